/** Stores the state of the page in its address, so that a link or a reload opens the page in the same state. */

import { Request } from "./document.ts";

/** The selection in an ensemble: the column that sets the colours, whether all members are shown, one member, and ranges of columns. */
export interface MembersState {
  column: number;
  all: boolean;
  picked: number;
  brushes: [number, number, number][]; // triples of column, lower end and upper end
}

export interface PageState {
  request?: Request | null;
  view?: string;
  time?: number;
  tab?: string;
  cameras?: Record<string, [number, number, number]>;
  step?: number; // step of a lesson
  speed?: number;
  theme?: "dark" | "light";
  show?: Record<string, boolean | number>; // display settings that differ from their defaults
  lead?: number; // the run whose body is solid
  hidden?: number[]; // hidden runs
  zoom?: [number, number]; // time range of the plots
  scales?: Record<string, boolean>; // for plots whose axis was changed, whether it is logarithmic
  members?: MembersState;
}

const numbers = (x: unknown, n?: number): x is number[] => Array.isArray(x) && (n === undefined || x.length === n) && x.every((v) => Number.isFinite(v));

/** Returns the value if it is a table whose entries all pass the test, else undefined. */
function tableOf<T>(x: unknown, good: (v: unknown) => v is T): Record<string, T> | undefined {
  return x && typeof x === "object" && !Array.isArray(x) ? (Object.fromEntries(Object.entries(x).filter(([, v]) => good(v))) as Record<string, T>) : undefined;
}

const MOST = 8000; // largest length in characters; a longer state is not put into the address

export function toText(state: PageState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  let text = "";
  for (const b of bytes) text += String.fromCharCode(b);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Returns the state in a text, or null if there is none. Anyone can write such a link, so the entries are checked here, and requests by the server. */
export function fromText(text: string): PageState | null {
  try {
    const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    const made = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(plain, (c) => c.charCodeAt(0))));
    if (typeof made !== "object" || made === null || Array.isArray(made)) return null;
    const out: PageState = {};
    if (typeof made.view === "string") out.view = made.view;
    if (typeof made.tab === "string") out.tab = made.tab;
    if (Number.isFinite(made.time)) out.time = made.time;
    if (Number.isInteger(made.step)) out.step = made.step;
    if (made.request && typeof made.request === "object" && Array.isArray(made.request.runs)) out.request = made.request;
    const cameras = tableOf(made.cameras, (c): c is [number, number, number] => numbers(c, 3));
    if (cameras) out.cameras = cameras;
    const show = tableOf(made.show, (v): v is boolean | number => typeof v === "boolean" || Number.isFinite(v));
    if (show) out.show = show;
    const scales = tableOf(made.scales, (v): v is boolean => typeof v === "boolean");
    if (scales) out.scales = scales;
    if (made.speed > 0 && Number.isFinite(made.speed)) out.speed = made.speed;
    if (made.theme === "dark" || made.theme === "light") out.theme = made.theme;
    if (Number.isInteger(made.lead)) out.lead = made.lead;
    if (numbers(made.hidden)) out.hidden = made.hidden;
    if (numbers(made.zoom, 2) && made.zoom[0] < made.zoom[1]) out.zoom = made.zoom as [number, number];
    const m = made.members;
    if (m && numbers([m.column, m.picked]) && Array.isArray(m.brushes) && m.brushes.every((b: unknown) => numbers(b, 3)))
      out.members = { column: m.column, picked: m.picked, all: m.all === true, brushes: m.brushes };
    return out;
  } catch {
    return null;
  }
}

/** Returns the state with which this page was opened, from its address or from the file of the page. */
export function opened(): PageState | null {
  const found = /^#s=([\w-]+)$/.exec(location.hash);
  if (found) return fromText(found[1]);
  const kept = document.getElementById("polhode-state")?.textContent;
  return kept ? fromText(kept.trim()) : null;
}

let waiting = 0;

/** Puts the state into the address after a short delay. */
export function keep(state: () => PageState): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    const text = toText(state());
    try {
      if (text.length < MOST) history.replaceState(null, "", `#s=${text}`);
    } catch {
      /* fails in the frame of a notebook, which has no address of its own */
    }
  }, 300);
}

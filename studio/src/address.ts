/** What a page shows, in its address: a link opens it as it was, and a reload loses nothing. */

import { Request } from "./document.ts";

export interface PageState {
  request?: Request | null;
  view?: string;
  time?: number;
  tab?: string;
  cameras?: Record<string, [number, number, number]>;
  step?: number; // of a lesson
}

const MOST = 8000; // characters; longer ones are not put into an address

export function toText(state: PageState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  let text = "";
  for (const b of bytes) text += String.fromCharCode(b);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The state in a text; null if it is none. It is data of whoever made the link, and the server checks requests. */
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
    if (made.cameras && typeof made.cameras === "object") {
      out.cameras = {};
      for (const [name, c] of Object.entries(made.cameras))
        if (Array.isArray(c) && c.length === 3 && c.every((x) => Number.isFinite(x))) out.cameras[name] = c as [number, number, number];
    }
    return out;
  } catch {
    return null;
  }
}

/** The state that this page was opened with: of its address, or of the file that it is. */
export function opened(): PageState | null {
  const found = /^#s=([\w-]+)$/.exec(location.hash);
  if (found) return fromText(found[1]);
  const kept = document.getElementById("polhode-state")?.textContent;
  return kept ? fromText(kept.trim()) : null;
}

let waiting = 0;

/** Puts the state into the address, soon. */
export function keep(state: () => PageState): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    const text = toText(state());
    try {
      if (text.length < MOST) history.replaceState(null, "", `#s=${text}`);
    } catch {
      /* a frame in a notebook has no address of its own */
    }
  }, 300);
}

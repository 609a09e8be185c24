/** The layout of the scenes on the canvas, and the text over each of them. */

import { MotionViews } from "./motion_views.ts";
import { Document, shortNames } from "./document.ts";
import { Stage, View } from "./stage.ts";
import { Theme } from "./theme.ts";
import { byId, el, figure } from "./ui.ts";

export const TITLES: Record<string, string> = { overview: "Overview", body: "Body", poinsot: "Poinsot", momentum: "Momentum", cloud: "Cloud", path: "Path" };

export interface Shown {
  document: Document | null;
  motion: MotionViews | null;
  theme: Theme;
  view: string; // "overview", or the name of the only scene shown
}

/** Assigns each scene a part of the canvas. */
export function divide({ width: W, height: H, views }: Stage, current: string): void {
  const all = current === "overview" && views.length > 1;
  views.forEach((v, k) => (v.shown = all ? k < 3 : v.name === current || views.length === 1));
  if (!all) return views.forEach((v) => (v.rect = { x: 0, y: 0, width: W, height: H }));
  if (W > 1.9 * H && H < 330) {
    // a low and wide canvas: three scenes in a row
    const first = Math.round(W * 0.4), rest = Math.round((W - first) / 2);
    views[0].rect = { x: 0, y: 0, width: first, height: H };
    views[1].rect = { x: first, y: 0, width: rest, height: H };
    views[2].rect = { x: first + rest, y: 0, width: W - first - rest, height: H };
  } else if (W > 1.05 * H) {
    const left = Math.round(W * 0.56), half = Math.round(H / 2);
    views[0].rect = { x: 0, y: 0, width: left, height: H };
    views[1].rect = { x: left, y: 0, width: W - left, height: half };
    views[2].rect = { x: left, y: half, width: W - left, height: H - half };
  } else {
    const top = Math.round(H * 0.6), half = Math.round(W / 2);
    views[0].rect = { x: 0, y: 0, width: W, height: top };
    views[1].rect = { x: 0, y: top, width: half, height: H - top };
    views[2].rect = { x: half, y: top, width: W - half, height: H - top };
  }
}

function words(s: Shown, name: string): [string, string] {
  const lead = s.motion?.actors[s.motion.lead].player;
  const I = [...(s.motion?.actors[0].player.data.body.moments ?? [1, 2, 3])].sort((a, b) => a - b);
  const alike = I.slice(1).filter((x, k) => x - I[k] < 1e-9 * I[2]).length; // counts equal moments, with the same tolerance as in `contours`
  const free = lead?.data.torque === "free rotation";
  const larger = s.motion?.path?.enlarged ?? 1;
  const text: Record<string, string> = {
    body: "The body turns; its axis leaves a trace on the sphere.",
    path: `The body moves; its centre of mass leaves a trace. The body is drawn ${larger > 1.05 ? `${figure(larger, 2)} times larger than it is` : "true to scale"}${s.motion?.path?.every ? `; pale copies show it every ${figure(s.motion.path.every, 2)} s` : ""}.`,
    poinsot: free
      ? "The inertia ellipsoid rolls on the plane perpendicular to L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane."
      : "Under a torque, energy and L change, and the plane perpendicular to L moves. The ellipsoid touches it at ω and is always drawn at the same size.",
    mechanism: "Bodies and joints. Arrows show the forces that the joints exert.",
    cloud: "Each point shows the direction of a member's third axis. Click a point to follow this member.",
    momentum:
      alike > 1 ? "The direction of L, seen from the body. All directions have the same energy."
      : alike ? "The direction of L, seen from the body. The energy is constant along each line. A symmetric body has no separatrix."
      : "The direction of L, seen from the body. The energy is constant along each line. The thick line through the middle axis is the separatrix.",
  };
  if (lead?.wheels) {
    text.poinsot = "The body has wheels. Its ellipsoid still touches a plane at ω, but this plane moves, and it is not perpendicular to L, because L includes the wheels.";
    text.momentum = "The direction of L (with the wheels), seen from the body. Along each line the energy of the body without wheels is constant.";
  }
  const far = s.motion?.actors.find((a) => a.player.coarse)?.player.stride;
  if (far && name !== "cloud") text[name] = `The body turns by ${figure(far, 2)} rad between samples, so only the samples are shown.`;
  const titles: Record<string, string> = { body: "Body in space", path: "Path", poinsot: "Poinsot", cloud: "Ensemble", mechanism: "Mechanism", momentum: "Momentum sphere" };
  return [titles[name] ?? name, text[name] ?? ""];
}

export interface Item {
  text: string;
  colour: string;
  ramp?: string[]; // a colour scale instead of one colour
  readout?: string; // the id of the element with a number that is updated
}

/** The items of a scene's legend: what its colours mean. */
export function legendOf(s: Shown, name: string): Item[] {
  const t = s.theme, doc = s.document;
  const items: Item[] =
    name === "body" ? [{ text: "ω", colour: t.omega, readout: "readout-omega" }, { text: "L", colour: t.momentum, readout: "readout-momentum" }]
    : name === "poinsot" ? [{ text: "ω", colour: t.omega }, { text: "L", colour: t.momentum }]
    : name === "momentum" && !evenEnergy(s) ? [{ text: "energy, low to high", colour: t.energy[2], ramp: t.energy }]
    : [];
  if (doc?.kind === "mechanism") return [...doc.bodies.slice(0, 4).map((b, k) => ({ text: b.name, colour: t.runs[k] })), { text: "force of a joint", colour: t.ink }];
  if (doc?.kind !== "motion" || name === "momentum") return items;
  const names = shortNames(doc);
  const of = name === "poinsot" ? "polhode, herpolhode" : name === "path" ? "path of the centre of mass" : `trace of body ${"xyz"[s.motion?.axis ?? 2]}`;
  doc.runs.forEach((_, k) => items.push({ text: doc.runs.length > 1 ? names[k] : of, colour: t.runs[k] }));
  return items;
}

function evenEnergy(s: Shown): boolean {
  const I = s.motion?.actors[0].player.data.body.moments;
  return !!I && Math.max(...I) - Math.min(...I) < 1e-9 * Math.max(...I);
}

function caption(s: Shown, v: View, small: boolean): HTMLElement {
  const node = el("div", { class: "caption", "data-test": `caption-${v.name}` });
  if (!small) node.classList.add("alone");
  if (v.rect.x > 0) node.classList.add("inner");
  if (v.rect.y > 0) node.classList.add("lower");
  Object.assign(node.style, { left: `${v.rect.x}px`, top: `${v.rect.y}px`, width: `${v.rect.width}px`, height: `${v.rect.height}px` });
  const [title, text] = words(s, v.name);
  node.append(el("div", { class: "head" }, el("h2", {}, title), text && (!small || v.rect.height > 330) && v.rect.width > 300 && el("p", {}, text)));
  const many = s.document?.kind === "motion" && s.document.runs.length > 1;
  const items = legendOf(s, v.name).filter((_, k) => v.rect.width > 240 && v.rect.height > 235 && (v.rect.width > 420 || !small || k < 2 || !many));
  node.append(
    el("div", { class: "legend" }, ...items.map((item) => {
      const mark = el("i");
      mark.style.background = item.ramp ? `linear-gradient(90deg, ${item.ramp.join(",")})` : item.colour;
      if (item.ramp) mark.className = "ramp";
      return el("span", {}, mark, item.text, item.readout && el("b", { class: "readout", id: item.readout }));
    })),
  );
  return node;
}

/** Writes the captions, and sets the areas that the labels in the scenes must not cover. */
export function write(stage: Stage, s: Shown): void {
  const home = byId("captions");
  home.replaceChildren();
  const shown = stage.views.filter((v) => v.shown);
  for (const v of shown) {
    const node = caption(s, v, shown.length > 1);
    home.append(node);
  }
  const origin = home.getBoundingClientRect();
  shown.forEach((v, k) => {
    const parts = [...home.children[k].querySelectorAll("h2, p, .legend span")];
    v.taken = parts.map((p) => {
      const b = p.getBoundingClientRect();
      return { x: b.left - origin.left - v.rect.x, y: b.top - origin.top - v.rect.y, width: b.width + 4, height: b.height };
    });
    // the labels avoid the legend and, in a small scene, also the heading
    const low = v.taken.filter((b) => b.y > v.rect.height / 2).map((b) => v.rect.height - b.y);
    v.inset = { top: v.rect.height < 330 ? 14 : 8, bottom: Math.min(0.3 * v.rect.height, Math.max(4, ...low)) };
  });
}

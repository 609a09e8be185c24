/** Starts the page, and provides the functions for tests. */

import { Request } from "./document.ts";
import { fromBase64, toBase64 } from "./packet.ts";
import { Server } from "./server.ts";
import { Studio } from "./studio.ts";
import { byId, el, say } from "./ui.ts";

let studio: Studio;
let ready: () => void = () => {};

/** Draws the current frame and returns its pixels. */
function pixels(): { width: number; height: number; data: Uint8ClampedArray } {
  studio.draw();
  const canvas = byId<HTMLCanvasElement>("canvas");
  const copy = el("canvas", { width: canvas.width, height: canvas.height });
  const g = copy.getContext("2d")!;
  g.drawImage(canvas, 0, 0);
  return { width: copy.width, height: copy.height, data: g.getImageData(0, 0, copy.width, copy.height).data };
}

/** Goes to sample k of the first run. */
function show(k: number): void {
  const doc = studio.document;
  if (doc?.kind === "motion") studio.clock.seek(doc.runs[0].t[k]);
  else if (doc?.kind === "ensemble") studio.clock.seek(doc.times[k]);
}

const film = async (frames: number): Promise<string> => toBase64(await (await studio.film(frames)).arrayBuffer());

const hooks = {
  ready: new Promise<void>((r) => (ready = r)),
  get document() {
    return studio?.document ?? null;
  },
  get time() {
    return studio.clock.time;
  },
  get frames() {
    return studio?.frames ?? 0;
  },
  get cost() {
    return studio.cost;
  },
  /** Numbers of objects on the graphics card. */
  get memory() {
    const { memory, programs } = studio.stage.renderer.info;
    return { geometries: memory.geometries, textures: memory.textures, programs: programs?.length ?? 0 };
  },
  /** The visible labels in the scenes, with their positions on the canvas. */
  get words() {
    studio.draw();
    return studio.stage.views.filter((v) => v.shown).flatMap((v) => v.words.map((w) => ({ text: w.text, ...w.box, x: w.box.x + v.rect.x, y: w.box.y + v.rect.y })));
  },
  get state() {
    return studio.state;
  },
  /** The positions of the draggable ends of arrows and of the body, on the canvas. */
  get knobs() {
    return studio.knobs;
  },
  show,
  play: () => studio.clock.set(true),
  pause: () => studio.clock.set(false),
  seek: (t: number) => studio.clock.seek(t),
  view: (name: string) => studio.view(name),
  preset: (name: string) => studio.preset(name),
  teach: (step: number) => studio.teach(step),
  run: (request: Request) => studio.run(request),
  load: (bytes: ArrayBuffer) => studio.load(bytes),
  pixels,
  png: () => studio.picture().toDataURL("image/png"),
  svg: () => studio.drawing(),
  html: () => studio.page(),
  glb: () => toBase64(studio.model()),
  film,
};
(window as unknown as { studio: typeof hooks }).studio = hooks;

function boot(): void {
  const clone = document.body.cloneNode(true) as HTMLElement;
  clone.querySelectorAll("script").forEach((x) => x.remove());
  try {
    studio = new Studio(clone.innerHTML.trim());
  } catch (e) {
    say(`This page needs WebGL 2, which the browser does not provide: ${(e as Error).message}`, true);
    return;
  }
  const packet = document.getElementById("polhode-packet");
  if (packet) {
    try {
      studio.load(fromBase64(packet.textContent ?? ""));
      packet.textContent = "";
    } catch (e) {
      say((e as Error).message, true);
    }
    ready();
  } else if (location.protocol.startsWith("http")) {
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const asked = new URLSearchParams(location.search), named = asked.get("document");
    address.search = `?${new URLSearchParams({ token: asked.get("token") ?? "", ...(named ? { document: named } : {}) })}`;
    address.hash = "";
    studio.onfirst = ready;
    studio.attach(new Server(address.href));
  } else {
    say("Drop a packet here to show it.");
    ready();
  }
}

// wait until the browser has painted the page once, because starting WebGL takes longer
const begin = (() => {
  let begun = false;
  return () => {
    if (!begun) boot();
    begun = true;
  };
})();
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, 300); // pages in the background get no animation frames

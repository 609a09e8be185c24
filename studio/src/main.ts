/** The page: what it shows, and how it moves. */

import { Clock } from "./clock.ts";
import { append, asDocument, Document, MotionDocument, RunData } from "./document.ts";
import { codePane, Hooks, mountPanels, runsPane, specs } from "./motion_page.ts";
import { MotionViews, SHOW } from "./motion_views.ts";
import { decode, fromBase64, Value } from "./packet.ts";
import { Panel } from "./plots.ts";
import { PRESETS, Stage, View } from "./stage.ts";
import { Theme, THEMES } from "./theme.ts";
import { byId, el, figure, say } from "./ui.ts";

class Studio {
  document: Document | null = null;
  frames = 0;
  cost = { sum: 0, worst: 0, frames: 0 }; // milliseconds of our own code in a frame
  private stage: Stage;
  private clock = new Clock();
  private theme: Theme;
  private motion: MotionViews | null = null;
  private panels: Panel[] = [];
  private zoom: [number, number] | null = null;
  private current = "overview";
  private dirty = true;
  private last = 0;
  private written = 0;
  private tab = "runs";
  private show = { ...SHOW };
  private panes = new Map<string, { title: string; make: () => HTMLElement }>();

  constructor() {
    const asked = matchMedia("(prefers-color-scheme: light)");
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem("polhode-theme");
    } catch {
      /* pages from a file may have no storage */
    }
    this.theme = THEMES[chosen === "light" || chosen === "dark" ? chosen : asked.matches ? "light" : "dark"];
    document.documentElement.dataset.theme = this.theme.name;
    asked.addEventListener("change", () => !chosen && this.dress(asked.matches ? "light" : "dark"));
    this.stage = new Stage(byId<HTMLCanvasElement>("canvas"));
    this.stage.onchange = () => this.changed();
    this.stage.onlayout = () => this.layout();
    this.clock.onseek = (t) => this.moved(t);
    byId("theme").addEventListener("click", () => {
      chosen = this.theme.name === "dark" ? "light" : "dark";
      try {
        localStorage.setItem("polhode-theme", chosen);
      } catch {
        /* then only for now */
      }
      this.dress(chosen as Theme["name"]);
    });
    byId("help").addEventListener("click", () => this.help());
    new ResizeObserver(() => this.panels.forEach((p) => p.rebuild())).observe(byId("plots"));
    document.addEventListener("keydown", (e) => this.key(e));
    this.dropping();
    this.stage.measure();
    requestAnimationFrame((t) => this.loop(t));
  }

  // --- the document -----------------------------------------------------------------------------

  load(bytes: ArrayBuffer): Document {
    return this.open(asDocument(decode(bytes)));
  }

  open(doc: Document, keep = false): Document {
    const before = this.document;
    this.document = doc;
    byId("title").textContent = doc.title;
    document.title = `${doc.title} – polhode studio`;
    const cameras = this.motion ? this.stage.views.map((v) => [v.name, v.azimuth, v.elevation, v.distance] as const) : [];
    this.motion?.dispose();
    this.motion = null;
    this.panels.forEach((p) => p.destroy());
    this.panels = [];
    this.panes.clear();
    this.zoom = null;
    byId("exhibit").hidden = true;
    if (doc.kind === "motion") {
      this.openMotion(doc, keep && before?.kind === "motion");
      for (const [name, a, e, d] of cameras) {
        const view = this.stage.views.find((v) => v.name === name);
        if (view) (view.azimuth = a), (view.elevation = e), (view.distance = d);
      }
    }
    this.tabs();
    return doc;
  }

  private hooks: Hooks = {
    seek: (t) => this.clock.seek(t),
    changed: () => {
      this.moved(this.clock.time);
      this.panels.forEach((p) => p.refresh());
    },
    zoomed: (range) => {
      this.zoom = range;
      this.spanPanels();
    },
  };

  private openMotion(doc: MotionDocument, keep: boolean): void {
    this.motion = new MotionViews(doc, this.theme, this.show);
    const m = this.motion;
    this.stage.views = [m.body, m.poinsot, m.momentum];
    this.stage.dress(this.theme);
    this.panels = mountPanels(specs(doc, m.actors.map((a) => a.player), this.theme, () => this.motion!.lead), this.theme, this.hooks);
    this.panes.set("runs", { title: "Runs", make: () => runsPane(doc, this.motion!, this.theme, this.show, this.hooks, () => this.pane()) });
    this.panes.set("code", { title: "Code", make: () => codePane(doc.python, doc.scenario) });
    const start = Math.min(...m.actors.map((a) => a.player.start)), end = Math.max(...m.actors.map((a) => a.player.end));
    if (keep) this.clock.span(start, end);
    else {
      this.clock.time = start;
      this.clock.span(start, end, pace(m));
    }
    this.view(this.current);
    this.spanPanels();
  }

  /** The next samples of each run. */
  more(part: { [key: string]: Value }): void {
    const doc = this.document;
    if (doc?.kind !== "motion" || !this.motion) return;
    const runs = (part.runs ?? []) as unknown as Partial<RunData>[];
    runs.forEach((r, k) => doc.runs[k] && append(doc.runs[k], r));
    if (Array.isArray(part.difference) && part.difference.length) doc.difference = part.difference as unknown as MotionDocument["difference"];
    this.motion.actors.forEach((_, k) => this.motion!.retrace(k));
    this.clock.span(this.clock.start, Math.max(...this.motion.actors.map((a) => a.player.end)));
    this.spanPanels();
  }

  private spanPanels(): void {
    const whole: [number, number] = [this.clock.start, this.clock.end];
    const [a, b] = this.zoom ?? whole;
    for (const p of this.panels) {
      p.span(a, b, whole);
      p.at(this.clock.time);
      p.write();
    }
  }

  // --- what is shown ----------------------------------------------------------------------------

  view(name: string): void {
    const names = ["overview", ...this.stage.views.map((v) => v.name)];
    this.current = names.includes(name) ? name : "overview";
    const nav = byId("views");
    const titles: Record<string, string> = { overview: "Overview", body: "Body", poinsot: "Poinsot", momentum: "Momentum sphere", cloud: "Cloud" };
    nav.replaceChildren(
      ...(this.stage.views.length > 1 ? names : names.slice(1)).map((n) =>
        el("button", {
          type: "button", role: "tab", id: `view-${n}`, "data-test": `view-${n}`, "aria-selected": String(n === this.current),
          onclick: () => this.view(n),
        }, titles[n] ?? n),
      ),
    );
    this.layout();
    this.changed();
  }

  private layout(): void {
    const { width: W, height: H, views } = this.stage;
    const captions = byId("captions");
    captions.replaceChildren();
    if (!views.length) return;
    const all = this.current === "overview" && views.length > 1;
    for (const v of views) v.shown = all || v.name === this.current || views.length === 1;
    if (all) {
      const wide = W > 1.05 * H;
      if (wide) {
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
    } else for (const v of views) v.rect = { x: 0, y: 0, width: W, height: H };
    for (const v of views) if (v.shown) captions.append(this.caption(v, all));
    this.motion?.labels();
  }

  private caption(v: View, small: boolean): HTMLElement {
    const node = el("div", { class: "caption", "data-test": `caption-${v.name}` });
    if (v.rect.x > 0) node.classList.add("inner");
    if (v.rect.y > 0) node.classList.add("lower");
    Object.assign(node.style, { left: `${v.rect.x}px`, top: `${v.rect.y}px`, width: `${v.rect.width}px`, height: `${v.rect.height}px` });
    const words: Record<string, [string, string]> = {
      body: ["Body in space", "The body turns; its axis leaves a trace on the sphere."],
      poinsot: ["Poinsot", "The inertia ellipsoid rolls on the plane across L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane."],
      momentum: ["Momentum sphere", "Where L points, seen from the body. Lines are of equal energy; the heavy one is the separatrix, through the middle axis."],
    };
    const [title, text] = words[v.name] ?? [v.title, ""];
    node.append(el("div", {}, el("h2", {}, title), text && (!small || v.rect.height > 330) && v.rect.width > 300 && el("p", {}, text)));
    const t = this.theme;
    const items: [string, string][] =
      v.name === "body" ? [["ω angular velocity", t.omega], ["L momentum", t.momentum]]
      : v.name === "poinsot" ? [["ω", t.omega], ["L", t.momentum]]
      : [["low energy", t.energy[0]], ["high", t.energy[4]]];
    const doc = this.document;
    if (doc?.kind === "motion" && v.name === "body") doc.runs.forEach((r, k) => items.push([doc.runs.length > 1 ? r.name : "trace of the body's axis", t.runs[k]]));
    if (v.rect.width > 260)
      node.append(
        el("div", { class: "legend" }, ...items.map(([s, c]) => {
          const mark = el("i");
          mark.style.background = c;
          return el("span", {}, mark, s);
        })),
      );
    return node;
  }

  preset(name: string): void {
    for (const v of this.stage.views) if (v.shown) v.preset(name);
    this.changed();
  }

  dress(name: Theme["name"]): void {
    this.theme = THEMES[name];
    document.documentElement.dataset.theme = name;
    const doc = this.document;
    if (doc?.kind === "motion" && this.motion) {
      const lead = this.motion.lead, visible = this.motion.actors.map((a) => a.visible);
      const old = this.stage.views;
      this.motion.dispose();
      this.motion = new MotionViews(doc, this.theme, this.show);
      this.stage.views = [this.motion.body, this.motion.poinsot, this.motion.momentum];
      this.stage.views.forEach((v, k) => Object.assign(v, { azimuth: old[k].azimuth, elevation: old[k].elevation, distance: old[k].distance }));
      visible.forEach((x, k) => (this.motion!.actors[k].visible = x));
      this.motion.setLead(lead);
      this.stage.dress(this.theme);
      this.panels.forEach((p) => p.destroy());
      this.panels = mountPanels(specs(doc, this.motion.actors.map((a) => a.player), this.theme, () => this.motion!.lead), this.theme, this.hooks);
      this.spanPanels();
      this.layout();
      this.pane();
    }
    this.moved(this.clock.time);
  }

  private tabs(): void {
    const bar = byId("tabs");
    if (!this.panes.has(this.tab)) this.tab = [...this.panes.keys()][0] ?? "";
    bar.replaceChildren(
      ...[...this.panes].map(([key, { title }]) =>
        el("button", {
          type: "button", role: "tab", "data-test": `tab-${key}`, id: `tab-${key}`, "aria-selected": String(key === this.tab),
          onclick: () => {
            this.tab = key;
            this.tabs();
          },
        }, title),
      ),
    );
    this.pane();
  }

  private pane(): void {
    const make = this.panes.get(this.tab)?.make;
    byId("panes").replaceChildren(...(make ? [make()] : []));
  }

  // --- time -------------------------------------------------------------------------------------

  private changed(): void {
    this.dirty = true;
  }

  private moved(t: number): void {
    this.motion?.seek(t);
    for (const p of this.panels) {
      p.at(t);
      p.write();
    }
    this.changed();
  }

  private loop(stamp: number): void {
    requestAnimationFrame((t) => this.loop(t));
    const seconds = Math.min(0.1, (stamp - this.last) / 1000);
    this.last = stamp;
    const began = performance.now();
    if (this.clock.tick(seconds)) {
      const t = this.clock.time;
      this.motion?.seek(t);
      for (const p of this.panels) p.at(t);
      if (stamp - this.written > 90) {
        for (const p of this.panels) p.write();
        this.readout();
        this.written = stamp;
      }
      this.dirty = true;
    }
    if (!this.dirty) return;
    const own = performance.now() - began;
    this.dirty = false;
    this.draw();
    this.cost.sum += own;
    this.cost.worst = Math.max(this.cost.worst, own);
    this.cost.frames++;
  }

  private draw(): void {
    if (!this.stage.views.length) return;
    this.stage.draw();
    this.frames++;
  }

  private readout(): void {
    const a = this.motion?.actors[this.motion.lead];
    byId("readout").textContent = a ? `|ω| = ${figure(Math.hypot(...a.player.omega), 3)} rad/s` : "";
  }

  // --- keys and files ---------------------------------------------------------------------------

  private key(e: KeyboardEvent): void {
    const at = e.target as HTMLElement;
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) && (at as HTMLInputElement).type !== "range" && (at as HTMLInputElement).type !== "checkbox") return;
    const onButton = at.tagName === "BUTTON" && (e.key === " " || e.key === "Enter");
    if (onButton || (at.tagName === "INPUT" && (at as HTMLInputElement).type === "checkbox" && e.key === " ")) return;
    const span = this.clock.end - this.clock.start;
    const step = (n: number) => {
      const p = this.motion?.actors[this.motion.lead].player;
      if (!p) return this.clock.seek(this.clock.time + (n * span) / 200);
      const i = Math.max(0, Math.min(p.data.t.length - 1, p.index + (p.fraction > 0.999 ? 1 : 0) + (n < 0 && p.fraction > 1e-9 && p.fraction <= 0.999 ? n + 1 : n)));
      this.clock.seek(p.data.t[i]);
    };
    const views = this.stage.views.filter((v) => v.shown);
    const spin = (dx: number, dy: number) => views.slice(0, 1).forEach((v) => this.stage.spin(v, dx, dy));
    const names = ["overview", ...this.stage.views.map((v) => v.name)];
    const keys: Record<string, () => void> = {
      " ": () => this.clock.toggle(),
      k: () => this.clock.toggle(),
      ArrowRight: () => (e.shiftKey ? spin(-20, 0) : this.clock.seek(this.clock.time + span / 100)),
      ArrowLeft: () => (e.shiftKey ? spin(20, 0) : this.clock.seek(this.clock.time - span / 100)),
      ArrowUp: () => (e.shiftKey ? spin(0, 20) : this.clock.faster(1)),
      ArrowDown: () => (e.shiftKey ? spin(0, -20) : this.clock.faster(-1)),
      ".": () => step(1),
      ",": () => step(-1),
      Home: () => this.clock.seek(this.clock.start),
      End: () => this.clock.seek(this.clock.end),
      l: () => this.clock.setLoop(!this.clock.loop),
      t: () => byId("theme").click(),
      r: () => this.preset("corner"),
      "?": () => this.help(),
      "+": () => views.forEach((v) => this.stage.zoom(v, 0.85)),
      "-": () => views.forEach((v) => this.stage.zoom(v, 1 / 0.85)),
    };
    names.forEach((n, k) => (keys[String(k + 1)] = () => this.view(n)));
    const act = keys[e.key];
    if (!act || document.querySelector("dialog[open]")) return;
    e.preventDefault();
    act();
  }

  private help(): void {
    const rows: [string, string][] = [
      ["Space", "play, pause"], ["← →", "a hundredth of the run back or on"], [", .", "a sample back or on"], ["↑ ↓", "faster, slower"],
      ["Home End", "to the start, to the end"], ["1 2 3 4", "the views"], ["Shift + arrows", "turn the scene"], ["+ −", "closer, farther"],
      ["R", "the view as it was"], ["L", "begin again at the end, or not"], ["T", "dark or light"],
    ];
    const dialog = el("dialog", { "aria-label": "Keys", "data-test": "help-dialog" },
      el("h2", {}, "Keys"),
      el("dl", {}, ...rows.flatMap(([k, s]) => [el("dt", {}, el("kbd", {}, k)), el("dd", {}, s)])),
      el("p", { class: "note" }, "Drag a scene to turn it, and use the wheel or two fingers to come closer. Click a plot to go there; drag over it to see that part, and click twice for all of it."),
      el("button", { type: "button", class: "primary", onclick: () => dialog.close() }, "Close"),
    );
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  private dropping(): void {
    const zone = byId("drop");
    let depth = 0;
    addEventListener("dragenter", (e) => {
      if (e.dataTransfer?.types.includes("Files")) (zone.hidden = false), depth++;
    });
    addEventListener("dragleave", () => --depth <= 0 && ((zone.hidden = true), (depth = 0)));
    addEventListener("dragover", (e) => e.preventDefault());
    addEventListener("drop", async (e) => {
      e.preventDefault();
      zone.hidden = true;
      depth = 0;
      const file = e.dataTransfer?.files[0];
      if (!file) return;
      try {
        this.load(await file.arrayBuffer());
        say("");
      } catch (x) {
        say(`${file.name}: ${(x as Error).message}`, true);
      }
    });
  }

  // --- for tests --------------------------------------------------------------------------------

  get time(): number {
    return this.clock.time;
  }
  play(): void {
    this.clock.set(true);
  }
  pause(): void {
    this.clock.set(false);
  }
  seek(t: number): void {
    this.clock.seek(t);
  }
  /** Sample k of the first run. */
  sample(k: number): void {
    const doc = this.document;
    if (doc?.kind === "motion") this.clock.seek(doc.runs[0].t[k]);
    else if (doc?.kind === "ensemble") this.clock.seek(doc.times[k]);
  }
  pixels(): { width: number; height: number; data: Uint8ClampedArray } {
    this.draw();
    const canvas = byId<HTMLCanvasElement>("canvas");
    const copy = el("canvas", { width: canvas.width, height: canvas.height });
    const g = copy.getContext("2d")!;
    g.drawImage(canvas, 0, 0);
    const { data } = g.getImageData(0, 0, copy.width, copy.height);
    return { width: copy.width, height: copy.height, data };
  }
}

/** So many seconds of motion a second that the body turns as the eye can follow. */
function pace(m: MotionViews): number {
  const d = m.actors[0].player.data, n = d.t.length;
  let sum = 0, count = 0;
  for (let i = 0; i < n; i += Math.max(1, n >> 8)) {
    const x = Math.hypot(d.omega[3 * i], d.omega[3 * i + 1], d.omega[3 * i + 2]);
    if (Number.isFinite(x)) (sum += x), count++;
  }
  const rate = sum / (count || 1);
  const span = m.actors[0].player.end - m.actors[0].player.start;
  return Math.max(span / 120, rate > 0 ? 5 / rate : span / 20);
}

async function boot(): Promise<void> {
  let ready: () => void = () => {};
  const promise = new Promise<void>((r) => (ready = r));
  let studio: Studio;
  try {
    studio = new Studio();
  } catch (e) {
    say(`This page needs WebGL 2 to draw, and the browser has not given it: ${(e as Error).message}`, true);
    return;
  }
  const hooks = {
    ready: promise,
    get document() {
      return studio.document;
    },
    get time() {
      return studio.time;
    },
    get frames() {
      return studio.frames;
    },
    get cost() {
      return studio.cost;
    },
    show: (k: number) => studio.sample(k),
    play: () => studio.play(),
    pause: () => studio.pause(),
    seek: (t: number) => studio.seek(t),
    view: (name: string) => studio.view(name),
    preset: (name: string) => studio.preset(name),
    load: (bytes: ArrayBuffer) => studio.load(bytes),
    pixels: () => studio.pixels(),
    presets: Object.keys(PRESETS),
  };
  (window as unknown as { studio: typeof hooks }).studio = hooks;
  const packet = document.getElementById("polhode-packet");
  if (packet) {
    try {
      studio.load(fromBase64(packet.textContent ?? ""));
      packet.textContent = "";
    } catch (e) {
      say((e as Error).message, true);
    }
  }
  ready();
}

void boot();

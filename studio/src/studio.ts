/** The page: the displayed document, the view and the time, and everything that connects its parts. */

import { keep, opened, PageState, toText } from "./address.ts";
import * as captions from "./captions.ts";
import { Clock } from "./clock.ts";
import { CloudView } from "./cloud_view.ts";
import { appendPart, asDocument, Document, EnsembleDocument, endedEarly, ExhibitDocument, Lesson, MechanismDocument, MotionDocument, Request } from "./document.ts";
import { takeFiles } from "./drop.ts";
import { bandSpecs, membersPane } from "./ensemble_page.ts";
import { showExhibit, ShownExhibit } from "./exhibit_page.ts";
import { drawing, fileName, picture, save, Subject, whole } from "./exports.ts";
import { Entry, toggleMenu } from "./export_menu.ts";
import { shoot } from "./film.ts";
import { glb } from "./glb.ts";
import { Grips } from "./grips.ts";
import { help, listen } from "./keys.ts";
import { labPane } from "./lab_pane.ts";
import { lessonPane, lessonsPane } from "./lesson_pane.ts";
import { mechanismPane, mechanismSpecs, MechanismView } from "./mechanism_view.ts";
import { codePane, Hooks, mountPanels, runsPane, specs } from "./motion_page.ts";
import { MotionViews, SHOW } from "./motion_views.ts";
import { decode, Value } from "./packet.ts";
import { Parallel } from "./parallel.ts";
import { Panel } from "./plots.ts";
import { Requests } from "./requests.ts";
import { Catalogue, Server } from "./server.ts";
import { Side } from "./side.ts";
import { Stage } from "./stage.ts";
import { Theme, THEMES } from "./theme.ts";
import { leftOver, TryPane } from "./try_pane.ts";
import { byId, el, figure, say, tabKeys } from "./ui.ts";

const FRAMES_A_SECOND = 30; // frames per second of films
const LONGEST_FILM = 1800; // largest number of frames of a film

export class Studio {
  document: Document | null = null;
  onfirst: () => void = () => {}; // called when the first document is visible
  frames = 0;
  cost = { sum: 0, worst: 0, draw: 0, frames: 0 }; // total, largest, and WebGL time in milliseconds of the drawn frames
  readonly stage: Stage;
  readonly clock = new Clock();
  readonly side = new Side();
  motion: MotionViews | null = null;
  private cloud: CloudView | null = null;
  private mechanism: MechanismView | null = null;
  private theme: Theme;
  private exhibit: ShownExhibit | null = null;
  private before: Document | null = null; // the document to return to
  private requests: Requests | null = null;
  private known: Catalogue | null = null;
  private trying: TryPane | null = null;
  private gripping = false; // whether the start can be dragged in the scene
  private readonly grips = new Grips(() => this.motion, {
    hold: () => this.trying?.hold(), move: (s) => this.trying?.moveStart(s), rest: () => this.trying?.rest(),
    byMomentum: () => this.trying?.byMomentum ?? false, changed: () => this.changed(),
  });
  private past: { dispose: () => void }[] = [];
  private rest = 250; // milliseconds between two drawings of new samples, so that the page stays responsive
  private stale = 0; // time at which the first samples arrived that are not drawn yet
  private filming: { stop: boolean } | null = null;
  private panels: Panel[] = [];
  private parallel: Parallel | null = null; // exists only for an ensemble
  private zoom: [number, number] | null = null;
  private current = "overview";
  private dirty = true;
  private seen = true; // whether the scene is visible, or scrolled away
  private last = 0;
  private written = 0;
  private step = 0; // current step of a lesson
  private show = { ...SHOW };
  private wanted: PageState | null = opened(); // the state from the address, until it has been restored

  constructor(private readonly shell: string) {
    this.theme = THEMES[this.themeAtFirst()];
    document.documentElement.dataset.theme = this.theme.name;
    this.stage = new Stage(byId<HTMLCanvasElement>("canvas"));
    this.stage.onchange = () => (this.changed(), this.remember());
    this.stage.onlayout = () => this.layout();
    this.stage.onclick = (_, x, y) => this.clicked(x, y);
    this.stage.ongrab = (v, x, y) => this.grips.grab(v, x, y);
    this.stage.onhover = (v, x, y) => (byId("canvas").dataset.over = (v && this.gripping && this.grips.find(v, x, y)) || "");
    this.clock.onseek = (t) => {
      if (this.gripping && t !== this.clock.start) this.grip(false);
      this.moved(t);
      this.remember();
    };
    this.side.onchange = () => this.remember();
    this.side.back = () => this.wayBack();
    byId("help").addEventListener("click", help);
    byId("export").addEventListener("click", () => toggleMenu(this.entries()));
    listen((e) => this.keys(e), (again) => this.trying?.undo(again) ?? false);
    tabKeys(byId("views"));
    this.watchCanvas();
    takeFiles((file) => this.take(file));
    this.stage.measure();
    requestAnimationFrame((t) => this.loop(t));
  }

  private themeAtFirst(): Theme["name"] {
    const asked = matchMedia("(prefers-color-scheme: light)");
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem("polhode-theme");
    } catch {
      /* pages that are opened from a file may have no storage */
    }
    // In a notebook, the surrounding page reports its theme after this page has reported that it is ready.
    if (parent !== window) parent.postMessage({ polhode: "ready" }, "*");
    addEventListener("message", (e) => (e.data?.polhodeTheme === "light" || e.data?.polhodeTheme === "dark") && this.dress(e.data.polhodeTheme));
    asked.addEventListener("change", () => !chosen && this.dress(asked.matches ? "light" : "dark"));
    byId("theme").addEventListener("click", () => {
      chosen = this.theme.name === "dark" ? "light" : "dark";
      try {
        localStorage.setItem("polhode-theme", chosen);
      } catch {
        /* without storage, the choice is not remembered */
      }
      this.dress(chosen as Theme["name"]);
    });
    chosen ??= this.wanted?.theme ?? null; // the theme of a saved page
    return chosen === "light" || chosen === "dark" ? chosen : asked.matches ? "light" : "dark";
  }

  private watchCanvas(): void {
    const canvas = byId("canvas");
    canvas.addEventListener("webglcontextlost", (e) => {
      e.preventDefault();
      say("The browser has lost access to the graphics card. The scene is drawn again when the card is available.", true);
    });
    canvas.addEventListener("webglcontextrestored", () => {
      say("");
      this.changed();
    });
    new IntersectionObserver((all) => (this.seen = all[all.length - 1].isIntersecting)).observe(canvas);
  }

  // --- the document -----------------------------------------------------------------------------

  load(bytes: ArrayBuffer): Document {
    return this.open(asDocument(decode(bytes)));
  }

  private async take(file: File): Promise<void> {
    if (/\.(stl|obj)$/i.test(file.name)) {
      if (!this.trying) return say("This page has no server and cannot read mesh files: start `polhode studio` and drop the file there.", true);
      this.side.choose("try");
      return this.trying.take(file);
    }
    try {
      this.load(await file.arrayBuffer());
      say("");
    } catch (x) {
      say(`${file.name}: ${(x as Error).message}`, true);
    }
  }

  open(doc: Document, alike = false): Document {
    const same = alike && this.document?.kind === doc.kind;
    this.document = doc;
    byId("title").textContent = doc.title;
    byId("title").title = doc.title;
    document.title = `${doc.title} – polhode studio`;
    const cameras = this.cameras();
    this.clear();
    document.body.dataset.kind = doc.kind;
    this.side.panes.clear();
    this.zoom = null;
    if (doc.kind === "motion") this.openMotion(doc, same);
    else if (doc.kind === "ensemble") this.openEnsemble(doc);
    else if (doc.kind === "mechanism") this.openMechanism(doc);
    else this.openExhibit(doc);
    if (same) this.setCameras(cameras);
    this.offer();
    this.restore();
    this.onfirst();
    this.remember();
    return doc;
  }

  private cameras(): Record<string, [number, number, number]> {
    return Object.fromEntries(this.stage.views.map((v) => [v.name, [v.azimuth, v.elevation, v.distance] as [number, number, number]]));
  }
  private setCameras(cameras: Record<string, [number, number, number]>): void {
    for (const v of this.stage.views) if (cameras[v.name]) [v.azimuth, v.elevation, v.distance] = cameras[v.name];
  }

  private clear(): void {
    // Freed after the next picture, so that the compiled shaders can be used again.
    if (this.motion) this.past.push(this.motion);
    if (this.cloud) this.past.push(this.cloud);
    if (this.mechanism) this.past.push(this.mechanism);
    this.exhibit?.drop();
    this.motion = this.cloud = this.mechanism = this.exhibit = null;
    if (this.document?.kind !== "motion") this.gripping = false;
    this.stage.views = [];
    this.panels.forEach((p) => p.destroy());
    this.panels = [];
    this.parallel?.destroy();
    this.parallel = null;
    byId("captions").replaceChildren();
  }

  private openMotion(doc: MotionDocument, alike: boolean): void {
    const m = (this.motion = new MotionViews(doc, this.theme, this.show));
    this.stage.views = m.views;
    this.stage.dress(this.theme);
    this.panels = mountPanels(specs(doc, m.actors.map((a) => a.player), this.theme, () => this.motion!.lead, () => this.clock.time), this.theme, this.hooks);
    const { panes } = this.side;
    this.grips.dress(m, this.gripping);
    this.offerLesson();
    panes.set("runs", { title: "Runs", make: () => runsPane(doc, this.motion!, this.theme, this.show, this.hooks, () => this.side.pane()) });
    panes.set("code", { title: "Code", make: () => codePane(doc.python, doc.scenario) });
    const start = Math.min(...m.actors.map((a) => a.player.start)), end = Math.max(...m.actors.map((a) => a.player.end));
    const fit = pace(m);
    if (alike && fit < 3 * this.clock.speed && fit > this.clock.speed / 3) this.clock.span(start, end);
    else {
      this.clock.time = start;
      this.clock.span(start, end, fit);
    }
    this.markEnds();
    this.view(this.current);
    this.spanPanels();
    if (doc.lesson && !alike) this.teach(this.step);
  }

  /** Marks on the slider where runs ended early. */
  private markEnds(): void {
    const doc = this.document;
    if (doc?.kind !== "motion") return this.clock.mark([]);
    this.clock.mark(doc.runs.flatMap((r, k) => (endedEarly(r) && r.t[r.t.length - 1] < this.clock.end ? [{ t: r.t[r.t.length - 1], colour: this.theme.runs[k], title: `${r.name} ended` }] : [])));
  }

  private openEnsemble(doc: EnsembleDocument): void {
    const cloud = (this.cloud = new CloudView(doc, this.theme));
    this.stage.views = [cloud.view];
    this.stage.dress(this.theme);
    this.panels = mountPanels(bandSpecs(doc, this.theme, cloud), this.theme, this.hooks);
    if (doc.columns?.length > 1) byId("plots").prepend((this.parallel = new Parallel(doc, cloud, this.theme, () => (this.changed(), this.remember()))).node);
    const ask = (k: number) => this.requests?.over({ type: "member", index: k });
    this.side.panes.set("runs", { title: "Members", make: () => membersPane(doc, cloud, this.theme, () => (this.changed(), this.remember()), this.requests ? ask : null) });
    if (doc.python || doc.scenario) this.side.panes.set("code", { title: "Code", make: () => codePane(doc.python, doc.scenario) });
    const end = doc.times[doc.times.length - 1];
    this.clock.time = doc.times[0];
    this.clock.span(doc.times[0], end, (end - doc.times[0]) / 15);
    this.clock.mark([]);
    this.view("cloud");
    this.spanPanels();
  }

  private openMechanism(doc: MechanismDocument): void {
    const m = (this.mechanism = new MechanismView(doc, this.theme));
    this.stage.views = [m.view];
    this.stage.dress(this.theme);
    this.panels = mountPanels(mechanismSpecs(doc, this.theme, m), this.theme, this.hooks);
    this.offerLesson();
    this.side.panes.set("runs", { title: "Mechanism", make: () => mechanismPane(doc, m, this.theme, () => this.moved(this.clock.time)) });
    if (doc.python) this.side.panes.set("code", { title: "Code", make: () => codePane(doc.python, "") });
    const start = doc.t[0], end = doc.t[doc.t.length - 1];
    this.clock.time = start;
    this.clock.span(start, end, Math.max(1, (end - start) / 60));
    this.clock.mark([]);
    this.view("mechanism");
    this.spanPanels();
    this.teach(this.step);
  }

  private openExhibit(doc: ExhibitDocument): void {
    this.clock.set(false);
    byId("views").replaceChildren();
    this.exhibit = showExhibit(doc, this.theme);
    if (doc.python) this.side.panes.set("code", { title: "Code", make: () => codePane(doc.python, "") });
  }

  private clicked(x: number, y: number): void {
    if (!this.cloud) return;
    this.cloud.choose(this.cloud.pick(x, y));
    this.moved(this.clock.time);
    if (this.side.tab === "runs") this.side.pane();
  }

  private hooks: Hooks = {
    seek: (t) => this.clock.seek(t),
    camera: (name) => this.preset(name),
    changed: () => {
      this.layout();
      this.moved(this.clock.time);
      this.panels.forEach((p) => p.refresh());
    },
    zoomed: (range) => {
      this.zoom = range;
      this.spanPanels();
      this.remember();
    },
  };

  /** Receives the next samples of each run. They are drawn only a few times per second, because this computes the complete traces. */
  private more(part: { [key: string]: Value }): void {
    const doc = this.document;
    if (doc?.kind !== "motion" || !this.motion) return;
    const gaps = doc.difference.length;
    appendPart(doc, part);
    if (doc.difference.length !== gaps) return void this.open(doc, true);
    this.stale ||= performance.now();
  }

  private catchUp(): void {
    this.stale = 0;
    if (!this.motion) return;
    const began = performance.now();
    this.motion.actors.forEach((_, k) => this.motion!.retrace(k));
    this.clock.span(this.clock.start, Math.max(...this.motion.actors.map((a) => a.player.end)));
    this.markEnds();
    this.spanPanels();
    this.rest = Math.max(250, 4 * (performance.now() - began));
  }

  // --- lessons ----------------------------------------------------------------------------------

  private get lesson(): Lesson | null {
    const doc = this.document;
    return doc?.kind === "motion" || doc?.kind === "mechanism" ? doc.lesson ?? null : null;
  }

  private offerLesson(): void {
    const { lesson } = this;
    if (!lesson) return;
    this.step = Math.max(0, Math.min(this.step, lesson.steps.length - 1));
    this.side.panes.set("lesson", { title: "Lesson", make: () => lessonPane(lesson, this.step, (k) => this.teach(k)) });
  }

  /** Shows a step of the lesson, with the view and settings that the step defines. */
  teach(k: number): void {
    const { lesson } = this;
    if (!lesson) return;
    this.step = Math.max(0, Math.min(lesson.steps.length - 1, k));
    const step = lesson.steps[this.step];
    if (this.motion) {
      Object.assign(this.show, SHOW, step.show ?? {});
      this.motion.setLead(step.lead ?? 0);
      this.motion.actors.forEach((_, n) => this.motion!.retrace(n));
    }
    this.view(step.view ?? "overview");
    if (step.speed) this.clock.setSpeed(step.speed);
    this.clock.seek(step.time ?? this.clock.start);
    this.clock.set(step.play ?? false);
    for (const p of this.panels) p.node.classList.toggle("look", p.spec.id === step.plot);
    if (this.side.tab === "lesson") this.side.pane();
    this.remember();
  }

  // --- the server -------------------------------------------------------------------------------

  attach(server: Server): void {
    let waits = true; // no document comes from the server, so the page may request a first run
    let own: { [key: string]: Value } | null = null; // the server's document, which is kept while the link requests another one
    this.requests = new Requests(server, {
      began: () => this.trying?.state(true, ""),
      first: (header, over) => this.guard(() => this.arrived(header, over)),
      more: (part) => this.guard(() => this.more(part)),
      progress: (p) => this.trying?.state(true, leftOver(p.fraction, p.rate, p.left, p.message), p.fraction),
      done: (stopped, ms) => {
        if (this.stale) this.catchUp();
        this.markEnds();
        this.side.tabs();
        this.trying?.accept();
        this.trying?.state(false, stopped ? "Stopped; the samples computed so far are shown." : `Done in ${ms < 1000 ? `${Math.round(ms)} ms` : `${figure(ms / 1000, 3)} s`}.`);
      },
      failed: (message, where) => {
        if (this.trying) this.trying.complain(message, where);
        else say(message, true);
        if (this.document || !own) return;
        this.wanted = null;
        this.guard(() => this.open(asDocument(own!)));
      },
    });
    server.onhello = (hello) => (waits = !hello.document);
    server.ondocument = (header) => {
      if (this.wanted?.request) own = header; // the link requests other runs; if they fail, this document is shown
      else this.guard(() => this.document || this.open(asDocument(header)));
    };
    server.onstate = (open, text) => {
      say(text, !open);
      if (open && text) setTimeout(() => say(""), 8000);
    };
    server.onshow = ({ view, cameras, time, play }) => {
      if (view) this.view(view);
      if (cameras) this.setCameras(cameras);
      if (time !== undefined) this.clock.seek(time);
      if (play !== undefined) this.clock.set(play);
      this.changed();
      this.remember();
    };
    if (new URLSearchParams(location.search).has("document")) setInterval(() => this.report(server), 250);
    server.oncatalogue = (c) => this.learn(c, waits);
  }

  /** Reports the state to the server, if it has changed. */
  private report(server: Server): void {
    const text = this.document && server.open ? JSON.stringify(this.state) : this.reported;
    if (text === this.reported) return;
    this.reported = text;
    server.report(JSON.parse(text));
  }
  private reported = "";

  private arrived(header: { [key: string]: Value }, over: boolean): void {
    if (over && this.document && this.document.kind !== "exhibit") this.before = this.document;
    if (!over) this.before = null;
    if (over) this.step = 0;
    const linked = this.wanted !== null; // a page opened by a link shows the time of the link and does not play
    this.open(asDocument(header), !over);
    if (over && this.lesson) this.side.choose("lesson");
    if (!over && !this.clock.playing && this.frames < 4 && !linked) this.clock.set(true);
  }

  /** Receives the catalogue. The form then starts with the request of the address, the displayed runs, or a first problem. */
  private learn(c: Catalogue, waits: boolean): void {
    if (this.known) return; // the connection was lost and works again
    this.known = c;
    this.trying = new TryPane(c, (r) => void this.run(r).catch(() => {}), () => this.requests?.stop(), (file) => this.requests!.server.upload(file));
    this.trying.onchange = () => this.document && !this.wanted && keep(() => this.state); // also while the motion plays
    this.trying.ongrip = () => this.grip(!this.gripping);
    const first = ["dzhanibekov", "book-toss", ...c.problems.map((p) => p.name)].find((n) => c.problems.some((p) => p.name === n));
    const shown = this.document?.kind === "motion" ? this.document.request : null;
    if (this.wanted?.request) {
      this.trying.adopt(this.wanted.request);
      this.trying.touched = true; // so that the request stays in the address
      this.side.tab = this.wanted.tab ?? "try";
      this.trying.submit();
    } else if (!this.document && waits) {
      this.side.tab = "try";
      this.trying.choose(first ?? null);
    } else if (shown) this.trying.adopt(shown);
    else this.trying.choose(first ?? null, false);
    this.offer();
  }

  /** Switches dragging of the start in the scene on or off. */
  private grip(on: boolean): void {
    if (!this.motion || !this.trying) return;
    this.gripping = on;
    this.trying.grip.setAttribute("aria-pressed", String(on));
    document.getElementById("gripping")?.remove();
    if (on) {
      this.clock.set(false);
      this.clock.seek(this.clock.start);
      this.show.ride = this.show.apart = false;
      if (!this.motion.body.shown) this.view("body");
      this.side.draw(false);
      byId("stage").append(el("div", { id: "gripping", role: "status", "data-test": "gripping" }, el("span", {}, "To change the start, drag the ends of ω and L, or the body. With Shift, lengths do not change."), el("button", { type: "button", class: "small", "data-test": "grip-end", onclick: () => this.grip(false) }, "Done")));
    }
    this.grips.dress(this.motion, on);
    this.motion.dress();
    this.moved(this.clock.time);
  }

  get knobs(): Record<string, { x: number; y: number }> {
    this.draw();
    return this.grips.places();
  }

  /** Adds the panels that need a server. */
  private offer(): void {
    const { panes } = this.side, c = this.known;
    if (c && !panes.has("try")) {
      panes.set("try", { title: "Try", make: () => this.trying!.node });
      if (c.lessons?.length) panes.set("lessons", { title: "Learn", make: () => lessonsPane(c.lessons!, (name) => this.requests!.over({ type: "lesson", name })) });
      if (c.exhibits.length)
        panes.set("lab", { title: "Lab", make: () => labPane(c, this.document?.kind === "exhibit" ? this.document.name : "", (name) => this.requests!.over({ type: "exhibit", name })) });
    }
    this.side.tabs();
  }

  private guard(f: () => void): void {
    try {
      f();
    } catch (e) {
      say((e as Error).message, true);
    }
  }

  /** Requests runs. The promise resolves with the document when they are done. */
  async run(request: Request): Promise<Document | null> {
    if (!this.requests) throw new Error("This page has no server that can compute runs.");
    await this.requests.run(request);
    return this.document;
  }

  private wayBack(): HTMLElement | null {
    const to = this.before;
    if (!to || to === this.document) return null;
    return el("button", { type: "button", class: "small", "data-test": "back", onclick: () => {
      this.before = null;
      this.open(to);
    } }, `Back to ${to.title}`);
  }

  // --- the address ------------------------------------------------------------------------------

  get state(): PageState {
    const request = this.trying?.touched ? this.trying.request() : undefined;
    const changed = Object.fromEntries(Object.entries(this.show).filter(([key, v]) => v !== SHOW[key as keyof typeof SHOW]));
    const hidden = this.motion?.actors.flatMap((a, k) => (a.visible ? [] : [k])) ?? [];
    const scales = Object.fromEntries(this.panels.filter((p) => p.log === p.spec.signed).map((p) => [p.spec.id, p.log]));
    const kept = {
      ...(Object.keys(changed).length ? { show: changed } : {}), ...(hidden.length ? { hidden } : {}), ...(this.motion?.lead ? { lead: this.motion.lead } : {}),
      ...(this.zoom ? { zoom: this.zoom } : {}), ...(Object.keys(scales).length ? { scales } : {}), ...(this.lesson ? { step: this.step } : {}),
      ...(this.cloud ? { members: this.cloud.state } : {}),
    };
    return { request, view: this.current, time: this.clock.time, speed: this.clock.speed, tab: this.side.tab, cameras: this.cameras(), ...kept };
  }

  private remember(): void {
    if (this.document && !this.clock.playing && !this.wanted) keep(() => this.state);
  }

  /** Restores the state from the address, once the requested document is available. */
  private restore(): void {
    const s = this.wanted;
    if (!s || (s.request && !this.known)) return;
    this.wanted = null;
    if (s.step !== undefined) this.teach(s.step);
    this.apply(s);
  }

  private apply(s: PageState): void {
    for (const [key, value] of Object.entries(s.show ?? {})) if (typeof value === typeof SHOW[key as keyof typeof SHOW]) (this.show as unknown as Record<string, unknown>)[key] = value;
    if (this.motion) {
      s.hidden?.forEach((k) => this.motion!.actors[k] && (this.motion!.actors[k].visible = false));
      this.motion.setLead(s.lead ?? this.motion.lead);
      if (s.show) this.motion.actors.forEach((_, k) => this.motion!.retrace(k));
    }
    if (s.members) this.cloud?.restore(s.members);
    for (const p of this.panels) if (s.scales?.[p.spec.id] !== undefined) p.setLog(s.scales[p.spec.id]);
    if (s.view) this.view(s.view);
    if (s.cameras) this.setCameras(s.cameras);
    if (s.tab && this.side.panes.has(s.tab)) this.side.choose(s.tab);
    else this.side.pane();
    if (s.speed) this.clock.setSpeed(s.speed);
    if (s.zoom) this.hooks.zoomed(s.zoom);
    this.clock.seek(s.time ?? this.clock.time);
    this.changed();
  }

  // --- views and settings------------------------------------------------------------------------

  private spanPanels(): void {
    const whole: [number, number] = [this.clock.start, this.clock.end];
    const [a, b] = this.zoom ?? whole;
    for (const p of this.panels) {
      p.span(a, b);
      p.at(this.clock.time);
      p.write();
    }
  }

  view(name: string): void {
    const names = ["overview", ...this.stage.views.map((v) => v.name)];
    this.current = names.includes(name) ? name : "overview";
    const nav = byId("views");
    const focused = nav.contains(document.activeElement);
    nav.replaceChildren(
      ...(this.stage.views.length > 1 ? names : []).map((n) =>
        el("button", {
          type: "button", role: "tab", id: `view-${n}`, "data-test": `view-${n}`, "aria-selected": String(n === this.current),
          onclick: () => this.view(n),
        }, captions.TITLES[n] ?? n),
      ),
    );
    if (focused) document.getElementById(`view-${this.current}`)?.focus();
    this.layout();
    this.changed();
    this.remember();
  }

  private get shown(): captions.Shown {
    return { document: this.document, motion: this.motion, theme: this.theme, view: this.current };
  }

  private layout(): void {
    if (!this.stage.views.length) return byId("captions").replaceChildren();
    captions.divide(this.stage, this.current);
    captions.write(this.stage, this.shown);
    this.motion?.labels();
    this.cloud?.labels();
    this.mechanism?.labels();
    this.readout();
  }

  preset(name: string): void {
    for (const v of this.stage.views) if (v.shown) v.preset(name);
    this.changed();
    this.remember();
  }

  dress(name: Theme["name"]): void {
    this.theme = THEMES[name];
    document.documentElement.dataset.theme = name;
    const doc = this.document;
    if (!doc) return;
    const { playing } = this.clock, seen = this.state;
    this.open(doc, true);
    this.apply(seen);
    this.clock.set(playing);
    this.hooks.changed();
  }

  // --- time -------------------------------------------------------------------------------------

  private changed(): void {
    this.dirty = true;
  }

  private moved(t: number): void {
    this.motion?.seek(t);
    this.mechanism?.seek(t);
    this.cloud?.seek(t);
    for (const p of this.panels) {
      p.at(t);
      p.write();
    }
    this.readout();
    this.changed();
  }

  private loop(stamp: number): void {
    requestAnimationFrame((t) => this.loop(t));
    const passed = (stamp - this.last) / 1000, seconds = Math.min(0.1, passed);
    this.last = stamp;
    if (this.frames > 2) this.stage.pace(passed, this.clock.playing);
    if (this.stale && performance.now() - this.stale > this.rest) this.catchUp();
    if (this.filming) return; // while a film is made, it draws the frames
    const began = performance.now();
    if (this.gripping && this.clock.playing) this.grip(false);
    if (this.clock.tick(seconds)) {
      const t = this.clock.time;
      this.motion?.seek(t);
      this.mechanism?.seek(t);
      this.cloud?.seek(t);
      for (const p of this.panels) p.at(t);
      if (stamp - this.written > 90) {
        for (const p of this.panels) p.write();
        this.readout();
        this.written = stamp;
      }
      this.dirty = true;
    }
    if (!this.dirty || !this.seen) return;
    const own = performance.now() - began;
    this.dirty = false;
    const drawn = performance.now();
    this.draw();
    this.cost.draw += performance.now() - drawn;
    this.cost.sum += own;
    this.cost.worst = Math.max(this.cost.worst, own);
    this.cost.frames++;
  }

  draw(): void {
    if (!this.stage.views.length) return;
    this.stage.draw();
    this.past.splice(0).forEach((x) => x.dispose());
    this.frames++;
  }

  private readout(): void {
    const p = this.motion?.actors[this.motion.lead].player;
    const write = (id: string, text: string) => {
      const node = document.getElementById(id);
      if (node && node.textContent !== text) node.textContent = text;
    };
    if (!p) return;
    write("readout-omega", `${figure(Math.hypot(...p.omega), 3)} rad/s`);
    write("readout-momentum", `${figure(Math.hypot(...p.momentum), 3)} kg m²/s`);
  }

  private keys(e: KeyboardEvent): Record<string, () => void> {
    const span = this.clock.end - this.clock.start;
    const step = (n: number) => {
      const p = this.motion?.actors[this.motion.lead].player;
      if (!p) return this.clock.seek(this.clock.time + (n * span) / 200);
      const i = Math.max(0, Math.min(p.data.t.length - 1, p.index + (p.fraction > 0.999 ? 1 : 0) + (n < 0 && p.fraction > 1e-9 && p.fraction <= 0.999 ? n + 1 : n)));
      this.clock.seek(p.data.t[i]);
    };
    const views = this.stage.views.filter((v) => v.shown);
    const spin = (dx: number, dy: number) => views.slice(0, 1).forEach((v) => this.stage.spin(v, dx, dy));
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
      "?": help,
      "+": () => views.forEach((v) => this.stage.zoom(v, 0.85)),
      "-": () => views.forEach((v) => this.stage.zoom(v, 1 / 0.85)),
    };
    ["overview", ...this.stage.views.map((v) => v.name)].forEach((n, k) => (keys[String(k + 1)] = () => this.view(n)));
    return keys;
  }

  // --- files ------------------------------------------------------------------------------------

  private entries(): Entry[] {
    const doc = this.document;
    if (!doc) return [];
    const page = { id: "html", text: "Page (HTML)", about: "One self-contained file that opens in the current state", act: () => this.savePage() };
    const pictures = [
      { id: "png", text: "Picture (PNG)", about: doc.kind === "exhibit" ? "The plots with their legends" : "The scene and the plots with their legends", act: () => this.savePicture() },
      { id: "svg", text: "Drawing (SVG)", about: doc.kind === "exhibit" ? "The plots as lines and text" : "Plots as lines and text, with the scene as a picture", act: () => this.saveDrawing() },
    ];
    if (doc.kind === "exhibit") return [...pictures, page];
    const film = { id: "webm", text: this.filming ? "Stop the film" : "Film (WebM)", about: "A film of the scene from start to end, at the current speed", act: () => this.saveFilm() };
    const model = { id: "glb", text: "Model (GLB)", about: "Bodies and their motion, for Blender and other viewers", act: () => save(new Blob([this.model()], { type: "model/gltf-binary" }), fileName(doc.title, "glb")) };
    return [...pictures, film, ...(doc.kind === "ensemble" ? [] : [model]), page];
  }

  /** Returns the bodies and their motion as a GLB file. */
  model(): ArrayBuffer {
    return glb(this.motion?.moving ?? this.mechanism?.moving ?? []);
  }

  private get subject(): Subject {
    const common = { theme: this.theme, title: this.document?.title ?? "" };
    if (this.exhibit) {
      const home = byId("exhibit"), { paddingLeft, paddingRight } = getComputedStyle(home);
      return { ...common, canvas: null, width: Math.max(320, home.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)), views: [], panels: this.exhibit.figures, time: "" };
    }
    const all = this.stage.views.filter((v) => v.shown), canvas = byId<HTMLCanvasElement>("canvas");
    return {
      ...common, canvas, width: canvas.clientWidth, panels: [...(this.parallel ? [this.parallel] : []), ...this.panels], time: byId("time").textContent ?? "",
      views: all.map((v) => ({
        name: v.name, rect: v.rect, title: document.querySelector(`[data-test="caption-${v.name}"] h2`)?.textContent ?? v.title,
        legend: captions.legendOf(this.shown, v.name).map((i) => ({ ...i, text: i.readout ? `${i.text} ${document.getElementById(i.readout)?.textContent ?? ""}` : i.text })),
      })),
    };
  }

  picture(): HTMLCanvasElement {
    return this.stage.sharp(2, () => {
      this.draw();
      return picture(this.subject);
    });
  }

  drawing(): string {
    return this.stage.sharp(2, () => {
      this.draw();
      return drawing(this.subject);
    });
  }

  page(): Promise<string> {
    return whole(this.document!, this.shell, toText({ ...this.state, request: undefined, theme: this.theme.name }));
  }

  private savePicture(): void {
    this.picture().toBlob((b) => b && save(b, fileName(this.document!.title, "png")));
  }

  private saveDrawing(): void {
    save(new Blob([this.drawing()], { type: "image/svg+xml" }), fileName(this.document!.title, "svg"));
  }

  private async savePage(): Promise<void> {
    save(new Blob([await this.page()], { type: "text/html" }), fileName(this.document!.title, "html"));
  }

  /** Makes a film of the scene at the speed of the clock. `most` limits the number of frames. */
  async film(most = LONGEST_FILM): Promise<Blob> {
    const { time, playing } = this.clock, span = this.clock.end - this.clock.start;
    const frames = Math.max(2, Math.min(most, Math.round((FRAMES_A_SECOND * span) / this.clock.speed)));
    const filming = (this.filming = { stop: false });
    this.clock.set(false);
    try {
      return await shoot({
        frames, rate: FRAMES_A_SECOND, stopped: () => filming.stop,
        draw: (k) => {
          this.clock.seek(this.clock.start + (span * k) / (frames - 1));
          this.draw();
          return picture({ ...this.subject, panels: [] });
        },
        progress: (share) => say(`Making the film: ${Math.floor(100 * share)} %. To stop early, choose Export, then Stop the film.`),
      });
    } finally {
      this.filming = null;
      this.clock.seek(time);
      this.clock.set(playing);
    }
  }

  private async saveFilm(): Promise<void> {
    if (this.filming) return void (this.filming.stop = true);
    const data = await this.film();
    say(`The film is saved: ${figure(data.size / 1e6, 3)} MB.`);
    setTimeout(() => say(""), 4000);
    save(data, fileName(this.document!.title, "webm"));
  }
}

/** Returns a speed of playback at which the eye can follow the rotation of the body. */
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

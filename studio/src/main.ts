/** The page: what it shows, and how it moves. */

import { Clock } from "./clock.ts";
import { CloudView } from "./cloud_view.ts";
import { appendPart, asDocument, Document, EnsembleDocument, ExhibitDocument, MotionDocument, Request } from "./document.ts";
import { bandSpecs, membersPane } from "./ensemble_page.ts";
import { showExhibit } from "./exhibit_page.ts";
import { drawing, fileName, film, picture, save, whole } from "./exports.ts";
import { codePane, Hooks, mountPanels, runsPane, specs } from "./motion_page.ts";
import { MotionViews, SHOW } from "./motion_views.ts";
import { decode, fromBase64, Value } from "./packet.ts";
import { Panel } from "./plots.ts";
import { Stage, View } from "./stage.ts";
import { Theme, THEMES } from "./theme.ts";
import { Catalogue, Server } from "./server.ts";
import { leftOver, TryPane } from "./try_pane.ts";
import { byId, el, figure, say, tabKeys } from "./ui.ts";

class Studio {
  document: Document | null = null;
  onfirst: () => void = () => {}; // there is something to see
  frames = 0;
  cost = { sum: 0, worst: 0, draw: 0, frames: 0 }; // milliseconds in frames: our own code, and of that which calls WebGL
  private stage: Stage;
  private clock = new Clock();
  private theme: Theme;
  private motion: MotionViews | null = null;
  private cloud: CloudView | null = null;
  private dropExhibit: (() => void) | null = null;
  private before: Document | null = null; // the one to go back to
  private server: Server | null = null;
  private known: Catalogue | null = null;
  private trying: TryPane | null = null;
  private job = 0;
  private past: { dispose: () => void }[] = [];
  private rest = 250; // milliseconds between two such times, most of them for the person
  private stale = 0; // when samples came that are not drawn yet
  private recording: { stop: () => void } | null = null;
  private panels: Panel[] = [];
  private zoom: [number, number] | null = null;
  private current = "overview";
  private dirty = true;
  private seen = true; // is the scene on the screen, or scrolled away?
  private last = 0;
  private written = 0;
  private tab = "runs";
  private show = { ...SHOW };
  private panes = new Map<string, { title: string; make: () => HTMLElement }>();

  constructor(private readonly shell: string) {
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
    byId("export").addEventListener("click", () => this.menu());
    this.stage.onclick = (_, x, y) => this.clicked(x, y);
    new ResizeObserver(() => this.panels.forEach((p) => p.rebuild())).observe(byId("plots"));
    document.addEventListener("keydown", (e) => this.key(e));
    tabKeys(byId("views"));
    tabKeys(byId("tabs"));
    const canvas = byId("canvas");
    canvas.addEventListener("webglcontextlost", (e) => {
      e.preventDefault();
      say("The graphics card is gone for the moment; the picture comes back with it.", true);
    });
    canvas.addEventListener("webglcontextrestored", () => {
      say("");
      this.changed();
    });
    new IntersectionObserver((all) => (this.seen = all[all.length - 1].isIntersecting)).observe(canvas);
    this.dropping();
    this.stage.measure();
    requestAnimationFrame((t) => this.loop(t));
  }

  // --- the document -----------------------------------------------------------------------------

  load(bytes: ArrayBuffer): Document {
    return this.open(asDocument(decode(bytes)));
  }

  open(doc: Document, keep = false): Document {
    const alike = keep && this.document?.kind === doc.kind;
    this.document = doc;
    byId("title").textContent = doc.title;
    document.title = `${doc.title} – polhode studio`;
    const cameras = this.stage.views.map((v) => [v.name, v.azimuth, v.elevation, v.distance] as const);
    this.clear();
    document.body.dataset.kind = doc.kind;
    this.panes.clear();
    this.zoom = null;
    if (doc.kind === "motion") this.openMotion(doc, alike);
    else if (doc.kind === "ensemble") this.openEnsemble(doc);
    else this.openExhibit(doc);
    if (alike)
      for (const [name, a, e, d] of cameras) {
        const view = this.stage.views.find((v) => v.name === name);
        if (view) (view.azimuth = a), (view.elevation = e), (view.distance = d);
      }
    this.tabs();
    this.onfirst();
    return doc;
  }

  private clear(): void {
    // freed after the next picture: programs that it uses too are then not compiled again
    if (this.motion) this.past.push(this.motion);
    if (this.cloud) this.past.push(this.cloud);
    this.dropExhibit?.();
    this.motion = this.cloud = this.dropExhibit = null;
    this.stage.views = [];
    this.panels.forEach((p) => p.destroy());
    this.panels = [];
    byId("captions").replaceChildren();
  }

  private openEnsemble(doc: EnsembleDocument): void {
    const cloud = (this.cloud = new CloudView(doc, this.theme));
    this.stage.views = [cloud.view];
    this.stage.dress(this.theme);
    this.panels = mountPanels(bandSpecs(doc, this.theme, cloud), this.theme, this.hooks);
    const ask = (k: number) => this.member(k);
    this.panes.set("runs", { title: "Members", make: () => membersPane(doc, cloud, this.theme, () => this.changed(), this.server ? ask : null) });
    if (doc.python || doc.scenario) this.panes.set("code", { title: "Code", make: () => codePane(doc.python, doc.scenario) });
    const end = doc.times[doc.times.length - 1];
    this.clock.time = doc.times[0];
    this.clock.span(doc.times[0], end, (end - doc.times[0]) / 15);
    this.view("cloud");
    this.spanPanels();
  }

  private openExhibit(doc: ExhibitDocument): void {
    this.clock.set(false);
    byId("views").replaceChildren();
    this.dropExhibit = showExhibit(doc, this.theme);
    if (doc.python) this.panes.set("code", { title: "Code", make: () => codePane(doc.python, "") });
  }

  private clicked(x: number, y: number): void {
    if (!this.cloud) return;
    this.cloud.choose(this.cloud.pick(x, y));
    this.moved(this.clock.time);
    if (this.tab === "runs") this.pane();
  }

  private hooks: Hooks = {
    seek: (t) => this.clock.seek(t),
    camera: (name) => this.preset(name),
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
    this.stage.views = m.views;
    this.stage.dress(this.theme);
    this.panels = mountPanels(specs(doc, m.actors.map((a) => a.player), this.theme, () => this.motion!.lead, () => this.clock.time), this.theme, this.hooks);
    this.panes.set("runs", { title: "Runs", make: () => runsPane(doc, this.motion!, this.theme, this.show, this.hooks, () => this.pane()) });
    this.panes.set("code", { title: "Code", make: () => codePane(doc.python, doc.scenario) });
    const start = Math.min(...m.actors.map((a) => a.player.start)), end = Math.max(...m.actors.map((a) => a.player.end));
    const fit = pace(m);
    if (keep && fit < 3 * this.clock.speed && fit > this.clock.speed / 3) this.clock.span(start, end);
    else {
      this.clock.time = start;
      this.clock.span(start, end, fit);
    }
    this.view(this.current);
    this.spanPanels();
  }

  /** The next samples of each run; drawn a few times a second, since each time all of the trace is made. */
  more(part: { [key: string]: Value }): void {
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
    this.spanPanels();
    this.rest = Math.max(250, 4 * (performance.now() - began));
  }

  // --- the server -------------------------------------------------------------------------------

  attach(server: Server): void {
    this.server = server;
    let waits = true; // for the first document
    server.onhello = (hello) => (waits = !hello.document);
    server.ondocument = (header) => this.guard(() => this.open(asDocument(header)));
    server.onstate = (open, text) => {
      say(text, !open);
      if (open && text) setTimeout(() => say(""), 8000);
    };
    server.oncatalogue = (c) => {
      this.known = c;
      this.trying = new TryPane(c, (r) => void this.run(r, true).catch(() => {}), () => server.stop(this.job));
      const first = ["dzhanibekov", "book-toss", ...c.problems.map((p) => p.name)].find((n) => c.problems.some((p) => p.name === n));
      if (!this.document && waits) {
        this.tab = "try";
        this.trying.choose(first ?? null);
        this.tabs();
      } else {
        const shown = this.document?.kind === "motion" ? this.document.request : null;
        if (shown) this.trying.adopt(shown);
        else this.trying.choose(first ?? null, false);
        this.tabs();
      }
    };
  }

  private guard(f: () => void): void {
    try {
      f();
    } catch (e) {
      say((e as Error).message, true);
    }
  }

  /** Ask for runs; the document when they are done. One at a time: a new request ends the one before. */
  run(request: Request, quiet = false): Promise<Document | null> {
    const server = this.server;
    if (!server) return Promise.reject(new Error("This page has no server to ask."));
    server.forget(this.job);
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const still = () => this.job === id;
      const id = server.ask({ type: "run", request }, {
        first: (header) =>
          still() && this.guard(() => {
            this.before = null;
            this.open(asDocument(header), true);
            if (!this.clock.playing && this.frames < 4) this.clock.set(true);
          }),
        more: (part) => still() && this.guard(() => this.more(part)),
        progress: (p) => still() && this.trying?.state(true, leftOver(p.fraction, p.rate, p.left, p.message), p.fraction),
        done: (stopped) => {
          if (this.stale) this.catchUp();
          this.tabs();
          const ms = performance.now() - began;
          this.trying?.state(false, stopped ? "Stopped; what was computed is kept." : `Done in ${ms < 1000 ? `${Math.round(ms)} ms` : `${figure(ms / 1000, 3)} s`}.`);
          resolve(this.document);
        },
        failed: (message, where) => {
          this.trying?.state(false, where && !message.includes(where) ? `${where}: ${message}` : message, undefined, true);
          if (!this.trying && !quiet) say(message, true);
          reject(new Error(message));
        },
      });
      this.job = id;
      this.trying?.state(true, "");
    });
  }

  private fetchOver(message: object): void {
    const server = this.server;
    if (!server) return;
    server.forget(this.job);
    say("Being computed …");
    this.job = server.ask(message, {
      first: (header) =>
        this.guard(() => {
          if (this.document && this.document.kind !== "exhibit") this.before = this.document;
          this.open(asDocument(header));
          say("");
        }),
      more: (part) => this.more(part),
      progress: (p) => say(p.message || `Being computed: ${Math.floor(100 * p.fraction)} %`),
      done: () => say(""),
      failed: (text) => say(text, true),
    });
  }

  private member(index: number): void {
    this.fetchOver({ type: "member", index });
  }

  private labPane(): HTMLElement {
    const pane = el("div", { "data-test": "lab" }, el("p", { class: "note" }, "Figures and tables of papers, computed again and compared with what was printed."));
    const papers = [...new Set(this.known!.exhibits.map((e) => e.paper))];
    const current = this.document?.kind === "exhibit" ? this.document.name : "";
    for (const paper of papers) {
      pane.append(el("h3", {}, paper));
      pane.append(
        el("div", { class: "list" }, ...this.known!.exhibits.filter((e) => e.paper === paper).map((e) =>
          el("button", {
            type: "button", "data-test": `exhibit-${e.name}`, "aria-pressed": String(e.name === current),
            onclick: () => this.fetchOver({ type: "exhibit", name: e.name }),
          }, e.title, el("small", {}, e.name)))),
      );
    }
    return pane;
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
    const focused = nav.contains(document.activeElement);
    const titles: Record<string, string> = { overview: "Overview", body: "Body", poinsot: "Poinsot", momentum: "Momentum sphere", cloud: "Cloud", path: "Path" };
    nav.replaceChildren(
      ...(this.stage.views.length > 1 ? names : []).map((n) =>
        el("button", {
          type: "button", role: "tab", id: `view-${n}`, "data-test": `view-${n}`, "aria-selected": String(n === this.current),
          onclick: () => this.view(n),
        }, titles[n] ?? n),
      ),
    );
    if (focused) document.getElementById(`view-${this.current}`)?.focus();
    this.layout();
    this.changed();
  }

  private layout(): void {
    const { width: W, height: H, views } = this.stage;
    const captions = byId("captions");
    captions.replaceChildren();
    if (!views.length) return;
    const all = this.current === "overview" && views.length > 1;
    views.forEach((v, k) => (v.shown = all ? k < 3 : v.name === this.current || views.length === 1));
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
    this.cloud?.labels();
    this.readout();
  }

  private caption(v: View, small: boolean): HTMLElement {
    const node = el("div", { class: "caption", "data-test": `caption-${v.name}` });
    if (!small) node.classList.add("alone");
    if (v.rect.x > 0) node.classList.add("inner");
    if (v.rect.y > 0) node.classList.add("lower");
    Object.assign(node.style, { left: `${v.rect.x}px`, top: `${v.rect.y}px`, width: `${v.rect.width}px`, height: `${v.rect.height}px` });
    const larger = this.motion?.path?.enlarged ?? 1;
    const words: Record<string, [string, string]> = {
      body: ["Body in space", "The body turns; its axis leaves a trace on the sphere."],
      poinsot: ["Poinsot", "The inertia ellipsoid rolls on the plane across L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane."],
      path: ["Path", `The body moves; its centre of mass leaves a trace.${larger > 1.05 ? ` The body is drawn ${figure(larger, 2)} times larger than it is.` : ""}`],
      cloud: ["Ensemble", "Each point is a member: where its third axis meets the sphere. Click one to follow it."],
      momentum: ["Momentum sphere", "Where L points, seen from the body. Lines are of equal energy; the heavy one is the separatrix, through the middle axis."],
    };
    const I = [...(this.motion?.actors[0].player.data.body.moments ?? [1, 2, 3])].sort((a, b) => a - b);
    const alike = I.slice(1).filter((x, k) => x - I[k] < 1e-9 * I[2]).length; // as `contours` sees it
    if (alike)
      words.momentum[1] = `Where L points, seen from the body. ${alike > 1 ? "All directions have the same energy." : "Lines are of equal energy; a symmetric body has no separatrix."}`;
    if (this.motion?.actors[this.motion.lead].player.wheels) {
      words.poinsot[1] = "The body has wheels: its ellipsoid still touches a plane at ω, but that plane moves, and L, of body and wheels, is not across it.";
      words.momentum[1] = "Where L, of body and wheels, points, seen from the body. Lines are of equal energy of the body without its wheels.";
    }
    const far = this.motion?.actors.find((a) => a.player.coarse)?.player.stride;
    if (far && words[v.name]) words[v.name][1] = `The body turns by ${figure(far, 2)} rad between samples: only they are shown.`;
    const [title, text] = words[v.name] ?? [v.title, ""];
    node.append(el("div", {}, el("h2", {}, title), text && (!small || v.rect.height > 330) && v.rect.width > 300 && el("p", {}, text)));
    const t = this.theme;
    const items: [string, string][] =
      v.name === "body" ? [["ω angular velocity", t.omega], ["L momentum", t.momentum]]
      : v.name === "poinsot" ? [["ω", t.omega], ["L", t.momentum]]
      : v.name === "momentum" ? [["low energy", t.energy[0]], ["high", t.energy[4]]]
      : [];
    const doc = this.document;
    if (doc?.kind === "motion" && v.name === "body") doc.runs.forEach((r, k) => items.push([doc.runs.length > 1 ? r.name : "trace of the body's axis", t.runs[k]]));
    if (v.rect.width > 260)
      node.append(
        el("div", { class: "legend" }, ...items.map(([s, c]) => {
          const mark = el("i");
          mark.style.background = c;
          const id = v.name === "body" && (s.startsWith("ω") ? "readout-omega" : s.startsWith("L ") ? "readout-momentum" : "");
          return el("span", {}, mark, s, id && el("b", { class: "readout", id }));
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
    if (!doc) return;
    const { time, playing, speed } = this.clock, { zoom, motion, cloud } = this;
    const lead = motion?.lead ?? 0, visible = motion?.actors.map((a) => a.visible) ?? [], picked = cloud?.picked ?? -1;
    this.open(doc, true);
    visible.forEach((x, k) => (this.motion!.actors[k].visible = x));
    this.motion?.setLead(lead);
    if (picked >= 0) this.cloud?.choose(picked);
    this.clock.setSpeed(speed);
    this.clock.seek(time);
    this.clock.set(playing);
    this.hooks.zoomed(zoom);
    this.pane();
    this.moved(this.clock.time);
  }

  private tabs(): void {
    const bar = byId("tabs"), focused = bar.contains(document.activeElement);
    if (this.known && !this.panes.has("try")) {
      const trying = this.trying!;
      this.panes.set("try", { title: "Try", make: () => trying.node });
      if (this.known.exhibits.length) this.panes.set("lab", { title: "Lab", make: () => this.labPane() });
    }
    byId("side").hidden = this.panes.size === 0;
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
    if (focused) document.getElementById(`tab-${this.tab}`)?.focus();
    this.pane();
  }

  private pane(): void {
    const make = this.panes.get(this.tab)?.make;
    const back = this.before && this.before !== this.document
      ? [el("button", { type: "button", class: "small", "data-test": "back", onclick: () => {
          const to = this.before!;
          this.before = null;
          this.open(to);
        } }, `Back to ${this.before.title}`)]
      : [];
    const panes = byId("panes"), now = [...back, ...(make ? [make()] : [])];
    // what is there already stays: a field that is taken out and put back loses the focus, and what is being typed
    if (now.length !== panes.children.length || now.some((node, i) => node !== panes.children[i])) panes.replaceChildren(...now);
  }

  // --- time -------------------------------------------------------------------------------------

  private changed(): void {
    this.dirty = true;
  }

  private moved(t: number): void {
    this.motion?.seek(t);
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
    if (this.frames > 2) this.stage.pace(passed, this.clock.playing && !this.recording);
    if (this.stale && performance.now() - this.stale > this.rest) this.catchUp();
    const began = performance.now();
    if (this.clock.tick(seconds)) {
      const t = this.clock.time;
      this.motion?.seek(t);
      this.cloud?.seek(t);
      for (const p of this.panels) p.at(t);
      if (stamp - this.written > 90) {
        for (const p of this.panels) p.write();
        this.readout();
        this.written = stamp;
      }
      this.dirty = true;
    }
    if (this.recording && !this.clock.playing) setTimeout(() => this.recording?.stop(), 150);
    if (!this.dirty || (!this.seen && !this.recording)) return;
    const own = performance.now() - began;
    this.dirty = false;
    const drawn = performance.now();
    this.draw();
    this.cost.draw += performance.now() - drawn;
    this.cost.sum += own;
    this.cost.worst = Math.max(this.cost.worst, own);
    this.cost.frames++;
  }

  private draw(): void {
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
      ["Home End", "to the start, to the end"], ["1 2 3 4 5", "the views"], ["Shift + arrows", "turn the scene"], ["+ −", "closer, farther"],
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

  // --- files ------------------------------------------------------------------------------------

  private menu(): void {
    const button = byId("export");
    const open = document.getElementById("menu");
    if (open) return close();
    const doc = this.document;
    const item = (id: string, text: string, small: string, act: () => void | Promise<void>) =>
      el("button", {
        type: "button", role: "menuitem", "data-test": `export-${id}`, disabled: !doc,
        onclick: async () => {
          close();
          try {
            await act();
          } catch (e) {
            say((e as Error).message, true);
          }
        },
      }, text, el("small", {}, small));
    const moving = doc?.kind !== "exhibit";
    const menu = el("div", { class: "menu", id: "menu", role: "menu", "aria-label": "Export" },
      moving && item("png", "Picture (PNG)", "The scene and the plots, as they are", () => this.savePicture()),
      moving && item("svg", "Drawing (SVG)", "Plots as lines; the scene as a picture inside", () => this.saveDrawing()),
      moving && item("webm", this.recording ? "End the film" : "Film (WebM)", "The scene from start to end, at this speed", () => this.saveFilm()),
      item("html", "Page (HTML)", "One file that needs nothing else", () => this.savePage()),
    );
    function close(): void {
      document.getElementById("menu")?.remove();
      button.setAttribute("aria-expanded", "false");
      removeEventListener("pointerdown", outside, true);
      removeEventListener("keydown", escape, true);
    }
    const outside = (e: Event) => !menu.contains(e.target as Node) && e.target !== button && close();
    const escape = (e: KeyboardEvent) => {
      if (e.key === "Escape") (close(), button.focus());
      const items = [...menu.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
      const at = items.indexOf(document.activeElement as HTMLButtonElement);
      if (e.key === "ArrowDown" || e.key === "ArrowUp") {
        e.preventDefault();
        e.stopPropagation();
        items[(at + (e.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
      }
    };
    button.after(menu);
    button.setAttribute("aria-expanded", "true");
    addEventListener("pointerdown", outside, true);
    addEventListener("keydown", escape, true);
    menu.querySelector("button")?.focus();
  }

  private get stamp(): string {
    return byId("time").textContent ?? "";
  }

  picture(): HTMLCanvasElement {
    return this.stage.sharp(2, () => {
      this.draw();
      return picture(byId<HTMLCanvasElement>("canvas"), this.panels, this.theme, this.document?.title ?? "", this.stamp);
    });
  }

  drawing(): string {
    return this.stage.sharp(2, () => {
      this.draw();
      return drawing(byId<HTMLCanvasElement>("canvas"), this.panels, this.theme, this.document?.title ?? "", this.stamp);
    });
  }

  page(): Promise<string> {
    return whole(this.document!, this.shell);
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

  private saveFilm(): void {
    if (this.recording) return this.recording.stop();
    const title = this.document!.title, loop = this.clock.loop;
    this.recording = film(byId<HTMLCanvasElement>("canvas"), (data) => {
      this.recording = null;
      this.clock.setLoop(loop);
      say(`The film has ${figure(data.size / 1e6, 3)} MB.`);
      setTimeout(() => say(""), 4000);
      save(data, fileName(title, "webm"));
    });
    this.clock.setLoop(false);
    this.clock.seek(this.clock.start);
    this.clock.set(true);
    say("The film is being made: Export ends it before the end.");
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
  /** How much lies on the graphics card. */
  get memory(): { geometries: number; textures: number; programs: number } {
    const { memory, programs } = this.stage.renderer.info;
    return { geometries: memory.geometries, textures: memory.textures, programs: programs?.length ?? 0 };
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

let studio: Studio;
let ready: () => void = () => {};
const hooks = {
  ready: new Promise<void>((r) => (ready = r)),
  get document() {
    return studio?.document ?? null;
  },
  get time() {
    return studio.time;
  },
  get frames() {
    return studio?.frames ?? 0;
  },
  get cost() {
    return studio.cost;
  },
  get memory() {
    return studio.memory;
  },
  show: (k: number) => studio.sample(k),
  play: () => studio.play(),
  pause: () => studio.pause(),
  seek: (t: number) => studio.seek(t),
  view: (name: string) => studio.view(name),
  preset: (name: string) => studio.preset(name),
  run: (request: Request) => studio.run(request),
  load: (bytes: ArrayBuffer) => studio.load(bytes),
  pixels: () => studio.pixels(),
  png: () => studio.picture().toDataURL("image/png"),
  svg: () => studio.drawing(),
  html: () => studio.page(),
};
(window as unknown as { studio: typeof hooks }).studio = hooks;

function boot(): void {
  const clone = document.body.cloneNode(true) as HTMLElement;
  clone.querySelectorAll("script").forEach((x) => x.remove());
  try {
    studio = new Studio(clone.innerHTML.trim());
  } catch (e) {
    say(`This page needs WebGL 2 to draw, and the browser has not given it: ${(e as Error).message}`, true);
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
    address.search = `?token=${encodeURIComponent(new URLSearchParams(location.search).get("token") ?? "")}`;
    address.hash = "";
    studio.onfirst = ready;
    studio.attach(new Server(address.href));
  } else {
    say("Drop a packet here to show it.");
    ready();
  }
}

// after the browser has painted the page once: starting WebGL takes longer than that
const begin = (() => {
  let begun = false;
  return () => {
    if (!begun) boot();
    begun = true;
  };
})();
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, 300); // a page in the background has no frames

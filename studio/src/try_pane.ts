/** The form for requesting runs: a body, its start, a torque, and one to four methods with their steps. */

import { Request } from "./document.ts";
import { Catalogue, MeshFile, Param } from "./server.ts";
import { Slide, Slider } from "./slider.ts";
import { el, figure } from "./ui.ts";

const SHAPES: Record<string, [string, string, number][]> = {
  box: [["a", "Edge along x, m", 1], ["b", "Edge along y, m", 2], ["c", "Edge along z, m", 0.3]],
  cylinder: [["radius", "Radius, m", 0.5], ["height", "Height, m", 1.5]],
  cone: [["radius", "Radius, m", 0.5], ["height", "Height, m", 1]],
  ellipsoid: [["a", "Semi-axis along x, m", 1], ["b", "Semi-axis along y, m", 0.7], ["c", "Semi-axis along z, m", 0.4]],
  sphere: [["radius", "Radius, m", 0.5]],
};

/** Returns a number with at most six digits, for display. The form uses all digits until the user changes the number. */
function brief(x: number): string {
  const y = Number(x.toPrecision(6));
  return y !== 0 && (Math.abs(y) < 1e-3 || Math.abs(y) >= 1e6) ? y.toExponential() : String(y);
}

const UNITS: [string, string][] = [["1", "metres"], ["0.01", "centimetres"], ["0.001", "millimetres"], ["0.0254", "inches"]];

/** Returns the name that a file had on the user's machine. */
const ownName = (mesh: string): string => mesh.replace(/^uploaded:[^/]*\//, "");

const copy = <T>(x: T): T => (x === undefined ? x : JSON.parse(JSON.stringify(x)));

/** Returns one or several torques as a list of tables. */
const listOf = (torque: unknown): Record<string, unknown>[] =>
  torque === null || torque === undefined ? [] : (copy(Array.isArray(torque) ? torque : [torque]) as Record<string, unknown>[]);

export class TryPane {
  readonly node = el("div", { "data-test": "try" });
  private problem: string | null = null;
  private body: Record<string, unknown> = { inertia: [1, 2, 3] };
  private start: Record<string, unknown> = { omega: [0.1, 5, 0.1] };
  private torques: Record<string, unknown>[] = [];
  private force: { model: string }[] = []; // forces on a body that moves; the form shows them but cannot change them
  private drawing: Request["drawing"] | null = null; // a mesh that is only drawn; the moments are given separately
  private readonly meshes = new Map<string, MeshFile>();
  private own = false; // whether the torque is that of the problem, which cannot be written as a table
  private t_end = 10;
  private runs: Request["runs"] = [{ method: "auto", dt: 0.01 }];
  private reference = true;
  private eager = true;
  private timer = 0;
  private past: string[] = []; // requests before the current one
  private future: string[] = [];
  private present = "";
  private ran = true; // whether the current request could be run
  private gesture: "none" | "begun" | "moved" = "none"; // state of the current drag of a slider or arrow, all changes of which are undone together
  private busy = false; // whether a requested run is not done yet
  private queued = false; // whether another run must follow
  private readonly shown = new Map<string, (x: number) => void>(); // functions that write a number into its fields, by the name of the field
  touched = false; // whether the user has changed anything
  onchange: () => void = () => {};
  private readonly bar = el("progress", { max: "1", value: 0, hidden: true, "aria-label": "Progress of the run" });
  private readonly words = el("p", { class: "note", role: "status", "data-test": "run-status" });
  private readonly go = el("button", { type: "button", class: "primary", id: "run", "data-test": "run" }, "Run");
  private readonly halt = el("button", { type: "button", id: "stop", "data-test": "stop", disabled: true }, "Stop");

  private readonly back = this.step("↶", false);
  private readonly forth = this.step("↷", true);

  readonly grip = el("button", { type: "button", class: "small fixed", "data-test": "drag-start", "aria-pressed": "false", title: "Set the start by dragging ω, L and the body", onclick: () => this.ongrip() }, "Drag in the scene");
  ongrip: () => void = () => {};

  private step(text: string, again: boolean): HTMLButtonElement {
    const name = again ? "Redo" : "Undo";
    return el("button", { type: "button", class: "small ghost fixed", "data-test": name.toLowerCase(), title: `${name} (Ctrl ${again ? "Y" : "Z"})`, "aria-label": name, disabled: true, onclick: () => this.undo(again) }, text);
  }

  private countSteps(): void {
    this.back.disabled = !this.past.length;
    this.forth.disabled = !this.future.length;
  }

  constructor(private readonly known: Catalogue, private readonly run: (r: Request) => void, stop: () => void, private readonly upload: (f: File) => Promise<MeshFile>) {
    this.go.addEventListener("click", () => this.submit());
    this.halt.addEventListener("click", stop);
  }

  /** Fills the form with the settings of a problem. */
  choose(name: string | null, run = true): void {
    const p = this.known.problems.find((x) => x.name === name);
    this.problem = p ? p.name : null;
    this.drawing = null;
    if (p) {
      this.body = copy(p.body) ?? {};
      this.start = copy(p.start) ?? {};
      this.torques = listOf(p.torque);
      this.force = copy(p.force) ?? [];
      this.own = p.code ?? false;
      this.t_end = p.t_end;
      this.runs = [{ method: p.method ?? this.runs[0].method, dt: p.dt }];
    } else {
      this.own = false;
      this.force = [];
    }
    this.render();
    if (!run) return;
    this.touch();
    this.submit();
  }

  /** Fills the form with the settings of a request, such as that of the displayed runs. */
  adopt(r: Request): void {
    this.choose(r.problem, false);
    if (!r.problem) {
      this.body = copy(r.body) ?? {};
      this.start = copy(r.start) ?? {};
      this.torques = listOf(r.torque);
      this.force = copy(r.force) ?? [];
    } else {
      if (r.body) this.body = copy(r.body);
      if (r.start) this.start = copy(r.start);
      if (r.torque !== undefined && r.torque !== null) (this.torques = listOf(r.torque)), (this.own = false);
    }
    this.drawing = copy(r.drawing) ?? null;
    this.t_end = r.t_end ?? this.t_end;
    this.runs = copy(r.runs);
    this.reference = r.reference ?? this.reference;
    this.present = JSON.stringify(this.request());
    this.render();
  }

  /** Goes to the previous request (undo) or to the next one (redo). Returns false if there is none. */
  undo(again: boolean): boolean {
    const [from, to] = again ? [this.future, this.past] : [this.past, this.future];
    const next = from.pop();
    if (next === undefined) return false;
    if (this.present && this.ran) to.push(this.present);
    this.ran = true;
    this.adopt(JSON.parse(next) as Request);
    this.countSteps();
    this.onchange();
    this.submit();
    return true;
  }

  /** Called when the current request has been run. Undo can then return to it. */
  accept(): void {
    this.ran = true;
    this.settle();
  }

  private settle(): void {
    this.busy = false;
    if (this.queued) this.submit();
  }

  /** Begins a drag: all changes until `rest` count as one for undo, and each run begins when the previous one is done. */
  hold(): void {
    if (this.gesture === "none") this.gesture = "begun";
  }
  rest(): void {
    if (this.gesture === "moved" && !this.eager && this.free) this.submit();
    this.gesture = "none";
    this.free = false;
  }

  /** Sets the start during a drag in the scene: the angular velocity or the momentum, depending on the form. */
  moveStart(to: { omega: number[]; momentum: number[]; rotation_vector?: number[] }): void {
    this.free = true;
    const write = (key: string, test: string, value: number[]) => {
      this.start[key] = value;
      value.forEach((x, k) => this.shown.get(`${test}-${k}`)?.(x));
    };
    const other = ["quaternion", "euler", "matrix"].filter((key) => this.start[key] !== undefined);
    if (to.rotation_vector && other.length) {
      other.forEach((key) => delete this.start[key]);
      this.start.rotation_vector = to.rotation_vector;
      this.render();
    }
    if (to.rotation_vector) write("rotation_vector", "attitude", to.rotation_vector);
    if (this.byMomentum) write("momentum", "momentum", to.momentum);
    else write("omega", "omega", to.omega);
    this.changed();
  }
  private free = false; // whether the start is being dragged in the scene

  /** Whether the form gives the start by the momentum in space. */
  get byMomentum(): boolean {
    return "momentum" in this.start && !!this.start.momentum;
  }

  private touch(): void {
    this.touched = true;
    const now = JSON.stringify(this.request());
    if (now === this.present) return;
    if (this.present && this.ran && this.gesture !== "moved") this.past.push(this.present); // undo skips requests that are incomplete or cannot be run
    if (this.gesture === "begun") this.gesture = "moved";
    this.ran = false;
    this.past.splice(0, this.past.length - 100);
    this.future = [];
    this.present = now;
    this.countSteps();
    this.onchange();
  }

  request(): Request {
    const r: Request = {
      problem: this.problem, body: this.body, start: this.start, t_end: this.t_end, runs: copy(this.runs), reference: this.reference,
    };
    if (!this.own && (this.torques.length || !this.problem)) r.torque = this.torques.length === 1 ? copy(this.torques[0]) : this.torques.length ? copy(this.torques) : null;
    if (this.force.length) r.force = this.force;
    if (this.drawing) r.drawing = copy(this.drawing);
    return r;
  }

  submit(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queued = false;
    if (this.node.querySelector('[aria-invalid="true"]')) return;
    this.busy = true;
    this.run(copy(this.request()));
  }

  /** Starts a run after a short delay or, during a drag, when the previous run is done, so that each run becomes visible. */
  private changed(): void {
    this.clearComplaints();
    this.touch();
    if (!this.eager) return;
    const dragged = this.gesture !== "none";
    if (dragged && this.busy) return void (this.queued = true);
    if (dragged && this.timer) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.submit(), dragged ? 20 : 60);
  }

  // --- state of the run -------------------------------------------------------------------------

  state(running: boolean, text: string, fraction?: number, bad = false): void {
    this.halt.disabled = !running;
    this.bar.hidden = !running || fraction === undefined;
    if (fraction !== undefined) this.bar.value = fraction;
    this.words.textContent = text;
    this.words.classList.toggle("warn", bad);
  }

  /** Shows an error, beside its field if the field is known. */
  complain(message: string, where?: string): void {
    this.settle();
    this.state(false, where && !message.includes(where) ? `${where}: ${message}` : message, undefined, true);
    const field = where ? this.fieldOf(where) : null;
    if (!field) return;
    field.setAttribute("aria-invalid", "true");
    const home = field.closest(".field, .row") ?? field;
    const note = el("p", { class: "wrong", role: "alert", id: "wrong", "data-test": "wrong" }, message);
    field.setAttribute("aria-describedby", "wrong");
    home.after(note);
    note.scrollIntoView?.({ block: "nearest" });
  }

  private clearComplaints(): void {
    const note = this.node.querySelector("#wrong");
    if (!note) return;
    note.remove();
    this.node.querySelectorAll('[aria-describedby="wrong"]').forEach((x) => {
      x.removeAttribute("aria-describedby");
      x.setAttribute("aria-invalid", "false");
    });
  }

  /** Returns the field for a key of the scenario. */
  private fieldOf(where: string): HTMLElement | null {
    const find = (test: string) => this.node.querySelector<HTMLElement>(`[data-test="${CSS.escape(test)}"]`);
    const [part, ...rest] = where.replace(/\[(\d+)\]/g, ".$1").split(".");
    const last = rest[rest.length - 1] ?? "";
    if (part === "run" || part === "runs" || part === "dt" || part === "t_end" || part === "method") {
      const name = rest.length ? last : part;
      return find(name === "t_end" ? "t_end" : name === "method" || name === "options" ? "method-0" : "dt-0");
    }
    if (last === "mesh" || part === "drawing") return find("mesh") ?? find("body");
    if (part === "body") return find(`body-${last}`) ?? find("inertia-0") ?? find("inertia-00") ?? find("body");
    if (part === "start") return find(last === "rotation_vector" ? "attitude-0" : `${last}-0`) ?? find("omega-0");
    if (part === "torque") {
      const k = rest.length > 1 && /^\d+$/.test(rest[0]) ? Math.max(0, Number(rest[0]) - 1) : 0;
      return find(this.test(k, last)) ?? find(`${this.test(k, last)}-0`) ?? find(k ? `torque-${k}` : "torque");
    }
    return null;
  }

  private test(k: number, name: string): string {
    return k ? `param-${k}-${name}` : `param-${name}`;
  }

  // --- the form ---------------------------------------------------------------------------------

  /** Returns a field for a number, with its slider below. */
  private number(label: string, value: unknown, set: (x: number) => void, test: string, slide: Slide = {}): HTMLElement {
    const input = el("input", { type: "text", inputMode: "decimal", value: value === undefined || value === null ? "" : brief(Number(value)), "data-test": test, autocomplete: "off" });
    input.setAttribute("aria-label", label);
    input.title = label;
    const write = (x: number) => {
      input.value = brief(x);
      input.setAttribute("aria-invalid", "false");
      slider.show(x);
    };
    const slider = new Slider(label, Number(value ?? 0), slide, (x) => {
      this.hold();
      input.value = brief(x);
      this.takeNumber(input, label, x, slide.positive ?? false, set);
    }, () => this.rest());
    slider.node.dataset.test = `slide-${test}`;
    const take = (x: number) => {
      this.takeNumber(input, label, x, slide.positive ?? false, set);
      slider.show(x);
    };
    this.shown.set(test, write);
    input.addEventListener("input", () => take(input.value.trim() === "" ? NaN : Number(input.value.replace("−", "-"))));
    input.addEventListener("keydown", (e) => {
      if (e.key === "Enter") return this.submit();
      if (e.key !== "ArrowUp" && e.key !== "ArrowDown") return;
      const x = Number(input.value) || 0;
      // a tenth of the leading digit, so that an arrow key has a visible effect
      const step = 10 ** Math.floor(Math.log10(Math.abs(x) || 1)) * (e.shiftKey ? 1 : 0.1);
      const next = Number((x + (e.key === "ArrowUp" ? step : -step)).toPrecision(12));
      e.preventDefault();
      input.value = String(next);
      take(next);
    });
    return el("div", { class: "knob" }, input, slider.node);
  }

  private takeNumber(input: HTMLInputElement, label: string, x: number, positive: boolean, set: (x: number) => void): void {
    const good = Number.isFinite(x) && (!positive || x > 0);
    this.clearComplaints();
    input.setAttribute("aria-invalid", String(!good));
    if (good) return (set(x), this.changed());
    clearTimeout(this.timer);
    const text = `${label}: a ${positive ? "positive " : ""}number is required.`;
    this.words.textContent = text;
    this.words.classList.add("warn");
    input.setAttribute("aria-describedby", "wrong");
    (input.closest(".field, .row") ?? input).after(el("p", { class: "wrong", role: "alert", id: "wrong", "data-test": "wrong" }, text));
  }

  private field(label: string, ...nodes: Node[]): HTMLElement {
    return el("div", { class: "field" }, el("span", {}, label), ...nodes);
  }

  private vector(label: string, table: Record<string, unknown>, key: string, test: string, positive = false): HTMLElement {
    const v = (Array.isArray(table[key]) ? table[key] : [0, 0, 0]) as number[];
    const inputs = v.map((x, i) =>
      this.number(`${label}, ${i + 1}`, x, (y) => {
        const now = (Array.isArray(table[key]) ? [...(table[key] as number[])] : [0, 0, 0]) as number[];
        now[i] = y;
        table[key] = now;
      }, `${test}-${i}`, { positive, size: () => Math.hypot(...((table[key] as number[]) ?? [0])) }),
    );
    return this.field(label, el("div", { class: "triple" }, ...inputs));
  }

  private select(options: [string, string][], value: string, set: (v: string) => void, test: string, label: string): HTMLSelectElement {
    const s = el("select", { "data-test": test }, ...options.map(([v, text]) => el("option", { value: v, selected: v === value }, text)));
    s.setAttribute("aria-label", label);
    s.value = value;
    s.addEventListener("change", () => set(s.value));
    return s;
  }

  render(): void {
    this.shown.clear();
    const n = [...this.problemFields(), ...this.bodyFields(), ...this.startFields(), ...this.torqueFields(), ...this.runFields(), ...this.endFields()];
    const focused = document.activeElement?.getAttribute("data-test");
    this.node.replaceChildren(...n);
    if (focused) this.node.querySelector<HTMLElement>(`[data-test="${CSS.escape(focused)}"]`)?.focus();
  }

  private again(): void {
    this.render();
    this.changed();
  }

  private problemFields(): Node[] {
    const k = this.known;
    const out: Node[] = [
      el("div", { class: "row" }, el("h3", {}, "Problem"), this.back, this.forth),
      this.select([["", "My own"], ...k.problems.map((p): [string, string] => [p.name, p.title || p.name])], this.problem ?? "", (v) => this.choose(v || null), "problem", "Problem"),
    ];
    const p = k.problems.find((x) => x.name === this.problem);
    if (p?.summary && p.summary !== p.title) out.push(el("p", { class: "note" }, p.summary));
    return out;
  }

  private bodyFields(): Node[] {
    const kind = typeof this.body.shape === "string" ? this.body.shape : this.body.mesh !== undefined ? "mesh" : "inertia";
    const kinds: [string, string][] = [["inertia", "Moments of inertia"], ...Object.keys(SHAPES).map((s): [string, string] => [s, s.charAt(0).toUpperCase() + s.slice(1)]), ["mesh", "Mesh file (STL, OBJ)"]];
    const out: Node[] = [
      el("h3", {}, "Body"),
      this.select(kinds, kind, (v) => {
        const mass = Number(this.body.mass) || 1;
        this.drawing = null;
        if (v === "mesh") {
          this.body = { mesh: "", mass };
          return this.render(); // no run is possible before a file is chosen
        }
        this.body = v === "inertia" ? { inertia: [1, 2, 3] } : { shape: v, mass, ...Object.fromEntries(SHAPES[v].map(([key, , x]) => [key, x])) };
        this.again();
      }, "body", "Kind of body"),
    ];
    if (kind === "inertia" && Array.isArray((this.body.inertia as unknown[])?.[0])) {
      const rows = this.body.inertia as number[][];
      rows.forEach((row, i) =>
        out.push(el("div", { class: "triple" }, ...row.map((x, j) => this.number(`Inertia ${i + 1}${j + 1}, kg m²`, x, (y) => (rows[i][j] = rows[j][i] = y), `inertia-${i}${j}`)))),
      );
    } else if (kind === "inertia") out.push(this.vector("Principal moments, kg m²", this.body, "inertia", "inertia", true));
    else if (SHAPES[kind]) {
      const fields = [...SHAPES[kind], ["mass", "Mass, kg", 1] as [string, string, number]];
      out.push(el("div", { class: "triple" }, ...fields.map(([key, text, x]) => this.field(text, this.number(text, this.body[key] ?? x, (y) => (this.body[key] = y), `body-${key}`, { positive: true })))));
    } else out.push(...this.meshFields(String(this.body.mesh ?? ""), Number(this.body.scale ?? 1), (scale) => (this.body.scale = scale)),
        this.field("Mass, kg", this.number("Mass, kg", this.body.mass ?? 1, (y) => (this.body.mass = y), "body-mass", { positive: true })));
    if (kind === "inertia")
      out.push(...(this.drawing
        ? this.meshFields(this.drawing.mesh, this.drawing.scale ?? 1, (scale) => (this.drawing!.scale = scale), () => (this.drawing = null))
        : [el("div", { class: "row" }, this.chooser("Draw a mesh …", "draw-mesh", (f) => this.take(f, false)))]));
    return out;
  }

  /** Returns a button that opens a file. */
  private chooser(text: string, test: string, take: (f: File) => void): HTMLElement {
    const input = el("input", { type: "file", accept: ".stl,.obj", hidden: true, "data-test": test, onchange: () => input.files?.[0] && take(input.files[0]) });
    return el("div", {}, input, el("button", { type: "button", class: "small", onclick: () => input.click() }, text));
  }

  /** Shows the name and unit of the mesh, and a button for another one. */
  private meshFields(mesh: string, scale: number, set: (scale: number) => void, remove?: () => void): Node[] {
    const known = this.meshes.get(mesh);
    const out: Node[] = [];
    if (mesh) {
      const row = el("div", { class: "row", "data-test": "mesh" }, el("b", {}, ownName(mesh)));
      if (remove) row.append(el("button", { type: "button", class: "small ghost fixed", "aria-label": "Do not draw the mesh", "data-test": "remove-mesh", onclick: () => (remove(), this.again()) }, "×"));
      out.push(row);
      if (known) out.push(el("p", { class: "note" }, `${known.triangles.toLocaleString("en")} triangles, ${known.size.map((x) => figure(x * scale, 3)).join(" × ")} m${remove && known.open ? "; an open surface" : ""}`));
      out.push(this.field("One unit of the file is", this.select(UNITS, String(scale), (v) => (set(Number(v)), this.again()), "mesh-unit", "Unit of the mesh file")));
    }
    out.push(this.chooser(mesh ? "Another file …" : "Choose a file …", "body-mesh", (f) => this.take(f, !remove)));
    if (!mesh) out.push(el("p", { class: "note" }, "A closed surface in STL or OBJ format. You can also drop the file on the page. The inertia is computed for uniform density."));
    return out;
  }

  /** Uses a mesh file that was chosen or dropped, for the body itself or only for its appearance. */
  async take(file: File, solid = this.body.shape !== undefined || this.body.mesh !== undefined): Promise<void> {
    this.state(false, `Reading ${file.name} …`);
    try {
      const told = await this.upload(file);
      this.meshes.set(told.mesh, told);
      if (solid && told.open) throw new Error(told.open.replace("the mesh", file.name));
      if (solid) {
        this.body = { mesh: told.mesh, mass: Number(this.body.mass) || 1 };
        this.problem = this.drawing = null;
        this.own = false;
      } else this.drawing = { mesh: told.mesh, scale: 1 };
      this.again();
    } catch (e) {
      this.complain((e as Error).message, "body.mesh");
    }
  }

  private startFields(): Node[] {
    const out: Node[] = [
      el("div", { class: "row" }, el("h3", {}, "Start"), this.grip),
      this.byMomentum
        ? this.vector("Momentum in space, kg m²/s", this.start, "momentum", "momentum")
        : this.vector("Angular velocity in the body, rad/s", this.start, "omega", "omega"),
    ];
    const turned = ["quaternion", "euler", "matrix"].find((key) => this.start[key] !== undefined && this.start[key] !== null);
    if (turned)
      out.push(el("p", { class: "note" }, `The attitude is given as ${turned}. `, el("button", { type: "button", class: "small", onclick: () => {
        delete this.start[turned];
        this.again();
      } }, "Reset the attitude")));
    else out.push(this.vector("Attitude as a rotation vector, rad", this.start, "rotation_vector", "attitude"));
    if (this.start.position || this.start.velocity || this.force.length) {
      out.push(this.vector("Position, m", this.start, "position", "position"), this.vector("Velocity, m/s", this.start, "velocity", "velocity"));
      if (this.force.length) out.push(el("p", { class: "note", "data-test": "force" }, `f.model).join(", ")}. => Forces, which this form cannot change: ${this.force.map((f) => f.model).join(", ")}. => f.model).join(", ")}.`));
    }
    return out;
  }

  /** Shows each torque of a sum with its parameters, and a button to add one. */
  private torqueFields(): Node[] {
    const k = this.known, out: Node[] = [el("h3", {}, "Torque")];
    const fresh = (name: string): Record<string, unknown> => {
      const t = k.torques.find((x) => x.name === name)!;
      return { model: name, ...Object.fromEntries(t.params.filter((q) => q.needed ?? q.default !== null).map((q) => [q.name, copy(q.default)])) };
    };
    const models = k.torques.map((t): [string, string] => [t.name, t.name.replace(/_/g, " ")]);
    if (this.own || !this.torques.length) {
      const list: [string, string][] = [["", "None: free rotation"], ...models, ...(this.own ? [["=", "The torque of the problem"] as [string, string]] : [])];
      out.push(this.select(list, this.own ? "=" : "", (v) => {
        if (v === "=") return;
        this.own = false;
        this.torques = v ? [fresh(v)] : [];
        if (!v) this.problem = null;
        this.again();
      }, "torque", "Torque"));
      if (this.own) out.push(el("p", { class: "note" }, "The torque of this problem is a program, which this form cannot change. Choose another torque instead."));
      return out;
    }
    this.torques.forEach((table, i) => {
      const t = k.torques.find((x) => x.name === table.model);
      const row = el("div", { class: "row" },
        this.select(models, String(table.model), (v) => {
          this.torques[i] = fresh(v);
          this.again();
        }, i ? `torque-${i}` : "torque", `Torque ${i + 1}`),
        el("button", { type: "button", class: "small ghost fixed", "aria-label": `Remove torque ${i + 1}`, "data-test": `remove-torque-${i}`, onclick: () => {
          this.torques.splice(i, 1);
          if (!this.torques.length) this.problem = null;
          this.again();
        } }, "×"));
      out.push(row);
      if (t?.summary) out.push(el("p", { class: "note" }, t.summary));
      for (const q of t?.params ?? []) out.push(...this.param(q, table, i));
    });
    if (this.torques.length < 8)
      out.push(el("button", { type: "button", class: "small", "data-test": "add-torque", onclick: () => {
        this.torques.push(fresh(k.torques.some((t) => t.name === "damping") ? "damping" : k.torques[0].name));
        this.again();
      } }, "Add a torque"));
    return out;
  }

  private runFields(): Node[] {
    const k = this.known, out: Node[] = [el("h3", {}, "Methods and steps")];
    this.runs.forEach((r, i) => {
      const row = el("div", { class: "row", "data-test": `try-run-${i}` },
        this.select([["auto", "auto"], ...k.methods.map((m): [string, string] => [m.name, m.order ? `${m.name} (order ${m.order})` : m.name])], r.method, (v) => {
          r.method = v;
          delete r.options; // these are options of the previous method
          this.again();
        }, `method-${i}`, `Method of run ${i + 1}`),
        this.number(`Step of run ${i + 1}, s`, r.dt, (x) => (r.dt = x), `dt-${i}`, { positive: true, snap: (x) => Number((this.t_end / Math.max(1, Math.round(this.t_end / x))).toPrecision(12)) }),
      );
      if (this.runs.length > 1)
        row.append(el("button", { type: "button", class: "small ghost fixed", "aria-label": `Remove run ${i + 1}`, onclick: () => {
          this.runs.splice(i, 1);
          this.again();
        } }, "×"));
      out.push(row);
      const m = k.methods.find((x) => x.name === r.method);
      if (m) out.push(el("p", { class: "note" }, m.summary));
    });
    out.push(
      el("button", {
        type: "button", class: "small", "data-test": "add-run", disabled: this.runs.length >= 4,
        onclick: () => {
          const used = new Set(this.runs.map((r) => r.method));
          const other = ["rkn4", "nmb", "liemid_ea", ...k.methods.map((m) => m.name)].find((x) => !used.has(x) && k.methods.some((m) => m.name === x)) ?? "auto";
          this.runs.push({ method: other, dt: this.runs[this.runs.length - 1].dt });
          this.again();
        },
      }, "Compare with another"),
    );
    return out;
  }

  private endFields(): Node[] {
    const check = (text: string, value: boolean, set: (v: boolean) => void, test: string) =>
      el("label", { class: "check" }, el("input", { type: "checkbox", checked: value, "data-test": test, onchange: (e: Event) => set((e.target as HTMLInputElement).checked) }), text);
    return [
      this.field("Until, s", this.number("End of the run, s", this.t_end, (x) => (this.t_end = x), "t_end", { positive: true, snap: (x) => this.wholeSteps(x) })),
      check("Compare with a reference", this.reference, (v) => ((this.reference = v), this.changed()), "reference"),
      check("Run after each change", this.eager, (v) => (this.eager = v), "eager"),
      el("div", { class: "row sticky" }, this.go, this.halt),
      this.bar,
      this.words,
    ];
  }

  /** Returns the end time nearest to x that is a multiple of the longest step. */
  private wholeSteps(x: number): number {
    const dt = Math.max(...this.runs.map((r) => r.dt));
    return Number((Math.max(1, Math.round(x / dt)) * dt).toPrecision(12));
  }

  private param(q: Param, table: Record<string, unknown>, k: number): Node[] {
    const test = this.test(k, q.name);
    const label = `${q.name.replace(/_/g, " ")}${q.unit && q.unit !== "1" ? `, ${q.unit}` : ""}`;
    const value = table[q.name] ?? q.default;
    if (typeof value === "boolean")
      return [el("label", { class: "check" }, el("input", { type: "checkbox", checked: value, onchange: (e: Event) => ((table[q.name] = (e.target as HTMLInputElement).checked), this.changed()) }), label)];
    if (typeof value === "number") return [this.field(label, this.number(label, value, (x) => (table[q.name] = x), test))];
    if (Array.isArray(value) && value.length === 3 && value.every((x) => typeof x === "number")) {
      table[q.name] ??= copy(value);
      return [this.vector(label, table, q.name, test)];
    }
    // other values are entered as in a scenario file
    const input = el("input", { type: "text", value: typeof value === "string" ? value : value === null || value === undefined ? "" : JSON.stringify(value), placeholder: "default", "data-test": test });
    input.setAttribute("aria-label", label);
    input.addEventListener("change", () => {
      try {
        if (!input.value.trim() && !q.needed) delete table[q.name];
        else table[q.name] = typeof value === "string" ? input.value : JSON.parse(input.value);
        input.setAttribute("aria-invalid", "false");
        this.changed();
      } catch {
        input.setAttribute("aria-invalid", "true");
      }
    });
    return [this.field(label, input)];
  }
}

export const leftOver = (fraction: number, rate: number, left: number | null, message?: string): string =>
  message && !fraction ? message : `${Math.floor(100 * fraction)} %, ${figure(rate, 2)} steps/s${left !== null && left > 0.5 ? `, ${figure(left, 2)} s left` : ""}`;

/** The form with which runs are asked for: a body, its start, a torque, and one to four methods with their steps. */

import { Request } from "./document.ts";
import { Catalogue, Param } from "./server.ts";
import { el, figure } from "./ui.ts";

const SHAPES: Record<string, [string, string, number][]> = {
  box: [["a", "Edge along x, m", 1], ["b", "Edge along y, m", 2], ["c", "Edge along z, m", 0.3]],
  cylinder: [["radius", "Radius, m", 0.5], ["height", "Height, m", 1.5]],
  cone: [["radius", "Radius, m", 0.5], ["height", "Height, m", 1]],
  ellipsoid: [["a", "Semi-axis along x, m", 1], ["b", "Semi-axis along y, m", 0.7], ["c", "Semi-axis along z, m", 0.4]],
  sphere: [["radius", "Radius, m", 0.5]],
};

/** As short as it can be read; the form keeps all digits until it is changed. */
function brief(x: number): string {
  const y = Number(x.toPrecision(6));
  return y !== 0 && (Math.abs(y) < 1e-3 || Math.abs(y) >= 1e6) ? y.toExponential() : String(y);
}

const copy = <T>(x: T): T => (x === undefined ? x : JSON.parse(JSON.stringify(x)));

export class TryPane {
  readonly node = el("div", { "data-test": "try" });
  private problem: string | null = null;
  private body: Record<string, unknown> = { inertia: [1, 2, 3] };
  private start: Record<string, unknown> = { omega: [0.1, 5, 0.1] };
  private torque: unknown = null;
  private force: { model: string }[] = []; // of a body that moves; the form shows them, and does not change them
  private own = false; // the problem's own torque, which cannot be written down
  private t_end = 10;
  private runs: Request["runs"] = [{ method: "auto", dt: 0.01 }];
  private reference = true;
  private eager = true;
  private timer = 0;
  private readonly bar = el("progress", { max: "1", value: 0, hidden: true, "aria-label": "Progress of the run" });
  private readonly words = el("p", { class: "note", role: "status", "data-test": "run-status" });
  private readonly go = el("button", { type: "button", class: "primary", id: "run", "data-test": "run" }, "Run");
  private readonly halt = el("button", { type: "button", id: "stop", "data-test": "stop", disabled: true }, "Stop");

  constructor(private readonly known: Catalogue, private readonly run: (r: Request) => void, stop: () => void) {
    this.go.addEventListener("click", () => this.submit());
    this.halt.addEventListener("click", stop);
  }

  /** Take the settings of a problem. */
  choose(name: string | null, run = true): void {
    const p = this.known.problems.find((x) => x.name === name);
    this.problem = p ? p.name : null;
    if (p) {
      this.body = copy(p.body) ?? {};
      this.start = copy(p.start) ?? {};
      this.torque = copy(p.torque);
      this.force = copy(p.force) ?? [];
      this.own = p.code ?? false;
      this.t_end = p.t_end;
      this.runs = [{ method: p.method ?? this.runs[0].method, dt: p.dt }];
    } else {
      this.own = false;
      this.force = [];
    }
    this.render();
    if (run) this.submit();
  }

  /** Take the settings of the runs that are shown. */
  adopt(r: Request): void {
    this.choose(r.problem, false);
    if (!r.problem) {
      this.body = copy(r.body) ?? {};
      this.start = copy(r.start) ?? {};
      this.torque = copy(r.torque) ?? null;
      this.force = copy(r.force) ?? [];
    }
    this.t_end = r.t_end ?? this.t_end;
    this.runs = copy(r.runs);
    this.render();
  }

  request(): Request {
    const r: Request = {
      problem: this.problem, body: this.body, start: this.start, t_end: this.t_end, runs: copy(this.runs), reference: this.reference,
    };
    if (this.torque !== null && !this.own) r.torque = this.torque;
    if (this.force.length) r.force = this.force;
    return r;
  }

  submit(): void {
    clearTimeout(this.timer);
    if (this.node.querySelector('[aria-invalid="true"]')) return;
    this.run(copy(this.request()));
  }

  private changed(): void {
    clearTimeout(this.timer);
    if (this.eager) this.timer = window.setTimeout(() => this.submit(), 60);
  }

  // --- what the run says ------------------------------------------------------------------------

  state(running: boolean, text: string, fraction?: number, bad = false): void {
    this.halt.disabled = !running;
    this.bar.hidden = !running || fraction === undefined;
    if (fraction !== undefined) this.bar.value = fraction;
    this.words.textContent = text;
    this.words.classList.toggle("warn", bad);
  }

  // --- the form ---------------------------------------------------------------------------------

  private number(label: string, value: unknown, set: (x: number) => void, test: string, positive = false): HTMLElement {
    const input = el("input", { type: "text", inputMode: "decimal", value: value === undefined || value === null ? "" : brief(Number(value)), "data-test": test, autocomplete: "off" });
    input.setAttribute("aria-label", label);
    input.title = label;
    const take = (x: number) => {
      const good = Number.isFinite(x) && (!positive || x > 0);
      input.setAttribute("aria-invalid", String(!good));
      if (good) return (set(x), this.changed());
      this.words.textContent = `${label}: a ${positive ? "positive " : ""}number is needed.`;
      this.words.classList.add("warn");
    };
    input.addEventListener("input", () => take(input.value.trim() === "" ? NaN : Number(input.value.replace("−", "-"))));
    input.addEventListener("keydown", (e) => {
      if (e.key === "Enter") return this.submit();
      if (e.key !== "ArrowUp" && e.key !== "ArrowDown") return;
      const x = Number(input.value) || 0;
      // a tenth of its leading digit's place, so that an arrow changes what is seen
      const step = 10 ** Math.floor(Math.log10(Math.abs(x) || 1)) * (e.shiftKey ? 1 : 0.1);
      const next = Number((x + (e.key === "ArrowUp" ? step : -step)).toPrecision(12));
      e.preventDefault();
      input.value = String(next);
      take(next);
    });
    return input;
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
      }, `${test}-${i}`, positive),
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
    const k = this.known, n: Node[] = [];
    n.push(
      this.field("Problem", this.select([["", "My own"], ...k.problems.map((p): [string, string] => [p.name, p.title || p.name])], this.problem ?? "", (v) => this.choose(v || null), "problem", "Problem")),
    );
    const p = k.problems.find((x) => x.name === this.problem);
    if (p?.summary && p.summary !== p.title) n.push(el("p", { class: "note" }, p.summary));

    n.push(el("h3", {}, "Body"));
    const kind = typeof this.body.shape === "string" ? this.body.shape : this.body.mesh ? "mesh" : "inertia";
    const kinds: [string, string][] = [["inertia", "Moments of inertia"], ...Object.keys(SHAPES).map((s): [string, string] => [s, s.charAt(0).toUpperCase() + s.slice(1)])];
    if (kind === "mesh") kinds.push(["mesh", "Mesh"]);
    n.push(
      this.select(kinds, kind, (v) => {
        const mass = Number(this.body.mass) || 1;
        this.body = v === "inertia" ? { inertia: [1, 2, 3] } : { shape: v, mass, ...Object.fromEntries(SHAPES[v].map(([key, , x]) => [key, x])) };
        this.render();
        this.changed();
      }, "body", "Kind of body"),
    );
    if (kind === "inertia") {
      if (Array.isArray((this.body.inertia as unknown[])?.[0])) {
        const rows = this.body.inertia as number[][];
        rows.forEach((row, i) =>
          n.push(el("div", { class: "triple" }, ...row.map((x, j) => this.number(`Inertia ${i + 1}${j + 1}, kg m²`, x, (y) => (rows[i][j] = rows[j][i] = y), `inertia-${i}${j}`)))),
        );
      } else n.push(this.vector("Principal moments, kg m²", this.body, "inertia", "inertia", true));
    } else if (SHAPES[kind]) {
      const fields = [...SHAPES[kind], ["mass", "Mass, kg", 1] as [string, string, number]];
      n.push(el("div", { class: "triple" }, ...fields.map(([key, text, x]) => this.field(text, this.number(text, this.body[key] ?? x, (y) => (this.body[key] = y), `body-${key}`, true)))));
    } else n.push(el("p", { class: "note" }, "A mesh, as the problem has it."));

    n.push(el("h3", {}, "Start"));
    n.push(
      "momentum" in this.start && this.start.momentum
        ? this.vector("Momentum in space, kg m²/s", this.start, "momentum", "momentum")
        : this.vector("Angular velocity in the body, rad/s", this.start, "omega", "omega"),
    );
    const turned = ["quaternion", "euler", "matrix"].find((key) => this.start[key] !== undefined && this.start[key] !== null);
    if (turned) n.push(el("p", { class: "note" }, `The attitude is given as ${turned}, and stays.`));
    else n.push(this.vector("Attitude as a rotation vector, rad", this.start, "rotation_vector", "attitude"));

    if (this.start.position || this.start.velocity || this.force.length) {
      n.push(this.vector("Position, m", this.start, "position", "position"), this.vector("Velocity, m/s", this.start, "velocity", "velocity"));
      if (this.force.length) n.push(el("p", { class: "note", "data-test": "force" }, `Forces: ${this.force.map((f) => f.model).join(", ")}.`));
    }

    n.push(el("h3", {}, "Torque"));
    const model = this.torque && !Array.isArray(this.torque) ? String((this.torque as { model: string }).model) : "";
    const torques: [string, string][] = [["", "None: free rotation"], ...k.torques.map((t): [string, string] => [t.name, t.name.replace(/_/g, " ")])];
    const several = Array.isArray(this.torque) && this.torque.length > 0;
    if (this.own || several) torques.push(["=", "The problem's own"]);
    n.push(
      this.select(torques, this.own || several ? "=" : model, (v) => {
        if (v === "=") return;
        this.own = false;
        const t = k.torques.find((x) => x.name === v);
        this.torque = t ? { model: v, ...Object.fromEntries(t.params.filter((q) => q.needed ?? q.default !== null).map((q) => [q.name, copy(q.default)])) } : null;
        if (this.problem && this.own === false && !t) this.problem = null;
        this.render();
        this.changed();
      }, "torque", "Torque"),
    );
    const t = k.torques.find((x) => x.name === model);
    if (t && !this.own) {
      if (t.summary) n.push(el("p", { class: "note" }, t.summary));
      const table = this.torque as Record<string, unknown>;
      for (const q of t.params) n.push(...this.param(q, table));
    }

    n.push(el("h3", {}, "Methods and steps"));
    this.runs.forEach((r, i) => {
      const row = el("div", { class: "row", "data-test": `try-run-${i}` },
        this.select([["auto", "auto"], ...k.methods.map((m): [string, string] => [m.name, m.order ? `${m.name} (order ${m.order})` : m.name])], r.method, (v) => {
          r.method = v;
          delete r.options; // of the other method
          this.render();
          this.changed();
        }, `method-${i}`, `Method of run ${i + 1}`),
        this.number(`Step of run ${i + 1}, s`, r.dt, (x) => (r.dt = x), `dt-${i}`, true),
      );
      if (this.runs.length > 1)
        row.append(el("button", { type: "button", class: "small ghost fixed", "aria-label": `Remove run ${i + 1}`, onclick: () => {
          this.runs.splice(i, 1);
          this.render();
          this.changed();
        } }, "×"));
      n.push(row);
      const m = k.methods.find((x) => x.name === r.method);
      if (m) n.push(el("p", { class: "note" }, m.summary));
    });
    n.push(
      el("button", {
        type: "button", class: "small", "data-test": "add-run", disabled: this.runs.length >= 4,
        onclick: () => {
          const used = new Set(this.runs.map((r) => r.method));
          const other = ["rkn4", "nmb", "liemid_ea", ...k.methods.map((m) => m.name)].find((x) => !used.has(x) && k.methods.some((m) => m.name === x)) ?? "auto";
          this.runs.push({ method: other, dt: this.runs[this.runs.length - 1].dt });
          this.render();
          this.changed();
        },
      }, "Compare with another"),
    );
    n.push(el("div", { class: "row" }, this.field("Until, s", this.number("End of the run, s", this.t_end, (x) => (this.t_end = x), "t_end", true))));
    const check = (text: string, value: boolean, set: (v: boolean) => void, test: string) =>
      el("label", { class: "check" }, el("input", { type: "checkbox", checked: value, "data-test": test, onchange: (e: Event) => set((e.target as HTMLInputElement).checked) }), text);
    n.push(
      check("Compare with a reference", this.reference, (v) => ((this.reference = v), this.changed()), "reference"),
      check("Run as I change", this.eager, (v) => (this.eager = v), "eager"),
      el("div", { class: "row sticky" }, this.go, this.halt),
      this.bar,
      this.words,
    );
    const focused = document.activeElement?.getAttribute("data-test");
    this.node.replaceChildren(...n);
    if (focused) this.node.querySelector<HTMLElement>(`[data-test="${CSS.escape(focused)}"]`)?.focus();
  }

  private param(q: Param, table: Record<string, unknown>): Node[] {
    const label = `${q.name.replace(/_/g, " ")}${q.unit && q.unit !== "1" ? `, ${q.unit}` : ""}`;
    const value = table[q.name] ?? q.default;
    if (typeof value === "boolean")
      return [el("label", { class: "check" }, el("input", { type: "checkbox", checked: value, onchange: (e: Event) => ((table[q.name] = (e.target as HTMLInputElement).checked), this.changed()) }), label)];
    if (typeof value === "number") return [this.field(label, this.number(label, value, (x) => (table[q.name] = x), `param-${q.name}`))];
    if (Array.isArray(value) && value.length === 3 && value.every((x) => typeof x === "number")) {
      table[q.name] ??= copy(value);
      return [this.vector(label, table, q.name, `param-${q.name}`)];
    }
    if (value === null || value === undefined) return [];
    // tables, words: as they would stand in a scenario file
    const input = el("input", { type: "text", value: typeof value === "string" ? value : JSON.stringify(value), "data-test": `param-${q.name}` });
    input.setAttribute("aria-label", label);
    input.addEventListener("change", () => {
      try {
        table[q.name] = typeof value === "string" ? input.value : JSON.parse(input.value);
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

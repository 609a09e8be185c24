/** The page of a motion: its plots, its list of runs, and its program. */

import { endedEarly, MotionDocument, Player, RunData, shortNames } from "./document.ts";
import { lower } from "./decimate.ts";
import { Numbers } from "./packet.ts";
import { MotionViews, Show } from "./motion_views.ts";
import { Panel, PanelSpec } from "./plots.ts";
import { shades, Theme } from "./theme.ts";
import { byId, copier, el, factList, figure } from "./ui.ts";

export interface Hooks {
  seek: (t: number) => void;
  changed: () => void; // draws the scene again
  camera: (preset: string) => void;
  zoomed: (range: [number, number] | null) => void;
}

/** The components x, y and z of vectors, as columns that are computed only once. */
function column(of: () => Numbers, k: number): () => Float64Array {
  const cache = new WeakMap<object, Float64Array>();
  return () => {
    const a = of();
    let c = cache.get(a);
    if (!c) {
      c = new Float64Array(a.length / 3);
      for (let i = 0; i < c.length; i++) c[i] = a[3 * i + k];
      cache.set(a, c);
    }
    return c;
  };
}

function lengths(of: () => Numbers): () => Float64Array {
  const cache = new WeakMap<object, Float64Array>();
  return () => {
    const a = of();
    let c = cache.get(a);
    if (!c) {
      c = new Float64Array(a.length / 3);
      for (let i = 0; i < c.length; i++) c[i] = Math.hypot(a[3 * i], a[3 * i + 1], a[3 * i + 2]);
      cache.set(a, c);
    }
    return c;
  };
}

/** Returns the plots of a motion. Quantities that a torque changes are shown directly, and conserved quantities as errors. */
export function specs(doc: MotionDocument, players: Player[], theme: Theme, lead: () => number, now: () => number): PanelSpec[] {
  const names = shortNames(doc), first = doc.runs[0];
  const of = (pick: (k: number) => Numbers | null) =>
    doc.runs.map((r, k) => ({
      name: names[k], colour: theme.runs[k], t: () => r.t, y: () => pick(k), value: () => players[k].value(pick(k)),
      ended: () => (endedEarly(r) ? r.t[r.t.length - 1] : null),
    }));
  // the names x y z are used because the axes of the body are usually, but not always, its principal axes 1 2 3
  const principal = doc.runs.every((r) => r.body.axes.every((row, i) => row[i] === 1));
  const out: PanelSpec[] = [];
  if (doc.runs.length === 1) out.push({ // for several runs, show few but large plots
    id: "omega", title: "Angular velocity", unit: "rad/s", about: "Angular velocity ω in the axes of the body, rad/s", signed: true,
    series: [0, 1, 2].map((k) => ({
      name: principal ? `ω${"₁₂₃"[k]}` : `ω ${"xyz"[k]}`, colour: shades(theme, theme.omega)[k], dash: [undefined, [6, 4], [1.5, 2.5]][k], width: [1.6, 1.6, 2][k],
      t: () => doc.runs[lead()].t, y: column(() => doc.runs[lead()].omega, k), value: () => players[lead()].omega[k],
    })),
  });
  if (first.energy_conserved !== false)
    out.push({ id: "energy", title: "Energy error", unit: "relative", about: "Change of the energy since the start, relative to its initial value", signed: false, series: of((k) => doc.runs[k].energy_error) });
  else {
    const kinetic = !first.energy_label || first.energy_label.startsWith("kinetic");
    out.push({ id: "energy", title: kinetic ? "Kinetic energy" : "Energy", unit: "J", about: `${kinetic ? "Kinetic energy" : "Energy"}, which the torque changes`, signed: true, series: of((k) => doc.runs[k].energy) });
  }
  if (first.momentum_conserved !== false)
    out.push({ id: "momentum", title: "Momentum error", unit: "relative", about: `Relative error of the ${first.momentum_label || "momentum"}`, signed: false, series: of((k) => doc.runs[k].momentum_error) });
  else {
    const sizes = doc.runs.map((r) => lengths(() => r.momentum));
    out.push({ id: "momentum", title: "Momentum |L|", unit: "kg m²/s", about: "Length of the angular momentum, which the torque changes", signed: true, series: of((k) => sizes[k]()) });
  }
  if (doc.runs.some((r) => r.attitude_error))
    out.push({
      id: "attitude", title: "Attitude error", unit: "rad", about: `Angle to the reference, rad: ${doc.runs.find((r) => r.reference)?.reference ?? "the reference"}`,
      signed: false, series: of((k) => doc.runs[k].attitude_error),
    });
  if (doc.runs.every((r) => r.x))
    out.push({
      id: "place", title: "Position", unit: "m", about: "Position of the centre of mass, m", signed: true,
      series: [0, 1, 2].map((k) => ({
        name: "xyz"[k], colour: [theme.ink, theme.quiet, theme.ink][k], dash: [undefined, [6, 4], [1.5, 2.5]][k], width: [1.4, 1.4, 1.8][k], t: () => doc.runs[lead()].t,
        y: column(() => doc.runs[lead()].x!, k), value: () => valueAt(doc.runs[lead()].t, column(() => doc.runs[lead()].x!, k)(), now()),
      })),
    });
  if (doc.difference.length)
    out.push({
      id: "difference", title: "Difference", unit: `rad from ${names[doc.difference[0].a]}`, about: `Angle to ${doc.runs[doc.difference[0].a].name}, rad`, signed: false,
      series: doc.difference.map((d) => ({
        name: names[d.b], colour: theme.runs[d.b], t: () => d.t, y: () => d.angle,
        value: () => valueAt(d.t, d.angle, now()), ended: () => (endedEarly(doc.runs[d.b]) ? doc.runs[d.b].t[doc.runs[d.b].t.length - 1] : null),
      })),
    });
  return out;
}

/** Returns the value of a column at a time, interpolated linearly between samples. */
function valueAt(t: Numbers, y: Numbers, at: number): number {
  const i = Math.max(1, Math.min(t.length - 1, lower(t, at)));
  const u = Math.max(0, Math.min(1, (at - t[i - 1]) / (t[i] - t[i - 1])));
  return y[i - 1] + (y[i] - y[i - 1]) * u;
}

const took = (s: number): string => (s < 1 ? `${figure(1000 * s, 3)} ms` : `${figure(s, 3)} s`);

/** Returns facts about a run, as names and values. */
function factsOf(r: RunData): [string, string][] {
  const facts: [string, string][] = [["Method", r.order ? `${r.method}, order ${r.order}` : r.method]];
  if (r.dt) facts.push(["Step", `${figure(r.dt)} s`]);
  if (r.torque) facts.push(["Torque", r.torque]);
  facts.push(["Steps", r.steps.toLocaleString("en")], ["Torque calls", r.torque_calls.toLocaleString("en")]);
  if (r.seconds) facts.push(["Computed in", took(r.seconds)]);
  if (r.compile_seconds) facts.push(["Compiled in", took(r.compile_seconds)]);
  const worst = r.attitude_error ? largest(r.attitude_error) : NaN;
  if (worst > 0) facts.push(["Largest attitude error", `${figure(worst, 2)} rad`]);
  if (r.reference) facts.push(["Compared with", r.reference]);
  facts.push(["Moments", r.body.moments.map((x) => figure(x, 3)).join(", ") + "\u00a0kg\u00a0m²"]);
  return facts;
}

function largest(a: Numbers): number {
  let most = 0;
  for (let i = 0; i < a.length; i++) if (a[i] > most) most = a[i];
  return most;
}

/** Returns the pane with the list of runs and the display settings. */
export function runsPane(doc: MotionDocument, views: MotionViews, theme: Theme, show: Show, hooks: Hooks, rebuild: () => void): HTMLElement {
  const pane = el("div");
  if (doc.note) pane.append(el("p", { class: "note", "data-test": "note" }, doc.note));
  const many = doc.runs.length > 1;
  const far = Math.max(...views.actors.map((a) => (a.player.coarse ? a.player.stride : 0)));
  if (far > 0)
    pane.append(el("p", { class: "note warn", "data-test": "coarse" }, `The body turns by ${figure(far, 2)} rad from one sample to the next, so the motion between the samples is unknown and only the samples are shown. For a smooth motion, shorten the run or store more samples.`));
  const all = doc.runs.map(factsOf);
  const common = new Map(many ? all[0].filter(([name, value]) => all.every((f) => f.some(([a, b]) => a === name && b === value))) : []);
  if (common.size) {
    pane.append(el("h3", {}, "All runs"));
    pane.append(el("div", { class: "run" }, factList([...common])));
  }
  pane.append(el("h3", {}, many ? "Runs: one is solid, the others are ghosts" : "Run"));
  doc.runs.forEach((r, k) => {
    const swatch = el("span", { class: "swatch" });
    swatch.style.background = theme.runs[k];
    const card = el("div", { class: `run${k === views.lead && many ? " lead" : ""}`, "data-test": `run-${k}` });
    card.style.setProperty("--swatch", theme.runs[k]);
    const head = el("header", {}, swatch, el("b", { title: r.name }, r.name));
    if (many) {
      head.append(
        el("button", {
          class: "small ghost", type: "button", "aria-pressed": String(k === views.lead), "data-test": `lead-${k}`,
          onclick: () => {
            views.setLead(k);
            hooks.changed();
            rebuild();
          },
        }, "Solid"),
        el("button", {
          class: "small ghost", type: "button", "aria-pressed": String(views.actors[k].visible), "data-test": `visible-${k}`,
          onclick: () => {
            views.actors[k].visible = !views.actors[k].visible;
            views.dress();
            hooks.changed();
            rebuild();
          },
        }, "Shown"),
      );
    }
    const facts = all[k].filter(([name]) => !common.has(name));
    card.append(head, ...(endedEarly(r) ? [el("div", {}, el("span", { class: "badge" }, `✕ ended at ${figure(r.t[r.t.length - 1], 3)} s`))] : []), factList(facts));
    if (r.outcome !== "done") card.append(el("p", { class: "note warn", "data-test": `outcome-${k}` }, r.message || r.outcome));
    pane.append(card);
  });
  pane.append(el("h3", {}, "Camera"), el("div", { class: "row" }, ...["corner", "front", "side", "top"].map((name) =>
    el("button", { type: "button", class: "small", "data-test": `camera-${name}`, onclick: () => hooks.camera(name) }, name.charAt(0).toUpperCase() + name.slice(1)))));
  pane.append(el("h3", {}, "Shown"));
  const box = (key: keyof Show, text: string, test: string) =>
    el("label", {}, el("input", {
      type: "checkbox", checked: show[key] === true, "data-test": `show-${test}`,
      onchange: (e: Event) => {
        (show as unknown as Record<string, boolean>)[key] = (e.target as HTMLInputElement).checked;
        views.dress();
        hooks.changed();
      },
    }), text);
  pane.append(
    el("div", { class: "checks" },
      box("body", "Body", "body"), box("axes", "Axes 1 2 3", "axes"), box("space", "Axes x y z", "space"),
      box("omega", "Velocity ω", "omega"), box("momentum", "Momentum L", "momentum"), box("trace", "Trace", "trace"),
      many && box("ghosts", "Ghosts", "ghosts"), many && box("apart", "Side by side", "apart"), box("ride", "Camera on body", "ride"),
    ),
  );
  const trail = el("select", {
    "data-test": "trail",
    onchange: () => {
      show.trail = Number(trail.value);
      views.dress();
      hooks.changed();
    },
  }, ...([["1", "Whole run"], ["0.3", "Last third"], ["0.1", "Last tenth"], ["0.02", "Last fiftieth"]] as const).map(([v, s]) => el("option", { value: v, selected: Number(v) === show.trail }, s)));
  const axis = el("select", {
    "data-test": "axis",
    onchange: () => {
      show.axis = Number(axis.value) as 0 | 1 | 2;
      views.actors.forEach((_, k) => views.retrace(k));
      hooks.changed();
    },
  }, ...["x", "y", "z"].map((s, k) => el("option", { value: String(k), selected: k === show.axis }, `Body ${s}`)));
  pane.append(
    el("div", { class: "row" }, el("label", { class: "field" }, el("span", {}, "Length of traces"), trail), el("label", { class: "field" }, el("span", {}, "Trace of"), axis)),
  );
  return pane;
}

/** Returns the pane with the runs as a Python program and as a scenario file. */
export function codePane(python: string | undefined, scenario: string | undefined): HTMLElement {
  const pane = el("div");
  const block = (title: string, text: string, id: string) => {
    pane.append(el("div", { class: "codehead" }, el("h3", {}, title), copier(title, () => text)), el("pre", { id, tabindex: "0", "data-test": id }, text));
  };
  if (python) block("Python", python, "code-python");
  if (scenario) block("Scenario", scenario, "code-scenario");
  if (!python && !scenario) pane.append(el("p", { class: "note" }, "This document contains no program."));
  return pane;
}

export function mountPanels(list: PanelSpec[], theme: Theme, hooks: Hooks): Panel[] {
  const home = byId("plots");
  home.replaceChildren();
  return list.map((s) => {
    const panel = new Panel(s, theme, hooks.seek, hooks.zoomed);
    home.append(panel.node);
    return panel;
  });
}

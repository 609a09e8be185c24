/** The page of an ensemble: plots of its quantiles, and the columns by which members are coloured and selected. */

import { CloudView, SCALES } from "./cloud_view.ts";
import { EnsembleDocument } from "./document.ts";
import { PanelSpec } from "./plots.ts";
import { ramp, Theme } from "./theme.ts";
import { el, factList, figure } from "./ui.ts";

export function bandSpecs(doc: EnsembleDocument, theme: Theme, cloud: CloudView): PanelSpec[] {
  return Object.entries(doc.quantiles ?? {}).map(([name, { levels, values }], p) => {
    const m = doc.times.length;
    const rows = levels.map((_, k) => values.subarray(k * m, (k + 1) * m) as Float64Array);
    const bands: [number, number, number][] = [];
    for (let a = 0, b = levels.length - 1; a < b; a++, b--) bands.push([b, a, 0.16 + 0.14 * a]);
    const middle = levels.length % 2 ? (levels.length - 1) / 2 : -1;
    const [title, unit] = /^(.*?)\s*\((.*)\)\s*$/.exec(name)?.slice(1) ?? [name, ""];
    return {
      id: `quantile-${p}`, title: title.charAt(0).toUpperCase() + title.slice(1), unit, signed: true, aligned: true, bands,
      series: rows.map((row, k) => ({
        name: `${figure(100 * levels[k], 3)} %`, colour: theme.runs[0], width: k === middle ? 2 : 0.7, t: () => doc.times, y: () => row,
        value: () => row[Math.min(m - 1, cloud.at)],
      })),
    };
  });
}

const BINS = 36;

/** A histogram of the current column, in which a range can be selected. */
class Histogram {
  readonly node = el("canvas", { class: "bars", "data-test": "histogram", width: 560, height: 140 });
  private from: number | null = null;

  constructor(private readonly cloud: CloudView, private readonly theme: Theme, private readonly changed: () => void) {
    this.node.setAttribute("role", "img");
    this.node.setAttribute("aria-label", "Histogram of the members");
    const at = (ev: PointerEvent) => Math.max(0, Math.min(1, ev.offsetX / (this.node.clientWidth || 1)));
    this.node.addEventListener("pointerdown", (ev) => {
      this.from = at(ev);
      this.node.setPointerCapture(ev.pointerId);
    });
    this.node.addEventListener("pointermove", (ev) => this.from !== null && this.choose(this.from, at(ev)));
    this.node.addEventListener("pointerup", (ev) => {
      if (this.from !== null && Math.abs(at(ev) - this.from) < 0.01) this.choose(0, 0);
      this.from = null;
    });
  }

  private choose(a: number, b: number): void {
    const { column } = this.cloud, [low, high] = this.cloud.range(column), to = (u: number) => low + u * (high - low);
    this.cloud.select(column, a === b ? null : [to(Math.min(a, b)), to(Math.max(a, b))]);
    this.changed();
  }

  draw(): void {
    const values = this.cloud.values(this.cloud.column) ?? this.cloud.doc.columns[this.cloud.column].values;
    const [low, high] = this.cloud.range(this.cloud.column), { chosen } = this.cloud;
    const count = new Float64Array(BINS), part = new Float64Array(BINS); // counts of all members, and of the selected ones
    for (let i = 0; i < values.length; i++) {
      if (!Number.isFinite(values[i])) continue;
      const k = Math.min(BINS - 1, Math.floor((BINS * (values[i] - low)) / (high - low || 1)));
      count[k]++;
      part[k] += chosen[i];
    }
    const g = this.node.getContext("2d")!, { width, height } = this.node, most = Math.max(...count, 1);
    g.clearRect(0, 0, width, height);
    const scale = SCALES[this.theme.name];
    const colour = (k: number) => `rgb(${ramp(scale, (k + 0.5) / BINS).map((x) => Math.round(255 * x)).join(" ")})`; // the colour of the points
    for (const [bars, pale] of [[count, true], [part, false]] as const)
      bars.forEach((n, k) => {
        const h = (n / most) * (height - 4);
        g.fillStyle = pale ? this.theme.line : colour(k);
        g.fillRect((k * width) / BINS + 1, height - h, width / BINS - 2, h);
      });
    const all = count.reduce((a, b) => a + b, 0), some = part.reduce((a, b) => a + b, 0);
    this.words.textContent = some < all ? `${some.toLocaleString("en")} of ${all.toLocaleString("en")} members are selected.` : "Drag over the bars to select a range; click to select all.";
  }
  readonly words = el("p", { class: "note", "data-test": "chosen" });
}

export function membersPane(doc: EnsembleDocument, cloud: CloudView, theme: Theme, changed: () => void, ask: ((k: number) => void) | null): HTMLElement {
  const pane = el("div");
  if (doc.note) pane.append(el("p", { class: "note" }, doc.note));
  pane.append(el("h3", {}, "Ensemble"));
  const facts: [string, string][] = [["Members", (doc.ends?.members ?? doc.members).toLocaleString("en")], ["Animated", doc.members.toLocaleString("en")], ["Times", String(doc.times.length)]];
  for (const [name, count] of Object.entries(doc.outcomes ?? {})) facts.push([name.charAt(0).toUpperCase() + name.slice(1), count.toLocaleString("en")]);
  pane.append(el("div", { class: "run" }, factList(facts)));
  if (doc.columns?.length) {
    pane.append(el("h3", {}, "Colour"));
    const scale = el("div", { class: "scale" });
    const low = el("span"), high = el("span");
    const write = (k: number) => {
      const [a, b] = cloud.range(k);
      low.textContent = figure(a, 3);
      high.textContent = figure(b, 3);
    };
    scale.style.background = `linear-gradient(90deg, ${SCALES[theme.name].join(",")})`;
    const select = el("select", {
      "data-test": "colour", "aria-label": "Colour of the members",
      onchange: () => {
        cloud.colour(Number(select.value));
        write(Number(select.value));
        changed();
      },
    }, ...doc.columns.map((c, k) => el("option", { value: String(k), selected: k === cloud.column }, c.name)));
    write(cloud.column);
    const bars = new Histogram(cloud, theme, changed);
    cloud.heard.set("histogram", () => bars.draw());
    pane.append(select, bars.node, scale, el("div", { class: "ends" }, low, high), bars.words);
    bars.draw();
  }
  if (doc.ends) {
    const n = doc.ends.members;
    pane.append(el("label", { class: "check" }, el("input", { type: "checkbox", checked: cloud.all, "data-test": "all-members", onchange: (ev: Event) => {
      cloud.all = (ev.target as HTMLInputElement).checked;
      changed();
    } }), `All ${n.toLocaleString("en")} members, at the end`));
  }
  pane.append(el("h3", {}, "Member"));
  if (cloud.picked < 0) pane.append(el("p", { class: "note" }, "Click a point of the cloud to select a member."));
  else {
    const rows: [string, string][] = [["Number", String(cloud.picked)], ...(doc.columns ?? []).map((c): [string, string] => [c.name, figure(c.values[cloud.picked])])];
    pane.append(el("div", { class: "run", "data-test": "member" }, factList(rows)));
    if (ask) pane.append(el("button", { type: "button", class: "primary", "data-test": "show-member", onclick: () => ask(cloud.picked) }, "Show its motion"));
  }
  return pane;
}


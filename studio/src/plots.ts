/** Plots over time, reduced to the available pixels. A line shows the displayed time, and a click goes to another time. */

import uPlot from "uplot";
import { Curve, decimate, join } from "./decimate.ts";
import { Numbers } from "./packet.ts";
import { rgba, Theme } from "./theme.ts";
import { el, figure, powerOfTen } from "./ui.ts";

export interface Series {
  name: string;
  colour: string;
  t: () => Numbers;
  y: () => Numbers | null;
  value: () => number; // returns the value at the displayed time
  dash?: number[];
  width?: number;
  ended?: () => number | null; // returns the time at which a run ended early, if it did
}

export interface PanelSpec {
  id: string;
  title: string;
  unit: string; // short text for the heading
  about?: string; // full description
  series: Series[];
  signed: boolean; // whether values can be negative; then the axis is linear at first, otherwise logarithmic
  aligned?: boolean; // all series have the same few times, so all points are drawn
  bands?: [number, number, number][]; // for filled bands: index of the upper and of the lower series, and the opacity
}

const FLOOR = 1e-18;

/** Returns the labels of a logarithmic axis: only powers of ten. */
export const powers = (_: uPlot, splits: number[]) =>
  splits.map((x) => {
    const e = Math.log10(x);
    return Math.abs(e - Math.round(e)) < 1e-6 ? powerOfTen(Math.round(e)) : "";
  });

export const all = (_: uPlot, splits: number[]) => splits;

/** Returns the labels of a linear axis, with enough digits to distinguish them. */
/** Returns the labels of a time axis, of which the first has the unit. */
export const seconds = (...given: Parameters<typeof ticks>): string[] => ticks(...given).map((w, i) => (i === 0 ? `${w} s` : w));

export const ticks = (_: uPlot, splits: number[], __: number, ___: number, step: number): string[] =>
  splits.map((x) => {
    const size = Math.max(...splits.map(Math.abs));
    if (size >= 1e5 || size < 1e-3) return figure(x, Math.max(2, Math.min(8, 1 + Math.ceil(Math.log10(size / step)))));
    let digits = 0;
    while (digits < 9 && Math.abs(step * 10 ** digits - Math.round(step * 10 ** digits)) > 1e-6 * step * 10 ** digits) digits++;
    return x.toFixed(digits).replace("-", "−");
  });

/** Returns a short line for the legend, dashed like the line in the plot. */
const strokeOf = (s: Series): string => {
  if (!s.dash) return s.colour;
  const [on, off] = s.dash;
  return `repeating-linear-gradient(90deg, ${s.colour} 0 ${on}px, transparent ${on}px ${on + off}px)`;
};

export class Panel {
  readonly node: HTMLElement;
  private readonly box: HTMLElement;
  private readonly head: HTMLElement;
  private readonly values: HTMLElement[] = [];
  private readonly cursor = el("div", { class: "playhead", "aria-hidden": "true" });
  private readonly empty = el("div", { class: "empty", hidden: true });
  private readonly watch: ResizeObserver; // a legend with more lines leaves less space for the plot
  private plot: uPlot | null = null;
  private range: [number, number] = [0, 1];
  private now = 0;
  log: boolean;
  hidden = new Set<number>();

  constructor(
    readonly spec: PanelSpec, private readonly theme: Theme, private readonly seek: (t: number) => void, private readonly zoomed: (r: [number, number] | null) => void,
  ) {
    this.log = !spec.signed;
    const scale = el("button", {
      type: "button", class: "small ghost", "data-test": `scale-${spec.id}`, title: "Linear or logarithmic axis",
      onclick: () => this.setLog(!this.log),
    });
    this.scale = scale;
    this.setLog(this.log);
    const legend = el("div", { class: "values" });
    spec.series.forEach((s) => {
      const value = el("span", { class: "value" }, "–");
      const mark = el("i", { class: "mark" });
      mark.style.background = strokeOf(s);
      legend.append(el("span", { class: "item", title: s.name }, el("span", { class: "name" }, mark, s.name), value));
      this.values.push(value);
    });
    this.head = el("div", { class: "head" }, el("h3", { title: spec.about ?? `${spec.title}, ${spec.unit}` }, spec.title, el("span", { class: "unit" }, spec.unit ? ` ${spec.unit}` : "")), scale);
    this.box = el("div", { class: "box" });
    this.watch = new ResizeObserver(() => {
      const { clientWidth: w, clientHeight: h } = this.box;
      legend.classList.toggle("tight", w < (spec.series.some((s) => s.dash) ? 300 : 235)); // components have dashed lines
      if (!this.plot || this.plot.width !== w || this.plot.height !== h) this.rebuild();
    });
    this.watch.observe(this.box);
    this.node = el("figure", { class: "panel", id: `plot-${spec.id}`, "data-test": `plot-${spec.id}` }, this.head, legend, this.box);
  }

  private readonly scale: HTMLElement;

  setLog(log: boolean): void {
    this.log = log;
    this.scale.textContent = log ? "log" : "lin";
    this.scale.setAttribute("aria-label", `${this.spec.title}: ${log ? "logarithmic" : "linear"} axis`);
    if (this.plot) this.rebuild();
  }

  /** Draws the plot again, for new samples or another time range. */
  span(from: number, to: number): void {
    this.range = [from, to];
    this.refresh();
  }

  private data(): uPlot.AlignedData {
    const columns = Math.max(50, Math.floor(this.box.clientWidth || 300));
    if (this.spec.aligned) {
      const size = (a: Numbers) => (this.log ? Float64Array.from(a as Float64Array, Math.abs) : a);
      return [this.spec.series[0].t(), ...this.spec.series.map((s) => size(s.y()!))] as unknown as uPlot.AlignedData;
    }
    const curves: Curve[] = this.spec.series.map((s, i) => {
      const y = s.y();
      if (!y || this.hidden.has(i)) return { x: new Float64Array(0), y: new Float64Array(0) };
      return decimate(s.t(), y, this.range[0], this.range[1], columns, this.log);
    });
    return join(curves) as unknown as uPlot.AlignedData;
  }

  refresh(): void {
    if (!this.plot) return this.rebuild();
    this.plot.setData(this.data(), false);
    this.rescale();
  }

  private rescale(): void {
    const u = this.plot!;
    let low = Infinity, high = -Infinity;
    for (let k = 1; k < u.data.length; k++)
      for (const v of u.data[k] as ArrayLike<number | null>[number][] & Iterable<number | null>)
        if (v !== null && v !== undefined) {
          if (v < low) low = v;
          if (v > high) high = v;
        }
    this.empty.hidden = high >= low;
    if (!(high >= low)) this.empty.textContent = this.spec.series.some((s) => s.y()?.length) && this.log ? "zero throughout" : "not known";
    u.batch(() => {
      u.setScale("x", { min: this.range[0], max: this.range[1] });
      if (this.log) {
        low = Math.max(low, FLOOR);
        if (!(high >= low)) (low = 1e-17), (high = 1e-15);
        const a = Math.floor(Math.log10(low) - 0.05), b = Math.ceil(Math.log10(high) + 0.05);
        u.setScale("y", { min: 10 ** Math.max(a, b - 18), max: 10 ** Math.max(b, a + 1) });
      } else {
        if (!(high >= low)) (low = -1), (high = 1);
        const pad = 0.08 * (high - low) || 0.1 * Math.abs(high) || 1;
        u.setScale("y", { min: low - pad, max: high + pad });
      }
    });
  }

  rebuild(): void {
    const width = this.box.clientWidth, height = this.box.clientHeight;
    this.plot?.destroy();
    this.plot = null;
    if (width < 40 || height < 30) return;
    const { theme } = this;
    const font = '11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
    const axis = { stroke: theme.quiet, font, grid: { stroke: rgba(theme.line, 0.55), width: 1 }, ticks: { show: false } };
    this.plot = new uPlot(
      {
        width,
        height,
        padding: [6, 16, 0, 0], // the last label of the axis extends beyond the axis
        legend: { show: false },
        cursor: { drag: { x: true, y: false, setScale: false }, points: { show: false }, x: false, y: false },
        scales: { x: { time: false, auto: false }, y: { distr: this.log ? 3 : 1, auto: false } },
        axes: [
          { ...axis, size: 24, gap: 3, space: 60, values: seconds },
          this.log
            ? { ...axis, size: 42, gap: 4, values: powers, splits: decades, filter: all }
            : { ...axis, size: 54, gap: 4, space: 26, values: ticks },
        ],
        series: [
          {},
          ...this.spec.series.map((s) => ({
            label: s.name, stroke: s.colour, width: s.width ?? 1.4, spanGaps: false, points: { show: false }, dash: s.dash,
          })),
        ],
        bands: this.spec.bands?.map(([a, b, dense]) => ({ series: [a + 1, b + 1] as [number, number], fill: rgba(this.spec.series[a].colour, dense) })),
        hooks: {
          draw: [(u) => this.crosses(u)],
          setSelect: [
            (u) => {
              const w = u.select.width;
              if (w > 6) this.zoomed([u.posToVal(u.select.left, "x"), u.posToVal(u.select.left + w, "x")]);
              u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
            },
          ],
        },
      },
      this.data(),
      this.box,
    );
    this.plot.over.append(this.cursor, this.empty);
    this.plot.over.addEventListener("click", (ev) => {
      const x = ev.clientX - this.plot!.over.getBoundingClientRect().left;
      if (Math.abs(this.pressed - ev.clientX) < 4) this.seek(this.plot!.posToVal(x, "x"));
    });
    this.plot.over.addEventListener("pointerdown", (ev) => (this.pressed = ev.clientX));
    this.plot.over.addEventListener("dblclick", () => this.zoomed(null));
    this.rescale();
  }
  private pressed = 0;

  /** Draws a cross where a run ended early. */
  private crosses(u: uPlot): void {
    const g = u.ctx, ratio = devicePixelRatio || 1, r = 4.5 * ratio;
    this.spec.series.forEach((s, k) => {
      const at = s.ended?.() ?? null, ys = u.data[k + 1] as (number | null | undefined)[] | undefined;
      if (at === null || !ys) return;
      let i = ys.length - 1;
      while (i >= 0 && (ys[i] === null || ys[i] === undefined)) i--;
      if (i < 0) return;
      const x = u.valToPos(u.data[0][i], "x", true), y = Math.max(u.bbox.top + r, u.valToPos(ys[i]!, "y", true));
      g.save();
      g.strokeStyle = s.colour;
      g.lineWidth = 2 * ratio;
      g.beginPath();
      for (const [dx, dy] of [[-r, -r], [-r, r]]) (g.moveTo(x + dx, y + dy), g.lineTo(x - dx, y - dy));
      g.stroke();
      g.restore();
    });
  }

  /** Moves the line of the displayed time and updates the values. The plot is not drawn again. */
  at(t: number): void {
    this.now = t;
    const u = this.plot;
    if (u) {
      const x = u.valToPos(t, "x");
      this.cursor.style.transform = `translateX(${x.toFixed(1)}px)`;
      this.cursor.hidden = !(x >= -1 && x <= u.over.clientWidth + 1);
    }
  }
  write(): void {
    this.spec.series.forEach((s, i) => {
      const end = s.ended?.() ?? null;
      const text = end !== null && this.now > end ? "ended" : figure(s.value(), 3);
      if (this.values[i].textContent !== text) this.values[i].textContent = text;
    });
  }

  /** Returns the plot as SVG, with the same size as on the page. */
  svg(x0: number, y0: number): string {
    const u = this.plot;
    if (!u) return "";
    const lines = this.spec.series.map((s, k) => ({ x: u.data[0], y: u.data[k + 1] as (number | null)[], colour: s.colour, width: s.width, dash: s.dash }));
    return plotSvg(u, x0, y0, this.theme, lines, { x: seconds, y: this.log ? powers : ticks });
  }
  get title(): string {
    return this.spec.title;
  }
  get unit(): string {
    return this.spec.unit;
  }
  /** Returns the names of the series and their current values, for the legend of an export. */
  get legend(): { text: string; colour: string; dash?: number[] }[] {
    return this.spec.series.map((s, i) => ({ text: `${s.name} ${this.values[i].textContent ?? ""}`, colour: s.colour, dash: s.dash }));
  }
  get size(): { width: number; height: number } {
    return { width: this.box.clientWidth, height: this.box.clientHeight };
  }
  destroy(): void {
    this.watch.disconnect();
    this.plot?.destroy();
    this.node.remove();
  }
}

export interface SvgLine {
  x: ArrayLike<number>;
  y: ArrayLike<number | null | undefined>; // null is a gap; undefined is skipped, and the line continues
  colour: string;
  width?: number;
  dash?: number[];
  dots?: boolean; // dots instead of a line
}
type Words = (u: uPlot, splits: number[], axis: number, space: number, step: number) => string[];

/** Returns a plot as SVG: its grid, its labels, and its lines, clipped at the edges. */
export function plotSvg(u: uPlot, x0: number, y0: number, theme: Theme, lines: SvgLine[], words: { x: Words; y: Words }): string {
  const left = u.over.offsetLeft, top = u.over.offsetTop, w = u.over.clientWidth, h = u.over.clientHeight;
  const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const parts = [`<svg x="${x0.toFixed(1)}" y="${y0.toFixed(1)}" width="${u.width}" height="${u.height}" font-size="11">`];
  for (const [key, horizontal] of [["x", true], ["y", false]] as const) {
    const { min, max } = u.scales[key], splits = (u.axes[horizontal ? 0 : 1] as unknown as { _splits?: number[] })._splits ?? [min!, max!];
    const texts = words[key](u, splits, 0, 0, splits.length > 1 ? splits[1] - splits[0] : 1);
    splits.forEach((v, k) => {
      if (v === null || v < min! || v > max! || !texts[k]) return;
      const p = u.valToPos(v, key);
      parts.push(
        horizontal
          ? `<path d="M${(left + p).toFixed(1)} ${top}v${h}" stroke="${theme.line}" stroke-width=".6"/><text x="${(left + p).toFixed(1)}" y="${top + h + 14}" text-anchor="middle" fill="${theme.quiet}">${esc(texts[k])}</text>`
          : `<path d="M${left} ${(top + p).toFixed(1)}h${w}" stroke="${theme.line}" stroke-width=".6"/><text x="${left - 5}" y="${(top + p + 4).toFixed(1)}" text-anchor="end" fill="${theme.quiet}">${esc(texts[k])}</text>`,
      );
    });
  }
  parts.push(`<svg x="${left}" y="${top}" width="${w}" height="${h}">`);
  for (const line of lines) {
    let d = "", up = true;
    for (let i = 0; i < line.x.length; i++) {
      const y = line.y[i];
      if (y === null) up = true;
      if (y === null || y === undefined || !Number.isFinite(y)) continue;
      const px = u.valToPos(line.x[i], "x").toFixed(1), py = Math.max(-9, Math.min(h + 9, u.valToPos(y, "y"))).toFixed(1);
      d += line.dots ? `M${px} ${py}h0` : `${up ? "M" : "L"}${px} ${py}`;
      up = false;
    }
    const look = line.dots ? 'stroke-width="6" stroke-linecap="round"' : `stroke-width="${line.width ?? 1.4}" stroke-linejoin="round"${line.dash ? ` stroke-dasharray="${line.dash.join(" ")}"` : ""}`;
    if (d) parts.push(`<path d="${d}" fill="none" stroke="${line.colour}" ${look}/>`);
  }
  parts.push("</svg></svg>");
  return parts.join("");
}

/** Returns the positions of ticks: at most about five powers of ten, and fewer on a short axis. */
export const decades = (u: uPlot, _: number, min: number, max: number): number[] => {
  const a = Math.ceil(Math.log10(min) - 1e-9), b = Math.floor(Math.log10(max) + 1e-9);
  const room = u.bbox ? u.bbox.height / (devicePixelRatio || 1) / 20 : 5; // largest number of labels, each 20 pixels high
  const each = Math.max(1, Math.ceil((b - a) / Math.max(1, Math.min(5, room))));
  const out: number[] = [];
  for (let e = Math.ceil(a / each) * each; e <= b; e += each) out.push(10 ** e);
  return out;
};

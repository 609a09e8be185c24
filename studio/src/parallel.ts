/** Parallel coordinates of an ensemble: an axis for each column, a line for each member, and ranges that can be selected on any axis. */

import { CloudView, SCALES } from "./cloud_view.ts";
import { EnsembleDocument } from "./document.ts";
import { Numbers } from "./packet.ts";
import { ramp, rgba, Theme } from "./theme.ts";
import { el, figure } from "./ui.ts";

const TOP = 48, BOTTOM = 20, SIDE = 56; // pixels around the axes
const ROOM = 96; // pixels that an axis needs; if there are fewer, the plot scrolls
const LINES = 3000; // largest number of members drawn as lines; for more, counts between sections of neighbouring axes are drawn
const PARTS = 64;

/** Counts the members whose lines go from each section of one axis to each section of the next, and averages their colour values. */
export function flows(a: Float32Array, b: Float32Array, shade: Float32Array, chosen: ArrayLike<number>, wanted: number): { count: Float32Array; mean: Float32Array } {
  const count = new Float32Array(PARTS * PARTS), mean = new Float32Array(PARTS * PARTS);
  for (let i = 0; i < a.length; i++) {
    if (chosen[i] !== wanted || !(a[i] >= 0 && b[i] >= 0)) continue;
    const k = Math.min(PARTS - 1, Math.floor(PARTS * a[i])) * PARTS + Math.min(PARTS - 1, Math.floor(PARTS * b[i]));
    count[k]++;
    mean[k] += shade[i];
  }
  for (let k = 0; k < count.length; k++) if (count[k]) mean[k] /= count[k];
  return { count, mean };
}

/** Returns the scale of an axis, which is logarithmic if the range is positive and spans more than three powers of ten. */
export function axisOf([low, high]: [number, number]): { share: (v: number) => number; value: (u: number) => number } {
  if (low > 0 && high > 1000 * low) {
    const span = Math.log(high / low);
    return { share: (v) => Math.log(v / low) / span, value: (u) => low * Math.exp(u * span) };
  }
  const span = high - low;
  return { share: (v) => (span > 0 ? (v - low) / span : 0.5), value: (u) => low + u * span };
}

/** Returns the positions of values on their axis, from 0 to 1; NaN stays NaN. */
export function shares(values: Numbers, range: [number, number]): Float32Array {
  const out = new Float32Array(values.length), { share } = axisOf(range);
  for (let i = 0; i < out.length; i++) out[i] = share(values[i]);
  return out;
}

export class Parallel {
  readonly title = "Members";
  readonly unit = "one line per member; drag along an axis to select members";
  readonly legend = [];
  readonly node: HTMLElement;
  private readonly canvas = el("canvas", { class: "parallel", "data-test": "parallel" });
  private readonly box = el("div", { class: "box" }, this.canvas);
  private readonly watch: ResizeObserver;
  private readonly share = new Map<number, Float32Array>();
  private columns: number[] = [];
  private drag: { column: number; from: number } | null = null;
  private waiting = 0;

  constructor(readonly doc: EnsembleDocument, private readonly cloud: CloudView, private readonly theme: Theme, private readonly changed: () => void) {
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", "Parallel coordinates of the members");
    const all = el("button", { type: "button", class: "small ghost", "data-test": "parallel-all", onclick: () => (cloud.clear(), changed()) }, "All");
    this.node = el("figure", { class: "panel", id: "plot-parallel", "data-test": "plot-parallel" },
      el("div", { class: "head" }, el("h3", {}, this.title, el("span", { class: "unit" }, ` ${this.unit}`)), all), this.box);
    this.watch = new ResizeObserver(() => this.layout());
    this.watch.observe(this.box);
    this.box.addEventListener("scroll", () => this.hint());
    cloud.heard.set("parallel", () => this.later());
    this.listen();
  }

  private listen(): void {
    const { canvas } = this;
    const at = (e: PointerEvent) => Math.max(0, Math.min(1, 1 - (e.offsetY - TOP) / this.depth));
    canvas.addEventListener("pointerdown", (e) => {
      const k = this.columns.findIndex((_, i) => Math.abs(e.offsetX - this.x(i)) < 18);
      if (k < 0) return;
      this.drag = { column: this.columns[k], from: at(e) };
      canvas.setPointerCapture(e.pointerId);
    });
    canvas.addEventListener("pointermove", (e) => {
      canvas.style.cursor = this.columns.some((_, i) => Math.abs(e.offsetX - this.x(i)) < 18) ? "ns-resize" : "";
      if (!this.drag) return;
      const { column, from } = this.drag, { value } = axisOf(this.cloud.range(column)), to = at(e);
      if (Math.abs(to - from) * this.depth < 4) return;
      this.cloud.select(column, [value(Math.min(from, to)), value(Math.max(from, to))]);
      this.changed();
    });
    canvas.addEventListener("pointerup", (e) => {
      if (this.drag && Math.abs(at(e) - this.drag.from) * this.depth < 4) (this.cloud.select(this.drag.column, null), this.changed());
      this.drag = null;
    });
  }

  private get depth(): number {
    return this.box.clientHeight - TOP - BOTTOM;
  }
  private x(i: number): number {
    return SIDE + (i * (this.width - 2 * SIDE)) / Math.max(1, this.columns.length - 1);
  }
  private get width(): number {
    return Math.max(this.box.clientWidth, 2 * SIDE + ROOM * (this.columns.length - 1));
  }

  private layout(): void {
    const ratio = devicePixelRatio || 1, h = this.box.clientHeight;
    this.columns = this.doc.columns.map((_, k) => k).filter((k) => this.doc.columns[k].name !== "member" && this.cloud.range(k)[1] > this.cloud.range(k)[0]);
    if (this.box.clientWidth < 60 || h < 60) return;
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(h * ratio);
    Object.assign(this.canvas.style, { width: `${this.width}px`, height: `${h}px` });
    this.draw();
    this.hint();
  }

  /** Fades the left or right side if more axes are hidden there. */
  private hint(): void {
    const { scrollLeft: left, clientWidth: wide, scrollWidth: whole } = this.box;
    this.box.classList.toggle("before", left > 4);
    this.box.classList.toggle("after", left + wide < whole - 4);
  }

  /** Draws only once after several changes. */
  private later(): void {
    this.waiting ||= requestAnimationFrame(() => {
      this.waiting = 0;
      this.layout();
    });
  }

  private shareOf(column: number): Float32Array {
    let s = this.share.get(column);
    if (!s) this.share.set(column, (s = shares(this.cloud.values(column) ?? this.doc.columns[column].values, this.cloud.range(column))));
    return s;
  }

  draw(): void {
    const g = this.canvas.getContext("2d")!, ratio = devicePixelRatio || 1, { theme } = this;
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    g.clearRect(0, 0, this.width, this.box.clientHeight);
    const any = this.cloud.brushes.size > 0, n = this.shareOf(this.columns[0] ?? 0).length;
    for (const wanted of any ? [0, 1] : [1]) n > LINES ? this.drawFlows(g, wanted, any) : this.drawLines(g, wanted, any);
    g.globalAlpha = 1;
    g.font = '11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
    g.textAlign = "center";
    g.lineWidth = 1.2;
    const room = this.columns.length > 1 ? this.x(1) - this.x(0) - 8 : 200;
    this.columns.forEach((c, i) => {
      const x = this.x(i), [low, high] = this.cloud.range(c), brush = this.cloud.brushes.get(c);
      g.fillStyle = theme.line;
      g.fillRect(x - 0.75, TOP, 1.5, this.depth);
      if (brush) {
        const { share } = axisOf([low, high]), y = (v: number) => TOP + (1 - share(v)) * this.depth;
        g.fillStyle = rgba(theme.ink, 0.16);
        g.fillRect(x - 7, y(brush[1]), 14, y(brush[0]) - y(brush[1]));
        g.strokeStyle = theme.ink;
        g.strokeRect(x - 7, y(brush[1]), 14, y(brush[0]) - y(brush[1]));
      }
      g.fillStyle = c === this.cloud.column ? theme.ink : theme.quiet;
      const [, name, unit] = /^(.*?)(?: \((.*)\))?$/.exec(this.doc.columns[c].name)!;
      const fits = i === 0 || i === this.columns.length - 1 ? Math.min(room, 2 * SIDE - 6) : room;
      const lines = broken(g, name, fits);
      lines.forEach((line, k) => g.fillText(line, x, 24 - 13 * (lines.length - 1 - k)));
      g.fillStyle = theme.quiet;
      g.fillText(cut(g, `${figure(high, 3)}${unit ? ` ${unit}` : ""}`, room), x, TOP - 6);
      g.fillText(figure(low, 3), x, TOP + this.depth + 14);
    });
  }

  private style(g: CanvasRenderingContext2D, wanted: number, any: boolean, shade: number, alpha: number): void {
    const [r, gg, b] = ramp(SCALES[this.theme.name], shade >= 0 ? shade : 0.5);
    g.strokeStyle = any && !wanted ? this.theme.quiet : `rgb(${255 * r} ${255 * gg} ${255 * b})`;
    g.globalAlpha = any && !wanted ? 0.16 * alpha : alpha;
  }

  private drawLines(g: CanvasRenderingContext2D, wanted: number, any: boolean): void {
    const share = this.columns.map((c) => this.shareOf(c)), shade = this.shareOf(this.cloud.column), chosen = this.cloud.chosen;
    const alpha = Math.max(0.16, Math.min(0.9, 9 / Math.sqrt(shade.length)));
    g.lineWidth = 1;
    for (let i = 0; i < shade.length; i++) {
      if (chosen[i] !== wanted) continue;
      this.style(g, wanted, any, shade[i], alpha);
      g.beginPath();
      let up = true;
      share.forEach((s, k) => {
        if (!(s[i] >= 0)) return void (up = true);
        const x = this.x(k), y = TOP + (1 - s[i]) * this.depth;
        if (up) g.moveTo(x, y);
        else g.lineTo(x, y);
        up = false;
      });
      g.stroke();
    }
  }

  private drawFlows(g: CanvasRenderingContext2D, wanted: number, any: boolean): void {
    const shade = this.shareOf(this.cloud.column), part = this.depth / PARTS;
    g.lineWidth = Math.max(1, part);
    for (let k = 0; k + 1 < this.columns.length; k++) {
      const { count, mean } = flows(this.shareOf(this.columns[k]), this.shareOf(this.columns[k + 1]), shade, this.cloud.chosen, wanted);
      let most = 1;
      for (const c of count) most = Math.max(most, c);
      for (let n = 0; n < count.length; n++) {
        if (!count[n]) continue;
        this.style(g, wanted, any, mean[n], 0.04 + 0.7 * (count[n] / most) ** 0.7);
        g.beginPath();
        g.moveTo(this.x(k), TOP + this.depth - (Math.floor(n / PARTS) + 0.5) * part);
        g.lineTo(this.x(k + 1), TOP + this.depth - ((n % PARTS) + 0.5) * part);
        g.stroke();
      }
    }
  }

  get size(): { width: number; height: number } {
    return { width: this.width, height: this.box.clientHeight };
  }
  svg(x: number, y: number): string {
    const { width, height } = this.size;
    return `<image x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}" href="${this.canvas.toDataURL("image/png")}"/>`;
  }
  destroy(): void {
    this.watch.disconnect();
    cancelAnimationFrame(this.waiting);
    this.cloud.heard.delete("parallel");
    this.node.remove();
  }
}

/** Divides a text into one or two lines. */
function broken(g: CanvasRenderingContext2D, text: string, room: number): string[] {
  if (g.measureText(text).width <= room) return [text];
  const words = text.split(" ");
  let n = words.length - 1;
  while (n > 1 && g.measureText(words.slice(0, n).join(" ")).width > room) n--;
  return [cut(g, words.slice(0, n).join(" "), room), cut(g, words.slice(n).join(" "), room)];
}

function cut(g: CanvasRenderingContext2D, text: string, room: number): string {
  if (g.measureText(text).width <= room) return text;
  let n = text.length;
  while (n > 1 && g.measureText(`${text.slice(0, n).trimEnd()}…`).width > room) n--;
  return `${text.slice(0, n).trimEnd()}…`;
}

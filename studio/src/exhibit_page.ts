/** The page of an exhibit: printed values, computed values, and the curves of a figure. */

import uPlot from "uplot";
import { decimate, join } from "./decimate.ts";
import { ExhibitDocument } from "./document.ts";
import { Figure } from "./exports.ts";
import { all, decades, plotSvg, powers, SvgLine, ticks } from "./plots.ts";
import { rgba, Theme } from "./theme.ts";
import { byId, el, figure } from "./ui.ts";

const verdict = (text: string, good?: boolean) => {
  const bad = good === undefined ? /\b(not|in part|fail|differs|wrong|cannot)/i.test(text) : !good;
  return el("span", { class: `verdict ${bad ? "bad" : "good"}` }, text);
};

export interface ShownExhibit {
  figures: Figure[];
  drop: () => void;
}

export function showExhibit(doc: ExhibitDocument, theme: Theme): ShownExhibit {
  const home = byId("exhibit");
  const plots: { make: () => void; drop: () => void }[] = [];
  const figures = el("div", { class: "figures" }), shown: Figure[] = [];
  doc.panels.forEach((panel, p) => {
    const colours = [...theme.runs, theme.omega, theme.momentum, theme.quiet];
    const colour = (k: number) => colours[(panel.series[k].colour ?? k) % colours.length];
    const dashed = (k: number) => panel.series[k].style === "dashed" || (panel.series[k].style === "line" && (panel.series[k].colour ?? k) >= colours.length);
    const box = el("div", { class: "box" });
    const rest = panel.xlabel ? `${panel.xlabel} →` : "\u00a0";
    const legend = el("div", { class: "legend" }), named: Figure["legend"] = [];
    let lines: SvgLine[] = [];
    panel.series.forEach((s, k) => {
      if (!s.name && k) return; // a series without a name belongs to the previous one
      const mark = el("i");
      mark.style.background = dashed(k) ? `repeating-linear-gradient(90deg, ${colour(k)} 0 4px, transparent 4px 7px)` : colour(k);
      legend.append(el("span", {}, mark, s.name));
      named.push({ text: s.name, colour: colour(k), dash: dashed(k) ? [5, 4] : undefined });
    });
    const readout = el("div", { class: "note", "aria-live": "off" }, rest);
    const node = el("figure", { class: "panel", "data-test": `exhibit-panel-${p}` }, el("div", { class: "head" }, el("h3", {}, panel.title, el("span", { class: "unit" }, ` ${panel.ylabel}`))), legend, box, readout);
    figures.append(node);
    let u: uPlot | null = null, observer: ResizeObserver | null = null;
    const make = () => {
      u?.destroy();
      const width = box.clientWidth, height = box.clientHeight;
      if (width < 40 || height < 40) return;
      const axis = { stroke: theme.quiet, font: '11px system-ui, "DejaVu Sans", sans-serif', grid: { stroke: rgba(theme.line, 0.5), width: 1 }, ticks: { show: false } };
      const loose: { k: number; x: Float64Array; y: Float64Array }[] = []; // curves whose x does not increase
      const curves = panel.series.map((s, k) => {
        const keep = [...Array(s.x.length).keys()].filter((i) => Number.isFinite(s.x[i]) && Number.isFinite(s.y[i]) && (!panel.xlog || s.x[i] > 0) && (!panel.ylog || s.y[i] > 0));
        const rising = keep.every((i, j) => j === 0 || s.x[i] >= s.x[keep[j - 1]]);
        const x = Float64Array.from(keep, (i) => s.x[i]), y = Float64Array.from(keep, (i) => s.y[i]);
        if (!rising) loose.push({ k, x, y });
        if (!rising) return { x: new Float64Array(0), y: new Float64Array(0) };
        return panel.xlog || x.length < 4000 ? { x, y } : decimate(x, y, x[0], x[x.length - 1], width, panel.ylog);
      });
      lines = panel.series.map((s, k) => {
        const { x, y } = loose.find((c) => c.k === k) ?? curves[k];
        return { x, y, colour: colour(k), width: 1.8, dots: s.style === "points", dash: dashed(k) ? [5, 4] : undefined };
      });
      const ends = (f: (c: { x: Float64Array; y: Float64Array }) => Float64Array, log: boolean): [number, number] => {
        let a = Infinity, b = -Infinity;
        for (const c of [...curves, ...loose]) for (const v of f(c)) (a = Math.min(a, v)), (b = Math.max(b, v));
        if (!(b >= a)) return log ? [1, 10] : [0, 1];
        if (log) return [10 ** Math.floor(Math.log10(a) + 1e-9), 10 ** Math.max(Math.ceil(Math.log10(b) - 1e-9), Math.floor(Math.log10(a) + 1e-9) + 1)];
        const pad = 0.06 * (b - a) || Math.abs(b) * 0.1 || 1;
        return [a - pad, b + pad];
      };
      const xs = ends((c) => c.x, panel.xlog), ys = ends((c) => c.y, panel.ylog);
      if (panel.equal) {
        // the axes take 56 and 26 pixels, the margins 12 and 8
        const w = width - 68, h = height - 34, unit = Math.max((xs[1] - xs[0]) / w, (ys[1] - ys[0]) / h);
        for (const [e, n] of [[xs, w], [ys, h]] as const) {
          const middle = (e[0] + e[1]) / 2;
          e[0] = middle - (unit * n) / 2;
          e[1] = middle + (unit * n) / 2;
        }
      }
      const names = panel.categories ?? [];
      if (names.length) (xs[0] = -0.5), (xs[1] = names.length - 0.5);
      const labelled = { splits: () => names.map((_, i) => i), values: () => names, filter: all };
      u = new uPlot(
        {
          width, height, padding: [8, 12, 0, 0], legend: { show: false },
          cursor: { drag: { x: true, y: true, uni: 20 }, points: { size: 7 } },
          scales: { x: { time: false, auto: false, distr: panel.xlog ? 3 : 1 }, y: { auto: false, distr: panel.ylog ? 3 : 1 } },
          axes: [
            { ...axis, size: 26, ...(names.length ? labelled : panel.xlog ? { values: powers, splits: decades, filter: all } : { values: ticks }) },
            { ...axis, size: 56, ...(panel.ylog ? { values: powers, splits: decades, filter: all } : { values: ticks }) },
          ],
          series: [{}, ...panel.series.map((s, k) => {
            const stroke = colour(k);
            const dots = s.style === "points";
            return { label: s.name, stroke, width: dots ? 0 : 1.8, spanGaps: false, dash: dashed(k) ? [5, 4] : undefined, points: { show: dots, size: 7, fill: stroke, stroke } };
          })],
          hooks: {
            draw: [(v) => {
              const g = v.ctx, ratio = devicePixelRatio || 1;
              g.save();
              g.beginPath();
              g.rect(v.bbox.left, v.bbox.top, v.bbox.width, v.bbox.height);
              g.clip();
              for (const c of loose) {
                const style = panel.series[c.k].style;
                g.strokeStyle = g.fillStyle = colour(c.k);
                g.lineWidth = 1.6 * ratio;
                g.setLineDash(dashed(c.k) ? [5 * ratio, 4 * ratio] : []);
                g.beginPath();
                for (let i = 0; i < c.x.length; i++) {
                  const px = v.valToPos(c.x[i], "x", true), py = v.valToPos(c.y[i], "y", true);
                  if (style === "points") (g.moveTo(px + 3 * ratio, py), g.arc(px, py, 3 * ratio, 0, 7));
                  else if (i) g.lineTo(px, py);
                  else g.moveTo(px, py);
                }
                if (style === "points") g.fill();
                else g.stroke();
              }
              g.restore();
            }],
            setCursor: [(v) => {
              const left = v.cursor.left ?? -1;
              if (left < 0) return void (readout.textContent = rest);
              const x = v.posToVal(left, "x"), y = v.posToVal(v.cursor.top ?? 0, "y");
              readout.textContent = `${panel.xlabel}: ${figure(x)}   ${panel.ylabel}: ${figure(y)}`;
            }],
          },
        },
        (curves.some((c) => c.x.length) ? join(curves) : [xs, ...curves.map(() => [null, null])]) as unknown as uPlot.AlignedData,
        box,
      );
      const plot = u, whole = () =>
        plot.batch(() => {
          plot.setScale("x", { min: xs[0], max: xs[1] });
          plot.setScale("y", { min: ys[0], max: ys[1] });
        });
      whole();
      plot.over.addEventListener("dblclick", whole);
    };
    const byName = (_: uPlot, splits: number[]) => splits.map((i) => panel.categories![i] ?? "");
    shown.push({
      node, title: panel.title, unit: `${panel.ylabel}${panel.xlabel ? ` over ${panel.xlabel}` : ""}`, legend: named,
      get size() {
        return { width: box.clientWidth, height: box.clientHeight };
      },
      svg: (x, y) => (u ? plotSvg(u, x, y, theme, lines, { x: panel.categories ? byName : panel.xlog ? powers : ticks, y: panel.ylog ? powers : ticks }) : ""),
    });
    plots.push({
      make: () => {
        make();
        observer = new ResizeObserver(make);
        observer.observe(box);
      },
      drop: () => {
        observer?.disconnect();
        u?.destroy();
      },
    });
  });
  const cells = doc.cells?.length
    ? el("div", { class: "wide" }, el("table", { "data-test": "cells" },
        el("thead", {}, el("tr", {}, ...["", "Printed", "Computed", "Verdict"].map((s) => el("th", {}, s)))),
        el("tbody", {}, ...doc.cells.map((c) => el("tr", {}, el("td", {}, c.what), el("td", {}, c.printed), el("td", {}, c.computed, c.note && el("small", {}, c.note)), el("td", {}, c.verdict ? verdict(c.verdict, c.good) : ""))))))
    : null;
  home.replaceChildren(
    el("p", { class: "note" }, `${doc.paper} · ${doc.name}${doc.note ? ` · ${doc.note}` : ""}`), el("h2", {}, doc.title), el("p", {}, verdict(doc.verdict)), el("div", { class: "lead" }, ...doc.text.split(/\n\n+/).map((x) => el("p", {}, x))), figures,
  );
  if (cells) home.append(cells);
  home.hidden = false;
  plots.forEach((p) => p.make());
  return {
    figures: shown,
    drop: () => {
      plots.forEach((p) => p.drop());
      home.replaceChildren();
      home.hidden = true;
    },
  };
}


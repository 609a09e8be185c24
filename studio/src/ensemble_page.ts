/** An ensemble on the page: its cloud, the bands of its quantiles, its columns. */

import { CloudView, SCALES } from "./cloud_view.ts";
import { EnsembleDocument } from "./document.ts";
import { PanelSpec } from "./plots.ts";
import { Theme } from "./theme.ts";
import { el, figure } from "./ui.ts";

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

export function membersPane(doc: EnsembleDocument, cloud: CloudView, theme: Theme, changed: () => void, ask: ((k: number) => void) | null): HTMLElement {
  const pane = el("div");
  if (doc.note) pane.append(el("p", { class: "note" }, doc.note));
  pane.append(el("h3", {}, "Ensemble"));
  const facts: [string, string][] = [["Members", doc.members.toLocaleString("en")], ["Times", String(doc.times.length)]];
  for (const [name, count] of Object.entries(doc.outcomes ?? {})) facts.push([name.charAt(0).toUpperCase() + name.slice(1), String(count)]);
  pane.append(el("div", { class: "run" }, el("dl", {}, ...facts.flatMap(([a, b]) => [el("dt", {}, a), el("dd", {}, b)]))));
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
    pane.append(select, scale, el("div", { class: "ends" }, low, high));
  }
  pane.append(el("h3", {}, "Member"));
  if (cloud.picked < 0) pane.append(el("p", { class: "note" }, "Click a point of the cloud to see that member."));
  else {
    const rows: [string, string][] = [["Number", String(cloud.picked)], ...(doc.columns ?? []).map((c): [string, string] => [c.name, figure(c.values[cloud.picked])])];
    pane.append(el("div", { class: "run", "data-test": "member" }, el("dl", {}, ...rows.flatMap(([a, b]) => [el("dt", {}, a), el("dd", {}, b)]))));
    if (ask) pane.append(el("button", { type: "button", class: "primary", "data-test": "show-member", onclick: () => ask(cloud.picked) }, "Show its motion"));
  }
  return pane;
}


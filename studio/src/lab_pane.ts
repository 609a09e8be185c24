/** The list of exhibits: figures and tables of papers that can be recomputed. */

import { Catalogue } from "./server.ts";
import { el } from "./ui.ts";

export function labPane(known: Catalogue, current: string, ask: (name: string) => void): HTMLElement {
  const pane = el("div", { "data-test": "lab" }, el("p", { class: "note" }, "Figures and tables of papers, recomputed and compared with the printed values."));
  for (const paper of new Set(known.exhibits.map((e) => e.paper)))
    pane.append(
      el("h3", {}, paper),
      el("div", { class: "list" }, ...known.exhibits.filter((e) => e.paper === paper).map((e) =>
        el("button", { type: "button", "data-test": `exhibit-${e.name}`, "aria-pressed": String(e.name === current), onclick: () => ask(e.name) }, e.title, el("small", {}, e.name)))),
    );
  return pane;
}

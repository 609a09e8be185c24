/** The panels at the side of the page: tabs, and the pane of the selected tab. */

import { byId, el, tabKeys } from "./ui.ts";

export interface Pane {
  title: string;
  make: () => HTMLElement;
}

export class Side {
  tab = "runs";
  readonly panes = new Map<string, Pane>();
  back: () => HTMLElement | null = () => null; // returns a button that goes back to the previous document, if there is one
  onchange: () => void = () => {};

  constructor() {
    tabKeys(byId("tabs"));
    byId("panels").addEventListener("click", () => this.draw(!document.body.classList.contains("drawn")));
  }

  /** Opens or closes the drawer that contains the panels on small windows. */
  draw(open: boolean): void {
    document.body.classList.toggle("drawn", open);
    byId("panels").setAttribute("aria-expanded", String(open));
  }

  choose(key: string): void {
    this.tab = key;
    this.tabs();
    this.onchange();
  }

  tabs(): void {
    const bar = byId("tabs"), focused = bar.contains(document.activeElement);
    byId("side").hidden = this.panes.size === 0;
    byId("panels").hidden = this.panes.size === 0;
    if (!this.panes.has(this.tab)) this.tab = [...this.panes.keys()][0] ?? "";
    bar.replaceChildren(
      ...[...this.panes].map(([key, { title }]) =>
        el("button", {
          type: "button", role: "tab", "data-test": `tab-${key}`, id: `tab-${key}`, "aria-selected": String(key === this.tab),
          onclick: () => this.choose(key),
        }, title),
      ),
    );
    if (focused) document.getElementById(`tab-${this.tab}`)?.focus();
    this.pane();
  }

  pane(): void {
    const make = this.panes.get(this.tab)?.make;
    const back = this.back(), panes = byId("panes"), now = [...(back ? [back] : []), ...(make ? [make()] : [])];
    // Keep existing elements: a field that is removed and inserted again would lose its focus and the text being typed.
    if (now.length !== panes.children.length || now.some((node, i) => node !== panes.children[i])) panes.replaceChildren(...now);
  }
}

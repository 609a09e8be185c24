/** The menu of exports. */

import { byId, el, say } from "./ui.ts";

export interface Entry {
  id: string;
  text: string;
  about: string;
  act: () => void | Promise<void>;
}

/** Opens the menu below its button, or closes it. */
export function toggleMenu(entries: Entry[]): void {
  const button = byId("export");
  if (document.getElementById("menu")) return close();
  const items = entries.map((e) =>
    el("button", {
      type: "button", role: "menuitem", "data-test": `export-${e.id}`,
      onclick: async () => {
        close();
        try {
          await e.act();
        } catch (x) {
          say((x as Error).message, true);
        }
      },
    }, e.text, el("small", {}, e.about)),
  );
  const menu = el("div", { class: "menu", id: "menu", role: "menu", "aria-label": "Export" }, ...items);
  function close(): void {
    document.getElementById("menu")?.remove();
    button.setAttribute("aria-expanded", "false");
    removeEventListener("pointerdown", outside, true);
    removeEventListener("keydown", keys, true);
  }
  function outside(e: Event): void {
    const open = document.getElementById("menu");
    if (!open?.contains(e.target as Node) && e.target !== button) close();
  }
  function keys(e: KeyboardEvent): void {
    if (e.key === "Escape") (close(), button.focus());
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    if (e.key !== "ArrowDown" && e.key !== "ArrowUp") return;
    e.preventDefault();
    e.stopPropagation();
    items[(at + (e.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
  }
  button.after(menu);
  button.setAttribute("aria-expanded", "true");
  addEventListener("pointerdown", outside, true);
  addEventListener("keydown", keys, true);
  items[0]?.focus();
}

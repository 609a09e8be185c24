/** Keyboard shortcuts, and the dialog that lists them. */

import { el } from "./ui.ts";

const HELP: [string, string][] = [
  ["Space", "play or pause"], ["← →", "1 % of the run back or forward"], [", .", "one sample back or forward"], ["↑ ↓", "faster or slower"],
  ["Home End", "go to the start or to the end"], ["1 2 3 4 5", "select a view"], ["Shift + arrows", "rotate the scene"], ["+ −", "zoom in or out"],
  ["R", "reset the view"], ["L", "loop on or off"], ["T", "dark or light theme"], ["Ctrl Z, Ctrl Y", "undo or redo a change of the runs"],
];

export function help(): void {
  const dialog = el("dialog", { "aria-label": "Keys", "data-test": "help-dialog" },
    el("h2", {}, "Keys"),
    el("dl", {}, ...HELP.flatMap(([k, s]) => [el("dt", {}, el("kbd", {}, k)), el("dd", {}, s)])),
    el("p", { class: "note" }, "Drag a scene to rotate it; zoom with the wheel or two fingers. Click a plot to go to that time. Drag over a plot to zoom in; double-click to show the whole time span."),
    el("button", { type: "button", class: "primary", onclick: () => dialog.close() }, "Close"),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Calls the function of a key that is pressed, unless the field or button with the focus needs the key. */
export function listen(actions: (e: KeyboardEvent) => Record<string, () => void>, undo: (again: boolean) => boolean): void {
  document.addEventListener("keydown", (e) => {
    const at = e.target as HTMLElement, kind = (at as HTMLInputElement).type;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) && kind !== "range" && kind !== "checkbox";
    if ((e.ctrlKey || e.metaKey) && !e.altKey && /^[zy]$/i.test(e.key) && !typing) {
      if (undo(e.key.toLowerCase() === "y" || e.shiftKey)) e.preventDefault();
      return;
    }
    if (e.ctrlKey || e.metaKey || e.altKey || typing) return;
    const onButton = at.tagName === "BUTTON" && (e.key === " " || e.key === "Enter");
    if (onButton || (at.tagName === "INPUT" && kind === "checkbox" && e.key === " ")) return;
    const act = actions(e)[e.key];
    if (!act || document.querySelector("dialog[open]")) return;
    e.preventDefault();
    act();
  });
}

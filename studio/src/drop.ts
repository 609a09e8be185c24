/** Accepts files that are dropped on the page: packets to show, and meshes of bodies. */

import { byId } from "./ui.ts";

export function takeFiles(take: (file: File) => void | Promise<void>): void {
  const zone = byId("drop");
  let depth = 0;
  addEventListener("dragenter", (e) => {
    if (e.dataTransfer?.types.includes("Files")) (zone.hidden = false), depth++;
  });
  addEventListener("dragleave", () => --depth <= 0 && ((zone.hidden = true), (depth = 0)));
  addEventListener("dragover", (e) => e.preventDefault());
  addEventListener("drop", (e) => {
    e.preventDefault();
    zone.hidden = true;
    depth = 0;
    const file = e.dataTransfer?.files[0];
    if (file) void take(file);
  });
}

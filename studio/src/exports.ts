/** Exports: a picture (PNG), a drawing (SVG), and the page itself with its document. */

import { Item } from "./captions.ts";
import { Box } from "./declutter.ts";
import { Document } from "./document.ts";
import { encode, toBase64, Value } from "./packet.ts";
import { Theme } from "./theme.ts";
import { el } from "./ui.ts";

export function save(data: Blob, name: string): void {
  const a = el("a", { href: URL.createObjectURL(data), download: name });
  document.body.append(a);
  a.click();
  a.remove();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

export const fileName = (title: string, end: string): string =>
  `${title.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "polhode"}.${end}`;

const FONT = 'system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
const HEAD = 36, LINE = 17, MARGIN = 12;

interface Text {
  x: number;
  y: number; // vertical position of its centre
  text: string;
  size: number;
  bold?: boolean;
  colour: string;
  right?: boolean; // whether x is its right end
}
interface Swatch {
  x: number;
  y: number;
  width: number;
  colour: string;
  dash?: number[];
}
/** A plot that can be drawn on a sheet. */
export interface Figure {
  readonly node: HTMLElement; // an element that contains a canvas
  readonly title: string;
  readonly unit: string;
  readonly legend: { text: string; colour: string; dash?: number[] }[];
  readonly size: { width: number; height: number };
  svg(x: number, y: number): string;
}
interface Sheet {
  width: number;
  height: number;
  texts: Text[];
  swatches: Swatch[];
  plots: { panel: Figure; x: number; y: number; scale: number }[]; // `scale` is less than 1 for panels that are wider than the sheet
}
export interface Subject {
  canvas: HTMLCanvasElement | null; // the canvas of the scene, which has just been drawn
  width: number; // width of the sheet
  views: { name: string; title: string; rect: Box; legend: Item[] }[];
  panels: Figure[];
  theme: Theme;
  title: string;
  time: string;
}

const ruler = document.createElement("canvas").getContext("2d")!;
function widthOf(text: string, size: number, bold = false): number {
  ruler.font = `${bold ? "600 " : ""}${size}px ${FONT}`;
  return ruler.measureText(text).width;
}

/** Returns a text, shortened if it does not fit. */
function fitted(text: string, size: number, bold: boolean, room: number): string {
  if (widthOf(text, size, bold) <= room) return text;
  let n = text.length;
  while (n > 1 && widthOf(`${text.slice(0, n).trimEnd()}…`, size, bold) > room) n--;
  return `${text.slice(0, n).trimEnd()}…`;
}

/** Arranges the items of a legend in lines of the given width, and returns the number of lines. */
function legend(sheet: Sheet, items: { text: string; colour: string; dash?: number[]; ramp?: string[] }[], x: number, y: number, room: number, colour: string): number {
  let at = 0, line = 0;
  for (const item of items) {
    const text = fitted(item.text, 11.5, false, room - 24), w = widthOf(text, 11.5) + 32;
    if (at > 0 && at + w > room + 12) (at = 0), line++;
    const colours = item.ramp ?? [item.colour], wide = 15 / colours.length;
    colours.forEach((colour, k) => sheet.swatches.push({ x: x + at + k * wide, y: y + line * LINE, width: wide, colour, dash: item.dash }));
    sheet.texts.push({ x: x + at + 20, y: y + line * LINE, text, size: 11.5, colour });
    at += w;
  }
  return items.length ? line + 1 : 0;
}

/** Computes the positions of the scene with its captions and legends, and of the plots with their legends below it. */
function sheetOf(s: Subject): Sheet {
  const { theme } = s, W = s.width, H = s.canvas?.clientHeight ?? 0;
  const sheet: Sheet = { width: W, height: HEAD + H, texts: [], swatches: [], plots: [] };
  const timeRoom = widthOf(s.time, 13) + 28;
  sheet.texts.push({ x: MARGIN, y: HEAD / 2, text: fitted(s.title, 14, true, W - timeRoom - MARGIN), size: 14, bold: true, colour: theme.ink });
  sheet.texts.push({ x: W - MARGIN, y: HEAD / 2, text: s.time, size: 13, colour: theme.quiet, right: true });
  for (const v of s.views) {
    const { x, y, width, height } = v.rect;
    sheet.texts.push({ x: x + MARGIN, y: HEAD + y + 18, text: fitted(v.title, 13, true, width - 2 * MARGIN), size: 13, bold: true, colour: theme.ink });
    const trial: Sheet = { ...sheet, texts: [], swatches: [] };
    const lines = legend(trial, v.legend, 0, 0, width - 2 * MARGIN, theme.quiet);
    legend(sheet, v.legend, x + MARGIN, HEAD + y + height - 10 - (lines - 1) * LINE, width - 2 * MARGIN, theme.quiet);
  }
  let x = 0, y = HEAD + H + 8, row = 0;
  for (const panel of s.panels) {
    const w = Math.min(panel.size.width + 18, W), scale = Math.min(1, (W - 12) / panel.size.width);
    if (x > 0 && x + w > W + 2) (x = 0), (y += row), (row = 0);
    const room = w - 2 * MARGIN, title = fitted(panel.title, 12.5, true, room);
    sheet.texts.push({ x: x + MARGIN, y: y + 10, text: title, size: 12.5, bold: true, colour: theme.ink });
    const left = widthOf(title, 12.5, true) + 6;
    if (room - left > 20) sheet.texts.push({ x: x + MARGIN + left, y: y + 10, text: fitted(panel.unit, 12, false, room - left), size: 12, colour: theme.quiet });
    const lines = legend(sheet, panel.legend, x + MARGIN, y + 10 + LINE, room, theme.quiet);
    sheet.plots.push({ panel, x: x + 6, y: y + 14 + (lines + 0.4) * LINE, scale });
    row = Math.max(row, 20 + (lines + 0.4) * LINE + scale * panel.size.height);
    x += w;
  }
  sheet.height = s.panels.length ? y + row : sheet.height;
  return sheet;
}

/** Draws scene, captions, legends and plots on one canvas. */
export function picture(s: Subject): HTMLCanvasElement {
  const sheet = sheetOf(s), { theme, canvas } = s, scale = canvas ? canvas.width / canvas.clientWidth : Math.max(2, devicePixelRatio || 1);
  const out = el("canvas", { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) });
  const g = out.getContext("2d")!;
  g.scale(scale, scale);
  g.fillStyle = theme.ground[1];
  g.fillRect(0, 0, sheet.width, sheet.height);
  if (canvas) g.drawImage(canvas, 0, HEAD, canvas.clientWidth, canvas.clientHeight);
  for (const { panel, x, y, scale } of sheet.plots) {
    const source = panel.node.querySelector("canvas");
    if (source) g.drawImage(source, x, y, scale * panel.size.width, scale * panel.size.height);
  }
  g.textBaseline = "middle";
  for (const t of sheet.texts) {
    g.font = `${t.bold ? "600 " : ""}${t.size}px ${FONT}`;
    g.fillStyle = t.colour;
    g.textAlign = t.right ? "right" : "left";
    g.fillText(t.text, t.x, t.y);
  }
  g.lineWidth = 3;
  for (const w of sheet.swatches) {
    g.strokeStyle = w.colour;
    g.setLineDash(w.dash ?? []);
    g.beginPath();
    g.moveTo(w.x, w.y);
    g.lineTo(w.x + w.width, w.y);
    g.stroke();
  }
  return out;
}

const escape = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** Returns the same sheet as SVG: plots and texts as lines and text, and the scene as a picture inside. */
export function drawing(s: Subject): string {
  const sheet = sheetOf(s), { theme, canvas } = s, { width: W, height: H } = sheet;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H.toFixed(0)}" viewBox="0 0 ${W} ${H.toFixed(0)}" font-family="system-ui, sans-serif"><title>${escape(s.title)}</title><rect width="${W}" height="${H.toFixed(0)}" fill="${theme.ground[1]}"/>`,
  ];
  if (canvas) parts.push(`<image x="0" y="${HEAD}" width="${W}" height="${canvas.clientHeight}" href="${canvas.toDataURL("image/png")}"/>`);
  for (const t of sheet.texts)
    parts.push(`<text x="${t.x.toFixed(1)}" y="${(t.y + 0.35 * t.size).toFixed(1)}" font-size="${t.size}"${t.bold ? ' font-weight="600"' : ""}${t.right ? ' text-anchor="end"' : ""} fill="${t.colour}">${escape(t.text)}</text>`);
  for (const w of sheet.swatches)
    parts.push(`<path d="M${w.x.toFixed(1)} ${w.y.toFixed(1)}h${w.width.toFixed(1)}" stroke="${w.colour}" stroke-width="3"${w.dash ? ` stroke-dasharray="${w.dash.join(" ")}"` : ""}/>`);
  for (const { panel, x, y, scale } of sheet.plots) parts.push(scale < 1 ? `<g transform="translate(${x},${y.toFixed(1)}) scale(${scale.toFixed(4)})">${panel.svg(0, 0)}</g>` : panel.svg(x, y));
  parts.push("</svg>");
  return parts.join("\n");
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

async function digest(s: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(s));
  return `'sha256-${toBase64(hash)}'`;
}

const page = (head: string, style: string, state: string, packet: string, script: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}
<style id="polhode-style">${style}</style>
</head>
<body>
${body}
<script type="application/json" id="polhode-state">${state}</script>
<script type="application/octet-stream" id="polhode-packet">${packet}</script>
<script id="polhode-script">${script}</script>
</body>
</html>
`;

/** Returns the page with its document and its current state, as one self-contained file. */
export async function whole(doc: Document, shell: string, state: string): Promise<string> {
  const own = document.getElementById("polhode-script");
  const script = own ? own.textContent! : await text("studio.js");
  const style = own ? document.getElementById("polhode-style")!.textContent! : await text("studio.css");
  const a = await digest(script), b = await digest(style);
  const policy = a && b ? `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${a}; style-src ${b} 'unsafe-inline'; img-src data: blob:; media-src blob:">\n` : "";
  const { id: _i, part: _p, append: _a, ...clean } = doc as unknown as { [key: string]: Value };
  const head = `${policy}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escape(doc.title)} · polhode</title>
<link rel="icon" href="data:,">`;
  return page(head, style, state, toBase64(encode({ format: 1, ...clean })), script, shell);
}

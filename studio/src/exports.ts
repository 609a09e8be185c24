/** What is shown, as files: a picture, drawings, a film, and the page itself with its document. */

import { Document } from "./document.ts";
import { encode, toBase64, Value } from "./packet.ts";
import { Panel } from "./plots.ts";
import { Theme } from "./theme.ts";
import { byId, el } from "./ui.ts";

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

/** Scene, captions and plots on one canvas; `draw` has just drawn the scene. */
export function picture(canvas: HTMLCanvasElement, panels: Panel[], theme: Theme, title: string, time: string): HTMLCanvasElement {
  const scale = canvas.width / canvas.clientWidth;
  const W = canvas.clientWidth, head = 34;
  const places = panelPlaces(panels, W);
  const H = head + canvas.clientHeight + (places.length ? places[places.length - 1].bottom : 0);
  const out = el("canvas", { width: Math.round(W * scale), height: Math.round(H * scale) });
  const g = out.getContext("2d")!;
  g.scale(scale, scale);
  g.fillStyle = theme.ground[1];
  g.fillRect(0, 0, W, H);
  g.fillStyle = theme.ink;
  g.font = `600 14px ${FONT}`;
  g.textBaseline = "middle";
  g.fillText(title, 14, head / 2);
  g.fillStyle = theme.quiet;
  g.font = `13px ${FONT}`;
  g.textAlign = "right";
  g.fillText(time, W - 14, head / 2);
  g.textAlign = "left";
  g.drawImage(canvas, 0, head, W, canvas.clientHeight);
  captions((text, x, y, strong) => {
    g.fillStyle = strong ? theme.ink : theme.quiet;
    g.font = `${strong ? "600 13px" : "12px"} ${FONT}`;
    g.fillText(text, x, head + y);
  });
  panels.forEach((p, k) => {
    const source = p.node.querySelector("canvas");
    const { x, y } = places[k];
    g.fillStyle = theme.ink;
    g.font = `600 12px ${FONT}`;
    g.fillText(`${p.spec.title} ${p.spec.unit}`, x + 10, head + canvas.clientHeight + y + 14);
    if (source) g.drawImage(source, x + 6, head + canvas.clientHeight + y + 26, p.size.width, p.size.height);
  });
  return out;
}

function panelPlaces(panels: Panel[], W: number): { x: number; y: number; bottom: number }[] {
  let x = 0, y = 0, row = 0;
  return panels.map((p) => {
    const w = p.size.width + 18, h = p.size.height + 34;
    if (x + w > W + 30 && x > 0) (x = 0), (y += row), (row = 0);
    const at = { x, y, bottom: y + h };
    row = Math.max(row, h);
    x += w;
    return at;
  });
}

function captions(write: (text: string, x: number, y: number, strong: boolean) => void): void {
  const home = byId("captions").getBoundingClientRect();
  document.querySelectorAll<HTMLElement>("#captions h2").forEach((h) => {
    const box = h.getBoundingClientRect();
    write(h.textContent ?? "", box.left - home.left, box.top - home.top + box.height / 2, true);
  });
}

const escape = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The same as SVG: plots and words are drawn as lines and text, the scene is a picture inside. */
export function drawing(canvas: HTMLCanvasElement, panels: Panel[], theme: Theme, title: string, time: string): string {
  const W = canvas.clientWidth, head = 34, places = panelPlaces(panels, W);
  const H = head + canvas.clientHeight + (places.length ? places[places.length - 1].bottom : 0);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${theme.ground[1]}"/>`,
    `<g font-family="system-ui, sans-serif" font-size="13"><text x="14" y="22" font-weight="600" fill="${theme.ink}">${escape(title)}</text><text x="${W - 14}" y="22" text-anchor="end" fill="${theme.quiet}">${escape(time)}</text>`,
    `<image x="0" y="${head}" width="${W}" height="${canvas.clientHeight}" href="${canvas.toDataURL("image/png")}"/>`,
  ];
  captions((text, x, y) => parts.push(`<text x="${x.toFixed(1)}" y="${(head + y + 4).toFixed(1)}" font-weight="600" fill="${theme.ink}">${escape(text)}</text>`));
  parts.push("</g>");
  panels.forEach((p, k) => parts.push(p.svg(places[k].x + 6, head + canvas.clientHeight + places[k].y)));
  parts.push("</svg>");
  return parts.join("\n");
}

/** Records the canvas until `stop` is called. */
export function film(canvas: HTMLCanvasElement, done: (data: Blob) => void): { stop: () => void } {
  if (typeof MediaRecorder === "undefined" || !canvas.captureStream) throw new Error("This browser cannot record a film.");
  const kind = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"].find((k) => MediaRecorder.isTypeSupported(k));
  if (!kind) throw new Error("This browser cannot write WebM.");
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(60), { mimeType: kind, videoBitsPerSecond: 12e6 });
  recorder.ondataavailable = (e) => e.data.size && parts.push(e.data);
  recorder.onstop = () => done(new Blob(parts, { type: "video/webm" }));
  recorder.start(200);
  return { stop: () => recorder.state !== "inactive" && recorder.stop() };
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

const page = (head: string, style: string, packet: string, script: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}
<style id="polhode-style">${style}</style>
</head>
<body>
${body}
<script type="application/octet-stream" id="polhode-packet">${packet}</script>
<script id="polhode-script">${script}</script>
</body>
</html>
`;

/** The page with its document inside: one file that needs nothing else. */
export async function whole(doc: Document, shell: string): Promise<string> {
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
  return page(head, style, toBase64(encode({ format: 1, ...clean })), script, shell);
}

// Checks the exports of a page. In the drawing (SVG): texts that overlap or are outside, and missing legends. Of the
// film: its length. Of the picture (PNG): whether it has the proportions of the drawing. With films = "words", only the
// drawing is checked.
async (films = true) => {
  const host = document.createElement("div");
  host.style.cssText = "position: absolute; left: 0; top: 0; visibility: hidden";
  host.append(document.importNode(new DOMParser().parseFromString(window.studio.svg(), "image/svg+xml").documentElement, true));
  document.body.append(host);
  const root = host.firstChild, page = root.getBoundingClientRect();
  const words = [...root.querySelectorAll("text")].filter((t) => t.textContent.trim()).map((t) => ({ text: t.textContent.trim(), b: t.getBoundingClientRect() }));
  const outside = words.filter(({ b }) => b.left < page.left - 1 || b.right > page.right + 1 || b.top < page.top - 1 || b.bottom > page.bottom + 1).map((w) => w.text);
  const meets = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  const over = [];
  words.forEach((a, i) => words.slice(0, i).forEach((b) => meets(a.b, b.b) && over.push(`${a.text} / ${b.text}`)));
  const written = words.map((w) => w.text).join(" | ");
  const visible = (e) => e.getClientRects().length > 0;
  const legends = [...document.querySelectorAll("#captions .legend span, .panel .values .name")].filter(visible);
  const missing = [...new Set(legends.map((e) => e.firstChild?.nodeType === 3 ? e.firstChild.data.trim() : ""))].filter((w) => w && !written.includes(w));
  const size = [root.width.baseVal.value, root.height.baseVal.value];
  host.remove();
  const still = window.studio.document?.kind === "exhibit";
  if (!still && !legends.length) missing.push("no legend on the page");
  if (films === "words") return { outside, over: [...new Set(over)], missing };
  const picture = new Image();
  picture.src = window.studio.png();
  await picture.decode();
  const shape = Math.abs(picture.width / picture.height - size[0] / size[1]) > 0.02 ? [`picture ${picture.width}x${picture.height}, drawing ${size}`] : [];
  const film = [];
  if (!still && films) {
    const data = Uint8Array.from(atob(await window.studio.film(6)), (c) => c.charCodeAt(0)), video = document.createElement("video");
    video.src = URL.createObjectURL(new Blob([data], { type: "video/webm" }));
    await new Promise((done, fail) => ((video.onloadedmetadata = done), (video.onerror = () => fail(new Error("the film cannot be read")))));
    if (Math.abs(video.duration - 0.2) > 0.01) film.push(`6 frames last ${video.duration} s`);
    URL.revokeObjectURL(video.src);
  }
  return { outside, over: [...new Set(over)], missing, shape, film };
}

// Finds texts on a page of the studio that are cut off, overlap, or have too little contrast.
() => {
  const seen = (e) => {
    const s = getComputedStyle(e), b = e.getBoundingClientRect();
    return s.visibility !== "hidden" && s.display !== "none" && b.width > 0 && b.height > 0 && Number(s.opacity) > 0;
  };
  const shown = (e) => {
    for (let x = e; x && x !== document.body; x = x.parentElement) if (!seen(x)) return false;
    return true;
  };
  // the part of an element that is visible within its scrolling ancestors and the window
  const visible = (e) => {
    const b = e.getBoundingClientRect();
    let box = { left: b.left, top: b.top, right: b.right, bottom: b.bottom };
    for (let x = e.parentElement; x; x = x.parentElement) {
      const s = getComputedStyle(x);
      if (s.overflow === "visible" && s.overflowX === "visible" && s.overflowY === "visible") continue;
      const c = x.getBoundingClientRect();
      box = { left: Math.max(box.left, c.left), top: Math.max(box.top, c.top), right: Math.min(box.right, c.right), bottom: Math.min(box.bottom, c.bottom) };
    }
    box = { left: Math.max(box.left, 0), top: Math.max(box.top, 0), right: Math.min(box.right, innerWidth), bottom: Math.min(box.bottom, innerHeight) };
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  };
  const words = [...document.querySelectorAll("h1, h2, h3, p, button, label, dt, dd, option, .unit, .name, .value, .legend span, #time, th, td, summary, .badge")]
    .filter((e) => shown(e) && e.textContent.trim() && e.tagName !== "OPTION");
  const name = (e) => `${e.tagName.toLowerCase()}: ${e.textContent.trim().slice(0, 40)}`;
  const scrolls = (e) => ["auto", "scroll"].includes(getComputedStyle(e).overflowX) || ["auto", "scroll"].includes(getComputedStyle(e).overflowY);
  const clipped = words.filter((e) => {
    const s = getComputedStyle(e);
    return !scrolls(e) && ((e.scrollWidth > e.clientWidth + 1 && s.overflowX !== "visible" && e.clientWidth > 0) || (e.scrollHeight > e.clientHeight + 2 && s.overflowY === "hidden" && e.clientHeight > 0));
  }).map(name);
  // text outside the window that cannot be scrolled into view
  for (const e of words) {
    const b = e.getBoundingClientRect();
    let inScroll = false;
    for (let x = e.parentElement; x; x = x.parentElement) inScroll ||= scrolls(x);
    if (!inScroll && b.right > innerWidth + 1) clipped.push(`${name(e)} (outside)`);
  }
  const leaves = words.filter((e) => !words.some((x) => x !== e && e.contains(x)));
  const boxes = leaves.map((e) => ({ e, b: visible(e) })).filter((x) => x.b);
  const overlapping = [];
  const meets = (a, b, slack = 1.5) => a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
  const floats = (e) => { for (let x = e; x; x = x.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(x).position) || x.id === "menu") return true; return false; };
  const textBox = (e) => { const r = document.createRange(); r.selectNodeContents(e); const b = r.getBoundingClientRect(); return b; };
  boxes.forEach((x) => { const t = textBox(x.e); x.b = { left: Math.max(x.b.left, t.left), top: Math.max(x.b.top, t.top), right: Math.min(x.b.right, t.right), bottom: Math.min(x.b.bottom, t.bottom) }; });
  for (let i = 0; i < boxes.length; i++)
    for (let j = i + 1; j < boxes.length; j++)
      if (!boxes[i].e.contains(boxes[j].e) && !boxes[j].e.contains(boxes[i].e) && meets(boxes[i].b, boxes[j].b) && !floats(boxes[i].e) && !floats(boxes[j].e))
        overlapping.push(`${name(boxes[i].e)} / ${name(boxes[j].e)}`);
  // labels in the scenes that overlap each other or the captions
  const stage = document.getElementById("stage").getBoundingClientRect();
  const scene = stage.width > 1 ? (window.studio.words ?? []) : [];
  const place = scene.map((w) => ({ left: stage.left + w.x, top: stage.top + w.y, right: stage.left + w.x + w.width, bottom: stage.top + w.y + w.height, text: w.text }));
  for (let i = 0; i < place.length; i++) {
    for (let j = i + 1; j < place.length; j++) if (meets(place[i], place[j])) overlapping.push(`scene: ${place[i].text} / ${place[j].text}`);
    for (const { e, b } of boxes) if (e.closest("#captions") && meets(place[i], b, 2)) overlapping.push(`scene: ${place[i].text} / ${name(e)}`);
  }
  // contrast of text with its background
  const rgb = (c) => (c.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => { const f = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b); };
  const ground = (e) => { for (let x = e; x; x = x.parentElement) { const c = rgb(getComputedStyle(x).backgroundColor); if (c.length === 3 || c[3] > 0.95) return c; } return [255, 255, 255]; };
  const pale = [];
  for (const { e } of boxes) {
    if (e.disabled || e.closest("[disabled]")) continue;
    const a = light(rgb(getComputedStyle(e).color)), b = light(ground(e)), ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) pale.push(`${name(e)} ${ratio.toFixed(2)}`);
  }
  return { clipped: [...new Set(clipped)], overlapping: [...new Set(overlapping)], pale: [...new Set(pale)] };
}

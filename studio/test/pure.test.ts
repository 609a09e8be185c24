import assert from "node:assert/strict";
import { test } from "node:test";
import { fromText, toText } from "../src/address.ts";
import { bodyOf } from "../src/bodies.ts";
import { bestView } from "../src/camera.ts";
import { decimate, join, lower } from "../src/decimate.ts";
import { Box, overlap, place } from "../src/declutter.ts";
import { append, asDocument, Player, RunData } from "../src/document.ts";
import { contours, energyOf } from "../src/momentum_sphere.ts";
import { bounds } from "../src/path_view.ts";
import { flows, shares } from "../src/parallel.ts";
import { BadPacket, decode, encode, fromBase64, shapeOf, shaped, toBase64 } from "../src/packet.ts";
import { rangeAbout, shareOf, valueAt } from "../src/slider.ts";
import { shade, shades, THEMES } from "../src/theme.ts";
import { webm } from "../src/webm.ts";
import { Arc, between, cross, exp, log, multiply, quat, turn, vec } from "../src/rotation.ts";

/** Return a packet that is written byte by byte, without the encoder of the page. */
function packetByHand(): ArrayBuffer {
  const header = '{"format":1,"a":{"b":["@x","@y"]},"arrays":{"x":{"dtype":"f8","shape":[2],"offset":0},"y":{"dtype":"u4","shape":[3,1],"offset":16}}}';
  const n = Math.ceil((4 + header.length) / 8) * 8 - 4;
  const bytes = new Uint8Array(4 + n + 16 + 16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, n, true);
  bytes.set(new TextEncoder().encode(header.padEnd(n)), 4);
  view.setFloat64(4 + n, 1.5, true);
  view.setFloat64(12 + n, -2e300, true);
  [7, 8, 4294967295].forEach((x, i) => view.setUint32(20 + n + 4 * i, x, true));
  return bytes.buffer;
}

test("a packet is read without copying", () => {
  const buffer = packetByHand();
  const d = decode(buffer) as { a: { b: [Float64Array, Uint32Array] } };
  assert.deepEqual([...d.a.b[0]], [1.5, -2e300]);
  assert.deepEqual([...d.a.b[1]], [7, 8, 4294967295]);
  assert.deepEqual(shapeOf(d.a.b[1]), [3, 1]);
  assert.equal(d.a.b[0].buffer, buffer);
});

test("a packet that is cut off is refused, wherever it is cut", () => {
  const whole = packetByHand();
  for (let n = 0; n < whole.byteLength - 4; n++) assert.throws(() => decode(whole.slice(0, n)), BadPacket, `cut at ${n}`);
  const bent = new Uint8Array(whole.slice(0));
  bent[5] = 255;
  assert.throws(() => decode(bent.buffer), BadPacket);
});

test("encoding and decoding a packet changes nothing, also through base64", () => {
  const q = shaped(Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0), [2, 4]);
  const d = { format: 1, text: "größe ω @nothing", runs: [{ q, t: Float64Array.of(0, 0.1), none: null }] };
  const back = decode(fromBase64(toBase64(encode(d)))) as unknown as typeof d;
  assert.deepEqual([...back.runs[0].q], [...q]);
  assert.deepEqual(shapeOf(back.runs[0].q), [2, 4]);
  assert.equal(back.text, d.text);
  assert.equal(back.runs[0].none, null);
  assert.equal(back.runs[0].t[1], 0.1);
});

test("exp and log are inverse functions, and turn rotates a vector", () => {
  const v = [0.3, -1.1, 0.7], q = exp(v, 1, quat()), back = log(q, vec());
  v.forEach((x, i) => assert.ok(Math.abs(back[i] - x) < 1e-14));
  const z = turn(exp([0, 0, Math.PI / 2], 1, quat()), [1, 0, 0], vec());
  assert.ok(Math.abs(z[1] - 1) < 1e-15 && Math.abs(z[0]) < 1e-15);
  assert.ok(Math.abs(between(quat(), exp([0, 0.4, 0], 1, quat())) - 0.4) < 1e-15);
});

/** Return the exact state of a steady precession: about space z at rate p, and about the tilted body axis at rate s. */
function known(t: number, p = 1.3, s = 4): { q: Float64Array; w: Float64Array; a: Float64Array } {
  const tilt = exp([0.5, 0, 0], 1, quat());
  const q = multiply(multiply(exp([0, 0, p * t], 1, quat()), tilt, quat()), exp([0, 0, s * t], 1, quat()), quat());
  const back = quat(q[0], -q[1], -q[2], -q[3]);
  const w = turn(back, [0, 0, p], vec());
  const a = cross(w, [0, 0, s], vec()); // rate of change of w in the body frame: its part along space z turns there
  w[2] += s;
  return { q, w, a };
}

function worst(h: number): [number, number] {
  const a = known(0.2), b = known(0.2 + h), arc = new Arc().set(a.q, a.w, a.a, b.q, b.w, b.a, h);
  const q = quat(), w = vec();
  let far = 0, off = 0;
  for (let u = 0.05; u < 1; u += 0.05) {
    arc.at(u, q, w);
    const truth = known(0.2 + u * h);
    far = Math.max(far, between(q, truth.q));
    off = Math.max(off, Math.hypot(...truth.w.map((x, i) => x - w[i])));
  }
  return [far, off];
}

test("attitudes between samples are of sixth order, and angular velocities of fifth", () => {
  const [a, w] = worst(0.2), [b, v] = worst(0.1);
  const order = Math.log2(a / b), slope = Math.log2(w / v);
  assert.ok(order > 5.7 && order < 6.3, `order ${order}`);
  assert.ok(slope > 4.7 && slope < 5.3, `order ${slope}`);
  assert.ok(b < 1e-6, `${b}`);
});

test("interpolation follows steps of more than half a turn", () => {
  const w = [0, 0, 5], h = 1; // 5 rad
  const b = exp(w, h, quat()), mid = quat(), none = vec();
  new Arc().set(quat(), w, none, b, w, none, h).at(0.5, mid, none);
  assert.ok(between(mid, exp(w, 0.5, quat())) < 1e-12);
  assert.ok(Math.abs(none[2] - 5) < 1e-12);
});

function runOf(ts: number[]): RunData {
  const n = ts.length, q = new Float64Array(4 * n), omega = new Float64Array(3 * n), momentum = new Float64Array(3 * n);
  ts.forEach((t, i) => {
    const k = known(t);
    q.set(k.q, 4 * i);
    omega.set(k.w, 3 * i);
    momentum.set(turn(k.q, k.w.map((x, j) => (j + 1) * x), vec()), 3 * i);
  });
  const zeros = new Float64Array(n);
  return {
    name: "r", method: "m", dt: 0.1, order: 2, torque: "", outcome: "done", message: "", steps: n, torque_calls: 0, seconds: 0,
    body: { name: "b", moments: [1, 2, 3], axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], shape: { kind: "sphere", radius: 1 } },
    t: Float64Array.from(ts), q, omega, momentum, energy: zeros, kinetic: zeros, energy_error: zeros, momentum_error: zeros,
    momentum_label: "", attitude_error: null, reference: null,
  };
}

test("a player shows a run at any time: forwards, backwards, and beyond the ends", () => {
  const ts = Array.from({ length: 101 }, (_, i) => (i / 100) ** 2 * 3); // uneven intervals
  const p = new Player(runOf(ts));
  for (const t of [0, 0.001, 1, 1.001, 0.5, 2.999, 3, 0, 3, 1.5]) {
    p.seek(t);
    assert.ok(between(p.q, known(t).q) < 1e-5, `at ${t}`);
    assert.ok(Math.hypot(...known(t).w.map((x, i) => x - p.omega[i])) < 0.02, `omega at ${t}`);
  }
  ts.forEach((t, i) => {
    p.seek(t);
    assert.ok(between(p.q, known(t).q) < 1e-12, `sample ${i}`);
  });
  p.seek(-1);
  assert.ok(between(p.q, known(0).q) < 1e-12);
  p.seek(9);
  assert.ok(between(p.q, known(3).q) < 1e-12);
});

test("appended parts make the complete run", () => {
  const ts = Array.from({ length: 3000 }, (_, i) => i * 0.01);
  const whole = runOf(ts), run = runOf(ts.slice(0, 10));
  for (let i = 10; i < 3000; i += 230) append(run, runOf(ts.slice(i, i + 230)));
  assert.deepEqual([...run.t], ts);
  assert.deepEqual([...run.q], [...whole.q]);
  assert.deepEqual(shapeOf(run.omega), [3000, 3]);
  assert.doesNotThrow(() => asDocument({ format: 1, kind: "motion", title: "", runs: [run] } as never));
});

test("incomplete documents are refused", () => {
  const bad = runOf([0, 1]);
  bad.q = bad.q.subarray(0, 4);
  assert.throws(() => asDocument({ format: 1, kind: "motion", runs: [bad] } as never), /differ in length/);
  assert.throws(() => asDocument({ format: 2 }), /format 1/);
  assert.throws(() => asDocument({ format: 1, kind: "film" }), /film/);
});

test("a thinned curve keeps every extreme, and few points", () => {
  const n = 100000, t = new Float64Array(n), y = new Float64Array(n);
  for (let i = 0; i < n; i++) (t[i] = i * 1e-3), (y[i] = Math.sin(i * 0.7));
  y[31415] = 40;
  y[77777] = -50;
  const c = decimate(t, y, 0, t[n - 1], 300);
  assert.ok(c.x.length <= 606);
  assert.equal(Math.max(...c.y), 40);
  assert.equal(Math.min(...c.y), -50);
  for (let i = 1; i < c.x.length; i++) assert.ok(c.x[i] > c.x[i - 1]);
  const part = decimate(t, y, 10, 10.02, 300);
  assert.ok(part.x[0] < 10 && part.x[part.x.length - 1] > 10.02 && part.x.length < 30);
});

test("a logarithmic axis shows absolute values, leaves out zeros, and has gaps at values that are not finite", () => {
  const c = decimate([0, 1, 2, 3, 4], [0, -1e-3, NaN, 1e-5, Infinity], 0, 4, 100, true);
  assert.deepEqual([...c.x], [1, 2, 3, 4]);
  assert.deepEqual([...c.y], [1e-3, NaN, 1e-5, NaN]);
});

test("thinning a curve keeps its gaps, wherever they are", () => {
  const n = 40000, t = Float64Array.from({ length: n }, (_, i) => i), y = t.map((x) => Math.sin(x / 50));
  for (const [from, to] of [[0, 100], [777, 779], [20000, 30000], [39990, 40000]]) {
    const z = y.slice().fill(NaN, from, to), c = decimate(t, z, 0, n, 300);
    for (let i = 1; i < c.x.length; i++)
      if (!Number.isNaN(c.y[i]) && !Number.isNaN(c.y[i - 1])) assert.ok(!(c.x[i - 1] < from && c.x[i] >= to), `bridged at ${from}`);
  }
});

test("curves with different times are joined; a gap (null) differs from a time of another curve (undefined)", () => {
  const j = join([{ x: Float64Array.of(0, 1, 2), y: Float64Array.of(5, NaN, 7) }, { x: Float64Array.of(1, 1.5), y: Float64Array.of(8, 9) }]);
  assert.deepEqual([...j[0]], [0, 1, 1.5, 2]);
  assert.deepEqual(j[1], [5, null, undefined, 7]);
  assert.deepEqual(j[2], [undefined, 8, 9, undefined]);
  assert.equal(lower([1, 2, 2, 3], 2), 1);
});

test("labels do not overlap, stay in the frame and off occupied areas; labels that do not fit are left out", () => {
  const frame = { x: 0, y: 0, width: 300, height: 200 }, taken = [{ x: 0, y: 0, width: 120, height: 40 }];
  const words = Array.from({ length: 9 }, (_, i) => ({ x: 110 + i, y: 50 + i, width: 18, height: 14, rank: i }));
  const places = place(words, frame, taken);
  const boxes: Box[] = places.flatMap((p, i) => (p ? [{ x: p.x - words[i].width / 2, y: p.y - words[i].height / 2, width: words[i].width, height: words[i].height }] : []));
  assert.ok(boxes.length >= 5);
  boxes.forEach((b, i) => {
    assert.ok(b.x >= 0 && b.y >= 0 && b.x + b.width <= 300 && b.y + b.height <= 200);
    for (const other of [...taken, ...boxes.slice(i + 1)]) assert.ok(!overlap(b, other));
  });
  assert.deepEqual(place([{ x: 150, y: 100, width: 10, height: 10, rank: 0 }], frame), [{ x: 150, y: 100 }]);
});

test("the camera looks at a sphere from the side on which the curve is", () => {
  for (const [x, y] of [[1, 0], [0, 1], [-1, 0.2], [0.3, -1]]) {
    const size = Math.hypot(x, y, 0.3), points: number[] = [];
    for (let i = 0; i < 50; i++) points.push((x + 0.05 * Math.cos(i)) / size, (y + 0.05 * Math.sin(i)) / size, 0.3 / size, i);
    const [a, e] = bestView(Float32Array.from(points), [-0.62, 0.36]);
    const facing = (x / size) * Math.cos(e) * Math.cos(a) + (y / size) * Math.cos(e) * Math.sin(a) + (0.3 / size) * Math.sin(e);
    assert.ok(facing > 0.5, `${x} ${y}: ${facing}`);
  }
});

test("the state of a page survives the way into an address and back; invalid text is refused", () => {
  const state = { view: "poinsot", time: 1.25, tab: "try", cameras: { body: [0.5, 0.25, 1] as [number, number, number] }, request: { problem: "fast-top", runs: [{ method: "nmb", dt: 0.01 }], body: { name: "Kreisel ü" } } };
  const text = toText(state);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(fromText(text), state);
  for (const bad of ["", "!", "bm9wZQ", toText([] as never), btoa("null")]) assert.equal(fromText(bad), null);
  assert.deepEqual(fromText(toText({ view: 3, time: "x", cameras: { body: [1] } } as never)), { cameras: {} });
});

/** Return the elements of an EBML file, with their identifiers and positions. */
function elements(b: Uint8Array, from = 0, to = b.length): { id: string; from: number; to: number }[] {
  const out: { id: string; from: number; to: number }[] = [];
  for (let i = from; i < to; ) {
    const n = Math.clz32(b[i]) - 23, id = [...b.subarray(i, i + n)].map((x) => x.toString(16).padStart(2, "0")).join("");
    i += n;
    const m = Math.clz32(b[i]) - 23;
    let size = b[i] & (0xff >> m);
    for (let k = 1; k < m; k++) size = 256 * size + b[i + k];
    i += m;
    out.push({ id, from: i, to: i + size });
    i += size;
    assert.ok(i <= to, `${id} is longer than what holds it`);
  }
  return out;
}

test("a film contains all its frames, in clusters that begin with key frames, and states its length", async () => {
  const frames = Array.from({ length: 95 }, (_, k) => ({ data: Uint8Array.of(k, 1, 2), time: (1000 * k) / 30, key: k % 40 === 0 }));
  const film = new Uint8Array(await webm(frames, 640, 360, "V_VP9", (1000 * 95) / 30).arrayBuffer());
  const [header, segment] = elements(film);
  assert.deepEqual([header.id, segment.id, segment.to], ["1a45dfa3", "18538067", film.length]);
  const inside = elements(film, segment.from, segment.to), clusters = inside.filter((e) => e.id === "1f43b675");
  const info = elements(film, inside[0].from, inside[0].to).find((e) => e.id === "4489")!;
  assert.ok(Math.abs(new DataView(film.buffer).getFloat64(info.from) - 3166.667) < 0.01);
  const times: number[] = [];
  for (const c of clusters) {
    const [start, ...blocks] = elements(film, c.from, c.to);
    let at = 0;
    for (let i = start.from; i < start.to; i++) at = 256 * at + film[i];
    assert.equal(film[blocks[0].from + 3], 0x80, "a cluster begins with a key frame");
    for (const b of blocks) times.push(at + 256 * film[b.from + 1] + film[b.from + 2]);
  }
  assert.equal(clusters.length, 3);
  assert.deepEqual(times, frames.map((f) => Math.round(f.time)));
});

// protanopia, deuteranopia and tritanopia as matrices for linear RGB: Machado, Oliveira and Fernandes 2009
const SIGHT: Record<string, number[][]> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const linear = (hex: string): number[] =>
  [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
const times3 = (m: number[][], v: number[]) => m.map((r) => r[0] * v[0] + r[1] * v[1] + r[2] * v[2]);

function lab(rgb: number[]): number[] {
  const xyz = times3([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], rgb.map((c) => Math.max(0, Math.min(1, c))));
  const f = xyz.map((v, i) => v / [0.95047, 1, 1.08883][i]).map((v) => (v > 216 / 24389 ? Math.cbrt(v) : (841 / 108) * v + 4 / 29));
  return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])];
}

/** Return the colour difference CIEDE2000, by the formulas of Sharma, Wu and Dalal 2005. */
function apart([L1, a1, b1]: number[], [L2, a2, b2]: number[]): number {
  const rad = Math.PI / 180, C = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2, G = 0.5 * (1 - Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)));
  const A1 = (1 + G) * a1, A2 = (1 + G) * a2, C1 = Math.hypot(A1, b1), C2 = Math.hypot(A2, b2);
  const h = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360), h1 = h(A1, b1), h2 = h(A2, b2);
  let dh = C1 * C2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((dh / 2) * rad), Lm = (L1 + L2) / 2, Cm = (C1 + C2) / 2;
  const hm = C1 * C2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const T = 1 - 0.17 * Math.cos((hm - 30) * rad) + 0.24 * Math.cos(2 * hm * rad) + 0.32 * Math.cos((3 * hm + 6) * rad) - 0.2 * Math.cos((4 * hm - 63) * rad);
  const SL = 1 + (0.015 * (Lm - 50) ** 2) / Math.sqrt(20 + (Lm - 50) ** 2), SC = 1 + 0.045 * Cm, SH = 1 + 0.015 * Cm * T;
  const RT = -Math.sin(60 * rad * Math.exp(-(((hm - 275) / 25) ** 2))) * 2 * Math.sqrt(Cm ** 7 / (Cm ** 7 + 25 ** 7));
  return Math.sqrt(((L2 - L1) / SL) ** 2 + ((C2 - C1) / SC) ** 2 + (dH / SH) ** 2 + RT * ((C2 - C1) / SC) * (dH / SH));
}

test("the colour difference is CIEDE2000: two pairs of colours from Sharma, Wu and Dalal", () => {
  assert.ok(Math.abs(apart([50, 2.6772, -79.7751], [50, 0, -82.7485]) - 2.0425) < 1e-4);
  assert.ok(Math.abs(apart([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387]) - 1.2644) < 1e-4);
});

test("colours with a meaning can be distinguished with every kind of colour vision, and from the background", () => {
  const bright = (hex: string) => times3([[0.2126, 0.7152, 0.0722]], linear(hex))[0];
  const contrast = (a: string, b: string) => (Math.max(bright(a), bright(b)) + 0.05) / (Math.min(bright(a), bright(b)) + 0.05);
  for (const theme of Object.values(THEMES)) {
    const all: Record<string, string> = { omega: theme.omega, momentum: theme.momentum, ...Object.fromEntries(theme.runs.map((c, k) => [`run ${k + 1}`, c])) };
    for (const [sight, m] of Object.entries(SIGHT))
      for (const [a, x] of Object.entries(all))
        for (const [b, y] of Object.entries(all))
          if (a < b) assert.ok(apart(lab(times3(m, linear(x))), lab(times3(m, linear(y)))) > 12, `${theme.name}, ${sight}: ${a} and ${b}`);
    // the shades of three components differ by more than one notices at a glance, with every kind of colour vision
    const three = shades(theme, theme.omega);
    for (const m of Object.values(SIGHT)) for (const k of [1, 2]) assert.ok(apart(lab(times3(m, linear(three[k - 1]))), lab(times3(m, linear(three[k])))) > 7, `${theme.name}: shades ${three}`);
    for (const c of three) assert.ok(contrast(c, theme.ground[0]) > 3, `${theme.name}: ${c}`);
    for (const ground of theme.ground) {
      for (const [name, c] of Object.entries(all)) assert.ok(contrast(c, ground) > 3, `${theme.name}: ${name} on ${ground}`);
      for (const c of [theme.omega, theme.momentum, theme.ink, theme.quiet]) assert.ok(contrast(c, ground) > 4.5, `${theme.name}: ${c} on ${ground}`);
    }
  }
});

test("a shade lies between two colours", () => {
  assert.deepEqual([0, 0.5, 1].map((s) => shade("#000000", "#ff8040", s)), ["#000000", "#804020", "#ff8040"]);
});

test("each contour is on the sphere and has one energy; the separatrix has the energy of the middle axis", () => {
  for (const I of [[1, 2, 3], [3, 1, 2], [2.2, 1.6, 1]]) {
    const c = contours(I);
    assert.equal(c.separatrix.length, 2);
    const middle = [...I].sort((a, b) => a - b)[1];
    for (const line of [...c.levels, ...c.separatrix]) {
      const e0 = energyOf(I, line[0], line[1], line[2]);
      for (let i = 0; i < line.length; i += 3) {
        assert.ok(Math.abs(Math.hypot(line[i], line[i + 1], line[i + 2]) - 1) < 1e-12);
        assert.ok(Math.abs(energyOf(I, line[i], line[i + 1], line[i + 2]) - e0) < 1e-12);
      }
    }
    for (const line of c.separatrix) assert.ok(Math.abs(energyOf(I, line[0], line[1], line[2]) - 0.5 / middle) < 1e-12);
  }
  assert.equal(contours([5, 5, 1]).separatrix.length, 0);
  assert.ok(contours([5, 5, 1]).levels.length > 0);
  assert.equal(contours([2, 2, 2]).levels.length, 0);
});

test("a body that translates is at its samples, and between them on a parabola", () => {
  const ts = [0, 0.5, 1, 1.5, 2], run = runOf(ts);
  run.x = Float64Array.from(ts.flatMap((t) => [2 * t, -1, 4 * t - t * t]));
  const p = new Player(run);
  for (const t of [0, 0.7, 0.75, 1.25, 2]) {
    p.seek(t);
    assert.ok(Math.hypot(p.x[0] - 2 * t, p.x[1] + 1, p.x[2] - 4 * t + t * t) < 1e-12, `at ${t}`);
  }
  const seen = bounds([run], 0.1);
  assert.deepEqual(seen.centre, [2, -1, 2]);
  assert.ok(Math.abs(seen.far - Math.hypot(4, 0, 4) / 2) < 1e-12);
  assert.equal(bounds([{ ...run, x: null }], 3).far, 3);
});

test("a slider returns the value that was set, covers both signs, and has few digits", () => {
  for (const x of [3, -0.02, 0, 5e6]) {
    const r = rangeAbout(x, false);
    assert.equal(r.low, -r.high);
    assert.ok(Math.abs(valueAt(r, shareOf(r, x)) - x) <= (r.high - r.low) / 2000);
  }
  for (const x of [0.01, 1, 4.463e-5]) {
    const r = rangeAbout(x, true);
    assert.ok(Math.abs(shareOf(r, x) - 0.5) < 1e-12 && r.low > 0);
    for (let u = 0; u <= 1; u += 0.01) assert.ok(String(valueAt(r, u)).replace(/e.*|[.]|^0[.]0*/g, "").length <= 4 && Math.abs(shareOf(r, valueAt(r, u)) - u) < 2e-3);
  }
  assert.ok(rangeAbout(0, false, 12).high >= 12); // the range of a zero component follows from the length of its vector
});

test("chosen members are counted by their intervals on two axes, with their mean shade", () => {
  const a = shares(Float64Array.of(0, 10, 5, NaN, 10), [0, 10]), b = shares(Float64Array.of(3, 3, 1, 1, 3), [1, 3]);
  const { count, mean } = flows(a, b, Float32Array.of(0, 0.5, 1, 1, 1), [1, 1, 0, 1, 1], 1);
  assert.equal(count.reduce((x, y) => x + y), 3); // the member that is not chosen and the member with a NaN are left out
  const top = 64 * 64 - 1;
  assert.deepEqual([count[63], count[top], mean[top]], [1, 2, 0.75]);
});

test("a box that turns about a point keeps its own axes, and the box with the inertia of a body has the principal axes", () => {
  const h = Math.SQRT1_2, axes = [[h, -h, 0], [h, h, 0], [0, 0, 1]];
  const angle = (kind: string, about?: number[]) => {
    const run = { body: { axes, shape: { kind, size: [1, 2, 0.5], about } } } as unknown as RunData;
    const inner = bodyOf(run, THEMES.dark, null, false).children[0].children[0].children[0];
    return 2 * Math.acos(inner.quaternion.w);
  };
  for (const kind of ["box", "ellipsoid"]) {
    assert.ok(Math.abs(angle(kind) - Math.PI / 4) < 1e-12);
    assert.equal(angle(kind, [0.3, 0.4, 0]), 0);
  }
});

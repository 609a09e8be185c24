import assert from "node:assert/strict";
import { test } from "node:test";
import { decimate, join, lower } from "../src/decimate.ts";
import { append, asDocument, Player, RunData } from "../src/document.ts";
import { contours, energyOf } from "../src/momentum_sphere.ts";
import { bounds } from "../src/path_view.ts";
import { BadPacket, decode, encode, fromBase64, shapeOf, shaped, toBase64 } from "../src/packet.ts";
import { Arc, between, cross, exp, log, multiply, quat, turn, vec } from "../src/rotation.ts";

/** A packet written byte by byte, as another program would. */
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

test("a packet comes back as it was, through base64 too", () => {
  const q = shaped(Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0), [2, 4]);
  const d = { format: 1, text: "größe ω @nothing", runs: [{ q, t: Float64Array.of(0, 0.1), none: null }] };
  const back = decode(fromBase64(toBase64(encode(d)))) as unknown as typeof d;
  assert.deepEqual([...back.runs[0].q], [...q]);
  assert.deepEqual(shapeOf(back.runs[0].q), [2, 4]);
  assert.equal(back.text, d.text);
  assert.equal(back.runs[0].none, null);
  assert.equal(back.runs[0].t[1], 0.1);
});

test("exp and log are inverse, and turn is the rotation", () => {
  const v = [0.3, -1.1, 0.7], q = exp(v, 1, quat()), back = log(q, vec());
  v.forEach((x, i) => assert.ok(Math.abs(back[i] - x) < 1e-14));
  const z = turn(exp([0, 0, Math.PI / 2], 1, quat()), [1, 0, 0], vec());
  assert.ok(Math.abs(z[1] - 1) < 1e-15 && Math.abs(z[0]) < 1e-15);
  assert.ok(Math.abs(between(quat(), exp([0, 0.4, 0], 1, quat())) - 0.4) < 1e-15);
});

/** A steady precession, known exactly: about space z at rate p, and about the tilted body axis at rate s. */
function known(t: number, p = 1.3, s = 4): { q: Float64Array; w: Float64Array; a: Float64Array } {
  const tilt = exp([0.5, 0, 0], 1, quat());
  const q = multiply(multiply(exp([0, 0, p * t], 1, quat()), tilt, quat()), exp([0, 0, s * t], 1, quat()), quat());
  const back = quat(q[0], -q[1], -q[2], -q[3]);
  const w = turn(back, [0, 0, p], vec());
  const a = cross(w, [0, 0, s], vec()); // the part of w along space z is seen to turn
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

test("steps of more than half a turn are followed", () => {
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

test("a run is found at any time, forwards, backwards and beyond its ends", () => {
  const ts = Array.from({ length: 101 }, (_, i) => (i / 100) ** 2 * 3); // uneven
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

test("parts put together are the whole", () => {
  const ts = Array.from({ length: 3000 }, (_, i) => i * 0.01);
  const whole = runOf(ts), run = runOf(ts.slice(0, 10));
  for (let i = 10; i < 3000; i += 230) append(run, runOf(ts.slice(i, i + 230)));
  assert.deepEqual([...run.t], ts);
  assert.deepEqual([...run.q], [...whole.q]);
  assert.deepEqual(shapeOf(run.omega), [3000, 3]);
  assert.doesNotThrow(() => asDocument({ format: 1, kind: "motion", title: "", runs: [run] } as never));
});

test("documents that are not whole are refused", () => {
  const bad = runOf([0, 1]);
  bad.q = bad.q.subarray(0, 4);
  assert.throws(() => asDocument({ format: 1, kind: "motion", runs: [bad] } as never), /not of one length/);
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

test("on a logarithmic axis there are sizes, and no zeros", () => {
  const c = decimate([0, 1, 2, 3, 4], [0, -1e-3, NaN, 1e-5, Infinity], 0, 4, 100, true);
  assert.deepEqual([...c.x], [1, 3]);
  assert.deepEqual([...c.y], [1e-3, 1e-5]);
});

test("curves with their own times are joined", () => {
  const j = join([{ x: Float64Array.of(0, 1, 2), y: Float64Array.of(5, 6, 7) }, { x: Float64Array.of(1, 1.5), y: Float64Array.of(8, 9) }]);
  assert.deepEqual([...j[0]], [0, 1, 1.5, 2]);
  assert.deepEqual([...j[1]], [5, 6, null, 7]);
  assert.deepEqual([...j[2]], [null, 8, 9, null]);
  assert.equal(lower([1, 2, 2, 3], 2), 1);
});

test("contours lie on the sphere at one energy each, and the separatrix at that of the middle axis", () => {
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

test("a body that moves is where its samples say, and in between on a parabola", () => {
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

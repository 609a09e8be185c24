/** The curves of a motion: an axis of the body in space, omega in the body and in space, and the momentum in the body. */

import { Player } from "./document.ts";
import { quat, turn, vec } from "./rotation.ts";

export const COARSE = Math.PI; // if the body turns by more than this between samples (rad), only the samples are drawn, because the motion between them is unknown
const FINE = 0.05; // rotation between two points of a trace (rad)
const MOST = 120000; // largest number of points of a trace

export interface Traces {
  axis: Float32Array; // axis of the body in space; x, y, z and t of each point
  polhode: Float32Array; // omega in the body
  herpolhode: Float32Array; // omega in space
  sphere: Float32Array; // direction of the momentum in the body
}

const q = quat(), w = vec(), L = vec(), v = vec(), e = vec();

const NEVER = 3.4e38; // later than any time, so that nothing is drawn from this point on

/** Returns points along the motion, which are closer than the samples if the body turns far between samples. `size` scales omega. */
export function traces(player: Player, axis: number, size: (omega: ArrayLike<number>) => number): Traces {
  const d = player.data, n = d.t.length;
  player.coarse = player.stride > COARSE;
  if (player.coarse) return dots(player, axis, size);
  const parts = new Uint16Array(Math.max(n - 1, 0));
  let total = 1;
  for (let i = 0; i < n - 1; i++) {
    const rate = Math.hypot(d.omega[3 * i], d.omega[3 * i + 1], d.omega[3 * i + 2]);
    const wanted = Math.ceil((rate * (d.t[i + 1] - d.t[i])) / FINE);
    parts[i] = Number.isFinite(wanted) ? Math.max(1, Math.min(64, wanted)) : 1;
    total += parts[i];
  }
  if (total > MOST) {
    const share = MOST / total;
    total = 1;
    for (let i = 0; i < n - 1; i++) total += parts[i] = Math.max(1, Math.floor(parts[i] * share));
  }
  const out: Traces = {
    axis: new Float32Array(4 * total), polhode: new Float32Array(4 * total), herpolhode: new Float32Array(4 * total),
    sphere: new Float32Array(4 * total),
  };
  let m = 0;
  const put = (i: number, u: number) => {
    player.at(i, u, q, w, L);
    const t = d.t[i] + (u > 0 ? u * (d.t[i + 1] - d.t[i]) : 0) - d.t[0];
    e.fill(0);
    e[axis] = 1;
    turn(q, e, v);
    set(out.axis, m, v, 1, t);
    const s = size(w);
    set(out.polhode, m, w, s, s > 0 ? t : NEVER);
    turn(q, w, v);
    set(out.herpolhode, m, v, s, s > 0 ? t : NEVER);
    q[1] = -q[1];
    q[2] = -q[2];
    q[3] = -q[3];
    turn(q, L, v);
    set(out.sphere, m, v, 1 / (Math.hypot(v[0], v[1], v[2]) || 1), t);
    m++;
  };
  for (let i = 0; i < n - 1; i++) for (let k = 0; k < parts[i]; k++) put(i, k / parts[i]);
  put(n - 1, 0);
  return out;
}

/** Returns only the samples, each as a very short dash that points outwards. */
function dots(player: Player, axis: number, scale: (omega: ArrayLike<number>) => number): Traces {
  const n = player.data.t.length, d = player.data;
  const empty = () => new Float32Array(8 * n);
  const out: Traces = { axis: empty(), polhode: empty(), herpolhode: empty(), sphere: empty() };
  for (let i = 0; i < n; i++) {
    player.at(i, 0, q, w, L);
    const t = d.t[i] - d.t[0];
    e.fill(0);
    e[axis] = 1;
    const pair = (a: Float32Array, x: ArrayLike<number>, s: number) => {
      const size = (s * Math.hypot(x[0], x[1], x[2])) || 1;
      set(a, 2 * i, x, s, t);
      set(a, 2 * i + 1, x, s * (1 + 0.006 / size), 3.4e38);
    };
    pair(out.axis, turn(q, e, v), 1);
    const s = scale(w);
    pair(out.polhode, w, s);
    pair(out.herpolhode, turn(q, w, v), s);
    for (let k = 1; k < 4; k++) q[k] = -q[k];
    turn(q, L, v);
    pair(out.sphere, v, 1 / (Math.hypot(v[0], v[1], v[2]) || 1));
  }
  return out;
}

function set(a: Float32Array, m: number, x: ArrayLike<number>, s: number, t: number): void {
  a[4 * m] = s * x[0];
  a[4 * m + 1] = s * x[1];
  a[4 * m + 2] = s * x[2];
  a[4 * m + 3] = t;
}

/** The types of documents (PROTOCOL.md), and the state of a run at any time. */

import { lower } from "./decimate.ts";
import { Numbers, shaped, Value } from "./packet.ts";
import { Arc, cross, quat, Quat, turn, vec, Vec } from "./rotation.ts";

export type Shape =
  | { kind: "box"; size: number[]; about?: number[] }
  | { kind: "ellipsoid"; size: number[]; about?: number[] }
  | { kind: "cylinder" | "cone"; radius: number; height: number; about?: number[] }
  | { kind: "sphere"; radius: number; about?: number[] }
  | { kind: "parts"; parts: Part[]; about?: number[] }
  | { kind: "mesh"; vertices: Numbers; faces: Numbers; about?: number[] };

/** A solid part of a body with its centre at `at`. `size` holds the edges of a box, or two diameters and the height of other solids. */
export interface Part {
  kind: "box" | "cylinder" | "cone" | "sphere";
  size: number[];
  at: number[];
  axis: number[];
  tone: string;
}

/** The surroundings of a body; directions are in space. */
export interface Scene {
  pivot?: boolean;
  gravity?: number[];
  floor?: number; // height of the floor, in metres
  centre?: number[]; // direction of the attracting centre at t = 0
  normal?: number[]; // axis about which this direction rotates
  rate?: number;
  field?: number[];
}

export interface RunData {
  name: string;
  method: string;
  dt: number | null;
  order: number | null;
  torque: string;
  outcome: string;
  message: string;
  steps: number;
  torque_calls: number;
  seconds: number;
  compile_seconds?: number;
  scene?: Scene;
  x?: Numbers | null; // position of the centre of mass, of a body that moves
  ground?: { normal: number[]; level: number } | null;
  energy_conserved?: boolean;
  momentum_conserved?: boolean;
  body: { name: string; moments: number[]; axes: number[][]; shape: Shape };
  t: Numbers;
  q: Numbers;
  omega: Numbers;
  momentum: Numbers;
  energy: Numbers;
  kinetic: Numbers;
  energy_error: Numbers;
  momentum_error: Numbers;
  momentum_label: string;
  energy_label?: string;
  attitude_error: Numbers | null;
  reference: string | null;
}

export interface MotionDocument {
  kind: "motion";
  title: string;
  note: string;
  runs: RunData[];
  difference: { a: number; b: number; t: Numbers; angle: Numbers }[];
  python: string;
  scenario: string;
  request?: Request | null; // the request that repeats these runs
  lesson?: Lesson;
}

/** A guided tour of a motion. */
export interface Lesson {
  name: string;
  title: string;
  steps: LessonStep[];
}

export interface LessonStep {
  title: string;
  text: string;
  question?: string;
  view?: string;
  time?: number;
  play?: boolean;
  speed?: number;
  show?: Record<string, boolean | number>;
  plot?: string; // the id of the plot that the step is about
  lead?: number; // the run whose body is solid
}

export interface Request {
  problem: string | null;
  body?: Record<string, unknown>;
  start?: Record<string, unknown>;
  torque?: unknown;
  force?: { model: string }[];
  drawing?: { mesh: string; scale?: number }; // a surface that is drawn instead of the body's own
  t_end?: number;
  runs: { method: string; dt: number; options?: object }[];
  reference?: boolean;
}

export interface EnsembleDocument {
  kind: "ensemble";
  title: string;
  note: string;
  members: number;
  times: Numbers;
  axis: Numbers;
  quantiles: Record<string, { levels: number[]; values: Numbers }>;
  columns: { name: string; values: Numbers }[];
  ends?: { members: number; axis: Numbers; columns: { name: string; values: Numbers }[] } | null; // the final states of all members
  outcomes: Record<string, number>;
  python?: string;
  scenario?: string;
}

export interface ExhibitDocument {
  kind: "exhibit";
  paper: string;
  name: string;
  verdict: string;
  title: string;
  text: string;
  note?: string;
  python?: string;
  cells: { what: string; printed: string; computed: string; verdict: string; good?: boolean; note?: string }[];
  panels: {
    title: string;
    xlabel: string;
    ylabel: string;
    xlog: boolean;
    ylog: boolean;
    equal?: boolean; // equal units on both axes
    categories?: string[]; // names of x = 0, 1, …
    series: { name: string; x: Numbers; y: Numbers; style: string; colour?: number }[];
  }[];
}

export interface MechanismDocument {
  kind: "mechanism";
  title: string;
  note: string;
  t: Numbers;
  bodies: { name: string; moments: number[]; axes: number[][]; shape: Shape; x: Numbers; q: Numbers }[];
  joints: { name: string; type: string; ground: boolean; place: Numbers; reaction: Numbers; axis: Numbers | null }[]; // `reaction` is the force on one body, in N; `axis` exists for hinges and sliders; all vectors are in space
  plots: { title: string; unit: string; log: boolean; series: { name: string; y: Numbers }[] }[];
  method: string;
  dt: number;
  steps: number;
  outcome: string;
  message: string;
  gravity?: number[] | null; // direction of gravity
  python?: string;
  lesson?: Lesson;
}

export type Document = MotionDocument | EnsembleDocument | ExhibitDocument | MechanismDocument;

export class BadDocument extends Error {}

/** Returns whether a run ended early. */
export const endedEarly = (r: RunData): boolean => !["done", "running"].includes(r.outcome);

/** Returns the header of a packet as a document, or throws an error that says what is wrong with it. */
export function asDocument(header: { [key: string]: Value }): Document {
  if (header.format !== 1) throw new BadDocument(`this page reads format 1, but the document has format ${String(header.format)}`);
  const kind = header.kind;
  const d = header as unknown as Document;
  if (kind === "motion") {
    const m = d as MotionDocument;
    if (!Array.isArray(m.runs) || m.runs.length < 1 || m.runs.length > 4)
      throw new BadDocument("a motion has one to four runs");
    for (const r of m.runs) {
      const n = r.t?.length;
      const fits = n >= 1 && r.q?.length === 4 * n && r.omega?.length === 3 * n && r.momentum?.length === 3 * n;
      if (!fits || r.energy_error?.length !== n || r.momentum_error?.length !== n)
        throw new BadDocument(`the arrays of run ${r.name} are missing or differ in length`);
      if (r.x && r.x.length !== 3 * n) throw new BadDocument(`the positions and the times of run ${r.name} differ in length`);
    }
    m.difference ??= [];
  } else if (kind === "ensemble") {
    const e = d as EnsembleDocument;
    if (e.axis?.length !== 3 * e.members * e.times?.length) throw new BadDocument("the array `axis` of the ensemble does not have the shape (members, times, 3)");
  } else if (kind === "exhibit") {
    if (!Array.isArray((d as ExhibitDocument).panels)) throw new BadDocument("the exhibit has no panels");
  } else if (kind === "mechanism") {
    const m = d as MechanismDocument, n = m.t?.length;
    const fits = Array.isArray(m.bodies) && m.bodies.length > 0 && m.bodies.every((b) => b.x?.length === 3 * n && b.q?.length === 4 * n);
    if (!fits || !m.joints.every((j) => j.place?.length === 3 * n && j.reaction?.length === 3 * n)) throw new BadDocument("the arrays of the mechanism are missing or differ in length");
  } else throw new BadDocument(`this page does not know documents of kind ${String(kind)}`);
  return d;
}

const GROWING = ["x", "t", "q", "omega", "momentum", "energy", "kinetic", "energy_error", "momentum_error", "attitude_error"] as const;

/** Appends the next samples of a run. When the memory is full, it is doubled. */
export function append(run: RunData, more: Partial<RunData>): void {
  for (const key of GROWING) {
    const have = run[key], next = more[key];
    if (!have || !next || !ArrayBuffer.isView(next)) continue;
    const width = key === "q" ? 4 : key === "omega" || key === "momentum" || key === "x" ? 3 : 1;
    const room = extend(have, next), n = room.length;
    run[key] = shaped(room, width === 1 ? [n] : [n / width, width]);
  }
  for (const key of ["outcome", "message", "steps", "torque_calls", "seconds", "compile_seconds", "reference"] as const)
    if (more[key] !== undefined) (run as unknown as Record<string, unknown>)[key] = more[key];
}
const owned = new WeakSet<ArrayBufferLike>();

function extend(have: Numbers, next: Numbers): Float64Array {
  const n = have.length + next.length;
  let room: Float64Array;
  if (have instanceof Float64Array && have.byteOffset === 0 && have.buffer.byteLength >= 8 * n && owned.has(have.buffer))
    room = new Float64Array(have.buffer, 0, n);
  else {
    const buffer = new ArrayBuffer(8 * Math.max(2 * n, 1024));
    owned.add(buffer);
    room = new Float64Array(buffer, 0, n);
    room.set(have);
  }
  room.set(next, have.length);
  return room;
}

/** Appends a later part of a document, which the server sends while it computes. */
export function appendPart(doc: MotionDocument, part: { [key: string]: Value }): void {
  ((part.runs ?? []) as unknown as Partial<RunData>[]).forEach((r, k) => doc.runs[k] && append(doc.runs[k], r));
  for (const d of (part.difference ?? []) as unknown as MotionDocument["difference"]) {
    const have = doc.difference.find((x) => x.a === d.a && x.b === d.b);
    if (!have) doc.difference.push(d);
    else (have.t = extend(have.t, d.t)), (have.angle = extend(have.angle, d.angle));
  }
}

/**
 * The state of a run at any time. Between samples, attitude and angular velocity are interpolated together (`Arc`), with the rates of
 * the angular velocity from Euler's equations. The momentum is interpolated by a cubic.
 */
export class Player {
  readonly q: Quat = quat();
  readonly omega: Vec = vec(); // body frame
  readonly momentum: Vec = vec(); // space
  readonly x: Vec = vec(); // space; only for a body that moves
  index = 0;
  fraction = 0;
  private readonly inertia: Vec; // the inertia tensor in the axes of omega, by rows
  private readonly inverse: Vec;
  private readonly arc = new Arc();
  private arcOf = [-1, 0]; // the sample at which `arc` begins, and the number of samples when `arc` was computed

  constructor(readonly data: RunData) {
    const { moments, axes } = data.body;
    const made = (of: (moment: number) => number): Vec =>
      Float64Array.from({ length: 9 }, (_, n) =>
        [0, 1, 2].reduce((sum, k) => sum + axes[Math.floor(n / 3)][k] * of(moments[k]) * axes[n % 3][k], 0));
    this.inertia = made((x) => x);
    this.inverse = made((x) => 1 / x);
  }

  /** The angle by which the body turns between two samples: the 90th percentile. */
  get stride(): number {
    const { t, omega } = this.data, n = t.length - 1;
    if (n < 1) return 0;
    const all = new Float64Array(Math.min(n, 512));
    for (let k = 0; k < all.length; k++) {
      const i = Math.floor((k * n) / all.length);
      all[k] = Math.hypot(omega[3 * i], omega[3 * i + 1], omega[3 * i + 2]) * (t[i + 1] - t[i]);
    }
    return all.sort()[Math.floor(0.9 * (all.length - 1))];
  }

  get start(): number {
    return this.data.t[0];
  }
  get end(): number {
    return this.data.t[this.data.t.length - 1];
  }

  /** Finds the sample at or before t, and the fraction of the interval to the next sample. */
  find(t: number): void {
    const ts = this.data.t, n = ts.length;
    let i = this.index;
    if (!(i < n - 1 && ts[i] <= t && t < ts[i + 1])) {
      if (i + 2 < n && ts[i + 1] <= t && t < ts[i + 2]) i++;
      else i = Math.max(0, Math.min(n - 2, lower(ts, t, n) - (ts[lower(ts, t, n)] === t ? 0 : 1)));
    }
    this.index = i;
    const h = n > 1 ? ts[i + 1] - ts[i] : 0;
    this.fraction = h > 0 ? Math.max(0, Math.min(1, (t - ts[i]) / h)) : 0;
    if (this.coarse) this.fraction = this.fraction < 1 ? 0 : 1;
  }
  /** Whether the samples are so far apart that the motion between them is unknown. Then only the samples are shown. */
  coarse = false;

  seek(t: number): void {
    this.find(t);
    this.at(this.index, this.fraction, this.q, this.omega, this.momentum);
    this.place(this.index, this.fraction, this.x);
  }

  /** Sets the position of the centre of mass, at a fraction u of the interval from sample i to the next. */
  place(i: number, u: number, out: Vec): void {
    const { x, t } = this.data, n = t.length;
    if (x) for (let k = 0; k < 3; k++) out[k] = smooth(x, t, n, i, Math.min(i + 1, n - 1), k, u);
  }

  /** Attitude, angular velocity and momentum at a fraction u of the interval from sample i to the next. */
  at(i: number, u: number, q: Quat, omega: Vec, momentum: Vec): void {
    const d = this.data, n = d.t.length;
    const j = Math.min(i + 1, n - 1);
    if (u === 0 || j === i) {
      for (let k = 0; k < 4; k++) q[k] = d.q[4 * i + k];
      for (let k = 0; k < 3; k++) omega[k] = d.omega[3 * i + k];
    } else {
      if (this.arcOf[0] !== i || this.arcOf[1] !== n) {
        this.sample(j, q1, w1);
        this.rate(j, a1);
        this.rate(i, a0);
        this.sample(i, q0, w0);
        this.arc.set(q0, w0, a0, q1, w1, a1, d.t[j] - d.t[i]);
        this.arcOf = [i, n];
      }
      this.arc.at(u, q, omega);
    }
    for (let k = 0; k < 3; k++) momentum[k] = smooth(d.momentum, d.t, n, i, j, k, u);
  }

  private sample(i: number, q: Quat, omega: Vec): void {
    const d = this.data;
    for (let k = 0; k < 4; k++) q[k] = d.q[4 * i + k];
    for (let k = 0; k < 3; k++) omega[k] = d.omega[3 * i + k];
  }

  /** Whether the momentum includes a part that is not due to the motion of the body, for example that of wheels. */
  get wheels(): boolean {
    const { t, momentum } = this.data, n = t.length;
    return [0, n >> 1, n - 1].some((i) => {
      this.own(i, l);
      const off = Math.hypot(...[0, 1, 2].map((k) => l[k] - momentum[3 * i + k]));
      return off > 1e-4 * Math.hypot(...[0, 1, 2].map((k) => momentum[3 * i + k]));
    });
  }

  /** R I omega at the displayed time. It is normal to the plane that touches the inertia ellipsoid at omega. */
  normal(out: Vec): Vec {
    return turn(this.q, times(this.inertia, this.omega, out), out);
  }

  /** The momentum of the body without wheels, for this angular velocity in the body frame; `omegaOf` is the inverse. */
  momentumOf(omega: Vec, out: Vec): Vec {
    return times(this.inertia, omega, out);
  }
  omegaOf(momentum: Vec, out: Vec): Vec {
    return times(this.inverse, momentum, out);
  }

  /** R I omega at a sample: the momentum in space without that of wheels. */
  private own(i: number, out: Vec): Vec {
    this.sample(i, q0, w0);
    return turn(q0, times(this.inertia, w0, out), out);
  }

  /** The rate of omega at a sample: I omega' = I omega x omega + torque, where the torque is the rate of R I omega. */
  private rate(i: number, out: Vec): void {
    const { t } = this.data, before = Math.max(0, i - 1), after = Math.min(t.length - 1, i + 1);
    this.own(after, torque);
    this.own(before, l);
    for (let k = 0; k < 3; k++) torque[k] = (torque[k] - l[k]) / (t[after] - t[before]);
    this.sample(i, q0, w0);
    cross(times(this.inertia, w0, l), w0, l);
    for (let k = 1; k < 4; k++) q0[k] = -q0[k];
    turn(q0, torque, torque);
    for (let k = 0; k < 3; k++) l[k] += torque[k];
    times(this.inverse, l, out);
  }

  /** The value of a column of numbers at the displayed time, interpolated linearly between samples. */
  value(a: Numbers | null): number {
    if (!a || a.length === 0) return NaN;
    const i = this.index, j = Math.min(i + 1, a.length - 1);
    return a[i] + (a[j] - a[i]) * this.fraction;
  }
}

const q0 = quat(), q1 = quat(), w0 = vec(), w1 = vec(), a0 = vec(), a1 = vec(), l = vec(), torque = vec();

/** The product of a matrix, given by rows, and a vector. */
function times(m: Vec, v: Vec, out: Vec): Vec {
  const x = v[0], y = v[1], z = v[2];
  for (let k = 0; k < 3; k++) out[k] = m[3 * k] * x + m[3 * k + 1] * y + m[3 * k + 2] * z;
  return out;
}

/** Catmull and Rom's cubic through four neighbouring samples, whose times need not be equally spaced. */
function smooth(a: Numbers, t: Numbers, n: number, i: number, j: number, k: number, u: number): number {
  const y0 = a[3 * i + k];
  if (i === j || u === 0) return y0;
  const y1 = a[3 * j + k], h = t[j] - t[i];
  const before = i > 0 ? (y1 - a[3 * (i - 1) + k]) / (t[j] - t[i - 1]) : (y1 - y0) / h;
  const after = j + 1 < n ? (a[3 * (j + 1) + k] - y0) / (t[j + 1] - t[i]) : (y1 - y0) / h;
  const v = 1 - u;
  return y0 * v * v * (1 + 2 * u) + y1 * u * u * (3 - 2 * u) + h * u * v * (before * v - after * u);
}

/** Returns the shortest names that distinguish the runs. */
export function shortNames(doc: MotionDocument): string[] {
  const methods = doc.runs.map((r) => r.method);
  return doc.runs.map((r, k) => (r.name.startsWith(r.method) && methods.indexOf(r.method) === methods.lastIndexOf(r.method) ? methods[k] : r.name));
}

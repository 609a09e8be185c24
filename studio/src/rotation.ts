/** Rotations as quaternions w x y z in plain arrays. Functions write into existing arrays, so nothing is allocated while a motion plays. */

export type Quat = Float64Array; // w x y z
export type Vec = Float64Array;

export const quat = (w = 1, x = 0, y = 0, z = 0): Quat => Float64Array.of(w, x, y, z);
export const vec = (x = 0, y = 0, z = 0): Vec => Float64Array.of(x, y, z);

export function multiply(a: ArrayLike<number>, b: ArrayLike<number>, out: Quat): Quat {
  const w = a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3];
  const x = a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2];
  const y = a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1];
  const z = a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0];
  out[0] = w;
  out[1] = x;
  out[2] = y;
  out[3] = z;
  return out;
}

/** The quaternion of the rotation vector s v. */
export function exp(v: ArrayLike<number>, s: number, out: Quat): Quat {
  const x = s * v[0], y = s * v[1], z = s * v[2];
  const half = 0.5 * Math.sqrt(x * x + y * y + z * z);
  const k = half < 1e-6 ? 0.5 - (half * half) / 12 : (0.5 * Math.sin(half)) / half;
  out[0] = Math.cos(half);
  out[1] = k * x;
  out[2] = k * y;
  out[3] = k * z;
  return out;
}

/** The rotation vector of q, with an angle of at most pi. */
export function log(q: ArrayLike<number>, out: Vec): Vec {
  const sign = q[0] < 0 ? -1 : 1;
  const s = Math.sqrt(q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  const k = s < 1e-12 ? 2 * sign : (2 * sign * Math.atan2(s, sign * q[0])) / s;
  out[0] = k * q[1];
  out[1] = k * q[2];
  out[2] = k * q[3];
  return out;
}

/** The vector v rotated by q. */
export function turn(q: ArrayLike<number>, v: ArrayLike<number>, out: Vec): Vec {
  const x = v[0], y = v[1], z = v[2];
  const a = q[2] * z - q[3] * y, b = q[3] * x - q[1] * z, c = q[1] * y - q[2] * x;
  out[0] = x + 2 * (q[0] * a + q[2] * c - q[3] * b);
  out[1] = y + 2 * (q[0] * b + q[3] * a - q[1] * c);
  out[2] = z + 2 * (q[0] * c + q[1] * b - q[2] * a);
  return out;
}

/** The angle of the rotation from one attitude to another. */
export function between(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const x = a[0] * b[1] - a[1] * b[0] - a[2] * b[3] + a[3] * b[2];
  const y = a[0] * b[2] + a[1] * b[3] - a[2] * b[0] - a[3] * b[1];
  const z = a[0] * b[3] - a[1] * b[2] + a[2] * b[1] - a[3] * b[0];
  return 2 * Math.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(dot));
}

/** The cross product a x b. */
export function cross(a: ArrayLike<number>, b: ArrayLike<number>, out: Vec): Vec {
  const x = a[1] * b[2] - a[2] * b[1], y = a[2] * b[0] - a[0] * b[2], z = a[0] * b[1] - a[1] * b[0];
  out[0] = x;
  out[1] = y;
  out[2] = z;
  return out;
}

const turnedBack = quat(), product = quat(), slope = quat();

/**
 * The motion from one sample to the next. At both ends it has the given attitude, angular velocity and rate of the
 * angular velocity (both in the body); the error between the ends is of sixth order.
 * q(u) = q0 exp(u m) p(u). Here m is the mean of the angular velocities; exp(u m) is most of the rotation, which may be
 * more than half a turn. p stays near 1. It is the polynomial of degree five whose values, slopes and second derivatives
 * at the ends follow from q' = q w / 2: p' = (p w - m p) / 2 and p'' = (p' w + p w' - m p') / 2, with time in units of
 * the step.
 */
export class Arc {
  private h = 1;
  private readonly q0 = quat();
  private readonly mean = quat(0);
  private readonly ends = Array.from({ length: 6 }, () => quat()); // p, p' and p'' at the start, then at the end

  set(
    q0: ArrayLike<number>, w0: ArrayLike<number>, a0: ArrayLike<number>, q1: ArrayLike<number>, w1: ArrayLike<number>,
    a1: ArrayLike<number>, h: number,
  ): this {
    this.h = h;
    this.q0.set(q0);
    for (let i = 0; i < 3; i++) this.mean[i + 1] = 0.5 * h * (w0[i] + w1[i]);
    const m = this.mean, p = this.ends;
    p[0].set([1, 0, 0, 0]);
    for (let i = 0; i < 4; i++) turnedBack[i] = i ? -q0[i] : q0[0];
    multiply(turnedBack, q1, p[3]);
    multiply(exp(m.subarray(1), -1, slope), p[3], p[3]);
    if (p[3][0] < 0) for (let i = 0; i < 4; i++) p[3][i] = -p[3][i];
    for (const [k, w, a] of [[0, w0, a0], [3, w1, a1]] as const) {
      half(p[k], w, h, m, p[k + 1]);
      half(p[k + 1], w, h, m, p[k + 2]);
      times(p[k], a, 0.5 * h * h, product);
      for (let i = 0; i < 4; i++) p[k + 2][i] += product[i];
    }
    return this;
  }

  /** Attitude and angular velocity at a fraction u of the interval. */
  at(u: number, q: Quat, w: Vec): void {
    const p = this.ends, m = this.mean, u2 = u * u, v = 1 - u, v2 = v * v;
    // Hermite polynomials of degree five, and their slopes
    const a = v2 * v * (1 + 3 * u + 6 * u2), b = u * v2 * v * (1 + 3 * u), c = 0.5 * u2 * v2 * v;
    const d = u2 * u * (1 + 3 * v + 6 * v2), e = -v * u2 * u * (1 + 3 * v), f = 0.5 * u2 * u * v2;
    const da = -30 * u2 * v2, db = v2 * (1 - 3 * u) * (1 + 5 * u), dc = 0.5 * u * v2 * (2 - 5 * u);
    const de = u2 * (1 - 3 * v) * (1 + 5 * v), df = -0.5 * v * u2 * (2 - 5 * v);
    for (let i = 0; i < 4; i++) {
      product[i] = a * p[0][i] + b * p[1][i] + c * p[2][i] + d * p[3][i] + e * p[4][i] + f * p[5][i];
      slope[i] = da * (p[0][i] - p[3][i]) + db * p[1][i] + dc * p[2][i] + de * p[4][i] + df * p[5][i];
    }
    const square = product[0] ** 2 + product[1] ** 2 + product[2] ** 2 + product[3] ** 2;
    // w = p^-1 (2 p' + m p)
    multiply(m, product, q);
    for (let i = 0; i < 4; i++) q[i] += 2 * slope[i];
    for (let i = 0; i < 4; i++) turnedBack[i] = (i ? -product[i] : product[0]) / square;
    multiply(turnedBack, q, q);
    for (let i = 0; i < 3; i++) w[i] = q[i + 1] / this.h;
    multiply(this.q0, exp(m.subarray(1), u, slope), q);
    multiply(q, product, q);
    const norm = Math.hypot(q[0], q[1], q[2], q[3]) || 1;
    for (let i = 0; i < 4; i++) q[i] /= norm;
  }
}

/** The product p (0, s v). */
function times(p: Quat, v: ArrayLike<number>, s: number, out: Quat): Quat {
  vector[1] = s * v[0];
  vector[2] = s * v[1];
  vector[3] = s * v[2];
  return multiply(p, vector, out);
}
const vector = quat(0), left = quat();

/** The value (p h w - m p) / 2. */
function half(p: Quat, w: ArrayLike<number>, h: number, m: Quat, out: Quat): void {
  multiply(m, p, left);
  times(p, w, h, out);
  for (let i = 0; i < 4; i++) out[i] = 0.5 * (out[i] - left[i]);
}

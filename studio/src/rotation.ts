/** Rotations as quaternions w x y z, in plain arrays so that nothing is allocated while a motion plays. */

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

/** exp of s times the rotation vector v. */
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

/** The rotation vector of q, of at most half a turn. */
export function log(q: ArrayLike<number>, out: Vec): Vec {
  const sign = q[0] < 0 ? -1 : 1;
  const s = Math.sqrt(q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  const k = s < 1e-12 ? 2 * sign : (2 * sign * Math.atan2(s, sign * q[0])) / s;
  out[0] = k * q[1];
  out[1] = k * q[2];
  out[2] = k * q[3];
  return out;
}

/** v turned by q. */
export function turn(q: ArrayLike<number>, v: ArrayLike<number>, out: Vec): Vec {
  const x = v[0], y = v[1], z = v[2];
  const a = q[2] * z - q[3] * y, b = q[3] * x - q[1] * z, c = q[1] * y - q[2] * x;
  out[0] = x + 2 * (q[0] * a + q[2] * c - q[3] * b);
  out[1] = y + 2 * (q[0] * b + q[3] * a - q[1] * c);
  out[2] = z + 2 * (q[0] * c + q[1] * b - q[2] * a);
  return out;
}

/** Angle of the rotation between two attitudes. */
export function between(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const x = a[0] * b[1] - a[1] * b[0] - a[2] * b[3] + a[3] * b[2];
  const y = a[0] * b[2] + a[1] * b[3] - a[2] * b[0] - a[3] * b[1];
  const z = a[0] * b[3] - a[1] * b[2] + a[2] * b[1] - a[3] * b[0];
  return 2 * Math.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(dot));
}

const mean = vec(), middle = quat(), rest = quat(), v0 = vec(), v1 = vec(), v2 = vec(), step = quat();

/** a x b */
export function cross(a: ArrayLike<number>, b: ArrayLike<number>, out: Vec): Vec {
  const x = a[1] * b[2] - a[2] * b[1], y = a[2] * b[0] - a[0] * b[2], z = a[0] * b[1] - a[1] * b[0];
  out[0] = x;
  out[1] = y;
  out[2] = z;
  return out;
}

/**
 * The attitude at a fraction u of a step h from (q0, w0) to (q1, w1), w in the body frame; attitude and angular
 * velocity are those given at both ends, and what is between is of fourth order.
 * q(u) = q0 exp(u h m) exp(s(u)): the mean m of w0 and w1 carries the turn, through more than half a turn too, and
 * s is the cubic with s(0) = 0, s(1) = log of what is left over, and the slopes that w0 and w1 ask for. With
 * B = exp(s), the body's angular velocity is B^T m plus the right Jacobian of s times s'.
 */
export function hermite(
  q0: ArrayLike<number>, w0: ArrayLike<number>, q1: ArrayLike<number>, w1: ArrayLike<number>, h: number, u: number,
  out: Quat,
): Quat {
  for (let i = 0; i < 3; i++) mean[i] = 0.5 * h * (w0[i] + w1[i]);
  // rest = exp(-m) q0^-1 q1
  rest[0] = q0[0];
  rest[1] = -q0[1];
  rest[2] = -q0[2];
  rest[3] = -q0[3];
  multiply(rest, q1, rest);
  multiply(exp(mean, -1, middle), rest, rest);
  const end = log(rest, v2);
  // slopes: at the start w0 - m; at the end the inverse Jacobian of (w1 - B^T m)
  middle[0] = rest[0];
  for (let i = 1; i < 4; i++) middle[i] = -rest[i];
  turn(middle, mean, v1);
  for (let i = 0; i < 3; i++) {
    v0[i] = h * w0[i] - mean[i];
    v1[i] = h * w1[i] - v1[i];
  }
  const angle = Math.hypot(end[0], end[1], end[2]);
  const c = angle < 1e-3 ? 1 / 12 : 1 / (angle * angle) - 1 / (2 * angle * Math.tan(angle / 2));
  cross(end, v1, slope);
  cross(end, slope, again);
  for (let i = 0; i < 3; i++) v1[i] += 0.5 * slope[i] + c * again[i];
  const d = 1 - u, a = u * d * d, b = u * u * (3 - 2 * u), e = -u * u * d;
  for (let i = 0; i < 3; i++) slope[i] = a * v0[i] + b * end[i] + e * v1[i];
  multiply(q0, exp(mean, u, step), out);
  multiply(out, exp(slope, 1, step), out);
  const norm = Math.hypot(out[0], out[1], out[2], out[3]) || 1;
  for (let i = 0; i < 4; i++) out[i] /= norm;
  return out;
}
const slope = vec(), again = vec();

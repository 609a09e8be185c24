/** Curves of constant energy on the sphere of the directions of the momentum in the body, for given principal moments. */

export interface Contours {
  levels: Float64Array[]; // closed curves; each holds x, y and z of unit vectors
  separatrix: Float64Array[];
}

/** Returns the energy (times two) of a unit momentum in the direction (x, y, z). */
export const energyOf = (I: ArrayLike<number>, x: number, y: number, z: number): number =>
  0.5 * ((x * x) / I[0] + (y * y) / I[1] + (z * z) / I[2]);

const STEPS = 192;

/** Returns the curves around both ends of axis k on which the energy (times two) is e. */
function loops(I: ArrayLike<number>, k: number, e: number): Float64Array[] {
  const i = (k + 1) % 3, j = (k + 2) % 3;
  const a = 1 / I[i] - 1 / I[k], b = 1 / I[j] - 1 / I[k], c = e - 1 / I[k];
  const p = Math.sqrt(c / a), q = Math.sqrt(c / b);
  return [1, -1].map((side) => {
    const out = new Float64Array(3 * (STEPS + 1));
    for (let s = 0; s <= STEPS; s++) {
      const phi = (2 * Math.PI * s) / STEPS;
      const u = p * Math.cos(phi), v = q * Math.sin(phi);
      out[3 * s + i] = u;
      out[3 * s + j] = v;
      out[3 * s + k] = side * Math.sqrt(Math.max(0, 1 - u * u - v * v));
    }
    return out;
  });
}

/** Returns curves for n energies on each side of the separatrix, and the separatrix. */
export function contours(I: ArrayLike<number>, n = 4): Contours {
  const [small, middle, large] = [0, 1, 2].sort((a, b) => I[a] - I[b]);
  const scale = I[large];
  const same = (a: number, b: number) => Math.abs(I[a] - I[b]) < 1e-9 * scale;
  const levels: Float64Array[] = [];
  const around = (k: number, target: number, whole: boolean) => {
    // equally spaced in the angle from the axis, so that the curves look equally spaced
    for (let s = 1; s <= n; s++) {
      const x = Math.sin(((s / (n + (whole ? 0 : 1))) * Math.PI) / 2) ** 2;
      levels.push(...loops(I, k, 1 / I[k] + x * (1 / I[target] - 1 / I[k])));
    }
  };
  if (same(small, large)) return { levels: [], separatrix: [] };
  if (same(small, middle) || same(middle, large)) {
    around(same(small, middle) ? large : small, same(small, middle) ? small : large, true);
    return { levels, separatrix: [] };
  }
  around(large, middle, false);
  around(small, middle, false);
  const slope = Math.sqrt((1 / I[small] - 1 / I[middle]) / (1 / I[middle] - 1 / I[large]));
  const norm = Math.hypot(1, slope);
  const separatrix = [1, -1].map((side) => {
    const out = new Float64Array(3 * (STEPS + 1));
    for (let s = 0; s <= STEPS; s++) {
      const phi = (2 * Math.PI * s) / STEPS;
      out[3 * s + middle] = Math.sin(phi);
      out[3 * s + small] = Math.cos(phi) / norm;
      out[3 * s + large] = (side * slope * Math.cos(phi)) / norm;
    }
    return out;
  });
  return { levels, separatrix };
}

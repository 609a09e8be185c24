/** Reduces curves to what a screen can show: the smallest and the largest value in each column of pixels. */

export interface Curve {
  x: Float64Array;
  y: Float64Array;
}

/** The index of the first value that is at least x, in an ascending array. */
export function lower(a: ArrayLike<number>, x: number, n = a.length): number {
  let lo = 0, hi = n;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (a[mid] < x) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

/**
 * Returns the part of (t, y) within [from, to], and one sample beyond each end, with at most two points per column of pixels. A
 * sequence of values that are not finite becomes a single NaN, which is drawn as a gap. For a logarithmic axis, y is replaced by
 * its absolute value, and zeros are left out.
 */
export function decimate(
  t: ArrayLike<number>, y: ArrayLike<number>, from: number, to: number, columns: number, log = false, n = t.length,
): Curve {
  const a = Math.max(0, lower(t, from, n) - 1);
  const b = Math.min(n, lower(t, to, n) + 2);
  const xs = new Float64Array(Math.min(b - a, 3 * columns + 9)), ys = new Float64Array(xs.length);
  const value = (i: number) => (log ? Math.abs(y[i]) : y[i]);
  let m = 0;
  const put = (i: number) => {
    xs[m] = t[i];
    ys[m++] = value(i);
  };
  const gap = (i: number) => {
    if (m > 0 && Number.isNaN(ys[m - 1])) return;
    xs[m] = t[i];
    ys[m++] = NaN;
  };
  if (b - a <= 2 * columns + 6) {
    for (let i = a; i < b; i++)
      if (!Number.isFinite(value(i))) gap(i);
      else if (!log || value(i) > 0) put(i);
  } else {
    const per = (to - from) / columns || 1;
    let i = a;
    while (i < b) {
      const column = Math.floor((t[i] - from) / per);
      const end = from + (column + 1) * per;
      let least = -1, most = -1, low = Infinity, high = -Infinity, missing = -1;
      do {
        const v = value(i);
        if (!Number.isFinite(v)) missing = i;
        else if (!log || v > 0) {
          if (v < low) (low = v), (least = i);
          if (v > high) (high = v), (most = i);
        }
        i++;
      } while (i < b && t[i] < end);
      if (least >= 0) {
        const first = Math.min(least, most), last = Math.max(least, most);
        if (missing >= 0 && missing < first) gap(missing);
        put(first);
        if (missing > first && missing < last) gap(missing);
        if (least !== most) put(last);
      }
      if (missing >= 0 && (least < 0 || missing > Math.max(least, most))) gap(missing);
    }
  }
  return { x: xs.subarray(0, m), y: ys.subarray(0, m) };
}

/**
 * Returns curves with a common array of times, as uPlot needs them. A value is undefined where only other curves have a point,
 * and null where the curve has a gap.
 */
export function join(curves: Curve[]): [Float64Array, ...(number | null | undefined)[][]] {
  const all = new Float64Array(curves.reduce((n, c) => n + c.x.length, 0));
  let m = 0;
  for (const c of curves) {
    all.set(c.x, m);
    m += c.x.length;
  }
  all.sort();
  let k = 0;
  for (let i = 0; i < all.length; i++) if (i === 0 || all[i] !== all[i - 1]) all[k++] = all[i];
  const x = all.subarray(0, k);
  return [
    x,
    ...curves.map((c) => {
      const out: (number | null | undefined)[] = new Array(k).fill(undefined);
      let j = 0;
      for (let i = 0; i < c.x.length; i++) {
        while (x[j] < c.x[i]) j++;
        out[j] = Number.isNaN(c.y[i]) ? null : c.y[i];
      }
      return out;
    }),
  ];
}

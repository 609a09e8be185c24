/** Finds the viewpoint from which a curve on a sphere is best visible. */

import { Numbers } from "./packet.ts";

/**
 * Returns the azimuth and elevation from which most of a curve about the origin faces the viewer. `points` holds x, y, z and t of
 * each point in turn. The viewpoint is chosen close to `habit`.
 */
export function bestView(points: Numbers, habit: [number, number], elevations = [0.18, 0.36, 0.6, -0.25]): [number, number] {
  const n = points.length / 4, every = Math.max(1, Math.floor(n / 400));
  let best = habit, score = -Infinity;
  for (let a = 0; a < 24; a++)
    for (const elevation of elevations) {
      const azimuth = habit[0] + (a * Math.PI) / 12;
      const c = Math.cos(elevation), d = [c * Math.cos(azimuth), c * Math.sin(azimuth), Math.sin(elevation)];
      let seen = 0, all = 0;
      for (let i = 0; i < n; i += every) {
        const x = points[4 * i], y = points[4 * i + 1], z = points[4 * i + 2], size = Math.hypot(x, y, z);
        if (!(size > 0) || points[4 * i + 3] > 1e38) continue;
        const facing = (x * d[0] + y * d[1] + z * d[2]) / size;
        seen += Math.max(-0.2, Math.min(0.75, facing)); // parts near the edge of the sphere get little weight
        all++;
      }
      if (!all) return habit;
      const turn = Math.abs(((azimuth - habit[0] + Math.PI) % (2 * Math.PI)) - Math.PI);
      const value = seen / all - 0.05 * turn - 0.1 * Math.abs(elevation - habit[1]);
      if (value > score) (score = value), (best = [azimuth, elevation]);
    }
  return best;
}

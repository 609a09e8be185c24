/** Places the labels of a scene so that they overlap neither each other nor the text over the scene. */

export interface Box {
  x: number; // left
  y: number; // top
  width: number;
  height: number;
}

export interface Word {
  x: number; // the preferred centre
  y: number;
  width: number;
  height: number;
  rank: number; // lower ranks are placed first
}

/** Positions to try, from the preferred one outwards, in multiples of the size of the label. */
const STEPS: [number, number][] = [[0, 0]];
for (const r of [0.75, 1.1, 1.6, 2.2, 3])
  for (let k = 0; k < 8; k++) STEPS.push([r * Math.cos((k * Math.PI) / 4 + 0.2), r * Math.sin((k * Math.PI) / 4 + 0.2)]);

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Returns the centre of each label, as near to its preferred position as possible without covering others, or null if there is no
 * space for it. Labels stay within `frame` and outside `taken`.
 */
export function place(words: Word[], frame: Box, taken: Box[] = [], gap = 1): ({ x: number; y: number } | null)[] {
  const out: ({ x: number; y: number } | null)[] = words.map(() => null);
  const set: Box[] = [...taken];
  const order = words.map((_, i) => i).sort((a, b) => words[a].rank - words[b].rank || a - b);
  for (const i of order) {
    const w = words[i];
    for (const [dx, dy] of STEPS) {
      const x = w.x + dx * Math.max(w.height, 0.6 * w.width), y = w.y + dy * w.height;
      const box = { x: x - w.width / 2 - gap, y: y - w.height / 2 - gap, width: w.width + 2 * gap, height: w.height + 2 * gap };
      const inside = box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;
      if (!inside || set.some((b) => overlap(b, box))) continue;
      set.push(box);
      out[i] = { x, y };
      break;
    }
  }
  return out;
}

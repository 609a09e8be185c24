/** A slider below a number: its range depends on the number, and its values have few digits. */

import { el } from "./ui.ts";

const STEPS = 1000;

export interface Range {
  low: number;
  high: number;
  log: boolean; // whether the scale is logarithmic
}

/** Returns the smallest number that is 1, 2 or 5 times a power of ten and not below x. */
export function niceAbove(x: number): number {
  const p = 10 ** Math.floor(Math.log10(x));
  return Number((([1, 2, 5].find((m) => m * p >= x * (1 - 1e-12)) ?? 10) * p).toPrecision(1));
}

/** Returns a range around a value: if it must be positive, a factor of ten on both sides, else symmetric about zero. `size` is the length of its vector. */
export function rangeAbout(x: number, positive: boolean, size = Math.abs(x)): Range {
  if (positive && x > 0) return { low: x / 10, high: x * 10, log: true };
  const reach = niceAbove(1.5 * (Math.max(size, Math.abs(x)) || 1));
  return { low: -reach, high: reach, log: false };
}

export const within = (r: Range, x: number): boolean => x >= r.low * (r.low > 0 ? 0.999 : 1.001) && x <= r.high * 1.001;

/** Returns the position of a value in its range, from 0 to 1. */
export function shareOf(r: Range, x: number): number {
  const u = r.log ? Math.log(x / r.low) / Math.log(r.high / r.low) : (x - r.low) / (r.high - r.low);
  return Math.max(0, Math.min(1, u));
}

/** Returns the value at a position in the range, with few digits. */
export function valueAt(r: Range, share: number): number {
  if (r.log) return Number((r.low * (r.high / r.low) ** share).toPrecision(3));
  const grain = (r.high - r.low) / STEPS;
  return Number((Math.round((r.low + share * (r.high - r.low)) / grain) * grain).toPrecision(6));
}

export interface Slide {
  positive?: boolean;
  size?: () => number; // length of the vector to which the number belongs
  snap?: (x: number) => number; // returns the nearest allowed value
}

/** The slider of a number. `move` is called while the slider moves, and `rest` when the user releases it. */
export class Slider {
  readonly node = el("input", { type: "range", class: "slide", min: "0", max: String(STEPS), step: "1", tabindex: "-1" });
  private range: Range;

  constructor(label: string, value: number, private readonly how: Slide, move: (x: number) => void, rest: () => void) {
    this.node.setAttribute("aria-label", `${label}: slider`);
    this.range = this.about(value);
    this.show(value);
    this.node.addEventListener("input", () => {
      const x = valueAt(this.range, Number(this.node.value) / STEPS);
      move(this.how.snap?.(x) ?? x);
    });
    this.node.addEventListener("change", rest);
  }

  private about(x: number): Range {
    return rangeAbout(x, this.how.positive ?? false, this.how.size?.());
  }

  /** Moves the slider to a value that was changed elsewhere. */
  show(x: number): void {
    if (!Number.isFinite(x)) return;
    if (!within(this.range, x) || (this.how.positive && !(x > 0))) this.range = this.about(x);
    this.node.value = String(Math.round(STEPS * shareOf(this.range, x)));
  }
}

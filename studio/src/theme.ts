/**
 * Colours, each with one meaning: four runs, omega, the momentum. Any two of them differ by at least 12 (CIEDE2000) with
 * full colour vision and with each of three kinds of colour blindness, in the dark and in the light theme; the tests check this.
 */

export interface Theme {
  name: "dark" | "light";
  ground: [string, string]; // background of the scene: colour at the centre and at the edge
  ink: string;
  quiet: string;
  line: string;
  runs: string[];
  omega: string;
  momentum: string;
  axes: string[];
  body: string;
  stripe: string;
  ellipsoid: string;
  plane: string;
  energy: string[]; // from low to high; greys, because other colours have meanings
  panel: string; // colour of solar panels
  metal: string;
  key: number; // strength of the lights
  fill: number;
}

export const THEMES: Record<Theme["name"], Theme> = {
  dark: {
    name: "dark",
    ground: ["#1b222d", "#0c1016"],
    ink: "#e8ecf2",
    quiet: "#97a3b4",
    line: "#3a4454",
    runs: ["#5ebff9", "#a161de", "#2e9880", "#febcd1"],
    omega: "#f5ed3e",
    momentum: "#fd551a",
    axes: ["#f2f4f8", "#c3ccd9", "#98a4b6"],
    body: "#c9d2df",
    stripe: "#66768c",
    ellipsoid: "#7c93b4",
    plane: "#8ea2bd",
    energy: ["#1a2029", "#3a424f", "#5d6775", "#858f9d", "#b4bcc7"],
    panel: "#3d4f6e",
    metal: "#8a8f98",
    key: 2.4,
    fill: 1.15,
  },
  light: {
    name: "light",
    ground: ["#ffffff", "#e9edf2"],
    ink: "#18202b",
    quiet: "#566273",
    line: "#c3cbd6",
    runs: ["#0e7bd6", "#c04594", "#12765a", "#343949"],
    omega: "#856503",
    momentum: "#83190b",
    axes: ["#18202b", "#43505f", "#6b7a8e"],
    body: "#dfe5ee",
    stripe: "#8496ae",
    ellipsoid: "#8da6c8",
    plane: "#7f93ad",
    energy: ["#8c97a6", "#a7b0bd", "#c0c8d2", "#d8dee5", "#f1f4f7"],
    panel: "#5a6f94",
    metal: "#767c86",
    key: 2.2,
    fill: 1.9,
  },
};

/** Returns the colour at s of a palette, for s from 0 to 1. */
export function ramp(colours: string[], s: number): [number, number, number] {
  if (!Number.isFinite(s)) return [0.5, 0.5, 0.5];
  const x = Math.max(0, Math.min(1, s)) * (colours.length - 1);
  const i = Math.min(Math.floor(x), colours.length - 2), u = x - i;
  const a = parse(colours[i]), b = parse(colours[i + 1]);
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u];
}

function parse(hex: string): [number, number, number] {
  const n = parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** Mixes a colour with a share of another one, to get a shade with the same meaning. */
export function shade(hex: string, other: string, share: number): string {
  return `#${ramp([hex, other], share).map((x) => Math.round(255 * x).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns three shades of a colour for three components, all visible on the background. */
export const shades = (theme: Theme, hex: string): string[] =>
  (theme.name === "dark" ? [-0.5, 0.24, 0.5] : [-0.5, 0, 0.3]).map((s) => (s < 0 ? shade(hex, theme.ink, -s) : shade(hex, theme.ground[0], s)));

export function rgba(hex: string, alpha: number): string {
  const [r, g, b] = parse(hex);
  return `rgba(${Math.round(255 * r)},${Math.round(255 * g)},${Math.round(255 * b)},${alpha})`;
}

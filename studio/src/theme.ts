/** Colours, told apart with every kind of colour vision (Okabe and Ito 2008), on dark and on light ground. */

export interface Theme {
  name: "dark" | "light";
  ground: [string, string]; // middle and rim of the scene
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
  energy: string[]; // low to high
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
    runs: ["#56b4e9", "#de8fbb", "#2bb893", "#e69f00"],
    omega: "#f0e442",
    momentum: "#ff7f3f",
    axes: ["#f2f4f8", "#aeb9c9", "#6fc3f0"],
    body: "#c9d2df",
    stripe: "#66768c",
    ellipsoid: "#7c93b4",
    plane: "#8ea2bd",
    energy: ["#122c52", "#3b496b", "#6f7076", "#a69d75", "#d9c75f"],
    key: 2.4,
    fill: 1.15,
  },
  light: {
    name: "light",
    ground: ["#ffffff", "#e9edf2"],
    ink: "#18202b",
    quiet: "#566273",
    line: "#c3cbd6",
    runs: ["#0072b2", "#b0508a", "#007f5f", "#b98500"],
    omega: "#a87900",
    momentum: "#d1440c",
    axes: ["#18202b", "#66758a", "#0072b2"],
    body: "#dfe5ee",
    stripe: "#8496ae",
    ellipsoid: "#8da6c8",
    plane: "#7f93ad",
    energy: ["#4f6a99", "#8b93a8", "#b9b7ae", "#dccf9a", "#f3e27a"],
    key: 2.2,
    fill: 1.9,
  },
};

/** The palette between its colours, s in 0..1. */
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

export function rgba(hex: string, alpha: number): string {
  const [r, g, b] = parse(hex);
  return `rgba(${Math.round(255 * r)},${Math.round(255 * g)},${Math.round(255 * b)},${alpha})`;
}

/** The scene of an ensemble: each member is shown as the point of the sphere in the direction of its axis. */

import { BufferAttribute, BufferGeometry, Color, Mesh, MeshBasicMaterial, NormalBlending, Points, ShaderMaterial, Sphere, SphereGeometry, SRGBColorSpace, Vector3 } from "three";
import { lower } from "./decimate.ts";
import { MembersState } from "./address.ts";
import { EnsembleDocument } from "./document.ts";
import { Line } from "./line.ts";
import { Numbers } from "./packet.ts";
import { label, sizeLabels } from "./labels.ts";
import { Arrow, dispose, glass, graticule } from "./props.ts";
import { View } from "./stage.ts";
import { ramp, Theme } from "./theme.ts";

const vertex = /* glsl */ `
attribute vec3 tint;
attribute float chosen; // 0 for points outside the selection
uniform float size, dense;
varying vec3 c;
varying float alpha;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  vec3 n = normalize(normalMatrix * position);
  alpha = dense * mix(0.04, 1.0, chosen) * mix(0.16, 0.95, smoothstep(-0.15, 0.15, dot(n, normalize(-p.xyz))));
  c = tint;
  gl_Position = projectionMatrix * p;
  gl_PointSize = size;
}`;
const fragment = /* glsl */ `
varying vec3 c;
varying float alpha;
void main() {
  float r = length(gl_PointCoord - 0.5);
  gl_FragColor = vec4(c, alpha * smoothstep(0.5, 0.38, r));
  #include <colorspace_fragment>
}`;

/** Coloured points on the sphere, of which some can be highlighted as selected. */
class Swarm {
  readonly points: Points<BufferGeometry, ShaderMaterial>;
  readonly place: Float32Array;
  readonly tint: Float32Array;
  readonly chosen: Float32Array;

  constructor(readonly count: number, place?: Float32Array) {
    this.place = place ?? new Float32Array(3 * count);
    this.tint = new Float32Array(3 * count);
    this.chosen = new Float32Array(count).fill(1);
    const geometry = new BufferGeometry();
    geometry.boundingSphere = new Sphere(new Vector3(), 1); // set here, because it cannot be computed: unfinished members have no position
    geometry.setAttribute("position", new BufferAttribute(this.place, 3));
    geometry.setAttribute("tint", new BufferAttribute(this.tint, 3));
    geometry.setAttribute("chosen", new BufferAttribute(this.chosen, 1));
    const ratio = Math.min(2, devicePixelRatio || 1), size = Math.max(1.6, Math.min(9, 190 / Math.sqrt(count))) * ratio;
    const dense = Math.max(0.12, Math.min(1, 260 / Math.sqrt(count))); // so that the density of a million points is visible
    this.points = new Points(
      geometry,
      new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment, transparent: true, depthWrite: false, blending: NormalBlending, uniforms: { size: { value: size }, dense: { value: dense } } }),
    );
    this.points.frustumCulled = false;
    this.points.renderOrder = 3;
  }

  /** Colours the points by values, from low to high; without values, all points get one colour. */
  colour(values: ArrayLike<number> | undefined, [low, high]: [number, number], theme: Theme): void {
    const scale = SCALES[theme.name], c = new Color(theme.runs[0]);
    for (let i = 0; i < this.count; i++) {
      if (values) {
        const [r, g, b] = ramp(scale, high > low ? (values[i] - low) / (high - low) : 0.5);
        c.setRGB(r, g, b, SRGBColorSpace);
      }
      this.tint[3 * i] = c.r;
      this.tint[3 * i + 1] = c.g;
      this.tint[3 * i + 2] = c.b;
    }
    this.points.geometry.getAttribute("tint").needsUpdate = true;
  }

  /** Highlights the members whose values are within all ranges. */
  choose(brushes: { values: ArrayLike<number> | undefined; range: [number, number] }[]): void {
    this.chosen.fill(1);
    for (const { values, range: [low, high] } of brushes)
      for (let i = 0; values && i < this.count; i++) if (!(values[i] >= low && values[i] <= high)) this.chosen[i] = 0;
    this.points.geometry.getAttribute("chosen").needsUpdate = true;
  }
}

const FINE = 8; // number of points of a trail from one sample to the next

/** A direction between two neighbouring samples of a member: a cubic through the nearest samples, projected to the sphere. */
export function between(
  axis: ArrayLike<number>, row: number, m: number, i: number, j: number, u: number, out: Float32Array, at: number,
): void {
  const a = 3 * (row + Math.max(0, i - 1)), b = 3 * (row + i), c = 3 * (row + j), d = 3 * (row + Math.min(m - 1, j + 1));
  const v = 1 - u, h = 0.5 * u * v, fromB = v * v * (1 + 2 * u), fromC = u * u * (3 - 2 * u);
  let size = 0;
  for (let k = 0; k < 3; k++) {
    const B = axis[b + k], C = axis[c + k];
    const x = fromB * B + fromC * C + h * ((C - axis[a + k]) * v - (axis[d + k] - B) * u);
    out[at + k] = x;
    size += x * x;
  }
  size = 1 / (Math.sqrt(size) || 1);
  for (let k = 0; k < 3; k++) out[at + k] *= size;
}

export class CloudView {
  readonly view = new View("cloud", "Members on the sphere", 1.32);
  private readonly moving: Swarm;
  private readonly ends: Swarm | null;
  private trail: Line | null = null;
  private readonly ring: Mesh;
  picked = -1;
  column = 0;
  at = 0; // index of the sample before the displayed time

  constructor(readonly doc: EnsembleDocument, private readonly theme: Theme) {
    this.view.centre.z = 0.1; // the name of an axis is above the sphere
    const { scene } = this.view;
    scene.add(glass(theme.quiet, theme.name === "dark" ? 0.34 : 0.42, 0.02));
    scene.add(graticule({ colour: theme.quiet, width: 1, opacity: theme.name === "dark" ? 0.2 : 0.26, ball: true }));
    ["x", "y", "z"].forEach((name, k) => {
      const a = new Arrow(theme.quiet, 0.0055, 0.1), p = new Vector3().setComponent(k, 1.22);
      a.point(p.x, p.y, p.z);
      const text = label(name, theme.quiet, theme.ground[1], 0.85);
      text.position.copy(p).multiplyScalar(1.08);
      scene.add(a, text);
    });
    this.moving = new Swarm(doc.members);
    this.ends = doc.ends ? new Swarm(doc.ends.members, Float32Array.from(doc.ends.axis)) : null;
    scene.add(this.moving.points);
    if (this.ends) {
      this.ends.points.visible = false;
      scene.add(this.ends.points);
    }
    this.ring = new Mesh(new SphereGeometry(0.028, 20, 12), new MeshBasicMaterial({ color: theme.momentum }));
    this.ring.visible = false;
    scene.add(this.ring);
    this.colour(doc.columns?.length > 1 && doc.columns[0].name === "member" ? 1 : 0); // column 0 is the number of the member, so prefer the next one
    this.seek(doc.times[0]);
  }

  /** Colours the members by a column, from low to high; without columns, all members get one colour. */
  colour(column: number): void {
    this.column = column;
    const range = this.range(column);
    this.moving.colour(this.doc.columns?.[column]?.values, range, this.theme);
    this.ends?.colour(this.values(column), range, this.theme);
    this.tell();
  }

  /** The values of a column, for all members if their final states are known, else for the animated ones. */
  values(column: number): Numbers | undefined {
    const name = this.doc.columns?.[column]?.name;
    return this.doc.ends?.columns.find((c) => c.name === name)?.values ?? (this.ends ? undefined : this.doc.columns?.[column]?.values);
  }

  range(column: number): [number, number] {
    const known = this.ranges.get(column);
    if (known) return known;
    let low = Infinity, high = -Infinity;
    for (const values of [this.values(column), this.doc.columns?.[column]?.values])
      for (let i = 0; values && i < values.length; i++) if (Number.isFinite(values[i])) (low = Math.min(low, values[i])), (high = Math.max(high, values[i]));
    this.ranges.set(column, [low, high]);
    return [low, high];
  }
  private readonly ranges = new Map<number, [number, number]>();

  /** Sets the range of a column, or removes it (null). The members within the ranges of all columns are highlighted. */
  select(column: number, range: [number, number] | null): void {
    if (range) this.brushes.set(column, range);
    else this.brushes.delete(column);
    this.applyBrushes();
  }
  clear(): void {
    this.brushes.clear();
    this.applyBrushes();
  }
  private applyBrushes(): void {
    const of = (values: (column: number) => Numbers | undefined) => [...this.brushes].map(([c, range]) => ({ values: values(c), range }));
    this.moving.choose(of((c) => this.doc.columns[c]?.values));
    this.ends?.choose(of((c) => this.values(c)));
    this.tell();
  }
  readonly brushes = new Map<number, [number, number]>(); // ranges by column
  readonly heard = new Map<string, () => void>(); // functions that are called after a change of selection or colour
  private tell(): void {
    for (const f of this.heard.values()) f();
  }

  /** The selected members, among all members if their final states are known, else among the animated ones. */
  get chosen(): Float32Array {
    return (this.ends ?? this.moving).chosen;
  }

  /** Shows all members at the end, or only the animated ones. */
  get all(): boolean {
    return this.ends?.points.visible ?? false;
  }
  set all(on: boolean) {
    if (!this.ends) return;
    this.ends.points.visible = on;
    this.moving.points.visible = !on;
  }

  seek(t: number): void {
    const { times, axis, members } = this.doc, m = times.length;
    const i = Math.max(0, Math.min(m - 2, lower(times, t, m) - 1)), j = Math.min(i + 1, m - 1);
    const u = j > i ? Math.max(0, Math.min(1, (t - times[i]) / (times[j] - times[i]))) : 0;
    this.at = i;
    const p = this.moving.place;
    for (let k = 0; k < members; k++) between(axis, k * m, m, i, j, u, p, 3 * k);
    this.moving.points.geometry.getAttribute("position").needsUpdate = true;
    if (this.picked >= 0) this.ring.position.fromArray(p, 3 * this.picked);
    if (this.trail) this.trail.now = t - times[0];
  }

  /** The member nearest to a position on the screen, or -1 if no member is near. */
  pick(x: number, y: number): number {
    const { rect, camera } = this.view;
    const v = new Vector3();
    let best = -1, gap = 14;
    for (let k = 0; k < this.doc.members; k++) {
      if (!this.moving.chosen[k]) continue;
      v.fromArray(this.moving.place, 3 * k);
      const far = v.dot(camera.position) < 0.9 ? 8 : 0; // members on the near side of the sphere are preferred
      v.project(camera);
      const d = Math.hypot(((v.x + 1) / 2) * rect.width - x, ((1 - v.y) / 2) * rect.height - y) + far;
      if (d < gap) (gap = d), (best = k);
    }
    return best;
  }

  choose(k: number): void {
    this.picked = k;
    if (this.trail) {
      this.view.scene.remove(this.trail);
      dispose(this.trail);
      this.trail = null;
    }
    this.ring.visible = k >= 0;
    if (k < 0 || this.doc.times.length < 2) return;
    const { times, axis } = this.doc, m = times.length;
    const points = new Float32Array(4 * (FINE * (m - 1) + 1));
    for (let n = 0; n < points.length / 4; n++) {
      const i = Math.min(Math.floor(n / FINE), m - 2), u = n / FINE - i, j = i + 1;
      between(axis, k * m, m, i, j, u, points, 4 * n);
      points[4 * n + 3] = times[i] + u * (times[j] - times[i]) - times[0];
    }
    this.trail = new Line(points, { colour: this.theme.momentum, width: 2, past: 0.35, ahead: 0.12, fade: times[m - 1] - times[0] || 1, ball: true });
    this.view.scene.add(this.trail);
    this.seek(times[0] + 0);
  }

  /** The selection and its display, to save and restore them. */
  get state(): MembersState {
    return { column: this.column, all: this.all, picked: this.picked, brushes: [...this.brushes].map(([c, [low, high]]): [number, number, number] => [c, low, high]) };
  }
  restore(s: MembersState): void {
    if (this.doc.columns?.[s.column]) this.colour(s.column);
    this.all = s.all;
    if (s.picked < this.doc.members) this.choose(s.picked);
    this.brushes.clear();
    for (const [c, low, high] of s.brushes) if (this.doc.columns?.[c]) this.brushes.set(c, [low, high]);
    this.applyBrushes();
  }

  labels(): void {
    sizeLabels(this.view.scene, this.view.rect.height, this.view.camera.fov);
  }
  dispose(): void {
    dispose(this.view.scene);
  }
}

/** The colour scale Cividis (Nuñez, Anderton and Renslow 2018), made brighter for a dark background and darker for a light one. */
export const SCALES = {
  dark: ["#3f6fb5", "#6c86a8", "#a59c74", "#d9bd4f", "#fee838"],
  light: ["#00224e", "#35456c", "#666970", "#94813c", "#b8940a"],
};

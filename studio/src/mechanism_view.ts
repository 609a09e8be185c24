/** The scene of a mechanism: bodies, joints, and the forces of the joints. */

import { CylinderGeometry, Group, Mesh, MeshStandardMaterial, Quaternion, SphereGeometry, Vector3 } from "three";
import { bodyOf } from "./bodies.ts";
import { lower } from "./decimate.ts";
import { MechanismDocument, RunData } from "./document.ts";
import { Moving } from "./glb.ts";
import { beside, label, sizeLabels } from "./labels.ts";
import { Line } from "./line.ts";
import { Numbers } from "./packet.ts";
import { PanelSpec } from "./plots.ts";
import { Arrow, dispose } from "./props.ts";
import { measured, named } from "./scenery.ts";
import { View } from "./stage.ts";
import { Theme } from "./theme.ts";
import { el, factList, figure } from "./ui.ts";

export class MechanismView {
  readonly view = new View("mechanism", "Mechanism", 1.02, 0.22);
  reactions = true;
  private readonly bodies: Group[];
  private readonly knobs: Mesh[];
  private readonly arrows: Arrow[];
  private readonly words: ReturnType<typeof label>[];
  private readonly names: ReturnType<typeof label>[];
  private readonly path: Line;
  private readonly centre = [0, 0, 0];
  private readonly scale: number;
  private readonly strongest: number;
  private at = 0;
  private share = 0;

  constructor(readonly doc: MechanismDocument, theme: Theme) {
    const low = [Infinity, Infinity, Infinity], high = [-Infinity, -Infinity, -Infinity];
    for (const a of [...doc.bodies.map((b) => b.x), ...doc.joints.map((j) => j.place)])
      for (let i = 0; i < a.length; i++) if (Number.isFinite(a[i])) (low[i % 3] = Math.min(low[i % 3], a[i])), (high[i % 3] = Math.max(high[i % 3], a[i]));
    this.bodies = doc.bodies.map((b, k) => bodyOf({ body: b } as unknown as RunData, theme, theme.runs[k % 4], false));
    const reach = Math.max(...this.bodies.map((b) => 0.82 / (b.userData.scale as number)));
    for (let k = 0; k < 3; k++) this.centre[k] = (low[k] + high[k]) / 2;
    this.scale = 0.92 / Math.max(farthest(doc, this.centre) + 0.5 * reach, 1e-9);
    for (const b of this.bodies) b.scale.setScalar(this.scale / (b.userData.scale as number));
    const steel = new MeshStandardMaterial({ color: theme.metal, roughness: 0.5 });
    const size = Math.max(0.016, 0.035 * Math.min(1, 4 / doc.joints.length));
    this.knobs = doc.joints.map((j) => knob(j, size, steel));
    this.arrows = doc.joints.map(() => new Arrow(theme.ink, 0.008, 0.1));
    this.words = doc.bodies.slice(0, 8).map((b, k) => beside(label(b.name, theme.runs[k % 4], theme.ground[1], 0.85, 2), 1));
    this.names = doc.joints.slice(0, 6).map((j) => beside(label(j.name, theme.quiet, theme.ground[1], 0.75, 4), -1));
    this.strongest = Math.max(1e-300, ...doc.joints.map((j) => strongest(j.reaction)));
    const last = doc.bodies[doc.bodies.length - 1], n = doc.t.length, points = new Float32Array(4 * n);
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < 3; k++) points[4 * i + k] = this.scale * (last.x[3 * i + k] - this.centre[k]);
      points[4 * i + 3] = doc.t[i] - doc.t[0];
    }
    this.path = new Line(points, { colour: theme.runs[(doc.bodies.length - 1) % 4], width: 2, past: 0.25, ahead: 0, fade: doc.t[n - 1] - doc.t[0] || 1 }, 16384);
    // A wide and low motion is shown larger in a wide window. The near edge of the floor appears lower than its centre.
    const side = Math.min(0.95, this.scale * (sideways(doc, this.centre) + 0.5 * reach)), deep = Math.min(0.95, this.scale * ((high[2] - low[2]) / 2 + 0.5 * reach));
    this.view.across = Math.max(0.6, 1.06 * side);
    this.view.extent = Math.max(0.6, Math.min(1.02, 1.04 * (deep * Math.cos(this.view.elevation) + 1.4 * side * Math.sin(this.view.elevation))));
    const floor = measured(theme, side, this.scale);
    floor.position.z = -deep;
    this.view.scene.add(floor, ...this.bodies, ...this.knobs, ...this.arrows, ...this.words, ...this.names, this.path);
    if (doc.gravity) {
      const g = new Vector3(...(doc.gravity as [number, number, number])), from = new Vector3(-0.15, -0.95 * side, 0.9 * deep);
      this.view.scene.add(named(theme, "gravity", from, from.clone().addScaledVector(g, 0.32), theme.quiet));
    }
    this.seek(doc.t[0]);
  }

  get moving(): Moving[] {
    return this.doc.bodies.map((b, k) => ({ name: b.name, solid: this.bodies[k], scale: this.bodies[k].userData.scale as number, t: this.doc.t, q: b.q, x: b.x }));
  }

  /** A value at the displayed time, interpolated linearly between samples. */
  private mix(a: Numbers, width: number, k: number): number {
    const i = this.at, j = Math.min(i + 1, this.doc.t.length - 1), x = a[width * i + k];
    return x + (a[width * j + k] - x) * this.share;
  }

  seek(t: number): void {
    const ts = this.doc.t, n = ts.length;
    this.at = Math.max(0, Math.min(n - 2, lower(ts, t, n) - (ts[lower(ts, t, n)] === t ? 0 : 1)));
    const h = n > 1 ? ts[this.at + 1] - ts[this.at] : 0;
    this.share = h > 0 ? Math.max(0, Math.min(1, (t - ts[this.at]) / h)) : 0;
    const place = (a: Numbers, out: Vector3) => out.set(...([0, 1, 2].map((k) => this.scale * (this.mix(a, 3, k) - this.centre[k])) as [number, number, number]));
    this.doc.bodies.forEach((b, k) => {
      place(b.x, this.bodies[k].position);
      const i = 4 * this.at, j = 4 * Math.min(this.at + 1, n - 1);
      first.set(b.q[i + 1], b.q[i + 2], b.q[i + 3], b.q[i]);
      next.set(b.q[j + 1], b.q[j + 2], b.q[j + 3], b.q[j]);
      this.bodies[k].quaternion.slerpQuaternions(first, next, this.share);
      if (this.words[k]) this.words[k].position.copy(this.bodies[k].position);
    });
    this.doc.joints.forEach((j, k) => {
      place(j.place, this.knobs[k].position);
      this.names[k]?.position.copy(this.knobs[k].position);
      if (j.axis) this.knobs[k].quaternion.setFromUnitVectors(Z, axis.set(this.mix(j.axis, 3, 0), this.mix(j.axis, 3, 1), this.mix(j.axis, 3, 2)).normalize());
      this.arrows[k].position.copy(this.knobs[k].position);
      const by = 0.45 / this.strongest;
      this.arrows[k].point(by * this.mix(j.reaction, 3, 0), by * this.mix(j.reaction, 3, 1), by * this.mix(j.reaction, 3, 2));
      this.arrows[k].visible &&= this.reactions;
    });
    this.path.now = t - ts[0];
  }

  value(a: Numbers): number {
    return this.mix(a, 1, 0);
  }

  labels(): void {
    sizeLabels(this.view.scene, this.view.rect.height, this.view.camera.fov);
  }
  dispose(): void {
    dispose(this.view.scene);
  }
}

const first = new Quaternion(), next = new Quaternion(), axis = new Vector3(), Z = new Vector3(0, 0, 1);

/** The largest distance of a body or joint from a point. */
function farthest(doc: MechanismDocument, centre: number[], upright = 1): number {
  let far = 0;
  for (const a of [...doc.bodies.map((b) => b.x), ...doc.joints.map((j) => j.place)])
    for (let i = 0; i + 2 < a.length; i += 3) {
      const d = Math.hypot(a[i] - centre[0], a[i + 1] - centre[1], upright * (a[i + 2] - centre[2]));
      if (d > far) far = d;
    }
  return far;
}

/** The same for horizontal distances. */
const sideways = (doc: MechanismDocument, centre: number[]): number => farthest(doc, centre, 0);

/** A joint: a pin along the axis of a hinge, a sleeve along the axis of a slider, else a ball. Joints on the ground are larger. */
function knob(j: MechanismDocument["joints"][number], size: number, steel: MeshStandardMaterial): Mesh {
  const s = j.ground ? 1.3 * size : size;
  const ball = new SphereGeometry(j.axis ? 0.85 * s : s, 24, 16);
  if (!j.axis) return new Mesh(ball, steel);
  const pin = j.type === "hinge" ? new CylinderGeometry(0.5 * s, 0.5 * s, 4.2 * s, 24) : new CylinderGeometry(0.95 * s, 0.95 * s, 3.4 * s, 24);
  const mesh = new Mesh(pin.rotateX(Math.PI / 2), steel);
  mesh.add(new Mesh(ball, steel));
  return mesh;
}

function strongest(a: Numbers): number {
  let most = 0;
  for (let i = 0; i < a.length; i += 3) {
    const f = Math.hypot(a[i], a[i + 1], a[i + 2]);
    if (f > most) most = f;
  }
  return most;
}

export function mechanismSpecs(doc: MechanismDocument, theme: Theme, view: MechanismView): PanelSpec[] {
  return doc.plots.map((p, n) => ({
    id: `mechanism-${n}`, title: p.title, unit: p.unit, signed: !p.log,
    series: p.series.map((s, k) => ({ name: s.name, colour: theme.runs[k % 4], t: () => doc.t, y: () => s.y, value: () => view.value(s.y) })),
  }));
}

/** The list of bodies and joints, and the display settings. */
export function mechanismPane(doc: MechanismDocument, view: MechanismView, theme: Theme, changed: () => void): HTMLElement {
  const pane = el("div");
  if (doc.note) pane.append(el("p", { class: "note" }, doc.note));
  const facts: [string, string][] = [["Method", doc.method], ["Step", `${figure(doc.dt)} s`], ["Steps", doc.steps.toLocaleString("en")], ["Bodies", String(doc.bodies.length)], ["Joints", String(doc.joints.length)]];
  pane.append(el("h3", {}, "Run"), el("div", { class: "run" }, factList(facts)));
  if (doc.outcome !== "done") pane.append(el("p", { class: "note warn" }, doc.message || doc.outcome));
  pane.append(el("h3", {}, "Bodies"));
  doc.bodies.slice(0, 12).forEach((b, k) => {
    const swatch = el("span", { class: "swatch" });
    swatch.style.background = theme.runs[k % 4];
    pane.append(el("div", { class: "run" }, el("header", {}, swatch, el("b", {}, b.name))));
  });
  pane.append(el("h3", {}, "Joints"), el("div", { class: "run" }, factList(doc.joints.slice(0, 24).map((j) => [j.name, j.ground ? `${j.type}, on the ground` : j.type]))));
  pane.append(el("label", { class: "check" }, el("input", { type: "checkbox", checked: view.reactions, "data-test": "reactions", onchange: (e: Event) => {
    view.reactions = (e.target as HTMLInputElement).checked;
    changed();
  } }), "Forces of the joints"));
  return pane;
}

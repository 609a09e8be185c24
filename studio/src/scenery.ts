/** The surroundings of a body: a pivot on the ground, gravity, a floor, or the Earth below a satellite. */

import { CylinderGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, Object3D, SphereGeometry, Vector3 } from "three";
import { RunData, Scene } from "./document.ts";
import { label } from "./labels.ts";
import { curves } from "./line.ts";
import { Arrow, ring } from "./props.ts";
import { turn, vec } from "./rotation.ts";
import { Theme } from "./theme.ts";
import { figure } from "./ui.ts";

/** A round floor with rings. */
export function ground(theme: Theme, radius: number): Group {
  const group = new Group();
  const face = new Mesh(
    new CylinderGeometry(radius, radius, 1e-4, 96).rotateX(Math.PI / 2),
    new MeshBasicMaterial({ color: theme.plane, transparent: true, opacity: theme.name === "dark" ? 0.16 : 0.2, side: DoubleSide, depthWrite: false }),
  );
  face.renderOrder = -2;
  const at = (r: number) => ring((p) => [r * Math.cos(p), r * Math.sin(p), 0]);
  group.add(face, curves([at(radius)], { colour: theme.plane, width: 1.2, opacity: 0.6 }));
  group.add(curves([0.25, 0.5, 0.75].map((s) => at(s * radius)), { colour: theme.plane, width: 1, opacity: 0.22 }));
  return group;
}

/** Returns the largest number that is 1, 2 or 5 times a power of ten and does not exceed a length. */
export function roundLength(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((k) => k * ten <= most) ?? 1) * ten;
}

/** A floor with rings; the first ring shows their distance in metres. */
export function measured(theme: Theme, radius: number, scale: number): Group {
  const group = new Group(), step = roundLength((0.5 * radius) / scale), d = step * scale;
  const at = (r: number) => ring((p) => [r * Math.cos(p), r * Math.sin(p), 0]);
  const face = new Mesh(
    new CylinderGeometry(radius, radius, 1e-4, 96).rotateX(Math.PI / 2),
    new MeshBasicMaterial({ color: theme.plane, transparent: true, opacity: theme.name === "dark" ? 0.1 : 0.12, side: DoubleSide, depthWrite: false }),
  );
  face.renderOrder = -2;
  const rings: ArrayLike<number>[] = [];
  for (let r = d; r < radius - 0.02; r += d) rings.push(at(r));
  const word = label(`${figure(step)} m`, theme.quiet, theme.ground[1], 0.75, 5);
  word.position.set(d * Math.SQRT1_2, -d * Math.SQRT1_2, 0);
  group.add(face, curves([at(radius)], { colour: theme.plane, width: 1, opacity: 0.45 }), curves(rings, { colour: theme.plane, width: 1, opacity: 0.3 }), word);
  return group;
}

function solid(theme: Theme): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: theme.metal, roughness: 0.6, metalness: 0.1 });
}

/** Returns the lowest point of the drawn body relative to its size. If the axis is tilted, a disc about it reaches further down. */
function lowest(run: RunData): number {
  const shape = run.body.shape, q = new Float64Array(4), e = vec(), out = vec();
  if (shape?.kind !== "parts") return -1;
  const every = Math.max(1, Math.floor(run.t.length / 400));
  let low = 0, size = 1e-9;
  for (const p of shape.parts) size = Math.max(size, Math.hypot(Math.hypot(...p.at) + Math.abs(p.size[2]) / 2, Math.max(p.size[0], p.size[1]) / 2));
  for (let i = 0; i < run.t.length; i += every) {
    for (let k = 0; k < 4; k++) q[k] = run.q[4 * i + k];
    e.set([0, 0, 1]);
    turn(q, e, out);
    const lean = Math.hypot(out[0], out[1]);
    for (const p of shape.parts)
      for (const side of [-0.5, 0.5]) {
        // a cone has no width at its tip, which is at the top unless its height is negative
        const tip = p.kind === "cone" && (p.size[2] > 0 ? side > 0 : side < 0);
        const wide = tip ? 0 : Math.max(p.size[0], p.size[1]) / 2;
        e.set(p.at);
        e[2] += side * Math.abs(p.size[2]);
        turn(q, e, out);
        low = Math.min(low, out[2] - wide * lean);
      }
  }
  return low / size;
}

/** A pivot at the origin, on the ground, or on a post if the body swings below the pivot. */
function pivot(theme: Theme, run: RunData, scale: number, floor: number | undefined): Group {
  const group = new Group();
  const level = floor !== undefined ? floor * scale : lowest(run) > -0.03 ? 0 : -1;
  const base = ground(theme, 0.98);
  base.position.z = level;
  const knob = new Mesh(new SphereGeometry(0.028, 24, 16), solid(theme));
  group.add(base, knob);
  if (level < -0.02) {
    const post = new Mesh(new CylinderGeometry(0.018, 0.03, -level, 24).rotateX(Math.PI / 2).translate(0, 0, level / 2), solid(theme));
    const foot = new Mesh(new CylinderGeometry(0.14, 0.16, 0.03, 48).rotateX(Math.PI / 2).translate(0, 0, level + 0.015), solid(theme));
    group.add(post, foot);
  }
  return group;
}

/** An arrow with a label at its end. */
export function named(theme: Theme, text: string, from: Vector3, to: Vector3, colour: string): Group {
  const group = new Group();
  const arrow = new Arrow(colour, 0.012, 0.1), way = to.clone().sub(from);
  arrow.position.copy(from);
  arrow.point(way.x, way.y, way.z);
  const word = label(text, colour, theme.ground[1], 0.9, 3);
  word.position.copy(to).addScaledVector(way.normalize(), 0.09);
  group.add(arrow, word);
  return group;
}

/** Adds the surroundings of a body. `scale` is the drawn length of a metre; `seek` of the result moves the moving parts. */
export class Scenery extends Group {
  private readonly earth: Group | null = null;
  private readonly scene: Scene;

  constructor(run: RunData, theme: Theme, scale: number) {
    super();
    const s = (this.scene = run.scene ?? {});
    if (run.x) return; // the surroundings of a body that moves are in the view of its path
    if (s.pivot) this.add(pivot(theme, run, scale, s.floor));
    if (s.gravity) {
      const g = new Vector3(...(s.gravity as [number, number, number])), from = new Vector3(-0.2, -1.12, 0.62);
      this.add(named(theme, "gravity", from, from.clone().addScaledVector(g, 0.4), theme.quiet));
    }
    if (s.field) {
      const f = new Vector3(...(s.field as [number, number, number])), from = new Vector3(-0.2, -1.12, 0.4);
      this.add(named(theme, "field", from, from.clone().addScaledVector(f, 0.4), theme.quiet));
    }
    if (s.centre) this.add((this.earth = this.orbit(theme)));
  }

  /** The Earth as seen from the satellite. It moves on a circle around the satellite, once per orbit. */
  private orbit(theme: Theme): Group {
    const group = new Group();
    const ball = new Mesh(new SphereGeometry(0.085, 40, 24), new MeshStandardMaterial({ color: theme.metal, roughness: 0.8 }));
    const word = label("Earth", theme.quiet, theme.ground[1], 0.9, 3);
    const sight = new Arrow(theme.quiet, 0.006, 0.1);
    group.add(ball, word, sight);
    group.userData = { ball, word, sight };
    const { centre, normal } = this.scene;
    if (normal) {
      const a = new Vector3(...(centre as [number, number, number])), b = new Vector3(...(normal as [number, number, number])).cross(a);
      group.add(curves([ring((p) => { const v = a.clone().multiplyScalar(1.22 * Math.cos(p)).addScaledVector(b, 1.22 * Math.sin(p)); return [v.x, v.y, v.z]; })], { colour: theme.quiet, width: 1, opacity: 0.45 }));
    }
    return group;
  }

  seek(t: number): void {
    if (!this.earth) return;
    const { centre, normal, rate } = this.scene;
    const n = new Vector3(...(centre as [number, number, number]));
    if (normal && rate) {
      const ahead = new Vector3(...(normal as [number, number, number])).cross(n);
      n.multiplyScalar(Math.cos(rate * t)).addScaledVector(ahead, Math.sin(rate * t));
    }
    const { ball, word, sight } = this.earth.userData as { ball: Object3D; word: Object3D; sight: Arrow };
    ball.position.copy(n).multiplyScalar(1.22);
    word.position.copy(n).multiplyScalar(1.4);
    sight.point(1.1 * n.x, 1.1 * n.y, 1.1 * n.z);
  }
}

/** Lets the user drag the start of a motion in the scene: the angular velocity, the momentum, and the body itself. */

import { Box3, Raycaster, Vector2, Vector3 } from "three";
import { MotionViews } from "./motion_views.ts";
import { exp, log, multiply, quat, Quat, turn, Vec, vec } from "./rotation.ts";
import { Drag, View } from "./stage.ts";

export interface Start {
  omega: number[]; // body frame
  momentum: number[]; // in space
  rotation_vector?: number[]; // attitude, if the user has rotated the body
}

type What = "omega" | "momentum" | "body";
const NEAR = 20; // largest distance in pixels at which the end of an arrow can be grabbed
const PER_PIXEL = 0.009; // angle in rad by which the body turns per pixel of a drag

/** Rounds a vector to digits that a pointer can set. */
export function rounded(v: ArrayLike<number>): number[] {
  const size = Math.max(...Array.from(v, Math.abs)), grain = size > 0 ? 10 ** (Math.floor(Math.log10(size)) - 3) : 1;
  return Array.from(v, (x) => Number((Math.round(x / grain) * grain).toPrecision(8)) + 0);
}

export class Grips {
  private dragged: { reach: { omega: number; momentum: number } } | null = null;
  private readonly q: Quat = quat();
  private readonly omega: Vec = vec(); // body frame
  private readonly momentum: Vec = vec(); // space frame

  constructor(
    private readonly views: () => MotionViews | null,
    private readonly to: { hold: () => void; move: (s: Start) => void; rest: () => void; byMomentum: () => boolean; changed: () => void },
  ) {}

  /** Makes a motion draggable. If it arrives during a drag, its arrows keep their scale. */
  dress(m: MotionViews, on: boolean): void {
    m.grips = on;
    if (on && this.dragged) m.actors[m.lead].reachOf = this.dragged.reach;
  }

  /** Returns the draggable part at a position of the scene, if any. */
  find(view: View, x: number, y: number): What | null {
    const m = this.views();
    if (!m?.grips || view !== m.body) return null;
    const a = m.actors[m.lead], at = new Vector3();
    let best: What | null = null, gap = NEAR;
    for (const what of ["omega", "momentum"] as const) {
      if (!a.knobs[what].visible || (what === "momentum" && a.player.wheels)) continue;
      const d = pixelsOf(view, a.knobs[what].getWorldPosition(at)).distanceTo(new Vector2(x, y));
      if (d < gap) (gap = d), (best = what);
    }
    if (best) return best;
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / view.rect.width - 1, 1 - (2 * y) / view.rect.height), view.camera);
    return ray.intersectObject(a.body.userData.solid, true).length ? "body" : null;
  }

  /** Returns the positions of the draggable parts on the canvas. */
  places(): Record<string, { x: number; y: number }> {
    const m = this.views();
    if (!m?.grips) return {};
    const a = m.actors[m.lead], { rect } = m.body;
    const place = (at: Vector3) => {
      const p = pixelsOf(m.body, at);
      return { x: rect.x + p.x, y: rect.y + p.y };
    };
    return {
      omega: place(a.knobs.omega.getWorldPosition(new Vector3())), momentum: place(a.knobs.momentum.getWorldPosition(new Vector3())),
      body: place(new Box3().setFromObject(a.body.userData.solid).getCenter(new Vector3())),
    };
  }

  grab(view: View, x: number, y: number): Drag | null {
    const what = this.find(view, x, y), m = this.views();
    if (!what || !m) return null;
    const a = m.actors[m.lead], p = a.player;
    p.seek(p.start);
    this.q.set(p.q);
    this.omega.set(p.omega);
    this.momentum.set(p.momentum);
    this.dragged = { reach: a.reachOf };
    this.to.hold();
    const move = what === "body" ? this.turner(x, y) : this.puller(what, view, x, y);
    return {
      move: (x, y, straight) => {
        move(x, y, straight);
        this.tell(what);
      },
      end: () => {
        this.dragged = null;
        this.to.rest();
        this.to.changed();
      },
    };
  }

  /** Draws the current start, and writes it into the form. */
  private tell(what: What): void {
    const m = this.views();
    if (!m) return;
    const p = m.actors[m.lead].player, l = vec(), w = vec(), back = quat(this.q[0], -this.q[1], -this.q[2], -this.q[3]);
    if (what === "momentum" || (what === "body" && this.to.byMomentum())) p.omegaOf(turn(back, this.momentum, l), this.omega);
    else if (!p.wheels) turn(this.q, p.momentumOf(this.omega, l), this.momentum);
    m.pose(this.q, turn(this.q, this.omega, w), this.momentum);
    this.to.move({
      omega: rounded(this.omega), momentum: rounded(this.momentum),
      ...(what === "body" ? { rotation_vector: Array.from(log(this.q, vec()), (x) => Number(x.toFixed(4)) + 0) } : {}),
    });
    this.to.changed();
  }

  /** Moves the end of an arrow with the pointer, in the plane of the screen. If `straight`, the arrow keeps its length. */
  private puller(what: "omega" | "momentum", view: View, x: number, y: number): (x: number, y: number, straight: boolean) => void {
    const first = this.views()!, a = first.actors[first.lead];
    const tip = a.knobs[what].getWorldPosition(new Vector3()), from = inPlane(view, tip, x, y);
    const length = a.knobs[what].position.length(), scale = length / Math.hypot(...(what === "omega" ? this.omega : this.momentum));
    return (x, y, straight) => {
      const m = this.views()!, holder = m.actors[m.lead].holder;
      const v = inPlane(m.body, tip, x, y).sub(from).add(tip);
      holder.worldToLocal(v);
      if (straight) v.setLength(length);
      v.divideScalar(scale);
      if (what === "momentum") this.momentum.set([v.x, v.y, v.z]);
      else turn(quat(this.q[0], -this.q[1], -this.q[2], -this.q[3]), [v.x, v.y, v.z], this.omega);
    };
  }

  /** Rotates the body about the axes of the screen. */
  private turner(x: number, y: number): (x: number, y: number) => void {
    let last = [x, y];
    return (x, y) => {
      const { body } = this.views()!;
      body.aim();
      const { camera } = body, right = new Vector3(), up = new Vector3();
      camera.matrixWorld.extractBasis(right, up, new Vector3());
      const axis = up.multiplyScalar(x - last[0]).addScaledVector(right, y - last[1]);
      multiply(exp([axis.x, axis.y, axis.z], PER_PIXEL, quat()), this.q, this.q);
      last = [x, y];
    };
  }
}

function pixelsOf(view: View, at: Vector3): Vector2 {
  view.aim();
  at.project(view.camera);
  return new Vector2(((at.x + 1) / 2) * view.rect.width, ((1 - at.y) / 2) * view.rect.height);
}

/** Returns the point where the line of sight through a pixel meets the plane through `point` parallel to the screen. */
function inPlane(view: View, point: Vector3, x: number, y: number): Vector3 {
  view.aim(); // the view may not have been drawn yet
  const { camera } = view, normal = camera.getWorldDirection(new Vector3());
  const look = new Vector3((2 * x) / view.rect.width - 1, 1 - (2 * y) / view.rect.height, 0.5).unproject(camera).sub(camera.position);
  return look.multiplyScalar(normal.dot(point.clone().sub(camera.position)) / normal.dot(look)).add(camera.position);
}

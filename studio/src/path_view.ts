/** The scene of bodies that move: all runs on the same scale, with their paths and the ground. */

import { Group, Material, Mesh, Quaternion, Vector3 } from "three";
import { Player, RunData } from "./document.ts";
import { curves, Line } from "./line.ts";
import { bodyOf } from "./bodies.ts";
import { dispose } from "./props.ts";
import { measured, named } from "./scenery.ts";
import { vec } from "./rotation.ts";
import { View } from "./stage.ts";
import { Theme } from "./theme.ts";

const LEAST = 0.09; // smallest drawn size of a body, relative to the size of the path
const BETWEEN = 4; // number of points of a path from one sample to the next

const MOST_STILLS = 9;

interface Traveller {
  player: Player;
  body: Group;
  line: Line;
  stills: Group[]; // pale copies of the body at equally spaced times
}

/** Returns the centre of the paths, and the largest distance of a path from it, including the bodies. */
export function bounds(runs: RunData[], reach: number): { centre: number[]; far: number } {
  const low = [Infinity, Infinity, Infinity], high = [-Infinity, -Infinity, -Infinity];
  for (const { x } of runs)
    for (let i = 0; x && i < x.length; i++)
      if (Number.isFinite(x[i])) {
        low[i % 3] = Math.min(low[i % 3], x[i]);
        high[i % 3] = Math.max(high[i % 3], x[i]);
      }
  const centre = low.map((a, k) => (a <= high[k] ? (a + high[k]) / 2 : 0));
  return { centre, far: Math.max(Math.hypot(...high.map((b, k) => (b >= low[k] ? b - low[k] : 0))) / 2, reach) };
}

export class PathView {
  readonly view = new View("path", "Path in space", 1.25, 0.2);
  enlarged = 1; // factor by which the body is drawn too large
  private readonly travellers: Traveller[];
  private readonly ground = new Group();
  every = 0; // time between two pale bodies, or 0 if there are none
  private centre = [0, 0, 0];
  private scale = 1;

  constructor(players: Player[], private readonly theme: Theme) {
    const many = players.length > 1;
    this.travellers = players.filter((p) => p.data.x).map((player) => {
      const colour = theme.runs[players.indexOf(player)];
      const body = bodyOf(player.data, theme, many ? colour : null, false);
      const fade = Math.max(1e-9, player.end - player.start);
      const line = new Line(new Float32Array(8), { colour, width: 2.2, past: 0.45, ahead: 0.12, fade }, 49152);
      this.view.scene.add(body, line);
      return { player, body, line, stills: [] };
    });
    this.view.scene.add(this.ground);
    const weight = players.find((p) => p.data.scene?.gravity)?.data.scene?.gravity;
    if (weight) {
      const g = new Vector3(...(weight as [number, number, number])), from = new Vector3(-0.2, -1.05, 0.75);
      this.view.scene.add(named(theme, "gravity", from, from.clone().addScaledVector(g, 0.35), theme.quiet));
    }
    this.measure();
  }

  /** Scales the scene to the paths. It is called again when the paths become longer. */
  measure(): void {
    const runs = this.travellers.map((a) => a.player.data);
    const unit = Math.min(...this.travellers.map((a) => a.body.userData.scale as number)); // drawn length of a metre for a body that is drawn alone
    const { centre, far } = bounds(runs, 1 / unit);
    this.centre = centre;
    this.scale = 1 / far;
    this.enlarged = Math.max(1, (LEAST * unit) / this.scale);
    for (const a of this.travellers) {
      a.body.scale.setScalar((this.enlarged * this.scale) / (a.body.userData.scale as number));
      a.line.points = this.path(a.player);
    }
    dispose(this.ground);
    this.ground.clear();
    this.every = this.stills();
    const floor = runs.find((r) => r.ground)?.ground;
    if (!floor) return this.below(runs);
    const normal = new Vector3(...(floor.normal as [number, number, number]));
    const height = floor.level - normal.dot(new Vector3(...(centre as [number, number, number])));
    this.ground.add(measured(this.theme, 1.2, this.scale));
    this.ground.position.copy(normal).multiplyScalar(height * this.scale);
    this.ground.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), normal);
  }

  /** Draws pale bodies at equally spaced times for a single run, if they do not overlap. Returns the time between them, or 0. */
  private stills(): number {
    for (const a of this.travellers) for (const b of a.stills) this.view.scene.remove(b), dispose(b);
    for (const a of this.travellers) a.stills = [];
    if (this.travellers.length !== 1) return 0;
    const { outcome, body } = this.travellers[0].player.data;
    if (outcome === "running" || body.shape?.kind === "mesh") return 0; // drawing them again for each new part of the run would take too long
    const [a] = this.travellers, p = a.line.points, wide = 2 * 0.82 * a.body.scale.x;
    let length = 0;
    for (let i = 4; i + 3 < p.length; i += 4) length += Math.hypot(p[i] - p[i - 4], p[i + 1] - p[i - 3], p[i + 2] - p[i - 2]) || 0;
    const n = Math.min(MOST_STILLS, Math.floor(length / (0.5 * wide)));
    if (n < 2 || a.player.end <= a.player.start) return 0;
    const guide = new Player(a.player.data);
    for (let k = 0; k <= n; k++) {
      const still = bodyOf(a.player.data, this.theme, this.theme.quiet, true);
      still.traverse((o) => { const m = (o as Mesh).material as Material | undefined; if (m) m.opacity *= 0.4; });
      guide.seek(guide.start + (k / n) * (guide.end - guide.start));
      this.put(guide, still);
      still.scale.copy(a.body.scale);
      a.stills.push(still);
      this.view.scene.add(still);
    }
    return (a.player.end - a.player.start) / n;
  }

  private put(player: Player, body: Group): void {
    const p = player.x.map((x, k) => this.scale * (x - this.centre[k]));
    body.position.set(p[0], p[1], p[2]);
    body.quaternion.copy(turned.set(player.q[1], player.q[2], player.q[3], player.q[0]));
  }

  /** Draws a floor below all paths, with distances in metres, and the shadows of the paths, which make the depth visible. */
  private below(runs: RunData[]): void {
    if (!runs.some((r) => r.scene?.gravity)) return;
    let low = 0;
    for (const { line } of this.travellers) for (let i = 2; i < line.points.length; i += 4) if (line.points[i] < low) low = line.points[i];
    this.ground.quaternion.identity();
    this.ground.position.set(0, 0, Math.max(-1.0, low - 0.82 * this.travellers[0].body.scale.x));
    this.ground.add(measured(this.theme, 0.9, this.scale));
    for (const { line } of this.travellers) {
      const flat: number[] = [];
      const every = Math.max(1, Math.floor(line.points.length / 4 / 400));
      for (let i = 0; i < line.points.length; i += 4 * every) flat.push(line.points[i], line.points[i + 1], 0);
      this.ground.add(curves([new Float32Array(flat)], { colour: this.theme.quiet, width: 1.6, opacity: 0.5 }));
    }
  }

  private path(player: Player): Float32Array {
    const { t } = player.data, n = t.length, out = new Float32Array(4 * (BETWEEN * (n - 1) + 1));
    for (let m = 0; m < out.length / 4; m++) {
      const i = Math.min(Math.floor(m / BETWEEN), n - 1), u = (m % BETWEEN) / BETWEEN;
      player.place(i, u, x);
      for (let k = 0; k < 3; k++) out[4 * m + k] = this.scale * (x[k] - this.centre[k]);
      out[4 * m + 3] = t[i] + (u > 0 ? u * (t[i + 1] - t[i]) : 0) - t[0];
    }
    return out;
  }

  /** Moves the bodies to their positions at the displayed time, for which the players must be set. */
  seek(t: number, visible: (player: Player) => boolean): void {
    for (const { player, body, line, stills } of this.travellers) {
      this.put(player, body);
      body.visible = line.visible = visible(player);
      for (const b of stills) b.visible = body.visible;
      line.now = Math.min(t, player.end) - player.start;
    }
  }
}

const x = vec(), turned = new Quaternion();

/** Bodies that move, each at its place: all runs in one scale, with their paths and the ground. */

import { Group, Quaternion, Vector3 } from "three";
import { Player, RunData } from "./document.ts";
import { Line } from "./line.ts";
import { bodyOf } from "./bodies.ts";
import { dispose } from "./props.ts";
import { ground, named } from "./scenery.ts";
import { vec } from "./rotation.ts";
import { View } from "./stage.ts";
import { Theme } from "./theme.ts";

const LEAST = 0.09; // how large a body is drawn at least, where the path is 1
const BETWEEN = 4; // points of a path from one sample to the next

interface Traveller {
  player: Player;
  body: Group;
  line: Line;
}

/** The middle of the paths, and how far they go from it; the bodies themselves included. */
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
  enlarged = 1; // how many times larger than it is the body is drawn
  private readonly travellers: Traveller[];
  private readonly ground = new Group();
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
      return { player, body, line };
    });
    this.view.scene.add(this.ground);
    const weight = players.find((p) => p.data.scene?.gravity)?.data.scene?.gravity;
    if (weight) {
      const g = new Vector3(...(weight as [number, number, number])), from = new Vector3(-0.2, -1.05, 0.75);
      this.view.scene.add(named(theme, "gravity", from, from.clone().addScaledVector(g, 0.35), theme.quiet));
    }
    this.measure();
  }

  /** The scale follows the paths: called again when these have become longer. */
  measure(): void {
    const runs = this.travellers.map((a) => a.player.data);
    const unit = Math.min(...this.travellers.map((a) => a.body.userData.scale as number)); // per metre, of a body drawn alone
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
    const floor = runs.find((r) => r.ground)?.ground;
    if (!floor) return;
    const normal = new Vector3(...(floor.normal as [number, number, number]));
    const height = floor.level - normal.dot(new Vector3(...(centre as [number, number, number])));
    this.ground.add(ground(this.theme, 1.2));
    this.ground.position.copy(normal).multiplyScalar(height * this.scale);
    this.ground.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), normal);
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

  /** Puts the bodies where they are; the players have been sent to the present time before. */
  seek(t: number, visible: (player: Player) => boolean): void {
    for (const { player, body, line } of this.travellers) {
      const p = player.x.map((x, k) => this.scale * (x - this.centre[k]));
      body.position.set(p[0], p[1], p[2]);
      body.quaternion.copy(turned.set(player.q[1], player.q[2], player.q[3], player.q[0]));
      body.visible = line.visible = visible(player);
      line.now = Math.min(t, player.end) - player.start;
    }
  }
}

const x = vec(), turned = new Quaternion();

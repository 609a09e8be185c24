/** The three scenes of a motion: the body, Poinsot's ellipsoid on its plane, and the sphere of the momentum. */

import { Group, Mesh, MeshStandardMaterial, Object3D, Quaternion, SphereGeometry, Sprite, Vector3 } from "three";
import { bodyOf, principal } from "./bodies.ts";
import { bestView } from "./camera.ts";
import { endedEarly, MotionDocument, Player, shortNames } from "./document.ts";
import { Moving } from "./glb.ts";
import { beside, hiddenBySphere, label, sizeLabels } from "./labels.ts";
import { curves, Line } from "./line.ts";
import { contours, energyOf } from "./momentum_sphere.ts";
import { Arrow, colouredSphere, disc, dispose, dot, glass, graticule } from "./props.ts";
import { turn, vec } from "./rotation.ts";
import { PathView } from "./path_view.ts";
import { Scenery } from "./scenery.ts";
import { View } from "./stage.ts";
import { Theme } from "./theme.ts";
import { Traces, traces } from "./traces.ts";
import { figure } from "./ui.ts";

export interface Show {
  body: boolean;
  axes: boolean;
  space: boolean;
  omega: boolean;
  momentum: boolean;
  trace: boolean;
  ghosts: boolean;
  apart: boolean;
  ride: boolean;
  axis: 0 | 1 | 2; // the body axis whose trace is drawn
  trail: number; // how long a trace stays bright, as a fraction of the run; 1 means always
}

export const SHOW: Show = {
  body: true, axes: true, space: true, omega: true, momentum: true, trace: true, ghosts: true, apart: false, ride: false,
  axis: 2, trail: 1,
};

const L = vec(), v = vec(), e = vec();

const toThree = (a: ArrayLike<number>, out: Quaternion): Quaternion => out.set(a[1], a[2], a[3], a[0]);

interface Actor {
  player: Player;
  holder: Group; // fixed in space
  body: Group; // rotates with the body
  ghost: Group;
  axes: Arrow[];
  axisLabels: Object3D[];
  omega: Arrow;
  momentum: Arrow;
  tip: Mesh;
  axisLine: Line;
  polhode: Line;
  herpolhode: Line;
  sphereLine: Line;
  sphereDot: Mesh;
  reachOf: { omega: number; momentum: number }; // drawn length of 1 rad/s, and of 1 kg m²/s
  knobs: { omega: Mesh; momentum: Mesh }; // handles for dragging them
  scale: number; // scale of Poinsot's picture at the start
  size: (omega: ArrayLike<number>) => number; // returns the scale of Poinsot's picture for an angular velocity
  reach: number; // largest distance of the herpolhode from the centre of its plane
  frame: Quaternion; // rotation from principal axes to the user's axes
  turned: Group; // ellipsoid and polhode of this run, which rotate with the body
  contact: Mesh;
  own: Mesh;
  visible: boolean;
  free: boolean;
  scenery: Scenery;
  name: Sprite; // name of the run, for spheres side by side
  over: Sprite | null; // note that the run ended early
}

export class MotionViews {
  readonly body = new View("body", "Body in space", 1.45);
  readonly poinsot = new View("poinsot", "Poinsot: the inertia ellipsoid rolls on the invariable plane", 1.22, 0.32);
  readonly momentum = new View("momentum", "Momentum sphere, in the body", 1.42);
  readonly path: PathView | null; // exists only for bodies that move
  readonly actors: Actor[] = [];
  lead = 0;
  private readonly space = new Group();
  private readonly sphere = new Group();
  private readonly omegaLabel;
  private readonly momentumLabel;
  private readonly ellipsoid = new Group();
  private readonly plane = new Group();
  private readonly world = new Group(); // space in Poinsot's picture, rotated so that the initial momentum points down
  private readonly omegaArrow: Arrow;
  private readonly momentumArrow: Arrow;
  private readonly poinsotOmega;
  private readonly poinsotMomentum;
  private readonly root = new Group();

  constructor(doc: MotionDocument, private readonly theme: Theme, private readonly show: Show) {
    const halo = theme.ground[1];
    const many = doc.runs.length > 1;
    this.body.scene.add(this.root);
    this.sphere.add(glass(theme.quiet, theme.name === "dark" ? 0.34 : 0.42, 0.02));
    this.sphere.add(graticule({ colour: theme.quiet, width: 1, opacity: theme.name === "dark" ? 0.2 : 0.26, ball: true }));
    this.root.add(this.sphere);
    ["x", "y", "z"].forEach((name, k) => {
      const a = new Arrow(theme.quiet, 0.0055, 0.1);
      const p = [0, 0, 0];
      p[k] = 1.22;
      a.point(p[0], p[1], p[2]);
      const text = label(name, theme.quiet, halo, 0.85, 4);
      text.position.set(1.08 * p[0], 1.08 * p[1], 1.08 * p[2]);
      this.space.add(a, text);
    });
    this.root.add(this.space);
    this.omegaLabel = label("ω", theme.omega, halo, 1, 0);
    this.momentumLabel = label("L", theme.momentum, halo, 1, 0);
    this.root.add(this.omegaLabel, this.momentumLabel);

    // Poinsot's picture
    this.poinsot.scene.add(this.world);
    this.world.add(this.plane);
    this.omegaArrow = new Arrow(theme.omega, 0.014);
    this.momentumArrow = new Arrow(theme.momentum, 0.01);
    this.poinsotOmega = label("ω", theme.omega, halo);
    this.poinsotMomentum = label("L", theme.momentum, halo);
    this.world.add(this.omegaArrow, this.momentumArrow, this.poinsotOmega, this.poinsotMomentum);

    // the momentum sphere, in the principal axes of the first run
    const I = doc.runs[0].body.moments;
    const sphere = new Group();
    sphere.quaternion.copy(principal(doc.runs[0].body.axes));
    const most = Math.max(...I), alike = most - Math.min(...I) < 1e-9 * most; // if the moments are equal, colours would only show rounding errors
    const skin = colouredSphere(theme, (x, y, z) => energyOf(I, x, y, z), alike);
    skin.scale.setScalar(0.994);
    sphere.add(skin);
    const lines = contours(I);
    if (lines.levels.length) sphere.add(curves(lines.levels, { colour: theme.ink, width: 1, opacity: 0.28, ball: true }));
    if (lines.separatrix.length) sphere.add(curves(lines.separatrix, { colour: theme.ink, width: 2.2, opacity: 0.95, ball: true }));
    [0, 1, 2].forEach((k) => {
      for (const side of [1, -1]) {
        const a = new Arrow(theme.quiet, 0.007, 0.1);
        const p = [0, 0, 0];
        p[k] = 1.16 * side;
        if (side > 0) a.point(p[0], p[1], p[2]);
        const knob = dot(theme.quiet, 0.016);
        knob.position.set(p[0] / 1.16, p[1] / 1.16, p[2] / 1.16);
        sphere.add(knob);
        // a label behind the sphere would seem to belong to something in front of it
        const text = hiddenBySphere(label(`${side > 0 ? "" : "−"}${k + 1}`, side > 0 ? theme.ink : theme.quiet, halo, 0.95));
        text.position.set(p[0] * 1.07, p[1] * 1.07, p[2] * 1.07);
        sphere.add(text);
        if (side > 0) sphere.add(a);
      }
    });
    this.momentum.scene.add(sphere);

    const players = doc.runs.map((run) => new Player(run)), names = shortNames(doc);
    players.forEach((p, k) => this.actors.push(this.cast(p, theme.runs[k], many, names[k])));
    this.path = doc.runs.some((r) => r.x) ? new PathView(players, theme) : null;
    this.setLead(0);
    this.seek(0);
  }

  /** All scenes, with the most informative one first. */
  get views(): View[] {
    return this.path ? [this.path.view, this.body, this.momentum, this.poinsot] : [this.body, this.poinsot, this.momentum];
  }
  get axis(): number {
    return this.show.axis;
  }

  /** Sets the cameras so that the curves are visible. */
  private face(actor: Actor, lines: Traces): void {
    if (this.actors.length) return;
    const set = (view: View, to: [number, number]) => {
      view.home = to;
      [view.azimuth, view.elevation] = to;
    };
    set(this.momentum, bestView(lines.sphere, [this.momentum.azimuth, 0.34]));
    // the polhode at the first time, with the momentum pointing down
    const p = actor.player, down = new Quaternion(), q = new Quaternion(), at = new Vector3();
    p.seek(p.start);
    const l = new Vector3(...(p.momentum as unknown as [number, number, number]));
    if (l.length() > 0) down.setFromUnitVectors(l.normalize(), new Vector3(0, 0, -1));
    toThree(p.q, q);
    const turned = Float32Array.from(lines.polhode);
    for (let i = 0; i < turned.length; i += 4) {
      at.fromArray(turned, i).applyQuaternion(q).applyQuaternion(down);
      turned.set([at.x, at.y, at.z], i);
    }
    set(this.poinsot, bestView(turned, [this.poinsot.azimuth, 0.32], [0.22, 0.32, 0.42]));
  }

  private cast(player: Player, colour: string, many: boolean, called: string): Actor {
    const { theme } = this, d = player.data, n = d.t.length;
    let largestOmega = 0, largestMomentum = 0;
    for (let i = 0; i < n; i++) {
      const a = Math.hypot(d.omega[3 * i], d.omega[3 * i + 1], d.omega[3 * i + 2]);
      const b = Math.hypot(d.momentum[3 * i], d.momentum[3 * i + 1], d.momentum[3 * i + 2]);
      if (a > largestOmega) largestOmega = a;
      if (b > largestMomentum) largestMomentum = b;
    }
    const frame = principal(d.body.axes);
    player.seek(d.t[0]);
    const kinetic2 = twiceKinetic(d.body.moments, frame, player.omega);
    const least = Math.min(...d.body.moments), free = d.torque === "free rotation";
    const scale = 1 / Math.sqrt((kinetic2 || 1) / least);
    // Under a torque the energy changes. Then omega is scaled to the current ellipsoid, which is always drawn with size one.
    const sizeOf = (w: ArrayLike<number>) => (free ? scale : Math.sqrt(least / twiceKinetic(d.body.moments, frame, w)));
    const size = (w: ArrayLike<number>) => { const s = sizeOf(w); return Number.isFinite(s) ? s : 0; };
    const lines = traces(player, this.show.axis, size);
    const reach = free ? Math.max(0.85, 1.18 * herpolhodeReach(lines.herpolhode, player.momentum)) : 1.05;
    const fade = Math.max(1e-9, player.end - player.start);
    const line = (points: Float32Array, ahead: number, ball: boolean, width = many ? 2 : 2.2) =>
      new Line(points, { colour, width, past: 0.45, ahead, fade, ball }, many ? 16384 : 49152);
    const holder = new Group(), body = new Group(), turned = new Group();
    const solid = bodyOf(d, theme, many ? colour : null, false), ghost = bodyOf(d, theme, colour, true);
    const axes = [0, 1, 2].map((k) => new Arrow(theme.axes[k], 0.009, 0.15));
    const axisLabels = [0, 1, 2].map((k) => label(String(k + 1), theme.axes[k], theme.ground[1], 0.9, 2));
    axes.forEach((a, k) => {
      const p = new Vector3().setComponent(k, 1).applyQuaternion(frame);
      a.point(p.x, p.y, p.z);
      axisLabels[k].position.copy(p).multiplyScalar(1.08);
    });
    body.add(solid, ghost, ...axes, ...axisLabels);
    const omega = new Arrow(theme.omega, 0.014), momentum = new Arrow(theme.momentum, 0.014);
    const tip = dot(colour, 0.026);
    const axisLine = line(lines.axis, 0, true);
    const own = glass(theme.quiet, theme.name === "dark" ? 0.34 : 0.42, 0.02); // the sphere of a run, for runs side by side
    const name = beside(label(called, colour, theme.ground[1], 0.85, 0), 1), [azimuth] = this.body.home;
    name.position.set(-0.6 * Math.sin(azimuth), 0.6 * Math.cos(azimuth), 0.86); // at the upper right, away from the arrows
    const knobs = { omega: dot(theme.omega, 0.042, theme.ink), momentum: dot(theme.momentum, 0.042, theme.ink) };
    holder.add(body, omega, momentum, tip, axisLine, own, name, knobs.omega, knobs.momentum);
    this.root.add(holder);
    const polhode = line(lines.polhode, 0.22, true, 2.6), herpolhode = line(lines.herpolhode, 0.1, false, 1.8);
    const contact = dot(colour, 0.028);
    turned.add(polhode);
    this.world.add(turned, herpolhode, contact);
    const sphereLine = line(lines.sphere, 0.12, true, 2.6), sphereDot = dot(colour, 0.03, theme.ground[1]);
    this.momentum.scene.add(sphereLine, sphereDot);
    body.userData = { solid, ghost };
    const scenery = new Scenery(d, theme, solid.userData.scale);
    this.root.add(scenery);
    const over = endedEarly(d) ? label(`✕ ended at ${figure(player.end, 3)} s`, theme.ink, theme.ground[1], 0.95, 0) : null;
    if (over) holder.add(over);
    const actor: Actor = {
      scenery, name, over, free, size,
      player, holder, body, ghost, axes, axisLabels, omega, momentum, tip, axisLine, polhode, herpolhode, sphereLine, sphereDot,
      reachOf: { omega: 1.12 / (largestOmega || 1), momentum: 1.12 / (largestMomentum || 1) }, knobs, scale, reach, frame, turned, own, contact, visible: true,
    };
    this.face(actor, lines);
    return actor;
  }

  /** Selects the run whose body is solid and whose ellipsoid rolls. */
  setLead(k: number): void {
    this.lead = Math.max(0, Math.min(this.actors.length - 1, k));
    const actor = this.actors[this.lead];
    dispose(this.ellipsoid);
    this.ellipsoid.clear();
    const { theme } = this;
    const skin = new Mesh(
      new SphereGeometry(1, 72, 48),
      new MeshStandardMaterial({
        color: theme.ellipsoid, roughness: 0.35, transparent: true, opacity: theme.name === "dark" ? 0.34 : 0.42, depthWrite: false,
      }),
    );
    skin.renderOrder = 1;
    this.ellipsoid.add(skin, graticule({ colour: theme.ink, width: 1, opacity: 0.22 }, 30));
    this.ellipsoid.quaternion.copy(actor.frame);
    actor.turned.add(this.ellipsoid);
    const L0 = new Vector3(...(Array.from(actor.player.data.momentum.subarray(0, 3)) as [number, number, number]));
    dispose(this.plane);
    this.plane.clear();
    this.plane.add(disc(theme, actor.reach));
    // leave as much space above the centre as below, where the plane is; the longest semi-axis is 1
    const p = actor.player;
    p.seek(p.start);
    const height = (actor.scale * twiceKinetic(p.data.body.moments, actor.frame, p.omega)) / (L0.length() || 1);
    const spread = Math.max(spreadOf(actor.polhode.points), spreadOf(actor.herpolhode.points));
    const near = spread < 0.01 ? 1 : Math.max(0.42, Math.min(1, spread / 0.42)); // move closer to small curves
    this.poinsot.extent = (actor.free ? Math.max(height + 0.3, 0.45 * actor.reach + 0.3) * 1.1 : 1.26) * near;
    this.poinsot.across = (actor.free ? Math.max(1, actor.reach) * 1.12 : 1.26) * near;
    this.poinsot.centre.set(0, 0, (near === 1 ? (actor.free ? -0.2 : -0.12) : -0.2 - (1 - near) * Math.max(0, height - 0.3)));
    if (L0.length() > 0) this.world.quaternion.setFromUnitVectors(L0.normalize(), new Vector3(0, 0, -1));
    this.dress();
  }

  /** Sets what is visible. */
  dress(): void {
    const { show } = this, many = this.actors.length > 1;
    const apart = show.apart && many;
    this.space.visible = show.space && !apart;
    this.sphere.visible = !apart;
    // The z axis and its name need more space above than below, except if bodies are side by side or the camera moves with a body.
    const above = !apart && !show.ride;
    this.body.centre.z = above ? 0.1 : 0;
    this.body.extent = above ? 1.33 : 1.45;
    this.actors.forEach((a, k) => {
      const lead = k === this.lead, n = this.actors.length;
      // side by side as seen from the initial camera: two or three runs in a row, four in a square
      const rows = n > 3 ? 2 : 1, columns = Math.ceil(n / rows), gap = n === 3 ? 0.92 : n > 3 ? 1.38 : 1.3;
      const right = apart ? ((k % columns) - (columns - 1) / 2) * gap : 0, up = apart ? ((rows - 1) / 2 - Math.floor(k / columns)) * gap : 0;
      const [azimuth] = this.body.home;
      a.holder.visible = a.visible && (lead || show.ghosts || show.apart);
      const solid = a.body.userData.solid as Object3D;
      solid.visible = show.body && (lead || show.apart);
      a.ghost.visible = show.body && !lead && !show.apart;
      a.scenery.visible = !apart && lead;
      a.holder.position.set(-right * Math.sin(azimuth), right * Math.cos(azimuth), up);
      a.holder.scale.setScalar(apart ? (n === 3 ? 0.43 : n > 3 ? 0.57 : 0.6) : 1);
      a.own.visible = a.name.visible = apart;
      for (const x of [...a.axes, ...a.axisLabels]) x.visible = show.axes && (lead || show.apart);
      a.axisLine.visible = a.tip.visible = show.trace;
      a.polhode.visible = a.herpolhode.visible = a.visible && (lead || show.ghosts);
      a.contact.visible = a.visible && lead;
      a.sphereLine.visible = a.sphereDot.visible = a.visible;
      for (const line of [a.axisLine, a.polhode, a.herpolhode, a.sphereLine]) line.order = lead ? 3 : 2;
      a.axisLine.material.uniforms.width.value = lead ? 2.4 : 1.6;
      const fade = Math.max(1e-9, (a.player.end - a.player.start) * show.trail);
      for (const line of [a.axisLine, a.polhode, a.herpolhode, a.sphereLine]) {
        line.material.uniforms.fade.value = fade;
        line.material.uniforms.past.value = show.trail < 1 ? 0 : 0.45;
      }
    });
    this.labels();
  }

  /** Updates the traces, after a run got more samples or another axis was chosen. */
  retrace(k: number): void {
    const a = this.actors[k];
    const lines = traces(a.player, this.show.axis, a.size);
    a.axisLine.points = lines.axis;
    a.polhode.points = lines.polhode;
    a.herpolhode.points = lines.herpolhode;
    a.sphereLine.points = lines.sphere;
    this.path?.measure();
    this.dress();
  }

  seek(t: number): void {
    const { show } = this;
    this.actors.forEach((a, k) => {
      const p = a.player, lead = k === this.lead;
      p.seek(t);
      const since = Math.min(t, p.end) - p.start;
      toThree(p.q, a.body.quaternion);
      e.fill(0);
      e[show.axis] = 1;
      turn(p.q, e, v);
      a.tip.position.set(v[0], v[1], v[2]);
      a.axisLine.now = a.polhode.now = a.herpolhode.now = a.sphereLine.now = since;
      turn(p.q, p.omega, v);
      this.point(a, v, p.momentum, lead);
      if (lead) this.roll(a);
      this.end(a, t, lead);
      a.scenery.seek(t);
      toThree(p.q, a.turned.quaternion);
      a.contact.position.set(v[0], v[1], v[2]).multiplyScalar(a.size(p.omega));
      inverse.copy(a.body.quaternion).invert();
      a.sphereDot.position.set(p.momentum[0], p.momentum[1], p.momentum[2]).normalize().applyQuaternion(inverse);
    });
    this.path?.seek(t, (player) => this.actors.some((a) => a.player === player && a.visible));
    const lead = this.actors[this.lead];
    if (show.ride) this.root.quaternion.copy(lead.body.quaternion).invert();
    else this.root.quaternion.identity();
  }

  /** Sets the arrows of a run from its angular velocity and momentum in space. */
  private point(a: Actor, omega: ArrayLike<number>, momentum: ArrayLike<number>, lead: boolean): void {
    const { show } = this, grips = this.grips && lead; // while the arrows can be dragged, L is drawn longer, so that both ends can be grabbed
    const aim = (arrow: Arrow, knob: Mesh, to: ArrayLike<number>, scale: number, shown: boolean, word: Sprite) => {
      arrow.point(scale * to[0], scale * to[1], scale * to[2]);
      arrow.visible &&= (shown || grips) && (lead || show.apart);
      knob.position.set(to[0], to[1], to[2]).multiplyScalar(scale);
      knob.visible = grips && arrow.visible;
      if (!lead) return;
      word.visible = arrow.visible && !show.apart;
      word.position.copy(knob.position).multiplyScalar(1.08);
    };
    aim(a.omega, a.knobs.omega, omega, a.reachOf.omega, show.omega, this.omegaLabel);
    aim(a.momentum, a.knobs.momentum, momentum, a.reachOf.momentum * (grips ? 1.18 : 1), show.momentum, this.momentumLabel);
  }
  grips = false; // whether the arrows can be dragged

  /** Draws, while the user drags, the run whose body is solid: at this attitude, with these vectors in space. */
  pose(q: ArrayLike<number>, omega: ArrayLike<number>, momentum: ArrayLike<number>): void {
    const a = this.actors[this.lead];
    toThree(q, a.body.quaternion);
    this.point(a, omega, momentum, true);
  }

  /** Draws a run that has ended early as a ghost, with a note. */
  private end(a: Actor, t: number, lead: boolean): void {
    if (!a.over) return;
    const gone = t > a.player.end + 1e-9 * Math.abs(a.player.end);
    const { show } = this, solid = a.body.userData.solid as Object3D;
    a.over.visible = gone && a.visible;
    a.over.position.copy(a.tip.position).multiplyScalar(1.12);
    solid.visible = show.body && (lead || show.apart) && !gone;
    a.ghost.visible = show.body && ((!lead && !show.apart) || gone);
    if (gone) a.omega.visible = a.momentum.visible = false;
  }

  /** Places the ellipsoid and its tangent plane at the displayed time. Under a torque both move. */
  private roll(a: Actor): void {
    const p = a.player, I = p.data.body.moments;
    const T2 = twiceKinetic(I, a.frame, p.omega), s = a.size(p.omega);
    if (s > 0) this.ellipsoid.scale.set(s * Math.sqrt(T2 / I[0]), s * Math.sqrt(T2 / I[1]), s * Math.sqrt(T2 / I[2]));
    normal.fromArray(p.normal(L));
    const l = normal.length();
    this.ellipsoid.visible = s > 0;
    for (const x of [this.plane, this.poinsotOmega, this.poinsotMomentum, this.omegaArrow, this.momentumArrow]) x.visible = l > 0;
    if (!(l > 0)) return;
    normal.divideScalar(l);
    const reach = (s * T2) / l;
    this.plane.position.copy(normal).multiplyScalar(reach);
    this.plane.quaternion.setFromUnitVectors(up, normal);
    this.omegaArrow.point(s * v[0], s * v[1], s * v[2]);
    this.poinsotOmega.position.set(v[0], v[1], v[2]).multiplyScalar(0.6 * s);
    normal.fromArray(p.momentum).normalize(); // with wheels, the momentum is not normal to the plane
    this.momentumArrow.point(normal.x * (reach + 0.28), normal.y * (reach + 0.28), normal.z * (reach + 0.28));
    this.poinsotMomentum.position.copy(normal).multiplyScalar(reach + 0.36);
  }

  /** Returns the visible runs as bodies for an export. */
  get moving(): Moving[] {
    return this.actors.filter((a) => a.visible).map(({ player: { data }, body }) => {
      const solid = body.userData.solid as Object3D;
      return { name: data.name, solid, scale: solid.userData.scale as number, t: data.t, q: data.q, x: data.x };
    });
  }

  labels(): void {
    for (const view of this.views)
      if (view.shown) sizeLabels(view.scene, view.rect.height, view.camera.fov);
  }

  dispose(): void {
    for (const view of this.views) dispose(view.scene);
  }
}

/** Returns the largest distance of a curve from its centre. */
function spreadOf(points: Float32Array): number {
  const middle = [0, 0, 0], n = points.length / 4;
  for (let i = 0; i < points.length; i += 4) for (let k = 0; k < 3; k++) middle[k] += points[i + k] / n;
  let most = 0;
  for (let i = 0; i < points.length; i += 4)
    most = Math.max(most, Math.hypot(points[i] - middle[0], points[i + 1] - middle[1], points[i + 2] - middle[2]));
  return most;
}

/** Returns the largest distance of a curve from the line along L. */
function herpolhodeReach(points: Float32Array, L: ArrayLike<number>): number {
  const l = Math.hypot(L[0], L[1], L[2]) || 1;
  let most = 0;
  for (let i = 0; i < points.length; i += 4) {
    const along = (points[i] * L[0] + points[i + 1] * L[1] + points[i + 2] * L[2]) / l;
    most = Math.max(most, points[i] ** 2 + points[i + 1] ** 2 + points[i + 2] ** 2 - along * along);
  }
  return Math.min(2, Math.sqrt(most));
}

const inverse = new Quaternion(), normal = new Vector3(), up = new Vector3(0, 0, 1), turnedOmega = new Vector3();

/** Returns twice the kinetic energy, from the angular velocity in the user's axes. */
export function twiceKinetic(I: ArrayLike<number>, frame: Quaternion, omega: ArrayLike<number>): number {
  turnedOmega.set(omega[0], omega[1], omega[2]).applyQuaternion(conjugate.copy(frame).invert());
  return I[0] * turnedOmega.x ** 2 + I[1] * turnedOmega.y ** 2 + I[2] * turnedOmega.z ** 2;
}
const conjugate = new Quaternion();

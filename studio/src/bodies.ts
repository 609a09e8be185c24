/** Bodies: solids, meshes, and the shapes of some problems, scaled to fit into the unit sphere. */

import {
  BoxGeometry, BufferAttribute, BufferGeometry, Color, ConeGeometry, CylinderGeometry, EdgesGeometry, Group, LineBasicMaterial,
  LineSegments, Material, Matrix4, Mesh, MeshStandardMaterial, Quaternion, SphereGeometry, Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { Part, RunData } from "./document.ts";
import { curves, Line } from "./line.ts";
import { Numbers } from "./packet.ts";
import { Theme } from "./theme.ts";

const thin = (x: number, other: number) => Math.max(Math.abs(x), 0.012 * other);

/** The geometry of a part, with its centre at the origin and its axis along z. A cone with a negative height stands on its tip. */
function partGeometry(p: Part): BufferGeometry {
  const [a, b, c] = p.size, most = Math.max(a, b, Math.abs(c));
  if (p.kind === "box") return new BoxGeometry(thin(a, most), thin(b, most), thin(c, most));
  if (p.kind === "sphere") return new SphereGeometry(0.5, 48, 32).rotateX(Math.PI / 2).scale(a, b, c);
  if (p.kind === "cone") {
    const g = new ConeGeometry(0.5, 1, 72).rotateX(Math.PI / 2);
    return c < 0 ? g.rotateX(Math.PI).scale(a, b, -c) : g.scale(a, b, c);
  }
  return new CylinderGeometry(0.5, 0.5, 1, 72).rotateX(Math.PI / 2).scale(a, b, thin(c, most));
}

/** The distance from the origin to the farthest point of all parts. */
function farthest(parts: Part[]): number {
  let most = 1e-9;
  const v = new Vector3(), turn = new Quaternion();
  for (const p of parts) {
    const at = partGeometry(p).getAttribute("position");
    if (p.kind === "box") turn.identity();
    else turn.setFromUnitVectors(new Vector3(0, 0, 1), new Vector3(...(p.axis as [number, number, number])).normalize());
    for (let i = 0; i < at.count; i++) {
      v.fromBufferAttribute(at as BufferAttribute, i).applyQuaternion(turn);
      most = Math.max(most, Math.hypot(v.x + p.at[0], v.y + p.at[1], v.z + p.at[2]));
    }
  }
  return most;
}

/** The grid of lines on a solar panel. */
function cells([a, b]: number[], theme: Theme): Line {
  const list: number[][] = [];
  for (const side of [1, -1]) {
    const z = side * 0.009 * Math.max(a, b);
    for (let k = 0; k <= 4; k++) list.push([(k / 4 - 0.5) * a, -b / 2, z, (k / 4 - 0.5) * a, b / 2, z]);
    for (let k = 0; k <= 8; k++) list.push([-a / 2, (k / 8 - 0.5) * b, z, a / 2, (k / 8 - 0.5) * b, z]);
  }
  return curves(list, { colour: theme.body, width: 1, opacity: 0.35 });
}

/** Sectors in two tones about z, so that a rotation about the axis is visible. */
function striped(geometry: BufferGeometry, a: Color, b: Color, sectors = 6): BufferGeometry {
  const g = geometry.index ? geometry.toNonIndexed() : geometry;
  const p = g.getAttribute("position");
  const colours = new Float32Array(3 * p.count);
  for (let i = 0; i < p.count; i += 3) {
    const x = p.getX(i) + p.getX(i + 1) + p.getX(i + 2), y = p.getY(i) + p.getY(i + 1) + p.getY(i + 2);
    const sector = Math.floor(((Math.atan2(y, x) / (2 * Math.PI) + 1) % 1) * sectors) % 2;
    const c = sector === 0 ? a : b;
    for (let k = 0; k < 3; k++) colours.set([c.r, c.g, c.b], 3 * (i + k));
  }
  g.setAttribute("color", new BufferAttribute(colours, 3));
  return g;
}

let meshed: { key: number; geometry: BufferGeometry; edges: BufferGeometry } | null = null; // the last mesh, because successive runs often have the same one

/** The surface of a mesh, drawn smooth except at its sharp edges. */
function meshGeometry(vertices: Numbers, faces: Numbers): { geometry: BufferGeometry; edges: BufferGeometry } {
  const place = Float32Array.from(vertices), index = Uint32Array.from(faces);
  let key = place.length;
  for (const bits of [new Uint32Array(place.buffer), index]) for (let i = 0; i < bits.length; i++) key = (Math.imul(key, 31) + bits[i]) | 0;
  if (meshed?.key !== key) {
    const rough = new BufferGeometry();
    rough.setAttribute("position", new BufferAttribute(place, 3));
    rough.setIndex(new BufferAttribute(index, 1));
    const geometry = toCreasedNormals(rough, 0.6);
    meshed = { key, geometry, edges: new EdgesGeometry(geometry, 25) };
  }
  return meshed;
}

/** The rotation matrix of the principal axes: its columns are these axes in the user's body axes. */
export function principal(axes: number[][] | undefined): Quaternion {
  if (!axes) return new Quaternion();
  const m = new Matrix4().set(
    axes[0][0], axes[0][1], axes[0][2], 0, axes[1][0], axes[1][1], axes[1][2], 0, axes[2][0], axes[2][1], axes[2][2], 0, 0, 0, 0, 1,
  );
  return new Quaternion().setFromRotationMatrix(m);
}

/** The body, scaled to fit into the unit sphere: solid, or transparent in the colour of the run (a ghost). */
export function bodyOf(run: RunData, theme: Theme, tint: string | null, ghost: boolean): Group {
  const group = new Group();
  const shape = run.body.shape ?? { kind: "box", size: [1, 1, 1] };
  const tone = (hex: string, weight: number) => (tint ? new Color(hex).lerp(new Color(tint), weight) : new Color(hex));
  const main = tone(theme.body, ghost ? 0.9 : 0.42), second = tone(theme.stripe, 0.5);
  const surface = (extra: object = {}) =>
    new MeshStandardMaterial({
      roughness: 0.46, metalness: 0.04, color: main, transparent: ghost, opacity: ghost ? 0.17 : 1, depthWrite: !ghost,
      polygonOffset: ghost, polygonOffsetFactor: 2, polygonOffsetUnits: 4, ...extra,
    });
  const inner = new Group(); // in the user's body axes, in metres
  let reach = 1, edges: BufferGeometry | null = null, mesh: Mesh;
  const about = new Vector3(...((shape.about as [number, number, number]) ?? [0, 0, 0]));
  // the box with the inertia of a body is in its principal axes; a solid that turns about another point may have others
  const axes = principal(shape.about ? undefined : run.body.axes);
  if (shape.kind === "box") {
    const [a, b, c] = shape.size;
    reach = Math.hypot(a, b, c) / 2;
    const geometry = new RoundedBoxGeometry(a, b, c, 4, 0.045 * Math.max(a, b, c, 1e-9) * Math.min(1, (6 * Math.min(a, b, c)) / Math.max(a, b, c)));
    const tones = [0, 0, 1, 1, 2, 2].map((k) => (main.clone().lerp(second, [0.85, 0.4, 0][k])));
    mesh = new Mesh(geometry, ghost ? surface() : (tones.map((c) => surface({ color: c })) as Material[]));
    if (ghost) edges = new EdgesGeometry(new BoxGeometry(a, b, c));
    inner.quaternion.copy(axes);
  } else if (shape.kind === "parts") {
    const tones: Record<string, Color> = { main, second, panel: tone(theme.panel, 0.3), dark: tone(theme.metal, 0.25) };
    const pieces = shape.parts.map((p) => {
      const geometry = partGeometry(p);
      const round = p.kind !== "box";
      const piece = round && !ghost
        ? new Mesh(striped(geometry, tones[p.tone] ?? main, (tones[p.tone] ?? main).clone().lerp(second, 0.45), p.tone === "main" ? 8 : 2), surface({ color: 0xffffff, vertexColors: true }))
        : new Mesh(geometry, surface({ color: ghost ? main : tones[p.tone] ?? main }));
      piece.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), new Vector3(...(p.axis as [number, number, number])).normalize());
      if (p.kind === "box") piece.quaternion.identity();
      piece.position.set(p.at[0], p.at[1], p.at[2]);
      if (p.tone === "panel" && !ghost) piece.add(cells(p.size, theme));
      return piece;
    });
    mesh = pieces[0];
    reach = farthest(shape.parts);
    for (const piece of pieces.slice(1)) inner.add(piece);
    for (const piece of pieces) piece.renderOrder = ghost ? 3 : 0;
    if (ghost) for (const piece of pieces) piece.add(new LineSegments(new EdgesGeometry(piece.geometry, 40), new LineBasicMaterial({ color: tint ?? theme.ink, transparent: true, opacity: 0.8 })));
  } else if (shape.kind === "mesh") {
    const surfaceOf = meshGeometry(shape.vertices, shape.faces);
    const v = shape.vertices;
    reach = 0;
    for (let i = 0; i < v.length; i += 3) reach = Math.max(reach, Math.hypot(v[i], v[i + 1], v[i + 2]));
    mesh = new Mesh(surfaceOf.geometry, surface());
    if (ghost) edges = surfaceOf.edges;
  } else {
    let geometry: BufferGeometry;
    if (shape.kind === "ellipsoid") {
      const [a, b, c] = shape.size;
      geometry = new SphereGeometry(1, 96, 64).rotateX(Math.PI / 2).scale(a, b, c);
      reach = Math.max(a, b, c);
      inner.quaternion.copy(axes);
    } else if (shape.kind === "sphere") {
      geometry = new SphereGeometry(shape.radius, 96, 64).rotateX(Math.PI / 2);
      reach = shape.radius;
    } else if (shape.kind === "cylinder") {
      geometry = new CylinderGeometry(shape.radius, shape.radius, shape.height, 96).rotateX(Math.PI / 2);
      reach = Math.hypot(shape.radius, shape.height / 2);
    } else {
      geometry = new ConeGeometry(shape.radius, shape.height, 96).rotateX(Math.PI / 2).translate(0, 0, shape.height / 4);
      reach = Math.max(0.75 * shape.height, Math.hypot(shape.radius, shape.height / 4));
    }
    mesh = new Mesh(striped(geometry, main, second), surface({ color: 0xffffff, vertexColors: true }));
    if (ghost) (mesh.material as MeshStandardMaterial).color.set(main);
    if (shape.kind !== "sphere" && shape.kind !== "ellipsoid") edges = new EdgesGeometry(geometry, 40);
  }
  mesh.renderOrder = ghost ? 3 : 0;
  const scale = 0.82 / (reach + about.length() || 1);
  inner.add(mesh);
  if (edges) {
    const material = new LineBasicMaterial({ color: ghost && tint ? tint : theme.ink, transparent: true, opacity: ghost ? 0.95 : 0.18 });
    const lines = new LineSegments(edges, material);
    lines.renderOrder = ghost ? 4 : 1;
    inner.add(lines);
  }
  const place = new Group();
  place.add(inner);
  place.position.copy(about).negate();
  const sized = new Group();
  sized.scale.setScalar(scale);
  sized.add(place);
  group.add(sized);
  group.userData.scale = scale; // drawn length of a metre
  return group;
}

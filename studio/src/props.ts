/** What stands in the scenes: bodies, arrows, spheres, planes, labels. Made once, and only moved afterwards. */

import {
  BackSide, BoxGeometry, BufferAttribute, BufferGeometry, CanvasTexture, Color, ConeGeometry, CylinderGeometry,
  DoubleSide, EdgesGeometry, FrontSide, Group, LineBasicMaterial, LineSegments, Material, Matrix4, Mesh, MeshBasicMaterial,
  MeshStandardMaterial, NormalBlending, Object3D, Quaternion, ShaderMaterial, SphereGeometry, Sprite, SpriteMaterial,
  SRGBColorSpace, Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { RunData } from "./document.ts";
import { curves, Line, LineLook } from "./line.ts";
import { ramp, Theme } from "./theme.ts";

const Z = new Vector3(0, 0, 1);
const direction = new Vector3();

/** An arrow from the origin; `point` sets where it points and how long it is. */
export class Arrow extends Group {
  private readonly shaft: Mesh;
  private readonly head: Mesh;
  constructor(colour: string, private readonly thick = 0.016, glow = 0.25) {
    super();
    const material = new MeshStandardMaterial({ color: colour, roughness: 0.5, emissive: colour, emissiveIntensity: glow });
    this.shaft = new Mesh(new CylinderGeometry(thick, thick, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5), material);
    this.head = new Mesh(new ConeGeometry(2.7 * thick, 8 * thick, 28).rotateX(Math.PI / 2).translate(0, 0, -4 * thick), material);
    this.add(this.shaft, this.head);
  }
  point(x: number, y: number, z: number): void {
    const length = Math.hypot(x, y, z);
    this.visible = length > 1e-9;
    if (!this.visible) return;
    this.quaternion.setFromUnitVectors(Z, direction.set(x / length, y / length, z / length));
    this.head.position.z = length;
    this.head.scale.setScalar(Math.min(1, length / (8 * this.thick)));
    this.shaft.scale.z = Math.max(1e-6, length - 6 * this.thick * this.head.scale.x);
  }
}

/** A word in the scene, of one size on the screen wherever it is. */
export function label(text: string, colour: string, halo: string, size = 1): Sprite {
  const scale = 4, font = 15 * scale;
  const canvas = document.createElement("canvas");
  let g = canvas.getContext("2d")!;
  const face = `600 ${font}px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif`;
  g.font = face;
  const width = Math.ceil(g.measureText(text).width) + 6 * scale, height = Math.ceil(font * 1.35);
  canvas.width = width;
  canvas.height = height;
  g = canvas.getContext("2d")!;
  g.font = face;
  g.textBaseline = "middle";
  g.textAlign = "center";
  g.lineJoin = "round";
  g.lineWidth = 4 * scale;
  g.strokeStyle = halo;
  g.globalAlpha = 0.75;
  g.strokeText(text, width / 2, height / 2);
  g.globalAlpha = 1;
  g.fillStyle = colour;
  g.fillText(text, width / 2, height / 2);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, transparent: true, sizeAttenuation: false }));
  sprite.userData.aspect = width / height;
  sprite.userData.size = size;
  sprite.renderOrder = 10;
  sprite.userData.label = true;
  return sprite;
}

/** A word that is not seen while it is behind the unit sphere. */
export function hiddenBySphere(sprite: Sprite): Sprite {
  sprite.onBeforeRender = (_renderer, _scene, camera) => {
    const eye = camera.position;
    direction.setFromMatrixPosition(sprite.matrixWorld).sub(eye); // the look at it comes nearest to the middle at a part t
    const t = Math.max(0, Math.min(1, -eye.dot(direction) / direction.lengthSq()));
    sprite.material.opacity = direction.multiplyScalar(t).add(eye).length() < 0.97 ? 0 : 1;
  };
  return sprite;
}

/** Labels keep their size in pixels: called when a view is laid out. */
export function sizeLabels(root: Object3D, height: number, fov: number): void {
  const unit = 2 * Math.tan((fov * Math.PI) / 360);
  root.traverse((o) => {
    if (!o.userData.label) return;
    const s = ((20 * o.userData.size) / height) * unit;
    o.scale.set(s * o.userData.aspect, s, 1);
  });
}

const glassVertex = /* glsl */ `
varying vec3 n, v;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  n = normalize(normalMatrix * normal);
  v = normalize(-p.xyz);
  gl_Position = projectionMatrix * p;
}`;
const glassFragment = /* glsl */ `
uniform vec3 colour;
uniform float rim, body;
varying vec3 n, v;
void main() {
  float f = 1.0 - abs(dot(normalize(n), normalize(v)));
  gl_FragColor = vec4(colour, body + rim * pow(f, 2.6));
  #include <colorspace_fragment>
}`;

/** A sphere like a soap bubble: its rim is seen, and what is inside. */
export function glass(colour: string, rim: number, body: number, radius = 1): Mesh {
  const material = new ShaderMaterial({
    vertexShader: glassVertex, fragmentShader: glassFragment, transparent: true, depthWrite: false, side: FrontSide,
    blending: NormalBlending,
    uniforms: { colour: { value: new Color(colour) }, rim: { value: rim }, body: { value: body } },
  });
  const mesh = new Mesh(new SphereGeometry(radius, 64, 40), material);
  mesh.renderOrder = 1;
  return mesh;
}

const STEPS = 120;

/** A closed curve, from a function of the angle. */
function ring(f: (phi: number) => [number, number, number]): Float64Array {
  const xyz = new Float64Array(3 * (STEPS + 1));
  for (let i = 0; i <= STEPS; i++) xyz.set(f((2 * Math.PI * i) / STEPS), 3 * i);
  return xyz;
}

/** Parallels and meridians of the unit sphere, z up. */
export function graticule(look: LineLook, every = 30): Line {
  const list: Float64Array[] = [];
  for (let lat = -90 + every; lat < 90; lat += every) {
    const r = Math.cos((lat * Math.PI) / 180), z = Math.sin((lat * Math.PI) / 180);
    list.push(ring((p) => [r * Math.cos(p), r * Math.sin(p), z]));
  }
  for (let lon = 0; lon < 180; lon += every) {
    const c = Math.cos((lon * Math.PI) / 180), s = Math.sin((lon * Math.PI) / 180);
    list.push(ring((p) => [c * Math.sin(p), s * Math.sin(p), Math.cos(p)]));
  }
  return curves(list, look);
}

/** Sectors in two tones about z, so that a turn about the axis is seen. */
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

/** Principal axes as a rotation: columns, in the user's body axes. */
export function principal(axes: number[][] | undefined): Quaternion {
  if (!axes) return new Quaternion();
  const m = new Matrix4().set(
    axes[0][0], axes[0][1], axes[0][2], 0, axes[1][0], axes[1][1], axes[1][2], 0, axes[2][0], axes[2][1], axes[2][2], 0, 0, 0, 0, 1,
  );
  return new Quaternion().setFromRotationMatrix(m);
}

/** The body, of a size that fits the unit sphere: solid, or as a ghost in the run's colour. */
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
  const inner = new Group(); // user's body axes, in metres
  let reach = 1, edges: BufferGeometry | null = null, mesh: Mesh;
  const about = new Vector3(...((shape.about as [number, number, number]) ?? [0, 0, 0]));
  if (shape.kind === "box") {
    const [a, b, c] = shape.size;
    reach = Math.hypot(a, b, c) / 2;
    const geometry = new RoundedBoxGeometry(a, b, c, 4, 0.045 * Math.max(a, b, c, 1e-9) * Math.min(1, (6 * Math.min(a, b, c)) / Math.max(a, b, c)));
    const tones = [0, 0, 1, 1, 2, 2].map((k) => (main.clone().lerp(second, [0.85, 0.4, 0][k])));
    mesh = new Mesh(geometry, ghost ? surface() : (tones.map((c) => surface({ color: c })) as Material[]));
    if (ghost) edges = new EdgesGeometry(new BoxGeometry(a, b, c));
    inner.quaternion.copy(principal(run.body.axes));
  } else if (shape.kind === "mesh") {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(Float32Array.from(shape.vertices), 3));
    geometry.setIndex(new BufferAttribute(Uint32Array.from(shape.faces), 1));
    const flat = toCreasedNormals(geometry, 0.6);
    const v = shape.vertices;
    reach = 0;
    for (let i = 0; i < v.length; i += 3) reach = Math.max(reach, Math.hypot(v[i], v[i + 1], v[i + 2]));
    mesh = new Mesh(flat, surface());
    if (ghost) edges = new EdgesGeometry(flat, 25);
  } else {
    let geometry: BufferGeometry;
    if (shape.kind === "ellipsoid") {
      const [a, b, c] = shape.size;
      geometry = new SphereGeometry(1, 96, 64).rotateX(Math.PI / 2).scale(a, b, c);
      reach = Math.max(a, b, c);
      inner.quaternion.copy(principal(run.body.axes));
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
  group.userData.scale = scale;
  return group;
}

/** A sphere or ellipsoid of unit radius whose colour is a function of the direction. */
export function colouredSphere(theme: Theme, value: (x: number, y: number, z: number) => number): Mesh {
  const g = new SphereGeometry(1, 128, 96);
  const p = g.getAttribute("position");
  const values = new Float64Array(p.count);
  let low = Infinity, high = -Infinity;
  for (let i = 0; i < p.count; i++) {
    const v = (values[i] = value(p.getX(i), p.getY(i), p.getZ(i)));
    low = Math.min(low, v);
    high = Math.max(high, v);
  }
  const colours = new Float32Array(3 * p.count);
  const c = new Color();
  for (let i = 0; i < p.count; i++) {
    const [r, gg, b] = ramp(theme.energy, high - low < 1e-12 * high ? 0.3 : (values[i] - low) / (high - low));
    c.setRGB(r, gg, b, SRGBColorSpace);
    colours.set([c.r, c.g, c.b], 3 * i);
  }
  g.setAttribute("color", new BufferAttribute(colours, 3));
  return new Mesh(g, new MeshStandardMaterial({ vertexColors: true, roughness: 0.75, metalness: 0 }));
}

/** A round plane with rings and spokes, across z. */
export function disc(theme: Theme, radius: number): Group {
  const group = new Group();
  const g = new CylinderGeometry(radius, radius, 1e-4, 96).rotateX(Math.PI / 2);
  const m = new MeshBasicMaterial({ color: theme.plane, transparent: true, opacity: theme.name === "dark" ? 0.1 : 0.16, side: DoubleSide, depthWrite: false });
  const face = new Mesh(g, m);
  face.renderOrder = -1;
  group.add(face);
  const at = (r: number) => ring((p) => [r * Math.cos(p), r * Math.sin(p), 0]);
  group.add(curves([at(radius)], { colour: theme.plane, width: 1, opacity: 0.5 }));
  group.add(curves([1, 2, 3, 4, 5].map((k) => at((k * radius) / 6)), { colour: theme.plane, width: 1, opacity: 0.2 }));
  const spokes = Array.from({ length: 12 }, (_, k) => {
    const c = Math.cos((k * Math.PI) / 6), s = Math.sin((k * Math.PI) / 6);
    return [0, 0, 0, radius * c, radius * s, 0];
  });
  group.add(curves(spokes, { colour: theme.plane, width: 1, opacity: 0.14 }));
  return group;
}

/** A small ball. */
export function dot(colour: string, radius = 0.03, rim?: string): Mesh {
  const mesh = new Mesh(new SphereGeometry(radius, 24, 16), new MeshBasicMaterial({ color: colour }));
  if (rim) {
    const halo = new Mesh(new SphereGeometry(radius * 1.35, 24, 16), new MeshBasicMaterial({ color: rim, side: BackSide }));
    mesh.add(halo);
  }
  mesh.renderOrder = 5;
  return mesh;
}

/** Frees what a scene holds on the graphics card. */
export function dispose(root: Object3D): void {
  root.traverse((o) => {
    const m = o as Mesh;
    if (m.geometry) m.geometry.dispose();
    const materials = Array.isArray(m.material) ? m.material : m.material ? [m.material] : [];
    for (const x of materials) {
      (x as SpriteMaterial).map?.dispose();
      x.dispose();
    }
  });
}

/** Objects of the scenes: arrows, spheres, planes. They are created once and then only moved. */

import {
  BackSide, BufferAttribute, Color, ConeGeometry, CylinderGeometry, DoubleSide, FrontSide, Group, Mesh, MeshBasicMaterial,
  MeshStandardMaterial, NormalBlending, Object3D, ShaderMaterial, SphereGeometry, SpriteMaterial, SRGBColorSpace, Vector3,
} from "three";
import { curves, Line, LineLook } from "./line.ts";
import { ramp, Theme } from "./theme.ts";

const Z = new Vector3(0, 0, 1);
const direction = new Vector3();

/** An arrow from the origin; `point` sets its direction and length. */
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

/** A transparent sphere, whose outline and interior are visible. */
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

/** A closed curve, given as a function of an angle. */
export function ring(f: (phi: number) => [number, number, number]): Float64Array {
  const xyz = new Float64Array(3 * (STEPS + 1));
  for (let i = 0; i <= STEPS; i++) xyz.set(f((2 * Math.PI * i) / STEPS), 3 * i);
  return xyz;
}

/** Circles of latitude and meridians of the unit sphere, with z up. */
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

/** A unit sphere whose colour is a function of the direction. `flat` means that the function is constant up to rounding. */
export function colouredSphere(theme: Theme, value: (x: number, y: number, z: number) => number, flat: boolean): Mesh {
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
    const [r, gg, b] = ramp(theme.energy, flat ? 0.4 : (values[i] - low) / (high - low));
    c.setRGB(r, gg, b, SRGBColorSpace);
    colours.set([c.r, c.g, c.b], 3 * i);
  }
  g.setAttribute("color", new BufferAttribute(colours, 3));
  return new Mesh(g, new MeshStandardMaterial({ vertexColors: true, roughness: 0.75, metalness: 0 }));
}

/** A disc normal to z, with rings and radial lines. */
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

/** Frees the memory of a scene on the graphics card. */
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

/** Lines of any width, drawn up to the displayed time. Each segment is an instance that is made once; only uniforms change later. */

import {
  BufferAttribute, Color, DoubleSide, Group, InstancedBufferGeometry, InstancedInterleavedBuffer, InterleavedBufferAttribute,
  Mesh, ShaderMaterial, Vector2,
} from "three";
import { lower } from "./decimate.ts";

/** Size in pixels of the viewport that is being drawn, shared by all lines. */
export const resolution = { value: new Vector2(1, 1) };

const vertex = /* glsl */ `
attribute vec4 a; // x y z of the segment's start, and its time; a time above 1e38 means that the segment is not drawn
attribute vec4 b;
uniform vec2 resolution;
uniform float width, now, past, ahead, fade, ball;
varying float alpha;
void main() {
  bool later = a.w > now;
  float u = later || b.w > 1e38 ? 1.0 : clamp((now - a.w) / max(b.w - a.w, 1e-30), 0.0, 1.0);
  vec3 p = a.xyz, q = ahead > 0.0 ? b.xyz : mix(a.xyz, b.xyz, u);
  vec4 P = projectionMatrix * modelViewMatrix * vec4(p, 1.0);
  vec4 Q = projectionMatrix * modelViewMatrix * vec4(q, 1.0);
  vec2 d = (Q.xy / Q.w - P.xy / P.w) * resolution;
  float reachPx = length(d);
  d = reachPx > 0.0 ? d / reachPx : vec2(1.0, 0.0);
  vec4 C = position.x < 0.5 ? P : Q;
  float reach = position.x < 0.5 ? -0.5 : 0.5;
  C.xy += (vec2(-d.y, d.x) * position.y + d * reach * 0.2) * width / resolution * C.w;
  alpha = a.w > 1e38 ? 0.0 : later ? ahead : mix(1.0, past, clamp((now - a.w) / fade, 0.0, 1.0));
  if (ball > 0.0) { // paler on the far side of a sphere
    vec3 n = normalize(normalMatrix * p);
    vec3 toEye = normalize(-(modelViewMatrix * vec4(p, 1.0)).xyz);
    alpha *= mix(0.22, 1.0, smoothstep(-0.12, 0.12, dot(n, toEye)));
  }
  gl_Position = alpha > 0.002 ? C : vec4(2.0, 2.0, 2.0, 1.0);
}`;

const fragment = /* glsl */ `
uniform vec3 colour;
uniform float opacity;
varying float alpha;
void main() {
  gl_FragColor = vec4(colour, opacity * alpha);
  #include <colorspace_fragment>
}`;

const quad = new BufferAttribute(new Float32Array([0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0]), 3);
const corners = new BufferAttribute(new Uint16Array([0, 1, 2, 0, 2, 3]), 1);

export interface LineLook {
  colour: string;
  width?: number; // in pixels
  opacity?: number;
  past?: number; // opacity of the older part of the line
  ahead?: number; // opacity of the part after the displayed time
  fade?: number; // time after which the line has faded
  ball?: boolean; // whether the line is on a sphere about the origin, so that its far side is paler
}

const CHUNK = 4096; // number of segments in a chunk

/**
 * A line that is divided into chunks. However long it is, at most `budget` segments are drawn, around the displayed time.
 * All chunks share one array.
 */
export class Line extends Group {
  readonly material: ShaderMaterial;
  private starts: number[] = [];
  private total = 0;

  /** `points` holds x, y, z and t of each point in turn. */
  constructor(points: Float32Array, look: LineLook, private readonly budget = Infinity) {
    super();
    this.material = new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      uniforms: {
        resolution,
        colour: { value: new Color(look.colour) },
        width: { value: look.width ?? 1.5 },
        opacity: { value: look.opacity ?? 1 },
        now: { value: 3e38 },
        past: { value: look.past ?? 1 },
        ahead: { value: look.ahead ?? 0 },
        fade: { value: look.fade ?? 1 },
        ball: { value: look.ball ? 1 : 0 },
      },
    });
    this.points = points;
    this.order = 2;
  }

  get points(): Float32Array {
    return this.kept;
  }
  private kept: Float32Array = new Float32Array(0);
  set points(points: Float32Array) {
    this.kept = points;
    for (const mesh of this.children as Mesh[]) mesh.geometry.dispose();
    this.clear();
    this.starts = [];
    this.total = points.length / 4 - 1;
    for (let i = 0; i < this.total; i += CHUNK) {
      const n = Math.min(CHUNK, this.total - i);
      const geometry = new InstancedBufferGeometry();
      geometry.setAttribute("position", quad);
      geometry.setIndex(corners);
      const buffer = new InstancedInterleavedBuffer(points.subarray(4 * i, 4 * (i + n + 1)), 4, 1);
      geometry.setAttribute("a", new InterleavedBufferAttribute(buffer, 4, 0));
      geometry.setAttribute("b", new InterleavedBufferAttribute(buffer, 4, 4));
      geometry.instanceCount = n;
      const mesh = new Mesh(geometry, this.material);
      mesh.frustumCulled = false;
      mesh.renderOrder = this.ordered;
      this.add(mesh);
      this.starts.push(points[4 * i + 3]);
    }
  }

  private ordered = 2;
  set order(n: number) {
    this.ordered = n;
    for (const mesh of this.children) mesh.renderOrder = n;
  }

  set now(t: number) {
    this.material.uniforms.now.value = t;
    const at = lower(this.starts, t);
    const last = this.starts[at] === t ? at : at - 1; // index of the chunk with the displayed time
    const most = Math.max(1, Math.floor(this.budget / CHUNK));
    const future = this.total <= this.budget && this.material.uniforms.ahead.value > 0;
    this.children.forEach((mesh, k) => (mesh.visible = k <= last ? k > last - most : future));
  }
}

/** Draws several curves without time as one object. Each curve holds x, y and z of its points; segments between curves are not drawn. */
export function curves(list: ArrayLike<number>[], look: LineLook): Line {
  const points = new Float32Array((4 * list.reduce((n, c) => n + c.length, 0)) / 3);
  let m = 0;
  for (const xyz of list) {
    for (let i = 0; i < xyz.length; i += 3) points.set([xyz[i], xyz[i + 1], xyz[i + 2], 0], 4 * m++);
    points[4 * m - 1] = 3.4e38; // later than any time, so that this segment is not drawn
  }
  return new Line(points, look);
}

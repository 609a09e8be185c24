/** Lines of any width, drawn up to the present time: one instance a segment, made once, moved by uniforms alone. */

import {
  Color, DoubleSide, InstancedBufferGeometry, InstancedInterleavedBuffer, InterleavedBufferAttribute, BufferAttribute, Mesh,
  ShaderMaterial, Vector2,
} from "three";

/** Pixels of the viewport that is being drawn, shared by all lines. */
export const resolution = { value: new Vector2(1, 1) };

const vertex = /* glsl */ `
attribute vec4 a; // x y z of the segment's start, and its time
attribute vec4 b;
uniform vec2 resolution;
uniform float width, now, past, ahead, fade, ball;
varying float alpha;
void main() {
  bool later = a.w > now;
  float u = later ? 1.0 : clamp((now - a.w) / max(b.w - a.w, 1e-30), 0.0, 1.0);
  vec3 p = a.xyz, q = ahead > 0.0 ? b.xyz : mix(a.xyz, b.xyz, u);
  vec4 P = projectionMatrix * modelViewMatrix * vec4(p, 1.0);
  vec4 Q = projectionMatrix * modelViewMatrix * vec4(q, 1.0);
  vec2 d = (Q.xy / Q.w - P.xy / P.w) * resolution;
  float reachPx = length(d);
  d = reachPx > 0.0 ? d / reachPx : vec2(1.0, 0.0);
  vec4 C = position.x < 0.5 ? P : Q;
  float reach = position.x < 0.5 ? -0.5 : 0.5;
  C.xy += (vec2(-d.y, d.x) * position.y + d * reach * 0.2) * width / resolution * C.w;
  alpha = later ? ahead : mix(1.0, past, clamp((now - a.w) / fade, 0.0, 1.0));
  if (ball > 0.0) { // the far side of a sphere is paler
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
  past?: number; // what is left of the line long ago
  ahead?: number; // of the line that is still to come
  fade?: number; // after how long
  ball?: boolean; // on a sphere about the origin: the far side is paler
}

export class Line extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  /** points: x y z t after another. */
  constructor(points: Float32Array, look: LineLook) {
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute("position", quad);
    geometry.setIndex(corners);
    const material = new ShaderMaterial({
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
    super(geometry, material);
    this.frustumCulled = false;
    this.renderOrder = 2;
    this.points = points;
  }

  set points(points: Float32Array) {
    const n = points.length / 4;
    if (n < 2) {
      this.geometry.instanceCount = 0;
      return;
    }
    this.geometry.dispose(); // what was there before, on the graphics card
    const buffer = new InstancedInterleavedBuffer(points, 4, 1);
    this.geometry.setAttribute("a", new InterleavedBufferAttribute(buffer, 4, 0));
    this.geometry.setAttribute("b", new InterleavedBufferAttribute(buffer, 4, 4));
    this.geometry.instanceCount = n - 1;
  }

  set now(t: number) {
    this.material.uniforms.now.value = t;
  }
}

/** Curves without time, each x y z after another, as one object: the segment from one to the next is never drawn. */
export function curves(list: ArrayLike<number>[], look: LineLook): Line {
  const points = new Float32Array((4 * list.reduce((n, c) => n + c.length, 0)) / 3);
  let m = 0;
  for (const xyz of list) {
    for (let i = 0; i < xyz.length; i += 3) points.set([xyz[i], xyz[i + 1], xyz[i + 2], 0], 4 * m++);
    points[4 * m - 1] = 3.4e38; // later than any time
  }
  return new Line(points, look);
}

/** Exports bodies and their motion as a GLB file (glTF 2.0) in metres and seconds, for Blender and other viewers. */

import { BufferAttribute, Color, Matrix4, Mesh, MeshStandardMaterial, Object3D, Vector3 } from "three";
import { Numbers } from "./packet.ts";

export interface Moving {
  name: string;
  solid: Object3D; // the body as drawn, without its rotation
  scale: number; // drawn length of a metre
  t: Numbers;
  q: Numbers; // w x y z
  x?: Numbers | null; // position
}

const MOST = 20000; // largest number of samples of a motion
const FLOAT = 5126, UINT = 5125, ARRAY = 34962, ELEMENTS = 34963;

/** The parts of a GLB file while it is built. */
class Writer {
  readonly json = {
    asset: { version: "2.0", generator: "polhode studio" }, scene: 0, scenes: [{ nodes: [0] }], nodes: [] as object[], meshes: [] as object[],
    materials: [] as object[], accessors: [] as object[], bufferViews: [] as object[], buffers: [] as object[], animations: [] as object[],
  };
  private readonly blocks: Uint8Array[] = [];
  private size = 0;

  accessor(data: Float32Array | Uint32Array, type: string, target?: number): number {
    const wide = { SCALAR: 1, VEC3: 3, VEC4: 4 }[type]!;
    const low = Array<number>(wide).fill(Infinity), high = Array<number>(wide).fill(-Infinity);
    for (let i = 0; i < data.length; i++) (low[i % wide] = Math.min(low[i % wide], data[i])), (high[i % wide] = Math.max(high[i % wide], data[i]));
    const { json } = this;
    json.bufferViews.push({ buffer: 0, byteOffset: this.size, byteLength: data.byteLength, ...(target ? { target } : {}) });
    json.accessors.push({ bufferView: json.bufferViews.length - 1, componentType: data instanceof Uint32Array ? UINT : FLOAT, count: data.length / wide, type, min: low, max: high });
    this.blocks.push(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    this.size += data.byteLength;
    return json.accessors.length - 1;
  }

  bytes(): ArrayBuffer {
    const { json } = this;
    json.buffers.push({ byteLength: this.size });
    for (const key of ["meshes", "materials", "animations"] as const) if (!json[key].length) delete (json as Partial<typeof json>)[key];
    const text = new TextEncoder().encode(JSON.stringify(json)), n = Math.ceil(text.length / 4) * 4;
    const out = new Uint8Array(12 + 8 + n + 8 + this.size), view = new DataView(out.buffer);
    [0x46546c67, 2, out.length, n, 0x4e4f534a].forEach((x, k) => view.setUint32(4 * k, x, true));
    out.fill(32, 20, 20 + n);
    out.set(text, 20);
    view.setUint32(20 + n, this.size, true);
    view.setUint32(24 + n, 0x004e4942, true);
    let at = 28 + n;
    for (const block of this.blocks) out.set(block, at), (at += block.length);
    return out.buffer;
  }
}

/** Adds the triangles of a solid with their colours, and returns the primitives of its mesh. */
function primitives(w: Writer, solid: Object3D, scale: number): object[] {
  solid.updateWorldMatrix(true, true);
  const home = new Matrix4().copy(solid.matrixWorld).invert(), out: object[] = [], v = new Vector3();
  solid.traverse((o) => {
    const mesh = o as Mesh;
    if (!mesh.isMesh || !(mesh.material instanceof MeshStandardMaterial || Array.isArray(mesh.material))) return;
    const g = mesh.geometry, place = g.getAttribute("position"), side = g.getAttribute("normal"), tint = g.getAttribute("color") as BufferAttribute | undefined;
    const to = new Matrix4().makeScale(1 / scale, 1 / scale, 1 / scale).multiply(home).multiply(mesh.matrixWorld);
    const p = new Float32Array(3 * place.count), n = new Float32Array(3 * place.count);
    for (let i = 0; i < place.count; i++) {
      v.fromBufferAttribute(place, i).applyMatrix4(to).toArray(p, 3 * i);
      v.fromBufferAttribute(side, i).transformDirection(to).toArray(n, 3 * i);
    }
    const attributes: Record<string, number> = { POSITION: w.accessor(p, "VEC3", ARRAY), NORMAL: w.accessor(n, "VEC3", ARRAY) };
    const materials = (Array.isArray(mesh.material) ? mesh.material : [mesh.material]) as MeshStandardMaterial[];
    if (tint && materials[0].vertexColors) attributes.COLOR_0 = w.accessor(Float32Array.from(tint.array), "VEC3", ARRAY);
    const index = g.index?.array ?? Uint32Array.from({ length: place.count }, (_, i) => i);
    for (const part of materials.length > 1 ? g.groups : [{ start: 0, count: index.length, materialIndex: 0 }]) {
      const m = materials[part.materialIndex ?? 0], c = new Color().copy(m.color);
      w.json.materials.push({ pbrMetallicRoughness: { baseColorFactor: [c.r, c.g, c.b, 1], metallicFactor: m.metalness, roughnessFactor: m.roughness } });
      out.push({ attributes, indices: w.accessor(Uint32Array.from(index.slice(part.start, part.start + part.count)), "SCALAR", ELEMENTS), material: w.json.materials.length - 1 });
    }
  });
  return out;
}

/** Returns the columns of a motion with at most MOST samples, including the first and the last. */
export function thinned(n: number, most = MOST): number[] {
  const m = Math.min(n, most);
  return Array.from({ length: m }, (_, k) => (m > 1 ? Math.round((k * (n - 1)) / (m - 1)) : 0));
}

export function glb(bodies: Moving[]): ArrayBuffer {
  const w = new Writer(), { json } = w;
  // up is z here, but y in glTF
  json.nodes.push({ name: "polhode", rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2], children: bodies.map((_, k) => k + 1) });
  const animation = { name: "motion", channels: [] as object[], samplers: [] as object[] };
  bodies.forEach((b, k) => {
    json.meshes.push({ name: b.name, primitives: primitives(w, b.solid, b.scale) });
    json.nodes.push({ name: b.name, mesh: k });
    const rows = thinned(b.t.length), known = rows.filter((i) => Number.isFinite(b.q[4 * i]));
    if (known.length < 2) return;
    const t = w.accessor(Float32Array.from(known, (i) => b.t[i] - b.t[0]), "SCALAR");
    const put = (path: string, data: Float32Array, type: string) => {
      animation.samplers.push({ input: t, output: w.accessor(data, type), interpolation: "LINEAR" });
      animation.channels.push({ sampler: animation.samplers.length - 1, target: { node: k + 1, path } });
    };
    put("rotation", Float32Array.from(known.flatMap((i) => unit([b.q[4 * i + 1], b.q[4 * i + 2], b.q[4 * i + 3], b.q[4 * i]]))), "VEC4");
    if (b.x) put("translation", Float32Array.from(known.flatMap((i) => [b.x![3 * i], b.x![3 * i + 1], b.x![3 * i + 2]])), "VEC3");
  });
  if (animation.channels.length) json.animations.push(animation);
  return w.bytes();
}

const unit = (q: number[]): number[] => {
  const size = Math.hypot(...q) || 1;
  return q.map((x) => x / size);
};

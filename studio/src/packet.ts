/** Packets (PROTOCOL.md): a JSON header, followed by arrays. In the header, "@path" stands for an array. */

export type Numbers = Float64Array | Float32Array | Uint32Array;
export type Value = null | boolean | number | string | Numbers | Value[] | { [key: string]: Value };
interface Place {
  dtype: "f8" | "f4" | "u4";
  shape: number[];
  offset: number;
}

const KINDS = { f8: Float64Array, f4: Float32Array, u4: Uint32Array } as const;
const NAMES = new Map<Function, Place["dtype"]>([
  [Float64Array, "f8"],
  [Float32Array, "f4"],
  [Uint32Array, "u4"],
]);
const shapes = new WeakMap<Numbers, number[]>();

/** Returns the shape of an array from a packet; other arrays have one dimension. */
export function shapeOf(a: Numbers): number[] {
  return shapes.get(a) ?? [a.length];
}

export function shaped<T extends Numbers>(a: T, shape: number[]): T {
  shapes.set(a, shape);
  return a;
}

export class BadPacket extends Error {}

/** Returns the header of a packet with its arrays, which are views of the buffer and not copies. */
export function decode(buffer: ArrayBuffer): { [key: string]: Value } {
  if (buffer.byteLength < 8) throw new BadPacket("this is not a packet: it is too short");
  const n = new DataView(buffer).getUint32(0, true);
  if (4 + n > buffer.byteLength || (4 + n) % 8 !== 0) throw new BadPacket("this is not a packet: its header is cut off");
  let header: { [key: string]: Value };
  try {
    header = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(buffer, 4, n)));
  } catch {
    throw new BadPacket("this is not a packet: its header is not JSON");
  }
  const places = (header.arrays ?? {}) as unknown as Record<string, Place>;
  const arrays = new Map<string, Numbers>();
  for (const [path, place] of Object.entries(places)) {
    const kind = KINDS[place.dtype];
    const length = place.shape.reduce((a, b) => a * b, 1);
    const start = 4 + n + place.offset;
    if (!kind || start % kind.BYTES_PER_ELEMENT !== 0 || start + length * kind.BYTES_PER_ELEMENT > buffer.byteLength)
      throw new BadPacket(`the packet is cut off or damaged at its array ${path}`);
    arrays.set(path, shaped(new kind(buffer, start, length), place.shape));
  }
  const fill = (v: Value): Value => {
    if (typeof v === "string" && v.startsWith("@")) return arrays.get(v.slice(1)) ?? v;
    if (Array.isArray(v)) return v.map(fill);
    if (v !== null && typeof v === "object" && !ArrayBuffer.isView(v)) {
      const out: { [key: string]: Value } = {};
      for (const [key, x] of Object.entries(v)) if (key !== "__proto__") out[key] = fill(x);
      return out;
    }
    return v;
  };
  delete header.arrays;
  return fill(header) as { [key: string]: Value };
}

/** Returns a document as a packet. */
export function encode(document: { [key: string]: Value }): ArrayBuffer {
  const places: Record<string, Place> = {};
  const parts: Numbers[] = [];
  let offset = 0;
  const strip = (v: Value, path: string): Value => {
    if (ArrayBuffer.isView(v)) {
      places[path] = { dtype: NAMES.get(v.constructor)!, shape: shapeOf(v), offset };
      parts.push(v);
      offset += Math.ceil(v.byteLength / 8) * 8;
      return "@" + path;
    }
    if (Array.isArray(v)) return v.map((x, i) => strip(x, `${path}.${i}`));
    if (v !== null && typeof v === "object") {
      const out: { [key: string]: Value } = {};
      for (const [key, x] of Object.entries(v)) if (x !== undefined) out[key] = strip(x, path ? `${path}.${key}` : key);
      return out;
    }
    return v;
  };
  const header = strip(document, "") as { [key: string]: Value };
  header.arrays = places as unknown as Value;
  const text = new TextEncoder().encode(JSON.stringify(header));
  const n = Math.ceil((4 + text.length) / 8) * 8 - 4;
  const bytes = new Uint8Array(4 + n + offset);
  new DataView(bytes.buffer).setUint32(0, n, true);
  bytes.fill(32, 4, 4 + n);
  bytes.set(text, 4);
  let at = 4 + n;
  for (const a of parts) {
    bytes.set(new Uint8Array(a.buffer, a.byteOffset, a.byteLength), at);
    at += Math.ceil(a.byteLength / 8) * 8;
  }
  return bytes.buffer;
}

export function fromBase64(text: string): ArrayBuffer {
  const raw = atob(text.replace(/\s+/g, ""));
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  return bytes.buffer;
}

export function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let raw = "";
  for (let i = 0; i < bytes.length; i += 0x8000) raw += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(raw);
}

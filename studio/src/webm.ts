/** Writes films without sound as WebM: EBML elements, one track, and clusters of frames. */

export interface Frame {
  data: Uint8Array;
  time: number; // time in milliseconds
  key: boolean;
}

type Part = number[] | Uint8Array;

function size(parts: Part[]): number {
  return parts.reduce((n, p) => n + p.length, 0);
}

function number(x: number): number[] {
  const out: number[] = [];
  do {
    out.unshift(x & 255);
    x = Math.floor(x / 256);
  } while (x > 0);
  return out;
}

/** Returns an element: its identifier, its length in eight bytes, and its content. */
function element(id: number[], ...inside: Part[]): Part[] {
  const n = size(inside), length = [1];
  for (let k = 6; k >= 0; k--) length.push(Math.floor(n / 256 ** k) & 255);
  return [id, length, ...inside];
}

const text = (s: string): number[] => [...s].map((c) => c.charCodeAt(0));

function double(x: number): Uint8Array {
  const b = new Uint8Array(8);
  new DataView(b.buffer).setFloat64(0, x);
  return b;
}

/** Returns the film. The frames must be in order, and the first one must be a key frame. */
export function webm(frames: Frame[], width: number, height: number, codec: "V_VP8" | "V_VP9", duration: number): Blob {
  const flat = (...lists: Part[][]): Part[] => lists.flat();
  const header = element([0x1a, 0x45, 0xdf, 0xa3], ...flat(
    element([0x42, 0x86], [1]), element([0x42, 0xf7], [1]), element([0x42, 0xf2], [4]), element([0x42, 0xf3], [8]),
    element([0x42, 0x82], text("webm")), element([0x42, 0x87], [2]), element([0x42, 0x85], [2]),
  ));
  const info = element([0x15, 0x49, 0xa9, 0x66], ...flat(
    element([0x2a, 0xd7, 0xb1], number(1_000_000)), element([0x44, 0x89], double(duration)),
    element([0x4d, 0x80], text("polhode")), element([0x57, 0x41], text("polhode")),
  ));
  const video = element([0xe0], ...flat(element([0xb0], number(width)), element([0xba], number(height))));
  const track = element([0xae], ...flat(
    element([0xd7], [1]), element([0x73, 0xc5], [1]), element([0x83], [1]), element([0x9c], [0]), element([0x86], text(codec)), video,
  ));
  const tracks = element([0x16, 0x54, 0xae, 0x6b], ...track);
  const clusters: Part[] = [];
  for (let i = 0; i < frames.length; ) {
    const start = Math.round(frames[i].time), blocks: Part[] = element([0xe7], number(start));
    // a cluster begins at a key frame; its times must fit into 16 bits
    do {
      const f = frames[i], t = Math.round(f.time) - start;
      blocks.push(...element([0xa3], [0x81, (t >> 8) & 255, t & 255, f.key ? 0x80 : 0], f.data));
      i++;
    } while (i < frames.length && !frames[i].key && frames[i].time - start < 30_000);
    clusters.push(...element([0x1f, 0x43, 0xb6, 0x75], ...blocks));
  }
  const segment = element([0x18, 0x53, 0x80, 0x67], ...info, ...tracks, ...clusters);
  return new Blob([...header, ...segment].map((p) => (p instanceof Uint8Array ? p : Uint8Array.from(p)) as BlobPart), { type: "video/webm" });
}

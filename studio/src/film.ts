/** Makes films frame by frame: each frame is drawn for its own time and encoded, however long this takes. */

import { Frame, webm } from "./webm.ts";

export interface Film {
  frames: number;
  rate: number; // frames per second
  draw: (k: number) => HTMLCanvasElement; // draws frame k
  stopped: () => boolean; // whether the user has stopped the film
  progress: (share: number) => void;
}

const CODECS = [["vp09.00.31.08", "V_VP9"], ["vp8", "V_VP8"]] as const;

/** Returns the film as WebM. If it is stopped, this is the part drawn so far. */
export async function shoot(film: Film): Promise<Blob> {
  if (typeof VideoEncoder === "undefined") throw new Error("This browser cannot encode a film: it has no WebCodecs. In Python, run.movie(\"film.mp4\") writes one.");
  const first = film.draw(0), width = first.width & ~1, height = first.height & ~1;
  const settings = { width, height, bitrate: Math.min(16e6, 6 * width * height), framerate: film.rate };
  let chosen: (typeof CODECS)[number] | null = null;
  for (const c of CODECS) if (!chosen && (await VideoEncoder.isConfigSupported({ codec: c[0], ...settings })).supported) chosen = c;
  if (!chosen) throw new Error("This browser cannot make films: it encodes neither VP9 nor VP8.");
  const out: Frame[] = [];
  let failure: Error | null = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      out.push({ data, time: chunk.timestamp / 1000, key: chunk.type === "key" });
    },
    error: (e) => (failure = e),
  });
  encoder.configure({ codec: chosen[0], ...settings });
  let k = 0;
  for (; k < film.frames && !failure && !film.stopped(); k++) {
    const frame = new VideoFrame(k ? film.draw(k) : first, { timestamp: Math.round((1e6 * k) / film.rate), duration: Math.round(1e6 / film.rate), visibleRect: { x: 0, y: 0, width, height } });
    encoder.encode(frame, { keyFrame: k % (4 * film.rate) === 0 });
    frame.close();
    film.progress((k + 1) / film.frames);
    do await new Promise((r) => setTimeout(r)); // keeps the page responsive and the queue of the encoder short
    while (encoder.encodeQueueSize > 4 && !failure);
  }
  await encoder.flush();
  encoder.close();
  if (failure) throw failure;
  return webm(out, width, height, chosen[1], (1000 * k) / film.rate);
}

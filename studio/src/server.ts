/** The socket to the server, with requests and responses. */

import { decode, Value } from "./packet.ts";

export interface Param {
  name: string;
  default: unknown;
  size?: number;
  unit?: string;
  doc?: string;
  needed?: boolean;
}
export interface Catalogue {
  methods: { name: string; order: number | null; summary: string; accepts?: string }[];
  problems: {
    name: string; title: string; summary: string; body: Record<string, unknown>; start: Record<string, unknown>;
    torque: unknown; force?: { model: string }[]; code?: boolean; kind?: string; t_end: number; dt: number; method?: string;
  }[];
  torques: { name: string; summary: string; kind?: string; params: Param[] }[];
  exhibits: { paper: string; name: string; title: string }[];
  lessons?: { name: string; title: string; about: string }[];
}
/** A mesh file that the server has stored. */
export interface MeshFile {
  mesh: string; // name of the mesh in requests
  name: string;
  triangles: number;
  size: number[]; // edges of its bounding box, in units of the file
  open: string; // why the surface is not closed; empty if it is closed
}
export interface Progress {
  fraction: number;
  steps: number;
  rate: number;
  left: number | null;
  message?: string;
}
export interface Job {
  first: (document: { [key: string]: Value }) => void;
  more?: (part: { [key: string]: Value }) => void;
  progress?: (p: Progress) => void;
  done: (stopped: boolean) => void;
  failed: (message: string, where?: string) => void;
}

export class Server {
  private socket: WebSocket | null = null;
  private jobs = new Map<number, Job>();
  private next = 1;
  private tries = 0;
  private ended = false;
  onhello: (hello: { document: boolean }) => void = () => {};
  oncatalogue: (c: Catalogue) => void = () => {};
  ondocument: (document: { [key: string]: Value }) => void = () => {};
  onstate: (open: boolean, text: string) => void = () => {};
  onshow: (what: { time?: number; view?: string; play?: boolean; cameras?: Record<string, [number, number, number]> }) => void = () => {};

  constructor(private readonly address: string) {
    this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.onstate(true, "");
      this.send({ type: "catalogue" });
    };
    socket.onmessage = (e) => {
      try {
        if (typeof e.data === "string") this.text(JSON.parse(e.data));
        else this.packet(e.data as ArrayBuffer);
      } catch (x) {
        this.onstate(this.open, `The server sent a message that this page cannot read: ${(x as Error).message}`);
      }
    };
    socket.onclose = () => {
      for (const job of this.jobs.values()) job.failed("The connection to the server was lost; the samples received so far are shown.");
      this.jobs.clear();
      if (this.ended) return;
      if (this.tries++ === 0) this.onstate(false, "The connection to the server was lost. The motion is still shown, and the page tries to connect again.");
      else void this.diagnose();
      setTimeout(() => this.connect(), Math.min(5000, 500 * this.tries));
    };
  }

  /** Finds out why the socket does not open: the server does not respond, or it was restarted and has another token. */
  private async diagnose(): Promise<void> {
    const page = new URL(location.href);
    try {
      const answer = await fetch(page.pathname + page.search, { cache: "no-store" });
      if (answer.status === 403) this.onstate(false, "The studio was restarted and has a new address: open the address that it printed. To keep the current settings, append the part of this page's address that begins with #.");
    } catch {
      this.onstate(false, "The server does not respond. The motion is still shown. Start the server again with the same --port, or open the address that it prints.");
    }
  }

  /** Sends the state of the page to the server, so that Python can read it. */
  report(state: object): void {
    this.send({ type: "state", state });
  }

  private send(message: object): void {
    if (this.open) this.socket!.send(JSON.stringify(message));
  }

  private text(m: { type: string; id?: number; [key: string]: unknown }): void {
    const job = m.id === undefined ? undefined : this.jobs.get(m.id);
    if (m.type === "hello") this.onhello(m as unknown as { document: boolean });
    else if (m.type === "catalogue") this.oncatalogue(m as unknown as Catalogue);
    else if (m.type === "show") this.onshow(m as Parameters<Server["onshow"]>[0]);
    else if (m.type === "progress") job?.progress?.(m as unknown as Progress);
    else if (m.type === "error") {
      if (job) {
        this.jobs.delete(m.id!);
        job.failed(String(m.message), m.where as string | undefined);
      } else this.onstate(this.open, String(m.message));
    } else if (m.type === "done" && job) {
      this.jobs.delete(m.id!);
      job.done(Boolean(m.stopped));
    }
  }

  private packet(bytes: ArrayBuffer): void {
    const header = decode(bytes);
    const id = Number(header.id ?? 0);
    if (id === 0) return this.ondocument(header);
    const job = this.jobs.get(id);
    if (job) {
      if (header.append) job.more?.(header);
      else job.first(header);
    }
    this.send({ type: "ack", id, got: Number(header.part ?? 0) });
  }

  ask(message: object, job: Job): number {
    const id = this.next++;
    if (!this.open) {
      job.failed("The server cannot be reached.");
      return id;
    }
    this.jobs.set(id, job);
    this.send({ ...message, id });
    return id;
  }

  /** Sends a mesh file; the server checks it and returns its name. */
  async upload(file: File): Promise<MeshFile> {
    const token = new URL(this.address).searchParams.get("token") ?? "";
    const answer = await fetch(`mesh?${new URLSearchParams({ token, name: file.name })}`, { method: "POST", body: file });
    const told = (await answer.json().catch(() => ({ message: `the server responded with status ${answer.status}` }))) as MeshFile & { message?: string };
    if (!answer.ok) throw new Error(told.message);
    return told;
  }

  stop(id: number): void {
    this.send({ type: "stop", id });
  }

  /** Stops a request and ignores later responses to it. */
  forget(id: number): void {
    if (!this.jobs.delete(id)) return;
    this.stop(id);
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }
}

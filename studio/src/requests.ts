/** Requests of the page to its server: runs, exhibits, lessons, members of an ensemble. Only one request is active at a time. */

import { Request } from "./document.ts";
import { Value } from "./packet.ts";
import { Progress, Server } from "./server.ts";
import { say } from "./ui.ts";

type Header = { [key: string]: Value };

export interface Listener {
  began: () => void;
  first: (header: Header, over: boolean) => void; // `over` means that the user can return to the current document
  more: (part: Header) => void;
  progress: (p: Progress) => void;
  done: (stopped: boolean, milliseconds: number) => void;
  failed: (message: string, where?: string) => void;
}

export class Requests {
  private job = 0;

  constructor(readonly server: Server, private readonly listener: Listener) {}

  stop(): void {
    this.server.stop(this.job);
  }

  /** Requests runs; the promise resolves when they are done. A new request stops the previous one. */
  run(request: Request): Promise<void> {
    this.server.forget(this.job);
    const began = performance.now(), to = this.listener;
    return new Promise((resolve, reject) => {
      const still = () => this.job === id;
      const id = this.server.ask({ type: "run", request }, {
        first: (header) => still() && to.first(header, false),
        more: (part) => still() && to.more(part),
        progress: (p) => still() && to.progress(p),
        done: (stopped) => {
          to.done(stopped, performance.now() - began);
          resolve();
        },
        failed: (message, where) => {
          to.failed(message, where);
          reject(new Error(message));
        },
      });
      this.job = id;
      to.began();
    });
  }

  /** Requests a document that is shown instead of the current one, to which the user can return. */
  over(message: { type: "exhibit" | "lesson"; name: string } | { type: "member"; index: number }): void {
    this.server.forget(this.job);
    say("Computing …");
    this.job = this.server.ask(message, {
      first: (header) => {
        this.listener.first(header, true);
        say("");
      },
      more: (part) => this.listener.more(part),
      progress: (p) => say(p.message || `Computing: ${Math.floor(100 * p.fraction)} %`),
      done: () => say(""),
      failed: (text) => say(text, true),
    });
  }
}

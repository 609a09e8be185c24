/** The displayed time, and the slider that changes it. */

import { byId, el, figure } from "./ui.ts";

const PLAY = "M3 1.5v13l11-6.5z", PAUSE = "M3 2h3.6v12H3zM9.4 2H13v12H9.4z";
const NS = "http://www.w3.org/2000/svg";
const STEPS = 10000;

/** The speeds to choose from: 1, 2 and 5 times powers of ten. */
function niceSpeeds(): number[] {
  const out: number[] = [];
  for (let e = -4; e <= 6; e++) for (const m of [1, 2, 5]) out.push(Number((m * 10 ** e).toPrecision(2)));
  return out;
}

export class Clock {
  start = 0;
  end = 1;
  time = 0;
  speed = 1;
  playing = false;
  loop = true;
  onseek: (t: number) => void = () => {};
  private readonly play = el("button", { id: "play", type: "button", class: "primary", "data-test": "play" });
  private readonly path = document.createElementNS(NS, "path");
  private readonly scrub = el("input", { id: "scrub", type: "range", min: "0", max: String(STEPS), step: "1", value: "0", "data-test": "scrub" });
  private readonly label = el("div", { id: "time", "data-test": "time" });
  private readonly now = el("b", {}, "0");
  private readonly total = el("span");
  private readonly speeds = el("select", { id: "speed", "aria-label": "Speed of playback", "data-test": "speed", title: "Seconds of motion per second of playback" });
  private readonly marks = el("div", { class: "marks", "aria-hidden": "true" });
  private readonly again = el("button", { id: "loop", type: "button", class: "ghost", "data-test": "loop", title: "Start again at the end" }, "Loop");

  constructor() {
    const svg = document.createElementNS(NS, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("aria-hidden", "true");
    svg.append(this.path);
    this.play.append(svg);
    this.scrub.setAttribute("aria-label", "Time");
    this.label.append(this.now, this.total);
    for (const s of niceSpeeds()) this.speeds.append(el("option", { value: String(s) }, `${figure(s, 2)}×`));
    this.play.addEventListener("click", () => this.toggle());
    this.scrub.addEventListener("input", () => this.seek(this.start + ((this.end - this.start) * Number(this.scrub.value)) / STEPS));
    this.speeds.addEventListener("change", () => (this.speed = Number(this.speeds.value)));
    this.again.addEventListener("click", () => this.setLoop(!this.loop));
    byId("transport").append(this.play, el("div", { class: "track" }, this.scrub, this.marks), this.label, el("label", {}, "Speed", this.speeds), this.again);
    this.setLoop(true);
    this.draw();
  }

  /** Draws marks at these times on the slider. */
  mark(points: { t: number; colour: string; title: string }[]): void {
    this.marks.replaceChildren(...points.map(({ t, colour, title }) => {
      const mark = el("i", { title }, "✕");
      mark.style.left = `${(100 * (t - this.start)) / (this.end - this.start || 1)}%`;
      mark.style.color = colour;
      return mark;
    }));
  }

  setLoop(on: boolean): void {
    this.loop = on;
    this.again.setAttribute("aria-pressed", String(on));
  }

  /** Sets the time span of a new motion, or of one that has become longer. */
  span(start: number, end: number, speed?: number): void {
    this.start = start;
    this.end = end;
    if (speed !== undefined) this.setSpeed(speed);
    this.total.textContent = ` / ${figure(end)} s`;
    this.seek(Math.max(start, Math.min(end, this.time)));
  }

  setSpeed(speed: number): void {
    const all = niceSpeeds();
    const nearest = all.reduce((a, b) => (Math.abs(Math.log(b / speed)) < Math.abs(Math.log(a / speed)) ? b : a));
    this.speed = nearest;
    this.speeds.value = String(nearest);
  }

  faster(steps: number): void {
    const all = niceSpeeds();
    const i = all.findIndex((s) => s === this.speed);
    this.setSpeed(all[Math.max(0, Math.min(all.length - 1, i + steps))]);
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else {
      if (this.time >= this.end) this.seek(this.start);
      this.playing = true;
    }
    this.draw();
  }

  set(playing: boolean): void {
    if (playing !== this.playing) this.toggle();
  }

  seek(t: number): void {
    this.time = Math.max(this.start, Math.min(this.end, t));
    this.write();
    this.onseek(this.time);
  }

  /** Advances by this many seconds of real time, if it plays; returns whether the displayed time has changed. */
  tick(seconds: number): boolean {
    if (!this.playing) return false;
    let t = this.time + seconds * this.speed;
    const span = this.end - this.start;
    if (t > this.end) {
      if (this.loop && span > 0) t = this.start + ((t - this.start) % span);
      else {
        t = this.end;
        this.playing = false;
        this.draw();
      }
    }
    this.time = t;
    this.write();
    return true;
  }

  private write(): void {
    const span = this.end - this.start || 1;
    const digits = Math.max(0, Math.min(6, 3 - Math.floor(Math.log10(span) + 1e-9)));
    this.now.textContent = this.time.toFixed(digits).replace("-", "−");
    const value = String(Math.round((STEPS * (this.time - this.start)) / span));
    if (this.scrub.value !== value) this.scrub.value = value;
    this.scrub.setAttribute("aria-valuetext", `${this.now.textContent} seconds`);
  }

  private draw(): void {
    this.path.setAttribute("d", this.playing ? PAUSE : PLAY);
    this.play.setAttribute("aria-label", this.playing ? "Pause" : "Play");
  }
}

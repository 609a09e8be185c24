/** One canvas with one or more scenes. The user can move the camera of each scene. */

import {
  CanvasTexture, Color, DirectionalLight, HemisphereLight, PerspectiveCamera, Scene, SRGBColorSpace, Vector3, WebGLRenderer,
} from "three";
import { Box } from "./declutter.ts";
import { arrange } from "./labels.ts";
import { resolution } from "./line.ts";
import { Theme } from "./theme.ts";

export const PRESETS: Record<string, [number, number]> = {
  corner: [-0.62, 0.36],
  front: [-Math.PI / 2, 0],
  side: [0, 0],
  top: [-Math.PI / 2, Math.PI / 2 - 1e-3],
};

/** A scene with a camera, which is on a sphere about the origin and looks at it; z points up. */
export class View {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(28, 1, 0.1, 100);
  azimuth = PRESETS.corner[0];
  elevation = PRESETS.corner[1];
  distance = 1;
  across = 0; // half the width that must be visible, if it differs from half the height
  home: [number, number];
  rect = { x: 0, y: 0, width: 1, height: 1 }; // position on the canvas, in CSS pixels, y down
  shown = false;
  inset = { top: 0, bottom: 0 }; // pixels at the top and bottom that the scene must leave free
  taken: Box[] = []; // areas with text over the scene
  words: { text: string; box: Box }[] = []; // positions of the scene's labels
  readonly centre = new Vector3();
  private readonly key = new DirectionalLight(0xffffff, 2);
  private readonly fill = new HemisphereLight(0xffffff, 0x8090a8, 1);

  constructor(readonly name: string, readonly title: string, public extent: number, elevation?: number) {
    if (elevation !== undefined) this.elevation = elevation;
    this.home = [this.azimuth, this.elevation];
    this.camera.up.set(0, 0, 1);
    this.key.position.set(-0.7, 1.1, 1.0);
    this.camera.add(this.key, this.key.target);
    this.key.target.position.set(0, 0, -4);
    this.fill.position.set(0, 0, 1);
    this.scene.add(this.camera, this.fill);
  }

  dress(theme: Theme, ground: CanvasTexture): void {
    this.scene.background = ground;
    this.key.intensity = theme.key;
    this.fill.intensity = theme.fill;
    this.fill.groundColor = new Color(theme.name === "dark" ? 0x3a465a : 0x9aa7b8);
  }

  preset(name: string): void {
    const p = name === "corner" ? this.home : PRESETS[name];
    if (p) [this.azimuth, this.elevation] = p;
    this.distance = 1;
  }

  aim(): void {
    const { width, height } = this.rect;
    const { top, bottom } = this.inset, room = Math.max(40, height - top - bottom);
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, 0, (bottom - top) / 2, width, height);
    const half = Math.tan(((this.camera.fov / 2) * Math.PI) / 180);
    const r = Math.max((this.extent * height) / room / half, (this.across || this.extent) / (half * this.camera.aspect)) * this.distance;
    const c = Math.cos(this.elevation);
    this.camera.position.set(r * c * Math.cos(this.azimuth), r * c * Math.sin(this.azimuth), r * Math.sin(this.elevation));
    this.camera.position.add(this.centre);
    this.camera.lookAt(this.centre);
    this.camera.near = r / 20;
    this.camera.far = r * 8;
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }
}

/** An object in a scene that the user drags; positions are in pixels of the scene. */
export interface Drag {
  move: (x: number, y: number, straight: boolean) => void;
  end: () => void;
}

export class Stage {
  readonly renderer: WebGLRenderer;
  views: View[] = [];
  private ground: CanvasTexture | null = null;
  private theme: Theme | null = null;
  width = 1;
  height = 1;
  onchange: () => void = () => {};
  onclick: (view: View, x: number, y: number) => void = () => {};
  onlayout: () => void = () => {};
  ongrab: (view: View, x: number, y: number) => Drag | null = () => null; // returns the object to drag at this position; if there is none, a drag rotates the scene
  onhover: (view: View | undefined, x: number, y: number) => void = () => {};

  constructor(readonly canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: false, powerPreference: "low-power" });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio || 1));
    this.renderer.autoClear = false;
    this.listen();
    new ResizeObserver(() => this.measure()).observe(canvas.parentElement!);
  }

  /** Draws with fewer pixels while a motion plays on a slow machine, and with all pixels otherwise. */
  private quality = 1;
  private slow = 0;
  pace(seconds: number, playing: boolean): void {
    if (!playing) {
      if (this.quality < 1) this.setQuality(1);
      this.slow = 0;
      return;
    }
    this.slow = seconds > 0.045 ? this.slow + 1 : Math.max(0, this.slow - 1);
    if (this.slow > 8 && this.quality > 0.5) {
      this.slow = 0;
      this.setQuality(Math.max(0.5, this.quality * 0.72));
    }
  }
  /** Calls a function while the stage draws with at least this many pixels per CSS pixel, for example to make a picture. */
  sharp<T>(ratio: number, f: () => T): T {
    const before = this.renderer.getPixelRatio();
    const set = (r: number) => {
      this.renderer.setPixelRatio(r);
      this.renderer.setSize(this.width, this.height, false);
    };
    set(Math.max(before, ratio));
    try {
      return f();
    } finally {
      set(before);
      this.onchange();
    }
  }
  private setQuality(q: number): void {
    this.quality = q;
    this.renderer.setPixelRatio(q * Math.min(2, devicePixelRatio || 1));
    this.renderer.setSize(this.width, this.height, false);
    this.onchange();
  }

  measure(): void {
    const box = this.canvas.parentElement!.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return;
    this.width = Math.round(box.width);
    this.height = Math.round(box.height);
    this.renderer.setSize(this.width, this.height, false);
    this.onlayout();
    this.onchange();
  }

  dress(theme: Theme): void {
    if (this.theme !== theme || !this.ground) {
      this.ground?.dispose();
      const size = 256;
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = size;
      const g = canvas.getContext("2d")!;
      const gradient = g.createRadialGradient(size / 2, size * 0.45, 0, size / 2, size / 2, size * 0.72);
      gradient.addColorStop(0, theme.ground[0]);
      gradient.addColorStop(1, theme.ground[1]);
      g.fillStyle = gradient;
      g.fillRect(0, 0, size, size);
      this.ground = new CanvasTexture(canvas);
      this.ground.colorSpace = SRGBColorSpace;
      this.theme = theme;
    }
    for (const view of this.views) view.dress(theme, this.ground);
  }

  draw(): void {
    const r = this.renderer;
    r.setScissorTest(false);
    r.setClearColor(this.theme?.ground[1] ?? "#000", 1);
    r.clear();
    r.setScissorTest(true);
    for (const view of this.views) {
      if (!view.shown) continue;
      const { x, y, width, height } = view.rect;
      const up = this.height - y - height;
      r.setViewport(x, up, width, height);
      r.setScissor(x, up, width, height);
      resolution.value.set(width, height);
      view.aim();
      view.scene.updateMatrixWorld();
      view.words = arrange(view.scene, view.camera, width, height, view.taken);
      r.render(view.scene, view.camera);
    }
  }

  private at(x: number, y: number): View | undefined {
    return this.views.find(
      (v) => v.shown && x >= v.rect.x && x < v.rect.x + v.rect.width && y >= v.rect.y && y < v.rect.y + v.rect.height,
    );
  }

  private listen(): void {
    const canvas = this.canvas;
    const down = new Map<number, { x: number; y: number }>();
    let held = "", moved = 0, pinch = 0, drag: Drag | null = null; // `held` is the name of the view that is dragged, because a new run may replace the view itself
    const view = () => this.views.find((v) => v.name === held && v.shown);
    const place = (e: PointerEvent | WheelEvent) => {
      const box = canvas.getBoundingClientRect();
      return { x: e.clientX - box.left, y: e.clientY - box.top };
    };
    const hover = (p: { x: number; y: number }) => {
      const v = this.at(p.x, p.y);
      this.onhover(v, p.x - (v?.rect.x ?? 0), p.y - (v?.rect.y ?? 0));
    };
    canvas.addEventListener("pointerdown", (e) => {
      const p = place(e), v = this.at(p.x, p.y);
      if (!down.size) {
        held = v?.name ?? "";
        drag = v && e.button === 0 ? this.ongrab(v, p.x - v.rect.x, p.y - v.rect.y) : null;
      }
      down.set(e.pointerId, p);
      moved = 0;
      canvas.setPointerCapture(e.pointerId);
    });
    canvas.addEventListener("pointermove", (e) => {
      const last = down.get(e.pointerId), p = place(e), v = view();
      if (!down.size) return hover(p);
      if (!last || !v) return;
      const dx = p.x - last.x, dy = p.y - last.y;
      moved += Math.abs(dx) + Math.abs(dy);
      down.set(e.pointerId, p);
      if (drag) drag.move(p.x - v.rect.x, p.y - v.rect.y, e.shiftKey);
      else if (down.size === 1) this.spin(v, dx, dy);
      else {
        const [a, b] = [...down.values()];
        const gap = Math.hypot(a.x - b.x, a.y - b.y);
        if (pinch > 0 && gap > 0) this.zoom(v, pinch / gap);
        pinch = gap;
      }
    });
    const up = (e: PointerEvent) => {
      if (!down.delete(e.pointerId)) return;
      pinch = 0;
      if (down.size) return;
      const v = view();
      if (drag) drag.end();
      else if (v && moved < 4 && e.type === "pointerup") {
        const p = place(e);
        this.onclick(v, p.x - v.rect.x, p.y - v.rect.y);
      }
      drag = null;
    };
    canvas.addEventListener("pointerup", up);
    canvas.addEventListener("pointercancel", up);
    canvas.addEventListener(
      "wheel",
      (e) => {
        const p = place(e);
        const view = this.at(p.x, p.y);
        if (!view) return;
        e.preventDefault();
        this.zoom(view, Math.exp(e.deltaY * (e.deltaMode === 1 ? 0.04 : 0.0012)));
      },
      { passive: false },
    );
  }

  spin(view: View, dx: number, dy: number): void {
    const scale = 3.2 / Math.min(view.rect.width, view.rect.height);
    view.azimuth -= dx * scale;
    view.elevation = Math.max(-1.569, Math.min(1.569, view.elevation + dy * scale));
    this.onchange();
  }

  zoom(view: View, by: number): void {
    view.distance = Math.max(0.25, Math.min(4, view.distance * by));
    this.onchange();
  }
}

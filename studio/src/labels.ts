/** Labels in the scenes. They have a fixed size on the screen and do not overlap. */

import { CanvasTexture, Object3D, PerspectiveCamera, Sprite, SpriteMaterial, SRGBColorSpace, Vector3 } from "three";
import { Box, place } from "./declutter.ts";

/** A label in a scene, with a fixed size on the screen. */
export function label(text: string, colour: string, halo: string, size = 1, rank = 1): Sprite {
  const scale = 4, font = 15 * scale;
  const canvas = document.createElement("canvas");
  let g = canvas.getContext("2d")!;
  const face = `600 ${font}px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif`;
  g.font = face;
  const width = Math.ceil(g.measureText(text).width) + 6 * scale, height = Math.ceil(font * 1.35);
  canvas.width = width;
  canvas.height = height;
  g = canvas.getContext("2d")!;
  g.font = face;
  g.textBaseline = "middle";
  g.textAlign = "center";
  g.lineJoin = "round";
  g.lineWidth = 4 * scale;
  g.strokeStyle = halo;
  g.globalAlpha = 0.75;
  g.strokeText(text, width / 2, height / 2);
  g.globalAlpha = 1;
  g.fillStyle = colour;
  g.fillText(text, width / 2, height / 2);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, transparent: true, sizeAttenuation: false }));
  sprite.userData.aspect = width / height;
  sprite.userData.size = size;
  sprite.renderOrder = 10;
  sprite.userData.label = true;
  sprite.userData.rank = rank;
  sprite.userData.text = text;
  return sprite;
}

/** Places a label beside its position, to the right (1) or to the left (-1). */
export function beside(sprite: Sprite, side: 1 | -1): Sprite {
  sprite.userData.aside = side;
  return sprite;
}

/** A label that is hidden while it is behind the unit sphere. */
export function hiddenBySphere(sprite: Sprite): Sprite {
  sprite.userData.ball = true;
  return sprite;
}

const at = new Vector3(), look = new Vector3();

function behindSphere(eye: Vector3): boolean {
  look.copy(at).sub(eye); // t gives the point of the line of sight that is nearest to the centre
  const t = Math.max(0, Math.min(1, -eye.dot(look) / look.lengthSq()));
  return look.multiplyScalar(t).add(eye).length() < 0.97;
}

/** The visible labels of a scene. */
export function wordsOf(root: Object3D, out: Sprite[] = []): Sprite[] {
  if (!root.visible) return out;
  if (root.userData.label) out.push(root as Sprite);
  for (const child of root.children) wordsOf(child, out);
  return out;
}

/** Moves the labels of a scene apart, and away from the text over the scene. Labels without space are not drawn. */
export function arrange(root: Object3D, camera: PerspectiveCamera, width: number, height: number, taken: Box[]): { text: string; box: Box }[] {
  const sprites = wordsOf(root);
  const words = sprites.map((s) => {
    at.setFromMatrixPosition(s.matrixWorld);
    const hidden = s.userData.ball && behindSphere(camera.position);
    at.project(camera);
    const h = 20 * s.userData.size, x = ((at.x + 1) / 2) * width, wide = h * s.userData.aspect;
    return {
      x: x + (s.userData.aside as number ?? 0) * (0.5 * wide + 16), anchor: x, y: ((1 - at.y) / 2) * height, width: wide, height: h,
      rank: hidden || at.z > 1 ? 99 : s.userData.rank, hidden: hidden || at.z > 1,
    };
  });
  const seen = words.map((w, i) => ({ w, s: sprites[i] })).filter(({ w }) => !w.hidden);
  const places = place(seen.map(({ w }) => ({ ...w, width: 0.86 * w.width, height: 0.72 * w.height })), { x: 0, y: 0, width, height }, taken);
  sprites.forEach((s) => (s.material.opacity = 0));
  const shown: { text: string; box: Box }[] = [];
  seen.forEach(({ w, s }, k) => {
    const p = places[k];
    if (!p) return;
    s.material.opacity = 1;
    s.center.set(0.5 - (p.x - w.anchor) / w.width, 0.5 + (p.y - w.y) / w.height);
    shown.push({ text: s.userData.text, box: { x: p.x - 0.43 * w.width, y: p.y - 0.36 * w.height, width: 0.86 * w.width, height: 0.72 * w.height } });
  });
  return shown;
}

/** Scales the labels so that their size in pixels stays the same. It is called when a view is laid out. */
export function sizeLabels(root: Object3D, height: number, fov: number): void {
  const unit = 2 * Math.tan((fov * Math.PI) / 360);
  root.traverse((o) => {
    if (!o.userData.label) return;
    let s = ((20 * o.userData.size) / height) * unit;
    for (let p = o.parent; p; p = p.parent) s /= p.scale.x; // the objects that contain the label may be scaled
    o.scale.set(s * o.userData.aspect, s, 1);
  });
}

"""The stage of a film: bodies, traces and arrows, drawn in perspective with Pillow, without a window or a GPU.

Bodies are drawn as flat-coloured convex polygons; polygons that face away from the camera are skipped.  Lines are cut
into pieces, and each piece is drawn before the first body that hides it.  Everything is drawn at twice the size and
then averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..errors import missing
from .solids import Surface, frame_at

try:
    from PIL import Image as Image
    from PIL import ImageDraw as ImageDraw
    from PIL import ImageFont
except ImportError:
    raise missing("a film", "pillow", "movie") from None

FINE = 2  # pixels drawn for each pixel of the film, in each direction
PIECES = 110  # largest number of pieces of a trace
OPENING = np.radians(26.0)  # opening angle of the camera
Colour = tuple[int, int, int]


class Look(NamedTuple):
    """Colours of a film, which people with any kind of colour vision can distinguish."""

    ground: tuple[str, str]  # background colours at the top and at the bottom
    ink: str
    quiet: str
    line: str
    tones: tuple[str, str]  # light and dark colour of a body
    omega: str
    momentum: str
    tip: str
    shadow: str
    others: tuple[str, ...]  # colours of the other bodies of a mechanism
    parts: tuple[str, str, str]  # colours of components in plots; arrows have other colours


LOOKS = {
    "light": Look(("#ffffff", "#e9edf2"), "#18202b", "#566273", "#c3cbd6", ("#d9e1ec", "#8ea2bd"), "#a87900",
                  "#d1440c", "#0072b2", "#c9d1db", ("#d3dce8", "#bfe0d3", "#efd9bd", "#e6c9dc", "#c7dcef"),
                  ("#00886a", "#b0578d", "#3f4a5a")),
    "dark": Look(("#1b222d", "#0c1016"), "#e8ecf2", "#97a3b4", "#333d4c", ("#c9d2df", "#66768c"), "#f0e442",
                 "#ff7f3f", "#56b4e9", "#0a0d12", ("#c9d2df", "#9fd0bd", "#e3c79c", "#d9b3cb", "#a9c9e6"),
                 ("#2fc297", "#e39cc4", "#c5cedb")),
}  # fmt: skip


def rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(a: Colour, b: Colour, share: float) -> Colour:
    """Return colour `a` mixed with a share of colour `b`."""
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b))  # type: ignore[return-value]


@dataclass(frozen=True)
class Actor:
    """A moving body: its surface, and its attitude and position in each frame."""

    surface: Surface
    R: np.ndarray  # (frames, 3, 3)
    x: np.ndarray  # (frames, 3)
    tones: tuple[str, str] | None = None  # light and dark colour; by default those of the Look

    @cached_property
    def normals(self) -> np.ndarray:
        """Return the outward normals of the faces in body axes."""
        v = self.surface.vertices
        n = np.array([np.cross(v[f[1]] - v[f[0]], v[f[2]] - v[f[0]]) for f in self.surface.faces])
        return n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-300)

    @cached_property
    def triangles(self) -> np.ndarray:
        return self.surface.triangles()

    def vertices(self, k: int) -> np.ndarray:
        made: np.ndarray = self.surface.vertices @ self.R[k].T + self.x[k]
        return made


@dataclass(frozen=True)
class Trace:
    """A path in space, drawn up to the current frame; older parts fade."""

    points: np.ndarray  # (m, 3), in the order of time
    reached: np.ndarray  # (frames,): number of points up to each frame
    colour: str
    length: int  # largest number of points drawn


@dataclass(frozen=True)
class Arrow:
    """An arrow that shows a vector at a point."""

    start: np.ndarray  # (frames, 3)
    vector: np.ndarray  # (frames, 3), scaled to lengths in the scene
    colour: str
    label: str


class Camera(NamedTuple):
    """A camera that looks at `target` from `distance`; rows of `frame`: directions right, up and towards the viewer."""

    frame: np.ndarray
    target: np.ndarray
    distance: float

    @classmethod
    def at(cls, azimuth: float, elevation: float, target: np.ndarray, distance: float) -> Camera:
        """Return a camera from two angles in degrees: the azimuth, from x towards y, and the elevation."""
        return cls(frame_at(*np.radians([azimuth, elevation])), target, distance)

    @property
    def eye(self) -> np.ndarray:
        made: np.ndarray = self.target + self.distance * self.frame[2]
        return made

    def project(self, points: np.ndarray, window: tuple[float, float, float]) -> np.ndarray:
        """Return pixels and depth of points; `window` is (centre x, centre y, half the size)."""
        p = (points - self.target) @ self.frame.T
        depth = np.maximum(self.distance - p[..., 2], 1e-3 * self.distance)
        scale = window[2] / np.tan(OPENING / 2) / depth
        return np.stack([window[0] + scale * p[..., 0], window[1] - scale * p[..., 1], depth], axis=-1)


@dataclass(frozen=True)
class Scene:
    """All objects of a film, and the camera.  Time-dependent arrays have one entry per frame."""

    actors: tuple[Actor, ...]
    traces: tuple[Trace, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    floor: float | None = None  # height of the ground, on which shadows fall
    # (1, 3), or (frames, 3) if the camera follows the body
    targets: np.ndarray = field(default_factory=lambda: np.zeros((1, 3)))
    radius: float = 1.0  # radius of the visible region around the target
    azimuth: float = -55.0
    elevation: float = 20.0


class Stage:
    """Draws the frames of a scene as pictures of one size."""

    def __init__(self, scene: Scene, size: tuple[int, int], look: Look) -> None:
        self.scene, self.size, self.look = scene, size, look
        w, h = size[0] * FINE, size[1] * FINE
        self.window = (0.5 * w, 0.5 * h, 0.5 * min(w, h))
        self.distance = 1.04 * scene.radius / np.sin(OPENING / 2)
        self.background = gradient((w, h), look.ground)
        self.line = max(1.0, min(size) / 360) * FINE  # width of a thin line

    def camera(self, k: int) -> Camera:
        s = self.scene
        return Camera.at(s.azimuth, s.elevation, s.targets[min(k, len(s.targets) - 1)], self.distance)

    def draw(self, k: int) -> Image.Image:
        """Return the picture of frame `k`."""
        camera = self.camera(k)
        picture = self.background.copy()
        pen = ImageDraw.Draw(picture)
        self.draw_floor(pen, camera, k)
        actors = sorted(self.scene.actors, key=lambda a: -float(np.linalg.norm(a.x[k] - camera.eye)))
        layers = self.lines(camera, k, actors)
        for n, actor in enumerate(actors):
            self.draw_pieces(pen, layers[n])
            self.draw_actor(pen, camera, actor, k)
        self.draw_pieces(pen, layers[-1])
        picture = picture.reduce(FINE)
        self.draw_labels(ImageDraw.Draw(picture), camera, k)
        return picture

    # --- bodies and ground ----------------------------------------------------------------------------------------

    def draw_actor(self, pen: Any, camera: Camera, actor: Actor, k: int) -> None:
        places = actor.vertices(k)
        flat = camera.project(places, self.window)
        normals = actor.normals @ actor.R[k].T
        first = np.array([f[0] for f in actor.surface.faces])
        seen = np.flatnonzero(np.einsum("ij,ij->i", normals, camera.eye - places[first]) > 0)
        light = camera.frame.T @ np.array([-0.45, 0.72, 0.53])
        half = light + camera.frame[2]
        half /= np.linalg.norm(half)
        diffuse = np.clip(normals @ light, 0, None)
        gloss = np.clip(normals @ half, 0, None) ** 40
        tones = np.array([rgb(t) for t in actor.tones or self.look.tones], float)
        sky = 0.5 + 0.5 * normals[:, 2]
        colours = tones[actor.surface.tones] * (0.44 + 0.12 * sky + 0.5 * diffuse)[:, None] + (55 * gloss)[:, None]
        colours = np.clip(colours, 0, 255).astype(int)
        depth = np.array([flat[list(actor.surface.faces[f]), 2].mean() for f in seen])
        marks = len(actor.surface.faces) - actor.surface.marks
        depth -= np.where(seen >= marks, 0.02 * self.scene.radius, 0.0)  # decorations lie on top of faces
        width = max(1, round(0.45 * self.line))
        for f in seen[np.argsort(-depth, kind="stable")]:
            corners = [tuple(p) for p in flat[list(actor.surface.faces[f]), :2].tolist()]
            colour = tuple(colours[f].tolist())
            edged = actor.surface.edged and f < marks
            pen.polygon(corners, fill=colour, outline=None if edged else colour)
            if edged:
                pen.line([*corners, corners[0]], fill=mixed(colour, rgb(self.look.ink), 0.35), width=width)

    def draw_floor(self, pen: Any, camera: Camera, k: int) -> None:
        s = self.scene
        if s.floor is None:
            return
        middle = camera.target
        step = nice_step(0.5 * s.radius)
        reach, ground = 4, rgb(self.look.ground[1])
        base = np.round(middle[:2] / step) * step
        lines = np.arange(-reach, reach + 1) * step
        width = max(1, round(0.4 * self.line))
        for i in lines:
            fade = min(1.0, abs(i) / (reach * step)) ** 2
            colour = mixed(rgb(self.look.line), ground, 0.15 + 0.85 * fade)
            for ends in ([[i, -reach * step], [i, reach * step]], [[-reach * step, i], [reach * step, i]]):
                points = np.column_stack([np.array(ends) + base, [s.floor, s.floor]])
                inner = points[:1] + np.linspace(0.08, 0.92, 2)[:, None] * (points[1:] - points[:1])
                p = camera.project(inner, self.window)
                pen.line([tuple(q) for q in p[:, :2].tolist()], fill=colour, width=width)
        light = np.array([0.25, -0.15, -1.0])
        for actor in s.actors:
            v = actor.vertices(k)
            cast = v + ((s.floor - v[:, 2]) / light[2])[:, None] * light
            p = hull(camera.project(cast, self.window)[:, :2])
            if len(p) > 2:
                pen.polygon([tuple(q) for q in p.tolist()], fill=rgb(self.look.shadow))

    # --- lines ----------------------------------------------------------------------------------------------------

    def lines(self, camera: Camera, k: int, actors: Sequence[Actor]) -> list[list[tuple[Any, ...]]]:
        """Cut traces and arrows into pieces; return a list for each body of those that it hides, and a last list."""
        pieces: list[tuple[np.ndarray, Colour, float, bool]] = []
        for trace in self.scene.traces:
            pieces += self.trace_pieces(trace, k)
        for arrow in self.scene.arrows:
            pieces += self.arrow_pieces(arrow, camera, k)
        layers: list[list[tuple[Any, ...]]] = [[] for _ in range(len(actors) + 1)]
        if not pieces:
            return layers
        middles = np.array([p[0][len(p[0]) // 2] if len(p[0]) > 2 else p[0].mean(axis=0) for p in pieces])
        hidden = [hides(a, k, camera.eye, middles) for a in actors]
        for n, (points, colour, width, head) in enumerate(pieces):
            layer = next((j for j, h in enumerate(hidden) if h[n]), len(actors))
            flat = camera.project(points, self.window)[:, :2]
            layers[layer].append((flat, colour, width, head))
        return layers

    def trace_pieces(self, trace: Trace, k: int) -> list[tuple[np.ndarray, Colour, float, bool]]:
        end = int(trace.reached[k])
        points = trace.points[max(0, end - trace.length) : end]
        if len(points) < 2:
            return []
        cuts = np.unique(np.linspace(0, len(points) - 1, min(PIECES, len(points))).astype(int))
        colour, ground = rgb(trace.colour), rgb(self.look.ground[1])
        total = max(trace.length, 1)
        out = []
        for a, b in pairwise(cuts):
            age = (len(points) - 1 - b) / total
            out.append((points[a : b + 1], mixed(colour, ground, 0.82 * age**0.8), 0.9 * self.line, False))
        return out

    def arrow_pieces(self, arrow: Arrow, camera: Camera, k: int) -> list[tuple[np.ndarray, Colour, float, bool]]:
        start, v = arrow.start[k], arrow.vector[k]
        length = float(np.linalg.norm(v))
        if not length > 1e-9 * self.scene.radius:
            return []
        head = min(0.09 * self.scene.radius, 0.5 * length)
        neck = start + v * (1 - head / length)
        cuts = np.linspace(0, 1, 13)[:, None]
        shaft = start + cuts * (neck - start)
        colour = rgb(arrow.colour)
        out = [(shaft[i : i + 2], colour, 1.5 * self.line, False) for i in range(12)]
        side = np.cross(v, camera.eye - neck)
        side = side / max(float(np.linalg.norm(side)), 1e-300) * 0.36 * head
        out.append((np.array([neck + side, start + v, neck - side]), colour, 0.0, True))
        return out

    def draw_pieces(self, pen: Any, pieces: Sequence[tuple[Any, ...]]) -> None:
        for points, colour, width, head in pieces:
            corners = [tuple(p) for p in points.tolist()]
            if head:
                pen.polygon(corners, fill=colour, outline=colour)
                continue
            pen.line(corners, fill=colour, width=max(1, round(width)), joint="curve")
            r = 0.5 * width
            if r > 1.5:
                for x, y in (corners[0], corners[-1]):
                    pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    # --- words ----------------------------------------------------------------------------------------------------

    def draw_labels(self, pen: Any, camera: Camera, k: int) -> None:
        """Write the labels of arrows beside their heads, without overlap."""
        window = (self.window[0] / FINE, self.window[1] / FINE, self.window[2] / FINE)
        height = max(11, round(0.034 * min(self.size)))
        taken: list[np.ndarray] = []
        for arrow in self.scene.arrows:
            v = arrow.vector[k]
            length = float(np.linalg.norm(v))
            if not length > 0.08 * self.scene.radius:
                continue
            at = camera.project(arrow.start[k] + v * (1 + 0.06 * self.scene.radius / length), window)[:2]
            side = -1 if taken else 1
            at = at + np.array([0.75 * height * side, 0.0])
            for other in taken:
                if abs(at[0] - other[0]) < 1.1 * height and abs(at[1] - other[1]) < 1.1 * height:
                    at = other + np.array([-1.5 * height, 0.0])
            taken.append(at)
            pen.text(
                (float(at[0]), float(at[1])), arrow.label, fill=rgb(arrow.colour), font=font(height, bold=True),
                anchor="mm", stroke_width=max(1, height // 9), stroke_fill=rgb(self.look.ground[0]),
            )  # fmt: skip


@cache
def font(height: int, bold: bool = False) -> Any:
    """Return the font DejaVu Sans of matplotlib, which has Greek letters, or else Pillow's own font."""
    try:
        import matplotlib

        name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
        return ImageFont.truetype(f"{matplotlib.get_data_path()}/fonts/ttf/{name}", height)
    except (ImportError, OSError):
        return ImageFont.load_default(height)


def gradient(size: tuple[int, int], colours: tuple[str, str]) -> Image.Image:
    """Return a picture whose colour changes gradually from the top to the bottom."""
    share = np.linspace(0, 1, size[1])[:, None] ** 1.5
    a, b = np.array(rgb(colours[0]), float), np.array(rgb(colours[1]), float)
    column = np.round(a + share * (b - a)).astype(np.uint8)
    return Image.fromarray(np.broadcast_to(column[:, None], (size[1], size[0], 3)).copy())


def hull(points: np.ndarray) -> np.ndarray:
    """Return the convex hull of points on the screen, or no points if they lie on a line."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        return points[ConvexHull(points).vertices]
    except (QhullError, ValueError):
        return points[:0]


def hides(actor: Actor, k: int, eye: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Return a mask of the points that the body hides: one of its triangles is in the line of sight to them."""
    place, reach = actor.x[k], actor.surface.radius
    rays = points - eye
    length = np.linalg.norm(rays, axis=1)
    rays = rays / length[:, None]
    middle = place - eye
    along = rays @ middle
    off = np.linalg.norm(middle - along[:, None] * rays, axis=1)
    near = np.flatnonzero((off < reach) & (length > along - reach))
    out = np.zeros(len(points), bool)
    if not len(near):
        return out
    v = actor.vertices(k)
    a, b, c = (v[actor.triangles[:, j]] for j in range(3))
    e1, e2, s = b - a, c - a, eye - a
    q = np.cross(s, e1)
    for part in np.array_split(near, -(-len(near) * len(a) // 200_000)):
        d = rays[part]
        p = np.cross(d[:, None], e2[None])  # algorithm of Moeller and Trumbore
        det = np.einsum("mj,nmj->nm", e1, p)
        with np.errstate(divide="ignore", invalid="ignore"):  # divisions by zero occur for triangles seen edge-on
            u = np.einsum("mj,nmj->nm", s, p) / det
            w = (d @ q.T) / det
            t = np.einsum("mj,mj->m", e2, q)[None] / det
            meets = (u >= 0) & (w >= 0) & (u + w <= 1) & (t > 0) & (t < length[part, None] - 1e-3 * reach)
        out[part] = np.any(meets, axis=1)
    return out


def nice_step(x: float) -> float:
    """Return the number closest to x that is 1, 2 or 5 times a power of ten."""
    power = 10 ** np.floor(np.log10(max(x, 1e-300)))
    return float(min((1, 2, 5, 10), key=lambda m: abs(m * power - x)) * power)

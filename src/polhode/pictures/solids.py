"""Surfaces of bodies for films: coloured polygons in body axes, from the point about which the body turns.

A body that was created as a box, cylinder, cone or ellipsoid, or from a mesh, is drawn with this shape.  Of other
bodies, only the inertia is known.  They are drawn as a uniform solid with this inertia: a box, a cylinder if two
moments are equal, or a sphere if all three are equal.  If such a body has two equal moments and turns under its weight
(`polhode.torques.heavy_top`), it is drawn as a cone that stands on its tip.  If it can touch the ground
(`polhode.forces.ground`), it is drawn as the surface with which it touches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..body import Body, Form
from ..errors import InvalidInput
from ..mesh import enclosed, equivalent_box
from ..motion.trajectory import Trajectory
from ..torques.base import Torque

AROUND = 48  # number of facets around a round shape
LIGHT, DARK = 0, 1  # indices of the two colours of a body
ABOVE = 1.04  # the path is drawn for a point slightly beyond the end of the body, by this factor


def frame_at(azimuth: float, elevation: float) -> np.ndarray:
    """Return the directions right, up and towards the viewer of a view with the third axis pointing up."""
    c, s = np.cos(elevation), np.sin(elevation)
    towards = np.array([c * np.cos(azimuth), c * np.sin(azimuth), s])
    right = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
    return np.stack([right, np.cross(towards, right), towards])


class Surface(NamedTuple):
    """The surface of a body: convex polygons whose vertices are counter-clockwise as seen from outside.

    vertices : (n, 3)
    faces : indices of the vertices of each polygon
    tones : LIGHT or DARK, the colour of each face
    marks : number of decorations, which are the last faces and lie on top of others
    edged : whether the edges of polygons are drawn
    ends : possible ends of the body, (k, 3); the path of the end farthest from the origin is drawn
    """

    vertices: np.ndarray
    faces: tuple[tuple[int, ...], ...]
    tones: np.ndarray
    marks: int
    edged: bool
    ends: np.ndarray

    def placed(self, Q: np.ndarray, offset: np.ndarray) -> Surface:
        """Return the surface rotated by Q and then shifted by `offset`."""
        return self._replace(vertices=self.vertices @ Q.T + offset, ends=self.ends @ Q.T + offset)

    @property
    def tip(self) -> np.ndarray:
        """Return the point whose path is drawn."""
        far = np.round(np.linalg.norm(self.ends, axis=1), 9)
        return np.asarray(ABOVE * self.ends[int(np.argmax(far))])

    @property
    def radius(self) -> float:
        """Return the radius of the smallest ball about the origin that contains the surface."""
        return float(np.linalg.norm(self.vertices, axis=1).max())

    def triangles(self) -> np.ndarray:
        """Return triangles that make up the faces, as indices of vertices, (m, 3)."""
        return np.array([(f[0], f[k], f[k + 1]) for f in self.faces for k in range(1, len(f) - 1)])


def box(a: float, b: float, c: float) -> Surface:
    """Return a box.  Two sides are dark and three have an inlay, so that every rotation is visible."""
    half = 0.5 * np.array([a, b, c])
    corners = half * np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    faces: list[tuple[int, ...]] = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    tones = [DARK, DARK, LIGHT, LIGHT, LIGHT, LIGHT]
    vertices = list(corners)
    for k in (1, 3, 5):  # inlays on the sides +x, +y and +z
        side = corners[list(faces[k])]
        centre = side.mean(axis=0)
        rim = 0.22 * min(np.linalg.norm(side[1] - side[0]), np.linalg.norm(side[2] - side[1]))
        inner = side - centre
        flat = np.abs(inner) > 1e-12 * half.max()
        inner = np.where(flat, np.sign(inner) * (np.abs(inner) - rim), inner)
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        tones.append(1 - tones[k])
        vertices += list(centre * (1 + 1e-3) + inner)
    long = int(np.argmax(half))
    end = np.eye(3)[long] * half[long]
    return Surface(np.array(vertices), tuple(faces), np.array(tones), 3, True, np.array([end, -end]))


def turned(profile: Sequence[tuple[float, float]]) -> Surface:
    """Return a solid of revolution, from points (radius, z) with increasing z, with quarters in two colours."""
    angle = 2 * np.pi * np.arange(AROUND) / AROUND
    circle = np.stack([np.cos(angle), np.sin(angle), np.zeros(AROUND)], axis=-1)
    vertices: list[np.ndarray] = []
    rings: list[list[int]] = []
    for radius, z in profile:
        many = radius > 0
        points = radius * circle + [0, 0, z] if many else np.array([[0.0, 0.0, z]])
        at = list(range(len(vertices), len(vertices) + len(points)))
        vertices += list(points)
        rings.append(at if many else at * AROUND)
    faces, tones = [], []
    for below, above in pairwise(rings):
        for k in range(AROUND):
            j = (k + 1) % AROUND
            corners = tuple(dict.fromkeys((below[k], below[j], above[j], above[k])))
            if len(corners) < 3:
                continue
            faces.append(corners)
            tones.append(DARK if (4 * k // AROUND) % 2 else LIGHT)
    ends = np.array([[0.0, 0.0, profile[-1][1]], [0.0, 0.0, profile[0][1]]])
    return Surface(np.array(vertices), tuple(faces), np.array(tones), 0, False, ends)


def cylinder(radius: float, height: float) -> Surface:
    h = 0.5 * height
    return turned([(0, -h), (0.5 * radius, -h), (radius, -h), (radius, 0.0), (radius, h), (0.5 * radius, h), (0, h)])


def cone(radius: float, height: float) -> Surface:
    """Return a cone with its tip below and its centre of mass at the origin.  `Body.cone` has its tip above."""
    z = -0.75 * height
    return turned([(0, z), *((k / 6 * radius, z + k / 6 * height) for k in range(1, 7)), (0.5 * radius, z + height),
                   (0, z + height)])  # fmt: skip


def ellipsoid(a: float, b: float, c: float) -> Surface:
    polar = np.pi * np.arange(25) / 24
    ball = turned([(float(np.sin(p)) if 0 < k < 24 else 0.0, -float(np.cos(p))) for k, p in enumerate(polar)])
    tones = ball.tones.copy()
    rows = np.array([ball.vertices[list(f)][:, 2].mean() for f in ball.faces])
    tones[rows > 0] = 1 - tones[rows > 0]  # colours alternate like a chequerboard
    size = np.array([a, b, c])
    long = int(np.argmax(size)) if size.max() > size.min() else 2
    return ball._replace(vertices=ball.vertices * size, tones=tones, ends=(np.eye(3)[long] * size)[None])


def triangles(vertices: np.ndarray, faces: np.ndarray) -> Surface:
    far = vertices[np.argmax(np.linalg.norm(vertices, axis=1))]
    made = tuple(tuple(int(i) for i in f) for f in faces)
    return Surface(vertices, made, np.zeros(len(faces), int), 0, False, far[None])


FORMS: dict[str, Callable[..., Surface]] = {
    "box": box, "cylinder": cylinder, "ellipsoid": ellipsoid, "sphere": lambda r: ellipsoid(r, r, r),
}  # fmt: skip


def surface_of(body: Body, arm: np.ndarray | None = None) -> Surface:
    """Return the surface of a body; `arm` points from a fixed point to the centre of mass, if weight acts on it."""
    if body.mesh is not None:
        return triangles(body.mesh.vertices - body.reference, body.mesh.faces)
    # the tip of a cone points up, or it is the point about which the body turns
    if body.form is not None and body.form.kind == "cone":
        flip = 1.0 if body.reference[2] < 0 else -1.0
        return cone(*body.form.size).placed(np.diag([1.0, flip, flip]), -body.reference)
    if body.form is not None:
        return FORMS[body.form.kind](*body.form.size).placed(np.eye(3), -body.reference)
    I, Q, mass = np.asarray(body.moments), np.asarray(body.axes), body.mass or 1.0
    equal = [k for k in range(3) if abs(I[(k + 1) % 3] - I[(k + 2) % 3]) <= 1e-9 * I.max()]
    if len(equal) == 3:
        return ellipsoid(*[float(np.sqrt(2.5 * I[0] / mass))] * 3)
    if len(equal) != 1:
        return box(*equivalent_box(I, body.mass)).placed(Q, np.zeros(3))
    k = equal[0]
    along, across = float(I[k]), float(I[(k + 1) % 3])
    frame = Q[:, [(k + 1) % 3, (k + 2) % 3, k]]
    if arm is not None and abs(arm @ frame[:, 2]) > 1 - 1e-6:
        radius = np.sqrt(10 / 3 * along / mass)
        height = np.sqrt(max(5 / 3 * across / mass - radius**2 / 4, (0.05 * radius) ** 2))
        up = np.sign(arm @ frame[:, 2])
        return cone(radius, height).placed(np.eye(3), np.array([0, 0, 0.75 * height])).placed(frame * up, np.zeros(3))
    radius = np.sqrt(2 * along / mass)
    height = np.sqrt(max(12 * across / mass - 3 * radius**2, (0.04 * radius) ** 2))
    return cylinder(radius, height).placed(frame, np.zeros(3))


def weight_arm(run: Trajectory) -> np.ndarray | None:
    """Return the direction from the fixed point to the centre of mass; None without fixed point or weight."""
    if run.setup.flies:
        return None
    for part in run.setup.torque.parts:
        facts = part.describe() or {}
        if facts.get("model") == "heavy_top" and np.shape(facts["axis"]) == (3,) and np.ndim(facts["mgl"]) == 0:
            axis = np.asarray(facts["axis"], float) * np.sign(facts["mgl"] or 1.0)
            return np.asarray(axis / np.linalg.norm(axis))
    return None


def contact_facts(torque: Torque) -> dict[str, Any] | None:
    """Return the description of the ground that a body can touch, or None if there is no ground."""
    parts = (q.describe() for q in torque.parts if q.flies and q.name == "ground")
    return next((known for known in parts if known is not None), None)


def ground_level(torque: Torque) -> float | None:
    """Return the height of the ground that a body can touch, or None if there is no level ground."""
    known = contact_facts(torque)
    return None if known is None or not np.allclose(np.cross(known["normal"], [0, 0, 1]), 0) else float(known["level"])


def touching_form(torque: Torque) -> tuple[Form, np.ndarray, np.ndarray] | None:
    """Return the solid with which a body touches the ground, its axes and its centre; None if it cannot be drawn."""
    known = contact_facts(torque)
    shape = None if known is None else known["shape"]
    if not isinstance(shape, dict):
        return None
    centre = np.asarray(shape["centre"], float)
    if centre.ndim != 1 or any(np.ndim(shape.get(k, 0.0)) for k in ("radius", "edge", "a", "b", "c")):
        return None  # the bodies of a batch have different shapes
    if shape["shape"] == "sphere":
        return Form("sphere", (float(shape["radius"]),)), np.eye(3), centre
    if shape["shape"] == "ellipsoid":
        return Form("ellipsoid", tuple(float(shape[k]) for k in "abc")), np.asarray(shape["axes"], float), centre
    axis = np.asarray(shape["axis"], float)
    if not np.allclose(np.cross(axis, [0, 0, 1]), 0):
        return None
    radius, edge = float(shape["radius"]) + float(shape["edge"]), float(shape["edge"])
    return Form("cylinder", (radius, max(2 * edge, 0.02 * radius))), np.eye(3), centre


def touching_surface(torque: Torque) -> Surface | None:
    """Return the surface with which a body touches the ground, or None if it cannot be drawn."""
    if (found := touching_form(torque)) is None:
        return None
    form, axes, centre = found
    return FORMS[form.kind](*form.size).placed(axes, centre)


def surface_for(shape: Any, run: Trajectory) -> Surface:
    """Return the surface of `shape`: a Body, a mesh file, vertices and triangles, or None for the body of the run."""
    if shape is None:
        body = run.body
        touching = touching_surface(run.setup.torque) if body.mesh is None and body.form is None else None
        return surface_of(body, weight_arm(run)) if touching is None else touching
    if isinstance(shape, Body):
        if shape.batch is not None:
            raise InvalidInput("shape must be one body, not a batch")
        return surface_of(shape)
    if not isinstance(shape, (str, Path, tuple, list)) and not hasattr(shape, "vertices"):
        raise InvalidInput(f"shape must be a Body, a mesh file, or vertices and triangles; got {shape!r}")
    return triangles(*enclosed(shape, 1.0)[0][:2])

"""Surfaces of bodies for films: polygons with tones, in body axes from the point about which the body turns.

A body that was made as a box, a cylinder, a cone or an ellipsoid, or from a mesh, is drawn with this shape.  For others
only the inertia is known: they are drawn as the uniform solid with this inertia, a box, a cylinder if two moments are
equal, or a sphere.  Under a weight (`polhode.torques.heavy_top`) a body with two equal moments is a cone on its tip. On
the ground (`polhode.forces.ground`) such a body is drawn as the surface with which it touches the ground.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..body import Body
from ..errors import InvalidInput
from ..mesh import enclosed, equivalent_box

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory
    from ..torques.base import Torque

AROUND = 48  # number of facets of round shapes
LIGHT, DARK = 0, 1  # tones
ABOVE = 1.04  # relative distance of the end of a body whose path is drawn


class Surface(NamedTuple):
    """Convex polygons, counter-clockwise from outside.

    vertices : (n, 3)
    faces : indices of the vertices of each polygon
    tones : LIGHT or DARK for each face
    marks : number of faces at the end of the list that lie on other faces
    edged : whether the edges of polygons are drawn
    ends : points of the body, (k, 3); the path of the one farthest from the fixed point is drawn
    """

    vertices: np.ndarray
    faces: tuple[tuple[int, ...], ...]
    tones: np.ndarray
    marks: int
    edged: bool
    ends: np.ndarray

    def placed(self, Q: np.ndarray, offset: np.ndarray) -> Surface:
        """The surface turned by Q and then moved."""
        return self._replace(vertices=self.vertices @ Q.T + offset, ends=self.ends @ Q.T + offset)

    @property
    def tip(self) -> np.ndarray:
        """The end whose path is drawn."""
        far = np.round(np.linalg.norm(self.ends, axis=1), 9)
        return np.asarray(ABOVE * self.ends[int(np.argmax(far))])

    @property
    def radius(self) -> float:
        """Radius of the ball about the origin that contains it."""
        return float(np.linalg.norm(self.vertices, axis=1).max())


def box(a: float, b: float, c: float) -> Surface:
    """A box; two sides are dark, and three have an inlay, so that every rotation is visible."""
    half = 0.5 * np.array([a, b, c])
    corners = half * np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    faces: list[tuple[int, ...]] = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    tones = [DARK, DARK, LIGHT, LIGHT, LIGHT, LIGHT]
    vertices = list(corners)
    for k in (1, 3, 5):  # on +x, +y, +z
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
    """A body of revolution about z, from points (radius, z) with z rising; its quarters have two tones."""
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
    """A cone with its tip below and its centre of mass at the origin; like `Body.cone`, except for the direction."""
    z = -0.75 * height
    return turned([(0, z), *((k / 6 * radius, z + k / 6 * height) for k in range(1, 7)), (0.5 * radius, z + height),
                   (0, z + height)])  # fmt: skip


def ellipsoid(a: float, b: float, c: float) -> Surface:
    polar = np.pi * np.arange(25) / 24
    ball = turned([(float(np.sin(p)) if 0 < k < 24 else 0.0, -float(np.cos(p))) for k, p in enumerate(polar)])
    tones = ball.tones.copy()
    rows = np.array([ball.vertices[list(f)][:, 2].mean() for f in ball.faces])
    tones[rows > 0] = 1 - tones[rows > 0]  # a chequerboard of octants
    size = np.array([a, b, c])
    long = int(np.argmax(size)) if size.max() > size.min() else 2
    return ball._replace(vertices=ball.vertices * size, tones=tones, ends=(np.eye(3)[long] * size)[None])


def triangles(vertices: np.ndarray, faces: np.ndarray) -> Surface:
    far = vertices[np.argmax(np.linalg.norm(vertices, axis=1))]
    made = tuple(tuple(int(i) for i in f) for f in faces)
    return Surface(vertices, made, np.zeros(len(faces), int), 0, False, far[None])


FORMS: dict[str, Callable[..., Surface]] = {"box": box, "cylinder": cylinder, "ellipsoid": ellipsoid}


def surface_of(body: Body, arm: np.ndarray | None = None) -> Surface:
    """The surface of a body.

    arm : the direction from the fixed point to the centre of mass, in body axes, of a body that only turns under its
        weight.
    """
    if body.mesh is not None:
        return triangles(body.mesh.vertices - body.reference, body.mesh.faces)
    # its tip is up, or it is the point about which the body turns
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
    """The direction from the fixed point to the centre of mass, if the body only turns and a weight acts on it."""
    if run.setup.flies:
        return None
    for part in run.setup.torque.parts:
        facts = part.describe() or {}
        if facts.get("model") == "heavy_top" and np.shape(facts["axis"]) == (3,) and np.ndim(facts["mgl"]) == 0:
            axis = np.asarray(facts["axis"], float) * np.sign(facts["mgl"] or 1.0)
            return np.asarray(axis / np.linalg.norm(axis))
    return None


def contact_facts(torque: Torque) -> dict[str, Any] | None:
    """The numbers of the ground that a body can touch, if there is one."""
    parts = (q.describe() for q in torque.parts if q.flies and q.name == "ground")
    return next((known for known in parts if known is not None), None)


def ground_level(torque: Torque) -> float | None:
    """The height of the level ground that a body can touch, if there is one."""
    known = contact_facts(torque)
    return None if known is None or not np.allclose(np.cross(known["normal"], [0, 0, 1]), 0) else float(known["level"])


def touching_surface(torque: Torque) -> Surface | None:
    """The surface with which a body touches the ground, if it can be drawn."""
    known = contact_facts(torque)
    shape = None if known is None else known["shape"]
    if not isinstance(shape, dict):
        return None
    centre = np.asarray(shape["centre"], float)
    if centre.ndim != 1 or any(np.ndim(shape.get(k, 0.0)) for k in ("radius", "edge", "a", "b", "c")):
        return None  # the bodies of a batch have different ones
    if shape["shape"] == "sphere":
        return ellipsoid(*[float(shape["radius"])] * 3).placed(np.eye(3), centre)
    if shape["shape"] == "ellipsoid":
        sizes = (float(shape[k]) for k in "abc")
        return ellipsoid(*sizes).placed(np.asarray(shape["axes"], float), centre)
    axis = np.asarray(shape["axis"], float)
    if not np.allclose(np.cross(axis, [0, 0, 1]), 0):
        return None
    radius, edge = float(shape["radius"]) + float(shape["edge"]), float(shape["edge"])
    return cylinder(radius, max(2 * edge, 0.02 * radius)).placed(np.eye(3), centre)


def surface_for(shape: Any, run: Trajectory) -> Surface:
    """The shape that the user gives: a Body, a mesh file, or vertices and triangles; None for the body of the run."""
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

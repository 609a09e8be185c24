"""How bodies and their surroundings are drawn: shapes for some problems, for solids and for tops.

If the parts of a drawn body have masses, the drawn body has the same inertia as the computed one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..body import Body, Form
from ..catalogue import PROBLEMS
from ..pictures.solids import contact_facts, ellipsoid, touching_form
from ..run.setup import Setup
from ..torques.base import Torque

G = 9.81
Table = dict[str, Any]


class Part(NamedTuple):
    """One solid part of a drawn body, in the user's axes (m)."""

    kind: str  # box, cylinder, cone, sphere
    size: tuple[float, float, float]  # edges of a box; two diameters and the height for other kinds
    at: tuple[float, float, float] = (0.0, 0.0, 0.0)  # position of its middle
    axis: str = "z"  # axis of a cylinder or cone
    tone: str = "main"  # main, second, panel or dark
    mass: float = 0.0  # 0 for parts that do not contribute to the inertia
    skew: tuple[float, float, float] | None = None  # direction of the axis, if it is not along x, y or z

    def table(self) -> Table:
        axis = {"axis": list(self.skew or np.eye(3)["xyz".index(self.axis)])}
        return {"kind": self.kind, "size": list(self.size), "at": list(self.at), "tone": self.tone, **axis}


def handle_parts() -> list[Part]:
    """Return the T-handle: a bar along x and a handle along z, with the same density."""
    bar, handle, r, rho = 0.12, 0.06, 0.006, 2700.0
    mb, mh = (rho * math.pi * r * r * length for length in (bar, handle))
    middle = 0.5 * handle * mh / (mb + mh)
    return [
        Part("cylinder", (2 * r, 2 * r, bar), (0.0, 0.0, -middle), "x", "second", mb),
        Part("cylinder", (2 * r, 2 * r, handle), (0.0, 0.0, 0.5 * handle - middle), "z", "main", mh),
    ]


def satellite_parts() -> list[Part]:
    """Return a satellite with the moments 90, 120 and 160: a cube (the bus) and two panels in the plane of x and y."""
    bus = 50.0  # contribution of the bus to each moment: 90 + 120 - 160
    panel, tall = 20.0, math.sqrt(12.0)  # from the condition 2 panel tall^2/12 = 90 - bus
    side = math.sqrt(6.0 * bus / 400.0)
    inner = 0.5 * side + 0.1
    reach = (120.0 - bus) / (2 * panel)  # equals wide^2/12 + (inner + wide/2)^2
    wide = (-inner + math.sqrt(inner**2 - 4 / 3 * (inner**2 - reach))) / (2 / 3)
    middle = inner + 0.5 * wide
    panels = [Part("box", (wide, tall, 0.0), (s * middle, 0.0, 0.0), tone="panel", mass=panel) for s in (1, -1)]
    arms = [Part("cylinder", (0.09, 0.09, 0.1), (s * (0.5 * side + 0.05), 0.0, 0.0), "x", "dark") for s in (1, -1)]
    dish = Part("cone", (0.6, 0.6, 0.24), (0.0, 0.0, -0.5 * side - 0.12), tone="second")
    return [Part("box", (side, side, side), mass=400.0), *panels, *arms, dish]


def top_parts(moments: np.ndarray, mgl: float) -> list[Part] | None:
    """Return a disc on a stem that stands on its tip at the origin, with these moments and this weight, or None."""
    I = np.asarray(moments, float)
    arm2 = 0.5 * (I[0] + I[1] - I[2])  # m l^2, if the disc is a thin plate perpendicular to the stem
    ml = abs(mgl) / G
    if not (arm2 > 1e-3 * I.max() and ml > 0 and min(I[0], I[1]) > arm2):
        return None
    arm = arm2 / ml
    mass = ml / arm
    a, b = 4 * math.sqrt((I[1] - arm2) / mass), 4 * math.sqrt((I[0] - arm2) / mass)  # diameters along x and y
    side = math.copysign(arm, mgl)
    thin = 0.04 * min(a, b)
    stem = 0.05 * max(arm, 0.3 * min(a, b))
    return [
        Part("cylinder", (a, b, 0.0), (0.0, 0.0, side), mass=mass),
        Part("cylinder", (0.97 * a, 0.97 * b, 2 * thin), (0.0, 0.0, side)),
        Part("cylinder", (0.3 * a, 0.3 * b, 5 * thin), (0.0, 0.0, side), tone="second"),
        Part("cylinder", (stem, stem, 1.05 * arm), (0.0, 0.0, 0.725 * side), tone="dark"),
        Part("cone", (2.4 * stem, 2.4 * stem, -0.22 * side), (0.0, 0.0, 0.11 * side), tone="dark"),
    ]


def weighted_parts(body: Body, axis: Any) -> list[Part]:
    """Return a body on a pivot, with a weight off its principal axes: the box with its inertia, and a ball."""
    size = box_edges(body.moments, body.mass)
    a = np.asarray(axis, float) / np.linalg.norm(axis)
    reach = 0.62 * float(np.linalg.norm(size))
    bob = 0.16 * reach
    return [
        Part("box", (size[0], size[1], size[2])),
        Part("cylinder", (0.3 * bob, 0.3 * bob, reach), tuple(0.5 * reach * a), tone="dark", skew=tuple(a.tolist())),
        Part("sphere", (2 * bob, 2 * bob, 2 * bob), tuple(reach * a), tone="second"),
    ]


NAMED: dict[str, Callable[[], list[Part]]] = {
    "dzhanibekov": handle_parts,
    "satellite": satellite_parts,
    # the cone of Betsch and Siebert, standing on its tip
    "gyro-top": lambda: [Part("cone", (0.1, 0.1, -0.1), (0.0, 0.0, 0.05), tone="main")],
    "contact": lambda: top_parts(PROBLEMS["contact"].body.moments, 5.0) or [],
}
UNIT_FLOOR = {"contact": -0.4}  # height of the floor, divided by the distance from the tip of the top to its disc


def box_edges(moments: Any, mass: float | None) -> tuple[float, float, float]:
    """Return the edges of the box with these moments.  A flat body, or one that cannot exist, becomes a thin box."""
    I = np.asarray(moments, float)
    squares = 6.0 * (I.sum() - 2.0 * I)
    squares = np.maximum(squares, 1e-3 * squares.max())
    a, b, c = np.sqrt(squares / (mass or 1.0)).tolist()
    return a, b, c


def is_problem(body: Body, name: str) -> bool:
    """Return whether a body has the name and the inertia of the body of this problem."""
    if body.name != name or name not in PROBLEMS or body.batch is not None:
        return False
    return bool(np.allclose(body.inertia, PROBLEMS[name].body.inertia, 1e-9, 0.0))


def weight(tables: list[Table]) -> Table | None:
    """Return the heavy_top among the torques of a run, or None."""
    return next((q for q in tables if q["model"] == "heavy_top"), None)


def body_shape(body: Body) -> Table:
    """Return the usual shape of a body: its mesh, the solid from which it was created, or the box with its inertia."""
    if body.mesh is not None:
        return mesh_shape(body.mesh.vertices - body.reference, body.mesh.faces)
    if body.form is not None:
        return solid_shape(body.form, body.reference)
    return {"kind": "box", "size": list(box_edges(body.moments, body.mass))}


def mesh_shape(vertices: np.ndarray, faces: np.ndarray) -> Table:
    return {"kind": "mesh", "vertices": vertices.astype(np.float32), "faces": faces.astype(np.uint32)}


def solid_shape(form: Form, point: np.ndarray) -> Table:
    """Return the shape of a solid that turns about this point of it."""
    about = {"about": point.tolist()} if np.any(point) else {}
    if form.kind in ("box", "ellipsoid"):
        return {"kind": form.kind, "size": list(form.size), **about}
    return {"kind": form.kind, **dict(zip(("radius", "height"), form.size)), **about}


def shape_of(setup: Setup, tables: list[Table]) -> Table:
    """Return the shape of the body: the first available of its mesh; the surface with which it touches the ground; the
    shape of its problem; a top; the solid from which it was created; the box with its inertia.
    """
    body = setup.body
    if body.mesh is not None:
        return body_shape(body)
    if (touching := touching_shape(setup.torque)) is not None:
        return touching
    name = next((n for n in NAMED if is_problem(body, n)), None)
    if name is not None:
        return {"kind": "parts", "parts": [p.table() for p in NAMED[name]()]}
    heavy = weight(tables)
    if heavy is not None and body.form is None:
        upright = np.allclose(np.asarray(heavy.get("axis", (0, 0, 1)), float)[:2], 0.0)
        plain = bool(np.allclose(body.axes, np.eye(3)))
        parts = top_parts(body.moments, float(heavy["mgl"])) if upright and plain else None
        if parts is None and plain:
            parts = weighted_parts(body, heavy.get("axis", (0, 0, 1)))
        if parts is not None:
            return {"kind": "parts", "parts": [p.table() for p in parts]}
    return body_shape(body)


def direction(v: Any) -> list[float]:
    a = np.asarray(v, float)
    return [float(x) for x in a / (np.linalg.norm(a) or 1.0)]


def scene_of(setup: Setup, acting: dict[str, list[Table]]) -> Table:
    """Return the surroundings of a body: a pivot and gravity for a top, the Earth for a satellite, a field, a floor."""
    around: Table = {}
    heavy = weight(acting["torque"])
    named = next((n for n in UNIT_FLOOR if is_problem(setup.body, n)), None)
    if named is not None:
        arm = NAMED[named]()[0].at[2]
        around |= {"pivot": True, "gravity": [0.0, 0.0, -1.0], "floor": UNIT_FLOOR[named] * arm}
    elif heavy is not None:
        up = direction(heavy.get("up", (0, 0, 1)))
        around |= {"pivot": True, "gravity": [0.0 - x for x in up]}
    for q in acting["torque"]:
        if q["model"] == "gravity_gradient":
            around["centre"] = direction(q.get("towards", (0, 0, 1)))
            if q.get("rate"):
                around |= {"normal": direction(q.get("normal", (0, 1, 0))), "rate": float(q["rate"])}
        elif q["model"] == "dipole":
            around["field"] = direction(q["field"])
    for q in acting["force"]:
        if q["model"] == "gravity":
            g = np.asarray(q.get("g", G), float)
            around["gravity"] = direction(g) if g.ndim else [0.0, 0.0, -1.0]
    return around


# --- bodies that touch the ground -------------------------------------------------------------------------------


def ground_of(torque: Torque) -> dict[str, Any] | None:
    """Return the plane that a body can touch, or None."""
    known = contact_facts(torque)
    if known is None:
        return None
    n = np.asarray(known["normal"], float)
    return {"normal": (n / np.linalg.norm(n)).tolist(), "level": float(known["level"])}


def touching_shape(torque: Torque) -> Table | None:
    """Return the surface with which a body touches the ground, or None if it cannot be drawn."""
    if (found := touching_form(torque)) is None:
        return None
    form, axes, centre = found
    if form.kind != "ellipsoid":
        return solid_shape(form, -centre)
    drawn = ellipsoid(*form.size).placed(axes, centre)
    return mesh_shape(drawn.vertices, drawn.triangles())

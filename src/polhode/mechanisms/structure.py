"""Check and assemble a mechanism, and convert it to arrays for the kernels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from ..body import Body
from ..errors import InvalidInput
from .assembly import Poses, assemble_positions, fit_velocities, is_singular, rank_at
from .elimination import plan_elimination
from .equations import TURN
from .joints import Joint, Tile
from .rattle import PLACE, PUSH, SPIN, STATE, Plan, offsets

if TYPE_CHECKING:
    from .model import Mechanism

FITS = 1e-8  # a misfit below this, relative to the size of the mechanism, counts as rounding of the user's input


@dataclass(frozen=True)
class Built:
    """A mechanism in the form for runs; attitudes and angular velocities refer to the bodies' principal axes."""

    names: tuple[str, ...]
    bodies: tuple[Body, ...]
    joints: tuple[Joint, ...]
    plan: Plan
    constants: np.ndarray
    joint_of_tile: tuple[int, ...]
    start: Poses
    v: np.ndarray  # (bodies, 3), in space
    omega: np.ndarray  # (bodies, 3), principal axes
    rank: int
    equations: int

    @property
    def freedoms(self) -> int:
        return 6 * len(self.bodies) - self.rank

    @property
    def redundant(self) -> int:
        return self.equations - self.rank

    @property
    def size(self) -> float:
        return float(self.constants[-1])

    @cached_property
    def axes(self) -> np.ndarray:
        """Principal axes of each body in the user's axes, (bodies, 3, 3)."""
        return np.array([b.axes for b in self.bodies])

    @cached_property
    def masses(self) -> np.ndarray:
        return np.array([b.mass for b in self.bodies])

    @cached_property
    def moments(self) -> np.ndarray:
        return np.array([b.moments for b in self.bodies])

    def first_state(self, stages: int) -> np.ndarray:
        """Return the state at the start of a run, with zero loads."""
        plan = self.plan
        w = np.zeros(offsets(plan).history + 9 * plan.tiles * stages)
        poses = w[: STATE * (plan.bodies + 1)].reshape(-1, STATE)
        n = plan.bodies
        poses[:n, :PLACE] = np.swapaxes(self.start.R, 1, 2).reshape(n, 9)
        poses[:n, PLACE:SPIN] = self.start.x
        poses[:n, SPIN:PUSH] = self.moments * self.omega
        poses[:n, PUSH:] = self.masses[:, None] * self.v
        poses[n, :PLACE] = np.eye(3).reshape(9)
        return w


def build(m: Mechanism, plan: Plan | None = None) -> Built:
    """Check and assemble a mechanism; `plan` is that of another mechanism with the same structure, or None."""
    check_connected(m)
    fitted = fit(as_arrays(m, plan), m.assemble)
    if is_singular(fitted):
        raise InvalidInput(
            "the mechanism starts in a singular position, in which it has more degrees of freedom than in nearby "
            "positions (a dead centre, or links on top of each other) and its motion is not determined: start it "
            "slightly away from this position"
        )
    rank = rank_at(fitted, fitted.start)
    plan = fitted.plan._replace(redundant=int(rank < fitted.equations))
    return replace(fitted, rank=rank, plan=plan)


def as_arrays(m: Mechanism, plan: Plan | None = None) -> Built:
    """Convert a mechanism to arrays, before positions and velocities are checked."""
    names, bodies = m.bodies, tuple(p.body for p in m.placed)
    axes = [b.axes for b in bodies]
    start = Poses(np.array([p.R @ q for p, q in zip(m.placed, axes, strict=True)]), np.array([p.x for p in m.placed]))
    omega = np.array([q.T @ p.omega for p, q in zip(m.placed, axes, strict=True)])
    v = np.array([p.v for p in m.placed])
    tiles = [(k, in_principal_axes(t, joint, axes)) for k, joint in enumerate(m.joints) for t in joint.tiles]
    size = max(
        [float(np.linalg.norm(a)) for _, t in tiles for a in (t.arm_a, t.arm_b)] + [t.target[0] for _, t in tiles]
    )
    size = size or 1.0
    plan = make_plan(m, tiles) if plan is None else plan
    constants = make_constants(bodies, tiles, size)
    return Built(
        names, bodies, tuple(m.joints), plan, constants, tuple(k for k, _ in tiles), start, v, omega,
        0, int(sum(t.mask.sum() for _, t in tiles)),
    )  # fmt: skip


def check_connected(m: Mechanism) -> None:
    if not m.placed:
        raise InvalidInput("the mechanism has no bodies: add some with m.add(body, position=...)")
    if not m.joints:
        raise InvalidInput("the mechanism has no joints: connect its bodies with m.ball, m.hinge, ...")
    joined = {j.a for j in m.joints} | {j.b for j in m.joints}
    for k, p in enumerate(m.placed):
        if k not in joined:
            raise InvalidInput(
                f"body {p.name!r} has no joint: connect it, or simulate it separately with ph.simulate(body, ...)"
            )
    part = list(range(len(m.placed) + 1))  # of each body and, at the end, of the ground, which has the number -1
    for joint in m.joints:
        old, new = part[joint.a], part[joint.b]
        part = [new if k == old else k for k in part]
    if len(set(part[:-1])) > 1:
        parts = [[p.name for p, k in zip(m.placed, part, strict=False) if k == one] for one in sorted(set(part[:-1]))]
        raise InvalidInput(
            f"the mechanism consists of {len(parts)} parts that no joint connects: {parts}; simulate each part "
            "separately"
        )


def in_principal_axes(t: Tile, joint: Joint, axes: list[np.ndarray]) -> Tile:
    def turned(v: np.ndarray, k: int) -> np.ndarray:
        return v if k < 0 else v @ axes[k]

    return t._replace(
        arm_a=turned(t.arm_a, joint.a), arm_b=turned(t.arm_b, joint.b), axes_a=turned(t.axes_a, joint.a),
        axes_b=turned(t.axes_b, joint.b),
    )  # fmt: skip


def make_constants(bodies: tuple[Body, ...], tiles: list[tuple[int, Tile]], size: float) -> np.ndarray:
    """Return the constants: masses and moments, the constants of the tiles, and the size of the mechanism."""
    of_bodies = [(b.mass, *b.moments) for b in bodies]
    of_tiles = [np.ravel(numbers) for _, t in tiles for numbers in t[1:]]  # ordered as ARM_A ... MASK
    return np.concatenate([*of_bodies, *of_tiles, [size]])


def make_plan(m: Mechanism, tiles: list[tuple[int, Tile]]) -> Plan:
    """Return the plan of a mechanism: its tiles, the pairs of tiles at each body, and the order of elimination."""
    n = len(m.placed)
    sides: list[list[tuple[int, int]]] = [[] for _ in range(n)]  # for each body: (tile, position of its derivative)
    for k, (j, _) in enumerate(tiles):
        for body, offset in ((m.joints[j].a, 0), (m.joints[j].b, 18)):
            if body >= 0:
                sides[body].append((k, 36 * k + offset))
    edges = {(i, j) for body in sides for i, _ in body for j, _ in body if i < j}
    pattern = plan_elimination(len(tiles), edges)
    pairs = [
        (pattern.number[i, j], row, column, k)
        for k, body in enumerate(sides)
        for i, row in body
        for j, column in body
        if (i, j) in pattern.number
    ]
    entries, rows, columns, owners = (np.array(x, np.int64) for x in zip(*pairs, strict=True))
    a, b = (np.array([end if end >= 0 else n for end in ends], np.int64) for ends in (
        [m.joints[j].a for j, _ in tiles], [m.joints[j].b for j, _ in tiles]))  # fmt: skip
    kinds = np.array([t.kind for _, t in tiles], np.int64)
    return Plan(n, len(tiles), kinds, a, b, entries, rows, columns, owners, pattern.blocks, 0, pattern.steps)


def fit(raw: Built, assemble: bool) -> Built:
    """Return the mechanism with positions and velocities that satisfy the joints.

    If they do not, and assemble is False or does not help, raise InvalidInput with the size of the misfit.
    """
    start, misfit, worst = assemble_positions(raw, assemble, FITS)
    if misfit > FITS:
        name, unit = tile_name(raw, worst)
        if assemble:
            raise InvalidInput(
                "the joints contradict each other: no positions were found that satisfy all of them. "
                f"Joint {name!r} is off by at least {misfit * unit[0]:.3g} {unit[1]}"
            )
        raise InvalidInput(
            f"the positions do not fit the joints: {name!r} is off by {misfit * unit[0]:.3g} {unit[1]}. Correct them, "
            "or allow polhode to change them: Mechanism(assemble=True)"
        )
    moved = replace(raw, start=start)
    check_axes(moved)
    v, omega, slip, worst = fit_velocities(moved)
    speed = max(float(np.abs(raw.v).max()), float(np.abs(raw.omega).max()) * raw.size)
    if slip > 1e-7 * speed and not assemble:
        name, _ = tile_name(raw, worst)
        raise InvalidInput(
            f"the velocities do not fit the joints: at {name!r} they differ by {slip:.3g}. Correct them, or allow "
            "polhode to change them: Mechanism(assemble=True)"
        )
    return replace(moved, v=v, omega=omega)


def check_axes(b: Built) -> None:
    """Raise InvalidInput if the two axes of a hinge or cylindrical joint have opposite directions.

    The equations of the joint would be satisfied.
    """
    R = [*(b.start.R @ np.swapaxes(b.axes, 1, 2)), np.eye(3)]  # the last is the ground
    for j in b.joints:
        if j.turns and (R[j.a] @ j.axis_a) @ (R[j.b] @ j.axis_b) < 0.0:
            raise InvalidInput(
                f"the axes of joint {j.name!r} point in opposite directions at the start: reverse axis_a or axis_b, or "
                "turn one of the bodies"
            )


def tile_name(raw: Built, k: int) -> tuple[str, tuple[float, str]]:
    """Return the name of the joint of a tile, and the factor and unit for its misfit."""
    return raw.joints[raw.joint_of_tile[k]].name, ((1.0, "rad") if raw.plan.kind[k] == TURN else (raw.size, "m"))

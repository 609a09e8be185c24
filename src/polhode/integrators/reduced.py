"""Splitting into rotations about two principal axes, with the part that commutes with them treated exactly.

    |Pi|^2/2 I_k   commutes with everything: it turns the body about its momentum in space, and is treated exactly
    the rest       (1/I_i - 1/I_k) Pi_i^2/2 + (1/I_j - 1/I_k) Pi_j^2/2: turns about the axes i and j

    without torque   turns i, j, i with the coefficients of a splitting; the turn about the momentum is done once,
                     when attitude and angular velocity are read from the state
    with torque      kick/2, turns i [h/2], j [h], i [h/2], the momentum's turn [h], kick/2

The errors are proportional to differences of the moments, and a step needs two turns less than one about three axes.
By default the axis k is that of the middle moment: if two moments are nearly equal, one of them is the middle one. i is
the axis with the larger rate 1/I_i - 1/I_k.  So for two nearly equal moments the turns about j are small, as some
values of `scheme` require. In many small steps, momentum and energy change by rounding like a random walk, and the
error of the attitude grows in proportion to the time.
With `compensated=True`, each turn of a free body adds its change to Pi and carries the rounding error of the sum to the
next turn (Kahan).
Symbols   Pi -> P.  The state of a free body has the components of R and P along the axes i, j, k.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from ..kernels.free_body import middle_axis
from ..kernels.loop import repeat
from ..kernels.scalar import absolute, kernel, sin_cos, where
from ..kernels.so3 import exp
from ..kernels.solve import explicit_step
from ..kernels.values import Mat3, Vec3, divide, tr
from .coefficients import SPLITTINGS, Splitting
from .record import Cost, Kernel, Kind, Method, Option, Parts, Source, symplectic_claims
from .splitting import moving, turn1, turn2
from .states import Kicked, kicked_parts, reversing

HALVES = SPLITTINGS["strang"]
SCHEMES = {  # turns about i begin and end the step
    "strang": HALVES._replace(flows=HALVES.kicks, kicks=HALVES.flows),
    "near864": SPLITTINGS["aba864"],
    "near1064": SPLITTINGS["aba1064"],
}


class Free(NamedTuple):
    R: Any  # attitude without the turn about the momentum; columns i, j, k
    P: Any  # angular momentum along i, j, k
    time: Any  # the duration of that turn: a sum, and its rounding error
    lost: Any
    lost_P: Any  # rounding error of P if compensated=True


@kernel
def cyclic(k, v):
    """Return the components of v along the two axes after axis k, in cyclic order, and along axis k."""
    return Vec3(
        where(k < 0.5, v.y, where(k < 1.5, v.z, v.x)),
        where(k < 0.5, v.z, where(k < 1.5, v.x, v.y)),
        where(k < 0.5, v.x, where(k < 1.5, v.y, v.z)),
    )


def relabelling(axis: int) -> tuple[Kernel, Kernel, Kernel]:
    """Return rates(I) and the two conversions of vectors, to the axes i, j, k and back to 1, 2, 3."""

    @kernel
    def chosen(I):
        """Return the index of k, and whether i is the second axis after k in cyclic order (otherwise the first)."""
        k = middle_axis(I)[0] if axis == 0 else axis - 1.0 + 0.0 * I.x
        c = cyclic(k, I)
        return k, absolute(1.0 / c.y - 1.0 / c.z) > absolute(1.0 / c.x - 1.0 / c.z)

    @kernel
    def rates(I):
        """Return the rates of the turns about i, about j and about the momentum."""
        k, swap = chosen(I)
        c = cyclic(k, I)
        first, second = 1.0 / c.x - 1.0 / c.z, 1.0 / c.y - 1.0 / c.z
        return where(swap, second, first), where(swap, first, second), 1.0 / c.z

    @kernel
    def to(I, v):
        """Convert to the axes i, j, k by a cyclic permutation and, if `swap`, a quarter turn about k."""
        k, swap = chosen(I)
        c = cyclic(k, v)
        return Vec3(where(swap, c.y, c.x), where(swap, -c.x, c.y), c.z)

    @kernel
    def fro(I, v):
        k, swap = chosen(I)
        a, b = where(swap, -v.y, v.x), where(swap, v.x, v.y)
        return Vec3(
            where(k < 0.5, v.z, where(k < 1.5, b, a)),
            where(k < 0.5, a, where(k < 1.5, v.z, b)),
            where(k < 0.5, b, where(k < 1.5, a, v.z)),
        )

    return rates, to, fro


def relabelling_with_attitude(axis: int) -> tuple[Kernel, Kernel, Kernel]:
    """Return the functions of `relabelling`, with conversions of R and P together."""
    rates, *changes = relabelling(axis)

    def of_both(change):
        @kernel
        def changed(I, R, P):
            S = tr(R)
            return tr(Mat3(change(I, S.e1), change(I, S.e2), change(I, S.e3))), change(I, P)

        return changed

    return rates, *map(of_both, changes)


@kernel
def two_turns(s, row, c):
    R, P = s
    a, b = row
    i, j, h = c
    sine, cosine = sin_cos((a * h) * i * P.x)
    R, P = turn1(R, P, sine, cosine)
    sine, cosine = sin_cos((b * h) * j * P.y)
    return turn2(R, P, sine, cosine)


@kernel
def added(x, d, lost):
    """Return x + d and the rounding error of the sum (Kahan)."""
    d = d - lost
    y = x + d
    return y, (y - x) - d


@kernel
def small_turn(angle):
    """Return sine, cosine and 1 - cosine, all to full precision."""
    s, c = sin_cos(angle)
    near = c > 0.0
    return s, c, where(near, s * s / where(near, 1.0 + c, 1.0), 1.0 - c)


@kernel
def turn_i(R, P, lost, angle):
    s, c, v = small_turn(angle)
    y, ly = added(P.y, s * P.z - v * P.y, lost.y)
    z, lz = added(P.z, -(s * P.y) - v * P.z, lost.z)
    return turn1(R, P, s, c)[0], Vec3(P.x, y, z), Vec3(lost.x, ly, lz)


@kernel
def turn_j(R, P, lost, angle):
    s, c, v = small_turn(angle)
    z, lz = added(P.z, s * P.x - v * P.z, lost.z)
    x, lx = added(P.x, -(s * P.z) - v * P.x, lost.x)
    return turn2(R, P, s, c)[0], Vec3(x, P.y, z), Vec3(lx, lost.y, lz)


@kernel
def two_turns_compensated(s, row, c):
    R, P, lost = s
    a, b = row
    i, j, h = c
    R, P, lost = turn_i(R, P, lost, (a * h) * i * P.x)
    return turn_j(R, P, lost, (b * h) * j * P.y)


def turns(scheme: Splitting) -> Kernel:
    rows, last = tuple(zip(scheme.flows, scheme.kicks, strict=False)), scheme.flows[-1]

    @kernel
    def turned(R, P, i, j, h):
        R, P = repeat(two_turns, rows, (R, P), (i, j, h))
        sine, cosine = sin_cos((last * h) * i * P.x)
        return turn1(R, P, sine, cosine)

    return turned


def axis_number(axis: str) -> int:
    return 0 if axis == "middle" else int(axis)


def mr2_reduced(axis: str = "middle", scheme: str = "strang", compensated: bool = False) -> Parts:
    rates, to, fro = relabelling_with_attitude(axis_number(axis))
    turned = turns(SCHEMES[scheme])

    @partial(moving, drifts=True)
    @kernel
    def free_motion(R, P, I, h):
        i, j, common = rates(I)
        R, P = to(I, R, P)
        R, P = turned(R, P, i, j, h)
        return fro(I, R @ exp((h * common) * P), P)

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        R, P = free_motion(s.R, s.P + g * s.T, I, h)
        T = torque(t + h, R, divide(P + g * s.T, I), p)
        return Kicked(R, P + g * T, T), explicit_step(P)

    return kicked_parts(step)


def mr2_reduced_free(axis: str = "middle", scheme: str = "strang", compensated: bool = False) -> Parts:
    rates, to, fro = relabelling_with_attitude(axis_number(axis))
    turned = turns(SCHEMES[scheme])
    c = SCHEMES[scheme]
    rows, last = tuple(zip(c.flows, c.kicks, strict=False)), c.flows[-1]

    @kernel
    def turned_compensated(R, P, lost, i, j, h):
        R, P, lost = repeat(two_turns_compensated, rows, (R, P, lost), (i, j, h))
        return turn_i(R, P, lost, (last * h) * i * P.x)

    @kernel
    def start(torque, p, I, h, t, R, W):
        R, P = to(I, R, I @ W)
        o = 0.0 * P.x
        return Free(R, P, o, o, Vec3(o, o, o))

    @kernel
    def step(torque, p, I, h, t, s):
        i, j, _ = rates(I)
        if compensated:
            R, P, lost_P = turned_compensated(s.R, s.P, s.lost_P, i, j, h)
        else:
            (R, P), lost_P = turned(s.R, s.P, i, j, h), s.lost_P
        time, lost = added(s.time, h, s.lost)
        return Free(R, P, time, lost, lost_P), explicit_step(P)

    @kernel
    def finish(I, s):
        _, _, common = rates(I)
        R, P = fro(I, s.R @ exp(((s.time - s.lost) * common) * s.P), s.P)
        return R, divide(P, I)

    return Parts(step, start, finish, reversing(Free, "P", "time", "lost", "lost_P"))


def refine(method: Method, options: Mapping[str, Any]) -> Method:
    if options["scheme"] == "strang" and not options["compensated"]:
        return method
    order = SCHEMES[options["scheme"]].order
    claims = replace(method.claims, order=order, momentum_order=order, velocity_order=None)
    return replace(method, claims=claims, accepts=Kind.FREE, cost=Cost(step=0))


METHODS = (
    Method(
        name="mr2_reduced",
        summary="splitting into rotations about two axes and the momentum",
        build=mr2_reduced,
        free=mr2_reduced_free,
        accepts=Kind.VELOCITY,
        claims=symplectic_claims(2, velocity_order=2),
        cost=Cost(start=1, step=1),
        source=Source("mclachlan1993", "splitting, with |Pi|^2 treated separately", also=("reich1994",)),
        options={
            "axis": Option("middle", ("middle", "1", "2", "3"), "the common axis k"),
            "scheme": Option(
                "strang", tuple(SCHEMES), "coefficients of the turns; all except strang: free bodies only"
            ),
            "compensated": Option(False, (False, True), "compensate rounding errors of the momentum; free bodies only"),
        },
        refine=refine,
    ),
)

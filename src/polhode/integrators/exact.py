"""The exact motion of a free body as a method, for steps of any length, with no error except rounding.

    R <- R E,  Pi <- E^T Pi,  E by Jacobi's elliptic functions and the third elliptic integral

See `kernels/free_body.py`.  The rounding errors of steps accumulate like a random walk.  With origin="start", the state
contains the start of the run and the time since then, and every state of motion is computed directly from the start:
energy and momentum are as accurate after 10^7 steps as after one.
Symbols   Pi -> P.
"""

from math import inf
from typing import Any, NamedTuple

from ..kernels.flight import moved
from ..kernels.free_body import free_rotation
from ..kernels.scalar import kernel
from ..kernels.solve import explicit_step
from ..kernels.values import divide
from .record import EXACT, Claims, Cost, Kind, Method, Option, Parts, Source, Task
from .states import Momentum, momentum_parts, reversing


@kernel
def exact_free_step(torque, p, I, h, t, s):
    E, P = free_rotation(I, s.P, h)
    return Momentum(s.R @ E, P), explicit_step(P)


class Elapsed(NamedTuple):
    """The state of motion at the start, and the time since then."""

    R0: Any
    P0: Any
    time: Any
    low: Any  # accumulated rounding error of the time


@kernel
def elapsed_start(torque, p, I, h, t, R, W):
    P = I @ W
    return Elapsed(R, P, 0.0 * P.x, 0.0 * P.x)


@kernel
def elapsed_step(torque, p, I, h, t, s):
    """Advance the time; `finish` computes the motion."""
    time, low = moved(s.time, s.low, h)
    return Elapsed(s.R0, s.P0, time, low), explicit_step(s.P0)


@kernel
def elapsed_finish(I, s):
    E, P = free_rotation(I, s.P0, s.time)
    return s.R0 @ E, divide(P, I)


ORIGINS = {
    "step": momentum_parts(exact_free_step),
    "start": Parts(elapsed_step, elapsed_start, elapsed_finish, reversing(Elapsed, "P0", "time", "low")),
}


def exact_free(origin: str = "step") -> Parts:
    return ORIGINS[origin]


METHODS = (
    Method(
        name="exact_free",
        automatic=(Task.FREE,),
        summary="the exact motion of a free body",
        build=exact_free,
        accepts=Kind.FREE,
        claims=Claims(order=inf, symplectic=True, reversible=True, free_energy=EXACT, energy=None, momentum=EXACT),
        cost=Cost(start=0, step=0),
        turn_limit=inf,
        options={
            "origin": Option(
                "step", tuple(ORIGINS), "compute the motion from the previous step, or from the start of the run"
            )
        },
        source=Source("whittaker1937", "section 69", "arranged as in kernels/free_body.py"),
    ),
)

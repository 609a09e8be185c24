"""Define methods that are wrong on purpose. Each law must reject one of them."""

from contextlib import contextmanager
from dataclasses import replace

from polhode.integrators import METHODS
from polhode.integrators.record import Parts
from polhode.integrators.splitting import mr2
from polhode.integrators.states import Kicked, Momentum, kicked_reverse, kicked_start, momentum_finish, momentum_reverse
from polhode.integrators.states import momentum_start as start
from polhode.kernels.scalar import kernel
from polhode.kernels.so3 import exp
from polhode.kernels.solve import explicit
from polhode.kernels.values import Vec3, cross, divide, tr


@kernel
def euler_step(torque, p, I, h, t, s):
    """Make a step of first order, which uses the velocity at the start of the step throughout."""
    W = divide(s.P, I)
    E = exp(h * W)
    return Momentum(s.R @ E, tr(E) @ (s.P + h * torque(t, s.R, W, p))), explicit(s.P.x)


@kernel
def late_step(torque, p, I, h, t, s):
    """Make a step that calls the torque at the wrong time, which is an error only for torques that depend on time."""
    W = divide(s.P, I)
    middle = divide(s.P + 0.5 * h * (cross(s.P, W) + torque(t, s.R, W, p)), I)
    E = exp(h * middle)
    half = exp(0.5 * h * W)
    T = half @ torque(t, s.R @ half, middle, p)
    return Momentum(s.R @ E, tr(E) @ (s.P + h * T)), explicit(s.P.x)


inner = mr2().step


@kernel
def tilted_step(torque, p, I, h, t, s):
    """Make a step that adds a small turn about an axis fixed in space, so that the method is not invariant under
    rotations.
    """
    s, report = inner(torque, p, I, h, t, s)
    E = exp((h * h * h) * (tr(s.R) @ Vec3(0.01, 0.0, 0.0)))
    return Kicked(s.R @ E, s.P, s.T), report


@kernel
def wasteful_step(torque, p, I, h, t, s):
    """Make a step that calls the torque once more than the record says."""
    T = torque(t, s.R, divide(s.P, I), p)
    return inner(torque, p, I, h, t, Kicked(s.R, s.P, T))


@kernel
def stretched_step(torque, p, I, h, t, s):
    """Make a step that leaves the group of rotations."""
    s, report = inner(torque, p, I, h, t, s)
    return Kicked((1.0 + 1e-9) * s.R, s.P, s.T), report


momentum_parts = (start, momentum_finish, momentum_reverse)
kicked_parts = (kicked_start, momentum_finish, kicked_reverse)
STEPS = {
    "euler": (euler_step, momentum_parts),
    "late": (late_step, momentum_parts),
    "tilted": (tilted_step, kicked_parts),
    "wasteful": (wasteful_step, kicked_parts),
    "stretched": (stretched_step, kicked_parts),
}


@contextmanager
def control(name):
    """Register a wrong method with the claims of mr2, for the duration of the block."""
    step, others = STEPS[name]
    build = PARTS.setdefault(name, lambda: Parts(step, *others))
    key = f"control_{name}"
    METHODS._methods[key] = replace(METHODS["mr2"], name=key, build=build, options={}, aliases=())
    try:
        yield key
    finally:
        del METHODS._methods[key]


PARTS = {}

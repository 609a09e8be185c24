"""Symmetric compositions: several steps of a method, of different lengths, form one step of higher order.

    Phi_h = phi_{x_m h} ... phi_{x_1 h},   x_1 + ... + x_m = 1

If phi is time-symmetric and of order 2, and x is symmetric and satisfies the conditions of some order, then Phi is
symmetric and has that order.  It conserves every invariant of phi.  `coefficients.py` has the weights x.
For a method that stores the torque at the end of a step, a step of the composition calls the torque m times.
"""

from functools import cache

from ..kernels.loop import over, repeat
from ..kernels.scalar import kernel
from ..kernels.solve import together
from .record import Parts


@cache
def compose(parts: Parts, weights: tuple[float, ...]) -> Parts:
    """Return a composition of a one-step method; its state must not depend on the length of the step."""
    inner = parts.step
    first, rest = weights[0], tuple((x,) for x in weights[1:])

    @over(rest)
    @kernel
    def part(carry, row, c):
        s, report, t = carry
        torque, p, I, h = c
        g = row[0] * h
        s, more = inner(torque, p, I, g, t, s)
        return s, together(report, more), t + g

    @kernel
    def step(torque, p, I, h, t, s):
        s, report = inner(torque, p, I, first * h, t, s)
        s, report, t = repeat(part, rest, (s, report, t + first * h), (torque, p, I, h))
        return s, report

    return parts._replace(step=step)

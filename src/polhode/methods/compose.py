"""Symmetric compositions: a method of higher order from steps of different length of one of lower order.

    Phi_h = phi_{x_m h} ... phi_{x_1 h},   x_1 + ... + x_m = 1

If phi is time-symmetric and of order 2 and x is symmetric with the conditions of the order, Phi is symmetric and
of that order; it has every invariant of phi.  Coefficients are data: Yoshida 1990, Forest & Ruth 1990 below.
A method that keeps the torque at the node calls it m times a step.
"""

from ..kernel.scalar import kernel
from ..kernel.solve import together

X = 1.0 / (2.0 - 2.0 ** (1.0 / 3.0))
TRIPLE_JUMP = (X, 1.0 - 2.0 * X, X)  # order 4 from order 2


def compose(parts, coefficients):
    """The composition of a one-step method: its state must not depend on the length of the step."""
    inner = parts.step
    first, rest = coefficients[0], tuple(coefficients[1:])

    @kernel
    def step(torque, p, I, h, t, s):
        s, report = inner(torque, p, I, first * h, t, s)
        t = t + first * h
        for x in rest:
            s, more = inner(torque, p, I, x * h, t, s)
            report = together(report, more)
            t = t + x * h
        return s, report

    return parts._replace(step=step)

"""Splittings into the exact free motion and kicks by the torque, with optimised coefficients as data.

    A(tau): the free body for the time tau, exactly (`kernel/free_body.py`)
    B(tau): Pi <- Pi + tau T

    A(a1 h) B(b1 h) A(a2 h) ... A(a1 h)   or   B(b1 h) A(a1 h) B(b2 h) ... B(b1 h), the same read from either end

The kinetic energy is quadratic in the momentum, so [B, [B, [B, A]]] = 0 and Runge-Kutta-Nystrom coefficients apply
(Blanes & Moan 2002).  For a torque that is a small perturbation eps of a fast spin there are sets of generalised
order (8, 6, 4): errors O(eps h^8 + eps^2 h^6 + eps^3 h^4) (Blanes et al. 2013).
Time goes on with the free motion.  In the second form the kick that ends a step and the one that begins the next
share a torque call.
The part of a torque that depends on the angular velocity is integrated along each kick: `velocity_kicks.py`.
Symbols   Pi -> P.
"""

from functools import partial
from typing import NamedTuple

from ..kernel.free_body import free_rotation
from ..kernel.scalar import kernel
from ..kernel.solve import explicit
from ..kernel.values import divide
from .record import BOUNDED, EXACT, Claims, Cost, Kind, Method, Parts, Source
from .states import (
    Kicked,
    Momentum,
    kicked_reverse,
    kicked_start,
    momentum_finish,
    momentum_reverse,
    momentum_start,
)  # fmt: skip
from .velocity_kicks import split_cost, split_parts


class Coefficients(NamedTuple):
    """All flows and kicks of a step; one more flow than kicks begins with a flow, one fewer with a kick."""

    flows: tuple[float, ...]
    kicks: tuple[float, ...]

    @property
    def calls(self):
        """Torque calls per step."""
        return min(len(self.kicks), len(self.flows))


def palindrome(half, middle=None):
    """half, then what makes the sum one (in one piece, or as the two equal pieces that meet in the middle)."""
    rest = 1.0 - 2.0 * sum(half)
    return (*half, rest, *half[::-1]) if middle else (*half, 0.5 * rest, 0.5 * rest, *half[::-1])


STRANG = Coefficients((1.0,), (0.5, 0.5))

# Blanes & Moan (2002), table 3: SRKN_6^b, order 4
SRKN6B = Coefficients(
    palindrome((0.245298957184271, 0.604872665711080)),
    palindrome((0.0829844064174052, 0.396309801498368, -0.0390563049223486), middle=True),
)
# Blanes & Moan (2002), table 3: SRKN_14^a, order 6
SRKN14A = Coefficients(
    palindrome(
        (
            0.0378593198406116, 0.102635633102435, -0.0258678882665587, 0.314241403071447, -0.130144459517415,
            0.106417700369543, -0.00879424312851058,
        ),
        middle=True,
    ),
    palindrome(
        (
            0.09171915262446165, 0.183983170005006, -0.05653436583288827, 0.004914688774712854, 0.143761127168358,
            0.328567693746804,
        )
    ),
)  # fmt: skip
# Blanes & Moan (2002), table 2: S_10, order 6 for any two flows; the kicks have the smaller negative coefficients
S10 = Coefficients(
    palindrome(
        (0.0502627644003922, 0.413514300428344, 0.0450798897943977, -0.188054853819569, 0.541960678450780), middle=True
    ),
    palindrome((0.148816447901042, -0.132385865767784, 0.067307604692185, 0.432666402578175)),
)
# Blanes, Casas, Farres, Laskar, Makazaga & Murua (2013): ABA(8,6,4)
ABA864 = Coefficients(
    palindrome((0.07113342649822312, 0.2411534279566401, 0.5214117617728148)),
    palindrome((0.18308368747219722, 0.31078285989857487, -0.0265646185119588), middle=True),
)
# the same: ABA(10,6,4)
ABA1064 = Coefficients(
    palindrome((0.038094497422412195, 0.14529871611691375, 0.20762769572554125, 0.43590970365152616), middle=True),
    palindrome((0.09585888083707521, 0.20444615314299878, 0.2170703479789911)),
)


def flows_first(c):
    a, b, n = c.flows, c.kicks, len(c.kicks)

    @kernel
    def step(torque, p, I, h, t, s):
        R, P = s.R, s.P
        for i in range(n):
            E, P = free_rotation(I, P, a[i] * h)
            R = R @ E
            t = t + a[i] * h
            P = P + (b[i] * h) * torque(t, R, divide(P, I), p)
        E, P = free_rotation(I, P, a[n] * h)
        return Momentum(R @ E, P), explicit(P.x)

    return Parts(step, momentum_start, momentum_finish, momentum_reverse)


def kicks_first(c):
    a, b, n = c.flows, c.kicks, len(c.flows)

    @kernel
    def step(torque, p, I, h, t, s):
        R, P, T = s.R, s.P, s.T
        for i in range(n):
            P = P + (b[i] * h) * T
            E, P = free_rotation(I, P, a[i] * h)
            R = R @ E
            t = t + a[i] * h
            T = torque(t, R, divide(P + (b[n] * h) * T, I), p)
        return Kicked(R, P + (b[n] * h) * T, T), explicit(P.x)

    return Parts(step, kicked_start, momentum_finish, kicked_reverse)


def parts(c, velocity_order, split=None):
    if split is not None:
        return split_parts(c, velocity_order, split)
    return flows_first(c) if len(c.flows) > len(c.kicks) else kicks_first(c)


def splitting(name, c, order, summary, source, velocity_order=None):
    return Method(
        name=name,
        summary=summary,
        build=partial(parts, c, velocity_order),
        accepts=Kind.TORQUE if velocity_order is None else Kind.VELOCITY,
        claims=Claims(
            order=order,
            momentum_order=order,
            symplectic=True,
            reversible=True,
            free_energy=EXACT,
            energy=BOUNDED,
            momentum=EXACT,
            velocity_order=velocity_order,
        ),
        cost=Cost(start=1 if len(c.kicks) > len(c.flows) else 0, step=c.calls),
        splits=None if velocity_order is None else split_cost(c, velocity_order),
        source=source,
    )


METHODS = (
    splitting("strang", STRANG, 2, "kick, exact free motion, kick", Source("strang1968", "(symmetric splitting)"), 2),
    splitting(
        "rkn4", SRKN6B, 4, "exact free motion and six kicks, order 4", Source("blanes2002", "table 3, SRKN_6^b"), 4
    ),
    splitting(
        "rkn6", SRKN14A, 6, "exact free motion and fourteen kicks, order 6", Source("blanes2002", "table 3, SRKN_14^a")
    ),
    splitting(
        "damped6",
        S10,
        6,
        "exact free motion and ten kicks, order 6 with damping too",
        Source("blanes2002", "table 2, S_10"),
        6,
    ),
    splitting("near864", ABA864, 4, "for a small torque: orders (8, 6, 4)", Source("blanes2013", "ABA(8,6,4)"), 4),
    splitting("near1064", ABA1064, 4, "for a small torque: orders (10, 6, 4)", Source("blanes2013", "ABA(10,6,4)"), 4),
)

"""The exact motion of a free body as a method: any step, no error but rounding.

    R <- R E,  Pi <- E^T Pi,  E by Jacobi's elliptic functions and the third elliptic integral

See `kernels/free_body.py`.  Symbols   Pi -> P.
"""

from math import inf

from ..kernels.free_body import free_rotation
from ..kernels.scalar import kernel
from ..kernels.solve import explicit_step
from .record import EXACT, Claims, Cost, Kind, Method, Source, Task
from .states import Momentum, momentum_parts


@kernel
def exact_free_step(torque, p, I, h, t, s):
    E, P = free_rotation(I, s.P, h)
    return Momentum(s.R @ E, P), explicit_step(P)


METHODS = (
    Method(
        name="exact_free",
        automatic=(Task.FREE,),
        summary="the exact motion of a free body",
        build=lambda: momentum_parts(exact_free_step),
        accepts=Kind.FREE,
        claims=Claims(order=inf, symplectic=True, reversible=True, free_energy=EXACT, energy=None, momentum=EXACT),
        cost=Cost(start=0, step=0),
        turn_limit=inf,
        source=Source("whittaker1937", "section 69", "arranged as in kernels/free_body.py"),
    ),
)

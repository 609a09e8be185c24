"""The order of a method in plain Python: nothing is compiled, and steps are only as small as the slope needs.

Python and compiled code agree to a few ulp for every method (tests/test_engines.py), so the order does not depend on
the engine.  `law.orders` measures it with compiled code over more and smaller steps (make soak, certify).
"""

import math

import numpy as np

import polhode.evidence.certification as law
from polhode.integrators import METHODS
from polhode.kernels.so3 import exp
from polhode.kernels.values import Diag3, Vec3

I = Diag3(*law.MOMENTS)
COARSE = tuple(n for n in law.STEPS if n <= 256)  # for orders above two; until the error reaches the floor
FINE = (64, 128, 256)


def end(name, kind, steps, t_end, options):
    """Return attitude and body momentum after `steps` steps; NaN where a solve fails."""
    parts, torque, p = law.pieces(name, kind, options)
    h = t_end / steps
    s = parts.start(torque, p, I, h, 0.0, exp(Vec3(*law.TILT)), Vec3(*law.OMEGA))
    for i in range(steps):
        s, report = parts.step(torque, p, I, h, i * h, s)
        if report.converged != 1.0:
            return np.full((3, 3), math.nan), np.full(3, math.nan)
    R, W = parts.finish(I, s)
    return np.array(R).T, np.array(I @ W)


def orders(name, kind, claimed, **options):
    """Return the slopes of attitude and momentum, for which these orders are `claimed`."""
    if METHODS[name].masked:
        return law.orders(name, kind, **options)
    low, high = min(claimed) <= 2, max(claimed) > 2
    t_end = 8.0 if min(claimed) > 4 else 1.0  # long enough to have three errors above the floor
    if options.get("energy_correction"):  # this option also turns the body to correct rounding errors of the energy
        t_end = min(t_end, 2.0)
    if min(claimed) > 4 and not METHODS[name].one_step:  # slow in Python, and a shorter time shows its order
        return slopes_over(name, kind, (48, 64, 96, 128), 2.0, options)
    finest = (384, 512) if min(claimed) > 4 else ()
    steps = sorted({*(COARSE if high else ()), *(FINE if low else ()), *finest})
    return slopes_over(name, kind, steps, t_end, options)


def slopes_over(name, kind, most, t_end, options):
    """Slopes of attitude and momentum over these numbers of steps, as far as the floor."""
    truth = law.reference(kind, t_end)
    steps, angles, momenta = [], [], []
    for n in most:
        R, P = end(name, kind, n, t_end, options)
        steps.append(n)
        angles.append(law.angle(truth.R, R))
        momenta.append(float(np.linalg.norm(P - np.array(law.MOMENTS) * truth.omega)))
        if max(angles[-1], momenta[-1]) < law.FLOOR:
            break
    return law.Slope(tuple(steps), tuple(angles)), law.Slope(tuple(steps), tuple(momenta))

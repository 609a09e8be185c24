"""Measure the order of a method in plain Python. Nothing is compiled, and steps are only as small as the slope needs.

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
# for methods of order above two; the series ends where the error reaches the floor of rounding
COARSE = tuple(n for n in law.STEPS if n <= 256)
FINE = (64, 128, 256)


def end(name, kind, steps, t_end, options):
    """Return attitude and body momentum after `steps` steps; NaN if a solve fails."""
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
    """Return the measured orders of attitude and momentum. The choice of steps depends on the claimed orders."""
    if METHODS[name].masked:
        return law.orders(name, kind, **options)
    low, high = min(claimed) <= 2, max(claimed) > 2
    t_end = 8.0 if min(claimed) > 4 else 1.0  # so long that three errors are above the floor of rounding
    if options.get("energy_correction"):  # this option turns the body to correct the energy, also for rounding errors
        t_end = min(t_end, 2.0)
    # such a method is slow in Python, and a shorter time shows its order
    if min(claimed) > 4 and not METHODS[name].one_step:
        return slopes_over(name, kind, (48, 64, 96, 128), 2.0, options)
    finest = (384, 512) if min(claimed) > 4 else ()
    steps = sorted({*(COARSE if high else ()), *(FINE if low else ()), *finest})
    return slopes_over(name, kind, steps, t_end, options)


def slopes_over(name, kind, most, t_end, options):
    """Return the slopes of the errors of attitude and momentum over these numbers of steps, down to the floor of
    rounding.
    """
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

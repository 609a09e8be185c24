"""The exact motion of the free body, compiled: for one time, for many times of one body, or for many bodies.

Many times or bodies are computed in SIMD packs.  For one body, values that do not depend on the time are computed once.
"""

import math

import numpy as np
from numba import njit
from numba.extending import register_jitable

from ..kernels.free_body import (
    free_orbit,
    free_ordinary,
    free_rotation,
    motion_along,
    orbit_period,
    orbit_third_period,
    third_parameter,
)
from ..kernels.scalar import kernel
from ..kernels.values import Diag3, Mat3, Vec3, divide, tr
from .buffers import loader, store
from .cache import cached
from .numba import default_width
from .numba_kernels import JIT, OPTIONS
from .pack import PackType

WIDTH = default_width()
GOOD, NOT_FINITE, TOO_FAR = 0, 1, 2
START = (Diag3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), Mat3(*(Vec3(0.0, 0.0, 0.0),) * 3))  # moments, momentum, attitude

load_time = loader(0.0, PackType(WIDTH), 0)
load_bodies = loader(START, PackType(WIDTH), 0)


@register_jitable(**JIT)
def units(moments, omega):  # type: ignore[no-untyped-def]
    """Return exponents m, w: 2^m and 2^-w scale the largest moment and the largest angular velocity to about 1."""
    _, m = math.frexp(max(moments[0], moments[1], moments[2]))
    _, w = math.frexp(max(abs(omega[0]), abs(omega[1]), abs(omega[2])))
    return -m, w


@register_jitable(**JIT)
def start(moments, omega, R, m, w):  # type: ignore[no-untyped-def]
    I = Diag3(math.ldexp(moments[0], m), math.ldexp(moments[1], m), math.ldexp(moments[2], m))
    W = Vec3(math.ldexp(omega[0], -w), math.ldexp(omega[1], -w), math.ldexp(omega[2], -w))
    S = Mat3(
        Vec3(R[0, 0], R[1, 0], R[2, 0]), Vec3(R[0, 1], R[1, 1], R[2, 1]), Vec3(R[0, 2], R[1, 2], R[2, 2])
    )  # fmt: skip
    return I, Vec3(I.x * W.x, I.y * W.y, I.z * W.z), S


@njit(**OPTIONS)
def at_time(moments, omega, R, t, out):  # type: ignore[no-untyped-def]
    """Write the motion after the time t: the attitude by rows to out[:9], the angular velocity to out[9:]."""
    if not math.isfinite(omega[0] + omega[1] + omega[2]) or not math.isfinite(t):
        if not (math.isfinite(omega[0]) and math.isfinite(omega[1]) and math.isfinite(omega[2]) and math.isfinite(t)):
            return NOT_FINITE
    m, w = units(moments, omega)
    clock = math.ldexp(t, w)
    if not math.isfinite(clock):
        return TOO_FAR
    I, P, S = start(moments, omega, R, m, w)
    E, P = free_rotation(I, P, clock)
    S, W = S @ E, divide(P, I)
    store((tr(S), Vec3(math.ldexp(W.x, w), math.ldexp(W.y, w), math.ldexp(W.z, w))), out, 0)
    return GOOD


@kernel
def kept_period(known, periods):  # type: ignore[no-untyped-def]
    return periods[0]


@kernel
def kept_third_period(known, nu, periods):  # type: ignore[no-untyped-def]
    return periods[1]


along_orbit = motion_along(kept_period, kept_third_period)


@njit(**OPTIONS)
def at_times(moments, omega, R, t, attitudes, velocities):  # type: ignore[no-untyped-def]
    """Write the motion at the times t[0, :]; their number is a multiple of the pack width.

    attitudes[k] gets nine numbers by rows, velocities[k] three.  Times beyond the length of `attitudes` are padding.
    """
    m, w = units(moments, omega)
    I, P, S = start(moments, omega, R, m, w)
    clock, speed = math.ldexp(1.0, w), math.ldexp(1.0, w)
    columns = np.empty((12, WIDTH))  # result of one pack: the matrix by columns, then the angular velocity
    asymmetric = I.x != I.y and I.y != I.z and I.z != I.x
    known = free_orbit(I, P)
    nu, _ = third_parameter(known.A, known.D, known.nk)
    periods = orbit_period(known, 0.0), orbit_third_period(known, nu, 0.0)
    for first in range(0, attitudes.shape[0], WIDTH):
        time = load_time(t, first) * clock
        if asymmetric:
            E, Q = along_orbit(known, time, periods)
        else:
            E, Q = free_ordinary(I, P, time)
        store((S @ E, speed * divide(Q, I)), columns, 0)
        for i in range(min(WIDTH, attitudes.shape[0] - first)):
            for a in range(3):
                for b in range(3):
                    attitudes[first + i, 3 * a + b] = columns[3 * b + a, i]
                velocities[first + i, a] = columns[9 + a, i]


@njit(**OPTIONS)
def of_bodies(bodies, t, out):  # type: ignore[no-untyped-def]
    """Write the motion of many bodies.

    bodies[:, j] has moments, momentum and attitude (by columns) of body j; t[k, j] is its k-th time.  out[k, :, j] gets
    the attitude (by columns) and the angular velocity.
    """
    for j in range(bodies.shape[1] // WIDTH):
        I, P, S = load_bodies(bodies, j * WIDTH)
        for k in range(t.shape[0]):
            E, Q = free_rotation(I, P, load_time(t[k : k + 1], j * WIDTH))
            store((S @ E, divide(Q, I)), out[k], j * WIDTH)


for dispatcher in (at_time, at_times, of_bodies):
    cached(dispatcher, WIDTH)
__all__ = ["GOOD", "NOT_FINITE", "TOO_FAR", "WIDTH", "at_time", "at_times", "of_bodies"]

"""Kernel functions for drives: the springs, dampers, motors and stops of hinges and sliders."""

from typing import Any

import numpy as np

from ..kernels.scalar import atan2, kernel, maximum, minimum, rint, where
from ..kernels.values import Diag3, cross, divide, dot, tr
from .equations import get3, get9, put3
from .rattle import BODY, PLACE, PUSH, SPIN, STATE

TWO_PI = 2.0 * np.pi

# positions of the parameters of a drive: six vectors, then the settings of `Drive`
AXIS_A, AXIS_B, MARK_A, MARK_B, POINT_A, POINT_B, NUMBERS = 0, 3, 6, 9, 12, 15, 18
EFFORT = NUMBERS + 3  # position of the constant torque or force, which a motor replaces
DRIVE_NUMBERS = 26


@kernel
def add_load(w, n, b, torque, force):  # type: ignore[no-untyped-def]
    k = STATE * (n.bodies + 1) + 6 * b
    put3(w, k, get3(w, k) + torque)
    put3(w, k + 3, get3(w, k + 3) + force)


@kernel
def spin_of(c, w, b):  # type: ignore[no-untyped-def]
    """Return the angular velocity of a body in principal axes."""
    i = BODY * b
    return divide(get3(w, STATE * b + SPIN), Diag3(c[i + 1], c[i + 2], c[i + 3]))


@kernel
def beyond_stops(s, d, k):  # type: ignore[no-untyped-def]
    """Return how far the angle or displacement s is beyond a stop; 0 between the stops."""
    return maximum(s - d[k + 5], 0.0) + minimum(s - d[k + 4], 0.0)


@kernel
def effort(d, k, s, rate):  # type: ignore[no-untyped-def]
    """Return the torque or force of a drive at the angle or displacement s; its settings are d[k ...]."""
    f = d[k + 3] - d[k] * (s - d[k + 1]) - d[k + 2] * rate
    over = beyond_stops(s, d, k)
    return f - d[k + 6] * over - where(over != 0.0, d[k + 7] * rate, 0.0)


@kernel
def angle_between(A, B, axis):  # type: ignore[no-untyped-def]
    """Return the angle from the vector B to the vector A about the axis."""
    return atan2(dot(cross(B, A), axis), dot(A, B))


@kernel
def nearest_turn(s, d, k):  # type: ignore[no-untyped-def]
    """Return the angle of a hinge, shifted by whole turns.

    The result is within half a turn of the middle of the stops, or of `rest` if there are no stops.
    """
    middle = where(d[k + 5] < 1e300, 0.5 * (d[k + 4] + d[k + 5]), d[k + 1])
    return s - TWO_PI * rint((s - middle) / TWO_PI)


@kernel
def drive_energy(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    """Return the potential energy of springs, stops and constant torques or forces of all joints.

    Angles of hinges are those of `nearest_turn`.
    """
    slides, first, second, d, _ = p[1]
    total = 0.0
    for i in range(len(slides)):
        k = DRIVE_NUMBERS * (j * len(slides) + i)
        s, _ = drive_motion(slides[i], first[i], second[i], d, k, n, c, w)
        m = k + NUMBERS
        if slides[i] == 0:
            s = nearest_turn(s, d, m)
        over, stretch = beyond_stops(s, d, m), s - d[m + 1]
        total = total + 0.5 * d[m] * stretch * stretch + 0.5 * d[m + 6] * over * over - d[m + 3] * s
    return total


@kernel
def slide_motion(d, k, Ra, xa, va, wa, Rb, xb, vb, wb):  # type: ignore[no-untyped-def]
    """Return the axis of a slider, the arms of its point in both bodies (in space), the displacement and its rate."""
    axis = Rb @ get3(d, k + AXIS_B)
    arm_a = Ra @ get3(d, k + POINT_A)
    arm_b = (xa - xb) + arm_a
    s = dot(axis, arm_b - Rb @ get3(d, k + POINT_B))
    rate = dot(axis, (va + cross(wa, arm_a)) - (vb + cross(wb, arm_b)))
    return axis, arm_a, arm_b, s, rate


@kernel
def sliding(d, k, Ra, xa, va, wa, Rb, xb, vb, wb):  # type: ignore[no-untyped-def]
    """Return the torque on body a, minus the torque on body b, and the force on body a of a slider's drive."""
    axis, arm_a, arm_b, s, rate = slide_motion(d, k, Ra, xa, va, wa, Rb, xb, vb, wb)
    force = effort(d, k + NUMBERS, s, rate) * axis
    return cross(arm_a, force), cross(arm_b, force), force


@kernel
def turning(d, k, Ra, xa, va, wa, Rb, xb, vb, wb):  # type: ignore[no-untyped-def]
    """Return the torque on body a, minus the torque on body b, and the force on body a (zero) of a hinge's drive."""
    axis = Rb @ get3(d, k + AXIS_B)
    s = angle_between(Ra @ get3(d, k + MARK_A), Rb @ get3(d, k + MARK_B), axis)
    s = nearest_turn(s, d, k + NUMBERS)
    turn = effort(d, k + NUMBERS, s, dot(axis, wa - wb)) * axis
    return turn, turn, 0.0 * turn


@kernel
def velocities(n, c, w, body, R):  # type: ignore[no-untyped-def]
    """Return angular velocity and velocity in space of a body with the attitude R; both are zero for the ground."""
    turn, v = 0.0 * R.e1, 0.0 * R.e1
    if body < n.bodies:
        turn, v = R @ spin_of(c, w, body), get3(w, STATE * body + PUSH) * (1.0 / c[BODY * body])
    return turn, v


@kernel
def drive_loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    """Add the loads of all drives to the state w.

    p[1] : for each drive, whether its joint is a slider, the numbers of both bodies, the parameters, and the motor law.
    """
    slides, first, second, d, _ = p[1]
    for i in range(len(slides)):
        a, b, k = first[i], second[i], DRIVE_NUMBERS * (j * len(slides) + i)
        Ra, Rb, xa, xb = get9(w, STATE * a), get9(w, STATE * b), get3(w, STATE * a + PLACE), get3(w, STATE * b + PLACE)
        (wa, va), (wb, vb) = velocities(n, c, w, a, Ra), velocities(n, c, w, b, Rb)
        if slides[i] == 1:
            turn_a, turn_b, force = sliding(d, k, Ra, xa, va, wa, Rb, xb, vb, wb)
        else:
            turn_a, turn_b, force = turning(d, k, Ra, xa, va, wa, Rb, xb, vb, wb)
        if a < n.bodies:
            add_load(w, n, a, tr(Ra) @ turn_a, force)
        if b < n.bodies:
            add_load(w, n, b, -(tr(Rb) @ turn_b), -force)


@kernel
def drive_motion(slides, a, b, d, k, n, c, w):  # type: ignore[no-untyped-def]
    """Return the angle (between -pi and pi) or the displacement of a drive's joint, and its rate."""
    Ra, Rb, xa, xb = get9(w, STATE * a), get9(w, STATE * b), get3(w, STATE * a + PLACE), get3(w, STATE * b + PLACE)
    (wa, va), (wb, vb) = velocities(n, c, w, a, Ra), velocities(n, c, w, b, Rb)
    axis, _, _, s, rate = slide_motion(d, k, Ra, xa, va, wa, Rb, xb, vb, wb)
    if slides == 0:
        s = angle_between(Ra @ get3(d, k + MARK_A), Rb @ get3(d, k + MARK_B), axis)
        rate = dot(axis, wa - wb)
    return s, rate


def motor_law(number: int, law: Any) -> Any:
    """Return the function fill(...), which stores law(t, s, rate) in the drives of all motors with this law number."""

    def fill(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        slides, first, second, d, laws = p[1]
        for i in range(len(slides)):
            if laws[i] == number:
                k = DRIVE_NUMBERS * (j * len(slides) + i)
                s, rate = drive_motion(slides[i], first[i], second[i], d, k, n, c, w)
                d[k + EFFORT] = law(t, s, rate)

    return fill

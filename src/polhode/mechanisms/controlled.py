"""Error control by step doubling: each step is computed once with its full length and once as two half steps.

The result of the half steps is accepted if both results agree.  The error of a step is the largest difference between
them, divided by 2^order - 1.  Differences of positions are relative to the size of the mechanism, and differences of
momenta are relative to the largest momentum.  The time is part of the state.
"""

from typing import Any, NamedTuple

from ..kernels.scalar import absolute, kernel, maximum
from .equations import get3
from .rattle import FAILED, JOINTS, PHASE, PLACE, PUSH, RESIDUAL, SPIN, STATE, size_of


class Clock(NamedTuple):
    """The state of a run with error control: the state of the mechanism, its time, and data about the steps."""

    s: Any  # state of the mechanism
    t: Any
    h: Any  # length of the next step to try
    taken: Any  # number of accepted steps
    rejected: Any  # number of rejected steps
    smallest: Any  # length of the smallest accepted step, except shortened ones
    largest: Any
    cut: Any  # 1 if the last step was shortened to end at t_end


SMALL = 1e-3  # the scale of momentum differences is at least this fraction of the impulses of the loads in a step
CLOCK_NUMBERS = len(Clock._fields) - 1
TIME, STEP, TAKEN, REJECTED, SMALLEST, LARGEST, CUT = range(CLOCK_NUMBERS)


class Limits(NamedTuple):
    """Settings of the error control; `power` is 1/(order + 1), `share` is 1/(2^order - 1)."""

    tol: float
    end: float
    shortest: float
    longest: float
    power: float
    share: float


@kernel
def difference(n, w, v, size, h):  # type: ignore[no-untyped-def]
    """Return the distance between the states w and v after a step h.

    Differences of momenta are relative to the largest momentum or, for a mechanism at rest, to a small fraction of the
    impulses of the loads.
    """
    turn, shift, spin, push, most_spin, most_push = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for b in range(n.bodies):
        k = STATE * b
        for i in range(3):
            turn = maximum(turn, size_of(get3(w, k + 3 * i) - get3(v, k + 3 * i)))
        shift = maximum(shift, size_of(get3(w, k + PLACE) - get3(v, k + PLACE)) / size)
        spin = maximum(spin, size_of(get3(w, k + SPIN) - get3(v, k + SPIN)))
        push = maximum(push, size_of(get3(w, k + PUSH) - get3(v, k + PUSH)))
        most_spin = maximum(most_spin, size_of(get3(w, k + SPIN)))
        most_push = maximum(most_push, size_of(get3(w, k + PUSH)))
        given = STATE * (n.bodies + 1) + 6 * b
        most_spin = maximum(most_spin, SMALL * h * size_of(get3(w, given)))
        most_push = maximum(most_push, SMALL * h * size_of(get3(w, given + 3)))
    scale = maximum(most_push, most_spin / size) + 1e-300
    return maximum(maximum(turn, shift), maximum(push, spin / size) / scale)


@kernel
def copy(a, b, n):  # type: ignore[no-untyped-def]
    """Copy the first n numbers of a to b."""
    for i in range(n):
        b[i] = a[i]


def make_controlled_loop(step, prepare, loads):  # type: ignore[no-untyped-def]
    """Return the function advance(...), which attempts steps of one mechanism and returns the number of attempts."""

    def advance(p, n, c, w, u, work, out, counts, weights, ends, limits, t0, first, steps, every, fresh, j):  # type: ignore[no-untyped-def]
        size, at, good, whole = len(w), len(w) - CLOCK_NUMBERS, work[0], work[1]
        if fresh:
            loads(p, n, c, w, w[at], j)
        for k in range(steps):
            t, h = w[at], w[at + STEP]
            if t >= limits.end:
                return k
            cut = t + h * 1.0000001 >= limits.end
            h = limits.end - t if cut else h
            copy(w, good, size)
            prepare(n, c, w, u)
            _, worst, wrong = step(p, n, c, w, work, u, weights, ends, h, t, 0, j)
            copy(w, whole, size)
            copy(good, w, size)
            if wrong == 0.0:
                prepare(n, c, w, u)
                _, worst, wrong = step(p, n, c, w, work, u, weights, ends, 0.5 * h, t, 0, j)
            if wrong == 0.0:
                _, left, wrong = step(p, n, c, w, work, u, weights, ends, 0.5 * h, t + 0.5 * h, 0, j)
                worst = maximum(worst, left)
            e = limits.share * difference(n, w, whole, c[len(c) - 1], h) if wrong == 0.0 else 1e300
            factor = 0.25
            if e < 1e300:
                factor = 0.9 * (limits.tol / maximum(e, 1e-30)) ** limits.power
                factor = 5.0 if factor > 5.0 else (0.2 if factor < 0.2 else factor)
            new = factor * h
            new = limits.longest if new > limits.longest else new
            if e <= limits.tol:
                counts[RESIDUAL] = maximum(counts[RESIDUAL], worst)
                w[at] = limits.end if cut else t + h
                w[at + STEP] = maximum(new, good[at + STEP]) if cut else new
                w[at + TAKEN] = good[at + TAKEN] + 1.0
                w[at + CUT] = 1.0 if cut else 0.0
                if not cut:
                    w[at + SMALLEST] = h if h < good[at + SMALLEST] else good[at + SMALLEST]
                    w[at + LARGEST] = maximum(h, good[at + LARGEST])
            else:
                copy(good, w, size)
                w[at + STEP] = new
                w[at + REJECTED] = w[at + REJECTED] + 1.0
                if new < limits.shortest or new <= 1e-14 * absolute(t):
                    copy(good, w, size)
                    counts[FAILED], counts[PHASE] = first + k, JOINTS
                    return k
            copy(w, out[k], size)
        return steps

    return advance

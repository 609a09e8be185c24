"""Compare the events of 1,000 random functions with independently computed roots.

The functions depend on time, attitude and angular velocity.

python benchmarks/events.py [--functions N] [--seed S] [--out FILE]

The body is free and symmetric, so that its motion has a closed form, written here with NumPy and without polhode.  The
true changes of sign are computed from this form on a grid of times with 200 points in the shortest scale of the
function (a period, the width of a bump).  Between two points of the grid, bisection and SciPy's minimize_scalar find
them.  Roots that depend on the last digits are left out: pairs of roots closer than 1e-7 of the run, and roots that
close to its start or end.  Each function is tried as a Python function or a kernel, with fixed steps,
control="error" or control="reversible", in one run or in two (extend), and a quarter of the functions in a batch of two
bodies.  Sines have up to
ten periods per step.  The standard deviation of bumps is 1e-4 to 1e-2 of the run.  If max_interval is given, it is
shorter than the bumps, or than the times for which the Boolean is true or false, but not shorter than 1e-4 of the run.

found    true changes of sign that the run finds, within the tolerance and with the right direction
missed   true changes of sign that it does not find
apart    missed changes of sign that are further from the next root than two successive evaluations are from each
         other; polhode.motion.events guarantees that there are none
false    changes of sign that the run finds where the function has none
doubled  the same change of sign twice
error    the largest difference of times, in seconds; runs take 5 to 50 s
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.optimize import brentq, minimize_scalar

import polhode as ph

KINDS = (
    "sines in time", "attitude", "angular velocity", "time and attitude", "kink", "steps", "piecewise",
    "Boolean, max_interval given", "bumps, max_interval given", "Boolean, not given", "bumps, not given",
)  # fmt: skip
AXES = "xyz"
POINTS = 200  # number of grid points per scale of a function
MATCH = 1e-6  # largest distance of a time from its root, as a fraction of the run

NOTE = """
*found*: changes of sign that the run finds, with an error of the time below 1e-6 of the run and with the right
direction. *missed*: changes of sign that it does not find. *missed, apart*: missed changes of sign whose distance to
the nearest other change of sign is larger than the distance between two successive evaluations of the function;
`polhode.motion.events` guarantees for any function that there are none. *false*: events at which the function does not
change its sign. *doubled*: events that are found twice. *error*: the largest error of a time. Sines have up to ten
periods per step. The standard deviation of bumps is 1e-4 to 1e-2 of the run. If `max_interval` is given, it is shorter
than the bumps, or than the times for which the Boolean is true or false, but at least 1e-4 of the run. Booleans that
are missed nevertheless are true or false for a shorter time than that.
"""


# --- the motion of a free symmetric body, without polhode ------------------------------------------------------------


def turn(v):
    """Return the rotation matrices of rotation vectors (n, 3), by Rodrigues' formula."""
    angle = np.linalg.norm(v, axis=-1)[..., None, None]
    n = v / np.where(angle[..., 0] > 0, angle[..., 0], 1.0)
    K = np.zeros((*v.shape[:-1], 3, 3))
    K[..., 0, 1], K[..., 0, 2], K[..., 1, 2] = -n[..., 2], n[..., 1], -n[..., 0]
    K -= np.swapaxes(K, -1, -2)
    return np.eye(3) + np.sin(angle) * K + (1.0 - np.cos(angle)) * (K @ K)


@dataclass
class Motion:
    """The exact motion of a free body with I1 = I2 = moments[0].

    The body turns about its momentum at the rate |L|/I1, and in addition about its own axis.
    """

    moments: np.ndarray
    omega: np.ndarray
    attitude: np.ndarray

    def __call__(self, t):
        t = np.atleast_1d(np.asarray(t, float))
        a, c = self.moments[0], self.moments[2]
        L = self.attitude @ (self.moments * self.omega)
        own = (a - c) / a * self.omega[2]  # the motion is R = exp(t L/a) R0 exp(t own e3)
        spin = turn(t[:, None] * np.array([0.0, 0.0, own]))
        R = turn(t[:, None] * (L / a)) @ self.attitude @ spin
        w = np.einsum("nji,j->ni", spin, self.omega)
        return R, w


# --- functions, which take numbers, arrays or the values of polhode's kernels ---------------------------------------


def entry(R, i, j):
    if hasattr(R, "e1"):
        return getattr((R.e1, R.e2, R.e3)[j], AXES[i])
    return R[..., i, j]


def component(w, i):
    return getattr(w, AXES[i]) if hasattr(w, "x") else w[..., i]


@dataclass
class Function:
    f: object  # function of t, R, omega
    scale: float  # the shortest time scale on which the function varies
    needs: str  # the names of the arguments that it needs
    max_interval: float | None = None


def sines(rng, rate, count=None):
    n = count or rng.integers(1, 5)
    w, phase, size = rate * rng.uniform(0.1, 1.0, n), rng.uniform(0, 2 * np.pi, n), rng.uniform(0.3, 1.0, n)
    offset = rng.uniform(-0.5, 0.5) * size.sum()

    def f(t, R, omega):
        return sum(a * np.sin(v * t + p) for a, v, p in zip(size, w, phase, strict=True)) + offset

    return Function(f, 2 * np.pi / w.max(), "t")


def attitude(rng, speed, degree=3):
    terms = [
        (rng.normal(), [tuple(rng.integers(0, 3, 2)) for _ in range(rng.integers(1, degree + 1))]) for _ in range(3)
    ]
    offset = rng.uniform(-0.3, 0.3)

    def f(t, R, omega):
        total = offset
        for a, entries in terms:
            for i, j in entries:
                a = a * entry(R, i, j)
            total = total + a
        return total

    return Function(f, 2 * np.pi / (max(speed, 1e-3) * degree), "R")


def velocity(rng, speed, omega0):
    a, offset = rng.normal(size=3), rng.uniform(-0.7, 0.7) * np.linalg.norm(omega0)

    def f(t, R, omega):
        return component(omega, 0) * a[0] + component(omega, 1) * a[1] - offset + a[2] * component(omega, 0) ** 2

    return Function(f, 2 * np.pi / (2 * max(speed, 1e-3)), "omega")


def bumps(rng, t_end, stated):
    n, width = rng.integers(1, 6), t_end * 10 ** rng.uniform(-4, -2)
    middle, level = np.sort(rng.uniform(0.02, 0.98, n)) * t_end, rng.uniform(0.2, 0.8)

    def f(t, R, omega):
        return sum(np.exp(-0.5 * ((t - m) / width) ** 2) for m in middle) - level

    above = 2 * width * np.sqrt(-2 * np.log(level))  # how long a bump is above its level
    return Function(f, width, "t", 0.9 * above if stated else None)


def drawn(kind, rng, t_end, dt, speed, omega0):
    """Return a random function of this kind."""
    fast = 2 * np.pi / dt * 10 ** rng.uniform(-2, 1.0)  # up to ten periods per step
    some = [sines(rng, fast), attitude(rng, speed), velocity(rng, speed, omega0)]
    if kind == "sines in time":
        return some[0]
    if kind == "attitude":
        return some[1]
    if kind == "angular velocity":
        return some[2]
    if kind == "time and attitude":
        slow, both = some[0], some[1]

        def product(t, R, omega):
            return (slow.f(t, R, omega) + 0.2) * both.f(t, R, omega) + 0.1

        return Function(product, min(slow.scale, both.scale) / 2, "t R")
    if kind.startswith("Boolean"):
        calm = sines(rng, min(fast, 2 * np.pi / dt / 4), 1)
        pick = rng.integers(0, 3)

        def condition(t, R, omega):
            if pick == 0:
                return some[0].f(t, R, omega) > 0
            if pick == 1:
                return some[1].f(t, R, omega) > 0
            return (calm.f(t, R, omega) > 0) & (some[1].f(t, R, omega) > 0)

        scale = (some[0].scale, some[1].scale, min(calm.scale, some[1].scale))[pick]
        return Function(condition, scale, ("t", "R", "t R")[pick])
    which = some[rng.integers(0, 3)]
    if kind == "kink":
        c = abs(rng.normal()) * 10 ** rng.uniform(-2, 0)

        def kinked(t, R, omega):
            return abs(which.f(t, R, omega)) - c

        return Function(kinked, which.scale / 2, which.needs)
    if kind == "steps":
        calm = (sines(rng, min(fast, 2 * np.pi / dt), 1), some[1])[rng.integers(0, 2)]

        def stepped(t, R, omega):
            return np.floor(3.0 * calm.f(t, R, omega)) + 0.5

        return Function(stepped, calm.scale / 6, calm.needs)
    if kind == "piecewise":
        cut = rng.uniform(0.1, 0.9) * t_end
        others = sines(rng, fast), attitude(rng, speed)

        def pieces(t, R, omega):
            return np.where(t < cut, others[0].f(t, R, omega), others[1].f(t, R, omega))

        return Function(pieces, min(o.scale for o in others), "t R")
    return bumps(rng, t_end, kind == "bumps, max_interval given")


def with_arguments(f, needs, as_kernel):
    """Return f as a function of only the arguments that it needs; polhode finds them by name."""
    made = {
        "t": lambda t: f(t, None, None),
        "R": lambda R: f(None, R, None),
        "omega": lambda omega: f(None, None, omega),
        "t R": lambda t, R: f(t, R, None),
    }[needs]
    return ph.kernel(made) if as_kernel else made


# --- true changes of sign ----------------------------------------------------------------------------------------


def true_roots(function, motion, t_end):
    """Return the times and the directions of all changes of sign.

    Also return the times at which rounding decides whether the sign changes.
    """

    def value(t):
        R, w = motion(t) if function.needs != "t" else (None, None)
        g = np.asarray(function.f(np.atleast_1d(t), R, w))
        return np.where(g, 1.0, -1.0) if g.dtype == bool else np.broadcast_to(g.astype(float), (np.size(t),))

    def one(t):
        return float(value(np.array([t]))[0])

    n = int(min(max(20_001, POINTS * t_end / function.scale), 4_000_000))
    t = np.linspace(0.0, t_end, n)
    g = np.concatenate([value(x) for x in np.array_split(t, max(1, n // 100_000))])
    s = np.sign(g)
    times, unsure = [], list(t[s == 0])
    i = np.flatnonzero(s[:-1] * s[1:] < 0)
    a, b = t[i], t[i + 1]
    for _ in range(60):  # bisection
        x = 0.5 * (a + b)
        left = np.sign(value(x)) == s[i]
        a, b = np.where(left, x, a), np.where(left, b, x)
    times += list(zip(b, s[i + 1], strict=True))
    size = np.abs(g)
    inner = (
        np.flatnonzero((size[1:-1] <= size[:-2]) & (size[1:-1] <= size[2:]) & (s[1:-1] == s[:-2]) & (s[1:-1] == s[2:]))
        + 1
    )
    bend = size[inner - 1] - 2 * size[inner] + size[inner + 1]
    for i in inner[size[inner] <= bend]:  # the function may touch or cross zero between two points of the grid
        low = minimize_scalar(lambda x, q=s[i]: q * one(x), bounds=(t[i - 1], t[i + 1]), method="bounded",
                              options={"xatol": 1e-13 * t_end})  # fmt: skip
        if low.fun < 0:
            a, b = (brentq(one, x, low.x, xtol=1e-15 * t_end, rtol=1e-15) for x in (t[i - 1], t[i + 1]))
            times += [(a, -s[i]), (b, s[i])]
        elif low.fun < 1e-9:
            unsure.append(low.x)
    times.sort()
    return np.array([x for x, _ in times]), np.array([d for _, d in times]), np.array(unsure)


def compared(t, direction, truth, sense, unsure, t_end, spacing):
    """Return the numbers [found, missed, missed and apart, false, doubled], and the largest error of a time."""
    apart = np.minimum(np.diff(truth, prepend=-np.inf), np.diff(truth, append=np.inf)) > spacing
    near = 1e-7 * t_end
    close = (
        np.r_[False, np.diff(truth) < near] | np.r_[np.diff(truth) < near, False] if truth.size else np.zeros(0, bool)
    )
    unsure = np.r_[unsure, truth[close], 0.0, t_end]
    keep = ~close & (truth > near) & (truth < t_end - near)
    truth, sense, apart = truth[keep], sense[keep], apart[keep]
    hits, error, false = np.zeros(truth.size, int), 0.0, 0
    for x, d in zip(t, direction, strict=True):
        k = int(np.argmin(np.abs(truth - x))) if truth.size else -1
        if k >= 0 and abs(truth[k] - x) < MATCH * t_end and sense[k] == d:
            hits[k] += 1
            error = max(error, abs(truth[k] - x))
        elif np.min(np.abs(unsure - x)) > 10 * near:
            false += 1
    lost = hits == 0
    return np.array([np.sum(~lost), lost.sum(), np.sum(lost & apart), false, np.sum(np.maximum(hits - 1, 0))]), error


# --- one trial ---------------------------------------------------------------------------------------------------


def trial(kind, rng):
    """Return the numbers and the error for one random function, and a description of its run."""
    t_end = 10 ** rng.uniform(np.log10(5), np.log10(50))
    steps = int(10 ** rng.uniform(1, 3))
    dt = t_end / steps
    speed = rng.choice([0.0, 1e-3, 1.0, 10.0]) * rng.uniform(0.5, 1.0)
    n = 2 if rng.random() < 0.25 else 1
    directions = rng.normal(size=(n, 3))
    omega = speed * directions / np.linalg.norm(directions, axis=1, keepdims=True)
    a = rng.uniform(1.0, 3.0)
    body = np.array([a, a, a * rng.uniform(0.3, 1.8)])
    R0 = turn(rng.normal(size=3))
    whole_speed = speed * (1 + abs(1 - body[2] / a)) * 2
    function = drawn(kind, rng, t_end, dt, whole_speed, omega[0] + 1e-12)
    truths = [true_roots(function, Motion(body, w, R0), t_end) for w in omega]
    if kind == "Boolean, max_interval given":  # shorter than each time for which it is true, or false
        gaps = np.concatenate([np.diff(truth[0]) for truth in truths])
        function.max_interval = max(0.9 * float(np.min(gaps, initial=t_end)), 1e-4 * t_end)
    how = rng.choice(["fixed", "error", "reversible", "extended"], p=[0.5, 0.2, 0.1, 0.2])
    as_kernel = bool(rng.random() < 0.4)
    event = ph.Event(
        with_arguments(function.f, function.needs, as_kernel), name="e", max_interval=function.max_interval
    )
    start = dict(omega=omega if n == 2 else omega[0], attitude=R0, events=event)
    if how in ("error", "reversible") and n == 1 and speed > 0:
        control = dict(control=how, dt=dt, method="rkn4")
        run = ph.simulate(body, t_end=t_end, **start, **control)
    else:
        cut = steps if how != "extended" else int(rng.integers(1, steps))
        how = "extended" if cut < steps else "fixed"
        run = ph.simulate(body, t_end=cut * dt, dt=dt, every=0, method="rkn4", **start)
        if cut < steps:
            run = run.extend(t_end)
    counts, error = np.zeros(5, int), 0.0
    spacing = min(float(np.diff(run.t).max()) if run.t.size > 2 else t_end, function.max_interval or np.inf)
    if how in ("fixed", "extended"):
        spacing = min(spacing, dt)
    if function.needs != "t" and speed > 0:
        spacing = min(spacing, 0.2 / speed)
    for j, truth in enumerate(truths):
        mine = run.events[0].of(j) if n == 2 else run.events[0]
        more, worst = compared(mine.t, mine.direction, *truth, t_end, 1.001 * spacing)
        counts, error = counts + more, max(error, worst)
    return counts, error, f"{how}, {'kernel' if as_kernel else 'Python'}, {steps} steps, {n} bodies, {function.needs}"


def run_trials(functions, seed=1, kinds=KINDS, say=print):
    """Return, for each kind, [functions, functions without a mistake, found, missed, missed and apart, false, doubled,
    error].
    """
    table = {kind: [0, 0, 0, 0, 0, 0, 0, 0.0] for kind in kinds}
    for number in range(functions):
        kind = kinds[number % len(kinds)]
        counts, error, how = trial(kind, np.random.default_rng([seed, number]))
        row = table[kind]
        row[0] += 1
        row[1] += int(not counts[1:].any())
        for k in range(5):
            row[2 + k] += int(counts[k])
        row[7] = max(row[7], error)
        if counts[1:].any():
            say(f"{number}: {kind}: {counts.tolist()} {how}")
    return table


def as_text(table, seed):
    lines = [
        "# Events: changes of sign of random functions, found and missed", "",
        f"benchmarks/events.py, seed {seed}, polhode {ph.__version__}, NumPy {np.__version__}.", "",
        "| functions | number | without a mistake | found | missed | missed, apart | false | doubled | error (s) |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]  # fmt: skip
    sums = [sum(row[k] for row in table.values()) for k in range(7)]
    for kind, row in (*table.items(), ("all", [*sums, max(row[7] for row in table.values())])):
        lines.append(f"| {kind} | {' | '.join(f'{x:,}' for x in row[:7])} | {row[7]:.0e} |")
    return "\n".join(lines) + "\n" + NOTE


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--functions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    text = as_text(run_trials(given.functions, given.seed), given.seed)
    print(text)
    if given.out:
        given.out.write_text(text, encoding="utf-8")

"""polhode itself, with its public interface: complete calls, including all checks and results."""

from __future__ import annotations

from typing import Any

import numpy as np

import polhode as ph

from ...integrators.coefficients import COMPOSITIONS
from ...integrators.record import Kind
from ..tasks import Task
from . import CLOSED, Crowd, Entry, Go, Grid, Many, Peer, of_matrix, tolerances

COMPOSED = 8
# methods that do not use the exact free motion, which takes most of the time if the torque is cheap
CHEAP = ("rkq8", "rkq9", "rkmk8", "rkmk9")
PACED = ("rkn4", "rkn6", "near864", *CHEAP)  # methods that are also run with step-size control
ANEW = ("rkn6", "near1086")  # methods that are also run by `simulate`
# methods that come first, because a quick run uses only three methods of each library
QUICK = ("rkn4", "rkq8", "adams")
ORDER = 4  # methods of lower order are useful for their structure; `polhode compare` covers them


def closed_form(task: Task) -> list[Entry]:
    """Return entries for `FreeBody`: created once and called with a time, like the integrators of other libraries, or
    created for each call.
    """
    p, t = task.problem, task.t_end
    start = {"omega": p.omega, "attitude": p.attitude}
    made = ph.exact.FreeBody(p.body, **start)
    goes: dict[str, Go] = {
        CLOSED: lambda: state(made(t)),
        f"{CLOSED}, made anew": lambda: state(ph.exact.free_body(p.body, t=t, **start)),
    }
    return [
        Entry(name, lambda _, go=go: go, (1.0,), "step", lambda out: of_matrix(out[0]), lambda h, out: None)  # type: ignore[misc]
        for name, go in goes.items()
    ]


def state(motion: Any) -> tuple[np.ndarray, np.ndarray]:
    """Return attitude and angular velocity as arrays."""
    return motion.R, motion.omega


def stepping(
    task: Task, name: str, options: dict[str, Any], settings: tuple[float, ...], label: str, setting: str = "dt",
    anew: bool = False,
) -> Entry:  # fmt: skip
    """Return an entry for a method with steps (dt) or tolerances (tol) from coarse to fine.

    The run is prepared once, as with the integrators of other libraries.  With `anew`, each call uses `simulate`.
    """
    p = task.problem
    start = {"omega": np.array(p.omega, float), "attitude": np.array(p.attitude, float)}

    def prepare(x: float) -> Go:
        chosen = {setting: x, "every": 0, "on_failure": "stop", **options}
        if anew:
            return lambda: p.simulate(name, t_end=task.t_end, **chosen)
        solver = ph.prepare(p.body, p.torque, t_end=task.t_end, method=name, **chosen)
        return lambda: solver.end(**start)

    def end(run: Any) -> np.ndarray:
        R = np.asarray(run.R)
        return (R[-1] if anew else R) if run.outcome.good else np.full((3, 3), np.nan)

    def calls(h: float, run: Any) -> int | None:
        # without a torque, or with a method that needs the torque as a formula, there are no calls to count
        if task.torque is None or ph.methods[name].needs_formula:
            return None
        return int(run.stats.torque_calls)

    return Entry(label, prepare, settings, "step" if setting == "dt" else "tolerance", end, calls)


def chosen(task: Task) -> list[str]:
    """Return the methods to run.

    With a torque, these are explicit methods of order four or more that use the exact free motion, Strang's splitting
    for comparison, and CHEAP.  For a free body, these are three methods that do not solve it exactly.
    """
    need = Kind.FREE if task.torque is None else Kind.TORQUE
    found = []
    for name, m in ph.methods.items():
        exact = m.claims.free_energy == "exact" and m.claims.momentum == "exact"
        good = m.claims.order >= ORDER and m.cost.each_pass == 0 and not m.cost.solves
        if m.accepts < need or not (good or name == "strang"):
            continue
        if task.torque is None and (exact or name not in ("mr4", "rk4", "cf4")):
            continue
        if task.torque is not None and not exact and name not in CHEAP:
            continue
        found.append(name)
    return sorted(found, key=lambda name: name in CHEAP)


def series(task: Task, each: int, least: float = 2.0) -> tuple[float, ...]:
    """Return steps, each finer by a factor of 2^(1/2), with similar numbers of torque calls for all methods."""
    typical = task.t_end / task.problem.dt
    n, out = max(typical / 32.0 / each, least), []
    while n * each <= 64.0 * typical:
        out.append(task.t_end / round(n))
        n *= 2.0**0.5
    return tuple(dict.fromkeys(out))


def composed(task: Task) -> list[Entry]:
    """Return entries for Strang's splitting in all compositions of order eight or more."""
    found = {name: len(c.weights) for name, c in COMPOSITIONS.items() if c.order >= COMPOSED}
    return [stepping(task, "strang", {"compose": n}, series(task, k), f"strang, {n}") for n, k in found.items()]


def controlled(task: Task, names: list[str]) -> list[Entry]:
    """Return entries with step-size control by error, and with reversible control where the method allows it."""
    found = []
    for name in names:
        each = max(1, ph.methods[name].cost.step)
        by_error = stepping(task, name, {"control": "error"}, tolerances(2, 12), f"{name}, by error", "tol")
        found.append(by_error)
        if ph.methods[name].claims.reversible:  # coarse first steps would lead to very many steps
            fine = series(task, each, task.t_end / task.problem.dt / 40.0)
            found.append(stepping(task, name, {"control": "reversible"}, fine, f"{name}, reversible"))
    return found


def solve(task: Task) -> list[Entry]:
    steps = {name: series(task, max(1, ph.methods[name].cost.step)) for name in chosen(task)}
    entries = [stepping(task, name, {}, h, name) for name, h in steps.items()]
    if task.torque is None:
        return closed_form(task) + entries
    entries += [stepping(task, n, {}, steps[n], f"{n}, made anew", anew=True) for n in ANEW if n in steps]
    by_tolerance = stepping(task, "adams", {}, tolerances(2, 15), "adams", "tol")
    entries += [*composed(task), *controlled(task, [n for n in PACED if n in steps]), by_tolerance]
    return sorted(entries, key=lambda e: e.method not in QUICK)


def grid(task: Task, times: np.ndarray) -> list[Grid]:
    if task.torque is not None:
        return []
    p = task.problem
    made = ph.exact.FreeBody(p.body, omega=p.omega, attitude=p.attitude)
    return [Grid(CLOSED, lambda: lambda: state(made(times)), lambda out: np.asarray(out[0]))]


def crowd(many: Many) -> list[Crowd]:
    body = ph.Body(list(many.moments))

    def at_once(omegas: np.ndarray) -> Go:
        return lambda: state(ph.exact.free_body(body, omega=omegas, t=many.t_end))

    def run(method: str, dt: float, omegas: np.ndarray) -> Go:
        return lambda: ph.simulate(body, None, omega=omegas, t_end=many.t_end, dt=dt, method=method, every=0)

    def last(q: Any) -> np.ndarray:
        return np.asarray(q.R).reshape(-1, *q.R.shape[-3:])[:, -1] if q.R.ndim > 3 else np.asarray(q.R[-1:])

    t = many.t_end
    return [
        Crowd(CLOSED, at_once, lambda out: np.asarray(out[0]).reshape(-1, 3, 3)),
        Crowd("exact_free, one step", lambda w: run("exact_free", t, w), last),
        Crowd("exact_free, every step", lambda w: run("exact_free", many.step, w), last, 100_000),
        Crowd("rk4, every step", lambda w: run("rk4", many.step, w), last, 100_000),
        Crowd("mr2, every step", lambda w: run("mr2", many.step, w), last, 100_000),
    ]


PEER = Peer(
    "polhode", "this library", "polhode", "polhode", "this library", solve, grid, crowd,
    settings="prepare(dt=step, every=0) made once, then end(omega, attitude); 'made anew': a complete call "
    "of simulate; closed form: exact.FreeBody created once, or exact.free_body, which creates it in each call",
)  # fmt: skip

"""The beginning of a run: the first state of the method, and the engine's run, which advances it."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engines.layout import each, from_rows, to_rows
from ..engines.problem import EngineRun, Problem
from ..errors import InvalidInput
from ..kernels.values import Vec3
from ..torques.base import advice_on_params
from ..torques.observe import empty
from .failures import explained
from .setup import Setup


def start(setup: Setup, R: Any, W: Vec3, n: int, p: Any) -> np.ndarray:
    """Return the first states of the method, [leaf, body].

    They are computed in Python, so that all engines start from the same values.
    """
    bound, name, t = setup.bound_python, setup.torque.name, setup.t_start

    def begin(p: Any, I: Any, R: Any, W: Any) -> Any:
        return setup.parts.start(bound.torque, p, I, setup.dt, t, R, W)

    def blame(e: BaseException) -> BaseException:
        e.add_note(f"polhode: in {name} at the start, t = {t:g}, before the first step")
        return e

    try:
        with np.errstate(all="ignore"), setup.arithmetic():
            if setup.parts.start_leaves is None or setup.batch:
                rows = to_rows(each(begin, (n,), p, setup.I, R, W), n)
            else:
                rows = setup.parts.start_leaves(bound.torque, p, setup.I, setup.dt, t, R, W)[:, None]
    except (ZeroDivisionError, OverflowError) as e:
        raise InvalidInput(f"{name} cannot be evaluated at the start, t = {t:g}: {e}") from e
    except Exception as e:
        raise explained(e, setup) or blame(e) from None
    for c in bound.callbacks:
        if c.error is not None:
            error, c.error = c.error, None
            raise (explained(error, setup) or blame(error)) from error
    if not np.isfinite(rows).all():
        hint = advice_on_params(setup.torque)
        raise InvalidInput(f"{name} gives NaN or infinity at the start, t = {t:g}{hint and f': {hint}'}")
    return rows


def make_problem(setup: Setup, rows: np.ndarray, watched: np.ndarray | None, p: Any = None) -> Problem:
    """Return the problem for the engine.  p: parameters that replace those of the bound torque."""
    return Problem(
        setup.parts, setup.bound.torque, setup.bound.p if p is None else p, setup.I, setup.dt, setup.t_start,
        setup.template, rows, setup.watch, empty(setup.observe_names), watched, name=setup.torque.name,
        halted=lambda: any(c.error is not None for c in setup.bound.callbacks),
    )  # fmt: skip


def make_run(setup: Setup, rows: np.ndarray, watched: np.ndarray, p: Any = None) -> EngineRun:
    problem = make_problem(setup, rows, watched, p)
    return setup.runs_on.make_run(problem, plain=setup.bound.plain, batch=setup.batch, precision=setup.precision)


def watch_start(setup: Setup, rows: np.ndarray, p: Any) -> np.ndarray | None:
    """Return the data of the observers at the start, [number, body]; p: the parameters of the torque in Python."""
    if setup.watch is None:
        return None
    watch, n = setup.watch, rows.shape[1]
    nothing = empty(setup.observe_names)
    seen = from_rows(nothing, list(to_rows(nothing, n)))
    state = from_rows(setup.template, list(rows))

    def begin(seen: Any, I: Any, p: Any, s: Any) -> Any:
        return watch(seen, setup.t_start, I, p, s)

    with np.errstate(all="ignore"), setup.arithmetic():
        return to_rows(each(begin, (n,), seen, setup.I, p, state), n)

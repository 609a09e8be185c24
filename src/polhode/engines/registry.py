"""The engines: objects with the abilities of an engine and with methods that create its runs.

Large libraries are imported when they are needed.  Code outside this package asks these objects for their abilities; it
does not compare names of engines.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, unknown
from .problem import BoundFunction, EngineRun, Limits, Problem

if TYPE_CHECKING:
    from .cuda_arrays import DeviceRun, DeviceStart
    from .one_body import OneBody
    from .replay import Replay

PRECISIONS = ("float64", "mixed", "float32")


def late(module: str, name: str) -> Any:
    """Return a method that calls a function of a module of this package, which is imported at the first call."""

    @cache
    def function() -> Any:
        return getattr(import_module(module, __package__), name)

    def method(self: Any, *arguments: Any, **keywords: Any) -> Any:
        return function()(*arguments, **keywords)

    return method


class Engine:
    """An engine, which computes steps.  This base class is the engine in plain Python."""

    name = "python"
    module = "polhode.engines.python"
    first_block = 1_000  # steps of one body in the first block of a run
    adapts_blocks = True  # whether the length of a block depends on the time that the previous block took
    samples_are_copied = False  # whether samples are copied from another device
    precisions: tuple[str, ...] = ("float64",)
    compiled = False
    traces = False  # whether Python functions are traced, not called
    calls_whole_batches = True  # whether a Python function can be called once for all bodies
    calls_energy = True  # whether a step can evaluate a potential energy in plain Python
    runs_in_place = True  # whether methods whose state is an array can run
    one_body_runs = False  # whether `one_body` does complete runs in compiled code
    on_gpu = False  # whether runs can start from arrays on a GPU and store their samples there

    # Only for engines that trace: trace_energy(f, names, params, axes, pick) returns a potential energy in Python as a
    # kernel function.
    trace_energy: Callable[..., Callable[..., Any]]
    # Only for engines with `one_body_runs`: one_body(problem, steps, every, limits, arrival=None)
    one_body: Callable[..., OneBody]
    # Only for engines with `on_gpu`: read_device_start(body, omega, momentum, attitude) reads a start from arrays on
    # the GPU; make_device_run(problem, precision, axes, start, samples) returns a run from it, with memory for samples.
    read_device_start: Callable[..., DeviceStart]
    make_device_run: Callable[..., DeviceRun]

    def __repr__(self) -> str:
        return f"<engine {self.name}>"

    def require(self) -> None:
        """Import the engine; if it is not installed, raise EngineUnavailable, whose message says what to install."""
        import_module(self.module)

    def check_torque(self, name: str, plain: bool, held: bool) -> None:
        """Raise InvalidInput for a torque that the engine does not support.

        plain: it is plain Python.  held: it changes between steps, not within them.
        """

    def check_precision(self, precision: str) -> None:
        if not isinstance(precision, str) or precision not in PRECISIONS:
            raise unknown("precision", precision, PRECISIONS)
        if precision not in self.precisions:
            able = next(e.name for e in ENGINES.values() if precision in e.precisions)
            raise InvalidInput(
                f"precision={precision!r} is for engine={able!r}; engine={self.name!r} computes in float64"
            )

    def explain(self, error: Exception, torque: str) -> Exception | None:
        """Return an error with advice if this error of a torque is specific to the engine, else None."""
        return None

    def python_can_call(self, plain: bool) -> bool:
        """Return whether plain Python can call a torque in the form for this engine."""
        return not (self.traces or (self.compiled and plain))

    # bind_function(user, each, pick, bodies) returns a user's Python torque or load in the form for this engine.  With
    # `pick`, body j has the parameters each[j] = pick(all, j); without it, all bodies have each[0].
    bind_function: Callable[..., BoundFunction] = late(".python", "bind_function")
    motion_between = late(".python", "motion_between")

    def arithmetic(self) -> AbstractContextManager[Any]:
        """Return a context manager; plain Python must call a torque in the form for this engine inside it."""
        return nullcontext()

    def make_run(self, problem: Problem, *, plain: bool, batch: bool, precision: str) -> EngineRun:
        """Return a run.  plain: the torque calls a Python function."""
        run: EngineRun = import_module(self.module).Run(problem, plain=plain, batch=batch, precision=precision)
        return run

    # --- runs of a stepper, which the caller advances ---------------------------------------------------------------

    own_replay: Callable[..., Replay] = late(".replay", "PythonReplay")

    def make_replay(self, problem: Problem, *, batch: bool, quick: bool, fixed: bool) -> Replay:
        """Return a run that requests its torques from the caller (`replay.py`).

        quick: the torque of the caller is the only one, and the user's axes are the principal axes.  fixed: all steps
        request the same number of torques.
        """
        engine = self if problem.parts.place is None else PYTHON  # plain Python for bodies that move
        return engine.own_replay(problem, batch=batch, quick=quick, fixed=fixed)

    # attitudes(run, axes) returns R (bodies, 3, 3) and omega (bodies, 3) of a run or a replay, in the memory that the
    # engine uses.  axes: the principal axes as columns, in the user's axes; None if they are the user's axes.
    attitudes: Callable[..., tuple[Any, Any]] = late(".replay", "attitudes_in_python")

    def quick_steps(self, run: Any, limits: Limits | None) -> Callable[[int, int], bool] | None:
        """Return steps(i, n), which does n steps of one body from step number i, or returns False and changes nothing.

        steps(i, n) returns False if a step fails or the state after the steps exceeds the limits.  The result is None
        if the engine has no such function, or if the run is not of one body with a compiled torque.
        """
        return None

    def place_array(self, array: np.ndarray) -> Any:
        """Copy the array to the memory that the engine uses, if it is not there."""
        return array


class NumbaEngine(Engine):
    name, module, first_block, compiled = "numba", "polhode.engines.numba", 1_000_000, True
    calls_whole_batches = calls_energy = False
    one_body_runs = True
    motion_between = late(".numba", "motion_between")
    one_body = late(".one_body", "OneBody")
    quick_steps = late(".replay_numba", "quick_steps_of")
    bind_function = late(".numba", "bind_function")
    own_replay = late(".replay_in_place", "make_replay")
    attitudes = late(".replay_numba", "attitudes_of")


class JaxEngine(Engine):
    name, module, first_block, compiled = "jax", "polhode.engines.jax", 1_000_000, True
    adapts_blocks = False  # each new block length needs another compilation
    traces, calls_whole_batches, runs_in_place = True, False, False
    trace_energy = late(".jax", "array_energy")
    arithmetic = late(".jax", "double_precision")
    bind_function = late(".jax", "bind_function")

    def explain(self, error: Exception, torque: str) -> Exception | None:
        if not (type(error).__module__.startswith("jax") and "Tracer" in type(error).__name__):
            return None
        return InvalidInput(
            f"{torque} cannot run with engine='jax': it branches on values, or turns them into Python numbers or NumPy "
            "arrays. Use polhode.math.where in a @polhode.kernel function and jax.numpy in others, or engine='numba'"
        )


class CudaEngine(Engine):
    name, module, first_block, compiled = "cuda", "polhode.engines.cuda", 100_000_000, True
    samples_are_copied = on_gpu = True
    precisions = PRECISIONS
    calls_whole_batches = runs_in_place = False
    read_device_start = late(".cuda_arrays", "read_start")
    make_device_run = late(".cuda_arrays", "DeviceRun")
    own_replay = late(".replay_cuda", "make_replay")
    attitudes = late(".replay_cuda", "attitudes_on_device")
    place_array = late(".replay_cuda", "on_device")

    def check_torque(self, name: str, plain: bool, held: bool) -> None:
        if held:
            raise InvalidInput(
                f"engine='cuda' cannot switch {name} between steps: use engine='numba' (or piecewise(..., "
                f"held=False), if it does not matter that methods lose their order at a switch)"
            )
        if plain:
            raise InvalidInput(
                f"engine='cuda' cannot run {name}, which is plain Python; mark it with @polhode.kernel, or use "
                "engine='numba'"
            )


PYTHON, JAX = Engine(), JaxEngine()
AUTO = "auto"
ENGINES: dict[str, Engine] = {e.name: e for e in (PYTHON, NumbaEngine(), JAX, CudaEngine())}
DEFAULT = ENGINES["numba"]  # the engine of "auto"


def find_engine(name: Engine | str) -> Engine:
    """Return the engine of this name; "auto" means the default engine."""
    if isinstance(name, Engine):
        return name
    if isinstance(name, str) and name == AUTO:
        return DEFAULT
    if not isinstance(name, str) or name not in ENGINES:
        raise unknown("engine", name, (AUTO, *ENGINES))
    return ENGINES[name]

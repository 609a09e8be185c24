"""The engines: objects that say what each can do and make its runs.  Heavy libraries are imported when they are needed.

Code outside this package uses these objects and never compares names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from ..errors import InvalidInput, unknown
from .problem import Arrival, Limits, Problem, Progress

if TYPE_CHECKING:
    from .cuda_arrays import DeviceRun, DeviceStart
    from .one_body import OneBody
    from .replay import Replay

PRECISIONS = ("float64", "mixed", "float32")
Pick = Callable[[Any, Any], Any]  # pick(parameters of all bodies, j): the parameters of body j


class EngineRun(Protocol):
    """The states of all bodies of a run, advanced block by block."""

    n: int  # bodies
    made: int  # steps that all bodies made in the last block
    error: (
        Exception | None
    )  # the exception that a kernel raised in the last block; the states are those before that step

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        """Make n steps from step `first` on; return the states after each `every` of them, [sample, leaf, body]."""

    def set_p(self, p: Any) -> None:
        """Replace the values of the torque's parameters."""

    def set_rows(self, rows: np.ndarray) -> None:
        """Replace the states, [leaf, body]."""

    @property
    def rows(self) -> np.ndarray:
        """The states, [leaf, body]."""

    @property
    def progress(self) -> Progress: ...

    @property
    def observed(self) -> np.ndarray:
        """The state of the observers, [number, body]."""


class UserFunction(Protocol):
    """A torque that is a Python function, in the form that an engine needs."""

    f: Any
    names: Any
    params: Any

    def call_arguments(self, params: Any, bodies: int | None) -> tuple[Any, ...]:
        """Arguments of `numba.Callback`: function, names of its arguments, parameters, check of the answer."""

    def caller(self, params: Any, bodies: int | None = None) -> Callable[..., np.ndarray]:
        """f(t, R, omega) on arrays, with a checked answer."""


class UserLoad(Protocol):
    """A load that is a Python function, in the form that an engine needs."""

    f: Any
    names: Any
    params: Any
    gives: str

    def answer(self, X: Any) -> np.ndarray:
        """The result of f as force and torque in one array of six."""

    def caller(self, params: Any) -> Callable[..., np.ndarray]:
        """f(t, x, R, v, omega) on arrays, with a checked answer."""


class BoundFunction(NamedTuple):
    """A user's function in the form for an engine."""

    torque: Callable[..., Any]  # torque(t, R, omega, p) in the frame and axes of the user; for a load, see `bind_load`
    p: Any
    callbacks: tuple[Any, ...]  # they count calls and hold the exception of the user's function
    plain: bool  # whether each evaluation calls a Python function
    shared: bool  # whether `torque` is the same object for every user's function


class Engine:
    """An engine computes steps.  This base class is the plain Python engine."""

    name = "python"
    module = "polhode.engines.python"
    first_block = 1_000  # steps of one body in the first block of a run
    adapts_blocks = True  # the length of later blocks depends on the time that the last one took
    samples_are_copied = False  # a sample costs a transfer, so states that are not needed are not copied
    precisions: tuple[str, ...] = ("float64",)
    compiled = False
    traces = False  # Python functions are traced, not called
    calls_whole_batches = True  # a Python function can be called once for all bodies
    calls_energy = True  # a potential energy in plain Python can be evaluated inside a step
    runs_in_place = True  # methods whose state is an array can run
    one_body_runs = False  # `one_body` makes whole runs in compiled code
    on_gpu = False  # runs can begin from arrays on a GPU and leave their samples there

    def __repr__(self) -> str:
        return f"<engine {self.name}>"

    def require(self) -> None:
        """Import the engine, or raise EngineUnavailable with what to install."""
        import_module(self.module)

    def check_torque(self, name: str, plain: bool, held: bool) -> None:
        """Refuse a torque that the engine cannot run: plain Python, or one that is switched between steps."""

    def check_precision(self, precision: str) -> None:
        if not isinstance(precision, str) or precision not in PRECISIONS:
            raise unknown("precision", precision, PRECISIONS)
        if precision not in self.precisions:
            able = next(e.name for e in ENGINES.values() if precision in e.precisions)
            raise InvalidInput(
                f"precision={precision!r} is for engine={able!r}; engine={self.name!r} computes in float64"
            )

    def explain(self, error: Exception, torque: str) -> Exception | None:
        """Advice on an error of a torque that is specific to this engine."""
        return None

    def python_can_call(self, plain: bool) -> bool:
        """Whether plain Python can evaluate a torque in the form for this engine."""
        return True

    def bind_function(
        self, torque: UserFunction, each: Sequence[Any], pick: Pick | None, bodies: int | None
    ) -> BoundFunction:
        """Bind a user's Python function.  Body j has the parameters each[j] = pick(all, j), or all share each[0]."""
        from .python import Watched, body_by_body

        watched = tuple(Watched(torque.caller(p, bodies)) for p in each)
        return BoundFunction(body_by_body(watched), body_numbers(bodies), watched, plain=True, shared=False)

    def bind_load(self, load: UserLoad, each: Sequence[Any], pick: Pick | None, bodies: int | None) -> BoundFunction:
        """Bind a user's Python load: load(t, x, R, v, omega, p) -> force, torque, in the frame and axes of the user."""
        from .python import Watched, loads_body_by_body

        watched = tuple(Watched(load.caller(p)) for p in each)
        return BoundFunction(loads_body_by_body(watched), body_numbers(bodies), watched, plain=True, shared=False)

    def trace_energy(self, f: Any, names: Any, params: Any, axes: np.ndarray, pick: Pick | None) -> Callable[..., Any]:
        """A potential energy in Python as a kernel function.  Only for engines that trace."""
        raise NotImplementedError

    def motion_between(
        self, parts: Any, moments: np.ndarray, rows: np.ndarray, t: np.ndarray, tol: float
    ) -> np.ndarray:
        """Quaternion and momentum in space, (7, n), at n times.

        Rows [leaf, n] are the states at the ends of their steps.
        """
        from .in_place import motion_between

        return motion_between(parts, moments, rows, t, tol)

    def arithmetic(self) -> AbstractContextManager[Any]:
        """The context in which plain Python calls a torque that was written for this engine."""
        return nullcontext()

    def make_run(self, problem: Problem, *, plain: bool, batch: bool, precision: str) -> EngineRun:
        from .python import Run

        return Run(problem)

    def read_device_start(self, body: Any, omega: Any, momentum: Any, attitude: Any) -> DeviceStart:
        """Read a start that is on the GPU.  Only for engines that are `on_gpu`."""
        raise NotImplementedError

    def make_device_run(
        self, problem: Problem, precision: str, axes: Any, start: DeviceStart, samples: int
    ) -> DeviceRun:
        """A run from this start with space for a number of samples."""
        raise NotImplementedError

    def one_body(
        self, problem: Problem, steps: int, every: int, limits: Limits, arrival: Arrival | None = None
    ) -> OneBody:
        """Whole runs of one body in compiled code.  Only for engines with `one_body_runs`."""
        raise NotImplementedError

    # --- a stepper's run: advanced by its caller ---------------------------------------------------------------

    def make_replay(self, problem: Problem, *, batch: bool, quick: bool, fixed: bool) -> Replay:
        """A run that requests its torques (`replay.py`).

        quick: only the caller's torque acts, in the axes of the state. fixed: every step makes the same number of
        requests.
        """
        from .replay import PythonReplay

        return PythonReplay(problem, batch)

    def quick_steps(self, run: Any, limits: Limits | None) -> Callable[[int, int], bool] | None:
        """A function steps(i, n) that makes n steps of one body from number i, or returns False and changes nothing.

        It returns False if the state after the steps exceeds the limits.  The result is None if the engine has no such
        function, or if the run is not one of one body with a compiled torque.
        """
        return None

    def attitudes(self, run: Any, axes: np.ndarray | None) -> tuple[Any, Any]:
        """R (bodies, 3, 3) and omega (bodies, 3) of a run or a replay of this engine, where its arrays live.

        axes: the principal axes in the user's axes, or None if they are the same.
        """
        from .layout import in_user_axes
        from .replay import attitudes_in_python

        return in_user_axes(attitudes_in_python(run), axes)

    def place_array(self, array: np.ndarray) -> Any:
        """Copy the array, if necessary, to the memory where the engine keeps its arrays."""
        return array


def body_numbers(bodies: int | None) -> Any:
    """The numbers of the bodies, for functions that find their parameters by the number of the body."""
    return () if bodies is None else np.arange(float(bodies))


def late(module: str, name: str) -> Any:
    """A method that calls a function of a module of this package; the module is imported on the first call."""

    def method(self: Engine, *arguments: Any, **keywords: Any) -> Any:
        return getattr(import_module(module, __package__), name)(*arguments, **keywords)

    return method


class NumbaEngine(Engine):
    name, module, first_block, compiled = "numba", "polhode.engines.numba", 1_000_000, True
    calls_whole_batches = calls_energy = False
    one_body_runs = True
    motion_between = late(".numba", "motion_between")
    one_body = late(".one_body", "OneBody")
    quick_steps = late(".replay_numba", "quick_steps_of")

    def python_can_call(self, plain: bool) -> bool:
        return not plain

    def bind_function(
        self, torque: UserFunction, each: Sequence[Any], pick: Pick | None, bodies: int | None
    ) -> BoundFunction:
        from .numba import Callback, link_of, linked_torque

        callbacks = tuple(Callback(*torque.call_arguments(p, bodies)) for p in each)
        return BoundFunction(linked_torque, link_of(callbacks, pick is not None), callbacks, plain=True, shared=True)

    def bind_load(self, load: UserLoad, each: Sequence[Any], pick: Pick | None, bodies: int | None) -> BoundFunction:
        from .numba import LoadCallback, link_of, linked_load

        callbacks = tuple(LoadCallback(load.f, load.names, p, load.answer) for p in each)
        return BoundFunction(linked_load, link_of(callbacks, pick is not None), callbacks, plain=True, shared=True)

    def make_run(self, problem: Problem, *, plain: bool, batch: bool, precision: str) -> EngineRun:
        from .numba import Run

        return Run(problem, scalar_only=plain, batch=batch)

    def make_replay(self, problem: Problem, *, batch: bool, quick: bool, fixed: bool) -> Replay:
        if problem.parts.place is not None:
            return super().make_replay(problem, batch=batch, quick=quick, fixed=fixed)  # for bodies that move
        if problem.parts.in_place is not None:
            from .replay_in_place import InPlaceReplay

            return InPlaceReplay(problem)
        from .replay_numba import NumbaReplay

        return NumbaReplay(problem, batch, quick, fixed)

    def attitudes(self, run: Any, axes: np.ndarray | None) -> tuple[Any, Any]:
        if run.problem.parts.in_place is not None:
            return super().attitudes(run, axes)
        from .layout import in_user_axes
        from .replay_numba import attitudes_of

        return in_user_axes(attitudes_of(run), axes)


class JaxEngine(Engine):
    name, module, first_block, compiled = "jax", "polhode.engines.jax", 1_000_000, True
    adapts_blocks = False  # every new block length must be compiled
    traces, calls_whole_batches, runs_in_place = True, False, False
    trace_energy = late(".jax", "array_energy")
    arithmetic = late(".jax", "double_precision")

    def explain(self, error: Exception, torque: str) -> Exception | None:
        if not (type(error).__module__.startswith("jax") and "Tracer" in type(error).__name__):
            return None
        return InvalidInput(
            f"{torque} cannot run with engine='jax': it branches on values, or turns them into Python numbers or NumPy "
            "arrays. Use polhode.math.where in a @polhode.kernel function and jax.numpy in others, or engine='numba'"
        )

    def python_can_call(self, plain: bool) -> bool:
        return False

    def bind_function(
        self, torque: UserFunction, each: Sequence[Any], pick: Pick | None, bodies: int | None
    ) -> BoundFunction:
        from .jax import array_torque

        traced = array_torque(torque.f, torque.names, torque.params, pick)
        return BoundFunction(traced, body_numbers(bodies), (), plain=False, shared=False)

    def bind_load(self, load: UserLoad, each: Sequence[Any], pick: Pick | None, bodies: int | None) -> BoundFunction:
        from .jax import array_load

        traced = array_load(load.f, load.names, load.params, load.gives, pick)
        return BoundFunction(traced, body_numbers(bodies), (), plain=False, shared=False)

    def make_run(self, problem: Problem, *, plain: bool, batch: bool, precision: str) -> EngineRun:
        from .jax import Run

        return Run(problem)


class CudaEngine(Engine):
    name, module, first_block, compiled = "cuda", "polhode.engines.cuda", 100_000_000, True
    samples_are_copied = on_gpu = True
    precisions = PRECISIONS
    calls_whole_batches = runs_in_place = False
    read_device_start = late(".cuda_arrays", "read_start")
    make_device_run = late(".cuda_arrays", "DeviceRun")
    attitudes = late(".replay_cuda", "attitudes_on_device")
    place_array = late(".replay_cuda", "on_device")

    def python_can_call(self, plain: bool) -> bool:
        return not plain

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

    def make_run(self, problem: Problem, *, plain: bool, batch: bool, precision: str) -> EngineRun:
        from .cuda import Run

        return Run(problem, precision)

    def make_replay(self, problem: Problem, *, batch: bool, quick: bool, fixed: bool) -> Replay:
        if problem.parts.place is not None:
            return super().make_replay(problem, batch=batch, quick=quick, fixed=fixed)
        from .replay_cuda import CudaReplay

        return CudaReplay(problem, batch, fixed)


PYTHON = Engine()
AUTO = "auto"
ENGINES: dict[str, Engine] = {e.name: e for e in (PYTHON, NumbaEngine(), JaxEngine(), CudaEngine())}
DEFAULT = ENGINES["numba"]  # the engine of "auto"


def find_engine(name: Engine | str) -> Engine:
    """The engine of this name; "auto" is the default one."""
    if isinstance(name, Engine):
        return name
    if isinstance(name, str) and name == AUTO:
        return DEFAULT
    if not isinstance(name, str) or name not in ENGINES:
        raise unknown("engine", name, (AUTO, *ENGINES))
    return ENGINES[name]

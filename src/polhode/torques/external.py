"""Torques that an external solver computes; the solver may be expensive, have a state, and fail.

The solver is a function, or a class whose objects are called.  For a class, a new object is created after a failure,
after a time limit is exceeded, and when the user restarts the solver.
"""

from __future__ import annotations

import inspect
import pickle
import time
import traceback
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import finite_number, float_array, whole_number
from ..body import Body
from ..engines.registry import Engine
from ..errors import InvalidInput, PolhodeError
from ..kernels.scalar import is_kernel
from ..units import quantities
from .base import NAMES, Arguments, Bound, Torque, arguments
from .calls import Costly, cached
from .waiting import is_async

START_LIMIT = 120.0  # seconds within which a new process must create its solver


class SolverFailed(PolhodeError):
    """Error of an external solver: all tries of a call failed, or it did not answer within the time limit."""


# --- the solver, in this process or in its own -------------------------------------------------------------------


def has_state(solver: Any) -> bool:
    return callable(getattr(solver, "save_state", None)) and callable(getattr(solver, "load_state", None))


class Here:
    """A solver that runs in the process of the run."""

    def __init__(self, solver: Any, state: Any) -> None:
        self.solver = solver
        if inspect.isclass(solver):
            self.solver = solver()
        if state is not None:
            self.solver.load_state(state)

    def __call__(self, values: list[Any]) -> tuple[Any, Any]:
        """Call the solver; return its result, and its state after the call or None if it has no state."""
        answer = self.solver(*values)
        return answer, self.solver.save_state() if has_state(self.solver) else None

    def close(self) -> None:
        self.solver = None


def serve(connection: Any, given: Any, state: Any) -> None:
    """Create the solver in its own process, and answer calls until the connection is closed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C interrupts the main process, which then ends this one
    try:
        solver = Here(given, state)
        connection.send(("ready", None, None))
    except Exception as e:
        connection.send(("failed", f"{type(e).__name__}: {e}", traceback.format_exc()))
        return
    while True:
        try:
            values = connection.recv()
        except EOFError:
            return
        try:
            connection.send(("answer", *solver(values)))
        except Exception as e:
            connection.send(("failed", f"{type(e).__name__}: {e}", traceback.format_exc()))


def end_process(process: Any, connection: Any) -> None:
    connection.close()
    process.kill()
    process.join()


class Elsewhere:
    """A solver that runs in its own process, which is killed if a call exceeds the time limit."""

    def __init__(self, solver: Any, state: Any, time_limit: float | None, name: str) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        self.time_limit, self.name = time_limit, name
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, solver, state), daemon=True)
        try:
            self.process.start()
        except (pickle.PicklingError, AttributeError, TypeError) as e:
            raise InvalidInput(
                f"external: {name} cannot be sent to another process ({e}): define it at the top level of a module, "
                "not inside a function"
            ) from None
        theirs.close()
        self.close = weakref.finalize(self, end_process, self.process, self.connection)
        self.receive(START_LIMIT)

    def receive(self, limit: float | None) -> tuple[Any, Any]:
        try:
            if not self.connection.poll(limit):
                raise SolverFailed(f"{self.name} did not answer within {limit:g} s, and its process was ended")
            kind, answer, state = self.connection.recv()
        except (EOFError, ConnectionError):
            self.process.join(5.0)
            raise SolverFailed(f"the process of {self.name} ended with exit code {self.process.exitcode}") from None
        if kind == "failed":
            error = SolverFailed(f"{self.name} failed in its process: {answer}")
            error.add_note(str(state))
            raise error
        return answer, state

    def __call__(self, values: list[Any]) -> tuple[Any, Any]:
        self.connection.send(values)
        return self.receive(self.time_limit)


# --- the torque ----------------------------------------------------------------------------------------------------


class Client:
    """Call a solver, count the calls, repeat failed calls, and create the solver again if necessary."""

    __signature__: inspect.Signature  # the arguments of the solver

    def __init__(
        self, solver: Any, name: str, process: bool, time_limit: float | None, retries: int, pause: float
    ) -> None:
        self.solver, self.name, self.process, self.time_limit = solver, name, process, time_limit
        self.__name__ = name  # the name of the torque
        self.retries, self.pause, self.is_class = retries, pause, inspect.isclass(solver)
        self.running: Here | Elsewhere | None = None
        self.state: Any = None  # state of the solver after its last successful call; None if it has no state
        self.calls = self.failures = self.starts = 0

    def __getstate__(self) -> dict[str, Any]:
        """Copy and pickle the client without a running solver; the copy starts its own, with the same state."""
        return self.__dict__ | {"running": None}

    def start(self) -> Here | Elsewhere:
        self.starts += 1
        if self.process:
            return Elsewhere(self.solver, self.state, self.time_limit, self.name)
        return Here(self.solver, self.state)

    def stop(self) -> None:
        if self.running is not None:
            self.running.close()
        self.running = None

    def __call__(self, *values: Any) -> Any:
        for attempt in range(self.retries + 1):
            try:
                if self.running is None:
                    self.running = self.start()
                self.calls += 1
                answer, state = self.running(list(values))
                if attempt < self.retries and not is_finite(answer):
                    raise SolverFailed(f"{self.name} answered {answer!r}")
                self.state = state
                return answer
            except InvalidInput:
                raise
            except Exception as e:
                self.failures += 1
                if self.process or self.is_class:
                    self.stop()
                if attempt == self.retries:
                    e.add_note(self.advice(attempt + 1))
                    raise
                time.sleep(self.pause)
            except BaseException:  # Ctrl-C: a late result must not be taken for the result of the next call
                self.stop()
                raise
        raise AssertionError

    def advice(self, tried: int) -> str:
        times = "once" if tried == 1 else f"{tried} times"
        return (
            f"polhode: {self.name} was tried {times}. To continue the run, call e.trajectory.extend(t_end); call "
            f"torque.restart() before it if the solver has to start again. A larger retries=... allows more tries"
        )


def is_finite(answer: Any) -> bool:
    """Return False if a result contains NaN or infinity.

    A result that is not an array of numbers also gives True; the torque refuses it later.
    """
    a = float_array(answer)
    return a is None or bool(np.isfinite(a).all())


class External(Costly):
    """The torque of an external solver.  The attribute `solver` counts its calls, failures and starts."""

    def __init__(self, client: Client, names: Arguments, params: Any, frame: str, identity: str) -> None:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        client.__signature__ = inspect.Signature([inspect.Parameter(n, kind) for n in names.positional])
        super().__init__(client, params, frame)
        self.client, self.stated_identity = client, identity

    @property
    def solver(self) -> dict[str, int]:
        """Numbers of calls of the solver, of failures, and of starts of the solver."""
        return {"calls": self.client.calls, "failures": self.client.failures, "starts": self.client.starts}

    def restart(self, state: Any = None) -> None:
        """End the solver; the next call creates a new one, which loads `state` unless it is None."""
        if not (self.client.is_class or self.client.process):
            raise InvalidInput(
                f"external: {self.name} is a function, which cannot be restarted: give a class with callable objects, "
                "or process=True"
            )
        self.client.stop()
        self.client.state = state

    def close(self) -> None:
        """End the solver and, if it has one, its process."""
        self.client.stop()

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        if bodies not in (None, 1) and self.client.is_class and has_state(self.client.solver):
            raise InvalidInput(
                f"external: {self.name} has a state, so one solver can follow only one body: "
                "simulate the bodies one by one"
            )
        return super().bind(body, engine, bodies)

    def __repr__(self) -> str:
        c = self.client
        return f"<external solver {self.name}: {c.calls} calls, {c.failures} failures, started {c.starts} times>"


@quantities(pause="s", time_limit="s")
def external(
    solver: Any,
    name: str,
    *,
    params: Any = None,
    frame: str = "space",
    retries: int = 0,
    pause: float = 0.0,
    process: bool = False,
    time_limit: float | None = None,
    folder: str | Path | None = None,
) -> External:
    """Make a torque from an external solver, which may be expensive, have a state, and fail.

    Parameters
    ----------
    solver : function or class
        A function that is called by argument name with t, R, omega (body frame) and p, and returns the torque in
        `frame`; or a class that is created without arguments and whose objects are called in this way.  After a
        failure, a new object of the class is created.  If the class has methods save_state() and load_state(state), the
        new object loads the state after the last successful call.
    name : str
        What the solver computes, with its version, for example "wing, mesh 4".  A continued run recognises its torque
        by this name, also in another program.  Use the same name only for the same computation.
    params, frame
        As in `simulate`.
    retries : int
        How many times a failed call is tried again.  A result that contains NaN or infinity also counts as a failure,
        except in the last try.
    pause : float
        Seconds to wait before the next try.
    process : bool
        Run the solver in a separate process.  A crash is then an ordinary failure.
    time_limit : float
        Seconds after which a call counts as failed and the process of the solver is ended.  Only with process=True.
    folder : str or Path
        Folder in which results are stored, so that no program repeats a call (`torques.cached`).  Only for solvers
        whose result depends on nothing but the arguments.

    Returns
    -------
    Torque
        Its attribute `solver` counts calls, failures and starts.  Its method `restart()` ends the solver; the next call
        creates a new one.

    Notes
    -----
    If the result of a solver depends on its earlier calls, it must receive every call exactly once and in the order of
    time.  Use fixed steps, no terminal events, and a method with one call per step; or use `polhode.stepper` with `ask`
    and `tell`.

    Examples
    --------
    >>> wind = ph.torques.external(lambda t: [0.0, 0.0, 1.0], "steady wind, version 1", retries=2)
    >>> run = ph.simulate([2, 3, 4], wind, omega=[0, 0, 0], t_end=1, dt=0.5, method="strang")
    >>> run.omega[-1, 2]
    np.float64(0.25)
    """
    if isinstance(solver, Torque) or not callable(solver) or is_kernel(solver):
        raise InvalidInput(
            f"external: the solver must be a Python function, or a class with callable objects, got {solver!r}"
        )
    if is_async(solver):
        raise InvalidInput(
            "external: an async function needs no external(): give the function to simulate, or to torques.cached"
        )
    if not isinstance(name, str) or not name.strip():
        raise InvalidInput(f'external: name must say what is computed, with its version: "wing, mesh 4"; got {name!r}')
    tries = whole_number(retries, "external: retries")
    pause = finite_number(pause, "external: pause", "seconds, not negative", least=0.0)
    if time_limit is not None:
        if not process:
            raise InvalidInput("external: time_limit can only end a solver in its own process: give process=True, too")
        if finite_number(time_limit, "external: time_limit") <= 0:
            raise InvalidInput(f"external: time_limit must be positive, got {time_limit!r}")
    stateful = inspect.isclass(solver) and has_state(solver)
    if stateful and folder is not None:
        raise InvalidInput(
            f"external: {name} has a state, so its results depend on earlier calls: leave "
            "out folder, or remove save_state and load_state if the results do not depend on the state"
        )
    names = call_arguments(solver, params)
    made = External(Client(solver, name, bool(process), time_limit, tries, pause), names, params, frame, name)
    if folder is not None:
        made.answers = cached(Costly(made.f, params, frame), folder=folder, name=name).answers
    return made


def call_arguments(solver: Any, params: Any) -> Arguments:
    """Return the arguments of a solver; all of them are passed by position."""
    f = solver
    if inspect.isclass(solver):
        if "__call__" not in dir(solver) or inspect.isabstract(solver):
            raise InvalidInput(
                f"external: objects of {solver.__name__} cannot be called: give it a method __call__(self, t, R)"
            )
        bare = [q for q in inspect.signature(solver).parameters.values() if q.default is q.empty and q.kind < 2]
        if bare:
            raise InvalidInput(
                f"external: {solver.__name__} is created without arguments, but it needs {bare[0].name}: give it a "
                "default value"
            )
        f = partial(solver.__call__, None)  # its arguments without self
        f.__name__ = solver.__name__  # type: ignore[attr-defined]
    names = arguments(f, NAMES, "an external solver", ("p",) if params is None else ())
    if names.keyword:
        raise InvalidInput(f"external: {', '.join(names.keyword)}: arguments of a solver are given by position")
    return names

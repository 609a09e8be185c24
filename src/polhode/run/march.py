"""The way of a run: its start, its steps in chunks, what is kept of them, and what is said if they fail."""

from __future__ import annotations

import contextlib
import time
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engines.compile_time import compile_seconds
from ..engines.layout import each, from_rows, leaves, to_rows
from ..engines.problem import Problem, Progress
from ..errors import InvalidInput, KernelError, OutOfMemory, PolhodeError, SimulationFailed
from ..integrators import variant
from ..kernels.so3 import distance
from ..kernels.values import Mat3, Vec3
from ..motion.trajectory import Outcome, Stats, Trajectory
from ..torques.base import KernelTorque, advice_on_params, arguments, first_body, mat3, structure
from ..torques.observe import empty
from .checks import warn_of_long_steps
from .divergence import diverged, may_diverge
from .interrupts import STOP, Bar, Interrupts
from .setup import Setup
from .switching import Switching

if TYPE_CHECKING:
    from ..motion.events import Hunt

LIMIT_OFF_GROUP = 1e-2  # distance from SO(3) beyond which R has no meaning


def start(setup: Setup, R: Any, W: Vec3, n: int, p: Any) -> np.ndarray:
    """The method's own variables, [leaf, body]; made in Python, so that all engines begin alike."""
    bound, name, t = setup.bound_python, setup.torque.name, setup.t_start

    def begin(p: Any, I: Any, R: Any, W: Any) -> Any:
        return setup.parts.start(bound.torque, p, I, setup.dt, t, R, W)

    def blame(e: BaseException) -> BaseException:
        e.add_note(f"polhode: in {name} at the start, t = {t:g}, before the first step")
        return e

    try:
        with np.errstate(all="ignore"), setup.arithmetic():
            state = each(begin, (n,), p, setup.I, R, W)
    except (ZeroDivisionError, OverflowError) as e:
        raise InvalidInput(f"{name} cannot be evaluated at the start, t = {t:g}: {e}") from e
    except Exception as e:
        raise explained(e, setup) or blame(e) from None
    for c in bound.callbacks:
        if c.error is not None:
            error, c.error = c.error, None
            raise (explained(error, setup) or blame(error)) from error
    rows = to_rows(state, n)
    if not np.all(np.isfinite(rows)):
        hint = advice_on_params(setup.torque)
        raise InvalidInput(f"{name} gives NaN or infinity at the start, t = {t:g}{hint and f': {hint}'}")
    return rows


def make_problem(setup: Setup, rows: np.ndarray, watched: np.ndarray | None, p: Any = None) -> Problem:
    """p: the parameters of the torque, where they are not those that it was bound with."""
    return Problem(
        setup.parts, setup.bound.torque, setup.bound.p if p is None else p, setup.I, setup.dt, setup.t_start,
        setup.template, rows, setup.watch, empty(setup.observe_names), watched, name=setup.torque.name,
        halted=lambda: any(c.error is not None for c in setup.bound.callbacks),
    )  # fmt: skip


def make_run(setup: Setup, rows: np.ndarray, watched: np.ndarray, p: Any = None) -> Any:
    problem = make_problem(setup, rows, watched, p)
    if setup.engine == "numba":
        from ..engines import numba

        return numba.Run(problem, scalar_only=setup.bound.plain, batch=setup.batch)
    if setup.engine == "cuda":
        from ..engines import cuda

        return cuda.Run(problem, setup.precision)
    if setup.engine == "jax":
        from ..engines import jax

        return jax.Run(problem)
    from ..engines import python

    return python.Run(problem)


def start_hunt(setup: Setup, events: Any, rows: np.ndarray, step: int) -> Hunt | None:
    if events is None:
        return None
    from ..motion.dense import known_between
    from ..motion.events import Hunt, as_events

    wanted = as_events(events)
    if wanted and not known_between(setup):
        raise InvalidInput(
            "events are looked for between samples, where a body with wheels or a sampled controller is not known; "
            "use a callback, which sees the samples"
        )
    return Hunt.begin(setup, wanted, rows, step) if wanted else None


class March:
    """Steps in chunks: short enough to see Ctrl-C and to show progress, ending on samples where there are some."""

    def __init__(
        self,
        setup: Setup,
        rows: np.ndarray,
        before: Stats,
        steps: int,
        held: Switching,
        wanted: np.ndarray | None = None,
        callback: Callable[..., Any] | None = None,
        watched: np.ndarray | None = None,
        hunt: Hunt | None = None,
    ) -> None:
        self.setup, self.rows, self.before, self.steps, self.wanted = setup, rows, before, steps, wanted
        self.callback, self.held = callback, held
        self.names = arguments(callback, ("t", "R", "omega"), "a callback") if callback is not None else None
        self.watched = np.zeros((0, rows.shape[1])) if watched is None else watched
        guess = {"numba": 1_000_000, "python": 1_000, "jax": 1_000_000, "cuda": 100_000_000}[setup.engine]
        self.chunk = max(1, (1_000 if setup.bound.plain else guess) // rows.shape[1])
        self.hunt = hunt
        self.marks: list[tuple[int, np.ndarray, np.ndarray]] = []  # where observers can be taken back to
        self.most = 2**62 if hunt is None else max(1, 2_000_000 // rows.size)  # every state is looked at
        self.chunk = min(self.chunk, self.most)
        if hunt is not None and hunt.terminal and setup.bound.plain:
            self.chunk = 1  # so that few calls are made beyond the event
        self.calls_before = setup.calls()
        self.warned = False  # of long steps

    def watch_start(self, rows: np.ndarray) -> None:
        """Observables include the start."""
        setup, n = self.setup, rows.shape[1]
        if setup.watch is not None:
            nothing = empty(setup.observe_names)
            seen = from_rows(nothing, list(to_rows(nothing, n)))
            state = from_rows(setup.template, list(rows))

            def begin(seen: Any, I: Any, p: Any, s: Any) -> Any:
                assert setup.watch is not None
                return setup.watch(seen, setup.t_start, I, p, s)

            with np.errstate(all="ignore"), setup.arithmetic():
                seen = each(begin, (n,), seen, setup.I, self.held.parameters(setup.bound_python), state)
            self.watched = to_rows(seen, n)

    def next_sample(self, i: int) -> int:
        if self.wanted is None:
            return min((i // self.setup.every + 1) * self.setup.every, self.steps)
        k = int(np.searchsorted(self.wanted, i, side="right"))
        return int(self.wanted[k]) if k < self.wanted.size else self.steps

    def plan(self, i: int) -> tuple[int, int, bool]:
        """How many steps to make now, with how many between samples, and whether it ends on one."""
        gap = self.next_sample(i) - i
        longest = min(self.chunk, self.held.next(i) - i)
        if gap > longest:
            return longest, longest, False
        if self.wanted is None and gap == self.setup.every and self.callback is None:
            samples = min(longest, self.steps - i) // gap
            return max(1, samples) * gap, gap, True
        return gap, gap, True

    def go(self, blocks: list[Any], indices: list[np.ndarray], progress: bool, on_failure: str) -> Trajectory:
        """All steps, after those of which samples are given, and what they come to."""
        setup = self.setup
        self.blocks, self.indices = blocks, indices
        self.run: Any = make_run(setup, self.rows, self.watched, self.held.parameters(setup.bound))
        self.i, self.outcome, self.began = self.before.steps, Outcome.DONE, time.perf_counter()
        try:
            with Bar(progress, self.bar()) as show, Interrupts(setup.bound.callbacks) as interrupted:
                while self.i < self.steps and self.unfinished() and self.stretch(show, on_failure):
                    if interrupted() and self.i < self.steps:
                        self.outcome = Outcome.INTERRUPTED
                        break
            return self.close(on_failure)
        except MemoryError as e:
            if hasattr(e, "trajectory"):  # raised by a function of the user's
                raise
            raise OutOfMemory(f" after step {self.i}", self.samples_to_keep(), 8 * self.rows.size) from None

    def stretch(self, show: Callable[[int], None], on_failure: str) -> bool:
        """Some steps, what is kept of them, and whoever is told; False if the run ends with them."""
        if self.held.due(self.i) and not self.switch(on_failure):
            return False
        n, gap, ends_on_sample = self.plan(self.i)
        self.mark()
        each_step = self.advance(n, gap, ends_on_sample)
        out = each_step if self.hunt is None else each_step[gap - 1 :: gap]
        failed = self.run.progress.failed
        made = self.count(n, failed)
        k = made // gap
        if ends_on_sample and k:
            self.keep(out[:k], self.i + gap * np.arange(1, k + 1))
        self.i += made
        show(self.moved(made))
        if self.hunt is not None and self.ended_by_event(np.array(each_step[:made]), failed):
            return False
        if made < n or np.all(failed >= 0):
            return False
        if self.i < self.steps and ends_on_sample and not self.setup.batch and off_group(self.setup, out[k - 1])[0]:
            return False
        if ends_on_sample and self.callback is not None and self.is_sample(out[k - 1]):
            return self.goes_on(out[k - 1])
        return True

    def switch(self, on_failure: str) -> bool:
        """What changes between steps changes now; False if that failed and the run is to end."""
        try:
            self.held.act(self.run, self.i)
        except KeyboardInterrupt:
            self.outcome = Outcome.INTERRUPTED
            return False
        except Exception as e:
            self.outcome = Outcome.TORQUE_FAILED
            if on_failure == "stop":
                return False
            setup = self.setup
            at = f"switching {setup.torque.name} at t = {setup.t_start + self.i * setup.dt:g}, step {self.i}"
            raise blame(e, f"{at} of {self.steps}", self.result()) from None
        return True

    def advance(self, n: int, gap: int, ends_on_sample: bool) -> np.ndarray:
        """Make n steps: the states after each `gap` of them, and where events are looked for after every one."""
        setup, began = self.setup, time.perf_counter()
        unseen = setup.engine == "cuda" and not ends_on_sample  # then nothing is copied from the device
        try:
            out: np.ndarray = self.run.advance(self.i, n, 1 if self.hunt is not None else n + 1 if unseen else gap)
        except Exception as e:
            if isinstance(e, MemoryError) and not setup.bound.plain:  # of polhode's own arrays
                raise
            better = explained(e, setup)
            if better is not None or isinstance(e, PolhodeError):
                raise better or e from None
            self.outcome = Outcome.TORQUE_FAILED
            between = f"in {setup.torque.name} between steps {self.i} and {self.i + n}"
            raise blame(e, between, self.result()) from None
        if setup.engine != "jax":  # next time about a tenth of a second's worth
            took = max(time.perf_counter() - began, 1e-6)
            self.chunk = max(1, int(min(0.1 * n / took, 4 * self.chunk, self.most)))
        return out

    def count(self, n: int, failed: np.ndarray) -> int:
        """How many of n steps count: of one body those before it failed, of a batch all, unless a torque raised."""
        halted = any(c.error is not None for c in self.setup.bound.callbacks)
        if halted and self.run.n > 1:
            return int(self.run.made)
        return n if (self.setup.batch and not halted) or failed[0] < 0 else int(failed[0]) - self.i

    def ended_by_event(self, states: np.ndarray, failed: np.ndarray) -> bool:
        """Look for events in the steps that were made last; a terminal one takes the run back to the step before."""
        assert self.hunt is not None
        try:
            self.hunt.feed(self.i - len(states), states)
        except Exception as e:
            self.outcome, self.hunt = Outcome.STOPPED, None
            raise blame(e, f"in an event, before step {self.i} of {self.steps}", self.result()) from None
        done = self.hunt.done >= 0
        if not np.any(done) or not np.all(done | (failed >= 0)):
            return False
        self.outcome = Outcome.EVENT
        self.halt()
        return True

    def goes_on(self, rows: np.ndarray) -> bool:
        """Whether the callback, told of a sample, lets the run go on."""
        try:
            stop = self.tell(rows)
        except KeyboardInterrupt:
            self.outcome = Outcome.INTERRUPTED
            return False
        except Exception as e:
            self.outcome = Outcome.STOPPED
            until = self.result()
            where = f"t = {float(until.t[-1]):g}, step {until.steps}"
            where += f" of {self.steps}" if self.setup.control is None else ""
            raise blame(e, f"in the callback at {where}", until) from None
        if stop:
            self.outcome = Outcome.STOPPED
        return not stop

    def close(self, on_failure: str) -> Trajectory:
        """The trajectory when no more steps are made, or the user's own exception."""
        setup = self.setup
        failing = next((c for c in setup.bound.callbacks if c.error is not None), None)
        error = None if failing is None else failing.error
        for c in setup.bound.callbacks:
            c.error = None
        if error is not None and (self.i < self.steps or not isinstance(error, KeyboardInterrupt)):
            interrupt = isinstance(error, KeyboardInterrupt)
            self.outcome = Outcome.INTERRUPTED if interrupt else Outcome.TORQUE_FAILED
        self.outcome = self.finished()
        trajectory = self.result()
        try:
            trajectory.events  # noqa: B018  the last steps are searched
        except Exception as e:
            trajectory.hunt = None
            raise blame(e, "in an event", trajectory) from None
        if self.outcome is Outcome.TORQUE_FAILED and on_failure == "raise":
            assert failing is not None and error is not None
            where = f"in {setup.torque.name} at t = {float(np.ravel(failing.error_time)[0]):g}"
            if not setup.batch and setup.control is None:
                where += f", step {self.i} of {self.steps}"
            raise blame(error, where, trajectory)
        return self.report(trajectory, on_failure)

    def mark(self) -> None:
        """Remember where a chunk begins, in case a terminal event lies in it."""
        if self.hunt is not None and self.hunt.terminal and self.setup.watch is not None:
            self.marks.append((self.i, self.run.rows.copy(), self.run.observed.copy()))
            while len(self.marks) > 1 and self.marks[1][0] <= self.hunt.next:
                self.marks.pop(0)

    def halt(self) -> None:
        """The run as it was at the last step before its terminal event; of a batch, before the last of them."""
        assert self.hunt is not None
        run, q, done = self.run, self.run.progress, self.hunt.done
        step = int(done.max())
        if step not in self.hunt.index:  # another body went on, and failed
            return
        rows, observed = self.hunt.rows(step), run.observed
        if self.marks:
            begin, there, observed = next(m for m in reversed(self.marks) if m[0] <= step)
            if step > begin:
                n, end = there.shape[1], self.setup.t_start + self.steps * self.setup.dt
                then = Switching(self.setup, n, end, begin, self.held.records, begin)
                once_more = make_run(self.setup, there, observed, then.parameters(self.setup.bound))
                once_more.advance(begin, step - begin, step - begin)
                observed = once_more.observed
        for c in self.setup.bound.callbacks:
            c.error = None  # of a step that was not needed
        index, states = np.concatenate(self.indices), np.concatenate(self.blocks)
        keep = index <= step
        self.blocks, self.indices = [states[keep]], [index[keep]]
        if not keep.any() or index[keep][-1] < step:
            self.keep(rows[None], np.array([step]))
        kept = Progress(q.passes, q.residual, np.where(done >= 0, -1, q.failed), q.stalled & (done < 0))
        self.held.done = -1  # these are the states before what was switched at that step
        self.run, self.i = Halted(rows, kept, observed.copy()), step

    def tell(self, rows: np.ndarray) -> bool:
        """Call the user's callback with a sample; True stops the run."""
        assert self.callback is not None and self.names is not None
        n, i = rows.shape[1], self.i
        one = Trajectory(self.setup, np.array([i]), rows[None], rows, i, Outcome.DONE, (), np.full(n, -1), self.before)
        pick = (slice(None), 0) if self.setup.batch else 0
        have = {"t": float(one.t[0]), "R": one.R[pick].copy(), "omega": one.omega[pick].copy()}
        positional, keyword = self.names.pick(have)
        return bool(self.callback(*positional, **keyword))

    def result(self) -> Trajectory:
        """The trajectory of what was computed, each body with its outcome."""
        setup, run, outcome, compiled = self.setup, self.run, self.outcome, compile_seconds(self.began)
        seconds = time.perf_counter() - self.began - compiled
        q = run.progress
        index, states, failed = self.gather()
        # samples are looked at once more: packs tell a step late, and R may have left the group
        R, W = finish(setup, run.rows)
        suspects = np.flatnonzero((failed >= 0) | ~np.isfinite(run.rows).all(axis=0) | is_off(R, run.rows.shape[1:]))
        each_outcome = [outcome] * failed.size  # of many bodies that is all there is to say
        if suspects.size:
            for k in suspects:
                each_outcome[k] = self.bad_outcome(bool(q.stalled[k]))
            look_again(setup, index, states, suspects, failed, each_outcome)
        if outcome.good and may_diverge(setup):
            t, p = setup.t_start + self.i * setup.dt, self.held.parameters(setup.bound_python)
            for body, last_good in diverged(setup, t, states, run.rows, p).items():
                if failed[body] < 0:
                    failed[body], each_outcome[body] = index[last_good], Outcome.DIVERGED
        # bodies of a batch that had their terminal event; what they did afterwards does not count
        ended = self.hunt.done if self.hunt is not None and setup.batch else np.full(failed.shape, -1)
        over = (ended >= 0) & ((failed < 0) | (failed >= ended))
        failed[over] = -1
        if outcome in (Outcome.INTERRUPTED, Outcome.TORQUE_FAILED) and run.n == 1:
            failed[:] = -1  # the state is the last good one
        for k in suspects[failed[suspects] < 0]:
            each_outcome[k] = outcome
        if outcome.good and np.any(failed >= 0):
            outcome = each_outcome[int(np.argmax(failed >= 0))]
        failed[over] = ended[over]
        for k in np.flatnonzero(over):
            each_outcome[k] = Outcome.EVENT
        if not setup.batch and failed[0] >= 0:
            keep = index <= failed[0]
            index, states = index[keep], states[keep]
        if not self.warned and setup.control is None:  # with control dt is only the first step
            self.warned = True
            W = Vec3(*(np.where(failed < 0, v, np.nan) for v in W)) if np.any(failed >= 0) else W
            warn_of_long_steps(setup, W, lambda: finish(setup, self.rows)[1])
        i = self.made(failed)
        if self.wanted is not None:
            keep = np.isin(index, self.wanted)
            index, states = index[keep], states[keep]
        return Trajectory(
            setup, index, states, self.final(), i, outcome, tuple(each_outcome), failed,
            self.stats(i, q, seconds, compiled), run.observed.copy(), self.hunt, self.held.records, self.held.done,
        )  # fmt: skip

    # what a march with steps of changing length does in its own way (`pace.py`)

    def samples_to_keep(self) -> int:
        return 1 + self.steps // self.setup.every if self.wanted is None else self.wanted.size

    def unfinished(self) -> bool:
        return True

    def bar(self) -> int:
        return self.steps - self.i

    def moved(self, made: int) -> int:
        return made

    def keep(self, out: np.ndarray, index: np.ndarray) -> None:
        """Samples of the steps in index, [sample, leaf, body]."""
        self.blocks.append(np.array(out))
        self.indices.append(index)

    def is_sample(self, rows: np.ndarray) -> bool:
        return self.wanted is None or self.i in self.wanted

    def gather(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Step and states of all samples, and the step at which each body failed, or -1."""
        return np.concatenate(self.indices), np.concatenate(self.blocks), self.run.progress.failed.copy()

    def final(self) -> np.ndarray:
        """The states from which the run can go on."""
        rows: np.ndarray = self.run.rows.copy()
        return rows

    def finished(self) -> Outcome:
        return self.outcome

    def bad_outcome(self, stalled: bool) -> Outcome:
        return Outcome.STALLED if stalled else Outcome.NOT_FINITE

    def made(self, failed: np.ndarray) -> int:
        """How many steps the trajectory has."""
        return self.i if self.setup.batch or failed[0] < 0 else int(failed[0])

    def place(self, trajectory: Trajectory, body: int, i: int) -> str:
        return f"at step {i} of {self.steps}, t = {self.setup.t_start + i * self.setup.dt:g}"

    def report(self, trajectory: Trajectory, on_failure: str) -> Trajectory:
        """The trajectory, or an exception if it failed and that was asked for."""
        setup, outcome, failed = self.setup, trajectory.outcome, trajectory.failed
        if outcome is Outcome.INTERRUPTED:
            of = f" of {self.steps}" if setup.control is None else ""
            message = f"interrupted after {trajectory.steps}{of} steps; the part computed so far is returned"
            if STOP.get() is None:
                warnings.warn(message, RuntimeWarning, stacklevel=4)
        if outcome.good or outcome is Outcome.INTERRUPTED or on_failure == "stop":
            return trajectory
        body = int(np.argmax(failed >= 0))
        which = f", body {body}" if setup.batch else ""
        corrected = outcome is Outcome.STALLED and setup.options.get("energy_correction")
        beyond = " (or no attitude near has the energy that energy_correction keeps)" if corrected else ""
        if setup.cost.step != variant(setup.method, setup.options).cost.step:  # the kicks are explicit
            beyond = " (damping at a rate above about 8/dt needs method='strang', or smaller steps)"
        if outcome is Outcome.DIVERGED and setup.bound.split.opaque:
            beyond = "; as a formula (@polhode.kernel, or torques.damping) strang keeps it stable at any step"
        raise SimulationFailed(
            f"{setup.method.name} failed {self.place(trajectory, body, int(failed[body]))}{which}: "
            f"{outcome.value}{beyond}. The valid part is the attribute `trajectory` of this exception; "
            "on_failure='stop' returns it instead.",
            trajectory,
        )

    def stats(self, i: int, q: Any, seconds: float, compiled: float) -> Stats:
        setup, before, n = self.setup, self.before, self.rows.shape[1]
        passes = int(np.nansum(q.passes))
        if setup.bound.callbacks:
            calls = setup.calls() - self.calls_before
        else:
            calls = setup.torque_calls(self.held.restarts * n, (i - before.steps) * n, passes)
        return Stats(
            i, before.torque_calls + calls, before.newton_iterations + passes,
            max(before.worst_residual, float(np.nanmax(q.residual, initial=0.0))), before.seconds + seconds,
            0, setup.dt, setup.dt, 0, before.compile_seconds + compiled,
        )  # fmt: skip


class Halted(NamedTuple):
    """A run taken back to an earlier step."""

    rows: np.ndarray
    progress: Progress
    observed: np.ndarray

    @property
    def n(self) -> int:
        return int(self.rows.shape[1])


def blame(e: BaseException, where: str, trajectory: Trajectory) -> BaseException:
    """The user's own exception, with where it happened and what had been computed until then."""
    e.add_note(f"polhode: {where}; the trajectory until then is the attribute `trajectory` of this exception")
    e.trajectory = trajectory  # type: ignore[attr-defined]
    return e


def explained(e: Exception, setup: Setup) -> Exception | None:
    """What the user can do about an error in a torque, where that is known."""
    torque = setup.torque
    if type(e).__module__.startswith("jax") and "Tracer" in type(e).__name__:
        return InvalidInput(
            f"{torque.name} cannot run with engine='jax': it branches on values, or turns them into Python numbers or "
            "NumPy arrays. Use polhode.math.where in a @polhode.kernel function and jax.numpy in others, or "
            "engine='numba'"
        )
    if isinstance(e, (AttributeError, TypeError, LookupError)) and (hint := advice_on_params(torque, e)):
        return InvalidInput(f"{hint} ({type(e).__name__}: {e})")
    if isinstance(e, (AttributeError, TypeError, KernelError)):
        for part in torque.parts:
            f = getattr(part, "inner", part)
            if isinstance(f, KernelTorque):
                have = {"t": setup.t_start, "R": mat3(np.eye(3)), "omega": Vec3(0.0, 0.0, 0.0)}
                with contextlib.suppress(Exception):
                    positional, keyword = f.names.pick({**have, "p": first_body(structure(f.params, None))})
                    T = f.f(*positional, **keyword)
                    if not isinstance(T, Vec3):
                        return InvalidInput(
                            f"{f.name} returned {type(T).__name__} {T!r}: a @polhode.kernel torque must "
                            "return Vec3(x, y, z)"
                        )
    return None


def look_again(
    setup: Setup, index: np.ndarray, states: np.ndarray, bodies: np.ndarray, failed: np.ndarray, outcomes: list[Outcome]
) -> None:
    """Find the first bad sample of each of these bodies; what comes before it is valid."""
    some = states[:, :, bodies]
    finite = np.isfinite(some).all(axis=1)  # [sample, body]
    bad = ~finite | off_group(setup, np.moveaxis(some, 1, 0), bodies)
    for k in np.flatnonzero(bad.any(axis=0)):
        first, body = int(np.argmax(bad[:, k])), bodies[k]
        last_good = int(index[max(first - 1, 0)])
        if failed[body] < 0 or last_good < failed[body]:
            if failed[body] < 0 or index[first] <= failed[body]:  # else it had failed before, and not by this
                outcomes[body] = Outcome.LEFT_GROUP if finite[first, k] else Outcome.NOT_FINITE
            failed[body] = last_good


def off_group(setup: Setup, rows: np.ndarray, bodies: Any = slice(None)) -> np.ndarray:
    """Mask of bodies whose R has left SO(3); rows [leaf, ..., body] of these bodies of all."""
    return is_off(finish(setup, rows, bodies)[0], rows.shape[1:])


def is_off(R: Mat3, shape: tuple[int, ...]) -> np.ndarray:
    with np.errstate(all="ignore"):
        return np.broadcast_to(~(np.asarray(distance(R)) <= LIMIT_OFF_GROUP), shape)  # NaN is off, too


def finish(setup: Setup, rows: np.ndarray, bodies: Any = slice(None)) -> tuple[Mat3, Vec3]:
    """Attitudes and angular velocities in principal axes, of rows [leaf, ..., body] of these bodies of all."""
    I = from_rows(setup.I, [v[bodies] if np.ndim(v) else v for v in leaves(setup.I)])
    R: Mat3
    W: Vec3
    with np.errstate(all="ignore"):
        if rows.shape[1:] == (1,) and np.isfinite(rows).all() and not any(np.ndim(v) for v in leaves(I)):
            with contextlib.suppress(ArithmeticError):  # numbers are much faster than arrays of one
                R, W = setup.parts.finish(I, from_rows(setup.template, rows[:, 0].tolist()))
                return R, W
        R, W = setup.parts.finish(I, from_rows(setup.template, list(rows)))
        return R, W

"""Policies: they decide how many steps a block has, which of them count, and which states are stored as samples.

`FixedSteps` is for steps of equal length.  `ControlledSteps` is for step-size control: an engine's step is an attempt,
which may be rejected, and each body has its own time, which is part of its state.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engines.layout import count
from ..errors import ReversibilityWarning, warn_caller
from ..integrators.record import Kind
from .driver import UNLIMITED, Block, Driver
from .result import Outcome, Stats
from .setup import Setup

MEMORY = 4_000_000  # largest count of numbers in the states of one block of attempts
MANY_RESETS = 1e-4  # if more than this fraction of the steps is reset, the run counts as not reversible


class FixedSteps:
    """Steps of equal length, with a sample every `every` steps, or at the steps in `wanted`."""

    first_block = longest_block = UNLIMITED
    on_host = True  # whether samples are in the memory of the host
    last = True  # whether the run ends when these steps are done

    def __init__(self, setup: Setup, index: np.ndarray, states: np.ndarray, wanted: np.ndarray | None = None) -> None:
        self.every, self.wanted = setup.every, wanted
        self.indices, self.blocks = [index], [states]

    def unfinished(self, driver: Driver) -> bool:
        return True

    def instant(self, driver: Driver) -> int | None:
        """Return the number of the instant that the run has reached, at which held torques may change, or None."""
        return driver.i

    def switched(self, driver: Driver) -> None:
        """Note that held torques, and the states of the run with them, have changed."""

    def next_sample(self, i: int, steps: int) -> int:
        if self.wanted is None:
            return min((i // self.every + 1) * self.every, steps)
        k = int(np.searchsorted(self.wanted, i, side="right"))
        return int(self.wanted[k]) if k < self.wanted.size else steps

    def next_block(self, driver: Driver, until: int) -> tuple[int, int, bool]:
        """Return steps in the next block, steps between samples, and whether the block ends with a sample."""
        i = driver.i
        gap = self.next_sample(i, driver.steps) - i
        longest = min(driver.length.steps, driver.held.next(i) - i, until - i)
        if gap > longest:
            return longest, longest, False
        if self.wanted is None and gap == self.every and not driver.every_sample:
            return longest // gap * gap, gap, True
        return gap, gap, True

    def take(self, driver: Driver, out: Any, made: int, gap: int, on_sample: bool, failed: np.ndarray) -> Block:
        """Store the samples of a block; return what sinks need."""
        samples = out[gap - 1 :: gap] if driver.every_step else out
        k = made // gap if on_sample else 0
        if k:
            self.keep(samples[:k], driver.i + gap * np.arange(1, k + 1))
        wanted = k and (self.wanted is None or driver.i + k * gap in self.wanted)
        states = out[:made] if driver.every_step else None
        return Block(driver.i, states, samples[k - 1] if wanted else None, failed, True)

    def keep(self, samples: Any, index: np.ndarray) -> None:
        """Store samples [sample, leaf, body]; `index` has their step numbers."""
        self.blocks.append(np.array(samples))
        self.indices.append(index)

    def forget_samples(self) -> None:
        """Drop all samples except the last, because the caller has stored them."""
        self.blocks, self.indices = [self.blocks[-1][-1:].copy()], [self.indices[-1][-1:]]

    def progress_total(self, driver: Driver) -> int:
        return driver.steps - driver.i

    def progress_made(self, driver: Driver, made: int) -> int:
        return made

    def samples_to_keep(self, driver: Driver) -> int:
        return 1 + driver.steps // self.every if self.wanted is None else self.wanted.size

    def gather(self, driver: Driver) -> tuple[np.ndarray, Any, np.ndarray]:
        """Return step numbers and states of all samples, and for each body the number of the failed step, or -1."""
        if len(self.blocks) > 1:
            self.blocks, self.indices = [np.concatenate(self.blocks)], [np.concatenate(self.indices)]
        return self.indices[0], self.blocks[0], driver.run.progress.failed.copy()

    def select(self, index: np.ndarray, states: Any) -> tuple[np.ndarray, Any]:
        """Return those of the samples that belong to the result."""
        if self.wanted is None:
            return index, states
        keep = np.isin(index, self.wanted)
        return index[keep], states[keep]

    def rewind(self, driver: Driver, step: int, rows: np.ndarray) -> None:
        """Return to a step and forget everything after it; `rows` are the states at that step."""
        index, states, _ = self.gather(driver)
        keep = index <= step
        self.blocks, self.indices = [states[keep]], [index[keep]]
        if not keep.any() or index[keep][-1] < step:
            self.keep(rows[None], np.array([step]))
        driver.held.rewind(step)  # `rows` are the states before the update at that step
        driver.i = step

    def final(self, driver: Driver) -> Any:
        """Return the states from which the run can continue."""
        return driver.run.rows.copy()

    def final_outcome(self, driver: Driver) -> Outcome:
        return driver.outcome

    def outcomes(self, driver: Driver, n: int) -> list[Outcome]:
        return [driver.outcome] * n  # the same outcome for all bodies

    def steps_made(self, driver: Driver, failed: np.ndarray) -> int:
        return driver.i if driver.setup.batch or failed[0] < 0 else int(failed[0])

    def place(self, driver: Driver, body: int, i: int) -> str:
        """Return where the run failed (step and time), as text for a message."""
        return f"at step {i} of {driver.steps}, t = {driver.time(i):g}"

    def stats(self, driver: Driver, steps: int, q: Any, seconds: float, compiled: float) -> Stats:
        setup, n = driver.setup, driver.first_rows.shape[1]
        made = (steps - driver.before.steps) * n
        return total(driver, steps, q, seconds, compiled, len(driver.held.restarted) * n, made)._replace(
            smallest_step=setup.dt, largest_step=setup.dt
        )

    def warn(self, driver: Driver, trajectory: Any) -> None:
        """Do nothing: `Driver.result` issues the warning about steps that are too long."""


class DeviceSteps(FixedSteps):
    """Steps of equal length whose samples remain on a GPU, in the engine's run."""

    on_host = False

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, np.array([0]), np.zeros(0))

    def keep(self, samples: Any, index: np.ndarray) -> None:
        self.indices.append(index)

    def gather(self, driver: Driver) -> tuple[np.ndarray, Any, np.ndarray]:
        run: Any = driver.run
        return np.concatenate(self.indices), run.samples[: run.taken], run.progress.failed.copy()

    def final(self, driver: Driver) -> Any:
        return driver.run


def total(driver: Driver, steps: int, q: Any, seconds: float, compiled: float, starts: int, attempts: int) -> Stats:
    """Return the cost of a run: that of its earlier parts, plus these numbers of starts and attempts of all bodies."""
    setup, before = driver.setup, driver.before
    known = q.passes.sum()
    passes = int(known if known == known else np.nansum(q.passes))  # the sum is NaN if a solve failed
    if setup.bound.callbacks:
        calls = setup.calls() - driver.calls_before
    else:
        calls = setup.torque_calls(starts, attempts, passes)
    return Stats(
        steps, before.torque_calls + calls, before.newton_iterations + passes,
        max(before.worst_residual, float(np.fmax.reduce(q.residual, initial=0.0))), before.seconds + seconds,
        compile_seconds=before.compile_seconds + compiled,
    )  # fmt: skip


# --- control of the length of steps -------------------------------------------------------------------------------


class ControlledSteps:
    """Steps with step-size control.  Each attempt is examined, and samples are collected for each body separately.

    Parameters
    ----------
    earlier : existing samples as arrays: body, number of the sample, state.
    last : whether the run ends here; if not, it will continue from the state before the shortened last step.
    """

    on_host = True

    def __init__(self, setup: Setup, rows: np.ndarray, earlier: Any = None, last: bool = True) -> None:
        assert setup.control is not None
        self.setup, self.last = setup, last
        leaf, fields = len(rows) - count(setup.template[1:]), setup.template._fields[1:]
        self.end, self.places = setup.control.t_end, {name: leaf + k for k, name in enumerate(fields)}
        self.first_rows, self.resume, self.latest = rows, rows.copy(), rows.copy()
        n = rows.shape[1]
        self.samples = [(np.arange(n), np.zeros(n, np.int64), rows.T.copy()) if earlier is None else earlier]
        self.taken = self.number(rows, "taken")
        self.longest_block = max(1, MEMORY // rows.size)
        self.first_block = 1 + min(4096 // rows.shape[1], 2_000_000 // rows.size)
        self.shown = self.spent = 0
        self.before, self.between_instants = self.attempts(rows), 0  # numbers of attempts, summed over all bodies
        self.ended = False  # whether a terminal event ended the run

    def number(self, rows: np.ndarray, name: str) -> np.ndarray:
        """Return a number of the step-size control from states [..., leaf, body]."""
        return rows[..., self.places[name], :]

    def attempts(self, rows: np.ndarray) -> int:
        return int((self.number(rows, "taken") + self.number(rows, "rejected")).sum())

    def unfinished(self, driver: Driver) -> bool:
        before_end = self.number(self.latest, "t") < self.end
        return not self.ended and bool(before_end.any()) and bool((before_end & (driver.run.progress.failed < 0)).any())

    def instant(self, driver: Driver) -> int | None:
        """Return the number of the next instant if all bodies have reached it, else None."""
        held = driver.held
        if not held.holds:
            return None
        i = held.next(held.done)
        waiting = (self.number(self.latest, "t") >= held.time(i)) | (driver.run.progress.failed >= 0)
        return i if waiting.all() else None

    def switched(self, driver: Driver) -> None:
        """Continue from the present states of the engine's run, which have the new commands."""
        rows = driver.run.rows.copy()
        self.latest, self.resume = rows, rows.copy()
        attempts = self.attempts(rows)
        self.between_instants, self.before = attempts - self.before, attempts

    def next_block(self, driver: Driver, until: int) -> tuple[int, int, bool]:
        longest = min(driver.length.steps, until - driver.i)
        if driver.held.holds:  # longer blocks would be wasted on bodies that wait at an instant
            longest = min(longest, 8 + self.between_instants // self.latest.shape[1])
        return (1 if driver.every_sample else longest), 1, True

    def take(self, driver: Driver, out: Any, made: int, gap: int, on_sample: bool, failed: np.ndarray) -> Block:
        """Store samples of those attempts that were accepted as steps."""
        if not made:
            return Block(int(self.taken[0]), out[:0], None, failed, True)
        out, every = out[:made], self.setup.every
        taken = self.number(out, "taken")
        new = taken != np.concatenate([self.taken[None], taken[:-1]])
        fine = np.ones(new.shape, bool)
        if (failed >= 0).any():
            fine = (failed < 0) | (driver.i + np.arange(1, made + 1)[:, None] <= failed)
            new &= fine
        if driver.failed_calls():
            fine = new  # attempts after the exception are invalid
        self.samples.append(samples_of(out, new & (taken % every == 0), taken, every))
        newest(self.latest, out, fine)
        whole = self.number(out, "cut") == 0.0
        newest(self.resume, out, new & whole)
        before, self.taken = self.taken, self.number(self.latest, "taken").copy()
        # for one body: a shortened step does not count if the run will continue from the state before it
        steps = out[(new & (whole | self.last))[:, 0]] if driver.every_step else None
        return Block(int(before[0]), steps, out[-1] if self.is_sample(out[-1]) else None, failed, True)

    def is_sample(self, rows: np.ndarray) -> bool:
        """Return whether this attempt was accepted and its state is a sample or the end."""
        taken, t = self.number(rows, "taken")[0], self.number(rows, "t")[0]
        again = "again" in self.setup.template._fields and self.number(rows, "again")[0] > 0.5
        return bool(not again and (taken % self.setup.every == 0 or t >= self.end))

    def progress_total(self, driver: Driver) -> int:
        return 1000

    def progress_made(self, driver: Driver, made: int) -> int:
        """Return the increase of the progress (0 to 1000) of the slowest body."""
        t = float(np.min(self.number(self.latest, "t")))
        now = int(1000 * (t - self.setup.t_start) / (self.end - self.setup.t_start))
        new, self.shown = now - self.shown, now
        return new

    def samples_to_keep(self, driver: Driver) -> int:
        return sum(len(some[0]) for some in self.samples)  # the number so far; the final number is unknown

    def gather(self, driver: Driver) -> tuple[np.ndarray, Any, np.ndarray]:
        """Return the samples as arrays, including the last state of each body.

        A body with fewer samples than others has its last state in the remaining ones.
        """
        bodies, place, rows = (np.concatenate([s[k] for s in self.samples]) for k in range(3))
        last = np.ceil(self.number(self.latest, "taken") / self.setup.every).astype(np.int64)
        if self.ended:  # drop samples after the event
            fine = place <= last[0]
            bodies, place, rows = bodies[fine], place[fine], rows[fine]
        first = int(place.min(initial=last.min()))  # not 0 if the caller has stored earlier samples
        states = np.full((int(last.max()) + 1 - first, *self.latest.shape), np.nan)
        states[place - first, :, bodies] = rows
        states[last - first, :, np.arange(len(last))] = self.latest.T
        failed = driver.run.progress.failed
        for j in np.flatnonzero((failed < 0) & (last < first + len(states) - 1)) if len(last) > 1 else ():
            states[last[j] - first :, :, j] = self.latest[:, j]
        return first + np.arange(len(states)), states, np.where(failed >= 0, last, -1)

    def select(self, index: np.ndarray, states: Any) -> tuple[np.ndarray, Any]:
        return index, states

    def forget_samples(self) -> None:
        some = [s for s in self.samples if len(s[0])]
        self.samples = [(b[-1:], place[-1:], rows[-1:].copy()) for b, place, rows in some[-1:]]

    def rewind(self, driver: Driver, step: int, rows: np.ndarray) -> None:
        self.spent, self.ended = self.attempts(self.latest), True
        self.latest, self.resume = rows, rows.copy()

    def final(self, driver: Driver) -> Any:
        return self.resume

    def final_outcome(self, driver: Driver) -> Outcome:
        if self.ended:
            return Outcome.EVENT
        done = driver.outcome is Outcome.DONE
        spent = driver.i >= driver.steps
        return Outcome.TOO_MANY_STEPS if done and spent and self.unfinished(driver) else driver.outcome

    def outcomes(self, driver: Driver, n: int) -> list[Outcome]:
        """Return the outcome of each body: some may have reached t_end while others needed too many steps."""
        early = (self.number(self.latest, "t") >= self.end) & (driver.outcome is Outcome.TOO_MANY_STEPS)
        return [Outcome.DONE if one else driver.outcome for one in early]

    def steps_made(self, driver: Driver, failed: np.ndarray) -> int:
        return int(self.number(self.latest, "taken").max())

    def place(self, driver: Driver, body: int, i: int) -> str:
        taken, t = (float(self.number(self.latest, name)[body]) for name in ("taken", "t"))
        return f"after {taken:.0f} steps, t = {t:g}"

    def stats(self, driver: Driver, steps: int, q: Any, seconds: float, compiled: float) -> Stats:
        attempts = (self.spent if self.ended else self.attempts(self.latest)) - self.attempts(self.first_rows)
        starts = landings(self.setup, self.number(self.first_rows, "t"), self.number(self.latest, "t"))
        starts += len(driver.held.restarted) * self.latest.shape[1]
        smallest, largest = self.number(self.latest, "smallest"), self.number(self.latest, "largest")
        shortest, longest, some = float("nan"), float("nan"), largest > 0.0
        if some.any():
            shortest, longest = float(smallest[some].min()), float(largest[some].max())
        return total(driver, steps, q, seconds, compiled, starts, attempts)._replace(
            rejected=int(self.number(self.latest, "rejected").sum()),
            smallest_step=shortest,
            largest_step=longest,
            resets=int(self.number(self.latest, "resets").sum()) if self.resets else 0,
        )

    @property
    def resets(self) -> bool:
        """Whether this kind of control can reset the length of steps."""
        return "resets" in self.setup.template._fields

    def warn(self, driver: Driver, trajectory: Any) -> None:
        if self.last and self.resets and not driver.warned:
            taken, resets = (self.number(self.latest, name) for name in ("taken", "resets"))
            driver.warned = warn_of_resets(resets, taken, trajectory)


def landings(setup: Setup, first: np.ndarray, last: np.ndarray) -> int:
    """Return how often bodies reached a known jump, where the method restarts, between the times `first` and `last`."""
    return sum(int(np.sum((first < t) & (t <= last))) for t in setup.bound.p.jumps)


def warn_of_resets(resets: np.ndarray, steps: np.ndarray, run: Any = None) -> bool:
    """Warn if many steps of a run with control="reversible" were reset; return whether the warning was issued.

    resets, steps: numbers of resets and of steps of each body.  run: the result, for the drift of the energy of a
    single body in the message."""
    bad = resets > MANY_RESETS * steps
    if not bad.any():
        return False
    k = int(np.argmax(np.where(bad, resets / np.maximum(steps, 1), 0.0)))
    who = f"{np.count_nonzero(bad)} of {bad.size} bodies, the worst is body {k}: " if bad.size > 1 else ""
    moved = ""
    if run is not None and run.setup.torque.kind == Kind.POTENTIAL and not run.setup.batch and len(run) >= 20:
        energy, n = run.energy, len(run) // 10
        moved = f" Here its mean moved from {energy[:n].mean():.3g} to {energy[-n:].mean():.3g}."
    warn_caller(
        f"control='reversible': {who}{resets[k]:.0f} of {steps[k]:.0f} steps were not reversible. The step could not "
        "follow the motion and was reset each time, so the energy may drift as with a method that is not "
        f"reversible.{moved} Use a first step dt of half the length or less, give a `pace` that describes where the "
        f"motion becomes fast, or use control='error'.",
        ReversibilityWarning,
    )
    return True


def newest(rows: np.ndarray, out: np.ndarray, m: np.ndarray) -> None:
    """For each body, copy the last of its states out[attempt, leaf, body] where m[attempt, body] is true to `rows`."""
    if len(m) and m[-1].all():
        rows[:] = out[-1]
        return
    if rows.shape[1] == 1:
        last = np.flatnonzero(m)[-1:]
        rows[:, :] = out[last[0]] if last.size else rows
        return
    some = np.flatnonzero(m.any(axis=0))
    at = len(m) - 1 - np.argmax(m[::-1, some], axis=0)
    rows[:, some] = out[at, :, some].T


def samples_of(
    out: np.ndarray, m: np.ndarray, taken: np.ndarray, every: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return bodies, sample numbers and states of those states out[attempt, leaf, body] where m is true."""
    which, body = np.nonzero(m)
    return body, (taken[which, body] // every).astype(np.int64), out[which, :, body]

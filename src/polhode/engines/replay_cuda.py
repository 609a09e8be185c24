"""Ask and tell on a GPU: states, questions and answers stay on the device (see `replay.py`).

Each thread computes one body.  If every step asks the same number of questions, one launch completes a step and begins
the next.

A step of a batch that calls the torque once, at its end and at the new attitude (`record.ends_with_torque`), is not
replayed: it is run once with zero torque, and the next launch adds the answer to the new state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import boolean, cuda, float64, int64
from numba.extending import overload

from ..kernels.values import Mat3, Vec3, tr
from . import numba_kernels
from .cuda import SIMULATOR, Run, access, compiled, health_check, kind_of_body, loaders, require_gpu, small_batches
from .dlpack import DeviceArray, is_in_order
from .layout import shape_of, shared_and_own, varies
from .problem import Problem
from .replay import (
    Failure,
    Question,
    Replay,
    answer_of,
    asked_torque,
    attitudes_in_python,
    kept_leaves,
    tape_placer,
    times_of_calls,
)
from .shared_cache import SharedCache

KERNELS = SharedCache()
BLOCK = 128  # threads per block; with 256, steps that call the torque once take up to 3 % longer
Q3 = Mat3(Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0))


class ThreadTape(NamedTuple):
    """The answers known for one body, and the arrays for its next question."""

    cursor: Any  # [0]: number of torque calls so far in this step
    answers: Any  # [call, component, body]: all answers except the last
    torque: Any  # [body, component]: the last answer, in the user's array
    book: Any  # [row, body]: R by columns, omega, then the rows TIME to ASKS
    known: Any  # number of known answers
    timed: Any  # whether to write the time of the question; not necessary if the host knows it
    j: Any

    def next(self, t: Any, R: Any, omega: Any) -> Any:
        """Return the next answer; only Numba's simulator calls this method."""
        return next_answer(t, R, omega, self)


def next_answer(t, R, omega, tape):  # type: ignore[no-untyped-def]
    k, j = tape.cursor[0], tape.j
    tape.cursor[0] = k + 1
    if k == tape.known - 1:
        return Vec3(tape.torque[j, 0], tape.torque[j, 1], tape.torque[j, 2])
    if k < tape.known:
        return Vec3(tape.answers[k, 0, j], tape.answers[k, 1, j], tape.answers[k, 2, j])
    if k == tape.known:
        q = tape.book
        q[0, j], q[1, j], q[2, j] = R.e1.x, R.e1.y, R.e1.z
        q[3, j], q[4, j], q[5, j] = R.e2.x, R.e2.y, R.e2.z
        q[6, j], q[7, j], q[8, j] = R.e3.x, R.e3.y, R.e3.z
        q[9, j], q[10, j], q[11, j] = omega.x, omega.y, omega.z
        if tape.timed:
            q[TIME, j] = t
    return Vec3(0.0, 0.0, 0.0)


@overload(asked_torque, target="cuda", jit_options=numba_kernels.JIT)
def asked_of_thread(t, R, omega, tape):  # type: ignore[no-untyped-def]
    return next_answer


# Rows of `book`: time of the question, failed step or -1, whether a solve failed in it, whether the body has a
# question.
TIME, STEP, STALLED, ASKS = 12, 13, 14, 15


def make_kernel(q: Problem, calls: int) -> Any:
    """Return replay(states, after, shared, bodies, answers, torque, book, failed, i, known, onward, sweep).

    A launch of this kernel is a sweep.  shared: the step size, the data that all bodies share, the start time, and the
    number of the last sweep in which a body had a question.  failed: the number of the last sweep in which a body
    failed. calls: 0, or for a kernel that only advances from one step to the next, the number of torque calls per step.
    """
    step, torque_of, place = q.parts.step, q.torque, tape_placer(q.p)
    load_state, store = access(q.state)
    load_I, load_p = loaders(1, kind_of_body(q.I), q.p)
    healthy = health_check(q.state)

    def replay(  # type: ignore[no-untyped-def]
        states, after, shared, bodies, answers, torque, book, failed, i, known, onward, sweep
    ):
        j = cuda.grid(1)
        if calls > 0:
            known, onward = calls, True
        if j < states.shape[1] and (calls > 0 or known == 0 or book[ASKS, j] > 0):
            cursor = cuda.local.array(1, int64)
            cursor[0] = 0
            h, t0 = shared[0], shared[shared.shape[0] - 2]
            s = load_state(states, j)
            I = load_I(shared, bodies, j)
            p = load_p(shared, bodies, j)
            tape = ThreadTape(cursor, answers, torque, book, known, True, j)
            s, report = step(torque_of, place(p, tape), I, h, t0 + i * h, s)
            if calls == 0 and cursor[0] > known:
                book[ASKS, j] = 1
                shared[shared.shape[0] - 1] = sweep
                if known > 0:
                    k = known - 1
                    answers[k, 0, j], answers[k, 1, j], answers[k, 2, j] = torque[j, 0], torque[j, 1], torque[j, 2]
            else:
                if report.converged < 1 or not healthy(s):
                    if book[STEP, j] < 0:
                        book[STEP, j], book[STALLED, j] = i, 1 if report.converged < 1 else 0
                        failed[0] = sweep
                store(s, after, j)
                if onward:
                    cursor[0] = 0
                    tape = ThreadTape(cursor, answers, torque, book, 0, calls == 0, j)
                    step(torque_of, place(p, tape), I, h, t0 + (i + 1) * h, s)
                elif calls == 0:
                    book[ASKS, j] = 0

    return replay


ROWS = float64[:, ::1]
SIGNATURE = (
    ROWS, ROWS, float64[::1], ROWS, float64[:, :, ::1], ROWS, ROWS, int64[::1], int64, int64, boolean, int64,
)  # fmt: skip


def make_quick_kernel(q: Problem, pending: bool) -> Any:
    """Return a kernel with the arguments of `replay` that does step i with zero torque, from `states` to `after`.

    It writes the question of the step.  pending: the previous step was also done with zero torque, so its answer is
    first added to the state of the body and copied to `answers`.  The numbers that an answer replaces are not stored.
    """
    step, torque_of, place, complete = q.parts.step, q.torque, tape_placer(q.p), make_complete(q)
    (load_state, _), (_, store_kept) = access(q.state), access(q.state, kept_leaves(q))
    load_I, load_p = loaders(1, kind_of_body(q.I), q.p)
    healthy = health_check(q.state)

    def quick(states, after, shared, bodies, answers, torque, book, failed, i, known, onward, sweep):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            cursor = cuda.local.array(1, int64)
            cursor[0] = 0
            h, t0 = shared[0], shared[shared.shape[0] - 2]
            t = t0 + i * h
            s = load_state(states, j)
            I = load_I(shared, bodies, j)
            p = load_p(shared, bodies, j)
            bad, stalled = -1, 0
            if pending:
                tape = ThreadTape(cursor, answers, torque, book, 1, False, j)
                s = complete(s, I, place(p, tape), h, t)
                answers[0, 0, j], answers[0, 1, j], answers[0, 2, j] = torque[j, 0], torque[j, 1], torque[j, 2]
                if not healthy(s):
                    bad = i - 1
                cursor[0] = 0
            tape = ThreadTape(cursor, answers, torque, book, 0, False, j)
            s, report = step(torque_of, place(p, tape), I, h, t, s)
            if bad < 0 and (report.converged < 1 or not healthy(s)):
                bad, stalled = i, 1 if report.converged < 1 else 0
            if bad >= 0 and book[STEP, j] < 0:
                book[STEP, j], book[STALLED, j] = bad, stalled
                failed[0] = sweep
            store_kept(s, after, j)

    return quick


def make_complete(q: Problem) -> Any:
    """Return complete(s, I, p, h, t), which adds the answer to the state of a step that was done with zero torque."""
    torque_of, finish, answer = q.torque, q.parts.finish, answer_of(q)

    @cuda.jit(device=True, inline="always")
    def complete(s, I, p, h, t):  # type: ignore[no-untyped-def]
        R, W = finish(I, s)
        return answer(h, s, torque_of(t, R, W, p))

    return complete


def make_completion(q: Problem, _: object) -> Any:
    """Return a kernel with the arguments of `replay` that adds the copied answers to `states`."""
    place, complete, (load_state, store) = tape_placer(q.p), make_complete(q), access(q.state)
    load_I, load_p = loaders(1, kind_of_body(q.I), q.p)

    def completion(states, after, shared, bodies, answers, torque, book, failed, i, known, onward, sweep):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            cursor = cuda.local.array(1, int64)
            cursor[0] = 0
            tape = ThreadTape(cursor, answers, torque, book, 2, False, j)  # two known answers: the first is the copy
            h, t0 = shared[0], shared[shared.shape[0] - 2]
            p = place(load_p(shared, bodies, j), tape)
            store(complete(load_state(states, j), load_I(shared, bodies, j), p, h, t0 + i * h), states, j)

    return completion


def kernel_for(q: Problem, make: Callable[[Problem, Any], Any], variant: object) -> Any:
    """Return the compiled kernel make(q, variant); problems with the same functions and structure share it."""
    forms = type(kind_of_body(q.I)), varies(q.I), varies(q.p), shape_of(q.state), shape_of(q.p)
    key = make, q.parts.step, q.torque, *forms, variant
    return KERNELS.find(key, lambda: compiled(make(q, variant), SIGNATURE, q.name))


@cuda.jit
def copy_torque(torque, out):  # type: ignore[no-untyped-def]
    j = cuda.grid(1)
    if j < out.shape[0]:
        out[j, 0], out[j, 1], out[j, 2] = torque[j, 0], torque[j, 1], torque[j, 2]


# --- arrays for users ------------------------------------------------------------------------------------------


class Strided:
    """Another view of an array on the device, with its own shape and strides."""

    def __init__(self, array: Any, first: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
        self.array = array
        self.__cuda_array_interface__ = {
            "shape": shape, "strides": tuple(8 * x for x in strides), "typestr": "<f8", "version": 2,
            "data": (array.__cuda_array_interface__["data"][0] + 8 * first, False),
        }  # fmt: skip


def as_bodies(rows: Any, complete: bool = True) -> tuple[DeviceArray, DeviceArray]:
    """Return rows with R (by columns) and omega as arrays (n, 3, 3) and (n, 3) on the device, without a copy."""
    n = rows.shape[1]
    if SIMULATOR:
        a = rows.copy_to_host()
        return on_device(a[:9].reshape(3, 3, n).transpose(2, 1, 0)), on_device(a[9:12].T)
    R = cuda.as_cuda_array(Strided(rows, 0, (n, 3, 3), (1, n, 3 * n)))
    W = cuda.as_cuda_array(Strided(rows, 9 * n, (n, 3), (1, n)))
    return DeviceArray(R, complete), DeviceArray(W, complete)


def on_device(a: np.ndarray) -> DeviceArray:
    return DeviceArray(cuda.to_device(np.ascontiguousarray(a)))


def make_finish(q: Problem) -> Any:
    """Return finish(states, shared, bodies, axes, out), which writes R by columns and omega, in the user's axes."""
    finish, (load, _) = q.parts.finish, access(q.state)
    (load_I,) = loaders(1, q.I)
    _, store = access((Q3, Vec3(0.0, 0.0, 0.0)))

    def end(states, shared, bodies, axes, out):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            R, W = finish(load_I(shared, bodies, j), load(states, j))
            if axes.shape[0] > 0:
                m = j if axes.shape[0] > 1 else 0
                A = Mat3(
                    Vec3(axes[m, 0, 0], axes[m, 1, 0], axes[m, 2, 0]),
                    Vec3(axes[m, 0, 1], axes[m, 1, 1], axes[m, 2, 1]),
                    Vec3(axes[m, 0, 2], axes[m, 1, 2], axes[m, 2, 2]),
                )
                R, W = R @ tr(A), A @ W
            store((R, W), out, j)

    return cuda.jit(end)


def attitudes_on_device(run: Any, axes: np.ndarray | None) -> tuple[DeviceArray, DeviceArray]:
    """Return R and omega of a run or a replay as arrays on the device."""
    q, rows, bodies = run.problem, None, None
    if isinstance(run, CudaReplay):
        run.settle()
        rows, bodies = run.states, run.bodies
    elif isinstance(run, Run) and run.stays and run.precision == "float64":
        rows, bodies = run.parts[0].states, run.parts[0].bodies
    if rows is None:  # runs in parts or in single precision: compute on the host
        R, W = attitudes_in_python(run, axes)
        return on_device(R), on_device(W)
    key = "finish", q.parts.finish, varies(q.I), shape_of(q.state)
    finish = KERNELS.find(key, lambda: make_finish(q))
    out = cuda.device_array((12, run.n))
    turned = np.zeros((0, 3, 3)) if axes is None else np.ascontiguousarray(axes).reshape(-1, 3, 3)
    with small_batches():
        finish[-(-run.n // BLOCK), BLOCK](rows, run.shared, bodies, cuda.to_device(turned), out)
    cuda.synchronize()
    return as_bodies(out)


# --- ask and tell ------------------------------------------------------------------------------------------------


def make_replay(problem: Problem, *, batch: bool, quick: bool, fixed: bool) -> Replay:
    """Return a run that requests its torques from the caller; see `Engine.make_replay`."""
    if quick and batch and answer_of(problem) is not None:
        return QuickCudaReplay(problem)
    return CudaReplay(problem, batch, fixed)


class CudaReplay(Replay):
    """Ask and tell on the GPU.

    If the number of calls per step is known and the torques are written on CUDA's default stream, a step does not wait
    for the GPU: the user's kernels run after it on the same stream, and the host computes the time of each question.  A
    failure is then reported by a later call, at the latest by the call that reads the states.
    """

    on_device = True
    states: Any  # [leaf, body], after the last complete step
    after: Any  # where new states are written: the same array if all bodies complete a step at once

    def __init__(self, q: Problem, batch: bool, fixed: bool) -> None:
        require_gpu()
        self.problem, self.n, self.fixed, self.batch = q, q.bodies, fixed, batch
        n = self.n
        shared, own = shared_and_own(n, q.I, q.p)
        self.shared = cuda.to_device(np.concatenate([[q.h], shared, [q.t0, 0.0]]))
        self.bodies = cuda.to_device(own if len(own) else np.zeros((1, 1)))
        self.answers, self.book = cuda.device_array((1, 3, n)), cuda.device_array((16, n))
        self.failed = cuda.mapped_array(1, int)  # the host can read it without waiting
        self.failed[:] = 0
        self.told: Any = None  # the last answer, before a sweep has used it
        self.nothing = cuda.device_array((1, 3))
        self.views = as_bodies(self.book, complete=False) if not SIMULATOR else None
        self.launches: dict[Any, Any] = {}  # kernels with their grids; Numba takes long to create these
        self.sweeps = self.reported = 0
        self.at: tuple[int, int] = 0, 0  # step and number of the open question
        self.offsets: list[float] = []  # times of the questions, relative to the start of the step
        self.set_rows(q.rows)

    def sweep(self, i: int, known: int, onward: bool) -> None:
        assert self.told is not None or known == 0
        self.launch(make_kernel, known if onward else 0, i, known, onward)
        self.at = (i + 1, 0) if onward else (i, known)

    def launch(
        self, make: Callable[[Problem, Any], Any], variant: int, i: int, known: int = 0, onward: bool = False
    ) -> None:
        """Launch the kernel make(problem, variant) with the last answer of the caller."""
        launch = self.launches.get((make, variant))
        if launch is None:
            with small_batches():
                kernel = kernel_for(self.problem, make, variant)
                launch = self.launches[make, variant] = kernel[-(-self.n // BLOCK), BLOCK]
        told, self.told = self.told, None
        self.sweeps += 1
        launch(
            self.states, self.after, self.shared, self.bodies, self.answers, self.nothing if told is None else told[1],
            self.book, self.failed, i, known, onward, self.sweeps,
        )  # fmt: skip
        if told is not None and told[2]:
            cuda.synchronize()

    def replay(self, i: int, known: int) -> bool:
        self.sweep(i, known, False)
        if self.calls is not None and known < self.calls:
            return True
        if int(self.shared[-1:].copy_to_host()[0]) == self.sweeps:  # this copy waits until the kernel has ended
            return True
        if self.after is not self.states:
            if self.ill and not self.batch:  # keep the last good state
                return False
            self.states, self.after = self.after, self.states
        elif self.calls is None:
            self.calls, self.offsets = known, times_of_calls(self.problem, known)
        return False

    def onward(self, i: int, known: int) -> None:
        self.sweep(i, known, True)

    def give(self, k: int, torque: Any) -> None:
        if k >= self.answers.shape[0]:
            more = cuda.device_array((2 * k, 3, self.n))
            more[:k].copy_to_device(self.answers)
            self.answers = more
        if self.told is not None:  # only after the state was restored: store the previous answer, too
            before, answer, _ = self.told
            self.answers[before].copy_to_device(np.ascontiguousarray(answer.copy_to_host().T))
        waits = True
        if isinstance(torque, np.ndarray):
            torque = cuda.to_device(np.ascontiguousarray(torque))
        else:
            waits = not is_in_order(torque)
            if torque.dtype != np.float64 or not torque.is_c_contiguous():
                copy = cuda.device_array((self.n, 3))
                with small_batches():
                    copy_torque[-(-self.n // BLOCK), BLOCK](torque, copy)
                torque = copy
        self.told = k, torque, waits

    def question(self) -> Question:
        R, W = self.views or as_bodies(self.book)
        i, k = self.at
        if k < len(self.offsets):
            q = self.problem
            return Question(q.t0 + i * q.h + self.offsets[k], R, W, None)
        times, asks = self.book[TIME].copy_to_host(), self.book[ASKS].copy_to_host() > 0
        if self.fixed:
            return Question(float(times[0]), R, W, None)
        same = times[asks]
        t = float(same[0]) if np.all(same == same[0]) else times
        return Question(t, R, W, None if asks.all() else asks)

    def given(self, known: int) -> np.ndarray:
        return np.ascontiguousarray(np.swapaxes(self.answers.copy_to_host()[:known], 1, 2))

    def settle(self) -> None:
        """Complete the last step, if this was postponed."""

    @property
    def rows(self) -> np.ndarray:
        self.settle()
        rows: np.ndarray = self.states.copy_to_host()
        return rows

    def set_rows(self, rows: np.ndarray) -> None:
        self.states = cuda.to_device(np.array(rows, float))
        self.after = self.states if self.fixed and self.batch else cuda.device_array(rows.shape)
        told = self.batch & ~np.isfinite(rows).all(axis=0)  # their failure was reported before
        self.book[STEP].copy_to_device(np.where(told, 0.0, -1.0))
        self.book[ASKS].copy_to_device(np.ones(self.n))

    @property
    def ill(self) -> bool:
        """Whether a body has failed since the last report.  Kernels that still run are not always included."""
        return int(self.failed[0]) > self.reported

    def failure(self, wait: bool = False) -> Failure | None:
        if wait:
            cuda.synchronize()
        if not self.ill:
            return None
        steps, stalled = (self.book[row].copy_to_host() for row in (STEP, STALLED))  # waits for the kernel
        self.reported = int(self.failed[0])
        now = np.flatnonzero(steps == steps.max())
        if not self.batch:  # a single body may fail again
            self.book[STEP].copy_to_device(np.full(self.n, -1.0))
        return Failure(int(steps[now[0]]), int(now[0]), now.size, bool(stalled[now[0]] > 0))


class QuickCudaReplay(CudaReplay):
    """Ask and tell on the GPU for batches under a method whose steps end with their only torque call.

    Two buffers of states alternate, so that the state before a step remains available until the step is complete.
    """

    def __init__(self, q: Problem) -> None:
        super().__init__(q, True, True)
        self.calls, self.offsets = 1, times_of_calls(q, 1)

    def replay(self, i: int, known: int) -> bool:
        self.settle()
        self.at = i, 0
        self.launch(make_quick_kernel, False, i)
        return True

    def onward(self, i: int, known: int) -> None:
        self.states, self.after = self.after, self.states
        self.at, self.pending = (i + 1, 0), True
        self.launch(make_quick_kernel, True, i + 1)

    def settle(self) -> None:
        if self.pending:
            self.pending = False
            self.launch(make_completion, 0, self.at[0])

    def set_rows(self, rows: np.ndarray) -> None:
        super().set_rows(rows)
        self.after = cuda.device_array(rows.shape)
        self.pending = False  # whether the answer of the last step must still be added to the states

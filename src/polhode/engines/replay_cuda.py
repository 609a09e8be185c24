"""Ask and tell on a GPU: states, questions and answers stay there (see `replay.py`).

One thread is one body.  Where every step asks equally often, the end of a step and the beginning of the next are one
launch.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numba import boolean, cuda, float64, int64
from numba.core.errors import NumbaError
from numba.extending import overload

from ..errors import KernelError
from ..kernels.values import Mat3, Vec3, tr
from . import numba_kernels
from .compile_time import compiling
from .cuda import (
    BLOCK,
    REGISTERS,
    SIMULATOR,
    device,
    kind_of_body,
    leaf_paths,
    loader,
    require_gpu,
    small_batches,
    storer,
)
from .dlpack import DeviceArray
from .layout import in_user_axes, shape_of, to_rows
from .numba import varies
from .problem import Problem
from .replay import Failure, Question, asked_torque, attitudes_in_python, tape_placer
from .shared_cache import SharedCache

KERNELS = SharedCache()
Q3 = Mat3(Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0))


class ThreadTape(NamedTuple):
    """The answers to one body, and where it leaves its question."""

    cursor: Any  # [0]: torque calls made in this step
    answers: Any  # [call, component, body]
    question: Any  # [R by columns and omega, body]
    times: Any  # [body]
    known: Any  # answers
    j: Any

    def next(self, t: Any, R: Any, omega: Any) -> Any:
        """What a thread does, for Numba's simulator."""
        return next_answer(t, R, omega, self)


def next_answer(t, R, omega, tape):  # type: ignore[no-untyped-def]
    k, j = tape.cursor[0], tape.j
    tape.cursor[0] = k + 1
    if k < tape.known:
        return Vec3(tape.answers[k, 0, j], tape.answers[k, 1, j], tape.answers[k, 2, j])
    if k == tape.known:
        q = tape.question
        tape.times[j] = t
        q[0, j], q[1, j], q[2, j] = R.e1.x, R.e1.y, R.e1.z
        q[3, j], q[4, j], q[5, j] = R.e2.x, R.e2.y, R.e2.z
        q[6, j], q[7, j], q[8, j] = R.e3.x, R.e3.y, R.e3.z
        q[9, j], q[10, j], q[11, j] = omega.x, omega.y, omega.z
    return Vec3(0.0, 0.0, 0.0)


@overload(asked_torque, target="cuda", jit_options=numba_kernels.JIT)
def asked_of_thread(t, R, omega, tape):  # type: ignore[no-untyped-def]
    return next_answer


def make_kernel(q: Problem, each_I: bool, each_p: bool) -> Any:
    """replay(states, after, shared, clock, bodies, answers, question, times, asks, failures, flags, i, known, onward)

    flags: how many bodies have asked and failed, ever, and the time at which the first one asks."""
    step, torque, place = q.parts.step, q.torque, tape_placer(q.p)
    load_state, store = loader(q.state, 0, True), storer(q.state)
    load_I = loader(kind_of_body(q.I), 0 if each_I else 1, each_I)
    load_p = loader(q.p, (3 if each_I else 0) if each_p else 4, each_p)
    paths = leaf_paths(q.state, "s")
    source = f"def healthy(s):\n    return isfinite({' + '.join(paths)})"
    healthy = device(source, "healthy", {"isfinite": math.isfinite})

    def replay(  # type: ignore[no-untyped-def]
        states, after, shared, clock, bodies, answers, question, times, asks, failures, flags, i, known, onward
    ):
        j = cuda.grid(1)
        if j < states.shape[1] and (known == 0 or asks[j]):
            cursor = cuda.local.array(1, int64)
            cursor[0] = 0
            s = load_state(states, j)
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            tape = ThreadTape(cursor, answers, question, times, known, j)
            s, report = step(torque, place(p, tape), I, shared[0], clock[1] + i * clock[0], s)
            asks[j] = cursor[0] > known
            if asks[j]:
                cuda.atomic.add(flags, 0, 1.0)
            else:
                if report.converged < 1 or not healthy(s):
                    if failures[0, j] < 0:
                        failures[0, j], failures[1, j] = i, 1 if report.converged < 1 else 0
                        cuda.atomic.add(flags, 1, 1.0)
                store(s, after, j)
                if onward:
                    cursor[0] = 0
                    tape = ThreadTape(cursor, answers, question, times, 0, j)
                    step(torque, place(p, tape), I, shared[0], clock[1] + (i + 1) * clock[0], s)
                    asks[j] = True
            if j == 0:
                flags[2] = times[0]

    return replay


ROWS = float64[:, ::1]
SIGNATURE = (
    ROWS, ROWS, float64[::1], float64[::1], ROWS, float64[:, :, ::1], ROWS, float64[::1], boolean[::1], int64[:, ::1],
    float64[::1], int64, int64, boolean,
)  # fmt: skip


def kernel_for(q: Problem) -> Any:
    forms = varies(q.I), varies(q.p)
    key = q.parts.step, q.torque, type(kind_of_body(q.I)), *forms, shape_of(q.state), shape_of(q.p)

    def make() -> Any:
        f = make_kernel(q, *forms)
        if SIMULATOR:
            return cuda.jit(f)
        kernel = cuda.jit(f, max_registers=REGISTERS["float64"])
        try:
            with compiling():
                kernel.compile(SIGNATURE)
        except NumbaError as e:
            raise KernelError(q.describe_torque(), e) from None
        return kernel

    return KERNELS.find(key, make)


@cuda.jit
def copy_answer(torque, answers, k):  # type: ignore[no-untyped-def]
    j = cuda.grid(1)
    if j < answers.shape[2]:
        answers[k, 0, j], answers[k, 1, j], answers[k, 2, j] = torque[j, 0], torque[j, 1], torque[j, 2]


# --- arrays for users ------------------------------------------------------------------------------------------


class Strided:
    """Numbers of an array on the device, in another shape; no copy."""

    def __init__(self, array: Any, first: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
        self.array = array
        self.__cuda_array_interface__ = {
            "shape": shape, "strides": tuple(8 * x for x in strides), "typestr": "<f8", "version": 2,
            "data": (array.__cuda_array_interface__["data"][0] + 8 * first, False),
        }  # fmt: skip


def as_bodies(rows: Any) -> tuple[DeviceArray, DeviceArray]:
    """Rows of R by columns and omega as (n, 3, 3) and (n, 3) on the device; no copy."""
    n = rows.shape[1]
    if SIMULATOR:
        a = rows.copy_to_host()
        return on_device(a[:9].reshape(3, 3, n).transpose(2, 1, 0)), on_device(a[9:].T)
    R = cuda.as_cuda_array(Strided(rows, 0, (n, 3, 3), (1, n, 3 * n)))
    W = cuda.as_cuda_array(Strided(rows, 9 * n, (n, 3), (1, n)))
    return DeviceArray(R), DeviceArray(W)


def on_device(a: np.ndarray) -> DeviceArray:
    return DeviceArray(cuda.to_device(np.ascontiguousarray(a)))


def make_finish(q: Problem, each_I: bool) -> Any:
    """finish(states, shared, bodies, axes, out): R by columns and omega in the user's axes."""
    finish, load = q.parts.finish, loader(q.state, 0, True)
    load_I = loader(q.I, 0 if each_I else 1, each_I)
    store = storer((Q3, Vec3(0.0, 0.0, 0.0)))

    def end(states, shared, bodies, axes, out):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            R, W = finish(load_I(bodies if each_I else shared, j), load(states, j))
            m = j if axes.shape[0] > 1 else 0
            if axes.shape[0] > 0:
                A = Mat3(
                    Vec3(axes[m, 0, 0], axes[m, 1, 0], axes[m, 2, 0]),
                    Vec3(axes[m, 0, 1], axes[m, 1, 1], axes[m, 2, 1]),
                    Vec3(axes[m, 0, 2], axes[m, 1, 2], axes[m, 2, 2]),
                )
                R, W = R @ tr(A), A @ W
            store((R, W), out, j)

    return cuda.jit(end)


def attitudes_on_device(run: Any, axes: np.ndarray | None) -> tuple[DeviceArray, DeviceArray]:
    """R and omega of a run or a replay, on the device."""
    q, rows, bodies = run.problem, getattr(run, "states", None), getattr(run, "bodies", None)
    if rows is None and run.stays and run.precision == "float64":
        rows, bodies = run.parts[0].states, run.parts[0].bodies
    if rows is None:  # in parts, or in single precision: by the host
        R, W = in_user_axes(attitudes_in_python(run), axes)
        return on_device(R), on_device(W)
    key = "finish", q.parts.finish, varies(q.I), shape_of(q.state)
    finish = KERNELS.find(key, lambda: make_finish(q, varies(q.I)))
    out = cuda.device_array((12, run.n))
    turned = np.zeros((0, 3, 3)) if axes is None else np.ascontiguousarray(axes).reshape(-1, 3, 3)
    with small_batches():
        finish[-(-run.n // BLOCK), BLOCK](rows, run.shared, bodies, cuda.to_device(turned), out)
    cuda.synchronize()
    return as_bodies(out)


# --- bodies that ask ---------------------------------------------------------------------------------------------


class CudaReplay:
    """Ask and tell on the GPU."""

    on_device = True
    states: Any  # [leaf, body], after the last complete step
    after: Any  # where new states go: the same where all bodies complete a step at once

    def __init__(self, q: Problem, batch: bool, fixed: bool) -> None:
        require_gpu()
        self.problem, self.n, self.fixed, self.batch = q, q.bodies, fixed, batch
        self.calls: int | None = None
        n, I, p = self.n, to_rows(q.I, q.bodies), to_rows(q.p, q.bodies)
        own = ([I] if varies(q.I) else []) + ([p] if varies(q.p) else [])
        self.shared = cuda.to_device(np.concatenate([[q.h], I[:, 0], p[:, 0]]))
        self.clock = cuda.to_device(np.array([q.h, q.t0]))
        self.bodies = cuda.to_device(np.ascontiguousarray(np.concatenate(own)) if own else np.zeros((1, 1)))
        self.answers, self.asked = cuda.device_array((1, 3, n)), cuda.device_array((12, n))
        self.times, self.asks = cuda.device_array(n), cuda.device_array(n, np.bool_)
        self.flags, self.seen = cuda.to_device(np.zeros(3)), np.zeros(3)
        self.views = as_bodies(self.asked) if not SIMULATOR else None
        self.launch: Any = None  # kernels with their grid, which takes Numba long to make
        self.copy: Any = None
        self.ill = False
        self.set_rows(q.rows)

    def sweep(self, i: int, known: int, onward: bool) -> int:
        if self.launch is None:
            with small_batches():
                self.launch = kernel_for(self.problem)[-(-self.n // BLOCK), BLOCK]
        self.launch(
            self.states, self.after, self.shared, self.clock, self.bodies, self.answers, self.asked, self.times,
            self.asks, self.failures, self.flags, i, known, onward,
        )  # fmt: skip
        flags = self.flags.copy_to_host()  # waits for the kernel, so that others may read what it wrote
        asked, failed, _ = (flags - self.seen).tolist()
        self.seen, self.ill = flags, failed > 0
        return int(asked)

    def replay(self, i: int, known: int) -> bool:
        if self.sweep(i, known, False):
            return True
        if self.after is not self.states:
            if self.ill and not self.batch:  # the last good state is kept
                return False
            self.states, self.after = self.after, self.states
        else:
            self.calls = known
        return False

    def onward(self, i: int, known: int) -> None:
        self.sweep(i, known, True)

    def give(self, k: int, torque: Any) -> None:
        if k >= self.answers.shape[0]:
            more = cuda.device_array((2 * k, 3, self.n))
            more[:k].copy_to_device(self.answers)
            self.answers = more
        if isinstance(torque, np.ndarray):
            torque = cuda.to_device(np.ascontiguousarray(torque))
        if self.copy is None:
            with small_batches():
                self.copy = copy_answer[-(-self.n // BLOCK), BLOCK]
        self.copy(torque, self.answers, k)

    def question(self) -> Question:
        R, W = self.views or as_bodies(self.asked)
        if self.fixed:
            return Question(float(self.seen[2]), R, W, None)
        asks, times = self.asks.copy_to_host(), self.times.copy_to_host()
        same = times[asks]
        t = float(same[0]) if np.all(same == same[0]) else times
        return Question(t, R, W, None if asks.all() else asks)

    def given(self, known: int) -> np.ndarray:
        return np.ascontiguousarray(np.swapaxes(self.answers.copy_to_host()[:known], 1, 2))

    @property
    def rows(self) -> np.ndarray:
        rows: np.ndarray = self.states.copy_to_host()
        return rows

    def set_rows(self, rows: np.ndarray) -> None:
        self.states = cuda.to_device(np.array(rows, float))
        self.after = self.states if self.fixed and self.batch else cuda.device_array(rows.shape)
        told = self.batch & ~np.isfinite(rows).all(axis=0)  # of these bodies it was said before
        self.failures = cuda.to_device(np.tile(np.where(told, 0, -1), (2, 1)))
        self.asks = cuda.to_device(np.ones(self.n, np.bool_))

    def failure(self) -> Failure | None:
        if not self.ill:
            return None
        self.ill = False
        failed = self.failures.copy_to_host()
        now = np.flatnonzero(failed[0] == failed[0].max())
        if not self.batch:  # it may fail again
            self.failures.copy_to_device(np.full((2, self.n), -1))
        return Failure(int(failed[0, now[0]]), int(now[0]), now.size, bool(failed[1, now[0]] > 0))

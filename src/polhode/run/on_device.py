"""Runs that begin from arrays on a GPU and leave their samples there.

`simulate(..., engine="cuda")` comes here if omega, momentum or attitude is an array on the GPU (CuPy, JAX, Torch:
anything with DLPack).  It is read where it is, and checked there; the samples stay on the device, and
`Trajectory.on_device()` gives them out without a copy.  All else of the trajectory copies the samples to the host
when it is first asked for.  Inertia and parameters of torques are copied to the host, since they are checked there.
"""

from __future__ import annotations

import math
import time
from typing import Any, NamedTuple

import numpy as np
from numba import cuda

from ..engines.compile_time import compile_seconds, compiling
from ..engines.cuda import BLOCK, Run, available_memory, leaf_paths, loader, require_gpu, small_batches, storer
from ..engines.dlpack import DeviceArray, on_gpu, view
from ..engines.layout import count, to_rows
from ..engines.numba import varies
from ..engines.problem import Problem
from ..errors import InvalidInput
from ..kernels.so3 import ALL_DIGITS, NEAR_ENOUGH, defect, distance, orthogonalise
from ..kernels.values import Mat3, Vec3, cross, divide, dot, tr
from ..motion.trajectory import Outcome, Stats, Trajectory
from ..torques.base import mat3
from ..torques.observe import empty
from .interrupts import Interrupts
from .march import March
from .setup import Setup
from .switching import Switching


class Samples(NamedTuple):
    """Of a run, on the device, in the body's axes; those after a failure are NaN."""

    R: DeviceArray  # (bodies, samples, 3, 3)
    omega: DeviceArray  # (bodies, samples, 3)


class DeviceTrajectory(Trajectory):
    """A trajectory whose samples are on the device."""

    run: Run
    device_states: Any  # [sample, leaf, body]
    host_states: Any

    @property
    def states(self) -> np.ndarray:
        if self.host_states is None:
            self.host_states = self.device_states.copy_to_host().astype(float)
        return self.host_states

    @states.setter
    def states(self, value: Any) -> None:
        self.device_states, self.host_states = value, None

    @property
    def final(self) -> np.ndarray:
        return self.run.rows

    @final.setter
    def final(self, value: Any) -> None:
        self.run = value

    def on_device(self) -> Samples:
        """R and omega on the GPU; `cupy.from_dlpack(samples.R)` and the like take them without a copy."""
        return finished(self)

    def __len__(self) -> int:
        return len(self.index)


class Given:
    """Moments, parameters and axes as kernels load them: shared numbers, and rows of those that each body has."""

    def __init__(self, setup: Setup, n: int) -> None:
        trees = (setup.I, setup.bound.p, mat3(setup.body.axes))
        rows = [to_rows(x, n) for x in trees]
        each = [varies(x) for x in trees]
        shared = [np.array([setup.dt, setup.t_start]), *(r[:, 0] for r in rows)]
        self.shared = cuda.to_device(np.concatenate(shared))
        own = [r for r, e in zip(rows, each, strict=True) if e]
        self.bodies = cuda.to_device(np.ascontiguousarray(np.concatenate(own)) if own else np.zeros((1, 1)))
        self.each, self.loads, at, own_at = each, [], 2, 0
        for x, r, e in zip(trees, rows, each, strict=True):
            self.loads.append(loader(x, own_at if e else at, e))
            at, own_at = at + len(r), own_at + (len(r) if e else 0)


def start_kernel(setup: Setup, given: Given, momentum: bool) -> Any:
    """begin(w, r, shared, bodies, states, watched, flags): the method's variables from omega or momentum, and R."""
    (load_I, load_p, load_A), (each_I, each_p, each_A) = given.loads, given.each
    start, torque = setup.parts.start, setup.bound.torque
    watch: Any = setup.watch
    store = storer(setup.template)
    watching = watch is not None
    seen_before = empty(setup.observe_names) if watching else (0.0,)
    load_seen, store_seen = loader(seen_before, 0, True), storer(seen_before)
    source = "def total(s):\n    return " + " + ".join(leaf_paths(setup.template, "s"))
    names: dict[str, Any] = {}
    exec(source, names)
    total = cuda.jit(device=True, inline=True)(names["total"])
    isfinite = math.isfinite

    def begin(w, r, shared, bodies, states, watched, flags):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            k = j if w.shape[0] > 1 else 0
            m = j if r.shape[0] > 1 else 0
            h, t = shared[0], shared[1]
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            A = load_A(bodies if each_A else shared, j)
            W = Vec3(w[k, 0] + 0.0, w[k, 1] + 0.0, w[k, 2] + 0.0)
            R = Mat3(
                Vec3(r[m, 0, 0] + 0.0, r[m, 1, 0] + 0.0, r[m, 2, 0] + 0.0),
                Vec3(r[m, 0, 1] + 0.0, r[m, 1, 1] + 0.0, r[m, 2, 1] + 0.0),
                Vec3(r[m, 0, 2] + 0.0, r[m, 1, 2] + 0.0, r[m, 2, 2] + 0.0),
            )
            d = defect(R)
            if not isfinite(dot(W, W) + distance(R)):
                cuda.atomic.max(flags, 0, 1)
            elif d > NEAR_ENOUGH:
                cuda.atomic.max(flags, 1, 1)
            elif dot(R.e1, cross(R.e2, R.e3)) < 0.0:
                cuda.atomic.max(flags, 2, 1)
            if d > ALL_DIGITS:  # a rotation with few digits: the nearest with all of them
                R = orthogonalise(R)
            R = R @ A
            W = divide(tr(R) @ W, I) if momentum else tr(A) @ W
            s = start(torque, p, I, h, t, R, W)
            if not isfinite(total(s)):
                cuda.atomic.max(flags, 3, 1)
            store(s, states, j)
            if watching:
                store_seen(watch(load_seen(watched, j), t, I, p, s), watched, j)

    return cuda.jit(begin)


def finish_kernel(setup: Setup, given: Given) -> Any:
    (load_I, _, load_A), (each_I, _, each_A) = given.loads, given.each
    load, finish, nan = loader(setup.template, 0, True), setup.parts.finish, math.nan

    def end(states, shared, bodies, counts, index, R, W):  # type: ignore[no-untyped-def]
        j, m = cuda.grid(2)
        if j < states.shape[2] and m < states.shape[0]:
            I = load_I(bodies if each_I else shared, j)
            A = load_A(bodies if each_A else shared, j)
            Q, w = finish(I, load(states[m], j))
            Q = Q @ tr(A)
            w = A @ w
            o = nan if counts[1, j] >= 0 and index[m] > counts[1, j] else 0.0
            R[j, m, 0, 0], R[j, m, 1, 0], R[j, m, 2, 0] = Q.e1.x + o, Q.e1.y + o, Q.e1.z + o
            R[j, m, 0, 1], R[j, m, 1, 1], R[j, m, 2, 1] = Q.e2.x + o, Q.e2.y + o, Q.e2.z + o
            R[j, m, 0, 2], R[j, m, 1, 2], R[j, m, 2, 2] = Q.e3.x + o, Q.e3.y + o, Q.e3.z + o
            W[j, m, 0], W[j, m, 1], W[j, m, 2] = w.x + o, w.y + o, w.z + o

    return cuda.jit(end)


def shaped(x: Any, name: str, tail: tuple[int, ...]) -> tuple[Any, int | None]:
    """An array on the device with a leading axis, and its length if it had one."""
    a = view(x) if on_gpu(x) else cuda.to_device(np.ascontiguousarray(x, float))
    if a.shape[-len(tail) :] != tail or a.ndim - len(tail) not in (0, 1):
        raise InvalidInput(f"{name} must have shape {tail} or (bodies, {', '.join(map(str, tail))}), got {a.shape}")
    return (a.reshape(1, *tail), None) if a.ndim == len(tail) else (a, a.shape[0])


def number_of_bodies(body: Any, w: Any, r: Any) -> int | None:
    """Of the inertia and of these shapes, which must agree."""
    lengths = {"inertia": body.batch, "omega or momentum": w, "attitude": r}
    have = {k: v for k, v in lengths.items() if v is not None}
    if len(set(have.values())) > 1:
        raise InvalidInput(
            "leading axes disagree: " + ", ".join(f"{k} has {v}" for k, v in have.items())
            + "; give each one value, or as many as bodies"
        )  # fmt: skip
    return next(iter(have.values()), None)


def checked(flags: Any, name: str) -> None:
    wrong = flags.copy_to_host()
    if wrong[0]:
        raise InvalidInput("omega, momentum or attitude contains NaN or infinity")
    if wrong[1]:
        raise InvalidInput(f"attitude is not a rotation matrix: R^T R differs from 1 by more than {NEAR_ENOUGH:g}")
    if wrong[2]:
        raise InvalidInput("attitude is a reflection (determinant -1); a rotation has determinant +1")
    if wrong[3]:
        raise InvalidInput(f"{name} gives NaN or infinity at the start")


def simulate_on_device(setup: Setup, w: Any, r: Any, momentum: bool, n: int, steps: int, march: type[March]) -> Any:
    """The run from arrays on the device, w = omega or momentum and r = attitude, to a trajectory there."""
    require_gpu()
    began = time.perf_counter()
    given = Given(setup, n)
    leaf_count = count(setup.template)
    samples = 1 + -(-steps // min(setup.every, steps))
    number = np.float32 if setup.precision == "float32" else np.float64
    need = (samples + 1) * leaf_count * n * number().itemsize
    if need > available_memory():
        raise InvalidInput(
            f"{samples} samples of {n} bodies take {need / 2**30:.3g} GiB, more than is free on the GPU: choose a "
            "larger every, or give omega and attitude on the host, where samples then go"
        )
    states = cuda.device_array((leaf_count, n), number)
    seen = to_rows(empty(setup.observe_names), n)
    problem = Problem(
        setup.parts, setup.bound.torque, setup.bound.p, setup.I, setup.dt, setup.t_start, setup.template,
        np.broadcast_to(0.0, (leaf_count, n)), setup.watch, empty(setup.observe_names), seen, name=setup.torque.name,
    )  # fmt: skip
    run = Run(problem, setup.precision, states)
    part = run.parts[0]
    flags = cuda.to_device(np.zeros(4, np.int32))
    grid = -(-n // BLOCK)
    begin = start_kernel(setup, given, momentum)
    with small_batches(), compiling():  # the launch itself does not wait
        begin[grid, BLOCK](w, r, given.shared, given.bodies, states, part.watched, flags)
    checked(flags, setup.torque.name)
    out = cuda.device_array((samples, leaf_count, n), number)
    out[0].copy_to_device(states)
    cuda.synchronize()
    every, chunk, i, k, outcome = min(setup.every, steps), max(1, 100_000_000 // n), 0, 1, Outcome.DONE
    index = [0]
    with Interrupts(()) as interrupted:
        while i < steps:
            t, first = time.perf_counter(), i
            gap = min(every, steps - i) if i % every == 0 else min(every - i % every, steps - i)
            if gap > chunk:
                part.launch(run.nothing, i, 0, 0, chunk, 0)
                i += chunk
            elif gap == every:
                m = max(1, min(chunk, steps - i) // every)
                part.launch(out[k : k + m], i, m, every, 0, 0)
                index += [i + every * (x + 1) for x in range(m)]
                i, k = i + m * every, k + m
            else:
                part.launch(out[k : k + 1], i, 1, gap, 0, 0)
                i, k = i + gap, k + 1
                index.append(i)
            cuda.synchronize()
            chunk = max(1, int(min(0.1 * (i - first) / max(time.perf_counter() - t, 1e-6), 4 * chunk)))
            if interrupted() and i < steps:
                outcome = Outcome.INTERRUPTED
                break
    run.stale_states = run.stale_counts = True
    q = run.progress
    failed = q.failed.copy()
    outcomes = np.full(n, outcome, object)
    if np.any(failed >= 0):
        outcomes[failed >= 0] = Outcome.NOT_FINITE
        outcomes[(failed >= 0) & q.stalled] = Outcome.STALLED
        outcome = outcomes[int(np.argmax(failed >= 0))]
    before = Stats(0, setup.torque_calls(n, 0, 0), 0, 0.0, 0.0)
    clock = march(setup, problem.rows, before, steps, Switching(setup, n, setup.t_start + steps * setup.dt))
    on_gpu: Any = run
    compiled = compile_seconds(began)
    trajectory = DeviceTrajectory(
        setup, np.array(index), out[:k], on_gpu, i, outcome, tuple(outcomes), failed,
        clock.stats(i, q, time.perf_counter() - began - compiled, compiled), run.observed.copy(),
    )  # fmt: skip
    return clock, trajectory


def finished(trajectory: DeviceTrajectory) -> Samples:
    setup, out = trajectory.setup, trajectory.device_states
    samples, _, n = out.shape
    given = Given(setup, n)
    R = cuda.device_array((n, samples, 3, 3), out.dtype)
    W = cuda.device_array((n, samples, 3), out.dtype)
    grid = (-(-n // BLOCK), samples)
    end = finish_kernel(setup, given)
    counts, index = trajectory.run.parts[0].counts, cuda.to_device(trajectory.index)
    with small_batches():
        end[grid, (BLOCK, 1)](out, given.shared, given.bodies, counts, index, R, W)
    cuda.synchronize()
    if not setup.batch:
        R, W = R.reshape(samples, 3, 3), W.reshape(samples, 3)
    return Samples(DeviceArray(R), DeviceArray(W))

"""Runs that start from arrays on a GPU and store their samples there.

Arrays on the GPU (of CuPy, JAX, Torch or any other library with DLPack) are read and checked on the device.  The
samples remain on the device, too.  The inertia and the parameters of torques are copied to the host and checked there.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numba import cuda

from ..arguments import number_of_bodies
from ..errors import InvalidInput
from ..kernels.so3 import ALL_DIGITS, NEAR_ENOUGH, defect, distance, orthogonalise
from ..kernels.values import Mat3, Vec3, cross, divide, dot, tr
from .compile_time import compiling
from .cuda import BLOCK, Run, access, available_memory, health_check, loader, loaders, require_gpu, small_batches
from .dlpack import DeviceArray, on_gpu, view
from .layout import shared_and_own
from .problem import Problem


class Samples(NamedTuple):
    """Samples of a run on the device, in the user's body axes; samples after a failure are NaN."""

    R: DeviceArray  # (bodies, samples, 3, 3)
    omega: DeviceArray  # (bodies, samples, 3)


class DeviceStart(NamedTuple):
    """Angular velocity or momentum, and attitude, as arrays on the device whose first axis is the body."""

    vector: Any  # (bodies, 3) or (1, 3)
    attitude: Any  # (bodies, 3, 3) or (1, 3, 3)
    is_momentum: bool
    bodies: int | None  # None: a single body


class Given:
    """Moments, torque parameters and axes, stored for kernels.

    `shared` has the numbers that are the same for all bodies, `bodies` has rows of numbers that differ.
    """

    def __init__(self, problem: Problem, axes: Mat3, n: int) -> None:
        trees = problem.I, problem.p, axes
        self.loads = tuple(loaders(2, *trees))
        shared, own = shared_and_own(n, *trees)
        self.shared = cuda.to_device(np.concatenate([[problem.h, problem.t0], shared]))
        self.bodies = cuda.to_device(own if len(own) else np.zeros((1, 1)))


def start_kernel(problem: Problem, given: Given, momentum: bool) -> Any:
    """Return begin(w, r, shared, bodies, states, watched, flags), which computes the first states.

    w: angular velocities, or momenta in space if `momentum`; r: attitudes.
    """
    load_I, load_p, load_A = given.loads
    start, torque = problem.parts.start, problem.torque
    watch: Any = problem.watch
    (_, store), healthy = access(problem.state), health_check(problem.state)
    watching = watch is not None
    load_seen, store_seen = access(problem.watched if watching else (0.0,))
    isfinite = math.isfinite

    def begin(w, r, shared, bodies, states, watched, flags):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            k = j if w.shape[0] > 1 else 0
            m = j if r.shape[0] > 1 else 0
            h, t = shared[0], shared[1]
            I, p, A = load_I(shared, bodies, j), load_p(shared, bodies, j), load_A(shared, bodies, j)
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
            if d > ALL_DIGITS:  # replace a rotation with few digits by the nearest exact one
                R = orthogonalise(R)
            R = R @ A
            W = divide(tr(R) @ W, I) if momentum else tr(A) @ W
            s = start(torque, p, I, h, t, R, W)
            if not healthy(s):
                cuda.atomic.max(flags, 3, 1)
            store(s, states, j)
            if watching:
                store_seen(watch(load_seen(watched, j), t, I, p, s), watched, j)

    return cuda.jit(begin)


def finish_kernel(problem: Problem, given: Given) -> Any:
    load_I, _, load_A = given.loads
    load, finish, nan = loader(problem.state), problem.parts.finish, math.nan

    def end(states, shared, bodies, counts, index, R, W):  # type: ignore[no-untyped-def]
        j, m = cuda.grid(2)
        if j < states.shape[2] and m < states.shape[0]:
            I, A = load_I(shared, bodies, j), load_A(shared, bodies, j)
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
    """Return an array on the device with a leading axis, and its length, or None if this function added the axis."""
    a = view(x) if on_gpu(x) else cuda.to_device(np.ascontiguousarray(x, float))
    if a.shape[-len(tail) :] != tail or a.ndim - len(tail) not in (0, 1):
        raise InvalidInput(f"{name} must have shape {tail} or (bodies, {', '.join(map(str, tail))}), got {a.shape}")
    return (a.reshape(1, *tail), None) if a.ndim == len(tail) else (a, a.shape[0])


FLAWS = (
    "omega, momentum or attitude contains NaN or infinity",
    f"attitude is not a rotation matrix: R^T R differs from 1 by more than {NEAR_ENOUGH:g}",
    "attitude is a reflection (determinant -1); a rotation has determinant +1",
    "{torque} gives NaN or infinity at the start",
)  # of a start: `start_kernel` sets the flag with the same number


def read_start(body: Any, omega: Any, momentum: Any, attitude: Any) -> DeviceStart:
    """Return the start of a run as arrays on the device; omega, momentum or attitude may already be there."""
    w, many = shaped(omega if momentum is None else momentum, "omega or momentum", (3,))
    r, several = shaped(attitude, "attitude", (3, 3))
    bodies = number_of_bodies({"inertia": body.batch, "omega or momentum": many, "attitude": several})
    return DeviceStart(w, r, momentum is not None, bodies)


class DeviceRun(Run):
    """A run from arrays on the device; `samples` [sample, leaf, body] remain there, and the first is the start."""

    def __init__(self, problem: Problem, precision: str, axes: Mat3, start: DeviceStart, samples: int) -> None:
        require_gpu()
        leaf_count, n = problem.rows.shape
        number = np.float32 if precision == "float32" else np.float64
        need = (samples + 1) * leaf_count * n * number().itemsize
        if need > available_memory():
            raise InvalidInput(
                f"{samples} samples of {n} bodies take {need / 2**30:.3g} GiB, more than is free on the GPU: choose "
                f"a larger every, or give omega and attitude as arrays on the host; then samples are kept on the host"
            )
        states = cuda.device_array((leaf_count, n), number)
        super().__init__(problem, precision, states)
        self.axes, self.values = axes, Given(problem, axes, n)
        flags = cuda.to_device(np.zeros(4, np.int32))
        begin = start_kernel(problem, self.values, start.is_momentum)
        with small_batches(), compiling():  # the launch returns before the kernel has ended
            begin[-(-n // BLOCK), BLOCK](
                start.vector, start.attitude, self.values.shared, self.values.bodies, states, self.parts[0].watched,
                flags,
            )  # fmt: skip
        for k in np.flatnonzero(flags.copy_to_host())[:1]:
            raise InvalidInput(FLAWS[k].format(torque=problem.name))
        self.samples, self.taken = cuda.device_array((samples, leaf_count, n), number), 1
        self.samples[0].copy_to_device(states)
        cuda.synchronize()

    def advance(self, first: int, n: int, every: int) -> Any:
        """Do n steps; after each `every` steps, store the states on the device."""
        m, rest = divmod(n, every)
        out = self.samples[self.taken : self.taken + m]
        self.parts[0].launch(out if m else self.nothing, first, m, every if m else 0, rest, 0)
        cuda.synchronize()
        self.taken += m
        self.stale_states = self.stale_counts = True
        return out

    def finished(self, index: np.ndarray, batch: bool) -> Samples:
        """Return attitude and angular velocity of the samples; `index` has their step numbers."""
        problem, out = self.problem, self.samples[: self.taken]
        samples, _, n = out.shape
        R = cuda.device_array((n, samples, 3, 3), out.dtype)
        W = cuda.device_array((n, samples, 3), out.dtype)
        end = finish_kernel(problem, self.values)
        with small_batches():
            end[(-(-n // BLOCK), samples), (BLOCK, 1)](
                out, self.values.shared, self.values.bodies, self.parts[0].counts, cuda.to_device(index), R, W
            )
        cuda.synchronize()
        if not batch:
            R, W = R.reshape(samples, 3, 3), W.reshape(samples, 3)
        return Samples(DeviceArray(R), DeviceArray(W))

"""Mechanisms on a GPU: the same loop over steps as on the CPU, with one thread per mechanism.

Arrays have the shape (numbers, mechanisms), so that the threads of a warp read neighbouring addresses.  States,
constants and scratch space stay on the device; samples are copied to the host in blocks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda
from numba.core.errors import NumbaError

from ..engines.compile_time import compiling
from ..engines.cuda import BUFFER, SIMULATOR, available_memory, loader, require_gpu, small_batches
from ..engines.shared_cache import SharedCache
from ..errors import InvalidInput, KernelError
from .engine import Run
from .loads import Acting, converted
from .loops import CONSERVING, loop_for
from .rattle import COUNTS, FAILED, offsets

THREADS = 32  # threads per block; small blocks spread a small batch over all multiprocessors
KERNELS = SharedCache()


def inlined(f: Any) -> Any:
    return cuda.jit(device=True, inline=True)(f)


def make_kernel(acting: Acting, kind: str) -> Any:
    """Return the function kernel(p, n, c, w, u, ...), which makes steps of all mechanisms that have not failed."""
    advance = inlined(loop_for(acting, kind, loader, inlined))

    def kernel(p, n, c, w, u, work, out, counts, weights, ends, h, t0, first, steps, every, fresh):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < w.shape[1] and counts[FAILED, j] < 0.0:
            last = work.shape[0] - 1
            own = work[0, :, j], work[last // 2, :, j], work[last, :, j]
            advance(
                p, n, c[:, j], w[:, j], u[:, j], own, out[:, :, j], counts[:, j], weights, ends, h, t0, first, steps,
                every, fresh, j,
            )  # fmt: skip

    return kernel


def on_device(x: Any) -> Any:
    """Copy the arrays in nested tuples to the device."""
    return converted(x, lambda a: cuda.to_device(np.ascontiguousarray(a)))


class GpuRun(Run):
    """The states of all mechanisms of a run on the device, which are advanced in blocks of steps."""

    def allocate(self, constants: np.ndarray, rows: np.ndarray) -> None:
        require_gpu()
        size, spare, scratch = rows.shape[0], 3 if self.kind == CONSERVING else 1, offsets(self.plan).scratch
        each = 8 * (size * (1 + spare) + constants.shape[0] + scratch + COUNTS)
        memory = available_memory()
        self.buffer = min(BUFFER, memory // 4)
        if each * self.n > memory - self.buffer:
            raise InvalidInput(
                f"{self.n} mechanisms of {each} bytes each do not fit on the GPU, where {memory} bytes are available: "
                "simulate them in several batches"
            )
        counts = np.zeros((COUNTS, self.n))
        counts[FAILED] = -1.0
        self.w, self.c, self.counted = (on_device(x) for x in (rows, constants, counts))
        self.u = on_device(np.zeros((scratch, self.n)))
        self.work = cuda.device_array((spare, size, self.n))
        self.shared = tuple(on_device(x) for x in (self.plan, self.weights, self.ends))
        self.p = on_device(self.acting.p)

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        samples = np.empty((n // every, self.leaves, self.n))
        most = max(1, self.buffer // (8 * self.leaves * self.n))
        out = cuda.device_array((max(1, min(most, len(samples))), self.leaves, self.n))
        for at in range(0, len(samples), most):
            k = min(most, len(samples) - at)
            self.launch(out, first + at * every, k * every, every)
            samples[at : at + k] = out[:k].copy_to_host()
        made = len(samples) * every
        if made < n:
            self.launch(out, first + made, n - made, n + 1)
        cuda.synchronize()
        return samples

    def fill_loads(self, first: int = 0) -> None:
        self.launch(cuda.device_array((1, self.leaves, self.n)), first, 0, 1, fresh=True)

    def launch(self, out: Any, first: int, n: int, every: int, fresh: bool = False) -> None:
        (plan, weights, ends), acting = self.shared, self.acting
        args = (
            self.p, plan, self.c, self.w, self.u, self.work, out, self.counted, weights, ends, self.h, self.t0, first,
            n, every, fresh,
        )  # fmt: skip
        f = KERNELS.find((self.kind, *acting.key), lambda: compiled(acting, self.kind, args))
        with small_batches():
            f[-(-self.n // THREADS), THREADS](*args)

    def set_rows(self, rows: np.ndarray) -> None:
        self.w.copy_to_device(np.ascontiguousarray(rows))

    def set_p(self, p: Any) -> None:
        self.acting.p, self.p = p, on_device(p)

    @property
    def rows(self) -> np.ndarray:
        return np.asarray(self.w.copy_to_host())

    @property
    def counts(self) -> np.ndarray:  # type: ignore[override]
        return np.asarray(self.counted.copy_to_host()).T


def compiled(acting: Acting, kind: str, args: tuple[Any, ...]) -> Any:
    kernel = cuda.jit(make_kernel(acting, kind))
    if SIMULATOR:
        return kernel
    try:
        with compiling():
            kernel.compile(tuple(map(kernel.typeof_pyval, args)))
    except NumbaError as e:
        raise KernelError(acting.name, e) from None
    return kernel

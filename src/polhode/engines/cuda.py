"""CUDA through numba-cuda: the same kernels, one thread per body, the state in registers for many steps."""

from __future__ import annotations

import warnings
from itertools import count as counter
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda up to 0.30 asks for it; NumPy 2.5 dropped the old name
    np.row_stack = np.vstack

from ..errors import EngineUnavailable

try:
    from numba import cuda
except ImportError as e:  # pragma: no cover
    raise EngineUnavailable("the cuda engine needs numba-cuda: pip install 'polhode[cuda]'") from e

from ..kernel import scalar
from . import numba_kernels  # noqa: F401  teaches Numba the kernels
from .layout import count, shape_of, to_rows
from .problem import Problem, Progress

NEVER = 1e300


def tuple_source(template: Any, leaf: str, names: dict[str, Any], k: Any) -> str:
    """Source of an expression that builds a tuple like the template from leaves like `buffer[{k}, j]`."""
    if not isinstance(template, tuple):
        return leaf.format(k=next(k))
    children = [tuple_source(x, leaf, names, k) for x in template]
    if not hasattr(template, "_fields"):
        return f"({', '.join(children)},)" if children else "()"
    name = type(template).__name__
    names[name] = type(template)
    return f"{name}({', '.join(children)})"


def leaf_paths(template: Any, path: str) -> list[str]:
    """Source of each leaf of a value: s.R.e1.x, ..."""
    if not isinstance(template, tuple):
        return [path]
    fields = getattr(template, "_fields", None)
    steps = [f".{f}" for f in fields] if fields else [f"[{i}]" for i in range(len(template))]
    return [p for x, step in zip(template, steps, strict=True) for p in leaf_paths(x, path + step)]


def device(source: str, name: str, names: dict[str, Any]) -> Any:
    exec(source, names)
    return cuda.jit(device=True, inline=True)(names[name])


def make_kernel(problem: Problem, per_body_I: bool, per_body_p: bool) -> Any:
    """The Python function of the CUDA kernel; see `numba.make_advance` for its arguments."""
    step, torque = problem.parts.step, problem.torque

    def load(template: Any, buffer: str, first: int, per_body: bool) -> Any:
        names: dict[str, Any] = {}
        leaf = "b[{k}, j]" if per_body else "b[{k}]"
        body = tuple_source(template, leaf, names, counter(first))
        return device(f"def load(b, j):\n    return {body}", "load", names)

    load_state = load(problem.state, "states", 0, True)
    load_I = load(problem.I, "I", 0 if per_body_I else 2, per_body_I)
    load_p = load(problem.p, "p", (3 if per_body_I else 0) if per_body_p else 5, per_body_p)
    paths = leaf_paths(problem.state, "s")
    lines = [f"    b[{k}, j] = {p}" for k, p in enumerate(paths)]
    store = device("\n".join(["def store(s, b, j):", *lines]), "store", {})
    checks = " + ".join(paths)
    total = device(f"def total(s):\n    return {checks}", "total", {})
    minimum = scalar.minimum
    maximum = scalar.maximum

    def kernel(states, shared, bodies, out, counts, first, n, every):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            h, t0 = shared[0], shared[1]
            s = load_state(states, j)
            I = load_I(bodies if per_body_I else shared, j)
            p = load_p(bodies if per_body_p else shared, j)
            passes, residual, failed, stalled = counts[0, j], counts[1, j], counts[2, j], counts[3, j]
            m = 0
            left = every
            for i in range(first, first + n):
                s, report = step(torque, p, I, h, t0 + i * h, s)
                passes += report.passes
                residual = maximum(residual, report.residual)
                x = total(s)
                if not (report.converged + (x - x) == 1.0) and failed >= 1e300:
                    failed = minimum(failed, i + 0.0)
                    stalled = 1.0 - report.converged
                left -= 1
                if left == 0:
                    store(s, out[m], j)
                    m += 1
                    left = every
            store(s, states, j)
            counts[0, j], counts[1, j], counts[2, j], counts[3, j] = passes, residual, failed, stalled

    return kernel


def compile_ptx(problem: Problem, capability: tuple[int, int] = (9, 0)) -> str:
    """PTX of the kernel for a problem; no GPU needed."""
    from numba import float64, int64

    f = make_kernel(problem, False, False)
    a2, a1, a3 = float64[:, ::1], float64[::1], float64[:, :, ::1]
    signature = (a2, a1, a2, a3, a2, int64, int64, int64)
    ptx, _ = cuda.compile_ptx(f, signature, cc=capability)
    return str(ptx)


KERNELS: dict[Any, Any] = {}


class Run:
    """A run under way on the GPU: states stay there, samples come back."""

    def __init__(self, problem: Problem, block: int = 128) -> None:
        if not cuda.is_available():
            raise EngineUnavailable(
                "engine='cuda' finds no usable GPU (no driver or no device); use engine='numba', which runs on the CPU"
            )
        self.problem, self.n, self.block = problem, problem.bodies, block
        I, p = to_rows(problem.I, self.n), to_rows(problem.p, self.n)
        vary = [r.shape[1] > 1 and bool((r != r[:, :1]).any()) for r in (I, p)]
        self.per_body_I, self.per_body_p = vary
        rows = ([I] if vary[0] else []) + ([p] if vary[1] else [])
        self.shared = cuda.to_device(np.concatenate([[problem.h, problem.t0], I[:, 0], p[:, 0]]))
        self.bodies = cuda.to_device(np.ascontiguousarray(np.concatenate(rows)) if rows else np.zeros((1, 1)))
        self.states = cuda.to_device(np.ascontiguousarray(problem.rows))
        counts = np.zeros((4, self.n))
        counts[2] = NEVER
        self.counts = cuda.to_device(counts)

    def function(self) -> Any:
        q = self.problem
        key = (q.parts.step, q.torque, self.per_body_I, self.per_body_p, shape_of(q.state), shape_of(q.p))
        if key not in KERNELS:
            KERNELS[key] = cuda.jit(make_kernel(q, self.per_body_I, self.per_body_p))
        return KERNELS[key]

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        """Make n steps; the states after each `every` of them, [sample, leaf, body]."""
        samples = n // every
        out = cuda.device_array((max(1, samples), count(self.problem.state), self.n))
        grid = -(-self.n // self.block)
        f = self.function()
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="Grid size")  # a small batch is a small batch
            f[grid, self.block](self.states, self.shared, self.bodies, out, self.counts, first, n, every)
        return out.copy_to_host()[:samples]

    @property
    def rows(self) -> np.ndarray:
        return self.states.copy_to_host()

    @property
    def progress(self) -> Progress:
        c = self.counts.copy_to_host()
        return Progress(c[0], c[1], np.where(c[2] >= NEVER, -1, c[2]).astype(np.int64), c[3] > 0)

    @property
    def observed(self) -> np.ndarray:
        return np.zeros((0, self.n))

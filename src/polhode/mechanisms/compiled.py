"""Compile the loop over steps of a mechanism with Numba; the mechanisms of a batch are distributed over threads."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit, types

from ..engines.buffers import loader
from ..engines.cache import cached, cached_under
from ..engines.fingerprint import Walk
from ..engines.layout import shape_of
from ..engines.numba import each_share, threads
from ..engines.numba_kernels import OPTIONS
from ..engines.shared_cache import SharedCache
from ..errors import Unsupported
from .loads import Acting
from .loops import CONSERVING, PLAIN, itself, loop_for, loop_of_rattle
from .rattle import offsets

LOOPS = SharedCache()


def taker(template: Any) -> Any:
    return loader(template, types.float64, 0)


def inlined(f: Any) -> Any:
    return njit(**OPTIONS, forceinline=True, no_cpython_wrapper=True, _nrt=False)(f)


def make_runner(acting: Acting, kind: str) -> Any:
    """Return the compiled function run(...), which makes a block of steps of the mechanisms a to b - 1."""
    advance = inlined(loop_for(acting, kind, taker, inlined))

    def run(p, n, c, w, scratch, out, counts, weights, ends, h, t0, first, steps, every, fresh, a, b):  # type: ignore[no-untyped-def]
        u, size, made = np.zeros(scratch), w.shape[1], steps
        work = np.empty(size), np.empty(size), np.empty(size)
        for j in range(a, b):
            if counts[j, 1] < 0.0:
                made = advance(
                    p, n, c[j], w[j], u, work, out[j], counts[j], weights, ends, h, t0, first, steps, every, fresh, j
                )  # fmt: skip
        return made

    return kept_on_disk(njit(**OPTIONS)(run), acting, kind)


@lru_cache(maxsize=1)
def kernel_digest() -> str:
    """Return a digest of the source files from which loops are compiled."""
    names = (
        "equations", "elimination", "rattle", "energy_momentum", "controlled", "drives", "loads", "engine", "compiled"
    )  # fmt: skip
    folder = Path(__file__).parent
    return hashlib.sha256(b"".join((folder / f"{name}.py").read_bytes() for name in names)).hexdigest()


def kept_on_disk(dispatcher: Any, acting: Acting, kind: str) -> Any:
    """Return the dispatcher; its compiled code is cached on disk under a fingerprint of all functions that it calls."""
    laws = [(g.law, g.energy, repr(shape_of(g.template))) for g in acting.groups]
    walk = Walk(
        kernel_digest(), kind, acting.conserves, acting.moving, acting.drives, *laws, *acting.motors.laws,
        follow_installed=True,
    )  # fmt: skip
    return cached_under(dispatcher, walk)


def advance_all(run: Any, out: np.ndarray, first: int, n: int, every: int, fresh: bool) -> int:
    """Make n steps of all mechanisms of a run, distributed over threads; return the number of steps made."""
    f = LOOPS.find((run.kind, *run.acting.key), lambda: make_runner(run.acting, run.kind))
    args = (
        run.acting.p, run.plan, run.c, run.w, offsets(run.plan).scratch, out, run.counts, run.weights, run.ends, run.h,
        run.t0, first, n, every, fresh,
    )  # fmt: skip
    k = 1 if run.acting.plain else min(threads(), run.n)
    if k == 1:
        return int(f(*args, 0, run.n))
    f(*args, 0, 0)  # compile before threads call the function
    each_share(run.n, k, lambda _, a, b: f(*args, a, b))
    return n


def loop_in_python(acting: Acting, kind: str) -> Any:
    """Return a loop over steps that runs in Python and calls compiled functions.

    It is needed if a load on all bodies or a motor is a Python function, or if a stepper asks for loads.
    """
    if kind == CONSERVING:
        raise Unsupported(f"joint_em calls {acting.name}, a Python function, inside a step: use engine='python'")
    large = LOOPS.find(("pieces",), lambda: [cached(njit(**OPTIONS)(f.__polhode_once__)) for f in PLAIN[:3]])
    loads = LOOPS.find(("loads", *acting.key), lambda: make_loads(acting))
    return loop_of_rattle((*large, PLAIN[3]), acting.with_functions(loads), acting.moving, kind, itself)


def make_loads(acting: Acting) -> Any:
    """Return the compiled function that evaluates the loads, to be called from Python."""
    inside = acting.function(taker, inlined)

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        inside(p, n, c, w, t, j)

    return kept_on_disk(njit(**OPTIONS)(loads), acting, "loads")

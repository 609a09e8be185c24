"""Timing: CPU time of the process on one core.  Several functions are timed in interleaved rounds.

The smallest time counts.  A calibration loop, which is timed next to each sample, shows how fast the machine was at
that moment.
"""

from __future__ import annotations

import contextlib
import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

SAMPLE = 1e-3  # a sample takes at least this many seconds; shorter calls are repeated
LOOP = 2000


class Timing(NamedTuple):
    seconds: float  # smallest time of one call
    calibration: float  # time of the calibration loop that was measured next to the smallest sample
    samples: int


def calibrate() -> float:
    """Return the time of a Python loop that always does the same work."""
    began = time.process_time_ns()
    x = 0
    for k in range(LOOP):
        x += k & 7
    return (time.process_time_ns() - began) * 1e-9


def sample(go: Callable[[], Any], loops: int) -> float:
    began = time.process_time_ns()
    for _ in range(loops):
        go()
    return (time.process_time_ns() - began) * 1e-9 / loops


def times(
    goes: Sequence[Callable[[], Any]], rounds: int = 5, seconds: float = 20.0, slow: float = 0.25
) -> list[Timing]:
    """Time each function, in rounds over all functions.

    Functions that take longer than `slow` seconds are called only once or twice.
    """
    first = [sample(go, 1) for go in goes]
    best = [Timing(t, calibrate(), 1) for t in first]
    began = time.process_time()
    for k in range(rounds):
        for i, go in enumerate(goes):
            if first[i] > slow and k > 0:
                continue
            near = calibrate()
            # skip the first call, whose time is not typical
            t = sample(go, max(1, round(SAMPLE / max(best[i].seconds, 1e-7))))
            n = best[i].samples + 1
            best[i] = Timing(t, near, n) if t < best[i].seconds else best[i]._replace(samples=n)
        if k > 0 and time.process_time() - began > seconds:
            break
    return best


@contextlib.contextmanager
def one_core() -> Iterator[int | None]:
    """Pin the process to one core, if the system supports this."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield 1
    finally:
        os.sched_setaffinity(0, before)


def machine() -> dict[str, Any]:
    """Return a description of the processor and the system, without names of hosts and paths."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8", errors="replace").splitlines() if info.exists() else []
    facts = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}
    cpu = facts.get("model name") or platform.processor() or platform.machine()
    flags = facts.get("flags", "").split()
    wide = next((name for flag, name in (("avx512f", "AVX-512"), ("avx2", "AVX2")) if flag in flags), "")
    return {
        "cpu": " ".join(filter(None, (cpu, wide))),
        "cores": os.cpu_count(),
        "architecture": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
    }

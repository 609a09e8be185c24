"""How long a thread has been compiling, so that runs tell this apart from computing.

Loading compiled code from disk counts as compiling.  A run during which nothing was compiled compares two numbers.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any


class Compilations(threading.local):
    """Those of the calling thread."""

    def __init__(self) -> None:
        self.under_way: list[float] = []  # when they began, the outermost first
        self.spans: list[tuple[float, float]] = []  # those that ended, without those inside others

    def start(self) -> None:
        self.under_way.append(perf_counter())

    def stop(self) -> None:
        self.add(self.under_way.pop(), perf_counter())

    def add(self, began: float, ended: float) -> None:
        while self.spans and self.spans[-1][0] >= began:
            self.spans.pop()
        self.spans.append((began, ended))
        del self.spans[:-1000]
        LATEST[0] = ended


COMPILATIONS = Compilations()
LATEST = [0.0]  # when the last compilation of any thread ended


def compile_seconds(since: float) -> float:
    """The time that this thread has spent compiling since then, in terms of `time.perf_counter`."""
    if LATEST[0] < since:
        return 0.0
    return sum(ended - max(began, since) for began, ended in COMPILATIONS.spans if ended > since)


@contextmanager
def compiling() -> Iterator[None]:
    """The time inside is spent compiling."""
    COMPILATIONS.start()
    try:
        yield
    finally:
        COMPILATIONS.stop()


def listen_to_numba() -> None:
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            COMPILATIONS.start()

        def on_end(self, event: Any) -> None:
            COMPILATIONS.stop()

    event.register("numba:compiler_lock", Listener())  # held while a function is compiled, or loaded from disk


def listen_to_jax() -> None:
    from jax import monitoring

    def add(name: str, seconds: float, **more: Any) -> None:
        if name.startswith("/jax/core/compile/"):  # told when it ends, those inside others first
            ended = perf_counter()
            COMPILATIONS.add(ended - seconds, ended)

    monitoring.register_event_duration_secs_listener(add)

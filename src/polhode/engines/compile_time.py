"""Measures the time that a thread spends compiling, and prints a message if it takes long.

Runs subtract this time from their own.  Loading compiled code from disk counts as compiling.  In a run that compiles
nothing, the measurement is only a comparison of two numbers.
"""

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any


class Compilations(threading.local):
    """The compilations of the calling thread."""

    def __init__(self) -> None:
        self.under_way: list[float] = []  # start times of the current compilations, the outermost first
        self.spans: list[tuple[float, float]] = []  # compilations that ended, without those inside others

    def start(self) -> None:
        if not self.under_way:
            ANNOUNCER.begin()
        self.under_way.append(perf_counter())

    def stop(self) -> None:
        self.add(self.under_way.pop(), perf_counter())
        if not self.under_way:
            ANNOUNCER.end()

    def add(self, began: float, ended: float) -> None:
        while self.spans and self.spans[-1][0] >= began:
            self.spans.pop()
        self.spans.append((began, ended))
        del self.spans[:-1000]
        LATEST[0] = ended


# --- a message if compiling takes long ---------------------------------------------------------------------------

DELAY = 1.0  # seconds of compiling before a message is printed
QUIET = 0.4  # after this many seconds without compiling, compiling counts as finished


def in_notebook() -> bool:
    shell = sys.modules.get("IPython")
    return shell is not None and hasattr(shell.get_ipython(), "kernel")


def messages_wanted() -> bool:
    """Return whether to show messages: in terminals and notebooks; POLHODE_MESSAGES=0 means never, 1 always."""
    said = os.environ.get("POLHODE_MESSAGES", "")
    if said in ("0", "1"):
        return said == "1"
    return in_notebook() or bool(sys.stderr is not None and sys.stderr.isatty())


class Announcer:
    """Prints a message if compiling takes long, and another when it has ended."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Set or reset the state to "nothing is being compiled"."""
        self.active, self.last = 0, 0.0
        self.thread: threading.Thread | None = None
        self.lock = threading.Lock()

    def begin(self) -> None:
        with self.lock:
            self.active += 1
            if self.thread is None and messages_wanted():
                self.thread = threading.Thread(target=self.follow, name="polhode-messages", daemon=True)
                self.thread.start()

    def end(self) -> None:
        with self.lock:
            self.active -= 1
            self.last = perf_counter()

    def busy(self) -> bool:
        return self.active > 0 or perf_counter() - self.last < QUIET

    def follow(self) -> None:
        """Print a message if compiling takes longer than DELAY, and another when it has ended."""
        began, shown, output = perf_counter(), False, None
        while self.busy():
            if not shown and perf_counter() - began >= DELAY:
                long = "polhode is compiling; only the first run with a new method or kind of torque takes this long"
                shown, output = True, show(long)
            time.sleep(min(0.1, DELAY))
        if shown:
            show(f"polhode has compiled for {self.last - began:.1f} s", output)
        with self.lock:
            self.thread = None


def show(text: str, output: Any = None) -> Any:
    """Print a line; in a notebook, show an output, or replace the given one.  Return the output."""
    if output is not None:
        output.update({"text/plain": text}, raw=True)
    elif in_notebook():
        from IPython.display import display

        output = display({"text/plain": text}, raw=True, display_id=True)
    else:
        print(text, file=sys.stderr, flush=True)
    return output


ANNOUNCER = Announcer()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=ANNOUNCER.forget)  # threads do not survive a fork
COMPILATIONS = Compilations()
LATEST = [0.0]  # the time at which the last compilation of any thread ended


def compile_seconds(since: float) -> float:
    """Return the time that this thread has spent compiling after `since`, a time of `time.perf_counter`."""
    if LATEST[0] < since:
        return 0.0
    return sum(ended - max(began, since) for began, ended in COMPILATIONS.spans if ended > since)


@contextmanager
def compiling() -> Iterator[None]:
    """Count the time inside this block as compiling."""
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

    event.register("numba:compiler_lock", Listener())  # held while compiling or loading


class Traced(threading.local):
    """Counts the functions that JAX has traced in this thread and is now compiling."""

    under_way = 0

    def begin(self) -> None:
        """Count a function that JAX is tracing; call this inside the function, so that it runs only during tracing."""
        self.under_way += 1
        ANNOUNCER.begin()


TRACED = Traced()


@contextmanager
def announced_traces() -> Iterator[None]:
    """When this block ends, report to the announcer that its functions have been compiled."""
    before = TRACED.under_way
    try:
        yield
    finally:
        while TRACED.under_way > before:
            TRACED.under_way -= 1
            ANNOUNCER.end()


def listen_to_jax() -> None:
    from jax import monitoring

    def add(name: str, seconds: float, **more: Any) -> None:
        if name.startswith("/jax/core/compile/"):  # a compilation has ended; inner ones end first
            ended = perf_counter()
            COMPILATIONS.add(ended - seconds, ended)

    monitoring.register_event_duration_secs_listener(add)

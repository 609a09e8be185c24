"""Ctrl-C and other interrupts during a run, and the progress bar."""

from __future__ import annotations

import contextlib
import io
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from typing import Any

STOP: ContextVar[Callable[[], bool] | None] = ContextVar("stop", default=None)


@contextlib.contextmanager
def stoppable(asked: Callable[[], bool]) -> Iterator[None]:
    """Within this block, end runs of this thread as after Ctrl-C, but without a warning, when `asked` returns True."""
    before = STOP.set(asked)
    try:
        yield
    finally:
        STOP.reset(before)


class Interrupts:
    """Handles Ctrl-C between blocks of steps: compiled code first finishes its block, so that time and state agree.

    A torque in Python ends the run at its next call.  A second Ctrl-C raises KeyboardInterrupt as usual.
    """

    def __init__(self, callbacks: Sequence[Any]) -> None:
        self.callbacks, self.seen = callbacks, False
        main = threading.current_thread() is threading.main_thread()
        self.ours = main and signal.getsignal(signal.SIGINT) is signal.default_int_handler

    def handle(self, number: int, frame: Any) -> None:
        self.seen = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for c in self.callbacks:
            if c.error is None:
                c.error = KeyboardInterrupt()
                if c.cancel is not None:
                    c.cancel()

    def __enter__(self) -> Callable[[], bool]:
        if self.ours:
            signal.signal(signal.SIGINT, self.handle)
        asked = STOP.get()
        return (lambda: self.seen) if asked is None else (lambda: self.seen or asked())

    def __exit__(self, *exc: object) -> None:
        if self.ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def progress_display(*columns: Any, transient: bool = False) -> Any:
    """Return a `rich.progress.Progress` on standard error; in a notebook, it is an output that is updated.

    In notebooks, rich needs ipywidgets; without them it prints a warning at every refresh.
    """
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    if not console.is_jupyter:
        return Progress(*columns, console=console, transient=transient)
    from IPython.display import display

    class InNotebook(Progress):
        """A progress bar as text, in an output of its own."""

        shown, output = 0.0, None

        def show(self) -> None:
            with self.console.capture() as text:
                self.console.print(self.get_renderable())
            data, self.shown = {"text/plain": text.get().rstrip("\n")}, time.monotonic()
            if self.output is None:
                self.output = display(data, raw=True, display_id=True)
            else:
                self.output.update(data, raw=True)

        def update(self, *given: Any, **named: Any) -> None:
            super().update(*given, **named)
            if time.monotonic() - self.shown > 0.1:
                self.show()

        def advance(self, task_id: Any, advance: float = 1) -> None:
            self.update(task_id, advance=advance)

        def start(self) -> None:
            """Show nothing until there is a task."""

        def stop(self) -> None:
            self.show()

    text = Console(file=io.StringIO(), force_jupyter=False, force_terminal=False, width=80)
    return InNotebook(*columns, console=text, auto_refresh=False)


@contextlib.contextmanager
def progress_bar(wanted: bool, steps: int) -> Iterator[Callable[[int], None]]:
    """Within this block, show the progress bar of a run if it is wanted; the value is a function that advances it."""
    if not wanted:
        yield lambda n: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("simulating"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with progress_display(*columns) as display:
        task = display.add_task("steps", total=steps)
        yield lambda n: display.advance(task, n)

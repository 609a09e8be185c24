"""Wait for torques that are written with `async def`, in an event loop that all runs share."""

from __future__ import annotations

import inspect
import os
import threading
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput

if TYPE_CHECKING:
    from concurrent.futures import Future


class Loop:
    """An event loop in its own thread, so that runs in other threads can wait for its results."""

    def __init__(self) -> None:
        import asyncio

        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="polhode-awaits", daemon=True)
        self.thread.start()


LOOPS: list[Loop] = []  # there are several if an awaited torque itself starts runs with awaited torques
LOCK = threading.Lock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=LOOPS.clear)  # threads do not survive a fork


def loop() -> Any:
    """Return the event loop of all awaited torques; sessions and pools opened in it remain usable in later runs."""
    here = threading.current_thread()
    with LOCK:
        level = next((k + 1 for k, x in enumerate(LOOPS) if x.thread is here), 0)
        while len(LOOPS) <= level:
            LOOPS.append(Loop())
        return LOOPS[level].loop


class Waiting:
    """Wait for one awaitable at a time; a signal handler can end the wait with `cancel`."""

    def __init__(self) -> None:
        self.future: Future[Any] | None = None

    def __call__(self, what: Awaitable[Any]) -> Any:
        import asyncio

        async def it() -> Any:
            return await what

        self.future = asyncio.run_coroutine_threadsafe(it(), loop())
        try:
            return self.future.result()
        except BaseException:
            self.future.cancel()
            raise
        finally:
            self.future = None

    def cancel(self) -> None:
        if self.future is not None:
            self.future.cancel()


def is_async(f: Any) -> bool:
    return inspect.iscoroutinefunction(f) or inspect.iscoroutinefunction(getattr(type(f), "__call__", None))  # noqa: B004


def awaited(answer: Any, name: str, bodies: int | None) -> Any:
    """Wait for the awaitable that a function without `async def` returned, and return its result."""
    if bodies is None:
        return Waiting()(answer)
    if hasattr(answer, "close"):
        answer.close()
    raise InvalidInput(
        f"{name} returned an awaitable: for a batch, whose calls are awaited together, write it as `async def`, or "
        f"give it as polhode.torques.concurrent({name})"
    )


async def together(answers: list[Any], finish: bool) -> list[Any]:
    """Await all calls and return their results.

    After an exception, the other calls are cancelled, or completed if `finish` is True (so that the cache gets their
    results).  Then the exception is raised.
    """
    import asyncio

    tasks = [asyncio.ensure_future(a) for a in answers]
    try:
        return list(await asyncio.gather(*tasks))
    except BaseException as e:
        if not finish or isinstance(e, asyncio.CancelledError):
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for j, task in enumerate(tasks):
            if not task.cancelled() and task.exception() is e:
                e.add_note(f"polhode: body {j}")
        raise

"""Expensive torques: functions that are called once for all bodies, are awaited, or have their results cached.

batched(f)     f is called once for all bodies
async def f    the calls for all bodies are awaited together
cached(f)      no call is repeated in this program and, if a folder is given, in later programs
"""

from __future__ import annotations

import copy
import hashlib
import os
import re
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import float_array
from ..body import Body
from ..engines.layout import rows_of
from ..engines.python import Watched
from ..engines.registry import Engine, find_engine
from ..errors import InvalidInput, PolhodeError
from ..kernels.scalar import is_kernel
from ..kernels.values import Mat3, Vec3
from .base import (
    ALL,
    Arguments,
    Bound,
    PythonTorque,
    Torque,
    define,
    differ,
    in_axes,
    member,
    three,
    torque_source,
)
from .identity import described_function
from .waiting import Waiting, is_async, together

if TYPE_CHECKING:
    import asyncio

# --- the cache ---------------------------------------------------------------------------------------


def bits(v: Any) -> bytes:
    """Convert parameters to bytes that are equal only for equal parameters."""
    if v is None or isinstance(v, (bool, int, float, complex, str, bytes)):
        return repr((type(v).__name__, v)).encode()
    if isinstance(v, Mapping):
        inside = b",".join(bits(k) + b":" + bits(x) for k, x in v.items())
        return b"{" + inside + b"}"
    if isinstance(v, (tuple, list)):
        return type(v).__name__.encode() + b"(" + b",".join(map(bits, v)) + b")"
    if isinstance(v, (np.ndarray, np.generic)) and v.dtype.kind in "fiubc":
        a = np.ascontiguousarray(v)
        return f"{a.dtype.str}{a.shape}".encode() + a.tobytes()
    raise InvalidInput(
        "torques.cached: params must be numbers, text, arrays, or tuples, lists or dicts of them, so that they can be "
        f"compared; got {type(v).__name__}. Pass other objects in another way, such as a closure"
    )


MARK = 8  # length of a checksum in bytes


def mark(key: bytes, answer: bytes) -> bytes:
    """Return a checksum of a stored torque and its key, which detects damaged data."""
    return hashlib.blake2b(key + answer, digest_size=MARK).digest()


class Answers:
    """A cache of torques; its keys are the bits of the arguments.

    Recent torques are in memory.  If there is a file, it holds all torques.

    hits : number of calls whose results came from the cache.
    calls : number of calls of the function.
    """

    def __init__(self, megabytes: float, path: Path | None, about: tuple[str, ...]) -> None:
        self.limit, self.path, self.about = int(megabytes * 1e6), path, about
        self.hits = self.calls = self.used = 0
        self.found: OrderedDict[bytes, bytes] = OrderedDict()
        self.pending: dict[bytes, asyncio.Future[bytes]] = {}
        self.lock = threading.RLock()
        self.opened: tuple[int, Any] | None = None
        if path is not None:
            self.file()  # open the file now, so that problems with it are reported before a run

    def __reduce__(self) -> Any:
        """Pickle the cache without its torques; the copy uses the same file, if there is one."""
        return Answers, (self.limit / 1e6, self.path, self.about)

    def __len__(self) -> int:
        return len(self.found)

    def __repr__(self) -> str:
        where = "" if self.path is None else f", kept in {self.path}"
        return f"<{self.hits} hits, {self.calls} calls, {len(self)} answers in {self.used / 1e6:.3g} MB{where}>"

    def file(self) -> Any:
        """Return the file, an SQLite database: it survives crashes, can be shared by programs, and contains no code."""
        if self.opened is not None and self.opened[0] == os.getpid():
            return self.opened[1]
        import sqlite3

        try:
            db = sqlite3.connect(str(self.path), timeout=60.0, isolation_level=None, check_same_thread=False)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=NORMAL")
            db.execute("CREATE TABLE IF NOT EXISTS answers (asked BLOB PRIMARY KEY, torque BLOB) WITHOUT ROWID")
            db.execute("CREATE TABLE IF NOT EXISTS about (fact INTEGER PRIMARY KEY, is_ TEXT)")
            for k, fact in enumerate(self.about):
                db.execute("INSERT OR IGNORE INTO about VALUES (?, ?)", (k, fact))
            there = tuple(str(x) for (x,) in db.execute("SELECT is_ FROM about ORDER BY fact"))
        except (sqlite3.Error, UnicodeDecodeError) as e:  # UnicodeDecodeError: SQLite's message contains damaged text
            raise PolhodeError(f"{self.path} cannot store the results of a torque: {e}") from None
        if there != self.about:
            db.close()
            raise InvalidInput(
                f"{self.path} holds results of {there}, but this torque computes {self.about}: give it another name"
            )
        self.opened = os.getpid(), db
        return db

    def get(self, key: bytes) -> bytes | None:
        with self.lock:
            answer = self.found.get(key)
            if answer is not None:
                self.found.move_to_end(key)
            elif self.path is not None:
                row = self.ask("SELECT torque FROM answers WHERE asked = ?", key)
                if row is not None:
                    answer = self.checked(key, row[0])
                    self.remember(key, answer)
            if answer is None:
                self.calls += 1
            else:
                self.hits += 1
            return answer

    def put(self, key: bytes, answer: bytes) -> None:
        with self.lock:
            if self.path is not None:
                self.ask("INSERT OR IGNORE INTO answers VALUES (?, ?)", key, answer + mark(key, answer))
            self.remember(key, answer)

    def ask(self, statement: str, *values: bytes) -> Any:
        """Execute an SQL statement and return the first row of its result."""
        import sqlite3

        try:
            return self.file().execute(statement, values).fetchone()
        except (sqlite3.Error, UnicodeDecodeError) as e:  # UnicodeDecodeError: SQLite's message contains damaged text
            raise self.damaged(e) from None

    def checked(self, key: bytes, kept: Any) -> bytes:
        """Return a torque from the file after checking its checksum; SQLite itself does not detect changed bits."""
        if not isinstance(kept, bytes) or kept[-MARK:] != mark(key, kept[:-MARK]):
            raise self.damaged("a stored torque does not match its checksum")
        return kept[:-MARK]

    def damaged(self, why: Any) -> PolhodeError:
        return PolhodeError(f"{self.path} is damaged: {why}. Delete it; its torques will then be computed again")

    def remember(self, key: bytes, answer: bytes) -> None:
        self.found[key] = answer
        self.used += len(key) + len(answer) + 250  # Python's own overhead is about 250 bytes
        while self.used > self.limit:
            old, gone = self.found.popitem(last=False)
            self.used -= len(old) + len(gone) + 250


# --- the torque --------------------------------------------------------------------------------------


class Costly(PythonTorque):
    """The torque of a Python function that is called once for all bodies, awaited or cached (or several of these)."""

    def __init__(
        self,
        f: Callable[..., Any],
        params: Any = None,
        frame: str = "space",
        *,
        whole: bool = False,
        concurrent: bool = False,
        answers: Answers | None = None,
    ) -> None:
        super().__init__(f, params, frame)
        self.whole, self.concurrent, self.answers = whole, concurrent, answers
        self.many_times = False  # True: the rows of a call are states of one body at many times, not many bodies

    @property
    def hits(self) -> int:  # type: ignore[override]
        return 0 if self.answers is None else self.answers.hits

    def takes_whole_batches(self, bodies: int | None) -> bool:
        return self.whole or (self.concurrent and bodies is not None)

    def at_many_times(self) -> Costly | None:
        if not self.whole and not self.concurrent:
            return None
        other = copy.copy(self)
        other.many_times = True
        return other

    def checked(self, T: Any, n: int | None) -> np.ndarray:
        if n is None:
            return three(T, self.name)
        a = float_array(T)
        if a is None or a.shape != (n, 3):
            what = f"an array of shape {T.shape}" if isinstance(T, np.ndarray) else repr(T)
            raise InvalidInput(
                f"{self.name} is called for all bodies at once and must return an array of shape ({n}, 3), one torque "
                f"for each; it returned {what}"
            )
        return a

    def asked(self, params: Any) -> Callable[[float, np.ndarray, np.ndarray], bytes]:
        """Return the function that computes the cache key of a call: the bits of all arguments that f takes."""
        own = hashlib.blake2b(bits(params), digest_size=16).digest() if "p" in self.names else b""
        t_, R_, W_ = ("t" in self.names, "R" in self.names, "omega" in self.names)

        def key(t: float, R: np.ndarray, W: np.ndarray) -> bytes:
            what = own + (np.float64(t).tobytes() if t_ else b"") + (R.tobytes() if R_ else b"")
            what += W.tobytes() if W_ else b""
            return what if len(what) <= 128 else hashlib.blake2b(what, digest_size=32).digest()

        return key

    def asker(self, params: Any, n: int | None) -> Callable[[float, np.ndarray, np.ndarray], Any]:
        """Return a function (t, R, W) of arrays; it returns an awaitable if the user's function is asynchronous.

        n is the number of bodies for which the user's function is called at once, or None for a single body.
        """
        call, checked = self.raw(params), self.checked

        if self.concurrent:

            async def ask(t: float, R: np.ndarray, W: np.ndarray) -> np.ndarray:
                T = call(t, R, W)
                return checked(await T if hasattr(T, "__await__") else T, n)
        else:

            def ask(t: float, R: np.ndarray, W: np.ndarray) -> np.ndarray:  # type: ignore[misc]
                T = call(t, R, W)
                return checked(Waiting()(T) if hasattr(T, "__await__") else T, n)

        if self.answers is None:
            return ask
        key = self.asked(params)

        def restored(answer: bytes) -> np.ndarray:
            T = np.frombuffer(answer).reshape((-1, 3) if n is not None else (-1,))
            return checked(T.copy(), n)  # the contents of a file are not trusted

        return (remembered_later if self.concurrent else remembered)(self.answers, key, ask, restored)

    def caller(self, params: Any, bodies: int | None = None) -> Callable[[float, np.ndarray, np.ndarray], np.ndarray]:
        """Return a function (t, R, W) for one body, which waits for the result of an asynchronous function."""
        return self.waited(self.asker(params, None))

    def call_arguments(self, params: Any, bodies: int | None) -> tuple[Any, ...]:
        return self.caller(params), Arguments(("t", "R", "omega"))

    def waited(self, ask: Callable[..., Any]) -> Callable[..., np.ndarray]:
        if not self.concurrent:
            return ask
        wait = Waiting()

        def call(t: float, R: np.ndarray, W: np.ndarray) -> np.ndarray:
            T: np.ndarray = wait(ask(t, R, W))
            return T

        call.cancel = wait.cancel  # type: ignore[attr-defined]
        return call

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        engine = find_engine(engine)
        if engine.traces:
            raise InvalidInput(
                f"engine={engine.name!r} cannot run {self.name}, a Python function that it does not trace"
            )
        if not self.whole and not (self.concurrent and bodies is not None and engine.calls_whole_batches):
            return super().bind(body, engine, bodies)
        if self.whole:
            call = self.waited(self.asker(self.params, bodies or 1))
            watched = Watched(call if self.many_times else at_one_time(call, self.name))
        else:
            several = not self.many_times and differ(self.params, bodies)
            n = bodies or 1
            ask = [self.asker(member(self.params, bodies, j), None) for j in range(n)] if several else []
            ask = ask or [self.asker(self.params, None)] * n
            watched = Crowd(ask, self.answers is not None)
        torque = define(torque_source(ALL, self.frame, not body.diagonal), at_once(watched, bodies))
        return Bound(torque, None, in_axes((), body), self.kind, (watched,), plain=True)


Ask = Callable[[float, np.ndarray, np.ndarray], Any]
Key = Callable[[float, np.ndarray, np.ndarray], bytes]


def remembered(store: Answers, key: Key, ask: Ask, restored: Callable[[bytes], np.ndarray]) -> Ask:
    """Return a function that calls `ask` only for arguments whose result is not in the cache."""

    def recall(t: float, R: np.ndarray, W: np.ndarray) -> np.ndarray:
        k = key(t, R, W)
        answer = store.get(k)
        if answer is not None:
            return restored(answer)
        T: np.ndarray = ask(t, R, W)
        store.put(k, T.tobytes())
        return T

    return recall


def remembered_later(store: Answers, key: Key, ask: Ask, restored: Callable[[bytes], np.ndarray]) -> Ask:
    """Like `remembered`, for an asynchronous function; equal calls for several bodies are made only once."""
    import asyncio

    async def recall(t: float, R: np.ndarray, W: np.ndarray) -> np.ndarray:
        k = key(t, R, W)
        under_way = store.pending.get(k)
        if under_way is not None:
            store.hits += 1
            return restored(await asyncio.shield(under_way))
        answer = store.get(k)
        if answer is not None:
            return restored(answer)
        task = asyncio.ensure_future(ask(t, R, W))
        store.pending[k] = asyncio.get_running_loop().create_future()
        try:
            T: np.ndarray = await task
            answer = T.tobytes()
            store.put(k, answer)
            store.pending[k].set_result(answer)
            return T
        except BaseException as e:
            store.pending[k].set_exception(e if isinstance(e, Exception) else asyncio.CancelledError())
            store.pending[k].exception()  # mark it as retrieved: it is raised here, and in all calls that wait for it
            raise
        finally:
            del store.pending[k]

    return recall


class Crowd(Watched):
    """An asynchronous function that is called for each body; all calls are awaited together."""

    def __init__(self, ask: list[Callable[..., Any]], finish: bool) -> None:
        wait = Waiting()

        def call(t: Any, R: np.ndarray, W: np.ndarray) -> np.ndarray:
            clock = np.broadcast_to(t, len(ask)).tolist()
            answers = [a(clock[j], R[j].copy(), W[j].copy()) for j, a in enumerate(ask)]
            return np.array(wait(together(answers, finish)))

        call.cancel = wait.cancel  # type: ignore[attr-defined]
        super().__init__(call)

    def weight(self, R: np.ndarray) -> int:
        return len(R)


def at_one_time(call: Callable[..., Any], name: str) -> Callable[..., Any]:
    """Return a function that calls `call` for all bodies at their common time; different times raise InvalidInput."""

    def at(t: Any, *more: np.ndarray) -> Any:
        if np.ndim(t) and len(t) > 1:
            raise InvalidInput(
                f"{name} is called for all bodies at once, but with step-size control each body has its own time: "
                "leave out control, or simulate the bodies one by one"
            )
        return call(float(np.ravel(t)[0]), *more)

    at.cancel = getattr(call, "cancel", None)  # type: ignore[attr-defined]
    return at


def at_once(call: Callable[..., Any], bodies: int | None) -> Callable[..., Any]:
    """Convert a function of arrays (bodies, ...) to a function of Mat3 and Vec3, whose components are arrays."""
    n = bodies or 1

    def torque(t: Any, R: Mat3, omega: Vec3, p: Any) -> Vec3:
        T = call(float(t) if np.ndim(t) == 0 else t, rows_of(R, n), rows_of(omega, n))
        if all(np.ndim(x) == 0 for x in R.e1):
            return Vec3(*(float(x) for x in T[0]))
        return Vec3(*(np.ascontiguousarray(T[:, k]) for k in range(3)))

    return torque


# --- for users -----------------------------------------------------------------------------------------


def a_function(f: Any, what: str) -> None:
    if isinstance(f, Torque) or not callable(f) or is_kernel(f):
        why = ": a @polhode.kernel function is compiled and needs none of this" if callable(f) and is_kernel(f) else ""
        raise InvalidInput(f"{what} makes a torque of a Python function, got {f!r}{why}")


def batched(f: Callable[..., Any], params: Any = None, frame: str = "space") -> Torque:
    """Make a torque from a function that is called once for all bodies of a batch.

    Such runs use engine="python", which stores all bodies in arrays.  `Stats.torque_calls` counts the calls of f.

    Parameters
    ----------
    f : callable
        Called by argument name with t, R (bodies, 3, 3), omega (bodies, 3; body frame) and p; returns torques (bodies,
        3) in `frame`.  It may be `async def`.  A single body is a batch of one.
    params : optional
        Parameters that are passed to f as p, unchanged.
    frame : {"space", "body"}
        The frame of the torques.

    Returns
    -------
    Torque

    Examples
    --------
    >>> flow = ph.torques.batched(lambda R: -0.1 * R[:, :, 2])
    >>> pair = ph.simulate([5, 5, 1], flow, omega=[[0, 0, 5], [0, 0, 6]], t_end=1, dt=0.1, method="strang")
    >>> pair.R.shape, pair.stats.torque_calls
    ((2, 11, 3, 3), 11)
    """
    a_function(f, "torques.batched")
    return Costly(f, params, frame, whole=True, concurrent=is_async(f))


def concurrent(f: Callable[..., Any], params: Any = None, frame: str = "space") -> Torque:
    """Make a torque from a function that returns an awaitable although it is not `async def`.

    `async def` functions are recognised without this.  The calls of all bodies of a batch are awaited together, in one
    event loop in its own thread.

    Parameters
    ----------
    f : callable
        Called as in `simulate`; returns an awaitable of the torque in `frame`.
    params : optional
        Parameters that are passed to f as p.
    frame : {"space", "body"}
        The frame of the torque.

    Returns
    -------
    Torque

    Examples
    --------
    >>> async def remote(t):
    ...     return [0.0, 0.0, 1.0]
    >>> torque = ph.torques.concurrent(lambda t: remote(t))
    >>> ph.simulate([2, 3, 4], torque, omega=[0, 0, 0], t_end=1, dt=0.5, method="strang").omega[-1, 2]
    np.float64(0.25)
    """
    a_function(f, "torques.concurrent")
    return Costly(f, params, frame, concurrent=True)


def cached(
    f: Any,
    params: Any = None,
    frame: str | None = None,
    *,
    megabytes: float = 100.0,
    folder: str | Path | None = None,
    name: str | None = None,
) -> Costly:
    """Make a torque from a function and cache its results: no call with the same t, R, omega and p is repeated.

    The attribute `answers` of the torque shows the number of hits and calls and the memory in use.
    `Stats.torque_calls` of a run counts only the calls of f.

    Parameters
    ----------
    f : callable
        A Python function, `async def` or not, or the result of `batched` or `concurrent`.  It must return the same
        result for the same arguments.
    params, frame : optional
        As in `simulate`.  Leave them out for the results of `batched` and `concurrent`, which already have them.
    megabytes : float
        Memory for results; when it is full, the least recently used results are dropped.
    folder : str or Path, optional
        Folder with a file in which all results are stored as well, so that a program that is started again repeats no
        call.  The folder is created if necessary.
    name : str, optional
        What f computes, with its version, for example "wing, mesh 4".  Give a changed function a new name; the file of
        the old name can be deleted.  Without a name, the name is a digest of the code and of everything that the code
        uses, so a changed function gets a new file.  A name is required if changes of f cannot be detected, because f
        reads files, calls another program, uses objects of other libraries, or has a state.

    Returns
    -------
    Torque

    Examples
    --------
    >>> torque = ph.torques.cached(lambda t: [0.0, 0.0, t])
    >>> for _ in range(2):
    ...     run = ph.simulate([2, 3, 4], torque, omega=[0, 0, 0], t_end=1, dt=0.5, method="strang")
    >>> run.stats.torque_calls
    0
    """
    if isinstance(f, Costly) and f.answers is None:
        if params is not None or frame not in (None, f.frame):
            raise InvalidInput(
                f"torques.cached: {f.name} already has its params and its frame {f.frame!r}: leave them out here"
            )
        made = f
    else:
        a_function(f, "torques.cached")
        made = Costly(f, params, "space" if frame is None else frame, concurrent=is_async(f))
    if not isinstance(megabytes, (int, float)) or not megabytes > 0:
        raise InvalidInput(f"torques.cached: megabytes must be a positive number, got {megabytes!r}")
    bits(made.params)
    if folder is None and name is not None:
        raise InvalidInput("torques.cached: name identifies the results in a folder: give folder=..., too")
    path = None
    if folder is not None:
        if name is None:
            name = name_by_code(made)
        if not isinstance(name, str) or not name.strip():
            raise InvalidInput(f"torques.cached: name must be text, got {name!r}")
        try:
            Path(folder).mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise InvalidInput(f"torques.cached: the folder {folder} cannot be made: {e.strerror or e}") from None
        short = re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.")[:40]
        path = Path(folder) / f"{short}-{hashlib.blake2b(name.encode(), digest_size=6).hexdigest()}.torque"
    takes = ", ".join(n for n in ("t", "R", "omega", "p") if n in made.names)
    about = ("polhode answers 2", str(name), takes, made.frame, sys.byteorder)
    answers = Answers(megabytes, path, about)
    return Costly(made.f, made.params, made.frame, whole=made.whole, concurrent=made.concurrent, answers=answers)


def name_by_code(torque: Costly) -> str:
    """Return a name that changes whenever the results of a function may change."""
    data = described_function(torque.f).data
    unsure = [f"{name} cannot be compared: {why}" for name, why in data["unknown"].items()]
    unsure += ["it keeps state"] if any("itself changes" in why for why in data["doubtful"].values()) else []
    if unsure:
        raise InvalidInput(
            f"torques.cached: whether a later {torque.name} is the same function cannot be decided "
            f"({'; '.join(unsure[:3])}), "
            'so say what it computes, with its version: name="wing, mesh 4"'
        )
    digest = hashlib.blake2b(repr(sorted(data.items())).encode(), digest_size=10).hexdigest()
    return f"{torque.name} {digest}"

"""A cache of compiled code, in memory and on disk, that is never outdated and loads only files written by the user.

Numba's own cache uses pickled closures and dates of files as keys.  A pickled closure with a compiled function differs
in every process, and the date of a file does not change if a helper in another file changes.  Here the key is the
content of the code: the library's sources, and a fingerprint of the user's functions and of everything they use
(`fingerprint.py`).  A function is not cached if the fingerprint cannot include everything that it uses.

Each key has one file.  It is written under a temporary name and then renamed, so that concurrent writers are safe.
Only files that nobody but the user can have written are loaded (`private.py`).  If the cache cannot be used, one
warning is issued and the code is not cached.  ``POLHODE_CACHE_DIR`` sets its folder, ``POLHODE_CACHE_MB`` its largest
size in megabytes (default 256).
"""

import contextlib
import functools
import hashlib
import importlib
import itertools
import os
import pickle
import secrets
import sys
import types
import warnings
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..kernels.scalar import is_kernel, kernel, used_names
from .fingerprint import COMPILED, Walk
from .noted import all_alike, note
from .origins import origin
from .private import NotPrivate, PrivateFolder, sealed, unsealed, user_folder, user_key

SUFFIX = ".polhode"


def folder() -> Path:
    given = os.environ.get("POLHODE_CACHE_DIR")
    return Path(given) if given else user_folder("Caches", "XDG_CACHE_HOME", ".cache")


@functools.lru_cache(maxsize=1)
def library_digest() -> str:
    """Return a digest of the library's sources of compiled code and of the versions of the compilers."""
    import llvmlite
    import numba

    h = hashlib.sha256(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__)).encode())
    root = Path(__file__).parent.parent
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0].removesuffix(".py") in COMPILED:
            h.update(path.relative_to(root).as_posix().encode())
            h.update(path.read_bytes())
    return h.hexdigest()


# --- the user's functions with their current values ------------------------------------------------------------
# A compiler reads the values of globals, captured variables and helpers only once, when it compiles.  So it gets a copy
# of the function with the current values.  If the digest of the function changes, it gets a new copy.

FROZEN: dict[tuple[Any, str], Any] = {}
LATEST: dict[Any, tuple[list[Any], Any]] = {}  # {function: (the values that it used in the last run, its copy)}


def frozen(f: Any) -> Any:
    """Return a copy of a user's function and of the user's functions that it calls, with the current values of
    variables.

    The copy is the same as long as nothing changes, so that compilers recognise it.  If changes might not be noticed,
    each run gets a new copy.
    """
    values: list[Any] = []
    simple = note(f, values)
    latest = LATEST.get(f) if simple else None  # read once, because other threads may empty LATEST
    if latest is not None and all_alike(values, latest[0]):
        return latest[1]
    walk = Walk(f, labels=[getattr(f, "__name__", "a function")], follow_installed=True)
    if walk.unknown:
        complain_of_unknown(walk)
        return copied(f, frozenset(), {})
    key = f, walk.digest
    if len(FROZEN) > 1024:
        FROZEN.clear()
        LATEST.clear()
    copy = FROZEN.get(key)
    if copy is None:
        copy = FROZEN.setdefault(key, copied(f, frozenset(), {}))
    if simple:
        LATEST[f] = values, copy
    return copy


def copied(x: Any, used: frozenset[str], done: dict[int, Any]) -> Any:
    if id(x) in done:
        return done[id(x)]
    if isinstance(x, types.ModuleType):
        if origin(x.__name__) == "core":
            return x
        module = done[id(x)] = types.ModuleType(x.__name__)
        for name in used:
            if hasattr(x, name):
                setattr(module, name, copied(getattr(x, name), used, done))
        return module
    compiled = hasattr(x, "py_func")  # a function compiled by Numba is used as a kernel
    f = x.py_func if compiled else x
    if isinstance(f, types.FunctionType) and origin(f.__globals__.get("__name__")) != "core":
        names = used_names(f.__code__)
        space: dict[str, Any] = {
            "__builtins__": f.__globals__.get("__builtins__"),
            "__name__": f.__globals__.get("__name__"),
        }
        cells = tuple(types.CellType() for _ in f.__closure__ or ())
        new = types.FunctionType(f.__code__, space, f.__name__, f.__defaults__, cells or None)
        new.__kwdefaults__, new.__qualname__, new.__module__ = f.__kwdefaults__, f.__qualname__, f.__module__
        done[id(x)] = new
        for name in names & set(f.__globals__):
            space[name] = copied(f.__globals__[name], names, done)
        for cell, old in zip(cells, f.__closure__ or (), strict=True):
            with contextlib.suppress(ValueError):  # the variable has no value yet
                cell.cell_contents = copied(old.cell_contents, names, done)
        return kernel(new) if compiled or is_kernel(f) else new
    return x.copy() if isinstance(x, np.ndarray) else x


WARNED: set[str] = set()
ROOM = "Set POLHODE_CACHE_DIR to a writable folder with free space."


def complain(why: object, advice: str = ROOM) -> None:
    """Warn that compiled code is not cached, once for each reason."""
    if advice not in WARNED:
        WARNED.add(advice)
        text = f"compiled code is not cached ({why}); every new process compiles again. {advice}"
        warnings.warn(text, RuntimeWarning, stacklevel=3)


def complain_of_unknown(walk: Walk) -> None:
    path, why = next(iter(walk.unknown.items()))
    name = walk.label(path)
    complain(f"{name}: {why}", f"Let the function use numbers, arrays and functions instead of {name}.")


PRIVATE = "Set POLHODE_CACHE_DIR to a folder that only you can write to."

# --- compiled code that calls other compiled code by name (`by_name.py`)
# ---------------------------------------------------------

PREFIX = "polhode.once."  # prefix of the names of kernels in machine code


class Called(NamedTuple):
    """A kernel, for arguments of these types, that compiled code calls by name."""

    module: str
    kernel: str
    arguments: tuple[Any, ...]

    def prepare(self) -> None:
        kernel = getattr(importlib.import_module(self.module), self.kernel)
        kernel.__polhode_named__.prepare(self.arguments)


CALLED: dict[str, Called] = {}


def called_by(library: Any) -> list[Called]:
    """Return the kernels that the code of a library calls by name."""
    names = (f.name for f in library._final_module.functions if f.is_declaration)
    return [CALLED[name] for name in names if name.startswith(PREFIX)]


class KeyedCache:
    """The cache of a Numba dispatcher, with Numba's interface but our own key."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.cache_path = str(folder())

    def name(self, sig: Any, context: Any) -> str:
        codegen = context.codegen()
        facts = self.key, str(sig), codegen.magic_tuple(), library_digest()
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:40] + SUFFIX

    def load_overload(self, sig: Any, context: Any) -> Any:
        from numba.core.compiler import CompileResult
        from numba.core.runtime import rtsys

        rtsys.initialize(context)  # sufficient for compiled code; context.refresh() takes a quarter of a second
        name = self.name(sig, context)
        try:
            with PrivateFolder(folder()) as place:
                content = unsealed(place.read(name), user_key(folder()), name)
                if content is not None:
                    place.mark_used(name)
        except NotPrivate as e:
            complain(e, PRIVATE)
            return None
        except OSError:
            return None
        if content is None:  # the file is damaged or was not written by the user: compile again and overwrite it
            return None
        try:
            called, code = pickle.loads(content)
            for kernel in called:
                kernel.prepare()
            return CompileResult._rebuild(context, *code)
        except Exception:  # the content is not what this version of polhode writes
            return None

    def save_overload(self, sig: Any, result: Any) -> None:
        from .memory import release_ir

        self.write(sig, result)
        release_ir(result.library)

    def write(self, sig: Any, result: Any) -> None:
        from numba.core.serialize import dumps

        if result.lifted or result.library.has_dynamic_globals:  # the code contains addresses of this process
            return
        name = self.name(sig, result.target_context)
        try:
            with PrivateFolder(folder(), make=True) as place:
                place.write(
                    name, sealed(dumps((called_by(result.library), result._reduce())), user_key(folder()), name)
                )
                trim(place)
        except NotPrivate as e:
            complain(e, PRIVATE)
        except (OSError, ValueError) as e:
            complain(e)

    def flush(self) -> None: ...


def trim(place: PrivateFolder, limit: float | None = None) -> None:
    """Delete the least recently used files until the folder is small enough."""
    limit = (float(os.environ.get("POLHODE_CACHE_MB", "256")) if limit is None else limit) * 1e6
    files = [(st.st_mtime, st.st_size, name) for name, st in place.files() if name.endswith((SUFFIX, ".tmp"))]
    total = sum(size for _, size, _ in files)
    for _, size, name in sorted(files):
        if total <= limit:
            break
        place.remove(name)
        total -= size


# --- names of compiled functions ------------------------------------------------------------
# To the names of functions Numba adds a counter, which begins at 1 in every process, and it finds machine code by this
# name.  If two processes compiled different functions under the same name, and a third process loads both, it could
# call the wrong one.

NUMBERS_OF_A_PROCESS = 2**32


def number_apart() -> None:
    """Set Numba's counter of compiled functions to a random number."""
    from numba.core.bytecode import FunctionIdentity

    FunctionIdentity._unique_ids = itertools.count(NUMBERS_OF_A_PROCESS * secrets.randbits(80))


@functools.lru_cache(maxsize=1)
def name_apart() -> None:
    """Make the names of the functions that this process compiles different from those of other processes."""
    number_apart()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=number_apart)


def cached(dispatcher: Any, *things: Any) -> Any:
    """Make the dispatcher cache its compiled code on disk, by the fingerprint of its function and of these values."""
    return cached_under(dispatcher, Walk(dispatcher.py_func, *things, follow_installed=True))


def cached_under(dispatcher: Any, walk: Walk) -> Any:
    """Make the dispatcher cache its compiled code on disk, by the fingerprint of this walk."""
    from .inlined import KernelCompiler

    dispatcher._compiler.pipeline_class = KernelCompiler
    name_apart()
    if walk.unknown:
        complain_of_unknown(walk)
    else:
        dispatcher._cache = KeyedCache(walk.digest)
    return dispatcher

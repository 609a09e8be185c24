"""A disk cache of compiled code that never goes stale.

Numba keys its own cache by pickled closures, which differ in every process as soon as they hold a
compiled function, or by file dates, which do not see a helper in another file.  Here the key is what
the code says: the library's sources, and bytecode, constants, defaults, captured and global values
of the user's functions, followed through everything they call.

One file per key, written aside and moved into place, so that concurrent writers are safe.  A cache
that cannot be written means one warning and an uncached run.  ``POLHODE_CACHE_DIR`` moves it,
``POLHODE_CACHE_MB`` bounds it (default 256).
"""

import contextlib
import functools
import hashlib
import os
import pickle
import sys
import tempfile
import types
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.scalar import is_kernel, kernel

SUFFIX = ".polhode"
COMPILED = ("kernel", "methods", "engines", "torques", "observe")  # the parts of the library that hold kernels


def folder() -> Path:
    given = os.environ.get("POLHODE_CACHE_DIR")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "polhode"


@functools.lru_cache(maxsize=1)
def library_digest() -> str:
    """Of every source that compiled code may come from, and of the versions that compile it."""
    import llvmlite
    import numba

    h = hashlib.sha256(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__)).encode())
    root = Path(__file__).parent.parent
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0].removesuffix(".py") in COMPILED:
            h.update(path.relative_to(root).as_posix().encode())
            h.update(path.read_bytes())
    return h.hexdigest()


def fingerprint(*things: Any) -> str:
    """A digest of values and of functions with all that they use; where they are defined does not matter."""
    seen: dict[int, int] = {}  # functions, and when they were first met
    h = hashlib.sha256()

    def eat_code(code: types.CodeType) -> None:
        h.update(code.co_code + repr((code.co_names, code.co_varnames, code.co_argcount)).encode())
        for c in code.co_consts:
            if isinstance(c, types.CodeType):
                eat_code(c)
            else:
                h.update(repr((type(c).__name__, c)).encode())

    def names(code: types.CodeType) -> set[str]:
        found = set(code.co_names)
        for c in code.co_consts:
            if isinstance(c, types.CodeType):
                found |= names(c)
        return found

    def eat_function(f: types.FunctionType) -> None:
        top, _, rest = (f.__module__ or "").partition(".")
        ours = top == "polhode" and rest.partition(".")[0] in COMPILED
        if ours:
            h.update(f"{f.__module__}.{f.__qualname__}".encode())  # its code is in library_digest
        else:
            eat_code(f.__code__)
        eat((f.__defaults__, f.__kwdefaults__))
        for cell in f.__closure__ or ():
            try:
                eat(cell.cell_contents)
            except ValueError:  # not yet filled: a function that refers to itself
                h.update(b"empty")
        if not ours:
            used = names(f.__code__)
            for name in sorted(used & set(f.__globals__)):
                h.update(name.encode())
                eat_global(f.__globals__[name], used)

    def eat_global(value: Any, used: set[str], within: tuple[Any, ...] = ()) -> None:
        if not isinstance(value, types.ModuleType):
            eat(value)
        elif value.__name__.partition(".")[0] in ("numpy", "math", "numba", "jax", "polhode"):
            h.update(value.__name__.encode())
        elif value not in within:  # helpers.f: whatever of its names is used here
            for name in sorted(used):
                if hasattr(value, name):
                    h.update(name.encode())
                    eat_global(getattr(value, name), used, (*within, value))

    def first_time(x: Any) -> bool:
        """Is this met for the first time?  When that was is part of the digest."""
        new = id(x) not in seen
        h.update(f"#{seen.setdefault(id(x), len(seen))}".encode())
        return new

    def eat(x: Any) -> None:
        if not isinstance(x, types.ModuleType):
            x = getattr(x, "py_func", x)  # of a function that Numba compiled
        if isinstance(x, np.ndarray):
            h.update(repr((x.dtype.str, x.shape)).encode() + x.tobytes())
        elif isinstance(x, (tuple, list)):
            h.update(repr((type(x).__name__, len(x), getattr(x, "_fields", ()))).encode())
            for v in x:
                eat(v)
        elif isinstance(x, dict):
            for k in sorted(x, key=repr):
                h.update(repr(k).encode())
                eat(x[k])
        elif isinstance(x, types.ModuleType):
            h.update(x.__name__.encode())
        elif isinstance(x, types.FunctionType):
            if first_time(x):
                eat_function(x)
        elif isinstance(x, types.MethodType):
            eat(x.__func__)
            eat(getattr(x.__self__, "__dict__", None))
        elif isinstance(x, functools.partial):
            eat((x.func, x.args, x.keywords))
        elif isinstance(x, (int, float, complex, str, bytes, bool, type(None), np.generic)):
            h.update(repr((type(x).__name__, x)).encode())
        elif isinstance(x, type):
            h.update(x.__qualname__.encode())
            eat((getattr(x, "_fields", ()), getattr(x, "_field_defaults", None)))  # of named tuples
        else:
            h.update(repr((type(x).__qualname__, getattr(x, "__name__", ""))).encode())
            call = vars(type(x)).get("__call__")
            if isinstance(call, types.FunctionType) and first_time(x):  # an object used as a function
                eat((call, getattr(x, "__dict__", None)))

    eat(things)
    return h.hexdigest()


# --- the user's functions as they are now ------------------------------------------------------------
# A compiler takes the values of globals, captured variables and helpers when it compiles, and never looks again.  So
# that a change is seen, it is given a copy of the function that holds today's values; another digest, another copy.

FROZEN: dict[tuple[Any, str], Any] = {}
LIBRARIES = ("polhode", "numpy", "math", "numba", "jax")


def frozen(f: Any) -> Any:
    """A copy of a user's function, and of all of the user's that it uses, with the values they have now."""
    key = f, fingerprint(f)
    if key not in FROZEN:
        if len(FROZEN) > 1024:
            FROZEN.clear()
        FROZEN[key] = copied(f, frozenset(), {})
    return FROZEN[key]


def used_names(code: types.CodeType) -> frozenset[str]:
    found = frozenset(code.co_names)
    for c in code.co_consts:
        if isinstance(c, types.CodeType):
            found |= used_names(c)
    return found


def copied(x: Any, used: frozenset[str], done: dict[int, Any]) -> Any:
    if id(x) in done:
        return done[id(x)]
    if isinstance(x, types.ModuleType):
        if x.__name__.partition(".")[0] in LIBRARIES:
            return x
        module = done[id(x)] = types.ModuleType(x.__name__)
        for name in used:
            if hasattr(x, name):
                setattr(module, name, copied(getattr(x, name), used, done))
        return module
    compiled = hasattr(x, "py_func")  # by Numba: taken as a kernel
    f = x.py_func if compiled else x
    if isinstance(f, types.FunctionType) and (f.__module__ or "").partition(".")[0] not in LIBRARIES:
        names = used_names(f.__code__)
        space: dict[str, Any] = {"__builtins__": f.__globals__.get("__builtins__"), "__name__": f.__module__}
        cells = tuple(types.CellType() for _ in f.__closure__ or ())
        new = types.FunctionType(f.__code__, space, f.__name__, f.__defaults__, cells or None)
        new.__kwdefaults__, new.__qualname__, new.__module__ = f.__kwdefaults__, f.__qualname__, f.__module__
        done[id(x)] = new
        for name in names & set(f.__globals__):
            space[name] = copied(f.__globals__[name], names, done)
        for cell, old in zip(cells, f.__closure__ or (), strict=True):
            with contextlib.suppress(ValueError):  # not yet filled
                cell.cell_contents = copied(old.cell_contents, names, done)
        return kernel(new) if compiled or is_kernel(f) else new
    return x.copy() if isinstance(x, np.ndarray) else x


WARNED = False


def complain(why: object) -> None:
    global WARNED
    if not WARNED:
        WARNED = True
        warnings.warn(
            f"compiled code is not cached ({why}); every new process compiles again. "
            f"Set POLHODE_CACHE_DIR to a writable folder with free space.",
            RuntimeWarning,
            stacklevel=3,
        )


class KeyedCache:
    """What a Numba dispatcher asks of its cache, with a key of our own."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.cache_path = str(folder())

    def path(self, sig: Any, context: Any) -> Path:
        codegen = context.codegen()
        name = hashlib.sha256(repr((self.key, str(sig), codegen.magic_tuple(), library_digest())).encode()).hexdigest()
        return folder() / (name[:40] + SUFFIX)

    def load_overload(self, sig: Any, context: Any) -> Any:
        from numba.core.compiler import CompileResult
        from numba.core.runtime import rtsys

        rtsys.initialize(context)  # all that ready code needs; context.refresh() loads a quarter of a second's more
        path = self.path(sig, context)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        try:
            digest, body = data[:32], data[32:]
            if hashlib.sha256(body).digest() != digest:
                raise ValueError("damaged")
            result = CompileResult._rebuild(context, *pickle.loads(body))
            with contextlib.suppress(OSError):
                os.utime(path)
            return result
        except Exception:  # damaged, or written by something else: compile afresh and write over it
            with contextlib.suppress(OSError):
                path.unlink()
            return None

    def save_overload(self, sig: Any, result: Any) -> None:
        from .memory import release_ir

        self.write(sig, result)
        release_ir(result.library)

    def write(self, sig: Any, result: Any) -> None:
        from numba.core.serialize import dumps

        if result.lifted or result.library.has_dynamic_globals:  # holds addresses of this process
            return
        path = self.path(sig, result.target_context)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            body = dumps(result._reduce())
            handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
            try:
                with os.fdopen(handle, "wb") as f:
                    f.write(hashlib.sha256(body).digest() + body)
                os.replace(name, path)
            except BaseException:
                with contextlib.suppress(OSError):
                    os.unlink(name)
                raise
            trim(path.parent)
        except (OSError, ValueError) as e:
            complain(e)

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...


def trim(where: Path, limit: float | None = None) -> None:
    """Drop the files used longest ago until the folder is within its bound."""
    limit = (float(os.environ.get("POLHODE_CACHE_MB", "256")) if limit is None else limit) * 1e6
    files = []
    for path in where.iterdir():
        if path.suffix in (SUFFIX, ".tmp"):
            with contextlib.suppress(OSError):
                st = path.stat()
                files.append((st.st_mtime, st.st_size, path))
    total = sum(size for _, size, _ in files)
    for _, size, path in sorted(files, key=lambda x: x[0]):
        if total <= limit:
            break
        with contextlib.suppress(OSError):
            path.unlink()
            total -= size


def cached(dispatcher: Any, *things: Any) -> Any:
    """The dispatcher, keeping what it compiles on disk under the fingerprint of these things."""
    dispatcher._cache = KeyedCache(fingerprint(dispatcher.py_func, *things))
    return dispatcher

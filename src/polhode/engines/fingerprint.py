"""Digests of functions and of everything they use.

A `Walk` follows a function through its code, defaults, captured and global variables and helpers, and through the
modules, classes and objects that it reaches.  It records a digest for each named value that it reaches.  The digest is
the same in every process, for any hash seed, and does not depend on where functions are defined.  Values that cannot be
followed are listed in `Walk.unknown`: open files, locks of other libraries, objects that cannot be pickled, and
everything outside the program.  They may change while the digest remains the same, so if there are any, the digest
alone is not reliable.
"""

from __future__ import annotations

import copyreg
import enum
import functools
import hashlib
import importlib
import importlib.util
import itertools
import struct
import sys
import threading
import types
import weakref
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from .code_facts import CodeFacts, facts_of
from .origins import file_digest, origin, version_of

COMPILED = ("kernels", "integrators", "engines", "torques", "forces")  # the subpackages of polhode that contain kernels
OUTSIDE = frozenset(
    {"subprocess", "socket", "urllib", "http", "requests", "sqlite3", "shelve", "multiprocessing", "ctypes", "mmap"}
)  # modules that access files, networks or other programs
OUTSIDE_FUNCTIONS = frozenset(
    {"builtins.eval", "builtins.exec", "builtins.globals", "builtins.locals", "builtins.input", "builtins.__import__",
     "builtins.compile", "io.open", "_io.open", "numpy.load", "numpy.loadtxt", "numpy.genfromtxt", "numpy.fromfile",
     "importlib.import_module", "importlib.reload", "posix.system", "os.popen", "posix.open", "os.getenv",
     "pickle.load", "_pickle.load", "json.load", "posix.listdir", "posix.stat", "nt.system", "nt.open",
     "nt.listdir", "nt.stat"}
)  # fmt: skip
OUTSIDE_METHODS = frozenset({"read_text", "read_bytes", "__globals__", "f_globals", "_getframe", "currentframe"})
PLAIN = (bool, int, float, complex, str, bytes, type(None), type(...), type(NotImplemented))
SIMPLE = (*PLAIN, list, dict, set, deque, bytearray)  # types whose methods are known
NOT_PART_OF_A_CLASS = frozenset(
    {"__dict__", "__weakref__", "__doc__", "__module__", "__qualname__", "__firstlineno__", "__static_attributes__",
     "__annotations__", "__annotate__", "__annotate_func__", "__annotations_cache__", "__abstractmethods__",
     "_abc_impl", "__dataclass_fields__", "__dataclass_params__", "__parameters__", "__orig_bases__", "__hash__"}
)  # fmt: skip
OF_NAMED_TUPLES = frozenset({"__new__", "_make", "_replace", "__replace__", "_asdict", "__repr__", "__getnewargs__"})
OF_ENUMS = frozenset(
    {"_generate_next_value_", "_new_member_", "_use_args_", "_member_names_", "_member_map_", "_value2member_map_",
     "_unhashable_values_", "_hashable_values_", "_unhashable_values_map_", "_member_type_", "_value_repr_", "__new__",
     "_flag_mask_", "_singles_mask_", "_all_bits_", "_boundary_", "_inverted_", "_order_"}
)  # fmt: skip
MAKING = frozenset(  # methods that create, copy or show objects; code that only uses an object does not call them
    {"__init__", "__new__", "__post_init__", "__init_subclass__", "__set_name__", "__repr__", "__str__", "__del__",
     "__reduce__", "__reduce_ex__", "__getstate__", "__setstate__", "__getnewargs__", "__class_getitem__"}
)  # fmt: skip
LOCKS = (type(threading.Lock()), type(threading.RLock()))
NOTHING = object()
MOST_PARTS_OF_A_DICT = 64


def joined(*pieces: bytes) -> bytes:
    """Join pieces so that different pieces give different results; return a digest if the result is long."""
    whole = b"".join([b"%d:%b" % (len(p), p) for p in pieces])
    return whole if len(whole) <= 64 else hashlib.blake2b(whole, digest_size=20).digest()


# --- the walk ---------------------------------------------------------------------------------------------------


class Walk:
    """The digests of values, and of everything that these values use.

    parts : {path: digest} of each named value that was reached.  A path leads from one of the first values to it.
    labels : {path: name of the value in the program}.
    doubtful : {path: reason} where the digest may change although the function does the same.
    unknown : {path: reason} of values that could not be followed.
    libraries : versions of the installed packages that the values use.
    """

    def __init__(self, *things: Any, labels: Sequence[str] = (), follow_installed: bool = False) -> None:
        self.follow_installed = follow_installed
        self.parts: dict[str, bytes] = {}
        self.labels: dict[str, str] = {}
        self.doubtful: dict[str, str] = {}
        self.unknown: dict[str, str] = {}
        self.libraries: dict[str, str] = {}
        self.names: set[str] = set()
        self.read_attributes: set[str] = set()
        self.changed_attributes: set[str] = set()
        self.iterates = self.reflects = self.all_is_read = False
        self.orders: list[str] = []
        self.met: dict[int, str] = {}  # {id of an object: path where it was first reached}
        self.alive: list[Any] = []
        self.waiting: list[tuple[str, str, Any, int]] = []  # attributes: path, name, value, and the object
        self.of_simple_type: dict[str, bool] = {}  # {path of an attribute: whether its value has a simple type}
        self.called: set[int] = set()  # ids of classes of which the code may create objects
        self.idle = False  # True while following attributes whose names occur in no code that was reached
        try:
            for k, thing in enumerate(things):
                self.name_part(str(k), labels[k] if labels else "", thing)
            self.walk_attributes()
        except RecursionError:
            self.unknown["0"] = "the value is nested too deeply"
        self.settle()

    @property
    def digest(self) -> str:
        """A digest of all parts."""
        h = hashlib.sha256()
        for path in sorted(self.parts):
            h.update(b"%b=%b;" % (path.encode(), self.parts[path].hex().encode()))
        h.update(repr((sorted(self.unknown), sorted(self.libraries.items()))).encode())
        return h.hexdigest()

    # --- attributes.  Those whose names occur in the code are followed first: they may lead to code with further names.

    def walk_attributes(self) -> None:
        while self.waiting:
            named = [self.is_named(name, owner) for _, name, _, owner in self.waiting]
            self.idle = not any(named)
            now = [item for item, chosen in zip(self.waiting, named, strict=True) if chosen or self.idle]
            self.waiting = [item for item, chosen in zip(self.waiting, named, strict=True) if not (chosen or self.idle)]
            for path, _, value, _ in now:
                if self.idle:
                    self.doubtful[path] = "it is unknown whether the function uses it"
                self.parts[path] = self.of(value, path)

    def is_named(self, name: str, owner: int) -> bool:
        """Return whether code that was reached contains the name of this attribute, or may use it without its name."""
        implied = name.startswith("__") and (name not in MAKING or owner in self.called)
        return implied or self.reflects or name in self.names

    def settle(self) -> None:
        """Remove attributes that only record calls; mark others that the function changes as doubtful."""
        for path in [*self.parts]:
            tail = path.rpartition(".")[2]
            if path in self.of_simple_type and tail in self.changed_attributes:
                if tail not in self.read_attributes and not self.all_is_read and self.of_simple_type[path]:
                    for inside in [p for p in self.parts if p == path or p.startswith((path + ".", path + "["))]:
                        del self.parts[inside]
                else:
                    self.doubtful.setdefault(path, "the function itself changes it")
        for path in self.orders:
            if self.iterates:
                self.doubtful[path] = "it is unknown whether the function depends on the order"
            else:
                del self.parts[path]

    # --- values

    def of(self, x: Any, path: str) -> bytes:
        """Return the digest of a value; values inside it that have names get their own parts."""
        t = type(x)
        if t in PLAIN:
            return f"{t.__name__} {x!r}".encode()
        how = BY_TYPE.get(t)
        if how is not None and how not in ONCE:
            return how(self, x, path)
        if isinstance(x, types.ModuleType):
            return self.module(x, frozenset(), path, as_value=True)
        if isinstance(x, type):
            self.called.add(id(x))
            return self.of_class(x, path)
        return self.enter(x, path) or (how or Walk.instance)(self, x, path)

    def name_part(self, path: str, label: str, value: Any) -> None:
        """Record the digest of a value as the part with this path."""
        self.labels[path] = label
        self.parts[path] = self.of(value, path)

    def kept(self, made: Any) -> Any:
        """Keep a reference to a temporary object, so that no other object gets its id; return it."""
        self.alive.append(made)
        return made

    def cannot(self, path: str, why: str) -> bytes:
        self.unknown[path] = why
        return b"?"

    def label(self, path: str) -> str:
        return self.labels.get(path) or path

    # --- functions

    def function(self, f: types.FunctionType, path: str) -> bytes:
        module = f.__globals__.get("__name__")
        module = module if isinstance(module, str) else None
        top, _, rest = (module or "").partition(".")
        source = origin(module)
        if source == "installed" and not self.follow_installed:
            return self.from_library(module or "", f.__code__.co_qualname)
        if source == "core" and top != "polhode":
            return self.from_core(f"{module}.{f.__qualname__}", path)
        label = self.label(path)
        generated = f.__code__.co_filename.startswith("<")  # by a text, so that several functions have the same name
        if top == "polhode" and rest.partition(".")[0] in COMPILED and not generated:
            digest = f"{module}.{f.__code__.co_qualname}".encode()  # `library_digest` covers its code
            values: list[tuple[str, Any]] = [*captured(f, f.__code__.co_freevars)]
        else:
            facts = facts_of(f.__code__)
            digest = facts.digest
            self.learn(facts)
            values = [*captured(f, facts.captured)]
            self.globals(f, facts, path)
            for name in facts.noted & {n for n, v in values if type(v) in SIMPLE}:
                values = [(n, NOTHING if n == name else v) for n, v in values]
            for k, (name, _) in enumerate(values):
                if name in facts.changed - facts.noted:
                    self.doubtful[f"{path}.{k}"] = "the function itself changes it"
        for k, (name, value) in enumerate(values):
            if value is not NOTHING:
                self.name_part(f"{path}.{k}", f"{label}.{name}", value)
        if f.__defaults__ or f.__kwdefaults__:
            self.name_part(f"{path}.defaults", f"the defaults of {label}", (f.__defaults__, f.__kwdefaults__))
        for name, value in f.__dict__.items():
            if not name.startswith("__"):  # an attribute that the user has set, such as f.gain
                self.attribute(path, label, name, value)
        return b"function " + digest

    def learn(self, facts: CodeFacts) -> None:
        """Record the names that occur in code that was reached."""
        self.read_attributes |= facts.read_attributes | (facts.strings if facts.reflects else set())
        self.all_is_read |= facts.reflects
        if self.idle:
            return
        self.names |= facts.names
        self.changed_attributes |= facts.changed_attributes
        self.iterates |= facts.iterates
        if facts.reflects:
            self.reflects = True
            self.names |= facts.strings

    def globals(self, f: types.FunctionType, facts: CodeFacts, path: str) -> None:
        """Record the global variables, builtins and imports of a function."""
        space, label = f.__globals__, self.label(path)
        builtin = space.get("__builtins__", {})
        builtin = builtin if isinstance(builtin, dict) else vars(builtin)
        used = frozenset(facts.names | facts.strings) if facts.reflects else frozenset(facts.names)
        for k, name in enumerate(facts.globals):
            value = space.get(name, builtin.get(name, NOTHING))
            here = f"{path}.g{k}"
            if value is NOTHING:
                self.parts[here] = b"missing " + name.encode()
            elif isinstance(value, types.ModuleType):
                self.labels[here] = f"{label}.{name}"
                self.parts[here] = self.module(value, used, here, as_value=name in facts.as_values)
            elif name in facts.noted and type(value) in SIMPLE:
                continue
            else:
                self.name_part(here, f"{label}.{name}", value)
                if name in facts.changed:
                    self.doubtful[here] = "the function itself changes it"
        for name in sorted(OUTSIDE_METHODS & facts.names):
            self.cannot(f"{path}.{name}", f"the result of {name} depends on more than the code of the function")
        package = space.get("__package__") or (space.get("__name__") or "").rpartition(".")[0]
        for k, (name, level) in enumerate(facts.imports):
            here = f"{path}.i{k}"
            self.labels[here] = f"{label}.{name}"
            try:
                whole = importlib.util.resolve_name("." * level + name, package) if level else name
                if origin(whole) == "user":
                    importlib.import_module(whole)
                module = sys.modules.get(whole)
                for word in () if level else whole.split(".")[1:]:  # `import a.b` defines the name a
                    used = used | {word}
                module = module if level or "." not in whole else sys.modules.get(whole.partition(".")[0], module)
            except Exception as e:  # an import may raise anything
                self.parts[here] = f"not importable {name} {type(e).__name__}".encode()
                continue
            self.parts[here] = name.encode() if module is None else self.module(module, used, here)

    def module(
        self,
        m: types.ModuleType,
        used: frozenset[str],
        path: str,
        as_value: bool = False,
        within: tuple[types.ModuleType, ...] = (),
    ) -> bytes:
        """Record those names of a module that the code uses; `within`: modules that led here, which are skipped."""
        name = m.__name__
        source = origin(name)
        top = name.partition(".")[0]
        if source == "user":
            if as_value:
                self.cannot(path, "a module is used as a value, so any part of it may be used")
        elif top in OUTSIDE:
            self.cannot(path, f"results of the module {top} depend on more than the code of the function")
        elif source == "installed":
            self.from_library(name, "")
        contents = vars(m)
        for word in sorted(used & contents.keys()) if len(used) < len(contents) else sorted(contents.keys() & used):
            value, here = contents[word], f"{path}.{word}"
            if isinstance(value, types.ModuleType):
                if value is m or value in within:
                    continue
                if self.met.get(id(value)) is None or value.__name__.partition(".")[0] != top:
                    self.met[id(value)] = here
                    self.labels[here] = f"{self.label(path)}.{word}"
                    self.parts[here] = self.module(value, used, here, within=(*within, m))
            elif source == "user" or type(value) in PLAIN:
                self.name_part(here, f"{self.label(path)}.{word}", value)
            elif word == "environ" and top == "os":
                self.cannot(here, "environment variables are not part of the code of the function")
            elif callable(value) and not isinstance(value, type):  # the user may have replaced a function of a library
                self.name_part(here, f"{self.label(path)}.{word}", value)
        return name.encode()

    def from_library(self, module: str, name: str) -> bytes:
        top = module.partition(".")[0]
        self.libraries[top] = version_of(top)
        self.libraries[module] = file_digest(module) or self.libraries[top]
        return joined(b"installed", f"{module}.{name}".encode())

    def from_core(self, name: str, path: str) -> bytes:
        if name in OUTSIDE_FUNCTIONS:
            return self.cannot(path, f"the effect of {name} depends on more than the code of the function")
        return b"core " + name.encode()

    # --- containers

    def sequence(self, x: Any, path: str) -> bytes:
        if len(x) > 32 and all(type(v) is float for v in x):
            return joined(type(x).__name__.encode(), struct.pack(f"{len(x)}d", *x))
        if type(x) is not tuple and (where := self.enter(x, path)) is not None:
            return where
        inside = [self.of(v, f"{path}[{k}]") for k, v in enumerate(x)]
        return joined(type(x).__name__.encode(), *inside)

    def enter(self, x: Any, path: str) -> bytes | None:
        """Return a reference to the path where this object was reached before; None if it is reached here first."""
        where = self.met.get(id(x))
        if where is not None:
            return b"as " + where.encode()
        self.met[id(x)] = path
        return None

    def unordered(self, x: Any, path: str) -> bytes:
        inside = [self.of(v, f"{path}[{k}]") for k, v in enumerate(sorted(x, key=self.alone))]
        return joined(type(x).__name__.encode(), *inside)

    def alone(self, x: Any) -> str:
        """Return a digest that does not depend on values reached before; it serves to sort the elements of sets."""
        if type(x) in PLAIN:
            return f"{type(x).__name__} {x!r}"
        return Walk(x, follow_installed=self.follow_installed).digest

    def mapping(self, x: Any, path: str) -> bytes:
        keys = sorted(x, key=self.alone)
        if len(keys) > 1:
            self.orders.append(f"{path}[order]")
            self.labels[f"{path}[order]"] = f"the order of {self.label(path)}"
            self.parts[f"{path}[order]"] = joined(*(self.alone(k).encode() for k in x))
        head = [type(x).__name__.encode()]
        if isinstance(x, defaultdict):
            head.append(self.of(x.default_factory, f"{path}.default_factory"))
        named = path in self.labels and len(x) <= MOST_PARTS_OF_A_DICT and all(type(k) is str for k in keys)
        for n, k in enumerate(keys):
            here = f"{path}[{k!r}]" if named else f"{path}[{n}]"
            head.append(self.of(k, here))
            if named:
                self.name_part(here, f"{self.label(path)}[{k!r}]", x[k])
            else:
                head.append(self.of(x[k], here))
        return joined(*head)

    def array(self, x: np.ndarray, path: str) -> bytes:
        head = joined(b"array", repr((x.dtype.descr if x.dtype.names else x.dtype.str, x.shape)).encode())
        if x.dtype.hasobject:
            return joined(head, *(self.of(v, f"{path}[{k}]") for k, v in enumerate(x.ravel().tolist())))
        return joined(head, hashlib.blake2b(np.ascontiguousarray(x).tobytes(), digest_size=20).digest())

    # --- methods, builtin functions and other callables

    def method(self, x: types.MethodType, path: str) -> bytes:
        if path not in self.labels:
            self.labels[path] = x.__name__
        self.name_part(f"{path}.self", f"{self.label(path)}.self", x.__self__)
        return joined(b"method", self.of(x.__func__, path))

    def builtin(self, x: Any, path: str) -> bytes:
        owner = getattr(x, "__self__", None)
        if owner is None or isinstance(owner, types.ModuleType):
            module = getattr(owner, "__name__", None) or getattr(x, "__module__", None) or "builtins"
            name = f"{module}.{x.__name__}"
            if origin(module) == "installed":
                return self.from_library(module, x.__qualname__)
            return self.from_core(name, path) if origin(module) == "core" else self.cannot(path, "compiled code")
        return joined(b"method", x.__name__.encode(), self.of(owner, f"{path}.self"))

    def partial(self, x: Any, path: str) -> bytes:
        self.name_part(f"{path}.arguments", f"the arguments of {self.label(path)}", (x.args, x.keywords))
        return joined(b"partial", self.of(x.func, path))

    def ufunc(self, x: np.ufunc, path: str) -> bytes:
        for module in ("numpy", "scipy.special"):
            if getattr(sys.modules.get(module), x.__name__, None) is x:
                return b"core " + x.__name__.encode() if module == "numpy" else self.from_library(module, x.__name__)
        return self.cannot(path, "the function inside a ufunc cannot be examined")

    # --- classes and objects

    def attribute(self, path: str, label: str, name: str, value: Any, owner: int = 0) -> None:
        here = f"{path}.{name}"
        self.labels[here] = f"{label}.{name}"
        self.of_simple_type[here] = type(value) in SIMPLE
        self.waiting.append((here, name, value, owner))

    def of_class(self, c: type, path: str) -> bytes:
        where = self.enter(c, path)
        if where is not None:
            return where
        source = origin(c.__module__)
        if source == "installed":
            return self.from_library(c.__module__, c.__qualname__)
        fields = getattr(c, "_fields", None)
        if source == "core":
            return joined(b"class", f"{c.__module__}.{c.__qualname__}".encode(), repr(fields).encode())
        if hasattr(c, "class_type") and hasattr(c.class_type, "jit_methods"):  # a class of numba.experimental.jitclass
            made = c.class_type
            methods = self.kept({**made.jit_methods, **made.jit_static_methods})
            described = [f"{k} {v}" for k, v in made.struct.items()]
            self.name_part(f"{path}.methods", f"the methods of {self.label(path)}", methods)
            return joined(b"jitclass", repr(described).encode(), self.of(self.kept([*made.jit_props.values()]), path))
        left_out = NOT_PART_OF_A_CLASS
        pieces: list[bytes] = []
        label = self.label(path)
        contents: dict[str, Any] = dict(vars(c))
        if issubclass(c, enum.Enum):
            left_out = left_out | OF_ENUMS | set(c.__members__)
            for name, member in c.__members__.items():
                self.met[id(member)] = f"{path}.{name}"
                own = {n: v for n, v in vars(member).items() if n not in ("_name_", "__objclass__", "_sort_order_")}
                pieces += [name.encode(), self.of(self.kept(own), f"{path}.{name}")]
        elif issubclass(c, tuple) and "_fields" in contents:
            left_out = left_out | OF_NAMED_TUPLES | set(contents["_fields"]) | {"__match_args__", "__slots__"}
        meta = type(c)
        if origin(meta.__module__) == "user":
            self.name_part(f"{path}.metaclass", f"the metaclass of {label}", meta)
        for k, base in enumerate(c.__bases__):
            self.labels[f"{path}.base{k}"] = base.__qualname__
            self.parts[f"{path}.base{k}"] = self.of_class(base, f"{path}.base{k}")
        for name, value in contents.items():
            if name not in left_out:
                self.attribute(path, label, name, value, id(c))
        return joined(b"class", *pieces)

    def member(self, x: enum.Enum, path: str) -> bytes:
        self.name_part(f"{path}.class", type(x).__qualname__, type(x))
        return joined(b"member", (x.name or repr(x.value)).encode())

    def instance(self, x: Any, path: str) -> bytes:
        """Return the digest of an object, from its class and its state."""
        c = type(x)
        for kind, way in BY_KIND:
            if isinstance(x, kind):
                self.met.pop(id(x), None)
                return way(self, x, path)
        if isinstance(x, LOCKS):
            return b"lock"
        if isinstance(x, tuple) and c.__module__.startswith("polhode."):  # Vec3, Mat3, ...
            return joined(c.__qualname__.encode(), *(self.of(v, f"{path}[{k}]") for k, v in enumerate(x)))
        around = numba_object(self, x, path)
        if around is not None:
            return around
        label = self.label(path)
        if origin(c.__module__) == "user" and not hidden_state(c):
            self.labels[f"{path}.class"] = c.__qualname__
            self.parts[f"{path}.class"] = self.of_class(c, f"{path}.class")
            content = [self.of(self.kept(base(x)), f"{path}[]") for base in BASES if isinstance(x, base)][:1]
            cached = {k for b in c.__mro__ for k, v in vars(b).items() if isinstance(v, functools.cached_property)}
            for key, value in state_of(x).items():
                self.attribute(path, label, key, value)
                if key in cached:
                    self.doubtful[f"{path}.{key}"] = "it is computed when it is first used"
            return joined(b"object", *content)
        return self.reduced(x, path)

    def reduced(self, x: Any, path: str) -> bytes:
        """Return the digest of an object of a library, from its pickled form."""
        if type(x).__module__.partition(".")[0] in OUTSIDE:
            return self.cannot(
                path, f"the effect of a {type(x).__qualname__} depends on more than the code of the function"
            )
        try:
            special = copyreg.dispatch_table.get(type(x))
            said = special(x) if special is not None else x.__reduce_ex__(4)
        except Exception as e:  # a library may raise anything
            return self.cannot(path, f"a {type(x).__qualname__} cannot be examined ({e})")
        self.kept(said)
        if isinstance(said, str):
            return joined(b"global", said.encode())
        pieces = []
        for k, piece in enumerate(said):
            if k in (3, 4) and piece is not None:
                piece = self.kept(dict(piece) if k == 4 else list(piece))
            if k == 2 and isinstance(piece, dict) and type(x).__module__.partition(".")[0] == "polhode":
                cached = {n for n in piece if isinstance(getattr(type(x), n, None), functools.cached_property)}
                piece = self.kept({n: v for n, v in piece.items() if n not in cached})
            if k == 2:
                self.labels[f"{path}<2>"] = self.label(path)
            pieces.append(self.of(piece, f"{path}<{k}>"))
        return joined(b"object", *pieces)


BASES: tuple[Any, ...] = (dict, list, set, frozenset, tuple, str, bytes, int, float, complex)
HEAP = 1 << 9  # Py_TPFLAGS_HEAPTYPE: created by a class statement


def captured(f: types.FunctionType, order: Iterable[str]) -> Iterable[tuple[str, Any]]:
    """Yield the captured variables of a function and their values, or NOTHING for a variable without a value."""
    cells = dict(zip(f.__code__.co_freevars, f.__closure__ or (), strict=True))
    for name in order:
        try:
            yield name, cells[name].cell_contents
        except ValueError:  # no value yet, as in a function that refers to itself
            yield name, NOTHING


def hidden_state(c: type) -> bool:
    """Return whether objects of the class may have data besides attributes and the content of a builtin type."""
    return any(not b.__flags__ & HEAP and b is not object and b not in BASES for b in c.__mro__) or any(
        origin(b.__module__) == "installed" and "__reduce__" in vars(b) for b in c.__mro__
    )


def state_of(x: Any) -> dict[str, Any]:
    """Return the attributes of an object, without those of its class."""
    state = dict(getattr(x, "__dict__", {}))
    for c in type(x).__mro__:
        for name, slot in vars(c).items():
            if isinstance(slot, types.MemberDescriptorType):
                try:
                    state[name] = slot.__get__(x)
                except AttributeError:
                    continue
    return state


def numba_object(walk: Walk, x: Any, path: str) -> bytes | None:
    """Return the digest of a compiled function, class, object or type of Numba; None for other values."""
    module = type(x).__module__
    if module.partition(".")[0] not in ("numba", "polhode"):
        return None
    if hasattr(x, "py_func") and isinstance(x.py_func, types.FunctionType):
        options = sorted((k, repr(v)) for k, v in getattr(x, "targetoptions", {}).items())
        return joined(b"jit", repr(options).encode(), walk.of(x.py_func, path))
    if hasattr(x, "_defn"):  # an intrinsic; `library_digest` covers those of polhode
        ours = str(getattr(x, "__module__", "")).partition(".")[0] == "polhode"
        return x.__qualname__.encode() if ours else joined(b"intrinsic", walk.of(x._defn, path))
    if hasattr(x, "_numba_type_") and hasattr(x._numba_type_, "struct"):  # an object of a jitclass
        held = walk.kept({k: getattr(x, k) for k in x._numba_type_.struct})
        walk.name_part(f"{path}.class", type(x).__qualname__, x._numba_type_.class_type.class_def)
        return joined(b"jitobject", walk.of(held, f"{path}.fields"))
    if isinstance(getattr(x, "__wrapped__", None), types.FunctionType):  # from vectorize, guvectorize, cfunc
        said = repr((sorted(getattr(x, "targetoptions", {}).items()), str(getattr(x, "_sig", ""))))
        return joined(type(x).__name__.encode(), said.encode(), walk.of(x.__wrapped__, path))
    if any(b.__module__ == "numba.core.types.abstract" and b.__name__ == "Type" for b in type(x).__mro__):
        return joined(b"type", str(x).encode())
    return None


Rule = Callable[[Walk, Any, str], bytes]


def unwrapped(*names: str) -> Rule:
    """Return a rule for objects that wrap functions: it follows the attributes with these names."""

    def way(walk: Walk, x: Any, path: str) -> bytes:
        return joined(type(x).__name__.encode(), *(walk.of(getattr(x, n, None), f"{path}<{n}>") for n in names))

    return way


def descriptor(walk: Walk, x: Any, path: str) -> bytes:
    return joined(b"slot", getattr(x, "__name__", "").encode())


DESCRIPTORS = (
    types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType,
    types.GetSetDescriptorType, types.MemberDescriptorType,
)  # fmt: skip
BY_TYPE: dict[type, Rule] = {
    types.FunctionType: Walk.function,
    **dict.fromkeys((tuple, list, deque), Walk.sequence),
    **dict.fromkeys((set, frozenset), Walk.unordered),
    **dict.fromkeys((dict, OrderedDict, defaultdict, types.MappingProxyType), Walk.mapping),
    np.ndarray: Walk.array,
    types.MethodType: Walk.method,
    types.BuiltinFunctionType: Walk.builtin,
    types.MethodWrapperType: Walk.builtin,
    **dict.fromkeys(DESCRIPTORS, descriptor),
    **dict.fromkeys((functools.partial, functools.partialmethod), Walk.partial),
    functools._lru_cache_wrapper: unwrapped("__wrapped__"),
    staticmethod: unwrapped("__func__"),
    classmethod: unwrapped("__func__"),
    property: unwrapped("fget", "fset"),
    functools.cached_property: unwrapped("func"),
    np.ufunc: Walk.ufunc,
    weakref.ref: lambda walk, x, path: joined(b"weak", walk.of(x(), path)),
    bytearray: lambda walk, x, path: joined(b"bytearray", bytes(x)),
    **dict.fromkeys(
        (itertools.count, itertools.cycle), lambda walk, x, path: walk.cannot(path, "reading an iterator changes it")
    ),
}
ONCE = (Walk.function, Walk.unordered, Walk.mapping)  # rules that are applied where an object is first reached
BY_KIND: tuple[tuple[type, Rule], ...] = (
    (enum.Enum, Walk.member),
    (np.generic, lambda walk, x, path: walk.array(np.asarray(x), path)),
)


def fingerprint(*things: Any) -> str:
    """Return a digest of values and of everything that they use, wherever functions are defined."""
    return Walk(*things, follow_installed=True).digest

"""Facts from the bytecode of a function: a canonical digest, the names that it uses, and the variables that it changes.

The digest does not depend on line numbers, docstrings, the order of constants, or the names of local, captured and
global variables; `fingerprint.py` computes digests of their values.  It does depend on the version of Python, because
each version has its own bytecode.
"""

from __future__ import annotations

import dis
import hashlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, NamedTuple

BYTECODE = importlib.util.MAGIC_NUMBER.hex()  # identifies the bytecode of this version of Python

IGNORED = frozenset({"EXTENDED_ARG", "CACHE", "NOP", "RESUME"})
GLOBAL = frozenset({"LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "STORE_NAME", "DELETE_GLOBAL", "DELETE_NAME"})
VARIABLE = frozenset({"LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF", "LOAD_CLASSDEREF"})
ATTRIBUTE = frozenset({"LOAD_ATTR", "LOAD_METHOD"})
COUNTING = frozenset({"LOAD_CONST", "LOAD_FAST", "COPY", "SWAP", "BINARY_SUBSCR", "BINARY_OP"})
# methods of builtin types that add something and return None
NOTING = frozenset({"append", "extend", "appendleft", "insert", "add", "update"})
CHANGING = NOTING | {"pop", "popleft", "popitem", "remove", "discard", "clear", "setdefault", "sort", "reverse", "fill"}
ITERATING = frozenset({"items", "values", "keys", "iter", "list", "tuple", "sum", "min", "max", "map", "zip"})
REFLECTING = frozenset(
    {"getattr", "setattr", "hasattr", "vars", "dir", "__dict__", "__getattribute__", "attrgetter", "methodcaller",
     "asdict", "astuple", "fields", "replace", "copy", "deepcopy"}
)  # fmt: skip


class Import(NamedTuple):
    """An import statement inside a function."""

    module: str
    level: int


@dataclass(slots=True)
class CodeFacts:
    """Facts about the code of a function and of the functions inside it."""

    digest: bytes = b""
    captured: tuple[str, ...] = ()  # captured variables in the order of their first use
    globals: tuple[str, ...] = ()  # global variables in the order of their first use
    names: set[str] = field(default_factory=set)  # names of globals, attributes and imports
    strings: set[str] = field(default_factory=set)
    as_values: set[str] = field(default_factory=set)  # variables of which more than an attribute is used
    imports: list[Import] = field(default_factory=list)
    changed: set[str] = field(default_factory=set)  # variables that the function sets, or whose content it may change
    # variables that the function only increments or adds to, but does not read
    noted: set[str] = field(default_factory=set)
    changed_attributes: set[str] = field(default_factory=set)
    read_attributes: set[str] = field(default_factory=set)
    iterates: bool = False
    reflects: bool = False  # whether the function may use attributes whose names are not in its code

    @property
    def keeps_state(self) -> bool:
        """Return whether the function reads variables that it changes."""
        return bool(self.changed - self.noted or self.changed_attributes & self.read_attributes)


KNOWN: dict[int, tuple[CodeType, CodeFacts]] = {}


def facts_of(code: CodeType) -> CodeFacts:
    """Return the facts about a code object; they are computed once."""
    known = KNOWN.get(id(code))
    if known is None:
        if len(KNOWN) > 4096:
            KNOWN.clear()
        known = KNOWN[id(code)] = code, Reader().read(code)  # the reference to `code` keeps its id unique
    return known[1]


class Reader:
    """Reads the bytecode of a function and of the functions inside it."""

    def __init__(self) -> None:
        self.facts = CodeFacts()
        self.slots: dict[str, int] = {}  # {global variable: its number}
        self.read_variables: set[str] = set()

    def read(self, code: CodeType) -> CodeFacts:
        cells = {name: f"captured {k}" for k, name in enumerate(in_order_of_use(code))}
        facts = self.facts
        facts.digest = hashlib.blake2b(self.canonical(code, cells), digest_size=20).digest()
        facts.captured, facts.globals = tuple(cells), tuple(self.slots)
        facts.names.update(self.slots)
        facts.noted -= self.read_variables
        facts.iterates |= not ITERATING.isdisjoint(facts.names)
        facts.reflects = not REFLECTING.isdisjoint(facts.names)
        return facts

    def canonical(self, code: CodeType, cells: dict[str, str]) -> bytes:
        """Return the instructions as text, with variables numbered by first use and with the values of constants."""
        everything = list(dis.get_instructions(code))
        listed = [i for i in everything if i.opname not in IGNORED]
        place, k = {}, 0  # {offset of a jump: number of the instruction there}
        for i in everything:
            place[i.offset] = k
            k += i.opname not in IGNORED
        arguments = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
        given = code.co_varnames[:arguments]
        known = {**{name: f"argument {name}" for name in given}, **cells}  # {name of a variable: its new name}
        counts = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags & 0x3FF
        out = [repr((given, counts, code.co_exceptiontable)).encode()]
        for i in listed:
            said: Any = i.arg
            if i.opcode in dis.hasconst:
                said = self.constant(i.argval, known)
            elif i.opname in GLOBAL:
                said = self.slots.setdefault(i.argval, len(self.slots))
            elif i.opcode in dis.hasname:
                said = i.argval
                self.facts.names.add(i.argval)
            elif i.opcode in dis.haslocal or i.opcode in dis.hasfree:
                names = i.argval if isinstance(i.argval, tuple) else (i.argval,)
                said = [known.setdefault(name, f"local {len(known)}") for name in names]
            elif i.opcode in dis.hasjrel or i.opcode in dis.hasjabs:
                said = place[i.argval]
            out.append(i.opname.encode() + b" " + (said if isinstance(said, bytes) else repr(said).encode()))
        self.find_uses(listed, cells, given)
        return b"\n".join(out)

    def constant(self, value: Any, known: dict[str, str]) -> bytes:
        if isinstance(value, CodeType):
            return b"{" + self.canonical(value, {x: known.get(x, f"cell {x}") for x in value.co_freevars}) + b"}"
        if isinstance(value, (tuple, frozenset)):
            inside = [self.constant(v, known) for v in value]
            inside = sorted(inside) if isinstance(value, frozenset) else inside
            return f"{type(value).__name__} {len(value)}".encode() + b"".join(b"%d:%b" % (len(v), v) for v in inside)
        if isinstance(value, str):
            self.facts.strings.add(value)
        return f"{type(value).__name__} {value!r}".encode()

    def find_uses(self, listed: list[dis.Instruction], cells: dict[str, str], given: tuple[str, ...]) -> None:
        """Record how variables and attributes are used: read, changed, or only added to."""
        facts = self.facts
        not_read: set[int] = set()  # indices of instructions in statements that only increment a variable or add to it
        for k, i in enumerate(listed):
            if i.opname in VARIABLE and (only := only_added_to(listed, k, k + 1)):
                facts.noted.add(i.argval)
                facts.changed.add(i.argval)
                not_read.update(only)
            elif i.opname == "LOAD_FAST" and (only := only_added_to(listed, k, k + 2)):
                facts.changed_attributes.add(next(listed[j].argval for j in only if listed[j].opname in ATTRIBUTE))
                not_read.update(only)
        for k, i in enumerate(listed):
            following = listed[k + 1].opname if k + 1 < len(listed) else ""
            if i.opname in VARIABLE and k not in not_read:
                self.read_variables.add(i.argval)
                if following not in ATTRIBUTE:
                    facts.as_values.add(i.argval)
            elif i.opname in ATTRIBUTE and k not in not_read:
                facts.read_attributes.add(i.argval)
                if i.argval in CHANGING:
                    self.changes(listed, k - 1, given)
            elif i.opname in ("STORE_SUBSCR", "DELETE_SUBSCR") and k not in not_read:
                self.changes(listed, before_last_value(listed, k), given)
            elif i.opname in ("STORE_ATTR", "DELETE_ATTR"):
                facts.changed_attributes.add(i.argval)
            elif i.opname in GLOBAL - VARIABLE or (i.opname in ("STORE_DEREF", "DELETE_DEREF") and i.argval in cells):
                facts.changed.add(i.argval)
            elif i.opname == "IMPORT_NAME":
                level = listed[k - 2].argval if k > 1 else 0
                facts.imports.append(Import(i.argval, level if isinstance(level, int) else 0))
            elif i.opname in ("GET_ITER", "DICT_MERGE", "DICT_UPDATE", "CALL_FUNCTION_EX", "UNPACK_SEQUENCE"):
                facts.iterates = True

    def changes(self, listed: list[dis.Instruction], k: int, given: tuple[str, ...]) -> None:
        """Record that the value loaded by instruction k is changed, unless it is a local variable."""
        while k > 0 and listed[k].opname in ATTRIBUTE:
            self.facts.changed_attributes.add(listed[k].argval)
            k -= 1
        if k >= 0 and (listed[k].opname in VARIABLE or (listed[k].opname == "LOAD_FAST" and listed[k].argval in given)):
            self.facts.changed.add(listed[k].argval)


def in_order_of_use(code: CodeType) -> Iterator[str]:
    """Yield the captured variables of a function in the order of their first use."""
    done: set[str] = set()

    def uses(c: CodeType) -> Iterator[str]:
        for i in dis.get_instructions(c):
            if i.opcode in dis.hasfree:
                yield i.argval
            elif isinstance(i.argval, CodeType):
                yield from uses(i.argval)

    for name in (*uses(code), *code.co_freevars):
        if name in code.co_freevars and name not in done:
            done.add(name)
            yield name


def effect(i: dis.Instruction) -> int:
    return dis.stack_effect(i.opcode, i.arg, jump=False)


def jumps(i: dis.Instruction) -> bool:
    return i.opcode in dis.hasjrel or i.opcode in dis.hasjabs


def only_added_to(listed: list[dis.Instruction], k: int, method: int) -> list[int]:
    """Return the instructions of the statement at k if it only increments a variable or adds to it, else [].

    Such statements are x.append(...), x[0] += 1, x += 1, x[key] = value, self.x.append(...) and self.x += 1.  None of
    them uses the value of x otherwise.  method: the index of the instruction that would load .append.
    """
    first, depth, own = listed[k], 0, method == k + 2
    adds = method < len(listed) and listed[method].opname in ATTRIBUTE and listed[method].argval in NOTING
    if adds and own and listed[k + 1].opname not in ATTRIBUTE:
        return []
    # x[0] += 1 uses x and 0 twice; self.x += 1 uses self twice
    copied = [i.opname == "COPY" for i in listed[k + 1 : k + 4]]
    twice = copied[:1] == [True] and listed[k + 2].opname in ATTRIBUTE if own else copied[1:] == [True, True]
    for j in range(k, min(len(listed), k + 100)):
        i = listed[j]
        if j > k and (i.is_jump_target or jumps(i)):
            return []
        depth += effect(i)
        if adds:
            if i.opname == "CALL" and depth <= 1:
                return list(range(k, method + 1)) if depth == 1 else []
        elif depth <= 0:
            if own:
                closed = i.opname == "STORE_ATTR" and twice and depth == 0
            elif i.opname == "STORE_SUBSCR":
                closed = depth == (0 if twice else -1)
            else:
                closed = i.opname in ("STORE_DEREF", "STORE_GLOBAL") and i.argval == first.argval and depth == 0
            return list(range(k, j + 1)) if closed else []
        elif j > k and i.opname not in COUNTING and not (own and j == k + 2 and i.opname in ATTRIBUTE):
            return []
    return []


def before_last_value(listed: list[dis.Instruction], k: int) -> int:
    """Return the index of the instruction before those that compute the top of the stack at instruction k, or -1.

    For x[key] = v, this instruction loads x.
    """
    depth = 0
    for j in range(k - 1, -1, -1):
        if jumps(listed[j]):
            return -1
        depth += effect(listed[j])
        if depth == 1:
            return j - 1
    return -1

"""A quick check that a function has not changed: it compares the values that the function uses with recorded ones.

Computing a fingerprint takes longer than many runs.  For simple functions, recording the values that they use, and
comparing them in the next run, takes only a few microseconds.  Simple functions use only numbers, small arrays, other
simple functions, and objects that hold such values.
"""

from __future__ import annotations

import types
from typing import Any

import numpy as np

from .code_facts import CodeFacts, facts_of
from .fingerprint import MAKING, NOT_PART_OF_A_CLASS, hidden_state
from .origins import origin

IMMUTABLE = (bool, int, float, complex, str, bytes, type(None))
REACHING = frozenset({"eval", "exec", "compile", "globals", "locals", "open", "input", "__import__"})
MOST_BYTES = 4096
MOST_ITEMS = 16


def all_alike(a: list[Any], b: list[Any]) -> bool:
    """Return whether two lists of recorded values are the same."""
    return len(a) == len(b) and all(map(alike, a, b))


def alike(a: Any, b: Any) -> bool:
    return a is b or (type(a) is type(b) and type(a) in IMMUTABLE and repr(a) == repr(b))


def note(x: Any, out: list[Any]) -> bool:
    """Append a value and its parts to `out`; return False if it is not simple, so that the record cannot be used."""
    t = type(x)
    if t in IMMUTABLE:
        out.append(x)
        return True
    met = False
    for y in out:
        if x is y:
            met = True
            break
    out.append(x)  # also if the value occurred before: repetitions belong to the record
    if met:
        return True
    if t is types.FunctionType:
        return note_function(x, out)
    if t is types.ModuleType:
        return origin(x.__name__) == "core"
    if t is np.ufunc:
        return getattr(np, x.__name__, None) is x  # other ufuncs may call Python functions
    if t is type:
        return origin(x.__module__) == "core"
    if t is types.BuiltinFunctionType:
        return isinstance(x.__self__, (types.ModuleType, type(None))) and origin(x.__module__ or "builtins") == "core"
    if t is np.ndarray:
        simple = x.nbytes <= MOST_BYTES and not x.dtype.hasobject
        out.extend((x.dtype.str, repr(x.shape), x.tobytes()) if simple else ())
        return simple
    if t is tuple or t is list:
        out.append(len(x))
        return len(x) <= MOST_ITEMS and all([note(v, out) for v in x])
    if t is dict:
        return len(x) <= MOST_ITEMS and all([note(v, out) for pair in x.items() for v in pair])
    if t is types.MethodType:
        return note(x.__func__, out) and note(x.__self__, out)
    return type(t) is type and origin(t.__module__) == "user" and note_object(x, out)


def note_function(f: types.FunctionType, out: list[Any]) -> bool:
    space = f.__globals__
    name = space.get("__name__")
    if isinstance(name, str) and origin(name) == "core":
        return f.__closure__ is None
    out.append(f.__code__)  # IPython's autoreload replaces the code of functions
    facts = facts_of(f.__code__)
    marked = not f.__dict__ or set(f.__dict__) == {"__polhode_kernel__"}
    if facts.keeps_state or facts.imports or facts.reflects or not marked or not REACHING.isdisjoint(facts.globals):
        return False
    for word in facts.globals:
        if word not in facts.noted and word in space and not note(space[word], out):
            return False
    for word, cell in zip(f.__code__.co_freevars, f.__closure__ or (), strict=True):
        if word not in facts.noted:
            try:
                value = cell.cell_contents
            except ValueError:  # the variable has no value yet
                return False
            if not note(value, out):
                return False
    return note(f.__defaults__, out) and note(f.__kwdefaults__, out)


def note_object(x: Any, out: list[Any]) -> bool:
    """Record an object of a user's class: its attributes, and those of its class."""
    if hidden_state(type(x)) or not hasattr(x, "__dict__"):
        return False
    facts: list[CodeFacts] = []
    for c in type(x).__mro__:
        if c is object:
            continue
        if origin(c.__module__) != "user" or type(c) is not type:
            return False
        out.append(c)
        for name, value in vars(c).items():
            if name in NOT_PART_OF_A_CLASS:
                continue
            if not note(value, out):
                return False
            if type(value) is types.FunctionType and name not in MAKING:
                facts.append(facts_of(value.__code__))
    changed: set[str] = set().union(*[f.changed_attributes for f in facts])
    if any(changed & f.read_attributes or not MAKING.isdisjoint(f.names) for f in facts):
        return False
    return all([note(value, out) for name, value in vars(x).items() if name not in changed])

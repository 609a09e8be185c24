"""Test the API reference: every public name has parameters, return value, and an example that runs."""

import doctest
import functools
import inspect
import re
import sys
from enum import Enum

import numpy as np
import pytest
from numpydoc.validate import validate
from reference import GIVEN, PIECES, RETURNED, SECTIONS, is_data, members, public

import polhode as ph
from short_runs import runs_in_python

NAMES = list(public())
SHOWN = [n.shown for n in NAMES]
# checks of numpydoc: no docstring, missing parameters, unknown parameters, no return value, no example
WANTED = {"GL08", "PR01", "PR02", "RT01", "EX01"}


@pytest.fixture(autouse=True)
def precision_of_jax():
    """Restore the precision of JAX, which an example may set for the whole process."""
    before = "jax" in sys.modules and sys.modules["jax"].config.jax_enable_x64
    yield
    if "jax" in sys.modules and sys.modules["jax"].config.jax_enable_x64 != before:
        sys.modules["jax"].config.update("jax_enable_x64", before)


def complaints(path, wanted=WANTED):
    return [f"{path}: {words}" for code, words in validate(path)["errors"] if code in wanted]


def test_the_page_lists_every_public_name():
    listed = {n for names in SECTIONS.values() for n in names} - set(RETURNED)
    assert listed == set(ph.__all__)
    for name in NAMES:
        if inspect.ismodule(name.thing) and name.shown in ph.__all__:
            assert name.thing.__all__, name.shown


def judge(name):
    """Return what is missing from the docstrings of a public name."""
    thing = name.thing
    if inspect.ismodule(thing) or is_data(thing):
        return [] if inspect.ismodule(thing) or name.shown in described() else [f"{name.shown} is described nowhere"]
    if name.shown in PIECES:
        return complaints(name.path, {"GL08"})
    if not inspect.isclass(thing):
        return complaints(name.path)
    found = complaints(name.path, {"GL08", "EX01"})
    made_by_users = name.shown not in {*RETURNED, *GIVEN} and not issubclass(thing, (BaseException, Enum))
    if made_by_users:
        found += complaints(name.path, {"PR01", "PR02"})
    found += undocumented_members(thing)
    for member, value in members(thing):
        if callable(value):
            wanted = WANTED - ({"EX01"} if takes_something(value) else {"EX01", "RT01"})
            found += complaints(f"{thing.__module__}.{thing.__qualname__}.{member}", wanted)
    return found


def takes_something(method):
    """Return whether a method has parameters. If it has none, its summary says what it returns."""
    return bool(set(inspect.signature(method).parameters) - {"self"})


def described():
    """Return the words with which docstrings of modules, and the page of the reference, describe public data."""
    from pages import MAPPINGS

    words = {f"{n.shown}.{w}" for n in NAMES if inspect.ismodule(n.thing) for w in re.findall(r"\w+", n.thing.__doc__)}
    return words | set(MAPPINGS)


def undocumented_members(thing):
    """Return attributes of a class that neither their own docstring nor the section `Attributes` of the class
    describes.
    """
    from reference import INTERNAL, is_member

    told = set(re.findall(r"\w+", inspect.getdoc(thing) or ""))
    names = [n for n, v in vars(thing).items() if is_member(v) and not v.__doc__ and not n.startswith("_")]
    names += [n for n in vars(thing).get("__annotations__", {}) if not n.startswith("_")]
    hidden = INTERNAL.get(thing.__name__, ())
    return [f"{thing.__name__}.{n}: is not described" for n in names if n not in told and n not in hidden]


@pytest.mark.parametrize("name", NAMES, ids=SHOWN)
def test_nothing_is_undocumented(name):
    assert judge(name) == []


def examples():
    seen = set()
    for name in NAMES:
        things = [(name.shown, name.thing)]
        if inspect.isclass(name.thing):
            things += [(f"{name.shown}.{n}", v) for n, v in members(name.thing)]
        for shown, thing in things:
            text = getattr(thing, "__doc__", None) or ""
            if ">>>" in text and text not in seen and not is_data(thing):
                seen.add(text)
                yield pytest.param(text, id=shown)


@pytest.mark.parametrize("text", list(examples()))
def test_the_example_prints_what_it_says(text, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ph, "stepper", functools.partial(ph.stepper, engine="python"))
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    case = doctest.DocTestParser().get_doctest(inspect.cleandoc(text), {"ph": ph, "np": np}, "example", None, 0)
    said = []
    with runs_in_python(), np.printoptions(precision=8, suppress=False):
        failed, _ = doctest.DocTestRunner(optionflags=flags).run(case, out=said.append)
    assert not failed, "".join(said)

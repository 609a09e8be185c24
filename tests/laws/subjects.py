"""List what the laws are tested with: all methods of the registry and the lab, with options that change a method.

The order is checked for every method.  In `make test`, one method of each family is checked against the other laws, and
one choice of each of its options against the cheap laws.  In `make soak`, everything is checked against every law.
Compositions have their own file, test_compositions.py.  Options that change several methods in the same way (energy
correction, re-orthogonalisation, the order of the axes, the free flow, series of derivatives) are tried on a few of
them, and in `make soak` on all.
"""

import pytest

from polhode import lab, methods
from polhode.integrators import allowed_options, check_options, variant
from shared_code import COMPILED, family, representatives

A_FEW = {
    "energy_correction": ("buss3", "mr2", "liemid_ea", "sw"),
    "reorthogonalise": ("nmb", "mr2", "hulbert_stag"),
    "axes": ("mr2",),
    "flow": ("rkn4", "rkn6"),
    "derivatives": ("buss2", "buss3"),
}


def label(subject):
    name, options = subject
    return name + "".join(f"-{k}={v}" for k, v in options.items())


STATED = ("buss_rk", "buss_abm", "buss_sw")
DEFAULTS = [(name, {}) for name in (*methods, *STATED)]
ALL_OTHERS = [
    (name, {key: value})
    for name, method in methods.items()
    for key, option in allowed_options(method).items()
    for value in option.choices or ()
    if value != option.default and key != "compose"
]
ALL_OTHERS += [(m.name, {}) for m in lab.METHODS if m.name not in STATED]
OTHERS = [(name, o) for name, o in ALL_OTHERS if all(name in A_FEW.get(key, (name,)) for key in o)]


def record(subject):
    """Return the record that applies to a subject."""
    name, options = subject
    return variant(methods[name], check_options(methods[name], options))


def soaking(subjects):
    return [pytest.param(s, marks=pytest.mark.soak, id=label(s)) for s in subjects]


def some_of(some, others):
    """Return a mark: the law is checked for `some` subjects in `make test`, and also for the others in `make soak`."""
    some = list(some)
    quick = [pytest.param(s, id=label(s)) for s in some]
    return pytest.mark.parametrize("subject", quick + soaking(s for s in others if s not in some))


def of_a_kind(subject):
    """Return the family of the method, and the options that differ from their defaults."""
    name, options = subject
    return family(methods[name]), *options


FEW = representatives(DEFAULTS, of_a_kind)
every_default = pytest.mark.parametrize("subject", DEFAULTS, ids=label)
every_variant = some_of(DEFAULTS + OTHERS, ALL_OTHERS)
every_family = some_of(FEW, DEFAULTS)
every_family_and_option = some_of(representatives(DEFAULTS + OTHERS, of_a_kind), DEFAULTS + ALL_OTHERS)
every_family_in_full = some_of(FEW, DEFAULTS + ALL_OTHERS)
every_family_compiled = some_of([s for s in DEFAULTS if s[0] in COMPILED], DEFAULTS + ALL_OTHERS)

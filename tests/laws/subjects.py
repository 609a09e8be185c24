"""What the laws run over: every method of the registry and of the lab, and every option that
changes what a method does.

The defaults of each method are held to every law.  Each other choice of an option is held to the cheap laws, and
to all of them in the full dose (make soak).  Compositions have a file of their own: test_compositions.py.
Options that change several methods in the same way (energy correction, re-orthogonalisation, the order of the axes,
the free flow, series of derivatives) are tried on a few of them, and on all in the full dose.
"""

import pytest

from polhode import lab, methods
from polhode.integrators import allowed_options, check_options, variant

A_FEW = {
    "energy_correction": ("buss3", "mr2", "liemid_ea", "sw"),
    "reorthogonalise": ("nmb", "mr2", "hulbert_stag"),
    "axes": ("mr2",),
    "flow": ("rkn4", "rkn6"),
    "derivatives": ("buss2", "buss3", "buss6"),
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


def soaking(subjects):
    return [pytest.param(s, marks=pytest.mark.soak, id=label(s)) for s in subjects]


every_default = pytest.mark.parametrize("subject", DEFAULTS, ids=label)
every_variant = pytest.mark.parametrize(
    "subject",
    [pytest.param(s, id=label(s)) for s in DEFAULTS + OTHERS] + soaking(s for s in ALL_OTHERS if s not in OTHERS),
)
every_variant_in_full = pytest.mark.parametrize(
    "subject", [pytest.param(s, id=label(s)) for s in DEFAULTS] + soaking(ALL_OTHERS)
)


def record(subject):
    """The record that holds for a subject."""
    name, options = subject
    return variant(methods[name], check_options(methods[name], options))

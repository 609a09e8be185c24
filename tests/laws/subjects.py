"""What the laws run over: every method of the registry, and every option that changes what a method does.

The defaults of each method are held to every law; each other choice of an option to the cheap ones,
and to all of them in the full dose (make soak).
"""

import pytest

from polhode import methods
from polhode.methods import allowed_options, check_options, variant


def label(subject):
    name, options = subject
    return name + "".join(f"-{k}={v}" for k, v in options.items())


DEFAULTS = [(name, {}) for name in methods]
OTHERS = [
    (name, {key: value})
    for name, method in methods.items()
    for key, option in allowed_options(method).items()
    for value in option.choices or ()
    if value != option.default
]

every_default = pytest.mark.parametrize("subject", DEFAULTS, ids=label)
every_variant = pytest.mark.parametrize("subject", DEFAULTS + OTHERS, ids=label)
every_variant_in_full = pytest.mark.parametrize(
    "subject", DEFAULTS + [pytest.param(s, marks=pytest.mark.soak) for s in OTHERS], ids=lambda s: label(s)
)


def record(subject):
    """The record that holds for a subject."""
    name, options = subject
    return variant(methods[name], check_options(methods[name], options))

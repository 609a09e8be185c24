"""Choose methods and torques that let tests share compiled code, and leave the other cases to `make soak`.

The torques run with the compiled code of `evidence.certification.potential`, because the compiled code depends only on
the models in a sum, not on their parameters.  A weight with the axis (0, 0, 1) would need other code, so the axis is
(0, 0, -1) here.
"""

import functools

import pytest

from polhode import torques
from polhode.integrators import METHODS


def family(method):
    """Return the module and the structural claims of a method: they are equal for methods that differ only in
    coefficients.
    """
    build, claims = method.build, method.claims
    while isinstance(build, functools.partial):
        build = build.func
    laws = (claims.symplectic, claims.reversible, claims.momentum, claims.on_group, claims.equivariant)
    return build.__module__, claims.order == 1, method.cost.solves > 0, method.needs_energy, *laws


def representatives(cases, kind):
    """Return the first case of each kind."""
    found = {}
    for case in cases:
        found.setdefault(kind(case), case)
    return list(found.values())


# One method of each family. Only `make soak` tests the others and those that the lab adds.
FAMILIES = tuple(
    representatives(
        (name for name, method in METHODS.items() if family(method)[0].startswith("polhode.integrators.")),
        lambda name: family(METHODS[name]),
    )
)

# The methods of FAMILIES that `make test` compiles. Methods that choose their own steps take ten seconds to compile.
COMPILED = tuple(name for name in FAMILIES if METHODS[name].own_steps is None)

# Methods to test in packs: with Newton and fixed-point solves, loops over stages, quaternions, and exact flows.
IN_PACKS = ("nmb", "mr2", "park", "rkmk8", "dmv", "liemid_ea", "quat_em", "strang")


def hanging(mgl, axis=(0.0, 0.0, -1.0)):
    """Return the torque of a weight, plus a dipole and a gravity gradient of zero strength.

    With the default axis, the weight hangs below the pivot.
    """
    weight = torques.heavy_top(mgl, axis=axis)
    return weight + torques.dipole((0.0, 0.0, 0.0), (1.0, 0.0, 0.0)) + torques.gravity_gradient(0.0, (1.0, 0.0, 0.0))


def upright(mgl):
    return hanging(-mgl)


WEIGHTLESS = hanging(0.0)


def full_dose(cases, soaked, name=str):
    """Return the cases for `parametrize`; those whose names are in `soaked` run only in `make soak`."""
    names = [name(case) for case in cases]
    assert set(soaked) < set(names), "unknown cases, or no case is left for make test"
    marks = [[pytest.mark.soak] if n in soaked else [] for n in names]
    return [pytest.param(case, marks=m, id=n) for case, n, m in zip(cases, names, marks)]


def of_every_family(names):
    """Return names of methods for `parametrize`: one of each family; the others run only in `make soak`."""
    names = list(names)
    return full_dose(names, {*names} - {*FAMILIES})

"""Methods and torques that let tests share compiled code: one method of each family, and the cases for `make soak`.

The torques run with the compiled code of the laws' potential (`evidence.certification.potential`): parameters of a
model are data, and the compiled code depends only on the models of a sum.  An upright weight has separate code, so the
axis is (0, 0, -1) here.
"""

import functools

import pytest

from polhode import torques
from polhode.integrators import METHODS


def family(method):
    """Return the properties shared by methods that run the same code with other numbers: the module and structural
    claims.
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


# One method of each family; the others, and those that the lab adds, are tested by `make soak`.
FAMILIES = tuple(
    representatives(
        (name for name, method in METHODS.items() if family(method)[0].startswith("polhode.integrators.")),
        lambda name: family(METHODS[name]),
    )
)

# The methods of these that `make test` compiles; a method that chooses its own steps takes ten seconds.
COMPILED = tuple(name for name in FAMILIES if METHODS[name].own_steps is None)

# Methods for packs: with Newton and fixed-point solves, loops over stages, quaternions, exact flows.
IN_PACKS = ("nmb", "mr2", "park", "rkmk8", "dmv", "liemid_ea", "quat_em", "strang")


def hanging(mgl, axis=(0.0, 0.0, -1.0)):
    """Return a weight, below the pivot unless it is on another axis, with zero strength of the other two models."""
    weight = torques.heavy_top(mgl, axis=axis)
    return weight + torques.dipole((0.0, 0.0, 0.0), (1.0, 0.0, 0.0)) + torques.gravity_gradient(0.0, (1.0, 0.0, 0.0))


def upright(mgl):
    return hanging(-mgl)


WEIGHTLESS = hanging(0.0)


def full_dose(cases, soaked, name=str):
    """Return the cases for `parametrize`; the cases with these names run only in `make soak`."""
    names = [name(case) for case in cases]
    assert set(soaked) < set(names), "there are no such cases, or none is left for make test"
    marks = [[pytest.mark.soak] if n in soaked else [] for n in names]
    return [pytest.param(case, marks=m, id=n) for case, n, m in zip(cases, names, marks)]


def of_every_family(names):
    """Return names of methods for `parametrize`: one of each family; the others run only in `make soak`."""
    names = list(names)
    return full_dose(names, {*names} - {*FAMILIES})

"""What tests choose so that they share compiled code: a method of each family, and torques; and their full dose.

The torques run with the compiled code of the laws' potential (`evidence.certification.potential`): parameters of a
model are data, and what is compiled depends on the models of a sum alone.  An upright weight has code of its own, so
that here the axis is (0, 0, -1).
"""

import functools

import pytest

from polhode import torques
from polhode.integrators import METHODS


def family(method):
    """What methods share that run the same code with other numbers: the module and what is claimed of the structure."""
    build, claims = method.build, method.claims
    while isinstance(build, functools.partial):
        build = build.func
    laws = (claims.symplectic, claims.reversible, claims.momentum, claims.on_group, claims.equivariant)
    return build.__module__, claims.order == 1, method.cost.solves > 0, method.needs_energy, *laws


def representatives(cases, kind):
    """The first case of each kind."""
    found = {}
    for case in cases:
        found.setdefault(kind(case), case)
    return list(found.values())


# A method of each family; the others, and those that the lab adds, are in the full dose.
FAMILIES = tuple(
    representatives(
        (name for name, method in METHODS.items() if family(method)[0].startswith("polhode.integrators.")),
        lambda name: family(METHODS[name]),
    )
)

# Of these, what is compiled in `make test`; a method that chooses its steps itself takes ten seconds.
COMPILED = tuple(name for name in FAMILIES if METHODS[name].own_steps is None)

# For packs: solves by Newton and by fixed points, loops over stages, quaternions, exact flows.
IN_PACKS = ("nmb", "mr2", "park", "rkmk8", "dmv", "liemid_ea", "quat_em", "strang")


def hanging(mgl, axis=(0.0, 0.0, -1.0)):
    """A weight, below the pivot unless it is on another axis, and nothing of the other two models."""
    weight = torques.heavy_top(mgl, axis=axis)
    return weight + torques.dipole((0.0, 0.0, 0.0), (1.0, 0.0, 0.0)) + torques.gravity_gradient(0.0, (1.0, 0.0, 0.0))


def upright(mgl):
    return hanging(-mgl)


WEIGHTLESS = hanging(0.0)


def full_dose(cases, soaked, name=str):
    """The cases for `parametrize`: those of these names are for `make soak` only."""
    names = [name(case) for case in cases]
    assert set(soaked) < set(names), "there are no such cases, or none is left for make test"
    marks = [[pytest.mark.soak] if n in soaked else [] for n in names]
    return [pytest.param(case, marks=m, id=n) for case, n, m in zip(cases, names, marks)]


def of_every_family(names):
    """The names of methods for `parametrize`: one of each family, and the others for `make soak` only."""
    names = list(names)
    return full_dose(names, {*names} - {*FAMILIES})

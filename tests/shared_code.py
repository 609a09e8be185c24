"""What tests choose so that they share compiled code: a method of each family, and torques; and their full dose.

The torques run with the compiled code of the laws' potential (`evidence.certification.potential`): parameters of a
model are data, and what is compiled depends on the models of a sum alone.  An upright weight has code of its own, so
that here the axis is (0, 0, -1).
"""

import pytest

from polhode import torques

# One or two methods of each formula; the others run the same code with other numbers, and are in the full dose.
FAMILIES = (
    "nmb", "liemid_ea", "liemid_i", "mr2", "mr2_reduced", "hulbert_stag", "buss1", "buss3", "quat_em",
    "rk4", "sw", "hulbert_pc", "park", "sw_c1", "akw", "cg4", "rkmk8", "dmv", "quat_vi", "dir_em", "rkn4",
    "exact_free", "gradient4", "gyrostat2",
)  # fmt: skip

# Of these, for packs: solves by Newton and by fixed points, loops over stages, quaternions, exact flows.
IN_PACKS = (
    "nmb", "mr2", "hulbert_stag", "buss3", "park", "cg4", "rkmk8", "dmv", "liemid_i", "quat_em", "akw", "rkn4", "sw",
)  # fmt: skip


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

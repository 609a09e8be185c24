"""Test the structure of a step: reversal, the symplectic form, staying on the group, and rotations of space."""

import pytest
from controls import control
from subjects import every_family_and_option, every_family_in_full, record

import polhode.evidence.certification as law
from shared_code import COMPILED
from short_runs import runs_in_python


@every_family_and_option
def test_reversal(subject):
    name, options = subject
    claimed = record(subject).claims.reversible
    gap = law.reversal(name, **options)
    if claimed is False and gap < 1e2 * law.REVERSES:
        # for methods of high order, the reversal error of a short step is small
        gap = law.reversal(name, h=0.4, **options)
    if claimed is not None:
        assert (gap < law.REVERSES) == claimed, gap
        assert not law.REVERSES / 10 < gap < 1e2 * law.REVERSES, "too close to the limit to decide"


@every_family_and_option
def test_symplectic(subject):
    name, options = subject
    claimed = record(subject).claims.symplectic
    defect = law.symplectic_defect(name, **options)
    if claimed is not None:
        assert (defect < law.PRESERVES) == claimed, defect
        assert not law.PRESERVES / 1e3 < defect < 1e3 * law.PRESERVES, "too close to the limit to decide"


@every_family_in_full
def test_stays_on_the_group(subject, request):
    """Test that R stays a rotation in long runs. In `make test`, methods without compiled code run shorter, in Python.

    Rounding causes a defect of 1e-13 in 400 steps, so a method with a defect above 3e-14 per step is noticed.
    """
    name, options = subject
    short = request.config.getoption("markexpr") == "not soak" and name not in COMPILED
    with runs_in_python(short):
        found = law.off_group(name, **{"steps": 400} if short else {}, **options)
    assert (found < law.ON_GROUP) == record(subject).claims.on_group


@every_family_in_full
def test_turning_space_turns_the_solution(subject):
    name, options = subject
    assert (law.equivariance(name, **options) < law.TURNS) == record(subject).claims.equivariant


def test_control_reversal():
    assert law.reversal("rk4") > 1e3 * law.REVERSES
    with control("euler") as name:
        assert law.reversal(name) > 1e3 * law.REVERSES


def test_control_symplectic():
    """The papers call nmb and liemid_ea symplectic. With three different moments they are not, but mr2 is."""
    assert law.symplectic_defect("nmb") > 1e-5
    assert law.symplectic_defect("liemid_ea") > 1e-6
    assert law.symplectic_defect("mr2") < 1e-20


def test_the_defect_of_nmb_vanishes_for_equal_moments():
    """For equal moments nmb is symplectic, so the law does not use a sphere."""
    assert law.symplectic_defect("nmb", moments=(1.5, 1.5, 1.5)) < 1e-20


def test_control_group():
    assert law.off_group("rk4") > 1e3 * law.ON_GROUP
    with control("stretched") as name:
        assert law.off_group(name) > 1e3 * law.ON_GROUP


def test_control_turning_space():
    with control("tilted") as name:
        assert law.equivariance(name) > 1e3 * law.TURNS


@pytest.mark.parametrize("name", ["nmb", "mr2"])
def test_reversal_is_at_rounding_per_step(name):
    assert law.reversal(name, steps=50) < 100 * 1e-14

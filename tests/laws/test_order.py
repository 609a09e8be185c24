"""Test the orders of attitude and momentum, from below and above, for an asymmetric body and a torque without symmetry.

The order is measured in plain Python (slopes.py). `make soak` measures it again with compiled code and smaller steps.
"""

import pytest
from controls import control
from slopes import orders
from subjects import DEFAULTS, OTHERS, every_family_in_full, every_variant, record, soaking

import polhode.evidence.certification as law
from polhode.integrators.record import Kind


def hold(subject, slopes, claimed):
    for slope, order in zip(slopes, claimed, strict=True):
        assert slope.order == pytest.approx(order, abs=law.tolerance(order, record(subject).one_step)), slope


def claimed_orders(subject):
    """Return a dictionary: for each kind of torque, the claimed orders of attitude and momentum."""
    claims = record(subject).claims
    found = {min(record(subject).accepts, Kind.TORQUE): (claims.order, claims.momentum_order)}
    if claims.velocity_order is not None:
        found[Kind.VELOCITY] = claims.velocity_order, claims.velocity_order
    if claims.free_order is not None:
        found[Kind.FREE] = claims.free_order, claims.free_momentum_order
    return found


@every_variant
def test_order_is_the_one_claimed(subject):
    name, options = subject
    kind = min(record(subject).accepts, Kind.TORQUE)
    claimed = claimed_orders(subject)[kind]
    hold(subject, orders(name, kind, claimed, **options), claimed)


@every_family_in_full
def test_order_survives_a_torque_of_the_angular_velocity(subject):
    name, options = subject
    claimed = claimed_orders(subject).get(Kind.VELOCITY)
    if claimed is None:
        assert record(subject).accepts < Kind.VELOCITY
        return
    hold(subject, orders(name, Kind.VELOCITY, claimed, **options), claimed)


@every_family_in_full
def test_order_for_a_free_body_where_it_is_another(subject):
    name, options = subject
    claimed = claimed_orders(subject).get(Kind.FREE)
    if claimed is not None:
        hold(subject, orders(name, Kind.FREE, claimed, **options), claimed)


@pytest.mark.parametrize("subject", soaking(DEFAULTS + OTHERS))
def test_order_of_compiled_code(subject):
    name, options = subject
    for kind, claimed in claimed_orders(subject).items():
        hold(subject, law.orders(name, kind, **options), claimed)


@pytest.mark.parametrize("wrong", ["euler", "late"])
def test_control_a_first_order_step_is_found_out(wrong):
    with control(wrong) as name:
        attitude, _ = orders(name, Kind.TORQUE, (2, 2))
        assert abs(attitude.order - 2) > 5 * law.tolerance(2)


def test_control_a_step_that_is_late_in_time_passes_where_nothing_depends_on_time():
    """A step that calls the torque at a wrong time passes if the torque does not depend on time.

    So the law uses one that does.
    """
    with control("late") as name:
        attitude, _ = orders(name, Kind.POTENTIAL, (2, 2))
        assert attitude.order == pytest.approx(2, abs=law.tolerance(2))


def test_the_reference_is_good_to_the_floor():
    """Two solvers agree to a tenth of the floor.

    At the floor, a slope over a factor of four in h has an error of at most 0.07.
    """
    import numpy as np

    from polhode import simulate
    from polhode.body import Body

    truth = law.reference(Kind.VELOCITY, 8.0)
    run = simulate(
        Body(law.MOMENTS), law.problem(Kind.VELOCITY), omega=law.OMEGA, attitude=law.attitude(), t_end=8.0, dt=2.0**-12,
        method="rk4", every=0,
    )  # fmt: skip
    assert law.angle(truth.R, run.R[-1]) < law.FLOOR / 10
    assert np.abs(run.momentum_body[-1] - np.array(law.MOMENTS) * truth.omega).max() < law.FLOOR / 10

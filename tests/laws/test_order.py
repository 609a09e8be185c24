"""Order: two-sided, of the attitude and of the momentum, on an asymmetric body under a torque without symmetry."""

import pytest
from controls import control
from subjects import every_variant, every_variant_in_full, record

import polhode.evidence.certification as law
from polhode.integrators.record import Kind


@every_variant
def test_order_is_the_one_claimed(subject):
    name, options = subject
    claims = record(subject).claims
    kind = min(record(subject).accepts, Kind.TORQUE)
    attitude, momentum = law.orders(name, kind, **options)
    assert attitude.order == pytest.approx(claims.order, abs=law.tolerance(claims.order)), attitude
    assert momentum.order == pytest.approx(claims.momentum_order, abs=law.tolerance(claims.momentum_order)), momentum


@every_variant_in_full
def test_order_survives_a_torque_of_the_angular_velocity(subject):
    name, options = subject
    claimed = record(subject).claims.velocity_order
    if claimed is None:
        assert record(subject).accepts < Kind.VELOCITY
        return
    attitude, momentum = law.orders(name, Kind.VELOCITY, **options)
    assert attitude.order == pytest.approx(claimed, abs=law.tolerance(claimed)), attitude
    assert momentum.order == pytest.approx(claimed, abs=law.tolerance(claimed)), momentum


@every_variant_in_full
def test_order_for_a_free_body_where_it_is_another(subject):
    name, options = subject
    claims = record(subject).claims
    if claims.free_order is not None:
        attitude, momentum = law.orders(name, Kind.FREE, **options)
        assert attitude.order == pytest.approx(claims.free_order, abs=law.tolerance(claims.free_order)), attitude
        order = claims.free_momentum_order
        assert momentum.order == pytest.approx(order, abs=law.tolerance(order)), momentum


@pytest.mark.parametrize("wrong", ["euler", "late"])
def test_control_a_first_order_step_is_found_out(wrong):
    with control(wrong) as name:
        attitude, _ = law.orders(name, Kind.TORQUE)
        assert abs(attitude.order - 2) > 5 * law.tolerance(2)


def test_control_a_step_that_is_late_in_time_passes_where_nothing_depends_on_time():
    """Why the law is measured with a torque explicit in time."""
    with control("late") as name:
        attitude, _ = law.orders(name, Kind.POTENTIAL)
        assert attitude.order == pytest.approx(2, abs=law.tolerance(2))


def test_the_reference_is_good_to_the_floor():
    """Two solvers agree to a tenth of the floor: at it, a slope over a factor four in h is off by 0.07 at most."""
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

"""Test the energy correction: the printed linear equations, degenerate and impossible cases, and bodies in a
potential.
"""

import math

import numpy as np
import pytest
from family_oracle import engines_agree, expm
from scipy.optimize import brentq

import polhode as ph
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, potential
from polhode.integrators import METHODS, correctable, make_parts, variant
from polhode.integrators.energy_correction import polhode_momentum
from polhode.integrators.record import Kind
from polhode.kernels.values import Diag3, Vec3
from polhode.torques.base import mat3, vec3

J = np.array(MOMENTS)


def energy(P, moments=J):
    return 0.5 * np.sum(np.asarray(P) ** 2 / moments)


def corrected(P, target, moments=J):
    """Return the body momentum after the correction, and whether the correction is possible."""
    tau, possible = polhode_momentum(Diag3(*map(float, moments)), Vec3(*map(float, P)), float(target))
    return np.array(tau) * np.linalg.norm(P) / np.linalg.norm(tau), possible  # only the direction of tau is used


def drift(q):
    """Return the largest relative change of the energy of a free body, divided by the square of its current
    momentum.
    """
    ratio = q.kinetic_energy / np.sum(q.momentum_body**2, axis=1)
    return np.abs(ratio / ratio[0] - 1).max()


# --- a free body -----------------------------------------------------------------------------------------------


def in_print(P, target):
    """Return the momentum from rho'^2, the solution of the linear equations printed in section 4."""
    nu = P / J
    rho = nu / np.sqrt(nu @ (J * nu))
    alpha = np.array([
        J[1] * J[2] * (J[2] - J[1]) * rho[1] ** 2 * rho[2] ** 2,
        J[0] * J[2] * (J[0] - J[2]) * rho[0] ** 2 * rho[2] ** 2,
        J[1] * J[0] * (J[1] - J[0]) * rho[0] ** 2 * rho[1] ** 2,
    ])  # fmt: skip
    x = np.linalg.solve(np.array([J, J**2, alpha]), [1.0, P @ P / (2 * target), alpha @ rho**2])
    return J * np.sign(rho) * np.sqrt(x)  # the normal of the ellipsoid at rho'


def test_the_closed_form_solves_the_linear_equations():
    rng = np.random.default_rng(5)
    for _ in range(20):
        P = rng.normal(size=3)
        target = energy(P) * (1 + 0.01 * rng.uniform(-1, 1))
        tau, possible = corrected(P, target)
        normal = in_print(P, target)
        assert possible == 1.0
        assert np.abs(tau / np.linalg.norm(tau) - normal / np.linalg.norm(normal)).max() < 1e-13
        assert energy(tau) == pytest.approx(target, rel=1e-14)


def test_one_step_turns_the_body_as_in_print():
    """The correction is a rotation about tau x L by the angle between tau and L, in space."""
    h, R = 0.4, attitude()
    given = dict(omega=OMEGA, attitude=R, t_end=h, dt=h, engine="python")
    plain = ph.simulate(ph.Body(MOMENTS), method="buss2", **given)
    S, L = plain.R[-1], R @ (J * OMEGA)
    tau = S @ in_print(S.T @ L, energy(J * OMEGA))
    axis = np.cross(tau, L)
    w = math.atan2(np.linalg.norm(axis), tau @ L) * axis / np.linalg.norm(axis)
    kept = ph.simulate(ph.Body(MOMENTS), method="buss2", energy_correction=True, **given)
    assert np.abs(kept.R[-1] - expm(w) @ S).max() < 1e-14
    assert np.abs(plain.R[-1] - kept.R[-1]).max() > 1e-3


SYMMETRIC = np.array([1.3, 1.3, 2.0])
DEGENERATE = {
    "one component": (J, [0.0, 2.0, 0.0]),
    "symmetric, on the axis": (SYMMETRIC, [0.0, 0.0, 1.5]),
    "symmetric, on the equator": (SYMMETRIC, [0.7, -0.4, 0.0]),
    "a sphere": (np.array([1.7, 1.7, 1.7]), [0.3, 0.9, -0.5]),
}


@pytest.mark.parametrize("case", DEGENERATE)
def test_degenerate_cases_have_nothing_to_correct(case):
    moments, P = DEGENERATE[case]
    for off in (0.0, 1e-15, -1e-15):
        tau, possible = corrected(P, energy(P, moments) * (1 + off), moments)
        assert possible == 1.0
        assert np.abs(tau - P).max() < 1e-15
    given = dict(t_end=20.0, dt=0.1, method="buss1", energy_correction=True, engine="python")
    assert drift(ph.simulate(moments, omega=np.array(P) / moments, **given)) < 3e-15


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_a_body_at_rest_stays_there(engine):
    q = ph.simulate(MOMENTS, omega=[0, 0, 0], t_end=1.0, dt=0.1, method="buss3", energy_correction=True, engine=engine)
    assert np.abs(q.R[-1] - np.eye(3)).max() == 0.0


@pytest.mark.parametrize("case", DEGENERATE)
def test_rounding_of_a_long_run_does_not_turn_a_degenerate_body(case):
    """The momentum changes by rounding. The correction keeps the energy that belongs to the current momentum."""
    moments, P = DEGENERATE[case]
    given = dict(omega=np.array(P) / moments, t_end=1e5, dt=0.1, every=1000)
    kept = ph.simulate(moments, method="buss3", energy_correction=True, **given)
    plain = ph.simulate(moments, method="buss3", **given)
    assert np.abs(kept.R - plain.R).max() < 1e-8


@pytest.mark.parametrize("case", DEGENERATE)
def test_degenerate_cases_are_refused_or_solved_if_there_is_something(case):
    """The determinant is zero.

    If some attitude has the wanted energy, the tilt finds it; otherwise the step is refused.
    """
    moments, P = DEGENERATE[case]
    P = np.array(P)
    for factor in (0.95, 0.998, 1.002, 1.05):
        target = factor * energy(P, moments)
        within = P @ P / (2 * moments.max()) <= target <= P @ P / (2 * moments.min())
        tau, possible = corrected(P, target, moments)
        assert possible == float(within)
        assert np.isfinite(tau).all()
        if within:
            assert energy(tau, moments) == pytest.approx(target, rel=1e-14)


def test_symmetric_bodies_away_from_axis_and_equator():
    P = np.array([0.7, -0.4, 0.9])
    tau, possible = corrected(P, energy(P, SYMMETRIC) * 1.02, SYMMETRIC)
    assert possible == 1.0 and energy(tau, SYMMETRIC) == pytest.approx(1.02 * energy(P, SYMMETRIC), rel=1e-14)
    assert tau[0] / tau[1] == pytest.approx(P[0] / P[1], rel=1e-14)


def test_corrections_too_large_for_the_hyperboloid_are_tilts():
    """If some g_i < 0, the body is tilted: towards the axis of least inertia if the energy is too low, of greatest
    inertia if it is too high.
    """
    rng = np.random.default_rng(8)
    tilted = 0
    for _ in range(200):
        P = rng.normal(size=3)
        low, high = P @ P / (2 * J.max()), P @ P / (2 * J.min())
        target = low + rng.uniform(0.01, 0.99) * (high - low)
        x = np.linalg.solve(
            np.array([J, J**2, [0, 0, 0]]) + np.outer([0, 0, 1], alphas(P)),
            [1.0, P @ P / (2 * target), alphas(P) @ (P / J) ** 2 / (2 * energy(P))],
        )
        tau, possible = corrected(P, target)
        assert possible == 1.0
        assert energy(tau) == pytest.approx(target, rel=1e-13)
        assert (np.sign(tau) == np.sign(P)).all()
        if (x < 0).any():
            tilted += 1
            k = J.argmin() if target > energy(P) else J.argmax()
            others = [i for i in range(3) if i != k]
            assert tau[others[0]] * P[others[1]] == pytest.approx(tau[others[1]] * P[others[0]], rel=1e-12)
    assert tilted > 10


def alphas(P):
    rho2 = (P / J) ** 2 / (2 * energy(P))
    return np.array([
        J[1] * J[2] * (J[2] - J[1]) * rho2[1] * rho2[2],
        J[0] * J[2] * (J[0] - J[2]) * rho2[0] * rho2[2],
        J[1] * J[0] * (J[1] - J[0]) * rho2[0] * rho2[1],
    ])  # fmt: skip


@pytest.mark.parametrize("factor", [0.999, 1.001])
def test_a_target_that_no_attitude_has_is_refused(factor):
    P = np.array([0.4, -1.1, 0.8])
    edge = P @ P / (2 * (J.max() if factor < 1 else J.min()))
    assert corrected(P, edge * factor)[1] == 0.0
    assert corrected(P, edge * (2 - factor))[1] == 1.0


def test_an_impossible_target_stops_the_run():
    parts = make_parts(METHODS["buss3"], {"energy_correction": True}, None, Kind.FREE)
    no = lambda t, R, W, p: Vec3(0.0, 0.0, 0.0)  # noqa: E731
    I = Diag3(*MOMENTS)
    s = parts.start(no, (), I, 0.1, 0.0, mat3(attitude()), vec3(OMEGA))
    _, report = parts.step(no, (), I, 0.1, 0.0, s)
    assert report.converged == 1.0
    _, report = parts.step(no, (), I, 0.1, 0.0, s._replace(target=3.0 * s.target))
    assert report.converged == 0.0


def test_twenty_thousand_large_steps_keep_the_energy():
    body, L = np.array([0.95 / 3, 0.03, 0.94 / 3]), np.array([3 / math.sqrt(2), 3 / math.sqrt(2), 0.0])
    for method in ("buss1", "buss3"):
        q = ph.simulate(body, omega=L / body, t_end=400.0, dt=0.02, method=method, energy_correction=True, every=100)
        assert drift(q) < 3e-15
        assert np.abs(q.kinetic_energy / q.kinetic_energy[0] - 1).max() < 2e-12
        assert np.abs(q.momentum - L).max() < 1e-11


# --- in a potential ---------------------------------------------------------------------------------------------


def test_one_step_in_a_potential_meets_the_total_energy_by_a_turn():
    h, R = 0.2, attitude()
    b = potential().bind(ph.Body(MOMENTS), "python")
    V = lambda R: b.energy(0.0, mat3(R), b.p)  # noqa: E731
    given = dict(omega=OMEGA, attitude=R, t_end=h, dt=h, engine="python")
    plain = ph.simulate(ph.Body(MOMENTS), potential(), method="buss3", **given)
    kept = ph.simulate(ph.Body(MOMENTS), potential(), method="buss3", energy_correction=True, **given)
    S, L = plain.R[-1], plain.momentum[-1]
    assert np.abs(kept.momentum[-1] - L).max() < 1e-14

    def total(R):
        return energy(R.T @ L) + V(R)

    start = energy(J * OMEGA) + V(R)
    assert abs(total(kept.R[-1]) - start) < 1e-14 * abs(start) + 1e-15
    # the body turns along the gradient (by differences), to first order in the angle of the turn
    d = 1e-6
    g = np.array([(total(S @ expm(d * e)) - total(S @ expm(-d * e))) / (2 * d) for e in np.eye(3)])
    size = brentq(lambda x: total(S @ expm(x * g)) - start, -0.1, 0.1, xtol=1e-15)
    turn = np.linalg.norm(size * g)
    assert 1e-6 < turn < 1e-2
    assert np.abs(kept.R[-1] - S @ expm(size * g)).max() < 20 * turn**2


@pytest.mark.parametrize("method", ["buss2", "mr2", "liemid_ea", "buss_abm", "buss_sw"])
def test_the_torque_that_a_state_keeps_is_that_of_the_turned_body(method):
    record = METHODS[method]
    options = {**{k: o.default for k, o in record.options.items()}, "energy_correction": True}
    b = potential().bind(ph.Body(MOMENTS), "python")
    parts = make_parts(record, options, b.energy, b.kind)
    I = Diag3(*MOMENTS)
    s = parts.start(b.torque, b.p, I, 0.2, 0.0, mat3(attitude()), vec3(OMEGA))
    for _ in range(3):
        s, _ = parts.step(b.torque, b.p, I, 0.2, 0.0, s)
    R, W = parts.finish(I, s)
    assert np.abs(np.array(s.s.T) - np.array(b.torque(0.0, R, W, b.p))).max() == 0.0


def test_what_a_correction_costs():
    """If the state stores its torque, the step saves its first call, but needs one after the turn."""
    E = {"energy_correction": True}
    assert (variant(METHODS["buss3"], E).cost.step, variant(METHODS["buss3"], E).cost.each_pass) == (2, 1)
    assert (variant(METHODS["buss2"], E).cost.step, variant(METHODS["buss2"], E).cost.each_pass) == (2, 1)
    q = ph.simulate(
        ph.Body(MOMENTS), potential(), omega=OMEGA, t_end=10.0, dt=0.01, method="buss2", energy_correction=True, every=0
    )
    assert q.stats.torque_calls == 1 + 2 * 1000 + q.stats.newton_iterations
    assert q.stats.newton_iterations < 1100


def test_a_first_order_method_soon_asks_for_what_no_attitude_has():
    with pytest.raises(ph.SimulationFailed, match="no nearby attitude has the energy"):
        ph.simulate(
            ph.Body(MOMENTS), potential(), omega=OMEGA, attitude=attitude(), t_end=200.0, dt=0.1, method="buss1",
            energy_correction=True,
        )  # fmt: skip


def test_who_can_be_corrected():
    can = {name for name, m in METHODS.items() if correctable(m)}
    assert {"buss1", "buss6", "mr2", "mr4", "liemid_ea", "rkmk4"} <= can and correctable(METHODS["buss_abm"])
    # these methods do not conserve the momentum, or already conserve the energy
    assert not can & {"nmb", "nms", "rk4", "quat_em", "exact_free"}
    with pytest.raises(ph.Unsupported, match="use it with one of"):
        ph.simulate(MOMENTS, omega=OMEGA, t_end=1.0, dt=0.1, method="nmb", energy_correction=True)


@pytest.mark.parametrize("torque", [None, "potential"])
def test_engines_agree(torque):
    engines_agree("buss2", torque=torque, steps=3, energy_correction=True)

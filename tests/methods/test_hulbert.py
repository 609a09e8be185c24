"""Test Simo-Wong, predictor-corrector and Park-Chiou-Downer against their formulas in space, with full matrices."""

import numpy as np
import pytest
from family_oracle import engines_agree, hat
from scipy.linalg import expm
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph
from polhode.integrators.record import Kind
from polhode.kernels.values import Diag3
from polhode.torques.base import mat3, no_energy, no_torque, vec3

JI = np.linalg.inv(J)


def m(t, R):
    return R @ body_torque(t, R)


def turn(v):
    return expm(hat(v))


def euler(t, R, W):
    return JI @ (body_torque(t, R) - np.cross(W, J @ W))


@pytest.mark.parametrize("gamma", [0.5, 1.0])
@pytest.mark.parametrize("impulse", ["trapezoidal", "midpoint"])
def test_simo_wong(impulse, gamma, h=0.2):
    R, W = R0(), W0
    A = euler(0.0, R, W)
    for n in range(3):
        t = n * h
        R1 = R @ turn(h * W + h * h / 2 * A)
        if impulse == "trapezoidal":
            pi = R @ J @ W + h / 2 * (m(t, R) + m(t + h, R1))
        else:
            pi = R @ J @ W + h * m(t + h / 2, R @ turn(h / 2 * W + h * h / 8 * A))
        W1 = JI @ R1.T @ pi
        A = 2 / h * (W1 - W) - A if gamma == 0.5 else (W1 - W) / h
        R, W = R1, W1
    assert_same(run("sw" if gamma == 0.5 else "sw_gamma1", h, impulse=impulse), (R, W))


@pytest.mark.parametrize("impulse", ["trapezoidal", "midpoint"])
def test_predictor_corrector(impulse, h=0.2):
    R, W = R0(), W0
    for n in range(3):
        t, pi = n * h, R @ J @ W
        middle = h * m(t + h / 2, R @ turn(h / 2 * W))
        tilde = R @ turn(h * W)
        gain = middle if impulse == "midpoint" else h / 2 * (m(t, R) + m(t + h, tilde))
        predicted = JI @ tilde.T @ (pi + gain)
        R1 = R @ turn(h / 2 * (W + predicted))
        gain = middle if impulse == "midpoint" else h / 2 * (m(t, R) + m(t + h, R1))
        R, W = R1, JI @ R1.T @ (pi + gain)
    assert_same(run("hulbert_pc", h, impulse=impulse), (R, W))


def euler_parameters(v):
    """Return one step of the implicit midpoint rule for q' = q (0, v)/2, from q = 1, as a rotation."""
    rate = 0.25 * np.block([[np.zeros((1, 1)), -v[None]], [v[:, None], -hat(v)]])
    w, *u = np.linalg.solve(np.eye(4) - rate, (np.eye(4) + rate)[:, 0])
    u = np.array(u)
    assert abs(w * w + u @ u - 1) < 1e-15
    return (w * w - u @ u) * np.eye(3) + 2 * np.outer(u, u) + 2 * w * hat(u)


@pytest.mark.parametrize("map", ["half_angle", "exp"])
def test_park(map, h=0.2):
    """Whole and half steps form one sequence; each value follows from the two values before it."""
    rotate = euler_parameters if map == "half_angle" else turn
    R, W = [R0()], [W0]
    A = euler(0.0, R[0], W[0])
    R.append(R[0] @ rotate(h / 2 * W0 + h * h / 8 * A))
    W.append(W0 + h / 2 * A)
    for k in range(2, 7):
        R.append(R[k - 2] @ rotate(h * W[k - 1]))
        W.append(W[k - 2] + h * euler((k - 1) * h / 2, R[k - 1], W[k - 1]))
    assert_same(run("park", h, map=map), (R[6], W[6]))


def test_simo_wong_free_energy_drifts_only_with_gamma_one():
    """The published statement that the energy drifts is true for gamma = 1, but not for the algorithm as printed."""

    def swing(method):
        q = ph.simulate([1, 1.7, 2.3], omega=W0, t_end=5000, dt=0.1, method=method, every=10)
        E = q.kinetic_energy / q.kinetic_energy[0]
        return np.ptp(E[:500]), abs(E[-500:].mean() - E[:500].mean())

    early, late = swing("sw")
    assert late < 0.02 * early
    early, late = swing("sw_gamma1")
    assert late > 0.02


def test_predictor_corrector_energy_grows():
    """The energy of a free body grows with both steps; a shorter step only slows the growth."""
    for dt in (0.1, 0.05):
        q = ph.simulate([1, 1.7, 2.3], omega=W0, t_end=1000, dt=dt, method="hulbert_pc", every=10)
        E = q.kinetic_energy
        thirds = [part.mean() for part in np.array_split(E, 3)]
        assert thirds[0] < thirds[1] < thirds[2]


CHOICES = [
    ("sw", {}),
    ("sw_gamma1", {"impulse": "midpoint"}),
    ("hulbert_pc", {}),
    ("hulbert_pc", {"impulse": "trapezoidal"}),
    ("park", {}),
]


@pytest.mark.parametrize(("name", "options"), CHOICES)
def test_engines_agree(name, options):
    engines_agree(name, **options)


@pytest.mark.parametrize("impulse", ["trapezoidal", "midpoint"])
def test_the_first_half_step_of_the_staggered_chain_is_of_second_order(impulse):
    """Compare a free body with its exact motion after half a step.

    The error is of third order: with half the step, an eighth of it.
    """
    from polhode.integrators import make_parts

    I, W = np.array([1.0, 1.7, 2.3]), np.array([0.9, -1.1, 1.4])
    record = ph.methods["hulbert_stag"]
    parts = make_parts(
        record, {**{k: o.default for k, o in record.options.items()}, "impulse": impulse}, no_energy, Kind.FREE
    )
    left = []
    for h in (2e-3, 1e-3):
        s = parts.start(no_torque, (), Diag3(*I), h, 0.0, mat3(np.eye(3)), vec3(W))
        left.append(np.abs(np.array(s.Rh).T - ph.exact.free_body(I, omega=W, t=h / 2).R).max())
    assert 7.9 < left[0] / left[1] < 8.1

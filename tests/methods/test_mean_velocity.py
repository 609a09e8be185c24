"""Test sw_c1, akw and lewis_simo against the equations of the papers, solved independently, and what they conserve."""

import numpy as np
import pytest
from family_oracle import engines_agree, expm, hat, root
from space_oracle import R0, W0, J, assert_same, body_torque, model, potential, run

import polhode as ph
from polhode.integrators import mean_velocity
from polhode.kernels.values import Vec3, dot

JI = np.linalg.inv(J)


def cayley(v):
    return np.linalg.solve(np.eye(3) - hat(v) / 2, np.eye(3) + hat(v) / 2)


def march(step, h=0.2, steps=3):
    R, W = R0(), W0
    for n in range(steps):
        R, W = step(n * h, R, W, h)
    return R, W


def test_sw_c1():
    def step(t, R, W, h):
        def balance(W1):
            v = h * (W + W1) / 2
            Rm = R @ expm(v / 2)
            return R @ expm(v) @ J @ W1 - R @ J @ W - h * Rm @ body_torque(t + h / 2, Rm)

        W1 = root(balance, W)
        return R @ expm(h * (W + W1) / 2), W1

    assert_same(run("sw_c1"), march(step))


def geodesic(R, R1):
    """Return the middle of the turn from R to R1: the rotation nearest to their mean."""
    U, _, Vt = np.linalg.svd((R + R1) / 2)
    return U @ Vt


def test_akw_with_the_torque_halfway_along_the_turn():
    """The impulse has the direction in space of the torque halfway along the turn."""

    def step(t, R, W, h):
        def balance(W1):
            v = h * (W + W1) / 2
            R1 = R @ cayley(v)
            Rm = geodesic(R, R1)
            size = np.cos(np.arctan(np.linalg.norm(v) / 2))  # the cosine of half the angle of the turn
            return R1 @ J @ W1 - R @ J @ W - h * size * Rm @ body_torque(t + h / 2, Rm)

        W1 = root(balance, W)
        return R @ cayley(h * (W + W1) / 2), W1

    assert_same(run("akw", torque_at="geodesic"), march(step))


@pytest.mark.parametrize("place", ["auto", "ambient", "trapezoidal"])
def test_akw_is_the_midpoint_rule_for_twelve_numbers(place):
    def torque(t, R, R1, h):
        if place == "trapezoidal":
            return (body_torque(t, R) + body_torque(t + h, R1)) / 2
        return body_torque(t + h / 2, (R + R1) / 2)

    def step(t, R, W, h):
        y = np.concatenate([R.ravel(), J @ W])

        def balance(y1):
            R1, middle = y1[:9].reshape(3, 3), (y + y1) / 2
            Rm, Pm = middle[:9].reshape(3, 3), middle[9:]
            Wm = JI @ Pm
            rate = np.concatenate([(Rm @ hat(Wm)).ravel(), np.cross(Pm, Wm) + torque(t, R, R1, h)])
            return y1 - y - h * rate

        y1 = y
        for _ in range(200):
            y1 = y1 - balance(y1)
        assert np.abs(balance(y1)).max() < 1e-14
        return y1[:9].reshape(3, 3), JI @ y1[9:]

    assert_same(run("akw", torque_at=place), march(step))


@pytest.mark.parametrize("quotient", ["along", "scaled"])
@pytest.mark.parametrize("place", ["ambient", "geodesic"])
@pytest.mark.parametrize("map", ["exp", "cayley"])
def test_lewis_simo_on_a_weight(map, place, quotient):
    """The impulse has the direction of the torque in the middle of the step, and the size that conserves the energy."""
    top, turn = ph.torques.heavy_top(1.3, (0.36, 0.48, 0.8), (0.0, 0.0, 1.0)), expm if map == "exp" else cayley

    def V(R):
        return 1.3 * (R @ [0.36, 0.48, 0.8])[2]

    def step(t, R, W, h):
        def balance(x):
            W1, size = x[:3], x[3]
            v = h * (W + W1) / 2
            R1 = R @ turn(v)
            half = v if map == "exp" else 2 * np.arctan(np.sqrt(v @ v) / 2) / np.sqrt(v @ v) * v
            Rm = R @ expm(half / 2) if place == "geodesic" else (R + R1) / 2
            t = Rm @ np.cross(1.3 * Rm[2], [0.36, 0.48, 0.8])
            E = W1 @ J @ W1 / 2 + V(R1) - W @ J @ W / 2 - V(R)
            return np.append(R1 @ J @ W1 - R @ J @ W - h * size * t, E)

        W1 = root(balance, np.append(W, 1.0))[:3]
        return R @ turn(h * (W + W1) / 2), W1

    assert_same(run("lewis_simo", torque=top, map=map, torque_at=place, quotient=quotient), march(step))


@pytest.mark.parametrize("map", ["exp", pytest.param("cayley", marks=pytest.mark.soak)])
def test_lewis_simo_conserves_energy_and_vertical_momentum_of_a_steep_potential(map):
    """Test a soft wall, whose potential is neither linear nor quadratic.

    With quotient="scaled", lewis_simo conserves energy and vertical momentum. With its default quotient, it conserves
    only the energy; akw conserves only the momentum.
    """
    given = dict(momentum=[2, 2, 2], t_end=100, dt=0.05)
    q = ph.simulate([2, 3, 4.5], ph.torques.coulomb_wall(), method="lewis_simo", map=map, quotient="scaled", **given)
    assert np.abs(q.energy - q.energy[0]).max() < 1e-11
    assert np.abs(q.momentum[:, 2] - 2).max() < 1e-11
    given = {**given, "t_end": 40, "dt": 0.02}
    q = ph.simulate([2, 3, 4.5], ph.torques.coulomb_wall(), method="lewis_simo", map=map, **given)
    assert np.abs(q.energy - q.energy[0]).max() < 1e-11
    assert np.abs(q.momentum[:, 2] - 2).max() > 1e-4
    akw = ph.simulate([2, 3, 4.5], ph.torques.coulomb_wall(), method="akw", **given)
    assert np.abs(akw.energy - akw.energy[0]).max() > 1e-4
    assert np.abs(akw.momentum[:, 2] - 2).max() < 1e-11


@pytest.mark.parametrize("place", ["ambient", "geodesic"])
@pytest.mark.parametrize("map", ["exp", "cayley"])
def test_lewis_simo_conserves_the_energy_of_a_sum_of_unlike_potentials(map, place):
    torque = (
        ph.torques.coulomb_wall()
        + ph.torques.gravity_gradient(0.4, (0.6, 0.0, 0.8))
        + ph.torques.dipole((1, 0, 1), (1, 2, 0))
    )
    q = ph.simulate(
        [2, 3, 4.5],
        torque,
        momentum=[2, 2, 2],
        t_end=10,
        dt=0.01,
        method="lewis_simo",
        map=map,
        torque_at=place,
        every=10,
    )
    assert np.abs(q.energy - q.energy[0]).max() < 1e-10


def test_akw_conserves_what_is_quadratic():
    """akw conserves the energy of a quadratic potential, and the vertical momentum of a weight.

    With the torque at the geodesic middle, it also conserves both for a weight.
    """
    q = ph.simulate(J, model(rate=False), omega=W0, t_end=100, dt=0.1, method="akw")
    drift = [potential(0, R, rate=False) + W @ J @ W / 2 for R, W in zip(q.R, q.omega, strict=True)]
    assert np.ptp(drift) < 1e-12
    top = ph.torques.heavy_top(1.3, (0.36, 0.48, 0.8))
    errors = {}
    for place in ("ambient", "geodesic"):
        q = ph.simulate(J, top, omega=W0, t_end=100, dt=0.1, method="akw", torque_at=place)
        errors[place] = np.ptp(q.momentum[:, 2]), np.ptp(q.energy)
    assert max(errors["ambient"]) < 1e-12 and max(errors["geodesic"]) < 1e-12


def test_on_a_free_body_lewis_simo_is_sw_c1_or_akw():
    for map, other in (("exp", "sw_c1"), ("cayley", "akw")):
        assert_same(run("lewis_simo", torque=None, steps=20, map=map), run(other, torque=None, steps=20), 1e-13)
    assert np.abs(run("sw_c1", torque=None)[0] - run("akw", torque=None)[0]).max() > 1e-4


def test_half_steps_of_newmark_are_the_midpoint_rule():
    """Test NMB on a free body: J(Omega + h/2 A) is the sequence of momenta of akw, started half a step later."""
    h = 0.2
    nmb = ph.simulate(J, omega=W0, t_end=10, dt=h, method="nmb")
    W, A = nmb.omega, nmb.states[:, 12:15, 0]
    half = (W + h / 2 * A) @ J
    akw = ph.simulate(J, omega=half[0] @ JI, t_end=10, dt=h, method="akw")
    assert np.abs(akw.momentum_body - half).max() < 1e-12
    assert np.ptp(np.linalg.norm(half, axis=1)) < 1e-13 < 1e-4 < np.ptp(np.linalg.norm(nmb.momentum_body, axis=1))


def test_a_python_torque_is_never_shown_a_matrix_that_is_no_rotation():
    seen = []

    def torque(t, R):
        seen.append(np.abs(R.T @ R - np.eye(3)).max())
        return np.cross(R[2], [0, 0, 1.0])

    given = dict(omega=W0, t_end=1, dt=0.1, method="akw")
    q = ph.simulate(J, torque, frame="body", **given)
    assert q.options["torque_at"] == "geodesic" and max(seen) < 1e-14
    top = ph.torques.heavy_top(1.0)
    assert np.abs(q.R - ph.simulate(J, top, torque_at="geodesic", **given).R).max() < 1e-13
    seen.clear()
    q = ph.simulate(J, torque, frame="body", torque_at="ambient", **given)
    assert q.options["torque_at"] == "ambient" and max(seen) > 1e-4
    assert np.abs(q.R - ph.simulate(J, top, **given).R).max() < 1e-13
    mixed = ph.simulate(J, ph.torques.heavy_top(1.0) + ph.torques.constant([0, 0, 0.1]) + torque, **given)
    assert mixed.options["torque_at"] == "geodesic"


def test_a_body_that_turns_back():
    """The solves of these methods also converge in steps in which the mean angular velocity passes through zero."""
    for name in ("akw", "sw_c1", "lewis_simo", "liemid_i"):
        pendulum = ph.torques.heavy_top(1.0, axis=(1, 0, 0), up=(-1, 0, 0))
        q = ph.simulate([1, 2, 3], pendulum, omega=[0, 0, 0.1], t_end=40, dt=0.02, method=name)
        assert q.outcome.good and np.min(np.abs(q.omega[:, 2])) < 1e-3


CHOICES = [
    ("sw_c1", {}),
    ("akw", {}),
    ("akw", {"torque_at": "trapezoidal"}),
    ("lewis_simo", {}),
    ("lewis_simo", {"map": "cayley", "torque_at": "geodesic"}),
    ("lewis_simo", {"quotient": "scaled"}),
]


@pytest.mark.parametrize(("name", "options"), CHOICES)
def test_engines_agree(name, options):
    engines_agree(name, **options)


@pytest.mark.parametrize("discrete", [mean_velocity.along, mean_velocity.scaled])
def test_the_work_of_a_discrete_gradient_is_the_loss_of_potential(discrete):
    v, u, before, after = Vec3(0.1, 0.2, -0.3), Vec3(1.0, 0.5, 2.0), 0.3, -0.2
    mean, _ = discrete(None, v, u, before, after)
    assert dot(v, mean) == pytest.approx(before - after, rel=1e-13)

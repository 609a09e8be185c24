"""Test splittings for torques that depend on the angular velocity, against exact solutions and order conditions."""

import mpmath as mp
import numpy as np
import pytest

import polhode as ph
import polhode.evidence.certification as law
from polhode import torques
from polhode.integrators import velocity_kicks as kicks
from polhode.integrators.coefficients import SPLITTINGS
from polhode.kernels.values import Diag3, Vec3, dot

BODY = (1.0, 1.7, 2.3)
START = {"omega": (0.9, -1.4, 1.1), "attitude": law.attitude()}
WEIGHT = torques.heavy_top(1.3, axis=(0.36, 0.48, 0.8))
LOSS = torques.damping((0.3, 0.2, 0.4)) + torques.drag(0.1)


def order_of_products(c):
    """Return the order of exp(a A) exp(b B) ... for two matrices that do not commute, measured in 50 digits."""
    with mp.workdps(50):
        rng = np.random.default_rng(5)
        A, B = (mp.matrix(rng.uniform(-1, 1, (4, 4)).tolist()) for _ in range(2))
        first, second = ((c.flows, A), (c.kicks, B)) if len(c.flows) > len(c.kicks) else ((c.kicks, B), (c.flows, A))

        def error(h):
            M = mp.eye(4)
            for i, x in enumerate(first[0]):
                M = mp.expm(x * h * first[1]) * M
                if i < len(second[0]):
                    M = mp.expm(second[0][i] * h * second[1]) * M
            return mp.norm(M - mp.expm(h * (A + B)))

        return float(mp.log(error(mp.mpf("0.1")) / error(mp.mpf("0.05")), 2)) - 1


def test_the_coefficients_are_for_any_two_flows():
    """For two general flows, s10 has order 6, and the other sets have only order 4."""
    sets = ("srkn6b", "aba864", "aba1064", "srkn14a", "s10")
    assert [round(order_of_products(SPLITTINGS[name])) for name in sets] == [4, 4, 4, 4, 6]


@pytest.mark.parametrize("kick, order", [(kicks.midpoint, 2), (kicks.runge_kutta_4, 4), (kicks.runge_kutta_6, 6)])
def test_a_kick_solves_its_equation_to_its_order(kick, order):
    """Test dP/dt = T - c P|P| for a sphere along T. The solution is P = sqrt(T/c) tanh(sqrt(T c) t + const)."""
    with mp.workdps(40):
        c, T, P0 = mp.mpf("0.7"), mp.mpf("0.2"), mp.mpf("0.4")
        one = Diag3(*[mp.mpf(1)] * 3)
        along = Vec3(mp.mpf("0.6"), mp.mpf(0), mp.mpf("0.8"))
        f = kick(lambda t, R, W, p: torques.models.drag_torque(t, R, W, p))

        def error(k):
            P, _ = f(c, one, k, mp.mpf(0), None, P0 * along, T * along)
            return abs(dot(P, along) - mp.sqrt(T / c) * mp.tanh(mp.sqrt(T * c) * k + mp.atanh(P0 * mp.sqrt(c / T))))

        e = error(mp.mpf("0.02")), error(mp.mpf("0.01"))
        assert float(mp.log(e[0] / e[1], 2)) == pytest.approx(order + 1, abs=0.15)


@pytest.mark.parametrize("method", ["strang", "rkn4", "damped6"])
def test_a_damped_sphere_is_exact(method):
    """The exact solution is omega = omega0 exp(-c t/I) about a fixed axis. Only the kicks change omega."""
    c, I, w = 1.6, 2.0, np.array([0.3, -0.5, 1.2])
    errors = []
    for n in (6, 12):
        run = ph.simulate([I] * 3, torques.damping(c), omega=w, t_end=3.0, dt=3.0 / n, method=method, every=0)
        errors.append(np.abs(run.omega[-1] - w * np.exp(-c * 3.0 / I)).max())
    order = ph.methods[method].claims.velocity_order
    assert np.log2(errors[0] / errors[1]) == pytest.approx(order, abs=0.2)


@pytest.mark.parametrize("strength", [1.0, 1e3, 1e6])
def test_strang_never_gains_energy_from_what_opposes_the_motion(strength):
    """The energy never rises, whatever the step. In the same case, an explicit method (rkn4 at 1e3) diverges."""
    loss = torques.damping((strength, 0.0, 0.3 * strength)) + torques.drag(strength)
    run = ph.simulate(BODY, loss, omega=(9.0, -14.0, 11.0), t_end=50.0, dt=0.5, method="strang")
    assert np.all(np.diff(run.kinetic_energy) <= 1e-14 * run.kinetic_energy[:-1])
    if strength == 1e3:
        with pytest.raises(ph.SimulationFailed, match="strang"):
            ph.simulate(BODY, loss, omega=(9.0, -14.0, 11.0), t_end=50.0, dt=0.5, method="rkn4")


def work_error(method, steps, torque, loss, t_end=4.0):
    """Return the energy at the end, minus the energy at the start, minus the work of `loss`.

    The work is integrated over the samples by Boole's rule, which has order six.
    """
    run = ph.simulate(BODY, torque, **START, t_end=t_end, dt=t_end / steps, method=method)
    bound = loss.bind(ph.Body(BODY), "python")
    potential = WEIGHT.bind(ph.Body(BODY), "python")
    R = torques.base.mat3(run.R)
    W = torques.base.vec3(run.omega)
    power = np.asarray(dot(W, bound.torque(0.0, R, W, bound.p)))
    energy = run.kinetic_energy + np.asarray(potential.energy(0.0, R, potential.p))
    weights = np.zeros(steps + 1)
    for i in range(0, steps, 4):
        weights[i : i + 5] += np.array([7, 32, 12, 32, 7]) * (2 / 45) * (t_end / steps)
    return abs(energy[-1] - energy[0] - weights @ power)


@pytest.mark.parametrize("method, order", [("strang", 2), ("rkn4", 4), ("damped6", 6)])
def test_the_energy_lost_is_the_work_of_the_damping(method, order):
    e = [work_error(method, n, WEIGHT + LOSS, LOSS) for n in (40, 80)]
    assert np.log2(e[0] / e[1]) > order - 0.4
    assert e[1] < {2: 2e-3, 4: 2e-6, 6: 1e-8}[order]


def spin_down(t, R, omega):
    spin_down.calls += 1
    return R @ (-np.array([0.3, 0.2, 0.4]) * omega - 0.1 * np.linalg.norm(omega) * omega)


def weight(t, R):
    weight.calls += 1
    return -1.3 * np.cross(R @ np.array([0.36, 0.48, 0.8]), [0.0, 0.0, 1.0])


@pytest.mark.parametrize("method, resting, moving", [("rkn4", 6, 28), ("damped6", 10, 70)])
def test_each_part_is_called_as_often_as_it_says(method, resting, moving):
    kept = 1 if method == "rkn4" else 0
    how = {**START, "t_end": 1.0, "dt": 0.1, "method": method, "every": 0}
    model = ph.simulate(BODY, WEIGHT + LOSS, **how)
    for torque in (torques.function(weight) + LOSS, LOSS + torques.function(weight)):
        weight.calls = 0
        run = ph.simulate(BODY, torque, engine="python", **how)
        assert run.stats.torque_calls == weight.calls == kept + 10 * resting
        assert np.abs(run.R[-1] - model.R[-1]).max() < 1e-13
    for engine in ("numba", "python"):
        weight.calls = spin_down.calls = 0
        run = ph.simulate(BODY, WEIGHT + torques.function(spin_down), engine=engine, **how)
        assert run.stats.torque_calls == spin_down.calls == 10 * moving
        assert np.abs(run.R[-1] - model.R[-1]).max() < 1e-13
    run = ph.simulate(BODY, spin_down, engine="python", **how)
    assert run.stats.torque_calls == 10 * moving


def test_strang_calls_a_python_torque_once_a_step():
    spin_down.calls = 0
    ph.simulate(BODY, WEIGHT + torques.function(spin_down), **START, t_end=1.0, dt=0.1, method="strang")
    assert spin_down.calls == 11


@pytest.mark.parametrize(
    ("method", "engine"),
    [
        *((method, "python") for method in ("rkn4", "strang", "damped6")),
        *(pytest.param(method, "numba", marks=pytest.mark.soak) for method in ("rkn4", "strang", "damped6")),
    ],
)
def test_bodies_with_axes_of_their_own_and_batches_agree(method, engine):
    """Another body frame, another nesting of the sum, an observer that is a function, and a batch give the
    same motion.
    """
    Q = np.linalg.qr(np.random.default_rng(2).normal(size=(3, 3)))[0]
    Q = Q * np.linalg.det(Q)
    turned = ph.Body(Q @ np.diag(BODY) @ Q.T)
    how = {"t_end": 2.0, "dt": 0.1, "method": method, "engine": engine}
    a = ph.simulate(BODY, WEIGHT + LOSS, **START, **how)
    C = Q @ np.diag([0.3, 0.2, 0.4]) @ Q.T
    loss = torques.drag(0.1) + (torques.heavy_top(1.3, axis=Q @ [0.36, 0.48, 0.8]) + torques.damping(C))

    @ph.kernel
    def spin(omega):
        return omega.x

    b = ph.simulate(turned, loss, omega=Q @ START["omega"], attitude=START["attitude"] @ Q.T, **how, observe=spin)
    assert np.abs(b.R @ Q - a.R).max() < 1e-12
    batch = ph.simulate(BODY, WEIGHT + LOSS, omega=[START["omega"]] * 3, attitude=START["attitude"], **how)
    assert np.abs(batch.R - a.R).max() < 1e-13


def test_auto_keeps_the_order_with_damping_but_calls_python_once():
    spin_down.calls = weight.calls = 0
    for torque, method in ((WEIGHT + LOSS, "rkn4"), (torques.function(weight) + LOSS, "rkn4"), (spin_down, "strang")):
        assert ph.simulate(BODY, torque, **START, t_end=1.0, dt=0.1).method == method


@pytest.mark.parametrize("method", ["strang", "rkn4"])
def test_reorthogonalising_changes_rounding_only(method):
    how = {**START, "t_end": 2.0, "dt": 0.05, "method": method, "engine": "python"}
    plain, near = (ph.simulate(BODY, WEIGHT + LOSS, **how, reorthogonalise=r) for r in (False, True))
    assert np.abs(plain.R - near.R).max() < 1e-13 and near.orthogonality[-1] < 1e-15

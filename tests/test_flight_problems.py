"""Test problems of bodies that translate: final states, conserved quantities, published behaviour, other solutions."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph

ORBITS = {"full-two-body": (200, 1e-7), "hyperion": (200, 1e-4), "orbit-equilibrium": (60, 1e-7)}
GROUND = ("bouncing-ball", "tippe-top", "rattleback", "coin")
NAMES = [name for name in ph.problems if ph.problems[name].place]


def test_which_problems_move():
    assert NAMES == [*ORBITS, *GROUND]


@pytest.mark.parametrize("name", NAMES)
def test_references(name):
    r = ph.problems[name].reference
    assert r.kind == "certified" and 0 < r.error < 1e-27
    digits = [x for k in ("omega", "x", "v") for x in r.digits[k]]
    assert len(digits) == 9 and all(len(x.replace("-", "").partition("e")[0]) > 30 for x in digits)
    assert np.abs(r.R.T @ r.R - np.eye(3)).max() < 1e-14


@pytest.mark.parametrize("name", ORBITS)
def test_orbits_meet_the_reference(name):
    p = ph.problems[name]
    steps, tolerance = ORBITS[name]
    errors = []
    for n in (steps, steps // 2):
        run = p.simulate("rkmk9", dt=p.t_end / n, every=10, engine="python")
        errors.append(max(p.error(run)))
    # the order is high, and rounding does not limit the smaller error
    assert errors[0] < tolerance and errors[1] > 20 * errors[0]
    for key, known in p.invariants.items():
        assert known.error(run).max() < 1000 * tolerance, key


def test_the_equilibrium_is_exact():
    p = ph.problems["orbit-equilibrium"]
    R, omega = p.exact(p.t_end)
    assert np.abs(R - p.reference.R).max() < 1e-14 and np.abs(omega - p.reference.omega).max() < 1e-15
    np.testing.assert_allclose(p.reference.x, R[:, 0], atol=1e-14)


def test_planar_rotation_of_hyperion():
    """Compare with theta'' = -(3/2) (B - A)/C mu/r^3 sin 2(theta - f) of Wisdom, Peale & Mignard on a Kepler orbit, by
    SciPy.
    """
    p = ph.problems["hyperion"]
    A, B, C = p.body.moments
    mu, rate = 3.7931e16, p.omega[2]

    def rates(t, y):
        x, v, theta, spin = y[:2], y[2:4], y[4], y[5]
        r = np.hypot(*x)
        f = np.arctan2(x[1], x[0])
        return [*v, *(-mu / r**3 * x), spin, -1.5 * (B - A) / C * mu / r**3 * np.sin(2 * (theta - f))]

    t_end = 0.3 * p.t_end
    start = [*p.position[:2], *p.velocity[:2], 0.4, 1.3 * rate]
    exact = solve_ivp(rates, (0, t_end), start, method="DOP853", rtol=1e-12, atol=1e-12 * np.abs(start).max()).y[:, -1]
    flat = {"attitude": ph.so3.exp([0, 0, 0.4]), "omega": [0, 0, 1.3 * rate]}
    run = p.simulate("rkmk9", dt=t_end / 100, t_end=t_end, every=0, engine="python", **flat)
    turned = np.arctan2(run.R[-1, 1, 0], run.R[-1, 0, 0])
    # 1e-5, because the rotation changes the orbit by 1e-8 of its size
    assert abs(np.exp(1j * turned) - np.exp(1j * exact[4])) < 1e-5
    np.testing.assert_allclose(run.x[-1, :2], exact[:2], atol=1e-6 * np.hypot(*exact[:2]))


def test_hyperion_tumbles_chaotically():
    """Neighbouring motions separate by a factor e in about two orbits: the Lyapunov exponent is near 0.1 per radian."""
    p = ph.problems["hyperion"]
    both = np.array(p.omega) * [[1.0], [1.0 + 1e-9]]
    run = p.simulate("rkmk4", dt=p.t_end / 500, every=50, engine="python", omega=both)
    apart = ph.so3.distance(run.R[0], run.R[1])
    growth = np.log(apart[-1] / apart[1]) / (20 * np.pi * 0.9)
    assert 0.05 < growth < 0.2
    assert run.R[0, :, 2, 2].min() < -0.5 < 0.5 < run.R[0, :, 2, 2].max()  # the axis of the body turns over


def test_a_spherical_body_and_a_sphere_are_keplers():
    """Test the reduced mass of `central(attracted=...)`: the period of two points that orbit each other is that of G (M
    + m).
    """
    M, m = 1.0, 0.2
    body = ph.Body([1e-9] * 3, mass=M * m / (M + m))
    force = ph.forces.central(M, attracted=m, gradient=False)
    period = 2 * np.pi / np.sqrt(M + m)
    run = ph.simulate(
        body, force=force, position=[1, 0, 0], velocity=[0, np.sqrt(M + m), 0], omega=[0, 0, 1], t_end=period,
        dt=period / 40, method="rkmk9", every=0, engine="python",
    )  # fmt: skip
    np.testing.assert_allclose(run.x[-1], [1, 0, 0], atol=1e-8)


@pytest.mark.parametrize("name", GROUND)
def test_bodies_on_the_ground_begin_well(name):
    p = ph.problems[name]
    run = p.simulate("strang", t_end=20 * p.dt, engine="python")
    assert run.outcome.good and len(run) == 21
    for key, known in p.invariants.items():
        assert known.error(run).max() < 1e-3, key


@pytest.mark.soak
@pytest.mark.parametrize("name", GROUND)
def test_bodies_on_the_ground_meet_the_reference(name):
    p = ph.problems[name]
    errors = [max(p.error(p.simulate("strang", dt=p.dt / n, every=0))) for n in (1, 2, 4)]
    assert errors[2] < 1e-2 and errors[2] < errors[1] < errors[0]


def test_what_the_ends_show():
    """At the end, a tippe top has turned over, a rattleback has reversed its spin, and a coin still rolls."""
    top, stone, coin = (ph.problems[n] for n in ("tippe-top", "rattleback", "coin"))
    assert top.attitude[2, 2] > 0.99 and top.reference.R[2, 2] < -0.9
    assert stone.omega[2] < 0 < stone.reference.omega[2]
    rate = np.sqrt(4 * 9.81 / (0.0125 * np.sin(0.3)))
    R = coin.reference.R
    turned = [np.arctan2(A[1, 2], A[0, 2]) for A in (coin.attitude, R)]
    way = abs(turned[1] - turned[0]) % (2 * np.pi)
    expected = rate * coin.t_end % (2 * np.pi)
    assert min(abs(way - expected), abs(2 * np.pi - way - expected)) < 0.7  # in 6.4 turns, its rate increases by 1 %


def test_init_writes_a_problem(tmp_path):
    from click.testing import CliRunner

    from polhode.cli import cli

    path = tmp_path / "top.toml"
    done = CliRunner().invoke(cli, ["init", str(path), "--problem", "tippe-top"])
    assert done.exit_code == 0, done.output
    p = ph.problems["tippe-top"]
    given = ph.scenario.read(path).arguments()
    run = ph.simulate(**{**given, "t_end": 3 * p.dt, "engine": "python"})
    mine = p.simulate("auto", t_end=3 * p.dt, engine="python")
    np.testing.assert_allclose(run.x, mine.x, atol=1e-15)
    refused = CliRunner().invoke(cli, ["init", str(tmp_path / "b.toml"), "--problem", "contact"])
    assert refused.exit_code != 0 and "is a Python function" in str(refused.exception)

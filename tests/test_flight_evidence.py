"""Test recommendations, audits and comparisons for bodies that translate."""

import numpy as np
import pytest

import polhode as ph
from polhode import forces
from polhode.catalogue import Problem
from polhode.evidence.reference_solutions import independent_end

BOX = ph.Body.box(0.1, 0.2, 0.3, mass=2.0)
SWING = {"omega": [1, 2, 5], "position": [0.5, 0, 0], "t_end": 1.0}


@pytest.mark.usefixtures("short_runs_in_python")
def test_the_position_counts():
    """With a stiff spring at the centre of mass, the body turns freely, so the only error is that of the position."""
    advice = ph.recommend(BOX, 1e-4, force=forces.spring([0, 0, 0], stiffness=200.0), methods=["strang"], **SWING)
    run = advice.simulate()
    t = run.t[-1]
    off = abs(run.x[-1, 0] - 0.5 * np.cos(10.0 * t)) / (0.5 - run.x[:, 0].min())
    off = max(off, abs(run.v[-1, 0] + 5.0 * np.sin(10.0 * t)) / 5.0)
    assert advice.certified
    assert 2e-5 < off < 1e-4
    assert off == pytest.approx(advice.error, rel=0.1)


def test_only_methods_that_move_bodies_are_tried():
    from polhode.evidence.recommendation import all_acting, fit
    from polhode.integrators import METHODS, flies

    acting = all_acting({"torque": None, "force": forces.gravity()})
    assert all(flies(METHODS[name], {}) for name in fit(acting))
    assert len(fit(acting)) > 5


def test_the_path_is_drawn():
    pytest.importorskip("matplotlib")
    run = ph.simulate(
        BOX, force=forces.gravity(), velocity=[1, 0, 4], omega=[0, 0, 1], t_end=1, dt=0.01, engine="python"
    )
    (panel,) = [ax for ax in run.plot().axes if ax.get_title(loc="left").startswith("Path")]
    assert (panel.get_xlabel(), panel.get_ylabel()) == ("x (m)", "z (m)")
    (line,) = panel.collections
    drawn = np.array([piece[0] for piece in line.get_segments()])
    np.testing.assert_allclose(drawn, run.x[:-1, [0, 2]], atol=1e-12)
    assert not any("polhode" in ax.get_title(loc="left") for ax in run.plot().axes)


@pytest.fixture(scope="module")
def swinging():
    """Return a run with a spring at the centre of mass.

    The attitude is exact, so the only error is that of the position.
    """
    return ph.simulate(
        BOX, force=forces.spring([0, 0, 0], stiffness=200.0), dt=0.01, method="strang", engine="python", **SWING
    )


def test_an_audit_judges_position_and_velocity(swinging):
    """Compare with the harmonic motion of the centre.

    The errors are relative to the displacement of the body and its speed.
    """
    x, v = 0.5 * np.cos(10.0 * swinging.t), -5.0 * np.sin(10.0 * swinging.t)
    far = np.abs(swinging.x[:, 0] - 0.5).max()
    audit = swinging.audit()
    assert audit.reliable
    assert audit.largest_error < 1e-12
    assert audit.position_error == pytest.approx(np.abs(swinging.x[:, 0] - x).max() / far, rel=0.05)
    assert audit.velocity_error == pytest.approx(np.abs(swinging.v[:, 0] - v).max() / 5.0, rel=0.05)
    assert any("position is right to about" in line and "how far the body moves" in line for line in audit.verdict)
    assert "position_error" in audit.as_dict()


def test_an_audit_does_not_confirm_a_wrong_position():
    """The steps are far too long for the spring: the attitude is right, but the position is completely wrong."""
    stiff = ph.simulate(
        BOX, force=forces.spring([0, 0, 0], stiffness=200.0), dt=1 / 6, method="strang", engine="python", **SWING
    )
    audit = stiff.audit()
    assert audit.largest_error < 1e-12
    assert audit.position_error > 0.4
    assert not audit.reliable
    assert any(("position" in line) and ("Not to be trusted" in line) for line in audit.verdict)


def test_a_random_force_leaves_the_position_undecided():
    rng = np.random.default_rng(1)
    run = ph.simulate(BOX, force=lambda x: rng.normal(size=3), dt=0.05, method="strang", engine="python", **SWING)
    audit = run.audit()
    assert not audit.reliable
    assert any("cannot decide on the position" in line or "Not to be trusted" in line for line in audit.verdict)


# --- comparisons, with equations of motion that are written here --------------------------------------------------

MASS, MOMENTS, STIFF, HOOK = 2.0, np.array([0.3, 0.5, 0.7]), 30.0, np.array([0.0, 0.1, 0.2])
SPRUNG = ph.Body(MOMENTS, mass=MASS, physical=False)


def dop853_on_a_spring(t_end, omega, x, v):
    """Return quaternion, omega, x and v of a body whose point HOOK hangs on a spring from the origin under gravity, by
    SciPy.
    """
    from scipy.integrate import solve_ivp
    from scipy.spatial.transform import Rotation

    def rate(t, y):
        q, w, x, v = y[:4], y[4:7], y[7:10], y[10:]
        R = Rotation.from_quat(q).as_matrix()
        pull = -STIFF * (x + R @ HOOK)
        turning = (np.cross(HOOK, R.T @ pull) - np.cross(w, MOMENTS * w)) / MOMENTS
        dq = 0.5 * np.array([*(q[3] * w + np.cross(q[:3], w)), -q[:3] @ w])
        return np.concatenate([dq, turning, v, pull / MASS - [0, 0, 9.81]])

    start = np.concatenate([[0, 0, 0, 1], omega, x, v])
    y = solve_ivp(rate, (0, t_end), start, method="DOP853", rtol=1e-13, atol=1e-14).y[:, -1]
    return Rotation.from_quat(y[:4]).as_matrix(), y[4:7], y[7:10], y[10:]


@pytest.fixture(scope="module")
def sprung():
    """Return a problem whose load is a function of a user, its final state by DOP853, and a comparison of methods."""
    start = {"omega": (1.0, 2.0, 5.0), "position": (0.3, 0.0, -0.5), "velocity": (0.0, 1.0, 0.0)}
    own = forces.gravity() + forces.spring([0, 0, 0], point=HOOK.tolist(), stiffness=STIFF)
    problem = Problem("sprung", "", SPRUNG, own, attitude=np.eye(3), t_end=1.0, dt=0.05, source="", **start)
    truth = dop853_on_a_spring(1.0, *start.values())
    made = ph.compare(
        problem, ["strang", "rkn4", "scipy:DOP853"], torque=own, steps=[0.05, 0.025, 0.0125], tols=[1e-4, 1e-9],
        repeats=1, engine="python",
    )  # fmt: skip
    return problem, truth, made


def test_a_reference_by_scipy_moves(sprung):
    problem, (R, omega, x, v), _ = sprung
    end = independent_end(problem, problem.torque)
    assert end.error < 1e-10
    for found, known in ((end.R, R), (end.omega, omega), (end.x, x), (end.v, v)):
        np.testing.assert_allclose(found, known, rtol=0, atol=2e-11)


def test_a_comparison_judges_position_and_velocity(sprung):
    """Test errors of position and velocity, relative to displacement and speed of the body, or of a point that turns
    with it.
    """
    problem, (R, _, x, v), made = sprung
    fine = problem.simulate("rkn4", dt=0.01, engine="python")
    far = np.linalg.norm(fine.x - fine.x[0], axis=1).max()
    rim = np.sqrt(MOMENTS.sum() / (3 * MASS)) * np.linalg.norm(fine.omega, axis=1).max()
    fast = max(np.linalg.norm(fine.v, axis=1).max(), rim)
    for point in made["strang"].points:
        run = problem.simulate("strang", dt=point.setting, every=0, engine="python")
        assert point.attitude == pytest.approx(ph.so3.angle(R, run.R[-1]), rel=1e-5)
        assert point.position == pytest.approx(np.linalg.norm(run.x[-1] - x) / far, rel=0.05)
        assert point.velocity == pytest.approx(np.linalg.norm(run.v[-1] - v) / fast, rel=0.05)
        assert point.error == max(point.attitude, point.position, point.velocity)
    coarse, fine = made["rkn4"].points[:2]
    assert 1.9 < made["strang"].slope < 2.1 and 10 < coarse.error / fine.error < 25
    loose, tight = made["scipy:DOP853"].points
    assert loose.error > 1e-6 and tight.error < 1e-7 and tight.torque_calls > loose.torque_calls


def test_a_comparison_says_that_places_count(sprung):
    _, _, made = sprung
    assert made.moves and "attitude, position and velocity at t = 1" in str(made)
    assert "position error" in made.runs.columns and "velocity error" in made.runs.columns
    assert type(made).from_dict(made.to_dict()) == made


def test_the_place_alone_can_be_wrong():
    """With a spring at the centre of mass, the attitude is exact, so the only error is that of the harmonic motion."""
    own = forces.spring([0, 0, 0], stiffness=200.0)
    given = {"omega": (0.0, 0.0, 5.0), "position": (0.5, 0.0, 0.0), "velocity": (0.0, 0.0, 0.0)}
    problem = Problem("swing", "", BOX, own, attitude=np.eye(3), t_end=1.0, dt=0.01, source="", **given)
    point = ph.compare(problem, ["strang"], torque=own, steps=[0.02], repeats=1, engine="python")["strang"].points[0]
    run = problem.simulate("strang", dt=0.02, every=0, engine="python")
    assert point.attitude < 1e-12 < point.error
    # relative to the displacement of 1 m
    assert point.position == pytest.approx(abs(run.x[-1, 0] - 0.5 * np.cos(10.0)), rel=0.02)
    assert point.velocity == pytest.approx(abs(run.v[-1, 0] + 5.0 * np.sin(10.0)) / 5.0, rel=0.02)

"""Test a stepper whose steps follow a tolerance."""

import numpy as np
import pytest

import polhode as ph
from polhode.errors import InvalidInput, SimulationFailed, Unsupported
from polhode.groups.so3 import angle
from shared_code import full_dose

BODY = ph.Body([1.0, 2.0, 3.0])
START = {"omega": (0.3, 0.2, 1.5), "tol": 1e-7}


BATCH = [START["omega"], (0.0, 0.1, 1.0)]


def weight(t, R):
    return np.cross(R[:, 2], (0.0, 0.0, -1.3))


def stepper(torque=weight, **more):
    return ph.stepper(BODY, torque, **{**START, "engine": "python", **more})


@pytest.fixture(scope="module")
def whole():
    return ph.simulate(BODY, weight, t_end=2.0, engine="python", **START)


def test_steps_are_those_of_simulate(whole):
    s = stepper()
    assert (s.t, s.steps) == (0.0, 0)
    for k in (1, 2, 3):
        s.step()
        assert (s.t, s.steps) == (whole.t[k], k)
        assert np.array_equal(s.R, whole.R[k])
    s.step(5)
    assert np.array_equal(s.omega, whole.omega[8])
    assert "tol 1e-07" in repr(s)


def test_a_restored_stepper_goes_on_with_the_same_bits(whole):
    s, other = stepper(), stepper(omega=(0.0, 0.0, 1.0))
    s.step(6)
    other.restore(s.state)
    other.step(6)
    assert np.array_equal(other.R, whole.R[12])
    with pytest.raises(InvalidInput, match="tol = 1e-07"):
        stepper(tol=1e-6).restore(s.state)
    with pytest.raises(InvalidInput, match="has method"):
        ph.stepper(BODY, weight, omega=START["omega"], dt=0.1, method="rkmk8").restore(s.state)


@pytest.mark.parametrize("engine", full_dose(["python", "numba"], {"numba"}))  # "numba" takes seven seconds to compile
def test_one_question_for_each_step_and_each_rejection(whole, engine):
    s, kept = stepper(None, engine=engine), None
    while s.steps < 14:
        q = s.ask()
        assert s.ask().t == q.t
        s.tell(weight(q.t, q.R))
        kept = s.state if s.torque_calls == 8 else kept
    first = ph.simulate(BODY, weight, t_end=float(whole.t[14]) + 1e-9, engine="python", **START)
    assert s.torque_calls == 1 + 14 + first.stats.rejected
    assert s.t == pytest.approx(whole.t[14], rel=1e-9)
    assert np.abs(s.R - whole.R[14]).max() < (1e-15 if engine == "python" else 1e-9)
    again = stepper(None, engine=engine)
    again.restore(kept)
    while again.steps < 14:
        q = again.ask()
        again.tell(weight(q.t, q.R))
    assert np.array_equal(again.R, s.R)
    assert again.torque_calls == s.torque_calls


def test_a_stepper_is_restored_after_a_rejected_step():
    """The results of the rejected step are part of the state that is stored and restored."""

    def bowl(R):
        return R @ np.cross((0.0, 0.0, 1.0), R[2]) * 3.0 / (1.5 + R[2, 2]) ** 3

    s, states = stepper(None), []
    while len(states) < 2 or s.steps < int(states[-1]["steps"]) + 3:
        steps, q = s.steps, s.ask()
        s.tell(bowl(q.R))
        if s.steps == steps and s.torque_calls > 1 and len(states) < 2:
            states.append(s.state)
    again = stepper(None)
    again.restore(states[-1])
    while again.steps < s.steps:
        again.tell(bowl(again.ask().R))
    assert again.t == s.t and np.array_equal(again.R, s.R)


def test_controllers_are_asked_between_steps():
    torque = ph.torques.sampled(lambda omega: -omega, 0.25, frame="body") + ph.torques.function(weight)
    run = ph.simulate(BODY, torque, t_end=2.0, engine="python", **START)
    s = stepper(torque)
    s.step(12)
    other = stepper(torque)
    other.restore(s.state)
    other.step(5)
    assert np.array_equal(other.R, run.R[17])


def test_bodies_of_a_batch_have_one_common_step():
    s = stepper(omega=BATCH)
    s.step(8)
    kept = s.state
    s.step(6)
    told = stepper(None, omega=BATCH)
    while told.steps < 14:
        q = told.ask()
        assert np.ndim(q.t) == 0 and q.R.shape == (2, 3, 3)
        told.tell([weight(q.t, R) for R in q.R])
    assert np.array_equal(told.R, s.R) and told.t == s.t
    again = stepper(omega=BATCH)
    again.restore(kept)
    again.step(6)
    assert np.array_equal(again.R, s.R) and again.t == s.t
    for R, omega in zip(s.R, BATCH, strict=True):
        fine = ph.simulate(BODY, weight, omega=omega, t_end=s.t, dt=s.t / 100, method="rkmk8", engine="python", every=0)
        assert angle(R, fine.R[-1]) < 100 * START["tol"]


def test_failures_leave_the_state_before_the_step(whole):
    def torque(t, R):
        if t > 0.5:
            raise ValueError("boom")
        return weight(t, R)

    s = stepper(torque)
    with pytest.raises(ValueError, match="boom"):
        s.step(50)
    assert 0 < s.t <= 0.5
    assert np.array_equal(s.R, whole.R[s.steps])
    lost = stepper(lambda t, R: weight(t, R) if t < 0.5 else np.full(3, np.nan))
    with pytest.raises(SimulationFailed, match="adams failed at step"):
        lost.step(500)
    assert lost.t <= 0.5


@pytest.mark.parametrize(
    "more, words",
    [
        ({"dt": 0.1}, "give dt, the length of the steps, or tol"),
        ({"tol": None}, "give dt, the length of the steps, or tol"),
        ({"tol": 1.0}, "between 1e-15 and 0.1"),
        ({"omega": BATCH, "engine": "numba"}, "engine='python'"),
        ({"omega": BATCH, "method": "rkn4"}, "make a stepper for each body"),
        ({"omega": BATCH, "position": (0.0, 0.0, 1.0)}, "make a stepper for each body"),
    ],
)
def test_what_is_refused(more, words):
    with pytest.raises((InvalidInput, Unsupported), match=words):
        ph.stepper(ph.Body([1.0, 2.0, 3.0], mass=1.0), weight, **{**START, "engine": "python", **more})

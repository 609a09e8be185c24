"""Test external solvers: calls are counted, retried, restarted and cached, in a separate process with a time limit."""

import pickle
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.torques.external import SolverFailed
from wake_solver import Faulty, Hanging, Wake

RUN = dict(omega=[0.1, 3.0, 0.2], t_end=1.0, dt=0.05, method="nmb", engine="python")
BODY = [1.0, 1.7, 2.3]


def wake(solver, **how):
    return ph.torques.external(solver, "wake, version 1", frame="body", **how)


@pytest.fixture(scope="module")
def reliable():
    return ph.simulate(BODY, wake(Wake), **RUN)


def test_calls_are_counted_and_tried_again(reliable):
    torque = wake(Faulty, retries=1)
    run = ph.simulate(BODY, torque, **RUN)
    assert np.array_equal(run.R, reliable.R)
    assert torque.solver == {"calls": 23, "failures": 2, "starts": 3}
    assert "23 calls, 2 failures, started 3 times" in repr(torque)


def test_a_failure_beyond_the_limit_leaves_a_run_that_goes_on(reliable):
    torque = wake(Faulty)
    with pytest.raises(FloatingPointError, match="tangled") as e:
        ph.simulate(BODY, torque, **RUN)
    assert any("wake, version 1 was tried once" in note for note in e.value.__notes__)
    part = e.value.trajectory
    with pytest.raises(FloatingPointError) as e:
        part.extend(1.0)
    assert np.array_equal(e.value.trajectory.extend(1.0).R, reliable.R)


def test_a_new_program_goes_on_at_the_users_word(reliable, tmp_path):
    """A solver is identified by its name; the user restores its state."""
    first = wake(Wake)
    half = ph.simulate(BODY, first, **{**RUN, "t_end": 0.5}).save(tmp_path / "half.npz")
    again = wake(Wake)
    again.restart(first.client.state)
    run = ph.load(half, torque=again).extend(1.0)
    assert np.array_equal(run.R, reliable.R)
    with pytest.raises(ph.InvalidInput, match="is not the torque of this run"):
        ph.load(half, torque=ph.torques.external(Wake, "wake, version 2", frame="body"))
    begun_anew = wake(Wake)
    assert not np.array_equal(ph.load(half, torque=begun_anew).extend(1.0).R, reliable.R)


def test_a_process_with_a_time_limit(reliable):
    """A process that hangs is ended. The run continues with another process, from the state after the last answer."""
    torque = wake(Hanging, process=True, time_limit=0.5)
    with pytest.raises(SolverFailed, match=r"did not answer within 0\.5 s") as e:
        ph.simulate(BODY, torque, **RUN)
    run = e.value.trajectory.extend(1.0)
    torque.close()
    assert np.array_equal(run.R, reliable.R) and torque.solver == {"calls": 22, "failures": 1, "starts": 2}


def test_answers_are_kept_on_disk(tmp_path):
    calls = []

    def weight(R):
        calls.append(0)
        return -0.7 * np.cross(R[:, 2], [0.0, 0.0, 1.0])

    folder = tmp_path / "not" / "there"
    kw = dict(RUN, method="mr2")
    runs = [ph.simulate(BODY, ph.torques.external(weight, "weight 1", folder=folder), **kw) for _ in range(2)]
    assert np.array_equal(runs[0].R, runs[1].R) and len(calls) == runs[0].stats.torque_calls == 21
    assert runs[1].stats.torque_calls == 0 and len(list(Path(folder).glob("*.torque"))) == 1


def test_answers_that_are_not_numbers_are_tried_again():
    """NaN, for example of a solver that did not converge, counts as a failure and is retried.

    If it persists, the run fails as for any torque.
    """
    asked = []

    def panels(t, omega):
        asked.append(t)
        return -0.1 * omega if len(asked) % 5 else [np.nan, 0.0, 0.0]

    start = dict(omega=[0.1, 1, 0.2], t_end=1, dt=0.1, method="nmb", engine="python")
    torque = ph.torques.external(panels, "panels", frame="body", retries=1)
    run = ph.simulate([1, 2, 2.5], torque, **start)
    exact = ph.simulate([1, 2, 2.5], ph.torques.damping(0.1), **start)
    assert torque.solver["failures"] == len(asked) // 5 > 0
    np.testing.assert_allclose(run.omega, exact.omega, rtol=0, atol=1e-15)
    never = ph.torques.external(lambda t: [np.nan] * 3, "never", retries=2)
    with pytest.raises(ph.PolhodeError, match="NaN"):
        ph.simulate([1, 2, 2.5], never, **start)
    assert never.solver == {"calls": 3, "failures": 2, "starts": 1}


def test_restart_is_for_what_can_be_made_anew():
    with pytest.raises(ph.InvalidInput, match="a function, which cannot be restarted"):
        ph.torques.external(lambda t: [0, 0, 0], "f").restart()
    with pytest.raises(ph.InvalidInput, match="one solver can follow only one body"):
        ph.simulate(BODY, wake(Wake), **{**RUN, "omega": np.ones((2, 3))})


def test_an_external_solver_keeps_its_name_with_other_parameters():
    torque = ph.torques.external(lambda t, p: [0.0, 0.0, p], "steady wind", params=1.0)
    assert torque.with_params(2.0).name == torque.name == "steady wind"
    solver = ph.prepare([1, 2, 3], torque, t_end=0.2, dt=0.1, engine="python")
    assert solver(omega=[0.1, 1, 0.2], params=3.0).setup.torque.name == "steady wind"


def test_a_pickled_run_has_a_solver_of_its_own(reliable):
    torque = wake(Wake, process=True)
    half = ph.simulate(BODY, torque, **{**RUN, "t_end": 0.5})
    for run in (pickle.loads(pickle.dumps(half)), half):
        assert np.array_equal(run.extend(1.0).R, reliable.R)
        run.setup.torque.close()

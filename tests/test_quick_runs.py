"""Test the short cuts for one compiled body: they hide no exception, changed function, warning or outcome."""

import types

import numpy as np
import pytest

import polhode as ph
from polhode.math import Vec3
from polhode.motion.ready import READY

BODY = ph.Body([1.0, 1.7, 2.3])
OMEGA = [0.1, 1.0, 0.2]


@ph.kernel
def raises_later(t, R, omega):
    if t > 0.05:
        raise ValueError("no torque is known after t = 0.05")
    return Vec3(0.1, 0.0, 0.0)


def test_a_kernel_that_raises_is_heard_everywhere():
    asked = {"t_end": 0.1, "dt": 0.01, "method": "mr2"}
    solver = ph.prepare(BODY, raises_later, **asked)
    calls = (
        lambda: solver.end(omega=OMEGA),
        lambda: solver(omega=OMEGA),
        lambda: ph.simulate(BODY, raises_later, omega=OMEGA, **asked),
    )
    for call in calls:
        with pytest.raises(ValueError, match="no torque is known") as caught:
            call()
        assert hasattr(caught.value, "trajectory") and len(caught.value.trajectory) > 0


def push(t):
    return Vec3(0.1, 0.0, 0.0)


def pull(t):
    return Vec3(-0.5, 0.3, 0.0)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_replaced_code_of_a_kernel_is_seen(engine):
    f = types.FunctionType(push.__code__, globals(), "f")
    torque = ph.kernel(f)
    asked = {"omega": OMEGA, "t_end": 0.1, "dt": 0.01, "method": "mr2", "engine": engine}
    first = ph.simulate(BODY, torque, **asked)
    f.__code__ = pull.__code__
    second = ph.simulate(BODY, torque, **asked)
    other = ph.simulate(BODY, ph.kernel(pull), **asked)
    assert np.abs(first.omega[-1] - second.omega[-1]).max() > 1e-3
    np.testing.assert_array_equal(second.omega, other.omega)


class Number:
    """A number that may change in place.

    It is hashed by identity and prints few digits, like a tensor with one element.
    """

    def __init__(self, value):
        self.value = value

    def __array__(self, dtype=None, copy=None):
        return np.array(self.value, dtype)

    def __float__(self):
        return float(self.value)

    def __repr__(self):
        return f"{self.value:.4f}"


@ph.kernel
def scaled(t, p):
    return Vec3(p, 0.0, 0.0)


def test_parameters_that_change_in_place_are_seen():
    p = Number(0.1)
    asked = {"omega": OMEGA, "t_end": 0.1, "dt": 0.01, "method": "mr2"}
    first = ph.simulate(BODY, scaled, params=p, **asked)
    p.value = 0.1000001
    second = ph.simulate(BODY, scaled, params=p, **asked)
    assert np.any(first.omega[-1] != second.omega[-1])


def test_a_prepared_run_remembers_the_parameters_of_each_call(tmp_path):
    solver = ph.prepare(BODY, scaled, params=1.0, t_end=0.1, dt=0.01, method="mr2")
    path = tmp_path / "run.npz"
    solver(omega=OMEGA, params=-5.0).save(path)
    whole = ph.simulate(BODY, scaled, params=-5.0, omega=OMEGA, t_end=0.2, dt=0.01, method="mr2")
    np.testing.assert_array_equal(ph.load(path).extend(0.2, torque=scaled, params=-5.0).omega, whole.omega)
    with pytest.raises(ph.InvalidInput):
        ph.load(path).extend(0.2, torque=scaled, params=1.0)


def test_samples_before_an_exception_are_kept_at_chosen_times():
    def fails(t):
        if t > 0.25:
            raise RuntimeError("the solver broke down")
        return [0.1, 0.0, 0.0]

    times = [0.0, 0.1, 0.2, 0.3, 0.4]
    asked = {"omega": OMEGA, "t_end": 0.4, "control": "error", "tol": 1e-6, "dt_max": 0.05, "engine": "python"}
    with pytest.raises(RuntimeError, match="broke down") as caught:
        ph.simulate(BODY, fails, t_eval=times, **asked)
    np.testing.assert_allclose(caught.value.trajectory.t, [0.0, 0.1, 0.2])

    def look(t):
        if t > 0.25:
            raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more") as caught:
        ph.simulate(BODY, None, method="mr2", t_eval=times, callback=look, **asked)
    np.testing.assert_allclose(caught.value.trajectory.t, [0.0, 0.1, 0.2, 0.3])


def test_runs_that_are_remembered_hold_no_samples():
    """`simulate` remembers 64 runs. If they stored a million samples each, they would need half a gigabyte."""
    READY.clear()
    top = ph.torques.heavy_top(1.0)
    run = ph.simulate(BODY, top, omega=OMEGA, t_end=100.0, dt=0.001, method="mr2")
    (ready,) = READY.values()
    one = ready.quick.one
    arrays = [x for owner in (ready, ready.quick, one, one.problem) for x in vars(owner).values()]
    assert sum(x.nbytes for x in arrays if isinstance(x, np.ndarray)) < 10_000
    assert np.array_equal(run.index, np.arange(100_001))
    some = ph.simulate(BODY, top, omega=OMEGA, t_end=0.1, dt=0.01, method="mr2", every=3)
    assert some.index.tolist() == [0, 3, 6, 9, 10] and some.index.dtype == np.int64


def test_runs_that_observe_by_name_are_remembered():
    """Setting up such a run takes longer than 1000 of its steps.

    Runs that observe a function are not remembered, because the function may have changed.
    """
    READY.clear()
    top, asked = ph.torques.heavy_top(1.0), {"omega": OMEGA, "t_end": 1.0, "dt": 0.01, "method": "mr2"}
    first = ph.simulate(BODY, top, observe=["energy", "speed"], **asked)
    assert [ready.setup.observe_names for ready in READY.values()] == [("energy", "speed")]
    again = ph.simulate(BODY, top, observe=["energy", "speed"], **asked)
    assert first.observed == again.observed and np.array_equal(first.states, again.states)
    turned = ph.simulate(BODY, top, observe=["energy", "speed"], **{**asked, "omega": [0.1, 0.2, 0.3]})
    speed = np.linalg.norm(turned.omega, axis=1)
    assert turned.observed["speed"].max == pytest.approx(speed.max(), rel=1e-14)
    assert turned.observed["speed"].min == pytest.approx(speed.min(), rel=1e-14)

    @ph.kernel
    def tilt(R):
        return R.e3.z

    ph.simulate(BODY, top, observe=tilt, **asked)
    ph.simulate(BODY, top, observe="speed", callback=lambda t: None, **asked)
    assert len(READY) == 1


@pytest.mark.parametrize("given", [{"every": 0}, {"every": 4}, {"dt_max": 1e-3}], ids=["ends", "fourth", "long"])
def test_a_run_that_chooses_its_steps_is_the_same_with_a_driver(given):
    """A run of one block of attempts needs no driver; in a longer run, the driver continues after the first block."""
    torque = ph.torques.heavy_top(1.0)
    asked = {"omega": OMEGA, "t_end": 4.0, "tol": 1e-7, **given}
    alone, driven = ph.simulate(BODY, torque, **asked), ph.simulate(BODY, torque, callback=lambda t: None, **asked)
    assert np.array_equal(alone.states, driven.states) and np.array_equal(alone.final, driven.final)
    assert np.array_equal(alone.index, driven.index) and alone.outcome is driven.outcome
    same = {"seconds": 0.0, "compile_seconds": 0.0}
    assert alone.stats._replace(**same) == driven.stats._replace(**same)
    a, b = alone.extend(5.0), driven.extend(5.0)
    assert np.array_equal(a.R[-1], b.R[-1]) and a.steps == b.steps


def test_a_run_that_chooses_its_steps_reports_failures():
    with pytest.raises(ValueError, match="no torque is known") as caught:
        ph.simulate(BODY, raises_later, omega=OMEGA, t_end=0.1, tol=1e-9)
    assert len(caught.value.trajectory) > 0
    short = ph.simulate(BODY, ph.torques.heavy_top(1.0), omega=OMEGA, t_end=4, tol=1e-7, max_steps=9, on_failure="stop")
    assert short.outcome is ph.Outcome.TOO_MANY_STEPS and short.steps + short.stats.rejected == 9

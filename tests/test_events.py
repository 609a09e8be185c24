"""Test events against roots in closed form, and against a solver that evaluates f only after its steps."""

import importlib.util
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import polhode as ph
from polhode.math import Vec3, dot
from polhode.motion.events import Event, as_events
from polhode.motion.looks import lowest, roots

SYMMETRIC = [2.0, 2.0, 1.0]
LYING = ph.so3.exp([np.pi / 2, 0, 0])
ASYMMETRIC = ph.Body([1.0, 2.0, 2.5])
TOP = ph.Body([5.0, 5.0, 1.0])
TILT = ph.so3.exp([0.3, 0.0, 0.0])


@ph.kernel
def side(R):  # the sine of the angle turned, for a body that spins about a horizontal axis
    return -R.e1.z


def plain_side(R):
    return -R[2, 0]


def spinning(rate, t_end, dt, events, **more):
    return ph.simulate(SYMMETRIC, omega=[0, 0, rate], attitude=LYING, t_end=t_end, dt=dt, events=events, **more)


# --- roots in closed form -------------------------------------------------------------------------------------


@pytest.mark.parametrize("f", [side, plain_side])
# with dt = 5, the body turns by 35 radians per step, and a step has eleven roots
@pytest.mark.parametrize("dt", [0.01, 0.5, 5.0])
def test_every_root_of_a_spinning_body(f, dt):
    found = spinning(7.0, 10.0, dt, f, engine="python").events[0]
    exact = np.arange(1, 23) * np.pi / 7
    assert found.t.size == exact.size
    assert np.abs(found.t - exact).max() < 1e-14
    assert np.array_equal(found.direction, [1, -1] * 11)
    assert np.abs(found.R[:, 2, 0]).max() < 1e-13
    assert np.abs(found.omega - [0, 0, 7]).max() < 1e-13


def test_an_asymmetric_free_body_against_its_exact_motion(short_runs_in_python):
    omega = [0.3, 3.0, 0.2]  # with this start, the body tumbles
    run = ph.simulate(ASYMMETRIC, omega=omega, t_end=60, dt=0.5, events=lambda omega: omega[1])

    def flips(t):
        return ph.exact.free_body(ASYMMETRIC, omega=omega, t=t).omega[..., 1]

    t = np.linspace(0, 60, 6001)
    w = flips(t)
    k = np.flatnonzero(w[:-1] * w[1:] < 0)
    exact = [brentq(flips, t[i], t[i + 1], xtol=1e-15, rtol=1e-15) for i in k]
    assert len(exact) >= 4 and len(run.events[0]) == len(exact)
    # So close to the separatrix, a relative change x of the energy shifts a flip by 680 x. The energy has an error of
    # four rounding units, and the shifts add up from flip to flip.
    assert np.all(np.abs(run.events[0].t - exact) < 680 * 4 * np.finfo(float).eps * np.arange(1, len(exact) + 1))


def test_the_apex_of_a_top_that_swings(short_runs_in_python):
    """A top without spin is a pendulum: at its turning points it is at rest, at the height that follows from the
    energy.
    """
    mgl, start = 20.0, 2.0
    run = ph.simulate(
        TOP, ph.torques.heavy_top(mgl), omega=[0, 0, 0], attitude=ph.so3.exp([start, 0, 0]), t_end=20, dt=0.05,
        method="rkn6", events=[Event(lambda omega: omega[0], name="turns"), Event(lambda R: R[1, 2], name="bottom")],
    )  # fmt: skip
    turns, bottom = run.events["turns"], run.events["bottom"]
    assert np.abs(np.abs(turns.R[:, 2, 2]) - abs(np.cos(start))).max() < 1e-9
    from scipy.special import ellipk

    amplitude = np.pi - start  # angle from the hanging position
    period = 4 * ellipk(np.sin(amplitude / 2) ** 2) / np.sqrt(mgl / 5)
    assert np.abs(turns.t - period / 2 * np.arange(1, len(turns) + 1)).max() < 1e-8
    assert np.abs(bottom.t - period / 4 * (2 * np.arange(len(bottom)) + 1)).max() < 1e-8
    assert len(turns) == int(20 / (period / 2)) and len(bottom) == int((20 / (period / 4) + 1) / 2)
    assert np.abs(bottom.momentum[:, 0]).min() > 10 and np.abs(turns.momentum).max() < 1e-6


def test_the_state_at_an_event_is_that_of_the_motion_between_samples():
    run = ph.simulate(TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 50], attitude=TILT, t_end=2, dt=0.05, events=side)
    found, here = run.events[0], run.at(run.events[0].t)
    assert len(found) > 25
    assert np.abs(found.R - here.R).max() < 1e-13
    assert np.abs(here.R[:, 2, 0]).max() < 1e-13
    assert np.array_equal(found.step, np.floor(found.t / 0.05).astype(int))
    finer = ph.simulate(
        TOP,
        ph.torques.heavy_top(20.0),
        omega=[0, 0, 50],
        attitude=TILT,
        t_end=2,
        dt=1 / 640,
        method="rkn6",
        events=side,
    )
    assert len(finer.events[0]) == len(found)
    assert np.abs(finer.events[0].t - found.t).max() < 1e-9


# --- roots that are close together, grazing, or exactly at an evaluation ------------------------------------------


def level(c, **more):
    """Return an event for cos(7 t) - c, on a spinning body."""
    return Event(lambda R: R[0, 0] - c, name=f"level {c}", **more)


@pytest.mark.parametrize("gap", [1e-1, 1e-2, 1e-3, 1e-5])
def test_two_roots_closer_than_the_looks(gap):
    """The function cos(7 t) - cos(gap) changes its sign twice within 2 gap/7, around each whole turn."""
    c = np.cos(gap)
    run = spinning(7.0, 5.0, 0.5, level(c), engine="python")
    turns = np.arange(1, 6) * 2 * np.pi / 7
    exact = np.sort(np.r_[gap / 7, turns - gap / 7, turns + gap / 7])
    assert run.events[0].t.size == exact.size
    assert np.abs(run.events[0].t - exact).max() < 1e-14 / gap
    assert np.array_equal(run.events[0].direction, [-1] + [1, -1] * 5)


def test_a_graze_that_does_not_reach():
    assert len(spinning(7.0, 5.0, 0.5, level(1 + 1e-12), engine="python").events[0]) == 0


def test_solve_ivp_misses_what_is_found_here():
    """solve_ivp evaluates f only after its steps, so it misses pairs of roots of the same body."""

    def rhs(t, y):  # the angle turned about the axis
        return [7.0]

    lost = solve_ivp(rhs, (0, 5), [0.0], events=lambda t, y: np.cos(y[0]) - np.cos(0.1), max_step=0.5).t_events[0]
    assert len(lost) < 11 == len(spinning(7.0, 5.0, 0.5, level(np.cos(0.1)), engine="python").events[0])


def test_zeros_exactly_at_looks():
    def f(t):
        return t - 1.0

    def touches(t):
        return (t - 1.0) ** 2

    def stays(t):
        return min(t - 1.0, 0.0) + max(t - 2.0, 0.0)

    run = ph.simulate(
        SYMMETRIC, omega=[0, 0, 0.1], t_end=4, dt=0.25, events=[f, touches, stays, ph.Event(lambda t: t, name="start")]
    )
    assert run.events["f"].t == [1.0] and run.events["f"].direction == [1]
    assert len(run.events["touches"]) == 0
    assert run.events["stays"].t == [2.0]
    assert len(run.events["start"]) == 0
    assert run.events["f"].step == [4]


# --- functions that vary faster than the body, Booleans, jumps ------------------------------------------------------


def at_rest(f, t_end=10.0, dt=0.5, **more):
    return ph.simulate([1.0, 1.0, 1.0], omega=[0, 0, 0], t_end=t_end, dt=dt, events=f, engine="python", **more)


@pytest.mark.parametrize("kernel", [False, True])
# with two of the rates, a step contains whole periods
@pytest.mark.parametrize("rate", [40.0, 3 * np.pi, 4 * np.pi, 8 * np.pi, 123.4])
def test_functions_of_time_on_a_body_that_hardly_turns(rate, kernel):
    def f(t):
        return np.sin(rate * t + 0.5)

    exact = (np.pi * np.arange(1, int((10 * rate + 0.5) / np.pi) + 1) - 0.5) / rate
    for omega in ([0, 0, 0], [0, 0, 0.01]):
        event = Event(ph.kernel(f) if kernel else f)
        run = ph.simulate([1, 1, 1], omega=omega, t_end=10, dt=0.5, events=event, engine="python")
        assert run.events[0].t.size == exact.size
        assert np.abs(run.events[0].t - exact).max() < 1e-13


def test_functions_of_time_and_attitude():
    """Test sin(9 pi t) times a function of a slow angle, with whole periods in short and long steps."""
    for dt in (0.5, 1 / 9, 2 / 9):
        run = spinning(0.1, 10.0 * dt * 9, dt, lambda t, R: np.sin(9 * np.pi * t + 1) * (2 + R[0, 0]), engine="python")
        exact = np.arange(1, 9 * int(90 * dt) + 9) / 9 - 1 / (9 * np.pi)
        exact = exact[exact < run.t[-1]]
        assert run.events[0].t.size == exact.size and np.abs(run.events[0].t - exact).max() < 1e-12


@pytest.mark.parametrize("kernel", [False, True])
def test_a_boolean_rises_where_it_becomes_true(kernel):
    def up(R):
        return R.e1.z < 0 if kernel else bool(-R[2, 0] > 0)

    run = spinning(7.0, 10.0, 0.5, Event(ph.kernel(up) if kernel else up, name="up"), engine="python")
    exact = np.arange(1, 23) * np.pi / 7
    assert run.events[0].t.size == exact.size and np.abs(run.events[0].t - exact).max() < 1e-14
    assert np.array_equal(run.events[0].direction, [1, -1] * 11)
    late = Event(lambda t: np.bool_(t >= 2.3), direction=1, terminal=True, name="late")
    end = at_rest(late)
    assert end.outcome is ph.Outcome.EVENT and abs(end.events[0].t[0] - 2.3) < 1e-14
    assert len(at_rest(Event(late.f, direction=-1)).events[0]) == 0
    # this condition works only for single values, not for arrays
    both = Event(lambda t, R: (t > 1) and bool(R[2, 0] > 0), name="both")
    assert len(spinning(7.0, 10.0, 0.5, both, engine="python").events[0]) >= 20


def test_a_branching_boolean_kernel():
    @ph.kernel
    def inside(t, R):
        return bool(t > 1.03 and R.e1.x > 0.5)

    run = spinning(1.0, 10.0, 0.25, inside, engine="python")
    turns = 2 * np.pi * np.arange(1, 3)
    exact = np.sort(np.r_[1.03, np.pi / 3, turns - np.pi / 3, turns + np.pi / 3])
    exact = exact[(exact >= 1.03) & (exact < 10)]
    assert run.events[0].t.size == exact.size and np.abs(run.events[0].t - exact).max() < 1e-13


def test_values_of_zero_and_one_have_no_sign():
    with pytest.warns(RuntimeWarning, match="return a Boolean"):
        run = at_rest(lambda t: int(t > 2))
    assert len(run.events[0]) == 0
    assert at_rest(lambda t: int(np.sign(t - 2.1))).events[0].t == pytest.approx([2.1], abs=1e-14)
    assert len(at_rest(lambda t: 1.0).events[0]) == len(at_rest(lambda t: 0).events[0]) == 0


def test_jumps_kinks_and_zeros_that_last():
    def found(f, **more):
        return at_rest(f, **more).events[0].t

    assert found(lambda t: np.sign(t - 4.123)) == pytest.approx([4.123], abs=1e-14)
    assert found(lambda t: np.floor(t) - 2.5) == pytest.approx([3.0], abs=1e-14)
    assert found(lambda t: abs(t - 4.123) - 1e-5) == pytest.approx([4.123 - 1e-5, 4.123 + 1e-5], abs=1e-14)
    assert found(lambda t: (t - 5.1) ** 3) == pytest.approx([5.1], abs=1e-5)
    for ends in (2.1, 2.0, 1.003):  # the function is zero from t = 1 to `ends`, which is at a sample or between samples
        stays = found(lambda t, ends=ends: min(t - 1.0, 0.0) + max(t - ends, 0.0))
        assert stays == pytest.approx([ends], abs=1e-14)
    assert len(found(lambda t: max(t - 2.1, 0.0))) == 0  # the function leaves zero without a change of sign
    assert len(found(lambda t: -abs(t - 4.123))) == 0 and len(found(lambda t: (t - 4.0) ** 2)) == 0


@pytest.mark.parametrize("width", [1e-1, 1e-2, 1e-3])
def test_pulses_longer_than_max_interval_are_found(width):
    """Test Booleans that are true for a short time, at any position. Their values before and after do not show it."""
    rng = np.random.default_rng(3)
    for begin in rng.uniform(0, 4.8, 5):
        pulse = Event(lambda t, a=begin: a <= t < a + width, max_interval=0.99 * width, name="pulse")
        run = at_rest(pulse, t_end=5.0)
        assert run.events[0].t == pytest.approx([begin, begin + width], abs=1e-14)
    with pytest.raises(ph.InvalidInput, match="max_interval"):
        Event(side, max_interval=0)


def test_what_is_not_resolved_is_told():
    with pytest.warns(RuntimeWarning, match="varies so fast"):
        at_rest(lambda t: np.sin(1e6 * t * t), t_end=1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        noise = ph.simulate(
            [1, 2, 3], omega=[0, 0, 1], t_end=5, dt=0.1, events=lambda omega: omega[2] - 1.0, engine="python"
        )
    assert len(noise.events[0]) < 200  # all of them come from rounding errors
    calls = []

    def unit(R):  # a function that is zero up to rounding
        calls.append(1)
        return R[0, 0] ** 2 + R[1, 0] ** 2 + R[2, 0] ** 2 - 1.0

    ph.simulate([1, 2, 3], omega=[1, 2, 3], t_end=5, dt=0.1, events=unit, engine="python")
    assert len(calls) < 200 * 50


def test_smooth_functions_cost_no_more_looks():
    """Smooth functions need one evaluation per step if the steps are short, and about ten more for each root.

    For long steps, the number depends on how far the body turns.
    """
    calls = []

    def plain(R):
        calls.append(1)
        return R[2, 2] - 0.9

    for dt, most in ((0.001, 1.01), (0.05, 6.2)):
        calls.clear()
        run = ph.simulate(
            TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 20], attitude=TILT, t_end=5, dt=dt, method="rkn4",
            events=plain, engine="numba",
        )  # fmt: skip
        assert len(run.events[0]) > 2 and len(calls) < most * run.steps + 12 * len(run.events[0])
    calls.clear()
    ph.simulate(TOP, omega=[0, 0, 20], t_end=5, dt=0.05, events=lambda t: calls.append(1) or t - 1.0, engine="python")
    assert len(calls) < 2 * 100 + 40  # the turn of the body causes no extra evaluations of a function of time


def trials():
    path = Path(__file__).parent.parent / "benchmarks" / "events.py"
    spec = importlib.util.spec_from_file_location("events_benchmark", path)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # dataclasses look up their module here
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore:event e varies so fast")
@pytest.mark.parametrize("functions", [5, pytest.param(1000, marks=pytest.mark.soak)])
def test_random_functions(functions):
    """Run the trials of benchmarks/events.py, whose table is in benchmarks/results/events.md."""
    table = trials().run_trials(functions, seed=4, say=lambda line: None)
    for kind, (number, clean, found, missed, apart, false, doubled, error) in table.items():
        assert apart == doubled == 0 and error < 1e-9, kind
        assert false <= 1e-3 * found, kind
        # for the other kinds, it may be that no evaluation shows the change of sign
        if "Boolean" not in kind and "not given" not in kind:
            assert missed <= 5e-3 * found and clean >= 0.95 * number, kind


# --- direction, and terminal events --------------------------------------------------------------------------------


def test_direction_and_attributes_as_in_solve_ivp():
    up, down = Event(plain_side, direction=1, name="up"), Event(plain_side, direction=-1, name="down")

    def third(R):
        return -R[2, 0]

    third.terminal, third.direction = 3, 1.0
    run = spinning(7.0, 10.0, 0.5, [up, down, third], engine="python")
    assert run.outcome is ph.Outcome.EVENT and run.outcome.good
    assert len(run.events["third"]) == 3
    t = run.events["third"].t
    assert abs(t[2] - t[0] - 4 * np.pi / 7) < 1e-14
    assert np.array_equal(run.events["up"].t, t) and len(run.events["down"]) in (2, 3)
    assert run.events["down"].t.max() < t[2]
    assert run.t[-1] <= t[2] < run.t[-1] + 0.5 and run.steps == round(run.t[-1] / 0.5)


@pytest.mark.parametrize(("every", "engine"), [(1, "python"), (0, "python"), (3, "numba")])
def test_a_terminal_event_ends_the_run_and_extend_goes_on(every, engine):
    push = ph.torques.heavy_top(20.0)
    start = dict(omega=[0, 0, 5], attitude=TILT, dt=0.05, every=every, engine=engine, observe="momentum_x")
    high = Event(lambda R: R[2, 2] - 0.2, direction=-1, terminal=True, name="low")
    free = ph.simulate(TOP, push, t_end=8, events=Event(high.f, direction=-1, name="low"), **start)
    run = ph.simulate(TOP, push, t_end=8, events=high, **start)
    assert run.outcome is ph.Outcome.EVENT and len(run.events[0]) == 1
    step = run.steps
    assert run.index[-1] == step == int(run.events[0].t[0] / 0.05)
    whole = ph.simulate(TOP, push, t_end=step * 0.05, **start)
    assert np.array_equal(whole.final, run.final)
    assert whole.observed == run.observed
    assert abs(run.events[0].t[0] - free.events[0].t[0]) < 1e-8
    times = list(run.events[0].t)
    while run.outcome is ph.Outcome.EVENT:  # extend again and again, up to the end
        run = run.extend(8)
        times.append(run.events[0].t[-1])
    times = times if len(times) == len(run.events[0]) else times[:-1]
    assert len(run.events[0]) == len(free.events[0]) > 2 and np.array_equal(times, run.events[0].t)
    assert np.abs(run.events[0].t - free.events[0].t).max() < 1e-8
    assert np.array_equal(run.final, free.final) and run.observed == free.observed
    if every:
        assert np.array_equal(run.states, free.states)


def test_no_call_is_wasted_after_a_terminal_event_of_a_slow_torque():
    import time

    def torque(t, R):
        time.sleep(0.02)
        if t > 1.35:
            raise ValueError("there is no air any more")
        return [0.0, 0.0, 0.0]

    run = ph.simulate(
        SYMMETRIC, torque, omega=[0, 0, 1], attitude=LYING, t_end=2, dt=0.1, method="strang", engine="python",
        events=Event(lambda t: t - 1.25, terminal=True, name="landed"),
    )  # fmt: skip
    assert run.outcome is ph.Outcome.EVENT and run.steps == 12 and abs(run.events[0].t[0] - 1.25) < 1e-14
    assert run.stats.torque_calls <= 12 + 1 + 5


def test_in_the_first_steps():
    for at in (0.001, 0.049, 0.051, 0.12):
        event = Event(lambda t, at=at: t - at, terminal=True, name="early")
        run = ph.simulate(
            TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 5], attitude=TILT, t_end=2, dt=0.05, events=event
        )
        assert run.steps == int(at / 0.05) and abs(run.events[0].t[0] - at) < 1e-15 and run.index[-1] == run.steps
        fine = ph.simulate(
            TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 5], attitude=TILT, t_end=at, dt=at / 10, method="rkn6"
        )
        assert np.abs(fine.R[-1] - run.events[0].R[0]).max() < 1e-7
    one = ph.simulate(TOP, omega=[0, 0, 5], t_end=0.05, dt=0.05, events=lambda t: t - 0.02)
    assert abs(one.events[0].t[0] - 0.02) < 1e-16


# --- batches, samples, chunks ---------------------------------------------------------------------------------------


def test_a_batch_is_each_body_alone():
    rates = np.array([1.0, 7.0, 3.0, 0.1])
    omega = np.stack([0 * rates, 0 * rates, rates], axis=1)
    for f in (side, plain_side):
        many = ph.simulate(SYMMETRIC, omega=omega, attitude=LYING, t_end=4, dt=0.5, events=f, engine="python").events[0]
        for j, rate in enumerate(rates):
            exact = np.arange(1, int(4 * rate / np.pi) + 1) * np.pi / rate
            assert many.of(j).t.size == exact.size and np.abs(many.of(j).t - exact).max(initial=0) < 1e-14
        assert np.all(np.diff(many.t) >= 0)


def test_terminal_events_of_a_batch(short_runs_in_python):
    rates = np.array([1.0, 7.0, 3.0, 0.1])
    omega = np.stack([0 * rates, 0 * rates, rates], axis=1)
    event = Event(side, terminal=2)
    run = ph.simulate(SYMMETRIC, omega=omega, attitude=LYING, t_end=10, dt=0.25, events=event)
    assert run.outcome is ph.Outcome.DONE
    assert [o.name for o in run.outcomes] == ["EVENT", "EVENT", "EVENT", "DONE"]
    for j, rate in enumerate(rates[:3]):
        t = run.events[0].of(j).t
        assert np.abs(t - [np.pi / rate, 2 * np.pi / rate]).max() < 1e-14
        assert run.t[run.valid[j]][-1] == 0.25 * int(t[1] / 0.25)
        assert np.isnan(run.R[j, -1]).all()
    assert run.valid[3].all()
    soon = ph.simulate(SYMMETRIC, omega=omega[:3], attitude=LYING, t_end=100, dt=0.25, events=event, engine="python")
    assert soon.outcome is ph.Outcome.EVENT and soon.steps < 50
    with pytest.raises(ph.InvalidInput, match="cannot be extended"):
        soon.extend(200)


def test_what_is_found_does_not_depend_on_chunks_or_samples(monkeypatch):
    from polhode.run.driver import BlockLength

    def run(**more):
        return ph.simulate(
            ASYMMETRIC,
            ph.torques.heavy_top(3.0),
            omega=[1, 2, 3],
            t_end=5,
            dt=0.05,
            events=[side, level(0.3)],
            engine="python",
            **more,
        )

    reference = run().events
    assert len(reference[0]) > 2
    for size in (1, 2, 7):
        monkeypatch.setattr(
            BlockLength, "steps", property(lambda self, size=size: size, lambda self, steps: None), raising=False
        )
        for every in (1, 10, 0):
            again = run(every=every).events
            for a, b in zip(reference, again, strict=True):
                assert np.array_equal(a.direction, b.direction) and np.abs(a.t - b.t).max() < 1e-14


def test_extending_finds_what_a_run_in_one_piece_finds():
    def run(t_end):
        return ph.simulate(ASYMMETRIC, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=t_end, dt=0.05, events=side)

    whole = run(6).events[0]
    for cut in (0.05, 0.3, 2.5, 5.95):
        part = run(cut).extend(6).events[0]
        assert np.array_equal(part.direction, whole.direction) and np.abs(part.t - whole.t).max() < 1e-14
    for f in (
        lambda t: np.sin(50 * t),
        lambda t: np.sin(50 * t) > 0.3,
        lambda t: t - 3.0,
        lambda t: abs(t - 3.0) - 1e-4,
    ):
        one = at_rest(f, t_end=6.0, dt=0.25).events[0]
        for cut in (0.25, 3.0, 5.75):  # the run is cut at a root, before it and after it
            two = at_rest(f, t_end=cut, dt=0.25).extend(6).events[0]
            assert np.array_equal(one.direction, two.direction) and np.abs(one.t - two.t).max(initial=0) < 1e-14
    later = ph.simulate(ASYMMETRIC, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=3, dt=0.05).extend(6, events=side)
    assert np.abs(later.events[0].t - whole.t[whole.t > 3]).max() < 1e-9


# --- files, failures, refusals -------------------------------------------------------------------------------------


def test_files_hold_what_was_found(tmp_path):
    def run(t_end, terminal=False):
        e = Event(side, terminal=terminal, name="side")
        return ph.simulate(ASYMMETRIC, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=t_end, dt=0.05, events=e)

    whole = run(6)
    for part in (run(3), run(6, terminal=2)):
        back = ph.load(part.save(tmp_path / "run.npz"))
        assert back.events.names == ("side",) and back.outcome is part.outcome
        for name in ("t", "R", "omega", "direction", "step"):
            assert np.array_equal(getattr(back.events[0], name), getattr(part.events[0], name))
        with pytest.raises(ph.InvalidInput, match="give its events again"):
            back.extend(6)
        given = part.hunt.events[0]
        on, same = back.extend(6, events=given), part.extend(6)
        assert np.array_equal(on.events[0].t, same.events[0].t) and on.outcome is same.outcome
    on = run(3).extend(6)
    assert np.abs(on.events[0].t - whole.events[0].t).max() < 1e-14
    assert np.array_equal(ph.load(on.save(tmp_path / "on.npz")).events[0].t, on.events[0].t)


def test_a_failed_run_keeps_the_events_of_its_valid_part():
    def torque(t, R):
        return [np.nan if t > 2.0 else 0.0, 0.0, 0.0]

    run = ph.simulate(
        SYMMETRIC,
        torque,
        omega=[0, 0, 7],
        attitude=LYING,
        t_end=5,
        dt=0.1,
        events=side,
        on_failure="stop",
        engine="python",
    )
    assert not run.outcome.good
    t = run.events[0].t
    assert np.abs(t - np.arange(1, t.size + 1) * np.pi / 7).max() < 1e-12 and t.size == int(run.t[-1] * 7 / np.pi)


def test_parameters_and_axes():
    @ph.kernel
    def torque(R, p):
        return p * Vec3(0.0, 0.0, 1.0)

    @ph.kernel
    def beyond(R, p):
        return R.e3.z - 0.5 * p

    def plainly(R, p):
        return R[2, 2] - 0.5 * p

    Q = ph.so3.exp([0.4, -0.2, 0.7])
    J = Q @ np.diag([1.0, 2.0, 2.5]) @ Q.T
    common = dict(params=1.0, omega=[1, 2, 3], t_end=8, dt=0.05, engine="python")
    both = ph.simulate(J, torque, events=[beyond, plainly], **common)
    assert len(both.events["beyond"]) > 1 and np.abs(both.events["beyond"].t - both.events["plainly"].t).max() < 1e-14
    assert np.abs(both.events["beyond"].R[:, 2, 2] - 0.5).max() < 1e-13
    batch = ph.simulate(
        J, torque, events=[beyond, plainly], **{**common, "params": np.array([1.0, 0.5]), "omega": [[1, 2, 3]] * 2}
    )
    for f in batch.events:
        assert np.abs(f.of(1).R[:, 2, 2] - 0.25).max() < 1e-13 and len(f.of(1))


def test_bad_events_are_refused():
    def run(events, **more):
        return ph.simulate(SYMMETRIC, omega=[0, 0, 1], t_end=1, dt=0.1, events=events, **more)

    for events, message in (
        (3, "must be functions"),
        (lambda z: z, "argument 'z'"),
        (lambda x: x[0], "give position"),
        ([side, side], "twice"),
        (lambda R, p: 0.0, "params"),
    ):
        with pytest.raises(ph.InvalidInput, match=message):
            run(events)
    for wrong in (dict(direction="up"), dict(terminal=-1), dict(terminal="yes"), dict(resolution=0)):
        with pytest.raises(ph.InvalidInput):
            Event(side, **wrong)
    with pytest.raises(ph.InvalidInput, match="must be a number there") as e:
        run(lambda t: np.nan if t > 0.5 else 1.0)
    assert e.value.trajectory.t[-1] > 0
    with pytest.raises(ph.InvalidInput, match="must return a number"):
        run(lambda t: [1.0, 2.0])
    with pytest.raises(KeyError) as key:
        run(lambda t: {}["x"])
    assert any("event" in note for note in key.value.__notes__)
    found = run([])
    assert len(found.events) == 0 and as_events(None) == ()
    with pytest.raises(ph.InvalidInput, match="there is no event"):
        run(side).events["up"]
    with pytest.raises(ph.InvalidInput, match="without events"):
        run(side).extend(2, events=side)
    assert "side" in repr(run(side).events)


# --- numbers ----------------------------------------------------------------------------------------------------


def test_roots_to_rounding_and_the_least_value():
    a, b = np.array([0.0, 1.0, -3.0, 0.0]), np.array([2.0, 2.0, 1.0, 1.0])

    def f(m, x):
        return np.choose(m, [x**3 - 2, np.log(np.maximum(x, 0.5)) - 0.5, np.where(x < 0.1, -1.0, 1.0), x**15 - 1e-9])

    everyone = np.arange(4)
    found, _ = roots(f, a, b, f(everyone, a), f(everyone, b))
    assert np.abs(found[[0, 1, 3]] - [2 ** (1 / 3), np.exp(0.5), 1e-9 ** (1 / 15)]).max() < 1e-15
    assert abs(found[2] - 0.1) < 1e-15
    x, y = lowest(lambda m, x: (x - 0.3) ** 2 + 1.0, np.zeros(1), np.ones(1))
    assert abs(x[0] - 0.3) < 1e-7 and y[0] == 1.0
    assert dot(Vec3(1.0, 0.0, 0.0), Vec3(1.0, 0.0, 0.0)) == 1.0


# --- runs of few steps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [{"dt": 0.25}, {"tol": 1e-2}, {"tol": 1e-2, "method": "rkmk4"}])
@pytest.mark.parametrize("t_eval", [None, [0.0, 0.25, 0.5, 1.0, 2.0]])
def test_a_terminal_event_ends_a_run_of_few_steps(steps, t_eval):
    """The search for events waits for enough samples to interpolate, so a shorter run is searched at its end."""
    end = ph.Event(lambda t: t - 0.6, terminal=True, name="end")
    run = ph.simulate([1, 2, 3.0], lambda R: np.cross([0, 0, 1.0], R[:, 2]), omega=[0.1, 0.2, 0.3], t_end=2.0,
                      events=end, t_eval=t_eval, engine="python", **steps)  # fmt: skip
    assert run.outcome is ph.Outcome.EVENT and run.events["end"].t == pytest.approx([0.6]) and run.t[-1] <= 0.6


def test_a_terminal_event_comes_before_a_failure_in_the_first_steps():
    def torque(t):
        if t > 0.65:
            raise RuntimeError("beyond the event")
        return [0, 0, 0.1]

    end = ph.Event(lambda t: t - 0.53, terminal=True, name="end")
    run = ph.simulate([1, 2, 3.0], torque, omega=[0.1, 0.2, 0.3], t_end=2, dt=0.1, events=end, engine="python")
    assert run.outcome is ph.Outcome.EVENT and run.t[-1] == pytest.approx(0.5)

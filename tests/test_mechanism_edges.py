"""Unusual cases of mechanisms: events at sampling times of controllers, held loads in steppers, failures, mistakes."""

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import polhode as ph
from polhode.errors import InvalidInput, SimulationFailed, Unsupported
from polhode.run.result import Outcome

ROD = ph.Body.cylinder(0.02, 1.0, mass=1.0)
GRAVITY = ph.forces.gravity()
INERTIA = ROD.inertia[0, 0] + 0.25  # about the hinge


def pendulum(angle=0.3, rate=0.0, **drive):
    """A rod that hangs from a hinge, turned by an angle at the start; its angle is measured from there."""
    m = ph.Mechanism()
    R = ph.so3.exp([0.0, angle, 0.0])
    arm, omega = R @ [0, 0, -0.5], np.array([0, rate, 0])
    rod = m.add(ROD, position=arm, attitude=R, velocity=np.cross(omega, arm), omega=omega, name="rod")
    m.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot", **drive)
    return m


def run_of(m=None, **keywords):
    return ph.simulate(pendulum() if m is None else m, **{"load": GRAVITY, "t_end": 0.5, "engine": "python"} | keywords)


def clock(level, terminal=True):
    return ph.Event(lambda t: t - level, terminal=terminal, name="clock")


def controller(angle, rate, memory):
    return 30.0 * (0.5 - angle) - 4.0 * rate, memory + 1.0


def sampled():
    return {"pivot": ph.mechanisms.sampled(controller, 0.1, memory=0.0)}


# --- runs with tol ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [0.1003, 0.25])
def test_a_run_with_tol_goes_on_after_an_event_as_if_there_was_none(level):
    whole = run_of(motors=sampled(), tol=1e-6, events=clock(level, terminal=False))
    again = run_of(motors=sampled(), tol=1e-6, events=clock(level)).extend(0.5)
    assert whole.t.size == again.t.size and np.array_equal(whole.R, again.R) and np.array_equal(whole.v, again.v)
    assert np.array_equal(whole.commands["controller"].values, again.commands["controller"].values)


def test_the_first_step_does_not_depend_on_the_end():
    whole = run_of(tol=1e-5)
    assert np.array_equal(run_of(tol=1e-5, t_end=0.2).extend(0.5).x, whole.x)
    assert run_of(tol=1e-2, t_end=0.02, dt_max=0.001).stats.largest_step <= 0.001
    assert run_of(pendulum(0.0), load=None, tol=1e-5).outcome is Outcome.DONE  # nothing moves


def test_samples_at_given_times_end_with_a_terminal_event():
    run = run_of(tol=1e-3, t_end=2.0, t_eval=np.linspace(0, 2, 41), events=clock(0.5301))
    assert run.outcome is Outcome.EVENT and run.t[-1] == pytest.approx(0.5)


def test_samples_at_given_times_stay_valid_when_a_run_fails():
    def load(t, x):
        return [[0, 0, -9.81 if t < 0.35 else np.nan]]

    run = run_of(load=load, tol=1e-6, t_eval=np.linspace(0, 0.5, 6), on_failure="stop")
    good = run_of(tol=1e-6, t_end=0.3)
    assert run.outcome is Outcome.STEP_TOO_SMALL and run.t == pytest.approx([0, 0.1, 0.2, 0.3])
    np.testing.assert_allclose(run.x[-1], good.x[-1], atol=1e-6)  # 10 steps with errors below 1e-6, mostly far below


# --- energies ---------------------------------------------------------------------------------------------------------


def test_the_energy_does_not_contain_a_torque_that_a_motor_replaces():
    plain = run_of(dt=0.005)
    replaced = run_of(pendulum(torque=2.0), dt=0.005, motors={"pivot": lambda t: 0.0})
    assert np.array_equal(plain.x, replaced.x) and np.array_equal(plain.energy, replaced.energy)
    pushed, motor = run_of(pendulum(torque=2.0), dt=0.005), run_of(dt=0.005, motors={"pivot": 2.0})
    assert np.array_equal(pushed.energy, motor.energy) and np.ptp(motor.energy) < 1e-3
    s = ph.stepper(pendulum(torque=2.0), load=GRAVITY, dt=0.005, motors=["pivot"], engine="python")
    s.command(pivot=0.0)
    s.step(100)
    assert s.energy == plain.energy[-1]


# --- steppers ---------------------------------------------------------------------------------------------------------


def held(omega, memory):
    return [0.0, memory - 0.2 * omega[1], 0.0], memory + 0.1


HELD = {
    "sampled": lambda: ph.torques.sampled(held, 0.05, memory=0.0, frame="space"),
    "piecewise": lambda: ph.torques.piecewise([0, 0.2], [[0, 1, 0], [0, -3, 0]]),
}


@pytest.mark.parametrize("kind", HELD)
def test_a_stepper_switches_loads_as_simulate_does(kind, tmp_path):
    def stepper():
        return ph.stepper(pendulum(), load={"rod": HELD[kind]() + GRAVITY}, dt=0.005, engine="python")

    whole = run_of(load={"rod": HELD[kind]() + GRAVITY}, dt=0.005)
    s = stepper()
    for n in (1, 9, 23):  # 33 steps: in the middle of a period
        s.step(n)
    np.savez(tmp_path / "state.npz", **s.state)
    again = stepper()
    again.restore(np.load(tmp_path / "state.npz"))
    for one in (s, again, copy.copy(s)):
        one.step(100 - one.steps)
        assert np.array_equal(one.bodies["rod"].R, whole.bodies["rod"].R[-1])
    with pytest.raises(Unsupported, match="cannot switch"):
        stepper().ask()


def test_a_copy_of_a_stepper_is_another_stepper():
    s = ph.stepper(pendulum(), load=GRAVITY, dt=0.005, motors=["pivot"], engine="python")
    s.command(pivot=1.0)
    other = copy.deepcopy(s)
    other.command(pivot=2.0)
    other.step(3)
    assert (s.steps, other.steps, s.commands, other.commands) == (0, 3, {"pivot": 1.0}, {"pivot": 2.0})
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(s)


def test_a_batch_in_a_stepper_tells_who_failed_and_the_others_continue():
    @ph.kernel
    def blowing(x):
        return 0.0 * x, ph.math.Vec3(0.0, ph.math.where(x.x < -0.099, 1e200, 0.0) * 1e200, 0.0)

    several = ph.mechanisms.Batch([pendulum(0.0, -1.0), pendulum(0.0, 1.0)])
    s = ph.stepper(several, load={"rod": blowing}, dt=0.01, engine="python")
    with pytest.raises(SimulationFailed, match=r"failed at step 19, t = 0.19, mechanism 1: "):
        s.step(50)  # after 0.2 s, its centre is beyond 0.099 m
    assert s.steps == 50 and s.joints["pivot"].angle == pytest.approx([-0.5, 0.19], rel=1e-4)  # order 2, h omega = 0.01


def test_mistakes_with_steppers():
    for motors, told in (({"pivot": 2.0}, "names of the joints"), (3, "a list of names"), (["elbow"], "pivot")):
        with pytest.raises(InvalidInput, match=told):
            ph.stepper(pendulum(), dt=0.01, motors=motors, engine="python")
    with pytest.raises(InvalidInput, match="t_start"):
        ph.stepper(pendulum(), dt=0.01, t_start=np.nan, engine="python")
    s = ph.stepper(pendulum(), dt="5 ms", motors=["pivot"], engine="python")
    assert s.setup.dt == 0.005
    with pytest.raises(InvalidInput, match="unknown motor"):
        s.command(pivot=1.0, elbow=2.0)
    assert s.commands == {"pivot": 0.0}  # the refused command changed nothing
    state = s.state
    for wrong in ({"steps": -1}, {"commands": np.zeros((2, 1))}, {"answers": np.zeros(3)}, {"held": np.zeros((4, 1))}):
        with pytest.raises(InvalidInput, match=next(iter(wrong))):
            s.restore(state | wrong)
    with pytest.raises(InvalidInput, match="restore takes"):
        s.restore(None)


def test_times_may_have_units():
    run = run_of(t_end="20 ms", dt="5 ms", t_eval=np.array([0.005, 0.02]))
    assert run.t == pytest.approx([0.005, 0.02])
    assert run_of(t_end="20 ms", dt="5 ms").extend("40 ms").t[-1] == pytest.approx(0.04)
    assert ph.mechanisms.sampled(controller, "10 ms").period == 0.01


# --- events and exceptions --------------------------------------------------------------------------------------------


def wave(t):
    return 8.0 * np.sin(30 * t)


WAVES = {
    "motor": {"motors": {"pivot": ph.mechanisms.sampled(wave, 0.05)}},
    "load": {"load": {"rod": ph.torques.sampled(lambda t: [0, wave(t), 0], 0.05, frame="space") + GRAVITY}},
}


@pytest.mark.parametrize("kind", WAVES)
def test_reactions_at_an_event_are_those_under_the_command_of_that_time(kind):
    run = run_of(dt=0.0025, events=clock(0.2225, terminal=False), **WAVES[kind])
    at = run.events["clock"][0].state
    np.testing.assert_allclose(at.joints["pivot"].reaction, run.joints["pivot"].reaction[89], atol=1e-6)


def test_events_of_mechanisms_are_read_as_those_of_bodies():
    def late(t):
        return t - 0.053

    late.terminal = True
    assert run_of(dt=0.01, events=late).outcome is Outcome.EVENT
    for events, told in (
        (3, "must be functions"), (lambda t: None, "must return a number"), (lambda t: np.nan, "must return a number"),
        (lambda state: state.joints["elbow"].angle, "unknown joint"), ([late, late], "appears twice"),
    ):  # fmt: skip
        with pytest.raises(InvalidInput, match=told):
            run_of(dt=0.01, events=events)
    with pytest.raises(Unsupported, match="max_interval"):
        run_of(dt=0.01, events=ph.Event(late, max_interval=0.001))


@pytest.mark.parametrize("steps", [{"dt": 0.01}, {"tol": 1e-3, "t_eval": [0.02, 0.04, 0.06]}])
def test_exceptions_of_events_and_callbacks_bring_the_run_until_then(steps):
    def late(t):
        return bool(1 / 0) if t > 0.05 else False

    for name in ("events", "callback"):
        with pytest.raises(ZeroDivisionError) as e:
            run_of(t_end=0.1, **{name: late}, **steps)
        assert e.value.__notes__[0].startswith("polhode: in ")
        assert set(np.round(e.value.trajectory.t, 9)) <= {
            0.0,
            *np.round(steps.get("t_eval", np.arange(0, 0.11, 0.01)), 9),
        }


def test_the_advice_names_the_exception_of_a_controller():
    run = run_of(dt=0.01, motors={"pivot": ph.mechanisms.sampled(lambda t: 1 / (0.1 - t), 0.05)}, on_failure="stop")
    assert run.outcome is Outcome.TORQUE_FAILED and "ZeroDivisionError" in run.advice and "t = 0.1" in run.advice


def test_a_run_can_be_extended_by_several_threads():
    made = run_of(dt=0.01, t_end=0.1, **WAVES["motor"])
    ends = [0.2, 0.4, 0.6, 0.8]
    alone = [made.extend(t).x for t in ends]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda t: made.extend(t).x, ends))
    assert all(map(np.array_equal, alone, together))


def test_motors_take_all_kinds_of_numbers_and_name_the_joint_that_has_none():
    one, other = run_of(dt=0.01, motors={"pivot": np.float32(2)}), run_of(dt=0.01, motors={"pivot": np.int64(2)})
    assert np.array_equal(one.x, other.x)
    m = ph.Mechanism()
    m.cylindrical(m.add(ROD, name="rod"), None, at=[0, 0, 0], axis=[0, 0, 1], name="tube")
    with pytest.raises(InvalidInput, match="'tube' is a cylindrical joint"):
        run_of(m, dt=0.01, motors={"tube": 1.0})


# --- files ------------------------------------------------------------------------------------------------------------


def test_files_refuse_other_controllers_than_they_had(tmp_path):
    path = run_of(dt=0.01, t_end=0.15, motors=sampled()).save(tmp_path / "run.npz")
    again = ph.mechanisms.load(path, motors=sampled()).extend(0.5)  # in the middle of a period
    assert np.array_equal(again.x, run_of(dt=0.01, motors=sampled()).x)
    of, like, kept = ph.mechanisms.sampled, "give one like it", "the memory that they had"
    for motor, told in (
        (2.0, like), (lambda t: 0.0, like), (of(controller, 0.05, memory=0.0), like), (of(wave, 0.1), kept),
        (of(controller, 0.1, memory=np.zeros(2)), kept),
    ):  # fmt: skip
        with pytest.raises(InvalidInput, match=told):
            ph.mechanisms.load(path, motors={"pivot": motor})
    with pytest.raises(InvalidInput, match="give these"):
        ph.mechanisms.load(path, motors=[1])


# --- units ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1e-9, 1e6])
def test_damped_motion_does_not_depend_on_the_unit_of_length(scale):
    """In an old version, the loads of a step were iterated until the larger of torques and forces, in SI units,
    agreed.
    """

    def angle(s):
        m, R, T = ph.Mechanism(), ph.so3.exp([0.0, 0.3, 0.0]), s**0.5
        rod = m.add(ph.Body.cylinder(0.02 * s, s, mass=1.0), position=R @ [0, 0, -0.5 * s], attitude=R)
        m.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
        run = run_of(m, t_end=T, dt=0.02 * T, motors={"pivot": lambda rate: -0.2 * s * T * rate})
        return run.joints["pivot"].angle[-1]

    assert angle(scale) == pytest.approx(angle(1.0), rel=1e-13)

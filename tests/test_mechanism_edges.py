"""Test unusual mechanisms: events at sampling times of controllers, held loads in steppers, failures, mistakes."""

import copy
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

import polhode as ph
from polhode.errors import InvalidInput, SimulationFailed, Unsupported
from polhode.run.result import Outcome

ROD = ph.Body.cylinder(0.02, 1.0, mass=1.0)
GRAVITY = ph.forces.gravity()
INERTIA = ROD.inertia[0, 0] + 0.25  # moment of inertia about the hinge


def pendulum(angle=0.3, rate=0.0, **drive):
    """Return a rod that hangs from a hinge, turned by `angle` at the start. The angle of the hinge is 0 there."""
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
    assert run_of(pendulum(0.0), load=None, tol=1e-5).outcome is Outcome.DONE  # the pendulum does not move


def test_samples_at_given_times_end_with_a_terminal_event():
    run = run_of(tol=1e-3, t_end=2.0, t_eval=np.linspace(0, 2, 41), events=clock(0.5301))
    assert run.outcome is Outcome.EVENT and run.t[-1] == pytest.approx(0.5)


AT_TIMES = {"tol": 1e-3, "t_end": 2.0, "t_eval": np.linspace(0, 2, 41)}  # several samples lie in one step


@pytest.mark.parametrize("level", [0.13, 0.5301, 0.55, 5.0])
def test_a_callback_sees_no_sample_after_a_terminal_event(level):
    seen = []
    run = run_of(**AT_TIMES, events=clock(level), callback=lambda t: seen.append(t))
    assert seen == run.t[1:].tolist() and seen[-1] <= level
    assert run.outcome is (Outcome.EVENT if level < 2 else Outcome.DONE)


@pytest.mark.parametrize("stop", [0.2, 0.55])
def test_a_callback_stops_a_run_with_events_where_it_stops_others(stop):
    def end(t):
        return t > stop - 1e-9

    run, plain = (run_of(**AT_TIMES, events=e, callback=end) for e in (clock(0.5701), None))
    assert run.outcome is Outcome.STOPPED and run.events["clock"] == [] and run.t[-1] == pytest.approx(stop)
    np.testing.assert_array_equal(run.states, plain.states)
    np.testing.assert_array_equal(run.final, plain.final)

    def mistake(t):
        assert not end(t), "late"

    with pytest.raises(AssertionError, match="late") as e:
        run_of(**AT_TIMES, events=clock(0.5701), callback=mistake)
    np.testing.assert_array_equal(e.value.trajectory.states, plain.states)
    assert f"at t = {stop}" in e.value.__notes__[0]


def test_samples_at_given_times_stay_valid_when_a_run_fails():
    def load(t, x):
        return [[0, 0, -9.81 if t < 0.35 else np.nan]]

    run = run_of(load=load, tol=1e-6, t_eval=np.linspace(0, 0.5, 6), on_failure="stop")
    good = run_of(tol=1e-6, t_end=0.3)
    assert run.outcome is Outcome.STEP_TOO_SMALL and run.t == pytest.approx([0, 0.1, 0.2, 0.3])
    # 10 steps whose errors are below 1e-6, mostly far below
    np.testing.assert_allclose(run.x[-1], good.x[-1], atol=1e-6)


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
    for n in (1, 9, 23):  # 33 steps, so that the state is in the middle of a sampling period
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
        s.step(50)  # before t = 0.2, the centre of one rod passes x = -0.099 m, where the load overflows
    # the method has order 2, and h omega = 0.01
    assert s.steps == 50 and s.joints["pivot"].angle == pytest.approx([-0.5, 0.19], rel=1e-4)


def test_views_of_a_stepper_keep_their_state_and_command():
    s = ph.stepper(pendulum(np.pi / 2), load=GRAVITY, dt=0.01, motors=["pivot"], engine="python")
    s.command(pivot=0.5 * 9.81)  # this torque carries the weight of the rod
    view, run, energy = s.joints["pivot"], s.now, s.energy
    s.command(pivot=-20.0)
    assert np.allclose(view.reaction, [0, 0, 9.81], atol=1e-12) and abs(s.joints["pivot"].reaction[2]) > 20
    s.step(20)
    assert view.angle == pytest.approx(0, abs=1e-15) and abs(s.joints["pivot"].angle) > 0.1
    assert np.allclose(run.joints["pivot"].reaction[0], [0, 0, 9.81], atol=1e-12) and run.energy[0] == energy


def test_states_that_a_callback_keeps_have_the_command_that_acted():
    kept, now = [], []

    def keep(state):
        kept.append(state)
        now.append(state.joints["pivot"].reaction.copy())

    run_of(motors=sampled(), dt=0.05, callback=keep)
    np.testing.assert_array_equal([state.joints["pivot"].reaction for state in kept], now)


def test_the_state_of_a_stepper_can_be_extended_and_states_of_callbacks_cannot():
    s = ph.stepper(pendulum(), load=GRAVITY, dt=0.01, motors=["pivot"], engine="python")
    s.command(pivot=1.0)
    s.step(5)
    longer = s.now.extend(0.1)
    s.step(5)
    np.testing.assert_array_equal(longer.x[-1, 0], s.bodies["rod"].x)
    kept = []
    run_of(dt=0.1, callback=lambda state: kept.append(state))
    with pytest.raises(InvalidInput, match="cannot be extended: extend the complete run"):
        kept[0].run.extend(1.0)

    def load(t, x):
        return 0 * x * (1 / int(t < 0.015))

    s = ph.stepper(pendulum(), load=load, dt=0.01, engine="python")
    with pytest.raises(ZeroDivisionError) as e:
        s.step(5)
    assert "in load at t = 0.02, before step 2 was complete" in e.value.__notes__[0]


def test_reactions_contain_the_loads_that_are_told():
    s = ph.stepper(pendulum(), load=GRAVITY, dt=0.01, engine="python", uses_velocity=False)
    s.ask()
    with pytest.raises(InvalidInput, match=r"answer ask\(\) first"):
        _ = s.joints["pivot"].reaction
    while s.steps < 3:
        s.ask()
        s.tell(force=[[0, 0, 9.81]])  # this force carries the weight of 1 kg
    assert np.abs(s.joints["pivot"].reaction).max() < 1e-12


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
    assert s.commands == {"pivot": 0.0}  # the refused call changed no command
    state = s.state
    for wrong in ({"steps": -1}, {"commands": np.zeros((2, 1))}, {"answers": np.zeros(3)}, {"held": np.zeros((4, 1))}):
        with pytest.raises(InvalidInput, match=next(iter(wrong))):
            s.restore(state | wrong)
    with pytest.raises(InvalidInput, match="the `state` of a stepper"):
        s.restore(None)


def test_times_may_have_units():
    run = run_of(t_end="20 ms", dt="5 ms", t_eval=np.array([0.005, 0.02]))
    assert run.t == pytest.approx([0.005, 0.02])
    assert run_of(t_end="20 ms", dt="5 ms").extend("40 ms").t[-1] == pytest.approx(0.04)
    assert ph.mechanisms.sampled(controller, "10 ms").period == 0.01


# --- batches ----------------------------------------------------------------------------------------------------------


def sledge(angle, rate=0.0, reach=0.2, stiffness=30.0, **drive):
    """Return a pendulum with a sledge that slides along it."""
    m = pendulum(angle, rate, **drive)
    R, omega = ph.so3.exp([0.0, angle, 0.0]), np.array([0, rate, 0])
    place = R @ [0, 0.1, -reach]
    box = m.add(ph.Body([[0.3, 0.1, 0], [0.1, 0.4, 0], [0, 0, 0.5]], mass=0.5), position=place, attitude=R,
                velocity=np.cross(omega, place), omega=omega, name="box")  # fmt: skip
    m.slider(box, "rod", at=R @ [0, 0, -reach], axis=R @ [0, 0, 1], name="rail", stiffness=stiffness)
    return m


def triple(height):
    """Return a rod whose ends are held, and a pin in a plane. At height 0, the ends of the rod also hold the pin."""
    m = ph.Mechanism()
    m.add(ROD, name="rod")
    m.ball("rod", at=[0, 0, -0.5], name="low")
    m.point_on_plane("rod", at=[0, 0, 0.5], normal=[1, 0, 0], name="x")
    m.point_on_plane("rod", at=[0, 0, 0.5], normal=[0, 1, 0], name="y")
    m.point_on_plane("rod", at=[0, height, 0.1], normal=[1, 0, 0], name="pin")
    return m


def readings(run):
    """Yield everything that can be read from a run."""
    yield from (run.R, run.x, run.v, run.omega, run.energy, run.kinetic_energy, run.joint_errors, run.velocity_error)
    pivot, rail = run.joints["pivot"], run.joints["rail"]
    yield from (pivot.angle, pivot.rate, rail.displacement, rail.speed)
    for joint in (pivot, rail):
        yield from (joint.reaction, joint.reaction_torque, joint.error)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_members_of_a_batch_with_their_own_starts_and_drives_move_as_alone(engine, tmp_path):
    members = [
        sledge(0.3), sledge(-2.0, 1.5, 0.4, damping=0.2), sledge(1.2, -0.4, stiffness=0.0, damping=0.1),
        sledge(0.1, stiffness=5.0, limits=(-0.02, 0.02), limit_stiffness=40.0, limit_damping=1.0, rest=0.1)
    ]  # fmt: skip
    if engine == "numba":  # use compiled code that other tests also use
        members = [sledge(0.3, stiffness=0.0), sledge(-2.0, 1.5, 0.4, stiffness=0.0)]
    given = {"t_end": 0.03, "dt": 0.01, "engine": engine}
    both = run_of(ph.mechanisms.Batch(members), **given)
    loaded = ph.load(both.save(tmp_path / "several.npz"))
    for k, m in enumerate(members):
        for mine, among, read in zip(readings(run_of(m, **given)), readings(both), readings(loaded), strict=True):
            np.testing.assert_array_equal(among[k], mine)
            np.testing.assert_array_equal(read[k], mine)
    longer = run_of(ph.mechanisms.Batch(members), **given | {"t_end": 0.05})
    np.testing.assert_array_equal(loaded.extend(0.05).x, longer.x)


def test_members_in_a_stepper_have_their_own_starts_and_commands():
    members, efforts = [sledge(0.3), sledge(1.0, 2.0, stiffness=0.0), sledge(-0.5)], [1.0, -2.0, 3.0]
    given = {"load": GRAVITY, "dt": 0.01, "motors": ["pivot"], "engine": "python"}
    several = ph.stepper(ph.mechanisms.Batch(members), **given)
    several.command(pivot=efforts)
    several.step(7)
    for k, m in enumerate(members):
        alone = ph.stepper(m, **given)
        alone.command(pivot=efforts[k])
        alone.step(7)
        assert several.joints["pivot"].angle[k] == alone.joints["pivot"].angle and several.energy[k] == alone.energy
        np.testing.assert_array_equal(several.joints["rail"].reaction[k], alone.joints["rail"].reaction)


def test_a_callback_of_a_batch_sees_all_members():
    seen = []
    several = ph.mechanisms.Batch([pendulum(0.0, 0.5), pendulum(0.0, -1.0)])
    run = run_of(several, t_end=0.02, dt=0.01, callback=lambda state: seen.append((state.joints["pivot"].rate,
                 state.bodies["rod"].x, state.energy)))  # fmt: skip
    for k, (rate, x, energy) in enumerate(seen, 1):
        np.testing.assert_array_equal(rate, run.joints["pivot"].rate[:, k])
        np.testing.assert_array_equal(x, run.bodies["rod"].x[:, k])
        np.testing.assert_array_equal(energy, run.energy[:, k])
    assert len(seen) == 2
    for members in ([pendulum()], [pendulum(), pendulum(0.1)]):
        with pytest.raises(Unsupported, match="one by one"):
            run_of(ph.mechanisms.Batch(members), tol=1e-5)
    with pytest.raises(InvalidInput, match="a list of one or more mechanisms"):
        ph.mechanisms.Batch(pendulum())
    with pytest.raises(InvalidInput, match=r"0.013 is not on the grid of steps.* give tol instead of dt"):
        run_of(dt=0.01, t_eval=[0.013])


def test_a_batch_says_which_member_cannot_be_built_or_differs():
    loose, closed = ph.Mechanism(), pendulum()
    loose.add(ROD, position=[0, 0, -0.5], velocity=[1, 0, 0], name="rod")
    loose.hinge("rod", at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    with pytest.raises(InvalidInput, match="member 1 of the batch: the velocities do not fit the joints: at 'pivot'"):
        run_of(ph.mechanisms.Batch([pendulum(), loose]), dt=0.01)
    closed.hinge("rod", at=[0, 0.1, 0], axis=[0, 1, 0], name="pin")
    with pytest.raises(InvalidInput, match="other joints"):
        run_of(ph.mechanisms.Batch([pendulum(), closed]), dt=0.01)
    tied, free = triple(0.0), triple(0.1)
    with pytest.raises(Unsupported, match="has 0 redundant equations and the first has 1"):
        run_of(ph.mechanisms.Batch([tied, free]), dt=0.01)
    with pytest.raises(Unsupported, match="member 1 of the batch have dampers"):
        run_of(ph.mechanisms.Batch([pendulum(), pendulum(damping=1.0)]), dt=0.01, method="joint_em")


# --- pickles ----------------------------------------------------------------------------------------------------------


def breeze(t, x):
    return [0.3, 0.0, 0.1 * t]


def lifting(t, x):
    return 0.5 * x


def servo(t, angle, rate):
    return -3.0 * angle - 0.5 * rate


def level(t, state):
    return t - 0.22


def swing(angle):
    """Return a run with most features that a run can have, to be sent to other processes."""
    load = {"rod": GRAVITY + ph.forces.function(breeze)}
    return run_of(pendulum(angle, stiffness=2.0), load=load, motors=sampled(), dt=0.05, events=ph.Event(level))


def fail(angle):
    return run_of(pendulum(angle, 500.0), dt=0.5)


RUNS = {
    "models, functions, controllers, events": lambda: swing(0.3),
    "tol": lambda: run_of(tol=1e-5, motors=sampled(), events=ph.Event(level)),
    "functions": lambda: run_of(motors={"pivot": servo}, load=lifting, dt=0.05),
    "batches": lambda: run_of(ph.mechanisms.Batch([pendulum(0.1), pendulum(damping=1)]), motors={"pivot": 1}, dt=0.05),
    "states": lambda: run_of(dt=0.1, events=ph.Event(level)).events["level"][0].state.run,
}


@pytest.mark.parametrize("name", RUNS)
def test_a_run_returns_from_a_pickle_and_goes_on(name):
    run = RUNS[name]()
    again = pickle.loads(pickle.dumps(run))
    pivot, same = run.joints["pivot"], again.joints["pivot"]
    for mine, read in ((run.x, again.x), (run.energy, again.energy), (pivot.reaction, same.reaction)):
        np.testing.assert_array_equal(mine, read)
    if run.search is not None:
        (mine,), (read,) = run.events["level"], again.events["level"]
        np.testing.assert_array_equal(mine.state.joints["pivot"].reaction, read.state.joints["pivot"].reaction)
    if name != "states":
        np.testing.assert_array_equal(again.extend(0.7).final, run.extend(0.7).final)
        np.testing.assert_array_equal(copy.deepcopy(run).extend(0.7).final, run.extend(0.7).final)


def test_runs_and_failures_come_back_from_other_processes():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        runs = list(pool.map(swing, [0.2, 0.4]))
        failed = pool.submit(fail, 0.3).exception()
    np.testing.assert_array_equal(runs[1].final, swing(0.4).final)
    assert isinstance(failed, SimulationFailed) and "'pivot'" in str(failed) and len(failed.trajectory.t) > 0


@pytest.mark.parametrize(
    ("part", "told"), [({"load": lambda x: 0 * x}, "its load"), ({"motors": {"pivot": lambda t: t}}, "a motor"),
                       ({"events": lambda t: t - 0.1}, "an event")],
)  # fmt: skip
def test_code_without_a_name_is_refused_by_pickles(part, told, monkeypatch):
    monkeypatch.delitem(sys.modules, "cloudpickle", raising=False)
    with pytest.raises(InvalidInput, match=rf"because {told} cannot \(.*the top level of a module, or .* save\(\)"):
        pickle.dumps(run_of(dt=0.1, **part))


# --- events and exceptions --------------------------------------------------------------------------------------------


def rotor(rate, **drive):
    """Return a body that turns about a hinge; its angle is rate times t."""
    m = ph.Mechanism()
    m.add(ph.Body([1, 1, 1], mass=1.0), omega=[0, 0, rate], name="rod")
    m.hinge("rod", at=[0, 0, 0], axis=[0, 0, 1], name="pivot", **drive)
    return m


@pytest.mark.parametrize("steps", [{"dt": 0.05}, {"tol": 1e-6}])
def test_events_count_whole_turns(steps):
    at = {name: ph.Event(lambda state, a=a: state.joints["pivot"].angle - a, name=name) for name, a in
          (("one", 1.0), ("seven", 7.0), ("nine", 9.0))}  # fmt: skip
    run = run_of(rotor(1.0), load=None, t_end=8.0, events=[at["one"], at["seven"]], **steps)
    assert [[o.t for o in run.events[name]] for name in ("one", "seven")] == [[pytest.approx(1)], [pytest.approx(7)]]
    assert run.events["seven"][0].state.joints["pivot"].angle == pytest.approx(7)
    longer = run_of(rotor(1.0), load=None, t_end=8.0, **steps).extend(10.0, events=at["nine"])
    assert [o.t for o in longer.events["nine"]] == [pytest.approx(9)]


@pytest.mark.parametrize("steps", [{"dt": 0.05}, {"tol": 1e-5}])
def test_files_hold_the_events_that_were_found(steps, tmp_path):
    rising = ph.Event(lambda state: state.joints["pivot"].angle - 0.3, name="rising")
    run = run_of(motors=sampled(), events=rising, **steps)
    loaded = ph.mechanisms.load(run.save(tmp_path / "run.npz"), motors=sampled())
    (mine,), (read,) = run.events["rising"], loaded.events["rising"]
    assert (mine.t, mine.direction) == (read.t, read.direction)
    np.testing.assert_array_equal(mine.state.joints["pivot"].reaction, read.state.joints["pivot"].reaction)
    longer = loaded.extend(2.0, events=rising)
    assert [o.t for o in longer.events["rising"]] == [o.t for o in run.extend(2.0).events["rising"]]
    with pytest.warns(RuntimeWarning, match="no longer searches for its events"):
        assert [o.t for o in loaded.extend(0.6).events["rising"]] == [mine.t]


def test_axes_in_opposite_directions_are_refused():
    m = ph.Mechanism(assemble=True)
    m.add(ROD, name="rod")
    m.hinge("rod", at=[0, 0, 0], axis_a=[1, 0, 0], axis_b=[-1, 0, 0], name="pivot")
    with pytest.raises(InvalidInput, match="axes of joint 'pivot' point in opposite directions"):
        m.build()


def test_stops_may_lie_beyond_half_a_turn():
    run = run_of(rotor(1.0, limits=(-1.0, 4.0), limit_stiffness=100.0), load=None, t_end=12.0, dt=0.01)
    angle = run.joints[
        "pivot"
    ].angle  # the stops give way by sqrt(I/k) omega = 0.1; half an oscillation in them takes 0.31 s
    assert angle.max() == pytest.approx(4.1, abs=1e-3) and angle.min() == pytest.approx(-1.1, abs=1e-3)
    assert np.ptp(run.energy) < 4e-3  # the sharp edges of the stops cause an error of at most (k dt omega)^2 / (2 k)
    with pytest.raises(InvalidInput, match="less than a turn apart"):
        rotor(1.0, limits=(-4.0, 4.0), limit_stiffness=1.0)
    with pytest.raises(InvalidInput, match=r"need limits=\(low, high\)"):
        rotor(1.0, limit_stiffness=1.0)


def test_a_batch_that_fails_says_which_mechanism_and_when():
    @ph.kernel
    def blowing(t, x):
        return 0.0 * x, ph.math.Vec3(0.0, ph.math.where(x.x < -0.099, 1e200, 0.0) * 1e200, 0.0)

    several = ph.mechanisms.Batch([pendulum(0.0, 0.5), pendulum(0.0, -1.0), pendulum(0.0, 1.0)])
    with pytest.raises(SimulationFailed, match=r"at step 19 of 50, t = 0.19, mechanism 2: the loads gave NaN") as e:
        run_of(several, load={"rod": blowing}, dt=0.01)
    assert [o.good for o in e.value.trajectory.outcomes] == [False, True, False]


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
    # the run is extended from the middle of a sampling period
    again = ph.mechanisms.load(path, motors=sampled()).extend(0.5)
    assert np.array_equal(again.x, run_of(dt=0.01, motors=sampled()).x)
    of, like, kept = ph.mechanisms.sampled, "give one like it", "the same memory as before"
    for motor, told in (
        (2.0, like), (lambda t: 0.0, like), (of(controller, 0.05, memory=0.0), like), (of(wave, 0.1), kept),
        (of(controller, 0.1, memory=np.zeros(2)), kept),
    ):  # fmt: skip
        with pytest.raises(InvalidInput, match=told):
            ph.mechanisms.load(path, motors={"pivot": motor})
    with pytest.raises(InvalidInput, match="give them"):
        ph.mechanisms.load(path, motors=[1])


# --- units ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1e-9, 1e6])
def test_damped_motion_does_not_depend_on_the_unit_of_length(scale):
    """The result must not change with the unit.

    In an old version, the iteration of the loads compared torques with forces.
    """

    def angle(s):
        m, R, T = ph.Mechanism(), ph.so3.exp([0.0, 0.3, 0.0]), s**0.5
        rod = m.add(ph.Body.cylinder(0.02 * s, s, mass=1.0), position=R @ [0, 0, -0.5 * s], attitude=R)
        m.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
        run = run_of(m, t_end=T, dt=0.02 * T, motors={"pivot": lambda rate: -0.2 * s * T * rate})
        return run.joints["pivot"].angle[-1]

    assert angle(scale) == pytest.approx(angle(1.0), rel=1e-13)


def test_commands_on_files_of_mechanisms(tmp_path, capsys):
    """verify called sound files damaged; export and report ended in raw exceptions."""
    from polhode.cli import main

    def call(*words):
        with pytest.raises(SystemExit) as e:
            main([str(w) for w in words])
        return e.value.code, " ".join(capsys.readouterr().err.split())

    path, told = tmp_path / "run.npz", tmp_path / "told.npz"
    run_of(t_end=0.1, dt=0.05).save(path)
    run_of(t_end=0.1, dt=0.05, load=lambda x: np.zeros_like(x)).save(told)
    assert call("verify", path, told)[0] == 0 and "only the checksums" in ph.verify(told).notes[0]
    assert call("report", path, "-o", tmp_path / "run.svg")[0] == 0 and (tmp_path / "run.svg").exists()
    code, message = call("report", path, "-o", tmp_path / "run.html")
    assert code == 2 and "there is no report" in message
    for suffix in (".csv", ".nc", ".glb", ".pvd"):
        code, message = call("export", path, tmp_path / f"run{suffix}")
        assert code == 2 and "export writes runs of single bodies" in message
    with np.load(path) as f:
        arrays = dict(f)
    arrays["x"] = arrays["x"] + 1e-3
    np.savez(path, **arrays)
    assert ph.verify(path).problems == ["x does not follow from the states"]
    assert ph.repair(path).sound

"""Test motors, sampled controllers and loads given by the caller, against other integrations; also steps with tol."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.errors import InvalidInput, Unsupported

ROD = ph.Body.cylinder(0.02, 1.0, mass=1.0)
ALONG_X = [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]
GRAVITY = ph.forces.gravity()
INERTIA = ROD.inertia[0, 0] + 0.25  # moment of inertia about the hinge


def arm(links=1):
    """Return rods on hinges, horizontal at the start. Angles increase downwards."""
    m, before = ph.Mechanism(), None
    for k in range(links):
        link = m.add(ROD, position=[k + 0.5, 0, 0], attitude=ALONG_X, name=f"rod{k}")
        m.hinge(link, before, at=[k, 0, 0], axis=[0, 1, 0], name=f"j{k}")
        before = link
    return m


def truth(t_end, torque, y=(0.0, 0.0), t=0.0):
    """Return angle and rate of one rod under gravity and a torque(t, angle, rate)."""
    slope = lambda t, y: [y[1], (0.5 * 9.81 * np.cos(y[0]) + torque(t, *y)) / INERTIA]  # noqa: E731
    return solve_ivp(slope, (t, t_end), y, method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]


def end_of(run, joint="j0"):
    j = run.joints[joint]
    return np.array([j.angle[-1], j.rate[-1]])


def feedback(t, angle, rate):
    return 5.0 * (0.3 - angle) - rate + np.sin(9 * t)


@ph.kernel
def feedback_kernel(t, angle, rate):
    return 5.0 * (0.3 - angle) - rate + ph.math.sin(9.0 * t)


def integral(angle, rate, memory):
    memory = memory + 0.02 * (0.3 - angle)
    return 5.0 * (0.3 - angle) - rate + 3.0 * memory, memory


def sampled_truth(t_end, period=0.02):
    y, memory = np.zeros(2), 0.0
    for k in range(round(t_end / period)):
        u, memory = integral(y[0], y[1], memory)
        y = truth((k + 1) * period, lambda t, a, w, u=u: u, y, k * period)
    return y


SAMPLED = {"j0": ph.mechanisms.sampled(integral, 0.02, memory=0.0)}
STEPS = {"dt": {"dt": 0.01}, "tol": {"control": "error", "tol": 1e-8, "dt": 0.005}}


def test_motor_functions_act_within_steps():
    """The error has the order of the method, because the function is evaluated within steps and not held."""
    expected = truth(0.2, feedback)
    ends = {}
    for motor in (feedback, feedback_kernel):
        for dt in (0.02, 0.01):
            run = ph.simulate(arm(), load=GRAVITY, motors={"j0": motor}, t_end=0.2, dt=dt, engine="python")
            ends[motor, dt] = end_of(run)
    errors = [np.abs(ends[feedback, dt] - expected).max() for dt in (0.02, 0.01)]
    assert errors[1] < 1e-3 and 3.7 < errors[0] / errors[1] < 4.3
    np.testing.assert_allclose(ends[feedback_kernel, 0.01], ends[feedback, 0.01], atol=1e-15)
    follows = ph.simulate(arm(), load=GRAVITY, motors={"j0": feedback_kernel}, t_end=0.2, tol=1e-7, engine="python")
    assert np.abs(end_of(follows) - expected).max() < 1e-5


def test_one_function_drives_several_joints_and_springs_stay():
    """Motors that carry the weight keep an arm at rest, together with a load that is a function of all bodies."""

    def carry(angle):
        assert angle.shape == (2,)
        return [-2.0 * 9.81, -0.5 * 9.81]

    m = arm(2)
    run = ph.simulate(
        m, load=lambda x: [[0, 0, -9.81], [0, 0, -9.81]], motors={("j0", "j1"): carry}, t_end=0.03, dt=0.01,
        engine="python",
    )  # fmt: skip
    assert np.abs(run.v).max() < 1e-14
    np.testing.assert_allclose(run.joints["j0"].reaction[-1], [0, 0, 2 * 9.81], atol=1e-10)
    sprung = ph.Mechanism()
    rod = sprung.add(ROD, position=[0.5, 0, 0], attitude=ALONG_X)
    sprung.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="j0", stiffness=20.0, rest=0.1)
    both = [
        ph.simulate(sprung, load=load, t_end=0.1, dt=0.01, engine="python")
        for load in (GRAVITY, lambda x: [[0, 0, -9.81]])
    ]
    np.testing.assert_allclose(end_of(both[1]), end_of(both[0]), atol=1e-13)


@pytest.mark.parametrize("kind", STEPS)
def test_sampled_controllers_hold_their_command_and_go_on_bit_for_bit(kind, tmp_path):
    given = {"load": GRAVITY, "motors": SAMPLED, "engine": "python", **STEPS[kind]}
    run = ph.simulate(arm(), t_end=0.12, **given)
    assert np.abs(end_of(run) - sampled_truth(0.12)).max() < (2e-4 if kind == "dt" else 1e-7)
    told = run.commands["integral"]
    np.testing.assert_allclose(told.t, 0.02 * np.arange(6), atol=1e-15)
    assert told.memory.shape == (6,) and told.values.shape == (6, 1)
    path = ph.simulate(arm(), t_end=0.07, **given).save(tmp_path / "arm.npz")
    again = ph.mechanisms.load(path, motors=SAMPLED).extend(0.12)
    for name in ("t", "R", "omega"):
        np.testing.assert_array_equal(getattr(again, name), getattr(run, name))
    np.testing.assert_array_equal(again.commands["integral"].values, told.values)
    # at a sample, the torque of a motor is the command that is held from there on
    angle, k = run.joints["j0"].angle, np.searchsorted(told.t, run.t + 1e-9) - 1
    slope = (0.5 * 9.81 * np.cos(angle) + told.values[k, 0]) / INERTIA
    lever = np.einsum("nij,j->ni", run.R[:, 0], [0, 0, 0.5])
    w = run.joints["j0"].rate
    a = np.cross(np.stack([0 * w, slope, 0 * w], 1), lever) - (w**2)[:, None] * lever
    np.testing.assert_allclose(run.joints["j0"].reaction, a + [0, 0, 9.81], atol=1e-9)
    with pytest.raises(InvalidInput, match=r"motors of .* were"):
        ph.load(path)


def test_events_callbacks_and_times_of_steps_by_tol():
    given = {"load": GRAVITY, "motors": SAMPLED, "engine": "python", **STEPS["tol"]}
    seen = []
    swing = ph.Event(lambda state: state.joints["j0"].angle - 0.05, terminal=True, name="swing")
    run = ph.simulate(arm(), t_end=0.2, events=swing, callback=lambda t, state: seen.append((t, state.t)), **given)
    found = run.events["swing"][0]
    assert run.outcome.name == "EVENT" and seen and all(a == b for a, b in seen) and run.t[-1] < found.t
    assert abs(sampled_truth_at(found.t)[0] - 0.05) < 1e-7
    on = run.extend(found.t + 0.01)  # continue beyond the event that the run has found
    assert on.outcome.name == "DONE" and len(on.events["swing"]) == len(run.events["swing"]) == 1
    passing = ph.Event(lambda state: state.joints["j0"].angle - 0.05, name="swing")
    there = ph.simulate(arm(), t_end=0.06, events=passing, **given)
    assert not there.events["swing"]
    later = there.extend(0.2)
    assert [abs(o.t - found.t) < 1e-9 for o in later.events["swing"]] == [True] and not there.events["swing"]
    equal = {**given, **STEPS["dt"]} | {"control": None, "tol": None}
    first = ph.simulate(arm(), t_end=0.1, events=swing, **equal)
    assert first.outcome.name == "EVENT" and first.extend(0.12).outcome.name == "DONE"
    times = [0.0, 0.033, 0.1]
    at = ph.simulate(arm(), t_end=0.12, t_eval=times, **given)
    np.testing.assert_array_equal(at.t, times)
    assert abs(at.joints["j0"].angle[1] - sampled_truth_at(0.033)[0]) < 1e-7
    with pytest.raises(Unsupported, match="t_eval cannot be extended"):
        at.extend(0.2)


def sampled_truth_at(t, period=0.02):
    whole = int(t / period + 1e-9)
    y, memory = np.zeros(2), 0.0
    for k in range(whole + 1):
        u, memory = integral(y[0], y[1], memory)
        end = min(t, (k + 1) * period)
        if end > k * period:
            y = truth(end, lambda t, a, w, u=u: u, y, k * period)
    return y


def test_controllers_of_batches_and_of_bodies():
    given = {"load": GRAVITY, "motors": SAMPLED, "t_end": 0.06, "dt": 0.01, "engine": "python"}
    one, two = ph.simulate(arm(), **given), ph.simulate(ph.mechanisms.Batch([arm(), arm()]), **given)
    np.testing.assert_array_equal(two.R[1], one.R)
    np.testing.assert_array_equal(two.joints["j0"].reaction[1], one.joints["j0"].reaction)
    assert two.commands["integral"].values.shape == (2, 3, 1)
    # a load that is switched between steps: first one torque, then another
    switched = ph.torques.piecewise([0.0, 0.03], [[0, 1.0, 0], [0, -1.0, 0]])
    run = ph.simulate(arm(), load={"rod0": switched}, t_end=0.06, dt=0.01, engine="python")
    np.testing.assert_allclose(run.joints["j0"].rate[[3, 6]], [0.03 / INERTIA, 0.0], atol=1e-14)


def test_held_torques_on_members_with_different_principal_axes():
    def turned(angle):
        m, Q = ph.Mechanism(), ph.so3.exp([0.3, angle, 0.2])
        m.add(ph.Body(Q @ np.diag([0.1, 0.2, 0.25]) @ Q.T, mass=1.0), position=[0.5, 0, 0], omega=[0, 1, 0], name="rod")
        m.ball("rod", None, at=[0.5, 0, 0], name="j")
        return m

    torque = ph.torques.sampled(lambda omega: [0.1, -0.2 * omega[1], 0.3], 0.1, frame="body")
    torque += ph.torques.table([0, 0.5], [[0, 0, 1.0], [1.0, 0, 0]], order=1, frame="body")
    given = {"load": {"rod": torque}, "t_end": 0.3, "dt": 0.05, "engine": "python"}
    batch = ph.simulate(ph.mechanisms.Batch([turned(0.0), turned(1.0)]), **given)
    for k, angle in enumerate((0.0, 1.0)):
        alone = ph.simulate(turned(angle), **given)
        np.testing.assert_allclose(batch.omega[k], alone.omega, rtol=1e-12, atol=1e-13)
        np.testing.assert_allclose(batch.extend(0.5).omega[k], alone.extend(0.5).omega, rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("method", ["rattle4", "joint_em"])
def test_loads_that_are_told_are_those_of_a_function(method):
    """A load given by the caller gives the same bits as a function, also after restoring a state in the middle of a
    step.

    No load is requested twice.
    """

    def pull(x, v):
        return -3.0 * x - (0.0 if v is None else 0.5 * v)

    moving = method == "rattle4"
    load = pull if moving else (lambda x: pull(x, None))
    run = ph.simulate(arm(2), load=load, t_end=0.03, dt=0.01, method=method, engine="python")
    given = {"dt": 0.01, "method": method, "engine": "python", "uses_velocity": moving}
    s, calls = ph.stepper(arm(2), **given), 0
    while s.steps < 3:
        q = s.ask()
        assert s.ask() is q and (q.v is None) == (not moving)
        s.tell(force=pull(q.x, q.v))
        calls += 1
        if calls == 4:
            saved = s.state
    np.testing.assert_array_equal(s.bodies["rod1"].R, run.bodies["rod1"].R[-1])
    assert calls == run.stats.torque_calls
    again = ph.stepper(arm(2), **given)
    again.restore(saved)
    while again.steps < 3:
        q = again.ask()
        again.tell(force=pull(q.x, q.v))
    np.testing.assert_array_equal(again.bodies["rod1"].R, s.bodies["rod1"].R)
    with pytest.raises(InvalidInput, match="gets its loads from"):
        again.step()
    with pytest.raises(InvalidInput, match="call ask"):
        again.tell(force=np.zeros((2, 3)))
    again.ask()
    with pytest.raises(InvalidInput, match=r"shape \(2, 3\)"):
        again.tell(force=[0, 0, 1])


@pytest.mark.parametrize("how", [{"method": "joint_em", "dt": 0.01}, {"tol": 1e-8}])
def test_mechanisms_at_rest_stay_there(how):
    m = ph.Mechanism()
    upper, lower = (m.add(ROD, position=[0, 0, z]) for z in (-0.5, -1.5))
    m.hinge(upper, None, at=[0, 0, 0], axis=[0, 1, 0])
    m.hinge(lower, upper, at=[0, 0, -1], axis=[0, 1, 0])
    run = ph.simulate(m, load=GRAVITY, t_end=0.05, engine="python", **how)
    # the solve stops at 200 rounding errors of h times the weight
    assert run.outcome.name == "DONE" and np.abs(run.v).max() < 1e-12


def test_commands_copy_the_parameters_only_for_states_that_use_them():
    s = ph.stepper(arm(), dt=0.01, motors=["j0"], engine="python")
    s.command(j0=1.0)
    p = s.setup.acting.p
    s.command(j0=2.0)
    assert s.setup.acting.p is p
    before = s.now
    s.command(j0=3.0)
    assert before.setup.acting.p is p and s.setup.acting.p is not p and s.commands == {"j0": 3.0}


def fail_late(t):
    if t > 0.015:
        raise ValueError("the motor has burnt out")
    return 0.0


@pytest.mark.parametrize("motor", [fail_late, ph.mechanisms.sampled(fail_late, 0.01)])
def test_exceptions_of_motors_keep_the_run_until_then(motor):
    with pytest.raises(ValueError, match="burnt out") as caught:
        ph.simulate(arm(), load=GRAVITY, motors={"j0": motor}, t_end=0.1, dt=0.01, engine="python")
    assert 2 <= len(caught.value.trajectory) <= 3 and "fail_late" in caught.value.__notes__[0]


@pytest.mark.parametrize(
    ("motors", "message"),
    [
        ({"k": 1.0}, "for a motor 'k'"),
        ({"j0": "fast"}, "must be a number, a function of t, angle, rate"),
        ([1.0], "must be a dictionary"),
        ({"j0": lambda displacement: 1.0}, "called by name with t, angle, rate"),
        ({"j0": lambda: "fast"}, "must return a number"),
        ({"j0": 1.0, ("j0",): lambda: [1.0]}, "two motors"),
        ({"j0": ph.mechanisms.sampled(integral, 0.015, memory=0.0)}, "not a whole number of steps"),
        ({"j0": ph.mechanisms.sampled(integral, 0.01)}, "memory"),
        ({7: 1.0}, "names of joints"),
    ],
)
def test_motors_that_make_no_sense_are_refused(motors, message):
    with pytest.raises(InvalidInput, match=message):
        ph.simulate(arm(), load=GRAVITY, motors=motors, t_end=0.1, dt=0.01, engine="python")


def test_controllers_that_make_no_sense_are_refused():
    for given, message in (((1.0, 0.1), "Python function"), ((integral, 0.0), "positive")):
        with pytest.raises(InvalidInput, match=message):
            ph.mechanisms.sampled(*given)


def test_stiff_dampers_within_a_step():
    """Half of the damping acts before the free step and half after it: the rate follows the trapezoidal rule, however
    stiff the damper is.
    """
    m = ph.Mechanism()
    rod = m.add(ROD, position=[0.5, 0, 0], attitude=ALONG_X, velocity=[0, 0, -0.5], omega=[0, 1.0, 0])
    m.hinge(rod, at=[0, 0, 0], axis=[0, 1, 0], name="j0", damping=50.0)
    run = ph.simulate(m, t_end=0.2, dt=0.05, engine="python")
    z = 0.5 * 0.05 * 50.0 / INERTIA
    assert z > 3.0  # a plain iteration of the loads would multiply errors by this factor
    np.testing.assert_allclose(run.joints["j0"].rate, ((1 - z) / (1 + z)) ** np.arange(5), atol=1e-12)


def test_functions_that_grow_too_fast_are_told_of():
    with pytest.raises(ph.SimulationFailed, match=r"look at what blow_up returns there, or make dt smaller than 0\.01"):

        def blow_up(rate):
            return 1e9 * (1.0 + rate)

        ph.simulate(arm(), motors={"j0": blow_up}, t_end=0.1, dt=0.01, engine="python")


def test_plots_show_joints_energy_and_errors(tmp_path):
    pytest.importorskip("matplotlib")
    run = ph.simulate(arm(2), load=GRAVITY, t_end=0.05, dt=0.01, engine="python")
    figure = run.plot()
    angles, energy, errors = figure.axes
    np.testing.assert_array_equal(angles.lines[1].get_ydata(), run.joints["j1"].angle)
    np.testing.assert_array_equal(energy.lines[0].get_ydata(), run.energy - run.energy[0])
    assert errors.get_yscale() == "log" and [t.get_text() for t in angles.get_legend().get_texts()] == ["j0", "j1"]
    figure.savefig(tmp_path / "arm.svg")
    with pytest.raises(InvalidInput, match="Did you mean"):
        run.plot(joints=["j2"])

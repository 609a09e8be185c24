"""Test sampled controllers, thrusters and schedules: torques that jump between steps, and recorded commands."""

import json

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.integrators.record import Kind
from polhode.torques.models import from_description
from shared_code import of_every_family

BODY = [1.0, 2.0, 2.5]
TILTED = ph.Body([[2.0, 0.3, 0.1], [0.3, 2.5, -0.2], [0.1, -0.2, 3.0]])
START = dict(omega=[0.3, 1.0, -0.5], t_end=2.0)
TOP = ph.torques.heavy_top(0.7)


def regulate(t, R, omega):
    e = 0.5 * np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    return -3.0 * e - 2.0 * omega


def solved(torque, spans, omega=START["omega"]):
    """Return R and omega at the end of these spans, by SciPy from Euler's equations with a plain matrix R.

    At the start of each span, `torque(t, R, omega)` returns the function for the torque of that span, in the body
    frame.
    """
    J = np.diag(BODY)
    y = np.concatenate([np.eye(3).reshape(-1), omega])
    for a, b in spans:
        piece = torque(a, y[:9].reshape(3, 3), y[9:])

        def rate(t, y, piece=piece):
            R, w = y[:9].reshape(3, 3), y[9:]
            W = np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])
            return np.concatenate([(R @ W).reshape(-1), np.linalg.solve(J, piece(t, R, w) - np.cross(w, J @ w))])

        y = solve_ivp(rate, (a, b), y, method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    return y[:9].reshape(3, 3), y[9:]


def weight(R):
    return 0.7 * np.cross(R[2], [0.0, 0.0, 1.0])


def off(run, R, omega):
    return max(abs(run.R[-1] - R).max(), abs(run.omega[-1] - omega).max())


# --- controllers --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def regulated():
    def torque(t, R, omega):
        u = regulate(t, R, omega)
        return lambda t, R, w: u + weight(R)

    return solved(torque, [(k / 2, (k + 1) / 2) for k in range(4)])


@pytest.mark.parametrize("name", of_every_family(n for n, m in ph.methods.items() if m.accepts >= Kind.TORQUE))
def test_every_method_keeps_its_order_across_samples(name, regulated):
    torque = ph.torques.sampled(regulate, 0.5, frame="body") + TOP
    order = ph.methods[name].order
    steps = (1, 2) if order > 6 else (2, 4) if order > 4 or name.startswith(("near", "rkn")) else (8, 16)
    if name == "adams6":  # adams6 restarts at each sampling time, with k torques in the first step
        steps = (4, 8)
    errors = [
        off(ph.simulate(BODY, torque, dt=0.5 / n, method=name, engine="python", **START), *regulated) for n in steps
    ]
    if errors[1] < 2e-13:  # only rounding errors are left, here and in SciPy
        return
    # the error of SciPy is smaller than this bound, but visible with methods of orders 8 and 9
    if errors[1] > 3e-11 or order > 6:
        assert np.log2(errors[0] / errors[1]) > order - 0.3, errors
    else:
        assert name.startswith("rkn") or order == 6


@pytest.mark.parametrize(
    "method, engine",
    [("rkn4", "python"), ("rk4", "python"), ("nmb", "python"), ("nmb", "numba")]
    + [pytest.param("nmb", "jax", marks=pytest.mark.soak)],
)
def test_a_controller_is_asked_once_at_each_instant(engine, method):
    asked = []

    def controller(t, R, omega):
        asked.append((t, R, omega))
        return [0.1, 0.2, 0.3 * len(asked)]

    torque = ph.torques.sampled(controller, 0.5, offset=0.25, frame="body")
    run = ph.simulate(BODY, torque, dt=0.05, method=method, engine=engine, **START)
    assert [t for t, _, _ in asked] == pytest.approx([0.25, 0.75, 1.25, 1.75])
    for t, R, omega in asked:  # the controller was called with the state at that time
        k = round(t / 0.05)
        np.testing.assert_allclose(R, run.R[k], atol=1e-15)
        np.testing.assert_allclose(omega, run.omega[k], atol=1e-15)
    commands = run.commands["controller"]
    assert commands.t == pytest.approx([0.25, 0.75, 1.25, 1.75]) and commands.memory is None
    np.testing.assert_allclose(commands.values, [[0.1, 0.2, 0.3 * k] for k in (1, 2, 3, 4)])
    cost = ph.methods[method].cost
    assert run.stats.torque_calls == cost.start * 5 + cost.step * 40


@pytest.mark.parametrize("frame", ["body", "space"])
@pytest.mark.parametrize("body", [ph.Body(BODY), TILTED], ids=["principal", "tilted"])
def test_the_command_is_held_in_its_frame(frame, body):
    command = np.array([0.4, -0.3, 0.2])
    run = ph.simulate(
        body, ph.torques.sampled(lambda t: command, 0.5, frame=frame), dt=0.05, method="rkn4", engine="python", **START
    )
    same = ph.simulate(
        body, ph.torques.constant(command, frame=frame), dt=0.05, method="rkn4", engine="python", **START
    )
    np.testing.assert_allclose(run.R, same.R, atol=1e-14)


def integral(t, R, omega, p, memory):
    total = memory + 0.1 * omega
    return -p * omega - total, total


@pytest.mark.parametrize(
    "engine, bodies, every",
    [("python", None, 1), ("python", None, 7), ("python", 3, 0), ("numba", 3, 1), ("numba", None, 7)],
)
def test_a_run_in_parts_is_the_whole_run(engine, bodies, every, tmp_path):
    """Test memory, commands and observables of runs that stop at a sampling time, between two of them, or are saved."""
    start = dict(START)
    params, memory = 2.0, np.zeros(3)
    if bodies:
        start["omega"] = np.arange(9.0).reshape(3, 3) / 9
        params = np.array([[1.0], [2.0], [3.0]])
    torque = ph.torques.sampled(integral, 0.5, params=params, memory=memory, frame="body") + TOP
    kw = dict(method="mr2", engine=engine, dt=0.1, observe="speed", every=every)
    whole = ph.simulate(BODY, torque, **kw, **start)
    for stops in ((1.0,), (0.7, 1.5)):
        run = ph.simulate(BODY, torque, **kw, **{**start, "t_end": stops[0]})
        for t in (*stops[1:], 2.0):
            run = ph.load(run.save(tmp_path / "part.npz"), torque=torque).extend(t)
        assert np.array_equal(run.final, whole.final) and np.array_equal(run.watched, whole.watched)
        assert np.array_equal(run.commands["integral"].values, whole.commands["integral"].values)
        assert np.array_equal(run.commands["integral"].memory, whole.commands["integral"].memory)
        assert run.stats[:4] == whole.stats[:4]
    assert whole.commands["integral"].memory.shape == ((3, 4, 3) if bodies else (4, 3))
    with pytest.raises(ph.InvalidInput, match="is not the torque of this run"):
        ph.load(
            tmp_path / "part.npz",
            torque=ph.torques.sampled(integral, 1.0, params=params, memory=memory, frame="body") + TOP,
        )


def test_bodies_of_a_batch_are_asked_for_each():
    torque = ph.torques.sampled(integral, 0.5, params=np.array([[1.0], [2.0], [3.0]]), memory=np.zeros(3), frame="body")
    omega = np.arange(9.0).reshape(3, 3) / 9
    batch = ph.simulate(BODY, torque, omega=omega, t_end=2, dt=0.1, method="rkn4", engine="python")
    for k in range(3):
        alone = ph.torques.sampled(integral, 0.5, params=k + 1.0, memory=np.zeros(3), frame="body")
        one = ph.simulate(BODY, alone, omega=omega[k], t_end=2, dt=0.1, method="rkn4", engine="python")
        np.testing.assert_allclose(batch.R[k], one.R, atol=1e-14)


def test_a_controller_or_torque_that_breaks_loses_nothing():
    asked, calls = [], []

    def controller(t, omega):
        asked.append(t)
        if len(asked) == 3:
            raise RuntimeError("mine")
        return -omega

    def push(t, R):
        calls.append((t, R.tobytes()))
        if len(calls) == 14:  # the first call of the interval that starts at 1.0
            raise RuntimeError("yours")
        return [0.1, 0.0, 0.0]

    torque = ph.torques.sampled(controller, 0.5, frame="body") + ph.torques.function(push)
    kw = dict(dt=0.1, method="mr2", engine="python", **START)
    with pytest.raises(RuntimeError, match="mine") as e:
        ph.simulate(BODY, torque, **kw)
    part = e.value.trajectory
    assert part.steps == 10 and "at t = 1, step 10 of 20" in e.value.__notes__[-1]
    with pytest.raises(RuntimeError, match="yours") as e:
        part.extend(2.0)
    assert e.value.trajectory.steps == 10 and len(asked) == 4
    run = e.value.trajectory.extend(2.0)
    # two calls at 1.0, because the first one failed; the failed torque causes no third call
    assert asked == pytest.approx([0.0, 0.5, 1.0, 1.0, 1.5])
    steady = ph.torques.sampled(lambda omega: -omega, 0.5, frame="body") + ph.torques.function(
        lambda t, R: [0.1, 0.0, 0.0]
    )
    assert np.array_equal(run.final, ph.simulate(BODY, steady, **kw).final)
    assert len(calls) == run.stats.torque_calls == 25


def test_what_controllers_may_not_do():
    def run(controller, period=0.5, dt=0.1, **kw):
        torque = ph.torques.sampled(controller, period, **kw, frame="body")
        return ph.simulate(BODY, torque, dt=dt, method="rkn4", engine="python", **START)

    with pytest.raises(
        ph.InvalidInput, match=r"every 0.5.*not a whole number of steps.*nearest that fits is dt = 0.125"
    ):
        run(lambda t: [0, 0, 0], dt=2 / 15)
    with pytest.raises(
        ph.InvalidInput, match=r"its first instant t = 0.05 lies inside a step.*With dt = 0.05, all these"
    ):
        run(lambda t: [0, 0, 0], offset=0.05)
    for answer in ([1, 2], None, "text", [np.nan, 0, 0]):
        with pytest.raises(ph.InvalidInput, match="the command of <lambda>"):
            run(lambda t, answer=answer: answer)
    with pytest.raises(ph.InvalidInput, match=r"must return \(command, memory\)"):
        run(lambda t, memory: [0, 0, 0], memory=0.0)
    with pytest.raises(ph.InvalidInput, match="has an argument memory: give memory"):
        run(lambda t, memory: [0, 0, 0])
    with pytest.raises(ph.InvalidInput, match="has no argument p to receive it"):
        run(lambda t: [0, 0, 0], params=1.0)
    with pytest.raises(ph.InvalidInput, match="only controllers of the motors of wheels"):
        run(lambda t, momenta: [0, 0, 0])
    with pytest.raises(ph.InvalidInput, match="must be a Python function"):
        ph.torques.sampled(TOP, 0.5, frame="body")
    for period in (0.0, -1.0, np.nan, "x"):
        with pytest.raises(ph.InvalidInput, match="period must be"):
            ph.torques.sampled(regulate, period, frame="body")


# --- schedules -------------------------------------------------------------------------------------------------------

TIMES, TORQUES = (0.0, 0.5, 1.25), ((1.0, 0.0, 0.5), (0.0, -2.0, 0.0), (0.0, 0.3, -0.4))


@pytest.fixture(scope="module")
def pushed():
    def torque(t, R, omega):
        T = np.array(TORQUES[int(np.searchsorted(TIMES, t, side="right")) - 1])
        return lambda t, R, w: R.T @ T

    return solved(torque, [(0.0, 0.5), (0.5, 1.25), (1.25, 2.0)])


@pytest.mark.parametrize("name, order", [("mr2", 2), ("nmb", 2), ("mr4", 4), ("rkn4", 4), ("rk4", 4), ("buss6", 6)])
def test_switches_between_steps_cost_no_order(name, order, pushed):
    def errors(held):
        torque = ph.torques.piecewise(TIMES, TORQUES, held=held)
        runs = [ph.simulate(BODY, torque, dt=0.25 / n, method=name, engine="python", **START) for n in (2, 4)]
        return [off(run, *pushed) for run in runs]

    a, b = errors(True)
    assert b < 3e-11 or np.log2(a / b) > order - 0.35
    if name in ("mr2", "nmb", "mr4", "rkn4"):  # these methods call the torque at the ends of steps, where it jumps
        a, b = errors(False)
        assert np.log2(a / b) < 1.6


def test_a_switch_inside_a_step_is_refused():
    torque = ph.torques.piecewise([0.0, 0.33], np.ones((2, 3)))
    with pytest.raises(
        ph.InvalidInput, match=r"its switch at t = 0.33 lies inside a step.*With dt = 0.01, all these.*held=False"
    ):
        ph.simulate(BODY, torque, dt=0.1, **START)
    # the switch is after the end of the run, so it does not matter yet
    late = ph.torques.piecewise([0.0, 2.05], np.ones((2, 3)))
    run = ph.simulate(BODY, late, dt=0.1, method="rk4", engine="python", **START)
    with pytest.raises(ph.InvalidInput, match=r"its switch at t = 2\.05"):
        run.extend(3.0)


def test_thrusters():
    r, d, f = [[1, 0, 0], [0, 2, 0]], [[0, 1, 0], [0, 0, -3]], [0.5, 0.2]
    schedule = [[(0.0, 0.5), (1.0, 1.25)], [(0.25, 1.0)]]
    torque = ph.torques.thrusters(r, d, f, schedule)

    def acting(t, R, omega):
        T = np.zeros(3)
        for k, intervals in enumerate(schedule):
            if any(a - 1e-9 <= t < b - 1e-9 for a, b in intervals):
                T += np.cross(r[k], f[k] * np.array(d[k]) / np.linalg.norm(d[k]))
        return lambda t, R, w: T

    expected = solved(acting, [(k / 4, (k + 1) / 4) for k in range(8)])
    kw = dict(dt=0.125, method="rkn4", engine="python", **START)
    run = ph.simulate(BODY, torque, **kw)
    assert off(run, *expected) < 1e-7
    again = from_description(torque.describe())
    assert repr(again) == repr(torque) and np.array_equal(ph.simulate(BODY, again, **kw).final, run.final)
    with pytest.raises(ph.InvalidInput, match=r"its switch at t = 0\.25 lies inside a step"):
        ph.simulate(BODY, torque, **{**kw, "dt": 0.2})
    with pytest.raises(ph.InvalidInput, match="one entry for each thruster"):
        ph.torques.thrusters(r, d, [1.0], schedule)
    with pytest.raises(ph.InvalidInput, match="that do not overlap"):
        ph.torques.thrusters([r[0]], [d[0]], [1.0], [[(0, 1), (0.5, 2)]])


def test_between_samples_where_the_torque_jumps(tmp_path, short_runs_in_python):
    """Test a torque about one axis, whose angle is known.

    No interpolation crosses a jump. If a jump lies between two samples, the error estimate shows it.
    """
    pulse = ph.torques.piecewise([0.3, 0.7], [[0, 0, 8.0], [0, 0, -2.0]])

    def angle(t):
        first, second = np.clip(t - 0.3, 0, None), np.clip(t - 0.7, 0, None)
        return 0.5 * t + 8.0 / 4 * first**2 / 2 - 10.0 / 4 * second**2 / 2

    t = np.linspace(0, 1, 77)
    for method in ("rkn4", "rkn6", "nmb"):
        for every in (1, 4):
            run = ph.simulate([2, 3, 4], pulse, omega=[0, 0, 0.5], t_end=1, dt=0.02, method=method, every=every)
            film = run.at(t)
            error = np.abs(np.arctan2(film.R[:, 1, 0], film.R[:, 0, 0]) - angle(t))
            assert np.all(error <= 3 * film.error + 1e-12)
            if every == 1:
                assert error.max() < 1e-12

    def still(t):
        return [0.0, 0.0, 0.0]

    kept = ph.simulate([2, 3, 4], pulse + ph.torques.function(still), omega=[0, 0, 0.5], t_end=1, dt=0.02)
    path = kept.save(tmp_path / "a.npz")
    for again in (ph.load(path), ph.load(path, torque=pulse + ph.torques.function(still))):
        assert np.array_equal(again.at(t).R, kept.at(t).R)


def drive(omega, momenta, memory):
    return 0.01 * omega - 0.001 * momenta, memory + omega


def wind(t):
    return [0.0, 0.0, 1e-3 * np.sin(t)]


def in_files():
    """Return torques that hold commands. Their code cannot be stored in files."""
    times, values = [0, 1, 2], [[0, 0, 0], [0, 0, 0.1], [0, 0.1, 0]]
    sensed = ph.torques.sensor(rate_noise=1e-3, delay=0.25, seed=1)
    motors = ph.torques.sampled(drive, 0.25, memory=np.zeros(3), sensor=sensed)
    wheels = ph.torques.wheels(np.eye(3), [0.1, 0, 0], motors, inertia=[0.01] * 3, friction=(1e-4, 1e-4))
    calm = ph.torques.sampled(integral, 0.5, params=2.0, memory=np.zeros(3), frame="body")
    rods = ph.torques.sampled(lambda omega: -omega, 0.25, frame="body")
    magnet = ph.torques.magnetic(rods, ph.torques.field_table(times, values, 1))
    scheduled = ph.torques.wheels([[0, 0, 1]], [0.1], ([0.0, 1.0], [[0.1], [0.0]]))
    return {
        "controller": calm,
        "wheels": wheels + ph.torques.heavy_top(0.1),
        "all": ph.torques.function(wind) + wheels + ph.torques.table(times, values, 1) + magnet + calm,
        "schedule": scheduled + ph.torques.function(wind),
    }


@pytest.mark.parametrize("kind", ["npz", "zarr"])
@pytest.mark.parametrize("name", in_files())
def test_files_tell_what_was_held_although_they_hold_no_code(name, kind, tmp_path):
    """A loaded run has the same commands, wheels and motion between samples, to the bit, without the controller."""
    torque = in_files()[name]
    body = ph.Body([[1, 0.1, 0], [0.1, 1.5, 0], [0, 0, 2]])
    run = ph.simulate(body, torque, omega=[0.3, 0.2, 0.1], t_end=2, dt=0.125, method="rkmk4", engine="python")
    again = ph.load(run.save(tmp_path / f"a.{kind}"))
    again = ph.load(again.save(tmp_path / "b.npz"))  # a copy of the file, made from the loaded run, works too
    assert list(again.commands) == list(run.commands)
    for given, kept in zip(run.commands.values(), again.commands.values(), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(given, kept, strict=True))
    columns = again.flat_columns()
    assert columns.keys() == run.flat_columns().keys()
    for label, a in run.flat_columns().items():
        np.testing.assert_array_equal(columns[label], a)
    t = np.linspace(0, 2, 33)
    assert np.abs(again.at(t).R - run.at(t).R).max() < 1e-6
    with pytest.raises(ph.InvalidInput, match="give it again"):
        again.extend(3)


def test_commands_that_do_not_fit_are_damage(tmp_path):
    """A file whose commands have the wrong number of outputs is refused when it is loaded."""
    run = ph.simulate(BODY, in_files()["controller"], dt=0.1, engine="python", **START)
    path = run.save(tmp_path / "a.npz")
    with np.load(path) as f:
        arrays = dict(f)
    meta = json.loads(str(arrays.pop("meta")))
    meta["held"][0]["values"][1] = [[0.0]]
    np.savez(path, meta=np.array(json.dumps(meta)), **arrays)
    with pytest.raises(ph.PolhodeError, match="commands do not fit the torque integral"):
        ph.load(path)


def test_files_of_earlier_versions_do_not_tell(tmp_path):
    """Files of earlier versions do not contain the held values, so the commands need the controller again."""
    torque = in_files()["controller"]
    run = ph.simulate(BODY, torque, dt=0.1, engine="python", **START)
    path = run.save(tmp_path / "a.npz")
    with np.load(path) as f:
        arrays = dict(f)
    meta = json.loads(str(arrays.pop("meta")))
    del meta["torque"]["held"]
    np.savez(path, meta=np.array(json.dumps(meta)), **arrays)
    for ask in (lambda r: r.commands, lambda r: r.at(0.5)):
        with pytest.raises(ph.InvalidInput, match="give it again"):
            ask(ph.load(path))
    assert np.array_equal(ph.load(path, torque=torque).commands["integral"].values, run.commands["integral"].values)

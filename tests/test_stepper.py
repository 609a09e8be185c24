"""Test that a stepper makes the run of `simulate`, by steps or by torques, and continues from any of its states."""

import copy
import importlib.util
import itertools
import json
import pickle
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import polhode as ph
from polhode.integrators.record import Kind
from polhode.integrators.states import Kicked
from polhode.kernels.values import Mat3, Vec3
from shared_code import full_dose, of_every_family

MOMENTS = [1.0, 1.7, 2.3]
TENSOR = np.array([[2.0, 0.1, 0.2], [0.1, 1.7, 0.05], [0.2, 0.05, 2.3]])
OMEGA = np.array([0.3, 1.0, 0.2])
DT, STEPS = 0.05, 6
ASKABLE = [n for n, m in ph.methods.items() if m.accepts >= Kind.TORQUE and not m.needs_formula]


def resting(t, R):
    return np.array([-R[1, 2] + 0.1 * t, R[0, 2], 0.3 * R[1, 1]])


def moving(t, R, omega):
    return np.array([-R[1, 2] + 0.1 * t, R[0, 2] - 0.1 * omega[0], 0.3 * omega[2]])


def many(t, R, omega):
    """Return the torques of `moving` for all bodies."""
    T = np.empty((len(R), 3))
    T[:, 0], T[:, 1], T[:, 2] = -R[:, 1, 2] + 0.1 * t, R[:, 0, 2] - 0.1 * omega[:, 0], 0.3 * omega[:, 2]
    return T


def answer_of(name):
    return moving if ph.methods[name].accepts >= Kind.VELOCITY else resting


def answered(s, f, steps=STEPS):
    """Answer with the torque f until this many steps are complete; return the number of answers."""
    calls = 0
    while s.steps < steps:
        q = s.ask()
        s.tell(f(q.t, q.R, q.omega) if f is not resting else f(q.t, q.R))
        calls += 1
    return calls


def batch(n, seed=1):
    omega = np.random.default_rng(seed).normal(size=(n, 3))
    omega[: n // 2] *= 3.0
    return omega


# --- steps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["python", "numba"])
@pytest.mark.parametrize("bodies", [None, 19])
def test_steps_make_the_run_of_simulate(engine, bodies):
    omega = OMEGA if bodies is None else batch(bodies)
    torque = ph.torques.heavy_top(2.0, axis=(0.1, 0.2, 0.9))
    run = ph.simulate(TENSOR, torque, omega=omega, dt=DT, t_end=10 * DT, method="mr2", engine=engine)
    s = ph.stepper(TENSOR, torque, omega=omega, dt=DT, method="mr2", engine=engine)
    assert s.t == 0.0 and s.R.shape == run.R[..., 0, :, :].shape
    np.testing.assert_allclose(s.energy, run.energy[..., 0], rtol=1e-14)
    for k, n in ((1, 1), (2, 1), (7, 5), (10, 3)):
        s.step(n)
        assert s.t == run.t[k] and s.steps == k
        # compiled code rotates the axes in another order of operations
        assert np.array_equal(s.R, run.R[..., k, :, :]) or engine == "numba"
        np.testing.assert_allclose(s.R, run.R[..., k, :, :], atol=2e-15)
        np.testing.assert_allclose(s.omega, run.omega[..., k, :], atol=2e-15)
    np.testing.assert_allclose(s.energy, run.energy[..., -1], rtol=1e-13)
    np.testing.assert_allclose(s.momentum, run.momentum[..., -1, :], rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(s.kinetic_energy, run.kinetic_energy[..., -1], rtol=1e-13)


def test_a_free_body_and_a_start_by_its_momentum():
    s = ph.stepper(MOMENTS, momentum=[0.1, 0.2, 0.3], t_start=2.0, dt=DT, engine="python")
    s.step(100)
    np.testing.assert_allclose(s.momentum, [0.1, 0.2, 0.3], atol=1e-15)
    assert s.t == 2.0 + 100 * DT and "exact_free" in repr(s)


@pytest.mark.parametrize("compiled", [False, True])
def test_a_torque_that_raises_leaves_the_state_before(compiled):
    def torque(t, R):
        if t > 0.22:
            raise RuntimeError("broken")
        return Vec3(0.0, 0.0, 1.0)

    if compiled:
        torque = ph.kernel(torque)
    for engine in ("python", "numba"):
        s = ph.stepper(MOMENTS, torque, omega=OMEGA, dt=DT, method="mr2", engine=engine)
        with pytest.raises(RuntimeError, match="broken") as failed:
            s.step(10)
        assert "during step 4" in failed.value.__notes__[0] and s.steps == 4
        run = ph.simulate(
            MOMENTS, lambda R: [0.0, 0.0, 1.0], omega=OMEGA, dt=DT, t_end=4 * DT, method="mr2", engine=engine
        )
        assert np.array_equal(s.R, run.R[-1])


def test_a_step_that_fails_leaves_the_state_before():
    @ph.kernel
    def torque(t, R):
        return Vec3(1.0 / ph.math.maximum(0.22 - t, 0.0), 0.0, 0.0)

    s = ph.stepper(MOMENTS, torque, omega=OMEGA, dt=DT, method="mr2")
    with pytest.raises(ph.SimulationFailed, match=r"step 4, t = 0\.2: the state is no longer finite"):
        s.step(10)
    assert s.steps == 4 and np.isfinite(s.R).all()
    again = ph.stepper(MOMENTS, torque, omega=OMEGA, dt=DT, method="mr2")
    again.step(4)
    assert np.array_equal(s.R, again.R) and np.array_equal(s.omega, again.omega)


# --- ask and tell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", of_every_family(ASKABLE))
def test_every_method_asks_for_what_it_would_have_called(name):
    f, calls = answer_of(name), [0]

    if f is moving:

        def torque(t, R, omega):
            calls[0] += 1
            return f(t, R, omega)
    else:

        def torque(t, R):
            calls[0] += 1
            return f(t, R)

    run = ph.simulate(MOMENTS, torque, omega=OMEGA, dt=DT, t_end=STEPS * DT, method=name, engine="python")
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, method=name, engine="python")
    assert answered(s, f) == calls[0] == s.torque_calls
    assert np.array_equal(s.R, run.R[-1]) and np.array_equal(s.omega, run.omega[-1]) and s.t == run.t[-1]


@pytest.mark.parametrize(
    "name", full_dose(["mr2", "liemid_i", "liemid_ea", "rk4", "strang"], {"liemid_i", "liemid_ea", "strang"})
)
def test_compiled_answers_give_the_bits_of_compiled_calls(name):
    f = answer_of(name)
    run = ph.simulate(MOMENTS, f, omega=OMEGA, dt=DT, t_end=STEPS * DT, method=name)
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, method=name)
    assert answered(s, f) == run.stats.torque_calls
    assert np.array_equal(s.R, run.R[-1]) and np.array_equal(s.omega, run.omega[-1])


@pytest.mark.parametrize("name", [n for n in ASKABLE if ph.methods[n].build and n in ("mr2", "strang", "liemid_ea")])
def test_the_end_of_a_step_is_its_answer(name):
    """Test `ends_with_torque`: a step with the torque 0 that is completed afterwards equals a step with the torque."""
    from polhode.kernels.values import Diag3

    parts = ph.methods[name].build(**{k: o.default for k, o in ph.methods[name].options.items()})
    I, T = Diag3(*MOMENTS), Vec3(0.3, -0.7, 1.1)
    s = Kicked(Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0)), Vec3(*OMEGA), Vec3(0.1, 0.2, 0.3))
    seen = []

    def told(torque):
        def call(t, R, W, p):
            seen.append(R)
            return torque

        return call

    whole, _ = parts.step(told(T), (), I, DT, 0.0, s)
    half, _ = parts.step(told(Vec3(0.0, 0.0, 0.0)), (), I, DT, 0.0, s)
    assert parts.step.__polhode_answer__(DT, half, T) == whole
    assert seen == [whole.R, whole.R]


@pytest.mark.parametrize(
    ("name", "body"), [("mr2", TENSOR), pytest.param("mr2", MOMENTS, marks=pytest.mark.soak), ("liemid_i", MOMENTS)]
)
def test_a_batch_asks_for_all_bodies_at_once(name, body):
    omega = batch(37)
    run = ph.simulate(body, ph.torques.batched(many), omega=omega, dt=DT, t_end=STEPS * DT, method=name)
    for engine in ("numba", "python"):
        s = ph.stepper(body, omega=omega, dt=DT, method=name, engine=engine)
        assert answered(s, many) == run.stats.torque_calls
        np.testing.assert_allclose(s.R, run.R[:, -1], atol=1e-13)
        np.testing.assert_allclose(s.omega, run.omega[:, -1], atol=1e-13)
        assert np.array_equal(s.R, run.R[:, -1]) or engine == "numba"


def test_bodies_of_a_batch_may_need_different_numbers_of_calls():
    """A body that turns slowly needs fewer passes. The stepper ignores further answers for it."""
    n = 48
    omega = np.full((n, 3), 1e-9)
    omega[32:] = batch(16)  # the bodies of the last pack turn faster
    s = ph.stepper(MOMENTS, omega=omega, dt=DT, method="liemid_i", uses_omega=False)
    alone = ph.stepper(MOMENTS, omega=omega[:32], dt=DT, method="liemid_i", uses_omega=False)
    partly = 0
    while s.steps < 3:
        q = s.ask()
        T = 1e-9 * np.cross([0.0, 0.0, 1.0], q.R[:, :, 2])
        if q.needed is not None:
            partly += 1
            assert q.needed.shape == (n,) and q.needed.any() and not q.needed.all()
            T[~q.needed] = np.nan
        s.tell(T)
    while alone.steps < 3:
        q = alone.ask()
        alone.tell(1e-9 * np.cross([0.0, 0.0, 1.0], q.R[:, :, 2]))
    assert partly > 0 and np.isfinite(s.R).all()
    assert np.array_equal(s.R[:32], alone.R) and np.array_equal(s.omega[:32], alone.omega)


def test_what_is_told_is_added_to_the_torque_that_was_given():
    weight = ph.torques.heavy_top(2.0)
    run = ph.simulate(
        MOMENTS,
        weight + ph.torques.function(resting),
        omega=OMEGA,
        dt=DT,
        t_end=STEPS * DT,
        method="mr2",
        engine="python",
    )
    for engine in ("python", "numba"):
        s = ph.stepper(MOMENTS, weight, omega=OMEGA, dt=DT, method="mr2", uses_omega=False, engine=engine)
        answered(s, resting)
        np.testing.assert_allclose(s.R, run.R[-1], atol=1e-14)
        np.testing.assert_allclose(s.energy, run.kinetic_energy[-1] + 2.0 * run.R[-1, 2, 2], rtol=1e-13)


def test_bodies_of_a_batch_may_differ():
    """Each body may have its own moments and its own parameters of the torque."""
    rng = np.random.default_rng(2)
    body = ph.Body(np.array(MOMENTS) * rng.uniform(0.9, 1.1, (19, 1)))
    ends = []
    for engine in ("python", "numba"):
        weight = ph.torques.heavy_top(np.linspace(1.0, 2.0, 19))
        s = ph.stepper(body, weight, omega=batch(19), dt=DT, method="mr2", engine=engine)
        answered(s, many)
        ends.append((s.R, s.omega, s.energy))
    for a, b in zip(*ends, strict=True):
        np.testing.assert_allclose(a, b, atol=1e-13)


def test_a_body_moves_alike_in_every_batch_and_with_any_number_of_threads(monkeypatch):
    from polhode.engines import replay_numba

    omega, ends = batch(100), []
    for many_bodies, n in ((16_384, 100), (1, 100), (16_384, 37)):
        monkeypatch.setattr(replay_numba, "MANY", many_bodies)
        monkeypatch.setattr(replay_numba, "STREAM", 0 if many_bodies == 1 else 1 << 24)
        monkeypatch.setenv("POLHODE_THREADS", "3")
        s = ph.stepper(MOMENTS, omega=omega[:n], dt=DT, method="mr2")
        answered(s, many)
        ends.append((s.R, s.omega))
    for R, W in ends[1:]:
        assert np.array_equal(R, ends[0][0][: len(R)]) and np.array_equal(W, ends[0][1][: len(W)])


def test_answers_in_the_frame_of_the_body():
    run = ph.simulate(
        TENSOR, lambda t, omega: -0.1 * omega, omega=OMEGA, dt=DT, t_end=STEPS * DT, method="mr2", frame="body"
    )
    for engine in ("python", "numba"):
        s = ph.stepper(TENSOR, omega=OMEGA, dt=DT, method="mr2", frame="body", engine=engine)
        answered(s, lambda t, R, omega: -0.1 * omega)
        np.testing.assert_allclose(s.R, run.R[-1], atol=1e-15)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_asking_changes_nothing_until_it_is_told(engine):
    omega = batch(5)
    s = ph.stepper(MOMENTS, omega=omega, dt=DT, method="mr2", engine=engine)
    answered(s, many, 3)
    R, W, t = s.R.copy(), s.omega.copy(), s.t
    q = s.ask()
    q = ph.Query(q.t, q.R.copy(), q.omega.copy())
    again = s.ask()
    assert (
        np.array_equal(q.R, again.R)
        and np.array_equal(q.omega, again.omega)
        and q.t == again.t == pytest.approx(4 * DT)
    )
    assert np.array_equal(s.R, R) and np.array_equal(s.omega, W) and s.t == t
    T = many(q.t, q.R, q.omega)
    s.tell(T)
    T[:] = np.nan  # the stepper has copied the answer
    assert np.array_equal(s.R, q.R) and s.steps == 4 and np.isfinite(s.omega).all()


def test_the_automatic_method_follows_what_the_torque_depends_on():
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, engine="python")
    s.ask()
    assert s.state["method"] == "strang"
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, uses_omega=False, engine="python")
    s.ask()
    assert s.state["method"] == "rkn4"


# --- state and restore ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mr2", "liemid_i", "rk4", "strang", "hulbert_stag"])
@pytest.mark.parametrize("bodies", [None, 5])
def test_a_run_goes_on_from_any_of_its_states(name, bodies, tmp_path):
    """Restore states from the middle of a step, from the start, and from a file.

    The run has the same bits, and no call is repeated.
    """
    omega, f = (OMEGA, moving) if bodies is None else (batch(bodies), many)
    make = {"omega": omega, "dt": DT, "method": name, "engine": "python"}
    s = ph.stepper(MOMENTS, **make)
    states, asked = [s.state], []
    while s.steps < 3:
        q = s.ask()
        asked.append(np.array(q.R))
        s.tell(f(q.t, q.R, q.omega))
        states.append(s.state)
    for k, state in enumerate(states[:-1]):
        other = ph.stepper(MOMENTS, **{**make, "omega": 0.0 * omega})
        if k % 2:
            np.savez(tmp_path / "state.npz", **state)
            other.restore(np.load(tmp_path / "state.npz"))
        else:
            other.restore(pickle.loads(pickle.dumps(state)))
        assert other.t == state["t_start"] + state["steps"] * DT
        assert np.array_equal(other.ask().R, asked[k])
        assert answered(other, f, 3) == len(states) - 1 - k and other.torque_calls == s.torque_calls
        assert np.array_equal(other.R, s.R) and np.array_equal(other.omega, s.omega)


@pytest.mark.parametrize("name", ["mr2", "liemid_i"])
def test_compiled_runs_go_on_too(name):
    omega = batch(21)
    s = ph.stepper(MOMENTS, omega=omega, dt=DT, method=name)
    answered(s, many, 2)
    q = s.ask()
    s.tell(many(q.t, q.R, q.omega))
    other = ph.stepper(MOMENTS, omega=omega, dt=DT, method=name)
    other.restore(s.state)
    for x in (s, other):
        answered(x, many)
    assert np.array_equal(other.R, s.R) and np.array_equal(other.omega, s.omega)


def test_steps_go_on_from_a_state():
    torque = ph.torques.heavy_top(2.0)
    s = ph.stepper(MOMENTS, torque, omega=OMEGA, dt=DT, method="mr2")
    s.step(5)
    state = s.state
    s.step(7)
    end = s.R.copy()
    s.restore(state)
    assert s.steps == 5
    s.step(7)
    assert np.array_equal(s.R, end)


KILLED = """
import os, pickle, sys
import numpy as np
import polhode as ph

class Solver:
    '''A torque with a memory: an answer depends on all earlier calls.'''
    def __init__(self):
        self.memory, self.calls = np.zeros(3), 0
    def torque(self, q):
        self.memory = 0.9 * self.memory + 0.1 * q.R[:, 2]
        self.calls += 1
        return np.cross(self.memory, [0.0, 0.0, 1.0])

solver, s = Solver(), ph.stepper([1.0, 1.7, 2.3], omega=[0.3, 1.0, 0.2], dt=0.05, method="rk4", engine="python")
path, limit = sys.argv[1], int(sys.argv[2])
if os.path.exists(path):
    with open(path, "rb") as file:
        state, solver.memory, solver.calls = pickle.load(file)
    s.restore(state)
while s.steps < 5:
    s.tell(solver.torque(s.ask()))
    with open(path + ".new", "wb") as file:
        pickle.dump((s.state, solver.memory, solver.calls), file)
    os.replace(path + ".new", path)
    if solver.calls == limit:
        os.kill(os.getpid(), 9)
print(s.R.tobytes().hex(), solver.calls)
"""


def test_a_solver_with_a_memory_is_killed_and_goes_on(tmp_path):
    def run(name, limit):
        command = [sys.executable, "-c", KILLED, str(tmp_path / name), str(limit)]
        return subprocess.run(command, capture_output=True, text=True)

    whole = run("whole", -1)
    assert whole.returncode == 0, whole.stderr
    for limit in (6, 13):
        assert run("cut", limit).returncode != 0
    rest = run("cut", -1)
    assert rest.returncode == 0 and rest.stdout == whole.stdout and rest.stdout.split()[1] == "20"


# --- misuse -------------------------------------------------------------------------------------------------


def test_mistakes_are_told():
    make = {"omega": OMEGA, "dt": DT, "method": "mr2", "engine": "python"}
    s = ph.stepper(MOMENTS, **make)
    with pytest.raises(ph.InvalidInput, match="call ask"):
        s.tell([0, 0, 0])
    s.ask()
    with pytest.raises(ph.InvalidInput, match="gets its torques"):
        s.step()
    with pytest.raises(ph.InvalidInput, match=r"shape \(3,\), got an array of shape \(2,\)"):
        s.tell([1.0, 2.0])
    with pytest.raises(ph.InvalidInput, match="takes torques"):
        s.tell("three")
    s.tell([0.0, 0.0, 1.0])
    with pytest.raises(ph.InvalidInput, match="call ask"):
        s.tell([0.0, 0.0, 1.0])
    free = ph.stepper(MOMENTS, **make)
    free.step()
    with pytest.raises(ph.InvalidInput, match="own torque"):
        free.ask()
    with pytest.raises(ph.InvalidInput, match="plain Python"):
        ph.stepper(MOMENTS, resting, **make).ask()
    with pytest.raises(ph.InvalidInput, match="number of steps"):
        free.step(0)
    with pytest.raises(ph.InvalidInput, match="positive"):
        ph.stepper(MOMENTS, omega=OMEGA, dt=-1.0)
    with pytest.raises(ph.Unsupported):
        ph.stepper(MOMENTS, omega=OMEGA, dt=DT, method="exact_free").ask()
    with pytest.raises(ph.Unsupported, match="angular velocity"):
        ph.stepper(MOMENTS, omega=OMEGA, dt=DT, method="rkn6", uses_omega=True).ask()
    with pytest.raises(ph.InvalidInput, match="frame"):
        ph.stepper(MOMENTS, omega=OMEGA, dt=DT, frame="moon")
    with pytest.raises(ph.PolhodeError, match="t_end"):
        ph.stepper(MOMENTS, omega=OMEGA, dt=DT, t_end=3.0)
    with pytest.raises(ph.InvalidInput, match=r"cannot switch piecewise.*step\(\)"):
        ph.stepper(MOMENTS, ph.torques.piecewise([1.0], [[1, 0, 0]]), omega=OMEGA, dt=DT).ask()


def test_states_of_another_stepper_are_refused():
    make = {"omega": OMEGA, "dt": DT, "method": "mr2", "engine": "python"}
    state = ph.stepper(MOMENTS, **make).state
    for change in ({"dt": 0.1}, {"method": "rk4"}, {"omega": batch(2)}):
        with pytest.raises(ph.InvalidInput, match="this state has"):
            ph.stepper(MOMENTS, **{**make, **change}).restore(state)
    for bad in ({}, 3, {**state, "rows": np.zeros((2, 1))}):
        with pytest.raises(ph.InvalidInput, match="restore"):
            ph.stepper(MOMENTS, **make).restore(bad)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_an_answer_that_is_not_finite(engine):
    """For one body, the answer is refused. In a batch, the body fails and the others continue."""
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, method="mr2", engine=engine)
    s.ask()
    with pytest.raises(ph.InvalidInput, match="finite numbers"):
        s.tell([np.nan, 0.0, 0.0])
    s.tell([1.0, 0.0, 0.0])
    for name in ("mr2", "rk4"):
        omega = batch(37)
        s, good = (ph.stepper(MOMENTS, omega=omega, dt=DT, method=name, engine=engine) for _ in range(2))
        failures = 0
        while s.steps < 4:
            try:
                q = s.ask()
                T = many(q.t, q.R, q.omega)
                if s.steps:  # at the start, the answer would be refused
                    T[3] = np.nan
                s.tell(T)
            except ph.SimulationFailed as e:
                assert "body 3: the state is no longer finite" in str(e)
                failures += 1
        answered(good, many, 4)
        rest = np.arange(37) != 3
        assert failures == 1 and np.isnan(s.omega[3]).any()
        assert np.array_equal(s.R[rest], good.R[rest]) and np.array_equal(s.omega[rest], good.omega[rest])


# --- on a GPU ---------------------------------------------------------------------------------------------------

needs_cuda = pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed")

SIMULATED = """
import numpy as np
import polhode as ph

omega = np.random.default_rng(1).normal(size=(4, 3))
for name in ("mr2", "rkmk4", "liemid_i"):
    ends = []
    for engine in ("cuda", "python"):
        s = ph.stepper([1.0, 1.7, 2.3], omega=omega, dt=0.05, method=name, engine=engine)
        while s.steps < 3:
            q = s.ask()
            R, W = np.asarray(q.R), np.asarray(q.omega)
            s.tell(np.cross(R[:, :, 2], [0.0, 0.0, 1.0]) - 0.1 * W)
        other = ph.stepper([1.0, 1.7, 2.3], omega=omega, dt=0.05, method=name, engine=engine)
        s.ask()
        other.restore(s.state)  # the state after the last complete step, although the next one has begun
        for x in (s, other):
            R = np.asarray(x.ask().R)
            x.tell(np.cross(R[:, :, 2], [0.0, 0.0, 1.0]))
        assert np.array_equal(np.asarray(other.R), np.asarray(s.R))
        assert np.array_equal(np.asarray(other.omega), np.asarray(s.omega))
        ends.append((np.asarray(s.R), np.asarray(s.omega), s.torque_calls))
    assert np.abs(ends[0][0] - ends[1][0]).max() < 1e-14 and np.abs(ends[0][1] - ends[1][1]).max() < 1e-14
    assert ends[0][2] == ends[1][2]
    s = ph.stepper([1.0, 1.7, 2.3], ph.torques.heavy_top(1.0), omega=omega, dt=0.05, method=name, engine="cuda")
    s.step(2)
    run = ph.simulate(
        [1.0, 1.7, 2.3], ph.torques.heavy_top(1.0), omega=omega, dt=0.05, t_end=0.1, method=name, engine="python"
    )
    assert np.abs(np.asarray(s.R) - run.R[:, -1]).max() < 1e-14
print("same")
"""


@needs_cuda
def test_the_simulated_gpu_answers_like_python():
    import os

    done = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )
    assert done.returncode == 0 and done.stdout == "same\n", done.stderr


@needs_cuda
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(
    ("name", "maker", "variant"),
    [
        pytest.param("mr2", "make_kernel", 0, marks=pytest.mark.soak), ("nmb", "make_kernel", 1),
        ("liemid_i", "make_kernel", 0), ("mr2", "make_quick_kernel", True),
        pytest.param("mr2", "make_quick_kernel", False, marks=pytest.mark.soak), ("mr2", "make_completion", 0),
    ],
)  # fmt: skip
def test_the_kernel_for_a_gpu_is_typed_and_lowered(name, maker, variant, monkeypatch):
    """Compile the kernel to LLVM code, which needs no GPU and no compiler for it."""
    import types

    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    from numba import types as numba_types

    compiler = pytest.importorskip("numba.cuda.compiler")

    from polhode.engines import replay_cuda
    from polhode.engines.layout import to_rows
    from polhode.run.begin import make_problem
    from polhode.run.setup import set_up
    from polhode.torques.base import Asked

    device = types.SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device, raising=False)
    setup = set_up(
        ph.Body(MOMENTS), Asked(), name, {}, engine="python", dt=DT, t_start=0.0, every=1, bodies=4, observe=()
    )  # fmt: skip
    problem = make_problem(setup, np.repeat(to_rows(setup.template, 1), 4, axis=1), None)
    kernel = getattr(replay_cuda, maker)(problem, variant)
    made = compiler.compile_cuda(kernel, numba_types.void, replay_cuda.SIGNATURE, cc=(9, 0))
    assert made.signature.return_type == numba_types.none


# --- states that must not change unnoticed ----------------------------------------------------------------


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_ctrl_c_ends_step_between_two_steps(engine, ctrl_c):
    s = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.01, method="mr2", engine=engine)
    s.step(1)
    before = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        with pytest.raises(KeyboardInterrupt):
            s.step(10**9)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
    again = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.01, method="mr2", engine=engine)
    again.step(s.steps)
    assert s.steps > 1 and s.t == again.t
    np.testing.assert_array_equal(s.R, again.R)
    np.testing.assert_array_equal(s.omega, again.omega)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_a_failed_step_is_not_accepted_later(engine):
    s = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.02, method="rkmk4", engine=engine)
    with pytest.raises(ph.SimulationFailed):
        for _ in range(5):
            s.ask()
            s.tell([1e308] * 3)
    assert s.steps == 0
    np.testing.assert_array_equal(s.omega, [0.1, 2.0, 0.1])
    q = s.ask()  # ask() begins the failed step again
    np.testing.assert_array_equal(q.omega, [0.1, 2.0, 0.1])
    while s.steps < 1:
        s.ask()
        s.tell([0.0, 0.0, 0.0])
    assert np.all(np.isfinite(s.omega))


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_a_state_does_not_change_when_the_stepper_goes_on(engine):
    s = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.02, method="rkmk4", engine=engine)
    for k in range(6):
        s.ask()
        s.tell([0.1 * k, 0.2, -0.3])
    state = s.state
    held = {name: np.array(value) for name, value in state.items()}
    for _ in range(3):
        s.ask()
        s.tell([7.0, 8.0, 9.0])
    for name, value in held.items():
        np.testing.assert_array_equal(state[name], value)
    other = copy.deepcopy(s)
    steps, omega = s.steps, s.omega.copy()
    while other.steps == steps:
        other.ask()
        other.tell([0.5, 0.0, 0.0])
    np.testing.assert_array_equal(s.omega, omega)
    assert s.steps == steps


def test_a_state_of_another_body_or_frame_is_refused():
    asked = {"omega": [0.1, 2.0, 0.1], "dt": 0.02, "method": "rkmk4", "engine": "python"}
    state = ph.stepper([1.0, 1.7, 2.3], **asked).state
    with pytest.raises(ph.InvalidInput, match="another body"):
        ph.stepper([1.0, 1.7, 2.4], **asked).restore(state)
    with pytest.raises(ph.InvalidInput, match="frame = 'space'"):
        ph.stepper([1.0, 1.7, 2.3], frame="body", **asked).restore(state)


def test_arrays_of_a_stepper_cannot_be_written_to():
    s = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.02, engine="python")
    for _ in range(2):
        with pytest.raises(ValueError, match="read-only"):
            s.omega[:] = 0.0
        with pytest.raises(ValueError, match="read-only"):
            s.R[0] = 0.0
        s.step()


def test_wrong_options_are_named_as_those_of_stepper():
    with pytest.raises(ph.InvalidInput, match="stepper has no keyword"):
        ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.02, t_end=1.0)


def test_energies_of_one_body_are_numbers():
    s = ph.stepper([5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 50], dt=0.005, engine="python")
    assert json.loads(json.dumps([float(s.energy), s.kinetic_energy]))[1] == pytest.approx(1250.0)
    assert np.ndim(s.energy) == 0 and not isinstance(s.energy, np.ndarray)


@pytest.mark.parametrize(
    ("name", "value"),
    [("steps", -1), ("steps", 1.5), ("rows", "text"), ("answers", np.zeros((0, 1, 3), complex)), ("rows", np.zeros(3))],
)
def test_damaged_states_are_refused(name, value):
    s = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 2.0, 0.1], dt=0.02, method="rkmk4", engine="python")
    s.ask()
    with pytest.raises(ph.InvalidInput, match="restore"):
        s.restore({**s.state, name: value})


# --- torques that are switched between steps ------------------------------------------------------------------


def controller(t, omega, memory):
    memory = 0.5 * memory + omega
    return -0.2 * memory, memory


def motor(omega, momenta):
    return [0.3 * omega[2] - 0.1 * momenta[0]]


SWITCHED = {
    "piecewise": lambda: ph.torques.piecewise([0.1, 0.25], [[1, 0, 0], [0, 2, 0]]),
    "sampled": lambda: ph.torques.sampled(controller, period=0.1, memory=np.zeros(3), frame="body"),
    "wheels": lambda: ph.torques.wheels([[0, 0, 1.0]], [0.4], motor=ph.torques.sampled(motor, period=0.1)),
    "sum": lambda: ph.torques.heavy_top(2.0) + ph.torques.piecewise([0.1, 0.25], [[1, 0, 0], [0, 2, 0]]),
}


STARTS = {"one body": OMEGA, "batch": batch(3)}
BOTH = list(itertools.product(SWITCHED, STARTS, ("python", "numba")))


@pytest.mark.parametrize(
    "case", full_dose(BOTH, {"piecewise-batch-numba", "sampled-batch-numba", "piecewise-one body-numba"}, "-".join)
)
def test_switched_torques_make_the_run_of_simulate(case):
    name, omega, engine = case[0], STARTS[case[1]], case[2]
    given = {"omega": omega, "dt": DT, "method": "auto" if name == "wheels" else "mr2", "engine": engine}
    run = ph.simulate(MOMENTS, SWITCHED[name](), t_end=10 * DT, **given)
    s = ph.stepper(MOMENTS, SWITCHED[name](), **given)
    np.testing.assert_allclose(s.momentum, run.momentum[..., 0, :], atol=1e-14)
    for n in (1, 2, 4):
        s.step(n)
    assert np.array_equal(s.R, run.R[..., 7, :, :])
    # omega and momentum are computed by other code, so they agree only to rounding
    np.testing.assert_allclose(s.omega, run.omega[..., 7, :], rtol=1e-14)
    np.testing.assert_allclose(s.momentum, run.momentum[..., 7, :], atol=1e-14)
    other = ph.stepper(MOMENTS, SWITCHED[name](), **{**given, "omega": 2 * omega})
    other.restore(s.state)
    for x in (s, other, copy.copy(s)):
        x.step(3)
        assert np.array_equal(x.R, run.R[..., 10, :, :]) and np.array_equal(x.omega, s.omega)
    with pytest.raises(ph.InvalidInput, match="another torque"):
        ph.stepper(MOMENTS, ph.torques.heavy_top(1.0), **{**given, "method": s.state["method"]}).restore(s.state)


def test_a_controller_that_raises_leaves_the_stepper_before_its_instant():
    def broken(t, omega):
        if t > 0.15:
            raise RuntimeError("no contact")
        return -0.1 * omega

    s = ph.stepper(
        MOMENTS, ph.torques.sampled(broken, period=0.1, frame="body"), omega=OMEGA, dt=DT, method="mr2", engine="python"
    )
    for _ in range(2):
        with pytest.raises(RuntimeError, match="no contact") as failed:
            s.step(10)
        assert s.steps == 4 and "at t = 0.2" in failed.value.__notes__[0]


def test_what_controllers_were_asked_is_not_kept_forever():
    def rest(t):
        return [0.0, 0.0, 0.1]

    s = ph.stepper(
        MOMENTS, ph.torques.sampled(rest, period=DT, frame="body"), omega=OMEGA, dt=DT, method="mr2", engine="python"
    )
    s.step(100)
    (record,) = s._going.held.records
    assert len(record.steps) == len(record.values) == 1


# --- states that are no rotations or not finite -----------------------------------------------------------------


@pytest.mark.parametrize("engine", ["python", "numba"])
@pytest.mark.parametrize("n", [1, 7, 300])
def test_an_attitude_that_is_no_rotation_ends_the_steps_as_in_simulate(n, engine):
    given = {"omega": [0.1, 6.0, 0.1], "dt": 0.1, "method": "rk4", "engine": engine}
    with pytest.raises(ph.SimulationFailed, match="no longer a rotation") as failed:
        ph.simulate(MOMENTS, ph.torques.heavy_top(1.0), t_end=30.0, **given)
    run = failed.value.trajectory
    s = ph.stepper(MOMENTS, ph.torques.heavy_top(1.0), **given)
    for _ in range(2):
        with pytest.raises(ph.SimulationFailed, match=r"no longer a rotation.*keeps the state before"):
            for _ in range(300):
                s.step(n)
        assert s.steps == run.steps > 3 and np.array_equal(s.R, run.R[-1])


@pytest.mark.filterwarnings("ignore::polhode.errors.LongStepWarning")
@pytest.mark.parametrize("engine", ["python", "numba"])
def test_in_a_batch_the_bodies_that_leave_are_named(engine):
    omega = np.array([[0.1, 0.2, 0.1], [0.1, 40.0, 0.1], [0.1, 0.2, 0.2]])
    s = ph.stepper(MOMENTS, ph.torques.heavy_top(1.0), omega=omega, dt=0.1, method="rk4", engine=engine)
    with pytest.raises(ph.SimulationFailed, match="body 1: R is no longer a rotation"):
        for _ in range(20):
            s.step()
            time.sleep(0.01)
    s.step(5)
    alone = ph.stepper(MOMENTS, ph.torques.heavy_top(1.0), omega=omega[0], dt=0.1, method="rk4", engine=engine)
    alone.step(s.steps)
    np.testing.assert_allclose(s.R[0], alone.R, atol=1e-12)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_growth_without_meaning_ends_the_steps(engine):
    s = ph.stepper(MOMENTS, ph.torques.damping(20.0), omega=OMEGA, dt=0.5, method="mr2", engine=engine)
    with pytest.raises(ph.SimulationFailed, match="grew without physical meaning"):
        s.step(40)
    assert s.steps < 40 and np.abs(s.omega).max() * 0.5 < 100


def test_told_torques_that_lead_off_the_group_are_noticed():
    s = ph.stepper(MOMENTS, omega=[0.1, 6.0, 0.1], dt=0.1, method="rk4", engine="python")
    with pytest.raises(ph.SimulationFailed, match="no longer a rotation"):
        answered(s, resting, 300)
    assert np.abs(s.R @ s.R.T - np.eye(3)).max() < 1e-2
    s.ask()


@pytest.mark.filterwarnings("ignore::polhode.errors.LongStepWarning")
@pytest.mark.parametrize("engine", ["python", "numba"])
@pytest.mark.parametrize("name", ["mr2", "strang"])
def test_a_torque_whose_impulse_overflows_leaves_the_state_before(name, engine):
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=10.0, method=name, engine=engine)
    while s.steps < 2:
        s.ask()
        s.tell([0.1, 0.2, 0.3])
    steps, omega, R = s.steps, s.omega.copy(), s.R.copy()
    s.ask()
    with pytest.raises(ph.SimulationFailed, match=f"failed at step {steps}"):
        s.tell([1.7e308, 0.0, 0.0])
        s.ask()
    assert s.steps == steps and np.array_equal(s.omega, omega) and np.array_equal(s.R, R)
    other = ph.stepper(MOMENTS, omega=OMEGA, dt=10.0, method=name, engine=engine)
    other.restore(s.state)
    for x in (s, other):
        answered(x, resting, 5)
    assert np.array_equal(s.R, other.R) and s.steps == 5
    s.ask()
    with pytest.raises(ph.SimulationFailed, match="failed at step 5"):
        s.tell([1.7e308, 0.0, 0.0])
        s.R  # noqa: B018


def test_a_state_with_too_many_answers_is_refused():
    for engine in ("python", "numba"):
        for name in ("mr2", "rk4", "liemid_i"):
            s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, method=name, engine=engine)
            first = s.state
            answered(s, moving, 2)
            for state in (s.state, {**first, "asks": True}):
                R = s.R.copy()
                with pytest.raises(ph.InvalidInput, match="40 answers"):
                    s.restore({**state, "answers": np.zeros((40, 1, 3))})
                assert np.array_equal(s.R, R) and s.steps == 2


def test_options_are_those_of_the_method_that_auto_chooses():
    asks = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, flow="exact", engine="python")
    asks.ask()
    assert asks._going.setup.options["flow"] == "exact"
    other = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, flow="exact", engine="python")
    with pytest.raises(ph.InvalidInput, match="exact_free has no option 'flow'"):
        other.step()
    with pytest.raises(ph.InvalidInput, match="no option 'nonsense'"):
        ph.stepper(MOMENTS, omega=OMEGA, dt=DT, nonsense=1)


def test_a_batch_with_tol_says_which_engine_it_needs():
    with pytest.raises(ph.InvalidInput, match=r"one step is chosen for all bodies.* engine='python', or give dt"):
        ph.stepper([1, 2, 3], omega=np.ones((2, 3)), tol=1e-6, engine="numba")


def test_a_source_without_instants_beside_a_periodic_one_does_not_search_without_end():
    """Wheels with a constant motor have no instants; a run of a stepper has no end at which the search would stop."""

    def torque():
        return ph.torques.wheels([[0, 0, 1.0]], [0.4]) + ph.torques.sampled(
            controller, 0.1, memory=np.zeros(3), frame="body"
        )

    given = {"omega": OMEGA, "tol": 1e-6, "engine": "python"}
    run = ph.simulate(MOMENTS, torque(), t_end=0.3, **given)
    s = ph.stepper(MOMENTS, torque(), **given)
    while s.t < run.t[-2]:  # the last step of the run is shortened to its end
        s.step()
    assert s.t == run.t[-2] and np.array_equal(s.R, run.R[-2])


def test_an_exception_of_an_engine_keeps_its_cause(monkeypatch):
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, engine="python")
    s.step()

    def fail(*_):
        raise RuntimeError("no memory") from KeyError("why")

    monkeypatch.setattr(s._going.run, "advance", fail)
    monkeypatch.setattr(s._going, "quick", None)
    with pytest.raises(RuntimeError) as caught:
        s.step(2)
    assert isinstance(caught.value.__cause__, KeyError)


def test_only_an_interruption_makes_the_state_unknown(monkeypatch):
    s = ph.stepper(MOMENTS, omega=OMEGA, dt=DT, engine="python")
    while not s.steps:
        s.ask()
        s.tell([0.0, 0.0, 0.0])
    s.ask()
    for error, goes_on in ((ValueError, True), (KeyboardInterrupt, False)):

        def fail(_, error=error):
            raise error

        with monkeypatch.context() as changed:
            changed.setattr(s._going, "take", fail)
            with pytest.raises(error):
                s.tell([0.0, 0.0, 0.0])
        if goes_on:
            s.ask()
    for call in (s.ask, lambda: s.tell([0.0, 0.0, 0.0]), lambda: s.R):
        with pytest.raises(ph.PolhodeError, match="restore"):
            call()

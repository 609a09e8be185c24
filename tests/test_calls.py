"""Test expensive torques: called for all bodies at once or awaited together, and no call is repeated or lost."""

import asyncio
import subprocess
import sys
import threading

import numpy as np
import pytest

import polhode as ph
from polhode.integrators.record import Kind
from shared_code import of_every_family

BODY = [1.0, 1.7, 2.3]
ONE = dict(omega=[0.9, -1.4, 1.1], t_end=0.5, dt=0.1)
MANY = dict(omega=[[0.9, -1.4, 1.1], [0.1, 0.2, -0.3], [2.0, 0.0, 1.0], [0.0, 1.0, 0.5]], t_end=0.5, dt=0.1)
TILTED = ph.Body([[2.0, 0.3, 0.1], [0.3, 2.5, -0.2], [0.1, -0.2, 3.0]])


class Counting:
    """A torque that records its calls. It may raise an error in one of them."""

    def __init__(self, breaks_at=None, error=RuntimeError):
        self.asked, self.breaks_at, self.error = [], breaks_at, error

    def __call__(self, t, R, omega):
        self.asked.append((t, R.tobytes(), omega.tobytes()))
        if len(self.asked) == self.breaks_at:
            raise self.error("mine")
        return formula(t, R, omega)


def formula(t, R, omega):
    return np.array([np.sin(t), 0.2, -0.1]) + 0.3 * R[..., :, 2] - 0.1 * omega


def same(a, b):
    assert np.array_equal(a.states, b.states) and np.array_equal(a.final, b.final) and a.steps == b.steps


# --- calls are never repeated --------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [ONE, MANY], ids=["one", "batch"])
@pytest.mark.parametrize(
    "name", of_every_family(n for n, m in ph.methods.items() if m.accepts >= Kind.TORQUE and not m.needs_formula)
)
def test_no_call_is_repeated_by_an_extension(name, start):
    """A run over (0, T) makes the same calls, in the same order, as a run over (0, T/2) and its extension, for every
    method.
    """

    def whole_and_parts(f, g):
        kw = dict(start, method=name, engine="python", t_end=0.4)
        whole = ph.simulate(BODY, f, **kw)
        parts = ph.simulate(BODY, g, **{**kw, "t_end": 0.2}).extend(0.4)
        same(whole, parts)
        assert whole.stats.torque_calls == parts.stats.torque_calls

    a, b = [], []

    def torque_of(asked, velocity):
        def moving(t, R, omega):
            asked.append((t, R.tobytes(), omega.tobytes()))
            return formula(t, R, omega)

        def still(t, R):
            asked.append((t, R.tobytes()))
            return formula(t, R, 0.0)

        return moving if velocity else still

    velocity = ph.methods[name].accepts >= Kind.VELOCITY
    whole_and_parts(torque_of(a, velocity), torque_of(b, velocity))
    assert a == b and a


# --- after an exception, only its step is repeated --------------------------------------------------------------


@pytest.mark.parametrize("engine", ["python", "numba"])
@pytest.mark.parametrize("start", [ONE, MANY], ids=["one", "batch"])
@pytest.mark.parametrize("method", ["mr2", "rk4"])
def test_after_an_exception_only_the_failed_step_is_made_again(engine, start, method):
    n = len(start["omega"]) if np.ndim(start["omega"]) > 1 else 1
    calls = ph.methods[method].cost
    fine = Counting()
    whole = ph.simulate(BODY, fine, engine=engine, method=method, **start)
    # the torque fails in the middle of the fourth step
    breaks = calls.start * n + 3 * calls.step * n + calls.step * n // 2 + 1
    torque = Counting(breaks)
    with pytest.raises(RuntimeError, match="mine") as e:
        ph.simulate(BODY, torque, engine=engine, method=method, **start)
    part = e.value.trajectory
    assert part.steps == 3 and part.valid.all() and part.outcome is ph.Outcome.TORQUE_FAILED
    same(part.extend(0.5), whole)
    again = len(torque.asked) - len(fine.asked)
    assert 0 < again <= calls.step * n  # at most the calls of one step are repeated
    assert torque.asked[:breaks] == fine.asked[:breaks]
    assert torque.asked[breaks:] == fine.asked[-len(torque.asked[breaks:]) :]
    assert part.extend(0.5).stats.steps == 5


def test_an_exception_is_survived_by_a_file(tmp_path):
    torque = Counting(12)
    part = ph.simulate(BODY, torque, engine="python", method="rk4", on_failure="stop", **ONE)
    assert part.steps == 2
    path = part.save(tmp_path / "part.npz")
    with pytest.raises(ph.InvalidInput, match=r"asked differs, but the function itself changes it.*same_torque=True"):
        # the torque depends on the number of its calls, and polhode cannot know whether that matters
        ph.load(path, torque=torque)
    loaded = ph.load(path, torque=torque, same_torque=True)
    same(loaded.extend(0.5), ph.simulate(BODY, Counting(), engine="python", method="rk4", **ONE))


def test_a_body_that_failed_is_not_called_any_more_and_harms_no_other():
    asked = []

    def torque(t, R, p):
        asked.append(p)
        return [np.nan if p == 1.0 and t > 0.2 else 0.0, 0.0, 0.1]

    kw = dict(params=np.array([0.0, 1.0, 2.0, 3.0]), method="mr2", **MANY)
    run = ph.simulate(BODY, torque, on_failure="stop", **kw)
    assert list(run.valid.sum(axis=1)) == [6, 3, 6, 6]
    assert asked.count(1.0) == 4 and asked.count(0.0) == 6
    with pytest.raises(ph.InvalidInput, match="cannot be extended"):
        run.extend(0.6)


# --- torques of all bodies in one call ------------------------------------------------------------------------


@pytest.mark.parametrize("body", [ph.Body(BODY), TILTED], ids=["principal", "tilted"])
@pytest.mark.parametrize("frame", ["space", "body"])
@pytest.mark.parametrize("method", ["mr2", "rk4", "liemid_i"])
def test_a_batched_torque_is_called_once_for_all(method, frame, body):
    shapes = []

    def all_at_once(t, R, omega, p):
        shapes.append((R.shape, omega.shape))
        return p * formula(t, R, omega)

    def each(t, R, omega):
        return 2.0 * formula(t, R, omega)

    for start, n in ((ONE, 1), (MANY, 4)):
        shapes.clear()
        run = ph.simulate(body, ph.torques.batched(all_at_once, params=2.0, frame=frame), method=method, **start)
        assert set(shapes) == {((n, 3, 3), (n, 3))} and run.stats.torque_calls == len(shapes)
        assert run.engine == "python"
        reference = ph.simulate(body, each, frame=frame, method=method, engine="python", **start)
        np.testing.assert_allclose(run.R, reference.R, rtol=0, atol=1e-14)


def test_a_batched_torque_in_a_sum_and_after_an_exception():
    fine, torque = Counting(), Counting(5)
    model = ph.torques.heavy_top(0.3)
    whole = ph.simulate(BODY, ph.torques.batched(fine) + model, method="mr2", **MANY)
    with pytest.raises(RuntimeError) as e:
        ph.simulate(BODY, ph.torques.batched(torque) + model, method="mr2", **MANY)
    assert e.value.trajectory.steps == 3 and "at t = 0.4" in e.value.__notes__[-1]
    same(e.value.trajectory.extend(0.5), whole)
    assert len(torque.asked) == len(fine.asked) + 1


def test_a_batched_torque_of_the_wrong_shape():
    with pytest.raises(ph.InvalidInput, match=r"must return an array of shape \(4, 3\).*it returned an array of shape"):
        ph.simulate(BODY, ph.torques.batched(lambda t, R: R[0]), method="rk4", **MANY)
    for engine in ("numba", "jax", "cuda"):
        with pytest.raises(ph.PolhodeError, match="engine"):
            ph.simulate(BODY, ph.torques.batched(formula), method="rk4", engine=engine, **MANY)
    with pytest.raises(ph.InvalidInput, match="of a Python function"):
        ph.torques.batched(ph.torques.heavy_top(1.0))
    with pytest.raises(ph.InvalidInput, match="is compiled and needs none of this"):
        ph.torques.cached(ph.kernel(lambda t, R: R.e1))


# --- asynchronous torques -------------------------------------------------------------------------------------


class Together:
    """An asynchronous torque that records how many of its calls are active at the same time."""

    def __init__(self, breaks_at=None):
        self.now = self.most = self.calls = 0
        self.breaks_at = breaks_at

    async def __call__(self, t, R, omega):
        self.calls += 1
        if self.calls == self.breaks_at:
            raise RuntimeError("mine")
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await asyncio.sleep(0.001)
        finally:
            self.now -= 1
        return formula(t, R, omega)


@pytest.mark.parametrize("engine", ["auto", "python"])
def test_an_asynchronous_torque_is_awaited(engine):
    one, many = Together(), Together()
    run = ph.simulate(BODY, one, method="mr2", engine=engine, **ONE)
    np.testing.assert_allclose(run.R, ph.simulate(BODY, formula, method="mr2", **ONE).R, atol=1e-14)
    assert one.calls == run.stats.torque_calls == 6
    run = ph.simulate(BODY, many, method="mr2", engine=engine, **MANY)
    np.testing.assert_allclose(run.R, ph.simulate(BODY, formula, method="mr2", **MANY).R, atol=1e-14)
    assert many.most == 4 and many.calls == run.stats.torque_calls == 24 and run.engine == "python"


def test_an_asynchronous_torque_inside_a_running_loop():
    """Test a caller with a running event loop in its thread, as in a notebook."""

    async def torque(t, R):
        await asyncio.sleep(0)
        assert threading.current_thread() is not threading.main_thread()
        return R[:, 2]

    async def cell():
        return ph.simulate(BODY, torque, method="mr2", **ONE)

    same(asyncio.run(cell()), ph.simulate(BODY, lambda t, R: R[:, 2], method="mr2", **ONE))


def test_a_torque_that_awaits_a_run_that_awaits():
    async def inner(t, R):
        return 0.1 * R[:, 0]

    async def outer(t, R):
        return ph.simulate(BODY, inner, method="rk4", engine="python", omega=[0, 0, 1.0], t_end=0.1, dt=0.1).omega[-1]

    assert ph.simulate(BODY, outer, method="mr2", engine="python", **ONE).outcome is ph.Outcome.DONE


@pytest.mark.parametrize("start", [ONE, MANY], ids=["one", "batch"])
def test_an_exception_in_an_asynchronous_torque(start):
    n = 4 if start is MANY else 1
    torque = Together(breaks_at=4 * n)
    with pytest.raises(RuntimeError, match="mine") as e:
        ph.simulate(BODY, torque, method="mr2", **start)
    assert e.value.trajectory.steps == 2 and "at t = 0.3" in e.value.__notes__[-1] and torque.now == 0
    if n > 1:
        assert "body 3" in e.value.__notes__[0]
    same(e.value.trajectory.extend(0.5), ph.simulate(BODY, Together(), method="mr2", **start))
    assert torque.calls == 6 * n + n


def test_functions_that_return_awaitables():
    def torque(t, R):
        return answer(R)

    async def answer(R):
        return R[:, 2]

    reference = ph.simulate(BODY, lambda t, R: R[:, 2], method="mr2", engine="python", **ONE)
    same(ph.simulate(BODY, torque, method="mr2", engine="python", **ONE), reference)
    with pytest.raises(ph.InvalidInput, match=r"returned an awaitable.*polhode.torques.concurrent\(torque\)"):
        ph.simulate(BODY, torque, method="rk4", **MANY)
    run = ph.simulate(BODY, ph.torques.concurrent(torque), method="mr2", **MANY)
    same(run, ph.simulate(BODY, ph.torques.batched(lambda t, R: R[:, :, 2]), method="mr2", **MANY))

    async def all_at_once(t, R):
        return R[:, :, 2]

    same(ph.simulate(BODY, ph.torques.batched(all_at_once), method="mr2", **MANY), run)


INTERRUPTED = """
import asyncio, os, signal, sys, threading, time, warnings
import numpy as np
import polhode as ph
warnings.simplefilter("ignore")
begun, ended = [], []
async def slow(t, R):
    if t > 0.45:
        if not begun:
            begun.append(t)
            threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.append(t)
            raise
    return [0.0, 0.0, 0.1]
omega = [[0, 0, 1.0]] * 3 if sys.argv[1] == "batch" else [0, 0, 1.0]
began = time.perf_counter()
run = ph.simulate([1, 2, 2.5], slow, omega=omega, t_end=1, dt=0.1, method="mr2", engine="python")
assert run.outcome is ph.Outcome.INTERRUPTED and run.steps == 4 and run.valid.all(), run
time.sleep(0.2)
assert ended and time.perf_counter() - began < 30
print("fine")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends signals in another way")
@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("kind", ["one", "batch"])
def test_ctrl_c_ends_what_is_awaited(kind):
    done = subprocess.run([sys.executable, "-c", INTERRUPTED, kind], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and "fine" in done.stdout, done.stderr


# --- cached torques --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [ONE, MANY], ids=["one", "batch"])
@pytest.mark.parametrize("way", ["each", "batched", "async"])
def test_nothing_is_asked_twice(start, way):
    f = Together() if way == "async" else Counting()
    torque = ph.torques.cached(ph.torques.batched(f) if way == "batched" else f)
    first = ph.simulate(BODY, torque, method="mr2", engine="python", **start)
    calls = f.calls if way == "async" else len(f.asked)
    second = ph.simulate(BODY, torque, method="mr2", engine="python", **start)
    assert calls == (f.calls if way == "async" else len(f.asked)) == torque.answers.calls == torque.answers.hits
    assert first.stats.torque_calls == calls and second.stats.torque_calls == 0
    same(first, second)
    plain = ph.simulate(BODY, formula, method="mr2", engine="python", **start)
    np.testing.assert_allclose(first.R, plain.R, rtol=0, atol=1e-14)


def test_bodies_that_ask_the_same_at_the_same_time_share_a_call():
    f = Together()
    run = ph.simulate(BODY, ph.torques.cached(f), method="mr2", **{**MANY, "omega": np.ones((5, 3))})
    assert f.calls == run.stats.torque_calls == 6


def test_other_bits_are_another_question():
    f = Counting()
    torque = ph.torques.cached(f)
    ask = torque.caller(None)
    R, W = np.eye(3), np.zeros(3)
    for t, r, w in ((1.0, R, W), (np.nextafter(1.0, 2), R, W), (1.0, R.T.copy(), W), (1.0, R, W), (1.0, R, -W)):
        np.testing.assert_array_equal(ask(t, r, w), formula(t, r, w))
    assert len(f.asked) == 3 and torque.answers.hits == 2
    ask(1.0, R, W)[:] = 7.0  # the user may change the returned array without changing the cache
    np.testing.assert_array_equal(ask(1.0, R, W), formula(1.0, R, W))


def test_a_cache_knows_parameters_and_keeps_within_its_memory():
    asked = []

    def f(t, p):
        asked.append(t)
        return [p["a"], 0, t]

    torque = ph.torques.cached(f, params={"a": np.array([1.0, 2.0, 3.0, 4.0])}, megabytes=0.001)
    run = ph.simulate(BODY, torque, method="rk4", **MANY)
    assert len(asked) == 4 * 15 and run.stats.torque_calls == 60  # two of the four stages are at the same time
    assert torque.answers.used <= 1000 and 0 < len(torque.answers) <= 3
    ph.simulate(BODY, torque, method="rk4", **MANY)
    assert len(asked) == 120  # the cache is too small and has forgotten the answers
    with pytest.raises(ph.InvalidInput, match="so that they can be compared; got object"):
        ph.torques.cached(f, params=object())
    with pytest.raises(ph.InvalidInput, match="megabytes must be a positive number"):
        ph.torques.cached(f, params=1, megabytes=0)


def test_a_cache_on_disk(tmp_path):
    def made(f, name="formula 1"):
        return ph.torques.cached(f, folder=tmp_path, name=name)

    first, second, third = Counting(), Counting(), Counting()
    a = ph.simulate(BODY, made(first), method="mr2", engine="python", **MANY)
    b = ph.simulate(BODY, made(second), method="mr2", engine="python", **MANY)
    same(a, b)
    assert len(first.asked) == 24 and not second.asked and b.stats.torque_calls == 0
    ph.simulate(BODY, made(third, "formula 2"), method="mr2", engine="python", **MANY)
    assert len(third.asked) == 24
    with pytest.raises(ph.InvalidInput, match="give it another name"):
        ph.torques.cached(lambda t, R: R[0], folder=tmp_path, name="formula 1")
    (path,) = tmp_path.glob("formula-2-*.torque")
    for p in tmp_path.glob("formula-2-*"):
        p.unlink()
    path.write_bytes(b"not a database, but long enough to be taken for one" * 100)
    with pytest.raises(ph.PolhodeError, match="cannot store the results"):
        made(third, "formula 2")


KILLED = """
import os, sys
import numpy as np
import polhode as ph
folder, log, dies_at = sys.argv[1], sys.argv[2], int(sys.argv[3])
made = 0
def torque(t, R, omega):
    global made
    made += 1
    if made == dies_at:
        os._exit(9)
    with open(log, "ab") as f:
        f.write(np.float64(t).tobytes() + R.tobytes() + omega.tobytes())
    return np.array([np.sin(t), 0.2, -0.1]) - 0.1 * omega
run = ph.simulate(
    [1.0, 1.7, 2.3], ph.torques.cached(torque, folder=folder, name="torque 1"), method="mr2", engine="python",
    omega=[[0.9, -1.4, 1.1], [0.1, 0.2, -0.3]], t_end=0.5, dt=0.1,
)
np.save(folder + "/final.npy", run.final)
"""


def test_a_killed_program_repeats_no_call(tmp_path):
    log = tmp_path / "log"
    for dies_at, code in ((6, 9), (4, 9), (-1, 0)):
        command = [sys.executable, "-c", KILLED, str(tmp_path), str(log), str(dies_at)]
        assert subprocess.run(command, timeout=120).returncode == code
    size = 13 * 8
    asked = [log.read_bytes()[k : k + size] for k in range(0, log.stat().st_size, size)]
    assert len(asked) == len(set(asked)) == 12  # three processes made 6 calls for each of the two bodies

    def torque(t, R, omega):
        return np.array([np.sin(t), 0.2, -0.1]) - 0.1 * omega

    kw = dict(omega=[[0.9, -1.4, 1.1], [0.1, 0.2, -0.3]], t_end=0.5, dt=0.1, method="mr2", engine="python")
    assert np.array_equal(np.load(tmp_path / "final.npy"), ph.simulate(BODY, torque, **kw).final)


def test_an_exception_and_a_cache_repeat_no_call():
    """The cache keeps the answers for earlier bodies and stages of the failed step."""
    for start in (ONE, MANY):
        fine, f = Counting(), Counting(11)
        whole = ph.simulate(BODY, fine, engine="python", method="rk4", **start)
        with pytest.raises(RuntimeError) as e:
            ph.simulate(BODY, ph.torques.cached(f), engine="python", method="rk4", **start)
        same(e.value.trajectory.extend(0.5), whole)
        assert len(f.asked) == len(set(fine.asked)) + 1

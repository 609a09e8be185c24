"""The run store: what is committed is right, whatever happens to the writer."""

import errno
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import polhode as ph
from polhode import store

pytest.importorskip("zarr")

WRITER = """
import sys
import polhode as ph
from polhode import store
from tests.test_store import arguments
def told(done, steps):
    print(done, flush=True)
    store.CHUNK_BYTES = 5000  # from now on: many commits, of one chunk that is written again and again
path, steps = sys.argv[2], int(sys.argv[3])
if sys.argv[1] == "record":
    store.record(path, arguments(steps), progress=told)
else:
    store.resume(path, progress=told)
"""


def arguments(steps, **more):
    top = ph.torques.heavy_top(20.0)
    start = {"omega": [0, 0, 50], "attitude": ph.so3.exp([0.3, 0, 0])}
    return {"body": ph.Body([5, 5, 1]), "torque": top, **start, "t_end": steps * 0.001, "dt": 0.001, "every": 3, **more}


def same(a, b):
    return all(np.array_equal(getattr(a, k), getattr(b, k)) for k in ("index", "states", "final", "failed"))


@pytest.mark.parametrize(
    "more",
    [
        {"every": 1},
        {"every": 7},
        {"every": 0},
        {"method": "nmb", "observe": ("energy",)},
        {"method": "buss_abm"},
        {"omega": [[0, 0, 50], [0, 1, 40]], "method": "liemid_ea"},
    ],
)
def test_a_stored_run_is_the_run(tmp_path, monkeypatch, more):
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.02)  # several commits
    given = arguments(500, **more)
    store.record(tmp_path / "a.zarr", given)
    kept, run = store.load(tmp_path / "a.zarr"), ph.simulate(**given)
    assert same(kept, run)
    assert kept.stats._replace(seconds=0) == run.stats._replace(seconds=0)
    assert kept.observed == run.observed
    assert same(kept.extend(0.6), run.extend(0.6))


def test_xarray_reads_it(tmp_path):
    xarray = pytest.importorskip("xarray")
    store.record(tmp_path / "a.zarr", arguments(300))
    data, run = xarray.open_zarr(tmp_path / "a.zarr", consolidated=False), ph.simulate(**arguments(300))
    np.testing.assert_array_equal(data.R, run.R)
    np.testing.assert_array_equal(data.energy, run.energy)
    np.testing.assert_array_equal(data.time, run.t)
    assert "body to space" in data.attrs["conventions"]
    assert data.omega.attrs["units"] == "rad/s"


def killed(path, steps, seed, kills):
    """A run that is killed again and again at random moments, checked and resumed each time; how often it was."""
    draw, mode, times = random.Random(seed), "record", 0
    truth = ph.simulate(**arguments(steps))
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *sys.path])}
    while True:
        command = [sys.executable, "-c", WRITER, mode, str(path), str(steps)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as child:
            wait = draw.randrange(1, 10)  # commits
            for k, _ in enumerate(child.stdout):
                if k == wait and times < kills:
                    time.sleep(draw.random() * 0.03)
                    child.kill()
                    times += 1
                    break
            else:
                assert child.wait() == 0
                return times, same(store.load(path), truth)
        part = store.load(path)
        n = len(part)
        assert n > 0
        assert np.array_equal(part.states, truth.states[:n]) and np.array_equal(part.index, truth.index[:n])
        mode = "resume"


def test_killed_and_resumed(tmp_path):
    times, right = killed(tmp_path / "a.zarr", 12_000, 1, kills=2)
    assert times == 2 and right


@pytest.mark.soak
def test_killed_fifty_times(tmp_path):
    total = 0
    for seed in range(10):
        times, right = killed(tmp_path / f"{seed}.zarr", 60_000, seed, kills=5)
        assert right
        total += times
    assert total == 50


def test_what_is_not_committed_does_not_count(tmp_path):
    path = tmp_path / "a.zarr"
    store.record(path, arguments(300))
    import zarr

    group = zarr.open_group(path, mode="r+")
    n = group["states"].shape[0]
    group["states"].resize((n + 40, *group["states"].shape[1:]))
    group["time"].resize((n + 7,))
    assert len(store.load(path)) == n
    store.resume(path, t_end=0.6)
    assert same(store.load(path), ph.simulate(**arguments(600)))


def test_a_failure_keeps_what_is_valid(tmp_path):
    def torque(t, R):
        return [np.nan if t > 0.2 else 0.0, 0, 0]

    with pytest.raises(ph.SimulationFailed):
        store.record(tmp_path / "a.zarr", arguments(500, torque=torque))
    kept = store.load(tmp_path / "a.zarr")
    assert kept.outcome is ph.Outcome.NOT_FINITE and 0.19 < kept.t[-1] <= 0.2
    with pytest.raises(ph.InvalidInput, match="cannot go on: the state is no longer finite"):
        store.resume(tmp_path / "a.zarr", torque=torque)


@pytest.mark.parametrize("every", [0, 1, 7, 1000])
@pytest.mark.parametrize("method", ["nmb", "buss_abm"])
def test_an_exception_keeps_what_is_valid_and_can_go_on(tmp_path, monkeypatch, every, method):
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.01)
    broken = [True]

    def torque(t, R):
        if broken and t > 0.2005:
            raise RuntimeError("licence server")
        return [0.1 * t, 0, 0]

    given = arguments(300, torque=torque, method=method, every=every)
    with pytest.raises(RuntimeError, match="licence server"):
        store.record(tmp_path / "a.zarr", given)
    kept = store.load(tmp_path / "a.zarr")
    assert 198 <= kept.steps <= 200 and (not every or kept.steps - kept.index[-1] < every)
    assert kept.outcome is ph.Outcome.TORQUE_FAILED
    with pytest.raises(RuntimeError, match="licence server"):
        store.resume(tmp_path / "a.zarr", torque=torque)
    with pytest.raises(ph.InvalidInput, match="give it again"):
        store.resume(tmp_path / "a.zarr")
    broken.clear()
    assert store.resume(tmp_path / "a.zarr", torque=torque).outcome is ph.Outcome.DONE
    assert same(store.load(tmp_path / "a.zarr"), ph.simulate(**given))


def test_an_interrupted_run_goes_on(tmp_path, monkeypatch):
    """Ctrl-C in a torque: the same as without it, in the end."""
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.01)
    pressed = []

    def torque(t, R):
        if not pressed and t > 0.1:
            pressed.append(t)
            signal.raise_signal(signal.SIGINT)
        return [0.1 * t, 0, 0]

    given = arguments(300, torque=torque, method="nmb", every=7)
    with pytest.warns(RuntimeWarning, match="interrupted"):
        run = store.record(tmp_path / "a.zarr", given)
    assert run.outcome is ph.Outcome.INTERRUPTED and 0.09 < store.load(tmp_path / "a.zarr").t[-1] < 0.11
    store.resume(tmp_path / "a.zarr", torque=torque)
    assert same(store.load(tmp_path / "a.zarr"), ph.simulate(**given))


@pytest.mark.parametrize("every", [0, 7, 1000])
def test_a_finished_run_stays_and_can_be_made_longer(tmp_path, every):
    """300 steps are no multiple of these: the last sample is one only because the run ended there."""
    path = tmp_path / "a.zarr"
    store.record(path, arguments(300, every=every))
    store.resume(path)
    assert same(store.load(path), ph.simulate(**arguments(300, every=every)))
    store.resume(path, t_end=0.5)
    assert same(store.load(path), ph.simulate(**arguments(500, every=every)))
    with pytest.raises(ph.InvalidInput, match="already at"):
        store.resume(path, t_end=0.1)


def test_samples_at_chosen_times_stay_those(tmp_path):
    run = ph.simulate(**{**arguments(300), "every": 1, "t_eval": [0.01, 0.05]})
    run.save(tmp_path / "a.zarr")
    store.resume(tmp_path / "a.zarr", t_end=0.5)
    assert same(store.load(tmp_path / "a.zarr"), run.extend(0.5))


@pytest.mark.parametrize("torque", ["sampled", "wheels"])
def test_torques_that_jump(tmp_path, monkeypatch, torque):
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.01)

    def made():
        if torque == "sampled":
            return ph.torques.sampled(lambda omega: -0.5 * omega, period=0.01, frame="body")
        return ph.torques.wheels(np.eye(3), momenta=[0, 0, 1.0], motor=[0.1, 0, 0])

    store.record(tmp_path / "a.zarr", arguments(300, torque=made()))
    run = ph.simulate(**arguments(300, torque=made()))
    kept = store.load(tmp_path / "a.zarr")
    assert same(kept, run)
    if torque == "wheels":
        np.testing.assert_array_equal(kept.wheels.momenta, run.wheels.momenta)


def test_a_disk_that_is_full_in_the_middle(tmp_path, monkeypatch):
    """What was committed is intact, and with room again the run goes on."""
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.005)
    path, writes, columns = tmp_path / "a.zarr", [], store.columns

    def full(run, rows=slice(None)):
        writes.append(rows)
        if len(writes) > 5:
            raise OSError(errno.ENOSPC, "No space left on device")
        return columns(run, rows)

    monkeypatch.setattr(store, "columns", full)
    with pytest.raises(ph.PolhodeError, match="No space left"):
        store.record(path, arguments(3000))
    monkeypatch.setattr(store, "columns", columns)
    truth = ph.simulate(**arguments(3000))
    part = store.load(path)
    assert 1 < len(part) < len(truth) and np.array_equal(part.states, truth.states[: len(part)])
    path = path.rename(tmp_path / "moved.zarr")  # wherever it lies
    store.resume(path)
    assert same(store.load(path), truth)


@pytest.mark.parametrize("damage", ["attributes", "chunk", "bit", "array", "nothing"])
def test_damaged_stores(tmp_path, damage):
    path = tmp_path / "a.zarr"
    store.record(path, arguments(300))
    if damage == "attributes":
        (path / "zarr.json").write_text("{}")
    elif damage == "array":
        (path / "states" / "zarr.json").write_text("{")
    elif damage in ("chunk", "bit"):
        chunk = next(p for p in (path / "states").rglob("*") if p.is_file() and p.name != "zarr.json")
        data = bytearray(chunk.read_bytes())
        data[len(data) // 2] ^= 1
        chunk.write_bytes(data if damage == "bit" else data[:100])
    else:
        shutil.rmtree(path)
    with pytest.raises(ph.PolhodeError):
        store.load(path)


def test_refusals(tmp_path):
    path = tmp_path / "a.zarr"
    store.record(path, arguments(30))
    with pytest.raises(ph.InvalidInput, match="there already"):
        store.record(path, arguments(30))
    with pytest.raises(ph.InvalidInput, match="no folder"):
        store.record(tmp_path / "b" / "a.zarr", arguments(30))
    with pytest.raises(ph.InvalidInput, match="t_eval"):
        store.record(tmp_path / "b.zarr", arguments(30, t_eval=[0.01]))
    with store.Lock(path), pytest.raises(ph.InvalidInput, match="another process"):
        store.resume(path)
    (tmp_path / ".c.zarr.new").mkdir()  # of the other process, which is not touched
    with store.Lock(tmp_path / "c.zarr"), pytest.raises(ph.InvalidInput, match="another process"):
        store.record(tmp_path / "c.zarr", arguments(30))
    (tmp_path / ".c.zarr.new").rmdir()
    with pytest.raises(ph.InvalidInput, match="npz"):
        store.record(tmp_path / "c.zarr", arguments(30, control="error"))
    store.record(path, arguments(60), overwrite=True)
    assert store.load(path).steps == 60
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.zarr"]  # no locks, nothing half done


def test_a_lock_whose_file_went_between_opening_and_locking_it(tmp_path, monkeypatch):
    """Who leaves removes the file; one that was opened before that locks nothing, and others make a new one."""
    fcntl = pytest.importorskip("fcntl")
    path, flock = tmp_path / "a.zarr", fcntl.flock
    first, third = store.Lock(path), store.Lock(path)

    def late(*more):
        """The second has opened the file; before it locks it, these are done."""

        def wait(file, how):
            monkeypatch.setattr(fcntl, "flock", flock)
            first.__exit__()
            for other in more:
                other.__enter__()
            return flock(file, how)

        monkeypatch.setattr(fcntl, "flock", wait)

    first.__enter__()
    late()
    with store.Lock(path), pytest.raises(ph.InvalidInput, match="another process"):
        third.__enter__()
    first.__enter__()
    late(third)
    with pytest.raises(ph.InvalidInput, match="another process"):
        store.Lock(path).__enter__()
    third.__exit__()
    assert not list(tmp_path.iterdir())


def contend(path, rounds, workers):
    """How often a lock was had, by threads that all want it, and how often two had it at once."""
    inside, had, twice, ready = [], [], [], threading.Barrier(workers)

    def want():
        ready.wait()
        for _ in range(rounds):
            try:
                with store.Lock(path):
                    inside.append(1)
                    if len(inside) > 1:
                        twice.append(1)
                    time.sleep(0)
                    inside.pop()
                    had.append(1)
            except ph.InvalidInput:
                pass

    workers = [threading.Thread(target=want) for _ in range(workers)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for w in workers:
            w.start()
        for w in workers:
            w.join()
    finally:
        sys.setswitchinterval(before)
    return len(had), len(twice)


@pytest.mark.parametrize("rounds", [300, pytest.param(50_000, marks=pytest.mark.soak)])
def test_many_who_want_one_lock(tmp_path, rounds):
    pytest.importorskip("fcntl")
    had, twice = contend(tmp_path / "a.zarr", rounds, 6)
    assert had >= rounds / 10 and not twice
    assert not list(tmp_path.iterdir())


def test_two_who_save_to_one_place(tmp_path, monkeypatch):
    """The second is told; what the first writes is not touched, and what one that was killed left is no hindrance."""
    run, path = ph.simulate(**arguments(30)), tmp_path / "a.zarr"
    (tmp_path / ".a.zarr.new").mkdir()
    (tmp_path / ".a.zarr.new" / "zarr.json").write_text("{}")
    create = store.Store.create.__func__

    def other_comes(cls, *given):
        monkeypatch.setattr(store.Store, "create", classmethod(create))
        with pytest.raises(ph.InvalidInput, match="another process"):
            run.save(path)
        return create(cls, *given)

    monkeypatch.setattr(store.Store, "create", classmethod(other_comes))
    run.save(path)
    assert same(ph.load(path), run)
    assert [p.name for p in tmp_path.iterdir()] == ["a.zarr"]
    with pytest.raises(ph.InvalidInput, match="there already"):
        run.save(path)

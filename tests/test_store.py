"""Test the run store: committed data is right, whatever happens to the writer."""

import errno
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
import zipfile
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode import store
from polhode.files import durable, lock, run_store

pytest.importorskip("zarr")

INCOMPLETE = pytest.mark.filterwarnings("ignore:.*is incomplete:RuntimeWarning")
HERE = Path(__file__).parent


def arguments(steps, **more):
    top = ph.torques.heavy_top(20.0)
    start = {"omega": [0, 0, 50], "attitude": ph.so3.exp([0.3, 0, 0])}
    return {"body": ph.Body([5, 5, 1]), "torque": top, **start, "t_end": steps * 0.001, "dt": 0.001, "every": 3, **more}


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch):
    """Do not wait for the disk: only a power cut would show the difference, and one test checks the order of these
    calls.
    """
    monkeypatch.setattr(os, "fsync", lambda file: None)


@pytest.fixture
def many_commits(monkeypatch):
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.005)
    monkeypatch.setattr(store, "COMMIT_SHARE", 1e9)


def same(a, b):
    return all(np.array_equal(getattr(a, k), getattr(b, k)) for k in ("index", "states", "final", "failed"))


@pytest.mark.parametrize(
    "more",
    [
        {"every": 1},
        {"every": 7},
        {"every": 0},
        {"method": "nmb", "observe": ("energy",)},
        {"method": "hulbert_stag"},
        {"omega": [[0, 0, 50], [0, 1, 40]], "method": "liemid_ea"},
    ],
)
def test_a_stored_run_is_the_run(tmp_path, many_commits, more):
    given = arguments(500, **more)
    store.record(tmp_path / "a.zarr", given)
    kept, run = store.load(tmp_path / "a.zarr"), ph.simulate(**given)
    assert same(kept, run)
    assert kept.stats._replace(seconds=0.0, compile_seconds=0.0) == run.stats._replace(seconds=0.0, compile_seconds=0.0)
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


def trials(kinds, n, folder):
    """Run tests/store_trials.py in a separate process, which forks its writers; return the outcomes of each kind."""
    if not hasattr(os, "fork"):
        pytest.skip("this system has no fork")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE.parent), *sys.path])}
    command = [sys.executable, str(HERE / "store_trials.py"), "+".join(kinds), str(n), str(folder)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def a_few(tmp_path_factory):
    """Three trials of each kind; one process makes them, because its start takes longer than they do."""
    return trials(["kills", "injected", "full"], 3, tmp_path_factory.mktemp("trials"))


@pytest.mark.parametrize("n", [3, pytest.param(200, marks=pytest.mark.soak)])
def test_random_kills(request, tmp_path, n):
    """After each kill, the store can be loaded, is valid, and is resumed to the same bits."""
    tally = (request.getfixturevalue("a_few") if n == 3 else trials(["kills"], n, tmp_path))["kills"]
    assert tally["trials"] == n and tally["loaded"] == tally["sound"] == n - tally["absent"]
    assert tally["resumed to the same bits"] > 0 and tally["absent"] <= n // 3


@pytest.mark.parametrize("kind", ["injected", "full"])
@pytest.mark.parametrize("n", [3, pytest.param(50, marks=pytest.mark.soak)])
def test_a_kill_or_a_full_disk_before_any_write(request, tmp_path, kind, n):
    tally = (request.getfixturevalue("a_few") if n == 3 else trials([kind], n, tmp_path))[kind]
    assert tally["stopped"] == n and tally["resumed to the same bits"] == tally["trials"] >= n
    assert tally["loaded"] == tally["sound"] == tally["trials"] - tally["absent"]


@pytest.mark.soak
def test_disks_that_really_are_full(tmp_path):
    if not shutil.which("mount") or subprocess.run(["mount", "-t", "tmpfs", "t", tmp_path], check=False).returncode:
        pytest.skip("needs permission to mount")
    subprocess.run(["umount", tmp_path], check=True)
    assert trials(["tmpfs"], 50, tmp_path)["tmpfs"]["resumed to the same bits"] == 50


@pytest.mark.parametrize("n", [30, pytest.param(500, marks=pytest.mark.soak)])
def test_loads_beside_a_writer(tmp_path, n):
    tally = trials(["readers"], n, tmp_path)["readers"]
    assert tally["loaded"] == n and tally["different lengths seen"] > 1


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
    with pytest.raises(ph.InvalidInput, match="cannot be continued: the state is no longer finite"):
        store.resume(tmp_path / "a.zarr", torque=torque)


@INCOMPLETE
@pytest.mark.parametrize("every", [0, 1, 7, 1000])
@pytest.mark.parametrize("method", ["nmb", "hulbert_stag"])
def test_an_exception_keeps_what_is_valid_and_can_go_on(tmp_path, many_commits, every, method):
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
    with pytest.warns(RuntimeWarning, match="torque.broken differs"):
        run = store.resume(tmp_path / "a.zarr", torque=torque, same_torque=True)
    assert run.outcome is ph.Outcome.DONE
    assert same(store.load(tmp_path / "a.zarr"), ph.simulate(**given))


@INCOMPLETE
@pytest.mark.usefixtures("ctrl_c")
def test_an_interrupted_run_goes_on(tmp_path, many_commits):
    """After Ctrl-C in a torque, the resumed run is the same as without it."""
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
    with pytest.raises(ph.InvalidInput, match=r"torque.pressed differs, but the function itself changes it"):
        store.resume(tmp_path / "a.zarr", torque=torque)
    store.resume(tmp_path / "a.zarr", torque=torque, same_torque=True)
    assert same(store.load(tmp_path / "a.zarr"), ph.simulate(**given))


@pytest.mark.parametrize("every", [0, 7, 1000])
def test_a_finished_run_stays_and_can_be_made_longer(tmp_path, every):
    """300 is not a multiple of these numbers, so the last state is a sample only because the run ended there."""
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
def test_torques_that_jump(tmp_path, many_commits, torque):

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


@INCOMPLETE
def test_a_disk_that_is_full_in_the_middle(tmp_path, monkeypatch, many_commits):
    """Committed data stays intact. When there is space again, the run continues."""
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
    assert 0 < len(part) < len(truth) and np.array_equal(part.states, truth.states[: len(part)])
    path = path.rename(tmp_path / "moved.zarr")  # a store may be moved
    store.resume(path)
    assert same(store.load(path), truth)


@pytest.mark.parametrize("damage", ["attributes", "chunk", "bit", "nothing"])
def test_damaged_stores(tmp_path, damage):
    path = tmp_path / "a.zarr"
    store.record(path, arguments(300))
    if damage == "attributes":
        (path / "zarr.json").write_text("{}")
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
    with pytest.raises(ph.InvalidInput, match="exists already"):
        store.record(path, arguments(30))
    with pytest.raises(ph.InvalidInput, match="no folder"):
        store.record(tmp_path / "b" / "a.zarr", arguments(30))
    with pytest.raises(ph.InvalidInput, match="t_eval"):
        store.record(tmp_path / "b.zarr", arguments(30, t_eval=[0.01]))
    with store.Lock(path), pytest.raises(ph.InvalidInput, match="another process"):
        store.resume(path)
    (tmp_path / ".c.zarr.new").mkdir()  # this folder belongs to the other process and must not be touched
    with store.Lock(tmp_path / "c.zarr"), pytest.raises(ph.InvalidInput, match="another process"):
        store.record(tmp_path / "c.zarr", arguments(30))
    (tmp_path / ".c.zarr.new").rmdir()
    with pytest.raises(ph.InvalidInput, match="npz"):
        store.record(tmp_path / "c.zarr", arguments(30, control="error", omega=[[0, 0, 1], [0, 0, 2]]))
    store.record(path, arguments(60), overwrite=True)
    assert store.load(path).steps == 60
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.zarr"]  # no locks and no unfinished files are left


def test_a_lock_whose_file_went_between_opening_and_locking_it(tmp_path, monkeypatch):
    """A process that releases a lock removes its file.

    If another process has opened the file before, a lock on this file is void. That process must create a new file.
    """
    fcntl = pytest.importorskip("fcntl")
    path, flock = tmp_path / "a.zarr", fcntl.flock
    first, third = store.Lock(path), store.Lock(path)

    def late(*more):
        """Let other processes act after the second process has opened the file, and before it locks it."""

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
    """Let threads compete for a lock. Return how often one of them got it, and how often two had it at once."""
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
    """The second process gets an error, and the data of the first is not touched.

    Files that a killed writer left do not matter.
    """
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
    with pytest.raises(ph.InvalidInput, match="exists already"):
        run.save(path)


# --- what a stopped run reports -----------------------------------------------------------------------------


def stopped(path, monkeypatch, steps=3000, commits=2):
    """Return a store whose writer was stopped after some commits, as if it had been killed."""

    class Stopped(BaseException):
        pass

    made, commit = [], store.Store.commit

    def few(self, run):
        if len(made) == commits:
            raise Stopped
        made.append(1)
        commit(self, run)

    with monkeypatch.context() as m:
        m.setattr(store.Store, "commit", few)
        with pytest.raises(Stopped):
            store.record(path, arguments(steps))


def test_a_stopped_run_says_how_far_it_got_and_how_to_continue(tmp_path, monkeypatch, many_commits):
    path = tmp_path / "a.zarr"
    stopped(path, monkeypatch)
    with pytest.warns(RuntimeWarning, match=r"is incomplete: it reached t = .* of 3 .*polhode run .* --resume"):
        run = ph.load(path)
    assert run.outcome is ph.Outcome.INCOMPLETE and run.t_end == 3.0 and not run.outcome.good
    assert f"{run.t[-1]:g} of 3" in repr(run) and "incomplete" in repr(run) and "--resume" in run.outcome.value
    assert run.to_xarray().attrs["outcome"] == "incomplete" and run.to_xarray().attrs["t_end"] == 3.0
    assert same(run.extend(3.0), ph.simulate(**arguments(3000)))
    kept = ph.load(run.save(tmp_path / "a.npz"))
    assert kept.outcome is ph.Outcome.INCOMPLETE and kept.t_end == 3.0 and repr(kept) == repr(run)
    ph.export(run, tmp_path / "a.csv")
    assert "# outcome: incomplete\n# t_end: 3.0" in (tmp_path / "a.csv").read_text()
    report = ph.verify(path)
    assert report.sound and "incomplete" in str(report)
    store.resume(path)
    done = ph.load(path)
    assert done.outcome is ph.Outcome.DONE and done.t_end is None and same(done, ph.simulate(**arguments(3000)))


def test_a_batch_that_was_stopped_can_be_extended(tmp_path, monkeypatch, many_commits):
    given = arguments(600, omega=[[0, 0, 50], [0, 1, 40]], method="nmb", engine="python")
    monkeypatch.setattr(sys.modules[__name__], "arguments", lambda steps: given)
    stopped(tmp_path / "a.zarr", monkeypatch, 600)
    run = store.load_committed(tmp_path / "a.zarr")
    assert run.outcomes == (ph.Outcome.INCOMPLETE,) * 2
    assert same(run.extend(0.6), ph.simulate(**given))


# --- verify and repair --------------------------------------------------------------------------------------


def files_of(path, name):
    return sorted(p for p in (path / name).rglob("*") if p.is_file() and p.name != "zarr.json")


@pytest.fixture
def chunked(tmp_path, monkeypatch):
    """Return a store with samples in several chunks."""
    monkeypatch.setattr(run_store, "CHUNK_BYTES", 4000)
    store.record(tmp_path / "a.zarr", arguments(600))
    assert len(files_of(tmp_path / "a.zarr", "states")) > 2
    return tmp_path / "a.zarr"


@pytest.mark.parametrize("name", ["time", "index", "R", "omega", "momentum", "kinetic_energy", "energy"])
@pytest.mark.parametrize("damage", ["lost", "flipped", "swapped"])
def test_what_follows_from_the_states_is_repaired(chunked, name, damage):
    truth, content = ph.load(chunked), {p: p.read_bytes() for p in files_of(chunked, name)}
    first = files_of(chunked, name)[0]
    if damage == "lost":
        first.unlink()
    elif damage == "flipped":
        data = bytearray(first.read_bytes())
        data[len(data) // 2] ^= 4
        first.write_bytes(data)
    else:  # a valid chunk, but with other content
        column = run_store.open_store(chunked).columns[name]
        first.write_bytes(run_store.pack(np.zeros_like(column.chunk(0)), column.rows))
    found = ph.verify(chunked)
    assert not found.sound and f"chunk 0 of {name} " in str(found)
    mended = ph.repair(chunked)
    assert mended.sound and mended.repaired == [f"computed {name} again"] and ph.verify(chunked).sound
    assert same(ph.load(chunked), truth)
    assert {p: p.read_bytes() for p in files_of(chunked, name)} == content


def test_states_are_never_made_up(chunked):
    before = {p: p.read_bytes() for p in chunked.rglob("*") if p.is_file()}
    lost = files_of(chunked, "states")[1]
    lost.unlink()
    with pytest.raises(ph.PolhodeError, match=r"chunk 1 of states .* is missing"):
        ph.load(chunked)
    with pytest.raises(ph.PolhodeError, match=r"cannot be repaired: chunk 1 of states .*Nothing was changed"):
        ph.repair(chunked)
    assert {p: p.read_bytes() for p in chunked.rglob("*") if p.is_file()} == {
        k: v for k, v in before.items() if k != lost
    }


def test_a_damaged_end_and_a_damaged_record_are_told(chunked):
    record = (chunked / "zarr.json").read_bytes()
    (chunked / "zarr.json").write_bytes(record.replace(b'"steps": 600', b'"steps": 601'))
    with pytest.raises(ph.PolhodeError, match="does not match its checksum"):
        ph.verify(chunked)
    (chunked / "zarr.json").write_bytes(record)
    slot = run_store.open_store(chunked).table.slot
    files_of(chunked, f"end/slot_{slot}")[0].unlink()
    assert "slot" in str(ph.verify(chunked)) and not ph.verify(chunked).sound
    with pytest.raises(ph.PolhodeError, match="cannot be repaired"):
        ph.repair(chunked)


def test_repair_removes_excess_and_renews_copies_of_metadata(chunked):
    truth = ph.load(chunked)
    (chunked / "states" / "c.99.0.0").write_bytes(b"")
    (chunked / "R" / ".c.0.0.0.0123456789abcdef.part").write_bytes(b"half")
    (chunked / "omega" / "zarr.json").write_text("{")
    assert same(ph.load(chunked), truth)
    report = ph.verify(chunked)
    assert report.sound and "2 files" in str(report) and "omega" in str(report)
    assert ph.repair(chunked).repaired == ["removed 2 files that were not part of the run"]
    assert ph.verify(chunked).notes == [] and same(ph.load(chunked), truth)
    (chunked / "omega" / "zarr.json").write_text("{")
    assert ph.repair(chunked).notes == []  # the report is about the state after the repair
    import zarr

    assert zarr.open_group(chunked, mode="r", use_consolidated=False)["omega"].shape == (201, 3)


@pytest.fixture
def old(tmp_path):
    """Unpack results of polhode 0.1.0: a run, the same run as a store, and the store of a killed writer.

    Version 0.1.0 could not read the last of them.
    """
    with zipfile.ZipFile(HERE / "data" / "results_0_1_0.zip") as z:
        z.extractall(tmp_path)
    return tmp_path


@INCOMPLETE
@pytest.mark.parametrize("how", ["resume", "repair", "torn metadata"])
def test_stores_of_0_1_0(old, monkeypatch, how):
    whole, part = ph.load(old / "whole.zarr"), ph.load(old / "killed.zarr")
    assert same(whole, ph.load(old / "run.npz")) and ph.verify(old / "run.npz").sound
    assert part.outcome is ph.Outcome.INCOMPLETE and np.array_equal(part.states, whole.states[:66])
    if how == "torn metadata":
        monkeypatch.setattr(run_store, "CHUNK_BYTES", 4000)  # the limit that was used when the store was written
        for name in ("states", "R", "index"):
            (old / "killed.zarr" / name / "zarr.json").write_text("")
    if how != "resume":
        assert "converted it to the current format, with checksums" in ph.repair(old / "killed.zarr").repaired
        assert np.array_equal(ph.load(old / "killed.zarr").states, part.states)
    assert ph.verify(old / "killed.zarr").sound
    store.resume(old / "killed.zarr")
    made = ph.load(old / "killed.zarr")
    assert ph.verify(old / "killed.zarr").sound and made.outcome is ph.Outcome.DONE
    assert np.array_equal(made.states[:66], part.states) and np.array_equal(made.index, whole.index)
    np.testing.assert_allclose(made.states, whole.states, rtol=1e-9, atol=1e-9)  # another CPU may round in another way


def test_verify_and_repair_of_npz(tmp_path):
    run = ph.simulate(**arguments(30))
    path = run.save(tmp_path / "a.npz")
    assert ph.verify(path).sound and ph.repair(path).repaired == []
    with np.load(path, allow_pickle=False) as f:
        arrays = dict(f)
    np.savez(path, **{**arrays, "R": arrays["R"] + 1e-6})
    assert "R does not follow" in str(ph.verify(path))
    assert ph.repair(path).sound and same(ph.load(path), run) and ph.verify(path).sound
    path.write_bytes(path.read_bytes()[:-30])
    assert not ph.verify(path).sound
    with pytest.raises(ph.PolhodeError, match="cannot be repaired"):
        ph.repair(path)
    with pytest.raises(ph.InvalidInput, match="no result"):
        ph.verify(tmp_path / "b.npz")


def test_verify_and_repair_of_an_ensemble(tmp_path):
    study = ph.ensemble(
        [1, 2, 3], omega=[0, 0, 1], t_end=0.1, dt=0.05, members=6, chunk=2, vary={"start.omega.x": {"std": 0.1}},
        method="nmb", engine="python", executor="serial", store=tmp_path / "s",
    )  # fmt: skip
    assert ph.verify(tmp_path / "s").sound
    place = tmp_path / "s" / "chunk-000001.npz"
    good = place.read_bytes()
    place.write_bytes(good[:-20])
    assert "chunk 1" in str(ph.verify(tmp_path / "s"))
    report = ph.repair(tmp_path / "s")
    assert report.sound and "1 chunks are missing" in str(report) and not place.exists()
    assert (tmp_path / "s" / "damaged" / place.name).read_bytes() == good[:-20]
    again = ph.Study.open(tmp_path / "s").resume(executor="serial")
    assert np.array_equal(again["R"], study["R"]) and ph.verify(tmp_path / "s").sound


# --- hostile stores and files -------------------------------------------------------------------------------


def changed_record(path, change):
    """Change an entry of the record of a store, and seal the record again."""
    from polhode.files.run_store import sealed

    group = json.loads((path / "zarr.json").read_bytes())
    facts = group["attributes"]["polhode"]
    change(facts, group["consolidated_metadata"]["metadata"])
    group["attributes"]["polhode"] = sealed(facts)
    (path / "zarr.json").write_text(json.dumps(group))


def declare(n):
    def change(facts, arrays):
        facts["committed"] = n
        facts["run"]["steps"] = 3 * n
        for name, d in arrays.items():
            if "/" not in name and name != "end":
                d["shape"][0] = n
                facts["checksums"][name] = [0] * min(-(-n // d["chunk_grid"]["configuration"]["chunk_shape"][0]), 5000)

    return change


def one_chunk(facts, arrays):
    """Declare all samples in one chunk, which a small file could contain in compressed form."""
    declare(3 * 10**7)(facts, arrays)
    for d in arrays.values():
        if d["node_type"] == "array":
            d["chunk_grid"]["configuration"]["chunk_shape"][0] = 10**10


def say(**more):
    return lambda facts, arrays: facts["run"].update(more)


@pytest.mark.parametrize(
    "change",
    [
        declare(3 * 10**7), declare(10**13), declare(10**20), one_chunk, say(dt=float("nan")), say(dt=-1.0),
        say(steps=10**30), say(steps="many"), say(every=0), say(outcome="GREAT"), say(outcomes=[]),
        say(observe=["energy"]),
        lambda facts, arrays: facts.update(t_end=float("inf")), lambda facts, arrays: facts.update(slot=7),
        lambda facts, arrays: facts.update(inertia=[[1]]), lambda facts, arrays: arrays.pop("states"),
        lambda facts, arrays: arrays["states"].update(codecs=[{"name": "numcodecs.pickle"}]),
        lambda facts, arrays: arrays["states"]["shape"].append(3),
    ],
)  # fmt: skip
def test_hostile_stores(tmp_path, change):
    """Whatever the record says, the store is refused before memory is allocated."""
    path = tmp_path / "a.zarr"
    store.record(path, arguments(60))
    changed_record(path, change)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(ph.PolhodeError, match=r"a\.zarr"):
        ph.load(path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # in kB


def test_a_chunk_that_unpacks_to_gigabytes(tmp_path):
    path = tmp_path / "a.zarr"
    store.record(path, arguments(60))
    (chunk,) = files_of(path, "states")
    chunk.write_bytes(bytes(run_store.zstd().encode(np.zeros(200_000_000, np.uint8))))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(ph.PolhodeError, match="chunk 0 of states"):
        ph.load(path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


def with_meta(**more):
    def change(arrays):
        meta = json.loads(str(arrays["meta"]))
        return {**arrays, "meta": np.array(json.dumps({**meta, **more}))}

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda a: {**a, "states": np.concatenate([a["states"]] * 3)}, "index: whole numbers, one for each sample"),
        (lambda a: {**a, "index": a["index"][::-1]}, "ascending"),
        (lambda a: {**a, "index": a["index"] + 10**6}, "ascending"),
        (lambda a: {**a, "failed": np.zeros(3, int)}, "failed"),
        (lambda a: {**a, "final": a["final"].astype(complex)}, "final"),
        (lambda a: {**a, "inertia": np.ones((4, 4))}, "inertia"),
        (with_meta(dt=float("nan")), "dt"),
        (with_meta(dt=-1.0), "dt"),
        (with_meta(dt=0.0), "dt must be positive"),
        (with_meta(steps=10**30), "steps"),
        (with_meta(steps=True), "steps"),
        (with_meta(outcomes=[]), "outcomes"),
        (with_meta(batch="yes"), "batch"),
        (with_meta(stats={}), "stats"),
    ],
)
def test_hostile_npz_files(tmp_path, change, message):
    path = ph.simulate(**{**arguments(30), "every": 3}).save(tmp_path / "a.npz")
    with np.load(path, allow_pickle=False) as f:
        arrays = dict(f)
    np.savez(path, **change(arrays))
    with pytest.raises(ph.PolhodeError, match=rf"a\.npz.*{message}"):
        ph.load(path)


def test_an_npz_file_that_unpacks_to_gigabytes(tmp_path):
    path = ph.simulate(**arguments(30)).save(tmp_path / "a.npz")
    with np.load(path, allow_pickle=False) as f:
        arrays = dict(f)
    np.savez_compressed(path, **{**arrays, "states": np.zeros((30_000_000, 1, 1))})
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(ph.PolhodeError, match="20 times"):
        ph.load(path)
    with zipfile.ZipFile(path, "w") as z:  # a small file that declares a large array
        header = b"\x93NUMPY\x01\x00v\x00" + repr({"descr": "<f8", "fortran_order": False, "shape": (10**13,)}).encode()
        z.writestr("meta.npy", header.ljust(127) + b"\n")
    with pytest.raises(ph.PolhodeError, match=r"meta\.npy does not have the size"):
        ph.load(path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000
    np.savez_compressed(path, **arrays)  # compressed by the user, within the limits
    assert len(ph.load(path)) == 11


# --- names, locks, and a store that disappears --------------------------------------------------------------


def test_forty_saves_of_one_name_from_four_threads(tmp_path):
    run, wrong = ph.simulate(**arguments(30)), []

    def save():
        for _ in range(10):
            try:
                run.save(tmp_path / "a.npz")
                ph.export(run, tmp_path / "a.csv")
            except Exception as e:
                wrong.append(e)

    threads = [threading.Thread(target=save) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong and same(ph.load(tmp_path / "a.npz"), run)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.csv", "a.npz"]


def test_temporary_files_of_killed_writers(tmp_path):
    """Old temporary files of dead processes are removed. A file named after this process number does no harm."""
    run, old = ph.simulate(**arguments(30)), time.time() - 2 * durable.ABANDONED_SECONDS
    for name in (f".a.npz.{os.getpid()}.tmp", ".a.npz.0123456789abcdef.part", f".a.{os.getpid()}.csv"):
        (tmp_path / name).write_text("half")
    dead = tmp_path / ".b.npz.fedcba9876543210.part"
    dead.write_text("half")
    os.utime(dead, (old, old))
    run.save(tmp_path / "a.npz")
    ph.export(run, tmp_path / "a.csv")
    assert not dead.exists() and (tmp_path / ".a.npz.0123456789abcdef.part").exists()


def test_a_store_through_a_symbolic_link(tmp_path):
    path, link = tmp_path / "a.zarr", tmp_path / "b.zarr"
    store.record(path, arguments(30))
    link.symlink_to(path)
    with store.Lock(path), pytest.raises(ph.InvalidInput, match="another process"):
        store.resume(link, t_end=0.06)
    with store.Lock(link), pytest.raises(ph.InvalidInput, match="another process"):
        store.resume(path, t_end=0.06)
    store.resume(link, t_end=0.06)
    assert link.is_symlink() and same(ph.load(path), ph.simulate(**arguments(60)))
    store.record(link, arguments(30), overwrite=True)
    assert link.is_symlink() and same(ph.load(path), ph.simulate(**arguments(30)))


def test_a_lock_without_help_from_the_system(tmp_path, monkeypatch):
    monkeypatch.setattr(lock, "system_lock", lambda: None)
    path = tmp_path / "a.zarr"
    with store.Lock(path), pytest.raises(ph.InvalidInput, match=r"another process; if not, delete"):
        store.Lock(path).__enter__()
    store.record(path, arguments(30))
    assert [p.name for p in tmp_path.iterdir()] == ["a.zarr"]


def test_a_folder_that_is_deleted_while_it_is_written(tmp_path, many_commits):
    path, seen = tmp_path / "a.zarr", []

    def delete(done, steps):
        seen.append(done)
        if len(seen) == 3:
            shutil.rmtree(path)

    with pytest.raises(ph.PolhodeError, match="was deleted or moved while it was being written"):
        store.record(path, arguments(30_000), progress=delete)
    assert not list(tmp_path.iterdir())


def test_everything_is_on_the_disk_before_the_record_names_it(tmp_path, monkeypatch, many_commits):
    """Test the order of a commit: sync each file before renaming it, then sync each folder, and write the record last.

    After a power cut, everything that the last record names is on the disk.
    """
    events, fsync, replace = [], os.fsync, os.replace

    def synced(file):
        events.append(("sync", os.readlink(f"/proc/self/fd/{file}")))
        fsync(file)

    def renamed(a, b):
        events.append(("rename", str(a), str(b)))
        replace(a, b)

    if not os.path.exists("/proc/self/fd"):
        pytest.skip("needs /proc")
    path = tmp_path / "a.zarr"
    store.record(path, arguments(300))
    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    monkeypatch.setattr(store, "COMMIT_SECONDS", 1e-9)  # commit after each sample
    store.resume(path, t_end=0.305)
    records = [k for k, e in enumerate(events) if e[0] == "rename" and e[2] == str(path / "zarr.json")]
    assert len(records) > 2
    for begin, end in zip([-1, *records], records):
        commit = events[begin + 1 : end + 2]
        chunks = [(k, e) for k, e in enumerate(commit) if e[0] == "rename" and "/c." in e[2]]
        for k, (_, a, b) in chunks:
            assert ("sync", a) in commit[:k] and ("sync", os.path.dirname(b)) in commit[k : len(commit) - 2]
        last = commit[-2]
        assert last[0] == "rename" and ("sync", last[1]) in commit[:-2]
        assert commit[-1] == ("sync", str(path))

"""Test members that end their process, hang or use up the memory: only they fail, and workers end with their client."""

import contextlib
import ctypes
import functools
import json
import os
import random
import runpy
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.ensembles import Study, make_plan
from polhode.ensembles.executors import Task, compute_chunk, warn_if_open
from polhode.ensembles.isolation import Job, Worker, description
from polhode.files import chunks

SOURCE = str(Path(ph.__file__).parents[1])
POSIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs POSIX signals and process groups")
FINE, EXITS, CRASHES, ABORTS, LEAVES, TOO_LARGE, INTERRUPTS, IS_KILLED, HANGS = range(9)
WORDS = {
    FINE: ("done", ""),
    EXITS: ("crashed", "exit code 3"),
    CRASHES: ("crashed", "SIGSEGV"),
    ABORTS: ("crashed", "SIGABRT"),
    LEAVES: ("raised", "SystemExit: 5"),
    TOO_LARGE: ("out_of_memory", "MemoryError"),
    INTERRUPTS: ("raised", "KeyboardInterrupt"),
    IS_KILLED: ("killed", "SIGKILL"),
    HANGS: ("timed_out", "time limit of 3 s"),
}


def deadly(t, R, p):
    """Do to the process, at t > 0.02, what p["kind"] says: end it, crash it, hang, and so on."""
    kind = int(p["kind"]) if t > 0.02 else 0
    if kind == 1:
        os._exit(3)
    elif kind == 2:
        ctypes.string_at(0)
    elif kind == 3:
        os.abort()
    elif kind == 4:
        sys.exit(5)
    elif kind == 5:
        bytearray(10**17)  # more memory than the address space has
    elif kind == 6:
        raise KeyboardInterrupt
    elif kind == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    elif kind == 8:
        ctypes.PyDLL(None).sleep(1000)  # hang while no other thread can run
    return np.array([0.0, 0.1 * R[2, 2], 0.05])


def study(kinds, torque=deadly, **more):
    given = {"t_end": 0.05, "dt": 0.01, "seed": 8, "params": {"kind": 0.0}, "chunk": 6, "executor": "serial"}
    given["engine"] = "python"  # plain Python, so that no process compiles
    table = {"torque.params.kind": np.array(kinds, float)}
    vary = {"start.omega": {"std": 1.0}}
    return ph.ensemble([1, 2, 2.5], torque, table=table, vary=vary, omega=[1, 0, 0.1], **{**given, **more})


@functools.cache
def undisturbed(members):
    return study([FINE] * members)


def same(a, b, which=slice(None), but=("input.torque.params.kind",)):
    return all(a[n][which].tobytes() == b[n][which].tobytes() for n in a.names if n not in but)


def expect(made, kinds):
    """Check that every member ended in the way of its kind, and that the other members are not affected."""
    outcomes = made.table()["outcome"].tolist()
    for member, kind in enumerate(kinds):
        word, reason = WORDS[kind]
        assert outcomes[member] == word and reason in made.failures.get(member, ""), (member, made.failures)
    good = np.array(kinds) == FINE
    assert same(made, undisturbed(len(kinds)), good) and np.isnan(made["R"][~good]).all()


ALL_DEATHS = [FINE, EXITS, FINE, CRASHES, FINE, ABORTS, FINE, LEAVES, TOO_LARGE, INTERRUPTS, IS_KILLED, HANGS]
FEW_DEATHS = [FINE, CRASHES, FINE, FINE, LEAVES, FINE]


@POSIX
@pytest.mark.parametrize(
    "executor, kinds",
    [
        ("processes", ALL_DEATHS),
        *((executor, FEW_DEATHS) for executor in ("serial", "threads", "dask")),
        *(pytest.param(executor, ALL_DEATHS, marks=pytest.mark.soak) for executor in ("serial", "threads", "dask")),
    ],
)
def test_a_member_fails_alone_on_every_executor(executor, kinds, tmp_path):
    if executor == "dask":
        pytest.importorskip("distributed")
    how = {"executor": executor, "time_limit": 3} | ({} if executor == "serial" else {"workers": 2})
    made = study(kinds, store=tmp_path / "s", **how)
    expect(made, kinds)
    assert made.verify() == {} and made.status().failed == sum(kind != FINE for kind in kinds)
    if kinds is ALL_DEATHS:
        chunks.path(tmp_path / "s", 0).unlink()
        again = Study.open(tmp_path / "s", torque=ph.torques.function(deadly, params={"kind": 0.0}), same_torque=True)
        assert list(again.verify()) == [0] and "resume" in str(again.verify())
        expect(again.resume(retry=False, **how), kinds)


def test_where_processes_cannot_fork_they_are_started_anew():
    plan = make_plan(
        [1, 2, 2.5], deadly, params={"kind": 0.0}, omega=[1, 0, 0.1], t_end=0.05, dt=0.01, seed=8, engine="python",
        table={"torque.params.kind": np.array([EXITS, FINE], float)}, vary={"start.omega": {"std": 1.0}},
    )  # fmt: skip
    job = Job(plan.packed(), plan.digest, "nowhere", {})
    with contextlib.closing(Worker(job, start_method="spawn")) as worker:
        done = compute_chunk(job, Task(0, 0, 2), worker.attempt)
    assert (done.members, done.failed) == (2, 1) and done.content is not None


def test_the_trial_that_finds_the_size_of_chunks_survives_a_crash():
    kinds = [EXITS] + [FINE] * 299
    made = study(kinds, chunk=None, executor="threads")
    assert made.outcomes() == {"crashed": 1, "done": 299}
    with pytest.raises(ph.PolhodeError, match="cost is unknown"):
        ph.ensembles.cost(make_plan(
            [1, 2, 3], deadly, params={"kind": 1.0}, omega=[1, 0, 0], t_end=0.05, dt=0.01, members=300, engine="python",
            vary={"start.omega": {"std": 1.0}},
        ))  # fmt: skip


def test_a_torque_that_cannot_travel_runs_here_and_that_is_said():
    lock = __import__("threading").Lock()

    def held(t, R, p):
        with lock:
            if p["kind"] == LEAVES:
                sys.exit(5)
            return np.array([0.0, 0.1 * R[2, 2], 0.05])

    kinds = [FINE, LEAVES, FINE, FINE]
    with pytest.warns(RuntimeWarning, match="cannot be sent to a separate process"):
        made = study(kinds, held)
    assert list(made.failures) == [1] and "SystemExit: 5" in made.failures[1]
    with pytest.raises(Exception, match="pickle"):
        study(kinds, held, executor="processes")


@pytest.mark.parametrize(
    "bad", [{"time_limit": 0}, {"time_limit": "1 s"}, {"memory_limit": -1}, {"memory_limit": True}]
)
def test_limits_are_checked_before_anything_is_run(bad, tmp_path):
    with pytest.raises(ph.InvalidInput, match="must be a positive number"):
        study([FINE] * 4, store=tmp_path / "s", **bad)
    assert not (tmp_path / "s").exists()


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="reads the memory from /proc")
def test_a_worker_is_kept_within_its_memory():
    def hungry(t, R, p):
        x = np.ones(int(p["kind"] * 1e6))
        return np.array([0.0, 0.1 * R[2, 2], 0.05 * x[0]])

    made = study([1, 1000, 1, 1], hungry, memory_limit=2e9)
    assert made.outcomes() == {"out_of_memory": 1, "done": 3} and "MemoryError" in made.failures[1]


def test_memory_that_runs_out_in_one_batch_does_not_count_members_twice(monkeypatch):
    """Sums over members are updated only after the rest of a batch is done, so a batch that is repeated counts once."""
    from polhode.ensembles import members as work

    real, calls = work.histogram, []

    def fails_once(*given):
        calls.append(given)
        if len(calls) == 1:
            raise MemoryError
        return real(*given)

    how = {"quantiles": ["tilt"], "histograms": {"speed": [0, 3, 5]}, "every": 1, "members": 8, "chunk": 8, "seed": 1}
    given = {"omega": [1, 0, 0.1], "t_end": 0.05, "dt": 0.01, "vary": {"start.omega": {"std": 0.3}}, **how}
    given["engine"] = "python"
    a = ph.ensemble([1, 2, 3], executor="serial", **given)
    monkeypatch.setattr(work, "histogram", fails_once)
    b = ph.ensemble([1, 2, 3], executor="serial", **given)
    assert len(calls) > 2 and np.array_equal(a.histogram("speed")[1], b.histogram("speed")[1])
    assert np.array_equal(a.quantiles("tilt"), b.quantiles("tilt")) and a.sketch("tilt").sum() == 8 * 6


# --- retries --------------------------------------------------------------------------------------------------------


@POSIX
def test_members_that_were_killed_are_tried_again_a_few_times(tmp_path):
    mark = tmp_path / "memory is back"

    def torque(t, R, p):
        if p["kind"] and not os.path.exists(p["mark"]):
            os.kill(os.getpid(), signal.SIGKILL) if p["kind"] == 1 else os._exit(1)
        return np.array([0.0, 0.1 * R[2, 2], 0.05])

    params = {"kind": 0.0, "mark": str(mark)}
    kinds = [0, 1, 0, 0, 0, 0, 0, 2]
    how = {"params": params, "chunk": 4, "quantiles": ["tilt"], "every": 1}
    made = study(kinds, torque, store=tmp_path / "s", **how)
    assert made.outcomes() == {"killed": 1, "crashed": 1, "done": 6}

    def resumed(**more):
        before = {p: p.stat().st_mtime_ns for p in (tmp_path / "s").glob("chunk*")}
        out = Study.open(tmp_path / "s", torque=ph.torques.function(torque, params=params), same_torque=True).resume(
            **more
        )
        return out, sum(p.stat().st_mtime_ns != t for p, t in before.items())

    assert resumed(retry=False)[1] == 0
    assert all(resumed()[1] > 0 for _ in range(2)) and resumed()[1] == 0  # a member has three attempts at most
    mark.touch()
    assert resumed()[1] == 0
    made, begun = resumed(retry=True)
    assert begun == 2 and made.failures == {} and made.verify() == {}
    good = study(kinds, torque, **how)
    assert same(made, good, but=()) and np.array_equal(made.quantiles("tilt"), good.quantiles("tilt"))


# --- interrupted studies --------------------------------------------------------------------------------------------

CLIENT = """
import os, signal, sys, time
import numpy as np
import polhode as ph

def torque(t, R, p):
    if p["kind"] and not os.path.exists({go!r}):
        with open({pids!r}, "a") as f:
            f.write(f"{{os.getpid()}}\\n")
        {hang}
    return np.array([0.0, 0.1 * R[2, 2], 0.05])

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also if this process inherited another handler
    how = {{"executor": {executor!r}, "workers": None if {executor!r} == "serial" else 2}}
    table = {{"torque.params.kind": np.array([0, 0, 0, 0, 0, 1.0])}}
    ph.ensemble([1, 2, 2.5], torque, table=table, vary={{"start.omega": {{"std": 1.0}}}}, omega=[1, 0, 0.1],
                t_end=0.05, dt=0.01, seed=8, params={{"kind": 0.0}}, chunk=2, store={store!r}, engine="python", **how)
"""


def start_client(folder, executor, hang):
    names = {"go": str(folder / "go"), "pids": str(folder / "pids"), "store": str(folder / "s")}
    script = folder / "client.py"
    script.write_text(CLIENT.format(executor=executor, hang=hang, **names))
    return subprocess.Popen(
        [sys.executable, str(script)], env={**os.environ, "PYTHONPATH": SOURCE}, stderr=subprocess.PIPE, text=True
    )


def wait_for(condition, seconds=60.0):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition was not met in time"
        time.sleep(0.05)


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with contextlib.suppress(OSError):  # a zombie does not count as alive
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return True


@POSIX
@pytest.mark.parametrize(
    "executor, number",
    [
        ("serial", "SIGINT"),
        ("threads", "SIGKILL"),
        *(pytest.param("processes", number, marks=pytest.mark.soak) for number in ("SIGINT", "SIGKILL")),
    ],
)
def test_workers_end_with_their_client_and_what_is_done_is_kept(tmp_path, executor, number):
    """A member hangs inside a C function that blocks all other threads of its process."""
    hang = "__import__('ctypes').PyDLL(None).sleep(1000)"
    client = start_client(tmp_path, executor, hang)
    try:
        wait_for(lambda: (tmp_path / "pids").exists() and len(chunks.finished(tmp_path / "s")) == 2)
        began = time.monotonic()
        client.send_signal(getattr(signal, number))
        _, told = client.communicate(timeout=60)
        took = time.monotonic() - began
    finally:
        client.kill()
        client.wait()
    assert client.returncode != 0 and ("KeyboardInterrupt" in told or number == "SIGKILL") and took < 20
    workers = {int(x) for x in (tmp_path / "pids").read_text().split()}
    wait_for(lambda: not any(map(alive, workers)), 20)
    made = Study.open(tmp_path / "s")
    assert made.verify().missing == [2] and made.verify().bad == []
    (tmp_path / "go").touch()
    torque = ph.torques.function(runpy.run_path(str(tmp_path / "client.py"))["torque"], params={"kind": 0.0})
    assert same(Study.open(tmp_path / "s", torque=torque, same_torque=True).resume(executor="serial"), undisturbed(6))


def slow(t, R, p):
    time.sleep(0.002)
    return np.array([0.0, 0.1 * R[2, 2], 0.05])


def kill_at_random(tmp_path, seed, clients, workers):
    """Kill workers, and sometimes the client, at random times until the study is finished."""
    code = (
        "import sys, polhode as ph\nfrom tests.test_ensembles_deaths import slow, study\n"
        f"store = {str(tmp_path / 's')!r}\nif sys.argv[1] == 'new':\n"
        "    study([0] * 48, slow, store=store, chunk=4, executor='processes', workers=2)\nelse:\n"
        "    torque = ph.torques.function(slow, params={'kind': 0.0})\n"
        "    ph.Study.open(store, torque=torque).resume(executor='processes', workers=2)\n"
    )
    rng = random.Random(seed)
    here = os.pathsep.join([SOURCE, str(Path(__file__).parents[1])])
    kills = {"worker": 0, "client": 0}
    deadline = time.monotonic() + 600
    while True:
        state = "old" if (tmp_path / "s" / "plan.json").exists() else "new"
        client = subprocess.Popen([sys.executable, "-c", code, state], env={**os.environ, "PYTHONPATH": here})
        try:
            while client.poll() is None:
                assert time.monotonic() < deadline
                time.sleep(rng.uniform(0.2, 2.0))
                victims = descendants(client.pid)
                if victims and kills["worker"] < workers:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(rng.choice(victims), signal.SIGKILL)
                        kills["worker"] += 1
                elif kills["client"] < clients and (tmp_path / "s" / "plan.json").exists() and rng.random() < 0.3:
                    client.kill()
                    kills["client"] += 1
        finally:
            client.kill()
            client.wait()
        if client.returncode == 0:
            break
    made = Study.open(tmp_path / "s")
    assert made.verify() == {} and made.status().finished
    if made.failures:  # a member whose process was killed several times
        torque = ph.torques.function(slow, params={"kind": 0.0})
        assert set(made.outcomes()) <= {"done", "killed"}
        made = Study.open(tmp_path / "s", torque=torque).resume(executor="serial", retry=True)
    assert made.failures == {} and same(made, study([FINE] * 48, slow), but=())
    return kills


def descendants(pid):
    """Return the process ids of all descendants of a process, from /proc."""
    parents = {}
    for p in Path("/proc").iterdir():
        if p.name.isdigit():
            with contextlib.suppress(OSError):
                parents[int(p.name)] = int((p / "stat").read_text().rpartition(")")[2].split()[1])
    found, level = [], [pid]
    while level:
        level = [child for child, parent in parents.items() if parent in level]
        found += level
    return found


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="finds child processes in /proc")
@pytest.mark.parametrize(
    "seed, clients, workers",
    [(0, 1, 2), *(pytest.param(k, 3, 20, marks=pytest.mark.soak) for k in range(1, 11))],
)
def test_kills_at_random_change_no_bit(tmp_path, seed, clients, workers):
    print(f"run {seed}:", kill_at_random(tmp_path, seed, clients, workers))


# --- Dask, and the content of folders -------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["tcp://head:8786", "10.0.0.1:8786", "tcp://[2001:db8::1]:8786", "ws://head:1"])
def test_a_scheduler_that_anybody_can_reach_is_warned_of(address):
    with pytest.warns(RuntimeWarning, match="not encrypted"):
        warn_if_open(address)


@pytest.mark.parametrize(
    "address", ["tls://head:8786", "tcp://127.0.0.1:8786", "tcp://[::1]:1", "localhost:8786", "inproc://x"]
)
def test_a_scheduler_that_is_encrypted_or_local_is_not(address):
    warn_if_open(address)


def test_verify_says_what_is_missing_damaged_and_foreign_and_what_to_do(tmp_path):
    def free(seed, store):
        return ph.ensemble(
            [1, 2, 3], omega=[1, 0, 0.1], t_end=0.05, dt=0.01, members=10, chunk=2, seed=seed, store=store,
            vary={"start.omega": {"std": 0.1}}, executor="serial",
        )  # fmt: skip

    folder = tmp_path / "s"
    free(1, folder)
    free(2, tmp_path / "other")
    paths = [chunks.path(folder, k) for k in range(5)]
    paths[1].unlink()
    content = bytearray(paths[2].read_bytes())
    content[len(content) // 2] ^= 1
    paths[2].write_bytes(content)
    shutil.copy(chunks.path(tmp_path / "other", 3), paths[3])
    shutil.copy(paths[0], chunks.path(folder, 7))
    found = Study.open(folder).verify()
    assert sorted(found) == [1, 2, 3, 7] and found.missing == [1]
    assert found.bad == [paths[2], paths[3], chunks.path(folder, 7)]
    assert "missing (members 2 to 3)" in found[1] and "another plan" in found[3] and "no such chunk" in found[7]
    told = str(found)
    assert "4 of 5 chunks exist" in told and f"rm {paths[2]}" in told and f"polhode ensemble resume {folder}" in told
    for path in found.bad:
        path.unlink()
    again = Study.open(folder).resume(executor="serial")
    assert again.verify() == {} and same(again, free(1, tmp_path / "fresh"), but=())
    assert json.loads(str(np.load(paths[2])["manifest"]))["plan"] == again.plan.digest


def test_ends_are_put_into_words():
    assert "exit code 0" in description(0) and "memory ran out" in description(-9) and "SIGSEGV" in description(-11)
    assert "signal 99" in description(-99)

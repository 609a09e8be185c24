"""Test ensembles with a real Dask scheduler and workers over TCP: killed processes do not change the results."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.engines.origins import ORIGINS
from polhode.ensembles import Study, make_plan
from polhode.ensembles.plan import unpacked
from polhode.files import chunks

pytest.importorskip("distributed")
SOURCE = str(Path(ph.__file__).parents[1])

# the module of the torque; this module and the helper that it imports exist only on the client's machine
ONLY_HERE = """
import time
import numpy as np
import helper_of_{name}

def push(t, R, p):
    time.sleep({pause})
    return helper_of_{name}.strength(p["k"]) * np.array([0.0, R[2, 2], 0.1])
"""
HELPER = "def strength(k):\n    return 0.5 * k\n"
CLIENT = """
import sys
import polhode as ph
sys.path.insert(0, {folder!r})
from only_{name} import push

torque = ph.torques.function(push, params={{"k": 1.0}})
if {resume}:
    ph.Study.open({store!r}, torque=torque).resume(executor="dask", scheduler={scheduler!r})
else:
    from tests.test_ensembles_cluster import study
    study(torque, store={store!r}, executor="dask", scheduler={scheduler!r})
"""


def study(torque, **more):
    given = {"omega": [0.3, 1.0, 0.1], "t_end": 0.1, "dt": 0.01, "members": 48, "chunk": 4, "seed": 8}
    given["engine"] = "python"  # plain Python, so that no process compiles
    vary = {"torque.params.k": {"uniform": [0.5, 2]}, "start.attitude": "uniform"}
    return ph.ensemble(ph.Body([1, 2, 2.5]), torque, vary=vary, **{**given, **more})


def environment():
    quick = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "10", "PYTHONWARNINGS": "ignore"}
    return {**os.environ, **quick, "PYTHONPATH": os.pathsep.join([SOURCE, str(Path(__file__).parents[1])])}


class Cluster:
    """A scheduler, workers and clients, each in a separate process that may be killed."""

    def __init__(self, folder):
        self.folder = folder
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.scheduler, self.workers, self.everyone = None, [], []

    def start(self, *command):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen([sys.executable, "-m", *command], cwd=self.folder, env=environment(), **quiet)
        self.everyone.append(process)
        return process

    def keep_up(self, workers=2):
        """Start the processes again that were killed."""
        if self.scheduler is None or self.scheduler.poll() is not None:
            self.scheduler = self.start(
                "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(self.port), "--no-dashboard"
            )
            for _ in range(600):
                with socket.socket() as s:
                    if s.connect_ex(("127.0.0.1", self.port)) == 0:
                        break
                time.sleep(0.05)
        self.workers = [w for w in self.workers if w.poll() is None]
        while len(self.workers) < workers:
            self.workers.append(
                self.start(
                    "distributed.cli.dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard",
                    "--local-directory", str(self.folder),
                )
            )  # fmt: skip

    def __enter__(self):
        self.keep_up()
        return self

    def __exit__(self, *_):
        for p in self.everyone:
            if p.poll() is None:
                p.kill()
            p.wait()


def kill(process):
    os.kill(process.pid, signal.SIGKILL)
    process.wait()


def client_only(folder, name, pause):
    folder.mkdir()
    (folder / f"only_{name}.py").write_text(ONLY_HERE.format(name=name, pause=pause))
    (folder / f"helper_of_{name}.py").write_text(HELPER)


def chaos(tmp_path, seed, kinds):
    """Run a study to its end while processes of these kinds are killed in this order, at random times.

    Returns the study and the number of started clients.
    """
    rng = random.Random(seed)
    name = f"client_{seed}"
    client_only(tmp_path / "mine", name, 0.001)
    store = tmp_path / "study"
    log = open(tmp_path / "log", "wb")
    clients = 0
    with Cluster(tmp_path) as cluster:

        def client():
            resume = (store / "plan.json").exists()
            code = CLIENT.format(
                folder=str(tmp_path / "mine"), name=name, store=str(store), scheduler=cluster.address, resume=resume
            )
            process = subprocess.Popen(
                [sys.executable, "-c", code], cwd=tmp_path, env=environment(), stderr=log, stdout=log
            )
            cluster.everyone.append(process)
            return process

        def done():
            return len(chunks.finished(store)) if store.exists() else 0

        process, clients = client(), 1
        todo = list(kinds)
        aim = 1 + rng.randrange(2)  # number of finished chunks at which the next process is killed
        deadline = time.monotonic() + 900  # a limit, so that the test ends in any case
        while True:
            assert time.monotonic() < deadline, (tmp_path / "log").read_text()
            cluster.keep_up()
            if process.poll() is not None:
                if process.returncode == 0:
                    break
                process, clients = client(), clients + 1
            if todo and done() >= aim:
                time.sleep(rng.uniform(0, 0.2))
                kind = todo.pop(0)
                victim = {"worker": rng.choice(cluster.workers), "scheduler": cluster.scheduler, "client": process}[
                    kind
                ]
                if victim.poll() is None:
                    kill(victim)
                aim = done() + rng.randrange(1, 3)
            time.sleep(0.02)
    log.close()
    sys.path.insert(0, str(tmp_path / "mine"))
    try:
        torque = getattr(__import__(f"only_{name}"), "push")  # noqa: B009
    finally:
        sys.path.pop(0)
    made = Study.open(store)
    serial = study(ph.torques.function(torque, params={"k": 1.0}), executor="serial", chunk=48)
    assert made.verify() == {} and made.names == serial.names
    for array in serial.names:
        assert made[array].tobytes() == serial[array].tobytes(), array
    assert not list(store.glob(".*.part"))
    return made.status(), clients, (tmp_path / "log").read_text()


RUNS = [
    ["worker", "worker"],
    ["worker", "scheduler", "client"],
    *(["worker"] * k for k in (1, 2, 3, 3, 4, 4, 2, 3, 1, 4)),
    *(["worker", "scheduler"], ["scheduler", "worker"], ["client", "worker"], ["worker", "client"]),
    *(["client", "scheduler"], ["worker", "worker", "client"], ["scheduler"], ["client"]),
]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.soak) for k in range(1, 20))])
def test_whoever_is_killed_the_results_are_those_of_a_serial_run(tmp_path, seed, record_property):
    status, clients, log = chaos(tmp_path, seed, RUNS[seed])
    told = f"run {seed}: killed {'+'.join(RUNS[seed])}: {status.chunks} chunks, {clients} clients"
    record_property("told", told)
    print(told)
    assert status.finished and status.failed == 0
    assert clients == 1 or "polhode ensemble resume" in log or "client" in RUNS[seed]


def test_a_worker_that_dies_once_is_replaced(tmp_path):
    def once(t, R, p):
        mark = p["mark"]
        if p["k"] > 1.9 and not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return np.array([0.0, 0.1 * p["k"], 0.0])

    torque = ph.torques.function(once, params={"k": 1.0, "mark": str(tmp_path / "mark")})
    made = study(torque, store=tmp_path / "s", executor="processes", workers=2, members=24, chunk=8)
    assert (tmp_path / "mark").exists()
    serial = study(torque, executor="serial", members=24, chunk=24)
    assert all(made[n].tobytes() == serial[n].tobytes() for n in serial.names)


def test_no_scheduler_is_told(tmp_path):
    import dask

    with dask.config.set({"distributed.comm.timeouts.connect": "1s"}):
        with pytest.raises(ph.PolhodeError, match="no Dask scheduler"):
            ph.ensemble(
                [1, 2, 3], t_end=1, dt=0.1, members=4, chunk=2, vary={"start.omega": {"speed": 1}},
                store=tmp_path / "s", executor="dask", scheduler="tcp://127.0.0.1:9",
            )  # fmt: skip


FAR_AWAY = """
import threading

GUARD = threading.Lock()
DEEP = []
for _ in range(100_000):
    DEEP = [DEEP]

def strength(k):
    with GUARD:
        return k * len(DEEP)
"""


@pytest.mark.parametrize("record", ["dist-packages/far_away.py", "target/far_away-1.0.dist-info/RECORD"])
def test_what_an_installer_put_elsewhere_is_not_sent_along(tmp_path, monkeypatch, record):
    """Modules that an installer put into a separate folder, such as NumPy, are not pickled.

    To pickle them, Python would need a deeper recursion than it allows.
    """
    (tmp_path / record).parent.mkdir(parents=True)
    (tmp_path / record).touch()
    folder = tmp_path / record.partition("/")[0]
    (folder / "far_away.py").write_text(FAR_AWAY)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "nearby.py").write_text(
        "import far_away\n\ndef push(t, R):\n    return [far_away.strength(t)] * 3\n"
    )
    for path in (folder, tmp_path / "mine"):
        monkeypatch.syspath_prepend(path)
    for name in ("far_away", "nearby"):
        monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.delitem(ORIGINS, name, raising=False)
    import nearby

    start = {"omega": [0.3, 1.0, 0.1], "t_end": 0.1, "dt": 0.01}
    plan = make_plan([1.0, 2.0, 3.0], nearby.push, **start, members=2, vary={"start.omega": {"std": 0.1}}, seed=1)
    payload = plan.packed()
    assert b"far_away" in payload and b"GUARD" not in payload
    again = unpacked(payload).torques[0].torque
    assert again.f is not nearby.push and again.f(2.0, None) == [2.0] * 3

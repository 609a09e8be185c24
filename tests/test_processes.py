"""Test runs at the same time and one after the other: the same bits in threads, forks and new processes, and
no leaks.
"""

import gc
import hashlib
import multiprocessing
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import polhode as ph

TOP = ph.torques.heavy_top(1.3, axis=(0.36, 0.48, 0.8))
HOW = dict(omega=[0.3, -1.0, 2.0], t_end=5.0, dt=0.01, method="mr2")


def python_torque(t, R):
    return -1.3 * np.cross(R @ (0.36, 0.48, 0.8), (0.0, 0.0, 1.0))


def digest(omega=0.3, torque=TOP, **more):
    run = ph.simulate([1.0, 1.5, 1.8], torque, **{**HOW, "omega": [omega, -1.0, 2.0], **more})
    return hashlib.sha256(run.R.tobytes() + run.omega.tobytes()).hexdigest()


def elsewhere(call, *flags):
    """Return what a new process prints when it evaluates this call, for example "t.digest()"."""
    text = f"import sys; sys.path.insert(0, {os.path.dirname(__file__)!r}); import test_processes as t; print({call})"
    done = subprocess.run([sys.executable, *flags, "-c", text], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_again_and_in_another_process():
    assert digest() == digest() == elsewhere("t.digest()", "-W", "error")


def test_threads_do_not_meet():
    """Each thread has its own start and each run its own callback, with compiled and with Python torques."""
    starts = [0.1 * k for k in range(6)]
    alone = [(digest(x), digest(x, python_torque, t_end=0.5)) for x in starts]
    found = {}

    def work(k):
        for _ in range(3):
            found[k] = digest(starts[k]), digest(starts[k], python_torque, t_end=0.5)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(len(starts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[k] for k in range(len(starts))] == alone


def batch_digest(queue=None):
    run = ph.simulate([1.0, 1.5, 1.8], TOP, **{**HOW, "omega": np.linspace(0.1, 2.0, 96).reshape(32, 3), "t_end": 0.2})
    found = hashlib.sha256(run.R.tobytes()).hexdigest()
    if queue is not None:
        queue.put(found)
    return found


def forked():
    """Return the digest of a run in a forked child process, after the parent has made the same run in threads."""
    here = batch_digest()
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.write(writer, batch_digest().encode())
        finally:
            os._exit(0)
    os.close(writer)
    there = os.read(reader, 200).decode()
    os.waitpid(child, 0)
    os.close(reader)
    return here, there


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_fork_runs_its_own_threads():
    found = batch_digest()
    assert elsewhere("t.forked()") == repr((found, found))


def test_a_spawned_process():
    context = multiprocessing.get_context("spawn")
    queue = context.Queue()
    process = context.Process(target=batch_digest, args=(queue,))
    process.start()
    there = queue.get(timeout=120)
    process.join()
    assert there == batch_digest() and process.exitcode == 0


SHUTDOWN = """
import threading, polhode as ph
def run():
    ph.simulate([1, 1.5, 1.8], ph.torques.heavy_top(1.0), omega=[0.3, -1, 2], t_end=1e9, dt=0.01, method="mr2", every=0)
threading.Thread(target=run, daemon=True).start()
import time; time.sleep(1.0)
print("over")
"""


def test_the_interpreter_may_end_during_a_run():
    done = subprocess.run([sys.executable, "-c", SHUTDOWN], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and done.stdout.strip() == "over" and "Fatal" not in done.stderr, done.stderr


def resident():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def leaks(n):
    """Return the number of bytes that n runs leave behind, not counting the first few runs.

    No file or thread may remain.
    """

    def some(k):
        for i in range(k):
            digest(0.01 * i, t_end=0.2)
            # always the same function, because a new function would be new code
            digest(0.01 * i, python_torque, t_end=0.05)
            with pytest.raises(ph.InvalidInput):
                digest(t_end=-1.0)
        gc.collect()

    some(30)
    before, files, threads = resident(), len(os.listdir("/proc/self/fd")), threading.active_count()
    some(n)
    assert len(os.listdir("/proc/self/fd")) <= files and threading.active_count() <= threads
    return (resident() - before) / n


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="reads the memory from /proc")
def test_nothing_is_left_behind():
    assert leaks(300) < 4096


@pytest.mark.soak
@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="reads the memory from /proc")
def test_nothing_is_left_behind_by_thousands():
    assert leaks(10_000) < 256


def test_warnings_are_errors_for_import_and_command_line(tmp_path):
    for line in (["-c", "import polhode, polhode.torques, polhode.exact"], ["-m", "polhode", "methods"]):
        done = subprocess.run([sys.executable, "-W", "error", *line], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stderr

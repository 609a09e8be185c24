"""Test that the time of compiling is reported separately from that of computing: in statistics, files and reports."""

import ctypes
import json
import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import polhode as ph
from polhode.engines.compile_time import compile_seconds, compiling
from shared_code import full_dose

GIVEN = {"omega": [0.3, -1.0, 2.0], "dt": 0.01, "t_end": 0.1, "method": "rk4"}
FRESH = """
import json, sys, time
import polhode as ph

@ph.kernel
def torque(t, R):
    return t * R.e3

one = dict(omega=[0.3, -1.0, 2.0], t_end=0.1, method="buss1", engine=sys.argv[1])
kinds = {"one": {"dt": 0.01}, "batch": {"dt": 0.01, "omega": [[0.3, -1.0, 2.0]] * 5}}
took = {}
for kind in sys.argv[2:]:
    for run in ("first", "second"):
        began = time.perf_counter()
        stats = ph.simulate([1, 2, 2.5], torque, **{**one, **kinds[kind]}).stats
        took[kind, run] = time.perf_counter() - began, stats.seconds, stats.compile_seconds
print(json.dumps([took[kind, run] for kind in sys.argv[2:] for run in ("first", "second")]))
"""


@pytest.mark.parametrize(
    "what", full_dose([("numba", "one"), ("numba", "batch"), ("jax", "one")], {"numba-batch", "jax-one"}, "-".join)
)
def test_the_first_run_tells_what_compiling_took_and_the_second_nothing(what, tmp_path):
    """Test in a new process with an empty cache."""
    pytest.importorskip(what[0])
    empty = {"POLHODE_CACHE_DIR": str(tmp_path), "JAX_ENABLE_COMPILATION_CACHE": "false"}
    line = [sys.executable, "-c", FRESH, *what]
    done = subprocess.run(line, capture_output=True, text=True, timeout=240, env={**os.environ, **empty})
    assert done.returncode == 0, done.stderr
    took = json.loads(done.stdout)
    for first, second in zip(took[::2], took[1::2], strict=True):
        wall, seconds, compiled = first
        assert compiled > 0.05 and seconds < 0.5 * compiled  # `seconds` is the time of ten steps only
        assert 0 < seconds + compiled < wall
        assert second[2] == 0.0 and 0 < second[1] < second[0]


def test_compilations_inside_one_another_count_once_and_each_thread_has_its_own():
    began = time.perf_counter()
    with compiling():
        with compiling():
            time.sleep(0.02)
        middle = time.perf_counter()
        time.sleep(0.01)
        with compiling():
            time.sleep(0.01)
    wall = time.perf_counter() - began
    assert 0.04 <= compile_seconds(began) <= wall
    assert 0.02 <= compile_seconds(middle) <= wall - 0.02  # only the part after `middle` counts

    def elsewhere():
        with compiling():
            time.sleep(0.01)

    before = compile_seconds(began)
    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert compile_seconds(began) == before and compile_seconds(time.perf_counter()) == 0.0


@pytest.mark.parametrize("how", [{"dt": 0.05}, {"control": "error", "tol": 1e-3}], ids=["equal steps", "control"])
def test_runs_in_chunks_and_their_extension_tell_it_too(how):
    def compiles(t):
        with compiling():
            time.sleep(0.002)

    asked = {**GIVEN, **how} if "dt" in how else {k: v for k, v in {**GIVEN, **how}.items() if k != "dt"}
    began = time.perf_counter()
    run = ph.simulate([1, 2, 2.5], None, **asked, callback=compiles, engine="python")
    wall = time.perf_counter() - began
    told = len(run) - 1
    assert told * 0.002 <= run.stats.compile_seconds < wall - run.stats.seconds and 0 < run.stats.seconds
    longer = run.extend(0.2, callback=compiles)
    assert (
        longer.stats.compile_seconds >= run.stats.compile_seconds + 0.002 and longer.stats.seconds > run.stats.seconds
    )


def test_files_keep_both_and_older_files_are_read(tmp_path):
    run = ph.simulate([1, 2, 2.5], **GIVEN)
    run.stats = run.stats._replace(seconds=1.5, compile_seconds=20.0)
    again = ph.load(run.save(tmp_path / "run.npz"))
    assert (again.stats.seconds, again.stats.compile_seconds) == (1.5, 20.0)
    from polhode.cli.run import summary

    assert summary(again, "")["compile_seconds"] == 20.0

    with np.load(tmp_path / "run.npz") as arrays:
        kept = dict(arrays)
    (name,) = [k for k, v in kept.items() if v.dtype.kind in "US" and "compile_seconds" in str(v)]
    older = str(kept[name]).replace(', "compile_seconds": 20.0', "")
    assert older != str(kept[name])
    kept[name] = np.array(older)
    np.savez(tmp_path / "older.npz", **kept)
    assert ph.load(tmp_path / "older.npz").stats.compile_seconds == 0.0


LATE = """
import json, os, signal, sys, threading, time
import polhode as ph
from polhode.engines import late

compiled, began = [], threading.Event()
compile_now = late.LateKernel.compile

def noticed(self):
    compiled.append(self.name)
    began.set()
    return compile_now(self)

def interrupt():
    began.wait()
    time.sleep(0.3)
    os.kill(os.getpid(), signal.SIGINT)

late.LateKernel.compile = noticed
seen = {}
for axis in ([5, 5, 1], [1, 2, 2], [2, 1, 2], [1, 1, 1]):
    ph.simulate(axis, omega=[0.3, 1, 5], t_end=1, dt=0.1, method="exact_free", engine="numba")
seen["symmetric"] = list(compiled)
threading.Thread(target=interrupt, daemon=True).start()
long = ph.simulate([1, 2, 3], omega=[0.3, 1, 5], t_end=1e6, dt=1e-3, every=10**8, method="exact_free", engine="numba")
seen["long"] = long.outcome.name
run = ph.simulate([1, 2, 3], omega=[0.3, 1, 5], t_end=1, dt=0.1, method="exact_free", engine="numba")
again = ph.simulate([1, 2, 3], omega=[0.3, 1, 5], t_end=1, dt=0.1, method="exact_free", engine="numba")
plain = ph.simulate([1, 2, 3], omega=[0.3, 1, 5], t_end=1, dt=0.1, method="exact_free", engine="python")
seen.update(asymmetric=compiled, again=again.stats.compile_seconds, error=abs(run.R - plain.R).max())
print(json.dumps(seen))
"""


@pytest.mark.skipif(os.name == "nt", reason="the test sends an interrupt by a signal")
def test_the_motion_of_asymmetric_bodies_is_compiled_by_the_first_of_them(tmp_path, ctrl_c):
    """The first run of a symmetric top does not wait for the code of asymmetric bodies.

    An interrupt while it is compiled is not lost.
    """
    line, env = [sys.executable, "-c", LATE], {**os.environ, "POLHODE_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(line, capture_output=True, text=True, timeout=240, env=env)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["symmetric"] == [] and seen["long"] == "INTERRUPTED"
    assert set(seen["asymmetric"]) == {"polhode_free_rotation"} and seen["again"] == 0.0
    assert seen["error"] < 1e-13


def test_a_late_kernel_that_cannot_be_compiled_gives_nan(monkeypatch):
    """The error is reported, the kernel returns NaN, and a run ends there."""
    from polhode.engines.late import LateKernel

    def twice(x):
        return (2.0 * x,)

    def refuse(self):
        raise MemoryError("no room")

    said = []
    monkeypatch.setattr(LateKernel, "compile", refuse)
    monkeypatch.setattr(sys, "unraisablehook", lambda failure: said.append(str(failure.exc_value)))
    numbers = (ctypes.c_double * 2)(1.0, 2.0)
    address = ctypes.addressof(numbers)
    LateKernel(twice, (0.0,), (0.0,)).first(0, 0, address, address + 8)
    assert numbers[0] == 1.0 and np.isnan(numbers[1]) and said == ["no room"]

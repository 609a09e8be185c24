"""Test processes that cannot compile or may use little memory: errors say what to do, without a raw traceback."""

import os
import subprocess
import sys

import numpy as np
import pytest

import polhode as ph


def run(code, **environment):
    line = [sys.executable, "-c", code]
    return subprocess.run(line, capture_output=True, text=True, timeout=240, env={**os.environ, **environment})


def test_without_compiling_engine_python_works_and_others_say_why_not():
    code = """
import polhode as ph
start = dict(omega=[1, 2, 3], t_end=1, dt=0.1)
print(ph.simulate([1, 2, 3], ph.torques.heavy_top(1.0), method="rkn4", engine="python", **start).outcome)
for engine in ("auto", "numba"):
    try:
        ph.simulate([1, 2, 3], engine=engine, **start)
    except ph.EngineUnavailable as e:
        print(e)
"""
    done = run(code, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    first, *others = done.stdout.splitlines()
    assert first == "Outcome.DONE" and len(others) == 2
    assert all(
        "NUMBA_DISABLE_JIT is set, so Numba compiles nothing: unset it, or simulate with engine='python'" in x
        for x in others
    )


HOW = [{"dt": 0.1}, {"dt": 0.1, "progress": True}, {"control": "error", "tol": 1e-10}]


@pytest.mark.skipif(sys.platform != "linux", reason="the test limits the memory, which needs Linux")
def test_a_limit_of_memory_is_told():
    """After everything is compiled, memory is limited to 20 MB more than in use. The samples of 1e5 steps need more."""
    code = f"""
import gc, resource
import polhode as ph
def go(t_end, how):
    return ph.simulate([1, 2, 3], ph.torques.heavy_top(1.0), omega=[1, 2, 3], t_end=t_end, method="rk4", **how)
for how in {HOW}:
    go(1.0, how)
for how in {HOW}:
    gc.collect()
    used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + 20_000_000, resource.RLIM_INFINITY))
    try:
        go(1e5, how)
    except ph.OutOfMemory as e:
        print(e)
"""
    done = run(code)
    assert done.returncode == 0, done.stderr[-2000:]
    told = done.stdout.splitlines()
    assert len(told) == len(HOW), told
    for line in told:
        assert "not enough memory" in line and "`every`" in line and "MiB" in line


def test_a_memory_error_of_the_torque_is_its_own():
    def torque(t, R):
        if t > 0.5:
            raise MemoryError("mine")
        return [0.0, 0.0, 0.1]

    for engine in ("python", "numba"):
        with pytest.raises(MemoryError, match="mine") as e:
            ph.simulate([1, 2, 3], torque, omega=[1, 2, 3], t_end=1, dt=0.1, method="rk4", engine=engine)
        assert not isinstance(e.value, ph.OutOfMemory) and np.isfinite(e.value.trajectory.R).all()

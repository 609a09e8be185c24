"""What tests share: compiled code, kept between runs so that only what changed is compiled, and the built wheel."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from worker_memory import (  # noqa: F401  hooks, and a fixture of all tests
    pytest_collection_finish,
    pytest_sessionfinish,
    pytest_terminal_summary,
    pytest_testnodedown,
    released_memory,
)

try:
    import fcntl
except ImportError:  # no such thing on this system, and no workers that wait for each other
    fcntl = None

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "polhode-tests"
os.environ.setdefault("POLHODE_CACHE_DIR", str(CACHE / "numba"))
os.environ.setdefault("POLHODE_CACHE_MB", "512")
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(CACHE / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """The wheel, built once for all workers, in a folder of its own; what it depends on comes from where the tests
    run."""
    pytest.importorskip("hatchling")
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    folder = shared / "wheel"
    with one_at_a_time(shared / "wheel.lock"):
        if not (folder / "ready").exists():
            folder.mkdir()
            build = f"import hatchling.build as b; b.build_wheel({str(folder)!r})"
            subprocess.run(
                [sys.executable, "-c", build], cwd=Path(__file__).parents[1], capture_output=True, check=True
            )
            (wheel,) = folder.glob("*.whl")
            pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target"]
            subprocess.run([*pip, folder / "site", wheel], capture_output=True, check=True)
            (folder / "ready").touch()
    return folder / "site"


@contextlib.contextmanager
def one_at_a_time(path):
    """One worker after the other, where there are several."""
    with open(path, "w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


FEW_STEPS = 1000  # take less time in Python, 0.1 ms each, than to compile


@pytest.fixture
def short_runs_in_python(monkeypatch):
    """Runs of one body and few steps that name no engine are not compiled.

    For tests of what does not depend on the engine, formulas above all.  Engines agree: tests/test_engines.py.
    """
    import polhode
    from polhode.catalogue import problem

    simulate = polhode.simulate

    def one_in_python(*args, **asked):
        steps = (asked.get("t_end", 1.0) - asked.get("t_start", 0.0)) / (asked.get("dt") or 1.0)
        one = np.ndim(asked.get("omega", asked.get("momentum"))) == 1
        if one and 0 < steps <= FEW_STEPS and asked.get("control") is None:
            asked.setdefault("engine", "python")
        return simulate(*args, **asked)

    monkeypatch.setattr(polhode, "simulate", one_in_python)
    monkeypatch.setattr(problem, "simulate", one_in_python)


@pytest.fixture
def ctrl_c():
    """SIGINT raises KeyboardInterrupt in the test and ends the processes that it starts, as at a terminal.

    Tests that run under nohup, or in the background of a script, are started with SIGINT ignored, and processes inherit
    that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def without_network():
    """A prefix for commands that takes the network away, where the system lets us; else empty."""
    cut = [shutil.which("unshare") or "unshare", "--map-root-user", "--net"]
    try:
        return cut if subprocess.run([*cut, "true"], capture_output=True).returncode == 0 else []
    except OSError:
        return []

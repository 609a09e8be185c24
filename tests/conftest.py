"""Fixtures for all tests.

Compiled code is stored in a cache between runs, so that only changed code is compiled again.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from short_runs import runs_in_python
from worker_memory import (  # noqa: F401  hooks, and a fixture of all tests
    pytest_collection_finish,
    pytest_sessionfinish,
    pytest_terminal_summary,
    pytest_testnodedown,
    released_memory,
)

try:
    import fcntl
except ImportError:  # no fcntl on this system: the tests then run in one process and need no locks
    fcntl = None

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "polhode-tests"
os.environ.setdefault("POLHODE_CACHE_DIR", str(CACHE / "numba"))
os.environ.setdefault("POLHODE_CACHE_MB", "512")
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(CACHE / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")


@pytest.fixture(scope="session")
def installed(built_once):
    """Return the folder in which the wheel is installed. It is built once for all workers.

    Its dependencies are imported from the environment in which the tests run.
    """
    pytest.importorskip("hatchling")

    def build(folder):
        command = f"import hatchling.build as b; b.build_wheel({str(folder)!r})"
        subprocess.run([sys.executable, "-c", command], cwd=Path(__file__).parents[1], capture_output=True, check=True)
        (wheel,) = folder.glob("*.whl")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target"]
        subprocess.run([*pip, folder / "site", wheel], capture_output=True, check=True)

    return built_once("wheel", build) / "site"


@pytest.fixture(scope="session")
def built_once(tmp_path_factory):
    """Return built_once(name, build): the path of a folder that `build(folder)` fills, once for all workers."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared

    def find_or_build(name, build):
        folder = shared / name
        with one_at_a_time(shared / f"{name}.lock"):
            if not (folder / "ready").exists():
                folder.mkdir()
                build(folder)
                (folder / "ready").touch()
        return folder

    return find_or_build


@contextlib.contextmanager
def one_at_a_time(path):
    """Let only one worker at a time run the block, if the system has file locks."""
    with open(path, "w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture
def short_runs_in_python():
    """Run short simulations in plain Python if they name no engine, so that nothing is compiled for them.

    This is for tests whose result does not depend on the engine, such as tests of formulas. tests/test_engines.py tests
    that the engines agree.
    """
    with runs_in_python():
        yield


@pytest.fixture
def ctrl_c():
    """Let SIGINT raise KeyboardInterrupt in the test, and end the processes that the test starts, as in a terminal.

    Under nohup, or in the background of a script, a process is started with SIGINT ignored, and its child processes
    inherit this setting.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def without_network():
    """Return the start of a command line that runs a command without a network; empty if the system does not allow
    this.
    """
    cut = [shutil.which("unshare") or "unshare", "--map-root-user", "--net"]
    try:
        return cut if subprocess.run([*cut, "true"], capture_output=True).returncode == 0 else []
    except OSError:
        return []

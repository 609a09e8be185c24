"""What the tests share: the built wheel, and compiled code, which is kept so that only changed code is compiled."""

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
except ImportError:  # no such thing on this system, and no workers that wait for each other
    fcntl = None

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "polhode-tests"
os.environ.setdefault("POLHODE_CACHE_DIR", str(CACHE / "numba"))
os.environ.setdefault("POLHODE_CACHE_MB", "512")
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(CACHE / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")


@pytest.fixture(scope="session")
def installed(built_once):
    """The wheel, built once for all workers, in a folder of its own; what it depends on comes from where the tests
    run."""
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
    """built_once(name, build): a folder that `build(folder)` fills, once for all workers."""
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
    """One worker after the other, where there are several."""
    with open(path, "w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture
def short_runs_in_python():
    """Short runs that name no engine are not compiled.

    For tests whose result does not depend on the engine, such as tests of formulas.  tests/test_engines.py tests that
    engines agree.
    """
    with runs_in_python():
        yield


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
    """A prefix that runs a command without a network; empty if the system does not allow this."""
    cut = [shutil.which("unshare") or "unshare", "--map-root-user", "--net"]
    try:
        return cut if subprocess.run([*cut, "true"], capture_output=True).returncode == 0 else []
    except OSError:
        return []

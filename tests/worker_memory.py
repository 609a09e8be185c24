"""Release memory of the processes that run the tests between modules, report it at the end, and limit it.

Each compiled function stays in memory as long as its process (src/polhode/engines/memory.py explains how much, and
why), so tests that compile a lot would take gigabytes in each worker of `make test`.
"""

import ctypes
import gc
import os
import sys

import pytest

MOST = float(os.environ.get("POLHODE_TESTS_MB", "1500"))  # limit for each worker, in megabytes
PEAKS = {}


def peak_megabytes():
    """Return the largest amount of memory that this process has used, or None if the system does not report it."""
    try:
        import resource
    except ImportError:
        return None
    unit = 1e6 if sys.platform == "darwin" else 1e3
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


@pytest.fixture(autouse=True, scope="module")
def released_memory():
    """After each module, clear the traces of JAX and return free memory to the system."""
    yield
    if jax := sys.modules.get("jax"):
        jax.clear_caches()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)


def pytest_collection_finish(session):
    """Keep existing objects out of garbage collection.

    They stay alive, and compilers would cause them to be examined often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def pytest_sessionfinish(session, exitstatus):
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["peak_megabytes"] = peak_megabytes()
    elif too_large() and exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    peak = getattr(node, "workeroutput", {}).get("peak_megabytes")
    if peak is not None and node.config.getoption("markexpr") == "not soak":
        PEAKS[node.gateway.id] = peak


def too_large():
    return {worker: peak for worker, peak in PEAKS.items() if peak > MOST}


def pytest_terminal_summary(terminalreporter):
    if PEAKS:
        peaks = ", ".join(f"{worker} {peak:.0f}" for worker, peak in sorted(PEAKS.items()))
        terminalreporter.write_line(f"largest memory of the workers in MB: {peaks}")
    for worker, peak in too_large().items():
        terminalreporter.write_line(f"FAILED: {worker} took {peak:.0f} MB, and {MOST:.0f} MB are allowed", red=True)

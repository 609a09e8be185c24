"""Test the test suite: a test that hangs is ended and named, and the others continue; workers that grow too
large fail.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SUITE = """
import ctypes
import pytest

def test_before(): pass

@pytest.mark.timeout(1)
def test_hangs_in_native_code(): ctypes.CDLL(None).sleep(100)

def test_hangs_and_holds_the_lock_of_the_interpreter(): ctypes.PyDLL(None).sleep(100)

def test_after(): pass
"""


def test_every_test_is_in_one_part_of_make_test():
    parts = re.findall(r"^PART_\d+ := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    found = [
        path
        for word in " ".join(parts).split()
        for place in ROOT.glob(word)
        for path in (place.rglob("test_*.py") if place.is_dir() else [place])
    ]
    assert sorted(found) == sorted((ROOT / "tests").rglob("test_*.py"))


def test_every_test_has_a_limit(request):
    limit, last = request.config.getini("timeout"), request.config.getini("faulthandler_timeout")
    assert 0 < float(limit) < float(last) and request.config.getini("faulthandler_exit_on_timeout")


@pytest.mark.skipif(sys.platform == "win32", reason="the C library is called in another way")
def test_a_test_that_hangs_in_compiled_code_is_ended(tmp_path):
    (tmp_path / "test_it.py").write_text(SUITE)
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-o", "faulthandler_timeout=3"]
    plugins = ["-p", "xdist", "-p", "pytest_timeout"]
    line = [sys.executable, "-m", "pytest", *plugins, "-n", "1", *settings, str(tmp_path)]
    quick = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(line, capture_output=True, text=True, timeout=120, cwd=tmp_path, env=quick)
    assert re.search("2 failed, 2 passed", done.stdout), done.stdout
    for name in ("test_hangs_in_native_code", "test_hangs_and_holds_the_lock_of_the_interpreter"):
        assert re.search(f"crashed while running .*{name}", done.stdout), done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the system does not report the memory of a process")
@pytest.mark.parametrize("limit", [100_000, 1])
def test_workers_that_take_too_much_memory_fail_the_run(tmp_path, limit):
    (tmp_path / "test_it.py").write_text("def test_passes(): pass")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "xdist", "-p", "pytest_timeout"]
    line = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "worker_memory",
        "-m",
        "not soak",
        "-n",
        "1",
        *settings,
        str(tmp_path),
    ]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "POLHODE_TESTS_MB": str(limit)}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "tests"), environment.get("PYTHONPATH", "")])
    done = subprocess.run(line, capture_output=True, text=True, timeout=120, cwd=tmp_path, env=environment)
    assert "1 passed" in done.stdout and "largest memory of the workers in MB: gw0" in done.stdout, done.stdout
    assert (done.returncode == 0) == ("are allowed" not in done.stdout) == (limit > 1), done.stdout

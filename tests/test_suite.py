"""The tests themselves: a test that hangs is ended and named, also in compiled code, and the others go on."""

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


def test_every_test_has_a_limit(request):
    limit, last = request.config.getini("timeout"), request.config.getini("faulthandler_timeout")
    assert 0 < float(limit) < float(last) and request.config.getini("faulthandler_exit_on_timeout")


@pytest.mark.skipif(sys.platform == "win32", reason="the C library is called otherwise")
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

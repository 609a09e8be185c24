"""The disk cache of compiled code: found again by the next process, never stale, harmless when it cannot be used."""

import os
import subprocess
import sys
import time

import pytest

from polhode.engines import cache

SCRIPT = """
import polhode as ph
import polhode.engines.numba as engine
run = ph.simulate([1, 2, 2.5], ph.torques.heavy_top(1.0), omega=[1, 2, 3], t_end=0.1, dt=0.01, method="mr2")
compiled = sum(sum(f.stats.cache_misses.values()) for f in engine.RUNNERS.values())
print(compiled, *run.omega[-1])
"""


def python(code, folder, *flags, **env):
    full = {**os.environ, "POLHODE_CACHE_DIR": str(folder), **env}
    return subprocess.run([sys.executable, *flags, "-c", code], env=full, capture_output=True, text=True, check=True)


def files(folder):
    return sorted(folder.glob("*" + cache.SUFFIX))


def test_the_second_process_compiles_nothing(tmp_path):
    first, second = (python(SCRIPT, tmp_path).stdout.split() for _ in range(2))
    assert int(first[0]) > 0 and int(second[0]) == 0
    assert first[1:] == second[1:]
    assert len(files(tmp_path)) >= 1


def test_a_damaged_file_is_compiled_anew(tmp_path):
    good = python(SCRIPT, tmp_path).stdout.split()
    for path in files(tmp_path):
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 0xFF
        path.write_bytes(data)
    again = python(SCRIPT, tmp_path).stdout.split()
    assert int(again[0]) > 0 and again[1:] == good[1:]
    assert int(python(SCRIPT, tmp_path).stdout.split()[0]) == 0


def test_a_folder_that_cannot_be_written_means_one_warning_and_a_run(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = python(SCRIPT, blocked / "cache", "-W", "always")
    assert done.stderr.count("compiled code is not cached") == 1
    assert "POLHODE_CACHE_DIR" in done.stderr
    assert done.stdout.split()[1:] == python(SCRIPT, tmp_path / "good").stdout.split()[1:]


def test_two_processes_may_write_at_once(tmp_path):
    env = {**os.environ, "POLHODE_CACHE_DIR": str(tmp_path)}
    both = [
        subprocess.Popen([sys.executable, "-c", SCRIPT], env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    answers = [p.communicate()[0].split()[1:] for p in both]
    assert all(p.returncode == 0 for p in both) and answers[0] == answers[1]
    assert not list(tmp_path.glob("*.tmp"))
    assert int(python(SCRIPT, tmp_path).stdout.split()[0]) == 0


def test_the_folder_is_kept_within_its_bound(tmp_path):
    for k in range(6):
        path = tmp_path / f"{k}{cache.SUFFIX}"
        path.write_bytes(bytes(1000))
        os.utime(path, (time.time() + k, time.time() + k))
    cache.trim(tmp_path, limit=3500e-6)  # in megabytes
    assert [p.name[0] for p in files(tmp_path)] == ["3", "4", "5"]  # those used last


HELPER_SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
import helper, polhode as ph

@ph.kernel
def torque(t, R):
    return helper.push(t)

print(*ph.simulate([1, 2, 2.5], torque, omega=[1, 2, 3], t_end=0.1, dt=0.01, method="rk4").omega[-1])
"""
HELPER = """
import polhode as ph
from polhode.math import Vec3

@ph.kernel
def push(t):
    return Vec3({}, 0.0, 0.0)
"""


def test_editing_a_helper_in_another_file_is_seen(tmp_path):
    answers = []
    for strength in (1.0, 5.0, 1.0):
        (tmp_path / "helper.py").write_text(HELPER.format(strength))
        env = {**os.environ, "POLHODE_CACHE_DIR": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", HELPER_SCRIPT, str(tmp_path)]
        answers.append(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert answers[0] == answers[2] != answers[1]


@pytest.mark.parametrize("change", ["constant", "default", "captured", "helper"])
def test_the_fingerprint_sees(change):
    def make(constant=1.0, default=1.0, captured=1.0, helper=1.0):
        def inner(x):
            return x * helper

        space = {"inner": inner, "captured": captured}
        exec(f"def f(x, d={default}):\n    return inner(x) + d + {constant} + captured", space)
        return space["f"]

    assert cache.fingerprint(make()) == cache.fingerprint(make())
    assert cache.fingerprint(make()) != cache.fingerprint(make(**{change: 2.0}))

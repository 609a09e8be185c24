"""Test what compiling leaves in memory: only the machine code of the functions that are called, and bitcode."""

import os
import subprocess
import sys

# This program runs in a new process with an empty cache, because kernels of earlier tests would not be compiled again.
PROGRAM = """
import numpy as np

import polhode as ph
from polhode.engines import memory
from polhode.engines.memory import SlimLibrary

memory.LARGE = 2000
released, slim, without_machine_code = [], memory.slim, []


def watched(library):
    without_machine_code.append(memory.is_deferred(library))
    slim(library)
    released.append(library)


memory.slim = watched


@ph.kernel
def torque(t, R):
    if t == 0.5:
        print("this calls the interpreter")
    return 0.123 * t * R.e3


asked = {"omega": [0.3, -1.0, 2.0], "dt": 0.01, "t_end": 0.5, "method": "rk4"}
plain = ph.simulate([1, 2, 2.5], torque, **asked)
names = [x.name for x, deferred in zip(released, without_machine_code) if not deferred]
assert names and len(names) < 0.2 * len(released), names  # machine code only for functions that Python calls
large = [x for x in released if isinstance(x, SlimLibrary)]
assert len(large) > 1 and all(len(x.bitcode) > memory.LARGE for x in large)
for library in large:  # only declarations are left
    assert all(f.is_declaration for f in library._final_module.functions), library.name
assert all(x._shared_module is None for x in released)

seen = ph.simulate([1, 2, 2.5], torque, **asked, observe="speed")  # the step was released and is linked again
assert len([x for x in released if isinstance(x, SlimLibrary)]) > len(large)
assert np.array_equal(seen.states, plain.states)
python = ph.simulate([1, 2, 2.5], torque, **asked, engine="python")
assert np.abs(plain.R - python.R).max() < 1e-13
"""


def test_intermediate_code_is_released_and_can_still_be_linked(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "POLHODE_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "this calls the interpreter" in done.stdout

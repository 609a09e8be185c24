"""Run a sample of the tests for other CPUs: without FMA in packs of 4, and with FMA in packs of 8.

To run the whole suite for another CPU, set NUMBA_CPU_NAME=haswell and NUMBA_CPU_FEATURES= (empty; otherwise Numba keeps
the features of this machine). For "generic", the name is enough.
"""

import os
import platform
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from shared_code import full_dose

HERE = Path(__file__).parent
WIDTHS = {"generic": 4, "haswell": 8}
QUICK = ("test_engines.py::test_packs_agree_with_python_to_a_few_ulp_per_step[nmb]",)  # an iterative solve in packs
SLOW = (  # tests that are slow to compile
    # an iterative solve for one body
    "test_engines.py::test_compiled_code_agrees_with_python_to_a_few_ulp_per_step[nmb]",
    # step-size control, from two starts that differ by rounding
    "test_solver.py::test_the_end_with_step_size_control[skew-error 1e-07]",
    "test_exact.py::test_packs_agree",  # the exact free motion
)


def environment(target):
    return {**os.environ, "NUMBA_CPU_NAME": target, "NUMBA_CPU_FEATURES": ""}


needs_x86 = pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="the tests are for x86-64 CPUs")


SAMPLES = {"quick": QUICK, "slow": SLOW}
CASES = list(product(WIDTHS, SAMPLES))


@needs_x86
@pytest.mark.parametrize("case", full_dose(CASES, {"generic-slow", "haswell-quick", "haswell-slow"}, "-".join))
def test_a_sample_passes_on_other_cpus(case):
    target, sample = case[0], SAMPLES[case[1]]
    if target == "haswell":
        import llvmlite.binding as llvm

        if not llvm.get_host_cpu_features().get("avx2"):
            pytest.skip("this CPU cannot run code for the other CPU")
    tests = [str(HERE / name) for name in sample]
    line = [sys.executable, "-m", "pytest", "-p", "no:xdist", *tests]
    done = subprocess.run(line, capture_output=True, text=True, cwd=HERE.parent, env=environment(target))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


FACTS = """
from polhode.engines.cache import KeyedCache
from polhode.engines.numba import compile_target, default_width
from numba.core.registry import cpu_target
print(compile_target()[0], default_width(), KeyedCache("key").name("(float64,)", cpu_target.target_context))
"""


@needs_x86
def test_packs_and_cached_code_are_those_of_the_target():
    def facts(variables):
        return subprocess.run(
            [sys.executable, "-c", FACTS], capture_output=True, text=True, env=variables
        ).stdout.split()

    files = {facts({k: v for k, v in os.environ.items() if not k.startswith("NUMBA_CPU_")})[2]}  # code for this CPU
    for target in (*WIDTHS, "skylake-avx512"):
        name, width, path = facts(environment(target))
        assert (name, int(width)) == (target, WIDTHS.get(target, 16)) and path not in files
        files.add(path)

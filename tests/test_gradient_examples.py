"""Test that the examples with gradients find the known values, and that long runs are differentiated with little
memory.
"""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polhode as ph

jax = pytest.importorskip("jax")
EXAMPLES = Path(__file__).parents[1] / "examples"


def says(*command):
    done = subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.soak  # takes 15 s of CPU; tests/test_fit.py also recovers inertia and spin
def test_inertia_and_spin_are_recovered_with_an_honest_uncertainty():
    """The true values are in the 95 % region for 19 of 20 noises on average, and the mean of chi-square is 6."""
    text = says(EXAMPLES / "recover_inertia.py", "--seeds", 20)
    rows = re.findall(r"= (\S+) ± (\S+)\s+\(true (\S+)\)", text)
    assert len(rows) == 6
    for value, sigma, true in (map(float, row) for row in rows):
        assert abs(value - true) < 3 * sigma < 0.05
    inside, mean = re.search(r"region: (\d+) of 20; mean of chi-square\(6\): (\S+)", text).groups()
    assert int(inside) >= 17 and 4 < float(mean) < 8  # within three standard deviations


@pytest.mark.soak  # takes 12 s
def test_the_slew_of_a_sphere_is_the_known_optimum():
    text = says(EXAMPLES / "slew.py")
    found, known = float(re.search(r"sphere: effort (\S+),", text)[1]), float(re.search(r"optimum: (\S+)", text)[1])
    assert found == pytest.approx(known, abs=2e-8)
    missed = [float(x) for x in re.findall(r"missed by (\S+),", text)]
    slopes = [float(x) for x in re.findall(r"slope of the effort (\S+)", text)]
    assert len(missed) == 2 and max(missed) < 1e-12 and max(slopes) < 1e-12
    assert float(re.search(r"box: effort (\S+),", text)[1]) > 0.1


@pytest.mark.parametrize("ways", [(False, 32), pytest.param((False, True, 32), marks=pytest.mark.soak)])
def test_checkpoints_change_the_memory_and_not_the_gradient(ways):
    from polhode.engines.jax import double_precision

    with double_precision():

        def compiled(remat):
            f = ph.traced_flow(ph.torques.heavy_top(2.0), method="buss1", dt=0.01, steps=1005, remat=remat)
            slope = jax.grad(lambda w: f(np.array([1.0, 1.5, 1.8]), np.eye(3), w)[0][2, 1])
            return jax.jit(slope).lower(np.array([0.3, -1.0, 2.0])).compile()

        start = np.array([0.3, -1.0, 2.0])
        full, *others = (compiled(remat) for remat in ways)
        memory = [c.memory_analysis().temp_size_in_bytes for c in (full, *others)]
        assert memory[-1] < memory[0] / 8, memory
        if len(ways) == 3:
            assert memory[2] < memory[1] / 4 < memory[0] / 8, memory
        for other in others:
            assert np.asarray(other(start)) == pytest.approx(np.asarray(full(start)), rel=1e-12)


def test_a_wrong_remat_is_refused():
    with pytest.raises(ph.InvalidInput, match="remat must be"):
        ph.traced_flow(None, method="nmb", dt=0.1, steps=2, remat="sqrt")

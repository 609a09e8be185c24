"""Test batches of mechanisms on a GPU, or in Numba's simulator if there is no GPU."""

import importlib.util
import os
import subprocess
import sys

import pytest

SIMULATED = """
import numpy as np
import polhode as ph
from polhode.mechanisms import Batch

def pendulum(mass, angle=0.0, stiffness=2.0):
    m = ph.Mechanism()
    R = ph.so3.exp([angle, 0, 0])
    rod = m.add(ph.Body([0.4, 0.5, 0.7], mass=mass), position=R @ [0, 0.2, -0.5], attitude=R, omega=[1, 0, 0],
                velocity=R @ [0, 0.5, 0.2], name="rod")
    m.hinge(rod, None, at=[0, 0, 0], axis=[1, 0, 0], name="pivot", stiffness=stiffness, damping=0.1)
    return m

batch = Batch([pendulum(1.0), pendulum(2.0, 0.7, 3.0)])
for method in ("rattle", "joint_em"):
    ends = {}
    for engine in ("python", "cuda"):
        r = ph.simulate(batch, load=ph.forces.gravity(), t_end=0.03, dt=0.01, method=method, engine=engine)
        ends[engine] = np.concatenate([r.x.ravel(), r.R.ravel(), r.omega.ravel()])
        assert r.stats.worst_residual < 1e-14 and r.outcome.good
    assert np.abs(ends["python"] - ends["cuda"]).max() < 1e-15
try:
    ph.simulate(pendulum(1.0), t_end=0.03, tol=1e-3, engine="cuda")
except ph.Unsupported as e:
    assert "equal length: give dt" in str(e)
try:
    ph.simulate(pendulum(1.0), load=lambda x: 0 * x, t_end=0.03, dt=0.01, engine="cuda")
except ph.InvalidInput as e:
    assert "plain Python" in str(e)
    print("same")
"""


@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
def test_the_simulated_gpu_runs_mechanisms_like_python():
    env = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], capture_output=True, text=True, env=env)
    assert done.returncode == 0 and done.stdout == "same\n", done.stderr

"""The kernels compile for CUDA, without a GPU; and on one they give what the CPU gives."""

import types

import numpy as np
import pytest

import polhode as ph
from polhode.engines.layout import to_rows
from polhode.engines.problem import Problem
from polhode.methods.record import Kind
from polhode.simulate import prepare
from polhode.torques.base import as_torque

pytest.importorskip("numba.cuda.compiler", reason="numba-cuda is not installed")


def torque_for(name):
    return ph.torques.heavy_top(2.0, axis=(0.1, 0.2, 0.9)) if ph.methods[name].accepts > Kind.FREE else None


@pytest.fixture
def stand_in(monkeypatch):
    """numba-cuda asks the current device for its capability when one device function calls another."""
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    monkeypatch.setattr(
        dispatcher, "get_current_device", lambda: types.SimpleNamespace(compute_capability=(9, 0)), raising=False
    )


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", list(ph.methods))
def test_every_method_compiles_to_ptx(name, stand_in):
    from polhode.engines import cuda

    body = ph.Body([1.0, 1.7, 2.3])
    setup = prepare(
        body, as_torque(torque_for(name)), name, {}, engine="python", dt=0.01, t_start=0.0, every=1,
        bodies=None, observe=(),
    )  # fmt: skip
    rows = np.repeat(to_rows(setup.template, 1), 4, axis=1)
    problem = Problem(setup.parts, setup.bound.torque, setup.bound.p, setup.I, 0.01, 0.0, setup.template, rows)
    try:
        ptx = cuda.compile_ptx(problem)
    except Exception as e:
        if "libNVVM" in str(e) or "NVVM" in type(e).__name__.upper():
            pytest.skip(f"no NVVM here: {e}")
        raise
    assert ".entry" in ptx and "f64" in ptx


@pytest.mark.parametrize("name", list(ph.methods))
def test_gpu_agrees_with_cpu(name):
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("no GPU")
    rng = np.random.default_rng(3)
    omega = rng.normal(size=(1000, 3))
    torque = torque_for(name)
    runs = {
        e: ph.simulate([1, 1.7, 2.3], torque, omega=omega, t_end=2.0, dt=0.01, every=50, method=name, engine=e)
        for e in ("numba", "cuda")
    }
    assert np.abs(runs["cuda"].R - runs["numba"].R).max() < 1e-11
    again = ph.simulate(
        [1, 1.7, 2.3], torque, omega=omega[:10], t_end=2.0, dt=0.01, every=50, method=name, engine="cuda"
    )
    assert np.array_equal(again.R, runs["cuda"].R[:10])  # whatever the size of the batch

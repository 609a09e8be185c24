"""Test runs whose steps follow a tolerance, in a run store."""

import warnings

import numpy as np
import pytest

import polhode as ph
from polhode.errors import InvalidInput
from polhode.files import store
from polhode.files.verification import verify
from polhode.motion.trajectory import Outcome

pytest.importorskip("numcodecs")
RUN = dict(
    body=[1.0, 2.0, 3.0], torque=ph.torques.heavy_top(1.3), omega=(0.3, 0.2, 1.5), t_end=2.0, tol=1e-7, engine="python"
)


def simulate(**more):
    return ph.simulate(**{**RUN, **more})


@pytest.fixture(scope="module")
def whole():
    return simulate()


def stopped_after(parts):
    """Return a progress function that stops the program after this many calls."""
    seen = []

    def progress(done, of):
        seen.append(done)
        assert 0 <= done <= of == 1000
        if len(seen) == parts:
            raise KeyboardInterrupt

    return progress


def test_a_stored_run_is_that_of_simulate(whole, tmp_path):
    store.record(tmp_path / "run.zarr", RUN)
    found = ph.load(tmp_path / "run.zarr")
    assert np.array_equal(found.R, whole.R)
    assert np.array_equal(found.at(0.77).R, whole.at(0.77).R)
    assert found.stats.torque_calls == whole.stats.torque_calls
    assert np.array_equal(found.extend(2.5).R, simulate(t_end=2.5).R)
    assert verify(tmp_path / "run.zarr").sound
    store.resume(tmp_path / "run.zarr", t_end=2.5)
    assert np.array_equal(ph.load(tmp_path / "run.zarr").R, simulate(t_end=2.5).R)


def test_a_run_that_was_stopped_goes_on_with_the_same_bits(whole, tmp_path, monkeypatch):
    monkeypatch.setattr(store, "COMMIT_SECONDS", 0.0)
    monkeypatch.setattr(store, "COMMIT_SHARE", 1e9)
    with pytest.raises(KeyboardInterrupt):
        store.record(tmp_path / "run.zarr", RUN, progress=stopped_after(3))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        part = ph.load(tmp_path / "run.zarr")
    assert part.outcome is Outcome.INCOMPLETE
    assert part.t[-1] < 2.0
    store.resume(tmp_path / "run.zarr")
    found = ph.load(tmp_path / "run.zarr")
    assert found.outcome is Outcome.DONE
    assert np.array_equal(found.t, whole.t)
    assert np.array_equal(found.R, whole.R)


def test_every_other_step(tmp_path):
    store.record(tmp_path / "run.zarr", {**RUN, "every": 2})
    found, direct = ph.load(tmp_path / "run.zarr"), simulate(every=2)
    assert np.array_equal(found.t, direct.t)
    store.resume(tmp_path / "run.zarr", t_end=2.5)
    assert np.array_equal(ph.load(tmp_path / "run.zarr").t, simulate(t_end=2.5, every=2).t)


def test_finished_runs_and_batches(whole, tmp_path):
    whole.save(tmp_path / "run.zarr")
    assert np.array_equal(ph.load(tmp_path / "run.zarr").R, whole.R)
    with pytest.raises(InvalidInput, match="have different steps"):
        simulate(omega=[(0.0, 0.0, 1.0)] * 2, t_end=0.1).save(tmp_path / "batch.zarr")

"""Test files that were cut, changed or lost in part: they give a clear error or exactly the same run."""

import json
import re
import shutil
from pathlib import Path

import numpy as np
import pytest

import polhode as ph

RUN = dict(omega=[0.3, -1.0, 2.0], t_end=2.0, dt=0.05, method="mr2", engine="python")
TORQUE = ph.torques.heavy_top(1.3, axis=(0.36, 0.48, 0.8))


@pytest.fixture(scope="module")
def run():
    return ph.simulate([1.0, 1.5, 1.8], TORQUE, observe="energy", **RUN)


def flips(data, n, rng):
    for _ in range(n):
        at = int(rng.integers(len(data)))
        yield f"bit flipped at {at}", data[:at] + bytes([data[at] ^ (1 << int(rng.integers(8)))]) + data[at + 1 :]


def cuts(data, n, rng):
    yield "empty", b""
    for at in rng.integers(len(data), size=n):
        yield f"cut at {at}", data[:at]
        yield f"longer, from {at}", data + data[at:]
    yield "zeros", bytes(len(data))


def tell(a):
    """Return everything that a user can read from a run."""
    names = ("t", "R", "omega", "momentum", "energy", "states", "final")
    told = repr((a.method, a.setup.dt, a.outcome, a.outcomes, tuple(a.stats), a.steps, a.setup.torque.describe()))
    return [told, repr(a.observed), *(getattr(a, name).tobytes() for name in names)]


def same_or_refused(path, truth, what):
    """Check that a file gives the same run, or an error of polhode that names the file.

    Returns 0 for the same run, and 1 for an error.
    """
    try:
        found = ph.load(path)
        assert tell(found) == truth, f"{what}: the file was read as another run"
        return 0
    except ph.PolhodeError as e:
        assert path.name in str(e) or "saved" in str(e), what
        return 1


def npz(run, folder, seed, n):
    path, rng = folder / "run.npz", np.random.default_rng(seed)
    good, truth = run.save(path).read_bytes(), tell(run)
    assert tell(ph.load(path)) == truth
    refused = 0
    for what, data in (*flips(good, n, rng), *cuts(good, n // 4, rng)):
        path.write_bytes(data)
        refused += same_or_refused(path, truth, what)
    return refused


def test_damaged_npz(run, tmp_path):
    assert npz(run, tmp_path, 1, 120) > 60


@pytest.mark.soak
def test_damaged_npz_in_full(run, tmp_path):
    npz(run, tmp_path, 2, 20_000)


def zarr(run, folder, seed, n):
    pytest.importorskip("zarr")
    rng, truth = np.random.default_rng(seed), tell(run)
    whole = run.save(folder / "whole.zarr")
    assert tell(ph.load(whole)) == truth
    files = sorted(p.relative_to(whole) for p in whole.rglob("*") if p.is_file())
    refused = 0
    for file in files:
        good = (whole / file).read_bytes()
        cases = [("lost", None), *flips(good, n, rng), *cuts(good, max(1, n // 8), rng)]
        for what, data in cases:
            path = folder / "damaged.zarr"
            shutil.rmtree(path, ignore_errors=True)
            shutil.copytree(whole, path)
            (path / file).unlink() if data is None else (path / file).write_bytes(data)
            refused += same_or_refused(path, truth, f"{file}: {what}")
    return refused


def test_damaged_store(run, tmp_path):
    assert zarr(run, tmp_path, 3, 4) > 20


@pytest.mark.soak
def test_damaged_store_in_full(run, tmp_path):
    zarr(run, tmp_path, 4, 400)


def surface(folder, suffix):
    """Write a box as a mesh file of this kind; return its path."""
    trimesh = pytest.importorskip("trimesh")
    path = folder / f"box{suffix}"
    trimesh.creation.box((1.0, 2.0, 3.0)).export(path)
    return path


def mesh(folder, suffix, seed, n):
    path, rng = surface(folder, suffix), np.random.default_rng(seed)
    good = path.read_bytes()
    for what, data in (*flips(good, n, rng), *cuts(good, n // 8, rng)):
        path.write_bytes(data)
        try:
            body = ph.Body.from_mesh(path)
        except (ph.PolhodeError, ValueError) as e:
            assert str(e), what
        else:
            assert np.isfinite(body.inertia).all() and (body.moments > 0).all(), what


@pytest.mark.parametrize("suffix", [".stl", ".obj", ".ply", ".off", ".glb"])
def test_damaged_meshes(suffix, tmp_path):
    mesh(tmp_path, suffix, 5, 40)


@pytest.mark.soak
@pytest.mark.parametrize("suffix", [".stl", ".obj", ".ply", ".off", ".glb"])
def test_damaged_meshes_in_full(suffix, tmp_path):
    mesh(tmp_path, suffix, 6, 3000)


SOURCES = Path(ph.__file__).parent


def test_no_file_of_a_user_is_unpickled():
    """Unpickling can run code, so polhode unpickles no file of a user.

    It unpickles only its cache of compiled code, which belongs to the user, and messages between the processes of one
    ensemble. Arrays are always read without pickles.
    """
    allowed = {"engines/cache.py", "ensembles/plan.py"}
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(SOURCES).as_posix()
        assert name in allowed or not re.search(r"pickle\.loads?\(", text), name
        assert text.count("np.load(") == len(re.findall(r"np\.load\(\w+, allow_pickle=False\)", text)), name


def test_a_run_that_keeps_its_ends_only_is_read_again_however_large_every_is(tmp_path):
    run = ph.simulate([1, 2, 3], omega=[1, 0, 0.1], t_end=0.05, dt=0.01, every=2**70, engine="python")
    run.save(tmp_path / "run.npz")
    assert ph.load(tmp_path / "run.npz").t.tolist() == [0.0, 0.05]


def record_of(path, change):
    """Change the consolidated metadata of a run store, and write its record again."""
    record = path / "zarr.json"
    group = json.loads(record.read_bytes())
    change(group["consolidated_metadata"]["metadata"])
    record.write_text(json.dumps(group))


@pytest.mark.parametrize("outside", ["../other", "states/../../other", "..", "/"])
def test_a_store_names_no_files_outside_of_it(outside, tmp_path):
    path, other = tmp_path / "run.zarr", tmp_path / "other"
    other.mkdir()
    ph.store.record(path, {"body": [1, 2, 3], **RUN})
    outside = str(other) if outside == "/" else outside
    record_of(path, lambda arrays: arrays.update({outside: arrays["end/slot_0" if "other" in outside else "index"]}))
    before = {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file() and path not in p.parents}
    ph.store.resume(path, t_end=3.0)
    assert np.array_equal(ph.load(path).R, ph.simulate([1, 2, 3], **RUN).extend(3.0).R)
    assert {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file() and path not in p.parents} == before


@pytest.mark.parametrize("shape", [None, 3, [], [1, 1], ["x"], [10**9, 1]])
def test_a_state_at_the_end_with_a_wrong_shape_is_damaged(shape, tmp_path):
    path = tmp_path / "run.zarr"
    ph.store.record(path, {"body": [1, 2, 3], **RUN})

    def change(arrays):
        for k in range(2):
            arrays[f"end/slot_{k}"].pop("shape")
            arrays[f"end/slot_{k}"] |= {} if shape is None else {"shape": shape}

    record_of(path, change)
    with pytest.raises(ph.PolhodeError, match=r"end/slot|at the end"):
        ph.load(path)
    assert not ph.verify(path).sound

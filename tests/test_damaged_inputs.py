"""Test other inputs that are cut, changed or filled with arbitrary bytes: each is refused or gives the same result.

The inputs are tables, plans, studies, scenarios, answers of torques, stored findings, packets and requests of the
studio, and entry points of plugins. No code in them is run.
"""

import copy
import importlib
import json
import random
import warnings
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.ensembles import Study
from polhode.ensembles.planning import read_plan
from polhode.ensembles.variation import read_table
from polhode.files.exports import PLUGINS as exporters
from polhode.integrators import PLUGINS as methods
from polhode.lab import run as lab_run
from polhode.lab.exhibit import Finding
from polhode.scenario import read as load_scenario
from polhode.studio.document import pack, unpack
from polhode.torques.models import PLUGINS as torques
from test_damaged_files import RUN, TORQUE, cuts, flips


def spoilt(good, n, seed):
    """Return damaged versions of these bytes, each with a description of the damage."""
    rng = np.random.default_rng(seed)
    return (*flips(good, n, rng), *cuts(good, max(1, n // 4), rng))


def few_and_many(few, many):
    """Return a mark with two sizes of a test, one for `make test` and one for `make soak`."""
    return pytest.mark.parametrize("dose", [few, pytest.param(many, marks=pytest.mark.soak)], ids=["few", "many"])


def told(e, path):
    assert path.name in str(e) and "pickle" not in str(e), e


# --- stored data: the same result, or refused
# --------------------------------------------------------------------------


def torque_of_time(t, R):
    return [0.1 * np.cos(t), 0.2 * R[0, 1], 0.0]


@few_and_many(16, 4000)
def test_answers_of_a_torque(tmp_path, dose):
    """Test the SQLite file of stored torques. SQLite itself does not notice changed bits."""

    def run():
        kept = ph.torques.cached(torque_of_time, folder=tmp_path, name="swing 1")
        made = ph.simulate([1.0, 1.5, 1.8], kept, **{**RUN, "t_end": 0.5})
        db = kept.answers.opened[1]
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()
        return made

    truth = run().R.tobytes()
    (path,) = tmp_path.glob("*.torque")
    good, refused = path.read_bytes(), 0
    for what, data in spoilt(good, dose, 1):
        for other in tmp_path.glob("*.torque-*"):
            other.unlink()
        path.write_bytes(data)
        try:
            assert run().R.tobytes() == truth, what
        except ph.PolhodeError as e:
            told(e, path)
            refused += 1
    assert refused > dose // 8


@pytest.fixture
def finding(tmp_path, monkeypatch):
    """Return a finding of the lab that is stored on disk."""
    monkeypatch.setenv("POLHODE_CACHE_DIR", str(tmp_path))
    key = next(iter(ph.lab.exhibits()))
    path = lab_run.place(key)
    assert path.is_relative_to(tmp_path)
    found = Finding.from_dict({"cells": [], "plots": [], "notes": ["an error of 1.234e-5"]})
    lab_run.keep(lab_run.Result(key, found, "", 1.5, False), path)
    assert lab_run.recall(key).finding.notes == ("an error of 1.234e-5",)
    return key, path


@few_and_many(150, 5000)
def test_findings_of_the_lab(finding, dose):
    key, path = finding
    good = path.read_bytes()
    deep = b"0\n" + b"[" * 100_000
    for what, data in (*spoilt(good, dose, 2), ("a list", b"[]"), ("deep", deep), ("other", b'{"seconds": []}')):
        path.write_bytes(data)
        if data != good:
            assert lab_run.recall(key) is None, what
            assert lab_run.expected_seconds(key) == float("inf"), what


@few_and_many(6, 300)
def test_studies(tmp_path, dose):
    """Damage each file of a study, and call all functions that read it."""
    omega = np.random.default_rng(0).standard_normal((6, 3))
    where = tmp_path / "s"
    how = dict(t_end=0.2, dt=0.1, method="mr2", engine="python", executor="serial", chunk=3, quantiles=["tilt"])
    ph.ensemble([1.2, 2.0, 2.5], TORQUE, table={"start.omega": omega}, store=where, **how)
    study = Study.open(where)
    truth = {n: study[n].tobytes() for n in study.names}
    for name in ("plan.json", "table.npz", "chunk-000000.npz"):
        good = (where / name).read_bytes()
        for what, data in spoilt(good, dose, 3):
            (where / name).write_bytes(data)
            try:
                study = Study.open(where)
                study.status()
                if not study.verify():
                    assert {n: study[n].tobytes() for n in study.names} == truth, (name, what)
            except ph.PolhodeError as e:
                assert name in str(e), (name, what, e)
        (where / name).write_bytes(good)


@few_and_many(60, 6000)
def test_packets(dose):
    """Damage packets of the server. Numbers may change, but not the description in the header."""
    numbers = {"t": np.arange(5.0), "q": np.zeros((5, 4), "f4"), "index": np.arange(3, dtype="u4")}
    good = pack({"kind": "motion", "title": "ü", "runs": [numbers]})
    shapes, head = {k: (a.dtype, a.shape) for k, a in numbers.items()}, 4 + int.from_bytes(good[:4], "little")
    for what, data in (*spoilt(good, dose, 4), ("deep", b"\xff\xff\x01\0" + b"[" * 0x1FFFF)):
        try:
            found = unpack(data)
        except ph.InvalidInput as e:
            assert "packet" in str(e), what
            continue
        arrays = [a for run in found.get("runs", []) for a in run.values() if isinstance(a, np.ndarray)]
        assert all(a.size <= len(data) for a in arrays), what
        if data[:head] == good[:head]:
            assert {k: (a.dtype, a.shape) for k, a in found["runs"][0].items()} == shapes, what


# --- files that a user writes -----------------------------------------------------------------------------------------

TABLE = "start.omega.x,start.omega.y,torque.mgl\n0.1,2.0,1.0\n0.2,2.1,1.1\n0.3,2.2,1.2\n"
PLAN = """format = 1
body.inertia = [1.0, 2.0, 2.5]
start.omega = [0.1, 2.0, 0.3]
[torque]
model = "heavy_top"
mgl = 1.0
[run]
t_end = "0.2 s"
dt = 0.1
method = "mr2"
engine = "python"
[vary]
torque.mgl = {std = 0.1}
start.omega = {speed = 2.0}
[ensemble]
members = 5
seed = 3
quantiles = ["tilt"]
histograms.tilt = [0, 2, 4]
"""
SCENARIO = """format = 1
[body]
mesh = "cube.obj"
density = "2000 kg/m^3"
[start]
omega = ["10 deg/s", 0.5, -1.0]
euler = ["1 deg", "2 deg", "3 deg"]
sequence = "ZXZ"
[[torque]]
model = "piecewise"
times = [0.0, 0.1, 0.2]
torques = [[0, 0, 1], [1, 0, 0], [0, 0, 0]]
[[torque]]
model = "damping"
coefficient = [[0.1, 0, 0], [0, 0.1, 0], [0, 0, 0.2]]
[run]
dt = 0.05
t_end = 0.3
method = "nmb"
engine = "python"
"""


@few_and_many(150, 10_000)
def test_tables_of_members(tmp_path, dose):
    path = tmp_path / "members.csv"
    for what, data in spoilt(TABLE.encode(), dose, 5):
        path.write_bytes(data)
        try:
            columns = read_table(path)
        except ph.InvalidInput as e:
            told(e, path)
            continue
        assert len({len(v) for v in columns.values()}) == 1, what
        try:
            how = dict(t_end=0.1, dt=0.1, method="mr2", engine="python", executor="serial")
            study = ph.ensemble([1.2, 2.0, 2.5], TORQUE, omega=[0.0, 0.0, 1.0], table=path, **how)
        except (ph.InvalidInput, ph.SimulationFailed) as e:
            assert len(str(e)) > 20
            continue
        assert all(np.isfinite(v).all() for v in columns.values()), what
        assert study.members == len(next(iter(columns.values()))), what


@few_and_many(200, 15_000)
def test_plans(tmp_path, dose):
    path = tmp_path / "plan.toml"
    good = 0
    for _, data in spoilt(PLAN.encode(), dose, 6):
        path.write_bytes(data)
        try:
            plan, _ = read_plan(path)
            good += plan.members > 0
        except ph.InvalidInput as e:
            assert len(str(e)) > 15
    assert good


@few_and_many(120, 10_000)
def test_scenarios(tmp_path, dose, short_runs_in_python):
    """Test a scenario file next to a mesh. A scenario that is accepted must run, or report why it cannot."""
    cube = (Path(__file__).parent / "bad" / "cube.obj").read_bytes()
    (tmp_path / "cube.obj").write_bytes(cube)
    path = tmp_path / "run.toml"
    good = 0
    for what, data in spoilt(SCENARIO.encode(), dose, 7):
        path.write_bytes(data)
        try:
            loaded = load_scenario(path)
            given = {**loaded.arguments(), "on_failure": "stop"}
            if (given["t_end"] - given.get("t_start", 0.0)) / given["dt"] < 1000:
                run = ph.simulate(**given)
                assert np.isfinite(run.R).all(), what
                good += 1
        except ph.PolhodeError as e:
            assert len(str(e)) > 15, what
    assert good


@few_and_many(200, 20_000)
def test_requests_of_the_page(tmp_path, dose):
    """Put arbitrary values anywhere into a request.

    It is planned or refused with a message; no code runs, and no other file is read.
    """
    from polhode.studio.live import Limits, planned
    from test_scenario_fuzz import KEYS, VALUES

    values = [v for v in VALUES if not hasattr(v, "isoformat")] + ["../../x.stl", "os:system", None, 10**30, "slow-top"]
    base = {
        "body": {"inertia": [1.0, 2.0, 2.5]},
        "start": {"omega": [0.1, 1.0, 0.0]},
        "torque": [{"model": "heavy_top", "mgl": 1.0}, {"model": "damping", "coefficient": 0.1}],
        "t_end": 1.0,
        "runs": [{"method": "nmb", "dt": 0.1}, {"method": "rkn4", "dt": 0.05, "options": {"flow": "axes"}}],
    }
    draw, good = random.Random(8), 0
    for _ in range(dose):
        request = copy.deepcopy(base)
        for _ in range(draw.randrange(1, 4)):
            place = request
            while draw.random() < 0.6:
                inner = [
                    v for v in (place.values() if isinstance(place, dict) else place) if isinstance(v, (dict, list))
                ]
                if not inner:
                    break
                place = draw.choice(inner)
            value = copy.deepcopy(draw.choice(values))
            if isinstance(place, list):
                place[draw.randrange(len(place) + 1) :] = [value]
            else:
                keys = [*KEYS, "problem", "runs", "reference", "every", "t_end"] if draw.random() < 0.5 else list(place)
                place[draw.choice(keys or KEYS)] = value
        try:
            plan = planned(json.loads(json.dumps(request)), tmp_path, Limits())
            good += 1
            assert max(plan.steps) <= Limits().steps
        except ph.PolhodeError as e:
            assert str(e), request
    assert 0 < good < dose


# --- plugins ----------------------------------------------------------------------------------------------------------

POINTS = """[polhode.methods]
mine = json:loads
[polhode.torques]
breeze = math:sin
[polhode.exporters]
other = no_such_module:EXPORTER
"""


@few_and_many(60, 3000)
def test_entry_points(tmp_path, monkeypatch, dose):
    """Damage the entry points of a package. polhode still works, and names what it left out."""
    place = tmp_path / "broken-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    groups = (methods, torques, exporters)
    for what, data in (*spoilt(POINTS.encode(), dose, 9), ("not text", b"\xff\xfe[polhode.methods]")):
        (place / "entry_points.txt").write_bytes(data)
        importlib.invalidate_caches()
        for group in groups:
            group.forget()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            for group in groups:
                group.available(())
        with pytest.raises(ph.PolhodeError):
            ph.methods["mine"]
        assert ph.methods["nmb"].name == "nmb", what
    for group in groups:
        group.forget()

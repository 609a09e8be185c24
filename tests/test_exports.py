"""Test that other programs read the exported files, and get the same run."""

import contextlib
import csv
import json
import pickle
import signal
import struct
import sys
import xml.etree.ElementTree as xml

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.files.exports import EXPORTERS
from polhode.files.exports.scenes import surface
from polhode.files.exports.spacecraft import stamp
from polhode.motion.single import run_of_body, setup_of_body


@pytest.fixture(scope="module")
def run():
    body = ph.Body([[2, 0.1, 0], [0.1, 3, 0.2], [0, 0.2, 4]], name="brick")
    return ph.simulate(
        body, ph.torques.dipole([0, 0, 1], [1, 0, 0]), omega=[1, 2, 3], t_end=2, dt=0.05, engine="python"
    )


@pytest.fixture(scope="module")
def batch():
    omega = [[1, 0, 0.1], [0, 2, 0.1], [1, 1, 1], [3, 0, 0]]
    return ph.simulate([1, 2, 2.5], omega=omega, t_end=1, dt=0.1, engine="python")


def test_csv(run, tmp_path):
    lines = ph.export(run, tmp_path / "a.csv").read_text().splitlines()
    assert any("body to space" in x for x in lines if x.startswith("#"))
    rows = list(csv.DictReader(x for x in lines if not x.startswith("#")))
    q = np.array([[float(r[f"q{c}"]) for c in "wxyz"] for r in rows])
    np.testing.assert_array_equal(q, run.quaternion)  # exactly, because 17 digits determine a double
    np.testing.assert_array_equal([float(r["energy"]) for r in rows], run.energy)


def test_csv_of_a_batch(batch, tmp_path):
    text = ph.export(batch, tmp_path / "a.csv").read_text()
    rows = list(csv.DictReader(x for x in text.splitlines() if not x.startswith("#")))
    assert len(rows) == 4 * 11 and rows[11]["body"] == "1"
    assert float(rows[12]["omega_y"]) == batch.omega[1, 1, 1]


def test_netcdf_and_parquet(run, batch, tmp_path):
    xarray, pandas = pytest.importorskip("xarray"), pytest.importorskip("pandas")
    with xarray.open_dataset(ph.export(run, tmp_path / "a.nc"), engine="h5netcdf") as data:
        np.testing.assert_array_equal(data.R, run.R)
        assert "body to space" in data.attrs["conventions"]
    table = pandas.read_parquet(ph.export(batch, tmp_path / "a.parquet"))
    np.testing.assert_array_equal(table[table.body == 2].omega_x, batch.omega[2, :, 0])
    import pyarrow.parquet

    assert b"body to space" in pyarrow.parquet.read_schema(tmp_path / "a.parquet").metadata[b"conventions"]


@pytest.mark.parametrize("version", ["1.0", "2.0"])
def test_aem(run, tmp_path, version):
    path = ph.export(run, tmp_path / "a.aem", epoch="2030-01-01T23:59:59.5", version=version)
    lines = path.read_text().splitlines()
    meta = dict(x.split(" = ") for x in lines if " = " in x)
    assert meta["CCSDS_AEM_VERS"] == version
    assert ("QUATERNION_TYPE" in meta) == (version == "1.0")
    assert meta["STOP_TIME"] == "2030-01-02T00:00:01.500000000"
    rows = [x.split() for x in lines[lines.index("DATA_START") + 1 : lines.index("DATA_STOP")]]
    q = Rotation.from_quat(np.array([[float(v) for v in r[1:5]] for r in rows]))  # scalar last
    # the rotation maps the axes of frame A to those of the body: the axes of the body are the columns of R
    np.testing.assert_allclose(q.apply([0, 0, 1]), run.R[:, :, 2], atol=1e-14)
    if version == "2.0":
        np.testing.assert_allclose(np.radians([[float(v) for v in r[5:]] for r in rows]), run.omega, rtol=1e-14)


def test_stamps_do_not_round_the_second():
    from datetime import datetime

    zero = datetime(2029, 12, 31, 23, 59, 59, 999_999)
    assert stamp(zero, 1e-6) == "2030-01-01T00:00:00.000000000"
    assert stamp(zero, 86400.123456789) == "2030-01-02T00:00:00.123455789"


def test_ck_is_read_by_spice(run, tmp_path):
    spice = pytest.importorskip("spiceypy")
    path = ph.export(run, tmp_path / "a.bc", epoch="2030-01-01T00:00:00")
    spice.furnsh([str(path), str(path.with_suffix(".tsc"))])
    try:
        for k in (0, 17, 40):
            ticks = run.t[k] * 1e6
            matrix, rate, _ = spice.ckgpav(-999000, ticks, 0, "J2000")
            np.testing.assert_allclose(matrix, run.R[k].T, atol=1e-14)
            np.testing.assert_allclose(rate, run.omega_space[k], atol=1e-14)
            assert spice.sct2e(-999, ticks) == pytest.approx(946728000 + run.t[k], abs=1e-6)
    finally:
        spice.kclear()


def test_glb(run, tmp_path):
    data = ph.export(run, tmp_path / "a.glb", speed=2).read_bytes()
    magic, version, length = struct.unpack("<III", data[:12])
    assert (magic, version, length) == (0x46546C67, 2, len(data))
    n, _ = struct.unpack("<II", data[12:20])
    scene, binary = json.loads(data[20 : 20 + n]), data[28 + n :]

    def array(k):
        a = scene["accessors"][k]
        view = scene["bufferViews"][a["bufferView"]]
        part = binary[view["byteOffset"] :][: view["byteLength"]]
        return np.frombuffer(part, "<f4").reshape(a["count"], -1)

    np.testing.assert_allclose(array(2)[:, 0], run.t / 2, atol=1e-6)
    turned = Rotation.from_quat(array(3)).as_matrix()  # glTF also stores the scalar last
    np.testing.assert_allclose(turned, run.R, atol=1e-6)
    trimesh = pytest.importorskip("trimesh")
    assert trimesh.load_scene(tmp_path / "a.glb").to_mesh().merge_vertices() is None


def test_the_box_drawn_has_the_inertia(run):
    vertices, faces = surface(run.body)
    body = ph.Body.from_mesh((vertices, faces))
    np.testing.assert_allclose(body.inertia, run.body.inertia, atol=1e-12)


def test_paraview(run, tmp_path):
    path = ph.export(run, tmp_path / "a.pvd", frames=5)
    entries = xml.parse(path).getroot().findall(".//DataSet")
    assert [float(e.get("timestep")) for e in entries] == pytest.approx([0, 0.5, 1, 1.5, 2])
    last = xml.parse(tmp_path / entries[-1].get("file")).getroot()
    points = np.array([float(x) for x in last.find(".//Points/DataArray").text.split()]).reshape(-1, 3)
    np.testing.assert_allclose(points, surface(run.body)[0] @ run.R[-1].T, rtol=1e-7, atol=1e-8)


def test_npz_is_the_run(run, tmp_path):
    again = ph.load(ph.export(run, tmp_path / "a.npz"))
    np.testing.assert_array_equal(again.states, run.states)


def test_one_body_of_a_batch(batch):
    np.testing.assert_array_equal(run_of_body(batch, 2).R, batch.R[2])
    with pytest.raises(ph.InvalidInput, match="choose it, body=0 to 3"):
        run_of_body(batch, None)


def calming(omega):
    return -0.5 * omega


def gentle(omega, p):
    return -p * omega


def pulling(R, p):
    return p * R[:, 0]


def driving(omega, p):
    return p * omega[:2]


def sprung(R, p):
    return p * R[2, 2]


def springing(R, p):
    return -p * np.cross(R[:, 2], [0, 0, 1])


NOISY = ph.torques.sensor(rate_noise=0.1, seed=1)
OF_ONE_BODY = {
    "model": ph.torques.heavy_top,
    "function": lambda k: ph.torques.function(pulling, params=k),
    "sum": lambda k: ph.torques.constant([0, 0, 0.1]) + ph.torques.heavy_top(k),
    "potential": lambda k: ph.Potential(sprung, springing, params=k),
    "wheels": lambda k: ph.torques.wheels(np.eye(3), momenta=[0, 0, 1], motor=ph.torques.sampled(calming, period=0.1)),
    "own wheels": lambda k: ph.torques.wheels(np.eye(3), momenta=np.multiply.outer(k, [0, 0.5, 1]), motor=[0.1, 0, 0]),
    "own motors": lambda k: ph.torques.wheels(
        [[0, 0, 1], [1, 0, 0]],
        momenta=np.multiply.outer(k, [0.5, 1]),
        motor=ph.torques.sampled(driving, period=0.1, params=k),
    ),
    "controller": lambda k: ph.torques.sampled(gentle, period=0.2, frame="body", params=k),
    "magnet": lambda k: ph.torques.magnetic(ph.torques.sampled(gentle, period=0.2, params=k), [0, 1, 0]),
    "table": lambda k: ph.torques.table([0, 1, 2], np.eye(3), order=1, frame="body") + ph.torques.heavy_top(k),
}


@pytest.mark.parametrize("kind", OF_ONE_BODY)
@pytest.mark.parametrize("inertia", [[5, 5, 1], [[5, 0.5, 0], [0.5, 4, 0.1], [0, 0.1, 3]]], ids=["straight", "tilted"])
def test_one_body_of_a_batch_is_the_run_of_this_body_alone(kind, inertia):
    torque, k = OF_ONE_BODY[kind], [1.0, 2.0, 3.0, 4.0]
    omega = np.array([[0, 1, 9], [0, 1, 8], [0, 2, 9], [1, 1, 1.0]])
    tensors = [
        np.diag([2, 3, 4]),
        np.diag([3, 3, 2]),
        inertia if np.ndim(inertia) == 2 else np.diag(inertia),
        np.eye(3),
    ]
    how = {"t_end": 1, "dt": 0.1, "engine": "python"}
    of_batch = run_of_body(ph.simulate(np.array(tensors), torque(np.array(k)), omega=omega, **how), 2)
    alone = ph.simulate(tensors[2], torque(k[2]), omega=omega[2], **how)
    for one, wanted in ((of_batch, alone), (of_batch.extend(1.2), alone.extend(1.2))):
        for name, expected in wanted.flat_columns().items():
            np.testing.assert_allclose(one.flat_columns()[name], expected, rtol=1e-13, atol=1e-13, err_msg=name)
        for name, commands in wanted.commands.items():
            np.testing.assert_allclose(one.commands[name].values, commands.values, rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(of_batch.at(0.33).R, alone.at(0.33).R, rtol=1e-13, atol=1e-13)
    again = pickle.loads(pickle.dumps(of_batch))
    np.testing.assert_allclose(again.extend(1.2).R, alone.extend(1.2).R, rtol=1e-13, atol=1e-13)


def test_one_body_of_a_batch_keeps_the_noise_of_its_sensors():
    torque = ph.torques.sampled(calming, period=0.1, frame="body", sensor=NOISY)
    how = {"omega": [[0, 1, 9], [0, 1, 8]], "dt": 0.1, "engine": "python"}
    batch = ph.simulate([5, 5, 1], torque, t_end=0.5, **how)
    longer = run_of_body(batch, 1).extend(1.0)
    np.testing.assert_allclose(longer.R, ph.simulate([5, 5, 1], torque, t_end=1.0, **how).R[1], rtol=1e-13, atol=1e-13)


def test_one_body_of_a_batch_does_not_repeat_its_end_while_others_go_on(tmp_path):
    omega, how = np.array([[0, 1, 30], [0, 0.1, 0.1]]), {"t_end": 1, "tol": 1e-9, "engine": "python"}
    batch = ph.simulate([5, 4, 1], ph.torques.heavy_top(2.0), omega=omega, **how)
    k = int(np.argmin(batch.t[:, -2] != 1.0))  # a body that reaches the end first
    alone = ph.simulate([5, 4, 1], ph.torques.heavy_top(2.0), omega=omega[k], **how)
    assert batch.t[k, -1] == batch.t[k, -2]
    for run, name, body in ((batch, "b.aem", k), (alone, "a.aem", None)):
        ph.export(run, tmp_path / name, epoch="2025-01-01T00:00:00", **({} if body is None else {"body": body}))
    one, wanted = (
        [line for line in (tmp_path / name).read_text().splitlines() if "CREATION" not in line]
        for name in ("b.aem", "a.aem")
    )
    assert len(one) == len(wanted)
    times = [line.split()[0] for line in one if line.startswith("2025")]
    assert len(set(times)) == len(times) > 2
    np.testing.assert_allclose(run_of_body(batch, k).at([0.9, 0.99]).error, alone.at([0.9, 0.99]).error, rtol=1e-3)


def test_tables_of_a_batch_with_a_controller_and_steps_of_different_length(tmp_path):
    torque, omega = ph.torques.sampled(gentle, period=0.2, frame="body", params=np.array([1.0, 2.0])), np.eye(3)[:2]
    how = {"t_end": 1, "tol": 1e-6, "engine": "python"}
    batch = ph.simulate([1, 2, 3], torque, omega=omega, **how)
    alone = ph.simulate([1, 2, 3], torque.of_body(1, 2), omega=omega[1], **how)
    n = len(alone)
    table, expected = batch.flat_columns(), alone.flat_columns()
    for name in ("omega_x", "command_gentle_0", "command_gentle_1"):
        np.testing.assert_allclose(table[name][1, :n], expected[name], rtol=1e-12, atol=1e-12)
    assert ph.export(batch, tmp_path / "a.csv").exists()


@pytest.mark.parametrize("bodies", [3, 4])
@pytest.mark.parametrize(
    "model, given",
    [
        (ph.torques.heavy_top, {"mgl": 1}),
        (ph.torques.heavy_top, {"mgl": 1, "up": 3}),
        (ph.torques.heavy_top, {"mgl": 0, "axis": 3}),
        (ph.torques.gravity_gradient, {"strength": 1, "rate": 1}),
        (ph.torques.dipole, {"moment": 3, "field": 3}),
        (ph.torques.damping, {"coefficient": 9}),
        (ph.forces.gravity, {"g": 3}),
        (ph.forces.central, {"mu": 1}),
    ],
)
def test_the_torque_on_one_body_of_a_batch(model, given, bodies):
    rng = np.random.default_rng(1)
    shapes = {0: (), 1: (bodies,), 3: (bodies, 3), 9: (bodies, 3, 3)}
    values = {name: np.asarray(rng.uniform(0.5, 1.5, shapes[kind])) for name, kind in given.items()}
    if 9 in given.values():  # tensors must be positive
        values = {name: a @ np.swapaxes(a, 1, 2) for name, a in values.items()}
    acts = "force" if "forces" in model.__module__ else "torque"
    how = {"t_end": 0.1, "dt": 0.1, "engine": "python"} | ({"position": [5, 0, 0]} if acts == "force" else {})
    omega, box = rng.uniform(-1, 1, (bodies, 3)), ph.Body([1.0, 1.7, 2.3], mass=2.0)
    batch = ph.simulate(box, omega=omega, **{acts: model(**values)}, **how)
    own = {name: v[1] if v.ndim else float(v) for name, v in values.items()}
    expected = ph.simulate(box, omega=omega[1], **{acts: model(**own)}, **how)
    assert setup_of_body(batch.setup, 1).torque.describe() == expected.setup.torque.describe()


@pytest.mark.parametrize("name", sorted(EXPORTERS))
def test_the_same_bytes_twice(run, tmp_path, name):
    if name in (
        "ck",
        "npz",
        "netcdf",
        "parquet",
        "oem",
        "mcap",
    ):  # these formats contain the time of writing, are compared above, or are for bodies that translate
        pytest.skip("the file need not have the same bytes: see above")
    options = {"epoch": "2030-01-01T00:00:00"} if name in ("aem", "stk", "czml") else {}
    suffix = EXPORTERS[name].suffixes[0]
    a, b = (ph.export(run, tmp_path / f"{k}{suffix}", **options).read_bytes() for k in "ab")
    assert a == b.replace(b"b_frames", b"a_frames")


def test_failed_runs_say_so(tmp_path):
    def torque(t, R):
        return [np.nan if t > 0.5 else 0, 0, 0]

    part = ph.simulate([1, 2, 2.5], torque, omega=[1, 0, 0], t_end=1, dt=0.1, on_failure="stop", method="nmb")
    assert "outcome: not_finite" in ph.export(part, tmp_path / "a.csv").read_text()


DATED = {"epoch": "2030-01-01"}


@pytest.mark.parametrize("name, more", [("a.aem", DATED), ("a.a", DATED), ("a.glb", {})])
def test_a_format_without_gaps_says_where_the_valid_part_ends(tmp_path, name, more):
    def broken(t, omega):
        return [0.0, 0.0, np.nan if t > 0.45 and omega[2] > 0 else 0.1]

    how = {"t_end": 1, "dt": 0.1, "method": "strang", "engine": "python", "on_failure": "stop"}
    pair = ph.simulate([1, 2, 3], broken, omega=[[0, 0, 1], [0, 0, -1]], **how)
    last = pair.t[pair.valid[0]][-1]
    with pytest.raises(ph.InvalidInput, match=rf"simulate again with t_end={last:.9g}$"):
        ph.export(pair, tmp_path / name, body=0, **more)
    assert not (tmp_path / name).exists()
    assert ph.export(pair, tmp_path / name, body=1, **more).exists()


@contextlib.contextmanager
def full_disk(largest=1000):
    """Limit the size of files, so that writing fails as on a full disk."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.skipif(sys.platform != "linux", reason="the test limits the size of files, which needs Linux")
def test_a_full_disk_is_said_and_keeps_what_was_there(batch, tmp_path):
    """A full disk is reported, and existing files stay.

    NetCDF files are made in memory, because HDF5 would end the process.
    """
    writers = {kind: lambda p: ph.export(batch, p) for kind in ("nc", "csv")} | {"npz": batch.save}
    for kind, write in writers.items():
        path = tmp_path / f"there.{kind}"
        write(path)
        before = path.read_bytes()
        with full_disk(), pytest.raises(ph.PolhodeError, match="cannot be written: File too large"):
            write(path)
        assert path.read_bytes() == before and len(before) > 1000
    assert len(list(tmp_path.iterdir())) == len(writers)

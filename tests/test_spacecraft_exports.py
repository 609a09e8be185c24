"""Test STK, CZML, CCSDS, MCAP and GLB files with readers that are written from the descriptions of the formats."""

import json
import struct
from datetime import datetime, timedelta
from itertools import pairwise

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.files.exports.stk import ground_frame, sidereal_angle

EPOCH = "2030-03-04T23:59:58.25"


@pytest.fixture(scope="module")
def flight():
    body = ph.Body([[2, 0.1, 0], [0.1, 3, 0.2], [0, 0.2, 4]], mass=10.0, name="sat")
    start = {"position": [7e6, 0, 0], "velocity": [0, 5e3, 5e3], "omega": [0.1, 0.2, 0.3]}
    return ph.simulate(
        body, force=ph.forces.central(3.986e14), **start, t_end=20, dt=1.0, engine="python", method="mr2"
    )


@pytest.fixture(scope="module")
def wheeled():
    def pointing(t, R, omega):
        return np.array([0.01, -0.02]) * (1 + int(t / 0.2))

    motors = ph.torques.sampled(pointing, period=0.2)
    wheels = ph.torques.wheels([[1, 0, 0], [0, 1, 0]], momenta=[0.5, -0.5], motor=motors, inertia=[0.01, 0.02])
    run = {"omega": [0.0, 0.1, 0.0], "t_end": 1, "dt": 0.1, "method": "gyrostat2", "engine": "python"}
    return ph.simulate([1, 2, 2.5], wheels, **run)


# --- CCSDS: a reader of key-value notation, from 504.0-B-2 and 502.0-B-3 ------------------------------------------


def read_kvn(path, header, required, data):
    """Return header, metadata and rows of a file. The keywords must be in the order of the standard."""
    lines = [x.strip() for x in path.read_text(encoding="ascii").splitlines()]
    lines = [x for x in lines if x and not x.startswith("COMMENT")]
    head, meta, rows, part = [], [], [], "header"
    for line in lines:
        if line in ("META_START", "META_STOP", "DATA_START", "DATA_STOP"):
            part = {"META_START": "meta", "META_STOP": "data", "DATA_START": "data", "DATA_STOP": "end"}[line]
        elif part == "data":
            rows.append(line.split())
        else:
            key, equals, value = line.partition("=")
            assert equals and key.strip().isupper() and value.strip(), line
            (head if part == "header" else meta).append((key.strip(), value.strip()))
    assert [k for k, _ in head] == header
    keys = [k for k, _ in meta]
    assert [k for k in keys if k in required] == required and len(set(keys)) == len(keys)
    times = [datetime.fromisoformat(r[0][:26]) for r in rows]
    values = np.array([[float(x) for x in r[1:]] for r in rows])
    assert values.shape[1] == data and all(b > a for a, b in pairwise(times))
    meta = dict(meta)
    assert [meta["START_TIME"], meta["STOP_TIME"]] == [rows[0][0], rows[-1][0]] and meta["TIME_SYSTEM"] == "UTC"
    return meta, times, values


def seconds(times, zero=EPOCH):
    return np.array([(t - datetime.fromisoformat(zero)) / timedelta(seconds=1) for t in times])


def test_aem_and_back(flight, tmp_path):
    path = ph.export(flight, tmp_path / "a.aem", epoch=EPOCH)
    order = ["OBJECT_NAME", "OBJECT_ID", "REF_FRAME_A", "REF_FRAME_B", "TIME_SYSTEM", "START_TIME", "STOP_TIME",
             "ATTITUDE_TYPE", "ANGVEL_FRAME"]  # fmt: skip
    meta, times, rows = read_kvn(path, ["CCSDS_AEM_VERS", "CREATION_DATE", "ORIGINATOR"], order, 7)
    assert meta["ATTITUDE_TYPE"] == "QUATERNION/ANGVEL" and meta["ANGVEL_FRAME"] == meta["REF_FRAME_B"]
    np.testing.assert_allclose(seconds(times), flight.t, atol=1e-6)
    np.testing.assert_allclose(Rotation.from_quat(rows[:, :4]).as_matrix(), flight.R, atol=1e-15)
    np.testing.assert_allclose(np.radians(rows[:, 4:]), flight.omega, rtol=1e-15, atol=1e-17)


def test_oem_and_back(flight, tmp_path):
    path = ph.export(flight, tmp_path / "a.oem", epoch=EPOCH)
    order = ["OBJECT_NAME", "OBJECT_ID", "CENTER_NAME", "REF_FRAME", "TIME_SYSTEM", "START_TIME", "STOP_TIME"]
    _, times, rows = read_kvn(path, ["CCSDS_OEM_VERS", "CREATION_DATE", "ORIGINATOR"], order, 6)
    np.testing.assert_allclose(seconds(times), flight.t, atol=1e-6)
    np.testing.assert_allclose(1e3 * rows[:, :3], flight.x, rtol=1e-15)
    np.testing.assert_allclose(1e3 * rows[:, 3:], flight.v, rtol=1e-14)
    oem = pytest.importorskip("oem", reason="the test reads the file with the package oem")
    states = oem.OrbitEphemerisMessage.open(path).states
    np.testing.assert_allclose([s.position for s in states], 1e-3 * flight.x, rtol=1e-14)


# --- STK ----------------------------------------------------------------------------------------------------------


def read_stk(path):
    lines = [x.strip() for x in path.read_text(encoding="ascii").splitlines() if x.strip() and not x.startswith("#")]
    assert lines[0].startswith("stk.v.") and lines[1] == "BEGIN Attitude" and lines[-1] == "END Attitude"
    at = lines.index("AttitudeTimeQuatAngVels")
    facts = dict(x.split(maxsplit=1) for x in lines[2:at])
    return facts, np.array([[float(v) for v in x.split()] for x in lines[at + 1 : -1]])


def test_stk_and_back(flight, tmp_path):
    facts, rows = read_stk(ph.export(flight, tmp_path / "a.a", epoch=EPOCH))
    assert facts["ScenarioEpoch"] == "4 Mar 2030 23:59:58.250000000" and facts["CoordinateAxes"] == "J2000"
    assert int(facts["NumberOfAttitudePoints"]) == len(rows) == len(flight)
    np.testing.assert_array_equal(rows[:, 0], flight.t)
    np.testing.assert_allclose(Rotation.from_quat(rows[:, 1:5]).as_matrix(), flight.R, atol=1e-15)
    np.testing.assert_allclose(np.radians(rows[:, 5:]), flight.omega, rtol=1e-14, atol=1e-17)


def test_the_sign_of_stk_is_that_of_its_manual(tmp_path):
    """Test the example of the manual: at 6 degrees per second about z, the quaternion after 10 s is (0, 0,
    0.5, 0.866).
    """
    run = ph.simulate([1, 1, 1], omega=[0, 0, np.radians(6)], t_end=10, dt=10, engine="python")
    _, rows = read_stk(ph.export(run, tmp_path / "a.a", epoch=EPOCH))
    np.testing.assert_allclose(rows[1], [10, 0, 0, 0.5, np.sqrt(0.75), 0, 0, 6], atol=1e-14)


# --- CZML ---------------------------------------------------------------------------------------------------------


def read_czml(path):
    document, thing = json.loads(path.read_text(encoding="utf-8"))
    assert document["id"] == "document" and document["version"] == "1.0"
    turning = np.array(thing["orientation"]["unitQuaternion"]).reshape(-1, 5)
    return document, thing, turning[:, 0], Rotation.from_quat(turning[:, 1:]).as_matrix()


def test_czml_and_back(flight, tmp_path):
    document, thing, t, fixed = read_czml(ph.export(flight, tmp_path / "a.czml", epoch=EPOCH, speed=5))
    assert document["clock"]["multiplier"] == 5 and thing["availability"].startswith(EPOCH)
    g = sidereal_angle(datetime.fromisoformat(EPOCH), t)
    back = Rotation.from_rotvec(g[:, None] * [0, 0, 1]).as_matrix() @ fixed
    np.testing.assert_allclose(back, flight.R, atol=1e-14)
    place = np.array(thing["position"]["cartesian"]).reshape(-1, 4)
    # no box is drawn, because the axes of the body are not principal
    assert thing["position"]["referenceFrame"] == "INERTIAL" and "box" not in thing
    np.testing.assert_array_equal(place[:, 1:], flight.x)


def test_sidereal_time_is_that_of_the_almanac():
    """Compare with Meeus, Astronomical Algorithms, example 12.b: 128.7378734 degrees on 1987 April 10, 19h
    21m 00s UT.
    """
    angle = np.degrees(sidereal_angle(datetime(1987, 4, 10, 19, 20), np.array([60.0]))[0]) % 360
    assert angle == pytest.approx(128.7378734, abs=1e-6)


def test_east_north_up(tmp_path):
    frame, place = ground_frame(-75.59777, 40.03883, 0.0)
    # the axes of the ellipsoid WGS 84; the position must be on it, and the third axis along its normal
    axes = np.array([6378137.0, 6378137.0, 6356752.314245])
    assert np.sum((place / axes) ** 2) == pytest.approx(1, abs=1e-12)
    normal = place / axes**2
    np.testing.assert_allclose(frame[:, 2], normal / np.linalg.norm(normal), atol=1e-12)
    np.testing.assert_allclose(np.degrees(np.arctan2(place[1], place[0])), -75.59777)
    np.testing.assert_allclose(np.cross(frame[:, 0], frame[:, 1]), frame[:, 2], atol=1e-15)
    np.testing.assert_allclose(ground_frame(10.0, 90.0, 100.0)[1], [0, 0, axes[2] + 100], atol=1e-6)
    run = ph.simulate([1, 2, 2.5], omega=[0.1, 0.2, 0.3], t_end=1, dt=0.5, engine="python")
    _, thing, _, fixed = read_czml(
        ph.export(run, tmp_path / "a.czml", epoch=EPOCH, frame="ENU", at=(-75.59777, 40.03883, 0))
    )
    np.testing.assert_allclose(frame.T @ fixed, run.R, atol=1e-14)
    assert thing["position"]["cartesian"] == pytest.approx(place) and len(thing["box"]["dimensions"]["cartesian"]) == 3


# --- tables with wheels and commands ------------------------------------------------------------------------------


def test_wheels_and_commands_are_in_every_table(wheeled, tmp_path):
    pandas, xarray = pytest.importorskip("pandas"), pytest.importorskip("xarray")
    frame = wheeled.to_pandas()
    # momenta computed by hand, for two motors whose torques change every 0.2 s
    rate = np.array([0.01, -0.02]) * (1 + np.minimum(np.arange(10) // 2, 4))[:, None]
    momenta = np.array([0.5, -0.5]) + np.concatenate([np.zeros((1, 2)), np.cumsum(0.1 * rate, axis=0)])
    np.testing.assert_allclose(frame[["wheel_momentum_0", "wheel_momentum_1"]], momenta, atol=1e-14)
    np.testing.assert_allclose(frame[["command_pointing_0", "command_pointing_1"]][:-1], rate, atol=1e-15)
    np.testing.assert_allclose(frame["wheel_speed_1"], momenta[:, 1] / 0.02 - wheeled.omega[:, 1], rtol=1e-12)
    tables = [
        pandas.read_csv(ph.export(wheeled, tmp_path / "a.csv"), comment="#", dtype=str).astype(float),
        pandas.read_parquet(ph.export(wheeled, tmp_path / "a.parquet")),
    ]
    for table in tables:
        assert list(table.columns) == ["t", *frame.columns]
        np.testing.assert_array_equal(table[frame.columns], frame)
    with xarray.open_dataset(ph.export(wheeled, tmp_path / "a.nc"), engine="h5netcdf") as data:
        np.testing.assert_allclose(data.wheel_momentum, momenta, atol=1e-14)
        assert data.wheel_speed.units == "rad/s" and data.command_pointing.shape == (11, 2)


def test_mcap_and_back(wheeled, tmp_path):
    pytest.importorskip("mcap")
    from mcap.reader import make_reader

    poses, states = [], []
    with open(ph.export(wheeled, tmp_path / "a.mcap", epoch=EPOCH), "rb") as file:
        for schema, channel, message in make_reader(file).iter_messages():
            data = json.loads(message.data)
            (poses if channel.topic == "/tf" else states).append((message.log_time, data))
            assert schema.encoding == "jsonschema" and set(data) <= set(json.loads(schema.data)["properties"])
    zero = datetime.fromisoformat(EPOCH + "+00:00").timestamp()
    np.testing.assert_allclose([t * 1e-9 - zero for t, _ in poses], wheeled.t, atol=1e-6)
    turned = Rotation.from_quat([[d["rotation"][c] for c in "xyzw"] for _, d in poses]).as_matrix()
    np.testing.assert_allclose(turned, wheeled.R, atol=1e-15)
    assert states[3][1]["wheel_speed_0"] == wheeled.wheels.speeds[3, 0] and len(states) == len(poses) == 11


# --- GLB: the rules of the glTF 2.0 specification that concern an animation ---------------------------------------


def read_glb(path):
    data = path.read_bytes()
    magic, version, length = struct.unpack("<III", data[:12])
    assert (magic, version, length) == (0x46546C67, 2, len(data))
    n, kind = struct.unpack("<II", data[12:20])
    m, binary = struct.unpack("<II", data[20 + n : 28 + n])
    assert kind == 0x4E4F534A and binary == 0x004E4942 and n % 4 == m % 4 == 0 and 28 + n + m == length
    scene, chunk = json.loads(data[20 : 20 + n]), data[28 + n :]
    assert scene["buffers"][0]["byteLength"] <= len(chunk) <= scene["buffers"][0]["byteLength"] + 3
    arrays = []
    for a in scene["accessors"]:
        view = scene["bufferViews"][a["bufferView"]]
        width = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[a["type"]]
        assert (
            a["componentType"] == 5126 and view["byteOffset"] % 4 == 0 and view["byteLength"] == 4 * width * a["count"]
        )
        assert view["byteOffset"] + view["byteLength"] <= scene["buffers"][0]["byteLength"]
        arrays.append(np.frombuffer(chunk, "<f4", width * a["count"], view["byteOffset"]).reshape(a["count"], width))
        for bound, reduce in (("min", np.min), ("max", np.max)):
            if bound in a:
                np.testing.assert_array_equal(np.float32(a[bound]), reduce(arrays[-1], axis=0))
    return scene, arrays


def test_glb_animations_keep_the_rules(flight, tmp_path):
    scene, arrays = read_glb(ph.export(flight, tmp_path / "a.glb"))
    (animation,) = scene["animations"]
    assert [c["target"]["path"] for c in animation["channels"]] == ["rotation", "translation"]
    for channel in animation["channels"]:
        sampler = animation["samplers"][channel["sampler"]]
        time, values = arrays[sampler["input"]][:, 0], arrays[sampler["output"]]
        # glTF requires them for the input of an animation
        assert {"min", "max"} <= set(scene["accessors"][sampler["input"]])
        assert time[0] >= 0 and np.all(np.diff(time) > 0) and len(values) == len(time)
        node = scene["nodes"][channel["target"]["node"]]
        assert "mesh" in node and "matrix" not in node  # in glTF, a node with a matrix cannot be animated
        if channel["target"]["path"] == "rotation":
            np.testing.assert_allclose(np.linalg.norm(values, axis=1), 1, atol=1e-6)
            # neighbouring quaternions have the same sign, so interpolation takes the shorter way
            assert np.all(np.sum(values[1:] * values[:-1], axis=1) > 0)
    # z points up in polhode, and y in glTF
    up = Rotation.from_quat(scene["nodes"][0]["rotation"]).apply([0, 0, 1])
    np.testing.assert_allclose(up, [0, 1, 0], atol=1e-12)
    assert scene["nodes"][0]["children"] == [1] and scene["scenes"][0]["nodes"] == [0]


def test_glb_of_a_fast_body_is_made_dense(tmp_path):
    run = ph.simulate([1, 2, 2.5], omega=[0.1, 0.2, 9.0], t_end=2, dt=0.5, engine="python")
    _, arrays = read_glb(ph.export(run, tmp_path / "a.glb"))
    exact = ph.exact.free_body([1, 2, 2.5], omega=[0.1, 0.2, 9.0], t=arrays[2][:, 0].astype(float))
    np.testing.assert_allclose(Rotation.from_quat(arrays[3]).as_matrix(), exact.R, atol=1e-5)
    assert len(arrays[2]) > 18

"""Test robot models from MJCF and URDF files against MuJoCo's kinematics, mass matrix and motion."""

import warnings

import numpy as np
import pytest

import polhode as ph
from polhode.mechanisms import read_model

mujoco = pytest.importorskip("mujoco")

TREE = """
<mujoco><option gravity="0 1 -9.81"><flag contact="disable"/></option><worldbody>
  <body name="cart" pos="0 0 1">
    <joint name="rail" type="slide" axis="1 0 0" stiffness="30" springref="0.1"/>
    <geom type="box" size=".1 .1 .1" density="300"/>
    <body name="arm" pos="0 0 -.1" euler="10 20 0">
      <joint name="swing" axis="0 1 0"/> <geom type="capsule" size="0.02" fromto="0 0 0 0.1 0 -.4"/>
      <body name="plate" pos="0.1 0 -0.4">
        <joint name="u1" axis="1 0 0"/> <joint name="u2" axis="0 1 0"/>
        <geom type="box" size=".1 .05 .02" pos=".05 0 -.1"/>
        <body name="knob" pos="0.1 0 -.1"><geom size="0.03"/></body>
        <body name="bob" pos="0.1 0 -0.2">
          <joint name="ball" type="ball"/> <geom type="ellipsoid" size=".05 .03 .08" pos="0 .02 -.1"/>
        </body>
      </body>
      <body name="nut" pos="0 0 -.2">
        <joint name="s" type="slide" axis="0 0 1"/> <joint name="h" axis="0 0 1"/>
        <geom type="cylinder" size=".05 .02" pos=".02 0 0"/>
      </body>
    </body>
  </body>
  <body name="sled" pos="2 0 0">
    <joint name="x" type="slide" axis="1 0 0"/> <joint name="z" type="slide" axis="0 0 1"/>
    <joint name="y" axis="0 1 0"/>
    <geom type="box" size=".1 .1 .1" pos=".03 0 0"/>
  </body>
</worldbody></mujoco>
"""
TURN = np.array([0.9, 0.1, 0.3, 0.2]) / np.linalg.norm([0.9, 0.1, 0.3, 0.2])
PLACES = {"rail": 0.3, "swing": 0.4, "u1": 0.2, "u2": -0.3, "ball": TURN, "s": 0.05, "h": 0.4, "y": 0.3, "x": 0, "z": 0}
RATES = {
    "rail": 0.3, "swing": 1.4, "u1": 1.2, "u2": -2.3, "ball": [0.9, 3, 0.3], "s": 0.25, "h": 4, "y": 3, "x": 1, "z": 2
}  # fmt: skip

ARM = """
<robot name="arm">
  <link name="base"><inertial><mass value="3"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="upper"><inertial><origin xyz="0 0 0.2" rpy="0.1 0.2 0.3"/><mass value="1.2"/>
    <inertia ixx="0.02" iyy="0.025" izz="0.01" ixy="0.001" ixz="0" iyz="0"/></inertial>
    <visual><geometry><mesh filename="package://arm/upper.stl"/></geometry></visual>
    <collision><geometry><mesh filename="package://arm/upper.stl"/></geometry></collision></link>
  <link name="flange"><inertial><mass value="0.3"/>
    <inertia ixx="0.001" iyy="0.001" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="tool"><inertial><origin xyz="0 0.05 0"/><mass value="0.5"/>
    <inertia ixx="0.002" iyy="0.003" izz="0.004" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/><origin xyz="0 0 0.5" rpy="0 0 0.3"/>
    <axis xyz="0 1 0"/><limit lower="-2" upper="2" effort="10" velocity="3"/><dynamics damping="0.05" friction="0.1"/>
  </joint>
  <joint name="weld" type="fixed"><parent link="upper"/><child link="flange"/>
    <origin xyz="0 0 0.4" rpy="0 0.1 0"/></joint>
  <joint name="wrist" type="continuous"><parent link="flange"/><child link="tool"/><origin xyz="0 0 0.1"/>
    <axis xyz="1 0 0"/><mimic joint="shoulder" multiplier="0.1"/></joint>
  <transmission name="t"><type>simple</type></transmission>
</robot>
"""


SECOND = '<joint name="k" axis="0 1 0"/>'


def put(folder, text, name="model.xml"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def theirs(path, places, rates):
    m = mujoco.MjModel.from_xml_path(str(path))
    d = mujoco.MjData(m)
    for name in places:
        k = m.joint(name).id
        for values, into, first in ((places[name], d.qpos, m.jnt_qposadr), (rates[name], d.qvel, m.jnt_dofadr)):
            into[first[k] : first[k] + np.size(values)] = values
    mujoco.mj_forward(m, d)
    return m, d


def kinetic_energy(m, d):
    M = np.zeros((m.nv, m.nv))
    if hasattr(d, "qM"):
        mujoco.mj_fullM(m, M, d.qM)
    else:  # MuJoCo 4 and later
        mujoco.mj_fullM(m, d, M)
    return 0.5 * d.qvel @ M @ d.qvel


def test_a_tree_has_mujocos_kinematics_and_mass_matrix(tmp_path):
    path = put(tmp_path, TREE)
    robot = read_model(path, position=PLACES, velocity=RATES)
    assert robot.merged == {"knob": "plate"} and not robot.unsupported
    m, d = theirs(path, PLACES, RATES)
    assert robot.mechanism.freedoms == m.nv == 12
    # the energy is a quadratic form of 12 rates, so there are enough directions to check each row
    for seed in range(13):
        rates = np.random.default_rng(seed).normal(size=12)
        d.qvel[:] = rates
        mujoco.mj_forward(m, d)
        k = {name: m.jnt_dofadr[m.joint(name).id] for name in RATES}
        chosen = {n: rates[k[n] : k[n] + np.size(v)] for n, v in RATES.items()}
        built = read_model(path, position=PLACES, velocity=chosen).mechanism.placed
        energy = sum(0.5 * b.body.mass * b.v @ b.v + 0.5 * b.omega @ b.body.inertia @ b.omega for b in built)
        assert energy == pytest.approx(kinetic_energy(m, d), rel=1e-12)
        for b in built:
            i = m.body(b.name).id
            assert np.abs(b.R - d.xmat[i].reshape(3, 3)).max() < 1e-14
            assert np.abs(b.x + b.R @ robot.origins[b.name] - d.xpos[i]).max() < 1e-14


def test_a_tree_moves_as_in_mujoco(tmp_path):
    path = put(tmp_path, TREE)
    robot = read_model(path, position=PLACES, velocity=RATES)
    run = robot.simulate(t_end=0.05, dt=0.01, method="rattle6", engine="python")
    m, d = theirs(path, PLACES, RATES)
    m.opt.timestep, m.opt.integrator = 1e-4, mujoco.mjtIntegrator.mjINT_RK4
    mujoco.mj_step(m, d, 500)
    mujoco.mj_forward(m, d)
    for name, body in run.bodies.items():
        i = m.body(name).id
        assert np.abs(body.R[-1] - d.xmat[i].reshape(3, 3)).max() < 2e-7
        assert np.abs(body.point(robot.origins[name])[-1] - d.xpos[i]).max() < 2e-8


def test_springs_dampers_and_stops(tmp_path):
    text = """<mujoco><option gravity="0 0 0"/><worldbody><body name="door"><joint name="hinge" axis="0 0 1"
      stiffness="2" springref="20" damping="0.05" range="-90 90"/>
      <geom type="box" size=".5 .02 1" pos=".5 0 0" density="10"/></body>
      </worldbody></mujoco>"""
    path = put(tmp_path, text)
    with pytest.warns(ph.UnsupportedFeatureWarning, match=r"limits -1.57.*limit_stiffness"):
        robot = read_model(path, position={"hinge": 1.0})
    run = robot.simulate(t_end=1.0, dt=0.01, method="rattle4", engine="python")
    m, d = theirs(path, {"hinge": 1.0}, {"hinge": 0.0})
    m.opt.timestep, m.opt.integrator = 1e-4, mujoco.mjtIntegrator.mjINT_RK4
    mujoco.mj_step(m, d, 10000)
    assert 1.0 + run.joints["hinge"].angle[-1] == pytest.approx(d.qpos[0], abs=1e-8)
    stopped = read_model(path, position={"hinge": 1.0}, limit_stiffness=50.0)
    assert stopped.mechanism.joints[0].drive.high == pytest.approx(np.pi / 2 - 1.0) and not stopped.unsupported


@pytest.mark.parametrize("joints", ['<joint name="j" range="-200 200"/>', f'<joint name="j" range="-9 9"/>{SECOND}'])
def test_limits_that_cannot_be_stops_are_listed(joints, tmp_path):
    path = put(tmp_path, f'<mujoco><worldbody><body name="b">{joints}<geom size="0.1"/></body></worldbody></mujoco>')
    with pytest.warns(ph.UnsupportedFeatureWarning, match=r"joint 'j': limits -\d"):
        robot = read_model(path, limit_stiffness=10.0)
    assert len(robot.unsupported) == 1


def test_loops_are_closed(tmp_path):
    text = """<mujoco><option gravity="0 0 -9.81"><flag contact="disable"/></option><worldbody>
      <body name="a"><joint axis="0 1 0"/><geom type="capsule" size=".02" fromto="0 0 0 0 0 .3"/>
      <body name="b" pos="0 0 .3">
      <joint axis="0 1 0"/><geom type="capsule" size=".02" fromto="0 0 0 .6 0 .2"/></body></body>
      <body name="c" pos=".6 0 0"><joint axis="0 1 0"/><geom type="capsule" size=".02" fromto="0 0 0 0 0 .5"/></body>
      </worldbody><equality><connect name="close" body1="b" body2="c" anchor=".6 0 .2"/>
      <weld body1="a" body2="c" active="false"/></equality></mujoco>"""
    with pytest.warns(ph.UnsupportedFeatureWarning, match="not active"):
        robot = read_model(put(tmp_path, text))
    assert robot.mechanism.freedoms == 1
    run = robot.simulate(t_end=0.1, dt=0.005, engine="python")
    assert run.joints["close"].error.max() < 1e-14
    assert np.ptp(run.energy) < 1e-5


def test_a_robot_in_urdf(tmp_path):
    path = put(tmp_path, ARM, "arm.urdf")
    with pytest.warns(ph.UnsupportedFeatureWarning) as told:
        robot = read_model(path, position={"shoulder": 0.3})
    for word in ("dry friction 0.1", "limits -2 ... 2", "'wrist' to 'shoulder' (mimic)", "<transmission>", "speed"):
        assert word in str(told[0].message) and any(word in x for x in robot.unsupported)
    assert robot.merged == {"base": "ground", "flange": "upper"} and "missing: <transmission>" in repr(robot)
    assert any("meshes" in x for x in robot.ignored)
    upper = robot.mechanism.placed[0]
    assert upper.body.mass == pytest.approx(1.5)
    # centre of mass of the link and the flange that is fixed to it, computed by hand
    centre = (1.2 * np.array([0, 0, 0.2]) + 0.3 * np.array([0, 0, 0.4])) / 1.5
    assert np.abs(robot.origins["upper"] + centre).max() < 1e-15
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ph.UnsupportedFeatureWarning)
        free = read_model(path, base="free")
    assert free.mechanism.freedoms == 8 and robot.mechanism.freedoms == 2


HINGES = '<joint axis="1 0 0"/><joint axis="0 1 0"/>'
BODY = '<mujoco><worldbody><body name="b">{}<geom size="0.1"/></body></worldbody>{}</mujoco>'
REFUSED = {
    "no file": (lambda put: read_model("nowhere.xml"), "there is no file"),
    "no model": (lambda put: read_model(put("<mujoco><wordbody/></mujoco>")), "MuJoCo cannot read"),
    "no XML": (lambda put: read_model(put("a robot")), "MuJoCo cannot read"),
    "joints without a counterpart": (
        lambda put: read_model(put(BODY.format(f'<joint type="slide" axis="0 0 1"/>{HINGES}', ""))),
        "small body between",
    ),
    "hinges in different places": (
        lambda put: read_model(put(BODY.format('<joint axis="1 0 0"/><joint axis="0 1 0" pos="0 0 1"/>', ""))),
        "small body between",
    ),
    "an unknown joint": (lambda put: read_model(put(TREE), position={"swnig": 1}), "Did you mean 'swing'"),
    "a ball with an angle": (lambda put: read_model(put(TREE), position={"ball": 1}), "4 finite"),
    "an unknown keyframe": (lambda put: read_model(put(TREE), keyframe="home"), "keyframe"),
    "an unknown base": (lambda put: read_model(put(TREE), base="float"), "base"),
    "a base that has joints": (lambda put: read_model(put(TREE), base="free"), "without a joint"),
    "a weld that is turned": (
        lambda put: read_model(
            put(BODY.format('<joint name="j"/>', '<equality><weld body1="b"/></equality>')), position={"j": 0.5}
        ),
        "turned relative to each other",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_read_is_refused(case, tmp_path):
    action, message = REFUSED[case]
    with pytest.raises(ph.PolhodeError, match=message):
        action(lambda text: put(tmp_path, text))


def test_without_mujoco(tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "mujoco", None)
    with pytest.raises(ph.MissingPackage, match=r"polhode\[robots\]"):
        read_model(put(tmp_path, TREE))

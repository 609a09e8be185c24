"""Test initial states in the forms that users have: quaternions, Euler angles, units, six numbers of inertia, and
hints.
"""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.scenario import from_data

Q = np.array([0.5, -0.1, 0.7, 0.2])
ANGLES = np.array([0.3, -0.4, 1.2])


def turn(axis, angle):
    """Return the matrix of a turn about a coordinate axis, as in textbooks."""
    c, s = np.cos(angle), np.sin(angle)
    i, j = [k for k in range(3) if k != axis]
    R = np.eye(3)
    sign = -1.0 if axis == 1 else 1.0
    R[i, i], R[j, j], R[i, j], R[j, i] = c, c, -sign * s, sign * s
    return R


def test_quaternions_in_either_order():
    w, x, y, z = Q / np.linalg.norm(Q)
    R = np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ])  # fmt: skip
    assert ph.attitudes.quaternion(Q, order="wxyz") == pytest.approx(R, abs=1e-15)
    assert ph.attitudes.quaternion(np.roll(Q, -1), order="xyzw") == pytest.approx(R, abs=1e-15)
    many = ph.attitudes.quaternion(np.stack([Q, 3 * Q])[:, None], order="wxyz")
    assert many.shape == (2, 1, 3, 3) and many[1, 0] == pytest.approx(R, abs=1e-15)


@pytest.mark.parametrize("sequence", ["ZXZ", "XYZ", "zyx", "xyx"])
def test_euler_angles(sequence):
    """Capital letters mean axes that turn with the body, so the first turn is on the left.

    Small letters mean fixed axes.
    """
    turns = [turn("xyz".index(a.lower()), x) for a, x in zip(sequence, ANGLES)]
    R = np.linalg.multi_dot(turns if sequence.isupper() else turns[::-1])
    assert ph.attitudes.euler(ANGLES, sequence) == pytest.approx(R, abs=1e-15)
    degrees = [f"{np.degrees(a)!r} deg".replace("np.float64(", "").replace(")", "") for a in ANGLES]
    assert ph.attitudes.euler(degrees, sequence) == pytest.approx(R, abs=1e-15)


def test_rotation_vectors():
    assert ph.attitudes.rotation_vector([0, 0, 0.3]) == pytest.approx(turn(2, 0.3), abs=1e-15)
    assert ph.attitudes.rotation_vector(["90 deg", 0, 0]) == pytest.approx(turn(0, np.pi / 2), abs=1e-15)
    v = [0.1, 0.2, -0.4]
    assert ph.attitudes.rotation_vector(v) == pytest.approx(Rotation.from_rotvec(v).as_matrix(), abs=1e-15)


def test_units_in_python():
    given = ph.simulate(
        ["20 kg cm^2", "30 kg cm^2", 0.004], omega=["10 deg/s", 0, "2 rpm"], t_end="1 min", dt="500 ms",
        attitude=ph.attitudes.euler(["10 deg", 0.2, 0], "ZXZ"), t_eval=["30 s", "1 min"], engine="python",
    )  # fmt: skip
    plain = ph.simulate(
        [0.002, 0.003, 0.004], omega=[np.pi / 18, 0, np.pi / 15], t_end=60, dt=0.5,
        attitude=ph.attitudes.euler([np.pi / 18, 0.2, 0], "ZXZ"), t_eval=[30, 60], engine="python",
    )  # fmt: skip
    assert given.R == pytest.approx(plain.R, abs=1e-13) and given.t.tolist() == [30.0, 60.0]
    assert given.extend("2 min").t[-1] == 120.0
    assert np.array_equal(given.at(["40 s", "1 min"]).R, given.at([40, 60]).R)
    assert ph.Event(lambda R: R[0, 0], max_interval="1 ms").max_interval == 1e-3
    stepper = ph.stepper([1, 2, 2.5], omega=[0, 0, 1], dt="100 ms", engine="python")
    stepper.step()
    assert stepper.t == 0.1
    box = ph.Body.box("10 cm", "20 cm", 0.3, mass="500 g")
    assert box.inertia == pytest.approx(ph.Body.box(0.1, 0.2, 0.3, mass=0.5).inertia)
    assert box.about(["5 cm", 0, 0]).reference.tolist() == [0.05, 0, 0]
    moved = ph.simulate(
        ph.Body([1, 2, 2.5], mass=1), force=ph.forces.gravity(), position=["1 km", 0, 0], velocity=[0, "36 km/h", 0],
        omega=[0, 0, 1.0], t_end=1, dt=0.5, engine="python",
    )  # fmt: skip
    assert moved.x[0].tolist() == [1000, 0, 0] and moved.v[0] == pytest.approx([0, 10, 0])


class Pint:
    """An object like the quantities of pint."""

    def __init__(self, values, factors):
        self.values, self.factors = values, factors

    magnitude = property(lambda self: self.values)

    def to(self, unit):
        return Pint(np.asarray(self.values) * self.factors[unit], self.factors)


class Astropy:
    def __init__(self, values, factors):
        self.values, self.factors = values, factors

    def to_value(self, unit):
        return np.asarray(self.values) * self.factors[unit]


@pytest.mark.parametrize("kind", [Pint, Astropy])
def test_quantities_of_other_libraries(kind):
    rate, time = kind([10, 0, 20], {"rad/s": np.pi / 180}), kind(1.0, {"s": 60.0})
    run = ph.simulate([1, 2, 2.5], omega=rate, t_end=time, dt=kind(500.0, {"s": 1e-3}), engine="python")
    assert run.omega[0] == pytest.approx(np.radians([10, 0, 20])) and run.t[-1] == 60.0
    with pytest.raises(ph.InvalidInput, match=r"t_end must be in s or a multiple of it"):
        ph.simulate([1, 2, 2.5], omega=rate, t_end=kind(1.0, {"m": 1.0}), dt=0.5)


def test_units_of_what_acts():
    """Torques, forces, controllers and their parts accept units.

    The results are the same as with numbers in SI units.
    """
    t, f = ph.torques, ph.forces
    times, values = ["0 s", "500 ms", 1], [["2 mN m", 0, 0]] * 3
    pairs = (
        (t.heavy_top("20 mN m"), t.heavy_top(0.02)),
        (t.constant(["1 mN m", 0, 0]), t.constant([1e-3, 0, 0])),
        (t.gravity_gradient(1e-6, rate="1 deg/s"), t.gravity_gradient(1e-6, rate=np.pi / 180)),
        (t.table(times, values, 1), t.table([0, 0.5, 1], [[2e-3, 0, 0]] * 3, 1)),
        (t.angle_table(["0 deg", "180 deg"], [0, 0], [0, 0, 1], [0, 0, 1], 1),
         t.angle_table([0, np.pi], [0, 0], [0, 0, 1], [0, 0, 1], 1)),
        (t.magnetic(["2 A m^2", 0, 0], ["1 mT", 0, 0]), t.magnetic([2, 0, 0], [1e-3, 0, 0])),
        (t.magnetic([1, 0, 0], t.orbit_field("2 mT", "1 rad/s", normal=[0, 1, 0])),
         t.magnetic([1, 0, 0], t.orbit_field(2e-3, 1.0, normal=[0, 1, 0]))),
        (t.thrusters([["10 cm", 0, 0]], [[0, 1, 0]], ["2 mN"], [[("0 s", "1 min")]]),
         t.thrusters([[0.1, 0, 0]], [[0, 1, 0]], [2e-3], [[(0, 60)]])),
        (t.wheels([[0, 0, 1]], ["2 mN m s"], inertia=["1 kg m^2"]), t.wheels([[0, 0, 1]], [2e-3], inertia=[1])),
        (f.gravity("9.81 m/s^2"), f.gravity(9.81)),
        (f.spring(["1 m", 0, 0], stiffness="2 N/m", rest="10 cm"), f.spring([1, 0, 0], stiffness=2, rest=0.1)),
    )  # fmt: skip
    for given, plain in pairs:
        assert given.describe() == plain.describe()
    assert t.sensor(rate_noise="180 deg/s", delay="500 ms", seed=1) == t.sensor(rate_noise=np.pi, delay=0.5, seed=1)
    for limit, number in (("2 mN m", 2e-3), (["2 A m^2", 1, 1], [2, 1, 1])):
        assert t.actuator(limit=limit) == t.actuator(limit=number)


def test_six_numbers_of_inertia():
    """For opposite masses where x and y have the same sign, the integral of x y dm is positive; for the others, it is
    negative.
    """
    masses = [(1.0, (0.3, 0.2, 0.1)), (1.0, (-0.3, -0.2, -0.1)), (2.0, (0.1, -0.4, 0.2)), (2.0, (-0.1, 0.4, -0.2))]
    J = sum(m * (np.dot(r, r) * np.eye(3) - np.outer(r, r)) for m, r in masses)
    integrals = [sum(m * r[i] * r[j] for m, r in masses) for i, j in ((0, 1), (0, 2), (1, 2))]
    six = [J[0, 0], J[1, 1], J[2, 2], *integrals]
    assert ph.Body.from_six(six, products="integrals").inertia == pytest.approx(J, abs=1e-15)
    entries = [J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2]]
    assert ph.Body.from_six(entries, products="entries", mass=6).inertia == pytest.approx(J, abs=1e-15)
    both = ph.Body.from_six([entries, entries], products="entries")
    assert both.batch == 2 and both.inertia[1] == pytest.approx(J, abs=1e-15)
    run = dict(t_end=1, dt=0.1, engine="python")
    data = {"format": 1, "body": {"six": six, "products": "integrals"}, "start": {"omega": [0, 0, 1]}, "run": run}
    loaded = from_data(data, where="here")
    assert loaded.body().inertia == pytest.approx(J, abs=1e-15) and "from_six" in loaded.python()


def test_files_and_python_share_their_attitudes():
    start = {"omega": [0, 0, 1], "euler": ["10 deg", "20 deg", 0], "sequence": "ZXZ"}
    run = dict(t_end=1, dt=0.1, engine="python")
    loaded = from_data({"format": 1, "body": {"inertia": [1, 2, 2.5]}, "start": start, "run": run}, where="here")
    R = loaded.simulate().R[0]
    assert np.array_equal(R, ph.attitudes.euler(["10 deg", "20 deg", 0], "ZXZ"))
    space = {}
    exec(loaded.python().replace("print(run)", ""), space)
    assert np.array_equal(space["run"].R[0], R)


def test_hints():
    with pytest.warns(ph.UnitHint, match="90 rad is more than two turns, and looks like degrees: write '90 deg'"):
        ph.attitudes.euler([90, 0, 0], "ZXZ")
    with pytest.warns(ph.UnitHint, match=r"a body of 2 kg with a moment of 3000 kg m\^2.*in kg mm\^2, say so"):
        ph.Body([1500, 2000, 3000], mass=2)
    with pytest.warns(ph.LongStepWarning, match="omega is in degrees per second"):
        ph.simulate([1, 2, 2.5], ph.torques.damping(0.1), omega=[90, 0, 0], t_end=0.2, dt=0.1, method="rk4",
                    engine="python", on_failure="stop")  # fmt: skip
    ph.Body(["1500 kg mm^2", "2000 kg mm^2", "3000 kg mm^2"], mass=2)

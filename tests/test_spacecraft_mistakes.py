"""Test that mistakes with controllers, sensors, actuators, tables, fields, starts and external solvers get advice."""

import numpy as np
import pytest

import polhode as ph
from polhode import attitudes
from polhode.torques import (
    actuator,
    angle_table,
    external,
    field_table,
    magnetic,
    orbit_field,
    sampled,
    sensor,
    table,
    thrusters,
    wheels,
)

BODY, START = [1.0, 2.0, 2.5], dict(omega=[0.3, 1.0, -0.5], t_end=1.0, dt=0.25, engine="python")
T3 = [0.0, 0.5, 1.0]
V3 = np.zeros((3, 3))


def still(t):
    return [0.0, 0.0, 0.0]


def motor(**kw):
    return wheels(np.eye(3), [0, 0, 0], sampled(lambda t: [0, 0, 0], 0.25), **kw)


def run(torque, **kw):
    return ph.simulate(BODY, torque, **{**START, **kw})


class Uncallable:
    pass


class Needy:
    def __init__(self, mesh):
        self.mesh = mesh

    def __call__(self, t):
        return [0, 0, 0]


class Stateful:
    def __call__(self, t):
        return [0, 0, 0]

    def save_state(self):
        return 0

    def load_state(self, state): ...


CASES = {
    # sensors
    "noise without a seed": (lambda: sensor(rate_noise=1e-3), "noise needs a seed"),
    "a seed without noise": (lambda: sensor(seed=3), "a seed is given, but there is no noise"),
    "negative noise": (lambda: sensor(rate_noise=-1.0, seed=1), "rate_noise must be a number that is not negative"),
    "a negative delay": (lambda: sensor(delay=-0.1), "delay must be a number that is not negative"),
    "a seed that is no number": (lambda: sensor(rate_noise=1.0, seed="x"), "seed must be a whole number"),
    "a bias of two numbers": (lambda: sensor(rate_bias=[1, 2]), "rate_bias must be three numbers"),
    "a period of zero": (lambda: sensor(period=0.0), "period must be positive"),
    "a delay between periods": (
        lambda: sampled(still, 0.25, frame="body", sensor=sensor(delay=0.3)), "the nearest is 0.25",
    ),
    "a sensor faster than its controller": (
        lambda: sampled(still, 0.25, frame="body", sensor=sensor(period=0.1)), "not a whole number of periods",
    ),
    "a number as a sensor": (lambda: sampled(still, 0.25, sensor=0.1), "must be made by polhode.torques.sensor"),
    # actuators
    "an actuator that does nothing": (lambda: actuator(), "give at least one of limit"),
    "a limit of zero": (lambda: actuator(limit=0.0), "limit must be positive"),
    "a negative dead band": (lambda: actuator(dead_band=-1.0), "dead_band must be not negative"),
    "a limit in words": (lambda: actuator(limit="strong"), "limit must be a number"),
    "limits of two outputs": (
        lambda: run(sampled(still, 0.25, frame="body", actuator=actuator(limit=[1, 2]))), "one for each of 3 outputs",
    ),
    "limits for two of three wheels": (
        lambda: wheels(np.eye(3), [0, 0, 0], sampled(still, 0.25, actuator=actuator(limit=[1, 2]))),
        "one for each of 3 outputs",
    ),
    "a sensor as an actuator": (
        lambda: sampled(still, 0.25, actuator=sensor()), "must be made by polhode.torques.actuator",
    ),
    # wheels
    "friction without a controller": (
        lambda: wheels(np.eye(3), [0, 0, 0], inertia=[1] * 3, friction=(1, 1)), "the motor must be sampled",
    ),
    "capacity of scheduled motors": (
        lambda: wheels([[0, 0, 1]], [0], ([0.0], [[1.0]]), capacity=1.0), "the motor must be sampled",
    ),
    "friction without inertia": (lambda: motor(friction=(1e-3, 0)), "give inertia, too"),
    "friction as one number": (lambda: motor(inertia=[1] * 3, friction=1e-3), r"must be \(viscous, coulomb\)"),
    "negative friction": (lambda: motor(inertia=[1] * 3, friction=(-1, 0)), "viscous friction must be"),
    "no capacity": (lambda: motor(capacity=0.0), "capacity must be a positive number"),
    # tables
    "an order of two": (lambda: table(T3, V3, 2), "order must be one of 0, 1, 3, 5"),
    "an order as text": (lambda: table(T3, V3, "cubic"), "order must be one of"),
    "too few points for the order": (lambda: table(T3, V3, 3), "needs 4 points between jumps"),
    "times that decrease": (lambda: table([0, 2, 1], V3, 1), "times must increase"),
    "a time three times": (lambda: table([0, 1, 1, 1, 2], np.zeros((5, 3)), 0), "a jump is written as two values"),
    "a jump at the end": (lambda: table([0, 1, 1], V3, 0), "inside the table"),
    "fewer values than times": (lambda: table(T3, V3[:2], 1), "as many values"),
    "values of two numbers": (lambda: table(T3, V3[:, :2], 1), "each value must be 3 numbers"),
    "NaN in a table": (lambda: table(T3, [[0, 0, np.nan]] * 3, 1), "values must be finite"),
    "an unknown outside": (lambda: table(T3, V3, 1, outside="wrap"), "outside"),
    "a frame that is none": (lambda: table(T3, V3, 1, frame="earth"), "frame"),
    "a run beyond the table": (lambda: run(table(T3, V3, 1), t_end=2.0), "the table goes from t = 0.0 to 1.0"),
    "a function beyond its table": (
        lambda: run(table(T3, V3, 1, held=False), t_end=2.0), "give a longer table",
    ),
    "a knot inside a step": (lambda: run(table([0, 0.3, 1], V3, 1)), "its knot at t = 0.3 lies inside a step"),
    "angles in degrees": (
        lambda: angle_table([0, 90, 180], [0, 1, 0], [0, 0, 1], [0, 0, 1], 1), "They look like degrees",
    ),
    "angles that end early": (
        lambda: angle_table([0, 1, 2], [0, 1, 0], [0, 0, 1], [0, 0, 1], 1), "angles must go from 0 to pi",
    ),
    "a torque at angle zero": (
        lambda: angle_table([0, 1, np.pi], [1, 1, 0], [0, 0, 1], [0, 0, 1], 1), "values must be 0 there",
    ),
    "no axis": (
        lambda: angle_table([0, 1, np.pi], [0, 1, 0], [0, 0, 0], [0, 0, 1], 1), "not all zero",
    ),
    # fields
    "a Python field": (lambda: magnetic([0, 0, 1], lambda t: [0, 0, 1]), r"torques.field_table\(times"),
    "a field of two numbers": (lambda: magnetic([0, 0, 1], [0, 1]), "magnetic: field must be three finite numbers"),
    "a moment that is a function": (lambda: magnetic(still, [0, 0, 1]), "or torques.sampled"),
    "moments in space": (lambda: magnetic(sampled(still, 0.25, frame="space"), [0, 0, 1]), "are fixed in the body"),
    "a spacecraft off its orbit": (
        lambda: orbit_field(1.0, 1.0, begin=[1, 0, 0], normal=[1, 1, 0]), "begin must be perpendicular",
    ),
    "a field beyond its table": (
        lambda: run(magnetic([0, 0, 1], field_table(T3, V3, 1)), t_end=2.0), "field_table: the table goes from",
    ),
    "an unknown field in a file": (lambda: magnetic([0, 0, 1], {"model": "igrf"}), "field"),
    # starts
    "a quaternion without order": (lambda: attitudes.quaternion([1, 0, 0, 0], order="scalar"), "'wxyz'.*or 'xyzw'"),
    "a quaternion of zeros": (lambda: attitudes.quaternion([0, 0, 0, 0], order="wxyz"), "not all zero"),
    "a quaternion of three": (lambda: attitudes.quaternion([1, 0, 0], order="wxyz"), "4"),
    "a sequence that repeats": (lambda: attitudes.euler([0, 0, 0], "ZZX"), "neighbouring axes must differ"),
    "a mixed sequence": (lambda: attitudes.euler([0, 0, 0], "ZxZ"), "three axes"),
    "two Euler angles": (lambda: attitudes.euler([0, 0], "ZXZ"), "3"),
    "an angle in metres": (lambda: attitudes.euler(["1 m", 0, 0], "ZXZ"), "has the wrong unit: it must be in rad"),
    "an angle of NaN": (lambda: attitudes.rotation_vector([np.nan, 0, 0]), "must be finite"),
    "a quaternion as attitude": (lambda: run(None, attitude=[1, 0, 0, 0]), "attitudes.quaternion"),
    "angles as attitude": (lambda: run(None, attitude=[0.1, 0, 0]), "attitudes.euler"),
    "omega in hertz": (lambda: run(None, omega=["1 Hz", 0, 0]), "turns or radians"),
    "omega in seconds": (lambda: run(None, omega=["1 s", 0, 0]), "omega: '1 s' has the wrong unit"),
    "dt in metres": (lambda: run(None, dt="1 m"), "dt: '1 m' has the wrong unit"),
    "an unknown unit": (lambda: run(None, t_end="3 fortnights"), "unknown unit"),
    "inertia in grams": (lambda: ph.Body(["1 g", "1 g", "1 g"]), "inertia: '1 g' has the wrong unit"),
    "six moments": (lambda: ph.Body([1, 2, 2.5, 0, 0, 0]), "Body.from_six"),
    "six numbers with an unknown sign": (lambda: ph.Body.from_six([1, 2, 2.5, 0, 0, 0], products="+"), "integrals"),
    "five numbers of inertia": (lambda: ph.Body.from_six([1] * 5, products="entries"), "needs six numbers"),
    # external solvers
    "a solver without a name": (lambda: external(still, ""), "name must say what is computed"),
    "a solver that is a torque": (lambda: external(ph.torques.drag(1.0), "drag"), "must be a Python function"),
    "a solver that cannot be called": (lambda: external(Uncallable, "x"), "cannot be called"),
    "a solver that needs arguments": (lambda: external(Needy, "x"), "it needs mesh"),
    "a time limit in this process": (lambda: external(still, "x", time_limit=1.0), "give process=True, too"),
    "a time limit of zero": (lambda: external(still, "x", process=True, time_limit=0.0), "time_limit must be positive"),
    "negative retries": (lambda: external(still, "x", retries=-1), "retries must be a whole number"),
    "a negative pause": (lambda: external(still, "x", pause=-1.0), "pause must be seconds"),
    "answers of a stateful solver": (lambda: external(Stateful, "x", folder="y"), "depend on earlier calls"),
    "a solver with another argument": (lambda: external(lambda angle: 0, "x"), "rename it"),
    "an interval of three times": (
        lambda: thrusters([[1, 0, 0]], [[0, 1, 0]], [1.0], [[(0, 1, 2)]]), "must be intervals ..on, off",
    ),
    "two intervals as four times": (
        lambda: thrusters([[1, 0, 0]], [[0, 1, 0]], [1.0], [[(0, 1, 2, 3)]]), "must be intervals ..on, off",
    ),
    "a thruster that ends inside a step": (
        lambda: run(thrusters([[1, 0, 0]], [[0, 1, 0]], [1.0], [[(0, 0.6)]])), "thrusters: its switch at t = 0.6",
    ),
    "events by name": (lambda: run(None, events="slow"), "events must be functions"),
    # units
    "a torque as the limit of torquers": (
        lambda: magnetic(sampled(still, 1.0, actuator=actuator(limit="2 mN m")), [0, 0, 1]),
        "these commands are in A m.2, but its limits are in N m",
    ),
    "a moment as the limit of torques": (
        lambda: run(sampled(still, 0.25, frame="body", actuator=actuator(limit="2 A m^2"))), "commands are in N m",
    ),
    "two kinds of commands": (lambda: actuator(limit="2 mN m", dead_band="1 A m^2"), "must be in A m.2"),
    "a period in metres": (lambda: sampled(still, "3 m"), "sampled: period: '3 m' has the wrong unit"),
    "a field in metres": (lambda: orbit_field("26 m", 1e-3, normal=[0, 1, 0]), "it must be in T"),
    "a table in newtons": (lambda: table(T3, [["1 N", 0, 0]] * 3, 1), "it must be in N m"),
    "a pause in metres": (lambda: external(still, "x", pause="1 m"), "it must be in s"),
    "friction in newtons": (lambda: motor(inertia=[1] * 3, friction=("1 N", 0)), "viscous friction: '1 N'"),
    "gravity in metres": (lambda: ph.forces.gravity("9.81 m"), "it must be in m/s.2"),
    # events and controllers
    "momenta without wheels": (lambda: run(None, events=lambda momenta: momenta[0]), "there are none"),
    "a frame for motors": (
        lambda: wheels([[0, 0, 1]], [0], sampled(lambda t: [0], 0.25, frame="body")), "leave frame out",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_mistakes_get_advice(case):
    action, advice = CASES[case]
    with pytest.raises(ph.InvalidInput, match=advice):
        action()


def test_an_order_must_be_said():
    with pytest.raises(TypeError, match="order"):
        attitudes.quaternion([1, 0, 0, 0])
    with pytest.raises(TypeError, match="products"):
        ph.Body.from_six([1, 2, 2.5, 0, 0, 0])

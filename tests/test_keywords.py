"""Test that no keyword is ignored: each has an effect, or is refused.

The tests find the keywords by inspection.  They fail if a new torque factory, or a new keyword of a function that users
call, has no entry here.
"""

import contextlib
import functools
import inspect
import json
from contextlib import contextmanager

import numpy as np
import pytest

import polhode as ph
from polhode import torques
from polhode.arguments import INSTEAD
from polhode.files.exports import EXPORTERS, options_of
from polhode.integrators.coefficients import COMPOSITIONS
from polhode.run.spec import KEYWORDS

BODY = ph.Body([1.0, 2.0, 2.5])
BASE = {"omega": [0.4, 1.0, -0.3], "t_end": 0.4, "dt": 0.1, "engine": "python"}
REFUSED = (ph.InvalidInput, ph.Unsupported)
RAISED = object()


def keywords(f):
    return [
        p.name for p in inspect.signature(f).parameters.values() if p.kind is not p.VAR_KEYWORD and p.name != "self"
    ]


def outcome(call):
    """Return the outcome of a call: everything about its run, or RAISED if polhode refuses it."""
    try:
        return seen(call())
    except REFUSED:
        return RAISED
    except ph.SimulationFailed as e:
        return repr(e.trajectory.outcome)


def seen(run):
    """Return everything about a run except how long it took."""
    s = run.setup
    parts = [run.t, run.R, run.omega, run.stats._replace(seconds=0.0), run.outcome, run.observed, s.engine, s.precision]
    parts += [s.method.name, dict(s.options), [e.t.tolist() for e in run.events], s.observe_names]
    return repr([x.tolist() if isinstance(x, np.ndarray) else x for x in parts])


# --- torques ---------------------------------------------------------------------------------------------------------


def push(t, R, omega):
    return np.array([0.3 * np.cos(t), 0.2 + omega[0], R[2, 1]])


def scaled(R, p):
    return p * R[:, 0] + np.array([0.1, 0.0, 0.2])


async def later(R):
    return R[:, 0]


def coroutine(R):
    return later(R)


def many(t, R, omega):
    return 0.3 * R[:, :, 0] + omega


def many_scaled(R, p):
    return p * R[:, :, 0]


def command(omega, R, p=1.0, memory=None):
    return -0.5 * p * omega if memory is None else (-p * omega + memory, memory + 0.1 * omega)


@ph.kernel
def formula(R, omega):
    return ph.Vec3(0.2 * R.e1.x, omega.y, 0.1 * R.e2.z)


def energy(R, p=1.0):
    return p * R[2, 2]


def slope(R, p=1.0):
    return -p * np.cross(R[:, 2], [0.0, 0.0, 1.0])


@ph.kernel
def top(R, p):
    return p * ph.Vec3(R.e2.z, -R.e1.z, 0.0)


@ph.kernel
def dense(omega):
    return 1.0 + omega.x * omega.x


AXIS = [0.6, 0.0, 0.8]
TURN = ph.so3.exp([0.1, 0.4, -0.2])


def through(make, use):
    """Turn a function that makes a part of a torque into a function that makes a torque with this part."""

    @functools.wraps(make)
    def torque(**given):
        return use(make(**given))

    return torque


ANGLES = [0.0, 1.0, 2.0, np.pi]
KNOTS = [[0.1, 0.0, 0.2], [0.3, 0.1, 0.0], [0.0, -0.2, 0.1], [0.2, 0.2, 0.2], [0.1, 0.1, 0.0]]
GRID = [0.0, 0.1, 0.2, 0.3, 0.4]
# for each function that makes a torque: the function, and arguments for a valid torque
FACTORIES = {
    "external": (torques.external, {"solver": lambda R: 0.2 * R[:, 0], "name": "push 1"}),
    "actuator": (
        through(torques.actuator, lambda a: torques.sampled(command, 0.2, frame="space", actuator=a)),
        {"limit": 0.3},
    ),
    "sensor": (
        through(torques.sensor, lambda s: torques.sampled(lambda R, omega: R[0] - omega, 0.2, frame="space", sensor=s)),
        {"attitude_noise": 0.1, "rate_noise": 0.2, "seed": 1},
    ),
    "table": (torques.table, {"times": GRID, "values": KNOTS}),
    "angle_table": (
        torques.angle_table,
        {"angles": ANGLES, "values": [0.0, 0.2, 0.3, 0.0], "axis": AXIS, "towards": [0, 0, 1]},
    ),
    "magnetic": (torques.magnetic, {"moment": [0.1, 0.2, 0.3], "field": [0.5, 0.0, 0.2]}),
    "field_table": (
        through(torques.field_table, lambda f: torques.magnetic([0.1, 0.2, 0.3], f)),
        {"times": GRID, "values": KNOTS},
    ),
    "orbit_field": (
        through(torques.orbit_field, lambda f: torques.magnetic([0.1, 0.2, 0.3], f)),
        {"strength": 0.5, "rate": 1.0, "normal": [0.0, 1.0, 0.0]},
    ),
    "batched": (torques.batched, {"f": many}),
    "cached": (torques.cached, {"f": push}),
    "concurrent": (torques.concurrent, {"f": coroutine}),
    "constant": (torques.constant, {"torque": [0.1, 0.2, 0.3]}),
    "coulomb_wall": (torques.coulomb_wall, {}),
    "damping": (torques.damping, {"coefficient": 0.3}),
    "dipole": (torques.dipole, {"moment": [0.0, 0.3, 1.0], "field": [1.0, 0.0, 0.0]}),
    "drag": (torques.drag, {"coefficient": 0.2}),
    "function": (torques.function, {"f": push}),
    "gravity_gradient": (torques.gravity_gradient, {"strength": 1.0, "towards": [1.0, 0.0, 0.0]}),
    "heavy_top": (torques.heavy_top, {"mgl": 2.0, "axis": AXIS}),
    "piecewise": (torques.piecewise, {"times": [0.0, 0.2], "torques": [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]}),
    "sampled": (torques.sampled, {"controller": command, "period": 0.2, "frame": "space"}),
    "spring": (torques.spring, {"stiffness": 2.0, "rest": TURN}),
    "thrusters": (
        torques.thrusters,
        {"positions": [[1.0, 0.0, 0.0]], "directions": [[0.0, 1.0, 0.0]], "forces": [0.5], "schedule": [[[0.0, 0.2]]]},
    ),
    "wheels": (torques.wheels, {"axes": [[0.0, 0.0, 1.0]], "momenta": [0.4]}),
    "Potential": (ph.Potential, {"energy": energy, "torque": slope}),
}
# other values that `simulate` accepts as a torque
OTHERS = {
    "free": None,
    "a function": push,
    "a function of p": lambda R, p=1.0: p * R[:, 0],
    "a coroutine function": later,
    "a kernel": formula,
    "a sum": torques.heavy_top(1.0) + torques.function(push) + torques.constant([0.0, 0.1, 0.0], frame="body"),
    "wheels with motors": torques.wheels([[0.0, 0.0, 1.0]], [0.4], torques.sampled(lambda omega: omega[:1], 0.2)),
}
# for each function, and for each of its arguments: a value that must have an effect or be refused
CHANGES = {
    "external": {
        "solver": lambda t: [t, 0.0, 0.0], "name": "", "params": 2.0, "frame": "body", "retries": -1, "pause": -1.0,
        "process": True, "time_limit": 1.0, "folder": __file__,
    },
    "actuator": {"limit": 0.1, "dead_band": 5.0, "minimum_impulse": 5.0, "resolution": 0.07},
    "sensor": {
        "attitude_noise": 0.2, "rate_noise": 0.1, "rate_bias": [0.1, 0.0, 0.0], "delay": 0.2, "period": 0.4, "seed": 2,
    },
    "table": {
        "times": [0.0, 0.1, 0.3, 0.4, 0.5], "values": KNOTS[::-1], "order": 1, "frame": "body", "outside": "sideways",
        "held": False,
    },
    "angle_table": {
        "angles": [0.0, 0.5, 2.0, np.pi], "values": [0.0, 0.3, 0.2, 0.0], "axis": [0, 1, 0], "towards": [0, 1, 0],
        "order": 1,
    },
    "magnetic": {"moment": [0.3, 0.2, 0.1], "field": [0.0, 0.5, 0.2]},
    "field_table": {
        "times": [0.0, 0.1, 0.3, 0.4, 0.5], "values": KNOTS[::-1], "order": 1, "outside": "sideways",
    },
    "orbit_field": {
        "strength": 0.7, "rate": 2.0, "axis": [0, 1, 0], "begin": [0, 0, 1], "normal": [0.0, -1.0, 0.0],
    },
    "batched": {"f": lambda R: 0.1 * R[:, :, 2], "params": 2.0, "frame": "body"},
    "concurrent": {"f": lambda R: later_value([0.1, 0.2, 0.3]), "params": 2.0, "frame": "body"},
    "cached": {
        "f": lambda t: [t, 0.0, 0.0], "params": 2.0, "frame": "body", "megabytes": -1.0,
        # a file where a folder is needed; test_what_shows_only_afterwards tests the effect of a folder
        "folder": __file__, "name": "x",
    },
    "constant": {"torque": [1.0, 0.0, 0.0], "frame": "body"},
    "coulomb_wall": {"charge": 2.0, "wall": 0.1, "offset": 1.5},
    "damping": {"coefficient": [0.1, 0.2, 0.3]},
    "dipole": {"moment": [1.0, 0.0, 0.0], "field": [0.0, 1.0, 0.0]},
    "drag": {"coefficient": 0.7},
    "function": {"f": lambda t: [t, 0.0, 0.0], "params": 2.0, "frame": "body"},
    "gravity_gradient": {"strength": 2.0, "towards": [0.0, 0.0, 1.0], "rate": 1.0, "normal": [0.0, 0.0, 0.0]},
    "heavy_top": {"mgl": 3.0, "axis": [0.0, 0.6, 0.8], "up": [0.0, 1.0, 0.0]},
    "piecewise": {"times": [0.0, 0.1], "torques": [[0.0, 0.0, 1.0]] * 2, "frame": "body", "held": False},
    "sampled": {
        "controller": lambda t: [0.1, 0.0, t], "period": 0.1, "offset": 0.1, "frame": "body", "params": 2.0,
        "memory": np.zeros(3), "sensor": torques.sensor(rate_bias=[0.1, 0.0, 0.0]),
        "actuator": torques.actuator(limit=0.1),
    },
    "spring": {"stiffness": 3.0, "rest": None},
    "thrusters": {
        "positions": [[0.0, 1.0, 0.0]], "directions": [[0.0, 0.0, 1.0]], "forces": [1.0], "schedule": [[[0.0, 0.3]]],
    },
    "wheels": {
        "axes": [[0.0, 1.0, 0.0]], "momenta": [0.8], "motor": [0.1], "inertia": [0.0], "friction": (0.1, 0.1),
        "capacity": 0.5, "scheduled": True,
    },
    "Potential": {"energy": lambda R: R[0, 0], "torque": lambda R: 2 * slope(R), "params": 2.0, "frame": "body"},
}  # fmt: skip


def test_every_factory_has_an_entry_with_all_its_arguments():
    assert set(FACTORIES) == {*torques.__all__, "Potential"}
    for name, (factory, _) in FACTORIES.items():
        assert set(CHANGES[name]) == set(keywords(factory)), name


@pytest.mark.parametrize("name", FACTORIES)
def test_every_argument_of_a_torque_has_an_effect_or_is_refused(name):
    factory, given = FACTORIES[name]
    base = outcome(lambda: ph.simulate(BODY, factory(**given), attitude=TURN, **BASE))
    assert base is not RAISED
    for argument, value in CHANGES[name].items():
        changed = {**given, argument: value}
        assert outcome(lambda made=changed: ph.simulate(BODY, factory(**made), attitude=TURN, **BASE)) != base, argument


@pytest.mark.parametrize("name, with_p", [("function", scaled), ("batched", many_scaled), ("cached", scaled)])
def test_params_reach_the_function(name, with_p):
    factory, _ = FACTORIES[name]
    one, two = (ph.simulate(BODY, factory(with_p, params=k), **BASE).omega[-1] for k in (1.0, 2.0))
    assert np.abs(one - two).max() > 1e-3


def test_what_shows_only_afterwards(tmp_path):
    kept = torques.cached(push, folder=tmp_path, name="push 1", megabytes=3.0)
    ph.simulate(BODY, kept, **BASE)
    assert kept.answers.limit == 3e6 and list(tmp_path.glob("*.torque"))
    spinning = torques.wheels([[0.0, 0.0, 1.0]], [0.4], inertia=[0.1])
    assert ph.simulate(BODY, spinning, **BASE).wheels.speeds[0, 0] == pytest.approx(0.4 / 0.1 + 0.3)


# --- forces ----------------------------------------------------------------------------------------------------------

HEAVY_BODY = ph.Body([1.0, 2.0, 2.5], mass=2.0)
FLIGHT = {**BASE, "position": [0.1, -0.2, 0.05], "velocity": [0.3, 0.2, -0.4], "attitude": TURN}
POINTS = [[0.1, 0.2, -0.3], [0.4, -0.1, -0.2]]


def pull(x, v, p=1.0):
    return -p * x - 0.1 * v


@ph.kernel
def slope_of_ground(x):
    return x.z - 0.1 * x.x, ph.Vec3(-0.0995037190209989, 0.0, 0.9950371902099892)


# for each function that makes a force: its arguments, and for each argument another value
FORCES = {
    "at": ({"point": [0.1, 0.2, 0.3], "f": pull}, {"point": [0.3, 0, 0], "f": lambda x: x, "params": 2.0}),
    "batched": (
        {"f": lambda x, v: (pull(x, v), x)},
        {"f": lambda x: (x, x), "params": 2.0, "gives": "force", "frame": "body"},
    ),
    "buoyancy": (
        {"volume": 1e-3, "centre": [0.1, 0, 0]},
        {"volume": 2e-3, "density": 900.0, "centre": [0, 0.1, 0], "g": 3.7, "up": [0, 1, 0]},
    ),
    "central": ({"mu": 2.0}, {"mu": 3.0, "centre": [1.0, 1.0, 1.0], "gradient": False, "attracted": 0.5}),
    "damper": ({"coefficient": 2.0}, {"point": [0.1, 0, 0], "coefficient": 3.0, "anchor": [1, 2, 3]}),
    "drag": (
        {"area": 1.0},
        {"area": 2.0, "coefficient": 0.5, "density": 1.0, "centre": [0, 0, 0.1], "wind": [1, 0, 0]},
    ),
    "function": ({"f": pull}, {"f": lambda x: x, "params": 2.0}),
    "gravity": ({}, {"g": [1.0, 0.0, 0.0]}),
    "ground": (
        {"shape": POINTS, "stiffness": 40.0, "dissipation": 0.2, "friction": 0.3},
        {"shape": [[0.0, 0.1, -0.4]], "stiffness": 30.0, "dissipation": 0.1, "friction": 0.1, "slip": 0.2,
         "exponent": 1.5, "normal": [0.1, 0, 1], "level": 0.2, "surface": slope_of_ground},
    ),
    "load": ({"f": lambda x, v: (pull(x, v), x)}, {"f": lambda x: (x, x), "params": 2.0, "frame": "body"}),
    "spring": (
        {"anchor": [0, 0, 1.0], "stiffness": 5.0, "rest": 0.1},
        {"anchor": [0, 1.0, 0], "point": [0.1, 0, 0], "stiffness": 6.0, "rest": 0.3},
    ),
    "thrusters": (
        {"points": [[0.1, 0, 0]], "directions": [[0, 1, 0]], "thrusts": [0.5]},
        {"points": [[0.2, 0, 0]], "directions": [[0, 0, 1]], "thrusts": [0.7]},
    ),
}  # fmt: skip
# shapes for `ground`
TOUCHING = {
    "sphere": ({"radius": 0.5}, {"radius": 0.6, "centre": [0.1, 0, 0]}),
    "ellipsoid": (
        {"a": 0.5, "b": 0.6, "c": 0.7},
        {"a": 0.4, "b": 0.5, "c": 0.5, "centre": [0.1, 0, 0], "axes": ph.so3.exp([0.1, 0.2, 0.3])},
    ),
    "disc": ({"radius": 0.5}, {"radius": 0.6, "edge": 0.1, "axis": [1, 0, 0], "centre": [0.1, 0, 0]}),
}


def flown(load):
    try:
        made = ph.simulate(HEAVY_BODY, load=load, method="strang", **FLIGHT)
    except REFUSED:
        return RAISED
    return repr([made.x.tolist(), made.omega.tolist()])


def test_every_force_has_an_entry_with_all_its_arguments():
    assert {*FORCES, *TOUCHING} == set(ph.forces.__all__)
    for name, (_, changes) in {**FORCES, **TOUCHING}.items():
        assert set(changes) == set(keywords(getattr(ph.forces, name))), name


@pytest.mark.parametrize("name", [*FORCES, *TOUCHING])
def test_every_argument_of_a_force_has_an_effect_or_is_refused(name):
    factory = getattr(ph.forces, name)
    given, changes = {**FORCES, **TOUCHING}[name]

    def made(**arguments):
        try:
            load = factory(**arguments)
        except REFUSED:
            return RAISED
        return flown(ph.forces.ground(load, stiffness=40.0, friction=0.3) if name in TOUCHING else load)

    base = made(**given)
    assert base is not RAISED
    for argument, value in changes.items():
        assert made(**{**given, argument: value}) != base, argument


# --- simulate --------------------------------------------------------------------------------------------------------

# another value for each keyword of `simulate`; keywords that matter only for some runs have their own tests below
SIMULATE = {
    "body": [2.0, 3.0, 4.0],
    "torque": torques.constant([0.0, 0.0, 0.7]),
    "omega": [0.1, 0.2, 0.3],
    "momentum": [1.0, 0.0, 0.0],
    "attitude": TURN,
    "position": [0.1, 0.2, 0.3],
    "velocity": [1.0, 0.0, 0.0],
    "force": [1.0, 0.0, 0.0],
    "load": [1.0, 0.0, 0.0],
    "t_end": 0.2,
    "dt": 0.05,
    "t_start": 0.2,
    "method": "rk4",
    "every": 2,
    "t_eval": [0.2],
    "observe": "kinetic_energy",
    "callback": lambda t: True,
    "events": lambda t: t - 0.15,
    "params": 2.0,
    "frame": "body",
    "engine": "no_such",
    "precision": "float32",
    "progress": True,
    "on_failure": "no_such",
    "control": "error",
    "tol": 1e-3,
    "pace": dense,
    "dt_min": 0.05,
    "dt_max": 0.5,
    "max_steps": 1,
}


def torque_named(name):
    if name in OTHERS:
        return OTHERS[name]
    factory, given = FACTORIES[name]
    return factory(**given)


def test_every_keyword_of_simulate_has_an_entry():
    assert set(keywords(ph.simulate)) == set(SIMULATE) == set(KEYWORDS)
    names = [x for m in ph.methods.values() for x in m.options]
    assert not set(names) & set(KEYWORDS), "an option of a method has the name of a keyword of simulate"
    for keyword, (_, theirs) in INSTEAD.items():
        assert keyword in KEYWORDS and not set(theirs) & set(KEYWORDS)


@pytest.mark.parametrize("name", [*FACTORIES, *OTHERS])
def test_every_keyword_of_simulate_has_an_effect_or_is_refused(name, monkeypatch):
    torque, bars = torque_named(name), []

    @contextmanager
    def progress_bar(wanted, steps):
        bars.append(wanted)
        yield lambda n: None

    monkeypatch.setattr("polhode.run.driver.progress_bar", progress_bar)
    base = outcome(lambda: ph.simulate(BODY, torque, **BASE))
    assert base is not RAISED
    for keyword, value in SIMULATE.items():
        if keyword == "frame" and torque is not None and getattr(torque, "frame", None) == "body":
            value = "space"
        asked = {"body": BODY, "torque": torque, **BASE, keyword: value}
        found = outcome(lambda asked=asked: ph.simulate(**asked))
        assert found != base or (keyword == "progress" and bars[-1]), keyword
    assert outcome(lambda: ph.simulate(BODY, torque, **BASE, no_such_option=1)) is RAISED


HEAVY = torques.heavy_top(2.0, AXIS)
DRIVEN = {"body": BODY, "torque": HEAVY, "omega": [0.4, 1.0, -0.3], "t_end": 4.0, "engine": "python"}


@pytest.mark.parametrize(
    "with_it, more",
    [
        ({"control": "error"}, {"tol": 1e-3}),
        ({"control": "error", "tol": 1e-12}, {"dt_min": 0.5}),
        ({"control": "error"}, {"dt_max": 0.05}),
        ({"control": "error"}, {"max_steps": 1}),
        ({"control": "error"}, {"dt": 0.01}),
        ({"control": "error", "method": "rkn4"}, {"method": "rkn6"}),
        ({"control": "reversible", "dt": 0.1, "method": "strang"}, {"pace": dense}),
        ({"control": "reversible", "dt": 0.1, "method": "strang"}, {"max_steps": 3}),
        ({"control": "reversible", "dt": 0.1, "method": "strang"}, {"dt_min": 1e-6}),
        ({"control": "reversible", "dt": 0.1, "method": "strang"}, {"dt_max": 1.0}),
        ({"control": "reversible", "dt": 0.1, "method": "strang"}, {"tol": 1e-6}),
        ({"dt": 0.1}, {"on_failure": "stop"}),
        ({"dt": 0.1, "method": "nmb"}, {"compose": next(iter(COMPOSITIONS))}),
    ],
)
def test_keywords_that_need_others(with_it, more):
    base = {**DRIVEN, **with_it}
    if "on_failure" in more:
        base["torque"] = lambda t: [np.nan if t > 2 else 0.0, 0.0, 0.0]
    assert outcome(lambda: ph.simulate(**base)) != outcome(lambda: ph.simulate(**{**base, **more}))


def test_the_engine_has_an_effect():
    for engine in ("python", "numba"):  # with a callback, nothing is compiled in advance
        made = ph.prepare(BODY, HEAVY, t_end=1.0, dt=0.1, engine=engine, callback=lambda t: False)
        assert made._ready.setup.engine == engine


# --- prepared runs ---------------------------------------------------------------------------------------------------

START = {
    "omega": [0.1, 0.2, 0.3], "momentum": [1.0, 0.0, 0.0], "attitude": TURN, "params": 2.0,
    "position": [0.1, 0.2, 0.3], "velocity": [1.0, 0.0, 0.0],
}  # fmt: skip


def test_every_keyword_of_prepare_has_an_effect_or_is_refused():
    """prepare takes the keywords of simulate, and the results are compared.

    Keywords that prepare refuses are given to the call.
    """
    assert set(keywords(ph.prepare)) == {"body", "torque", "bodies"}
    start = {"omega": BASE["omega"], "attitude": None}

    def run(**asked):
        bodies = asked.pop("bodies", None)
        return ph.prepare(asked.pop("body", BODY), asked.pop("torque", scaled_top), bodies=bodies, **asked)(**start)

    given = {k: v for k, v in BASE.items() if k != "omega"}
    base = outcome(lambda: run(**given, params=1.0))
    assert base is not RAISED
    for keyword, value in {**SIMULATE, "bodies": 2}.items():
        assert outcome(lambda k=keyword, v=value: run(**{**given, "params": 1.0, k: v})) != base, keyword
    assert outcome(lambda: run(**given, no_such_option=1)) is RAISED


def scaled_top(R, p):
    return p * np.cross(R[:, 2], [0.0, 0.0, 1.0])


@pytest.mark.parametrize("engine", ["python", "numba"])
@pytest.mark.parametrize("call", ["__call__", "end"])
def test_every_keyword_of_a_prepared_run_has_an_effect_or_is_refused(call, engine):
    solver = ph.prepare(BODY, top, params=1.0, t_end=0.4, dt=0.1, engine=engine, method="nmb")
    start = getattr(solver, call)
    assert set(keywords(start)) == set(START)

    def last(**given):
        try:
            made = start(**{"omega": BASE["omega"], **given})
        except REFUSED:
            return RAISED
        return (made.R if call == "end" else made.R[-1]).tolist()

    base = last()
    assert all(last(**{k: v}) != base for k, v in START.items())
    as_before = ph.simulate(BODY, top, params=2.0, t_end=0.4, dt=0.1, engine=engine, method="nmb", omega=BASE["omega"])
    assert np.allclose(last(params=2.0), as_before.R[-1], rtol=0, atol=1e-14)


def test_a_prepared_batch_keeps_the_way_it_is_called():
    """The function is called for all bodies at once. This must not change if a call gives other params."""
    shapes = []

    def all_at_once(R, p):
        shapes.append(R.shape)
        return p * R[:, :, 0]

    solver = ph.prepare(BODY, torques.batched(all_at_once, params=1.0), t_end=0.4, dt=0.1, bodies=2)
    one, two = (solver(omega=[[1, 0, 0], [0, 1, 0]], params=k).omega for k in (1.0, 2.0))
    assert set(shapes) == {(2, 3, 3)} and np.abs(one - two).max() > 1e-3


# --- extending, loading, exporting -----------------------------------------------------------------------------------


def test_every_keyword_of_extend_has_an_effect_or_is_refused(tmp_path, monkeypatch):
    bars = []
    bar = contextlib.nullcontext(lambda n: None)
    monkeypatch.setattr("polhode.run.driver.progress_bar", lambda wanted, steps: bars.append(wanted) or bar)
    run = ph.simulate(BODY, push, **BASE)
    changes = {
        "t_end": 0.6, "torque": push, "params": 2.0, "observe": "energy", "every": 2, "t_eval": [0.8],
        "callback": lambda t: True, "events": lambda t: t - 0.55, "progress": True, "on_failure": "no_such",
        "pace": dense, "same_torque": True,
    }  # fmt: skip
    assert set(keywords(run.extend)) == set(changes)
    base = outcome(lambda: run.extend(0.8))
    for keyword, value in changes.items():
        found = outcome(lambda k=keyword, v=value: run.extend(**{"t_end": 0.8, k: v}))
        assert found != base or (keyword == "progress" and bars[-1]), keyword
    loaded = ph.load(run.save(tmp_path / "run.npz"))
    assert outcome(lambda: loaded.extend(0.8)) is RAISED
    assert outcome(lambda: loaded.extend(0.8, torque=push)) == base
    assert outcome(lambda: loaded.extend(0.8, torque=scaled, params=1.0)) is RAISED


def test_every_keyword_of_load_has_an_effect_or_is_refused(tmp_path):
    assert set(keywords(ph.load)) == {"path", "torque", "params", "same_torque"}
    of_function = ph.simulate(BODY, scaled, params=2.0, **BASE).save(tmp_path / "function.npz")
    assert ph.load(of_function).setup.torque is not ph.load(of_function, torque=scaled, params=2.0).setup.torque
    of_model = ph.simulate(BODY, HEAVY, **BASE).save(tmp_path / "model.npz")
    for wrong in ({"torque": scaled}, {"params": 2.0}, {"torque": scaled, "params": 3.0}):
        for path in (of_function, of_model):
            with pytest.raises(ph.InvalidInput):
                ph.load(path, **wrong)


EXPORTS = {
    "aem": {
        "epoch": "2031-01-01", "version": "1.0", "object_name": "TOP", "object_id": "1", "frame": "GCRF", "body": 1,
    },
    "stk": {"epoch": "2031-01-01", "center": "Mars", "frame": "ICRF", "body": 1},
    "czml": {
        "epoch": "2031-01-01", "frame": "ENU", "at": (1.0, 2.0, 3.0), "model": "a.glb", "speed": 2.0, "samples": 3,
        "body": 1,
    },
    "mcap": {"epoch": "2031-01-01", "frame": "world", "body": 1},
    "ck": {"epoch": "2031-01-01", "spacecraft": -7, "frame": "ECLIPJ2000", "body": 1},
    "glb": {"body": 1, "speed": 2.0},
    "oem": {
        "epoch": "2031-01-01", "object_name": "TOP", "object_id": "1", "center": "MARS", "frame": "GCRF", "body": 1,
    },
    "paraview": {"body": 1, "frames": 2},
}  # fmt: skip


@pytest.mark.parametrize("name", EXPORTERS)
def test_every_option_of_an_export_has_an_effect_or_is_refused(name, tmp_path):
    if name == "ck":
        pytest.importorskip("spiceypy")
    if name in ("netcdf", "parquet", "mcap"):
        pytest.importorskip({"netcdf": "h5netcdf", "parquet": "pyarrow", "mcap": "mcap"}[name])
    body = ph.Body(BODY.inertia, mass=1.0)
    flight = {"velocity": [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]} if name == "oem" else {}
    starts = {"omega": [[0.1, 0.2, 0.3], [1.0, 0.0, 0.0]], **flight}
    run = ph.simulate(body, HEAVY, **starts, t_end=0.4, dt=0.1, engine="python")
    exporter, changes = EXPORTERS[name], EXPORTS.get(name, {})
    assert set(options_of(exporter)) == set(changes)
    assert set(keywords(ph.export)) == {"run", "path", "format"}
    path = tmp_path / f"run{exporter.suffixes[0]}"
    needed = {k: v for k, v in {"epoch": "2030-01-01", "body": 0}.items() if k in changes}

    def written(**options):
        ph.export(run, path, **options)
        files = sorted(p for p in tmp_path.rglob("*") if p.is_file())
        contents = [p.read_bytes() for p in files]
        for p in files:
            p.unlink()
        return contents

    base = written(**needed)
    for option, value in changes.items():
        assert written(**{**needed, option: value}) != base, option
        assert option in ph.export.__doc__
    with pytest.raises(ph.InvalidInput, match="has no option 'no_such'"):
        written(**needed, no_such=1)
    assert f'"{name}"' in ph.export.__doc__


def test_the_format_of_an_export_can_be_named(tmp_path):
    run = ph.simulate(BODY, HEAVY, **BASE)
    assert ph.export(run, tmp_path / "run.txt", format="csv").read_bytes().startswith(b"#")


# --- ensembles -------------------------------------------------------------------------------------------------------

ENSEMBLE = {
    "body": [2.0, 3.0, 4.0], "torque": HEAVY, "t_end": 0.6, "dt": 0.05, "tol": 1e-3,
    "vary": {"start.omega": {"std": 0.2}}, "members": 3, "seed": 1, "design": "sobol", "replicates": 2,
    "table": {"start.omega": np.eye(3)}, "quantiles": ["tilt"], "histograms": {"tilt": [0.0, 4.0, 4]},
    "trajectories": 1, "store": "FOLDER", "chunk": 1, "executor": "threads", "workers": 2,
    "scheduler": "tcp://127.0.0.1:1", "progress": True, "name": "a study",
    # these values are refused; tests/test_ensembles_deaths.py tests the effect of valid values
    "time_limit": 0.0, "memory_limit": 0.0,
}  # fmt: skip
SHARED = {
    "omega": [0.1, 0.2, 0.3], "momentum": [1.0, 0.0, 0.0], "attitude": TURN, "t_start": 0.2, "method": "rk4",
    "position": [0.1, 0.2, 0.3], "velocity": [1.0, 0.0, 0.0], "force": [1.0, 0.0, 0.0], "load": [1.0, 0.0, 0.0],
    "every": 2, "params": 2.0, "frame": "body", "engine": "numba", "precision": "float32",
    "observe": ["kinetic_energy"], "events": [lambda t: t - 0.15], "t_eval": [0.2], "control": "error",
    "dt_min": 0.1, "dt_max": 0.5, "max_steps": 3, "pace": dense, "callback": lambda t: True, "on_failure": "stop",
    "compose": "no_such",
}  # fmt: skip


def test_every_keyword_of_ensemble_has_an_effect_or_is_refused(tmp_path, monkeypatch):
    assert set(keywords(ph.ensemble)) == set(ENSEMBLE)
    assert {*ENSEMBLE, *SHARED} >= {*KEYWORDS}
    shown = []
    base = {
        "body": BODY, "omega": [0.4, 1.0, -0.3], "t_end": 0.4, "dt": 0.1, "members": 2, "engine": "python",
        "vary": {"start.omega": {"std": 0.1}}, "executor": "serial",
    }  # fmt: skip
    folders = iter(range(100))

    def study(**asked):
        given = {**base, "store": tmp_path / str(next(folders)), **asked}
        given = {k: v for k, v in given.items() if v is not None}
        try:
            made = ph.ensemble(**given)
        except REFUSED:
            return RAISED
        return json.dumps([made.plan.data, made.facts["chunk"], [made[n].tolist() for n in made.names]])

    usual = study()
    assert usual is not RAISED
    for keyword, value in {**ENSEMBLE, **SHARED}.items():
        if keyword == "progress":
            study(progress=shown.append)
            assert shown
        elif keyword == "executor":
            assert study(executor="no_such") is RAISED
        elif keyword == "store":
            assert study(store=tmp_path / "here") != RAISED and any((tmp_path / "here").iterdir())
        else:
            assert study(**{keyword: value}) != usual, keyword
    assert study(no_such_option=1) is RAISED


# --- other functions -------------------------------------------------------------------------------------------------


def test_every_keyword_of_simulate_vector_has_an_effect_or_is_refused():
    K = np.array([[2.0, -1.0], [-1.0, 2.0]])
    base = {
        "mass": 1.0, "force": lambda u, p=1.0: -p * u**3, "u": [1.0, 0.2], "v": [0.0, 0.1], "t_end": 0.4, "dt": 0.1,
    }  # fmt: skip
    changes = {
        "mass": 2.0, "force": K, "u": [0.5, 0.1], "v": [1.0, 0.0], "t_end": 0.2, "dt": 0.05, "t_start": 0.2,
        "method": next(m for m in ph.vector_methods if m != "newmark_vector"), "every": 2, "callback": lambda t: True,
        "on_failure": "no_such", "stiffness": K, "damping": 0.5, "load": [1.0, 0.0],
        "potential": lambda u: float(np.sum(u**4)) / 4, "params": 2.0,
    }  # fmt: skip
    assert set(keywords(ph.simulate_vector)) == set(changes)

    def result(**asked):
        try:
            run = ph.simulate_vector(**{**base, **asked})
            with_energy = outcome_of_energy(run)
        except REFUSED:
            return RAISED
        return repr([run.t.tolist(), run.u.tolist(), run.v.tolist(), run.method, with_energy])

    usual = result()
    assert usual is not RAISED
    for keyword, value in changes.items():
        assert result(**{keyword: value}) != usual, keyword
    assert result(beta=0.25) != usual and result(no_such_option=1) is RAISED


def outcome_of_energy(run):
    try:
        return run.energy.tolist()
    except ph.PolhodeError:
        return "unknown"


def test_every_keyword_of_recommend_reaches_the_search_or_is_refused(monkeypatch):
    class Search:
        def __init__(self, *given):
            self.given = given

        def run(self, methods):
            return repr((self.given, methods))

    monkeypatch.setattr("polhode.evidence.recommendation.Search", Search)
    base = {"problem": BODY, "torque": HEAVY, "omega": [0.4, 1.0, -0.3], "t_end": 1.0, "methods": ["strang"]}
    changes = {
        "problem": ph.Body([2.0, 3.0, 4.0]), "tol": 1e-5, "torque": torques.damping(0.1), "omega": [1.0, 0.0, 0.0],
        "momentum": [1.0, 0.0, 0.0], "attitude": TURN, "t_end": 2.0, "t_start": 0.5, "params": 2.0, "frame": "body",
        "conserve": "energy", "cost": "time", "methods": ["nmb"], "budget": 1.0, "progress": print,
        "position": [0.1, 0.2, 0.3], "velocity": [1.0, 0.0, 0.0], "force": ph.forces.gravity(), "load": [1.0, 0.0, 0.0],
    }  # fmt: skip
    assert set(keywords(ph.recommend)) == set(changes)

    def asked(**given):
        try:
            return ph.recommend(**{**base, **given})
        except REFUSED:
            return RAISED

    usual = asked()
    assert usual is not RAISED
    for keyword, value in changes.items():
        more = {"methods": ["strang", "rk4"]} if keyword == "conserve" else {}
        assert asked(**{keyword: value, **more}) != asked(**more), keyword
    for keyword in ("torque", "omega", "momentum", "attitude", "params", "frame", "t_start"):
        with pytest.raises(ph.InvalidInput, match="a problem has its own"):
            ph.recommend("fast-top", **{keyword: changes[keyword]})


def test_options_of_certify_are_refused_if_there_are_none_such():
    with pytest.raises(ph.InvalidInput, match=r"has no option 'flw'\. Did you mean 'flow'"):
        ph.certify("strang", flw="exact")


def test_every_keyword_of_traced_flow_has_an_effect_or_is_refused():
    pytest.importorskip("jax")
    from polhode.engines.jax import double_precision

    base = {"torque": lambda R, t: R[:, 0] * (1 + t), "method": "mr2", "dt": 0.1, "steps": 2}
    changes = {
        "torque": HEAVY, "method": "buss1", "dt": 0.2, "steps": 3, "t_start": 1.0, "frame": "body", "remat": "no_such",
    }  # fmt: skip
    assert set(keywords(ph.traced_flow)) == set(changes)

    def end(**asked):
        with double_precision():
            return ph.traced_flow(**{**base, **asked})([1.0, 2.0, 2.5], np.eye(3), [0.1, 0.2, 0.3])[0].tolist()

    usual = end()
    for keyword, value in changes.items():
        if keyword == "remat":
            with pytest.raises(ph.InvalidInput, match="remat"):
                end(remat=value)
        else:
            assert end(**{keyword: value}) != usual, keyword
    for wrong, why in (({"torque": HEAVY, "frame": "body"}, "leave frame out"), ({"w0": 1}, "has no option 'w0'")):
        with pytest.raises(ph.InvalidInput, match=why):
            ph.traced_flow(**{**base, **wrong})


def test_every_keyword_of_stepper_has_an_effect_or_is_refused():
    base = {
        "body": BODY, "torque": scaled, "dt": 0.1, "omega": [0.3, 0.2, -0.5], "params": 1.0, "engine": "python",
    }  # fmt: skip
    changes = {
        "body": ph.Body([2.0, 3.0, 4.0]), "torque": push, "dt": 0.05, "omega": [1.0, 0.0, 0.2], "momentum": [1, 2, 3],
        "attitude": TURN, "t_start": 0.5, "method": "nmb", "params": 2.0, "frame": "body", "engine": "no_such",
        "precision": "float32", "uses_omega": False, "position": [0.1, 0.2, 0.3], "velocity": [1.0, 0.0, 0.0],
        "force": [1.0, 0.0, 0.0], "load": [1.0, 0.0, 0.0], "tol": 1e-6,
    }  # fmt: skip
    assert set(keywords(ph.stepper)) == set(changes)

    def answered(asked):
        """Return the angular velocity after a step in which the caller gives the torques, and the number of torques."""
        s, calls = ph.stepper(**{**asked, "torque": None, "params": None}), 0
        began = s.t
        while s.t == began:
            q = s.ask()
            s.tell(scaled(q.R, 1.0))
            calls += 1
        return [s.t, s.R.tolist(), s.omega.tolist(), calls]

    def result(**change):
        asked = {**base, **change}
        if change.get("torque") is push:
            asked["params"] = None
        try:
            s = ph.stepper(**asked)
            s.step(2)
            return repr([s.t, s.R.tolist(), s.omega.tolist(), answered(asked)])
        except REFUSED:
            return RAISED

    usual = result()
    assert usual is not RAISED
    for keyword, value in changes.items():
        assert result(**{keyword: value}) != usual, keyword
    assert RAISED != result(method="strang", flow="axes") != result(method="strang")
    assert result(no_such_option=1) is RAISED


def test_every_function_with_options_is_in_this_file():
    def takes_any(f):
        return any(p.kind is p.VAR_KEYWORD for p in inspect.signature(f).parameters.values())

    found = {n for n in ph.__all__ if inspect.isfunction(getattr(ph, n)) and takes_any(getattr(ph, n))}
    assert found == {
        "certify",
        "ensemble",
        "export",
        "prepare",
        "simulate",
        "simulate_vector",
        "stepper",
        "traced_flow",
    }


# --- the frame of torques --------------------------------------------------------------------------------------------


def in_space(torque):
    """Return the torque in space, from the change of the momentum in space over a short run."""
    run = ph.simulate(BODY, torque, omega=[0.3, -0.2, 0.5], attitude=TURN, t_end=1e-4, dt=1e-4, engine="python")
    return (run.momentum[-1] - run.momentum[0]) / 1e-4


@pytest.mark.parametrize(
    "make",
    [
        lambda v, **kw: torques.constant(v, **kw),
        lambda v, **kw: torques.piecewise([0.0], [v], **kw),
        lambda v, **kw: torques.function(lambda t: v, **kw),
        lambda v, **kw: torques.function(ph.kernel(lambda t: ph.Vec3(0.3, -0.5, 0.7)), **kw),
        lambda v, **kw: torques.cached(lambda t: v, **kw),
        lambda v, **kw: torques.batched(lambda R: [v], **kw),
        lambda v, **kw: torques.concurrent(lambda R: later_value(v), **kw),
        lambda v, **kw: torques.cached(torques.batched(lambda R: [v], **kw)),
        lambda v, **kw: torques.sampled(lambda t: v, 0.1, **({"frame": "space"} | kw)),
    ],
)
def test_a_torque_is_in_space_unless_it_says_body(make):
    v = [0.3, -0.5, 0.7]
    assert np.allclose(in_space(make(v)), v, atol=1e-3)
    assert np.allclose(in_space(make(v, frame="body")), TURN @ v, atol=1e-3)
    assert make(v).frame == "space" and make(v, frame="body").frame == "body"
    for frame, other in (("space", "body"), ("body", "space")):
        agreed = ph.simulate(BODY, make(v, frame=frame), frame=frame, **BASE)
        assert np.array_equal(agreed.omega, ph.simulate(BODY, make(v, frame=frame), **BASE).omega)
        with pytest.raises(ph.InvalidInput, match=f"frame='{other}'.*leave frame out"):
            ph.simulate(BODY, make(v, frame=frame), frame=other, **BASE)
        with pytest.raises(ph.InvalidInput, match="leave frame out"):
            ph.simulate(BODY, make(v, frame=frame) + torques.heavy_top(0.0), frame=other, **BASE)


async def later_value(v):
    return v


def test_a_sampled_controller_is_in_space_and_says_so_where_nobody_did():
    v = np.array([0.3, -0.5, 0.7])
    with pytest.warns(FutureWarning, match="in space, as for all torques; 0.1 took it in the body"):
        found = in_space(torques.sampled(lambda t: v, 0.1))
    assert np.allclose(found, v, atol=1e-3)


def test_motors_have_no_frame():
    motors = torques.sampled(lambda omega: -omega[:1], 0.2)
    ph.simulate(BODY, torques.wheels([[0.0, 0.0, 1.0]], [0.4], motors), **BASE)  # no warning without a frame
    for frame in ("space", "body"):
        said = torques.sampled(lambda omega: -omega[:1], 0.2, frame=frame)
        with pytest.raises(ph.InvalidInput, match="leave frame out of sampled"):
            torques.wheels([[0.0, 0.0, 1.0]], [0.4], said)


@pytest.mark.parametrize("name", ["thrusters", "wheels"])
def test_what_is_fixed_in_the_body_is_not_in_space(name):
    torque = torque_named(name)
    assert torque.frame == "body"
    with pytest.raises(ph.InvalidInput, match="leave frame out"):
        ph.simulate(BODY, torque, frame="space", **BASE)


def test_a_run_of_a_controller_in_the_body_goes_on_with_that_one_only(tmp_path):
    def damp(omega):
        return -0.2 * omega

    run = ph.simulate(BODY, torques.sampled(damp, 0.2, frame="body"), **BASE)
    loaded = ph.load(run.save(tmp_path / "run.npz"))
    on = loaded.extend(0.8, torque=torques.sampled(damp, 0.2, frame="body"))
    assert np.array_equal(on.omega, run.extend(0.8).omega)
    with pytest.raises(ph.InvalidInput, match="that of the run was in frame='body'"):
        loaded.extend(0.8, torque=torques.sampled(damp, 0.2, frame="space"))


def test_cached_does_not_lose_the_frame_of_what_it_keeps():
    whole = torques.batched(many, frame="body")
    assert torques.cached(whole).frame == torques.cached(whole, frame="body").frame == "body"
    with pytest.raises(ph.InvalidInput, match="its frame 'body': leave them out"):
        torques.cached(whole, frame="space")

"""Runs can be pickled, so that they can be sent to other processes; the copy can be continued."""

import copy
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

import polhode as ph
from polhode.errors import InvalidInput, SimulationFailed
from polhode.extending import Kind, Model, Vec3

START = {"omega": [0.1, 0.2, 5.0], "t_end": 0.5, "dt": 0.05}
BOX = ph.Body([1.0, 1.7, 2.3], mass=2.0)
WEIGHT = ph.torques.heavy_top(20.0)
PLACE = {"position": [0, 0, 2.0], "velocity": [1.0, 0, 0]}


def breeze(t, R, omega, p):
    return p["k"] * np.sin(t) - 0.1 * omega


def calming(omega):
    return 0.5 * omega


WHEELS = ph.torques.wheels(np.eye(3), [0, 0, 0], ph.torques.sampled(calming, period=0.1), inertia=[0.1] * 3)


def calm(t, R, omega, memory):
    return -0.3 * omega, memory + omega


FILTER = ph.torques.sampled(calm, period=0.1, memory=np.zeros(3), frame="body")


@ph.kernel
def brake(t, R, omega, p):
    return -p * omega


def gust(t, x, v):
    return [0.2, 0.0, -0.1 * v[2]]


@ph.kernel
def height(t, I, p, R, W):
    return R.e3.z


def level(t, R, omega):
    return t - 0.22


def of_wheels(momenta):
    return momenta[0] - 0.01


def breaks(t, R):
    return [0, 0, 0] if t < 0.2 else [np.nan, 0, 0]


def fail(x):
    return ph.simulate([1, 2, 3], breaks, **START)


def spin(rate):
    return ph.simulate([1, 2, 2.5], WEIGHT, omega=[0, rate, 4.0], t_end=0.5, dt=0.05)


def stored(folder):
    path = ph.simulate([1, 2, 3], breeze, params={"k": 0.3}, observe=height, **START).save(folder / "run.npz")
    return ph.load(path)


KINDS = {
    "free": lambda: ph.simulate([1, 2, 3], **START),
    "model": lambda: ph.simulate([1, 2, 2.5], WEIGHT, **START),
    "tilted axes": lambda: ph.simulate(ph.Body([[2, 0.1, 0], [0.1, 2.5, 0.2], [0, 0.2, 3]]), WEIGHT, **START),
    "function": lambda: ph.simulate([1, 2, 3], breeze, params={"k": 0.3}, observe=[height, "speed"], **START),
    "kernel": lambda: ph.simulate([1, 2, 3], WEIGHT + ph.torques.function(brake, 0.2), **START),
    "batch": lambda: ph.simulate([1, 2, 3], WEIGHT, **(START | {"omega": [[0, 1, 5.0], [1, 0, 5], [0, 0, 4]]})),
    "tol": lambda: ph.simulate([1, 2, 2.5], WEIGHT, omega=[0, 1, 5.0], t_end=0.5, tol=1e-6),
    "control": lambda: ph.simulate([1, 2, 2.5], WEIGHT, control="error", tol=1e-6, **START),
    "events": lambda: ph.simulate([1, 2, 2.5], WEIGHT, events=ph.Event(level), **START),
    "controller and events": lambda: ph.simulate(
        [1, 2, 2.5], WHEELS, events=[ph.Event(level), ph.Event(of_wheels)], **START
    ),
    "flight": lambda: ph.simulate(BOX, force=ph.forces.gravity() + ph.forces.function(gust), **PLACE, **START),
    "cache": lambda: ph.simulate([1, 2, 3], ph.torques.cached(breeze, params={"k": 0.3}), **START),
    "concurrent": lambda: ph.simulate([1, 2, 3], ph.torques.concurrent(breeze, params={"k": 0.3}), **START),
    "wheels": lambda: ph.simulate([1, 2, 3], WHEELS, **START),
    "table": lambda: ph.simulate([1, 2, 3], ph.torques.table([0, 1, 2], np.eye(3), order=1, frame="body"), **START),
    "held": lambda: ph.simulate(
        [1, 2, 3], ph.torques.sampled(calm, period=0.1, memory=np.zeros(3), frame="body"), **START
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_comes_back_from_a_pickle_and_goes_on(kind):
    run = KINDS[kind]()
    for again in (pickle.loads(pickle.dumps(run)), copy.deepcopy(run)):
        for name in ("t", "R", "omega", "momentum", "kinetic_energy", *(("x",) if kind == "flight" else ())):
            np.testing.assert_array_equal(getattr(again, name), getattr(run, name), name)
        for name, seen in run.observed.items():
            np.testing.assert_array_equal(again.observed[name].mean, seen.mean)
        if run.hunt is not None:
            np.testing.assert_array_equal(again.events["level"].R, run.events["level"].R)
        np.testing.assert_array_equal(again.extend(0.7).final, run.extend(0.7).final)


def test_a_run_from_a_file_comes_back_without_its_functions(tmp_path):
    run = stored(tmp_path)
    again = pickle.loads(pickle.dumps(run))
    np.testing.assert_array_equal(again.observed["height"].mean, run.observed["height"].mean)
    with pytest.raises(InvalidInput, match="was a function, which files do not hold: give it again"):
        again.extend(0.7)
    longer = again.extend(0.7, torque=breeze, params={"k": 0.3}, observe=height)
    np.testing.assert_array_equal(longer.final, run.extend(0.7, torque=breeze, params={"k": 0.3}, observe=height).final)


def test_runs_and_failures_come_back_from_other_processes():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        runs = list(pool.map(spin, [0.2, 0.4]))
        failed = pool.submit(fail, 0).exception()
    np.testing.assert_array_equal(runs[1].final, spin(0.4).final)
    assert isinstance(failed, SimulationFailed) and len(failed.trajectory.t) > 1


def test_runs_with_functions_without_names_can_be_copied():
    run = ph.simulate([1, 2, 3], lambda t, R: [0, 0, t], events=lambda t, R: t - 0.1, **START)
    for again in (copy.copy(run), copy.deepcopy(run)):
        np.testing.assert_array_equal(again.extend(0.7).final, run.extend(0.7).final)


UNNAMED = {
    "its torque": {"torque": lambda t, R: [0, 0, 0.1]},
    "an event": {"events": lambda R: R[2, 2]},
    "an observer": {"observe": ph.kernel(lambda t, I, p, R, W: t)},
}


@pytest.mark.parametrize("named", UNNAMED)
def test_code_without_a_name_is_refused_by_pickles(named, monkeypatch):
    monkeypatch.delitem(sys.modules, "cloudpickle", raising=False)
    with pytest.raises(InvalidInput, match=rf"because {named} cannot \(.*the top level of a module, or .* save\(\)"):
        pickle.dumps(ph.simulate([1, 2, 3], **UNNAMED[named], **START))


MODELS = [
    WEIGHT,
    ph.torques.heavy_top([1.0, 2.0]),
    ph.forces.gravity([0, 1, -9.0]),
    WEIGHT + ph.forces.spring([0, 0, 3], stiffness=2.0),
    ph.forces.ground(ph.forces.sphere(0.3), stiffness=1e3, friction=0.2),
    ph.torques.magnetic([0, 0, 1], ph.torques.orbit_field(1.0, rate=0.5, normal=[0, -1, 0])),
    ph.torques.magnetic([0, 0, 1], ph.torques.field_table([0, 1, 2], np.eye(3), order=1)),
    ph.torques.table([0, 1, 2], np.eye(3), order=1, held=False),
    ph.torques.angle_table([0, 1, np.pi], [0, 1, 0], axis=[0, 0, 1], towards=[0, 1, 1], order=1),
]


@pytest.mark.parametrize("torque", MODELS, ids=lambda torque: torque.name)
def test_models_come_back_from_pickles(torque):
    assert repr(pickle.loads(pickle.dumps(torque))) == repr(torque) == repr(copy.deepcopy(torque))


def make_weight(body):
    return weight_torque, weight_energy, 1.3


@ph.kernel
def weight_torque(t, R, W, p):
    return Vec3(p * R.e2.z, -p * R.e1.z, 0.0 * R.e1.z)


@ph.kernel
def weight_energy(t, R, p):
    return p * R.e3.z


@pytest.mark.parametrize("name", ["own", "drag"])  # drag is also the name of a model of polhode
def test_models_of_users_are_copied_and_pickled(name):
    """A model that a user makes keeps its own functions, although polhode cannot restore it from its description."""
    model = Model(name, Kind.POTENTIAL, make_weight, strength=1.3)
    model.note = "kept"
    for again in (copy.copy(model), copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        assert again.make is make_weight and again.settings == {"strength": 1.3} and again.note == "kept"
    local = Model(name, Kind.POTENTIAL, lambda body: make_weight(body), strength=1.3)
    assert copy.copy(local).make is local.make
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(local)


def test_copies_of_models_keep_attributes():
    model = ph.torques.heavy_top(2.0)
    model.name = "weight of the top"
    assert copy.copy(model).name == model.name
    model.name, model.note = "heavy_top", "kept"
    again = pickle.loads(pickle.dumps(model))
    assert again.note == "kept" and repr(again) == repr(model)

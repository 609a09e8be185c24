"""Test that wrong arguments, names from other libraries, impossible times and hostile scenarios give helpful
messages.
"""

import datetime
import time

import numpy as np
import pytest

import polhode as ph
from polhode import torques
from polhode.integrators.foreign import INSTEAD
from polhode.scenario import ScenarioError, parse

BODY = ph.Body([1.0, 2.0, 2.5])
BASE = {"omega": [0.4, 1.0, -0.3], "t_end": 0.4, "dt": 0.1, "engine": "python"}
HEAVY = torques.heavy_top(2.0)


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong, advice",
    [
        ({"observ": "energy"}, "Did you mean 'observe'"),
        ({"evry": 2}, "Did you mean 'every'"),
        ({"Engine": "numba"}, "Did you mean 'engine'"),
        ({"energy_corection": True}, "Did you mean 'energy_correction'"),
        ({"tend": 1.0}, "Use t_end"),
        ({"t_span": (0, 1)}, "Use t_end"),
        ({"w0": [1, 0, 0]}, "Use omega, in the body frame"),
        ({"omega0": [1, 0, 0]}, "Use omega, in the body frame"),
        ({"rtol": 1e-6}, "Use tol with control='error'"),
        ({"atol": 1e-6}, "Use tol with control='error'"),
        ({"folder": "here"}, r"run\.save\('run\.npz'\)"),
        ({"max_step": 0.1}, "Use dt"),
        ({"h": 0.1}, "Use dt"),
        ({"q0": [1, 0, 0, 0]}, "Use attitude"),
        ({"solver": "nmb"}, "Use method"),
        ({"inertia": [1, 2, 3]}, "The inertia is the first argument"),
    ],
)
@pytest.mark.parametrize("given", [BASE, {"dt": 0.1}], ids=["all", "nothing else"])
def test_a_keyword_that_does_not_exist_is_told_first(wrong, advice, given):
    """The wrong keyword is reported first, even if a required argument is missing."""
    with pytest.raises(
        ph.InvalidInput, match=f"simulate has no keyword and rkn4 has no option {next(iter(wrong))!r}.*{advice}"
    ):
        ph.simulate(BODY, HEAVY, **given, **wrong)


def test_other_functions_advise_what_they_have():
    with pytest.raises(ph.InvalidInput, match=r"simulate has no keyword and rkn4 has no option 'tend'.*Use t_end"):
        ph.prepare(BODY, HEAVY, tend=1.0, dt=0.1)
    with pytest.raises(
        ph.InvalidInput, match=r"ensemble has no keyword and rkn4 has no option 'memebers'.*Did you mean 'members'"
    ):
        ph.ensemble(BODY, HEAVY, t_end=1.0, dt=0.1, omega=[1, 0, 0], memebers=2, vary={"start.omega": {"std": 0.1}})
    with pytest.raises(
        ph.InvalidInput,
        match=r"simulate_vector has no keyword and newmark_vector has no option 'dampng'.*Did you mean 'damping'",
    ):
        ph.simulate_vector(1.0, None, u=[1.0], v=[0.0], t_end=1.0, dt=0.1, dampng=1.0)
    with pytest.raises(
        ph.InvalidInput, match="simulate_vector has no keyword and newmark_vector has no option 'omega0'"
    ) as e:
        ph.simulate_vector(1.0, None, u=[1.0], v=[0.0], t_end=1.0, dt=0.1, omega0=1.0)
    assert "Use omega" not in str(e.value)


def test_t_end_is_needed():
    with pytest.raises(ph.InvalidInput, match="give t_end"):
        ph.simulate(BODY, omega=[1, 0, 0], dt=0.1)


@pytest.mark.parametrize(
    "name, ours",
    [("DOP853", "rkmk8"), ("RK45", "rkmk4"), ("Radau", "strang"), ("LSODA", "strang"), ("Tsit5", "rk4"),
     ("Verlet", "nmb"), ("RKMK8", "Did you mean 'rkmk8'"), ("Stormer-Verlet", "nmb")],
)  # fmt: skip
def test_a_method_of_another_library_is_told_which_of_ours_to_use(name, ours):
    with pytest.raises(ph.InvalidInput, match=f"unknown method '{name}'.*{ours}") as e:
        ph.simulate(BODY, HEAVY, **BASE, method=name)
    assert len(str(e.value)) < 300  # the message does not list all names


def test_advice_names_methods_that_exist():
    for advice, names in INSTEAD.items():
        words = {w.strip(".,:;()") for w in advice.split()}
        assert words & set(ph.methods), advice
        assert not set(names) & set(ph.methods)


# --- torques and parameters ------------------------------------------------------------------------------------------


@ph.kernel
def by_name(R, p):
    return ph.Vec3(p.a, p.b, 0.0)


@pytest.mark.parametrize(
    "torque, params, message",
    [
        (lambda R, p: np.array([p, 0.0, 0.0], float), None, "has an argument p, but no params are given"),
        (lambda R, p: p * R[:, 0], None, "has an argument p, but no params are given"),
        (lambda R, p: [p["k"], 0.0, 0.0], None, "has an argument p, but no params are given"),
        (ph.kernel(lambda R, p: ph.Vec3(p, p, p)), None, "has an argument p, but no params are given"),
        (by_name, None, "has an argument p, but no params are given"),
        (by_name, (1.0, 2.0), r"by_name uses p\.a, but params are given as a tuple: give a dict"),
        (by_name, 3.0, r"by_name uses p\.a, but params are given as a float: give a dict"),
        (lambda R, p: [p.a, 0.0, 0.0], (1.0, 2.0), r"uses p\.a, .*as a tuple: give a dict.*use p\['a'\]"),
        (lambda R, p: [p.a, 0.0, 0.0], {"a": 1.0}, r"uses p\.a, .*use p\['a'\]"),
        (ph.kernel(lambda R, p: ph.Vec3(p["a"], 0.0, 0.0)), {"a": 1.0}, r"attributes of p: write p\.name"),
        (lambda R: ["1", "2", "3"], None, "must return three numbers.*it returned \\['1', '2', '3'\\]"),
        (lambda R: np.array(["1", "2", "3"]), None, "must return three numbers.*type <U1"),
        (lambda R: [None, 0.0, 0.0], None, "must return three numbers"),
        (torques.batched(lambda R: [["1", "2", "3"]]), None, r"must return an array of shape \(1, 3\)"),
    ],
)
@pytest.mark.parametrize("engine", ["python", "numba"])
def test_what_is_wrong_with_a_torque_is_told(torque, params, message, engine):
    if isinstance(torque, torques.base.Torque):
        engine = "python"
    with pytest.raises(ph.InvalidInput, match=message):
        ph.simulate(BODY, torque, params=params, **{**BASE, "engine": engine})


def test_an_error_of_the_user_in_a_torque_stays_his():
    def torque(R, p):
        return (1, 2).nothing

    with pytest.raises(AttributeError, match="nothing"):
        ph.simulate(BODY, torque, params=(1.0, 2.0), **BASE)


@pytest.mark.parametrize(
    "make",
    [
        lambda: ph.Body(["1", "2", "3"]),
        lambda: torques.constant(["1", "2", "3"]),
        lambda: torques.heavy_top("2"),
        lambda: ph.simulate(BODY, **{**BASE, "omega": ["1", "2", "3"]}),
        lambda: ph.simulate(BODY, attitude=[["1", 0, 0], [0, 1, 0], [0, 0, 1]], **BASE),
        lambda: ph.so3.exp(["1", "2", "3"]),
        lambda: BODY.about(["1", "2", "3"]) if BODY.mass else ph.Body([1, 1, 1], mass=1.0).about(["1", "2", "3"]),
    ],
)
def test_text_is_no_number(make):
    with pytest.raises(ph.InvalidInput, match="must be"):
        make()


# --- bodies ----------------------------------------------------------------------------------------------------------


def by_points(points, masses, about):
    """Return the inertia of point masses about a point, from the definition."""
    x = points - about
    return np.einsum(
        "k,kij->ij", masses, np.einsum("ki,ki->k", x, x)[:, None, None] * np.eye(3) - x[:, :, None] * x[:, None]
    )


def test_about_is_right_however_often(tmp_path):
    rng = np.random.default_rng(5)
    points, masses = rng.normal(size=(7, 3)), rng.uniform(0.5, 2.0, 7)
    points -= masses @ points / masses.sum()
    p, q = rng.normal(size=(2, 3))
    body = ph.Body(by_points(points, masses, 0.0), mass=masses.sum())
    first = body.about(p)
    assert np.allclose(first.inertia, by_points(points, masses, p), rtol=1e-13)
    assert np.allclose(first.about(q).inertia, by_points(points, masses, q), rtol=1e-13)
    assert np.array_equal(first.about(q).inertia, body.about(q).inertia)
    assert np.array_equal(first.about([0, 0, 0]).inertia, body.inertia)
    assert np.array_equal(first.reference, p) and not first.about([0, 0, 0]).reference.any()
    # a body whose inertia is given about another point
    given = ph.Body(by_points(points, masses, p), mass=masses.sum(), reference=p)
    assert np.allclose(given.about(q).inertia, by_points(points, masses, q), rtol=1e-13)
    # files, copies and batches also store the point
    import copy
    import pickle

    loaded = ph.load(ph.simulate(first, **BASE).save(tmp_path / "run.npz")).body
    for again in (loaded, pickle.loads(pickle.dumps(first)), copy.copy(first)):
        assert np.allclose(again.about(q).inertia, by_points(points, masses, q), rtol=1e-13)
    many = ph.Body(np.stack([body.inertia] * 2), mass=masses.sum()).about(p)
    assert np.allclose(many.about(q).inertia[1], by_points(points, masses, q), rtol=1e-13)


def test_a_flat_body_survives_the_way_there_and_back():
    """The moments of a flat body are at the limit of what a real body can have.

    Moving the reference to a far point and back loses no digits.
    """
    plate = ph.Body([1.0, 2.0, 3.0], mass=1.0)
    assert np.array_equal(plate.about([1e6, 0, 0]).about([0, 0, 0]).inertia, plate.inertia)


def test_a_body_without_reference_is_about_its_centre_of_mass():
    old = ph.Body([1.0, 2.0, 2.5], mass=2.0)
    assert not old.reference.any()
    with pytest.raises(ph.InvalidInput, match="reference must be three finite numbers"):
        ph.Body([1.0, 2.0, 2.5], reference=[1.0, 2.0])


def test_a_scenario_knows_the_reference():
    text = SCENARIO.replace(
        "inertia = [1, 2, 2.5]", 'inertia = [6, 7, 2.5]\nmass = 5\nreference = [0, 0, "1 m"]\nabout = [0, 0, 0]'
    )
    loaded = parse(text)
    assert np.allclose(loaded.body().inertia, np.diag([1.0, 2.0, 2.5]))
    assert "reference=[0.0, 0.0, 1.0]" in loaded.python()
    with pytest.raises(ScenarioError, match="reference belongs to inertia"):
        parse(SCENARIO.replace("inertia = [1, 2, 2.5]", 'shape = "sphere"\nradius = 1\nreference = [0, 0, 1]'))


# --- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["run.csv", "run.h5", "run.CSV", "run.txt"])
def test_save_refuses_names_of_other_formats(name, tmp_path):
    run = ph.simulate(BODY, **BASE)
    with pytest.raises(ph.InvalidInput, match=r"polhode\.export\(run, "):
        run.save(tmp_path / name)
    assert not list(tmp_path.iterdir())
    assert ph.load(run.save(tmp_path / "run")).steps == ph.load(run.save(tmp_path / "run.NPZ")).steps == 4


def test_an_epoch_may_be_a_datetime(tmp_path):
    run = ph.simulate(BODY, **BASE)
    zone = datetime.timezone(datetime.timedelta(hours=2))
    files = [
        ph.export(run, tmp_path / f"{k}.aem", epoch=epoch).read_text()
        for k, epoch in enumerate(
            ("2030-01-01T10:00:00", "2030-01-01T10:00:00Z", datetime.datetime(2030, 1, 1, 10),
             datetime.datetime(2030, 1, 1, 10, tzinfo=datetime.UTC), datetime.datetime(2030, 1, 1, 12, tzinfo=zone))
        )
    ]  # fmt: skip
    assert "START_TIME = 2030-01-01T10:00:00" in files[0] and len(set(files)) == 1
    for wrong in (2030, "soon", ["2030-01-01"]):
        with pytest.raises(ph.InvalidInput, match="epoch must be a datetime"):
            ph.export(run, tmp_path / "run.aem", epoch=wrong)


@pytest.mark.parametrize(
    "name, option", [("run.glb", {"speed": "x"}), ("run.pvd", {"frames": "x"}), ("run.pvd", {"frames": 0})]
)
def test_options_of_exports_are_checked(name, option, tmp_path):
    with pytest.raises(ph.InvalidInput, match=f"{next(iter(option))} must be"):
        ph.export(ph.simulate(BODY, **BASE), tmp_path / name, **option)


def test_the_help_of_export_lists_every_option():
    from click.testing import CliRunner

    from polhode.cli import cli
    from polhode.files.exports import EXPORTERS, options_of

    text = " ".join(CliRunner().invoke(cli, ["export", "--help"]).output.split())
    assert all(option in text for e in EXPORTERS.values() for option in (*options_of(e), *e.suffixes))


# --- rotations -------------------------------------------------------------------------------------------------------


def test_the_distance_of_two_rotations_is_the_angle_between_them():
    A, turn = ph.so3.exp([0.3, -1.2, 0.4]), np.array([0.0, 0.6, 0.8])
    for angle in (0.0, 1e-9, 1.0, np.pi):
        assert ph.so3.distance(A, A @ ph.so3.exp(angle * turn)) == pytest.approx(angle, rel=1e-6, abs=1e-15)
    with pytest.warns(DeprecationWarning, match=r"so3\.orthogonality"):
        assert ph.so3.distance(2 * np.eye(3)) == ph.so3.orthogonality(2 * np.eye(3)) == pytest.approx(3 * np.sqrt(3))
    with pytest.raises(ph.InvalidInput, match="B must have shape"):
        ph.so3.distance(A, [1, 0, 0])


# --- wrong results without an error ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "engine, method", [("python", "auto"), ("python", "mr2"), ("python", "rkn4"), ("numba", "auto")]
)
@pytest.mark.parametrize("steps", [4, 6])
def test_a_run_that_overshoots_its_damping_is_a_failure(engine, method, steps):
    """With a torque of -1000 omega and dt = 0.1, each explicit step multiplies the angular velocity by about -100."""
    asked = {"omega": [1.0, 0.2, 0.3], "dt": 0.1, "t_end": 0.1 * steps, "frame": "body", "method": method}
    asked["engine"] = engine
    with pytest.raises(ph.SimulationFailed, match=r"grew without physical meaning.*make dt smaller") as e:
        ph.simulate(BODY, lambda omega: -1000 * omega, **asked)
    valid = e.value.trajectory
    assert valid.outcome is ph.Outcome.DIVERGED and len(valid) == 1 and valid.steps == 0
    several = {**asked, "omega": [[1.0, 0.2, 0.3], [0.0, 0.0, 0.0]], "on_failure": "stop"}
    both = ph.simulate(BODY, lambda omega: -1000 * omega, **several)
    assert both.outcomes == (ph.Outcome.DIVERGED, ph.Outcome.DONE)


def test_compiled_damping_that_overshoots_is_a_failure_too():
    @ph.kernel
    def brake(omega):
        return -1000.0 * omega

    asked = {"dt": 0.1, "t_end": 0.5, "frame": "body", "method": "mr2"}
    solver = ph.prepare(BODY, brake, **asked)
    for call in (lambda: ph.simulate(BODY, brake, omega=[1.0, 0.2, 0.3], **asked),
                 lambda: solver(omega=[1.0, 0.2, 0.3]), lambda: solver.end(omega=[1.0, 0.2, 0.3])):  # fmt: skip
        with pytest.raises(ph.SimulationFailed, match="grew without physical meaning"):
            call()


def test_a_run_that_is_driven_far_is_no_failure():
    """A motor spins the body up, then a weak damping acts.

    The body turns by 1e4 rad per step about a principal axis, which a splitting computes correctly.
    """
    calls = []

    def motor(t, omega):
        calls.append(t)
        return [1e5 * (t < 4.95), 0.0, 0.0] - 1e-2 * omega

    run = ph.simulate(BODY, motor, omega=[0.0, 0.0, 0.0], t_end=10.0, dt=0.1, frame="body", method="strang")
    drag, I = 1e-2, 1.0
    top = 1e5 / drag * -np.expm1(-drag * 5.0 / I)
    assert run.outcome is ph.Outcome.DONE and run.omega[50, 0] == pytest.approx(top, rel=3e-2)
    assert run.omega[-1, 0] == pytest.approx(run.omega[50, 0] * np.exp(-drag * 5.0), rel=1e-3)
    assert len(calls) <= 103


@pytest.mark.parametrize(
    "span, good",
    [
        ({"t_start": 1e16, "t_end": 1e16 + 20, "dt": 1.0}, False),
        ({"t_start": -1e16, "t_end": -1e16 + 20, "dt": 1.0}, False),
        ({"t_start": 1e16, "t_end": 1e16 + 20, "control": "error", "method": "rkn4"}, False),
        ({"t_start": 1e12, "t_end": 1e12 + 1e-3, "dt": 1e-3 / 8}, False),
        ({"t_start": 1.7e9, "t_end": 1.7e9 + 1.0, "dt": 0.1}, True),  # a time in seconds since 1970
        # a time in seconds since the start of the Julian dates
        ({"t_start": 2.1e11, "t_end": 2.1e11 + 16.0, "dt": 0.5}, True),
    ],
)
def test_times_that_rounding_swallows_are_refused(span, good):
    asked = {"omega": [0.4, 1.0, -0.3], "engine": "python", **span}
    if good:
        run = ph.simulate(BODY, **asked)
        assert np.allclose(np.diff(run.t), span["dt"], rtol=0.01)
    else:
        with pytest.raises(ph.InvalidInput, match="count time from the start of the run"):
            ph.simulate(BODY, **asked)


# --- scenarios -------------------------------------------------------------------------------------------------------

SCENARIO = """
format = 1
[body]
inertia = [1, 2, 2.5]
[start]
omega = [0.4, 1, -0.3]
[run]
t_end = 1
dt = 0.1
"""


@pytest.mark.parametrize("method", ["auto", "nmb"])
@pytest.mark.parametrize(
    "option",
    ["dt=0.5", "t_end=100", "body=[1.0,1.0,1.0]", "torque='heavy_top'", "on_failure='stop'", "progress=true",
     "method='nmb'", "omega=[9,9,9]", "attitude=[[1,0,0],[0,1,0],[0,0,1]]"],
)  # fmt: skip
def test_options_do_not_override_the_scenario(option, method):
    with pytest.raises(ScenarioError, match=f"run.options: {option.split('=')[0]} is not an option of a method"):
        parse(SCENARIO, settings=[f"run.method='{method}'", f"run.options.{option}"])


def test_options_of_an_automatic_method_are_checked():
    with pytest.raises(ScenarioError, match="has no option 'nosuch'"):
        parse(SCENARIO, settings=["run.options.nosuch=1"])
    with pytest.raises(ScenarioError, match="flow must be one of"):
        parse(SCENARIO, settings=["run.options.flow='no_such'"])
    python = "run.engine='python'"
    assert (
        parse(SCENARIO, settings=["run.options.reorthogonalise=true", python])
        .simulate()
        .setup.options["reorthogonalise"]
    )
    with pytest.raises(ph.InvalidInput, match="exact_free has no option 'flow'"):  # exact_free has only the exact flow
        parse(SCENARIO, settings=["run.options.flow='exact'"]).simulate()


@pytest.mark.parametrize(
    "text",
    [
        SCENARIO + "".join(f"k{i} = 1\n" for i in range(10**6)),
        SCENARIO + "x = {" + ", ".join(f"k{i} = 1" for i in range(10**5)) + "}",
        SCENARIO + "".join(f"[a{i}]\n" for i in range(10**5)),
        SCENARIO + ".".join(["a"] * 20_000) + " = 1",
        SCENARIO + " . ".join(['"a"'] * 20_000) + " = 1",
        SCENARIO + "[" + ".".join(["a"] * 20_000) + "]",
        SCENARIO + "x = {" + ".".join(["a"] * 20_000) + " = 1}",
        SCENARIO + "x = " + "[" * 20_000 + "]" * 20_000,
    ],
    ids=["keys", "inline", "tables", "dotted", "quoted", "head", "inline dotted", "lists"],
)
def test_a_scenario_that_would_take_minutes_to_read_is_refused_at_once(text):
    began = time.process_time()
    with pytest.raises(ScenarioError, match=r"nested too deeply|more than 10,000 keys") as e:
        parse(text)
    assert time.process_time() - began < 2.0 and len(str(e.value)) < 300


def test_of_many_mistakes_the_first_are_told():
    with pytest.raises(ScenarioError, match="5000 mistakes") as e:
        parse(SCENARIO + "".join(f"k{i} = 1\n" for i in range(5000)))
    assert len(e.value.mistakes) == 20 and str(e.value).endswith("and 4980 more")
    with pytest.raises(ph.InvalidInput, match="this key has 20000 parts"):
        parse(SCENARIO, settings=[".".join(["a"] * 20_000) + "=1"])


def test_ordinary_texts_are_not_taken_for_deep_keys():
    words = "# " + "a.b.c. " * 500 + "\ndescription = '" + "1.5, 2.5; " * 500 + "'\n"
    parse(words + SCENARIO)
    many = ",\n".join(["[0.1, 0.2, 0.3]"] * 20_000)
    assert len(parse(SCENARIO.replace("[0.4, 1, -0.3]", f"[\n{many}\n]")).scenario.start.omega) == 20_000

"""Test ensembles with steps that follow a tolerance: each member has the same bits as a single run, in any chunk."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.ensembles import Study, make_plan, read_plan
from polhode.files import chunks

VARY = {"start.omega": {"std": 0.1}, "start.attitude": "uniform", "torque.mgl": {"uniform": [0.5, 1.5]}}
MOMENTS = (1.2, 2.0, 2.5)
SAMPLES = {"quantiles": ["tilt"], "trajectories": 2, "t_eval": [0.1, 0.3]}


def tops(**more):
    given = {
        "t_end": 0.5, "tol": 1e-5, "omega": [0.1, 2.0, 0.3], "seed": 3, "vary": VARY, "members": 5,
        "executor": "serial", "engine": "python", "chunk": 3, **more,
    }  # fmt: skip
    return ph.ensemble(ph.Body(MOMENTS), ph.torques.heavy_top(1.0), **given)


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    return tops(store=tmp_path_factory.mktemp("tops") / "study", **SAMPLES)


def test_members_move_to_the_bit_as_alone(study):
    R, omega, mgl = (study[f"input.{k}"] for k in ("start.attitude", "start.omega", "torque.mgl"))
    for i in (1, 4):
        alone = ph.simulate(
            MOMENTS, ph.torques.heavy_top(mgl[i]), attitude=R[i], omega=omega[i], t_end=0.5, tol=1e-5, engine="python"
        )
        again = study.member(i)
        assert alone.R[-1].tobytes() == again.R[-1].tobytes() == study["R"][i].tobytes()
        assert alone.omega[-1].tobytes() == study["omega"][i].tobytes() and alone.steps == again.steps
    steps = {study.member(i).steps for i in range(4)}
    assert len(steps) > 1  # every member has different steps


def test_members_are_as_accurate_as_the_tolerance_says(study):
    I, names = np.array(MOMENTS), ("start.attitude", "start.omega", "torque.mgl")
    R, omega, mgl = (study[f"input.{k}"] for k in names)

    def slope(t, y, weight):
        A, W = y[:9].reshape(3, 3), y[9:]
        hat = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        torque = np.cross((0.0, 0.0, 1.0), -weight * A[2])  # torque of the weight, which acts on the third axis
        return np.concatenate([(A @ hat).reshape(-1), (np.cross(I * W, W) + torque) / I])

    for i in (0, 4):
        y = np.concatenate([R[i].reshape(-1), omega[i]])
        exact = solve_ivp(slope, (0, 0.5), y, "DOP853", rtol=1e-13, atol=1e-13, args=(mgl[i],)).y[:, -1]
        assert np.abs(study["R"][i].reshape(-1) - exact[:9]).max() < 100 * 1e-5


def test_samples_are_at_the_same_times(study):
    assert np.array_equal(study.times, [0.0, 0.1, 0.3, 0.5])
    kept = study.kept()
    one = ph.simulate(
        MOMENTS, ph.torques.heavy_top(study["input.torque.mgl"][0]), attitude=study["input.start.attitude"][0],
        omega=study["input.start.omega"][0], t_end=0.5, tol=1e-5, t_eval=study.times, engine="python",
    )  # fmt: skip
    assert kept["R"][0].tobytes() == one.R.tobytes() and np.isfinite(study.quantiles("tilt")).all()
    assert np.array_equal(make_plan(**PLAN, trajectories=1).times, np.linspace(0, 1, 101))


def test_chunks_do_not_matter_and_what_is_missing_is_computed_again(study, tmp_path):
    other = tops(store=tmp_path / "a", **SAMPLES, chunk=5)
    for name in study.names:
        assert study[name].tobytes() == other[name].tobytes(), name
    before = {name: study[name].tobytes() for name in study.names}
    chunks.path(study.folder, 1).unlink()
    again = Study.open(study.folder)
    assert len(again.done) == 3
    again = again.resume(executor="serial")
    assert {name: again[name].tobytes() for name in again.names} == before


def test_a_member_that_fails_is_recorded_with_its_time():
    made = tops(members=2, design="grid", vary={"start.omega.y": [0.1, 60.0]}, chunk=2, max_steps=12, tol=1e-4)
    assert made.outcomes() == {"done": 1, "too_many_steps": 1} and list(made.failures) == [1]
    t = float(made.failures[1].rpartition("t = ")[2].rstrip(")"))
    assert 0.0 < t < 0.5 and made["t"] == pytest.approx([0.5, t], rel=1e-5) and np.isnan(made["R"][1]).all()


PLAN = {
    "body": [1.0, 2.0, 3.0], "torque": ph.torques.heavy_top(1.0), "omega": [0, 1, 0.1], "t_end": 1.0, "tol": 1e-6,
    "vary": {"start.omega": {"std": 0.1}}, "members": 4, "engine": "python",
}  # fmt: skip


@pytest.mark.parametrize(
    "more, told",
    [
        ({"dt": 0.1}, "either dt"),
        ({"every": 2}, "give t_eval"),
        ({"t_eval": [0.5, 2.0]}, "must lie in the span"),
        ({"tol": 1.0}, "between 1e-15 and 0.1"),
        ({"method": "rkn4"}, "run with adams"),
        ({"vary": {"run.method": ["adams", "strang"]}}, "run with adams"),
        ({"vary": {"run.dt": [0.1, 0.2]}}, "vary the one that is given"),
        ({"observe": ["tilt"]}, "common time"),
        ({"events": [lambda t, R: R[2, 2]]}, "common time"),
        ({"torque": ph.torques.batched(lambda R: -R[:, 2])}, "one common step"),
        ({"control": "error"}, "steps chosen by tol"),
        ({"tol": None, "dt": 0.1, "dt_max": 0.1}, "for steps chosen by tol"),
    ],
)  # fmt: skip
def test_mistakes_are_told(more, told):
    with pytest.raises(ph.InvalidInput, match=told):
        make_plan(**{**PLAN, **more})


def test_tolerances_vary_and_files_say_them(tmp_path):
    made = tops(members=2, design="grid", vary={"run.tol": [1e-3, 1e-6]}, chunk=2)
    assert made.member(1).stats.torque_calls > made.member(0).stats.torque_calls > 0
    assert made["R"][1].tobytes() == made.member(1).R[-1].tobytes() and "tol 1e-06 or tol 0.001" in made.summary()
    file = tmp_path / "plan.toml"
    file.write_text(
        'format = 1\n[body]\ninertia = [1.0, 2.0, 3.0]\n[[torque]]\nmodel = "heavy_top"\nmgl = 1.0\n'
        '[start]\nomega = [0.0, 1.0, 0.1]\n[run]\nt_end = 1.0\ntol = 1e-6\nengine = "python"\n'
        "[vary]\nstart.omega = {std = 0.1}\n[ensemble]\nmembers = 4\n"
    )
    plan, _ = read_plan(file)
    assert plan.run == make_plan(**PLAN).run and plan.run.method == "adams"

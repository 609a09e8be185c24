"""Test ensembles with mistakes of users, and with folders that were changed."""

import io
import json
import pickle
import signal
import threading

import numpy as np
import pytest

import polhode as ph
from polhode.ensembles import Study, make_plan
from polhode.ensembles.executors import Task, run_task
from polhode.ensembles.isolation import Job
from polhode.ensembles.members import batch_size
from polhode.ensembles.planning import automatic_every, plan_of_tables
from polhode.ensembles.plots import columns
from polhode.ensembles.quantities import components, histogram
from polhode.files import chunks

GIVEN = {"omega": [0.1, 2.0, 0.3], "t_end": 0.05, "dt": 0.01, "members": 6, "vary": {"torque.mgl": {"std": 0.1}}}


def small(**more):
    given = {**GIVEN, "engine": "python", "executor": "serial", "chunk": 3, **more}
    return ph.ensemble(ph.Body([1.2, 2.0, 2.5]), given.pop("torque", ph.torques.heavy_top(1.0)), **given)


@pytest.mark.parametrize(
    "wrong, told",
    [
        (
            {"torque": ph.torques.damping(0.1), "vary": {"start.omega": {"std": 1}}, "quantiles": ["energy"]},
            "potential",
        ),
        ({"histograms": {"tilt": ["a", 1, 5]}}, "low, high, bins"),
        ({"histograms": {"tilt": [0, float("inf"), 5]}}, "low, high, bins"),
        ({"histograms": [1]}, "by name"),
        ({"quantiles": 5}, "unknown quantity"),
        ({"quantiles": [["tilt"]]}, "unknown quantity"),
        ({"vary": [1]}, "by key"),
        ({"members": 10**30}, "at most"),
        ({"members": 2**33, "design": "sobol"}, "at most 4294967296"),
        ({"design": "table"}, "needs a table"),
        ({"control": "error"}, "steps of length dt"),
        ({"t_eval": [0, 0.05]}, "for steps chosen by tol"),
        ({"callback": print}, "terminal event"),
        ({"on_failure": "stop"}, "is recorded"),
        ({"store": __file__}, "is a file"),
    ],
)
def test_mistakes_are_told(wrong, told):
    with pytest.raises(ph.InvalidInput) as e:
        small(**wrong)
    assert told in str(e.value)


def test_shared_values_and_ends_may_have_units_and_be_arrays():
    plain = small(t_end=1.0, vary={"start.omega.x": {"uniform": [0.0, 1.0]}})
    units = small(
        omega=["0.1 rad/s", 2, 0.3], t_end="1 s", dt="10 ms", vary={"start.omega.x": {"uniform": np.array([0.0, 1.0])}}
    )
    assert units.plan.data == plain.plan.data and np.array_equal(units["R"], plain["R"])
    steps = {"t_end": "1 s", "dt": None, "tol": 1e-3, "t_eval": ["500 ms"], "dt_max": "0.1 s"}
    run = make_plan([1, 2, 3], **{**GIVEN, **steps, "vary": {"start.omega": {"std": 0.1}}}).run
    assert run.times == [0.5] and run.limits == {"dt_max": 0.1}
    points = {"torque.mgl": {"uniform": [1.0, 2.0], "points": np.int64(3)}}
    assert small(members=None, design="grid", vary=points)["input.torque.mgl"].tolist() == [1.0, 1.5, 2.0]


@ph.kernel
def height(R):
    return R.e3.z


@ph.kernel
def depth(R):
    return -R.e3.z


def test_one_function_is_given_again_as_it_was_given(tmp_path):
    made = small(store=tmp_path / "a", observe=height, events=height)
    again = Study.open(tmp_path / "a", observe=height, events=height)
    assert np.array_equal(again.member(2).R[-1], made["R"][2])
    with pytest.raises(ph.InvalidInput, match="unknown observable of the study 'depth'"):
        Study.open(tmp_path / "a", observe=[height, depth])
    with pytest.raises(ph.InvalidInput, match="not the events"):
        Study.open(tmp_path / "a", events=depth)


def test_a_plan_and_something_beside_it_do_not_go_together():
    plan = make_plan(ph.Body([1.2, 2.0, 2.5]), ph.torques.heavy_top(1.0), engine="python", **GIVEN)
    for beside in ({"members": 9}, {"seed": 1}, {"t_end": 1.0}, {"quantiles": ["tilt"]}, {"method": "rk4"}):
        with pytest.raises(ph.InvalidInput, match="would not be used"):
            ph.ensemble(plan, **beside)
    assert ph.ensemble(plan, chunk=6, executor="serial").members == 6


@pytest.mark.parametrize(
    "steps, others, every",
    [
        (100, [], 1),
        (1009, [], 10),
        (1000, [0.01, 0.02], 10),
        (100, [0.01, 0.05], 5),
        (3, [], 1),
        (10**9 + 7, [], 10**7),
    ],
)
def test_samples_are_about_a_hundred_whatever_the_steps(steps, others, every):
    assert automatic_every(steps, 0.01, others) == every


def test_samples_are_at_the_same_times_for_members_with_other_steps():
    study = small(t_end=1.0, vary={"run.dt": [0.01, 0.02, 0.05]}, quantiles=["tilt"], trajectories="all")
    assert len(study.times) == 11 and np.isfinite(study.kept()["R"]).all()


def test_a_plan_says_the_method_that_was_chosen_for_it():
    assert small().plan.run.method == "rkn4" and "rkn4, 5 steps" in small().summary()
    assert small(torque=None, vary={"start.omega": {"std": 1}}).plan.run.method == "exact_free"


def test_histograms_count_values_at_the_edges_as_numpy_does():
    rng = np.random.default_rng(0)
    for _ in range(40):
        low, bins = rng.uniform(-1, 1), int(rng.integers(1, 50))
        high = low + rng.uniform(0.01, 2)
        edges = np.linspace(low, high, bins + 1)
        x = np.concatenate([edges, np.nextafter(edges, 9), np.nextafter(edges, -9), [np.nan, np.inf, -np.inf, low - 1]])
        counts = histogram(x[None], low, high, bins)[0]
        assert np.array_equal(counts[1:-1], np.histogram(x[np.isfinite(x)], edges)[0])
        assert (counts[0], counts[-1]) == (2, 1)


def test_few_members_are_in_a_batch_where_they_have_many_samples():
    one = {**GIVEN, "t_end": 1000.0, "members": 10**6}
    plans = [make_plan([1, 2, 3], ph.torques.heavy_top(1.0), **one, **k) for k in ({}, {"every": 1, "trajectories": 1})]
    assert batch_size(plans[0]) > 10_000 and batch_size(plans[1]) * len(plans[1].times) * 600 < 3e8


def test_what_cannot_begin_is_left_out_of_pictures_and_told_where_it_is_asked_for():
    vary = {"body.inertia.z": {"uniform": [1.5, 4.0]}, "start.omega.z": {"std": 0.1}}
    study = small(members=24, vary=vary, quantiles=["tilt"])
    bad = sorted(study.failures)
    assert 0 < len(bad) < 24 and "times: no real body has this inertia" in study.summary()
    shown = study.directions(members=30, samples=3)
    assert np.isfinite(shown["direction"]).all() and not set(bad) & set(shown["member"].tolist())
    for f in (lambda: study.member(bad[0]), lambda: study.member(1.5), lambda: study.inputs(["a"]),
              lambda: study.directions(members=0), lambda: study.plot("sphere", axis=[0, 0, 0])):  # fmt: skip
        with pytest.raises(ph.InvalidInput):
            f()
    assert np.all(study.quantiles("tilt")[:, 0] == 0)  # all members start upright
    assert set(columns(study)) == {"inertia z (kg m²)", "ω z at the start (rad/s)"}


def test_vectors_of_any_length_have_names():
    assert list(components("a", np.zeros((2, 3)))) == ["a.x", "a.y", "a.z"]
    assert "a.4" in components("a", np.zeros((2, 6)))
    assert list(components("t", np.zeros(2))) == ["t"] and "R.x.z" in components("R", np.zeros((2, 3, 3)))


@pytest.mark.parametrize("bad", [0, 1, 5])
def test_a_member_that_cannot_begin_does_not_stop_the_others_wherever_it_is(bad):
    mgl = np.where(np.arange(6) == bad, np.nan, 1.0)
    J = np.array([np.diag([1.0, 2.0, 2.5])] * 6)
    J[3, 0, 1] = 0.5  # this tensor is not symmetric
    study = small(members=None, vary={}, table={"torque.mgl": mgl, "body.inertia": J})
    assert sorted(study.failures) == sorted({bad, 3}) and study.outcomes()["done"] == 4


@pytest.mark.parametrize(
    "text, told",
    [
        ("\ufeffstart.omega.x,torque.mgl\n1,2\n3,4\n", None),
        ('"torque.mgl"\r\n1\r\n\r\n2\r\n', None),
        ("torque.mgl\n", "no rows"),
        ("", "no rows"),
        ("torque.mgl,torque.mgl\n1,2\n", "more than one column"),
        ("torque.mgl\nmuch\n", "cannot be read"),
    ],
)
def test_tables_in_files(tmp_path, text, told):
    (tmp_path / "t.csv").write_text(text, encoding="utf-8", newline="")
    if told is None:
        assert small(members=None, vary={}, table=tmp_path / "t.csv").outcomes() == {"done": 2}
    else:
        with pytest.raises(ph.InvalidInput, match=told):
            small(members=None, vary={}, table=tmp_path / "t.csv")


TABLES = {
    "format": 1,
    "body": {"inertia": [1.0, 2.0, 3.0]},
    "start": {"omega": [0.1, 2.0, 0.3]},
    "torque": {"model": "heavy_top", "mgl": 1.0},
    "run": {"t_end": 1, "dt": 0.01},
    "ensemble": {"members": 7},
    "vary": {"torque": {"mgl": {"std": 0.1}}},
}


@pytest.mark.parametrize("value", [5, "x", [], True])
@pytest.mark.parametrize("table", ["start", "body", "run", "torque", "ensemble", "vary"])
def test_tables_of_a_plan_that_are_none_are_told(tmp_path, table, value):
    with pytest.raises(ph.InvalidInput, match=table):
        plan_of_tables({**TABLES, table: value}, "plan.toml", tmp_path)


def test_a_plan_that_says_no_start_is_told_unless_the_start_varies(tmp_path):
    without = {k: v for k, v in TABLES.items() if k != "start"}
    with pytest.raises(ph.InvalidInput, match="start"):
        plan_of_tables(without, "plan.toml", tmp_path)
    plan, _ = plan_of_tables({**without, "vary": {"start": {"momentum": {"speed": 2.0}}}}, "plan.toml", tmp_path)
    assert np.allclose(np.linalg.norm(plan.inputs(0, 7)["start.momentum"], axis=1), 2.0)
    with pytest.raises(ph.InvalidInput, match="CSV"):
        plan_of_tables({**TABLES, "ensemble": {"table": 5}}, "plan.toml", tmp_path)


# --- folders --------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    omega = np.random.default_rng(0).standard_normal((6, 3))
    small(table={"start.omega": omega}, members=None, store=tmp_path / "s", quantiles=["tilt"])
    return tmp_path / "s"


def contents():
    array = io.BytesIO()
    np.save(array, np.arange(3))
    return {"array": array.getvalue(), "nothing": b"", "zeros": bytes(99), "pickle": pickle.dumps({}), "list": b"[]",
            "null": b"null", "deep": b"[" * 100_000, "empty table": b"{}"}  # fmt: skip


@pytest.mark.parametrize("what", contents())
@pytest.mark.parametrize("name", ["plan.json", "table.npz", "chunk-000001.npz"])
def test_files_that_hold_something_else_are_told(folder, name, what):
    (folder / name).write_bytes(contents()[what])
    with pytest.raises(ph.PolhodeError, match=f"{name} is damaged") as e:
        Study.open(folder).resume()
    assert "pickle" not in str(e.value)
    if name.startswith("chunk"):
        assert list(Study.open(folder).verify()) == [1]


def test_bits_that_flip_are_found_or_do_not_matter(folder):
    truth, rng = Study.open(folder), np.random.default_rng(1)
    truth = {n: truth[n].tobytes() for n in truth.names}
    refused = 0
    for name in ("plan.json", "table.npz", "chunk-000000.npz"):
        good = (folder / name).read_bytes()
        for at in rng.integers(len(good), size=40).tolist():
            (folder / name).write_bytes(good[:at] + bytes([good[at] ^ (1 << int(rng.integers(8)))]) + good[at + 1 :])
            try:
                study = Study.open(folder)
                if not study.verify():
                    assert {n: study[n].tobytes() for n in study.names} == truth
            except ph.PolhodeError:
                refused += 1
        (folder / name).write_bytes(good)
    assert refused > 20


@pytest.mark.parametrize("key, value", [("chunk", 0), ("chunk", "x"), ("chunk", 2), ("digest", None), ("plan", 5)])
def test_a_plan_that_was_changed_by_hand_is_told(folder, key, value):
    facts = json.loads((folder / "plan.json").read_text())
    (folder / "plan.json").write_text(json.dumps({**facts, key: value}))
    before = sorted(p.name for p in folder.iterdir())
    with pytest.raises(ph.PolhodeError, match=r"plan\.json is damaged|not made by this study"):
        Study.open(folder).resume()
    assert sorted(p.name for p in folder.iterdir()) == before


def test_another_table_is_refused(folder):
    (folder / "table.npz").write_bytes(chunks.packed({"start.omega": np.ones((6, 3))}))
    with pytest.raises(ph.PolhodeError, match="does not match the plan"):
        Study.open(folder)


def test_a_chunk_of_another_study_is_refused(folder, tmp_path):
    small(store=tmp_path / "other")
    chunks.path(folder, 1).unlink()
    chunks.path(tmp_path / "other", 1).rename(chunks.path(folder, 1))
    with pytest.raises(ph.PolhodeError, match="belongs to another plan"):
        Study.open(folder).resume()


def test_two_that_begin_in_one_folder_at_once_do_not_mix(tmp_path):
    """The process that first writes its plan owns the folder; the other process changes nothing."""
    plan = make_plan(ph.Body([1.2, 2.0, 2.5]), ph.torques.heavy_top(1.0), engine="python", **GIVEN)
    together, made, refused = threading.Barrier(2), [], []

    def begin(chunk):
        together.wait()
        try:
            made.append(Study.create(plan, tmp_path / "s", chunk, 1))
        except ph.InvalidInput as e:
            refused.append(str(e))

    threads = [threading.Thread(target=begin, args=(k,)) for k in (2, 5)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(made) == len(refused) == 1 and ("not empty" in refused[0] or "another process" in refused[0])
    assert Study.open(tmp_path / "s").chunk == made[0].chunk


# --- interrupted studies --------------------------------------------------------------------------------------------

ENDLESS = {**GIVEN, "t_end": 1e7}  # would take days in plain Python


def test_a_chunk_that_is_told_to_stop_leaves_nothing(tmp_path):
    study = Study.create(make_plan([1, 2, 3], ph.torques.heavy_top(1.0), engine="python", **ENDLESS), tmp_path, 3, 1)
    asked = iter([False, True, True])
    with pytest.raises(ph.PolhodeError, match="no longer needed"):
        run_task(Job(study.plan, study.plan.digest, str(tmp_path), {}), Task(0, 0, 3), lambda: next(asked))
    assert study.status().done == 0


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="needs POSIX signals to threads")
@pytest.mark.usefixtures("ctrl_c")
def test_threads_end_soon_after_an_interrupt(tmp_path):
    study = Study.create(make_plan([1, 2, 3], ph.torques.heavy_top(1.0), engine="python", **ENDLESS), tmp_path, 3, 2)
    main = threading.main_thread().ident
    timer = threading.Timer(0.5, signal.pthread_kill, (main, signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        study.resume(executor="threads", workers=2)
    timer.join()
    assert study.status().done == 0 and not list(tmp_path.glob(".*.part"))

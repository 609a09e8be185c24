"""Test ensembles: members do not depend on how they are run, results are right, and nothing is lost or damaged."""

import contextlib
import errno
import json
import os
import pickle
import shutil
import socket
from concurrent.futures import Executor, Future
from dataclasses import replace

import numpy as np
import pytest

import polhode as ph
from polhode.ensembles import Study, cost, design, make_plan
from polhode.ensembles.cost import chunk_size, member_bytes
from polhode.ensembles.quantities import (
    arrays_of_counts,
    buckets,
    count_in_buckets,
    counts_of_arrays,
    histogram,
    middle,
)
from polhode.files import chunks

# mr2 is quick to compile for batches
TOP = {"t_end": 0.4, "dt": 0.01, "omega": [0.1, 2.0, 0.3], "seed": 3, "method": "mr2"}
VARY = {
    "start.omega": {"std": 0.1},
    "start.attitude": "uniform",
    "torque.mgl": {"uniform": [0.5, 1.5]},
    "body.inertia.x": {"normal": 1.3, "std": 0.05},
}


def top(**more):
    given = {**TOP, "vary": VARY, "members": 60, "executor": "serial", **more}
    return ph.ensemble(ph.Body([1.2, 2.0, 2.5]), ph.torques.heavy_top(1.0), **given)


def same(a, b):
    """Check that two studies have the same content, bit for bit."""
    assert a.names == b.names and np.array_equal(a.done, b.done)
    for name in a.names:
        assert a[name].tobytes() == b[name].tobytes(), name
    for name in a.plan.keep.quantiles:
        x, y = arrays_of_counts(a.sketch(name)), arrays_of_counts(b.sketch(name))
        assert all(np.array_equal(x[k], y[k]) for k in x), name
    for name in a.plan.keep.histograms:
        assert np.array_equal(a.histogram(name)[1], b.histogram(name)[1])
    if a.plan.keep.trajectories:
        assert all(v.tobytes() == b.kept()[k].tobytes() for k, v in a.kept().items())
    assert a.failures == b.failures
    return True


# --- designs ----------------------------------------------------------------------------------------------------


def philox4x64(counter, key):
    """Return ten rounds of Philox, as described by Salmon, Moraes, Dror & Shaw 2011, section 3.3 and table 2."""
    mask = 2**64 - 1
    for _ in range(10):
        a, b = 0xD2E7470EE14C6C93 * counter[0], 0xCA5A826395121157 * counter[2]
        counter = [(b >> 64) ^ counter[1] ^ key[0], b & mask, (a >> 64) ^ counter[3] ^ key[1], a & mask]
        key = [(key[0] + 0x9E3779B97F4A7C15) & mask, (key[1] + 0xBB67AE8584CAA73B) & mask]
    return counter


def test_random_numbers_are_those_of_philox_keyed_by_seed_and_member():
    known = [0x16554D9ECA36314C, 0xDB20FE9D672D0FDC, 0xD7E772CEE186176B, 0x7E68B68AEC7BA23B]
    assert philox4x64([0, 0, 0, 0], [0, 0]) == known  # a known answer of Random123
    for numbers, member in ((3, 0), (4, 7), (6, 12345), (9, 10**15)):
        blocks = -(-numbers // 4)
        words = [w for b in range(blocks) for w in philox4x64([member * blocks + b + 1, 0, 0, 0], design.key_of(5, 0))]
        expected = [((w >> 11) + 0.5) / 2**53 for w in words[:numbers]]
        drawn = design.uniforms("random", 5, 10**16, numbers, member, member + 1)
        assert drawn.tolist() == [expected]


@pytest.mark.parametrize("kind", ["random", "sobol", "latin"])
def test_a_member_has_the_same_numbers_in_any_range(kind):
    whole = design.uniforms(kind, 11, 5000, 5, 0, 5000)
    assert whole.min() > 0 and whole.max() < 1
    for low, high in ((0, 1), (1, 4), (1000, 1030), (1023, 2049), (4999, 5000)):
        assert np.array_equal(design.uniforms(kind, 11, 5000, 5, low, high), whole[low:high])
    assert not np.array_equal(design.uniforms(kind, 12, 5000, 5, 0, 50), whole[:50])


def test_sobol_is_scipys_sequence_in_its_order():
    from scipy.stats import qmc

    drawn = design.uniforms("sobol", 4, 4096, 3, 0, 4096)
    # balanced: each of 4096 equal intervals contains one value of each number, and each of the 16 x 16 x 16 boxes one
    # point
    assert all(len(np.unique((drawn[:, k] * 4096).astype(int))) == 4096 for k in range(3))
    assert qmc.discrepancy(drawn[:256]) < 0.1 * qmc.discrepancy(np.random.default_rng(0).random((256, 3)))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 64, 100, 1000, 4097])
def test_a_latin_hypercube_has_one_member_in_each_stratum(n):
    drawn = design.uniforms("latin", 2, n, 3, 0, n)
    strata = (drawn * n).astype(int)
    assert all(np.array_equal(np.sort(strata[:, k]), np.arange(n)) for k in range(3))
    assert n < 64 or abs(np.corrcoef(strata[:, 0], strata[:, 1])[0, 1]) < 4 / np.sqrt(n)


def test_the_permutation_of_a_billion_is_computed_for_the_members_asked():
    i = np.array([0, 1, 2, 999_999_999], np.uint64)
    places = design.permuted(i, 10**9, design.key_of(0, 3))
    assert len(set(places.tolist())) == 4 and places.max() < 10**9


def test_random_attitudes_are_uniform():
    from scipy.stats import kstest

    R = design.attitudes(design.uniforms("random", 1, 40_000, 3, 0, 40_000))
    assert np.abs(np.swapaxes(R, 1, 2) @ R - np.eye(3)).max() < 1e-14 and np.linalg.det(R).min() > 0
    # the Haar measure: the angle has the density (1 - cos a)/pi, and each entry is uniform between -1 and 1
    angle = np.arccos(np.clip((np.trace(R, axis1=1, axis2=2) - 1) / 2, -1, 1))
    assert kstest(angle, lambda a: (a - np.sin(a)) / np.pi).pvalue > 1e-3
    assert all(kstest(R[:, i, j], "uniform", (-1, 2)).pvalue > 1e-4 for i in range(3) for j in range(3))


def test_small_turns_are_exponentials():
    v = np.array([[0.0, 0, 0], [1e-10, 0, 0], [0.3, -0.2, 0.1], [2.0, 1.0, -2.0]])
    assert np.abs(design.turned(v) - ph.so3.exp(v)).max() < 1e-15


def test_distributions_are_what_they_are_called():
    plan = make_plan(
        ph.Body([1, 1, 1]), ph.torques.heavy_top(1.0), omega=[0, 0, 1], t_end=1, dt=0.5, members=20_000,
        vary={
            "start.omega": {"normal": [1, 2, 3], "std": [0.1, 0.2, "10 deg/s"]},
            "torque.mgl": {"loguniform": [1e-3, 10]},
            "torque.axis.x": {"uniform": [-1, 3]},
        },
    )  # fmt: skip
    x = plan.inputs(0, 20_000)
    assert np.allclose(x["start.omega"].mean(axis=0), [1, 2, 3], atol=5 * 0.2 / np.sqrt(20_000))
    assert np.allclose(x["start.omega"].std(axis=0), [0.1, 0.2, np.radians(10)], rtol=0.03)
    logs = np.log10(x["torque.mgl"])
    assert logs.min() > -3 and logs.max() < 1 and abs(logs.mean() + 1) < 0.05
    assert abs(x["torque.axis.x"].mean() - 1) < 0.05 and x["torque.axis.x"].max() < 3
    way = make_plan([1, 1, 1], t_end=1, dt=0.5, members=20_000, vary={"start.omega": {"speed": ["1 rad/s", 2]}}).inputs(
        0, 20_000
    )["start.omega"]
    size = np.linalg.norm(way, axis=1)
    assert size.min() >= 1 and size.max() <= 2 and np.abs((way / size[:, None]).mean(axis=0)).max() < 0.03


def test_a_grid_is_the_product_and_is_repeated():
    study = ph.ensemble(
        [1, 2, 3], ph.torques.heavy_top(1.0), omega=[0.1, 1, 0], t_end=0.2, dt=0.01, design="grid", replicates=2,
        engine="python", executor="serial",
        vary={
            "torque.mgl": [1.0, 2.0, 3.0],
            "run.method": ["rkn4", "nmb"],
            "start.omega.x": {"uniform": [0, 1], "points": 3},
            "start.omega.y": {"std": 0.1},
        },
    )  # fmt: skip
    assert study.members == 36
    t = study.table()
    assert sorted(t.groupby(["torque.mgl", "run.method", "start.omega.x"]).size().tolist()) == [2] * 18
    assert t["start.omega.y"].nunique() == 36
    method, R = t["run.method"].to_numpy(), study["R"]
    one = study.inputs([5])
    run = ph.simulate(
        [1, 2, 3], ph.torques.heavy_top(one["torque.mgl"][0]), method=method[5], t_end=0.2, dt=0.01,
        engine="python", omega=[one["start.omega.x"][0], one["start.omega.y"][0], 0],
    )  # fmt: skip
    assert np.abs(run.R[-1] - R[5]).max() < 1e-14 and one["run.method"][0] == method[5]


def test_a_table_is_taken_row_by_row(tmp_path):
    rng = np.random.default_rng(0)
    w = rng.standard_normal((7, 3))
    how = {"t_end": 1, "dt": 0.1, "engine": "python"}
    a = ph.ensemble([1, 2, 3], table={"start.omega": w}, design="table", store=tmp_path / "a", chunk=2, **how)
    exact = ph.exact.free_body([1, 2, 3], omega=w, t=np.array([1.0]))
    assert np.abs(a["R"] - exact.R[:, 0]).max() < 1e-13
    (tmp_path / "t.csv").write_text(
        "start.omega.x,start.omega.y,start.omega.z\n" + "\n".join(",".join(map(repr, r.tolist())) for r in w)
    )
    b = ph.ensemble([1, 2, 3], omega=[0, 0, 0], table=tmp_path / "t.csv", **how)
    assert np.array_equal(a["R"], b["R"])
    (tmp_path / "a" / "chunk-000001.npz").unlink()
    again = Study.open(tmp_path / "a").resume()  # the table is read from the folder
    assert np.array_equal(again["R"], b["R"])


# --- members do not depend on how they are run ----------------------------------------------------------------------

RICH = {
    "quantiles": ["tilt", "energy"],
    "histograms": {"speed": [1.5, 2.5, 8]},
    "trajectories": 7,
    "observe": ["kinetic_energy"],
    "every": 10,
}


@pytest.fixture(scope="module")
def reference():
    return top(chunk=60, **RICH)


@pytest.mark.parametrize("executor, chunk", [("serial", 1), ("serial", 7), ("threads", 3), ("threads", 33)])
def test_any_chunks_and_threads_give_the_same_bits(reference, executor, chunk):
    assert same(reference, top(executor=executor, chunk=chunk, **RICH))


def test_processes_and_dask_give_the_same_bits(reference):
    pytest.importorskip("distributed")
    assert same(reference, top(executor="processes", workers=2, chunk=17, **RICH))
    with socket.socket() as other:  # Dask's default port may be in use by another cluster
        with contextlib.suppress(OSError):
            other.bind(("127.0.0.1", 8787))
            other.listen()
        assert same(reference, top(executor="dask", workers=2, chunk=23, **RICH))


def test_workers_that_do_not_see_the_folder_send_their_chunks(reference, tmp_path):
    class Elsewhere(Executor):
        """An executor written by a user, for a machine that cannot access the folder."""

        def submit(self, f, job, task):
            future = Future()
            future.set_result(f(replace(pickle.loads(pickle.dumps(job)), folder=str(tmp_path / "not here")), task))
            assert future.result().content is not None
            return future

    made = top(executor=Elsewhere(), store=tmp_path / "s", chunk=40, **RICH)
    assert same(reference, made) and made.verify() == {} and not (tmp_path / "not here").exists()


@pytest.mark.parametrize("engine", ["python", "numba"])
@pytest.mark.parametrize("design_name", ["sobol", "latin"])
def test_other_engines_and_designs_give_the_same_bits(engine, design_name):
    whole, parts = (
        top(members=12, engine=engine, design=design_name, t_end=0.05, chunk=k) for k in (12, 5)
    )  # fmt: skip
    assert same(whole, parts)
    assert np.array_equal(
        whole["input.start.omega"], top(members=12, t_end=0.01, design=design_name).inputs()["start.omega"]
    )


def test_tensors_settings_and_parameters_give_the_same_bits():
    @ph.kernel
    def torque(t, R, omega, p):
        return -p.k * omega + p.push

    def study(chunk):
        rng = np.random.default_rng(1)
        A = rng.standard_normal((20, 3, 3)) * 0.1
        J = np.diag([2.0, 2.5, 3.0]) + A + np.swapaxes(A, 1, 2)
        J[3:9] = np.diag([2.0, 2.5, 3.0])  # some tensors are diagonal, among them all of one chunk
        return ph.ensemble(
            ph.Body([2.0, 2.5, 3.0]), torque, params={"k": 0.1, "push": [0.1, 0.0, 0.2]}, frame="body",
            omega=[0.3, 0.1, 0.2], t_end=0.2, dt=0.01, chunk=chunk, executor="serial", table={"body.inertia": J},
            method="rk4",
            vary={
                "torque.params.k": {"uniform": [0, 1]}, "torque.params.push.y": {"std": 0.1},
                "run.dt": [0.01, 0.02],
            },
        )  # fmt: skip

    a = study(20)
    assert a.outcomes() == {"done": 20}
    for chunk in (1, 3, 6):
        assert same(a, study(chunk))
    assert all(np.array_equal(a.member(k).R[-1], a["R"][k]) for k in range(20))
    one, i = a.inputs([4]), 4
    run = ph.simulate(
        ph.Body(one["body.inertia"][0]), torque, params={"k": one["torque.params.k"][0],
        "push": [0.1, one["torque.params.push.y"][0], 0.2]}, frame="body", omega=[0.3, 0.1, 0.2], t_end=0.2,
        dt=one["run.dt"][0], method="rk4", engine="python",
    )  # fmt: skip
    assert np.abs(run.R[-1] - a["R"][i]).max() < 1e-13


def test_events_and_ends_by_events_give_the_same_bits():
    def level(R):
        return R[2, 2]

    def study(chunk):
        event = ph.Event(level, terminal=True)
        return top(members=8, chunk=chunk, t_end=1.2, events=[event], vary={"start.omega": {"std": 1}})

    a = study(8)
    assert same(a, study(3))  # in the other study, the last chunk has two members; small batches are padded to four
    ended = a["outcome"] == list(ph.Outcome).index(ph.Outcome.EVENT)
    assert ended.any() and np.array_equal(np.isfinite(a["event.level.first"]), ended)
    assert np.abs(a["R"][ended][:, 2, 2]).max() < 1e-9 and np.array_equal(a["t"][ended], a["event.level.first"][ended])


# --- results are right ------------------------------------------------------------------------------------------


def test_free_bodies_move_as_the_exact_solution_says():
    study = ph.ensemble(
        ph.Body([1, 2, 3]), momentum=[1, 2, 3], t_end=5, dt=0.5, members=40, every=1, quantiles=["momentum_x"],
        engine="python",
        vary={"start.momentum": {"std": 0.5}, "start.attitude": {"std": "20 deg"}, "body.inertia.z": [2.5, 2.9]},
    )  # fmt: skip
    x = study.inputs()
    for k in (0, 17, 39):
        J = np.diag([1, 2, x["body.inertia.z"][k]])
        W = np.linalg.solve(J, x["start.attitude"][k].T @ x["start.momentum"][k])
        exact = ph.exact.free_body(J, omega=W, attitude=x["start.attitude"][k], t=np.array([5.0]))
        assert np.abs(exact.R[0] - study["R"][k]).max() < 1e-12
    assert study["error.momentum"].max() < 1e-14 and study["error.energy"].max() < 1e-14
    turned = np.linalg.norm(ph.so3.log(x["start.attitude"]), axis=1)
    assert 0.2 < np.median(turned) < 1.0


def test_a_member_is_run_again_as_a_trajectory(reference):
    run = reference.member(42)
    assert run.R.shape == (41, 3, 3) and np.array_equal(run.R[-1], reference["R"][42])
    assert np.array_equal(run.omega[-1], reference["omega"][42])
    energy = run.energy
    assert abs(np.abs(energy[::10] - energy[0]).max() / abs(energy[0]) - reference["error.energy"][42]) < 1e-15
    low = reference["observed.kinetic_energy.min"][42]
    assert abs(run.kinetic_energy.min() - low) < 1e-14 * abs(low)
    way = reference.directions(members=6, samples=11)
    assert way["direction"].shape == (6, 11, 3) and np.allclose(np.linalg.norm(way["direction"], axis=-1), 1)
    assert np.allclose(way["direction"][-1, -1], reference["R"][way["member"][-1]][:, 2])


def test_quantiles_and_histograms_are_those_of_all_members():
    study = top(trajectories="all", every=10, quantiles=["tilt"], histograms={"speed": [1.8, 2.3, 5]}, chunk=13)
    R, w = study.kept()["R"], study.kept()["omega"]
    tilt = np.arccos(R[:, :, 2, 2])
    q = (0.0, 0.1, 0.5, 0.9, 1.0)
    expected = np.quantile(tilt, q, axis=0, method="inverted_cdf")
    assert np.abs(study.quantiles("tilt", q) / expected - 1).max() < 2**-11 + 1e-12
    edges, counts = study.histogram("speed")
    speed = np.linalg.norm(w, axis=-1)
    for s in range(R.shape[1]):
        assert np.array_equal(counts[s, 1:-1], np.histogram(speed[:, s], edges)[0])
    assert counts.sum() == speed.size and counts[:, 0].sum() == (speed < 1.8).sum()


def test_the_kinetic_energy_of_a_body_with_wheels_is_that_of_its_runs():
    wheels = ph.torques.wheels(np.eye(3), momenta=[0, 0, 5.0])
    study = ph.ensemble(
        [8, 10, 6], wheels, omega=[0.2, -0.1, 0.3], t_end=1, dt=0.1, method="gyrostat4", members=1, engine="python",
        executor="serial", vary={"start.omega": {"std": 0.01}}, quantiles=["kinetic_energy"],
    )  # fmt: skip
    expected = study.member(0).kinetic_energy
    assert np.abs(study.quantiles("kinetic_energy", [0.5])[0] / expected - 1).max() < 2**-11


def test_buckets_keep_the_order_and_the_size():
    x = np.concatenate([-np.geomspace(1e300, 1e-300, 2000), [0.0, -0.0], np.geomspace(1e-300, 1e300, 2000)])
    b = buckets(x)
    assert np.all(np.diff(b) >= 0) and b[2000] == b[2001] == 0
    near = middle(b)
    assert np.abs(near[x != 0] / x[x != 0] - 1).max() <= 2**-11
    total = count_in_buckets(x[None], 1) + count_in_buckets(x[None, :100], 1)
    back = counts_of_arrays(**arrays_of_counts(total))
    assert (back != total).nnz == 0 and back.sum() == len(x) + 100
    assert histogram(np.array([[0.0, 1.0, -1, 5, np.nan]]), 0, 1, 2).tolist() == [[1, 1, 1, 1]]


def test_the_dataset_reads_what_is_asked(reference):
    pytest.importorskip("xarray")
    d = reference.to_xarray()
    assert np.array_equal(d["R"].values, reference["R"]) and d.sizes["member"] == 60
    assert np.array_equal(d["omega"][[3, 50, 7], 1].values, reference["omega"][[3, 50, 7], 1])
    assert float(d["R"][5, 2, 2]) == reference["R"][5, 2, 2]
    assert d["R"].isel(member=slice(10, 20, 3)).shape == (4, 3, 3)
    assert np.array_equal(d["quantiles.tilt"].sel(quantile=0.5).values, reference.quantiles("tilt", [0.5])[0])


def test_pictures_are_drawn(reference, tmp_path):
    pytest.importorskip("matplotlib")
    for kind, more in (("sphere", {}), ("bands", {}), ("corner", {"outcome": "error.energy"})):
        reference.plot(kind, **more).savefig(tmp_path / f"{kind}.svg")
        assert (tmp_path / f"{kind}.svg").stat().st_size > 10_000
    from matplotlib import pyplot

    pyplot.close("all")
    from polhode.ensembles.plots import strength

    x = np.random.default_rng(0).uniform(-1, 1, (2, 4000))
    assert strength(x[0], x[0] ** 2 + 0.1 * x[1]) > 0.9 and strength(x[1], x[0]) < 0.02


# --- failures ---------------------------------------------------------------------------------------------------


def nan_from(t, R, p):
    return np.array([np.nan, 0, 0]) if p["bad"] > 0.8 and t > 0.05 else np.array([0.1, 0.0, 0.0])


def raises(t, R, p):
    if p["bad"] > 0.8:
        raise RuntimeError("this one is broken")
    return np.array([0.1, 0.0, 0.0])


@pytest.mark.parametrize("torque, word", [(nan_from, "not_finite"), (raises, "raised")])
def test_a_member_that_fails_is_recorded_and_harms_no_other(torque, word):
    def study(chunk, bad):
        return ph.ensemble(
            [1, 2, 3], torque, params={"bad": 0.0}, omega=[1, 0, 0.1], t_end=0.1, dt=0.01, members=24, chunk=chunk,
            executor="serial", every=5, engine="python",
            vary={"torque.params.bad": {"uniform": [0, bad]}, "start.omega.y": {"std": 0.1}},
        )  # fmt: skip

    a = study(24, 1.0)
    x = a.inputs()["torque.params.bad"]
    assert set(a.failures) == set(np.flatnonzero(x > 0.8)) and 0 < len(a.failures) < 24
    reason = next(iter(a.failures.values()))
    assert "this one is broken" in reason if torque is raises else "t = 0.05" in reason
    assert a.outcomes()[word] == len(a.failures)
    assert np.isnan(a["R"][x > 0.8]).all() and np.isfinite(a["R"][x <= 0.8]).all()
    assert same(a, study(1, 1.0)) and same(a, study(5, 1.0))
    good = study(24, 1e-3)
    assert np.array_equal(good["R"][x <= 0.8], a["R"][x <= 0.8])
    assert str(len(a.failures)) in a.summary() and "half step" not in a.summary()


def test_impossible_bodies_are_recorded():
    study = ph.ensemble(
        [1, 1, 1.5], omega=[0, 0, 1], t_end=1, dt=0.5, members=50, vary={"body.inertia.z": {"uniform": [-1, 3]}},
        engine="python",
    )  # fmt: skip
    z = study.inputs()["body.inertia.z"]
    bad = (z <= 0) | (z > 2)
    assert set(study.failures) == set(np.flatnonzero(bad)) and "no real body" in study.failures[np.flatnonzero(bad)[0]]
    assert np.isfinite(study["R"][~bad]).all()
    assert "members run again with dt/2" in study.summary(check=True)  # the summary names the checks that are possible


def test_a_chunk_that_is_damaged_is_found(tmp_path):
    study = top(store=tmp_path / "s", chunk=20, t_end=0.05)
    assert study.verify() == {} and study.status().finished
    place = chunks.path(tmp_path / "s", 1)
    content = bytearray(place.read_bytes())
    sound = bytes(content)
    at = sound.index(study["R"][25].tobytes())
    content[at + 3] ^= 4
    place.write_bytes(content)
    assert list(Study.open(tmp_path / "s").verify()) == [1]
    place.write_bytes(sound[:-100])
    assert list(Study.open(tmp_path / "s").verify()) == [1]
    with pytest.raises(ph.PolhodeError, match="damaged"):
        Study.open(tmp_path / "s")["R"]
    shutil.copy(chunks.path(tmp_path / "s", 0), place)
    assert "members 0 to 19" in Study.open(tmp_path / "s").verify()[1]
    # the checksums cover the arrays, not only the archive
    with np.load(chunks.path(tmp_path / "s", 0)) as f:
        arrays = {k: f[k] for k in f.files}
    arrays["omega"] = arrays["omega"] + 1e-16
    np.savez(place, **arrays)
    place.rename(chunks.path(tmp_path / "s", 0))
    assert "omega" in Study.open(tmp_path / "s").verify()[0]
    (tmp_path / "s" / "chunk-000000.npz").unlink()
    again = Study.open(tmp_path / "s").resume()
    assert same(study, again) and again.verify() == {}


def test_resume_runs_what_is_missing_and_nothing_else(tmp_path):
    study = top(store=tmp_path / "s", chunk=10, t_end=0.05)
    whole = {name: study[name] for name in study.names}
    before = {k: p.stat().st_mtime_ns for k, p in chunks.finished(tmp_path / "s").items()}
    for k in (0, 3):
        chunks.path(tmp_path / "s", k).unlink()
    (tmp_path / "s" / ".chunk-000003.npz.abc.part").write_bytes(b"half")
    part = Study.open(tmp_path / "s")
    assert part.status()[:4] == (60, 40, 4, 6) and len(part["R"]) == 40 and part.done[0] == 10
    seen = []
    part.resume(executor="serial", progress=seen.append)
    assert [p.done for p in seen] == [50, 60] and seen[-1].rate > 0 and seen[-1].left == 0
    assert all(np.array_equal(whole[n], part[n]) for n in whole)
    after = {k: p.stat().st_mtime_ns for k, p in chunks.finished(tmp_path / "s").items()}
    assert all(before[k] == after[k] for k in (1, 2, 4, 5)) and not list((tmp_path / "s").glob(".*.part"))


def test_a_changed_plan_is_refused_and_nothing_is_touched(tmp_path):
    study = top(store=tmp_path / "s", chunk=30, t_end=0.05)
    other = make_plan(ph.Body([1.2, 2.0, 2.5]), ph.torques.heavy_top(1.0), vary=VARY, members=60, **{**TOP, "dt": 0.02})
    with pytest.raises(ph.InvalidInput, match=r"run.dt was 0.01, is 0.02"):
        study.check_plan(other)
    with pytest.raises(ph.InvalidInput, match="not empty"):
        top(store=tmp_path / "s")
    assert study.verify() == {}
    facts = json.loads((tmp_path / "s" / "plan.json").read_text())
    facts["plan"]["seed"] = 4
    (tmp_path / "s" / "plan.json").write_text(json.dumps(facts))
    for refused in (Study.open, ph.verify):
        with pytest.raises(ph.PolhodeError, match="was changed"):
            refused(tmp_path / "s")


def test_another_version_is_refused_unless_it_is_meant(tmp_path):
    study = top(store=tmp_path / "s", chunk=30, t_end=0.05)
    facts = json.loads((tmp_path / "s" / "plan.json").read_text())
    facts["made_with"]["numba"] = "0.1"
    (tmp_path / "s" / "plan.json").write_text(json.dumps(facts))
    chunks.path(tmp_path / "s", 1).unlink()
    other = Study.open(tmp_path / "s")
    with pytest.raises(ph.PolhodeError, match=r"numba 0\.1 in the study"):
        other.resume()
    assert other.status().chunks == 1
    other.resume(mixed=True)
    assert same(study, other)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EROFS])
def test_a_full_disk_is_told_and_what_is_finished_is_intact(tmp_path, monkeypatch, number):
    calls = []

    def full(file):
        calls.append(file)
        if len(calls) > 5:  # fail after the plan and two chunks, each with its folder
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ph.PolhodeError, match=r"cannot be written.*resume"):
        top(store=tmp_path / "s", chunk=10, t_end=0.05)
    monkeypatch.undo()
    study = Study.open(tmp_path / "s")
    assert study.status().chunks == 2 and not list((tmp_path / "s").glob(".*.part"))
    assert study.verify().bad == [] and study.verify().missing == [2, 3, 4, 5]
    assert same(study.resume(), top(t_end=0.05))


def test_a_study_that_would_not_fit_is_refused_at_once(tmp_path):
    with pytest.raises(ph.InvalidInput, match="B are free"):
        top(store=tmp_path / "s", members=10**13, chunk=10**6, trajectories="all", t_end=100)
    assert not (tmp_path / "s" / "plan.json").exists()


def test_memory_that_runs_out_is_met_with_smaller_batches_and_then_told(monkeypatch):
    from polhode.ensembles import members as work

    largest = []
    real = work.simulate

    def small(limit):
        def simulate(**given):
            n = len(given["omega"])
            largest.append(n)
            if n > limit:
                raise MemoryError
            return real(**given)

        return simulate

    a = top(members=300, t_end=0.05, chunk=300)
    monkeypatch.setattr(work, "simulate", small(100))
    assert same(a, top(members=300, t_end=0.05, chunk=300)) and max(largest) == 300
    monkeypatch.setattr(work, "simulate", small(2))
    none = top(members=30, t_end=0.05, chunk=30)
    assert none.outcomes() == {"out_of_memory": 30} and none.failures[7] == "MemoryError"
    monkeypatch.setattr(work, "simulate", real)
    assert same(none.resume(), top(members=30, t_end=0.05, chunk=30))

    def full(*given):
        raise MemoryError

    monkeypatch.setattr(work.Piece, "empty", full)
    with pytest.raises(ph.PolhodeError, match="does not fit into memory"):
        top(members=30, t_end=0.05, chunk=30)


def test_functions_are_not_in_the_folder_and_are_asked_for(tmp_path):
    def study(**more):
        return ph.ensemble(
            [1, 2, 3], raises, params={"bad": 0.0}, omega=[1, 0, 0.1], t_end=0.05, dt=0.01, members=8, chunk=4,
            store=tmp_path / "s", executor="serial", vary={"start.omega.y": {"std": 0.1}}, **more,
        )  # fmt: skip

    a = study()
    chunks.path(tmp_path / "s", 0).unlink()
    assert not any(b"broken" in p.read_bytes() for p in (tmp_path / "s").iterdir())
    other = Study.open(tmp_path / "s")
    with pytest.raises(ph.InvalidInput, match="raises"):
        other.resume()
    with pytest.raises(ph.InvalidInput, match="not the torque of the study"):
        Study.open(tmp_path / "s", torque=ph.torques.function(raises, params={"bad": 0.1}))
    again = Study.open(tmp_path / "s", torque=ph.torques.function(raises, params={"bad": 0.0}))
    assert same(a, again.resume())


@pytest.mark.parametrize(
    "wrong, told",
    [
        ({"vary": {}}, "nothing varies"),
        ({"vary": {"start.omeg": {"std": 1}}}, "Did you mean 'start.omega"),
        ({"vary": {"start.omega": {"sdt": 1}}}, "Did you mean 'std'"),
        ({"vary": {"start.omega": {"std": -1}}}, "negative"),
        ({"vary": {"start.omega": {"std": [1, 2]}}}, "shape"),
        ({"vary": {"start.omega": {"std": "1 kg"}}}, "wrong unit"),
        ({"vary": {"start.omega": {"uniform": [1, 0]}}}, "low <= high"),
        ({"vary": {"start.omega": {"std": 1}, "start.omega.x": {"std": 1}}}, "as a whole"),
        ({"vary": {"torque.mgk": {"std": 1}}}, "Did you mean 'torque.mgl'"),
        ({"vary": {"torque.2.mgl": {"std": 1}}}, "Did you mean 'torque.mgl'"),
        ({"vary": {"run.dt": {"uniform": [0.1, 0.2]}}}, "list of values"),
        ({"vary": {"run.dt": [0.01, 0.03]}}, "does not divide"),
        ({"vary": {"run.method": ["rkn4", "rkn5"]}}, "rkn"),
        ({"vary": {"run.method": ["rkn4", "exact_free"]}}, "exact_free"),
        ({"members": 0}, "positive"),
        ({"members": None}, "number of members"),
        ({"design": "sobbol"}, "Did you mean 'sobol'"),
        ({"design": "grid"}, "lists of values"),
        ({"quantiles": ["tilted"]}, "Did you mean 'tilt'"),
        ({"histograms": {"tilt": [1, 0, 5]}}, "bins"),
        ({"executor": "cluster"}, "unknown executor"),
        ({"workers": 0}, "workers"),
        ({"scheduler": "tcp://nowhere"}, "only for executor='dask'"),
        ({"chunk": 0}, "chunk"),
        ({"seed": -1}, "seed"),
        ({"table": {"start.omega": [[1, 2, 3]]}, "vary": VARY}, "in the table, too"),
        ({"observe": ["energie"]}, "energy"),
    ],
)
def test_mistakes_are_told_before_anything_is_run(wrong, told):
    with pytest.raises(ph.PolhodeError) as e:
        top(**wrong)
    assert told in str(e.value), str(e.value)


def test_two_writers_do_not_work_on_one_study(tmp_path):
    study = top(store=tmp_path / "s", chunk=30, t_end=0.05)
    from polhode.files.store import Lock

    with Lock(tmp_path / "s"), pytest.raises(ph.InvalidInput, match="another process"):
        study.resume()


# --- cost ---------------------------------------------------------------------------------------------------------


def test_the_cost_is_counted_from_a_trial():
    plan = make_plan(
        ph.Body([1.2, 2.0, 2.5]), ph.torques.heavy_top(1.0), vary=VARY, members=10**9, **{**TOP, "t_end": 10.0}
    )
    c = cost(plan, workers=1000, chunk=10**6)
    assert c.members * c.steps == 10**12 and c.chunks == 1000
    assert c.seconds(1000) >= c.seconds(1) / 1000 and c.seconds(1) == 1e9 / c.trial.rate
    made = top(members=2000, t_end=0.05, chunk=2000)
    plan = made.plan
    assert 0.8 < made.status().size / (2000 * member_bytes(plan)) < 1.2
    assert "1000 workers" in str(c) and c.as_dict()["chunks"] == 1000
    assert chunk_size(plan, 5, 1) == 5


def calming(omega):
    return -0.3 * omega


def test_the_noise_of_sensors_belongs_to_the_member():
    noisy = ph.torques.sampled(calming, 0.1, frame="body", sensor=ph.torques.sensor(rate_noise=0.1, seed=4))
    given = {"omega": [0.1, 2.0, 0.3], "t_end": 0.3, "dt": 0.1, "engine": "python", "executor": "serial"}
    of_chunks = [
        ph.ensemble([1, 2, 2.5], noisy, members=5, vary={"start.attitude": {"std": 1e-9}}, chunk=n, **given)
        for n in (5, 2)
    ]
    ends = of_chunks[0]["omega"]
    assert len(np.unique(ends[:, 0])) == 5
    np.testing.assert_array_equal(of_chunks[1]["omega"], ends)
    for i in (0, 3):
        np.testing.assert_array_equal(of_chunks[1].member(i).omega[-1], ends[i])


def test_a_member_with_switched_torques_has_the_bits_of_its_batch():
    motors = ([0.2, 0.4], [[0.1, 0.1, 0.1], [0, 0, 0.2]])
    jets = ph.torques.thrusters(
        [[1, 0, 0], [0, 1, 0]], [[0, 1, 0], [0, 0, 1]], [0.5, 0.2], [[(0.1, 0.2), (0.3, 0.4)], [(0, 0.3)]]
    )
    torque = ph.torques.wheels(np.eye(3), [0.1, 0.2, 0.3], motors, inertia=[0.1] * 3) + jets
    vary = {"start.attitude": "uniform", "start.omega": {"std": 0.1}, "torque.1.momenta.x": {"uniform": [0.1, 0.5]}}
    given = {"t_end": 0.6, "dt": 0.05, "method": "gyrostat2", "executor": "serial"}
    study = ph.ensemble([1, 2, 2.5], torque, members=5, omega=[0.1, 0.2, 0.3], vary=vary, **given)
    for i in range(5):
        member = study.member(i)
        np.testing.assert_array_equal(member.omega[-1], study["omega"][i])
        assert member.wheels.momenta[0, 0] == study["input.torque.1.momenta.x"][i]
    with pytest.raises(ph.InvalidInput, match=r"unknown key in vary 'torque\.1\.inertia"):
        ph.ensemble([1, 2, 2.5], torque, members=5, omega=[0.1, 0.2, 0.3], vary={"torque.1.inertia.x": [1.0]}, **given)

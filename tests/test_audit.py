"""Audits: the estimated error against the true one, and words that fit."""

import numpy as np
import pytest

import polhode as ph

TOP = ph.Body([5.0, 5.0, 1.0])
BODY = ph.Body([1.0, 2.0, 2.5])
TILT = ph.so3.exp([0.3, 0.0, 0.0])
WEIGHT = ph.torques.heavy_top(3.0)
QUICK = ("mclachlan-zanna", "lagrangian-top", "slow-top", "coulomb-wall", "satellite", "damped-driven", "separatrix")


def compare(name, method, by):
    problem = ph.problems[name]
    run = problem.simulate(method=method)
    audit, true = run.audit(by), problem.error(run)
    if audit.reliable and audit.error > 4 * floor(audit):
        assert 0.3 < audit.error / true.attitude < 3
        assert 0.2 < audit.momentum_error / true.momentum < 5
        assert abs(audit.order - audit.claimed) < 2.6
    elif audit.reliable:
        assert true.attitude < 10 * max(audit.error, floor(audit))
    else:
        assert "not reliable" in audit.verdict[0] or "Not to be trusted" in audit.verdict[0]
    return audit


def floor(audit):
    return next(r.value for r in audit.rows if r.what == "rounding")


@pytest.mark.parametrize("name", QUICK)
def test_the_estimate_is_the_error(name):
    assert compare(name, "nmb", "halving").reliable
    for by in ("halving", "doubling"):
        compare(name, "rkn4", by)


@pytest.mark.soak
@pytest.mark.parametrize("name", [n for n in ph.problems if n != "contact"])  # whose torque has a kink
@pytest.mark.parametrize("by", ["halving", "doubling", "quartering"])
def test_the_estimate_is_the_error_of_every_problem(name, by):
    for method in ("nmb", "rkn4", "liemid_ea"):
        compare(name, method, by)


def test_how_often_it_is_reliable():
    """Of the problems above, at their usual steps, a method of order two: nearly always."""
    assert sum(compare(name, "nmb", "doubling").reliable for name in QUICK) >= 5


def run_top(dt, method="rkn4", **more):
    return ph.simulate(
        TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 50], attitude=TILT, t_end=2, dt=dt, method=method, **more
    )


def test_steps_too_large_are_told():
    coarse = run_top(0.05)
    truth = run_top(1 / 640, "rkn6").R[-1]
    error = np.linalg.norm(ph.so3.log(coarse.R[-1].T @ truth))
    by_half, by_quarter = coarse.audit(), coarse.audit("quartering")
    assert not by_half.reliable and "order 3" in by_half.verdict[0] and 'audit("quartering")' in by_half.verdict[0]
    assert by_quarter.reliable and abs(by_quarter.error / error - 1) < 0.2
    wild = run_top(0.1, "nmb").audit()
    assert not wild.reliable


def test_a_kink_in_the_torque_is_told():
    assert not compare("contact", "rkn4", "halving").reliable


def test_what_should_be_conserved_is_what_the_torque_leaves():
    rows = {r.what: r.value for r in run_top(0.0125).audit(None).rows}
    assert rows["change of momentum along z in space"] < 1e-13
    assert rows["change of momentum along body axis z"] < 1e-13
    assert 0 < rows["change of energy"] < 1e-9
    free = {r.what: r.value for r in ph.simulate(BODY, omega=[1, 2, 3], t_end=5, dt=0.1).audit(None).rows}
    assert free["change of energy"] < 1e-13 and free["change of momentum in space"] < 1e-13
    skew = ph.simulate(BODY, ph.torques.heavy_top(3.0, up=(1, 0, 1)), omega=[1, 2, 3], t_end=2, dt=0.05)
    names = [r.what for r in skew.audit(None).rows]
    assert "change of momentum along (0.7071, 0, 0.7071) in space" in names and not any("body axis" in n for n in names)
    damped = ph.simulate(BODY, WEIGHT + ph.torques.damping(0.3), omega=[1, 2, 3], t_end=2, dt=0.05)
    assert not any(r.what.startswith("change") for r in damped.audit(None).rows)


def test_the_way_back():
    forth = run_top(0.05, "strang").audit(None, reverse=True)
    back = {r.what: r.value for r in forth.rows}["round trip"]
    assert back < 1e-12 and "says nothing of the error" in forth.verdict[-1]
    one_way = run_top(0.0125, "rk4").audit(None, reverse=True)
    assert {r.what: r.value for r in one_way.rows}["round trip"] > 1e-9 and "not reversible" in one_way.verdict[-1]


def test_nothing_but_rounding():
    audit = ph.simulate(TOP, omega=[0.1, 0, 5], t_end=20, dt=0.1).audit()
    assert audit.reliable and audit.error < 1e-12 and "rounding" in audit.verdict[0]


@pytest.mark.parametrize("by", ["halving", "doubling", "quartering", None])
def test_torque_calls_are_counted(by):
    calls = []

    def torque(t, R):
        calls.append(t)
        return -3.0 * np.cross(R[:, 2], [0, 0, 1])

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=1, dt=0.05, method="strang", engine="python")
    made = len(calls)
    assert made == run.stats.torque_calls
    audit = run.audit(by)
    assert audit.torque_calls == len(calls) - made == {"halving": 52, "doubling": 17, "quartering": 122, None: 0}[by]


def test_a_batch_names_its_worst_body():
    omega = [[1, 2, 3], [10, 20, 30], [0.1, 0.2, 0.3]]
    audit = ph.simulate(BODY, WEIGHT, omega=omega, t_end=1, dt=0.01, method="nmb", engine="python").audit()
    assert audit.errors.shape == (3, 101) and audit.rows[0].body == 1 and "(body 1)" in str(audit)
    assert np.nanargmax(audit.errors[:, -1]) == 1 and audit.error == np.nanmax(audit.errors[:, -1])
    one = ph.simulate(BODY, WEIGHT, omega=omega[1], t_end=1, dt=0.01, method="nmb", engine="python").audit()
    assert abs(one.error / audit.error - 1) < 1e-6


def test_a_failed_run_is_audited_as_far_as_it_went():
    def torque(t, R):
        return [np.nan if t > 0.55 else 0.1, 0.0, 0.0]

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=1, dt=0.05, method="nmb", engine="python", on_failure="stop")
    audit = run.audit(reverse=True)
    assert "did not end well" in audit.verdict[0] and np.isfinite(audit.error) and audit.reliable
    many = ph.simulate(
        BODY, WEIGHT, omega=[[0, 0, 5.0], [1e3, 2e3, 3e3]], t_end=1, dt=0.05, method="nmb", on_failure="stop"
    )
    audit = many.audit()
    assert "1 of 2 bodies, first body 1" in audit.verdict[0] and np.isfinite(audit.errors[0, -1])


def test_loaded_runs_samples_and_forms(tmp_path):
    def torque(t, R):
        return -3.0 * np.cross(R[:, 2], [0, 0, 1])

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=1, dt=0.05, method="strang", engine="python")
    back = ph.load(run.save(tmp_path / "run.npz"))
    with pytest.raises(ph.InvalidInput, match="load it with"):
        back.audit()
    assert np.isnan(back.audit(None).error)
    again = ph.load(tmp_path / "run.npz", torque=torque)
    assert again.audit().error == run.audit().error
    few = ph.simulate(BODY, WEIGHT, omega=[1, 2, 3], t_end=1, dt=0.05, t_eval=[0.15, 0.5, 1.0], method="strang").audit()
    assert few.reliable and np.isnan(few.errors[0]) and few.error > 1e-5
    odd = ph.simulate(BODY, WEIGHT, omega=[1, 2, 3], t_end=0.15, dt=0.05, every=3, method="strang").audit()
    assert np.isfinite(odd.error) and odd.order > 1.4  # twice the step meets no sample: a quarter of it does
    single = ph.simulate(BODY, WEIGHT, omega=[1, 2, 3], t_end=0.05, dt=0.05, method="strang")
    assert not single.audit("doubling").reliable and "could not" in single.audit("doubling").verdict[0]
    with pytest.raises(ph.InvalidInput, match="halving"):
        run.audit("guessing")
    audit = run.audit()
    data = audit.as_dict()
    assert data["rows"][0]["what"].startswith("error of the attitude") and data["error"] == audit.error
    assert len(audit.records()) == len(audit.rows) and "<table>" in audit._repr_html_() and str(audit) == repr(audit)
    assert f" {audit.torque_calls} " in str(audit)  # counts are whole numbers

"""Test audits: the estimated error against the true one, and the texts that they print."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from free_oracle import closed_form
from polhode.groups.so3 import angle
from shared_code import full_dose

pytestmark = pytest.mark.usefixtures("short_runs_in_python")
TOP = ph.Body([5.0, 5.0, 1.0])
BODY = ph.Body([1.0, 2.0, 2.5])
TILT = ph.so3.exp([0.3, 0.0, 0.0])
WEIGHT = ph.torques.heavy_top(3.0)
MODES = ("halving", "doubling", "quartering", "reference")
# problems with certified final states, and the steps for their runs
QUICK = {"mclachlan-zanna": 1.0, "lagrangian-top": 1.0, "slow-top": 0.05, "coulomb-wall": 0.1, "satellite": 180.0,
         "damped-driven": 0.2, "separatrix": 0.4}  # fmt: skip
LONG = pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # steps that are too long on purpose


def is_honest(audit, true, at_least=1e-12):
    """Return False if the audit is reliable, although its error is more than three times too small."""
    return not audit.reliable or true <= max(3 * audit.error, at_least)


def compare(name, method, by, dt):
    """Audit a problem with a certified final state: the error must not be too small, and must be right if called
    reliable.
    """
    problem = ph.problems[name]
    run = problem.simulate(method=method, dt=dt, engine="python")
    audit, true = run.audit(by), problem.error(run)
    assert is_honest(audit, true.attitude), (name, method, audit.error, true)
    if audit.reliable and audit.error > 100 * rounding(audit):
        assert 0.75 < audit.error / true.attitude < 1.3
        assert 0.7 < audit.momentum_error / true.momentum < 1.4
    elif not audit.reliable:
        assert any(words in audit.verdict[0] for words in ("cannot decide", "Not to be trusted"))
    return audit


def rounding(audit):
    return next(r.value for r in audit.rows if r.what == "rounding")


@LONG
@pytest.mark.parametrize("name", full_dose([*QUICK], {"mclachlan-zanna", "slow-top", "satellite"}))
def test_the_estimate_is_the_error(name):
    for method, by in (("nmb", "halving"), ("rkn4", "doubling")):
        audit = compare(name, method, by, QUICK[name])
        assert audit.reliable or audit.error > 0.25 or name == "separatrix"


@LONG
@pytest.mark.parametrize(
    ("method", "dt"), [("nmb", 0.25), ("sw", 0.25), ("strang", 1.0), ("mr4", 0.125), ("cg4", 0.125), ("park", 0.05)]
)
def test_a_fast_top_with_steps_of_whole_turns(method, dt):
    """A step of 0.25 turns this top by 12.5 rad, nearly two turns.

    Runs with h/2, h and 2h agree, but all of them are wrong.
    """
    top = ph.problems["fast-top"]
    run = top.simulate(method, dt=dt, engine="python")
    true = top.error(run).attitude
    for by in ("halving", "doubling"):
        audit = run.audit(by)
        assert is_honest(audit, true) and audit.error == pytest.approx(true, rel=0.1)
        assert audit.reliable == (audit.largest_error <= 0.5)
    turn = next(r for r in audit.rows if r.what.startswith("turn of the body"))
    assert turn.value > 49 * dt
    limited = np.isfinite(ph.methods[method].turn_limit) and 50 * dt > np.pi
    assert any("can resolve" in words for words in audit.verdict) == limited


def integrated(moments, mgl, omega, attitude, t_end):
    """Return the attitude of a top at the end, by SciPy from Euler's equations. Its weight is on the third axis."""
    J = np.array(moments, float)

    def rates(t, y):
        R, W = y[:9].reshape(3, 3), y[9:]
        turn = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        weight = mgl * np.array([R[2, 1], -R[2, 0], 0.0])
        return np.concatenate([(R @ turn).ravel(), (weight - np.cross(W, J * W)) / J])

    y = np.concatenate([np.ravel(attitude), omega])
    return solve_ivp(rates, (0, t_end), y, "DOP853", rtol=1e-12, atol=1e-12).y[:9, -1].reshape(3, 3)


@LONG
@pytest.mark.parametrize(("method", "steps"), [("nmb", 8), ("sw", 8), ("strang", 8), ("rkmk4", 32)])
def test_a_top_that_spins_at_100(method, steps):
    """Test a top with omega = 100, which a step of 0.125 turns by 12.5 rad."""
    run = ph.simulate(
        TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 100.0], attitude=TILT, t_end=1, dt=1 / steps, method=method,
        engine="python",
    )  # fmt: skip
    true = angle(run.R[-1], integrated([5, 5, 1], 20.0, [0, 0, 100.0], TILT, 1.0))
    for by in ("halving", "doubling"):
        audit = run.audit(by)
        assert is_honest(audit, true) and (audit.error == pytest.approx(true, rel=0.05) or not audit.reliable)


@LONG
@pytest.mark.parametrize("method", ["mr4", "cg4", "buss3", "rkn4", "park", "nmb", "strang"])
def test_ordinary_audits_are_not_too_small(method):
    """For these runs, the differences between runs of the same method are 3.5 to 1900 times smaller than the error."""
    top = ph.problems["slow-top"]
    for steps in (50, 100):
        run = top.simulate(method, dt=top.t_end / steps, engine="python", every=0)
        true, audit = top.error(run).attitude, run.audit("doubling")
        assert is_honest(audit, true), (steps, audit.error, true)
        assert audit.reliable or audit.error > 0.5


@LONG
def test_free_bodies_in_a_batch_each_get_their_verdict():
    """Test steps that turn the bodies by 0.02 to 19 rad, against the closed form of mpmath."""
    moments = np.array([[1.0, 1.7, 2.3], [2.0, 3.0, 4.5], [0.9, 1.1, 1.6], [1.0, 1.2, 2.1]])
    omega = np.array([[0.1, 0.2, 0.05], [2.0, -1.0, 3.0], [30.0, 20.0, 10.0], [5.0, 40.0, 190.0]])
    ends = [closed_form(J, J * w, 1.0, digits=20)[0] for J, w in zip(moments, omega, strict=True)]
    for method in ("nmb", "rkmk4", "mr2"):
        run = ph.simulate(moments, omega=omega, t_end=1, dt=0.1, method=method, engine="python", on_failure="stop")
        audit = run.audit("reference")
        for b in np.flatnonzero(run.failed < 0):
            true = angle(run.R[b, -1], np.array(ends[b], float).reshape(3, 3))
            assert not audit.reliable_bodies[b] or true <= 3 * audit.errors[b, -1]
        assert audit.reliable_bodies[0] and audit.reliable == audit.reliable_bodies[run.failed < 0].all()


def test_what_cannot_be_decided():
    """The audit reports chaos, random torques, and motions that amplify rounding."""
    start = dict(omega=[0.5, 1.0, 1.5], attitude=ph.so3.exp([1.0, 0.3, 0]), engine="python")
    heavy = ph.torques.heavy_top(4.0, axis=(0.3, 0.2, 0.9))
    chaotic = ph.simulate([1.0, 1.5, 2.2], heavy, t_end=60.0, dt=0.2, method="nmb", **start).audit()
    assert not chaotic.reliable and "Not to be trusted" in chaotic.verdict[0] and "chaotic" in chaotic.verdict[0]
    chance = np.random.default_rng(1)

    def noise(t, R):
        return 0.1 * chance.normal(size=3)

    random = ph.simulate(BODY, noise, t_end=1.0, dt=0.05, method="strang", **start).audit()
    assert not random.reliable and "is random" in random.verdict[0]
    still = ph.simulate([1, 2, 3], omega=[1e-9, 1.0, 0.0], t_end=60.0, dt=0.1, engine="python").audit()
    assert not still.reliable and "motion amplifies rounding" in still.verdict[0]


@pytest.mark.parametrize("method", ["nmb", "rkn4"])
def test_a_jump_inside_steps(method):
    """Test a torque about one axis that jumps inside a step. The angle is known, and every method loses its order."""
    jump = 0.437

    def torque(t, R):
        return [0.0, 0.0, 8.0 if t > jump else 0.0]

    for steps in (10, 16, 25):
        run = ph.simulate(BODY, torque, omega=[0, 0, 0.5], t_end=1, dt=1 / steps, method=method, engine="python")
        exact = ph.so3.exp([0, 0, 0.5 + 8.0 / 2.5 * (1 - jump) ** 2 / 2])
        audit = run.audit()
        assert is_honest(audit, angle(run.R[-1], exact))


@pytest.mark.soak
def test_thousands_of_audits():
    """Audit all methods and kinds of torque, with 0.01 to 1000 rad per step, by benchmarks/audit.py: no figure that is
    called reliable may be wrong.
    """
    path = Path(__file__).parents[1] / "benchmarks" / "audit.py"
    spec = importlib.util.spec_from_file_location("audit_benchmark", path)
    bench = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bench)
    rows = []
    with pytest.warns(ph.LongStepWarning):
        for method in ph.methods:
            rows += [r for kind in bench.KINDS for r in bench.audit_batch(method, kind, 0, 12)]
            rows += [r for name, p in ph.problems.items() if not p.place for r in bench.audit_problem(method, name, 0)]
    assert len(rows) > 2000 and not [r for r in rows if r["verdict"] == "reliable, WRONG"]


def run_top(dt, method="rkn4", **more):
    return ph.simulate(
        TOP, ph.torques.heavy_top(20.0), omega=[0, 0, 50], attitude=TILT, t_end=2, dt=dt, method=method, **more
    )


def test_the_order_is_measured_against_the_reference():
    truth = ph.problems["fast-top"]
    for method, dt, order in (("rkn4", 0.0125, 4), ("strang", 0.05, 2), ("nmb", 0.004, 2)):
        run = truth.simulate(method, dt=dt, t_end=2.0, engine="python")
        for by in ("halving", "doubling", "quartering"):
            audit = run.audit(by)
            assert audit.reliable and audit.order == pytest.approx(order, abs=0.35) and audit.claimed == order
            assert f"show order {audit.order:.1f}, the method has {order}" in audit.verdict[0]
        assert np.isnan(run.audit("reference").order)
    coarse = truth.simulate("strang", dt=1.0, engine="python").audit("doubling")
    assert coarse.reliable and abs(coarse.order - 2) > 0.6 and "measured order differs" in coarse.verdict[0]


def test_the_budget_limits_the_references():
    def torque(t, R):
        return [np.sin(40 * t), 0.0, 3 * np.cos(31 * t)]

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=20, dt=0.1, method="nmb", engine="python")
    least, more = run.audit("reference", budget=0), run.audit("reference", budget=60)
    assert least.torque_calls < more.torque_calls <= 60 * run.stats.torque_calls + 2000
    with pytest.raises(ph.InvalidInput, match="budget"):
        run.audit(budget=-1)


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
    assert back < 1e-12 and "says nothing about the error" in forth.verdict[-1]
    one_way = run_top(0.0125, "rk4").audit(None, reverse=True)
    assert {r.what: r.value for r in one_way.rows}["round trip"] > 1e-9 and "not reversible" in one_way.verdict[-1]


def test_nothing_but_rounding():
    audit = ph.simulate(TOP, omega=[0.1, 0, 5], t_end=20, dt=0.1).audit()
    assert audit.reliable and audit.error < 1e-12 and "rounding" in audit.verdict[0]


@pytest.mark.parametrize("by", [*MODES, None])
def test_torque_calls_are_counted(by):
    calls = []

    def torque(t, R):
        calls.append(t)
        return -3.0 * np.cross(R[:, 2], [0, 0, 1])

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=1, dt=0.05, method="strang", engine="python")
    made = len(calls)
    assert made == run.stats.torque_calls
    audit = run.audit(by)
    assert audit.torque_calls == len(calls) - made
    assert (audit.torque_calls == 0) == (by is None) and audit.torque_calls <= 37 * made


def test_a_batch_names_its_worst_body():
    omega = [[1, 2, 3], [10, 20, 30], [0.1, 0.2, 0.3]]
    audit = ph.simulate(BODY, WEIGHT, omega=omega, t_end=1, dt=0.01, method="nmb", engine="python").audit()
    assert audit.errors.shape == (3, 101) and audit.rows[0].body == 1 and "(body 1)" in str(audit)
    assert np.nanargmax(audit.errors[:, -1]) == 1 and audit.error == np.nanmax(audit.errors[:, -1])
    one = ph.simulate(BODY, WEIGHT, omega=omega[1], t_end=1, dt=0.01, method="nmb", engine="python").audit()
    assert abs(one.error / audit.error - 1) < 1e-6


@LONG
def test_a_failed_run_is_audited_as_far_as_it_went():
    def torque(t, R):
        return [np.nan if t > 0.55 else 0.1, 0.0, 0.0]

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=1, dt=0.05, method="nmb", engine="python", on_failure="stop")
    audit = run.audit(reverse=True)
    assert "did not end well" in audit.verdict[0] and np.isfinite(audit.error) and audit.reliable
    many = ph.simulate(
        BODY,
        WEIGHT,
        omega=[[0, 0, 5.0], [1e3, 2e3, 3e3]],
        t_end=1,
        dt=0.05,
        method="nmb",
        engine="python",
        on_failure="stop",
    )
    audit = many.audit()
    assert "1 of 2 bodies, first body 1" in audit.verdict[0] and np.isfinite(audit.errors[0, -1])


def test_loaded_runs_samples_and_forms(tmp_path):
    def torque(t, R):
        return -3.0 * np.cross(R[:, 2], [0, 0, 1])

    run = ph.simulate(BODY, torque, omega=[1, 2, 3], t_end=1, dt=0.05, method="strang", engine="python")
    back = ph.load(run.save(tmp_path / "run.npz"))
    with pytest.raises(ph.InvalidInput, match="load the run with"):
        back.audit()
    assert np.isnan(back.audit(None).error)
    again = ph.load(tmp_path / "run.npz", torque=torque)
    assert again.audit().error == run.audit().error
    settings = dict(omega=[1, 2, 3], dt=0.05, method="strang", engine="python")
    few = ph.simulate(BODY, WEIGHT, t_end=1, t_eval=[0.15, 0.5, 1.0], **settings).audit()
    assert few.reliable and np.isnan(few.errors[0]) and few.error > 1e-5
    odd = ph.simulate(BODY, WEIGHT, t_end=0.15, every=3, **settings).audit()
    assert odd.reliable and odd.order > 1.4
    single = ph.simulate(BODY, WEIGHT, t_end=0.05, **settings)
    # "doubling" has no order here, because a run with 2 dt is impossible
    assert single.audit().reliable and np.isnan(single.audit("doubling").order)
    with pytest.raises(ph.InvalidInput, match="halving"):
        run.audit("guessing")
    audit = run.audit()
    data = audit.as_dict()
    assert data["rows"][0]["what"].startswith("error of the attitude") and data["error"] == audit.error
    assert len(audit.records()) == len(audit.rows) and "<table>" in audit._repr_html_() and str(audit) == repr(audit)
    assert f" {audit.torque_calls} " in str(audit)  # counts are printed as whole numbers


def test_a_batch_with_different_steps_is_audited_without_references():
    torque = ph.torques.heavy_top(2.0) + ph.torques.piecewise([0.0, 0.31], [[0.1, 0, 0], [0, 0, 0.1]])
    given = {"t_end": 2, "dt": 0.05, "control": "error", "tol": 1e-4, "engine": "python"}
    run = ph.simulate(BODY, torque, omega=[[1, 2, 3], [0.1, 0.2, 0.3]], **given)
    with pytest.raises(ph.InvalidInput, match=r"audit\(by=None\)"):
        run.audit()
    rows = {row.what: row for row in run.audit(by=None).rows}
    alone = [ph.simulate(BODY, torque, omega=w, **given) for w in ([1, 2, 3], [0.1, 0.2, 0.3])]
    assert rows["distance from SO(3)"].value == max(np.nanmax(r.orthogonality) for r in alone)
    fast = max(np.linalg.norm(r.omega, axis=1).max() for r in alone)
    assert run.stats.largest_step > 0.05
    assert rows["turn of the body per step"].value == pytest.approx(run.stats.largest_step * fast)

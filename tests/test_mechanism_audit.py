"""Test audits of mechanisms: estimated errors against true ones, and runs that no audit may confirm."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.evidence import mechanism_audit
from polhode.groups.so3 import angle

SOURCE = Path(__file__).parents[1] / "benchmarks" / "mechanism_audit.py"
SPEC = importlib.util.spec_from_file_location("mechanism_audit_benchmark", SOURCE)
bench = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(bench)


def pendulum(rate=1.0, **drive):
    m = ph.Mechanism()
    m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5], omega=[rate, 0, 0],
          velocity=[0, 0.5 * rate, 0], name="rod")  # fmt: skip
    m.hinge("rod", None, at=[0, 0, 0], axis=[1, 0, 0], name="pivot", **drive)
    return m


def swing(m=None, dt=0.05, t_end=0.2, **more):
    given = {"engine": "python", "load": ph.forces.gravity(), **more}
    return ph.simulate(pendulum() if m is None else m, t_end=t_end, dt=dt, **given)


@pytest.mark.parametrize(
    ("method", "dt", "order"),
    [("rattle", 0.02, 2), ("rattle4", 0.05, 4), pytest.param("joint_em", 0.02, 2, marks=pytest.mark.soak)],
)
def test_the_estimates_are_the_errors(method, dt, order):
    """Compare both rods of a double pendulum with SciPy's integration of the textbook equations."""
    m, load = bench.double_pendulum()
    run = ph.simulate(m, load=load, t_end=1.0, dt=dt, method=method)
    audit, true = run.audit(), angle(run.R, bench.pendulum_attitudes(run.t)).max(axis=1)
    assert audit.reliable and audit.order == pytest.approx(order, abs=0.3) and audit.claimed == order
    known = np.isfinite(audit.errors)
    assert known.sum() >= 15 and np.allclose(audit.errors[known], true[known], rtol=0.05, atol=1e-12)
    assert audit.error == pytest.approx(true[-1], rel=0.02) and audit.largest_error <= true.max() * 1.02
    shoulder = np.abs(run.joints["shoulder"].angle - bench.pendulum_angles(run.t)[0]).max()
    rounding = 100 * np.finfo(float).eps * 2.0  # rounding errors of a mechanism of two metres
    assert audit.angle_error >= shoulder * 0.98 and audit.constraint_error < rounding
    assert audit.rows[0].body == "body lower" and all(audit.decided.values())


@pytest.mark.parametrize(("method", "dt"), [("rattle", 0.5), ("rattle4", 0.5), ("rattle8", 0.25)])
def test_a_top_that_turns_several_times_in_a_step(method, dt):
    """Compare with the certified final state of the catalogue. A step of 0.5 turns the top by 25 rad."""
    m, load = bench.top("fast-top")
    p = ph.problems["fast-top"]
    run = ph.simulate(m, load=load, t_end=p.t_end, dt=dt, method=method)
    audit, true = run.audit(), angle(run.R[-1, 0], p.reference.R)
    assert audit.error == pytest.approx(true, rel=0.05) and audit.reliable == (method != "rattle")
    assert next(r.value for r in audit.rows if r.what.startswith("turn")) > 49 * dt
    if method == "rattle":
        assert "Not to be trusted" in audit.verdict[0] and audit.error > 1.0


def test_steps_of_whole_turns():
    """Steps of 0.1 s turn this body by one turn. Runs with dt and dt/2 agree, but both of them are wrong."""
    m, load = bench.unbalanced()
    run = ph.simulate(m, load=load, t_end=1.0, dt=0.1)
    audit = run.audit()
    truth = ph.simulate(m, load=load, t_end=1.0, dt=5e-4, method="rattle8", every=200)
    assert not audit.reliable and audit.error == pytest.approx(angle(run.R[-1], truth.R[-1]).max(), rel=0.05)
    fine = ph.simulate(m, load=load, t_end=1.0, dt=0.0125, method="rattle6").audit()
    assert fine.reliable and fine.error < 1e-2


def test_chaos_is_told(monkeypatch):
    monkeypatch.setitem(mechanism_audit.STAGES, True, 40_000)
    run = ph.mechanisms.problems.chain().simulate(t_end=8.0, dt=0.004, every=20)
    audit = run.audit("reference")
    assert not audit.reliable and not audit.decided["attitude"] and "chaotic" in audit.verdict[0]


def test_an_order_that_does_not_show_is_not_confirmed():
    """Steps of 0.1 s are so long for rattle6 that half the step divides the error by 20 instead of 64."""
    m, load = bench.double_pendulum()
    run = ph.simulate(m, load=load, t_end=1.0, dt=0.1, method="rattle6")
    audit = run.audit()
    assert audit.order < 5.0 and not audit.reliable and "instead of 6" in audit.verdict[-1]
    only = run.audit("reference")  # this mode does not check the order
    true = angle(run.R[-1], bench.pendulum_attitudes(run.t)[-1]).max()
    assert only.reliable and only.error == audit.error == pytest.approx(true, rel=0.05)


def test_a_run_that_failed_is_audited_as_far_as_it_went():
    run = ph.mechanisms.problems.chain().simulate(t_end=2.0, dt=0.02, on_failure="stop")
    assert not run.outcome.good and run.t[-1] > 1.0
    audit = run.audit("reference")
    assert not audit.reliable and "did not end well" in audit.verdict[0] and np.isfinite(audit.error)
    assert any("mechanism that failed" in words for words in audit.verdict)
    nothing = ph.mechanisms.problems.chain().simulate(t_end=2.0, dt=0.02, t_eval=[1.8, 2.0], on_failure="stop")
    assert "no samples" in repr(nothing)
    with pytest.raises(ph.InvalidInput, match="no valid sample"):
        nothing.audit()


def test_members_of_a_batch_are_judged_one_by_one():
    several = ph.mechanisms.Batch([pendulum(1.0), pendulum(2.0), pendulum(400.0)])
    part = swing(several, engine="auto", on_failure="stop")
    assert [o.good for o in part.outcomes] == [True, True, False]
    audit = part.audit("reference")
    assert not audit.reliable and audit.reliable_members.tolist() == [True, True, False]
    assert "1 of 3 mechanisms, first mechanism 2" in audit.verdict[0] and audit.errors.shape == (3, 5)
    assert audit.rows[0].body == "mechanism 1, body rod"
    one = swing(pendulum(2.0), engine="auto").audit("reference")
    assert one.error == pytest.approx(audit.error, rel=1e-6)


def test_random_loads_and_functions(monkeypatch):
    monkeypatch.setitem(mechanism_audit.STAGES, False, 200)
    chance = np.random.default_rng(3)
    noisy = swing(load=lambda x: 8.0 * chance.normal(size=(1, 3))).audit("reference", budget=5)
    assert not noisy.reliable and any("is random" in words for words in noisy.verdict)
    calls = []

    def pull(x, v):
        calls.append(1)
        return -3.0 * x - 0.1 * v

    run = swing(load=pull)
    before = len(calls)
    audit = run.audit("halving")
    assert audit.reliable and round(audit.order) == 2 and len(calls) > before
    # the load is not a potential, so it is not called for the energy
    assert np.isnan(audit.reaction_error) and np.isnan(audit.energy_change)
    assert "reaction_error" not in audit.as_dict()


@pytest.mark.parametrize("motor", ["function", "sampled"])
def test_motors_and_controllers(motor):
    """The period of the controller is two steps. The audit leaves out references with longer steps."""

    def hold(angle, rate):
        return -2.0 * angle - 0.3 * rate

    what = {"function": hold, "sampled": ph.mechanisms.sampled(hold, 0.08)}[motor]
    run = swing(dt=0.04, t_end=0.16, motors={"pivot": what})
    audit = run.audit("halving")
    truth = swing(dt=0.02, t_end=0.16, every=2, method="rattle6", motors={"pivot": what})
    assert audit.reliable and audit.order == pytest.approx(2, abs=0.2)
    assert audit.error == pytest.approx(angle(run.R[-1], truth.R[-1]).max(), rel=0.02)
    assert audit.angle_error == pytest.approx(
        np.abs(run.joints["pivot"].angle - truth.joints["pivot"].angle).max(), rel=0.02
    )


def test_steps_that_follow_a_tolerance():
    run = ph.simulate(pendulum(), load=ph.forces.gravity(), t_end=0.3, tol=1e-3, method="rattle", engine="python")
    audit = run.audit()
    truth = ph.simulate(pendulum(), load=ph.forces.gravity(), t_end=0.3, dt=0.015, method="rattle8", engine="python")
    assert audit.reliable and np.isnan(audit.order) and not any(r.what == "order shown" for r in audit.rows)
    assert audit.error == pytest.approx(angle(run.R[-1], truth.R[-1]).max(), rel=0.05)


def test_steps_that_a_longest_step_limits():
    """The run makes steps of 0.15 for every tolerance. The references make shorter ones."""
    given = {"load": ph.forces.gravity(), "t_end": 0.3, "method": "rattle8", "engine": "python"}
    run = ph.simulate(pendulum(9.0), tol=0.1, dt_max=0.15, control="error", dt=0.15, **given)
    truth = ph.simulate(pendulum(9.0), dt=0.05, **given)
    assert run.steps == 2 and run.audit().error == pytest.approx(angle(run.R[-1], truth.R[-1]).max(), rel=0.3)


def test_redundant_equations_and_reactions():
    """Test a four-bar linkage in space, with 20 equations of rank 17."""
    p = ph.mechanisms.problems.four_bar()
    run = p.simulate(t_end=0.2, dt=0.004)
    fine = p.simulate("rattle6", t_end=0.2, dt=0.004)
    audit = run.audit("reference")
    off = max(np.linalg.norm(run.joints[k].reaction - fine.joints[k].reaction, axis=1).max() for k in run.joints)
    size = max(np.linalg.norm(run.joints[k].reaction, axis=1).max() for k in run.joints)
    assert audit.reliable and audit.decided["reaction"] and 0.5 < audit.reaction_error / (off / size) < 2.0


def test_samples_files_and_forms(tmp_path):
    run = swing(dt=0.02, t_end=0.1)
    audit = run.audit("reference")
    assert swing(dt=0.02, t_end=0.1, every=0).audit("reference").error == pytest.approx(audit.error, rel=0.01)
    few = swing(dt=0.02, t_end=0.1, t_eval=np.array([0.04, 0.1])).audit("reference")
    assert few.reliable and few.errors.shape == (2,) and np.isfinite(few.errors).all()
    back = ph.load(run.save(tmp_path / "run.npz"))
    assert back.audit("reference").error == audit.error
    nothing = run.audit(None)
    assert np.isnan(nothing.error) and not nothing.reliable and nothing.stages == 0 and nothing.energy_change < 1e-2
    with pytest.raises(ph.InvalidInput, match="halving"):
        run.audit("guessing")
    with pytest.raises(ph.InvalidInput, match="budget"):
        run.audit(budget=-1)
    assert "worst body" in audit.to_markdown() and "body rod" in audit.to_csv() and "<table>" in audit._repr_html_()
    assert str(audit) == repr(audit) and audit.as_dict()["reliable"] is True and len(audit.records()) == len(audit.rows)
    rest = swing(pendulum(0.0)).audit("reference")  # the pendulum does not move
    assert rest.reliable and rest.largest_error < 1e-12 and "rounding" in rest.verdict[0]


@pytest.mark.soak
def test_hundreds_of_audits():
    """Audit all methods and mechanisms, with steps from far too long to far too short.

    No result that is called reliable may be wrong.
    """
    rows = list(bench.audits(bench.CASES, quick=True))
    assert len(rows) > 150 and not [r for r in rows if r["verdict"] == "reliable, WRONG"]

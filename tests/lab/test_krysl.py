"""Krysl & Endres 2004 and Krysl 2005 in the lab: test that the verdicts are right, and that each of them can change."""

import json

import numpy as np
import pytest

from polhode.evidence.reference_solutions import STEPS_PER_UNIT, known_end
from polhode.lab import Finding, Verdict, exhibits
from polhode.lab import krysl as ks
from polhode.lab import krysl_endres as ke
from polhode.lab import measures as m
from shared_code import full_dose

HOLDS, PARTLY, REFUTED, OPEN = Verdict.HOLDS, Verdict.PARTLY, Verdict.REFUTED, Verdict.UNDETERMINED
EXPECTED = {
    "KE01": HOLDS, "KE02": HOLDS, "KE03": HOLDS, "KE04": HOLDS, "KE05": HOLDS, "KE06": HOLDS,
    "KE07": OPEN, "KE08": OPEN, "KE09": HOLDS, "KE10": HOLDS, "KE11": PARTLY, "KE12": REFUTED,
    "KE13": HOLDS, "KE14": HOLDS, "KE15": PARTLY, "KE16": HOLDS, "KE17": HOLDS, "KE18": PARTLY,
    "KE19": PARTLY, "KE20": HOLDS, "KE21": HOLDS, "KE22": REFUTED, "KE23": REFUTED, "KE24": HOLDS,
    "KS01": HOLDS, "KS02": PARTLY, "KS03": HOLDS, "KS04": REFUTED, "KS05": HOLDS, "KS06": HOLDS,
    "KS07": HOLDS, "KS08": REFUTED, "KS09": PARTLY,
}  # fmt: skip
ALL = tuple(exhibits("krysl_endres", "krysl").values())
SOAKED = {e.key for e in ALL if not e.fast} | {"ks-fig1", "ke-fig6", "ke-fig7", "ke-fig10", "ke-fig11", "ke-fig12"}


def test_every_claim_and_figure_has_one_exhibit():
    assert sorted(c for e in ALL for c in e.claims) == sorted(EXPECTED)
    keys = {e.key for e in ALL}
    assert len(keys) == len(ALL)
    assert {f"ke-fig{k}" for k in range(1, 14)} | {"ks-fig1"} <= keys


def check(e):
    f = e.compute()
    found = {c.id: c.verdict for c in f.cells if c.id}
    assert found == {k: EXPECTED[k] for k in e.claims}
    assert all(c.published and any(d.isdigit() for d in c.recomputed) for c in f.cells)
    assert Finding.from_dict(json.loads(json.dumps(f.to_dict()))) == f
    for p in f.plots:
        assert p.curves and all(1 < len(c.x) == len(c.y) <= 400 for c in p.curves)
        assert all(np.all(np.isfinite(c.x)) and np.all(np.isfinite(c.y)) for c in p.curves)
        assert not p.log_y or all(min(c.y) > 0 for c in p.curves)
    return f


@pytest.mark.parametrize("e", full_dose(ALL, SOAKED, lambda e: e.key))
def test_verdicts(e):
    check(e)


@pytest.mark.parametrize("cell", [ke.self_starting, ke.reversible, ks.vector_space, ks.without_torque])
def test_quick_claims(cell):
    c = cell()
    assert c.verdict is EXPECTED[c.id]


def test_a_method_that_is_not_self_starting_is_found_out(monkeypatch):
    monkeypatch.setattr(ke, "NMB", m.Way("NMB", "sw"))
    assert ke.self_starting().verdict is REFUTED


def test_a_method_that_drifts_is_found_out(monkeypatch):
    monkeypatch.setattr(ke, "NMB", m.Way("NMB", "sw_gamma1"))
    assert ke.fig1.compute().cells[0].verdict is REFUTED
    assert ke.fig6.compute().cells[0].verdict is PARTLY


def test_misprint_is_found_out():
    printed = ks.there_and_back(ks.E2, ks.E1_PRINTED, m.SLOW)
    assert printed > 1e-4 > 1e-14 > ks.there_and_back(ks.E2, ks.E1, m.SLOW)


@pytest.mark.soak
def test_misprint_has_another_order(monkeypatch):
    monkeypatch.setattr(ks, "EA", ks.EA_PRINTED)
    monkeypatch.setattr(ks, "E1", ks.E1_PRINTED)
    assert ks.orders().verdict is PARTLY


@pytest.mark.soak
def test_stable_simo_wong_belongs_to_the_printed_form(monkeypatch):
    monkeypatch.setattr(ks, "SW", m.Way("SW", "sw_gamma1"))
    verdicts = {c.id: c.verdict for c in ks.fig1.compute().cells}
    assert verdicts["KS08"] is HOLDS


def test_course():
    t = np.linspace(0.0, 100.0, 2001)
    steady = m.course(t, 5.0 + np.sin(3.0 * t), 5.0)
    assert not steady.drifts and abs(steady.swing - 0.4) < 1e-2 and abs(steady.slope) < 1e-4
    drifting = m.course(t, 5.0 + np.sin(3.0 * t) + 0.05 * t, 5.0)
    assert drifting.drifts and abs(drifting.slope - 0.01) < 1e-4


@pytest.mark.parametrize("steps", full_dose([20, STEPS_PER_UNIT], {str(STEPS_PER_UNIT)}))
def test_reference_at_other_times(steps):
    """Compare with a certified final state. Shorter steps, which `make soak` uses, are at least as accurate."""
    truth = known_end(m.SLOW, 10.0)  # the certified final state
    q = m.SLOW.simulate("rkn6", dt=1 / steps, t_end=10.0, every=0)
    assert np.abs(q.R[-1] - truth.R).max() < 1e-9
    assert np.abs(q.omega[-1] - truth.omega).max() < 1e-8

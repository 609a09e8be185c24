"""Betsch & Siebert 2009 in the lab: test that the verdicts are right, and that each of them can change."""

import json

import numpy as np
import pytest

from polhode.lab import Finding, Verdict, betsch, exhibits
from shared_code import full_dose

EXHIBITS = tuple(exhibits("betsch").values())
HOLDS, OPEN = Verdict.HOLDS, Verdict.UNDETERMINED
EXPECTED = {f"BS{k:02d}": HOLDS for k in range(1, 11)} | {"BS04": OPEN}


def verdicts(finding):
    return {c.id: c.verdict for c in finding.cells if c.id}


def test_every_figure_and_claim_has_an_exhibit():
    assert {e.key for e in EXHIBITS} == {f"betsch-fig{k}" for k in (1, 3, 4, 5)} | {"betsch-claims"}
    assert sorted(c for e in EXHIBITS for c in e.claims) == sorted(EXPECTED)


@pytest.mark.parametrize("e", full_dose(EXHIBITS, {"betsch-fig1", "betsch-fig3", "betsch-claims"}, lambda e: e.key))
def test_verdicts(e):
    f = e.compute()
    assert verdicts(f) == {k: EXPECTED[k] for k in e.claims}
    assert all(c.verdict.good or c.verdict is OPEN for c in f.cells)
    assert all(c.published and any(d.isdigit() for d in c.recomputed) for c in f.cells)
    assert all(p.curves and all(1 < len(c.x) == len(c.y) <= 400 for c in p.curves) for p in f.plots)
    assert all(np.isfinite([*c.x, *c.y]).all() for p in f.plots for c in p.curves)
    assert Finding.from_dict(json.loads(json.dumps(f.to_dict()))) == f


def test_a_solvable_scheme_has_no_largest_step(monkeypatch):
    gyro = betsch.gyro
    monkeypatch.setattr(betsch, "gyro", lambda m, *a, **k: gyro("quat_em" if m == "quat_vi" else m, *a, **k))
    assert verdicts(betsch.fig5.compute())["BS06"] == Verdict.REFUTED


def test_no_root_beyond_one():
    assert betsch.no_root(0.0068) < 1e-12 < 1e-3 < betsch.no_root(0.0074)


@pytest.mark.soak
def test_another_ranking(monkeypatch):
    gyro = betsch.gyro
    other = {"dir_em": "quat_em", "quat_em": "dir_em"}
    monkeypatch.setattr(betsch, "gyro", lambda m, *a, **k: gyro(other.get(m, m), *a, **k))
    found = verdicts(betsch.fig3.compute())
    assert found["BS05"] == Verdict.REFUTED and found["BS03"] == Verdict.REFUTED


def test_wrong_formulas_are_seen(monkeypatch):
    assert all(betsch.identities().values())
    monkeypatch.setattr(betsch, "minus", betsch.plus)
    wrong = {k for k, good in betsch.identities().items() if not good}
    assert {"(A3)", "(A5)", "(24)", "(34)", "gradient of V"} <= wrong
    tangent = betsch.printed_tangent
    monkeypatch.undo()
    monkeypatch.setattr(betsch, "printed_tangent", lambda *a: tangent(*a) + 1e-12)
    assert betsch.tested()[0] > 1e-14
    assert betsch.formulas().verdict == Verdict.PARTLY


def test_another_spin_is_not_steady(monkeypatch):
    spin = betsch.spin()
    monkeypatch.setattr(betsch, "spin", lambda: spin * (1 + 1e-9))
    assert betsch.steady().verdict == Verdict.REFUTED


def test_another_scheme_is_not_simo_wong(monkeypatch):
    gyro = betsch.gyro
    monkeypatch.setattr(betsch, "gyro", lambda m, *a, **k: gyro("akw", *a, **k))
    assert betsch.simo_wong().verdict == Verdict.PARTLY

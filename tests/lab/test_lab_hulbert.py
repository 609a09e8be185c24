"""Hulbert 1992 in the lab: test that the verdicts are right, and that each of them can change."""

import json

import numpy as np
import pytest

from polhode.lab import Finding, Verdict, exhibits, hulbert
from shared_code import full_dose

EXHIBITS = tuple(exhibits("hulbert").values())
HOLDS, PARTLY, REFUTED = Verdict.HOLDS, Verdict.PARTLY, Verdict.REFUTED
EXPECTED = {
    "HU01": HOLDS, "HU02": PARTLY, "HU03": HOLDS, "HU04": HOLDS, "HU05": HOLDS, "HU06": HOLDS, "HU07": HOLDS,
    "HU08": PARTLY, "HU09": HOLDS, "HU10": PARTLY, "HU11": HOLDS, "HU12": PARTLY,
}  # fmt: skip


def verdicts(finding):
    return {c.id: c.verdict for c in finding.cells if c.id}


def test_every_figure_and_claim_has_an_exhibit():
    assert {e.key for e in EXHIBITS} == {f"hulbert-fig{k}" for k in (1, 2, 3, 4, 6, 7, 8, 9, 10)} | {"hulbert-claims"}
    assert sorted(c for e in EXHIBITS for c in e.claims) == sorted(EXPECTED)


SOAKED = {f"hulbert-{k}" for k in ("fig1", "fig2", "fig3", "fig4", "fig6", "fig7", "fig8", "fig9", "claims")}


@pytest.mark.parametrize("e", full_dose(EXHIBITS, SOAKED, lambda e: e.key))
def test_verdicts(e):
    f = e.compute()
    assert verdicts(f) == {k: EXPECTED[k] for k in e.claims}
    assert all(c.verdict.good for c in f.cells if not c.id)
    assert all(c.published and any(d.isdigit() for d in c.recomputed) for c in f.cells)
    assert all(p.curves and all(1 < len(c.x) == len(c.y) <= 400 for c in p.curves) for p in f.plots)
    assert all(np.isfinite([*c.x, *c.y]).all() for p in f.plots for c in p.curves)
    assert Finding.from_dict(json.loads(json.dumps(f.to_dict()))) == f


def swapped(monkeypatch, method, other):
    """Make the lab use the method `other` where it asks for `method`."""
    toss, top = hulbert.toss, hulbert.top

    def changed(run, m, *a, **k):
        return run(other if m == method else m, *a, **k)

    monkeypatch.setattr(hulbert, "toss", lambda m, *a, **k: changed(toss, m, *a, **k))
    monkeypatch.setattr(hulbert, "top", lambda m, *a, **k: changed(top, m, *a, **k))


SWAPS = [
    ("hulbert-fig2", "hulbert_pc", "hulbert_stag"),  # with hulbert_stag, there is no growth (claim HU05)
    ("hulbert-fig3", "hulbert_stag", "hulbert_pc"),  # with hulbert_pc, the difference is large (HU04)
    ("hulbert-fig4", "park", "sw"),  # with sw, there are no bursts (HU06)
    ("hulbert-fig7", "sw", "hulbert_stag"),  # with the midpoint rule, there is no drift (HU08)
    ("hulbert-fig8", "hulbert_pc", "sw"),  # with the trapezoidal rule, there is no growth (HU09)
    ("hulbert-fig10", "park", "hulbert_pc"),  # with hulbert_pc, there is growth (HU11)
]


@pytest.mark.parametrize("swap", full_dose(SWAPS, SOAKED & {key for key, *_ in SWAPS}, lambda swap: swap[0]))
def test_another_method_gives_another_verdict(monkeypatch, swap):
    key, method, other = swap
    swapped(monkeypatch, method, other)
    e = next(e for e in EXHIBITS if e.key == key)
    (claim,) = e.claims
    assert verdicts(e.compute())[claim] != EXPECTED[claim]


def test_stable_staggered_rule_would_hold(monkeypatch):
    """Claim HU10 holds if the two sequences of the staggered method never separate, and it is refuted otherwise."""
    top = hulbert.top
    monkeypatch.setattr(hulbert, "parasite", lambda run: (float("nan"), float("nan")))
    assert verdicts(hulbert.fig9.compute())["HU10"] == HOLDS
    monkeypatch.undo()
    monkeypatch.setattr(
        hulbert, "top", lambda m, dt=0.001, t=200.0, rule="midpoint", **k: top(m, dt, t, "trapezoidal", **k)
    )
    assert verdicts(hulbert.fig9.compute())["HU10"] == REFUTED


def test_growth_of_the_parasite_does_not_depend_on_the_step():
    rates = [
        hulbert.parasite(hulbert.top("hulbert_stag", dt, 80.0, "trapezoidal", every=5))[0] for dt in (0.002, 0.001)
    ]
    assert rates == pytest.approx([0.373, 0.373], abs=0.005)


def test_spectra_of_other_methods_differ(monkeypatch):
    amplification = hulbert.amplification
    monkeypatch.setattr(
        hulbert, "amplification",
        lambda m, K, M, h: amplification("symplectic_euler" if m == "tamma_namburu" else m, K, M, 1.01 * h),
    )  # fmt: skip
    assert hulbert.spectra().verdict == HOLDS  # the method is conjugate to central differences
    monkeypatch.setattr(
        hulbert, "amplification",
        lambda m, K, M, h: amplification(m, K, M, h) * (1.0 + 1e-9 * (m == "tamma_namburu")),
    )  # fmt: skip
    assert hulbert.spectra().verdict == REFUTED

"""Test that the table of methods is made from the records."""

import pytest

import polhode as ph
from polhode.evidence.tables import COLUMNS, calls
from polhode.integrators.record import Cost


def test_every_method_has_a_row_with_its_facts():
    for m in ph.methods.values():
        fact = {name: cell(m) for name, cell in COLUMNS.items()}
        assert fact["method"] == f"`{m.name}`"
        assert fact["order"] == str(m.claims.order).replace("inf", "exact")
        assert fact["symplectic"] == {True: "yes", False: "no", None: "open"}[m.claims.symplectic]
        assert fact["energy, potential"] == (m.claims.energy or "open")
        assert m.source.key in fact["source"]


@pytest.mark.parametrize(
    "cost, text",
    [(Cost(step=2), "2"), (Cost(step=0, each_pass=1), "1 per pass"), (Cost(step=1, each_pass=2), "1 + 2 per pass"),
     (Cost(step=0), "0")],
)  # fmt: skip
def test_torque_calls_in_words(cost, text):
    assert calls(cost) == text

"""Test that certify() reports the results of the laws: the claims and the measurements."""

from dataclasses import replace

import pytest
from controls import control

import polhode as ph
from polhode.integrators import METHODS
from polhode.integrators.record import BOUNDED


def test_certificate_of_a_good_method():
    c = ph.certify("mr2")
    assert c.ok
    text = str(c)
    assert "symplectic" in text and "holds" in text and "FAILS" not in text


def test_certificate_of_wrong_claims(monkeypatch):
    """Test a right method with wrong claims, because a wrong method would have to be compiled.

    `make soak` tests one, too.
    """
    right = ph.methods["mr2"]
    claims = replace(right.claims, symplectic=False, momentum=BOUNDED)
    monkeypatch.setitem(METHODS._methods, "mr2", replace(right, claims=claims))
    c = ph.certify("mr2")
    assert not c.ok
    assert str(c).count("FAILS") == 2


@pytest.mark.soak
def test_certificate_of_a_wrong_method():
    with control("euler") as name:
        c = ph.certify(name)
        assert not c.ok
        assert "FAILS" in str(c)


def test_aliases_and_unknown_names():
    assert ph.methods["hstagm"].name == "hulbert_stag"
    with pytest.raises(ph.InvalidInput, match="Did you mean 'nmb'"):
        ph.certify("nmbb")

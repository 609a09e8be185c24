"""certify() says what the laws say, claimed beside measured."""

import pytest
from controls import control

import polhode as ph


def test_certificate_of_a_good_method():
    c = ph.certify("mr2")
    assert c.ok
    text = str(c)
    assert "symplectic" in text and "holds" in text and "FAILS" not in text


def test_certificate_of_a_wrong_method():
    with control("euler") as name:
        c = ph.certify(name)
        assert not c.ok
        assert "FAILS" in str(c)


def test_aliases_and_unknown_names():
    assert ph.methods["hstagm"].name == "hulbert_stag"
    with pytest.raises(ph.InvalidInput, match="Did you mean 'nmb'"):
        ph.certify("nmbb")

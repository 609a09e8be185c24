"""Carlson's R_J against another implementation."""

import mpmath as mp
import numpy as np
import pytest

from polhode.kernel.elliptic import carlson_rj


def arguments(n):
    """p >= x, y, z >= 0: near each other, far apart, and with zeros."""
    rng = np.random.default_rng(7)
    for k in range(n):
        x = rng.uniform(0.0, 1.0, 3) * 10.0 ** rng.uniform(-3.0, 0.0, 3)
        if k % 4 == 1:
            x[rng.integers(3)] = 0.0
        if k % 4 == 2:
            x = 1.0 - 0.1 * x
        yield [*map(float, x), float(x.max() + rng.uniform(0.0, 2.0))]


@pytest.mark.parametrize("given", [*arguments(16)], ids=str)
def test_rj_in_doubles(given):
    assert carlson_rj(*given) == pytest.approx(float(mp.elliprj(*given)), rel=4e-15)

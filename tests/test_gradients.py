"""Test that gradients of runs are right, forward and backward, for every method, and that the page lists the
results.
"""

from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.integrators.record import Kind

pytest.importorskip("jax")

from print_gradients import LIMIT, POINT, check, differences, distance, ending, page, problems, stated

PAGE = Path(__file__).parent.parent / "docs" / "gradients.md"
CASES = [(name, kind) for name in ph.methods for kind in problems(name)]


def case_name(case):
    return f"{case[0]}-{case[1].name.lower()}"


@pytest.mark.soak  # takes six seconds or more for each; in `make test`, tests/test_engines.py tests those of nmb
@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_gradients_are_those_of_differences(case):
    name, kind = case
    found = check(name, kind)
    assert found.forward < LIMIT and found.backward < LIMIT, found


@pytest.mark.soak  # takes 10 s; in `make test`, tests/test_free_slopes.py tests the parts of the free motion
def test_the_way_back_through_sixteen_kicks_and_exact_flows():
    """The stages must be one loop, and the free motion one function with its own derivatives.

    Otherwise this takes minutes.
    """
    import jax

    from polhode.engines.jax import double_precision

    with double_precision():
        slopes = jax.jit(jax.grad(ending("near1086", Kind.TORQUE)))(POINT)
    assert distance(np.asarray(slopes)[:11], differences("near1086", Kind.TORQUE)) < 1e-11


def test_the_differences_themselves():
    """Compare with differences of the compiled closed form, which needs only one step."""
    import print_gradients as g

    slopes, d = differences("exact_free", Kind.FREE), 1e-5
    assert len(slopes) == 9
    for k in range(9):
        ends = []
        for s in (1, -1):
            x = POINT + s * d * np.eye(12)[k]
            q = ph.exact.free_body(x[:3], omega=x[6:9], attitude=g.exp(x[3:6]), t=g.STEPS * g.DT)
            ends.append(g.number(q.R, q.omega))
        assert slopes[k] == pytest.approx((ends[0] - ends[1]) / (2 * d), abs=1e-8)


def test_the_page_is_what_it_is_printed_from():
    """Every method is in the table with right gradients, or listed as not measured."""
    rows = stated(PAGE)
    assert page(rows) == PAGE.read_text(encoding="utf-8"), "run python docs/print_gradients.py docs/gradients.md"
    assert rows and all(line.split("|")[3].strip() == "yes" for line in rows.values())


def test_what_cannot_be_differentiated_is_refused():
    top = ph.torques.heavy_top(2.0)
    with pytest.raises(ph.Unsupported, match="accepts a free body at most"):
        ph.traced_flow(top, method="exact_free", dt=0.1, steps=1)(POINT[:3], np.eye(3), POINT[6:9])
    wheels = ph.torques.wheels([[1.0, 0.0, 0.0]], [0.1])
    with pytest.raises(ph.InvalidInput, match="traced_flow cannot run"):
        ph.traced_flow(wheels, method="gyrostat2", dt=0.1, steps=1)(POINT[:3], np.eye(3), POINT[6:9])
    with pytest.raises(ph.InvalidInput, match=r"three principal moments, got shape \(3, 3\)"):
        ph.traced_flow(top, method="mr2", dt=0.1, steps=1)(np.diag(POINT[:3]), np.eye(3), POINT[6:9])

"""Test comparisons of work and precision: counts, slopes, costs, tables, files, pictures."""

import json
import math
from itertools import pairwise

import numpy as np
import pytest

import polhode as ph
from polhode.evidence.comparison import Comparison, Curve, Point, compare, count, flat, series
from polhode.evidence.reference_solutions import solve_with_scipy
from polhode.torques.base import as_torque

TOP = ph.problems["fast-top"]


@pytest.fixture(scope="module")
def top():
    return ph.compare(
        "fast-top", ["nmb", "mr2", ("mr2", {"axes": "231"}), "scipy:DOP853"], tols=(1e-4, 1e-8, 1e-12), repeats=1
    )


def made(*points, method="m"):
    curve = Curve(method, {}, tuple(Point(*p) for p in points))
    return Comparison("p", 1.0, "nothing", (curve,))


def test_errors_are_against_the_certified_end(top):
    for c in top.curves[:2]:
        p = c.points[-4]
        run = TOP.simulate(c.method, dt=p.setting, every=0)
        assert TOP.error(run) == (p.attitude, p.momentum, 0.0)
        assert (run.stats.torque_calls, run.stats.steps) == (p.torque_calls, p.steps)
    assert 1.9 < top["nmb"].slope < 2.1 and 1.9 < top["mr2"].slope < 2.1
    assert math.isnan(top["scipy:DOP853"].slope)


def test_scipy_is_counted(top):
    loose, _, tight = top["scipy:DOP853"].points
    assert tight.torque_calls > 2 * loose.torque_calls > 0 and tight.steps > loose.steps
    assert tight.attitude < 1e-8 < loose.attitude
    calls = []

    def weight(t, R):
        calls.append(t)
        return -20.0 * np.cross(R[:, 2], [0, 0, 1])

    end = solve_with_scipy(TOP, as_torque(weight), "RK45", 1e-3)
    assert end.torque_calls == len(calls) and end.R.shape == (3, 3) and end.momentum_body.shape == (3,)


def test_cost_is_interpolated_between_runs():
    c = made(
        (0.1, 1e-2, 0.0, 100, 100, 1.0), (0.05, 1e-4, 0.0, 1000, 1000, 2.0), (0.02, 1e-6, 0.0, 10_000, 10_000, 3.0)
    )
    assert c.calls("m", 1e-3) == pytest.approx(10**2.5)
    assert c.calls("m", 1e-6) == pytest.approx(10_000)
    assert c.calls("m", 1e-1) == 100 and c.calls("m", 1e-7) == math.inf
    assert c.cost("m", 1e-3, "seconds") == pytest.approx(math.sqrt(2))


def test_a_lucky_coarse_run_does_not_count_nor_does_rounding_behind_the_best():
    lucky = made((1, 1e-9, 0, 10, 10, 1), (0.5, 1e-2, 0, 20, 20, 1), (0.25, 1e-4, 0, 40, 40, 1))
    assert lucky.calls("m", 1e-3) > 20
    rounding = made((1, 1e-3, 0, 10, 10, 1), (0.5, 1e-12, 0, 20, 20, 1), (0.25, 3e-12, 0, 40, 40, 1))
    assert rounding.calls("m", 2e-12) == 20


def test_failed_runs_are_left_out():
    c = made((1, math.nan, math.nan, 10, 10, 1), (0.5, 1e-2, 0, 20, 20, 1), (0.25, 0.25e-2, 0, 40, 40, 1))
    assert c["m"].slope == pytest.approx(2) and c.calls("m", 0.5) == 20
    assert "m" in str(c)
    assert "-" in str(made((1, math.nan, math.nan, 10, 10, 1)))


def test_the_series_ends_at_rounding():
    assert flat([Point(1, e, 0, 1, 1, 1) for e in (1e-13, 2e-13, 1e-13)])
    assert not flat([Point(1, e, 0, 1, 1, 1) for e in (1e-13, 2e-13, 1e-15)])
    assert not flat([Point(1, e, 0, 1, 1, 1) for e in (1e-3, 2e-3, 1e-3)])
    numbers = series(TOP, "rkn6", {})
    assert numbers[0] == 9 and all(b == 2 * a for a, b in pairwise(numbers))


def test_a_torque_of_ones_own():
    def weight(t, R):
        return -20.0 * np.cross(R[:, 2], [0, 0, 1])

    c = ph.compare("fast-top", ["mr2"], steps=[0.02, 0.01], torque=weight, repeats=1)
    same = ph.compare("fast-top", ["mr2"], steps=[0.02, 0.01], repeats=1)
    assert c.problem == "fast-top with weight" and "DOP853" in c.reference
    for a, b in zip(c["mr2"].points, same["mr2"].points, strict=True):
        assert a.torque_calls == b.torque_calls and a.attitude == pytest.approx(b.attitude, rel=1e-5)


def test_a_free_body_is_counted_in_steps():
    c = ph.compare("betsch-free", ["mr2", "exact_free", "scipy:RK45"], steps=[0.01, 0.005], tols=[1e-6], repeats=1)
    assert c.work == "steps" and "steps for" in str(c)
    assert c["exact_free"].points[0].attitude < 1e-12
    assert c.cost("mr2", 1e-1) > 0


def test_text_and_files(top):
    rows = top.table(levels=(1e-3,))
    assert rows[0][:3] == ["method", "slope", "calls for 1e-03"] and len(rows) == 5
    assert "mr2 (axes=231)" in str(top)
    again = Comparison.from_dict(json.loads(json.dumps(top.to_dict())))
    assert again == top
    assert [count(x) for x in (3, 123.4, 12_345.0, math.inf)] == ["3", "123", "12 300", "-"]


def test_refusals():
    with pytest.raises(ph.InvalidInput, match="Did you mean 'fast-top'"):
        compare("fast-to")
    with pytest.raises(ph.InvalidInput, match="unknown method"):
        compare("fast-top", ["nbm"])
    with pytest.raises(ph.InvalidInput, match="solve_ivp"):
        compare("fast-top", ["scipy:DOP54"])
    with pytest.raises(ph.InvalidInput, match="repeats"):
        compare("fast-top", ["nmb"], repeats=0)
    with pytest.raises(ph.InvalidInput, match="kind of work"):
        made((1, 0.1, 0, 1, 1, 1)).plot("money")
    with pytest.raises(ph.InvalidInput, match="method of this comparison"):
        made((1, 0.1, 0, 1, 1, 1))["other"]


def test_the_picture(top, tmp_path):
    mpl = pytest.importorskip("matplotlib")
    mpl.use("Agg")
    from matplotlib import pyplot

    figure = top.plot()
    left, right = figure.axes
    assert left.get_xlabel() == "torque calls" and right.get_xlabel() == "time (s)"
    assert {t.get_text() for t in left.texts} == {c.label for c in top.curves}
    assert len(left.lines) == len(top.curves)
    figure.savefig(tmp_path / "a.png")
    assert (tmp_path / "a.png").stat().st_size > 10_000
    assert len(top.plot("steps").axes) == 1
    pyplot.close("all")


def test_steps_and_tolerances_are_positive_numbers():
    for wrong in (
        {"steps": [0]},
        {"steps": [-1.0]},
        {"steps": [np.nan]},
        {"steps": "a"},
        {"steps": 0.1},
        {"tols": [-1]},
    ):
        with pytest.raises(ph.InvalidInput, match="must be a list of positive numbers"):
            ph.compare("slow-top", ["strang"], repeats=1, engine="python", **wrong)

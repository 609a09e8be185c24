"""Test that the report of a run is complete, self-contained and reproducible."""

import re

import numpy as np
import pytest

import polhode as ph

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")

from matplotlib import pyplot  # noqa: E402

from polhode.pictures import report  # noqa: E402
from polhode.pictures.poinsot import poinsot  # noqa: E402


@pytest.fixture(scope="module")
def free():
    return ph.simulate(ph.Body([1, 2, 2.6], name="tumbling <body>"), omega=[0.1, 2, 0.1], t_end=5, dt=0.05)


@pytest.fixture(autouse=True)
def closed():
    yield
    pyplot.close("all")


def test_the_page_needs_nothing_else(free, tmp_path):
    page = report.write(free, tmp_path / "a.html", python="print('<hello>')").read_text()
    assert not re.search(r"""(src|href)\s*=\s*["']?(https?:)?//""", page)
    assert not re.search(r"@import|url\((?!#)", page)
    assert "tumbling &lt;body&gt;" in page and "&lt;hello&gt;" in page
    assert page.count("<svg") == 2


def test_the_same_every_time(free):
    assert report.html(free) == report.html(free)


def test_a_failed_run_says_so():
    def torque(t, R):
        return [np.nan if t > 0.5 else 0, 0, 0]

    part = ph.simulate([1, 2, 2.5], torque, omega=[1, 0, 0], t_end=1, dt=0.1, on_failure="stop", method="nmb")
    page = report.html(part)
    assert "not finite" in page and 'class="state bad"' in page


def test_the_polhode_lies_on_the_ellipsoid(free):
    """Mapped back to three dimensions, the drawn line has the energy of the run."""
    figure = poinsot(free)
    titles = [ax.get_title(loc="left") for ax in figure.axes]
    assert titles[0].startswith("Polhode") and titles[1].startswith("Herpolhode")
    w = free.omega_space
    n = free.momentum[0] / np.linalg.norm(free.momentum[0])
    radius = np.linalg.norm(w - np.outer(w @ n, n), axis=-1)
    (line,) = figure.axes[1].collections
    pieces = np.array(line.get_segments())
    np.testing.assert_allclose(np.linalg.norm(pieces[:, 0], axis=-1), radius[:-1], rtol=1e-9)
    np.testing.assert_allclose(np.linalg.norm(pieces[:, 1], axis=-1), radius[1:], rtol=1e-9)


@pytest.mark.parametrize(
    "run",
    [
        lambda: ph.simulate([5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 50], t_end=0.2, dt=0.01),
        lambda: ph.simulate([1, 1, 1], omega=[0, 0, 0], t_end=0.2, dt=0.1),
        lambda: ph.simulate([1, 2, 2.5], omega=[[1, 0, 0], [0, 1, 0]], t_end=0.2, dt=0.1),
    ],
)
def test_any_run_has_a_page(run):
    assert "<svg" in report.html(run())


def test_refusals(free, tmp_path):
    with pytest.raises(ph.InvalidInput, match="HTML"):
        report.write(free, tmp_path / "a.pdf")
    with pytest.raises(ph.InvalidInput, match="no folder"):
        report.write(free, tmp_path / "b" / "a.html")


def test_what_the_torque_changes_is_not_called_conserved(free):
    top = ph.simulate([5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 5], t_end=0.1, dt=0.01, engine="python")
    page = report.html(top)
    words = dict(re.findall(r"<tr><th[^>]*>([^<]+)</th><td>[^<]+</td><td>[^<]+</td><td>([^<]+)</td></tr>", page))
    assert words == {
        "energy": "conserved",
        "kinetic energy": "changed by the torque",
        "momentum in space": "changed by the torque",
        "distance from SO(3)": "conserved",
    }
    assert report.html(free).count("<td>conserved</td>") >= 3


def test_the_scenario_on_the_page_is_the_scenario():
    from polhode.scenario import from_data, parse

    text = """format = 1
name = 'a "quoted" name'
[body]
inertia = [5, 5, 1]
[start]
omega = [[0, 0, 50], [0, 0, 40]]
[[torque]]
model = "heavy_top"
mgl = 20
[[torque]]
python = "some.module:function"
params = { a = 1, b = [1.5, 2], "c d" = "é" }
[run]
t_end = 1
dt = 0.01
method = "mr2"
options = { axes = "231" }
"""
    data = parse(text).data()
    again = parse(report.toml(data))
    assert again.scenario == from_data(data).scenario


def test_steps_that_are_controlled():
    run = ph.simulate(
        [5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 5], t_end=0.5, control="error", method="strang",
        engine="python",
    )  # fmt: skip
    page = report.html(run)
    assert "<dd>0 to 0.5 s</dd>" in page and f"{run.stats.smallest_step:.3g} to " in page


def test_the_page_is_about_the_body_that_is_asked_for():
    pair = ph.simulate([1, 2, 2.6], omega=[[0.1, 2, 0.1], [0, 0, 3]], t_end=0.5, dt=0.05, engine="python", method="mr2")
    assert "kinetic energy</th><td>11.7 J</td>" in report.html(pair, body=1)
    assert "kinetic energy</th><td>4.018 J</td>" in report.html(pair)

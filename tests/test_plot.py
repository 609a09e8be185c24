"""Test pictures: their content, that they are reproducible, and what happens without matplotlib."""

import io
import subprocess
import sys

import numpy as np
import pytest

import polhode as ph

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")

from matplotlib import pyplot  # noqa: E402
from matplotlib.text import Text  # noqa: E402

from polhode.pictures.colours import COLOURS  # noqa: E402
from polhode.pictures.panels import Single, bands, envelope, extremes, invariants  # noqa: E402
from polhode.pictures.plot import compare, plot  # noqa: E402
from polhode.pictures.spheres import View  # noqa: E402

TOP = ph.Body([5, 5, 1], name="Top")
START = {"omega": [0, 0, 50], "attitude": ph.so3.exp([0.3, 0, 0]), "t_end": 1, "dt": 0.005}


@pytest.fixture(scope="module")
def top():
    return ph.simulate(TOP, ph.torques.heavy_top(20.0), method="mr2", engine="python", **START)


@pytest.fixture(scope="module")
def free():
    return ph.simulate([1, 2, 3], omega=[0.1, 2, 0.1], t_end=10, dt=0.02, method="mr2", engine="python")


@pytest.fixture(autouse=True)
def close():
    yield
    pyplot.close("all")


def saved(figure, kind):
    out = io.BytesIO()
    figure.savefig(out, format=kind)
    return out.getvalue()


def titles(figure):
    return [ax.get_title(loc="left") for ax in figure.axes if ax.get_title(loc="left")]


def test_the_picture_of_a_top(top):
    figure = top.plot()
    assert titles(figure) == [
        "Third axis of the body, in space",
        "Momentum, in the body (polhode)",
        "Angular velocity in the body (rad/s)",
        "Relative errors",
    ]
    assert "Top: heavy top" in [t.get_text() for t in figure.texts]
    (legend,) = [ax.get_legend() for ax in figure.axes if ax.get_legend()]
    assert [t.get_text() for t in legend.get_texts()] == ["energy", "vertical momentum", "distance from SO(3)"]


@pytest.mark.parametrize("kind", ["svg", "png", "pdf"])
def test_saved_bytes_are_the_same_every_time(top, kind):
    first, second = saved(top.plot(), kind), saved(top.plot(), kind)
    assert first == second
    assert b"dc:date" not in first and b"CreationDate" not in first and b"Matplotlib" not in first[-400:]


def test_saving_by_name_leaves_out_the_date_too(top, tmp_path):
    top.plot().savefig(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_bytes() == saved(top.plot(), "svg")


def test_settings_of_the_user_are_left_alone(top):
    before = dict(matplotlib.rcParams)
    saved(top.plot(), "svg")
    assert dict(matplotlib.rcParams) == before


def test_what_should_be_conserved_depends_on_the_torque(top, free):
    assert list(invariants(top)) == [
        "energy, relative error", "vertical momentum, relative error", "distance from SO(3)",
    ]  # fmt: skip
    assert list(invariants(free)) == [
        "energy, relative error", "momentum in space, relative error", "distance from SO(3)",
    ]  # fmt: skip
    damped = ph.simulate([1, 2, 3], ph.torques.damping(0.1), omega=[1, 2, 3], t_end=1, dt=0.1, engine="python")
    assert list(invariants(damped)) == ["distance from SO(3)"]
    assert "Kinetic energy (J)" in titles(damped.plot())


def test_errors_are_those_of_the_trajectory(top):
    e = invariants(top)
    assert np.array_equal(e["energy, relative error"], np.abs(top.energy - top.energy[0]) / abs(top.energy[0]))
    vertical = top.momentum[:, 2]
    assert np.allclose(e["vertical momentum, relative error"], np.abs(vertical / vertical[0] - 1), atol=1e-15)


def test_vertical_momentum_that_starts_from_nothing_is_measured_by_the_whole():
    run = ph.simulate(
        [3, 2, 1], ph.torques.heavy_top(1.0), omega=[1, 0, 0], t_end=1, dt=0.1, method="mr2", engine="python"
    )
    assert abs(run.momentum[0, 2]) < 1e-15
    assert invariants(run)["vertical momentum, relative error"].max() < 1e-14


def test_a_tilted_vertical(top):
    up = np.array([1.0, 2.0, 2.0])
    run = ph.simulate(TOP, ph.torques.heavy_top(20.0, up=up), method="mr2", engine="python", **START)
    assert invariants(run)["vertical momentum, relative error"].max() < 1e-13


def test_one_body_of_a_batch():
    run = ph.simulate(
        TOP, ph.torques.heavy_top(20.0), engine="python", method="mr2",
        **{**START, "omega": [[0, 0, 50], [0, 1, 30]]},
    )  # fmt: skip
    single = ph.simulate(
        TOP, ph.torques.heavy_top(20.0), engine="python", method="mr2", **{**START, "omega": [0, 1, 30]}
    )
    one, alone = Single.of(run, 1), Single.of(single, 0)
    assert np.allclose(one.axis, alone.axis, atol=1e-12) and np.allclose(one.omega, alone.omega, atol=1e-10)
    assert "body 1 of a batch of 2" in run.plot(body=1).texts[0].get_text()
    with pytest.raises(ph.InvalidInput, match="no body 2"):
        run.plot(body=2)
    with pytest.raises(ph.InvalidInput, match="no body 1"):
        single.plot(body=1)


def test_a_body_whose_axes_are_not_principal():
    J = np.array([[5, 0.3, 0.1], [0.3, 4, 0.2], [0.1, 0.2, 3.0]])
    run = ph.simulate(J, omega=[1, 2, 3], t_end=2, dt=0.02, method="mr2", engine="python")
    one = Single.of(run, 0)
    energy = 0.5 * (one.momentum**2 @ (1 / one.moments))
    assert np.allclose(energy, run.kinetic_energy, rtol=1e-12)
    saved(run.plot(), "png")


def test_only_the_valid_part_of_a_run_that_failed_is_drawn():
    def kick(t, R):
        return [np.nan if t > 0.5 else 1.0, 0.0, 0.0]

    run = ph.simulate([1, 2, 3], kick, omega=[1, 2, 3], t_end=1, dt=0.01, engine="python", on_failure="stop")
    one = Single.of(run, 0)
    assert 0.4 < one.t[-1] < 0.6 and np.all(np.isfinite(one.axis))
    saved(plot(run), "png")


def test_a_single_sample_is_refused():
    def kick(t, R):
        return [np.nan if t > 0 else 1.0, 0.0, 0.0]

    run = ph.simulate([1, 2, 3], kick, omega=[1, 2, 3], t_end=1, dt=0.5, engine="python", on_failure="stop")
    with pytest.raises(ph.InvalidInput, match="at least two valid samples"):
        run.plot()


@pytest.mark.parametrize("every, count", [(1, 501), (0, 2), (100, 6)])
def test_few_samples_will_do(free, every, count):
    run = ph.simulate([1, 2, 3], omega=[0.1, 2, 0.1], t_end=10, dt=0.02, method="mr2", every=every, engine="python")
    assert len(run) == count
    saved(run.plot(), "png")


def test_a_sphere_at_rest_has_a_picture():
    run = ph.simulate(ph.Body.sphere(1.0), omega=[0, 0, 0], t_end=1, dt=0.1, engine="python")
    saved(run.plot(), "png")


def test_compare_draws_a_line_for_each_run_in_each_panel(top):
    other = ph.simulate(TOP, ph.torques.heavy_top(20.0), method="rk4", engine="python", **START)
    figure = compare([top, other])
    assert titles(figure)[1:] == [
        "Energy, relative error", "Vertical momentum, relative error", "Distance from SO(3)",
    ]  # fmt: skip
    assert [len(ax.lines) for ax in figure.axes[1:]] == [2, 2, 2]
    assert [t.get_text() for t in figure.legends[0].get_texts()] == ["mr2", "rk4"]
    assert saved(figure, "svg") == saved(compare([top, other]), "svg")
    named = compare([top, other], ["a", "b"])
    assert [t.get_text() for t in named.legends[0].get_texts()] == ["a", "b"]


def test_compare_refuses_what_it_cannot_draw(top):
    with pytest.raises(ph.InvalidInput, match="one to 6"):
        compare([])
    with pytest.raises(ph.InvalidInput, match="as many labels"):
        compare([top], ["a", "b"])


def test_colours_are_told_apart_with_every_kind_of_colour_vision():
    """Use the projections of Viénot, Brettel and Mollon for red-blind and green-blind people, in linear light."""
    from matplotlib.colors import to_rgb

    linear = np.array(
        [[((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in to_rgb(x)] for x in COLOURS]
    )
    red = np.array([[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]])
    green = np.array([[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]])
    for vision in (np.eye(3), red, green):
        seen = linear @ vision.T
        gaps = [np.linalg.norm(a - b) for i, a in enumerate(seen) for b in seen[:i]]
        assert min(gaps) > 0.08


def test_the_view_is_from_the_side_of_the_trace():
    for direction in np.array([[0, 0, 1.0], [1, 0, 0], [0, -1, 0], [0.5, 0.5, -0.7]]):
        points = direction + 0.01 * np.random.default_rng(3).normal(size=(50, 3))
        points /= np.linalg.norm(points, axis=-1, keepdims=True)
        view = View.of(points)
        assert np.abs(view.frame @ view.frame.T - np.eye(3)).max() < 1e-15 and np.linalg.det(view.frame) > 0
        assert np.all(view.project(points)[:, 2] > 0.5) and view.close
        assert view.frame[0, 2] == 0.0 and view.frame[1, 2] > 0  # the third axis is drawn upwards


def test_an_envelope_reaches_every_maximum_and_extremes_keep_both_ends():
    t = np.linspace(0, 1, 10_001)
    a = np.abs(np.sin(300 * t))
    x, y = envelope(t, a, 300)
    assert len(x) == 300 and y.max() == a.max() and y.min() > 0.4
    x, y = extremes(t, np.sin(300 * t), bins=200)
    assert len(x) <= 402 and y.max() == np.sin(300 * t).max() and y.min() == np.sin(300 * t).min()
    assert x[0] == 0 and x[-1] == 1 and np.all(np.diff(x) > 0)


def test_without_matplotlib_the_error_says_what_to_install():
    code = (
        "import sys; sys.modules['matplotlib'] = None\n"
        "import polhode as ph\n"
        "run = ph.simulate([1, 2, 3], omega=[1, 2, 3], t_end=1, dt=0.5, engine='python')\n"
        "try: run.plot()\n"
        "except ph.PolhodeError as e: print(e)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "a plot needs matplotlib, from the extra polhode[plot]: pip install 'matplotlib>=3.9'"


def test_lines_go_between_samples_that_are_far_apart():
    """Between samples, the drawn lines must follow the motion.

    With straight lines, a body that turns by several radians per sample would seem to move differently.
    """
    J, start = [1.0, 2.0, 3.0], {"omega": [0.1, 2.0, 0.1]}
    coarse = ph.simulate(J, **start, t_end=20, dt=1.0, method="exact_free", engine="python")
    one = Single.of(coarse, 0)
    assert len(one.t) == 21 < 160 < len(one.s) and set(one.t) <= set(one.s)
    exact = ph.exact.free_body(J, **start, t=one.s)
    assert np.abs(one.omega - exact.omega).max() < 1e-12 and np.abs(one.axis - exact.R[:, :, 2]).max() < 1e-12
    assert np.abs(one.omega_space - np.einsum("nij,nj->ni", exact.R, exact.omega)).max() < 1e-12
    assert np.abs(np.diff(one.quaternion, axis=0)).max() < 0.2
    plot(coarse)
    fine = ph.simulate(J, **start, t_end=20, dt=0.1, method="exact_free", engine="python")
    assert np.array_equal(Single.of(fine, 0).s, fine.t)  # the samples are close enough to be joined directly


def test_where_nothing_is_known_between_samples_they_are_joined():
    fast = {"omega": [0.1, 2, 0.1], "t_end": 10, "dt": 0.05, "every": 20, "method": "strang", "engine": "python"}
    # the torque is a plain function, so the motion between samples is not known
    run = ph.simulate([1, 2, 3], lambda t: [9 * np.sin(7 * t), 9 * np.cos(5 * t), 0], **fast)
    assert np.array_equal(Single.of(run, 0).s, run.t)
    plot(run)


# --- pictures for publication -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "mm"), [("aps column", 86.0), ("nature page", 183.0), (120, 120.0), (None, 86.0)])
def test_pictures_have_the_width_of_the_journal_and_embedded_fonts(top, width, mm):
    import re

    pdf = saved(top.plot(style="paper", width=width), "pdf")
    box = [float(x) for x in re.search(rb"/MediaBox \[([^\]]*)\]", pdf).group(1).split()]
    assert box[2] / 72 * 25.4 == pytest.approx(mm, abs=1e-6)
    assert b"/FontFile2" in pdf and b"/Type3" not in pdf  # TrueType fonts are embedded, as journals ask for


def test_paper_pictures_stay_within_the_page(top):
    for width in ("column", "page"):
        figure = top.plot(style="paper", width=width)
        figure.canvas.draw()
        page = figure.bbox
        for ax in figure.axes:
            words = [ax.title, ax._left_title, *ax.texts, *(ax.get_legend().get_texts() if ax.get_legend() else ())]
            for text in (w for w in words if w.get_text()):
                box = text.get_window_extent()
                assert box.x0 >= page.x0 - 1 and box.x1 <= page.x1 + 1, text.get_text()
        assert [ax._left_title.get_text()[:3] for ax in figure.axes if ax._left_title.get_text()] == [
            "(a)",
            "(b)",
            "(c)",
            "(d)",
        ]


def test_a_long_run_shows_envelopes_and_no_solid_patches():
    from polhode.pictures.look import short
    from polhode.pictures.panels import bands
    from polhode.pictures.spheres import MOST_POINTS, is_crowded

    t = np.linspace(0, 100, 200_001)
    slow, fast = np.sin(0.3 * t), (1 + 0.5 * np.sin(0.1 * t)) * np.sin(200 * t)
    assert bands(t, slow) is None and bands(t[:1000], fast[:1000]) is None and bands(t, 0 * t) is None
    s, low, high = bands(t, fast)
    assert 350 < len(s) <= 400 and np.allclose(high, 1 + 0.5 * np.sin(0.1 * s), atol=0.02)
    assert np.allclose(low, -high, atol=0.02)
    assert not is_crowded(np.zeros((MOST_POINTS, 3))) and is_crowded(np.zeros((MOST_POINTS + 1, 3)))
    assert short(1e-16, 3.0) == "0" and short(0.01, 12.0) == "0.01"
    long = ph.simulate([2, 2, 3], omega=[0.3, 0, 40], t_end=600.0, dt=0.02, method="mr2")
    figure = long.plot()
    pictures = [im for ax in figure.axes for im in ax.images]
    assert len(pictures) == 2 and sum(len(ax.collections) for ax in figure.axes) <= 8


def test_the_polhode_is_on_the_side_that_is_seen():
    from polhode.pictures.panels import Single
    from polhode.pictures.spheres import View

    one = Single.of(ph.problems["dzhanibekov"].simulate("strang", engine="python", dt=0.02), 0)
    W = one.momentum / one.moments
    normals = W / (2 * one.kinetic[0] / one.moments)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    length = np.linalg.norm(np.diff(normals, axis=0), axis=1)
    assert length @ (normals[:-1] @ View.facing(normals).frame[2] > 0) > 0.85 * length.sum()


def words_of(figure):
    """Return all words of a figure, with their boxes in pixels."""
    figure.canvas.draw()
    outside = {  # ticks beyond the limits exist, but are not drawn
        id(tick.label1)
        for ax in figure.axes
        for axis in (ax.xaxis, ax.yaxis)
        for tick in axis.get_major_ticks()
        if not min(axis.get_view_interval()) <= tick.get_loc() <= max(axis.get_view_interval())
    }
    shown = [t for t in figure.findobj(Text) if t.get_visible() and t.get_text().strip() and id(t) not in outside]
    return [(t.get_text(), t.get_window_extent()) for t in shown]


@pytest.mark.parametrize("style", ["screen", "slide", "paper"])
def test_no_words_lie_over_each_other_or_outside(top, free, style):
    for run in (top, free):
        figure = run.plot(style=style)
        words = words_of(figure)
        assert len(words) > 15
        for k, (name, box) in enumerate(words):
            for other, place in words[:k]:
                across = min(box.x1, place.x1) - max(box.x0, place.x0)
                along = min(box.y1, place.y1) - max(box.y0, place.y0)
                # the boxes contain some empty space around the letters
                assert across < 2 or along < 0.25 * min(box.height, place.height), (style, name, other)
            assert box.x0 >= -1 and box.x1 <= figure.bbox.x1 + 1, (style, name)


def test_a_slide_has_the_pixels_of_a_screen(top):
    figure = top.plot(style="slide")
    assert tuple(np.round(figure.get_size_inches() * figure.dpi)) == (1920, 1080)
    with pytest.raises(ph.InvalidInput, match="slide"):
        top.plot(style="slides")


def test_headings_have_units_and_one_power_of_ten():
    from polhode.pictures.look import listed, thousands, unit

    assert listed([1.731e-5, 6.096e-5, 4.463e-5], "kg m²") == "(17.31, 60.96, 44.63) $10^{-6}$ kg m²"
    assert listed([1.2, -0.9, 1e-17], "rad/s") == "(1.2, \N{MINUS SIGN}0.9, 0) rad/s"
    assert [thousands([x]) for x in (0.0, 0.5, 9999.0, 2e4, 3e-3, 1e-3, 9e-4)] == [0, 0, 0, 3, -3, -3, -6]
    assert unit("J", 0) == "J" and unit("J", -3) == "$10^{-3}$ J"


def test_a_herpolhode_that_is_a_point_shows_no_rounding():
    from polhode.pictures.poinsot import poinsot

    ball = ph.simulate([1.0, 1.0, 1.0], omega=[0.4, 0, 6.0], t_end=1.0, dt=0.01, method="rkn4", engine="python")
    panel = poinsot(ball).axes[1]
    assert panel.get_title(loc="left").startswith("Herpolhode") and panel.get_xlim()[1] > 0.1
    assert all(np.all(line.get_xydata() == 0) for line in panel.lines)


def test_under_a_torque_the_velocity_is_drawn_on_the_ellipsoid():
    from polhode.pictures.poinsot import poinsot

    damping = ph.torques.damping(0.5)
    run = ph.simulate(
        [1.0, 1.7, 2.3], damping, omega=[1.2, -0.9, 2.0], t_end=5.0, dt=0.05, method="rk4", engine="python"
    )
    assert run.kinetic_energy[-1] < 0.1 * run.kinetic_energy[0]
    panel = poinsot(run).axes[0]
    inside = panel.patches[0].get_path().contains_points
    (line,) = [c for c in panel.collections if c.get_array() is not None]
    points = np.concatenate(line.get_segments())
    assert len(points) > 150 and np.all(inside(0.999 * points)) and np.ptp(points, axis=0).max() > 0.1


def colours_of(figure):
    """Return the luminance of the words, and that of the background."""
    from matplotlib.colors import to_rgb

    def light(c):
        r, g, b = to_rgb(c)
        return 0.3 * r + 0.59 * g + 0.11 * b

    words = [light(t.get_color()) for t in figure.findobj(Text) if t.get_text().strip()]
    return words, light(figure.get_facecolor())


@pytest.mark.parametrize("style", ["dark_background", "ggplot"])
def test_a_picture_can_be_read_in_the_users_style(top, style, tmp_path):
    from matplotlib import style as styles

    plain = plot(top)
    with styles.context(style):
        figure = plot(top)
        figure.savefig(tmp_path / "a.png")
        words, ground = colours_of(figure)
        paper = colours_of(plot(top, style="paper"))[1]
    assert paper == pytest.approx(1.0)  # white, for print
    assert all(abs(w - ground) > 0.25 for w in words)
    assert (ground < 0.1) == (style == "dark_background")
    if style == "ggplot":  # a style that is not dark does not change the picture
        plain.savefig(tmp_path / "b.png")
        assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_dark_colours_keep_their_hues_and_the_order_of_time():
    from polhode.pictures.colours import COLOURS, TIME
    from polhode.pictures.dark import Turn, is_dark
    from polhode.pictures.spheres import time_colours

    assert is_dark("black") and is_dark("#1b222d") and not is_dark("white") and not is_dark((0, 0, 0, 0))
    t = Turn("#101010")
    assert t.one("white") == pytest.approx((*[16 / 255] * 3, 1.0)) and t.one("none") == "none"
    assert len({t.one(c) for c in COLOURS}) == len(COLOURS) and min(sum(t.one(c)[:3]) for c in COLOURS) > 1.2
    brightness = t.scale(time_colours())(np.linspace(0, 1, 9))[:, :3].sum(axis=1)
    assert np.all(np.diff(brightness) > 0) and t.one(TIME[-1])[2] > 0.8


def test_a_line_that_swings_too_often_becomes_an_envelope_with_both_extremes():
    t = np.linspace(0.0, 1.0, 20_000)
    assert bands(t, np.sin(2 * np.pi * 150 * t)) is None
    for swings in (250, 400, 3000):
        _, low, high = bands(t, np.sin(2 * np.pi * swings * t))
        # also where an interval has less than one oscillation, the band reaches both extremes
        assert low.max() < -0.98 and high.min() > 0.98


def test_the_envelope_of_a_chirp_has_both_extremes_everywhere():
    t = np.linspace(0.0, 1.0, 40_000)
    s, low, high = bands(t, np.sin(2 * np.pi * 500 * t**2))  # the oscillations are slow at first
    assert low.max() < -0.98 and high.min() > 0.98 and s[0] == 0.0 and s[-1] == 1.0 and np.all(np.diff(s) > 0)

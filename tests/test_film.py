"""Test films: they contain the requested frames at their times, and show the motion."""

import base64
from fractions import Fraction

import numpy as np
import pytest

import polhode as ph

Image = pytest.importorskip("PIL.Image")
from polhode.pictures.film import frame_times, motion_at, scene_of  # noqa: E402
from polhode.pictures.mechanism_film import poses_at  # noqa: E402
from polhode.pictures.solids import cone, cylinder, surface_for, surface_of  # noqa: E402
from polhode.pictures.stage import LOOKS, Actor, Camera, Scene, Stage, hides  # noqa: E402


@pytest.fixture(scope="module")
def brick():
    body = ph.Body.box(0.4, 1.0, 0.2, name="Brick")
    return ph.simulate(body, omega=[0.1, 0.2, 3.0], t_end=2, dt=0.1, engine="python")


@pytest.fixture(scope="module")
def thrown():
    body = ph.Body.cylinder(0.2, 0.8, mass=2.0)
    start = {"position": [0, 0, 1], "velocity": [1.0, 0, 3.0], "omega": [0.5, 3.0, 1.0]}
    force = ph.forces.gravity()
    return ph.simulate(body, force=force, **start, t_end=0.5, dt=0.05, engine="python", method="mr2")


def read_back(path):
    """Return the frames of a film, and the times at which they are shown, as FFmpeg reads them."""
    av = pytest.importorskip("av")
    with av.open(str(path)) as file:
        frames = list(file.decode(video=0))
        return (
            [f.to_ndarray(format="rgb24") for f in frames],
            [f.pts * f.time_base for f in frames],
            file.streams.video[0],
        )


@pytest.mark.parametrize(
    ("size", "fps", "speed", "frames"),
    [((320, 240), 25, 1.0, 51), ((161, 121), Fraction(30000, 1001), 2.0, 30), ((240, 320), 10, 0.5, 7)],
)
def test_an_mp4_has_the_frames_that_were_asked_for(brick, tmp_path, size, fps, speed, frames):
    plots = ("omega",) if min(size) > 200 else ()
    wanted = frames if frames == 7 else None
    film = brick.movie(tmp_path / "a.mp4", size=size, fps=fps, speed=speed, frames=wanted, plots=plots)
    assert (film.frames, film.size, film.fps) == (frames, size, Fraction(fps))
    pictures, times, stream = read_back(film.path)
    assert len(pictures) == frames and pictures[0].shape == (size[1], size[0], 3)
    assert times == [k / Fraction(fps) for k in range(frames)] and stream.average_rate == Fraction(fps)
    assert np.abs(pictures[0].astype(float) - pictures[-1]).max() > 50


def test_a_gif_has_them_too(brick, tmp_path):
    film = brick.movie(tmp_path / "a.gif", size=(160, 120), fps=30, frames=20, plots=(), theme="dark")
    with Image.open(film.path) as gif:
        gaps = []
        for k in range(gif.n_frames):
            gif.seek(k)
            gaps.append(gif.info["duration"])
        assert gif.n_frames == film.frames == 20 and gif.size == (160, 120) and gif.info["loop"] == 0
    # in hundredths of a second; the sum is right, so the times do not drift
    assert sum(gaps) == 670 and set(gaps) <= {30, 40}
    html = film._repr_html_()
    assert base64.b64encode(film.path.read_bytes()).decode() in html and "image/gif" in html


def test_frames_that_are_the_same_are_all_there(tmp_path):
    still = ph.simulate([1, 1, 1], omega=[0, 0, 0], t_end=1, dt=0.1, engine="python")
    film = still.movie(tmp_path / "a.gif", size=(64, 48), fps=10, plots=(), title="", traces=())
    with Image.open(film.path) as gif:
        assert gif.n_frames == film.frames == 11


def test_the_frames_show_the_motion(brick):
    times = frame_times(brick.t, Fraction(10), 1.0, None)
    assert times.tolist() == pytest.approx(np.arange(21) / 10)
    exact = ph.exact.free_body(brick.body, omega=[0.1, 0.2, 3.0], t=times)
    film = motion_at(brick, times)
    np.testing.assert_allclose(film.R, exact.R, atol=1e-12)
    scene = scene_of(brick, film, ("tip", "omega"), None, None, None, None, LOOKS["light"])
    trace = scene.traces[0]
    for k in (0, 7, 20):  # the trace ends at the tip of the body
        tip = exact.R[k] @ scene.actors[0].surface.tip
        np.testing.assert_allclose(trace.points[trace.reached[k] - 1], tip, atol=1e-12)
    along = scene.arrows[0].vector / np.linalg.norm(exact.omega, axis=1)[:, None]
    turned = np.einsum("nij,nj->ni", exact.R, exact.omega / np.linalg.norm(exact.omega, axis=1)[:, None])
    assert np.ptp(np.sum(along * turned, axis=1)) < 1e-12


def test_a_point_is_where_the_camera_sees_it():
    """Compare with a pinhole camera, written again here."""
    camera = Camera.at(30.0, 40.0, np.array([0.1, 0.2, 0.3]), 5.0)
    p = np.array([0.4, -0.3, 0.6])
    towards = np.array(
        [np.cos(np.radians(40)) * np.cos(np.radians(30)), np.cos(np.radians(40)) * 0.5, np.sin(np.radians(40))]
    )
    eye = np.array([0.1, 0.2, 0.3]) + 5 * towards
    right = np.cross([0, 0, 1.0], towards)
    right /= np.linalg.norm(right)
    up = np.cross(towards, right)
    depth = towards @ (eye - p)
    scale = 100 / np.tan(np.radians(13))
    wanted = [200 + scale * (right @ (p - eye)) / depth, 150 - scale * (up @ (p - eye)) / depth, depth]
    np.testing.assert_allclose(camera.project(p, (200.0, 150.0, 100.0)), wanted, rtol=1e-12)


def test_a_body_hides_what_is_behind_it_and_inside():
    actor = Actor(surface_of(ph.Body.box(1, 1, 1)), np.eye(3)[None], np.zeros((1, 3)))
    eye = np.array([0.2, -5.0, 0.1])
    points = np.array([[0, -1, 0], [0, 2.0, 0], [0.1, 0.1, 0], [2.0, 1.0, 0], [0.2, -0.51, 0.2]])
    assert hides(actor, 0, eye, points).tolist() == [False, True, True, False, False]


def test_the_picture_of_a_sphere_is_a_disc():
    ball = Actor(surface_of(ph.Body.sphere(1.0)), np.eye(3)[None], np.zeros((1, 3)))
    stage = Stage(Scene((ball,), radius=2.0), (400, 400), LOOKS["dark"])
    empty = np.asarray(Stage(Scene((), radius=2.0), (400, 400), LOOKS["dark"]).draw(0), float)
    covered = np.abs(np.asarray(stage.draw(0), float) - empty).sum(axis=2) > 15
    # a sphere of radius 1 at the distance d has the angular radius asin(1/d); half the height of the window is tan(13
    # degrees)
    distance = 1.04 * 2 / np.sin(np.radians(13))
    radius = 200 * np.tan(np.arcsin(1 / distance)) / np.tan(np.radians(13))
    assert covered.sum() == pytest.approx(np.pi * radius**2, rel=0.02)


@pytest.mark.parametrize("moments", [[1, 2, 2.5], [2, 2, 1], [1, 1, 1.5], [2, 2, 2]])
def test_the_solid_drawn_has_the_inertia(moments):
    body = ph.Body(moments, mass=3.0)
    surface = surface_of(body)
    plain = [f for f in surface.faces[: len(surface.faces) - surface.marks]]
    triangles = np.array([(f[0], f[k], f[k + 1]) for f in plain for k in range(1, len(f) - 1)])
    again = ph.Body.from_mesh((surface.vertices, triangles), mass=3.0)
    # the mesh has flat facets, so its inertia differs a little
    np.testing.assert_allclose(again.inertia, body.inertia, rtol=0.02, atol=0.01)


def test_tops_stand_on_their_tip():
    run = ph.simulate(
        [5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 20], t_end=0.1, dt=0.05, engine="python", method="nmb"
    )
    top = surface_for(None, run)
    assert top.vertices[:, 2].min() == pytest.approx(0, abs=1e-12) and top.tip[2] > 2
    made = surface_of(ph.Body.cone(0.5, 1.0, mass=1).about([0, 0, -0.75]))
    assert made.vertices[:, 2].min() == pytest.approx(0, abs=1e-12) and made.vertices[:, 2].max() == pytest.approx(1)
    assert cone(1, 2).radius == pytest.approx(1.5) and cylinder(3, 8).radius == pytest.approx(5)


def test_a_body_that_moves_and_a_mesh(thrown, tmp_path):
    film = thrown.movie(tmp_path / "a.gif", size=(120, 90), fps=10, plots=(), traces=("path", "tip"), trail=0.2)
    assert film.frames == 6
    v, f = surface_of(ph.Body.box(1, 2, 3))[:2]
    mesh = v[:8], np.array([t for a, b, c, d in f[:6] for t in ((a, b, c), (a, c, d))])
    times = frame_times(thrown.t, Fraction(10), 1.0, None)
    scene = scene_of(thrown, motion_at(thrown, times), ("path",), None, mesh, (10, 20), True, LOOKS["dark"])
    np.testing.assert_allclose(scene.targets, thrown.x[::2], atol=1e-9)  # the camera follows the body
    np.testing.assert_allclose(scene.traces[0].points[-1], thrown.x[-1], atol=1e-9)


@pytest.mark.parametrize(
    ("name", "highest", "across"),
    [("bouncing-ball", 0.1, 0.1), ("tippe-top", 0.024, 0.02), ("rattleback", 0.03, 0.2), ("coin", 0.00075, 0.0125)],
)
def test_bodies_on_the_ground_are_seen_to_touch_it(name, highest, across):
    """The film draws the surface with which bodies touch the ground, and the floor at the ground.

    So their lowest point is near the floor.
    """
    problem = ph.problems[name]
    run = problem.simulate("strang", t_end=20 * problem.dt, engine="python")
    scene = scene_of(run, motion_at(run, run.t), (), None, None, None, None, LOOKS["light"])
    (actor,) = scene.actors
    points = actor.surface.vertices
    assert scene.floor == 0.0
    assert points[:, 2].max() == pytest.approx(highest, rel=1e-9) and points[:, 0].max() == pytest.approx(across)
    low = (run.R[0] @ points.T)[2].min() + run.x[0, 2]
    depth = 0.0 if name == "bouncing-ball" else 0.002  # the coin is drawn thicker than its real rim
    assert -depth <= low < (1.0 if name == "bouncing-ball" else 1e-3)


def test_wheels_are_filmed_between_close_samples(tmp_path):
    wheels = ph.torques.wheels(np.eye(3), momenta=[0.1, 0, 0])
    run = ph.simulate([1, 2, 2.5], wheels, omega=[0.1, 0.5, 0.2], t_end=1, dt=0.1, method="gyrostat2", engine="python")
    film = motion_at(run, np.array([0.0, 0.05, 1.0]))
    np.testing.assert_allclose(film.R[[0, 2]], run.R[[0, -1]], atol=1e-12)
    assert np.abs(ph.so3.angle(film.R[1], run.R[0]) * 2 - ph.so3.angle(run.R[1], run.R[0])) < 1e-3


def test_a_mechanism_is_filmed(tmp_path):
    rod = ph.Body.cylinder(0.05, 1.0, mass=1.0)
    m = ph.Mechanism()
    up = ph.so3.exp([0.0, np.pi / 2, 0.0])  # the rod lies along x
    a = m.add(rod, position=[0.5, 0, 0], attitude=up, name="upper")
    b = m.add(rod, position=[1.5, 0, 0], attitude=up, name="lower")
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    m.hinge(a, b, at=[1, 0, 0], axis=[0, 1, 0], name="elbow")
    run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.4, dt=0.02, engine="python")
    film = run.movie(tmp_path / "a.gif", size=(240, 180), fps=25, plots=("energy", "angles"), theme="dark")
    assert film.frames == 11
    times = np.array([0.0, 0.03, 0.4])
    poses = poses_at(run, times)
    for k, name in enumerate(("upper", "lower")):
        R, x = poses[k]
        np.testing.assert_allclose(R[[0, 2]], run.bodies[name].R[[0, -1]], atol=1e-12)
        np.testing.assert_allclose(x[[0, 2]], run.bodies[name].x[[0, -1]], atol=1e-12)
        assert np.abs(x[1] - 0.5 * (run.bodies[name].x[1] + run.bodies[name].x[2])).max() < 2e-3
    # also between samples, the rods are drawn together
    ends = [x[1] + R[1] @ [0, 0, s] for (R, x), s in zip(poses, (0.5, -0.5))]
    np.testing.assert_allclose(ends[0], ends[1], atol=1e-6)
    for wrong, advice in (({"plots": ("omega",)}, "unknown plot"), ({"traces": ("momentum",)}, "unknown trace")):
        with pytest.raises(ph.InvalidInput, match=advice):
            run.movie(tmp_path / "b.gif", **wrong)


def test_the_same_bytes_twice(brick, tmp_path):
    a, b = (brick.movie(tmp_path / f"{k}.gif", size=(80, 60), frames=3, plots=()).path.read_bytes() for k in "ab")
    assert a == b


def test_the_command(brick, tmp_path, capsys):
    from polhode.cli import main

    brick.save(tmp_path / "a.npz")
    line = ["movie", str(tmp_path / "a.npz"), "-o", str(tmp_path / "a.gif"), "--size", "120x90", "--plots", "none"]
    with pytest.raises(SystemExit, match="0"):
        main([*line, "--frames", "4", "--traces", "tip"])
    assert "4 frames of 120x90" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="2"):
        main(line)
    assert "--overwrite" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="0"):
        main([*line, "--python"])
    assert "run.movie(" in capsys.readouterr().out


@pytest.mark.parametrize(("package", "ending"), [("PIL", "gif"), ("av", "mp4")])
def test_missing_packages_are_named(brick, tmp_path, monkeypatch, package, ending):
    import sys

    for name in [n for n in sys.modules if n.partition(".")[0] == package or n.startswith("polhode.pictures")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ph.MissingPackage, match=r"from the extra polhode\[movie\]"):
        brick.movie(tmp_path / f"a.{ending}", size=(64, 48), frames=2, plots=())
    assert not list(tmp_path.iterdir())

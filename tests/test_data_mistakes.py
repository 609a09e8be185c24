"""Test that mistakes with films, fits, tables and exports are refused with advice, before any work is done."""

import numpy as np
import pytest

import polhode as ph

T = np.linspace(0, 1, 11)
TURNS = ph.so3.exp(np.outer(T, [0.3, 1.0, 0.2]))
RATES = np.tile([0.3, 1.0, 0.2], (11, 1))
LOG = {"t": T, "R": TURNS, "omega": RATES}


@pytest.fixture(scope="module")
def run():
    return ph.simulate([1, 2, 2.5], omega=[0.1, 1, 0.2], t_end=1, dt=0.1, engine="python")


@pytest.fixture(scope="module")
def table():
    return ph.simulate([1, 2, 2.5], omega=[0.1, 1, 0.2], t_end=1, dt=0.1, engine="python").audit(None)


FILMS = {
    "ending": ({"path": "top.avi"}, "as .mp4 or .gif"),
    "no ending": ({"path": "top"}, "as .mp4 or .gif"),
    "folder": ({"path": "nowhere/top.gif"}, "there is no folder nowhere; make it first"),
    "path": ({"path": 3}, "a file name such as 'top.mp4'"),
    "fps zero": ({"fps": 0}, "more than 0 and at most 1000"),
    "fps word": ({"fps": "fast"}, "a positive number of frames a second"),
    "speed": ({"speed": -1}, "seconds of motion in a second of film"),
    "too many frames": ({"frames": 1000}, "ask for at most 26 frames, or a speed of 0.025"),
    "half a frame": ({"frames": 2.5}, "frames must be a whole number"),
    "size": ({"size": 720}, r"such as \(1280, 720\)"),
    "size tiny": ({"size": (8, 8)}, "whole numbers from 32"),
    "size huge": ({"size": (100_000, 720)}, "at most 8192"),
    "small for plots": ({"size": (100, 80), "plots": "omega"}, r"make the film larger, or set plots=\(\)"),
    "plot": ({"plots": ("omga",)}, "Did you mean 'omega'"),
    "plot of x": ({"plots": "x"}, "needs a body that moves"),
    "trace": ({"traces": ("omegas",)}, "Did you mean 'omega'"),
    "trace path": ({"traces": ("path",)}, "needs a body that moves"),
    "trail": ({"trail": 0}, "a positive number of seconds"),
    "theme": ({"theme": "black"}, "Known: dark, light"),
    "view": ({"view": 30}, r"such as \(-55, 20\)"),
    "view from above": ({"view": (0, 90)}, "from -89 to 89 degrees"),
    "shape": ({"shape": 5}, "a Body, a mesh file, or vertices and triangles"),
    "body": ({"body": 3}, "a run of one body"),
    "follow": ({"follow": "yes"}, "True, False or None"),
}


@pytest.mark.parametrize("name", FILMS)
def test_films(run, name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    given, advice = FILMS[name]
    with pytest.raises(ph.InvalidInput, match=advice):
        run.movie(**{"path": "a.gif", "size": (320, 240), "plots": (), **given})
    assert not list(tmp_path.iterdir())


def shifted(**changes):
    return {k: v for k, v in {**LOG, **changes}.items() if v is not None}


def torque(t, p):
    return p["k"] * np.ones(3)


FITS = {
    "no log": (["nothing.csv"], {}, "there is no log file"),
    "not a log": ([5], {}, "a CSV file, a mapping of arrays, a DataFrame or a Log"),
    "no times": ([{"omega": RATES}], {}, "needs the times"),
    "times alone": ([{"t": T}], {}, "needs attitudes, angular velocities or accelerations"),
    "unknown array": ([shifted(gyro=RATES)], {}, "has no quantity 'gyro'"),
    "shape": ([shifted(omega=RATES.T)], {}, r"omega of a log must be numbers of shape \(n, 3\)"),
    "rows": ([shifted(omega=RATES[:5])], {}, "11 times and 5 rows of omega"),
    "times fall": ([shifted(t=T[::-1])], {}, "must increase"),
    "two attitudes": ([shifted(rotation_vector=RATES)], {}, "give one of them"),
    "long quaternions": ([{"t": T, "quaternion": np.full((11, 4), 1.0)}], {}, "must have the length 1"),
    "reflection": ([shifted(R=-TURNS)], {}, "is not a rotation"),
    "no measurement": ([shifted(omega=np.full((11, 3), 9.97e36))], {}, "leave a cell empty"),
    "a time is missing": ([shifted(t=np.where(T == T[3], np.nan, T))], {}, "sample 3, counted from 0, is missing"),
    "few rows": ([{"t": T[:3], "omega": RATES[:3]}], {}, "fewer than 4 rows"),
    "degrees": ([shifted(omega=np.degrees(RATES))], {}, "looks like degrees per second"),
    "inverse attitudes": ([shifted(R=np.swapaxes(TURNS, 1, 2))], {}, "rotations from space to body"),
    "inertia": ([LOG], {"inertia": "diagonal"}, "Known: full, known, principal"),
    "known inertia": ([LOG], {"inertia": "known"}, "needs the body"),
    "batch": ([LOG], {"body": ph.Body(np.ones((2, 3)))}, "belongs to one body"),
    "tilted": ([LOG], {"body": [[2, 0.1, 0], [0.1, 2, 0], [0, 0, 3]], "inertia": "principal"}, "other principal axes"),
    "noise kind": ([LOG], {"noise": {"gyro": 0.1}}, "unknown sensor in noise 'gyro'"),
    "noise missing": ([LOG], {"noise": {"omega": 0.1}}, "noise of attitude is missing"),
    "noise zero": ([LOG], {"noise": {"omega": 0, "attitude": 1}}, "a positive number"),
    "noise number": ([LOG], {"noise": 0.1}, "noise is a dict"),
    "bias": ([LOG], {"bias": "attitude"}, "must be 'omega' or 'acceleration'"),
    "bias absent": ([LOG], {"bias": "acceleration"}, "the log has no acceleration"),
    "gravity": ([LOG], {"gravity": [0, 0, -9.8]}, "has no accelerations"),
    "accelerometer": ([shifted(acceleration=RATES)], {}, "say where the accelerometer is"),
    "params alone": ([LOG], {"params": {"k": 1.0}}, "give the torque, too"),
    "params words": ([LOG, torque], {"params": {"k": "big"}}, "params of a fit are first guesses"),
    "params names": ([LOG, ph.torques.heavy_top], {"params": {"mg": 1.0}}, "params names mg"),
    "no attitude": ([shifted(R=None), torque], {"params": {"k": 1.0}}, "give the attitude at the start"),
    "attitude twice": ([LOG], {"attitude": np.eye(3)}, "leave out attitude="),
    "units": ([LOG], {"units": {"omega": "deg"}}, "must be in rad/s"),
    "units of what": ([LOG], {"units": {"gyro": "deg/s"}}, "there is no quantity 'gyro'"),
    "columns": ([LOG], {"columns": {"t": "time"}}, "columns are for files and tables"),
}  # fmt: skip


@pytest.mark.parametrize("name", FITS)
def test_fits(name):
    given, settings, advice = FITS[name]
    with pytest.raises(ph.InvalidInput, match=advice):
        ph.fit(*given, **settings)


FILES = {
    "empty": ("", "no line of names"),
    "numbers first": ("0,1,0,0,0\n1,1,0,0,0\n", "it must name the columns"),
    "no time": ("qw,qx,qy,qz\n1,0,0,0\n", "no column of times"),
    "nothing known": ("t,a,b\n0,1,2\n1,1,2\n", "give other names with columns="),
    "order": ("t,q0,q1,q2,q3\n0,1,0,0,0\n1,1,0,0,0\n", "it is not clear which of the columns"),
    "twice": ("t,wx,wy,wz,wx\n0,1,2,3,4\n", "two columns named 'wx'"),
    "ragged": ("t,wx,wy,wz\n0,1,2,3\n1,2\n", "row 2 of .* has 2 cells"),
    "words": ("t,wx,wy,wz\n0,1,2,fast\n1,2,3,4\n", "a cell that is not a number, 'fast' in row 1"),
    "decimal comma": ("t;wx;wy;wz\n0;1,5;2;3\n1;2;3;4\n", "write numbers with a point"),
    "unit": ("t,wx [Hz],wy [Hz],wz [Hz]\n0,1,2,3\n", "Hz does not say"),
    "wrong unit": ("t [deg],wx,wy,wz\n0,1,2,3\n", "must be in s"),
}


@pytest.mark.parametrize("name", FILES)
def test_files(name, tmp_path):
    text, advice = FILES[name]
    (tmp_path / "log.csv").write_text(text)
    with pytest.raises(ph.InvalidInput, match=advice):
        ph.fit(tmp_path / "log.csv")


def test_units_that_contradict_the_file(tmp_path):
    rows = "".join(f"{k},1,2,3\n" for k in range(5))
    (tmp_path / "log.csv").write_text("t,wx [deg/s],wy [deg/s],wz [deg/s]\n" + rows)
    with pytest.raises(ph.InvalidInput, match="states the unit 'deg/s', but units= gives 'rad/s'"):
        ph.read_log(tmp_path / "log.csv", units={"omega": "rad/s"})
    assert ph.read_log(tmp_path / "log.csv", units={"omega": "deg/s"}).omega[0, 1] == pytest.approx(np.radians(2))


def test_logs_as_spreadsheets_write_them(tmp_path):
    """Logs may have semicolons, tabs, capital letters, and units in round brackets."""
    for separator in ",;\t":
        lines = (
            ["Time (ms)", "gyro_x (deg/s)", "gyro_y (deg/s)", "gyro_z (deg/s)"],
            *([10 * k, 90, 0, 0] for k in range(5)),
        )
        (tmp_path / "log.csv").write_text("\n".join(separator.join(map(str, x)) for x in lines))
        log = ph.read_log(tmp_path / "log.csv")
        assert log.t[-1] == pytest.approx(0.04) and log.omega[0, 0] == pytest.approx(np.pi / 2)


def test_rates_that_look_like_degrees():
    with pytest.warns(ph.UnitHint, match="units={'omega': 'deg/s'}"):
        ph.read_log({"t": T, "omega": np.degrees(RATES)})


EXPORTS = {
    "epoch of stk": ("a.a", {}, "give the time of t = 0"),
    "epoch of czml": ("a.czml", {"epoch": "tomorrow"}, "look like 2030-01-01T00:00:00"),
    "frame": ("a.czml", {"epoch": "2030-01-01", "frame": "ECI"}, "Known: ENU, FIXED, INERTIAL"),
    "place": ("a.czml", {"epoch": "2030-01-01", "at": (1, 2)}, "a longitude, a latitude"),
    "czml speed": ("a.czml", {"epoch": "2030-01-01", "speed": 0}, "a positive number"),
    "name": ("a.a", {"epoch": "2030-01-01", "frame": "a\nb"}, "frame may have letters"),
    "option": ("a.mcap", {"epok": 3}, "Did you mean 'epoch'"),
    "oem": ("a.oem", {"epoch": "2030-01-01"}, "has no position"),
}


@pytest.mark.parametrize("name", EXPORTS)
def test_exports(run, name, tmp_path):
    file, options, advice = EXPORTS[name]
    with pytest.raises(ph.InvalidInput, match=advice):
        ph.export(run, tmp_path / file, **options)
    assert not list(tmp_path.iterdir())


def test_tables(table, tmp_path):
    for write, given, advice in (
        (table.to_csv, {"path": tmp_path / "a.txt"}, "with this ending"),
        (table.to_latex, {"path": tmp_path / "no" / "a.tex"}, "make it first"),
        (table.to_markdown, {"path": 3}, "a file name such as 'table.md'"),
        (table.to_latex, {"digits": 0}, "digits must be a whole number"),
    ):
        with pytest.raises(ph.InvalidInput, match=advice):
            write(**given)


def test_pictures_for_paper(run):
    for given, advice in (
        ({"style": "journal"}, "Known: paper, screen"),
        ({"width": 80}, "only for style='paper'"),
        ({"style": "paper", "width": "aps"}, "Did you mean 'aps page'"),
        ({"style": "paper", "width": 3.4}, "a number of millimetres from 40 to 500"),
    ):
        with pytest.raises(ph.InvalidInput, match=advice):
            run.plot(**given)

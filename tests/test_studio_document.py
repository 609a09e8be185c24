"""Test the data for the page of the studio: documents, packets, and self-contained pages."""

import base64
import html
import json
import re
import struct

import numpy as np
import pytest

import polhode as ph
from polhode.groups.so3 import angle
from polhode.studio.document import MOST_SAMPLES, motion, pack, unpack
from polhode.studio.page import standalone
from polhode.studio.present import document

TOP = ph.problems["slow-top"]


def test_a_packet_is_laid_out_as_the_protocol_says():
    a, b = np.arange(3.0), np.arange(6, dtype=np.uint32).reshape(2, 3)
    made = pack({"kind": "x", "runs": [{"t": a, "f": b, "g": a.astype("f4")}], "word": "ü", "none": float("nan")})
    (n,) = struct.unpack_from("<I", made)
    assert (4 + n) % 8 == 0 and len(made) % 8 == 0
    header = json.loads(made[4 : 4 + n].decode())
    assert header["runs"][0] == {"t": "@runs/0/t", "f": "@runs/0/f", "g": "@runs/0/g"}
    assert header["word"] == "ü" and header["none"] is None
    for path, dtype, values in (("runs/0/t", "f8", a), ("runs/0/f", "u4", b), ("runs/0/g", "f4", a)):
        entry = header["arrays"][path]
        assert entry["dtype"] == dtype and entry["offset"] % 8 == 0
        read = np.frombuffer(made, "<" + dtype, values.size, 4 + n + entry["offset"]).reshape(entry["shape"])
        assert np.array_equal(read, values)
    again = unpack(made)
    assert np.array_equal(again["runs"][0]["f"], b) and again["kind"] == "x"


@pytest.mark.parametrize("bad", [b"", b"\x01", b"\xff\xff\xff\xff", struct.pack("<I", 2) + b"{}", b"\x04\0\0\0nope"])
def test_a_damaged_packet_is_told(bad):
    with pytest.raises(ph.InvalidInput, match="packet"):
        unpack(bad)


def test_a_run_of_a_problem_is_compared_with_the_truth():
    made = document(TOP)
    (run,) = made["runs"]
    fine = TOP.simulate("rkn6", dt=0.002, every=5)  # another reference, computed by this test
    ours = TOP.simulate()
    wanted = angle(fine.R, ours.R)
    stated = float(re.search(r"good to about (\S+) rad", run["reference"]).group(1))
    assert 1e-12 < stated < 1e-9  # the top passes near its unstable attitude, which amplifies rounding errors
    assert np.abs(run["attitude_error"] - wanted).max() < 2 * stated  # the sum of the errors of both references
    # the final state is certified
    assert run["attitude_error"][-1] == pytest.approx(TOP.error(ours).attitude, abs=stated)
    coarse = TOP.simulate("nmb")
    (shown,) = document(coarse, problem=TOP)["runs"]
    assert shown["attitude_error"] == pytest.approx(angle(fine.R, coarse.R), rel=1e-4, abs=1e-9)
    assert shown["attitude_error"][-1] == pytest.approx(TOP.error(coarse).attitude, rel=1e-4)
    assert "certified" in run["reference"] and run["momentum_label"] == "vertical momentum"
    assert run["energy_error"] == pytest.approx((ours.energy - ours.energy[0]) / abs(ours.energy[0]), rel=1e-6)
    assert np.array_equal(run["q"], ours.quaternion.astype("f4"))
    assert made["title"] == TOP.summary and 'ph.problems["slow-top"]' in made["python"]
    again = ph.scenario.parse(made["scenario"]).simulate()
    assert np.abs(again.R - ours.R).max() < 1e-12


def test_a_free_body_is_compared_with_its_exact_motion():
    run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.2], t_end=10, dt=0.05, method="nmb", t_start=2.0)
    exact = ph.exact.free_body([1, 2, 3], omega=[0.1, 1, 0.2], t=run.t - 2.0)
    (shown,) = document(run)["runs"]
    assert shown["attitude_error"] == pytest.approx(angle(exact.R, run.R), rel=1e-5, abs=1e-14)
    assert shown["reference"] == "the exact motion of a free body"
    assert shown["body"]["shape"]["kind"] == "box"
    a, b, c = shown["body"]["shape"]["size"]
    # the body is flat, and drawn slightly thick
    assert ph.Body.box(a, b, c).moments == pytest.approx([1, 2, 3], rel=0.1)


def test_what_is_known_of_a_problem_is_not_said_of_other_runs():
    gyro = ph.problems["gyro-top"]
    own = gyro.simulate("nmb", t_end=0.1)
    assert "closed form" in document(own, problem=gyro)["runs"][0]["reference"]
    other = gyro.simulate("nmb", t_end=0.1, omega=[0, 0, 100])
    later = gyro.simulate("nmb", t_start=1.0, t_end=1.1)
    wrong = ph.simulate(gyro.body, ph.torques.heavy_top(1.0), omega=gyro.omega, attitude=gyro.attitude, t_end=0.1,
                        dt=0.001, method="nmb")  # fmt: skip
    for run in (other, later, wrong):
        (shown,) = document(run, problem=gyro)["runs"]
        assert "rkn6" in shown["reference"] and "certified" not in shown["reference"]
    with pytest.raises(ph.InvalidInput, match="rigid bodies"):
        document(ph.simulate_vector(1.0, lambda u: -u, u=1.0, v=0.0, t_end=1, dt=0.1))


def test_the_box_has_the_inertia_of_the_body():
    body = ph.Body.box(0.3, 1.0, 2.0, mass=3.0)
    made = document(ph.simulate(body, omega=[1, 1, 0], t_end=1, dt=0.5, method="nmb", engine="python"))
    assert made["runs"][0]["body"]["shape"]["size"] == pytest.approx([0.3, 1.0, 2.0])


def test_comparisons_and_their_differences():
    a, b, c = TOP.simulate("strang"), TOP.simulate("nmb", dt=0.02), TOP.simulate("nmb", dt=10 / 777)
    made = document(a, b, c, names=["A"])
    assert [r["name"] for r in made["runs"]] == ["A", "nmb, dt = 0.02", "nmb, dt = 0.01287"]
    first, second = made["difference"]
    assert np.array_equal(first["t"], b.t)
    assert first["angle"] == pytest.approx(angle(a.R[::2], b.R), rel=1e-5, abs=1e-9)
    there = c.at(a.t)  # there are few common times, so `there` is interpolated
    assert len(second["t"]) == len(a.t) and second["angle"] == pytest.approx(angle(a.R, there.R), rel=1e-5, abs=1e-9)
    assert "ph.studio.view(run_1, run_2, run_3).open()" in made["python"]
    with pytest.raises(ph.InvalidInput, match="one to 4"):
        document(a, a, a, a, a)


def test_results_and_scenarios_in_files(tmp_path):
    run = TOP.simulate("strang", t_end=1.0)
    run.save(tmp_path / "a.npz")
    assert np.array_equal(document(tmp_path / "a.npz")["runs"][0]["t"], run.t)
    (tmp_path / "s.toml").write_text(
        'format = 1\nname = "rod"\n[body]\nshape = "cylinder"\nradius = 0.1\nheight = 2\n'
        "[start]\nomega = [1, 2, 3]\n[run]\nt_end = 1\ndt = 0.01\n"
    )
    made = document(tmp_path / "s.toml")
    assert made["title"] == "rod" and 'shape = "cylinder"' in made["scenario"]
    assert made["runs"][0]["body"]["shape"] == {"kind": "cylinder", "radius": 0.1, "height": 2.0}
    pytest.importorskip("zarr")
    run.save(tmp_path / "a.zarr")
    assert len(document(tmp_path / "a.npz", tmp_path / "a.zarr")["difference"][0]["t"]) == len(run)
    assert document(tmp_path / "a.npz", tmp_path / "a.zarr")["difference"][0]["angle"].max() == 0


def test_bodies_of_a_batch_samples_between_and_runs_that_failed():
    many = ph.simulate([1, 2, 3], omega=[[0, 1, 0.1], [1, 0, 0.2]], t_end=2, dt=0.1, method="nmb", engine="python")
    made = document(many, body=1)
    assert "body 1 of 2" in made["note"] and np.array_equal(made["runs"][0]["omega"], many.omega[1].astype("f4"))
    with pytest.raises(ph.InvalidInput, match="counted from 0"):
        document(many, body=2)
    between = TOP.simulate("strang", t_end=1.0).at(np.linspace(0, 1, 7))
    assert len(document(between)["runs"][0]["t"]) == 7
    calls = []

    def blows_up(t):
        calls.append(t)
        return [np.nan, 0, 0] if t > 0.5 else [0.1, 0, 0]

    settings = {"method": "strang", "engine": "python", "on_failure": "stop"}
    failed = ph.simulate([1, 2, 3], blows_up, omega=[0, 1, 0], t_end=1, dt=0.1, **settings)
    before = len(calls)
    (shown,) = document(failed)["runs"]
    assert shown["outcome"] == "not finite" and np.isfinite(shown["q"]).all() and len(shown["t"]) > 3
    assert shown["reference"] is None and len(calls) == before  # the document does not call the torque


def test_many_samples_are_thinned_and_it_is_said():
    run = ph.simulate([1, 2, 3], omega=[0, 1, 0.1], t_end=3000, dt=0.01, method="nmb")
    made = motion(run, reference=False)
    assert len(made["runs"][0]["t"]) == MOST_SAMPLES and f"{MOST_SAMPLES} of 300001" in made["note"]
    assert made["runs"][0]["t"][-1] == run.t[-1]
    assert len(motion(run, samples=50)["runs"][0]["t"]) == 50


def test_quaternions_have_no_jumps_and_parts_fit_together():
    run = ph.simulate([1, 2, 3], omega=[0, 3, 0.1], t_end=30, dt=0.05, method="nmb")
    q = motion(run)["runs"][0]["q"]
    assert np.einsum("ij,ij->i", q[1:], q[:-1]).min() > 0.9


def test_exhibits_of_the_lab():
    from polhode.lab import Cell, Curve, Finding, Plot, Verdict
    from polhode.lab.run import Result
    from polhode.studio.present import of_exhibit

    more = Curve("d", (1.0,), (2.0,)), Curve("", (1.0,), (2.1,), "dots"), Curve("e", (1.0,), (5.0,))
    f = Finding(
        (Cell("row", "1.0", "1.01", Verdict.DIFFERS, "why"),),
        (Plot("T", "x", "y", (Curve("c", (1.0, 2.0), (3.0, 4.0), "dots"), *more), log_y=True),),
        ("a note",),
    )
    made = of_exhibit(Result("buss-fig3", f, seconds=1.0))
    assert made["kind"] == "exhibit" and made["paper"] == "buss2001" and "1 × differs" in made["verdict"]
    assert made["cells"][0]["printed"] == "1.0" and made["cells"][0]["verdict"] == "differs"
    assert made["panels"][0]["ylog"] and made["panels"][0]["series"][0]["style"] == "points"
    # printed values have the colour of their curve
    assert [c["colour"] for c in made["panels"][0]["series"]] == [0, 1, 1, 2]
    assert unpack(pack(made))["panels"][0]["series"][0]["y"].tolist() == [3.0, 4.0]
    with pytest.raises(ph.PolhodeError, match="could not be computed"):
        of_exhibit(Result("buss-fig3", None, "Traceback\nValueError: no"))


def test_studies_and_their_members(tmp_path):
    from polhode.ensembles.names import words_of
    from polhode.studio.study import Shown

    study = ph.ensemble(
        [1, 2, 3], omega=[0.1, 1, 0.1], t_end=2, dt=0.1, vary={"start.omega": {"std": 0.1}}, members=9, seed=1,
        method="nmb", engine="python", executor="serial", quantiles=["kinetic_energy"], store=tmp_path / "study",
    )  # fmt: skip
    made = unpack(pack(document(tmp_path / "study")))
    assert made["kind"] == "ensemble" and made["members"] == 9 and made["outcomes"] == {"done": 9}
    values = made["quantiles"]["kinetic energy (J)"]["values"]
    assert values.shape == (5, len(made["times"])) and np.all(np.diff(values, axis=0) >= 0)
    columns = {c["name"]: c["values"] for c in made["columns"]}
    assert np.array_equal(columns["ω y at the start (rad/s)"], study.inputs()["start.omega"][:, 1])
    ends = made["ends"]  # the final states of all members
    assert ends["members"] == 9 and ends["axis"] == pytest.approx(study["R"][:, :, 2], abs=1e-7)
    assert {c["name"] for c in ends["columns"]} >= {"|ω| at the end (rad/s)", "ω y at the start (rad/s)"}
    assert words_of(study.plan, "torque.1.coefficient", True) == ("coefficient of torque 1", "")
    few = Shown(study, members=3)
    assert few.which.tolist() == [0, 3, 6] and "3 of 9 members" in few.document()["note"]
    one = few.member(2)
    assert one["title"].endswith("member 6")
    third = study.member(6).R[-1, :, 2]
    assert few.axis[2, -1] == pytest.approx(third, abs=1e-7) and made["axis"][6, -1] == pytest.approx(third, abs=1e-7)
    with pytest.raises(ph.InvalidInput, match="0 to 2"):
        few.member(3)


@pytest.mark.parametrize("what", [(), (3,), ("no-such-thing",), ("fats-top",), ("missing.toml",), ("missing.npz",)])
def test_what_cannot_be_shown_is_told(what):
    with pytest.raises((ph.PolhodeError, FileNotFoundError)) as told:
        document(*what)
    assert what != ("fats-top",) or "fast-top" in str(told.value)


# --- pages ---------------------------------------------------------------------------------------------------------


def test_a_page_holds_all_that_it_needs(tmp_path):
    page = TOP.simulate("strang", t_end=0.5).view(title="a </script><b>title")
    text = page.save(tmp_path / "top.html").read_text(encoding="utf-8")
    assert not re.search(r"""(src|href)=["'](?!data:)""", text.partition("<body")[0])
    assert '<link rel="stylesheet"' not in text and "</script><b>" not in text
    data = re.search(r'id="polhode-packet">([^<]*)<', text).group(1)
    assert unpack(base64.b64decode(data))["title"] == "a </script><b>title"
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text).group(1)
    assert "default-src 'none'" in policy and "http" not in policy
    frame = page._repr_html_()
    assert frame.startswith("<iframe id=") and html.unescape(frame.partition('srcdoc="')[2]).startswith("<!doctype")
    assert "sandbox" in frame and "allow-same-origin" not in frame
    with pytest.raises(ph.InvalidInput, match="HTML file"):
        page.save(tmp_path / "top.pdf")
    with pytest.raises(ph.InvalidInput, match="no folder"):
        page.save(tmp_path / "none" / "top.html")


def test_a_page_of_an_empty_document_can_be_made():
    assert "polhode-packet" in standalone(pack({"format": 1, "kind": "motion", "runs": []}))


def test_the_command_line(tmp_path, monkeypatch, capsys):
    from polhode.cli import main

    monkeypatch.chdir(tmp_path)

    def polhode(*line):
        with pytest.raises(SystemExit) as end:
            main(line)
        return end.value.code, *capsys.readouterr()

    code, out, err = polhode("studio", "slow-top", "-o", "page.html")
    assert code == 0 and "page.html" in out and "polhode-packet" in (tmp_path / "page.html").read_text()
    assert polhode("studio", "--export", "x.html")[0] == 2
    assert polhode("studio", "slow-top", "-o", "x.pdf")[0] == 2
    assert polhode("studio", "slow-top", "-o", "none/x.html")[0] == 2
    code, out, err = polhode("studio", "slow-tpo", "-o", "x.html")
    assert code == 2 and "slow-top" in err
    code, out, err = polhode("studio", "slow-top", "--no-reference", "-o", "x.html", "--python")
    space = {}
    exec(out, space)
    assert (tmp_path / "x.html").is_file()


def test_what_is_missing_is_named(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "polhode.studio.server", raising=False)
    with pytest.raises(ph.PolhodeError, match=r"polhode\[studio\]"):
        ph.studio.serve("slow-top")


def test_what_cannot_be_compared_is_told():
    with pytest.raises(ph.InvalidInput, match="there is no file fast-top; only results and scenarios"):
        ph.studio.view("fast-top", "slow-top")


def test_what_is_known_of_a_problem_says_nothing_of_another_start():
    p = ph.problems["dzhanibekov"]
    run = p.simulate("nmb", dt=0.01, t_end=0.5, omega=[1.0, 2.0, 3.0])
    shown = document(run, problem=p)
    truth = ph.exact.FreeBody(p.body, omega=[1.0, 2.0, 3.0], attitude=p.attitude)(0.5)
    assert shown["runs"][0]["attitude_error"][-1] == pytest.approx(angle(truth.R, run.R[-1]), rel=1e-5)
    assert shown["request"]["problem"] is None and shown["request"]["start"]["omega"] == [1.0, 2.0, 3.0]


def test_a_moving_run_of_a_problem_that_only_rotates_is_shown():
    p = ph.problems["dzhanibekov"]
    start = {"omega": p.omega, "attitude": p.attitude, "position": [0, 0, 0]}
    run = ph.simulate(ph.Body(p.body.inertia, mass=1.0), **start, t_end=0.1, dt=0.01, engine="python")
    shown = document(run, problem=p)
    assert shown["runs"][0]["reference"] == "the closed form of dzhanibekov"


def test_the_request_of_runs_makes_them_again(tmp_path, short_runs_in_python):
    from polhode.studio.live import Limits, planned

    J = [[2.0, 0.1, 0.0], [0.1, 3.0, 0.2], [0.0, 0.2, 4.0]]
    top = ph.torques.heavy_top(mgl=2.0)
    start = {"omega": [0.1, 0.2, 3.0], "attitude": ph.so3.exp(np.array([0.3, 0.0, 0.1]))}
    runs = [ph.simulate(J, top, **start, t_end=0.2, dt=0.01, method="strang", energy_correction=on) for on in (0, 1)]
    asked = json.loads(json.dumps(document(*runs, reference=False)["request"]))
    plan = planned(asked, tmp_path, Limits())
    for run, given in zip(runs, plan.arguments, strict=True):
        again = ph.simulate(**given, t_end=0.2)
        assert np.allclose(again.R, run.R, 0, 1e-14) and np.allclose(again.omega, run.omega, 0, 1e-13)
    assert document("slow-top")["request"]["problem"] == "slow-top"

"""Test the scoreboard: libraries get the same problem, verdicts follow from data, and the page needs no other file."""

import json
import re

import numpy as np
import pytest
from click.testing import CliRunner

import polhode as ph
from polhode.bench import SECTIONS, scoreboard, write
from polhode.bench import others as other_sections
from polhode.bench import peers as peers_module
from polhode.bench.bars import bars, wins
from polhode.bench.clock import times
from polhode.bench.headline import headline
from polhode.bench.page import html, looks
from polhode.bench.peers import Entry, Many, Peer, peers
from polhode.bench.tasks import TASKS, attitude, equations, task
from polhode.bench.work import LEVELS, best, cost, work
from polhode.cli import cli
from polhode.groups.so3 import angle
from polhode.lab.exhibit import Verdict

# --- the same problem for all libraries ---------------------------------------------------------------------


@pytest.mark.parametrize("key", TASKS)
def test_peers_get_the_torque_and_the_start_of_the_problem(key):
    t = task(key)
    rate = equations(t)
    body, rng = t.problem.body, np.random.default_rng(3)
    np.testing.assert_allclose(attitude(t.start), t.problem.attitude, atol=1e-15)
    for _ in range(5):
        q = rng.normal(size=4)
        q /= np.linalg.norm(q)
        w, at = rng.normal(size=3), float(rng.uniform(0, t.t_end))
        dq, dw = np.split(np.array(rate(at, *q, *w)), [4])
        # Euler's equations, with the torque from polhode's model
        P = np.asarray(body.moments) * w
        T = np.zeros(3)
        if t.problem.torque is not None:
            bound = t.problem.torque.bind(body, "python")
            R = ph.quaternions.to_matrix(q)
            T = np.array(bound.torque(at, ph.Mat3(*(ph.Vec3(*c) for c in R.T)), ph.Vec3(*w), bound.p))
        np.testing.assert_allclose(dw * body.moments, np.cross(P, w) + T, rtol=1e-12, atol=1e-12 * (1 + abs(T).max()))
        np.testing.assert_allclose(dq, 0.5 * ph.quaternions.product(q, [0.0, *w]), atol=1e-15)


def test_the_box_ends_where_the_closed_form_does():
    t = task("P2")
    q = ph.exact.free_body(t.problem.body, omega=t.problem.omega, t=t.t_end)
    assert t.error(q.R) < 2e-12  # 400 rotations, each with a rounding error
    assert t.certified < 1e-25


# --- a small run --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def board():
    from polhode.bench.peers import polhode

    with pytest.MonkeyPatch.context() as patch:
        # without adams, which takes nine seconds to compile
        patch.setattr(polhode, "QUICK", ("rkn4", "rkq8", "strang"))
        return small_board()


def small_board():
    return scoreboard(["slow", "drift", "gpu", "c"], quick=True, compete=["SciPy"], gpu="no such file")


def test_a_run_has_everything_that_its_readers_need(board):
    assert set(board) == {
        "format", "made", "polhode", "machine", "settings", "versions", "peers", "sections", "bars", "ahead",
    }  # fmt: skip
    assert list(board["sections"]) == ["slow", "drift", "c", "gpu"]
    for c in board["sections"]["slow"]["curves"]:
        assert {"peer", "method", "setting", "note", "points"} == set(c)
        for p in c["points"]:
            assert {"setting", "error", "calls", "failed", "seconds", "calibration"} == set(p)
            assert p["error"] is None or (p["seconds"] > 0 and p["calibration"] > 0)
    labels = {(c["peer"], c["method"]) for c in board["sections"]["slow"]["curves"]}
    assert {("SciPy", "DOP853"), ("polhode", "rkn4")} <= labels
    facts = json.dumps(board["machine"])
    assert "cpu" in facts and "/" not in board["machine"]["cpu"]


def test_calls_agree_with_compare(board):
    c = next(c for c in board["sections"]["slow"]["curves"] if c["method"] == "rkn4")
    p = next(p for p in c["points"] if p["error"] is not None and p["error"] < 1e-3)
    run = ph.problems["slow-top"].simulate("rkn4", dt=p["setting"], every=0)
    assert p["calls"] == run.stats.torque_calls
    assert p["error"] == pytest.approx(ph.problems["slow-top"].error(run).attitude, rel=1e-3)


def test_what_is_not_there_is_said_to_be_missing(board):
    assert board["peers"]["heyoka"]["missing"] in ("not part of this run", "not installed: pip install heyoka")
    assert "missing" not in board["peers"]["SciPy"]
    assert "benchmarks/gpu.py" in board["sections"]["gpu"]["missing"]
    undecided = [b for b in board["bars"] if "DOP853, Vern8" in b["text"]]
    assert undecided and all("missing: Vern8" in b["found"] for b in undecided)
    assert all(b["verdict"] != Verdict.HOLDS.value for b in undecided)


def test_a_peer_that_is_not_installed(monkeypatch):
    monkeypatch.setattr(peers_module, "find_spec", lambda name: None)
    for p in peers().values():
        assert p.version is None and p.install


def test_the_page_needs_nothing_else(board, tmp_path):
    page, data = write(board, tmp_path)
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"""<link|@import|<img|src\s*=|url\(\s*['"]?http|https?://""", text)
    assert {m for m in re.findall(r"href=['\"]([^#'\"][^'\"]*)", text)} == {"scoreboard.json"}
    assert text.count("<svg") >= 3 and "SciPy DOP853" in text
    again = json.loads(data.read_text(encoding="utf-8"))
    assert html(again) == text
    assert str(tmp_path) not in text


# --- verdicts from made-up data -----------------------------------------------------------------------------


def made(peer, method, calls, seconds, order=8.0):
    """Return a method that needs `calls` and `seconds` for an error of 1e-6, and for other errors follows its order."""
    points = []
    for k in range(1, 15):
        factor = (1e-6 / 10.0**-k) ** (1.0 / order)
        n = None if calls is None else calls * factor
        points.append({
            "setting": 10.0**-k, "error": 10.0**-k, "calls": n, "seconds": seconds * factor, "calibration": 1e-5,
            "failed": None,
        })  # fmt: skip
    return {"peer": peer, "method": method, "setting": "tolerance", "note": "", "points": points}


def solved(*curves, torque=True):
    return {
        "kind": "work", "title": "Made up", "words": "", "torque": torque, "t_end": 1.0, "certified": 0.0,
        "curves": curves,
    }  # fmt: skip


PEERS = [("SciPy", "DOP853"), ("CyRK", "Vern8"), ("SciPy", "RK45"), ("SciPy", "LSODA"), ("heyoka", "Taylor")]


def field(calls, seconds):
    return [made(p, m, None if p == "heyoka" else calls, seconds) for p, m in PEERS]


def test_the_cost_of_an_error_is_interpolated():
    c = made("SciPy", "DOP853", 1000.0, 1e-3)
    assert cost(c, 1e-6, "calls") == pytest.approx(1000.0)
    assert cost(c, 10**-6.5, "seconds") == pytest.approx(1e-3 * 10 ** (0.5 / 8))
    assert cost(c, 1e-16, "calls") == np.inf
    assert np.isnan(cost(made("heyoka", "Taylor", None, 1.0), 1e-6, "calls"))
    assert best([c, made("CyRK", "Vern8", 900.0, 1.0)], 1e-6, "calls") == (pytest.approx(900.0), "CyRK Vern8")


def test_polhode_ahead_is_said_to_be_ahead():
    s = {k: solved(made("polhode", "rkn6", 300.0, 1e-5), *field(1000.0, 1e-4)) for k in ("P3", "wall")}
    found = {b.text: b.verdict for b in bars(s)}
    assert set(found.values()) == {Verdict.HOLDS}, found
    assert len(found) == 6 and not wins(s)


def test_a_peer_that_wins_is_said_to_win():
    s = {"wall": solved(made("polhode", "rkn6", 900.0, 1e-3), *field(1000.0, 1e-4), made("CyRK", "Vern8", 800.0, 1.0))}
    never, half, in_time = bars(s)
    assert never.verdict is Verdict.REFUTED and "800 by CyRK Vern8" not in half.found and "CyRK Vern8" in never.found
    assert half.verdict is Verdict.REFUTED and in_time.verdict is Verdict.REFUTED
    ahead = wins(s)
    assert {x["of"] for x in ahead} == {"calls", "seconds"} and len(ahead) == 2 * len(LEVELS)
    assert all(x["peer"] == "CyRK Vern8" for x in ahead if x["of"] == "calls")
    text = html(page_of(s))
    assert "CyRK Vern8" in text.split("Where another library is ahead")[-1].split("Libraries and settings")[0]


def test_a_peer_that_wins_in_part_is_said_to():
    # this peer needs few calls for small errors and many for large ones
    flat = made("CyRK", "Vern8", 200.0, 1.0, order=30.0)
    s = {"wall": solved(made("polhode", "rkn6", 300.0, 1e-5), *field(1000.0, 1e-4), flat)}
    never = bars(s)[0]
    assert never.verdict is Verdict.PARTLY and never.found.startswith("not at")


def test_without_the_peers_nothing_is_claimed():
    s = {"P3": solved(made("polhode", "rkn6", 300.0, 1e-5), made("SciPy", "DOP853", 1000.0, 1e-2))}
    in_time = next(b for b in bars(s) if "heyoka and CyRK" in b.text)
    assert in_time.verdict is Verdict.UNDETERMINED and "missing: heyoka, CyRK" in in_time.found


def test_samples_crowds_and_drift_are_judged():
    row = {"task": "P1", "method": "", "failed": None, "end": 0.0, "worst": 0.0}
    slower = {
        "rows": [row | {"peer": p, "seconds": t} for p, t in (("polhode", 2e-4), ("heyoka", 1e-4), ("CyRK", 3e-4))]
    }
    assert bars({"samples": slower})[0].verdict is Verdict.PARTLY

    def crowd(rate):
        rows = [("polhode", rate, 1e-15), ("polhode", 1e12, 1e-3), ("heyoka", 1e8, 1e-8)]
        return {"rows": [{"peer": p, "method": "", "rates": {"1": r}, "median": e, "failed": None} for p, r, e in rows]}

    assert bars({"crowd": crowd(2e8)})[0].verdict is Verdict.HOLDS
    # the fast peer does not count, because it is not accurate enough
    assert bars({"crowd": crowd(5e7)})[0].verdict is Verdict.REFUTED
    n = [10, 100, 1000, 10_000]
    for power, verdict in ((0.5, Verdict.HOLDS), (1.0, Verdict.REFUTED)):
        rms = [1e-16 * k**power for k in n]
        s = {"steps": n[-1], "curves": [{"rms": rms}], "slope": other_sections.slope(n, rms)}
        assert bars({"drift": s})[0].verdict is verdict


def page_of(sections):
    return {
        "format": 1, "made": "2026-01-01T00:00:00+00:00", "polhode": "0", "versions": {}, "peers": {},
        "machine": {"cpu": "", "cores": 1, "system": "", "python": "", "pinned to one core": True},
        "settings": {"quick": True, "rounds": 1, "time": ""}, "sections": sections,
        "bars": [b.to_dict() for b in bars(sections)], "ahead": wins(sections),
    }  # fmt: skip


# --- other libraries that fail, and the clock ---------------------------------------------------------------


def test_what_a_peer_raises_is_its_result():
    def prepare(setting):
        if setting < 0.5:
            raise RuntimeError("diverged\nand more")
        return lambda: np.array([1.0, 0.0, 0.0, 0.0])

    def broken(_):
        raise ImportError("no such library")

    who = {
        "odd": Peer("odd", "", "numpy", "numpy", "", lambda t: [Entry("m", prepare, (1.0, 0.1))]),
        "none": Peer("none", "", "numpy", "numpy", "", broken),
    }
    s = work(task("P1"), who, rounds=1)
    good, bad = s["curves"][0]["points"]
    assert good["error"] > 0 and good["seconds"] > 0
    assert bad["failed"] == "RuntimeError: diverged" and bad["error"] is None
    assert s["curves"][1]["note"] == "ImportError: no such library"
    assert "RuntimeError: diverged" in html(page_of({"P1": s}))


def test_a_section_that_fails_leaves_the_others(monkeypatch):
    def broken(**_):
        raise ValueError("no energy")

    monkeypatch.setattr(other_sections, "drift", broken)
    board = scoreboard(["drift", "gpu"], quick=True, compete=["SciPy"], gpu="no such file")
    assert board["sections"]["drift"]["missing"] == "failed: ValueError: no energy"
    assert "failed: ValueError: no energy" in html(board) and not board["bars"]


def test_the_clock_takes_the_least_and_calls_all_in_turn():
    order = []
    got = times([lambda: order.append("a"), lambda: sum(range(200_000))], rounds=3)
    assert got[1].seconds > 100 * got[0].seconds > 0 and all(t.samples == 4 and t.calibration > 0 for t in got)


def test_the_clock_does_not_judge_by_a_first_call_that_is_slow():
    calls = 0

    def warms_up():
        nonlocal calls
        calls += 1
        if calls == 1:
            sum(range(200_000))

    times([warms_up], rounds=3)
    assert calls > 100


@pytest.mark.soak  # slow to compile
def test_many_bodies_by_hand_agree_with_the_closed_form():
    many = Many()
    c = peers()["hand-written"].crowd(many)[0]
    R = c.read(c.prepare(many.omegas(3))())
    truth = ph.exact.free_body(list(many.moments), omega=many.omegas(3), t=many.t_end).R
    assert np.max(angle(truth.reshape(-1, 3, 3), R)) < 1e-5


# --- the command line ---------------------------------------------------------------------------------------


def test_the_list_names_sections_and_peers():
    out = CliRunner().invoke(cli, ["bench", "--list"])
    assert out.exit_code == 0 and all(k in out.output for k in [*SECTIONS, *peers()])
    data = json.loads(CliRunner().invoke(cli, ["bench", "--list", "--json"]).output)
    assert set(data) == {"sections", "peers"}


def test_an_unknown_section_is_refused_with_a_hint():
    with pytest.raises(ph.InvalidInput, match="P3"):
        scoreboard(["P33"])
    with pytest.raises(ph.InvalidInput, match="heyoka"):
        scoreboard(["P3"], compete=["heyok"])


def test_one_section_from_the_command_line(tmp_path):
    out = CliRunner().invoke(cli, ["bench", "--only", "gpu", "-o", str(tmp_path), "--json"])
    assert out.exit_code == 0, out.output
    assert set(json.loads(out.output)["sections"]) == {"gpu"}
    assert (tmp_path / "index.html").exists()


def test_the_headline_says_first_what_was_compared_and_who_is_ahead():
    def curve(peer, method, calls):
        points = [
            {"setting": 1.0, "error": e, "calls": n, "seconds": 1e-6 * n, "calibration": 1.0} for e, n in calls.items()
        ]
        return {"peer": peer, "method": method, "setting": "step", "note": "", "points": points}

    ours = curve("polhode", "mine", {1e-2: 100, 1e-5: 200, 1e-13: 400})
    theirs = curve("SciPy", "LSODA", {1e-2: 50, 1e-5: 900, 1e-13: 8000})
    section = {"kind": "work", "title": "Top", "torque": True, "curves": [ours, theirs]}
    peers_ = {"polhode": {"version": "1"}, "SciPy": {"version": "2"}, "heyoka": {"version": None, "missing": "no"}}
    said = headline({"polhode": "1", "peers": peers_, "sections": {"top": section}})
    assert said.sentences[0].startswith("Compared: polhode 1 with SciPy 2, on 1 problems")
    assert "heyoka" in said.sentences[-1]
    ((title, calls, seconds),) = said.rows
    assert title == "Top" and calls.startswith("ahead at 10 of 11 errors (1.0 to 17 times fewer)")
    assert calls.endswith("behind at 1 (1e-02): SciPy LSODA (2.0 times fewer)") and "2.0 times faster" in seconds


def test_the_command_prints_the_headline_before_the_goals(board, monkeypatch):
    monkeypatch.setattr("polhode.bench.scoreboard", lambda *a, **k: board)
    out = CliRunner().invoke(cli, ["bench", "--quick"]).output
    assert out.startswith("Compared: polhode") and out.index("Slow top") < out.index("goal")


def test_the_page_shows_factors_first_and_what_is_not_met_before_the_rest():
    s = {
        "P3": solved(made("polhode", "rkn6", 300.0, 1e-5), *field(1000.0, 1e-4)),
        "wall": solved(made("polhode", "rkn6", 900.0, 1e-3), *field(1000.0, 1e-4)),
    }
    text = html(page_of(s))
    factors = text.split('id="factors"')[1].split("</section>")[0]
    # the factors between the times
    assert factors.count(">10×<") == len(LEVELS) and factors.count(">0.10×<") == len(LEVELS)
    assert factors.count(">3.3×<") == factors.count(">1.1×<") == len(LEVELS)  # the factors between the calls
    goals = text.split('id="goals"')[1].split("</section>")[0]
    verdicts = re.findall(r'class="badge (\w+)"', goals)
    assert verdicts == sorted(verdicts, key=lambda v: v == "holds") and set(verdicts) == {"refuted", "holds"}
    assert "1e-" not in goals and "10<sup>−3</sup>" in goals
    assert not re.search(r'class="tile[^>]*data-show', text)  # only exhibits of the lab can be filtered


def test_a_library_has_one_colour_in_all_figures_and_ours_differ_by_their_marks():
    few = looks([{"peer": p} for p in ("polhode", "SciPy", "polhode", "CyRK", "SciPy", "LAMMPS")])
    blue, scipy, again, cyrk, other, lammps = few
    assert blue["color"] == again["color"] and blue["marker"] != again["marker"] and blue["lw"] > scipy["lw"]
    assert scipy["color"] == other["color"] and scipy["ls"] != other["ls"]
    assert len({blue["color"], scipy["color"], cyrk["color"]}) == 3 and lammps["ls"] != "solid"
    assert looks([{"peer": "CyRK"}])[0]["color"] == cyrk["color"]

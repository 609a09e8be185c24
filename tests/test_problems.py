"""Test problems: names, starts, invariants, and the certified final states."""

import json
import subprocess
import sys

import numpy as np
import pytest

import polhode as ph
from polhode.bench.tasks import box
from polhode.catalogue.problem import references
from polhode.integrators.record import Kind
from polhode.torques.base import as_torque
from shared_code import full_dose

pytestmark = pytest.mark.usefixtures("short_runs_in_python")

# bodies that do not translate; tests/test_flight_problems.py tests the others
NAMES = [name for name, p in ph.problems.items() if not p.place]
# Numbers of steps for rkn6 (rk4 for torques of the angular velocity), and bounds of the errors from rounding and from
# the step. Free bodies have few steps: they have only rounding errors, and for a nearly symmetric body the angle
# depends strongly on the energy.
FINE = {
    "mclachlan-zanna": (200, 1e-12), "buss": (100, 2e-12), "buss-prism": (400, 2e-11), "betsch-free": (50, 1e-12),
    "book-toss": (4000, 1e-10), "lagrangian-top": (20_000, 2e-9), "fast-top": (800, 1e-12), "slow-top": (2000, 2e-11),
    "coulomb-wall": (4000, 1e-10), "gyro-top": (400, 1e-11), "satellite": (2000, 5e-12), "dzhanibekov": (200, 2e-8),
    "damped-driven": (40_000, 1e-12), "contact": (200_000, 3e-7), "separatrix": (100, 1e-8),
    "nearly-symmetric": (200, 1e-11), "asymmetric-top": (2000, 1e-11),
}  # fmt: skip


# These problems need thousands of compiled steps. Other tests compare with their references in fewer steps
# (test_audit.py, test_recommend.py, test_adams.py).
LONG = {"book-toss", "lagrangian-top", "coulomb-wall", "damped-driven", "contact"}


@pytest.mark.parametrize("name", full_dose(NAMES, LONG))
def test_a_fine_run_meets_the_reference(name):
    p = ph.problems[name]
    steps, tolerance = FINE[name]
    method = "rkn6" if as_torque(p.torque).kind < Kind.VELOCITY else "rk4"
    run = p.simulate(method, dt=p.t_end / steps, every=max(1, steps // 100))
    assert max(p.error(run)) < tolerance
    for key, known in p.invariants.items():
        assert known.error(run).max() < 100 * tolerance, key


@pytest.mark.parametrize("name", NAMES)
def test_references(name):
    p = ph.problems[name]
    r = p.reference
    assert 0 < r.error < 1e-28
    assert r.R.shape == (3, 3) and r.omega.shape == (3,) and r.t == p.t_end
    digits = [x for row in r.digits["R"] for x in row] + list(r.digits["omega"])
    assert all(len(x.replace("-", "").partition("e")[0]) > 30 for x in digits)
    assert np.abs(r.R.T @ r.R - np.eye(3)).max() < 1e-14
    if p.exact is not None:
        R, omega = p.exact(p.t_end)
        turned = np.linalg.norm(p.omega) * p.t_end
        lost = 1e5 if name == "separatrix" else 100 if name == "dzhanibekov" else 1
        assert np.abs(R - r.R).max() < 2e-15 * (1 + turned) * lost
        assert np.linalg.norm(omega - r.omega) < 4e-15 * (1 + turned) * lost * np.linalg.norm(r.omega)


@pytest.mark.parametrize("name", NAMES)
def test_a_typical_step(name):
    p = ph.problems[name]
    run = p.simulate(t_end=10 * p.dt)
    assert run.outcome.good and len(run) == 11
    assert run.method == ("exact_free" if p.torque is None else "rkn4")
    assert "distance from SO(3)" in p.invariants and len(p.invariants) > 1


def test_invariants_would_notice():
    p = ph.problems["fast-top"]
    poor = p.simulate("nmb", dt=0.02, t_end=2.0)
    assert p.invariants["energy"].error(poor).max() > 1e-5
    assert p.invariants["vertical momentum"].error(poor).max() > 1e-5
    p = ph.problems["damped-driven"]
    assert p.invariants["momentum"].error(p.simulate("liemid_ea", dt=0.2, t_end=2.0)).max() > 1e-4


def test_errors_at_other_times():
    p = ph.problems["gyro-top"]
    run = p.simulate("rkn6", t_end=0.5)
    assert p.error(run).attitude < 1e-11
    top = ph.problems["fast-top"]
    with pytest.raises(ph.InvalidInput, match="known only at t = 10, but the run ends"):
        top.error(top.simulate(t_end=1.0))
    with pytest.raises(ph.InvalidInput, match="of one body"):
        top.error(top.simulate("mr2", omega=[[0, 0, 50], [0, 0, 60]], t_end=0.1, engine="python"))


def test_book_toss_away_from_the_switches_and_across():
    """The torque switches at the ends of steps. Methods that call it only inside the steps keep their order.

    A call at the end of a step serves both sides of a switch with the value of one side, so the order falls to one.
    """
    p = ph.problems["book-toss"]
    assert p.error(p.simulate("rkn6", dt=0.05)).attitude < 1e-9
    ends = [p.error(p.simulate("mr2", dt=h)).attitude for h in (0.001, 0.0005)]
    assert 1.7 < ends[0] / ends[1] < 2.3


def test_names():
    assert ph.problems["fast_top"] is ph.problems["fast-top"]
    assert len(ph.problems) == 24 and len(NAMES) == 17
    assert set(references()) == {*ph.problems, box().name}
    with pytest.raises(ph.InvalidInput, match="Did you mean 'fast-top'"):
        ph.problems["fasttop"]
    with pytest.raises(KeyError):
        ph.problems[3]
    assert "nothing" not in ph.problems and ph.problems.get("nothing") is None
    assert "fast-top" in repr(ph.problems) and "fast-top" in repr(ph.problems["fast-top"])


def test_made_only_when_asked_for():
    code = "import sys, polhode as ph; 'fast-top' in dir(ph); print('polhode.catalogue.collection' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_file_is_what_the_script_writes():
    from importlib import resources

    text = resources.files("polhode.catalogue").joinpath("references.json").read_text(encoding="utf-8")
    data = json.loads(text)
    known = {**ph.problems, box().name: box()}  # the file also contains a problem of the scoreboard
    assert data["format"] == 1 and list(data["problems"]) == list(known)
    for name, d in data["problems"].items():
        assert d["t"] == known[name].t_end

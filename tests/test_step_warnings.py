"""Test the warnings for steps that turn the body too far, and for reversible steps that are not reversible."""

import warnings

import numpy as np
import pytest

import polhode as ph
from polhode.integrators import variant

TOP = [5.0, 5.0, 1.0]
WEIGHT = ph.torques.heavy_top(20.0)
SPUN_UP = ph.torques.constant([0.0, 0.0, 8.0])  # accelerates the body by 8 rad/s^2 about the third axis


def told(action):
    """Return the texts of the warnings about steps, and the lines that they point to."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        action()
    assert all(w.category in (ph.LongStepWarning, ph.ReversibilityWarning) for w in seen)
    assert all(w.filename == __file__ for w in seen)
    return [str(w.message) for w in seen]


def test_the_limits_of_the_records():
    """Methods on the exact free motion have no limit. With flow="axes", they have one."""
    unlimited = {name for name, m in ph.methods.items() if m.turn_limit == np.inf}
    assert unlimited == {"exact_free", "adams6", *(m for m in ph.methods if "flow" in ph.methods[m].options)}
    assert variant(ph.methods["rkn4"], {"flow": "axes"}).turn_limit == np.pi
    assert variant(ph.methods["strang"], {"flow": "exact", "compose": "suzuki4"}).turn_limit == np.inf


@pytest.mark.parametrize("more", [{}, {"t_eval": [1.0, 2.0]}, {"control": "reversible"}])
def test_a_start_that_is_too_fast(more):
    def run(method, spin=600.0, **options):
        options = {**more, **options}
        return told(lambda: ph.simulate(TOP, WEIGHT, omega=[0, 0, spin], dt=0.5, t_end=2, method=method,
                                        engine="python", **options))  # fmt: skip

    (text,) = run("nmb")
    assert "nmb" in text and "300 rad at the start" in text and "resolves 3.14 rad" in text
    assert "dt below 0.0052" in text and "strang, rkn4, rkn6" in text and "exact_free" not in text
    assert len(run("rkn4", flow="axes")) == 1
    assert run("rkn4") == run("strang") == run("nmb", 6.0) == []


def test_error_control_is_not_warned_of():
    """With error control, the first step is only an attempt, so there is no warning."""
    how = dict(omega=[0, 0, 40.0], t_end=1, dt=0.5, control="error", method="rk4", engine="python")
    assert told(lambda: ph.simulate(TOP, WEIGHT, **how)) == []


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_a_body_that_becomes_too_fast(engine):
    how = dict(dt=0.5, method="nmb", engine=engine, every=0)
    start = dict(omega=[0, 0, 1.0], t_end=2, **how)
    (text,) = told(lambda: ph.simulate(TOP, SPUN_UP, **start))
    assert "8.5 rad at the end of the run" in text
    assert told(lambda: ph.simulate(TOP, SPUN_UP, **{**start, "t_end": 0.5})) == []
    slow = ph.simulate(TOP, SPUN_UP, **{**start, "t_end": 0.5})
    assert len(told(lambda: slow.extend(2))) == 1
    if engine == "numba":
        solver = ph.prepare(TOP, SPUN_UP, t_end=2, **how)
        for call in (solver, solver.end):
            for omega, where in (([0, 0, 1.0], "8.5 rad at the end"), ([0, 0, 100.0], "50 rad at the start")):
                (text,) = told(lambda call=call, omega=omega: call(omega=omega))
                assert where in text


def test_a_batch_is_warned_of_once():
    omega = [[0, 0, 600.0], [0, 0, 1.0], [0, 0, 50.0]]
    (text,) = told(lambda: ph.simulate(TOP, WEIGHT, omega=omega, dt=0.5, t_end=2, method="nmb", engine="python"))
    assert "2 of 3 bodies by up to 300 rad at the start" in text


def test_the_command_line_says_it_plainly(tmp_path, capsys):
    from polhode.cli import main

    file = tmp_path / "fast.toml"
    file.write_text(
        "format = 1\n[body]\ninertia = [5, 5, 1]\n[start]\nomega = [0, 0, 600]\n"
        '[torque]\nmodel = "heavy_top"\nmgl = 20.0\n'
        '[run]\ndt = 0.5\nt_end = 2.0\nmethod = "nmb"\nengine = "python"\n'
    )
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        with pytest.raises(SystemExit) as end:
            main(["run", str(file), "-o", str(tmp_path / "fast.npz")])
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("Warning: nmb: a step of dt")]
    assert end.value.code == 0 and len(lines) == 1


def test_resets_of_reversible_steps_are_told():
    """Test the soft wall: at dt = 0.1, one step in a hundred is reset, and the mean energy changes; at 0.05, none is
    reset.
    """
    wall = ph.problems["coulomb-wall"]

    def run(dt, **more):
        found = []
        return told(
            lambda: found.append(wall.simulate("strang", dt=dt, t_end=400, control="reversible", **more))
        ), found[0]

    (text,), coarse = run(0.1)
    resets, steps = coarse.stats.resets, coarse.stats.steps
    assert resets > 1e-4 * steps and f"{resets} of {steps} steps were not reversible" in text
    assert "mean moved from" in text and "control='error'" in text and "dt of half the length" in text
    assert len(run(0.1, t_eval=[200.0, 400.0])[0]) == 1
    none, fine = run(0.05)
    assert none == [] and fine.stats.resets == 0
    early, late = (fine.energy[k].mean() for k in (slice(None, 1000), slice(-1000, None)))
    assert abs(late - early) < 0.02 * abs(early)

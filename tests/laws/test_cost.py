"""Test that torque calls are counted, unsupported combinations are refused, and continued runs keep all bits."""

import numpy as np
import pytest
from controls import control
from subjects import DEFAULTS, FEW, every_default, every_family, every_family_and_option, label, record

import polhode as ph
import polhode.evidence.certification as law
from polhode.integrators.record import Kind


@every_family_and_option
def test_torque_calls_are_those_claimed(subject):
    name, options = subject
    counted = law.torque_calls(name, **options)
    assert counted.total == counted.claimed, counted


def test_control_a_wasted_call_is_found_out():
    with control("wasteful") as name:
        counted = law.torque_calls(name)
        assert counted.total > counted.claimed


COMPILED = ("nmb",)  # a method with an iterative solve; only one, because each method takes seconds to compile


def in_engine(engine, some):
    quick = {label(s) for s in some}
    return [
        pytest.param(s, engine, id=f"{label(s)}-{engine}", marks=() if label(s) in quick else pytest.mark.soak)
        for s in DEFAULTS
    ]


@pytest.mark.parametrize(
    ("subject", "engine"),
    in_engine("python", FEW) + in_engine("numba", [s for s in DEFAULTS if s[0] in COMPILED]),
)
def test_calls_of_a_python_torque_are_counted(subject, engine):
    """Test that the stats report the number of calls of the user's function, with and without an extension of
    the run.
    """
    name, _ = subject
    if record(subject).accepts < Kind.TORQUE or record(subject).needs_formula:
        return
    calls = []

    def torque(t, R):
        calls.append(t)
        return np.array([0.3, -0.2, 0.1]) + R[:, 1]

    run = ph.simulate([1, 1.7, 2.3], torque, omega=[0.9, -1.4, 1.1], t_end=1, dt=0.1, method=name, engine=engine)
    assert run.stats.torque_calls == len(calls)
    cost = record(subject).cost
    if cost.each_pass == 0:
        assert len(calls) == cost.start + 10 * cost.step
        more = run.extend(2)
        assert len(calls) == more.stats.torque_calls == cost.start + 20 * cost.step


@pytest.mark.parametrize("kind", [Kind.POTENTIAL, Kind.TORQUE, Kind.VELOCITY], ids=lambda k: k.name)
@every_default
def test_unsupported_pairs_are_refused_by_name(subject, kind):
    name, _ = subject
    if record(subject).accepts >= kind:
        return
    with pytest.raises(ph.Unsupported) as e:
        law.run(name, kind, 10, 1.0)
    assert name in str(e.value) and "rk4" in str(e.value)


@every_family
def test_restart_is_bit_for_bit(subject, tmp_path):
    name, _ = subject
    kind = min(record(subject).accepts, Kind.POTENTIAL)
    whole = law.run(name, kind, 60, 6.0, engine="python")  # tests/test_simulate.py tests compiled runs
    part = law.run(name, kind, 25, 2.5, engine="python")
    saved = ph.load(part.save(tmp_path / "run.npz"))
    for begun in (part, saved):
        continued = begun.extend(6.0)
        assert np.array_equal(continued.states, whole.states)
        assert np.array_equal(continued.t, whole.t)
        assert continued.stats[:4] == whole.stats[:4]


def test_control_a_restart_from_attitude_and_velocity_alone_is_not_enough():
    whole = law.run("hulbert_stag", Kind.POTENTIAL, 60, 6.0, engine="python")
    part = law.run("hulbert_stag", Kind.POTENTIAL, 25, 2.5, engine="python")
    again = ph.simulate(
        ph.Body(law.MOMENTS), law.potential(), omega=part.omega[-1], attitude=part.R[-1], t_end=3.5, dt=0.1,
        method="hulbert_stag", engine="python",
    )  # fmt: skip
    assert not np.array_equal(again.R[-1], whole.R[-1])

"""Test a run that is prepared once: the same results and failures as `simulate`, and nothing kept from call to call."""

from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np
import pytest

import polhode as ph
from polhode.engines.layout import from_rows
from polhode.integrators.pacing import GROW, NEAR
from polhode.kernels.values import Vec3
from polhode.motion.solver import Solver
from polhode.run.checks import initial
from shared_code import full_dose

TOP, WEIGHT = ph.Body([5, 5, 1]), ph.torques.heavy_top(20.0)
TURNED = np.array([[0.36, 0.48, -0.8], [-0.8, 0.6, 0.0], [0.48, 0.64, 0.6]])
SKEW = ph.Body([[2.0, 0.3, -0.1], [0.3, 2.5, 0.2], [-0.1, 0.2, 3.0]])
OMEGA = [1.0, 2.0, 5.0]
SHORT = {"t_end": 0.5, "dt": 0.01, "method": "nmb"}
STRENGTH = 1.0
NAN = float("nan")
EPS = np.finfo(float).eps


@ph.kernel
def pushed(t, R, p):
    return p.k * Vec3(R.e2.z, -R.e1.z, 0.0) + p.push


@ph.kernel
def blows_up(t, R, p):
    # not (t - t)/0, which need not be NaN if a fused operation rounds only one of the two t
    return Vec3(0.0, 0.0, 1.0 / (p - t) if t < p else NAN)


def alike(a, b):
    assert np.array_equal(a.index, b.index) and np.array_equal(a.t, b.t)
    assert np.array_equal(a.states, b.states) and np.array_equal(a.final, b.final, equal_nan=True)
    assert np.array_equal(a.R, b.R) and np.array_equal(a.omega, b.omega)
    assert a.stats._replace(seconds=0.0, compile_seconds=0.0) == b.stats._replace(seconds=0.0, compile_seconds=0.0)
    assert (a.outcome, a.outcomes, a.steps, a.switched) == (b.outcome, b.outcomes, b.steps, b.switched)
    assert np.array_equal(a.failed, b.failed) and np.array_equal(a.watched, b.watched)


METHODS = ("rkn4", 7), ("nmb", 0), ("nmb", 1), ("nmb", 50), ("rk4", 3)
ASKED = [(name, method, every) for name in ("principal", "skew") for method, every in METHODS]
SAME = full_dose(ASKED, {"skew-rkn4-7", "skew-rk4-3"}, lambda case: "-".join(map(str, case)))


@pytest.mark.parametrize("case", SAME)
def test_the_same_as_simulate_and_as_steps_in_chunks(case):
    body, method, every = {"principal": TOP, "skew": SKEW}[case[0]], *case[1:]
    asked = {"t_end": 0.5, "dt": 0.01, "method": method, "every": every}
    solver = ph.prepare(body, WEIGHT, **asked)
    run = ph.simulate(body, WEIGHT, omega=OMEGA, attitude=TURNED, **asked)
    alike(solver(omega=OMEGA, attitude=TURNED), run)

    ready = solver._ready  # the same run in chunks, with everything that may run between them
    R, W, _ = initial(body, OMEGA, None, TURNED)
    assert ready.quick is not None
    alike(ready.step_by_step(R, W, run.states[0], False), run)
    # this run is started by Python code
    assert np.abs(run.states[0] - ready.step_by_step(R, W, None, False).states[0]).max() < 1e-14

    end = solver.end(omega=OMEGA, attitude=TURNED)
    assert (end.t, end.outcome) == (run.t[-1], ph.Outcome.DONE)
    assert end.stats._replace(seconds=0.0, compile_seconds=0.0) == run.stats._replace(seconds=0.0, compile_seconds=0.0)
    assert np.abs(end.R - run.R[-1]).max() <= 5e-16 and np.abs(end.omega - run.omega[-1]).max() <= 5e-15


def step_rounding(run):
    """Return a bound for the relative difference of step lengths between two runs that differ only by rounding."""
    own = from_rows(run.setup.template, np.moveaxis(run.states, 1, 0))
    if run.setup.control.kind == "reversible":
        return run.stats.steps * 4 * EPS / NEAR
    free = own.h[1:] < 0.99 * GROW * np.diff(own.t, axis=0)
    return 1.1 / 0.3 / 3 * 4 * EPS / (run.setup.control.tol * own.e[1:][free].min())


CONTROL = {f"error {tol:.0e}": {"control": "error", "tol": tol} for tol in (1e-4, 1e-7, 1e-10)}
CONTROL["reversible"] = {"control": "reversible", "dt": 0.02}
BODIES = {"principal": TOP, "skew": SKEW}
CONTROLLED = list(product(BODIES, CONTROL))
SOAKED = {f"principal-{how}" for how in CONTROL if how != "reversible"} | {"skew-reversible", "skew-error 1e-04"}


@pytest.mark.parametrize("case", full_dose(CONTROLLED, SOAKED, "-".join))
def test_the_end_with_step_size_control(case, request):
    """`end` does not look at single steps, and compiled code computes the first step length.

    The last bits of this length differ from those of `simulate`. The results may differ by the effect of this rounding,
    but not more. `make test` uses methods that are quick to compile.
    """
    quick = "mr2" if case[1] == "reversible" else "rk4"
    method = quick if request.config.getoption("markexpr") == "not soak" else "rkn4"
    body, asked = BODIES[case[0]], {"t_end": 3.0, "method": method, **CONTROL[case[1]]}
    solver = ph.prepare(body, WEIGHT, **asked)

    def simulated(omega):
        return ph.simulate(body, WEIGHT, omega=omega, attitude=TURNED, **asked)

    run = simulated(OMEGA)
    # the largest effect, over 12 changes of the start in its last bits
    nudged = [simulated(np.array(OMEGA) * (1 + 2 * EPS * np.array(s))) for s in product((-1, 0, 1), (-1, 1), (-1, 1))]
    turned = max(np.abs(other.R[-1] - run.R[-1]).max() for other in nudged)
    sped = max(np.abs(other.omega[-1] - run.omega[-1]).max() for other in nudged)
    assert turned < 1e-10 and sped < 1e-9
    assert solver._ready.quick is not None
    for start in (
        {"omega": OMEGA, "attitude": TURNED},
        {"momentum": TURNED @ (body.inertia @ OMEGA), "attitude": TURNED},
    ):
        end = solver.end(**start)
        assert (end.t, end.outcome) == (3.0, ph.Outcome.DONE)
        assert np.abs(end.R - run.R[-1]).max() < 10 * turned
        assert np.abs(end.omega - run.omega[-1]).max() < 10 * sped
        a, b = end.stats, run.stats
        assert (a.steps, a.torque_calls, a.rejected, a.resets) == (b.steps, b.torque_calls, b.rejected, b.resets)
        for ours, theirs in ((a.smallest_step, b.smallest_step), (a.largest_step, b.largest_step)):
            assert abs(ours - theirs) < step_rounding(run) * theirs


def test_an_end_that_is_not_reached_is_told_as_by_simulate():
    paced = {"t_end": 0.5, "method": "rk4", "control": "error", "tol": 1e-7}
    for torque, more, outcome in (
        (blows_up, {"params": 0.325}, ph.Outcome.STEP_TOO_SMALL),
        (WEIGHT, {"max_steps": 3}, ph.Outcome.TOO_MANY_STEPS),
    ):
        with pytest.raises(ph.SimulationFailed) as at_end:
            ph.prepare([1, 1, 1], torque, **paced, **more).end(omega=OMEGA)
        with pytest.raises(ph.SimulationFailed) as simulated:
            ph.simulate([1, 1, 1], torque, omega=OMEGA, **paced, **more)
        assert str(at_end.value) == str(simulated.value) and at_end.value.trajectory.outcome is outcome


def test_it_goes_on_bit_for_bit():
    whole = ph.prepare(TOP, WEIGHT, **SHORT)(omega=OMEGA)
    half = ph.prepare(TOP, WEIGHT, **{**SHORT, "t_end": 0.25})(omega=OMEGA).extend(0.5)
    alike(half, whole)


def test_torque_calls_are_those_of_a_python_function():
    """A Python function counts its own calls."""
    calls = []

    def counted(t, R):
        calls.append(t)
        return 20.0 * np.cross([0, 0, 1], R[:, 2])

    asked = {"t_end": 0.5, "dt": 0.01, "method": "rkn4", "every": 0}
    ph.prepare(TOP, counted, **asked).end(omega=OMEGA)
    assert ph.prepare(TOP, WEIGHT, **asked).end(omega=OMEGA).stats.torque_calls == len(calls)
    assert ph.prepare(TOP, None, **asked).end(omega=OMEGA).stats.torque_calls == 0


def test_nothing_is_left_from_call_to_call():
    solver = ph.prepare(TOP, WEIGHT, **SHORT)
    first = solver(omega=OMEGA)
    kept = first.states.copy(), first.index.copy()
    start, attitude = np.array(OMEGA), TURNED.copy()
    other = solver(omega=start, attitude=attitude)
    # the arrays of the caller are not modified
    assert np.array_equal(start, OMEGA) and np.array_equal(attitude, TURNED)
    first.index[:] = -1
    assert np.array_equal(first.states, kept[0])
    alike(solver(omega=OMEGA), ph.simulate(TOP, WEIGHT, omega=OMEGA, **SHORT))
    assert not np.array_equal(other.states, kept[0])
    with ThreadPoolExecutor(4) as pool:
        starts = [[0.1 * k, 2.0, 5.0] for k in range(40)]
        ends = list(pool.map(lambda w: solver.end(omega=w).R, starts))
    for w, R in zip(starts, ends, strict=True):
        assert np.array_equal(R, solver.end(omega=w).R)


@pytest.mark.parametrize("body", [TOP, SKEW], ids=["principal", "skew"])
def test_parameters_by_call(body):
    params = {"k": 20.0, "push": [0.1, 0.0, 0.0]}
    solver = ph.prepare(body, pushed, params=params, every=10, **SHORT)
    for q in (params, {"k": 3.0, "push": [0.0, 0.5, -0.2]}):
        run = ph.simulate(body, pushed, params=q, omega=OMEGA, every=10, **SHORT)
        alike(solver(omega=OMEGA, params=q), run)
        assert np.abs(solver.end(omega=OMEGA, params=q).R - run.R[-1]).max() <= 5e-16
        assert solver(omega=OMEGA, params=q).setup.torque.params == q
    alike(solver(omega=OMEGA), ph.simulate(body, pushed, params=params, omega=OMEGA, every=10, **SHORT))
    for bad in (3.0, {"k": 1.0}, {"k": 1.0, "push": [np.nan, 0.0, 0.0]}, {"k": 1.0, "push": "far"}):
        with pytest.raises(ph.InvalidInput, match=r"param"):
            solver(omega=OMEGA, params=bad)
    with pytest.raises(ph.InvalidInput, match="already has its own"):
        ph.prepare(TOP, WEIGHT, **SHORT)(omega=OMEGA, params=3.0)
    with pytest.raises(ph.InvalidInput, match="free body"):
        ph.prepare(TOP, None, **SHORT).end(omega=OMEGA, params=3.0)

    def plain(t, R, p):
        return p * np.cross([0, 0, 1], R[:, 2])

    solver = ph.prepare(TOP, plain, params=20.0, **SHORT)
    alike(solver(omega=OMEGA, params=2.0), ph.simulate(TOP, plain, params=2.0, omega=OMEGA, **SHORT))


def test_the_torque_is_the_one_of_the_time_of_preparation(monkeypatch):
    @ph.kernel
    def torque(t, R):
        return Vec3(STRENGTH, 0.0, 0.0)

    solver = ph.prepare(TOP, torque, **SHORT)
    before = solver.end(omega=OMEGA).omega
    monkeypatch.setitem(globals(), "STRENGTH", 2.0)
    assert np.array_equal(solver.end(omega=OMEGA).omega, before)
    assert abs(ph.prepare(TOP, torque, **SHORT).end(omega=OMEGA).omega - before).max() > 0.05
    assert abs(ph.simulate(TOP, torque, omega=OMEGA, **SHORT).omega[-1] - before).max() > 0.05


@pytest.mark.parametrize("every", [0, 1, 7])
def test_failures_keep_the_valid_part(every):
    solver = ph.prepare([1, 1, 1], blows_up, params=0.325, every=every, **SHORT)
    with pytest.raises(ph.SimulationFailed) as prepared:
        solver(omega=OMEGA)
    with pytest.raises(ph.SimulationFailed) as at_end:
        solver.end(omega=OMEGA)
    assert str(prepared.value) == str(at_end.value) and "t = 0.32" in str(prepared.value)
    part = prepared.value.trajectory
    assert part.outcome is ph.Outcome.NOT_FINITE and part.steps == 32
    assert np.isfinite(part.R).all() and len(part.t) == {0: 1, 1: 33, 7: 5}[every]
    kept = ph.prepare([1, 1, 1], blows_up, params=0.325, every=every, on_failure="stop", **SHORT)
    alike(kept(omega=OMEGA), part)
    last = kept.end(omega=OMEGA)
    assert last.outcome is part.outcome and last.t == part.t[-1] and np.array_equal(last.R, part.R[-1])


@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # the step is so long that R leaves the group
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # too long on purpose
def test_leaving_the_group_and_bad_starts_of_the_torque():
    asked = {"t_end": 10.0, "dt": 0.5, "method": "rk4", "every": 0}
    with pytest.raises(ph.SimulationFailed, match="no longer a rotation") as failed:
        ph.prepare([1, 2, 2.5], None, **asked).end(omega=[3, 4, 5])
    with pytest.raises(ph.SimulationFailed) as simulated:
        ph.simulate([1, 2, 2.5], None, omega=[3, 4, 5], **asked)
    assert str(failed.value) == str(simulated.value)

    @ph.kernel
    def nowhere(t, R):
        return Vec3(1.0 / t, 0.0, 0.0)

    @ph.kernel
    def no_vector(t, R):
        return R

    with pytest.raises(ph.InvalidInput, match="at the start"):
        ph.prepare(TOP, nowhere, **SHORT).end(omega=OMEGA)
    for go in (lambda s: s.end(omega=OMEGA), lambda s: s(omega=OMEGA)):
        with pytest.raises(ph.InvalidInput, match="must return Vec3"):
            go(ph.prepare(TOP, no_vector, **SHORT))


@pytest.mark.parametrize(
    ("start", "says"),
    [
        ({}, "exactly one of omega"),
        ({"omega": OMEGA, "momentum": OMEGA}, "exactly one of omega"),
        ({"omega": [1, 2]}, "three numbers"),
        ({"omega": [1, 2, np.nan]}, "NaN"),
        ({"omega": np.array([1.0, np.inf, 2.0])}, "NaN or infinity"),
        ({"omega": [1, 2, 3j]}, "three numbers"),
        ({"omega": "abc"}, "three numbers"),
        ({"omega": np.array([1, 2, 3j])}, "three numbers"),
        ({"omega": [OMEGA, OMEGA]}, "prepared for one body, but the start is for a batch of 2"),
        ({"omega": [OMEGA, OMEGA, OMEGA]}, "batch of 3"),
        ({"omega": OMEGA, "attitude": 2.0 * TURNED}, "not a rotation"),
        ({"omega": OMEGA, "attitude": -TURNED}, "reflection"),
        ({"omega": OMEGA, "attitude": TURNED * np.nan}, "NaN"),
        ({"omega": OMEGA, "attitude": [1, 0, 0, 0]}, "quaternion"),
    ],
)
def test_bad_starts_are_refused_at_each_call(start, says):
    solver = ph.prepare(TOP, WEIGHT, **SHORT)
    for go in (solver, solver.end):
        with pytest.raises(ph.InvalidInput, match=says):
            go(**start)
    with pytest.raises(ph.InvalidInput, match=says if "prepared" not in says and "batch" not in says else None):
        ph.simulate(TOP, WEIGHT, **start, **SHORT, engine="python")
        raise ph.InvalidInput("batch")  # simulate accepts the batch, so this line raises the expected error


def test_starts_in_other_forms_are_those_of_simulate():
    from scipy.spatial.transform import Rotation

    solver = ph.prepare(TOP, WEIGHT, **SHORT)
    for start in (
        {"omega": (1, 2, 5)},
        {"omega": np.array([1, 2, 5])},
        {"omega": np.array([1, 2, 5], np.float32)},
        {"momentum": [5, 10, 5], "attitude": TURNED},
        {"omega": OMEGA, "attitude": Rotation.from_rotvec([1, 2, 3])},
        {"omega": OMEGA, "attitude": np.asfortranarray(TURNED)},
        {"omega": OMEGA, "attitude": TURNED.tolist()},
        # the matrix is rounded to few digits
        {"omega": OMEGA, "attitude": np.round(Rotation.from_rotvec([1, 2, 3]).as_matrix(), 8)},
        {"omega": np.ascontiguousarray(np.arange(12.0).reshape(3, 4))[:, 1]},
    ):
        run = ph.simulate(TOP, WEIGHT, **start, **SHORT)
        alike(solver(**start), run)
        assert np.abs(solver.end(**start).R - run.R[-1]).max() <= 5e-16


def test_batches_and_what_is_done_between_steps():
    W = np.random.default_rng(0).normal(size=(5, 3))
    packs = {**SHORT, "method": "mr2"}  # mr2 is quick to compile
    solver = ph.prepare(TOP, WEIGHT, bodies=5, **packs)
    run = ph.simulate(TOP, WEIGHT, omega=W, **packs)
    alike(solver(omega=W), run)
    assert np.array_equal(solver.end(omega=W).R, run.R[:, -1])
    with pytest.raises(ph.InvalidInput, match="batch of 5"):
        solver(omega=OMEGA)
    bodies = ph.Body([[5, 5, 1], [4, 4, 1]])
    assert ph.prepare(bodies, None, **SHORT).end(omega=OMEGA).R.shape == (2, 3, 3)
    with pytest.raises(ph.InvalidInput, match="leading axes disagree"):
        ph.prepare(bodies, None, bodies=3, **SHORT)

    times = []
    told = ph.prepare(TOP, WEIGHT, callback=lambda t: times.append(t) or t > 0.2, every=5, **SHORT)
    assert told(omega=OMEGA).outcome is ph.Outcome.STOPPED and told.end(omega=OMEGA).t == times[-1]
    watched = ph.prepare(TOP, WEIGHT, observe="energy", **SHORT)(omega=OMEGA)
    assert watched.observed == ph.simulate(TOP, WEIGHT, omega=OMEGA, observe="energy", **SHORT).observed
    found = ph.prepare(TOP, WEIGHT, events=lambda R: R[0, 0], **SHORT)(omega=OMEGA).events[0].t
    assert np.array_equal(found, ph.simulate(TOP, WEIGHT, omega=OMEGA, events=lambda R: R[0, 0], **SHORT).events[0].t)
    paced = {"t_end": 0.5, "method": "rk4", "control": "error", "tol": 1e-8}
    alike(ph.prepare(TOP, WEIGHT, **paced)(omega=OMEGA), ph.simulate(TOP, WEIGHT, omega=OMEGA, **paced))


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"omega": OMEGA, **SHORT}, "when the run is started"),
        ({"dt": 0.01}, "t_end"),
        ({"t_end": 1.0}, "give dt"),
        ({"t_end": 1.0, "dt": 0.3}, "does not divide"),
        ({**SHORT, "method": "nbm"}, "nbm"),
        ({**SHORT, "evry": 3}, "evry"),
        ({**SHORT, "bodies": 0}, "bodies"),
        ({**SHORT, "on_failure": "cry"}, "on_failure"),
        ({**SHORT, "params": 3.0}, "params apply only"),
    ],
)
def test_what_is_wrong_is_said_when_it_is_prepared(asked, says):
    with pytest.raises(ph.PolhodeError, match=says):
        ph.prepare(TOP, WEIGHT, **asked)


def test_it_tells_what_it_is():
    assert isinstance(ph.prepare(TOP, WEIGHT, **SHORT), Solver)
    assert repr(ph.prepare(TOP, WEIGHT, **SHORT)) == "<Solver nmb, heavy_top, dt 0.01, <Body moments 5, 5, 1>>"


def test_the_end_of_a_batch_and_of_a_run_without_samples():
    pair = ph.prepare(TOP, WEIGHT, bodies=2, dt=0.05, t_end=1, engine="python")
    end = pair.end(omega=[[0, 0, 1], [0, 1, 5]])
    assert type(end.t) is float and end.t == 1.0 and end.R.shape == (2, 3, 3)
    with pytest.raises(ph.InvalidInput, match="prepare it without bodies"):
        pair.end(omega=[0, 0, 1])

    def breaks(t, R):
        return [np.nan if t > 0.2 else 0.0, 0.0, 0.0]

    late = ph.prepare(TOP, breaks, dt=0.05, t_end=1, t_eval=[0.5], on_failure="stop", engine="python")
    with pytest.raises(ph.SimulationFailed, match="before its first sample") as e:
        late.end(omega=[0, 0, 1])
    assert e.value.trajectory.outcome is ph.Outcome.NOT_FINITE

"""Test step-size control, both reversible and by error."""

import math
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, product

import numpy as np
import pytest

import polhode as ph
import polhode.lab  # registers buss_abm and buss_sw
from polhode.engines.layout import leaves
from polhode.errors import InvalidInput, SimulationFailed, Unsupported
from polhode.evidence.reference_solutions import solve_with_scipy
from polhode.groups.so3 import angle
from polhode.integrators import METHODS
from polhode.integrators.coefficients import SPLITTINGS
from polhode.integrators.embedded import at_calls, embedded, words
from polhode.kernels.values import Mat3, Vec3
from polhode.motion.trajectory import Outcome
from polhode.run.checks import initial
from polhode.run.control import check_control
from polhode.run.setup import set_up
from polhode.torques.base import as_torque
from shared_code import full_dose

pytestmark = pytest.mark.usefixtures("short_runs_in_python")
WALL = ph.problems["coulomb-wall"]
TOP = dict(omega=(1.0, 0.6, 0.4), t_end=2.0)
BODY = ph.Body((2.0, 3.0, 4.5))
HEAVY = ph.torques.heavy_top(1.3 * math.hypot(0.3, 0.2, 0.9), (0.3, 0.2, 0.9))


@ph.kernel
def near_wall(R):
    """Return a density of steps for the soft wall, whose force is proportional to r^-11."""
    return (1.1 + R.e3.z) ** -2


def counting(fails_after=math.inf, nan_between=None):
    """Return the torque of a heavy top in plain Python, and the list in which it stores the times of its calls."""
    seen = []

    def torque(t, R):
        seen.append(t)
        if len(seen) > fails_after:
            raise ValueError("out of order")
        if nan_between and nan_between[0] < t < nan_between[1]:
            return np.full(3, np.nan)
        return -1.3 * np.cross(R @ (0.3, 0.2, 0.9), (0.0, 0.0, 1.0))

    return torque, seen


# --- the estimate of the splittings ---------------------------------------------------------------------------


@pytest.mark.parametrize("name, power", [("strang", 2), ("srkn6b", 5), ("srkn14a", 6), ("aba864", 5), ("aba1064", 5)])
def test_weights_cancel_every_shorter_word(name, power):
    c = SPLITTINGS[name]
    d, k = embedded(c)
    assert k == power
    calls = at_calls(c, power)
    assert len(d) == len(calls) and np.max(np.abs(d)) > 1e-4
    for n in range(power - 1):
        for w in words(n):
            assert abs(sum(x * a[w] for x, (a, _) in zip(d, calls, strict=True))) < 1e-12
    assert max(abs(sum(x * a[w] for x, (a, _) in zip(d, calls, strict=True))) for w in words(power - 1)) > 1e-7


def test_words_of_the_exact_motion():
    """The exact motion integrates a word of n letters to 1/(n+1)!. Many small Strang steps do the same in the limit."""
    n = 400
    many = SPLITTINGS["strang"]._replace(flows=(1.0 / n,) * n, kicks=(0.5 / n, *(1.0 / n,) * (n - 1), 0.5 / n))
    for w in (w for k in range(3) for w in words(k)):
        total = sum(b * a[w] for a, b in at_calls(many, 2))
        assert total == pytest.approx(float(Fraction(1, math.factorial(len(w) + 1))), rel=1e-4)
    assert [len(list(words(k))) for k in range(6)] == [1, 1, 2, 3, 6, 10]  # the central binomial coefficients
    assert set(words(3)) == {"".join(w) for w in product("AB", repeat=3)} - {"AAB", "ABB", "BAB", "BBA", "BBB"}


@pytest.mark.parametrize("method, power", [("strang", 2), ("rkn4", 5), ("rkn6", 6), ("near864", 5)])
def test_estimate_goes_with_its_power_and_is_no_smaller_than_the_error(method, power):
    bound = as_torque(HEAVY).bind(BODY, "python")
    R, W, _ = initial(BODY, (1.0, 0.6, 0.4), None, None)
    I = prepare_for(method).I
    step, k = METHODS[method].estimate()
    assert k == power
    found = []
    for h in (0.6, 0.3):
        s = prepare_for(method).parts.start(bound.torque, bound.p, I, h, 0.0, R, W)
        s, _, _, D = step(bound.torque, bound.p, I, h, 0.0, s)
        true = ph.simulate(BODY, HEAVY, omega=(1.0, 0.6, 0.4), t_end=h, dt=h / 40, method="rkn6", engine="python")
        off = np.linalg.norm(np.array(s.R @ s.P) - true.momentum[-1])
        found.append((np.linalg.norm(D), off))
    (big, off), (small, _) = found
    assert math.log2(big / small) == pytest.approx(power, abs=0.45)
    assert 0.2 < big / off


def prepare_for(method, **more):
    settings = dict(engine="python", dt=0.1, t_start=0.0, every=1, bodies=None, observe=())
    return set_up(BODY, as_torque(HEAVY), method, {}, **{**settings, **more})


# --- supported methods -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*(m for m in METHODS if METHODS[m].accepts > 0), "buss_rk", "buss_abm", "buss_sw"])
def test_one_step_methods_keep_their_order_with_unequal_steps(name):
    setup = prepare_for(name)
    R, W, _ = initial(BODY, TOP["omega"], None, None)
    torque, p, I = setup.bound.torque, setup.bound.p, setup.I
    truth = REFERENCE()
    errors = []
    for n in (8, 16, 32):
        lengths = np.where(np.arange(n) % 3 == 0, 0.4, 1.0)
        t, s = 0.0, None
        for h in (lengths / lengths.sum()).tolist():
            s = setup.parts.start(torque, p, I, h, 0.0, R, W) if s is None else s
            s, _ = setup.parts.step(torque, p, I, h, t, s)
            t += h
        A, _ = setup.parts.finish(I, s)
        errors.append(angle(truth, matrix(A)))
    order = METHODS[name].order
    if METHODS[name].one_step:
        assert errors[-1] < 1e-12 or math.log2(errors[-2] / errors[-1]) > order - 0.3
    else:
        assert math.log2(errors[-2] / errors[-1]) < order - 0.7


def REFERENCE(cache=[]):  # noqa: B006
    if not cache:
        cache.append(ph.simulate(BODY, HEAVY, omega=TOP["omega"], t_end=1.0, dt=1 / 200, method="rkn6").R[-1])
    return cache[0]


def matrix(A: Mat3) -> np.ndarray:
    return np.array([[*e] for e in A]).T


@pytest.mark.parametrize("name", ["park", "hulbert_stag", "buss_abm", "buss_sw"])
def test_methods_whose_state_belongs_to_a_step_are_refused(name):
    with pytest.raises(Unsupported, match=r"length of its last step.*rkn4"):
        ph.simulate(BODY, HEAVY, **TOP, method=name, control="error")


def test_reversible_control_of_a_method_that_is_not():
    with pytest.raises(Unsupported, match=r"not time-reversible.*control='error'.*rkn4"):
        ph.simulate(BODY, HEAVY, **TOP, dt=0.1, method="rk4", control="reversible")


# --- the end, samples, counts -------------------------------------------------------------------------------------

RUNS = [
    dict(control="error", tol=1e-4, method="strang"),
    dict(control="error", tol=1e-4, method="nmb"),
    dict(control="reversible", dt=0.07, method="strang"),
]
QUICK = dict(control="error", tol=1e-4, method="nmb")  # compiles in a second for packs; exact flows take ten


@pytest.mark.parametrize("more", RUNS)
@pytest.mark.parametrize("t_end", [0.3 + 0.6, 1e-3])
def test_the_end_is_hit_exactly_and_never_passed(more, t_end):
    torque, seen = counting()
    more = {**more, "dt": min(more["dt"], t_end)} if "dt" in more else more
    run = ph.simulate(BODY, torque, **{**TOP, "t_end": t_end}, **more)
    assert run.t[0] == 0.0 and run.t[-1] == t_end and np.all(np.diff(run.t) > 0.0)
    assert max(seen) <= t_end and min(seen) >= 0.0
    assert run.outcome is Outcome.DONE and run.valid.all()


COUNTED = [(engine, k) for engine in ("numba", "python") for k in range(4)]


@pytest.mark.parametrize("case", full_dose(COUNTED, {"numba-0", "numba-1", "numba-2"}, lambda c: f"{c[0]}-{c[1]}"))
def test_every_torque_call_is_counted(case):
    engine, more = case[0], [*RUNS, dict(control="error", tol=1e-3, dt=1.9)][case[1]]
    torque, seen = counting()
    more = {"method": "nmb" if engine == "numba" else "strang", **more}  # quick to compile
    run = ph.simulate(BODY, torque, **TOP, **more, engine=engine)
    alike = ph.simulate(BODY, HEAVY, **TOP, **more, engine=engine)
    assert run.stats.torque_calls == len(seen)
    assert alike.stats.torque_calls == len(seen)
    assert alike.stats.rejected == run.stats.rejected
    lengths = np.diff(run.t)[:-1]
    assert run.stats.steps == len(run.t) - 1
    assert (run.stats.smallest_step, run.stats.largest_step) == pytest.approx((lengths.min(), lengths.max()))
    if more.get("dt") == 1.9:
        assert run.stats.rejected > 0


def test_estimates_of_splittings_cost_nothing():
    for method, calls in (("strang", 1), ("rkn4", 6), ("rkn6", 14)):
        run = ph.simulate(BODY, HEAVY, **TOP, method=method, control="error", tol=1e-4, dt=0.01, engine="python")
        assert run.stats.torque_calls == METHODS[method].cost.start + calls * (run.stats.steps + run.stats.rejected)
    run = ph.simulate(BODY, HEAVY, **TOP, method="mr2", control="error", tol=1e-4, dt=0.01, engine="python")
    assert run.stats.torque_calls == 1 + 3 * (run.stats.steps + run.stats.rejected)


def test_every_keeps_the_same_steps():
    full = ph.simulate(BODY, HEAVY, **TOP, control="error", tol=1e-5, method="strang")
    third = ph.simulate(BODY, HEAVY, **TOP, control="error", tol=1e-5, method="strang", every=3)
    ends = ph.simulate(BODY, HEAVY, **TOP, control="error", tol=1e-5, method="strang", every=0)
    n = len(full.t) - 1
    index = sorted({*range(0, n + 1, 3), n})
    assert np.array_equal(third.t, full.t[index]) and np.array_equal(third.R, full.R[index])
    assert np.array_equal(ends.R, full.R[[0, -1]]) and ends.stats[:3] == full.stats[:3]


@pytest.mark.parametrize("more", full_dose(RUNS, {"error-nmb"}, lambda more: f"{more['control']}-{more['method']}"))
def test_python_and_compiled_code_agree(more):
    a = ph.simulate(BODY, HEAVY, **TOP, **more, engine="numba")
    b = ph.simulate(BODY, HEAVY, **TOP, **more, engine="python")
    assert len(a) == len(b)
    # steps follow estimates, in which everything except rounding may cancel
    np.testing.assert_allclose(a.t, b.t, rtol=1e-6)
    np.testing.assert_allclose(a.R[-1], b.R[-1], atol=1e-8)


# --- accuracy -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["rkn4", "rkn6", "mr2"])
def test_the_error_follows_the_tolerance(method):
    top = ph.problems["asymmetric-top"]
    tols = (1e-4, 1e-6, 1e-8) if METHODS[method].order > 2 else (1e-3, 1e-4, 1e-5)
    errors = [
        top.error(top.simulate(method, control="error", tol=tol, every=0, engine="python")).attitude for tol in tols
    ]
    assert all(e < 300.0 * tol for e, tol in zip(errors, tols, strict=True))
    slope = math.log(errors[0] / errors[-1]) / math.log(tols[0] / tols[-1])
    assert 0.6 < slope < 1.4


def test_reversible_steps_keep_the_order():
    problem = replace(WALL, t_end=3.0)
    fine = problem.simulate("rkn6", dt=3.0 / 1500, every=0, engine="python")
    for method in ("strang", "rkn4", "nmb"):
        errors = []
        for dt in (0.02, 0.01, 0.005):
            run = problem.simulate(method, dt=dt, control="reversible", every=0, engine="python")
            errors.append(angle(fine.R[-1], run.R[-1]))
        slopes = [math.log2(a / b) for a, b in pairwise(errors)]
        assert slopes[-1] == pytest.approx(METHODS[method].order, abs=0.45), method


@pytest.mark.parametrize("method", ["strang", "rkn4", "rkn6", "nmb", "mr2", "mr4", "liemid_ea"])
@pytest.mark.parametrize("pace", [None, near_wall])
def test_reversible_steps_run_back_to_rounding(method, pace):
    """Run into the soft wall, and back in reverse: each step must have its length again."""
    control = check_control("reversible", 0.0, 100.0, 0.1, None, None, None, None, pace, None, ())
    torque = as_torque(WALL.torque)
    setup = set_up(
        WALL.body, torque, method, {}, engine="python", dt=0.1, t_start=0.0, every=1, bodies=None, observe=(),
        control=control,
    )  # fmt: skip
    R, W, _ = initial(WALL.body, WALL.omega, None, WALL.attitude)
    parts, bound, I = setup.parts, setup.bound, setup.I
    n, dt = (60, 0.05) if METHODS[method].order > 2 else (100, 0.03)
    s = first = parts.start(bound.torque, bound.p, I, dt, 0.0, R, W)
    lengths = []
    for direction in range(2):
        for _ in range(n):
            t = s.t
            s, _ = parts.step(bound.torque, bound.p, I, 0.0, 0.0, s)
            lengths.append(s.t - t)
        s = parts.reverse(s)
        if direction == 0:
            gone = max(abs(x - y) for x, y in zip(leaves(s.s), leaves(first.s), strict=True))
    assert max(lengths) / min(lengths) > 1.5 and gone > 0.1
    back = max(abs(x - y) for x, y in zip(leaves(s.s), leaves(first.s), strict=True))
    assert back < 1e-9 and abs(s.r - first.r) < 1e-9
    np.testing.assert_allclose(lengths[:n], lengths[: n - 1 : -1], rtol=1e-9)


def energy_change(run):
    e = run.energy - run.energy[0]
    n = len(e) // 4
    return np.abs(e[:n]).max(), np.abs(e[-n:]).max()


def test_reversible_steps_keep_the_energy_where_error_control_drifts():
    reversible = WALL.simulate("rkn4", dt=0.05, t_end=300.0, control="reversible")
    assert reversible.stats.resets == 0
    early, late = energy_change(reversible)
    assert late < 3.0 * early
    growth = []  # a single run is not significant: the motion is chaotic, so its growth depends on the last bits
    for tol in (1e-6, 2e-6, 4e-6):
        early, late = energy_change(WALL.simulate("rkn4", tol=tol, dt=0.01, t_end=300.0, control="error"))
        growth.append(late / early)
    assert np.median(growth) > 3.0


@pytest.mark.soak
def test_reversible_steps_keep_the_energy_for_long():
    run = WALL.simulate("rkn4", dt=0.05, t_end=20000.0, control="reversible", every=7)
    early, late = energy_change(run)
    assert late < 3.0 * early and run.stats.resets < 30
    same = WALL.simulate("rkn4", dt=20000.0 / run.stats.steps, t_end=20000.0, every=7)
    assert np.abs(same.energy - same.energy[0]).max() > 10.0 * late


def test_a_density_of_ones_own_without_velocity_calls_no_torque():
    run = WALL.simulate("rkn4", dt=0.02, control="reversible", pace=near_wall, engine="python")
    assert run.stats.torque_calls == 1 + 6 * run.stats.steps
    assert run.stats.largest_step / run.stats.smallest_step > 5.0
    assert WALL.error(run).attitude < 1e-5
    r = 1.1 + run.R[:, 2, 2]
    # the step divided by the square of the distance is nearly constant
    density = (np.diff(run.t) / (r[:-1] * r[1:]))[:-1]
    assert density.max() / density.min() < 1.5


def test_a_density_sees_the_axes_and_parameters_of_the_user():
    Q = np.array([[0.6, -0.8, 0.0], [0.8, 0.6, 0.0], [0.0, 0.0, 1.0]])
    turned = ph.Body(Q @ np.diag((2.0, 3.0, 4.5)) @ Q.T)
    omega = Q @ np.array(TOP["omega"])

    @ph.kernel
    def heavy(t, R, p):
        return Vec3(0.0, 0.0, 0.0)

    @ph.kernel
    def tilt(R, omega, p):
        return p.scale * (2.0 + R.e1.z) + omega.x * omega.x

    from collections import namedtuple

    P = namedtuple("P", "scale")
    settings = dict(params=P(3.0), t_end=2.0, dt=0.1, control="reversible", pace=tilt, method="rkn4")
    run = ph.simulate(turned, heavy, omega=omega, **settings)
    Q_of = 3.0 * (2.0 + run.R[:, 2, 0]) + run.omega[:, 0] ** 2
    between = 0.5 * (Q_of[:-1] + Q_of[1:])
    density = (np.diff(run.t) * between)[:-1]
    assert np.ptp(between) > 0.3 and density.max() / density.min() < 1.02


# --- batches ------------------------------------------------------------------------------------------------------

SPINS = np.array([[1.0, 0.6, 0.4], [0.1, 4.0, 0.2], [0.0, 0.0, 0.0], [3.0, 0.1, 0.5], [0.2, 0.2, 9.0]])


@pytest.mark.parametrize(
    ("more", "engine"),
    [
        *((more, "python") for more in RUNS),
        (QUICK, "numba"),
        *(pytest.param(more, "numba", marks=pytest.mark.soak) for more in RUNS),
    ],
)
def test_bodies_of_a_batch_make_their_own_steps(more, engine):
    batch = ph.simulate(BODY, HEAVY, omega=SPINS, t_end=2.0, **more, engine=engine, every=2)
    assert batch.t.shape == batch.valid.shape == (len(SPINS), len(batch)) and batch.valid.all()
    assert np.all(batch.t[:, -1] == 2.0) and np.all(np.diff(batch.t, axis=1) >= 0.0)
    counts = set()
    calls = rejected = 0
    for k, omega in enumerate(SPINS):
        one = ph.simulate(BODY, HEAVY, omega=omega, t_end=2.0, **more, engine=engine, every=2)
        n = len(one)
        np.testing.assert_allclose(batch.t[k, :n], one.t, rtol=1e-6)
        np.testing.assert_allclose(batch.R[k, :n], one.R, atol=1e-6)
        assert np.all(batch.R[k, n:] == batch.R[k, n - 1])
        counts.add(n)
        calls, rejected = calls + one.stats.torque_calls, rejected + one.stats.rejected
    assert len(counts) > 1
    if more["method"] == "strang":  # strang has no solves, whose number of passes could change by rounding
        assert (batch.stats.torque_calls, batch.stats.rejected) == (calls, rejected)
    np.testing.assert_allclose(batch.energy[:, -1], batch.energy[:, 0], atol=2e-2)


def test_a_batch_with_a_torque_in_python():
    torque, seen = counting()
    given = dict(omega=SPINS, t_end=1.0, **QUICK)
    run = ph.simulate(BODY, torque, **given, engine="numba")
    assert run.stats.torque_calls == len(seen) and max(seen) <= 1.0
    alike = ph.simulate(BODY, HEAVY, **given)
    np.testing.assert_allclose(run.R[:, -1], alike.R[:, -1], atol=1e-6)


def test_damping_that_is_integrated_along_each_kick():
    """With this sum, the method has no estimate, so half steps are used. The final state must be right."""
    torque = HEAVY + ph.torques.damping(0.2)
    fine = ph.simulate(BODY, torque, **TOP, dt=0.01, method="rkn4", engine="python", every=0)
    run = ph.simulate(BODY, torque, **TOP, control="error", tol=1e-7, method="rkn4", engine="python", every=0)
    assert angle(fine.R[-1], run.R[-1]) < 1e-6
    assert run.stats.torque_calls > 10 * (run.stats.steps + run.stats.rejected)


def test_energy_correction_with_control():
    run = ph.simulate(
        BODY, HEAVY, **TOP, control="error", tol=1e-4, method="liemid_ea", energy_correction=True, engine="python"
    )
    assert np.ptp(run.energy) < 1e-12


def test_between_samples():
    run = ph.simulate(BODY, HEAVY, **TOP, control="error", tol=1e-8, method="rkn4", engine="python")
    fine = ph.simulate(BODY, HEAVY, **TOP, dt=0.01, method="rkn6", engine="python")
    t = fine.t[[17, 50, 111]]
    assert max(angle(a, b) for a, b in zip(run.at(t).R, fine.R[[17, 50, 111]], strict=True)) < 1e-4


@pytest.mark.parametrize(
    "more",
    [dict(control="error", tol=1e-3), pytest.param(dict(control="reversible", dt=0.1), marks=pytest.mark.soak)],
)
def test_jax_makes_the_same_steps(more):
    pytest.importorskip("jax")
    a = ph.simulate(BODY, HEAVY, omega=SPINS[:2], t_end=0.5, method="mr2", **more, engine="jax")
    b = ph.simulate(BODY, HEAVY, omega=SPINS[:2], t_end=0.5, method="mr2", **more, engine="python")
    assert a.t.shape == b.t.shape and a.stats.torque_calls == b.stats.torque_calls
    np.testing.assert_allclose(a.R, b.R, atol=1e-6)


# --- extending, files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", RUNS)
@pytest.mark.parametrize("every", [1, 4, 0])
def test_extend_goes_on_as_if_it_had_never_stopped(more, every):
    settings = dict(omega=SPINS[0], every=every, **more)
    whole = ph.simulate(BODY, HEAVY, **settings, t_end=2.0)
    part = ph.simulate(BODY, HEAVY, **settings, t_end=1.1)
    long = part.extend(1.5).extend(2.0)
    assert np.array_equal(whole.states, long.states) and np.array_equal(whole.t, long.t)
    assert (long.stats.steps, long.stats.rejected) == (whole.stats.steps, whole.stats.rejected)
    assert long.stats.torque_calls >= whole.stats.torque_calls  # the shortened last step of `part` is an extra step
    assert part.extend(1.1) is part
    with pytest.raises(InvalidInput, match="already at"):
        part.extend(1.0)


def test_extend_of_a_batch():
    given = dict(omega=SPINS, **QUICK, every=2, engine="numba")
    whole = ph.simulate(BODY, HEAVY, t_end=2.0, **given)
    part = ph.simulate(BODY, HEAVY, t_end=1.1, **given)
    assert np.array_equal(whole.states, part.extend(2.0).states)


def test_save_and_load(tmp_path):
    whole = ph.simulate(BODY, HEAVY, omega=SPINS, t_end=2.0, control="error", tol=1e-4, method="strang")
    part = ph.simulate(BODY, HEAVY, omega=SPINS, t_end=1.1, control="error", tol=1e-4, method="strang")
    back = ph.load(part.save(tmp_path / "run.npz"))
    assert np.array_equal(back.t, part.t) and np.array_equal(back.energy, part.energy) and back.stats == part.stats
    assert np.array_equal(back.extend(2.0).R, whole.R)


def test_save_and_load_with_functions(tmp_path):
    torque, _ = counting()
    settings = dict(omega=SPINS[0], dt=0.1, control="reversible", method="strang", pace=near_wall)
    whole = ph.simulate(BODY, torque, t_end=2.0, **settings)
    part = ph.simulate(BODY, torque, t_end=1.1, **settings)
    back = ph.load(part.save(tmp_path / "run.npz"))
    assert np.array_equal(back.t, part.t)
    with pytest.raises(InvalidInput, match="pace=near_wall"):
        back.extend(2.0, torque=torque, same_torque=True)
    assert np.array_equal(back.extend(2.0, torque=torque, pace=near_wall, same_torque=True).R, whole.R)


def test_tables_and_pictures():
    run = ph.simulate(BODY, HEAVY, omega=SPINS, t_end=1.0, control="error", tol=1e-4, method="strang")
    frame = run.to_pandas()
    assert frame.loc[3].index[-1] == 1.0 and len(frame) == run.t.size
    data = run.to_xarray()
    assert np.array_equal(data.t.values, run.t) and data.R.dims[:2] == ("body", "time")
    assert data.attrs["control"] == "error"
    pytest.importorskip("matplotlib").use("Agg")
    import matplotlib.pyplot as plt

    plt.close(run.plot(body=1))
    one = ph.simulate(BODY, HEAVY, **TOP, control="error", tol=1e-4, method="strang")
    assert np.array_equal(one.to_xarray().time.values, one.t)
    assert "rejected" in repr(one) and "steps of" in one._repr_html_()


# --- failures -----------------------------------------------------------------------------------------------------


def test_nan_makes_the_step_smaller_and_then_fails():
    torque, seen = counting(nan_between=(0.7, 3.0))
    with pytest.raises(SimulationFailed, match=r"t = 0.(7|6999).*dt_min") as e:
        ph.simulate(BODY, torque, **TOP, control="error", method="strang", tol=1e-4)
    kept = e.value.trajectory
    assert kept.outcome is Outcome.STEP_TOO_SMALL
    assert 0.69 < kept.t[-1] <= 0.7 + 1e-12 and np.isfinite(kept.R).all() and kept.stats.rejected > 5
    assert kept.stats.torque_calls == len(seen)
    same = ph.simulate(BODY, HEAVY, **{**TOP, "t_end": float(kept.t[-1])}, control="error", method="strang", tol=1e-4)
    np.testing.assert_allclose(kept.R[-1], same.R[-1], atol=1e-4)


def test_a_step_over_nan_is_tried_again():
    """A stage of the first attempt calls the torque where it is NaN. A shorter step avoids this time."""
    torque, _ = counting(nan_between=(0.5 - 1e-7, 0.5 + 1e-7))
    run = ph.simulate(BODY, torque, **TOP, control="error", method="strang", tol=1e-2, dt=0.5)
    assert run.outcome is Outcome.DONE


def test_a_body_that_fails_leaves_the_others_alone():
    @ph.kernel
    def sinks(t, R, omega):
        from_here = ph.math.where(omega.y > 3.0, ph.math.sqrt(0.5 - t), 1.0)
        return Vec3(0.0 * from_here, 0.0 * t, 0.1 * from_here)

    run = ph.simulate(BODY, sinks, omega=SPINS, t_end=1.0, control="error", method="mr2", tol=1e-5, on_failure="stop")
    assert [o is Outcome.DONE for o in run.outcomes] == [True, False, True, True, True]
    assert run.outcomes[1] is Outcome.STEP_TOO_SMALL
    assert np.all(run.t[[0, 2, 3, 4], -1] == 1.0)
    last = run.valid[1].sum() - 1
    assert 0.4 < run.t[1, last] <= 0.5 and np.isfinite(run.R[1, last]).all() and np.isnan(run.R[1, last + 1 :]).all()


@pytest.mark.parametrize("engine", ["numba", "python"])
def test_an_exception_in_the_torque(engine):
    torque, _ = counting(fails_after=60)
    with pytest.raises(ValueError, match="out of order") as e:
        ph.simulate(BODY, torque, **TOP, control="error", method="mr2", tol=1e-4, engine=engine)
    kept = e.value.trajectory
    assert 0.0 < kept.t[-1] < 2.0 and np.isfinite(kept.R).all() and len(kept) > 2
    assert kept.stats.steps + kept.stats.rejected <= 60


def test_max_steps():
    settings = dict(**TOP, control="error", method="strang", tol=1e-4)
    whole = ph.simulate(BODY, HEAVY, **settings)
    with pytest.raises(SimulationFailed, match="max_steps"):
        ph.simulate(BODY, HEAVY, **settings, max_steps=5)
    part = ph.simulate(BODY, HEAVY, **settings, max_steps=5, on_failure="stop")
    assert part.stats.steps + part.stats.rejected == 5 and part.outcome is Outcome.TOO_MANY_STEPS
    while part.outcome is Outcome.TOO_MANY_STEPS:
        part = part.extend(2.0, on_failure="stop")
    assert np.array_equal(part.R, whole.R)


def test_dt_min():
    with pytest.raises(SimulationFailed, match="dt_min"):
        WALL.simulate("rkn4", dt=0.1, control="error", tol=1e-9, dt_min=0.05, engine="python")


def test_callback():
    seen = []

    def note(t, omega):
        seen.append(t)
        return t > 1.0

    run = ph.simulate(BODY, HEAVY, **TOP, control="error", method="strang", tol=1e-4, callback=note)
    assert run.outcome is Outcome.STOPPED and seen == list(run.t[1:]) and 1.0 < run.t[-1] < 2.0


def test_a_free_body_and_one_at_rest():
    run = ph.simulate(BODY, omega=TOP["omega"], t_end=3.0, control="error", method="strang")
    exact = ph.exact.free_body(BODY, omega=TOP["omega"], t=3.0)
    np.testing.assert_allclose(run.R[-1], exact.R, atol=1e-12)
    assert run.stats.torque_calls == 0
    for control in ("error", "reversible"):
        still = ph.simulate(BODY, omega=(0.0, 0.0, 0.0), t_end=3.0, control=control, dt=0.5, method="strang")
        assert np.array_equal(still.R[-1], np.eye(3)) and still.t[-1] == 3.0


def plain(R):
    return 1.0


@pytest.mark.parametrize("more, message", [
    (dict(), "give dt"),
    (dict(tol=1e-3, dt=0.1), "control='error' or control='reversible'"),
    (dict(control="errors"), "error"),
    (dict(control="reversible"), "needs dt"),
    (dict(control="reversible", dt=0.1, tol=1e-3), "has no tol"),
    (dict(control="error", pace=near_wall), "give tol"),
    (dict(control="error", tol=-1.0), "positive"),
    (dict(control="error", tol=1.0), "between"),
    (dict(control="error", tol="x"), "finite number"),
    (dict(control="error", dt=5.0), "longer than the whole span"),
    (dict(control="error", t_end=-1.0), "after t_start"),
    (dict(control="error", max_steps=0), "max_steps"),
    (dict(dt=0.1, dt_max=0.1), "needs steps of variable length"),
    (dict(control="error", dt_max=0.0), "positive"),
    (dict(control="error", dt=0.1, dt_max=0.05), "must not be shorter"),
    (dict(control="reversible", dt=0.1, dt_max=0.2), "irreversible"),
    (dict(control="error", t_eval=[0.5, 2.5]), "in the span from t = 0.0 to 2.0"),
    (dict(control="error", t_eval=[0.5, 0.5]), "increasing"),
    (dict(control="error", observe="speed"), "samples"),
    (dict(control="reversible", dt=0.1, pace=plain), "polhode.kernel"),
])  # fmt: skip
def test_bad_input(more, message):
    with pytest.raises(InvalidInput, match=message):
        ph.simulate(BODY, HEAVY, **{**TOP, **more}, method="rkn4")


def test_reversible_steps_refuse_torques_that_are_switched():
    jumps = ph.torques.piecewise([0.5, 1.0], [[0, 0, 1], [0, 1, 0]])
    with pytest.raises(InvalidInput, match="reversible steps cannot end at given times"):
        ph.simulate(BODY, jumps, **TOP, control="reversible", dt=0.1)


PULSE = ([5.0, 5.001], [[0, 0, 500.0], [0, 0, 0]])
CALM = dict(omega=[0.1, 0.2, 0.3], t_end=10.0)


def after_the_pulse(t_end):
    """Return attitude and velocity: by the exact motion before and after the pulse, and by short steps during it."""
    J = [1.0, 1.5, 2.0]
    start = ph.exact.free_body(J, omega=CALM["omega"], t=5.0)
    pulse = ph.simulate(
        J, ph.torques.constant(PULSE[1][0], frame="body"), omega=start.omega, attitude=start.R, t_end=1e-3, dt=1e-4,
        method="rkn6", engine="python",
    )  # fmt: skip
    return ph.exact.free_body(J, omega=pulse.omega[-1], attitude=pulse.R[-1], t=t_end - 5.001)


@pytest.mark.parametrize(
    ("method", "engine", "tol", "error"),
    [("rkn4", "python", 1e-9, 1e-9), ("strang", "python", 1e-7, 1e-6), ("rkmk4", "python", 1e-8, 1e-6),
     ("rk4", "numba", 1e-8, 1e-6), pytest.param("rkn4", "numba", 1e-9, 1e-9, marks=pytest.mark.soak)],
)  # fmt: skip
def test_steps_end_where_the_torque_is_known_to_jump(method, engine, tol, error):
    """Test a pulse of 1 ms in a run of 10 s, which a few long steps would miss."""
    jumps, end = ph.torques.piecewise(*PULSE, frame="body", held=False), after_the_pulse(10.0)
    given = dict(control="error", tol=tol, method=method, engine=engine)
    run = ph.simulate([1.0, 1.5, 2.0], jumps, **CALM, **given)
    assert np.isin(PULSE[0], run.t).all() and run.stats.steps < 200
    assert angle(run.R[-1], end.R) < error and np.abs(run.omega[-1] - end.omega).max() < error
    sample = ph.simulate([1.0, 1.5, 2.0], jumps, **CALM, **given, t_eval=[5.0, 7.0, 10.0])
    assert np.array_equal(sample.R[-1], run.R[-1]) and sample.t[0] == 5.0
    part = ph.simulate([1.0, 1.5, 2.0], jumps, **{**CALM, "t_end": 5.0}, **given)
    assert np.abs(part.omega[-1] - sample.omega[0]).max() < 1e-12
    assert angle(part.extend(10.0).R[-1], end.R) < error


def test_a_jump_just_after_a_step_begins():
    """In an old version, the stages of a step missed this jump, and with tol 1e-9 the error was 4e-3."""
    given = dict(control="error", method="rkn4", engine="python")
    first = ph.simulate(BODY, HEAVY, **TOP, **given, tol=1e-9)
    for k in (3, 8):
        at = float(first.t[k]) + 1e-3 * float(first.t[k + 1] - first.t[k])
        jump = HEAVY + ph.torques.piecewise([at], [[0.0, 2.0, 1.0]], held=False)
        run = ph.simulate(BODY, jump, **TOP, **given, tol=1e-9)
        before = ph.simulate(BODY, HEAVY, **{**TOP, "t_end": at}, **given, tol=1e-11)
        after = ph.simulate(
            BODY, HEAVY + ph.torques.constant([0.0, 2.0, 1.0]), omega=before.omega[-1], attitude=before.R[-1],
            t_start=at, t_end=2.0, **given, tol=1e-11,
        )  # fmt: skip
        assert at in run.t and angle(run.R[-1], after.R[-1]) < 1e-7


def test_calls_of_jumps_are_counted():
    jumps = ph.torques.piecewise([0.3, 0.7, 1.9], np.eye(3), held=False)
    given = dict(control="error", tol=1e-6, method="rkn4", engine="python")
    plain = ph.simulate(BODY, lambda t: np.eye(3)[int(t >= 0.7) + int(t >= 1.9)] * (t >= 0.3), **TOP, **given)
    run = ph.simulate(BODY, jumps, **TOP, **given)
    calls = run.stats.torque_calls - 6 * (run.stats.steps + run.stats.rejected)
    # the method starts again after each of the three jumps
    assert calls - 3 == plain.stats.torque_calls - 6 * (plain.stats.steps + plain.stats.rejected)
    end = ph.prepare(BODY, jumps, t_end=2.0, **given).end(omega=TOP["omega"])
    assert end.stats.torque_calls == run.stats.torque_calls and np.abs(end.R - run.R[-1]).max() < 1e-12


def test_dt_max_limits_every_step():
    def pulse(t):
        return [0.0, 0.0, 500.0 if 5.0 <= t < 5.001 else 0.0]

    given = dict(frame="body", **CALM, control="error", tol=1e-9, method="rkn4", engine="python")
    missed = ph.simulate([1.0, 1.5, 2.0], pulse, **given)
    assert missed.stats.largest_step > 1.0 and angle(missed.R[-1], after_the_pulse(10.0).R) > 0.1
    seen = ph.simulate([1.0, 1.5, 2.0], pulse, **{**given, "t_start": 4.9, "t_end": 5.1}, dt_max=9e-4)
    assert seen.stats.largest_step <= 9e-4
    assert abs(seen.omega[-1, 2] - seen.omega[0, 2]) > 0.2  # 500 N m for 1 ms change it by 0.5 / 2
    same = ph.simulate([1.0, 1.5, 2.0], pulse, **given, dt_max=100.0)
    assert np.array_equal(same.R, missed.R)


def test_bad_input_of_batches_and_extend():
    with pytest.raises(InvalidInput, match="no common time"):
        ph.simulate(BODY, HEAVY, omega=SPINS, t_end=1.0, control="error", method="rkn4", callback=lambda t: None)
    run = ph.simulate(BODY, HEAVY, **TOP, control="error", tol=1e-4, method="strang")
    with pytest.raises(InvalidInput, match="leave out every"):
        run.extend(3.0, every=2)
    with pytest.raises(InvalidInput, match="loaded from a file"):
        run.extend(3.0, pace=near_wall)
    with pytest.raises(InvalidInput, match="control='reversible'"):
        ph.simulate(BODY, HEAVY, **TOP, dt=0.1).extend(3.0, pace=near_wall)
    with pytest.raises(InvalidInput, match="one by one"):
        ph.simulate(BODY, HEAVY, omega=SPINS, t_end=1.0, control="error", method="strang", events=level)
    with pytest.raises(InvalidInput, match="leave out t_eval"):
        run.extend(3.0, t_eval=[2.5])
    with pytest.raises(InvalidInput, match="cannot be extended"):
        ph.simulate(BODY, HEAVY, **TOP, control="error", method="strang", events=level).extend(3.0)


# --- samples at given times, and events -----------------------------------------------------------------------


def level(R):
    return R[2, 0]


@pytest.mark.parametrize("more", [dict(control="error", tol=1e-10), dict(control="reversible", dt=0.02)])
def test_samples_at_given_times_are_as_good_as_steps(more):
    """Compare with the closed form of steady precession. The other steps must be the same as without t_eval."""
    p = ph.problems["gyro-top"]
    given = dict(omega=p.omega, attitude=p.attitude, t_end=p.t_end, method="rkn6", engine="python", **more)
    times = np.array([0.0, 0.1234, 0.5, 0.9999])
    at_steps = ph.simulate(p.body, p.torque, **given)
    run = ph.simulate(p.body, p.torque, t_eval=times, **given)
    assert np.array_equal(run.t, times) and run.stats.steps == at_steps.stats.steps
    reached = p.error(at_steps).attitude
    between = at_steps.at(times)
    for k, (R, _) in enumerate(map(p.exact, times)):
        assert angle(R, run.R[k]) <= 2.0 * reached + 1e-14
        assert angle(R, between.R[k]) <= between.error[k] + 2.0 * reached + 1e-14
    calls = run.stats.torque_calls - at_steps.stats.torque_calls
    assert 0 < calls <= len(times) * (14 + 2)  # each sample except the start may cost one more step
    longer = run.extend(1.2, t_eval=[1.1, 1.2])
    whole = ph.simulate(p.body, p.torque, **{**given, "t_end": 1.2})
    assert np.array_equal(longer.t, [*times, 1.1, 1.2]) and np.array_equal(longer.R[-1], whole.R[-1])


def test_samples_at_given_times_of_a_batch_and_of_runs_that_fail(tmp_path):
    times = [0.3, 1.1]
    given = dict(t_end=1.5, control="error", tol=1e-6, method="strang", engine="python")
    run = ph.simulate(BODY, HEAVY, omega=SPINS, t_eval=times, **given)
    assert np.array_equal(run.t, np.broadcast_to(times, (len(SPINS), 2)))
    for k, omega in enumerate(SPINS):
        one = ph.simulate(BODY, HEAVY, omega=omega, t_eval=times, **given)
        assert np.allclose(one.R, run.R[k], rtol=0, atol=1e-13)
    one.save(tmp_path / "a.npz")
    assert np.array_equal(ph.load(tmp_path / "a.npz").extend(2.0).R, one.extend(2.0).R)
    torque, _ = counting(nan_between=(0.8, 9.0))
    lost = ph.simulate(BODY, torque, omega=SPINS[0], t_eval=times, on_failure="stop", **given)
    assert lost.outcome is Outcome.STEP_TOO_SMALL and np.array_equal(lost.t, [0.3]) and lost.valid.all()
    with pytest.raises(SimulationFailed, match=r"t = 0\.[78]"):
        ph.simulate(BODY, torque, omega=SPINS[0], t_eval=times, **given)
    few = ph.simulate(BODY, HEAVY, omega=SPINS[0], t_eval=times, max_steps=3, on_failure="stop", **given)
    assert few.outcome is Outcome.TOO_MANY_STEPS and few.stats.steps == 3
    seen = []
    ph.simulate(BODY, HEAVY, omega=SPINS[0], t_eval=times, callback=lambda t: seen.append(t), **given)
    assert seen == times


def falling(R, omega):
    """Return the rate at which the body approaches the soft wall. It changes its sign at a bounce."""
    return float((R @ np.cross(omega, (0.0, 0.0, 1.0)))[2])


def test_bounces_are_found_between_steps_of_different_length():
    """Compare with a general solver that runs to the time of the event.

    Newton's correction of the time must be zero there.
    """
    more = dict(control="error", tol=1e-13, method="rkn6", engine="python", dt=None, t_end=4.0)
    run = WALL.simulate(events=[ph.Event(falling, direction=1)], every=0, **more)
    found = run.events[0]
    assert len(found) >= 1 and len(run) == 2
    for t in found.t:
        ends = (replace(WALL, t_end=float(t) + later) for later in (0.0, 1e-4))
        solved = (solve_with_scipy(p, WALL.torque, "DOP853", 3e-14) for p in ends)
        now, soon = (falling(s.R, np.linalg.solve(WALL.body.inertia, s.momentum_body)) for s in solved)
        assert abs(now / ((soon - now) / 1e-4)) < 1e-10
    ends = WALL.simulate(events=[ph.Event(falling, direction=1, terminal=True)], **more)
    assert ends.outcome is Outcome.EVENT and abs(ends.events[0].t[0] - found.t[0]) < 1e-12
    assert ends.t[-1] < found.t[0] and len(ends.events[0]) == 1
    both = WALL.simulate(events=[ph.Event(falling, direction=1)], t_eval=[0.7, 1.9, 3.3], **more)
    assert np.allclose(both.events[0].t, found.t, rtol=0, atol=1e-12)


def test_a_terminal_event_calls_a_python_torque_little_beyond():
    torque, seen = counting()
    run = ph.simulate(
        BODY, torque, **TOP, control="error", tol=1e-6, method="strang",
        events=[ph.Event(lambda t: t - 1.0, terminal=True)],
    )  # fmt: skip
    assert run.events[0].t[0] == pytest.approx(1.0, abs=1e-12)
    assert max(seen) < 1.0 + 2.0 * run.stats.largest_step


def test_a_run_that_ended_early_goes_on_from_where_it_is():
    """The run continues from where it ended, not from the planned end. So t_end may be earlier than planned."""
    given = {"omega": (0.4, 0.5, 5.0), "control": "error", "tol": 1e-7, "engine": "python"}
    early = ph.simulate(BODY, HEAVY, t_end=2.0, max_steps=5, on_failure="stop", **given)
    assert early.outcome is Outcome.TOO_MANY_STEPS and early.t[-1] < 1.0
    with pytest.raises(InvalidInput, match=f"already at t = {float(early.t[-1])!r}"):
        early.extend(0.5 * early.t[-1])
    part = early
    while part.outcome is Outcome.TOO_MANY_STEPS:
        part = part.extend(1.0, on_failure="stop")
    whole = ph.simulate(BODY, HEAVY, t_end=1.0, **given)
    assert part.t[-1] == 1.0 and np.array_equal(part.R, whole.R)

    times = [0.2, 0.6, 1.0]
    stopped = ph.simulate(BODY, HEAVY, t_end=1.0, t_eval=times, callback=lambda t: t > 0.1, **given)
    assert stopped.outcome is Outcome.STOPPED and stopped.t.tolist() == [0.2]
    rest = stopped.extend(1.0, t_eval=times[1:])
    assert rest.t.tolist() == times
    assert np.array_equal(rest.R, ph.simulate(BODY, HEAVY, t_end=1.0, t_eval=times, **given).R)

"""Test extreme sizes: no crash, and no wrong result without a report.

Scaled problems have scaled results, to the last bit. At the limits of bodies, spins, torques and steps, a run either
reports what is wrong or keeps the claims of its method.
"""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import polhode as ph
from polhode.integrators.record import EXACT, Kind
from shared_code import FAMILIES, hanging, of_every_family

# the steps may be too long on purpose
pytestmark = pytest.mark.filterwarnings("ignore::polhode.LongStepWarning", "ignore::polhode.ReversibilityWarning")

MOMENTS, SPIN = np.array([1.0, 1.7, 2.3]), np.array([0.9, -1.4, 1.1])
ATTITUDE = ph.so3.exp([0.4, -0.7, 1.2])
COMPILED = ("nmb", "rkn4")  # methods that are also compiled in `make test`
ON_EXACT_MOTION = ("exact_free", "strang", "rkn4", "rkn6", "near864", "near1064", "near1086", "damped6")
# powers of two for moments and time, among them moments of 1e30 and 1e-30
FAR = ((100, 0), (-100, 0), (0, 60), (0, -60), (60, -80), (-100, -100))


def scaled(method, kind, a, b, engine, h=0.1, steps=12):
    """Run with moments times 2^a and time divided by 2^b; return the results, converted back to the original units.

    Only exponents may change, not digits.
    """
    s, c = 2.0**a, 2.0**b
    torque = None if kind == Kind.FREE else hanging(1.3 * s * c * c, axis=(0.36, 0.48, 0.8))
    how = dict(t_end=steps * h / c, dt=h / c, method=method, engine=engine, on_failure="stop")
    run = ph.simulate(MOMENTS * s, torque, omega=SPIN * c, attitude=ATTITUDE, **how)
    return run.outcome, run.R, run.omega / c


@pytest.mark.parametrize(
    ("method", "engine"),
    [
        *(pytest.param(m, "python", marks=[] if m in FAMILIES else pytest.mark.soak) for m in ph.methods),
        *(pytest.param(m, "numba", marks=[] if m in COMPILED else pytest.mark.soak) for m in ph.methods),
    ],
)
def test_units_do_not_matter_to_the_last_bit(method, engine):
    """The result would differ if a tolerance of the library were not relative."""
    for kind in (Kind.FREE, Kind.POTENTIAL)[: 1 + (ph.methods[method].accepts >= Kind.POTENTIAL)]:
        outcome, R, omega = scaled(method, kind, 0, 0, engine)
        for a, b in FAR:
            found = scaled(method, kind, a, b, engine)
            assert found[0] is outcome, (kind, a, b)
            assert np.array_equal(found[1], R) and np.array_equal(found[2], omega), (kind, a, b)


@pytest.mark.parametrize("method", of_every_family(ph.methods))
def test_angular_velocities_of_any_size(method):
    """Run free bodies that turn at 1e-300 to 1e300 rad/s."""

    def end(moments, b):
        c = 2.0**b
        start = dict(omega=SPIN * c, attitude=ATTITUDE, method=method, engine="python", on_failure="stop")
        run = ph.simulate(moments, t_end=1.2 / c, dt=0.1 / c, **start)
        return run.outcome, run.R[-1], run.omega[-1] / c

    for moments in (MOMENTS, MOMENTS[[1, 1, 2]]):
        good, R, omega = end(moments, 0)
        for b in (-1000, -510, -300, -140, 140, 300, 510, 1000):
            try:
                outcome, S, W = end(moments, b)
            except ph.InvalidInput as e:
                assert method not in ON_EXACT_MOTION and abs(b) > 140 and len(str(e)) > 20, b
                continue
            if method in ON_EXACT_MOTION:
                assert np.array_equal(R, S) and np.array_equal(omega, W), b
            assert outcome is not good or max(np.abs(R - S).max(), np.abs(omega - W).max()) < 1e-14, b


# --- the limits ---------------------------------------------------------------------------------------------------

decades = st.floats(-30.0, 30.0)
unit = st.floats(-1.0, 1.0)
direction = st.tuples(unit, unit, unit)
axis = st.sampled_from([(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)])


@st.composite
def shapes(draw):
    """Draw moments of physical bodies: nearly spherical, rods, discs, flat bodies, or any."""
    tiny = 10.0 ** draw(st.floats(-16.0, -2.0))
    x, y, z = (draw(st.floats(0.01, 1.0)) for _ in range(3))
    shape = draw(st.sampled_from([
        (1.0, 1.0, 1.0), (1.0, 1.0 + tiny, 1.0), (1.0, 1.0, tiny), (1.0, 1.0, 2.0 - tiny), (x, y, x + y), (x, x, x),
        (y + z, x + z, x + y),
    ]))  # fmt: skip
    return np.array(draw(st.permutations(shape)))


@st.composite
def spins(draw):
    """Draw angular velocities: at rest, along an axis, nearly along an axis, subnormal numbers, or any."""
    off = np.array(draw(direction)) * 10.0 ** draw(st.floats(-17.0, -5.0))
    along = np.array(draw(axis))
    any_of = np.array(draw(direction))
    return draw(st.sampled_from([0 * any_of, along, along + off, 5e-324 * np.rint(99 * any_of), any_of]))


@st.composite
def runs(draw):
    size, rate = 10.0 ** draw(decades), 10.0 ** draw(decades)
    turn = 10.0 ** draw(st.one_of(st.floats(-3.0, 0.4), st.floats(-9.0, 6.0)))
    weight = size * rate * rate * 10.0 ** draw(st.floats(-6.0, 2.0))
    top = ph.torques.heavy_top(weight, axis=np.array(draw(direction)) + (0.0, 0.0, 1.5))
    loss = ph.torques.damping(size * rate * 10.0 ** draw(st.floats(-6.0, 1.0)))
    kind = draw(st.sampled_from([Kind.FREE, Kind.POTENTIAL, Kind.VELOCITY]))
    torque = {Kind.FREE: None, Kind.POTENTIAL: top, Kind.VELOCITY: top + loss}[kind]
    tilt = ph.so3.exp(3.0 * np.array(draw(direction)))
    return kind, size * draw(shapes()), torque, rate * draw(spins()), tilt, turn / rate


def look(run, method, kind, h):
    """Check a result: numbers are finite, and the method keeps its claims if the steps resolve the motion."""
    claims, moments = ph.methods[method].claims, run.body.moments
    assert np.isfinite(run.R).all() and np.isfinite(run.omega).all()
    with np.errstate(over="ignore"):
        if not np.linalg.norm(run.omega, axis=-1).max() * h < 3.0:
            return
    if claims.on_group:
        assert run.orthogonality.max() < 1e-11
    L = run.momentum
    size = np.linalg.norm(L[0])
    if kind is Kind.FREE and claims.momentum == EXACT and size > 1e-290:
        rounding = 1e-11 + 1e-14 * moments.max() / moments.min()
        assert np.abs(L - L[0]).max() < rounding * size


def trial(given, methods, engine, **more):
    kind, moments, torque, omega, attitude, h = given
    for name in methods:
        if ph.methods[name].accepts < kind:
            continue
        how = dict(t_end=5 * h, dt=h, method=name, engine=engine, on_failure="stop", **more)
        try:
            run = ph.simulate(moments, torque, omega=omega, attitude=attitude, **how)
        except ph.PolhodeError as e:
            assert len(str(e)) > 20
            continue
        try:
            look(run, name, kind, h)
        except AssertionError as e:
            raise AssertionError(f"{name}: {kind.name} {moments=} {omega=} {h=} {run.outcome}") from e


def dose(n):
    return settings(max_examples=n, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@dose(10)
@given(runs())
def test_extremes_of_every_method(given):
    trial(given, ph.methods, "python")


@pytest.mark.soak
@dose(3000)
@given(runs())
def test_extremes_of_every_method_in_full(given):
    trial(given, ph.methods, "python")


A_FEW = ("nmb", "mr2", "quat_em", "rkn4")


@dose(40)
@given(runs().filter(lambda r: r[0] is not Kind.VELOCITY))
def test_extremes_compiled(given):
    trial(given, A_FEW, "numba")


@pytest.mark.soak
@dose(2000)
@given(runs())
def test_extremes_compiled_in_full(given):
    trial(given, ph.methods, "numba")


@dose(8)
@given(runs(), st.sampled_from(["error", "reversible"]))
def test_extremes_with_steps_that_are_chosen(given, control):
    trial(given, ("strang", "nmb", "rkn4"), "python", control=control, max_steps=200)

"""Test compositions: their orders, and the reversal, invariants and cost that are derived from the method."""

import math

import numpy as np
import pytest

import polhode as ph
import polhode.evidence.certification as law
from polhode.engines.layout import from_rows, leaves
from polhode.integrators import COMPOSITIONS, METHODS, check_options, composable, variant
from polhode.integrators.record import Kind
from polhode.kernels.so3 import exp
from polhode.kernels.values import Diag3, Vec3
from polhode.torques.base import mat3, vec3
from shared_code import full_dose

I = Diag3(*law.MOMENTS)
BASES = ["strang", "mr2", "nmb", "liemid_ea", "liemid_i", "quat_em", "dmv"]
PAIRS = [(base, weights) for base in BASES for weights in ("yoshida4", "kahan_li6", "kahan_li8")]
PAIRS += [("strang", w) for w in ("suzuki4", "yoshida6", "yoshida8", "mclachlan8")]
PAIRS.remove(("dmv", "yoshida4"))  # with the first step used below, dmv fails
SOAKED = {f"{base}-{w}" for base, w in PAIRS if base != "strang" and w != "kahan_li6"}


def error(base, weights, kind, n, t_end=2.0):
    """Return the angle to the reference after n steps in plain Python, for a method composed with these weights."""
    parts, torque, p = law.pieces(base, kind, {"compose": weights})
    h = t_end / n
    s = parts.start(torque, p, I, h, 0.0, mat3(law.attitude()), vec3(law.OMEGA))
    for i in range(n):
        s, report = parts.step(torque, p, I, h, i * h, s)
        assert report.converged == 1.0
    return law.angle(law.reference(kind, t_end).R, np.array(parts.finish(I, s)[0]).T)


@pytest.mark.parametrize("pair", full_dose(PAIRS, SOAKED, "-".join))
def test_order_is_that_of_the_weights(pair):
    """Measure the order between the two smallest steps whose errors exceed rounding."""
    base, weights = pair
    kind = min(METHODS[base].accepts, Kind.TORQUE)
    order = COMPOSITIONS[weights].order
    t_end, steps = (2.0, (8, 12, 16, 24, 32, 48, 64)) if order < 8 else (4.0, (8, 10, 12, 14, 16, 18, 20, 24, 28))
    errors = []
    for n in steps:
        errors.append((n, error(base, weights, kind, n, t_end)))
        if errors[-1][1] < 1e-11:
            errors.pop()
            break
    (n0, e0), (n1, e1) = errors[-2:]
    assert e1 < 1e-4
    assert math.log(e0 / e1) / math.log(n1 / n0) == pytest.approx(order, abs=0.12 * order), errors


def test_order_ten():
    """Test order ten with 40 digits, because rounding hides it in doubles.

    The reference has six times smaller steps.
    """
    import mpmath as mp

    parts, torque, p = law.pieces("mr2", Kind.POTENTIAL, {"compose": "sofroniou_spaletta10"})
    with mp.workdps(40):
        number = mp.mpf
        moments = Diag3(*(number(x) for x in law.MOMENTS))
        p = from_rows(p, [number(float(v)) for v in leaves(p)])

        def momentum(n):
            h = number(1) / (4 * n)
            R = exp(Vec3(*(number(x) for x in law.TILT)))
            s = parts.start(torque, p, moments, h, number(0), R, Vec3(*(number(x) for x in law.OMEGA)))
            for i in range(n):
                s, _ = parts.step(torque, p, moments, h, i * h, s)
            return s.P

        truth = momentum(6)
        coarse, fine = (float(max(abs(a - b) for a, b in zip(momentum(n), truth, strict=True))) for n in (1, 2))
    assert math.log2(coarse / fine) == pytest.approx(10, abs=0.4)


@pytest.mark.parametrize("base", BASES)
def test_reversal_and_cost(base):
    options = {"compose": "kahan_li6"}
    assert law.reversal(base, steps=20, **options) < law.REVERSES
    counted = law.torque_calls(base, steps=5, **options)
    assert counted.total == counted.claimed
    cost = variant(METHODS[base], check_options(METHODS[base], options)).cost
    assert cost.step == 9 * METHODS[base].cost.step and cost.start == METHODS[base].cost.start


def test_a_symplectic_method_stays_symplectic():
    assert law.symplectic_defect("mr2", compose="kahan_li6") < law.PRESERVES
    assert law.symplectic_defect("liemid_i", compose="yoshida4") > law.PRESERVES


def test_momentum_and_energy_that_were_exact_stay_so():
    run = ph.problems["mclachlan-zanna"].simulate("quat_em", dt=0.5, compose="suzuki4", engine="python")
    assert np.ptp(run.energy) < 1e-13 and np.abs(run.momentum - run.momentum[0]).max() < 1e-13


def test_those_that_cannot_are_refused_by_name():
    for name, method in METHODS.items():
        if composable(method):
            continue
        with pytest.raises(ph.Unsupported, match=f"compose cannot be used with {name}.*mr2"):
            ph.problems["mclachlan-zanna"].simulate(name, compose="kahan_li6")
    with pytest.raises(ph.Unsupported, match="length of the step"):
        ph.problems["mclachlan-zanna"].simulate("park", compose="yoshida4")
    for name in ("sw", "dir_em"):
        with pytest.raises(ph.Unsupported, match="order 4 at most"):
            ph.problems["mclachlan-zanna"].simulate(name, compose="yoshida4")
    with pytest.raises(ph.Unsupported, match="exclude each other"):
        ph.problems["mclachlan-zanna"].simulate("mr2", compose="yoshida4", energy_correction=True)
    with pytest.raises(ph.InvalidInput, match="compose must be one of"):
        ph.problems["mclachlan-zanna"].simulate("mr2", compose="yoshida5")
    with pytest.raises(ph.Unsupported, match="angular velocity"):
        ph.problems["damped-driven"].simulate("mr2", compose="yoshida4")


def test_control_a_state_that_depends_on_the_step_is_why():
    """Compose park nevertheless: the order is not that of the weights, because its state depends on the step."""
    from polhode.integrators.compose import compose

    method = METHODS["park"]
    parts, torque, p = law.pieces("park", Kind.TORQUE, {})
    parts = compose(parts, COMPOSITIONS["kahan_li6"].weights)
    errors = []
    for n in (16, 32):
        s = parts.start(torque, p, I, 2.0 / n, 0.0, mat3(law.attitude()), vec3(law.OMEGA))
        for i in range(n):
            s, _ = parts.step(torque, p, I, 2.0 / n, i * 2.0 / n, s)
        errors.append(law.angle(law.reference(Kind.TORQUE, 2.0).R, np.array(parts.finish(I, s)[0]).T))
    assert not method.one_step and math.log2(errors[0] / errors[1]) < 3


SECOND = [m for m in METHODS if METHODS[m].claims.reversible and METHODS[m].claims.order == 2]


@pytest.mark.parametrize("name", SECOND)
def test_compositions_have_the_order_of_their_weights_where_the_record_says_so(name):
    """Test all reversible methods of second order, including those that refuse to be composed."""
    from polhode.integrators.compose import compose

    kind = min(METHODS[name].accepts, Kind.TORQUE)
    parts, torque, p = law.pieces(name, kind, {})
    parts = compose(parts, COMPOSITIONS["kahan_li6"].weights)
    errors = []
    for n in (12, 24):
        s = parts.start(torque, p, I, 2.0 / n, 0.0, mat3(law.attitude()), vec3(law.OMEGA))
        for i in range(n):
            s, _ = parts.step(torque, p, I, 2.0 / n, i * 2.0 / n, s)
        errors.append(law.angle(law.reference(kind, 2.0).R, np.array(parts.finish(I, s)[0]).T))
    order = math.log2(errors[0] / errors[1])
    if composable(METHODS[name]):
        assert order > 5.5, errors
    else:
        assert order < 4.5, errors


def test_compiled_and_extended_and_saved(tmp_path):
    p = ph.problems["asymmetric-top"]
    whole = p.simulate("mr2", dt=0.1, t_end=2.0, compose="kahan_li8")
    part = p.simulate("mr2", dt=0.1, t_end=1.0, compose="kahan_li8")
    again = ph.load(part.save(tmp_path / "run.npz")).extend(2.0)
    assert np.array_equal(again.states, whole.states) and again.stats.torque_calls == 1 + 20 * 17

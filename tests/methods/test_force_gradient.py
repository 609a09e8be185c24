"""Test the methods that use the derivative of the torque, against gradients from differences in many digits."""

import mpmath as mp
import numpy as np
import pytest

import polhode as ph
import polhode.evidence.certification as law
from polhode.engines.layout import from_rows, leaves
from polhode.integrators.force_gradient import bracket
from polhode.kernels.so3 import exp
from polhode.kernels.values import Diag3, Vec3, divide, dot


def test_the_bracket_is_the_gradient_of_what_the_torque_does():
    """In a potential, G is the gradient of T.I^-1 T with respect to the attitude, computed here with 50 digits."""
    with mp.workdps(50):
        bound = law.potential().bind(ph.Body(law.MOMENTS), "python")
        p = from_rows(bound.p, [mp.mpf(float(v)) for v in leaves(bound.p)])
        I = Diag3(*(mp.mpf(x) for x in law.MOMENTS))
        R, W = exp(Vec3(*(mp.mpf(x) for x in law.TILT))), Vec3(*(mp.mpf(x) for x in law.OMEGA))

        def power(R):
            T = bound.torque(mp.mpf(0), R, W, p)
            return dot(T, divide(T, I))

        d = mp.mpf(10) ** -16
        expected = []
        for k in range(3):
            e = [exp(Vec3(*(sign * d * (j == k) for j in range(3)))) for sign in (1, -1)]
            expected.append((power(R @ e[0]) - power(R @ e[1])) / (2 * d))
        G = bracket(bound.torque, p, I, mp.mpf(0), R, W, bound.torque(mp.mpf(0), R, W, p))
        assert max(abs(a - b) for a, b in zip(G, expected, strict=True)) < 1e-28
        assert max(abs(a) for a in expected) > 0.1


def test_gradient4_has_its_orders_in_the_strength_of_the_torque():
    """The error is O(eps h^6 + eps^2 h^4): proportional to h^6 for a weak torque eps, and to h^4 for a strong one."""
    slopes = []
    for strength in (1e-4, 1.0):
        torque = ph.torques.heavy_top(strength, axis=(0.36, 0.48, 0.8))
        how = {"omega": law.OMEGA, "attitude": law.attitude(), "t_end": 8.0, "every": 0}
        fine = ph.simulate(law.MOMENTS, torque, **how, dt=8 / 200, method="rkn6").R[-1]
        free = ph.simulate(law.MOMENTS, torque, **how, dt=8 / 400, method="rkn6").R[-1]
        errors = [
            law.angle(fine, ph.simulate(law.MOMENTS, torque, **how, dt=8 / n, method="gradient4").R[-1])
            for n in (8, 16)
        ]
        assert law.angle(fine, free) < 0.02 * errors[1]
        slopes.append(np.log2(errors[0] / errors[1]))
    assert slopes[0] > 5.5 and slopes[1] == pytest.approx(4, abs=0.6)


def calls_for(method, tolerance):
    p = ph.problems["fast-top"]
    n = 6
    while p.error(p.simulate(method, dt=p.t_end / n, every=0)).attitude > tolerance:
        n = int(1.05 * n) + 1
    return n * ph.methods[method].cost.step


def test_fewer_torque_calls_on_the_fast_top():
    """The call of the derivative counts as a torque call."""
    assert calls_for("gradient6", 1e-6) < calls_for("rkn6", 1e-6)
    assert calls_for("gradient4", 1e-3) < 0.8 * min(calls_for(m, 1e-3) for m in ("rkn4", "rkn6", "near864"))


@pytest.mark.parametrize("method", ["gradient4", "gradient6"])
def test_plain_python_is_refused(method):
    with pytest.raises(ph.Unsupported, match=r"@polhode\.kernel, or use rkn6"):
        ph.simulate(law.MOMENTS, lambda t, R: R[2], omega=law.OMEGA, t_end=1.0, dt=0.1, method=method)


@pytest.mark.soak  # slow to compile; tests/test_engines.py tests gradient4 with a torque of the library
@pytest.mark.parametrize("method", ["gradient4", "gradient6"])
def test_kernels_are_not_refused(method):
    how = {"omega": law.OMEGA, "t_end": 1.0, "dt": 0.1, "method": method}

    @ph.kernel
    def pull(t, R):
        return 0.3 * Vec3(R.e1.y, -R.e1.x, 0.1)

    runs = [ph.simulate(law.MOMENTS, pull, **how, engine=e).R for e in ("numba", "python")]
    assert np.abs(runs[0] - runs[1]).max() < 1e-13
    batch = ph.simulate(law.MOMENTS, pull, **{**how, "omega": [law.OMEGA] * 3}, engine="numba").R
    assert np.abs(batch - runs[0]).max() < 1e-13

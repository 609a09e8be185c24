"""Test rkmk8, rkmk9, rkq8 and rkq9, whose steps are generated from tableaus, also with step-size control."""

import numpy as np
import pytest

import polhode as ph
from polhode.catalogue import PROBLEMS
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, problem, reference
from polhode.groups.so3 import angle
from polhode.integrators import munthe_kaas, quaternion_runge_kutta
from polhode.integrators.record import Kind
from polhode.integrators.tableaus import VERNER8, VERNER9
from shared_code import full_dose

METHODS = {
    "rkmk8": (munthe_kaas.STAGES, VERNER8), "rkmk9": (munthe_kaas.STAGES, VERNER9),
    "rkq8": (quaternion_runge_kutta.STAGES, VERNER8), "rkq9": (quaternion_runge_kutta.STAGES, VERNER9),
}  # fmt: skip
each = pytest.mark.parametrize("name", METHODS)


@each
@pytest.mark.parametrize("kind", [Kind.TORQUE, Kind.VELOCITY], ids=["torque", "velocity"])
def test_leads_to_the_motion(name, kind):
    """Compare with the result of another solver. Other tests measure the orders, against runs of the same method."""
    q = ph.simulate(
        MOMENTS, problem(kind), omega=OMEGA, attitude=attitude(), t_end=8, dt=1 / 16, method=name, every=0,
        engine="python",
    )  # fmt: skip
    truth = reference(kind, 8.0)
    assert angle(truth.R, q.R[-1]) < 2e-12
    assert np.abs(q.momentum_body[-1] - np.array(MOMENTS) * truth.omega).max() < 2e-12


@each
def test_the_estimate_calls_no_torque_and_goes_with_its_power(name):
    from polhode.kernels.so3 import exp
    from polhode.kernels.values import Diag3, Vec3, dot

    (stages, c), calls = METHODS[name], []
    bound = problem(Kind.TORQUE).bind(ph.Body(MOMENTS), "python")

    def torque(t, R, W, p):
        calls.append(t)
        return bound.torque(t, R, W, p)

    plain, (estimated, power) = stages.build(c), stages.estimate(c)
    I, found = Diag3(*MOMENTS), []
    s = plain.start(torque, bound.p, I, 0.1, 0.0, exp(Vec3(0.3, -0.2, 0.4)), Vec3(*OMEGA))
    for h in (0.2, 0.1, 0.05):
        calls.clear()
        ends, _, turn, slip = estimated(torque, bound.p, I, h, 0.0, s)
        assert len(calls) == c.stages
        assert ends == plain.step(torque, bound.p, I, h, 0.0, s)[0], "the estimate must not change the step"
        found.append([dot(turn, turn) ** 0.5, dot(slip, slip) ** 0.5])
    slopes = np.log2(np.array(found[:-1]) / found[1:])
    assert slopes[-1] == pytest.approx(power, abs=0.4)


@each
@pytest.mark.parametrize("problem", full_dose(["coulomb-wall", "asymmetric-top", "satellite"], {"satellite"}))
def test_the_error_follows_the_tolerance(name, problem):
    p = PROBLEMS[problem]
    for tol in (1e-6, 1e-8, 1e-10):
        q = ph.simulate(
            p.body, p.torque, omega=p.omega, attitude=p.attitude, t_end=p.t_end, method=name, control="error", tol=tol,
            every=0, engine="python",
        )  # fmt: skip
        assert angle(p.reference.R, q.R[-1]) < 50 * tol
        attempts = q.stats.steps + q.stats.rejected
        # the first step length needs one more call
        assert q.stats.torque_calls == attempts * METHODS[name][1].stages + 1

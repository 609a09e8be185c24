"""Test motions from rest and through turning points: no iterative solve may stall where the motion is slow."""

import pytest
from subjects import every_family, record

import polhode as ph
from polhode.integrators.record import Kind
from shared_code import COMPILED, hanging

HANGING = hanging(1.0)
STARTS = {
    "released from rest": ([0, 0, 0], [0.5, 0, 0]),
    "swinging in a plane": ([1, 0, 0], [0, 0, 0]),
    "swinging off the plane": ([0.5, 0, 0.02], [0.3, 0.1, 0]),
}


@pytest.mark.parametrize("start", STARTS)
@every_family
def test_a_pendulum_swings(subject, start, request):
    """Test two periods with compiled code.

    Methods that no other law compiles run in Python, shortly beyond the first turning points.
    """
    name, _ = subject
    if record(subject).accepts < Kind.POTENTIAL:
        return
    omega, tilt = STARTS[start]
    long = name in COMPILED or request.config.getoption("markexpr") != "not soak"
    run = ph.simulate(
        [1, 2, 2.5], HANGING, omega=omega, attitude=ph.so3.exp(tilt), t_end=12 if long else 4, dt=0.01, method=name,
        every=100, engine="numba" if long else "python",
    )  # fmt: skip
    assert run.outcome is ph.Outcome.DONE
    swing = 0.02 if record(subject).claims.order > 1 else 0.1  # the potential energy is of order one
    assert abs(run.energy - run.energy[0]).max() < swing

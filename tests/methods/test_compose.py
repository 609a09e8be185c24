"""Test compositions of any one-step method."""

import math

import numpy as np
import pytest

import polhode as ph
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, potential
from polhode.groups.so3 import angle
from polhode.integrators import METHODS
from polhode.integrators.coefficients import COMPOSITIONS
from polhode.integrators.compose import compose
from polhode.kernels.values import Diag3
from polhode.torques.base import mat3, vec3

I = Diag3(*MOMENTS)
TRIPLE_JUMP = COMPOSITIONS["yoshida4"].weights
BOUND = potential().bind(ph.Body(MOMENTS), "python")


def march(parts, h, steps, torque=BOUND.torque):
    s = parts.start(torque, BOUND.p, I, h, 0.0, mat3(attitude()), vec3(OMEGA))
    passes = 0.0
    for i in range(steps):
        s, report = parts.step(torque, BOUND.p, I, h, i * h, s)
        passes += report.passes
        assert report.converged == 1.0
    R, _ = parts.finish(I, s)
    return np.array(R).T, passes


@pytest.mark.parametrize("method", ["mr2", "liemid_ea", "liemid_i"])
def test_halves_are_two_steps(method):
    parts = METHODS[method].build()
    whole, passes = march(compose(parts, (0.5, 0.5)), 0.2, 3)
    halves, expected = march(parts, 0.1, 6)
    assert np.abs(whole - halves).max() < 1e-15 and passes == expected


def test_the_triple_jump():
    x0, x1, x2 = TRIPLE_JUMP
    assert x0 == x2 and x0 + x1 + x2 == pytest.approx(1, abs=1e-15)
    assert x0**3 + x1**3 + x2**3 == pytest.approx(0, abs=1e-14)


@pytest.mark.parametrize("method", ["mr2", "liemid_ea"])
def test_a_symmetric_method_becomes_one_of_fourth_order(method):
    truth = march(METHODS["buss6"].build(), 1 / 256, 256)[0]
    parts = compose(METHODS[method].build(), TRIPLE_JUMP)
    coarse, fine = (angle(truth, march(parts, 1 / n, n)[0]) for n in (32, 64))
    assert math.log2(coarse / fine) == pytest.approx(4, abs=0.1)


def test_one_that_is_not_symmetric_does_not():
    truth = march(METHODS["buss6"].build(), 1 / 256, 256)[0]
    parts = compose(METHODS["buss1"].build(), TRIPLE_JUMP)
    coarse, fine = (angle(truth, march(parts, 1 / n, n)[0]) for n in (32, 64))
    assert math.log2(coarse / fine) < 2.5


def test_torque_calls_are_shared_between_the_parts():
    calls = []

    def counting(*arguments):
        calls.append(arguments[0])
        return BOUND.torque(*arguments)

    march(compose(METHODS["mr2"].build(), TRIPLE_JUMP), 0.1, 2, counting)
    assert len(calls) == 1 + 3 * 2
    x = np.cumsum(TRIPLE_JUMP) * 0.1
    assert np.abs(np.array(calls) - [0, *x, *(0.1 + x)]).max() < 1e-15

"""Test LIEMID[I], [E1], [E2] and [EA] against the equations of the paper; adjoints, compositions, and misprints."""

import numpy as np
import pytest
from family_oracle import engines_agree, expm, root
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph
from polhode.kernels.values import Diag3, Vec3
from polhode.torques.base import mat3

JI = np.linalg.inv(J)


def free_turn(P, h):
    return root(lambda v: J @ v / h - expm(-v / 2) @ P, h * JI @ P)


def e2(t, R, P, h):
    P = P + h * body_torque(t, R)
    v = free_turn(P, h)
    return R @ expm(v), expm(-v) @ P


def e1(t, R, P, h, printed=False):
    v = free_turn(P, h)
    R = R @ expm(v)
    T = body_torque(t + h, R)
    return R, expm(-v) @ (P + h * T) if printed else expm(-v) @ P + h * T


def ea(t, R, P, h, printed=False):
    R, P = e2(t, R, P, h / 2)
    return e1(t + h / 2, R, P, h / 2, printed)


def implicit(t, R, P, h, printed=False):
    def T(v):
        return body_torque(t + h / 2, R @ expm(v / 2))

    if printed:
        v = root(lambda v: J @ v / h - P - h / 2 * expm(v / 2) @ T(v), h * JI @ P)
    else:
        v = root(lambda v: J @ v / h - expm(-v / 2) @ (P + h / 2 * expm(v / 2) @ T(v)), h * JI @ P)
    return R @ expm(v), expm(-v) @ (P + h * expm(v / 2) @ T(v))


def march(step, h=0.2, **options):
    R, P = R0(), J @ W0
    for n in range(3):
        R, P = step(n * h, R, P, h, **options)
    return R, JI @ P


@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize(("name", "step"), [("liemid_i", implicit), ("liemid_e1", e1), ("liemid_ea", ea)])
def test_the_papers_equations(name, step, printed):
    assert_same(run(f"{name}_printed" if printed else name), march(step, printed=printed))


def test_the_papers_equations_of_e2():
    assert_same(run("liemid_e2"), march(e2))


def one_step(name, h, t, R, P):
    from space_oracle import model

    bound = model().bind(ph.Body(J), "python")
    parts = ph.methods[name].build()
    s = parts.start(bound.torque, bound.p, Diag3(*np.diag(J)), h, t, mat3(R), Vec3(*(JI @ P)))
    s, _ = parts.step(bound.torque, bound.p, Diag3(*np.diag(J)), h, t, s)
    return np.array(s.R).T, np.array(s.P)


@pytest.mark.parametrize("h", [0.05, 0.3])
def test_e1_is_the_adjoint_of_e2_and_ea_their_composition(h):
    R, P = R0(), J @ W0
    there = one_step("liemid_e2", h, 0.4, R, P)
    assert_same(one_step("liemid_e1", -h, 0.4 + h, *there), (R, P), 1e-14)
    printed = one_step("liemid_e1_printed", -h, 0.4 + h, *there)
    assert np.abs(printed[1] - P).max() > 0.1 * h * h
    composed = one_step("liemid_e1", h / 2, 0.4 + h / 2, *one_step("liemid_e2", h / 2, 0.4, R, P))
    assert_same(one_step("liemid_ea", h, 0.4, R, P), composed, 1e-14)


def test_without_torque_all_are_midpoint_lie():
    expected = run("liemid_i", torque=None, steps=10)
    for name in ("liemid_e1", "liemid_e2"):
        assert_same(run(name, torque=None, steps=10), expected, 1e-13)
    assert_same(run("liemid_ea", torque=None, h=0.4, steps=5), expected, 1e-13)


def test_misprints_cost_an_order_on_the_slow_top():
    """At t = 2, half the step divides the error by four, but that of the version with the misprint by two."""

    def error(name, dt):
        top = dict(omega=[0, 0, 5.0], attitude=expm(np.array([0.3, 0.0, 0.0])), t_end=2)
        exact = ph.simulate([5, 5, 1], ph.torques.heavy_top(20.0), dt=0.0005, method="rkmk4", every=0, **top)
        q = ph.simulate([5, 5, 1], ph.torques.heavy_top(20.0), dt=dt, method=name, every=0, **top)
        return np.abs(q.R[-1] - exact.R[-1]).max()

    for name in ("liemid_i", "liemid_ea"):
        assert error(name, 0.01) / error(name, 0.005) == pytest.approx(4, abs=0.1)
        printed = f"{name}_printed"
        assert error(printed, 0.01) / error(printed, 0.005) < 2.5
        assert error(printed, 0.01) > 20 * error(name, 0.01)


@pytest.mark.parametrize("name", ["liemid_ea", "liemid_i", "liemid_e1", "liemid_e2"])
def test_engines_agree(name):
    engines_agree(name)

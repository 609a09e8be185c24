"""Test the laws for bodies that rotate and translate, on a problem that couples both: springs at points of the body.

Every method that can move a body keeps the claims of its record: the order of attitude, position and velocity,
reversal, the symplectic form (now with twelve dimensions), and conserved momenta.
"""

import mpmath
import numpy as np
import pytest

import polhode as ph
from polhode.engines.layout import from_rows, leaves
from polhode.engines.registry import PYTHON
from polhode.integrators import check_options, flies, make_parts, settle, variant
from polhode.integrators.record import Kind
from polhode.kernels.flight import Masses, Pair, Pose
from polhode.kernels.so3 import exp
from polhode.kernels.values import Diag3, Vec3, tr
from shared_code import full_dose, of_every_family

BODY = ph.Body([2.0, 3.0, 4.0], mass=1.5)
ANCHOR = [0.3, 0.0, 2.0]
SPRING = ph.forces.spring(ANCHOR, [0.1, 0.2, 0.3], stiffness=9.0, rest=0.2)
LOAD = SPRING + ph.forces.spring([-1.3, 0.4, -2], [0.5, -0.2, 0.3], stiffness=6.0) + ph.forces.gravity()
START = {"position": [0.1, 0.0, 0.1], "velocity": [0.2, 0.3, 0.1], "omega": [0.3, 0.5, 0.4]}
FLYING = [name for name, m in ph.methods.items() if flies(m, {})]
MOVED = [name for name in FLYING if ph.methods[name].accepts > Kind.FREE]


def settled(name):
    method = ph.methods[name]
    return variant(method, settle(method, check_options(method, {}), False, True))


def run(name, dt, load=LOAD, t_end=1.0, **more):
    return ph.simulate(BODY, force=load, method=name, t_end=t_end, dt=dt, engine="python", every=0, **{**START, **more})


@pytest.fixture(scope="module")
def reference():
    return run("rkmk9", 0.01)


def distance(a, b):
    return max(np.abs(a.x[-1] - b.x[-1]).max(), np.abs(a.R[-1] - b.R[-1]).max(), np.abs(a.v[-1] - b.v[-1]).max())


def test_which_methods_can_move_a_body():
    others = {name for name in ph.methods if not flies(ph.methods[name], {})}
    assert not others


STEPS = {
    1: 0.01,
    2: 0.02,
    3: 0.05,
    4: 0.1,
    5: 0.1,
    6: 0.2,
    8: 0.25,
    9: 0.25,
}  # even with half of these steps, errors are larger than rounding
# these methods show their order only with small steps; the record of cg4 states this
LATE = {"cg4": 0.005, "rkq8": 0.125, "adams6": 0.05}


@pytest.mark.parametrize("name", MOVED)
def test_order_of_a_coupled_motion(name, reference):
    order = settled(name).claims.order
    h = LATE.get(name, STEPS[order])
    errors = [distance(run(name, step), reference) for step in (h, 0.5 * h)]
    assert abs(np.log2(errors[0] / errors[1]) - order) < (0.3 if order < 8 else 1.0), errors


DAMPED = LOAD + ph.forces.damper([0.2, 0.1, 0.4], coefficient=0.7) + ph.torques.damping(0.4)


@pytest.fixture(scope="module")
def best():
    return run("rkmk9", 0.01, DAMPED)


@pytest.mark.parametrize("name", of_every_family([n for n in MOVED if ph.methods[n].claims.velocity_order]))
def test_order_with_a_damped_motion(name, best):
    """For strang, velocity_order is the order of its prediction, because it does not split a load that depends on the
    velocity.
    """
    order = ph.methods[name].claims.velocity_order
    h = LATE.get(name, STEPS[order])
    errors = [distance(run(name, step, DAMPED), best) for step in (h, 0.5 * h)]
    assert abs(np.log2(errors[0] / errors[1]) - order) < (0.3 if order < 8 else 1.0), errors


# --- one step --------------------------------------------------------------------------------------------------


def pieces(name):
    method = ph.methods[name]
    bound = ph.forces.base.Loads((LOAD,)).bind(BODY, PYTHON)
    options = settle(method, check_options(method, {}), False, True)
    parts = make_parts(method, options, bound.energy, Kind.POTENTIAL, bound.split, None, flies=True)
    return parts, bound.torque, bound.p


def begin(number=float):
    def vector(*v):
        return Vec3(*map(number, v))

    Q = Pose(exp(vector(0.3, -0.2, 0.4)), vector(0.1, 0.0, 0.1), vector(0, 0, 0))
    return Masses(Diag3(*vector(2, 3, 4)), number(1.5)), Q, Pair(vector(0.3, 0.5, 0.4), vector(0.2, 0.3, 0.1))


REVERSIBLE = [n for n in MOVED if settled(n).claims.reversible is not None]


@pytest.mark.parametrize("name", of_every_family(REVERSIBLE))
def test_reversal(name):
    parts, load, p = pieces(name)
    M, Q, V = begin()
    first = s = parts.start(load, p, M, 0.1, 0.0, Q, V)
    for _ in range(2):
        for _ in range(30):
            s, _ = parts.step(load, p, M, 0.1, 0.0, s)
        s = parts.reverse(s)
    gap = max(abs(a - b) for a, b in zip(leaves(s), leaves(first), strict=True))
    assert (gap < 1e-11) == settled(name).claims.reversible, gap


SYMPLECTIC = ("strang", "rkn4", "mr2", "dmv", "near864", "mr2_reduced", "quat_vi", "gradient4")
NOT_SYMPLECTIC = ("nmb", "liemid_ea", "rkmk4", "sw", "lewis_simo")


@pytest.mark.parametrize(
    "name", full_dose(SYMPLECTIC + NOT_SYMPLECTIC, {"rkn4", "near864", "quat_vi", "liemid_ea", "rkmk4"})
)
def test_the_symplectic_form_of_twelve_dimensions(name):
    """Test J^T B J = B, where J is the Jacobian of a step in (rotation in the body, position, body momentum,
    momentum).

    J is computed by one-sided differences. Their error and the rounding error are both about 1e-22.
    """
    parts, load, p = pieces(name)
    digits = 44
    with mpmath.workdps(digits):
        number = mpmath.mpf
        p = from_rows(p, [number(float(v)) for v in leaves(p)])
        M, Q, V = begin(number)
        P, h, d = M @ V, number("0.1"), number(10) ** (-digits // 2)

        def ahead(Q, P):
            V = Pair(Vec3(*(a / b for a, b in zip(P.turn, M.I, strict=True))), P.shift / M.m)
            s = parts.start(load, p, M, h, number(0), Q, V)
            s, _ = parts.step(load, p, M, h, number(0), s)
            R, W = parts.finish(M, s)
            x, v = parts.place(M, s)
            return R, x, M @ Pair(W, v)

        def near(R1, turned, kicked):
            R, x, L = ahead(turned, kicked)
            D = tr(R1) @ R
            turn = [(D.e2.z - D.e3.y) / 2, (D.e3.x - D.e1.z) / 2, (D.e1.y - D.e2.x) / 2]
            return [*turn, *x, *L.turn, *L.shift]

        R1, x1, P1 = ahead(Q, P)
        there = [number(0)] * 3 + [*x1, *P1.turn, *P1.shift]
        columns = []
        for k in range(12):
            e = Vec3(*(d if j == k % 3 else number(0) for j in range(3)))
            o = 0 * e
            turned = Pose(Q.R @ exp(e), Q.x, Q.low) if k < 3 else Pose(Q.R, Q.x + e, Q.low) if k < 6 else Q
            kicked = P + (Pair(e, o) if 6 <= k < 9 else Pair(o, e) if k >= 9 else Pair(o, o))
            columns.append([(a - b) / d for a, b in zip(near(R1, turned, kicked), there, strict=True)])
        J = mpmath.matrix(columns).T

        def form(P):
            B = mpmath.zeros(12, 12)
            hat = [[0, -P.z, P.y], [P.z, 0, -P.x], [-P.y, P.x, 0]]
            for i in range(3):
                for j in range(3):
                    B[i, j] = -hat[i][j]
            for i in range(6):
                B[i, 6 + i], B[6 + i, i] = 1, -1
            return B

        defect = float(max(abs(a) for a in J.T * form(P1.turn) * J - form(P.turn)))
    assert (defect < 1e-15) == (name in SYMPLECTIC), defect
    assert not 1e-18 < defect < 1e-9, (
        "the defect is too large for rounding, and too small for a method that is not symplectic"
    )
    assert ph.methods[name].claims.symplectic == (name in SYMPLECTIC)


# --- conserved quantities ----------------------------------------------------------------------------------------


def drift(a):
    return np.abs(a - a[0]).max()


def long_run(name, load, **more):
    return ph.simulate(BODY, force=load, method=name, t_end=20.0, dt=0.05, engine="python", **{**START, **more})


# methods in which force and torque act at the same pose, and the body moves with its mean velocity
THROUGH_A_POINT = (
    "gyrostat2", "gyrostat4", "gyrostat6",
    "liemid_ea", "liemid_i", "liemid_e1", "liemid_e2", "mr2", "mr4", "buss2", "buss2_aug", "sw", "hulbert_pc", "sw_c1",
    "akw", "dmv", "dmv4", "dmv6", "pdmv4", "pdmv6", "strang", "rkn4", "rkn6", "damped6", "near864", "near1064",
    "near1086", "mr2_reduced", "quat_vi", "gradient4", "gradient6",
)  # fmt: skip


@pytest.mark.parametrize("name", of_every_family(MOVED))
def test_momentum_about_the_end_of_a_spring(name):
    """The force goes through the anchor, so only the angular momentum about the anchor is conserved."""
    made = long_run(name, SPRING)
    about = drift(made.momentum_about(ANCHOR))
    assert (about < 1e-11) == (name in THROUGH_A_POINT), about
    assert drift(made.momentum_about([1.0, 0.0, 0.0])) > 0.1
    if settled(name).claims.symplectic:
        assert name in THROUGH_A_POINT


@pytest.mark.parametrize("map", ["exp", "cayley"])
def test_energy_and_momentum_together(map):
    """With quotient="scaled", force and torque are scaled by one factor; energy and momentum are conserved exactly."""
    load = ph.forces.spring(ANCHOR, [0.1, 0.2, 0.3], stiffness=9.0)
    made = long_run("lewis_simo", load, map=map, quotient="scaled")
    assert drift(made.energy) < 1e-11 and drift(made.momentum_about(ANCHOR)) < 1e-11


@pytest.mark.parametrize("name", of_every_family(FLYING))
def test_free_flight(name):
    """The centre moves on a straight line.

    The rotation has the same bits as the rotation of a body without translation.
    """
    made = ph.simulate(BODY, method=name, t_end=10.0, dt=0.05, engine="python", **START)
    line = np.array(START["position"]) + made.t[:, None] * np.array(START["velocity"])
    assert np.abs(made.x - line).max() < 1e-14
    assert drift(made.linear_momentum) < 1e-15
    turning = ph.simulate(BODY, method=name, t_end=10.0, dt=0.05, engine="python", omega=START["omega"])
    assert np.array_equal(made.R, turning.R) and np.array_equal(made.omega, turning.omega)


@pytest.mark.parametrize("name", full_dose(["mr2", "strang", "rkn4", "near864"], {"strang", "rkn4", "near864"}))
def test_energy_of_a_symplectic_method_stays_bounded(name):
    made = ph.simulate(BODY, force=LOAD, method=name, t_end=500.0, dt=0.05, engine="numba", every=10, **START)
    error = made.energy - made.energy[0]
    half = len(error) // 2
    size = np.abs(error[:half]).max()
    assert np.abs(error[half:]).max() < 1.5 * size and abs(error[half:].mean() - error[:half].mean()) < 0.1 * size


def test_exact_energy_of_a_coupled_motion():
    """lewis_simo and quat_em conserve the energy in every potential. akw, from which lewis_simo is derived,
    does not.
    """
    assert drift(long_run("lewis_simo", LOAD).energy) < 1e-11
    assert drift(long_run("quat_em", LOAD).energy) < 1e-11
    assert drift(long_run("akw", LOAD).energy) > 1e-4


def test_the_rotation_of_a_flight_does_not_depend_on_a_force_at_the_centre():
    """Gravity acts at the centre of mass and does not turn a body."""
    made = run("rkn4", 0.05, ph.forces.gravity())
    turning = ph.simulate(
        BODY, method="exact_free", t_end=1.0, dt=0.05, omega=START["omega"], every=0, engine="python"
    )  # fmt: skip
    assert np.abs(made.R[-1] - turning.R[-1]).max() < 1e-14

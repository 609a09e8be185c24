"""Test torques: models against independent formulas, and every form in which a user may give a torque."""

import functools
import itertools
import json
import math

import mpmath
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.engines.layout import leaves
from polhode.integrators.record import Kind
from polhode.kernels.so3 import exp
from polhode.math import Vec3, cross, tr
from polhode.torques.base import as_torque, mat3
from polhode.torques.models import MODELS, from_description
from shared_code import full_dose

TILT = Rotation.from_rotvec([0.4, -0.7, 0.2]).as_matrix()
STRAIGHT = ph.Body([3.0, 4.0, 5.0])
TILTED = ph.Body(TILT @ np.diag([3.0, 4.0, 5.0]) @ TILT.T)
BODIES = pytest.mark.parametrize("body", [STRAIGHT, TILTED], ids=["straight", "tilted"])

# --- potentials ----------------------------------------------------------------------------------------

AXIS, UP = np.array([2.0, -3.0, 6.0]) / 7, np.array([1.0, 4.0, -8.0]) / 9
TOWARDS, NORMAL = np.array([0.6, 0.0, 0.8]), np.array([0.0, 1.0, 0.0])
REST = Rotation.from_rotvec([0.2, 0.1, -0.5]).as_matrix()


def mp(a):
    return mpmath.matrix(np.asarray(a).tolist())


def heavy_top(t, R, J):
    return mpmath.mpf(20) * (mp(UP).T * R * mp(AXIS))[0]


def upright_top(t, R, J):
    return mpmath.mpf(20) * R[2, 2]


def dipole(t, R, J):
    return -(mp(UP).T * R * mp(AXIS))[0]


def gravity_gradient(t, R, J):
    n = R.T * mp(TOWARDS)
    return mpmath.mpf("1.5") * mpmath.mpf(0.7) * (n.T * J * n)[0]


def turning_gradient(t, R, J):
    c, s = mpmath.cos(mpmath.mpf(0.3) * t), mpmath.sin(mpmath.mpf(0.3) * t)
    n = R.T * (c * mp(TOWARDS) + s * mp(np.cross(NORMAL, TOWARDS)))
    return mpmath.mpf("1.5") * mpmath.mpf(0.7) * (n.T * J * n)[0]


def coulomb_wall(t, R, J):
    r = 1 / (mpmath.mpf(1.1) + R[2, 2])
    return mpmath.mpf(0.001) * r**10 - mpmath.mpf(1.0) * r


def spring(t, R, J):
    E = mp(REST).T * R
    return mpmath.mpf(2.5) * (1 - (E[0, 0] + E[1, 1] + E[2, 2] - 1) / 2)


POTENTIALS = {
    "heavy_top": (ph.torques.heavy_top(20.0, AXIS, UP), heavy_top),
    "upright_top": (ph.torques.heavy_top(20.0), upright_top),
    "dipole": (ph.torques.dipole(AXIS, UP), dipole),
    "gravity_gradient": (ph.torques.gravity_gradient(0.7, TOWARDS), gravity_gradient),
    "turning_gradient": (ph.torques.gravity_gradient(0.7, TOWARDS, rate=0.3, normal=NORMAL), turning_gradient),
    "coulomb_wall": (ph.torques.coulomb_wall(1.0, 0.001, 1.1), coulomb_wall),
    "spring": (ph.torques.spring(2.5, REST), spring),
}


def matrix(R):
    """Return a Mat3 as an mpmath matrix."""
    return mpmath.matrix([[getattr(c, k) for c in R] for k in "xyz"])


@BODIES
@pytest.mark.parametrize("name", POTENTIALS)
def test_torque_is_minus_the_derivative_of_the_energy_to_thirty_digits(name, body):
    torque, formula = POTENTIALS[name]
    bound = torque.bind(body, "python")
    with mpmath.workdps(60):
        t, J, d = mpmath.mpf("0.7"), mp(body.inertia), mpmath.mpf("1e-16")
        Q = mat3(body.axes)
        S = exp(Vec3(*map(mpmath.mpf, ("0.3", "-0.8", "0.5"))))  # the attitude of the user's axes
        R, W = S @ Q, Vec3(*map(mpmath.mpf, (1, 2, 3)))
        # 1e-13, because the axes are rounded to doubles
        assert abs(bound.energy(t, R, bound.p) - formula(t, matrix(S), J)) < 1e-13
        T = bound.torque(t, R, W, bound.p)
        for k, found in enumerate(T):
            e = exp(Vec3(*(d if j == k else mpmath.mpf(0) for j in range(3))))
            slope = (bound.energy(t, R @ e, bound.p) - bound.energy(t, R @ tr(e), bound.p)) / (2 * d)
            # axes in doubles are a rotation only to 1e-16, which limits the accuracy of the derivative
            assert abs(found + slope) < (1e-29 if body is STRAIGHT and name != "spring" else 1e-14)


@BODIES
@pytest.mark.parametrize("name", POTENTIALS)
def test_space_torque_is_minus_the_derivative_of_the_formula(name, body):
    """Turn the body in space and evaluate a formula without the library."""
    torque, formula = POTENTIALS[name]
    bound = torque.bind(body, "python")
    R0 = Rotation.from_rotvec([0.3, -0.8, 0.5]).as_matrix()
    T = np.array(bound.torque(0.7, mat3(R0 @ body.axes), Vec3(1.0, 2.0, 3.0), bound.p))
    found = R0 @ body.axes @ T
    with mpmath.workdps(40):
        d = mpmath.mpf("1e-12")
        for k in range(3):
            turn = [mpmath.expm(s * d * mp(np.cross(np.eye(3), np.eye(3)[k])), method="taylor") for s in (1, -1)]
            up, down = (formula(mpmath.mpf("0.7"), E * mp(R0), mp(body.inertia)) for E in turn)
            assert found[k] == pytest.approx(float(-(up - down) / (2 * d)), rel=1e-12, abs=1e-12)


def test_heavy_top_is_what_the_contract_says():
    R = Rotation.from_rotvec([0.3, -0.8, 0.5]).as_matrix()
    bound = ph.torques.heavy_top(20.0, AXIS, UP).bind(STRAIGHT, "python")
    T = R @ np.array(bound.torque(0.0, mat3(R), Vec3(0.0, 0.0, 0.0), bound.p))
    assert T == pytest.approx(-20 * np.cross(R @ AXIS, UP), rel=1e-14)


# --- other models ----------------------------------------------------------------------------------------


def in_space(torque, body, t=0.0, omega=(1.0, -2.0, 0.5)):
    """Return the torque in the user's body axes and in space, at a fixed attitude. omega is in the user's body axes."""
    R = Rotation.from_rotvec([0.3, -0.8, 0.5]).as_matrix()
    bound = as_torque(torque).bind(body, "python")
    W = Vec3(*(float(x) for x in body.axes.T @ omega))
    T = body.axes @ np.array(bound.torque(t, mat3(R @ body.axes), W, bound.p))
    return T, R @ T


@BODIES
def test_given_torques_in_both_frames(body):
    T = np.array([1.0, 2.0, -3.0])
    assert in_space(ph.torques.constant(T), body)[1] == pytest.approx(T, rel=1e-14)
    assert in_space(ph.torques.constant(T, frame="body"), body)[0] == pytest.approx(T, rel=1e-14)
    steps = [1.0, 2.0], [T, -T]
    for t, expected in ((0.5, 0 * T), (1.0, T), (1.9, T), (2.0, -T), (5.0, -T)):
        assert in_space(ph.torques.piecewise(*steps), body, t)[1] == pytest.approx(expected, abs=1e-14)
        assert in_space(ph.torques.piecewise(*steps, frame="body"), body, t)[0] == pytest.approx(expected, abs=1e-14)


@BODIES
def test_damping_and_drag_oppose_the_motion(body):
    W = np.array([1.0, -2.0, 0.5])
    C = np.array([[2, 0.1, 0], [0.1, 3, 0.2], [0, 0.2, 1]])
    assert in_space(ph.torques.damping(0.3), body)[0] == pytest.approx(-0.3 * W, rel=1e-13)
    assert in_space(ph.torques.damping([1, 2, 3]), body)[0] == pytest.approx(-np.array([1, 2, 3]) * W, rel=1e-13)
    assert in_space(ph.torques.damping(C), body)[0] == pytest.approx(-C @ W, rel=1e-13)
    assert in_space(ph.torques.drag(0.3), body)[0] == pytest.approx(-0.3 * np.linalg.norm(W) * W, rel=1e-13)


@pytest.mark.parametrize("at", [0.1, 1.0, 1e3, 1e6])
def test_piecewise_switches_on_the_step_and_not_before(at):
    """A time that is before the switch only by rounding counts as the switch. A time one step earlier does not."""
    bound = ph.torques.piecewise([at], [[1, 0, 0]], frame="body").bind(STRAIGHT, "python")

    def on(t):
        return bound.torque(t, mat3(np.eye(3)), Vec3(0.0, 0.0, 0.0), bound.p).x

    assert on(at) == on(np.nextafter(at, 0)) == 1.0
    assert on(at - 1e-5) == 0.0


def test_every_parameter_may_differ_from_body_to_body():
    rng = np.random.default_rng(0)
    n = 4
    vectors, numbers = rng.normal(size=(2, n, 3)), rng.uniform(1, 2, n)
    many = {
        "heavy_top": lambda k: ph.torques.heavy_top(numbers[k], vectors[0][k], vectors[1][k]),
        "dipole": lambda k: ph.torques.dipole(vectors[0][k], vectors[1][k]),
        "gravity_gradient": lambda k: ph.torques.gravity_gradient(numbers[k], vectors[0][k]),
        "coulomb_wall": lambda k: ph.torques.coulomb_wall(numbers[k], 0.01 * numbers[k], 3.0),
        "spring": lambda k: ph.torques.spring(numbers[k]),
        "constant": lambda k: ph.torques.constant(vectors[0][k]),
        "drag": lambda k: ph.torques.drag(numbers[k]),
    }
    for name, make in many.items():
        start = dict(omega=vectors[0], t_end=0.2, dt=0.1, engine="python", method="rk4")
        together = ph.simulate(STRAIGHT, make(slice(None)), **start)
        for k in range(n):
            alone = ph.simulate(STRAIGHT, make(k), **{**start, "omega": vectors[0][k]})
            assert together.R[k] == pytest.approx(alone.R, rel=1e-13, abs=1e-14), name


# --- sums, descriptions -----------------------------------------------------------------------------------


def test_sums_add_torques_and_energies():
    a, b, c = ph.torques.heavy_top(20.0), ph.torques.spring(2.5), ph.torques.damping(0.1)
    assert in_space(a + b + c, TILTED)[1] == pytest.approx(sum(in_space(x, TILTED)[1] for x in (a, b, c)))
    R = mat3(TILT)
    parts = [x.bind(TILTED, "python") for x in (a, b, a + b)]
    V = [x.energy(0.0, R, x.p) for x in parts]
    assert V[0] + V[1] == pytest.approx(V[2])
    assert (a + b).kind == Kind.POTENTIAL and (a + c).kind == Kind.VELOCITY
    assert (a + c).bind(TILTED, "python").energy is None


def test_sums_take_functions_none_and_the_builtin_sum():
    a = ph.torques.constant([1, 2, 3])
    assert in_space(a + (lambda R: [1, 1, 1]), STRAIGHT)[1] == pytest.approx([2, 3, 4])
    assert in_space((lambda R: [1, 1, 1]) + a, STRAIGHT)[1] == pytest.approx([2, 3, 4])
    assert a + None is a and None + a is a
    assert in_space(sum([a, a, a]), STRAIGHT)[1] == pytest.approx([3, 6, 9])
    assert (a + a + a).name == "constant + constant + constant"


@pytest.mark.parametrize("name", [*POTENTIALS, "piecewise", "damping", "drag", "constant", "sum", "batch"])
def test_a_description_survives_json(name):
    torque = {
        "piecewise": ph.torques.piecewise([0.0, 1.0], [[1, 2, 3], [4, 5, 6]], frame="body"),
        "damping": ph.torques.damping([0.1, 0.2, 0.3]),
        "drag": ph.torques.drag(0.3),
        "constant": ph.torques.constant([1, 2, 3]),
        "sum": ph.torques.heavy_top(20.0) + ph.torques.damping(0.1) + ph.torques.heavy_top(1.0, (1, 0, 0)),
        "batch": ph.torques.heavy_top([1.0, 2.0], [[1, 0, 0], [0, 1, 0]]),
        **{k: v for k, (v, _) in POTENTIALS.items()},
    }[name]
    again = from_description(json.loads(json.dumps(torque.describe())))
    assert again.describe() == torque.describe() and again.kind == torque.kind and repr(again) == repr(torque)
    a, b = torque.bind(TILTED, "python"), again.bind(TILTED, "python")
    assert a.torque is b.torque and a.energy is b.energy
    assert all(np.array_equal(x, y) for x, y in zip(leaves(a.p), leaves(b.p), strict=True))


def test_every_model_is_covered_here():
    covered = {"heavy_top", "dipole", "gravity_gradient", "coulomb_wall", "spring"}
    assert set(MODELS) == covered | {"constant", "piecewise", "damping", "drag"}
    others = {"function", "batched", "cached", "concurrent", "sampled", "thrusters", "wheels", "external"}
    others |= {
        "table",
        "angle_table",
        "magnetic",
        "field_table",
        "orbit_field",
        "sensor",
        "actuator",
    }  # tests/test_torque_tables.py tests these
    assert {*MODELS, *others} == set(ph.torques.__all__)


def test_unknown_models_are_refused():
    with pytest.raises(ph.InvalidInput, match="Did you mean 'heavy_top'"):
        from_description({"model": "heavytop"})


# --- functions, whose arguments are found by name ---------------------------------------------------------

NAMES = ("t", "R", "omega", "p")
CALLS = [c for n in range(1, 5) for c in itertools.permutations(NAMES, n)]


def written(names, kernel):
    """Return a function with these arguments whose result shows whether each of them is right."""
    value = {"t": "t", "R": "R.e1.y + 2*R.e3.x" if kernel else "R[1, 0] + 2*R[0, 2]"}
    value |= {"omega": "omega.z" if kernel else "omega[2]", "p": "p"}
    total = " + ".join(f"{10**k}*({value[n]})" for k, n in enumerate(NAMES) if n in names)
    answer = f"Vec3({total}, 2.0*({total}), 0.0*({total}))" if kernel else f"[{total}, 2*({total}), 0]"
    space = {"Vec3": Vec3}
    exec(f"def f({', '.join(names)}): return {answer}", space)
    return ph.kernel(space["f"]) if kernel else space["f"]


@pytest.mark.parametrize("kernel", [False, True], ids=["plain", "kernel"])
@BODIES
def test_arguments_in_any_number_and_order(kernel, body):
    t, R, W, p = 0.7, Rotation.from_rotvec([0.3, -0.8, 0.5]).as_matrix(), np.array([1.0, -2.0, 0.5]), 3.0
    value = {"t": t, "R": R[1, 0] + 2 * R[0, 2], "omega": W[2], "p": p}
    for names in CALLS:
        torque = as_torque(written(names, kernel), p if "p" in names else None, "body")
        bound = torque.bind(body, "python")
        local = Vec3(*(float(x) for x in body.axes.T @ W))
        found = body.axes @ np.array(bound.torque(t, mat3(R @ body.axes), local, bound.p))
        total = sum(10**k * value[n] for k, n in enumerate(NAMES) if n in names)
        assert found == pytest.approx([total, 2 * total, 0], abs=1e-11), names
        assert torque.kind == (Kind.VELOCITY if "omega" in names else Kind.TORQUE)


def answer(torque, params=None, t=0.7):
    bound = as_torque(torque, params, "body").bind(STRAIGHT, "python")
    T = np.array(bound.torque(t, mat3(np.eye(3)), Vec3(1.0, 2.0, 3.0), bound.p))
    return T if bound.callbacks == () or bound.callbacks[0].error is None else bound.callbacks[0].error


class Motor:
    """An object that is used as a torque."""

    def __init__(self, k):
        self.k = k

    def __call__(self, t, omega):
        return [self.k, t, omega[0]]

    def method(self, omega, t):
        return self(t, omega)


@pytest.mark.parametrize(
    "torque",
    [
        lambda t, omega, k=2.0: [k, t, omega[0]],
        lambda k=2.0, t=None, omega=None: [k, t, omega[0]],
        lambda omega, k=2.0, t=0.0: [k, t, omega[0]],
        lambda *, t, omega: [2.0, t, omega[0]],
        lambda omega, *, k=2.0, t: [k, t, omega[0]],
        lambda t, omega, p=2.0: [p, t, omega[0]],
        lambda t, omega, **others: [2.0, t, omega[0]] if not others else None,
        lambda t, /, omega: (2.0, t, omega[0]),
        functools.partial(lambda k, t, omega: [k, t, omega[0]], 2.0),
        functools.partial(lambda k, t, omega: [k, t, omega[0]], k=2.0),
        Motor(2.0),
        Motor(2.0).method,
        ph.kernel(lambda omega, k=2.0, t=0.0: Vec3(k, t, omega.x)),
        ph.kernel(lambda t, omega, p=2.0: Vec3(p, t, omega.x)),
    ],
)
def test_defaults_keywords_objects_and_partial_functions(torque):
    assert answer(torque).tolist() == [2.0, 0.7, 1.0]


@pytest.mark.parametrize(
    "torque, message",
    [
        (lambda t, x: 0, r"argument 'x' of <lambda>.*with t, R, omega, p; rename it"),
        (lambda time, R: 0, "argument 'time'.*rename it"),
        (lambda *args: 0, "argument 'args'.*rename it"),
        (ph.kernel(lambda t, W: 0), "argument 'W'.*rename it"),
        (ph.kernel(lambda *, t: 0), "cannot have keyword-only"),
        ([0.0, 0.0, 1.0], r"torque must be None, a model.*use polhode.torques.constant"),
        (3.0, "torque must be None, a model"),
        ("heavy_top", "torque must be None, a model"),
    ],
)
def test_what_is_no_torque_is_refused(torque, message):
    with pytest.raises(ph.InvalidInput, match=message):
        ph.simulate(STRAIGHT, torque, omega=[1, 2, 3], t_end=1, dt=0.1)


@pytest.mark.parametrize("frame", ["spaec", "user", 1])
def test_unknown_frames_are_refused(frame):
    with pytest.raises(ph.InvalidInput, match="unknown frame"):
        as_torque(lambda R: [0, 0, 0], frame=frame)
    with pytest.raises(ph.InvalidInput, match="unknown frame"):
        as_torque(None, frame=frame)
    with pytest.raises(ph.InvalidInput, match="unknown frame"):
        ph.torques.constant([0, 0, 1], frame=frame)


def test_params_and_frame_without_a_function_are_refused():
    with pytest.raises(ph.InvalidInput, match="params apply only to functions"):
        as_torque(ph.torques.heavy_top(1.0), params=3)
    with pytest.raises(ph.InvalidInput, match="params apply only to functions"):
        as_torque(None, params=3)
    with pytest.raises(ph.InvalidInput, match="applies only to functions, and constant is in frame='space'"):
        as_torque(ph.torques.constant([0, 0, 1]), frame="body")
    with pytest.raises(ph.InvalidInput, match="no argument p to receive them"):
        as_torque(lambda R: [0, 0, 1], params=3)


def test_params_of_kernel_torques_arrive_as_given():
    def p(params):
        return as_torque(ph.kernel(lambda R, p: Vec3(0.0, 0.0, 0.0)), params).bind(STRAIGHT, "python", 4).p

    assert p(2.0) == p(np.float32(2.0)) == p(2) == 2.0
    assert p((1, 2.0)) == p([1, 2]) == (1.0, 2.0)
    assert p([1, 2, 3]) == Vec3(1.0, 2.0, 3.0) and p(np.eye(3)) == mat3(np.eye(3))
    assert p({"k": 1, "axis": [1, 2, 3]})._asdict() == {"k": 1.0, "axis": Vec3(1.0, 2.0, 3.0)}
    each = p({"k": np.arange(4.0), "axis": np.ones((4, 3))})
    assert each.k.tolist() == [0, 1, 2, 3] and isinstance(each.axis, Vec3) and each.axis.y.shape == (4,)


@pytest.mark.parametrize(
    "params",
    ["text", {"not a name": 1.0}, {"class": 1.0}, [1.0, [1, 2, 3]], np.ones((2, 5)), {"k": None, "l": "x"}, object()],
)
def test_bad_params_are_refused(params):
    with pytest.raises(ph.InvalidInput, match="param"):
        as_torque(ph.kernel(lambda R, p: Vec3(0.0, 0.0, 0.0)), params).bind(STRAIGHT, "python")


def test_params_by_name_do_not_depend_on_their_order():
    torque = ph.kernel(lambda R, p: Vec3(p.a + 0.0 * R.e1.x, p.b + 0.0 * R.e1.x, 0.0 * R.e1.x))
    start = dict(omega=[1, 2, 3], t_end=0.1, dt=0.01, method="rk4")
    one = ph.simulate(STRAIGHT, torque, params={"a": 1.0, "b": 20.0}, **start)
    other = ph.simulate(STRAIGHT, torque, params={"b": 20.0, "a": 1.0}, **start)
    assert np.array_equal(one.R, other.R)


def test_params_per_body_with_one_inertia_for_all():
    torque = ph.kernel(lambda R, p: Vec3(p + 0.0 * R.e1.x, 0.0 * R.e1.x, 0.0 * R.e1.x))
    k = np.array([0.0, 1.0, 2.0, 5.0])
    start = dict(omega=np.ones((4, 3)), t_end=0.1, dt=0.01, method="rk4", frame="body")
    many = ph.simulate(STRAIGHT, torque, params=k, **start)
    for j in range(4):
        one = ph.simulate(STRAIGHT, torque, params=k[j], **{**start, "omega": [1, 1, 1]})
        assert many.omega[j] == pytest.approx(one.omega, rel=1e-14)
    assert not np.allclose(many.omega[0, -1], many.omega[3, -1])


def test_params_for_another_number_of_bodies_are_refused():
    with pytest.raises(ph.InvalidInput, match="parameters for 3 bodies, the run has 2"):
        ph.simulate(STRAIGHT, ph.torques.heavy_top([1.0, 2.0, 3.0]), omega=np.ones((2, 3)), t_end=1, dt=0.1)
    with pytest.raises(ph.InvalidInput, match="parameters for 3 bodies, the run has one"):
        ph.simulate(STRAIGHT, ph.torques.heavy_top([1.0, 2.0, 3.0]), omega=np.ones(3), t_end=1, dt=0.1)
    energy, torque = ph.kernel(lambda R, p: p * R.e3.z), ph.kernel(lambda R, p: Vec3(-p * R.e3.y, p * R.e3.x, 0.0))
    with pytest.raises(ph.InvalidInput, match=r"give one number for each of three bodies as shape \(3, 1\)"):
        ph.Potential(energy, torque, params=np.array([1.0, 2.0, 3.0]))


@pytest.mark.parametrize(
    "make, message",
    [
        (lambda: ph.torques.heavy_top("a"), "mgl must be a finite number"),
        (lambda: ph.torques.heavy_top(np.nan), "mgl must be a finite number"),
        (lambda: ph.torques.heavy_top(1.0, axis=[1, 2]), "axis must be three finite numbers"),
        (lambda: ph.torques.heavy_top(1.0, up="z"), "up must be three finite numbers"),
        (lambda: ph.torques.dipole(None, [1, 2, 3]), "moment must be three finite numbers"),
        (
            lambda: ph.torques.gravity_gradient(1.0, [0, 0, 0]),
            "towards is a direction: its components must be finite and not all zero",
        ),
        (lambda: ph.torques.gravity_gradient(1.0, rate=1.0, normal=[0, 1, 1]), "must be perpendicular"),
        (lambda: ph.torques.spring(1.0, np.ones((3, 3))), "must be a rotation matrix"),
        (lambda: ph.torques.spring(1.0, "upright"), "must be a rotation matrix"),
        (lambda: ph.torques.spring(1.0, -np.eye(3)), "must be a rotation matrix"),
        (lambda: ph.torques.constant([1, 2]), "torque must be three finite numbers"),
        (lambda: ph.torques.piecewise([0, 1], [[1, 2, 3]]), "n times and n torques"),
        (lambda: ph.torques.piecewise([], np.empty((0, 3))), "n times and n torques"),
        (lambda: ph.torques.piecewise([1, 0], np.ones((2, 3))), "times must increase"),
        (lambda: ph.torques.piecewise([np.nan], np.ones((1, 3))), "times must be finite"),
        (lambda: ph.torques.damping(-1.0), "drives the body"),
        (lambda: ph.torques.damping([1, 2]), "a number, three numbers or a 3x3 tensor"),
        (lambda: ph.torques.drag("x"), "coefficient must be a finite number"),
    ],
)
def test_bad_models_are_refused(make, message):
    with pytest.raises(ph.InvalidInput, match=message):
        make()


def test_a_model_does_not_change_with_the_array_it_was_made_from():
    axis = np.array([0.0, 0.6, 0.8])
    torque = ph.torques.heavy_top(1.0, axis)
    before = torque.describe()
    axis[:] = 0.0
    assert torque.describe() == before


# --- potentials of users -----------------------------------------------------------------------------------


def energy(R):
    return 20 * R[2, 2]


def space_torque(R):
    return -20 * np.cross(R[:, 2], [0, 0, 1])


def body_torque(R):
    return R.T @ space_torque(R)


@ph.kernel
def kernel_energy(R, p):
    return p * R.e3.z


@ph.kernel
def kernel_torque(R, p):
    return p * cross(Vec3(0.0, 0.0, 1.0), R.e3)


def test_a_potential_that_fits_is_accepted():
    ph.Potential(energy, space_torque)
    ph.Potential(energy, body_torque, frame="body")
    ph.Potential(kernel_energy, kernel_torque, params=20.0)
    ph.Potential(lambda R, p: p["k"] * R[2, 2], lambda p, R: p["k"] / 20 * space_torque(R), params={"k": 3.0})
    ph.Potential(lambda R, p: 0 * p, lambda R: np.zeros(3), params=1.0)


@pytest.mark.parametrize(
    "energy, torque, frame, message",
    [
        (energy, lambda R: -space_torque(R), "space", "sign is reversed.*Check signs"),
        (energy, body_torque, "space", "does not derive from the energy"),
        (energy, space_torque, "body", "does not derive from the energy"),
        (energy, lambda R: 1.001 * space_torque(R), "space", "does not derive from the energy"),
        (lambda R: R[0, 0] ** 2, space_torque, "space", "does not derive from the energy"),
        (lambda R: 0.0, space_torque, "space", "does not derive from the energy"),
        (energy, lambda R, omega: -omega, "space", "cannot depend on the angular velocity"),
        (lambda R, omega: 0.0, space_torque, "space", "argument 'omega'"),
        (energy, kernel_torque, "space", "both as @polhode.kernel functions, or both as plain"),
        (energy, lambda R: [1, 2], "space", "must return three numbers"),
        (energy, space_torque, "other", "unknown frame"),
    ],
)
def test_a_potential_that_does_not_fit_is_refused(energy, torque, frame, message):
    with pytest.raises(ph.InvalidInput, match=message):
        ph.Potential(energy, torque, frame=frame)


def test_a_potential_may_be_undefined_at_some_attitudes():
    def steep(R):
        return math.log(R[2, 2])  # defined only on the upper hemisphere

    ph.Potential(steep, lambda R: -np.cross(R[:, 2], [0, 0, 1]) / R[2, 2])
    with pytest.raises(ph.InvalidInput, match="sign is reversed"):
        ph.Potential(steep, lambda R: np.cross(R[:, 2], [0, 0, 1]) / R[2, 2])


def test_an_error_in_the_energy_is_not_hidden():
    with pytest.raises(NameError, match="undefined"):
        ph.Potential(lambda R: undefined, space_torque)  # noqa: F821


def test_a_potential_with_parameters_per_body_is_checked_when_their_number_is_known():
    k = np.array([1.0, 2.0, 3.0, 4.0])
    start = dict(omega=np.ones((4, 3)), t_end=0.1, dt=0.05, engine="python")
    run = ph.simulate(STRAIGHT, ph.Potential(kernel_energy, kernel_torque, params=k), **start)
    assert run.potential_energy[:, 0] == pytest.approx(k)
    wrong = ph.Potential(kernel_energy, ph.kernel(lambda R, p: -kernel_torque(R, p)), params=k)
    with pytest.raises(ph.InvalidInput, match="sign is reversed"):
        ph.simulate(STRAIGHT, wrong, **start)


def test_an_energy_that_depends_on_time_is_no_potential():
    moving = ph.Potential(lambda t, R: (1 + t) * R[2, 2], lambda t, R: (1 + t) / 20 * space_torque(R))
    assert moving.kind == Kind.TORQUE
    with pytest.raises(ph.Unsupported, match="quat_em accepts a potential at most"):
        ph.simulate(STRAIGHT, moving, omega=[1, 2, 3], t_end=1, dt=0.1, method="quat_em")


@pytest.mark.parametrize("kernel", [False, True], ids=["plain", "kernel"])
@BODIES
def test_energy_of_samples_is_the_users(kernel, body):
    mine = ph.Potential(kernel_energy, kernel_torque, params=20.0) if kernel else ph.Potential(energy, space_torque)
    for omega in ([1, 2, 3], [[1, 2, 3], [3, 2, 1.0]]):
        run = ph.simulate(body, mine, omega=omega, t_end=0.5, dt=0.1, engine="python", method="mr2")
        assert run.potential_energy == pytest.approx(20 * run.R[..., 2, 2], rel=1e-13)
        assert run.energy == pytest.approx(run.kinetic_energy + run.potential_energy, rel=1e-15)


def test_energy_conserving_methods_take_plain_potentials():
    start = dict(omega=[1, 2, 3], t_end=0.5, dt=0.05, method="quat_em")
    model = ph.simulate(TILTED, ph.torques.heavy_top(20.0), **start)
    plain = ph.simulate(TILTED, ph.Potential(energy, space_torque), **start)
    assert plain.setup.engine == "python"  # in Python, because the method needs the energy inside the step
    assert plain.R == pytest.approx(model.R, abs=1e-12)
    with pytest.raises(ph.InvalidInput, match=r"mark energy and torque with @polhode.kernel, or use engine='python'"):
        ph.simulate(TILTED, ph.Potential(energy, space_torque), engine="numba", **start)


# --- the user's own axes -------------------------------------------------------------------------------------


def components(R, omega):
    """Return -20 (R e) x e3 - 0.3 R omega in space, with e fixed in the body, for any type of number."""
    e = [sum(R[i, k] * AXIS[k] for k in range(3)) for i in range(3)]
    w = [sum(R[i, k] * omega[k] for k in range(3)) for i in range(3)]
    return [-20 * e[1] - 0.3 * w[0], 20 * e[0] - 0.3 * w[1], -0.3 * w[2]]


def body_components(R, omega):
    T = components(R, omega)
    return [sum(R[k, i] * T[k] for k in range(3)) for i in range(3)]


@ph.kernel
def top_with_damping(R, omega, p):
    return 20.0 * cross(Vec3(0.0, 0.0, 1.0), R @ p) - 0.3 * (R @ omega)


@ph.kernel
def top_with_damping_body(R, omega, p):
    return tr(R) @ top_with_damping(R, omega, p)


WAYS = {
    "model": (ph.torques.heavy_top(20.0, AXIS) + ph.torques.damping(0.3), {}),
    "kernel": (top_with_damping, {"params": AXIS}),
    "kernel in the body frame": (top_with_damping_body, {"params": AXIS, "frame": "body"}),
    "plain": (components, {}),
    "plain in the body frame": (body_components, {"frame": "body"}),
    "model and plain": (ph.torques.heavy_top(20.0, AXIS) + (lambda R, omega: -0.3 * (R @ omega)), {}),
}
OMEGA, ATTITUDE = np.array([1.0, -2.0, 3.0]), Rotation.from_rotvec([0.3, -0.8, 0.5]).as_matrix()


@functools.cache
def reference():
    """Return the motion by SciPy, from Euler's equations in the user's axes."""
    J = TILTED.inertia

    def rate(t, y):
        R, w = y[:9].reshape(3, 3), y[9:]
        T = np.array(body_components(R, w))
        return np.concatenate([(R @ np.cross(np.eye(3), w)).ravel(), np.linalg.solve(J, np.cross(J @ w, w) + T)])

    start = np.concatenate([ATTITUDE.ravel(), OMEGA])
    y = solve_ivp(rate, (0, 0.5), start, method="DOP853", rtol=1e-13, atol=1e-13).y[:, -1]
    return y[:9].reshape(3, 3), y[9:]


NOT_PRINCIPAL = list(itertools.product(("python", "numba", "jax"), WAYS))
SOAKED = {("jax", way) for way in WAYS if way != "kernel in the body frame"}
SOAKED |= {("numba", way) for way in ("kernel", "plain in the body frame", "model and plain")}


@pytest.mark.parametrize("case", full_dose(NOT_PRINCIPAL, {"-".join(c) for c in SOAKED}, "-".join))
def test_axes_that_are_not_principal(case):
    engine, way = case
    torque, more = WAYS[way]
    start = dict(omega=OMEGA, attitude=ATTITUDE, t_end=0.5, dt=0.005, every=0)
    run = ph.simulate(TILTED, torque, method="rk4", engine=engine, **start, **more)
    R, w = reference()
    assert run.R[-1] == pytest.approx(R, abs=2e-9) and run.omega[-1] == pytest.approx(w, abs=2e-8)
    assert run.R[0] == pytest.approx(ATTITUDE, abs=1e-15)


def test_a_batch_of_bodies_each_with_its_own_axes():
    other = Rotation.from_rotvec([-0.2, 0.9, 0.4]).as_matrix()
    J = np.array([TILTED.inertia, STRAIGHT.inertia, other @ np.diag([2.0, 3.0, 4.0]) @ other.T])
    start = dict(omega=OMEGA, attitude=ATTITUDE, t_end=0.1, dt=0.01, method="rk4", params=np.array([AXIS]))
    many = ph.simulate(ph.Body(J), top_with_damping, **start)
    for k in range(3):
        one = ph.simulate(ph.Body(J[k]), top_with_damping, **start)
        assert many.R[k] == pytest.approx(one.R, abs=1e-14) and many.omega[k] == pytest.approx(one.omega, abs=1e-13)


def test_momentum_and_omega_starts_agree_in_any_axes():
    J = TILTED.inertia
    start = dict(attitude=ATTITUDE, t_end=0.1, dt=0.05, engine="python")
    by_omega = ph.simulate(TILTED, omega=OMEGA, **start)
    by_momentum = ph.simulate(TILTED, momentum=ATTITUDE @ J @ OMEGA, **start)
    assert by_momentum.omega == pytest.approx(by_omega.omega, rel=1e-13)
    assert by_momentum.momentum[0] == pytest.approx(ATTITUDE @ J @ OMEGA, rel=1e-14)

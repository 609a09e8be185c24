"""Test derivatives of runs of mechanisms by JAX against differences of runs in plain Python."""

import numpy as np
import pytest

import polhode as ph
from shared_code import full_dose

jax = pytest.importorskip("jax")
from polhode.engines.jax import double_precision  # noqa: E402

OMEGA = np.array([0.0, -0.8, 0.0])


def swing(s=0.0, joint="hinge", damping=0.0):
    """Return a body on a joint. All its parameters change with s, along a fixed direction."""
    body = ph.Body(np.array([0.4, 0.5, 0.7]) + s * np.array([0.3, -0.2, 0.1]), mass=1.3 + 0.5 * s)
    m = ph.Mechanism(assemble=True)
    # angles of hinges are measured from the start
    R = ph.so3.exp([0.0, 0.4 + (0.7 * s if joint == "ball" else 0.0), 0.0])
    x = -R @ [0.1, 0.0, 0.6]
    spin = OMEGA + s * np.array([0.0, 0.9, 0.0])
    a = m.add(body, position=x, attitude=R, velocity=np.cross(R @ spin, x), omega=spin, name="a")
    ends = {"at_a": [0.1, 0.0, 0.6], "at_b": [0.0, 0.0, 0.0], "name": "j"}
    if joint == "ball":
        m.ball(a, None, **ends)
    else:
        drive = {"stiffness": 2.0 + 0.4 * s, "rest": 0.1, "damping": damping, "torque": 0.5 - 0.3 * s}
        m.hinge(a, None, axis_a=[0, 1, 0], axis_b=[0, 1, 0], **ends, **drive)
    if joint == "two hinges":
        more = {"at_a": [0.1, 0.5, 0.6], "at_b": [0.0, 0.5, 0.0], "axis_a": [0, 1, 0], "axis_b": [0, 1, 0]}
        m.hinge(a, None, **more)
    return m


def score(x, omega, v):
    return x[2] + 0.3 * x[0] + 0.1 * omega[1] + 0.2 * v[0]


def differences(method, **kind):
    """Return the derivative with respect to s by differences of sixth order, with an error of about 1e-12."""
    h, total = 2e-2, 0.0
    for k, c in ((1, 45.0), (2, -9.0), (3, 1.0)):
        for sign in (1, -1):
            run = ph.simulate(
                swing(sign * k * h, **kind), load=ph.forces.gravity(), t_end=0.08, dt=0.02, method=method, every=0,
                engine="python",
            )  # fmt: skip
            total += sign * c * score(run.x[-1, 0], run.omega[-1, 0], run.v[-1, 0])
    return total / (60 * h)


def parameters_along(**kind):
    """Return the derivatives of the parameters of `swing` with respect to s, by differences."""
    h = 1e-3
    ends = [ph.traced_flow(swing(s, **kind), method="rattle", dt=0.02, steps=1).parameters for s in (h, -h)]
    # limits may be infinite, and differences must not be NaN
    first, second = (jax.tree.map(lambda v: np.clip(v, -1e300, 1e300), e) for e in ends)
    return jax.tree.map(lambda a, b: (a - b) / (2 * h), first, second)


def traced(method, **kind):
    f = ph.traced_flow(swing(**kind), load=ph.forces.gravity(), method=method, dt=0.02, steps=4)

    def value(q):
        end = f(q)
        return score(end.x[0], end.omega[0], end.v[0])

    return f, value


def check_value(f, value, method, **kind):
    run = ph.simulate(
        swing(**kind), load=ph.forces.gravity(), t_end=0.08, dt=0.02, method=method, every=0, engine="python"
    )  # fmt: skip
    assert abs(value - score(run.x[-1, 0], run.omega[-1, 0], run.v[-1, 0])) < 1e-14


@pytest.mark.parametrize("joint", full_dose(["ball", "hinge"], {"hinge"}))  # "hinge", with spring and motor, takes 15 s
def test_derivative_along_a_direction(joint):
    with double_precision():
        f, value = traced("rattle", joint=joint)
        along = jax.tree.map(lambda v: np.asarray(v, float), parameters_along(joint=joint))
        point = jax.tree.map(lambda v: np.asarray(v, float), f.parameters)
        now, slope = jax.jit(lambda q, d: jax.jvp(value, (q,), (d,)))(point, along)
    check_value(f, float(now), "rattle", joint=joint)
    # attitudes and velocities at the start are not linear in s, so differences of them have an error of 1e-6 h^2
    assert float(slope) == pytest.approx(differences("rattle", joint=joint), rel=1e-5)


@pytest.mark.soak  # each takes 20 s of CPU
@pytest.mark.parametrize(
    ("method", "kind"),
    [
        ("rattle", {"joint": "ball"}),
        ("rattle4", {"joint": "hinge"}),
        ("rattle", {"joint": "hinge", "damping": 0.3}),
        ("rattle", {"joint": "two hinges"}),  # five equations are redundant
    ],
)
def test_gradients_backward(method, kind):
    with double_precision():
        f, value = traced(method, **kind)
        along = parameters_along(**kind)
        now, g = jax.jit(jax.value_and_grad(value))(f.parameters)
    check_value(f, float(now), method, **kind)
    pairs = zip(jax.tree.leaves(g), jax.tree.leaves(along), strict=True)
    slope = sum(float(np.sum(np.asarray(a) * b)) for a, b in pairs)
    assert slope == pytest.approx(differences(method, **kind), rel=1e-5)


def test_slopes_with_redundant_equations():
    """Test a door on two hinges, whose equations are redundant.

    The joints allow only a part of the given velocities. The test differentiates this part with respect to the mass.
    """
    from polhode.kernels.values import Diag3
    from polhode.mechanisms.traced import Joined, Motion, Numbers, array, mat3, vec3

    built = swing(joint="two hinges").build()
    assert built.redundant == 5

    def kept(mass):
        n = Numbers(mass * np.ones(1), Diag3(*built.moments.T))
        joined = Joined(built)
        s = Motion(mat3(built.start.R), vec3(built.start.x), vec3(start[:, :3]), vec3(start[:, 3:]))
        G = joined.derivative(s)
        new = joined.projected(s, n, G, joined.matrix(G, n))
        return array(new.spin)[0], array(new.push)[0]

    start = np.array([[0.3, -0.2, 0.5, 1.0, 0.4, -0.7]])
    with double_precision():
        (spin, push), slopes = jax.jvp(kept, (1.3,), (1.0,))
        below, above = (kept(1.3 + d) for d in (-1e-4, 1e-4))
    # the motion about the hinge (through the origin, along y) is kept, and no other motion
    arm, R = -built.start.x[0], built.start.R[0]
    about = R @ start[0, :3] - np.cross(arm, start[0, 3:])
    inertia = (R @ np.diag(built.moments[0]) @ R.T)[1, 1] + 1.3 * (arm[0] ** 2 + arm[2] ** 2)
    rate = about[1] / inertia
    np.testing.assert_allclose(R @ (np.asarray(spin) / built.moments[0]), [0, rate, 0], atol=1e-12)
    np.testing.assert_allclose(np.asarray(push) / 1.3, -np.cross([0, rate, 0], arm), atol=1e-12)
    for slope, a, b in zip(slopes, below, above, strict=True):
        np.testing.assert_allclose(slope, (np.asarray(b) - np.asarray(a)) / 2e-4, atol=1e-7)


def test_what_cannot_be_traced_is_refused():
    with pytest.raises(ph.Unsupported, match="joint_em"):
        ph.traced_flow(swing(), method="joint_em", dt=0.1, steps=1)
    with pytest.raises(ph.InvalidInput, match="lode"):
        ph.traced_flow(swing(), lode=1, method="rattle", dt=0.1, steps=1)
    with pytest.raises(ph.InvalidInput, match="double precision"):
        f = ph.traced_flow(swing(), method="rattle", dt=0.1, steps=1)
        f(f.parameters)

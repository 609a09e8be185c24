"""Test QUAT_EM, QUAT_VI and DIR_EM against the unreduced systems of Betsch & Siebert (2009), as printed."""

import numpy as np
import pytest
from family_oracle import engines_agree, expm, hat, root, tangent

import polhode as ph
from polhode.evidence.certification import MOMENTS, OMEGA, attitude
from polhode.lab.betsch_variables import diagnostics, directors_energy

J = np.array(MOMENTS)
MGL, AXIS, UP = 1.3, np.array([0.36, 0.48, 0.8]), np.array([2.0, 3.0, 6.0]) / 7
H, STEPS = 0.08, 5


def run(method, torque="weight", h=H, steps=STEPS, **more):
    acts = ph.torques.heavy_top(MGL, axis=AXIS, up=UP) if torque == "weight" else torque
    given = {"omega": OMEGA, "attitude": attitude(), **more}
    return ph.simulate(ph.Body(given.pop("moments", MOMENTS)), acts, t_end=steps * h, dt=h, method=method, **given)


# --- the matrices of section 2.5 ------------------------------------------------------------------------------


def G(q):
    return np.column_stack([-q[1:], q[0] * np.eye(3) - hat(q[1:])])


def E(q):
    return np.column_stack([-q[1:], q[0] * np.eye(3) + hat(q[1:])])


def Ql(q):
    return np.column_stack([q, G(q).T])


def Qr(q):
    return np.column_stack([q, E(q).T])


def Qbar(q):
    return np.column_stack([q, -G(q).T])


J4 = np.diag([J.sum() / 2, *J])
J4i = np.linalg.inv(J4)


def V(q):
    """Return V = mgl up.(R(q) axis), quadratic in q as in section 5.2."""
    return MGL * UP @ E(q) @ G(q).T @ AXIS


def hessian():
    rows = []
    for a in np.eye(4):
        rows.append([V(a + b) - V(a) - V(b) for b in np.eye(4)])
    return np.array(rows)


HESSIAN = hessian()


def gradient(q):
    return HESSIAN @ q


def exp_S3(v):
    t = np.sqrt(v @ v)
    return np.array([np.cos(t / 2), *(np.sin(t / 2) / t * v)])


def start():
    q = run("quat_em", steps=1).quaternion[0]
    return q, 2 * Ql(q) @ np.array([0, *(J * OMEGA)])


def of(q):
    return E(q) @ G(q).T


# --- QUAT_EM ------------------------------------------------------------------------------------------------------


def residual_q(q0, p0, q1, p1, h):
    """Return the residual of equation (52), first line."""
    return q1 - q0 - h / 8 * Ql((q0 + q1) / 2) @ J4i @ (Ql(q0).T @ p0 + Ql(q1).T @ p1)


def residual_p(q0, p0, q1, p1, h):
    """Return the residual of equation (52), second line, without the multiplier."""
    inner = Ql(p0).T @ q0 + Ql(p1).T @ q1
    return p1 - p0 + h / 8 * Ql((p0 + p1) / 2) @ J4i @ inner + h * gradient((q0 + q1) / 2)


def reduced(q0, p0, h):
    """Return the equations for (theta, p_{n+1}): (52), first line, and (53)."""

    def f(z):
        q1, p1 = Ql(exp_S3(z[:3])) @ q0, z[3:]
        return np.concatenate([residual_q(q0, p0, q1, p1, h), G((q0 + q1) / 2) @ residual_p(q0, p0, q1, p1, h)])

    return f


def printed_tangent(q0, p0, z, h):
    """Return the tangent as printed in equation (D1)."""
    theta, p1 = z[:3], z[3:]
    q1 = Ql(exp_S3(theta)) @ q0
    qm, pm = (q0 + q1) / 2, (p0 + p1) / 2
    t = np.linalg.norm(theta)
    n = theta / t
    Ht = np.sin(t) / t * np.eye(3) + (1 - np.cos(t)) / t * hat(n) + (1 - np.sin(t) / t) * np.outer(n, n)
    o = J4i @ (Ql(q0).T @ p0 + Ql(q1).T @ p1) / 2
    k = J4i @ (Ql(p0).T @ q0 + Ql(p1).T @ q1) / 2
    Kqq = np.eye(4) - h / 8 * (Qr(o) + Ql(qm) @ J4i @ Qbar(p1).T)
    Kqp = -h / 8 * Ql(qm) @ J4i @ Ql(q1).T
    Kpq = G(qm) @ (h / 8 * Ql(pm) @ J4i @ Ql(p1).T + h / 2 * HESSIAN) - G(residual_p(q0, p0, q1, p1, h)) / 2
    Kpp = G(qm) @ (np.eye(4) + h / 8 * (Qr(k) + Ql(pm) @ J4i @ Qbar(q1).T))
    dq = E(q1).T @ Ht / 2
    return np.block([[Kqq @ dq, Kqp], [Kpq @ dq, Kpp]])


def first(q0, p0, h):
    return np.concatenate([of(q0) @ (h * np.array(OMEGA)), p0])


def test_quat_em_is_the_system_of_seven_equations():
    trajectory = run("quat_em")
    q, p = start()
    for n in range(STEPS):
        z = root(reduced(q, p, H), first(q, p, H))
        q, p = Ql(exp_S3(z[:3])) @ q, z[3:]
        assert np.abs(of(q) - trajectory.R[n + 1]).max() < 1e-13
        assert np.abs(G(q) @ p / 2 - trajectory.momentum_body[n + 1]).max() < 1e-12


def test_printed_tangent():
    """The tangent printed in Appendix D is right."""
    q, p = start()
    z = first(q, p, H) + 0.01 * np.arange(7)
    assert np.abs(printed_tangent(q, p, z, H) - tangent(reduced(q, p, H), z)).max() < 1e-13


def test_quat_em_with_the_multiplier():
    """Solve the nine equations (51). q.p = 0 holds although it is not imposed, and lambda is that of remark 4.3."""
    d = diagnostics(run("quat_em"))
    q, p = start()
    for n in range(STEPS):

        def f(z, q=q, p=p):
            q1, p1, l = z[:4], z[4:8], z[8]
            force = residual_p(q, p, q1, p1, H) + H * l * (q + q1) / 2
            return np.concatenate([residual_q(q, p, q1, p1, H), force, [(q1 @ q1 - 1) / 2]])

        z = root(f, [*(Ql(q) @ exp_S3(H * np.array(OMEGA))), *p, 0.0])
        q, p = z[:4], z[4:8]
        assert abs(q @ p) < 1e-13
        assert z[8] == pytest.approx(d.multiplier[n], abs=1e-11)
        assert np.abs(q - d.q[n + 1]).max() < 1e-13 and np.abs(p - d.p[n + 1]).max() < 1e-12
    assert np.abs(d.length).max() < 1e-14 and np.abs(d.level).max() < 1e-14
    assert np.abs(np.diff(d.energy)).max() < 1e-13


def test_quat_em_energy_in_a_potential_quadratic_in_R():
    exact = run("quat_em", ph.torques.gravity_gradient(2.0, (0.6, 0, 0.8)), steps=500)
    assert np.abs(exact.energy - exact.energy[0]).max() < 1e-12
    other = run("quat_em", ph.torques.gravity_gradient(2.0, (0.6, 0, 0.8)), steps=500, gradient="midpoint")
    assert np.abs(other.energy - other.energy[0]).max() > 1e-6


@pytest.mark.parametrize("steps", [100_000, pytest.param(400_000, marks=pytest.mark.soak)])
def test_quat_em_rounding_does_not_add_up(steps):
    q = run("quat_em", h=0.1, steps=steps, every=2000)
    assert np.abs(q.energy - q.energy[0]).max() / q.kinetic_energy[0] < 1e-11


# --- QUAT_VI ----------------------------------------------------------------------------------------------------


def kinetic_gradient(a, b):
    """Return the derivative with respect to b of 1/2 b.M~(a) b, where M~ = 4 G^T J G."""
    return 4 * G(a).T @ (J * (G(a) @ b))


def D1(q0, q1, h):
    return kinetic_gradient(q1, q0) / h - h / 2 * gradient((q0 + q1) / 2)


def D2(q0, q1, h):
    return kinetic_gradient(q0, q1) / h - h / 2 * gradient((q0 + q1) / 2)


def test_quat_vi_is_the_discrete_euler_lagrange_equation():
    """Solve (E1) for q_{n+1} and lambda_n, starting from p_0."""
    trajectory = run("quat_vi")
    d = diagnostics(trajectory)
    q0, p0 = start()

    def begin(z):
        return np.concatenate([-D1(q0, z[:4], H) + H / 2 * q0 * z[4] - p0, [z[:4] @ z[:4] - 1]])

    z = root(begin, [*(Ql(q0) @ exp_S3(H * np.array(OMEGA))), 0.0])
    last, now = q0, z[:4]
    assert z[4] == pytest.approx(d.multiplier[0], abs=1e-10)
    for n in range(1, STEPS):
        assert np.abs(now - d.q[n]).max() < 1e-13

        def f(z, last=last, now=now):
            return np.concatenate([D2(last, now, H) + D1(now, z[:4], H) - H * now * z[4], [z[:4] @ z[:4] - 1]])

        z = root(f, [*(2 * now - last), z[4]])
        last, now = now, z[:4]
        assert z[4] == pytest.approx(d.multiplier[n], abs=1e-10)
        minus = -D1(last, now, H) + H / 2 * last * z[4]
        assert np.abs(G(last) @ minus / 2 - trajectory.momentum_body[n]).max() < 1e-11
    assert np.abs(now - d.q[STEPS]).max() < 1e-13


def test_geodesic_midpoint_does_not_see_a_constant_in_V():
    shifted = ph.Potential(
        lambda R: MGL * UP @ R @ AXIS + 5.0, lambda R: MGL * np.cross(R.T @ UP, AXIS), frame="body"
    )  # fmt: skip
    for midpoint, same in (("geodesic", True), ("chord", False)):
        a, b = run("quat_vi", midpoint=midpoint), run("quat_vi", shifted, midpoint=midpoint, engine="python")
        assert (np.abs(a.R - b.R).max() < 1e-13) == same


def test_quat_vi_on_a_free_body_is_dmv():
    a, b = (run(m, None, steps=200) for m in ("quat_vi", "dmv"))
    assert np.abs(a.R - b.R).max() < 1e-12 and np.abs(a.omega - b.omega).max() < 1e-12


# --- DIR_EM -----------------------------------------------------------------------------------------------------


def test_dir_em_is_the_system_with_six_multipliers():
    """Solve E (v_{n+1} - v_n) + h grad V + h sum lambda grad Phi(d_{n+1/2}) = 0, Phi(d_{n+1}) = 0 for d_{n+1} and
    lambda.
    """
    trajectory = run("dir_em")
    euler = J.sum() / 2 - J
    d, v = attitude(), attitude() @ hat(np.array(OMEGA))
    force = MGL * np.outer(UP, AXIS)  # dV/dR
    upper = np.triu_indices(3)
    for n in range(STEPS):

        def f(z, d=d, v=v):
            d1, l = z[:9].reshape(3, 3), np.zeros((3, 3), z.dtype)
            l[upper] = z[9:]
            v1 = 2 * (d1 - d) / H - v
            balance = (v1 - v) * euler + H * force + H * (d + d1) / 2 @ (l + l.T)
            return np.concatenate([balance.ravel(), (d1.T @ d1 - np.eye(3))[upper]])

        z = root(f, [*(d @ expm(H * np.array(OMEGA))).ravel(), *np.zeros(6)])
        d1 = z[:9].reshape(3, 3)
        d, v = d1, 2 * (d1 - d) / H - v
        momentum = sum(e * np.cross(a, b) for e, a, b in zip(euler, d.T, v.T))
        assert np.abs(d - trajectory.R[n + 1]).max() < 1e-13
        assert np.abs(momentum - trajectory.momentum[n + 1]).max() < 1e-12
        energy = 0.5 * (euler * v * v).sum() + (force * d).sum()
        assert directors_energy(trajectory)[n + 1] == pytest.approx(energy, abs=1e-12)


@pytest.mark.parametrize("torque", [None, "weight", ph.torques.gravity_gradient(2.0, (0.6, 0, 0.8))])
def test_dir_em_conserves_the_energy_of_the_directors(torque):
    q = run("dir_em", torque, steps=2000)
    assert np.abs(directors_energy(q) - directors_energy(q)[0]).max() < 1e-12
    # the method does not conserve the energy computed from the angular velocity
    assert np.abs(q.energy - q.energy[0]).max() > 1e-7


def test_dir_em_of_a_free_body_is_explicit():
    q = run("dir_em", None)
    assert q.stats.newton_iterations == 0 and q.stats.torque_calls == 0


# --- section 5 ---------------------------------------------------------------------------------------------------

FREE = {"moments": (6.0, 8.0, 3.0), "omega": (10.0, 20.0, 20.0), "attitude": np.eye(3)}


@pytest.mark.parametrize("method", ["quat_em", "dir_em"])
def test_free_body_of_betsch(method):
    """Run the free body of section 5.1. With dt = 0.05, it makes about one and a half turns in ten steps."""
    q = run(method, None, h=0.05, steps=200, **FREE)
    energy = q.energy if method == "quat_em" else directors_energy(q)
    assert np.abs(energy / energy[0] - 1).max() < 1e-13
    assert np.abs(q.momentum - q.momentum[0]).max() / np.linalg.norm(q.momentum[0]) < 1e-13


def top():
    """Return the cone of section 5.2, its start, and its steady precession."""
    height, radius, g = 0.1, 0.05, 9.81
    M = 2700 * np.pi * radius**2 * height / 3
    L = 0.75 * height
    J3 = 0.3 * M * radius**2
    J1 = 3 * M / 80 * (4 * radius**2 + height**2) + M * L**2
    tilt, precession = np.pi / 3, 10.0
    spin = M * g * L / (J3 * precession) + (J1 - J3) / J3 * precession * np.cos(tilt)
    R = expm(np.array([tilt, 0, 0]))
    omega = R.T @ [0, 0, precession] + [0, 0, spin]

    def exact(t):
        return np.array([np.sin(tilt) * np.sin(precession * t), -np.sin(tilt) * np.cos(precession * t), np.cos(tilt)])

    return {"moments": (J1, J1, J3), "torque": ph.torques.heavy_top(M * g * L), "omega": omega, "attitude": R}, exact


@pytest.mark.parametrize("method", ["quat_em", "dir_em"])
def test_gyro_top_energy_and_vertical_momentum(method):
    given, _ = top()
    q = run(method, h=0.01, steps=100, **given)
    energy = q.energy if method == "quat_em" else directors_energy(q)
    assert np.abs(energy / energy[0] - 1).max() < 1e-13
    assert np.abs(q.momentum[:, 2] / q.momentum[0, 2] - 1).max() < 1e-13


@pytest.mark.parametrize("method", ["quat_em", "quat_vi", "dir_em"])
def test_gyro_top_precesses(method):
    given, exact = top()
    errors = [np.linalg.norm(run(method, h=1 / n, steps=n, **given).R[-1][:, 2] - exact(1.0)) for n in (400, 800)]
    assert np.log2(errors[0] / errors[1]) == pytest.approx(2, abs=0.1)
    assert errors[1] < 0.03


def test_quat_vi_needs_smaller_steps():
    """Section 5.2.3 prints dt = 0.007. At dt = 0.01, more than a quarter turn per step, the equations have no root."""
    given, _ = top()
    assert not run("quat_vi", h=0.01, steps=10, on_failure="stop", **given).outcome.good
    assert run("quat_vi", h=0.007, steps=100, **given).outcome.good


def test_diagnostics_want_the_right_trajectory():
    with pytest.raises(ph.InvalidInput, match="every=1"):
        diagnostics(run("quat_em", every=2, steps=4))
    with pytest.raises(ph.InvalidInput, match="dmv"):
        diagnostics(run("dmv"))
    with pytest.raises(ph.InvalidInput, match="quat_em"):
        directors_energy(run("quat_em"))


def test_diagnostics_of_a_batch():
    omegas = np.array([OMEGA, (0.3, 0.2, -0.5)])
    batch, one = diagnostics(run("quat_vi", omega=omegas)), diagnostics(run("quat_vi", omega=omegas[1]))
    for a, b in zip(batch, one):
        assert np.abs(a[1] - b).max() < 1e-11


@pytest.mark.parametrize("method, torque", [
    ("quat_em", "potential"), ("quat_em", None), ("quat_vi", "potential"), ("dir_em", "potential"), ("dir_em", None),
])  # fmt: skip
def test_engines(method, torque):
    engines_agree(method, torque)

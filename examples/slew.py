"""Find the torques that turn a body by half a turn about an oblique axis, from rest to rest, with the least effort.

    python examples/slew.py

The effort is the integral of the squared torque; the torque is constant, in the body frame, over each of 40 intervals.
Each iteration computes the smallest torques that meet the linearised end conditions, with derivatives by JAX through
the whole run. For a sphere the best torque is known: it acts about the axis, is linear in time, and with N intervals
its effort is 12 (I angle)^2 / (T^3 (1 - 1/N^2)).
"""

import jax
import numpy as np

jax.config.update("jax_enable_x64", True)
import jax.numpy as jnp  # noqa: E402

import polhode as ph  # noqa: E402

N, STEPS, T = 40, 5, 10.0
AXIS, ANGLE = np.array([1.0, 2.0, 2.0]) / 3.0, np.pi
TARGET = ph.so3.exp(ANGLE * AXIS)
h = T / N
advance = ph.traced_flow(
    ph.torques.constant([0.0, 0.0, 0.0], frame="body"), method="liemid_ea", dt=h / STEPS, steps=STEPS
)


def end(moments, u):
    """Return the remaining rotation, and the angular velocity at the end."""

    def interval(state, torque):
        return advance(moments, *state, {"torque": torque}), None

    (R, omega), _ = jax.lax.scan(interval, (jnp.eye(3), jnp.zeros(3)), u.reshape(N, 3))
    D = TARGET.T @ R
    return jnp.concatenate([jnp.stack([D[2, 1] - D[1, 2], D[0, 2] - D[2, 0], D[1, 0] - D[0, 1]]) / 2, omega])


linearised = jax.jit(lambda moments, u: (end(moments, u), jax.jacrev(end, argnums=1)(moments, u)))


def slew(moments, passes=40):
    """Return the torques, and the distance of the final state from the required one."""
    late = (np.arange(N) + 0.5) / N - 0.5
    u = -(12 * ANGLE / T**2 * late[:, None] * (moments * AXIS)).ravel()  # first guess: about the axis, as for a sphere
    for _ in range(passes):
        c, J = map(np.asarray, linearised(moments, u))
        step = J.T @ np.linalg.solve(J @ J.T, J @ u - c) - u
        u = u + step
        if np.abs(step).max() < 1e-13:
            break
    c, J = map(np.asarray, linearised(moments, u))
    slope = u - J.T @ np.linalg.lstsq(J.T, u, rcond=None)[0]  # its slope for changes that meet the end conditions
    return u.reshape(N, 3), np.abs(c).max(), np.abs(slope).max()


def main():
    for name, moments in (("sphere", np.full(3, 1.5)), ("box", np.array([1.0, 1.5, 1.8]))):
        u, missed, slope = slew(moments)
        print(f"{name}: effort {h * (u**2).sum():.8f}, end missed by {missed:.1e}, slope of the effort {slope:.1e}")
        if name == "sphere":
            print(f"known optimum: {12 * (1.5 * ANGLE) ** 2 / (T**3 * (1 - 1 / N**2)):.8f}")


if __name__ == "__main__":
    main()

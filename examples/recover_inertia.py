"""Estimate the moments of inertia and the spin of a tumbling body from the attitudes that a noisy camera measures.

    python examples/recover_inertia.py [--seeds 8]

Attitudes with errors of 0.5 degrees are given at 40 times. A known constant torque acts, so that the moments
themselves can be estimated; without a torque, only their ratios could be estimated. The fit is Gauss-Newton on the
residual rotations, with derivatives by JAX through the whole run. The covariance is that of the linearised problem
(Laplace).
"""

import argparse

import jax
import numpy as np

jax.config.update("jax_enable_x64", True)
import jax.numpy as jnp  # noqa: E402

import polhode as ph  # noqa: E402

MOMENTS, OMEGA, TORQUE = np.array([1.0, 1.5, 1.8]), np.array([0.3, -0.6, 0.8]), np.array([0.05, 0.1, -0.08])
STEPS, SAMPLES, DT, NOISE = 5, 40, 0.05, np.radians(0.5)

advance = ph.traced_flow(ph.torques.constant(TORQUE, frame="body"), method="liemid_ea", dt=DT, steps=STEPS)


def attitudes(x):
    """Return the attitudes at the sample times, for moments x[:3] and initial angular velocity x[3:]."""

    def to_next(state, _):
        state = advance(x[:3], *state)
        return state, state[0]

    return jax.lax.scan(to_next, (jnp.eye(3), x[3:]), None, length=SAMPLES)[1]


def residuals(x, seen):
    """Return the small rotations from the observed attitudes to those predicted by x, in units of the noise."""
    D = jnp.swapaxes(seen, 1, 2) @ attitudes(x)
    return (
        jnp.stack([D[:, 2, 1] - D[:, 1, 2], D[:, 0, 2] - D[:, 2, 0], D[:, 1, 0] - D[:, 0, 1]], 1) / 2 / NOISE
    ).ravel()


fit = jax.jit(lambda x, seen: (residuals(x, seen), jax.jacfwd(residuals)(x, seen)))


def recover(seen, guess, passes=12):
    """Return the best x and its covariance."""
    x = guess
    for _ in range(passes):
        r, J = map(np.asarray, fit(x, seen))
        step = np.linalg.lstsq(J, -r, rcond=None)[0]
        x = x + step * min(1.0, 0.3 / np.abs(step).max())
    return x, np.linalg.inv(J.T @ J)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seeds", type=int, default=8)
    seeds = parser.parse_args().seeds
    truth = np.concatenate([MOMENTS, OMEGA])
    exact = np.asarray(jax.jit(attitudes)(truth))
    scores = []
    for seed in range(seeds):
        rng = np.random.default_rng(seed)
        seen = exact @ ph.so3.exp(NOISE * rng.normal(size=(SAMPLES, 3)))
        x, C = recover(seen, truth * (1 + 0.1 * rng.uniform(-1, 1, 6)))
        off = x - truth
        scores.append(off @ np.linalg.solve(C, off))  # chi-square with six degrees of freedom
        if seed == 0:
            for name, value, sigma, true in zip(("I1", "I2", "I3", "w1", "w2", "w3"), x, np.sqrt(np.diag(C)), truth):
                print(f"{name} = {value:.4f} ± {sigma:.4f}   (true {true:g})")
    inside = sum(s < 12.59 for s in scores)
    print(f"truth within the 95 % region: {inside} of {seeds}; mean of chi-square(6): {np.mean(scores):.2f}")


if __name__ == "__main__":
    main()

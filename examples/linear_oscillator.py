"""Simulate a chain of masses between two walls with three methods.

The numerical frequencies of central differences and of Tamma & Namburu's method are the same.  Newmark's average
acceleration is stable for any step and conserves the energy.
"""

import numpy as np
import scipy.sparse as sparse

import polhode as ph

n = 99
K = sparse.diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(n, n))  # unit masses and springs
x = np.arange(1, n + 1) / (n + 1)
mode = np.sin(np.pi * x)  # the slowest mode: u = mode cos(omega t)
omega = 2 * np.sin(np.pi / (2 * (n + 1)))
highest = 2 * np.cos(np.pi / (2 * (n + 1)))
print(f"highest frequency {highest:.4f}: explicit methods are stable for dt < {2 / highest:.4f}")

print(f"{'method':20s} {'dt':>5s} {'error of u':>11s} {'energy':>9s} {'force calls':>12s}")
for method, dt, options in (
    ("central_difference", 0.5, {}),
    ("tamma_namburu", 0.5, {}),
    ("newmark_vector", 0.5, {"beta": 0.25}),
    ("newmark_vector", 5.0, {"beta": 0.25}),
):
    run = ph.simulate_vector(1.0, K, u=mode, v=0 * mode, t_end=1000.0, dt=dt, method=method, **options)
    error = np.abs(run.u - np.outer(np.cos(omega * run.t), mode)).max()
    drift = np.abs(run.energy / run.energy[0] - 1).max()
    print(f"{method:20s} {dt:5.2f} {error:11.1e} {drift:9.1e} {run.stats.force_calls:12d}")

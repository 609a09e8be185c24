"""diffrax: diffeqsolve under jit with a PID controller, as on its getting-started page."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..tasks import Task, attitude, equations
from . import Entry, Go, Peer, tolerances

METHODS = {"Dopri8": (2, 13), "Tsit5": (2, 10)}


def solve(task: Task) -> list[Entry]:
    import diffrax
    import jax
    import jax.numpy as jnp

    rate = equations(task, sin=jnp.sin, cos=jnp.cos)

    def entry(method: str) -> Entry:
        term = diffrax.ODETerm(lambda t, y, args: jnp.stack(rate(t, *y)))
        solver = getattr(diffrax, method)()

        @jax.jit
        def run(y0: Any, tol: Any) -> Any:
            control = diffrax.PIDController(rtol=tol, atol=tol)
            out = diffrax.diffeqsolve(
                term, solver, 0.0, task.t_end, None, y0, saveat=diffrax.SaveAt(t1=True), stepsize_controller=control,
                max_steps=None,
            )  # fmt: skip
            return out.ys[0], out.stats["num_steps"]

        def prepare(tol: float) -> Go:
            with jax.enable_x64(True):
                y0 = jnp.asarray(task.start)
                t = jnp.asarray(tol)

            def go() -> Any:
                with jax.enable_x64(True):
                    y, _ = run(y0, t)
                    return y.block_until_ready()

            return go

        return Entry(method, prepare, tolerances(*METHODS[method], per_decade=1), end=lambda y: attitude(np.asarray(y)))

    return [entry(m) for m in METHODS]


PEER = Peer(
    "diffrax", "Runge-Kutta pairs in JAX", "diffrax", "diffrax", "pip install diffrax", solve,
    settings="diffeqsolve under jit in 64 bits, PIDController(rtol=tol, atol=tol), final state only",
)  # fmt: skip

"""Measure gradients of whole runs for every method: `python docs/print_gradients.py docs/gradients.md`.

JAX differentiates a run of a few steps, forward and backward, with respect to the inertia, the start and the parameters
of the torque.  The results are compared with finite differences of sixth order of the same run in plain Python, which
does not use JAX.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from polhode import torques
from polhode.groups.so3 import exp
from polhode.integrators import METHODS
from polhode.integrators.record import Kind
from polhode.motion.gradients import traced_flow
from polhode.motion.simulation import simulate
from polhode.torques.base import Torque

LIMIT = 1e-9  # largest relative error of a correct gradient; finite differences are accurate to about 1e-12
STEPS, DT = 4, 0.05
AXIS, WEIGHTS = (
    np.array([0.1, 0.2, 0.9]),
    np.array([[0.3, -1.1, 0.7, 0.2], [0.9, 0.4, -0.5, 1.3], [-0.6, 0.8, 1.2, -0.4]]),
)
# moments, rotation vector of the attitude, angular velocity, strength of each part of the torque
POINT = np.array([1.0, 1.5, 1.8, 0.5, -0.2, 0.9, 0.3, -1.0, 2.0, 2.0, 0.4, 0.3])
PARTS = {Kind.FREE: 0, Kind.POTENTIAL: 1, Kind.TORQUE: 2, Kind.VELOCITY: 3}


class Gradient(NamedTuple):
    """The measured errors and times of a method; errors are relative to the largest derivative."""

    method: str
    torque: Kind
    forward: float
    backward: float
    seconds: tuple[float, float, float]  # CPU time to trace and compile the run, the forward, the backward derivative

    @property
    def good(self) -> bool:
        return max(self.forward, self.backward) < LIMIT


def problems(method: str) -> tuple[Kind, ...]:
    """Return the kinds of torque to measure: the most general kind that the method accepts, and a torque that does not
    depend on the angular velocity if the method has another formula for such torques.
    """
    m = METHODS[method]
    return (m.accepts,) if m.splits is None else (m.accepts, Kind.TORQUE)


def acting(kind: Kind, weight: Any, push: Any, drag: Any) -> Torque | None:
    """Return the sum of the torque of a heavy top, a torque fixed in the body, and drag, as far as the kind allows."""
    parts = (
        torques.heavy_top(weight, AXIS),
        torques.constant(np.multiply.outer(push, [0.5, -1.0, 0.7]), frame="body"),
        torques.drag(drag),
    )[: PARTS[kind]]
    total: Any = None if not parts else parts[0]
    for q in parts[1:]:
        total = total + q
    return total


def number(R: Any, W: Any) -> Any:
    """Return a number that depends on the final state."""
    return (R * WEIGHTS[:, :3]).sum((-1, -2)) + (W * WEIGHTS[:, 3]).sum(-1)


def differences(method: str, kind: Kind) -> np.ndarray:
    """Return the derivatives by differences of sixth order; all displaced runs are one batch in plain Python."""
    n, d = 9 + PARTS[kind], 3e-3
    x = np.array([POINT + k * d * e for e in np.eye(12)[:n] for k in (-3, -2, -1, 1, 2, 3)])
    run = simulate(
        x[:, :3], acting(kind, *x[:, 9:].T), omega=x[:, 6:9], attitude=exp(x[:, 3:6]), t_end=STEPS * DT, dt=DT,
        every=0, method=method, engine="python",
    )  # fmt: skip
    values = number(run.R[:, -1], run.omega[:, -1]).reshape(n, 6)
    slopes: np.ndarray = values @ np.array([-1, 9, -45, 45, -9, 1]) / (60 * d)
    return slopes


def ending(method: str, kind: Kind) -> Callable[[Any], Any]:
    """Return a function of a point for JAX that computes the run and returns `number` of the final state."""
    import jax.numpy as jnp

    from polhode.engines.jax import array, vec3
    from polhode.kernels import so3

    f = traced_flow(acting(kind, *POINT[9:]), method=method, dt=DT, steps=STEPS)

    def end(x: Any) -> Any:
        weight, push, drag = ({"mgl": x[9]}, {"torque": x[10] * jnp.array([0.5, -1.0, 0.7])}, {"coefficient": x[11]})
        params: Any = (None, weight, (weight, push), (weight, push, drag))[PARTS[kind]]
        return number(*f(x[:3], array(so3.exp(vec3(x[3:6]))), x[6:9], params))

    return end


def distance(slopes: np.ndarray, expected: np.ndarray) -> float:
    """Return the largest difference of derivatives, relative to the largest derivative."""
    return float(np.abs(slopes - expected).max() / np.abs(expected).max())


def check(method: str, kind: Kind) -> Gradient:
    """Differentiate a run of the method with a torque of this kind, and compare with finite differences."""
    import jax
    import jax.numpy as jnp

    from polhode.engines.jax import double_precision

    n, end = 9 + PARTS[kind], ending(method, kind)

    def compiled(g: Any, *x: Any) -> tuple[Any, float]:
        began = time.process_time()
        done = jax.jit(g).lower(*x).compile()
        return done, time.process_time() - began

    with double_precision():
        x, units = jnp.asarray(POINT), np.eye(12)[:n]
        _, plain = compiled(end, x)
        forward, ahead = compiled(lambda x, d: jax.jvp(end, (x,), (d,))[1], x, x)
        backward, back = compiled(jax.grad(end), x)
        slopes = np.array([forward(x, jnp.asarray(e)) for e in units]), np.asarray(backward(x))[:n]
    expected = differences(method, kind)
    errors = [distance(s, expected) for s in slopes]
    return Gradient(method, kind, errors[0], errors[1], (plain, ahead, back))


HEAD = """# Gradients

`polhode.traced_flow` turns a run into a function that JAX can differentiate, forward (`jax.jvp`, `jacfwd`) and backward
(`jax.grad`), with respect to the inertia, the start and the parameters of the torque.

Decisions that are made during a run cannot be differentiated. `traced_flow` therefore refuses wheels and sampled
controllers, whose commands are made between steps. It also refuses `adams`, which chooses its steps during the run;
`adams6` has equal steps and works. A torque that the method does not accept raises `polhode.Unsupported`.

The table shows the errors of the derivatives for each method. Each run makes {steps} steps of an asymmetric body. The
torque is the sum of the torque of a heavy top, a torque fixed in the body, and drag, as far as the method accepts them.
The derivatives are compared with finite differences of sixth order of a run in plain Python, which have rounding errors
up to 1e-12. Errors are relative to the largest derivative. The last three columns show the CPU seconds for tracing and
compiling the run, its forward derivative and its backward derivative.

The table is printed by `python docs/print_gradients.py docs/gradients.md`. This command measures the methods that are
missing from the table; names of methods after the file are measured again. The soak tests measure every method.

| method | torque | gradients | forward error | backward error | run (s) | forward (s) | backward (s) |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def row(g: Gradient) -> str:
    seconds = " | ".join(f"{s:.1f}" for s in g.seconds)
    verdict = "yes" if g.good else "**no**"
    return f"| {g.method} | {g.torque} | {verdict} | {g.forward:.0e} | {g.backward:.0e} | {seconds} |\n"


def stated(path: Path) -> dict[tuple[str, str], str]:
    """Return the rows of the table on a page, by method and torque."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    cells = [[c.strip() for c in line.split("|")] for line in lines]
    return {(c[1], c[2]): line for c, line in zip(cells, lines, strict=True) if len(c) == 10 and c[1] in METHODS}


def page(rows: dict[tuple[str, str], str]) -> str:
    wanted = [(name, str(kind)) for name in METHODS for kind in problems(name)]
    missing = ", ".join(f"{name} ({kind})" for name, kind in wanted if (name, kind) not in rows)
    rest = f"\nNot measured for this page yet: {missing}.\n" if missing else ""
    return HEAD.format(steps=STEPS) + "".join(rows[k] for k in wanted if k in rows) + rest


def main(path: Path, names: Sequence[str] = ()) -> None:
    """Measure the named methods, or those that are missing from the page.

    The page is written after each measurement, because some take minutes.
    """
    rows = stated(path)
    for name in names or METHODS:
        for kind in problems(name):
            if names or (name, str(kind)) not in rows:
                rows[name, str(kind)] = row(check(name, kind))
                path.write_text(page(rows), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

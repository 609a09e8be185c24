"""Gradients of whole runs, measured for every method: `python docs/print_gradients.py docs/gradients.md`.

A few steps are differentiated by JAX, forward and backward, with respect to the inertia, the start and the parameters
of the torque, and compared with differences of sixth order of the same run in plain Python, where no JAX is involved.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from polhode import torques
from polhode.groups.gradients import traced_flow
from polhode.groups.so3 import exp
from polhode.integrators import METHODS
from polhode.integrators.record import Kind
from polhode.motion.simulation import simulate
from polhode.torques.base import Torque

LIMIT = 1e-9  # relative; differences are good to about 1e-12
STEPS, DT = 4, 0.05
AXIS, WEIGHTS = (
    np.array([0.1, 0.2, 0.9]),
    np.array([[0.3, -1.1, 0.7, 0.2], [0.9, 0.4, -0.5, 1.3], [-0.6, 0.8, 1.2, -0.4]]),
)
# moments, rotation vector of the attitude, angular velocity, strength of each part of the torque
POINT = np.array([1.0, 1.5, 1.8, 0.5, -0.2, 0.9, 0.3, -1.0, 2.0, 2.0, 0.4, 0.3])
PARTS = {Kind.FREE: 0, Kind.POTENTIAL: 1, Kind.TORQUE: 2, Kind.VELOCITY: 3}


class Gradient(NamedTuple):
    """The measurements of a method; errors are relative to the largest slope."""

    method: str
    torque: Kind
    forward: float
    backward: float
    seconds: tuple[float, float, float]  # of CPU, to trace and compile the run, its forward and its backward derivative

    @property
    def good(self) -> bool:
        return max(self.forward, self.backward) < LIMIT


def problems(method: str) -> tuple[Kind, ...]:
    """The most general kind of torque that the method accepts. If the method has another formula for torques that do
    not depend on the angular velocity, such a torque, too.
    """
    m = METHODS[method]
    return (m.accepts,) if m.splits is None else (m.accepts, Kind.TORQUE)


def acting(kind: Kind, weight: Any, push: Any, drag: Any) -> Torque | None:
    """The torque of a heavy top, a torque fixed in the body, and drag, as far as the kind allows."""
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
    """The slopes by differences of sixth order, all displaced runs as one batch in plain Python."""
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
    """The same number as a function of a point, for JAX."""
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
    """The largest difference of slopes, relative to the largest slope."""
    return float(np.abs(slopes - expected).max() / np.abs(expected).max())


def check(method: str, kind: Kind) -> Gradient:
    """Differentiate a run of the method under a torque of this kind, and compare."""
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

The table below is printed by `python docs/print_gradients.py docs/gradients.md`. The program measures methods that
are missing from the table, and those that the command names after the file. The soak tests measure every method. Each
run makes {steps} steps of an asymmetric body with the torque of a heavy top, a torque fixed in the body, and drag, as
far as the method accepts them. Errors are relative to the largest slope. The run in plain
Python and differences of sixth order give the slopes for comparison, which have rounding errors up to 1e-12. The CPU
seconds are for tracing and compiling the run alone, with its forward derivative and with its backward derivative.

Decisions that are made during a run cannot be differentiated. `traced_flow` therefore refuses wheels and sampled
controllers, whose commands are made between steps. It also refuses `adams`, which chooses its steps (`adams6` has
equal ones), and a torque that the method does not accept (`polhode.Unsupported`).

| method | torque | gradients | forward error | backward error | run (s) | forward (s) | backward (s) |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def row(g: Gradient) -> str:
    seconds = " | ".join(f"{s:.1f}" for s in g.seconds)
    verdict = "yes" if g.good else "**no**"
    return f"| {g.method} | {g.torque} | {verdict} | {g.forward:.0e} | {g.backward:.0e} | {seconds} |\n"


def stated(path: Path) -> dict[tuple[str, str], str]:
    """The rows of a page by method and torque."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    cells = [[c.strip() for c in line.split("|")] for line in lines]
    return {(c[1], c[2]): line for c, line in zip(cells, lines, strict=True) if len(c) == 10 and c[1] in METHODS}


def page(rows: dict[tuple[str, str], str]) -> str:
    wanted = [(name, str(kind)) for name in METHODS for kind in problems(name)]
    missing = ", ".join(f"{name} ({kind})" for name, kind in wanted if (name, kind) not in rows)
    rest = f"\nNot measured for this page yet: {missing}.\n" if missing else ""
    return HEAD.format(steps=STEPS) + "".join(rows[k] for k in wanted if k in rows) + rest


def main(path: Path, names: Sequence[str] = ()) -> None:
    """Measure these methods, or those that the page lacks; write the page after each, because some take minutes."""
    rows = stated(path)
    for name in names or METHODS:
        for kind in problems(name):
            if names or (name, str(kind)) not in rows:
                rows[name, str(kind)] = row(check(name, kind))
                path.write_text(page(rows), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

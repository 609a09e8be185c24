"""Explicit Runge-Kutta steps of high order, generated from a tableau, for `rkmk8` and `rkq8`.

A step computes pairs of slopes (k_i, l_i), of the attitude and of the momentum.  Its source text contains the
coefficients as numbers.  JAX compiles many copies of a stage slowly, so for JAX there is one stage in a loop, with the
coefficients in a table. Some of Verner's coefficients are as large as 123, so rounding errors of plain sums would be
visible.  Therefore the differences k_i - k_1, l_i - l_1 are summed for i > 1, and k_1, l_1 are multiplied by the node
of the stage.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from ..kernels.loop import either
from ..kernels.scalar import written
from ..kernels.tracing import traced
from .record import Cost, Kernel, Kind, Method, Parts, explicit_claims
from .tableaus import Tableau, coefficient_table, digits, double, terms


@dataclass(frozen=True)
class Stages:
    """The formulas of a step as source text; {at} stands for a time, {k} and {l} for h times a sum of slopes."""

    first: str  # the slopes k1, l1 at the beginning of the step
    stage: str  # the slopes at another stage
    end: str  # the new state and its report
    error: str  # estimates of the errors of turn and momentum
    total: Callable[[list[str], list[str]], str]  # h times a sum of slopes, from coefficients and slopes
    functions: Mapping[str, Kernel]  # functions that the formulas call
    parts: Callable[[Kernel], Parts]

    def written_out(self, c: Tableau, estimated: bool, number: Callable[[Fraction], str]) -> str:
        """Return the source of a step with coefficients c; `estimated` adds its error; number(x) is x as text."""
        rows, b, d = c.exactly()

        def sums(row: Mapping[int, Fraction]) -> dict[str, str]:
            numbers = [number(a) for a, _ in terms(row)]
            return {x: self.total(numbers, [f"{x}{j}" for _, j in terms(row)]) for x in "kl"}

        lines = ["def step(torque, p, I, h, t, s):", f"k1, l1 = {self.first}"]
        for i, row in enumerate(rows, 2):
            at = f"t + {number(sum(row.values(), Fraction(0)))} * h"
            lines += [f"k{i}, l{i} = {self.stage.format(at=at, **sums(row))}", f"k{i}, l{i} = k{i} - k1, l{i} - l1"]
        lines += [f"s1, report = {self.end.format(**sums(b))}"]
        lines += [f"return s1, report, {self.error.format(**sums(d))}" if estimated else "return s1, report"]
        return "\n    ".join(lines)

    def looped(self, estimated: bool) -> str:
        """Return the source of the step with one stage in a loop; A, last and error are rows of coefficients."""
        by_h = {"k": "h * k", "l": "h * l"}
        return f"""
def step(torque, p, I, h, t, s):
    def stage(x, row):
        k, l = x
        return {self.stage.format(at="t + row[0] * h", **by_h)}

    (k, l), (k_error, l_error) = traced("stages", stage, {self.first}, A, (last, error))
    ended = {self.end.format(**by_h)}
    return {f"(*ended, {self.error.format(k='h * k_error', l='h * l_error')})" if estimated else "ended"}
"""

    def step(self, c: Tableau, estimated: bool = False, number: Callable[[Fraction], str] = double) -> Kernel:
        """Return the step for a tableau."""
        space: dict[str, Any] = dict(self.functions)
        if number is digits:
            from mpmath import mpf

            space["mpf"] = mpf
        plain = written(self.written_out(c, estimated, number), **space)
        *A, last, error = coefficient_table(c)
        loop: dict[str, Any] = {**self.functions, "traced": traced, "A": A, "last": last, "error": error}
        exec(self.looped(estimated), loop)
        return either(plain, loop["step"])

    def build(self, c: Tableau, number: Callable[[Fraction], str] = double) -> Parts:
        """Return the functions of a method."""
        return self.parts(self.step(c, number=number))

    def estimate(self, c: Tableau) -> tuple[Kernel, int]:
        """Return the step with its error estimate, and the power of h to which this estimate is proportional."""
        return self.step(c, estimated=True), c.power

    def method(self, name: str, c: Tableau, summary: str, momentum: str, candidate: bool = True) -> Method:
        """Return the record of a method."""
        return Method(
            name=name, summary=summary, build=partial(self.build, c), estimate=partial(self.estimate, c),
            accepts=Kind.VELOCITY,
            claims=explicit_claims(c.order, momentum),
            cost=Cost(start=0, step=c.stages), source=c.source, masked=True, candidate=candidate,
            digits=partial(self.build, c, digits),
        )  # fmt: skip

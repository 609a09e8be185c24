"""Problems with known answers: `polhode.problems["fast-top"]`.

A problem can be simulated, and the run can be compared with the true motion:

    top = ph.problems["fast-top"]
    run = top.simulate(method="rkn4", dt=0.01)
    print(top.error(run))                        # errors relative to the certified state at the end
    print(top.invariants["energy"].error(run))   # error of the energy at every sample
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from ..errors import InvalidInput, suggestion
from .problem import EndError, Invariant, Problem, Reference


class UnknownProblem(InvalidInput, KeyError):
    """Error: there is no problem with this name."""

    def __str__(self) -> str:
        return str(self.args[0])


class Problems(Mapping[str, Problem]):
    """A mapping from names to problems; in names, underscores may replace hyphens."""

    def __getitem__(self, name: str) -> Problem:
        key = name.replace("_", "-") if isinstance(name, str) else name
        if key not in makers():
            raise UnknownProblem(
                f"unknown problem {name!r}.{suggestion(str(key), makers())} Known: {', '.join(makers())}."
            )
        return make(key)

    def __iter__(self) -> Iterator[str]:
        return iter(makers())

    def __len__(self) -> int:
        return len(makers())

    def __repr__(self) -> str:
        width = max(map(len, makers()))
        return "\n".join(f"{p.name:{width}s}  {p.summary}" for p in self.values())


def makers() -> dict[str, Callable[[], Problem]]:
    from . import flights  # noqa: F401  adds its problems to those of `collection`
    from .collection import MAKERS

    return MAKERS


@cache
def make(name: str) -> Problem:
    return makers()[name]()


PROBLEMS = Problems()

__all__ = ["PROBLEMS", "EndError", "Invariant", "Problem", "Problems", "Reference", "UnknownProblem"]

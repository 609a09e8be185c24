"""How nested named tuples of numbers lie in arrays: the k-th leaf of body j is buffer[k, j]."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np


def leaves(x: Any) -> Iterator[Any]:
    """The numbers of a nested tuple, depth first."""
    if isinstance(x, tuple):
        for y in x:
            yield from leaves(y)
    else:
        yield x


def rebuild(template: Any, numbers: Iterator[Any]) -> Any:
    """A nested tuple like the template, with these leaves."""
    if not isinstance(template, tuple):
        return next(numbers)
    children = [rebuild(x, numbers) for x in template]
    return type(template)(*children) if hasattr(template, "_fields") else tuple(children)


def count(template: Any) -> int:
    return sum(1 for _ in leaves(template))


def shape_of(template: Any) -> Any:
    """The structure alone, hashable: names of the tuples and where the leaves are."""
    if not isinstance(template, tuple):
        return "."
    return (type(template).__name__, *(shape_of(x) for x in template))


def to_rows(x: Any, bodies: int) -> np.ndarray:
    """buffer[leaf, body] of a nested tuple whose leaves are numbers or arrays of one per body."""
    rows = list(leaves(x))
    out = np.empty((len(rows), bodies))
    for k, v in enumerate(rows):
        out[k] = v
    return out


def from_rows(template: Any, rows: np.ndarray | Sequence[Any]) -> Any:
    return rebuild(template, iter(rows))

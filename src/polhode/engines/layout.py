"""The layout of nested named tuples of numbers in arrays: the k-th leaf of body j is buffer[k, j]."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from ..kernels.values import Row, Vec3


def leaves(x: Any) -> Iterator[Any]:
    """Return the leaves of a nested tuple, depth first."""
    found: list[Any] = []
    collect(x, found)
    return iter(found)


def collect(x: Any, found: list[Any]) -> None:
    if type(x) is Row:
        found.extend(x)
    elif isinstance(x, tuple):
        for y in x:
            if isinstance(y, tuple):
                collect(y, found)
            else:
                found.append(y)
    else:
        found.append(x)


def count(template: Any) -> int:
    return len(list(leaves(template)))


def shape_of(template: Any) -> Any:
    """Return the structure of a nested tuple as a hashable value: names of tuples and fields, and places of leaves."""
    if not isinstance(template, tuple):
        return "."
    if type(template) is Row:
        return "Row", len(template)
    inside = [shape_of(x) if isinstance(x, tuple) else "." for x in template]
    return (type(template).__name__, getattr(template, "_fields", ()), *inside)


def paths_in(x: tuple[Any, ...], path: str) -> list[str]:
    """Return expressions for the elements of a tuple: x.a, x.b, ... or x[0], x[1], ..."""
    fields = getattr(x, "_fields", None)
    return [f"{path}.{f}" for f in fields] if fields else [f"{path}[{k}]" for k in range(len(x))]


def to_rows(x: Any, bodies: int) -> np.ndarray:
    """Return an array [leaf, body] from a nested tuple whose leaves are numbers or arrays with one number per body."""
    rows = list(leaves(x))
    if bodies == 1:
        try:
            return np.array(rows, float).reshape(len(rows), 1)
        except ValueError:  # numbers and arrays
            pass
    out = np.empty((len(rows), bodies))
    for k, v in enumerate(rows):
        out[k] = v
    return out


def each(f: Callable[..., Any], shape: tuple[int, ...], *trees: Any) -> Any:
    """Evaluate f for nested tuples whose leaves are numbers or arrays of this shape.

    f is called for all elements at once if possible, and for each element separately if it branches on values.
    """
    try:
        return f(*trees)
    except (TypeError, ValueError):
        if not any(np.ndim(v) for v in leaves(trees)):
            raise
        results = []
        for k in np.ndindex(shape):
            numbers = [float(np.broadcast_to(v, shape)[k]) if np.ndim(v) else v for v in leaves(trees)]
            results.append(f(*from_rows(trees, numbers)))
        rows = np.array([list(leaves(r)) for r in results], float)
        return from_rows(results[0], [column.reshape(shape) for column in rows.T])


def from_rows(template: Any, rows: np.ndarray | Sequence[Any]) -> Any:
    """Return a nested tuple with the structure of the template and these leaves."""
    return subtree(template, rows, 0)[0]


def subtree(template: Any, rows: np.ndarray | Sequence[Any], first: int) -> tuple[Any, int]:
    """A nested tuple like the template, whose leaves begin at rows[first], and the number of the next leaf."""
    if not isinstance(template, tuple):
        return rows[first], first + 1
    if type(template) is Row:
        end = first + len(template)
        return Row(rows[first:end]), end
    children = []
    for x in template:
        if isinstance(x, tuple):
            y, first = subtree(x, rows, first)
        else:
            y, first = rows[first], first + 1
        children.append(y)
    return (type(template)(*children) if hasattr(template, "_fields") else tuple(children)), first


def as_numbers(tree: Any, n: int) -> Any:
    """Convert the leaves, of n bodies, to numbers (one body) or to arrays (a batch)."""
    a = [np.asarray(v, float) for v in leaves(tree)]
    return from_rows(tree, [float(v.reshape(-1)[0]) if n == 1 else v for v in a])


def state_of(template: Any, rows: np.ndarray) -> Any:
    """Return a state whose leaves are numbers (one body) or new arrays (a batch), from rows [leaf, body]."""
    return from_rows(template, rows[:, 0].tolist() if rows.shape[1] == 1 else list(rows.copy()))


def varies(x: Any) -> bool:
    """Return whether x has one value per body.

    This depends only on the structure of x, so that the code for a body does not depend on other bodies.
    """
    return any(getattr(v, "ndim", 0) > 0 for v in leaves(x))


def shared_and_own(n: int, *trees: Any) -> tuple[np.ndarray, np.ndarray]:
    """Return all numbers of the first body, and the rows [leaf, body] of those trees that have one value per body."""
    rows = [to_rows(x, n) for x in trees]
    own = [r for r, x in zip(rows, trees, strict=True) if varies(x)]
    return np.concatenate([r[:, 0] for r in rows]), np.concatenate([np.zeros((0, n)), *own])


def places(first: int, *trees: Any) -> Iterator[tuple[bool, int]]:
    """Yield, for each tree, whether it has one value per body, and the index of its first number.

    The numbers are laid out as by `shared_and_own`; in the array of shared numbers they begin at index `first`.
    """
    own = 0
    for x in trees:
        each, size = varies(x), count(x)
        yield each, own if each else first
        first, own = first + size, own + each * size


def rows_of(value: Any, n: int) -> np.ndarray:
    """Return an array (n, 3) from a Vec3, or (n, 3, 3) from a Mat3, of numbers or of arrays of length n."""
    columns = (value,) if isinstance(value, Vec3) else value
    out = np.empty((n, 3, len(columns)))
    for k, column in enumerate(columns):
        for j, x in enumerate(column):
            out[:, j, k] = x
    return out[..., 0] if isinstance(value, Vec3) else out


def in_user_axes(motion: tuple[np.ndarray, np.ndarray], axes: np.ndarray | None) -> tuple[np.ndarray, np.ndarray]:
    """Return R and omega in the user's axes; `axes`: the principal axes as columns, None if they are the same."""
    if axes is None:
        return motion
    return motion[0] @ np.swapaxes(axes, -1, -2), np.einsum("...ij,...j->...i", axes, motion[1])

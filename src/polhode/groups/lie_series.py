"""Flows on matrix Lie groups by one exponential a step: the Lie series of Buss 2001, section 5, to order 6.

    import polhode as ph
    y1 = ph.lie_series.flow([W0, W1, W2, W3], h) @ y0        # y' = W(t) y, fourth order, y stays in the group

`W` are the derivatives W(0), W'(0), W''(0), ... of the velocity in the Lie algebra; as many as the order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ..errors import InvalidInput
from ..kernels.lie_series import HIGHEST, SERIES
from ..kernels.lie_series import average as make


def commutator(a: Any, b: Any) -> Any:
    """The bracket of matrices, over any leading axes."""
    return a @ b - b @ a


@lru_cache(maxsize=64)
def series(order: int, bracket: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return make(order, bracket)


def average(W: Sequence[Any], h: Any, bracket: Callable[[Any, Any], Any] = commutator) -> Any:
    """The constant velocity Z whose flow exp(h Z) over a step is that of W(t), to order len(W).

    Parameters
    ----------
    W : the velocity and its derivatives at the start of the step, elements of the algebra: matrices, or whatever
        `bracket` takes and can be added and multiplied by numbers.
    h : the step.
    bracket : of the algebra; for velocities on the right, y' = y W, give ``lambda a, b: b @ a - a @ b``.
    """
    if not 1 <= len(W) <= HIGHEST:
        raise InvalidInput(f"give the velocity and up to {HIGHEST - 1} derivatives of it, got {len(W)} elements")
    elements = [np.asarray(w) if isinstance(w, (list, tuple)) and type(w) in (list, tuple) else w for w in W]
    return series(len(W), bracket)(h, elements)


def flow(W: Sequence[Any], h: float) -> np.ndarray:
    """exp(h Z) for a matrix group: y(h) = flow(W, h) @ y(0) where y' = W(t) y, with a local error of h^(len(W) + 1)."""
    from scipy.linalg import expm

    return np.asarray(expm(h * average(W, h)))


__all__ = ["SERIES", "average", "commutator", "flow"]

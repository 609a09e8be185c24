"""Flows on matrix Lie groups, with one exponential per step: the Lie series of Buss 2001, section 5, to order 6.

    import polhode as ph
    y1 = ph.lie_series.flow([W0, W1, W2, W3], h) @ y0        # y' = W(t) y, fourth order, y stays in the group

The first argument lists W(0), W'(0), W''(0), ...: the velocity in the Lie algebra and its time derivatives.  The length
of this list is the order of the method.  `SERIES` holds the terms of the series for each order.
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
    """Return the commutator a b - b a of two matrices.

    Parameters
    ----------
    a, b : array_like, (..., n, n)

    Returns
    -------
    ndarray, (..., n, n)

    Examples
    --------
    >>> x, y = ph.so3.hat([1, 0, 0]), ph.so3.hat([0, 1, 0])
    >>> ph.so3.vee(ph.lie_series.commutator(x, y))
    array([0., 0., 1.])
    """
    return a @ b - b @ a


series = lru_cache(maxsize=64)(make)


def average(W: Sequence[Any], h: Any, bracket: Callable[[Any, Any], Any] = commutator) -> Any:
    """Return the constant velocity Z for which exp(h Z) equals the flow of W(t) over a step h, to order len(W).

    Parameters
    ----------
    W : sequence
        The velocity W(0) and its time derivatives at the start of the step; at most six elements.  Each is an element
        of the Lie algebra: a matrix, or an object that `bracket` accepts and that can be added and multiplied by
        numbers.
    h : float
        Length of the step.
    bracket : callable
        Lie bracket of the algebra.  For the equation y' = y W, give ``lambda a, b: b @ a - a @ b``.

    Returns
    -------
    element of the Lie algebra

    Examples
    --------
    >>> W = [ph.so3.hat([1, 0, 0]), ph.so3.hat([0, 1, 0])]  # W(0) and W'(0)
    >>> ph.so3.vee(ph.lie_series.average(W, 0.1)).round(6)
    array([1.  , 0.05, 0.  ])
    """
    if not 1 <= len(W) <= HIGHEST:
        raise InvalidInput(f"give the velocity and up to {HIGHEST - 1} derivatives of it, got {len(W)} elements")
    elements = [np.asarray(w) if isinstance(w, (list, tuple)) and type(w) in (list, tuple) else w for w in W]
    return series(len(W), bracket)(h, elements)


def flow(W: Sequence[Any], h: float) -> np.ndarray:
    """Return the matrix that solves y' = W(t) y over one step: y(h) = flow(W, h) @ y(0).

    The local error is of order h^(len(W) + 1), and the result lies in the matrix group.

    Parameters
    ----------
    W : sequence of (n, n) arrays
        The velocity W(0) and its time derivatives at the start of the step; at most six matrices.
    h : float
        Length of the step.

    Returns
    -------
    ndarray, (n, n)

    Examples
    --------
    >>> W = [ph.so3.hat([1, 0, 0]), ph.so3.hat([0, 1, 0])]
    >>> y = ph.lie_series.flow(W, 0.1)
    >>> bool(ph.so3.orthogonality(y) < 1e-14)
    True
    """
    from scipy.linalg import expm

    return np.asarray(expm(h * average(W, h)))


__all__ = ["SERIES", "average", "commutator", "flow"]

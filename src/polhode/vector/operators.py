"""Linear maps on arrays of a given shape (diagonal, dense or sparse), their sums, and solvers of linear systems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from ..errors import InvalidInput

Array = np.ndarray
SYMMETRIC = 1e-12  # largest relative asymmetry of a symmetric matrix: rounding during assembly may cause it


@dataclass(frozen=True)
class Operator:
    """The linear map x -> A x for arrays x of a given shape.

    If side is 0, the map multiplies x by `entries`, which are broadcast to the shape of x.  Otherwise, `entries` is a
    square matrix with `side` rows.  It acts on the leading axis of x, or on all entries of x if side = x.size.
    """

    entries: Any  # array, or a SciPy sparse array
    shape: tuple[int, ...]
    side: int = 0

    def __matmul__(self, x: Array) -> Array:
        if not self.side:
            return np.asarray(self.entries * x)
        if self.shape == (self.side,):
            return np.asarray(self.entries @ x)
        return np.asarray(self.entries @ x.reshape(self.side, -1)).reshape(self.shape)

    @property
    def sparse(self) -> bool:
        return is_sparse(self.entries)

    @property
    def symmetric(self) -> bool:
        if not self.side:
            return True
        A = self.entries
        return bool(abs(A - A.T).max() <= SYMMETRIC * abs(A).max())

    def fits_leading_axis(self) -> bool:
        """Return whether the map can be written as a matrix that acts on the leading axis only."""
        a = self.entries
        return self.side == self.shape[0] if self.side else np.ndim(a) == 0 or all(n == 1 for n in a.shape[1:])

    def matrix(self, side: int) -> Any:
        """Return the same map as a matrix with `side` rows; it acts on the leading axis or on all entries of x.

        If the map only multiplies entries by numbers, return the diagonal of this matrix as a vector.
        """
        if not self.side:
            lead = self.shape if side == prod(self.shape) else self.shape[:1]
            a = self.entries if np.ndim(self.entries) == 0 or lead == self.shape else self.entries.reshape(lead)
            return np.broadcast_to(a, lead).ravel()
        if self.side == side:
            return self.entries
        if self.sparse:
            from scipy.sparse import eye_array, kron

            return kron(self.entries, eye_array(side // self.side), format="csr")
        return np.kron(self.entries, np.eye(side // self.side))


def is_sparse(a: Any) -> bool:
    return hasattr(a, "tocsc") and hasattr(a, "nnz")


def operator(a: Any, shape: tuple[int, ...], what: str) -> Operator:
    """Convert the user's input to an Operator.

    The input is one number, one number per entry of u, one number per index of the leading axis of u, or a dense or
    sparse matrix.
    """
    if is_sparse(a):
        from scipy.sparse import csr_array

        a = csr_array(a, dtype=float, copy=True)
        a.sum_duplicates()
        check_finite(a.data, what)
        check_side(a.shape, shape, what)
        rows = np.repeat(np.arange(a.shape[0]), np.diff(a.indptr))
        return diagonal(a.diagonal(), shape) if np.array_equal(rows, a.indices) else Operator(a, shape, a.shape[0])
    a = numbers(a, what)
    if a.ndim == 0:
        return Operator(a, shape)
    square = a.ndim == 2 and a.shape[0] == a.shape[1] and a.shape[0] in sides(shape)
    if square and a.shape == shape and a.size > 1:
        raise InvalidInput(
            f"{what} of shape {a.shape} for u of the same shape may be one value per entry or a matrix on the "
            f"first axis: flatten u and v, and give {what} as a vector or as a matrix of side {prod(shape)}"
        )
    if square:
        d = a.diagonal()
        lumped = np.count_nonzero(a) == np.count_nonzero(d)
        return diagonal(d, shape) if lumped else Operator(a, shape, a.shape[0])
    if a.shape != shape[: a.ndim]:
        check_side(a.shape, shape, what)
    return Operator(a.reshape(a.shape + (1,) * (len(shape) - a.ndim)), shape)


def diagonal(d: Array, shape: tuple[int, ...]) -> Operator:
    return Operator(d.reshape(shape) if d.size == prod(shape) else d.reshape((-1,) + (1,) * (len(shape) - 1)), shape)


def sides(shape: tuple[int, ...]) -> set[int]:
    return {prod(shape), *shape[:1]}


def check_side(given: tuple[int, ...], shape: tuple[int, ...], what: str) -> None:
    if len(given) != 2 or given[0] != given[1] or given[0] not in sides(shape):
        n = " or ".join(str(k) for k in sorted(sides(shape)))
        raise InvalidInput(
            f"{what} has shape {given}, which does not fit u of shape {shape}: "
            f"give a number, {f'a vector of length {shape[0]}, ' if shape else ''}or a square matrix of side {n}"
        )


def numbers(a: Any, what: str) -> Array:
    try:
        x = np.asarray(a)
    except ValueError as e:
        raise InvalidInput(f"{what} is not an array of numbers: {e}") from None
    if x.dtype.kind not in "fiub":
        raise InvalidInput(f"{what} must be real numbers, got {type(a).__name__} of type {x.dtype}")
    x = x.astype(float)
    check_finite(x, what)
    return x


def check_finite(x: Array, what: str) -> None:
    if not np.all(np.isfinite(x)):
        raise InvalidInput(f"{what} contains NaN or infinity")


# --- sums and solutions --------------------------------------------------------------------------------


def combine(*terms: tuple[float, Operator | None]) -> Operator:
    """Return the sum of the terms factor * operator in its cheapest form: diagonal, dense or sparse."""
    parts = [(c, op) for c, op in terms if op is not None and c != 0.0]
    shape = parts[0][1].shape
    if not any(op.side for _, op in parts):
        return Operator(sum(c * op.entries for c, op in parts), shape)
    side = shape[0] if all(op.fits_leading_axis() for _, op in parts) else prod(shape)
    matrices = [(c, op.matrix(side)) for c, op in parts]
    if not any(is_sparse(m) for _, m in matrices):
        return Operator(sum(c * (np.diag(m) if m.ndim == 1 else m) for c, m in matrices), shape, side)
    from scipy.sparse import csr_array, diags_array

    total = sum(c * (diags_array(m) if m.ndim == 1 else csr_array(m)) for c, m in matrices)
    return Operator(csr_array(total), shape, side)


def solver(A: Operator, what: str) -> Callable[[Array], Array]:
    """Return the function x -> A^-1 x; the matrix of A is factorised only once."""
    if not A.side:
        d = np.asarray(A.entries)
        if np.any(d == 0.0):
            raise singular(what)
        return lambda x: np.asarray(x / d)
    back = sparse_solver(A, what) if A.sparse else dense_solver(A, what)
    if A.shape == (A.side,):
        return back
    return lambda x: back(x.reshape(A.side, -1)).reshape(A.shape)


def dense_solver(A: Operator, what: str) -> Callable[[Array], Array]:
    from scipy.linalg import LinAlgError, cho_factor, cho_solve, lu_factor, lu_solve

    if A.symmetric:
        try:
            factor = cho_factor(A.entries)
        except LinAlgError:
            pass  # symmetric, but not positive definite
        else:
            return lambda x: np.asarray(cho_solve(factor, x, check_finite=False))
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the test below detects an exactly singular matrix
        lu = lu_factor(A.entries)
    if np.any(np.diagonal(lu[0]) == 0.0):
        raise singular(what)
    return lambda x: np.asarray(lu_solve(lu, x, check_finite=False))


def sparse_solver(A: Operator, what: str) -> Callable[[Array], Array]:
    from scipy.sparse.linalg import splu

    try:
        factor = splu(A.entries.tocsc())
    except RuntimeError:
        raise singular(what) from None
    return lambda x: np.asarray(factor.solve(x))


def singular(what: str) -> InvalidInput:
    return InvalidInput(f"{what} is singular: check the matrices, or change dt")


def check_mass(M: Operator) -> None:
    """Check that a mass is symmetric and positive definite; otherwise v.M v/2 would not be a kinetic energy."""
    remedy = "mass must be symmetric and positive definite; remove or condense degrees of freedom without mass"
    if not M.side:
        if np.any(np.asarray(M.entries) <= 0.0):
            raise InvalidInput(f"mass has entries that are not positive: {remedy}")
        return
    if not M.symmetric:
        raise InvalidInput(f"mass is not symmetric: {remedy}")
    if not positive(M):
        raise InvalidInput(f"mass is not positive definite: {remedy}")


def positive(M: Operator) -> bool:
    """Return whether a symmetric matrix is positive definite, by the signs of the pivots of its elimination."""
    if not M.sparse:
        try:
            np.linalg.cholesky(M.entries)
        except np.linalg.LinAlgError:
            return False
        return True
    from scipy.sparse.linalg import splu

    if np.any(M.entries.diagonal() <= 0.0):
        return False
    try:
        f = splu(M.entries.tocsc(), permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True})
    except RuntimeError:
        return False
    return np.array_equal(f.perm_r, f.perm_c) and bool(np.all(f.U.diagonal() > 0.0))

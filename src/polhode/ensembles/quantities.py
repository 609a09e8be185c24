"""Quantities of a motion, and statistics of them over the members.

All statistics are sums of whole numbers or maxima, so they do not depend on how members are divided into chunks.
Quantiles are computed from counts in buckets.  A bucket contains all numbers with the same sign, exponent and first
bits of the mantissa.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import coo_array, csr_array

from ..groups import so3

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory

# bits of the mantissa that define a bucket: its middle differs from all its values by less than 2^-11 (0.05 %)
BITS = 10
SHIFT = 52 - BITS
ZERO = 2**21  # index of the bucket of zero; there are fewer than 2^21 buckets on each side of it
FRACTIONS = (0.05, 0.25, 0.5, 0.75, 0.95)  # fractions of the members for which quantiles are shown by default


def components(name: str, a: np.ndarray) -> dict[str, np.ndarray]:
    """Return the numbers of an array with one value per member by name: omega.x, ... or, for matrices, R.x.y, ..."""
    shape = a.shape[1:]
    return {
        ".".join([name, *("xyz"[i] if n == 3 else str(i) for i, n in zip(index, shape, strict=True))]): a[:, *index]
        for index in np.ndindex(shape)
    }


def kinetic_energy(run: Trajectory) -> np.ndarray:
    """Return the kinetic energy.  The sum is term by term, so its bits do not depend on the number of members."""
    if run.setup.flies:
        return run.kinetic_energy
    w, p = run.omega, run._own_momentum  # as for a run, without the energy of wheels
    return np.asarray(0.5 * (w[..., 0] * p[..., 0] + w[..., 1] * p[..., 1] + w[..., 2] * p[..., 2]))


def energy(run: Trajectory) -> np.ndarray:
    return kinetic_energy(run) + run.potential_energy


def component(name: str, k: int) -> Callable[[Trajectory], np.ndarray]:
    return lambda run: getattr(run, name)[..., k]


VECTORS = {"position": "x", "velocity": "v", "omega": "omega", "momentum": "momentum"}
OF_POSITION = ("position", "velocity", "distance")  # beginnings of the quantities that only a moving body has
# functions that return a quantity of a batch as an array (bodies, samples), with NaN for invalid samples
QUANTITIES: dict[str, Callable[[Trajectory], np.ndarray]] = {
    **{f"{name}_{'xyz'[k]}": component(of, k) for name, of in VECTORS.items() for k in range(3)},
    "distance": lambda run: np.linalg.norm(run.x, axis=-1),  # from the origin of the space frame
    "speed": lambda run: np.linalg.norm(run.omega, axis=-1),
    "momentum_norm": lambda run: np.linalg.norm(run.momentum_body, axis=-1),
    "kinetic_energy": kinetic_energy,
    "energy": energy,
    "orthogonality": lambda run: so3.orthogonality(run.R),
    # the body's third axis in space
    "axis_x": lambda run: run.R[..., 0, 2],
    "axis_y": lambda run: run.R[..., 1, 2],
    "axis_z": lambda run: run.R[..., 2, 2],
    "tilt": lambda run: np.arctan2(np.hypot(run.R[..., 0, 2], run.R[..., 1, 2]), run.R[..., 2, 2]),
}


# --- quantiles ----------------------------------------------------------------------------------------------------


def buckets(x: np.ndarray) -> np.ndarray:
    """Return the number of the bucket of each value.  Numbers increase with the values."""
    bits = np.ascontiguousarray(x + 0.0).view(np.int64)
    size = (bits & 0x7FFFFFFFFFFFFFFF) >> SHIFT
    return np.where(bits < 0, -size - 1, size)


def middle(bucket: np.ndarray) -> np.ndarray:
    """Return the value in the middle of each bucket."""
    size = np.where(bucket < 0, -bucket - 1, bucket).astype(np.int64)
    low, high = (size << SHIFT).view(float), (np.minimum(size + 1, 0x7FF << BITS) << SHIFT).view(float)
    value = np.where(size == 0, 0.0, low + 0.5 * (high - low))
    return np.where(bucket < 0, -value, value)


# Counts of the values in each bucket are a sparse matrix [sample, bucket + ZERO].  These are its arrays in a file: the
# buckets and counts of all samples in turn, and where each sample begins.
SKETCH = ("buckets", "counts", "starts")


def count_in_buckets(values: np.ndarray, samples: int) -> csr_array:
    """Count values [sample, member] in buckets, for `samples` samples; values that are not finite are skipped."""
    good = np.isfinite(values)
    place = np.nonzero(good)[0], buckets(values)[good] + ZERO
    return coo_array((np.ones(len(place[0]), np.int64), place), shape=(samples, 2 * ZERO)).tocsr()


def counts_of_arrays(buckets: np.ndarray, counts: np.ndarray, starts: np.ndarray) -> csr_array:
    return csr_array((counts.astype(np.int64), buckets + ZERO, starts), shape=(len(starts) - 1, 2 * ZERO))


def arrays_of_counts(counted: csr_array) -> dict[str, np.ndarray]:
    counted.sum_duplicates()
    each = counted.indices - ZERO, counted.data, counted.indptr
    types = np.int32, np.uint32, np.int64
    return {name: a.astype(kind) for name, a, kind in zip(SKETCH, each, types, strict=True)}


def quantiles_of(counted: csr_array, q: np.ndarray) -> np.ndarray:
    """Return an array (len(q), samples) with the values that a fraction q of the members does not exceed."""
    found = arrays_of_counts(counted)
    out = np.full((len(q), counted.shape[0]), np.nan)
    for k, (low, high) in enumerate(pairwise(found["starts"])):
        total = np.cumsum(found["counts"][low:high], dtype=np.int64)
        if total.size:
            rank = np.clip(np.ceil(q * total[-1]), 1, total[-1])
            out[:, k] = middle(found["buckets"][low:high].astype(np.int64)[np.searchsorted(total, rank)])
    return out


def histogram(values: np.ndarray, low: float, high: float, bins: int) -> np.ndarray:
    """Return the counts [sample, bins + 2] of values [sample, member].

    The first count is for values below `low`, the last for values above `high`.  The last bin includes its upper end.
    """
    out = np.zeros((values.shape[0], bins + 2), np.int64)
    for counts, v in zip(out, values, strict=True):
        good = v[np.isfinite(v)]
        counts[1:-1] = np.histogram(good, bins, (low, high))[0]
        counts[0], counts[-1] = np.sum(good < low), np.sum(good > high)
    return out

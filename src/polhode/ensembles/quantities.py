"""What can be followed over the members: quantities of a motion, and how they are added up.

Everything here adds up whole numbers or takes the largest, so that it does not matter in which chunks members come:
histograms count, quantiles are read off counts in buckets that the bits of a number name.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from scipy.sparse import coo_array, csr_array

from ..engines.layout import each

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory

BITS = 10  # of the mantissa that name a bucket: its middle is within 2^-11, half a thousandth, of all it holds
SHIFT = 52 - BITS
ZERO = 2**21  # the column of zero; there are fewer than 2^21 buckets on each side of it
FRACTIONS = (0.05, 0.25, 0.5, 0.75, 0.95)  # of the members: the quantiles that are shown


class Frames:
    """Components of R and omega in the user's axes, each [sample, body], NaN where the motion is not valid."""

    def __init__(self, run: Trajectory) -> None:
        self.run = run
        shape = run.states.shape[0], run.states.shape[2]
        R, W = run._principal
        r = [[np.array(np.broadcast_to(R[j][i], shape)) for j in range(3)] for i in range(3)]
        w = [np.array(np.broadcast_to(x, shape)) for x in W]
        if not run.body.diagonal:
            Q = run.body.axes
            q = [[Q[..., i, j] for j in range(3)] for i in range(3)]
            r = [[r[i][0] * q[j][0] + r[i][1] * q[j][1] + r[i][2] * q[j][2] for j in range(3)] for i in range(3)]
            w = [q[i][0] * w[0] + q[i][1] * w[1] + q[i][2] * w[2] for i in range(3)]
        self.bad = np.ascontiguousarray(~run.valid.T)
        if self.bad.any():
            for a in (*w, *(x for row in r for x in row)):
                a[self.bad] = np.nan
        self.r, self.w = r, w
        J = run.body.inertia
        self.J = [[J[..., i, j] for j in range(3)] for i in range(3)]

    @cached_property
    def momentum_body(self) -> list[np.ndarray]:
        J, w = self.J, self.w
        if self.run.body.diagonal:
            return [J[i][i] * w[i] for i in range(3)]
        return [J[i][0] * w[0] + J[i][1] * w[1] + J[i][2] * w[2] for i in range(3)]

    @cached_property
    def momentum(self) -> list[np.ndarray]:
        r, p = self.r, self.momentum_body
        return [r[i][0] * p[0] + r[i][1] * p[1] + r[i][2] * p[2] for i in range(3)]

    @cached_property
    def kinetic_energy(self) -> np.ndarray:
        w, p = self.w, self.momentum_body
        return np.asarray(0.5 * (w[0] * p[0] + w[1] * p[1] + w[2] * p[2]))

    @cached_property
    def potential_energy(self) -> np.ndarray:
        run = self.run
        f = run.setup.bound_python.energy
        assert f is not None
        R = run._principal[0]
        with np.errstate(all="ignore"), run.setup.arithmetic():
            V = each(f, self.bad.shape, run.t[:, None], R, run.setup.bound_python.p)
        out = np.array(np.broadcast_to(V, self.bad.shape))
        out[self.bad] = np.nan
        return out

    @cached_property
    def energy(self) -> np.ndarray:
        return self.kinetic_energy + self.potential_energy

    @cached_property
    def orthogonality(self) -> np.ndarray:
        """Frobenius norm of R^T R - 1."""
        r, total = self.r, np.zeros(self.bad.shape)
        for i in range(3):
            for j in range(i, 3):
                d = r[0][i] * r[0][j] + r[1][i] * r[1][j] + r[2][i] * r[2][j] - (1.0 if i == j else 0.0)
                total += (1.0 if i == j else 2.0) * (d * d)
        return np.sqrt(total)


def components(name: str, a: np.ndarray) -> dict[str, np.ndarray]:
    """The numbers of an array with a value for each member: omega.x, omega.y, ... of a vector, R.x.y of a matrix."""
    shape = a.shape[1:]
    return {
        ".".join([name, *("xyz"[i] if n == 3 else str(i) for i, n in zip(index, shape, strict=True))]): a[:, *index]
        for index in np.ndindex(shape)
    }


def norm(v: Any) -> np.ndarray:
    return np.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])


QUANTITIES: dict[str, Any] = {
    "omega_x": lambda f: f.w[0],
    "omega_y": lambda f: f.w[1],
    "omega_z": lambda f: f.w[2],
    "speed": lambda f: norm(f.w),
    "kinetic_energy": lambda f: f.kinetic_energy,
    "energy": lambda f: f.energy,
    "momentum_norm": lambda f: norm(f.momentum_body),
    "momentum_x": lambda f: f.momentum[0],
    "momentum_y": lambda f: f.momentum[1],
    "momentum_z": lambda f: f.momentum[2],
    "axis_x": lambda f: f.r[0][2],  # of the body's third axis, in space
    "axis_y": lambda f: f.r[1][2],
    "axis_z": lambda f: f.r[2][2],
    "tilt": lambda f: np.arctan2(np.sqrt(f.r[0][2] * f.r[0][2] + f.r[1][2] * f.r[1][2]), f.r[2][2]),
    "orthogonality": lambda f: f.orthogonality,
}
UNITS = {
    "speed": "rad/s", "omega_x": "rad/s", "omega_y": "rad/s", "omega_z": "rad/s", "kinetic_energy": "J", "energy": "J",
    "momentum_norm": "kg m^2/s", "momentum_x": "kg m^2/s", "momentum_y": "kg m^2/s", "momentum_z": "kg m^2/s",
    "tilt": "rad",
}  # fmt: skip


# --- quantiles ----------------------------------------------------------------------------------------------------


def buckets(x: np.ndarray) -> np.ndarray:
    """The bucket of each value, in the order of the values: sign, exponent, first bits of the mantissa."""
    bits = np.ascontiguousarray(x + 0.0).view(np.int64)
    size = (bits & 0x7FFFFFFFFFFFFFFF) >> SHIFT
    return np.where(bits < 0, -size - 1, size)


def middle(bucket: np.ndarray) -> np.ndarray:
    """The value in the middle of a bucket."""
    size = np.where(bucket < 0, -bucket - 1, bucket).astype(np.int64)
    low, high = (size << SHIFT).view(float), (np.minimum(size + 1, 0x7FF << BITS) << SHIFT).view(float)
    value = np.where(size == 0, 0.0, low + 0.5 * (high - low))
    return np.where(bucket < 0, -value, value)


@dataclass
class Sketch:
    """How many values of each sample are in which bucket: a sparse matrix of counts, [sample, bucket]."""

    NAMES: ClassVar = ("buckets", "counts", "starts")  # of the arrays in a file
    matrix: csr_array

    @classmethod
    def empty(cls, samples: int) -> Sketch:
        return cls(csr_array((samples, 2 * ZERO), dtype=np.int64))

    @classmethod
    def of(cls, values: np.ndarray) -> Sketch:
        """Of values [sample, member]; those that are not finite are left out."""
        good = np.isfinite(values)
        sample, bucket = np.nonzero(good)[0], buckets(values)[good] + ZERO
        shape = values.shape[0], 2 * ZERO
        return cls(coo_array((np.ones(len(sample), np.int64), (sample, bucket)), shape=shape).tocsr())

    @classmethod
    def of_arrays(cls, buckets: np.ndarray, counts: np.ndarray, starts: np.ndarray) -> Sketch:
        return cls(csr_array((counts.astype(np.int64), buckets + ZERO, starts), shape=(len(starts) - 1, 2 * ZERO)))

    def arrays(self) -> dict[str, np.ndarray]:
        """As a file holds it: buckets and counts sample by sample, and where each sample begins."""
        m = self.matrix
        m.sum_duplicates()
        values = (m.indices - ZERO).astype(np.int32), m.data.astype(np.uint32), m.indptr.astype(np.int64)
        return dict(zip(self.NAMES, values, strict=True))

    def plus(self, other: Sketch) -> Sketch:
        """Of the members of both.  A run that ended early has fewer samples."""
        mine, rest = self.matrix, other.matrix.copy()
        rest.resize(mine.shape)
        return Sketch(mine + rest)

    def quantiles(self, q: np.ndarray) -> np.ndarray:
        """(len(q), samples): the value that a fraction q of the members does not exceed."""
        found = self.arrays()
        out = np.full((len(q), self.matrix.shape[0]), np.nan)
        for k, (low, high) in enumerate(pairwise(found["starts"])):
            total = np.cumsum(found["counts"][low:high], dtype=np.int64)
            if total.size:
                rank = np.clip(np.ceil(q * total[-1]), 1, total[-1])
                out[:, k] = middle(found["buckets"][low:high].astype(np.int64)[np.searchsorted(total, rank)])
        return out


def histogram(values: np.ndarray, low: float, high: float, bins: int) -> np.ndarray:
    """Counts [sample, bins + 2] of values [sample, member]: below, the bins, above; the last bin has its end."""
    out = np.zeros((values.shape[0], bins + 2), np.int64)
    for counts, v in zip(out, values, strict=True):
        good = v[np.isfinite(v)]
        counts[1:-1] = np.histogram(good, bins, (low, high))[0]
        counts[0], counts[-1] = np.sum(good < low), np.sum(good > high)
    return out

"""Designs: the random numbers of the members.  They depend only on the seed and on the number of the member.

random  Philox4x64-10 (Salmon et al. 2011, Parallel random numbers: as easy as 1, 2, 3).  The key comes from the seed,
        the counter from the number of the member, so any range of members can be drawn without those before it.
sobol   The scrambled Sobol sequence of `scipy.stats.qmc`, advanced to the first member that is needed.
latin   Latin hypercube: for each number, member i is in stratum pi(i).  The permutation pi is computed, not stored: a
        Feistel network on 2k bits is applied repeatedly until the result is below the number of members (Black &
        Rogaway 2002, Ciphers with arbitrary finite domains).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..groups.convert import columns, matrix

DESIGNS = ("random", "sobol", "latin", "grid", "table")
ROUNDS = 6
FEW = 2.0**-53


def uniforms(design: str, seed: int, members: int, numbers: int, low: int, high: int) -> np.ndarray:
    """Return random numbers (high - low, numbers) between 0 and 1, both excluded, for members low ... high-1."""
    if numbers == 0 or high <= low:
        return np.empty((max(0, high - low), numbers))
    if design == "latin":
        return latin(seed, members, numbers, low, high)
    return (sobol if design == "sobol" else philox)(seed, numbers, low, high)


@lru_cache(maxsize=64)
def key_of(seed: int, stream: int) -> tuple[int, int]:
    words = np.random.SeedSequence([seed, stream]).generate_state(2, np.uint64)
    return int(words[0]), int(words[1])


def philox(seed: int, numbers: int, low: int, high: int, stream: int = 0) -> np.ndarray:
    """Return random numbers from Philox.  A member that needs B counters of four numbers uses m B + 1 to (m + 1) B."""
    blocks = -(-numbers // 4)
    start = low * blocks
    words = [start & (2**64 - 1), start >> 64, 0, 0]
    generator = np.random.Philox(counter=np.array(words, np.uint64), key=np.array(key_of(seed, stream), np.uint64))
    raw = generator.random_raw((high - low) * 4 * blocks).reshape(high - low, 4 * blocks)[:, :numbers]
    return ((raw >> np.uint64(11)).astype(float) + 0.5) * FEW


def sobol(seed: int, numbers: int, low: int, high: int) -> np.ndarray:
    """Return numbers of a Sobol sequence with 32 bits each.  With more bits, SciPy cannot skip members."""
    from scipy.stats import qmc

    words = np.random.SeedSequence([seed, 1]).generate_state(4)
    sequence = qmc.Sobol(numbers, scramble=True, bits=32, seed=np.random.default_rng(words))
    if low:
        sequence.fast_forward(low)
    # the first number alone, because SciPy warns if it begins with a number of members that is no power of two
    drawn = np.concatenate([sequence.random(1), sequence.random(high - low - 1)])
    return drawn + 2.0**-33  # the middle of the interval between two numbers of 32 bits


def latin(seed: int, members: int, numbers: int, low: int, high: int) -> np.ndarray:
    member = np.arange(low, high, dtype=np.uint64)
    inside = philox(seed, numbers, low, high, stream=2)
    out = np.empty((high - low, numbers))
    real = member < members  # the last block may contain numbers beyond the last member
    member[~real] = 0
    for k in range(numbers):
        stratum = permuted(member, members, key_of(seed, 3 + k))
        out[:, k] = (stratum.astype(float) + inside[:, k]) / members
    return np.clip(out, 0.5 * FEW, 1 - FEW)


def permuted(i: np.ndarray, n: int, key: tuple[int, int]) -> np.ndarray:
    """Return the positions of the numbers i (below n) in a permutation of 0 ... n-1 that the key selects."""
    half = max(1, (max(n - 1, 1).bit_length() + 1) // 2)
    out = feistel(i, half, key)
    # the network permutes up to about 4 n numbers; apply it again to results that are not below n
    while (beyond := out >= np.uint64(n)).any():
        out[beyond] = feistel(out[beyond], half, key)
    return out


def feistel(x: np.ndarray, half: int, key: tuple[int, int]) -> np.ndarray:
    """Apply a permutation of the numbers with 2*half bits, which the key selects."""
    low, shift = np.uint64(2**half - 1), np.uint64(half)
    left, right = x >> shift, x & low
    for r in range(ROUNDS):
        k = np.uint64((key[r % 2] + r * 0x9E3779B97F4A7C15) & (2**64 - 1))
        left, right = right, left ^ (mixed(right + k) & low)
    return (left << shift) | right


def mixed(x: np.ndarray) -> np.ndarray:
    """Apply the finaliser of SplitMix64 (Steele, Lea & Flood 2014) to unsigned numbers; overflow is intended."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


# --- distributions made from uniform random numbers -----------------------------------------------------------------


def normal(u: np.ndarray) -> np.ndarray:
    from scipy.special import ndtri

    return np.asarray(ndtri(u))


def attitudes(u: np.ndarray) -> np.ndarray:
    """Return uniform random rotation matrices, each from three numbers (Shoemake 1992, Uniform random rotations)."""
    a, b = np.sqrt(1 - u[:, 0]), np.sqrt(u[:, 0])
    s, t = 2 * np.pi * u[:, 1], 2 * np.pi * u[:, 2]
    return matrices(np.cos(t) * b, np.sin(s) * a, np.cos(s) * a, np.sin(t) * b)


def turned(vectors: np.ndarray) -> np.ndarray:
    """Return the rotation matrices of rotation vectors (n, 3)."""
    x, y, z = (np.ascontiguousarray(vectors[:, k]) for k in range(3))
    angle = np.sqrt(x * x + y * y + z * z)
    half = 0.5 * angle
    few = angle < 1e-8
    s = np.where(few, 0.5, np.sin(half) / np.where(few, 1.0, angle))
    return matrices(np.cos(half), s * x, s * y, s * z)


def matrices(w: Any, x: Any, y: Any, z: Any) -> np.ndarray:
    """Return the rotation matrices of quaternions given by their components."""
    n = 2.0 / (w * w + x * x + y * y + z * z)
    R = np.empty((w.shape[0], 3, 3))
    R[:, 0, 0], R[:, 0, 1], R[:, 0, 2] = 1 - n * (y * y + z * z), n * (x * y - w * z), n * (x * z + w * y)
    R[:, 1, 0], R[:, 1, 1], R[:, 1, 2] = n * (x * y + w * z), 1 - n * (x * x + z * z), n * (y * z - w * x)
    R[:, 2, 0], R[:, 2, 1], R[:, 2, 2] = n * (x * z - w * y), n * (y * z + w * x), 1 - n * (x * x + y * y)
    return R


def product(A: np.ndarray, B: np.ndarray) -> np.ndarray:
    """Return the products A B.  The sums are term by term, so their bits do not depend on the number of matrices."""
    return columns(matrix(A, "A") @ matrix(B, "B"))

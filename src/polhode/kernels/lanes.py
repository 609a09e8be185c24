"""Sixteen numbers of an array at once: a NumPy array in Python, a SIMD pack in compiled code.

Compiled code has its own versions of these functions (``engines/pack.py``).  With them a kernel decides what is
vectorised.  LLVM's loop vectoriser would often give up, because it must assume that arrays overlap.
"""

import numpy as np

LANES = 16


def lanes(a, i):
    """Return a[i], ..., a[i + 15]."""
    return a[i : i + LANES].copy()


def put_lanes(a, i, x):
    """Store x in a[i], ..., a[i + 15]."""
    a[i : i + LANES] = x


def all_lanes(x):
    """Return the number x in all lanes."""
    return np.full(LANES, x)


def next_lanes(x):
    """Return x[1], ..., x[15], x[0]."""
    return np.concatenate((x[1:], x[:1]))


def first_lane(x):
    """Return x[0]."""
    return x[0]


def total(x):
    """Return the sum of the lanes; the order of the additions is the same in Python and in compiled code."""
    n = LANES
    while n > 1:
        n //= 2
        x = x[:n] + x[n:]
    return x[0]

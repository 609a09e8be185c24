"""Test that compiled code is never out of date: if a value that a kernel torque uses changes, the next run uses it."""

import enum
import itertools
import os
import subprocess
import sys

import numpy as np
import pytest

import polhode as ph
from polhode.engines import cache
from polhode.math import Vec3

RUN = {"omega": [1, 2, 3], "t_end": 0.1, "dt": 0.01}
STRENGTH = 1.0
TABLE = np.array([1.0, 2.0])


@ph.kernel
def helper(t):
    return Vec3(STRENGTH, 0.0, 0.0)


@ph.kernel
def by_global(t, R):
    return Vec3(STRENGTH, 0.0, 0.0)


@ph.kernel
def by_helper(t, R):
    return helper(t)


@ph.kernel
def by_array(t, R):
    return Vec3(TABLE[0], 0.0, 0.0)


def final(torque, method, engine="numba"):
    return ph.simulate([1, 2, 2.5], torque, method=method, engine=engine, **RUN).omega[-1]


@pytest.mark.parametrize(
    ("torque", "other"),
    [(by_global, "buss3"), (by_helper, "buss1")]
    + [pytest.param(*more, marks=pytest.mark.soak) for more in ((by_global, "buss1"), (by_array, "buss3"))],
)
def test_a_changed_value_is_seen_by_the_same_method_and_by_another(torque, other, monkeypatch):
    """buss1 and buss3 call the torque only in compiled steps, so no call in Python could notice the change."""
    before = final(torque, "buss1")
    monkeypatch.setattr(sys.modules[__name__], "STRENGTH", 5.0)
    monkeypatch.setattr(sys.modules[__name__], "TABLE", np.array([5.0, 2.0]))
    after = final(torque, other)
    assert abs(after - final(torque, other, "python")).max() < 1e-12
    assert abs(after - before).max() > 0.1
    monkeypatch.undo()
    assert np.array_equal(final(torque, "buss1"), before)


def test_a_changed_captured_variable_is_seen():
    strength = 1.0

    @ph.kernel
    def torque(t, R):
        return Vec3(strength, 0.0, 0.0)

    before = final(torque, "buss1")
    strength = 5.0
    assert abs(final(torque, "buss1") - before).max() > 0.1


def test_a_changed_observer_is_seen(monkeypatch):
    @ph.kernel
    def watched(t, I, p, R, W):
        return STRENGTH * W.x

    def largest():
        return ph.simulate([1, 2, 2.5], None, method="buss1", observe=watched, **RUN).observed["watched"].max

    one = largest()
    monkeypatch.setattr(sys.modules[__name__], "STRENGTH", 5.0)
    assert largest() == pytest.approx(5 * one)


SCRIPT = """
import enum, sys, polhode as ph
from polhode.math import Vec3
G = 5.0
Gain = enum.Enum("Gain", {"K": 1.0 if sys.argv[1] == "change" else 2.0})
@ph.kernel
def by_enum(t, R): return Vec3(Gain.K.value, 0.0, 0.0)
@ph.kernel
def f(t, R): return Vec3(G, 0.0, 0.0)
kw = dict(omega=[1, 2, 3], t_end=0.1, dt=0.01)
if sys.argv[1] == "change":
    G = 1.0
    ph.simulate([1, 2, 2.5], f, method="buss1", **kw)
    G = 5.0
print(*ph.simulate([1, 2, 2.5], f, method="buss3", **kw).omega[-1])
print(ph.simulate([1.0, 1.0, 1.0], by_enum, omega=[0, 0, 0], t_end=1, dt=0.5, method="buss1").omega[-1][0])
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """Return what two processes print that run one after the other with the same cache."""
    env = {**os.environ, "POLHODE_CACHE_DIR": str(tmp_path_factory.mktemp("cache"))}
    return [
        subprocess.run([sys.executable, "-c", SCRIPT, how], env=env, capture_output=True, text=True, check=True).stdout
        for how in ("change", "plain")
    ]


def test_a_change_does_not_reach_the_disk_under_a_wrong_name(said):
    kernel_free = final(ph.torques.constant([5.0, 0.0, 0.0]), "buss3")
    for lines in said:
        assert np.allclose([float(x) for x in lines.splitlines()[0].split()], kernel_free, rtol=0, atol=1e-12)


def test_a_changed_enum_is_seen_by_another_process(said):
    for lines, k in zip(said, (1.0, 2.0), strict=True):
        assert float(lines.splitlines()[1]) == pytest.approx(k, rel=1e-13)


# --- changes that fingerprints of older versions missed -------------------------------------------------------------


class Gain(enum.Enum):
    K = 1.0


class Plain:
    k = 1.0


@ph.kernel
def by_enum(t, R):
    return Vec3(Gain.K.value, 0.0, 0.0)


@pytest.mark.parametrize("engine", ["numba", "python"])
def test_a_changed_enum_is_seen(monkeypatch, engine):
    for k in (1.0, 2.0, 1.0):
        monkeypatch.setattr(sys.modules[__name__], "Gain", enum.Enum("Gain", {"K": k}))
        run = ph.simulate([1.0, 1.0, 1.0], by_enum, omega=[0, 0, 0], t_end=1, dt=0.5, method="mr2", engine=engine)
        assert run.omega[-1][0] == pytest.approx(k, rel=1e-13)


def test_a_changed_attribute_of_a_class_is_seen_in_plain_python(monkeypatch):
    @ph.kernel
    def by_class(t, R):
        return Vec3(Plain.k, 0.0, 0.0)

    for k in (1.0, 2.0):
        monkeypatch.setattr(Plain, "k", k)
        run = ph.simulate([1.0, 1.0, 1.0], by_class, omega=[0, 0, 0], t_end=1, dt=0.5, method="mr2", engine="python")
        assert run.omega[-1][0] == pytest.approx(k, rel=1e-13)


def test_what_cannot_be_seen_is_not_cached(monkeypatch):
    """If a number is inside an object that cannot be inspected, each run compiles its own copy.

    There is only one warning.
    """

    class Hidden:
        def __init__(self):
            self.numbers = itertools.count(1)

    hidden = Hidden()

    @ph.kernel
    def opaque(t, R):
        return Vec3(0.0 * next(hidden.numbers), 0.0, 0.0)

    monkeypatch.setattr(cache, "WARNED", set())
    with pytest.warns(
        RuntimeWarning, match="not cached .*reading an iterator changes it.*Let the function use numbers"
    ) as seen:
        copies = [cache.frozen(opaque) for _ in range(2)]
    assert len(seen) == 1 and copies[0] is not copies[1]
    assert cache.frozen(by_enum) is cache.frozen(by_enum)

"""Test `adams` in blocks, where it requests a dozen torques of one body at once."""

import math

import numpy as np
import pytest

import polhode as ph
from polhode.errors import Unsupported

BODY = ph.Body((2.0, 3.0, 4.5))
START = {"omega": (1.0, 0.6, 0.4), "t_end": 4.0}
AXIS = np.array([0.3, 0.2, 0.9])


def field(t, R, omega):
    """Return a nonlinear torque that depends on t, R and omega, which may have leading axes."""
    e = R @ AXIS
    down = np.array([0.0, 0.0, 1.0])
    push = np.cross(e, down) / (1.5 + e[..., 2:]) ** 3
    drag = 0.1 * np.einsum("...ij,...j->...i", R, omega) * np.linalg.norm(omega, axis=-1, keepdims=True)
    return -1.3 * push - drag + 0.2 * np.asarray(np.sin(1.7 * t))[..., None] * np.array([1.0, 0.0, 0.5])


class Rounds:
    """A torque for many states at once that counts its calls."""

    def __init__(self):
        self.rows = []

    def __call__(self, t, R, omega):
        self.rows.append(len(R))
        return field(t, R, omega)

    @property
    def torque(self):
        return ph.torques.batched(lambda t, R, omega: self(t, R, omega))


def run(torque, **more):
    return ph.simulate(BODY, torque, **{**START, "tol": 1e-9, **more})


def angle(A, B):
    return np.linalg.norm(A - B, axis=(-2, -1)) / math.sqrt(2.0)


@pytest.fixture(scope="module")
def fine():
    """Return the motion computed by SciPy's DOP853, with the equations written again here."""
    from scipy.integrate import solve_ivp

    I = np.array([2.0, 3.0, 4.5])

    def slope(t, y):
        R, W = y[:9].reshape(3, 3), y[9:]
        spin = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        return np.concatenate([(R @ spin).ravel(), (np.cross(I * W, W) + R.T @ field(t, R, W)) / I])

    y = np.concatenate([np.eye(3).ravel(), START["omega"]])
    return solve_ivp(slope, (0.0, 4.0), y, method="DOP853", rtol=1e-13, atol=1e-13, dense_output=True)


@pytest.mark.parametrize("m", [4, 8, 12, 16])
@pytest.mark.parametrize("tol", [1e-5, 1e-9])
def test_the_error_is_about_the_tolerance(fine, m, tol):
    r = run(Rounds().torque, block=m, tol=tol)
    assert angle(r.R[-1], fine.y[:9, -1].reshape(3, 3)) < 20 * tol
    assert np.abs(r.R @ np.swapaxes(r.R, 1, 2) - np.eye(3)).max() < 1e-14


def test_a_round_asks_for_a_dozen_and_there_are_fewer_of_them():
    plain, block = Rounds(), Rounds()
    run(plain.torque)
    r = run(block.torque, block=12)
    assert set(plain.rows) == {1}
    assert set(block.rows) == {12}
    assert len(block.rows) < 0.5 * len(plain.rows)
    assert r.stats.torque_calls == len(block.rows)


def test_linear_torques_need_a_round_or_two_for_a_block():
    rows = []

    def weight(t, R):
        rows.append(len(R))
        return -1.3 * np.cross(R @ AXIS, (0.0, 0.0, 1.0))

    r = run(ph.torques.batched(weight), block=12, t_end=20.0)
    exact = ph.simulate(
        BODY, ph.torques.heavy_top(1.3 * np.linalg.norm(AXIS), AXIS), omega=START["omega"], t_end=20.0, dt=1 / 8,
        method="rkn6", engine="python",
    )  # fmt: skip
    assert angle(r.R[-1], exact.R[-1]) < 3e-8
    assert len(rows) < 45


def test_dense_output_events_and_t_eval_cost_no_round(fine):
    t = np.linspace(0.0, 4.0, 23)
    states = fine.sol(t)[:9].T.reshape(-1, 3, 3)
    whole, some = run(Rounds().torque, block=12), run(Rounds().torque, block=12, t_eval=t)
    assert angle(whole.at(t).R, states).max() < 3e-8
    assert angle(some.R, states).max() < 3e-8
    assert some.stats.torque_calls == whole.stats.torque_calls
    seen = run(Rounds().torque, block=12, events=[lambda R: R[2, 2] - 0.9])
    assert seen.stats.torque_calls == whole.stats.torque_calls
    assert fine.sol(seen.events[0].t[0])[8] == pytest.approx(0.9, abs=1e-7)


def test_extend_has_the_bits_of_the_long_run():
    whole, part = run(Rounds().torque, block=8), run(Rounds().torque, block=8, t_end=1.7)
    longer = part.extend(4.0)
    assert np.array_equal(longer.t, whole.t)
    assert np.array_equal(longer.R, whole.R)


def test_torques_that_are_awaited():
    async def awaited(t, R, omega):
        return field(t, R, omega)

    a, b = run(awaited, block=12), run(Rounds().torque, block=12)
    assert angle(a.R[-1], b.R[-1]) < 1e-10
    assert a.stats.torque_calls == 12 * b.stats.torque_calls


def test_a_torque_that_raises_keeps_what_is_valid():
    def boom(t, R, omega):
        if np.max(t) > 2.0:
            raise ValueError("boom")
        return field(t, R, omega)

    with pytest.raises(ValueError, match="boom") as caught:
        run(ph.torques.batched(boom), block=8)
    assert 1.0 < caught.value.trajectory.t[-1] <= 2.0


@pytest.mark.parametrize(
    "torque, more, words",
    [
        (field, {}, "async def"),
        (None, {"method": "adams"}, "async def"),
        (Rounds().torque, {"omega": [START["omega"]] * 2}, "one by one"),
        (Rounds().torque + ph.torques.heavy_top(1.0), {}, "alone"),
    ],
    ids=["one after another", "free", "batch", "sum"],
)
def test_what_is_refused(torque, more, words):
    with pytest.raises(Unsupported, match=words):
        run(torque, block=12, **more)

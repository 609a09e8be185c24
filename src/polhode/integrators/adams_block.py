"""`adams` in blocks: requests the torques at several times at once, and repeats this until they no longer change.

This is for torques that are awaited or computed together, so that the duration of a run depends on the number of such
requests, called rounds.  A step is a block with m + 1 Lobatto nodes.  The earliest node is the latest node of the
previous block:

    guess the remainders (torque minus model) from the polynomial of the previous block
    turn       the body from node to node, under the polynomial through these remainders plus the model
    ask        for the torques at all m new nodes: one round.  Their remainders are the next guess
    end        when the last change, times the factor by which a round reduces changes, is below the allowed error;
               then turn the body once more, with the last torques

This is Picard iteration for collocation.  It converges faster if the model explains more of the torque.  The error of a
block is estimated by the last coefficient of the Legendre expansion of the torque.
"""

from functools import cache
from typing import Any

import numpy as np

from ..kernels.solve import Report
from ..kernels.values import Mat3, Vec3
from . import adams_layout as at
from .adams_common import torques_at
from .adams_model import learn, modelled
from .adams_state import flatten, put_first_node, put_start, state
from .adams_step import AT_REST, EARLIEST, MOST_TURNS, put_node, shorten, substeps
from .adams_turn import angular_velocity, attitude, turn
from .record import Kernel

MOST_ROUNDS = 8  # largest number of rounds of a block
SLOW = 0.4  # a block is too long if the change in a round is more than this fraction of the change in the round before
MANY, FEW = 5, 3  # after MANY rounds or more the next block is not longer; after FEW or less it may be much longer
GROW, SHRINK, SAFETY = 2.5, 0.4, 0.85
STRICT = 0.15  # allowed error of a block, as a fraction of tol
FIRST = 0.5  # the first block turns the body by about this angle
HOPELESS = 100.0  # a block is rejected early if its error exceeds this multiple of the allowed error
WILD = 10  # the model is switched off if it needs more substeps than this multiple of the number without it
HELPS = 0.02  # the remainders must be at most this fraction of the change of the torque; so must their last coefficient


@cache
def nodes(m: int) -> np.ndarray:
    """Return the m + 1 Lobatto nodes in descending order, from 0 (the end of the block) to -1 (its start)."""
    inner = np.polynomial.legendre.Legendre.basis(m).deriv().roots()
    return 0.5 * (np.concatenate([[1.0], np.sort(inner.real)[::-1], [-1.0]]) - 1.0)


@cache
def last_coefficient(m: int) -> np.ndarray:
    """Return the weights that give the last Legendre coefficient from the values at the nodes."""
    return np.linalg.inv(np.polynomial.legendre.legvander(2.0 * nodes(m) + 1.0, m))[-1]


def put_polynomial(u: np.ndarray, x: np.ndarray, values: np.ndarray) -> None:
    """Store the polynomial through the values at x: nodes in u[X...], divided differences in u[C...]."""
    n, d = len(x), values.copy()
    for j in range(1, n):
        d[j:] = (d[j:] - d[j - 1 : -1]) / (x[j:] - x[:-j])[:, None]
    u[at.X : at.X + n] = x
    u[at.C : at.C + 3 * n] = d.reshape(-1)


def remainders(w: np.ndarray, n: int, on: bool) -> np.ndarray:
    """Return the torques of the latest n nodes minus the model, if it is on."""
    left = w[at.TAU : at.TAU + 3 * n].reshape(n, 3).copy()
    if on:
        left -= [list(modelled(w, w, at.ATT + 9 * i, w, at.VEL + 3 * i)) for i in range(n)]
    return left


def extrapolated(w: np.ndarray, u: np.ndarray, n: int, on: bool, times: np.ndarray) -> np.ndarray:
    """Extrapolate the remainders to later times; drop the terms of the polynomial from the first that increases."""
    span = max(w[at.T] - w[at.T + n - 1], 1e-300)
    x = (w[at.T : at.T + n] - w[at.T]) / span
    put_polynomial(u, x, remainders(w, n, on))
    z, d = (times - w[at.T]) / span, u[at.C : at.C + 3 * n].reshape(n, 3)
    out, power, last = np.zeros((len(times), 3)), np.ones(len(times)), np.inf
    for j in range(n):
        size = float(np.linalg.norm(d[j])) * float(np.abs(power).max())
        if j > 0 and size > last:
            break
        out += power[:, None] * d[j]
        power, last = power * (z - x[j]), size if j > 0 else np.inf
    return out


class Block:
    """One attempt to advance a body by a block: the nodes and the states at them."""

    def __init__(self, I: Any, w: np.ndarray, u: np.ndarray, t: float, h: float, m: int, tol: float) -> None:
        self.I, self.w, self.u, self.h, self.m = I, w, u, h, m
        self.x = nodes(m)
        self.times = t + h * (1.0 + self.x)
        self.times[0] = t + h
        turns = substeps(I, w, h, tol, False)
        if w[at.ON] > 0.5 and substeps(I, w, h, tol, True) > WILD * turns:
            w[at.ON] = 0.0
        self.on = bool(w[at.ON] > 0.5)
        self.turns = max(1, -(-(substeps(I, w, h, tol, True) if self.on else turns) // m))
        self.known = remainders(w, 1, self.on)
        self.left = np.concatenate([extrapolated(w, u, int(w[at.N]), self.on, self.times[:-1]), self.known])
        self.R, self.W = np.zeros((m, 9)), np.zeros((m, 3))

    def turn(self) -> None:
        """Turn the body from node to node; the state at the end is in u[Y...]."""
        u, n = self.u, self.m + 1
        put_polynomial(u, self.x, self.left)
        u[at.Y : at.Y + 7] = self.w[:7]
        for i in range(self.m - 1, -1, -1):
            turn(self.I, self.w, u, self.h, self.x[i + 1], self.x[i], n, self.on, self.turns)
            attitude(u, at.Y, u, at.NEW_R)
            angular_velocity(self.I, u, at.Y + 4, u, at.NEW_R, u, at.NEW_W)
            self.R[i], self.W[i] = u[at.NEW_R : at.NEW_R + 9], u[at.NEW_W : at.NEW_W + 3]

    def ask(self, torque: Kernel, q: Any) -> float:
        """Request the torques at all new nodes; return their largest change."""
        self.tau = torques_at(torque, q, self.times[:-1].copy(), self.R, self.W)
        left = self.tau.copy()
        if self.on:
            left -= [list(modelled(self.w, self.R[i], 0, self.W[i], 0)) for i in range(self.m)]
        left = np.concatenate([left, self.known])
        change = float(np.linalg.norm(left - self.left, axis=1).max())
        self.left = left
        return change

    def unit(self) -> float:
        """Return the factor that converts a torque into an error: the length of the block over the momentum."""
        size = max(float(self.w[at.LARGEST_M]), float(np.linalg.norm(self.u[at.Y + 4 : at.Y + 7])))
        self.size = size
        peak = float(np.linalg.norm(self.tau, axis=1).max())
        size = max(size, AT_REST * float(np.sqrt(peak * min(self.I))))
        return self.h / size if size > 0.0 else 0.0

    def error(self) -> float:
        """Return the error of the interpolation, as an impulse relative to the momentum."""
        return self.unit() * float(np.linalg.norm(last_coefficient(self.m) @ self.left)) / (2 * self.m - 1)

    def converge(self, torque: Kernel, q: Any, allowed: float) -> tuple[int, float]:
        """Return the number of rounds and the factor by which the last one reduced the change.

        The factor is 1 or more if the rounds do not converge.  If they converge, u[Y...] is the result with the last
        torques.
        """
        before, factor = np.inf, 1.0
        for r in range(1, MOST_ROUNDS + 1):
            self.turn()
            change = self.ask(torque, q)
            if not np.isfinite(change):
                return r, np.inf
            if r > 1:
                factor = change / before if before > 0.0 else 0.0
            if change * min(factor, 1.0) * self.unit() <= allowed:
                self.turn()
                return r, min(factor, SLOW) if np.isfinite(self.u[at.Y : at.Y + 7]).all() else np.inf
            if r > 1 and (factor > SLOW or self.error() > HOPELESS * allowed):
                return r, max(factor, 1.0)
            before = change
        return MOST_ROUNDS, 1.0


def model_helps(b: Block, allowed: float) -> bool:
    """Return whether the model explains most of the change of the new torques, and its remainders are smooth."""
    if b.w[at.LEARNED] < EARLIEST:
        return False
    known = remainders(b.w, 1, False)
    plain = np.concatenate([b.tau, known])
    explained = [list(modelled(b.w, b.R[i], 0, b.W[i], 0)) for i in range(b.m)]
    left = np.concatenate([b.tau - explained, remainders(b.w, 1, True)])
    change, rest = (float(np.linalg.norm(v, axis=1).max()) for v in (plain - known, left))
    tail, unit = last_coefficient(b.m), b.unit() / (2 * b.m - 1)
    before, after = (unit * float(np.linalg.norm(tail @ v)) for v in (plain, left))
    return rest <= HELPS * change and after <= max(HELPS * before, HELPS * allowed)


def accept_block(b: Block, model: bool, allowed: float) -> None:
    """Accept the state at the end and all new nodes, and add these to the fit of the model."""
    w, u = b.w, b.u
    w[at.USED], w[at.MODEL] = b.m + 1.0, w[at.ON]
    helps = model and model_helps(b, allowed)
    w[:7] = u[at.Y : at.Y + 7]
    w[at.LARGEST_M] = b.size
    for i in range(b.m - 1, -1, -1):
        u[at.NEW_R : at.NEW_R + 9], u[at.NEW_W : at.NEW_W + 3], u[at.NEW_T : at.NEW_T + 3] = b.R[i], b.W[i], b.tau[i]
        put_node(w, u, b.times[i])
        if model:
            learn(w, u)
    w[at.ON] = float(helps)


def attempt_block(torque: Kernel, q: Any, I: Any, w: np.ndarray, u: np.ndarray, m: int, model: bool) -> float:
    """Try one block; accept or reject it.

    Return 1 if the run can go on, 0 if the next block would be too short, and 2 if the run was already at its end.
    """
    t = float(w[at.TIME])
    if not t < q.end:
        return 2.0
    h = min(float(w[at.H]), float(q.longest))
    cut = t + h >= q.end
    h = float(q.end) - t if cut else h
    turns = substeps(I, w, h, q.tol, False)
    if turns > MOST_TURNS:
        return float(shorten(w, q, t, h, turns))
    b, allowed = Block(I, w, u, t, h, m, q.tol), STRICT * float(q.tol)
    if cut:
        b.times[0], w[at.CUT] = q.end, 1.0
    rounds, factor = b.converge(torque, q, allowed)
    e = b.error() if np.isfinite(factor) else np.inf
    longer = SAFETY * (allowed / max(e, 1e-100 * allowed)) ** (1.0 / (m + 1.0))
    if e > allowed or factor >= 1.0:
        w[at.REJECTED] += 1.0
        w[at.H] = h * max(min(longer, 0.8 if factor < 1.0 else 0.6), SHRINK)
        return 0.0 if w[at.H] < q.shortest or t + w[at.H] == t else 1.0
    if rounds >= MANY:
        longer = min(longer, 1.0 if rounds == MANY else 0.8)
    planned = float(w[at.H])
    accept_block(b, model, allowed)
    w[at.E] = e / allowed
    w[at.TAKEN] += 1.0
    if not cut:
        w[at.SMALLEST], w[at.LARGEST] = min(w[at.SMALLEST], h), max(w[at.LARGEST], h)
    w[at.H] = max(h * min(max(longer, SHRINK), GROW if rounds <= FEW else 1.3), planned if cut else 0.0)
    return 1.0


def block_stepper(m: int, model: bool) -> Kernel:
    """Return step(...): one attempt for one body."""

    def step(torque, q, I, h, t, c):
        w, u = np.array(flatten(c)), np.zeros(at.SCRATCH)
        fine = attempt_block(torque, q, I, w, u, m, model)
        return state(w.tolist()), Report(0.0, 0.0, fine)

    return step


def block_starter(m: int, first: bool) -> Kernel:
    """Return start_leaves(...), which requests the first torque m times, so that all requests have the same shape."""

    def start(torque, q, I, h, t, R, W):
        w, u = np.zeros(at.LEAVES), np.zeros(at.SCRATCH)
        put_start(w, u, I, R, W)
        copies = Mat3(*(Vec3(*(np.full(m, float(x)) for x in column)) for column in R))
        answer = torque(np.full(m, float(t)), copies, Vec3(*(np.full(m, float(x)) for x in W)), q)
        tau = R @ Vec3(*(float(np.broadcast_to(x, m)[0]) for x in answer))
        u[at.NEW_T : at.NEW_T + 3] = list(tau)
        put_first_node(I, q, h, W, w, u, t, first)
        if first:
            rate = max(float(np.linalg.norm(W)), float(np.sqrt(np.linalg.norm(tau) / min(I))))
            w[at.H] = min(FIRST / rate, q.end - t) if rate > 0.0 else w[at.H]
        return w

    return start

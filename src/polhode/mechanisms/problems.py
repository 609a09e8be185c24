"""Mechanisms from the literature and from practice, ready to run: `ph.simulate(p.mechanism, load=p.load, ...)`.

Each function returns a `MechanismProblem` with a typical end time and step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..body import Body
from ..forces import gravity, spring
from ..groups.so3 import exp
from .model import Mechanism
from .result import MechanismRun

UP, X, Y = np.array([0.0, 0.0, 1.0]), np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0])


@dataclass(frozen=True)
class MechanismProblem:
    """A mechanism with its loads, a typical end time and step, and published values."""

    name: str
    summary: str
    mechanism: Mechanism
    load: Any
    t_end: float
    dt: float
    known: Mapping[str, float] = field(default_factory=dict)  # published values at t_end

    def simulate(self, method: str = "auto", dt: float | None = None, t_end: float | None = None, **more: Any) -> Any:
        """Simulate the problem; further keywords are those of `polhode.simulate`."""
        from ..motion.simulation import simulate

        run: Any = simulate(
            self.mechanism, load=self.load, t_end=self.t_end if t_end is None else t_end,
            dt=self.dt if dt is None else dt, method=method, **more,
        )  # fmt: skip
        return run


def along(direction: np.ndarray) -> np.ndarray:
    """Return an attitude whose third axis points in this direction."""
    z = direction / np.linalg.norm(direction)
    x = np.cross(np.eye(3)[int(np.argmin(np.abs(z)))], z)
    x = x / np.linalg.norm(x)
    return np.stack([x, np.cross(z, x), z], axis=1)


def ring(links: int = 6, side: float = 0.2, spin: float = 40.0) -> MechanismProblem:
    """A free closed ring of spinning links that are connected by ball joints."""
    m, body = Mechanism(name="ring"), Body.cylinder(0.03, side, mass=1.0)
    angle = 2 * np.pi * np.arange(links) / links
    corners = side / (2 * np.sin(np.pi / links)) * np.stack([np.cos(angle), np.sin(angle), 0 * angle], axis=1)
    whole = np.array([0.7, -0.4, 1.5])
    for k in range(links):
        z = (corners[k] - corners[(k + 1) % links]) / side
        R = np.stack([UP, np.cross(z, UP), z], axis=1)
        x = 0.5 * (corners[k] + corners[(k + 1) % links])
        omega = R.T @ (whole + spin * (-1) ** k * (1 - 0.1 * k) * z)
        m.add(body, position=x, attitude=R, velocity=np.cross(whole, x), omega=omega, name=f"link{k}")
    for k in range(links):
        m.ball(f"link{k}", f"link{(k + 1) % links}", at=corners[(k + 1) % links])
    return MechanismProblem("ring", "free ring of spinning links, one loop", m, None, 100.0, 2e-3)


def chain(links: int = 5, length: float = 0.2, spin: float = 40.0) -> MechanismProblem:
    """An open chain of spinning links on ball joints, which falls from a horizontal position; its motion is chaotic."""
    m, body = Mechanism(name="chain"), Body.cylinder(0.03, length, mass=1.0)
    R = exp([0.0, -np.pi / 2, 0.0])
    z = R[:, 2]
    rates = np.zeros((links, 3))
    rates[:, 2] = spin * (-1.0) ** np.arange(links) * np.linspace(1, 0.5, links)
    rates[0, :2] = 1.0, 0.5
    if links > 2:
        rates[2, 0] = -2.0
    omega, v = np.cumsum(rates, axis=0), np.zeros(3)
    for k in range(links):
        w, half = R @ omega[k], -0.5 * length * z
        m.add(
            body, position=-z * (k + 0.5) * length, attitude=R, velocity=v + np.cross(w, half), omega=omega[k],
            name=f"link{k}",
        )  # fmt: skip
        m.ball(f"link{k}", f"link{k - 1}" if k else None, at=-z * k * length)
        v = v + np.cross(w, 2 * half)
    return MechanismProblem("chain", "open chain of spinning links under gravity", m, gravity(9.81), 100.0, 5e-4)


# --- Andrews' squeezer --------------------------------------------------------------------------------------------

SQUEEZER_START = {
    "beta": -0.0617138900142764496, "theta": 0.0, "gamma": 0.455279819163070380, "phi": 0.222668390165885885,
    "delta": 0.487364979543842550, "omega": -0.222668390165885885, "epsilon": 1.230547444549821192,
}  # fmt: skip
SQUEEZER_END = {
    "beta": 15.81077119629904, "theta": -15.75637105984298, "gamma": 0.04082224013073101, "phi": -0.5347301163226948,
    "delta": 0.5244099658805304, "omega": 0.5347301163226948, "epsilon": 1.048080741042263,
}  # fmt: skip


def planar(length: float, angle: float) -> np.ndarray:
    return np.array([length * np.cos(angle), length * np.sin(angle), 0.0])


def squeezer() -> MechanismProblem:
    """Andrews' squeezing mechanism: seven bodies in a plane, three loops, driven by a motor (Hairer & Wanner, VI.7).

    `squeezer_angles` returns the seven angles; `known` holds their values at t_end from the Test Set for IVP Solvers.
    """
    s = SQUEEZER_START
    A, B, C = np.array([-0.06934, -0.00227, 0]), np.array([-0.03635, 0.03273, 0]), np.array([0.014, 0.072, 0])
    b, bt, g, d, e = s["beta"], s["beta"] + s["theta"], s["gamma"], s["delta"], s["epsilon"]
    fd, we = s["phi"] + s["delta"], s["omega"] + s["epsilon"]
    pin = planar(0.007, b)
    P = pin - planar(0.028, bt)
    D4, E6 = A + planar(0.04, d), A + planar(0.04, e - np.pi / 2)
    bodies = {  # mass, moment of inertia, angle, centre of mass
        "K1": (0.04325, 2.194e-6, b, planar(0.00092, b)),
        "K2": (0.00365, 4.410e-7, bt, pin - planar(0.0115, bt)),
        "K3": (0.02373, 5.255e-6, g, B + planar(0.01874, g - np.pi / 2) + planar(0.01043, g)),
        "K4": (0.00706, 5.667e-7, fd, D4 + planar(0.02 - 0.01421, fd - np.pi / 2)),
        "K5": (0.07050, 1.169e-5, d, A + planar(0.02308, d) + planar(0.00916, d + np.pi / 2)),
        "K6": (0.00706, 5.667e-7, we, E6 + planar(0.02 - 0.01421, we)),
        "K7": (0.05498, 1.912e-5, e, A + planar(0.01228, e - np.pi / 2) - planar(0.00449, e)),
    }
    m = Mechanism(name="squeezer", assemble=True)
    for name, (mass, moment, angle, x) in bodies.items():
        m.add(Body([moment] * 3, mass=mass), position=x, attitude=exp([0, 0, angle]), name=name)
    m.hinge("K1", None, at=[0, 0, 0], axis=UP, torque=0.033, name="motor")
    joints = [
        ("K2", "K1", pin), ("K3", None, B), ("K5", None, A), ("K7", None, A), ("K4", "K5", D4), ("K6", "K7", E6),
        ("K3", "K2", P), ("K4", "K2", P), ("K6", "K2", P),
    ]  # fmt: skip
    for first, second, at in joints:
        m.hinge(first, second, at=at, axis=UP, name=f"{first}-{second or 'ground'}")
    D = B + planar(0.02, g) + planar(0.018, g - np.pi / 2)
    point = exp([0, 0, -g]) @ (D - bodies["K3"][3])
    load = {"K3": spring(C, point, stiffness=4530.0, rest=0.07785)}
    return MechanismProblem("squeezer", "Andrews' squeezing mechanism", m, load, 0.03, 1e-5, SQUEEZER_END)


def squeezer_angles(run: MechanismRun) -> dict[str, np.ndarray]:
    """Return the seven angles of Andrews' squeezing mechanism at the samples of a run, by name."""
    joints = {
        "beta": "motor", "theta": "K2-K1", "gamma": "K3-ground", "phi": "K4-K5", "delta": "K5-ground",
        "omega": "K6-K7", "epsilon": "K7-ground",
    }  # fmt: skip
    return {name: SQUEEZER_START[name] + run.joints[joint].angle for name, joint in joints.items()}


# --- others -------------------------------------------------------------------------------------------------------


def bricard() -> MechanismProblem:
    """Bricard's loop: five rods along the edges of a cube, and six hinges.

    The 30 equations have rank 29, so one degree of freedom remains.
    """
    m, rod = Mechanism(name="bricard"), Body.cylinder(0.05, 1.0, mass=1.0)
    corners = np.array([[0, 0, 0], [1, 0, 0], [1, -1, 0], [1, -1, 1], [0, -1, 1], [0, 0, 1]], float)
    axes = [Y, UP, X, Y, UP, X]
    for k in range(5):
        m.add(
            rod, position=corners[k : k + 2].mean(axis=0), attitude=along(corners[k + 1] - corners[k]), name=f"rod{k}"
        )
    for k in range(6):
        first, second = (f"rod{k}" if k < 5 else None), (f"rod{k - 1}" if k else None)
        m.hinge(first, second, at=corners[k], axis=axes[k], name=f"hinge{k}")
    return MechanismProblem("bricard", "Bricard's loop falls and swings", m, gravity([0, -9.81, 0]), 10.0, 5e-3)


def furuta(spin: float = 4.0) -> MechanismProblem:
    """Furuta's pendulum: an arm that turns about the vertical, and a pendulum at its end."""
    m = Mechanism(name="furuta")
    arm, rod = Body.cylinder(0.01, 0.4, mass=0.3), Body.cylinder(0.008, 0.5, mass=0.2)
    tilt = exp([0.8, 0, 0])  # rotation of the pendulum about the arm
    below = tilt @ np.array([0, 0, -0.25])
    turn = spin * UP
    m.add(
        arm,
        position=[0.2, 0, 0],
        attitude=along(X),
        velocity=np.cross(turn, 0.2 * X),
        omega=along(X).T @ turn,
        name="arm",
    )
    m.add(
        rod, position=0.4 * X + below, attitude=tilt, velocity=np.cross(turn, 0.4 * X + below), omega=tilt.T @ turn,
        name="pendulum",
    )  # fmt: skip
    m.hinge("arm", None, at=[0, 0, 0], axis=UP, name="motor")
    m.hinge("pendulum", "arm", at=0.4 * X, axis=X, name="elbow")
    return MechanismProblem("furuta", "Furuta's pendulum", m, gravity(), 10.0, 2e-3)


def gimbals(spin: float = 200.0) -> MechanismProblem:
    """A gyroscope in two gimbals; a spring pulls at the inner gimbal, so the gyroscope precesses and nutates."""
    m = Mechanism(name="gimbals")
    m.add(Body([4e-3, 2e-3, 2e-3], mass=0.4), name="outer", omega=0.3 * UP)
    m.add(Body([1e-3, 2e-3, 1e-3], mass=0.2), name="inner", omega=0.3 * UP)
    m.add(Body([5e-4, 5e-4, 9e-4], mass=1.0), attitude=along(Y), omega=along(Y).T @ (spin * Y + 0.3 * UP), name="rotor")
    m.hinge("outer", None, at=[0, 0, 0], axis=UP, name="vertical")
    m.hinge("inner", "outer", at=[0, 0, 0], axis=X, name="tilt")
    m.hinge("rotor", "inner", at=[0, 0, 0], axis=Y, name="spin")
    weight = spring([0, 0, -2.0], [0, 0.1, 0], stiffness=1.5)
    return MechanismProblem("gimbals", "gyroscope in gimbals", m, {"inner": weight}, 10.0, 1e-3)


def four_bar(crank: float = 0.3, coupler: float = 0.8, rocker: float = 0.6, base: float = 0.7) -> MechanismProblem:
    """A planar four-bar linkage of rigid bodies in space with four hinges.

    The 20 equations have rank 17, so one degree of freedom remains.
    """
    m = Mechanism(name="four-bar", assemble=True)
    P = planar(crank, 1.0)
    gap = np.array([base, 0, 0]) - P
    l = float(np.linalg.norm(gap))
    inside = np.arccos((coupler**2 + l**2 - rocker**2) / (2 * coupler * l))
    Q = P + planar(coupler, np.arctan2(gap[1], gap[0]) + inside)
    ends = {"crank": (np.zeros(3), P), "coupler": (P, Q), "rocker": (Q, np.array([base, 0, 0]))}
    for name, (p, q) in ends.items():
        body = Body.cylinder(0.01, float(np.linalg.norm(q - p)), mass=1.0)
        more = {"velocity": np.cross(6.0 * UP, 0.5 * (p + q)), "omega": along(q - p).T @ (6.0 * UP)}
        m.add(body, position=0.5 * (p + q), attitude=along(q - p), name=name, **(more if name == "crank" else {}))
    m.hinge("crank", None, at=[0, 0, 0], axis=UP, name="A")
    m.hinge("coupler", "crank", at=P, axis=UP, name="B")
    m.hinge("rocker", "coupler", at=Q, axis=UP, name="C")
    m.hinge("rocker", None, at=[base, 0, 0], axis=UP, name="D")
    return MechanismProblem("four-bar", "four-bar linkage", m, gravity([0, -9.81, 0]), 5.0, 2e-3)


ALL = {f.__name__: f for f in (ring, chain, squeezer, bricard, furuta, gimbals, four_bar)}

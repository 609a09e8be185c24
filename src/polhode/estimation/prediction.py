"""Predict the measurements of the sensors, for many bodies and initial states at once."""

from __future__ import annotations

import inspect
import warnings
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..body import Body
from ..errors import InvalidInput, LongStepWarning, SimulationFailed
from ..exact import FreeBody
from ..groups import so3
from ..motion.simulation import simulate
from ..torques.base import Torque, as_torque
from .log import Log
from .unknowns import TorqueParameters, Values

TURN = 0.1  # angle in radians by which the body turns in a step, before steps are halved
BETWEEN = 0.05  # the same angle if the motion is interpolated to the times of the log


@dataclass(frozen=True)
class Model:
    """The torque, the sensors and the integration steps with which measurements are predicted."""

    log: Log
    torque: Any
    frame: str | None
    parameters: TorqueParameters
    makes_torque: bool  # whether torque(**params) returns the torque
    lever: np.ndarray | None  # position of the accelerometer, in body axes
    gravity: np.ndarray | None  # in space; None in free fall
    method: str
    engine: str | None  # None: `simulate` chooses the engine
    rate: float  # the largest angular velocity, which determines the steps
    substeps: int  # number of steps between two times of a log with equally spaced times

    def first(self, t_end: float) -> Model:
        """Return the model with the part of the log up to a time."""
        n = int(np.searchsorted(self.log.t, t_end, side="right"))
        return replace(self, log=Log(**{k: getattr(self.log, k)[:n] for k in ("t", *self.log.kinds)}))

    def torque_of(self, params: np.ndarray) -> dict[str, Any]:
        """Return the torque with these parameters, (k,) or (bodies, k), as arguments of `simulate`."""
        if not self.parameters.names:
            return {"torque": self.torque, "frame": self.frame}
        given = self.parameters.rebuild(params)
        if self.makes_torque:
            return {"torque": self.torque(**given)}
        return {"torque": self.torque, "params": given, "frame": self.frame}

    def acting(self, params: np.ndarray) -> Torque:
        """Return the torque with these parameters, (k,)."""
        given = self.torque_of(params)
        return as_torque(given["torque"], given.get("params"), given.get("frame"))

    def states(self, v: Values) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return R, omega and angular acceleration (for accelerometers only), (b, n, ...), at the times of the log."""
        if self.torque is None:
            t = self.log.t - self.log.t[0]
            m = FreeBody(Body(np.array(v.inertia), physical=False), omega=v.omega, attitude=v.attitude)(t)
            P = np.einsum("bij,bnj->bni", v.inertia, m.omega)
            J = v.inertia[:, None]
            slope = np.linalg.solve(J, np.cross(P, m.omega)[..., None])[..., 0] if self.lever is not None else m.omega
            return m.R, m.omega, slope
        if not self.makes_torque:
            return self.simulated(v)
        _, which = np.unique(v.params, axis=0, return_inverse=True)
        out: list[np.ndarray] = []
        for k in range(which.max() + 1):  # bodies with the same parameters are simulated together
            rows = np.flatnonzero(which.reshape(-1) == k)
            some = Values(v.inertia[rows], v.omega[rows], v.attitude[rows], {}, v.params[rows[:1]])
            for j, a in enumerate(self.simulated(some)):
                if len(out) <= j:
                    out.append(np.empty((len(which.reshape(-1)), *a.shape[1:])))
                out[j][rows] = a
        return out[0], out[1], out[2]

    def simulated(self, v: Values) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        t = self.log.t
        n = len(t) - 1
        steps = n * self.substeps if self.log.regular else max(
            8, self.substeps * int(np.ceil(self.rate * (t[-1] - t[0]) / BETWEEN))
        )  # fmt: skip
        all_steps = not self.log.regular or self.lever is not None
        params = v.params[0] if self.makes_torque else v.params
        given: dict[str, Any] = {} if self.engine is None else {"engine": self.engine}
        # trials may have long steps; whether steps are short enough is checked later
        with warnings.catch_warnings(action="ignore", category=LongStepWarning):
            run = simulate(
                Body(np.array(v.inertia), physical=False), **self.torque_of(params), omega=v.omega,
                attitude=np.array(v.attitude), t_start=t[0], t_end=t[-1], dt=(t[-1] - t[0]) / steps, method=self.method,
                every=1 if all_steps else self.substeps, on_failure="stop", **given,
            )  # fmt: skip
        if len(run) != steps // (1 if all_steps else self.substeps) + 1:
            raise SimulationFailed("a trial of the fit failed", run)
        if not all_steps:
            return run.R, run.omega, run.omega
        R, W, slope = between(run.t, run.quaternion, run.omega, t)
        if self.log.regular:
            R, W = run.R[:, :: self.substeps], run.omega[:, :: self.substeps]
        return R, W, slope

    def measured(self, v: Values) -> dict[str, np.ndarray]:
        """Return the predicted measurements by sensor, (b, n, 3); for the attitude (b, n, 3, 3)."""
        R, W, slope = self.states(v)
        out = {}
        if self.log.attitude is not None:
            out["attitude"] = R
        if self.log.omega is not None:
            out["omega"] = W + v.bias["omega"].reshape(-1, 1, 3)
        if self.log.acceleration is not None and self.lever is not None:
            felt = np.cross(slope, self.lever) + np.cross(W, np.cross(W, self.lever))
            if self.gravity is not None:
                felt = felt - np.einsum("bnji,j->bni", R, self.gravity)
            out["acceleration"] = felt + v.bias["acceleration"].reshape(-1, 1, 3)
        return out

    def residuals(self, v: Values) -> dict[str, np.ndarray]:
        """Return measured minus predicted values (attitudes: rotation vectors) by sensor, (b, measured rows, 3)."""
        out = {}
        for kind, predicted in self.measured(v).items():
            rows, seen = self.log.present(kind), getattr(self.log, kind)
            if kind == "attitude":
                out[kind] = so3.log(np.swapaxes(predicted[:, rows], -1, -2) @ seen[rows])
            else:
                out[kind] = seen[rows] - predicted[:, rows]
        return out


def between(t: np.ndarray, q: np.ndarray, omega: np.ndarray, times: np.ndarray) -> tuple[np.ndarray, ...]:
    """Interpolate regular samples by splines of degree 5; return R, omega and the derivative of omega at `times`."""
    from scipy.interpolate import make_interp_spline

    from ..groups.quaternions import to_matrix

    k = min(5, len(t) - 1)
    turn, rate = make_interp_spline(t, q, k=k, axis=1), make_interp_spline(t, omega, k=k, axis=1)
    R = to_matrix(turn(times))
    return R, rate(times), rate.derivative()(times)


def torque_maker(torque: Any, names: tuple[str, ...] | None) -> bool:
    """Return whether a callable returns a torque for given parameters, as `polhode.torques.heavy_top` does for mgl."""
    if names is None or not callable(torque) or isinstance(torque, Torque):
        return False
    try:
        known = set(inspect.signature(torque).parameters)
    except (TypeError, ValueError):
        return False
    if "p" in known:
        return False
    if not set(names) <= known:
        raise InvalidInput(
            f"the torque takes {', '.join(sorted(known)) or 'no arguments'}, and params names {', '.join(names)}: a "
            "torque with parameters is a function of t, R, omega and p, or a function that makes a torque from its "
            "parameters, such as polhode.torques.heavy_top with params={'mgl': 20.0}"
        )
    return True

"""The result of a fit: estimates, their uncertainty, tests of the residuals, and undetermined parameters."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..body import Body
from ..errors import InvalidInput, unknown
from ..evidence.result_table import ResultTable, TableExports, aligned
from ..motion.simulation import simulate
from .diagnosis import ResidualTest, Undetermined

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory
    from .log import Log
    from .prediction import Model
    from .unknowns import Unknowns


@dataclass(frozen=True, repr=False)
class Fit(TableExports):
    """Estimates with their uncertainty; print it for a table.

    Attributes
    ----------
    names, values : tuple of str, ndarray
        The parameters and their estimates; `std` holds their standard deviations, which are infinite if undetermined.
    covariance : ndarray, (k, k)
        Covariance of these parameters.
    noise : dict
        Noise of the sensors, by name.
    noise_given : bool
        Whether the user gave the noise; otherwise it is estimated.
    freedom : float
        Degrees of freedom of the noise estimate.
    tests : tuple
        Tests of the residuals: size (chi^2), whiteness, outliers.
    undetermined : tuple
        Combinations of parameters that the log cannot determine.
    residuals : dict
        Measured minus predicted values by sensor, (rows, 3), in SI units.
    scale_known : bool
        Whether the scale of the inertia is known.  If not, only ratios of moments are known, and the trace of the
        inertia is a convention.
    integration_error : float
        Integration error of the predictions, in units of the noise.

    Examples
    --------
    >>> run = ph.simulate([1.0, 2.0, 2.5], omega=[0.1, 1.0, 0.2], t_end=20, dt=0.1)
    >>> log = {"t": run.t, "R": run.R, "omega": run.omega}
    >>> found = ph.fit(log, noise={"attitude": 1e-3, "omega": 1e-3})
    >>> moments, uncertainty = found.moments
    >>> (moments / moments[0]).round(3)
    array([1. , 2. , 2.5])
    """

    names: tuple[str, ...]
    values: np.ndarray
    covariance: np.ndarray
    undetermined: tuple[Undetermined, ...]
    tests: tuple[ResidualTest, ...]
    residuals: dict[str, np.ndarray]
    noise: dict[str, float]
    noise_given: bool
    freedom: float  # number of residuals minus number of parameters
    scale_known: bool
    integration_error: float
    _unknowns: Unknowns = field(repr=False)
    _model: Model = field(repr=False)

    @property
    def std(self) -> np.ndarray:
        """Standard deviations of the estimates."""
        return np.sqrt(np.diag(self.covariance))

    @property
    def inertia(self) -> np.ndarray:
        """The estimated inertia tensor in body axes, (3, 3)."""
        return self._unknowns.J

    @property
    def body(self) -> Body:
        """The estimated body."""
        J = self.inertia
        off = np.abs(J - np.diag(np.diag(J))).max()
        return Body(np.diag(J) if off == 0 else J)

    @property
    def omega(self) -> np.ndarray:
        """Angular velocity in the body frame at the first time of the log."""
        return self._unknowns.omega

    @property
    def attitude(self) -> np.ndarray:
        """Attitude at the first time of the log, (3, 3)."""
        return self._unknowns.attitude

    @property
    def params(self) -> Any:
        """Estimated parameters of the torque, as an argument of `simulate`; None if there are none."""
        return self._model.parameters.rebuild(self._unknowns.params) if self._unknowns.params.size else None

    @property
    def bias(self) -> dict[str, np.ndarray]:
        """Estimated biases of the sensors."""
        return {k: self._unknowns.bias[k] for k in self._unknowns.biases}

    @property
    def log(self) -> Log:
        """The log that was fitted."""
        return self._model.log

    def __getitem__(self, name: str) -> float:
        return float(self.values[self._place(name)])

    def _place(self, name: str) -> int:
        if name not in self.names:
            raise unknown("parameter of this fit", name, self.names)
        return self.names.index(name)

    def interval(self, name: str, confidence: float = 0.95) -> tuple[float, float]:
        """Return the confidence interval of a parameter.

        It is based on Student's distribution if the noise was estimated, and on the normal distribution otherwise.

        Parameters
        ----------
        name : str
            One of `names`.
        confidence : float
            Probability that such an interval contains the parameter.

        Returns
        -------
        (float, float)
        """
        if isinstance(confidence, (bool, str)) or not 0 < confidence < 1:
            raise InvalidInput(f"confidence must be between 0 and 1, such as 0.95, got {confidence!r}")
        from scipy.special import ndtri, stdtrit

        k = self._place(name)
        tail = 0.5 * (1 - confidence)
        width = -float(ndtri(tail) if self.noise_given else stdtrit(self.freedom, tail)) * float(self.std[k])
        return float(self.values[k]) - width, float(self.values[k]) + width

    @cached_property
    def moments(self) -> tuple[np.ndarray, np.ndarray]:
        """Principal moments in ascending order, and their standard deviations.

        The standard deviations are linearised; they are not valid for equal moments.
        """
        w, Q = np.linalg.eigh(self.inertia)
        entries = self._unknowns.entries
        C = self.covariance[: len(entries), : len(entries)]
        out = []
        for k in range(3):
            g = np.array([Q[i, k] * Q[j, k] * (1 if i == j else 2) for _, i, j in entries])
            used = g != 0
            with np.errstate(invalid="ignore"):
                out.append(float(np.sqrt(g[used] @ C[np.ix_(used, used)] @ g[used])))
        return w, np.array(out)

    @property
    def good(self) -> bool:
        """Whether the residuals pass all tests.  If not, the uncertainty is too small, or the model is wrong."""
        return all(q.passes for q in self.tests)

    def simulate(self, t_end: float | None = None, dt: float | None = None, **more: Any) -> Trajectory:
        """Simulate the estimated motion from the first time of the log.

        Parameters
        ----------
        t_end, dt : float, optional
            End time and step; by default the last time of the log and the step of the fit.
        **more
            Further arguments of `polhode.simulate`.

        Returns
        -------
        Trajectory
        """
        model, t = self._model, self._model.log.t
        end = float(t[-1]) if t_end is None else t_end
        step = (t[-1] - t[0]) / ((len(t) - 1) * model.substeps) if dt is None and "tol" not in more else dt
        how = {"method": model.method, **model.torque_of(self._unknowns.params), **more}
        return simulate(
            self.body, omega=self.omega, attitude=self.attitude, t_start=float(t[0]), t_end=end, dt=step, **how
        )

    # --- text and tables ------------------------------------------------------------------------------------------

    def result_table(self) -> ResultTable:
        """Return a table with a row for each parameter: estimate, standard deviation, and the 95 % interval."""
        head = ("parameter", "unit", "estimate", "std", "95 % from", "95 % to")
        rows = [
            (n, unit_of(n, self.scale_known), float(v), float(s), *self.interval(n))
            for n, v, s in zip(self.names, self.values, self.std)
        ]
        return ResultTable(f"Fit of {self.log!r}".replace("<", "").replace(">", ""), head, tuple(rows))

    def __str__(self) -> str:
        table = self.result_table()
        cells = [["parameter", "estimate", "std", "95 %", ""]]
        for name, unit, value, std, low, high in table.rows:
            known = np.isfinite(float(std or 0))
            span = f"{low:.6g} to {high:.6g}" if known else "not determined"
            cells.append([str(name), f"{value:.6g}", f"{std:.2g}" if known else "-", span, str(unit)])
        lines = [table.caption, *aligned(cells, "<>><<"), ""]
        if not self.scale_known:
            lines.append("Only ratios are known: the trace of the inertia is a convention.")
        how = "stated" if self.noise_given else "estimated"
        lines.append(f"noise ({how}): " + ", ".join(f"{k} {v:.3g} {NOISE_UNITS[k]}" for k, v in self.noise.items()))
        for q in self.tests:
            verdict = "" if q.passes else "  <- does not look like noise"
            lines.append(f"{q.name}: {q.statistic:.4g}, expected {q.expected}; p = {q.p:.2g}{verdict}")
        if self.undetermined:
            lines += ["", "not determined by this log:", *(f"  {u.what}" for u in self.undetermined)]
        if not self.good:
            why = "something is missing in the model, and the intervals are too narrow"
            lines += ["", f"The residuals are not noise: {why}."]
        return "\n".join(lines)

    __repr__ = __str__


NOISE_UNITS = {"attitude": "rad", "omega": "rad/s", "acceleration": "m/s^2"}


def unit_of(name: str, scale_known: bool) -> str:
    """Return the unit of a parameter of the body, the initial state or a sensor; "" for parameters of the torque."""
    if name.startswith("J") and len(name) == 3:
        return "kg m^2" if scale_known else "relative"
    for start, unit in (("omega_", "rad/s"), ("attitude_", "rad"), ("bias_omega", "rad/s"), ("bias_acc", "m/s^2")):
        if name.startswith(start):
            return unit
    return ""

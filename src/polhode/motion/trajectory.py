"""The result of a run: its samples as arrays, its cost, and the state from which it can continue."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from ..above import function_above
from ..engines.layout import from_rows, in_user_axes
from ..errors import InvalidInput, optional_module
from ..kernels.values import Mat3, Vec3
from ..run.result import Outcome, Stats
from ..run.switching import Commands, Record, all_held, commands
from ..torques.observe import Observed
from .kinematics import NoPosition, RecordedMotion

if TYPE_CHECKING:
    from ..evidence.audit import Audit
    from ..pictures.film import Film
    from ..run.setup import Setup
    from .dense import Interpolated
    from .events import Events, Hunt


__all__ = ["Outcome", "Stats", "Trajectory"]

UNITS = {"omega": "rad/s", "momentum": "kg m^2/s", "kinetic_energy": "J", "energy": "J", "x": "m", "v": "m/s",
         "wheel_momentum": "kg m^2/s", "wheel_speed": "rad/s"}  # fmt: skip
COMPONENTS = {"wxyz": "wxyz", "axis": "xyz"}


def held_at(commands: Commands, t: np.ndarray) -> np.ndarray:
    """Return the commands at times t, (n, outputs), in a batch (bodies, n, outputs); NaN before the first command.

    Times of shape (bodies, n) are the times of each body.
    """
    if t.ndim == 2:
        own = (held_at(commands._replace(values=v), times) for v, times in zip(commands.values, t, strict=True))
        return np.array(list(own))
    close = 1e-9 * (np.ptp(commands.t) or 1.0)
    at = np.searchsorted(commands.t, t + close, side="right") - 1
    values = commands.values[..., np.maximum(at, 0), :].copy()
    values[..., at < 0, :] = np.nan
    return np.asarray(values)


@dataclass(repr=False)
class Trajectory(RecordedMotion):
    """The motion of a body; in a batch, arrays have a leading axis of bodies.

    `R` maps body to space: x_space = R x_body.  `len(run)` is the number of samples.

    Attributes
    ----------
    outcome : Outcome
        How the run ended.
    outcomes : tuple of Outcome
        How each body of a batch ended.
    stats : Stats
        Cost of the run: steps, torque calls, seconds.
    steps : int
        Number of steps.
    index : ndarray, (n,)
        The step of each sample.
    failed : ndarray, (bodies,)
        The step at which a body failed, or -1.
    t_end : float or None
        The requested end of a stored run that has not reached it.
    setup, states, final, records, watched, hunt, switched
        Internal data for `extend`, `at` and files.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=10, dt=0.5)
    >>> run.t.shape, run.omega.shape, run.quaternion.shape
    ((21,), (21, 3), (21, 4))
    >>> run.outcome.name, run.stats.steps
    ('DONE', 20)
    >>> run.extend(20).t[-1]
    np.float64(20.0)
    """

    setup: Setup
    index: np.ndarray  # step of each sample
    states: np.ndarray  # [sample, leaf, body]: states of the method
    final: np.ndarray  # [leaf, body] after the last step
    steps: int
    outcome: Outcome
    outcomes: tuple[Outcome, ...]  # of each body
    failed: np.ndarray  # step at which a body failed, or -1
    stats: Stats
    watched: np.ndarray = field(default_factory=lambda: np.zeros((0, 1)))
    hunt: Hunt | None = None  # the state of the search for events at the end
    records: tuple[Record, ...] = ()  # the commands of each held torque
    switched: int = -1  # the last step at which held torques were updated
    t_end: float | None = None  # the requested end of a stored run that has not reached it

    # --- arrays -------------------------------------------------------------------------------------

    @property
    def t(self) -> np.ndarray:
        """Times of the samples, (n,); for a batch with step-size control, the times of each body, (bodies, n)."""
        if self.setup.control is not None:
            t = self._order(np.array(self.own.t))
            t[~self.valid] = np.nan
            return t
        return self.setup.t_start + self.index * self.setup.dt

    @property
    def method(self) -> str:
        """The name of the method."""
        return self.setup.method.name

    @property
    def options(self) -> dict[str, Any]:
        """Options of the method, including those with default values."""
        return dict(self.setup.options)

    @property
    def engine(self) -> str:
        """The name of the engine of the run."""
        return self.setup.engine

    @property
    def valid(self) -> np.ndarray:
        """Which samples are valid, (n,) or (bodies, n); the others are NaN."""
        ok = (self.failed[:, None] < 0) | (self.index[None, :] <= self.failed[:, None])
        return ok if self.setup.batch else ok[0]

    @property
    def own(self) -> Any:
        """The samples as a state of the method whose leaves are arrays [sample, body]."""
        return from_rows(self.setup.template, np.moveaxis(self.states, 1, 0))

    @cached_property
    def _principal(self) -> tuple[Mat3, Vec3]:
        """R and omega in principal axes, leaves [sample, body]."""
        s = self.own
        with np.errstate(all="ignore"):
            R, W = self.setup.parts.finish(self.setup.I, s)
        return R, W

    def _principal_attitude(self) -> Mat3:
        return self._principal[0]

    @cached_property
    def _arrays(self) -> tuple[np.ndarray, np.ndarray]:
        R, W = self._principal
        shape = self.states.shape[0], self.states.shape[2]
        r, w = np.empty((*shape, 3, 3)), np.empty((*shape, 3))
        for k in range(3):
            w[..., k] = W[k]
            for j in range(3):
                r[..., j, k] = R[k][j]
        r, w = in_user_axes((r, w), None if self.body.diagonal else self.body.axes)
        return self._as_samples(self._order(r), self._order(w))

    @cached_property
    def _places(self) -> tuple[np.ndarray, np.ndarray]:
        """Position x and velocity v of the centre of mass."""
        place = self.setup.parts.place
        if place is None:
            raise NoPosition
        shape = self.states.shape[0], self.states.shape[2]
        with np.errstate(all="ignore"):
            found = place(self.setup.I, self.own)
        x, v = (self._order(np.stack([np.broadcast_to(c, shape) for c in a], axis=-1)).copy() for a in found)
        return self._as_samples(x, v)

    def _as_samples(self, a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Set what is not valid to NaN, and make the arrays read-only."""
        bad = ~self.valid
        for x in (a, b):
            x[bad] = np.nan
            x.setflags(write=False)
        return a, b

    @property
    def observed(self) -> dict[str, Observed]:
        """Minimum, maximum, mean and last value of each observable over every step, by name."""
        out = {}
        n = self.steps + 1
        for k, name in enumerate(self.setup.observe_names):
            low, high, total, lost, last = self.watched[5 * k : 5 * k + 5]
            rows = (low, high, (total + lost) / n, last)
            if self.setup.batch:  # the steps continued after a body failed, so its values mean nothing
                out[name] = Observed(*(np.where(self.failed < 0, v, np.nan) for v in rows))
            else:
                out[name] = Observed(*(float(v[0]) for v in rows))
        return out

    def at(self, times: Any) -> Interpolated:
        """Return the motion at any times within the samples, with the order of the method; exact for a free body.

        A torque is called only if it is a formula (a model or a kernel).

        Parameters
        ----------
        times : float or array_like
            The times, in any order.

        Returns
        -------
        Interpolated
            It has t, R, omega, momentum, energy and the other arrays of a trajectory, and `error`, an estimate of the
            interpolation error in radians.

        Examples
        --------
        >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=10, dt=0.5)
        >>> run.at([0.123, 4.56]).R.shape
        (2, 3, 3)
        """
        from .dense import at

        return at(self, times)

    @cached_property
    def events(self) -> Events:
        """Occurrences of each event, as `events[0]` or `events[name]`: t, R, omega, direction, bodies."""
        from .events import Events

        if self.hunt is None:
            return Events()
        if self.hunt.held is None and self.setup.torque.tells_held:  # a loaded run
            end = self.setup.t_start + self.steps * self.setup.dt
            self.hunt.held = all_held(self.setup, self.records, self.states.shape[2], end)
        return self.hunt.finish().results()

    def on_device(self) -> Any:
        """Return R and omega as arrays on the GPU, for a run with engine="cuda" that started from arrays there.

        Returns
        -------
        tuple of two arrays
        """
        raise InvalidInput(
            "the samples of this run are on the host: with engine='cuda', give omega or attitude as an array on the "
            "GPU (CuPy, JAX, Torch), and samples stay there"
        )

    def audit(self, by: str | None = "halving", *, reverse: bool = False, budget: float = 30.0) -> Audit:
        """Estimate the error of the run, and whether the estimate is reliable.

        The error is measured against references: runs of a more accurate method, with shorter and shorter steps until
        they agree with each other.  If they do not agree, the estimate is not reliable (`reliable` is False).

        Parameters
        ----------
        by : {"halving", "doubling", "quartering", "reference", None}
            Other steps for which the method is run again, to measure its order: dt/2 for "halving", 2 dt for
            "doubling", dt/2 and dt/4 for "quartering", none for "reference".  None means no other runs and no estimate
            of the error.
        reverse : bool
            Also run back from the end.  For a reversible method this shows only rounding and unconverged solves.
        budget : float
            Largest number of torque calls of the references, relative to those of the run.  Most audits need 5 to 25.
            In any case 2,000 calls are allowed, 2 million if compiled; four times as many if three references need
            them.

        Returns
        -------
        Audit

        Examples
        --------
        >>> run = ph.problems["slow-top"].simulate("rkn4", dt=0.05, engine="python")
        >>> audit = run.audit()
        >>> audit.reliable, bool(audit.error < 1e-3)
        (True, True)
        """
        made: Audit = function_above("audit")(self, by, reverse, budget)
        return made

    # --- commands --------------------------------------------------------------------------------------

    @property
    def commands(self) -> dict[str, Commands]:
        """Commands of the controllers by name: t, values and memory at each sampling instant."""
        if self._commands_are_lost:
            raise InvalidInput(
                f"this run was loaded from a file, and its controller {self.setup.torque.name!r} was a function, which "
                "files do not hold: to get its commands, give it again, polhode.load(path, torque=...)"
            )
        return commands(self.setup, self.records)

    # --- continuation -------------------------------------------------------------------------------

    def extend(
        self,
        t_end: float,
        *,
        torque: Any = None,
        params: Any = None,
        same_torque: bool = False,
        observe: Any = (),
        every: int | None = None,
        t_eval: Any = None,
        callback: Callable[..., Any] | None = None,
        events: Any = None,
        progress: bool = False,
        on_failure: str = "raise",
        pace: Callable[..., Any] | None = None,
    ) -> Trajectory:
        """Continue the run to t_end, bit for bit as if it had not ended before.

        With step-size control the run continues from the state before the shortened last step, whose sample is dropped.

        Parameters
        ----------
        t_end : float
            The new end time.
        torque, params, observe, events, pace : optional
            Only for a loaded run in which these were functions, or parameters of functions: files do not contain them,
            so give the same ones again.  The torque is compared with its description in the file.  A run without events
            can get events here.  Occurrences of terminal events are counted again from zero.
        same_torque : bool
            True asserts that the torque is the same, for a torque that cannot be compared, for example because it
            contains an external solver or reads files.
        every, t_eval, callback, progress, on_failure : optional
            As in `simulate`, for the further steps.  By default, samples continue as before; if the run had t_eval,
            only the new end is a sample.

        Returns
        -------
        Trajectory
            The complete run, from its start.
        """
        run: Trajectory = function_above("extend")(
            self, t_end, torque=torque, params=params, same_torque=same_torque, observe=observe, every=every,
            t_eval=t_eval, callback=callback, events=events, progress=progress, on_failure=on_failure, pace=pace,
        )  # fmt: skip
        return run

    # --- output ---------------------------------------------------------------------------------------

    def _columns(self) -> dict[str, tuple[tuple[str, ...], np.ndarray]]:
        lead = ("body", "time") if self.setup.batch else ("time",)
        out = {
            "R": ((*lead, "row", "column"), self.R),
            "quaternion": ((*lead, "wxyz"), self.quaternion),
            "omega": ((*lead, "axis"), self.omega),
            "momentum": ((*lead, "axis"), self.momentum),
            "kinetic_energy": (lead, self.kinetic_energy),
        }
        if self.setup.flies:
            out |= {"x": ((*lead, "axis"), self.x), "v": ((*lead, "axis"), self.v)}
        if self.setup.bound.energy is not None:
            out["energy"] = (lead, self.energy)
        if self._momenta:
            wheels = self.wheels
            out["wheel_momentum"] = ((*lead, "wheel"), wheels.momenta)
            if wheels.speeds is not None:
                out["wheel_speed"] = ((*lead, "wheel"), wheels.speeds)
        if not self._commands_are_lost:
            for name, given in self.commands.items():
                out[f"command_{name.replace(' ', '_')}"] = ((*lead, f"output_{name}"), held_at(given, self.t))
        return out

    @property
    def _commands_are_lost(self) -> bool:
        """Whether the run was loaded from a file of an earlier version, without the data of its controller."""
        return bool(self.records) and not self.setup.torque.tells_held

    def flat_columns(self) -> dict[str, np.ndarray]:
        """Return the samples as columns of a table, each with one number per sample (and body).

        Returns
        -------
        dict of ndarray
            Quaternion, omega, momentum, energies, position, and the data of wheels and controllers.
        """
        out: dict[str, np.ndarray] = {}
        for name, (dimensions, a) in self._columns().items():
            last = dimensions[-1]
            if last in ("time", "body"):
                out[name] = a
            elif last in COMPONENTS:
                start = "q" if name == "quaternion" else f"{name}_"
                out |= {f"{start}{c}": a[..., k] for k, c in enumerate(COMPONENTS[last])}
            elif name != "R":
                out |= {f"{name}_{k}": a[..., k] for k in range(a.shape[-1])}
        return out

    def to_xarray(self) -> Any:
        """Return the samples as an xarray Dataset with units and conventions.

        Returns
        -------
        xarray.Dataset
        """
        xarray = optional_module("xarray", "to_xarray", "data")
        variables = {k: (d, a, {"units": UNITS.get(k, "1")}) for k, (d, a) in self._columns().items()}
        variables["omega"][2]["frame"] = "body"
        variables["momentum"][2]["frame"] = "space"
        many = self.setup.batch and self.setup.control is not None  # each body has its own times
        time = {"t": (("body", "time"), self.t, {"units": "s"})} if many else {"time": ("time", self.t, {"units": "s"})}
        return xarray.Dataset(variables, coords=time, attrs=self._facts())

    def to_pandas(self) -> Any:
        """Return the samples as a table with one row per sample (and body).

        Returns
        -------
        pandas.DataFrame
        """
        pandas = optional_module("pandas", "to_pandas", "data")
        columns = self.flat_columns()
        if not self.setup.batch:
            return pandas.DataFrame(columns, index=pandas.Index(self.t, name="t"))
        bodies = range(self.states.shape[2])
        times = np.broadcast_to(self.t, (len(bodies), len(self)))
        rows = pandas.MultiIndex.from_arrays([np.repeat(bodies, len(self)), times.reshape(-1)], names=["body", "t"])
        return pandas.DataFrame({k: v.reshape(-1) for k, v in columns.items()}, index=rows)

    def _facts(self) -> dict[str, Any]:
        s = self.setup
        lost = "missing: the run was loaded from a file, which does not hold the controller"
        facts = {
            "method": s.method.name,
            "options": json.dumps(s.options, sort_keys=True),
            "dt": s.dt,
            "control": None if s.control is None else s.control.kind,
            "tol": None if s.control is None else s.control.tol,
            "torque": s.torque.name,
            "engine": s.engine,
            "outcome": self.outcome.name.lower(),
            "t_end": self.t_end,
            "commands": lost if self._commands_are_lost else None,
            "attitude": "R maps body to space; quaternion scalar first, body to space",
        }
        return {name: fact for name, fact in facts.items() if fact is not None}

    def save(self, path: str | Path) -> Path:
        """Write the complete run to a file for `polhode.load`: NumPy's .npz format with a description in JSON.

        Parameters
        ----------
        path : str or Path
            A name that ends in .zarr gives a run store.  Suffixes of other formats raise an error: `polhode.export`
            writes CSV and others.

        Returns
        -------
        Path
        """
        written: Path = function_above("save")(self, path)
        return written

    def plot(
        self, *, body: int = 0, style: Literal["screen", "slide", "paper"] = "screen", width: float | str | None = None
    ) -> Any:
        """Draw the path of the body axis, the polhode, the angular velocity and the invariants.

        Parameters
        ----------
        body : int
            Index of the body of a batch.
        style : {"screen", "slide", "paper"}
            "slide" has 1920 by 1080 pixels and large letters; "paper" is for publications: fonts are small and embedded
            in PDF files, and letters label the panels.
        width : float or str, optional
            For style="paper": the width in millimetres, or "aps column", "ieee page", ...

        Returns
        -------
        matplotlib.figure.Figure
        """
        return function_above("plot")(self, body=body, style=style, width=width)

    def movie(self, path: str | Path, **more: Any) -> Film:
        """Write a film of the motion with the body, traces and plots.

        Parameters
        ----------
        path : str or Path
            The file; its name ends in .mp4 or .gif.
        **more
            fps, speed, frames, size, plots, traces, trail, shape, view, follow, theme, title, body, overwrite and
            progress: see `polhode.pictures.film.movie`.

        Returns
        -------
        Film
            The film; a notebook plays it.
        """
        film: Film = function_above("movie")(self, path, **more)
        return film

    def view(self, **more: Any) -> Any:
        """Show the motion as an interactive page.

        Parameters
        ----------
        **more
            Arguments of `polhode.studio.view`.

        Returns
        -------
        Page
            A page that a notebook displays.  Elsewhere `.open()` shows it in the browser, and `.save("page.html")`
            writes a self-contained file.
        """
        return function_above("view")(self, **more)

    def summary(self, body: int = 0) -> list[tuple[str, str, str]]:
        """Return the conserved quantities of one body: name, value at the start, and largest relative change.

        Parameters
        ----------
        body : int
            Index of the body of a batch.

        Returns
        -------
        list of (str, str, str)
        """
        rows: list[tuple[str, str, str]] = []
        if not len(self):
            return rows

        def row(name: str, a: np.ndarray, vector: bool = False) -> None:
            a = a if not self.setup.batch else a[body]
            start = np.linalg.norm(a[0]) if vector else a[0]
            change = np.linalg.norm(a - a[0], axis=-1) if vector else np.abs(a - a[0])
            scale = abs(start) if start else 1.0
            with np.errstate(over="ignore"):  # the quotient overflows if the value at the start is almost zero
                rows.append((name, f"{start:.10g}", f"{np.nanmax(change) / scale:.1e}"))

        if self.setup.bound.energy is not None:
            row("energy", self.energy)
        row("kinetic energy", self.kinetic_energy)
        row("momentum in space", self.momentum, vector=True)
        if self.setup.flies:
            row("linear momentum", self.linear_momentum, vector=True)
        worst = float(np.nanmax(self.orthogonality))
        rows.append(("distance from SO(3)", "0", f"{worst:.1e}"))
        return rows

    def __len__(self) -> int:
        return len(self.index)

    def __repr__(self) -> str:
        s, k = self.setup, self.states.shape[2]
        many = f"{k} bodies, " if s.batch else ""
        planned = "" if self.t_end is None else f" of {self.t_end:g}"
        return (
            f"<Trajectory {many}{self.method}, t = {s.t_start:g} ... {self._reached:g}{planned}, "
            f"{self.steps} steps of {self._lengths}, "
            f"{len(self)} samples, {self.stats.torque_calls} torque calls, {self.outcome.name.lower()}>"
        )

    @property
    def _reached(self) -> float:
        if self.setup.control is None:
            return self.setup.t_start + self.steps * self.setup.dt
        if not len(self):  # the run ended before the first requested time
            return float(np.max(from_rows(self.setup.template, list(self.final)).t))
        return float(np.nanmax(self.t))

    @property
    def _lengths(self) -> str:
        if self.setup.control is None:
            return f"{self.setup.dt:g}"
        return f"{self.stats.smallest_step:.3g} to {self.stats.largest_step:.3g} ({self.stats.rejected} rejected)"

    def _repr_html_(self) -> str:
        import html

        rows = "".join(
            f"<tr><td>{html.escape(a)}</td><td>{html.escape(b)}</td><td>{html.escape(c)}</td></tr>"
            for a, b, c in self.summary()
        )
        head = "<tr><th></th><th>at the start</th><th>largest relative change</th></tr>"
        return f"<div><b>{html.escape(repr(self)[1:-1])}</b><table>{head}{rows}</table></div>"

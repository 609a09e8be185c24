"""Differentiate complete runs with JAX, with respect to the inertia, the initial state and the torque's parameters."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..arguments import whole_number
from ..engines.registry import JAX
from ..errors import InvalidInput, Unsupported
from ..integrators import METHODS, check_options, check_supported, make_parts, refuse_unknown_options, settle, variant
from ..torques.base import FunctionTorque, Model, Potential, Sum, Torque, as_torque, traced
from ..torques.models import MODELS


def traced_flow(
    torque: Any,
    *,
    method: str,
    dt: float,
    steps: int,
    t_start: float = 0.0,
    frame: str | None = None,
    remat: bool | int = False,
    **options: Any,
) -> Callable[..., tuple[Any, Any]]:
    """Return a run as a function that JAX can differentiate, compile and map over batches.

    Double precision is needed: call ``jax.config.update("jax_enable_x64", True)`` before any other use of JAX.  The
    solves of implicit methods are differentiated by the implicit function theorem, not through their iterations.

    Parameters
    ----------
    torque : model, function or Mechanism
        The torque, as for `polhode.simulate`; or a `Mechanism` (docs/mechanisms.md).  A plain Python function must be
        written with jax.numpy.
    method : str
        Name of the method, as for `polhode.simulate`.
    dt : float
        Length of a step.
    steps : int
        The number of steps.
    t_start : float
        Time at the start of the run.
    frame : {"space", "body"}, optional
        The frame in which a function returns the torque; "space" by default.
    remat : bool or int
        What is stored for the backward pass (reverse-mode differentiation).  False stores all intermediate values.
        True stores only the state after each step and computes each step again, which takes about a third more time and
        much less memory.  A number k stores only every k-th state; each step is then computed two more times.  A k near
        the square root of `steps` needs the least memory.
    **options
        Options of the method.

    Returns
    -------
    callable
        f(inertia_moments, attitude, omega, params=None) returns R (..., 3, 3) and omega (..., 3) after all steps.  The
        body axes are the principal axes: inertia_moments are three numbers, attitude is a 3x3 matrix, and omega is in
        the body frame.  For a batch, all three have a leading axis.  `params` replaces parameters of the torque; None
        replaces nothing.  For a function, params is passed to it as p.  For a model, params is a dict of the arguments
        to replace, such as ``{"mgl": 21.0}``, or the value of its first argument.  For a sum, params is a sequence with
        one entry per part.

    Examples
    --------
    >>> import jax
    >>> jax.config.update("jax_enable_x64", True)
    >>> f = ph.traced_flow(ph.torques.heavy_top(20.0), method="mr2", dt=0.1, steps=3)
    >>> tilt = lambda mgl: f([5.0, 5.0, 1.0], np.eye(3), [0.1, 0.0, 5.0], {"mgl": mgl})[0][2, 2]
    >>> slope = jax.grad(tilt)(20.0)
    >>> bool(abs(slope - (tilt(20.001) - tilt(19.999)) / 0.002) < 1e-6)
    True
    """
    if (system := getattr(torque, "__polhode_traced_flow__", None)) is not None:  # a Mechanism
        given = {"method": method, "dt": dt, "steps": steps, "t_start": t_start, "frame": frame, "remat": remat}
        several: Callable[..., tuple[Any, Any]] = system({**given, **options})
        return several
    from ..engines.jax import flow  # if JAX is missing, this raises EngineUnavailable, which says what to install

    record = METHODS[method]
    base = as_torque(torque, None, frame)
    refuse_unknown_options(record, options, FLOW_KEYWORDS, "traced_flow")
    chosen = settle(record, check_options(record, options), base.opaque)
    if record.own_steps is not None:
        raise Unsupported(
            f"{record.name} chooses its steps during a run, but traced_flow needs equal steps: use a method that "
            f"takes dt"
        )
    steps = whole_number(steps, "steps", least=1)
    if not isinstance(remat, bool):
        remat = whole_number(remat, "remat", wanted="True, False or a number of steps") or False

    def f(inertia_moments: Any, attitude: Any, omega: Any, params: Any = None) -> tuple[Any, Any]:
        import jax.numpy as jnp

        moments = jnp.asarray(inertia_moments, float)
        if np.ndim(attitude) == 2 and moments.shape != (3,):
            raise InvalidInput(
                f"give the inertia of one body as three principal moments, got shape {moments.shape}; attitude and "
                "omega are then those of the principal axes"
            )
        now = with_params(base, params)
        check_supported(record, now.kind, now.name, chosen)
        now = now.for_matrices() if variant(record, chosen).off_group else now
        bound = now.bind(Principal(moments), JAX, None)  # type: ignore[arg-type]
        if any(h.source.asks or h.carried is not None for h in bound.held):
            raise InvalidInput(f"traced_flow cannot run {now.name}: its commands are computed during a run")
        parts = make_parts(record, chosen, bound.energy, bound.kind, bound.split)
        run = flow(parts, bound.torque, dt=dt, steps=steps, t_start=t_start, remat=remat)
        R, W = run(moments, attitude, omega, bound.p)
        return R, W

    return f


FLOW_KEYWORDS = tuple(n for n in inspect.signature(traced_flow).parameters if n != "options")


class Principal:
    """A body given in its principal axes; its moments of inertia may be JAX tracers."""

    diagonal = True
    axes = np.eye(3)

    def __init__(self, moments: Any) -> None:
        self.moments = moments
        self.batch = None if moments.ndim == 1 else moments.shape[0]


def with_params(torque: Torque, params: Any) -> Torque:
    """Return the torque with other parameters; params=None returns the torque itself."""
    if params is None:
        return torque
    if isinstance(torque, Sum):
        if not isinstance(params, Sequence) or len(params) != len(torque.parts):
            raise InvalidInput(f"params for {torque.name}: give one entry for each of its {len(torque.parts)} parts")
        return Sum(tuple(with_params(q, x) for q, x in zip(torque.parts, params)))
    if isinstance(torque, Model):
        given = params if isinstance(params, Mapping) else {next(iter(torque.settings)): params}
        for name in given:
            if name not in torque.settings:
                raise InvalidInput(f"{torque.name} has no parameter {name!r}; it has: {', '.join(torque.settings)}")
        from ..forces import MODELS as FORCES

        model = (FORCES if torque.flies else MODELS)[torque.name]
        return model(**{**torque.settings, **{k: number(v) for k, v in given.items()}})
    if isinstance(torque, FunctionTorque):
        return torque.with_params(params)
    if isinstance(torque, Potential):
        new = copy.copy(torque)
        new.params, new.checked = params, True
        if "p" in torque.inner.names:
            new.inner = torque.inner.with_params(params)
        return new
    raise InvalidInput(f"{torque.name} has no parameters")


def number(v: Any) -> Any:
    return v if traced(v) or isinstance(v, str) else np.asarray(v)

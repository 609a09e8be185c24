"""Everything that authors of methods, torques and exporters import, and the functions that register them.

A package lists its additions as entry points, which polhode finds when a name is used:

    [project.entry-points."polhode.methods"]
    drift_first = "my_package:METHOD"         # a Method of that name: method="drift_first"
    [project.entry-points."polhode.torques"]
    tether = "my_package:tether"              # a function that returns a torque: polhode.torques.tether(...)
    [project.entry-points."polhode.exporters"]
    rotvec = "my_package:EXPORTER"            # an Exporter of that name: polhode.export(run, "a.rot")

A program registers additions of its own with `register_method`, `register_torque` and `register_exporter`.
docs/extending.md has a complete example of each.  A claim about conservation is one of `EXACT`, `BOUNDED` and `DRIFTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import math
from .errors import InvalidInput
from .evidence.certification import Certificate, certify
from .files.exports import EXPORTERS, Exporter
from .files.exports import PLUGINS as EXPORTER_PLUGINS
from .integrators import METHODS, complaint_about
from .integrators.compose import compose
from .integrators.record import (
    BOUNDED,
    DRIFTS,
    EXACT,
    Claims,
    Cost,
    Kind,
    Method,
    Option,
    Parts,
    Source,
    Split,
    Task,
)
from .integrators.splitting import updates
from .integrators.states import (
    Kicked,
    Momentum,
    Newmark,
    QuatMomentum,
    acceleration,
    kicked_keep,
    kicked_kept,
    kicked_parts,
    kicked_reverse,
    kicked_start,
    kicked_torque,
    kicked_turn,
    momentum_finish,
    momentum_parts,
    momentum_reverse,
    momentum_start,
    momentum_turn,
    newmark_finish,
    newmark_reverse,
    newmark_start,
    newmark_torque,
    quat_finish,
    quat_parts,
    quat_reverse,
    quat_start,
)
from .kernels.free_body import free_rotation
from .kernels.loop import over, repeat
from .kernels.quaternions import to_matrix
from .kernels.scalar import eps, kernel, like, rotation
from .kernels.so3 import cayley, dexp, dexp_inverse, rotate
from .kernels.solve import Report, explicit, fixed_point, newton, together
from .kernels.values import Diag3, divide, norm_max, outer, skew, solve
from .math import *  # noqa: F403
from .torques.base import KernelTorque, Model, Potential, PythonTorque, Torque, function
from .torques.models import MODELS
from .torques.models import PLUGINS as TORQUE_PLUGINS


def register_method(method: Method, *, listed: bool = True) -> Method:
    """Register a method under its name and aliases, for `polhode.simulate(..., method="its_name")`.

    Parameters
    ----------
    method : Method
        The description of the method and its functions.
    listed : bool
        Whether the method appears in `polhode.methods`, tables and messages.

    Returns
    -------
    Method
        The same method, so that a module can write METHOD = register_method(Method(...)).

    Raises
    ------
    InvalidInput
        If `method` is not a Method, or another method has its name.

    Examples
    --------
    docs/extending.md has a complete method.

    >>> ph.extending.register_method(ph.methods["rkn4"])
    Traceback (most recent call last):
    polhode.errors.InvalidInput: two methods are called 'rkn4'
    """
    if why := complaint_about(getattr(method, "name", ""), method):
        raise InvalidInput(f"register_method: {why}")
    METHODS.add(method, listed=listed)
    return method


def register_torque(name: str, model: Callable[..., Any]) -> Callable[..., Any]:
    """Register a torque model as `polhode.torques.<name>`, and for scenarios as model = "<name>".

    Parameters
    ----------
    name : str
        A valid Python name that is not yet in polhode.torques.
    model : callable
        A function that returns a torque.  In a scenario, the keys of the table [torque] become its keywords.

    Returns
    -------
    callable
        The same function.

    Raises
    ------
    InvalidInput
        If the name is taken or `model` cannot be called.

    Examples
    --------
    >>> def tether(tension):
    ...     return ph.torques.dipole([0, 0, tension], [0, 0, 1])
    >>> made = ph.extending.register_torque("tether_of_the_example", tether)
    >>> ph.torques.tether_of_the_example(2.0).name
    'dipole'
    """
    from . import torques

    if name in MODELS or name in torques.__all__ or not (isinstance(name, str) and name.isidentifier()):
        raise InvalidInput(
            f"register_torque: {name!r} is a torque of polhode, or is not a Python name: choose another name"
        )
    return TORQUE_PLUGINS.register(name, model)


def register_exporter(exporter: Exporter) -> Exporter:
    """Register a file format for `polhode.export` and for the command `polhode export`.

    Parameters
    ----------
    exporter : Exporter
        The exporter of the format.

    Returns
    -------
    Exporter
        The same exporter.

    Raises
    ------
    InvalidInput
        If `exporter` is not an Exporter, or polhode itself uses its name or one of its suffixes.

    Examples
    --------
    docs/extending.md has a complete exporter.

    >>> ph.extending.register_exporter("csv")
    Traceback (most recent call last):
    polhode.errors.InvalidInput: ...
    """
    name = getattr(exporter, "name", "")
    taken = {s for e in EXPORTERS.values() for s in e.suffixes} & set(getattr(exporter, "suffixes", ()))
    if name in EXPORTERS or taken:
        raise InvalidInput(f"register_exporter: polhode itself uses {', '.join(sorted(taken)) or name}: choose another")
    return EXPORTER_PLUGINS.register(name, exporter)


__all__ = [
    # records
    "BOUNDED", "DRIFTS", "EXACT", "Claims", "Cost", "Kind", "Method", "Option", "Parts", "Source", "Split", "Task",
    # states and other parts of methods
    "Kicked", "Momentum", "Newmark", "QuatMomentum", "acceleration", "compose", "free_rotation", "kicked_keep",
    "kicked_kept", "kicked_parts", "kicked_reverse", "kicked_start", "kicked_torque", "kicked_turn", "momentum_finish",
    "momentum_parts", "momentum_reverse", "momentum_start", "momentum_turn", "newmark_finish", "newmark_reverse",
    "newmark_start", "newmark_torque", "quat_finish", "quat_parts", "quat_reverse", "quat_start", "updates",
    # the kernel dialect, in addition to polhode.math
    "Diag3", "Report", "cayley", "dexp", "dexp_inverse", "divide", "eps", "explicit", "fixed_point", "kernel", "like",
    "newton", "norm_max", "outer", "over", "repeat", "rotate", "rotation", "skew", "solve", "to_matrix", "together",
    # torques and exporters
    "Exporter", "KernelTorque", "Model", "Potential", "PythonTorque", "Torque", "function",
    # registering and measuring
    "Certificate", "certify", "register_exporter", "register_method", "register_torque",
]  # fmt: skip
__all__ += math.__all__

"""Advice for unknown names: methods of other libraries, and names from earlier versions."""

from collections.abc import Mapping
from typing import Any

from ..errors import InvalidInput

CONTROLLED = "With control='error' it chooses its steps by tol, as in other libraries"

# {advice: names of methods in SciPy, MATLAB, SUNDIALS, DifferentialEquations.jl, diffrax and textbooks, in lower case}
INSTEAD = {
    f"The explicit Runge-Kutta method of order 8 here is rkmk8. {CONTROLLED}": (
        "dop853", "dopri8", "vern7", "vern8", "vern9", "ode78", "ode89", "adams", "abm", "adams_bashforth", "ode113",
        "vcabm",
    ),
    f"The explicit Runge-Kutta methods of low order here are rk4 and rkmk4. {CONTROLLED}": (
        "rk45", "rk23", "dopri5", "ode45", "ode23", "tsit5", "bs3", "bs5", "rkf45", "cash_karp", "runge_kutta",
    ),
    "For stiff damping use strang: it is stable at any rate of damping that is a formula (polhode.torques.damping or a "
    "@polhode.kernel function). With control='error' it chooses its steps by tol": (
        "radau", "radau5", "bdf", "lsoda", "lsode", "vode", "zvode", "cvode", "ode15s", "ode23s", "rodas5",
        "rosenbrock", "implicit_euler", "backward_euler",
    ),
    "The leapfrog method on the rotation group is nmb; strang uses the exact free motion between the kicks and allows "
    "longer steps": (
        "leapfrog", "verlet", "stormer_verlet", "velocity_verlet", "symplectic", "symplectic_euler", "newmark",
    ),
    "The implicit midpoint rules on the rotation group are akw and liemid_i": (
        "midpoint", "implicit_midpoint", "gauss",
    ),
    "Splittings of fourth order are rkn4, for a body under a torque, and mr4": (
        "yoshida", "yoshida4", "forest_ruth", "ruth4", "mclachlan",
    ),
    "The method of first order here is buss1": ("euler", "forward_euler", "explicit_euler"),
}  # fmt: skip
# methods of `polhode.simulate_vector`
LINEAR = (
    "newmark_vector", "central_difference", "staggered_cd", "tamma_namburu", "position_verlet",
    "symplectic_euler_adjoint",
)  # fmt: skip
# Options of version 0.1.0 that reproduced a misprint or a program of a paper: {(method, option): (default, the method
# that replaces the option)}
MOVED_OPTIONS = {
    ("nmb", "stopping"): ("error", "nmb_paper"),
    ("nms", "stopping"): ("error", "nms_paper"),
    ("liemid_ea", "printed"): (False, "liemid_ea_printed"),
    ("liemid_i", "printed"): (False, "liemid_i_printed"),
    ("liemid_e1", "printed"): (False, "liemid_e1_printed"),
    ("sw", "gamma"): (0.5, "sw_gamma1"),
    ("buss_rk", "as_run"): (False, "buss_rk_as_run"),
    ("buss_abm", "as_run"): (False, "buss_abm_as_run"),
    ("buss_sw", "as_run"): (False, "buss_sw_as_run"),
}
# methods that reproduce a misprint or a program of a paper (`polhode.lab`)
LAB = "buss_rk", "buss_abm", "buss_sw", *(now for _, now in MOVED_OPTIONS.values())
ADVICE = {
    **{name: advice for advice, names in INSTEAD.items() for name in names},
    **dict.fromkeys(
        LINEAR, "It moves in a linear space: use it with polhode.simulate_vector(mass, force, u=..., v=..., ...)"
    ),
    **dict.fromkeys(LAB, "It reproduces a misprint or a program of a paper and belongs to the lab: import polhode.lab"),
}


def advice_on(name: str) -> str:
    """Return a space and a sentence with advice for a name that is not a method, or ""."""
    known = ADVICE.get(name.lower().replace("-", "_").replace(" ", "_"))
    return f" {known}." if known else ""


def drop_moved_options(method: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options without those of version 0.1.0 that have their default value, which old files contain.

    With another value, raise InvalidInput; the message names the method that replaces the option.
    """
    moved = [name for name in options if (method, name) in MOVED_OPTIONS]
    for name in moved:
        default, now = MOVED_OPTIONS[method, name]
        if not (type(options[name]) is type(default) and options[name] == default):
            raise InvalidInput(
                f"{method} has no option {name!r} any more. The variant of {name}={options[name]!r} is now a method of "
                f"the lab: import polhode.lab, and use method={now!r}"
            )
    return {name: value for name, value in options.items() if name not in moved} if moved else options

"""Methods of other libraries, and which of ours to use instead."""

CONTROLLED = "With control='error' its steps follow tol, as they do there"

# {advice: names in SciPy, MATLAB, SUNDIALS, DifferentialEquations.jl, diffrax and textbooks, in lower case}
INSTEAD = {
    f"The explicit Runge-Kutta method of order 8 here is rkmk8. {CONTROLLED}": (
        "dop853", "dopri8", "vern7", "vern8", "vern9", "ode78", "ode89",
    ),
    f"The explicit Runge-Kutta methods of low order here are rk4 and rkmk4. {CONTROLLED}": (
        "rk45", "rk23", "dopri5", "ode45", "ode23", "tsit5", "bs3", "bs5", "rkf45", "cash_karp", "runge_kutta",
    ),
    "For stiff damping use strang: it is stable at any rate of damping that is a formula (polhode.torques.damping or a "
    "@polhode.kernel function). With control='error' its steps follow tol": (
        "radau", "radau5", "bdf", "lsoda", "lsode", "vode", "zvode", "cvode", "ode15s", "ode23s", "rodas5",
        "rosenbrock", "implicit_euler", "backward_euler",
    ),
    "Leapfrog on the rotation group is nmb; strang makes exact free motion between the kicks and allows longer steps": (
        "leapfrog", "verlet", "stormer_verlet", "velocity_verlet", "symplectic", "symplectic_euler", "newmark",
    ),
    "The implicit midpoint rules on the rotation group are akw and liemid_i": (
        "midpoint", "implicit_midpoint", "gauss",
    ),
    "Splittings of fourth order are rkn4, for a body under a torque, and mr4": (
        "yoshida", "yoshida4", "forest_ruth", "ruth4", "mclachlan",
    ),
    "The method of first order here is buss1": ("euler", "forward_euler", "explicit_euler"),
    "The multistep method here is buss_abm": ("adams", "abm", "adams_bashforth", "ode113", "vcabm"),
}  # fmt: skip
ADVICE = {name: advice for advice, names in INSTEAD.items() for name in names}


def advice_on(name: str) -> str:
    """Which of our methods corresponds to one of another library: a sentence with a leading space, or nothing."""
    known = ADVICE.get(name.lower().replace("-", "_").replace(" ", "_"))
    return f" {known}." if known else ""

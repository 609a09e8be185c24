"""`fit` estimates inertia, initial state and torque parameters of a body from a log of its motion.

    f = polhode.fit("tumbling.csv", noise={"attitude": 0.002, "omega": 0.001})
    print(f)                       # estimates, standard deviations, tests, what the log cannot determine
    f.interval("Jyy"), f.body, f.simulate(t_end=100)

The estimate minimises the weighted sum of squared residuals over the complete log (SciPy's trust region method).  The
search first uses a short part of the log and then longer parts, so that no turn of the body is missed.  The covariance
is that of the linearised problem at the solution.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import finite_number, float_array, refuse_if, whole_number
from ..body import Body
from ..errors import InvalidInput, unknown
from ..run.checks import initial
from .diagnosis import ResidualTest, name_directions, outlier_test, size_test, whiteness_test
from .guess import Motion, fastest, inertia_guess, measured_motion, start_guess
from .log import LEAST, Log, read_log
from .prediction import TURN, Model, torque_maker
from .result import Fit
from .solution import Information, Problem, information, least_squares, noise_from
from .unknowns import TorqueParameters, Unknowns, nearest_real

WAYS = ("full", "principal", "known")
SENSORS = ("attitude", "omega", "acceleration")
PARTS = (0.05, 0.2, 0.5, 1.0)  # fractions of the log that are fitted one after the other
FEWEST = 24  # smallest number of residuals per parameter; parts of the log with fewer are skipped
STEPS_OFF = 0.05  # largest integration error of the predictions, in units of the noise


def fit(
    log: Log | str | Path | Mapping[str, Any] | Any,
    torque: Any = None,
    *,
    params: Any = None,
    frame: str | None = None,
    body: Any = None,
    inertia: str = "full",
    omega: Any = None,
    attitude: Any = None,
    noise: Mapping[str, float] | None = None,
    bias: str | Sequence[str] = (),
    accelerometer_at: Any = None,
    gravity: Any = None,
    columns: Mapping[str, str | Sequence[str]] | None = None,
    units: Mapping[str, str] | None = None,
    method: str = "auto",
    engine: str | None = None,
    substeps: int | None = None,
) -> Fit:
    """Estimate inertia, initial state and torque parameters from measured attitudes, angular velocities or IMU samples.

    Parameters
    ----------
    log : str, Path, mapping, DataFrame or Log
        The measurements: a CSV file with named columns, a mapping of arrays, or a DataFrame; see `polhode.read_log`.
    torque : optional
        The torque, as in `simulate`.  None means a free body; its inertia can be estimated only up to its scale.
    params : optional
        First guesses of unknown parameters of the torque.  The torque is then a function with an argument p, or a
        function that returns a torque for these parameters:
        ``fit(log, polhode.torques.heavy_top, params={"mgl": 10.0})``.
    frame : {"space", "body"}, optional
        The frame of a torque function; "space" by default.
    body : Body or array_like, optional
        The first guess of the inertia, or the known inertia if inertia="known".  By default, the first guess is
        computed from the log.
    inertia : {"full", "principal", "known"}
        What is estimated: six numbers, three numbers (the body axes are the principal axes), or nothing.
    omega : array_like, (3,), optional
        First guess of the angular velocity at the start; needed for logs of attitudes with long gaps.
    attitude : array_like, (3, 3), optional
        The known attitude at the start; needed for logs without attitudes if there is a torque.
    noise : mapping, optional
        Standard deviation of each component of each measurement, {"attitude": rad, "omega": rad/s, "acceleration":
        m/s^2}.  By default, the noise is estimated, and there is no chi^2 test.
    bias : str or sequence of str
        Sensors with an unknown constant bias: "omega", "acceleration" or both.
    accelerometer_at : array_like, (3,), optional
        Position of the accelerometer relative to the fixed point or centre of mass, in body axes (m).
    gravity : array_like, (3,), optional
        Acceleration of gravity in space, such as [0, 0, -9.81], for an accelerometer on a body that is not in free
        fall.  None means free fall.
    columns, units : mapping, optional
        Names of columns, and units, as in `polhode.read_log`.
    method, engine : str, optional
        As in `simulate`, if there is a torque.
    substeps : int, optional
        Number of steps of the integrator between two samples.  By default, it is doubled until the integration error
        is small compared with the noise.

    Returns
    -------
    Fit

    Examples
    --------
    >>> run = ph.simulate([1.0, 2.0, 2.5], omega=[0.1, 1.0, 0.2], t_end=20, dt=0.1)
    >>> ph.fit({"t": run.t, "R": run.R, "omega": run.omega}, noise={"attitude": 1e-3, "omega": 1e-3}).scale_known
    False
    """
    data = read_log(log, columns=columns, units=units)
    first, stated, biases = as_body(body, inertia), check_noise(noise, data), check_bias(bias, data)
    lever, down = check_accelerometer(accelerometer_at, gravity, data)
    parameters, flat = TorqueParameters.of(params)
    start = vector(omega, "omega")
    makes = torque_maker(torque, parameters.keys if parameters.names else None)
    R0 = known_attitude(attitude, data, torque)
    refuse_if(params is not None and torque is None, "params are parameters of a torque; give the torque, too")
    motion = measured_motion(data, start)
    motion = motion if R0 is None else motion._replace(R=R0 @ motion.R)
    rate = fastest(motion)
    turn = rate * float(np.median(np.diff(data.t)))
    steps = max(1, int(np.ceil(turn / TURN))) if data.regular else 1
    if substeps is not None:
        steps = whole_number(substeps, "substeps", least=1)
    model = Model(data, torque, frame, parameters, makes, lever, down, method, engine, rate, steps)
    flies = torque is not None and model.acting(flat).flies
    refuse_if(flies, "fit estimates rotation only; forces and positions are not part of it")
    unknowns = first_unknowns(model, motion, first, inertia, biases, flat, start)
    guess = {"attitude": 0.01, "omega": 0.01 * rate, "acceleration": 0.05}  # noise with which the search begins
    problem = Problem(model, unknowns, stated or {k: guess[k] for k in data.kinds})
    n, p = max(s.stop for s in problem.parts.values()), len(unknowns.units)
    refuse_if(n <= p, f"the log has {n} numbers for {p} unknowns; it needs more numbers")
    return settled(solved(problem, stated is not None, substeps is None), stated is not None)


def first_unknowns(
    model: Model, motion: Motion, body: np.ndarray | None, inertia: str, biases: tuple[str, ...], params: np.ndarray,
    omega: np.ndarray | None,
) -> Unknowns:  # fmt: skip
    """Return the unknowns of the fit, at a first guess of their values."""
    free, lever, log = model.torque is None, model.lever, model.log
    J = body if body is not None else inertia_guess(model, motion, params, inertia)
    if body is None and free:
        J = J / np.trace(J)
    w0, R0 = start_guess(log, motion)
    sizes = {"omega": model.rate, "acceleration": 1.0}
    if lever is not None:
        sizes["acceleration"] += model.rate**2 * float(np.linalg.norm(lever))
    return Unknowns(
        inertia, not free and inertia != "known", J, w0 if omega is None else omega,
        R0 if log.attitude is not None else motion.R[0], log.attitude is not None,
        {k: np.zeros(3) for k in ("omega", "acceleration")}, biases, params, model.parameters, sizes,
    )  # fmt: skip


# --- the search ---------------------------------------------------------------------------------------------------


def solved_in_parts(problem: Problem) -> Problem:
    """Solve the problem on longer and longer parts of the log; return it with its unknowns at the solution."""
    t = problem.model.log.t
    p = len(problem.unknowns.units)
    for share in PARTS:
        part = problem.model.first(t[0] + share * (t[-1] - t[0]))
        least = min(int(part.log.present(k).sum()) for k in part.log.kinds)
        if share < 1 and (least < LEAST or len(part.log.t) * len(part.log.kinds) * 3 < FEWEST * p):
            continue
        trial = replace(problem, model=part)
        problem = problem.at(least_squares(trial, 12 if share < 1 else 50))
    return problem


def solved(problem: Problem, noise_stated: bool, choose_steps: bool) -> Problem:
    """Return the problem with its unknowns at the solution; estimate the noise from the residuals if not stated."""
    problem = solved_in_parts(problem)
    if choose_steps and problem.model.torque is not None:
        while steps_error(problem) > STEPS_OFF and problem.model.substeps < 4096:
            problem = replace(problem, model=replace(problem.model, substeps=2 * problem.model.substeps))
            problem = problem.at(least_squares(problem, 20))
    if problem.unknowns.scale and scale_is_free(problem):
        problem = replace(problem, unknowns=replace(problem.unknowns, scale=False))
        problem = problem.at(least_squares(problem, 50))
    for _ in range(0 if noise_stated else 10):
        found = noise_from(problem, information(problem))
        change = max(abs(found[k] / problem.noise[k] - 1) for k in found)
        problem = replace(problem, noise=found)
        problem = problem.at(least_squares(problem, 20))
        if change < 1e-3:
            break
    return problem


def steps_error(problem: Problem) -> float:
    """Return the largest change of a residual if the number of steps is doubled, in units of the noise."""
    finer = replace(problem, model=replace(problem.model, substeps=2 * problem.model.substeps))
    gap = np.abs(problem.weighted(problem.unknowns.zero) - finer.weighted(problem.unknowns.zero))
    return float(np.max(gap, initial=0.0)) if np.all(np.isfinite(gap)) else np.inf


def scale_is_free(problem: Problem) -> bool:
    """Return whether the log does not determine the common scale of the inertia and the torque parameters."""
    unseen = information(problem).unseen
    at = problem.unknowns.blocks
    scale = at["inertia"].start
    others = [k for k in range(len(unseen)) if k != scale and k not in range(*at["params"].indices(len(unseen)))]
    return any(abs(v[scale]) > 0.1 and np.linalg.norm(v[others]) < 1e-2 for v in unseen.T)


def settled(problem: Problem, noise_stated: bool) -> Fit:
    """Return the result of the fit from the problem at its solution."""
    unknowns, model = problem.unknowns, problem.model
    info = information(problem)
    T = unknowns.told_slopes()
    covariance = T @ info.covariance @ T.T
    units = unknowns.units
    hidden = units[:, None] * np.concatenate([info.unseen, info.vague], axis=1)
    reach = np.abs(T @ hidden).max(axis=1, initial=0.0)
    sizes = np.sqrt(np.sum((T * units) ** 2, axis=1))
    lost = reach > 1e-3 * np.where(sizes > 0, sizes, 1.0)
    covariance[lost, :], covariance[:, lost] = 0.0, 0.0
    covariance[lost, lost] = np.inf
    raw = {k: r[0] for k, r in model.residuals(unknowns.values(unknowns.zero)).items()}
    count = sum(r.size for r in raw.values())
    return Fit(
        unknowns.names, unknowns.told(unknowns.zero)[0], covariance,
        name_directions(unknowns, info, T, model.torque is None), residual_tests(problem, info, raw, noise_stated), raw,
        problem.noise, noise_stated, count - float(info.leverage.sum()), unknowns.scale or unknowns.inertia == "known",
        steps_error(problem) if model.torque is not None else 0.0, unknowns, model,
    )  # fmt: skip


def residual_tests(
    problem: Problem, info: Information, raw: Mapping[str, np.ndarray], noise_stated: bool
) -> tuple[ResidualTest, ...]:
    tests = []
    for kind, r in raw.items():
        scaled = r / problem.noise[kind]
        if noise_stated:
            tests.append(size_test(scaled, float(info.leverage[problem.parts[kind]].sum()), kind))
        tests += [whiteness_test(scaled, kind), outlier_test(scaled, kind)]
    return tuple(tests)


# --- checks -------------------------------------------------------------------------------------------------------


def as_body(body: Any, inertia: str) -> np.ndarray | None:
    if inertia not in WAYS:
        raise unknown("inertia", inertia, WAYS)
    if body is None:
        refuse_if(inertia == "known", "inertia='known' needs the body: body=polhode.Body(...)")
        return None
    made = body if isinstance(body, Body) else Body(body)
    refuse_if(made.batch is not None, "a log belongs to one body: give one inertia, not a batch")
    why = "inertia='principal' estimates three moments along the body axes, but the given body has other principal axes"
    refuse_if(inertia == "principal" and not made.diagonal, why)
    return np.array(made.inertia) if inertia == "known" else nearest_real(np.array(made.inertia))


def vector(value: Any, name: str) -> np.ndarray | None:
    if value is None:
        return None
    a = float_array(value)
    if a is None or a.shape != (3,) or not np.all(np.isfinite(a)):
        raise InvalidInput(f"{name} must be three finite numbers, got {value!r}")
    return a


def known_attitude(value: Any, log: Log, torque: Any) -> np.ndarray | None:
    """Return the known attitude at the start of a log without attitudes; None if it is not needed or is estimated."""
    if value is None:
        why = "the log has no attitudes, and the torque may depend on them: give the attitude at the start, "
        refuse_if(torque is not None and log.attitude is None, f"{why}attitude=numpy.eye(3) if it does not matter")
        return None
    why = "the attitude at the start is estimated from the attitudes of the log: leave out attitude="
    refuse_if(log.attitude is not None, why)
    R, _, _ = initial(Body([1.0, 1.0, 1.0]), np.zeros(3), None, value)
    return np.array(R, float).T


def check_noise(noise: Mapping[str, float] | None, log: Log) -> dict[str, float] | None:
    if noise is None:
        return None
    if not isinstance(noise, Mapping):
        raise InvalidInput(f"noise is a dict such as {{'attitude': 0.001, 'omega': 0.002}}, got {noise!r}")
    for name, value in noise.items():
        if name not in SENSORS:
            raise unknown("sensor in noise", name, SENSORS)
        finite_number(value, f"noise of {name}", "a positive number", least=np.nextafter(0, 1))
    if missing := [k for k in log.kinds if k not in noise]:
        raise InvalidInput(f"noise of {missing[0]} is missing; give that of every sensor of the log, or none")
    return {k: float(noise[k]) for k in log.kinds}


def check_bias(bias: str | Sequence[str], log: Log) -> tuple[str, ...]:
    wanted = (bias,) if isinstance(bias, str) else bias
    names_sensors = isinstance(wanted, (tuple, list))
    refuse_if(not names_sensors, f"bias names sensors: 'omega', 'acceleration' or both, got {bias!r}")
    for name in wanted:
        refuse_if(name not in ("omega", "acceleration"), f"bias must be 'omega' or 'acceleration', got {name!r}")
        why = f"the log has no {name}, so its bias cannot be estimated: leave it out of bias"
        refuse_if(name not in log.kinds, why)
    return tuple(dict.fromkeys(wanted))


def check_accelerometer(position: Any, gravity: Any, log: Log) -> tuple[np.ndarray | None, np.ndarray | None]:
    if log.acceleration is None:
        given = position is not None or gravity is not None
        refuse_if(given, "the log has no accelerations; leave out accelerometer_at and gravity")
        return None, None
    lever = vector(position, "accelerometer_at")
    if lever is None:
        raise InvalidInput(
            "the log has accelerations: say where the accelerometer is, accelerometer_at=[x, y, z] from the fixed "
            "point or centre of mass in body axes (m)"
        )
    return lever, vector(gravity, "gravity")

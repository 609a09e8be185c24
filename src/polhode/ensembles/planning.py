"""Create plans from the arguments of `ensemble` or from a file, and check all values."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import finite_number, leaves, refuse_if, whole_number
from ..body import Body
from ..engines.fingerprint import fingerprint
from ..errors import InvalidInput, unknown
from ..files.chunks import FORMAT
from ..forces.base import check_body, everything_acting
from ..integrators import METHODS, refuse_unknown_options
from ..integrators.automatic import BY_TOLERANCE
from ..motion.events import as_events
from ..run.checks import DIMENSIONS, check_span, rotation_matrices, vectors
from ..run.control import check_lengths, wanted_times
from ..run.setup import automatic
from ..run.spec import KEYWORDS
from ..torques.base import Torque
from ..torques.identity import described_function
from ..units import ANGLE, INERTIA, ONE, TIME, seconds
from .design import DESIGNS
from .plan import Plan, TorquePart, Values, torque_parts
from .quantities import OF_POSITION, QUANTITIES
from .variation import Reader, Vary, is_variation, read_table

MOST_SETTINGS = 1000  # largest number of combinations of method, step and options
MOST_MEMBERS = {"sobol": 2**32}  # SciPy's Sobol sequence has 32 bits; other designs can number 2^53 members exactly
PLACE_KEYS = ("start.position", "start.velocity", "force.")  # keys that exist only for a moving body
IN_FILES = (
    "members", "seed", "design", "replicates", "table", "quantiles", "histograms", "trajectories", "chunk",
)  # fmt: skip
SAMPLES = 100  # number of intervals between the samples of members with a tolerance
STEPS = "members of an ensemble have steps of length dt, or steps chosen by tol"
OWN_STEPS = (  # other methods advance a batch as a whole, so the bits of a member would depend on the other members
    f"with tol, members must run with {BY_TOLERANCE}, so that each member has the same bits as alone: leave out "
    "method, or give dt"
)
REFUSED = {  # keywords of `simulate` that ensembles refuse, with the reason
    **dict.fromkeys(("control", "pace"), STEPS),
    "callback": "members run in batches and cannot be observed one by one; to end a member, use a terminal event",
    "on_failure": "a member that fails is recorded with its reason, and the others continue",
}


def make_plan(
    body: Any, torque: Any = None, *, vary: Mapping[str, Any] | None = None, members: int | None = None, seed: int = 0,
    design: str = "random", replicates: int = 1, table: Any = None, quantiles: Sequence[str] = (),
    histograms: Mapping[str, Any] | None = None, trajectories: int | str = 0, name: str | None = None,
    source: dict[str, Any] | None = None, params: Any = None, frame: str | None = None, observe: Any = (),
    events: Any = (), omega: Any = None, momentum: Any = None, attitude: Any = None, position: Any = None,
    velocity: Any = None, force: Any = None, load: Any = None, **run: Any,
) -> Plan:  # fmt: skip
    """Create a plan from the arguments of `ensemble`."""
    if design not in DESIGNS:
        raise unknown("design", design, DESIGNS)
    for refused, why in REFUSED.items():
        refuse_if(run.pop(refused, None) is not None, f"{refused}: {why}")
    body = body if isinstance(body, Body) else Body(body)
    refuse_if(body.batch is not None, "an ensemble has one body; to vary its inertia, use vary or a table")
    wanted, rows = read_keys(vary, table, design)
    keys = [*wanted, *rows]
    start = read_start(keys, omega, momentum, attitude)
    moving = position is not None or velocity is not None or any(k.startswith(PLACE_KEYS) for k in keys)
    acting = everything_acting(torque, params, frame, force=force, load=load, moving=moving)
    if acting.flies:
        check_body(body)
        start |= {k: shared_vector(v, k) for k, v in (("position", position), ("velocity", velocity))}
    parts, watched, hunted = torque_parts(acting), as_tuple(observe), as_tuple(events)
    moments = np.diagonal(body.inertia) if body.diagonal else body.inertia
    shared = Values(moments, start, parts)
    entries = [read_entry(key, wanted, rows, shared, parts) for key in keys]
    by_tolerance = run.get("tol") is not None
    if by_tolerance:
        check_alone(acting, watched, hunted)
    auto = BY_TOLERANCE if by_tolerance else automatic(acting)
    settings = read_run(auto, entries, bool(quantiles or histograms or trajectories), **run)
    number = 'the number of members whose samples are kept, or "all"'
    data = {
        "format": FORMAT, "name": name, "seed": whole_number(seed, "seed"), "design": design,
        "members": count_members(entries, rows, design, members, replicates),
        "body": {"inertia": moments.tolist(), **body.facts()},
        "start": {k: None if v is None else v.tolist() for k, v in start.items()},
        "torque": [q.data for q in parts],
        "run": settings,
        "vary": [{"key": v.key, "how": dict(v.how), "shape": list(v.shape)} for v in entries],
        "table": fingerprint([rows[k] for k in sorted(rows)]) if rows else None,
        "keep": {
            "observe": [x if isinstance(x, str) else function_data(x) for x in watched],
            "events": [event_data(e) for e in hunted],
            "quantiles": check_quantities(quantiles, acting.flies),
            "histograms": check_histograms(histograms, acting.flies),
            "trajectories": -1 if trajectories == "all" else whole_number(trajectories, "trajectories", wanted=number),
        },
    }  # fmt: skip
    try:
        data = json.loads(json.dumps(data))
    except TypeError as e:
        raise InvalidInput(f"a plan can hold only numbers, strings, and lists and tables of these: {e}") from None
    plan = Plan(data, rows, source, parts, watched, hunted)
    plan.check()
    return plan


# --- what varies ----------------------------------------------------------------------------------------------------


def read_keys(vary: Any, table: Any, design: str) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """Return the varied values from `vary` and the columns of the table, both by key."""
    by_key = f"vary describes the differences by key: {{'start.omega': {{'std': 0.1}}}}, got {vary!r}"
    refuse_if(not isinstance(vary or {}, Mapping), by_key)
    wanted, rows = dict(leaves(vary or {}, is_variation)), read_table(table)
    refuse_if(design == "table" and not rows, "design = 'table' needs a table: columns by key, or a CSV file")
    keys = [*wanted, *rows]
    refuse_if(not keys, "nothing varies: give vary={'start.omega': {'std': 0.1}}, or a table")
    for key in keys:
        refuse_if(key in wanted and key in rows, f"vary: {key} is in the table, too")
        if whole := [other for other in keys if key.startswith(other + ".")]:
            raise InvalidInput(f"vary: {key} is a part of {whole[0]}, which already varies as a whole")
    return wanted, rows


def read_entry(
    key: str, wanted: Mapping[str, Any], rows: Mapping[str, np.ndarray], shared: Values, parts: Sequence[TorquePart]
) -> Vary:
    """Return the variation of one key, after checking it."""
    from ..scenario.acting import model_dimensions

    setting = key in ("run.method", "run.dt", "run.tol") or key.startswith("run.options.")
    base: Any = None if setting else shared.shared(key)
    if key in rows:
        refuse_if(setting, f"table: {key}: settings cannot come from a table; put a list of them into vary")
        shape, known = rows[key].shape[1:], np.shape(base)
        free = base is None or key in ("body.inertia", "start.attitude")
        refuse_if(shape != known and not free, f"table: {key}: each row must have the shape {known}, got {shape}")
        return Vary(key, {"kind": "table"}, shape)
    dimensions = {"start.attitude": ANGLE, "body.inertia": INERTIA, "run.dt": TIME}
    dimensions |= {f"start.{name}": dimension for name, dimension in DIMENSIONS.items()}
    for part, prefix in zip(parts, shared.prefixes, strict=True):
        if part.model is not None:
            dimensions |= {f"{prefix}.{k}": d for k, d in model_dimensions(part.model).items()}
    return Reader(key, base, dimensions.get(shared.place(key)[0], ONE)).read(wanted[key])


def count_members(
    entries: Sequence[Vary], rows: Mapping[str, np.ndarray], design: str, members: int | None, replicates: int
) -> int:
    """Return the number of members, from a grid, from a table, or as given by the user."""
    whole_number(replicates, "replicates", least=1, wanted="a positive whole number")
    sizes = [len(v.values) for v in entries if v.kind == "values"]
    lengths = sorted({len(v) for v in rows.values()})
    grid = design == "grid"
    refuse_if(grid and not sizes, "a grid needs lists of values, or uniform = [low, high] with points = ...")
    refuse_if(not grid and replicates != 1, "replicates are for a grid: how often each of its points is run")
    refuse_if(len(lengths) > 1, f"table: columns have different lengths: {lengths}")
    made = {*lengths, *([math.prod(sizes) * replicates] if grid else [])}
    refuse_if(len(made) > 1, f"the grid and the table have different numbers of members: {sorted(made)}")
    refuse_if(not made and members is None, "give the number of members: members = 10000")
    natural = next(iter(made), members)
    count = whole_number(natural if members is None else members, "members", 1, "a positive whole number")
    refuse_if(count != natural, f"members = {members}, but the grid or table makes {natural}; leave members out")
    most = MOST_MEMBERS.get(design, 2**53)
    refuse_if(count > most, f"members = {count}: the design {design!r} has at most {most}")
    return count


# --- shared values ---------------------------------------------------------------------------------------------------


def read_start(keys: Sequence[str], omega: Any, momentum: Any, attitude: Any) -> dict[str, np.ndarray | None]:
    """Return angular velocity or momentum, and the attitude.  Values that vary need not be given."""
    if omega is None and momentum is None:
        omega = np.zeros(3) if "start.omega" in keys else None
        momentum = np.zeros(3) if "start.momentum" in keys else None
    one = "give exactly one of omega (body frame, rad/s) and momentum (space frame), or vary it"
    refuse_if((omega is None) == (momentum is None), one)
    which, given = ("omega", omega) if momentum is None else ("momentum", momentum)
    R = None if attitude is None else rotation_matrices(attitude)
    several = "attitude must be one attitude; put differences between members into vary"
    refuse_if(R is not None and R.ndim != 2, several)
    return {which: shared_vector(given, which), "attitude": R}


def shared_vector(given: Any, name: str) -> np.ndarray:
    """Return a vector that all members share; by default it is zero."""
    vector = vectors(given, name)
    refuse_if(vector.ndim != 1, f"{name} must be three numbers; put differences between members into vary")
    return vector


def read_run(
    auto: str, entries: Sequence[Vary], sampled: bool, *, t_end: float | None = None, dt: float | None = None,
    tol: float | None = None, t_start: float = 0.0, method: str = "auto", every: int | None = None, t_eval: Any = None,
    dt_min: float | None = None, dt_max: float | None = None, max_steps: int | None = None, engine: str = "auto",
    precision: str = "float64", **options: Any,
) -> dict[str, Any]:  # fmt: skip
    """Return the settings of a run.  `auto` is the method for "auto"; `sampled` tells whether samples are needed."""
    spans = {"t_start": t_start, "t_end": t_end, "dt": dt, "t_eval": t_eval, "dt_min": dt_min, "dt_max": dt_max}
    t_start, t_end, dt, t_eval, dt_min, dt_max = (seconds(v, name) for name, v in spans.items())
    if t_end is None or (dt is None) == (tol is None):
        raise InvalidInput("give t_end (the time span) and either dt (the step) or tol (a tolerance for the steps)")
    method = auto if method == "auto" else method
    if tol is not None:
        for name in (method, *(m for v in entries if v.key == "run.method" for m in v.values)):
            refuse_if(METHODS[name].own_steps is None, f"{name}: {OWN_STEPS}")
    if not any(v.key == "run.method" for v in entries):
        known = (*IN_FILES, "vary", "name", *(k for k in KEYWORDS if k not in REFUSED))
        refuse_unknown_options(METHODS[method], options, known, "ensemble")
    wrong = "run.dt" if dt is None else "run.tol"
    refuse_if(any(v.key == wrong for v in entries), f"vary: {wrong}: {STEPS}: vary the one that is given")
    limits = {k: v for k, v in (("dt_min", dt_min), ("dt_max", dt_max), ("max_steps", max_steps)) if v is not None}
    by_error: dict[str, Any] = {}
    if dt is None:
        by_error = read_tolerance(tol, limits, t_start, t_end, every, t_eval, sampled)
    elif limits or t_eval is not None:
        raise InvalidInput(f"{[*limits, 't_eval'][0]} is for steps chosen by tol; with dt, use every")
    else:
        steps = check_span(t_start, t_end, dt)
        if every is None:
            others = [h for v in entries if v.key == "run.dt" for h in v.values]
            every = automatic_every(steps, dt, others) if sampled else 0
    combinations = math.prod(len(v.values) for v in entries if v.choice)
    many = f"vary: {combinations} combinations of method, step and options; at most {MOST_SETTINGS}"
    refuse_if(combinations > MOST_SETTINGS, many)
    return {
        "t_start": float(t_start), "t_end": float(t_end), "dt": None if dt is None else float(dt), "method": method,
        "engine": engine, "precision": precision,
        "every": whole_number(every or 0, "every", wanted="a whole number of steps"), "options": options, **by_error,
    }  # fmt: skip


def read_tolerance(
    tol: Any, limits: dict[str, Any], t_start: Any, t_end: Any, every: Any, t_eval: Any, sampled: bool
) -> dict[str, Any]:
    """Return the settings of runs with a tolerance.  All members have samples at the same times."""
    if every:
        raise InvalidInput("every counts steps, but with tol each member has its own steps: give t_eval")
    check_lengths(t_start, t_end, None, tol, limits.get("dt_min"), limits.get("dt_max"))
    times = wanted_times(t_eval, float(t_start), float(t_end))
    if times is None and sampled:
        times = np.linspace(float(t_start), float(t_end), SAMPLES + 1)
    return {"tol": float(tol), "times": None if times is None else times.tolist(), "limits": limits}


def check_alone(torque: Torque, observe: Sequence[Any], events: Sequence[Any]) -> None:
    """For runs with `tol`, refuse common steps: the results of a member would depend on the others of its batch."""
    for name, given in (("observe", observe), ("events", events)):
        refuse_if(given, f"{name} needs a common time, but with tol members have different steps: give dt")
    together = f"{torque.name} is called for all bodies of a batch at once, which then have one common step"
    refuse_if(torque.takes_whole_batches(2), f"{together}: with tol, write it for one body, or give dt")


def automatic_every(steps: int, dt: float, others: Sequence[float]) -> int:
    """Return the number of steps between samples, for about a hundred samples, evenly spaced up to the end if possible.

    Members with one of the `others` as their step must reach the sample times, too.
    """

    def fits(k: int) -> bool:
        return all(abs(k * dt / h - round(k * dt / h)) <= 1e-9 * (k * dt / h) for h in others)

    least = max(1, steps // 100)
    fit = [k for k in range(least, min(steps, least + 1000) + 1) if fits(k)]
    even = (k for k in fit if k <= 2 * least and steps % k == 0)
    return next(even, fit[0] if fit else steps)


# --- values to keep --------------------------------------------------------------------------------------------------


def as_tuple(given: Any) -> tuple[Any, ...]:
    """Return a tuple from a single value, several values, or None."""
    return () if given is None else tuple(given) if isinstance(given, (list, tuple)) else (given,)


def function_data(f: Any) -> dict[str, Any]:
    return {"function": getattr(f, "__name__", "function"), "fingerprint": described_function(f).data}


def event_data(event: Any) -> dict[str, Any]:
    (one,) = as_events([event])
    facts = {k: v for k, v in vars(one).items() if isinstance(v, (str, int, float, bool, type(None)))}
    return {**function_data(one.f), **facts}


def check_quantities(names: Any, flies: bool) -> list[str]:
    names = [names] if isinstance(names, str) or not isinstance(names, Sequence) else list(names)
    for x in names:
        if not isinstance(x, str) or x not in QUANTITIES:
            raise unknown("quantity", x, QUANTITIES)
        missing = f"a body without position has no {x}: give position, velocity, force or load"
        refuse_if(x.startswith(OF_POSITION) and not flies, missing)
    return names


def check_histograms(given: Any, flies: bool) -> dict[str, Any]:
    """Check histograms given as {"tilt": [low, high, bins]}, which count the members in each bin at each sample."""
    by_name = f"histograms are given by name, {{'tilt': [low, high, bins]}}, got {given!r}"
    refuse_if(not isinstance(given or {}, Mapping), by_name)
    out = {}
    for name in check_quantities(list(given or ()), flies):
        wanted = f"[low, high, bins] with at most 10^6 bins, got {given[name]!r}"
        refuse_if(not isinstance(given[name], (list, tuple)) or len(given[name]) != 3, f"histograms: {name} = {wanted}")
        low, high, bins = (finite_number(x, f"histograms: {name}", wanted) for x in given[name])
        refuse_if(not low < high or int(bins) != bins or not 1 <= bins <= 10**6, f"histograms: {name} = {wanted}")
        out[name] = [low, high, int(bins)]
    return out


# --- plans in TOML ------------------------------------------------------------------------------------------------


def read_plan(path: str | Path, *, settings: Sequence[str] = (), allow_code: bool = False) -> tuple[Plan, int | None]:
    """Read a plan file, which is a scenario with the additional tables [vary] and [ensemble].

    Return the plan, and the number of members in a chunk if the file gives it.
    """
    from ..scenario.file import read_text, toml_tables

    path = Path(path)
    return plan_of_tables(toml_tables(read_text(path, "plan"), str(path)), str(path), path.parent, settings, allow_code)


def plan_of_tables(
    data: dict[str, Any], where: str, folder: Path, settings: Sequence[str] = (), allow_code: bool = False
) -> tuple[Plan, int | None]:
    """Return the plan that the tables of a file describe, and the number of members in a chunk if the file gives it."""
    from ..scenario.file import from_data, of_body, override

    data = copy.deepcopy(data)
    for setting in settings:
        override(data, setting)
    wanted, vary = data.pop("ensemble", None), data.pop("vary", {})
    if not isinstance(wanted, dict):
        raise InvalidInput(f"{where}: a plan has a table [ensemble], with members = ... and seed = ...")
    for key in wanted:
        if key not in IN_FILES:
            raise unknown("key in [ensemble]", key, IN_FILES)
    refuse_if(not isinstance(vary, dict), f"{where}: [vary] is a table: start.omega = {{std = 0.1}}")
    wanted = {**wanted, "vary": vary}
    if (table := wanted.get("table")) is not None:
        refuse_if(not isinstance(table, str), f"{where}: ensemble.table is the name of a CSV file, got {table!r}")
        wanted["table"] = folder / table
    # if the initial velocity or momentum varies or may come from a table, the file need not give it
    start, varied = data.get("start", {}), vary.get("start")
    moving = [k for k in ("omega", "momentum") if isinstance(varied, dict) and k in varied]
    if isinstance(start, dict) and not {"omega", "momentum"} & set(start) and (moving or "table" in wanted):
        data["start"] = {**start, (moving or ["omega"])[0]: [0.0, 0.0, 0.0]}
    loaded = of_body(from_data(data, where=where, folder=folder, allow_code=allow_code), "an ensemble")
    shared = loaded.arguments()
    if "every" not in data["run"]:
        shared["every"] = None  # the default of `every` is different for plans and scenarios
    chunk = wanted.pop("chunk", None)
    return make_plan(**shared, **wanted, name=loaded.scenario.name, source=loaded.data()), chunk

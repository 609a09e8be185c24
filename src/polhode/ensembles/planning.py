"""How a plan is made from what a user gives: every check of the arguments of `ensemble` is here."""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..arguments import finite_number, float_array, whole_number
from ..body import Body
from ..engines.fingerprint import fingerprint
from ..errors import InvalidInput, unknown
from ..files.chunks import FORMAT
from ..forces.base import check_body, everything_acting
from ..integrators import METHODS, check_options, refuse_unknown_options
from ..motion.events import as_events
from ..run.checks import check_span, rotation_matrices
from ..run.setup import automatic
from ..torques.identity import described_function
from .design import DESIGNS
from .plan import Plan, shared_values
from .quantities import OF_POSITION, QUANTITIES
from .torque_parts import TorquePart, torque_parts
from .variation import DISCRETE, Vary, flattened, read_table, read_variation, value_at

MOST_SETTINGS = 1000  # combinations of method, step and options
MOST_MEMBERS = {"sobol": 2**32}  # SciPy's sequence has 32 bits; other designs count exactly up to 2^53
PLACE_KEYS = ("start.position", "start.velocity", "force.")  # what only a body that moves has
FIXED_STEPS = "an ensemble has fixed steps and takes `every`"
REFUSED = {  # keywords of `simulate`, and why they are refused
    **dict.fromkeys(("t_eval", "control", "tol", "dt_min", "dt_max", "max_steps", "pace"), FIXED_STEPS),
    "callback": "members run in batches, and are not asked for one by one; a terminal event ends a member",
    "on_failure": "a member that fails is recorded with its reason, and the others go on",
}


def make_plan(
    body: Any,
    torque: Any = None,
    *,
    vary: Mapping[str, Any] | None = None,
    members: int | None = None,
    seed: int = 0,
    design: str = "random",
    replicates: int = 1,
    table: Any = None,
    quantiles: Sequence[str] = (),
    histograms: Mapping[str, Any] | None = None,
    trajectories: int | str = 0,
    name: str | None = None,
    source: dict[str, Any] | None = None,
    params: Any = None,
    frame: str | None = None,
    observe: Any = (),
    events: Any = (),
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    position: Any = None,
    velocity: Any = None,
    force: Any = None,
    load: Any = None,
    **run: Any,
) -> Plan:
    """A plan from what a user gives; see `ensemble`."""
    if design not in DESIGNS:
        raise unknown("design", design, DESIGNS)
    for refused, why in REFUSED.items():
        if run.pop(refused, None) is not None:
            raise InvalidInput(f"{refused}: {why}")
    body = body if isinstance(body, Body) else Body(body)
    if body.batch is not None:
        raise InvalidInput("an ensemble has one body, whose inertia varies as vary or a table says")
    wanted, rows = read_keys(vary, table, design)
    keys = [*wanted, *rows]
    start = read_start(keys, omega, momentum, attitude)
    moving = position is not None or velocity is not None or any(k.startswith(PLACE_KEYS) for k in keys)
    acting = everything_acting(torque, params, frame, force=force, load=load, moving=moving)
    if acting.flies:
        check_body(body)
        start |= {"position": three(position, "position"), "velocity": three(velocity, "velocity")}
    parts, watched, hunted = torque_parts(acting), as_tuple(observe), as_tuple(events)
    moments = np.diagonal(body.inertia) if body.diagonal else body.inertia
    shared = shared_values(moments, start, parts)
    entries = [read_entry(key, wanted, rows, shared, parts) for key in [*wanted, *rows]]
    settings = read_run(automatic(acting), entries, bool(quantiles or histograms or trajectories), **run)
    data = {
        "format": FORMAT, "name": name, "seed": whole_number(seed, "seed"), "design": design,
        "members": count_members(entries, rows, design, members, replicates),
        "body": {"inertia": moments.tolist(), **body.facts()},
        "start": {k: None if v is None else v.tolist() for k, v in start.items()},
        "torque": [q.data() for q in parts],
        "run": settings,
        "vary": [{"key": v.key, "how": dict(v.how), "shape": list(v.shape)} for v in entries],
        "table": fingerprint([rows[k] for k in sorted(rows)]) if rows else None,
        "keep": read_keep(watched, hunted, quantiles, histograms, trajectories, acting.flies),
    }  # fmt: skip
    try:
        data = json.loads(json.dumps(data))
    except TypeError as e:
        raise InvalidInput(f"a plan is numbers, words and lists of them: {e}") from None
    plan = Plan.of_data(data, rows, source).with_functions(parts, watched, hunted)
    plan.check()
    return plan


# --- what varies ----------------------------------------------------------------------------------------------------


def read_keys(vary: Any, table: Any, design: str) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """What varies as `vary` says, and the columns of the table, both by key."""
    if not isinstance(vary or {}, Mapping):
        raise InvalidInput(f"vary is what differs, by key: {{'start.omega': {{'std': 0.1}}}}, got {vary!r}")
    wanted, rows = dict(flattened(vary or {})), read_table(table)
    if design == "table" and not rows:
        raise InvalidInput("design = 'table' needs a table: columns by key, or a CSV file")
    if twice := [key for key in rows if key in wanted]:
        raise InvalidInput(f"vary: {twice[0]} is in the table, too")
    keys = [*wanted, *rows]
    if not keys:
        raise InvalidInput("nothing varies: say what does, vary={'start.omega': {'std': 0.1}}, or bring a table")
    for key in keys:
        if whole := [other for other in keys if key.startswith(other + ".")]:
            raise InvalidInput(f"vary: {whole[0]} varies as a whole, so {key} cannot vary on its own")
    return wanted, rows


def read_entry(
    key: str, wanted: Mapping[str, Any], rows: Mapping[str, np.ndarray], shared: Any, parts: Sequence[TorquePart]
) -> Vary:
    """How one key varies."""
    setting = key in ("run.method", "run.dt") or key.startswith("run.options.")
    base = None if setting else value_at(shared, key, parts)
    if key not in rows:
        return read_variation(key, wanted[key], base, dimension_of(key, parts))
    if key.startswith(DISCRETE):
        raise InvalidInput(f"table: {key}: settings cannot come from a table; put a list of them into vary")
    shape = rows[key].shape[1:]
    if base is not None and shape != np.shape(base) and key not in ("body.inertia", "start.attitude"):
        raise InvalidInput(f"table: {key}: each row must have the shape {np.shape(base)}, got {shape}")
    return Vary(key, {"kind": "table"}, shape)


def dimension_of(key: str, parts: Sequence[TorquePart]) -> Any:
    """The physical dimension of what a key means."""
    from .. import units
    from ..scenario.acting import UNITS

    plain = {
        "body.inertia": units.INERTIA, "start.omega": units.RATE, "start.momentum": units.MOMENTUM,
        "start.attitude": units.ANGLE, "run.dt": units.TIME, "start.position": units.LENGTH,
        "start.velocity": units.VELOCITY,
    }  # fmt: skip
    first, name, *rest = [*key.split("."), ""]
    if first not in ("torque", "force"):
        return plain.get(f"{first}.{name}", units.ONE)
    same = [q for q in parts if q.flies == (first == "force")]
    model = same[int(name) - 1 if name.isdigit() else 0].model
    return UNITS.get("" if model is None else model["model"], {}).get(rest[0] if name.isdigit() else name, units.ONE)


def count_members(
    entries: Sequence[Vary], rows: Mapping[str, np.ndarray], design: str, members: int | None, replicates: int
) -> int:
    """How many members there are: as a grid or a table says, or as the user does."""
    whole_number(replicates, "replicates", least=1, wanted="a positive whole number")
    natural = None
    if design == "grid":
        sizes = [len(v.values) for v in entries if v.kind == "values"]
        if not sizes:
            raise InvalidInput("a grid needs lists of values, or uniform = [low, high] with points = ...")
        natural = math.prod(sizes) * replicates
    elif replicates != 1:
        raise InvalidInput("replicates are for a grid: how often each of its points is run")
    lengths = sorted({len(v) for v in rows.values()})
    if len(lengths) > 1:
        raise InvalidInput(f"table: columns have different lengths: {lengths}")
    if lengths and natural not in (None, lengths[0]):
        raise InvalidInput(f"the grid has {natural} members, the table {lengths[0]}")
    natural = lengths[0] if lengths else natural
    if natural is None and members is None:
        raise InvalidInput("say how many members there are: members = 10000")
    count = natural if members is None else whole_number(members, "members", 1, "a positive whole number")
    if natural is not None and count != natural:
        raise InvalidInput(f"members = {members}, but the grid or table makes {natural}; leave members out")
    assert count is not None
    if count > (most := MOST_MEMBERS.get(design, 2**53)):
        raise InvalidInput(f"members = {count}: the design {design!r} has at most {most}")
    return count


# --- what is shared -------------------------------------------------------------------------------------------------


def read_start(keys: Sequence[str], omega: Any, momentum: Any, attitude: Any) -> dict[str, np.ndarray | None]:
    """Angular velocity or momentum, and the attitude.  What varies as a whole needs no shared value."""
    if omega is None and momentum is None:
        omega = np.zeros(3) if "start.omega" in keys else None
        momentum = np.zeros(3) if "start.momentum" in keys else None
    if (omega is None) == (momentum is None):
        raise InvalidInput("give exactly one of omega (body frame, rad/s) and momentum (space frame), or vary it")
    which, given = ("omega", omega) if momentum is None else ("momentum", momentum)
    vector = three(given, which)
    R = None if attitude is None else rotation_matrices(attitude)
    if R is not None and R.ndim != 2:
        raise InvalidInput("attitude must be one attitude; what differs between members goes to vary")
    return {which: vector, "attitude": R}


def three(given: Any, name: str) -> np.ndarray:
    """A vector that all members share; zero unless given."""
    vector = np.zeros(3) if given is None else float_array(given)
    if vector is None or vector.shape != (3,) or not np.all(np.isfinite(vector)):
        raise InvalidInput(f"{name} must be three finite numbers; what differs between members goes to vary")
    return vector


def read_run(
    auto: str,
    entries: Sequence[Vary],
    sampled: bool,
    *,
    t_end: float | None = None,
    dt: float | None = None,
    t_start: float = 0.0,
    method: str = "auto",
    every: int | None = None,
    engine: str = "auto",
    precision: str = "float64",
    **options: Any,
) -> dict[str, Any]:
    """How members are run; `auto` is the method that "auto" means, `sampled` says whether samples are needed."""
    if t_end is None or dt is None:
        raise InvalidInput("t_end and dt are needed: the span and the step")
    steps = check_span(t_start, t_end, dt)
    method = auto if method == "auto" else method
    if not any(v.key == "run.method" for v in entries):
        refuse_unknown_options(METHODS[method], options, ENSEMBLE_KEYWORDS, "ensemble")
        check_options(METHODS[method], options)
    if every is None:
        others = [h for v in entries if v.key == "run.dt" for h in v.values]
        every = automatic_every(steps, dt, others) if sampled else 0
    combinations = math.prod(len(v.values) for v in entries if v.choice)
    if combinations > MOST_SETTINGS:
        raise InvalidInput(f"vary: {combinations} combinations of method, step and options; at most {MOST_SETTINGS}")
    return {
        "t_start": float(t_start), "t_end": float(t_end), "dt": float(dt), "method": method, "engine": engine,
        "precision": precision, "every": whole_number(every, "every", wanted="a whole number of steps"),
        "options": options,
    }  # fmt: skip


def automatic_every(steps: int, dt: float, others: Sequence[float]) -> int:
    """Steps between two of about a hundred samples, at times that members with other steps reach, too.

    If possible the samples are evenly spaced up to the end.
    """

    def fits(k: int) -> bool:
        return all(abs(k * dt / h - round(k * dt / h)) <= 1e-9 * (k * dt / h) for h in others)

    least = max(1, steps // 100)
    fit = [k for k in range(least, min(steps, least + 1000) + 1) if fits(k)]
    even = (k for k in fit if k <= 2 * least and steps % k == 0)
    return next(even, fit[0] if fit else steps)


def as_tuple(given: Any) -> tuple[Any, ...]:
    """One thing, several, or none."""
    if given is None:
        return ()
    return tuple(given) if isinstance(given, (list, tuple)) else (given,)


def function_data(f: Any) -> dict[str, Any]:
    return {"function": getattr(f, "__name__", "function"), "fingerprint": described_function(f).data}


def event_data(event: Any) -> dict[str, Any]:
    (one,) = as_events([event])
    facts = {k: v for k, v in vars(one).items() if isinstance(v, (str, int, float, bool, type(None)))}
    return {**function_data(one.f), **facts}


# --- what is kept ---------------------------------------------------------------------------------------------------


def read_keep(
    observe: Any, events: Any, quantiles: Any, histograms: Any, trajectories: Any, flies: bool
) -> dict[str, Any]:
    """What is kept of members; flies: they have positions."""
    number = 'the number of members whose samples are kept, or "all"'
    return {
        "observe": [x if isinstance(x, str) else function_data(x) for x in observe],
        "events": [event_data(e) for e in events],
        "quantiles": check_quantities(quantiles, flies),
        "histograms": check_histograms(histograms, flies),
        "trajectories": -1 if trajectories == "all" else whole_number(trajectories, "trajectories", wanted=number),
    }


def check_quantities(names: Any, flies: bool) -> list[str]:
    names = [names] if isinstance(names, str) or not isinstance(names, Sequence) else list(names)
    for x in names:
        if not isinstance(x, str) or x not in QUANTITIES:
            raise unknown("quantity", x, QUANTITIES)
        if x in OF_POSITION and not flies:
            raise InvalidInput(f"there is no {x} of a body without position: give position, velocity, force or load")
    return names


def check_histograms(given: Any, flies: bool) -> dict[str, Any]:
    """{"tilt": [low, high, bins]}: counts over the members at each sample."""
    if not isinstance(given or {}, Mapping):
        raise InvalidInput(f"histograms are given by name, {{'tilt': [low, high, bins]}}, got {given!r}")
    out = {}
    for name in check_quantities(list(given or ()), flies):
        wanted = f"[low, high, bins] with at most 10^6 bins, got {given[name]!r}"
        if not isinstance(given[name], (list, tuple)) or len(given[name]) != 3:
            raise InvalidInput(f"histograms: {name} = {wanted}")
        low, high, bins = (finite_number(x, f"histograms: {name}", wanted) for x in given[name])
        if not low < high or int(bins) != bins or not 1 <= bins <= 10**6:
            raise InvalidInput(f"histograms: {name} = {wanted}")
        out[name] = [low, high, int(bins)]
    return out


ENSEMBLE_KEYWORDS = tuple(
    name
    for f in (make_plan, read_run)
    for name in inspect.signature(f).parameters
    if name not in ("run", "options", "source", "auto", "entries", "sampled")
)

"""`polhode.ensemble`, and plans in TOML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..errors import InvalidInput, unknown
from .executors import make_executor
from .plan import Plan
from .planning import make_plan
from .study import Report, Study, check_limits

ENSEMBLE_KEYS = (
    "members", "seed", "design", "replicates", "table", "quantiles", "histograms", "trajectories", "chunk",
)  # fmt: skip


def ensemble(
    body: Any,
    torque: Any = None,
    *,
    t_end: float | None = None,
    dt: float | None = None,
    vary: Mapping[str, Any] | None = None,
    members: int | None = None,
    seed: int = 0,
    design: str = "random",
    replicates: int = 1,
    table: Any = None,
    quantiles: Sequence[str] = (),
    histograms: Mapping[str, Any] | None = None,
    trajectories: int | str = 0,
    store: str | Path | None = None,
    chunk: int | None = None,
    executor: Any = "auto",
    workers: int | None = None,
    scheduler: Any = None,
    time_limit: float | None = None,
    memory_limit: float | None = None,
    progress: bool | Report = False,
    name: str | None = None,
    **shared: Any,
) -> Study:
    """Run many members of one problem, and keep their results.

    Parameters
    ----------
    body, torque, t_end, dt : optional
        As in `simulate`, shared by all members.  In place of the body you can give a `Plan`: one of `make_plan`, or of
        a file: plan, chunk = read_plan("plan.toml").
    vary : mapping, optional
        What differs, by key, and how.  Keys: "start.omega", "start.momentum", "start.attitude", "start.position",
        "start.velocity", "body.inertia", "torque.NAME" and "torque.params.NAME" ("torque.2.NAME" for the second of a
        sum), likewise "force.NAME", each also by component (".x"), and "run.method", "run.dt", "run.options.NAME".

        Values: {"uniform": [low, high]}, {"loguniform": [low, high]}, {"normal": mean, "std": s}, {"std": s} about the
        shared value, {"speed": s} or {"speed": [low, high]} in a random direction, or a list of values; for the
        attitude "uniform" or {"std": angle}.
    members : int, optional
        How many.
    seed : int
        The root of all random numbers; member i is the same however the study is run.
    design : {"random", "sobol", "latin", "grid"}
        "latin" is a Latin hypercube; "grid" is the product of all lists of values, `replicates` times.
    replicates : int
        For design="grid".
    table : mapping, DataFrame or path, optional
        Columns by key, as arrays, a DataFrame or a CSV file: a member for each row.
    quantiles : sequence of str
        Quantities whose quantiles over the members are kept at each sample.
    histograms : mapping, optional
        {name: [low, high, bins]}: the same for histograms.
    trajectories : int or "all"
        For how many members, spread over all, the samples (each `every` steps) are kept.
    store : str or Path, optional
        The folder of the study; by default a temporary folder, which is removed with the result.
    chunk : int, optional
        Members in a chunk; chosen by a short trial by default.
    executor : {"auto", "serial", "threads", "processes", "dask"} or executor
        An executor with the interface of `concurrent.futures` is used as it is.  A torque in Python runs in its own
        processes on every executor: a member that crashes, exits or hangs fails alone.
    workers : int, optional
        Number of workers.
    scheduler : str or Client, optional
        The address of a Dask scheduler ("tls://..."), or a `distributed.Client`.
    time_limit : float, optional
        Seconds that a member may take, without compiling; a member that takes longer is recorded as failed.  Give a few
        times what a normal member takes: a batch that takes longer is run again in smaller ones.  Without it a member
        that hangs blocks its worker until the run is interrupted.
    memory_limit : float, optional
        Bytes that a worker may take beyond what it needs to start (Linux).  A member that needs more is recorded as
        failed.
    progress : bool or callable
        Show a progress bar, or call a function with the progress.
    name : str, optional
        Of the study.
    **shared
        The other arguments of `simulate`, and options of the method.  Of each member `observe` keeps the minimum,
        maximum, mean and last value, and `events` the first time and the count.

    Returns
    -------
    Study

    Examples
    --------
    >>> study = ph.ensemble([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.01}},
    ...                     members=8, seed=1, executor="serial", engine="python")
    >>> study["omega"].shape, study.outcomes()
    ((8, 3), {'done': 8})
    """
    shared |= {
        "torque": torque, "t_end": t_end, "dt": dt, "vary": vary, "members": members, "seed": seed, "design": design,
        "replicates": replicates, "table": table, "quantiles": quantiles, "histograms": histograms,
        "trajectories": trajectories, "name": name,
    }  # fmt: skip
    if isinstance(body, Plan):
        defaults = ensemble.__kwdefaults__ or {}
        if any(value is not defaults.get(key) for key, value in shared.items()):
            raise InvalidInput("a plan says all of a study; what is beside it would not be used: change the plan")
        plan = body
    else:
        plan = make_plan(body, **shared)
    how = make_executor(executor, workers, scheduler)
    check_limits(time_limit, memory_limit)
    study = Study.create(plan, store, chunk, how.workers)
    return study.resume(executor=how, progress=progress, time_limit=time_limit, memory_limit=memory_limit)


# --- plans in TOML ------------------------------------------------------------------------------------------------


def read_plan(path: str | Path, *, settings: Sequence[str] = (), allow_code: bool = False) -> tuple[Plan, int | None]:
    """Read a plan file: a scenario with the tables [vary] and [ensemble].

    Returns the plan, and the size of chunks if the file gives one.
    """
    from ..scenario.file import read_text, toml_tables

    path = Path(path)
    try:
        data = toml_tables(read_text(path, "a plan"), str(path))
    except FileNotFoundError:
        raise InvalidInput(f"there is no plan {path}") from None
    except OSError as e:
        raise InvalidInput(f"{path} cannot be read: {e.strerror}") from None
    return plan_of_tables(data, str(path), path.parent, settings, allow_code)


def plan_of_tables(
    data: dict[str, Any], where: str, folder: Path, settings: Sequence[str] = (), allow_code: bool = False
) -> tuple[Plan, int | None]:
    """A plan from the tables of a file, and the size of chunks."""
    from ..scenario.file import from_data, of_body, override

    data = dict(data)
    ours = [s for s in settings if s.startswith(("ensemble.", "vary."))]
    for setting in ours:
        override(data, setting)
    wanted, vary = data.pop("ensemble", None), data.pop("vary", {})
    if not isinstance(wanted, dict):
        raise InvalidInput(f"{where}: a plan has a table [ensemble], with members = ... and seed = ...")
    for key in wanted:
        if key not in ENSEMBLE_KEYS:
            raise unknown("key in [ensemble]", key, ENSEMBLE_KEYS)
    if not isinstance(vary, dict):
        raise InvalidInput(f"{where}: [vary] is a table: start.omega = {{std = 0.1}}")
    wanted = {**wanted, "vary": vary}
    if wanted.get("table") is not None:
        if not isinstance(wanted["table"], str):
            raise InvalidInput(f"{where}: ensemble.table is the name of a CSV file, got {wanted['table']!r}")
        wanted["table"] = folder / wanted["table"]
    add_start(data, vary, "table" in wanted)
    others = [s for s in settings if s not in ours]
    loaded = of_body(from_data(data, where=where, folder=folder, settings=others, allow_code=allow_code), "an ensemble")
    shared = loaded.arguments()
    if "every" not in (data.get("run") or {}) and not any(s.startswith("run.every") for s in settings):
        shared["every"] = None  # the default of a scenario is not that of a plan
    chunk = wanted.pop("chunk", None)
    return make_plan(**shared, **wanted, name=loaded.scenario.name, source=loaded.data()), chunk


def add_start(data: dict[str, Any], vary: Mapping[str, Any], table: bool) -> None:
    """Give a scenario a start if its start varies as a whole, or comes from a table."""
    start, varied = data.get("start", {}), vary.get("start")
    moving = [k for k in ("omega", "momentum") if isinstance(varied, dict) and k in varied]
    if isinstance(start, dict) and not {"omega", "momentum"} & set(start) and (moving or table):
        data["start"] = {**start, (moving or ["omega"])[0]: [0.0, 0.0, 0.0]}


def with_code_of_plan(study: Study, same_torque: bool) -> Study:
    """The study with the torque that its plan file names; only where the user allows that code to run."""
    from ..scenario import from_data

    if study.plan.source is None or not any("function" in d for d in study.plan.data["torque"]):
        return study
    loaded = from_data(study.plan.source, where="the study's plan", allow_code=True)
    return study.with_code(loaded.torque(), same_torque=same_torque)

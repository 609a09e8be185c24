"""Documents for the page and their binary form, packets.  studio/PROTOCOL.md describes both."""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

import polhode as ph  # imports `scenario` and `store`, which take long to import, when they are used

from ..arguments import refuse_if
from ..body import CENTRE, Body, Form
from ..catalogue import Problem, Reference
from ..catalogue.problem import attitudes_at
from ..errors import InvalidInput
from ..evidence.reference_solutions import exact_motion, finer_runs
from ..forces import MODELS as FORCES
from ..groups.so3 import angle
from ..integrators.record import Kind
from ..motion.kinematics import Motion
from ..motion.single import setup_of_body
from ..motion.trajectory import Trajectory
from ..pictures.report import toml
from ..run.setup import AT_TIMES, Setup
from ..torques.base import Torque
from ..torques.identity import Missing
from ..torques.models import MODELS
from .shapes import ground_of, scene_of, shape_of, solid_shape

if TYPE_CHECKING:
    from ..scenario import Loaded

MOST_RUNS = 4
MOST_SAMPLES = 100_000
DTYPES: dict[str, np.dtype[Any]] = {"f8": np.dtype("<f8"), "f4": np.dtype("<f4"), "u4": np.dtype("<u4")}
Document = dict[str, Any]


# --- the packet -----------------------------------------------------------------------------------------------


def pack(document: Mapping[str, Any]) -> bytes:
    """Return a document as a packet: a header in JSON, and the bytes of its arrays."""
    arrays: dict[str, Any] = {}
    blocks: list[bytes] = []
    end = 0

    def taken(value: Any, path: str) -> Any:
        nonlocal end
        if isinstance(value, np.ndarray):
            kind = "u4" if value.dtype.kind in "iu" else "f4" if value.dtype == np.float32 else "f8"
            raw = np.ascontiguousarray(value, DTYPES[kind]).tobytes()
            arrays[path] = {"dtype": kind, "shape": list(value.shape), "offset": end}
            blocks.append(raw + b"\0" * (-len(raw) % 8))
            end += len(blocks[-1])
            return f"@{path}"
        if isinstance(value, Mapping):
            return {str(k): taken(v, f"{path}/{k}" if path else str(k)) for k, v in value.items()}
        if isinstance(value, (list, tuple)):
            return [taken(v, f"{path}/{k}") for k, v in enumerate(value)]
        if isinstance(value, np.generic):
            value = value.item()
        return None if isinstance(value, float) and not math.isfinite(value) else value

    made = taken(document, "")
    header = json.dumps({**made, "arrays": arrays}, ensure_ascii=False, separators=(",", ":")).encode()
    header += b" " * (-(4 + len(header)) % 8)
    return b"".join([struct.pack("<I", len(header)), header, *blocks])


def unpack(packet: bytes) -> Document:
    """Return the document in a packet."""
    try:
        (n,) = struct.unpack_from("<I", packet)
        header = json.loads(packet[4 : 4 + n])
        found = header.pop("arrays")

        def given(value: Any) -> Any:
            if isinstance(value, dict):
                return {k: given(v) for k, v in value.items()}
            if isinstance(value, list):
                return [given(v) for v in value]
            if isinstance(value, str) and value[:1] == "@" and value[1:] in found:
                a = found[value[1:]]
                if not all(type(k) is int and k >= 0 for k in (*a["shape"], a["offset"])):
                    raise ValueError(f"the array {value[1:]} has no valid shape or offset")
                count = math.prod(a["shape"])
                return np.frombuffer(packet, DTYPES[a["dtype"]], count, 4 + n + a["offset"]).reshape(a["shape"])
            return value

        made: Document = given(header)
        return made
    except (struct.error, ValueError, KeyError, TypeError, AttributeError, RecursionError) as e:
        raise InvalidInput(f"this is not a packet of the studio, or it is damaged: {e}") from None


# --- samples of a run --------------------------------------------------------------------------------------------


@dataclass
class Track:
    """Computes what the page shows of one body of a run.  Errors are relative to the first sample."""

    first: Motion  # the run, or its first part, which includes the start
    body: int = 0
    problem: Problem | None = None
    reference: Reference | None = None

    def __post_init__(self) -> None:
        run, torque = self.first, self.first.setup.torque
        self.with_energy = run.setup.bound_python.energy is not None and not isinstance(torque, Missing)
        start = self.of(self.piece(run, slice(0, 1)))
        self.energy_start, self.momentum_start = start["energy"][0], start["momentum"][0]
        self.energy_scale = abs(self.energy_start) or start["kinetic"][0] or 1.0
        self.momentum_scale = float(np.linalg.norm(self.momentum_start)) or 1.0
        self.along = torque.conserved_direction
        known = {} if self.problem is None else self.problem.invariants
        name = next((k for k in ("momentum", "vertical momentum") if k in known), None)
        self.invariant = None if name is None or run.setup.batch else known[name]
        self.invariant_name = name
        self.last: np.ndarray | None = None  # the last quaternion

    @property
    def momentum_label(self) -> str:
        free = self.first.setup.torque.kind == Kind.FREE
        if self.invariant is not None and not free and self.along is None:
            known = self.invariant_name == "momentum"
            return "momentum in space, compared with its known value" if known else str(self.invariant_name)
        if free:
            return "momentum in space"
        if self.along is None:
            return "momentum in space, which the torque changes"
        return self.first.setup.torque.conserved_momentum

    @staticmethod
    def piece(run: Any, rows: Any) -> Any:
        """Return some samples of a run."""
        return replace(run, index=run.index[rows], states=run.states[rows]) if isinstance(run, Trajectory) else run

    def of(self, run: Motion) -> dict[str, np.ndarray]:
        def mine(a: np.ndarray) -> np.ndarray:
            return a[self.body] if run.setup.batch else a

        t = run.t[self.body] if run.t.ndim == 2 else run.t
        ok = mine(np.asarray(run.valid)) & np.isfinite(t)
        kinetic = mine(run.kinetic_energy)[ok]
        energy = mine(run.energy)[ok] if self.with_energy else kinetic
        place = {"x": mine(run.x)[ok]} if run.setup.flies else {}
        return {
            "t": t[ok], "R": mine(run.R)[ok], "q": mine(run.quaternion)[ok], "omega": mine(run.omega)[ok],
            "momentum": mine(run.momentum)[ok], "energy": energy, "kinetic": kinetic, **place,
        }  # fmt: skip

    def samples(self, run: Motion) -> dict[str, Any]:
        """Return the arrays that the page shows of these samples, and R, from which differences are computed."""
        a: dict[str, Any] = self.of(run)
        place = {"x": a.pop("x")} if "x" in a else {}
        q, n = a["q"], len(a["t"])
        if n and self.last is not None and float(q[0] @ self.last) < 0:
            q = -q
        self.last = q[-1].copy() if n else self.last
        change = a["momentum"] - self.momentum_start
        if self.invariant is not None and isinstance(run, Trajectory) and n == len(run) and n:
            off = self.invariant.error(run)
        elif self.along is not None:
            off = np.abs(change @ self.along) / self.momentum_scale
        else:
            off = np.linalg.norm(change, axis=-1) / self.momentum_scale
        error = None if self.reference is None else angle(self.reference.attitudes(a["t"]), a["R"]).astype(np.float32)
        shown = {
            **a, "q": q, "energy_error": (a["energy"] - self.energy_start) / self.energy_scale, "momentum_error": off,
        }  # fmt: skip
        exact = ("t", "R", "energy", "kinetic")  # the other arrays are sent in single precision
        shown = {k: v if k in exact else v.astype(np.float32) for k, v in shown.items()}
        return {**shown, "attitude_error": error, **place}

    def facts(self, name: str = "", shape: Any = None) -> dict[str, Any]:
        """Return a description of the run without its samples."""
        s = self.first.setup
        s = setup_of_body(s, self.body) if s.batch else s
        order = float(s.method.order)
        words = "free rotation" if s.torque.kind == Kind.FREE else s.torque.name.replace("_", " ")
        acting = (None if isinstance(s.torque, Missing) else acting_tables(s.torque)) or {"torque": [], "force": []}
        return {
            "name": name or legend(self.first),
            "method": s.method.name,
            "dt": s.dt if s.control is None else None,
            "order": order if math.isfinite(order) else None,
            "torque": words,
            "body": {
                "name": s.body.name or "",
                "moments": s.body.moments.tolist(),
                "axes": s.body.axes.tolist(),
                "shape": shape or shape_of(s, acting["torque"]),
            },
            "scene": scene_of(s, acting),
            # whether the exact motion conserves what is shown, so that a change is an error
            "energy_conserved": self.with_energy and s.torque.kind <= Kind.POTENTIAL,
            "momentum_conserved": self.invariant is not None or self.along is not None or s.torque.kind == Kind.FREE,
            "energy_label": "energy" if self.with_energy else "kinetic energy, which the torque changes",
            "momentum_label": self.momentum_label,
            "reference": self.reference and self.reference.how,
            **({} if (floor := ground_of(s.torque)) is None else {"ground": floor}),
        }


def chosen_options(setup: Setup) -> dict[str, Any]:
    """Return the options of a run that differ from their defaults."""
    defaults = {k: o.default for k, o in setup.method.options.items()}
    return {k: v for k, v in setup.options.items() if v not in (None, False, "auto") and defaults.get(k) != v}


def legend(run: Motion) -> str:
    """Return the legend of a run, such as "rkn4, dt = 0.005"."""
    s = run.setup
    given = [k.replace("_", " ") if v is True else f"{k} = {v}" for k, v in chosen_options(s).items()]
    step = f"dt = {s.dt:g}" if s.control is None else f"{s.control.kind} control"
    return ", ".join([s.method.name, *given, step])


def state(run: Any) -> dict[str, Any]:
    """Return the outcome and the cost of a run.  An exact motion is always done."""
    counts = ("torque_calls", "seconds", "compile_seconds")
    if not isinstance(run, Trajectory):
        return {"outcome": "done", "message": "", "steps": len(run.t), **dict.fromkeys(counts, 0)}
    name = run.outcome.name.lower().replace("_", " ")
    facts = {"outcome": name, "message": "" if name == "done" else run.outcome.value, "steps": run.steps}
    return facts | {k: getattr(run.stats, k) for k in counts}


def shape_in(table: Any) -> dict[str, Any] | None:
    """Return the shape that a scenario names, or None."""
    if table.shape is None:
        return None
    from ..scenario.model import SHAPES

    sizes = tuple(float(getattr(table, n)) for n in SHAPES[table.shape])
    return solid_shape(Form(table.shape, sizes), np.array(table.about or CENTRE))


# --- references of a run ------------------------------------------------------------------------------------------


def begins(run: Any, problem: Problem) -> bool:
    """Return whether a run starts with the attitude and the angular velocity of the problem."""
    if run.setup.batch or not len(run.t):
        return False
    return np.allclose(run.omega[0], problem.omega, 1e-12, 0.0) and np.allclose(run.R[0], problem.attitude, 0.0, 1e-12)


def belongs(run: Any, problem: Problem) -> bool:
    """Return whether a run that begins like the problem is a run of it, so that its known results apply."""
    s = run.setup
    begun = {"position": run.x[0], "velocity": run.v[0]} if s.flies else {}
    alike = s.t_start == 0.0 and run.t[0] == 0.0 and np.allclose(s.body.inertia, problem.body.inertia, 1e-12, 0.0)
    alike = alike and all(np.allclose(begun[k], x, 1e-12, 1e-300) for k, x in problem.place.items() if k in begun)
    return bool(alike and (s.torque is problem.torque or repr(s.torque) == repr(problem.acting)))


# --- motions ----------------------------------------------------------------------------------------------------


def thinned(run: Any, samples: int) -> tuple[Any, str]:
    """Return a limited number of samples of a run, including the first and the last one, and a note about it."""
    n = len(run.t[0] if run.t.ndim == 2 else run.t)
    if n <= samples or not isinstance(run, Trajectory):
        return run, ""
    rows = np.unique(np.linspace(0, n - 1, samples).round().astype(int))
    return Track.piece(run, rows), f"{len(rows)} of {n} samples are shown"


def differences(pieces: Sequence[Any], samples: Sequence[dict[str, Any]], between: bool = True) -> list[Document]:
    """Return the angles between the first run and each other run at common times, or interpolated if these are few."""
    out: list[Document] = []
    first = samples[0]
    t = first["t"]
    for k, other in list(enumerate(samples))[1:]:
        if not len(t) or not len(other["t"]):
            continue
        there = attitudes_at(t, other["t"], other["R"], 1e-9 * float(np.abs(t).max()))
        both = np.isfinite(there[:, 0, 0])
        there = there[both]
        run = pieces[k]
        if between and both.sum() < min(50, len(t)) and isinstance(run, Trajectory) and not run.setup.batch:
            both = (t >= other["t"][0]) & (t <= other["t"][-1])
            try:
                there = run.at(t[both]).R
            except InvalidInput:  # the run has wheels, so its motion between samples is not known
                continue
        if both.any():
            out.append({"a": 0, "b": k, "t": t[both], "angle": angle(first["R"][both], there).astype(np.float32)})
    return out


def motion(
    *runs: Any,
    names: Sequence[str] = (),
    title: str = "",
    note: str = "",
    problem: Problem | None = None,
    reference: bool = True,
    body: int = 0,
    shape: Any = None,
    python: str | None = None,
    scenario: str | None = None,
    samples: int = MOST_SAMPLES,
) -> Document:
    """Return the document of one to four runs.

    `reference` tells whether to compare runs that have a torque with a finer run of high order.  This is not possible
    if the torque is a Python function.  Runs of a free body are always compared with the exact motion.
    """
    refuse_if(not 1 <= len(runs) <= MOST_RUNS, f"the studio shows one to {MOST_RUNS} runs at a time, got {len(runs)}")
    told, entries, pieces, every = [note] if note else [], [], [], []
    if problem is not None and not all(begins(run, problem) for run in runs):
        problem = None  # the known results of the problem do not apply to another start
    for k, run in enumerate(runs):
        if not isinstance(run, Motion):
            raise InvalidInput(f"the studio shows rotations of rigid bodies, not a {type(run).__name__}")
        refuse_if(not len(run.t[0] if run.t.ndim == 2 else run.t), "this run has no samples to show")
        bodies = run.states.shape[2] if isinstance(run, Trajectory) else 1
        refuse_if(not 0 <= body < bodies, f"body = {body}: this run has {bodies}, counted from 0")
        if run.setup.batch:
            told.append(f"body {body} of {bodies}")
        piece, words = thinned(run, min(samples, MOST_SAMPLES))
        if words:
            told.append(words)
        known = problem if problem is not None and belongs(run, problem) else None
        truth = exact_motion(run, known, body)
        if truth is None and reference and isinstance(run, Trajectory):
            truth = finer_runs(run, known)
        track = Track(run, body, known, truth)
        columns = track.samples(piece)
        entries.append({**track.facts(names[k] if k < len(names) else "", shape), **state(run), **columns})
        pieces.append(piece)
        every.append(columns)
    gaps = differences(pieces, every)
    for e in entries:
        e.pop("R")
    made = [scenario_of(r) for r in runs]
    if python is None:
        python = together([ph.scenario.from_data(m) for m in made if m]) if all(made) else ""
    if scenario is None:
        scenario = text_of(made[0]) if made[0] else ""
    heading = title or ": ".join(x for x in (runs[0].body.name or "", entries[0]["torque"]) if x)
    return {
        "format": 1, "kind": "motion", "title": heading, "note": "; ".join(dict.fromkeys(told)), "runs": entries,
        "difference": gaps, "python": python, "scenario": scenario, "request": request_of(runs, made, problem),
    }  # fmt: skip


# --- equivalent scenarios and programs ------------------------------------------------------------------------------


def acting_tables(torque: Torque | None) -> dict[str, list[dict[str, Any]]] | None:
    """Return torques and forces as tables of scenario files, in lists by their kind; None if one of them is code."""
    described: dict[str, Any] | None = {"model": "free"} if torque is None else torque.describe()
    if described is None:
        return None
    parts: list[dict[str, Any]] = described["parts"] if described["model"] in ("sum", "loads") else [described]
    made: dict[str, list[dict[str, Any]]] = {"torque": [], "force": []}
    for q in parts:
        name = q["model"].removeprefix("forces.")
        what, known = ("torque", MODELS) if name == q["model"] else ("force", FORCES)
        if name == "free":
            continue
        if name not in known:
            return None
        made[what].append({**{k: v for k, v in q.items() if v is not None}, "model": name})
    return made


def body_table(body: Body) -> dict[str, Any]:
    J = np.asarray(body.inertia)
    given: dict[str, Any] = {"inertia": np.diag(J).tolist() if body.diagonal and J.ndim == 2 else J.tolist()}
    left_out: dict[str, Any] = {"mass": None, "name": None, "physical": True}
    return given | {k: v for k, v in body.facts().items() if v != left_out.get(k)}


def scenario_of(run: Any) -> dict[str, Any] | None:
    """Return the tables of a scenario that repeats this run; None if the torque is code or the run incomplete."""
    if not isinstance(run, Trajectory) or not len(run) or run.setup.control is not None or run.index[0] != 0:
        return None
    s = run.setup
    acting = None if isinstance(s.torque, Missing) else acting_tables(s.torque)
    if acting is None or s.batch or run.steps < 1:
        return None
    planned: dict[str, Any] = {"dt": s.dt, "t_end": s.t_start + run.steps * s.dt, "method": s.method.name}
    planned |= {"t_start": s.t_start} if s.t_start else {}
    planned |= {"every": s.every} if 1 < s.every < AT_TIMES - 1 else {"every": 0} if s.every == AT_TIMES - 1 else {}
    planned |= {"options": chosen} if (chosen := chosen_options(s)) else {}
    R = run.R[0]
    still = np.array_equal(R, np.eye(3))
    start = {"omega": run.omega[0].tolist(), **({} if still else {"matrix": R.tolist()})}
    start |= {"position": run.x[0].tolist(), "velocity": run.v[0].tolist()} if s.flies else {}
    return {
        "format": 1, "body": body_table(s.body), "start": start, **{k: v for k, v in acting.items() if v},
        "run": planned,
    }  # fmt: skip


def problem_tables(p: Problem) -> Document:
    """Return a problem as tables of a scenario.  The torque is None if it contains code."""
    from scipy.spatial.transform import Rotation

    tilt = [float(x) for x in Rotation.from_matrix(p.attitude).as_rotvec()]
    start: dict[str, Any] = {"omega": [float(x) for x in p.omega]}
    start |= {"rotation_vector": tilt} if any(tilt) else {}
    start |= {k: [float(x) for x in v] for k, v in p.place.items()}
    acting = acting_tables(p.acting)
    forces = {"force": acting["force"]} if acting is not None and acting["force"] else {}
    return {"body": body_table(p.body), "start": start, "torque": acting and acting["torque"], **forces}


def request_of(runs: Sequence[Any], made: Sequence[Mapping[str, Any] | None], problem: Problem | None) -> Any:
    """Return the request with which a page can repeat and change these runs, or None if this is not possible."""
    if not all(isinstance(r, Trajectory) for r in runs):
        return None
    setups = [r.setup for r in runs]
    if any(s.control is not None or s.t_start or s.batch for s in setups) or any(r.steps < 1 for r in runs):
        return None
    rows = []
    for s, tables in zip(setups, made):
        options = {} if tables is None else tables["run"].get("options", {})
        rows.append({"method": s.method.name, "dt": s.dt, **({"options": options} if options else {})})
    ends = [r.steps * s.dt for r, s in zip(runs, setups)]
    asked: dict[str, Any] = {"problem": None if problem is None else problem.name, "t_end": ends[0], "runs": rows}
    if problem is not None:
        return asked
    parts = [None if m is None else {k: m.get(k) for k in ("body", "start", "torque", "force")} for m in made]
    if parts[0] is None or any(q != parts[0] for q in parts) or not np.allclose(ends, ends[0], 1e-12, 0.0):
        return None
    torque, force = parts[0]["torque"], parts[0].pop("force")
    forces = {} if force is None else {"force": force}
    return {**asked, **parts[0], **forces, "torque": torque[0] if torque and len(torque) == 1 else torque}


def text_of(tables: dict[str, Any]) -> str:
    """Return the text of a scenario file."""
    return toml(ph.scenario.from_data(tables).data())


def together(loaded: Sequence[Loaded]) -> str:
    """Return the Python program that computes these runs and shows them side by side."""
    if len(loaded) == 1:
        return loaded[0].python().replace("print(run)\n", "print(run)\nrun.view().open()\n")
    texts = [one.python() for one in loaded]
    head, _, rest = texts[0].partition("run = ph.simulate(")
    calls = [t.partition("run = ph.simulate(")[2].replace("\nprint(run)\n", "") for t in texts]
    assert rest
    names = [f"run_{k + 1}" for k in range(len(calls))]
    lines = [f"{name} = ph.simulate({call}" for name, call in zip(names, calls)]
    return head + "\n".join([*lines, f"ph.studio.view({', '.join(names)}).open()"]) + "\n"


def problem_program(problem: Problem, runs: Sequence[Trajectory]) -> str:
    """Return the Python program that computes these runs of a problem and shows them."""
    lines = ["import polhode as ph", "", f'problem = ph.problems["{problem.name}"]']
    for k, run in enumerate(runs):
        s = run.setup
        end = s.t_start + run.steps * s.dt
        whole = {} if abs(end - problem.t_end) <= 1e-9 * problem.t_end else {"t_end": end}
        every = {"every": s.every} if 1 < s.every < AT_TIMES - 1 else {}
        start = {} if np.array_equal(run.omega[0], problem.omega) else {"omega": run.omega[0].tolist()}
        start |= {} if np.allclose(run.R[0], problem.attitude, 0, 1e-15) else {"attitude": run.R[0].tolist()}
        settings = "".join(
            f", {n}={v!r}" for n, v in {"dt": s.dt, **whole, **start, **every, **chosen_options(s)}.items()
        )
        lines.append(f'run_{k + 1} = problem.simulate("{s.method.name}"{settings})')
    names = ", ".join(f"run_{k + 1}" for k in range(len(runs)))
    return "\n".join([*lines, f"ph.studio.view({names}, problem=problem).open()"]) + "\n"

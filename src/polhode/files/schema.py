"""Typed models of the content of files, to check the content before any memory is allocated or any object is built.

A file may come from an untrusted source.  These models refuse numbers outside their range, contradictory shapes, and
sizes that the file cannot hold; the error names the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import numpy as np
from pydantic import (
    AfterValidator,
    AliasPath,
    BaseModel,
    ConfigDict,
    Field,
    FiniteFloat,
    ValidationError,
    model_validator,
)

from ..errors import PolhodeError
from ..motion.trajectory import Outcome
from ..run.checks import AT_TIMES, machine_memory

MOST_STEPS = 2**53  # float64 cannot represent all larger integers
MOST_CHUNK_BYTES = 2**26  # limit for a chunk of several rows; polhode writes chunks of 4 MB

Count = Annotated[int, Field(ge=0, le=MOST_STEPS)]
Step = Annotated[int, Field(ge=-1, le=MOST_STEPS)]
Number = Annotated[float, Field(allow_inf_nan=True)]
Positive = Annotated[FiniteFloat, Field(gt=0)]


def known_outcome(name: str) -> str:
    if name not in Outcome.__members__:
        raise ValueError(f"unknown outcome {name!r}")
    return name


OutcomeName = Annotated[str, AfterValidator(known_outcome)]


class Table(BaseModel):
    # the code that uses other fields checks them
    model_config = ConfigDict(strict=True, extra="allow")


class BodyTable(Table):
    mass: Positive | list[Positive] | None
    name: str | None
    physical: bool


class ControlTable(Table):
    kind: Literal["error", "reversible"]
    t_end: FiniteFloat
    tol: Annotated[FiniteFloat, Field(gt=0)]
    dt_min: Annotated[FiniteFloat, Field(ge=0)]
    max_steps: Annotated[int, Field(ge=1)]
    pace: str | None = None
    dt_max: Annotated[FiniteFloat, Field(gt=0)] | None = None


class StatsTable(Table):
    steps: Count
    torque_calls: Annotated[int, Field(ge=0)]
    newton_iterations: Annotated[int, Field(ge=0)]
    worst_residual: Number
    seconds: Number
    rejected: Annotated[int, Field(ge=0)] = 0
    smallest_step: Number = float("nan")
    largest_step: Number = float("nan")
    resets: Annotated[int, Field(ge=0)] = 0


class RunTable(Table):
    """The description of a run, as written by `polhode.files.description.description`."""

    method: str
    options: dict[str, Any]
    dt: Annotated[FiniteFloat, Field(ge=0)]
    t_start: FiniteFloat
    t_end: FiniteFloat | None = None
    every: Annotated[int, Field(ge=1, le=AT_TIMES)]
    control: ControlTable | None = None
    engine: str
    precision: str = "float64"
    batch: bool
    observe: list[str]
    torque: dict[str, Any]
    body: BodyTable
    steps: Count
    outcome: OutcomeName
    outcomes: list[OutcomeName]
    stats: StatsTable
    held: list[dict[str, Any]] = []
    switched: Step = -1

    @model_validator(mode="after")
    def check_dt(self) -> RunTable:
        if self.dt == 0 and self.control is None:
            raise ValueError("dt must be positive")
        return self


class StoreTable(Table):
    """The record of a run store, except for the description of the run."""

    committed: Count
    slot: Literal[0, 1]
    inertia: list[Any]
    run: dict[str, Any]
    t_end: FiniteFloat
    made_with: dict[str, Any]
    scenario: dict[str, Any] | None = None
    end: Annotated[int, Field(ge=0, lt=2**32)] | None = None
    checksums: dict[str, list[Annotated[int, Field(ge=0, lt=2**32)]]] = {}


class ArrayTable(Table):
    """The metadata of a Zarr 3 array as polhode writes it: little-endian numbers, packed by Zstandard."""

    zarr_format: Literal[3]
    node_type: Literal["array"]
    shape: list[Annotated[int, Field(ge=0, le=2**62)]]
    data_type: Literal["float64", "int64"]
    grid: Literal["regular"] = Field(validation_alias=AliasPath("chunk_grid", "name"))
    chunk: list[Annotated[int, Field(ge=1, le=2**62)]] = Field(
        validation_alias=AliasPath("chunk_grid", "configuration", "chunk_shape")
    )
    keys: Literal["default"] = Field(validation_alias=AliasPath("chunk_key_encoding", "name"))
    separator: Literal["/", "."] = Field(
        "/", validation_alias=AliasPath("chunk_key_encoding", "configuration", "separator")
    )
    codecs: list[dict[str, Any]]
    dimension_names: list[str | None] | None = None
    storage_transformers: list[Any] = Field(default=[], max_length=0)

    @model_validator(mode="after")
    def check_layout(self) -> ArrayTable:
        if len(self.chunk) != len(self.shape) or not self.shape:
            raise ValueError("the chunks do not have the dimensions of the array")
        whole = [max(1, n) for n in self.shape[1:]]
        if [min(c, n) for c, n in zip(self.chunk[1:], whole, strict=True)] != whole:
            raise ValueError("a chunk must hold whole rows")
        row = 8 * int(np.prod([1, *self.chunk[1:]], dtype=object))
        if self.chunk[0] > 1 and self.chunk[0] * row > MOST_CHUNK_BYTES:
            raise ValueError(f"a chunk of {self.chunk[0] * row} bytes is larger than {MOST_CHUNK_BYTES}")
        names = [c.get("name") for c in self.codecs]
        if names != ["bytes", "zstd"] or self.codecs[0].get("configuration") != {"endian": "little"}:
            raise ValueError("the codecs must be bytes (little-endian) and zstd")
        return self


T = TypeVar("T", bound=BaseModel)


def checked(model: type[T], data: Any, path: Any) -> T:
    """Validate data from a file and return the model.  Errors name the file and the field."""
    try:
        return model.model_validate(data)
    except ValidationError as e:
        first = e.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(p) for p in first["loc"])
        message = first["msg"].removeprefix("Value error, ")
        raise PolhodeError(f"{path} is damaged: {f'{place}: ' if place else ''}{message}") from None
    except RecursionError:
        raise PolhodeError(f"{path} is damaged: it is nested too deeply") from None


def check_arrays(meta: Mapping[str, Any], a: Mapping[str, np.ndarray]) -> None:
    """Raise an error if the arrays contradict each other or the description."""
    states, index = a["states"], a["index"]
    bodies = states.shape[2] if states.ndim == 3 else -1
    limit = meta["steps"]
    facts = {
        "states: three dimensions of float64": states.ndim == 3 and states.dtype == np.float64,
        "one body, or a batch": meta["batch"] or bodies == 1,
        "index: whole numbers, one for each sample": index.shape == states.shape[:1] and index.dtype.kind == "i",
        "final: float64, with the shape of a sample": a["final"].shape == states.shape[1:]
        and a["final"].dtype.kind == "f",
        "failed: a whole number for each body": a["failed"].shape == (bodies,) and a["failed"].dtype.kind == "i",
        "watched: five rows for each observable": a["watched"].ndim == 2
        and (a["watched"].shape == (5 * len(meta["observe"]), bodies) or a["watched"].size == 0)
        and a["watched"].dtype.kind == "f",
        "inertia: 3x3, or one for each body": a["inertia"].shape in ((3, 3), (bodies, 3, 3)),
        "outcomes: one for each body": len(meta["outcomes"]) == bodies,
    }
    wrong = [what for what, good in facts.items() if not good]
    if not wrong and index.size and meta["control"] is None:
        if index[0] < 0 or index[-1] > limit or (index[1:] <= index[:-1]).any():
            wrong = [f"index: steps in ascending order, from 0 to {limit}"]
    if not wrong and ((a["failed"] < -1) | (a["failed"] > max(limit, 2**53))).any():
        wrong = ["failed: steps, or -1"]
    if wrong:
        raise ValueError(f"the arrays do not fit together; expected {wrong[0]}")


def check_memory(size: int, path: Any, advice: str) -> None:
    """Raise an error if reading needs more memory than this machine has."""
    memory = machine_memory()
    if size > memory:
        raise PolhodeError(
            f"{path} holds {size / 2**30:.3g} GiB, more than the memory of this machine ({memory / 2**30:.3g} GiB): "
            f"{advice}"
        )

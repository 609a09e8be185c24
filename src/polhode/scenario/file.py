"""Reading scenario files.  All mistakes are reported at once; a valid file becomes a call of `simulate`."""

from __future__ import annotations

import copy
import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, get_args

from pydantic import ValidationError

from ..arguments import refuse_if
from ..body import Body
from ..errors import InvalidInput, suggestion
from ..forces.base import Loads
from ..motion.simulation import simulate
from ..motion.trajectory import Trajectory
from ..torques.base import Torque
from .acting import KINDS, class_of, code_in
from .model import Scenario
from .python import attitude_call, body_call, given, program, term
from .quantities import Table
from .spacecraft import part_table

MOST_BYTES = 64_000_000  # largest size of a file
MOST_KEYS = 10_000
MOST_PARTS = 100  # largest number of parts of a key
MOST_TOLD = 20  # largest number of mistakes that are listed


class ScenarioError(InvalidInput):
    """The scenario cannot be used.  The message has one line for every mistake.

    Attributes
    ----------
    mistakes : tuple of str
        The mistakes, one text for each.

    Examples
    --------
    >>> try:
    ...     ph.scenario.parse("format = 1")
    ... except ph.scenario.ScenarioError as e:
    ...     print(len(e.mistakes) > 1)
    True
    """

    def __init__(self, where: str, mistakes: Sequence[str], more: int = 0) -> None:
        self.mistakes = tuple(mistakes)
        n = len(mistakes) + more
        lines = [f"{where}: {n} mistake{'s' if n > 1 else ''}", *mistakes, *([f"and {more} more"] if more else [])]
        super().__init__("\n  ".join(lines))


@dataclass(frozen=True)
class Loaded:
    """A scenario that was read, with the folder to which relative file names in it refer.

    Attributes
    ----------
    scenario : Scenario
        The tables of the scenario.
    folder : Path
        The folder.
    allow_code : bool
        Whether Python functions that the scenario names may be run.

    Examples
    --------
    >>> text = '''
    ... format = 1
    ... body = { inertia = [5, 5, 1] }
    ... start = { omega = [0, 0, "480 rpm"] }
    ... torque = { model = "heavy_top", mgl = 20 }
    ... run = { t_end = "1 s", dt = "0.02 s" }
    ... '''
    >>> loaded = ph.scenario.parse(text)
    >>> loaded.body(), loaded.simulate(engine="python").stats.steps
    (<Body moments 5, 5, 1>, 50)
    """

    scenario: Scenario
    folder: Path
    allow_code: bool = False

    def body(self) -> Body:
        """Return the body of the scenario."""
        b = self.scenario.body
        body: Body = body_call(b, self.folder).make()
        return body if b.about is None else body.about(b.about)

    def attitude(self) -> Any:
        """Return the attitude at the start, or None if the scenario does not give it."""
        rotation = attitude_call(self.scenario.start)
        return self.scenario.start.matrix if rotation is None else rotation.make()

    def torque(self) -> Torque | None:
        """Return all torques and forces on the body, or None if there are none."""
        total: Torque | None = None
        tables = [(what, table) for what in KINDS for table in getattr(self.scenario, what)]
        for what, table in tables:
            try:
                one: Torque = term(table, self.code).make()
            except TypeError as e:
                if any(code_in(table)):
                    raise
                raise InvalidInput(f"{what}.{table.model}: {e}") from None
            total = one if total is None else total + one
        moves = self.scenario.start.position is not None or self.scenario.start.velocity is not None
        return Loads((total,)) if moves and total is not None else total

    def code(self, name: str) -> Any:
        """Import the function "module:function", if the user allows it."""
        return allowed_function(name, self.folder, self.allow_code)

    def arguments(self) -> dict[str, Any]:
        """Return the arguments with which `simulate` is called, as a dictionary."""
        start, run = self.scenario.start, self.scenario.run
        chosen = {k: v for k, v in run if k not in ("options",) and v is not None}
        if run.t_eval is not None:
            chosen.pop("every")
        return {
            "body": self.body(),
            "torque": self.torque(),
            **given(omega=start.omega, momentum=start.momentum, attitude=self.attitude()),
            **given(position=start.position, velocity=start.velocity),
            **chosen,
            **run.options,  # can only hold options of the method, as checked when the scenario was read
        }

    def data(self) -> dict[str, Any]:
        """Return the tables of the scenario as data for JSON, which results store so that the run can be repeated."""
        made: dict[str, Any] = self.scenario.model_dump(mode="json", exclude_none=True, exclude_defaults=True)
        files = self.scenario.body.mesh is not None or self.scenario.functions
        return {**made, **({"folder": str(self.folder.resolve())} if files else {})}

    def python(self) -> str:
        """Return the equivalent Python program."""
        return program(self.scenario)

    def simulate(self, **more: Any) -> Trajectory:
        """Run the scenario.

        Parameters
        ----------
        **more
            Further arguments of `polhode.simulate`; they replace those of the scenario.

        Returns
        -------
        Trajectory
        """
        return simulate(**{**self.arguments(), **more})


def allowed_function(name: str, folder: Path, allow_code: bool) -> Any:
    if not allow_code:
        raise InvalidInput(
            f"this scenario names Python code, {name!r}, which is run only if you allow it: pass --allow-code "
            "(allow_code=True) if you trust it"
        )
    return imported(name, folder)


def imported(name: str, folder: Path) -> Any:
    """Import "module:function".  The module is searched for in the folder of the scenario, then on Python's path."""
    module, _, attribute = name.partition(":")
    beside = folder / f"{module.replace('.', '/')}.py"
    try:
        if beside.is_file():
            spec = importlib.util.spec_from_file_location(module, beside)
            assert spec is not None and spec.loader is not None
            found = importlib.util.module_from_spec(spec)
            sys.modules.setdefault(module, found)  # so that functions of this module can be found by their names later
            spec.loader.exec_module(found)
        else:
            found = importlib.import_module(module)
    except Exception as e:
        raise InvalidInput(f"{name}: {module!r} cannot be imported: {type(e).__name__}: {e}") from e
    if not hasattr(found, attribute):
        names = [n for n in vars(found) if not n.startswith("_")]
        raise InvalidInput(f"{name}: {module!r} has no {attribute!r}.{suggestion(attribute, names)}")
    return getattr(found, attribute)


# --- reading --------------------------------------------------------------------------------------------------


def read(path: str | Path, *, settings: Sequence[str] = (), allow_code: bool = False) -> Any:
    r"""Read a scenario file.

    Parameters
    ----------
    path : str or Path
        A TOML file.
    settings : sequence of str
        Values that replace those in the file, such as ["run.dt=0.01"].
    allow_code : bool
        Whether Python functions that the scenario names may be run.

    Returns
    -------
    Loaded, or LoadedMechanism for a mechanism

    Raises
    ------
    ScenarioError
        Lists all mistakes in the scenario.

    Examples
    --------
    >>> from pathlib import Path
    >>> text = "format = 1\nbody.inertia = [1, 2, 3]\nstart.omega = [0, 1, 0]\nrun = {t_end = 1, dt = 0.1}"
    >>> _ = Path("spin.toml").write_text(text)
    >>> ph.scenario.read("spin.toml", settings=["run.t_end=2"]).arguments()["t_end"]
    2.0
    """
    path = Path(path)
    text = read_text(path, "scenario", "; `polhode init` writes one to start from")
    return parse(text, where=str(path), folder=path.parent, settings=settings, allow_code=allow_code)


def parse(
    text: str,
    *,
    where: str = "scenario",
    folder: str | Path = ".",
    settings: Sequence[str] = (),
    allow_code: bool = False,
) -> Any:
    r"""Read a scenario from its text.

    Parameters
    ----------
    text : str
        The scenario in TOML.
    where : str
        Name of the scenario in error messages.
    folder : str or Path
        The folder to which relative file names in the scenario refer.
    settings : sequence of str
        Values that replace those in the text, such as ["run.dt=0.01"].
    allow_code : bool
        Whether Python functions that the scenario names may be run.

    Returns
    -------
    Loaded, or LoadedMechanism for a mechanism

    Raises
    ------
    ScenarioError
        Lists all mistakes in the scenario.

    Examples
    --------
    >>> text = "format = 1\nbody.inertia = [1, 2, 3]\nstart.omega = [0, 1, 0]\nrun = {t_end = '1 min', dt = 0.1}"
    >>> ph.scenario.parse(text).arguments()["t_end"]
    60.0
    """
    return from_data(toml_tables(text, where), where=where, folder=folder, settings=settings, allow_code=allow_code)


def read_text(path: Path, what: str, advice: str = "") -> str:
    """Return the text of a TOML file; `what` it is, and the `advice` if there is none, are for error messages."""
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise InvalidInput(
                f"{path} is too large: it has {size / 1e6:.0f} MB, the limit is {MOST_BYTES / 1e6:.0f} MB"
            )
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise InvalidInput(f"there is no {what} {path}{advice}") from None
    except IsADirectoryError:
        raise InvalidInput(f"{path} is a folder; a {what} is a TOML file") from None
    except OSError as e:
        raise InvalidInput(f"{path} cannot be read: {e.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidInput(f"{path} is not text in UTF-8, so it cannot be a {what}") from None


def toml_tables(text: str, where: str) -> dict[str, Any]:
    """Return the tables of a TOML text.  Refuse a text that would take minutes or gigabytes to read."""
    for n, key in enumerate(possible_keys(text)):
        if n == MOST_KEYS:
            raise ScenarioError(where, [f"it has more than {MOST_KEYS:,} keys and tables"])
        if key.count(".") >= MOST_PARTS:
            raise ScenarioError(where, [f"it is nested too deeply: a key has more than {MOST_PARTS} parts"])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise ScenarioError(where, [f"it is not TOML: {e}"]) from None
    except RecursionError:
        raise ScenarioError(where, ["it is nested too deeply"]) from None
    except ValueError as e:  # a number has thousands of digits
        raise ScenarioError(where, [f"it holds a number that cannot be read: {e}"]) from None


def possible_keys(text: str) -> Iterator[str]:
    """Yield everything that may be a key: the text before each "=", and lines that may be the heads of tables.

    This is used to limit the length of keys, because the time and memory that tomllib needs grow with the square of the
    number of parts of a key.
    """
    for before in text.split("=")[:-1]:
        yield before[max(before.rfind(c) for c in "\n{,") + 1 :]
    for line in text.splitlines():
        if line.lstrip().startswith("[") and "," not in line:  # a comma means that the line is a list of numbers
            yield line


def from_data(
    data: dict[str, Any],
    *,
    where: str = "scenario",
    folder: str | Path | None = None,
    settings: Sequence[str] = (),
    allow_code: bool = False,
) -> Any:
    """Make a scenario from its tables.

    Parameters
    ----------
    data : dict
        The tables of the scenario, for example from `Loaded.data`, which also contain the folder.
    where : str
        Name of the scenario in error messages.
    folder : str or Path, optional
        The folder to which relative file names in the scenario refer.
    settings : sequence of str
        Values that replace those in the tables, such as ["run.dt=0.01"].
    allow_code : bool
        Whether Python functions that the scenario names may be run.

    Returns
    -------
    Loaded, or LoadedMechanism for a mechanism

    Examples
    --------
    >>> tables = {"format": 1, "body": {"inertia": [1, 2, 3]}, "start": {"omega": [0, 1, 0]},
    ...           "run": {"t_end": 1, "dt": 0.1}}
    >>> ph.scenario.from_data(tables).simulate(engine="python").stats.steps
    10
    """
    try:
        data = copy.deepcopy(data)
        home = Path(str(data.pop("folder", ".")) if folder is None else folder)
        for setting in settings:
            override(data, setting)
        made = validated(data, where)
        if isinstance(made, Scenario):
            return Loaded(made, home, allow_code)
        from .mechanism import LoadedMechanism

        return LoadedMechanism(made, data, home, lambda name: allowed_function(name, home, allow_code))
    except RecursionError:
        raise ScenarioError(where, ["it is nested too deeply"]) from None


def of_body(loaded: Any, what: str) -> Loaded:
    """Return the scenario if it is one of a body.  Raise an error for a mechanism, which `what` does not support."""
    if not isinstance(loaded, Loaded):
        raise InvalidInput(
            f"{what} needs a scenario with [body], but this is a scenario of a mechanism: use polhode run"
        )
    return loaded


def model_of(data: Mapping[str, Any]) -> type[Table]:
    """Return the class that checks a scenario with these tables."""
    if "mechanism" not in data:
        return Scenario
    from .mechanism import MechanismScenario

    return MechanismScenario


def validated(data: Mapping[str, Any], where: str) -> Any:
    """Return the checked tables of a scenario, or raise an error that lists the mistakes, at most MOST_TOLD."""
    wrong = []
    if data.get("format") != 1 and isinstance(data.get("format", 1), int):
        wrong = ["format = 1 is missing: a scenario begins with it"] if "format" not in data else [
            f"format = {data['format']} is not known; this version of polhode reads format = 1"
        ]  # fmt: skip
        data = {**data, "format": 1}
    more = 0
    try:
        made = model_of(data).model_validate(data)
    except ValidationError as e:
        found = e.errors(include_url=False)
        wrong += [told(error, data) for error in found[:MOST_TOLD]]
        more = max(0, len(found) - MOST_TOLD)
    if wrong:
        raise ScenarioError(where, wrong, more)
    return made


def told(error: Any, data: Mapping[str, Any]) -> str:
    """Describe one mistake: the key, what is wrong, and if possible what to do."""
    place = list(error["loc"])
    if place[:1] in (["torque"], ["force"]) and not isinstance(data.get(place[0]), list):
        place = [place[0], *place[2:]]
    key = "".join(f"[{p + 1}]" if isinstance(p, int) else f".{p}" for p in place).lstrip(".")
    kind, message = error["type"], error["msg"]
    if kind == "extra_forbidden":
        return f"{key}: there is no such key.{suggestion(str(place[-1]), fields(place[:-1], data))}"
    if kind == "missing":
        return f"{key}: is missing"
    if kind == "value_error":
        message = message.removeprefix("Value error, ")
        return message if key and message.startswith(f"{key}:") else f"{key}: {message}" if key else message
    if kind == "literal_error":
        hint = suggestion(str(error["input"]), re.findall("'(.*?)'", error["ctx"]["expected"]))
        return f"{key}: must be {error['ctx']['expected']}, got {error['input']!r}.{hint}".rstrip(".")
    short = repr(error["input"])
    return f"{key}: {message[:1].lower()}{message[1:]}, got {short if len(short) < 60 else short[:57] + '...'}"


def fields(place: Sequence[Any], data: Any) -> list[str]:
    """Return the known keys of the table at this place of a scenario."""
    top = model_of(data)
    table: Any = top
    entry = data
    for p in place:
        entry = entry[p]
        if place[0] in KINDS and isinstance(entry, dict):  # a torque or force, or a table inside it
            table = class_of(place[0], entry) if table is top else part_table(p, entry)
        elif place[0] not in KINDS and isinstance(p, str):
            annotation = table.model_fields[p].annotation
            table = next(iter(get_args(annotation)), annotation)  # the type of the elements of a list
    return list(table.model_fields) if table is not None else []


def override(data: dict[str, Any], setting: str) -> None:
    """Set an entry of the data from "key.path=value".  The value is read as TOML or, if that fails, as a string."""
    key, equals, text = setting.partition("=")
    names = [n.strip() for n in key.split(".")]
    if len(names) > MOST_PARTS:
        raise InvalidInput(f"--set needs KEY=VALUE, but this key has {len(names)} parts: {setting[:60]!r}...")
    refuse_if(not equals or not all(names), f"--set needs KEY=VALUE with a key such as run.dt, got {setting!r}")
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        value = text.strip()
    here: Any = data
    for name in names[:-1]:
        if isinstance(here, list) and name.isdigit() and 1 <= int(name) <= len(here):
            here = here[int(name) - 1]
            continue
        refuse_if(not isinstance(here, dict), f"--set {key}: there is no table {name!r} to set it in")
        here = here.setdefault(name, {})
    if isinstance(here, list) and len(here) == 1:
        here = here[0]
    if not isinstance(here, dict):
        raise InvalidInput(
            f"--set {key}: {'.'.join(names[:-1])} is not a table"
            + ("; name one of its parts by number" if isinstance(here, list) else "")
        )
    here[names[-1]] = value


def schema() -> dict[str, Any]:
    """Return the JSON Schema of scenario files, for editors.

    Returns
    -------
    dict

    Examples
    --------
    >>> sorted(ph.scenario.schema()["properties"])
    ['body', 'description', 'force', 'format', 'name', 'run', 'start', 'torque']
    """
    made = Scenario.model_json_schema()
    for what in ("torque", "force"):
        many = made["properties"][what]
        made["properties"][what] = {"anyOf": [many["items"], many], "description": f"one {what}, or a sum of them"}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made, "title": "polhode scenario, format 1"}


def example() -> str:
    """Return a commented scenario, with a placeholder for the command that runs it."""
    return resources.files(__package__).joinpath("example.toml").read_text(encoding="utf-8")

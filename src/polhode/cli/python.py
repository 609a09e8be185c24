"""The option --python of the commands, which prints the equivalent Python code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from .output import settled

Parameters = Mapping[str, Any]


def call(name: str, *positional: Any, **keyword: Any) -> str:
    given = [repr(x) for x in positional] + [f"{k}={v!r}" for k, v in keyword.items() if v not in (None, (), "", False)]
    return f"{name}({', '.join(given)})"


def scenario(path: str, p: Parameters) -> str:
    return call("ph.scenario.read", path, settings=list(p.get("settings", ())) or None, allow_code=p.get("allow_code"))


# the arguments of a scenario that `recommend` takes
FOR_ADVICE = ("torque", "omega", "momentum", "attitude", "position", "velocity", "t_end", "t_start")


def recommend(p: Parameters) -> list[str]:
    chosen = {k: p[k] for k in ("tol", "conserve", "cost", "budget")}
    chosen["cost"] = None if p["cost"] == "auto" else p["cost"]
    if not p["problem"].endswith(".toml"):
        return [f"advice = {call('ph.recommend', p['problem'], **chosen)}", "print(advice)"]
    return [
        f"given = {scenario(p['problem'], p)}.arguments()",
        f"start = {{k: given[k] for k in {FOR_ADVICE} if k in given}}",
        f"advice = ph.recommend(given['body'], {', '.join(f'{k}={v!r}' for k, v in chosen.items() if v)}, **start)",
        "print(advice)",
    ]


def compare(p: Parameters) -> list[str]:
    c = call("ph.compare", p["problem"], list(p["methods"])) if p["methods"] else call("ph.compare", p["problem"])
    drawn = [f"c.plot().savefig({p['output']!r})"] if p["output"] else []
    return [f"c = {c}", *drawn, "print(c)"]


def run_of(p: Parameters) -> str:
    toml = p["result"].endswith(".toml")
    return "run = " + (f"{scenario(p['result'], p)}.simulate()" if toml else call("ph.load", p["result"]))


def report(p: Parameters) -> list[str]:
    target = p["output"] or Path(p["result"]).with_suffix(".html").name
    page = target.lower().endswith((".html", ".htm"))
    made = call("report.write", target, body=p["body"]).replace("(", "(run, ", 1) if page else (
        f"run.plot(body={p['body']}).savefig({target!r})"
    )  # fmt: skip
    return [*(["from polhode.pictures import report"] if page else []), run_of(p), made]


def movie(p: Parameters) -> list[str]:
    target = p["output"] or Path(p["result"]).with_suffix(".mp4").name
    plain = {"speed": 1.0, "size": (1280, 720), "theme": "light", "overwrite": False}
    names = ("fps", "speed", "frames", "size", "plots", "traces", "trail", "shape", "view", "follow", "theme", "title",
             "body", "overwrite")  # fmt: skip
    chosen = {k: p[k] for k in names if p[k] is not None and p[k] != plain.get(k)}
    given = ", ".join([repr(target), *(f"{k}={v!r}" for k, v in chosen.items())])
    return [run_of(p), f"run.movie({given})"]


def studio(p: Parameters) -> list[str]:
    given = [*map(repr, p["what"]), *([f"body={p['body']}"] if p["body"] else [])]
    given += ["reference=False"] * p["no_reference"] + ["allow_code=True"] * p["allow_code"]
    if p["output"]:
        return [f"ph.studio.view({', '.join(given)}).save({p['output']!r})"]
    given += [] if p["host"] == "127.0.0.1" else [f"host={p['host']!r}"]
    given += [f"port={p['port']}"] if p["port"] else []
    given += ["browser=False"] * p["no_browser"]
    return [f"with ph.studio.serve({', '.join(given)}) as studio:", "    print(studio.address)", "    studio.wait()"]


EQUIVALENT: dict[str, Callable[[Parameters], list[str]]] = {
    "methods": lambda p: ["print(ph.methods)"],
    "problems": lambda p: ["for problem in ph.problems.values():", "    print(problem)"],
    "certify": lambda p: [f"print({call('ph.certify', p['name'], **settled(p['settings']))})"],
    "cite": lambda p: [f"print({call('ph.cite', *([p['name']] if p['name'] else []))})"],
    "compare": compare,
    "recommend": recommend,
    "export": lambda p: [
        call("ph.export", p["output"], format=p["format_name"], **settled(p["settings"])).replace(
            "(", f"(ph.load({p['result']!r}), ", 1
        )
    ],
    "report": report,
    "movie": movie,
    "studio": studio,
}


def with_python(name: str, command: click.Command) -> click.Command:
    """Add the option --python to a command."""
    if name not in EQUIVALENT or any("--python" in q.opts for q in command.params):
        return command
    command.params.append(
        click.Option(["--python", "as_python"], is_flag=True, help="Print the equivalent Python instead.")
    )
    inner = command.callback
    assert inner is not None

    def callback(**p: Any) -> Any:
        if p.pop("as_python"):
            click.echo("\n".join(["import polhode as ph", *EQUIVALENT[name](p)]))
            return None
        return inner(**p)

    command.callback = callback
    return command

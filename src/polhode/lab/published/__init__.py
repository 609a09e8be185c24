"""Numbers as the papers print them, each file named after its paper's key in references.bib."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def published(key: str) -> dict[str, Any]:
    """The tables of a paper; "failed" and the like stay the words they are in print."""
    return json.loads(files(__package__).joinpath(f"{key}.json").read_text(encoding="utf-8"))

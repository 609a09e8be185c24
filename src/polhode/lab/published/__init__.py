"""Numbers as printed in the papers; each file has the name of the paper's key in references.bib."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def published(key: str) -> dict[str, Any]:
    """The tables of a paper; entries such as "failed" remain words."""
    return json.loads(files(__package__).joinpath(f"{key}.json").read_text(encoding="utf-8"))

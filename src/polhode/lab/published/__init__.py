"""Numbers as printed in the papers.  The name of each file is the key of the paper in references.bib."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def published(key: str) -> dict[str, Any]:
    """Return the tables of a paper.  Entries such as "failed" remain strings."""
    return json.loads(files(__package__).joinpath(f"{key}.json").read_text(encoding="utf-8"))

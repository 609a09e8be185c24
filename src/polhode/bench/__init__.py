"""The scoreboard: compares polhode with the libraries that a user might choose instead, in one run on one core.

from polhode.bench import scoreboard, write
board = scoreboard(only=["P3"], quick=True)
write(board, "board")          # index.html and scoreboard.json
"""

from __future__ import annotations

from .run import SECTIONS, scoreboard, write

__all__ = ["SECTIONS", "scoreboard", "write"]

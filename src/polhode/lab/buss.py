"""Exhibits."""

from .exhibit import Exhibit

EXHIBITS: tuple[Exhibit, ...] = ()

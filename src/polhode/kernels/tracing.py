"""Versions of a few functions for numbers that are traced.  An engine that traces kernels registers them on import."""

from collections.abc import Callable
from typing import Any

FUNCTIONS: dict[str, Callable[..., Any]] = {}


def register(**functions: Callable[..., Any]) -> None:
    """Use these functions where kernels meet traced numbers."""
    FUNCTIONS.update(functions)


def traced(name: str, *arguments: Any) -> Any:
    """Call the version of a function that was registered for traced numbers."""
    return FUNCTIONS[name](*arguments)

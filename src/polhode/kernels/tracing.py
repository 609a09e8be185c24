"""Versions of a few functions for traced numbers.  An engine that traces kernels registers its versions on import."""

from collections.abc import Callable
from typing import Any

FUNCTIONS: dict[str, Callable[..., Any]] = {}


def register(**functions: Callable[..., Any]) -> None:
    """Register functions to use when kernels are called with traced numbers."""
    FUNCTIONS.update(functions)


def traced(name: str, *arguments: Any) -> Any:
    """Call the registered version of a function for traced numbers."""
    return FUNCTIONS[name](*arguments)

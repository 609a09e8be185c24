"""The interface by which `simulate` and `stepper` accept a system of several bodies, such as a mechanism."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

RunOf = TypeVar("RunOf", covariant=True)  # the result of a run
StepperOf = TypeVar("StepperOf", covariant=True)


class System(Protocol[RunOf, StepperOf]):
    """A system of several bodies, which has its own kinds of run and stepper."""

    def __polhode_simulate__(self, keywords: dict[str, Any]) -> RunOf: ...

    def __polhode_stepper__(self, keywords: dict[str, Any]) -> StepperOf: ...

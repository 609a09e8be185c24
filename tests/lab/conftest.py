"""Fixtures for the lab's tests. Verdicts do not depend on the engine, so `make test` does not compile short runs."""

import pytest

from short_runs import runs_in_python


@pytest.fixture(autouse=True)
def in_python(request):
    """Run short simulations in plain Python, except in `make soak`, which compiles all runs of the lab."""
    with runs_in_python(request.config.getoption("markexpr") == "not soak"):
        yield

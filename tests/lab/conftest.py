"""Verdicts do not depend on the engine, so that in `make test` short runs are not compiled."""

import pytest

from short_runs import runs_in_python


@pytest.fixture(autouse=True)
def in_python(request):
    """In `make soak`, all runs of the lab are compiled."""
    with runs_in_python(request.config.getoption("markexpr") == "not soak"):
        yield

"""Fixtures for the tests of methods. They leave the slow comparisons of engines to `make soak`.

A test of whether the engines agree compiles a method four times. tests/test_engines.py already checks that every method
gives the same result on every engine. So `make test` runs only one case of each such test. It runs no
case in the files listed in NOTHING_OF_THEIR_OWN, which test no additional options or torques.
"""

from pathlib import Path

import family_oracle
import pytest

import polhode.lab  # noqa: F401  registers the methods with misprints and those of published programs

HERE = Path(__file__).parent
NOTHING_OF_THEIR_OWN = {
    "test_betsch_siebert.py", "test_lie_runge_kutta.py", "test_midpoint_lie.py", "test_moser_veselov.py",
    "test_mean_velocity.py", "test_munthe_kaas.py", "test_explicit_stages.py", "test_newmark.py", "test_hulbert.py",
    "test_quaternion_runge_kutta.py",
}  # fmt: skip


@pytest.hookimpl(tryfirst=True)  # first, so that pytest then selects cases by these marks
def pytest_collection_modifyitems(items):
    seen = set()
    for item in items:
        if item.path.parent == HERE and item.originalname.startswith("test_engines"):
            test = (item.path, item.originalname)
            if test in seen or item.path.name in NOTHING_OF_THEIR_OWN:
                item.add_marker(pytest.mark.soak)
            seen.add(test)


@pytest.fixture(autouse=True)
def dose(monkeypatch, request):
    monkeypatch.setattr(family_oracle, "IN_FULL", request.config.getoption("markexpr") != "not soak")


@pytest.fixture(autouse=True)
def in_python(short_runs_in_python):
    """Run comparisons with formulas in Python, unless they are long."""

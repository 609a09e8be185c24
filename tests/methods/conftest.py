"""Agreement of engines compiles a method four times: in `make test` once, for one case of each test.

That every method gives the same in every engine is in tests/test_engines.py, so that of files that compare no options
or torques of their own, all cases are for `make soak`.
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


@pytest.hookimpl(tryfirst=True)  # before cases are chosen by their marks
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
    """What is compared with formulas here runs in Python unless it is long."""

"""Agreement of engines compiles a method four times: one case of each test is for `make test`, all are for `make soak`.

That every method gives the same in every engine is in tests/test_engines.py.
"""

from pathlib import Path

import pytest

import polhode.lab  # noqa: F401  registers the methods with misprints and those of published programs

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before cases are chosen by their marks
def pytest_collection_modifyitems(items):
    seen = set()
    for item in items:
        if item.path.parent == HERE and item.originalname.startswith("test_engines"):
            test = (item.path, item.originalname)
            if test in seen:
                item.add_marker(pytest.mark.soak)
            seen.add(test)

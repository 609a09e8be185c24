"""Test the studio of the installed wheel in a browser, without a network.

All checks of studio_browser.py run with one browser and one server, and a test here reports each of them.  The tests
are skipped if there is no browser, unless POLHODE_BROWSER=required.  POLHODE_BROWSER may also name a browser.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.timeout(600)  # the first test runs all checks, for which it allows 400 s

WANTED = os.environ.get("POLHODE_BROWSER", "")
CHECKS = (
    "loads", "draws", "plays", "scrubbing_is_linked", "the_step_changes_the_error", "by_hand",
    "changes_are_undone_and_survive_a_reload", "sliders_and_arrows_are_dragged",
    "a_mesh_is_drawn_and_becomes_the_body", "run_after_run",
    "two_methods_and_their_difference", "a_stream_can_be_stopped", "the_exported_file_plays",
    "the_notebook_shows_it", "views_of_a_notebook_share_a_page", "a_linked_view_speaks_with_python",
    "nothing_is_complained_of",
)  # fmt: skip


def missing(why):
    if WANTED == "required":
        pytest.fail(f"the browser tests must run here: {why}")
    pytest.skip(why)


@pytest.fixture(scope="module")
def checked(installed, without_network, tmp_path_factory):
    for name in ("playwright", "starlette", "uvicorn", "websockets", "PIL"):
        try:
            __import__(name)
        except ImportError:
            missing(f"there is no {name}")
    named = WANTED if WANTED not in ("", "required") else None
    browser = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if browser is None:
        missing("there is no browser: install chromium")
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    folder = tmp_path_factory.mktemp("browser")
    line = [*without_network, sys.executable, Path(__file__).with_name("studio_browser.py"), browser, folder]
    line += ["--cut"] if without_network else []
    done = subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr
    made = json.loads(done.stdout.splitlines()[-1])
    assert Path(made["polhode"]).is_relative_to(installed)
    return made["results"]


@pytest.mark.parametrize("check", CHECKS)
def test_in_a_browser(checked, check):
    assert checked[check]["ok"], checked[check]["why"]

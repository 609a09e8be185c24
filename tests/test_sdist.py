"""Test the source distribution, unpacked in another folder: its tests are complete and run."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# some tests of each kind that read other files than sources: documents, results, bad scenarios
A_HANDFUL = {
    "test_body.py": "", "test_bad_scenarios.py": "inertia",
    "test_project.py": "no_file_holds or version_is_in_one_place",
    "test_readme.py": "every_link_to_a_file or what_it_is_worth_is", "test_scenario.py": "the_page_and_the_schema",
    "test_tables.py": "tables_are_current", "kernel/test_elliptic.py": "rj_in", "test_studio_bundle.py": "lock_names",
}  # fmt: skip


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """Return the folder of the unpacked source distribution."""
    pytest.importorskip("hatchling")
    out = tmp_path_factory.mktemp("sdist")
    build = f"import hatchling.build as b; b.build_sdist({str(out)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, capture_output=True, check=True)
    (sdist,) = out.glob("*.tar.gz")
    with tarfile.open(sdist) as t:
        t.extractall(out, filter="data")
    (folder,) = (p for p in out.iterdir() if p.is_dir())
    return folder


def there(folder, *arguments):
    """Run pytest in `folder`, with the package from there and its dependencies from the present environment."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    environment["PYTHONPATH"] = str(folder / "src")
    line = [sys.executable, "-m", "pytest", "-m", "not soak", *arguments]
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True)


def test_all_tests_are_there_and_a_handful_pass(unpacked):
    for path in (ROOT / "tests").rglob("*.py"):
        assert (unpacked / path.relative_to(ROOT)).read_bytes() == path.read_bytes(), path.name
    chosen = " or ".join(f"({Path(file).stem} and ({names or 'test'}))" for file, names in A_HANDFUL.items())
    files = [f"tests/{file}" for file in A_HANDFUL]
    done = there(unpacked, "-o", "addopts=--strict-markers", "-p", "no:xdist", "-k", chosen, *files)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 60, done.stdout


@pytest.mark.soak
def test_all_of_them_pass(unpacked):
    done = there(unpacked, "-n", "auto")
    assert done.returncode == 0, done.stdout[-10_000:]

"""Test the bundle of the studio's page: it is built from its sources, loads nothing else, and its functions
are right.
"""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STUDIO = ROOT / "studio"
STATIC = ROOT / "src" / "polhode" / "studio" / "static"
FILES = ("index.html", "studio.js", "studio.css")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources, with the tools that build them."""
    if not STUDIO.is_dir():
        pytest.skip("this copy of polhode does not contain the sources of the page")
    if not (shutil.which("node") and shutil.which("npm")):
        pytest.skip("building the page needs node and npm, which are not installed")
    copy = tmp_path_factory.mktemp("page") / "studio"
    shutil.copytree(STUDIO, copy, ignore=shutil.ignore_patterns("node_modules", "build"))
    try:
        done = subprocess.run(
            ["npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"],
            cwd=copy, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        pytest.skip("npm cannot download the packages from which the page is built: no answer in two minutes")
    if done.returncode:
        if re.search(r"ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network|ENOTCACHED", done.stderr):
            pytest.skip("npm cannot download the packages from which the page is built")
        pytest.fail(done.stderr)
    return copy


def test_building_again_gives_the_same_bytes(sources: Path, tmp_path: Path) -> None:
    subprocess.run(["node", "build.mjs", str(tmp_path)], cwd=sources, check=True, capture_output=True, timeout=60)
    for name in FILES:
        assert (tmp_path / name).read_bytes() == (STATIC / name).read_bytes(), (
            f"{name} is not what studio/ builds: run npm ci && npm run build in studio/ and commit the result"
        )


def test_pure_parts(sources: Path) -> None:
    done = subprocess.run(["node", "build.mjs", "--test"], cwd=sources, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(re.search(r"# pass (\d+)", done.stdout)[1]) >= 13  # type: ignore[index]


def test_small_and_self_contained() -> None:
    texts = {name: (STATIC / name).read_text(encoding="utf-8") for name in FILES}
    assert sum(len(gzip.compress(t.encode(), 9)) for t in texts.values()) < 400 * 1024
    page = texts["index.html"]
    assert page.count('<link rel="stylesheet" href="studio.css">') == 1
    assert page.count('<script src="studio.js" defer></script>') == 1
    assert "<script" not in page.replace('<script src="studio.js" defer></script>', "")  # no script is inline
    assert not re.search(r"\s(on\w+|style)=", page)
    assert "</script" not in texts["studio.js"].lower() and "</style" not in texts["studio.css"].lower()
    assert not re.search(r"""(src|href)\s*=\s*["']https?:|@import|url\(\s*["']?https?:""", page + texts["studio.css"])
    assert not re.search(r"\.innerHTML\s*=\s*[^\"'`\s]|\beval\(|new Function\(", app_code())
    for licence in ("three.js", "uPlot", "MIT"):
        assert licence in texts["studio.js"]


def app_code() -> str:
    return (
        "".join(p.read_text(encoding="utf-8") for p in sorted((STUDIO / "src").glob("*.ts"))) if STUDIO.is_dir() else ""
    )


def test_lock_names_versions_and_no_host() -> None:
    if not STUDIO.is_dir():
        pytest.skip("this copy of polhode does not contain the sources of the page")
    lock = (STUDIO / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock and '"resolved"' not in lock
    package = (STUDIO / "package.json").read_text(encoding="utf-8")
    assert not re.search(r'": "[\^~*><]', package)

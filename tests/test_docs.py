"""Test the documentation: its blocks run, its commands exist, it builds without warnings and loads nothing from other
sites.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.files.exports import PLUGINS as EXPORTER_PLUGINS
from polhode.integrators import PLUGINS as METHOD_PLUGINS
from polhode.torques.models import PLUGINS as TORQUE_PLUGINS
from shared_code import full_dose
from short_runs import runs_in_python

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
WRITTEN = sorted(p for p in DOCS.rglob("*.md") if "generated" not in p.parts)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CELLS = re.compile(r"^```\{code-cell\}.*?\n(?::\w+:.*\n\n?)*(.*?)^```$", re.MULTILINE | re.DOTALL)


def name(path):
    return path.relative_to(DOCS).as_posix()


# In `make test`, studies and tables of the pages are made smaller, and some runs that `runs_in_python` does not change
# get engine="python".
SMALLER = {
    "t_end=10,\n    dt=0.01,\n    members=10_000,": 't_end=1,\n    dt=0.01,\n    members=40,\n    engine="python",',
    "    time_limit=60,\n": '    time_limit=60,\n    engine="python",\n',
    "truth = integrate(4, 2000)": "truth = integrate(4, 200)",
    "omega=[0, 0, 50], dt=0.005)\ntop.step()": 'omega=[0, 0, 50], dt=0.005, engine="python")\ntop.step()',
    'dt=0.02, method="rkmk4")': 'dt=0.02, method="rkmk4", engine="python")',
}


def execute(path, pattern, tmp_path, monkeypatch, smaller=()):
    """Run the blocks of a page from top to bottom, as one session."""
    import matplotlib
    from matplotlib import pyplot

    matplotlib.use("Agg")
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "page"}
    text = path.read_text(encoding="utf-8")
    for old in smaller:
        text = text.replace(old, SMALLER[old])
    for block in pattern.findall(text.replace("members=10_000", "members=400")):
        exec(compile(block, name(path), "exec"), names)
    pyplot.close("all")
    return names


@pytest.fixture
def registry():
    """Remove the methods, torques and exporters that a page registers."""
    before = dict(ph.methods._methods)
    yield
    ph.methods._methods.clear()
    ph.methods._methods.update(before)
    for plugins in (METHOD_PLUGINS, TORQUE_PLUGINS, EXPORTER_PLUGINS):
        plugins.forget()


PAGES = [path for path in WRITTEN if PYTHON.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", full_dose(PAGES, {"tour.md"}, name))  # tests/test_readme.py runs the tour
def test_every_block_runs(path, tmp_path, monkeypatch, registry, capsys, request):
    """Run the blocks of a page. `make soak` runs them with compiled code."""
    quick = request.config.getoption("markexpr") == "not soak"
    with runs_in_python(quick):
        execute(path, PYTHON, tmp_path, monkeypatch, SMALLER if quick else ())


def test_what_is_made_smaller_is_there():
    pages = "".join(path.read_text(encoding="utf-8") for path in WRITTEN)
    assert [old for old in SMALLER if old not in pages] == []


def test_a_tutorial_runs(tmp_path, monkeypatch, capsys):
    """Run the quickest tutorial. All tutorials run when the whole documentation is built."""
    from scipy.special import ellipkm1

    names = execute(DOCS / "tutorials" / "dzhanibekov.md", CELLS, tmp_path, monkeypatch)
    W, (middle, greatest, least) = np.array(names["start"]["omega"]), np.diag(names["nut"].inertia)
    E2, L2 = names["nut"].inertia @ W @ W, np.sum((names["nut"].inertia @ W) ** 2)
    # the momentum circles the axis of the greatest moment: Landau & Lifshitz, Mechanics, section 37
    assert L2 > E2 * middle
    rate = np.sqrt((greatest - middle) * (L2 - E2 * least) / (least * middle * greatest))
    m1 = 1 - (middle - least) * (E2 * greatest - L2) / ((greatest - middle) * (L2 - E2 * least))
    between = np.diff(names["flips"])
    assert len(between) > 10 and np.abs(between - 2 * ellipkm1(m1) / rate).max() < 1e-8


def scenarios():
    for path in WRITTEN:
        for text in re.findall(r"^```toml\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            if text.startswith("format") and "[ensemble]" not in text:  # other tests check plans
                yield pytest.param(text, id=name(path))


@pytest.mark.parametrize("text", list(scenarios()))
def test_every_scenario_is_one(text):
    from polhode.scenario import parse

    assert parse(text).arguments()["t_end"] > 0


def commands():
    for path in [ROOT / "README.md", *WRITTEN]:
        for line in re.findall(
            r"^ {4}(polhode [a-z].*)$|^(polhode [a-z-]+(?: -.*| \S+\.\w+.*)?)$|`(polhode [a-z][^`]*)`",
            path.read_text(encoding="utf-8"),
            re.M,
        ):
            yield "".join(line).partition("  #")[0].strip()


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_every_command_exists(line):
    """Check that commands and options exist. Other tests check what the commands do."""
    import click

    from polhode.cli import cli

    command, words = cli, shlex.split(line)[1:]
    while isinstance(command, click.Group) and words:
        found = command.get_command(click.Context(command), words[0])
        assert found is not None, line
        command, words = found, words[1:]
    known = {o for p in command.params for o in (*p.opts, *p.secondary_opts)}
    assert {w.partition("=")[0] for w in words if w.startswith("-")} <= known | {"--help"}, line


# --- the build ----------------------------------------------------------------------------------------------------


def build(out, **environment):
    import os

    run = "import gc, sys; gc.set_threshold(200_000, 50, 1000); from sphinx.cmd.build import main; sys.exit(main())"
    trees = ["-d", f"{out}-trees"]
    command = [sys.executable, "-c", run, "-W", "-q", "-E", *trees, "-b", "html", str(DOCS), str(out)]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


@pytest.fixture(scope="module")
def site(built_once):
    """Build the pages without those that compute; return their folder."""
    for package in ("sphinx", "myst_nb", "pydata_sphinx_theme"):
        pytest.importorskip(package)

    def quickly(folder):
        done = build(folder / "html", POLHODE_DOCS="quick")
        assert done.returncode == 0, done.stderr

    return built_once("site", quickly) / "html"


LOADED = re.compile(
    r"""<(?:script|img|iframe|source|embed|video|audio)[^>]*\bsrc=["']?(?:https?:)?//|"""
    r"""<link\b(?![^>]*rel=["']?canonical)[^>]*\bhref=["']?(?:https?:)?//|url\(["']?(?:https?:)?//|@import\s+["'](?:https?:)?//"""
)


def test_parameters_without_a_type_are_listed():
    from pages import docstring

    found = docstring("F.\n\nParameters\n----------\na,\nb\n    As in `g`.\n**more\n    Others.\n\n    - c : last")
    assert found == "F.\n\n\n**Parameters**\n\n- `a, b`: As in `g`.\n- `**more`: Others.\n\n  - c : last"


def test_pages_load_nothing_from_elsewhere(site):
    assert LOADED.search('<script src="https://x.org/a.js">') and LOADED.search("a{b:url(//x.org/f.woff2)}")
    check_loads(site)


def check_loads(site):
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(pages) > 100
    for page in pages:
        assert not (found := LOADED.search(page.read_text(encoding="utf-8"))), f"{page}: {found[0]}"


def test_every_record_has_its_page(site):
    from polhode.lab import exhibits

    for folder, names in {"methods": ph.methods, "problems": ph.problems, "lab": exhibits()}.items():
        there = {p.stem for p in (site / "generated" / folder).glob("*.html")}
        assert there == {*names, "index"}, folder
    board = (site / "generated" / "scoreboard.html").read_text(encoding="utf-8")
    assert (site / re.search(r'href="\.\./(scoreboard\.html)"', board)[1]).exists()


def test_a_page_says_what_the_record_says(site):
    text = (site / "generated" / "methods" / "nmb.html").read_text(encoding="utf-8")
    assert "Ω<sub><i>n</i>−1</sub>" in text and "(30)" in text  # the formula from the paper, with its number there
    assert "defect 1.3e-03" in text and "Krysl" in text and "krysl2004" in text
    assert "accelerate" in text
    for public in ("simulate", "Trajectory", "recommend", "torques.heavy_top", "Trajectory.quaternion", "Audit"):
        assert f'id="polhode.{public}"' in (site / "generated" / "api.html").read_text(encoding="utf-8")


def test_mathematics_is_left_to_katex_and_katex_is_there(site):
    text = (site / "theory" / "rotations.html").read_text(encoding="utf-8")
    assert 'class="tex"' in text and "katex.min.js" in text and "MathJax" not in text
    style = (site / "_static" / "katex" / "katex.min.css").read_text(encoding="utf-8")
    fonts = re.findall(r"url\(([^)]+)\)", style)
    assert fonts and all((site / "_static" / "katex" / f).exists() for f in fonts)


def test_links_of_raw_html_lead_somewhere(site):
    for page in (site / "index.html", site / "guide.html"):
        for link in re.findall(r'href="([^"#:]+\.html)(?:#[\w-]+)?"', page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), link
    for link, anchor in re.findall(
        r'href="([\w/]+\.html)#([\w-]+)"', (site / "index.html").read_text(encoding="utf-8")
    ):
        assert f'id="{anchor}"' in (site / link).read_text(encoding="utf-8"), anchor


@pytest.mark.soak
def test_the_whole_of_it_builds(tmp_path):
    done = build(tmp_path / "html")
    assert done.returncode == 0, done.stderr
    pages = [p for p in (tmp_path / "html" / "tutorials").glob("*.html") if p.stem != "index"]
    assert len(pages) == 6 and all("cell_output" in p.read_text(encoding="utf-8") for p in pages)
    check_loads(tmp_path / "html")


# --- the content ----------------------------------------------------------------------------------------------------


def test_the_results_of_the_lab_are_of_these_exhibits():
    import json

    from polhode.lab import exhibits

    kept = json.loads((ROOT / "benchmarks" / "results" / "lab.json").read_text(encoding="utf-8"))["exhibits"]
    assert [e["key"] for e in kept] == list(exhibits()), "polhode lab all -o lab; python docs/pages.py lab/lab.json"
    for e in kept:
        decided = {c["id"] for c in e["finding"]["cells"] if c["id"]}
        assert set(exhibits()[e["key"]].claims) <= decided and not e["error"], e["key"]


def test_spelling_is_british_here_too():
    american = r"\b\w*(?:ormaliz|rganiz|ehavior|\bcolor|\bcenter|ptimiz|ecogniz|ymmetriz|ummariz|iscretiz)\w*"
    for path in WRITTEN:
        text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.findall(american, text), path.name

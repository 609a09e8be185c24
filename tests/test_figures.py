"""Test that every figure quoted in the documentation has a source: a result file, a test, or the code itself."""

import json
import re
import tomllib
from importlib.metadata import version

import pytest

from polhode.bench.work import cost, ours
from test_language import ROOT, prose

DOCS, RESULTS = ROOT / "docs", ROOT / "benchmarks" / "results"
SKIPPED = ("certificates", "scenarios")  # pages that are generated
PAGES = sorted(p for p in DOCS.rglob("*.md") if "generated" not in p.parts and p.stem not in SKIPPED)
SOURCES = tomllib.loads((ROOT / "tests" / "data" / "figures.toml").read_text(encoding="utf-8"))
UNITS = "ns|µs|us|ms|s|MB|GiB|GB|times|million|billion|calls|minutes?|seconds?|hours?|bytes"
FIGURE = re.compile(rf"\b\d[\d,.]*(?:e-?\d+)?\s?(?:(?:{UNITS})\b|%)|\b\d(?:\.\d+)?e-?\d+\b")


def figure_sentences(path):
    """Yield the sentences that contain a figure, from paragraphs that name no benchmark."""
    for paragraph in prose(path.read_text(encoding="utf-8")):
        if re.search(r"benchmarks/[\w/]+\.(py|cu|json|md)", paragraph):
            continue
        for s in re.split(r"(?<=[.!?])\s+(?=[A-Z`\"(\[])", paragraph):
            if FIGURE.search(re.sub(r"`[^`]*`", "", s)):
                yield s


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.relative_to(DOCS).as_posix())
def test_every_figure_has_a_source(path):
    known = SOURCES.get(path.relative_to(DOCS).with_suffix("").as_posix(), {})
    without = [s for s in figure_sentences(path) if not any(fragment in s for fragment in known)]
    assert not without, "add a source to tests/data/figures.toml:\n" + "\n".join(without)


def test_every_source_exists():
    for page, known in SOURCES.items():
        assert (DOCS / f"{page}.md").exists(), page
        for source in known.values():
            assert (ROOT / source).exists(), source


def result(name):
    return json.loads((RESULTS / name).read_text(encoding="utf-8"))


def row(name, start):
    """Return the cells of the row that begins with these cells, from a table of a result file."""
    line = next(x for x in (RESULTS / name).read_text(encoding="utf-8").splitlines() if x.startswith(f"| {start} |"))
    return [c.strip() for c in line.strip("| ").split("|")]


def ring():
    second, fourth = (
        row("mechanisms.md", f"ring | polhode {version('polhode')} | {m}") for m in ("rattle | 0.002", "rattle4")
    )
    return [second[9], second[10], second[6], second[4], fourth[6]]


def rings_on_a_gpu():
    runs = result("mechanisms_gpu.json")["runs"]
    return [r["ratio"] for r in runs] + [r["largest_difference"] for r in runs]


def studio_times():
    return [
        row("studio.md", "one run of 2000 steps, from the request to its packet, with a reference")[2],
        row("studio.md", "two runs of 2000 steps, from the request to its packet, with a reference")[2],
        row("studio.md", "a stream of 1e+07 steps: first part")[1],
    ]


def adams6_calls(problem, *errors):
    section = result("scoreboard.json")["sections"][problem]
    curve = next(c for c in ours(section) if c["method"] == "adams6")
    return [cost(curve, e, "calls") for e in errors]


QUOTED = {
    "adams6: the fast top": (
        "adams",
        r"On the fast top it needs (\d+), (\d+), (\d+) and (\d+) calls",
        lambda: adams6_calls("P3", 1e-3, 1e-6, 1e-9, 1e-12),
    ),
    "adams6: the slow top": (
        "adams",
        r"On the slow top it needs (\d+), (\d+) and (\d+) calls",
        lambda: adams6_calls("slow", 1e-3, 1e-6, 1e-9),
    ),
    "processed: near864": (
        "processed",
        r"`near864` needs (\d+), (\d+) and (\d+) calls",
        lambda: row("splittings.md", "near864")[1:4],
    ),
    "mechanisms: a ring": (
        "mechanisms",
        r"closed to (\S+) m, the angular momentum is conserved to (\S+), and the energy stays within (\S+) without "
        r"drift. "
        r"A step takes (\S+) µs. With `rattle4` at 2.5 ms the energy stays within (\S+)\. ",
        ring,
    ),
    "mechanisms: a GPU": (
        "mechanisms",
        r"makes (\d+) times as many steps per second as one core with `rattle`, and (\d+) times as many with "
        r"`rattle4`. After 1000 steps, the results of GPU and CPU differ by (\S+) and (\S+) ",
        rings_on_a_gpu,
    ),
    "studio: times": (
        "studio",
        r"with its reference arrived (\d+) ms after the request, two runs after (\d+) ms. "
        r"A stream began after (\d+) ms",
        studio_times,
    ),
    "choosing: the free motion": (
        "choosing",
        r"elliptic functions take about (\d+) ns between two kicks",
        lambda: [row("flows.md", "rkn6")[1]],
    ),
}


@pytest.mark.parametrize("case", QUOTED)
def test_quoted_figures_are_those_of_the_result_files(case):
    page, pattern, source = QUOTED[case]
    text = " ".join(" ".join(prose((DOCS / f"{page}.md").read_text(encoding="utf-8"))).split())
    found = re.search(pattern, text)
    assert found, f"docs/{page}.md does not say: {pattern}"
    expected = [float(re.match(r"[-+\d.e]+", str(x))[0]) for x in source()]
    for said, measured in zip(found.groups(), expected, strict=True):
        digits = len(re.sub(r"e.*|\D", "", said).rstrip("0")) or 1
        assert float(said) == pytest.approx(measured, rel=0.6 * 10.0 ** (1 - digits)), (said, measured)


def test_a_wrong_figure_would_be_noticed(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "It takes 13 µs. The step `dt=1e-3` is not a figure.\n\nIt took 2 ms (`benchmarks/speed.py`).\n",
        encoding="utf-8",
    )
    assert list(figure_sentences(page)) == ["It takes 13 µs."]

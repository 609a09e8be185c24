"""Test the README and the tour: every Python block runs, every link works, and their statements are true."""

import json
import re
import tomllib
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from short_runs import runs_in_python

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
DOCUMENTS = [p for p in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md") if p.exists()]
BLOCKS, STOPS = (re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL) for page in (README, TOUR))
FEWER = '["nmb", "rkn4", "rkn6", "scipy:DOP853"],', '["nmb", "scipy:DOP853"], steps=[0.1, 0.05, 0.025],'


@pytest.fixture(scope="module")
def space(tmp_path_factory, request):
    """Run the README and then the tour from top to bottom, as one session. `make soak` runs it with compiled code."""
    import matplotlib
    from matplotlib import pyplot

    matplotlib.use("Agg")
    names: dict[str, object] = {}
    quick = request.config.getoption("markexpr") == "not soak"
    with pytest.MonkeyPatch.context() as patch, runs_in_python(quick):
        patch.chdir(tmp_path_factory.mktemp("readme"))
        for block in BLOCKS + STOPS:
            block = block.replace(*FEWER) if quick else block
            exec(compile(block, "README.md", "exec"), names)
        names["wrote"] = sorted(p.name for p in Path().iterdir())
    pyplot.close("all")
    return names


def test_every_block_runs(space, capsys):
    assert len(BLOCKS) >= 4 and len(STOPS) >= 10 and any(FEWER[0] in block for block in STOPS)
    assert space["wrote"] == ["top.png", "work.png"]


def test_the_scenario_and_its_commands(tmp_path, monkeypatch):
    """Run every command of the section "Without Python", with a shorter run."""
    from polhode.cli import main
    from polhode.scenario import parse

    pytest.importorskip("zarr")
    section = TOUR.split("## Without Python")[1].split("\n## ")[0]
    text = re.search(r"```toml\n(.*?)```", section, re.DOTALL)[1]
    body = parse(text).body()
    assert body.inertia.shape == (3, 3) and parse(text).arguments()["omega"][2] == pytest.approx(40 * np.pi)
    monkeypatch.chdir(tmp_path)
    lines = [line.partition("#")[0].split() for line in re.findall(r"^ {4}(polhode .*)$", section, re.MULTILINE)]
    assert len(lines) == 9
    for _, *words in lines:
        if words[0] in ("recommend", "doctor"):  # these commands take long; tests/test_wheel.py runs them
            continue
        with pytest.raises(SystemExit) as e:
            main([*words, *(["--set", "run.t_end=0.1"] if "-o" in words and words[0] == "run" else [])])
        assert e.value.code == 0, words
        if words[0] == "init":
            Path(words[1]).write_text(text)
    assert {"top.zarr", "top.html", "top.csv"} <= {p.name for p in Path().iterdir()}


def test_the_first_block_is_ten_lines():
    assert len(BLOCKS[0].strip().splitlines()) <= 10


def test_the_kernel_torque_gives_the_same_motion_as_the_plain_one(space):
    assert np.abs(space["same"].R - space["run"].R).max() < 1e-13


def test_the_batch_has_the_shape_in_the_comment(space):
    assert space["tops"].R.shape == (2, 201, 3, 3)


def test_the_valid_part_of_the_failed_run_ends_before_the_failure(space):
    part = space["part"]
    assert part.outcome is ph.Outcome.NOT_FINITE and 0.45 < part.t[part.valid][-1] < 0.55


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.name)
def test_every_link_to_a_file_leads_to_one(path):
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    for link in links:
        assert link.startswith("https://") or (ROOT / link).exists(), link


def test_make_targets_that_are_named_exist():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for path in DOCUMENTS:
        for line in re.findall(r"^ {4}make (\w+)|`make (\w+)`", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert ("".join(line)) in targets
    first = README[: README.index("```python")]
    assert "make demo" in first and "make test" in first


def test_the_picture_is_small_and_on_the_first_screen():
    name = re.search(r"!\[[^\]]{20,}\]\((.+?)\)", README)[1]
    assert (ROOT / name).stat().st_size < 300_000
    assert README[: README.index(name)].count("\n") < 12


def test_the_python_version_is_that_of_the_metadata():
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert re.findall(r"Python (\d\.\d+) or newer", README) == [wanted.removeprefix(">=")]
    check = re.search(r"version_info < \((\d), (\d+)\)", (ROOT / "Makefile").read_text())
    assert f"{check[1]}.{check[2]}" == wanted.removeprefix(">=")


def test_public_names_that_are_mentioned_exist():
    for name in re.findall(r"`?\bph\.(\w+)(?:\.(\w+))?", README + TOUR):
        thing = getattr(ph, name[0])
        if name[1]:
            getattr(thing, name[1])


def test_spelling_is_british_throughout():
    american = r"\b\w*(?:ormaliz|rganiz|ehavior|olor|enter(?:ed)?\b(?<=center)|ptimiz|ecogniz|ymmetriz|ummariz)\w*"
    for path in DOCUMENTS:
        assert not re.findall(american, path.read_text(encoding="utf-8")), path.name


def test_what_it_is_worth_is_what_the_committed_scoreboard_says():
    from polhode.bench.work import best, cost, label, ours, theirs

    sections = json.loads((ROOT / "benchmarks" / "results" / "scoreboard.json").read_text(encoding="utf-8"))["sections"]
    top, free = sections["P3"], sections["P1"]
    scipy = next(c for c in theirs(top) if label(c) == "SciPy DOP853")
    calls = [best(ours(top), 1e-6, "calls")[0], cost(scipy, 1e-6, "calls"), best(theirs(top), 1e-6, "calls")[0]]
    times = [1e6 * best(c, e, "seconds")[0] for c, e in ((ours(top), 1e-6), (theirs(top), 1e-6), (ours(free), 1e-12))]
    said = README.split("These figures were measured")[1].split("- **Trust")[0]
    for word in ("1e-6", "DOP853"):
        said = said.replace(word, "")
    assert [int(x) for x in re.findall(r"\d+", said)] == [round(x) for x in (*calls, *times)]


def test_it_is_short():
    assert README.count("\n") <= 150

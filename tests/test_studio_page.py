"""Test the page of the studio from a file: every kind of document, the exports, keys, and hostile documents.

All tests share one browser. They are skipped if there is none, unless POLHODE_BROWSER=required.
"""

import base64
import json
import os
import shutil
import struct
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from polhode.studio.document import pack
from polhode.studio.page import standalone
from studio_browser import FLAGS, PLAIN

WANTED = os.environ.get("POLHODE_BROWSER", "")
HARM = '</script><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'


@pytest.fixture(scope="module")
def browser():
    sync_api = pytest.importorskip("playwright.sync_api")
    named = WANTED if WANTED not in ("", "required") else None
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        (pytest.fail if WANTED == "required" else pytest.skip)("there is no browser: install chromium")
    with sync_api.sync_playwright() as p:
        chromium = p.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


def open_page(browser, file, document, complaints, **context):
    """Write a page with this document to a file, and open it. Record errors and requests to other sites."""
    text = document if isinstance(document, str) else standalone(pack(document))
    file.write_text(text, encoding="utf-8")
    size = {"width": 480, "height": 420}
    page = browser.new_context(viewport=size, offline=True, accept_downloads=True, **context).new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(PLAIN)
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda e: complaints.append(str(e)))
    page.on(
        "request",
        lambda r: complaints.append(r.url) if not r.url.startswith(("blob:", "data:", file.as_uri())) else None,
    )
    page.goto(file.as_uri())
    page.evaluate("() => window.studio.ready")
    return page


@pytest.fixture
def opened(browser, tmp_path):
    """Return a function that opens a document in a new page.

    In the end, there must be no errors or requests to other sites.
    """
    pages, complaints = [], []

    def show(document, **context):
        pages.append(open_page(browser, tmp_path / f"page{len(pages)}.html", document, complaints, **context))
        return pages[-1]

    yield show
    for page in pages:
        page.context.close()
    assert not complaints


@pytest.fixture(scope="module")
def one_page(browser, tmp_path_factory):
    complaints = []
    file = tmp_path_factory.mktemp("one") / "page.html"
    page = open_page(browser, file, motion(turning()), complaints)
    yield page, complaints
    page.context.close()


@pytest.fixture
def shown(one_page):
    """Return a function that shows a document in a page that tests share, by dropping a packet on it.

    A new page would take two seconds.
    """
    page, complaints = one_page

    def show(document):
        packet = base64.b64encode(pack(document)).decode()
        page.evaluate("(x) => { window.studio.load(Uint8Array.from(atob(x), (c) => c.charCodeAt(0)).buffer); }", packet)
        page.evaluate("() => { window.studio.view('overview'); window.studio.pause(); }")
        return page

    yield show
    found = complaints.copy()
    complaints.clear()
    assert not found


def turning(rate=3.0, t_end=4.0, samples=81, name="turning", **more):
    """Return a run of a body with equal moments that turns steadily about z, for which the results of the page are
    known.
    """
    t = np.linspace(0, t_end, samples)
    half = 0.5 * rate * t
    zero = np.zeros_like(t)
    q = np.stack([np.cos(half), zero, zero, np.sin(half)], axis=1)
    omega = np.tile([0.0, 0.0, rate], (samples, 1))
    shape = {"kind": "box", "size": [1.0, 2.0, 0.5]}
    body = {"name": "box", "moments": [1.0, 2.0, 3.0], "axes": np.eye(3).tolist(), "shape": shape}
    run = {
        "name": name, "method": "m", "dt": t_end / (samples - 1), "order": 2, "torque": "free", "outcome": "done",
        "message": "", "steps": samples - 1, "torque_calls": 0, "seconds": 0.1, "body": body, "t": t, "q": q,
        "omega": omega, "momentum": 3 * omega, "energy": zero + 1, "kinetic": zero + 1, "energy_error": 1e-9 * t,
        "momentum_error": 1e-12 * t, "momentum_label": "momentum", "attitude_error": 1e-6 * t, "reference": "itself",
    }  # fmt: skip
    return {**run, **more}


def motion(*runs, title="Turning", **more):
    gaps = [{"a": 0, "b": k, "t": r["t"], "angle": 0.1 + 0 * r["t"]} for k, r in enumerate(runs) if k]
    said = {"python": "import polhode", "scenario": "format = 1\n"}
    document = {"format": 1, "kind": "motion", "title": title, "note": "", "runs": list(runs), "difference": gaps}
    return {**document, **said, **more}


def test_exports_are_what_is_shown(opened, tmp_path):
    page = opened(motion(turning(), turning(3.1, name="other"), title="Two <runs> & more"))
    page.evaluate("() => window.studio.seek(1.5)")
    png = base64.b64decode(page.evaluate("() => window.studio.png()").partition(",")[2])
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and len(png) > 20_000
    svg = ElementTree.fromstring(page.evaluate("() => window.studio.svg()"))
    words = [e.text for e in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert "Two <runs> & more" in words and "Energy error" in words and "relative" in words
    assert sum(w.startswith("other ") for w in words) >= 4  # each plot has a legend with values
    assert {"turning", "other", "ω 3 rad/s"} <= set(words)  # the scene has a legend, too
    curves = [e for e in svg.iter("{http://www.w3.org/2000/svg}path") if e.get("d", "").count("L") > 20]
    assert len(curves) >= 7  # two runs in the plots of energy, momentum and attitude, and their difference
    with page.expect_download() as download:
        page.locator("#export").click()
        page.locator("[data-test=export-html]").click()
    assert download.value.suggested_filename == "two-runs-more.html"
    download.value.save_as(tmp_path / "saved.html")
    text = (tmp_path / "saved.html").read_text(encoding="utf-8")
    again = opened(text)
    made = again.evaluate(
        "() => [window.studio.document.title, Array.from(window.studio.document.runs[1].q.slice(-4))]"
    )
    assert made[0] == "Two <runs> & more"
    np.testing.assert_array_equal(made[1], turning(3.1)["q"][-1])
    assert again.evaluate("() => document.querySelector('meta[http-equiv]').content").startswith("default-src 'none'")


def ebml(data, start, end):
    """Yield identifier, begin and end of each element of a Matroska file."""
    while start < end:
        width = 9 - data[start].bit_length()
        name, start = data[start : start + width].hex(), start + width
        width = 9 - data[start].bit_length()
        size = int.from_bytes(data[start : start + width]) & ((1 << 7 * width) - 1)
        yield name, start + width, start + width + size
        start += width + size
    assert start == end


def read_glb(data):
    """Return the document of a GLB file, and a function that returns the numbers of an accessor."""
    magic, version, size, n, kind = struct.unpack_from("<IIIII", data)
    assert (magic, version, size, kind) == (0x46546C67, 2, len(data), 0x4E4F534A)
    made = json.loads(data[20 : 20 + n])
    length, kind = struct.unpack_from("<II", data, 20 + n)
    assert kind == 0x004E4942 and made["buffers"][0]["byteLength"] == length == len(data) - 28 - n

    def numbers(k):
        a = made["accessors"][k]
        at = 28 + n + made["bufferViews"][a["bufferView"]]["byteOffset"]
        wide = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[a["type"]]
        dtype = {5126: "<f4", 5125: "<u4"}[a["componentType"]]
        values = np.frombuffer(data, dtype, a["count"] * wide, at).reshape(-1, wide)
        assert np.allclose(values.min(axis=0), a["min"]) and np.allclose(values.max(axis=0), a["max"])
        return values

    return made, numbers


def test_the_model_has_the_size_and_the_motion_of_the_body(shown):
    t = np.linspace(0, 4.0, 81)
    page = shown(motion(turning(x=np.stack([t, 2 * t, -t * t], axis=1))))
    page.evaluate("() => window.studio.seek(1.3)")
    made, numbers = read_glb(base64.b64decode(page.evaluate("() => window.studio.glb()")))
    parts = made["meshes"][0]["primitives"]
    used = np.concatenate([numbers(p["attributes"]["POSITION"])[numbers(p["indices"])[:, 0]] for p in parts])
    assert np.allclose(np.ptp(used, axis=0), [1.0, 2.0, 0.5], atol=1e-5)  # in metres and body axes
    tracks = {
        c["target"]["path"]: made["animations"][0]["samplers"][c["sampler"]] for c in made["animations"][0]["channels"]
    }
    assert np.allclose(numbers(tracks["rotation"]["input"])[:, 0], t)
    x, y, z, w = numbers(tracks["rotation"]["output"]).T
    assert np.allclose(np.abs(w * np.cos(1.5 * t) + z * np.sin(1.5 * t)), 1, atol=1e-6) and not np.any(np.hypot(x, y))
    assert np.allclose(numbers(tracks["translation"]["output"]), np.stack([t, 2 * t, -t * t], axis=1), atol=1e-5)
    up = made["nodes"][0]["rotation"]  # z becomes y, because y points up in glTF
    assert np.allclose(Rotation.from_quat(up).apply([0, 0, 1]), [0, 1, 0])


def test_a_saved_page_opens_as_it_was_seen(opened):
    page = opened(motion(turning(), turning(3.3, name="other", method="o")), color_scheme="light")
    for test in ("show-momentum", "visible-1", "scale-energy"):
        page.locator(f"[data-test={test}]").click()
    page.locator("[data-test=theme]").click()
    page.evaluate("() => { window.studio.view('body'); window.studio.seek(2.5); window.studio.preset('top'); }")
    page.locator("[data-test=speed]").select_option("0.2")
    seen = page.evaluate("() => window.studio.state")
    assert seen["show"] == {"momentum": False} and seen["hidden"] == [1] and seen["scales"] == {"energy": False}
    again = opened(page.evaluate("() => window.studio.html()"), color_scheme="light")
    assert again.evaluate("() => window.studio.state") == seen
    assert again.evaluate("() => document.documentElement.dataset.theme") == "dark"
    assert again.locator("[data-test=visible-1]").get_attribute("aria-pressed") == "false"


def test_a_film_has_every_frame_and_its_length(shown, tmp_path):
    page = shown(motion(turning(t_end=0.2)))
    page.locator("[data-test=speed]").select_option("0.5")
    with page.expect_download() as download:
        page.locator("#export").click()
        page.locator("[data-test=export-webm]").click()
    download.value.save_as(tmp_path / "film.webm")
    data = (tmp_path / "film.webm").read_bytes()
    (_, segment) = ebml(data, 0, len(data))
    parts = list(ebml(data, *segment[1:]))
    info = {name: data[i:j] for name, i, j in ebml(data, *parts[0][1:])}
    assert np.frombuffer(info["4489"], ">f8")[0] == pytest.approx(400.0)  # 0.2 s at half speed last 400 ms
    clusters = [list(ebml(data, i, j)) for name, i, j in parts if name == "1f43b675"]
    assert sum(name == "a3" for c in clusters for name, _, _ in c) == 12  # 12 frames, at 30 per second


def test_keys_and_tabs(shown):
    page = shown(motion(turning()))
    page.evaluate("() => window.studio.seek(0)")
    page.locator("#canvas").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => window.studio.time") == pytest.approx(0.04)
    page.keyboard.press("End")
    page.keyboard.press(",")
    assert page.evaluate("() => window.studio.time") == pytest.approx(3.95)
    page.keyboard.press("Home")
    page.keyboard.press(".")
    assert page.evaluate("() => window.studio.time") == pytest.approx(0.05)
    page.keyboard.press("3")
    assert page.locator("#views [aria-selected=true]").inner_text() == "Poinsot"
    page.locator("#view-poinsot").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#views [aria-selected=true]").inner_text() == "Momentum"
    # the arrow key changed the tab and not the time
    assert page.evaluate("() => window.studio.time") == pytest.approx(0.05)
    before = page.evaluate("() => document.documentElement.dataset.theme")
    page.keyboard.press("t")
    assert page.evaluate("() => document.documentElement.dataset.theme") != before
    page.keyboard.press("t")
    assert page.evaluate("() => document.documentElement.dataset.theme") == before
    page.keyboard.press(" ")  # on a tab, the space key selects the tab and does not start the film
    at = page.evaluate("() => window.studio.time")
    page.wait_for_timeout(100)
    assert page.evaluate("() => window.studio.time") == at
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_views_differ_and_the_same_frame_is_the_same(shown):
    page = shown(motion(turning()))
    grab = """(name) => { window.studio.view(name); window.studio.seek(1); const p = window.studio.pixels();
      let s = 0; for (let i = 0; i < p.data.length; i++) s = (s * 31 + p.data[i]) >>> 0; return s; }"""
    seen = [page.evaluate(grab, name) for name in ("overview", "body", "poinsot", "momentum")]
    assert len(set(seen)) == 4
    assert page.evaluate(grab, "body") == seen[1]


def test_samples_too_far_apart_are_said_to_be(shown):
    page = shown(motion(turning(rate=300.0)))  # the body turns by fifteen radians between samples
    assert "15 rad" in page.locator("[data-test=coarse]").inner_text()
    page.evaluate("() => window.studio.seek(0.07)")
    assert page.evaluate(COLOURED) > 100


COLOURED = """() => { const p = window.studio.pixels(), seen = new Set();
  for (let i = 0; i < p.data.length; i += 4) seen.add((p.data[i] << 16) | (p.data[i + 1] << 8) | p.data[i + 2]);
  return seen.size; }"""


def test_a_failed_run_and_strange_numbers_are_shown(shown):
    run = turning(outcome="not finite", message="the state is no longer finite")
    run["energy_error"] = run["energy_error"].copy()
    run["energy_error"][40:] = np.nan
    run["momentum_error"] = 0 * run["t"]
    run["omega"] = 0 * run["omega"]
    run["momentum"] = 0 * run["momentum"]
    page = shown(motion(run))
    assert "no longer finite" in page.locator("[data-test=outcome-0]").inner_text()
    page.evaluate("() => window.studio.seek(3)")
    one = turning(samples=2)
    for key in ("t", "q", "omega", "momentum", "energy", "kinetic", "energy_error", "momentum_error", "attitude_error"):
        one[key] = one[key][:1]
    shown(motion(one)).evaluate("() => window.studio.play()")


def test_documents_that_mean_harm_are_text(opened):
    run = turning(name=HARM, method=HARM, torque=HARM, momentum_label=HARM, outcome=HARM, message=HARM, reference=HARM)
    run["body"] = {**run["body"], "name": HARM}
    page = opened(motion(run, turning(name=HARM), title=HARM, note=HARM, python=HARM, scenario=HARM))
    assert page.locator("#title").inner_text() == HARM
    page.locator("[data-test=tab-code]").click()
    assert page.locator("#code-python").text_content() == HARM
    ElementTree.fromstring(page.evaluate("() => window.studio.svg()"))
    again = opened(page.evaluate("() => window.studio.html()"))
    for p in (page, again):
        assert p.evaluate("() => window.harmed === undefined && document.querySelectorAll('img').length === 0")
        assert p.evaluate("() => window.studio.document.title") == HARM


def test_ensembles_and_exhibits(opened, shown):
    rng = np.random.default_rng(1)
    times = np.linspace(0, 1, 20)
    axis = rng.normal(size=(30, 20, 3)).astype(np.float32)
    axis /= np.linalg.norm(axis, axis=-1, keepdims=True)
    axis[7] = np.nan  # a member that is not finished yet
    bands = {"tilt (rad)": {"levels": [0.1, 0.5, 0.9], "values": np.sort(rng.normal(size=(3, 20)), axis=0)}}
    value = np.where(np.arange(30) == 7, np.nan, np.arange(30.0))
    column = {"name": HARM, "values": value}
    height = {"name": "height (m)", "values": np.arange(30.0) % 10}
    page = opened(
        {"format": 1, "kind": "ensemble", "title": "Cloud", "note": "", "members": 30, "times": times, "axis": axis,
         "quantiles": bands, "columns": [column, height], "outcomes": {"done": 29, "running": 1}}
    )  # fmt: skip
    page.evaluate("() => window.studio.seek(0.5)")
    assert page.evaluate(COLOURED) > 100
    assert page.locator("[data-test=plot-quantile-0] h3").inner_text() == "Tilt rad"
    box = page.locator("#canvas").bounding_box()
    tries = [(x, y) for y in np.linspace(0.2, 0.8, 25) for x in np.linspace(0.25, 0.75, 25)]
    for x, y in tries:
        page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        if page.locator("[data-test=member]").count():
            break
    assert page.locator("[data-test=member]").count() == 1
    page.set_viewport_size({"width": 900, "height": 700})
    page.wait_for_function(
        """() => { const x = document.querySelector('[data-test=parallel]'), box = x.parentElement;
           return innerWidth === 900 && x.clientHeight > 60 && box.clientHeight === x.clientHeight
             && x.clientWidth === box.clientWidth && x.getBoundingClientRect().bottom <= innerHeight; }"""
    )
    # there are two axes; select the upper half of the second one
    lines = page.locator("[data-test=parallel]").bounding_box()
    x, top, bottom = lines["x"] + lines["width"] - 56, lines["y"] + 48, lines["y"] + lines["height"] - 20
    page.mouse.move(x, top)
    page.mouse.down()
    page.mouse.move(x, (top + bottom) / 2, steps=4)
    page.mouse.up()
    seen = page.evaluate("() => window.studio.state")
    ((which, low, high),) = seen["members"]["brushes"]
    assert which == 1 and 3.5 < low < 5 and high == pytest.approx(9, abs=0.2) and seen["members"]["picked"] >= 0
    inside = (height["values"] >= low) & (height["values"] <= high) & np.isfinite(value)
    assert page.locator("[data-test=chosen]").inner_text().startswith(f"{inside.sum()} of 29 members")
    assert opened(page.evaluate("() => window.studio.html()")).evaluate("() => window.studio.state") == seen
    series = [{"name": "loop", "x": np.cos(times * 6), "y": np.sin(times * 6), "style": "line"}]
    panel = {
        "title": "Panel",
        "xlabel": "x",
        "ylabel": "y",
        "xlog": False,
        "ylog": False,
        "equal": True,
        "series": series,
    }
    cell = {"what": HARM, "printed": "1", "computed": "2", "verdict": "differs", "good": False, "note": "why"}
    page = shown(
        {"format": 1, "kind": "exhibit", "paper": "p", "name": "n", "title": "Exhibit", "verdict": "holds",
         "text": HARM, "cells": [cell], "panels": [panel]}
    )  # fmt: skip
    assert page.locator("[data-test=cells] .verdict.bad").count() == 1
    assert page.locator("[data-test=exhibit-panel-0] canvas").count() == 1
    svg = ElementTree.fromstring(page.evaluate("() => window.studio.svg()"))
    words = [e.text for e in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Exhibit", "Panel", "loop"} <= set(words)
    paths = [e.get("d", "") for e in svg.iter("{http://www.w3.org/2000/svg}path")]
    assert max(d.count("L") for d in paths) == 19  # this curve goes back and forth
    assert len(base64.b64decode(page.evaluate("() => window.studio.png()").partition(",")[2])) > 5000
    assert page.evaluate("() => window.harmed === undefined")


MEASURE = Path(__file__).parent.parent / "studio" / "measure.js"
SIZES = ((1440, 900), (390, 844), (720, 450), (900, 400))
SETTLED = """([width, theme]) => {
  const stage = document.getElementById('stage').getBoundingClientRect(), all = document.querySelectorAll('.caption');
  const right = Math.max(...[...all].map((x) => x.getBoundingClientRect().right));
  return innerWidth === width && document.documentElement.dataset.theme === theme && Math.abs(right - stage.right) < 2;
}"""


def test_words_fit_do_not_overlap_and_can_be_read(opened, request):
    """Test the page on a desktop, a phone, at 200 % and in a notebook, dark and light. studio/gallery.py tests all
    views.

    `make test` runs dark on a phone and light on a desktop, because the positions of words do not depend on the theme.
    """
    quick = request.config.getoption("markexpr") == "not soak"
    if not MEASURE.exists():
        pytest.skip("this copy of polhode does not contain the sources of the page")
    measure = MEASURE.read_text(encoding="utf-8")
    names = ("exact_free, dt = 0.01", "liemid_ea, dt = 0.02", "mr2, dt = 0.005", "rkn4, dt = 0.05")
    made = [turning(3 + k, name=names[k], method=names[k].partition(",")[0]) for k in range(4)]
    made[-1] |= {"outcome": "not finite", "message": "the state is no longer finite: make dt smaller"}
    page = opened(motion(*made, title="A title that says in some detail what is to be seen here"))
    page.evaluate("() => { window.studio.pause(); window.studio.seek(3.1); }")
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for width, height in (SIZES[1:2] if theme == "dark" else SIZES[:1]) if quick else SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(SETTLED, arg=[width, theme])
            found = page.evaluate(measure)
            assert not any(found.values()), (theme, width, height, found)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(SETTLED, arg=[1440, "light"])
    exports = MEASURE.with_name("measure_exports.js").read_text(encoding="utf-8")
    found = page.evaluate(exports)
    assert not any(found.values()), found
    page.evaluate("() => document.querySelector('#captions .legend span').firstChild.replaceWith('nowhere')")
    assert page.evaluate(exports, "words")["missing"] == ["nowhere"]  # the check would notice it
    page.evaluate(
        """() => { const x = document.querySelector('.caption h2'), y = x.cloneNode(true);
           Object.assign(y.style, {position: 'absolute', left: '20px', top: '12px', color: '#bbb'});
           x.parentElement.append(y);
           const time = document.querySelector('#time');
           Object.assign(time.style, {width: '20px', minWidth: '0', overflow: 'hidden'}); }"""
    )
    assert all(page.evaluate(measure).values())  # the check notices words that overlap or are cut off


def test_gaps_and_runs_that_ended_are_marked(shown):
    long, short = turning(), turning(3.1, t_end=1.0, samples=21, name="short", method="s", outcome="not finite")
    long["energy_error"] = long["energy_error"].copy()
    long["energy_error"][30:50] = np.nan
    page = shown(motion(long, short))
    page.evaluate("() => window.studio.seek(0.5)")
    assert "ended" not in page.locator("[data-test=plot-energy] .values").inner_text()
    page.evaluate("() => window.studio.seek(3)")
    assert "s ended" in page.locator("[data-test=plot-energy] .values").inner_text().replace("\n", " ")
    assert any("ended at 1 s" in w["text"] for w in page.evaluate("() => window.studio.words"))
    assert page.locator("[data-test=run-1] .badge").count() == 1 and page.locator(".marks i").count() == 1
    svg = ElementTree.fromstring(page.evaluate("() => window.studio.svg()"))
    lines = [e.get("d", "") for e in svg.iter("{http://www.w3.org/2000/svg}path")]
    broken = [d for d in lines if d.count("L") > 20 and d.count("M") == 2]
    assert len(broken) == 1  # the energy of the first run has a gap


def test_a_lesson_is_gone_through_and_kept(opened):
    steps = [
        {"title": "First", "text": "Look at the body.\n\nIt turns.", "view": "body", "time": 1.0},
        {"title": "Then", "text": "Look at the plot.", "question": "Why?\n\nBecause.", "time": 2.0, "plot": "energy"},
    ]
    page = opened(motion(turning(), lesson={"name": "l", "title": "L", "steps": steps}), color_scheme="light")
    page.locator("[data-test=tab-lesson]").click()
    assert page.locator("[data-test=lesson] h2").inner_text() == "First"
    assert page.evaluate("() => [window.studio.time, window.studio.state.view]") == [1.0, "body"]
    page.locator("[data-test=lesson-next]").click()
    assert page.evaluate("() => [window.studio.time, window.studio.state.view]") == [2.0, "overview"]
    assert page.locator("#plot-energy.look").count() == 1
    page.evaluate("() => { window.studio.view('momentum'); window.studio.seek(2.5); window.studio.preset('top'); }")
    seen = page.evaluate("() => window.studio.state")
    assert seen["step"] == 1 and seen["time"] == 2.5
    again = opened(page.evaluate("() => window.studio.html()"))  # a saved page shows what the page showed
    assert again.evaluate("() => window.studio.state") == seen
    page.wait_for_function("() => location.hash.startsWith('#s=')")  # reloading the page does not change it, either
    page.reload()
    page.evaluate("() => window.studio.ready")
    assert page.evaluate("() => window.studio.state") == seen


def test_what_cannot_be_shown_is_said(browser, tmp_path):
    good = pack(motion(turning()))
    cases = {
        "cut": (good[:-64], "cut off"),
        "kind": (pack({"format": 1, "kind": "film", "title": ""}), "film"),
        "format": (pack({"format": 9, "kind": "motion"}), "format 1"),
        "nothing": (b"", "too short"),
        "runs": (pack(motion(*[turning()] * 5)), "one to four"),
    }
    page = browser.new_context(viewport={"width": 600, "height": 400}, offline=True).new_page()
    for name, (packet, words) in cases.items():
        file = tmp_path / f"{name}.html"
        file.write_text(standalone(packet), encoding="utf-8")
        page.goto(file.as_uri())
        page.evaluate("() => window.studio.ready")
        assert words in page.locator("#status").inner_text(), name
    page.context.close()

"""Draws every view of the studio at seven sizes and in two themes, and measures the pictures.

    python studio/gallery.py -o build/gallery                    # all views; needs playwright and chromium
    python studio/gallery.py -o build/gallery --only top --size 1440x900 --theme dark
    python studio/gallery.py -o build/gallery --lessons          # each step of each lesson
    python studio/gallery.py -o build/gallery --sheets           # also sheets with twelve pictures each

Writes NAME-SIZE-THEME.png for each view, index.html with all pictures, and measured.json with the measurements.  The
exit code is 1 if a view has clipped or overlapping text, too little contrast, or messages on the console.  At 1440x900,
the exports are checked, too: texts outside the picture or on top of each other, a missing legend, or a film of the
wrong length are errors.

Pictures that are up to date are not made again.  A picture depends on its page (the bundle and the document), on the
actions on this page, and on the measurements; a document depends on the library.  An interrupted run continues where it
stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import html
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).parents[1]
FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"]


class Size(NamedTuple):
    """Width and height in CSS pixels, and the number of device pixels per CSS pixel."""

    width: int
    height: int
    ratio: float = 1.0


SIZES = {
    "1440x900": Size(1440, 900),
    "1280x720": Size(1280, 720),
    "390x844": Size(390, 844),
    "zoom200": Size(720, 450, 2.0),  # looks like 1440x900 pixels at a zoom of 200 %
    "notebook640": Size(900, 640),
    "notebook400": Size(900, 400),
    "notebook300": Size(900, 300),
}
THEMES = ("dark", "light")


# --- documents ---------------------------------------------------------------------------------------------------


def problem(name: str, method: str = "auto", **more: Any) -> dict[str, Any]:
    import polhode as ph
    from polhode.studio.present import of_problem

    return of_problem(ph.problems[name], method=method, **more)


def comparison() -> dict[str, Any]:
    import polhode as ph

    p = ph.problems["dzhanibekov"]
    runs = [
        p.simulate(method, dt=dt) for method, dt in (("rkn4", 0.01), ("nmb", 0.02), ("liemid_ea", 0.02), ("mr2", 0.01))
    ]
    return ph.studio.document.motion(*runs, problem=p, title="The T-handle by four methods")


def ended_early() -> dict[str, Any]:
    """Return the document of a run that leaves SO(3), beside one that does not."""
    import polhode as ph

    body = ph.Body([1.0, 2.0, 3.0], name="asymmetric body")
    start = {"omega": [0.3, 9.0, 0.2], "t_end": 4.0, "engine": "python", "on_failure": "stop"}
    good = ph.simulate(body, dt=0.01, method="rkn4", **start)
    bad = ph.simulate(body, dt=0.1, method="rk4", **start)
    return ph.studio.document.motion(good, bad, title="A step that is too long")


def gaps() -> dict[str, Any]:
    """Return the document of a run whose errors are unknown during a part of its time."""
    made = problem("damped-driven")
    for run in made["runs"]:
        for key in ("energy_error", "momentum_error", "attitude_error"):
            if run[key] is not None:
                run[key] = run[key].copy()
                run[key][len(run[key]) // 3 : len(run[key]) // 2] = np.nan
    return made


def equal_moments() -> dict[str, Any]:
    import polhode as ph

    body = ph.Body.cone(radius=0.5, height=1.0, mass=1.0, name="cone")
    return ph.studio.document.motion(ph.simulate(body, omega=[0.4, 0.0, 6.0], t_end=6.0, dt=0.01, method="rkn4"))


def flight() -> dict[str, Any]:
    """Return the document of a thrown book."""
    import polhode as ph

    body = ph.Body.box(0.7, 0.25, 0.05, mass=0.6, name="book")
    run = ph.simulate(
        body, force=ph.forces.gravity(9.81), position=[0, 0, 1.0], velocity=[1.5, 0.4, 5.0], omega=[0.05, 9.0, 0.05],
        t_end=1.0, dt=0.002, method="strang",
    )  # fmt: skip
    return ph.studio.document.motion(run, title="A thrown book")


def ensemble() -> dict[str, Any]:
    import polhode as ph
    from polhode.ensembles import read_plan
    from polhode.studio.present import document

    plan, _ = read_plan(ROOT / "examples" / "debris.toml", settings=["ensemble.members=2000"])
    with tempfile.TemporaryDirectory() as aside:
        return document(ph.ensemble(plan, store=Path(aside) / "study"))


def mechanism() -> dict[str, Any]:
    """Return the document of a double pendulum, whose lower rod hangs on a ball joint."""
    import polhode as ph

    m = ph.Mechanism()
    rod = ph.Body.box(0.08, 0.08, 1.0, mass=1.0)
    flat = ph.so3.exp([0.0, np.pi / 2, 0.0])
    upper = m.add(rod, position=[0.5, 0, 0], attitude=flat, name="upper")
    lower = m.add(rod, position=[1.5, 0, 0], attitude=flat, velocity=[0, 0.5, 0], omega=[-1.0, 0, 0], name="lower")
    m.hinge(upper, None, at=[0, 0, 0], axis=[0, -1, 0], name="shoulder")
    m.ball(lower, upper, at=[1, 0, 0], name="elbow")
    run = ph.simulate(m, load=ph.forces.gravity(9.81), t_end=5.0, dt=0.005, method="rattle4", engine="python")
    return ph.studio.present.document(run, title="A pendulum of two rods")


def exhibit() -> dict[str, Any]:
    from polhode.studio.present import document

    return document("buss-fig4")


class View(NamedTuple):
    """The name of a document, and a script that prepares its page for the picture."""

    document: str
    prepare: str = "() => {}"


def at(share: float, view: str = "overview", more: str = "") -> str:
    return f"""() => {{ const s = window.studio; s.pause(); s.view("{view}");
        const d = s.document, t = d.runs ? d.runs[0].t : d.times ?? d.t;
        if (t) s.seek(t[0] + {share} * (t[t.length - 1] - t[0])); {more} }}"""


def click(*tests: str) -> str:
    return "".join(f"document.querySelector('[data-test=\"{t}\"]')?.click();" for t in tests)


DOCUMENTS: dict[str, Callable[[], dict[str, Any]]] = {
    "handle": lambda: problem("dzhanibekov"),
    "top": lambda: problem("fast-top"),
    "gyro": lambda: problem("gyro-top"),
    "satellite": lambda: problem("satellite"),
    "contact": lambda: problem("contact"),
    "damped": lambda: problem("damped-driven"),
    "comparison": comparison,
    "ended-early": ended_early,
    "gaps": gaps,
    "equal-moments": equal_moments,
    "flight": flight,
    "mechanism": mechanism,
    "ensemble": ensemble,
    "exhibit": exhibit,
}
APART = "const a = document.querySelector('[data-test=\"show-apart\"]'); a.checked || a.click();"
VIEWS: dict[str, View] = {
    "handle": View("handle", at(0.4)),
    "handle-poinsot": View("handle", at(0.4, "poinsot")),
    "handle-momentum": View("handle", at(0.4, "momentum")),
    "handle-code": View("handle", at(0.4, more=click("tab-code"))),
    "top": View("top", at(0.3)),
    "top-body": View("top", at(0.3, "body")),
    "gyro": View("gyro", at(0.3, "body")),
    "satellite": View("satellite", at(0.5, "body")),
    "contact": View("contact", at(0.5, "body")),
    "comparison": View("comparison", at(0.7)),
    "beside": View("comparison", at(0.7, "body", APART)),
    "ended-early": View("ended-early", at(0.9)),
    "gaps": View("gaps", at(0.5)),
    "torqued-poinsot": View("damped", at(0.5, "poinsot")),
    "equal-moments": View("equal-moments", at(0.5)),
    "flight": View("flight", at(0.6)),
    "mechanism": View("mechanism", at(0.6, "mechanism")),
    "ensemble": View("ensemble", at(0.5)),
    "exhibit": View("exhibit"),
}


# --- pictures ------------------------------------------------------------------------------------------------------


def stamp(*parts: bytes | str) -> str:
    """Return a short text that changes if any of the parts changes."""
    return hashlib.sha256(b"\0".join(p if isinstance(p, bytes) else p.encode() for p in parts)).hexdigest()[:16]


def library() -> str:
    """Return a stamp of all sources from which the documents are made."""
    files = sorted((ROOT / "src" / "polhode").rglob("*.py"))
    return stamp(*(f.read_bytes() for f in files), Path(__file__).read_bytes())


def page_of(folder: Path, name: str, reuse: bool) -> Path:
    """Return the file of a document as a page.  The page is made again if the library has changed."""
    from polhode.studio.document import pack, unpack
    from polhode.studio.lessons import lesson
    from polhode.studio.page import standalone

    kept, page = folder / "documents" / f"{name}.polhode", folder / "documents" / f"{name}.html"
    made_by = kept.with_suffix(".stamp")
    kept.parent.mkdir(parents=True, exist_ok=True)
    if not kept.exists() or not (reuse or (made_by.exists() and made_by.read_text() == library())):
        kept.write_bytes(pack(DOCUMENTS[name]() if name in DOCUMENTS else lesson(name)))
        made_by.write_text(library())
    packet = kept.read_bytes()
    page.write_text(standalone(packet, str(unpack(packet)["title"])), encoding="utf-8")
    return page


MEASURE, EXPORTS = (
    Path(__file__).with_name(f"{name}.js").read_text(encoding="utf-8") for name in ("measure", "measure_exports")
)


SETTLED = """([width, theme]) => {
  const stage = document.getElementById('stage').getBoundingClientRect(), all = document.querySelectorAll('.caption');
  const right = Math.max(...[...all].map((x) => x.getBoundingClientRect().right));
  const fits = stage.width < 2 || !all.length || Math.abs(right - stage.right) < 2;
  return innerWidth === width && document.documentElement.dataset.theme === theme && fits;
}"""


class Picture(NamedTuple):
    """A view with a size and a theme, and a stamp of everything on which the picture depends."""

    view: str
    size: str
    theme: str
    stamp: str

    @property
    def key(self) -> str:
        return f"{self.view}-{self.size}-{self.theme}"


def shoot(browser: Any, page_file: Path, wanted: list[Picture], folder: Path) -> Iterator[tuple[Picture, Any]]:
    """Make the pictures of one document and measure them.  One page is used for all views and sizes with the same pixel
    ratio.
    """
    for ratio in sorted({SIZES[w.size].ratio for w in wanted}):
        context = browser.new_context(viewport={"width": 1000, "height": 700}, device_scale_factor=ratio)
        page = context.new_page()
        told: list[str] = []
        page.on("console", lambda m, told=told: told.append(m.text) if "GPU stall" not in m.text else None)
        page.on("pageerror", lambda e, told=told: told.append(str(e)))
        mine = sorted((w for w in wanted if SIZES[w.size].ratio == ratio), key=lambda w: (w.view, w.theme))
        for view in dict.fromkeys(w.view for w in mine):
            page.emulate_media(color_scheme=mine[0].theme, reduced_motion="reduce")
            page.goto("about:blank")
            page.goto(page_file.as_uri())
            page.evaluate("() => window.studio.ready")
            for w in (m for m in mine if m.view == view):
                s = SIZES[w.size]
                page.emulate_media(color_scheme=w.theme, reduced_motion="reduce")
                page.set_viewport_size({"width": s.width, "height": s.height})
                page.wait_for_function(SETTLED, arg=[s.width, w.theme])
                page.evaluate(VIEWS[view].prepare)
                page.wait_for_timeout(150)
                page.screenshot(path=folder / f"{w.key}.png")
                found = page.evaluate(MEASURE)
                if w.size == "1440x900":
                    found |= page.evaluate(EXPORTS)
                yield w, {**found, "console": list(told)}
                told.clear()
        context.close()


def lessons() -> list[str]:
    from polhode.studio.lessons import LESSONS, PREFIX

    return [f"{PREFIX}{name.removeprefix(PREFIX)}" for name in LESSONS]


def walk(browser: Any, page_file: Path, name: str, folder: Path) -> Iterator[tuple[str, Any]]:
    """Make a picture of each step of a lesson on the exported page, with the answer visible."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, color_scheme="light", reduced_motion="reduce"
    )
    page = context.new_page()
    told: list[str] = []
    page.on("console", lambda m: told.append(m.text) if "GPU stall" not in m.text else None)
    page.on("pageerror", lambda e: told.append(str(e)))
    page.goto(page_file.as_uri())
    page.evaluate("() => window.studio.ready")
    page.locator("[data-test=tab-lesson]").click()
    steps = page.evaluate("() => window.studio.document.lesson.steps")
    for k, step in enumerate(steps):
        page.evaluate(
            "() => document.querySelectorAll('[data-test=lesson] details').forEach((d) => { d.open = true; })"
        )
        page.wait_for_timeout(200)
        page.screenshot(path=folder / f"{name}-{k + 1}.png")
        title = page.locator("[data-test=lesson] h2").inner_text()
        wrong = [] if title == step["title"] else [f"{title!r} instead of {step['title']!r}"]
        answer = page.locator("[data-test=lesson] details p")
        if step.get("question") and not (answer.count() and answer.inner_text().strip()):
            wrong.append("no answer")
        yield f"{name}-{k + 1}", {**page.evaluate(MEASURE), "lesson": wrong, "console": list(told)}
        told.clear()
        page.locator("[data-test=lesson-next]").click()
    if page.locator("[data-test=lesson] h2").inner_text() != steps[0]["title"]:
        raise SystemExit(f"{name} does not start again after its last step")
    context.close()


def index(folder: Path, measured: dict[str, Any]) -> None:
    """Write measured.json and a page with all pictures."""
    (folder / "measured.json").write_text(json.dumps(measured, indent=1, ensure_ascii=False), encoding="utf-8")
    pictures = "".join(
        f'<figure><img src="{html.escape(k)}.png" loading="lazy"><figcaption>{html.escape(k)}</figcaption></figure>'
        for k in measured
    )
    style = "figure{display:inline-block;margin:8px}img{max-width:480px;max-height:480px;border:1px solid #888}"
    (folder / "index.html").write_text(f"<!doctype html><title>Gallery</title><style>{style}</style>{pictures}")


def sheets(folder: Path, keys: list[str], rows: int = 3, columns: int = 4) -> None:
    """Combine the pictures in groups of twelve into sheets called sheet-SIZE-THEME-NUMBER.png."""
    from PIL import Image, ImageDraw

    for size, s in SIZES.items():
        for theme in THEMES:
            mine = [k for k in keys if k.endswith(f"-{size}-{theme}")]
            width = min(640, s.width)
            height = round(width * s.height / s.width)
            for n in range(0, len(mine), rows * columns):
                part = mine[n : n + rows * columns]
                lines = -(-len(part) // columns)
                sheet = Image.new("RGB", (columns * (width + 8), lines * (height + 22)), "#777777")
                for k, key in enumerate(part):
                    place = (k % columns) * (width + 8), (k // columns) * (height + 22)
                    picture = Image.open(folder / f"{key}.png").convert("RGB").resize((width, height))
                    sheet.paste(picture, (place[0], place[1] + 16))
                    ImageDraw.Draw(sheet).text((place[0] + 4, place[1] + 2), key, fill="white")
                sheet.save(folder / f"sheet-{size}-{theme}-{n // (rows * columns) + 1}.png")


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("-o", "--output", default="build/gallery")
    words.add_argument("--only", nargs="*", default=[], help="names of views")
    words.add_argument("--size", nargs="*", default=list(SIZES), choices=list(SIZES))
    words.add_argument("--theme", nargs="*", default=list(THEMES), choices=THEMES)
    words.add_argument(
        "--reuse", action="store_true", help="use the documents of the last run, even if the library has changed"
    )
    words.add_argument("--lessons", action="store_true", help="make pictures only of the lessons, step by step")
    words.add_argument("--sheets", action="store_true", help="also combine the pictures into sheets of twelve")
    words.add_argument("--browser", default=shutil.which("chromium") or shutil.which("google-chrome"))
    given = words.parse_args()
    from playwright.sync_api import sync_playwright

    folder = Path(given.output).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    names = [n for n in VIEWS if not given.only or n in given.only]
    last = folder / "measured.json"
    measured: dict[str, Any] = json.loads(last.read_text(encoding="utf-8")) if last.exists() else {}
    asked = []
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=given.browser, args=FLAGS)
        for lesson in lessons() if given.lessons else ():
            for key, found in walk(browser, page_of(folder, lesson, given.reuse), lesson, folder):
                print(key, {k: v for k, v in found.items() if v} or "", flush=True)
                measured[key] = found
                asked.append(key)
                index(folder, measured)
        for document in dict.fromkeys(VIEWS[n].document for n in names if not given.lessons):
            page = page_of(folder, document, given.reuse)
            content = page.read_bytes()
            mine = [
                Picture(n, size, theme, stamp(content, VIEWS[n].prepare, MEASURE, EXPORTS, repr(SIZES[size])))
                for n in names if VIEWS[n].document == document for size in given.size for theme in given.theme
            ]  # fmt: skip
            asked += [w.key for w in mine]
            stale = [w for w in mine if measured.get(w.key, {}).get("stamp") != w.stamp]
            for w, found in shoot(browser, page, stale, folder):
                bad = {k: v for k, v in found.items() if v}
                print(w.key, bad or "", flush=True)
                measured[w.key] = {**found, "stamp": w.stamp}
                index(folder, measured)
        browser.close()
    if given.sheets:
        sheets(folder, asked)
    wrong = [k for k in asked if any(v for name, v in measured[k].items() if name != "stamp")]
    print(f"{len(asked)} pictures, {len(wrong)} of them with errors {wrong or ''}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())

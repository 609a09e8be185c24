"""Every view of the studio as a picture, at seven sizes and in two themes, and what can be measured on them.

    python studio/gallery.py -o build/gallery                    # all views; needs playwright and chromium
    python studio/gallery.py -o build/gallery --only top --size 1440x900 --theme dark
    python studio/gallery.py -o build/gallery --reuse            # with the documents of the last time

Writes NAME-SIZE-THEME.png, index.html with all of them, and measured.json; exits with 1 if a view has clipped or
overlapping text, too little contrast, or messages on the console.
"""

from __future__ import annotations

import argparse
import html
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"]


class Size(NamedTuple):
    """Width and height in CSS pixels, and device pixels to one of them."""

    width: int
    height: int
    ratio: float = 1.0


SIZES = {
    "1440x900": Size(1440, 900),
    "1280x720": Size(1280, 720),
    "390x844": Size(390, 844),
    "zoom200": Size(720, 450, 2.0),  # 1440x900 at 200 %
    "notebook640": Size(900, 640),
    "notebook400": Size(900, 400),
    "notebook300": Size(900, 300),
}
THEMES = ("dark", "light")


# --- documents ---------------------------------------------------------------------------------------------------


def problem(name: str, method: str = "auto", **more: Any) -> dict[str, Any]:
    import polhode as ph
    from polhode.studio.document import of_problem

    return of_problem(ph.problems[name], method=method, **more)


def comparison() -> dict[str, Any]:
    import polhode as ph

    p = ph.problems["dzhanibekov"]
    runs = [
        p.simulate(method, dt=dt) for method, dt in (("rkn4", 0.01), ("nmb", 0.02), ("liemid_ea", 0.02), ("mr2", 0.01))
    ]
    return ph.studio.document.motion(*runs, problem=p, title="The T-handle by four methods")


def ended_early() -> dict[str, Any]:
    """A run that leaves SO(3) beside one that does not."""
    import polhode as ph

    body = ph.Body([1.0, 2.0, 3.0], name="asymmetric body")
    start = {"omega": [0.3, 9.0, 0.2], "t_end": 4.0, "engine": "python", "on_failure": "stop"}
    good = ph.simulate(body, dt=0.01, method="rkn4", **start)
    bad = ph.simulate(body, dt=0.25, method="rk4", **start)
    return ph.studio.document.motion(good, bad, title="A step that is too long")


def gaps() -> dict[str, Any]:
    """A run whose errors are not known for part of its time."""
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
    """A racket that is thrown."""
    import polhode as ph

    body = ph.Body.box(0.7, 0.25, 0.05, mass=0.6, name="book")
    run = ph.simulate(
        body, force=ph.forces.gravity(9.81), position=[0, 0, 1.0], velocity=[1.5, 0.4, 5.0], omega=[0.05, 9.0, 0.05],
        t_end=1.0, dt=0.002, method="strang",
    )  # fmt: skip
    return ph.studio.document.motion(run, title="A book, thrown")


def ensemble() -> dict[str, Any]:
    import polhode as ph
    from polhode.ensembles import read_plan
    from polhode.studio.document import document

    root = Path(__file__).parents[1]
    plan, _ = read_plan(root / "examples" / "debris.toml", settings=["ensemble.members=2000"])
    with tempfile.TemporaryDirectory() as aside:
        return document(ph.ensemble(plan, store=Path(aside) / "study"))


def mechanism() -> dict[str, Any]:
    """A double pendulum that swings in space, on a ball joint."""
    import polhode as ph

    m = ph.Mechanism()
    rod = ph.Body.box(0.08, 0.08, 1.0, mass=1.0)
    flat = ph.so3.exp([0.0, np.pi / 2, 0.0])
    upper = m.add(rod, position=[0.5, 0, 0], attitude=flat, name="upper")
    lower = m.add(rod, position=[1.5, 0, 0], attitude=flat, velocity=[0, 0.5, 0], omega=[-1.0, 0, 0], name="lower")
    m.hinge(upper, None, at=[0, 0, 0], axis=[0, -1, 0], name="shoulder")
    m.ball(lower, upper, at=[1, 0, 0], name="elbow")
    run = ph.simulate(m, load=ph.forces.gravity(9.81), t_end=5.0, dt=0.005, method="rattle4", engine="python")
    return ph.studio.document.document(run, title="A pendulum of two rods")


def exhibit() -> dict[str, Any]:
    from polhode.studio.document import document

    return document("buss-fig4")


class View(NamedTuple):
    """A document, and what is done on its page before the picture."""

    document: Callable[[], dict[str, Any]]
    prepare: str = "() => {}"


def at(share: float, view: str = "overview", more: str = "") -> str:
    return f"""() => {{ const s = window.studio; s.pause(); s.view("{view}");
        const d = s.document, t = d.runs ? d.runs[0].t : d.times ?? d.t;
        if (t) s.seek(t[0] + {share} * (t[t.length - 1] - t[0])); {more} }}"""


def click(*tests: str) -> str:
    return "".join(f"document.querySelector('[data-test=\"{t}\"]')?.click();" for t in tests)


VIEWS: dict[str, View] = {
    "handle": View(lambda: problem("dzhanibekov"), at(0.4)),
    "handle-poinsot": View(lambda: problem("dzhanibekov"), at(0.4, "poinsot")),
    "handle-momentum": View(lambda: problem("dzhanibekov"), at(0.4, "momentum")),
    "handle-code": View(lambda: problem("dzhanibekov"), at(0.4, more=click("tab-code"))),
    "top": View(lambda: problem("fast-top"), at(0.3)),
    "top-body": View(lambda: problem("fast-top"), at(0.3, "body")),
    "gyro": View(lambda: problem("gyro-top"), at(0.3, "body")),
    "satellite": View(lambda: problem("satellite"), at(0.5, "body")),
    "contact": View(lambda: problem("contact"), at(0.5, "body")),
    "comparison": View(comparison, at(0.7)),
    "beside": View(
        comparison,
        at(0.7, "body", "const a = document.querySelector('[data-test=\"show-apart\"]'); a.checked || a.click();"),
    ),
    "ended-early": View(ended_early, at(0.9)),
    "gaps": View(gaps, at(0.5)),
    "torqued-poinsot": View(lambda: problem("damped-driven"), at(0.5, "poinsot")),
    "equal-moments": View(equal_moments, at(0.5)),
    "flight": View(flight, at(0.6)),
    "mechanism": View(mechanism, at(0.6, "mechanism")),
    "ensemble": View(ensemble, at(0.5)),
    "exhibit": View(exhibit),
}


# --- pictures ------------------------------------------------------------------------------------------------------


def packets(folder: Path, names: list[str], reuse: bool) -> Iterator[tuple[str, Path]]:
    """Each document as a page in one file; views of one document share it."""
    from polhode.studio.document import pack, unpack
    from polhode.studio.page import standalone

    made: dict[Any, bytes] = {}
    for name in names:
        kept, page = folder / "documents" / f"{name}.polhode", folder / "documents" / f"{name}.html"
        kept.parent.mkdir(parents=True, exist_ok=True)
        key = name.partition("-")[0] if name.startswith("handle") or name.startswith("top") else name
        if not (reuse and kept.exists()):
            made.setdefault(key, b"") or made.update({key: pack(VIEWS[name].document())})
            kept.write_bytes(made[key])
        packet = kept.read_bytes()
        page.write_text(standalone(packet, str(unpack(packet)["title"])), encoding="utf-8")
        yield name, page


MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


SETTLED = """([width, theme]) => {
  const stage = document.getElementById('stage').getBoundingClientRect(), all = document.querySelectorAll('.caption');
  const right = Math.max(...[...all].map((x) => x.getBoundingClientRect().right));
  const fits = stage.width < 2 || !all.length || Math.abs(right - stage.right) < 2;
  return innerWidth === width && document.documentElement.dataset.theme === theme && fits;
}"""


def shoot(
    browser: Any, page_file: Path, name: str, sizes: list[str], themes: list[str], folder: Path
) -> Iterator[tuple[str, Any]]:
    """A picture and what was measured on it, for each size and theme; one page for all sizes with the same pixels."""
    for ratio in sorted({SIZES[s].ratio for s in sizes}):
        context = browser.new_context(viewport={"width": 1000, "height": 700}, device_scale_factor=ratio)
        page = context.new_page()
        told: list[str] = []
        page.on("console", lambda m, told=told: told.append(m.text) if "GPU stall" not in m.text else None)
        page.on("pageerror", lambda e, told=told: told.append(str(e)))
        page.emulate_media(color_scheme=themes[0], reduced_motion="reduce")
        page.goto(page_file.as_uri())
        page.evaluate("() => window.studio.ready")
        for theme in themes:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            for size in (s for s in sizes if SIZES[s].ratio == ratio):
                s = SIZES[size]
                page.set_viewport_size({"width": s.width, "height": s.height})
                page.wait_for_function(SETTLED, arg=[s.width, theme])
                page.evaluate(VIEWS[name].prepare)
                page.wait_for_timeout(150)
                key = f"{name}-{size}-{theme}"
                page.screenshot(path=folder / f"{key}.png")
                yield key, {**page.evaluate(MEASURE), "console": list(told)}
                told.clear()
        context.close()


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("-o", "--output", default="build/gallery")
    words.add_argument("--only", nargs="*", default=[], help="names of views")
    words.add_argument("--size", nargs="*", default=list(SIZES), choices=list(SIZES))
    words.add_argument("--theme", nargs="*", default=list(THEMES), choices=THEMES)
    words.add_argument("--reuse", action="store_true", help="the documents of the last time")
    words.add_argument("--browser", default=shutil.which("chromium") or shutil.which("google-chrome"))
    given = words.parse_args()
    from playwright.sync_api import sync_playwright

    folder = Path(given.output).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    names = [n for n in VIEWS if not given.only or n in given.only]
    measured: dict[str, Any] = {}
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=given.browser, args=FLAGS)
        for name, page in packets(folder, names, given.reuse):
            for key, found in shoot(browser, page, name, given.size, given.theme, folder):
                measured[key] = found
                bad = {k: v for k, v in found.items() if v}
                print(key, bad or "", flush=True)
        browser.close()
    (folder / "measured.json").write_text(json.dumps(measured, indent=1, ensure_ascii=False), encoding="utf-8")
    pictures = "".join(
        f'<figure><img src="{html.escape(k)}.png" loading="lazy"><figcaption>{html.escape(k)}</figcaption></figure>'
        for k in measured
    )
    style = "figure{display:inline-block;margin:8px}img{max-width:480px;max-height:480px;border:1px solid #888}"
    (folder / "index.html").write_text(f"<!doctype html><title>Gallery</title><style>{style}</style>{pictures}")
    return int(any(any(v for v in found.values()) for found in measured.values()))


if __name__ == "__main__":
    sys.exit(main())

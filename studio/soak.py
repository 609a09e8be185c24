"""Measures the memory of a page of the studio that is used for minutes: it plays, changes views and themes, and repeats
runs.

python studio/soak.py [--minutes 5]     prints the JavaScript heap and the memory on the graphics card; the exit code
                                        is 1 if they grow
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import sys
import time

FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"]
NUMBERS = """() => ({heap: performance.memory.usedJSHeapSize / 1e6, nodes: document.querySelectorAll('*').length,
  ...window.studio.memory})"""
STEP = """async ([view, dt]) => { const s = window.studio; s.view(view); document.getElementById('theme').click();
  await s.run({problem: 'fast-top', t_end: 2, runs: [{method: 'nmb', dt}, {method: 'rkn4', dt}]}); s.play(); }"""


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--browser", default=shutil.which("chromium") or shutil.which("google-chrome"))
    given = words.parse_args()
    from playwright.sync_api import sync_playwright

    import polhode as ph
    from polhode.studio.server import Studio

    rows: list[dict[str, float]] = []
    with Studio(ph.studio.view("fast-top").document, warm=False) as studio, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=given.browser, args=[*FLAGS, "--js-flags=--expose-gc"])
        page = browser.new_page(viewport={"width": 480, "height": 360})
        page.goto(studio.address)
        page.evaluate("() => window.studio.ready")
        began = time.monotonic()
        steps = itertools.cycle(itertools.product(("overview", "body", "poinsot", "momentum"), (0.01, 0.005)))
        for runs, (view, dt) in enumerate(steps, 1):
            page.evaluate(STEP, [view, dt])
            page.wait_for_timeout(500)
            if time.monotonic() - began > given.minutes * 60 * len(rows) / 10:
                page.evaluate("() => { window.gc?.(); }")
                rows.append({"seconds": time.monotonic() - began, "runs": runs, **page.evaluate(NUMBERS)})
                print({k: round(v, 1) for k, v in rows[-1].items()}, flush=True)
            if time.monotonic() - began > given.minutes * 60:
                break
        browser.close()
    # compare the smallest values of the first and of the last rows, because memory that is not yet freed varies

    def grows(key: str, slack: float) -> bool:
        first, last = (min(row[key] for row in part) for part in (rows[1:4], rows[-3:]))
        return last > 1.3 * first + slack

    return int(grows("heap", 5) or grows("geometries", 20))


if __name__ == "__main__":
    sys.exit(main())

"""Run the studio of the installed wheel in a browser, in a process without a network; see test_studio_browser.py.

python studio_browser.py BROWSER FOLDER     prints the result of each check as JSON
"""

import io
import json
import os
import re
import subprocess
import sys
import time
import traceback
from contextlib import contextmanager
from pathlib import Path

FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"]
FLAGS += ["--disable-gpu-compositing"]
# Without a GPU, antialiasing takes a fifth of the time of all tests in a browser, and a frame with three scenes takes
# one or two seconds. So antialiasing is off, there are at most six frames a second, and after the check `draws` the
# body is the only scene.
PLAIN = """{
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => setTimeout(() => frame(draw), 160);
  const context = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, more) {
    return context.call(this, kind, kind.startsWith("webgl") ? { ...more, antialias: false } : more);
  };
}"""
# The command `polhode studio`, except that it compiles nothing in advance, which would take longer than all checks.
STUDIO = """from functools import partial
from polhode.cli import main
from polhode.studio import server
server.serve = partial(server.serve, warm=False)
main()"""
NMB = {"problem": "fast-top", "t_end": 2.0, "reference": True}
ON_ONE_PAGE = (
    "draws", "plays", "scrubbing_is_linked", "the_step_changes_the_error", "by_hand",
    "changes_are_undone_and_survive_a_reload", "sliders_and_arrows_are_dragged",
    "a_mesh_is_drawn_and_becomes_the_body", "run_after_run",
    "two_methods_and_their_difference", "a_stream_can_be_stopped",
)  # fmt: skip
COLOURS = """() => {
  const p = window.studio.pixels(), seen = new Set();
  for (let i = 0; i < p.data.length; i += 4) seen.add((p.data[i] << 16) | (p.data[i + 1] << 8) | p.data[i + 2]);
  return seen.size;
}"""
ERRORS = """async (request) => {
  const made = await window.studio.run(request);
  return made.runs.map((r) => ({
    name: r.name, reference: r.reference, samples: r.t.length, outcome: r.outcome,
    error: Math.max(...Array.from(r.attitude_error ?? [NaN])),
  })).concat([made.difference.map((d) => [d.b, d.t.length, Math.max(...Array.from(d.angle))])]);
}"""


def loopback():
    """Bring up the loopback interface, which is down in a namespace without a network."""
    import fcntl
    import socket
    import struct

    with socket.socket() as s:
        name = struct.pack("16sH14s", b"lo", 0, b"")
        flags = struct.unpack("16sH14s", fcntl.ioctl(s, 0x8913, name))[1]  # SIOCGIFFLAGS: read the flags
        fcntl.ioctl(s, 0x8914, struct.pack("16sH14s", b"lo", flags | 1, b""))  # SIOCSIFFLAGS: set the flag "up"


@contextmanager
def studio(*arguments):
    """Start the command and return the address that it prints."""
    line = [sys.executable, "-c", STUDIO, "studio", *arguments, "--no-browser"]
    environment = {**os.environ, "PYTHONFAULTHANDLER": "1"}
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        yield re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.terminate()  # instead of Ctrl-C, which processes in the background may ignore
        try:
            _, told = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.send_signal(6)  # SIGABRT: faulthandler prints what each thread is doing
            raise AssertionError(f"the studio does not end:\n{process.communicate()[1]}") from None
        assert process.returncode == 0 and "Traceback" not in told, (process.returncode, told)


def picture(page, where):
    """Return this part of the screen as an image."""
    from PIL import Image

    return Image.open(io.BytesIO(page.locator(where).first.screenshot())).convert("RGB")


def until(page, script, seconds=60.0, argument=None):
    page.wait_for_function(script, arg=argument, timeout=1000 * seconds)


class Checks:
    """The checks of one page, in the order in which they run. Each returns what it measured."""

    def __init__(self, page, folder):
        self.page, self.folder = page, folder

    def loads(self, address):
        began = time.monotonic()
        self.page.goto(address)
        self.page.evaluate("() => window.studio.ready")
        ready = time.monotonic() - began
        assert self.page.evaluate("() => window.studio.document.kind") == "motion"
        assert self.page.evaluate("() => window.studio.document.runs[0].t.length") == 2001
        paint = self.page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null")
        return {"ready_ms": 1000 * ready, "first_paint_ms": paint}

    def draws(self):
        self.page.evaluate("() => { window.studio.pause(); window.studio.show(0); }")
        colours = self.page.evaluate(COLOURS)
        seen = picture(self.page, "canvas")
        assert colours > 100, f"{colours} colours"
        assert len(seen.getcolors(1 << 24)) > 100
        return {"colours": colours, "size": seen.size}

    def plays(self):
        page = self.page
        page.evaluate("() => { window.studio.pause(); window.studio.view('body'); }")
        before, at, frames = picture(page, "canvas"), page.evaluate("() => window.studio.time"), self.frames()
        began = time.monotonic()
        page.evaluate("() => window.studio.play()")
        until(page, "([t, n]) => window.studio.time > t && window.studio.frames > n + 4", argument=[at, frames])
        rate = (self.frames() - frames) / (time.monotonic() - began)
        page.evaluate("() => window.studio.pause()")
        still = page.evaluate("() => window.studio.time")
        assert picture(page, "canvas").tobytes() != before.tobytes()
        assert page.evaluate("() => window.studio.time") == still
        return {"frames_per_second": rate}

    def frames(self):
        return self.page.evaluate("() => window.studio.frames")

    def scrubbing_is_linked(self):
        page = self.page
        page.evaluate("() => { window.studio.pause(); window.studio.seek(1.0); }")
        time.sleep(0.3)
        plot = "[data-test^=plot-]"
        scene, panel = picture(page, "canvas"), picture(page, plot)
        words = page.locator("[data-test=time]").inner_text()
        page.evaluate(
            """() => { const s = document.querySelector('[data-test=scrub]'); s.value = String(0.75 * Number(s.max));
                       s.dispatchEvent(new Event('input', {bubbles: true})); }"""
        )
        time.sleep(0.3)
        at = page.evaluate("() => window.studio.time")
        assert abs(at - 7.5) < 0.1, at
        assert picture(page, "canvas").tobytes() != scene.tobytes()
        assert picture(page, plot).tobytes() != panel.tobytes(), "the plot does not show the time"
        assert page.locator("[data-test=time]").inner_text() != words
        box = page.locator(f"{plot} .u-over").first.bounding_box()  # clicking the plot moves the scene to that time
        page.mouse.click(box["x"] + 0.25 * box["width"], box["y"] + 0.5 * box["height"])
        time.sleep(0.3)
        there = page.evaluate("() => window.studio.time")
        assert abs(there - 2.5) < 0.5, there
        return {"by_slider": at, "by_plot": there}

    def the_step_changes_the_error(self):
        page = self.page
        coarse = page.evaluate(ERRORS, {**NMB, "runs": [{"method": "nmb", "dt": 0.01}]})
        fine = page.evaluate(ERRORS, {**NMB, "runs": [{"method": "nmb", "dt": 0.005}]})
        ratio = coarse[0]["error"] / fine[0]["error"]
        assert 3.5 < ratio < 4.5, (coarse, fine)  # the method is of second order
        panel = picture(page, "[data-test=plot-attitude_error], [data-test^=plot-attitude], [data-test^=plot-]")
        assert len(panel.getcolors(1 << 24)) > 5
        return {"ratio": ratio, "reference": fine[0]["reference"]}

    def by_hand(self):
        """Use the form in the same way as a user."""
        page = self.page
        page.locator("[data-test=tab-try]").click()
        page.locator("[data-test=problem]").select_option("slow-top")
        until(page, "() => window.studio.document.runs[0].body.name === 'slow-top'")
        page.locator("[data-test=method-0]").select_option("nmb")
        until(page, "() => window.studio.document.runs[0].method === 'nmb'")
        worst = "() => Math.max(...window.studio.document.runs[0].attitude_error)"
        before = page.evaluate(worst)
        page.locator("[data-test=dt-0]").fill("0.02")
        until(page, "() => window.studio.document.runs[0].dt === 0.02")
        after = page.evaluate(worst)
        assert after > 2 * before, (before, after)
        page.locator("[data-test=dt-0]").fill("0.3")  # this step does not divide the ten seconds
        page.locator("[data-test=run-status]", has_text="does not divide").wait_for(timeout=60_000)
        # the message is shown next to the field
        assert "does not divide" in page.locator("[data-test=wrong]").inner_text()
        assert page.locator("[data-test=dt-0]").get_attribute("aria-invalid") == "true"
        page.locator("[data-test=dt-0]").fill("0.01")
        finished = page.locator("[data-test=run-status]", has_text="Done in")
        until(page, "() => window.studio.document.runs[0].dt === 0.01")
        finished.wait_for()
        page.keyboard.type("25")  # the user is typing: when a run ends, the field must keep the focus
        until(page, "() => window.studio.document.runs[0].dt === 0.0125")
        return {"coarser": after / before}

    def changes_are_undone_and_survive_a_reload(self):
        page = self.page
        page.locator("[data-test=undo]").click()
        until(page, "() => window.studio.document.runs[0].dt !== 0.0125")
        page.locator("[data-test=redo]").click()
        until(page, "() => window.studio.document.runs[0].dt === 0.0125")
        page.evaluate("() => { window.studio.pause(); window.studio.view('poinsot'); window.studio.seek(2.5); }")
        page.wait_for_timeout(500)  # the address is updated shortly afterwards
        before = page.evaluate("() => window.studio.state")
        page.reload()
        page.evaluate("() => window.studio.ready")
        until(page, "() => window.studio.document.runs[0].dt === 0.0125")
        after = page.evaluate("() => window.studio.state")
        assert after["request"] == before["request"], (before, after)
        assert (after["view"], after["time"]) == ("poinsot", 2.5), after
        page.evaluate("() => window.studio.view('body')")
        return {"address": len(page.url)}

    def sliders_and_arrows_are_dragged(self):
        """Drag sliders and arrows. Each drag changes the fields and starts a new run, and one undo reverts it."""
        import numpy as np
        from scipy.spatial.transform import Rotation

        page = self.page
        start = "() => ({body: window.studio.state.request.body.inertia, ...window.studio.state.request.start})"
        ran = "(w) => window.studio.document.runs[0].omega.slice(0, 3).every((x, k) => Math.abs(x - w[k]) < 1e-5)"

        def drag(x, y, dx, dy):
            page.mouse.move(x, y)
            page.mouse.down()
            for k in range(1, 5):
                page.mouse.move(x + dx * k / 4, y + dy * k / 4)
            page.mouse.up()

        before = page.evaluate(start)
        slider = page.locator("[data-test=slide-omega-0]").bounding_box()
        middle = slider["y"] + slider["height"] / 2
        drag(slider["x"] + slider["width"] / 2, middle, slider["width"] / 4, 0)
        slid = page.evaluate(start)
        assert slid["omega"][0] > before["omega"][0] and slid["omega"][1:] == before["omega"][1:], (before, slid)
        assert float(page.locator("[data-test=omega-0]").input_value()) == slid["omega"][0]
        until(page, ran, argument=slid["omega"])
        page.locator("[data-test=undo]").click()  # a drag is one undo step, however many values it passed through
        until(page, ran, argument=before["omega"])

        page.locator("[data-test=drag-start]").click()
        assert page.evaluate("() => window.studio.time") == 0.0
        azimuth, elevation, _ = camera = page.evaluate("() => window.studio.state.cameras.body")
        seen = [before]
        box = page.locator("#canvas").bounding_box()
        for what in ("omega", "momentum", "body"):
            at = page.evaluate("() => window.studio.knobs")[what]
            drag(box["x"] + at["x"], box["y"] + at["y"], 30, 20)
            seen.append(page.evaluate(start))
            until(page, ran, argument=seen[-1]["omega"])
        omega, momentum, body = seen[1:]
        flat = np.cos(elevation)
        eye = [flat * np.cos(azimuth), flat * np.sin(azimuth), np.sin(elevation)]
        R = Rotation.from_rotvec(before.get("rotation_vector", [0, 0, 0]))
        for weights, (a, b) in ((np.ones(3), (before, omega)), (before["body"], (omega, momentum))):
            # the change of omega, or of L if weighted with the moments
            change = R.apply(np.multiply(weights, np.subtract(b["omega"], a["omega"])))
            size = np.linalg.norm(change)
            assert size > 0.05 * np.linalg.norm(np.multiply(weights, a["omega"]))
            assert abs(change @ eye) < 5e-3 * size, (change, eye)  # the change lies in the plane of the screen
        # the drag has turned the body, not the camera
        assert page.evaluate("() => window.studio.state.cameras.body") == camera
        assert body["omega"] == momentum["omega"] and body["rotation_vector"] != before.get("rotation_vector")
        page.locator("[data-test=undo]").click()
        until(page, ran, argument=momentum["omega"])
        assert page.evaluate(start) == momentum
        page.locator("[data-test=grip-end]").click()
        return {"omega": omega["omega"]}

    def a_mesh_is_drawn_and_becomes_the_body(self):
        page, file = self.page, self.folder / "brick.obj"
        corners = [f"v {x} {y} {z}" for z in (0, 40) for x, y in ((0, 0), (10, 0), (10, 20), (0, 20))]
        faces = ("1 4 3 2", "5 6 7 8", "1 2 6 5", "2 3 7 6", "3 4 8 7", "4 1 5 8")
        file.write_text("\n".join([*corners, *(f"f {f}" for f in faces)]), encoding="ascii")
        shape = "(kind) => window.studio.document.runs[0].body.shape.kind === kind"
        page.locator("[data-test=reference]").uncheck()  # to compile the exact motion of such bodies takes 5 seconds
        page.locator("[data-test=problem]").select_option("dzhanibekov")
        until(page, "() => window.studio.document.runs[0].body.name === 'dzhanibekov'")
        moments = "() => window.studio.document.runs[0].body.moments"
        before = page.evaluate(moments)
        page.locator("[data-test=draw-mesh]").set_input_files(file)
        until(page, shape, argument="mesh")
        assert page.evaluate(moments) == before
        page.locator("[data-test=body]").select_option("mesh")
        page.locator("[data-test=body-mesh]").set_input_files(file)
        page.locator("[data-test=mesh-unit]").select_option("0.001")
        brick = [(0.02**2 + 0.04**2) / 12, (0.01**2 + 0.04**2) / 12, (0.01**2 + 0.02**2) / 12]
        close = "(m) => window.studio.document.runs[0].body.moments.every((x, k) => Math.abs(x - m[k]) < 1e-9 * m[0])"
        until(page, close, argument=brick)
        return {"moments": brick}

    def run_after_run(self):
        """Measure the time from the request to the picture, for small runs whose method is compiled."""
        times = []
        for dt in (0.01, 0.005, 0.01, 0.005):
            took, shown = self.page.evaluate(
                """async (dt) => { const began = performance.now();
                   const made = await window.studio.run({problem: 'fast-top', t_end: 2, runs: [{method: 'nmb', dt}]});
                   await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
                   return [performance.now() - began, made.runs[0].dt]; }""",
                dt,
            )
            assert shown == dt
            times.append(took)
        return {"click_to_picture_ms": min(times), "all_ms": times}

    def two_methods_and_their_difference(self):
        runs = [{"method": "rkn4", "dt": 0.005}, {"method": "nmb", "dt": 0.01}]
        *made, gaps = self.page.evaluate(ERRORS, {**NMB, "runs": runs})
        assert len(made) == 2 and made[0]["error"] < 1e-6 * made[1]["error"], made
        ((which, samples, angle),) = gaps
        assert which == 1 and samples > 100
        assert abs(angle - made[1]["error"]) < 1e-3 * angle  # the other run, by rkn4, is practically exact
        assert self.page.locator("[data-test^=plot-difference]").count() >= 1
        return {"difference": angle}

    def a_stream_can_be_stopped(self):
        page = self.page
        request = {"body": {"inertia": [1, 2, 3]}, "start": {"omega": [0.1, 1, 0]}, "t_end": 1e6, "problem": None,
                   "runs": [{"method": "nmb", "dt": 0.01}], "reference": False}  # fmt: skip
        page.evaluate(
            "(r) => { window.ended = null; window.studio.run(r).then((d) => { window.ended = d; }); }", request
        )
        until(
            page,
            "() => window.studio.document.runs[0].t.length > 1 && window.studio.document.runs[0].outcome === 'running'",
        )
        first = page.evaluate(
            "() => [performance.now(), window.studio.document.runs[0].t.length, window.studio.document.runs[0].steps]"
        )
        until(page, "(n) => window.studio.document.runs[0].t.length > n", argument=first[1])
        second = page.evaluate(
            "() => [performance.now(), window.studio.document.runs[0].t.length, window.studio.document.runs[0].steps]"
        )
        assert not page.locator("[data-test=stop]").is_disabled()
        took = page.evaluate(
            """async () => { const began = performance.now(); document.querySelector('[data-test=stop]').click();
               const nap = () => new Promise((r) => setTimeout(r, 5));
               while (window.ended === null && performance.now() - began < 30000) await nap();
               return performance.now() - began; }"""
        )
        assert page.evaluate("() => window.ended?.runs[0].outcome") == "stopped"
        assert took < 20000, took
        seconds = (second[0] - first[0]) / 1000
        return {"stop_ms": took, "samples_per_second": (second[1] - first[1]) / seconds,
                "steps_per_second": (second[2] - first[2]) / seconds}  # fmt: skip

    def the_exported_file_plays(self):
        page, file = self.page, self.folder / "page.html"
        done = subprocess.run([sys.executable, "-m", "polhode", "studio", "fast-top", "-o", file], capture_output=True)
        assert done.returncode == 0, done.stderr
        asked = []
        page.on("request", lambda r: asked.append(r.url))
        page.goto(file.as_uri())
        page.evaluate("() => window.studio.ready")
        assert page.evaluate(COLOURS) > 100
        page.evaluate("() => { window.studio.pause(); window.studio.view('body'); }")
        before = picture(page, "canvas")
        page.evaluate("() => window.studio.play()")
        until(page, "() => window.studio.time > 0.01")
        page.evaluate("() => window.studio.pause()")
        assert picture(page, "canvas").tobytes() != before.tobytes()
        others = [u for u in asked if not u.startswith(("blob:", "data:")) and u != file.as_uri()]
        assert not others, others
        return {"bytes": file.stat().st_size}

    def the_notebook_shows_it(self):
        """Show a view in a frame of a page, as a notebook does. The frame may run scripts and nothing else."""
        import polhode as ph

        page, file = self.page, self.folder / "notebook.html"
        frame = ph.problems["fast-top"].simulate("nmb", t_end=1.0).view()._repr_html_()
        file.write_text(f"<!doctype html><p>cell</p>{frame}", encoding="utf-8")
        page.goto(file.as_uri())
        inside = next(f for f in page.frames if f != page.main_frame)
        inside.wait_for_function("() => window.studio")
        inside.evaluate("() => window.studio.ready")
        assert inside.evaluate(COLOURS) > 100
        assert inside.evaluate("() => window.studio.document.runs[0].t.length") == 201
        for light in ("false", "true"):  # JupyterLab marks its theme in this way
            page.evaluate("(light) => { document.body.dataset.jpThemeLight = light; }", light)
            theme = "light" if light == "true" else "dark"
            inside.wait_for_function("(t) => document.documentElement.dataset.theme === t", arg=theme)
        return {"bytes": file.stat().st_size}

    def views_of_a_notebook_share_a_page(self):
        """Show two small views, and the cell that contains their page.

        Until the cell is loaded, the views say what is missing.
        """
        import polhode as ph

        page, file = self.page, self.folder / "shared.html"
        run = ph.problems["fast-top"].simulate("nmb", t_end=1.0)
        alone = len(run.view()._repr_html_())
        shared = ph.studio.share()._repr_html_()
        frames = [run.view(title=t)._repr_html_() for t in ("one", "two")]
        ph.studio.share(False)
        assert len(run.view()._repr_html_()) == alone  # the same length: only a random name of fixed length differs
        assert len(shared) + sum(map(len, frames)) < 0.7 * alone and max(map(len, frames)) < 0.15 * alone
        file.write_text(f"<!doctype html>{frames[0]}<div id=cell></div>{frames[1]}", encoding="utf-8")
        page.goto(file.as_uri())
        first = next(f for f in page.frames if f != page.main_frame)
        first.wait_for_function("() => document.body && document.body.innerText.includes('ph.studio.share()')")
        page.evaluate(
            """(html) => { const cell = document.getElementById("cell"); cell.innerHTML = html;
              for (const old of cell.querySelectorAll("script")) {
                const script = document.createElement("script");
                script.text = old.text;
                old.replaceWith(script); } }""",
            shared,
        )  # JupyterLab runs the scripts of a cell in this way
        titles = []
        for inside in [f for f in page.frames if f != page.main_frame]:
            inside.wait_for_function("() => window.studio && window.studio.document")
            titles.append(inside.evaluate("() => window.studio.document.title"))
        assert titles == ["one", "two"]
        return {"alone": alone, "shared": len(shared), "frame": max(map(len, frames))}

    def a_linked_view_speaks_with_python(self):
        """Link a view in the page of a notebook. Python reads the camera that was turned there, and sets the time."""
        import polhode as ph

        page = self.page
        linked = ph.studio.link(ph.problems["fast-top"].simulate("nmb", t_end=1.0), reference=False)
        try:
            page.goto(linked.address)
            page.evaluate("() => window.studio.ready")
            linked.time = 0.5
            until(page, "() => window.studio.time === 0.5")
            page.evaluate(
                "() => { window.studio.view('body'); window.studio.preset('top'); window.studio.seek(0.75); }"
            )
            end = time.monotonic() + 20
            while linked.time != 0.75 and time.monotonic() < end:
                page.wait_for_timeout(100)
            assert linked.time == 0.75 and linked.state["view"] == "body"
            assert linked.cameras["body"] == page.evaluate("() => window.studio.state.cameras.body")
            page.goto("about:blank")
        finally:
            linked.studio.close()
        return {"bytes": len(linked._repr_html_())}


def main(browser, folder):
    from playwright.sync_api import sync_playwright

    results, complaints = {}, []
    with sync_playwright() as p:
        chromium = p.chromium.launch(executable_path=browser, args=FLAGS)
        page = chromium.new_page(viewport={"width": 1000, "height": 600})
        page.add_init_script(PLAIN)
        page.set_default_timeout(60_000)  # long, because the machine may be busy
        page.on("console", lambda m: complaints.append(f"console: {m.text}") if m.type == "error" else None)
        page.on("pageerror", lambda e: complaints.append(f"error: {e}"))
        page.on("requestfailed", lambda r: complaints.append(f"failed: {r.url} {r.failure}"))
        checks = Checks(page, Path(folder))

        def tried(name, *arguments):
            began = time.monotonic()
            try:
                results[name] = {"ok": True, "measured": getattr(checks, name)(*arguments)}
            except Exception:
                results[name] = {"ok": False, "why": traceback.format_exc()}
            results[name]["seconds"] = round(time.monotonic() - began, 2)
            print(name, results[name], file=sys.stderr, flush=True)

        with studio("fast-top") as address:
            tried("loads", address)
            for name in ON_ONE_PAGE:
                tried(name)
        tried("the_exported_file_plays")
        tried("the_notebook_shows_it")
        tried("views_of_a_notebook_share_a_page")
        tried("a_linked_view_speaks_with_python")
        chromium.close()
    # when the server ends, the socket of an open page is closed, and the page asks whether the server is back
    complaints = [c for c in complaints if "WebSocket" not in c and "ERR_CONNECTION_REFUSED" not in c]
    results["nothing_is_complained_of"] = {"ok": not complaints, "why": "\n".join(complaints), "seconds": 0}
    import polhode

    print(json.dumps({"polhode": polhode.__file__, "results": results}))


if __name__ == "__main__":
    if "--cut" in sys.argv:
        loopback()
    main(sys.argv[1], sys.argv[2])

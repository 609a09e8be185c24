"""Measure the speed of the studio: the times from a request to its answer and to its picture, and that of streams.

python benchmarks/studio.py [BROWSER]      writes benchmarks/results/studio.md
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.sync.client import connect

import polhode as ph
from polhode.studio.document import unpack

ROOT = Path(__file__).parents[1]
SMALL = {"problem": "fast-top", "runs": [{"method": "nmb", "dt": 0.005}]}
PAIR = {"problem": "fast-top", "runs": [{"method": "rkn4", "dt": 0.005}, {"method": "nmb", "dt": 0.005}]}
LONG = {"body": {"inertia": [1, 2, 3]}, "start": {"omega": [0.1, 1, 0]}, "t_end": 1e5, "reference": False,
        "runs": [{"method": "nmb", "dt": 0.01}]}  # fmt: skip


def answers(ws, request, number):
    """Send a request; return the seconds until the first part, the seconds until the end, and the numbers of parts and
    steps.
    """
    began = time.perf_counter()
    ws.send(json.dumps({"type": "run", "id": number, "request": request}))
    first, parts, steps = None, 0, 0
    while True:
        message = ws.recv()
        if isinstance(message, bytes):
            first = first or time.perf_counter() - began
            parts += 1
            part = unpack(message)
            steps = part["runs"][0]["steps"]
            ws.send(json.dumps({"type": "ack", "id": number, "got": part["part"]}))
        elif (told := json.loads(message))["type"] == "done":
            return first, time.perf_counter() - began, parts, steps
        elif told["type"] == "error":
            raise RuntimeError(told["message"])


def by_socket():
    rows = []
    with ph.studio.serve("fast-top", browser=False, warm=False) as studio:
        address = f"ws://127.0.0.1:{studio.port}/socket?token={studio.token}"
        with connect(address, max_size=None, proxy=None, compression=None) as ws:
            ws.recv(), ws.recv()
            number = 0
            for name, request in (("one run of 2000 steps", SMALL), ("two runs of 2000 steps", PAIR)):
                times = []
                for _ in range(30):
                    number += 1
                    times.append(1000 * answers(ws, request, number)[0])
                rows.append((f"{name}, from the request to its packet, with a reference", f"{min(times):.0f} ms",
                             f"{statistics.median(times):.0f} ms"))  # fmt: skip
            answers(ws, {**LONG, "t_end": 1.0}, number + 1)  # compiled before it is timed
            first, total, parts, steps = answers(ws, LONG, number + 2)
            rows.append((f"a stream of {steps:.0e} steps: first part", f"{1000 * first:.0f} ms", ""))
            rows.append(("its steps a second", f"{steps / total:.2g}", f"{parts / total:.1f} parts a second"))
    return rows


def in_browser(browser):
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, ROOT / "tests" / "studio_browser.py", browser, folder]
        done = subprocess.run(line, capture_output=True, text=True, check=True)
    found = {k: v.get("measured") or {} for k, v in json.loads(done.stdout.splitlines()[-1])["results"].items()}
    quick, stream = found["run_after_run"], found["a_stream_can_be_stopped"]
    return [
        ("first paint of the page", f"{found['loads']['first_paint_ms']:.0f} ms", ""),
        ("page loaded, with its motion", f"{found['loads']['ready_ms']:.0f} ms", ""),
        ("from the request of a small run to its picture", f"{quick['click_to_picture_ms']:.0f} ms",
         f"{statistics.median(quick['all_ms']):.0f} ms"),
        ("frames a second, three scenes in software", f"{found['plays']['frames_per_second']:.0f}", ""),
        ("from Stop to the end of a stream", f"{stream['stop_ms']:.0f} ms", ""),
        ("samples a second of a stream that is drawn", f"{stream['samples_per_second']:.0f}", ""),
        ("an exported page of 2001 samples", f"{found['the_exported_file_plays']['bytes'] / 1e6:.2f} MB", ""),
    ]  # fmt: skip


def main():
    browser = sys.argv[1] if len(sys.argv) > 1 else shutil.which("chromium")
    rows = by_socket() + (in_browser(browser) if browser else [])
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    lines = [
        "# Speed of the studio",
        "",
        f"Measured by `python benchmarks/studio.py` on {platform.machine()}, {os.cpu_count()} cores shared with",
        f"other work (load {load}), without a graphics card: the browser draws in software.",
        "",
        "| measurement | best | median |",
        "| --- | ---: | ---: |",
        *(f"| {a} | {b} | {c} |" for a, b, c in rows),
    ]
    text = "\n".join(lines) + "\n"
    (ROOT / "benchmarks" / "results" / "studio.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()

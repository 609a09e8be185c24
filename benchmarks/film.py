"""Measure how many frames of a film are drawn and encoded per second on one core, by size, with and without plots.

    OPENBLAS_NUM_THREADS=1 python benchmarks/film.py [--frames 60]

Writes benchmarks/results/film.json.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

import polhode as ph

RESULTS = Path(__file__).with_name("results") / "film.json"
SIZES = ((640, 360), (1280, 720), (1920, 1080))


def runs():
    nut = ph.Body.box(0.2, 1.0, 0.5, name="Wing nut")
    yield "box", ph.simulate(nut, omega=[0.01, 0.01, 6.0], t_end=12, dt=0.02)
    top = ph.Body([5, 5, 1], name="Top")
    start = {"omega": [0, 0, 25], "attitude": ph.so3.exp([0.5, 0, 0])}
    yield "cone of 432 faces", ph.simulate(top, ph.torques.heavy_top(20.0), **start, t_end=12, dt=0.01)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--frames", type=int, default=60)
    frames = parser.parse_args().frames
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name, run in runs():
            # once before the timing, because the first film imports modules
            run.movie(Path(folder) / "a.mp4", frames=2)
            for size in SIZES:
                for plots in ((), ("omega", "energy")):
                    began = time.process_time()
                    film = run.movie(Path(folder) / "a.mp4", size=size, frames=frames, plots=plots)
                    spent = time.process_time() - began
                    rows.append({
                        "body": name, "size": "x".join(map(str, size)), "plots": len(plots),
                        "frames_per_cpu_second": round(frames / spent, 1), "bytes": film.path.stat().st_size,
                    })  # fmt: skip
                    print(rows[-1], flush=True)
    RESULTS.write_text(json.dumps({"frames": frames, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""Write the results of a run for others: a picture and a table for a paper, and files for other programs.

The other programs are STK, Cesium, Blender and Foxglove.

python examples/share_results.py [folder]
"""

import argparse
from pathlib import Path

import polhode as ph


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", default=".")
    folder = Path(parser.parse_args().folder)
    satellite = ph.Body.box(0.3, 0.3, 0.6, mass=20.0, name="CubeSat")
    run = ph.simulate(satellite, omega=[0.01, 0.3, 0.2], t_end=60, dt=0.5)
    run.plot(style="paper", width="ieee column").savefig(folder / "cubesat.pdf")
    run.audit(None).to_latex(folder / "audit.tex", label="tab:audit")
    epoch = "2030-01-01T00:00:00"
    ph.export(run, folder / "cubesat.a", epoch=epoch)
    ph.export(run, folder / "cubesat.aem", epoch=epoch)
    ph.export(run, folder / "cubesat.czml", epoch=epoch, at=(11.6, 48.1, 500e3))
    ph.export(run, folder / "cubesat.glb")
    ph.export(run, folder / "cubesat.csv")
    for path in sorted(folder.glob("*.*")):
        print(f"{path.name:15s} {path.stat().st_size:8d} bytes")


if __name__ == "__main__":
    main()

"""Estimate inertia ratios, start and gyro bias of a tumbling satellite from a log of a star tracker and a gyro.

    python examples/fit_log.py [log.csv]

Without a file, a log is simulated first: attitudes with errors of 0.1 degrees, and rates in deg/s with noise and a
bias. Prints the estimates with their uncertainty, and compares the inertia with the true one.
"""

import argparse
from pathlib import Path

import numpy as np

import polhode as ph

TRUE = np.array([[4.0, 0.2, -0.1], [0.2, 5.5, 0.3], [-0.1, 0.3, 7.0]])


def write_log(path):
    """Write the log of a ground station: one line per second, columns with names and units."""
    rng = np.random.default_rng(1)
    run = ph.simulate(TRUE, omega=[0.02, 0.12, 0.05], t_end=120, dt=1.0)
    seen = run.R @ ph.so3.exp(np.radians(0.1) * rng.normal(size=(len(run), 3)))
    rates = np.degrees(run.omega + [0.001, -0.002, 0.0005] + 2e-4 * rng.normal(size=(len(run), 3)))
    rows = np.column_stack([run.t, ph.quaternions.from_matrix(seen), rates])
    names = "t [s],qw,qx,qy,qz,gyro_x [deg/s],gyro_y [deg/s],gyro_z [deg/s]"
    np.savetxt(path, rows, delimiter=",", header=names, comments="", fmt="%.10g")


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("log", nargs="?", default="tumbling.csv")
    path = Path(parser.parse_args().log)
    simulated = not path.exists()
    if simulated:
        write_log(path)
    fit = ph.fit(path, bias="omega")
    print(fit)
    if simulated:
        off = (fit.inertia - TRUE / np.trace(TRUE)) / np.array(
            [fit.std[[0, 3, 4]], fit.std[[3, 1, 5]], fit.std[[4, 5, 2]]]
        )
        print(f"\nentries of the inertia are off by at most {np.abs(off).max():.1f} standard deviations")


if __name__ == "__main__":
    main()

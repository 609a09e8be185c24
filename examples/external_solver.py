"""Connect an external solver with a state of its own by `ask` and `tell`, kill both programs, and continue the run.

A body turns in a viscous fluid.  Another program simulates the fluid: a process with its own state (here a wake that
follows the body slowly).  It must be called exactly once for each torque, in order, and it writes its own checkpoints.
The driver below connects it to polhode.  After each answer it saves one file: the state of the stepper, which includes
the answers of an unfinished step, and the number of the solver's last checkpoint.

    python examples/external_solver.py

starts the driver three times: the first two are killed in the middle of a step, and the third finishes the run.  A run
without interruption gives the same bits with the same number of calls.
"""

import argparse
import json
import os
import pickle
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import polhode as ph

STEPS = 40


class Wake:
    """The external solver: a separate process with a state of its own, which reads and answers lines of JSON."""

    def __init__(self, folder: Path, checkpoint: int) -> None:
        command = [sys.executable, __file__, "--solver", str(folder), str(checkpoint)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def torque(self, t: float, omega: np.ndarray) -> tuple[list[float], int]:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([t, omega.tolist()]), file=self.process.stdin, flush=True)
        torque, calls = json.loads(self.process.stdout.readline())
        return torque, calls


def solve(folder: Path, checkpoint: int) -> None:
    """Run the main loop of the solver."""
    wake, calls = np.zeros(3), 0
    if checkpoint:
        wake, calls = np.load(folder / f"wake{checkpoint}.npy"), checkpoint
    for line in sys.stdin:
        _, omega = json.loads(line)
        calls += 1
        wake = wake + 0.1 * (np.array(omega) - wake)
        torque = 0.5 * (wake - omega)
        np.save(folder / f"wake{calls}.npy", wake)
        print(json.dumps([torque.tolist(), calls]), flush=True)


def drive(folder: Path, kill_after: int) -> None:
    """Connect the solver to polhode; kill this process without warning after a given number of calls."""
    s = ph.stepper([1.0, 1.7, 2.3], omega=[0.1, 3.0, 0.2], dt=0.05, method="rkmk4", frame="body", engine="python")
    saved, checkpoint = folder / "driver.pickle", 0
    if saved.exists():
        state, checkpoint = pickle.loads(saved.read_bytes())
        s.restore(state)
        print(f"restarted at step {s.steps} after {checkpoint} calls", flush=True)
    wake = Wake(folder, checkpoint)
    while s.steps < STEPS:
        q = s.ask()
        torque, checkpoint = wake.torque(q.t, q.omega)
        s.tell(torque)
        aside = folder / "driver.new"
        aside.write_bytes(pickle.dumps((s.state, checkpoint)))
        os.replace(aside, saved)  # the file is always complete
        if checkpoint == kill_after:
            wake.process.kill()
            os._exit(9)
    wake.process.kill()
    wake.process.wait()
    print(f"done: t = {s.t:.2f} s, {checkpoint} calls of the solver, |omega| = {np.linalg.norm(s.omega):.15f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--solver", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--driver", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.solver:
        solve(Path(args.solver[0]), int(args.solver[1]))
    elif args.driver:
        drive(Path(args.driver[0]), int(args.driver[1]))
    else:
        ends = []
        for kills in ((), (61, 118)):
            with tempfile.TemporaryDirectory() as folder:
                for kill in (*kills, -1):
                    command = [sys.executable, __file__, "--driver", folder, str(kill)]
                    done = subprocess.run(command, capture_output=True, text=True)
                    print(done.stdout + (f"killed after call {kill}\n" if done.returncode else ""), end="")
                ends.append(done.stdout.splitlines()[-1])
        print("the same to the last bit" if ends[0] == ends[1] else "NOT the same")


if __name__ == "__main__":
    main()

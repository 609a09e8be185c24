"""Find out which methods compute the energy loss by damping, drag and contact correctly, and which gain energy.

    python benchmarks/damping.py [--json PATH]

Three torques take energy from a tumbling body, with steps from fine to coarse.  The methods of polhode are compared
with SciPy's DOP853 and with a scheme that physics engines tried for free bodies: the implicit midpoint rule, with the
torque at the start held over the step ("held torque").  The table shows for each run:

    energy    |E - E_exact| at the end, divided by the energy at the start; E_exact is computed by DOP853 with its
              tightest tolerance
    gained    the largest rise of the energy between samples, divided by the energy at the start; the correct value is
              0, because none of these torques does positive work (in the contact, the spring's energy is included)
    calls     torque calls; for methods that separate it, calls of the part that depends on the angular velocity

Writes benchmarks/results/damping.json; nothing is timed.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table
from scipy.integrate import solve_ivp

import polhode as ph
from polhode import torques
from polhode.kernels.values import Vec3
from polhode.math import where
from polhode.torques.base import mat3, vec3

BODY = np.array([1.0, 1.7, 2.3])
METHODS = ("liemid_ea", "rk4", "strang", "rkn4", "damped6")


@ph.kernel
def floor(R, omega, p):
    """Return the torque, in space, of a spring and a damper that act on the third axis of the body below a height."""
    z = R.e3.z
    below = where(z < p.floor, p.floor - z, 0.0)
    w = R @ omega
    rate = w.x * R.e3.y - w.y * R.e3.x  # the rate of change of z
    f = p.stiffness * below - p.damper * below * rate
    return Vec3(f * R.e3.y, -f * R.e3.x, 0.0 * f)


FLOOR = {"floor": -0.3, "stiffness": 400.0, "damper": 60.0}


def floor_energy(run):
    return 5.0 * run.R[:, 2, 2] + 0.5 * FLOOR["stiffness"] * np.maximum(0.0, FLOOR["floor"] - run.R[:, 2, 2]) ** 2


def nothing(run):
    return np.zeros(len(run))


CASES = {  # torque, potential energy, angular velocity at the start, end time, numbers of steps
    "fluid drag": (torques.drag(0.2), nothing, (9.0, -8.0, 9.0), 4.0, (400, 80, 20, 8, 4)),
    "damping": (torques.damping((0.4, 3.0, 8.0)), nothing, (9.0, -8.0, 9.0), 4.0, (400, 80, 20, 8, 4)),
    "contact": (
        torques.heavy_top(5.0) + torques.function(floor, params=FLOOR), floor_energy, (0.3, 0.6, 1.0), 6.0,
        (2400, 600, 240, 120),
    ),
}  # fmt: skip
TILT = ph.so3.exp([0.8, 0.0, 0.0])


class Samples:
    """The attitudes and velocities of a run of another library."""

    def __init__(self, R, omega, calls):
        self.R, self.omega, self.calls = np.array(R), np.array(omega), calls
        self.kinetic_energy = 0.5 * np.sum(self.omega**2 * BODY, axis=1)

    def __len__(self):
        return len(self.R)


def body_torque(model):
    bound = model.bind(ph.Body(BODY), "python")
    return lambda t, R, W: np.array(bound.torque(t, mat3(R), vec3(W), bound.p), float)


def held_torque(torque, omega, t_end, steps):
    """Solve P1 - P0 = h (Pm x Wm + T0), R1 = R0 exp(h Wm): the implicit midpoint rule with the torque T0 held."""
    h, R, P = t_end / steps, TILT, BODY * omega
    attitudes, velocities = [R], [P / BODY]
    for i in range(steps):
        T = torque(i * h, R, P / BODY)
        M = P + 0.5 * h * T
        for _ in range(50):  # Newton iteration for the momentum in the middle of the step
            W = M / BODY
            F = M - P - 0.5 * h * (np.cross(M, W) + T)
            skew = lambda v: np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])  # noqa: E731
            J = np.eye(3) - 0.5 * h * (skew(M) / BODY - skew(W))
            d = np.linalg.solve(J, F)
            M = M - d
            if np.abs(d).max() < 1e-13 * (1 + np.abs(M).max()):
                break
        R, P = R @ ph.so3.exp(h * M / BODY), 2 * M - P
        attitudes.append(R)
        velocities.append(P / BODY)
    return Samples(attitudes, velocities, steps)


def dop853(torque, omega, t_end, steps, tolerance):
    calls = [0]

    def rate(t, y):
        calls[0] += 1
        R, P = y[:9].reshape(3, 3), y[9:]
        W = P / BODY
        hat = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        return np.concatenate([(R @ hat).ravel(), np.cross(P, W) + torque(t, R, W)])

    y0 = np.concatenate([TILT.ravel(), BODY * omega])
    times = np.linspace(0.0, t_end, steps + 1)
    longest = np.inf if tolerance > 1e-10 else t_end / 5000  # short steps, so that the reference run misses no contact
    s = solve_ivp(rate, (0.0, t_end), y0, "DOP853", times, rtol=tolerance, atol=tolerance, max_step=longest)
    return Samples(s.y[:9].T.reshape(-1, 3, 3), s.y[9:].T / BODY, calls[0])


def measure(case):
    model, potential, omega, t_end, all_steps = CASES[case]
    omega, torque, rows = np.array(omega), body_torque(CASES[case][0]), []
    reference = dop853(torque, omega, t_end, 4, 1e-13)
    exact = (reference.kinetic_energy + potential(reference))[-1]

    def row(name, steps, run, calls):
        E = run.kinetic_energy + potential(run)
        E0 = run.kinetic_energy[0]
        if not np.all(np.isfinite(E)) or len(run) <= steps:
            return {"case": case, "method": name, "steps": steps, "energy": None, "gained": None, "calls": calls}
        # the energy of the exact motion never rises, because no torque here does positive work
        gained = max(0.0, float(np.diff(E).max())) / E0
        error = abs(float(E[-1]) - exact) / E0
        return {"case": case, "method": name, "steps": steps, "energy": error, "gained": gained, "calls": calls}

    for steps in all_steps:
        with np.errstate(all="ignore"):
            q = held_torque(torque, omega, t_end, steps)
        rows.append(row("held torque", steps, q, q.calls))
        for m in METHODS:
            q = ph.simulate(
                BODY, model, omega=omega, attitude=TILT, t_end=t_end, dt=t_end / steps, method=m, on_failure="stop"
            )
            rows.append(row(m, steps, q, q.stats.torque_calls))
    for tolerance in (1e-3, 1e-6, 1e-9):
        q = dop853(torque, omega, t_end, all_steps[0], tolerance)
        rows.append(row(f"DOP853 {tolerance:.0e}", all_steps[0], q, q.calls))
    return rows


def show(rows, console):
    for case in CASES:
        table = Table(title=case)
        for head in ("method", "steps", "energy", "gained", "calls"):
            table.add_column(head, justify="left" if head == "method" else "right")
        for r in rows:
            if r["case"] == case:
                shown = ["exploded" if r[k] is None else f"{r[k]:.1e}" for k in ("energy", "gained")]
                table.add_row(r["method"], str(r["steps"]), *shown, str(r["calls"]))
        console.print(table)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", default=Path(__file__).parent / "results" / "damping.json", type=Path)
    to = parser.parse_args().json
    rows = [r for case in CASES for r in measure(case)]
    show(rows, Console())
    to.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()

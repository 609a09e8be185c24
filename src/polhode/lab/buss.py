"""Buss 2001: the cost of a step, energies after many steps, the number of steps for a given accuracy, and claims of the
text.

Comparison with the tables shows the following, which the exhibits use unless they say otherwise:

- The moments are (0.95, 0.09, 0.94)/3, not those of the 1:4:18 prism of the text; the momentum is 3, at 45 degrees
  between axes 1 and 2.
- In Figures 4 and 5 and in the long run, "N" means N - 1 steps.  In Figures 6 and 7, it means N steps of length T/N.
- Runge-Kutta, Adams and Simo-Wong are used as in the program behind the tables.  The exhibit `buss-as-stated` uses them
  as the text describes them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import compress, pairwise
from typing import Any

import numpy as np

from ..errors import long_steps_on_purpose
from ..exact import free_body
from ..groups.so3 import angle
from ..integrators.buss import mean3, mean3_buss, rotation_only
from ..kernels.values import Diag3, Mat3, Vec3, divide, dot
from ..motion.simulation import simulate
from .exhibit import STEP_AXIS, TIME_AXIS, Cell, Curve, Finding, Plot, Verdict, curve, decided, exhibit
from .published import published

PAPER = "buss2001"
DATA = published(PAPER)
MOMENTS = (0.95 / 3, 0.03, 0.94 / 3)
MOMENTUM = (3 / math.sqrt(2), 3 / math.sqrt(2), 0.0)
HALF_LENGTHS = (0.2, 0.9, 0.05)  # in the ratio 4 : 18 : 1
METHODS: dict[str, tuple[str, dict[str, Any]]] = {
    "1st": ("buss1", {}),
    "2nd": ("buss2", {}),
    "false 3rd": ("buss3_false", {}),
    "augmented 2nd": ("buss2_aug", {}),
    "3rd": ("buss3", {}),
    "4th": ("buss4", {}),
    "Simo-Wong explicit": ("buss_sw_as_run", {}),
    "McLachlan-Reich 1-2-3": ("mr2", {"axes": "123"}),
    "McLachlan-Reich 2-3-1": ("mr2", {"axes": "231"}),
    "MR 4th-order 2-3-1": ("mr4", {"axes": "231"}),
    "Runge-Kutta": ("buss_rk_as_run", {}),
    "AB-AM": ("buss_abm_as_run", {}),
}
# the methods as the text describes them
STATED = {"Simo-Wong explicit": "buss_sw", "Runge-Kutta": "buss_rk", "AB-AM": "buss_abm"}
PROGRAM = "Simo-Wong, Runge-Kutta and AB-AM are used as in the program behind the tables."
SLIPS = {
    "Simo-Wong explicit": "the program left out the division by h in a_i, which makes it a first-order method",
    "Runge-Kutta": "the program averaged rotation vectors, not quaternions",
    "AB-AM": "the program computed the predicted velocity in the axes of the predicted body, used it in the axes of "
    "the old one, and started with first-order steps",
}


@long_steps_on_purpose()
def run(row: str, h: float, steps: int, body: Any = MOMENTS, momentum: Any = MOMENTUM, **more: Any) -> Any:
    """Return the motion by the method of a row.  `more` holds options of `simulate`, which replace those of the row."""
    method, options = METHODS[row]
    start = np.asarray(momentum) / np.asarray(body)
    settings: dict[str, Any] = {"method": method, "every": 0, **options, **more}
    return simulate(body, omega=start, t_end=steps * h, dt=h, **settings)


def energy_after(row: str, h: float, steps: int, **more: Any) -> float:
    return float(run(row, h, steps, **more).kinetic_energy[-1])


def six(value: float) -> str:
    """Return a number with six digits, as in the printed tables, where the highest energy is written as 150.0."""
    return "150.0" if value == 150 else f"{value:#.6g}"


def matches(found: float, shown: float) -> bool:
    return float(six(found)) == shown or abs(found - shown) < 5.001e-7 * 10 ** math.ceil(math.log10(shown))


# --- Figure 3 ---------------------------------------------------------------------------------------------

FIGURE_3 = {"MR2": "McLachlan-Reich 2-3-1", "MR4": "MR 4th-order 2-3-1"}  # rows with other names than in METHODS


def counted(operations: Mapping[str, int], energy_step: float) -> tuple[float, float]:
    """Return the cost of a step in multiplications, without and with the energy step."""
    data = DATA["figure3_counts"]
    price = data["costs"]
    rotation = sum(price[k] * n for k, n in data["rotation"].items())
    base = sum((rotation if k == "rotations" else price[k]) * n for k, n in operations.items())
    return base, base + energy_step


def nanoseconds(trials: Mapping[Any, Callable[[int], Any]], steps: int = 40_000, rounds: int = 9) -> dict[Any, float]:
    """Return the CPU time per step: the smallest time of interleaved rounds, without the cost of a call."""

    def spent(f: Callable[[int], Any], n: int) -> float:
        t = time.process_time_ns()
        f(n)
        return float(time.process_time_ns() - t)

    for f in trials.values():
        f(10)
    best = dict.fromkeys(trials, math.inf)
    call = dict.fromkeys(trials, math.inf)
    for _ in range(rounds):
        for k, f in trials.items():
            call[k] = min(call[k], spent(f, 10))
            best[k] = min(best[k], spent(f, steps))
    return {k: (best[k] - call[k]) / (steps - 10) for k in trials}


def measured_costs(rows: Iterable[str]) -> dict[tuple[str, int], float]:
    """Return the nanoseconds per step by row of Figure 3, Cayley and Runge-Kutta, without and with energy step."""
    trials = {
        (row, k): partial(run, FIGURE_3.get(row, row), 1e-3, energy_correction=bool(k)) for row in rows for k in (0, 1)
    }
    for k in (0, 1):
        trials["cayley", k] = partial(run, "McLachlan-Reich 2-3-1", 1e-3, cayley=True, energy_correction=bool(k))
    trials["rk", 0] = partial(run, "Runge-Kutta", 1e-3)
    return nanoseconds(trials)


def cost_claims(ns: Mapping[tuple[str, int], float], pair: Sequence[float]) -> list[Cell]:
    """Compare claims of the text about costs with measurements.  `pair` holds the printed costs of Cayley's method."""
    unit = ns["3rd", 1]

    def claim(words: str, shown: str, value: float, holds: bool, partly: bool, note: str) -> Cell:
        return Cell(words, shown, f"{value:.2f}", decided(holds, partly), note)

    mr4, cayley = ns["MR4", 0] / unit, [ns["cayley", k] / unit for k in (0, 1)]
    rk, mr2 = ns["rk", 0] / ns["augmented 2nd", 0], ns["MR2", 0] / unit
    return [
        claim(
            "measured: fourth-order symplectic costs more than twice third order with energy step",
            "> 2", mr4, mr4 > 2.0, mr4 > 1.0, f"{ns['MR4', 0]:.0f} ns against {unit:.0f} ns",
        ),
        claim(
            "measured: a Runge-Kutta step costs about three times an augmented second-order step",
            "about 3", rk, 2.5 < rk < 3.5, 1.5 < rk < 6.0,
            f"{ns['rk', 0]:.0f} ns against {ns['augmented 2nd', 0]:.0f} ns",
        ),
        claim(
            "measured: second-order symplectic costs about as much as third order with energy step",
            "0.84", mr2, 0.6 < mr2 < 1.2, mr2 < 2.0, f"{ns['MR2', 0]:.0f} ns against {unit:.0f} ns",
        ),
        Cell(
            "Cayley: cost with and without energy step",
            f"{pair[0]} with, {pair[1]} without",
            f"{cayley[1]:.2f} with, {cayley[0]:.2f} without",
            Verdict.DIFFERS if (cayley[1] > cayley[0]) != (pair[0] > pair[1]) else Verdict.HOLDS,
            "the printed values seem to be exchanged, because a further rotation cannot make a step cheaper",
        ),
    ]  # fmt: skip


@exhibit("buss-fig3", PAPER, "Figure 3: relative cost of a step")
def figure_3() -> Finding:
    """The table follows from the operation counts of the text if the energy step counts as 90 multiplications.

    Measured is the CPU time per step of the compiled code of this library, relative to the third-order method with
    energy step.
    """
    table, counts = DATA["figure3"]["rows"], DATA["figure3_counts"]
    stated, _ = counted(counts["energy step"], 0)

    def fits(step: float) -> list[tuple[str, int, float, float]]:
        unit = counted(counts["rows"]["3rd"], step)[1]
        return [
            (row, k, shown, counted(counts["rows"][row], step)[k] / unit)
            for row, pair in table.items()
            for k, shown in enumerate(pair)
        ]

    agreeing = {s: sum(f"{v:.2f}" == f"{x:.2f}" for _, _, x, v in fits(s)) for s in (*range(80, 111), stated)}
    best = max(agreeing, key=lambda s: (agreeing[s], s == stated))
    ns = measured_costs(table)
    unit = ns["3rd", 1]
    cells = []
    heads = ("without energy step", "with energy step")
    for row, k, shown, value in fits(best):
        good = f"{value:.2f}" == f"{shown:.2f}"
        near = abs(value - shown) < 0.0101
        note = "" if good else f"{value:.3f} from the counts" + ("" if near else ": a misprint")
        verdict = Verdict.AGREES if good else Verdict.WITHIN if near else Verdict.DIFFERS
        cells.append(Cell(row, f"{shown:.2f}", f"{value:.2f}", verdict, note, column=heads[k]))
    cells += [
        Cell(
            "cost of the energy step in multiplications",
            str(best),
            str(stated),
            Verdict.AGREES if stated == best else Verdict.DIFFERS,
            f"the counts in the text give {stated}, with which {agreeing[stated]} of 14 cells would agree; "
            f"with {best}, {agreeing[best]} cells agree",
        ),
        *cost_claims(ns, counts["Cayley MR2"]),
    ]
    names = tuple(table)
    x = range(len(names))
    curves = []
    for k, head in enumerate(heads):
        curves.append(curve(f"printed, {head}", x, [table[r][k] for r in names], "dots"))
        curves.append(curve(f"measured, {head}", x, [ns[r, k] / unit for r in names]))
    plot = Plot("Cost of a step", "", "relative to third order with energy step", tuple(curves), categories=names)
    return Finding(tuple(cells), (plot,), (f"Third order with energy step: {unit:.0f} ns per step here.",))


# --- Figures 4 and 5 --------------------------------------------------------------------------------------


def energies(table: Mapping[str, list[dict[str, Any]]]) -> tuple[Cell, ...]:
    cells = []
    for row, entries in table.items():
        for c in entries:
            found = energy_after(row, c["h"], c["N"] - 1)
            relative = abs(found / c["energy"] - 1)
            if matches(found, c["energy"]):
                verdict, note = Verdict.AGREES, ""
            elif relative < 1e-5:
                verdict, note = Verdict.WITHIN, f"within {relative:.0e}; not explained"
            else:
                verdict, note = Verdict.DIFFERS, f"by {relative:.1e}"
            cells.append(Cell(row, six(c["energy"]), six(found), verdict, note, column=f"h = {c['h']:g}, N = {c['N']}"))
    return tuple(cells)


def drift(h: float, steps: int, rows: Any, title: str) -> Plot:
    """Return a plot of the energy over time."""
    curves = []
    for row in rows:
        q = run(row, h, steps, every=max(1, steps // 400))
        curves.append(curve(row, q.t, q.kinetic_energy))
    return Plot(title, TIME_AXIS, "energy", tuple(curves))


def computed_again(entries: Sequence[tuple[str, dict[str, Any]]], **more: Any) -> tuple[list[float], int]:
    """Return the energies for rows and cells of Figures 4 and 5, and how many of them agree with the printed ones."""
    found = [energy_after(row, c["h"], c["N"] - 1, **more) for row, c in entries]
    return found, sum(matches(energy, c["energy"]) for energy, (_, c) in zip(found, entries, strict=True))


def errors_by_step(table: Mapping[str, list[dict[str, Any]]], cells: tuple[Cell, ...]) -> Plot:
    """Return a plot of the error of the energy against the step: printed values as dots, recomputed ones as lines."""
    start = initial_energy()
    found = iter(cells)
    curves = []
    for row, entries in table.items():
        h = [c["h"] for c in entries]
        here = [abs(float(next(found).recomputed) - start) for _ in entries]
        shown = [abs(c["energy"] - start) for c in entries]
        keep = [max(a, b) > 6e-5 for a, b in zip(here, shown, strict=True)]  # the printed values have six digits
        curves.append(curve(row, list(compress(h, keep)), list(compress(here, keep))))
        curves.append(curve("", list(compress(h, keep)), list(compress(shown, keep)), "dots"))
    title = "Energy error at the end (dots: printed)"
    return Plot(title, STEP_AXIS, "|energy - initial energy|", tuple(curves), log_x=True, log_y=True)


def initial_energy(body: Any = MOMENTS, momentum: Any = MOMENTUM) -> float:
    return float(0.5 * np.sum(np.square(momentum) / np.asarray(body)))


@exhibit("buss-fig4", PAPER, "Figure 4: energy after N steps, small steps")
def figure_4() -> Finding:
    """Energy after N small steps.  It starts at 82.1053, and its largest possible value is 150."""
    table = DATA["figure4"]
    cells = energies(table)
    rows = ("1st", "2nd", "false 3rd", "augmented 2nd", "3rd", "4th", "McLachlan-Reich 1-2-3", "Runge-Kutta", "AB-AM")
    plots = (drift(0.002, 199_999, rows, "Energy over 400 s, h = 0.002: 8.1° a step"), errors_by_step(table, cells))
    notes = ("N stands for N - 1 steps.", PROGRAM)
    return Finding(cells, plots, notes)


@exhibit("buss-fig5", PAPER, "Figure 5: energy after N steps, large steps", fast=True)
def figure_5() -> Finding:
    """Energy after N large steps in four seconds.  The body turns by 16 to 81 degrees per step."""
    table = DATA["figure5"]
    cells = energies(table)
    plots = (drift(0.016, 249, tuple(table), "Energy over 4 s, h = 0.016: 65° a step"), errors_by_step(table, cells))
    return Finding(cells, plots, ("N stands for N - 1 steps.",))


# --- the long run -----------------------------------------------------------------------------------------


LONG = DATA["long_run"]


def long_run(steps: int) -> Finding:
    h, whole = LONG["h"], LONG["N"] - 1
    cells = []
    curves = []
    for order in ("1-2-3", "2-3-1"):
        row = f"McLachlan-Reich {order}"
        early = run(row, h, 200, observe="kinetic_energy").observed["kinetic_energy"]
        seen = run(row, h, steps, observe="kinetic_energy").observed["kinetic_energy"]
        shown = LONG[order]
        inside = seen.min <= shown <= seen.max
        note = f"energy between {seen.min:.4f} and {seen.max:.4f} in all {steps} steps"
        words, value = f"{order}: energy band at the end of the long run", f"{seen.min:.4f} to {seen.max:.4f}"
        if steps == whole:
            words, value = f"{order}: energy after {LONG['N']} steps", f"{seen.last:.4f}"
            note += "; the energy oscillates within a band, and its phase depends on rounding"
        verdict = Verdict.AGREES if matches(float(seen.last), shown) and steps == whole else Verdict.WITHIN
        cells.append(Cell(words, f"{shown:.4f}", value, verdict if inside else Verdict.DIFFERS, note))
        wider = max(early.min - seen.min, seen.max - early.max)
        still = bool(wider <= 0.01 * (early.max - early.min))
        cells.append(
            Cell(
                f"{order}: a very modest drift in energy",
                f"{shown - 82.1053:+.4f}",
                f"{wider:.1e}",
                Verdict.HOLDS if still else Verdict.DIFFERS,
                f"there is no drift: the band of the first 200 steps, {early.min:.4f} to {early.max:.4f}, widens by "
                f"this amount",
            )
        )
        q = run(row, h, 100, every=1)
        curves.append(curve(order, q.t, q.kinetic_energy))
    plot = Plot("Energy in the first 100 steps of 81°", TIME_AXIS, "energy", tuple(curves))
    part = "" if steps == whole else f"  Here {steps} steps; with --long, all of them."
    return Finding(tuple(cells), (plot,), (f"200 million steps of {h:g} s.{part}",))


@exhibit("buss-long-run", PAPER, "200 million steps of 81 degrees", fast=True, full=partial(long_run, LONG["N"] - 1))
def short_long_run() -> Finding:
    """The text gives the energy after 200 million steps of McLachlan-Reich and calls the change a drift."""
    return long_run(2_000_000)


# --- Figures 6 and 7 --------------------------------------------------------------------------------------


@cache
def truth(T: float, body: Any = MOMENTS, momentum: Any = MOMENTUM) -> np.ndarray:
    return np.asarray(free_body(body, omega=np.asarray(momentum) / np.asarray(body), t=T).R)


def error_after(row: str, T: float, n: int, body: Any = MOMENTS, momentum: Any = MOMENTUM, **more: Any) -> float:
    """Return the angle between the computed and the exact attitude at time T, after n steps."""
    q = run(row, T / n, n, body, momentum, on_failure="stop", **more)
    return float(angle(truth(T, body, momentum), q.R[-1])) if q.outcome.good else math.pi


def steps_needed(error_of: Callable[[int], float], eps: float, cap: int) -> int | None:
    """Return the number of steps from which on the error stays below eps, or None if it is larger than `cap`.

    The number is doubled, starting from 10, and then reduced to the last crossing of eps.
    """
    n = 10
    while error_of(n) > eps:
        n *= 2
        if n > cap:
            return None
    good, bad = n, n // 2 if n > 10 else 0
    # reduce by 3 % at a time, because the error may fall below eps by chance for a smaller number of steps
    while good > bad + 1:
        trial = max(bad, min(good - 1, int(good * 0.97)))
        if trial == bad or error_of(trial) > eps:
            bad = trial
            break
        good = trial
    while good > bad + 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if error_of(middle) <= eps else (good, middle)
    return good


def mean_rotation(row: str, T: float, n: int, **more: Any) -> float:
    """Return the sum of h |omega| over the run, divided by N - 1, in degrees."""
    seen = run(row, T / n, n, observe="speed", **more).observed["speed"]
    total = seen.mean * (n + 1) - seen.last
    return math.degrees(T / n * float(total) / (n - 1))


POWERS = {1e-3: "10⁻³", 1e-6: "10⁻⁶"}


def accuracy_cells(rows: list[dict[str, Any]], tolerance: Callable[[float, float, bool], float]) -> tuple[Cell, ...]:
    """Return N and the mean rotation for all cells.  `tolerance(T, eps, energy step)` is relative to N."""
    caps = {
        (c["T"], c["eps"]): int(c["N"].strip("> failed")) for r in rows for c in r["cells"] if isinstance(c["N"], str)
    }
    cells = []
    for r in rows:
        preserving = r["energy_preserving"]
        name = r["row"] + (" + energy step" if preserving else "")
        for c in r["cells"]:
            T, eps = c["T"], c["eps"]
            cap = caps.get((T, eps), 20480)
            found = steps_needed(partial(error_after, r["row"], T, energy_correction=preserving), eps, cap)
            head = f"T = {T:g}, ε = {POWERS[eps]}"
            shown = str(c["N"])
            here = f">{cap} failed" if found is None else str(found)
            if shown == here:
                verdict, note = Verdict.AGREES, ""
            elif found is None or isinstance(c["N"], str):
                verdict, note = Verdict.DIFFERS, f"N = {found} is enough here, below the limit of {cap}"
            else:
                off = found - c["N"]
                within = abs(off) <= max(1.0, tolerance(T, eps, preserving) * c["N"])
                verdict = Verdict.WITHIN if within else Verdict.DIFFERS
                note = f"off by {off:+d}, {abs(off) / c['N']:.2%}"
            cells.append(Cell(name, shown, here, verdict, note, column=f"N for {head}"))
            if c["theta_deg"] is not None:
                cells.append(rotation_cell(name, head, r["row"], T, c["N"], c["theta_deg"], preserving))
    return tuple(cells)


def rotation_cell(name: str, head: str, row: str, T: float, n: int, shown: float, preserving: bool) -> Cell:
    found = mean_rotation(row, T, n, energy_correction=preserving)
    places = 2 if isinstance(shown, float) else 0
    off = abs(found - shown)
    if f"{found:.{places}f}" == f"{shown:.{places}f}":
        verdict, note = Verdict.AGREES, ""
    elif off <= max(0.0205, 0.0065 * found):
        verdict, note = Verdict.WITHIN, f"within {max(off, 10**-places):.2f}°"
    else:
        verdict, note = Verdict.DIFFERS, f"a misprint of {found:.2f}, which is the rotation for N = {n}"
    return Cell(name, f"{shown:.{places}f}", f"{found:.2f}", verdict, note, column=f"θ in degrees for {head}")


def error_plot(title: str, curves: Iterable[Curve]) -> Plot:
    return Plot(title, "steps N", "error (rad)", tuple(curves), log_x=True, log_y=True)


def accuracy_plots(rows: list[dict[str, Any]], T: float, most: int) -> tuple[Plot, ...]:
    """Return plots of the error against N, without and with the energy step.  Printed values of N are dots."""
    plots = []
    for preserving in (False, True):
        curves: list[Curve] = []
        for r in rows:
            if r["energy_preserving"] is not preserving:
                continue
            n = [10 * 2**k for k in range(20) if 10 * 2**k <= most]
            e = [error_after(r["row"], T, k, energy_correction=preserving) for k in n]
            curves.append(curve(r["row"], n, e))
            dots = [(c["N"], c["eps"]) for c in r["cells"] if c["T"] == T and not isinstance(c["N"], str)]
            curves.append(curve("", [n for n, _ in dots], [e for _, e in dots], "dots"))
        word = "with" if preserving else "without"
        plots.append(error_plot(f"Attitude error at T = {T:g}, {word} energy step (dots: printed)", curves))
    return tuple(plots)


@exhibit("buss-fig6", PAPER, "Figure 6: steps needed for an accuracy")
def figure_6() -> Finding:
    """The number N of steps T/N for which the error of the final attitude is at most ε, and the mean rotation per
    step.
    """
    rows = DATA["figure6"]
    cells = accuracy_cells(rows, lambda T, eps, preserving: 0.002 if preserving and eps == 1e-6 else 4e-4)
    return Finding(
        cells,
        accuracy_plots(rows, 0.4, 20480),
        (
            "With energy step and ε = 10⁻⁶ the printed N differ by up to 0.15 %, which corresponds to some 10⁻⁹ rad. "
            "An energy step loses this much if its angle is computed by acos; ours computes no angle.",
            PROGRAM,
        ),
    )


@exhibit("buss-fig7", PAPER, "Figure 7: high accuracy")
def figure_7() -> Finding:
    """Like Figure 6, for longer times and smaller errors."""
    rows = DATA["figure7"]
    cells = accuracy_cells(rows, lambda T, eps, preserving: 0.01 if (T, eps) == (40.0, 1e-6) else 4e-4)
    return Finding(
        cells,
        accuracy_plots(rows, 40.0, 163840),
        (
            "At T = 40 and ε = 10⁻⁶ the printed N differ by up to 1 %. An error of about 4·10⁻⁸ rad in the numerical "
            "reference of the paper would explain this. Our reference is exact.",
        ),
    )


# --- the methods and the body of the text ----------------------------------------------------------------


@exhibit("buss-as-stated", PAPER, "Simo-Wong, Runge-Kutta and Adams as the text describes them")
def as_stated() -> Finding:
    """Three rows of the tables come from programs that differ from the text.

    This exhibit computes the same cells with the methods that the text describes.
    """
    cells: list[Cell] = []
    for row in STATED:
        entries = [(row, c) for figure in ("figure4", "figure5") for c in DATA[figure].get(row, ())]
        energies, stated = computed_again(entries, method=STATED[row])
        _, ran = computed_again(entries)
        total = len(entries)
        values = [
            f"{six(energy)} (printed {six(c['energy'])}) at h = {c['h']:g}"
            for energy, (_, c) in zip(energies, entries, strict=True)
        ]
        cells.append(
            Cell(
                f"{row}: the printed energies are those of the method in the text",
                f"{total} energies",
                f"{stated} agree",
                decided(stated == total),
                f"with the program behind the tables, {ran} agree: {SLIPS[row]}.  With the stated method: "
                f"{'; '.join(values)}",
            )
        )
        table = next(r["cells"] for r in DATA["figure6"] if r["row"] == row and not r["energy_preserving"])
        found = [steps_needed(partial(error_after, row, c["T"], method=STATED[row]), c["eps"], 20480) for c in table]
        shown = [c["N"] if isinstance(c["N"], int) else None for c in table]
        near = all(a == b or (a and b and abs(a - b) <= 0.002 * a) for a, b in zip(shown, found, strict=True))
        cells.append(
            Cell(
                f"{row}: the N in Figure 6 are those of the method in the text",
                ", ".join(">20480" if n is None else str(n) for n in shown),
                ", ".join(">20480" if n is None else str(n) for n in found),
                decided(near),
                "without energy step; T = 0.4, 0.4, 4 and ε = 10⁻³, 10⁻⁶, 10⁻³",
            )
        )
    curves = []
    for row in STATED:
        for word, method, style in (("stated", STATED[row], "line"), ("run", METHODS[row][0], "dashes")):
            n = [10 * 2**k for k in range(12)]
            curves.append(curve(f"{row}, as {word}", n, [error_after(row, 0.4, k, method=method) for k in n], style))
    return Finding(tuple(cells), (error_plot("Attitude error at T = 0.4", curves),))


def mean_rotation_cell(h: str, shown: float) -> Cell:
    """Compare the printed mean rotation in a step of h seconds with the recomputed one."""
    found = math.degrees(float(h) * float(run("4th", 1e-3, 4000, observe="speed").observed["speed"].mean))
    places = len(repr(shown).partition(".")[2])
    good = f"{found:.{places}f}" == f"{shown:.{places}f}"
    return Cell(
        f"mean rotation of a step of {h} s, degrees", str(shown), f"{found:.2f}",
        Verdict.AGREES if good else Verdict.DIFFERS, "" if good else "the heading of Figure 4 says 8.1",
    )  # fmt: skip


@exhibit("buss-prism", PAPER, "The body of the tables", fast=True)
def body_of_the_tables() -> Finding:
    """The text names a uniform 1:4:18 prism.  The tables come from moments in which only one length was squared."""
    a1, a2, a3 = HALF_LENGTHS
    # the moments of the prism, with mass 1
    uniform = tuple((x * x + y * y) / 3 for x, y in ((a2, a3), (a1, a3), (a1, a2)))
    ceiling = DATA["highest_energy"]
    # size of the momentum for which the largest possible energy is the printed one
    size = math.sqrt(2 * min(uniform) * ceiling)
    momentum = tuple(size / 3 * x for x in MOMENTUM)
    start = initial_energy(uniform, momentum)
    slip = ((a3 + a2) / 3, (a1 * a1 + a3) / 3, (a1 * a1 + a2) / 3)
    entries = [(row, c) for row, cells in DATA["figure5"].items() for c in cells]
    ends, agree = computed_again(entries, body=uniform, momentum=momentum)
    _, slipped = computed_again(entries, body=slip)
    between = sorted(range(3), key=lambda k: slip[k])
    cells = [
        Cell(
            "initial energy of a prism whose highest energy is 150",
            six(DATA["initial_energy"]),
            six(start),
            Verdict.AGREES if matches(start, DATA["initial_energy"]) else Verdict.DIFFERS,
            f"with moments {', '.join(f'{m:.5f}' for m in slip)}: {six(initial_energy(slip))}",
        ),
        Cell(
            "the body is a uniform prism of 1:4:18",
            f"{len(entries)} cells of Figure 5",
            f"{agree} agree",
            decided(agree == len(entries)),
            f"with (a3 + a2, a1² + a3, a1² + a2)/3, half lengths {a1}, {a2}, {a3}: {slipped} agree",
        ),
        Cell(
            "momentum between the axes of least moments",
            "axes 1 and 2",
            f"axis {between[0] + 1} has the least moment, axis {between[2] + 1} the greatest",
            decided({0, 1} == set(between[:2])),
            "for the moments of the tables; for the prism the claim would hold",
        ),
    ]
    cells += [mean_rotation_cell(h, shown) for h, shown in DATA["mean_rotation_deg"].items() if h != "where"]
    curves = []
    for label, body, L in (("as tabulated", slip, MOMENTUM), ("1:4:18 prism", uniform, momentum)):
        q = run("3rd", 0.016, 249, body, L, every=1)
        curves.append(curve(label, q.t, q.kinetic_energy))
    plot = Plot("Third order, h = 0.016: energy of the two bodies", TIME_AXIS, "energy", tuple(curves))
    listed: dict[str, list[str]] = {}
    for energy, (row, _) in zip(ends, entries, strict=True):
        listed.setdefault(row, []).append(six(energy))
    rows = "; ".join(f"{row} {', '.join(values)}" for row, values in listed.items())
    return Finding(tuple(cells), (plot,), (f"Figure 5 for the prism, h = 0.004, 0.008, 0.016, 0.02: {rows}.",))


# --- orders, and the effect of the energy step --------------------------------------------------------------

GENERIC = (1.0, 2.0, 2.8)
GENERIC_MOMENTUM = (1.0, 2.0, 1.5)


ORDER_COUNTS = [100 * 2**k for k in range(6)]
LONGER = [4 * n for n in ORDER_COUNTS]  # for T = 4 the steps at the same index are 2.5 times as long as for T = 0.4
ORDER_ROWS = ("1st", "augmented 2nd", "3rd", "4th")
Errors = Mapping[tuple[str, bool, str], list[float]]  # errors by row, energy step, and body


def order_cells(found: Errors, at4: Mapping[str, list[float]]) -> tuple[Cell, ...]:
    """Check claims about orders.  `found`: errors at ORDER_COUNTS; `at4`: tabled body at T = 4 and LONGER."""

    def order(row: str, preserving: bool, where: str, first: int = 2, last: int = -1) -> float:
        """Return the order between two indices of `ORDER_COUNTS`."""
        e = found[row, preserving, where]
        return math.log(e[first] / e[last]) / math.log(ORDER_COUNTS[last] / ORDER_COUNTS[first])

    def advantage(where: str, k: int = 2) -> float:
        return found["4th", True, where][k] / found["3rd", True, where][k]

    third = [order("3rd", True, "tabled", k, k + 1) for k in range(len(ORDER_COUNTS) - 1)]
    other = order("3rd", True, "generic")
    once, once_other = order("1st", True, "tabled", 0), order("1st", True, "generic")
    ratio = [2**k for k in third]
    plain = [order("3rd", False, "tabled", -2), order("4th", False, "tabled", -2)]
    slopes4 = {row: [math.log2(a / b) for a, b in pairwise(e)] for row, e in at4.items()}
    settled = abs(plain[0] - 3) < 0.1 and abs(plain[1] - 4) < 0.1
    settled4 = abs(slopes4["3rd"][-1] - 3) < 0.1 and abs(slopes4["4th"][-1] - 4) < 0.1
    return (
        Cell(
            "third and fourth order without energy step are of third and fourth order", "3, 4",
            f"{plain[0]:.2f}, {plain[1]:.2f}",
            decided(settled and settled4, settled),
            f"T = 0.4, N = {ORDER_COUNTS[-2]} and {ORDER_COUNTS[-1]}; at T = 4, N from {LONGER[0]} to {LONGER[-1]}: "
            + "; ".join(f"{row} {', '.join(f'{k:.2f}' for k in slopes)}" for row, slopes in slopes4.items()),
        ),
        Cell(
            "third order with energy step: error divided by about 15 when N is doubled", "about 15",
            ", ".join(f"{r:.1f}" for r in ratio),
            decided(all(13.5 < r < 16.5 for r in ratio), all(13.5 < r < 16.5 for r in ratio[:3])),
            f"T = 0.4, N from {ORDER_COUNTS[0]} to {ORDER_COUNTS[-1]}; the factor decreases for small steps",
        ),
        Cell(
            "... so that it acts like a better than fourth-order method", "> 4",
            f"{max(third):.2f} to {min(third):.2f}; {other:.2f} on moments 1, 2, 2.8",
            decided(min(*third, other) > 4),
            "the paper expects a factor of 8 for fourth order; it is 16",
        ),
        Cell(
            "third order with energy step is more accurate than fourth order with energy step", "652 steps against 688",
            f"{advantage('tabled'):.2f} times as accurate; {advantage('generic'):.3f} on moments 1, 2, 2.8",
            decided(min(advantage("tabled"), advantage("generic")) > 1, advantage("tabled") > 1),
            f"N = {ORDER_COUNTS[2]}; only on the nearly symmetric body",
        ),
        Cell(
            "first order with energy step acts like second order", "2",
            f"{once:.2f}; {once_other:.2f} on moments 1, 2, 2.8",
            decided(abs(once - 2) < 0.15 and abs(once_other - 2) < 0.15, abs(once - 2) < 0.15),
            "only on the nearly symmetric body",
        ),
    )  # fmt: skip


def drift_cell() -> Cell:
    """Check the claim of section 3 about the term h^3/36 w'' x w, which does not change the third order."""
    h, I, P = 0.004, Diag3(*MOMENTS), Vec3(*MOMENTUM)
    identity = Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0))
    term = []  # growth of the energy with the term and without it
    for mean in (mean3_buss, mean3):
        parts = rotation_only(mean, 2)()
        s = parts.start(None, (), I, h, 0.0, identity, divide(P, I))
        for _ in range(999):
            s, _ = parts.step(None, (), I, h, 0.0, s)
        term.append(0.5 * dot(s.P, divide(s.P, I)) - initial_energy())
    return Cell(
        "section 3: the term h³/36 reduces the energy drift by a factor of about one third", "1/3",
        f"{term[0] / term[1]:.3f}",
        decided(0.25 < term[0] / term[1] < 0.45, term[0] < term[1]),
        f"energy grows by {term[0]:.4f} with it, {term[1]:.4f} without it, in 4 s at h = 0.004",
    )  # fmt: skip


@exhibit("buss-orders", PAPER, "Section 6: the effect of the energy step on the order", fast=True)
def orders() -> Finding:
    """The orders, measured on the body of the tables (nearly symmetric) and on a body with the moments 1, 2 and 2.8."""
    tabled = (MOMENTS, MOMENTUM)
    generic = (GENERIC, GENERIC_MOMENTUM)
    found = {
        (row, preserving, where): [error_after(row, T, n, *what, energy_correction=preserving) for n in ORDER_COUNTS]
        for row in ORDER_ROWS
        for preserving in (False, True)
        for where, T, what in (("tabled", 0.4, tabled), ("generic", 4.0, generic))
    }
    at4 = {row: [error_after(row, 4.0, n, *tabled, energy_correction=False) for n in LONGER] for row in ("3rd", "4th")}
    plots = tuple(
        error_plot(
            f"{title}: attitude error",
            [
                curve(row + " + energy step" * preserving, ORDER_COUNTS, e, "line" if preserving else "dashes")
                for (row, preserving, body), e in found.items()
                if body == where
            ],
        )
        for where, title in (("tabled", "Body of the tables, T = 0.4"), ("generic", "Moments 1, 2, 2.8, T = 4"))
    )
    note = (
        "The leading error of a method of odd order changes the energy, not the phase. The energy step removes it. "
        "An oscillation of the same order remains, which is small for a nearly symmetric body."
    )
    return Finding((*order_cells(found, at4), drift_cell()), plots, (note,))

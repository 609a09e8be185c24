"""Hulbert 1992, Explicit momentum conserving algorithms for rigid body dynamics: Figures 1-4 and 6-10, and the claims.

The text does not give the time spans of the figures; we chose them so that the effects that the text describes are
visible. In the book toss, the torque is constant in space.  Its impulse follows the midpoint rule, which gives the
printed impulses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..catalogue import PROBLEMS
from ..errors import long_steps_on_purpose
from ..exact import free_body
from ..motion.trajectory import Trajectory
from ..vector import simulate_vector
from .exhibit import TIME_AXIS, Cell, Curve, Finding, Plot, Verdict, curve, decided, exhibit
from .measures import bisection, book_toss, energy_change, largest_change, momentum_change, power, released, thin

STEP = 0.001
RULES = ("trapezoidal", "midpoint")
CONSERVING = ("sw", "hulbert_pc", "hulbert_stag")
NAMES = {
    "sw": "Simo-Wong",
    "hulbert_pc": "predictor-corrector",
    "hulbert_stag": "staggered",
    "park": "Park-Chiou-Downer",
}
SPAN_NOTE = "The text does not give the time span of the figure; we chose it."
ROUNDING = 1e-12
VISIBLE = 0.01  # smallest fraction of the height of a figure that is visible in print


def rule_of(method: str, rule: str) -> dict[str, Any]:
    return {} if method == "park" else {"impulse": rule}


def rules_of(method: str) -> dict[str, str]:
    """Return the impulse rules of a method, each with what to add to the name of the method."""
    return {"midpoint": ""} if method == "park" else {rule: f" ({rule})" for rule in RULES}


def by_step(steps: Sequence[float], rates: Sequence[float]) -> str:
    return ", ".join(f"{d:g}: {r:.1e}" for d, r in zip(steps, rates, strict=True))


def components(run: Trajectory, values: np.ndarray) -> tuple[Curve, ...]:
    styles = ("line", "dashes", "dots")
    return tuple(thin(f"e{k + 1}", run.t, values[:, k], styles[k]) for k in range(3))


# --- the book toss -----------------------------------------------------------------------------------------


@long_steps_on_purpose()
def toss(method: str, dt: float = STEP, t_end: float = 20.0, rule: str = "midpoint", every: int = 1) -> Trajectory:
    """Return a run of the book toss (section 5.1).  The disturbance lasts for one step, until t = 2."""
    return book_toss(dt).simulate(method, dt, t_end, every=every, **rule_of(method, rule))


def drift(t: np.ndarray, change: np.ndarray, windows: int = 20) -> float:
    """Return the rate of a relative change: the slope of its means over equal windows."""
    keep = len(t) // windows * windows
    return float(np.polyfit(t[:keep].reshape(windows, -1).mean(1), change[:keep].reshape(windows, -1).mean(1), 1)[0])


def flips(run: Trajectory) -> np.ndarray:
    """Return the times between changes of sign of the angular velocity about the middle axis."""
    on = released(run)
    t, w = run.t[on], run.omega[on, 0]
    k = np.flatnonzero(w[1:] * w[:-1] < 0)
    return np.diff(t[k] + (t[k + 1] - t[k]) * w[k] / (w[k] - w[k + 1]))


def toss_plots(method: str, run: Trajectory) -> tuple[Plot, ...]:
    name = f"Book toss, {NAMES[method]}, step {run.setup.dt:g}"
    energy = thin("kinetic energy", run.t, run.kinetic_energy)
    return (
        Plot(name, TIME_AXIS, "angular velocity, body frame", components(run, run.omega)),
        Plot(name, TIME_AXIS, "angular momentum, space", components(run, run.momentum)),
        Plot(name, TIME_AXIS, "kinetic energy", (energy,)),
    )


def conserves(run: Trajectory) -> Cell:
    d = momentum_change(run)
    return Cell(
        "angular momentum after the torque", "identically conserved", f"relative change {d:.1e}",
        decided(d < ROUNDING), "" if d < ROUNDING else "not conserved",
    )  # fmt: skip


@exhibit("hulbert-fig1", "hulbert1992", "Figure 1: book toss, Simo-Wong", fast=True)
def fig1() -> Finding:
    """Unstable motion about the axis of the intermediate moment, with Simo-Wong and step 0.001."""
    run = toss("sw", t_end=10.0)
    change = energy_change(run)
    exact = free_body(run.body, omega=run.omega[2000], attitude=run.R[2000], t=run.t[2000:] - run.t[2000])
    off = float(np.abs(run.omega[2000:] - exact.omega).max() / np.abs(exact.omega).max())
    cells = (
        conserves(run),
        Cell(
            "kinetic energy after the torque", "appears constant", f"relative change {np.abs(change).max():.1e}",
            decided(float(np.abs(change).max()) < VISIBLE),
        ),
        Cell(
            "angular velocity against the exact motion from t = 2", "(curves)", f"within {off:.1e} of its largest",
            Verdict.WITHIN if off < 5 * VISIBLE else Verdict.DIFFERS, "no numbers printed",
        ),
    )  # fmt: skip
    return Finding(cells, toss_plots("sw", run), (SPAN_NOTE,))


@exhibit("hulbert-fig2", "hulbert1992", "Figure 2: book toss, predictor-corrector", fast=True, claims=("HU05",))
def fig2() -> Finding:
    """The predictor-corrector algorithm with step 0.001, and the growth of its energy against the step."""
    run = toss("hulbert_pc", t_end=10.0)
    steps = (0.002, 0.001, 0.0005, 0.00025)
    runs = {(r, dt): toss("hulbert_pc", dt, 52.0, r, every=round(0.002 / dt)) for r in RULES for dt in steps}
    changes = {k: (long.t[released(long)], energy_change(long)) for k, long in runs.items()}
    rates = {rule: [drift(*changes[rule, dt]) for dt in steps] for rule in RULES}
    curves = [thin(f"step {dt:g}", *changes["midpoint", dt]) for dt in steps]
    between = flips(runs["midpoint", STEP])
    control = toss("sw", STEP, 52.0, "trapezoidal", every=4)
    still = drift(control.t[released(control)], energy_change(control))
    powers = [power(steps, rates[rule]) for rule in RULES]
    grows = all(r > 10 * abs(still) for rule in RULES for r in rates[rule])
    seen = float(np.abs(energy_change(run)).max())
    cells = (
        conserves(run),
        Cell(
            "kinetic energy in the figure", "appears constant", f"relative change {seen:.1e}", decided(seen < VISIBLE)
        ),
        Cell(
            "energy grows weakly for long times, also with smaller steps: unconditionally unstable",
            "text, section 5.1",
            f"rate per unit time at steps {by_step(steps, rates['midpoint'])} (midpoint), as step^{powers[1]:.2f}; "
            f"trapezoidal as step^{powers[0]:.2f}; Simo-Wong {abs(still):.0e}",
            decided(grows and all(2.5 < x < 3.5 for x in powers), grows),
            f"even weak growth changes the motion near the separatrix: at step {STEP:g} the time between "
            f"flips falls from {between[0]:.4f} to {between[-1]:.4f} within t = 52",
            "HU05",
        ),
    )  # fmt: skip
    growth = Plot("Book toss, predictor-corrector", TIME_AXIS, "relative change of kinetic energy", tuple(curves))
    return Finding(cells, (*toss_plots("hulbert_pc", run), growth), (SPAN_NOTE,))


@exhibit("hulbert-fig3", "hulbert1992", "Figure 3: book toss, staggered", fast=True, claims=("HU04",))
def fig3() -> Finding:
    """The staggered conserving algorithm with step 0.001, compared with Simo-Wong."""
    apart, runs = {}, {}
    for t_end in (10.0, 20.0):
        for rule in RULES:
            a, b = toss("sw", t_end=t_end, rule=rule), toss("hulbert_stag", t_end=t_end, rule=rule)
            apart[rule, t_end] = float(np.abs(a.omega - b.omega).max() / np.abs(a.omega).max())
            runs[rule, t_end] = b
    run = runs["midpoint", 10.0]
    cells = (
        conserves(run),
        Cell(
            "results of Simo-Wong and staggered are virtually identical", "text, section 5.1",
            "largest difference of the angular velocity: "
            + "; ".join(f"{rule}, t = {t:g}: {v:.1e}" for (rule, t), v in apart.items()) + " of its largest",
            decided(max(apart.values()) < VISIBLE, apart["midpoint", 10.0] < VISIBLE),
            "with the same impulse rule in both. The two rules differ more from each other: their momenta are "
            + " and ".join(f"{runs[rule, 10.0].momentum[-1, 0]:.2f} ({rule})" for rule in RULES),
            "HU04",
        ),
    )  # fmt: skip
    return Finding(cells, toss_plots("hulbert_stag", run), (SPAN_NOTE,))


@exhibit("hulbert-fig4", "hulbert1992", "Figure 4: book toss, Park-Chiou-Downer", fast=True, claims=("HU06",))
def fig4() -> Finding:
    """The reconstructed algorithm of Park, Chiou and Downer with step 0.001."""
    run = toss("park", t_end=10.0)
    long = toss("park", t_end=50.0)
    change, w3 = np.abs(energy_change(long)), np.abs(long.omega[released(long), 2])
    large, quiet = w3 > 0.5 * w3.max(), w3 < 0.1 * w3.max()
    part = float(large.mean())
    moved = np.abs(np.diff(energy_change(long)))
    share = float(moved[large[1:]].sum() / moved.sum())
    inside, outside = float(change[large].max()), float(change[quiet].max())
    third = len(change) // 3
    heights = [float(change[k * third : (k + 1) * third].max()) for k in range(3)]
    defect = momentum_change(long)
    bursts = inside > 5 * outside and share > 2 * part
    quieter = [float(np.abs(energy_change(toss(m, t_end=50.0))).max()) for m in CONSERVING]
    cells = (
        Cell(
            "energy grows in bursts when the e3 component of the angular velocity is large", "text, section 5.1",
            f"up to t = 50 the energy is off by {inside:.1e} while |Omega3| is above half of its maximum, and by "
            f"{outside:.1e} while it is below a tenth; {share:.0%} of its changes fall in {part:.0%} of the time; "
            f"height of the bursts in thirds of the run: {', '.join(f'{v:.1e}' for v in heights)}",
            decided(bursts and heights[2] > heights[0], inside > outside),
            "the other three stay within " + ", ".join(f"{v:.0e}" for v in quieter),
            "HU06",
        ),
        Cell(
            "angular momentum after the torque", "not conserved", f"relative change {defect:.1e} up to t = 50",
            decided(defect > 1e-3),
        ),
    )  # fmt: skip
    grows = Plot(
        "Book toss, Park-Chiou-Downer", TIME_AXIS, "relative change of kinetic energy, and |Omega3| scaled",
        (
            curve("energy", long.t[released(long)][::120], energy_change(long)[::120]),
            curve("|Omega3| (scaled)", long.t[released(long)][::120], w3[::120] / w3.max() * inside, "dots"),
        ),
    )  # fmt: skip
    note = "Hulbert gives no formulas for this algorithm; it is reconstructed (see the method `park`)."
    return Finding(cells, (*toss_plots("park", run), grows), (SPAN_NOTE, note))


# --- the fast top ------------------------------------------------------------------------------------------

LONG = 2000.0
SHOWN = 200.0


@long_steps_on_purpose()
def top(method: str, dt: float = STEP, t_end: float = SHOWN, rule: str = "midpoint", **more: Any) -> Trajectory:
    """Return a run of the fast top (section 5.2)."""
    return PROBLEMS["fast-top"].simulate(method, dt, t_end, on_failure="stop", **rule_of(method, rule), **more)


def nutation(run: Trajectory) -> np.ndarray:
    """Return the angle between the axis and the vertical in degrees."""
    return np.degrees(np.arctan2(np.hypot(run.R[:, 0, 2], run.R[:, 1, 2]), run.R[:, 2, 2]))


def envelope(run: Trajectory, windows: int = 100) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the middle times of equal windows, and the smallest and largest nutation in each window."""
    keep = len(run) // windows * windows
    t, a = run.t[:keep].reshape(windows, -1), nutation(run)[:keep].reshape(windows, -1)
    return t.mean(1), a.min(1), a.max(1)


def band(run: Trajectory, windows: int = 100) -> str:
    _, low, high = envelope(run, windows)
    return f"{low.min():.3f} to {high.max():.3f}"


def moved(run: Trajectory, windows: int = 20) -> float:
    """Return the largest change of the range of the nutation between the first window and any other, in degrees."""
    _, low, high = envelope(run, windows)
    return float(max(np.abs(low - low[0]).max(), np.abs(high - high[0]).max()))


def energy_drift(run: Trajectory) -> float:
    return drift(run.t, run.energy / run.energy[0] - 1.0)


def nutation_plots(method: str, runs: dict[str, Trajectory]) -> tuple[Plot, ...]:
    def plot(rule: str, run: Trajectory) -> Plot:
        t, low, high = envelope(run)
        named = f"Fast top, {NAMES[method]}, step {run.setup.dt:g}" + (f", {rule} rule" if method != "park" else "")
        return Plot(named, TIME_AXIS, "nutation angle, degrees", (curve("least", t, low), curve("greatest", t, high)))

    return tuple(plot(rule, run) for rule, run in runs.items())


def shown(method: str) -> dict[str, Trajectory]:
    return {rule: top(method, rule=rule, every=7) for rule in rules_of(method)}


ALIAS_NOTE = "The plot shows the range of the nutation, because the oscillation itself is too fast to be visible."


@exhibit("hulbert-fig6", "hulbert1992", "Figure 6: fast top, staggered", fast=True, claims=("HU07",))
def fig6() -> Finding:
    """The motion over a short time.  The caption says step 0.01, but the text says 0.001."""
    t_end = 2.0
    worst, last = {}, {}
    for dt in (0.01, 0.001):
        # the axis, from a fourth-order method with a small step
        true = PROBLEMS["fast-top"].simulate("rkmk4", 0.00025, t_end, every=round(dt / 0.00025)).R[:, :, 2]
        worst[dt], by = max(
            (float(np.linalg.norm(top(m, dt, t_end, rule).R[:, :, 2] - true, axis=1).max()), NAMES[m] + named)
            for m in NAMES
            for rule, named in rules_of(m).items()
        )
        last[dt] = f"{worst[dt]:.1e} at step {dt:g} ({by})"
    run = top("hulbert_stag", STEP, t_end)
    cells = (
        Cell(
            "for a short time the results of the algorithms are indistinguishable", "text, section 5.2",
            f"axis up to t = {t_end:g}, all algorithms and rules compared with an accurate solution: within "
            f"{last[0.001]}, {last[0.01]}",
            decided(worst[0.001] < VISIBLE), "the step 0.01 of the caption contradicts the step 0.001 of the text; "
                "we use that of the text",
            "HU07",
        ),
    )  # fmt: skip
    name = "Fast top, staggered, step 0.001"
    plots = (
        Plot(name, TIME_AXIS, "axis of the top", components(run, run.R[:, :, 2])),
        Plot(name, TIME_AXIS, "angular velocity, body frame", components(run, run.omega)),
        Plot(name, TIME_AXIS, "angular momentum, space", components(run, run.momentum)),
    )
    note = "The moments 5, 5, 1 must be about the fixed tip; the text says about the centre of mass."
    return Finding(cells, plots, (SPAN_NOTE, note))


@exhibit("hulbert-fig7", "hulbert1992", "Figure 7: fast top, Simo-Wong", fast=True, claims=("HU08",))
def fig7() -> Finding:
    """The motion over a long time with both impulse rules and step 0.001, and the drift of the energy against the
    step.
    """
    steps = (0.004, 0.002, 0.001)
    rates = {rule: [energy_drift(top("sw", dt, LONG, rule, every=101)) for dt in steps] for rule in RULES}
    exponent = power(steps, rates["midpoint"])
    runs = shown("sw")
    move = {rule: moved(run) for rule, run in runs.items()}
    coarse = {rule: envelope(top("sw", 0.05, 100.0, rule), 4) for rule in RULES}
    wide = {rule: f"{low[0]:.1f} to {high[0]:.1f}, at the end {low[-1]:.1f} to {high[-1]:.1f}"
            for rule, (_, low, high) in coarse.items()}  # fmt: skip
    grows = all(m > 20 * abs(t) for m, t in zip(rates["midpoint"], rates["trapezoidal"]))
    visible = move["midpoint"] > 0.05
    cells = (
        Cell(
            "unstable with the midpoint rule", "text, section 5.2",
            f"energy drifts at rate {by_step(steps, rates['midpoint'])} per unit time (midpoint), as "
            f"step^{exponent:.2f}, and {max(map(abs, rates['trapezoidal'])):.0e} at most (trapezoidal); "
            f"the range of the nutation changes by {move['midpoint']:.4f} degrees in t = {SHOWN:g}",
            decided(grows and visible, grows),
            f"the drift exists, but it is linear and weak: at step {STEP:g} 1 % of the energy takes t = "
            f"{0.01 / rates['midpoint'][-1]:.0e}. At step 0.05 it is obvious: nutation {wide['midpoint']} degrees "
            f"(trapezoidal {wide['trapezoidal']})",
            "HU08",
        ),
        Cell(
            "trapezoidal rule", "stable", f"nutation {band(runs['trapezoidal'])} degrees, its range changes by "
            f"{move['trapezoidal']:.1e}", decided(move["trapezoidal"] < 0.01),
        ),
    )  # fmt: skip
    return Finding(cells, nutation_plots("sw", runs), (SPAN_NOTE, ALIAS_NOTE))


@exhibit("hulbert-fig8", "hulbert1992", "Figure 8: fast top, predictor-corrector", fast=True, claims=("HU09",))
def fig8() -> Finding:
    """The motion over a long time with both impulse rules and step 0.001."""
    steps = (0.004, 0.002, 0.001)
    rates = {rule: [energy_drift(top("hulbert_pc", dt, 100.0, rule, every=11)) for dt in steps] for rule in RULES}
    powers = {rule: power(steps, rates[rule]) for rule in RULES}
    still = max(abs(energy_drift(top("sw", dt, 100.0, "trapezoidal", every=11))) for dt in steps)
    runs = shown("hulbert_pc")
    late = top("hulbert_pc", STEP, LONG, every=101)
    grows = all(r > 10 * still for rule in RULES for r in rates[rule])
    cells = (
        Cell(
            "weakly unstable with either rule", "text, section 5.2",
            "; ".join(
                f"{rule}: energy grows at rate {by_step(steps, rates[rule])}, as step^{powers[rule]:.2f}"
                for rule in RULES
            ),
            decided(grows and all(2.5 < p < 3.5 for p in powers.values()), grows),
            f"at the same time the nutation decays: {band(runs['midpoint'], 4)} degrees up to t = {SHOWN:g}, and the "
            f"last "
            f"quarter of t = {LONG:g} has {envelope(late, 4)[1][-1]:.3f} to {envelope(late, 4)[2][-1]:.3f}; "
            f"Simo-Wong (trapezoidal) {still:.0e} at most",
            "HU09",
        ),
    )  # fmt: skip
    return Finding(cells, nutation_plots("hulbert_pc", runs), (SPAN_NOTE, ALIAS_NOTE))


def chains_apart(run: Trajectory) -> np.ndarray:
    """Return the distance between the momenta of the two chains in space, corrected for the half step between them."""
    s = run.own
    here, there = (np.stack(list(R @ P), axis=-1)[:, 0] for R, P in ((s.R, s.P), (s.Rh, s.Ph)))
    torque = -20.0 * np.cross(run.R[:, :, 2], [0.0, 0.0, 1.0])
    return np.linalg.norm(there - here - 0.5 * run.setup.dt * torque, axis=1)


def parasite(run: Trajectory) -> tuple[float, float]:
    """Return the rate at which the distance of the chains grows, and when it reaches 0.01; NaN if it does not."""
    gap = chains_apart(run)
    first = gap[: len(gap) // 20].max()
    reached = np.flatnonzero(gap > 0.01)
    if not reached.size:
        return float("nan"), float("nan")
    on = slice(int(np.flatnonzero(gap > 10 * first)[0]), int(reached[0]))
    return float(np.polyfit(run.t[on], np.log(gap[on]), 1)[0]), float(run.t[reached[0]])


@exhibit("hulbert-fig9", "hulbert1992", "Figure 9: fast top, staggered", fast=True, claims=("HU10",))
def fig9() -> Finding:
    """The motion over a long time with both impulse rules and step 0.001, and the distance between the two chains.

    The distance is also shown for smaller steps.
    """
    steps = (0.002, 0.001, 0.0005)
    runs = shown("hulbert_stag")
    growth = {dt: parasite(top("hulbert_stag", dt, 80.0, "trapezoidal", every=round(0.01 / dt))) for dt in steps}
    late = top("hulbert_stag", STEP, LONG, "midpoint", every=101)
    gap = chains_apart(late)
    quiet = float(gap[len(gap) // 2 :].max() / gap[: len(gap) // 20].max())
    off = {rule: largest_change(run.energy) for rule, run in runs.items()}
    midpoint = quiet < 1.5 and abs(energy_drift(late)) * LONG < 1e-6
    trapezoidal = all(np.isnan(rate) for rate, _ in growth.values())
    grown = "" if trapezoidal else (
        "the two chains separate as exp(rate t), rate " + ", ".join(f"{d:g}: {r:.3f}" for d, (r, _) in growth.items())
        + ", and are 0.01 apart at t = " + ", ".join(f"{t:.1f}" for _, t in growth.values())
    )  # fmt: skip
    cells = (
        Cell(
            "stable with both rules, the midpoint rule superior", "text, section 5.2",
            f"midpoint: nutation {band(runs['midpoint'])} degrees, energy within {off['midpoint']:.1e}, chains no "
            f"further apart up to t = {LONG:g} (factor {quiet:.2f}); trapezoidal: nutation {band(runs['trapezoidal'])} "
            f"degrees, energy within {off['trapezoidal']:.1e}; {grown}",
            decided(midpoint and trapezoidal and off["midpoint"] < off["trapezoidal"],
                   midpoint and off["midpoint"] < off["trapezoidal"]),
            "" if trapezoidal else "the trapezoidal rule is not stable: the rate does not depend on the step, so a "
                "smaller step only delays the growth. The solution stays bounded, so in a figure it may look stable",
            "HU10",
        ),
    )  # fmt: skip
    picture = []
    for rule, run in runs.items():
        g = chains_apart(run)
        n = len(g) // 200
        picture.append(curve(rule, run.t[: 200 * n : n], g[: 200 * n].reshape(200, n).max(1)))
    title = "Fast top, staggered: distance of the two chains"
    both = Plot(title, TIME_AXIS, "difference of momenta", tuple(picture), log_y=True)
    return Finding(cells, (*nutation_plots("hulbert_stag", runs), both), (SPAN_NOTE, ALIAS_NOTE))


@exhibit("hulbert-fig10", "hulbert1992", "Figure 10: fast top, Park-Chiou-Downer", fast=True, claims=("HU11",))
def fig10() -> Finding:
    """The motion over a long time with step 0.001."""
    runs = shown("park")
    late = {dt: top("park", dt, LONG, every=101) for dt in (0.004, STEP)}
    rates = {dt: energy_drift(run) for dt, run in late.items()}
    move = {dt: moved(run) for dt, run in late.items()}
    off = {dt: largest_change(run.energy) for dt, run in late.items()}
    stable = all(abs(rates[dt]) * LONG < 0.2 * off[dt] and move[dt] < 0.01 for dt in late)
    cells = (
        Cell(
            "no instability", "text, section 5.2",
            f"up to t = {LONG:g} at steps 0.004, 0.001: energy within {off[0.004]:.1e}, {off[STEP]:.1e}, its drift "
            f"{rates[0.004]:.0e}, {rates[STEP]:.0e} per unit time; nutation {band(late[STEP], 20)} degrees, its band "
            f"changes by {move[0.004]:.1e}, {move[STEP]:.1e}",
            decided(stable, abs(rates[STEP]) * LONG < 0.2 * off[STEP]), "the algorithm is reconstructed", "HU11",
        ),
    )  # fmt: skip
    return Finding(cells, nutation_plots("park", runs), (SPAN_NOTE, ALIAS_NOTE))


# --- claims without a figure ----------------------------------------------------------------------------------


def amplification(method: str, K: np.ndarray, mass: np.ndarray, h: float) -> np.ndarray:
    """Return the matrix that maps (u, v) to (u, v) after one step."""
    n = len(mass)
    columns = []
    for e in np.eye(2 * n):
        run = simulate_vector(mass, K, u=e[:n], v=e[n:], t_end=h, dt=h, method=method)
        columns.append(np.concatenate([run.u[-1], run.v[-1]]))
    return np.array(columns).T


def largest_step(method: str) -> float:
    """Return the step at which the spectral radius for an oscillator of frequency 1 exceeds 1."""

    def is_stable(h: float) -> bool:
        return bool(np.abs(np.linalg.eigvals(amplification(method, np.eye(1), np.ones(1), h))).max() < 1.0 + 1e-6)

    return bisection(is_stable, 1.0, 3.0, 40)


def spectra() -> Cell:
    """Check claim HU01: Tamma-Namburu has the spectrum of central differences."""
    A = np.array([[3.0, -1.0, 0.5, 0.2], [-1.0, 4.0, -1.5, 0.3], [0.5, -1.5, 5.0, -0.7], [0.2, 0.3, -0.7, 2.0]])
    mass = np.array([1.0, 2.0, 0.7, 1.3])
    worst, between = 0.0, np.inf
    for h in (0.05, 0.2, 0.5, 0.9, 2.0):
        B, C = (amplification(m, A, mass, h) for m in ("tamma_namburu", "central_difference"))
        both = [np.poly(M) for M in (B, C)]
        worst = max(worst, float(np.abs(both[0] - both[1]).max() / np.abs(both[1]).max()))
        between = min(between, float(np.abs(B - C).max()))
    limits = [largest_step(m) for m in ("tamma_namburu", "central_difference")]
    same = worst < ROUNDING and abs(limits[0] - limits[1]) < 1e-6
    return Cell(
        "Tamma-Namburu has the spectrum of central differences, hence the same largest stable step",
        "text, section 2.2",
        f"characteristic polynomials of the amplification matrices (4 degrees of freedom, 5 steps) agree to "
        f"{worst:.0e}, the matrices themselves differ by {between:.0e} or more; largest stable omega dt "
        f"{limits[0]:.4f} and {limits[1]:.4f}",
        decided(same), "", "HU01",
    )  # fmt: skip


Answer = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]
Load = Callable[[float], float] | None

OSCILLATORS: dict[str, tuple[float, float, Load, Answer]] = {
    "displaced": (1.0, 0.0, None, lambda t: (np.cos(t), -np.sin(t))),
    "pushed": (0.0, 1.0, None, lambda t: (np.sin(t), np.cos(t))),
    "constant load": (0.0, 0.0, lambda t: 1.0, lambda t: (1 - np.cos(t), np.sin(t))),
    "load t": (0.0, 0.0, lambda t: t, lambda t: (t - np.sin(t), 1 - np.cos(t))),
    "load t^2": (0.0, 0.0, lambda t: t * t, lambda t: (t * t - 2 + 2 * np.cos(t), 2 * t - 2 * np.sin(t))),
    "load sin 2t": (
        0.0, 0.0, lambda t: float(np.sin(2 * t)),
        lambda t: ((2 * np.sin(t) - np.sin(2 * t)) / 3, (2 * np.cos(t) - 2 * np.cos(2 * t)) / 3),
    ),
    "load cos 2t": (
        0.0, 0.0, lambda t: float(np.cos(2 * t)),
        lambda t: ((np.cos(t) - np.cos(2 * t)) / 3, (2 * np.sin(2 * t) - np.sin(t)) / 3),
    ),
}  # fmt: skip


def error_ratios(steps: int, h: float = 0.1) -> dict[str, tuple[float, float]]:
    """Return the ratio of the error of Tamma-Namburu to the error of central differences, for each oscillator.

    The two numbers are ratios of root mean square errors of the displacement and of the velocity.
    """
    ratios = {}
    for name, (u, v, load, answer) in OSCILLATORS.items():
        errors = []
        for method in ("tamma_namburu", "central_difference"):
            run = simulate_vector(1.0, np.eye(1), u=[u], v=[v], t_end=steps * h, dt=h, method=method, load=load)
            true = answer(run.t)
            errors.append([float(np.sqrt(np.mean((a[:, 0] - b) ** 2))) for a, b in zip((run.u, run.v), true)])
        ratios[name] = errors[0][0] / errors[1][0], errors[0][1] / errors[1][1]
    return ratios


def errors() -> Cell:
    """Check claim HU02: Tamma-Namburu has smaller errors than central differences."""
    period, long = error_ratios(63), error_ratios(628)
    values = [x for pair in period.values() for x in pair]
    less, more = sum(x < 0.99 for x in values), sum(x > 1.01 for x in values)
    listed = "; ".join(f"{name} {a:.2f}, {b:.2f}" for name, (a, b) in period.items())
    late = [x for pair in long.values() for x in pair]
    return Cell(
        "the error of Tamma-Namburu is smaller than that of central differences", "text, section 2.2",
        f"its errors of displacement and velocity over a period at omega dt = 0.1, divided by those of central "
        f"differences: {listed}. Of these {len(values)} ratios, {less} are below 1 and {more} above",
        decided(less == len(values), less > 0),
        f"over ten periods, where the phase error dominates, the ratios are {min(late):.2f} to {max(late):.2f}", "HU02",
    )  # fmt: skip


def conservation() -> Cell:
    """Check claim HU03: three algorithms conserve the angular momentum exactly."""
    steps = (0.05, 0.01, STEP)
    worst = max(momentum_change(toss(m, dt, 20.0, rule)) for m in CONSERVING for rule in RULES for dt in steps)
    park = momentum_change(toss("park"))
    return Cell(
        "Simo-Wong, predictor-corrector and staggered conserve angular momentum identically", "text, section 5.1",
        f"largest relative change after the torque, steps 0.05, 0.01, 0.001, both rules: {worst:.1e}; "
        f"Park-Chiou-Downer {park:.1e}",
        decided(worst < ROUNDING), "", "HU03",
    )  # fmt: skip


def improvement() -> Cell:
    """Check claim HU12: the staggered algorithm improves on Park-Chiou-Downer."""
    fast, slow = PROBLEMS["fast-top"], PROBLEMS["slow-top"]
    end = fast.simulate("rkmk4", 0.00025, 10.0, every=0).R[-1]

    def slow_energy(method: str, **more: Any) -> float:
        return largest_change(slow.simulate(method, 0.01, 20.0, on_failure="stop", **more).energy)

    errors: dict[str, Callable[[str], float]] = {
        "book toss, momentum": lambda m: momentum_change(toss(m)),
        "book toss, energy": lambda m: float(np.abs(energy_change(toss(m))).max()),
        "fast top, attitude at t = 10": lambda m: float(np.linalg.norm(top(m, t_end=10.0, every=0).R[-1] - end, 2)),
        "fast top, energy up to t = 200": lambda m: largest_change(top(m, every=7).energy),
        "the same with the trapezoidal rule": lambda m: largest_change(top(m, rule="trapezoidal", every=7).energy),
        "slow top, step 0.01, energy up to t = 20": slow_energy,
        "the same with the trapezoidal rule ": lambda m: slow_energy(m, **rule_of(m, "trapezoidal")),
    }
    found = {name: (error("hulbert_stag"), error("park")) for name, error in errors.items()}
    better = [a < b for a, b in found.values()]
    return Cell(
        "staggered improves on Park-Chiou-Downer",
        "abstract",
        "staggered : Park; " + "; ".join(f"{name.strip()} {a:.1e} : {b:.1e}" for name, (a, b) in found.items()),
        decided(all(better), any(better)),
        f"better in {sum(better)} of {len(better)}: neither impulse rule is stable on both tops, because the two "
        f"chains separate (see Figure 9); the reconstructed algorithm of Park does not have this problem here",
        "HU12",
    )


@exhibit("hulbert-claims", "hulbert1992", "Claims without a figure", fast=True, claims=("HU01", "HU02", "HU03", "HU12"))
def claims() -> Finding:
    """Spectra and errors of Tamma-Namburu; conservation of momentum; comparison of the staggered algorithms."""
    return Finding((spectra(), errors(), conservation(), improvement()))

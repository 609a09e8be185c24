"""Krysl & Endres 2004: Figures 1 to 13, and the claims."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from ..catalogue import Problem
from ..evidence.certification import energy as energy_in_potential
from ..evidence.certification import reversal, symplectic_defect, torque_calls
from ..exact import free_body
from ..motion.trajectory import Trajectory
from ..torques.models import heavy_top
from .exhibit import TIME_AXIS, Cell, Finding, Plot, Verdict, decided, exhibit
from .measures import (
    FAST,
    FREE,
    LAGRANGIAN,
    PRINTED_WALL,
    SLOW,
    WALL,
    Convergence,
    Way,
    book_toss,
    convergence,
    course,
    energy_change,
    energy_course,
    error_table,
    go,
    largest_change,
    momentum_change,
    span,
    thin,
    time_beyond,
)

PAPER = "krysl2004"

NMB = Way("NMB", "nmb")
NMS = Way("NMS", "nms")
SW = Way("SW", "sw", style="dashes")
SW_MIDPOINT = Way("SW, midpoint impulse", "sw", {"impulse": "midpoint"})
SW_ONE = Way("SW, gamma = 1", "sw_gamma1")
SW_ONE_MIDPOINT = Way("SW, gamma = 1, midpoint impulse", "sw_gamma1", {"impulse": "midpoint"})
AKW = Way("AKW", "akw")
LS = Way("LS, exponential", "lewis_simo", {"map": "exp"})
LS_CAYLEY = Way("LS, Cayley", "lewis_simo", {"map": "cayley"}, "dots")
STAGGERED = Way("HSTAGM", "hulbert_stag")
LP2 = Way("LP2", "mr2")
DMV, DMV4, DMV6 = Way("DMV", "dmv"), Way("DMV4", "dmv4"), Way("DMV6", "dmv6")
CG4 = Way("CG4", "cg4")


# --- the free body ---------------------------------------------------------------------------------------

FREE_STEPS = (4.0, 2.0, 1.0, 0.5)


@exhibit("ke-fig1", PAPER, "Free body: kinetic energy of NMB with large steps", fast=True, claims=("KE03",))
def fig1() -> Finding:
    """Kinetic energy for the steps 4, 2, 1 and 1/2, shown up to t = 100 and measured up to t = 20000 in ten windows."""
    curves, courses = [], []
    for dt in FREE_STEPS:
        q = go(FREE, NMB, 100.0, round(100.0 / dt))
        curves.append(thin(f"step {dt:g}", q.t, q.kinetic_energy))
        courses.append(energy_course(FREE, NMB, 20000.0, dt, samples=40000))
    steady = all(c.uneven < 0.05 and not c.drifts for c in courses)
    each = "; ".join(f"step {dt:g}: {c}" for dt, c in zip(FREE_STEPS, courses, strict=True))
    claim = Cell(
        "kinetic energy of NMB, steps 4, 2, 1, 1/2, t = 0 ... 20000",
        "oscillates with unchanging amplitude and without drift",
        f"{each}; amplitude changes by at most {max(c.uneven for c in courses):.1%}",
        decided(steady),
        "relative to the kinetic energy; the mean and the amplitude of each of ten windows are compared with those of "
        "the first window",
        "KE03",
    )
    return Finding((claim,), (Plot("Figure 1", TIME_AXIS, "kinetic energy", tuple(curves)),))


@exhibit("ke-fig2", PAPER, "Free body: rotation in a step", fast=True, claims=("KE04",))
def fig2() -> Finding:
    """Length of the incremental rotation vector h (Omega + h/2 A), in degrees."""
    I = FREE.body.moments
    curves, cells, largest = [], [], []
    for dt in FREE_STEPS:
        q = go(FREE, NMB, 100.0, round(100.0 / dt))
        A = np.cross(I * q.omega, q.omega) / I
        turn = np.degrees(np.linalg.norm(dt * (q.omega + 0.5 * dt * A), axis=1))[:-1]
        largest.append(float(turn.max()))
        curves.append(thin(f"step {dt:g}", q.t[1:], turn))
        cells.append(f"step {dt:g}: {span(turn, '.1f')}")
    claim = Cell(
        "size of the steps 4, 2, 1, 1/2",
        "the time steps are quite large",
        "; ".join(cells) + " degrees",
        decided(largest[0] > 90.0 and largest[-1] > 15.0),
        "at step 4 more than half a turn; the rotation itself is then the shorter way",
        "KE04",
    )
    return Finding((claim,), (Plot("Figure 2", TIME_AXIS, "incremental rotation, degrees", tuple(curves)),))


@exhibit("ke-fig3", PAPER, "Free body: angular velocity with very large steps", claims=("KE05",))
def fig3() -> Finding:
    """Angular velocity in the body frame for the steps 5, 4, 2 and 1/8; AKW and the Moser-Veselov methods with step
    5.
    """
    exact = free_body(FREE.body, omega=FREE.omega, t=np.linspace(0.0, 1000.0, 20001)).omega
    width = np.ptp(exact, axis=0)

    def misses(w: np.ndarray) -> float:
        """Return the largest error of the extreme values of a component, relative to the widest range."""
        return float(max(np.abs(w.max(0) - exact.max(0)).max(), np.abs(w.min(0) - exact.min(0)).max()) / width.max())

    steps = (5.0, 4.0, 2.0, 0.125)
    drawn = [(f"NMB, step {dt:g}", go(FREE, NMB, 100.0, round(100.0 / dt)), "line") for dt in steps]
    drawn.append(("AKW, step 5", go(FREE, AKW, 100.0, 20), "dashes"))
    plots = []
    for k in range(3):
        curves = tuple(thin(label, q.t, q.omega[:, k], style) for label, q, style in drawn)
        plots.append(Plot("Figure 3", TIME_AXIS, f"angular velocity {k + 1}", curves))
    found = {w.label: misses(go(FREE, w, 1000.0, 200).omega) for w in (NMB, AKW)}
    coarse = {w.label: go(FREE, w, 100.0, 20) for w in (DMV, DMV4, DMV6)}
    stops = {k: "runs" if q.outcome.good else f"no step after t = {q.t[q.valid][-1]:g}" for k, q in coarse.items()}
    last = largest_step(DMV)
    claim = Cell(
        "step 5",
        "NMB captures the character of the solution, on par with the implicit midpoint rule; all DMV fail",
        ", ".join(f"{k} misses the ranges of the components by {v:.1%}" for k, v in found.items())
        + "; "
        + ", ".join(f"{k}: {v}" for k, v in stops.items()),
        decided(max(found.values()) < 0.1 and "runs" not in stops.values()),
        f"t = 0 ... 1000, relative to the widest range; DMV has a real solution up to step {last:.2f} here, about a "
        f"quarter turn; the failure is not caused by Newton's iteration",
        "KE05",
    )
    return Finding((claim,), tuple(plots))


def largest_step(way: Way) -> float:
    """Return the largest step, to 1 %, with which a method computes the free body up to t = 100."""
    low, high = 100, 20  # numbers of steps
    while low - high > max(1, low // 100):
        middle = (low + high) // 2
        if go(FREE, way, 100.0, middle, every=0).outcome.good:
            low = middle
        else:
            high = middle
    return 100.0 / low


# 100/12 = 8.33 is used instead of the step 8, which does not divide 100
CONVERGE = (12, *(25 * 2**k for k in range(11)))
REMARK_8 = "a step of 8 does not divide t = 100; 100/12 is used"


def paper_reference() -> tuple[float, float]:
    """Return the error of the reference solution of the paper, NMB with a step of 0.001."""
    c = convergence(FREE, (NMB,), 100.0, (100000,))
    return float(c.of("NMB")[0]), float(c.of("NMB", "momentum")[0])


@exhibit("ke-fig4", PAPER, "Free body: convergence of the attitude at t = 100", claims=("KE06", "KE07"))
def fig4() -> Finding:
    """Error of R (2-norm) against the exact solution, for the steps 8 (100/12) ... 1/256."""
    c = convergence(FREE, (NMB, SW, LS, LS_CAYLEY, AKW), 100.0, CONVERGE)
    better, worse = c.ratio("AKW", "NMB"), c.ratio("AKW", "NMB", "momentum")
    cells = (
        Cell(
            "attitude, NMB against AKW, steps 1/64 ... 1/256",
            "NMB outperforms AKW by two orders of magnitude",
            f"{better:.0f} times smaller",
            decided(round(math.log10(better)) == 2),
            f"in momentum NMB is {1 / worse:.1f} times less accurate than AKW. The Cayley map is part of the reason: "
            f"with the exponential map (LS) it is {c.ratio('AKW', LS.label):.1f} times more accurate in attitude",
            "KE06",
        ),
        Cell(
            "curves of NMB, SW, LS",
            "no ranking stated",
            ", ".join(f"{w.label}: {c.ratio(w.label, 'NMB'):.1f} times the error of NMB" for w in (SW, LS, LS_CAYLEY)),
            Verdict.UNDETERMINED,
            "the text makes no claim. It does not define LS; with the Cayley map it is the same as AKW on a free body "
            f"(errors equal to {np.nanmax(np.abs(c.ratios(LS_CAYLEY.label, 'AKW') - 1)):.0e})",
            "KE07",
        ),
    )
    notes = (REMARK_8, f"the paper's reference, NMB with step 0.001, has itself an error of {paper_reference()[0]:.1e}")
    return Finding(cells, (c.plot("Figure 4"),), notes)


@exhibit("ke-fig5", PAPER, "Free body: convergence of the body momentum at t = 100", claims=("KE08",))
def fig5() -> Finding:
    """Error of the body momentum (2-norm) against the exact solution."""
    ways = (NMB, SW, LS, LP2, Way("IMR", "akw"), DMV, DMV4, DMV6)
    c = convergence(FREE, ways, 100.0, CONVERGE)
    slopes = ", ".join(f"{w.label} {c.slope(w.label, 'momentum'):.2f}" for w in ways)
    at = CONVERGE.index(1600)
    ranking = sorted((c.of(w.label, "momentum")[at], w.label) for w in ways)
    off = paper_reference()[1]
    cell = Cell(
        "curves of eight methods",
        "no ranking stated",
        "at step 1/16: " + ", ".join(f"{label} {e:.1e}" for e, label in ranking) + f"; orders: {slopes}",
        Verdict.UNDETERMINED,
        f"the text makes no claim. Against the paper's own reference (NMB with step 0.001, off by {off:.1e}) the "
        "curves of DMV4 and DMV6 would become flat there",
        "KE08",
    )
    return Finding((cell,), (c.plot("Figure 5", "momentum"),), (REMARK_8,))


# --- book toss -------------------------------------------------------------------------------------------

TOSS = (0.05, 0.001)
TOSS_NOTE = (
    "t_d is not printed; we use 2 - dt as in Hulbert 1992, who has the same example. No real body has the moments "
    "(5, 10, 1)"
)


def toss(way: Way, dt: float, t_end: float = 10.0, every: int = 1) -> Trajectory:
    return go(book_toss(dt), way, t_end, round(t_end / dt), every)


def toss_figure(title: str, name: str, axis: str) -> tuple[tuple[Plot, ...], dict[tuple[str, float], Trajectory]]:
    """Return one plot for NMB and one for SW, with the components of a vector for both steps, and the runs."""
    runs = {(way.label, dt): toss(way, dt) for way in (NMB, SW) for dt in TOSS}
    plots = []
    for way in (NMB, SW):
        curves = [
            thin(f"{k + 1}, step {dt:g}", q.t, getattr(q, name)[:, k], "line" if dt == 0.001 else "dots")
            for (label, dt), q in runs.items()
            if label == way.label
            for k in range(3)
        ]
        plots.append(Plot(f"{title}, {way.label}", TIME_AXIS, axis, tuple(curves)))
    return tuple(plots), runs


@exhibit("ke-fig6", PAPER, "Book toss: angular velocity of NMB and SW", fast=True, claims=("KE09",))
def fig6() -> Finding:
    """Angular velocity in the body frame with the steps 0.05 and 0.001, and the energy after the torque up to t =
    500.
    """

    def top(q: Trajectory) -> float:
        return float(np.abs(energy_change(q)).max())

    plots, runs = toss_figure("Figure 6", "omega", "angular velocity")
    grown = {k: top(q) for k, q in runs.items()}
    sw, nmb = grown["SW", 0.05], grown["NMB", 0.05]
    sw_late, nmb_late = (top(toss(way, 0.05, 500.0)) for way in (SW, NMB))
    unstable = sw > 0.2 and sw_late > 1.5 * sw
    stable = nmb_late < 1.1 * nmb and nmb < 0.2
    cell = Cell(
        "step 0.05",
        "SW tends to become unstable for larger steps, NMB does not",
        f"kinetic energy of the free motion, largest change to t = 10: SW {sw:+.0%}, NMB {nmb:.1%}; "
        f"to t = 500: SW {sw_late:+.0%}, NMB {nmb_late:.1%}",
        decided(unstable and stable, unstable or stable),
        f"with step 0.001: SW {grown['SW', 0.001]:.1e}, NMB {grown['NMB', 0.001]:.1e}. " + TOSS_NOTE,
        "KE09",
    )
    return Finding((cell,), plots)


@exhibit("ke-fig7", PAPER, "Book toss: spatial angular momentum of NMB and SW", fast=True, claims=("KE10",))
def fig7() -> Finding:
    """Angular momentum in space with the steps 0.05 and 0.001, also after the torque up to t = 500."""
    plots, runs = toss_figure("Figure 7", "momentum", "angular momentum in space")
    off = {k: momentum_change(q) for k, q in runs.items()}
    later = momentum_change(toss(NMB, 0.05, 500.0))
    energy = float(np.abs(energy_change(runs["SW", 0.05])).max())
    bounded = later < 1.1 * off["NMB", 0.05]
    exact = off["SW", 0.05] < 1e-12 and off["SW", 0.001] < 1e-12
    cell = Cell(
        "step 0.05",
        "NMB: oscillations limited; SW conserves momentum exactly even where it is unstable",
        f"change of momentum after the torque: NMB {off['NMB', 0.05]:.1%} to t = 10, {later:.1%} to t = 500; "
        f"SW {off['SW', 0.05]:.1e} while its energy changes by {energy:.0%}",
        decided(bounded and exact and energy > 0.2, bounded or exact),
        f"step 0.001: NMB {off['NMB', 0.001]:.1e}, SW {off['SW', 0.001]:.1e}. " + TOSS_NOTE,
        "KE10",
    )
    return Finding((cell,), plots)


# --- Lagrangian top ------------------------------------------------------------------------------------------

TOP_NOTE = (
    "only Mgl is printed; the moments (7, 7, 2)/8, the tilt pi/16 and the spin 1 are those of the example to which "
    "the paper refers"
)
MGL = math.sqrt(3.0) / 2.0 * 9.81


@exhibit("ke-fig8", PAPER, "Lagrangian top: error of the Hamiltonian", fast=True, claims=("KE11",))
def fig8() -> Finding:
    """NMB with step 0.05, up to t = 100 as in the paper and up to t = 10000 to measure the drift."""
    q = go(LAGRANGIAN, NMB, 100.0, 2000)
    error = q.energy / q.energy[0] - 1.0
    hanging = LAGRANGIAN.simulate("nmb", dt=0.05, t_end=100.0, torque=heavy_top(-MGL))
    below = largest_change(hanging.energy)
    c = energy_course(LAGRANGIAN, NMB, 10000.0, 0.05, samples=200000)
    size, steady = float(np.abs(error).max()), not c.drifts and c.uneven < 0.05
    cell = Cell(
        "H of NMB, step 0.05, t = 0 ... 100",
        "does not drift; less than half a percent of the exact Hamiltonian",
        f"{100 * error.min():+.2f} % to {100 * error.max():+.2f} %; its mean over t = 0 ... 10000 varies by "
        f"{c.wander / c.swing:.1%} of the amplitude",
        decided(steady and size < 0.005, steady or size < 0.005),
        f"{TOP_NOTE}. If 'the direction of gravity' is understood literally, the top hangs below its fixed point, "
        f"and the error is {100 * below:.3f} %",
        "KE11",
    )
    return Finding((cell,), (Plot("Figure 8", TIME_AXIS, "H/H0 - 1", (thin("NMB", q.t, error),)),))


@exhibit(
    "ke-fig9", PAPER, "Lagrangian top: momentum along the axis, with re-orthogonalisation", fast=True, claims=("KE13",)
)
def fig9() -> Finding:
    """Error of the momentum in space along the axis, with and without re-orthogonalisation of R after each step."""
    plain, mended = (go(LAGRANGIAN, NMB, 100.0, 2000, reorthogonalise=r) for r in (False, True))
    curves, worst = [], []
    for label, q in (("as multiplied", plain), ("re-orthogonalised", mended)):
        along = np.einsum("ni,ni->n", q.momentum, q.R[:, :, 2])
        error = np.abs(along - along[0])
        worst.append(float(error.max()))
        keep = error > 0
        curves.append(thin(label, q.t[keep], error[keep], "line" if q is plain else "dots"))
    apart = float(np.abs(plain.R - mended.R).max())
    eps = float(np.finfo(float).eps) * float(np.abs(plain.momentum).max())
    cell = Cell(
        "projection of the momentum on the axis, step 0.05",
        "machine precision with re-orthogonalisation, larger without; hardly any effect on the motion",
        f"largest error {worst[1]:.1e} with, {worst[0]:.1e} without (eps times the momentum is {eps:.1e}); "
        f"the attitudes differ by {apart:.1e} at most",
        decided(worst[1] < 10 * eps and worst[1] < 0.5 * worst[0] and apart < 1e-8),
        TOP_NOTE,
        "KE13",
    )
    return Finding(
        (cell,), (Plot("Figure 9", TIME_AXIS, "error of momentum along the axis", tuple(curves), log_y=True),)
    )


@exhibit("ke-cg4", PAPER, "Lagrangian top: NMB beside Crouch-Grossman", claims=("KE12",))
def cg4() -> Finding:
    """Errors at t = 10, and invariants with step 0.05, of NMB and of Crouch-Grossman with the coefficients of RK4."""
    c = convergence(LAGRANGIAN, (NMB, CG4), 10.0, tuple(100 * 2**k for k in range(8)))
    runs = {w.label: go(LAGRANGIAN, w, 100.0, 2000) for w in (NMB, CG4)}
    energy = {k: largest_change(q.energy) for k, q in runs.items()}
    axis = {k: float(np.ptp(q.momentum_body[:, 2])) for k, q in runs.items()}
    vertical = {k: float(np.ptp(q.momentum[:, 2])) for k, q in runs.items()}
    courses = {k: course(q.t, q.energy, float(q.energy[0])) for k, q in runs.items()}
    at_step = c.ratios("CG4", "NMB")
    slopes = {k: c.slope(k) for k in runs}
    alike = abs(slopes["CG4"] - slopes["NMB"]) < 0.2 and 0.5 < at_step[1] < 2.0
    kept = 0.5 < energy["CG4"] / energy["NMB"] < 2.0 and courses["CG4"].drifts == courses["NMB"].drifts
    cell = Cell(
        "NMB and CG4",
        "about as accurate in the invariants and in the global error (constant as well as slope)",
        f"order {slopes['NMB']:.2f} and {slopes['CG4']:.2f}; error of CG4 divided by that of NMB: {at_step[0]:.0f} at "
        f"step 0.1, {at_step[1]:.0f} at 0.05, {at_step[-1]:.2g} at {10 / c.steps[-1]:.2g}; energy, step 0.05, t = 100: "
        f"{energy['NMB']:.2%} {'drifting' if courses['NMB'].drifts else 'without drift'} and {energy['CG4']:.2%} "
        f"{'drifting' if courses['CG4'].drifts else 'without drift'}; momentum along the axis {axis['NMB']:.0e} and "
        f"{axis['CG4']:.0e}, vertical {vertical['NMB']:.0e} and {vertical['CG4']:.0e}",
        decided(alike and kept, alike or kept),
        "the tableau of RK4 does not satisfy the order conditions of Crouch and Grossman, so the order is not 4; "
        f"{TOP_NOTE}",
        "KE12",
    )
    energies = tuple(thin(k, q.t, q.energy / q.energy[0] - 1.0) for k, q in runs.items())
    plots = (c.plot("Lagrangian top at t = 10"), Plot("Lagrangian top, step 0.05", TIME_AXIS, "H/H0 - 1", energies))
    return Finding((cell,), plots)


# --- fast and slow tops ----------------------------------------------------------------------------------------

FOUR = (AKW, SW, NMB, STAGGERED)
FAST_STEPS = tuple(125 * 2**k for k in range(10))
SLOW_STEPS = tuple(25 * 2**k for k in range(9))


def both(c: Convergence, title: str) -> tuple[Plot, Plot]:
    return c.plot(title, "momentum"), c.plot(title)


@exhibit("ke-fig10", PAPER, "Fast top: convergence at t = 10", fast=True, claims=("KE14",))
def fig10() -> Finding:
    """Errors at t = 10 of AKW, SW, NMB and HSTAGM for steps 0.08 ... 0.00016."""
    c = convergence(FAST, FOUR, 10.0, FAST_STEPS)
    apart = np.maximum(np.abs(c.ratios("HSTAGM", "SW") - 1), np.abs(c.ratios("HSTAGM", "SW", "momentum") - 1))
    large = int(np.sum(apart > 0.1))
    cell = Cell(
        "SW and HSTAGM",
        "essentially identical answers except for the largest time steps",
        f"errors differ by {np.nanmax(apart[large:]):.1%} at most for steps up to {10 / FAST_STEPS[large]:g}, "
        f"by up to {np.nanmax(apart[:large]):.0%} above",
        decided(0 < large <= len(apart) // 2 and bool(np.all(apart[large:] < 0.1))),
        "the steps are not printed. NMB, whose rank is not stated, has "
        f"{c.ratio('NMB', 'SW'):.1f} times the error of SW in attitude and {c.ratio('NMB', 'SW', 'momentum'):.1f} "
        "times in momentum",
        "KE14",
    )
    return Finding((cell,), both(c, "Figure 10"))


@exhibit("ke-fig11", PAPER, "Slow top: convergence at t = 10", fast=True, claims=("KE16",))
def fig11() -> Finding:
    """Errors at t = 10 of AKW, SW, NMB and HSTAGM for steps 0.4 ... 0.0016."""
    c = convergence(SLOW, FOUR, 10.0, SLOW_STEPS)
    attitude, momentum = c.ratios("AKW", "NMB", skip=2), c.ratios("AKW", "NMB", "momentum", skip=2)
    cell = Cell(
        "NMB against AKW",
        "delivering accuracy that improves on that of the implicit midpoint rule",
        f"error of AKW divided by that of NMB: attitude {span(attitude, '.1f')}, momentum {span(momentum, '.1f')}",
        decided(min(attitude.min(), momentum.min()) > 1, max(attitude.min(), momentum.min()) > 1),
        f"steps 0.1 and below; the final time is not printed. Error of SW divided by "
        f"that of NMB: attitude {c.ratio('SW', 'NMB'):.1f}, momentum {c.ratio('SW', 'NMB', 'momentum'):.1f}",
        "KE16",
    )
    return Finding((cell,), both(c, "Figure 11"))


@exhibit("ke-fig12", PAPER, "Hamiltonians of SW, NMB and HSTAGM", fast=True, claims=("KE17", "KE18"))
def fig12() -> Finding:
    """Free body with step 1 and slow top with step 0.1; growth of HSTAGM's energy for smaller steps."""
    ways = (SW, NMB, STAGGERED)
    free = {w.label: go(FREE, w, 100.0, 100) for w in ways}
    top = {w.label: go(SLOW, w, 20.0, 200) for w in ways}
    plots = (
        Plot("Figure 12, free body", TIME_AXIS, "H", tuple(thin(k, q.t, q.energy) for k, q in free.items())),
        Plot("Figure 12, slow top", TIME_AXIS, "H/H0",
             tuple(thin(k, q.t, q.energy / q.energy[0]) for k, q in top.items()), log_y=True),
    )  # fmt: skip
    steps = (0.1, 0.05, 0.025, 0.0125)
    grows = [time_beyond(go(SLOW, STAGGERED, 60.0, round(60.0 / dt)), 0.5) for dt in steps]
    others = {w.label: time_beyond(go(SLOW, w, 60.0, 600), 0.5) for w in (NMB, SW)}
    unstable = Cell(
        "slow top, HSTAGM",
        "instability developing early on, which leads to a blowup",
        "energy off by half the kinetic energy at t = "
        + ", ".join(f"{t:.3g} (step {dt:g})" for t, dt in zip(grows, steps, strict=True)),
        decided(all(math.isfinite(t) for t in grows)),
        "a smaller step only delays it: two interleaved solutions separate exponentially. The same time for "
        "other methods with step 0.1: "
        + ", ".join(f"{k}: {'never' if t == math.inf else f't = {t:.3g}'}" for k, t in others.items())
        + ", up to t = 60",
        "KE17",
    )
    n, s = (energy_course(FREE, w, 20000.0, 0.25, samples=20000) for w in (NMB, STAGGERED))
    a, b, c = (go(FREE, w, 100.0, 400).energy for w in (NMB, STAGGERED, SW))
    like, simo_wong = (float(np.corrcoef(a, e)[0, 1]) for e in (b, c))
    steady, size = not s.drifts and not n.drifts, s.swing / n.swing
    close = Cell(
        "free body, HSTAGM",
        "a Hamiltonian that closely corresponds to the picture for NMB",
        f"up to t = 20000 the means vary by {s.wander:.0e} and {n.wander:.0e}; amplitude {size:.2f} times that of NMB, "
        f"correlation {like:+.3f}",
        decided(steady and like > 0.9 and 0.5 < size < 2.0, steady),
        "neither drifts, and the periods are equal; but compared with NMB the curve is upside down and has half the "
        f"height. The curve of SW is upside down, too (correlation {simo_wong:+.3f}). The step is not printed; "
        "we use 0.25",
        "KE18",
    )
    return Finding((unstable, close), plots)


# --- Coulomb potential and soft wall -----------------------------------------------------------------------------


def outperforms(p: Problem, t: float, steps: int) -> dict[str, float]:
    """Return the errors of the other methods divided by that of NMB."""
    attitude, momentum = error_table([(p, t, steps)], FOUR).values()
    return {
        f"{w.label} {which}": e[w.label] / e["NMB"]
        for w in FOUR
        if w is not NMB
        for which, e in (("attitude", attitude), ("momentum", momentum))
    }


@exhibit("ke-fig13", PAPER, "Coulomb potential and soft wall: convergence", claims=("KE19", "KE20"))
def fig13() -> Finding:
    """Errors at t = 10 of AKW, SW, NMB and HSTAGM with the torque as printed and as described.

    The printed torque is that of the potential +1/r - 0.001/r^10.  The text describes the negative of this potential:
    attraction, and a repelling wall.
    """
    steps = tuple(50 * 2**k for k in range(9))
    plots: list[Plot] = []
    for p, label in ((PRINTED_WALL, "torque as printed"), (WALL, "potential as described")):
        plots += both(convergence(p, FOUR, 10.0, steps), f"Figure 13, {label}")
    times = (5.0, 10.0, 20.0, 50.0)
    as_printed = {t: outperforms(PRINTED_WALL, t, round(t * 100)) for t in times}
    as_described = {t: outperforms(WALL, t, round(t * 100)) for t in times}
    nearest = {p.name: 1.1 + float(go(p, NMB, 50.0, 5000).R[:, 2, 2].min()) for p in (PRINTED_WALL, WALL)}
    printed_least, described_least = ([min(v.values()) for v in a.values()] for a in (as_printed, as_described))
    printed_holds, described_holds = min(printed_least) > 1, min(described_least) > 1
    best = Cell(
        "NMB against AKW, SW, HSTAGM",
        "the Newmark algorithm clearly outperforms all the others",
        "errors divided by that of NMB, t = 10, step 0.01, torque as printed: "
        + ", ".join(f"{k} {v:.1f}" for k, v in as_printed[10.0].items())
        + "; potential as described: "
        + ", ".join(f"{k} {v:.2f}" for k, v in as_described[10.0].items()),
        decided(printed_holds and described_holds, printed_holds or described_holds),
        "the smallest of these ratios at t = "
        + ", ".join(f"{t:g}" for t in times)
        + f": as printed {', '.join(f'{v:.1f}' for v in printed_least)}; as described "
        + f"{', '.join(f'{v:.2f}' for v in described_least)}. The torque as printed is the negative of the "
        f"described one: r stays above {nearest[PRINTED_WALL.name]:.2f} (as described {nearest[WALL.name]:.2f}), so "
        f"the body never meets the wall, and in this case the claim holds. The final time is not printed",
        "KE19",
    )
    grown = {
        (w.label, f"{label}, step {dt:g}, {w.label}"): time_beyond(go(p, w, 400.0, round(400.0 / dt), every=2), 0.25)
        for p, label in ((WALL, "as described"), (PRINTED_WALL, "as printed"))
        for dt in (0.05, 0.025)
        for w in (STAGGERED, NMB)
    }
    unstable = all(math.isfinite(t) for (k, _), t in grown.items() if k == "HSTAGM")
    held = not any(math.isfinite(t) for (k, _), t in grown.items() if k == "NMB")
    trouble = Cell(
        "HSTAGM",
        "has stability problems",
        "energy off by a quarter of the kinetic energy: "
        + "; ".join(
            f"{case}: " + (f"from t = {t:.3g}" if math.isfinite(t) else "not to t = 400")
            for (_, case), t in grown.items()
        ),
        decided(unstable and held, unstable),
        id="KE20",
    )
    return Finding((best, trouble), tuple(plots))


# --- claims without a figure -----------------------------------------------------------------------------------------


@exhibit("ke-drift", PAPER, "Does the energy of SW drift?", claims=("KE22",))
def drift() -> Finding:
    """Energy of SW as printed (gamma = 1/2, trapezoidal impulse) and of its variants, in long runs of three
    examples.
    """
    cases = ((FREE, 4000.0, (1.0, 0.5, 0.25)), (SLOW, 800.0, (0.1, 0.05, 0.025)), (FAST, 100.0, (0.02, 0.01, 0.005)))
    ways = (SW, SW_MIDPOINT, SW_ONE, SW_ONE_MIDPOINT)
    cells, found = [], {}
    for w in ways:
        for p, t_end, steps in cases:
            each = [energy_course(p, w, t_end, dt) for dt in steps]
            found[w.label, p.name] = each
            cells.append(
                Cell(
                    f"{w.label if w is not SW else 'SW as printed'}, {p.name}",
                    "drift in energy for all time steps",
                    "; ".join(f"step {dt:g}: {c}" for dt, c in zip(steps, each, strict=True)),
                    decided(all(c.drifts for c in each), any(c.drifts for c in each)),
                    "relative to the kinetic energy at the start",
                )
            )

    def drifting(way: Way, names: Iterable[str] = [p.name for p, _, _ in cases]) -> list[bool]:
        return [c.drifts for name in names for c in found[way.label, name]]

    printed_drifts, one, midpoint = drifting(SW), drifting(SW_ONE), drifting(SW_MIDPOINT, (SLOW.name, FAST.name))
    c = energy_in_potential("sw", steps=400_000)
    n = energy_in_potential("nmb", steps=400_000)
    claim = Cell(
        "SW",
        "the Simo and Wong integrator displays a drift in energy for all time steps",
        f"as printed (gamma = 1/2, trapezoidal): {sum(printed_drifts)} of {len(printed_drifts)} runs drift; gamma = 1: "
        f"{sum(one)} of {len(one)}; midpoint impulse with torque: {sum(midpoint)} of {len(midpoint)}",
        decided(all(printed_drifts), any(printed_drifts)),
        "the drift occurs with gamma = 1 and with the midpoint impulse, which are not reversible. In a potential "
        f"without symmetry, the energies of both SW ({c}) and NMB ({n}) drift",
        "KE22",
    )
    curves = []
    for w in ways:
        q = go(SLOW, w, 60.0, 1200)
        curves.append(thin(w.label, q.t, q.energy / q.energy[0]))
    plot = Plot("Slow top, step 0.05", TIME_AXIS, "H/H0", tuple(curves), log_y=True)
    return Finding((claim, *cells), (plot,))


def same_algorithm() -> Cell:
    """Check claim KE01: NMB and NMS are the same algorithm."""
    apart = {}
    for p, t, steps in ((FREE, 100.0, 100), (LAGRANGIAN, 10.0, 200), (SLOW, 10.0, 200), (FAST, 10.0, 2000),
                        (WALL, 10.0, 500), (book_toss(0.05), 10.0, 200)):  # fmt: skip
        a, b = go(p, NMB, t, steps), go(p, NMS, t, steps)
        apart[p.name] = float(np.abs(a.R - b.R).max())
    return Cell(
        "NMB and NMS",
        "completely equivalent",
        "largest difference of R: " + ", ".join(f"{k} {v:.0e}" for k, v in apart.items()),
        decided(max(apart.values()) < 1e-9),
        "rounding, magnified by the motion",
        "KE01",
    )


def self_starting() -> Cell:
    """Check claim KE02: compare forty runs of five steps, each started from the end of the last, with one run."""
    off = {}
    for w in (NMB, SW):
        for p, t in ((SLOW, 10.0), (FREE, 100.0)):
            whole = go(p, w, t, 200, every=0)
            R, W = p.attitude, np.array(p.omega)
            for _ in range(40):
                piece = p.simulate(w.method, dt=t / 200, t_end=t / 40, every=0, attitude=R, omega=W)
                R, W = piece.R[-1], piece.omega[-1]
            off[w.label, p.name] = float(np.abs(R - whole.R[-1]).max())
    nmb = max(v for k, v in off.items() if k[0] == "NMB")
    return Cell(
        "NMB called repeatedly with its own output",
        "self-starting; no loss of accuracy",
        f"40 calls of 5 steps against one of 200: R differs by {nmb:.0e}; SW, which keeps an acceleration: "
        + ", ".join(f"{v:.0e} ({k[1]})" for k, v in off.items() if k[0] == "SW"),
        decided(nmb < 1e-10),
        id="KE02",
    )


def best_explicit() -> Cell:
    """Check claim KE15: NMB is one of the best explicit methods of its time."""
    ways = (NMB, SW, STAGGERED, LP2)
    rows, first, near = [], 0, 0
    cases = ((FREE, 100.0, 400), (FAST, 10.0, 4000), (SLOW, 10.0, 400), (WALL, 10.0, 1000), (PRINTED_WALL, 10.0, 1000))
    for case, e in error_table(cases, ways).items():
        best = min(e, key=lambda k: e[k])
        first += best == "NMB"
        near += e["NMB"] < 2 * e[best]
        rows.append(f"{case}: {e['NMB'] / e[best]:.1f}" + ("" if best == "NMB" else f" ({best})"))
    return Cell(
        "NMB among the explicit methods of its day (SW, HSTAGM, LP2)",
        "one of the best-performing currently known explicit algorithms",
        "error divided by that of the best method: " + "; ".join(rows),
        decided(near == len(rows), first > 0),
        f"best in {first} and within a factor 2 of the best in {near} of {len(rows)}. LP2 appears only in Figure 5",
        "KE15",
    )


ASYMMETRIC, SYMMETRIC, SPHERE = (1.0, 1.7, 2.3), (1.7, 1.7, 2.3), (2.0, 2.0, 2.0)


def defects(way: Way, h: float = 0.1) -> tuple[float, float, float]:
    """Return the symplectic defects of a step for an asymmetric, a symmetric and a spherical body."""
    a, b, c = (symplectic_defect(way.method, h, moments=m, **way.options) for m in (ASYMMETRIC, SYMMETRIC, SPHERE))
    return a, b, c


def symplectic() -> Cell:
    """Check claim KE23: NMB seems to be symplectic."""
    a, b, c = defects(NMB)
    half = symplectic_defect("nmb", 0.05)
    control = defects(LP2)
    wander, steady = (energy_in_potential(w.method, steps=400_000) for w in (NMB, LP2))
    return Cell(
        "NMB",
        "it would appear that the present Newmark is a symplectic integrator; the numerical evidence is very strong",
        f"defect of the symplectic form in a step of 0.1: {a:.1e} (moments {ASYMMETRIC}), {b:.1e} ({SYMMETRIC}), "
        f"{c:.0e} ({SPHERE}); LP2: {max(control):.0e} at most",
        decided(max(a, b) < 1e-15),
        f"{a / half:.1f} times smaller at half the step, as expected for a defect of third order; it vanishes only for "
        f"equal moments. In a potential without symmetry, the energy of NMB drifts ({wander}), that of LP2 "
        f"does not ({steady})",
        "KE23",
    )


def reversible() -> Cell:
    """Check claim KE21: the methods are symmetric in time."""
    r = {w.label: reversal(w.method, **w.options) for w in (NMB, NMS, SW, SW_ONE, SW_MIDPOINT)}
    return Cell(
        "NMB, NMS, SW",
        "time symmetric",
        "50 steps forward and back: " + ", ".join(f"{k} {v:.0e}" for k, v in r.items()),
        decided(max(r[k] for k in ("NMB", "NMS", "SW")) < 1e-11),
        "SW keeps its acceleration, with gamma = 1/2 and trapezoidal impulse; its variants are not reversible",
        "KE21",
    )


def one_torque() -> Cell:
    """Check claim KE24: the torque is evaluated once per step, and the equations are easy to solve."""
    calls = torque_calls("nmb")
    cases = ((FREE, 100.0, 25), (SLOW, 10.0, 100), (FAST, 10.0, 1000), (WALL, 10.0, 500), (LAGRANGIAN, 100.0, 2000))
    passes, done, strict = [], [], []
    for p, t, steps in cases:
        q = go(p, NMB, t, steps, every=0)
        done.append(q.outcome.good)
        passes.append(f"{p.name} {q.stats.newton_iterations / steps:.1f}")
        s = go(p, Way("NMB", "nmb_paper"), t, steps, every=0)
        strict.append(f"{p.name} {'met' if s.outcome.good else f'not met at t = {s.t[-1]:.3g}'}")
    return Cell(
        "NMB",
        "the torque is evaluated just once per time step; a straightforward Newton solver",
        f"{calls.per_step:g} torque call a step; Newton passes a step: " + ", ".join(passes),
        decided(calls.per_step == 1 and all(done)),
        "the paper's stopping rule, a residual below 100 eps: " + ", ".join(strict),
        "KE24",
    )


CLAIMS = ("KE01", "KE02", "KE15", "KE21", "KE23", "KE24")


@exhibit("ke-claims", PAPER, "Claims without a figure", claims=CLAIMS)
def claims() -> Finding:
    """Equivalence, self-starting, ranking, symmetry in time, symplecticity, and cost."""
    return Finding((same_algorithm(), self_starting(), best_explicit(), reversible(), symplectic(), one_torque()))

"""Krysl 2005, Explicit Newmark algorithm for rotational dynamics: Figure 1, and the claims."""

from __future__ import annotations

import math

import numpy as np

import polhode as ph

from ..catalogue import Problem
from ..evidence.certification import symplectic_defect
from .exhibit import Cell, Finding, Plot, decided, exhibit
from .krysl_endres import (
    AKW,
    ASYMMETRIC,
    LP2,
    NMB,
    SPHERE,
    STAGGERED,
    SW,
    SW_MIDPOINT,
    SW_ONE,
    SW_ONE_MIDPOINT,
    SYMMETRIC,
    defects,
)
from .measures import FAST, FREE, SLOW, WALL, Way, convergence, error_table, go, largest_change, span, thin, time_beyond

PAPER = "krysl2005"

EA = Way("LIEMID[EA]", "liemid_ea")
IMPLICIT = Way("LIEMID[I]", "liemid_i")
E1 = Way("LIEMID[E1]", "liemid_e1")
E2 = Way("LIEMID[E2]", "liemid_e2")
EA_PRINTED = Way("LIEMID[EA] as printed", "liemid_ea_printed")
I_PRINTED = Way("LIEMID[I] as printed", "liemid_i_printed")
E1_PRINTED = Way("LIEMID[E1] as printed", "liemid_e1_printed")


@exhibit("ks-fig1", PAPER, "Slow top: path of the axis at step 0.1", fast=True, claims=("KS06", "KS07", "KS08"))
def fig1() -> Finding:
    """The axis of the slow top seen from above, for t = 0 ... 10, compared with a reference with a 100 times smaller
    step.
    """
    t_end, steps = 10.0, 100
    reference = go(SLOW, Way("reference", "rkn6"), t_end, 100 * steps, every=100)
    axis = reference.R[:, :, 2]
    plots, off, turns = [], {}, {}
    for letter, way in zip("abcd", (AKW, SW, IMPLICIT, EA), strict=True):
        q = go(SLOW, way, t_end, steps)
        curves = [thin("reference", axis[:, 0], axis[:, 1], "dots"), thin(way.label, q.R[:, 0, 2], q.R[:, 1, 2])]
        if way is SW:
            other = go(SLOW, SW_ONE, t_end, steps)
            curves.append(thin(SW_ONE.label, other.R[:, 0, 2], other.R[:, 1, 2], "dashes"))
        plots.append(Plot(f"Figure 1 ({letter}), {way.label}", "axis, x", "axis, y", tuple(curves), equal=True))
        off[way.label] = np.linalg.norm(q.R[:, :, 2] - axis, axis=1)
        step = np.swapaxes(q.R[:-1], 1, 2) @ q.R[1:]
        turns[way.label] = np.degrees(np.linalg.norm(ph.so3.log(step), axis=-1))
    size = turns[EA.label]
    increments = Cell(
        "increments at step 0.1",
        "about 30 degrees",
        f"{span(size, '.1f')} degrees, mean {size.mean():.1f}",
        decided(25.0 < size.mean() < 35.0),
        id="KS06",
    )
    c = convergence(SLOW, (AKW, SW, IMPLICIT, EA), t_end, (100, 200, 400, 800))
    worst = {k: float(v.max()) for k, v in off.items()}
    rivals = (AKW, SW, IMPLICIT)
    better = min(worst[w.label] for w in rivals) / worst[EA.label]
    attitude = {w.label: c.ratio(w.label, EA.label) for w in rivals}
    much = Cell(
        "LIEMID[EA] against AKW, SW, LIEMID[I]",
        "captures the overall character extremely well, much better than the canonical implicit algorithms",
        "largest error of the axis to t = 10: " + ", ".join(f"{k} {v:.3f}" for k, v in worst.items()),
        decided(better > 1.5 and min(attitude.values()) > 1.5, better > 1.0),
        "error of the attitude at t = 10, divided by that of LIEMID[EA], steps 0.1 ... 0.0125: "
        + ", ".join(f"{k} {v:.1f}" for k, v in attitude.items()),
        "KS07",
    )
    long = {w.label: go(SLOW, w, 400.0, 4000) for w in (SW, SW_MIDPOINT, SW_ONE, SW_ONE_MIDPOINT)}
    lost = {k: time_beyond(q, 0.5) for k, q in long.items()}
    energy = largest_change(long[SW.label].energy)
    stability = Cell(
        "SW at step 0.1",
        "loses stability early on",
        f"as printed (gamma = 1/2, trapezoidal impulse): energy within {energy:.1%} to t = 400; "
        + "; ".join(
            f"{k[4:]}: off by half the kinetic energy " + ("never" if t == math.inf else f"at t = {t:.3g}")
            for k, t in lost.items()
            if k != SW.label
        ),
        decided(math.isfinite(lost[SW.label])),
        "the picture may show gamma = 1 or the midpoint impulse",
        "KS08",
    )
    notes = ("the final time is not printed; t = 10",)
    return Finding((increments, much, stability), tuple(plots), notes)


# --- claims without a figure -------------------------------------------------------------------------------


def vector_space() -> Cell:
    """Check claim KS01 for masses with cubic springs: compare a step of Newmark with two half steps."""
    rng = np.random.default_rng(2005)
    n, dt = 6, 0.1
    A = rng.normal(size=(n, n))
    mass = A @ A.T + n * np.eye(n)
    B = rng.normal(size=(n, n))
    stiffness = B @ B.T + np.eye(n)

    def force(t: float, u: np.ndarray) -> np.ndarray:
        return np.asarray(np.sin(t) - stiffness @ u - u**3)

    u, v = rng.normal(size=n), rng.normal(size=n)
    whole = ph.simulate_vector(mass, force, u=u, v=v, t_end=100 * dt, dt=dt, method="newmark_vector")

    def halves(order: tuple[str, str]) -> float:
        a, b, off = u, v, 0.0
        for k in range(100):
            for j, name in enumerate(order):
                t = k * dt + 0.5 * j * dt
                q = ph.simulate_vector(mass, force, u=a, v=b, t_start=t, t_end=t + 0.5 * dt, dt=0.5 * dt, method=name)
                a, b = q.u[-1], q.v[-1]
            off = max(off, float(np.abs(a - whole.u[k + 1]).max()), float(np.abs(b - whole.v[k + 1]).max()))
        return off

    right = halves(("symplectic_euler", "symplectic_euler_adjoint"))
    wrong = halves(("symplectic_euler_adjoint", "symplectic_euler"))
    return Cell(
        "vector space",
        "explicit Newmark is a half step of symplectic Euler followed by a half step of its adjoint",
        f"six masses, cubic springs, 100 steps: the two differ by {right:.0e}; in the other order by {wrong:.0e}",
        decided(right < 1e-11),
        id="KS01",
    )


def there_and_back(first: Way, second: Way, p: Problem, dt: float = 0.05) -> float:
    """Make a step of one method, reverse the velocity, and make a step of the other.  Return the error, 0 for adjoint
    methods.

    The torque must not depend on the velocity.
    """
    q = p.simulate(first.method, dt=dt, t_end=dt, **first.options)
    back = p.simulate(second.method, dt=dt, t_end=dt, attitude=q.R[-1], omega=-q.omega[-1], **second.options)
    return max(float(np.abs(back.R[-1] - p.attitude).max()), float(np.abs(back.omega[-1] + np.array(p.omega)).max()))


def adjoint() -> Cell:
    """Check claim KS02: the explicit midpoint Lie variants 1 and 2 are adjoint to each other."""
    cases = (SLOW, WALL)
    mended = max(there_and_back(E2, E1, p) for p in cases)
    printed = max(there_and_back(E2, E1_PRINTED, p) for p in cases)
    c = convergence(SLOW, (EA, EA_PRINTED), 2.0, (200, 1600, 3200))
    return Cell(
        "explicit midpoint Lie variants 1 and 2",
        "adjoint to each other",
        f"a step forward with one and back with the other: error {printed:.0e} as printed, {mended:.0e} with the "
        "impulse outside the exponential",
        decided(printed < 1e-12 and mended < 1e-12, mended < 1e-12),
        "in print variant 1 has exp(-Psi)(Pi + h T); T is already in the later frame, so exp(-Psi) Pi + h T is "
        f"meant. As printed, the composition has order {c.slope(EA_PRINTED.label):.2f}, corrected "
        f"{c.slope(EA.label):.2f}; errors {c.of(EA_PRINTED.label)[0]:.1e} and {c.of(EA.label)[0]:.1e} "
        "on the slow top at t = 2, step 0.01",
        "KS02",
    )


def orders() -> Cell:
    """Check claim KS03: the variants have first order and conserve momentum, and their composition has second order."""
    ways = (E1, E2, EA, IMPLICIT, I_PRINTED)
    c = convergence(SLOW, ways, 2.0, (400, 800, 1600, 3200))
    slope = {w.label: c.slope(w.label) for w in ways}
    off = max(largest_change(go(FREE, w, 1000.0, 2000).momentum) for w in (E1, E2, EA))
    first = all(abs(slope[w.label] - 1.0) < 0.1 for w in (E1, E2))
    second = abs(slope[EA.label] - 2.0) < 0.1
    exact = off < 1e-11
    return Cell(
        "variants and their composition",
        "first order and momentum conserving; the composition second order",
        "order of the attitude, slow top: "
        + ", ".join(f"{w.label} {slope[w.label]:.2f}" for w in (E1, E2, EA))
        + f"; change of momentum without torque, 2000 steps: {off:.0e}",
        decided(first and second and exact, first or second or exact),
        f"variant 1 with its impulse outside the exponential. LIEMID[I] as printed lacks exp(-Psi/2) and is of order "
        f"{slope[I_PRINTED.label]:.2f}; corrected {slope[IMPLICIT.label]:.2f}",
        "KS03",
    )


def symplectic() -> Cell:
    """Check claim KS04 about the symplecticity of the variants and their composition."""
    found = {w.label: defects(w) for w in (E1, E2, EA)}
    control = defects(LP2)
    half = symplectic_defect("liemid_ea", 0.05)
    return Cell(
        "variants and their composition",
        "symplectic",
        "defect of the symplectic form in a step of 0.1: "
        + "; ".join(f"{k} {a:.1e}, {b:.1e}, {c:.0e}" for k, (a, b, c) in found.items())
        + f" (moments {ASYMMETRIC}, {SYMMETRIC}, {SPHERE})",
        decided(max(max(v[:2]) for v in found.values()) < 1e-15),
        f"the defect vanishes only for equal moments. LIEMID[EA] at half the step: {found[EA.label][0] / half:.1f} "
        f"times smaller. For comparison, a symplectic method has {max(control):.0e} at most (LP2)",
        "KS04",
    )


def without_torque() -> Cell:
    """Check claim KS05: without torque, all variants reduce to the full midpoint Lie algorithm."""
    runs = {w.label: go(FREE, w, 100.0, 100) for w in (E1, E2, IMPLICIT)}
    base = runs[IMPLICIT.label]
    apart = max(float(np.abs(q.R - base.R).max()) for q in runs.values())
    ea, half = go(FREE, EA, 100.0, 100), go(FREE, IMPLICIT, 100.0, 200, every=2)
    twice = float(np.abs(ea.R - half.R).max())
    return Cell(
        "torque-free motion",
        "they all reduce to the full midpoint Lie algorithm",
        f"variants and LIEMID[I], 100 steps: R equal to {apart:.0e}; LIEMID[EA] is two midpoint steps of half the "
        f"length, equal to {twice:.0e}",
        decided(max(apart, twice) < 1e-11),
        id="KS05",
    )


def best() -> Cell:
    """Check claim KS09: LIEMID[EA] seems to be the best explicit second-order integrator of its time."""
    strang = Way("splitting on the exact flow", "strang")
    early = (EA, NMB, SW, STAGGERED, LP2)
    rows, first, of_its_day = [], 0, 0
    cases = ((FREE, 100.0, 400), (FAST, 10.0, 4000), (SLOW, 10.0, 400), (WALL, 10.0, 1000))
    for case, e in error_table(cases, (*early, strang)).items():
        at_the_time = min((w.label for w in early), key=lambda k: e[k])
        of_its_day += at_the_time == EA.label
        first += min(e, key=lambda k: e[k]) == EA.label
        rows.append(f"{case}: {e[EA.label] / e[at_the_time]:.2g} ({at_the_time})")
    return Cell(
        "LIEMID[EA] among explicit methods of second order",
        "numerical evidence suggests that it is the best explicit second-order integrator to date",
        "its error divided by that of the best method of that time: " + "; ".join(rows),
        decided(of_its_day == len(rows), of_its_day > 0),
        f"compared with NMB, SW, HSTAGM and LP2 (McLachlan 1993, Reich 1994) it is the best in {of_its_day} "
        f"of {len(rows)}; if {strang.label} is included, in {first}",
        "KS09",
    )


@exhibit("ks-claims", PAPER, "Claims without a figure", claims=("KS01", "KS02", "KS03", "KS04", "KS05", "KS09"))
def claims() -> Finding:
    """Composition, adjoint methods, orders, symplecticity, motion without torque, and ranking."""
    return Finding((vector_space(), adjoint(), orders(), symplectic(), without_torque(), best()))

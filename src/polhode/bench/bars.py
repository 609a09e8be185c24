"""The goals of the scoreboard: which ones are met, and where another library is better."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..lab.exhibit import Verdict
from .headline import span
from .peers import CLOSED
from .work import Race, Section, best, cost, cost_kinds, measured_problems, ours, races, theirs

Sections = Mapping[str, Section]

BUDGET = {1e-6: 400, 1e-9: 1430, 1e-12: 3700}  # largest number of torque calls for the fast top, by error
TORQUED = ("wall", "slow", "gradient", "asymmetric")
RIVALS = ("DOP853", "Vern8", "RK45", "LSODA")  # methods of other libraries with which torque calls are compared
FINAL = 4e-6  # largest time for the final state of a free body, in seconds
ROOT = 0.6  # the exponent of a random walk is 0.5; the margin allows for the scatter of the bodies
COMPILED = ("heyoka", "CyRK")


class Bar(NamedTuple):
    """A goal, with the measured result and a verdict."""

    text: str
    verdict: Verdict
    found: str
    section: str = ""

    def to_dict(self) -> dict[str, str]:
        return {"section": self.section, "text": self.text, "verdict": self.verdict.value, "found": self.found}


def decide(text: str, outcomes: Sequence[tuple[bool, str]], absent: Sequence[str] = (), summary: str = "") -> Bar:
    """Decide whether a goal is met.  It holds if every outcome holds.

    Without outcomes, or if peers are missing, it cannot be determined.  If all outcomes hold, `summary` replaces their
    list.
    """
    bad = [words for good, words in outcomes if not good]
    said = listed(bad) or summary or listed([words for _, words in outcomes])
    if bad:
        verdict = Verdict.PARTLY if len(bad) < len(outcomes) else Verdict.REFUTED
        if verdict is Verdict.PARTLY:
            said = f"not at {len(bad)} of {len(outcomes)}: {said}"
    else:
        verdict = Verdict.UNDETERMINED if absent or not outcomes else Verdict.HOLDS
    if absent:
        said += ("; " if said else "") + f"missing: {', '.join(absent)}"
    return Bar(text, verdict, said)


def listed(items: Sequence[str], most: int = 4) -> str:
    """Return items as text.  Of a long list, only the first ones and the last one are included."""
    if len(items) <= most:
        return "; ".join(items)
    return "; ".join([*items[: most - 1], "…", items[-1]])


def race_text(r: Race, of: str) -> str:
    """Return who reaches an error at what cost, such as "1e-03: 12 µs by polhode rkn6, 51 µs by CyRK Vern8"."""
    unit = "calls" if of == "calls" else "s"
    return f"{r.error:.0e}: {number(r.ours, unit)} by {r.by or 'none'}, {number(r.theirs, unit)} by {r.who}"


def closest_race(found: Sequence[Race], of: str) -> str:
    """Return the range of the factors, and the error with the smallest factor, as text."""
    if not found or not all(math.isfinite(r.ours) for r in found):
        return ""
    least = min(found, key=lambda r: r.factor)
    factors = span([r.factor for r in found], "fewer" if of == "calls" else "faster")
    return f"at all {len(found)} errors{factors}; closest at {race_text(least, of)}"


def number(x: float, unit: str) -> str:
    if not math.isfinite(x):
        return "never"
    if unit == "calls":
        return f"{x:.0f}"
    power = next((p for p in (1e-6, 1e-3, 1.0) if x < 999.5 * p), 1.0)
    return f"{x / power:.3g} {({1e-6: 'µs', 1e-3: 'ms', 1.0: 's'})[power]}"


# --- goals ------------------------------------------------------------------------------------------------


def budget(s: Section) -> Iterator[Bar]:
    """Goal: reach three errors on the fast top within given numbers of torque calls."""
    for e, n in BUDGET.items():
        c, who = best(ours(s), e, "calls")
        text = f"Fast top: an error of {e:.0e} within {n} torque calls"
        yield decide(text, [(c <= n, f"{number(c, 'calls')} by {who}")])


def calls(s: Section) -> Iterator[Bar]:
    """Goals: no more torque calls than the rivals, and at most half of DOP853's calls over three decades."""
    there = [c for c in theirs(s) if c["method"] in RIVALS and math.isfinite(cost(c, 1e-2, "calls"))]
    absent = [m for m in RIVALS if m not in {c["method"] for c in there}]
    found = [r for r in races(ours(s), there, "calls", smallest=0.9e-10) if math.isfinite(r.theirs)]
    yield decide(
        f"{s['title']}: never more torque calls than {', '.join(RIVALS)}, 1e-2 to 1e-10",
        [(r.ours <= r.theirs, race_text(r, "calls")) for r in found],
        absent,
        closest_race(found, "calls"),
    )
    dop = races(ours(s), [c for c in there if c["method"] == "DOP853"], "calls", smallest=0.9e-10)
    halves = sum(r.ours <= 0.5 * r.theirs < math.inf for r in dop)
    outcomes = [(halves >= 4, f"at {halves} of {len(dop)} errors a decade apart")]
    text = f"{s['title']}: at most half of DOP853's calls over three decades"
    yield decide(text, [], ["DOP853"]) if "DOP853" in absent else decide(text, outcomes)


def ahead(s: Section, text: str, largest: float = 1.0) -> Bar:
    """Goal: need less time than the compiled peers."""
    there = [c for c in theirs(s) if c["peer"] in COMPILED]
    absent = [p for p in COMPILED if p not in {c["peer"] for c in there}]
    found = [r for r in races(ours(s), there, "seconds", largest) if math.isfinite(r.theirs)]
    outcomes = [(r.ours < r.theirs, race_text(r, "seconds")) for r in found]
    return decide(text, outcomes, absent, closest_race(found, "seconds"))


def driven(s: Section) -> Iterator[Bar]:
    """Goal: with a compiled torque, need less time than heyoka, and than CyRK with each of its methods."""
    text = f"{s['title']}, compiled torque: ahead of heyoka and CyRK in time, 1e-3 to 1e-12"
    yield ahead(s, text, largest=2e-3)


def free(s: Section) -> Iterator[Bar]:
    """Goals: compute the final state of a free body within 4 µs, and in less time than the peers."""
    closed = next((c for c in ours(s) if c["method"] == CLOSED), None)
    t = closed["points"][0]["seconds"] if closed else None
    if t is not None:
        text = f"{s['title']}: the final state in at most 4 µs a call, from Python"
        yield decide(text, [(t <= FINAL, number(t, "s"))])
    yield ahead(s, f"{s['title']}: ahead of heyoka and CyRK at every error")


def sampled(s: Section) -> Iterator[Bar]:
    rows = [r for r in s["rows"] if r["task"] == "P1" and r.get("seconds")]
    least = {p: min((r["seconds"] for r in rows if r["peer"] == p), default=math.inf) for p in ("polhode", *COMPILED)}
    mine, there = least.pop("polhode"), {p: t for p, t in least.items() if math.isfinite(t)}
    outcomes = [(mine < t, f"{number(mine, 's')}, {p} {number(t, 's')}") for p, t in there.items()]
    text = "1001 samples of P1 in less time than heyoka and CyRK at any tolerance"
    yield decide(text, outcomes, [p for p in COMPILED if p not in there])


def crowded(s: Section) -> Iterator[Bar]:
    """Goal: have a higher throughput than heyoka's batch mode at the same errors."""
    rows = [r for r in s["rows"] if r["rates"] and r.get("median") is not None]
    them = [r for r in rows if r["peer"] == "heyoka"]
    outcomes = []
    for r in them:
        good = [x for x in rows if x["peer"] == "polhode" and x["median"] <= max(r["median"], 2e-14)]
        least, mine = max(r["rates"].values()), max((max(x["rates"].values()) for x in good), default=0.0)
        outcomes.append((mine > least, f"at {r['median']:.0e} rad {mine:.2g}/s, heyoka {least:.2g}/s"))
    text = "Many free bodies on one core: more body-steps a second than heyoka's batches, at heyoka's errors"
    yield decide(text, outcomes, [] if them else ["heyoka"])


def drifting(d: Section) -> Iterator[Bar]:
    text = (
        f"Free body, exact flow, {d['steps']:.0e} steps: the energy's error grows no faster than the root of the steps"
    )
    last = d["curves"][0]["rms"][-1]
    found = f"grows with the steps to the power {d['slope']:.2f}; at the end {last:.1e}"
    yield decide(text, [(d["slope"] <= ROOT, found)])


def compiled(s: Section) -> Iterator[Bar]:
    one = [(r["met"]["one body"], f"{m} {r['one body']['over C']:.2f}") for m, r in s["rows"].items()]
    many = [(r["met"]["batch"], f"{m} {100 * r['batch']['share of C']:.0f} %") for m, r in s["rows"].items()]
    yield decide("One body takes at most 1.15 times what hand-written C takes", one)
    yield decide("A batch has at least 85 % of the throughput of hand-written C with SIMD", many)


EACH: dict[str, tuple[Callable[[Section], Iterator[Bar]], ...]] = {
    "P1": (free,), "P2": (free,), "P3": (budget, driven), **dict.fromkeys(TORQUED, (calls, driven)),
    "samples": (sampled,), "crowd": (crowded,), "drift": (drifting,), "c": (compiled,),
}  # fmt: skip


def bars(sections: Sections) -> list[Bar]:
    there = {k: s for k, s in sections.items() if "missing" not in s}
    return [b._replace(section=key) for key, s in there.items() for f in EACH.get(key, ()) for b in f(s)]


def wins(sections: Sections) -> list[dict[str, Any]]:
    """Return where another library is better: task, error, unit, library, and both costs."""
    return [
        {
            "task": key, "of": of, "error": r.error, "peer": r.who, "theirs": r.theirs, "by": r.by,
            "ours": r.ours if math.isfinite(r.ours) else None,
        }
        for key, s in measured_problems(sections).items()
        for of in cost_kinds(s)
        for r in races(ours(s), theirs(s), of)
        if r.theirs < r.ours
    ]  # fmt: skip

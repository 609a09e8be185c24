"""What must hold, decided from the data of a run: a peer that is ahead is said to be ahead."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..lab.exhibit import Verdict
from .peers import CLOSED
from .work import LEVELS, best, cost, label, ours, theirs

Sections = Mapping[str, Mapping[str, Any]]

BUDGET = {1e-6: 400, 1e-9: 1430, 1e-12: 3700}  # torque calls of the fast top
TORQUED = ("wall", "slow", "gradient", "asymmetric")
RIVALS = ("DOP853", "Vern8", "RK45", "LSODA")  # of those who call the torque as often as they like
FINAL = 4e-6  # seconds of a final state of a free body
ROOT = 0.6  # the slope of a random walk, with the scatter of the bodies
COMPILED = ("heyoka", "CyRK")


@dataclass(frozen=True)
class Bar:
    """Something that must hold, with what was found."""

    section: str
    text: str
    verdict: Verdict
    found: str

    def to_dict(self) -> dict[str, str]:
        return {"section": self.section, "text": self.text, "verdict": self.verdict.value, "found": self.found}


def decide(section: str, text: str, outcomes: Sequence[tuple[bool, str]], absent: Sequence[str] = ()) -> Bar:
    """Holds if every outcome does; of none, or with peers absent, it cannot be determined."""
    bad = [words for good, words in outcomes if not good]
    said = listed(bad or [words for _, words in outcomes])
    if bad:
        verdict = Verdict.PARTLY if len(bad) < len(outcomes) else Verdict.REFUTED
        if verdict is Verdict.PARTLY:
            said = f"not at {len(bad)} of {len(outcomes)}: {said}"
    else:
        verdict = Verdict.UNDETERMINED if absent or not outcomes else Verdict.HOLDS
    if absent:
        said += ("; " if said else "") + f"missing: {', '.join(absent)}"
    return Bar(section, text, verdict, said)


def listed(items: Sequence[str], most: int = 4) -> str:
    """The ends of a long list."""
    if len(items) <= most:
        return "; ".join(items)
    return "; ".join([*items[: most - 1], "…", items[-1]])


def number(x: float, unit: str) -> str:
    if not math.isfinite(x):
        return "never"
    if unit == "calls":
        return f"{x:.0f}"
    power = next((p for p in (1e-6, 1e-3, 1.0) if x < 999.5 * p), 1.0)
    return f"{x / power:.3g} {({1e-6: 'µs', 1e-3: 'ms', 1.0: 's'})[power]}"


# --- each -------------------------------------------------------------------------------------------------


def budget(s: Sections) -> list[Bar]:
    if "P3" not in s:
        return []
    found = [(e, n, *best(ours(s["P3"]), e, "calls")) for e, n in BUDGET.items()]
    return [
        decide(
            "P3", f"fast top: an error of {e:.0e} within {n} torque calls", [(c <= n, f"{number(c, 'calls')} by {who}")]
        )
        for e, n, c, who in found
    ]


def rivals(section: Mapping[str, Any]) -> tuple[list[Mapping[str, Any]], list[str]]:
    there = [c for c in theirs(section) if c["method"] in RIVALS and math.isfinite(cost(c, 1e-2, "calls"))]
    return there, [m for m in RIVALS if m not in {c["method"] for c in there}]


def calls(s: Sections) -> list[Bar]:
    """Never more torque calls than the rivals, and half of DOP853's over three decades."""
    bars = []
    for key in TORQUED:
        if key not in s:
            continue
        there, absent = rivals(s[key])
        never, halves = [], []
        for e in (x for x in LEVELS if x >= 0.9e-10):
            mine, by = best(ours(s[key]), e, "calls")
            least, who = best(there, e, "calls")
            if math.isfinite(least):
                words = f"{e:.0e}: {number(mine, 'calls')} by {by or 'none'}, {number(least, 'calls')} by {who}"
                never.append((mine <= least, words))
            dop = min((cost(c, e, "calls") for c in there if c["method"] == "DOP853"), default=math.inf)
            halves.append(math.isfinite(mine) and math.isfinite(dop) and mine <= 0.5 * dop)
        bars.append(
            decide(
                key,
                f"{s[key]['title']}: never more torque calls than {', '.join(RIVALS)}, 1e-2 to 1e-10",
                never,
                absent,
            )
        )
        text = f"{s[key]['title']}: at most half of DOP853's calls over three decades"
        if "DOP853" in absent:
            bars.append(decide(key, text, [], ["DOP853"]))
        else:
            bars.append(
                decide(key, text, [(sum(halves) >= 4, f"at {sum(halves)} of {len(halves)} errors a decade apart")])
            )
    return bars


def ahead(s: Sections, key: str, levels: Sequence[float], text: str) -> Bar:
    """In time, of the compiled peers."""
    there = [c for c in theirs(s[key]) if c["peer"] in COMPILED]
    absent = [p for p in COMPILED if p not in {c["peer"] for c in there}]
    outcomes = []
    for e in levels:
        mine, by = best(ours(s[key]), e, "seconds")
        least, who = best(there, e, "seconds")
        if math.isfinite(least):
            words = f"{e:.0e}: {number(mine, 's')} by {by or 'none'}, {number(least, 's')} by {who}"
            outcomes.append((mine < least, words))
    return decide(key, text, outcomes, absent)


def in_time(s: Sections) -> list[Bar]:
    bars = []
    if "P3" in s:
        bars.append(
            ahead(s, "P3", (1e-3, 1e-6, 1e-9, 1e-12), "fast top, compiled torque: ahead of heyoka and CyRK in time")
        )
    for key in ("P1", "P2"):
        if key not in s:
            continue
        closed = next((c for c in ours(s[key]) if c["method"] == CLOSED), None)
        t = closed["points"][0]["seconds"] if closed else None
        if t is not None:
            text = f"{s[key]['title']}: the final state in at most 4 µs a call, from Python"
            bars.append(decide(key, text, [(t <= FINAL, number(t, "s"))]))
        bars.append(ahead(s, key, LEVELS, f"{s[key]['title']}: ahead of heyoka and CyRK at every error"))
    return bars


def sampled(s: Sections) -> list[Bar]:
    if "samples" not in s:
        return []
    rows = [r for r in s["samples"]["rows"] if r["task"] == "P1" and r.get("seconds")]
    mine = min((r["seconds"] for r in rows if r["peer"] == "polhode"), default=math.inf)
    outcomes = []
    for p in COMPILED:
        t = min((r["seconds"] for r in rows if r["peer"] == p), default=math.nan)
        if math.isfinite(t):
            outcomes.append((mine < t, f"{number(mine, 's')}, {p} {number(t, 's')}"))
    absent = [p for p in COMPILED if not any(r["peer"] == p for r in rows)]
    return [
        decide("samples", "1001 samples of P1 in less time than heyoka and CyRK at any tolerance", outcomes, absent)
    ]


def crowded(s: Sections) -> list[Bar]:
    """Above heyoka's batch mode at its own errors."""
    if "crowd" not in s:
        return []
    rows = [r for r in s["crowd"]["rows"] if r["rates"]]
    them = [r for r in rows if r["peer"] == "heyoka" and r.get("median") is not None]
    outcomes = []
    for r in them:
        good = [
            x
            for x in rows
            if x["peer"] == "polhode" and x.get("median") is not None and x["median"] <= max(r["median"], 2e-14)
        ]
        theirs_, mine = max(r["rates"].values()), max((max(x["rates"].values()) for x in good), default=0.0)
        outcomes.append((mine > theirs_, f"at {r['median']:.0e} rad {mine:.2g}/s, heyoka {theirs_:.2g}/s"))
    text = "many free bodies on one core: more body-steps a second than heyoka's batches, at heyoka's errors"
    return [decide("crowd", text, outcomes, [] if them else ["heyoka"])]


def drifting(s: Sections) -> list[Bar]:
    if "drift" not in s:
        return []
    d = s["drift"]
    text = (
        f"free body, exact flow, {d['steps']:.0e} steps: the energy's error grows no faster than the root of the steps"
    )
    last = d["curves"][0]["rms"][-1]
    return [decide("drift", text, [(d["slope"] <= ROOT, f"as the power {d['slope']:.2f}, to {last:.1e}")])]


def compiled(s: Sections) -> list[Bar]:
    if "c" not in s:
        return []
    rows = s["c"]["rows"]
    one = [(r["met"]["one body"], f"{m} {r['one body']['over C']:.2f}") for m, r in rows.items()]
    many = [(r["met"]["batch"], f"{m} {100 * r['batch']['share of C']:.0f} %") for m, r in rows.items()]
    return [
        decide("c", "one body takes at most 1.15 times what hand-written C takes", one),
        decide("c", "a batch has at least 85 % of the throughput of hand-written C with SIMD", many),
    ]


EACH: tuple[Callable[[Sections], list[Bar]], ...] = (budget, calls, in_time, sampled, crowded, drifting, compiled)


def bars(sections: Sections) -> list[Bar]:
    there = {k: s for k, s in sections.items() if "missing" not in s}
    return [b for f in EACH for b in f(there)]


def wins(sections: Sections) -> list[dict[str, Any]]:
    """Where a peer is ahead: task, error, what is counted, who, and by how much."""
    out = []
    for key, s in sections.items():
        if s.get("kind") != "work" or "missing" in s:
            continue
        for of in ("calls", "seconds") if s["torque"] else ("seconds",):
            for e in LEVELS:
                mine, by = best(ours(s), e, of)
                least, who = best(theirs(s), e, of)
                if least < mine:
                    out.append({
                        "task": key, "of": of, "error": e, "peer": who, "theirs": least, "by": by,
                        "ours": mine if math.isfinite(mine) else None,
                    })  # fmt: skip
    return out


__all__ = ["Bar", "bars", "decide", "label", "number", "wins"]

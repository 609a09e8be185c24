"""Formats for spacecraft: CCSDS attitude and orbit ephemeris messages, and SPICE C-kernels.

By default the space frame is called EME2000 (J2000 in SPICE) and the body frame SC_BODY_1.  polhode counts time in
seconds; `epoch` (in UTC for AEM and OEM, in TDB for SPICE) is the instant of t = 0.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from ...arguments import refuse_if, whole_number
from ...errors import InvalidInput, optional_module
from . import CONVENTIONS


def instant(epoch: str | datetime | None, system: str) -> datetime:
    """Return the instant of t = 0 in the time system of the file ("UTC" or "TDB"), as a datetime without time zone."""
    if epoch is None:
        raise InvalidInput('this format has absolute times: give the time of t = 0, epoch="2030-01-01T00:00:00" (on '
                           "the command line --set epoch=2030-01-01T00:00:00)")  # fmt: skip
    try:
        moment = epoch if isinstance(epoch, datetime) else datetime.fromisoformat(epoch.removesuffix("Z"))
    except (AttributeError, TypeError, ValueError):
        raise InvalidInput(f"epoch must be a datetime, or look like 2030-01-01T00:00:00, got {epoch!r}") from None
    if moment.tzinfo is not None and system == "UTC":
        return moment.astimezone(UTC).replace(tzinfo=None)
    if moment.tzinfo is not None:
        raise InvalidInput(f"give epoch without a time zone: it is in the time system of the file, {system}")
    return moment


def stamp(zero: datetime, t: float) -> str:
    """Return the time `t` in ISO format with nanoseconds.  Whole seconds and fractions are computed separately."""
    nanoseconds = round(t * 1e9)
    whole, rest = divmod(nanoseconds + zero.microsecond * 1000, 10**9)
    return f"{(zero.replace(microsecond=0) + timedelta(seconds=whole)).isoformat()}.{rest:09d}"


def name_ok(value: str, what: str) -> str:
    wrong = not re.fullmatch(r"[A-Za-z0-9 ._+-]+", value)
    refuse_if(wrong, f"{what} may have letters, digits, space, and . _ + -; got {value!r}")
    return value


def aem(
    run: Any,
    path: Path,
    *,
    epoch: str | datetime | None = None,
    version: str = "2.0",
    object_name: str = "BODY",
    object_id: str = "0000-000A",
    frame: str = "EME2000",
) -> None:
    """Write a CCSDS 504.0 attitude file in key-value notation: the quaternion of the rotation from `frame` to the body,
    scalar last.

    epoch : UTC time of t = 0, "2030-01-01T00:00:00" or a datetime; required.
    version : "2.0", with the angular velocity in the body frame (deg/s), or "1.0", with quaternions alone.
    object_name, object_id, frame : names of the body and of the space frame in the file.
    """
    refuse_if(version not in ("1.0", "2.0"), f"the version of an AEM must be '1.0' or '2.0', got {version!r}")
    zero = instant(epoch, "UTC")
    q, w, old = run.quaternion, np.degrees(run.omega), version == "1.0"
    stamps = [stamp(zero, t) for t in run.t]
    meta = [
        ("OBJECT_NAME", name_ok(object_name, "object_name")),
        ("OBJECT_ID", name_ok(object_id, "object_id")),
        ("REF_FRAME_A", name_ok(frame, "frame")),
        ("REF_FRAME_B", "SC_BODY_1"),
        *([("ATTITUDE_DIR", "A2B")] if old else []),
        ("TIME_SYSTEM", "UTC"),
        ("START_TIME", stamps[0]),
        ("STOP_TIME", stamps[-1]),
        ("ATTITUDE_TYPE", "QUATERNION" if old else "QUATERNION/ANGVEL"),
        *([("QUATERNION_TYPE", "LAST")] if old else [("ANGVEL_FRAME", "SC_BODY_1")]),
    ]
    comment = "quaternion of the rotation that takes the axes of frame A into those of the body, Q1 Q2 Q3 QC"
    head = [f"CCSDS_AEM_VERS = {version}", f"COMMENT {comment}"]
    rows = np.column_stack([q[:, 1:], q[:, :1], *([] if old else [w])])
    write_message(path, head, meta, stamps, rows, ("DATA_START", "DATA_STOP"))


def write_message(
    path: Path, head: list[str], meta: list[tuple[str, str]], stamps: list[str], rows: np.ndarray,
    marks: tuple[str, ...] = (),
) -> None:  # fmt: skip
    """Write a CCSDS message in key-value notation, with a row of numbers for each instant between the two marks."""
    lines = [
        *head, f"CREATION_DATE = {stamps[0]}", "ORIGINATOR = POLHODE", "", "META_START",
        *(f"{k} = {v}" for k, v in meta), "META_STOP", "", *marks[:1],
    ]  # fmt: skip
    lines += [" ".join([when, *(f"{x:.16e}" for x in row)]) for when, row in zip(stamps, rows, strict=True)]
    path.write_text("\n".join([*lines, *marks[1:], ""]), encoding="ascii")


def oem(
    run: Any,
    path: Path,
    *,
    epoch: str | datetime | None = None,
    object_name: str = "BODY",
    object_id: str = "0000-000A",
    center: str = "EARTH",
    frame: str = "EME2000",
) -> None:
    """Write a CCSDS 502.0 orbit file, version 2.0, in key-value notation: positions (km) and velocities (km/s) of a
    moving body.

    epoch : UTC time of t = 0, "2030-01-01T00:00:00" or a datetime; required.
    object_name, object_id, center, frame : names of the body, the origin and the space frame in the file.
    """
    zero = instant(epoch, "UTC")
    x, v = 1e-3 * run.x, 1e-3 * run.v
    stamps = [stamp(zero, t) for t in run.t]
    meta = [
        ("OBJECT_NAME", name_ok(object_name, "object_name")), ("OBJECT_ID", name_ok(object_id, "object_id")),
        ("CENTER_NAME", name_ok(center, "center")), ("REF_FRAME", name_ok(frame, "frame")), ("TIME_SYSTEM", "UTC"),
        ("START_TIME", stamps[0]), ("STOP_TIME", stamps[-1]),
    ]  # fmt: skip
    write_message(path, ["CCSDS_OEM_VERS = 2.0"], meta, stamps, np.column_stack([x, v]))


def ck(
    run: Any,
    path: Path,
    *,
    epoch: str | datetime | None = None,
    spacecraft: int = -999,
    frame: str = "J2000",
) -> None:
    """Write a C-kernel of type 3 (linear interpolation) with angular velocities, and its clock file (.tsc) in the same
    folder.

    A SPICE quaternion describes the matrix from `frame` to the body, so it is the conjugate of polhode's.  The angular
    velocity is given in `frame`.

    epoch : TDB time of t = 0, "2030-01-01T00:00:00" or a datetime; required.
    spacecraft : the number of the spacecraft in SPICE, which is negative.
    frame : name of the space frame in SPICE.
    """
    spiceypy = optional_module("spiceypy", "a C-kernel", "spice")
    if whole_number(spacecraft, "spacecraft", least=-(2**31), wanted="a negative whole number, as in SPICE") >= 0:
        raise InvalidInput(f"spacecraft have negative numbers in SPICE, got {spacecraft}")
    zero = instant(epoch, "TDB")
    q = run.quaternion * [1, -1, -1, -1]
    rates = run.omega_space
    ticks = np.round((run.t - run.t[0]) * 1e6)
    if np.any(np.diff(ticks) <= 0):
        raise InvalidInput("a C-kernel needs samples at least a microsecond apart: simulate with a larger dt or every")
    # TDB seconds from J2000 to the first sample
    days = (zero - datetime(2000, 1, 1, 12)).total_seconds() + float(run.t[0])
    path.unlink(missing_ok=True)
    handle = spiceypy.ckopn(str(path), "polhode", 0)
    try:
        spiceypy.ckw03(
            handle, ticks[0], ticks[-1], spacecraft * 1000, frame, True, "polhode", len(ticks), ticks, q, rates, 1,
            ticks[:1],
        )  # fmt: skip
    finally:
        spiceypy.ckcls(handle)
    words = {"name": run.body.name or "the body", "n": -spacecraft, "et": days}
    template = resources.files(__package__).joinpath("clock.tsc").read_text(encoding="ascii")
    clock = template.format(epoch=stamp(zero, float(run.t[0])), conventions=CONVENTIONS, **words)
    # without the parts of a temporary name, .NAME.NUMBER.bc
    visible = path.with_name(re.sub(r"^\.|\.\d+(?=\.bc$)", "", path.name))
    visible.with_suffix(".tsc").write_text(clock, encoding="ascii")

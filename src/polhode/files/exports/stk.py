"""STK attitude files (.a) and CZML for Cesium.

An STK file holds the quaternion of the rotation that takes the reference axes into the body axes, vector part first,
and the angular velocity in the body frame (deg/s).  CZML holds the rotation from the body axes to axes that turn with
the Earth.
"""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np

from ...arguments import finite_number, whole_number
from ...errors import InvalidInput, unknown
from ...groups import quaternions
from ...groups.convert import without_jumps
from ...mesh import equivalent_box
from .spacecraft import instant, name_ok, stamp

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
FRAMES = ("INERTIAL", "FIXED", "ENU")
SEMI_MAJOR, FLATTENING = 6378137.0, 1 / 298.257223563  # WGS 84


def stk(
    run: Any,
    path: Path,
    *,
    epoch: str | datetime | None = None,
    center: str = "Earth",
    frame: str = "J2000",
) -> None:
    """Write an STK attitude file of the type AttitudeTimeQuatAngVels.

    epoch : UTC time of t = 0, "2030-01-01T00:00:00" or a datetime; required.
    center, frame : names of the central body and of the space axes in STK.
    """
    zero = instant(epoch, "UTC")
    q, w = run.quaternion, np.degrees(run.omega)
    when = f"{zero.day} {MONTHS[zero.month - 1]} {zero.year} {zero:%H:%M:%S}.{zero.microsecond:06d}000"
    lines = [
        "stk.v.11.0", "# written by polhode; quaternion of the rotation from the axes of space to those of the body",
        "BEGIN Attitude", f"NumberOfAttitudePoints {len(q)}", f"ScenarioEpoch {when}", "BlockingFactor 20",
        "InterpolationOrder 1", f"CentralBody {name_ok(center, 'center')}", f"CoordinateAxes {name_ok(frame, 'frame')}",
        "AttitudeTimeQuatAngVels",
    ]  # fmt: skip
    for t, a, b in zip(run.t, q, w):
        lines.append(" ".join(f"{x:.16e}" for x in (t, *a[1:], a[0], *b)))
    path.write_text("\n".join([*lines, "END Attitude", ""]), encoding="ascii")


# --- CZML ---------------------------------------------------------------------------------------------------------


def sidereal_angle(zero: datetime, t: np.ndarray) -> np.ndarray:
    """Return Greenwich mean sidereal time in radians (IAU 1982), with UTC for UT1, as in viewers without Earth data."""
    day = (zero - datetime(2000, 1, 1, 12)).total_seconds() / 86400
    start = datetime(zero.year, zero.month, zero.day)
    seconds = (zero - start).total_seconds() + t  # seconds since midnight of the day of t = 0
    midnight = day - (zero - start).total_seconds() / 86400
    c = midnight / 36525
    at_midnight = 24110.54841 + 8640184.812866 * c + 0.093104 * c**2 - 6.2e-6 * c**3
    return np.asarray((at_midnight + 1.00273790935 * seconds) / 86400 * 2 * np.pi)


def ground_frame(longitude: float, latitude: float, height: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the directions east, north and up as columns, and the position of the place, in Earth-fixed axes (m)."""
    a, b = np.radians([longitude, latitude])
    east = np.array([-np.sin(a), np.cos(a), 0.0])
    up = np.array([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), np.sin(b)])
    e2 = FLATTENING * (2 - FLATTENING)
    n = SEMI_MAJOR / np.sqrt(1 - e2 * np.sin(b) ** 2)
    place = np.array([(n + height) * up[0], (n + height) * up[1], (n * (1 - e2) + height) * up[2]])
    return np.stack([east, np.cross(up, east), up], axis=-1), place


def earth_fixed(R: np.ndarray, t: np.ndarray, frame: str, zero: datetime, local: np.ndarray) -> np.ndarray:
    """Return the attitudes relative to Earth-fixed axes as quaternions, scalar first, whose signs do not jump."""
    if frame == "INERTIAL":
        g = sidereal_angle(zero, t)
        turn = np.zeros((len(t), 3, 3))
        turn[:, 0, 0] = turn[:, 1, 1] = np.cos(g)
        turn[:, 0, 1], turn[:, 1, 0], turn[:, 2, 2] = np.sin(g), -np.sin(g), 1.0
        R = turn @ R
    elif frame == "ENU":
        R = local @ R
    return without_jumps(quaternions.from_matrix(R))


def look_of(body: Any, model: str | None) -> dict[str, Any]:
    """Return the CZML graphics of the body: a point, and a model or a box if possible."""
    point = {"pixelSize": 6, "color": {"rgba": [0, 114, 178, 255]}}
    if model is not None:
        return {"point": point, "model": {"gltf": str(model), "minimumPixelSize": 64}}
    if not body.diagonal:  # CZML draws the box along the body axes, which are not its principal axes here
        return {"point": point}
    edges = equivalent_box(np.asarray(body.moments), body.mass)
    grey = {"solidColor": {"color": {"rgba": [201, 210, 223, 255]}}}
    return {"point": point, "box": {"dimensions": {"cartesian": edges.tolist()}, "material": grey, "outline": True}}


def czml(
    run: Any,
    path: Path,
    *,
    epoch: str | datetime | None = None,
    frame: str = "INERTIAL",
    at: Any = (0.0, 0.0, 400e3),
    model: str | None = None,
    speed: float = 1.0,
    samples: int = 20_000,
) -> None:
    """Write a CZML file that shows the rotating, and possibly moving, body in Cesium.

    epoch : UTC time of t = 0, "2030-01-01T00:00:00" or a datetime; required.
    frame : meaning of the space axes: "INERTIAL" (equator and equinox; converted to Earth-fixed axes by sidereal time,
        without precession and nutation), "FIXED" (Earth-fixed), or "ENU" (east, north, up at the place `at`).
    at : longitude and latitude in degrees and height in metres, for a body without a position and for the frame "ENU".
    model : a glTF or GLB file that Cesium shows; by default the box with the inertia of the body.
    speed : speed of the
        viewer's clock.
    samples : largest number of samples, evenly chosen.
    """
    if frame not in FRAMES:
        raise unknown("frame of CZML", frame, FRAMES)
    finite_number(speed, "speed", "a positive number", least=np.nextafter(0, 1))
    zero = instant(epoch, "UTC")
    try:
        longitude, latitude, height = (finite_number(v, "at", "three numbers") for v in at)
    except (TypeError, ValueError):
        raise InvalidInput(f"at is a longitude, a latitude (degrees) and a height (m), got {at!r}") from None
    rows = np.unique(np.linspace(0, len(run) - 1, min(whole_number(samples, "samples", 2), len(run))).astype(int))
    t = run.t[rows]
    local, place = ground_frame(longitude, latitude, height)
    q = earth_fixed(run.R[rows], t, frame, zero, local)
    begin = stamp(zero, 0.0) + "Z"
    interval = f"{stamp(zero, float(t[0]))}Z/{stamp(zero, float(t[-1]))}Z"
    position: dict[str, Any] = {"cartesian": place.tolist()}
    if run.setup.flies:
        x = run.x[rows] @ local.T + place if frame == "ENU" else run.x[rows]
        position = {
            "epoch": begin, "referenceFrame": "INERTIAL" if frame == "INERTIAL" else "FIXED",
            "interpolationAlgorithm": "LAGRANGE", "interpolationDegree": 5,
            "cartesian": np.column_stack([t, x]).ravel().tolist(),
        }  # fmt: skip
    turning = np.column_stack([t, q[:, 1:], q[:, 0]]).ravel().tolist()
    orientation = {
        "epoch": begin, "interpolationAlgorithm": "LINEAR", "interpolationDegree": 1, "unitQuaternion": turning,
    }  # fmt: skip
    name = run.body.name or "body"
    thing = {"id": name, "name": name, "availability": interval, "position": position, "orientation": orientation}
    clock = {"interval": interval, "currentTime": interval.partition("/")[0], "multiplier": speed}
    document = [
        {"id": "document", "name": f"polhode: {name}", "version": "1.0", "clock": clock},
        thing | look_of(run.body, model),
    ]
    path.write_text(json.dumps(document, indent=1), encoding="utf-8")

"""MCAP logs for Foxglove and other viewers of robot logs.

A log holds JSON messages and their schemas: the pose as `foxglove.FrameTransform` on the topic /tf, and all numbers of
a sample (angular velocity, momentum, energy, wheels, commands) as one message on /state.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import optional_module
from .spacecraft import instant, name_ok

NUMBER, WORDS = {"type": "number"}, {"type": "string"}
TIME = {"type": "object", "title": "time", "properties": {"sec": {"type": "integer"}, "nsec": {"type": "integer"}}}


def record(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties}


TRANSFORM = record(
    timestamp=TIME, parent_frame_id=WORDS, child_frame_id=WORDS, translation=record(x=NUMBER, y=NUMBER, z=NUMBER),
    rotation=record(x=NUMBER, y=NUMBER, z=NUMBER, w=NUMBER),
)  # fmt: skip


def mcap(
    run: Any,
    path: Path,
    *,
    epoch: str | datetime | None = "1970-01-01T00:00:00",
    frame: str = "space",
) -> None:
    """Write an MCAP log of the motion.

    epoch : UTC time of t = 0.
    frame : name of the space frame in the file.
    """
    writer_module = optional_module("mcap.writer", "MCAP", "mcap")
    zero = instant(epoch, "UTC").replace(tzinfo=UTC)
    start = round(zero.timestamp() * 1e6) * 1000
    name = run.body.name or "body"
    columns = run.flat_columns()
    with open(path, "wb") as file:
        out = writer_module.Writer(file)
        out.start(profile="", library="polhode")
        channels = {}
        for topic, title, schema in (
            ("/tf", "foxglove.FrameTransform", TRANSFORM),
            ("/state", "polhode.State", record(t=NUMBER, **dict.fromkeys(columns, NUMBER))),
        ):
            known = out.register_schema(title, "jsonschema", json.dumps(schema).encode())
            channels[topic] = out.register_channel(topic, "json", known)
        x = run.x if run.setup.flies else np.zeros((len(run), 3))
        for k, (t, q) in enumerate(zip(run.t.tolist(), run.quaternion.tolist())):
            now = start + round(t * 1e9)
            pose = {
                "timestamp": {"sec": now // 10**9, "nsec": now % 10**9}, "parent_frame_id": name_ok(frame, "frame"),
                "child_frame_id": name, "translation": dict(zip("xyz", x[k].tolist())),
                "rotation": dict(zip("wxyz", q)),
            }  # fmt: skip
            state = {"t": t, **{n: float(a[k]) for n, a in columns.items() if np.isfinite(a[k])}}
            for topic, message in (("/tf", pose), ("/state", state)):
                out.add_message(channels[topic], log_time=now, publish_time=now, data=json.dumps(message).encode())
        out.finish()

"""Scales by which errors of the position and the velocity of a body are divided; they come from the motion itself.

    position    the largest distance of the body from its start, or its radius of gyration if that is larger
    velocity    the largest speed of its centre, or the largest angular velocity times that radius if that is larger

Audits, comparisons and recommendations for bodies that move use these scales.  With them, a relative error of the
position can be compared with an error of the attitude in radians.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..body import Body

if TYPE_CHECKING:
    from ..motion.kinematics import Motion

WORDS = {
    "position": "relative to {:.3g} m: how far the body moves, or its radius of gyration",
    "velocity": "relative to {:.3g} m/s: the largest speed of its centre or of its rotation",
}


class Scales(NamedTuple):
    """Scales of position (m) and velocity (m/s); numbers, or arrays with one value per body."""

    position: float | np.ndarray
    velocity: float | np.ndarray


def gyration_radius(body: Body) -> float | np.ndarray:
    """Return the radius of gyration, sqrt(trace(inertia)/(3 mass)): a number, or for a batch one number per body."""
    radius = np.sqrt(np.trace(body.inertia, axis1=-2, axis2=-1) / (3.0 * np.asarray(body.mass or 1.0)))
    return radius if np.ndim(radius) else float(radius)


def scales_of(run: Motion) -> Scales:
    """Return the scales of a run of a body that moves; samples that are NaN are ignored."""
    radius = gyration_radius(run.setup.body)
    way = np.linalg.norm(run.x - run.x[..., :1, :], axis=-1)
    speed, spin = np.linalg.norm(run.v, axis=-1), np.linalg.norm(run.omega, axis=-1)
    far, fast, turned = (np.fmax.reduce(a, axis=-1, initial=0.0) for a in (way, speed, spin))
    position, velocity = np.maximum(far, radius), np.maximum(fast, radius * turned)
    velocity = np.where(velocity > 0.0, velocity, 1.0)
    return Scales(position, velocity) if run.setup.batch else Scales(float(position), float(velocity))


def relative_distances(scales: Scales, place: tuple[Any, Any], other: tuple[Any, Any]) -> tuple[float, float]:
    """Return the distances of two pairs (position, velocity) of one body, divided by the scales."""
    x, v = (float(np.linalg.norm(np.subtract(a, b))) for a, b in zip(place, other, strict=True))
    return x / float(scales.position), v / float(scales.velocity)

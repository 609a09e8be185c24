"""Films of mechanisms: `run.movie("pendulum.mp4")` of several bodies and their joints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import refuse_if
from ..errors import InvalidInput, unknown
from ..groups import quaternions
from ..groups.convert import without_jumps
from . import film
from .film import Film
from .film_plots import Panel
from .solids import Surface, ellipsoid, surface_of
from .stage import Actor, Look, Scene, Trace, mixed, rgb

if TYPE_CHECKING:
    from ..mechanisms.result import MechanismRun

PLOTS, TRACES = ("energy", "angles", "errors"), ("tip", "path")
FINE = 8  # number of points of a trace from one frame to the next
JOINT = 0.035  # radius of the ball that shows a joint, relative to the radius of the scene


def mechanism_movie(
    run: MechanismRun,
    path: str | Path,
    *,
    fps: float | Fraction | None = None,
    speed: float = 1.0,
    frames: int | None = None,
    size: tuple[int, int] = (1280, 720),
    plots: Sequence[str] = ("energy",),
    traces: Sequence[str] = ("tip",),
    trail: float | None = None,
    view: tuple[float, float] | None = None,
    theme: str = "light",
    title: str = "Mechanism",
    overwrite: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> Film:
    """Write a film of a mechanism: its bodies, a ball for each joint, traces and plots.

    Parameters
    ----------
    path, fps, speed, frames, size, trail, view, theme, title, overwrite, progress : as for `Trajectory.movie`.
    plots : any of "energy", "angles" (of at most three hinges), "errors" (of the joints); () for none.
    traces : any of "tip" (the free end of the last body) and "path" (of the centre of each body).

    Returns
    -------
    Film
    """
    file, rate, pixels, look = film.checked_format(path, overwrite, fps, size, theme)
    angles = film.checked_view(view)
    refuse_if(run.setup.batch, "a film shows one mechanism, not a batch: simulate a single mechanism")
    good = np.isfinite(run.x).all(axis=(1, 2))
    times = film.frame_times(run.t[good], rate, speed, frames)
    shown = [panel_of(name, run).rows(good) for name in film.words(plots, "plots")]
    named = film.words(traces, "traces", "trace of a mechanism's film", TRACES)
    scene = scene_of(run, times, named, trail, angles, look)
    return film.write_film(
        file, film.Page(scene, times, run.t[good], shown, pixels, look, title, speed), rate, progress
    )


def panel_of(name: str, run: MechanismRun) -> Panel:
    """Return the plot called `name`."""
    if name == "energy":
        return Panel("Energy (J)", {"kinetic": run.kinetic_energy, "total": run.energy})
    if name == "angles":
        turning = [j for j in run.setup.built.joints if j.turns][:3]
        refuse_if(not turning, "no joint of this mechanism has an angle to plot")
        return Panel("Angles (degrees)", {j.name: np.degrees(run.joints[j.name].angle) for j in turning})
    if name == "errors":
        return Panel("Largest error of the joints", {"": run.constraint_error})
    raise unknown("plot of a mechanism's film", name, PLOTS)


def poses_at(run: MechanismRun, times: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return R and x of each body at these times, by cubic interpolation that uses the velocities at the samples."""
    from scipy.interpolate import CubicHermiteSpline

    good = np.isfinite(run.x).all(axis=(1, 2))
    t, out = run.t[good], []
    for motion in run.bodies.values():
        q = without_jumps(quaternions.from_matrix(motion.R[good]))
        turn = 2 * float(np.arccos(np.clip(np.sum(q[1:] * q[:-1], axis=1), 0, 1)).max())
        if turn > film.TURN:
            raise InvalidInput(f"{motion.name!r} turns by {turn:.2f} rad between two samples: store more, every=...")
        rate = 0.5 * quaternions.product(q, np.pad(motion.omega[good], ((0, 0), (1, 0))))
        between = CubicHermiteSpline(t, q, rate)(times)
        R = quaternions.to_matrix(between / np.linalg.norm(between, axis=1, keepdims=True))
        out.append((R, CubicHermiteSpline(t, motion.x[good], motion.v[good])(times)))
    return out


def free_end(run: MechanismRun, k: int, surface: Surface) -> np.ndarray:
    """Return the end of body `k` that is farthest from its joints."""
    joints = run.setup.built.joints
    arms = [j.arm_a for j in joints if j.a == k] + [j.arm_b for j in joints if j.b == k]
    if not arms:
        return surface.tip
    away = [min(float(np.linalg.norm(e - arm)) for arm in arms) for e in surface.ends]
    return np.asarray(surface.ends[int(np.argmax(away))])


def tones_of(k: int, look: Look) -> tuple[str, str]:
    """Return the light and the dark colour of body `k`.  Neighbouring bodies get different colours."""
    light = look.others[k % len(look.others)]
    red, green, blue = mixed(rgb(light), rgb(look.tones[1]), 0.6)
    return light, f"#{red:02x}{green:02x}{blue:02x}"


def scene_of(
    run: MechanismRun, times: np.ndarray, traces: Sequence[str], trail: Any, view: tuple[float, float], look: Look
) -> Scene:
    """Return the scene: the bodies, a ball for each joint, and a camera that shows all bodies at all times."""
    bodies = run.setup.built.bodies
    surfaces = [surface_of(b) for b in bodies]
    poses = poses_at(run, times)
    placed = [x[:, None] + np.einsum("nij,vj->nvi", R, s.vertices) for (R, x), s in zip(poses, surfaces)]
    corners = np.concatenate(placed, axis=1)
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    middle = 0.5 * (low + high)
    radius = float(np.linalg.norm(corners - middle, axis=-1).max())
    actors = [Actor(s, R, x, tones_of(k, look)) for k, (s, (R, x)) in enumerate(zip(surfaces, poses))]
    ball = ellipsoid(JOINT * radius, JOINT * radius, JOINT * radius)
    still = np.broadcast_to(np.eye(3), (len(times), 3, 3))
    for joint in run.setup.built.joints:
        k, arm = (joint.a, joint.arm_a) if joint.a >= 0 else (joint.b, joint.arm_b)
        actors.append(Actor(ball, still, poses[k][1] + poses[k][0] @ arm, (look.quiet, look.quiet)))
    lines: list[Trace] = []
    if traces and len(times) > 1:
        fine = film.between_frames(times, FINE)
        length = film.trail_points(trail, fine)
        dense, reached = poses_at(run, fine), FINE * np.arange(len(times)) + 1
        last = len(bodies) - 1
        if "tip" in traces:
            R, x = dense[last]
            lines.append(Trace(x + R @ free_end(run, last, surfaces[last]), reached, look.tip, length))
        if "path" in traces:
            lines += [Trace(x, reached, look.quiet, length) for _, x in dense]
    floor = float(low[2]) - 0.12 * radius
    return Scene(tuple(actors), tuple(lines), (), floor, middle[None], 1.06 * radius, *view)

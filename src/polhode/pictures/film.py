"""Films of a motion: `trajectory.movie("top.mp4")` and `polhode movie`.

    run.movie("top.mp4")                                          # 30 frames a second, in real time
    run.movie("top.gif", size=(480, 360), fps=25, plots=())       # the body alone
    run.movie("top.mp4", speed=0.1, frames=300)                   # exactly 300 frames, ten times slower

Frame k shows the motion at t = start + k speed/fps, interpolated as in `Trajectory.at`.  The film of a run is the same
on every machine; no window, browser or GPU is needed.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..arguments import finite_number, refuse_if, whole_number
from ..errors import InvalidInput, PolhodeError, unknown
from ..files.durable import move_file, new_folder
from ..groups import quaternions
from ..motion.single import run_of_body
from ..motion.trajectory import Trajectory
from ..units import seconds
from .encoding import FORMATS, Add, gif_writer, mp4_writer
from .film_plots import Panel, PlotStrip, panels
from .solids import ground_level, surface_for, weight_arm
from .stage import LOOKS, Actor, Arrow, Image, ImageDraw, Look, Scene, Stage, Trace, font, mixed, rgb

TRACES = ("tip", "omega", "momentum", "path")
MOST_FRAMES = 100_000
LARGEST, SMALLEST = 8192, 32  # largest and smallest width or height in pixels
TURN = 0.8  # largest rotation between two samples, in radians, over which the motion is interpolated linearly
FINE_TRACE = 0.06  # largest rotation between two points of a trace, in radians


@dataclass(frozen=True)
class Film:
    """A film that was written to a file.  A notebook shows it as a player.

    Attributes
    ----------
    path : Path
        The file.
    size : (int, int)
        Width and height in pixels.
    fps : Fraction
        Frames per second.
    frames : int
        Number of frames.

    Examples
    --------
    ::

        run.movie("top.mp4", speed=0.5)

    >>> from fractions import Fraction
    >>> from polhode.pictures.film import Film
    >>> Film("top.mp4", (640, 480), Fraction(30), 90).seconds
    3.0
    """

    path: Path
    size: tuple[int, int]
    fps: Fraction
    frames: int

    @property
    def seconds(self) -> float:
        """Duration of the film in seconds."""
        return float(self.frames / self.fps)

    def __repr__(self) -> str:
        width, height = self.size
        return f"<Film {self.path}: {self.frames} frames of {width}x{height}, {self.seconds:g} s>"

    def _repr_html_(self) -> str:
        data = base64.b64encode(self.path.read_bytes()).decode("ascii")
        if self.path.suffix.lower() == ".gif":
            return f'<img src="data:image/gif;base64,{data}" width="{self.size[0]}" style="max-width:100%">'
        return (
            f'<video controls loop muted width="{self.size[0]}" style="max-width:100%" '
            f'src="data:video/mp4;base64,{data}"></video>'
        )


class FilmMotion(NamedTuple):
    """The motion at the times of frames or at the points of traces."""

    t: np.ndarray
    R: np.ndarray
    omega_space: np.ndarray
    momentum: np.ndarray
    x: np.ndarray


def movie(
    run: Trajectory,
    path: str | Path,
    *,
    fps: float | Fraction | None = None,
    speed: float = 1.0,
    frames: int | None = None,
    size: tuple[int, int] = (1280, 720),
    plots: Sequence[str] | None = None,
    traces: Sequence[str] = ("tip", "omega", "momentum"),
    trail: float | None = None,
    shape: Any = None,
    view: tuple[float, float] | None = None,
    follow: bool | None = None,
    theme: str = "light",
    title: str | None = None,
    body: int | None = None,
    overwrite: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> Film:
    """Write a film of the motion: the body, traces, arrows and plots.

    Parameters
    ----------
    path : the file, .mp4 (H.264; needs the extra polhode[movie]) or .gif.
    fps : frames per second; by default 30 for MP4 and 25 for GIF.
    speed : seconds of motion per second of film; 0.1 is ten times slower than real time.
    frames : the exact number of frames, from the start of the run; by default the film shows the whole run and has
        ``floor((t_end - t_start) fps/speed) + 1`` frames.
    size : width and height in pixels.
    plots : any of "omega", "omega_space", "momentum", "energy", "tilt", "x", "v"; () for none.  By default "omega" and
        "energy", and "x" of a body that moves.
    traces : any of "tip" (path of one end of the body), "omega" and "momentum" (arrows), "path" (of a moving body).
    trail : length of the traces in seconds of motion; by default they go back to the start.
    shape : shape to draw: a Body, a mesh file, or vertices and triangles.  By default the shape or mesh from which the
        body was made, otherwise a uniform solid with the same inertia.
    view : azimuth and elevation of the camera in degrees.
    follow : whether the camera moves with the body; by default it does so only if the body moves far.
    theme : "light" or "dark".
    title : text at the top; by default the names of the body and of the torque.
    body : number of the body in a batch.
    overwrite : replace the file if it exists.
    progress : called with the number of frames done and their total.

    Returns
    -------
    Film
    """
    file, rate, pixels, look = checked_format(path, overwrite, fps, size, theme)
    alone = run_of_body(run, body)
    good = alone.valid
    times = frame_times(alone.t[good], rate, speed, frames)
    film = motion_at(alone, times)
    usual = ("omega", "energy", "x") if alone.setup.flies else ("omega", "energy")
    shown = [p.rows(good) for p in panels(words(usual if plots is None else plots, "plots"), alone)]
    named = words(traces, "traces", "trace of a film", TRACES)
    if "path" in named and not alone.setup.flies:
        raise InvalidInput("the trace 'path' needs a body that moves; this one turns about a fixed point")
    scene = scene_of(alone, film, named, trail, shape, view, follow, look)
    page = Page(scene, times, alone.t[good], shown, pixels, look, heading(alone) if title is None else title, speed)
    return write_film(file, page, rate, progress)


def write_film(file: Path, page: Page, rate: Fraction, progress: Callable[[int, int], None] | None) -> Film:
    """Write all frames to a file.  If this fails, no file is left behind."""
    count = len(page.times)
    try:
        with new_folder(file) as aside:
            with writer(aside / file.name, page, rate) as add:
                for k in range(count):
                    add(page.picture(k))
                    if progress is not None:
                        progress(k + 1, count)
            move_file(aside / file.name, file)
    except OSError as e:
        raise PolhodeError(f"{file} cannot be written: {e.strerror or e}") from e
    return Film(file, page.size, rate, count)


# --- checks -------------------------------------------------------------------------------------------------------


def checked_format(
    path: Any, overwrite: bool, fps: Any, size: Any, theme: Any
) -> tuple[Path, Fraction, tuple[int, int], Look]:
    """Return the file of a film, the frames per second, width and height in pixels, and the colours."""
    file = checked_path(path, overwrite)
    if theme not in LOOKS:
        raise unknown("theme", theme, LOOKS)
    pixels = checked_size(size)
    return file, checked_rate(fps, 25 if file.suffix.lower() == ".gif" else 30), pixels, LOOKS[theme]


def checked_path(path: Any, overwrite: bool) -> Path:
    if not isinstance(path, (str, Path)):
        raise InvalidInput(f"the path of a film is a file name such as 'top.mp4', got {path!r}")
    file = Path(path)
    if file.suffix.lower() not in FORMATS:
        raise InvalidInput(f"{file}: a film is written as .mp4 or .gif; choose a name that ends in .mp4 or .gif")
    refuse_if(not file.parent.is_dir(), f"there is no folder {file.parent}; make it first")
    refuse_if(file.is_dir(), f"{file} is a folder")
    refuse_if(file.exists() and not overwrite, f"{file} exists already; choose another name, or use --overwrite")
    return file


def checked_size(size: Any) -> tuple[int, int]:
    if not isinstance(size, (tuple, list)) or len(size) != 2:
        raise InvalidInput(f"size is a width and a height in pixels, such as (1280, 720), got {size!r}")
    for n in size:
        if whole_number(n, "size", least=SMALLEST, wanted=f"whole numbers from {SMALLEST} to {LARGEST}") > LARGEST:
            raise InvalidInput(f"size: {n} pixels are too many; a film has at most {LARGEST} in each direction")
    return int(size[0]), int(size[1])


def checked_rate(fps: Any, default: int) -> Fraction:
    if fps is None:
        return Fraction(default)
    if isinstance(fps, Fraction):
        rate = fps
    else:
        rate = Fraction(finite_number(fps, "fps", "a positive number of frames a second")).limit_denominator(1001)
    refuse_if(not 0 < rate <= 1000, f"fps must be more than 0 and at most 1000 frames a second, got {fps!r}")
    return rate


def words(names: Any, what: str, one: str = "", known: Collection[str] | None = None) -> tuple[str, ...]:
    """Return names as a tuple; `one` and `known` say what they name and which ones exist."""
    try:
        found = (names,) if isinstance(names, str) else tuple(names)
    except TypeError:
        raise InvalidInput(f"{what} are names such as ('omega',), or () for none; got {names!r}") from None
    for name in found:
        if known is not None and name not in known:
            raise unknown(one, name, known)
    return found


def frame_times(t: np.ndarray, rate: Fraction, speed: Any, frames: Any) -> np.ndarray:
    """Return the time of each frame, for a run with valid samples at the times `t`."""
    if finite_number(speed, "speed", "a positive number: seconds of motion in a second of film") <= 0:
        raise InvalidInput(f"speed must be a positive number: seconds of motion in a second of film, got {speed!r}")
    refuse_if(len(t) < 2, "a film needs at least two valid samples: store more samples, every=...")
    start, end = float(t[0]), float(t[-1])
    step = float(speed) / float(rate)
    most = int(np.floor((end - start) / step * (1 + 1e-12) + 1e-9)) + 1
    n = most if frames is None else whole_number(frames, "frames", least=1)
    if n > most:
        raise InvalidInput(
            f"{n} frames at this speed take {(n - 1) * step:.6g} s of motion, but the run has {end - start:.6g} s: ask "
            f"for at most {most} frames, or a speed of {(end - start) * float(rate) / max(n - 1, 1):.4g}"
        )
    if n > MOST_FRAMES:
        raise InvalidInput(f"the film would have {n} frames; choose a higher speed, or fewer frames with frames=...")
    return np.minimum(start + step * np.arange(n), end)


def heading(run: Trajectory) -> str:
    torque = "free rotation" if run.setup.free else run.setup.torque.name.replace("_", " ")
    return f"{run.body.name or 'Rigid body'}: {torque}"


# --- what is shown ------------------------------------------------------------------------------------------------


def motion_at(run: Trajectory, times: np.ndarray) -> FilmMotion:
    """Return the motion at any times, from `Trajectory.at` or, if that is impossible, linear between close samples."""
    still = np.zeros((len(times), 3))
    try:
        m = run.at(times)
        return FilmMotion(times, m.R, m.omega_space, m.momentum, m.x if run.setup.flies else still)
    except InvalidInput:  # the run has wheels or a sampled controller
        pass
    good = run.valid
    t, q = run.t[good], run.quaternion[good]
    turn = 2 * np.arccos(np.clip(np.abs(np.sum(q[1:] * q[:-1], axis=1)), 0, 1))
    if turn.max() > TURN:
        raise InvalidInput(
            f"the body turns by {turn.max():.2f} rad between two samples of this run, whose motion in between is not "
            "known (wheels or a controller): store more samples, every=..."
        )
    x = run.x[good] if run.setup.flies else np.zeros((len(t), 3))
    known = (q, run.omega_space[good], run.momentum[good], x)
    blend = [np.stack([np.interp(times, t, c) for c in a.T], axis=-1) for a in known]
    q_at = blend[0] / np.linalg.norm(blend[0], axis=1, keepdims=True)
    return FilmMotion(times, quaternions.to_matrix(q_at), *blend[1:])


def trace_motion(run: Trajectory, times: np.ndarray) -> FilmMotion:
    """Return the motion at the frames and at enough times between them for smooth lines."""
    speed = float(np.nanmax(np.linalg.norm(run.omega, axis=-1)))
    step = float(np.diff(times[:2])[0]) if len(times) > 1 else 1.0
    pieces = int(np.clip(np.ceil(speed * step / FINE_TRACE), 1, max(1, 200_000 // len(times))))
    return motion_at(run, between_frames(times, pieces))


def between_frames(times: np.ndarray, pieces: int) -> np.ndarray:
    """Return the times of the frames, and of points that divide the time between two frames into pieces."""
    return np.interp(np.arange((len(times) - 1) * pieces + 1) / pieces, np.arange(len(times)), times)


def trail_points(trail: Any, fine: np.ndarray) -> int:
    """Return the number of points of a trace, which has points at the times `fine`, that a trail shows."""
    if trail is None:
        return len(fine)
    trail = seconds(trail, "trail")
    if finite_number(trail, "trail", "a positive number of seconds") <= 0:
        raise InvalidInput(f"trail must be a positive number of seconds, got {trail!r}")
    return max(2, round(trail / max(fine[1] - fine[0], 1e-300)))


def scene_of(
    run: Trajectory, film: FilmMotion, traces: Sequence[str], trail: Any, shape: Any, view: Any, follow: Any, look: Look
) -> Scene:
    """Return the scene: the body, its traces and arrows, and a camera that shows them all."""
    surface = surface_for(shape, run)
    actor = Actor(surface, film.R, film.x)
    size = surface.radius
    arm = weight_arm(run)
    longest = 1.3 if arm is None else 1.5
    arrows = tuple(
        Arrow(film.x, a * (longest * size / max(float(np.linalg.norm(a, axis=1).max()), 1e-300)), colour, label)
        for name, a, colour, label in (
            ("omega", film.omega_space, look.omega, "ω"), ("momentum", film.momentum, look.momentum, "L"),
        )
        if name in traces
    )  # fmt: skip
    lines: list[Trace] = []
    if {"tip", "path"} & set(traces) and len(film.t) > 1:
        fine = trace_motion(run, film.t)
        per = (len(fine.t) - 1) // (len(film.t) - 1)
        reached = per * np.arange(len(film.t)) + 1
        length = trail_points(trail, fine.t)
        if "tip" in traces:
            lines.append(Trace(fine.R @ surface.tip + fine.x, reached, look.tip, length))
        if "path" in traces:
            lines.append(Trace(fine.x, reached, look.quiet, length))
    reach = longest + 0.1 if arrows else 1.12
    angles = checked_view(view)
    refuse_if(follow not in (None, True, False), f"follow must be True, False or None, got {follow!r}")
    low = float(
        min((film.R[k] @ surface.vertices.T)[2].min() for k in range(0, len(film.t), max(1, len(film.t) // 40)))
    )
    floor = ground_level(run.setup.torque) if run.setup.flies else None
    if floor is not None:
        targets, radius = on_the_ground(film, size * reach, follow, floor)
    else:
        targets, radius, floor = framing(film, size * reach, follow, arm, low)
    return Scene((actor,), tuple(lines), arrows, floor, targets, radius, *angles)


def on_the_ground(film: FilmMotion, size: float, follow: bool | None, level: float) -> tuple[np.ndarray, float]:
    """Return the camera's targets and the radius of its view, for a body that can touch the ground at this height."""
    ends = np.stack([film.x.min(axis=0), film.x.max(axis=0)])
    ends[0, 2] = min(ends[0, 2], level)
    middle = ends.mean(axis=0)
    spread = 0.5 * float(np.linalg.norm(ends[1] - ends[0]))
    moves = spread > 12 * size if follow is None else follow
    return (film.x, 1.25 * size) if moves else (middle[None], max(spread + 0.5 * size, size))


def framing(
    film: FilmMotion, size: float, follow: bool | None, arm: np.ndarray | None, low: float
) -> tuple[np.ndarray, float, float]:
    """Return the camera's target points, the radius of its view, and the height of the ground."""
    middle = 0.5 * (film.x.min(axis=0) + film.x.max(axis=0))
    spread = float(np.linalg.norm(film.x - middle, axis=1).max())
    ground = float(film.x[:, 2].min()) + (min(low, 0.0) if arm is not None else -1.02 * size)
    if spread > 0:
        moves = spread > 5 * size if follow is None else follow
        ground = float(film.x[:, 2].min()) - 0.8 * size
        return (film.x, 1.25 * size, ground) if moves else (middle[None], spread + size, ground)
    if arm is not None:  # a top stands on the ground, so aim the camera at the middle of the body
        lift = 0.4 * size * float(np.mean((film.R @ arm)[:, 2]))
        return np.array([[0.0, 0.0, lift]]), 0.85 * size, min(ground, 0.0)
    return film.x[:1], size, ground


def checked_view(view: Any) -> tuple[float, float]:
    if view is None:
        return -55.0, 20.0
    if not isinstance(view, (tuple, list, np.ndarray)) or len(view) != 2:
        raise InvalidInput(f"view is an azimuth and an elevation in degrees, such as (-55, 20), got {view!r}")
    azimuth, elevation = (finite_number(v, "view", "two angles in degrees") for v in view)
    refuse_if(not -89 <= elevation <= 89, f"view: the elevation must be from -89 to 89 degrees, got {elevation:g}")
    return azimuth, elevation


# --- pages --------------------------------------------------------------------------------------------------------


class Page:
    """Draws the frames of a film: the scene, a title above it, and plots beside or below it."""

    def __init__(
        self, scene: Scene, times: np.ndarray, t: np.ndarray, shown: Sequence[Panel], size: tuple[int, int], look: Look,
        title: str, speed: float,
    ) -> None:  # fmt: skip
        self.times, self.size, self.look, self.title, self.speed = times, size, look, str(title), speed
        width, height = size
        beside = width >= 1.2 * height
        part = 0.0 if not shown else 0.37 if beside else 0.38
        plots = (round(part * width), height) if beside else (width, round(part * height))
        if shown and min(plots) < 60:
            raise InvalidInput(f"{width}x{height} pixels are too few for plots; make the film larger, or set plots=()")
        stage = (width - plots[0], height) if beside else (width, height - plots[1])
        self.stage = Stage(scene, stage, look)
        self.strip = PlotStrip(shown, t, plots, look) if shown else None
        self.corner = (stage[0], 0) if beside else (0, stage[1])
        self.letters = max(9, round(0.03 * min(stage)))

    def picture(self, k: int) -> Image.Image:
        """Return the picture of frame `k`."""
        page = Image.new("RGB", self.size, rgb(self.look.ground[0]))
        page.paste(self.stage.draw(k), (0, 0))
        if self.strip is not None:
            page.paste(self.strip.at(float(self.times[k])), self.corner)
        pen, n = ImageDraw.Draw(page), self.letters
        margin = round(0.8 * n)
        pen.text((margin, margin), self.title, fill=rgb(self.look.ink), font=font(n, bold=True))
        faster = "" if self.speed == 1 else f"   speed {self.speed:g}"
        clock = f"t = {self.times[k]:.{decimals(self.times)}f} s{faster}"
        pen.text((margin, margin + round(1.5 * n)), clock, fill=rgb(self.look.quiet), font=font(n))
        return page


def decimals(times: np.ndarray) -> int:
    """Return the number of decimal places, 1 to 6, at which the times of all frames differ."""
    step = float(np.diff(times[:2])[0]) if len(times) > 1 else 1.0
    return int(np.clip(np.ceil(-np.log10(max(step, 1e-300)) - 0.31), 1, 6))


def writer(path: Path, page: Page, rate: Fraction) -> AbstractContextManager[Add]:
    if path.suffix.lower() != ".gif":
        return mp4_writer(path, page.size, rate)
    count = len(page.times)
    rows = np.unique(np.linspace(0, count - 1, min(4, count)).astype(int))
    look, ground = page.look, rgb(page.look.ground[0])
    lines = [rgb(c) for c in (look.omega, look.momentum, look.tip, look.ink, look.quiet, *look.parts)]
    pale = [mixed(c, ground, share) for c in lines for share in (0.4, 0.72)]
    return gif_writer(path, page.size, rate, [page.picture(int(k)) for k in rows], [*lines, *pale])


__all__ = ["Film", "movie"]

"""Writers of film files: MP4 (H.264) with PyAV, GIF with Pillow.  Each frame is stored, with its own time."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import numpy as np

from ..errors import missing, optional_module

try:
    from PIL import Image
except ImportError:
    raise missing("a film", "pillow", "movie") from None

FORMATS = (".mp4", ".gif")
COLOURS = 255  # number of colours of a GIF; one more palette entry makes neighbouring frames differ
Colour = tuple[int, int, int]


class FilmWriter(Protocol):
    def __enter__(self) -> Self: ...
    def add(self, picture: Image.Image) -> None: ...
    def __exit__(self, kind: Any, value: Any, trace: Any) -> None: ...


class Mp4Writer:
    """Writes H.264 in an MP4 file.  An odd width or height needs the pixel format 4:4:4, which some players cannot
    play.
    """

    def __init__(self, path: Path, size: tuple[int, int], fps: Fraction) -> None:
        self.av = optional_module("av", "an MP4 film", "movie")
        self.path, self.size, self.fps, self.count = path, size, fps, 0

    def __enter__(self) -> Self:
        self.file = self.av.open(str(self.path), "w", format="mp4", options={"movflags": "+faststart"})
        self.stream = self.file.add_stream("libx264", rate=self.fps, options={"crf": "18", "preset": "veryfast"})
        self.stream.width, self.stream.height = self.size
        self.stream.pix_fmt = "yuv444p" if any(n % 2 for n in self.size) else "yuv420p"
        self.stream.codec_context.time_base = 1 / self.fps
        return self

    def add(self, picture: Image.Image) -> None:
        frame = self.av.VideoFrame.from_ndarray(np.asarray(picture), format="rgb24")
        frame.pts, frame.time_base = self.count, 1 / self.fps
        self.count += 1
        for packet in self.stream.encode(frame):
            self.file.mux(packet)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            for packet in self.stream.encode():
                self.file.mux(packet)
        self.file.close()


class GifWriter:
    """Writes a GIF with one palette for all frames.  GIF times are whole hundredths of a second; they are rounded so
    that errors do not accumulate.

    samples : frames from which the palette is computed
    colours : colours that are always in the palette, so that thin lines have their exact colours
    """

    def __init__(
        self, path: Path, size: tuple[int, int], fps: Fraction, samples: list[Image.Image], colours: list[Colour]
    ) -> None:
        self.path, self.fps = path, fps
        self.frames: list[Image.Image] = []
        strip = Image.new("RGB", (size[0], size[1] * len(samples)))
        for k, picture in enumerate(samples):
            strip.paste(picture, (0, k * size[1]))
        found = strip.quantize(COLOURS - len(colours), method=Image.Quantize.MEDIANCUT).getpalette() or []
        table = [*(x for c in colours for x in c), *found][: 3 * COLOURS]
        self.palette = Image.new("P", (1, 1))
        self.palette.putpalette([*table, *table[:3] * (COLOURS - len(table) // 3)])

    def __enter__(self) -> Self:
        return self

    def add(self, picture: Image.Image) -> None:
        frame = picture.quantize(palette=self.palette, dither=Image.Dither.NONE)
        colours = frame.getpalette() or []
        colours = (colours + [0] * 768)[: 3 * COLOURS]
        corner = frame.getpixel((0, 0))
        assert isinstance(corner, int)
        # a second palette entry with the colour of the corner
        frame.putpalette(colours + colours[3 * corner : 3 * corner + 3])
        if len(self.frames) % 2:  # use this entry in every other frame, because Pillow merges equal frames
            frame.putpixel((0, 0), COLOURS)
        self.frames.append(frame)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            return
        ticks = [round(100 * k / self.fps) for k in range(len(self.frames) + 1)]
        gaps = [10 * max(b - a, 1) for a, b in pairwise(ticks)]
        self.frames[0].save(
            self.path, format="GIF", save_all=True, append_images=self.frames[1:], duration=gaps, loop=0, optimize=False
        )

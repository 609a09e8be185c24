"""Writers of film files: MP4 (H.264) with PyAV, GIF with Pillow.  Each frame is stored, with its own time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from itertools import count, pairwise
from pathlib import Path

import numpy as np

from ..errors import optional_module
from .stage import Colour, Image

FORMATS = (".mp4", ".gif")
COLOURS = 255  # number of colours of a GIF; one more palette entry makes neighbouring frames differ
Add = Callable[[Image.Image], None]  # writes the next frame


@contextmanager
def mp4_writer(path: Path, size: tuple[int, int], fps: Fraction) -> Iterator[Add]:
    """Write H.264 in an MP4 file.  Odd sizes need the pixel format 4:4:4, which some players cannot play."""
    av, numbers = optional_module("av", "an MP4 film", "movie"), count()
    with av.open(str(path), "w", format="mp4", options={"movflags": "+faststart"}) as file:
        stream = file.add_stream("libx264", rate=fps, options={"crf": "18", "preset": "veryfast"})
        stream.width, stream.height = size
        stream.pix_fmt = "yuv444p" if any(n % 2 for n in size) else "yuv420p"
        stream.codec_context.time_base = 1 / fps

        def add(picture: Image.Image) -> None:
            frame = av.VideoFrame.from_ndarray(np.asarray(picture), format="rgb24")
            frame.pts, frame.time_base = next(numbers), 1 / fps
            for packet in stream.encode(frame):
                file.mux(packet)

        yield add
        for packet in stream.encode():
            file.mux(packet)


@contextmanager
def gif_writer(
    path: Path, size: tuple[int, int], fps: Fraction, samples: Sequence[Image.Image], colours: Sequence[Colour]
) -> Iterator[Add]:
    """Write a GIF with one palette for all frames.  GIF times are whole hundredths of a second; they are rounded so
    that errors do not accumulate.

    samples : frames from which the palette is computed
    colours : colours that are always in the palette, so that thin lines have their exact colours
    """
    strip = Image.new("RGB", (size[0], size[1] * len(samples)))
    for k, picture in enumerate(samples):
        strip.paste(picture, (0, k * size[1]))
    found = strip.quantize(COLOURS - len(colours), method=Image.Quantize.MEDIANCUT).getpalette() or []
    table = [*(x for c in colours for x in c), *found][: 3 * COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*table, *table[:3] * (COLOURS - len(table) // 3)])
    frames: list[Image.Image] = []

    def add(picture: Image.Image) -> None:
        frame = picture.quantize(palette=palette, dither=Image.Dither.NONE)
        used = ((frame.getpalette() or []) + [0] * 768)[: 3 * COLOURS]
        corner = frame.getpixel((0, 0))
        assert isinstance(corner, int)
        # a second palette entry with the colour of the corner
        frame.putpalette(used + used[3 * corner : 3 * corner + 3])
        if len(frames) % 2:  # use this entry in every other frame, because Pillow merges equal frames
            frame.putpixel((0, 0), COLOURS)
        frames.append(frame)

    yield add
    ticks = [round(100 * k / fps) for k in range(len(frames) + 1)]
    gaps = [10 * max(b - a, 1) for a, b in pairwise(ticks)]
    frames[0].save(path, format="GIF", save_all=True, append_images=frames[1:], duration=gaps, loop=0, optimize=False)

"""Mesh files that pages send.  They are checked, and stored in a temporary folder of the server until it ends."""

from __future__ import annotations

import hashlib
import re
import tempfile
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..arguments import refuse_if
from ..errors import InvalidInput, PolhodeError
from ..mesh import enclosed, read, welded
from .shapes import mesh_shape

MOST_TRIANGLES = 200_000
PREFIX = "uploaded:"
FORMATS = (".stl", ".obj")
# lines of OBJ files that describe surfaces; other lines may refer to further files
SURFACE_LINES = re.compile(rb"^[ \t]*(?:v|vt|vn|f|o|g|s)[ \t][^\r\n]*$", re.MULTILINE)


class Upload(NamedTuple):
    """A mesh that a page has sent."""

    name: str  # name of the file on the user's machine
    path: Path
    triangles: int
    size: tuple[float, float, float]  # edges of its bounding box, in units of the file
    open: str  # why the surface is not closed; empty if it is closed

    @property
    def key(self) -> str:
        """Name of the mesh in requests."""
        return f"{PREFIX}{self.path.stem}/{self.name}"

    def facts(self) -> dict[str, Any]:
        return {"mesh": self.key, **{k: v for k, v in self._asdict().items() if k != "path"}}


class Uploads:
    """The meshes that pages have sent most recently."""

    def __init__(self, most: int, size: int) -> None:
        self.most, self.size = most, size
        self.kept: OrderedDict[str, Upload] = OrderedDict()
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        self.lock = threading.Lock()  # only one file is read at a time

    def add(self, name: Any, data: bytes) -> Upload:
        """Check and store a file.  Raise InvalidInput with the reason if it cannot be used."""
        plain = Path(str(name or "")).name[:80]
        suffix = Path(plain).suffix.lower()
        if suffix not in FORMATS or not re.fullmatch(r"[\w .()+-]+", plain):
            raise InvalidInput(f"{plain!r} cannot be used; choose a mesh file in STL or OBJ format")
        refuse_if(len(data) > self.size, f"{plain} is larger than {self.size / 1e6:g} MB: simplify the mesh")
        if suffix == ".obj":
            data = b"\n".join(SURFACE_LINES.findall(data.replace(b"\\\r\n", b" ").replace(b"\\\n", b" "))) + b"\n"
        with self.lock:
            if self.folder is None:
                self.folder = tempfile.TemporaryDirectory(prefix="polhode-studio-")
            path = Path(self.folder.name) / f"{hashlib.sha256(data).hexdigest()[:24]}{suffix}"
            path.write_bytes(data)
            try:
                made = Upload(plain, path, *surface_facts(path, plain))
            except PolhodeError:
                path.unlink()
                raise
            self.kept[path.stem] = made
            self.kept.move_to_end(path.stem)
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)[1].path.unlink(missing_ok=True)
        return made

    def find(self, key: str) -> Upload:
        """Return the mesh that a request names."""
        found = self.kept.get(key.removeprefix(PREFIX).partition("/")[0])
        if found is None:
            raise InvalidInput("body.mesh: the studio no longer has this file; choose it again")
        return found

    def close(self) -> None:
        if self.folder is not None:
            self.folder.cleanup()


def surface_facts(path: Path, name: str) -> tuple[int, tuple[float, float, float], str]:
    """Return the number of triangles and the size of a mesh file, and why it encloses no body ("" if it does)."""
    try:
        vertices, faces = read(path)
    except InvalidInput as e:
        raise InvalidInput(str(e).replace(str(path), name)) from None
    if len(faces) > MOST_TRIANGLES:
        raise InvalidInput(
            f"{name} has {len(faces)} triangles; the studio draws {MOST_TRIANGLES} at most: simplify the mesh"
        )
    refuse_if(not np.all(np.isfinite(vertices)), f"{name} has vertices that are NaN or infinite: repair the mesh")
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    why = ""
    try:
        enclosed((vertices, faces), 1.0)
    except InvalidInput as e:
        why = str(e)
    a, b, c = (float(x) for x in high - low)
    return len(faces), (a, b, c), why


def drawn_mesh(path: Path, scale: float) -> dict[str, Any]:
    """Return a surface for the page, about its centre of mass or, if it is open, the middle of its bounding box."""
    vertices, faces = read(path)
    try:
        surface, _ = enclosed((vertices, faces), scale)
        points, triangles = surface.vertices, surface.faces
    except InvalidInput:
        points, triangles = welded(scale * vertices, faces)
        points = points - 0.5 * (points.min(axis=0) + points.max(axis=0))
    return mesh_shape(points, triangles)

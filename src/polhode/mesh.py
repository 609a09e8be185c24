"""Closed surfaces of triangles: reading them, checking them, and their exact volume, centre of mass and inertia.

The integrals are sums over tetrahedra, each with its sign.  A tetrahedron joins one fixed point to a triangle, whose
corners are at a, b and c from this point:

    v = det(a, b, c)/6,   integral x x^T dV = v/20 (a a^T + b b^T + c c^T + s s^T),   s = a + b + c

This is exact for any closed, oriented surface.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .errors import InvalidInput, optional_module

FORMATS = (".stl", ".obj", ".glb", ".gltf", ".ply", ".off")


class Mesh(NamedTuple):
    """A surface in body axes; the centre of mass of the enclosed solid is at the origin."""

    vertices: np.ndarray  # (n, 3)
    faces: np.ndarray  # (m, 3), counter-clockwise seen from outside
    centre: np.ndarray  # the centre of mass in the axes of the file, scaled

    def __repr__(self) -> str:
        return f"<Mesh of {len(self.faces)} triangles>"


class Solid(NamedTuple):
    """Volume, centre of mass and inertia of the solid inside a surface, for the density 1."""

    volume: float
    centre: np.ndarray
    inertia: np.ndarray  # about the centre of mass


def equivalent_box(moments: np.ndarray, mass: float | None) -> np.ndarray:
    """Return the edges a, b, c of the uniform box with these principal moments: I1 = m/12 (b^2 + c^2).

    A flat body gives a thin plate.
    """
    squares = 6 / (mass or 1.0) * (moments.sum() - 2 * moments)
    edges: np.ndarray = np.sqrt(np.maximum(squares, (0.02 * np.sqrt(squares.max())) ** 2))
    return edges


def read(path: str | Path) -> tuple[np.ndarray, np.ndarray]:
    """Return the vertices and triangles of a mesh file; of a scene, those of all parts at their positions."""
    path = Path(path)
    if path.suffix.lower() not in FORMATS:
        raise InvalidInput(f"{path} is not a mesh file of a known format; use one of {', '.join(FORMATS)}")
    if not path.is_file():
        raise InvalidInput(f"there is no mesh file {path}")
    trimesh = optional_module("trimesh", "a mesh file", "mesh")
    try:
        loaded: Any = trimesh.load_scene(path, process=False).to_mesh()
        vertices, faces = np.asarray(loaded.vertices, float), np.asarray(loaded.faces, np.int64)
    except Exception as e:  # a reader may raise anything for a damaged file
        raise InvalidInput(f"{path} cannot be read as a mesh: {str(e).strip() or type(e).__name__}") from None
    if not len(faces):
        raise InvalidInput(f"{path} contains no triangles")
    return vertices, faces


def welded(vertices: np.ndarray, faces: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Merge vertices with equal coordinates, which STL files repeat, and drop triangles with two equal corners."""
    points, where = np.unique(vertices + 0.0, axis=0, return_inverse=True)
    faces = where.reshape(-1)[faces]
    a, b, c = faces.T
    return points, faces[(a != b) & (b != c) & (c != a)]


def check_closed(faces: np.ndarray, n: int, what: str) -> None:
    """Check that every edge is used once in each direction.

    Then the surface is closed and its orientation consistent.
    """
    edges = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    keys, counts = np.unique(edges[:, 0] * n + edges[:, 1], return_counts=True)
    back = (keys % n) * n + keys // n
    single = int(np.sum(~np.isin(back, keys)))
    if single:
        either, total = np.unique(np.minimum(keys, back), return_inverse=True)
        used = np.bincount(total.reshape(-1), weights=counts)
        if np.all(used % 2 == 0):
            raise InvalidInput(
                f"{what}: neighbouring triangles disagree on which side is outside at {len(either[used > 1])} edges "
                "or fewer; make the normals consistent in a mesh editor (recalculate outside)"
            )
        raise InvalidInput(
            f"{what} is not closed: {single} edges belong to one triangle only, so it encloses no volume; "
            "fill the holes in a mesh editor"
        )
    if np.any(counts > 1):
        raise InvalidInput(
            f"{what}: {int(np.sum(counts > 1))} edges are used twice in the same direction: triangles lie on top of "
            "each other or have opposite orientations; remove doubles in a mesh editor"
        )


def solid(vertices: np.ndarray, faces: np.ndarray) -> Solid:
    """Return volume, centre of mass and inertia of the solid inside a closed surface, for the density 1."""
    origin = 0.5 * (vertices.min(axis=0) + vertices.max(axis=0))
    a, b, c = (vertices[faces[:, k]] - origin for k in range(3))
    v = np.einsum("ij,ij->i", a, np.cross(b, c)) / 6
    s = a + b + c
    volume = v.sum()
    centre = v @ s / (4 * volume)
    second = sum(np.einsum("i,ij,ik->jk", v / 20, x, x) for x in (a, b, c, s)) - volume * np.outer(centre, centre)
    return Solid(float(volume), origin + centre, np.trace(second) * np.eye(3) - second)


def enclosed(mesh: Any, scale: float) -> tuple[Mesh, Solid]:
    """Read and check a mesh, from a file or from vertices and triangles; return the mesh and the solid inside it."""
    if isinstance(mesh, (str, Path)):
        what, (vertices, faces) = str(mesh), read(mesh)
    else:
        what = "the mesh"
        if hasattr(mesh, "vertices") and hasattr(mesh, "faces"):
            mesh = mesh.vertices, mesh.faces
        try:
            given, indices = mesh
            vertices, faces = np.array(given, float), np.array(indices)
        except (TypeError, ValueError):
            raise InvalidInput(f"a mesh is a file, or vertices (n, 3) and triangles (m, 3); got {mesh!r}") from None
        if vertices.ndim != 2 or vertices.shape[1:] != (3,) or faces.ndim != 2 or faces.shape[1:] != (3,):
            raise InvalidInput(
                f"a mesh is vertices (n, 3) and triangles (m, 3); got shapes {vertices.shape} and {faces.shape}"
            )
    if faces.dtype.kind not in "iu" or not len(faces) or faces.min() < 0 or faces.max() >= len(vertices):
        raise InvalidInput(f"{what}: triangles must be numbers of vertices, counted from 0")
    with np.errstate(all="ignore"):
        vertices = scale * vertices
    if not np.all(np.abs(vertices) < 1e60):  # the inertia contains fifth powers, which must not overflow
        raise InvalidInput(f"{what} has vertices that are NaN, infinite or absurdly far away")
    vertices, faces = welded(vertices, faces.astype(np.int64))
    if not len(faces):
        raise InvalidInput(f"{what} has no triangle with an area")
    check_closed(faces, len(vertices), what)
    with np.errstate(all="ignore"):  # for a flat surface, the centre divides by zero
        inside = solid(vertices, faces)
    size = np.ptp(vertices, axis=0).max()
    if abs(inside.volume) < 1e-12 * size**3:
        raise InvalidInput(f"{what} encloses no volume; a surface without thickness has no mass")
    if inside.volume < 0:
        raise InvalidInput(
            f"{what} is inside out: its normals point inwards and the volume is {inside.volume:.3g}; flip the normals"
        )
    return Mesh(vertices - inside.centre, faces, inside.centre), inside

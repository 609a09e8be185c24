"""Animations of the body: GLB (glTF 2.0) for Blender and browsers, PVD and VTP for ParaView."""

from __future__ import annotations

import json
import struct
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from ...arguments import finite_number, whole_number
from ...errors import InvalidInput
from ...mesh import equivalent_box
from . import CONVENTIONS

# largest rotation between two keys of an animation (rad), and largest number of keys
KEY_TURN, MOST_KEYS = 1.0, 1_000_000
# quaternion of a rotation about x: up is y in glTF, but z here
UPRIGHT = [-0.7071067811865476, 0.0, 0.0, 0.7071067811865476]


def surface(body: Any) -> tuple[np.ndarray, np.ndarray]:
    """Return vertices (in body axes, from the fixed point) and faces of the mesh, or of a box with the inertia."""
    if body.mesh is not None:
        return body.mesh.vertices - body.reference, body.mesh.faces
    edges = equivalent_box(np.asarray(body.moments), body.mass)
    corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    quads = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    faces = np.array([t for a, b, c, d in quads for t in ((a, b, c), (a, c, d))])
    return 0.5 * edges * corners @ np.asarray(body.axes).T, faces


def key_motion(run: Any) -> Any:
    """Return the run with samples close enough in time for viewers to interpolate the rotation correctly."""
    turn = np.linalg.norm(run.omega, axis=1) * np.gradient(run.t) if len(run) > 1 else np.zeros(1)
    if turn.max() <= KEY_TURN:
        return run
    pieces = int(np.ceil(turn.max() / KEY_TURN))
    if pieces * len(run) > MOST_KEYS:
        raise InvalidInput(f"the body turns by {turn.max():.3g} rad between samples: store more samples, every=...")
    index = np.arange((len(run) - 1) * pieces + 1) / pieces
    return run.at(np.interp(index, np.arange(len(run)), run.t))


def glb(run: Any, path: Path, *, speed: float = 1.0) -> None:
    """Write a GLB file with one animated node, in a scene whose z axis points up.

    Viewers interpolate between samples.  If the body turns far between two samples, more samples are computed.  speed=2
    plays the animation twice as fast.
    """
    finite_number(speed, "speed", "a positive number", least=np.nextafter(0, 1))
    keys = key_motion(run)
    vertices, faces = surface(run.body)
    # each triangle gets three vertices of its own, and so its own normal
    corners = vertices[faces].astype("<f4")
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    size = np.linalg.norm(normal, axis=1, keepdims=True)
    normals = np.repeat((normal / np.where(size > 0, size, 1))[:, None], 3, axis=1).astype("<f4")
    positions = corners.reshape(-1, 3)
    times = ((keys.t - keys.t[0]) / speed).astype("<f4")
    q = keys.quaternion[:, [1, 2, 3, 0]].astype("<f4")  # glTF has the scalar last
    q /= np.linalg.norm(q, axis=1, keepdims=True)
    # in float32, neighbouring times may be equal; keep increasing times only
    keep = np.concatenate([[True], np.diff(times) > 0])
    arrays = [positions, normals.reshape(-1, 3), times[keep], q[keep]]
    paths = ["rotation"]
    if run.setup.flies:
        arrays.append(keys.x[keep].astype("<f4"))
        paths.append("translation")
    views, accessors, offset = [], [], 0
    for k, a in enumerate(arrays):
        views.append({"buffer": 0, "byteOffset": offset, "byteLength": a.nbytes})
        entry: dict[str, Any] = {"bufferView": k, "componentType": 5126, "count": len(a)}
        entry["type"] = {1: "SCALAR"}.get(a.ndim, f"VEC{a.shape[-1]}")
        if k in (0, 2):
            low, high = a.min(axis=0), a.max(axis=0)
            entry |= {"min": np.atleast_1d(low).tolist(), "max": np.atleast_1d(high).tolist()}
        accessors.append(entry)
        offset += a.nbytes
    name = run.body.name or "body"
    scene = {
        "asset": {"version": "2.0", "generator": "polhode", "extras": {"conventions": CONVENTIONS}},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [
            {"name": "space", "rotation": UPRIGHT, "children": [1]},
            {"mesh": 0, "name": name, **{p: arrays[3 + k][0].tolist() for k, p in enumerate(paths)}},
        ],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0, "NORMAL": 1}, "material": 0}], "name": name}],
        "materials": [{"pbrMetallicRoughness": {"baseColorFactor": [0.0, 0.28, 0.51, 1.0], "metallicFactor": 0.1}}],
        "animations": [
            {
                "name": "motion" if run.setup.flies else "rotation",
                "samplers": [{"input": 2, "output": 3 + k, "interpolation": "LINEAR"} for k in range(len(paths))],
                "channels": [{"sampler": k, "target": {"node": 1, "path": p}} for k, p in enumerate(paths)],
            }
        ],
        "buffers": [{"byteLength": offset}],
        "bufferViews": views,
        "accessors": accessors,
    }
    text = json.dumps(scene, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    data = b"".join(a.tobytes() for a in arrays)
    chunks = struct.pack("<II", len(text), 0x4E4F534A) + text + struct.pack("<II", len(data), 0x004E4942) + data
    path.write_bytes(struct.pack("<III", 0x46546C67, 2, 12 + len(chunks)) + chunks)


def paraview(run: Any, path: Path, *, frames: int = 500) -> None:
    """Write a .pvd file and a folder beside it with .vtp files of at most `frames` evenly chosen samples."""
    frames = whole_number(frames, "frames", least=1)
    vertices, faces = surface(run.body)
    chosen = np.unique(np.linspace(0, len(run) - 1, min(frames, len(run))).round().astype(int))
    folder = path.with_name(f"{path.stem}_frames")
    folder.mkdir()
    frame = resources.files(__package__).joinpath("frame.vtp").read_text(encoding="ascii")
    common = {
        "conventions": CONVENTIONS.replace("--", "-"),
        "points": len(vertices),
        "polys": len(faces),
        "connectivity": numbers(faces),
        "offsets": numbers(3 * np.arange(1, len(faces) + 1)),
    }
    entries = []
    for k in chosen:
        text = frame.format(
            omega=numbers(run.omega[k]), momentum=numbers(run.momentum[k]),
            positions=numbers(vertices @ run.R[k].T + (run.x[k] if run.setup.flies else 0.0)), **common,
        )  # fmt: skip
        name = f"{k:08d}.vtp"
        (folder / name).write_text(text, encoding="ascii")
        entries.append(f'<DataSet timestep="{run.t[k]:.17g}" file="{folder.name}/{name}"/>')
    head = '<?xml version="1.0"?>\n<VTKFile type="Collection" version="0.1">\n<Collection>\n'
    path.write_text(head + "\n".join(entries) + "\n</Collection>\n</VTKFile>\n", encoding="ascii")


def numbers(a: np.ndarray) -> str:
    form = "{:d}" if a.dtype.kind in "iu" else "{:.9g}"
    return " ".join(form.format(x) for x in a.reshape(-1).tolist())

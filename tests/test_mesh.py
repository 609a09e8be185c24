"""Test bodies from meshes: the inertia is exact, and meshes that enclose no volume are refused."""

import json
import struct

import numpy as np
import pytest

import polhode as ph

pytest.importorskip("trimesh")

CUBE = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], float)
QUADS = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
FACES = np.array([t for a, b, c, d in QUADS for t in ((a, b, c), (a, c, d))])
TETRA = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], float)
TETRA_FACES = np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]])


def box(a, b, c, shift=(0, 0, 0)):
    return CUBE * [a, b, c] + shift, FACES


def write_stl(path, vertices, faces):
    data = b"".join(struct.pack("<12fH", *(0.0, 0.0, 0.0), *vertices[f].ravel(), 0) for f in faces)
    path.write_bytes(bytes(80) + struct.pack("<I", len(faces)) + data)


def write_obj(path, vertices, faces):
    rows = ["v {:.17g} {:.17g} {:.17g}".format(*v) for v in vertices] + ["f {} {} {}".format(*(f + 1)) for f in faces]
    path.write_text("\n".join(rows))


def write_glb(path, vertices, faces, translation=(0, 0, 0)):
    v, f = vertices.astype("<f4").tobytes(), faces.astype("<u4").tobytes()
    low, high = vertices.min(0).tolist(), vertices.max(0).tolist()
    head = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0, "translation": list(translation)}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": len(vertices), "type": "VEC3", "min": low, "max": high},
            {"bufferView": 1, "componentType": 5125, "count": faces.size, "type": "SCALAR"},
        ],
        "bufferViews": [
            {"buffer": 0, "byteOffset": 0, "byteLength": len(v)},
            {"buffer": 0, "byteOffset": len(v), "byteLength": len(f)},
        ],
        "buffers": [{"byteLength": len(v) + len(f)}],
    }
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<II", len(text), 0x4E4F534A) + text + struct.pack("<II", len(v + f), 0x004E4942) + v + f
    path.write_bytes(struct.pack("<III", 0x46546C67, 2, 12 + len(chunks)) + chunks)


def test_a_box_anywhere_has_the_inertia_of_a_box():
    body = ph.Body.from_mesh(box(1, 4, 18, shift=(100, -3, 7)), mass=3)
    np.testing.assert_allclose(body.inertia, ph.Body.box(1, 4, 18, mass=3).inertia, rtol=1e-12)
    np.testing.assert_allclose(body.mesh.centre, [100.5, -1, 16], rtol=1e-14)
    assert body.diagonal


def test_the_corner_tetrahedron():
    """A corner with edges 1 has the volume 1/6 and the centre (1, 1, 1)/4.

    About the centre, Jxx = m 3/40 and Jxy = m/80.
    """
    body = ph.Body.from_mesh((TETRA, TETRA_FACES), density=2.0)
    assert body.mass == pytest.approx(1 / 3, rel=1e-14)
    expected = body.mass * (np.eye(3) * (3 / 40 - 1 / 80) + 1 / 80)
    np.testing.assert_allclose(body.inertia, expected, rtol=1e-13)


def test_a_turned_box_has_the_turned_tensor():
    Q = ph.so3.exp([0.3, -0.5, 0.8])
    v, f = box(1, 2, 3)
    body = ph.Body.from_mesh((v @ Q.T, f))
    np.testing.assert_allclose(body.inertia, Q @ ph.Body.box(1, 2, 3).inertia @ Q.T, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("write", [write_stl, write_obj, write_glb])
def test_files(tmp_path, write):
    path = tmp_path / f"part.{write.__name__[6:]}"
    write(path, *box(10, 20, 40, shift=(5, 5, 5)))
    body = ph.Body.from_mesh(path, density=7800, scale=0.001)
    assert body.mass == pytest.approx(7800 * 8e-6, rel=1e-6)
    np.testing.assert_allclose(body.inertia, ph.Body.box(0.01, 0.02, 0.04, mass=body.mass).inertia, rtol=1e-6)
    run = ph.simulate(body, omega=[1, 2, 3], t_end=1, dt=0.1)
    assert run.body.mesh is body.mesh


def test_a_scene_is_put_together(tmp_path):
    write_glb(tmp_path / "a.glb", *box(1, 1, 1), translation=(3, 0, 0))
    np.testing.assert_allclose(ph.Body.from_mesh(tmp_path / "a.glb").mesh.centre, [3.5, 0.5, 0.5], rtol=1e-6)


def test_a_cavity_counts_as_hollow():
    v, f = box(2, 2, 2)
    w = CUBE + 0.5
    body = ph.Body.from_mesh((np.concatenate([v, w]), np.concatenate([f, f[:, ::-1] + 8])), density=1)
    assert body.mass == pytest.approx(7)
    np.testing.assert_allclose(np.diag(body.inertia), [8 * 8 / 12 - 2 / 12] * 3, rtol=1e-13)


@pytest.mark.parametrize(
    ("mesh", "message"),
    [
        ((CUBE, FACES[:-1]), "not closed: 3 edges"),
        ((CUBE, FACES[:, ::-1]), "inside out"),
        ((CUBE, np.concatenate([FACES[:-1], FACES[-1:, ::-1]])), "disagree on which side"),
        ((CUBE, np.concatenate([FACES, FACES[:1], FACES[:1, ::-1]])), "used twice"),
        ((CUBE, np.concatenate([FACES[:1], FACES[:1, ::-1]])), "encloses no volume"),
        ((CUBE * np.nan, FACES), "NaN"),
        ((CUBE, FACES + 1), "counted from 0"),
        ((CUBE, FACES * 1.0), "counted from 0"),
        ((CUBE[:, :2], FACES), r"\(n, 3\)"),
        (3, "a mesh is a file"),
        ("nothing.stl", "there is no mesh file"),
        ("part.step", "not a mesh file of a known format"),
    ],
)
def test_refusals(mesh, message):
    with pytest.raises(ph.InvalidInput, match=message):
        ph.Body.from_mesh(mesh)


@pytest.mark.parametrize("name", ["a.stl", "a.obj", "a.glb"])
def test_damaged_files(tmp_path, name):
    for content in (b"", b"nonsense", bytes(range(256)) * 3):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(ph.InvalidInput):
            ph.Body.from_mesh(tmp_path / name)


def test_mass_or_density():
    with pytest.raises(ph.InvalidInput, match="not both"):
        ph.Body.from_mesh(box(1, 1, 1), mass=1, density=1)
    with pytest.raises(ph.InvalidInput, match="scale must be a positive number"):
        ph.Body.from_mesh(box(1, 1, 1), scale=0)

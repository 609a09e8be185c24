"""Make a film of a wing nut that repeatedly turns over, with the path of its tip, omega, L and plots.

    python examples/film.py [-o wing_nut.mp4] [--frames 200]

Needs the extra polhode[movie] for MP4; a name that ends in .gif needs only matplotlib.
"""

import argparse

import numpy as np

import polhode as ph


def prism(outline, along):
    """Return vertices and triangles of a prism.  Its outline in the middle is counter-clockwise as seen from the tip of
    the vector `along`.
    """
    n = len(outline)
    ends = [outline + s * along for s in (-0.5, 0.5)]
    k, j = np.arange(n), (np.arange(n) + 1) % n
    low, high = np.full(n, 2 * n), np.full(n, 2 * n + 1)  # the middles of the ends
    faces = [(j, k, low), (n + k, n + j, high), (k, j, n + j), (k, n + j, n + k)]
    return np.vstack([*ends, *(e.mean(axis=0) for e in ends)]), np.vstack([np.column_stack(f) for f in faces])


def wing_nut():
    """Return a wing nut: a hub with eight sides about z, and two wings along y with round ends.

    Its middle axis is z.
    """
    corner = np.pi * (np.arange(8) + 0.5) / 4
    hub = 0.2 / np.cos(np.pi / 8) * np.column_stack([np.cos(corner), np.sin(corner), 0 * corner])
    turn = np.radians(np.linspace(-70, 145, 16))
    ear = np.column_stack([0 * turn, 0.52 + 0.16 * np.cos(turn), 0.21 + 0.16 * np.sin(turn)])
    wing = np.vstack([[0, 0.2, -0.15], ear, [0, 0.2, 0.15]])
    other = wing[::-1] * [1, -1, 1]  # counter-clockwise again
    parts = [prism(hub, np.array([0, 0, 0.4])), *(prism(w, np.array([0.11, 0, 0])) for w in (wing, other))]
    before = np.cumsum([0, *(len(v) for v, _ in parts)])
    mesh = np.vstack([v for v, _ in parts]), np.vstack([f + b for (_, f), b in zip(parts, before)])
    return ph.Body.from_mesh(mesh, mass=1.0, name="Wing nut")


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("-o", "--output", default="wing_nut.mp4")
    parser.add_argument("--frames", type=int)
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 720))
    given = parser.parse_args()
    run = ph.simulate(wing_nut(), omega=[0.01, 0.01, 6.0], t_end=12, dt=0.02)
    look = {"plots": ("omega", "momentum"), "title": "Wing nut"}
    film = run.movie(given.output, size=tuple(given.size), frames=given.frames, **look)
    print(film)


if __name__ == "__main__":
    main()

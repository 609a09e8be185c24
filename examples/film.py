"""A film of a wing nut that turns over again and again: the body, the path of its tip, omega, L and plots.

    python examples/film.py [-o wing_nut.mp4] [--frames 200]

Needs the extra polhode[movie] for MP4; a name that ends in .gif needs only matplotlib.
"""

import argparse

import polhode as ph


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("-o", "--output", default="wing_nut.mp4")
    parser.add_argument("--frames", type=int)
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 720))
    given = parser.parse_args()
    nut = ph.Body.box(0.2, 1.0, 0.5, name="Wing nut")
    run = ph.simulate(nut, omega=[0.01, 0.01, 6.0], t_end=12, dt=0.02)
    film = run.movie(given.output, size=tuple(given.size), frames=given.frames, plots=("omega", "momentum"))
    print(film)


if __name__ == "__main__":
    main()

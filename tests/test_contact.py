"""Test soft contact on problems with known answers (examples/contact.py)."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import brentq

import polhode as ph
from polhode import forces

PATH = Path(__file__).parents[1] / "examples" / "contact.py"
contact = importlib.util.module_from_spec(importlib.util.spec_from_file_location("contact", PATH))
contact.__spec__.loader.exec_module(contact)


@pytest.mark.parametrize("c", [0.1, 0.3, 0.8])
def test_restitution(c):
    """The speed after an impact depends only on c, not on the stiffness and the exponent.

    m u' = -k d^e (1 + c u) gives u du/(1 + c u) = -(k/m) d^e dd, so u/c - log(1 + c u)/c^2 has the same value before
    and after the impact.
    """

    def f(u):
        return u / c - np.log1p(c * u) / c**2

    assert contact.bounce(c) == pytest.approx(brentq(lambda v: f(1.0) - f(-v), 0.0, 1.0), abs=2e-6)


def test_a_tippe_top_turns_over():
    made = contact.tippe_top()
    assert made.R[0, 2, 2] > 0.99 and made.R[-1, 2, 2] < -0.9
    assert made.x[-1, 2] > made.x[0, 2] + 0.006  # the centre of mass has risen
    assert made.kinetic_energy[-1] < made.kinetic_energy[0]


def test_a_slow_tippe_top_does_not():
    assert contact.tippe_top(spin=10.0).R[-1, 2, 2] > 0.5


def test_a_rattleback_reverses_one_sense_of_spin():
    assert contact.rattleback(-5.0).omega_space[-1, 2] > 0.3
    assert contact.rattleback(5.0).omega_space[-1, 2] > 4.0


def test_a_coin_on_its_rim():
    run = contact.coin(drag=0.0, t_end=0.5)
    tilt, turned = contact.tilts_and_turns(run)
    assert abs(turned[-1] - turned[0]) / 0.5 == pytest.approx(np.sqrt(4 * 9.81 / (0.0125 * np.sin(0.3))), rel=3e-3)
    assert tilt[-1] == pytest.approx(0.3, abs=3e-3)


def test_a_coin_comes_to_rest():
    """The drag -c omega takes the energy 3/2 m g a sin(alpha) of a rolling coin at the rate 4 c g sin(alpha)/a.

    So sin(alpha) falls as exp(-8 c t/(3 m a^2)), here to less than a thousandth. The coin rolls faster and faster: its
    rate Omega obeys Omega^2 sin(alpha) = 4 g/a in a steady motion.
    """
    c, m, a = 1e-6, 0.006, 0.0125
    run = contact.coin(drag=c)
    tilt, turned = contact.tilts_and_turns(run)
    decay = np.polyfit(run.t, np.log(np.sin(tilt)), 1)[0]
    assert decay == pytest.approx(-8 * c / (3 * m * a**2), rel=0.01) and tilt[-1] < 2e-4
    rate = np.abs(np.diff(turned)) / np.diff(run.t)
    law = 0.5 * np.log(4 * 9.81 / a / np.sin(0.5 * (tilt[1:] + tilt[:-1])))
    assert np.mean(np.log(rate) - law) == pytest.approx(0.0, abs=0.04)  # the tilt oscillates by a tenth
    assert rate[-1] > 4000
    assert np.linalg.norm(run.x[:, :2], axis=1).max() < 3e-4  # the centre hardly moves


def test_a_box_comes_to_rest_on_its_mesh():
    """The four lower vertices of the mesh carry the weight. Each of them sinks into the ground by m g/(4 k)."""
    corners = np.array([[x, y, z] for x in (-0.1, 0.1) for y in (-0.2, 0.2) for z in (-0.05, 0.05)])
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    triangles = [t for a, b, c, d in faces for t in ((a, b, c), (a, c, d))]
    box = ph.Body.from_mesh((corners, triangles), mass=3.0)
    floor = forces.ground("mesh", stiffness=5e3, dissipation=2.0, friction=0.5)
    made = ph.simulate(
        box, force=forces.gravity() + floor, position=[0, 0, 0.1], attitude=ph.so3.exp([0.2, 0.1, 0]), t_end=3.0,
        dt=2e-4, method="strang", every=1000,
    )  # fmt: skip
    assert made.x[-1, 2] == pytest.approx(0.05 - 3.0 * 9.81 / (4 * 5e3), abs=1e-5)
    assert made.R[-1, 2, 2] == pytest.approx(1.0, abs=1e-6)
    with pytest.raises(ph.InvalidInput, match="not made from a mesh"):
        ph.simulate(ph.Body.box(1, 1, 1), force=floor, t_end=1, dt=0.1)

"""Test the drawings of the studio: shapes with the inertia of the bodies, their surroundings, and lessons."""

import numpy as np
import pytest

import polhode as ph
from polhode.studio.document import Track, motion
from polhode.studio.lessons import LESSONS
from polhode.studio.mechanism import gravity_of
from polhode.studio.present import document
from polhode.studio.shapes import NAMED, top_parts

VIEWS = {"overview", "body", "poinsot", "momentum", "path", "mechanism"}
PLOTS = {"omega", "energy", "momentum", "attitude", "difference", "place", ""} | {f"mechanism-{k}" for k in range(4)}


def sampled_inertia(part, across=160, along=24):
    """Return the inertia by sums over a grid of points, without any formula of the library."""
    a, b, c = (abs(x) for x in part.size)
    g, h = ((np.arange(n) + 0.5) / n - 0.5 for n in (across, along))
    x, y, z = (v.ravel() for v in np.meshgrid(g, g, h, indexing="ij"))
    inside = {"box": np.full(x.shape, True), "sphere": x * x + y * y + z * z < 0.25}.get(
        part.kind, x * x + y * y < 0.25
    )
    p = np.stack([a * x, b * y, c * z], axis=1)[inside]
    order = {"x": [2, 0, 1], "y": [1, 2, 0], "z": [0, 1, 2]}[part.axis]
    p = p[:, order] + np.array(part.at)
    return part.mass / len(p) * (np.sum(p * p) * np.eye(3) - p.T @ p)


def exact_inertia(part):
    """Return the inertia of a box or an elliptic cylinder."""
    a, b, h = part.size
    k = 12 if part.kind == "box" else 16
    own = np.roll((b * b / k + h * h / 12, a * a / k + h * h / 12, (a * a + b * b) / k), "xyz".index(part.axis) + 1)
    d = np.array(part.at)
    return part.mass * (np.diag(own) + d @ d * np.eye(3) - np.outer(d, d))


@pytest.mark.parametrize("name", ["dzhanibekov", "satellite", "contact"])
def test_the_shape_of_a_problem_has_its_inertia(name):
    parts = [p for p in NAMED[name]() if p.mass]
    wanted = ph.problems[name].body.inertia
    assert sum(exact_inertia(p) for p in parts) == pytest.approx(wanted, rel=1e-12, abs=1e-12 * wanted.max())
    assert sum(sampled_inertia(p) for p in parts) == pytest.approx(wanted, rel=5e-3, abs=5e-3 * wanted.max())


@pytest.mark.parametrize(("moments", "mgl"), [((5, 5, 1), 20.0), ((0.875, 0.875, 0.25), 8.5), ((1.0, 1.5, 2.0), 5.0)])
def test_a_top_has_the_inertia_and_the_weight_that_were_asked_for(moments, mgl):
    (disc,) = (p for p in top_parts(np.array(moments), mgl) if p.mass)
    assert sampled_inertia(disc) == pytest.approx(np.diag(moments), rel=5e-3, abs=5e-3)
    assert disc.mass * 9.81 * disc.at[2] == pytest.approx(mgl)
    assert top_parts(np.array([1.0, 1.0, 2.5]), mgl) is None  # no plate is as flat as these moments


def told(body, torque=None, **start):
    run = ph.simulate(body, torque, **{"omega": [0.1, 0.2, 3.0], **start}, t_end=0.02, dt=0.01, engine="python")
    return Track(run).facts()


def test_what_stands_around_a_body():
    top = told([5, 5, 1], ph.torques.heavy_top(20.0, up=[0, 0, 2]))
    assert top["scene"] == {"pivot": True, "gravity": [0, 0, -1]} and top["body"]["shape"]["kind"] == "parts"
    lopsided = told([1.0, 1.5, 2.2], ph.torques.heavy_top(4.0, axis=[0.3, 0.2, 0.9]))
    assert [p["kind"] for p in lopsided["body"]["shape"]["parts"]] == ["box", "cylinder", "sphere"]
    orbit = told([1, 2, 2.5], ph.torques.gravity_gradient(1.0, towards=[1, 0, 0], rate=1.0, normal=[0, 0, 1]))
    assert orbit["scene"] == {"centre": [1, 0, 0], "normal": [0, 0, 1], "rate": 1.0}
    assert told([1, 2, 3])["scene"] == {}
    thrown = told(ph.Body.box(1, 2, 3), force=ph.forces.gravity(9.81), position=[0, 0, 1])
    assert thrown["scene"] == {"gravity": [0, 0, -1]} and thrown["body"]["shape"]["kind"] == "box"


def test_solids_are_drawn_as_they_were_made():
    cone = ph.Body.cone(0.5, 1.0, mass=2.0)  # the moments of this cone are equal
    assert told(cone)["body"]["shape"] == {"kind": "cone", "radius": 0.5, "height": 1.0}
    on_its_tip = cone.about([0, 0, 0.75])
    assert told(on_its_tip)["body"]["shape"]["about"] == [0, 0, 0.75]


def test_what_a_torque_is_meant_to_change_is_no_error():
    free, top = told([1, 2, 3]), told([1, 2, 3], ph.torques.heavy_top(1.0))
    damped = told([1, 2, 3], ph.torques.damping(0.1))
    assert [(q["energy_conserved"], q["momentum_conserved"]) for q in (free, top, damped)] == [
        (True, True), (True, True), (False, False)
    ]  # fmt: skip


def test_lessons_are_whole():
    assert len(LESSONS) == 5
    for lesson in LESSONS.values():
        assert len(lesson.steps) >= 3 and lesson.about.endswith(".")
        for step in lesson.steps:
            assert step.view in VIEWS and step.plot in PLOTS and len(step.text) > 80
            assert not step.question or step.question.count("\n\n") == 1
    made = document("lesson-drift")
    names = [r["method"] for r in made["runs"]]
    off = {r["method"]: np.abs(r["energy_error"]) for r in made["runs"]}
    assert names == ["rk4", "liemid_ea", "akw"] and made["lesson"]["steps"][0]["title"]
    drift, bounded, kept = (off[n] for n in names)  # the lesson describes them so
    assert drift[-1] > 3 * drift[len(drift) // 4] and bounded[-1] < 0.1 * bounded.max() and kept.max() < 1e-12
    momentum = {r["method"]: np.abs(r["momentum_error"]).max() for r in made["runs"]}
    assert momentum["rk4"] > 1e-4 and max(momentum["liemid_ea"], momentum["akw"]) < 1e-12
    with pytest.raises(ph.InvalidInput, match="intermediate-axis"):
        document("lesson-intermediate-axes")


@pytest.mark.soak
@pytest.mark.parametrize("name", list(LESSONS))
def test_every_lesson_can_be_shown(name):
    made = LESSONS[name].document()
    runs = made.get("runs", [made])
    end = runs[0]["t"][-1]
    assert all(r["outcome"] == "done" for r in runs)
    assert all((s.get("time") or 0) <= end for s in made["lesson"]["steps"])
    if name == "rattleback":
        spins = [r["omega"][:, 2] for r in made["runs"]]
        assert spins[0][0] < -4 and spins[0][-1] > 0 and spins[1].min() > 4


def test_a_comparison_says_which_run_ended_early():
    body = ph.Body([1.0, 2.0, 3.0])
    start = {"omega": [0.3, 9.0, 0.2], "t_end": 4.0, "engine": "python", "on_failure": "stop"}
    good, bad = (ph.simulate(body, dt=dt, method=m, **start) for m, dt in (("rkn4", 0.05), ("rk4", 0.25)))
    a, b = motion(good, bad, reference=False)["runs"]
    assert a["outcome"] == "done" and b["outcome"] == "left group" and b["t"][-1] < 4.0


def test_a_mechanism_is_told_body_by_body():
    m = ph.Mechanism()
    rod, flat = ph.Body.box(0.1, 0.1, 1.0, mass=2.0), ph.so3.exp([0.0, np.pi / 2, 0.0])
    upper = m.add(rod, position=[0.5, 0, 0], attitude=flat, name="upper")
    lower = m.add(rod, position=[1.5, 0, 0], attitude=flat, name="lower")
    m.hinge(upper, None, at=[0, 0, 0], axis=[0, -1, 0], name="shoulder")
    m.ball(lower, upper, at=[1, 0, 0], name="elbow")
    run = ph.simulate(m, load=ph.forces.gravity(9.81), t_end=0.3, dt=0.01, method="rattle", engine="python")
    made = document(run, title="rods")
    assert made["kind"] == "mechanism" and [b["name"] for b in made["bodies"]] == ["upper", "lower"]
    a, b = made["bodies"]
    assert a["shape"] == {"kind": "box", "size": [0.1, 0.1, 1.0]}
    turned = ph.quaternions.to_matrix(b["q"].astype(float))
    elbow = b["x"] + turned @ [0, 0, -0.5]  # the end of the upper rod and the beginning of the lower rod
    place = {j["name"]: j["place"] for j in made["joints"]}
    assert place["elbow"] == pytest.approx(elbow, abs=1e-6) and place["shoulder"] == pytest.approx(0 * elbow, abs=1e-6)
    pull = made["joints"][1]["reaction"][0]  # reaction of the elbow on the lower rod, which falls freely at first
    assert pull[2] == pytest.approx(run.joints["elbow"].reaction[0, 2], rel=1e-6) and pull[2] < 2.0 * 9.81
    shoulder, joint = made["joints"]
    assert shoulder["axis"] == pytest.approx(np.tile([0.0, -1.0, 0.0], (31, 1)), abs=1e-6) and joint["axis"] is None
    assert made["gravity"] == [0.0, 0.0, -1.0]
    assert gravity_of({"upper": ph.forces.gravity([0.0, -3.0, 4.0])}) == [0.0, -0.6, 0.8] and gravity_of(None) is None
    assert [p["title"] for p in made["plots"]] == ["Energy change", "Joint error", "Reaction", "Angle"]


def test_a_body_of_a_batch_is_drawn_with_its_own_torque():
    tops = ph.torques.heavy_top([1.0, 2.0, 4.0], up=[[0, 0, 1.0], [0, 0, 1.0], [0, 1.0, 0]])
    start = {"omega": [[0, 1.0, 9.0]] * 3, "t_end": 0.02, "dt": 0.01, "engine": "python"}
    drawn = document(ph.simulate([5, 5, 1], tops, **start), body=2, reference=False)["runs"][0]
    alone = ph.simulate([5, 5, 1], ph.torques.heavy_top(4.0, up=[0, 1, 0]), **{**start, "omega": [0, 1.0, 9.0]})
    expected = document(alone, reference=False)["runs"][0]
    assert drawn["scene"] == expected["scene"] and drawn["body"] == expected["body"]
    assert drawn["scene"]["gravity"] == [0.0, -1.0, 0.0]


def test_a_batch_that_touches_the_ground_with_different_spheres_is_drawn():
    floor = ph.forces.ground(ph.forces.sphere([0.1, 0.2]), stiffness=1e4)
    bodies = ph.Body([np.diag([1.0, 2.0, 2.5])] * 2, mass=1.0)
    start = {"position": [[0, 0, 1.0]] * 2, "omega": [[0, 0, 1.0]] * 2, "t_end": 0.01, "dt": 0.005}
    run = ph.simulate(bodies, force=floor, engine="python", **start)
    assert document(run, reference=False)["runs"][0]["body"]["shape"]["kind"] == "box"

"""Test random options of any method with random bodies, torques, samples, events and step control.

An impossible request is refused with a message. A result must be a motion; for gentle problems it must agree with
SciPy.
"""

import tempfile

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.integrators import allowed_options, variant
from polhode.integrators.record import Kind
from polhode.math import Vec3, cross, tr

# the steps may be too long on purpose
pytestmark = pytest.mark.filterwarnings("ignore::polhode.LongStepWarning", "ignore::polhode.ReversibilityWarning")

REFUSED = (ph.InvalidInput, ph.Unsupported, ph.SimulationFailed)
JUNK = [
    None, True, False, 0, 1, -1, 2.5, float("nan"), "", "x", "auto", "True", b"exact", [], {}, (1,), [True], object(),
    np.array([1, 2]), np.array(True), np.float64(0.5), np.bool_(True), np.str_("exact"), 10**40, print,
]  # fmt: skip


def dose(n):
    return settings(max_examples=n, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


# --- torques, each written twice: in the form of a user, and for SciPy ---------------------------------------------


@ph.kernel
def kernel_top(R, p):
    return cross(Vec3(0.0, 0.0, p), tr(R) @ Vec3(0.1, 0.2, 1.0))


def python_top(R):
    return np.cross([0.0, 0.0, -0.7], R @ [0.0, 0.0, 1.0])


def swaying(t, R):
    return [0.3 * np.cos(2.0 * t), 0.2, -0.1 * R[0, 0]]


def rubbing(omega):
    return -0.4 * omega


def tops(draw, *_):
    axis, up, mgl = [0.36, 0.48, 0.8], [0.0, 0.6, 0.8], draw(st.floats(-1.5, 1.5))
    return ph.torques.heavy_top(mgl, axis, up), lambda t, R, W: mgl * np.cross(R.T @ up, axis)


def constants(draw, *_):
    T, frame = np.array(draw(st.tuples(*[st.floats(-1.0, 1.0)] * 3))), draw(st.sampled_from(["space", "body"]))
    return ph.torques.constant(T, frame), lambda t, R, W: R.T @ T if frame == "space" else T


def springs(draw, *_):
    k, R0 = draw(st.floats(0.0, 1.5)), ph.so3.exp([0.2, -0.4, 0.3])

    def torque(t, R, W):
        D = R0.T @ R
        return -0.5 * k * np.array([D[2, 1] - D[1, 2], D[0, 2] - D[2, 0], D[1, 0] - D[0, 1]])

    return ph.torques.spring(k, R0), torque


def losses(draw, *_):
    c, d = draw(st.floats(0.0, 0.6)), draw(st.floats(0.0, 0.3))
    made = ph.torques.damping([c, 0.5 * c, c]) + ph.torques.drag(d)
    return made, lambda t, R, W: -np.array([c, 0.5 * c, c]) * W - d * np.linalg.norm(W) * W


def jumps(draw, t_start, dt):
    """Draw a torque that jumps: at the ends of steps if it is held, otherwise anywhere."""
    held = draw(st.booleans())
    times = t_start + dt * np.array([0.0, 3.0, 5.0] if held else [0.0, 2.5, 4.7])
    T = np.array([[0.3, -0.2, 0.5], [-0.6, 0.1, 0.0], [0.0, 0.0, 0.4]])

    def torque(t, R, W):
        k = int(np.searchsorted(times, t + 1e-9 * dt, side="right")) - 1
        return R.T @ T[k] if k >= 0 else np.zeros(3)

    torque.jumps = times
    return ph.torques.piecewise(times, T, held=held), torque


def damped_tops(draw, *_):
    (a, f), (b, g) = tops(draw), losses(draw)
    return a + b, lambda t, R, W: f(t, R, W) + g(t, R, W)


TORQUES = {
    "free": lambda *_: (None, lambda t, R, W: np.zeros(3)),
    "top": tops,
    "constant": constants,
    "spring": springs,
    "jumps": jumps,
    "loss": losses,
    "damped top": damped_tops,
    "kernel": lambda *_: (
        ph.torques.function(kernel_top, params=0.8, frame="body"),
        lambda t, R, W: np.cross([0.0, 0.0, 0.8], R.T @ [0.1, 0.2, 1.0]),
    ),
    "python": lambda *_: (python_top, lambda t, R, W: R.T @ python_top(R)),
    "time": lambda *_: (swaying, lambda t, R, W: R.T @ swaying(t, R)),
    "rubbing": lambda *_: (ph.torques.function(rubbing, frame="body"), lambda t, R, W: rubbing(W)),
}
KINDS = {"free": Kind.FREE, "top": Kind.POTENTIAL, "spring": Kind.POTENTIAL}
KINDS |= dict.fromkeys(("loss", "damped top", "rubbing"), Kind.VELOCITY)


def truth(J, torque, R, W, t_start, times):
    """Return attitudes and angular velocities at these times, accurate to about 1e-10."""

    def slope(t, y):
        R, W = y[:9].reshape(3, 3), y[9:]
        spin = np.array([[0.0, -W[2], W[1]], [W[2], 0.0, -W[0]], [-W[1], W[0], 0.0]])
        return np.concatenate([(R @ spin).ravel(), np.linalg.solve(J, np.cross(J @ W, W) + torque(t, R, W))])

    ends = [float(x) for x in getattr(torque, "jumps", ()) if t_start < x < times[-1]] + [float(times[-1])]
    begin, now, found = np.concatenate([R.ravel(), W]), t_start, [np.zeros((0, 12))]
    for end in ends:  # integrate from jump to jump
        inside = times[(times >= now) & ((times < end) | (end == ends[-1]))]
        middle = 0.5 * (now + end)
        side = (lambda t, y, m=middle: slope(m, y)) if hasattr(torque, "jumps") else slope
        at = np.append(inside[inside < end], end)
        y = solve_ivp(side, (now, end), begin, "DOP853", at, rtol=3e-13, atol=1e-13).y.T
        found.append(y if inside.size and inside[-1] == end else y[:-1])
        begin, now = y[-1], end
    y = np.concatenate(found)
    return y[:, :9].reshape(-1, 3, 3), y[:, 9:]


# --- random arguments of simulate -----------------------------------------------------------------------------------


MISTAKES = {
    "every": [-1, True, 1.5, "2", None, [1], np.nan],
    "t_eval": [[], "x", np.nan, [1, 0], [[0.1]], [-9.0, 1e9], 0.3, [None], {}, [0, 0], True],
    "events": [5, "x", [5], {1: 2}, print, lambda q: q, lambda t: "x", lambda t: None, lambda t: np.nan],
    "control": ["eror", 5, [], True, np.array([1, 2]), {}],
    "max_steps": [0, -1, 2.5, "x", True],
    "tol": [0, -1, 5, "x", np.nan, True, 1e-30, [1e-3]],
    "pace": [python_top, 5, "x"],
    "dt_min": [0, -1, "x", True, np.inf],
    "dt_max": [0, -1, "x", True, np.inf, 1e-12],
    "dt": [None, 0, -0.1, "x", np.nan, 1e-300, 1e300, [0.1], True],
    "t_end": [None, -5.0, "x", np.inf, [1.0]],
    "t_start": [None, 5e9, "x", np.nan],
    "observe": ["x", 5, [5], None, {1: 2}, [[]], ["energy", "energy"]],
    "precision": ["float32", "mixed", "x", 64, None, []],
    "on_failure": ["", None, 5, []],
    "callback": [lambda q: 1, 5, "x"],
    "engine": ["gpu", None, 5, []],
    "method": ["nonsense", "", None, 5, [], "newmark"],
    "omega": [None, [1, 2], "x", [np.nan, 0, 0], [[[1, 2, 3]]], [1j, 0, 0], [], [None] * 3, [1e200, 0, 0]],
    "attitude": [[1, 0, 0, 0], np.zeros((3, 3)), -np.eye(3), "x", np.eye(4), [[np.inf] * 3] * 3],
    "momentum": [[1.0, 2.0, 3.0], "x"],
    "frame": ["spac", None, "body"],
    "params": [5, [1, 2]],
}


@st.composite
def options_of(draw, name):
    """Draw values for some of the options of a method."""
    allowed = allowed_options(ph.methods[name])
    return {k: draw(st.sampled_from(o.choices)) for k, o in allowed.items() if draw(st.integers(0, 2)) == 1}


def below_the_sky(R):
    return R[2, 2] - 0.3


@ph.kernel
def sideways(t, omega):
    return omega.x + 0.1 * t


SEEN = {"below_the_sky": lambda t, R, W: R[2, 2] - 0.3, "sideways": lambda t, R, W: W[0] + 0.1 * t}


@ph.kernel
def brisk(omega):
    return 1.0 + omega.x * omega.x


@st.composite
def requests(draw, engines=("python",), methods=tuple(ph.methods)):
    """Draw arguments of simulate, possibly with a mistake, and what SciPy needs to repeat the run."""

    def chance(n):
        return draw(st.integers(1, n)) == 2

    def one_of(*choices):
        return draw(st.sampled_from(choices))

    def three(size):
        return np.array(draw(st.tuples(*[st.floats(-size, size)] * 3)))

    n = draw(st.integers(6, 24))
    gentle = not chance(4)
    dt = one_of(0.01, 0.02, 0.03125) if gentle else 10.0 ** draw(st.floats(-3.0, 3.0))
    t_start = one_of(0.0, 0.0, 1.0, -2.0)
    kind = draw(st.sampled_from(list(TORQUES)))
    torque, formula = TORQUES[kind](draw, t_start, dt)
    able = [m for m in methods if ph.methods[m].accepts >= KINDS.get(kind, Kind.TORQUE)] or methods
    name = draw(st.sampled_from(able))
    x, y, z = (draw(st.floats(0.3, 1.0)) for _ in range(3))
    J = np.diag([y + z, x + z, x + y])
    if chance(4):
        Q = ph.so3.exp(three(1.0))
        J = Q @ J @ Q.T
        J = 0.5 * (J + J.T)
    spin = three(1.5) if not chance(5) else np.array([three(1.5), three(1.5)])
    asked = {"omega": spin, "attitude": ph.so3.exp(three(2.0)), "t_start": t_start, "t_end": t_start + n * dt, "dt": dt}
    asked |= {"method": name, "engine": draw(st.sampled_from(engines)), "on_failure": one_of("stop", "raise")}
    asked |= draw(options_of(name))
    if chance(3):
        asked["control"] = one_of("error", "reversible")
        asked["max_steps"] = 3 if chance(8) else 300
        if asked["control"] == "error":
            asked |= {"tol": one_of(1e-3, 1e-5, 1e-7, 1e-10)} if chance(2) else {}
            asked |= {"dt": None} if chance(4) else {}
            asked |= {"dt_min": one_of(1e-9, min(0.01, dt))} if chance(6) else {}
            asked |= {"dt_max": one_of(dt, 4 * dt)} if chance(4) else {}
        elif chance(3):
            asked["pace"] = brisk
    elif chance(4):
        asked["observe"] = one_of("kinetic_energy", ["momentum"], "energy")
    if chance(4):
        asked["every"] = one_of(0, 2, 3, 7, 100, np.int64(2), 2**70)
    elif chance(4):
        asked["t_eval"] = t_start + dt * np.array(sorted(draw(st.sets(st.integers(0, n), min_size=1))))
    if chance(4) and ("control" not in asked or spin.ndim == 1):
        seen, terminal, way = one_of(below_the_sky, sideways), one_of(False, True, 2), one_of(0, 0, 1, -1)
        asked["events"] = ph.Event(seen, direction=way, terminal=terminal)
    if chance(8) and ("control" not in asked or spin.ndim == 1):
        asked["callback"] = one_of(lambda t: None, lambda t: t > t_start + 3 * dt)
    if chance(3):
        if chance(2):
            extra = ["flow", "compose", "derivatives", "energy_correction", "gamma", "printed", "nonsense", "Flow"]
            asked[one_of(*allowed_options(ph.methods[name]), *extra)] = draw(st.sampled_from(JUNK))
        else:
            key = draw(st.sampled_from(list(MISTAKES)))
            asked[key] = draw(st.sampled_from(MISTAKES[key]))
            if chance(5):
                asked[key] = np.array([1, 2])
    return J, torque, formula, asked, gentle, kind


# --- checks of an answer
# -----------------------------------------------------------------------------------------------


def order_of(run, kind):
    """Return the claimed order for this kind of torque: the lower of the orders of attitude and momentum."""
    claims = variant(run.setup.method, run.options).claims
    if kind in ("loss", "damped top", "rubbing"):
        return claims.velocity_order or 1
    if kind == "free" and claims.free_order is not None:
        return min(claims.free_order, claims.free_momentum_order or claims.free_order)
    return min(claims.order, claims.momentum_order)


def turned(A, B):
    """Return the angles between the attitudes A and B."""
    D = np.swapaxes(A, -1, -2) @ B - np.eye(3)
    return np.linalg.norm(D, axis=(-1, -2)) / np.sqrt(2.0)


def answered(asked, J, torque, formula, gentle, kind):
    """Return whether simulate returns a result for this request; check everything that must hold for it."""
    try:
        run = ph.simulate(J, torque, **asked)
    except REFUSED as e:
        assert len(str(e)) > 20, e
        run = getattr(e, "trajectory", None)
        if run is None:
            return False
        assert isinstance(e, ph.InvalidInput) or (asked["on_failure"] == "raise" and not run.outcome.good)
    claims = variant(run.setup.method, run.options).claims
    low, high = asked["t_start"], asked["t_end"]
    for body in range(run.states.shape[2]):
        t, R, W = seen(run, body)
        n = len(t)
        assert np.isfinite(t).all() and np.isfinite(R).all() and np.isfinite(W).all()
        assert R.shape == (n, 3, 3) and W.shape == (n, 3)
        assert (np.diff(t) > 0).all() and ((t >= low) & (t <= high + 1e-9 * (high - low))).all()
        assert not n or turned_off(R).max() <= (1e-11 if claims.on_group else 1e-2)
        if run.outcomes[body] is ph.Outcome.DONE and run.outcome is ph.Outcome.DONE:
            if asked.get("t_eval") is not None:
                assert np.abs(t - np.atleast_1d(asked["t_eval"])).max() <= 1e-6 * run.setup.dt + 1e-12 * abs(high)
            else:
                assert t[0] == low and abs(t[-1] - high) <= 1e-9 * (high - low)
        if gentle and n:
            compare(run, body, asked, J, formula, kind)
    if run.setup.control is None and "t_eval" not in asked:
        assert not (run.index[:-1] % min(int(asked.get("every", 1)) or 2**62, 2**62)).any()
    repr(run), run.summary()
    with tempfile.TemporaryDirectory() as folder:
        again = ph.load(run.save(f"{folder}/run.npz"))
    assert again.options == run.options and np.array_equal(again.states, run.states, equal_nan=True)
    return True


def seen(run, body):
    """Return times, attitudes and angular velocities of the valid samples of a body."""
    if not run.setup.batch:
        return run.t, run.R, run.omega
    fine = run.valid[body]
    t = run.t[body] if run.t.ndim == 2 else run.t
    first = np.append(True, np.diff(t[fine]) > 0)[: fine.sum()]  # a body that arrives early repeats its last sample
    return t[fine][first], run.R[body][fine][first], run.omega[body][fine][first]


def turned_off(R):
    return np.linalg.norm(np.swapaxes(R, -1, -2) @ R - np.eye(3), axis=(-1, -2))


def compare(run, body, asked, J, formula, kind):
    """Compare a run with SciPy. The bound follows from the claimed order or from the requested tolerance."""
    t, A, V = seen(run, body)
    found = [f for f in (f.of(body) for f in run.events) if len(f)]
    times = np.unique(np.concatenate([t, *(f.t for f in found), [t[-1] + 1e-3]]))
    R, W = truth(J, formula, asked["attitude"], np.atleast_2d(asked["omega"])[body], asked["t_start"], times)
    at = np.searchsorted(times, t)
    push = max(np.linalg.norm(formula(s, B, w)) for s, B, w in zip(times, R, W, strict=True))
    rate = 0.5 + np.linalg.norm(W, axis=1).max() + np.sqrt(push / np.linalg.eigvalsh(J)[0])
    span = max(t[-1] - asked["t_start"], 0.01)
    order = min(order_of(run, kind), 4)
    if run.setup.control is None or run.setup.control.kind == "reversible":
        step = run.setup.dt if run.setup.control is None else max(run.setup.dt, np.nan_to_num(run.stats.largest_step))
        bound = 3.0 * (rate * step) ** order * rate * span + 1e-8
    else:
        bound = 30.0 * max(run.setup.control.tol, 1e-9) * max(1, run.steps)
    # the jumps are inside steps, where step-size control may not notice them
    if kind == "jumps" and not run.setup.bound.held:
        bound += 10.0 * rate * max(run.setup.dt, np.diff(t).max(initial=0.0))
    momentum = np.linalg.norm(V @ J - W[at] @ J, axis=1) / (rate * np.linalg.eigvalsh(J)[2])
    worst = max(turned(A, R[at]).max(), momentum.max())
    assert worst < bound, (worst, bound, run)
    for f in found:
        at = np.searchsorted(times, f.t)
        values = [SEEN[f.name](s, B, w) for s, B, w in zip(f.t, R[at], W[at], strict=True)]
        assert np.abs(values).max() < 4.0 * bound * (1.0 + rate) ** 2, f
        assert turned(f.R, R[at]).max() < 4.0 * bound, f


def trial(request):
    J, torque, formula, asked, gentle, kind = request
    return answered(asked, J, torque, formula, gentle, kind)


def trials(n, strategy):
    """Test n requests. Some must be answered and some refused; otherwise the test would show nothing."""
    answers = []

    @dose(n)
    @given(strategy)
    def run(request):
        answers.append(trial(request))

    run()
    assert 0.3 < np.mean(answers) < 0.9


def test_any_options():
    trials(60, requests())


@pytest.mark.soak
def test_any_options_in_full():
    trials(20_000, requests(("python", "python", "python", "gpu", None, 5)))


@pytest.mark.soak
def test_any_options_compiled():
    trials(300, requests(("numba",), ("strang", "rkn4", "mr2", "nmb")))


# --- errors that this test found ----------------------------------------------------------------------------------


def rising(t):
    return t * np.array([0.3, -0.2, 0.1])


async def rising_later(t):
    return rising(t)


@pytest.mark.parametrize("f", [rising, rising_later], ids=["plain", "awaited"])
def test_bodies_with_steps_of_their_own_have_times_of_their_own(f):
    spins = np.array([[0.1, 0.2, 0.3], [2.0, -1.0, 0.5], [0.0, 0.0, 4.0]])
    how = dict(t_end=1.0, dt=0.1, control="error", tol=1e-6, method="mr2", engine="python")
    many = ph.simulate([1.0, 1.5, 1.8], f, omega=spins, **how)
    for k, spin in enumerate(spins):
        one = ph.simulate([1.0, 1.5, 1.8], rising, omega=spin, **how)
        n = len(one)
        assert np.allclose(many.t[k, :n], one.t, rtol=1e-12) and np.allclose(many.R[k, :n], one.R, atol=1e-12)


def test_a_function_for_all_bodies_wants_one_time():
    def all_at_once(t, R):
        return np.zeros((len(R), 3)) + rising(t)

    how = dict(t_end=1.0, dt=0.1, control="error", method="mr2")
    torque = ph.torques.batched(all_at_once)
    with pytest.raises(ph.InvalidInput, match="each body has its own time: leave out control"):
        ph.simulate([1.0, 1.5, 1.8], torque, omega=np.eye(3), **how)
    one = ph.simulate([1.0, 1.5, 1.8], torque, omega=[0.1, 0.2, 0.3], **how)
    assert np.array_equal(one.R, ph.simulate([1.0, 1.5, 1.8], rising, omega=[0.1, 0.2, 0.3], engine="python", **how).R)


def test_choices_of_numpy_are_those_of_python(tmp_path):
    how = dict(omega=[0.1, 2.0, 0.3], t_end=1.0, dt=0.1, engine="python")
    run = ph.simulate([1.0, 1.5, 1.8], method="mr2", energy_correction=np.True_, axes=np.str_("231"), **how)
    assert run.options["energy_correction"] is True and type(run.options["axes"]) is str
    assert ph.load(run.save(tmp_path / "a.npz")).options == run.options
    for wrong in (np.array([1, 0]), np.array(True), [True], b"x", print):
        with pytest.raises(ph.InvalidInput, match="energy_correction must be one of"):
            ph.simulate([1.0, 1.5, 1.8], method="mr2", energy_correction=wrong, **how)


def test_a_run_that_ends_before_its_first_sample_can_be_looked_at():
    how = dict(dt=0.1, control="error", max_steps=2, t_eval=[5.0], on_failure="stop", engine="python", method="mr2")
    run = ph.simulate([1.0, 1.5, 1.8], omega=[0.1, 2.0, 0.3], t_end=9.0, **how)
    assert len(run) == 0 and "0 samples" in repr(run) and run.summary() == []


def test_a_start_all_but_at_rest_can_be_summed_up():
    top = ph.torques.heavy_top(1.0, axis=(0.36, 0.48, 0.8))
    run = ph.simulate([1.0, 1.5, 1.8], top, omega=[1e-160, 0.0, 0.0], t_end=1.0, dt=0.1, engine="python")
    assert {name for name, _, _ in run.summary()} >= {"energy", "kinetic energy"}

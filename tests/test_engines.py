"""Test that all engines agree to rounding, and that JAX differentiates what they compute."""

import functools
import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
import polhode.math as m
from polhode.integrators.record import Kind
from polhode.math import Vec3, cross
from shared_code import COMPILED, IN_PACKS, full_dose, upright

EPS = 2.0**-52
TILT = Rotation.from_rotvec([0.3, 0, 0]).as_matrix()


def sample(wanted):
    """Return all methods for `parametrize`; `make test` runs only the wanted ones."""
    return full_dose([*ph.methods], {*ph.methods} - {*wanted})


ALONE = sample(COMPILED)
BATCHES = sample(IN_PACKS)
JAX_METHODS = sample({"nmb", "mr2"})  # one method with a solve and one without; JAX takes seconds to trace each
# bounds for the fast top after 10 000 steps: these two methods lose digits in every step, on every engine
GROWN = {"quat_vi": 2e-8, "dir_em": 1e-9}


def top(method, mgl):
    """Return the torque of a heavy top, or None if the method is for free bodies."""
    if ph.methods[method].accepts == Kind.FREE:
        return None
    return ph.torques.heavy_top(mgl) if np.ndim(mgl) else upright(mgl)


@functools.cache
def asymmetric(method, engine, n=10):
    """Run ten steps of a body without symmetry. The engine "batch" is a batch of Numba."""
    I, mgl, omega, R = [1.0, 1.5, 1.8], 2.0, [0.3, -1.0, 2.0], Rotation.from_rotvec([0.5, -0.2, 0.9]).as_matrix()
    if engine == "batch":
        run = ph.simulate(
            [I] * 4, top(method, [mgl] * 4), omega=omega, attitude=R, t_end=n * 0.05, dt=0.05, method=method
        )
        assert np.array_equal(run.R[0], run.R[1]) and np.array_equal(run.R[0], run.R[2])
        return run.R[0], run.omega[0]
    more = dict(t_end=n * 0.05, dt=0.05, method=method, engine=engine, on_failure="stop")
    run = ph.simulate(I, top(method, mgl), omega=omega, attitude=R, **more)
    return run.R, run.omega


@functools.cache
def fast_top(method, engine, steps=10_000):
    """Run the fast top of the literature, with h |omega| = 0.25."""
    I, mgl, n = [5.0, 5.0, 1.0], 20.0, (2 if engine == "batch" else None)
    torque = top(method, [mgl] * 2 if n else mgl)
    run = ph.simulate(
        [I] * 2 if n else I, torque, omega=[0, 0, 50], attitude=TILT, t_end=steps * 0.005, dt=0.005, method=method,
        engine="numba" if n else engine,
    )  # fmt: skip
    return run.R[0] if n else run.R


def ulps(a, b, steps):
    """Return the largest difference after this many steps, in units of the last place of the largest entry."""
    return max(np.abs(x[steps] - y[steps]).max() / (EPS * np.abs(y[steps]).max()) for x, y in zip(a, b, strict=True))


def near(found, reference):
    assert ulps(found, reference, 1) <= 10
    assert ulps(found, reference, 10) <= 40


@pytest.mark.parametrize("method", ALONE)
def test_compiled_code_agrees_with_python_to_a_few_ulp_per_step(method):
    near(asymmetric(method, "numba"), asymmetric(method, "python"))


@pytest.mark.parametrize("method", BATCHES)
def test_packs_agree_with_python_to_a_few_ulp_per_step(method):
    near(asymmetric(method, "batch"), asymmetric(method, "python"))


@pytest.mark.parametrize("method", JAX_METHODS)
def test_jax_agrees_with_python_to_a_few_ulp_per_step(method):
    """The run in JAX has ten thousand steps, so that JAX traces the method only once for this test and for the fast
    top.
    """
    near(asymmetric(method, "jax", 10_000), asymmetric(method, "python"))


@pytest.mark.parametrize("method", BATCHES)
def test_ten_thousand_steps_alone_and_in_a_batch(method):
    alone, batch = fast_top(method, "numba"), fast_top(method, "batch")
    assert len(alone) == 10_001
    assert np.abs(alone - batch).max() < GROWN.get(method, 1e-10)


@pytest.mark.parametrize("method", JAX_METHODS)
def test_ten_thousand_steps_in_jax(method):
    grown = {**GROWN, "adams6": 5e-10}  # measured: JAX and Python differ by 1.3e-10, Numba and Python by 6e-12
    assert np.abs(fast_top(method, "numba") - fast_top(method, "jax")).max() < grown.get(method, 1e-10)


def test_ten_thousand_steps_in_python():
    assert np.abs(fast_top("nmb", "numba") - fast_top("nmb", "python")).max() < 1e-10


# --- the functions that kernels may call -------------------------------------------------------------------

DIALECT = {  # with some arguments by name
    "sqrt": lambda x, y: m.sqrt(1.5 + x),
    "sin": lambda x, y: m.sin(3.0 * x),
    "cos": lambda x, y: m.cos(3.0 * x),
    "sin_cos": lambda x, y: m.sin_cos(20.0 * x)[0] + m.sin_cos(a=x)[1],
    "exp": lambda x, y: m.exp(x),
    "log": lambda x, y: m.log(2.0 + x),
    "atan2": lambda x, y: m.atan2(x, y) + m.atan2(x=y, y=x),
    "absolute": lambda x, y: m.absolute(x) + abs(y),
    "rint": lambda x, y: m.rint(10.0 * x),
    "minimum": lambda x, y: m.minimum(x, y) + m.minimum(b=x, a=0.25),
    "maximum": lambda x, y: m.maximum(x, y) + m.maximum(0.25, y),
    "where": lambda x, y: m.where(x > y, x, 2.0) + m.where(x <= 0.1, b=y, a=1.0),
    "where of two conditions": lambda x, y: m.where((x > 0.0) & (y < 0.5), x, y) + m.where((x > 0.5) | (y > 0.5), x, y),
    "powers": lambda x, y: x**2 + x**3 + (1.5 + y) ** -2 + (1.5 + y) ** 0.5,
    "division": lambda x, y: x / (2.0 + y) + 1.0 / (2.0 + x),
    "vectors": lambda x, y: m.dot(m.cross(Vec3(x, y, 1.0 + 0.0 * x), Vec3(y, x, 2.0 + 0.0 * x)), Vec3(x, x, y)),
    "rotations": lambda x, y: m.rotation_vector(m.rotation_matrix(Vec3(x, y, 0.3 + 0.0 * x))).x,
    "quaternions": lambda x, y: m.from_matrix(m.tr(m.rotation_matrix(Vec3(x, y, 0.3 + 0.0 * x)))).w,
}


@functools.cache
def in_torque(names):
    """Return a torque in which each component uses two functions."""
    f, g, h, i, j, k = (ph.kernel(DIALECT[x]) for x in names)

    @ph.kernel
    def torque(t, R, p):
        x, y = R.e1.x, R.e2.y
        return Vec3(p * (f(x, y) + g(y, x)), p * (h(x, y) + i(y, x)), p * (j(x, y) + k(y, x)))

    return torque


@pytest.mark.parametrize("names", list(zip(*[iter(DIALECT)] * 6)), ids=", ".join)
def test_functions_of_the_dialect_are_the_same_everywhere(names):
    rng = np.random.default_rng(5)
    R, p = Rotation.random(20, random_state=1).as_matrix(), rng.uniform(0.5, 1, 20)

    def run(engine, k):
        return ph.simulate(
            [1.0, 1.5, 1.8], in_torque(names), params=p[k], omega=[0.3, -1, 2], attitude=R[k], t_end=0.02, dt=0.01,
            method="buss1", frame="body", engine=engine,
        ).omega  # fmt: skip

    reference = np.array([run("python", k) for k in range(20)])
    everyone = slice(None)
    for found in (run("python", everyone), run("numba", everyone), run("jax", everyone), run("numba", 3)[None]):
        expected = reference if len(found) == 20 else reference[[3]]
        assert np.abs(found - expected).max() < 20 * EPS * np.abs(reference).max()


def test_every_function_of_polhode_math_is_covered():
    classes = {"Vec3", "Mat3", "Quat"}
    used = {"dot", "cross", "tr", "rotation_matrix", "rotation_vector", "from_matrix"}
    missing = set(m.__all__) - classes - used - set(DIALECT)
    assert not missing


# --- gradients ---------------------------------------------------------------------------------------------

jax = pytest.importorskip("jax")
jnp = jax.numpy
I0, W0, V0 = np.array([1.0, 1.5, 1.8]), np.array([0.3, -1.0, 2.0]), np.array([0.5, -0.2, 0.9])
AXIS = np.array([0.1, 0.2, 0.9]) / math.hypot(0.1, 0.2, 0.9)
WEIGHTS = np.random.default_rng(2).normal(size=(3, 4))


@pytest.fixture
def x64():
    from polhode.engines.jax import double_precision

    with double_precision():
        yield


def loss(R, W):
    """Return a number that depends on all entries of the final state."""
    return (R * WEIGHTS[:, :3]).sum() + (W * WEIGHTS[:, 3]).sum()


def attitude(v):
    """Return exp(v), in jax.numpy."""
    from polhode.engines.jax import array, vec3
    from polhode.kernels.so3 import exp

    return array(exp(vec3(v)))


def differences(f, x, d=2e-4):
    """Return the gradient of f by differences of fourth order."""
    x = np.asarray(x, float)
    g = np.zeros(x.shape)
    for k in np.ndindex(x.shape):
        e = np.zeros(x.shape)
        e[k] = d
        g[k] = (8 * (f(x + e) - f(x - e)) - (f(x + 2 * e) - f(x - 2 * e))) / (12 * d)
    return g


def run_loss(torque, method, I=I0, v=V0, W=W0):
    R = Rotation.from_rotvec(v).as_matrix()
    end = ph.simulate(I, torque, omega=W, attitude=R, t_end=1.0, dt=0.05, every=0, method=method, engine="python")
    return loss(end.R[-1], end.omega[-1])


@ph.kernel
def kernel_top(R, p):
    return p.mgl * cross(Vec3(0.0, 0.0, 1.0), R @ p.axis)


@pytest.mark.parametrize("method", full_dose(["nmb", "mr2", "quat_em"], {"mr2", "quat_em"}))
def test_gradients_agree_with_differences(method, x64):
    """Test the gradients with respect to the inertia, the start and the parameters of the torque."""
    f = ph.traced_flow(ph.torques.heavy_top(20.0, AXIS), method=method, dt=0.05, steps=20)

    def traced(I, v, W, p):
        return loss(*f(I, attitude(v), W, p))

    params = {"mgl": 2.0, "axis": AXIS}
    value, found = jax.jit(jax.value_and_grad(traced, argnums=(0, 1, 2, 3)))(I0, V0, W0, params)
    model = ph.torques.heavy_top(2.0, AXIS)
    assert value == pytest.approx(run_loss(model, method), abs=1e-12)
    expected = (
        differences(lambda I: run_loss(model, method, I=I), I0),
        differences(lambda v: run_loss(model, method, v=v), V0),
        differences(lambda W: run_loss(model, method, W=W), W0),
        {
            "mgl": differences(lambda k: run_loss(ph.torques.heavy_top(k, AXIS), method), 2.0),
            "axis": differences(lambda a: run_loss(ph.torques.heavy_top(2.0, a), method), AXIS),
        },
    )
    for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected), strict=True):
        assert np.abs(a - b).max() < 1e-8 * np.abs(b).max()


@pytest.mark.soak  # the tests of `traced_flow` also run this code
@pytest.mark.parametrize("remat", [True, False])
def test_the_flow_underneath(remat, x64):
    """Test polhode.engines.jax.flow, with moments, R, omega and p in the form in which the kernels take them."""
    from polhode.engines.jax import flow
    from polhode.integrators import make_parts

    bound = ph.torques.heavy_top(2.0).bind(ph.Body(I0), "jax")
    parts = make_parts(ph.methods["nmb"], {}, bound.energy, bound.kind)
    R0 = Rotation.from_rotvec(V0).as_matrix()
    f = flow(parts, bound.torque, dt=0.05, steps=20, remat=remat)
    value, slope = jax.jit(jax.value_and_grad(lambda p: loss(*f(I0, R0, W0, p))))(2.0)
    assert value == pytest.approx(run_loss(ph.torques.heavy_top(2.0), "nmb"), abs=1e-12)
    expected = differences(lambda k: run_loss(ph.torques.heavy_top(k), "nmb"), 2.0)
    assert slope == pytest.approx(float(expected), rel=1e-8)


def functions():
    def plain(R, p):
        return p["mgl"] * jnp.cross(jnp.array([0.0, 0.0, 1.0]), R @ p["axis"])

    energy = ph.kernel(lambda R, p: p.mgl * (R @ p.axis).z)
    start = {"mgl": 1.0, "axis": AXIS}
    return {
        "kernel": kernel_top,
        "plain": plain,
        "potential": ph.Potential(energy, kernel_top, params=start),
        "sum": ph.torques.heavy_top(20.0, AXIS) + ph.torques.damping(0.0),
    }


@pytest.mark.parametrize("way", full_dose(["kernel", "plain", "potential", "sum"], {"kernel", "plain", "sum"}))
def test_gradients_through_every_kind_of_torque(way, x64):
    f = ph.traced_flow(functions()[way], method="nmb", dt=0.05, steps=20)
    R0 = Rotation.from_rotvec(V0).as_matrix()

    def traced(k):
        p = {"mgl": k, "axis": AXIS}
        return loss(*f(I0, R0, W0, (p, None) if way == "sum" else p))

    value, slope = jax.jit(jax.value_and_grad(traced))(2.0)
    assert value == pytest.approx(run_loss(ph.torques.heavy_top(2.0, AXIS), "nmb"), abs=1e-12)
    expected = differences(lambda k: run_loss(ph.torques.heavy_top(k, AXIS), "nmb"), 2.0)
    assert slope == pytest.approx(float(expected), rel=1e-8)


MODELS = {
    "dipole": (ph.torques.dipole(AXIS, [1.0, 0.5, 0.2]), "moment", AXIS),
    "gravity_gradient": (ph.torques.gravity_gradient(2.0, [0.6, 0.0, 0.8]), "towards", np.array([0.6, 0.1, 0.8])),
    "turning": (ph.torques.gravity_gradient(2.0, [0.6, 0.0, 0.8], rate=0.5), "rate", 0.5),
    "coulomb_wall": (ph.torques.coulomb_wall(1.0, 0.001, 3.0), "offset", 3.0),
    "spring": (ph.torques.spring(2.0), "stiffness", 2.0),
    "constant": (ph.torques.constant([1.0, 2, 3], frame="body"), "torque", np.array([1.0, 2, 3])),
    "piecewise": (ph.torques.piecewise([0.0, 0.5], np.ones((2, 3))), "torques", np.array([[1.0, 2, 3], [3, 2, 1]])),
    "damping": (ph.torques.damping(0.3), "coefficient", 0.3),
    "drag": (ph.torques.drag(0.3), "coefficient", 0.3),
}


@pytest.mark.parametrize("name", full_dose([*MODELS], {*MODELS} - {"turning"}))
def test_gradients_of_every_model(name, x64):
    """Test the gradients with respect to each parameter by name, and to the inertia, which some torques also
    contain.
    """
    model, key, at = MODELS[name]
    f = ph.traced_flow(model, method="buss1", dt=0.05, steps=20)
    R0 = Rotation.from_rotvec(V0).as_matrix()
    gradient = jax.value_and_grad(lambda I, x: loss(*f(I, R0, W0, {key: x})), argnums=(0, 1))
    value, (inertia, slope) = jax.jit(gradient)(I0, at)

    def again(x):
        from polhode.torques.models import MODELS as MAKE

        return MAKE[model.name](**{**model.settings, key: x})

    assert value == pytest.approx(run_loss(again(at), "buss1"), abs=1e-12)
    expected = differences(lambda x: run_loss(again(x), "buss1"), at)
    assert np.abs(slope - expected).max() < 1e-8 * np.abs(expected).max() + 1e-9
    expected = differences(lambda I: run_loss(again(at), "buss1", I=I), I0)
    assert np.abs(inertia - expected).max() < 1e-8 * np.abs(expected).max()


def test_drag_can_be_differentiated_at_rest(x64):
    f = ph.traced_flow(ph.torques.drag(0.3), method="buss1", dt=0.05, steps=5)
    slope = jax.jit(jax.grad(lambda w: f(I0, np.eye(3), w)[1].sum()))(np.zeros(3))
    assert np.isfinite(slope).all()


def test_traced_flows_compile_map_and_take_batches(x64):
    f = ph.traced_flow(ph.torques.heavy_top(2.0), method="mr2", dt=0.05, steps=10)
    R0 = Rotation.from_rotvec(V0).as_matrix()
    W = np.random.default_rng(0).normal(size=(4, 3))
    R, w = jax.jit(f)(I0, R0, W[0])
    run = ph.simulate(I0, ph.torques.heavy_top(2.0), omega=W[0], attitude=R0, t_end=0.5, dt=0.05, method="mr2")
    assert run.R[-1] == pytest.approx(np.asarray(R), abs=1e-14) and run.omega[-1] == pytest.approx(
        np.asarray(w), abs=1e-13
    )
    mapped = jax.jit(jax.vmap(f, in_axes=(None, None, 0)))(I0, R0, W)
    together = jax.jit(f)(np.tile(I0, (4, 1)), np.tile(R0, (4, 1, 1)), W)
    for a, b in zip(mapped, together, strict=True):
        assert a == pytest.approx(np.asarray(b), abs=1e-14)
    assert np.asarray(mapped[0][0]) == pytest.approx(np.asarray(R), abs=1e-14)


def test_a_free_body_and_another_start_time(x64):
    R, w = jax.jit(ph.traced_flow(None, method="nmb", dt=0.05, steps=3))(I0, np.eye(3), W0)
    run = ph.simulate(I0, omega=W0, t_end=0.15, dt=0.05, method="nmb", engine="python")
    assert np.asarray(R) == pytest.approx(run.R[-1], abs=1e-14) and np.asarray(w) == pytest.approx(
        run.omega[-1], abs=1e-14
    )
    late = ph.torques.piecewise([5.0], [[1, 2, 3]])
    before, after = (
        jax.jit(ph.traced_flow(late, method="buss1", dt=0.05, steps=3, t_start=t))(I0, np.eye(3), W0)[1]
        for t in (0.0, 5.0)
    )
    assert np.abs(before - run.omega[-1]).max() < 0.02 and np.abs(before - after).max() > 0.1


def test_methods_take_their_options(x64):
    plain = jax.jit(ph.traced_flow(None, method="mr2", dt=0.05, steps=3))(I0, np.eye(3), W0)[0]
    cayley = jax.jit(ph.traced_flow(None, method="mr2", dt=0.05, steps=3, cayley=True))(I0, np.eye(3), W0)[0]
    assert 1e-8 < np.abs(plain - cayley).max() < 1e-3


@pytest.mark.parametrize(
    "make, call, message",
    [
        (dict(method="nbm"), {}, "unknown method 'nbm'. Did you mean .*'nmb'"),
        (dict(method="nmb", colour=1), {}, "nmb has no option 'colour'"),
        (dict(steps=0), {}, "steps must be a whole number"),
        (dict(steps=2.5), {}, "steps must be a whole number"),
        (dict(frame="x", torque=kernel_top), {}, "unknown frame"),
        ({}, dict(params={"mass": 1.0}), "heavy_top has no parameter 'mass'; it has: mgl, axis, up"),
        (dict(torque=None), dict(params=1.0), "free has no parameters"),
        (
            dict(torque=ph.torques.drag(1.0) + ph.torques.damping(1.0)),
            dict(params=3.0),
            "one entry for each of its 2 parts",
        ),
    ],
)
def test_bad_requests_are_refused(make, call, message, x64):
    with pytest.raises(ph.InvalidInput, match=message):
        torque = make.pop("torque", ph.torques.heavy_top(2.0)) if "torque" in make else ph.torques.heavy_top(2.0)
        ph.traced_flow(torque, **{**dict(method="nmb", dt=0.1, steps=2), **make})(I0, np.eye(3), W0, **call)


def test_methods_that_cannot_are_refused(x64):
    with pytest.raises(ph.Unsupported, match="quat_em accepts a potential at most"):
        ph.traced_flow(ph.torques.drag(1.0), method="quat_em", dt=0.1, steps=2)(I0, np.eye(3), W0)


def test_single_precision_is_refused():
    with pytest.raises(ph.InvalidInput, match="jax_enable_x64"):
        ph.traced_flow(None, method="nmb", dt=0.1, steps=2)(I0, np.eye(3), W0)


def test_a_jax_torque_is_computed_with_64_bits_at_the_start_too():
    """Test that 64 bits are used at the start of a run, too: outside of compiled code, JAX would use 32 bits."""
    torque = lambda R: -2.0 * jnp.cross(jnp.asarray(R)[:, 2], jnp.array([0.0, 0.0, 1.0]))  # noqa: E731
    start = dict(omega=W0, attitude=Rotation.from_rotvec(V0), t_end=0.1, dt=0.05, method="nmb")
    run = ph.simulate(I0, torque, engine="jax", **start)
    assert np.abs(run.R - ph.simulate(I0, ph.torques.heavy_top(2.0), engine="python", **start).R).max() < 1e-14


@ph.kernel
def torque_by_array(t, R, p):
    parts = np.zeros(3)
    for i in range(3):
        parts[i] = p * (i + 1) * R.e3.x
    return Vec3(parts[0], parts[1], parts[2])


def test_a_kernel_of_the_user_may_make_arrays():
    """A kernel of the user may create arrays.

    The kernels of the library create none, and are compiled without reference counting.
    """
    given = dict(params=0.1, omega=[1, 2, 3], t_end=0.1, dt=0.01, method="mr2")
    compiled, plain = (ph.simulate([1, 2, 3], torque_by_array, engine=e, **given) for e in ("numba", "python"))
    near((compiled.R, compiled.omega), (plain.R, plain.omega))

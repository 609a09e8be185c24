"""Test unusual input: small scales, parameters for each body, runs that fail, and words in errors."""

import functools

import numpy as np
import pytest

import polhode as ph
from polhode.math import Vec3, cross, sqrt
from shared_code import full_dose

BODY = ph.Body([1.0, 1.5, 1.8])
START = dict(t_end=0.1, dt=0.01, method="rk4")
ONE = dict(omega=[0.3, -1.0, 2.0], **START)
TILTED = ph.so3.exp([0.4, -0.7, 0.3])
OBLIQUE = TILTED @ np.diag([1.0, 1.7, 2.3]) @ TILTED.T
OBLIQUE = (OBLIQUE + OBLIQUE.T) / 2
ENGINES = pytest.mark.parametrize("engine", ["python", "numba", "jax"])
COMPILED = pytest.mark.parametrize("engine", ["python", "numba"])


def pull(R, k):
    return -k * np.cross(R[:, 2], [0.0, 0.0, 1.0])


# --- potentials ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("k", [1e-12, 1e-10, 1.0, 1e9])
def test_a_potential_is_compared_with_its_torque_at_any_scale(k):
    ph.Potential(lambda R: k * R[2, 2], lambda R: pull(R, k))
    with pytest.raises(ph.InvalidInput, match="sign is reversed"):
        ph.Potential(lambda R: k * R[2, 2], lambda R: pull(R, -k))


@pytest.mark.parametrize("constant", [1e3, 1e6, 1e9])
def test_a_large_constant_in_a_potential_does_no_harm(constant):
    ph.Potential(lambda R: constant + 3 * R[2, 2], lambda R: pull(R, 3))
    with pytest.raises(ph.InvalidInput, match="does not derive"):
        ph.Potential(lambda R: constant + 3 * R[2, 2], lambda R: pull(R, -3))


@ph.kernel
def kernel_energy(R, p):
    return p * R.e3.z


@ph.kernel
def kernel_pull(R, p):
    return (-p) * cross(R.e3, Vec3(0.0, 0.0, 1.0))


@pytest.mark.parametrize("bodies", [None, 4])
def test_parameters_of_a_potential_for_another_number_of_bodies(bodies):
    potential = ph.Potential(kernel_energy, kernel_pull, params=np.array([1.0, 2.0]))
    ph.simulate(BODY, potential, omega=np.ones((2, 3)), engine="python", **START)
    omega = np.ones(3) if bodies is None else np.ones((bodies, 3))
    with pytest.raises(ph.InvalidInput, match=f"parameters for 2 bodies, the run has {bodies or 'one'}"):
        ph.simulate(BODY, potential, omega=omega, engine="python", **START)


# --- one value per body --------------------------------------------------------------------------------


def bodies_for(engine):
    """Return the bodies, and the engine for runs of single bodies.

    For JAX this is Python, because each run takes seconds.
    """
    return ((ph.Body(OBLIQUE),), "python") if engine == "jax" else ((BODY, ph.Body(OBLIQUE)), engine)


def numbers(n):
    return np.linspace(1.0, 2.0, n)


OWN = [(engine, n) for engine in ("python", "numba", "jax") for n in (2, 3, 4)]


@pytest.mark.parametrize("case", full_dose(OWN, {"jax-2", "jax-4"}, lambda c: f"{c[0]}-{c[1]}"))
def test_each_body_of_a_batch_has_its_own_parameters_in_a_python_function(case):
    """JAX traces the function again for each number of bodies.

    Three bodies are ambiguous, because vectors have three components, too.
    """
    engine, n = case
    k, v = numbers(n), np.arange(3.0 * n).reshape(n, 3)

    def torque(t, R, p):
        return p["k"] * R[:, 2] + p["v"][1] * p["both"]

    def params(j):
        return {"k": k[j], "v": (7.0, v[j]), "both": 0.5}

    p = {"k": k.reshape(n, 1) if n == 3 else k, "v": (7.0, v.reshape(n, 3, 1) if n == 3 else v), "both": 0.5}
    omega = np.ones((n, 3))
    bodies, alone = bodies_for(engine)
    for body in bodies:
        many = ph.simulate(body, torque, params=p, omega=omega, engine=engine, **START)
        for j in range(n):
            one = ph.simulate(body, torque, params=params(j), omega=omega[j], engine=alone, **START)
            assert np.abs(many.omega[j] - one.omega).max() < 1e-13


@ENGINES
def test_each_body_of_a_batch_has_its_own_potential_in_python(engine):
    k, omega = np.array([1.0, 2.0]), np.ones((2, 3))

    def make(k):
        return ph.Potential(lambda R, p: p * R[2, 2], lambda R, p: -p * (R[:, 2] @ CROSS_E3), params=k)

    bodies, alone = bodies_for(engine)
    for body in bodies:
        many = ph.simulate(body, make(k), omega=omega, engine=engine, **START)
        for j in range(2):
            one = ph.simulate(body, make(k[j]), omega=omega[j], engine=alone, **START)
            assert np.abs(many.energy[j] - one.energy).max() < 1e-13


CROSS_E3 = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]])  # v @ CROSS_E3 is v x e3


@pytest.mark.parametrize("n", [2, 3, 4])
def test_each_body_of_a_batch_has_its_own_number_in_a_kernel(n):
    many = ph.simulate(BODY, kernel_pull, params=numbers(n)[:, None], omega=np.ones((n, 3)), engine="python", **START)
    for j in range(n):
        one = ph.simulate(BODY, kernel_pull, params=numbers(n)[j], omega=np.ones(3), engine="python", **START)
        assert np.abs(many.omega[j] - one.omega).max() < 1e-13


@pytest.mark.parametrize("shape", [(3,), (3, 3)])
def test_parameters_for_three_bodies_that_may_mean_two_things_are_refused(shape):
    p = np.ones(shape)
    for f in (kernel_pull, lambda R, p: p):
        with pytest.raises(ph.InvalidInput, match=r"may be one (vector|matrix) for all .* shape \(1, 3"):
            ph.simulate(BODY, f, params=p, omega=np.ones((3, 3)), engine="python", **START)
    shared = ph.simulate(BODY, ph.kernel(lambda R, p: p), params=np.ones((1, 3)), omega=np.ones((3, 3)), **START)
    plain = ph.simulate(BODY, lambda R, p: p, params=np.ones((1, 3)), omega=np.ones((3, 3)), **START)
    assert np.abs(shared.omega - plain.omega).max() < 1e-13


# --- functions in sums ---------------------------------------------------------------------------------


def test_a_function_with_parameters_in_a_sum():
    top = ph.torques.heavy_top(1.0)

    def push(t, R, p):
        return [p, 0.0, t]

    with pytest.raises(ph.InvalidInput, match=r"polhode.torques.function\(push, params"):
        top + push
    with pytest.raises(ph.InvalidInput, match=r"polhode.torques.function\(f, params"):
        ph.simulate(BODY, top + ph.torques.damping(0.1), params=3.0, **ONE)
    whole = top + ph.torques.function(push, params=2.0, frame="body")
    same = top + ph.torques.function(lambda t, R: R @ [2.0, 0.0, t])
    a, b = (ph.simulate(BODY, torque, engine="python", **ONE) for torque in (whole, same))
    assert np.abs(a.omega - b.omega).max() < 1e-8
    with pytest.raises(ph.InvalidInput, match="function needs a function"):
        ph.torques.function(3.0)


# --- runs that fail -----------------------------------------------------------------------------------


def breaks(t, R):
    if t > 0.5:
        raise RuntimeError("boom")
    return [0.0, 0.0, 0.1]


def steady(t, R):
    return [0.0, 0.0, 0.1]


@COMPILED
def test_a_batch_keeps_what_all_bodies_reached_before_an_exception(engine):
    start = dict(omega=[[1, 2, 3], [3, 2, 1]], t_end=1, dt=0.01, method="mr2", engine=engine)
    run = ph.simulate(BODY, breaks, on_failure="stop", **start)
    whole = ph.simulate(BODY, steady, **start)
    alone = ph.simulate(BODY, breaks, on_failure="stop", **{**start, "omega": [1, 2, 3]})
    assert run.outcome is ph.Outcome.TORQUE_FAILED and run.steps == alone.steps >= 50 and len(run) == run.steps + 1
    assert np.array_equal(run.R, whole.R[:, : len(run)])
    with pytest.raises(RuntimeError, match="boom") as e:
        ph.simulate(BODY, breaks, every=7, **start)
    assert list(np.rint(e.value.trajectory.t / 0.01)) == list(range(0, 50, 7))


@COMPILED
def test_a_batch_keeps_what_it_has_on_an_interruption(engine):
    calls = 0

    def torque(t, R):
        nonlocal calls
        calls += 1
        if calls > 100:
            raise KeyboardInterrupt
        return [0.0, 0.0, 0.1]

    start = dict(omega=[[1, 2, 3], [3, 2, 1]], t_end=10, dt=0.01, method="mr2", engine=engine)
    with pytest.warns(RuntimeWarning, match="interrupted after"):
        run = ph.simulate(BODY, torque, **start)
    assert run.outcome is ph.Outcome.INTERRUPTED and run.steps > 3
    calls = -10_000
    on = run.extend(0.5)
    assert np.array_equal(on.R, ph.simulate(BODY, steady, **{**start, "t_end": 0.5}).R)


@pytest.mark.parametrize("method", full_dose(["mr2", "rk4", "liemid_ea"], {"rk4", "liemid_ea"}))
def test_nan_is_the_same_outcome_in_every_engine(method):
    @ph.kernel
    def torque(t, R):
        return Vec3(sqrt(0.05 - t), 0.0, 0.0)

    for engine in ("python", "numba", "jax"):
        more = dict(engine=engine, on_failure="stop", omega=[1, 2, 3], t_end=0.1, dt=0.01, method=method)
        run = ph.simulate(BODY, torque, **more)
        assert run.outcome is ph.Outcome.NOT_FINITE, engine


def test_a_solve_that_failed_is_counted():
    start = dict(omega=[1.0, 1.0, 1.0], t_end=1, dt=0.01, method="dmv", on_failure="stop")
    runs = [ph.simulate(BODY, ph.torques.heavy_top(1e30), engine=e, **start) for e in ("python", "numba")]
    assert runs[0].outcome is runs[1].outcome is ph.Outcome.STALLED
    assert runs[0].stats.newton_iterations == runs[1].stats.newton_iterations > 0


# --- observables ---------------------------------------------------------------------------------------


@ph.kernel
def seen(t, I, p, R, W):
    return p.k * (W.x + 2.0 * (I @ W).y + 3.0 * R.e1.z) + t


@ph.kernel
def push(t, R, p):
    return Vec3(p.k, 0.0, 0.0)


def push_plain(t, R, p):
    return [p["k"], 0.0, 0.0]


@COMPILED
@pytest.mark.parametrize("torque", [push, push_plain])
def test_an_observable_sees_the_axes_and_parameters_of_the_user(engine, torque):
    for body in (BODY, ph.Body(OBLIQUE)):
        run = ph.simulate(body, torque, params={"k": 2.0}, observe=[seen, "speed"], engine=engine, **ONE)
        last = 2 * (run.omega[-1, 0] + 2 * run.momentum_body[-1, 1] + 3 * run.R[-1, 2, 0]) + run.t[-1]
        assert run.observed["seen"].last == pytest.approx(last, rel=1e-13)
        assert run.observed["speed"].last == pytest.approx(np.linalg.norm(run.omega[-1]), rel=1e-13)
        assert np.array_equal(ph.simulate(body, torque, params={"k": 2.0}, engine="python", **ONE).t, run.t)


def test_an_observable_of_bodies_with_axes_and_numbers_of_their_own():
    k, J = np.array([1.0, 2.0]), np.array([OBLIQUE, BODY.inertia])
    many = ph.simulate(J, push, params={"k": k}, observe=seen, omega=np.ones((2, 3)), **START)
    for j in range(2):
        one = ph.simulate(J[j], push, params={"k": k[j]}, observe=seen, omega=np.ones(3), engine="python", **START)
        assert many.observed["seen"].mean[j] == pytest.approx(one.observed["seen"].mean, rel=1e-12)


def test_an_observable_says_which_arguments_it_may_have():
    height = ph.kernel(lambda R, omega: R.e3.z + omega.x)
    run = ph.simulate(BODY, None, observe=height, engine="python", **ONE)
    assert run.observed["<lambda>"].last == pytest.approx(run.R[-1, 2, 2] + run.omega[-1, 0])
    with pytest.raises(ph.InvalidInput, match="'velocity' of <lambda>: an observable is called by name with t, I, p"):
        ph.simulate(BODY, None, observe=ph.kernel(lambda velocity: velocity.x), engine="python", **ONE)
    for twice in (["speed", "speed"], [height, height]):
        with pytest.raises(ph.InvalidInput, match="appears twice"):
            ph.simulate(BODY, None, observe=twice, engine="python", **ONE)


# --- files, and extended runs ----------------------------------------------------------------------------


def test_a_torque_that_counts_its_calls_is_known_again(tmp_path):
    calls, more = [0], 0

    def torque(t, R):
        nonlocal more
        more += 1
        calls[0] += 1
        return [0.0, 0.0, 0.1]

    run = ph.simulate(BODY, torque, engine="python", **ONE)
    path = run.save(tmp_path / "run.npz")
    calls.append(5)
    more = 77
    assert np.array_equal(ph.load(path).extend(0.2, torque=torque).R, run.extend(0.2).R)

    def constant(c):
        return lambda t, R: [0.0, 0.0, c]

    path = ph.simulate(BODY, constant(1.0), engine="python", **ONE).save(tmp_path / "c.npz")
    ph.load(path).extend(0.2, torque=constant(1.0))
    with pytest.raises(ph.InvalidInput, match="is not the torque of this run"):
        ph.load(path).extend(0.2, torque=constant(2.0))


def test_a_loaded_run_is_given_its_potential_again(tmp_path):
    def potential(k):
        return ph.Potential(lambda R: k * R[2, 2], lambda R: pull(R, k))

    run = ph.simulate(BODY, potential(2.0), engine="python", **ONE)
    path = run.save(tmp_path / "run.npz")
    with pytest.raises(ph.InvalidInput, match=r"polhode.load\(path, torque"):
        ph.load(path).energy  # noqa: B018
    again = ph.load(path, torque=potential(2.0))
    assert np.array_equal(again.energy, run.energy) and np.array_equal(again.extend(0.2).R, run.extend(0.2).R)
    with pytest.raises(ph.InvalidInput, match="is not the torque of this run"):
        ph.load(path, torque=potential(3.0))
    free = ph.simulate(BODY, None, engine="python", **ONE).save(tmp_path / "free.npz")
    with pytest.raises(ph.InvalidInput, match="whose torque was a function"):
        ph.load(free, torque=potential(2.0))
    store = ph.load(free).save(tmp_path / "free.zarr")
    with pytest.raises(ph.InvalidInput, match="whose torque was a function"):
        ph.load(store, torque=potential(2.0))


@pytest.mark.parametrize("how", [{"dt": 0.01}, {"control": "error", "tol": 1e-6}])
def test_what_is_observed_is_chosen_at_the_beginning(how):
    run = ph.simulate(BODY, ph.torques.heavy_top(2.0), omega=[0, 0, 1], t_end=0.1, engine="python", **how)

    @ph.kernel
    def height(R):
        return R.e3.z

    for given in ("energy", ["energy"], height, [height]):
        with pytest.raises(ph.InvalidInput, match="observe"):
            run.extend(0.2, observe=given)


def test_saving_into_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(FileNotFoundError, match="there is no folder"):
        ph.simulate(BODY, None, engine="python", **ONE).save(tmp_path / "none" / "run.npz")


def test_going_on_with_other_samples():
    top = ph.torques.heavy_top(1.0)
    run = ph.simulate(BODY, top, engine="python", t_eval=[0.02, 0.1], **ONE)

    def steps(r):
        return [round(t / 0.01) for t in r.t]

    assert steps(run.extend(0.2)) == [2, 10, 20]
    assert steps(run.extend(0.2).extend(0.3)) in ([2, 10, 20, 30], [2, 10, 30])
    assert steps(run.extend(0.2, t_eval=[0.13, 0.15])) == [2, 10, 13, 15]
    assert steps(run.extend(0.2, every=4)) == [2, 10, 12, 16, 20]
    assert steps(run.extend(0.2, every=4, callback=lambda t: t > 0.11)) == [2, 10, 12]
    plain = ph.simulate(BODY, top, engine="python", **{**ONE, "t_end": 0.04})
    assert steps(plain.extend(0.1, every=0)) == [0, 1, 2, 3, 4, 10]
    with pytest.raises(ph.InvalidInput, match="give every or t_eval"):
        run.extend(0.2, every=2, t_eval=[0.15])
    with pytest.raises(ph.InvalidInput, match="every must be a whole number of steps"):
        ph.simulate(BODY, top, engine="python", **ONE, t_eval=[0.0], every=np.array([1, 2]))
    with pytest.raises(ph.InvalidInput, match="give times after that"):
        run.extend(0.2, t_eval=[0.05])

    def breaks_later(t, R):
        if t > 0.15:
            raise RuntimeError("late")
        return [0.0, 0.0, 0.1]

    broken = ph.simulate(BODY, breaks_later, engine="python", **ONE).extend(0.3, on_failure="stop")
    assert broken.outcome is ph.Outcome.TORQUE_FAILED and 14 <= broken.steps <= 15


# --- texts of errors -------------------------------------------------------------------------------------


def test_a_step_in_single_precision_is_the_number_it_is():
    with pytest.raises(ph.InvalidInput, match="does not divide the span"):
        ph.simulate(BODY, None, omega=[1, 2, 3], t_end=1, dt=np.float32(0.1))
    run = ph.simulate(BODY, None, omega=[1, 2, 3], t_end=1, dt=np.float32(0.125), engine="python")
    assert type(run.setup.dt) is float and len(run) == 9


def test_complex_numbers_are_refused():
    z = np.array([1 + 1j, 2, 2.5])
    for make in (
        lambda: ph.Body(z),
        lambda: ph.simulate(BODY, None, **{**ONE, "omega": z}),
        lambda: ph.torques.constant(z),
        lambda: ph.simulate(BODY, lambda t, R: z, engine="python", **ONE),
    ):
        with pytest.raises(ph.InvalidInput):
            make()


def test_the_arrays_of_a_run_cannot_be_changed():
    run = ph.simulate(BODY, None, engine="python", **ONE)
    for a in (run.R, run.omega):
        with pytest.raises(ValueError, match="read-only"):
            a[0] = 0.0
    ph.simulate(BODY, None, engine="python", callback=lambda R: R.fill(0), **ONE)


def test_rotations_are_of_one_body():
    run = ph.simulate(BODY, None, engine="python", omega=np.ones((2, 3)), **START)
    with pytest.raises(ph.InvalidInput, match="holds one body"):
        run.rotation  # noqa: B018


def test_only_functions_are_kernels():
    class Push:
        def __call__(self, t, R):
            return Vec3(0.0, 0.0, 1.0)

        def method(self, t, R):
            return Vec3(0.0, 0.0, 1.0)

    for f in (functools.partial(pull, k=1.0), Push(), Push().method):
        with pytest.raises(TypeError, match="marks functions"):
            ph.kernel(f)


@COMPILED
@pytest.mark.parametrize("method", ["rk4", "mr2"])
def test_a_kernel_that_returns_a_tuple_is_told_what_to_return(engine, method):
    tuple_of_three = ph.kernel(lambda t, R: (0.0, 0.0, 1.0))
    with pytest.raises(ph.InvalidInput, match=r"return Vec3\(x, y, z\)"):
        ph.simulate(BODY, tuple_of_three, engine=engine, **{**ONE, "method": method})


def test_a_torque_that_branches_is_told_so_by_jax():
    @ph.kernel
    def torque(t, R):
        if R.e3.z > 0.5:
            return Vec3(0.0, 0.0, 1.0)
        return Vec3(0.0, 0.0, 2.0)

    for f in (torque, lambda t, R: [0, 0, 1] if R[2, 2] > 0.5 else [0, 0, 2]):
        with pytest.raises(ph.InvalidInput, match="branches on values"):
            ph.simulate(BODY, f, engine="jax", **ONE)


def test_three_triples_are_not_three_bodies():
    with pytest.raises(ph.InvalidInput, match="three bodies must be given as tensors"):
        ph.Body([[1.0, 2.0, 2.5]] * 3)


def test_a_misspelt_argument_with_a_default_is_noticed():
    with pytest.raises(ph.InvalidInput, match="did you mean 'omega'"):
        ph.simulate(BODY, lambda t, R, omgea=None: [0, 0, 1], engine="python", **ONE)
    ph.simulate(BODY, lambda t, R, gain=2.0, k=1.0: [0, 0, gain * k], engine="python", **ONE)

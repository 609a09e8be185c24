"""Test that the kernels compile for CUDA without a GPU, and that they give the results of the CPU on a GPU."""

import importlib.util
import os
import re
import subprocess
import sys
import types

import numpy as np
import pytest

import polhode as ph
from polhode.engines.layout import to_rows
from polhode.engines.problem import Problem
from polhode.integrators.record import Kind
from polhode.run.setup import set_up
from polhode.torques.base import as_torque

MOMENTS = [1.0, 1.7, 2.3]


def installed():
    return importlib.util.find_spec("numba_cuda") is not None


def gpu():
    if not installed():
        return False
    from polhode.engines.cuda import cuda

    return cuda.is_available()


needs_cuda = pytest.mark.skipif(not installed(), reason="numba-cuda is not installed")
needs_gpu = pytest.mark.skipif(not gpu(), reason="no GPU")
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
FEW = 3 if SIMULATED else 1000  # number of bodies
CPU = "python" if SIMULATED else "numba"  # three bodies in Python take less time than compiling


def torque_for(name):
    return ph.torques.heavy_top(2.0, axis=(0.1, 0.2, 0.9)) if ph.methods[name].accepts > Kind.FREE else None


def simulate(name="nmb", bodies=FEW, engine="cuda", **more):
    omega = np.random.default_rng(3).normal(size=(FEW, 3))[:bodies]
    given = {"omega": omega, "t_end": 0.5, "dt": 0.01, "every": 10, "method": name, "engine": engine} | more
    return ph.simulate(given.pop("moments", MOMENTS), given.pop("torque", torque_for(name)), **given)


# --- without a GPU ------------------------------------------------------------------------------------


@pytest.fixture
def stand_in(monkeypatch):
    """Replace the current device, whose capability numba-cuda reads when one device function calls another."""
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    monkeypatch.setattr(
        dispatcher, "get_current_device", lambda: types.SimpleNamespace(compute_capability=(9, 0)), raising=False
    )


def ptx_of(name, precision, torque=None):
    from polhode.engines import cuda

    setup = set_up(
        ph.Body(MOMENTS, mass=1.5), as_torque(torque or torque_for(name)), name, {}, engine="python", dt=0.01,
        t_start=0.0, every=1, bodies=None, observe=(),
    )  # fmt: skip
    rows = np.repeat(to_rows(setup.template, 1), 4, axis=1)
    problem = Problem(setup.parts, setup.bound.torque, setup.bound.p, setup.I, 0.01, 0.0, setup.template, rows)
    try:
        return cuda.compile_ptx(problem, precision=precision)
    except Exception as e:
        if any(word in str(e) for word in ("libNVVM", "libnvvm", "libnvrtc")) or "NVVM" in type(e).__name__.upper():
            pytest.skip(f"there is no CUDA compiler: {e}")
        raise


@needs_cuda
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n in ("nmb", "mr2") else pytest.mark.soak) for n in ph.methods]
)
def test_every_method_compiles_to_ptx(name, stand_in):
    ptx = ptx_of(name, "float64")
    assert ".entry" in ptx and "fma.rn.f64" in ptx


@needs_cuda
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n == "liemid_ea" else pytest.mark.soak) for n in ph.methods]
)
def test_single_precision_computes_no_doubles_but_the_clock(name, stand_in):
    ptx = ptx_of(name, "float32")
    doubles = re.findall(r"\b[a-z]\S*\.f64\S*", ptx.split(".entry")[1].split("{", 1)[1])
    # used for the time t0 + i h
    clock = ["ld.global.f64", "ld.global.nc.f64", "cvt.rn.f64.s64", "fma.rn.f64", "cvt.rn.f32.f64"]
    assert "fma.rn.f32" in ptx and set(doubles) <= set(clock) and len(doubles) <= 5


@needs_cuda
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", ["strang", "rkn6", pytest.param("rkn4", marks=pytest.mark.soak)])
def test_mixed_precision_sums_in_double_and_computes_in_single(name, stand_in):
    ptx = ptx_of(name, "mixed")
    # the elliptic functions, which have many square roots, are in float32
    assert "fma.rn.f64" in ptx and "sqrt.rn.f64" not in ptx
    assert ptx.count(".f32") > 3 * ptx.count(".f64")


@needs_cuda
@pytest.mark.parametrize("moments", [[5.0, 4.0, 1.5], [5.0, 5.0, 1.0]])
def test_turns_rounded_to_single_are_made_rotations(moments):
    """Test free bodies with the flow of precision="mixed", in Python. Its turns are accurate to float32.

    The product of the turns is a rotation to float64, and the momentum in space and the energy stay the same.
    """
    from polhode.engines.cuda import low3, summed_in_double
    from polhode.kernels.free_body import free_rotation
    from polhode.kernels.values import Diag3, Mat3, Vec3

    single = [np.float32(x) for x in moments]
    R, P = Mat3(*(Vec3(*map(np.float64, e)) for e in np.eye(3))), Vec3(*map(np.float64, (1.0, 2.0, 15.0)))
    worst, n = 0.0, 300
    energy = 0.5 * sum(np.square((1.0, 2.0, 15.0)) / moments)
    for _ in range(n):
        exact, _ = free_rotation(Diag3(*moments), P, 0.005)
        E, new = summed_in_double(Diag3(*single), P, np.float32(0.005))
        worst = max(worst, np.abs(np.array(E) - np.array(exact)).max())
        R, P = R @ E, new
    assert 1e-9 < worst < 1e-6
    columns = np.array(R).T
    assert np.abs(columns.T @ columns - np.eye(3)).max() < n * 4e-16
    assert np.abs(columns @ np.array(P) - [1.0, 2.0, 15.0]).max() < 15.0 * n * 4e-16
    assert 0.5 * sum(np.square(np.array(P)) / moments) == pytest.approx(energy, rel=n * 4e-15)
    assert type(low3(P).x) is np.float32


def test_without_cuda_it_says_what_to_do(monkeypatch):
    if installed():
        from polhode.engines import cuda

        monkeypatch.setattr(cuda.cuda, "is_available", lambda: False)
    with pytest.raises(ph.EngineUnavailable, match=r"polhode\[cuda\]"):
        ph.simulate(MOMENTS, omega=[1, 2, 3], t_end=1, dt=0.1, engine="cuda")
    assert ph.simulate(MOMENTS, omega=[1, 2, 3], t_end=1, dt=0.1).setup.engine == "numba"


def test_precision_is_checked():
    with pytest.raises(ph.InvalidInput, match="float32"):
        ph.simulate(MOMENTS, omega=[1, 2, 3], t_end=1, dt=0.1, precision="half")
    for precision in ("float32", "mixed"):
        with pytest.raises(ph.InvalidInput, match="engine='cuda'"):
            ph.simulate(MOMENTS, omega=[1, 2, 3], t_end=1, dt=0.1, precision=precision)


@needs_cuda
@pytest.mark.parametrize(
    "more",
    [{"name": "nmb"}, {"name": "gradient4"}, {"name": "strang", "flow": "axes"}, {"torque": ph.torques.damping(0.3)}],
)
def test_mixed_precision_says_what_it_is_for(more):
    with pytest.raises(ph.InvalidInput, match=r"mixed.*strang, rkn4"):
        simulate(**({"name": "strang"} | more), precision="mixed")


@needs_cuda
@pytest.mark.skipif(SIMULATED or gpu(), reason="the tests below already run")
def test_in_the_simulator():
    """Run the tests below with a few bodies in the CUDA simulator."""
    few = "memory or watched or streamed or refuses_plain or one_body or told_to"
    few += " or (nmb and (single_precision_is or flight))"
    tests = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", __file__, "-k", few]
    done = subprocess.run(tests, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("......"), done.stdout + done.stderr


DAMPED = ph.torques.heavy_top(2.0) + ph.torques.damping(0.3) + ph.torques.drag(0.1)


@needs_cuda
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", ["strang", pytest.param("damped6", marks=pytest.mark.soak)])
def test_kicks_by_a_torque_of_the_velocity_compile(name, stand_in):
    assert ".entry" in ptx_of(name, "float64", torque=DAMPED)


FLIGHT = ph.forces.spring([0.3, 0, 2], [0.1, 0.2, 0.3], stiffness=9.0) + ph.forces.gravity()


@needs_cuda
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", ["nmb", *(pytest.param(n, marks=pytest.mark.soak) for n in ("rkn4", "lewis_simo"))])
def test_bodies_that_move_compile(name, stand_in):
    assert ".entry" in ptx_of(name, "float64", torque=FLIGHT)


# --- on a GPU ------------------------------------------------------------------------------------------


@needs_gpu
@pytest.mark.parametrize("name", ["strang", "rkn4", "damped6"])
def test_kicks_by_a_torque_of_the_velocity_agree_with_the_cpu(name):
    here, there = (simulate(name, engine=e, torque=DAMPED) for e in ("cuda", CPU))
    assert np.abs(here.R - there.R).max() < 1e-12


@needs_gpu
@pytest.mark.parametrize("name", ["strang", "nmb", "lewis_simo"])
def test_flight_agrees_with_the_cpu(name):
    start = {"omega": np.random.default_rng(3).normal(size=(FEW, 3)), "velocity": [0.1, 0.2, 0.3]}
    body, kw = ph.Body(MOMENTS, mass=1.5), {"t_end": 0.2, "dt": 0.02, "method": name}
    here, there = (ph.simulate(body, force=FLIGHT, engine=e, **start, **kw) for e in ("cuda", CPU))
    assert np.abs(here.x - there.x).max() < 1e-12 and np.abs(here.R - there.R).max() < 1e-12
    single = ph.simulate(body, force=FLIGHT, engine="cuda", precision="float32", **start, **kw)
    assert 0.0 < np.abs(single.x - there.x).max() < 1e-5 and np.abs(single.R - there.R).max() < 1e-5


@needs_gpu
@pytest.mark.parametrize("name", list(ph.methods))
def test_gpu_agrees_with_cpu(name):
    here, there = simulate(name), simulate(name, engine=CPU)
    assert np.abs(here.R - there.R).max() < 1e-12
    assert np.abs(here.omega - there.omega).max() < 1e-11
    assert here.stats.torque_calls == pytest.approx(there.stats.torque_calls, rel=0.01)
    # the result does not depend on the size of the batch
    assert np.array_equal(simulate(name, bodies=10).R, here.R[:10])


@needs_gpu
@pytest.mark.parametrize("name", list(ph.methods))
def test_single_precision_is_near(name):
    here, there = simulate(name, precision="float32"), simulate(name, engine=CPU)
    # adams6 turns the body twice per step, with 16 kicks each; each of the fifty steps has rounding errors of 6e-8
    flows = 32 if name == "adams6" else max(1, ph.methods[name].cost.step)
    assert 1e-9 < np.abs(here.R - there.R).max() < 50 * flows * 4e-7
    assert here.setup.precision == "float32"


SPLITTINGS = [n for n in ph.methods if "flow" in ph.methods[n].options and "gradient" not in n]
needs_types = pytest.mark.skipif(SIMULATED, reason="the simulator computes in Python, where the types have no effect")


@needs_gpu
@needs_types
@pytest.mark.parametrize("name", SPLITTINGS)
@pytest.mark.parametrize("moments", [MOMENTS, [2.0, 2.0, 3.0]])
def test_mixed_precision_is_near(name, moments):
    here, there = simulate(name, precision="mixed", moments=moments), simulate(name, engine="numba", moments=moments)
    assert 1e-9 < np.abs(here.R - there.R).max() < 50 * ph.methods[name].cost.step * 4e-7
    assert here.orthogonality.max() < 1e-13
    assert here.momentum[..., 2] == pytest.approx(here.momentum[:, :1, 2] + 0 * here.t, rel=1e-6, abs=1e-6)


@needs_gpu
@needs_types
@pytest.mark.parametrize("precision", ["float64", "mixed", "float32"])
@pytest.mark.parametrize("name", ["strang", "rkn4"])
def test_motion_does_not_depend_on_the_batch(name, precision):
    """The bits are the same from one body to fifty thousand."""
    omega = np.random.default_rng(3).normal(size=(1000, 3))
    run = simulate(name, omega=omega, precision=precision)
    many = simulate(name, omega=np.tile(omega, (50, 1)), precision=precision)
    assert np.array_equal(many.states.reshape(*run.states.shape[:2], 50, -1), np.stack([run.states] * 50, axis=2))
    for n in (1, 31, 129, 257):
        assert np.array_equal(simulate(name, omega=omega[:n], precision=precision).R, run.R[:n])


@needs_gpu
@needs_types
@pytest.mark.parametrize("name", ["strang", "rkn4"])
@pytest.mark.parametrize("moments, spin", [([5, 4, 1.5], 10), ([5, 5, 1], 50)])
@pytest.mark.parametrize("mgl", [0.0, 20.0])
@pytest.mark.parametrize("steps", [20_000, pytest.param(1_000_000, marks=pytest.mark.soak)])
def test_mixed_precision_drifts_as_documented(name, moments, spin, mgl, steps):
    """R stays a rotation as in float64. Momentum and energy change only by the rounding of impulses.

    The limit is a rounding error of 1.2e-7 h |T| per step, all with the same sign.
    """
    n, h, rng = 200, 0.005, np.random.default_rng(4)
    attitude, omega = ph.so3.exp([0.3, 0, 0] + 0.05 * rng.normal(size=(n, 3))), [1, 2, spin] + rng.normal(size=(n, 3))
    given = dict(
        torque=ph.torques.heavy_top(mgl), moments=moments, attitude=attitude, omega=omega, dt=h, t_end=h * steps,
        every=steps // 20,
    )  # fmt: skip
    run, reference = simulate(name, precision="mixed", **given), simulate(name, **given)
    rounding = 4e-16 * steps  # in float64; the free motion is periodic, and so are its rounding errors
    assert run.orthogonality.max() < rounding
    unit = 1.2e-7 * steps * h * mgl
    P = np.linalg.norm(run.momentum, axis=-1).min()
    W = np.linalg.norm(run.omega, axis=-1).max()
    lost = np.abs(run.momentum - run.momentum[:, :1])[..., 2 if mgl else slice(None)].max()
    assert lost < unit + P * rounding
    a, b = (np.abs(r.energy - r.energy[:, :1]).max() for r in (run, reference))
    # 1e-7, because the moments are rounded to float32
    assert a < 1.1 * b + unit * W + np.abs(run.energy).max() * (rounding + 1e-7)


@needs_gpu
@pytest.mark.skipif(SIMULATED, reason="twenty thousand steps take too long in the simulator")
@pytest.mark.parametrize("name", ["nmb", "mr2", "liemid_ea"])
def test_single_precision_drifts_as_documented(name):
    """The drift is at most one rounding error per step. Without hidden corrections, it is also not much smaller."""
    n, steps = 200, 20_000
    rng = np.random.default_rng(4)
    attitude, omega = ph.so3.exp([0.3, 0, 0] + 0.05 * rng.normal(size=(n, 3))), [1, 2, 50] + rng.normal(size=(n, 3))
    run = simulate(
        name, torque=ph.torques.heavy_top(20.0), moments=[5, 5, 1], attitude=attitude, omega=omega, dt=0.005,
        t_end=0.005 * steps, every=steps // 20, precision="float32",
    )  # fmt: skip
    limit = 1.2e-7 * steps
    assert 1e-6 < run.orthogonality.max() < limit
    reference = simulate(
        name, torque=ph.torques.heavy_top(20.0), moments=[5, 5, 1], attitude=attitude, omega=omega, dt=0.005,
        t_end=0.005 * steps, every=steps // 20,
    )  # fmt: skip
    assert reference.orthogonality.max() < 1e-12
    # the error of the method itself, in float64, is allowed for
    for of in (lambda r: r.energy, lambda r: r.momentum[..., 2]):
        a, b = (np.abs(of(r) / of(r)[:, :1] - 1).max() for r in (run, reference))
        assert a < b + limit


@needs_gpu
@pytest.mark.skipif(SIMULATED, reason="the simulator has no separate version of this function")
def test_rotation_of_many_turns():
    """The function is accurate to 8 ulp, or to 2^-105 where the angle is very close to a multiple of pi."""
    mpmath = pytest.importorskip("mpmath")
    from numba import cuda

    from polhode.engines.cuda import small_batches
    from polhode.kernels import scalar

    rotation = scalar.rotation

    @cuda.jit
    def kernel(q, out):
        i = cuda.grid(1)
        if i < q.size:
            out[0, i], out[1, i], out[2, i] = rotation(q[i])

    angles = np.exp(np.random.default_rng(11).uniform(np.log(1e-3), np.log(1e5), 300))
    q = np.concatenate([angles, np.arange(1, 101) * np.pi]) ** 2
    out = cuda.to_device(np.empty((3, q.size)))
    with small_batches():
        kernel[1, 512](cuda.to_device(q), out)
    with mpmath.workdps(60):
        for i, (s, c, d) in enumerate(out.copy_to_host().T):
            t = mpmath.sqrt(mpmath.mpf(q[i]))
            truth = mpmath.sin(t) / t, (1 - mpmath.cos(t)) / t**2, (t - mpmath.sin(t)) / t**3
            for x, y in zip((s, c, d), truth, strict=True):
                assert abs(mpmath.mpf(float(x)) - y) < 8 * 2.3e-16 * abs(y) + mpmath.mpf(2) ** -105


@needs_gpu
@pytest.mark.parametrize("name", ["strang", "rkn4", "liemid_ea"])
@pytest.mark.parametrize("moments", [[3.0, 2.0, 2.0], [2.0, 3.0, 2.0], [2.0, 2.0, 3.0], [2.0, 2.0, 2.0]])
def test_symmetric_bodies(name, moments):
    """Test symmetry about each axis, also in a batch with separate moments for each body, so that the symmetry is not
    known.
    """
    here, there = (simulate(name, moments=moments, engine=e, t_end=0.1) for e in ("cuda", CPU))
    assert np.abs(here.R - there.R).max() < 1e-12
    each = simulate(name, moments=np.tile(np.diag(moments), (FEW, 1, 1)), t_end=0.1)
    assert np.abs(here.R - each.R).max() < 1e-12


@needs_gpu
def test_repeats_exactly():
    assert np.array_equal(simulate().states, simulate().states)


@needs_gpu
def test_small_memory_changes_nothing(monkeypatch):
    whole = simulate(observe=["energy"])
    monkeypatch.setenv("POLHODE_GPU_MEMORY", "700" if SIMULATED else "40000")
    from polhode.engines import cuda

    parts = []
    begin = cuda.Run.__init__

    def counted(self, *args, **more):
        begin(self, *args, **more)
        parts.append(len(self.parts))

    monkeypatch.setattr(cuda.Run, "__init__", counted)
    cut = simulate(observe=["energy"])
    assert parts[0] > 1
    assert np.array_equal(whole.states, cut.states) and np.array_equal(whole.watched, cut.watched)
    assert whole.stats[:4] == cut.stats[:4]


@needs_gpu
def test_samples_are_streamed_in_pieces(monkeypatch):
    whole = simulate(every=1)
    from polhode.engines import cuda

    monkeypatch.setattr(cuda, "BUFFER", 15 * 8 * FEW * 7)  # room for seven samples at a time
    assert np.array_equal(simulate(every=1).states, whole.states)


@needs_gpu
def test_observables_are_watched():
    here, there = (simulate(observe=["energy", "momentum_z"], every=0, engine=e) for e in ("cuda", CPU))
    for name in ("energy", "momentum_z"):
        for a, b in zip(here.observed[name], there.observed[name], strict=True):
            assert np.abs(a - b).max() < 1e-12


@needs_gpu
def test_one_body_and_going_on():
    one = simulate(omega=[1.0, 2.0, 3.0])
    assert one.R.shape == (6, 3, 3)
    half = simulate(omega=[1.0, 2.0, 3.0], t_end=0.2).extend(0.5)
    assert np.array_equal(half.states, one.states)


@needs_gpu
def test_inertia_and_parameters_of_each_body():
    rng = np.random.default_rng(5)
    J = np.einsum("n,ij->nij", rng.uniform(1, 2, FEW), np.diag(MOMENTS))
    torque = ph.torques.heavy_top(rng.uniform(1, 2, FEW))
    here, there = (simulate("liemid_ea", moments=J, torque=torque, engine=e) for e in ("cuda", CPU))
    assert np.abs(here.R - there.R).max() < 1e-12


@needs_gpu
def test_a_failure_is_told():
    @ph.kernel
    def bad(t, R):
        return ph.math.Vec3(ph.math.where(t > 0.25, 1e200 * R.e1.x * 1e200, 0.0), 0.0, 0.0)

    run = simulate(torque=bad, on_failure="stop", every=1)
    assert not run.outcome.good and run.valid[:, :25].all() and not run.valid[:, 30:].any()


@needs_gpu
def test_refuses_plain_python():
    with pytest.raises(ph.InvalidInput, match="plain Python"):
        simulate(torque=lambda t, R: [0.0, 0.0, 1.0])


# --- arrays that are on the GPU --------------------------------------------------------------------------

cupy = pytest.importorskip("cupy", reason="CuPy is not installed") if gpu() and not SIMULATED else None
needs_cupy = pytest.mark.skipif(cupy is None, reason="no GPU with CuPy")


def on_the_gpu(rng, bodies=FEW):
    omega = rng.normal(size=(bodies, 3))
    attitude = ph.so3.exp(rng.normal(size=(bodies, 3)))
    return omega, attitude


@needs_cupy
@pytest.mark.parametrize("inertia", [MOMENTS, [[2.0, 0.3, 0.1], [0.3, 1.8, 0.2], [0.1, 0.2, 2.5]]])
def test_arrays_on_the_gpu_give_the_same(inertia):
    omega, attitude = on_the_gpu(np.random.default_rng(7))
    host = simulate(moments=inertia, omega=omega, attitude=attitude, observe=["energy"])
    run = simulate(moments=inertia, omega=cupy.asarray(omega), attitude=cupy.asarray(attitude), observe=["energy"])
    there = run.on_device()
    R = cupy.from_dlpack(there.R)
    assert R.data.ptr == there.R.__cuda_array_interface__["data"][0]  # not copied
    assert np.array_equal(run.index, host.index)
    assert np.abs(cupy.asnumpy(R) - host.R).max() < 1e-12
    assert np.abs(np.asarray(there.omega) - host.omega).max() < 1e-12
    assert np.abs(run.R - host.R).max() < 1e-12  # copied to the CPU when it is read
    assert np.abs(run.observed["energy"].mean - host.observed["energy"].mean).max() < 1e-12
    assert run.stats[:3] == host.stats[:3]
    more = run.extend(1.0)
    assert np.abs(more.R - host.extend(1.0).R).max() < 1e-12


@needs_cupy
def test_momentum_strides_and_parameters_on_the_gpu():
    rng = np.random.default_rng(8)
    omega, attitude = on_the_gpu(rng)
    mgl, inertia = rng.uniform(1, 2, FEW), np.einsum("n,ij->nij", rng.uniform(1, 2, FEW), np.diag(MOMENTS))
    host = simulate(moments=inertia, torque=ph.torques.heavy_top(mgl), momentum=omega, attitude=attitude, omega=None)
    turned = cupy.asarray(np.ascontiguousarray(omega.T)).T  # not contiguous in memory
    run = simulate(
        moments=cupy.asarray(inertia), torque=ph.torques.heavy_top(cupy.asarray(mgl)), momentum=turned,
        attitude=cupy.asarray(attitude), omega=None,
    )  # fmt: skip
    assert np.abs(run.R - host.R).max() < 1e-12

    @ph.kernel
    def pull(R, p):
        return p * R.e3

    a, b = (simulate(torque=pull, params=f(mgl), omega=f(omega)) for f in (np.asarray, cupy.asarray))
    assert np.abs(a.R - b.R).max() < 1e-12


@needs_cupy
def test_other_libraries_take_and_give():
    jax, torch = pytest.importorskip("jax"), pytest.importorskip("torch")
    omega, _ = on_the_gpu(np.random.default_rng(9))
    host = simulate(omega=omega)
    for give in (lambda a: torch.asarray(a).cuda(), lambda a: jax.numpy.asarray(a, dtype="float32")):
        run = simulate(omega=give(omega))
        assert np.abs(run.R - host.R).max() < 1e-5
        R = run.on_device().R
        assert np.array_equal(torch.from_dlpack(R).cpu().numpy(), run.R)
        assert np.array_equal(np.asarray(jax.dlpack.from_dlpack(R)), run.R.astype(jax.dlpack.from_dlpack(R).dtype))


@needs_cupy
def test_lent_arrays_are_given_back():
    from polhode.engines import dlpack

    omega, _ = on_the_gpu(np.random.default_rng(9))
    R = simulate(omega=cupy.asarray(omega)).on_device().R
    before = len(dlpack.LENT)
    unused = R.__dlpack__()
    del unused
    taken = cupy.from_dlpack(R)
    assert len(dlpack.LENT) == before + 1
    del taken
    assert len(dlpack.LENT) == before


@needs_cupy
def test_bad_arrays_on_the_gpu_are_refused():
    omega, attitude = (cupy.asarray(x) for x in on_the_gpu(np.random.default_rng(9)))
    with pytest.raises(ph.InvalidInput, match="engine='cuda'"):
        simulate(omega=omega, engine="numba")
    with pytest.raises(ph.InvalidInput, match="not a rotation"):
        simulate(omega=omega, attitude=1.001 * attitude)
    for there in (cupy.asarray, cupy.asnumpy):  # the limit is the same on CPU and GPU: 1e-6 for each entry of R^T R
        simulate(omega=there(omega), attitude=there((1 + 0.9e-6) ** 0.5 * attitude))
        with pytest.raises(ph.InvalidInput, match="not a rotation"):
            simulate(omega=there(omega), attitude=there((1 + 1.1e-6) ** 0.5 * attitude))
    with pytest.raises(ph.InvalidInput, match="reflection"):
        simulate(omega=omega, attitude=-attitude)
    with pytest.raises(ph.InvalidInput, match="NaN"):
        simulate(omega=cupy.nan * omega)
    with pytest.raises(ph.InvalidInput, match="leading axes"):
        simulate(omega=omega, attitude=attitude[:5])
    with pytest.raises(ph.InvalidInput, match="callback"):
        simulate(omega=omega, callback=lambda t: None)
    with pytest.raises(ph.InvalidInput, match="on the host"):
        simulate().on_device()


# --- steppers, whose caller gives the torques --------------------------------------------------------------------


def answer_on_the_gpu(cupy, q):
    R, omega = cupy.from_dlpack(q.R), cupy.from_dlpack(q.omega)
    return (1.0 + q.t) * cupy.cross(R[:, :, 2], cupy.asarray([0.0, 0.0, 1.0])) - 0.1 * omega


@needs_gpu
@pytest.mark.parametrize("bodies", [None, FEW])
def test_forces_that_are_told_to_a_stepper_on_the_gpu(bodies):
    """Plain Python computes these steps; the arrays of a batch are on the GPU all the same."""
    start = {"omega": [0.3, 1.0, 2.0], "position": [1.0, 2.0, 3.0], "velocity": [0.0, 0.1, 0.0]}
    if bodies is not None:
        start = {name: np.tile(v, (bodies, 1)) for name, v in start.items()}
    body = ph.Body([[1.0, 0.1, 0.0], [0.1, 1.7, 0.0], [0.0, 0.0, 2.3]], mass=1.5)
    s, host = (ph.stepper(body, dt=0.05, method="strang", engine=engine, **start) for engine in ("cuda", "python"))
    while s.steps < 3:
        for one in (s, host):
            q = one.ask()
            assert one is host or bodies is None or all(hasattr(a, "__dlpack__") for a in q[1:3] + q[4:])
            x, v, R = (np.asarray(a) for a in (q.x, q.v, q.R))
            one.tell(np.cross(R[..., 2], [0.0, 0.0, 1.0]), force=-3.0 * x - 0.1 * v)
    assert np.array_equal(s.x, host.x) and np.array_equal(np.asarray(s.R), host.R)
    assert np.array_equal(np.asarray(s.omega), host.omega)


@needs_gpu
@needs_types
@pytest.mark.parametrize("name", ["mr2", "rkmk4", "liemid_i"])
def test_answers_are_read_before_the_caller_changes_them(name):
    cupy = pytest.importorskip("cupy")
    spins = np.random.default_rng(1).normal(size=(5000, 3))
    s, host = (
        ph.stepper([1.0, 1.7, 2.3], omega=spins, dt=0.05, t_start=0.3, method=name, engine=engine)
        for engine in ("cuda", "numba")
    )
    while s.steps < 20:
        torque = answer_on_the_gpu(cupy, s.ask())
        s.tell(torque)
        torque[:] = cupy.nan
        q = host.ask()
        host.tell((1.0 + q.t) * np.cross(q.R[:, :, 2], [0.0, 0.0, 1.0]) - 0.1 * q.omega)
    assert host.steps == 20 and s.torque_calls == host.torque_calls
    assert np.abs(np.asarray(s.R) - host.R).max() < 1e-13


@needs_gpu
@needs_types
def test_a_failure_is_reported_when_the_states_are_read_at_the_latest():
    cupy = pytest.importorskip("cupy")
    s = ph.stepper([1.0, 1.7, 2.3], omega=np.ones((5000, 3)), dt=0.05, method="mr2", engine="cuda")
    torque = cupy.zeros((5000, 3))
    for _ in range(6):
        s.ask()
        s.tell(torque)
    torque[7] = cupy.nan
    with pytest.raises(ph.errors.SimulationFailed, match="body 7"):
        s.ask()
        s.tell(torque)
        s.omega  # noqa: B018
    assert np.flatnonzero(np.isnan(np.asarray(s.omega)).any(axis=1)).tolist() == [7]  # the warning comes once

"""simulate and Trajectory for users: arguments, samples, batches, extensions, files, failures, Ctrl-C."""

import functools
import json
import math
import os
import re
import signal
import subprocess
import sys
import textwrap
import warnings
import zipfile
from itertools import product

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.integrators.record import Kind
from polhode.math import Vec3, sqrt, where
from polhode.torques.base import mat3
from shared_code import FAMILIES, IN_PACKS, full_dose, of_every_family, upright

BODY = ph.Body([1.0, 1.5, 1.8])
START = dict(omega=[0.3, -1.0, 2.0], t_end=0.2, dt=0.01)
TOP = ph.torques.heavy_top(2.0)
EVERY_METHOD = pytest.mark.parametrize("method", of_every_family(ph.methods))
EVERY_KIND = pytest.mark.parametrize("method", full_dose([*ph.methods], {*ph.methods} - {*IN_PACKS}))
WAYS = [(method, way) for method in ph.methods for way in ("python", "numba", "batch")]
EVERY_WAY = pytest.mark.parametrize(
    "case",
    full_dose(
        WAYS,
        {f"{method}-{way}" for method, way in WAYS if method not in (FAMILIES if way == "python" else IN_PACKS)},
        lambda case: "-".join(case),
    ),
)  # in Python, compiled, and as a compiled batch
COMPILED = pytest.mark.parametrize("engine", ["python", "numba"])


def top(method, mgl=2.0):
    """Return a load on the body that the method accepts."""
    if ph.methods[method].accepts == Kind.FREE:
        return None
    return ph.torques.heavy_top(mgl) if np.ndim(mgl) else upright(mgl)


def quick(**more):
    """A few steps in plain Python."""
    return ph.simulate(BODY, more.pop("torque", TOP), **{**START, "engine": "python", "method": "rk4", **more})


# --- arguments -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "span, dt, nearest, steps",
    [((0, 1), 0.3, 1 / 3, 3), ((0, 1), 0.6, 0.5, 2), ((0, 1), 5.0, 1.0, 1), ((2, 3), 0.0011, 1 / 909, 909)],
)
def test_dt_that_does_not_divide_the_span_names_the_nearest_that_does(span, dt, nearest, steps):
    with pytest.raises(ph.InvalidInput, match="does not divide the span") as e:
        quick(t_start=span[0], t_end=span[1], dt=dt)
    named = float(re.search(r"dt = ([\d.e+-]+) \((\d+) steps\)", str(e.value)).group(1))
    assert named == pytest.approx(nearest, rel=1e-15) and f"({steps} steps)" in str(e.value)
    slow = dict(omega=[0.01, 0, 0], torque=None)
    # the replacement that the error names also works
    assert quick(t_start=span[0], t_end=span[1], dt=named, every=0, **slow).steps == steps


def test_dt_that_divides_but_for_rounding_is_fine():
    assert quick(t_end=0.3, dt=0.1).steps == 3
    assert quick(t_end=1.1, dt=0.1, t_start=0.1).steps == 10


@pytest.mark.parametrize(
    "change, message",
    [
        (dict(omega=None), "exactly one of omega .* and momentum"),
        (dict(momentum=[1, 2, 3]), "exactly one of omega .* and momentum"),
        (dict(omega=[1, 2]), r"omega must be three numbers.*got shape \(2,\)"),
        (dict(omega=[1, 2, np.nan]), "omega contains NaN"),
        (dict(omega="fast"), "omega must be three numbers"),
        (dict(omega=[[1, 2], [3]]), "omega must be three numbers"),
        (dict(omega=np.ones((2, 2, 3))), "omega must be three numbers"),
        (dict(omega=np.empty((0, 3))), "empty: give at least one"),
        (dict(omega=None, momentum=[1, 2]), "momentum must be three numbers"),
        (dict(attitude=np.ones((3, 3))), r"not a rotation matrix: R\^T R differs from 1"),
        (dict(attitude=np.eye(3) * 1.001), "not a rotation matrix.*Rotation.from_matrix"),
        (dict(attitude=np.diag([1, 1, -1])), "reflection"),
        (dict(attitude=[1, 0, 0, 0]), "A quaternion: use polhode.attitudes.quaternion"),
        (dict(attitude=np.eye(2)), "3x3 rotation matrix or a scipy Rotation"),
        (dict(attitude="upright"), "attitude must be a 3x3 rotation matrix"),
        (dict(attitude=np.full((3, 3), np.nan)), "attitude contains NaN"),
        (dict(t_end=np.inf), "t_end must be a finite number"),
        (dict(t_end="1"), "t_end must be a finite number"),
        (dict(t_end=None), "give t_end"),
        (dict(t_start=np.nan), "t_start must be a finite number"),
        (dict(dt=0.0), "dt must be positive"),
        (dict(dt=-0.01), "dt must be positive.*to run backwards, start with the reversed velocity"),
        (dict(t_end=0.0), "t_end must be after t_start"),
        (dict(t_end=-1.0), "t_end must be after t_start"),
        (dict(t_end=1.0, dt=1e-300), "too many to be counted; make dt larger"),
        (dict(t_end=1e300, dt=1e-300), "too many to be counted"),
        (dict(every=-1), "every must be a whole number"),
        (dict(every=2.0), "every must be a whole number"),
        (dict(every=True), "every must be a whole number"),
        (dict(every=5, t_eval=[0.1]), "every or t_eval, not both"),
        (dict(t_eval=[]), "t_eval must be one or more increasing times"),
        (dict(t_eval=[0.1, 0.05]), "t_eval must be one or more increasing times"),
        (dict(t_eval=[0.1, np.nan]), "t_eval contains NaN"),
        (dict(t_eval=[0.1, 0.123]), r"0.123 is not on the grid of steps; the nearest time is 0.12\."),
        (dict(t_eval=[0.1, 0.3]), "t_eval goes beyond"),
        (dict(t_eval=[-0.1]), "t_eval goes beyond"),
        (dict(method="rk5"), "unknown method 'rk5'. Did you mean 'rk4'"),
        (dict(method=None), "unknown method None"),
        (dict(engine="nunba"), "unknown engine 'nunba'. Did you mean 'numba'"),
        (dict(on_failure="ignore"), "unknown on_failure 'ignore'"),
        (dict(observe="kinetic"), "unknown observable 'kinetic'. Did you mean 'kinetic_energy'"),
        (dict(observe=3), "observe must be names of observables, got 3"),
        (dict(observe=lambda t, I, p, R, W: 0.0), "must be a name or a @polhode.kernel function"),
        (dict(observe="energy", torque=ph.torques.damping(0.1)), "the total energy needs a potential"),
        (dict(callback=lambda t, y: True), "argument 'y'.*a callback is called by name with t, R, omega"),
        (dict(callback=lambda t, x: True), "has no position: give position or velocity"),
        (dict(callback=3), "a callback must be a function, got 3"),
        (dict(t_stop=1.0), "rk4 has no option 't_stop'"),
        (dict(method="mr2", axis="123"), "mr2 has no option 'axis'. Did you mean 'axes'"),
        (dict(method="mr2", axes="124"), "mr2: axes must be one of"),
    ],
    ids=lambda x: "-".join(x) if isinstance(x, dict) else "",
)
def test_bad_arguments_are_refused(change, message):
    with pytest.raises(ph.InvalidInput, match=message):
        quick(**change)


def test_methods_refuse_what_they_cannot_do_and_name_those_that_can():
    with pytest.raises(
        ph.Unsupported, match=r"quat_em accepts a potential at most, but damping.*Methods that can: .*nmb"
    ):
        quick(torque=ph.torques.damping(0.1), method="quat_em")
    with pytest.raises(ph.Unsupported, match="energy_correction cannot be used with nmb; use it with one of: "):
        quick(method="nmb", energy_correction=True)


def test_leading_axes_must_agree():
    with pytest.raises(ph.InvalidInput, match="leading axes disagree: inertia has 2, attitude has 4, omega has 3"):
        ph.simulate(np.ones((2, 3)), omega=np.ones((3, 3)), attitude=np.stack([np.eye(3)] * 4), t_end=1, dt=0.1)
    with pytest.raises(ph.InvalidInput, match="inertia has 1, momentum has 2"):
        ph.simulate(np.ones((1, 3)), momentum=np.ones((2, 3)), t_end=1, dt=0.1)


@pytest.mark.parametrize("which", ["inertia", "omega", "momentum", "attitude"])
def test_a_leading_axis_on_anything_makes_a_batch(which):
    given = dict(omega=[1.0, 2.0, 3.0])
    if which == "momentum":
        given = dict(momentum=np.ones((2, 3)))
    elif which != "inertia":
        given[which] = np.stack([given.get(which, np.eye(3))] * 2)
    body = np.array([[1.0, 1.5, 1.8]] * 2) if which == "inertia" else BODY
    run = ph.simulate(body, TOP, **given, t_end=0.1, dt=0.05, engine="python")
    assert run.R.shape == (2, 3, 3, 3) and run.omega.shape == (2, 3, 3) and run.energy.shape == (2, 3)
    assert run.quaternion.shape == (2, 3, 4) and run.valid.shape == (2, 3) and run.t.shape == (3,)
    assert np.array_equal(run.R[0], run.R[1])


def test_attitude_as_a_scipy_rotation_or_a_matrix_of_few_digits():
    r = Rotation.from_rotvec([0.3, -0.8, 0.5])
    exact = quick(attitude=r.as_matrix())
    assert np.array_equal(quick(attitude=r).R, exact.R)
    rough = quick(attitude=r.as_matrix().astype(np.float32))
    assert rough.orthogonality.max() < 1e-10 and np.abs(rough.R - exact.R).max() < 1e-6
    assert quick(attitude=Rotation.random(3, random_state=0)).R.shape[0] == 3


def test_body_may_be_given_as_moments_or_tensor():
    assert np.array_equal(
        ph.simulate([1.0, 1.5, 1.8], TOP, engine="python", **START).R,
        ph.simulate(BODY, TOP, engine="python", **START).R,
    )
    assert ph.simulate(np.eye(3), engine="python", **START).body.moments.tolist() == [1, 1, 1]


# --- samples ---------------------------------------------------------------------------------------------


@COMPILED
def test_samples_are_those_of_the_full_run(engine):
    full = quick(engine=engine)
    assert full.t == pytest.approx(np.arange(21) * 0.01, abs=1e-15) and len(full) == 21
    for every, index in (
        (3, [0, 3, 6, 9, 12, 15, 18, 20]),
        (20, [0, 20]),
        (100, [0, 20]),
        (0, [0, 20]),
        (7, [0, 7, 14, 20]),
    ):
        some = quick(engine=engine, every=every)
        assert some.index.tolist() == index and np.array_equal(some.R, full.R[index])
        assert np.array_equal(some.omega, full.omega[index]) and some.steps == 20
    wanted = quick(engine=engine, t_eval=[0.05, 0.11, 0.12])
    assert wanted.index.tolist() == [5, 11, 12] and np.array_equal(wanted.R, full.R[[5, 11, 12]])
    assert wanted.steps == 20 and np.array_equal(wanted.final, full.final)
    assert quick(engine=engine, t_eval=0.2).index.tolist() == [20]
    assert quick(engine=engine, t_eval=[0.0, 0.2]).index.tolist() == [0, 20]


def test_many_chunks_make_the_same_samples(monkeypatch):
    """Compiled loops run in chunks; the boundaries must not change the result."""
    from polhode.run.driver import BlockLength

    options = [dict(every=1), dict(every=3), dict(every=0), dict(t_eval=[0.05, 0.11])]
    whole = [quick(**o, observe=("energy",)) for o in options]
    begin = BlockLength.__init__

    def small(self, *args, **kw):
        begin(self, *args, **kw)
        self.steps = 2

    monkeypatch.setattr(BlockLength, "__init__", small)
    monkeypatch.setattr("time.perf_counter", functools.partial(next, iter(range(10**6))))
    for o, expected in zip(options, whole, strict=True):
        cut = quick(**o, observe=("energy",))
        assert np.array_equal(cut.index, expected.index) and np.array_equal(cut.R, expected.R)
        assert cut.observed == expected.observed and cut.stats[:4] == expected.stats[:4]


def test_times_far_from_zero():
    seen = []
    run = quick(torque=lambda t, R: seen.append(t) or [0, 0, 0], t_start=1e6, t_end=1e6 + 0.2)
    assert run.t[0] == 1e6 and run.t[-1] == pytest.approx(1e6 + 0.2, abs=1e-9)
    assert min(seen) == 1e6 and max(seen) == pytest.approx(1e6 + 0.2, abs=1e-9)


def test_derived_quantities():
    J = np.array([[5, 0.3, 0.1], [0.3, 4, 0.2], [0.1, 0.2, 3.0]])
    for omega in ([1, 2, 3], [[1, 2, 3], [3, 2, 1.0]]):
        run = ph.simulate(J, TOP, omega=omega, t_end=0.5, dt=0.1, engine="python")
        apply = functools.partial(np.einsum, "...ij,...j->...i")
        assert run.momentum_body == pytest.approx(run.omega @ J) and run.omega_space == pytest.approx(
            apply(run.R, run.omega)
        )
        assert run.momentum == pytest.approx(apply(run.R, run.omega @ J))
        assert run.kinetic_energy == pytest.approx(0.5 * (run.omega * (run.omega @ J)).sum(-1))
        assert run.energy == pytest.approx(run.kinetic_energy + 2 * run.R[..., 2, 2])
        assert run.orthogonality.max() < 1e-14 and run.orthogonality.shape == run.energy.shape
        if run.R.ndim == 3:
            assert run.rotation.as_matrix() == pytest.approx(run.R, abs=1e-14)


def test_energy_without_a_potential_is_refused_with_what_to_use():
    run = quick(torque=ph.torques.damping(0.1))
    with pytest.raises(ph.InvalidInput, match="damping has no potential energy; use kinetic_energy"):
        _ = run.energy


def test_quaternions_are_scalar_first_and_never_jump():
    run = ph.simulate(BODY, omega=[20.0, 0.1, 30.0], t_end=2, dt=0.02, method="mr2", engine="python")
    q = run.quaternion
    assert (np.einsum("ni,ni->n", q[1:], q[:-1]) > 0.5).all()
    assert q.min() < -0.5 < 0.5 < q.max()  # many turns were made
    assert np.linalg.norm(q, axis=-1) == pytest.approx(1, abs=1e-13)
    turned = Rotation.from_quat(q, scalar_first=True).as_matrix()
    assert turned == pytest.approx(run.R, abs=1e-13)
    many = ph.simulate(
        BODY, omega=[[20.0, 0.1, 30.0], [-30, 1, 2]], t_end=2, dt=0.02, method="mr2", engine="python"
    ).quaternion
    assert np.array_equal(many[0], q) and (np.einsum("bni,bni->bn", many[:, 1:], many[:, :-1]) > 0).all()


# --- callback, observers, progress --------------------------------------------------------------------------


@COMPILED
def test_callback_sees_every_sample_and_can_stop(engine):
    full = quick(engine=engine)
    seen = []
    run = quick(engine=engine, callback=lambda omega, t, R: seen.append((t, R, omega)))
    assert [t for t, _, _ in seen] == full.t[1:].tolist() and run.outcome is ph.Outcome.DONE
    assert all(
        np.array_equal(R, full.R[k + 1]) and np.array_equal(w, full.omega[k + 1]) for k, (_, R, w) in enumerate(seen)
    )
    stopped = quick(engine=engine, callback=lambda t: t > 0.065)
    assert stopped.outcome is ph.Outcome.STOPPED and stopped.steps == 7 and np.array_equal(stopped.R, full.R[:8])
    assert np.array_equal(stopped.extend(0.2).R, full.R)
    times = []
    quick(engine=engine, t_eval=[0.05, 0.1], callback=lambda t: times.append(t))
    assert times == pytest.approx([0.05, 0.1])


def test_callback_of_a_batch_sees_all_bodies():
    shapes = []
    quick(omega=np.ones((4, 3)), every=10, callback=lambda t, R, omega: shapes.append((R.shape, omega.shape)))
    assert shapes == [((4, 3, 3), (4, 3))] * 2


def test_an_exception_in_the_callback_surfaces_with_the_trajectory():
    def callback(t):
        if t > 0.05:
            raise LookupError("mine")

    with pytest.raises(LookupError, match="mine") as e:
        quick(callback=callback)
    assert e.value.trajectory.steps == 6 and "in the callback at t = 0.06, step 6 of 20" in e.value.__notes__[0]


@ph.kernel
def tip(t, I, p, R, W):
    return R.e3.z * t


@pytest.mark.parametrize("batch", [False, True])
@pytest.mark.parametrize("engine", ["python", "numba", pytest.param("jax", marks=pytest.mark.soak)])
def test_observers_are_reductions_over_every_step(engine, batch):
    omega = [[0.3, -1.0, 2.0], [3.0, 1.0, -2.0]] if batch else [0.3, -1.0, 2.0]
    names = ("energy", "momentum_z", tip)
    full = quick(engine=engine, omega=omega)
    run = quick(engine=engine, omega=omega, every=0, observe=names)
    direct = {"energy": full.energy, "momentum_z": full.momentum[..., 2], "tip": full.R[..., 2, 2] * full.t}
    assert list(run.observed) == list(direct)
    for name, x in direct.items():
        found = run.observed[name]
        assert found.min == pytest.approx(x.min(-1), rel=1e-12, abs=1e-13), name
        assert found.max == pytest.approx(x.max(-1), rel=1e-12, abs=1e-13), name
        assert found.mean == pytest.approx(x.mean(-1), rel=1e-12, abs=1e-13), name
        assert found.last == pytest.approx(x[..., -1], rel=1e-12, abs=1e-13), name
    assert np.array_equal(run.R, full.R[..., [0, -1], :, :])  # watching changes nothing


def test_all_observables_by_name():
    run = quick(
        observe=("kinetic_energy", "momentum_norm", "momentum_x", "momentum_y", "momentum_z", "speed", "orthogonality")
    )
    direct = [run.kinetic_energy, np.linalg.norm(run.momentum_body, axis=-1), *run.momentum.T]
    direct += [np.linalg.norm(run.omega, axis=-1), run.orthogonality]
    for found, x in zip(run.observed.values(), direct, strict=True):
        assert found.last == pytest.approx(x[-1], rel=1e-12) and found.max == pytest.approx(x.max(), rel=1e-12)


def test_the_mean_of_a_long_run_is_compensated():
    n = 20_000
    run = ph.simulate(BODY, omega=[1e-3, 0, 0], t_end=n * 0.01, dt=0.01, every=0, observe="speed", method="mr2")
    assert run.observed["speed"].mean == pytest.approx(1e-3, rel=1e-15)


def test_progress_goes_to_standard_error(capsys):
    quick(progress=True)
    out = capsys.readouterr()
    assert "simulating" in out.err and "20/20" in out.err and out.out == ""
    quick(progress=False)
    assert capsys.readouterr().err == ""


def test_progress_in_a_notebook_is_one_output_that_is_updated():
    """In a real kernel, without ipywidgets; chunks of a Python torque update the bar often."""
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    code = """
import sys, time
sys.modules["ipywidgets"] = None
import polhode as ph
def torque(t, R):
    time.sleep(0.002)
    return [0.0, 0.0, 0.1]
run = ph.simulate([1, 2, 3], torque, omega=[1, 0, 0], t_end=1, dt=0.01, method="strang", engine="python", progress=True,
                  callback=lambda t: None)
"""
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
    client = nbclient.NotebookClient(book, timeout=120, kernel_name="python3")
    updates = []
    process = client.process_message
    client.process_message = lambda msg, cell, index: (updates.append(msg["msg_type"]), process(msg, cell, index))[1]
    client.execute()
    (output,) = book.cells[0].outputs
    assert "100/100" in output["data"]["text/plain"] and "simulating" in output["data"]["text/plain"]
    assert updates.count("display_data") == 1 and updates.count("update_display_data") >= 2


# --- batches ---------------------------------------------------------------------------------------------


@functools.cache
def crowd(n=100):
    rng = np.random.default_rng(7)
    I = rng.uniform(1, 1.9, size=(n, 3))
    W = rng.normal(size=(n, 3)) * rng.choice([0.1, 1, 20], size=(n, 1))
    return I, W, Rotation.random(n, random_state=3).as_matrix(), rng.uniform(1, 3, n)


@EVERY_KIND
def test_a_body_moves_as_it_would_in_any_other_batch(method):
    """Bit for bit: size of the batch, position in it and neighbours do not matter."""
    I, W, R, mgl = crowd()

    def run(k):
        torque = top(method, mgl[k])
        return ph.simulate(
            I[k], torque, omega=W[k], attitude=R[k], t_end=0.1, dt=0.01, method=method, on_failure="stop"
        )

    whole = run(slice(None))
    for n in (1, 2, 15, 16, 17):
        part = run(slice(0, n))
        assert np.array_equal(part.R, whole.R[:n], equal_nan=True), n
        assert np.array_equal(part.omega, whole.omega[:n], equal_nan=True), n
    mixed = np.random.default_rng(1).permutation(100)[:20]
    assert np.array_equal(run(mixed).R, whole.R[mixed], equal_nan=True)
    assert (whole.failed < 0).sum() > 80
    alone = run(5)  # other machine code for the same formulas, so it agrees to rounding
    assert np.abs(alone.R - whole.R[5]).max() < 1e-14


def test_batches_on_several_threads_are_the_same(monkeypatch):
    I, W, R, mgl = crowd()
    runs = []
    for threads in ("1", "3"):
        monkeypatch.setenv("POLHODE_THREADS", threads)
        runs.append(ph.simulate(I, ph.torques.heavy_top(mgl), omega=W, attitude=R, t_end=0.1, dt=0.01, method="rk4"))
    assert np.array_equal(runs[0].R, runs[1].R)


def test_a_kernel_torque_that_branches_runs_on_one_body_after_another():
    @ph.kernel
    def bang_bang(R):
        if R.e3.x > 0.0:
            return Vec3(1.0, 0.0, 0.0)
        return Vec3(-1.0, 0.0, 0.0)

    W = np.random.default_rng(0).normal(size=(5, 3))
    with pytest.warns(RuntimeWarning, match="cannot run on SIMD packs.*Use polhode.math.where instead of if"):
        many = ph.simulate(BODY, bang_bang, omega=W, t_end=0.2, dt=0.01, method="nmb")
    for k in range(5):
        assert np.array_equal(ph.simulate(BODY, bang_bang, omega=W[k], t_end=0.2, dt=0.01, method="nmb").R, many.R[k])


@COMPILED
def test_plain_python_torques_in_batches(engine):
    torque = lambda t, R: [t * R[0, 0], R[1, 2], 0.3]  # noqa: E731
    W = np.random.default_rng(0).normal(size=(3, 3))
    many = quick(torque=torque, omega=W, engine=engine)
    for k in range(3):
        one = quick(torque=torque, omega=W[k], engine=engine)
        assert many.R[k] == pytest.approx(one.R, abs=1e-14)
    assert many.stats.torque_calls == 3 * one.stats.torque_calls


FORK = """
import os, signal
import numpy as np
import polhode as ph
W = np.random.default_rng(0).normal(size=(100, 3))
run = lambda: ph.simulate([1.0, 1.5, 1.8], omega=W, t_end=0.1, dt=0.01, method="rk4").R
expected = run()
child = os.fork()
if child == 0:
    signal.alarm(60)
    os._exit(0 if np.array_equal(run(), expected) else 1)
assert os.waitpid(child, 0)[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_batches_run_in_a_forked_process():
    """Threads do not survive a fork."""
    subprocess.run([sys.executable, "-c", FORK], check=True, env={**os.environ, "POLHODE_THREADS": "2"})


# --- extending, files ----------------------------------------------------------------------------------------


def same(a, b):
    assert np.array_equal(a.index, b.index) and np.array_equal(a.states, b.states) and np.array_equal(a.final, b.final)
    assert np.array_equal(a.R, b.R, equal_nan=True) and np.array_equal(a.watched, b.watched)
    assert a.stats[:4] == b.stats[:4] and a.outcome is b.outcome and a.options == b.options and a.method == b.method


@EVERY_WAY
def test_extended_and_saved_runs_are_as_if_they_had_never_stopped(case, tmp_path):
    method, way = case
    I, W, R, mgl = crowd()
    if way == "batch":
        body, torque = I[:17], top(method, mgl[:17])
        start = dict(omega=0.1 * W[:17], attitude=R[:17], dt=0.01, method=method)
    else:
        body, torque = I[5], top(method)
        start = dict(omega=W[0], attitude=R[0], dt=0.01, method=method, engine=way)
    whole = ph.simulate(body, torque, t_end=0.2, **start)
    half = ph.simulate(body, torque, t_end=0.12, **start)
    same(half.extend(0.15).extend(0.2), whole)
    loaded = ph.load(half.save(tmp_path / "half.npz"))
    same(loaded, half)
    same(loaded.extend(0.2), whole)


@pytest.mark.parametrize("every", [1, 3, 0])
@pytest.mark.parametrize("observe", [(), ("energy", "speed")])
@COMPILED
def test_samples_and_observers_go_on_too(every, observe, engine, tmp_path):
    whole = quick(every=every, observe=observe, engine=engine)
    half = quick(every=every, observe=observe, engine=engine, t_end=0.11)
    same(half.extend(0.2), whole)
    again = ph.load(half.save(tmp_path / "half"))
    assert again.observed == half.observed
    same(again.extend(0.2), whole)
    assert half.extend(0.2).observed == whole.observed


def test_jax_goes_on_bit_for_bit():
    whole, half = (quick(engine="jax", t_end=t, every=5) for t in (0.2, 0.1))
    same(half.extend(0.2), whole)


@EVERY_METHOD
def test_no_torque_call_is_repeated_and_all_are_counted(method):
    record = ph.methods[method]
    if record.accepts == Kind.FREE or record.needs_formula:
        return
    calls = []

    def torque(R):
        calls.append(R)
        return -2 * np.cross(R[:, 2], [0, 0, 1])

    def energy(R):
        return 2 * R[2, 2]

    mine = ph.Potential(energy, torque) if record.accepts == Kind.POTENTIAL else torque
    start = dict(omega=[0.3, -1.0, 2.0], dt=0.01, engine="python", method=method)
    calls.clear()
    whole = ph.simulate(BODY, mine, t_end=0.08, **start)
    needed = len(calls)
    assert whole.stats.torque_calls == needed
    calls.clear()
    extended = ph.simulate(BODY, mine, t_end=0.05, **start).extend(0.08)
    assert len(calls) == needed and extended.stats.torque_calls == needed
    assert np.array_equal(extended.R, whole.R)


def test_calls_are_counted_from_compiled_code_too():
    calls = []
    run = quick(torque=lambda R: calls.append(0) or [0, 0, 1], engine="numba", t_end=0.1)
    assert run.stats.torque_calls == len(calls) == 40
    run = run.extend(0.2)
    assert run.stats.torque_calls == len(calls) == 80


def test_what_cannot_be_extended_is_refused():
    run = quick()
    with pytest.raises(ph.InvalidInput, match=r"already at t = 0.2, beyond t_end = 0.1"):
        run.extend(0.1)
    with pytest.raises(ph.InvalidInput, match="does not divide"):
        run.extend(0.255)
    with pytest.raises(ph.InvalidInput, match="for runs loaded from a file"):
        run.extend(0.3, torque=TOP)
    assert run.extend(0.2) is run
    failed = quick(torque=lambda t, R: [np.nan if t > 0.1 else 0, 0, 0], on_failure="stop")
    with pytest.raises(ph.InvalidInput, match="a run that failed cannot be extended"):
        failed.extend(0.3)


def plain(t, R, p):
    return -p["mgl"] * np.cross(R[:, 2], [0, 0, 1])


def other(t, R, p):
    return -p["mgl"] * np.cross(R[:, 2], [0, 0, 1.001])


def test_a_loaded_run_wants_its_function_back_and_knows_it(tmp_path):
    p = {"mgl": 2.0}
    whole = quick(torque=plain, params=p, observe=tip)
    half = quick(torque=plain, params=p, t_end=0.1, observe=tip)
    loaded = ph.load(half.save(tmp_path / "run.npz"))
    assert loaded.observed == half.observed
    same(loaded, half)
    with pytest.raises(
        ph.InvalidInput, match=r"torque 'plain' was a function.*give it again, extend\(t_end, torque=f\)"
    ):
        loaded.extend(0.2, observe=tip)
    with pytest.raises(ph.InvalidInput, match="'other' is not the torque of this run"):
        loaded.extend(0.2, torque=other, params=p, observe=tip)
    with pytest.raises(ph.InvalidInput, match=r"params\['mgl'\] differs"):
        loaded.extend(0.2, torque=plain, params={"mgl": 2.1}, observe=tip)
    with pytest.raises(ph.InvalidInput, match=r"watched the function 'tip'.*extend\(t_end, observe=tip\)"):
        loaded.extend(0.2, torque=plain, params=p)
    same(loaded.extend(0.2, torque=plain, params=p, observe=tip), whole)
    # it may be defined anywhere, and saving again loses nothing
    space = {"__name__": "elsewhere"}
    exec("import numpy as np\ndef plain(t, R, p):\n    return -p['mgl'] * np.cross(R[:, 2], [0, 0, 1])", space)
    twice = ph.load(loaded.save(tmp_path / "again.npz"))
    same(twice.extend(0.2, torque=space["plain"], params=p, observe=tip), whole)


def test_a_saved_potential_is_known_again(tmp_path):
    def make(k):
        return ph.Potential(lambda R, p: p * R[2, 2], lambda R, p: -p * np.cross(R[:, 2], [0, 0, 1]), params=k)

    half = quick(torque=make(2.0), t_end=0.1)
    loaded = ph.load(half.save(tmp_path / "run.npz"))
    with pytest.raises(ph.InvalidInput, match="not the torque of this run"):
        loaded.extend(0.2, torque=make(3.0))
    same(loaded.extend(0.2, torque=make(2.0)), quick(torque=make(2.0)))


@pytest.mark.parametrize("suffix", [".npz", "", ".run"])
def test_files_are_written_where_asked_and_hold_no_code(tmp_path, suffix):
    path = quick(every=5).save(tmp_path / f"top{suffix}")
    assert os.listdir(tmp_path) == [f"top{suffix}"] and path == tmp_path / f"top{suffix}"
    with np.load(path, allow_pickle=False) as f:
        meta = json.loads(str(f["meta"]))
        assert f["R"].shape == (5, 3, 3) and f["t"][-1] == pytest.approx(0.2)
    assert meta["torque"] == {"model": "heavy_top", "mgl": 2.0, "axis": [0, 0, 1], "up": [0, 0, 1]}
    assert meta["format"] == 1 and "R maps body to space" in meta["conventions"]


def test_everything_about_the_body_is_saved(tmp_path):
    body = ph.Body([[5, 0.3, 0], [0.3, 4, 0], [0, 0, 10]], mass=np.float32(2), name="impossible", physical=False)
    run = ph.load(ph.simulate(body, omega=[1, 2, 3], t_end=0.1, dt=0.1, engine="python").save(tmp_path / "b"))
    assert np.array_equal(run.body.inertia, body.inertia)
    assert (run.body.mass, run.body.name, run.body.physical) == (2.0, "impossible", False)


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "run.npz"
    quick().save(path)
    before = path.read_bytes()

    def full(f, **arrays):
        f.write(b"x" * 100)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez", full)
    with pytest.raises(ph.PolhodeError, match=r"run\.npz cannot be written: No space"):
        quick(t_end=0.1).save(path)
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["run.npz"]
    with pytest.raises(FileNotFoundError):
        quick().save(tmp_path / "missing" / "run.npz")


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"PK\x03\x04", b"\x93NUMPY\x01\x00garbage", None, "npy", "npz", "old"]
)
def test_what_is_no_trajectory_is_refused(tmp_path, content):
    path = tmp_path / "x.npz"
    if content is None:
        path.mkdir()
    elif content == "npy":
        with open(path, "wb") as f:
            np.save(f, np.arange(3))
    elif content == "npz":
        np.savez(path, a=np.arange(3))
    elif content == "old":
        np.savez(
            path,
            meta=np.array('{"format": 99}'),
            **{k: np.arange(3) for k in ("index", "states", "final", "failed", "watched", "inertia")},
        )
    else:
        path.write_bytes(content)
    with pytest.raises(
        ph.PolhodeError,
        match="has format 99; this version reads 1" if content == "old" else "not a trajectory|damaged|not a run store",
    ):
        ph.load(path)


def test_a_missing_file_is_missing(tmp_path):
    with pytest.raises(FileNotFoundError):
        ph.load(tmp_path / "nothing.npz")


def test_a_damaged_file_is_refused_or_harmless(tmp_path):
    """Change bytes everywhere in the file: either it is refused, or the change has no effect."""
    run = quick(t_end=0.05, observe="energy")
    path = run.save(tmp_path / "run.npz")
    good = path.read_bytes()
    refused = 0
    for k in range(0, len(good), 97):
        path.write_bytes(good[:k] + bytes([good[k] ^ 0xFF]) + good[k + 1 :])
        try:
            again = ph.load(path)
        except ph.PolhodeError:
            refused += 1
        else:
            same(again, run)
    assert refused > 20
    path.write_bytes(good[: len(good) // 2])
    with pytest.raises(ph.PolhodeError):
        ph.load(path)


@pytest.mark.parametrize(
    "change",
    [{"method": "nothing"}, {"torque": {"model": "magic"}}, {"outcome": "GREAT"}, {"stats": {}}, {"torque": {}},
     {"dt": "x"}, {"method": "nms"}, {"body": {"colour": 3}}, {"options": {"x": 1}}, {"batch": None, "observe": 3}],
    ids=str,
)  # fmt: skip
def test_a_file_that_makes_no_sense_is_refused(tmp_path, change):
    path = quick(t_end=0.05).save(tmp_path / "run.npz")
    with np.load(path) as f:
        arrays = dict(f)
    arrays["meta"] = np.array(json.dumps(json.loads(str(arrays["meta"])) | change))
    np.savez(path, **arrays)
    with pytest.raises(ph.PolhodeError):
        ph.load(path)


def test_a_file_is_a_plain_zip(tmp_path):
    assert zipfile.is_zipfile(quick().save(tmp_path / "x"))


# --- failures ------------------------------------------------------------------------------------------------


def failing(t, R):
    if t > 0.105:
        raise ZeroDivisionError("mine")
    return [0, 0, 1]


@COMPILED
def test_an_exception_in_the_torque_surfaces_as_itself(engine):
    """It has time, step and the trajectory so far."""
    with pytest.raises(ZeroDivisionError, match="mine") as e:
        quick(torque=failing, engine=engine, method="mr2")
    (note,) = e.value.__notes__
    assert "in failing at t = 0.11, step 10 of 20" in note and "`trajectory`" in note
    so_far = e.value.trajectory
    good = quick(torque=lambda t, R: [0, 0, 1], engine=engine, method="mr2")
    assert so_far.steps == 10 and np.array_equal(so_far.R, good.R[:11]) and so_far.valid.all()
    assert so_far.outcome is ph.Outcome.TORQUE_FAILED and "failing" in str(e.traceback[-1])
    stopped = quick(torque=failing, engine=engine, method="mr2", on_failure="stop")
    assert stopped.outcome is ph.Outcome.TORQUE_FAILED and np.array_equal(stopped.R, so_far.R)


@COMPILED
def test_an_exception_in_the_torque_at_the_start(engine):
    with pytest.raises(ZeroDivisionError, match="mine") as e:
        quick(torque=failing, engine=engine, method="mr2", t_start=1.0, t_end=1.2)
    assert "in failing at the start, t = 1, before the first step" in e.value.__notes__[0]


@COMPILED
def test_an_exception_in_the_torque_of_a_batch_keeps_what_all_bodies_have(engine):
    torque = functools.partial(lambda limit, t, R: failing(t if R[0, 2] > limit else 0.0, R), 0.05)
    with pytest.raises(ZeroDivisionError) as e:
        quick(torque=torque, engine=engine, omega=[[0, 0, 1.0], [0, 3.0, 0], [0, 0, 2.0]], t_end=0.4)
    so_far = e.value.trajectory
    assert so_far.valid.all() and np.isfinite(so_far.R).all() and so_far.outcome is ph.Outcome.TORQUE_FAILED
    assert "at t = " in e.value.__notes__[0]


@ph.kernel
def refuses_late_times(t, R, p):
    if t > p:
        raise KeyError("mine")
    return Vec3(0.0, 0.0, R.e1.x)


SPINS = ([0.1, 0.0, 1.0], [[0.1, 0.0, 1.0], [0.0, 3.0, 0.1], [0.0, 0.3, 2.0]])


@pytest.mark.filterwarnings("ignore:.*cannot run on SIMD packs:RuntimeWarning")
@pytest.mark.parametrize("omega", SPINS, ids=["one body", "batch"])
@COMPILED
def test_an_exception_in_a_kernel_torque_ends_a_run_as_in_a_python_torque(engine, omega):
    """The steps before it are valid, and on_failure decides between the exception and the partial result."""
    given = {"torque": refuses_late_times, "engine": engine, "method": "mr2", "omega": omega, "every": 3}
    given["observe"] = "kinetic_energy"
    good = quick(**given, params=9.0)
    with pytest.raises(KeyError, match="mine") as e:
        quick(**given, params=0.105)
    so_far = e.value.trajectory
    assert "in refuses_late_times at t = 0.1" in e.value.__notes__[0]
    assert so_far.outcome is ph.Outcome.TORQUE_FAILED and so_far.steps == 10 and so_far.valid.all()
    assert so_far.index.tolist() == [0, 3, 6, 9] and np.array_equal(so_far.R, good.R[..., :4, :, :])
    stopped = quick(**given, params=0.105, on_failure="stop")
    assert stopped.outcome is ph.Outcome.TORQUE_FAILED and np.array_equal(stopped.R, so_far.R)
    ten = quick(**given, params=9.0, t_end=0.1)
    assert np.array_equal(stopped.final, ten.final) and stopped.stats.torque_calls == ten.stats.torque_calls
    assert np.array_equal(stopped.watched, ten.watched)


def test_an_exception_in_a_kernel_torque_after_many_blocks():
    """Bodies that ran ahead in the block of the exception, and states copied long before, return to the same step."""
    given = {"omega": SPINS[1], "method": "mr2", "dt": 1e-3, "every": 700, "engine": "numba"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        calls = []
        stopped = quick(
            torque=refuses_late_times, params=5.0005, t_end=9.1, on_failure="stop", **given,
            callback=lambda t: calls.append(t),
        )  # fmt: skip
        good = quick(torque=refuses_late_times, params=9.0, t_end=5.0, **given)
    assert stopped.steps == 5000 and len(calls) == 7
    assert np.array_equal(stopped.final, good.final) and np.array_equal(stopped.R, good.R[:, :-1])


def test_an_exception_in_a_kernel_torque_with_control():
    given = {"torque": refuses_late_times, "control": "error", "dt": 0.01, "t_end": 2.0}
    stopped = quick(**given, params=1.0, on_failure="stop")
    good = quick(**given, params=9.0)
    assert stopped.outcome is ph.Outcome.TORQUE_FAILED and 0.1 < stopped.t[-1] <= 1.0
    assert np.array_equal(stopped.R, good.R[: len(stopped)])
    with pytest.raises(KeyError) as e:
        quick(**given, params=1.0)
    assert f"at t = {stopped.t[-1]:g}" in e.value.__notes__[0]


def test_a_kernel_torque_that_does_not_compile_says_what_to_do():
    @ph.kernel
    def text(t, R):
        return Vec3(R.e1.x, R.e1.x, json.loads("1.0"))

    with pytest.raises(ph.KernelError, match=r"text does not compile(?s:.*)engine='python'(?s:.*)drop @polhode.kernel"):
        quick(torque=text, engine="numba")
    assert quick(torque=text).outcome is ph.Outcome.DONE


def test_a_numpy_torque_in_jax_says_what_to_do():
    with pytest.raises(ph.PolhodeError, match=r"<lambda> cannot run with engine='jax'.*jax.numpy"):
        quick(torque=lambda t, R: np.cross(R[:, 2], [0, 0, 1.0]), engine="jax")


@pytest.mark.parametrize(
    "answer", [None, 1.0, [1, 2], np.ones(4), np.ones((3, 1)), "abc", [1, 2, "x"], np.ones((3, 3))]
)
@COMPILED
def test_a_torque_of_the_wrong_shape_is_refused(answer, engine):
    with pytest.raises(ph.InvalidInput, match="must return three numbers, the components of the torque; it returned"):
        quick(torque=lambda t, R: answer if t > 0.05 else [0, 0, 0], engine=engine)


@COMPILED
@pytest.mark.parametrize("bad", [np.nan, np.inf, 1e308])
def test_a_torque_that_is_not_finite(bad, engine):
    with pytest.raises(
        ph.SimulationFailed, match=r"rk4 failed at step 10 of 20, t = 0.1: the state is no longer finite"
    ) as e:
        quick(torque=lambda t, R: [bad if t > 0.101 else 0, 0, 0], engine=engine)
    so_far = e.value.trajectory
    assert so_far.steps == 10 and len(so_far) == 11 and np.isfinite(so_far.R).all() and so_far.valid.all()
    assert so_far.outcome is ph.Outcome.NOT_FINITE
    with pytest.raises(ph.InvalidInput, match="gives NaN or infinity at the start"):
        quick(torque=lambda t, R: [bad * 1e10, 0, 0], method="mr2", engine=engine)


@ph.kernel
def fragile(t, R, p):
    """Returns NaN in one component, after some time, for bodies with negative p."""
    return Vec3(sqrt(where(t > 0.105, p, 1.0)) + 0.0 * R.e1.x, 0.0 * R.e1.x, 0.0 * R.e1.x)


FAILING = list(product(("python", "numba", "jax"), ("mr2", "nmb", "rk4"), ("0.11", "0.2")))
TRACED = {"-".join(case) for case in FAILING if case[0] == "jax" and case != ("jax", "mr2", "0.2")}
TRACED |= {"-".join(case) for case in FAILING if case[0] == "numba" and case[1] != "nmb"}


@pytest.mark.parametrize("case", full_dose(FAILING, TRACED, "-".join))
def test_a_failing_member_of_a_batch_harms_no_other(case):
    engine, method, t_end = case[0], case[1], float(case[2])
    W = np.random.default_rng(0).normal(size=(20, 3))
    p = np.ones(20)
    start = dict(omega=W, dt=0.01, engine=engine, method=method, torque=fragile, observe="speed", frame="body")
    healthy = quick(params=p, t_end=t_end, **start)
    p = p.copy()
    p[[3, 17]] = -1.0
    with pytest.raises(
        ph.SimulationFailed, match=rf"{method} failed at step (9|10) of .*, body 3: the state is no longer"
    ):
        quick(params=p, t_end=t_end, **start)
    run = quick(params=p, t_end=t_end, on_failure="stop", **start)
    others = np.setdiff1d(np.arange(20), [3, 17])
    assert np.array_equal(run.R[others], healthy.R[others]) and run.valid[others].all()
    assert [o.name for o in run.outcomes] == ["NOT_FINITE" if k in (3, 17) else "DONE" for k in range(20)]
    for k in (3, 17):
        last = int(run.failed[k])
        assert last in (9, 10) and run.valid[k].tolist() == (run.index <= last).tolist()
        assert np.isnan(run.R[k][~run.valid[k]]).all() and np.isnan(run.omega[k][~run.valid[k]]).all()
        assert np.array_equal(run.R[k, : last + 1], healthy.R[k, : last + 1])
        assert all(np.isnan(x[k]) for x in run.observed["speed"])
    assert run.observed["speed"].mean[others] == pytest.approx(healthy.observed["speed"].mean[others], rel=1e-15)
    assert math.isfinite(run.stats.worst_residual)


def test_a_batch_in_which_all_fail_ends():
    with pytest.raises(ph.SimulationFailed):
        quick(torque=fragile, params=-np.ones(4), omega=np.ones((4, 3)), t_end=1e7, dt=0.01, every=0, engine="numba")


@EVERY_WAY
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # too long on purpose
def test_absurd_steps_give_a_failure_or_a_rotation(case):
    """They never give nonsense that is marked as good."""
    method, way = case
    batch, engine = way == "batch", "python" if way == "python" else "numba"
    I, W, R, mgl = crowd()
    k = slice(0, 17) if batch else 5
    torque = top(method, 1e3 * mgl[k])
    for dt in (1.0, 1e3, 1e8):
        run = ph.simulate(
            I[k], torque, omega=50 * W[k], attitude=R[k], t_end=20 * dt, dt=dt, method=method, on_failure="stop",
            engine=engine,
        )  # fmt: skip
        good = run.valid
        assert np.isfinite(run.R[good]).all() and np.isfinite(run.omega[good]).all()
        assert (run.orthogonality[good] < 1.1e-2).all()
        assert good.all() == (run.outcome is ph.Outcome.DONE) or not batch
        assert run.outcome is ph.Outcome.DONE or not run.outcome.good
        if not run.outcome.good:
            with pytest.raises(
                ph.SimulationFailed, match=r"make dt smaller.*attribute `trajectory`.*on_failure='stop'"
            ):
                ph.simulate(
                    I[k], torque, omega=50 * W[k], attitude=R[k], t_end=20 * dt, dt=dt, method=method, engine=engine
                )


@COMPILED
@pytest.mark.parametrize("batch", [False, True])
def test_a_method_that_leaves_the_group_is_caught(engine, batch):
    """Also if this happens between two checks."""
    omega = [[1.0, 2, 30], [0.1, 0.2, 0.3]] if batch else [1.0, 2, 30]
    run = quick(torque=None, omega=omega, t_end=10, dt=0.05, engine=engine, on_failure="stop")
    assert run.outcome is ph.Outcome.LEFT_GROUP
    assert (run.orthogonality[run.valid] <= 1e-2).all() and run.orthogonality[run.valid].max() > 5e-3
    if batch:
        assert run.valid[1].all() and not run.valid[0].all()


# --- Ctrl-C ----------------------------------------------------------------------------------------------------


@COMPILED
@pytest.mark.parametrize("every", [1, 4, 0])
@pytest.mark.parametrize("observe", [(), ("speed",)])
def test_ctrl_c_in_the_torque_returns_what_was_computed(engine, every, observe):
    class Torque:
        when = 0.105

        def __call__(self, t, R):
            if t > self.when:
                self.when = np.inf
                raise KeyboardInterrupt
            return [0, R[0, 0], 1]

    start = dict(engine=engine, method="mr2", every=every, observe=observe)
    whole = quick(torque=lambda t, R: [0, R[0, 0], 1], **start)
    with pytest.warns(RuntimeWarning, match="interrupted after 10 of 20 steps"):
        run = quick(torque=Torque(), **start)
    assert run.outcome is ph.Outcome.INTERRUPTED and run.steps == 10 and run.valid.all()
    assert np.array_equal(run.R, whole.R[whole.index <= 10])
    again = run.extend(0.2)  # it continues as if nothing had happened
    assert np.array_equal(again.R, whole.R) and again.observed == whole.observed and again.outcome is ph.Outcome.DONE
    assert np.array_equal(again.final, whole.final)


@COMPILED
def test_ctrl_c_in_the_torque_of_a_batch(engine):
    calls = []

    def torque(t, R):
        calls.append(t)
        if len(calls) == 50:
            raise KeyboardInterrupt
        return [0, R[0, 0], 1]

    start = dict(engine=engine, method="mr2", omega=np.eye(3))
    with pytest.warns(RuntimeWarning, match="interrupted"):
        run = quick(torque=torque, **start)
    assert run.outcome is ph.Outcome.INTERRUPTED and run.valid.all() and np.isfinite(run.final).all()
    whole = quick(torque=lambda t, R: [0, R[0, 0], 1], **start)
    assert np.array_equal(run.extend(0.2).R, whole.R)


def test_ctrl_c_in_the_callback():
    def callback(t):
        if t > 0.1:
            raise KeyboardInterrupt

    with pytest.warns(RuntimeWarning, match="interrupted after 11 of 20 steps"):
        run = quick(callback=callback)
    assert np.array_equal(run.extend(0.2).R, quick().R)


SCRIPT = """
import signal, sys, time, warnings
import numpy as np
import polhode as ph
warnings.simplefilter("ignore")
kind = sys.argv[1]
def slow(t, R):
    time.sleep(0.01)
    return [0.0, 0.0, 0.1]
omega = np.tile([0.3, -1.0, 2.0], (40, 1)) if kind == "batch" else [0.3, -1.0, 2.0]
torque = slow if kind == "plain" else ph.torques.heavy_top(2.0)
kw = dict(omega=omega, dt=0.01, method="rk4", every=0, observe="speed")
ph.simulate([1.0, 1.5, 1.8], torque, t_end=0.02, **kw)  # compile
print("ready", flush=True)
steps = 10**10
run = ph.simulate([1.0, 1.5, 1.8], torque, t_end=steps * 0.01, **kw)
assert run.outcome is ph.Outcome.INTERRUPTED, run
assert 0 < run.steps < steps and np.isfinite(run.final).all()
assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
if kind != "plain":
    again = ph.simulate([1.0, 1.5, 1.8], torque, t_end=run.steps * 0.01, **kw)
    assert np.array_equal(again.final, run.final) and np.array_equal(again.watched, run.watched)
else:
    done = run.extend((run.steps + 2) * 0.01)
    assert done.outcome is ph.Outcome.DONE
print("fine", run.steps, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("kind", full_dose(["single", "batch", "plain"], {"single", "plain"}))
def test_a_real_ctrl_c_ends_a_long_run(kind, tmp_path):
    """Time, state and observers agree, although the signal came while compiled code was running."""
    script = tmp_path / "run.py"
    script.write_text(textwrap.dedent(SCRIPT))
    p = subprocess.Popen([sys.executable, str(script), kind], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert p.stdout.readline() == "ready\n", p.stderr.read()
        try:
            p.wait(0.4)
        except subprocess.TimeoutExpired:
            p.send_signal(signal.SIGINT)
        out, err = p.communicate(timeout=60)
    finally:
        p.kill()
    assert out.startswith("fine") and p.returncode == 0, err


@pytest.mark.parametrize("off", [0.9e-6, 1.1e-6])
@pytest.mark.parametrize("bodies", [(), (1,), (3,)], ids=["one", "batch of one", "batch"])
def test_an_attitude_may_be_off_by_a_millionth(off, bodies):
    """This holds for each entry of R^T R: here for three of them, so that their norm is 1.7 times as large."""
    start = {"omega": np.ones((*bodies, 3)), "attitude": np.sqrt(1 + off) * np.broadcast_to(np.eye(3), (*bodies, 3, 3))}
    asked = {"dt": 0.1, "t_end": 0.2, "method": "rk4", "engine": "python"}
    if off > 1e-6:
        with pytest.raises(ph.InvalidInput, match=r"differs from 1 by 1\.1e-06"):
            ph.simulate([1, 2, 2.5], **start, **asked)
    else:
        assert np.abs(ph.simulate([1, 2, 2.5], **start, **asked).R[..., 0, :, :] - np.eye(3)).max() < 1e-15


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("theirs", [lambda *args: None, signal.SIG_IGN], ids=["handler", "ignored"])
@pytest.mark.parametrize("engine", ["numba", "python"])
def test_signal_handlers_of_others_are_left_alone(theirs, engine):
    """Under nohup, for example, SIGINT is ignored: it does not end a run, and is still ignored afterwards."""
    signal.signal(signal.SIGINT, theirs)

    def pressed(t, R):
        signal.raise_signal(signal.SIGINT)
        return [0.0, 0.0, 0.1]

    run = ph.simulate([1, 2, 2.5], pressed, omega=[0.3, -1.0, 2.0], t_end=0.1, dt=0.02, method="rk4", engine=engine)
    assert run.outcome is ph.Outcome.DONE and run.steps == 5
    assert signal.getsignal(signal.SIGINT) is theirs


# --- output ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("batch", [False, True])
def test_to_xarray(batch):
    pytest.importorskip("xarray")
    run = quick(omega=np.eye(3) if batch else [1, 2, 3])
    ds = run.to_xarray()
    lead = ("body", "time") if batch else ("time",)
    assert ds.R.dims == (*lead, "row", "column") and ds.omega.dims == (*lead, "axis") and ds.energy.dims == lead
    assert np.array_equal(ds.R, run.R) and np.array_equal(ds.time, run.t) and np.array_equal(ds.energy, run.energy)
    assert ds.omega.attrs == {"units": "rad/s", "frame": "body"} and ds.momentum.attrs["frame"] == "space"
    assert ds.attrs["method"] == "rk4" and ds.attrs["dt"] == 0.01 and "scalar first" in ds.attrs["attitude"]
    assert "energy" not in quick(torque=ph.torques.damping(0.1)).to_xarray()


@pytest.mark.parametrize("batch", [False, True])
def test_to_pandas(batch):
    pytest.importorskip("pandas")
    run = quick(omega=np.eye(3) if batch else [1, 2, 3])
    df = run.to_pandas()
    assert len(df) == (63 if batch else 21)
    row = df.loc[(1, run.t[4])] if batch else df.loc[run.t[4]]
    at = (1, 4) if batch else 4
    assert row[["omega_x", "omega_y", "omega_z"]].tolist() == run.omega[at].tolist()
    assert row[["qw", "qx", "qy", "qz"]].tolist() == run.quaternion[at].tolist()
    assert row["energy"] == run.energy[at] and row["momentum_z"] == run.momentum[at][2]


def test_repr_and_html_tell_what_matters():
    run = quick(omega=np.eye(3))
    assert (
        repr(run) == "<Trajectory 3 bodies, rk4, t = 0 ... 0.2, 20 steps of 0.01, 21 samples, 240 torque calls, done>"
    )
    html = quick()._repr_html_()
    assert html.count("<tr>") == 5 and "energy" in html and "distance from SO(3)" in html and "<script" not in html
    assert "largest relative change" in quick(omega=np.eye(3))._repr_html_()
    assert quick(t_eval=[0.1], torque=failing, on_failure="stop")._repr_html_()
    empty = quick(t_eval=[0.2], torque=failing, on_failure="stop")
    assert len(empty) == 0 and empty._repr_html_() and "torque_failed" in repr(empty)


def test_the_python_engine_is_the_meaning():
    """simulate adds nothing to the kernels: compared with steps made by hand."""
    run = quick(method="mr2")
    setup = run.setup
    R, W = mat3(np.eye(3)), Vec3(0.3, -1.0, 2.0)
    s = setup.parts.start(setup.bound.torque, setup.bound.p, setup.I, 0.01, 0.0, R, W)
    for i in range(20):
        s, _ = setup.parts.step(setup.bound.torque, setup.bound.p, setup.I, 0.01, i * 0.01, s)
    assert np.array_equal(np.array(s.R).T, run.R[-1])


def test_auto_calls_a_python_torque_of_omega_once_a_step(short_runs_in_python):
    def drag(t, R, omega):
        return -0.1 * omega

    run = ph.simulate([1, 2, 2.5], drag, omega=[1, 2, 3], t_end=1, dt=0.1, frame="body")
    assert run.method == "strang" and run.stats.torque_calls == 11
    assert ph.simulate([1, 2, 2.5], ph.torques.damping(0.1), omega=[1, 2, 3], t_end=1, dt=0.1).method == "rkn4"

"""Test the motion between samples against exact motions, runs with shorter steps, and conserved quantities."""

import warnings

import numpy as np
import pytest

import polhode as ph
from polhode.integrators.record import Kind
from polhode.kernels.values import Vec3
from polhode.math import cross
from polhode.motion.dense import kept_torque, sample_torque
from shared_code import of_every_family

pytestmark = pytest.mark.usefixtures("short_runs_in_python")

TOP = ph.Body([5.0, 5.0, 1.0])
BODY = ph.Body([1.0, 2.0, 2.5])
TILT = ph.so3.exp([0.3, 0.0, 0.0])
FAST = dict(body=TOP, torque=ph.torques.heavy_top(20.0), omega=[0, 0, 50], attitude=TILT, t_end=2)
SLOW = dict(body=TOP, torque=ph.torques.heavy_top(20.0), omega=[0.1, 0.2, 5], attitude=TILT, t_end=4)
SKEW = dict(body=BODY, torque=ph.torques.heavy_top(3.0, axis=(0.3, 0.1, 1)), omega=[1, 2, 3], t_end=4)
DAMPED = dict(body=BODY, torque=ph.torques.heavy_top(3.0) + ph.torques.damping(0.3), omega=[1, 2, 3], t_end=4)


def angle(A, B):
    return np.linalg.norm(ph.so3.log(np.swapaxes(A, -1, -2) @ B), axis=-1)


def simulate(problem, dt, method, **more):
    return ph.simulate(
        problem["body"], dt=dt, method=method, **{k: v for k, v in problem.items() if k != "body"}, **more
    )


@pytest.fixture(scope="module")
def truth():
    """Return runs with steps so short that their error is negligible."""
    return {
        id(FAST): simulate(FAST, 1 / 640, "rkn6", every=2),
        id(SLOW): simulate(SLOW, 1 / 320, "rkn6", every=4),
        id(SKEW): simulate(SKEW, 1 / 640, "rkn6", every=8),
        id(DAMPED): simulate(DAMPED, 1 / 2560, "rk4", every=32),
    }


# --- order of accuracy ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("problem", "method", "dt", "order"),
    [
        (FAST, "rkn4", 0.05, 4),  # the body turns by 2.5 radians per step
        (FAST, "rkn6", 0.05, 6),
        (FAST, "strang", 0.05, 2),
        (FAST, "nmb", 0.0125, 2),
        (SLOW, "rkn4", 0.1, 4),
        (SLOW, "rkn6", 0.1, 6),
        (SKEW, "rkn4", 0.1, 4),
        (SKEW, "near864", 0.1, 4),
        (SKEW, "rkn6", 0.1, 6),
        (SKEW, "mr2", 0.05, 2),
        (DAMPED, "liemid_ea", 0.05, 2),
        (DAMPED, "rk4", 0.1, 4),
    ],
)
def test_between_samples_the_error_is_that_of_the_method(problem, method, dt, order, truth):
    fine = truth[id(problem)]
    worst = []
    for h in (dt, dt / 2):
        run = simulate(problem, h, method)
        here = run.at(fine.t)
        there = np.isin(np.rint(fine.t * 640), np.rint(run.t * 640))
        assert there.sum() >= 10 and (~there).sum() >= 10
        error = angle(here.R, fine.R)
        assert error.max() < 6 * error[there].max() + 1e-12
        momentum = np.linalg.norm(here.momentum - fine.momentum, axis=-1)
        assert momentum.max() < 6 * momentum[there].max() + 1e-12 * np.linalg.norm(fine.momentum[0])
        worst.append(error.max())
    if worst[1] > 1e-12:
        assert np.log2(worst[0] / worst[1]) > order - 0.7


def test_the_estimate_is_about_the_error_that_interpolation_adds(truth):
    """Test the estimate on samples of an accurate run that are far apart.

    The error between them comes only from interpolation.
    """
    for problem, every in ((FAST, 128), (SLOW, 64), (SKEW, 128)):
        fine = truth[id(problem)]
        run = simulate(problem, 1 / 640 if problem is not SLOW else 1 / 320, "rkn6", every=every)
        between = ~np.isin(fine.t, run.t)
        here = run.at(fine.t)
        error = angle(here.R, fine.R)
        assert error[between].max() > 1e-11  # the error is large enough to be estimated
        assert 0.3 * error.max() < here.error.max() < 300 * error.max()
        assert here.error[~between].max() == 0.0


# --- exact motions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moments", [(1.0, 2.0, 2.5), (5.0, 5.0, 1.0), (2.0, 2.0, 2.0)])
def test_a_free_body_moves_exactly(moments):
    omega = [3.0, 0.1, 20.0]
    run = ph.simulate(moments, omega=omega, attitude=TILT, t_end=10, dt=0.5)  # the body turns by 10 radians per step
    t = np.linspace(0, 10, 1001)
    here, exact = run.at(t), ph.exact.free_body(moments, omega=omega, attitude=TILT, t=t)
    assert angle(here.R, exact.R).max() < 2e-13
    assert np.abs(here.omega - exact.omega).max() < 1e-12
    size = np.linalg.norm(here.momentum, axis=1)
    assert np.abs(size / size[0] - 1).max() < 4e-15
    assert np.abs(here.energy / here.energy[0] - 1).max() < 1e-13


def test_what_is_linear_in_the_momentum_is_conserved():
    """The vertical momentum of a top is as constant as at the samples, however far apart they are."""
    run = simulate(FAST, 0.1, "rkn4")
    here = run.at(np.linspace(0, 2, 333))
    spread = np.ptp(run.momentum[:, 2])
    assert np.ptp(here.momentum[:, 2]) < 4 * spread + 1e-13
    # at a sample, R is that of the sample; between samples, R is a rotation to the rounding of 8 products of 3x3
    # matrices
    assert here.orthogonality.max() <= max(run.orthogonality.max(), 24 * np.finfo(float).eps)
    # the rounding errors of the six flows of each step add up
    assert run.orthogonality.max() < len(run) * 6 * 24 * np.finfo(float).eps


def test_the_samples_are_returned_bit_for_bit():
    run = simulate(SKEW, 0.1, "rk4")  # the attitudes of rk4 are not exactly rotations
    here = run.at(run.t)
    assert np.array_equal(here.R, run.R)
    assert np.abs(here.omega - run.omega).max() < 1e-15 * np.abs(run.omega).max()
    assert not here.error.any()
    order = np.random.default_rng(0).permutation(len(run))
    assert np.array_equal(run.at(run.t[order]).R, run.R[order])


def test_it_is_continuous_through_the_samples():
    run = simulate(FAST, 0.05, "rkn4")
    near = run.t[1:-1]
    before, after = run.at(near * (1 - 1e-15)), run.at(near * (1 + 1e-15))
    assert angle(before.R, after.R).max() < 50 * 2 * 2e-15 * 2 + 1e-13
    assert np.abs(before.momentum - after.momentum).max() < 1e-12


# --- supported runs ----------------------------------------------------------------------------------------


def test_a_batch_is_each_body_alone():
    omega = np.array([[1, 2, 3], [0.1, 0.0, 5], [2, 0, 0.5], [1, 1, 1]])
    mgl = np.array([1.0, 2.0, 3.0, 4.0])
    t = np.linspace(0, 1, 37)
    many = ph.simulate(BODY, ph.torques.heavy_top(mgl), omega=omega, t_end=1, dt=0.05, engine="python").at(t)
    assert many.R.shape == (4, 37, 3, 3) and many.error.shape == many.energy.shape == (4, 37)
    for j in range(4):
        one = ph.simulate(BODY, ph.torques.heavy_top(mgl[j]), omega=omega[j], t_end=1, dt=0.05, engine="python").at(t)
        assert np.abs(many.R[j] - one.R).max() < 1e-14
        assert np.abs(many.energy[j] - one.energy).max() < 1e-13


def test_axes_that_are_not_principal():
    Q = ph.so3.exp([0.4, -0.2, 0.7])
    J = Q @ np.diag([1.0, 2.0, 2.5]) @ Q.T
    turned = ph.simulate(
        J, ph.torques.heavy_top(3.0, axis=Q @ [0, 0, 1]), omega=Q @ [1, 2, 3], attitude=Q.T, t_end=1, dt=0.05
    )
    plain = ph.simulate(BODY, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=1, dt=0.05)
    t = np.linspace(0, 1, 41)
    assert angle(turned.at(t).R @ Q, plain.at(t).R).max() < 1e-13
    assert np.abs(turned.at(t).energy - plain.at(t).energy).max() < 1e-12


def test_no_python_torque_is_called_again():
    def torque(t, R):
        return -3.0 * np.cross(R[:, 2], [0, 0, 1])

    for method in ("rkn4", "rkn6"):  # rkn4 stores the torque at its samples, rkn6 does not
        calls = []

        def counted(t, R, calls=calls):
            calls.append(t)
            return torque(t, R)

        run = ph.simulate(BODY, counted, omega=[1, 2, 3], t_end=2, dt=0.05, method=method, engine="python")
        made = len(calls)
        t = np.linspace(0, 2, 99)
        here = run.at(t)
        assert len(calls) == made
        formula = ph.simulate(BODY, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=2, dt=0.05, method=method).at(t)
        assert angle(here.R, formula.R).max() < 1e-9 and np.abs(here.momentum - formula.momentum).max() < 1e-6


@pytest.mark.parametrize("method", of_every_family(m for m in ph.methods if ph.methods[m].accepts >= Kind.POTENTIAL))
def test_a_torque_that_is_taken_from_the_state_is_that_of_the_sample(method):
    run = ph.simulate(
        BODY, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=0.2, dt=0.02, method=method, engine="python"
    )
    kept = kept_torque(run.setup, run.own)
    if kept is not None:
        R, W = run._principal
        T = run.setup.bound_python.torque(run.t[:, None], R, W, run.setup.bound_python.p)
        assert max(np.abs(a - b).max() for a, b in zip(kept, T, strict=True)) < 1e-13


@pytest.mark.parametrize("method", of_every_family(m for m in ph.methods if ph.methods[m].accepts >= Kind.VELOCITY))
def test_a_torque_of_the_velocity_is_that_of_the_sample(method):
    """Interpolation needs the torque at the samples.

    Methods store only a predicted torque or a part of it, so a torque with a formula is evaluated again.
    """
    run = simulate(DAMPED | {"t_end": 0.2}, 0.02, method, engine="python")
    R, W = run._principal
    found = sample_torque(run.setup, run.t[:, None], R, W, run.own)
    T = heavy_top_with_damping(R, W)
    assert max(np.abs(a - b).max() for a, b in zip(found, T, strict=True)) < 1e-13


def heavy_top_with_damping(R, W):
    """Return the torque -mgl e3 x (R^T up) - c W in the body frame, written out."""
    return Vec3(3.0 * R.e2.z - 0.3 * W.x, -3.0 * R.e1.z - 0.3 * W.y, -0.3 * W.z)


def test_samples_on_no_grid():
    run = simulate(
        SLOW,
        1 / 320,
        "rkn6",
        t_eval=np.sort(np.r_[0, np.unique(np.random.default_rng(3).integers(1, 1279, 90)), 1280]) / 320,
    )
    assert np.ptp(np.diff(run.t)) > 0.01
    fine = simulate(SLOW, 1 / 320, "rkn6")
    error = angle(run.at(fine.t).R, fine.R)
    assert error.max() < 1e-6 and error.max() < 3 * run.at(fine.t).error.max()


def test_few_samples():
    two = ph.simulate(BODY, ph.torques.heavy_top(0.1), omega=[1, 2, 3], t_end=0.1, dt=0.01, every=0)
    fine = ph.simulate(BODY, ph.torques.heavy_top(0.1), omega=[1, 2, 3], t_end=0.1, dt=0.01)
    here = two.at(fine.t)
    assert angle(here.R, fine.R).max() < here.error.max() < 1e-3
    far = ph.simulate(BODY, ph.torques.heavy_top(3.0), omega=[1, 2, 3], t_end=4, dt=0.01, every=0)
    with pytest.warns(RuntimeWarning, match="too far apart"):
        assert far.at(2.0).error[0] > 0.01


@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # the steps are too long on purpose
def test_failed_bodies_and_times_outside():
    omega = [[0, 0, 5.0], [1e3, 2e3, 3e3]]
    run = ph.simulate(BODY, ph.torques.heavy_top(3.0), omega=omega, t_end=1, dt=0.05, method="nmb", on_failure="stop")
    assert run.failed[0] == -1 and run.failed[1] >= 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        here = run.at(np.linspace(0, 1, 31))
    assert (
        np.isfinite(here.R[0]).all()
        and np.isnan(here.R[1, -1]).all()
        and np.array_equal(here.valid, ~np.isnan(here.error))
    )
    assert np.isnan(here.energy[1, -1])
    with pytest.raises(ph.InvalidInput, match="outside the samples"):
        run.at(1.1)
    with pytest.raises(ph.InvalidInput, match="NaN"):
        run.at([0.1, np.nan])
    with pytest.raises(ph.InvalidInput, match=r"trajectory\.at"):
        ph.simulate(BODY, omega=[1, 2, 3], t_end=1, dt=0.1, t_eval=[0.25])
    assert len(run.at([])) == 0 and run.at(0.5).R.shape == (2, 1, 3, 3)


def test_loaded_runs_and_engines(tmp_path):
    @ph.kernel
    def push(R):
        return cross(R.e3, Vec3(0.5, 0.0, 1.0))

    t = np.linspace(0, 1, 21)
    for method in ("rkn4", "rkn6"):
        run = ph.simulate(BODY, push, omega=[1, 2, 3], t_end=1, dt=0.05, method=method)
        there = ph.load(run.save(tmp_path / "run.npz")).at(t)
        # interpolation also works with the data in the file
        assert angle(there.R, run.at(t).R).max() < 1e-9
    assert len(repr(there)) < 120 and there.rotation.as_matrix().shape == (21, 3, 3)


@pytest.mark.parametrize("control", ["reversible", "error"])
def test_before_a_last_step_of_almost_no_length(control):
    """After 73 equal steps, the time is a rounding error before t_end.

    So the last step is very short, and the last two samples nearly coincide.
    """
    t_end = 46.50715484115145
    omega = np.array([4.9667e-4, 2.4498e-4, 3.0844e-4])
    run = ph.simulate(
        [1.0, 1.0, 1.0], omega=omega, t_end=t_end, dt=t_end / 73, control=control, method="rkn4", engine="python"
    )
    t = np.linspace(run.t[-3], t_end, 50)
    exact = ph.so3.exp(t[:, None] * omega)
    assert np.abs(run.at(t).R - exact).max() < 1e-13

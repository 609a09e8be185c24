"""Test estimation from logs: confidence intervals contain the true values, and undetermined parameters are named."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.estimation.diagnosis import outlier_test, size_test, whiteness_test
from polhode.estimation.unknowns import TorqueParameters, basis, nearest_real, second_moments, symmetric_exp

TENSOR = np.array([[1.0, 0.05, -0.1], [0.05, 1.8, 0.08], [-0.1, 0.08, 2.2]])
START = np.array([0.3, 1.0, 0.4])
NOISE = {"attitude": 2e-3, "omega": 1e-3}


def motion(times, torque=lambda t, R, w: np.zeros(3), J=TENSOR, omega=START):
    """Return R and omega at these times, by SciPy's DOP853. The torque is in the body frame."""

    def rate(t, y):
        R, w = y[:9].reshape(3, 3), y[9:]
        turn = np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])
        return np.concatenate([(R @ turn).ravel(), np.linalg.solve(J, torque(t, R, w) - np.cross(w, J @ w))])

    y0 = np.concatenate([np.eye(3).ravel(), omega])
    y = solve_ivp(rate, (times[0], times[-1]), y0, "DOP853", times, rtol=1e-10, atol=1e-12).y.T
    return y[:, :9].reshape(-1, 3, 3), y[:, 9:]


def log_of(times, R, rates, seed=0, **sensors):
    rng, n = np.random.default_rng(seed), len(times)
    out = {"t": times}
    if "attitude" in sensors:
        out["R"] = R @ ph.so3.exp(sensors["attitude"] * rng.normal(size=(n, 3)))
    if "omega" in sensors:
        out["omega"] = rates + sensors["omega"] * rng.normal(size=(n, 3))
    return out


@pytest.fixture(scope="module")
def free():
    t = np.linspace(3.0, 23.0, 81)
    return t, *motion(t)


@pytest.fixture(scope="module")
def fitted(free):
    return ph.fit(log_of(*free, **NOISE), noise=NOISE)


def pulls(f, truth):
    """Return the errors of the estimates, divided by their standard deviations."""
    return np.array([(f[name] - value) / f.std[f.names.index(name)] for name, value in truth.items()])


def entries(J):
    return {"Jxx": J[0, 0], "Jyy": J[1, 1], "Jzz": J[2, 2], "Jxy": J[0, 1], "Jxz": J[0, 2], "Jyz": J[1, 2]}


def test_a_free_body_is_known_up_to_its_scale(free, fitted):
    f = fitted
    truth = {**entries(TENSOR / np.trace(TENSOR)), **dict(zip(("omega_x", "omega_y", "omega_z"), START))}
    assert np.abs(pulls(f, truth)).max() < 3.5 and f.std[0] < 2e-3
    assert not f.scale_known and np.trace(f.inertia) == pytest.approx(1.0) and f.good
    assert [u.what.partition(":")[0] for u in f.undetermined] == ["the scale of the inertia"]
    assert np.linalg.norm(ph.so3.log(f.attitude.T @ free[1][0]) / f.std[9:12]) < 4
    assert len(f.tests) == 6 and all(0 <= q.p <= 1 for q in f.tests)
    text = str(f)
    assert "relative" in text and "Only ratios are known" in text and "attitude 0.002 rad" in text
    low, high = f.interval("Jyy")
    assert high - low == pytest.approx(2 * 1.959964 * f.std[1], rel=1e-5) and low < f["Jyy"] < high


def test_the_covariance_is_that_of_the_estimates(free):
    """The estimates scatter over the seeds as much as each fit reports. benchmarks/fit_coverage.py is the
    full study.
    """
    fits = [ph.fit(log_of(*free, seed=k, **NOISE), noise=NOISE) for k in range(8)]
    truth = {**entries(TENSOR / np.trace(TENSOR)), **dict(zip(("omega_x", "omega_y", "omega_z"), START))}
    z = np.array([pulls(f, truth) for f in fits])
    # 8 fits with 9 numbers of 8 degrees of freedom give 64 squares; their chi^2 is outside these bounds once in 10^6
    assert 0.35 < np.mean(z**2) < 2.1


def test_noise_that_is_not_stated_is_estimated(free, fitted):
    f = ph.fit(log_of(*free, **NOISE))
    assert not f.noise_given and len(f.tests) == 4
    for kind, sigma in NOISE.items():  # from 243 numbers: one standard deviation is 4.5 %
        assert abs(f.noise[kind] / sigma - 1) < 0.2
    np.testing.assert_allclose(f.values[:9], fitted.values[:9], atol=2 * fitted.std[:9].max())
    # wider than a normal distribution, because Student's distribution is used
    assert f.interval("Jxx")[1] - f["Jxx"] > 1.96 * f.std[0]


def test_a_known_torque_gives_the_scale_and_other_times_do_not_matter():
    rng = np.random.default_rng(3)
    t = np.sort(np.concatenate([[0.0, 6.0], rng.uniform(0, 6, 30)]))  # irregular sampling times
    push = np.array([0.05, 0.1, -0.08])
    R, w = motion(t, lambda t, R, w: push)
    f = ph.fit(
        log_of(t, R, w, **NOISE), ph.torques.constant(push, frame="body"), noise=NOISE, engine="python", method="mr4"
    )
    assert f.scale_known and f.integration_error < 0.05 and not f.undetermined
    assert np.abs(pulls(f, entries(TENSOR))).max() < 3.5 and f.std[0] < 0.05
    w, s = f.moments
    np.testing.assert_allclose(w, np.linalg.eigvalsh(TENSOR), atol=5 * s.max())
    again = f.simulate(engine="python")
    assert np.abs(again.omega[0] - f.omega).max() < 1e-15 and again.t[0] == 0 and again.t[-1] == 6


@pytest.fixture(scope="module")
def top():
    t = np.linspace(0, 1.5, 25)
    J, tilt = np.diag([0.5, 0.6, 0.3]), ph.so3.exp([0.5, 0, 0])
    e3 = np.array([0, 0, 1.0])

    def weight(t, R, w):
        return 2.0 * np.cross(R.T @ (tilt.T @ e3), e3)

    R, w = motion(t, weight, J, np.array([0.3, 0.1, 4.0]))
    return t, tilt @ R, w


def test_parameters_of_a_model(top):
    t, R, w = top
    how = {"params": {"mgl": 1.5}, "engine": "python", "method": "mr4", "inertia": "principal", "substeps": 2}
    f = ph.fit(log_of(t, R, w, **NOISE), ph.torques.heavy_top, noise=NOISE, **how)
    assert not f.scale_known and "together with mgl" in f.undetermined[0].what
    ratio = f.params["mgl"] / np.trace(f.inertia)
    assert abs(ratio / (2.0 / 1.4) - 1) < 5 * f.std[-1] / f["mgl"] and f.std[-1] / f["mgl"] < 0.01
    known = ph.fit(
        log_of(t, R, w, **NOISE), ph.torques.heavy_top, body=[0.5, 0.6, 0.3], noise=NOISE, **{**how, "inertia": "known"}
    )
    assert known.scale_known and known.names[-1] == "mgl" and abs(known["mgl"] - 2) < 5 * known.std[-1] < 0.05


def test_a_function_with_parameters_and_a_biased_gyro(free):
    t = np.linspace(0, 4, 41)
    R, w = motion(t, lambda t, R, w: np.array([0.3, 0.0, 0.1]) - 0.05 * w, np.diag([1, 1.8, 2.2]))
    log = log_of(t, R, w, **NOISE)
    log["omega"] = log["omega"] + [0.02, -0.01, 0.03]

    def torque(omega, p):
        return np.array([0.3, 0.0, 0.1]) - p["c"] * omega

    f = ph.fit(
        log, torque, params={"c": 0.2}, frame="body", inertia="principal", bias="omega", noise=NOISE, method="strang",
        engine="python", substeps=2,
    )  # fmt: skip
    truth = {"Jxx": 1.0, "Jyy": 1.8, "Jzz": 2.2, "c": 0.05, "bias_omega_x": 0.02, "bias_omega_z": 0.03}
    assert f.scale_known and np.abs(pulls(f, truth)).max() < 3.5 and f.good
    assert f.bias["omega"] == pytest.approx([0.02, -0.01, 0.03], abs=2e-3)


@pytest.mark.parametrize("before", [0.0, 3.0])
def test_torques_that_change_between_steps_give_the_first_guess(before):
    """The first guess was computed without these torques, and the search ended far from the motion or failed."""
    t = np.linspace(0.0, 4.0, 41) - before
    times, values = t[[0, 20, 40]], [[0, 0, 1.0], [0.5, 0, 0], [0, 0.1, 0]]
    for torque in (
        ph.torques.table(times, values, order=1, frame="body"),
        ph.torques.piecewise([times[0] - 1, times[1]], values[:2]),
    ):
        run = ph.simulate(TENSOR, torque, omega=START, t_start=t[0], t_end=t[-1], dt=0.1, engine="python")
        f = ph.fit(log_of(run.t, run.R, run.omega, **NOISE), torque, noise=NOISE, engine="python")
        assert f.good and f.scale_known
        assert np.abs(pulls(f, entries(TENSOR))).max() < 4  # in standard deviations


def test_an_imu(free):
    t, R, w = free
    rng, n, lever = np.random.default_rng(5), len(t), np.array([0.3, -0.2, 0.1])
    slope = np.linalg.solve(TENSOR, -np.cross(w, w @ TENSOR).T).T
    felt = np.cross(slope, lever) + np.cross(w, np.cross(w, lever)) - R.transpose(0, 2, 1) @ [0, 0, -9.81]
    log = {"t": t, "omega": w + 1e-3 * rng.normal(size=(n, 3)), "acceleration": felt + 1e-2 * rng.normal(size=(n, 3))}
    noise = {"omega": 1e-3, "acceleration": 1e-2}
    f = ph.fit(log, noise=noise, accelerometer_at=lever, gravity=[0, 0, -9.81], attitude=np.eye(3))
    assert np.abs(pulls(f, entries(TENSOR / np.trace(TENSOR)))).max() < 3.5 and f.good
    wrong = ph.fit(log, noise=noise, accelerometer_at=lever, attitude=np.eye(3))  # this fit ignores gravity
    assert not wrong.good and "intervals are too narrow" in str(wrong)


def test_what_a_steady_spin_does_not_tell():
    t = np.linspace(0, 10, 51)
    R, w = motion(t, J=np.diag([1, 2, 2.5]), omega=np.array([0, 0, 1.0]))
    f = ph.fit(log_of(t, R, w, **NOISE), noise=NOISE)
    lost = {n for n, s in zip(f.names, f.std) if np.isinf(s)}
    assert {"Jxx", "Jyy", "Jxy"} <= lost and not lost & {"Jxz", "Jyz", "omega_z"}
    words = [u.what for u in f.undetermined[1:]]
    assert words and all("spins about its z axis only" in x for x in words) and "not determined" in str(f)


def test_logs_from_files_and_tables(free, fitted, tmp_path):
    t, R, w = free
    log = log_of(t, R, w, **NOISE)
    q = ph.quaternions.from_matrix(log["R"])
    rows = np.column_stack([1e3 * t, q, np.degrees(log["omega"]), np.arange(len(t))])
    path = tmp_path / "log.csv"
    head = "time [ms],qw,qx,qy,qz,gyro_x [deg/s],gyro_y (deg/s),gyro_z [deg/s],temperature\n"
    path.write_text("# from the lab\n" + head + "\n".join(",".join(f"{x:.17g}" for x in r) for r in rows) + "\n")
    f = ph.fit(path, noise=NOISE)
    np.testing.assert_allclose(f.values, fitted.values, atol=1e-6)
    pandas = pytest.importorskip("pandas")
    table = pandas.DataFrame({"s": t, "p": log["omega"][:, 0], "q": log["omega"][:, 1], "r": log["omega"][:, 2]})
    read = ph.read_log(table, columns={"t": "s", "omega": ["p", "q", "r"]}, units={"omega": "deg/s"})
    np.testing.assert_allclose(read.omega, np.radians(log["omega"]))
    assert read.kinds == ("omega",) and "81 omega" in repr(read)


def test_an_exported_run_is_a_log(tmp_path):
    run = ph.simulate([1, 2, 2.5], omega=[0.1, 1, 0.2], t_end=4, dt=0.1, engine="python")
    read = ph.read_log(ph.export(run, tmp_path / "a.csv"))
    np.testing.assert_allclose(read.attitude, run.R, atol=1e-15)
    np.testing.assert_array_equal(read.omega, run.omega)


def test_gaps_in_a_sensor(free):
    log = log_of(*free, **NOISE)
    log["R"][5:60:2] = np.nan
    log["omega"][10:20] = np.nan
    f = ph.fit(log, noise=NOISE)
    assert f.residuals["attitude"].shape == (81 - 28, 3) and f.residuals["omega"].shape == (71, 3) and f.good


def test_every_trial_is_a_real_body():
    rng = np.random.default_rng(0)
    J = nearest_real(np.diag([1.0, 1.0, 3.0]))  # moments that no real body has
    L = np.linalg.cholesky(second_moments(J))
    S = L @ symmetric_exp(np.einsum("bk,kij->bij", 3 * rng.normal(size=(200, 6)), basis("full", True))) @ L.T
    w = np.linalg.eigvalsh(np.trace(S, axis1=1, axis2=2)[:, None, None] * np.eye(3) - S)
    assert np.all(w > 0) and np.all(w[:, 0] + w[:, 1] > w[:, 2] * (1 - 1e-9))


def test_p_values_are_those_of_the_distributions():
    from scipy.stats import chi2, norm

    r = np.random.default_rng(1).normal(size=(50, 3))
    assert size_test(r, 4, "").p == pytest.approx(2 * min(chi2.sf(np.sum(r**2), 146), chi2.cdf(np.sum(r**2), 146)))
    found = whiteness_test(r, "")
    assert found.p == pytest.approx(chi2.sf(found.statistic, 30))
    assert outlier_test(r, "").p == pytest.approx(1 - (1 - 2 * norm.sf(np.abs(r).max())) ** 150)


def test_residual_tests_find_what_is_wrong():
    rng = np.random.default_rng(2)
    r = rng.normal(size=(400, 3))
    assert all(q.passes for q in (size_test(r, 0, ""), whiteness_test(r, ""), outlier_test(r, "")))
    assert not size_test(1.2 * r, 0, "").passes and not size_test(0.8 * r, 0, "").passes
    assert not whiteness_test(r + 0.5 * np.roll(r, 1, axis=0), "").passes
    r[7, 1] = 6.0
    assert not outlier_test(r, "").passes


def test_parameters_keep_their_form():
    names, flat = TorqueParameters.of({"k": 2.0, "b": [1.0, 2.0, 3.0]})
    assert names.names == ("k", "b[0]", "b[1]", "b[2]") and flat.tolist() == [2, 1, 2, 3]
    assert names.rebuild(flat)["k"] == 2.0 and names.rebuild(np.ones((5, 4)))["b"].shape == (5, 3)
    assert TorqueParameters.of(3.0)[0].rebuild(np.array([3.0])) == 3.0


def test_a_fit_as_a_table(fitted):
    text = fitted.to_latex()
    assert "Jxx & relative &" in text and fitted.to_markdown().count("\n") == 16
    assert float(fitted.to_csv().splitlines()[1].split(",")[2]) == fitted["Jxx"]


@pytest.mark.parametrize(("inertia", "seed"), [("principal", 1), ("full", 7)])
def test_the_estimate_may_be_a_flat_body(inertia, seed):
    run = ph.simulate([1, 2, 3], omega=[0.3, 1, 0.2], t_end=8, dt=0.05, engine="python")
    noise = np.random.default_rng(seed).standard_normal(run.omega.shape) * 1e-3
    found = ph.fit({"t": run.t, "omega": run.omega + noise}, inertia=inertia)
    assert np.abs(found.moments[0] - [1 / 6, 2 / 6, 3 / 6]).max() < 1e-3
    assert sum("flat body" in u.what for u in found.undetermined) == 1
    assert not any("of the inertia, " in u.what for u in found.undetermined)

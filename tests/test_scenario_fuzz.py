"""Test scenario files with arbitrary content: an invalid scenario is refused without a traceback."""

import copy
import random
from datetime import date, time

import pytest

import polhode as ph
from polhode.scenario import from_data, parse
from polhode.scenario.file import example

EXAMPLE = example()

BASE = {
    "format": 1,
    "body": {"inertia": [5, 5, 1]},
    "start": {"omega": [0, 0, 50], "rotation_vector": ["17 deg", 0, 0]},
    "torque": {"model": "heavy_top", "mgl": 20.0},
    "run": {"dt": 0.01, "t_end": 0.1, "method": "nmb"},
}
KEYS = """inertia shape a b c radius height mesh scale density mass about name physical omega momentum rotation_vector
    quaternion quaternion_order euler sequence matrix model mgl python params frame dt t_end t_start method every t_eval
    observe engine options format torques times coefficient folder zz""".split()
VALUES = [
    0, 1, -1, 2**63, 10**400, 1e308, -1e308, 1e-320, float("nan"), float("inf"), True, "", "x", "1e999", "5 m", "nan",
    "30 deg/s", "1 s^999999999", "1 m^-400", "1 " + "m " * 400, "\0", "é" * 300, "../x", "box", "cone", "ZXZ", "wxyz",
    "damping", "piecewise", "quat_em", [], [[]], {}, {"a": 1}, [{}], [1, [2], 3], [1, 2, 3], [[1, 2, 3]] * 3, [1] * 4,
    [[1] * 3] * 2, ["energy"], [0, 0, 0], [1e-300] * 3, [1e300] * 3, date(2030, 1, 1), time(1, 2),
]  # fmt: skip


def spoilt(draw):
    data = copy.deepcopy(BASE)
    for _ in range(draw.randrange(1, 4)):
        table, value = data.get(draw.choice(list(BASE))), copy.deepcopy(draw.choice(VALUES))
        if not isinstance(table, dict):
            data[draw.choice([*BASE, "zz", "folder"])] = value
        elif table and draw.random() < 0.1:
            del table[draw.choice(list(table))]
        else:
            table[draw.choice(KEYS if draw.random() < 0.5 or not table else list(table))] = value
    return data


def mangled(draw):
    text = EXAMPLE
    for _ in range(draw.randrange(1, 6)):
        i, j = draw.randrange(len(text) + 1), draw.randrange(len(text) + 1)
        text = draw.choice(
            [
                text[:i] + text[i + 1 :],
                text[:i] + chr(draw.randrange(300)) + text[i:],
                text[:i] + text[j:][:20] + text[i:],
            ]
        )
    return text[: draw.randrange(len(text) + 1)] if draw.random() < 0.2 else text


def used(make):
    """Return whether a scenario is accepted. A refusal must be an error of polhode."""
    try:
        loaded = make()
        assert "ph.simulate(" in loaded.python()
        if (loaded.scenario.run.t_end - loaded.scenario.run.t_start) / loaded.scenario.run.dt < 20:
            given = loaded.arguments()
            ph.simulate(**{**given, "engine": "python", "on_failure": "stop"})
    except (ph.PolhodeError, ZeroDivisionError) as e:
        assert not isinstance(e, ZeroDivisionError) or loaded.scenario.run.dt == 0  # dt = 0, in the division above
        return False
    return True


def rounds(seed, n):
    draw = random.Random(seed)
    good = [used(lambda: from_data(spoilt(draw), folder=".")) for _ in range(n)]
    good += [used(lambda: parse(mangled(draw))) for _ in range(n // 4)]
    assert any(good) and not all(good)


def test_random_values_at_random_keys():
    rounds(1, 400)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")
def test_random_values_at_random_keys_for_long():
    for seed in range(2, 40):
        rounds(seed, 2000)


NEST = 5000
HEAD = "format = 1\nbody.inertia = [1, 1, 1]\nstart.omega = [0, 0, 1]\nrun.t_end = 1\n"


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * NEST,
        "run.options.x = " + "[" * 900 + "]" * 900,
        "torque = " + "[" * NEST + "]" * NEST,
        "x = " + "{a = " * NEST,
        "a." * 1500 + "b = 1",
        "run.dt = 0x" + "f" * 5000,
        "run.dt = " + "9" * 5000,
        'run.dt = "' + "9" * 5000 + '"',
        'run.dt = "1 ' + "m^" * 5000 + '"',
        "\x7fELF\0\0\0",
        "",
    ],
    ids=lambda t: t[:12],
)
def test_absurd_files(text):
    for whole in (text, HEAD + text):
        with pytest.raises(ph.InvalidInput):
            parse(whole)


def test_absurd_settings():
    for setting in ("run.dt=" + "[" * NEST, "run.dt=" + "9" * NEST, "a." * NEST + "b=1", "=", "run.=1", "run.dt=\0"):
        with pytest.raises(ph.InvalidInput):
            parse(EXAMPLE, settings=[setting])

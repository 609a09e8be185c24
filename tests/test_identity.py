"""Test how a torque is recognised when it is given again: accepted, refused because it has changed, or asked about."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.engines.code_facts import facts_of
from polhode.engines.noted import all_alike, note
from polhode.ensembles import Study, make_plan
from polhode.torques.identity import compared, described_function

CASES = Path(__file__).parent / "identity_cases.py"


def child(what, folder, seed):
    done = subprocess.run(
        [sys.executable, CASES, what, folder], env={**os.environ, "PYTHONHASHSEED": str(seed)}, cwd=folder,
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def check(folder, seeds):
    child("write", folder, next(seeds))
    found = json.loads(child("read", folder, next(seeds)))
    wrong = {title: cases for title, cases in found.items() if any({e} != set(seen) for e, seen in cases)}
    assert not wrong, json.dumps(wrong, indent=1)
    return found


def test_changes_are_seen_and_unchanged_torques_accepted_in_other_processes(tmp_path):
    found = check(tmp_path, iter([1, 2]))
    assert len(found) >= 23 + 20
    # outcomes for files and studies together
    assert sum(len(seen) for cases in found.values() for _, seen in cases) > 200


@pytest.mark.soak
def test_with_many_hash_seeds(tmp_path):
    rng = random.Random(0)
    for k in range(10):
        (tmp_path / str(k)).mkdir()
        check(tmp_path / str(k), iter([rng.randrange(2**32) for _ in range(2)]))


# --- same_torque=True, and files of other versions -------------------------------------------------------------------

RUN = dict(omega=[1.0, 2.0, 3.0], dt=0.01, engine="python", method="rk4")
GAIN = {"k": 1.0}


def by_gain(t, R):
    return [GAIN["k"], 0.0, 0.0]


class Solver:
    """An external solver with content that cannot be compared. It keeps a state."""

    def __init__(self):
        self.pipe, self.last = (x for x in ()), 0.0

    def torque(self, t, R):
        list(self.pipe)
        self.last = 0.5 * self.last + t
        return [self.last, 0.0, 0.0]


def test_a_new_solver_goes_on_with_a_run_at_the_users_word(tmp_path):
    path = ph.simulate([1, 2, 3], Solver().torque, t_end=0.1, **RUN).save(tmp_path / "a.npz")
    with pytest.raises(ph.InvalidInput, match=r"cannot be decided.*torque\.self\.pipe.*generator.*same_torque=True"):
        ph.load(path).extend(0.2, torque=Solver().torque)
    run = ph.load(path).extend(0.2, torque=Solver().torque, same_torque=True)
    assert run.steps == 20
    assert ph.load(path, torque=Solver().torque, same_torque=True).extend(0.2).steps == 20
    with pytest.raises(ph.InvalidInput, match="is for runs loaded from a file"):
        run.extend(0.3, same_torque=True)
    with pytest.raises(ph.InvalidInput, match="give it again"):
        ph.load(path).extend(0.2, same_torque=True)


def test_the_users_word_against_a_change_that_is_seen_means_a_warning(tmp_path, monkeypatch):
    path = ph.simulate([1, 2, 3], by_gain, t_end=0.1, **RUN).save(tmp_path / "a.npz")
    monkeypatch.setitem(GAIN, "k", 2.0)
    with pytest.raises(ph.InvalidInput, match=r"'by_gain' is not the torque of this run: by_gain.GAIN\['k'\] differs"):
        ph.load(path, torque=by_gain)
    with pytest.warns(RuntimeWarning, match=r"because of same_torque=True, although by_gain.GAIN\['k'\] differs"):
        ph.load(path, torque=by_gain, same_torque=True)


@pytest.mark.parametrize("simple", [True, False])
def test_a_file_describes_the_torque_as_it_was_when_the_run_began(tmp_path, monkeypatch, simple):
    """The torque is changed after the run and before the run is saved.

    The file must not describe the changed torque.
    """
    if not simple:
        monkeypatch.setitem(GAIN, "object", Solver)  # makes the torque too large for the quick comparison
    run = ph.simulate([1, 2, 3], by_gain, t_end=0.1, **RUN)
    monkeypatch.setitem(GAIN, "k", 2.0)
    path = run.save(tmp_path / "a.npz")
    with pytest.raises(
        ph.InvalidInput, match="changed after the run and before it was saved" if simple else "is not the"
    ):
        ph.load(path, torque=by_gain)


def test_a_file_of_the_first_version_asks(tmp_path):
    path = ph.simulate([1, 2, 3], by_gain, t_end=0.1, **RUN).save(tmp_path / "a.npz")
    with np.load(path) as f:
        arrays = dict(f)
    meta = json.loads(str(arrays["meta"]))
    for fingerprint in ("0f" * 32, {**meta["torque"]["fingerprint"], "bytecode": "00000000"}):
        meta["torque"]["fingerprint"] = fingerprint
        np.savez(path, **{**arrays, "meta": np.array(json.dumps(meta))})
        with pytest.raises(
            ph.InvalidInput, match=r"cannot be decided.*another version of (polhode|Python).*same_torque=True"
        ):
            ph.load(path, torque=by_gain)
        assert ph.load(path, torque=by_gain, same_torque=True).extend(0.2).steps == 20


def test_a_library_of_another_version_asks():
    def f(t, R):
        return CubicSpline([0, 1, 2], [0, 1, 0])(t)

    from scipy.interpolate import CubicSpline

    one = described_function(f)
    assert compared(one.data, described_function(f)).answer == "same" and "scipy" in one.data["libraries"]
    old = {**one.data, "libraries": {**one.data["libraries"], "scipy": "0.1, files 00"}}
    verdict = compared(old, described_function(f))
    assert verdict.answer == "undecidable" and "scipy was 0.1" in str(verdict)


def test_a_study_whose_torque_changes_does_not_go_on(tmp_path, monkeypatch):
    """The torque object is changed between two calls in one process.

    The remaining members would have another torque.
    """
    plan = make_plan([1, 2, 3], by_gain, vary={"start.omega": {"std": 0.1}}, members=2, t_end=0.02, **RUN)
    Study.create(plan, tmp_path / "s", 1, 1)
    study = Study.open(tmp_path / "s", torque=by_gain)
    assert study.resume(executor="serial").status().finished
    monkeypatch.setitem(GAIN, "k", 2.0)
    with pytest.raises(ph.InvalidInput, match=r"'by_gain' is not the torque of the study: by_gain.GAIN\['k'\] differs"):
        study.resume(executor="serial")
    with pytest.raises(ph.InvalidInput, match="is not the torque of the study"):
        study.check_plan(
            make_plan([1, 2, 3], by_gain, vary={"start.omega": {"std": 0.1}}, members=2, t_end=0.02, **RUN)
        )


def test_notes_see_what_fingerprints_see():
    """The quick comparison of compiled torques and of saved runs must notice every change that a fingerprint
    notices.
    """
    from identity_cases import CHANGES, made

    compared_quickly = 0
    for title, (before, after, _) in CHANGES.items():
        one, other = [], []
        if note(made(*before), one) and note(made(*after), other):
            # functions are new objects here, but within one process only their contents can change
            shown = int, float, bool, str, bytes, np.ufunc
            plain = [[x for x in notes if type(x) in shown] for notes in (one, other)]
            code = [[facts_of(x.__code__).digest for x in notes if hasattr(x, "__code__")] for notes in (one, other)]
            assert list(map(repr, plain[0])) != list(map(repr, plain[1])) or code[0] != code[1], title
            compared_quickly += 1
    assert compared_quickly > 15


def one():
    return 1.0


def two():
    return 2.0


def test_notes_see_which_of_two_known_things_is_meant():
    def used(chosen):
        def f(t, R):
            return [one() + two() + chosen(), GAIN["k"], 0.0]

        return f

    f = used(one)
    notes = [[], [], []]
    assert note(f, notes[0]) and note(f, notes[1])
    f.__closure__[0].cell_contents = two
    assert note(f, notes[2])
    assert all_alike(notes[0], notes[1]) and not all_alike(notes[0], notes[2])


# --- cached torques -------------------------------------------------------------------------------------------------


def test_a_folder_of_answers_is_made_and_named_by_the_code(tmp_path, monkeypatch):
    folder = tmp_path / "deep" / "answers"
    first = ph.torques.cached(by_gain, folder=folder)
    ph.simulate([1, 2, 3], first, t_end=0.02, **RUN)
    again = ph.torques.cached(by_gain, folder=folder)
    ph.simulate([1, 2, 3], again, t_end=0.02, **RUN)
    assert first.answers.calls > 0 and again.answers.calls == 0 and again.answers.path == first.answers.path
    monkeypatch.setitem(GAIN, "k", 2.0)
    assert ph.torques.cached(by_gain, folder=folder).answers.path != first.answers.path
    with pytest.raises(ph.InvalidInput, match=r'cannot be decided \(torque.*so say what it computes.*name="'):
        ph.torques.cached(Solver().torque, folder=folder)
    assert ph.torques.cached(Solver().torque, folder=folder, name="solver 1").answers.path.parent == folder
    with pytest.raises(ph.InvalidInput, match=r"give folder=\.\.\., too"):
        ph.torques.cached(by_gain, name="x")
    (tmp_path / "file").write_text("")
    with pytest.raises(ph.InvalidInput, match="cannot be made"):
        ph.torques.cached(by_gain, folder=tmp_path / "file" / "answers")


def test_modules_that_hold_each_other_are_followed_once():
    """Modules may contain each other, directly or not: os.path is a module that contains os."""

    def torque(t, R):
        return [float(len(os.path.join("a", "b"))), 0.0, 0.0]

    described = json.dumps(described_function(torque))
    assert "os.path.join" in described and "os.path.os" not in described

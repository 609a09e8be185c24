"""Test the disk cache of compiled code: it is used, it is never out of date, and failures of it do no harm."""

import functools
import hashlib
import json
import os
import pickle
import shutil
import subprocess
import sys
import types
from concurrent.futures import ThreadPoolExecutor

import numba
import numpy as np
import pytest

import polhode as ph
from polhode.engines import cache, private
from polhode.engines.cache import SUFFIX, trim
from polhode.engines.fingerprint import fingerprint
from polhode.engines.private import PrivateFolder
from polhode.engines.shared_cache import SharedCache
from polhode.integrators import METHODS
from polhode.kernels.scalar import KERNELS
from polhode.math import Vec3
from shared_code import full_dose

JOB = """
import json, os, sys, warnings
import numpy as np
import polhode as ph
from mine import torque
if os.environ.get("NO_SPACE"):
    import resource, signal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
start = dict(omega=[0.3, -1.0, 2.0], t_end=0.2, dt=0.01, frame="body")
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    found = ph.simulate([1.0, 1.5, 1.8], torque, method="buss1", **start).R
expected = ph.simulate([1.0, 1.5, 1.8], torque, method="buss1", engine="python", **start).R
from polhode.engines import numba, one_body
pieces = {f for made in one_body.COMPILED.known.values() for f in (made if isinstance(made, tuple) else [made])}
stats = [f.stats for f in pieces | set(numba.RUNNERS.known.values())]
print(json.dumps({
    "hits": sum(sum(s.cache_hits.values()) for s in stats),
    "misses": sum(sum(s.cache_misses.values()) for s in stats),
    "warnings": [str(w.message) for w in seen],
    "error": float(np.abs(found - expected).max()),
    "answer": float(found[-1, 0, 0]),
}))
"""

MINE = """
import polhode as ph
from polhode.math import Vec3
import helpers

@ph.kernel
def torque(t, R):
    return Vec3(helpers.strength(R), 0.0 * R.e1.x, 0.0 * R.e1.x)
"""

HELPERS = """
import polhode as ph

@ph.kernel
def strength(R):
    return {k} * R.e1.x
"""


PIECES = 3  # number of compiled pieces: the start, the steps and the end of a run
WITH_TORQUE = 1  # number of pieces that contain the torque; the start of this method calls no torque


class Workplace:
    """A folder with files of a user, and a separate cache."""

    def __init__(self, path):
        self.path, self.cache = path, path / "cache"
        (path / "job.py").write_text(JOB)
        (path / "mine.py").write_text(MINE)
        self.edit(2.0)

    def edit(self, k):
        (self.path / "helpers.py").write_text(HELPERS.format(k=k))

    def start(self, **environment):
        variables = {**os.environ, "POLHODE_CACHE_DIR": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1", **environment}
        command = [sys.executable, "job.py"]
        return subprocess.Popen(
            command, cwd=self.path, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def finish(self, process):
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        answer = json.loads(out)
        assert answer["error"] < 1e-13, answer  # whatever the cache does, the numbers must be right
        return answer

    def run(self, **environment):
        return self.finish(self.start(**environment))

    def files(self):
        return sorted(p.name for p in self.cache.iterdir())


@pytest.fixture
def work(tmp_path):
    return Workplace(tmp_path)


@pytest.fixture(scope="module")
def first_run(tmp_path_factory):
    """Return a workplace in which two processes have run the job at the same time, and the answer of one of them."""
    work = Workplace(tmp_path_factory.mktemp("first"))
    both = [work.start(), work.start()]
    answers = [work.finish(p) for p in both]
    assert len(work.files()) == PIECES and not any(a["warnings"] for a in answers)  # no file is incomplete
    return work, answers[0]


@pytest.fixture
def filled(first_run, work):
    """Return a new workplace whose cache is a copy of that of the first run."""
    shutil.copytree(first_run[0].cache, work.cache)
    return work


def test_the_second_process_does_not_compile_and_an_edited_helper_is_seen(first_run, filled):
    work, first = filled, first_run[1]
    assert first["hits"] + first["misses"] == PIECES and len(work.files()) == PIECES
    assert all(name.endswith(SUFFIX) for name in work.files())
    work.edit(3.0)  # the helper is in another file; date and text of the torque's file stay the same
    other = work.run()
    assert other["misses"] == WITH_TORQUE and abs(other["answer"] - first["answer"]) > 1e-6
    work.edit(2.0)
    again, files = work.run(), PIECES + WITH_TORQUE  # the old code is still in the cache
    assert (again["hits"], again["misses"]) == (PIECES, 0) and again["answer"] == first["answer"]
    assert len(work.files()) == files and not any(run["warnings"] for run in (first, other, again))


def test_damaged_files_are_ignored_and_replaced(filled):
    work = filled
    a, b, *_ = (work.cache / name for name in work.files())
    good = {p: p.read_bytes() for p in (a, b)}
    a.write_bytes(good[a][:1000])
    b.write_bytes(good[b][:-10] + b"0123456789")
    assert work.run()["misses"] == 2
    with PrivateFolder(work.cache) as folder:  # a process reads what has the right seal
        key = private.user_key(work.cache)
        assert all(private.unsealed(folder.read(name), key, name) for name in work.files())
    assert len(work.files()) == PIECES


@pytest.mark.parametrize(
    "trouble", full_dose(["no folder", "no space", "read only", "nonsense"], {"no folder", "nonsense"})
)
def test_a_cache_that_cannot_be_written_means_one_warning_and_an_uncached_run(work, trouble):
    more = {}
    if trouble == "no folder":
        (work.path / "file").write_text("")
        more["POLHODE_CACHE_DIR"] = str(work.path / "file" / "cache")
    elif trouble == "no space":
        if sys.platform == "win32":
            pytest.skip("this system cannot limit the size of files")
        more["NO_SPACE"] = "1"
    elif trouble == "read only":
        work.cache.mkdir(mode=0o500)
        if os.access(work.cache, os.W_OK):
            pytest.skip("this user may write into every folder")
    else:
        more["POLHODE_CACHE_MB"] = "plenty"
    answer = work.run(**more)
    assert answer["misses"] == PIECES and len(answer["warnings"]) == 1
    assert "compiled code is not cached" in answer["warnings"][0]
    assert "Set POLHODE_CACHE_DIR to a writable folder with free space" in answer["warnings"][0]
    if trouble == "no space":
        assert work.files() == []


@pytest.mark.soak  # needs two processes; the next test needs only this process
def test_the_bound_on_its_size_is_kept(filled):
    work = filled
    bound = 1.2 * sum(p.stat().st_size for p in work.cache.iterdir())
    work.edit(3.0)
    work.run(POLHODE_CACHE_MB=str(bound / 1e6))
    assert sum(p.stat().st_size for p in work.cache.iterdir()) <= bound
    answer = work.run()
    assert (answer["hits"], answer["misses"]) == (PIECES, 0)  # the newest files are still there


def test_the_files_used_longest_ago_go_first(tmp_path):
    for k, name in enumerate(["old", "used", "new", "other.txt"]):
        path = tmp_path / (name if "." in name else name + SUFFIX)
        path.write_bytes(b"x" * 1000)
        os.utime(path, (k, k))
    (tmp_path / "left.tmp").write_bytes(b"x" * 1000)  # a file that a killed process left behind
    os.utime(tmp_path / "left.tmp", (0, 0))
    os.utime(tmp_path / f"old{SUFFIX}", (100, 100))  # loading a file counts as use, so "old" is now the newest
    with PrivateFolder(tmp_path) as place:
        trim(place, 2.5e-3)
    assert {p.name for p in tmp_path.iterdir()} == {f"old{SUFFIX}", f"new{SUFFIX}", "other.txt"}
    with PrivateFolder(tmp_path) as place:
        trim(place, 1.0)
    assert len(list(tmp_path.iterdir())) == 3


# --- code of other users, which must not run --------------------------------------------------------------------


class Bomb:
    """An object that creates a folder when it is unpickled."""

    def __init__(self, trace):
        self.trace = trace

    def __reduce__(self):
        return os.mkdir, (str(self.trace),)


POSIX = pytest.mark.skipif(os.name != "posix", reason="files have no owners and modes")


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Return a new folder for the cache, with a new key."""
    monkeypatch.setenv("POLHODE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(cache, "WARNED", set())
    private.key_in.cache_clear()
    yield tmp_path / "cache"
    private.key_in.cache_clear()


def planted(place, trace, key=None):
    """Return the cached function of a user, and a file in its cache into which somebody else has put a pickle."""
    made = cache.cached(numba.njit(lambda x: x + 1.0), "planted")
    context, sig = made.targetctx, numba.typeof(1.0)
    body = pickle.dumps(Bomb(trace))
    name = made._cache.name(sig, context)
    seal = hashlib.sha256(body).digest() + body if key is None else private.sealed(body, key, name)
    place.mkdir(mode=0o700, exist_ok=True)
    (place / name).write_bytes(seal)
    (place / name).chmod(0o600)
    return lambda: made._cache.load_overload(sig, context), place / name


def test_a_sealed_entry_is_read_and_one_without_the_key_is_not(place, tmp_path):
    load, _ = planted(place, tmp_path / "one", private.user_key(place))
    assert load() is None and (tmp_path / "one").is_dir()  # shows that the test notices if something is run
    for key in (None, b"k" * 32):
        load, _ = planted(place, tmp_path / "two", key)
        assert load() is None and not (tmp_path / "two").exists()


def test_an_entry_under_another_name_is_not_run(place, tmp_path):
    load, path = planted(place, tmp_path / "one", private.user_key(place))
    body = pickle.dumps(Bomb(tmp_path / "one"))
    path.write_bytes(private.sealed(body, private.user_key(place), "other"))
    assert load() is None and not (tmp_path / "one").exists()


@POSIX
@pytest.mark.parametrize(
    "trouble", ["folder 0777", "folder sticky", "folder 0770", "file 0666", "link", "pipe", "owner"]
)
def test_what_others_could_have_written_is_not_run(place, tmp_path, trouble):
    load, path = planted(place, tmp_path / "trace", private.user_key(place))
    kind, _, mode = trouble.partition(" ")
    if kind == "folder":
        place.chmod(0o1777 if mode == "sticky" else int(mode, 8))
    elif kind == "file":
        path.chmod(int(mode, 8))
    elif kind == "link":
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere")
    elif kind == "pipe":
        path.unlink()
        os.mkfifo(path, 0o600)
    elif os.geteuid() == 0:
        os.chown(path, 12345, 12345)
    else:
        pytest.skip("only root can change the owner of a file")
    if kind == "link":
        assert load() is None
    else:
        with pytest.warns(
            RuntimeWarning, match="compiled code is not cached .*Set POLHODE_CACHE_DIR to a folder that only"
        ):
            assert load() is None
    assert load() is None and not (tmp_path / "trace").exists()


@POSIX
def test_folders_and_files_are_made_for_the_user_alone(place, tmp_path):
    before = os.umask(0)
    try:
        with private.PrivateFolder(place / "deep", make=True) as folder:
            folder.write("a", b"x")
        private.user_key(place)
    finally:
        os.umask(before)
    for path, mode in ((place, 0o700), (place / "deep", 0o700), (place / "deep" / "a", 0o600),
                       (tmp_path / "state" / "polhode" / "key", 0o600)):  # fmt: skip
        assert path.stat().st_mode & 0o777 == mode
    assert [p.name for p in (place / "deep").iterdir()] == ["a"]


@POSIX
def test_without_a_home_the_key_lies_in_the_cache(place, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    key = private.user_key(place)
    assert len(key) == 32 and (place / "key").read_bytes() == key
    (place / "key").write_bytes(b"short")
    private.key_in.cache_clear()
    with pytest.raises(private.NotPrivate, match="damaged: delete it"):
        private.user_key(place)


# --- what the key depends on ------------------------------------------------------------------------------


def program(source, name="torque", **modules):
    """Return a user's function defined by the source. `modules` gives the sources of modules that it uses."""
    space = {"__name__": "user", "ph": ph, "Vec3": Vec3}
    for path, text in modules.items():
        module = types.ModuleType(path)
        exec(text, module.__dict__)
        space[path] = module
    exec(source, space)
    return space[name]


def nested(text):
    package, module = types.ModuleType("package"), types.ModuleType("package.module")
    exec(text, module.__dict__)
    package.module = module
    f = program("def torque(R): return package.module.f(R)")
    f.__globals__["package"] = package
    return f


def closure(k):
    return program("def make(k):\n  def torque(R): return k * R\n  return torque", "make")(k)


PAIRS = {
    "the code": [program(f"def torque(R): return {k} * R") for k in (2.0, 3.0)],
    "a type of constant": [program(f"def torque(R): return R * {k}") for k in ("2", "2.0")],
    "an operation": [program(f"def torque(R): return R {op} R") for op in "+-"],
    "a default": [program(f"def torque(R, k={k}): return k * R") for k in (2.0, 3.0)],
    "a keyword default": [program(f"def torque(R, *, k={k}): return k * R") for k in (2.0, 3.0)],
    "a global number": [program(f"k = {k}\ndef torque(R): return k * R") for k in (2.0, 3.0)],
    "a global array": [
        program(f"import numpy\nk = numpy.array([{k}])\ndef torque(R): return k[0] * R") for k in (2.0, 3.0)
    ],
    "a global tuple": [program(f"k = (1.0, {k})\ndef torque(R): return k[1] * R") for k in (2.0, 3.0)],
    "a captured number": [closure(2.0), closure(3.0)],
    "a captured function": [closure(lambda R: R), closure(lambda R: -R)],
    "a helper": [program(f"def f(R): return {k} * R\ndef torque(R): return f(R)") for k in (2.0, 3.0)],
    "a helper's helper": [
        program(f"def g(R): return {k} * R\ndef f(R): return g(R)\ndef torque(R): return f(R)") for k in (2.0, 3.0)
    ],
    "a helper in a module": [
        program("def torque(R): return h.f(R)", h=f"def f(R): return {k} * R") for k in (2.0, 3.0)
    ],
    "a number in a module": [program("def torque(R): return h.k * R", h=f"k = {k}") for k in (2.0, 3.0)],
    "a helper in a package": [nested(f"def f(R): return {k} * R") for k in (2.0, 3.0)],
    "the order of fields": [
        program(f"from collections import namedtuple\nP = namedtuple('P', '{k}')\ndef torque(R): return P(R, 1.0).a")
        for k in ("a b", "b a")
    ],
    "a library function by another name": [
        program(f"from math import {k} as f\ndef torque(R): return f(R)") for k in ("sin", "cos")
    ],
    "which of two helpers is meant": [
        program(f"def f(R): return R\ndef g(R): return -R\nh = {k}\ndef torque(R): return f(R) + g(R) + h(R)")
        for k in "fg"
    ],
    "a function inside": [program(f"def torque(R):\n  def f(x): return {k} * x\n  return f(R)") for k in (2.0, 3.0)],
}


@pytest.mark.parametrize("what", PAIRS)
def test_the_key_changes_with(what):
    one, other = PAIRS[what]
    assert fingerprint(one) != fingerprint(other)
    assert fingerprint(one) == fingerprint(one)


def test_the_key_does_not_change_with_the_place_or_the_name_of_the_file():
    text = "def f(R): return 2.0 * R\n{}def torque(R): return f(R)"
    a, b = program(text.format("")), program(text.format("\n\n# moved\n"))
    b.__module__ = "elsewhere"
    assert fingerprint(a) == fingerprint(b)


def test_all_methods_are_told_apart():
    """Kernels that are generated as text have the same names, but not the same code or the same values."""
    assert len(METHODS) > 50
    steps = {name: METHODS[name].build() for name in METHODS}
    names = {}
    for name, parts in steps.items():
        names.setdefault(fingerprint((parts.step, parts.start, parts.finish)), []).append(name)
    assert [same for same in names.values() if len(same) > 1] == []
    found = {}
    for f in KERNELS:
        code = f.__code__
        if code.co_filename.startswith("<"):
            # not the objects themselves: other tests may have made the same kernel again
            used = tuple(fingerprint(f.__globals__.get(name)) for name in code.co_names)
            what = code.co_code, code.co_consts, code.co_names, used, f.__closure__
            assert found.setdefault(fingerprint(f), what) == what, f
    assert len(found) > 100


def test_methods_whose_steps_are_the_same_text_do_not_share_compiled_code():
    def torque(t, R, omega):
        return [R[2, 1], -R[2, 0], -0.3 * omega[2]]

    start = {"omega": [0.3, 1.0, 2.0], "t_end": 0.14, "dt": 0.02}
    for method in ("buss2", "buss2_aug"):
        made, expected = (
            ph.simulate([1.0, 2.0, 2.5], torque, method=method, engine=engine, **start).R
            for engine in ("numba", "python")
        )
        assert np.abs(made - expected).max() < 1e-14


def test_functions_that_call_each_other_end():
    f = program("def f(R): return torque(R)\ndef torque(R): return f(R)")
    assert fingerprint(f)


STRENGTH = 2.0


@ph.kernel
def torque_of_a_global(R):
    return Vec3(STRENGTH * R.e1.x, 0.0 * R.e1.x, 0.0 * R.e1.x)


def test_a_global_that_changes_while_the_process_runs_is_seen(monkeypatch):
    start = dict(omega=[0.3, -1.0, 2.0], t_end=0.2, dt=0.01, method="buss1", frame="body")
    for k in (2.0, 3.0, 2.0):
        monkeypatch.setitem(globals(), "STRENGTH", k)
        found = ph.simulate([1.0, 1.5, 1.8], torque_of_a_global, **start)
        expected = ph.simulate([1.0, 1.5, 1.8], torque_of_a_global, engine="python", **start)
        assert np.abs(found.R - expected.R).max() < 1e-14


# --- threads ------------------------------------------------------------------------------------------------


class Emptied(dict):
    """A dictionary that is emptied after each access, as if by another thread."""

    def __contains__(self, key):
        found = super().__contains__(key)
        self.clear()
        return found

    def get(self, key, default=None):
        found = super().get(key, default)
        self.clear()
        return found


def test_caches_may_be_emptied_by_other_threads(monkeypatch):
    @ph.kernel
    def torque(t):
        return Vec3(0.0, 0.0, 1.0)

    for name in ("LATEST", "FROZEN"):
        monkeypatch.setattr(cache, name, Emptied())
    for _ in range(3):
        assert cache.frozen(torque)(0.0) == Vec3(0.0, 0.0, 1.0)
    shared = SharedCache()
    shared.known = Emptied()
    assert [shared.find("key", lambda: 5) for _ in range(3)] == [5, 5, 5]


def test_a_shared_cache_makes_each_value_once_and_forgets_all_when_full():
    made, few = [], SharedCache(most=2)
    with ThreadPoolExecutor(8) as pool:
        find = functools.partial(few.find, "a", lambda: made.append(1) or object())
        assert len(set(pool.map(lambda _: find(), range(200)))) == 1 and len(made) == 1
    few.find("b", object)
    few.find("c", object)
    assert list(few.known) == ["c"]


NAMED_ALIKE = """
import os, sys
from numba import njit, types
from polhode.engines.cache import cached
from polhode.engines.one_body import address

def make(k):
    @njit
    def times(x):
        return k * x
    return cached(times, k)

first = make(1.0)
if sys.argv[1] == "both" and hasattr(os, "fork"):
    child = os.fork()
    if child == 0:
        assert first(2.0) == 2.0 and make(2.0)(2.0) == 4.0
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
found = [first] if sys.argv[1] == "first" else [first, make(2.0), make(3.0)]
assert [f(2.0) for f in found] == [2.0, 4.0, 6.0][: len(found)]
at = {address(f, types.float64(types.float64)) for f in found}
names = {f.overloads[(types.float64,)].fndesc.llvm_func_name for f in found}
assert len(at) == len(names) == len(found), (at, names)
"""


def test_machine_code_of_several_processes_is_not_confused(tmp_path):
    """A process that loads functions which other processes compiled must call the right ones, whatever their names.

    Numba finds functions by name and number, and every process counts from 1.
    """
    for what in ("first", "both"):
        env = {**os.environ, "POLHODE_CACHE_DIR": str(tmp_path)}
        subprocess.run([sys.executable, "-c", NAMED_ALIKE, what], env=env, check=True)


def triple(x):
    return 3.0 * x


def test_code_on_disk_brings_along_the_kernels_that_it_calls_by_name(tmp_path, monkeypatch):
    """A cached file contains the kernels that its code calls by name, so it also works if their own files are lost."""
    from numba.extending import register_jitable

    from polhode.engines.by_name import NamedKernel

    monkeypatch.setenv("POLHODE_CACHE_DIR", str(tmp_path))

    def caller():
        triple.__polhode_named__ = named = NamedKernel(triple, cache.cached(numba.njit(triple)))
        call = register_jitable(named.caller(1))
        return named, cache.cached(numba.njit(lambda x: call(x) + 1.0), "the same key")

    named, first = caller()
    assert first(2.0) == 7.0 and len(named.ready) == 1
    files = {path: path.read_bytes() for path in tmp_path.glob(f"*{SUFFIX}")}
    assert len(files) == 2
    for lost in files:
        for path, content in files.items():
            path.write_bytes(content)
        lost.unlink()
        named, again = caller()
        assert again(2.0) == 7.0 and len(named.ready) == 1
        assert lost.exists()  # the lost file was compiled again
    del triple.__polhode_named__

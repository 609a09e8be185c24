"""Mutation tests of kernels and methods: change one number or sign at a time, and check that some test fails.

    python tests/mutation.py [--sample 200] [--seed 1] [--only newmark] [--all] [--list]

Everything runs in plain Python, so that nothing is compiled.  Trials are the tests of kernels, methods, the exact
motion and the step control that pass in plain Python within a few seconds, and short versions of the laws of each
method. First all trials run on the original code, to measure how long they take and which functions they reach.  Then
each mutant runs in its own process, with the trials that reach the changed function, the shortest first, until one
fails:

    tests, laws   noticed by a wrong result
    error         noticed by an exception
    time          noticed by a trial that took more than ten times as long
    equivalent    listed in EQUIVALENT with the reason why it changes no result; not tried
    SURVIVED      not noticed by any trial: a test is missing

A mutant inside a function is applied by replacing the code of the existing function objects.  For a mutant of a table,
or of anything else that runs during the import, the changed module is imported instead of the original.  No source file
is changed.
"""

import argparse
import ast
import copy
import functools
import gc
import importlib.abc
import importlib.machinery
import json
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import types
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "polhode"
TESTS = ROOT / "tests"
SKIPPED_FILES = {"__init__.py", "record.py", "registry.py", "foreign.py"}  # files without arithmetic
SKIPPED_CALLS = {
    "Method", "Claims", "Cost", "Option", "Report", "InvalidInput", "Unsupported", "range", "replace", "isinstance",
    "getattr", "format", "parametrize", "lru_cache", "where_from", "iterations",
}  # fmt: skip
SWAPS = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult}
TRIED = ("kernel", "methods", "laws/test_arguments.py", "test_exact.py", "test_pace.py")  # tests that are tried
LONGEST = 4.0  # longest time in seconds of a trial, while its function calls are recorded
ALSO = {  # for modules with tables: other test files, in addition to the one named after the module
    "coefficients": ("methods/test_order_conditions.py", "methods/test_compose.py", "test_pace.py"),
    "embedded": ("test_pace.py",),
    "lie_series": ("methods/test_buss.py",),
    "series": ("methods/test_buss.py",),
    "scalar": ("kernel",),
    "elliptic": ("kernel", "test_exact.py"),
}
SHARED = ("coefficients", "compose", "flows", "velocity_kicks", "embedded", "splitting", "exact_splitting")
# the few steps of the short laws do not show the order of these methods
COARSE = ("liemid_e1", "liemid_e2", "buss1", "rkn6")
KERNEL_METHODS = ("nmb", "mr2", "quat_em", "dmv", "strang", "exact_free", "buss4", "sw_c1")

# Mutants that change no result, or only the number of passes of a solve that ends at the same root: module, a part of
# the line or "def NAME", the change (empty: any change), and the reason.
GUESS = "the first guess of a solve"
BOUND = "a larger bound for the error after a pass of a solve: at most one more pass to the same root"
NOISE = "an estimate of rounding errors, with a margin"
TIMELESS = "the potentials that it accepts depend neither on time nor on the angular velocity"
AGREE = "two formulas that agree there"
LAST_BIT = "below the last bit"
EQUIVALENT = (
    ("kernels/scalar.py", "largest / (100 *", ("100 * (2 * k - 1) * (2 * k)",), "more terms than necessary"),
    ("kernels/scalar.py", "COARSE, FINE", ("1.5",), "adding and subtracting it rounds in the same place"),
    ("kernels/elliptic.py", "NEAR = ", (), AGREE),
    ("kernels/elliptic.py", "where(still, 1.0, c)", ("1.0",), "discarded where s is zero"),
    ("kernels/elliptic.py", "6.123233995736766e-17", ("1.5707963267948966 - r + 6.123233995736766e-17",), LAST_BIT),
    ("kernels/elliptic.py", "return (12 / e)", ("1 / (e * 0 + 8)",), "more duplications than necessary"),
    ("kernels/elliptic.py", "while absolute(a - g) > eps(m1) * a", ("eps(m1) * a",), "a level more or less: quadratic"),
    ("kernels/so3.py", "n = sqrt(where(tiny, 1.0, n2))", ("1.0",), "discarded where it is tiny"),
    ("kernels/elliptic.py", "SMALLEST = ", (), "both forms are accurate to rounding there"),
    ("kernels/free_body.py", "a = Vec3(where(axis < 0.5, 1.0, 0.0)", ("1.0",), "its length does not matter"),
    ("kernels/free_body.py", "low = where(I.x <= I.y", ("1.0", "2.0"), "it is rounded to the same index"),
    ("kernels/free_body.py", "high = where(I.z >= I.y", ("1.0", "2.0"), "it is rounded to the same index"),
    ("kernels/free_body.py", "kb, km = where(sphere, 1.0", ("1.0",), "discarded for a sphere"),
    ("kernels/free_body.py", "1e5 * smallest", ("100000.0",), AGREE),
    ("kernels/free_body.py", "near = x * x <", ("0.01",), AGREE),
    ("integrators/newmark.py", "dot(d, d), norm_max(w)", ("k * absolute(g * g * g)",), BOUND),
    ("integrators/newmark.py", "dot(d, d), norm_max(W)", ("g * g * g",), BOUND),
    ("integrators/energy_correction.py", "dot(d, d), 1.0 + 0.0 * d.x", ("1.0",), BOUND),
    ("integrators/reduced.py", "(s.time - s.lost) * common", ("s.time - s.lost",), LAST_BIT),
    ("integrators/directors.py", "(2.0 / h) * x, p)", ("2.0 / h * x", "2.0 / h", "2.0"), TIMELESS),
    ("integrators/quaternion_em.py", "(4.0 / h) * u, p)", ("4.0 / h * u", "4.0 / h", "4.0"), TIMELESS),
    ("integrators/quaternion_em.py", "diagonal = Diag3(a * K.x + b", (), "the tangent of a solve"),
    ("integrators/midpoint_lie.py", "return d, dot(d, d), like(1.0, d.x)", ("1.0",), BOUND),
    ("integrators/reorthogonalise.py", "", (), "an example of a state, for its structure"),
    ("integrators/moser_veselov.py", "def first_guess", (), GUESS),
    ("integrators/quaternion_em.py", "def guess", (), GUESS),
    ("integrators/quaternion_vi.py", "energy(t + 0.5 * h", ("t + 0.5 * h", "0.5 * h", "0.5"), TIMELESS),
    ("integrators/quaternion_vi.py", "torque(t + 0.5 * h", ("4.0 / h * u", "4.0 / h", "4.0"), TIMELESS),
    ("integrators/mean_velocity.py", "noise = absolute(V0)", (), NOISE),
    ("integrators/mean_velocity.py", "noise / sqrt(vv)", ("noise / sqrt(vv)",), NOISE),
    ("integrators/mean_velocity.py", "16.0", ("16.0",), NOISE),
    ("integrators/mean_velocity.py", "TINY", ("1e-16", "dot(v, v) + TINY"), NOISE),
    ("integrators/mean_velocity.py", "((gap - seen) / vv) * v", ("(1.0 - f) * u - (gap - seen) / vv * v",), NOISE),
    ("integrators/mean_velocity.py", "scale + absolute((0.5 * h) * noise)", (), NOISE),
    ("integrators/energy_correction.py", "NOISE = ", (), NOISE),
    ("integrators/energy_correction.py", "LARGE = ", (), NOISE),
    ("integrators/energy_correction.py", "rounding = where(", ("16.0", "0.5", "0.5 * dot(W, P)"), NOISE),
    ("integrators/energy_correction.py", "(k - 1.5) * (2.5 - k)", ("1.5", "2.5"), "only distinguishes whole numbers"),
    ("integrators/embedded.py", "TYPICAL = ", (), "scales an estimate of the error"),
    ("integrators/embedded.py", "sizes > 1e-9", ("1e-09",), "only distinguishes rounding errors from numbers near one"),
)


def is_zero(node):
    """Return whether a node is 0.0, 0.0 * x or o: zeros that are written in this way to have the type of x."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Mult) and is_zero(node.left)
    return node.id == "o" if isinstance(node, ast.Name) else isinstance(node, ast.Constant) and node.value == 0


class Places(ast.NodeVisitor):
    """Collect the nodes that can be changed, in their order."""

    def __init__(self):
        self.found = []
        self.inside = ()  # names of the enclosing functions

    def add(self, node, kind):
        node.inside = self.inside
        self.found.append((node, kind))

    def visit_FunctionDef(self, node):
        around, self.inside = self.inside, (*self.inside, node.name)
        for part in node.body:
            self.visit(part)
        self.inside = around

    def visit_Compare(self, node):
        """Skip numbers like 0.5 that separate integers in comparisons of indices and flags.

        A small change has no effect there.
        """
        whole = any(isinstance(x, ast.Constant) and x.value in (0.5, 1.5, 2.5) for x in node.comparators)
        before = len(self.found)
        self.generic_visit(node)
        if whole:
            self.found[before:] = [(n, kind) for n, kind in self.found[before:] if kind != "constant"]

    def visit_divisor(self, node):
        """Skip the 1.0 in x/where(m, 1.0, y).

        It replaces a y that is zero, and the quotient is discarded afterwards.
        """
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "where":
            for part in node.args:
                if not (isinstance(part, ast.Constant) and part.value == 1.0):
                    self.visit(part)
        else:
            self.visit(node)

    def visit_Call(self, node):
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name not in SKIPPED_CALLS:
            self.generic_visit(node)

    def visit_AnnAssign(self, node):
        if node.value is not None:
            self.visit(node.value)

    def skip(self, node):
        pass

    visit_Raise = visit_JoinedStr = visit_Import = visit_ImportFrom = visit_Assert = visit_Slice = skip

    def visit_Subscript(self, node):
        self.visit(node.value)

    def visit_Constant(self, node):
        if type(node.value) is float and node.value != 0.0:
            self.add(node, "constant")

    def visit_BinOp(self, node):
        zero = any(is_zero(x) for x in (node.left, node.right))
        if type(node.op) in SWAPS and not zero and not isinstance(node.left, (ast.Tuple, ast.List, ast.JoinedStr)):
            self.add(node, "operator")
        self.visit(node.left)
        (self.visit_divisor if isinstance(node.op, ast.Div) else self.visit)(node.right)

    def visit_UnaryOp(self, node):
        if isinstance(node.op, ast.USub):
            self.add(node, "sign")
        self.generic_visit(node)


def places(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    visitor = Places()
    visitor.visit(tree)
    return tree, visitor.found


def mutated(path, k):
    """Return the tree with its k-th changeable node changed, and a description of the change."""
    tree, found = places(path)
    node, kind = found[k]
    before = ast.unparse(node)
    if kind == "constant":
        node.value = node.value * 1.01
        after = repr(node.value)
    elif kind == "operator":
        node.op = SWAPS[type(node.op)]()
        after = ast.unparse(node)
    else:
        after = ast.unparse(node.operand)
        node.op = ast.UAdd()
    return tree, f"{path.relative_to(SOURCE)}:{node.lineno}: {before}  ->  {after}"


def all_mutants(only=None):
    files = [*sorted((SOURCE / "kernels").glob("*.py")), *sorted((SOURCE / "integrators").glob("*.py"))]
    files = [f for f in files if f.name not in SKIPPED_FILES and (only is None or f.stem == only)]
    return [(f, k) for f in files for k in range(len(places(f)[1]))]


def equivalent(path, k):
    """Return the reason why no result can show this mutant; None if it is not listed."""
    _, found = places(path)
    node, _ = found[k]
    line = path.read_text(encoding="utf-8").splitlines()[node.lineno - 1]
    name, before = str(path.relative_to(SOURCE)), ast.unparse(node)
    for module, piece, changed, why in EQUIVALENT:
        there = piece.removeprefix("def ") in node.inside if piece.startswith("def ") else piece in line
        if module == name and there and (not changed or before in changed):
            return why
    return None


# --- applying a mutant -----------------------------------------------------------------------------------------


def spread(mutants, seed):
    """Reorder the mutants so that any part of the list contains a share of every module."""
    files = {}
    for path, k in random.Random(seed).sample(mutants, len(mutants)):
        files.setdefault(path, []).append((path, k))
    placed = [((n + 0.5) / len(found), m) for found in files.values() for n, m in enumerate(found)]
    return [m for _, m in sorted(placed)]


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Import the changed module instead of the one on disk."""

    def __init__(self, path, tree):
        self.path, self.tree = path, tree
        self.name = ".".join(("polhode", *path.relative_to(SOURCE).with_suffix("").parts))

    def find_spec(self, name, path=None, target=None):
        if name == self.name:
            return importlib.machinery.ModuleSpec(name, self, origin=str(self.path))
        return None

    def exec_module(self, module):
        module.__file__ = str(self.path)
        exec(compile(ast.fix_missing_locations(copy.deepcopy(self.tree)), str(self.path), "exec"), module.__dict__)


def codes(code):
    """Return a code object and all code objects inside it, outer ones first."""
    yield code
    for c in code.co_consts:
        if isinstance(c, types.CodeType):
            yield from codes(c)


def key(code):
    path = Path(code.co_filename)
    return f"{path.parent.name}/{path.name}:{code.co_qualname}"


@functools.cache
def unchanged(path):
    return compile(path.read_text(encoding="utf-8"), str(path), "exec")


def differing(path, k):
    """Return the pairs of code objects that differ before and after the change, the innermost last."""
    before = unchanged(path)
    after = compile(ast.fix_missing_locations(mutated(path, k)[0]), str(path), "exec")
    pairs = list(zip(codes(before), codes(after), strict=True))
    return [(a, b) for a, b in pairs if a != b]


def living():
    """Return a dictionary: code -> the existing functions of polhode with this code."""
    found = {}
    for f in gc.get_objects():
        if isinstance(f, types.FunctionType) and "polhode" in f.__code__.co_filename:
            found.setdefault(f.__code__, []).append(f)
    return found


# --- trials ------------------------------------------------------------------------------------------------------


class TooLong(BaseException):
    pass


def too_long(*_):
    raise TooLong


class Test:
    """A trial that is one test of pytest."""

    kind = "tests"

    def __init__(self, item):
        self.item, self.name = item, item.nodeid

    def objects(self):
        """Run the test; return how it fails, or None."""
        Session.reports.clear()
        self.item.config.hook.pytest_runtest_protocol(item=self.item, nextitem=None)
        for report in Session.reports:
            if report.skipped:
                return "skipped"
            if report.failed:
                crash = getattr(report.longrepr, "reprcrash", None)
                message = crash.message if crash else str(report.longrepr)
                if "TooLong" in message:
                    return "time"
                return "tests" if re.match("assert|Failed", message, re.IGNORECASE) else "error"
        return None


class Law:
    """A trial that checks the claims of one method with short versions of the laws."""

    def __init__(self, name, options):
        self.method, self.options = name, options
        self.name = "law: " + " ".join([name, *(f"{k}={v}" for k, v in options.items())])

    def objects(self):
        try:
            return None if holds(self.method, self.options) else "laws"
        except TooLong:
            return "time"
        except Exception:
            return "error"


def holds(name, options):
    """Return whether one method keeps its claims, in short versions of the laws."""
    import numpy as np

    import polhode.evidence.certification as law
    from polhode.integrators import METHODS, check_options, variant
    from polhode.integrators.record import EXACT, Kind

    def slopes_hold(kind, *claimed):
        found = zip(law.orders(name, kind, **options), claimed, strict=True)
        return all(name in COARSE or slope.order == x or not abs(slope.order - x) > 0.5 for slope, x in found)

    m = variant(METHODS[name], check_options(METHODS[name], options))
    c = m.claims
    if not slopes_hold(min(m.accepts, Kind.TORQUE), c.order, c.momentum_order):
        return False
    if c.reversible is not None and (law.reversal(name, **options) < law.REVERSES) != c.reversible:
        return False
    if c.symplectic is not None and (law.symplectic_defect(name, **options) < law.PRESERVES) != c.symplectic:
        return False
    if options:
        return True
    if c.velocity_order is not None and not slopes_hold(Kind.VELOCITY, c.velocity_order, c.velocity_order):
        return False
    if c.free_order is not None and not slopes_hold(Kind.FREE, c.free_order, c.free_momentum_order):
        return False
    counted = law.torque_calls(name)
    if counted.total != counted.claimed:
        return False
    if c.on_group and law.off_group(name, steps=100) >= law.ON_GROUP:
        return False
    if c.equivariant and law.equivariance(name, steps=20, t_end=2.0) > law.TURNS:
        return False
    run = law.run(name, Kind.FREE, 200, 20.0)
    L, E = run.momentum, run.kinetic_energy
    if c.momentum == EXACT and np.abs(L - L[0]).max() > 1e-12:
        return False
    return not (c.free_energy == EXACT and np.abs(E / E[0] - 1).max() > 1e-12)


def plainly():
    """Make polhode run everything in Python, also if the engine Numba or none is named."""
    import polhode.evidence.certification as law
    import polhode.exact as exact
    from polhode.engines import free_motion, registry

    registry.DEFAULT = registry.ENGINES["numba"] = registry.PYTHON
    exact.compiled = lambda: types.SimpleNamespace(at_time=free_motion.at_time.py_func)
    exact.LIMIT_OF_PACKS = -1.0  # compute times and bodies one by one, not in packs
    law.STEPS = (16, 32, 64, 128, 256)


def trials(session, methods):
    """Return the collected tests that need no compilation, and the laws of these methods."""
    sys.path.insert(0, str(TESTS / "laws"))
    from subjects import DEFAULTS, OTHERS

    compiled = re.compile(r"[\[-](numba|pack|jax|cuda)[-\]]|::test_engines")
    tests = [Test(i) for i in session.items if not compiled.search(i.nodeid)]
    return tests, [Law(*s) for s in DEFAULTS + OTHERS if s[0] in methods]


def timed(trial, seconds):
    """Return how a trial fails within this many seconds of computing, or None."""
    signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return trial.objects()
    except TooLong:
        return "time"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def on_true_code(all_trials):
    """Run the trials on the original code.

    Return name -> (seconds, keys of the functions reached), and name -> failure.
    """
    silent()
    found, others = {}, {}
    for n, trial in enumerate(all_trials):
        if n % 100 == 0:
            print(f"the original code: trial {n} of {len(all_trials)}", file=sys.__stdout__, flush=True)
        reached = set()

        def note(frame, event, _, reached=reached):
            reached.add(frame.f_code)

        began = time.process_time()
        if isinstance(trial, Test):
            sys.settrace(note)
        try:
            how = timed(trial, LONGEST)
        finally:
            sys.settrace(None)
        if how is None:
            ours = sorted(key(c) for c in reached if "/polhode/" in c.co_filename)
            found[trial.name] = (time.process_time() - began, ours)
        else:
            others[trial.name] = how
    return found, others


def judge(tests, laws, known, most):
    """Run tests and laws until one fails; return how it fails, and its name."""
    for tried in (tests, laws):
        began = time.process_time()
        for trial in tried:
            how = timed(trial, 2.0 + 10.0 * known.get(trial.name, (3.0,))[0])
            if how is not None and how != "skipped":
                return how, trial.name
            if time.process_time() - began > most:
                break
    return "SURVIVED", f"{len(tests)} tests, {len(laws)} laws"


# --- processes ---------------------------------------------------------------------------------------------------


def apart(work):
    """Run work() in a forked process and return its result."""
    r, w = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(r)
            answer = work()
            with os.fdopen(w, "w") as pipe:
                json.dump(answer, pipe)
        except BaseException as problem:
            sys.__stderr__.write(f"{problem!r}\n")
            os._exit(1)
        os._exit(0)
    os.close(w)
    with os.fdopen(r) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else None


def silent():
    sys.stdout = sys.stderr = open(os.devnull, "w")


class Session:
    """A plugin of pytest that passes the collected tests to a function."""

    reports: list = []

    def __init__(self, work):
        self.work, self.answer = work, None

    def pytest_runtest_logreport(self, report):
        self.reports.append(report)

    def pytest_runtestloop(self, session):
        self.answer = self.work(session)
        return True


def with_tests(where, work):
    import pytest

    os.chdir(ROOT)
    plugin = Session(work)
    pytest.main(["-s", "-qq", "-m", "not soak", *map(str, where)], plugins=[plugin])
    return plugin.answer


def hot(chosen, baseline, keep, show, most):
    """Run the mutants inside functions.

    Return what is known about the trials, and the mutants that must be imported.
    """
    at_import = set()
    sys.setprofile(lambda frame, event, _: at_import.add(frame.f_code) if event == "call" else None)
    import polhode
    import polhode.integrators  # noqa: F401

    sys.setprofile(None)
    at_import = {key(c) for c in at_import if "/polhode/" in c.co_filename}
    plainly()

    def work(session):
        import polhode.evidence.certification as law
        from polhode.integrators.record import Kind

        methods = {path: concerned(path) for path, _ in chosen}
        tests, laws = trials(session, {name for names in methods.values() for name in names})
        known, others = baseline or ({}, {})
        new = [t for t in tests if t.name not in known and t.name not in others]
        found, left = apart(lambda: on_true_code(new))
        known.update(found)
        others.update(left)
        keep([known, others])
        for name, how in left.items():
            if how not in ("time", "skipped"):
                print(f"not used as a trial in plain Python ({how}): {name}", flush=True)
        tests = sorted((t for t in tests if t.name in known), key=lambda t: known[t.name][0])
        print(f"{len(tests)} tests, {sum(known[t.name][0] for t in tests):.0f} s; {len(laws)} laws", flush=True)
        for kind in (Kind.FREE, Kind.POTENTIAL, Kind.TORQUE, Kind.VELOCITY):
            law.reference(kind, 8.0)
        law.digits_reference(Kind.TORQUE)
        gc.collect()
        functions = living()
        gc.freeze()
        cold = []

        unfit = set()

        @functools.cache
        def fit(name):
            """Return whether this law holds for the original code, in its short version."""
            good = apart(next(t for t in laws if t.name == name).objects) is None
            if not good:
                unfit.add(name)
            return good

        for path, k in chosen:
            pairs = differing(path, k)
            where = key(pairs[-1][0])
            if where in at_import or pairs[-1][0].co_name == "<module>" or len(pairs) < 2:
                cold.append([str(path), k])
                continue

            def mutant(path=path, pairs=pairs, where=where):
                silent()
                if path.parent.name == "kernels":  # the references depend on the kernels, too
                    law.reference.cache_clear()
                    law.digits_reference.cache_clear()
                for a, b in pairs:
                    for f in functions.get(a, ()):
                        f.__code__ = b
                reaching = [t for t in tests if where in known[t.name][1]]
                return judge(
                    reaching, [t for t in laws if t.method in methods[path] and t.name not in unfit], known, most
                )

            how, by = apart(mutant) or ("error", "died")
            while by.startswith("law: ") and not fit(by):
                how, by = apart(mutant) or ("error", "died")
            show(path, k, how, by)
        return known, cold

    return with_tests([TESTS / x for x in TRIED], work)


def concerned(path):
    """Return the methods that a module implements; for kernels and for code that methods share, a few typical
    methods.
    """
    from polhode import methods

    text = path.read_text(encoding="utf-8")
    own = tuple(name for name in methods if f'"{name}"' in text)
    if path.stem in SHARED:
        return (*own, "strang", "rkn4", "near1086", "mr2")
    return own or KERNEL_METHODS


def cold(path, k, known, most):
    """Run a mutant that has to be applied before the import."""
    silent()
    sys.meta_path.insert(0, Changed(path, mutated(path, k)[0]))
    try:
        methods = concerned(path)
        plainly()
    except Exception:
        return "error", "import"
    own = [TESTS / x for x in (f"methods/test_{path.stem}.py", *ALSO.get(path.stem, ()))]

    def work(session):
        tests, laws = trials(session, methods)
        tests = sorted((t for t in tests if t.name in known), key=lambda t: known[t.name][0])
        return judge(tests, laws, known, most)

    return with_tests([x for x in own if x.exists()] or [TESTS / "methods/test_compose.py"], work) or (
        "error",
        "import",
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--all", action="store_true", help="try every mutant, not a sample")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="a module")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    parser.add_argument("--most", type=float, default=25.0, help="seconds for the tests of a mutant, and for its laws")
    parser.add_argument("--baseline", type=Path, help="file that stores what the trials do on the original code")
    given = parser.parse_args()
    mutants = all_mutants(given.only)
    if given.list:
        for path, k in mutants:
            print(mutated(path, k)[1])
        return
    # import once, before forking, what every mutant needs
    import mpmath  # noqa: F401
    import numba  # noqa: F401
    import numpy  # noqa: F401
    import pytest  # noqa: F401
    import scipy.integrate
    import scipy.special  # noqa: F401

    sys.path.insert(0, str(SOURCE.parent))
    os.environ["POLHODE_CACHE_DIR"] = scratch = tempfile.mkdtemp()
    began = time.time()
    chosen = spread(mutants, given.seed)[: len(mutants) if given.all else given.sample]
    counts = dict.fromkeys(("tests", "laws", "error", "time", "equivalent", "SURVIVED"), 0)
    results = []

    def show(path, k, how, by):
        print(f"{how:10s} {mutated(path, k)[1]}  [{by}]", flush=True)

    def tell(path, k, how, by):
        with open(os.path.join(scratch, "results"), "a") as file:
            file.write(json.dumps([how]) + "\n")
        show(path, k, how, by)

    def keep(known):
        if given.baseline:
            given.baseline.write_text(json.dumps(known))

    try:
        for path, k in chosen:
            if why := equivalent(path, k):
                tell(path, k, "equivalent", why)
        chosen = [x for x in chosen if not equivalent(*x)]
        known = json.loads(given.baseline.read_text()) if given.baseline and given.baseline.exists() else None
        known, left = apart(lambda: hot(chosen, known, keep, tell, given.most))
        for name, k in left:
            path = Path(name)
            tell(path, k, *(apart(lambda path=path, k=k: cold(path, k, known, given.most)) or ("error", "died")))
        results = [json.loads(line)[0] for line in open(os.path.join(scratch, "results"))]
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    for how in results:
        counts[how] += 1
    summary = ", ".join(f"{n} {how}" for how, n in counts.items())
    print(f"{len(results)} of {len(mutants)} mutants, {time.time() - began:.0f} s: {summary}")
    sys.exit(bool(counts["SURVIVED"]))


if __name__ == "__main__":
    main()

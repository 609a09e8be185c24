"""Mutants of kernels and methods: one number or sign is changed at a time, and the tests have to notice.

    python tests/mutation.py [--sample 60] [--seed 1] [--only newmark] [--laws-only] [--list]

Each mutant lives in a process of its own that never writes a file.  First the laws are measured in plain Python for the
methods of the changed module (or for a few, when it is one of the kernel); what survives that is given to the tests of
the module, the kernel and the laws, compiled from scratch.  Survivors of both are printed: each is a hole in the tests,
or changes nothing (a limit of a loop, a first guess, a threshold between two formulas that agree there).
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "polhode"
SKIPPED_FILES = {"__init__.py", "record.py", "buss_naive.py"}  # no arithmetic, or an oracle of the tests
SKIPPED_CALLS = {
    "Method", "Claims", "Cost", "Option", "Report", "InvalidInput", "Unsupported", "range", "replace", "isinstance",
    "getattr", "format", "parametrize", "lru_cache", "where_from", "iterations",
}  # fmt: skip
SWAPS = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult}
SHARED = ("coefficients", "compose", "flows", "velocity_kicks", "embedded", "splitting", "exact_splitting")
ALSO = {  # tests of a module besides those of its name
    "coefficients": ("methods/test_order_conditions.py", "methods/test_compose.py", "test_pace.py"),
    "embedded": ("test_pace.py",),
    "pacing": ("test_pace.py",),
    "elliptic": ("test_exact.py",),
    "free_body": ("test_exact.py", "test_free_slopes.py"),
    "lie_series": ("methods/test_lie_series.py",),
    "series": ("methods/test_series.py",),
    "predictor_corrector": ("methods/test_hulbert.py",),
    "staggered": ("methods/test_hulbert.py",),
    "splitting": ("methods/test_reduced.py",),
    "directors": ("methods/test_betsch_siebert.py",),
    "quaternion_em": ("methods/test_betsch_siebert.py",),
}
COARSE = ("liemid_e1", "liemid_e2", "buss1", "buss_sw", "rkn6")  # whose order so few steps do not show
KERNEL_METHODS = ("nmb", "mr2", "quat_em", "dmv", "strang", "exact_free", "buss4", "sw_c1")


class Places(ast.NodeVisitor):
    """The nodes to be changed, in their order."""

    def __init__(self):
        self.found = []

    def visit_FunctionDef(self, node):
        for part in node.body:
            self.visit(part)

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
            self.found.append((node, "constant"))

    def visit_BinOp(self, node):
        if type(node.op) in SWAPS and not isinstance(node.left, (ast.Tuple, ast.List, ast.JoinedStr)):
            self.found.append((node, "operator"))
        self.generic_visit(node)

    def visit_UnaryOp(self, node):
        if isinstance(node.op, ast.USub):
            self.found.append((node, "sign"))
        self.generic_visit(node)


def places(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    visitor = Places()
    visitor.visit(tree)
    return tree, visitor.found


def mutated(path, k):
    """The tree with its k-th place changed, and what was done."""
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
    files = [*sorted((SOURCE / "kernel").glob("*.py")), *sorted((SOURCE / "methods").glob("*.py"))]
    files = [f for f in files if f.name not in SKIPPED_FILES and (only is None or f.stem == only)]
    return [(f, k) for f in files for k in range(len(places(f)[1]))]


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the changed module in place of the one on disk."""

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


def concerned(path):
    """The methods that a module holds; of the kernel and of what methods share, a few."""
    from polhode import methods

    if path.parent.name == "kernel":
        return KERNEL_METHODS
    if path.stem in SHARED:
        return ("strang", "rkn4", "rkn6", "near864", "near1086", "damped6", "mr2", "mr4")
    text = path.read_text(encoding="utf-8")
    own = tuple(name for name in methods if f'"{name}"' in text)
    return own or KERNEL_METHODS


def battery(names):
    """The laws in plain Python, small doses.  True if all hold."""
    import numpy as np

    import polhode.certification as law
    from polhode.methods.record import EXACT, Kind

    plain = law.simulate
    law.simulate = lambda *a, **k: plain(*a, **{**k, "engine": "python"})
    law.STEPS = (16, 32, 64, 128, 256)
    sys.path.insert(0, str(ROOT / "tests" / "laws"))
    from subjects import DEFAULTS, OTHERS, record

    def slopes_hold(name, options, kind, *claimed):
        found = zip(law.orders(name, kind, **options), claimed)
        return all(name in COARSE or slope.order == x or not abs(slope.order - x) > 0.5 for slope, x in found)

    for name, options in (s for s in DEFAULTS + OTHERS if s[0] in names):
        m = record((name, options))
        c = m.claims
        if not slopes_hold(name, options, min(m.accepts, Kind.TORQUE), c.order, c.momentum_order):
            return False
        if c.reversible is not None and (law.reversal(name, **options) < law.REVERSES) != c.reversible:
            return False
        if c.symplectic is not None and (law.symplectic_defect(name, **options) < law.PRESERVES) != c.symplectic:
            return False
        if options:
            continue
        if c.free_order is not None and not slopes_hold(name, {}, Kind.FREE, c.free_order, c.free_momentum_order):
            return False
        counted = law.torque_calls(name)
        if counted.total != counted.claimed:
            return False
        if (law.off_group(name, steps=100) < law.ON_GROUP) != c.on_group and c.on_group:
            return False
        if c.equivariant and law.equivariance(name, steps=20, t_end=2.0) > law.TURNS:
            return False
        run = law.run(name, Kind.FREE, 200, 20.0)
        L, E = run.momentum, run.kinetic_energy
        if c.momentum == EXACT and np.abs(L - L[0]).max() > 1e-12:
            return False
        if c.free_energy == EXACT and np.abs(E / E[0] - 1).max() > 1e-12:
            return False
    return True


def tests_of(path, names):
    """What pytest is asked for, one call after another."""
    tests = ROOT / "tests"
    own = [tests / "methods" / f"test_{path.stem}.py", *(tests / x for x in ALSO.get(path.stem, ()))]
    if path.parent.name == "kernel":
        own += sorted((tests / "kernel").glob("test_*.py"))
    laws = ["-k", " or ".join(names), str(tests / "laws")]
    common = ["-x", "-q", "-m", "not soak", "-p", "no:cacheprovider"]
    return [[*common, *map(str, (p for p in own if p.exists()))], [*common, *laws]]


def live(path, k, seconds, laws_only):
    """In a process of its own: 0 survived all, 1 killed by the battery, 2 by the tests, 3 by not even starting."""
    os.environ["POLHODE_CACHE_DIR"] = where = tempfile.mkdtemp()  # compiled code is known by the files on disk
    sys.stdout = sys.stderr = open(os.devnull, "w")
    signal.alarm(seconds)
    try:
        tree, _ = mutated(path, k)
        sys.meta_path.insert(0, Changed(path, tree))
        sys.path.insert(0, str(SOURCE.parent))
        try:
            names = concerned(path)
            if not battery(names):
                return 1
        except BaseException:
            return 3
        if laws_only:
            return 0
        import pytest

        os.chdir(ROOT)
        return 2 if any(pytest.main(x) for x in tests_of(path, names)) else 0
    finally:
        shutil.rmtree(where, ignore_errors=True)


def try_one(path, k, seconds, laws_only=False):
    child = os.fork()
    if not child:
        os._exit(live(path, k, seconds, laws_only))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return {0: "SURVIVED", 1: "laws", 2: "tests", 3: "error"}.get(code, "time")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--seconds", type=int, default=900, help="after which a mutant is given up as noticed")
    parser.add_argument("--laws-only", action="store_true", help="leave out the tests: a second or two for a mutant")
    parser.add_argument("--list", action="store_true", help="print the places and stop")
    given = parser.parse_args()
    mutants = all_mutants(given.only)
    if given.list:
        for path, k in mutants:
            print(mutated(path, k)[1])
        return
    import mpmath  # noqa: F401  what every mutant needs is loaded once
    import numpy  # noqa: F401
    import pytest  # noqa: F401
    import scipy.integrate  # noqa: F401

    chosen = random.Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    counts, began = {}, time.time()
    for path, k in chosen:
        how = try_one(path, k, given.seconds, given.laws_only)
        counts[how] = counts.get(how, 0) + 1
        print(f"{how:9s} {mutated(path, k)[1]}", flush=True)
    print(f"{len(chosen)} of {len(mutants)} mutants, {time.time() - began:.0f} s: {counts}")
    sys.exit(bool(counts.get("SURVIVED")))


if __name__ == "__main__":
    main()

"""Test the repository: content of files, one version, the direction of imports, and the content of builds."""

import ast
import functools
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import polhode as ph

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "polhode"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TEXT = {".py", ".md", ".toml", ".cff", ".bib", ".c", ".h", ".yml", ".yaml", ".json", ".txt", ".js", ".html", ".css", ""}
LEFT_OUT = {"__pycache__", "build", "dist", "demo", "node_modules"}


def files():
    """Return the files of a checkout: those that git knows, or without git all files that are not generated."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode == 0 and done.stdout:
        paths = [ROOT / name for name in done.stdout.split("\0") if name]
    else:
        made = [p for p in ROOT.rglob("*") if p.is_file() and not LEFT_OUT & set(p.relative_to(ROOT).parts)]
        paths = [p for p in made if not p.relative_to(ROOT).parts[0].startswith(".") and p.name != "PKG-INFO"]
    here = Path(__file__).resolve()
    return [p for p in paths if p.exists() and p.suffix in TEXT and p.resolve() != here]


@functools.cache
def texts():
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files()}


def lines_with(pattern):
    """Return the lines that match a pattern. Searching the whole text first skips most files."""
    whole = re.compile(pattern, re.MULTILINE)
    return [
        f"{name}:{number}"
        for name, text in texts().items()
        if whole.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(pattern, line)
    ]


@functools.cache
def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))


# --- content of files -----------------------------------------------------------------------------------

FORBIDDEN = {
    "a path of one machine": r"(?<![\w.])/(?:home|root|Users|work|tmp|opt|mnt|srv)/\w|[A-Z]:\\\\?Users",
    "an address of a package registry": r"pypi\.org|pythonhosted\.org|anaconda\.org|registry\.npmjs|crates\.io",
    "something left to do": r"\b(?:TODO|FIXME|XXX|HACK)\b",
    "a conflict": r"^(?:<{7}|>{7}|={7})(?: |$)",
    "a byte order mark or a tab": "^\ufeff|^ *\t(?!@|rm|\\|)",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what):
    # studio.js is generated code
    tabbed = ("Makefile", "src/polhode/studio/static/studio.js") if "a tab" in what else ()
    found = [at for at in lines_with(FORBIDDEN[what]) if not at.startswith(tabbed)]
    assert not found, f"{what} in {found[:10]}"


def test_every_module_says_what_it_is():
    silent = []
    for path in PACKAGE.rglob("*.py"):
        tree = parsed(path)
        if tree.body and not ast.get_docstring(tree):
            silent.append(str(path.relative_to(ROOT)))
    assert not silent


def test_every_module_has_its_room():
    """The table in CONTRIBUTING.md names every module and package exactly once."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The packages")[2].partition("\n## ")[0]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    named = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
    there = {p.name if p.is_file() else f"{p.name}/" for p in PACKAGE.iterdir() if p.suffix == ".py" or p.is_dir()}
    assert sorted(named) == sorted(there - {"__init__.py", "__main__.py", "__pycache__/"})


# --- one version ----------------------------------------------------------------------------------------


def test_the_version_is_in_one_place():
    assert PROJECT["project"]["dynamic"] == ["version"] and "version" not in PROJECT["project"]
    version = re.escape(ph.__version__)
    source = lines_with(rf"(?<![\d.]){version}(?![\d.])")
    # result files name the version that made them
    source = [at for at in source if not at.startswith("benchmarks/results/")]
    allowed = {"src/polhode/__init__.py", "CHANGELOG.md"}
    assert {at.rpartition(":")[0] for at in source} <= allowed
    assert re.fullmatch(r"\d+\.\d+\.\d+(?:\.dev\d+|rc\d+)?", ph.__version__)


def test_the_changelog_speaks_of_this_version():
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert ph.__version__ in headings[0]


def test_extras_are_the_ones_that_messages_name():
    named = set()
    for path in PACKAGE.rglob("*.py"):
        for group in re.findall(r"polhode\[([\w,]+)\]", path.read_text(encoding="utf-8")):
            named |= set(group.split(","))
    assert named <= set(PROJECT["project"]["optional-dependencies"])


# --- imports have one direction -------------------------------------------------------------------------


def module_name(path):
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path, everywhere=True):
    """Return the modules that a file imports, as absolute names: in the whole file, or only at its top level."""
    tree = parsed(path)
    return {name for node in (ast.walk(tree) if everywhere else top_level(tree)) for name in imports_of(path, node)}


def imports_of(path, node):
    """Return the modules that a statement of a file imports."""
    name = module_name(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if not isinstance(node, ast.ImportFrom):
        return set()
    base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    start = ".".join([*base, *(node.module or "").split(".")]).strip(".")
    return {start} | {f"{start}.{alias.name}" for alias in node.names if is_module(f"{start}.{alias.name}")}


def top_level(tree):
    """Yield the import statements that run when the module is imported, without those for type checkers."""
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.Try):
            yield from (x for x in node.body if isinstance(x, (ast.Import, ast.ImportFrom)))


def is_module(name):
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def below(name, packages):
    return any(name == p or name.startswith(p + ".") for p in packages)


def offenders(folder, forbidden):
    """Return the imports that break a rule. forbidden(module, name) says whether the module may not import the name."""
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        for name in sorted(imported(path))
        if forbidden(name)
    ]


def test_the_kernel_imports_nothing_above_it():
    ours = ["polhode.kernels"]
    assert not offenders("kernels", lambda n: below(n, ["polhode"]) and n != "polhode" and not below(n, ours))
    known = set(sys.stdlib_module_names) | {"numpy", "polhode", "__future__"}
    assert not offenders("kernels", lambda n: n.partition(".")[0] not in known)


A_RUN = ["polhode.run", "polhode.motion"]


def test_engines_know_no_method():
    allowed = ["polhode.integrators.record"]
    assert not offenders(
        "engines", lambda n: below(n, ["polhode.integrators"]) and n != "polhode.integrators" and not below(n, allowed)
    )
    above = ["polhode.catalogue", "polhode.certify", "polhode.evidence.certification", "polhode.lab"]
    assert not offenders("engines", lambda n: below(n, [*A_RUN, *above]))


def test_methods_know_no_engine():
    assert not offenders("integrators", lambda n: below(n, ["polhode.engines", *A_RUN]))


# each of these packages and modules may import only those before it
ORDER = (
    "kernels errors above math units plugins mesh arguments groups integrators engines body torques forces run "
    "motion exact vector catalogue files pictures mechanisms scenario evidence ensembles extending estimation lab "
    "studio bench cli"
).split()  # fmt: skip


def run_time_imports(path):
    """Return what a module imports when it runs, also inside functions, but without imports for type checkers."""
    tree = parsed(path)
    checked = {
        id(x)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for x in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)) and id(node) not in checked:
            yield from imports_of(path, node)


def test_packages_import_in_one_direction():
    """Each package imports only those before it, also in functions; `polhode` itself counts by the names it defines."""
    assert {p.stem for p in PACKAGE.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()} == {
        *ORDER, "__init__", "__main__",
    }  # fmt: skip
    wrong = []
    for k, package in enumerate(ORDER):
        for path in [PACKAGE / f"{package}.py", *(PACKAGE / package).rglob("*.py")]:
            if path.exists():
                tops = {name.split(".")[1] for name in run_time_imports(path) if name.startswith("polhode.")}
                wrong += [f"{path.relative_to(ROOT)} imports {top}" for top in sorted(tops - {*ORDER[: k + 1]})]
    assert not wrong


def test_modules_import_each_other_in_no_circle():
    """The graph has all modules, and their imports inside functions, too."""
    from graphlib import TopologicalSorter

    paths = {module_name(p): p for p in PACKAGE.rglob("*.py")}
    graph = {}
    for module, path in paths.items():
        names = {n for n in run_time_imports(path) if n in paths and n != module}
        # `from . import spheres` imports a module, not the names that the package defines
        graph[module] = {n for n in names if not any(below(other, [n]) for other in names - {n})}
    order = list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the modules of a cycle
    assert order.index("polhode.run.driver") < order.index("polhode.motion.simulation")


def test_the_driver_names_no_engine_and_no_method():
    """Engines are objects with properties, and methods have records.

    Their names are text for users, and code must not compare them.
    """
    from polhode.engines.registry import AUTO, ENGINES

    wrong, named = [], {*ENGINES, *ph.methods}
    for path in sorted(PACKAGE.rglob("*.py")):
        folder = path.relative_to(PACKAGE).parts[0]
        for node in ast.walk(parsed(path)):
            if folder in ("run", "motion") and isinstance(node, ast.Constant) and node.value in named:
                wrong.append(f"{path.name}:{node.lineno} names {node.value}")
            if isinstance(node, ast.Compare) and folder != "engines":
                sides = [node.left, *node.comparators]
                known = any(isinstance(x, ast.Constant) and x.value in (AUTO, *ENGINES) for x in sides)
                if known and any("engine" in ast.unparse(x) for x in sides):
                    wrong.append(f"{path.name}:{node.lineno} compares {ast.unparse(node)}")
    assert not wrong


def test_the_kernel_looks_up_no_engine():
    held = [p.name for p in (PACKAGE / "kernels").rglob("*.py") if 'modules["polhode.engines' in p.read_text("utf-8")]
    assert not held


def test_heavy_packages_are_not_imported_at_the_top_of_the_public_modules():
    """`import polhode` may load only NumPy. tests/test_import.py measures it; this test shows which import would break
    it.
    """
    heavy = {"numba", "jax", "scipy", "matplotlib", "pandas", "xarray", "rich", "click", "pydantic", "llvmlite", "dask"}
    seen, todo = set(), ["polhode"]
    while todo:
        name = todo.pop()
        if name in seen or not below(name, ["polhode"]):
            continue
        seen.add(name)
        path = PACKAGE.parent.joinpath(*name.split("."))
        path = path / "__init__.py" if (path / "__init__.py").exists() else path.with_suffix(".py")
        if path.exists():
            found = imported(path, everywhere=False)
            assert not heavy & {n.partition(".")[0] for n in found}, name
            todo += found
    assert "polhode.motion.simulation" in seen and "polhode.kernels.scalar" in seen


LONGEST = 60  # most lines of a function, without its signature, its docstring and the functions inside it
LONGER = {"kernels/free_body.py along": "one closed form, compiled as a whole; its parts share nearly all numbers"}


def lines_of(function):
    """Return the number of lines of a function, without the functions inside it."""
    inner, todo = [], list(function.body)
    while todo:
        node = todo.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            inner.append(node)
        else:
            todo += ast.iter_child_nodes(node)
    first = function.body[ast.get_docstring(function) is not None :]
    whole = function.end_lineno - first[0].lineno + 1 if first else 0
    return whole - sum(f.end_lineno - f.lineno + 1 for f in inner)


def test_functions_fit_on_a_screen():
    """Functions have at most LONGEST lines. ruff checks their number of branches (C901)."""
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(parsed(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and lines_of(node) > LONGEST:
                found.add(f"{path.relative_to(PACKAGE).as_posix()} {node.name}")
    assert found == set(LONGER)


def test_the_rules_would_notice(tmp_path, monkeypatch):
    """Check that the test finds a kernel that imports a method, in each way that Python allows."""
    module = sys.modules[__name__]
    package = tmp_path / "polhode"
    for folder in ("kernels", "integrators"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "integrators" / "buss.py").touch()
    monkeypatch.setattr(module, "PACKAGE", package)
    bad = package / "kernels" / "bad.py"
    for text in (
        "from ..integrators import buss",
        "from ..integrators.buss import step",
        "from .. import integrators",
        "import polhode.integrators.buss",
        "def f():\n    from polhode.integrators import buss",
    ):
        bad.write_text(text)
        parsed.cache_clear()
        assert any(below(n, ["polhode.integrators"]) for n in imported(bad)), text
    bad.write_text("from .values import Vec3\nfrom . import scalar\nimport math")
    parsed.cache_clear()
    assert not any(below(n, ["polhode.methods"]) for n in imported(bad))


# --- content of builds ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Return the wheel and the source distribution, made by the backend of pyproject.toml."""
    pytest.importorskip("hatchling")
    out = tmp_path_factory.mktemp("dist")
    code = f"import hatchling.build as b; b.build_wheel({str(out)!r}); b.build_sdist({str(out)!r})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, sdist


def test_the_wheel_holds_the_package_and_nothing_else(built):
    with zipfile.ZipFile(built[0]) as z:
        names = z.namelist()
        meta = z.read(f"polhode-{ph.__version__}.dist-info/METADATA").decode()
    info = f"polhode-{ph.__version__}.dist-info/"
    inside = {n for n in names if not n.startswith(info)}
    ignored = ignored_files()
    expected = {
        f"polhode/{p.relative_to(PACKAGE)}"
        for p in PACKAGE.rglob("*")
        if p.is_file() and "__pycache__" not in p.parts and p not in ignored
    }
    assert inside == expected
    assert {"polhode/py.typed", "polhode/evidence/references.bib", "polhode/__init__.py"} <= inside
    data = re.compile(r"polhode/(?:[\w/]+\.(?:py|bib|toml|json|js|css|html|svg|mplstyle|vtp|tsc|txt)|py\.typed)")
    assert [n for n in inside if not data.fullmatch(n)] == []
    assert {n.removeprefix(info) for n in names if n.startswith(info)} <= {
        "METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE", "licenses/NOTICE",
        "licenses/src/polhode/studio/static/LICENSES.txt",
    }  # fmt: skip
    assert f"Version: {ph.__version__}\n" in meta and "Requires-Python: >=3.11\n" in meta
    assert "License-Expression: MIT" in meta


def ignored_files():
    """Return the files of the package that git ignores."""
    command = ["git", "check-ignore", "--stdin", "-z"]
    paths = "\0".join(str(p) for p in PACKAGE.rglob("*"))
    done = subprocess.run(command, input=paths, cwd=ROOT, capture_output=True, text=True)
    return {Path(name) for name in done.stdout.split("\0") if name}


def test_the_source_distribution_can_be_built_and_tested_from(built):
    with tarfile.open(built[1]) as t:
        names = {n.partition("/")[2] for n in t.getnames()}
    wanted = "pyproject.toml README.md LICENSE CHANGELOG.md CONTRIBUTING.md CITATION.cff NOTICE SECURITY.md Makefile"
    assert {
        *wanted.split(),
        "docs/fast_top.png",
        "src/polhode/py.typed",
        "tests/test_project.py",
        "examples/fast_top.py",
    } <= names
    assert not [n for n in names if re.search(r"__pycache__|\.pyc$|\.venv|\.hypothesis|benchmarks/build|\.so$", n)]


# --- the Makefile ---------------------------------------------------------------------------------------


def test_continuous_integration_runs_the_same_command_as_people_do():
    script = ROOT / ".ci" / "run"
    if not script.exists():
        pytest.skip("a source distribution has no folder .ci")
    assert script.stat().st_mode & 0o111
    assert script.read_text().rstrip().splitlines()[-1] == "make test"


def test_make_installs_again_when_the_metadata_changes():
    rules = (ROOT / "Makefile").read_text()
    assert re.search(r"^\$\(VENV\)/ready \$\(VENV\)/ready-demo: pyproject\.toml$", rules, re.MULTILINE)

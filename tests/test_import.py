"""`import polhode` loads NumPy only; everything heavy is imported when first used."""

import subprocess
import sys
from importlib.resources import files

import polhode as ph

HEAVY = ("numba", "llvmlite", "scipy", "jax", "rich", "pydantic", "matplotlib", "click", "xarray", "pandas", "mpmath")


def test_import_loads_numpy_only():
    code = "import sys, polhode; print(*sorted({m.partition('.')[0] for m in sys.modules}))"
    said = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    loaded = said.stdout.split()
    assert "numpy" in loaded
    assert not set(HEAVY) & set(loaded)


def test_every_public_name_resolves():
    for name in ph.__all__:
        assert getattr(ph, name) is not None
        assert name in dir(ph)


def test_functions_are_not_hidden_by_modules_of_their_name():
    """Importing a submodule binds its name in the package: no public function may share a name with one."""
    import polhode.certification
    import polhode.comparison
    import polhode.problems  # noqa: F401

    assert callable(ph.simulate) and callable(ph.certify) and callable(ph.compare) and callable(ph.load)


def test_typed():
    assert files("polhode").joinpath("py.typed").is_file()

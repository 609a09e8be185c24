"""Test that importing polhode is quick and prints nothing."""

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import polhode as ph

HEAVY = (
    "numba", "llvmlite", "scipy", "jax", "jaxlib", "rich", "pydantic", "matplotlib", "click", "pandas", "xarray",
    "mpmath", "asyncio", "concurrent.futures.thread",
)  # fmt: skip


def python(code, *options):
    run = subprocess.run([sys.executable, *options, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_import_loads_numpy_only():
    code = "import sys, numpy; before = set(sys.modules); import polhode; print(*(set(sys.modules) - before))"
    new = {name.partition(".")[0] for name in python(code)} - set(sys.stdlib_module_names)
    assert new == {"polhode"}
    loaded = python("import sys, polhode; print(*sys.modules)")
    assert not [x for x in HEAVY if x in loaded and x not in python("import sys, numpy; print(*sys.modules)")]


def test_a_run_in_python_loads_nothing_heavy_either():
    code = """
import sys, polhode as ph
run = ph.simulate([1, 1.5, 1.8], ph.torques.heavy_top(2.0), omega=[1, 2, 3], t_end=0.1, dt=0.01, engine="python")
run.energy, run.quaternion, run.momentum, repr(run), run._repr_html_()
m = ph.Mechanism()
m.ball(m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5]), at=[0, 0, 0])
run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.1, dt=0.01, engine="python")
run.energy, run.reactions, repr(run)
print(*sys.modules)
"""
    assert not {"numba", "scipy", "jax", "rich", "pydantic", "matplotlib", "click"} & set(python(code))


def test_import_is_silent_with_warnings_as_errors():
    assert python("import polhode", "-W", "error") == []
    assert (
        python(
            "import polhode.engines.numba, polhode.engines.jax, polhode.files.storage, polhode.motion.gradients",
            "-W",
            "error",
        )
        == []
    )


def test_types_are_published():
    assert (Path(ph.__file__).parent / "py.typed").exists()


@pytest.mark.parametrize("name", ph.__all__)
def test_every_public_name_resolves(name):
    assert getattr(ph, name) is not None and name in dir(ph)


def test_no_public_name_hides_a_module():
    """If a public name is also the name of a module of polhode, it must refer to that module."""
    for found in pkgutil.iter_modules(ph.__path__):
        if found.name in ph.__all__:
            assert getattr(ph, found.name) is importlib.import_module(f"polhode.{found.name}"), found.name


def test_modules_are_imported_by_their_own_names():
    code = "import polhode.kernels.values as a, polhode.integrators.buss as b, polhode.catalogue.collection as c"
    code += ", polhode.motion.simulation as d, polhode as ph\n"
    code += "print(*(x.__name__ for x in (a, b, c, d)), callable(ph.simulate))"
    wanted = (
        "polhode.kernels.values polhode.integrators.buss polhode.catalogue.collection polhode.motion.simulation True"
    )
    assert python(code) == wanted.split()


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="module 'polhode' has no attribute 'nothing'"):
        _ = ph.nothing


def test_star_import_gives_the_public_names():
    assert set(python("from polhode import *; print(*dir())")) >= set(ph.__all__)

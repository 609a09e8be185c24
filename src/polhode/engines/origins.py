"""The origin of code: Python and the libraries that polhode is built on, other installed packages, or the user."""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

CORE = ("builtins", "numpy", "numba", "llvmlite", "jax", "jaxlib", "polhode")  # see `cache.library_digest`
ORIGINS: dict[str, str] = {"__main__": "user"}


def origin(module: object) -> str:
    """Return the origin of a module: "core" (Python and the libraries in CORE), "installed" or "user"."""
    if not isinstance(module, str):  # `__module__` of a class in an extension module may be None or a descriptor
        return "user"
    found = ORIGINS.get(module)
    if found is None:
        top = module.partition(".")[0]
        if top in CORE:
            found = "core"
        elif top in sys.stdlib_module_names and is_below(top, ("stdlib", "platstdlib")):
            found = "core"
        else:
            found = "installed" if is_below(top, ("purelib", "platlib")) or is_installed(top) else "user"
        if module in sys.modules:  # do not store the result before the module is loaded, because it may change
            ORIGINS[module] = found
    return found


def is_below(top: str, folders: Iterable[str]) -> bool:
    """Return whether the file of a module is in one of these folders; true for builtin modules if "stdlib" is one."""
    place = place_of(top)
    if place is None:
        return "stdlib" in folders and top in sys.stdlib_module_names
    roots = [Path(sysconfig.get_path(name)).resolve() for name in folders]
    inside = [r for r in roots if place.is_relative_to(r)]
    packages = {"site-packages", "dist-packages"}
    return any("stdlib" not in folders or packages.isdisjoint(place.relative_to(r).parts) for r in inside)


def is_installed(top: str) -> bool:
    """Return whether a module was installed: for the user, for the whole system, or in a separate folder.

    Not all such folders are in the paths of `sysconfig`.  Installers write a record next to the
    files that they install, but not next to the sources of a package in development.
    """
    place = place_of(top)
    if place is None:
        return False
    if not {"site-packages", "dist-packages"}.isdisjoint(place.parts):
        return True
    folder = place.parent.parent if place.stem == "__init__" else place.parent
    return next(folder.glob("*.dist-info"), None) is not None


def place_of(top: str) -> Path | None:
    """Return the file of a module, or the folder of a package without a file; None for modules built into Python."""
    module = sys.modules.get(top)
    try:
        spec = getattr(module, "__spec__", None) if module is not None else importlib.util.find_spec(top)
    except (ImportError, ValueError):
        spec = None
    file = getattr(module, "__file__", None) or getattr(spec, "origin", None)
    if file is None:
        file = next(iter(getattr(spec, "submodule_search_locations", None) or ()), None)
    return None if file in (None, "built-in", "frozen") else Path(file).resolve()


@functools.cache
def version_of(top: str) -> str:
    """Return the version of an installed package with a digest of the list of its files."""
    from importlib import metadata

    try:
        found = metadata.distribution(top)
    except metadata.PackageNotFoundError:
        names = list(metadata.packages_distributions().get(top, ()))
        if not names:
            return "unknown"
        found = metadata.distribution(names[0])
    files = hashlib.blake2b((found.read_text("RECORD") or "").encode(), digest_size=6).hexdigest()
    version = found.version if "Version" in found.metadata else "unknown"  # the lists of files may be equal
    return f"{version}, files {files}"


@functools.cache
def file_digest(module: str) -> str:
    """Return a digest of the source of an installed module, which may have been edited, or "" if there is none."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    try:
        return hashlib.blake2b(Path(file).read_bytes(), digest_size=10).hexdigest() if file.endswith(".py") else ""
    except OSError:
        return ""

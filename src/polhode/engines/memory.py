"""Frees memory that Numba holds after it has compiled something.

Numba holds the intermediate code (IR) of every compiled function twice: in a module that belongs to the just-in-time
compiler, and in a copy for linking.  The code of a function is also contained in that of its caller, and so on over
five levels.  Machine code does not need any of this.  Here the copy is deleted and the module is emptied (or deleted,
if there is no machine code: `inlined.py`).  A compressed form (bitcode, a tenth of the size) remains, in case other
code links the function.

Measured, for a run of rkn4 with a new torque: 18 MB without this, 12 MB with it.  Each time LLVM optimises a module of
this size, 1.2 to 1.5 MB remain that llvmlite (0.50) does not free; Numba optimises twice at each level of calls.  Code
that is loaded from the cache needs 1.2 MB in total.
"""

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary

from .inlined import InlinedLibrary

LARGE = 20_000  # smaller modules (in bytes of bitcode) remain as they are


class SlimLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Machine code whose intermediate code is stored as bitcode."""

    def _get_module_for_linking(self) -> Any:
        return llvm.parse_bitcode(self.bitcode)


def release_ir(library: Any) -> None:
    """Free the intermediate code of a library that has machine code, and of the libraries linked into it."""
    seen: set[int] = set()
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        waiting += one._linking_libraries
        # a released library has the class SlimLibrary; _compiled: this process compiled it, so it still has its module
        if type(one) in (JITCodeLibrary, InlinedLibrary) and (is_deferred(one) or getattr(one, "_compiled", False)):
            slim(one)


def is_deferred(library: Any) -> bool:
    """Return whether a library has no machine code, so that its module does not belong to the compiler."""
    return isinstance(library, InlinedLibrary) and library.deferred


def slim(library: Any) -> None:
    bitcode = library._get_module_for_linking().as_bitcode()
    library._shared_module = None
    if len(bitcode) < LARGE:
        return
    library.bitcode, library._compiled_object, library._disable_inspection = bitcode, None, True
    if is_deferred(library):
        library._final_module = llvm.parse_assembly("")
        library.__class__ = SlimLibrary
        return
    library.__class__ = SlimLibrary
    module = library._final_module
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(library._codegen._tm, llvm.create_pipeline_tuning_options()))

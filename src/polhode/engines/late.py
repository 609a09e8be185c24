"""Kernels that are compiled when a run first calls them, not together with their callers.

Compiled code calls such a kernel by an address that is stored in memory.  At first this is the address of a Python
function, which compiles the kernel (or loads it from the cache), stores its address, and calls it.  The exact motion of
an asymmetric body is half of the code of a splitting, and a run of a symmetric top never calls it.
"""

import _thread
import ctypes
import threading
from itertools import count as counter
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import carray, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from .buffers import assembled, loader, numbers_of, store, tuple_type
from .cache import cached
from .layout import count

POINTER = types.CPointer(types.float64)
NUMBER, STATUS = ir.DoubleType(), ir.IntType(32)
# A function of Numba gets two addresses, for the returned value and for an exception, and returns a status.  Here the
# two addresses are not used.
C_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 4)
CODE = ir.FunctionType(STATUS, [NUMBER.as_pointer()] * 4).as_pointer()


class LateKernel:
    """A kernel of doubles that compiled code calls by its address.

    large : the kernel.
    given, result : nested tuples as examples of its arguments and of its result.
    """

    def __init__(self, large: Any, given: tuple[Any, ...], result: Any) -> None:
        self.large, self.given, self.result = large, given, result
        self.name = f"polhode_{large.__name__}"
        self.first = C_FUNCTION(self.call_first)
        self.address = ctypes.c_void_p(ctypes.cast(self.first, ctypes.c_void_p).value)
        llvm.add_symbol(self.name, ctypes.addressof(self.address))
        self.call = self.caller()

    def accepts(self, arguments: tuple[Any, ...]) -> bool:
        """Return whether arguments of these Numba types are doubles in the structure of `given`."""
        return bool(types.Tuple(arguments) == tuple_type(self.given, types.float64))

    def compile(self) -> Any:
        """Compile the kernel, store its address, and return the kernel as a function of addresses."""
        load, kernel, n, m = loader(self.given, types.float64, 0), self.large, count(self.given), count(self.result)

        def landing(given, result):  # type: ignore[no-untyped-def]
            store(kernel(*load(carray(given, n), 0)), carray(result, m), 0)

        compiled = cached(njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(landing), kernel)
        compiled.compile(types.void(POINTER, POINTER))
        (code,) = compiled.overloads.values()
        self.address.value = code.library.get_pointer_to_function(code.fndesc.llvm_func_name)
        return C_FUNCTION(self.address.value)

    def call_first(self, value: int, exception: int, given: int, result: int) -> int:
        """Compile the kernel and call it.

        Compiled code cannot handle an interrupt (Ctrl-C), so it is raised after this code has returned.  After any
        other failure the result is NaN, and the run ends as at any NaN.
        """
        numbers = (ctypes.c_double * count(self.result)).from_address(result)
        numbers[:] = [float("nan")] * len(numbers)
        kernel, interrupted = None, False
        while kernel is None:
            try:
                kernel = self.compile()
            except KeyboardInterrupt:
                interrupted = True
        kernel(value, exception, given, result)
        if interrupted:
            threading.Timer(0.01, _thread.interrupt_main).start()
        return 0

    def caller(self) -> Any:
        """Return call(arguments), which compiled code uses to call the kernel."""
        name, returned, size = self.name, tuple_type(self.result, types.float64), count(self.result)

        @intrinsic
        def call(tyctx, arguments):  # type: ignore[no-untyped-def]
            def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
                numbers = numbers_of(sig.args[0], args[0], builder)
                given = cgutils.alloca_once(builder, NUMBER, size=len(numbers))
                result = cgutils.alloca_once(builder, NUMBER, size=size)
                for i, v in enumerate(numbers):
                    builder.store(v, cgutils.gep_inbounds(builder, given, i))
                module = builder.module
                place = module.globals.get(name) or ir.GlobalVariable(module, CODE, name)
                unused = [cgutils.alloca_once(builder, NUMBER) for _ in range(2)]
                builder.call(builder.load(place), [*unused, given, result])
                loads = (builder.load(cgutils.gep_inbounds(builder, result, k)) for k in counter())
                return assembled(context, builder, returned, loads)

            return returned(arguments), codegen

        return call

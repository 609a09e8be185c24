"""Large kernels that compiled code calls by name instead of containing them.

Numba copies the code of every function into the code of its callers, and optimises all of it again at each level of
calls.  Here a caller only declares the name of a large kernel (`scalar.once`), and LLVM finds its machine code by this
name.  A file of the cache lists the kernels that its code calls; they are compiled or loaded first (`cache.py`).
"""

import hashlib
from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from .cache import CALLED, PREFIX, Called


class NamedKernel:
    """A large kernel, compiled separately for each combination of argument types.

    f : the kernel, a global function of a module.
    compiled : Numba's dispatcher.
    """

    def __init__(self, f: Any, compiled: Any) -> None:
        self.f, self.compiled = f, compiled
        self.ready: dict[Any, Any] = {}  # {argument types: the compiled code, which must stay in memory}

    def name(self, arguments: tuple[Any, ...]) -> str:
        kind = hashlib.sha256(repr(arguments).encode()).hexdigest()[:16]
        return f"{PREFIX}{self.f.__module__}.{self.f.__qualname__}.{kind}"

    def prepare(self, arguments: tuple[Any, ...]) -> Any:
        """Compile the kernel if necessary, register its machine code by name, and return its signature."""
        code = self.ready.get(arguments)
        if code is None:
            self.compiled.compile(arguments)
            code = self.ready[arguments] = self.compiled.overloads[arguments]
            name = self.name(arguments)
            llvm.add_symbol(name, code.library.get_pointer_to_function(code.fndesc.llvm_func_name))
            CALLED[name] = Called(self.f.__module__, self.f.__qualname__, arguments)
        return code.signature

    def typed(self, *arguments: Any) -> Any:
        """Return the signature of a call with these types, and the function that generates the code of the call."""
        kinds = tuple(types.unliteral(t) for t in arguments)
        signature, name = self.prepare(kinds), self.name(kinds)

        def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
            conv = context.call_conv
            form = conv.get_function_type(signature.return_type, signature.args)
            code = cgutils.get_or_insert_function(builder.module, form, name)
            values = [context.cast(builder, *x) for x in zip(args, sig.args, signature.args, strict=True)]
            status, result = conv.call_function(builder, code, signature.return_type, signature.args, values)
            with cgutils.if_unlikely(builder, status.is_error):
                conv.return_status_propagate(builder, status)
            return result

        return signature.return_type(*arguments), codegen

    def caller(self, n: int) -> Any:
        """Return a function of n arguments that compiled code calls instead of the kernel.

        It has n separate parameters, because for a tuple of arrays Numba would count a reference to each array.
        """
        names, space = ", ".join(f"x{i}" for i in range(n)), {"__name__": __name__, "typed": self.typed}
        space["call"] = intrinsic(eval(f"lambda context, {names}: typed({names})", space))
        return eval(f"lambda {names}: call({names})", space)

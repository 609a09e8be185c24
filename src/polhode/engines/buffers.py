"""Functions for compiled code that load nested tuples from arrays and store them in arrays."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


def tuple_type(template: Any, number: Any) -> Any:
    """Return the Numba type of a nested tuple whose leaves have the type `number`."""
    if not isinstance(template, tuple):
        return number
    kind = type(template) if hasattr(template, "_fields") else None
    return types.BaseTuple.from_types([tuple_type(x, number) for x in template], kind)


def element(context: Any, builder: Any, t: Any, value: Any, indices: list[Any]) -> Any:
    """Return the address of array[indices]; the array is in C order."""
    a = context.make_array(t)(context, builder, value)
    shape = cgutils.unpack_tuple(builder, a.shape, t.ndim)
    offset = indices[0]
    for n, i in zip(shape[1:], indices[1:], strict=True):
        offset = builder.add(builder.mul(offset, n), i)
    return builder.gep(a.data, [offset])


def numbers_of(t: Any, value: Any, builder: Any) -> list[Any]:
    """Return the LLVM values of the leaves of a nested tuple."""
    if not isinstance(t, types.BaseTuple):
        return [value]
    return [y for i, x in enumerate(t) for y in numbers_of(x, builder.extract_value(value, i), builder)]


def without_values(template: Any) -> Any:
    """Return the nested tuple with zeros as leaves: the cache key of compiled code must not contain values or
    addresses.
    """
    if not isinstance(template, tuple):
        return 0.0
    inside = [without_values(x) for x in template]
    return type(template)(*inside) if hasattr(template, "_fields") else tuple(inside)


def loader(template: Any, number: Any, first: int) -> Any:
    """Return load(buffer, j), which reads a tuple with the leaves buffer[first + k, j], or buffer[first + k] if 1-d."""
    template = without_values(template)

    @intrinsic
    def load(tyctx, buffer, j):  # type: ignore[no-untyped-def]
        def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
            k = iter(range(first, 10**6))

            def get(t):  # type: ignore[no-untyped-def]
                if isinstance(t, types.BaseTuple):
                    return context.make_tuple(builder, t, [get(x) for x in t])
                row = ir.Constant(args[1].type, next(k))
                where = [row] if buffer.ndim == 1 else [row, args[1]]
                p = element(context, builder, sig.args[0], args[0], where)
                v = builder.load(builder.bitcast(p, context.get_value_type(t).as_pointer()))
                v.align = 8
                return v

            return get(sig.return_type)

        return tuple_type(template, number)(buffer, j), codegen

    return load


@intrinsic
def store(tyctx, value, buffer, j):  # type: ignore[no-untyped-def]
    """Store the k-th leaf of value in buffer[k, j], or in buffer[k] if the buffer is 1-d."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        k = iter(range(10**6))

        def put(t, v):  # type: ignore[no-untyped-def]
            if isinstance(t, types.BaseTuple):
                for i, x in enumerate(t):
                    put(x, builder.extract_value(v, i))
            else:
                row = ir.Constant(args[2].type, next(k))
                p = element(context, builder, sig.args[1], args[1], [row, args[2]][: buffer.ndim])
                builder.store(v, builder.bitcast(p, v.type.as_pointer())).align = 8

        put(sig.args[0], args[0])
        return context.get_dummy_value()

    return types.void(value, buffer, j), codegen

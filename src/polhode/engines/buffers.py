"""Functions for compiled code that read and write nested tuples of numbers, in arrays or at addresses."""

from collections.abc import Container, Iterator
from itertools import count as counter
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from .layout import count, from_rows

I64 = ir.IntType(64)


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


def leaf_of(t: Any) -> Any:
    """Return the type of the first leaf of a nested tuple."""
    while isinstance(t, types.BaseTuple):
        t = t[0]
    return t


def assembled(context: Any, builder: Any, t: Any, numbers: Iterator[Any]) -> Any:
    """Return the LLVM value of a nested tuple with these values of its leaves."""
    if not isinstance(t, types.BaseTuple):
        return next(numbers)
    return context.make_tuple(builder, t, [assembled(context, builder, x, numbers) for x in t])


def loader(template: Any, number: Any, first: int) -> Any:
    """Return load(buffer, j), which reads a tuple with the leaves buffer[first + k, j], or buffer[first + k] if 1-d."""
    template = from_rows(template, [0.0] * count(template))  # the cache key of code must contain no values or addresses

    @intrinsic
    def load(tyctx, buffer, j):  # type: ignore[no-untyped-def]
        def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
            def get(k):  # type: ignore[no-untyped-def]
                row = ir.Constant(args[1].type, k)
                p = element(context, builder, sig.args[0], args[0], [row, args[1]][: buffer.ndim])
                v = builder.load(builder.bitcast(p, context.get_value_type(number).as_pointer()))
                v.align = 8
                return v

            return assembled(context, builder, sig.return_type, map(get, counter(first)))

        return tuple_type(template, number)(buffer, j), codegen

    return load


def storer(kept: Container[int], stream: bool = False) -> Any:
    """Return store(value, buffer, j), which stores the k-th leaf of value in buffer[k, j], or buffer[k] if 1-d.

    kept: the leaves that are stored.  stream: packs bypass the caches; a single number does not fill a cache line.
    """

    @intrinsic
    def store(tyctx, value, buffer, j):  # type: ignore[no-untyped-def]
        def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
            for k, v in enumerate(numbers_of(sig.args[0], args[0], builder)):
                if k in kept:
                    row = ir.Constant(args[2].type, k)
                    p = element(context, builder, sig.args[1], args[1], [row, args[2]][: buffer.ndim])
                    done = builder.store(v, builder.bitcast(p, v.type.as_pointer()))
                    done.align = 8
                    if stream and isinstance(v.type, ir.VectorType):
                        done.align = min(64, 8 * v.type.count)
                        done.set_metadata("nontemporal", builder.module.add_metadata([ir.Constant(ir.IntType(32), 1)]))
            return context.get_dummy_value()

        return types.void(value, buffer, j), codegen

    return store


store = storer(range(10**6))  # all leaves


# --- numbers at addresses ------------------------------------------------------------------------------


@intrinsic
def address(tyctx, array):  # type: ignore[no-untyped-def]
    """Return the address of the first number of an array."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        a = context.make_array(sig.args[0])(context, builder, args[0])
        return builder.ptrtoint(a.data, I64)

    return types.int64(array), codegen


@intrinsic
def bits(tyctx, x):  # type: ignore[no-untyped-def]
    """Return the bits of a number as an integer."""
    return types.int64(x), lambda context, builder, sig, args: builder.bitcast(args[0], I64)


@intrinsic
def number_at(tyctx, where, like):  # type: ignore[no-untyped-def]
    """Return the number, pack or nested tuple of numbers at an address; it has the type of `like`."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        p = builder.inttoptr(args[0], context.get_value_type(leaf_of(sig.return_type)).as_pointer())

        def get(k):  # type: ignore[no-untyped-def]
            v = builder.load(builder.gep(p, [ir.Constant(I64, k)]))
            v.align = 8
            return v

        return assembled(context, builder, sig.return_type, map(get, counter()))

    return like(where, like), codegen


@intrinsic
def write_at(tyctx, where, value):  # type: ignore[no-untyped-def]
    """Write a number, a pack or the leaves of a nested tuple to an address."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        for k, v in enumerate(numbers_of(sig.args[1], args[1], builder)):
            p = builder.inttoptr(args[0], v.type.as_pointer())
            builder.store(v, builder.gep(p, [ir.Constant(I64, k)])).align = 8
        return context.get_dummy_value()

    return types.void(where, value), codegen


@intrinsic
def call_at(tyctx, where):  # type: ignore[no-untyped-def]
    """Call the C function without arguments and result at an address."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        form = ir.FunctionType(ir.VoidType(), []).as_pointer()
        builder.call(builder.inttoptr(args[0], form), [])
        return context.get_dummy_value()

    return types.void(where), codegen

"""A number type for Numba: a pack of W doubles in SIMD registers.

The kernels work with any type of number, so on packs they compute W bodies at once.  This does not rely on LLVM's loop
vectoriser, and a loop can stop early when all W bodies are done.
"""

import math
import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, overload, register_model

from ..kernels import elliptic, scalar
from ..kernels.lanes import LANES, all_lanes, first_lane, lanes, next_lanes, put_lanes, total
from .buffers import element
from .numba_kernels import JIT, NUMBERS, implement, is_boolean, is_scalar

F64 = ir.DoubleType()
I32 = ir.IntType(32)


class PackType(types.Type):
    def __init__(self, width):
        self.width = width
        super().__init__(f"Pack{width}")


class MaskType(types.Type):
    def __init__(self, width):
        self.width = width
        super().__init__(f"Mask{width}")


@register_model(PackType)
class PackModel(models.PrimitiveModel):
    def __init__(self, dmm, t):
        super().__init__(dmm, t, ir.VectorType(F64, t.width))


@register_model(MaskType)
class MaskModel(models.PrimitiveModel):
    def __init__(self, dmm, t):
        super().__init__(dmm, t, ir.VectorType(ir.IntType(1), t.width))


NUMBERS.append(PackType)


def number_type(width):
    return PackType(width) if width > 1 else types.float64


def is_pack(t):
    return isinstance(t, PackType)


def is_mask(t):
    return isinstance(t, MaskType)


def is_number(t):
    return is_pack(t) or is_scalar(t)


def splat(builder, value, width):
    undefined = ir.Constant(ir.VectorType(value.type, width), ir.Undefined)
    one = builder.insert_element(undefined, value, ir.Constant(I32, 0))
    return builder.shuffle_vector(one, undefined, ir.Constant(ir.VectorType(I32, width), [0] * width))


def lift(context, builder, value, t, width):
    """Convert any number to a pack of W doubles."""
    return value if is_pack(t) else splat(builder, context.cast(builder, value, t, types.float64), width)


def binary(op, emit, mask=False):
    @intrinsic
    def impl(tyctx, a, b):
        width = (a if is_pack(a) else b).width

        def codegen(context, builder, sig, args):
            return emit(builder, *(lift(context, builder, v, t, width) for v, t in zip(args, sig.args, strict=True)))

        return (MaskType if mask else PackType)(width)(a, b), codegen

    implement(op, lambda a, b: impl(a, b), is_pack, is_number)
    implement(op, lambda a, b: impl(a, b), is_scalar, is_pack)


def unary(op, emit):
    @intrinsic
    def impl(tyctx, x):
        return x(x), lambda context, builder, sig, args: emit(builder, args[0])

    implement(op, lambda x: impl(x), is_pack)


def llvm(name):
    def emit(builder, x):
        f = ir.FunctionType(x.type, [x.type])
        g = cgutils.get_or_insert_function(builder.module, f, f"llvm.{name}.v{x.type.count}f64")
        return builder.call(g, [x])

    return emit


def compare(predicate):
    return lambda b, x, y: b.fcmp_ordered(predicate, x, y)


op: Callable[..., Any]
emit: Callable[..., Any]
for op, emit in (
    (operator.add, lambda b, x, y: b.fadd(x, y)),
    (operator.sub, lambda b, x, y: b.fsub(x, y)),
    (operator.mul, lambda b, x, y: b.fmul(x, y)),
    (operator.truediv, lambda b, x, y: b.fdiv(x, y)),
    (scalar.maximum, lambda b, x, y: b.select(b.fcmp_ordered(">", x, y), x, y)),
    (scalar.minimum, lambda b, x, y: b.select(b.fcmp_ordered("<", x, y), x, y)),
):
    binary(op, emit)
for op, sign in (
    (operator.le, "<="), (operator.lt, "<"), (operator.ge, ">="), (operator.gt, ">"), (operator.eq, "=="),
    (operator.ne, "!="),
):  # fmt: skip
    binary(op, compare(sign), mask=True)
for op, emit in (
    (operator.neg, lambda b, x: b.fneg(x)),
    (scalar.sqrt, llvm("sqrt")),
    (scalar.rint, llvm("rint")),
    (scalar.absolute, llvm("fabs")),
    (abs, llvm("fabs")),
):
    unary(op, emit)


# --- masks ---------------------------------------------------------------------------------------


@intrinsic
def every_lane(tyctx, m):
    def codegen(context, builder, sig, args):
        n = ir.IntType(m.width)
        return builder.icmp_unsigned("==", builder.bitcast(args[0], n), ir.Constant(n, -1))

    return types.boolean(m), codegen


@intrinsic
def some_lane(tyctx, m):
    def codegen(context, builder, sig, args):
        n = ir.IntType(m.width)
        return builder.icmp_unsigned("!=", builder.bitcast(args[0], n), ir.Constant(n, 0))

    return types.boolean(m), codegen


@intrinsic
def all_true(tyctx, x):
    def codegen(context, builder, sig, args):
        return ir.Constant(ir.VectorType(ir.IntType(1), x.width), [1] * x.width)

    return MaskType(x.width)(x), codegen


@intrinsic
def mask_and(tyctx, m, n):
    return m(m, n), lambda context, builder, sig, args: builder.and_(*args)


@intrinsic
def mask_or(tyctx, m, n):
    return m(m, n), lambda context, builder, sig, args: builder.or_(*args)


@intrinsic
def select(tyctx, m, a, b):
    def codegen(context, builder, sig, args):
        lanes = (lift(context, builder, v, t, m.width) for v, t in zip(args[1:], sig.args[1:], strict=True))
        return builder.select(args[0], *lanes)

    return PackType(m.width)(m, a, b), codegen


@intrinsic
def as_pack(tyctx, v, x):
    return x(v, x), lambda context, builder, sig, args: lift(context, builder, args[0], sig.args[0], x.width)


near_zero, far, limit = scalar.series, scalar.rotation_far, scalar.HALF_PI_SQUARED
small, near, arctan2 = scalar.sin_cos_small, scalar.sin_cos_near, elliptic.arctan2_series
for generic, kinds, implementation in (
    (scalar.like, (is_number, is_pack), lambda v, x: as_pack(v, x)),
    (scalar.where, (is_mask, is_number, is_number), lambda m, a, b: select(m, a, b)),
    (scalar.where, (is_boolean, is_pack, is_scalar), lambda m, a, b: a if m else as_pack(b, a)),
    (scalar.where, (is_boolean, is_scalar, is_pack), lambda m, a, b: as_pack(a, b) if m else b),
    (scalar.everyone, (is_pack,), lambda x: all_true(x)),
    (scalar.anyone, (is_mask,), lambda m: some_lane(m)),
    (scalar.everybody, (is_mask,), lambda m: every_lane(m)),
    (scalar.both, (is_mask, is_mask), lambda m, n: mask_and(m, n)),
    (operator.and_, (is_mask, is_mask), lambda m, n: mask_and(m, n)),
    (operator.or_, (is_mask, is_mask), lambda m, n: mask_or(m, n)),
    (scalar.rotation, (is_pack,), lambda q: near_zero(q) if every_lane(q <= limit) else far(q)),
    (scalar.sin_cos, (is_pack,), lambda a: small(a) if every_lane(a * a <= limit) else near(a)),
    (scalar.atan2, (is_pack, is_pack), lambda y, x: arctan2(y, x)),
):
    implement(generic, implementation, *kinds)


# --- sixteen numbers of an array ------------------------------------------------------------------


@intrinsic
def load_lanes(tyctx, a, i):
    pack = PackType(LANES)

    def codegen(context, builder, sig, args):
        p = element(context, builder, sig.args[0], args[0], [args[1]])
        v = builder.load(builder.bitcast(p, context.get_value_type(pack).as_pointer()))
        v.align = 8
        return v

    return pack(a, types.intp), codegen


@intrinsic
def store_lanes(tyctx, a, i, x):
    def codegen(context, builder, sig, args):
        p = element(context, builder, sig.args[0], args[0], [args[1]])
        builder.store(args[2], builder.bitcast(p, args[2].type.as_pointer())).align = 8
        return context.get_dummy_value()

    return types.void(a, types.intp, x), codegen


@intrinsic
def repeated(tyctx, x):
    return PackType(LANES)(types.float64), lambda context, builder, sig, args: splat(builder, args[0], LANES)


@intrinsic
def rotated(tyctx, x):
    def codegen(context, builder, sig, args):
        order = [*range(1, x.width), 0]
        return builder.shuffle_vector(args[0], args[0], ir.Constant(ir.VectorType(I32, x.width), order))

    return x(x), codegen


@intrinsic
def sum_of_lanes(tyctx, x):
    def codegen(context, builder, sig, args):
        v, n = args[0], x.width
        while n > 1:
            n //= 2
            halves = (ir.Constant(ir.VectorType(I32, n), [*range(k, k + n)]) for k in (0, n))
            low, high = (builder.shuffle_vector(v, v, half) for half in halves)
            v = builder.fadd(low, high)
        return builder.extract_element(v, ir.Constant(I32, 0))

    return types.float64(x), codegen


for f, made in (
    (lanes, lambda a, i: lambda a, i: load_lanes(a, i)),
    (put_lanes, lambda a, i, x: lambda a, i, x: store_lanes(a, i, x)),
    (all_lanes, lambda x: lambda x: repeated(x)),
    (next_lanes, lambda x: lambda x: rotated(x)),
    (first_lane, lambda x: lambda x: get_lane(x, 0)),
    (total, lambda x: lambda x: sum_of_lanes(x)),
):
    overload(f, jit_options=JIT)(made)


# --- library functions, lane by lane ---------------------------------------------------------------


@intrinsic
def get_lane(tyctx, x, i):
    return types.float64(x, i), lambda context, builder, sig, args: builder.extract_element(*args)


@intrinsic
def set_lane(tyctx, x, i, v):
    def codegen(context, builder, sig, args):
        return builder.insert_element(args[0], args[2], args[1])

    return x(x, i, v), codegen


def lane_by_lane(generic, f):
    @overload(generic, jit_options=JIT)
    def apply(x):
        if is_pack(x):
            width = x.width

            def implementation(x):
                y = x
                for i in range(width):
                    y = set_lane(y, i, f(get_lane(x, i)))
                return y

            return implementation


for generic, f in ((scalar.sin, math.sin), (scalar.cos, math.cos), (scalar.exp, math.exp), (scalar.log, math.log)):
    lane_by_lane(generic, f)


@overload(operator.pow, jit_options=JIT)
def power(x, n):
    if is_pack(x) and isinstance(n, types.Float):
        width = x.width

        def implementation(x, n):
            y = x
            for i in range(width):
                y = set_lane(y, i, math.pow(get_lane(x, i), n))
            return y

        return implementation

"""The kernel dialect for Numba: registers operators and @kernel functions as overloads.

Importing this module registers all kernels with Numba; kernels that are marked later are registered immediately.
"""

import math
import operator
from inspect import signature
from itertools import zip_longest

from numba import config, njit, types
from numba.extending import overload, register_jitable

from ..errors import EngineUnavailable
from ..kernels import elliptic, flight, loop, scalar, series, solve, values
from .by_name import NamedKernel
from .cache import cached, name_apart
from .late import LateKernel

if config.DISABLE_JIT:
    raise EngineUnavailable(
        "NUMBA_DISABLE_JIT is set, so Numba compiles nothing: unset it, or simulate with engine='python'"
    )

name_apart()

FAST = {"contract", "nsz", "arcp"}  # LLVM may fuse multiply-add, ignore signs of zero and use reciprocals
OPTIONS = {"nogil": True, "fastmath": FAST, "error_model": "numpy", "no_cfunc_wrapper": True}  # of loops over steps
JIT = {"fastmath": FAST, "error_model": "numpy", "forceinline": True, "no_cfunc_wrapper": True}

# Kernels of the library create no arrays, so their code need not count references to arrays.  A user's kernel may
# create arrays.
OWN, FOREIGN = {**JIT, "_nrt": False}, {**JIT, "_nrt": True}

NUMBERS: list[type] = [types.Float, types.Integer]  # the types of numbers; pack.py adds its type


def is_scalar(t):
    return isinstance(t, (types.Float, types.Integer))


def kind(t):
    """Return the kind of a Numba type: the class of a named tuple (Vec3, Diag3, Mat3, ...), "number", or None."""
    if length(t):
        return "number"
    c = t.instance_class if isinstance(t, types.BaseNamedTuple) else None
    return values.Diag3 if c is not None and issubclass(c, values.Diag3) else c


def length(t):
    """Return the length of a series type; 1 for another number type, 0 for other types."""
    if isinstance(t, tuple(NUMBERS)):
        return 1
    return series.LENGTH.get(t.instance_class, 0) if isinstance(t, types.BaseNamedTuple) else 0


def register_choice(generic, choose):
    """Register choose(types), which returns the implementation for arguments of these types, or None.

    The arguments of an implementation have the names of those of `generic`, because kernels may give them by name.
    """

    @overload(generic, jit_options=JIT, strict=False)
    def implementation(*arguments, **named):
        if named:
            try:
                arguments = signature(generic).bind(*arguments, **named).args
            except TypeError:  # Numba then reports that there is no such function
                return None
        return choose(arguments)


def register_operators():
    V, D, M, Q, num = values.Vec3, values.Diag3, values.Mat3, values.Quat, "number"
    A, B, C, E = flight.Pose, flight.Pair, flight.Masses, flight.QuatPose

    def swapped(f):
        f = register_jitable(**JIT)(f)
        return lambda a, b: f(b, a)

    def diag_diag(a, b):
        return values.Diag3(a.x + b.x, a.y + b.y, a.z + b.z)

    table = {
        operator.add: {
            (V, V): V.__add__,
            (D, M): values.diag_plus_mat,
            (D, D): diag_diag,
            (M, M): M.__add__,
            **{(T, T): T.__add__ for T in (Q, B, E)},
        },
        operator.sub: {(T, T): T.__sub__ for T in (V, M, Q, B, E)},
        operator.mul: {
            **{(T, num): T.__mul__ for T in (V, M, Q, B)},
            **{(num, T): swapped(T.__rmul__) for T in (V, D, M, Q, B, E)},
        },
        operator.truediv: {(V, num): V.__truediv__},
        operator.matmul: {
            (M, V): values.mat_vec,
            (M, M): values.mat_mat,
            (M, D): values.mat_diag,
            (D, V): values.diag_vec,
            (D, M): values.diag_mat,
            (Q, Q): values.quat_quat,
            (A, A): flight.pose_pose,
            (A, B): flight.pose_pair,
            (C, B): flight.masses_pair,
        },
        operator.neg: {(T,): T.__neg__ for T in (V, M, Q, B)},
    }
    for op, rows in table.items():
        register_choice(op, lambda types, rows=rows: rows.get(tuple(map(kind, types))))


def register_series():
    """Register Taylor series as numbers, with coefficients of any type."""
    find = series.OPERATIONS.get
    operators = ("add", "sub", "mul", "truediv", "neg", *series.COMPARISONS)
    functions = (
        "like", "maximum", "minimum", "atan2", "sqrt", "sin", "cos", "exp", "log", "rint", "sin_cos", "rotation",
        "absolute",
    )  # fmt: skip
    for module, names in ((operator, operators), (scalar, functions), (series, ("later", "integral", "definite"))):
        for name in names:
            register_choice(getattr(module, name), lambda types, name=name: find((name, tuple(map(length, types)))))
    register_choice(abs, lambda types: find(("absolute", (length(*types),))))
    register_choice(scalar.where, lambda types: find(("where", (1, *map(length, types[1:])))))

    @overload(operator.pow, jit_options=JIT)
    def power(a, b):
        if length(a) and not is_scalar(a) and isinstance(b, types.Integer):

            def whole(a, b):
                y = 0.0 * a + 1.0
                for _ in range(abs(b)):
                    y = y * a
                return y if b >= 0 else 1.0 / y

            return whole
        return find(("real_power", (length(a), length(b)))) if isinstance(b, types.Float) else None


def is_single(t):
    return isinstance(t, types.Float) and t.bitwidth == 32


def is_boolean(t):
    """Return whether a condition is the same for all bodies, for example a comparison of times."""
    return isinstance(t, types.Boolean)


def is_any(t):
    return True


def implement(generic, implementation, *kinds):
    """Register an implementation for arguments of these kinds; the last kind also applies to further arguments."""

    def choose(types):
        wanted = zip_longest(kinds, types, fillvalue=kinds[-1])
        return implementation if all(of_kind(t) for of_kind, t in wanted) else None

    register_choice(generic, choose)


def implement_by_precision(generic, double, single, of_kind):
    """Register implementations for a single-precision number, and for another argument of this kind."""
    register_choice(generic, lambda types: single if is_single(*types) else double if of_kind(*types) else None)


def register_scalars():
    """Register, for machine numbers, the functions that kernels call."""
    register_arithmetic()
    register_control()
    arctan_series, landen = elliptic.arctan_series, elliptic.landen
    quarter_period, least = elliptic.quarter_period_9, elliptic.SMALLEST
    for generic, implementation in (
        (scalar.pi, lambda x: 3.141592653589793),
        (elliptic.arctan_ratio, lambda e: arctan_series(e)),
        (elliptic.quarter_period, lambda m1: quarter_period(m1)),
        (elliptic.smallest_parameter, lambda m1: least),
        (elliptic.sn_cn_dn, lambda u, m1: landen(u, m1)),
        (elliptic.duplications, lambda x: 8),
    ):
        implement(generic, implementation, is_any)
    for generic, double, single in (
        (elliptic.reach, lambda x: 124.0, lambda x: 11.0),
        (scalar.smallest, lambda x: 2.0**-480, lambda x: 2.0**-50),
        (scalar.eps, lambda x: 2.220446049250313e-16, lambda x: 1.1920929e-07),
    ):
        implement_by_precision(generic, double, single, is_any)


def register_arithmetic():
    """Register elementary functions of machine numbers."""
    near_zero, far, limit = scalar.series, scalar.rotation_far, scalar.HALF_PI_SQUARED
    small, near = scalar.sin_cos_small, scalar.sin_cos_near
    near_zero_single, far_single, small_single = scalar.series_single, scalar.rotation_single, scalar.sin_cos_single
    magic, magic_single = 6755399441055744.0, 12582912.0  # 1.5 * 2^52, 1.5 * 2^23; np.rint is not on CUDA

    def sin_cos(a):
        if a * a <= limit:
            return small(a)
        return near(a) if abs(a) < 5e7 else (math.sin(a), math.cos(a))

    for generic, implementation in (
        (scalar.sqrt, lambda x: math.sqrt(x)),
        (scalar.sin, lambda x: math.sin(x)),
        (scalar.cos, lambda x: math.cos(x)),
        (scalar.exp, lambda x: math.exp(x)),
        (scalar.log, lambda x: math.log(x)),
        (scalar.atan2, lambda y, x: math.atan2(y, x)),
        (scalar.absolute, lambda x: abs(x)),
        (scalar.maximum, lambda a, b: a if a > b else b),
        (scalar.minimum, lambda a, b: a if a < b else b),
        (scalar.everyone, lambda x: True),
        (scalar.like, lambda v, x: v + 0.0),
    ):
        implement(generic, implementation, is_scalar)
    for generic, double, single in (
        (scalar.rint, lambda x: (x + magic) - magic, lambda x: (x + magic_single) - magic_single),
        (
            scalar.rotation,
            lambda q: near_zero(q) if q <= limit else far(q),
            lambda q: near_zero_single(q) if q <= limit else far_single(q),
        ),
        (scalar.sin_cos, sin_cos, lambda a: small_single(a) if a * a <= limit else (math.sin(a), math.cos(a))),
    ):
        implement_by_precision(generic, double, single, is_scalar)


def register_control():
    """Register choices, loops and solves."""

    @overload(scalar.where, jit_options=JIT)
    def where(m, a, b):
        if isinstance(m, types.Boolean) and (a == b or (is_scalar(a) and is_scalar(b))):
            return lambda m, a, b: a if m else b

    anyone, newton, fixed_point = scalar.anyone, solve.newton_masked, solve.fixed_point_masked
    repeat = loop.repeat_plainly

    def while_active(step, s, n):
        for _ in range(n):
            if not anyone(s.active):
                break
            s = step(s)
        return s

    pair = flight.fixed_point_pair_masked
    implement(scalar.both, lambda m, n: m and n, is_boolean, is_any)
    implement(scalar.anyone, lambda m: m, is_boolean)
    implement(scalar.everybody, lambda m: m, is_boolean)
    for generic, implementation in (
        (solve.newton, lambda correct, x, c: newton(correct, x, c)),
        (solve.fixed_point, lambda correct, x, c: fixed_point(correct, x, c)),
        (flight.fixed_point_pair, lambda correct, x, c: pair(correct, x, c)),
        (loop.repeat, lambda stage, rows, s, c: repeat(stage, rows, s, c)),
        (scalar.while_active, while_active),
        (scalar.iterations, lambda x: range(30)),
        (scalar.present, lambda x: x > 0.0),
    ):
        implement(generic, implementation, is_any)


def is_of_library(f):
    return (f.__module__ or "").partition(".")[0] == "polhode"


def is_named(f):
    """Return whether this kernel is a global function of the library, which can be found by its name."""
    return is_of_library(f) and "<locals>" not in f.__qualname__


def register(f):
    """Register a kernel: compiled callers contain a copy of it, or call it if it is large.

    A called kernel is compiled and cached separately, so that another torque or method can use it.
    """
    large, written = getattr(f, "__polhode_once__", None), getattr(f, "__polhode_written__", None)
    if written is not None:  # made by `loop.either`
        overload(f, jit_options=JIT, strict=False)(lambda *x: written)
        return
    if large is None:
        register_jitable(**(OWN if is_of_library(f) else FOREIGN))(f)
        return
    compiled = cached(njit(nogil=True, fastmath=FAST, error_model="numpy", _nrt=not is_of_library(f))(large))

    @overload(f, jit_options=JIT, strict=False)
    def copied(*x):  # on a GPU
        return large

    often = f.__polhode_often__
    named = f.__polhode_named__ = NamedKernel(f, compiled) if is_named(f) else None
    late = LateKernel(register_jitable(**JIT)(large), often.given, often.result) if often else None

    @overload(f, jit_options=JIT, strict=False, target="cpu")
    def called(*x):
        if often is None or not late.accepts(x):  # also for packs: a body's code may not depend on other bodies
            return named.caller(len(x)) if named else lambda *x: compiled(*x)
        holds, does, rest = often.holds, often.does, late.call

        def either(*x):
            return does(*x) if holds(*x) else rest(x)

        return either


scalar.COMPILERS.append(register)
for f in scalar.KERNELS:
    register(f)
register_operators()
register_series()
register_scalars()

"""The CUDA engine (numba-cuda): the same kernels, with one thread per body, whose state is in registers for many steps.

Samples are written to a buffer on the device, which is copied to the host while the next samples are computed.  A batch
that does not fit on the device is advanced in parts.  Neither changes the motion of any body, not even by one bit.
"""

from __future__ import annotations

import contextlib
import math
import os
import warnings
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import count as counter
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda up to 0.30 uses this name, which NumPy 2.5 has removed
    np.row_stack = np.vstack

from ..errors import EngineUnavailable, InvalidInput, KernelError, install_command, missing

try:
    with warnings.catch_warnings():  # numba-cuda up to 0.30 uses functions that NumPy 2.5 deprecates
        warnings.simplefilter("ignore", DeprecationWarning)
        from numba import cuda
    from numba import float32, float64, int64, types
    from numba.core.errors import NumbaError
    from numba.extending import overload
except ImportError as e:  # pragma: no cover
    raise missing("engine='cuda'", "numba-cuda", "cuda", EngineUnavailable) from e

from ..kernels import free_body, loop, scalar, solve, values
from ..kernels.flight import Masses
from ..kernels.quaternions import from_matrix
from . import numba_kernels
from .compile_time import compiling
from .layout import count, paths_in, places, shape_of, shared_and_own, varies
from .problem import EngineRun, Problem, Progress
from .shared_cache import SharedCache

BLOCK = 256  # threads per block; 128 if more threads then fit on the device
SIMULATOR = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"  # Numba's simulator, which runs kernels in Python
# largest numbers of registers per thread: more warps then run at once, which gains more time than spilling costs
REGISTERS = {"float64": 128, "mixed": 80, "float32": 64}
BUFFER = 1 << 28  # size in bytes of the buffer for samples on the device


@overload(values.divide, target="cuda", jit_options=numba_kernels.JIT)
def divide(a, D):  # type: ignore[no-untyped-def]
    """Multiply by reciprocals: a division takes as long as ten products, and D is the same at every step."""

    def by_reciprocals(a, D):  # type: ignore[no-untyped-def]
        return values.Vec3(a.x * (1.0 / D.x), a.y * (1.0 / D.y), a.z * (1.0 / D.z))

    return by_reciprocals


@overload(solve.explicit, target="cuda", jit_options=numba_kernels.JIT)
def explicit(x):  # type: ignore[no-untyped-def]
    """Return the report of a step that needs no solve, as constants; the caller checks whether x is finite.

    All kernels use this compiled function.  Therefore its constants get the type of x explicitly: in mixed precision,
    literals would become float32.
    """
    number, Report = np.float32 if x == types.float32 else np.float64, solve.Report
    return lambda x: Report(number(0.0), number(0.0), number(1.0))


PI = 3.141592653589793, 1.2246467991473532e-16, -2.9947698097183397e-33  # pi as a sum of three numbers


@scalar.kernel
def beyond_a_quarter_turn(q):  # type: ignore[no-untyped-def]
    """Do the same as `scalar.rotation_far`, faster: a fused product gives the rounding error of sqrt(q)."""
    t = math.sqrt(q)
    dt = cuda.fma(-t, t, q) / (2.0 * t)
    k = scalar.rint(t * 0.3183098861837907)
    r = cuda.fma(-k, PI[2], cuda.fma(-k, PI[1], cuda.fma(-k, PI[0], t))) + dt
    S, C, _ = scalar.series(r * r)
    sign, f = scalar.parity(k), 1.0 / q
    s = sign * S * r / t
    return s, ((1.0 - sign) + sign * (C * (r * r))) * f, (1.0 - s) * f


@overload(scalar.rotation, target="cuda", jit_options=numba_kernels.JIT)
def rotation(q):  # type: ignore[no-untyped-def]
    if q == types.float64:
        near, far, limit = scalar.series, beyond_a_quarter_turn, scalar.HALF_PI_SQUARED
        return lambda q: near(q) if q <= limit else far(q)


class Ratio(NamedTuple):
    """The remaining error of a solve, and its scale.

    A division takes long, so only the largest error is divided by its scale.
    """

    left: Any
    scale: Any


@overload(solve.relative, target="cuda", jit_options=numba_kernels.JIT)
def relative(left, scale):  # type: ignore[no-untyped-def]
    return lambda left, scale: Ratio(left, scale)


@overload(solve.newton, target="cuda", jit_options=numba_kernels.JIT)
def newton(correct, x, c):  # type: ignore[no-untyped-def]
    """Solve by Newton's iteration for one body per thread: without a mask, and with integer counters."""
    most = scalar.iterations(0.0).stop
    eps, relative, Report = scalar.eps, solve.relative, solve.Report

    def one_body(correct, x, c):  # type: ignore[no-untyped-def]
        passes = 0
        while True:
            d, left, scale = correct(x, c)
            x = x - d
            passes += 1
            if not left > eps(x.x) * scale:
                return x, Report(passes, relative(left, scale), 1)
            if passes == most:
                return x, Report(passes, relative(left, scale), 0)

    return one_body


@overload(values.norm_max, target="cuda", jit_options=numba_kernels.JIT)
def norm_max(a):  # type: ignore[no-untyped-def]
    """Return the largest magnitude among the components, with a single instruction for each maximum."""
    return lambda a: max(max(abs(a.x), abs(a.y)), abs(a.z))


@scalar.kernel
def value(r):  # type: ignore[no-untyped-def]
    return r.left / (r.scale if r.scale > 0.0 else 1.0)


def is_ratio(t: Any) -> bool:
    return getattr(t, "instance_class", None) is Ratio


@overload(scalar.maximum, target="cuda", jit_options=numba_kernels.JIT)
def maximum(a, b):  # type: ignore[no-untyped-def]
    if is_ratio(a) and is_ratio(b):
        return lambda a, b: a if a.left * b.scale > b.left * a.scale else b
    if is_ratio(b):
        return lambda a, b: value(b) if b.left > a * b.scale else a
    if is_ratio(a):
        return lambda a, b: value(a) if a.left > b * a.scale else b


@scalar.kernel
def worst(a, b):  # type: ignore[no-untyped-def]
    return a if b <= a else b


@overload(worst, target="cuda", jit_options={"error_model": "numpy", "forceinline": True})
def worst_plainly(a, b):  # type: ignore[no-untyped-def]
    """Do the same as `scalar.maximum`, but without fast-math, with which a maximum with 0 needs eight operations."""
    if is_ratio(b):
        return lambda a, b: value(b) if b.left > a * b.scale else a
    return lambda a, b: a if b <= a else b


@overload(loop.repeat, target="cuda", jit_options=numba_kernels.JIT)
def repeat(stage, rows, s, c):  # type: ignore[no-untyped-def]
    """Do the same as `loop.repeat`, but with the rows in constant memory, from which they are read faster."""
    given = getattr(getattr(stage, "typing_key", None), "__polhode_rows__", None)
    if given is None:
        return None
    table = np.array(given, np.float32 if rows.dtype.dtype == types.float32 else np.float64)
    n, columns = table.shape
    pick = device(f"def pick(a, i):\n    return ({', '.join(f'a[i, {k}]' for k in range(columns))},)", "pick", {})

    def over(stage, rows, s, c):  # type: ignore[no-untyped-def]
        a = cuda.const.array_like(table)
        for i in range(n):
            s = stage(s, pick(a, np.uint32(i)), c)  # unsigned: needs no test for negative indices
        return s

    return over


# --- symmetric bodies --------------------------------------------------------------------------------


class About1(values.Diag3):
    """Principal moments that are equal for the axes 2 and 3, which the type tells the compiler."""


class About2(values.Diag3):
    """Principal moments with equal values for the axes 3 and 1."""


class About3(values.Diag3):
    """Principal moments with equal values for the axes 1 and 2."""


def kind_of_body(I: Any) -> Any:
    """Return the moments with a type that tells their symmetry; unchanged if each body has its own moments."""
    if varies(I):
        return I
    if isinstance(I, Masses):
        return Masses(kind_of_body(I.I), I.m)
    x, y, z = (float(np.ravel(m)[0]) for m in I)
    return (About1 if y == z else About2 if z == x else About3 if x == y else values.Diag3)(*I)


@overload(free_body.free_rotation, target="cuda", jit_options=numba_kernels.JIT)
def free_rotation(I, P, t):  # type: ignore[no-untyped-def]
    """Choose the code for symmetric bodies if the type of I allows this, because it needs half the registers."""
    if I.types[0] == types.float32 and P.types[0] == types.float64:
        return summed_in_double
    body, symmetric = getattr(I, "instance_class", None), free_body.free_about
    if body in (About1, About2, About3):
        first, second = body is About1, body is About2
        return lambda I, P, t: symmetric(first, second, I, P, t)
    return free_body.free_rotation.__polhode_once__


# --- single precision --------------------------------------------------------------------------------


def narrow(t: Any) -> Any:
    """Return the type with float32 in the place of float64."""
    if t == types.float64:
        return types.float32
    if isinstance(t, types.BaseTuple):
        return types.BaseTuple.from_types([narrow(x) for x in t], getattr(t, "instance_class", None))
    return t


@contextlib.contextmanager
def constants_are(single: bool) -> Iterator[None]:
    """While compiling for float32, make constants float32: a single double would make all results doubles."""
    if not single:
        yield
        return
    from numba.cuda.descriptor import cuda_target

    context = cuda_target.typing_context
    usual = context.resolve_value_type
    context.resolve_value_type = lambda value: narrow(usual(value))
    try:
        yield
    finally:
        del context.resolve_value_type


# --- mixed precision ----------------------------------------------------------------------------------
# Everything is computed in float32 except the sums over steps.  A turn that is rounded to float32 is not a rotation,
# and its error would accumulate.  So it is corrected in double precision to a rotation that conserves the energy. The
# same rotation turns the attitude and the momentum, so the momentum in space does not change, even if the turn has an
# error.


@scalar.kernel
def low3(v):  # type: ignore[no-untyped-def]
    return values.Vec3(np.float32(v.x), np.float32(v.y), np.float32(v.z))


@scalar.kernel
def low(R):  # type: ignore[no-untyped-def]
    return values.Mat3(low3(R.e1), low3(R.e2), low3(R.e3))


@scalar.kernel
def from_quaternion(q, f):  # type: ignore[no-untyped-def]
    """Return the rotation of a quaternion of any length; f is 2/|q|^2."""
    a, b, c = f * q.x, f * q.y, f * q.z
    xx, xy, xz, yy, yz, zz = a * q.x, a * q.y, a * q.z, b * q.y, b * q.z, c * q.z
    wx, wy, wz = a * q.w, b * q.w, c * q.w
    return values.Mat3(
        values.Vec3(1.0 - (yy + zz), xy + wz, xz - wy),
        values.Vec3(xy - wz, 1.0 - (xx + zz), yz + wx),
        values.Vec3(xz + wy, yz - wx, 1.0 - (xx + yy)),
    )


def summed_in_double(I, P, t):  # type: ignore[no-untyped-def]
    E, _ = free(I, low3(P), t)
    r = from_matrix(E)
    w, v = np.float64(r.w), values.Vec3(np.float64(r.x), np.float64(r.y), np.float64(r.z))
    f = 2.0 / (w * w + dot(v, v))
    u = cross(v, P)
    Q = P + f * (cross(v, u) - w * u)  # the new momentum after this turn
    # the turn has changed the energy by `gained`; a further small turn by 2x cancels this: dT = 2x . (V x Q)
    V = values.divide(Q, I)
    gained = np.float32(0.5 * (dot(Q, V) - dot(P, values.divide(P, I))))
    q, V = low3(Q), low3(V)
    N = cross(V, q)
    n = dot(N, N)
    # false if the body turns about a principal axis, where the energy cannot change
    able = n > 1e-10 * dot(q, q) * dot(V, V)
    x = (where(able, -0.5 * gained, 0.0) / where(able, n, 1.0)) * N
    y = v + (w * x + cross(v, x))
    E = from_quaternion(values.Quat(w - dot(v, x), y.x, y.y, y.z), f - f * dot(x, x))
    return E, values.tr(E) @ P


free, where, dot, cross = free_body.free_rotation, scalar.where, values.dot, values.cross


def summed(state: Any) -> Any:
    """Return a function that converts a state to mixed precision.

    Attitude and momentum, the first two fields, remain in double precision; all other fields become float32.
    """
    kind = type(state)
    names = {kind.__name__: kind, "low3": low3}
    rest = [f"low3(s.{f})" for f in kind._fields[2:]]
    return device(f"def fit(s):\n    return {kind.__name__}({', '.join(['s.R', 's.P', *rest])})", "fit", names)


def in_single(torque: Any) -> Any:
    """Return the torque as a function that converts its arguments to float32 first."""

    @scalar.kernel
    def seen(t, R, W, p):  # type: ignore[no-untyped-def]
        return torque(t, low(R), low3(W), p)

    return seen


# --- the kernel --------------------------------------------------------------------------------------


def tuple_source(template: Any, leaf: str, names: dict[str, Any], k: Any) -> str:
    """Return the text of an expression for a tuple like the template; `leaf` is the text for leaf k: `b[{k}, j]`."""
    if not isinstance(template, tuple):
        return leaf.format(k=next(k))
    children = [tuple_source(x, leaf, names, k) for x in template]
    if not hasattr(template, "_fields"):
        return f"({', '.join(children)},)" if children else "()"
    kind = type(template)  # different types may have the same name
    name = next((n for n, known in names.items() if known is kind), f"{kind.__name__}{len(names)}")
    names[name] = kind
    return f"{name}({', '.join(children)})"


def leaf_paths(template: Any, path: str) -> list[str]:
    """Return an expression for each leaf of a value: s.R.e1.x, ..."""
    if not isinstance(template, tuple):
        return [path]
    return [p for x, inside in zip(template, paths_in(template, path), strict=True) for p in leaf_paths(x, inside)]


def device(source: str, name: str, names: dict[str, Any]) -> Any:
    exec(source, names)
    return cuda.jit(device=True, inline=True)(names[name])


def loader(template: Any) -> Any:
    """Return load(b, j), which reads the numbers of body j from the rows of an array."""
    names: dict[str, Any] = {}
    body = tuple_source(template, "b[{k}, j]", names, counter())
    return device(f"def load(b, j):\n    return {body}", "load", names)


def loaders(first: int, *trees: Any) -> Iterator[Any]:
    """Yield, for each tree, a function load(shared, own, j), for numbers that `shared_and_own` has laid out.

    first : index in `shared` of the first number of the trees.
    """
    for x, (each, place) in zip(trees, places(first, *trees), strict=True):
        names: dict[str, Any] = {}
        body = tuple_source(x, "own[{k}, j]" if each else "shared[{k}]", names, counter(place))
        yield device(f"def load(shared, own, j):\n    return {body}", "load", names)


def health_check(template: Any, ends_only: bool = False) -> Any:
    """Return healthy(s), which is true if the numbers of a state are finite; ends_only: only the first and the last."""
    paths = leaf_paths(template, "s")
    tested = " + ".join([paths[0], paths[-1]] if ends_only else paths)
    return device(f"def healthy(s):\n    return isfinite({tested})", "healthy", {"isfinite": math.isfinite})


def access(template: Any, stored: frozenset[int] | None = None) -> tuple[Any, Any]:
    """Return functions that load and store the numbers of a body, the rows of an array; `stored` limits the rows."""
    paths = enumerate(leaf_paths(template, "s"))
    lines = [f"    b[{k}, j] = {p}" for k, p in paths if stored is None or k in stored]
    return loader(template), device("\n".join(["def store(s, b, j):", *lines, "    return"]), "store", {})


@scalar.kernel
def same(x):  # type: ignore[no-untyped-def]
    return x


def make_kernel(problem: Problem, precision: str) -> Any:
    """Return kernel(states, shared, clock, bodies, out, counts, residuals, watched, first, samples, every, rest).

    For each body, kernel(...) does steps from number `first`: `samples` times `every` steps, each time followed by a
    sample in `out`, then `rest` steps.  The rows of `counts` are the passes, the failed step or -1, and whether a solve
    failed; counts[3, 0] is the number of failed bodies.
    """
    step, torque = problem.parts.step, problem.torque
    fit: Any = same
    if precision == "mixed":
        fit, torque = summed(problem.state), in_single(torque)
    watch: Any = problem.watch
    watching = watch is not None
    load_state, store = access(problem.state)
    load_I, load_p = loaders(1, kind_of_body(problem.I), problem.p)
    load_watched, store_watched = access(problem.watched if watching else (0.0,))
    healthy = health_check(problem.state, ends_only=True)  # if another number is NaN, these become NaN within a step
    number = np.float64 if precision == "float64" else np.float32
    whole = same if precision == "float64" else np.int64  # float32 represents whole numbers only up to 2^24

    def kernel(states, shared, clock, bodies, out, counts, residuals, watched, first, samples, every, rest):  # type: ignore[no-untyped-def]
        j = cuda.grid(1)
        if j < states.shape[1]:
            h = shared[0]
            s = fit(load_state(states, j))
            I = load_I(shared, bodies, j)
            p = load_p(shared, bodies, j)
            seen = load_watched(watched, j)
            residual, passes = residuals[j], 0  # type: Any, Any
            i = first
            for m in range(samples + 1):
                end = i + (every if m < samples else rest)
                while i < end:
                    s, report = step(torque, p, I, h, number(clock[1] + i * clock[0]), s)
                    passes += whole(report.passes)
                    residual = worst(residual, report.residual)
                    if (report.converged < 1 or not healthy(s)) and counts[1, j] < 0:
                        counts[1, j], counts[2, j] = i, 1 if report.converged < 1 else 0
                        cuda.atomic.add(counts, (3, 0), 1)
                    i += 1
                    if watching:
                        seen = watch(seen, number(clock[1] + i * clock[0]), I, p, s)
                if m < samples:
                    store(s, out[m], j)
            store(s, states, j)
            if watching:
                store_watched(seen, watched, j)
            residuals[j] = residual
            counts[0, j] += int(passes)

    return kernel


def signature(precision: str) -> tuple[Any, ...]:
    x = float32 if precision == "float32" else float64  # type of states and of sums over steps
    y = float64 if precision == "float64" else float32  # type of the input
    states, given, steps = x[:, ::1], y[:, ::1], (int64,) * 4
    return states, y[::1], float64[::1], given, x[:, :, ::1], int64[:, ::1], x[::1], states, *steps


def compile_ptx(problem: Problem, capability: tuple[int, int] = (9, 0), precision: str = "float64") -> str:
    """Return the PTX code of the kernel for a problem; needs no GPU."""
    f = make_kernel(problem, precision)
    with constants_are(precision != "float64"):
        ptx, _ = cuda.compile_ptx(f, signature(precision), cc=capability)
    return str(ptx)


KERNELS = SharedCache()


def kernel_for(q: Problem, precision: str) -> Any:
    """Return the compiled kernel of a problem.

    It depends only on the structure of I and p, so the code for a body does not depend on other bodies.
    """
    key = (
        q.parts.step, q.torque, q.watch, shape_of(kind_of_body(q.I)), varies(q.I), varies(q.p), precision,
        shape_of(q.state), shape_of(q.p), shape_of(q.watched),
    )  # fmt: skip
    return KERNELS.find(key, lambda: compiled(make_kernel(q, precision), signature(precision), q.name, precision))


def compiled(f: Any, types_of: tuple[Any, ...], torque: str, precision: str = "float64") -> Any:
    if SIMULATOR:
        return cuda.jit(f)
    kernel = cuda.jit(f, max_registers=REGISTERS[precision])
    try:
        with constants_are(precision != "float64"), compiling():
            kernel.compile(types_of)
    except NumbaError as e:
        raise KernelError(torque, e) from None
    return kernel


@cache
def block_of(kernel: Any) -> int:
    """Return the number of threads per block: 256, or 128 if more threads then fit on a processor.

    Registers are allocated in groups of eight.
    """
    registers = 1 if SIMULATOR else max(kernel.get_regs_per_thread().values())
    most, each = 65536, -(-registers // 8) * 8  # number of registers per processor, on all devices since 2014
    return min(BLOCK, 128) if most // (each * 128) > 2 * (most // (each * 256)) else BLOCK


def available_memory() -> int:
    """Return the device memory that a run may use, in bytes: POLHODE_GPU_MEMORY, or nine tenths of the free memory."""
    given = os.environ.get("POLHODE_GPU_MEMORY")
    if given:
        if not given.isdigit() or int(given) == 0:
            raise InvalidInput(f"POLHODE_GPU_MEMORY must be a number of bytes, got {given!r}")
        return int(given)
    return int(min(0.9 * cuda.current_context().get_memory_info()[0], 1 << 62))  # the simulator reports infinity


def require_gpu() -> None:
    if not cuda.is_available():
        raise EngineUnavailable(
            "engine='cuda' finds no usable GPU: it needs an NVIDIA GPU with its driver, and numba-cuda with the CUDA "
            f"libraries, from the extra polhode[cuda] ({install_command('cuda')}). engine='numba' runs the same on the "
            "CPU"
        )


@contextlib.contextmanager
def small_batches() -> Iterator[None]:
    """Return a context in which Numba does not warn about small grids."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Grid size")
        yield


class Part:
    """The bodies a ... b-1 of a run, and their data on the device."""

    def __init__(self, run: Run, a: int, b: int) -> None:
        self.run, self.a, self.b = run, a, b

    def upload(self) -> None:
        run, here = self.run, slice(self.a, self.b)

        def put(x: np.ndarray) -> Any:
            return cuda.to_device(np.ascontiguousarray(x, dtype=x.dtype))

        with np.errstate(over="ignore"):  # observers of minima start at 1e300, which overflows in float32
            given = run.given is not None  # the states are on the device already
            self.states = run.given if given else put(run.host_states[:, here].astype(run.number))
            self.watched = put(run.host_watched[:, here].astype(run.number))
        self.bodies = (
            put(run.host_bodies[:, here]) if run.host_bodies.shape[0] else put(np.zeros((1, 1), run.host_bodies.dtype))
        )
        self.counts, self.residuals = put(run.host_counts[:, here]), put(run.host_residuals[here])

    def download_states(self) -> None:
        run, here = self.run, slice(self.a, self.b)
        run.host_states[:, here] = self.states.copy_to_host()

    def download_counts(self) -> None:
        run, here = self.run, slice(self.a, self.b)
        run.host_watched[:, here] = self.watched.copy_to_host()
        run.host_counts[:, here] = self.counts.copy_to_host()
        run.host_residuals[here] = self.residuals.copy_to_host()

    def launch(self, out: Any, first: int, samples: int, every: int, rest: int, stream: Any) -> None:
        f, block = self.run.kernel
        grid = -(-(self.b - self.a) // block)
        with small_batches():
            f[grid, block, stream](
                self.states, self.run.shared, self.run.clock, self.bodies, out, self.counts, self.residuals,
                self.watched, first, samples, every, rest,
            )  # fmt: skip

    def advance(self, first: int, n: int, every: int, samples: np.ndarray) -> None:
        """Do n steps; write the states after every `every` steps to samples[:, :, a:b]."""
        run, total = self.run, len(samples)
        work, transfer = run.streams
        shape = samples.shape[1], self.b - self.a
        most = max(1, min(run.buffer // (shape[0] * shape[1] * run.number().itemsize), total))
        sides = [run.staging(k, most * shape[0] * shape[1]) for k in range(2 if most < total else 1)] if total else []
        sent: dict[int, Any] = {}

        def receive(side: int) -> None:
            if side in sent:
                done, at, view = sent.pop(side)
                done.synchronize()
                samples[at : at + len(view), :, self.a : self.b] = view

        for at in range(0, total, most):
            side, k = at // most % 2, min(most, total - at)
            receive(side)
            out, pinned = (x[: k * shape[0] * shape[1]].reshape(k, *shape) for x in sides[side])
            self.launch(out, first + at * every, k, every, 0, work)
            ready, done = cuda.event(), cuda.event()
            ready.record(work)
            ready.wait(transfer)
            out.copy_to_host(pinned, stream=transfer)
            done.record(transfer)
            sent[side] = done, at, pinned
        made = total * every
        if made < n:
            self.launch(run.nothing, first + made, 0, 0, n - made, work)
        for side in list(sent):
            receive(side)
        work.synchronize()


class Tally:
    """The progress of a run, which is copied from the device when it is read."""

    def __init__(self, run: Run) -> None:
        self.run = run

    @cached_property
    def all(self) -> Progress:
        self.run.fetch()
        c = self.run.host_counts
        return Progress(c[0].astype(float), self.run.host_residuals.astype(float), c[1].copy(), c[2] > 0)

    @cached_property
    def failed(self) -> np.ndarray:
        return self.all.failed if self.run.any_failed() else self.run.nobody

    def __getattr__(self, name: str) -> Any:
        return getattr(self.all, name)


class Run(EngineRun):
    """A run on the GPU: the states remain there if they fit, and samples are copied to the host."""

    def __init__(self, problem: Problem, precision: str = "float64", given: Any = None, **unused: Any) -> None:
        require_gpu()
        self.given = given  # states that are on the device already, or None
        self.problem, self.n, self.precision = problem, problem.bodies, precision
        self.number = np.float32 if precision == "float32" else np.float64
        constant = np.float64 if precision == "float64" else np.float32
        shared, own = shared_and_own(self.n, problem.I, problem.p)
        self.shared = cuda.to_device(np.concatenate([[problem.h], shared]).astype(constant))
        self.clock = cuda.to_device(np.array([problem.h, problem.t0]))
        self.host_bodies = own.astype(constant)
        self.host_states = np.array(problem.rows, float) if given is None else np.empty(problem.rows.shape)
        seen = problem.seen if problem.watch is not None and problem.seen is not None else np.zeros((1, self.n))
        self.host_watched = np.array(seen, float)
        self.host_counts = np.zeros((4, self.n), np.int64)
        self.host_counts[1] = -1
        self.host_residuals = np.zeros(self.n, self.number)
        self.nobody = np.full(self.n, -1)
        self.nothing = cuda.device_array((1, 1, 1), self.number)
        self.streams = cuda.stream(), cuda.stream()
        self.stages: dict[int, Any] = {}
        item = self.number().itemsize
        each = item * (count(problem.state) + self.host_bodies.shape[0] + self.host_watched.shape[0] + 1) + 32
        memory = available_memory()
        self.buffer = min(BUFFER, memory // 4)  # size of each of two buffers
        room = max(1, (memory - 2 * self.buffer) // each)
        if room < self.n and 2 * item * count(problem.state) > memory:
            raise InvalidInput(
                f"the GPU has {memory} bytes free: not enough for one body. Set POLHODE_GPU_MEMORY to "
                f"more, or use engine='numba'"
            )
        k = -(-self.n // room) if given is None else 1
        cuts = [self.n * i // k for i in range(k + 1)]
        self.parts = [Part(self, a, b) for a, b in pairwise(cuts)]
        self.stays = k == 1  # whether the data remain on the device between calls
        self.stale_states = self.stale_counts = False  # whether the copies on the host are out of date
        if self.stays:
            self.parts[0].upload()

    @cached_property
    def kernel(self) -> tuple[Any, int]:
        """The compiled kernel, and the number of threads of a block."""
        f = kernel_for(self.problem, self.precision)
        return f, block_of(f)

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        samples = np.empty((n // every, self.host_states.shape[0], self.n))
        for part in self.parts:
            if not self.stays:
                part.upload()
            part.advance(first, n, every, samples)
            if not self.stays:
                part.download_states()
                part.download_counts()
        self.stale_states = self.stale_counts = self.stays
        return samples

    def staging(self, side: int, size: int) -> tuple[Any, Any]:
        """Return buffers for transfers of at least `size` numbers: one on the device and one on the host."""
        if side not in self.stages or self.stages[side][0].size < size:
            self.stages.pop(side, None)
            self.stages[side] = cuda.device_array(size, self.number), cuda.pinned_array(size, self.number)
        return self.stages[side]

    def set_p(self, p: Any) -> None:
        shared, self.host_bodies[:] = shared_and_own(self.n, self.problem.I, p)
        self.shared[1:].copy_to_device(shared.astype(self.host_bodies.dtype))
        if self.stays and len(self.host_bodies):
            self.parts[0].bodies.copy_to_device(self.host_bodies)

    def set_rows(self, rows: np.ndarray) -> None:
        self.host_states[:] = rows
        self.stale_states = False
        if self.stays:
            self.parts[0].states.copy_to_device(np.ascontiguousarray(self.host_states, self.number))

    def fetch(self) -> None:
        """Copy counters and the data of observers from the device."""
        if self.stale_counts:
            self.parts[0].download_counts()
            self.stale_counts = False

    def any_failed(self) -> bool:
        if not self.stays:
            return bool(np.any(self.host_counts[1] >= 0))
        return bool(self.parts[0].counts[3, :1].copy_to_host()[0])

    @property
    def rows(self) -> np.ndarray:
        if self.stale_states:
            self.parts[0].download_states()
            self.stale_states = False
        return self.host_states

    @property
    def progress(self) -> Any:
        return Tally(self)

    @property
    def observed(self) -> np.ndarray:
        self.fetch()
        return self.host_watched if self.problem.watch is not None else super().observed

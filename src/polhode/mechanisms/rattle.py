"""The step of the method `rattle`: RATTLE with the exact free motion of the bodies.

Let q be the poses and p the momenta of all bodies, M the masses and moments, G the derivative of the joint equations
g(q) = 0, F the loads, and Phi_h the exact motion of all bodies without joints and loads.  A step from (q, p) with
g(q) = 0 and G M^-1 p = 0 is

    (1)  p  <- p + h/2 F(q)                       impulse of the loads in half a step; F is known from the last step
    (2)  (q, p) <- Phi_h(q, p + G(q)^T lambda)    impulses of the joints at the old pose, then free motion,
         with lambda such that g(q) = 0 at the new pose
    (3)  p  <- p + h/2 F(q)                       impulse of the loads in half a step; the only evaluation of F
    (4)  p  <- p + G(q)^T mu                      with mu such that G M^-1 p = 0

(Reich 1996; Leimkuhler & Skeel 1994; Hairer, Lubich & Wanner VII.1).  The step is symmetric, symplectic on the manifold
of the joints, and conserves the momenta that the loads do not change.  A simplified Newton iteration finds lambda.  It
uses the matrix h G M^-1 G^T at the old pose, which part (4) of the last step has already factorised, and starts with
lambda extrapolated from the last three steps.  For loads that depend on velocities, parts (3) and (4) are repeated
until they agree.

Angular momenta are in the principal axes of each body.  The large functions do not depend on the loads, so they are
compiled once for all mechanisms.
"""

from typing import Any, NamedTuple

from ..kernels.free_body import free_rotation
from ..kernels.scalar import absolute, kernel, maximum, minimum, once
from ..kernels.values import Diag3, Mat3, Vec3, divide, dot, tr
from .elimination import Elimination, factor, solve
from .equations import BALL, TILE_NUMBERS, gap, get3, get9, put3, put9, rows

STATE = 18  # number of values per body: R by columns, x, angular momentum in principal axes, linear momentum
PLACE, SPIN, PUSH = 9, 12, 15  # positions at which x, the angular momentum and the linear momentum begin
BODY = 4  # number of constants per body: mass and principal moments
MOST_PASSES = 60
PASSES, FAILED, WORST, PHASE, RESIDUAL, COUNTS = 0, 1, 2, 3, 4, 5  # positions of the counters of a run
JOINTS, LOADS = 1.0, 2.0  # what failed in a step: the solve for the joints, or the loads (also NaN and infinity)
ROUNDING = 2.220446049250313e-16


class Plan(NamedTuple):
    """The structure of a mechanism, which consists of integers only.

    Two arrays of numbers belong to it.  The constants c contain the mass and moments of each body, the constants of
    each tile, and the size of the mechanism.  The state w contains the poses and momenta of each body and of the
    ground, the loads (torque, force) on each body, and, for each stage of the method, the three multipliers of each
    tile in the last three steps.
    """

    bodies: int
    tiles: int
    kind: Any  # kind of each tile
    a: Any  # the first body of each tile; the number `bodies` means the ground
    b: Any  # the second body of each tile
    pair_block: Any  # for each pair of tiles at a common body: the block of G M^-1 G^T to which their product is added
    pair_row: Any  # positions of the derivatives of the two tiles of a pair
    pair_column: Any
    pair_body: Any  # the common body of a pair
    blocks: int
    redundant: int  # 1 if some equations follow from others
    steps: Elimination


class Offsets(NamedTuple):
    """Offsets in the arrays of state and scratch, and the length of the scratch."""

    loads: Any  # in the state
    history: Any  # in the state: multipliers of the last three steps
    matrix: Any  # in the scratch, as the next five; before it are the derivatives of all tiles (36 numbers each)
    spare: Any
    multipliers: Any
    right: Any  # right-hand side of a linear system, and its solution
    trial: Any
    momenta: Any
    scratch: Any  # length of the scratch


@kernel
def offsets(n):  # type: ignore[no-untyped-def]
    """Return the offsets for a mechanism with the plan n."""
    loads = STATE * (n.bodies + 1)
    matrix = 36 * n.tiles
    spare = matrix + 9 * n.blocks
    multipliers = spare + 12 * n.tiles
    trial = multipliers + 6 * n.tiles
    momenta = trial + STATE * (n.bodies + 1)
    return Offsets(
        loads, loads + 6 * n.bodies, matrix, spare, multipliers, multipliers + 3 * n.tiles, trial, momenta,
        momenta + 12 * n.bodies,
    )  # fmt: skip


@once
def prepare(n, c, w, u):  # type: ignore[no-untyped-def]
    """Compute the derivatives of the joint equations at the current poses, and factorise G M^-1 G^T."""
    at = offsets(n)
    for j in range(n.tiles):
        a, b = STATE * n.a[j], STATE * n.b[j]
        G = rows(
            n.kind[j], c, BODY * n.bodies + TILE_NUMBERS * j, get9(w, a), get3(w, a + PLACE), get9(w, b),
            get3(w, b + PLACE),
        )  # fmt: skip
        put9(u, 36 * j, G.lin_a)
        put9(u, 36 * j + 9, G.ang_a)
        put9(u, 36 * j + 18, G.lin_b)
        put9(u, 36 * j + 27, G.ang_b)
    for i in range(9 * n.blocks):
        u[at.matrix + i] = 0.0
    for i in range(len(n.pair_block)):
        body = BODY * n.pair_body[i]
        m, I = c[body], Diag3(c[body + 1], c[body + 2], c[body + 3])
        r, s, k = n.pair_row[i], n.pair_column[i], at.matrix + 9 * n.pair_block[i]
        A, B = get9(u, s), get9(u, s + 9)
        B = tr(get9(u, r + 9)) @ mat_divide(B, I)
        put9(u, k, get9(u, k) + ((1.0 / m) * (tr(get9(u, r)) @ A) + B))
    for j in range(n.tiles):
        if n.kind[j] != BALL:
            k, m = BODY * n.bodies + TILE_NUMBERS * j + 27, at.matrix + 9 * j
            u[m] = u[m] + (1.0 - c[k])
            u[m + 4] = u[m + 4] + (1.0 - c[k + 1])
            u[m + 8] = u[m + 8] + (1.0 - c[k + 2])
    factor(n.steps, u, at.matrix, at.spare, n.redundant)


@kernel
def mat_divide(m, D):  # type: ignore[no-untyped-def]
    return Mat3(divide(m.e1, D), divide(m.e2, D), divide(m.e3, D))


@kernel
def push(n, u, x, y, first, each):  # type: ignore[no-untyped-def]
    """Add the impulses u[x ...] of all joints to the momenta of the bodies, which begin at y[first + each b]."""
    for j in range(n.tiles):
        l = get3(u, x + 3 * j)
        if n.a[j] < n.bodies:
            k = first + each * n.a[j]
            put3(y, k, get3(y, k) + get9(u, 36 * j + 9) @ l)
            put3(y, k + 3, get3(y, k + 3) + get9(u, 36 * j) @ l)
        if n.b[j] < n.bodies:
            k = first + each * n.b[j]
            put3(y, k, get3(y, k) + get9(u, 36 * j + 27) @ l)
            put3(y, k + 3, get3(y, k + 3) + get9(u, 36 * j + 18) @ l)


@kernel
def kick(n, w, h):  # type: ignore[no-untyped-def]
    """Add the impulses of the loads during the time h to the momenta."""
    loads = STATE * (n.bodies + 1)
    for b in range(n.bodies):
        k, f = STATE * b, loads + 6 * b
        put3(w, k + SPIN, get3(w, k + SPIN) + h * get3(w, f))
        put3(w, k + PUSH, get3(w, k + PUSH) + h * get3(w, f + 3))


@kernel
def fly(n, c, w, u, trial, h):  # type: ignore[no-untyped-def]
    """Compute the free motion from the poses in w with the momenta at u[trial ...].

    Write the new poses and momenta to u[trial ...], and return the largest coordinate.
    """
    far = 0.0
    for b in range(n.bodies):
        k, q, i = STATE * b, trial + STATE * b, BODY * b
        E, L = free_rotation(Diag3(c[i + 1], c[i + 2], c[i + 3]), get3(u, q + SPIN), h)
        put9(u, q, get9(w, k) @ E)
        put3(u, q + SPIN, L)
        x = get3(w, k + PLACE) + (h / c[i]) * get3(u, q + PUSH)
        put3(u, q + PLACE, x)
        far = maximum(far, size_of(x))
    return far


@kernel
def straightened(R):  # type: ignore[no-untyped-def]
    """Return R (3 - R^T R)/2, which removes the rounding errors of a rotation matrix.

    Without this, impulses would change the angular momentum by these errors, and the changes would accumulate.
    """
    a, b, c = R.e1, R.e2, R.e3
    p, q, r = 0.5 * dot(b, c), 0.5 * dot(c, a), 0.5 * dot(a, b)
    return Mat3(
        (1.5 - 0.5 * dot(a, a)) * a - r * b - q * c,
        (1.5 - 0.5 * dot(b, b)) * b - r * a - p * c,
        (1.5 - 0.5 * dot(c, c)) * c - q * a - p * b,
    )


@kernel
def gaps(n, c, y, q, u, x):  # type: ignore[no-untyped-def]
    """Store the left sides of all equations at the poses y[q ...] in u[x ...]."""
    for j in range(n.tiles):
        a, b = q + STATE * n.a[j], q + STATE * n.b[j]
        g = gap(
            n.kind[j], c, BODY * n.bodies + TILE_NUMBERS * j, get9(y, a), get3(y, a + PLACE), get9(y, b),
            get3(y, b + PLACE),
        )  # fmt: skip
        put3(u, x + 3 * j, g)


@kernel
def largest(n, u, x, far, size):  # type: ignore[no-untyped-def]
    """Return the largest left side of an equation; lengths are relative to far + size, values for axes are absolute."""
    e = 0.0
    for j in range(n.tiles):
        g = get3(u, x + 3 * j)
        unit = 1.0 if n.kind[j] == 2 else far + size
        m = size_of(g)
        e = maximum(e, m / unit)
        if not m - m == 0.0:
            return m
    return e


@once
def begin_stage(n, c, w, u, h, stage):  # type: ignore[no-untyped-def]
    """Make parts (1) and (2) of a step; return the number of passes and the largest left side of an equation.

    The number of passes is negative if they did not converge.
    """
    at, size = offsets(n), c[BODY * n.bodies + TILE_NUMBERS * n.tiles]
    lam, right, trial, past = at.multipliers, at.right, at.trial, at.history + 9 * n.tiles * stage
    kick(n, w, 0.5 * h)
    for i in range(3 * n.tiles):
        u[lam + i] = h * (3.0 * (w[past + 3 * i] - w[past + 3 * i + 1]) + w[past + 3 * i + 2])
    for i in range(STATE * n.bodies, STATE * (n.bodies + 1)):
        u[trial + i] = w[i]
    before, passes, done, e = 1e300, 0, False, 0.0
    while not done:
        for b in range(n.bodies):
            k, q = STATE * b, trial + STATE * b
            put3(u, q + SPIN, get3(w, k + SPIN))
            put3(u, q + PUSH, get3(w, k + PUSH))
        push(n, u, lam, u, trial + SPIN, STATE)
        far = fly(n, c, w, u, trial, h)
        gaps(n, c, u, trial, u, right)
        e = largest(n, u, right, far, size)
        passes += 1
        done = e <= 2.0 * ROUNDING or (e <= 100.0 * ROUNDING and e > 0.3 * before)
        if not done:
            if passes == MOST_PASSES or not (e < 1e3) or (passes > 5 and e > 2.0 * before):
                return -passes, e
            before = e
            solve(n.steps, u, at.matrix, right)
            for i in range(3 * n.tiles):
                u[lam + i] = u[lam + i] - u[right + i] / h
    for i in range(3 * n.tiles):
        w[past + 3 * i + 2] = w[past + 3 * i + 1]
        w[past + 3 * i + 1] = w[past + 3 * i]
        w[past + 3 * i] = u[lam + i] / h
    for i in range(STATE * n.bodies):
        w[i] = u[trial + i]
    for b in range(n.bodies):
        put9(w, STATE * b, straightened(get9(w, STATE * b)))
    return passes, e


@kernel
def slip(n, c, w, u, x):  # type: ignore[no-untyped-def]
    """Store -G M^-1 p, minus the rates of change of all equations, in u[x ...]."""
    for j in range(n.tiles):
        v = Vec3(0.0, 0.0, 0.0)
        if n.a[j] < n.bodies:
            k, i = STATE * n.a[j], BODY * n.a[j]
            W = divide(get3(w, k + SPIN), Diag3(c[i + 1], c[i + 2], c[i + 3]))
            v = tr(get9(u, 36 * j)) @ ((1.0 / c[i]) * get3(w, k + PUSH)) + tr(get9(u, 36 * j + 9)) @ W
        if n.b[j] < n.bodies:
            k, i = STATE * n.b[j], BODY * n.b[j]
            W = divide(get3(w, k + SPIN), Diag3(c[i + 1], c[i + 2], c[i + 3]))
            v = v + (tr(get9(u, 36 * j + 18)) @ ((1.0 / c[i]) * get3(w, k + PUSH)) + tr(get9(u, 36 * j + 27)) @ W)
        put3(u, x + 3 * j, -v)


@kernel
def project(n, c, w, u):  # type: ignore[no-untyped-def]
    """Make part (4) of a step: change the momenta so that the velocities satisfy the joints."""
    at = offsets(n)
    slip(n, c, w, u, at.right)
    solve(n.steps, u, at.matrix, at.right)
    push(n, u, at.right, w, SPIN, STATE)


@once
def end_stage(n, c, w, u, h):  # type: ignore[no-untyped-def]
    """Make parts (3) and (4) of a step, with the loads that are stored in the state."""
    kick(n, w, 0.5 * h)
    project(n, c, w, u)


@kernel
def relax(n, w, u, share, fresh):  # type: ignore[no-untyped-def]
    """Apply only a fraction of the change of the loads since the last pass, by Aitken's rule; return the fraction.

    This makes the passes converge for loads that grow fast with the velocities, such as stiff dampers.  The scratch
    array holds the change in the previous pass.
    """
    at = offsets(n)
    along, square = 0.0, 0.0
    for i in range(6 * n.bodies):
        k, q = at.momenta + 12 * (i // 6) + 6 + i % 6, at.trial + i
        change = w[at.loads + i] - u[k]
        bend = change - u[q]
        along, square = along + u[q] * bend, square + bend * bend
        u[q] = change
    if not fresh and square > 0.0:
        share = minimum(maximum(absolute(share * along / square), 0.01), 1.0)
    for i in range(6 * n.bodies):
        k = at.momenta + 12 * (i // 6) + 6 + i % 6
        w[at.loads + i] = u[k] + share * u[at.trial + i]
    return share


@kernel
def end_moving_stage(loads, p, n, c, w, u, h, t, j):  # type: ignore[no-untyped-def]
    """Make parts (3) and (4) of a step, with loads that depend on the new velocities.

    Return the number of passes, which is negative if they did not converge.
    """
    first, momenta = offsets(n).loads, offsets(n).momenta
    size = c[BODY * n.bodies + TILE_NUMBERS * n.tiles]  # linear momenta times this are comparable with angular momenta
    share, relaxed = 0.3, False
    for b in range(n.bodies):
        put3(u, momenta + 12 * b, get3(w, STATE * b + SPIN))
        put3(u, momenta + 12 * b + 3, get3(w, STATE * b + PUSH))
    before = 1e300
    for passes in range(1, MOST_PASSES):
        end_stage(n, c, w, u, h)
        for i in range(6 * n.bodies):
            u[momenta + 12 * (i // 6) + 6 + i % 6] = w[first + i]
        loads(p, n, c, w, t, j)
        change, scale = 0.0, 0.0
        for b in range(n.bodies):
            for i in range(2):
                k = momenta + 12 * b + 3 * i
                old, new, P = get3(u, k + 6), get3(w, first + 6 * b + 3 * i), get3(w, STATE * b + SPIN + 3 * i)
                unit = 1.0 if i == 0 else size
                change = maximum(change, unit * 0.5 * absolute(h) * size_of(new - old))
                scale = maximum(scale, unit * (size_of(P) + 0.5 * absolute(h) * size_of(new)))
        if change <= 4.0 * ROUNDING * scale or (change <= 200.0 * ROUNDING * scale and change > 0.3 * before):
            return passes
        if not change - change == 0.0:
            return -passes
        fresh = not relaxed
        relaxed = relaxed or (passes > 5 and change > 2.0 * before) or (passes > 20 and change > 0.6 * before)
        if relaxed:
            share = relax(n, w, u, share, fresh)
        before = change
        for b in range(n.bodies):
            put3(w, STATE * b + SPIN, get3(u, momenta + 12 * b))
            put3(w, STATE * b + PUSH, get3(u, momenta + 12 * b + 3))
    return -MOST_PASSES


@kernel
def size_of(v):  # type: ignore[no-untyped-def]
    return maximum(absolute(v.x), maximum(absolute(v.y), absolute(v.z)))


@kernel
def finite(w, n):  # type: ignore[no-untyped-def]
    """Return whether all poses and momenta in the state w are finite."""
    total = 0.0
    for i in range(STATE * n.bodies):
        total = total + w[i]
    return total - total == 0.0


def make_step(prepare, begin, end, end_moving, loads, moving):  # type: ignore[no-untyped-def]
    """Return the function step(p, n, c, w, work, u, weights, ends, h, t0, k, j), which makes the step from t0 + k h.

    A step has one stage for each of `weights`; the stages end at the fractions `ends` of the step.  Before the first
    step, and when w is changed between steps, `prepare` must be called.  `step` returns the number of passes, the
    largest remaining error of its iterations, and what failed: JOINTS, LOADS or, if the step is complete, 0.
    """

    def step(p, n, c, w, work, u, weights, ends, h, t0, k, j):  # type: ignore[no-untyped-def]
        total, worst = 0, 0.0
        for stage in range(len(weights)):
            passes, left = begin(n, c, w, u, h * weights[stage], stage)
            total += absolute(passes)
            if passes < 0:
                return total, worst, JOINTS
            worst = maximum(worst, left)
            prepare(n, c, w, u)
            t = t0 + (k + ends[stage]) * h
            loads(p, n, c, w, t, j)
            if moving:
                passes = end_moving(loads, p, n, c, w, u, h * weights[stage], t, j)
            else:
                end(n, c, w, u, h * weights[stage])
            if passes < 0 or not finite(w, n):
                return total, worst, LOADS
        return total, worst, 0.0

    return step

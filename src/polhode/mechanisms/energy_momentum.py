"""The step of the method `joint_em`, which conserves the energy to rounding.

A step uses the means of the velocities at its two ends and Cayley's rotations.  Loads and joints act at the mean pose,
which consists of the mean of the two positions x and the mean of the two matrices R (not a rotation):

    x_1 - x_0 = h (v_0 + v_1)/2            R_1 = R_0 cay(h (W_0 + W_1)/2)
    m (v_1 - v_0) = h (F + lin^T lambda)   R_1 J W_1 - R_0 J W_0 = h (T + ang^T lambda)      g(q_1) = 0

Let theta be the vector of Cayley's rotation in space.  Then R_1 - R_0 = theta x (R_0 + R_1)/2, and the kinetic energy
of rotation changes by theta . (T + ang^T lambda).  The equations of the joints are at most quadratic in R and x.  So
their derivative (lin, ang) at the mean pose, times the displacement (x_1 - x_0, theta), is exactly their change.  This
change is zero, so the joints do no work (Gonzalez 1999; Betsch & Leyendecker 2006 with directors; Simo & Wong 1991 for
a free body).  Loads with a potential act as a discrete gradient (Gonzalez 1996): the load is evaluated half-way between
the two poses, and corrected along the displacement so that its work is minus the change of the potential.

Energy, linear and angular momentum are conserved to rounding.  The positions satisfy the joints to rounding, the
velocities only to O(h^2).  The method has order two; it is symmetric, but not symplectic.
"""

from ..kernels.scalar import absolute, kernel, maximum, minimum, once
from ..kernels.values import Diag3, Mat3, Vec3, cross, divide, dot, tr
from ..kernels.values import solve as solve3
from .elimination import solve
from .equations import (
    ARM_B,
    AXES_A,
    AXES_B,
    BALL,
    MASK,
    POINT,
    TARGET,
    TILE_NUMBERS,
    TURN,
    Rows,
    cross_columns,
    cross_pairs,
    get3,
    get9,
    put3,
    put9,
    scaled,
    unit_matrix,
    zeros,
)
from .rattle import (
    BODY,
    JOINTS,
    LOADS,
    MOST_PASSES,
    PLACE,
    PUSH,
    ROUNDING,
    SPIN,
    STATE,
    finite,
    gaps,
    largest,
    offsets,
    prepare,
    push,
    size_of,
    straightened,
)

AT_REST = 1e-22  # squared displacements below this, relative to the squared size of the mechanism, count as rounding
TINY = 1e-300


@kernel
def mean_rows(kind, c, k, Ra, xa, Rb, xb):  # type: ignore[no-untyped-def]
    """Return the transposed derivative of the equations, with angular parts in space; Ra, Rb need not be rotations."""
    ra, rb = Ra @ get3(c, k), Rb @ get3(c, k + ARM_B)
    if kind == BALL:
        one = unit_matrix(xa)
        return Rows(one, cross_columns(ra, one), -one, cross_columns(-rb, one))
    m = get3(c, k + MASK)
    B = Rb @ get9(c, k + AXES_B)
    if kind == TURN:
        o = zeros(xa)
        turn = scaled(cross_pairs(Ra @ get9(c, k + AXES_A), B), m)
        return Rows(o, turn, o, -turn)
    if kind == POINT:
        U = scaled(B, m)
        return Rows(U, cross_columns(ra, U), -U, -cross_columns((xa - xb) + ra, U))
    u = ((xa - xb) + (ra - rb)) * (m.x / c[k + TARGET])
    o = 0.0 * u
    return Rows(Mat3(u, o, o), Mat3(cross(ra, u), o, o), Mat3(-u, o, o), Mat3(cross(-rb, u), o, o))


@kernel
def cayley(a):  # type: ignore[no-untyped-def]
    """Return Cayley's rotation (1 - hat(a)/2)^-1 (1 + hat(a)/2)."""
    f = 1.0 / (1.0 + 0.25 * dot(a, a))
    one = unit_matrix(a)
    first = cross_columns(a, one)
    return one + f * (first + 0.5 * cross_columns(a, first))


@kernel
def turned(I, P, K, h):  # type: ignore[no-untyped-def]
    """Solve one body's step with angular momentum P at its start and impulse K, both in the body axes at the start.

    J W_1 = E^T (P + K) with E = cay(a), a = h (W_0 + W_1)/2, is the quadratic equation

        J a + a x J a / 2 + (h/4) a x K = h (P + K/2).

    Newton's method solves it, also for thin bodies.  The function returns the new angular momentum E^T (P + K) in the
    new body axes, E, a, and the relative difference between this momentum and the one that follows from a.
    """
    goal, pull = h * (P + 0.5 * K), (0.25 * h) * K
    a = divide(goal, I)
    for _ in range(MOST_PASSES):
        f, q = 0.5 * a, 0.5 * (I @ a) + pull
        slope = Mat3(
            Vec3(I.x, I.x * f.z - q.z, q.y - I.x * f.y),
            Vec3(q.z - I.y * f.z, I.y, I.y * f.x - q.x),
            Vec3(I.z * f.y - q.y, q.x - I.z * f.x, I.z),
        )
        d = solve3(slope, goal - I @ a - cross(a, q))
        a = a + d
        if size_of(d) <= 1e-12 * (1.0 + size_of(a)):  # the remaining error is about the square of this correction
            break
    E = cayley(a)
    L = tr(E) @ (P + K)
    apart = (P + L) - (2.0 / h) * (I @ a)
    return L, E, a, size_of(apart) / (size_of(P) + size_of(L) + TINY)


@kernel
def half_way(n, w, mid, u, trial, momenta):  # type: ignore[no-untyped-def]
    """Compute the state `mid` in the middle of a step: rotations half-way, and means of positions and of momenta."""
    for b in range(n.bodies):
        k, q = STATE * b, trial + STATE * b
        R = 0.5 * (get9(w, k) + get9(u, q))
        for _ in range(6):
            R = straightened(R)
        put9(mid, k, R)
        put3(mid, k + PLACE, 0.5 * (get3(w, k + PLACE) + get3(u, q + PLACE)))
        put3(mid, k + SPIN, 0.5 * (get3(w, k + SPIN) + get3(u, momenta + 12 * b + 6)))
        put3(mid, k + PUSH, 0.5 * (get3(w, k + PUSH) + get3(u, q + PUSH)))


@kernel
def correct_loads(n, c, w, mid, u, loads, trial, change):  # type: ignore[no-untyped-def]
    """Correct the loads in `mid` (torques in space) so that their work in the step is minus the `change` of potential.

    At this point, u[trial + SPIN ...] of each body holds the rotation vector of the step in space.  If the mechanism is
    at rest, displacements are only rounding errors, and the loads are not corrected.
    """
    work, size, rest = 0.0, 0.0, 0.0
    length = c[BODY * n.bodies + TILE_NUMBERS * n.tiles]
    for b in range(n.bodies):
        k, f, q, i = STATE * b, loads + 6 * b, trial + STATE * b, BODY * b
        turn, shift = get3(u, q + SPIN), get3(u, q + PLACE) - get3(w, k + PLACE)
        work = work + dot(turn, get3(mid, f)) + dot(shift, get3(mid, f + 3))
        size = size + c[i] * dot(shift, shift) + (c[i + 1] + c[i + 2] + c[i + 3]) * dot(turn, turn)
        rest = rest + AT_REST * c[i] * length * length
    if size > rest:
        s = -(change + work) / size
        for b in range(n.bodies):
            k, f, q, i = STATE * b, loads + 6 * b, trial + STATE * b, BODY * b
            turn, shift = get3(u, q + SPIN), get3(u, q + PLACE) - get3(w, k + PLACE)
            put3(mid, f, get3(mid, f) + (s * (c[i + 1] + c[i + 2] + c[i + 3])) * turn)
            put3(mid, f + 3, get3(mid, f + 3) + (s * c[i]) * shift)


@kernel
def loads_to_space(n, mid):  # type: ignore[no-untyped-def]
    loads = STATE * (n.bodies + 1)
    for b in range(n.bodies):
        put3(mid, loads + 6 * b, get9(mid, STATE * b) @ get3(mid, loads + 6 * b))


@once
def move(n, c, w, mid, u, h):  # type: ignore[no-untyped-def]
    """Make one pass: compute new poses from the loads in `mid` and the multipliers, and evaluate the joint equations.

    The derivatives of the equations are evaluated at the mean of the old poses and the new poses of the last pass.
    Return the largest error: that of an equation, or the relative change of a momentum since the last pass.  Changes of
    momenta that correspond to rounding errors of positions, divided by h, do not count.
    """
    at = offsets(n)
    loads, lam, right, trial, momenta = at.loads, at.multipliers, at.right, at.trial, at.momenta
    far, change, most, worst, heaviest = 0.0, 0.0, 0.0, 0.0, 0.0
    size = c[BODY * n.bodies + TILE_NUMBERS * n.tiles]
    for b in range(n.bodies):
        f = momenta + 12 * b
        put3(u, f, h * get3(mid, loads + 6 * b))
        put3(u, f + 3, h * get3(mid, loads + 6 * b + 3))
        most = maximum(most, size_of(get3(u, f + 3)) + size_of(get3(u, f)) / size)  # scale for a mechanism at rest
    for j in range(n.tiles):
        a, b = STATE * n.a[j], STATE * n.b[j]
        G = mean_rows(
            n.kind[j], c, BODY * n.bodies + TILE_NUMBERS * j, 0.5 * (get9(w, a) + get9(u, trial + a)),
            0.5 * (get3(w, a + PLACE) + get3(u, trial + a + PLACE)), 0.5 * (get9(w, b) + get9(u, trial + b)),
            0.5 * (get3(w, b + PLACE) + get3(u, trial + b + PLACE)),
        )  # fmt: skip
        l = get3(u, lam + 3 * j)
        if n.a[j] < n.bodies:
            f = momenta + 12 * n.a[j]
            put3(u, f, get3(u, f) + G.ang_a @ l)
            put3(u, f + 3, get3(u, f + 3) + G.lin_a @ l)
        if n.b[j] < n.bodies:
            f = momenta + 12 * n.b[j]
            put3(u, f, get3(u, f) + G.ang_b @ l)
            put3(u, f + 3, get3(u, f + 3) + G.lin_b @ l)
    for b in range(n.bodies):
        k, q, i, f = STATE * b, trial + STATE * b, BODY * b, momenta + 12 * b
        R, I = get9(w, k), Diag3(c[i + 1], c[i + 2], c[i + 3])
        L, E, a, apart = turned(I, get3(w, k + SPIN), tr(R) @ get3(u, f), h)
        put9(u, q, R @ E)
        p = get3(w, k + PUSH) + get3(u, f + 3)
        change = maximum(change, maximum(size_of(p - get3(u, q + PUSH)), size_of(L - get3(u, f + 6)) / size))
        most = maximum(most, size_of(p) + size_of(get3(u, f + 3)) + (size_of(L) + size_of(get3(u, f))) / size)
        worst = maximum(worst, apart)
        put3(u, q + SPIN, R @ a)
        put3(u, f + 6, L)
        put3(u, q + PUSH, p)
        x = get3(w, k + PLACE) + (0.5 * h / c[i]) * (get3(w, k + PUSH) + p)
        put3(u, q + PLACE, x)
        far = maximum(far, size_of(x))
        heaviest = maximum(heaviest, c[i])
    most = most + heaviest * (far + size) / absolute(h)
    gaps(n, c, u, trial, u, right)
    return maximum(maximum(largest(n, u, right, far, size), worst), 0.125 * change / (most + TINY))


@once
def improve(n, c, u, h):  # type: ignore[no-untyped-def]
    """Correct the multipliers by Newton's method, and correct the new poses and momenta to first order."""
    at = offsets(n)
    right, trial, momenta = at.right, at.trial, at.momenta
    solve(n.steps, u, at.matrix, right)
    for i in range(3 * n.tiles):
        u[right + i] = -2.0 * u[right + i] / h
        u[at.multipliers + i] = u[at.multipliers + i] + u[right + i]
    for b in range(n.bodies):
        f = momenta + 12 * b
        put3(u, f, Vec3(0.0, 0.0, 0.0))
        put3(u, f + 3, Vec3(0.0, 0.0, 0.0))
    push(n, u, right, u, momenta, 12)
    for b in range(n.bodies):
        q, i, f = trial + STATE * b, BODY * b, momenta + 12 * b
        put3(u, q + PLACE, get3(u, q + PLACE) + (0.5 * h / c[i]) * get3(u, f + 3))
        turn = get9(u, q) @ ((0.5 * h) * divide(get3(u, f), Diag3(c[i + 1], c[i + 2], c[i + 3])))
        before = get3(u, q + SPIN)
        put3(u, q + SPIN, (1.0 / (1.0 - 0.25 * dot(turn, before))) * (turn + before + 0.5 * cross(turn, before)))
        put9(u, q, cayley(turn) @ get9(u, q))
        put3(u, f + 6, get3(u, f + 6) + get3(u, f))
        put3(u, q + PUSH, get3(u, q + PUSH) + get3(u, f + 3))


@kernel
def begin_pass(n, w, u):  # type: ignore[no-untyped-def]
    """Store the first guess: the poses at the start of the step, and extrapolated multipliers."""
    at = offsets(n)
    for i in range(STATE * (n.bodies + 1)):
        u[at.trial + i] = w[i]
    for b in range(n.bodies):
        put3(u, at.momenta + 12 * b + 6, get3(w, STATE * b + SPIN))
        put3(u, at.trial + STATE * b + SPIN, Vec3(0.0, 0.0, 0.0))
    for i in range(3 * n.tiles):
        past = at.history + 3 * i
        u[at.multipliers + i] = 3.0 * (w[past] - w[past + 1]) + w[past + 2]


@kernel
def accept(n, w, u):  # type: ignore[no-untyped-def]
    """Copy the new poses and momenta to the state, and store the multipliers for the next steps."""
    at = offsets(n)
    for i in range(3 * n.tiles):
        past = at.history + 3 * i
        w[past + 2] = w[past + 1]
        w[past + 1] = w[past]
        w[past] = u[at.multipliers + i]
    for b in range(n.bodies):
        k, q = STATE * b, at.trial + STATE * b
        put9(w, k, straightened(get9(u, q)))
        put3(w, k + PLACE, get3(u, q + PLACE))
        put3(w, k + SPIN, get3(u, at.momenta + 12 * b + 6))
        put3(w, k + PUSH, get3(u, q + PUSH))


def make_step(loads, potential, conserves):  # type: ignore[no-untyped-def]
    """Return the function step(p, n, c, w, work, u, weights, ends, h, t0, k, j), like that of `rattle`.

    The last two arrays in `work` are for the states in the middle and at the end of the step.
    """

    def step(p, n, c, w, work, u, weights, ends, h, t0, k, j):  # type: ignore[no-untyped-def]
        mid, end, t = work[1], work[2], t0 + k * h
        at = offsets(n)  # computed once, because it takes a tenth of the time of a pass
        begin_pass(n, w, u)
        old = potential(p, n, c, w, t, j) if conserves else 0.0
        before, least = 1e300, 1e300
        for passes in range(1, MOST_PASSES):
            half_way(n, w, mid, u, at.trial, at.momenta)
            if passes == 2:  # now the middle of the step is accurate enough for the derivatives
                prepare(n, c, mid, u)
            loads(p, n, c, mid, t + 0.5 * h, j)
            loads_to_space(n, mid)
            if conserves:
                for i in range(STATE * n.bodies):
                    end[i] = u[at.trial + i]
                change = potential(p, n, c, end, t + h, j) - old
                correct_loads(n, c, w, mid, u, at.loads, at.trial, change)
            e = move(n, c, w, mid, u, h)
            if passes > 2 and (e <= 4.0 * ROUNDING or (e <= 200.0 * ROUNDING and e > 0.6 * before)):
                accept(n, w, u)
                return (passes, e, 0.0) if finite(w, n) else (passes, 0.0, LOADS)
            if not (e < 1e3) or (passes > 8 and e > 100.0 * least):  # errors of fast thin bodies may grow for a time
                return passes, 0.0, JOINTS
            before, least = e, minimum(e, least)
            if passes > 1:
                improve(n, c, u, h)
        return MOST_PASSES, 0.0, JOINTS

    return step

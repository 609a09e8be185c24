"""Steps of variable length for one-step methods: reversible, or controlled by an error estimate.

The state contains its own time.  A step of the outer loop is one attempt; each body of a batch has its own step length.
A body that has reached the end remains there.

Reversible   Hairer & Soderlind 2005, section 3: the step is h = exp(-r).  Q is the number of steps per unit of time
that the motion needs, and G = d/dt log Q changes r:

    r_{n+1/2} = r_n + g_n/2,   y_{n+1} = Phi_h(y_n),   r_{n+1} = r_{n+1/2} + g_{n+1}/2,    g = c G/Q,  c = h_0 Q_0

so that h Q stays near c.  In the reversed motion G changes its sign, so the whole method is symmetric and reversible if
Phi is; no error is estimated and no step is rejected.  Only the last step, which is shortened to reach t_end, is not
reversible.
Deviations   The paper updates the density rho itself, rho_{n+1/2} = rho_{n-1/2} + G, which may become negative.
Nothing brings h Q back to c, because that would not be reversible; in a long chaotic motion, h Q drifts like a random
walk.  If h Q differs from c by more than a factor of exp(1/2), h is set to c/Q.  Such resets are counted.  Besides the
last step, only they are not reversible.
By default Q^4 = (|W|^4 + |I^-1 T|^2)^(3/2).  Its derivative is computed from the torques a little before and a little
after on the path, both at the time t: two further calls in each step.  If the user gives a function for Q, these calls
are not needed.  For a body that moves, the acceleration of the centre of mass, divided by the radius of gyration, is
added: Q ~ r^(-3/2) on an orbit.

By error     A step is repeated with a shorter length until its error is within tol.  Errors of the attitude are angles;
errors of the momentum are relative to the largest momentum so far.  The PI controller of Gustafsson 1991 chooses the
lengths.  Some methods estimate the error themselves (`embedded.py`).  For the others, the step is also done as two half
steps, and their result is used. A step ends at every known jump of the torque.  It uses the torque before the jump, and
the method starts again after it.  A jump or pulse at an unknown time affects a step only if one of its stages meets it:
a pulse that is shorter than the distance between stages can be missed (`longest` limits this distance).
"""

from functools import cache
from typing import Any, NamedTuple

from ..kernels.flight import Pair, counterpart
from ..kernels.scalar import absolute, anyone, both, eps, exp, kernel, log, maximum, minimum, sqrt, where, written
from ..kernels.so3 import exp as turn_by
from ..kernels.solve import Report, explicit, together
from ..kernels.values import Vec3, divide, dot, norm, tr
from .record import Kernel, Parts
from .states import acceleration, reversing

# The rate of change of the motion is measured at this distance before and after a node, as a fraction of the first
# step. It is the same at all nodes: the steps on both sides of a node differ, and the reversed motion must use the same
# distance.
NEAR = 1e-4
ASTRAY = 0.5  # the largest allowed difference of log(h Q) from its value at the start
EXPONENT = 1.5  # steps are proportional to this power of 1/(rate of the motion)
# gains of the controller; the last two are divided by the power of h to which the error is proportional
SAFETY, INTEGRAL, PROPORTIONAL = 0.9, 0.7, 0.4
GROW, SHRINK, COLLAPSE = 5.0, 0.2, 0.1  # limits of the factor of the next step; COLLAPSE is used after NaN
FIRST = 1.0  # the first step, in units of the step h with (h rate)^power = tol
WORST, BEST = 1e30, 1e-8  # errors above or below these, in units of the tolerance, are replaced by them


class Limits(NamedTuple):
    """The parameters of the torque, and those of the step-size control."""

    p: Any  # parameters of the torque
    axes: Any  # principal axes as columns, for the user's function Q
    own: Any  # parameters in the user's form, for the user's function Q
    end: Any  # end time of the run
    tol: Any
    shortest: Any  # shortest allowed step
    longest: Any  # longest step
    jumps: Any  # times at which the torque is known to jump
    begin: Any  # start of the current step, if there are jumps


class Reversible(NamedTuple):
    s: Any  # the method's own state
    t: Any
    cut: Any  # 1 after the last step, which was shortened to reach the end
    taken: Any  # number of steps
    rejected: Any
    smallest: Any  # smallest step, without the last one
    largest: Any
    r: Any  # -log h
    g: Any  # the next change of r
    level: Any  # log(h Q) at the start
    d: Any  # the torque is also called at this distance before and after a node
    resets: Any  # number of resets of the step


class Controlled(NamedTuple):
    s: Any
    t: Any
    cut: Any
    taken: Any
    rejected: Any
    smallest: Any
    largest: Any
    h: Any  # length of the next attempt
    e: Any  # error of the last step, in units of the tolerance
    size: Any  # the largest momentum so far
    again: Any  # 1 if the last attempt was rejected


def within(torque: Kernel) -> Kernel:
    """Return the torque as a function with `Limits` as parameters.

    Times that differ from the end of the run only by rounding are replaced by it.
    """

    def f(t, R, W, q):
        rounding = 16.0 * eps(t) * maximum(absolute(t), absolute(q.end))
        return torque(where(absolute(t - q.end) <= rounding, q.end, t), R, W, q.p)

    return f


@kernel
def next_jump(q, t):
    """Return the first known jump of the torque after t."""
    first = 1e300 + 0.0 * t
    for k in range(len(q.jumps)):
        first = where(both(q.jumps[k] > t, q.jumps[k] < first), q.jumps[k], first)
    return first


def limits_of_step(jumps: bool) -> tuple[Kernel, Kernel]:
    """Return limits(q, t), the limits for a step that begins at t, and jump_after(q, t), the next known jump.

    jumps: the torque has known jumps.
    """

    @kernel
    def limits(q, t):
        if not jumps:
            return q
        return Limits(q.p, q.axes, q.own, q.end, q.tol, q.shortest, q.longest, q.jumps, t)

    @kernel
    def jump_after(q, t):
        if not jumps:
            return 1e300 + 0.0 * t
        return next_jump(q, t)

    return limits, jump_after


def before_jump(torque: Kernel) -> Kernel:
    """Return the torque without its first jump after the start of the step.

    After the jump, it has the value that the torque has just before it.
    """

    def f(t, R, W, q):
        jump = next_jump(q, q.begin)
        # torques use the value after the jump for times up to a relative 1e-12 before it
        last = maximum(q.begin, jump - 8e-12 * (1.0 + absolute(jump)))
        return torque(where(t > last, last, t), R, W, q)

    return f


@cache
def kernel_within(torque: Kernel, jumps: bool) -> Kernel:
    """Return the functions of `within` and, if the torque has known jumps, of `before_jump` as a kernel."""
    f = kernel(within(torque))
    return kernel(before_jump(f)) if jumps else f


@cache
def energy_within(energy: Kernel) -> Kernel:
    def f(t, R, q):
        return energy(t, R, q.p)

    return kernel(f) if getattr(energy, "__polhode_kernel__", False) else f


@cache
def spin_within(spin: Kernel) -> Kernel:
    """Return the momentum of wheels as a function with `Limits` as parameters."""

    @kernel
    def f(t, q):
        return spin(t, q.p)

    return f


def chooser(template: Any) -> Kernel:
    """Return choose(m, a, b) for states like the template: a where m is true, else b, in each leaf."""
    space = {"where": where}

    def whole(x, path=""):
        if not isinstance(x, tuple):
            return f"where(m, a{path}, b{path})"
        names = getattr(x, "_fields", None)
        inner = [whole(y, f"{path}.{names[k]}" if names else f"{path}[{k}]") for k, y in enumerate(x)]
        if names:
            space[type(x).__name__] = type(x)
            return f"{type(x).__name__}({', '.join(inner)})"
        return f"({', '.join(inner)}{',' if inner else ''})"

    return written(f"def choose(m, a, b):\n    return {whole(template)}", **space)


# --- reversible ----------------------------------------------------------------------------------------------


@kernel
def quickness(I, W, T):
    """Return log Q, a measure of how fast the motion changes, from angular velocity and torque."""
    A = divide(T, I)
    w = dot(W, W)
    return (0.25 * EXPONENT) * log(maximum(w * w + dot(A, A), 1e-300))


@counterpart(quickness)
@kernel
def quickness_in_flight(I, V, T):
    return quickness(I.I, V.turn, T.turn)


@kernel
def wanted_density(I, W, T):
    """Return log Q for reversible steps."""
    return quickness(I, W, T)


@counterpart(wanted_density)
@kernel
def wanted_density_in_flight(I, V, T):
    """Return log Q for a body that moves, including its acceleration divided by the radius of gyration."""
    A, a, w = divide(T.turn, I.I), (1.0 / (gyration_radius(I) * I.m)) * T.shift, dot(V.turn, V.turn)
    return (0.25 * EXPONENT) * log(maximum(w * w + dot(A, A) + dot(a, a), 1e-300))


@kernel
def by_torque(torque, q, I, t, s, R, W, d):
    """Return log Q and its rate of change, from the torques a little before and a little after on the path."""
    E = turn_by(d * W)
    after, before = torque(t, R @ E, W, q), torque(t, R @ tr(E), W, q)
    A = acceleration(I, W, 0.5 * (after + before))
    there, back = wanted_density(I, W + d * A, after), wanted_density(I, W - d * A, before)
    return 0.5 * (there + back), (there - back) / (2.0 * d)


def by_function(f: Kernel, velocity: bool, kept: Kernel | None) -> Kernel:
    """Return a kernel that computes log Q and its rate of change from the user's function f(t, I, q, R, W).

    velocity : whether f depends on W; its rate of change then depends on the torque.
    """

    @kernel
    def change(torque, q, I, t, s, R, W):
        if not velocity:
            return 0.0 * W
        if kept is None:
            return acceleration(I, W, torque(t, R, W, q))
        return acceleration(I, W, kept(s))

    @kernel
    def density(torque, q, I, t, s, R, W, d):
        E = turn_by(d * W)
        A = change(torque, q, I, t, s, R, W)
        there, back = log(f(t, I, q, R @ E, W + d * A)), log(f(t, I, q, R @ tr(E), W - d * A))
        return 0.5 * (there + back), (there - back) / (2.0 * d)

    return density


@kernel
def room(q, t, h):
    """Return whether the run is unfinished, 1 if the step must be shortened (else 0), its length and its start."""
    left = q.end - t
    todo = left > 0.0
    cut = h > left
    # bodies that have reached the end do a dummy step before it, which is discarded
    return todo, where(both(todo, cut), 1.0, 0.0), where(both(todo, cut), left, h), where(todo, t, q.end - h)


@kernel
def counted(old, h, cut):
    """Return the smallest and the largest step, including this one unless it was shortened."""
    short = cut > 0.5
    return where(short, old.smallest, minimum(old.smallest, h)), where(short, old.largest, maximum(old.largest, h))


def in_attempts(parts: Parts, start: Kernel, attempt: Kernel, reverse: Kernel) -> Parts:
    """Return the method whose steps are attempt(torque, q, I, c); c.s is the state of the original method."""
    inner_finish = parts.finish

    @kernel
    def step(torque, q, I, h, t, c):
        if anyone(c.t < q.end):
            return attempt(torque, q, I, c)
        return c, explicit(c.t)

    @kernel
    def finish(I, c):
        return inner_finish(I, c.s)

    def restart(torque, q, I, t, c):
        R, W = inner_finish(I, c.s)
        if parts.keep is not None:
            s = parts.keep(c.s, torque(t, R, W, q))
        else:
            s = parts.start(torque, q, I, c.h, t, R, W)
        return c._replace(s=s)

    # node_torque gets the inner state
    return Parts(step, start, finish, reverse, node_torque=parts.node_torque, restart=restart)


def reversible(parts: Parts, density: Kernel, template: Any) -> Parts:
    """Return a method with reversible steps; density(torque, q, I, t, s, R, W, d) returns log Q and d/dt log Q."""
    inner_step, inner_start, inner_finish = parts[:3]
    choose = chooser(Reversible(template, *(0.0,) * 11))

    @kernel
    def start(torque, q, I, h, t, R, W):
        s = inner_start(torque, q, I, h, t, R, W)
        o = zero_of(R)
        Q, G = density(torque, q, I, t, s, R, W, NEAR * h + o)
        return Reversible(s, t + o, o, o, o, 1e300 + o, o, -log(h + o), h * G, log(h + o) + Q, NEAR * h + o, o)

    @kernel
    def attempt(torque, q, I, c):
        r = c.r + 0.5 * c.g
        todo, cut, h, t = room(q, c.t, exp(-r))
        s, report = inner_step(torque, q, I, h, t, c.s)
        t = where(cut > 0.5, q.end, minimum(t + h, q.end))
        R, W = inner_finish(I, s)
        Q, G = density(torque, q, I, t, s, R, W, c.d)
        g = exp(c.level - Q) * G
        after = r + 0.5 * g
        astray = absolute(Q - c.level - after) > ASTRAY
        after = where(astray, Q - c.level, after)
        smallest, largest = counted(c, h, cut)
        resets = c.resets + where(astray, 1.0, 0.0)
        new = Reversible(
            s, t, maximum(c.cut, cut), c.taken + 1.0, c.rejected, smallest, largest, after, g, c.level, c.d, resets
        )
        return choose(todo, new, c), Report(
            where(todo, report.passes, 0.0), where(todo, report.residual, 0.0), where(todo, report.converged, 1.0)
        )

    return in_attempts(parts, start, attempt, reversing(Reversible, "g", inner=parts.reverse))


# --- by error ------------------------------------------------------------------------------------------------


@kernel
def zero_of(R):
    return 0.0 * R.e1.x


@counterpart(zero_of)
@kernel
def zero_of_pose(Q):
    return 0.0 * Q.x.x


@kernel
def momentum_size(I, W):
    return norm(I @ W)


@kernel
def error_sizes(I, h, W, turn, slip):
    """Return the sizes of the errors of attitude (an angle) and momentum."""
    return norm(turn), norm(slip)


# For a body that moves, an error of the position is divided by the radius of gyration plus the distance that the body
# moves in the step.  An error of the linear momentum is multiplied by this radius.


@kernel
def gyration_radius(I):
    return sqrt((I.I.x + I.I.y + I.I.z) / (2.0 * I.m))


@counterpart(momentum_size)
@kernel
def momentum_size_in_flight(I, V):
    return norm(I.I @ V.turn) + gyration_radius(I) * I.m * norm(V.shift)


@counterpart(error_sizes)
@kernel
def error_sizes_in_flight(I, h, V, turn, slip):
    arm = gyration_radius(I)
    off = norm(turn.shift) / (arm + absolute(h) * norm(V.shift))
    return maximum(norm(turn.turn), off), norm(slip.turn) + arm * norm(slip.shift)


def by_weights(estimated: Kernel, inner_finish: Kernel) -> Kernel:
    """Return a kernel that does a step and returns the sizes of its errors, which the method itself estimates."""

    @kernel
    def estimate(torque, q, I, h, t, s):
        s, report, turn, slip = estimated(torque, q, I, h, t, s)
        _, W = inner_finish(I, s)
        turn_size, slip_size = error_sizes(I, h, W, turn, slip)
        return s, report, turn_size, slip_size

    return estimate


@kernel
def differences(I, R, W, A, V):
    """Return twice the turn from A to R in the body frame, and the difference of the momenta in space."""
    turn = Vec3(dot(A.e2, R.e3) - dot(A.e3, R.e2), dot(A.e3, R.e1) - dot(A.e1, R.e3), dot(A.e1, R.e2) - dot(A.e2, R.e1))
    return turn, R @ (I @ W) - A @ (I @ V)


@counterpart(differences)
@kernel
def differences_in_flight(I, R, W, A, V):
    turn, slip = differences(I.I, R.R, W.turn, A.R, V.turn)
    return Pair(turn, 2.0 * (R.x - A.x)), Pair(slip, I.m * (W.shift - V.shift))


def by_halves(inner_step: Kernel, inner_finish: Kernel, order: int) -> Kernel:
    """Return a kernel that does a step and estimates its errors by Richardson's method.

    The step is done once with the full length and again as two half steps; the result of the half steps is used.
    """
    fraction = 1.0 / (2.0**order - 1.0)

    @kernel
    def estimate(torque, q, I, h, t, s):
        whole, first = inner_step(torque, q, I, h, t, s)
        g = 0.5 * h
        s, second = inner_step(torque, q, I, g, t, s)
        s, third = inner_step(torque, q, I, g, t + g, s)
        R, W = inner_finish(I, s)
        A, V = inner_finish(I, whole)
        turn, slip = differences(I, R, W, A, V)
        turn_size, slip_size = error_sizes(I, h, W, turn, slip)
        report = together(first, together(second, third))
        return s, report, (0.5 * fraction) * turn_size, fraction * slip_size

    return estimate


def at_jumps(parts: Parts, template: Any, jumps: bool) -> tuple[Kernel, Kernel, Kernel]:
    """Return limits(q, t), jump_after(q, t) and after_jump(...); jumps: the torque has known jumps."""
    inner_start, inner_finish, choose_inner = parts.start, parts.finish, chooser(template)
    limits, jump_after = limits_of_step(jumps)

    @kernel
    def after_jump(torque, q, I, h, t, landed, s):
        """Return the state with which the method continues after a jump."""
        if not jumps:
            return s
        if anyone(landed):
            R, W = inner_finish(I, s)
            s = choose_inner(landed, inner_start(torque, limits(q, t), I, h, t, R, W), s)
        return s

    return limits, jump_after, after_jump


def lengths(power: int, first: bool, kept: Kernel | None) -> tuple[Kernel, Kernel]:
    """Return length(...), the length of the first step, and factors(c, e).

    After an error e, factors(c, e) returns the factors of the next step if this step is accepted and if it is rejected.
    """
    integral, proportional, whole = INTEGRAL / power, PROPORTIONAL / power, 1.0 / power

    @kernel
    def length(torque, q, I, h, t, s, R, W):
        if not first:
            return h
        T = kept(s) if kept is not None else torque(t, R, W, q)
        rate = exp(quickness(I, W, T) / EXPONENT)
        return minimum(maximum(FIRST * exp(whole * log(q.tol)) / rate, q.shortest), q.end - t)

    @kernel
    def factors(c, e):
        grow = SAFETY * exp(proportional * log(c.e) - integral * log(e))
        grow = maximum(minimum(grow, where(c.again > 0.5, 1.0, GROW)), SHRINK)
        return grow, where(e < WORST, maximum(SAFETY * exp(-whole * log(e)), SHRINK), COLLAPSE)

    return length, factors


def controlled(
    parts: Parts, estimate: Kernel, power: int, template: Any, first: bool, kept: Kernel | None, jumps: bool
) -> Parts:
    """Return a method whose steps have errors within a tolerance.

    estimate(...) is a kernel from `by_weights` or `by_halves`; its errors are proportional to h^power.

    first: the method chooses the first step from the rate of change of the motion; this calls the torque once, unless
    kept(state) returns it.  jumps: the torque has known jumps, and steps end there.
    """
    inner_start, inner_finish = parts[1:3]
    choose = chooser(Controlled(template, *(0.0,) * 10))
    limits, jump_after, after_jump = at_jumps(parts, template, jumps)
    length, factors = lengths(power, first, kept)

    @kernel
    def start(torque, q, I, h, t, R, W):
        o = zero_of(R)
        s = inner_start(torque, q, I, h, t, R, W)
        first_h = length(torque, q, I, h, t, s, R, W)
        return Controlled(s, t + o, o, o, o, 1e300 + o, o, first_h + o, 1.0 + o, momentum_size(I, W) + o, o)

    @kernel
    def attempt(torque, q, I, c):
        way = jump_after(q, c.t) - c.t
        landed = both(c.t < q.end, minimum(c.h, q.longest) >= way)
        todo, cut, h, t = room(q, c.t, minimum(minimum(c.h, q.longest), way))
        s, report, turn, slip = estimate(torque, limits(q, t), I, h, t, c.s)
        _, W = inner_finish(I, s)
        size = maximum(c.size, momentum_size(I, W))
        e = maximum(turn, slip / where(size > 0.0, size, 1.0)) / q.tol
        e = where(report.converged > 0.5, where(e < WORST, e, WORST), WORST)  # NaN becomes WORST, too
        e = maximum(e, BEST)
        good = e <= 1.0
        grow, shrink = factors(c, e)
        smallest, largest = counted(c, h, cut)
        time = where(cut > 0.5, q.end, minimum(where(landed, c.t + way, t + h), q.end))
        s = after_jump(torque, q, I, h, time, both(landed, good), s)
        short = maximum(cut, where(landed, 1.0, 0.0)) > 0.5  # shortened to end at a jump or at the end
        longer = where(short, maximum(h * grow, c.h), h * grow)
        accepted = Controlled(
            s, time, maximum(c.cut, cut), c.taken + 1.0, c.rejected, smallest, largest, maximum(longer, q.shortest), e,
            size, 0.0 * c.t,
        )  # fmt: skip
        rejected = Controlled(
            c.s, c.t, maximum(c.cut, cut), c.taken, c.rejected + 1.0, c.smallest, c.largest, h * shrink, c.e, c.size,
            0.0 * c.t + 1.0,
        )  # fmt: skip
        stuck = both(both(todo, e > 1.0), h * shrink < q.shortest)
        new = choose(good, accepted, rejected)
        return choose(todo, new, c), Report(
            where(todo, where(report.passes >= 0.0, report.passes, 0.0), 0.0),
            where(both(todo, good), report.residual, 0.0),
            where(stuck, 0.0, 1.0 + 0.0 * c.t),
        )

    return in_attempts(parts, start, attempt, reversing(Controlled, inner=parts.reverse))

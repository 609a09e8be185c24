"""Steps of changing length, an addition to one-step methods: reversible, or by an estimate of the error.

The state carries its own time; a step of the outer loop is one attempt, of each body with a length of its own.  A body
that has arrived at the end stays there and calls no torque.

Reversible   Hairer & Soderlind 2005, section 3: the step h = exp(-r), its density driven by G = d/dt log Q, Q how
many steps the motion wants in a unit of time,

    r_{n+1/2} = r_n + g_n/2,   y_{n+1} = Phi_h(y_n),   r_{n+1} = r_{n+1/2} + g_{n+1}/2,    g = c G/Q,  c = h_0 Q_0

so that h Q stays near c.  Going back G changes its sign, so the whole is symmetric and reversible where Phi is; no
error is estimated and no step is rejected.  Only the last step, cut so that it ends at the end, is not.
Deviations   In print rho_{n+1/2} = rho_{n-1/2} + G for the density rho itself, which may become negative.
Nothing pulls h Q back to c (that would not be reversible), and over thousands of bounces of a chaotic motion it goes
astray as a random walk does.  Where it is off by more than exp(1/2) it is set right, which is counted: a reset, and
the only other step that is not reversible.
By default Q^4 = (|W|^4 + |I^-1 T|^2)^(3/2), and its derivative is the difference of the torques a little before and a
little after on the way, both at the time t: two further calls a step.  A function of one's own saves them.
Of a body that moves, its acceleration is added, relative to the radius of gyration: Q ~ r^(-3/2) on an orbit.

By error   the step is repeated, shorter, until its error is within tol, as angle of the attitude and relative to the
largest momentum so far; lengths by the PI controller of Gustafsson 1991.  The error comes with the step where the
method has an estimate (`embedded.py`); otherwise the step is made in two halves, too, and these are kept.
A step ends at every time at which the torque is known to jump, sees the torque as it is before the jump, and the method
starts anew there.  A jump or a pulse that the torque does not announce is noticed if a stage of the step meets it; a
step can pass over one that is shorter than the distance of its stages (`longest` limits that).
"""

from functools import cache
from typing import Any, NamedTuple

from ..kernels.flight import Pair, counterpart
from ..kernels.scalar import absolute, anyone, both, eps, exp, kernel, log, maximum, minimum, sqrt, where
from ..kernels.so3 import exp as turn_by
from ..kernels.solve import Report, explicit, together
from ..kernels.values import Vec3, divide, dot, tr
from .record import Kernel, Parts
from .states import acceleration

NEAR = 1e-4  # of the first step: how far from a node the motion is looked at for its rate of change; the same for all
#   nodes, since the steps on both sides of one differ, and the way back has to see the same
ASTRAY = 0.5  # how far log(h Q) may be from its value at the start
EXPONENT = 1.5  # with which steps become shorter as the motion becomes faster
SAFETY, INTEGRAL, PROPORTIONAL = 0.9, 0.7, 0.4  # of the controller; the latter two divided by the power of the error
GROW, SHRINK, COLLAPSE = 5.0, 0.2, 0.1  # limits for a change of the step; the last after NaN
FIRST = 1.0  # of what the tolerance would allow a method with an error of (h rate)^power
WORST, BEST = 1e30, 1e-8  # errors, in units of the tolerance, beyond which they are not told apart


class Limits(NamedTuple):
    """The torque's parameters together with those of the step-size control."""

    p: Any  # of the torque
    axes: Any  # principal ones as columns, and the parameters as the user knows them,
    own: Any  # for a density of the user's
    end: Any  # of time
    tol: Any
    shortest: Any  # step that is still tried
    longest: Any  # step
    jumps: Any  # times at which the torque is known to jump
    begin: Any  # of the step that is being made, where there are jumps


class Reversible(NamedTuple):
    s: Any  # the method's own state
    t: Any
    cut: Any  # 1 once a step was cut, so that the run does not go on from here
    taken: Any  # steps
    rejected: Any
    smallest: Any  # step but for the last
    largest: Any
    r: Any  # -log h
    g: Any  # the change of r that is due
    level: Any  # log(h Q) at the start
    d: Any  # how far from the node the motion is looked at
    resets: Any  # how often the step was brought back to where it should be


class Controlled(NamedTuple):
    s: Any
    t: Any
    cut: Any
    taken: Any
    rejected: Any
    smallest: Any
    largest: Any
    h: Any  # to be tried next
    e: Any  # error of the last step, in units of the tolerance
    size: Any  # the largest momentum so far
    again: Any  # 1 after a rejection


@cache
def within(torque: Kernel) -> Kernel:
    """The torque with these parameters; its time is limited to the end, in spite of rounding."""

    @kernel
    def f(t, R, W, q):
        rounding = 16.0 * eps(t) * maximum(absolute(t), absolute(q.end))
        return torque(where(absolute(t - q.end) <= rounding, q.end, t), R, W, q.p)

    return f


@kernel
def next_jump(q, t):
    """The first time after t at which the torque is known to jump."""
    first = 1e300 + 0.0 * t
    for k in range(len(q.jumps)):
        first = where(both(q.jumps[k] > t, q.jumps[k] < first), q.jumps[k], first)
    return first


def limits_of_step(jumps: bool) -> Kernel:
    """limits(q, t): the limits for a step that begins at t; jumps: the torque has known jumps."""

    @kernel
    def limits(q, t):
        if not jumps:
            return q
        return Limits(q.p, q.axes, q.own, q.end, q.tol, q.shortest, q.longest, q.jumps, t)

    return limits


@cache
def before_jump(torque: Kernel) -> Kernel:
    """The torque up to the first jump after the start of the step."""

    @kernel
    def f(t, R, W, q):
        jump = next_jump(q, q.begin)
        last = maximum(q.begin, jump - 8e-12 * (1.0 + absolute(jump)))  # torques take 1e-12 for the jump itself
        return torque(where(t > last, last, t), R, W, q)

    return f


@cache
def energy_within(energy: Kernel) -> Kernel:
    def f(t, R, q):
        return energy(t, R, q.p)

    return kernel(f) if getattr(energy, "__polhode_kernel__", False) else f


@cache
def spin_within(spin: Kernel) -> Kernel:
    """The momentum of wheels, with these parameters."""

    @kernel
    def f(t, q):
        return spin(t, q.p)

    return f


def chooser(template: Any) -> Kernel:
    """choose(m, a, b): a where m holds, else b, for states like this one; written out, leaf by leaf."""
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

    exec(f"def choose(m, a, b):\n    return {whole(template)}", space)
    return kernel(space["choose"])


# --- reversible ----------------------------------------------------------------------------------------------


@kernel
def quickness(I, W, T):
    """log Q: how fast the motion changes, by its angular velocity and by the torque."""
    A = divide(T, I)
    w = dot(W, W)
    return (0.25 * EXPONENT) * log(maximum(w * w + dot(A, A), 1e-300))


@counterpart(quickness)
@kernel
def quickness_in_flight(I, V, T):
    return quickness(I.I, V.turn, T.turn)


@kernel
def wanted_density(I, W, T):
    """log Q of the reversible steps."""
    return quickness(I, W, T)


@counterpart(wanted_density)
@kernel
def wanted_density_in_flight(I, V, T):
    """The same where the body moves: its acceleration counts relative to the radius of gyration."""
    A, a, w = divide(T.turn, I.I), (1.0 / (gyration_radius(I) * I.m)) * T.shift, dot(V.turn, V.turn)
    return (0.25 * EXPONENT) * log(maximum(w * w + dot(A, A) + dot(a, a), 1e-300))


@kernel
def by_torque(torque, q, I, t, s, R, W, d):
    """log Q and its rate of change, from the torque on both sides."""
    E = turn_by(d * W)
    after, before = torque(t, R @ E, W, q), torque(t, R @ tr(E), W, q)
    A = acceleration(I, W, 0.5 * (after + before))
    there, back = wanted_density(I, W + d * A, after), wanted_density(I, W - d * A, before)
    return 0.5 * (there + back), (there - back) / (2.0 * d)


def by_function(f: Kernel, velocity: bool, kept: Kernel | None) -> Kernel:
    """The same for the user's function f(t, I, q, R, W); velocity: it depends on W, and therefore on the torque."""

    @kernel
    def rate_of_change(torque, q, I, t, s, R, W):
        if kept is None:
            return acceleration(I, W, torque(t, R, W, q))
        return acceleration(I, W, kept(s))

    @kernel
    def nothing(torque, q, I, t, s, R, W):
        return 0.0 * W

    change = rate_of_change if velocity else nothing

    @kernel
    def density(torque, q, I, t, s, R, W, d):
        E = turn_by(d * W)
        A = change(torque, q, I, t, s, R, W)
        there, back = log(f(t, I, q, R @ E, W + d * A)), log(f(t, I, q, R @ tr(E), W - d * A))
        return 0.5 * (there + back), (there - back) / (2.0 * d)

    return density


@kernel
def room(q, t, h):
    """The end of the next step, at most the end of the run; and whether the run is unfinished."""
    left = q.end - t
    todo = left > 0.0
    cut = h > left
    # who has arrived looks on: his step lies before the end, and is thrown away
    return todo, where(both(todo, cut), 1.0, 0.0), where(both(todo, cut), left, h), where(todo, t, q.end - h)


@kernel
def counted(old, h, cut):
    """Smallest and largest step including this one, unless it was shortened."""
    return where(cut > 0.5, old.smallest, minimum(old.smallest, h)), where(
        cut > 0.5, old.largest, maximum(old.largest, h)
    )


def in_attempts(parts: Parts, start: Kernel, attempt: Kernel, reverse: Kernel) -> Parts:
    """A method whose steps are attempts, until the end of the time; its state holds that of the method inside as s."""
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

    return Parts(step, start, finish, reverse, node_torque=parts.node_torque, restart=restart)  # of the state inside


def reversible(parts: Parts, density: Kernel, template: Any) -> Parts:
    """A method with reversible steps; density(torque, q, I, t, s, R, W, d) gives log Q and d/dt log Q."""
    inner_step, inner_start, inner_finish, inner_reverse = parts[:4]
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

    @kernel
    def reverse(c):
        s = inner_reverse(c.s)
        return Reversible(s, c.t, c.cut, c.taken, c.rejected, c.smallest, c.largest, c.r, -c.g, c.level, c.d, c.resets)

    return in_attempts(parts, start, attempt, reverse)


# --- by error ------------------------------------------------------------------------------------------------


@kernel
def norm(v):
    return sqrt(dot(v, v))


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
    """The size of errors of the attitude (an angle) and of the momentum."""
    return norm(turn), norm(slip)


# Of a body that moves a displacement is compared with the radius of gyration and the way of the step, and a momentum
# counts with that radius as its arm.


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
    """A step, the error of its attitude (an angle) and of its momentum, from a method's own estimate."""

    @kernel
    def estimate(torque, q, I, h, t, s):
        s, report, turn, slip = estimated(torque, q, I, h, t, s)
        _, W = inner_finish(I, s)
        turn_size, slip_size = error_sizes(I, h, W, turn, slip)
        return s, report, turn_size, slip_size

    return estimate


@kernel
def differences(I, R, W, A, V):
    """Twice the turn from A to R in the body, and the difference of the momenta in space."""
    turn = Vec3(dot(A.e2, R.e3) - dot(A.e3, R.e2), dot(A.e3, R.e1) - dot(A.e1, R.e3), dot(A.e1, R.e2) - dot(A.e2, R.e1))
    return turn, R @ (I @ W) - A @ (I @ V)


@counterpart(differences)
@kernel
def differences_in_flight(I, R, W, A, V):
    turn, slip = differences(I.I, R.R, W.turn, A.R, V.turn)
    return Pair(turn, 2.0 * (R.x - A.x)), Pair(slip, I.m * (W.shift - V.shift))


def by_halves(inner_step: Kernel, inner_finish: Kernel, order: int) -> Kernel:
    """The same from a step made at once and in two halves (Richardson); the halves are kept."""
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
    """limits(q, t), distance_to_jump(q, t) and after_jump(...), for a torque with known jumps or without."""
    inner_start, inner_finish, choose_inner = parts.start, parts.finish, chooser(template)
    limits = limits_of_step(jumps)

    @kernel
    def distance_to_jump(q, t):
        if not jumps:
            return 1e300 + 0.0 * t
        return next_jump(q, t) - t

    @kernel
    def after_jump(torque, q, I, h, t, landed, s):
        """The state with which the method continues at a jump."""
        if not jumps:
            return s
        if anyone(landed):
            R, W = inner_finish(I, s)
            s = choose_inner(landed, inner_start(torque, limits(q, t), I, h, t, R, W), s)
        return s

    return limits, distance_to_jump, after_jump


def lengths(power: int, first: bool, kept: Kernel | None) -> tuple[Kernel, Kernel]:
    """length(...) of the first step, and factors(c, e) of the next one after an error e: accepted, and rejected."""
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
    """A method whose steps have errors within a tolerance; estimate(...) as above, an error that goes with h^power.

    first: the first step is chosen here, by how fast the motion changes; a state that keeps the torque saves a call.
    jumps: the torque has known jumps, at which steps end.
    """
    inner_start, inner_finish, inner_reverse = parts[1:4]
    choose = chooser(Controlled(template, *(0.0,) * 10))
    limits, distance_to_jump, after_jump = at_jumps(parts, template, jumps)
    length, factors = lengths(power, first, kept)

    @kernel
    def start(torque, q, I, h, t, R, W):
        o = zero_of(R)
        s = inner_start(torque, q, I, h, t, R, W)
        first_h = length(torque, q, I, h, t, s, R, W)
        return Controlled(s, t + o, o, o, o, 1e300 + o, o, first_h + o, 1.0 + o, momentum_size(I, W) + o, o)

    @kernel
    def attempt(torque, q, I, c):
        way = distance_to_jump(q, c.t)
        landed = both(c.t < q.end, minimum(c.h, q.longest) >= way)
        todo, cut, h, t = room(q, c.t, minimum(minimum(c.h, q.longest), way))
        s, report, turn, slip = estimate(torque, limits(q, t), I, h, t, c.s)
        _, W = inner_finish(I, s)
        size = maximum(c.size, momentum_size(I, W))
        e = maximum(turn, slip / where(size > 0.0, size, 1.0)) / q.tol
        e = where(report.converged > 0.5, where(e < WORST, e, WORST), WORST)  # NaN, too
        e = maximum(e, BEST)
        good = e <= 1.0
        grow, shrink = factors(c, e)
        smallest, largest = counted(c, h, cut)
        time = where(cut > 0.5, q.end, minimum(where(landed, c.t + way, t + h), q.end))
        s = after_jump(torque, q, I, h, time, both(landed, good), s)
        short = maximum(cut, where(landed, 1.0, 0.0)) > 0.5  # the step up to a jump may have been a short one
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

    @kernel
    def reverse(c):
        return Controlled(
            inner_reverse(c.s), c.t, c.cut, c.taken, c.rejected, c.smallest, c.largest, c.h, c.e, c.size, c.again
        )

    return in_attempts(parts, start, attempt, reverse)

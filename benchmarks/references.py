"""Compute src/polhode/catalogue/references.json: the final state of every problem, to 30 digits.

The file also contains the final state of the scoreboard's own problem, free-box.

    python benchmarks/references.py [NAME ...]      (all of them: about a minute)

This program is independent of the methods of the library: it uses the extrapolated midpoint rule (Gragg, Bulirsch and
Stoer) on R and the body momentum in decimal arithmetic, with the torques that are written in this file. Bodies, starts
and time spans are those of `polhode.problems`; each number is used as the exact value of its double. Every problem is
integrated twice, with different orders and steps. Ten times the difference is stated as the certified error.
"""

import json
import sys
import time
from decimal import Decimal as D
from decimal import getcontext
from pathlib import Path

from polhode.bench.tasks import box
from polhode.catalogue import PROBLEMS

OUT = Path(__file__).parents[1] / "src" / "polhode" / "catalogue" / "references.json"
PRECISION = 60
SHOWN = 32  # number of digits in the file
HOW = "extrapolated midpoint rule in {} digits, of orders {} and {}"
# for each of the two runs: number of columns of the extrapolation, and tolerance of a step
RUNS = ((18, D("1e-38")), (14, D("1e-34")))
getcontext().prec = PRECISION


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def row(R, i):
    return [R[3 * i], R[3 * i + 1], R[3 * i + 2]]


def to_body(R, v):
    """Return R^T v."""
    return [R[k] * v[0] + R[3 + k] * v[1] + R[6 + k] * v[2] for k in range(3)]


# --- torques in the body frame, as functions of R (by rows), omega and further variables ----------------


def free(R, W, extra):
    return None


def weight(mgl, axis=(0.0, 0.0, 1.0)):
    mgl, axis = D(mgl), [D(x) for x in axis]

    def torque(R, W, extra):
        return [mgl * x for x in cross(row(R, 2), axis)]

    return torque


def upright(mgl):
    mgl = D(mgl)
    return lambda R, W, extra: [mgl * R[7], -mgl * R[6], D(0)]


def wall(charge, strength, offset):
    charge, strength, offset = D(charge), D(strength), D(offset)

    def torque(R, W, extra):
        r = 1 / (offset + R[8])
        r2 = r * r
        f = charge * r2 - 10 * strength * r2**5 * r
        return [f * R[7], -f * R[6], D(0)]

    return torque


def gradient(strength, I):
    """Return the gravity-gradient torque; the direction towards the centre is integrated as further variables."""
    k = 3 * D(strength)

    def torque(R, W, n):
        b = to_body(R, n)
        return [k * x for x in cross(b, [i * x for i, x in zip(I, b)])]

    return torque


def in_space(v):
    v = [D(x) for x in v]
    return lambda R, W, extra: to_body(R, v)


def damped(c, drive):
    c, drive = [D(x) for x in c], [D(x) for x in drive]

    def torque(R, W, extra):
        return [d - k * w for d, k, w in zip(to_body(R, drive), c, W)]

    return torque


def pushed(mgl, floor, stiffness):
    """Return the torque of the weight and of the floor while the body touches the floor."""
    mgl, floor, stiffness = D(mgl), D(floor), D(stiffness)

    def torque(R, W, extra):
        f = mgl - stiffness * (floor - R[8])
        return [f * R[7], -f * R[6], D(0)]

    return torque


# --- the integrator -----------------------------------------------------------------------------------------


def equations(I, torque, turning=None):
    """Return d/dt of [R by rows, P, further variables]; the further variables turn at the rate `turning` in space."""

    def f(y):
        P = y[9:12]
        W = [P[0] / I[0], P[1] / I[1], P[2] / I[2]]
        a, b, c = W
        out = []
        for i in (0, 3, 6):
            x, z, v = y[i], y[i + 1], y[i + 2]
            out += [z * c - v * b, v * a - x * c, x * b - z * a]
        dP = cross(P, W)
        T = torque(y, W, y[12:])
        out += dP if T is None else [p + q for p, q in zip(dP, T)]
        if turning is not None:
            out += cross(turning, y[12:])
        return out

    return f


def extrapolated(f, y, H, columns):
    """Return y after the time H, and the difference of the last two columns of the extrapolation."""
    previous = []
    f0 = f(y)
    size = range(len(y))
    for j in range(columns):
        n = 2 * (j + 1)
        h = H / n
        a, b = y, [y[i] + h * f0[i] for i in size]
        h2 = 2 * h
        for _ in range(n - 1):
            g = f(b)
            a, b = b, [a[i] + h2 * g[i] for i in size]
        line = [b]
        for k in range(1, j + 1):
            q = D(n * n) / D((2 * (j - k + 1)) ** 2) - 1
            u, v = line[k - 1], previous[k - 1]
            line.append([u[i] + (u[i] - v[i]) / q for i in size])
        previous = line
    return previous[-1], [abs(a - b) for a, b in zip(previous[-1], previous[-2])]


def largest(change, y):
    """Return the largest change, relative to the momentum or 1; for a body that translates, the changes of R, P, x and
    v are relative to the sizes of R, P, x and v.
    """
    if len(y) < 18:
        return max(change) / max(1, *(abs(x) for x in y[9:12]))
    sizes = [max(abs(x) for x in y[k : k + 3]) for k in (9, 12, 15)]
    sizes = [D(1), sizes[0] or D(1), max(sizes[1], D("1e-3")), max(sizes[2], D("1e-3"))]
    return max(max(change[a:b]) / s for a, b, s in zip((0, 9, 12, 15), (9, 12, 15, 18), sizes))


def integrate(f, y, span, H, columns, tolerance, event=None):
    """Integrate to the end of the time span, or to the first zero of `event`; return y and the time that it took."""
    t = D(0)
    while t < span:
        h = min(H, span - t)
        new, change = extrapolated(f, y, h, columns)
        error = largest(change, y)
        factor = D("0.9") * (tolerance / max(error, D("1e-60"))) ** (D(1) / (2 * columns - 1))
        if error > tolerance:
            H = h * max(factor, D("0.2"))
            continue
        if event is not None and (event(new) > 0) != (event(y, ahead=True) > 0):
            return *locate(f, y, h, columns, event), t
        y, t = new, t + h
        H = max(H, h) * min(max(factor, D("0.5")), D("1.5")) if h == H else H
    return y, None, t


def locate(f, y, h, columns, event):
    """Return the state at a zero of `event` inside a step, found by the secant method within a bracket."""
    low, high = D(0), h
    at_low, at_high = event(y, ahead=True), event(extrapolated(f, y, h, columns)[0])
    x, gx = high, at_high
    older, g_older = low, event(y)
    for _ in range(200):
        new = x - gx * (x - older) / (gx - g_older) if gx != g_older else (low + high) / 2
        if not low < new < high:
            new = (low + high) / 2
        older, g_older, x = x, gx, new
        state = extrapolated(f, y, x, columns)[0]
        gx = event(state)
        if (gx > 0) == (at_low > 0):
            low = x
        else:
            high = x
        if abs(gx) < D("1e-44") or high - low < D("1e-44"):
            return state, x
    raise RuntimeError(f"no zero found between {at_low} and {at_high}")


# --- bodies that translate --------------------------------------------------------------------------------------


def mat_vec(R, v):
    return [R[3 * i] * v[0] + R[3 * i + 1] * v[1] + R[3 * i + 2] * v[2] for i in range(3)]


def moving_equations(I, m, load):
    """Return d/dt of [R by rows, P, x, v]; load(R, W, x, v) returns the torque in the body frame and the force in
    space.
    """

    def f(y):
        P, x, v = y[9:12], y[12:15], y[15:18]
        a, b, c = W = [P[0] / I[0], P[1] / I[1], P[2] / I[2]]
        out = []
        for i in (0, 3, 6):
            r, s, t = y[i], y[i + 1], y[i + 2]
            out += [s * c - t * b, t * a - r * c, r * b - s * a]
        T, F = load(y, W, x, v)
        return [*out, *(p + q for p, q in zip(cross(P, W), T)), *v, *(q / m for q in F)]

    return f


def attraction(I, mu, m):
    """Return MacCullagh's force and torque: gradients of -mu m/r - mu/(2 r^3) (trace I - 3 n.I n)."""
    mu, m, total = D(mu), D(m), sum(I)

    def load(R, W, x, v):
        r2 = dot(x, x)
        r = r2.sqrt()
        b = [c / r for c in to_body(R, x)]
        J = [i * c for i, c in zip(I, b)]
        bend = dot(b, J)
        along = -mu * m / (r2 * r) - D("1.5") * mu / (r2 * r2 * r) * (total - 5 * bend)
        turned = mat_vec(R, J)
        F = [along * c - 3 * mu / (r2 * r2) * t for c, t in zip(x, turned)]
        return [3 * mu / (r2 * r) * c for c in cross(b, J)], F

    return load


def rough_ground(m, law, lowest, touching=True):
    """Return the load of the weight and, if `touching`, of a soft linear ground at z = 0 on the point lowest(n)."""
    g, k, c, mu, s = (D(law[name]) for name in ("g", "stiffness", "dissipation", "friction", "slip"))

    def load(R, W, x, v):
        n = [R[6], R[7], R[8]]  # the normal of the ground, in the body frame
        p = lowest(n)
        arm = mat_vec(R, p)
        u = [a + b for a, b in zip(v, mat_vec(R, cross(W, p)))]
        depth = -(x[2] + arm[2])
        N = k * depth * (1 - c * u[2]) if touching else D(0)
        q = -mu * N / (u[0] * u[0] + u[1] * u[1] + s * s).sqrt()
        F = [q * u[0], q * u[1], N]
        return cross(p, to_body(R, F)), [F[0], F[1], F[2] - m * g]

    return load


def shape_point(shape):
    """Return a function that gives the lowest point of a body on the ground, for the normal in principal axes."""
    centre = [D(float(x)) for x in shape["centre"]]
    if shape["shape"] == "sphere":
        r = D(shape["radius"])
        return lambda n: [a - r * b for a, b in zip(centre, n)]
    if shape["shape"] == "disc":
        r, e = D(shape["radius"]), D(shape["edge"])

        def rim(n):
            q = (n[0] * n[0] + n[1] * n[1]).sqrt()
            return [centre[0] - r * n[0] / q - e * n[0], centre[1] - r * n[1] / q - e * n[1], centre[2] - e * n[2]]

        return rim
    squares = [D(shape[k]) ** 2 for k in "abc"]

    def egg(n):
        s = [a * b for a, b in zip(squares, n)]
        q = dot(n, s).sqrt()
        return [a - b / q for a, b in zip(centre, s)]

    return egg


def in_user_axes(axes, lowest):
    """Return the function `lowest` for a body whose own axes are not principal; the columns of `axes` are its principal
    axes.
    """
    Q = [D(float(x)) for x in axes.ravel()]
    return lambda n: to_body(Q, lowest(mat_vec(Q, n)))


def in_and_out_of_contact(p, y, inside, out, height, columns, tolerance):
    """Integrate with the equations `inside` where the height is negative, and `out` elsewhere; return the end."""
    t, touching, events = D(0), False, 0

    def gap(y, ahead=False):
        g = height(y)
        if ahead and abs(g) < D("1e-30"):  # just after an event, the motion continues on the new side
            return D(-1) if touching else D(1)
        return g

    while t < D(p.t_end):
        y, h, passed = integrate(
            inside if touching else out, y, D(p.t_end) - t, D("0.002") if touching else D("0.02"), columns, tolerance,
            gap,
        )  # fmt: skip
        t += passed
        if h is None:
            break
        t, touching, events = t + h, not touching, events + 1
    print(f"   {events} times contact begins or ends")
    return y


def flight(p):
    """Return the solver for a body that translates. Its principal axes may differ from the axes of R."""
    I = [D(float(x)) for x in p.body.moments]
    m = D(float(p.body.mass))
    Q = p.body.axes
    parts = p.torque.parts
    steps = D(p.dt)
    if parts[0].name == "central":
        s = parts[0].settings
        load = attraction(I, float(s["mu"]), float(s.get("attracted", p.body.mass)))
        steps = D(p.dt) * 5
    else:
        law = {
            **{
                k: float(v)
                for k, v in parts[1].settings.items()
                if k in ("stiffness", "dissipation", "friction", "slip")
            },
            "g": float(parts[0].settings["g"]),
        }
        lowest = shape_point(parts[1].settings["shape"])
        lowest = lowest if p.body.diagonal else in_user_axes(Q, lowest)
        load = rough_ground(m, law, lowest)
    attitude = p.attitude if p.body.diagonal else None

    def begin():
        if attitude is not None:
            R, W = [D(float(x)) for x in p.attitude.ravel()], [D(w) for w in p.omega]
        else:  # change to principal axes in decimal arithmetic
            A, B = [D(float(x)) for x in p.attitude.ravel()], [D(float(x)) for x in Q.ravel()]
            R = [sum(A[3 * i + k] * B[3 * k + j] for k in range(3)) for i in range(3) for j in range(3)]
            W = to_body(B, [D(w) for w in p.omega])
        place = [D(float(x)) for x in (*p.position, *p.velocity)]
        return [*R, *(i * w for i, w in zip(I, W)), *place]

    def run(columns, tolerance):
        f = moving_equations(I, m, load)
        if p.name != "bouncing-ball":
            return back_to_user(integrate(f, begin(), D(p.t_end), steps, columns, tolerance)[0])
        out, radius = (
            moving_equations(I, m, rough_ground(m, law, lowest, False)),
            D(parts[1].settings["shape"]["radius"]),
        )
        return in_and_out_of_contact(p, begin(), f, out, lambda y: y[14] - radius, columns, tolerance)

    def back_to_user(y):
        if attitude is not None:
            return y
        B = [D(float(x)) for x in Q.ravel()]
        R = [sum(y[3 * i + k] * B[3 * j + k] for k in range(3)) for i in range(3) for j in range(3)]
        W = mat_vec(B, [q / i for q, i in zip(y[9:12], I)])
        return [*R, *(i * w for i, w in zip(I, W)), *y[12:]]

    return run


# --- problems -------------------------------------------------------------------------------------------------


def smooth(p, torque, turning=None, extra=()):
    I = [D(float(x)) for x in p.body.moments]

    def run(columns, tolerance):
        y = start(p, I, extra)
        f = equations(I, torque(I) if callable(torque) and torque.__name__ == "make" else torque, turning)
        return integrate(f, y, D(p.t_end), first_step(p), columns, tolerance)[0]

    return run


def start(p, I, extra=()):
    R = [D(float(x)) for x in p.attitude.ravel()]
    return [*R, *(i * D(w) for i, w in zip(I, p.omega)), *extra]


def first_step(p):
    speed = max(1.0 / p.t_end, *(abs(w) for w in p.omega))
    return D(0.5 / speed)


def toss(p):
    I = [D(float(x)) for x in p.body.moments]
    times = [D(float(x)) for x in p.torque.settings["times"]]
    torques = p.torque.settings["torques"]

    def run(columns, tolerance):
        y = start(p, I)
        for t, end, T in zip(times, [*times[1:], D(p.t_end)], torques):
            f = equations(I, in_space([float(x) for x in T]))
            y = integrate(f, y, end - t, D("0.05"), columns, tolerance)[0]
        return y

    return run


def bounce(p):
    I = [D(float(x)) for x in p.body.moments]
    w, hit = p.torque.parts
    mgl, floor, k = float(w.settings["mgl"]), hit.params["floor"], hit.params["stiffness"]
    level = D(floor)

    def run(columns, tolerance):
        out, inside = equations(I, upright(mgl)), equations(I, pushed(mgl, floor, k))
        return in_and_out_of_contact(p, start(p, I), inside, out, lambda y: y[8] - level, columns, tolerance)

    return run


def specification(p):
    """Return a function of (columns, tolerance) that computes the final state of a problem."""
    q = p.torque
    if p.place:
        return flight(p)
    if q is None:
        return smooth(p, free)
    if p.name == "book-toss":
        return toss(p)
    if p.name == "contact":
        return bounce(p)
    if p.name == "satellite":
        rate = D(q.settings["rate"])
        turning = [rate * D(float(x)) for x in q.settings["normal"]]
        I = [D(float(x)) for x in p.body.moments]
        n = [D(float(x)) for x in q.settings["towards"]]
        return smooth(p, gradient(q.settings["strength"], I), turning, n)
    if p.name == "damped-driven":
        a, b = (x.settings for x in q.parts)
        return smooth(p, damped([float(x) for x in a["coefficient"]], [float(x) for x in b["torque"]]))
    s = q.settings
    if q.name == "coulomb_wall":
        return smooth(p, wall(s["charge"], s["wall"], s["offset"]))
    if q.name == "heavy_top":
        axis = [float(x) for x in s["axis"]]
        return smooth(p, upright(s["mgl"]) if axis == [0.0, 0.0, 1.0] else weight(s["mgl"], axis))
    raise NotImplementedError(p.name)


def certified(p):
    run = specification(p)
    I = [D(float(x)) for x in p.body.moments]
    ends = []
    for columns, tolerance in RUNS:
        began = time.perf_counter()
        y = run(columns, tolerance)
        ends.append([*y[:9], *(q / i for q, i in zip(y[9:12], I)), *(y[12:18] if p.place else ())])
        print(f"   order {2 * columns}: {time.perf_counter() - began:.0f} s", flush=True)
    a, b = ends

    def change(low, high, scale=None):
        size = scale or max(abs(x) for x in a[low:high])
        return max(abs(x - z) for x, z in zip(a[low:high], b[low:high])) / size

    off = max(change(0, 9, D(1)), change(9, 12), *([change(12, 15), change(15, 18)] if p.place else []))
    error = 10 * off + D(10) ** (1 - SHOWN)

    def shown(x):
        return f"{x:.{SHOWN}e}"

    return {
        "t": p.t_end,
        "R": [[shown(x) for x in row(a, i)] for i in range(3)],
        "omega": [shown(x) for x in a[9:12]],
        **({"x": [shown(x) for x in a[12:15]], "v": [shown(x) for x in a[15:18]]} if p.place else {}),
        "error": f"{error:.1e}",
        "how": HOW.format(PRECISION, *(2 * c for c, _ in RUNS)),
    }


def main():
    problems = {**PROBLEMS, box().name: box()}
    for name in sys.argv[1:] or problems:
        print(name, flush=True)
        entry = certified(problems[name])
        print(f"   error at most {entry['error']}", flush=True)
        known = json.loads(OUT.read_text())["problems"] if OUT.exists() else {}
        known[name] = entry
        ordered = {k: known[k] for k in problems if k in known}
        OUT.write_text(json.dumps({"format": 1, "problems": ordered}, indent=1) + "\n")


if __name__ == "__main__":
    main()

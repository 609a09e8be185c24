"""Compute the motion of a free body in many digits, in three ways that the library does not use.

`closed_form` uses Jacobi functions of mpmath for the momentum, and quadrature for the angle about it.
`legendre` uses the same functions, and Legendre's third integral of mpmath for the angle. It works as close to the
separatrix as floating-point numbers can be, with as many digits as this needs.
`integrated` uses the extrapolated midpoint rule in decimal arithmetic, without any closed form.

All of them return E, the rotation by which the body turns (R becomes R E), and P, the momentum in the body frame.
"""

from decimal import Decimal as D
from decimal import localcontext

import mpmath as mp
import numpy as np

ORDERS = {(0, 1, 2): 1, (1, 2, 0): 1, (2, 0, 1): 1, (0, 2, 1): -1, (2, 1, 0): -1, (1, 0, 2): -1}


def closed_form(moments, momentum, t, digits=40):
    """Return E and P after the time t, for three different moments and a momentum off the separatrix."""
    with mp.workdps(digits + 15):
        I, P, t = [mp.mpf(float(x)) for x in moments], [mp.mpf(float(x)) for x in momentum], mp.mpf(float(t))
        L2 = sum(p * p for p in P)
        E2 = sum(p * p / i for p, i in zip(P, I))  # E2 is twice the energy
        m_, b_, k_ = sorted(range(3), key=lambda j: I[j])
        if L2 < E2 * I[b_]:  # the momentum circles the axis of least moment
            m_, k_ = k_, m_
        s = ORDERS[m_, b_, k_]
        I1, I2, I3 = I[m_], I[b_], I[k_]
        m = (I2 - I1) * (E2 * I3 - L2) / ((I3 - I2) * (L2 - E2 * I1))
        rate = mp.sqrt((I3 - I2) * (L2 - E2 * I1) / (I1 * I2 * I3))
        a = mp.sqrt(I1 * (E2 * I3 - L2) / (I3 - I1))
        c = mp.sqrt(I3 * (L2 - E2 * I1) / (I3 - I1)) * (1 if P[k_] >= 0 else -1)
        b = s * rate * a / (c * (1 / I2 - 1 / I3))
        u0 = mp.ellipf(mp.atan2(P[b_] / b, P[m_] / a), m) if a != 0 else mp.mpf(0)
        period = 4 * mp.ellipk(m) / rate

        def at(t):
            u = rate * t + u0
            out = [None] * 3
            sn, cn, dn = (mp.ellipfun(f, u, m=m) for f in ("sn", "cn", "dn"))
            out[m_], out[b_], out[k_] = a * cn, b * sn, c * dn
            return out

        def turning(t):  # rate at which the frame of P and the axis m turns about P, divided by L
            p = at(t)
            pk, pb = p[k_] ** 2, p[b_] ** 2
            return (pk / I3 + pb / I2) / (pk + pb)

        L = mp.sqrt(L2)
        rounds = mp.floor(t / (period / 2))
        rest = t - rounds * period / 2
        # the trapezoidal rule converges geometrically for a periodic function
        whole = mp.mpf(0)
        if rounds:
            n, old = 32, None
            while True:
                whole = mp.fsum(turning(period / 2 * j / n) for j in range(n)) * (period / 2) / n
                if old is not None and abs(whole - old) < mp.mpf(10) ** (-digits - 2) * abs(whole):
                    break
                n, old = 2 * n, whole
        pieces = max(1, int(mp.ceil(8 * rest / period)))
        angle = L * (rounds * whole + mp.quad(turning, [rest * j / pieces for j in range(pieces + 1)]))
        return turned_about(P, at(t), m_, angle)


def legendre(moments, momentum, t, digits=40):
    """Return E and P after the time t by Legendre's integrals of mpmath, for a momentum off the separatrix.

    The momentum may be as close to the separatrix as floating-point numbers allow. The closer it is, the more digits
    are used, so that m = 1 - m1 keeps all digits of m1.
    """
    nonzero = [abs(float(p)) for p in momentum if p]
    lost = int(2 * np.log10(max(nonzero) / min(nonzero))) + 1
    with mp.workdps(digits + 20 + lost):
        I, P, t = [mp.mpf(x) for x in moments], [mp.mpf(x) for x in momentum], mp.mpf(t)
        L2 = sum(p * p for p in P)
        E2 = sum(p * p / i for p, i in zip(P, I))
        m_, b_, k_ = sorted(range(3), key=lambda j: I[j])
        if L2 < E2 * I[b_]:
            m_, k_ = k_, m_
        I1, I2, I3 = I[m_], I[b_], I[k_]
        m = (I2 - I1) * (E2 * I3 - L2) / ((I3 - I2) * (L2 - E2 * I1))
        rate = mp.sqrt((I3 - I2) * (L2 - E2 * I1) / (I1 * I2 * I3))
        a = mp.sqrt(I1 * (E2 * I3 - L2) / (I3 - I1))
        c = mp.sqrt(I3 * (L2 - E2 * I1) / (I3 - I1)) * (1 if P[k_] >= 0 else -1)
        b = ORDERS[m_, b_, k_] * rate * a / (c * (1 / I2 - 1 / I3))
        K = mp.ellipk(m)
        phi0 = mp.atan2(P[b_] / b, P[m_] / a)  # between -pi and pi: nint(phi/pi) half periods plus a remainder
        halves0 = mp.nint(phi0 / mp.pi)
        rest0 = phi0 - halves0 * mp.pi
        u = rate * t + 2 * K * halves0 + mp.ellipf(rest0, m)
        halves = mp.nint(u / (2 * K))
        v = u - 2 * K * halves
        sign = -1 if halves % 2 else 1
        sn, cn, dn = (mp.ellipfun(f, v, m=m) for f in ("sn", "cn", "dn"))
        new = [None] * 3
        new[m_], new[b_], new[k_] = sign * a * cn, sign * b * sn, c * dn
        nu = a * a / (L2 - a * a)
        third = mp.ellippi(-nu, mp.atan2(sn, cn), m) - mp.ellippi(-nu, rest0, m)
        third += 2 * (halves - halves0) * mp.ellippi(-nu, m)
        L = mp.sqrt(L2)
        angle = L * (t / I1 + (E2 - L2 / I1) / ((L2 - a * a) * rate) * third)
        return turned_about(P, new, m_, angle)


def turned_about(P, new, axis, angle):
    """Return E and the new momentum as arrays, if the frame made of the momentum and a body axis turns by
    this angle.
    """
    Z = mp.matrix([[mp.cos(angle), -mp.sin(angle), 0], [mp.sin(angle), mp.cos(angle), 0], [0, 0, 1]])

    def frame(p):
        L = mp.sqrt(sum(x * x for x in p))
        e3 = [x / L for x in p]
        e2 = cross(e3, [mp.mpf(j == axis) for j in range(3)])
        n = mp.sqrt(sum(x * x for x in e2))
        e2 = [x / n for x in e2]
        return mp.matrix([cross(e2, e3), e2, e3]).T

    return np.array((frame(P) * Z * frame(new).T).tolist()), np.array(new)


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def integrated(moments, momentum, t, columns=12, tolerance="1e-24"):
    """Return E and P after the time t by integration, for any moments and any momentum.

    tolerance: the largest error of a step.
    """
    with localcontext() as c:
        c.prec = 45
        I = [D(x) for x in moments]
        y = [D(int(i == j)) for i in range(3) for j in range(3)] + [D(x) for x in momentum]
        size, tol = range(12), D(tolerance)

        def f(y):
            P = y[9:]
            W = [p / i for p, i in zip(P, I)]
            out = []
            for i in (0, 3, 6):
                out += cross(y[i : i + 3], W)
            return out + cross(P, W)

        end, now = D(float(t)), D(0)
        speed = sum(abs(v) / i for v, i in zip(y[9:], I))
        H = end if speed == 0 else 1 / speed
        scale = max(1, *(abs(x) for x in y[9:]))
        while now < end:
            h = min(H, end - now)
            old = []
            f0 = f(y)
            for j in range(columns):
                n = 2 * (j + 1)
                g = h / n
                a, b = y, [y[i] + g * f0[i] for i in size]
                for _ in range(n - 1):
                    k = f(b)
                    a, b = b, [a[i] + 2 * g * k[i] for i in size]
                line = [b]
                for k in range(1, j + 1):
                    q = D(n * n) / D((2 * (j - k + 1)) ** 2) - 1
                    line.append([u + (u - v) / q for u, v in zip(line[k - 1], old[k - 1])])
                old, before = line, old
                if before and max(abs(u - v) for u, v in zip(line[-1], line[-2])) <= tol * scale:
                    y, now = line[-1], now + h
                    break
            else:
                H = h / 2
        return np.array(y[:9]).reshape(3, 3), np.array(y[9:])


def difference(R, P, exact_R, exact_P):
    """Return the largest error of R, and the largest error of P divided by its length.

    The differences are computed in many digits.
    """
    number = type(np.ravel(exact_P)[0])
    of = np.vectorize(lambda x: number(float(x)), otypes=[object])
    off_R = np.abs(of(R) - exact_R).max()
    length = sum(p * p for p in exact_P) ** (number(1) / 2)
    off_P = max(abs(p) for p in (of(P) - exact_P)) / (length if length else 1)
    return float(off_R), float(off_P)

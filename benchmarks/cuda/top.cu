/* The fast heavy top, written by hand in CUDA C; engine="cuda" is compared with it.
 * The arithmetic, the range and accuracy of the functions, the stopping rules, the checks after each step and the layout
 * of the states, rows[number][body], are the same as in the library.
 * REAL is double or float.  A method consists of a state and a step; LOOP makes its kernel, with one thread per body.
 */
#ifndef REAL
#define REAL double
#endif
#define SINGLE (sizeof(REAL) == 4)
#define EPS ((REAL)(SINGLE ? 1.1920929e-07 : 2.220446049250313e-16))
#define HALF_PI_SQUARED ((REAL)2.4674)
#define PASSES 30
#define FN static __device__ __forceinline__

typedef long long whole;
typedef struct { REAL h, Ix, Iy, Iz, p; } top; /* length of a step, principal moments, weight times distance */
typedef struct { REAL x, y, z; } V;
typedef struct { V a, b, c; } M; /* columns: the body axes seen from space */

FN REAL c_(double x) { return (REAL)x; }
FN V cross(V u, V v) { return {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x}; }
FN REAL dot(V u, V v) { return u.x * v.x + u.y * v.y + u.z * v.z; }
FN V scale(REAL s, V u) { return {s * u.x, s * u.y, s * u.z}; }
FN V plus(V u, V v) { return {u.x + v.x, u.y + v.y, u.z + v.z}; }
FN V apply(M A, V v) { return plus(plus(scale(v.x, A.a), scale(v.y, A.b)), scale(v.z, A.c)); }
FN V apply_t(M A, V v) { return {dot(A.a, v), dot(A.b, v), dot(A.c, v)}; }
FN M product(M A, M B) { return {apply(A, B.a), apply(A, B.b), apply(A, B.c)}; }
FN M transpose(M A) { return {{A.a.x, A.b.x, A.c.x}, {A.a.y, A.b.y, A.c.y}, {A.a.z, A.b.z, A.c.z}}; }
FN REAL largest(V u) { return fmax(fmax(fabs(u.x), fabs(u.y)), fabs(u.z)); }
FN V solve(M A, V b) {
    V bc = cross(A.b, A.c), ca = cross(A.c, A.a), ab = cross(A.a, A.b);
    REAL id = c_(1.0) / dot(A.a, bc);
    return {id * dot(bc, b), id * dot(ca, b), id * dot(ab, b)};
}
FN V torque(REAL p, M R) { return {p * R.b.z, -p * R.a.z, c_(0.0)}; }

/* The result of an iteration: number of passes, remaining error, scale of this error, and whether it converged. */
typedef struct { int passes; REAL left, scale; bool good; } report;
#define EXPLICIT {0, c_(0.0), c_(1.0), true}
FN report worse(report a, report b) {
    report r = a.left * b.scale > b.left * a.scale ? a : b;
    return {a.passes + b.passes, r.left, r.scale, a.good && b.good};
}

/* --- sines and cosines: sin r/r, (1 - cos r)/r^2, (r - sin r)/r^3 of z = r^2 -------------------------- */

FN void series(REAL z, REAL &S, REAL &C, REAL &D) {
    REAL z2 = z * z;
    if (SINGLE) {
        C = (c_(0.5) - c_(0.0416666661) * z) + (c_(0.00138888126) - c_(2.47860825e-05) * z + c_(2.65460662e-07) * z2) * z2;
        D = (c_(0.16666667) - c_(0.00833333329) * z) +
            (c_(0.000198412109) - c_(2.75453536e-06) * z + c_(2.42722935e-08) * z2) * z2;
    } else {
        REAL z4 = z2 * z2;
        C = ((c_(0.5) - c_(0.04166666666666642) * z) + (c_(0.0013888888888863985) - c_(2.480158729299781e-05) * z) * z2) +
            ((c_(2.7557317815201336e-07) - c_(2.0876633102868185e-09) * z) +
             (c_(1.146474323169244e-11) - c_(4.62818664222147e-14) * z) * z2) * z4;
        D = ((c_(0.16666666666666666) - c_(0.008333333333333321) * z) +
             (c_(0.0001984126984125718) - c_(2.755731921957202e-06) * z) * z2) +
            ((c_(2.5052107655876913e-08) - c_(1.6058979297986858e-10) * z) +
             (c_(7.64402209321779e-13) - c_(2.7319869038232935e-15) * z) * z2) * z4;
    }
    S = c_(1.0) - z * D;
}
FN void rotation_far(REAL q, REAL &S, REAL &C, REAL &D) {
    REAL t = sqrt(q);
    if (SINGLE) {
        REAL half = sin(c_(0.5) * t) / t;
        S = sin(t) / t, C = c_(2.0) * half * half, D = (c_(1.0) - S) / q;
        return;
    }
    /* dt corrects the rounding of t, which would cost many digits of the sine near multiples of pi and at large t */
    REAL r, k = rint(t * c_(0.3183098861837907)), dt = fma(-t, t, q) / (2 * t);
    r = fma(-k, c_(3.141592653589793), t), r = fma(-k, c_(1.2246467991473532e-16), r) + dt;
    REAL sign = 1 - 2 * fabs(k - 2 * rint(c_(0.5) * k)), f = c_(1.0) / q;
    series(r * r, S, C, D);
    S = sign * S * r / t, C = ((1 - sign) + sign * (C * (r * r))) * f, D = (1 - S) * f;
}
FN void rotation(REAL q, REAL &S, REAL &C, REAL &D) {
    if (q <= HALF_PI_SQUARED) series(q, S, C, D);
    else rotation_far(q, S, C, D);
}
FN void sin_cos(REAL a, REAL &s, REAL &c) {
    if (a * a <= HALF_PI_SQUARED) {
        REAL z = a * a, S, C, D;
        series(z, S, C, D);
        s = a * S, c = c_(1.0) - z * C;
    } else
        sincos(a, &s, &c);
}
FN M rodrigues(REAL s, REAL c, V v) {
    V u = scale(c, v), w = scale(s, v);
    REAL xx = u.x * v.x, yy = u.y * v.y, zz = u.z * v.z, xy = u.x * v.y, xz = u.x * v.z, yz = u.y * v.z;
    return {{c_(1.0) - (yy + zz), xy + w.z, xz - w.y},
            {xy - w.z, c_(1.0) - (xx + zz), yz + w.x},
            {xz + w.y, yz - w.x, c_(1.0) - (xx + yy)}};
}
FN M exponential(V v) {
    REAL s, c, d;
    rotation(dot(v, v), s, c, d);
    return rodrigues(s, c, v);
}

/* --- Newmark in the body frame ------------------------------------------------------------------------- */

typedef struct { M R; V W, A; } nmb_state;

FN report nmb_step(const top o, nmb_state &s) {
    REAL g = c_(0.5) * o.h, kx = (o.Iz - o.Iy) / o.Ix, ky = (o.Ix - o.Iz) / o.Iy, kz = (o.Iy - o.Ix) / o.Iz;
    REAL gx = g * kx, gy = g * ky, gz = g * kz, fx = c_(1.0) / o.Ix, fy = c_(1.0) / o.Iy;
    REAL left = fmax(fmax(fabs(kx), fabs(ky)), fabs(kz)) * g * g * g;
    V Wp = plus(s.W, scale(g, s.A)), A = s.A;
    M R = product(s.R, exponential(scale(o.h, Wp)));
    V T = torque(o.p, R);
    T.x *= fx, T.y *= fy;
    report r = EXPLICIT;
    do {
        V W = plus(Wp, scale(g, A));
        V f = {A.x - T.x + kx * (W.y * W.z), A.y - T.y + ky * (W.z * W.x), A.z - T.z + kz * (W.x * W.y)};
        M J = {{c_(1.0), gy * W.z, gz * W.y}, {gx * W.z, c_(1.0), gz * W.x}, {gx * W.y, gy * W.x, c_(1.0)}};
        V d = solve(J, f);
        A.x -= d.x, A.y -= d.y, A.z -= d.z;
        r = {r.passes + 1, left * dot(d, d), largest(W), true};
        r.good = !(r.left > EPS * r.scale);
    } while (!r.good && r.passes < PASSES);
    s.R = R, s.W = plus(Wp, scale(g, A)), s.A = A;
    return r;
}

typedef struct { M R; V P, T; } kicked;

/* --- McLachlan-Reich ------------------------------------------------------------------------------------ */

typedef kicked mr2_state;
FN void mix(REAL &u, REAL &v, REAL s, REAL c) {
    REAL x = u, y = v;
    u = c * x + s * y, v = c * y - s * x;
}
FN void turn(V &u, V &v, REAL &pu, REAL &pv, REAL angle) {
    REAL s, c;
    sin_cos(angle, s, c);
    mix(pu, pv, s, c), mix(u.x, v.x, s, c), mix(u.y, v.y, s, c), mix(u.z, v.z, s, c);
}
FN report mr2_step(const top o, mr2_state &s) {
    REAL g = c_(0.5) * o.h, fx = g / o.Ix, fy = g / o.Iy, fz = o.h / o.Iz;
    M R = s.R;
    V P = plus(s.P, scale(g, s.T));
    turn(R.b, R.c, P.y, P.z, fx * P.x);
    turn(R.c, R.a, P.z, P.x, fy * P.y);
    turn(R.a, R.b, P.x, P.y, fz * P.z);
    turn(R.c, R.a, P.z, P.x, fy * P.y);
    turn(R.b, R.c, P.y, P.z, fx * P.x);
    s.R = R, s.T = torque(o.p, R), s.P = plus(P, scale(g, s.T));
    return EXPLICIT;
}

/* --- LIEMID[EA] ------------------------------------------------------------------------------------------ */

typedef kicked liemid_ea_state;
FN report free_midpoint(const top o, REAL g, M &R, V &P) {
    V psi = {g * P.x * (c_(1.0) / o.Ix), g * P.y * (c_(1.0) / o.Iy), g * P.z * (c_(1.0) / o.Iz)};
    report r = EXPLICIT;
    do {
        V v = scale(c_(-0.5), psi);
        REAL s, c, d;
        rotation(dot(v, v), s, c, d);
        V w = cross(v, P), u = cross(v, w);
        V q = scale(g, plus(P, plus(scale(s, w), scale(c, u))));
        V f = {o.Ix * psi.x - q.x, o.Iy * psi.y - q.y, o.Iz * psi.z - q.z};
        M D = rodrigues(c, d, v);
        V k = scale(c_(-0.5), q);
        M J = {cross(k, D.a), cross(k, D.b), cross(k, D.c)};
        J.a.x += o.Ix, J.b.y += o.Iy, J.c.z += o.Iz;
        V e = solve(J, f);
        psi.x -= e.x, psi.y -= e.y, psi.z -= e.z;
        r = {r.passes + 1, dot(e, e), c_(1.0), true};
        r.good = !(r.left > EPS);
    } while (!r.good && r.passes < PASSES);
    M E = exponential(psi);
    R = product(R, E), P = apply_t(E, P);
    return r;
}
FN report liemid_ea_step(const top o, liemid_ea_state &s) {
    REAL g = c_(0.5) * o.h;
    V P = plus(s.P, scale(g, s.T));
    report first = free_midpoint(o, g, s.R, P), second = free_midpoint(o, g, s.R, P);
    s.T = torque(o.p, s.R), s.P = plus(P, scale(g, s.T));
    return worse(first, second);
}

/* --- the exact free motion of any body: Jacobi's solution (see kernel/free_body.py) ------------------------- */

#define SMALLEST c_(1e-34)
#define TINY c_(SINGLE ? 1e-15 : 1e-145)

FN REAL pick(V v, int i) { return i == 0 ? v.x : i == 1 ? v.y : v.z; }
FN REAL quarter_period(REAL m1) {
    REAL a = c_(0.5) * (1 + sqrt(m1)), b = sqrt(sqrt(m1));
    for (int i = 0; i < 8; i++) {
        REAL x = a;
        a = c_(0.5) * (a + b), b = sqrt(x * b);
    }
    return c_(1.5707963267948966) / a;
}
FN void ascend(REAL &c, REAL &d, REAL &x, REAL a, REAL g) { x *= c, c *= d, d = (g + x) / (a + x), x = c / a; }
template <int N> FN void landen(REAL u, REAL m1, REAL &S, REAL &C, REAL &D) {
    REAL a[N], g[N];
    g[0] = sqrt(m1), a[0] = c_(0.5) * (1 + g[0]);
#pragma unroll
    for (int i = 1; i < N; i++) g[i] = sqrt(i == 1 ? g[0] : a[i - 2] * g[i - 1]), a[i] = c_(0.5) * (a[i - 1] + g[i]);
    REAL s, c, d = 1;
    sin_cos(a[N - 1] * u, s, c);
    bool still = s == 0;
    REAL x = (still ? c_(1.0) : c) / (still ? c_(1.0) : s);
    c = a[N - 1] * x;
#pragma unroll
    for (int i = N - 1; i > 0; i--) ascend(c, d, x, a[i - 1], g[i]);
    ascend(c, d, x, c_(1.0), g[0]);
    REAL r = c_(1.0) / sqrt(1 + c * c);
    r = s < 0 ? -r : r;
    S = still ? c_(0.0) : r, C = still ? c_(1.0) : c * r, D = still ? c_(1.0) : d;
}
FN REAL arctan_ratio(REAL e) {
    REAL r = c_(1.0) / (1 + sqrt(1 + e)), z = e * r * r, z2 = z * z, z4 = z2 * z2;
    REAL low = (c_(0.3333333333333333) - c_(0.1999999999999552) * z) + (c_(0.14285714284666542) - c_(0.11111111015256361) * z) * z2;
    REAL mid = (c_(0.09090904578123903) - c_(0.07692183190826087) * z) + (c_(0.06664511447381948) - c_(0.0585814891280221) * z) * z2;
    REAL high = (c_(0.0508544973794026) - c_(0.03923165829558719) * z) + c_(0.01917688711906226) * z2;
    return 2 * r * (1 - z * (low + (mid + high * z4) * z4));
}
FN REAL carlson_rj(REAL x, REAL y, REAL z, REAL p) {
    REAL A = c_(0.2) * (x + y + z + 2 * p), d0 = (p - x) * (p - y) * (p - z), X = A - x, Y = A - y, Z = A - z;
    REAL Q = fmax(fmax(fabs(X), fabs(Y)), fmax(fabs(Z), fabs(A - p))) * c_(SINGLE ? 11.0 : 124.0), total = 0, f = 1;
    for (int i = 0; i < 8; i++) {
        if (!(Q > 0 && f * Q >= fabs(A))) break;
        REAL rx = sqrt(x), ry = sqrt(y), rz = sqrt(z), rp = sqrt(p), l = rx * ry + rx * rz + ry * rz;
        REAL d = (rp + rx) * (rp + ry) * (rp + rz);
        total += f / d * arctan_ratio(f * f * f * d0 / (d * d));
        x = c_(0.25) * (x + l), y = c_(0.25) * (y + l), z = c_(0.25) * (z + l), p = c_(0.25) * (p + l);
        A = c_(0.25) * (A + l), f *= c_(0.25);
    }
    REAL r = f / A;
    X *= r, Y *= r, Z *= r;
    REAL P = c_(-0.5) * (X + Y + Z), XYZ = X * Y * Z, P2 = P * P, E2 = X * Y + X * Z + Y * Z - 3 * P2;
    REAL E3 = XYZ + 2 * E2 * P + 4 * P2 * P, E4 = (2 * XYZ + E2 * P + 3 * P2 * P) * P, E5 = XYZ * P2;
    REAL s = 1 - c_(3.0 / 14) * E2 + c_(1.0 / 6) * E3 + c_(9.0 / 88) * E2 * E2 - c_(3.0 / 22) * E4 - c_(9.0 / 52) * E2 * E3 +
             c_(3.0 / 26) * E5 - c_(1.0 / 16) * E2 * E2 * E2 + c_(3.0 / 40) * E3 * E3 + c_(3.0 / 20) * E2 * E4 +
             c_(45.0 / 272) * E2 * E2 * E3 - c_(9.0 / 68) * (E3 * E4 + E2 * E5);
    return r * s / sqrt(A) + 6 * total;
}
FN M frame(V e3, int axis) {
    V a = {c_(axis == 0), c_(axis == 1), c_(axis == 2)}, e2 = cross(e3, a);
    e2 = scale(c_(1.0) / sqrt(dot(e2, e2)), e2);
    return {cross(e2, e3), e2, e3};
}
FN M free_rotation(V I, V &P, REAL t) {
    M one = {{c_(1.0), c_(0.0), c_(0.0)}, {c_(0.0), c_(1.0), c_(0.0)}, {c_(0.0), c_(0.0), c_(1.0)}};
    REAL L2 = dot(P, P);
    if (L2 < TINY * TINY) {
        P = {c_(0.0), P.y, P.z};
        return one;
    }
    REAL L = sqrt(L2);
    int low = I.x <= I.y ? (I.x <= I.z ? 0 : 2) : (I.y <= I.z ? 1 : 2);
    int high = I.z >= I.y ? (I.z >= I.x ? 2 : 0) : (I.y >= I.x ? 1 : 0);
    if (high == low) high = low == 0 ? 2 : low - 1;
    int ib = 3 - low - high;
    REAL Ib = pick(I, ib), Il = pick(I, low), Ih = pick(I, high), Pb = pick(P, ib), Pl = pick(P, low), Ph = pick(P, high);
    REAL circles = Ph * Ph * ((Ih - Ib) / Ih) - Pl * Pl * ((Ib - Il) / Il);
    bool around_high = circles == 0 ? Ih - Ib >= Ib - Il : circles > 0;
    int ik = around_high ? high : low, im = around_high ? low : high;
    REAL Ik = around_high ? Ih : Il, Im = around_high ? Il : Ih, Pk = around_high ? Ph : Pl, Pm = around_high ? Pl : Ph;
    REAL even = ib - im == 1 || im - ib == 2 ? c_(1.0) : c_(-1.0);
    if (Ik == Im) return exponential(scale(t / Ib, P));
    REAL km = Ik - Im, kb = Ik - Ib;
    if (kb == 0) kb = km;
    REAL r2 = Im * kb / (Ib * km), r = sqrt(r2), A = sqrt(Pm * Pm + r2 * Pb * Pb);
    bool still = A < c_(1e5) * TINY * L;
    if (still) A = 0;
    REAL s0 = still ? c_(0.0) : r * Pb / A, c0 = still ? c_(1.0) : Pm / A;
    REAL D = sqrt(Pk * Pk + Ik * (Ib - Im) / (Ib * km) * Pb * Pb);
    if (D < c_(1e5) * TINY * A) return exponential(scale(t / Ib, P));
    REAL d0 = fabs(Pk) / D;
    D = Pk < 0 ? -D : D;
    REAL nk = Ik * (Ib - Im) / (Im * kb), iDD = c_(1.0) / (D * D), m1 = (Pk * Pk - nk * Pm * Pm) * iDD, m = nk * (A * A) * iDD;
    m1 = m1 > SMALLEST ? (m1 < 1 ? m1 : c_(1.0)) : SMALLEST, m = m < 1 ? m : c_(1.0);
    REAL rate = even * D * r * (km / (Im * Ik)), u = rate * t, halves = 0, v = u, s, c, d = 1, sign = 1;
    if (fabs(u) > c_(1.5)) {
        REAL K2 = 2 * quarter_period(m1);
        halves = rint(u / K2), v = u - halves * K2, sign = 1 - 2 * fabs(halves - 2 * rint(c_(0.5) * halves));
    }
    if (m > 0) {
        if (m1 < c_(0.02)) landen<8>(v, m1, s, c, d);
        else landen<5>(v, m1, s, c, d);
    } else
        sin_cos(v, s, c);
    REAL f = c_(1.0) / (d * d + m * (s * s) * (c0 * c0));
    REAL s1 = sign * f * (s * c0 * d0 + s0 * c * d), c1 = sign * f * (c * c0 - s * d * s0 * d0), d1 = f * (d * d0 - m * s * c * s0 * c0);
    REAL qm = A * c1, qb = A / r * s1, qk = D * d1;
    V n = {im == 0 ? qm : ib == 0 ? qb : qk, im == 1 ? qm : ib == 1 ? qb : qk, im == 2 ? qm : ib == 2 ? qb : qk};
    n = scale(1 + c_(0.5) * (L2 - dot(n, n)) / L2, n);
    REAL nm = (A * A) * iDD;
    bool by_m = nm <= nk;
    REAL nu = by_m ? nm : nk, Ir = by_m ? Im : Ik, Io = by_m ? Ik : Im, J = 0;
    int ir = by_m ? im : ik;
    if (nu > 0) {
        REAL ss = s * s, third = nu / 3 * (s * ss) * carlson_rj(c * c, d * d, c_(1.0), 1 + nu * ss);
        if (halves != 0) third += 2 * halves * (nu / 3) * carlson_rj(c_(0.0), m1, c_(1.0), 1 + nu);
        REAL w = s * s0 * (sign * s1), y = 1 + nu * (s1 * s1) - nu * s * s0 * (sign * c1) * d1;
        REAL x = sqrt(nu * (1 + nu) * (nu + m)) * w;
        J = (third + nu * w * (fabs(x) < c_(1e-9) * fabs(y) ? 1 / y : atan2(x, y) / x)) / rate;
    }
    REAL psi = L * (t / Io + (1 / Ir - 1 / Io) * J), sp, cp;
    sin_cos(psi, sp, cp);
    M Z = {{cp, sp, c_(0.0)}, {-sp, cp, c_(0.0)}, {c_(0.0), c_(0.0), c_(1.0)}};
    /* divide each component: a common factor would have the same rounding error in every step and take R off the group */
    REAL LL = dot(n, n);
    V before = {P.x / L, P.y / L, P.z / L}, after = {n.x * L / LL, n.y * L / LL, n.z * L / LL};
    P = n;
    return product(product(frame(before, ir), Z), transpose(frame(after, ir)));
}

/* --- the exact free motion of a symmetric top: a turn about the momentum, then one about axis 3 ------------ */

FN M free_symmetric(V I, V &P, REAL t) {
    REAL angle = t * ((I.x - I.z) / (I.x * I.z)) * P.z, s, k, d; /* spin about the axis of the body */
    M E = exponential(scale(t * (c_(1.0) / I.x), P));
    rotation(angle * angle, s, k, d);
    s *= angle, k *= angle * angle; /* s: sine; k: one minus cosine */
    V a = E.a, b = E.b;
    E.a = {a.x + (s * b.x - k * a.x), a.y + (s * b.y - k * a.y), a.z + (s * b.z - k * a.z)};
    E.b = {b.x - (s * a.x + k * b.x), b.y - (s * a.y + k * b.y), b.z - (s * a.z + k * b.z)};
    REAL dp = s * P.y - k * P.x, dq = -(s * P.x + k * P.y), old = P.x * P.x + P.y * P.y;
    REAL f = (P.x * dp + P.y * dq + c_(0.5) * (dp * dp + dq * dq)) / (old > 0 ? old : c_(1.0));
    P = {P.x + (dp - f * P.x), P.y + (dq - f * P.y), P.z}; /* keep the length of (P.x, P.y), to rounding */
    return E;
}

typedef kicked strang_state;
typedef kicked strang_symmetric_state;
typedef kicked rkn4_state;
typedef kicked rkn4_symmetric_state;

#define SPLIT(name, flow, n)                                                                   \
    FN report name##_step(const top o, name##_state &s) {                                      \
        V I = {o.Ix, o.Iy, o.Iz};                                                              \
        for (int i = 0; i < n; i++) {                                                          \
            s.P = plus(s.P, scale(name##_b[i] * o.h, s.T));                                    \
            s.R = product(s.R, flow(I, s.P, name##_a[i] * o.h));                               \
            s.T = torque(o.p, s.R);                                                            \
        }                                                                                      \
        s.P = plus(s.P, scale(name##_b[n] * o.h, s.T));                                        \
        return EXPLICIT;                                                                       \
    }
#define STRANG_A {1.0}
#define STRANG_B {0.5, 0.5}
#define RKN4_A {0.245298957184271, 0.604872665711080, -0.350171622895351, -0.350171622895351, 0.604872665711080, 0.245298957184271}
#define RKN4_B {0.0829844064174052, 0.396309801498368, -0.0390563049223486, 0.1195241940131508, -0.0390563049223486, 0.396309801498368, 0.0829844064174052}
__constant__ REAL strang_a[] = STRANG_A, strang_b[] = STRANG_B, strang_symmetric_a[] = STRANG_A, strang_symmetric_b[] = STRANG_B;
__constant__ REAL rkn4_a[] = RKN4_A, rkn4_b[] = RKN4_B, rkn4_symmetric_a[] = RKN4_A, rkn4_symmetric_b[] = RKN4_B;
SPLIT(strang, free_rotation, 1)
SPLIT(strang_symmetric, free_symmetric, 1)
SPLIT(rkn4, free_rotation, 6)
SPLIT(rkn4_symmetric, free_symmetric, 6)

#define LOOP(method)                                                                                                                 \
    extern "C" __global__ void method(REAL *rows, whole bodies, whole *passes, REAL *residuals, whole *failed, top o, whole steps) { \
        enum { LEAVES = sizeof(method##_state) / sizeof(REAL) };                                                                     \
        whole j = blockIdx.x * (whole)blockDim.x + threadIdx.x, made = 0;                                                            \
        if (j >= bodies) return;                                                                                                     \
        method##_state s;                                                                                                            \
        _Pragma("unroll") for (int k = 0; k < LEAVES; k++)((REAL *)&s)[k] = rows[k * bodies + j];                                    \
        REAL residual = residuals[j];                                                                                                \
        for (whole i = 0; i < steps; i++) {                                                                                          \
            report r = method##_step(o, s);                                                                                          \
            made += r.passes;                                                                                                        \
            if (r.left > residual * r.scale) residual = r.left / (r.scale > 0 ? r.scale : c_(1.0));                                  \
            if (!(r.good && isfinite(((REAL *)&s)[0] + ((REAL *)&s)[LEAVES - 1])) && failed[j] < 0) failed[j] = i;                   \
        }                                                                                                                            \
        _Pragma("unroll") for (int k = 0; k < LEAVES; k++) rows[k * bodies + j] = ((REAL *)&s)[k];                                   \
        passes[j] += made, residuals[j] = residual;                                                                                  \
    }

LOOP(nmb)
LOOP(mr2)
LOOP(liemid_ea)
LOOP(strang)
LOOP(strang_symmetric)
LOOP(rkn4)
LOOP(rkn4_symmetric)

/* A top that hangs on a spring, written by hand in CUDA C; polhode is compared with it.  Appended to top.cu.
 * The load is the weight and a spring of natural length zero.  Positions are summed with
 * compensation, as in the library.
 */
typedef struct { REAL h, Ix, Iy, Iz, m, weight, stiffness, sx, sy, sz, ax, ay, az; } flying;
typedef struct { M R; V x, low; } pose;
typedef struct { V turn, shift; } two;
typedef struct { pose Q; two P, T; } kicked_flight;
typedef kicked_flight nmb_flight_state; /* P holds velocities, T accelerations */
typedef kicked_flight mr2_flight_state;
typedef kicked_flight strang_flight_state;
typedef kicked_flight strang_flight_symmetric_state;
typedef kicked_flight rkn4_flight_symmetric_state;

FN two load(const flying &f, M R, V x) {
    V s = {f.sx, f.sy, f.sz}, a = {f.ax, f.ay, f.az}, r = plus(x, apply(R, s));
    V F = {f.stiffness * (a.x - r.x), f.stiffness * (a.y - r.y), f.stiffness * (a.z - r.z)};
    V T = cross(s, apply_t(R, F));
    F.z = F.z - f.weight;
    return {T, F};
}
FN void add(REAL &x, REAL &low, REAL y) {
    REAL w = y + low, z = x + w;
    low = w - (z - x), x = z;
}
FN void shift(pose &Q, REAL t, V v) { add(Q.x.x, Q.low.x, t * v.x), add(Q.x.y, Q.low.y, t * v.y), add(Q.x.z, Q.low.z, t * v.z); }
FN two kick(two P, REAL g, two T) { return {plus(P.turn, scale(g, T.turn)), plus(P.shift, scale(g, T.shift))}; }

FN report nmb_flight_step(const flying &o, nmb_flight_state &s) {
    REAL g = c_(0.5) * o.h, kx = (o.Iz - o.Iy) / o.Ix, ky = (o.Ix - o.Iz) / o.Iy, kz = (o.Iy - o.Ix) / o.Iz;
    REAL gx = g * kx, gy = g * ky, gz = g * kz, fx = c_(1.0) / o.Ix, fy = c_(1.0) / o.Iy, fz = c_(1.0) / o.Iz;
    REAL left = fmax(fmax(fabs(kx), fabs(ky)), fabs(kz)) * g * g * g;
    two Vp = kick(s.P, g, s.T);
    V Wp = Vp.turn, A = s.T.turn;
    s.Q.R = product(s.Q.R, exponential(scale(o.h, Wp)));
    shift(s.Q, o.h, Vp.shift);
    two L = load(o, s.Q.R, s.Q.x);
    V T = {fx * L.turn.x, fy * L.turn.y, fz * L.turn.z}, a = scale(c_(1.0) / o.m, L.shift);
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
    s.P = {plus(Wp, scale(g, A)), plus(Vp.shift, scale(g, a))}, s.T = {A, a};
    return r;
}

FN report mr2_flight_step(const flying &o, mr2_flight_state &s) {
    REAL g = c_(0.5) * o.h, fx = g / o.Ix, fy = g / o.Iy, fz = o.h / o.Iz;
    s.P = kick(s.P, g, s.T);
    M &R = s.Q.R;
    V &P = s.P.turn;
    turn(R.b, R.c, P.y, P.z, fx * P.x), turn(R.c, R.a, P.z, P.x, fy * P.y), turn(R.a, R.b, P.x, P.y, fz * P.z);
    turn(R.c, R.a, P.z, P.x, fy * P.y), turn(R.b, R.c, P.y, P.z, fx * P.x);
    shift(s.Q, o.h / o.m, s.P.shift);
    s.T = load(o, s.Q.R, s.Q.x);
    s.P = kick(s.P, g, s.T);
    return EXPLICIT;
}

#define SPLIT_FLIGHT(name, flow, n, a, b)                                                      \
    FN report name##_step(const flying &o, name##_state &s) {                                  \
        V I = {o.Ix, o.Iy, o.Iz};                                                              \
        for (int i = 0; i < n; i++) {                                                          \
            s.P = kick(s.P, b[i] * o.h, s.T);                                                  \
            s.Q.R = product(s.Q.R, flow(I, s.P.turn, a[i] * o.h));                             \
            shift(s.Q, a[i] * o.h / o.m, s.P.shift);                                           \
            s.T = load(o, s.Q.R, s.Q.x);                                                       \
        }                                                                                      \
        s.P = kick(s.P, b[n] * o.h, s.T);                                                      \
        return EXPLICIT;                                                                       \
    }
SPLIT_FLIGHT(strang_flight, free_rotation, 1, strang_a, strang_b)
SPLIT_FLIGHT(strang_flight_symmetric, free_symmetric, 1, strang_a, strang_b)
SPLIT_FLIGHT(rkn4_flight_symmetric, free_symmetric, 6, rkn4_a, rkn4_b)

#define LOOP_FLIGHT(method)                                                                                                             \
    extern "C" __global__ void method(REAL *rows, whole bodies, whole *passes, REAL *residuals, whole *failed, flying o, whole steps) { \
        enum { LEAVES = sizeof(method##_state) / sizeof(REAL) };                                                                        \
        whole j = blockIdx.x * (whole)blockDim.x + threadIdx.x, made = 0;                                                               \
        if (j >= bodies) return;                                                                                                        \
        method##_state s;                                                                                                               \
        _Pragma("unroll") for (int k = 0; k < LEAVES; k++)((REAL *)&s)[k] = rows[k * bodies + j];                                       \
        REAL residual = residuals[j];                                                                                                   \
        for (whole i = 0; i < steps; i++) {                                                                                             \
            report r = method##_step(o, s);                                                                                             \
            made += r.passes;                                                                                                           \
            if (r.left > residual * r.scale) residual = r.left / (r.scale > 0 ? r.scale : c_(1.0));                                     \
            if (!(r.good && isfinite(((REAL *)&s)[0] + ((REAL *)&s)[LEAVES - 1])) && failed[j] < 0) failed[j] = i;                      \
        }                                                                                                                               \
        _Pragma("unroll") for (int k = 0; k < LEAVES; k++) rows[k * bodies + j] = ((REAL *)&s)[k];                                      \
        passes[j] += made, residuals[j] = residual;                                                                                     \
    }

LOOP_FLIGHT(nmb_flight)
LOOP_FLIGHT(mr2_flight)
LOOP_FLIGHT(strang_flight)
LOOP_FLIGHT(strang_flight_symmetric)
LOOP_FLIGHT(rkn4_flight_symmetric)

/* The heavy top by nmb and liemid_ea in float32, with attitude and momentum summed in float64: a test of what this costs
 * and gains.  Torques and solves use float (S); sums, and the rotations that are multiplied up, use double (D).  A
 * rotation must be computed in double: rounded to float, it is not orthogonal, and its defects add up over the steps.
 */
typedef double D;
typedef float S;
typedef long long whole;
#define FN static __device__ __forceinline__
template <class T> struct V { T x, y, z; };
template <class T> struct M { V<T> a, b, c; };
template <class T> FN V<T> cross(V<T> u, V<T> v) { return {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x}; }
template <class T> FN T dot(V<T> u, V<T> v) { return u.x * v.x + u.y * v.y + u.z * v.z; }
template <class T> FN V<T> scale(T s, V<T> u) { return {s * u.x, s * u.y, s * u.z}; }
template <class T> FN V<T> plus(V<T> u, V<T> v) { return {u.x + v.x, u.y + v.y, u.z + v.z}; }
FN V<S> low(V<D> u) { return {(S)u.x, (S)u.y, (S)u.z}; }
FN V<D> wide(V<S> u) { return {u.x, u.y, u.z}; }
FN V<D> apply(M<D> A, V<D> v) { return plus(plus(scale(v.x, A.a), scale(v.y, A.b)), scale(v.z, A.c)); }
FN V<D> apply_t(M<D> A, V<D> v) { return {dot(A.a, v), dot(A.b, v), dot(A.c, v)}; }
FN M<D> product(M<D> A, M<D> B) { return {apply(A, B.a), apply(A, B.b), apply(A, B.c)}; }
FN V<S> solve(M<S> A, V<S> b) {
    V<S> bc = cross(A.b, A.c), ca = cross(A.c, A.a), ab = cross(A.a, A.b);
    S id = 1.0f / dot(A.a, bc);
    return {id * dot(bc, b), id * dot(ca, b), id * dot(ab, b)};
}
FN void series(D z, D &s, D &c) {
    D z2 = z * z, z4 = z2 * z2;
    c = ((0.5 - 0.04166666666666642 * z) + (0.0013888888888863985 - 2.480158729299781e-05 * z) * z2) +
        ((2.7557317815201336e-07 - 2.0876633102868185e-09 * z) + (1.146474323169244e-11 - 4.62818664222147e-14 * z) * z2) * z4;
    D d = ((0.16666666666666666 - 0.008333333333333321 * z) + (0.0001984126984125718 - 2.755731921957202e-06 * z) * z2) +
          ((2.5052107655876913e-08 - 1.6058979297986858e-10 * z) + (7.64402209321779e-13 - 2.7319869038232935e-15 * z) * z2) * z4;
    s = 1 - z * d;
}
FN void series(S z, S &s, S &c, S &d) {
    S z2 = z * z;
    c = (0.5f - 0.0416666661f * z) + (0.00138888126f - 2.47860825e-05f * z + 2.65460662e-07f * z2) * z2;
    d = (0.16666667f - 0.00833333329f * z) + (0.000198412109f - 2.75453536e-06f * z + 2.42722935e-08f * z2) * z2;
    s = 1 - z * d;
}
template <class T> FN M<T> rodrigues(T s, T c, V<T> v) {
    V<T> u = scale(c, v), w = scale(s, v);
    T xx = u.x * v.x, yy = u.y * v.y, zz = u.z * v.z, xy = u.x * v.y, xz = u.x * v.z, yz = u.y * v.z;
    return {{1 - (yy + zz), xy + w.z, xz - w.y}, {xy - w.z, 1 - (xx + zz), yz + w.x}, {xz + w.y, yz - w.x, 1 - (xx + yy)}};
}
FN M<D> exponential(V<D> v) { /* valid below a quarter turn, which is enough for this measurement */
    D s, c;
    series(dot(v, v), s, c);
    return rodrigues(s, c, v);
}
FN V<S> torque(S p, M<D> R) { return {p * (S)R.b.z, -p * (S)R.a.z, 0.0f}; }
typedef struct { S h, Ix, Iy, Iz, p; } top;
#define EPS 1.1920929e-07f

typedef struct { M<D> R; V<D> W, A; } nmb_state;
FN void nmb_step(const top o, D h, nmb_state &s) {
    S g = 0.5f * o.h, kx = (o.Iz - o.Iy) / o.Ix, ky = (o.Ix - o.Iz) / o.Iy, kz = (o.Iy - o.Ix) / o.Iz;
    S left = fmaxf(fmaxf(fabsf(kx), fabsf(ky)), fabsf(kz)) * g * g * g;
    V<D> Wd = plus(s.W, scale(0.5 * h, s.A));
    s.R = product(s.R, exponential(scale(h, Wd)));
    V<S> T = torque(o.p, s.R), Wp = low(Wd), A = low(s.A);
    T.x *= 1 / o.Ix, T.y *= 1 / o.Iy;
    for (int i = 0; i < 30; i++) {
        V<S> W = plus(Wp, scale(g, A));
        V<S> f = {A.x - T.x + kx * (W.y * W.z), A.y - T.y + ky * (W.z * W.x), A.z - T.z + kz * (W.x * W.y)};
        M<S> J = {{1, g * ky * W.z, g * kz * W.y}, {g * kx * W.z, 1, g * kz * W.x}, {g * kx * W.y, g * ky * W.x, 1}};
        V<S> d = solve(J, f);
        A.x -= d.x, A.y -= d.y, A.z -= d.z;
        if (!(left * dot(d, d) > EPS * fmaxf(fmaxf(fabsf(W.x), fabsf(W.y)), fabsf(W.z)))) break;
    }
    s.A = wide(A), s.W = plus(Wd, scale(0.5 * h, s.A));
}

typedef struct { M<D> R; V<D> P, T; } liemid_ea_state;
FN void free_midpoint(const top o, M<D> &R, V<D> &P) {
    S g = 0.5f * o.h;
    V<S> Q = low(P), psi = {g * Q.x * (1 / o.Ix), g * Q.y * (1 / o.Iy), g * Q.z * (1 / o.Iz)};
    for (int i = 0; i < 30; i++) {
        V<S> v = scale(-0.5f, psi);
        S s, c, d;
        series(dot(v, v), s, c, d);
        V<S> w = cross(v, Q), q = scale(g, plus(Q, plus(scale(s, w), scale(c, cross(v, w)))));
        V<S> f = {o.Ix * psi.x - q.x, o.Iy * psi.y - q.y, o.Iz * psi.z - q.z}, k = scale(-0.5f, q);
        M<S> E = rodrigues(c, d, v), J = {cross(k, E.a), cross(k, E.b), cross(k, E.c)};
        J.a.x += o.Ix, J.b.y += o.Iy, J.c.z += o.Iz;
        V<S> e = solve(J, f);
        psi.x -= e.x, psi.y -= e.y, psi.z -= e.z;
        if (!(dot(e, e) > EPS)) break;
    }
    M<D> E = exponential(wide(psi));
    R = product(R, E), P = apply_t(E, P);
}
FN void liemid_ea_step(const top o, D h, liemid_ea_state &s) {
    V<D> P = plus(s.P, scale(0.5 * h, s.T));
    free_midpoint(o, s.R, P), free_midpoint(o, s.R, P);
    s.T = wide(torque(o.p, s.R)), s.P = plus(P, scale(0.5 * h, s.T));
}

#define LOOP(method)                                                                                       \
    extern "C" __global__ void method(D *rows, whole bodies, top o, D h, whole steps) {                    \
        enum { LEAVES = sizeof(method##_state) / sizeof(D) };                                              \
        whole j = blockIdx.x * (whole)blockDim.x + threadIdx.x;                                            \
        if (j >= bodies) return;                                                                           \
        method##_state s;                                                                                  \
        _Pragma("unroll") for (int k = 0; k < LEAVES; k++)((D *)&s)[k] = rows[k * bodies + j];             \
        for (whole i = 0; i < steps; i++) method##_step(o, h, s);                                          \
        _Pragma("unroll") for (int k = 0; k < LEAVES; k++) rows[k * bodies + j] = ((D *)&s)[k];            \
    }
LOOP(nmb)
LOOP(liemid_ea)

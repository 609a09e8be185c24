/* One pass of mr2 between two torque calls, over arrays of many bodies.  A stepper's ask and tell are compared with it.
 *
 * rows: R by columns (9 numbers) and the body momentum (3), [number, body]; torque: in space, [component, body];
 * omega: output.  The pass completes a step with the given torque, begins the next step, and stops where that step needs
 * its torque.  R and omega at this point are the output.  R and the momentum are updated in place; each number is read
 * and written once.
 */
#include "number.h"

#define REAL vec
#define WIDTH LANES
#define GROUP 1
#define NAME(f) f##_v
#define OF(f) f##_##v
#include "methods.inc"

INLINE vector_v get(const double *rows, long n, long j) {
    vector_v v;
    memcpy(&v.x, rows + j, sizeof v.x), memcpy(&v.y, rows + n + j, sizeof v.y), memcpy(&v.z, rows + 2 * n + j, sizeof v.z);
    return v;
}
INLINE void put(double *rows, long n, long j, vector_v v) {
    memcpy(rows + j, &v.x, sizeof v.x), memcpy(rows + n + j, &v.y, sizeof v.y), memcpy(rows + 2 * n + j, &v.z, sizeof v.z);
}

void mr2_between(double *rows, const double *torque, double *omega, long n, double h, double Ix, double Iy, double Iz) {
    double g = 0.5 * h, fx = g / Ix, fy = g / Iy, fz = h / Iz, ix = 1.0 / Ix, iy = 1.0 / Iy, iz = 1.0 / Iz;
    for (long j = 0; j < n; j += LANES) {
        matrix_v R = {get(rows, n, j), get(rows + 3 * n, n, j), get(rows + 6 * n, n, j)};
        vector_v P = get(rows + 9 * n, n, j), S = get(torque, n, j);
        vector_v T = {g * dot_v(R.a, S), g * dot_v(R.b, S), g * dot_v(R.c, S)}; /* half of the kick, in the body frame */
        P = (vector_v){(P.x + T.x) + T.x, (P.y + T.y) + T.y, (P.z + T.z) + T.z};
        turn_v(&R.b, &R.c, &P.y, &P.z, fx * P.x);
        turn_v(&R.c, &R.a, &P.z, &P.x, fy * P.y);
        turn_v(&R.a, &R.b, &P.x, &P.y, fz * P.z);
        turn_v(&R.c, &R.a, &P.z, &P.x, fy * P.y);
        turn_v(&R.b, &R.c, &P.y, &P.z, fx * P.x);
        put(rows, n, j, R.a), put(rows + 3 * n, n, j, R.b), put(rows + 6 * n, n, j, R.c), put(rows + 9 * n, n, j, P);
        put(omega, n, j, (vector_v){ix * (P.x + T.x), iy * (P.y + T.y), iz * (P.z + T.z)});
    }
}

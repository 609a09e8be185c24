/* Operations that the methods need besides + - * /, for a double and for a vector of doubles.
 *
 *   all            a vector with the same double in every lane
 *   abs, max       absolute value and maximum of each lane
 *   any_above      whether a > b in at least one lane
 */
#ifndef NUMBER_H
#define NUMBER_H

#include <math.h>
#include <string.h>

#ifdef __x86_64__
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

#ifdef __AVX512F__
#define LANES 8
#else
#define LANES 4
#endif

typedef double vec __attribute__((vector_size(8 * LANES)));

INLINE double all_d(double a) { return a; }
INLINE double abs_d(double a) { return fabs(a); }
INLINE double max_d(double a, double b) { return a > b ? a : b; }
INLINE int any_above_d(double a, double b) { return a > b; }

#if defined(__AVX512F__)

INLINE vec all_v(double a) { return (vec)_mm512_set1_pd(a); }
INLINE vec abs_v(vec a) { return (vec)_mm512_abs_pd((__m512d)a); }
INLINE vec max_v(vec a, vec b) { return (vec)_mm512_max_pd((__m512d)a, (__m512d)b); }
INLINE int any_above_v(vec a, vec b) { return _mm512_cmp_pd_mask((__m512d)a, (__m512d)b, _CMP_GT_OQ) != 0; }

#elif defined(__AVX__)

INLINE vec all_v(double a) { return (vec)_mm256_set1_pd(a); }
INLINE vec abs_v(vec a) { return (vec)_mm256_andnot_pd(_mm256_set1_pd(-0.0), (__m256d)a); }
INLINE vec max_v(vec a, vec b) { return (vec)_mm256_max_pd((__m256d)a, (__m256d)b); }
INLINE int any_above_v(vec a, vec b) {
    return _mm256_movemask_pd(_mm256_cmp_pd((__m256d)a, (__m256d)b, _CMP_GT_OQ)) != 0;
}

#else

INLINE vec all_v(double a) {
    vec b;
    for (int i = 0; i < LANES; i++) b[i] = a;
    return b;
}
INLINE vec abs_v(vec a) {
    for (int i = 0; i < LANES; i++) a[i] = fabs(a[i]);
    return a;
}
INLINE vec max_v(vec a, vec b) {
    for (int i = 0; i < LANES; i++) a[i] = max_d(a[i], b[i]);
    return a;
}
INLINE int any_above_v(vec a, vec b) {
    int yes = 0;
    for (int i = 0; i < LANES; i++) yes |= a[i] > b[i];
    return yes;
}

#endif
#endif

/* The fast heavy top by several methods, written in C for speed.  Compiled polhode is compared with it.
 * The arithmetic, the stopping rules and the layout of the states are the same as in the library.
 */
#include "number.h"

int lanes(void) { return LANES; }

#define REAL double
#define WIDTH 1
#define GROUP 1
#define NAME(f) f##_d
#define OF(f) f##_d
#include "methods.inc"
#undef REAL
#undef WIDTH
#undef GROUP
#undef NAME
#undef OF

#define REAL vec
#define WIDTH LANES
#define GROUP 1
#define NAME(f) f##_v
#define OF(f) f##_##v
#include "methods.inc"
#undef GROUP
#undef NAME

#define GROUP 2
#define NAME(f) f##_v2
#include "methods.inc"

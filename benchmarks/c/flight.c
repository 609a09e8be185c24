/* A top that hangs on a spring, by several methods, written in C for speed: polhode is compared with it. */
#include "number.h"

int lanes(void) { return LANES; }

#define REAL double
#define WIDTH 1
#define GROUP 1
#define NAME(f) f##_d
#define OF(f) f##_d
#include "methods.inc"
#include "flight.inc"
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
#include "flight.inc"
#undef GROUP
#undef NAME

#define GROUP 2
#define NAME(f) f##_v2
#include "methods.inc"
#include "flight.inc"

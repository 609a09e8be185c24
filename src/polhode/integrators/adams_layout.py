"""Layout of the arrays of `adams`, and kernels that read and write parts of them.

w is the state of a run; u is scratch memory.  Each name is the index of the first number of a vector or matrix.
`adams.py` explains the terms, such as model, surprise and remainder.
"""

from collections.abc import Iterable
from itertools import accumulate
from typing import Any, NamedTuple

from ..kernels.lanes import LANES
from ..kernels.scalar import kernel
from ..kernels.values import Mat3, Quat, Vec3

ORDER = 16  # highest order
NODES = ORDER + 2  # number of nodes that the state stores
FEATURES = 13  # inputs of the model: nine from the attitude, three from the angular velocity, one constant
COLUMNS = FEATURES + 3


class History(NamedTuple):
    """The data that the method uses in later steps."""

    q: Quat
    M: Vec3  # momentum in space
    order: Any  # order of the next step
    nodes: Any  # number of known torques
    starting: Any  # 1 while the order is raised with each step
    on: Any  # 1 while the model is used
    used: Any  # number of nodes of the polynomial of the last step; 0 before the first step
    model: Any  # 1 if the model was used in the last step
    due: Any  # 1 if the last torque must still be added to the fit
    jumped: Any  # 1 if the torque jumps here, so that the method must restart
    unit: Any  # factor that scales the angular velocity for the fit
    learned: Any  # number of torques in the fit
    ahead: Any  # 1 if `later` has the torque of a rejected step
    known: Any  # number of known divided differences of the torques
    unit_t: Any  # unit of time of the divided differences
    times: Any  # times of the nodes, the latest first
    torques: Any  # torques at the nodes, in space
    attitudes: Any  # rotation matrices at the nodes, row by row
    velocities: Any  # angular velocities at the nodes, in the body frame
    fit: Any  # triangular factor and right-hand sides, row by row
    B: Any  # coefficients of the model
    later: Any  # the rejected step: time, torque, attitude and angular velocity at its end
    differences: Any  # divided differences of the torques, of the latest node with the nodes before it


def offsets(start: int, *sizes: int) -> Iterable[int]:
    """Return the indices at which vectors of these sizes begin, one after the other, and the index after the last."""
    return accumulate(sizes, initial=start)


Q, M, K, N, STARTING, ON, USED, MODEL, DUE, JUMPED, UNIT, LEARNED, AHEAD, KNOWN, UNIT_T = 0, 4, *range(7, 20)
T, TAU, ATT, VEL, FIT, B, LATER, DIFFERENCES, SIZE = offsets(
    20, NODES, 3 * NODES, 9 * NODES, 3 * NODES, FEATURES * COLUMNS, 3 * FEATURES, 16, 3 * NODES
)
TIME, CUT, TAKEN, REJECTED, SMALLEST, LARGEST, H, E, LARGEST_M, REPEATED, LEAVES = range(SIZE, SIZE + 11)

# indices in the scratch memory u
TERMS = NODES + 1
X, C, D, G, GAPS, Y, Z, SLOPES, ROT = offsets(0, TERMS, 3 * TERMS, 3 * TERMS, TERMS, TERMS, 7, 7, 7 * 16)
OMEGA, ROW, OTHER, NEW_R, NEW_W, NEW_T, UNIT_E = offsets(ROT + 9, 3, COLUMNS, 3 * TERMS, 9, 3, 3)
SIZE_M, TURNS, PATH, PEAK, BEFORE = range(UNIT_E + 1, UNIT_E + 6)
VARIED, FORCE_C, FORCE_D, NEW_F, YX, EXTRA = offsets(BEFORE + 3, 1, 3 * TERMS, 3 * TERMS, 3, 6)
FORCE_SIZE, WEIGHT_F, VALUES = range(EXTRA + 1, EXTRA + 4)
MOMENTA, ANGLE = offsets(VALUES + 3 * LANES, 3 * LANES)
NEGLIGIBLE, IMPULSE, LEVER, RIDGE_ROW = range(ANGLE + 1, ANGLE + 5)
SCRATCH = RIDGE_ROW + COLUMNS

# further numbers of the state w, for a body that moves
PLACE, SPEED, LOW, SCALE, FORCE, FLIGHT_LEAVES = offsets(LEAVES, 3, 3, 3, 1, 3 * NODES)

# further numbers of the state w and of the scratch memory u, for a stiff load
RATES = FLIGHT_LEAVES  # angular velocity in space, and velocity, at the nodes
NEXT = RATES + 6 * NODES  # derivatives J for the next step, row by row: three rows of the torque, three of the force
LAST = NEXT + 36  # those of the last step
STIFF_LEAVES = LAST + 36
# STIFF_Y: quaternion, momentum, displacement, change of the velocity
NEW_RATES, NEW_J, RATE, LINEAR, STIFF_Y, STAGE_Y, SUM, STIFF_SLOPES, STIFF_SCRATCH = offsets(
    SCRATCH, 6, 36, 6, 6, 13, 13, 13, 13 * 16
)


@kernel
def copy(source, i, target, j, n):
    """Copy the n numbers source[i...] to target[j...]."""
    for c in range(n):
        target[j + c] = source[i + c]


@kernel
def vector(w, i):
    return Vec3(w[i], w[i + 1], w[i + 2])


@kernel
def put_vector(w, i, v):
    w[i], w[i + 1], w[i + 2] = v.x, v.y, v.z


@kernel
def matrix(w, i, row=3):
    """Return the matrix whose rows begin at w[i], w[i + row] and w[i + 2 row]."""
    j, k = i + row, i + 2 * row
    return Mat3(Vec3(w[i], w[j], w[k]), Vec3(w[i + 1], w[j + 1], w[k + 1]), Vec3(w[i + 2], w[j + 2], w[k + 2]))

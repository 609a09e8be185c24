"""Layout of the arrays of `adams`, and kernels that read and write parts of them.

w is the state of a run; u is scratch memory.  Each name is the index of the first number of a vector or matrix.
`adams.py` explains the terms, such as model, surprise and remainder.
"""

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


Q, M, K, N, STARTING, ON, USED, MODEL, DUE, JUMPED, UNIT, LEARNED, AHEAD, KNOWN, UNIT_T = 0, 4, *range(7, 20)
T = 20
TAU = T + NODES
ATT = TAU + 3 * NODES
VEL = ATT + 9 * NODES
FIT = VEL + 3 * NODES
B = FIT + FEATURES * COLUMNS
LATER = B + 3 * FEATURES
DIFFERENCES = LATER + 16
SIZE = DIFFERENCES + 3 * NODES
TIME, CUT, TAKEN, REJECTED, SMALLEST, LARGEST, H, E, LARGEST_M, REPEATED = range(SIZE, SIZE + 10)

# indices in the scratch memory u
X = 0
C = X + NODES + 1
D = C + 3 * (NODES + 1)
G = D + 3 * (NODES + 1)
GAPS = G + NODES + 1
Y = GAPS + NODES + 1
Z = Y + 7
SLOPES = Z + 7
ROT = SLOPES + 7 * 16
OMEGA = ROT + 9
ROW = OMEGA + 3
OTHER = ROW + COLUMNS
NEW_R = OTHER + 3 * (NODES + 1)
NEW_W = NEW_R + 9
NEW_T = NEW_W + 3
UNIT_E, SIZE_M, TURNS, PATH, PEAK, BEFORE = range(NEW_T + 3, NEW_T + 9)
VARIED = BEFORE + 3
FORCE_C = VARIED + 1
FORCE_D = FORCE_C + 3 * (NODES + 1)
NEW_F = FORCE_D + 3 * (NODES + 1)
YX = NEW_F + 3
EXTRA, FORCE_SIZE, WEIGHT_F, VALUES = range(YX + 6, YX + 10)
MOMENTA = VALUES + 3 * LANES
ANGLE, NEGLIGIBLE, IMPULSE, LEVER, RIDGE_ROW = range(MOMENTA + 3 * LANES, MOMENTA + 3 * LANES + 5)
SCRATCH = RIDGE_ROW + COLUMNS

LEAVES = REPEATED + 1

# further numbers of the state w, for a body that moves
PLACE, SPEED, LOW, SCALE = range(LEAVES, LEAVES + 10, 3)
FORCE = SCALE + 1
FLIGHT_LEAVES = FORCE + 3 * NODES

# further numbers of the state w and of the scratch memory u, for a stiff load
RATES = FLIGHT_LEAVES  # angular velocity in space, and velocity, at the nodes
NEXT = RATES + 6 * NODES  # derivatives J for the next step, row by row: three rows of the torque, three of the force
LAST = NEXT + 36  # those of the last step
STIFF_LEAVES = LAST + 36
NEW_RATES = SCRATCH
NEW_J = NEW_RATES + 6
RATE = NEW_J + 36
LINEAR = RATE + 6
STIFF_Y = LINEAR + 6  # quaternion, momentum, displacement, change of the velocity
STAGE_Y = STIFF_Y + 13
SUM = STAGE_Y + 13
STIFF_SLOPES = SUM + 13
STIFF_SCRATCH = STIFF_SLOPES + 13 * 16


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

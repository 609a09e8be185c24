"""Layout of the arrays of `adams`, and the constants of its step-size and order control.

w is the state of a run; u is scratch memory.  Each name is the index of the first number of a vector or matrix.
"""

from math import log
from typing import Any, NamedTuple

from ..kernels.lanes import LANES
from ..kernels.values import Quat, Vec3

ORDER = 16  # highest order
NODES = ORDER + 2  # number of nodes that are kept
FEATURES = 13  # inputs of the model: nine from the attitude, three from the angular velocity, one constant
COLUMNS = FEATURES + 3
RIDGE = 1e-12  # regularisation of the fit, for features of size one
FORGET = 0.995  # factor by which the weight of older torques in the fit shrinks in each step
TRUST, DISTRUST = log(2.0), log(1.1)  # switch the model on, or off, if this makes steps longer by this factor
CLEARLY = log(1.02)  # a higher order must make steps longer by this factor, to be considered there
EARLIEST = 5  # the model needs at least this many torques
VARIATION = 0.5  # with the model, the torque may change by this fraction of its size in a step
SAFETY, GROW, SHRINK = 0.88, 2.0, 0.5
LOG_SAFETY = log(SAFETY)
GENTLE = 0.4  # power of the factor by which steps become longer
AGAIN_MOST, AGAIN_LEAST = 0.5, 0.2  # limits of the factor that shortens a rejected step
FALLBACK = 2  # order of a step that was rejected twice
LEAST, LEAST_MODEL = 0.009, 0.3  # this fraction of the surprise counts as an error: without and with the model
NEAR = 30.0  # the torque of a rejected step is reused if its error is below this multiple of the allowed error
LAND = 0.9  # the planned step must cover this fraction of the time to the rejected torque, to go on to it
TURN_ERROR = 2e4  # a substep of a radians has an error of about a tol/1000 if a^8 = TURN_ERROR tol
NO_ERROR = 1e-3  # a part of the correction is left out if it is below this fraction of the tolerance
THIRD = 6.0  # factor of the bound for its terms of third order, from random bodies and torques
NARROWEST, WIDEST = 0.1, 0.25  # limits of the angle of a substep
MOST_TURNS = 100_000  # largest number of substeps in a step
HOPELESS = 1e-10  # the run ends if steps must be shorter than this fraction of the remaining time
PATIENCE, SELDOM = 50, 8  # after 50 steps, an unused model is examined only in every eighth step
AT_REST = 0.1  # least unit of errors: this fraction of the momentum that the torque gives a body in one radian
RESTART = 0.1  # the first step after a jump is this fraction of the step before it
SMOOTH, SHIFTED = 3.0, 0.3  # where a held torque changes: the highest order, and the factor of the step
STRICT = 0.2  # a step may have this fraction of tol as its error, so that the error at the end is about tol


class History(NamedTuple):
    """The data that the method carries from step to step."""

    q: Quat
    M: Vec3  # momentum in space
    order: Any  # order of the next step
    nodes: Any  # number of known torques
    starting: Any  # 1 while the order is raised with each step
    on: Any  # 1 while the model is used
    used: Any  # number of nodes of the last step's polynomial, 0 before the first step
    model: Any  # 1 if the model was used in the last step
    due: Any  # 1 if the last torque is not in the fit yet
    jumped: Any  # 1 if the torque jumps here, so that the method restarts
    unit: Any  # factor that scales the angular velocity for the fit
    learned: Any  # number of torques in the fit
    ahead: Any  # 1 if the torque of a rejected step is known
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

# places in the scratch memory u
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
UNIT_E = NEW_T + 3
SIZE_M = UNIT_E + 1
TURNS = SIZE_M + 1
PATH = TURNS + 1
PEAK = PATH + 1
BEFORE = PEAK + 1
VARIED = BEFORE + 3
FORCE_C = VARIED + 1
FORCE_D = FORCE_C + 3 * (NODES + 1)
NEW_F = FORCE_D + 3 * (NODES + 1)
YX = NEW_F + 3
EXTRA = YX + 6
FORCE_SIZE = EXTRA + 1
WEIGHT_F = FORCE_SIZE + 1
VALUES = WEIGHT_F + 1
MOMENTA = VALUES + 3 * LANES
ANGLE = MOMENTA + 3 * LANES
NEGLIGIBLE = ANGLE + 1
IMPULSE = NEGLIGIBLE + 1
LEVER = IMPULSE + 1
RIDGE_ROW = LEVER + 1
SCRATCH = RIDGE_ROW + COLUMNS

LEAVES = REPEATED + 1

# further numbers of the state w, for a body that moves
PLACE = LEAVES
SPEED = PLACE + 3
LOW = SPEED + 3
SCALE = LOW + 3
FORCE = SCALE + 1
FLIGHT_LEAVES = FORCE + 3 * NODES

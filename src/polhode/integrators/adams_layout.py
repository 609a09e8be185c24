"""Where the numbers of `adams` lie in its arrays, and the constants of its control.

w is the state of a run, u scratch memory.  A name is the place of the first number of a vector or matrix.
"""

from typing import Any, NamedTuple

from ..kernels.values import Quat, Vec3

ORDER = 16  # at most
NODES = ORDER + 2  # that are kept
FEATURES = 13  # of the model: nine of the attitude, three of the angular velocity, one constant
COLUMNS = FEATURES + 3
RIDGE = 1e-12  # of the fit, beside features of size one
FORGET = 0.995  # per step, of what the fit has learned
TRUST, DISTRUST = 2.0, 1.1  # how much longer steps must be with the model, or without, for it to be taken, or left
EARLIEST = 5  # torques from which a model can be used
VARIATION = 0.5  # of its own size, by which the torque may change in a step with the model
SAFETY, GROW, SHRINK = 0.88, 2.0, 0.5
GENTLE = 0.4  # power of the factor by which steps become longer
AGAIN_MOST, AGAIN_LEAST = 0.5, 0.2  # limits for a step that is tried again
FALLBACK = 2  # order of a step that was rejected twice
LEAST, LEAST_MODEL = 0.009, 0.3  # part of the unexpected impulse that counts as an error at least; with the model
NEAR = 30.0  # times the error that is allowed: the torque of a step that is rejected with less is used again
LAND = 0.9  # of the time until then must be left to the next step
TURN_ERROR = 2e4  # a substep of the angle a, in radians, leaves an error of about a tol/1000 where a^8 = TURN_ERROR tol
NARROWEST, WIDEST = 0.1, 0.25  # substeps
MOST_TURNS = 100_000  # substeps of a step
HOPELESS = 1e-10  # of the time that is left: steps that must be shorter end the run
PATIENCE, SELDOM = 50, 8  # steps after which a model that is not used is looked at in every eighth step only
AT_REST = 0.1  # of the momentum that the torque gives a body in one radian: the least unit of errors
RESTART = 0.1  # of the step before a jump is the first one after it
SMOOTH, SHIFTED = 3.0, 0.3  # order, and part of the step, where a held torque changes
STRICT = 0.2  # of tol is allowed for one step, so that the error at the end is about tol


class History(NamedTuple):
    """What the method carries from step to step."""

    q: Quat
    M: Vec3  # momentum in space
    order: Any  # of the next step
    nodes: Any  # torques that are known
    starting: Any  # 1 while the order is raised with each step
    on: Any  # 1 while the model is used
    used: Any  # nodes through which the polynomial of the last step goes, 0 before the first
    model: Any  # 1 if the model was used in the last step
    due: Any  # 1 if the last torque is not in the fit yet
    jumped: Any  # 1 if the torque jumps here, so that the next step begins anew
    unit: Any  # of angular velocity, for the fit
    learned: Any  # torques in the fit
    ahead: Any  # 1 if the torque of a rejected step is known
    times: Any  # of the nodes, the latest first
    torques: Any  # in space
    attitudes: Any  # by rows
    velocities: Any  # in the body frame
    fit: Any  # triangular factor and right-hand sides, by rows
    B: Any  # the model
    later: Any  # of the rejected step: time, torque, attitude and angular velocity at its end


Q, M, K, N, STARTING, ON, USED, MODEL, DUE, JUMPED, UNIT, LEARNED, AHEAD = 0, 4, *range(7, 18)
T = 18
TAU = T + NODES
ATT = TAU + 3 * NODES
VEL = ATT + 9 * NODES
FIT = VEL + 3 * NODES
B = FIT + FEATURES * COLUMNS
LATER = B + 3 * FEATURES
SIZE = LATER + 16
TIME, CUT, TAKEN, REJECTED, SMALLEST, LARGEST, H, E, LARGEST_M, REPEATED = range(SIZE, SIZE + 10)

# scratch memory
X = 0
C = X + NODES + 1
D = C + 3 * (NODES + 1)
G = D + 3 * (NODES + 1)
Y = G + NODES + 1
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
SCRATCH = WEIGHT_F + 1

LEAVES = REPEATED + 1

# of a body that moves, behind these
PLACE = LEAVES
SPEED = PLACE + 3
LOW = SPEED + 3
SCALE = LOW + 3
FORCE = SCALE + 1
FLIGHT_LEAVES = FORCE + 3 * NODES

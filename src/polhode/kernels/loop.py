"""A loop over rows of coefficients, so that a step of many stages does not become many copies of the same stage.

JAX traces the stage once (``engines/jax.py``); compiled code keeps the loop.
"""

from .scalar import is_jax, kernel
from .tracing import traced


def over(rows):
    """Mark a stage that is repeated over these rows only; on a GPU the rows are stored as a table."""

    def mark(stage):
        stage.__polhode_rows__ = rows
        return stage

    return mark


def repeat(stage, rows, s, c):
    """s <- stage(s, row, c) for each row in turn; rows is a tuple of tuples of numbers."""
    number = s
    while isinstance(number, tuple):
        number = number[0]
    return traced("repeat", stage, rows, s, c) if is_jax(number) else repeat_plainly(stage, rows, s, c)


@kernel
def repeat_plainly(stage, rows, s, c):
    for i in range(len(rows)):
        s = stage(s, rows[i], c)
    return s


def either(written, looped):
    """Combine two forms of a kernel: compilers get it written out; JAX, which traces long code slowly, gets a loop."""

    def call(torque, p, I, h, t, s):
        return (looped if is_jax(s[-1][0]) else written)(torque, p, I, h, t, s)

    call.__polhode_written__ = written
    return kernel(call)

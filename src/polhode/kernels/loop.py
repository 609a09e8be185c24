"""A loop over rows of coefficients, so that the code of a stage is not repeated for every stage of a step.

JAX traces the stage once (``engines/jax.py``); in compiled code it remains a loop.
"""

from .scalar import is_jax, kernel
from .tracing import traced


def over(rows):
    """Return a decorator that marks a stage as used only with these rows, so that a GPU can store them as a table."""

    def mark(stage):
        stage.__polhode_rows__ = rows
        return stage

    return mark


def repeat(stage, rows, s, c):
    """Compute s = stage(s, row, c) for each row in turn and return s; `rows` is a tuple of tuples of numbers."""
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
    """Return a kernel with two forms: `written`, without a loop, for compilers, and `looped` for JAX.

    Both forms compute the same.  JAX needs much time to trace long code.
    """

    def call(torque, p, I, h, t, s):
        return (looped if is_jax(s[-1][0]) else written)(torque, p, I, h, t, s)

    call.__polhode_written__ = written
    return kernel(call)

"""Run short simulations in plain Python: compiling takes a second or more, a step in Python a tenth of a
millisecond.
"""

import contextlib
import functools
import math
import sys

import numpy as np
import pytest

FEW_STEPS = 2000  # with fewer steps, one body takes less time in Python (0.1 to 0.5 ms per step) than the compilation
FEW_STEPS_OF_MANY = 200  # the same for a batch, whose steps take 1 to 3 ms each


class ShortRunsInPython:
    """Replace `polhode.simulate` by a function that does not compile short runs, unless they name an engine.

    It replaces `simulate` in all modules of polhode. A module that is imported meanwhile keeps a reference to
    the replacement, which afterwards only calls the original function.
    """

    def __init__(self, simulate):
        self.simulate, self.on = simulate, False
        functools.update_wrapper(self, simulate)

    def __call__(self, *args, **asked):
        if self.on:
            one = all(np.ndim(asked.get(name, 0.0)) <= 1 for name in ("omega", "momentum"))
            one = one and np.ndim(asked.get("attitude", 0.0)) != 3
            if 0 < about_steps(**asked) <= (FEW_STEPS if one else FEW_STEPS_OF_MANY):
                asked["engine"] = "python" if asked.get("engine") in (None, "auto") else asked["engine"]
        return self.simulate(*args, **asked)


def about_steps(t_end=1.0, t_start=0.0, dt=None, control=None, tol=None, **more):
    """Return the number of steps of a run; with error control, an estimate for a motion of about a radian per unit of
    time.
    """
    from polhode.units import seconds

    try:
        t_end, t_start, dt = (seconds(v, "time") for v in (t_end, t_start, dt))
        span = float(t_end) - float(t_start)
        return 10 * span * (1e-4 / abs(float(tol or 1e-6))) ** 0.25 if control == "error" else span / float(dt or 1.0)
    except (TypeError, ValueError):  # not numbers; `simulate` reports the mistake
        return math.inf


@contextlib.contextmanager
def runs_in_python(active=True):
    """Do not compile short runs inside the block, unless they name an engine."""
    import polhode.motion.simulation

    if not active:
        yield
        return
    wrapper = ShortRunsInPython(polhode.motion.simulation.simulate)
    with pytest.MonkeyPatch.context() as patch:
        for module in [m for name, m in sys.modules.items() if name.partition(".")[0] == "polhode"]:
            if getattr(module, "simulate", None) is wrapper.simulate:
                patch.setattr(module, "simulate", wrapper)
        wrapper.on = True
        try:
            yield
        finally:
            wrapper.on = False

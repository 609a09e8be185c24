"""MuJoCo: one free body, or one body on a pivot, with the integrators of its documentation; one call makes all
steps.
"""

from __future__ import annotations

from typing import Any

from ..tasks import Task
from . import Entry, Go, Peer, steps

INTEGRATORS = ("RK4", "Euler", "implicitfast")


def model(task: Task, integrator: str) -> Any:
    import mujoco

    a, b, c = task.moments
    g = task.weight  # a top has a mass of one on an arm of one, and the given inertia about the pivot
    inertia = (a - 1.0, b - 1.0, c) if g else (a, b, c)
    place = 'pos="0 0 1"' if g else 'pos="0 0 0"'
    joint = '<joint type="ball"/>' if g else "<freejoint/>"
    text = f"""
    <mujoco>
      <option integrator="{integrator}" gravity="0 0 {-g}"><flag contact="disable"/></option>
      <worldbody><body>{joint}
        <inertial {place} mass="1" diaginertia="{inertia[0]} {inertia[1]} {inertia[2]}"/>
      </body></worldbody>
    </mujoco>"""
    return mujoco.MjModel.from_xml_string(text)


def solve(task: Task) -> list[Entry]:
    import mujoco

    if task.torque is not None and not task.weight:
        return []
    y0 = task.start
    mujoco.set_mju_user_warning(lambda text: None)  # hide warnings, which MuJoCo would print and write to a file

    def entry(integrator: str) -> Entry:
        m = model(task, integrator)
        d = mujoco.MjData(m)

        def prepare(h: float) -> Go:
            n = round(task.t_end / h)

            def go() -> Any:
                m.opt.timestep = h
                mujoco.mj_resetData(m, d)
                d.qpos[-4:], d.qvel[-3:] = y0[:4], y0[4:]
                mujoco.mj_step(m, d, n)
                if d.warning[mujoco.mjtWarning.mjWARN_BADQACC].number or d.time < 0.5 * task.t_end:
                    raise RuntimeError("the simulation is unstable; MuJoCo has reset the body")
                return d.qpos[-4:].copy()

            return go

        fine = task.t_end / 5e4
        return Entry(integrator, prepare, steps(task, task.problem.dt, fine, 4.0), "step")

    return [entry(i) for i in INTEGRATORS]


PEER = Peer(
    "MuJoCo", "physics engine", "mujoco", "mujoco", "pip install mujoco", solve,
    settings="one body, contacts off, mj_step(nstep); the top is on a ball joint, a mass of one on an arm of one",
)  # fmt: skip

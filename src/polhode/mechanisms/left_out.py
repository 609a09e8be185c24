"""List the features of robot models (MJCF or URDF) that mechanisms do not have, so that none is dropped silently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import numpy as np

if TYPE_CHECKING:
    from .importing import Loaded

# elements of URDF that MuJoCo reads; it ignores all others
URDF_KNOWN = {
    "robot", "link", "inertial", "origin", "mass", "inertia", "visual", "collision", "geometry", "box", "cylinder",
    "sphere", "capsule", "mesh", "material", "color", "texture", "joint", "parent", "child", "axis", "limit",
    "dynamics", "mimic",
}  # fmt: skip
NO_EFFECT = {  # number of each feature in a MuJoCo model, and its name; these features do not change the motion
    "nsensor": "sensors", "ncam": "cameras", "nlight": "lights", "nskin": "skins", "nkey": "keyframes",
}  # fmt: skip


def name_of(thing: Any, number: int, what: str) -> str:
    return thing.name or f"{what}{number}"


def changes_motion(loaded: Loaded, limits_kept: bool) -> Iterator[str]:
    """Yield messages about features that change the motion in MuJoCo and that mechanisms do not have."""
    m = loaded.m
    contact = ((m.geom_contype != 0) | (m.geom_conaffinity != 0)).any() or m.npair
    if contact and m.ngeom + m.npair > 1 and not loaded.disables("CONTACT"):
        yield f"contact: {m.ngeom} geoms, which pass through each other here"
    if m.nu:
        yield f"actuators: {', '.join(name_of(m.actuator(k), k, 'actuator') for k in range(m.nu))}"
    if m.ntendon:
        yield f"tendons: {', '.join(name_of(m.tendon(k), k, 'tendon') for k in range(m.ntendon))}"
    for count, what in (("nflex", "flexible bodies"), ("nplugin", "plugins"), ("nmocap", "mocap bodies, which rest")):
        if getattr(m, count):
            yield f"{what}: {getattr(m, count)}"
    if m.opt.density or m.opt.viscosity:
        yield f"the fluid around it: density {m.opt.density:g}, viscosity {m.opt.viscosity:g}"
    if np.any(m.body_gravcomp):
        yield "gravity compensation of bodies"
    yield from of_joints(m, limits_kept)


def of_joints(m: Any, limits_kept: bool) -> Iterator[str]:
    """Yield messages about features of joints that change the motion and that mechanisms do not have."""
    for k in range(m.njnt):
        joint, dof = m.joint(k), int(m.jnt_dofadr[k])
        found = [
            f"{what} {float(np.max(values)):g}"
            for what, values in (
                ("armature", m.dof_armature[dof : dof + 6][: joint_size(m, k)]),
                ("dry friction", m.dof_frictionloss[dof : dof + 6][: joint_size(m, k)]),
            )
            if np.any(values)
        ]
        if m.jnt_limited[k] and not (limits_kept and can_have_stops(m, k)):
            low, high = m.jnt_range[k]
            advice = " (limit_stiffness=... makes soft stops of them)" if can_have_stops(m, k) else ""
            found.append(f"limits {low:g} ... {high:g}{advice}")
        found += [
            field.partition("_")[2]
            for field, at in (("jnt_stiffnesspoly", k), ("jnt_springyield", k), ("dof_dampingpoly", dof))
            if np.any(getattr(m, field, np.zeros(m.nv + 1))[at])  # older versions of MuJoCo do not have these fields
        ]
        if found:
            yield f"joint {name_of(joint, k, 'joint')!r}: {', '.join(found)}"


def can_have_stops(m: Any, k: int) -> bool:
    """Return whether limits of a joint can become stops.

    The joint must be the only one of its body, and a slide, or a hinge with limits less than a turn apart.
    """
    narrow = m.jnt_range[k][1] - m.jnt_range[k][0] < 2 * np.pi
    alone = m.body_jntnum[m.jnt_bodyid[k]] == 1
    return bool(alone and (m.jnt_type[k] == 2 or (m.jnt_type[k] == 3 and narrow)))


def joint_size(m: Any, k: int) -> int:
    """Return the number of degrees of freedom of a free, ball, slide or hinge joint."""
    return (6, 3, 1, 1)[int(m.jnt_type[k])]


def without_effect(m: Any, meshes: int) -> Iterator[str]:
    """Yield messages about features that do not change the motion; meshes: the number of meshes in the file."""
    for count, what in NO_EFFECT.items():
        if getattr(m, count):
            yield f"{what}: {getattr(m, count)}"
    if meshes:
        yield f"meshes: {meshes}, which pictures do not show"


def unread_elements(path: Path) -> list[str]:
    """Return messages about elements and attributes of a URDF file that MuJoCo ignores."""
    root = ElementTree.parse(path).getroot()
    if root.tag != "robot":  # MJCF: MuJoCo itself refuses elements that it does not know
        return []
    unread = Counter(e.tag for e in elements(root) if e.tag not in URDF_KNOWN)
    fast = [j.get("name", "") for j in root.iter("joint") if j.find("limit[@velocity]") is not None]
    return [f"<{tag}>: {n}" for tag, n in unread.items()] + (
        [f"limits of the speed of joints: {', '.join(fast)}"] if fast else []
    )


def elements(e: Any) -> Iterator[Any]:
    """Yield all elements inside an element, except those inside unknown elements."""
    for child in e:
        if child.tag == "mujoco":  # MuJoCo's own settings inside a URDF file
            continue
        yield child
        if child.tag in URDF_KNOWN:
            yield from elements(child)

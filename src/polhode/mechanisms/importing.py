"""Create mechanisms from robot models: MuJoCo reads and compiles the MJCF or URDF file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np

from ..body import Body
from ..errors import InvalidInput, Unsupported, UnsupportedFeatureWarning, missing, unknown, warn_caller
from ..forces import gravity
from .left_out import can_have_stops, changes_motion, joint_size, name_of, unread_elements, without_effect
from .model import Mechanism

FREE, BALL, SLIDE, HINGE = range(4)  # types of joints in MuJoCo
PARALLEL = 1e-9  # the largest sine or cosine between two axes that counts as zero
FITS = 1e-8  # the largest difference between positions or attitudes that counts as rounding


@dataclass(frozen=True)
class ImportedModel:
    """A mechanism from a file, and lists of the features of the file that it does not have.

    mechanism : the mechanism, with the positions and velocities at the start.
    load : the gravity of the file; None if there is none.
    origins : for each body, the origin of its frame in the file, relative to the centre of mass, in body axes.  Body
        axes are those of the file, so `run.bodies[name].point(origins[name])` is the path of this origin.
    merged : for each body that is fixed to another body and became part of it, the name of the other body; "ground" if
        it is fixed to the ground.
    unsupported : features of the file that change the motion and that the mechanism does not have.
    ignored : features of the file that do not change the motion.

    Examples
    --------
    ::

        robot = ph.mechanisms.read_model("arm.urdf")
        run = robot.simulate(t_end=1.0, dt=1e-3)
    """

    mechanism: Mechanism
    load: Any
    origins: Mapping[str, np.ndarray]
    merged: Mapping[str, str]
    unsupported: tuple[str, ...]
    ignored: tuple[str, ...]

    def simulate(self, **more: Any) -> Any:
        """Simulate the mechanism under the gravity of the file.

        Parameters
        ----------
        **more
            Arguments of `polhode.simulate`.

        Returns
        -------
        MechanismRun
        """
        from ..motion.simulation import simulate

        run: Any = simulate(self.mechanism, **{"load": self.load, **more})
        return run

    def __repr__(self) -> str:
        m = self.mechanism
        lines = [f"<ImportedModel {m.name or ''}: {len(m.placed)} bodies, {len(m.joints)} joints>"]
        lines += [f"  missing: {x}" for x in self.unsupported] + [f"  not needed: {x}" for x in self.ignored]
        return "\n".join(lines)


class Loaded(NamedTuple):
    """A compiled MuJoCo model m, with its state d at the start, and the number of meshes in the file."""

    mujoco: Any  # the package
    m: Any
    d: Any
    meshes: int

    def group(self, body: int) -> int:
        """Return the number of the body to which a body is fixed, directly or through other bodies; 0 is the ground."""
        return int(self.m.body_weldid[body])

    def roots(self) -> list[int]:
        """Return the bodies that are not fixed to another one: the bodies of the mechanism."""
        return [body for body in range(1, self.m.nbody) if self.group(body) == body]

    def name(self, body: int) -> str:
        return name_of(self.m.body(body), body, "body")

    def disables(self, what: str) -> bool:
        """Return whether the file disables a feature, such as "GRAVITY"."""
        return bool(self.m.opt.disableflags & getattr(self.mujoco.mjtDisableBit, f"mjDSBL_{what}"))

    def ground_or_name(self, body: int) -> str | None:
        """Return the name of a body; None for the ground."""
        return self.name(body) if body else None


def read_model(
    path: str | Path,
    *,
    position: Mapping[str, Any] | None = None,
    velocity: Mapping[str, Any] | None = None,
    keyframe: str | None = None,
    base: Literal["fixed", "free"] | None = None,
    limit_stiffness: float | None = None,
    limit_damping: float = 0.0,
    assemble: bool = False,
) -> ImportedModel:
    """Read a robot from an MJCF or URDF file.  This needs MuJoCo: install the extra polhode[robots].

    Bodies that are fixed to each other become one body.  Supported joints are hinge, slide, ball and free.  Several
    joints of one body are supported in these combinations: two hinges at right angles through one point (universal),
    three hinges through one point (ball), a slide and a hinge with the same axis (cylindrical), and two slides with a
    hinge at right angles to them (planar).  Springs and dampers of hinges and slides are read; <connect> and <weld>
    close loops.  If the file has features that change the motion and that are not supported (contact, actuators,
    tendons, friction, ...), they are listed in a `polhode.UnsupportedFeatureWarning` and in `unsupported`.  A joint
    that is not supported raises an error.

    Parameters
    ----------
    path : str or Path
        A file that ends in .xml, .mjcf or .urdf.
    position, velocity : mapping, optional
        Positions and velocities at the start, by the names of the joints, in MuJoCo's coordinates (rad or m).  For a
        ball joint, give a quaternion (scalar first) and an angular velocity.  For a free joint, give a position and a
        quaternion (7 numbers), and a velocity and an angular velocity (6 numbers).
    keyframe : str, optional
        The name of a keyframe of the file from which the motion starts.
    base : {"fixed", "free"}, optional
        "free" lets the first body of a URDF file move freely; an MJCF file specifies this itself.
    limit_stiffness, limit_damping : float, optional
        Stiffness and damping of soft stops at the limits of the joints; without limit_stiffness, limits are ignored.
    assemble : bool
        Whether positions and velocities may be changed if they do not close the loops.

    Returns
    -------
    ImportedModel

    Examples
    --------
    >>> robot = ph.mechanisms.read_model("arm.urdf", position={"elbow": 0.5})  # doctest: +SKIP
    >>> run = robot.simulate(t_end=1.0, dt=1e-3)  # doctest: +SKIP
    """
    path = Path(path)
    loaded = compiled(path, base)
    start(loaded, position, velocity, keyframe)
    kept = limit_stiffness is not None
    mechanism = Mechanism(name=path.stem, assemble=assemble)
    origins = add_bodies(loaded, mechanism)
    stops = {"limit_stiffness": limit_stiffness, "limit_damping": limit_damping} if kept else {}
    lost = [*add_joints(loaded, mechanism, stops), *add_ties(loaded, mechanism)]
    lost += changes_motion(loaded, kept)
    lost += unread_elements(path)
    if lost:
        warn_caller(
            f"{path.name} contains features that mechanisms do not have: {'; '.join(lost)}", UnsupportedFeatureWarning
        )
    m = loaded.m
    fixed = set(range(1, m.nbody)) - set(loaded.roots())
    merged = {loaded.name(b): loaded.ground_or_name(loaded.group(b)) or "ground" for b in sorted(fixed)}
    ignored = tuple(without_effect(m, loaded.meshes))
    return ImportedModel(mechanism, weight(loaded), origins, merged, tuple(lost), ignored)


# --- reading ------------------------------------------------------------------------------------------------------


def compiled(path: Path, base: str | None) -> Loaded:
    """Compile the model of a file with MuJoCo, without data that are needed only for pictures."""
    try:
        import mujoco
    except ImportError:
        raise missing("reading MJCF and URDF files", "MuJoCo", "robots") from None
    if base not in (None, "fixed", "free"):
        raise unknown("base", base, ("fixed", "free"))
    if not path.is_file():
        raise InvalidInput(f"there is no file {path}")
    try:
        spec = mujoco.MjSpec.from_file(str(path))
        meshes = strip_pictures(mujoco, spec)
        spec.compiler.fusestatic = False
        if base == "free":
            first = spec.worldbody.first_body()
            if first is None or list(first.joints):
                raise InvalidInput(f"{path}: base='free' needs a first body without a joint, as in URDF files")
            first.add_freejoint()
        m = spec.compile()
    except InvalidInput:
        raise
    except Exception as e:  # from MuJoCo's parser or compiler
        raise InvalidInput(f"MuJoCo cannot read {path}: {' '.join(str(e).split())}") from None
    return Loaded(mujoco, m, mujoco.MjData(m), meshes)


def strip_pictures(mujoco: Any, spec: Any) -> int:
    """Delete materials, and meshes that are not needed for an inertia, so that their files may be missing.

    Return the number of meshes in the file.
    """
    meshes = len(spec.meshes)
    always = spec.compiler.inertiafromgeom == mujoco.mjtInertiaFromGeom.mjINERTIAFROMGEOM_TRUE
    for body in spec.bodies:
        for geom in list(body.geoms):
            geom.material = ""
            if geom.type == mujoco.mjtGeom.mjGEOM_MESH and body.explicitinertial and not always:
                spec.delete(geom)
    used = {g.meshname for g in spec.geoms}
    for thing in (*spec.sites, *spec.tendons, *spec.skins):
        thing.material = ""
    for group in (spec.skins, [x for x in spec.meshes if x.name not in used], spec.materials, spec.textures):
        for thing in list(group):
            spec.delete(thing)
    return meshes


def start(loaded: Loaded, position: Any, velocity: Any, keyframe: str | None) -> None:
    """Set the positions and velocities at the start, from the keyframe and then from the user's values."""
    mujoco, m, d, _ = loaded
    if keyframe is not None:
        names = [m.key(k).name for k in range(m.nkey)]
        if keyframe not in names:
            raise unknown("keyframe", keyframe, names)
        mujoco.mj_resetDataKeyframe(m, d, names.index(keyframe))
    joints = {name_of(m.joint(k), k, "joint"): k for k in range(m.njnt)}
    for what, given, into, first, sizes in (
        ("position", position, d.qpos, m.jnt_qposadr, (7, 4, 1, 1)),
        ("velocity", velocity, d.qvel, m.jnt_dofadr, (6, 3, 1, 1)),
    ):
        for name, value in (given or {}).items():
            if name not in joints:
                raise unknown("joint", name, joints)
            k = joints[name]
            size, v = sizes[int(m.jnt_type[k])], np.atleast_1d(np.asarray(value, float))
            if v.shape != (size,) or not np.isfinite(v).all():
                raise InvalidInput(f"{what} of joint {name!r} must be {size} finite number(s), got {value!r}")
            into[first[k] : first[k] + size] = v
    mujoco.mj_forward(m, d)


def weight(loaded: Loaded) -> Any:
    g = loaded.m.opt.gravity
    return gravity(g.tolist()) if np.any(g) and not loaded.disables("GRAVITY") else None


# --- bodies -------------------------------------------------------------------------------------------------------


def add_bodies(loaded: Loaded, mechanism: Mechanism) -> dict[str, np.ndarray]:
    """Add each group of bodies that are fixed to each other as one body; return the origins of their frames by name."""
    mujoco, m, d, _ = loaded
    origins = {}
    for root in loaded.roots():
        parts = [b for b in range(root, m.nbody) if loaded.group(b) == root]
        mass, centre, inertia = together(m, d, parts)
        R, six = d.xmat[root].reshape(3, 3), np.zeros(6)
        mujoco.mj_objectVelocity(m, d, mujoco.mjtObj.mjOBJ_XBODY, root, six, 0)
        turn, name = six[:3], loaded.name(root)
        try:
            body = Body(R.T @ inertia @ R, mass=mass, name=name)
        except InvalidInput as e:
            raise InvalidInput(f"body {name!r}: {e}") from None
        arm = centre - d.xpos[root]
        mechanism.add(
            body, position=centre, attitude=R, velocity=six[3:] + np.cross(turn, arm), omega=R.T @ turn, name=name
        )  # fmt: skip
        origins[name] = -R.T @ arm
    return origins


def together(m: Any, d: Any, parts: list[int]) -> tuple[float, np.ndarray, np.ndarray]:
    """Return mass, centre of mass and inertia of bodies that are fixed to each other.

    The inertia is about the centre of mass, in the space frame.
    """
    masses, centres = m.body_mass[parts], d.xipos[parts]
    mass = float(masses.sum())
    centre = masses @ centres / mass
    total = np.zeros((3, 3))
    for b, each, x in zip(parts, masses, centres - centre, strict=True):
        Q = d.ximat[b].reshape(3, 3)
        total += Q @ np.diag(m.body_inertia[b]) @ Q.T + each * ((x @ x) * np.eye(3) - np.outer(x, x))
    return mass, centre, 0.5 * (total + total.T)


# --- joints -------------------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A joint of the MuJoCo model: its type, its point and axis in space, and its number."""

    kind: int
    at: np.ndarray
    axis: np.ndarray
    number: int


def add_joints(loaded: Loaded, mechanism: Mechanism, stops: dict[str, Any]) -> list[str]:
    """Add the joints of the tree of bodies, and return their unsupported features."""
    m, d = loaded.m, loaded.d
    lost: list[str] = []
    for root in loaded.roots():
        first = int(m.body_jntadr[root])
        numbers = range(first, first + int(m.body_jntnum[root]))
        places = [Place(int(m.jnt_type[k]), d.xanchor[k].copy(), d.xaxis[k].copy(), k) for k in numbers]
        if [p.kind for p in places] == [FREE]:
            lost += springs_of(m, places, "a free joint")
            continue
        ends = loaded.name(root), loaded.ground_or_name(loaded.group(int(m.body_parentid[root])))
        name = "+".join(name_of(m.joint(p.number), p.number, "joint") for p in places)
        if len(places) == 1 and places[0].kind in (HINGE, SLIDE):
            join = mechanism.hinge if places[0].kind == HINGE else mechanism.slider
            join(*ends, at=places[0].at, axis=places[0].axis, name=name, **drive_of(loaded, places[0].number, stops))
            continue
        add_several(mechanism, ends, places, name)
        lost += springs_of(m, places, f"joint {name!r}")
    return lost


def add_several(mechanism: Mechanism, ends: tuple[Any, Any], places: list[Place], name: str) -> None:
    """Add the joint that is equivalent to all joints of the file between one body and its parent."""
    kinds, at = tuple(sorted(p.kind for p in places)), places[-1].at
    axes = np.array([p.axis for p in places])
    hinges = [p for p in places if p.kind == HINGE]
    one_place = all(np.abs(p.at - hinges[0].at).max() < FITS for p in hinges) if hinges else True
    if kinds == (BALL,):
        mechanism.ball(*ends, at=at, name=name)
    elif kinds == (HINGE, HINGE) and one_place and abs(axes[0] @ axes[1]) < PARALLEL:
        mechanism.universal(*ends, at=at, axes=(axes[1], axes[0]), name=name)
    elif kinds == (HINGE, HINGE, HINGE) and one_place and abs(np.linalg.det(axes)) > 1e-3:
        mechanism.ball(*ends, at=at, name=name)
    elif kinds == (SLIDE, HINGE) and np.linalg.norm(np.cross(axes[0], axes[1])) < PARALLEL:
        mechanism.cylindrical(*ends, at=hinges[0].at, axis=hinges[0].axis, name=name)
    elif kinds == (SLIDE, SLIDE, HINGE) and is_planar(places, hinges[0].axis):
        u = next(p.axis for p in places if p.kind == SLIDE)
        corners = (np.zeros(3), u, np.cross(hinges[0].axis, u))
        for k, corner in enumerate(corners):
            mechanism.point_on_plane(*ends, at=hinges[0].at + corner, normal=hinges[0].axis, name=f"{name}.{k + 1}")
    else:
        words = ", ".join(("free", "ball", "slide", "hinge")[p.kind] for p in places)
        raise Unsupported(
            f"body {ends[0]!r} has several joints ({words}), {name}, and mechanisms have no joint that combines them: "
            "put a small body between them in the file"
        )


def is_planar(places: list[Place], normal: np.ndarray) -> bool:
    """Return whether both slides are perpendicular to the axis of the hinge, and not parallel to each other."""
    u, v = (p.axis for p in places if p.kind == SLIDE)
    in_plane = abs(u @ normal) < PARALLEL and abs(v @ normal) < PARALLEL
    return bool(in_plane and np.linalg.norm(np.cross(u, v)) > 1e-3)


def drive_of(loaded: Loaded, k: int, stops: dict[str, Any]) -> dict[str, Any]:
    """Return spring, damper and stops of a hinge or slide as keywords; rest and limits are relative to the start."""
    m, d = loaded.m, loaded.d
    q = int(m.jnt_qposadr[k])
    drive: dict[str, Any] = {}
    if m.jnt_stiffness[k] and not loaded.disables("SPRING"):
        drive |= {"stiffness": float(m.jnt_stiffness[k]), "rest": float(m.qpos_spring[q] - d.qpos[q])}
    if m.dof_damping[m.jnt_dofadr[k]] and not loaded.disables("DAMPER"):
        drive["damping"] = float(m.dof_damping[m.jnt_dofadr[k]])
    if stops and m.jnt_limited[k] and can_have_stops(m, k) and not loaded.disables("LIMIT"):
        drive |= {"limits": (m.jnt_range[k] - d.qpos[q]).tolist(), **stops}
    return drive


def springs_of(m: Any, places: list[Place], where: str) -> list[str]:
    """Return a message about springs and dampers of joints that cannot have any; only single hinges and slides can."""
    for p in places:
        dof = int(m.jnt_dofadr[p.number])
        if m.jnt_stiffness[p.number] or np.any(m.dof_damping[dof : dof + joint_size(m, p.number)]):
            return [f"springs and dampers of {where}"]
    return []


# --- loops --------------------------------------------------------------------------------------------------------


def add_ties(loaded: Loaded, mechanism: Mechanism) -> list[str]:
    """Add the equality constraints <connect> and <weld>; return messages about all others."""
    m, known = loaded.m, loaded.mujoco.mjtEq
    lost = []
    if loaded.disables("EQUALITY"):
        return [f"equality constraints, which the file disables: {m.neq}"] if m.neq else []
    for k in range(m.neq):
        name, kind = name_of(m.equality(k), k, "tie"), int(m.eq_type[k])
        if not m.eq_active0[k]:
            lost.append(f"the tie {name!r}, which is not active at the start")
        elif kind not in (known.mjEQ_CONNECT, known.mjEQ_WELD):
            lost.append(tie_in_words(loaded, k, name))
        else:
            add_tie(loaded, mechanism, k, name)
    return lost


def tie_in_words(loaded: Loaded, k: int, name: str) -> str:
    """Return the message about an equality constraint that is not supported."""
    m = loaded.m
    one, two = int(m.eq_obj1id[k]), int(m.eq_obj2id[k])
    kind = loaded.mujoco.mjtEq(int(m.eq_type[k])).name.removeprefix("mjEQ_").lower()
    if kind != "joint":
        return f"the tie {name!r}, of kind {kind}"
    joint = name_of(m.joint(one), one, "joint")
    to = f" to {name_of(m.joint(two), two, 'joint')!r}" if two >= 0 else ""
    return f"the tie of joint {joint!r}{to} (mimic)"


def add_tie(loaded: Loaded, mechanism: Mechanism, k: int, name: str) -> None:
    """Close a loop by <connect> (two points coincide) or <weld> (two bodies do not move relative to each other)."""
    mujoco, m, d, _ = loaded
    weld = int(m.eq_type[k]) == mujoco.mjtEq.mjEQ_WELD
    one, two = int(m.eq_obj1id[k]), int(m.eq_obj2id[k])
    if int(m.eq_objtype[k]) == mujoco.mjtObj.mjOBJ_SITE:
        pair, points = (int(m.site_bodyid[one]), int(m.site_bodyid[two])), (d.site_xpos[one], d.site_xpos[two])
        turned = [d.site_xmat[s].reshape(3, 3) for s in (one, two)]
    else:
        pair, data = (one, two), m.eq_data[k]
        local = (data[3:6], data[:3]) if weld else (data[:3], data[3:6])
        points = tuple(d.xpos[b] + d.xmat[b].reshape(3, 3) @ p for b, p in zip(pair, local, strict=True))
        wanted = np.zeros(9)
        mujoco.mju_quat2Mat(wanted, data[6:10])
        turned = [d.xmat[pair[0]].reshape(3, 3) @ wanted.reshape(3, 3), d.xmat[pair[1]].reshape(3, 3)]
    if weld and (off := float(np.abs(turned[0] - turned[1]).max())) > FITS:
        raise InvalidInput(
            f"the bodies of weld {name!r} are turned relative to each other by about {off:.3g} rad at the start: give "
            "a start that fits this weld, with position= or keyframe="
        )
    ends = [loaded.ground_or_name(loaded.group(b)) for b in pair]
    arms = [mechanism.point_in_body(e, p) for e, p in zip(ends, points, strict=True)]
    join = mechanism.fixed if weld else mechanism.ball
    join(*ends, at_a=arms[0], at_b=arms[1], name=name)

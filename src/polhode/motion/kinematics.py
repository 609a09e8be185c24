"""Momenta, energies, quaternions and more, computed from attitudes and angular velocities."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..body import Body
from ..engines.layout import each
from ..errors import InvalidInput
from ..groups.convert import components, matrix, without_jumps
from ..kernels.flight import Pose
from ..kernels.quaternions import from_matrix
from ..kernels.values import Mat3, Vec3
from ..run.switching import Record, carried_at
from ..torques.control import Wheels, WheelSamples
from ..torques.identity import Missing

if TYPE_CHECKING:
    from ..run.setup import Setup


class NoPosition(InvalidInput, AttributeError):
    """Position or velocity of a body that only turns; as an AttributeError it makes `hasattr(run, "x")` False."""

    def __init__(self) -> None:
        super().__init__(
            "this body turns about a fixed point and has no position: simulate it with position, velocity, force or "
            "load"
        )


class Turning:
    """Attitudes R and angular velocities omega, and quantities computed from them.

    Arrays are (n, ...), with a leading axis of bodies in a batch.
    """

    __slots__ = ()
    body: Body  # the body that moves

    @property
    def _arrays(self) -> tuple[np.ndarray, np.ndarray]:
        """R and omega."""
        raise NotImplementedError

    @property
    def R(self) -> np.ndarray:
        """Attitude matrices, (n, 3, 3): body to space."""
        return self._arrays[0]

    @property
    def omega(self) -> np.ndarray:
        """Angular velocity in the body frame, (n, 3)."""
        return self._arrays[1]

    @property
    def _own_momentum(self) -> np.ndarray:
        """The momentum I omega of the body without wheels."""
        J = self.body.inertia
        J = J if J.ndim == 2 else J.reshape(len(J), *(1,) * (self.omega.ndim - 2), 3, 3)
        return np.einsum("...ij,...j->...i", J, self.omega)

    @property
    def momentum_body(self) -> np.ndarray:
        """Angular momentum in the body frame, (n, 3); with wheels, of body and wheels together."""
        own = self._own_momentum
        wheels = self._wheel_momentum()
        return own if wheels is None else own + wheels

    def _wheel_momentum(self) -> np.ndarray | None:
        """Momentum of the wheels in the body frame, with the shape of omega; None without wheels."""
        return None

    @property
    def momentum(self) -> np.ndarray:
        """Angular momentum in space, (n, 3)."""
        return np.einsum("...ij,...j->...i", self.R, self.momentum_body)

    @property
    def kinetic_energy(self) -> np.ndarray:
        """Kinetic energy 1/2 omega.I omega, (n,).

        The energy of wheels is not included.
        """
        return 0.5 * np.einsum("...i,...i->...", self.omega, self._own_momentum)


class Motion(Turning):
    """The motion of the body of a run at times t."""

    setup: Setup
    _t: np.ndarray
    _place: tuple[np.ndarray, np.ndarray] | None = None  # of a body that moves

    @property
    def t(self) -> np.ndarray:
        """Times of the samples, or the requested times, (n,)."""
        return self._t

    @property
    def valid(self) -> np.ndarray:
        """Mask of the valid samples, (n,) or (bodies, n); the others are NaN."""
        return np.ones(self.omega.shape[:-1], bool)

    def _principal_attitude(self) -> Mat3:
        """R in principal axes, leaves [sample, body]."""
        raise NotImplementedError

    @property
    def body(self) -> Body:  # type: ignore[override]
        """The body that moves."""
        return self.setup.body

    def _order(self, a: np.ndarray) -> np.ndarray:
        """Convert [sample, body, ...] to [body, sample, ...], or to [sample, ...] for one body."""
        return np.swapaxes(a, 0, 1) if self.setup.batch else a[:, 0]

    @property
    def omega_space(self) -> np.ndarray:
        """Angular velocity in space, (n, 3)."""
        return np.einsum("...ij,...j->...i", self.R, self.omega)

    @property
    def kinetic_energy(self) -> np.ndarray:
        """Kinetic energy 1/2 omega.I omega, (n,), plus 1/2 m v^2 for a body that moves.

        The energy of wheels is not included.
        """
        turning = super().kinetic_energy
        if not self.setup.flies:
            return turning
        moving = np.einsum("...i,...i->...", self.v, self.v)
        return turning + 0.5 * self._mass(moving) * moving

    # --- for a body that moves -----------------------------------------------------------------------------------

    @property
    def _places(self) -> tuple[np.ndarray, np.ndarray]:
        """Position x and velocity v of the centre of mass."""
        if self._place is None:
            raise NoPosition
        return self._place

    @property
    def x(self) -> np.ndarray:
        """Position of the centre of mass in space, (n, 3), of a body that moves."""
        return self._places[0]

    @property
    def v(self) -> np.ndarray:
        """Velocity of the centre of mass in space, (n, 3), of a body that moves."""
        return self._places[1]

    def _mass(self, values: np.ndarray) -> Any:
        """Return the mass in a shape that can be multiplied by `values`, whose first axis in a batch is the body."""
        m = self.body.mass
        if not self.setup.flies or m is None:
            raise NoPosition
        return m.reshape(-1, *(1,) * (values.ndim - 1)) if isinstance(m, np.ndarray) else m

    @property
    def linear_momentum(self) -> np.ndarray:
        """Linear momentum m v in space, (n, 3), of a body that moves."""
        return np.asarray(self._mass(self.v) * self.v)

    def momentum_about(self, point: Any = (0.0, 0.0, 0.0)) -> np.ndarray:
        """Angular momentum about a fixed point in space, from the rotation and the motion of the centre of mass.

        Parameters
        ----------
        point : array_like, (3,)
            The point in space.

        Returns
        -------
        ndarray, (n, 3)
            Angular momentum at each time, with a leading axis of bodies in a batch.
        """
        about = np.asarray(point, float)
        if about.shape != (3,) or not np.all(np.isfinite(about)):
            raise InvalidInput(f"point must be three finite numbers in space, got {point!r}")
        return self.momentum + np.cross(self.x - about, self.linear_momentum)

    @property
    def potential_energy(self) -> np.ndarray:
        """Potential energy, (n,), if the torque derives from a potential."""
        f = self.setup.bound_python.energy
        if f is None:
            if isinstance(self.setup.torque, Missing):
                raise InvalidInput(
                    f"this run was loaded from a file and its torque {self.setup.torque.name!r} was a function, which "
                    "files do not hold: for its energy give it again, polhode.load(path, torque=the Potential)"
                )
            raise InvalidInput(
                f"{self.setup.torque.name} has no potential energy; use kinetic_energy, or give a polhode.Potential"
            )
        R = self._principal_attitude()
        shape = np.broadcast_shapes(*(np.shape(x) for e in R for x in e))
        where: Any = R
        if self.setup.flies:
            x = np.swapaxes(self.x, 0, 1) if self.setup.batch else self.x[:, None]  # [sample, body, axis]
            where = Pose(R, Vec3(*np.moveaxis(x, -1, 0)), Vec3(0.0, 0.0, 0.0))
        with np.errstate(all="ignore"), self.setup.arithmetic():
            t = self.t.T if self.t.ndim == 2 else self.t[:, None]
            V = each(f, shape, t, where, self.setup.bound_python.p)
        a = self._order(np.array(np.broadcast_to(V, shape)))
        a[~self.valid] = np.nan
        return a

    @property
    def energy(self) -> np.ndarray:
        """Sum of kinetic and potential energy, (n,)."""
        return self.kinetic_energy + self.potential_energy

    @property
    def quaternion(self) -> np.ndarray:
        """Unit quaternions, scalar first, (n, 4), without jumps of sign."""
        with np.errstate(all="ignore"):
            return without_jumps(components(from_matrix(matrix(self.R, "R"))))

    @property
    def rotation(self) -> Any:
        """The attitudes as a SciPy Rotation, which normalises them; for a single body."""
        from scipy.spatial.transform import Rotation

        if self.setup.batch:
            raise InvalidInput(
                "a SciPy Rotation holds one body: for body k use "
                "scipy.spatial.transform.Rotation.from_matrix(run.R[k][run.valid[k]])"
            )
        return Rotation.from_matrix(np.array(self.R))  # old versions of SciPy do not accept read-only arrays

    @property
    def orthogonality(self) -> np.ndarray:
        """Distance of R from SO(3): Frobenius norm of R^T R - 1."""
        return np.linalg.norm(np.swapaxes(self.R, -1, -2) @ self.R - np.eye(3), axis=(-1, -2))


class RecordedMotion(Motion):
    """The motion of a run with recorded commands, from which the momenta of wheels are computed."""

    records: tuple[Record, ...]

    @cached_property
    def _momenta(self) -> list[np.ndarray]:
        """Momenta of the wheels of each torque that has wheels, [sample, wheel, body]."""
        torque = self.setup.torque
        if torque.external is not None and not torque.tells_held:  # the run had wheels
            raise InvalidInput(
                f"this run was loaded from a file, and files do not hold the function {torque.name!r}, which drove its "
                "wheels: to get the motion of the wheels, give it again, polhode.load(path, torque=...)"
            )
        if self.setup.bound.spin is None:
            return []
        return carried_at(self.setup, self.records, self.t, self.R.shape[0] if self.setup.batch else 1)

    @property
    def _wheel_torques(self) -> list[Wheels]:
        torque = self.setup.torque
        held = torque.held if isinstance(torque, Missing) else torque
        return [] if held is None else [q for q in held.parts if isinstance(q, Wheels)]

    def _wheel_momentum(self) -> np.ndarray | None:
        parts = [self._order(np.moveaxis(h, 1, 2) @ q.axes) for q, h in zip(self._wheel_torques, self._momenta)]
        return sum(parts[1:], start=parts[0]) if parts else None

    @property
    def wheels(self) -> WheelSamples:
        """Momenta of the wheels, (n, wheels), and if their inertia was given, their speeds relative to the body."""
        momenta = [self._order(np.moveaxis(h, 1, 2)) for h in self._momenta]
        if not momenta:
            raise InvalidInput("this body has no wheels; add polhode.torques.wheels(...) to its torque")
        h = np.concatenate(momenta, axis=-1)
        inertia = [q.inertia for q in self._wheel_torques]
        if any(J is None for J in inertia):
            return WheelSamples(h, None)
        axes = np.concatenate([q.axes for q in self._wheel_torques])
        return WheelSamples(h, h / np.concatenate(inertia) - self.omega @ axes.T)  # type: ignore[arg-type]

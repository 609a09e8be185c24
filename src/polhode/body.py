"""A rigid body: its inertia, which is checked, and the principal axes, in which the kernels compute."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .arguments import float_array
from .engines.dlpack import host
from .errors import InvalidInput, UnitHint, warn_caller
from .units import DENSITY, INERTIA, LENGTH, MASS, ONE, in_si

if TYPE_CHECKING:
    from .mesh import Mesh

CENTRE = (0.0, 0.0, 0.0)
LIGHT, LARGE = 100.0, 10.0  # in kg and in m: a body that is lighter and larger was probably given in other units


def positive(**sizes: Any) -> list[float]:
    """Convert sizes to floats in SI units; raise InvalidInput unless all of them are positive."""
    out = []
    for name, v in sizes.items():
        v = in_si(v, {"mass": MASS, "density": DENSITY, "scale": ONE}.get(name, LENGTH), name)
        try:
            x = np.nan if isinstance(v, str) else float(v)
        except (TypeError, ValueError):
            x = np.nan
        if not (np.isfinite(x) and x > 0):
            raise InvalidInput(f"{name} must be a positive number, got {v!r}")
        out.append(x)
    return out


class Form(NamedTuple):
    """The shape of a body and its sizes, for pictures: a "box", "cylinder", "cone" or "ellipsoid"."""

    kind: str
    size: tuple[float, ...]  # edges of a box, semi-axes of an ellipsoid, radius and height of the others


class Body:
    """A rigid body: its inertia, and optionally its mass and name.

    Parameters
    ----------
    inertia : array_like, (3,) or (3, 3)
        Three principal moments, or the inertia tensor (symmetric, positive definite), in kg m^2 or as strings with
        units ("12 kg cm^2").  The off-diagonal entries of the tensor are minus the products of inertia; for six numbers
        see `from_six`.  A leading axis makes a batch of bodies.
    mass : float or (bodies,), optional
        Mass in kg.  It is needed if the centre of mass moves, and by `about`.
    name : str, optional
        Name shown when the body is displayed.
    physical : bool
        The moments of a real body satisfy the triangle inequality I1 + I2 >= I3.  False skips this check: some
        publications use moments that no real body has.
    reference : array_like, (3,), optional
        The point about which the inertia is given, relative to the centre of mass, in body axes (m).  By default it is
        the centre of mass.

    Attributes
    ----------
    mass : float, ndarray or None
        Mass in kg, as given.
    name : str or None
        Name, as given.
    physical : bool
        Whether the triangle inequality was checked, as given.
    mesh : Mesh or None
        The surface from which `from_mesh` made the body, centred.
    form : Form or None
        The shape from which the body was made, such as a box, for pictures.

    Examples
    --------
    >>> ph.Body([5, 5, 1])
    <Body moments 5, 5, 1>
    >>> ph.Body.box(0.3, 0.2, 0.1, mass=15.0).moments
    array([0.0625, 0.125 , 0.1625])
    """

    mesh: Mesh | None = None  # the surface from which the body was made, centred
    form: Form | None = None  # the shape from which the body was made

    _reference: tuple[float, float, float] = (0.0, 0.0, 0.0)
    _central: np.ndarray | None = None  # inertia about the centre of mass, which `about` stores for further calls

    def __init__(
        self,
        inertia: Any,
        *,
        mass: Any = None,
        name: str | None = None,
        physical: bool = True,
        reference: Any = None,
    ) -> None:
        J = float_array(in_si(host(inertia), INERTIA, "inertia"))
        if J is None:
            raise InvalidInput(f"inertia must be three moments or a 3x3 tensor of numbers, got {inertia!r}")
        if not np.all(np.isfinite(J)):
            raise InvalidInput("inertia contains NaN or infinity; give finite numbers")
        if J.ndim in (1, 2) and J.shape[-1:] == (3,) and J.shape != (3, 3):
            J = J[..., :, None] * np.eye(3)
        elif J.ndim not in (2, 3) or J.shape[-2:] != (3, 3):
            six = "; for six numbers use Body.from_six(numbers, products=...)" if J.shape[-1:] == (6,) else ""
            raise InvalidInput(
                "inertia must be three moments or a 3x3 tensor, with one leading axis for a batch "
                f"(three bodies must be given as tensors, since 3x3 is one tensor), got shape {J.shape}{six}"
            )
        if J.shape[0] == 0:
            raise InvalidInput("the batch is empty: give at least one body")
        scale = np.abs(J).max(axis=(-1, -2), keepdims=True)
        if np.any(np.abs(J - np.swapaxes(J, -1, -2)) > 1e-9 * scale):
            three = " (3x3 is one tensor: the moments of three bodies must be given as tensors)" if J.ndim == 2 else ""
            raise InvalidInput(
                f"the inertia tensor is not symmetric; if you mean its symmetric part, give (J + J.T)/2{three}"
            )
        self.mass: Any = None if mass is None else masses(mass, J)
        self._inertia = 0.5 * J + 0.5 * np.swapaxes(J, -1, -2)
        self._inertia.setflags(write=False)
        self.name, self.physical = name, physical
        if reference is not None:
            x, y, z = place(reference, "reference").tolist()
            self._reference = x, y, z
        self._check()
        if mass is not None and reference is None and in_si(inertia, INERTIA, "inertia") is inertia:
            hint_at_units(self.mass, float(np.max(self.moments)))

    def _check(self) -> None:
        I = self.moments
        if np.any(I <= 0):
            raise InvalidInput(
                f"the inertia is not positive definite: principal moments {worst(I, I <= 0)}. A body without extent "
                "about an axis has no rotation about it; give every moment a positive value"
            )
        if self.physical:
            s = np.sort(I, axis=-1)
            broken = s[..., 0] + s[..., 1] < s[..., 2] * (1 - 1e-12)
            if np.any(broken):
                raise InvalidInput(
                    f"no real body has the moments {worst(I, broken)}: the two smaller ones must add up to at least "
                    "the largest (triangle inequality). Check the tensor, or pass physical=False to allow it"
                )

    @property
    def inertia(self) -> np.ndarray:
        """The inertia tensor in the user's body axes, (3, 3) or (bodies, 3, 3)."""
        return self._inertia

    @property
    def reference(self) -> np.ndarray:
        """The point about which the inertia is given, (3,), relative to the centre of mass in body axes."""
        return np.array(self._reference)

    def facts(self) -> dict[str, Any]:
        """Return the keywords for `Body(inertia, **facts)` to create this body again.

        Returns
        -------
        dict
            Values that JSON can hold.
        """
        mass = self.mass.tolist() if isinstance(self.mass, np.ndarray) else self.mass
        known: dict[str, Any] = {"mass": mass, "name": self.name, "physical": self.physical}
        return {**known, "reference": list(self._reference)} if any(self._reference) else known

    @property
    def batch(self) -> int | None:
        """Number of bodies, or None for a single one."""
        return None if self._inertia.ndim == 2 else int(self._inertia.shape[0])

    def member(self, k: int) -> Body:
        """One body of a batch; for a single body, the body itself.

        Parameters
        ----------
        k : int
            Index of the body, from 0.

        Returns
        -------
        Body
        """
        if self.batch is None:
            return self
        mass = float(self.mass[k]) if isinstance(self.mass, np.ndarray) else self.mass
        return Body(self._inertia[k], **{**self.facts(), "mass": mass})

    @cached_property
    def diagonal(self) -> bool:
        """Whether the user's body axes are principal axes."""
        off = self._inertia * (1 - np.eye(3))
        return not np.any(off)

    @cached_property
    def _principal(self) -> tuple[np.ndarray, np.ndarray]:
        I, Q = self._diagonalise()
        I.setflags(write=False)
        Q.setflags(write=False)
        return I, Q

    def _diagonalise(self) -> tuple[np.ndarray, np.ndarray]:
        if self.diagonal:
            I = np.diagonal(self._inertia, axis1=-2, axis2=-1).copy()
            return I, np.broadcast_to(np.eye(3), self._inertia.shape)
        I, Q = np.linalg.eigh(self._inertia)
        flip = np.where(np.linalg.det(Q) < 0, -1.0, 1.0)
        Q = Q * np.expand_dims(flip, (-1, -2))
        if self.batch is not None:  # each body gets the same axes as if it were not in a batch
            straight = ~np.any(self._inertia * (1 - np.eye(3)), axis=(-1, -2))
            I[straight] = np.diagonal(self._inertia, axis1=-2, axis2=-1)[straight]
            Q[straight] = np.eye(3)
        return I, Q

    @property
    def moments(self) -> np.ndarray:
        """Principal moments, (3,) or (bodies, 3); in ascending order unless the user's axes are principal."""
        return self._principal[0]

    @property
    def axes(self) -> np.ndarray:
        """Principal axes as columns, in the user's body axes: x_user = axes @ x_principal."""
        return self._principal[1]

    @classmethod
    def from_six(
        cls, numbers: Any, *, products: str, mass: Any = None, name: str | None = None, physical: bool = True,
        reference: Any = None,
    ) -> Body:  # fmt: skip
        """Create a body from the six numbers Ixx, Iyy, Izz, Ixy, Ixz, Iyz of a CAD program or a data sheet.

        Parameters
        ----------
        numbers : array_like, (6,) or (bodies, 6)
            The six numbers in kg m^2, or strings with units.
        products : {"integrals", "entries"}
            The meaning of Ixy, Ixz and Iyz.  "integrals": they are the products of inertia; Ixy is the integral of x y
            dm, which is positive for a mass in the quadrant where x and y are positive.  "entries": they are the
            entries of the tensor, which are minus these integrals.  Both conventions are in use, and polhode cannot
            detect a wrong one, so this argument is required.
        mass, name, physical, reference : optional
            As for `Body`.

        Returns
        -------
        Body

        Examples
        --------
        >>> ph.Body.from_six([2, 3, 4, 0.1, 0, 0], products="integrals").inertia[0, :2].tolist()
        [2.0, -0.1]
        """
        if products not in ("integrals", "entries"):
            raise InvalidInput(
                "from_six: state what the products are: products='integrals' (Ixy is the integral of x y dm) or "
                f"'entries' (Ixy is the entry of the tensor, minus that integral), got {products!r}"
            )
        a = float_array(in_si(host(numbers), INERTIA, "the six numbers"))
        if a is None or a.ndim not in (1, 2) or a.shape[-1] != 6:
            raise InvalidInput(f"from_six needs six numbers Ixx, Iyy, Izz, Ixy, Ixz, Iyz, got {numbers!r}")
        xy, xz, yz = (a[..., k] if products == "entries" else -a[..., k] for k in (3, 4, 5))
        rows = [[a[..., 0], xy, xz], [xy, a[..., 1], yz], [xz, yz, a[..., 2]]]
        J = np.moveaxis(np.array(rows), (0, 1), (-2, -1))
        if reference is None and in_si(numbers, INERTIA, "the six numbers") is not numbers:
            reference = CENTRE  # numbers with units need no hint
        return cls(J, mass=mass, name=name, physical=physical, reference=reference)

    # --- shapes, with uniform density, about the centre of mass -------------------------------------

    @classmethod
    def box(cls, a: float, b: float, c: float, *, mass: float = 1.0, name: str | None = None) -> Body:
        """Uniform box, about its centre.

        Parameters
        ----------
        a, b, c : float
            Edges along x, y and z (m).
        mass : float
            Mass in kg.
        name : str, optional
            Name shown when the body is displayed.

        Returns
        -------
        Body
        """
        a, b, c, mass = positive(a=a, b=b, c=c, mass=mass)
        m = mass / 12
        moments = m * np.array([b * b + c * c, a * a + c * c, a * a + b * b])
        return cls._uniform(moments, mass, name, Form("box", (a, b, c)))

    @classmethod
    def cylinder(cls, radius: float, height: float, *, mass: float = 1.0, name: str | None = None) -> Body:
        """Uniform solid cylinder along z, about its centre.

        Parameters
        ----------
        radius, height : float
            Radius and height in m.
        mass : float
            Mass in kg.
        name : str, optional
            Name shown when the body is displayed.

        Returns
        -------
        Body
        """
        radius, height, mass = positive(radius=radius, height=height, mass=mass)
        t = mass * (3 * radius**2 + height**2) / 12
        return cls._uniform([t, t, mass * radius**2 / 2], mass, name, Form("cylinder", (radius, height)))

    @classmethod
    def cone(cls, radius: float, height: float, *, mass: float = 1.0, name: str | None = None) -> Body:
        """Uniform solid cone along z, about its centre of mass, which is 3/4 of the height from the tip.

        Parameters
        ----------
        radius, height : float
            Radius and height in m.
        mass : float
            Mass in kg.
        name : str, optional
            Name shown when the body is displayed.

        Returns
        -------
        Body
        """
        radius, height, mass = positive(radius=radius, height=height, mass=mass)
        t = 3 * mass * (4 * radius**2 + height**2) / 80
        return cls._uniform([t, t, 3 * mass * radius**2 / 10], mass, name, Form("cone", (radius, height)))

    @classmethod
    def ellipsoid(cls, a: float, b: float, c: float, *, mass: float = 1.0, name: str | None = None) -> Body:
        """Uniform solid ellipsoid, about its centre.

        Parameters
        ----------
        a, b, c : float
            Semi-axes along x, y and z (m).
        mass : float
            Mass in kg.
        name : str, optional
            Name shown when the body is displayed.

        Returns
        -------
        Body
        """
        a, b, c, mass = positive(a=a, b=b, c=c, mass=mass)
        m = mass / 5
        moments = m * np.array([b * b + c * c, a * a + c * c, a * a + b * b])
        return cls._uniform(moments, mass, name, Form("ellipsoid", (a, b, c)))

    @classmethod
    def sphere(cls, radius: float, *, mass: float = 1.0, name: str | None = None) -> Body:
        """Uniform solid sphere, about its centre.

        Parameters
        ----------
        radius : float
            Radius in m.
        mass : float
            Mass in kg.
        name : str, optional
            Name shown when the body is displayed.

        Returns
        -------
        Body
        """
        radius, mass = positive(radius=radius, mass=mass)
        return cls._uniform([2 * mass * radius**2 / 5] * 3, mass, name, Form("ellipsoid", (radius,) * 3))

    @classmethod
    def from_mesh(
        cls,
        mesh: str | Path | Any,
        *,
        mass: float | None = None,
        density: float | None = None,
        scale: float = 1.0,
        name: str | None = None,
    ) -> Body:
        """Uniform solid body inside a closed surface of triangles, about its centre of mass.

        The body axes are those of the mesh.  Volume, centre of mass (`body.mesh.centre`) and inertia are exact for a
        surface of triangles.

        Parameters
        ----------
        mesh : path, or (vertices, triangles), or object with `vertices` and `faces`
            Files may be STL, OBJ, GLB, glTF, PLY or OFF.  The arrays have the shapes (n, 3) and (m, 3).  The surface
            must be closed, and its triangles must be counter-clockwise when seen from outside.
        mass, density : float, optional
            Give at most one of them, in kg or kg/m^3.  Without both, the mass is 1 kg.
        scale : float
            Metres per unit of the file (0.001 for millimetres).
        name : str, optional
            Name shown when the body is displayed.

        Returns
        -------
        Body
        """
        from .mesh import enclosed

        if mass is not None and density is not None:
            raise InvalidInput("give the mass or the density of the mesh, not both")
        (scale,) = positive(scale=scale)
        surface, inside = enclosed(mesh, scale)
        if density is not None:
            (density,) = positive(density=density)
            mass = density * inside.volume
        (mass,) = positive(mass=1.0 if mass is None else mass)
        inertia = mass / inside.volume * inside.inertia
        off = np.abs(inertia * (1 - np.eye(3))).max()
        if off < 1e-14 * np.abs(inertia).max():  # these products of inertia are only rounding errors
            inertia = np.diag(np.diag(inertia))
        body = cls(inertia, mass=mass, name=name, reference=CENTRE)
        body.mesh = surface
        return body

    @classmethod
    def _uniform(cls, moments: Any, mass: float, name: str | None, form: Form) -> Body:
        made = cls(moments, mass=mass, name=name, reference=CENTRE)
        made.form = form
        return made

    def about(self, point: Any) -> Body:
        """Return this body with its inertia about another point (Steiner's theorem); needs the mass.

        Parameters
        ----------
        point : array_like, (3,)
            Position of the point relative to the centre of mass, in body axes (m).  The result does not depend on the
            present `reference`: ``body.about(a).about(b)`` is ``body.about(b)``.

        Returns
        -------
        Body

        Examples
        --------
        >>> ph.Body.sphere(0.1, mass=1.0).about([0, 0, 0.5]).moments.round(6)
        array([0.254, 0.254, 0.004])
        """
        if self.mass is None:
            raise InvalidInput("about() needs the mass: Body(inertia, mass=...)")
        d, r = place(point, "point"), self.reference
        central = self._central
        if central is None:
            central = self._inertia - steiner(self.mass, r) if np.any(r) else self._inertia
        made = Body(
            central + steiner(self.mass, d), mass=self.mass, name=self.name, physical=self.physical, reference=d
        )
        made._central, made.form, made.mesh = central, self.form, self.mesh
        return made

    def __repr__(self) -> str:
        named = f"{self.name}: " if self.name else ""
        if self.batch is not None:
            return f"<Body {named}{self.batch} bodies>"
        axes = "" if self.diagonal else ", axes not principal"
        return f"<Body {named}moments {', '.join(f'{x:.6g}' for x in self.moments)}{axes}>"


def hint_at_units(mass: Any, moment: float) -> None:
    """Warn if a light body has a very large moment of inertia, which was probably meant in kg mm^2."""
    if np.ndim(mass) == 0 and mass < LIGHT and moment > mass * LARGE**2:
        warn_caller(
            f"a body of {mass:g} kg with a moment of {moment:g} kg m^2 has its mass about "
            f"{(moment / mass) ** 0.5:.3g} m from its axis. "
            f"If the inertia is in kg mm^2, say so: '{moment:g} kg mm^2', or multiply it by 1e-6",
            UnitHint,
        )


def place(point: Any, name: str) -> np.ndarray:
    """Convert a point in body axes to an array of three finite numbers, or raise InvalidInput."""
    d = float_array(in_si(point, LENGTH, name))
    if d is None or d.shape != (3,) or not np.all(np.isfinite(d)):
        raise InvalidInput(f"{name} must be three finite numbers in body axes, got {point!r}")
    return d


def masses(mass: Any, J: np.ndarray) -> float | np.ndarray:
    """Return the mass as a float, or one mass for each body as an array; raise InvalidInput unless all are positive."""
    if np.ndim(mass) == 0:
        return positive(mass=mass)[0]
    each = float_array(host(mass))
    bodies = J.shape[0] if J.ndim == 3 else None
    if each is None or each.shape != (bodies,) or not np.all(np.isfinite(each) & (each > 0)):
        wanted = "a positive number" if bodies is None else f"a positive number, or {bodies} of them, one for each body"
        raise InvalidInput(f"mass must be {wanted}, got {mass!r}")
    each = each.copy()
    each.setflags(write=False)
    return each


def steiner(mass: Any, d: np.ndarray) -> np.ndarray:
    """Return the inertia about a point minus that about the centre of mass; d leads from the centre to the point."""
    shift: np.ndarray = np.multiply.outer(mass, d @ d * np.eye(3) - np.outer(d, d))
    return shift


def worst(I: np.ndarray, bad: np.ndarray) -> str:
    """Return the three moments as text; in a batch, those of the first invalid body, with its number."""
    if I.ndim == 1:
        return ", ".join(f"{x:.6g}" for x in I)
    k = int(np.argmax(np.any(bad.reshape(bad.shape[0], -1), axis=-1)))
    return ", ".join(f"{x:.6g}" for x in I[k]) + f" (body {k})"

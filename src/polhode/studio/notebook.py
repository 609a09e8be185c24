"""Views in a notebook that Python can read and control.  They share a server, so the page's script is loaded once."""

from __future__ import annotations

import atexit
import html
import itertools
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput
from .document import Document, pack
from .page import follow_theme
from .present import document

if TYPE_CHECKING:
    from .server import Studio

_starting = threading.Lock()
_numbers = itertools.count(1)
_studio: Studio | None = None


def shared_studio() -> Studio:
    """Return the server that all linked views of this process share."""
    global _studio
    with _starting:
        if _studio is None or not _studio.thread.is_alive():
            from .server import Studio

            _studio = Studio(None, warm=False, notebook=True)
            atexit.register(_studio.close)
        return _studio


class LinkedView:
    """A document in a notebook.  Python can read and change what its page shows.

    Attributes
    ----------
    time : float or None
        The time that the page shows.  Assign a value to change it.
    state : dict
        The state that the page last reported: time, view, cameras, selected members.  Empty until the page is shown.

    Examples
    --------
    ::

        page = ph.studio.link(run)  # the last line of a cell shows it
        page.time = 2.5
    """

    def __init__(self, shown: Document, height: int = 640) -> None:
        self.studio, self.name, self.height = shared_studio(), str(next(_numbers)), height
        self.studio.packets[self.name] = pack({"id": 0, **shown})
        self.title = str(shown.get("title", ""))

    @property
    def state(self) -> dict[str, Any]:
        return dict(self.studio.states.get(self.name, {}))

    @property
    def time(self) -> float | None:
        return self.state.get("time")

    @time.setter
    def time(self, t: float) -> None:
        self.show(time=float(t))

    @property
    def cameras(self) -> dict[str, list[float]]:
        """Azimuth, elevation (rad) and distance of the camera in each scene."""
        return dict(self.state.get("cameras", {}))

    @property
    def selection(self) -> dict[str, Any]:
        """The selected members of an ensemble: `picked` is a member, and `brushes` are ranges of columns."""
        return dict(self.state.get("members", {}))

    def show(
        self,
        *,
        time: float | None = None,
        view: str | None = None,
        play: bool | None = None,
        cameras: Mapping[str, Any] | None = None,
    ) -> None:
        """Change what the page shows: the time, the view or the cameras; play or pause.

        Parameters
        ----------
        time : float, optional
            The time to show.
        view : str, optional
            Name of the view, such as "overview" or "body".
        play : bool, optional
            True to play, False to pause.
        cameras : mapping, optional
            Cameras, in the same form as in `state`.
        """
        asked = {"time": time, "view": view, "play": play, "cameras": None if cameras is None else dict(cameras)}
        given = {k: v for k, v in asked.items() if v is not None}
        if not given:
            raise InvalidInput("give what to show: time, view, play or cameras")
        self.studio.tell(self.name, **given)

    @property
    def address(self) -> str:
        """Address of the page, with the server's token."""
        return f"{self.studio.address}&document={self.name}"

    def close(self) -> None:
        """Remove the document from the server.  A page that is already open does not change."""
        self.studio.packets.pop(self.name, None)
        self.studio.states.pop(self.name, None)

    def _repr_html_(self) -> str:
        frame = f'src="{html.escape(self.address, quote=True)}" allow="fullscreen"'
        return follow_theme(frame, self.height)

    def __repr__(self) -> str:
        return f"<LinkedView {self.title}: {self.address}>"


def link(*what: Any, height: int = 640, **more: Any) -> LinkedView:
    """Like `view`, but Python can read and control the page.  This needs a notebook on this machine and the extra
    `studio`.

    Parameters
    ----------
    *what
        As in `view`.
    height : int
        Height in the notebook, in pixels.
    **more
        As in `view`.

    Returns
    -------
    LinkedView

    Examples
    --------
    >>> page = ph.studio.link(run)  # the last line of a cell shows it       # doctest: +SKIP
    >>> page.time = 2.5  # doctest: +SKIP
    >>> page.cameras  # as the user has turned them            # doctest: +SKIP
    """
    return LinkedView(document(*what, **more), height)

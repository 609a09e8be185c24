"""Views in a notebook that are linked with Python: all on one server, so that the page's script is loaded once."""

from __future__ import annotations

import atexit
import html
import itertools
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput
from .document import Document, document, pack
from .page import follow_theme

if TYPE_CHECKING:
    from .server import Studio

_starting = threading.Lock()
_numbers = itertools.count(1)
_studio: Studio | None = None


def shared_studio() -> Studio:
    """The server of all linked views of this process."""
    global _studio
    with _starting:
        if _studio is None or not _studio.thread.is_alive():
            from .server import Studio

            _studio = Studio(None, warm=False, notebook=True)
            atexit.register(_studio.close)
        return _studio


class LinkedView:
    """A document in a notebook; Python can read and change what its page shows.

    Attributes
    ----------
    time : float or None
        The time that is shown; setting it moves the page there.
    state : dict
        The state that the page reports: time, view, cameras, selection of an ensemble.  Empty until the page is shown.

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
        """Azimuth, elevation (rad) and distance of the camera of each scene."""
        return dict(self.state.get("cameras", {}))

    @property
    def selection(self) -> dict[str, Any]:
        """The selection in an ensemble: `picked`, the member, and `brushes`, ranges of columns."""
        return dict(self.state.get("members", {}))

    def show(
        self,
        *,
        time: float | None = None,
        view: str | None = None,
        play: bool | None = None,
        cameras: Mapping[str, Any] | None = None,
    ) -> None:
        """Show a time, a view or cameras; play or pause.

        Parameters
        ----------
        time : float, optional
            The time to show.
        view : str, optional
            "overview", "body", ...
        play : bool, optional
            Play or pause.
        cameras : mapping, optional
            Cameras, as in `state`.
        """
        asked = {"time": time, "view": view, "play": play, "cameras": None if cameras is None else dict(cameras)}
        given = {k: v for k, v in asked.items() if v is not None}
        if not given:
            raise InvalidInput("give what to show: time, view, play or cameras")
        self.studio.tell(self.name, **given)

    @property
    def address(self) -> str:
        """Address of the page."""
        return f"{self.studio.address}&document={self.name}"

    def close(self) -> None:
        """Forget the document; its page remains unchanged."""
        self.studio.packets.pop(self.name, None)
        self.studio.states.pop(self.name, None)

    def _repr_html_(self) -> str:
        frame = f'src="{html.escape(self.address, quote=True)}" allow="fullscreen"'
        return follow_theme(frame, self.height)

    def __repr__(self) -> str:
        return f"<LinkedView {self.title}: {self.address}>"


def link(*what: Any, height: int = 640, **more: Any) -> LinkedView:
    """Like `view`, but linked with Python, in a notebook on this machine; needs the extra `studio`.

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
    >>> page.cameras  # as the reader has turned it            # doctest: +SKIP
    """
    return LinkedView(document(*what, **more), height)

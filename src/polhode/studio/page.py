"""Self-contained pages: the page of the studio with a document inside."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import os
import secrets
import tempfile
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from ..errors import PolhodeError
from ..pictures.page import check_page, write_page
from .document import Document, pack
from .present import document

SANDBOX = 'sandbox="allow-scripts allow-downloads" allow="fullscreen"'
LINK, SCRIPT = '<link rel="stylesheet" href="studio.css">', '<script src="studio.js" defer></script>'

# Tells the frame whether the surrounding notebook (JupyterLab, VS Code, Colab or any other page) is dark, and again
# whenever this changes.
FOLLOW_THEME = """(id) => {
  const frame = document.getElementById(id), root = document.documentElement, body = document.body;
  const dark = () => {
    if (body.dataset.jpThemeLight) return body.dataset.jpThemeLight === "false";
    if (body.dataset.vscodeThemeKind) return /dark|contrast$/.test(body.dataset.vscodeThemeKind);
    const named = root.getAttribute("theme") || root.dataset.theme;
    if (named === "dark" || named === "light") return named === "dark";
    const [r, g, b, a] = (getComputedStyle(body).backgroundColor.match(/[\\d.]+/g) || []).map(Number);
    return a === 0 || b === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : r + g + b < 384;
  };
  const inside = () => frame.contentWindow;
  const tell = () => inside() && inside().postMessage({polhodeTheme: dark() ? "dark" : "light"}, "*");
  const watch = new MutationObserver(() => (frame.isConnected ? tell() : watch.disconnect()));
  for (const node of [root, body]) watch.observe(node, {attributes: true});
  addEventListener("message", (e) => e.source === inside() && e.data && e.data.polhode === "ready" && tell());
}"""

# unpacks the page that the views of a notebook share, and notifies the views that wait for it
KEEP_SHELL = """(key, data) => {
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  (window.polhodeShells ||= {})[key] = text;
  text.then(() => dispatchEvent(new Event("polhode-shell")));
}"""
# fills a frame with the shared page and the frame's own document, as soon as the shared page is available
FILL_FRAME = """(id, key, packet) => {
  const frame = document.getElementById(id);
  const fill = () => {
    const shell = (window.polhodeShells || {})[key];
    if (shell) shell.then((text) => { frame.srcdoc = text.replace("POLHODE-PACKET", () => packet); });
    return Boolean(shell);
  };
  if (fill()) return;
  frame.srcdoc = "<p style='font: 14px sans-serif; color: #888'>This view needs the shared page, which is missing: " +
    "run the cell with <code>ph.studio.share()</code> again.</p>";
  const wait = () => { if (!frame.isConnected || fill()) removeEventListener("polhode-shell", wait); };
  addEventListener("polhode-shell", wait);
}"""


def follow_theme(attributes: str, height: int, then: Callable[[str], str] | None = None) -> str:
    """Return a frame for a notebook that follows its theme.  `then` makes a script from the id of the frame."""
    name = f"polhode-{secrets.token_hex(6)}"
    frame = f'<iframe id="{name}" {attributes} style="width: 100%; height: {height}px; border: 0"></iframe>'
    return f"{frame}<script>({FOLLOW_THEME})({name!r});{then(name) if then else ''}</script>"


def asset(name: str) -> str:
    """Return the text of a file of the page, which is part of the package."""
    try:
        return resources.files("polhode.studio").joinpath("static", name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PolhodeError(f"the studio's page ({name}) is missing from this installation; install it again") from None


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def standalone(packet: bytes, title: str = "") -> str:
    """Return the page as one HTML file that contains the packet of its document."""
    return shell(base64.b64encode(packet).decode(), title)


def shell(data: str, title: str = "") -> str:
    """Return the page as one HTML file that contains a packet in base64."""
    page, style, script = asset("index.html"), asset("studio.css"), asset("studio.js")
    for part in (LINK, SCRIPT):
        if page.count(part) != 1:
            raise PolhodeError(f"the studio's page does not contain {part} exactly once; install polhode again")
    policy = (
        f"default-src 'none'; script-src {digest(script)}; style-src {digest(style)}; "
        "img-src data: blob:; media-src blob:"
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    head, _, rest = page.partition("<head>")
    page = f"{head}<head>{meta}{rest}"
    if title:
        before, _, after = page.partition("<title>")
        page = f"{before}<title>{html.escape(title)} · polhode{after[after.index('</title>') :]}"
    holder = f'<script type="application/octet-stream" id="polhode-packet">{data}</script>'
    page = page.replace(LINK, f'<style id="polhode-style">{style}</style>')
    return page.replace(SCRIPT, f'{holder}\n<script id="polhode-script">{script}</script>')


class Page:
    """A page with one or more motions.  A notebook displays it; elsewhere call `open` or `save`.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1)
    >>> page = ph.studio.view(run, reference=False)
    >>> page.html.startswith("<!doctype html>")
    True
    """

    def __init__(self, document: Document, height: int = 640) -> None:
        self.document, self.height = document, height

    @property
    def packet(self) -> bytes:
        return pack(self.document)

    @property
    def html(self) -> str:
        """The page as HTML, without references to other files."""
        return standalone(self.packet, str(self.document.get("title", "")))

    def save(self, path: str | Path) -> Path:
        """Write the page to a file.

        Parameters
        ----------
        path : str or Path
            Name of the file.

        Returns
        -------
        Path
        """
        place = check_page(path)
        return write_page(place, self.html)

    def open(self) -> Path:
        """Show the page in the browser, from a file in the folder for temporary files.  Return its path."""
        import webbrowser

        handle, name = tempfile.mkstemp(prefix="polhode-", suffix=".html")
        os.close(handle)
        path = self.save(name)
        webbrowser.open(path.as_uri())
        return path

    def _repr_html_(self) -> str:
        if (key := SharedPage.key) is not None:
            data = base64.b64encode(self.packet).decode()
            return follow_theme(SANDBOX, self.height, lambda name: f"({FILL_FRAME})({name!r}, {key!r}, {data!r})")
        inside = html.escape(self.html, quote=True)
        return follow_theme(f'srcdoc="{inside}" {SANDBOX}', self.height)

    def __repr__(self) -> str:
        return f"<Page {self.document.get('title', '')}: .open() shows it, .save('page.html') writes it>"


class SharedPage:
    """The page that the views of a notebook share, once it is displayed in a cell.  Call `share` to create it.

    Attributes
    ----------
    key : str or None
        Identifies the shared page; None if each view has its own page.

    Examples
    --------
    >>> ph.studio.share()  # doctest: +SKIP
    <SharedPage of the studio: in a notebook, views share the page that this cell holds>
    """

    key: str | None = None  # identifies the shared page, to which views refer; None if each view has its own page

    def __init__(self) -> None:
        text = shell("POLHODE-PACKET")
        SharedPage.key = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._data = base64.b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()

    def _repr_html_(self) -> str:
        words = "Views of this notebook share the studio's page, which is in this cell."
        return f"<p>{words}</p><script>({KEEP_SHELL})({self.key!r}, {self._data!r})</script>"

    def __repr__(self) -> str:
        return "<SharedPage of the studio: in a notebook, views share the page that this cell holds>"


def share(on: bool = True) -> SharedPage | None:
    """Let all views of a notebook share one page, which is stored in the cell that displays the result of this
    function.

    By default each view contains the whole page (about 0.9 MB) and works without other cells.  With a shared page,
    views contain only their documents.  They work only if the notebook is trusted and the cell with the shared page has
    not been cleared.

    Parameters
    ----------
    on : bool
        False makes each new view contain the whole page again.

    Returns
    -------
    SharedPage or None
        The shared page; make the call the last line of a cell, so that the notebook displays it.

    Examples
    --------
    >>> ph.studio.share()
    <SharedPage of the studio: in a notebook, views share the page that this cell holds>
    >>> ph.studio.share(False)
    """
    if on:
        return SharedPage()
    SharedPage.key = None
    return None


def view(*what: Any, height: int = 640, **more: Any) -> Page:
    """Show runs, a file, a problem or an exhibit of the lab in an interactive page.

    Parameters
    ----------
    *what
        One to four runs, a result or scenario in a file, a problem of `polhode.problems`, or an exhibit of the lab.
    height : int
        Height in a notebook, in pixels.
    **more
        `body`, the number of the body in a batch; `names` of the runs; `samples`, the largest number per run;
        `reference`, whether runs with a torque are compared with a more accurate run (True by default).

    Returns
    -------
    Page
        A notebook displays it.  Elsewhere `.open()` shows it in the browser, and `.save("page.html")` writes a
        self-contained file.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1)
    >>> ph.studio.view(run, reference=False).save("spin.html").name
    'spin.html'
    """
    return Page(document(*what, **more), height)

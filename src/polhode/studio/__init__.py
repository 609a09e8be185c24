"""The studio: interactive pages that show motions, in the browser, in a notebook, or as a single file.

ph.studio.serve("fast-top")          opens the studio in the browser, to change and compare runs
ph.studio.view(run).save("top.html") writes one self-contained file
ph.studio.link(run)                  in a notebook: a page that Python can read and control
"""

from .notebook import LinkedView, link
from .page import Page, SharedPage, share, view

__all__ = ["LinkedView", "Page", "SharedPage", "link", "serve", "share", "view"]


def __getattr__(name: str) -> object:
    if name == "serve":  # imported here because it needs the extra polhode[studio]
        from .server import serve

        return serve
    raise AttributeError(f"module 'polhode.studio' has no attribute {name!r}")

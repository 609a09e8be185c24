"""The studio: motions in a page, in the browser, in a notebook, or as one file.

ph.studio.serve("fast-top")          opens it in the browser, where runs can be changed and compared
ph.studio.view(run).save("top.html") one self-contained file
ph.studio.link(run)                  in a notebook, linked with Python
"""

from .notebook import LinkedView, link
from .page import Page, SharedPage, share, view

__all__ = ["LinkedView", "Page", "SharedPage", "link", "serve", "share", "view"]


def __getattr__(name: str) -> object:
    if name == "serve":  # needs the extra polhode[studio]
        from .server import serve

        return serve
    raise AttributeError(f"module 'polhode.studio' has no attribute {name!r}")

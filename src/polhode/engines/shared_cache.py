"""A cache of compiled code, shared by threads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Any


class SharedCache:
    """Values by key.  Each value is made once; when there are more than `most`, the cache is emptied.

    A look-up is a single `get`, so another thread may empty the cache at any time.
    """

    def __init__(self, most: int = 256) -> None:
        self.most, self.known, self.lock = most, dict[Hashable, Any](), threading.RLock()

    def find(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """The value of a key, made by `make` if there is none.  None is not a value."""
        value = self.known.get(key)
        if value is not None:
            return value
        with self.lock:  # reentrant: making one value may need another
            value = self.known.get(key)
            if value is None:
                value = make()
                if len(self.known) >= self.most:
                    self.known.clear()
                self.known[key] = value
            return value

"""A cache of compiled code that several threads may use."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Any


class SharedCache:
    """Values by key.  Each value is created once.  When there are `most` values, the cache is emptied.

    Another thread may empty the cache at any time; a look-up is a single `get`, so this does no harm.
    """

    def __init__(self, most: int = 256) -> None:
        self.most, self.known, self.lock = most, dict[Hashable, Any](), threading.RLock()

    def find(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return the value of a key; create it by `make` if there is none.  A value must not be None."""
        value = self.known.get(key)
        if value is not None:
            return value
        with self.lock:  # reentrant, because `make` may call `find`
            value = self.known.get(key)
            if value is None:
                value = make()
                if len(self.known) >= self.most:
                    self.known.clear()
                self.known[key] = value
            return value

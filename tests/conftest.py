"""Compiled code is kept between runs and shared by workers, so that only what changed is compiled."""

import os
from pathlib import Path

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "polhode-tests"
os.environ.setdefault("POLHODE_CACHE_DIR", str(CACHE / "numba"))
os.environ.setdefault("POLHODE_CACHE_MB", "512")
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(CACHE / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")

"""Scenario files: a simulation written down in TOML, and what it means in Python.

scenario = polhode.scenario.read("top.toml")
run = scenario.simulate()
"""

from .file import Loaded, ScenarioError, from_data, parse, read, schema
from .model import Scenario

__all__ = ["Loaded", "Scenario", "ScenarioError", "from_data", "parse", "read", "schema"]

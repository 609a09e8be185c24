"""Scenario files: a simulation described in TOML.  A scenario can also be printed as the equivalent Python program.

scenario = polhode.scenario.read("top.toml")
run = scenario.simulate()
"""

from .file import Loaded, ScenarioError, from_data, parse, read, schema
from .model import Scenario

__all__ = ["Loaded", "Scenario", "ScenarioError", "from_data", "parse", "read", "schema"]

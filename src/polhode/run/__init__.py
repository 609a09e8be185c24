"""How a run advances: its arguments and their checks, the stepping loop, step-size control, interrupts."""

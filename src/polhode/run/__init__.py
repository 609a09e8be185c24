"""How a run advances: what was requested, its checks, the stepping loop, step-size control, interrupts."""

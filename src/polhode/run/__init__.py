"""Runs: their arguments and checks, the loop over steps, step-size control, failures and interrupts."""

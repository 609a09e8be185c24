"""The motion of a body: simulate, the trajectory, observables, dense output and events."""

"""Functions of rotations and quaternions on NumPy arrays with any leading axes, based on those in `kernels`."""

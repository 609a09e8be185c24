"""Rotations and quaternions on NumPy arrays: the kernel's functions with leading axes."""

"""Compute torques with CuPy on the GPU, without copies to the host.

A million magnets turn in a rotating field.  polhode keeps the states on the GPU and provides attitude and angular
velocity there (DLPack).  CuPy computes the torques, and polhode reads them on the GPU.

    python examples/cupy_torques.py [--bodies 1000000] [--steps 100]
"""

import argparse
import time

import numpy as np

import polhode as ph


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bodies", type=int, default=1_000_000)
    parser.add_argument("--steps", type=int, default=100)
    args = parser.parse_args()
    try:
        import cupy as cp

        cp.cuda.runtime.getDeviceCount()
    except Exception as e:  # CuPy is not installed, or there is no GPU
        print(f"skipped: this example needs CuPy and an NVIDIA GPU ({type(e).__name__}: {e})")
        return
    omega = np.random.default_rng(3).normal(0.0, 0.3, (args.bodies, 3))
    try:
        s = ph.stepper([1.0, 1.2, 1.5], omega=omega, dt=0.02, method="mr2", engine="cuda")
        s.ask()
    except ph.EngineUnavailable as e:
        print(f"skipped: {e}")
        return
    began = time.perf_counter()
    while s.steps < args.steps:
        q = s.ask()
        R, w = cp.from_dlpack(q.R), cp.from_dlpack(q.omega)  # views of polhode's arrays
        field = cp.array([np.cos(0.5 * q.t), np.sin(0.5 * q.t), 0.0])
        # torque of the field on a magnet along axis 1, and drag
        torque = cp.cross(R[:, :, 0], field) - 0.2 * cp.einsum("bij,bj->bi", R, w)
        s.tell(torque)
    took = time.perf_counter() - began
    R = cp.from_dlpack(s.R)
    along = float((R[:, 0, 0] * np.cos(0.5 * s.t) + R[:, 1, 0] * np.sin(0.5 * s.t)).mean())
    print(f"{args.bodies} magnets, {s.steps} steps in {took:.2f} s; mean cosine to the field {along:.3f}")


if __name__ == "__main__":
    main()

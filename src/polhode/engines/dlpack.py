"""Exchange of arrays on the GPU with other libraries without a copy: DLPack, and CUDA's array interface.

The structures are those of the DLPack specification, version 0.x, which every library understands:
https://dmlc.github.io/dlpack/latest/c_api.html
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CUDA, FLOAT = 2, 2  # kDLCUDA, kDLFloat
DEFAULT_STREAM, DO_NOT_WAIT = 1, -1  # in both protocols, the numbers for CUDA's default stream and for "do not wait"


class Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),  # type and number of the device
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    pass


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER)]


def capsule_function(name: str, result: Any, *arguments: Any) -> Any:
    """Return a function of Python's interface for capsules."""
    return ctypes.PYFUNCTYPE(result, *arguments)((f"PyCapsule_{name}", ctypes.pythonapi))


new_capsule = capsule_function("New", ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
get_pointer = capsule_function("GetPointer", ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
pointer_at = capsule_function("GetPointer", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
is_valid = capsule_function("IsValid", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
set_name = capsule_function("SetName", ctypes.c_int, ctypes.py_object, ctypes.c_char_p)
NAME, USED = b"dltensor", b"used_dltensor"  # globals, because capsules store their addresses

LENT: dict[int, Any] = {}  # {address of a structure: the array, which another library still uses}


@DELETER
def give_back(managed: Any) -> None:
    LENT.pop(ctypes.addressof(managed.contents), None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def never_taken(capsule: int) -> None:
    """Release the array of a capsule that no library has taken over."""
    if is_valid(capsule, NAME):
        LENT.pop(pointer_at(capsule, NAME), None)


class DeviceArray:
    """An array on the GPU: for CuPy, JAX, Torch by `from_dlpack(x)`; `np.asarray(x)` copies it to the host."""

    def __init__(self, array: Any, complete: bool = True) -> None:
        self._array = array  # the array as a Numba device array
        self._complete = complete  # False if a kernel on CUDA's default stream may still write it
        self.shape, self.dtype, self.ndim = tuple(array.shape), np.dtype(array.dtype), array.ndim

    @property
    def __cuda_array_interface__(self) -> Any:
        found = self._array.__cuda_array_interface__
        return found if self._complete else {**found, "stream": DEFAULT_STREAM, "version": 3}

    def __dlpack_device__(self) -> tuple[int, int]:
        from numba import cuda

        return CUDA, int(cuda.get_current_device().id)

    def __dlpack__(self, *, stream: Any = None, **ignored: Any) -> Any:
        """Return a DLPack capsule; wait for unfinished kernels if the reader uses another stream."""
        if not self._complete and stream not in (None, DEFAULT_STREAM, DO_NOT_WAIT):
            from numba import cuda

            cuda.synchronize()
        n, item = self.ndim, self.dtype.itemsize
        managed, dims = Managed(), ctypes.c_int64 * n
        shape, strides = dims(*self.shape), dims(*(s // item for s in self._array.strides))
        managed.tensor = Tensor(
            self.__cuda_array_interface__["data"][0], (ctypes.c_int32 * 2)(*self.__dlpack_device__()), n, FLOAT,
            8 * item, 1, shape, strides, 0,
        )  # fmt: skip
        managed.deleter = give_back
        at = ctypes.addressof(managed)
        LENT[at] = managed, shape, strides, self._array
        return new_capsule(at, NAME, ctypes.cast(never_taken, ctypes.c_void_p))

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        a = self._array.copy_to_host()
        return a if dtype is None else a.astype(dtype)

    def __len__(self) -> int:
        return int(self.shape[0])

    def __repr__(self) -> str:
        return f"<DeviceArray {self.dtype} {self.shape}: cupy.from_dlpack(x), jax.dlpack.from_dlpack(x), np.asarray(x)>"


class Borrowed:
    """An array of another library, taken from its DLPack capsule."""

    def __init__(self, owner: Any) -> None:
        self.capsule = owner.__dlpack__(stream=1)  # stream 1 is the default stream, on which our kernels read the array
        managed = ctypes.cast(get_pointer(self.capsule, NAME), ctypes.POINTER(Managed))
        set_name(self.capsule, USED)
        self.managed, t = managed, managed.contents.tensor
        shape = tuple(t.shape[: t.ndim])
        size = t.bits // 8
        if t.code not in (0, 1, FLOAT) or t.lanes != 1:
            raise TypeError("only arrays of numbers are supported")
        strides = tuple(size * s for s in t.strides[: t.ndim]) if t.strides else None
        self.__cuda_array_interface__ = {
            "shape": shape, "strides": strides, "typestr": f"<{'iuf'[t.code]}{size}",
            "data": (t.data + t.offset, False), "version": 2,
        }  # fmt: skip

    def __del__(self) -> None:
        if hasattr(self, "managed") and self.managed.contents.deleter:
            self.managed.contents.deleter(self.managed)


def on_gpu(x: Any) -> bool:
    """Return whether x is an array on a GPU."""
    if x is None or isinstance(x, (np.ndarray, float, int, list, tuple)):
        return False
    if hasattr(x, "__dlpack_device__"):
        try:
            return int(x.__dlpack_device__()[0]) == CUDA
        except Exception:  # a traced array has no device
            return False
    return hasattr(x, "__cuda_array_interface__")


def view(x: Any) -> Any:
    """Return a Numba array that shares the memory of an array on the GPU."""
    from numba import cuda

    described = getattr(x, "__cuda_array_interface__", None)
    if described is not None and described.get("stream") == DEFAULT_STREAM:  # our kernels use this stream
        found = cuda.from_cuda_array_interface({**described, "stream": None}, owner=x, sync=False)
        found.is_in_order = True
        return found
    return cuda.as_cuda_array(Borrowed(x) if hasattr(x, "__dlpack__") else x)


def is_in_order(array: Any) -> bool:
    """Return whether this array from `view` is written on CUDA's default stream, so that our kernels need not wait."""
    return getattr(array, "is_in_order", False)


def host(x: Any) -> Any:
    """Return a copy on the host if x is an array on the GPU, otherwise x."""
    return view(x).copy_to_host() if on_gpu(x) else x

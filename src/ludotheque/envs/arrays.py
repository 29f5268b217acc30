"""What compiled code writes, as NumPy arrays: the same memory, seen from both sides."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.observer import Layout

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Scalar = TypeVar("Scalar", bound=np.generic)


class Memory:
    """A `vec` as NumPy asks for memory. A `vec` itself offers it for reading only; arrays of an environment are the
    caller's to write as well, as every other array is."""

    def __init__(self, owner: Any, dtype: type[np.generic], shape: Sequence[int]) -> None:
        if sys.byteorder != "little":
            raise ImportError("observations are written as 64-bit words, and need a little-endian machine")
        fixed: NDArray[np.generic] = np.frombuffer(owner, dtype)
        self.owner = owner
        self.__array_interface__ = {
            "version": 3,
            "typestr": fixed.dtype.str,
            "shape": tuple(shape),
            "data": (fixed.ctypes.data, False),
        }


def array_of(memory: Any, dtype: type[Scalar], *shape: int) -> NDArray[Scalar]:
    """An array over the memory of a `vec` that is never lengthened."""
    if 0 in shape:
        return np.zeros(shape, dtype)
    return np.asarray(Memory(memory, dtype, shape))


def check_size(layout: Layout, observations: NDArray[Any]) -> None:
    if not isinstance(observations, np.ndarray):
        raise TypeError(f"observations are an array; not {type(observations).__name__} {observations!r:.60}")
    if observations.shape[-1:] != (layout.size,):
        raise ValueError(f"an observation has {layout.size} entries along its last axis; not {observations.shape}")


def tables(layout: Layout, observations: NDArray[Scalar]) -> dict[str, NDArray[Scalar]]:
    """The named tables of one observation or of many (along the leading axes): views, nothing is copied."""
    check_size(layout, observations)
    leading = observations.shape[:-1]
    found = {}
    for table in layout.tables.values():
        part = observations[..., table.start : table.start + table.size]
        padded = part.reshape(*leading, *table.shape[:-1], table.row)
        found[table.name] = padded[..., : table.shape[-1]]
    return found


def highest(layout: Layout) -> NDArray[np.uint8]:
    """The highest value that each entry can have; 1 for the padding, as some programs want to be able to differ."""
    high = np.ones(layout.size, np.uint8)
    limits: Mapping[str, NDArray[np.uint8]] = tables(layout, high)
    for table in layout.tables.values():
        limits[table.name][...] = table.high
    return high


def scales(layout: Layout) -> NDArray[np.float32]:
    """What to multiply observations with to have numbers from 0 to 1."""
    return (1 / highest(layout)).astype(np.float32)

"""Sets of small numbers as one number: `n` is in the set if bit `n` is 1. Good for numbers below 60."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(61)])
"""The set of `n` alone. (`1 << n` is computed in 32 bits when compiled.)"""


def same(one: i64, other: i64) -> i64:
    """All ones where two numbers are equal, else 0: chooses without a branch, which processors guess wrong where the
    games decide."""
    apart: i64 = one ^ other
    return ~((apart | -apart) >> 63)


def popcount(mask: i64) -> i64:
    """How many are in a set."""
    pairs: i64 = mask - ((mask >> 1) & 0x555555555555555)
    fours: i64 = (pairs & 0x333333333333333) + ((pairs >> 2) & 0x333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F0F0F0F
    eights += eights >> 32
    eights += eights >> 16
    return (eights + (eights >> 8)) & 0xFF


def lowest(mask: i64) -> i64:
    """The lowest of a set that is not empty. (Compiled, it is one instruction: setup.py.)"""
    return popcount((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The one of a set that has `n` lower ones."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """All of a set, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found

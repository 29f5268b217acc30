"""Eight small numbers in a 64-bit word: how compiled code writes bytes that NumPy reads.

Compiled code has no type for bytes in somebody's array, but it stores 64-bit words as fast as C does, and NumPy reads
the memory of a `vec` as it lies. So rows are written eight entries at a time, entry `n` of a word in its bits `8n` to
`8n + 7`. The highest entry of a word stays below 128: such words are the same numbers compiled and not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

WORD: Final = 8
"""Entries in a word."""

ONE: Final[vec[i64]] = vec[i64]([2 ** (8 * entry) for entry in range(WORD)])
"""A word with a 1 as its `n`-th entry."""
MARK: Final[vec[i64]] = vec[i64]([0] + [2 ** (8 * entry) for entry in range(WORD)])
"""The same at `n + 1`, and no 1 at all for the `n` of -1, which stands for nobody and nothing."""
SPREAD: Final[vec[i64]] = vec[i64]([sum(2 ** (8 * bit) for bit in range(WORD) if mask & 2**bit) for mask in range(256)])
"""A word with a 1 for each of eight bits."""

LOW_BITS: Final = 127
HIGH_SHIFT: Final = 7
"""A number that may pass 127 takes two entries: `n & 127` and `n >> 7`."""


def clear(out: vec[i64], at: i64, end: i64) -> None:
    """Zeros from a word to before another. (Compiled, that is one call of C's own: setup.py.)"""
    while at < end:
        out[at] = 0
        at += 1


def copy_words(out: vec[i64], at: i64, to: i64, words: i64) -> None:
    """Writes some words a second time, elsewhere: the two runs share none. (As `clear`, one call of C's own.)"""
    place: i64 = 0
    while place < words:
        out[to + place] = out[at + place]
        place += 1


LINE: Final = 8
"""Memory gives so many words at once."""
SMALL_LINE: Final = 32
"""Or so many numbers of 16 bits."""


def prefetch(part: vec[i64], at: i64) -> None:
    """Asks memory for the line of an entry that is read or written soon. (Compiled, an instruction that waits for
    nothing: setup.py. Plain, there is nothing to ask.)"""


def prefetch_small(part: vec[i16], at: i64) -> None:
    """As `prefetch`."""


def prefetch_bytes(part: vec[u8], at: i64) -> None:
    """As `prefetch`."""


def prefetch_object(thing: object) -> None:
    """As `prefetch`, for an object itself, without its parts."""


def write_mask(out: vec[i64], at: i64, words: i64, mask: i64) -> None:
    """A set of small numbers as a row of zeros and ones."""
    spread = SPREAD
    end: i64 = at + words
    while at < end:
        out[at] = spread[mask & 255]
        mask = mask >> 8
        at += 1


def write_one(out: vec[i64], at: i64, words: i64, entry: i64) -> None:
    """A row with a single 1, or without any if `entry` is negative."""
    clear(out, at, at + words)
    if entry >= 0:
        out[at + (entry >> 3)] = ONE[entry & 7]

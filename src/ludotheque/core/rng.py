"""Random numbers that are the same on every platform and Python, compiled or not.

`Rng` is fast (xoshiro128**) and serves bots and simulations. `SeedRng` draws from SHA-256 in counter mode and serves
real matches: nobody can work out the bag from the tiles seen so far. Every product stays below 2**63, so that compiled
and plain Python agree.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES = 32
MASK32: Final = 0xFFFFFFFF


class Rng:
    """A stream of even 32-bit words; `below(n)` is exactly even for every n. Its seed is any whole number."""

    def __init__(self, seed: SupportsIndex) -> None:
        try:
            number = index(seed)
        except TypeError:
            raise TypeError(f"a seed is a whole number; not {type(seed).__name__} {seed!r:.60}") from None
        digest = hashlib.sha256(b"ludotheque rng %d" % number).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.d: i64 = int.from_bytes(digest[12:16], "little") | 1

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        product: i64 = (b * 5) & MASK32
        result: i64 = (((product << 7) | (product >> 25)) & MASK32) * 9 & MASK32
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK32)
        self.d = ((d << 11) | (d >> 21)) & MASK32
        return result

    def below(self, n: i64) -> i64:
        """An even choice among 0 .. n-1, for 1 <= n < 2**31."""
        product: i64 = self.word() * n
        low: i64 = product & MASK32
        if low < n:
            # Reject the few words that would favour some outcomes.
            floor: i64 = (MASK32 + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & MASK32
        return product >> 32

    def unit(self) -> float:
        """An even number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffles in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def fork(self) -> Rng:
        """A stream of its own, that this one decides."""
        return Rng((self.word() << 30) ^ self.word())

    def __repr__(self) -> str:
        return f"<Rng at {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x}>"

    def __eq__(self, other: object) -> bool:
        """Equal streams give the same numbers from here on."""
        return isinstance(other, Rng) and type(self) is type(other) and self._place() == other._place()

    def __hash__(self) -> int:
        return hash(self._place())

    def __copy__(self) -> Rng:
        """The same numbers from here on, drawn apart from this stream."""
        return rng_at(self.a, self.b, self.c, self.d)

    def __deepcopy__(self, memo: object) -> Rng:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return rng_at, self._place()

    def _place(self) -> tuple[object, ...]:
        """What decides all numbers still to come."""
        return self.a, self.b, self.c, self.d


def rng_at(a: int, b: int, c: int, d: int) -> Rng:
    """A stream in the midst of its way."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng


class SeedRng(Rng):
    """The stream of a 256-bit seed: SHA-256 of seed, label and counter."""

    def __init__(self, seed: bytes, label: str = "setup") -> None:
        super().__init__(0)
        check_seed(seed)
        self._prefix: bytes = seed + label.encode()
        self._block: bytes = b""
        self._next: int = 0
        self._counter: int = 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self._next == len(self._block):
            self._block = hashlib.sha256(self._prefix + self._counter.to_bytes(8, "little")).digest()
            self._counter += 1
            self._next = 0
        start = self._next
        self._next = start + 4
        return int.from_bytes(self._block[start : start + 4], "little")

    def __repr__(self) -> str:
        """Where the stream is; nothing of its seed."""
        return f"<SeedRng after {self._counter * 8 - (len(self._block) - self._next) // 4} words>"

    def __copy__(self) -> SeedRng:
        return seed_rng_at(self._prefix, self._block, self._next, self._counter)

    def __reduce__(self) -> tuple[object, ...]:
        return seed_rng_at, self._place()

    def _place(self) -> tuple[object, ...]:
        return self._prefix, self._block, self._next, self._counter


def seed_rng_at(prefix: bytes, block: bytes, next: int, counter: int) -> SeedRng:
    """As `rng_at`, for the stream of a seed and label."""
    rng = SeedRng(bytes(SEED_BYTES))
    rng._prefix, rng._block, rng._next, rng._counter = prefix, block, next, counter
    return rng


def check_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")


def commitment(seed: bytes) -> str:
    """What is shown when a match starts: it fixes the seed and tells nothing about it."""
    check_seed(seed)
    return hashlib.sha256(b"ludotheque seed " + seed).hexdigest()


HASH_START: Final = 0x2545F491
_LANE: Final = 0x7FFFFFFF


def hash_int(so_far: i64, value: i64) -> i64:
    """Mixes one more number into a 62-bit hash, the same compiled and not."""
    low: i64 = so_far & _LANE
    high: i64 = (so_far >> 31) & _LANE
    low = ((low ^ (value & _LANE)) * 0x4C957F2D) >> 7 & _LANE
    high = ((high ^ ((value >> 31) & _LANE) ^ low) * 0x5851F42D) >> 11 & _LANE
    return (high << 31) | (low ^ (high >> 9))


def hash_ints(so_far: i64, values: vec[i64]) -> i64:
    for value in values:
        so_far = hash_int(so_far, value)
    return hash_int(so_far, len(values))

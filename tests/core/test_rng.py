"""The random numbers: known words, even choices, and seeds that fix everything and tell nothing."""

from __future__ import annotations

import hashlib
import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.rng import HASH_START, Rng, SeedRng, commitment, hash_int, hash_ints

SEED = bytes(range(32))
MASK = 0xFFFFFFFF
KNOWN_WORDS = [1064810567, 2139514490, 1035028686, 2077428776]
KNOWN_SEEDED_WORDS = [2609864481, 1974262090, 1589565293, 565388751]


def rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & MASK


def words_by_the_book(seed: int, count: int) -> list[int]:
    """xoshiro128** as its authors define it, written here a second time on plain integers."""
    digest = hashlib.sha256(b"ludotheque rng %d" % seed).digest()
    s = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]
    s[3] |= 1
    found = []
    for _ in range(count):
        found.append(rotated(s[1] * 5 & MASK, 7) * 9 & MASK)
        shifted = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
    return found


def chi_square_is_plain(counts: list[int]) -> bool:
    """Within five standard deviations of what even chances give."""
    expected = sum(counts) / len(counts)
    chi = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return abs(chi - freedom) < 5 * math.sqrt(2 * freedom)


def test_a_seed_gives_these_words_on_every_platform() -> None:
    rng = Rng(42)
    assert [rng.word() for _ in range(4)] == KNOWN_WORDS
    seeded = SeedRng(SEED)
    assert [seeded.word() for _ in range(4)] == KNOWN_SEEDED_WORDS


@given(st.integers(-(2**200), 2**200))
def test_the_words_are_those_of_xoshiro128(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(20)] == words_by_the_book(seed, 20)


def test_the_words_of_a_match_are_sha256_in_counter_mode() -> None:
    rng = SeedRng(SEED, "setup")
    stream = b"".join(hashlib.sha256(SEED + b"setup" + block.to_bytes(8, "little")).digest() for block in range(3))
    expected = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
    assert [rng.word() for _ in expected] == expected


def test_labels_give_streams_of_their_own() -> None:
    assert SeedRng(SEED, "setup").word() != SeedRng(SEED, "other").word()


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 36, 100])
def test_below_is_even(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(400 * n))
    assert sorted(counts) == list(range(n))
    assert n == 1 or chi_square_is_plain(list(counts.values()))


def test_below_is_even_where_plain_scaling_would_not_be() -> None:
    # 3 * 2**29 does not divide 2**32: without rejection, one in three outcomes would come a third less often.
    n = 3 * 2**29
    rng = Rng(7)
    counts = Counter(rng.below(n) % 3 for _ in range(6000))
    assert chi_square_is_plain([counts[part] for part in range(3)])


@given(st.integers(1, 2**31 - 1), st.integers(0, 10**6))
def test_below_stays_below(n: int, seed: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_below_draws_from_the_seeds_stream_too() -> None:
    # The fast stream's own `word` must not be bound into `below` when compiled.
    drawn = [SeedRng(SEED).below(1000), Rng(0).below(1000)]
    assert drawn[0] == SeedRng(SEED).word() * 1000 >> 32
    assert drawn[1] == Rng(0).word() * 1000 >> 32


def test_every_order_comes_up_equally_often() -> None:
    rng = Rng(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([1, 2, 3, 4])
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert chi_square_is_plain(list(orders.values()))


def test_a_shuffle_of_nothing_or_one_draws_nothing() -> None:
    rng, other = Rng(3), Rng(3)
    rng.shuffle(vec[i64]())
    rng.shuffle(vec[i64]([5]))
    assert rng.word() == other.word()


def test_unit_lies_in_the_half_open_interval() -> None:
    rng = Rng(5)
    drawn = [rng.unit() for _ in range(5000)]
    assert min(drawn) >= 0
    assert max(drawn) < 1
    assert abs(sum(drawn) / len(drawn) - 0.5) < 0.03


def test_a_fork_is_decided_by_its_parent_and_runs_apart_from_it() -> None:
    one, other = Rng(9), Rng(9)
    fork = one.fork()
    assert fork.word() == other.fork().word()
    words = [fork.word() for _ in range(8)]
    assert words != [one.word() for _ in range(8)]
    assert one.fork().word() != fork.word()


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, this one {len(seed)}"):
        SeedRng(seed)
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(seed)


def test_the_commitment_fixes_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(b"ludotheque seed " + SEED).hexdigest()
    assert commitment(SEED) != commitment(bytes(32))


@given(st.lists(st.integers(-1, 2**62 - 1), max_size=12))
def test_hashes_fit_into_62_bits(values: list[int]) -> None:
    assert 0 <= hash_ints(HASH_START, vec[i64](values)) < 2**62


def test_hashes_tell_order_length_and_high_bits_apart() -> None:
    lists = [[], [0], [0, 0], [1, 2], [2, 1], [1 << 40], [1 << 61], [3]]
    hashes = {hash_ints(HASH_START, vec[i64](values)) for values in lists}
    assert len(hashes) == len(lists)


def test_small_numbers_do_not_collide() -> None:
    pairs = {hash_int(hash_int(HASH_START, a), b) for a in range(200) for b in range(200)}
    assert len(pairs) == 200 * 200


def test_a_stream_takes_any_whole_number_and_nothing_else() -> None:
    for number in (np.int64(7), np.uint64(7), np.array(7)):
        assert Rng(number) == Rng(7)
    assert Rng(-1) != Rng(2**64 - 1)
    for other in (1.0, "7", None, np.float64(7)):
        with pytest.raises(TypeError, match="a seed is a whole number; not "):
            Rng(other)  # type: ignore[arg-type]  # that is what is tried

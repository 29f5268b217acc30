"""Sets of small numbers as one number."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.core.bits import BIT, lowest, members, nth, popcount, same


@given(st.integers(0, 2**60 - 1))
@example(0)
@example(1)
@example(2**59)
@example(2**60 - 1)
@example(0x555555555555555)
@example(0xAAAAAAAAAAAAAAA)
def test_a_set_counts_and_finds_its_numbers(mask: int) -> None:
    inside = [n for n in range(60) if mask >> n & 1]
    assert members(mask) == inside
    assert popcount(mask) == len(inside)
    assert [nth(mask, n) for n in range(len(inside))] == inside
    assert not inside or lowest(mask) == inside[0]
    assert sum(BIT[n] for n in inside) == mask


@given(st.integers(-(2**62), 2**62), st.integers(-(2**62), 2**62))
@example(-1, -1)
@example(-1, 0)
@example(0, -1)
@example(0, 0)
def test_equal_numbers_are_chosen_by_all_ones(one: int, other: int) -> None:
    assert same(one, other) == (-1 if one == other else 0)
    assert same(one, one) == -1

"""Words of eight entries: runs cleared and copied, compiled as in plain Python."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.words import clear, copy_words


@pytest.mark.parametrize(("start", "end"), [(0, 6), (1, 4), (5, 6), (3, 3), (4, 2)])
def test_a_run_is_cleared_and_nothing_else(start: int, end: int) -> None:
    row = vec[i64]([1, 2, 3, 4, 5, 6])
    clear(row, start, end)
    assert list(row) == [0 if start <= place < end else place + 1 for place in range(6)]


@pytest.mark.parametrize(("start", "to", "words"), [(0, 3, 3), (3, 0, 3), (5, 0, 1), (2, 4, 0)])
def test_a_run_is_written_a_second_time(start: int, to: int, words: int) -> None:
    before = [1, 2, 3, 4, 5, 6]
    row = vec[i64](before)
    copy_words(row, start, to, words)
    before[to : to + words] = before[start : start + words]
    assert list(row) == before


def test_what_is_beyond_a_row_is_never_written() -> None:
    row = vec[i64]([1, 2, 3])
    with pytest.raises(IndexError):
        clear(row, 1, 4)
    with pytest.raises(IndexError):
        copy_words(row, 0, 2, 2)
    with pytest.raises(IndexError):
        copy_words(row, 2, 0, 2)

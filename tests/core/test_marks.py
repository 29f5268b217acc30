"""Marks: rows of zeros and ones that are cleared in the time it took to write them."""

from __future__ import annotations

import pytest

from ludotheque.core.marks import NEAR, RUNS, Marks
from ludotheque.core.rng import Rng
from ludotheque.core.words import WORD

IDS = 803
ROWS = 3


def marked(marks: Marks) -> list[list[int]]:
    """The marked ids of each row."""
    entries = bytes(memoryview(marks.words))
    size = len(entries) // ROWS
    return [[id for id in range(size) if entries[row * size + id]] for row in range(ROWS)]


def test_a_set_of_ids_is_marked_from_its_base_on() -> None:
    marks = Marks(ROWS, IDS)
    for base in range(2 * WORD):
        marks.begin(1)
        marks.add(base, 0b1011)
        assert marked(marks) == [[], [base, base + 1, base + 3], []]
        assert [id for id in range(IDS) if marks.has(1, id)] == [base, base + 1, base + 3]


def test_the_widest_sets_are_marked_whole() -> None:
    marks = Marks(ROWS, IDS)
    marks.begin(0)
    marks.add(15, 2**56 - 1)
    assert marked(marks)[0] == list(range(15, 15 + 56))
    marks.begin(0)
    marks.add(16, 2**62 - 1)
    assert marked(marks)[0] == list(range(16, 16 + 62))


def test_an_empty_set_marks_nothing() -> None:
    marks = Marks(ROWS, IDS)
    marks.begin(2)
    marks.add(17, 0)
    assert marked(marks) == [[], [], []]


@pytest.mark.parametrize("gap", [1, NEAR, 3 * NEAR])
@pytest.mark.parametrize("runs", [1, RUNS, RUNS + 3])
@pytest.mark.parametrize("back", [False, True])
def test_a_row_is_clear_again_whatever_was_marked_in_whatever_order(gap: int, runs: int, back: bool) -> None:
    marks = Marks(ROWS, WORD * gap * (runs + 1))
    ids = [run * gap * WORD + run for run in range(runs)]
    marks.begin(0)
    marks.add_one(1)
    marks.begin(1)
    for id in reversed(ids) if back else ids:
        marks.add_one(id)
    assert marked(marks) == [[1], ids, []]
    marks.begin(1)
    assert marked(marks) == [[1], [], []]


def test_rows_follow_each_other_at_random_and_never_keep_a_mark() -> None:
    marks = Marks(ROWS, IDS)
    rng = Rng(4)
    expected: list[list[int]] = [[] for _ in range(ROWS)]
    for _ in range(300):
        row = rng.below(ROWS)
        chosen = sorted({int(rng.below(IDS)) for _ in range(rng.below(12))}, key=lambda id: (id * 7) % 13)
        marks.begin(row)
        for id in chosen:
            marks.add_one(id)
        expected[row] = sorted(chosen)
        assert marked(marks) == expected

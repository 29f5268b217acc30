from __future__ import annotations

import pytest

from ludotheque.core.play import divide
from tests.cases import WANTED, Case, every, older_cases, plain_cases, start
from tests.perft.counts import depths, keys, known, position


@every(plain_cases() + older_cases())
def test_the_tree_has_as_many_leaves_as_ever(case: Case) -> None:
    for key, share in keys(case).items():
        state = position(case, share)
        assert depths(state) == known(case[0].id)[key], f"{key}: by first action {divide(state, 2)}"


@pytest.mark.parametrize("game", WANTED)
def test_no_count_is_of_a_case_that_is_gone(game: str) -> None:
    assert set(known(game)) == {
        key for case in plain_cases() + older_cases() if case[0].id == game for key in keys(case)
    }


def test_divide_adds_up_to_perft() -> None:
    state = start(plain_cases()[0], 7)
    for depth, count in enumerate(depths(state), 1):
        assert sum(divide(state, depth).values()) == count

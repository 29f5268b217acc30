from __future__ import annotations

import json

from ludotheque.core.play import divide
from tests.cases import WANTED, Case, every, plain_cases, start
from tests.perft.counts import FILE, depths, measured, position

KNOWN: dict[str, list[int]] = json.loads(FILE.read_text("utf-8"))


@every(plain_cases())
def test_the_tree_has_as_many_leaves_as_ever(case: Case) -> None:
    for key, counts in measured(case).items():
        assert counts == KNOWN[key], f"{key}: by first action {divide(position(case, float(key.split()[-1])), 2)}"


def test_no_count_is_of_a_case_that_is_gone() -> None:
    assert {key for key in KNOWN if key.startswith(tuple(WANTED))} == {
        key for case in plain_cases() for key in measured(case)
    }


def test_divide_adds_up_to_perft() -> None:
    case = plain_cases()[0]
    state = start(case, 7)
    counts = depths(state)
    for depth, count in enumerate(counts, 1):
        assert sum(divide(state, depth).values()) == count

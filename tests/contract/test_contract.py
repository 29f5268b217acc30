"""Every game keeps to the contract that `ludotheque.testing` states, in every mode, player count and option."""

from __future__ import annotations

import pytest

from ludotheque.testing import CHECKS, Check
from tests.cases import Case, all_cases, few, name, older_cases, plain_cases

PAIRS = [
    (check, case)
    for check in CHECKS
    for case in (few(all_cases()) + older_cases() if check.thorough else few(plain_cases()))
]


@pytest.mark.parametrize(("check", "case"), PAIRS, ids=[f"{check.name}-{name(case)}" for check, case in PAIRS])
def test_every_game_keeps_to_the_contract(check: Check, case: Case) -> None:
    check.holds(case)

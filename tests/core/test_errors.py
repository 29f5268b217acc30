"""Errors say what was wrong, where, and what is allowed."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadRecord, IllegalAction, LudothequeError, NotNow, Refusal
from tests.core.pebbles import PEBBLES, STOP, TAKE_ONE


def test_all_are_value_errors() -> None:
    for error in (BadRecord(3, "no"), NotNow("over", "no"), IllegalAction(Refusal("P-1", "no"), "stop", [])):
        assert isinstance(error, LudothequeError)
        assert isinstance(error, ValueError)


def test_a_bad_record_says_its_line() -> None:
    error = BadRecord(12, "this line was changed")
    assert str(error) == "line 12: this line was changed"
    assert (error.line, error.reason) == (12, "this line was changed")


def test_an_illegal_action_names_the_clause_and_some_of_what_is_allowed() -> None:
    error = IllegalAction(Refusal("S-3.1", "not-adjacent"), "wp@d4", [f"wp@{space}" for space in range(11)])
    assert error.clause == "S-3.1"
    assert str(error) == (
        "wp@d4 is not allowed (S-3.1: not-adjacent); allowed: wp@0, wp@1, wp@2, wp@3, wp@4, wp@5, wp@6, wp@7 and 3 more"
    )
    assert str(IllegalAction(Refusal("", "over"), "stop", [])).endswith("allowed: nothing")


def test_refusals_compare_by_what_they_say() -> None:
    refusal = Refusal("P-1", "no", {"heap": 3})
    assert refusal == Refusal("P-1", "no", {"heap": 3})
    assert hash(refusal) == hash(Refusal("P-1", "no", {"heap": 3}))
    assert refusal != Refusal("P-1", "no", {"heap": 4})
    assert refusal != Refusal("P-2", "no", {"heap": 3})
    assert refusal != "P-1"
    assert repr(refusal) == "Refusal('P-1', 'no', {'heap': 3})"


def test_a_game_checks_an_action_with_its_clause() -> None:
    state = PEBBLES.setup(PEBBLES.options(), bytes(32))
    PEBBLES.check(state, TAKE_ONE)
    with pytest.raises(IllegalAction) as caught:
        PEBBLES.check(state, STOP)
    assert caught.value.refusal == Refusal("P-1", "not-taken", {"heap": 6})
    assert caught.value.allowed == ["take1", "take2"]


@pytest.mark.parametrize("action", [-1, 4, 10**12])
def test_a_number_that_is_no_action_is_refused_as_unknown(action: int) -> None:
    state = PEBBLES.setup(PEBBLES.options(), bytes(32))
    with pytest.raises(IllegalAction) as caught:
        PEBBLES.check(state, action)
    assert caught.value.refusal.reason == "unknown-action"
    assert caught.value.action == str(action)

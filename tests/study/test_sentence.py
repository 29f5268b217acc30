"""Reasons in words: the numbers that were measured, in both languages."""

from __future__ import annotations

import pytest

from ludotheque.study.reasons import Reason
from ludotheque.study.sentence import sentence
from ludotheque.study.shares import key_of
from ludotheque.text import words
from tests.cases import Case, every, plain_cases, walk

OWN = Reason(kind="gain", seat=0, share="row", points=5.1, instead=3.0, args={"row": 3})
HELD = Reason(kind="held", seat=1, share="row", points=3.0, instead=4.6, args={"row": 5})
COST = Reason(kind="loss", seat=0, share="flocks", points=1.0, instead=2.5)


def test_a_sentence_tells_gains_then_what_a_rival_is_denied_then_the_cost() -> None:
    names = ["Ada", "Kit"]
    assert sentence(words("en"), "seikatsu", [OWN, HELD, COST], names, 0) == (
        "+2.1 for you in row 3, and Kit stays at 3 in row 5, though 1.5 less for you in flocks"
    )
    assert sentence(words("fr"), "seikatsu", [OWN, HELD], names, 0) == (
        "+2,1 pour vous (rang 3), et Kit reste à 3 (rang 5)"
    )
    assert sentence(words("en"), "seikatsu", [OWN], names, 1) == "+2.1 for Ada in row 3"
    assert sentence(words("en"), "seikatsu", [], names, 1) == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@every(plain_cases())
def test_every_share_of_every_game_has_a_name(case: Case, language: str) -> None:
    game, _ = case
    say = words(language)
    for state in walk(case, seed=4):
        for step in game.score_sheet(state):
            kind, args = key_of(game, step)
            if any(step["points"]) or step.get("rival", 0):
                assert say.knows(game.id, f"share-{kind}"), kind
                assert "{" not in say.tell(game.id, f"share-{kind}", dict(args))

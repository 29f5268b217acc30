"""What an action id is made of."""

from __future__ import annotations

from ludotheque.games.gravity_superstar.speak.factors import action_parts


def test_parts_are_the_words_of_the_rules() -> None:
    assert action_parts(27) == {"kind": "steal", "loot": "blue"}

"""What happens is told as people tell it: with articles, genders and elisions."""

from __future__ import annotations

import pytest

from ludotheque.text import words

COLOURS = ("blue", "yellow", "pink", "green", "orange", "white")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_star_has_the_article_of_its_colour(colour: str) -> None:
    event = {"kind": "star", "seat": 0, "colour": colour, "space": "c4"}
    expected = f"{'an' if colour == 'orange' else 'a'} {colour} star"
    assert expected in words("en").event("gravity_superstar", event, ["Ada"], 0)


def test_orange_does_not_change_in_the_french_plural() -> None:
    told = {c: words("fr").tell("gravity_superstar", "score-pairs", {"colour": c}) for c in ("orange", "blue")}
    assert told == {"orange": "Paires d’étoiles orange, 1 chacune", "blue": "Paires d’étoiles bleues, 1 chacune"}

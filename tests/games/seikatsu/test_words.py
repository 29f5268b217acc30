"""What happens is told as people tell it: with articles, genders and elisions."""

from __future__ import annotations

from ludotheque.text import words


def test_a_row_that_does_not_grow_stays() -> None:
    args = {"tile": "tp", "space": "b4", "scorer": "seat", "points": 0, "row": 2, "before": 1, "after": 1}
    assert words("en").tell("seikatsu", "do-place", args).endswith("on b4, row 2 stays at 1")
    assert words("fr").tell("seikatsu", "do-place", args | {"after": 3}).endswith("le rang 2 passe de 1 à 3")

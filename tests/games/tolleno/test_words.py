"""What happens is told as people tell it: with articles, genders and elisions."""

from __future__ import annotations

from ludotheque.text import words


def test_the_name_of_a_rival_elides_in_french() -> None:
    event = {"kind": "enter", "seat": 0, "tile": "1,1"}
    assert words("fr").event("tolleno", event, ["Ada"]) == "Le bateau d’Ada est entré dans la ville"
    assert words("fr").event("tolleno", event, ["Kit"]) == "Le bateau de Kit est entré dans la ville"

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import GAME
from tests.cases import many
from tests.games.tolleno.cities import BLOCK, CENTRE, moor, position, put

HEAD = "tolleno players=2\n"


def test_the_notation_of_every_action_parses_back() -> None:
    state = GAME.deal(GAME.options(players=3), Rng(4))
    for _ in range(60):
        state.apply(state.random_action(Rng(1)))
    for action in range(state.max_actions):
        assert GAME.parse_action(state, GAME.action_text(state, action)) == action


def test_a_position_says_everything_and_parses_back_at_every_step() -> None:
    steps = set()
    for seed in range(many(6, 3)):
        state = GAME.deal(GAME.options(players=2 + seed % 3, perpendicular="extended"), Rng(seed))
        rng = Rng(seed)
        while not state.is_over:
            again = GAME.parse_position(GAME.position_text(state))
            assert again.hash() == state.hash()
            assert again.legal_actions() == state.legal_actions()
            assert again.random_action(Rng(7)) == state.random_action(Rng(7))
            steps.add(int(state.phase))
            state.apply(state.random_action(rng))
    assert steps == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tolleno", "'tolleno ...' is expected"),
        ("tolleno players=9\ncity 0,0\n", "2 or 3 or 4"),
        ("tolleno players\ncity 0,0\n", "name=value"),
        (HEAD + "colour blue\n", "line 2: lines start with"),
        (HEAD + "round 1\nround 2\n", "line 3: a second line"),
        (HEAD, "ends with 'city"),
        (HEAD + "city here\n", "the city's corner"),
        (HEAD + "city 0,0\n", "the centre tile at 0,0 is missing"),
        (HEAD + "city 0,0" + CENTRE.replace("4", "5"), "tile 2: the value"),
        (HEAD + "city 0,0" + CENTRE.replace("ov", "o^"), "no such centre face"),
        (HEAD + "city 0,0" + CENTRE.replace("ov", "z1"), "a quadrant is"),
        (HEAD + "city 0,0" + "\n" + put(CENTRE, x0y0ne="c1"), "the seats are a, b; not c"),
        (HEAD + "city 0,0\n" + put(CENTRE, x0y0ne="a20", x0y0sw="a1"), "more than 20 floors"),
        (HEAD + "city 0,0\n" + moor(CENTRE, x0y0="a", x1y0="a"), "two boats"),
        (HEAD + "city 0,0\n" + moor(CENTRE, x0y0="z"), "a boat has its seat's letter"),
        (HEAD + "order 5,5\ncity 0,0" + CENTRE, "the order names every tile"),
        (HEAD + "initial highest\ncity 0,0" + CENTRE, "line 2: initial is one of tallest, centre, high, neutral"),
        (HEAD + "round 1 move 2 step build\ncity 0,0" + CENTRE, "line 2: move is one of -, 0, 1"),
        (HEAD + "round 1 move 0 step build\ncity 0,0" + CENTRE, "step build needs 'turn laid"),
        (HEAD + "round 1 move 0 step extend\ncity 0,0" + CENTRE, "needs a tile in the hand"),
        (HEAD + "seat 0 board line\nseat 1 board line\ncity 0,0" + CENTRE, "another board"),
        (HEAD + "seat 0 held C1A\ncity 0,0" + CENTRE, "held is one of"),
        (HEAD + "seat 0 stars -1\ncity 0,0" + CENTRE, "line 2: stars is a number from 0 to 9999"),
        (HEAD + "seat 5 stars 1\ncity 0,0" + CENTRE, "lines start with"),
        (HEAD + "offer G1 G1\ncity 0,0" + CENTRE, "one contract of each kind"),
        (HEAD + "offer G1 G2 G3 G4\ncity 0,0" + CENTRE, "at most 3"),
        (HEAD + "pile I4a I4a\ncity 0,0" + CENTRE, "there are only 1 tiles I4a"),
        (HEAD + "turn laid 4,4\ncity 0,0" + CENTRE, "there is no tile at 4,4"),
    ],
)
def test_a_wrong_position_is_refused_with_the_place_and_what_is_expected(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        GAME.parse_position(text)


def test_a_city_whose_sides_do_not_match_is_refused() -> None:
    picture = """
F  |F
   3===
-   F

-  |F   F  |-
===3=== ===4===
F  |-   -  |F

F  |-   -  |F
===3=== ===3===
ov |F   F   F
"""
    with pytest.raises(BadNotation):
        position(picture, corner="0,-1")
    turned = picture.replace("F  |F\n   3===\n-   F", "F   F\n===3===\nF   -")
    with pytest.raises(BadNotation):
        position(turned, corner="0,-1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5,5ne", "there is no tile at 5,5; the tiles are 0,0"),
        ("90,0r1", "no tile can ever lie at 90,0"),
        ("#58ne", "numbered 0 to 57"),
        ("B9@0,0ne", "the contracts are"),
        ("0,0xx", "write 2,-1r3"),
        ("0,0r4", "write 2,-1r3"),
    ],
)
def test_a_wrong_action_is_refused_with_what_is_expected(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        GAME.parse_action(position(BLOCK), text)

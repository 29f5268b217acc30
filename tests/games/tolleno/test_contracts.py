from __future__ import annotations

import pytest

from ludotheque.core.journal import Journal
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.board import CONTRACTS
from tests.games.tolleno.cities import position

CITY = """
a1  -   b1  -   -  |#
===2=== ===4=== ===2===
o>v|b2  -  |c1  c1 |o><

b3 |a2  -  |F   b1 |-
   2=== ===3=== ===4===
o^v -   a1 |-   -  |F

-   a3  #  |-   -  |c1
===4=== ===3=== ===3===
a1 |-   ov |c2  F   a1
"""
"""Seat a is to place a contract at 0,0ne, with all nine tiles around, or at 1,0se, with six tiles and three gaps.

One fountain points at -1,-1se (b2) and at 1,-1sw (c1), two at -1,0nw (b3). Three foundations are free."""

LINES = ("round 3 first 0 move 0 step second", "turn laid -1,1 first -1,1sw", "seat 1 held X3a", "pile X2a")

WORTH = {
    "G1": 2,  # 1,0se and 1,1sw
    "G2": 7,  # all tiles but those two
    "G3": 3,  # 1,-1ne, 0,1nw and the new one
    "G4": 6,
    "G5": 0,
    "G6": 3,
    "G7": 3,
    "G8": 6,  # three tiles
    "B1": 5,  # -1,-1; -1,0; 0,0; -1,1; 1,1
    "B2": 4,
    "B3": 6,
    "B4": 4,  # a2 and a3
    "B5": 6,  # heights 1, 2, 3
    "B6": 3,  # -1,1
    "B7": 4,  # a3
    "W1": 3,  # b2, c1, b3
    "W2": 2,  # c2 at 0,1 and c1 at 1,1
    "W3": 3,  # b1 and c1 at 0,-1, b1 at 1,0
    "W4": 5,  # eight buildings, three of them pointed at
    "W5": 3,  # b2, b3, c2
    "W6": 6,  # twelve floors
    "W7": 2,  # 0,-1
    "W8": 6,  # three buildings
    "W9": 2,  # b3
}

WORTH_OF_TWO_WHITE = {
    "W1": 6,
    "W2": 4,
    "W3": 6,
    "W4": 10,
    "W5": 6,
    "W6": 12,
    "W7": 3,
    "W8": 9,
    "W9": 3,
}

WORTH_AT_THE_EDGE = {
    "G1": 2,  # 0,0ne and 1,1sw
    "G2": 4,  # of 0,-1 1,-1 0,0 1,0 0,1 1,1
    "G3": 3,
    "G4": 3,
    "G5": 3,
    "G6": 1,
    "G7": 3,
    "G8": 4,
    "B1": 2,
    "B2": 4,
    "B3": 2,
    "B4": 0,
    "B5": 2,
    "B6": 0,
    "B7": 0,
    "W1": 1,
    "W2": 2,
    "W3": 3,
    "W4": 5,
    "W5": 1,
    "W6": 3,  # b1 c1 c1 b1 c2 c1: seven floors
    "W7": 2,
    "W8": 2,
    "W9": 0,
}


def stars_of(kind: str, spot: str, players: int) -> int:
    """What seat 0 scores by placing the contract."""
    picture = CITY if players == 3 else CITY.replace("c", "b")
    state = position(picture, *LINES, f"offer {kind} - -", players=players)
    action = GAME.parse_action(state, f"{kind}@{spot}")
    GAME.check(state, action)
    described = GAME.describe(state, action)["args"]
    journal = Journal()
    state.apply(action, journal)
    scored = int(state.stars(0))
    told = next(event for event in journal.seen_by(1) if event["kind"] == "contract")
    assert described["stars"] == told["stars"] == scored
    assert described["units"] == told["units"]
    counted = told["counted"]
    assert isinstance(counted, list)
    assert kind == "W6" or len(counted) == told["units"]
    return scored


@pytest.mark.parametrize("kind", CONTRACTS)
def test_each_contract_scores_its_3x3_with_three_players_t_7(kind: str) -> None:
    assert stars_of(kind, "0,0ne", 3) == WORTH[kind]


@pytest.mark.parametrize("kind", CONTRACTS)
def test_each_contract_scores_at_the_edge_of_the_city_t_7(kind: str) -> None:
    assert stars_of(kind, "1,0se", 3) == WORTH_AT_THE_EDGE[kind]


@pytest.mark.parametrize("kind", CONTRACTS)
def test_with_two_players_each_unit_of_a_white_contract_scores_one_more_t_7(kind: str) -> None:
    assert stars_of(kind, "0,0ne", 2) == WORTH_OF_TWO_WHITE.get(kind, WORTH[kind])

"""Hand-made cities for the tests of Tolleno, as pictures (see `games/tolleno/speak/picture.py`)."""

from __future__ import annotations

from ludotheque.core.errors import IllegalAction
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.state import Tolleno

CENTRE = """
-  |F   F  |-
===3=== ===4===
F  |-   -  |F

F  |-   -  |F
===3=== ===3===
ov |F   F   F
"""
"""The four centre tiles alone; the south side of 1,1 is blank."""

BLOCK = """
F   -   F   -   -  |F
===2=== ===4=== ===2===
o>v|F   -  |F   F  |o><

F  |F   -  |F   F  |-
   2=== ===3=== ===4===
o^v -   F  |-   -  |F

-   F   F  |-   -  |F
===4=== ===3=== ===3===
F  |-   ov |F   F   F
"""
"""Nine tiles, from -1,-1 to 1,1. One fountain points at -1,-1se and at 1,-1sw, two at -1,0nw."""

CLOSED = """
ov< -   F   -   F   -   F   o^<
   2=== ===2=== ===2=== ===2
F  |F   o>v|F   o^v|F   -  |F

F  |F   -  |F   F  |-   F  |o^<
   4=== ===3=== ===4=== ===2
-  |F   F  |-   -  |F   F  |o>

-  |F   F  |-   -  |F   -  |F
   4=== ===3=== ===3=== ===2
-  |F   ov |F   F   F   F  |o^>

F  |F   -  |F   F   -   F  |F
   3=== ===3=== ===4=== ===3
o^  -   F   o>  -   F   F   -
"""
"""Sixteen tiles, from -1,-1 to 2,2, without an arm that leads out."""


def position(picture: str, *lines: str, corner: str = "-1,-1", players: int = 2, options: str = "") -> Tolleno:
    """The state of a picture and of the lines of the position language that go before it."""
    first = f"tolleno players={players} {options}".rstrip()
    return GAME.parse_position("\n".join([first, *lines, f"city {corner}", picture.strip("\n")]))


def put(picture: str, **changes: str) -> str:
    """The picture with some spots changed, as `x0y0ne="a2"`; columns and rows count from the picture's corner."""
    lines = picture.strip("\n").split("\n")
    for name, text in changes.items():
        column, row = (int(part) for part in name[1:-2].split("y"))
        line = 4 * row + (0 if name[-2] == "n" else 2)
        start = 8 * column + (4 if name[-1] == "e" else 0)
        padded = lines[line].ljust(start + 3)
        lines[line] = padded[:start] + f"{text:<3}" + padded[start + 3 :]
    return "\n".join(lines)


def moor(picture: str, **boats: str) -> str:
    """The picture with boats, as `x0y0="a"`."""
    lines = picture.strip("\n").split("\n")
    for name, seat in boats.items():
        column, row = (int(part) for part in name[1:].split("y"))
        line, place = 4 * row + 1, 8 * column + 1
        lines[line] = lines[line][:place] + seat + lines[line][place + 1 :]
    return "\n".join(lines)


def legal(state: Tolleno) -> list[str]:
    return [GAME.action_text(state, action) for action in state.legal_actions()]


def play(state: Tolleno, *moves: str) -> None:
    """Plays moves that must be legal."""
    for move in moves:
        action = GAME.parse_action(state, move)
        GAME.check(state, action)
        state.apply(action)


def refused(state: Tolleno, move: str) -> tuple[str, str]:
    """The clause and the reason of a move that is not legal."""
    try:
        action = GAME.parse_action(state, move)
    except IllegalAction as error:
        return error.refusal.clause, error.refusal.reason
    assert action not in state.legal_actions(), move
    refusal = GAME.refusal(state, action)
    return refusal.clause, refusal.reason

"""Actions as text, and back; positions are in `position.py`."""

from __future__ import annotations

from ludotheque.core.errors import BadNotation, Refusal
from ludotheque.games.octocube.rules.actions import (
    CUBE,
    FILL,
    HERE,
    LAY,
    PASS,
    PIVOT,
    PLACE,
    RETRIEVE,
    ROLL,
    SCORE,
    SPACE,
    STAY,
    TILE,
    TURN,
    USE,
    WAYS,
)
from ludotheque.games.octocube.rules.board import NORTH, OBJECT_KINDS, ROTATIONS, SPACE_NAMES, TOP, TURNS
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.speak.position import TILE_CODES

FACE_LETTERS = "TBNESW"
DIRECTION_LETTERS = "NESW"
TURN_CODES = [FACE_LETTERS[turn[TOP]] + FACE_LETTERS[turn[NORTH]] for turn in TURNS]
EXPECTED = (
    "an action is written @a1 or @a1.BN (place), N E S W (roll), p90 p180 p270, score:TNE or score:none, pass, "
    "use:N or use:here, stay, to:b3, turn:BN, tile:Sw, cube:1, retrieve, fill:Sw.any, lay:Sw"
)


def _text(action: int) -> str:
    if action < ROLL:
        space, turn = divmod(action - PLACE, ROTATIONS)
        return f"@{SPACE_NAMES[space]}" + (f".{TURN_CODES[turn]}" if turn else "")
    if action < PIVOT:
        return DIRECTION_LETTERS[action - ROLL]
    if action < SCORE:
        return f"p{90 * (action - PIVOT + 1)}"
    if action < PASS:
        taken = "".join(letter for face, letter in enumerate(FACE_LETTERS) if (action - SCORE) >> face & 1)
        return f"score:{taken or 'none'}"
    if action == PASS:
        return "pass"
    if action < STAY:
        return f"use:{'here' if action - USE == HERE else DIRECTION_LETTERS[action - USE]}"
    if action == STAY:
        return "stay"
    if action < TURN:
        return f"to:{SPACE_NAMES[action - SPACE]}"
    if action < TILE:
        return f"turn:{TURN_CODES[action - TURN]}"
    if action < CUBE:
        return f"tile:{TILE_CODES[action - TILE + 1]}"
    if action < RETRIEVE:
        return f"cube:{action - CUBE}"
    if action == RETRIEVE:
        return "retrieve"
    if action < LAY:
        kind, way = divmod(action - FILL, len(WAYS))
        return f"fill:{TILE_CODES[kind + 1]}.{WAYS[way]}"
    return f"lay:{TILE_CODES[action - LAY + 1]}"


ACTION_TEXTS = tuple(_text(action) for action in range(LAY + OBJECT_KINDS))
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}


def action_text(state: Octocube, action: int) -> str:
    return ACTION_TEXTS[action]


def parse_action(state: Octocube, text: str) -> int:
    if text not in ACTION_OF:
        raise BadNotation(f"{text[:40]!r} is no action: {EXPECTED}", Refusal("", "unread", {"typed": text[:40]}))
    return ACTION_OF[text]

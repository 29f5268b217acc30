"""What an action id is made of, whatever the position."""

from __future__ import annotations

from ludotheque.games.octocube.rules.actions import (
    CUBE,
    FILL,
    HERE,
    LAY,
    PASS,
    PIVOT,
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
from ludotheque.games.octocube.rules.board import DIRECTIONS, FACES, ROTATIONS, SPACE_NAMES, TILE_NAMES
from ludotheque.games.octocube.speak.notation import TURN_CODES


def action_parts(action: int) -> dict[str, str]:
    if action < ROLL:
        space, turn = divmod(action, ROTATIONS)
        return {"kind": "place", "space": SPACE_NAMES[space], "turn": TURN_CODES[turn]}
    if action < PIVOT:
        return {"kind": "roll", "direction": DIRECTIONS[action - ROLL]}
    if action < SCORE:
        return {"kind": "pivot", "quarters": str(action - PIVOT + 1)}
    if action < PASS:
        taken = action - SCORE
        return {"kind": "score", **{name: "taken" if taken >> face & 1 else "left" for face, name in enumerate(FACES)}}
    if action < SPACE:
        return _turn_parts(action)
    if action < RETRIEVE:
        return _target_parts(action)
    return _kids_parts(action)


def _turn_parts(action: int) -> dict[str, str]:
    if action in (PASS, STAY):
        return {"kind": "pass" if action == PASS else "stay"}
    return {"kind": "use", "direction": "here" if action == USE + HERE else DIRECTIONS[action - USE]}


def _target_parts(action: int) -> dict[str, str]:
    if action < TURN:
        return {"kind": "target", "space": SPACE_NAMES[action - SPACE]}
    if action < TILE:
        return {"kind": "turn", "turn": TURN_CODES[action - TURN]}
    if action < CUBE:
        return {"kind": "tile", "tile": TILE_NAMES[action - TILE + 1]}
    return {"kind": "cube", "seat": str(action - CUBE)}


def _kids_parts(action: int) -> dict[str, str]:
    if action == RETRIEVE:
        return {"kind": "retrieve"}
    if action < LAY:
        kind, way = divmod(action - FILL, len(WAYS))
        return {"kind": "fill", "tile": TILE_NAMES[kind + 1], "way": WAYS[way]}
    return {"kind": "lay", "tile": TILE_NAMES[action - LAY + 1]}

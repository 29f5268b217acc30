"""What an action id is made of, whatever the position. Tiles of the city have the numbers in which they were laid."""

from __future__ import annotations

from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_FAR,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    rank_of,
    spot_of,
)
from ludotheque.games.tolleno.rules.board import CELL_NAMES, DIRECTIONS, QUADRANTS


def action_parts(action: int) -> dict[str, str]:
    if action < FIRST_FAR:
        return {"kind": "extend", "cell": CELL_NAMES[action // 4], "turn": str(action % 4)}
    if action < FIRST_BUILD:
        tile, side = divmod((action - FIRST_FAR) // 4, 4)
        return {"kind": "extend-far", "tile": str(tile), "side": DIRECTIONS[side], "turn": str(action % 4)}
    if action < FIRST_CONTRACT:
        return {"kind": "build", **_spot(spot_of(action))}
    if action < FIRST_SAIL:
        return {"kind": "contract", "offered": str(rank_of(action)), **_spot(spot_of(action))}
    if action < FIRST_LIFT:
        return {"kind": "sail", "tile": str(action - FIRST_SAIL)}
    if action < CARRY_NOTHING:
        return {"kind": "lift", **_spot(spot_of(action))}
    if action == CARRY_NOTHING:
        return {"kind": "carry-nothing"}
    return {"kind": "put", "quadrant": QUADRANTS[action - FIRST_PUT]}


def _spot(spot: int) -> dict[str, str]:
    return {"tile": str(spot // 4), "quadrant": QUADRANTS[spot % 4]}

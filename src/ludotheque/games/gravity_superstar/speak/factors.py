"""What an action id is made of, whatever the position."""

from __future__ import annotations

from ludotheque.games.gravity_superstar.rules.actions import (
    AS_JOKER,
    CARD_OF_ACTION,
    CARDS,
    COMPLETE,
    DONE,
    MOVE_OF_ACTION,
    SPECIAL,
    STEAL,
)
from ludotheque.games.gravity_superstar.rules.board import MOVES
from ludotheque.games.gravity_superstar.speak.foresee import LOOT


def action_parts(action: int) -> dict[str, str]:
    if action == COMPLETE:
        return {"kind": "complete"}
    if action < STEAL:
        kind = "simple" if action < SPECIAL else "special" if action < AS_JOKER else "joker"
        return {"kind": kind, "card": CARDS[CARD_OF_ACTION[action]], "move": MOVES[MOVE_OF_ACTION[action]]}
    if action < DONE:
        return {"kind": "steal", "loot": LOOT[action - STEAL]}
    return {"kind": "done" if action == DONE else "replay"}

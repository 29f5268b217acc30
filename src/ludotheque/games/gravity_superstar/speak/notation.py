"""Actions as text. Positions are in `position`, boards in `picture`."""

from __future__ import annotations

from ludotheque.core.errors import BadNotation, Refusal
from ludotheque.games.gravity_superstar.rules.actions import (
    AS_JOKER,
    CARD_OF_ACTION,
    CARDS,
    COLOURS,
    COMPLETE,
    DONE,
    MOVE_OF_ACTION,
    REPLAY,
    SPECIAL,
    STEAL,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules.board import MOVES
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar


def _text(action: int) -> str:
    if action == COMPLETE:
        return "complete"
    if action == DONE:
        return "done"
    if action == REPLAY:
        return "replay"
    if action >= STEAL:
        return "steal-token" if action - STEAL == TOKEN else f"steal-{COLOURS[action - STEAL]}"
    move = MOVES[MOVE_OF_ACTION[action]]
    if action < SPECIAL:
        return f"down-{CARDS[CARD_OF_ACTION[action]]}-{move.removeprefix('step-')}"
    return f"joker-{move}" if action >= AS_JOKER else move


ACTION_TEXTS = tuple(_text(action) for action in range(REPLAY + 1))


def action_text(state: GravitySuperstar, action: int) -> str:
    return ACTION_TEXTS[action]


def parse_action(state: GravitySuperstar, text: str) -> int:
    if text not in ACTION_TEXTS:
        actions = ", ".join(ACTION_TEXTS)
        why = Refusal("", "unread", {"actions": actions, "typed": text[:40]})
        raise BadNotation(f"an action is one of {actions}; not {text[:40]!r}", why)
    return ACTION_TEXTS.index(text)

"""Actions and decisions, as data that the text catalogues put into words."""

from __future__ import annotations

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, Prompt
from ludotheque.games.gravity_superstar.rules.actions import (
    AS_JOKER,
    CARD_OF_ACTION,
    CARDS,
    COMPLETE,
    DONE,
    MOVE_OF_ACTION,
    REPLAY,
    SPECIAL,
    STEAL,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules.board import MOVES
from ludotheque.games.gravity_superstar.rules.path import CHOOSE_REPLAY, CHOOSE_THEFT, count_of
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from ludotheque.games.gravity_superstar.speak.foresee import LOOT, best_replay, foresee
from ludotheque.games.gravity_superstar.speak.notation import ACTION_TEXTS
from ludotheque.games.gravity_superstar.speak.view import card_names


def targets_of(action: int) -> list[str]:
    """What a person points at: a card and a move, a thing to steal, or a plain choice."""
    if action in (COMPLETE, DONE, REPLAY):
        return [f"choice:{ACTION_TEXTS[action]}"]
    if action >= STEAL:
        return [f"loot:{LOOT[action - STEAL]}"]
    return [f"card:{CARDS[CARD_OF_ACTION[action]]}", f"move:{MOVES[MOVE_OF_ACTION[action]]}"]


def kind_of(action: int) -> str:
    if action in (COMPLETE, DONE, REPLAY):
        return ACTION_TEXTS[action]
    if action >= STEAL:
        return "steal"
    if action >= AS_JOKER:
        return "joker"
    return "special" if action >= SPECIAL else "simple"


def describe(state: GravitySuperstar, action: int) -> Described:
    """With all that the action would do on its way."""
    seat = state.to_move
    args: dict[str, Arg] = {}
    if action == COMPLETE:
        args = {"count": len(CARDS) - len(card_names(state.hands[seat]))}
    elif action < STEAL:
        args = {
            "card": CARDS[CARD_OF_ACTION[action]],
            "face": "down" if action < SPECIAL else "up",
            "move": MOVES[MOVE_OF_ACTION[action]],
        }
    elif action < DONE:
        args = {"loot": LOOT[action - STEAL], "victim_seat": state.victim}
    else:
        args = {"tokens": count_of(state.owned[seat], TOKEN)}
    if action < DONE:
        args |= foresee(state, action)
    return Described(
        action=action, notation=ACTION_TEXTS[action], kind=kind_of(action), targets=targets_of(action), args=args
    )


def prompt(state: GravitySuperstar) -> Prompt:
    if state.phase == CHOOSE_THEFT:
        return Prompt(kind="theft", clause="G-5.4", args={"victim_seat": state.victim})
    if state.phase == CHOOSE_REPLAY:
        tokens = count_of(state.owned[state.to_move], TOKEN)
        return Prompt(kind="replay", clause="G-3.3", args={"tokens": tokens, "best": best_replay(state)})
    return Prompt(kind="act-again" if state.replayed else "act", clause="G-3.2", args={})

"""Why a move is not allowed: its clause, and a reason that the catalogues put into words."""

from __future__ import annotations

from ludotheque.core.errors import Refusal
from ludotheque.core.state import NOBODY
from ludotheque.games.gravity_superstar.rules.actions import (
    ACTION_COUNT,
    CARD_OF_ACTION,
    CARDS,
    COMPLETE,
    DONE,
    MOVE_OF_ACTION,
    SPECIAL,
    STEAL,
)
from ludotheque.games.gravity_superstar.rules.board import FIRST_STEP, MOVES, Board
from ludotheque.games.gravity_superstar.rules.path import CHOOSE_REPLAY, CHOOSE_THEFT
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from ludotheque.games.gravity_superstar.speak.count import END_CLAUSES
from ludotheque.games.gravity_superstar.speak.describe import targets_of
from ludotheque.games.gravity_superstar.speak.foresee import LOOT


def refusal(state: GravitySuperstar, action: int) -> Refusal:
    if state.to_move == NOBODY:
        return Refusal(END_CLAUSES[state.end_reason()], "over")
    if STEAL <= action < DONE:
        if state.phase != CHOOSE_THEFT:
            return Refusal("G-5.4", "no-theft")
        return Refusal("G-5.4", "not-owned", {"loot": LOOT[action - STEAL], "victim_seat": state.victim})
    if state.phase == CHOOSE_THEFT:
        return Refusal("G-5.4", "steal-first", {"victim_seat": state.victim})
    if state.phase == CHOOSE_REPLAY:
        return Refusal("G-3.3", "replay-first")
    if action >= DONE:
        return Refusal("G-3.2", "act-first")
    if action == COMPLETE:
        return Refusal("G-4.1", "hand-full")
    card = CARD_OF_ACTION[action]
    if not state.hands[state.to_move] & 2**card:
        return Refusal("G-4.2" if action < SPECIAL else "G-4.3", "card-played", {"card": CARDS[card]})
    return blocked(state.board, state.poses[state.to_move], MOVE_OF_ACTION[action])


def blocked(board: Board, pose: int, move: int) -> Refusal:
    """G-4.4: which step of a move meets a platform."""
    space, feet = pose >> 2, pose & 3
    first = board.step[space * 4 + ((feet + FIRST_STEP[move]) & 3)]
    stopped = board.names[space if first < 0 else first]
    return Refusal("G-4.4", "blocked", {"move": MOVES[move], "space": stopped})


def why_not(state: GravitySuperstar, targets: list[str]) -> Refusal | None:
    wanted = [action for action in range(ACTION_COUNT) if targets_of(action)[: len(targets)] == targets]
    if not wanted or not targets:
        return _no_choice(state, targets)
    if set(wanted) & set(state.legal_actions()):
        return None
    return refusal(state, wanted[-1])


def _no_choice(state: GravitySuperstar, targets: list[str]) -> Refusal:
    """Something that no action names, such as a space: what is to be chosen instead."""
    if state.to_move == NOBODY or state.phase in (CHOOSE_THEFT, CHOOSE_REPLAY):
        return refusal(state, COMPLETE)
    sort, _, name = targets[-1].partition(":") if targets else ("", "", "")
    if sort == "space" and name in state.board.names:
        return Refusal("G-3.2", "no-landing", {"space": name})
    return Refusal("G-3.2", "no-such-choice", {"targets": targets})

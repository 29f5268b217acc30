"""The action ids, and the tables behind them.

| ids | action |
|---|---|
| 0 | complete the hand (G-4.1) |
| 1-10 | simple move (G-4.2): a card face down, left or right: `1 + 2 * card + side` |
| 11-18 | special move (G-4.3): long left, right, high left, right, drop, turn left, right, half |
| 19-26 | the same eight with the Joker |
| 27-33 | steal a star of colour 0-5, or a token (G-5.4) |
| 34 | end the turn without a replay (G-3.3) |
| 35 | spend a token for one more action (G-3.3) |
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gravity_superstar.rules.board import MOVE_COUNT

CARDS: Final = ("long", "high", "drop", "rotation", "joker")
JOKER: Final = 4
CARD_COUNT: Final = 5
FULL_HAND: Final = 31
COLOURS: Final = ("blue", "yellow", "pink", "green", "orange", "white")
COLOUR_COUNT: Final = 6
TOKEN: Final = 6
GOODS: Final = 7

COMPLETE: Final = 0
SIMPLE: Final = 1
SPECIAL: Final = 11
AS_JOKER: Final = 19
STEAL: Final = 27
DONE: Final = 34
REPLAY: Final = 35
ACTION_COUNT: Final = 36

FIRST_SPECIAL_MOVE: Final = 2
# The card of each special move: two long jumps, two high jumps, drop, three turns.
CARD_OF_MOVE: Final = (-1, -1, 0, 0, 1, 1, 2, 3, 3, 3)

BITS: Final = vec[i64]([2**action for action in range(ACTION_COUNT)])


def _card_of(action: int) -> int:
    if SIMPLE <= action < SPECIAL:
        return (action - SIMPLE) // 2
    if SPECIAL <= action < AS_JOKER:
        return CARD_OF_MOVE[action - SPECIAL + FIRST_SPECIAL_MOVE]
    return JOKER if AS_JOKER <= action < STEAL else -1


def _move_of(action: int) -> int:
    if SIMPLE <= action < SPECIAL:
        return (action - SIMPLE) % 2
    if SPECIAL <= action < AS_JOKER:
        return action - SPECIAL + FIRST_SPECIAL_MOVE
    return action - AS_JOKER + FIRST_SPECIAL_MOVE if AS_JOKER <= action < STEAL else -1


def _actions_of_hand(hand: int) -> int:
    """G-4.1 to G-4.3: what these cards allow, as bits, wherever the pawn stands."""
    bits = 0 if hand == FULL_HAND else 2**COMPLETE
    for action in range(SIMPLE, STEAL):
        if hand & 2 ** _card_of(action):
            bits += 2**action
    return bits


def _actions_of_moves(moves: int) -> int:
    """The actions whose move is one of these, as bits."""
    bits = 2**COMPLETE
    for action in range(SIMPLE, STEAL):
        if moves & 2 ** _move_of(action):
            bits += 2**action
    return bits


CARD_OF_ACTION: Final = vec[i64]([_card_of(action) for action in range(ACTION_COUNT)])
MOVE_OF_ACTION: Final = vec[i64]([_move_of(action) for action in range(ACTION_COUNT)])
ACTIONS_OF_HAND: Final = vec[i64]([_actions_of_hand(hand) for hand in range(FULL_HAND + 1)])
ACTIONS_OF_MOVES: Final = vec[i64]([_actions_of_moves(moves) for moves in range(2**MOVE_COUNT)])

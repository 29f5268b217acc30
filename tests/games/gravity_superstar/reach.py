"""What can be reached on a board: the tests show that every star can be had, whatever the tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gravity_superstar.rules.board import (
    FIRST_STEP,
    MOVE_BITS,
    MOVE_COUNT,
    NO_STEP,
    QUARTERS,
    REPLAY_SYMBOL,
    SECOND_STEP,
    STAR_SYMBOL,
    Board,
)


def unreached_symbols(board: Board) -> int:
    """How many pairs of a door and a symbol there are where no play leads from the one to the other."""
    unreached: i64 = 0
    for index in range(len(board.ring)):
        unreached += _unreached_from(board, board.ring[index] * 4 + ((board.ups[index] + 2) & 3))
    return unreached


def _unreached_from(board: Board, start: i64) -> i64:
    entered = spaces_entered(board, start)
    left: i64 = 0
    space: i64 = 0
    while space < board.spaces:
        symbol = board.symbols[space]
        if entered[space] == 0 and symbol in (STAR_SYMBOL, REPLAY_SYMBOL):
            left += 1
        space += 1
    return left


def spaces_entered(board: Board, start: i64) -> vec[i64]:
    """1 for each space that some sequence of moves from this pose enters."""
    seen = vec[i64]([0] * (board.spaces * 4))
    entered = vec[i64]([0] * board.spaces)
    queue = vec[i64]([0] * (board.spaces * 4))
    seen[start] = 1
    queue[0] = start
    read: i64 = 0
    end: i64 = 1
    while read < end:
        pose = queue[read]
        read += 1
        moves = board.moves[pose]
        move: i64 = 0
        while move < MOVE_COUNT:
            if moves & MOVE_BITS[move]:
                last: i64 = _enter(board, pose, move, entered)
                if seen[last] == 0:
                    seen[last] = 1
                    queue[end] = last
                    end += 1
            move += 1
    return entered


def _enter(board: Board, pose: i64, move: i64, entered: vec[i64]) -> i64:
    """Marks the spaces of a move, as `Board.path` lists them; returns the pose in which it ends."""
    space: i64 = pose >> 2
    feet: i64 = (pose + QUARTERS[move]) & 3
    if FIRST_STEP[move] != NO_STEP:
        space = board.through[space * 4 + ((feet + FIRST_STEP[move]) & 3)]
        entered[space] = 1
    if SECOND_STEP[move] != NO_STEP:
        space = board.through[space * 4 + ((feet + SECOND_STEP[move]) & 3)]
        entered[space] = 1
    below = board.step[space * 4 + feet]
    while below >= 0:
        space = below
        entered[space] = 1
        below = board.step[space * 4 + feet]
    return space * 4 + feet

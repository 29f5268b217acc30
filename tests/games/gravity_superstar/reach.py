"""What can be reached on a board: the tests show that every star can be had, whatever the tiles."""

from __future__ import annotations

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

MOVES = [
    [(QUARTERS[move], FIRST_STEP[move], SECOND_STEP[move]) for move in range(MOVE_COUNT) if bits & MOVE_BITS[move]]
    for bits in range(2**MOVE_COUNT)
]
"""For each set of moves, how each of them turns the feet, and its steps."""


def unreached_symbols(board: Board) -> int:
    """How many pairs of a door and a symbol there are where no play leads from the one to the other."""
    symbols = {space for space in range(board.spaces) if board.symbols[space] in (STAR_SYMBOL, REPLAY_SYMBOL)}
    walk = Walk(board)
    return sum(
        len(walk.leaves(door * 4 + ((up + 2) & 3), symbols)) for door, up in zip(board.ring, board.ups, strict=True)
    )


class Walk:
    """Walks from one door after the other. Who comes to a pose from which all could be had need walk no further."""

    def __init__(self, board: Board) -> None:
        self._moves, self._step, self._through = list(board.moves), list(board.step), list(board.through)
        self._has_all: set[int] = set()

    def leaves(self, start: int, symbols: set[int]) -> set[int]:
        """Those of the spaces that no sequence of moves from this pose enters."""
        left = set(symbols)
        seen, waiting = {start}, [start]
        while waiting and left:
            pose = waiting.pop()
            if pose in self._has_all:
                left.clear()
            for quarters, first, second in MOVES[self._moves[pose]]:
                last = self._enter(pose >> 2, (pose + quarters) & 3, first, second, left)
                if last not in seen:
                    seen.add(last)
                    waiting.append(last)
        if not left:
            self._has_all.add(start)
        return left

    def _enter(self, space: int, feet: int, first: int, second: int, left: set[int]) -> int:
        """Takes the spaces of a move, as `Board.path` lists them, from those that are left; the pose in which it
        ends."""
        for step in (first, second):
            if step != NO_STEP:
                space = self._through[space * 4 + ((feet + step) & 3)]
                left.discard(space)
        below = self._step[space * 4 + feet]
        while below >= 0:
            space = below
            left.discard(space)
            below = self._step[space * 4 + feet]
        return space * 4 + feet

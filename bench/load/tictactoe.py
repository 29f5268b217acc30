"""Tic-tac-toe on our server, as boardgame.io plays it in its documentation: the same game on both sides of a run.

Board after board in one match, because a WebSocket here belongs to one table. The server under load finds it as it
finds any package's game (docs/add-a-game.md); nobody else does.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from mypy_extensions import i64

from ludotheque.core.game import Game
from ludotheque.core.journal import Journal
from ludotheque.core.options import Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.core.speech import Described
from ludotheque.core.state import NOBODY, State

ID = "tictactoe"
CELLS = 9
FREE = -1
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
BOARDS = 100
"""Of a match."""


class View(TypedDict):
    cells: list[int]
    won: list[int]
    boards: int


class Position(State):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.cells = [FREE] * CELLS
        self.won = [0, 0]
        self.boards = 0
        """Played to their end."""

    @property
    def max_actions(self) -> int:
        return CELLS

    @property
    def max_length(self) -> int:
        return CELLS * BOARDS

    def legal_actions(self) -> list[int]:
        return [] if self.is_over else [cell for cell, seat in enumerate(self.cells) if seat == FREE]

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        seat = self.to_move
        self.cells[action] = seat
        if journal is not None:
            journal.note({"kind": "cell", "seat": seat, "cell": action})
        self.to_move = 1 - seat
        has_won = any(all(self.cells[cell] == seat for cell in line) for line in LINES)
        if not has_won and FREE in self.cells:
            return
        self.won[seat] += has_won
        self.boards += 1
        self.cells = [FREE] * CELLS
        if self.boards == BOARDS:
            self.to_move = NOBODY

    def clone(self) -> Position:
        copy = Position(self.options)
        copy.cells, copy.won = self.cells[:], self.won[:]
        copy.boards, copy.to_move = self.boards, self.to_move
        return copy

    def redeal(self, viewer: i64, rng: Rng) -> Position:
        """Nothing is hidden."""
        return self.clone()

    def scores(self) -> list[int]:
        return self.won[:]

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.won[seat] == max(self.won)] if self.is_over else []

    def hash(self) -> int:
        return hash((self.to_move, self.boards, *self.cells, *self.won))


def view(state: Position, viewer: int) -> View:
    return View(cells=state.cells[:], won=state.won[:], boards=state.boards)


def describe(state: Position, action: int) -> Described:
    return Described(action=action, notation=str(action), kind="cell", targets=[f"cell:{action}"], args={})


def draw(view: View) -> str:
    """Nobody looks: the players are simulated."""
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'


GAME: Game[Position] = Game(
    id=ID,
    name="Tic-tac-toe",
    modes=(Mode("standard", (2,)),),
    deal=lambda options, rng: Position(options),
    view=view,
    describe=describe,
    draw=draw,
)


def declare(folder: Path) -> str:
    """A package that has the game, in this folder; says what Python's path must have in it to find both."""
    metadata = folder / "bench_tictactoe-0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: bench-tictactoe\nVersion: 0\n", "utf-8")
    (metadata / "entry_points.txt").write_text(f"[ludotheque.games]\n{ID} = {__name__}:GAME\n", "utf-8")
    return f"{folder}:{Path(__file__).parents[2]}"

"""Puzzles: positions in which one move is clearly best, one in a line of `puzzles.jsonl` in a game's room."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.core.errors import BadOption
from ludotheque.games import room
from ludotheque.study.reasons import Reason

FILE = "puzzles.jsonl"


class Try(Struct, frozen=True, omit_defaults=True):
    """A wrong move: the solver's chance after it in percent, the expected margin, and why it is worse."""

    chance: int
    margin: float
    why: list[Reason] = []
    """As `reasons` tells them of the answer and this move."""


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """`task` names the sentence `study-task-<task>`, `theme` what it is about."""

    id: str
    position: str
    seat: int
    answer: str
    task: str
    theme: str
    rating: int
    chance: int
    """Of the solver after the answer, in percent."""
    margin: float
    line: list[str]
    """The answer, and how the search goes on."""
    nodes: int
    """The playouts of each search behind it."""
    seed: int
    """Of the match it is from, as `ludotheque mine` counts them."""
    step: int
    tries: dict[str, Try]
    why: list[Reason] = []
    """Why it is better than the next best move."""
    solved: bool = False
    """Whether every way to the end was looked at: then all of it is certain."""


def puzzle_id(position: str) -> str:
    """The same for the same position, wherever it is stored."""
    return hashlib.sha256(position.encode()).hexdigest()[:8]


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Those that come with a game, in the order of its file; none for a game without the file."""
    file = room(game).joinpath(FILE)
    return {puzzle.id: puzzle for puzzle in read(file.read_text("utf-8"))} if file.is_file() else {}


def read(text: str) -> list[Puzzle]:
    """Raises `BadOption` that names the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise BadOption(f"line {number} is no puzzle: {error}") from None
    return found


def write(path: Path, found: Iterable[Puzzle]) -> None:
    path.write_text("".join(line(puzzle) for puzzle in found), "utf-8")


def line(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode() + "\n"

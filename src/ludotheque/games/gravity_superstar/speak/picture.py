"""Boards as pictures, hand-made or assembled.

    .0v|*y  R
    ---+   +---+
    ^   .1< .  |
    ---+---+---+

A space is three characters and what lies right of it: its ground (`.` bare, `*` star symbol, `R` replay symbol,
`^ > v <` a door and where its up is), then a star by its first letter, or a pawn by its seat and its feet. `|` is a
platform right of a space, `---` one under it. The edges join: the last column's right is the first one's left, and the
last line lies above the first one.
"""

from __future__ import annotations

from ludotheque.core.errors import BadNotation
from ludotheque.games.gravity_superstar.rules.actions import COLOURS
from ludotheque.games.gravity_superstar.rules.board import BARE, DOOR_SYMBOL, REPLAY_SYMBOL, STAR_SYMBOL, Board
from ludotheque.games.gravity_superstar.rules.path import BARE_REPLAY, PAWN, STAR
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar

ARROWS = "^>v<"
GROUNDS = ".*R"
STARS = "".join(colour[0] for colour in COLOURS)
LARGEST = (12, 18)


class Picture:
    """What a picture shows: the board's parts, the star on each space (or -1), and the pose of each pawn by seat."""

    def __init__(self, lines: list[str], width: int) -> None:
        self.width = width
        self.height = len(lines) // 2
        self.symbols: list[int] = []
        self.ups: dict[int, int] = {}
        self.stars: list[int] = []
        self.poses: dict[int, int] = {}
        self.right: list[bool] = []
        self.below: list[bool] = []
        for row in range(self.height):
            self._read_spaces(lines[2 * row], row)
            self._read_platforms(lines[2 * row + 1], row)

    def board(self, ring: list[int] | None) -> Board:
        """`ring`: the doors clockwise; row by row if it is not said."""
        doors = sorted(self.ups)
        if ring is not None and sorted(ring) != doors:
            raise BadNotation("the ring names each door of the board once")
        order = doors if ring is None else ring
        if not order:
            raise BadNotation("a board has a door: ^ > v or <, its up")
        ups = [self.ups[door] for door in order]
        return Board(self.width, self.height, self.symbols, self.below, self.right, order, ups, [], 0)

    def _read_spaces(self, line: str, row: int) -> None:
        if len(line) > 4 * self.width:
            raise BadNotation(f"row {row + 1} has {self.width} spaces of 3 characters, each with its right side")
        line = line.ljust(4 * self.width)
        for column in range(self.width):
            text = line[4 * column : 4 * column + 3]
            side = line[4 * column + 3]
            name = f"{chr(97 + column)}{row + 1}"
            if side not in " |":
                raise BadNotation(f"right of {name} is a platform '|' or a blank; not {side!r}")
            self.right.append(side == "|")
            self._read_ground(text[0], name)
            self._read_content(text[1:], name)

    def _read_ground(self, mark: str, name: str) -> None:
        space = len(self.symbols)
        if mark in GROUNDS:
            self.symbols.append((BARE, STAR_SYMBOL, REPLAY_SYMBOL)[GROUNDS.index(mark)])
        elif mark in ARROWS:
            self.symbols.append(DOOR_SYMBOL)
            self.ups[space] = ARROWS.index(mark)
        else:
            raise BadNotation(f"{name} is one of {' '.join(GROUNDS + ARROWS)}; not {mark!r}")

    def _read_content(self, text: str, name: str) -> None:
        space = len(self.symbols) - 1
        star = -1
        if text[0] in STARS and text[1] == " ":
            if self.symbols[space] not in (STAR_SYMBOL, REPLAY_SYMBOL):
                raise BadNotation(f"a star lies on a symbol, * or R; {name} has none")
            star = STARS.index(text[0])
        elif text[0] in "012345" and text[1] in ARROWS:
            if int(text[0]) in self.poses:
                raise BadNotation(f"seat {text[0]} has one pawn; a second one stands on {name}")
            self.poses[int(text[0])] = space * 4 + ARROWS.index(text[1])
        elif text != "  ":
            raise BadNotation(
                f"on {name} is a star ({STARS}), a pawn as in 0v (seat 0, feet south) or nothing; not {text!r}"
            )
        self.stars.append(star)

    def _read_platforms(self, line: str, row: int) -> None:
        pieces = [line[4 * column : 4 * column + 4] for column in range(self.width)]
        if len(line) != 4 * self.width or any(piece not in ("---+", "   +") for piece in pieces):
            raise BadNotation(f"under row {row + 1} is a line of {self.width} times '---+' or '   +'; not {line!r}")
        self.below.extend(piece == "---+" for piece in pieces)


def size_of(text: str) -> tuple[int, int]:
    """Rows and columns, as in `12x18`."""
    rows, times, columns = text.partition("x")
    if times and rows.isdecimal() and columns.isdecimal():
        size = int(rows), int(columns)
        if 1 <= size[0] <= LARGEST[0] and 1 <= size[1] <= LARGEST[1]:
            return size
    raise BadNotation(f"a board is 1x1 to {LARGEST[0]}x{LARGEST[1]} spaces, rows x columns; not {text[:20]!r}")


def picture_text(state: GravitySuperstar) -> list[str]:
    """The lines of a picture that reads back."""
    board = state.board
    lines: list[str] = []
    for row in range(board.height):
        spaces = range(row * board.width, (row + 1) * board.width)
        lines.append("".join(_space_text(state, space) + " |"[board.right[space]] for space in spaces).rstrip())
        lines.append("".join("---+" if board.below[space] else "   +" for space in spaces))
    return lines


def _space_text(state: GravitySuperstar, space: int) -> str:
    board = state.board
    symbol = board.symbols[space]
    if symbol == DOOR_SYMBOL:
        ground = ARROWS[board.ups[list(board.ring).index(space)]]
    else:
        ground = GROUNDS[(BARE, STAR_SYMBOL, REPLAY_SYMBOL).index(symbol)]
    here: int = state.things[space]
    if here >= PAWN:
        seat = here // PAWN - 1
        return f"{ground}{seat}{ARROWS[state.poses[seat] & 3]}"
    return f"{ground}{STARS[here - STAR]} " if STAR <= here < BARE_REPLAY else f"{ground}  "

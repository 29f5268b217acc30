"""A game from outside, with no board in the client: three in a row, drawn by itself.

R-1: seats in turn put one of their marks into a free space. R-2: three in a row win; a full board is shared.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from ludotheque.core.errors import Refusal
from ludotheque.core.game import Game
from ludotheque.core.journal import Journal
from ludotheque.core.options import Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.core.speech import Described, Prompt, View
from ludotheque.core.state import NOBODY, State

FREE = -1
SPACES = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


WILD = (
    "<script>document.title = 1</script><style>body { display: none }</style>"
    '<image href="https://elsewhere.example/picture.png" width="9" height="9"/>'
    '<g onclick="document.title = 2" style="opacity: 0"><rect width="9" height="9" fill="url(https://x.example/#a)"/></g>'
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">no</p></foreignObject>'
)
"""What a page must not take from a drawing."""


class Drawable(TypedDict):
    marks: list[int]
    order: list[int]
    wild: bool


class Position(State):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.marks = [FREE] * 9
        """The seat whose mark lies in each space, and `order` says which of its marks."""
        self.order = [0] * 9

    @property
    def max_actions(self) -> int:
        return 9

    @property
    def max_length(self) -> int:
        return 9

    def legal_actions(self) -> list[int]:
        return [] if self.to_move == NOBODY else [space for space in range(9) if self.marks[space] == FREE]

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        seat = self.to_move
        self.order[action] = self.marks.count(seat)
        self.marks[action] = seat
        if journal is not None:
            journal.note({"kind": "put", "seat": seat, "space": SPACES[action]})
        self.to_move = NOBODY if self.winners() else 1 - seat

    def winners(self) -> list[int]:
        for row in ROWS:
            seats = {self.marks[space] for space in row}
            if len(seats) == 1 and FREE not in seats:
                return sorted(seats)
        return [] if FREE in self.marks else [0, 1]

    def scores(self) -> list[int]:
        return [int(seat in self.winners()) for seat in (0, 1)]

    def clone(self) -> Position:
        copy = Position(self.options)
        copy.marks, copy.order, copy.to_move = self.marks[:], self.order[:], self.to_move
        return copy

    def redeal(self, viewer: i64, rng: Rng) -> Position:
        return self.clone()

    def hash(self) -> int:
        return hash((self.to_move, tuple(self.marks)))


def view(state: Position, viewer: int) -> View:
    return {"marks": state.marks, "order": state.order, "wild": state.options.mode == "wild"}


def describe(state: Position, action: int) -> Described:
    space = SPACES[action]
    return Described(action=action, notation=space, kind="put", targets=[f"space:{space}"], args={"space": space})


def prompt(state: Position) -> Prompt:
    return Prompt(kind="put", clause="R-1", args={})


def refusal(state: Position, action: int) -> Refusal:
    return Refusal("R-1", "taken", {"space": SPACES[action]})


def why_not(state: Position, targets: list[str]) -> Refusal | None:
    return refusal(state, SPACES.index(targets[-1].removeprefix("space:")))


def draw(view: Drawable) -> str:
    marks, order = view["marks"], view["order"]
    spaces, waiting = [], [(seat, at) for seat in (0, 1) for at in range(5)]
    for space, name in enumerate(SPACES):
        x, y = 60 * (space % 3), 60 * (space // 3)
        mark = ""
        if marks[space] != FREE:
            waiting.remove((marks[space], order[space]))
            mark = _mark(marks[space], order[space], x + 30, y + 30)
        spaces.append(
            f'<g data-target="space:{name}">'
            f'<rect x="{x + 2}" y="{y + 2}" width="56" height="56" rx="6" fill="#f3ead7"/>{mark}</g>'
        )
    heap = "".join(_mark(seat, at, 210 + 36 * seat, 25 + 32 * at) for seat, at in waiting)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 275 190">'
        f"{''.join(spaces)}{heap}{WILD if view['wild'] else ''}</svg>"
    )


def _mark(seat: int, at: int, x: int, y: int) -> str:
    shape = '<circle r="12" fill="none"/>' if seat else '<path d="M-11-11 11 11M-11 11 11-11"/>'
    colour = "#1d6fb8" if seat else "#c2410c"
    return f'<g data-piece="{seat}-{at}" transform="translate({x} {y})" stroke="{colour}" stroke-width="6">{shape}</g>'


GAME: Game[Position] = Game(
    id="three_in_a_row",
    name="Three in a row",
    modes=(Mode("plain", (2,)), Mode("wild", (2,))),
    deal=lambda options, rng: Position(options),
    view=view,
    describe=describe,
    prompt=prompt,
    refusal=refusal,
    why_not=why_not,
    draw=draw,
)

"""`Observer`: a position as numbers, as one viewer knows it, for learning.

An observation is one row of bytes (`uint8`), cut into named tables by a `Layout`, and written as words: see `words`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadOption
from ludotheque.core.journal import SPECTATOR
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.core.words import WORD, clear


class Table:
    """A named part of an observation: `shape`, what its entries mean, and that none is above `high`.

    `fields` names the entries along the last axis where they differ in meaning. Rows along the last axis are padded
    with zeros to whole words.
    """

    def __init__(
        self, name: str, shape: tuple[int, ...], meaning: str, high: int = 1, fields: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.high = high
        self.fields = fields
        self.start: int = 0
        """Its first entry in the flat vector; `Layout` says."""
        self.row: int = -(-shape[-1] // WORD) * WORD
        """The entries of a row with its padding."""
        rows = 1
        for length in shape[:-1]:
            rows *= length
        self.size: int = rows * self.row


class Layout:
    """The tables of an observation, one after the other."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables: dict[str, Table] = {table.name: table for table in tables}
        self.size: int = 0
        for table in tables:
            table.start = self.size
            self.size += table.size

    def word(self, name: str) -> int:
        """The first word of a table."""
        return self.tables[name].start // WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game and its options. Options are not part of them: all games of a batch share one.

    Seats are counted from the viewer on: its own first, then clockwise. A spectator sees them from seat 0.
    """

    def __init__(self, options: Options, layout: Layout) -> None:
        self.options: Options = options
        self.met: Options = options
        """Equal ones, that a state came with: to compare those that are the same takes no time."""
        self.layout: Layout = layout
        self.players: i64 = options.players
        self.words: i64 = layout.size // WORD

    def begin(self, state: State, out: vec[i64], at: i64) -> None:
        """Clears the row from word `at` on, and writes what stays the same throughout a game."""
        clear(out, at, at + self.words)

    def prefetch(self, state: State, action: i64, out: vec[i64], at: i64) -> None:
        """Asks memory for what `advance` will write after this action, where states ask ahead as well."""

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Writes the rest: what `viewer` (a seat or `SPECTATOR`) knows, into a row that was begun with this game.

        A row may be written again as its game goes on; for an earlier position, or another game, it is begun anew.
        Games of ours look at no index from here on where they are compiled: `check_row` comes first.
        """
        raise NotImplementedError

    def advance(self, state: State, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        """Writes the row again after the last action, of the seat for which it was written just before that action.

        Games override it where few of their tables change with an action.
        """
        self.write(state, viewer, out, at)

    def observe(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """The whole row, whatever was in it."""
        check_row(self, state, viewer, out, at)
        self.begin(state, out, at)
        self.write(state, viewer, out, at)


def check_row(observer: Observer, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
    """Whether there is such a row, such a viewer, and such a state."""
    if state.options is not observer.met:
        meet(observer, state.options)
    if viewer < SPECTATOR or viewer >= observer.players or at < 0 or at + observer.words > len(out):
        refuse_row(observer, viewer, out, at)


def meet(observer: Observer, options: Options) -> None:
    if options != observer.options:
        own = observer.options
        raise BadOption(f"the observer is for {own.game} {own}; the state is of {options.game} {options}")
    observer.met = options


def refuse_row(observer: Observer, viewer: i64, out: vec[i64], at: i64) -> None:
    if viewer < SPECTATOR or viewer >= observer.players:
        raise ValueError(
            f"an observation is made for a seat from 0 to {observer.players - 1} or a spectator (-1); not for {viewer}"
        )
    raise ValueError(f"the {observer.words} words of an observation do not lie in {len(out)} from word {at} on")


def seat_from(viewer: i64, seat: i64, players: i64) -> i64:
    """The number of a seat, counted from the viewer on."""
    place: i64 = seat
    if viewer > 0:
        place -= viewer
        if place < 0:
            place += players
    return place

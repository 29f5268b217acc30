"""A garden as numbers, for learning: what a viewer knows (S-8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import popcount, same
from ludotheque.core.observer import Layout, Observer, Table, check_row, seat_from
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.core.words import MARK, ONE, write_mask, write_one
from ludotheque.games.seikatsu.rules.board import (
    BIRDS,
    FLOWERS,
    KOI,
    KOI_SORT,
    KOI_TILES,
    NO_TILE,
    SORTS,
    SPACES,
    TWINS,
)
from ludotheque.games.seikatsu.rules.state import HAND, RIVAL, Seikatsu

PLANE: Final = 5
"""Words of a row with an entry for each space."""
SEAT_FIELDS: Final = ("tiles in hand", "koi in hand that all know of", "flock points", "to move")
OPEN_KOI: Final = 0x100
FLOCK_POINTS: Final = 0x10000
TO_MOVE: Final = 0x1000000
"""What a 1 in each of those fields adds to the word of a seat."""


def layout(players: int) -> Layout:
    return Layout(
        [
            Table("birds", (SORTS, SPACES), f"spaces with each bird: {', '.join(BIRDS)}"),
            Table("koi", (SPACES,), "spaces with a koi"),
            Table("flowers", (SORTS, SPACES), f"spaces with each flower: {', '.join(FLOWERS)}"),
            Table("last", (SPACES,), "where the last tile was placed"),
            Table(
                "hand",
                (KOI + 1,),
                "the viewer's tiles by kind, `4 * bird + flower`, the koi last; alone, all the koi count as one",
                high=HAND,
            ),
            Table("unseen", (KOI + 1,), "tiles by kind that the viewer sees nowhere", high=KOI_TILES),
            Table("seats", (players, len(SEAT_FIELDS)), "each seat", high=127, fields=SEAT_FIELDS),
            Table("seat", (players,), "which seat the viewer holds"),
            Table("game", (2,), "the game", high=127, fields=("tiles in the bag", "flock points of the solo rival")),
        ]
    )


@final
class SeikatsuObserver(Observer):
    """Spaces stand in the order of the action ids, whatever the viewer's pagoda: `seat` says which it is."""

    def __init__(self, options: Options) -> None:
        super().__init__(options, layout(options.players))
        tables = self.layout
        self.birds: i64 = tables.word("birds")
        self.koi: i64 = tables.word("koi")
        self.flowers: i64 = tables.word("flowers")
        self.last: i64 = tables.word("last")
        self.hand: i64 = tables.word("hand")
        self.unseen: i64 = tables.word("unseen")
        self.seats: i64 = tables.word("seats")
        self.seat: i64 = tables.word("seat")
        self.game: i64 = tables.word("game")

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, Seikatsu)
        sort: i64 = 0
        while sort < SORTS:
            write_mask(out, at + self.birds + PLANE * sort, PLANE, state.birds[sort])
            write_mask(out, at + self.flowers + PLANE * sort, PLANE, state.flowers[sort])
            sort += 1
        write_mask(out, at + self.koi, PLANE, state.birds[KOI_SORT])
        write_one(out, at + self.last, PLANE, state.last)
        self.write_tiles(state, viewer, out, at)
        self.write_seats(state, viewer, out, at)

    def advance(self, state: State, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, Seikatsu)
        kind: i64 = action // SPACES
        space: i64 = action % SPACES
        word: i64 = at + (space >> 3)
        one = ONE[space & 7]
        hand: i64 = at + self.hand
        unseen: i64 = at + self.unseen
        # What is not placed is what the former viewer saw nowhere, and what it held.
        out[unseen] += out[hand]
        out[unseen + 1] += out[hand + 1]
        if kind != KOI:
            out[word + self.birds + PLANE * (kind >> 2)] |= one
            out[word + self.flowers + PLANE * (kind & 3)] |= one
            out[unseen + (kind >> 3)] -= ONE[kind & 7]
        else:
            out[word + self.koi] |= one
        if not state.open_koi:
            out[unseen + 2] = KOI_TILES - popcount(state.birds[KOI_SORT])
        write_one(out, at + self.last, PLANE, space)
        self.write_hand(state, viewer, out, at)
        self.write_seats(state, viewer, out, at)

    def write_tiles(self, state: Seikatsu, viewer: i64, out: vec[i64], at: i64) -> None:
        """What the viewer holds, and what lies in the bag or in other hands for all it knows."""
        unseen: i64 = at + self.unseen
        out[unseen] = self.not_placed(state, 0)
        out[unseen + 1] = self.not_placed(state, 2)
        koi: i64 = 0
        if not state.open_koi:
            koi = KOI_TILES - popcount(state.birds[KOI_SORT])
        out[unseen + 2] = koi
        self.write_hand(state, viewer, out, at)

    def write_hand(self, state: Seikatsu, viewer: i64, out: vec[i64], at: i64) -> None:
        """What the viewer holds; of the tiles that are not placed it takes those away from the unseen ones."""
        hand: i64 = at + self.hand
        out[hand] = 0
        out[hand + 1] = 0
        out[hand + 2] = 0
        if viewer >= 0:
            hands = state.hands
            self.write_held(state, hands[HAND * viewer], out, at)
            self.write_held(state, hands[HAND * viewer + 1], out, at)

    def write_held(self, state: Seikatsu, kind: i64, out: vec[i64], at: i64) -> None:
        if kind == NO_TILE:
            return
        word: i64 = at + (kind >> 3)
        one = ONE[kind & 7]
        out[word + self.hand] += one
        if kind != KOI or not state.open_koi:
            out[word + self.unseen] -= one

    def not_placed(self, state: Seikatsu, bird: i64) -> i64:
        """The tiles of two birds that are not in the garden, by flower. S-1.1: there are two of each kind."""
        counts: i64 = 0
        entry: i64 = 0
        while entry < 2 * SORTS:
            placed: i64 = state.birds[bird + (entry >> 2)] & state.flowers[entry & 3]
            if placed == 0:
                counts += ONE[entry] * TWINS
            elif placed & (placed - 1) == 0:
                counts += ONE[entry]
            entry += 1
        return counts

    def write_seats(self, state: Seikatsu, viewer: i64, out: vec[i64], at: i64) -> None:
        hands = state.hands
        flocks = state.flocks
        teams = state.teams
        mover = state.to_move
        koi: i64 = 0
        if state.open_koi:
            koi = OPEN_KOI
        seats: i64 = at + self.seats
        players = self.players
        seat: i64 = 0
        while seat < players:
            row: i64 = flocks[seat & 1 if teams else seat] * FLOCK_POINTS
            first = hands[HAND * seat]
            second = hands[HAND * seat + 1]
            row += (1 & ~same(first, NO_TILE)) + (koi & same(first, KOI))
            row += (1 & ~same(second, NO_TILE)) + (koi & same(second, KOI))
            row += TO_MOVE & same(seat, mover)
            out[seats + seat_from(viewer, seat, players)] = row
            seat += 1
        out[at + self.seat] = MARK[viewer + 1]
        game: i64 = state.in_bag
        if state.solo:
            game |= state.flocks[RIVAL] << 8
        out[at + self.game] = game


def make_observer(options: Options) -> Observer:
    return SeikatsuObserver(options)

"""What a viewer may know (S-8), by whitelist."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from ludotheque.core.bits import popcount
from ludotheque.core.journal import OPEN
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import (
    BIRD_OF,
    BIRDS,
    CELLS,
    FLOWER_OF,
    FLOWERS,
    KOI,
    KOI_SORT,
    NO_SPACE,
    NO_TILE,
    PAGODAS,
    PINK,
    ROW_SPACES,
    ROWS,
    SORTS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
)
from ludotheque.games.seikatsu.rules.journal import RowCount, row_count, space_names
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.notation import hand_tiles, turns_taken

HIDDEN = "hidden"
"""A tile in a hand that the viewer may not see."""


class SpaceView(TypedDict):
    """A space, where it lies as the viewer's side sees it, and its tile (all three empty: none).

    `column` is -3 to 3 from left to right, `level` -6 to 6 from far to near, in half steps.
    """

    space: str
    column: int
    level: int
    tile: str
    bird: str
    flower: str


class RowView(RowCount):
    spaces: list[str]


class PagodaView(TypedDict):
    """A pagoda that scores: whose it is (no seat: the solo rival's) and what it has, as if counted now."""

    pagoda: str
    seats: list[int]
    flocks: int
    rows: list[RowView]
    rows_points: int
    points: int


class SeatView(TypedDict):
    """A seat: its hand as far as the viewer may see it, one entry per tile."""

    seat: int
    pagoda: str
    hand: list[str]
    points: int


class UnseenView(TypedDict):
    """How many there are of each among the tiles that the viewer has not seen."""

    birds: dict[str, int]
    flowers: dict[str, int]
    koi: int
    tiles: dict[str, int]


class LastView(TypedDict):
    """The last tile placed, and the flock it made."""

    seat: int
    tile: str
    space: str
    points: int
    bird: str
    matches: list[str]


class SeikatsuView(TypedDict):
    mode: str
    players: int
    options: dict[str, str]
    viewer: int
    side: str
    """The pagoda from which the garden is seen."""
    to_move: int
    turn: int
    turns: int
    """The seat to move takes turn `turn` of `turns` (solo: of at most so many)."""
    bag: int
    scorer: str
    """Who gets the flock points of a placed tile: the `seat`, the solo `rival`, or `nobody`."""
    spaces: list[SpaceView]
    seats: list[SeatView]
    pagodas: list[PagodaView]
    rival_points: int | None
    unseen: UnseenView
    last: LastView | None


def sort_names(kind: int) -> tuple[str, str]:
    """The names of the bird and the flower of a tile; a koi is `koi` as both."""
    if kind == KOI:
        return "koi", "koi"
    return BIRDS[BIRD_OF[kind]], FLOWERS[FLOWER_OF[kind]]


def _space_view(space: int, kind: int, side: int) -> SpaceView:
    far, column, near = CELLS[space].seen_from(side)
    bird, flower = ("", "") if kind == NO_TILE else sort_names(kind)
    return SpaceView(
        space=SPACE_NAMES[space],
        column=column,
        level=near - far,
        tile="" if kind == NO_TILE else TILE_NAMES[kind],
        bird=bird,
        flower=flower,
    )


KINDS: Final = NO_TILE + 1
SPACE_VIEWS: Final = [
    _space_view(space, kind, side) for side in range(len(PAGODAS)) for space in range(SPACES) for kind in range(KINDS)
]
"""Every space with every tile from every side: made once, because a server shows gardens all the time."""
ROW_NAMES: Final = [space_names(spaces) for spaces in ROW_SPACES]

MOST_ROWS: Final = 20_000
_rows: Final[dict[int, RowView]] = {}
"""Rows as they were shown, by all that they tell: most are the same after a move as before, and the same for everybody.
"""


_latest: Final[dict[tuple[object, ...], list[PagodaView]]] = {}
"""The pagodas that were shown last: a position is shown to one viewer after another, and all see the same of them."""


def view(state: Seikatsu, viewer: int) -> SeikatsuView:
    side = int(state.pagoda(viewer)) if viewer >= 0 else PINK
    turns = state.max_length // state.players
    pagodas = _pagodas(state)
    return SeikatsuView(
        mode=state.options.mode,
        players=state.options.players,
        options=dict(state.options.items()),
        viewer=viewer,
        side=PAGODAS[side],
        to_move=state.to_move,
        turn=turns_taken(state) // state.players + (0 if state.to_move == NOBODY else 1),
        turns=turns,
        bag=state.in_bag,
        scorer=state.scorer_name(),
        spaces=[SPACE_VIEWS[(side * SPACES + space) * KINDS + state.kind_on(space)] for space in range(SPACES)],
        seats=[_seat(state, seat, viewer, pagodas) for seat in range(state.players)],
        pagodas=pagodas,
        rival_points=state.rival_points() if state.solo else None,
        unseen=_unseen(state, viewer),
        last=_last(state),
    )


def _seat(state: Seikatsu, seat: int, viewer: int, pagodas: list[PagodaView]) -> SeatView:
    tiles = hand_tiles(state, seat)
    if viewer in (seat, OPEN):
        hand = [TILE_NAMES[kind] for kind in tiles]
    else:
        # Hidden tiles first: where they lie in the true hand would tell of their kind.
        open_ones = [TILE_NAMES[kind] for kind in tiles if not state.is_secret(kind)]
        hand = [HIDDEN] * (len(tiles) - len(open_ones)) + open_ones
    pagoda = pagodas[state.pagoda(seat)]
    return SeatView(seat=seat, pagoda=pagoda["pagoda"], hand=hand, points=pagoda["points"])


def _pagodas(state: Seikatsu) -> list[PagodaView]:
    flowers, flocks = state.flowers, state.flocks
    shows = (state.options.mode, int(state.players), *[int(each) for each in flowers], *[int(each) for each in flocks])
    known = _latest.get(shows)
    if known is None:
        known = [_pagoda(state, pagoda) for pagoda in state.pagodas()]
        _latest.clear()
        _latest[shows] = known
    return known


def _pagoda(state: Seikatsu, pagoda: int) -> PagodaView:
    rows = [_row(state, pagoda, row) for row in range(ROWS)]
    points = 0
    for row in rows:
        points += row["points"]
    return PagodaView(
        pagoda=PAGODAS[pagoda],
        seats=[seat for seat in range(state.players) if state.pagoda(seat) == pagoda],
        flocks=state.flocks[pagoda],
        rows=rows,
        rows_points=points,
        points=state.flocks[pagoda] + points,
    )


def _row(state: Seikatsu, pagoda: i64, row: i64) -> RowView:
    index: i64 = ROWS * pagoda + row
    counted: i64 = state.row_counted(pagoda, row)
    koi: i64 = popcount(counted & state.flowers[KOI_SORT])
    told: i64 = ((counted * KINDS + state.row_flower(pagoda, row)) * KINDS + koi) * len(ROW_NAMES) + index
    known = _rows.get(told)
    if known is None:
        if len(_rows) >= MOST_ROWS:
            _rows.clear()
        known = _rows[told] = {**row_count(state, pagoda, row), "spaces": ROW_NAMES[index]}
    return known


def _unseen(state: Seikatsu, viewer: int) -> UnseenView:
    kinds = state.bag[: state.in_bag] if viewer == OPEN else state.unseen(viewer)
    counts = [0] * KINDS
    birds = [0] * SORTS
    flowers = [0] * SORTS
    for kind in kinds:
        counts[kind] += 1
        if kind != KOI:
            birds[BIRD_OF[kind]] += 1
            flowers[FLOWER_OF[kind]] += 1
    return UnseenView(
        birds={bird: birds[sort] for sort, bird in enumerate(BIRDS)},
        flowers={flower: flowers[sort] for sort, flower in enumerate(FLOWERS)},
        koi=counts[KOI],
        tiles={name: counts[kind] for kind, name in enumerate(TILE_NAMES) if counts[kind]},
    )


def _last(state: Seikatsu) -> LastView | None:
    if state.last == NO_SPACE:
        return None
    kind = state.kind_on(state.last)
    # No neighbour came since, so its flock is what it was.
    return LastView(
        seat=(turns_taken(state) - 1) % state.players,
        tile=TILE_NAMES[kind],
        space=SPACE_NAMES[state.last],
        points=state.flock_points(kind, state.last),
        bird=BIRDS[state.flock_bird(kind, state.last)],
        matches=space_names(state.flock(kind, state.last)),
    )

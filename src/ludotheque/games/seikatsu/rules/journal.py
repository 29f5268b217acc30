"""What happens in Seikatsu, told as events."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from ludotheque.core.bits import members, popcount
from ludotheque.core.journal import Journal
from ludotheque.games.seikatsu.rules.board import BIRDS, FLOWERS, KOI_SORT, PAGODAS, ROWS, SPACE_NAMES, TILE_NAMES
from ludotheque.games.seikatsu.rules.garden import Garden


def space_names(spaces: i64) -> list[str]:
    return [SPACE_NAMES[space] for space in members(spaces)]


def note_place(journal: Journal, garden: Garden, kind: i64, space: i64, scorer: str) -> None:
    """A tile is about to be placed; `scorer` is who gets the flock points: `seat`, `rival` or `nobody`."""
    journal.note(
        {
            "kind": "place",
            "seat": garden.to_move,
            "tile": TILE_NAMES[kind],
            "space": SPACE_NAMES[space],
            "points": garden.flock_points(kind, space),
            "scorer": scorer,
            "bird": BIRDS[garden.flock_bird(kind, space)],
            "matches": space_names(garden.flock(kind, space)),
        }
    )


def note_draw(journal: Journal, seat: i64, kind: i64) -> None:
    """S-8: only the seat sees which tile it drew."""
    journal.note(
        {"kind": "draw", "seat": seat, "tile": TILE_NAMES[kind]},
        only=seat,
        others={"kind": "draw-hidden", "seat": seat},
        reveals=True,
    )


def note_count(journal: Journal, garden: Garden, pagoda: i64) -> None:
    """S-4.1: the end: a pagoda's rows, one by one, and its sum."""
    for row in range(ROWS):
        count = row_count(garden, pagoda, row)
        journal.note(
            {
                "kind": "row",
                "pagoda": count["pagoda"],
                "row": count["row"],
                "flower": count["flower"],
                "flowers": count["flowers"],
                "koi": count["koi"],
                "points": count["points"],
                "counted": count["counted"],
            }
        )
    journal.note(
        {
            "kind": "total",
            "pagoda": PAGODAS[pagoda],
            "flocks": garden.flocks[pagoda],
            "rows": garden.rows_points(pagoda),
            "points": garden.points(pagoda),
        }
    )


class RowCount(TypedDict):
    """How a row is counted: its flower and how many, its koi, and the spaces that count."""

    pagoda: str
    row: int
    flower: str
    flowers: int
    koi: int
    points: int
    counted: list[str]


def row_flower_name(garden: Garden, pagoda: i64, row: i64) -> str:
    return flower_name(garden.row_flower(pagoda, row))


def flower_name(flower: i64) -> str:
    return "none" if flower == KOI_SORT else FLOWERS[flower]


def row_count(garden: Garden, pagoda: i64, row: i64) -> RowCount:
    counted = garden.row_counted(pagoda, row)
    koi = popcount(counted & garden.flowers[KOI_SORT])
    return RowCount(
        pagoda=PAGODAS[pagoda],
        row=row + 1,
        flower=row_flower_name(garden, pagoda, row),
        flowers=popcount(counted) - koi,
        koi=koi,
        points=garden.row_points(pagoda, row),
        counted=space_names(counted),
    )

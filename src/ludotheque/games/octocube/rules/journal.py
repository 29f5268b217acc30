"""What happened in a turn, written for people; the events of powers and of kids stand with their rules."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.journal import EVERYONE, Journal
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.board import DIRECTIONS, FACES, SPACE_NAMES, TILE_NAMES
from ludotheque.games.octocube.rules.cube import face
from ludotheque.games.octocube.rules.powers import face_names
from ludotheque.games.octocube.rules.table import Table


def note_seat(journal: Journal | None, kind: str, seat: i64) -> None:
    if journal is not None:
        journal.note({"kind": kind, "seat": seat})


def note_place(journal: Journal, table: Table, seat: i64, space: i64) -> None:
    faces = face_names(table.cubes[seat])
    journal.note({"kind": "place", "seat": seat, "space": SPACE_NAMES[space], "faces": faces})


def note_roll(journal: Journal, table: Table, seat: i64, direction: i64, space: i64) -> None:
    journal.note(
        {
            "kind": "roll",
            "seat": seat,
            "direction": DIRECTIONS[direction],
            "from": SPACE_NAMES[table.at[seat]],
            "space": SPACE_NAMES[space],
            "faces": face_names(table.cubes[seat]),
        }
    )


def note_pivot(journal: Journal, table: Table, seat: i64, quarters: i64) -> None:
    faces = face_names(table.cubes[seat])
    journal.note({"kind": "pivot", "seat": seat, "degrees": 90 * (quarters + 1), "faces": faces})


def note_use(journal: Journal, seat: i64, power: str, space: str) -> None:
    journal.note({"kind": "use", "seat": seat, "power": power, "space": space})


def note_score(journal: Journal, table: Table, seat: i64, faces: i64, subset: i64, points: i64) -> None:
    """O-7: everyone sees the tiles that are taken; the points lie face down until the end."""
    tiles: list[str] = []
    places: list[str] = []
    position: i64 = 0
    while position < 6:
        tile = face(faces, position)
        if subset & BIT[position] != 0 and tile != 0:
            tiles.append(TILE_NAMES[tile])
            places.append(FACES[position])
        position += 1
    over = table.to_move == NOBODY
    kind = "last-score" if over else "score"
    journal.note(
        {
            "kind": kind,
            "seat": seat,
            "tiles": tiles,
            "count": len(tiles),
            "taken": places,
            "coins": tiles.count("coin"),
        },
        reveals=over,
    )
    open_points = over or table.open_scores != 0
    journal.note(
        {"kind": "points", "seat": seat, "points": points}, only=EVERYONE if open_points else seat, reveals=over
    )

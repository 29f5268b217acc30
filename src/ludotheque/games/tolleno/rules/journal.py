"""What happened in a move, for people: floor by floor and unit by unit."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.bits import members
from ludotheque.core.journal import Event, Journal
from ludotheque.games.tolleno.rules.board import (
    CELL_NAMES,
    CONTRACTS,
    FLOORS,
    INITIALS,
    KIND_NAMES,
    NEIGHBOUR,
    NO_TILE,
    QUADRANTS,
    VALUE,
)
from ludotheque.games.tolleno.rules.boat import route
from ludotheque.games.tolleno.rules.city import NEAR, City
from ludotheque.games.tolleno.rules.contract import (
    B5,
    G5,
    contract_units,
    counted_spots,
    counted_tiles,
    counts_tiles,
    heights,
    unit_stars,
)
from ludotheque.games.tolleno.rules.score import Award

UNLOCKS = {6: "boat", 13: "one-turn", 16: "two-turns", 18: "board", 19: "star", 20: "stars"}
"""T-5.1"""


def tile_name(city: City, tile: i64) -> str:
    return CELL_NAMES[city.cell(tile)]


def spot_name(city: City, spot: i64) -> str:
    return CELL_NAMES[city.cell(spot >> 2)] + QUADRANTS[spot & 3]


def note_extend(journal: Journal, seat: i64, city: City, tile: i64, prolonged: i64) -> None:
    face = city.face(tile)
    journal.note(
        {
            "kind": "extend",
            "seat": seat,
            "cell": tile_name(city, tile),
            "tile": KIND_NAMES[face >> 2],
            "turn": face & 3,
            "value": VALUE[face >> 2],
            "canals": 2 if prolonged == 3 else 1,
        }
    )


def note_build(journal: Journal, seat: i64, city: City, spot: i64, floor: i64) -> None:
    journal.note(
        {"kind": "build", "seat": seat, "spot": spot_name(city, spot), "floor": floor, "height": city.height(spot)}
    )
    if floor in UNLOCKS:
        journal.note({"kind": "unlock", "seat": seat, "floor": floor, "what": UNLOCKS[floor]})
    if floor == FLOORS:
        journal.note({"kind": "last-round", "seat": seat})


def note_contract(journal: Journal, seat: i64, city: City, kind: i64, spot: i64, stars: i64) -> None:
    journal.note(
        {
            "kind": "contract",
            "seat": seat,
            "contract": CONTRACTS[kind],
            "spot": spot_name(city, spot),
            "units": contract_units(city, seat, kind, spot),
            "each": unit_stars(city, kind),
            "stars": stars,
            "counted": counted(city, seat, kind, spot),
        }
    )


def counted(city: City, seat: i64, kind: i64, spot: i64) -> list[str]:
    """T-7: the tiles, spots, empty places or heights that a contract counts; for W6 the opposing buildings."""
    near = city.sets[NEAR + (spot >> 2)]
    if counts_tiles(kind):
        return [tile_name(city, tile) for tile in members(counted_tiles(city, seat, kind, spot))]
    if kind == B5:
        return [str(height) for height in members(heights(city, seat, near))]
    if kind == G5:
        cells = [NEIGHBOUR[8 * city.cell(spot >> 2) + step] for step in range(8)]
        return [CELL_NAMES[cell] for cell in cells if city.tile_at(cell) == NO_TILE]
    quadrants = range(4)
    return [
        spot_name(city, 4 * tile + quadrant)
        for quadrant in quadrants
        for tile in members(counted_spots(city, seat, kind, spot, quadrant))
    ]


def note_sail(journal: Journal, seat: i64, city: City, tile: i64, turns: i64) -> None:
    start = city.boat(seat)
    way = route(city, start, tile, turns, NO_TILE)
    path = [CELL_NAMES[cell] for cell in way]
    kind = "enter" if start == NO_TILE else "sail"
    journal.note({"kind": kind, "seat": seat, "from": path[0], "tile": path[-1], "path": path})


def note_lift(journal: Journal, seat: i64, city: City, spot: i64) -> None:
    if spot < 0:
        journal.note({"kind": "carry-nothing", "seat": seat})
    else:
        journal.note({"kind": "lift", "seat": seat, "spot": spot_name(city, spot)})


def note_carry(journal: Journal, seat: i64, city: City, taken: i64, spot: i64) -> None:
    journal.note(
        {
            "kind": "carry",
            "seat": seat,
            "from": spot_name(city, taken),
            "spot": spot_name(city, spot),
            "height": city.height(spot),
        }
    )


def note_skip(journal: Journal, seat: i64, kind: str, clause: str) -> None:
    journal.note({"kind": kind, "seat": seat, "clause": clause})


def note_show(journal: Journal, seat: i64, kind: i64) -> None:
    journal.note({"kind": "show", "seat": seat, "tile": KIND_NAMES[kind]}, reveals=True)


def note_draw(journal: Journal, seat: i64, kind: i64) -> None:
    event: Event = {"kind": "draw", "seat": seat, "tile": KIND_NAMES[kind]}
    journal.note(event, only=seat, others={"kind": "draw-hidden", "seat": seat}, reveals=True)


def note_reveal(journal: Journal, kind: i64) -> None:
    journal.note({"kind": "reveal", "contract": CONTRACTS[kind]}, reveals=True)


def note_end(journal: Journal, awards: list[Award], city: City, scores: list[int]) -> None:
    """T-6.1: the count, step by step."""
    for award in awards:
        journal.note(award_event(award, city))
    journal.note({"kind": "end", "scores": scores})


def award_event(award: Award, city: City) -> Event:
    seat, stars, count = award.seat, award.stars, award.count
    if award.kind == "tile":
        return {"kind": "score-tile", "seat": seat, "tile": tile_name(city, award.place), "stars": stars}
    if award.kind == "fountain":
        spot = spot_name(city, award.place)
        floors = city.height(award.place)
        return {
            "kind": "score-fountain",
            "seat": seat,
            "spot": spot,
            "floors": floors,
            "fountains": count,
            "stars": stars,
        }
    if award.kind.startswith("floor-"):
        return {"kind": "score-floor", "seat": seat, "floor": count, "stars": stars}
    if award.kind in INITIALS:
        return {"kind": "score-initial", "seat": seat, "initial": award.kind, "floors": count, "stars": stars}
    return {"kind": "score-board", "seat": seat, "board": award.kind, "units": count, "stars": stars}

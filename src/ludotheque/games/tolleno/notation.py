"""Actions as text.

| action | text | meaning |
|---|---|---|
| extend | `2,-1r3` | the held tile at cell 2,-1, three quarters clockwise |
| build | `2,-1ne` | the next floor in the north-east quadrant of the tile at 2,-1 |
| contract | `G6@2,-1ne` | contract G6 there |
| sail | `>2,-1` | the boat to the tile at 2,-1 |
| lift | `^2,-1ne` | carry the top floor from there |
| carry nothing | `^-` | |
| put | `=ne` | put the carried floor into that quadrant of the boat's tile |

Cells are x,y: x grows to the east, y to the south, the centre is 0,0 to 1,1. A tile that is not laid yet has its number
in the order of laying instead of a cell: `#17`.
"""

from __future__ import annotations

import re

from ludotheque.core.errors import BadNotation
from ludotheque.games.tolleno.board import (
    CELL_NAMES,
    CELL_NUMBER,
    CONTRACTS,
    MOST_SPOTS,
    MOST_TILES,
    NO_TILE,
    PLACES,
    QUADRANTS,
)
from ludotheque.games.tolleno.rules_city import City
from ludotheque.games.tolleno.rules_table import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    Table,
)

CELL = r"-?[0-9]{1,2},-?[0-9]{1,2}"
TILE = rf"{CELL}|#[0-9]{{1,2}}"
ACTION = re.compile(
    rf"(?P<cell>{CELL})r(?P<turn>[0-3])"
    rf"|>(?P<harbour>{TILE})"
    rf"|(?P<nothing>\^-)"
    rf"|=(?P<put>ne|se|sw|nw)"
    rf"|(?:(?P<lift>\^)|(?P<contract>[GBW][1-9])@)?(?P<tile>{TILE})(?P<quadrant>ne|se|sw|nw)",
    re.ASCII,
)
EXPECTED = "2,-1r3 (extend), 2,-1ne (build), G6@2,-1ne (contract), >2,-1 (boat), ^2,-1ne or ^- (carry), =ne (put down)"


def tile_text(city: City, tile: int) -> str:
    return CELL_NAMES[city.cell[tile]] if tile < city.tiles else f"#{tile}"


def spot_text(city: City, spot: int) -> str:
    return tile_text(city, spot // 4) + QUADRANTS[spot % 4]


def action_text(state: Table, action: int) -> str:
    city = state.city
    if action < FIRST_BUILD:
        return f"{CELL_NAMES[action // 4]}r{action % 4}"
    if action < FIRST_CONTRACT:
        return spot_text(city, action - FIRST_BUILD)
    if action < FIRST_SAIL:
        kind, spot = divmod(action - FIRST_CONTRACT, MOST_SPOTS)
        return f"{CONTRACTS[kind]}@{spot_text(city, spot)}"
    if action < FIRST_LIFT:
        return f">{tile_text(city, action - FIRST_SAIL)}"
    if action < CARRY_NOTHING:
        return f"^{spot_text(city, action - FIRST_LIFT)}"
    if action == CARRY_NOTHING:
        return "^-"
    return f"={QUADRANTS[action - FIRST_PUT]}"


def parse_action(state: Table, text: str) -> int:
    match = ACTION.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text[:40]!r} is no action of Tolleno; write {EXPECTED}")
    found = match.groupdict()
    if found["cell"]:
        return 4 * parse_cell(found["cell"]) + int(found["turn"])
    if found["harbour"]:
        return FIRST_SAIL + parse_tile(state.city, found["harbour"])
    if found["nothing"]:
        return CARRY_NOTHING
    if found["put"]:
        return FIRST_PUT + QUADRANTS.index(found["put"])
    spot = 4 * parse_tile(state.city, found["tile"]) + QUADRANTS.index(found["quadrant"])
    if found["lift"]:
        return FIRST_LIFT + spot
    if found["contract"]:
        if found["contract"] not in CONTRACTS:
            raise BadNotation(f"the contracts are G1-G8, B1-B7 and W1-W9; not {found['contract']}")
        return FIRST_CONTRACT + MOST_SPOTS * CONTRACTS.index(found["contract"]) + spot
    return FIRST_BUILD + spot


def parse_cell(name: str) -> int:
    cell = CELL_NUMBER.get(name)
    if cell is None or cell >= PLACES:
        raise BadNotation(
            f"no tile can ever lie at {name[:20]}: a cell is written x,y, at most 54 steps from the centre"
        )
    return cell


def parse_tile(city: City, name: str) -> int:
    if name.startswith("#"):
        tile = int(name[1:])
        if tile >= MOST_TILES:
            raise BadNotation(f"tiles are numbered 0 to {MOST_TILES - 1}; not {tile}")
        return tile
    cell = parse_cell(name)
    tile = int(city.tile_at[cell]) if cell < len(city.tile_at) else NO_TILE
    if tile == NO_TILE:
        laid = ", ".join(CELL_NAMES[city.cell[tile]] for tile in range(city.tiles))
        raise BadNotation(f"there is no tile at {name}; the tiles are {laid}")
    return tile


def parse_spot(city: City, name: str) -> int:
    if name[-2:] not in QUADRANTS:
        raise BadNotation(f"a spot is written as 2,-1ne, with ne, se, sw or nw; not {name[:20]!r}")
    return 4 * parse_tile(city, name[:-2]) + QUADRANTS.index(name[-2:])

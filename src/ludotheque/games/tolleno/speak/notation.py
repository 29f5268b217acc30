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
in the order of laying instead of a cell: `#17`. Where there are fewer face-up contracts than an id speaks of, the
contract is `?3`; and what an id of a far cell means while its tile has no such cell beyond it is `2,-1Nr3`.
"""

from __future__ import annotations

import re

from ludotheque.core.errors import Arg, BadNotation, IllegalAction, Refusal
from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_FAR,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    NO_ACTION,
    cell_of,
    extension,
    rank_of,
    spot_of,
)
from ludotheque.games.tolleno.rules.board import (
    CELL_NAMES,
    CELL_NUMBER,
    CONTRACTS,
    DIRECTIONS,
    MOST_SPOTS,
    MOST_TILES,
    NO_CONTRACT,
    NO_TILE,
    PLACES,
    QUADRANTS,
)
from ludotheque.games.tolleno.rules.choices import Choices
from ludotheque.games.tolleno.rules.city import City
from ludotheque.games.tolleno.rules.offer import is_offered, offered_at, rank_of_offered

CELL = r"-?[0-9]{1,2},-?[0-9]{1,2}"
TILE = rf"{CELL}|#[0-9]{{1,2}}"
ACTION = re.compile(
    rf"(?:(?P<cell>{CELL})|(?P<beyond>{TILE})(?P<side>[NESW]))r(?P<turn>[0-3])"
    rf"|>(?P<harbour>{TILE})"
    rf"|(?P<nothing>\^-)"
    rf"|=(?P<put>ne|se|sw|nw)"
    rf"|(?:(?P<lift>\^)|(?P<contract>[GBW][1-9]|\?[1-3])@)?(?P<tile>{TILE})(?P<quadrant>ne|se|sw|nw)",
    re.ASCII,
)
EXPECTED = "2,-1r3 (extend), 2,-1ne (build), G6@2,-1ne (contract), >2,-1 (boat), ^2,-1ne or ^- (carry), =ne (put down)"


def tile_text(city: City, tile: int) -> str:
    return CELL_NAMES[city.cell(tile)] if tile < city.tiles else f"#{tile}"


def spot_text(city: City, spot: int) -> str:
    return tile_text(city, spot // 4) + QUADRANTS[spot % 4]


def cell_text(city: City, action: int) -> str:
    """Where an extension lays its tile."""
    cell = cell_of(city, action)
    if 0 <= cell < PLACES and extension(city, cell, action % 4) == action:
        return CELL_NAMES[cell]
    tile, side = divmod((action - FIRST_FAR) // 4, 4)
    return tile_text(city, tile) + DIRECTIONS[side]


def contract_text(state: Choices, rank: int) -> str:
    kind = offered_at(state.pieces, rank)
    return f"?{rank + 1}" if kind == NO_CONTRACT else CONTRACTS[kind]


def action_text(state: Choices, action: int) -> str:
    city = state.city
    if action < FIRST_BUILD:
        return f"{cell_text(city, action)}r{action % 4}"
    if action < FIRST_CONTRACT:
        return spot_text(city, spot_of(action))
    if action < FIRST_SAIL:
        return f"{contract_text(state, rank_of(action))}@{spot_text(city, spot_of(action))}"
    if action < FIRST_LIFT:
        return f">{tile_text(city, action - FIRST_SAIL)}"
    if action < CARRY_NOTHING:
        return f"^{spot_text(city, spot_of(action))}"
    if action == CARRY_NOTHING:
        return "^-"
    return f"={QUADRANTS[action - FIRST_PUT]}"


def parse_action(state: Choices, text: str) -> int:
    match = ACTION.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text[:40]!r} is no action of Tolleno; write {EXPECTED}", unread("unread", text))
    found = match.groupdict()
    if found["cell"]:
        return parse_extension(state, found["cell"], int(found["turn"]))
    if found["beyond"]:
        tile = parse_tile(state.city, found["beyond"])
        return FIRST_FAR + 16 * tile + 4 * DIRECTIONS.index(found["side"]) + int(found["turn"])
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
        return FIRST_CONTRACT + MOST_SPOTS * parse_contract(state, found["contract"]) + spot
    return FIRST_BUILD + spot


def parse_extension(state: Choices, name: str, turn: int) -> int:
    action = int(extension(state.city, parse_cell(name), turn))
    if action == NO_ACTION:
        raise not_allowed(state, Refusal("T-3.1", "apart", {"cell": name}), f"{name}r{turn}")
    return action


def not_allowed(state: Choices, refusal: Refusal, text: str) -> IllegalAction:
    """The error for what nobody may do in this position and what therefore has no id in it."""
    return IllegalAction(refusal, text, [action_text(state, action) for action in state.legal_actions()])


def parse_contract(state: Choices, name: str) -> int:
    """The rank of a face-up contract."""
    if name.startswith("?"):
        return int(name[1:]) - 1
    if name not in CONTRACTS:
        raise BadNotation(f"the contracts are G1-G8, B1-B7 and W1-W9; not {name}", unread("unread-contract", name))
    kind = CONTRACTS.index(name)
    if not is_offered(state.pieces, kind):
        raise not_allowed(state, Refusal("T-3.5", "not-offered", {"contract": name}), name)
    return rank_of_offered(state.pieces, kind)


def parse_cell(name: str) -> int:
    cell = CELL_NUMBER.get(name)
    if cell is None or cell >= PLACES:
        raise BadNotation(
            f"no tile can ever lie at {name[:20]}: a cell is written x,y, at most 54 steps from the centre",
            unread("unread-cell", name),
        )
    return cell


def parse_tile(city: City, name: str) -> int:
    if name.startswith("#"):
        tile = int(name[1:])
        if tile >= MOST_TILES:
            raise BadNotation(
                f"tiles are numbered 0 to {MOST_TILES - 1}; not {tile}",
                unread("unread-number", name, last=MOST_TILES - 1),
            )
        return tile
    cell = parse_cell(name)
    tile = int(city.tile_at(cell))
    if tile == NO_TILE:
        laid = ", ".join(CELL_NAMES[city.cell(tile)] for tile in range(city.tiles))
        raise BadNotation(f"there is no tile at {name}; the tiles are {laid}", unread("unread-tile", name, laid=laid))
    return tile


def unread(reason: str, text: str, **args: Arg) -> Refusal:
    return Refusal("", reason, {"typed": text[:40], **args})


def parse_spot(city: City, name: str) -> int:
    if name[-2:] not in QUADRANTS:
        raise BadNotation(f"a spot is written as 2,-1ne, with ne, se, sw or nw; not {name[:20]!r}")
    return 4 * parse_tile(city, name[:-2]) + QUADRANTS.index(name[-2:])

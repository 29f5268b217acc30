"""What a viewer may know of a position, by whitelist (T-8)."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.bits import BIT, members
from ludotheque.core.journal import OPEN
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.rules.board import (
    ARMS,
    BOARDS,
    CELL_NAMES,
    CELLS,
    CONTRACTS,
    DIRECTIONS,
    FLOOR_BOAT,
    FLOORS,
    HORIZONTAL,
    HORIZONTAL_ARM,
    INITIAL_STARS,
    INITIALS,
    KIND_NAMES,
    NO_TILE,
    QUADRANTS,
    VALUE,
    VERTICAL,
    VERTICAL_ARM,
)
from ludotheque.games.tolleno.rules.boat import turns_allowed
from ludotheque.games.tolleno.rules.city import CANAL, CONTRACT, City
from ludotheque.games.tolleno.rules.contract import unit_stars
from ludotheque.games.tolleno.rules.journal import spot_name, tile_name
from ludotheque.games.tolleno.rules.score import tile_winner
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import BUILD, NO_SPOT, SECOND, STEPS
from ludotheque.games.tolleno.speak.picture import ARROWS, drawn_quadrant

PARTS = ("tiles", "fountains", "boards", "initial", "floors")


class QuadrantView(TypedDict):
    spot: str
    ground: str
    """`foundation`, `fountain` or `plain`."""
    arrows: list[str]
    """Where a fountain points, as it lies: n, e, s, w."""
    seat: int
    """Whose building stands there, or -1."""
    height: int
    drops: int
    """How many fountains point at it."""
    contract: bool


class FaceView(TypedDict):
    name: str
    turn: int
    arms: list[str]
    value: int
    quadrants: list[QuadrantView]
    """NE, SE, SW, NW."""


class TileView(FaceView):
    cell: str
    x: int
    y: int
    laid: bool
    """Laid in the running turn."""
    leader: int
    """Who would win it now, or -1."""
    boat: int
    """Whose boat lies there, or -1."""


class CanalView(TypedDict):
    role: str
    """`prolonged`, `first` (the first floor's) or `perpendicular`."""
    axis: str
    cells: list[str]


class SeatView(TypedDict):
    seat: int
    board: str
    placed: int
    left: int
    boat: str
    """Its cell; `locked`, or `waiting` outside the city."""
    turns: int
    """How often the boat may turn."""
    has_tile: bool
    held: FaceView | None
    stars: int | None


class ContractView(TypedDict):
    contract: str
    each: int
    """Stars per unit in this game."""


class TollenoView(TypedDict):
    viewer: int
    players: int
    round: int
    last_round: bool
    first_seat: int
    to_move: int
    step: str
    tiles: list[TileView]
    open_cells: list[str]
    canals: list[CanalView]
    first_spot: str
    lifted_spot: str
    seats: list[SeatView]
    offer: list[ContractView | None]
    initial: str
    initial_stars: int
    tiles_in_pile: int
    known_tiles: list[str]
    """T-3.2: the tiles at the bottom of the pile that all have seen, the next to come first."""
    contracts_in_pile: int
    public: dict[str, list[int]]
    """If the game ended now: each part of the count by seat, and their total, without the star tokens."""


def view(state: Tolleno, viewer: int) -> TollenoView:
    city = state.city
    return TollenoView(
        viewer=viewer,
        players=state.players,
        round=state.round,
        last_round=state.last_round,
        first_seat=state.first,
        to_move=state.to_move,
        step=STEPS[state.phase] if state.to_move != NOBODY else "over",
        tiles=[tile_view(state, tile) for tile in range(city.tiles)],
        open_cells=sorted(CELL_NAMES[city.open_cells[place]] for place in range(city.opens)),
        canals=lit_canals(state),
        first_spot=spot_name(city, state.first_spot) if state.first_spot != NO_SPOT else "",
        lifted_spot=spot_name(city, state.lifted) if state.lifted != NO_SPOT else "",
        seats=[seat_view(state, seat, viewer) for seat in range(state.players)],
        offer=[
            ContractView(contract=CONTRACTS[kind], each=unit_stars(city, kind)) if kind >= 0 else None
            for kind in state.offered()
        ],
        initial=INITIALS[state.initial],
        initial_stars=INITIAL_STARS[state.initial],
        tiles_in_pile=len(state.pile) - state.drawn,
        known_tiles=[KIND_NAMES[kind] for kind in state.pile[len(state.pile) - state.known :]],
        contracts_in_pile=len(state.contracts) - state.revealed,
        public=public_count(state),
    )


def tile_view(state: Tolleno, tile: int) -> TileView:
    city = state.city
    face = city.face(tile)
    cell = city.cell(tile)
    boats = [seat for seat in range(city.seats) if city.boat(seat) == tile]
    return TileView(
        **face_view(face >> 2, face & 3, city, tile),
        cell=CELL_NAMES[cell],
        x=CELLS[cell][0],
        y=CELLS[cell][1],
        laid=tile == state.laid,
        leader=tile_winner(city, tile),
        boat=boats[0] if boats else -1,
    )


def face_view(kind: int, turn: int, city: City | None = None, tile: int = NO_TILE) -> FaceView:
    """A tile as it lies, or one that is not laid yet."""
    arms = ARMS[4 * kind + turn]
    return FaceView(
        name=KIND_NAMES[kind],
        turn=turn,
        arms=[letter.lower() for side, letter in enumerate(DIRECTIONS) if arms >> side & 1],
        value=VALUE[kind],
        quadrants=[quadrant_view(kind, turn, quadrant, city, tile) for quadrant in range(4)],
    )


def quadrant_view(kind: int, turn: int, quadrant: int, city: City | None, tile: int) -> QuadrantView:
    drawn = drawn_quadrant(kind, turn, quadrant)
    ground = {"F": "foundation", "-": "plain", "o": "fountain"}[drawn[0]]
    spot = 4 * tile + quadrant
    return QuadrantView(
        spot=spot_name(city, spot) if city else QUADRANTS[quadrant],
        ground=ground,
        arrows=[DIRECTIONS[ARROWS.index(arrow)].lower() for arrow in drawn[1:]],
        seat=city.owner(spot) if city else -1,
        height=city.height(spot) if city else 0,
        drops=city.fountains(spot) if city and ground == "foundation" else 0,
        contract=bool(city and city.sets[CONTRACT + quadrant] & BIT[tile]),
    )


def lit_canals(state: Tolleno) -> list[CanalView]:
    """What the running step rests on: the canals prolonged this turn, then the first floor's and those across it."""
    city = state.city
    if state.to_move == NOBODY or state.phase not in (BUILD, SECOND):
        return []
    if state.phase == BUILD:
        axes = [axis for axis in (VERTICAL, HORIZONTAL) if state.prolonged >> axis & 1]
        return [canal_view(city, "prolonged", axis, state.laid) for axis in axes]
    tile, quadrant = state.first_spot // 4, state.first_spot % 4
    lit: list[CanalView] = []
    for axis, arm in ((VERTICAL, VERTICAL_ARM[quadrant]), (HORIZONTAL, HORIZONTAL_ARM[quadrant])):
        if not state.serves(tile, axis, arm):
            continue
        lit.append(canal_view(city, "first", axis, tile))
        along = members(city.sets[CANAL + 2 * tile + axis])
        crossing = {city.sets[CANAL + 2 * other + 1 - axis]: other for other in along}
        lit.extend(canal_view(city, "perpendicular", 1 - axis, other) for canal, other in crossing.items() if canal)
    return lit


def canal_view(city: City, role: str, axis: int, tile: int) -> CanalView:
    cells = sorted(CELLS[city.cell(other)] for other in members(city.sets[CANAL + 2 * tile + axis]))
    return CanalView(role=role, axis="vh"[axis], cells=[f"{x},{y}" for x, y in cells])


def seat_view(state: Tolleno, seat: int, viewer: int) -> SeatView:
    held = state.held(seat)
    all_open = viewer == OPEN
    knows_tile = held != NO_TILE and (all_open or viewer == seat or bool(state.shown >> seat & 1))
    # T-8: star tokens are face down until the end, unless the option opens them.
    knows_stars = all_open or viewer == seat or state.is_over or state.options["open_scores"] == "yes"
    boat = state.city.boat(seat)
    outside = "waiting" if state.placed(seat) >= FLOOR_BOAT else "locked"
    return SeatView(
        seat=seat,
        board=BOARDS[state.board(seat)],
        placed=state.placed(seat),
        left=FLOORS - state.placed(seat),
        boat=tile_name(state.city, boat) if boat != NO_TILE else outside,
        turns=turns_allowed(state.placed(seat)),
        has_tile=held != NO_TILE,
        held=face_view(held, 0) if knows_tile else None,
        stars=state.stars(seat) if knows_stars else None,
    )


def public_count(state: Tolleno) -> dict[str, list[int]]:
    count = {part: [0] * state.players for part in (*PARTS, "total")}
    for award in state.awards():
        count[part_of(award.kind)][award.seat] += award.stars
        count["total"][award.seat] += award.stars
    return count


def part_of(kind: str) -> str:
    """The part of the count that an award belongs to."""
    if kind in ("tile", "fountain"):
        return kind + "s"
    if kind in INITIALS:
        return "initial"
    return "floors" if kind.startswith("floor-") else "boards"

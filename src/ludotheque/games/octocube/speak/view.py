"""What a viewer may know (O-7), by whitelist, as plain data."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.journal import OPEN
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.actions import ENDINGS, KIDS, MODES, PHASES
from ludotheque.games.octocube.rules.board import (
    ABYSS_B,
    BARE,
    COLOURS,
    FACES,
    GROUNDS,
    IDLE_ROUNDS,
    NO_GROUND,
    OBJECTS,
    SLOTS,
    SPACE_NAMES,
    SUPPLY,
    TILE_BITS,
    TILE_MASK,
    TILE_NAMES,
    WIDTH,
    grid_side,
    slot_kind,
)
from ludotheque.games.octocube.rules.score import (
    CATEGORIES,
    board_counts,
    category_count,
    category_places,
    majority_points,
    object_tiles,
)
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.rules.table import HOME
from ludotheque.games.octocube.speak.position import unpacked


class SpaceView(TypedDict):
    name: str
    row: int
    column: int
    height: int
    """Tiles in the stack, what is stuck to a cube on it not counted."""
    tiles: list[str]
    """Those that are known, from the top down."""
    ground: str | None
    """Instead of a stack: an abyss tile `A` to `I` or `plain`, a `hole`, or the bare sea `floor` of kids."""
    cube: int | None
    """The seat whose cube stands here."""
    edge: bool


class Faces(TypedDict):
    """The tile on each face, None: bare."""

    top: str | None
    bottom: str | None
    north: str | None
    east: str | None
    south: str | None
    west: str | None


class CubeView(TypedDict):
    space: str | None
    """None in the personal area."""
    faces: Faces


class SlotView(TypedDict):
    """A space of a kids board: what it asks for (None: any) and what lies there."""

    object: str | None
    colour: str | None
    tile: str | None


class SeatView(TypedDict):
    seat: int
    cube: CubeView
    board: dict[str, int]
    """Object tiles collected, by kind."""
    tiles: int
    coins: int
    points: int | None
    """None: face down (O-7)."""
    slots: list[SlotView]


class MajorityView(TypedDict):
    """One of the nine categories (O-4.2) as it stands with the tiles collected so far."""

    category: str
    sort: str
    counts: list[int]
    first: list[int]
    second: list[int]
    first_points: int
    second_points: int
    points: list[int]


class OctocubeView(TypedDict):
    game: str
    mode: str
    players: int
    viewer: int
    side: int
    round: int
    first: int
    to_move: int
    phase: str
    power: str | None
    """The power that is being used, or that may be used or declined."""
    chosen: str | None
    """The first space chosen for F or H."""
    laid: list[str]
    """Kids: the stack that is being made, from the top down."""
    last_round: str | None
    ended: str | None
    idle: int
    """Rounds in a row without progress; the game ends at `idle_limit` (O-4.5, O-6.6)."""
    idle_limit: int
    supply: int
    supply_size: int
    spaces: list[SpaceView]
    seats: list[SeatView]
    majorities: list[MajorityView]
    scores: list[int] | None
    """Final scores of a game that is over."""


def view(state: Octocube, viewer: int) -> OctocubeView:
    over = state.to_move == NOBODY
    return OctocubeView(
        game="octocube",
        mode=MODES[state.mode],
        players=int(state.players),
        viewer=viewer,
        side=grid_side(state.players),
        round=int(state.round),
        first=int(state.first),
        to_move=int(state.to_move),
        phase="over" if over else PHASES[state.phase],
        power=_power(state),
        chosen=None if state.chosen < 0 else SPACE_NAMES[state.chosen],
        laid=[TILE_NAMES[tile] for tile in unpacked(state.laid)],
        last_round=ENDINGS[state.last_round] or None,
        ended=ENDINGS[state.ended] or None,
        idle=int(state.idle),
        idle_limit=IDLE_ROUNDS,
        supply=int(state.supply_left),
        supply_size=SUPPLY[state.players],
        spaces=[_space(state, space, viewer) for space in grid_spaces(state.players)],
        seats=[_seat(state, seat, viewer) for seat in range(state.players)],
        majorities=[] if state.mode == KIDS else [_majority(state, category) for category in range(CATEGORIES)],
        scores=state.scores() if over else None,
    )


def grid_spaces(players: int) -> list[int]:
    side = grid_side(players)
    return [WIDTH * row + column for row in range(side) for column in range(side)]


def _power(state: Octocube) -> str | None:
    power = state.power
    if PHASES[state.phase] == "offer" and state.to_move != NOBODY:
        power = state.ground[state.at[state.to_move]]
    return GROUNDS[power] if power >= ABYSS_B else None


def _space(state: Octocube, space: int, viewer: int) -> SpaceView:
    row, column = divmod(space, WIDTH)
    last = grid_side(state.players) - 1
    tiles = unpacked(state.stacks[space])
    shown = tiles if viewer == OPEN else tiles[: state.known[space]]
    cubes = [seat for seat in range(state.players) if state.at[seat] == space]
    return SpaceView(
        name=SPACE_NAMES[space],
        row=row,
        column=column,
        height=len(tiles),
        tiles=[TILE_NAMES[tile] for tile in shown],
        ground=None if state.ground[space] == NO_GROUND else GROUNDS[state.ground[space]],
        cube=cubes[0] if cubes else None,
        edge=row in (0, last) or column in (0, last),
    )


def faces_of(cube: int) -> Faces:
    tiles = [cube >> (TILE_BITS * face) & TILE_MASK for face in range(len(FACES))]
    top, bottom, north, east, south, west = [None if tile == BARE else TILE_NAMES[tile] for tile in tiles]
    return Faces(top=top, bottom=bottom, north=north, east=east, south=south, west=west)


def _seat(state: Octocube, seat: int, viewer: int) -> SeatView:
    at = state.at[seat]
    board = state.boards[seat]
    # O-7: point tokens lie face down until the end.
    shown = state.open_scores or viewer in (seat, OPEN) or state.to_move == NOBODY
    return SeatView(
        seat=seat,
        cube=CubeView(space=None if at == HOME else SPACE_NAMES[at], faces=faces_of(state.cubes[seat])),
        board={TILE_NAMES[kind]: count for kind, count in enumerate(board_counts(board), 1) if count},
        tiles=int(object_tiles(board)),
        coins=int(state.coins[seat]),
        points=int(state.points[seat]) if shown and state.mode != KIDS else None,
        slots=[_slot(state, seat, slot) for slot in range(SLOTS)] if state.mode == KIDS else [],
    )


def _slot(state: Octocube, seat: int, slot: int) -> SlotView:
    object_, colour = slot_kind(seat, slot)
    tile = state.slots[SLOTS * seat + slot]
    return SlotView(
        object=None if object_ < 0 else OBJECTS[object_],
        colour=None if colour < 0 else COLOURS[colour],
        tile=None if tile == BARE else TILE_NAMES[tile],
    )


def _majority(state: Octocube, category: int) -> MajorityView:
    boards = [int(board) for board in state.boards]
    counts = [int(category_count(board, category)) for board in boards]
    first, second = category_places(category)
    colour = category < len(COLOURS)
    best = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == best > 0]
    rest = [count for count in counts if count < best]
    runner_up = max(rest, default=0) if len(leaders) == 1 else 0
    return MajorityView(
        category=COLOURS[category] if colour else OBJECTS[category - len(COLOURS)],
        sort="colour" if colour else "object",
        counts=counts,
        first=leaders,
        second=[seat for seat, count in enumerate(counts) if count == runner_up > 0],
        first_points=first,
        second_points=second,
        points=majority_points(boards, category),
    )

"""Positions as text, and back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.options import CheckOptions
from ludotheque.core.reader import Reader
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.actions import (
    ADVANCED,
    ENDINGS,
    GOING_ON,
    KIDS,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_OFFER,
    PHASE_POWER,
    PHASES,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_B,
    ABYSS_I,
    BARE,
    BOARD_ONE,
    COIN,
    FACES,
    GROUNDS,
    HOLE,
    NO_GROUND,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TILE_BITS,
    TILE_MASK,
    WIDTH,
    grid_side,
)
from ludotheque.games.octocube.rules.kids import note_all_filled
from ludotheque.games.octocube.rules.score import board_counts
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.rules.table import HOME, NOTHING

# Two letters a tile: its object (X for the sextant) and its colour.
TILE_CODES = ["--", *(object_ + colour for object_ in "SAXPD" for colour in "wldg"), "Co"]
MOST = 999_999
HIGHEST_STACK = 12
MOST_OF_A_KIND = 7
TURN_FIELDS = (
    "round",
    "first",
    "to_move",
    "phase",
    "power",
    "chosen",
    "laid",
    "idle",
    "taken",
    "last_round",
    "ended",
)
SEAT_FIELDS = ("at", "cube", "board", "coins", "points")
CUBE_IN_PLAY = (PHASE_ACT, PHASE_AGAIN, PHASE_OFFER, PHASE_POWER)


def position_text(state: Octocube) -> str:
    """The whole position: options, the turn, the grid row by row, the supply, and a line a seat.

    A stack is written from its top down, with a slash between what everyone knows and what nobody has seen.
    """
    side = grid_side(state.players)
    lines = [f"octocube {state.options}", _turn_line(state)]
    for row in range(side):
        spots = [_spot_text(state, WIDTH * row + column) for column in range(side)]
        lines.append(f"row {row + 1} " + " ".join(spots))
    unseen = "".join(GROUNDS[power] for power in state.supply)
    lines.append(f"supply {state.supply_left} {unseen or '-'}")
    lines.extend(_seat_line(state, seat) for seat in range(state.players))
    return "\n".join(lines)


def _turn_line(state: Octocube) -> str:
    fields = {
        "round": state.round,
        "first": state.first,
        "to_move": "-" if state.to_move == NOBODY else state.to_move,
        "phase": PHASES[state.phase],
        "power": GROUNDS[state.power] or "-",
        "chosen": "-" if state.chosen < 0 else SPACE_NAMES[state.chosen],
        "laid": tiles_text(state.laid) or "-",
        "idle": state.idle,
        "taken": state.taken,
        "last_round": ENDINGS[state.last_round] or "-",
        "ended": ENDINGS[state.ended] or "-",
    }
    return "turn " + " ".join(f"{name}={value}" for name, value in fields.items())


def _spot_text(state: Octocube, space: int) -> str:
    if state.ground[space]:
        return f"~{GROUNDS[state.ground[space]]}"
    tiles, known = unpacked(state.stacks[space]), state.known[space]
    if not tiles:
        return "-"
    codes = [TILE_CODES[tile] for tile in tiles]
    return "".join(codes[:known]) + "/" + "".join(codes[known:])


def _seat_line(state: Octocube, seat: int) -> str:
    at = "home" if state.at[seat] == HOME else SPACE_NAMES[state.at[seat]]
    faces = "".join(TILE_CODES[state.cubes[seat] >> (TILE_BITS * face) & TILE_MASK] for face in range(len(FACES)))
    board = "".join(TILE_CODES[kind] * count for kind, count in enumerate(board_counts(state.boards[seat]), 1))
    line = (
        f"seat {seat} at={at} cube={faces} board={board or '-'} coins={state.coins[seat]} points={state.points[seat]}"
    )
    if state.mode != KIDS:
        return line
    return line + " slots=" + "".join(TILE_CODES[tile] for tile in state.slots[SLOTS * seat : SLOTS * seat + SLOTS])


def unpacked(stack: int) -> list[int]:
    """The tiles of a packed stack, from its top down."""
    tiles = []
    while stack:
        tiles.append(stack & TILE_MASK)
        stack >>= TILE_BITS
    return tiles


def packed(tiles: list[int]) -> int:
    return sum(tile << (TILE_BITS * level) for level, tile in enumerate(tiles))


def tiles_text(stack: int) -> str:
    return "".join(TILE_CODES[tile] for tile in unpacked(stack))


def read_position(text: str, check_options: CheckOptions) -> Octocube:
    reader = PositionReader(text)
    options = reader.options("octocube", check_options)
    if reader.lines[0] != f"octocube {options}":
        raise reader.error(f"the options are written as {options}")
    state = Octocube(options)
    side = grid_side(state.players)
    _read_turn(reader, state)
    stacks, known, ground = [0] * SPACES, [0] * SPACES, [NO_GROUND] * SPACES
    for row in range(side):
        spots = reader.words(f"row {row + 1}")
        if len(spots) != side:
            raise reader.error(f"a row of this grid has {side} spots, this one {len(spots)}")
        for column, spot in enumerate(spots):
            space = WIDTH * row + column
            stacks[space], known[space], ground[space] = reader.spot(spot)
            if ground[space] == HOLE:
                state.spaces -= 2**space
    state.stacks, state.known, state.ground = vec[i64](stacks), vec[i64](known), vec[i64](ground)
    _read_supply(reader, state)
    _read_seats(reader, state)
    _check_spots(reader, state)
    return state


class PositionReader(Reader):
    """Reads tiles and spots too."""

    def fields(self, start: str, names: tuple[str, ...]) -> dict[str, str]:
        """The next line: all of these names with a value, in this order."""
        pairs = self.pairs(self.words(start), names)
        if tuple(pairs) != names:
            raise self.error("expected are " + " ".join(f"{name}=..." for name in names))
        return pairs

    def tiles(self, text: str, bare: bool = False) -> list[int]:
        if text == "-":
            return []
        tiles = [self.one_of("a tile", text[place : place + 2], TILE_CODES) for place in range(0, len(text), 2)]
        if BARE in tiles and not bare:
            raise self.error(f"{TILE_CODES[BARE]} is no tile")
        return tiles

    def spot(self, text: str) -> tuple[int, int, int]:
        """A spot's stack, how much of it is known, and what lies there instead of a stack."""
        if text.startswith("~"):
            ground = self.one_of("what lies there", text[1:], GROUNDS)
            if ground == NO_GROUND:
                raise self.error("after ~ comes a letter A to I, plain, hole or floor")
            return 0, 0, ground
        if text == "-":
            return 0, 0, NO_GROUND
        shown, slash, hidden = text.partition("/")
        tiles = self.tiles(shown) + self.tiles(hidden)
        if not slash or not 0 < len(tiles) <= HIGHEST_STACK:
            raise self.error(f"a stack of 1 to {HIGHEST_STACK} tiles is written as KNOWN/UNSEEN; not {text[:40]!r}")
        return packed(tiles), len(self.tiles(shown)), NO_GROUND


def _read_turn(reader: PositionReader, state: Octocube) -> None:
    fields = reader.fields("turn", TURN_FIELDS)
    state.round = reader.number("round", fields["round"], MOST)
    state.first = reader.number("first", fields["first"], state.players - 1)
    state.to_move = reader.seat("to_move", fields["to_move"], state.players)
    state.phase = reader.one_of("phase", fields["phase"], PHASES)
    state.power = reader.one_of("power", fields["power"], GROUNDS)
    state.chosen = NOTHING if fields["chosen"] == "-" else reader.one_of("chosen", fields["chosen"], SPACE_NAMES)
    state.laid = packed(reader.tiles(fields["laid"])[:HIGHEST_STACK])
    state.idle = reader.number("idle", fields["idle"], MOST)
    state.taken = reader.number("taken", fields["taken"], 1)
    state.last_round = reader.one_of("last_round", fields["last_round"], ENDINGS)
    state.ended = reader.one_of("ended", fields["ended"], ENDINGS)
    if (state.to_move == NOBODY) != (state.ended != GOING_ON):
        raise reader.error("a game that has ended has nobody to move, and no other")
    if (state.phase == PHASE_POWER) != (ABYSS_B <= state.power <= ABYSS_I):
        raise reader.error("power=B to power=I goes with phase=power")


def _read_supply(reader: PositionReader, state: Octocube) -> None:
    words = reader.words("supply")
    if len(words) != 2:
        raise reader.error("expected are the number of abyss tiles left and the unseen powers, or -")
    state.supply_left = reader.number("the supply", words[0], SUPPLY[state.players])
    powers = [] if words[1] == "-" else [reader.one_of("a power", letter, GROUNDS) for letter in words[1]]
    fits = len(powers) >= state.supply_left if state.mode == ADVANCED else not powers
    if not fits or not all(ABYSS_B <= power <= ABYSS_I for power in powers):
        raise reader.error("in the advanced game each abyss tile of the supply is one of B to I; else write -")
    state.supply = vec[i64](powers)


def _read_seats(reader: PositionReader, state: Octocube) -> None:
    at, cubes, boards, coins, points, slots = [], [], [], [], [], []
    for seat in range(state.players):
        names = (*SEAT_FIELDS, "slots") if state.mode == KIDS else SEAT_FIELDS
        fields = reader.fields(f"seat {seat}", names)
        at.append(HOME if fields["at"] == "home" else reader.one_of("at", fields["at"], SPACE_NAMES))
        faces = reader.tiles(fields["cube"], bare=True)
        if len(faces) != len(FACES):
            raise reader.error("a cube has six faces, two letters each: top, bottom, north, east, south, west")
        cubes.append(packed(faces))
        board = reader.tiles(fields["board"])
        if COIN in board or any(board.count(kind) > MOST_OF_A_KIND for kind in board):
            raise reader.error(f"a board holds objects only, at most {MOST_OF_A_KIND} of a kind")
        boards.append(sum(BOARD_ONE[kind] for kind in board))
        coins.append(reader.number("coins", fields["coins"], MOST))
        points.append(reader.number("points", fields["points"], MOST))
        if state.mode == KIDS:
            filled = reader.tiles(fields["slots"], bare=True)
            if len(filled) != SLOTS or COIN in filled:
                raise reader.error(f"a kids board has {SLOTS} spaces, two letters each, and no coins")
            slots.extend(filled)
    reader.end()
    state.at, state.cubes, state.boards = vec[i64](at), vec[i64](cubes), vec[i64](boards)
    state.coins, state.points, state.slots = vec[i64](coins), vec[i64](points), vec[i64](slots)
    if state.mode == KIDS:
        note_all_filled(state)


def _check_spots(reader: PositionReader, state: Octocube) -> None:
    standing = [space for space in state.at if space != HOME]
    if len(set(standing)) != len(standing):
        raise reader.error("two cubes stand on one space")
    state.occupied = sum(2**space for space in standing)
    side = grid_side(state.players)
    for space in range(SPACES):
        name = SPACE_NAMES[space]
        inside = space % WIDTH < side and space // WIDTH < side
        if space in standing and not inside:
            raise reader.error(f"{name} is not on this grid")
        if not inside or space in standing or state.ground[space] != NO_GROUND:
            continue
        if state.known[space] == 0:
            raise reader.error(f"{name} has no cube on it: it shows a tile, an abyss tile or a hole")
    if state.to_move != NOBODY and (state.at[state.to_move] != HOME) != (state.phase in CUBE_IN_PLAY):
        raise reader.error(f"phase={PHASES[state.phase]} does not go with where the mover's cube is")

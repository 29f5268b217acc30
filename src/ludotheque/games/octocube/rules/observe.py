"""The sea and its cubes as numbers, for learning: what a viewer knows (O-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT, lowest, popcount
from ludotheque.core.observer import Layout, Observer, Table, check_row, seat_from
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY, State
from ludotheque.core.words import HIGH_SHIFT, LINE, LOW_BITS, MARK, ONE, clear, copy_words, prefetch, write_one
from ludotheque.games.octocube.rules.actions import (
    ADVANCED,
    BASIC,
    ENDINGS,
    GOING_ON,
    KIDS,
    PASS,
    PHASES,
    SCORE,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_B,
    BARE,
    COIN,
    COLOURS,
    FACES,
    GROUNDS,
    KINDS,
    OBJECT_KINDS,
    OBJECTS,
    POWERS,
    SLOTS,
    SPACES,
    TILE_BITS,
    TILE_MASK,
)
from ludotheque.games.octocube.rules.state import Octocube

TILE_FIELDS: Final = (*OBJECTS, *COLOURS, "coin")
SPACE_FIELDS: Final = (
    *(f"top tile: {part}" for part in TILE_FIELDS),
    "height",
    "known tiles",
    *(f"ground: {ground}" for ground in GROUNDS[1:]),
    "a space, no hole",
)
SPACE_WORDS: Final = 4
DEEPER: Final = 12
"""No stack has more tiles."""
FACE_WORDS: Final = 2
CUBE_WORDS: Final = 12
BOARD_WORDS: Final = 3
SLOT_WORDS: Final = 2
PLANE: Final = 4
"""Words of a row with an entry for each space."""
SEAT_FIELDS: Final = (
    "coins",
    "points if known, their low 7 bits",
    "points if known, the rest",
    "points known",
    "to move",
    "first of each round",
    "the cube is at home",
)
POINTS_KNOWN: Final = 0x1000000
TO_MOVE: Final = 0x100000000
BEGINS: Final = 0x10000000000
AT_HOME: Final = 0x1000000000000
"""A 1 in those fields of a seat."""
GAME_FIELDS: Final = (
    "abyss tiles in the supply",
    "round, its low 7 bits",
    "round, the rest",
    "rounds in a row without progress",
    "progress in this round",
    *(f"last round: {ending}" for ending in ENDINGS[1:]),
)
STEP_FIELDS: Final = (
    *(f"phase: {phase}" for phase in PHASES),
    *(f"power: {ground}" for ground in GROUNDS[ABYSS_B : ABYSS_B + POWERS]),
)

HEIGHT: Final = 16
KNOWN: Final = 24
"""Where height and known tiles are in the second word of a space."""
GROUND_ENTRY: Final = 12
"""Where the grounds begin among `SPACE_FIELDS`."""


def _tile_word(kind: int, word: int) -> int:
    """Eight of the entries that show a tile, those from `8 * word` on."""
    if kind == BARE:
        return 0
    shown = [len(OBJECTS) + len(COLOURS)] if kind == COIN else [(kind - 1) // 4, len(OBJECTS) + (kind - 1) % 4]
    return sum(2 ** (8 * (entry - 8 * word)) for entry in shown if entry // 8 == word)


def _ground_word(ground: int, word: int) -> int:
    entry = GROUND_ENTRY + ground - 1
    return 2 ** (8 * (entry - 8 * word)) if ground and entry // 8 == word else 0


TILE_FIRST: Final[vec[i64]] = vec[i64]([_tile_word(kind, 0) for kind in range(KINDS)])
TILE_SECOND: Final[vec[i64]] = vec[i64]([_tile_word(kind, 1) for kind in range(KINDS)])
GROUND_SECOND: Final[vec[i64]] = vec[i64]([_ground_word(ground, 1) for ground in range(len(GROUNDS))])
GROUND_THIRD: Final[vec[i64]] = vec[i64]([_ground_word(ground, 2) for ground in range(len(GROUNDS))])
STANDS: Final[vec[i64]] = vec[i64]([0] + [ONE[space & 7] for space in range(SPACES)])
"""The word with the 1 of a cube on each space, from `HOME` on: it stands nowhere."""
EIGHT_COUNTS: Final = 24
"""The bits of eight counts of three bits."""
EIGHT_TILES: Final = 8 * TILE_BITS
LOWEST_OF_TILES: Final = 0x0084210842108421
"""The lowest bit of each tile of a stack."""


def layout(players: int) -> Layout:
    return Layout(
        [
            Table("spaces", (SPACES, len(SPACE_FIELDS)), "each space, a1 to e5", high=DEEPER, fields=SPACE_FIELDS),
            Table("deeper", (SPACES, DEEPER - 1), "known tiles below the top one, by kind (1 to 21)", high=COIN),
            Table("cubes", (players, SPACES), "where each seat's cube stands"),
            Table("faces", (players, len(FACES), len(TILE_FIELDS)), f"the tiles on {', '.join(FACES)}"),
            Table("boards", (players, OBJECT_KINDS), "tiles collected by kind, `4 * object + colour`", high=5),
            Table("slots", (players, SLOTS), "kids: the kind (1 to 20) on each space of a board", high=OBJECT_KINDS),
            Table("seats", (players, len(SEAT_FIELDS)), "each seat", high=127, fields=SEAT_FIELDS),
            Table("seat", (players,), "which seat the viewer holds"),
            Table("chosen", (SPACES,), "the first space chosen for power F or H"),
            Table("laid", (DEEPER,), "kids: the stack that is being laid, by kind, from its top", high=COIN),
            Table("game", (len(GAME_FIELDS),), "the game", high=127, fields=GAME_FIELDS),
            Table("step", (len(STEP_FIELDS),), "what is decided now; nothing when over", fields=STEP_FIELDS),
        ]
    )


@final
class OctocubeObserver(Observer):
    def __init__(self, options: Options) -> None:
        super().__init__(options, layout(options.players))
        tables = self.layout
        self.spaces: i64 = tables.word("spaces")
        self.deeper: i64 = tables.word("deeper")
        self.cubes: i64 = tables.word("cubes")
        self.faces: i64 = tables.word("faces")
        self.boards: i64 = tables.word("boards")
        self.slots: i64 = tables.word("slots")
        self.seats: i64 = tables.word("seats")
        self.seat: i64 = tables.word("seat")
        self.chosen: i64 = tables.word("chosen")
        self.laid: i64 = tables.word("laid")
        self.game: i64 = tables.word("game")
        self.step: i64 = tables.word("step")

    def prefetch(self, state: State, action: i64, out: vec[i64], at: i64) -> None:
        end: i64 = at + self.words
        at += self.cubes
        while at < end:
            prefetch(out, at)
            at += LINE
        prefetch(out, end - 1)

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, Octocube)
        space: i64 = 0
        while space < SPACES:
            self.write_space(state, space, out, at)
            space += 1
        self.write_seats(state, viewer, out, at)
        self.write_rest(state, viewer, out, at)

    def advance(self, state: State, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, Octocube)
        touched: i64 = state.touched
        while touched != 0:
            self.write_space(state, lowest(touched), out, at)
            touched &= touched - 1
        self.advance_seats(state, action, viewer, out, at)
        self.write_rest(state, viewer, out, at)

    def write_rest(self, state: Octocube, viewer: i64, out: vec[i64], at: i64) -> None:
        """All but the spaces and seats."""
        out[at + self.seat] = MARK[viewer + 1]
        if state.mode == ADVANCED:
            write_one(out, at + self.chosen, PLANE, state.chosen)
        elif state.mode == KIDS:
            write_kinds(out, at + self.laid, state.laid)
        game: i64 = (
            state.supply_left
            | (state.round & LOW_BITS) << 8
            | (state.round >> HIGH_SHIFT) << 16
            | state.idle << 24
            | state.taken << 32
        )
        if state.last_round != GOING_ON:
            game |= ONE[4 + state.last_round]
        out[at + self.game] = game
        step: i64 = 0
        power: i64 = 0
        if state.to_move != NOBODY:
            step = ONE[state.phase]
            if state.power >= ABYSS_B:
                power = ONE[state.power - ABYSS_B]
        out[at + self.step] = step
        out[at + self.step + 1] = power

    def write_space(self, state: Octocube, space: i64, out: vec[i64], at: i64) -> None:
        known = state.known[space]
        stack = state.stacks[space]
        ground = state.ground[space]
        seen: i64 = stack & (BIT[TILE_BITS * known] - 1)
        top: i64 = seen & TILE_MASK
        row: i64 = at + self.spaces + SPACE_WORDS * space
        if known > 1 or (out[row + 1] >> KNOWN & LOW_BITS) > 1:
            write_kinds(out, at + self.deeper + 2 * space, seen >> TILE_BITS)
        out[row] = TILE_FIRST[top]
        out[row + 1] = TILE_SECOND[top] | GROUND_SECOND[ground] | height(stack) << HEIGHT | known << KNOWN
        out[row + 2] = GROUND_THIRD[ground]
        out[row + 3] = state.spaces >> space & 1

    def write_seats(self, state: Octocube, viewer: i64, out: vec[i64], at: i64) -> None:
        players = self.players
        seat: i64 = 0
        while seat < players:
            place = seat_from(viewer, seat, players)
            self.write_cube(state, seat, place, out, at)
            write_board(state.boards[seat], out, at + self.boards + BOARD_WORDS * place)
            if state.mode == KIDS:
                word: i64 = at + self.slots + SLOT_WORDS * place
                out[word] = eight_kinds(state.slots, SLOTS * seat)
                out[word + 1] = eight_kinds(state.slots, SLOTS * seat + 8)
            out[at + self.seats + place] = self.seat_row(state, seat, viewer)
            seat += 1

    def advance_seats(self, state: Octocube, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        """Two take turns: the new viewer's things go to its new place as they are, for the other one has acted."""
        seats: i64 = at + self.seats
        if (
            self.players != 2
            or state.mode != BASIC
            or out[at + self.seat] != MARK[2 - viewer]
            or out[seats] & TO_MOVE == 0
        ):
            self.write_seats(state, viewer, out, at)
            return
        word: i64 = at + self.cubes
        copy_words(out, word + PLANE, word, PLANE)
        word = at + self.faces
        copy_words(out, word + CUBE_WORDS, word, CUBE_WORDS)
        other: i64 = 1 - viewer
        self.write_cube(state, other, 1, out, at)
        word = at + self.boards
        first = out[word]
        second = out[word + 1]
        third = out[word + 2]
        copy_words(out, word + BOARD_WORDS, word, BOARD_WORDS)
        if SCORE <= action < PASS:
            write_board(state.boards[other], out, word + BOARD_WORDS)
        else:
            out[word + BOARD_WORDS] = first
            out[word + BOARD_WORDS + 1] = second
            out[word + BOARD_WORDS + 2] = third
        out[seats] = self.seat_row(state, viewer, viewer)
        out[seats + 1] = self.seat_row(state, other, viewer)

    def write_cube(self, state: Octocube, seat: i64, place: i64, out: vec[i64], at: i64) -> None:
        space = state.at[seat]
        word: i64 = at + self.cubes + PLANE * place
        clear(out, word, word + PLANE)
        out[word + (space >> 3 & 3)] = STANDS[space + 1]
        faces = state.cubes[seat]
        first, second = TILE_FIRST, TILE_SECOND
        word = at + self.faces + CUBE_WORDS * place
        end: i64 = word + CUBE_WORDS
        while word < end:
            # Two faces at once.
            tile: i64 = faces & TILE_MASK
            other: i64 = faces >> TILE_BITS & TILE_MASK
            out[word] = first[tile]
            out[word + 1] = second[tile]
            out[word + 2] = first[other]
            out[word + 3] = second[other]
            faces = faces >> 2 * TILE_BITS
            word += 2 * FACE_WORDS

    def seat_row(self, state: Octocube, seat: i64, viewer: i64) -> i64:
        row: i64 = state.coins[seat]
        # O-7: point tokens lie face down until the end.
        if state.mode != KIDS and (seat == viewer or state.open_scores != 0 or state.to_move == NOBODY):
            points = state.points[seat]
            row |= (points & LOW_BITS) << 8 | (points >> HIGH_SHIFT) << 16 | POINTS_KNOWN
        if seat == state.to_move:
            row |= TO_MOVE
        if seat == state.first:
            row |= BEGINS
        # Home is the one place below zero.
        return row | AT_HOME & state.at[seat] >> 8


def write_board(board: i64, out: vec[i64], at: i64) -> None:
    out[at] = eight_counts(board)
    out[at + 1] = eight_counts(board >> EIGHT_COUNTS)
    out[at + 2] = eight_counts(board >> 2 * EIGHT_COUNTS)


def eight_counts(packed: i64) -> i64:
    """Eight counts of three bits as eight entries."""
    counts: i64 = packed & 0xFFFFFF
    counts = (counts | counts << 20) & 0x00000FFF00000FFF
    counts = (counts | counts << 10) & 0x003F003F003F003F
    return (counts | counts << 5) & 0x0707070707070707


def height(stack: i64) -> i64:
    """How many tiles a stack has, at most 12."""
    return popcount((stack | stack >> 1 | stack >> 2 | stack >> 3 | stack >> 4) & LOWEST_OF_TILES)


def write_kinds(out: vec[i64], at: i64, stack: i64) -> None:
    """The kinds in a stack from its top, up to twelve."""
    out[at] = eight_tiles(stack)
    out[at + 1] = eight_tiles(stack >> EIGHT_TILES)


def eight_tiles(packed: i64) -> i64:
    """Eight tiles of five bits as eight entries."""
    tiles: i64 = packed & 0xFFFFF | (packed & 0xFFFFF00000) << 12
    tiles = tiles & 0x000003FF000003FF | (tiles & 0x000FFC00000FFC00) << 6
    return tiles & 0x001F001F001F001F | (tiles & 0x03E003E003E003E0) << 3


def eight_kinds(slots: vec[i64], start: i64) -> i64:
    word: i64 = 0
    entry: i64 = 0
    while entry < 8:
        word |= slots[start + entry] * ONE[entry]
        entry += 1
    return word


def make_observer(options: Options) -> Observer:
    return OctocubeObserver(options)

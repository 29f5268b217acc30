"""The city as numbers, for learning: what a viewer knows (T-8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import lowest
from ludotheque.core.observer import Layout, Observer, Table, seat_from
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY, State
from ludotheque.core.words import HIGH_SHIFT, LOW_BITS, MARK, ONE, SPREAD, WORD, write_one
from ludotheque.games.tolleno.rules.actions import FIRST_BUILD
from ludotheque.games.tolleno.rules.board import (
    ACROSS,
    ARMS,
    BOARDS,
    CITY_KINDS,
    COLUMN,
    CONTRACT_KINDS,
    DIRECTIONS,
    FLOORS,
    FOUNDATIONS,
    INITIALS,
    INSIDE,
    KINDS,
    MOST_TILES,
    NO_TILE,
    OFFERED,
    QUADRANTS,
    REACH,
    ROW,
    VALUE,
)
from ludotheque.games.tolleno.rules.city import SIDE_BIT, City
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import STEPS

PLANE: Final = 8
"""Words of a row with an entry for each tile of the city."""
OFFER_WORDS: Final = 3
SEAT_WORDS: Final = 4
OTHERS: Final[vec[i64]] = vec[i64]([2**63 - 1 - LOW_BITS * 2 ** (8 * entry) for entry in range(WORD)])
"""All entries of a word but the `n`-th."""
MIDDLE: Final = REACH + 2
"""Added to a coordinate, so that none is negative."""

SEAT_FIELDS: Final = (
    "floors that left the board",
    "stars if known, their low 7 bits",
    "stars if known, the rest",
    "stars known",
    "to move",
    "first of each round",
    "holds a tile",
    "the tile is known",
    *(f"board: {board}" for board in BOARDS),
    "the tile's value",
    "the tile's kind (1 to 52)",
    "-",
    "-",
    *(f"the tile's arm {letter}" for letter in DIRECTIONS),
    *(f"the tile's foundation {quadrant}" for quadrant in QUADRANTS),
    *(f"the tile's fountain in {quadrant} points outside" for quadrant in QUADRANTS),
    *(f"a fountain of the tile points at its {quadrant}" for quadrant in QUADRANTS),
)
GAME_FIELDS: Final = (
    "tiles in the city",
    "tiles in the pile",
    "contracts in the pile",
    "round",
    "the round is the last",
    "somebody extended the city in this round",
    "a tile was laid in this turn",
    "-",
    *(f"initial contract: {initial}" for initial in INITIALS),
    "the first floor's tile, from 1",
    "the first floor's quadrant",
    "the lifted floor's tile, from 1",
    "the lifted floor's quadrant",
    "the tile from which the boat sailed, from 1",
    "the laid tile prolonged the vertical canal",
    "the laid tile prolonged the horizontal canal",
)


def layout(players: int) -> Layout:
    tiles = "by tile, in the order in which they were laid"
    return Layout(
        [
            Table("column", (MOST_TILES,), f"{MIDDLE} more than the column of a tile, {tiles}", high=2 * MIDDLE + 1),
            Table("row", (MOST_TILES,), f"{MIDDLE} more than the row of a tile, {tiles}", high=2 * MIDDLE + 1),
            Table("kind", (MOST_TILES,), f"the kind of a tile, from 1, {tiles}", high=KINDS),
            Table("turn", (MOST_TILES,), f"quarter turns of a tile, {tiles}", high=3),
            Table("value", (MOST_TILES,), f"the value of a tile, {tiles}", high=4),
            Table("arms", (4, MOST_TILES), f"arms to {', '.join(DIRECTIONS)}, {tiles}"),
            Table("free", (4, MOST_TILES), f"visible foundations in {', '.join(QUADRANTS)}, {tiles}"),
            Table("contracts", (4, MOST_TILES), f"contracts in {', '.join(QUADRANTS)}, {tiles}"),
            Table("drops", (4, MOST_TILES), f"fountains that point at {', '.join(QUADRANTS)}, {tiles}", high=2),
            Table("buildings", (players, 4, MOST_TILES), f"buildings of each seat by quadrant, {tiles}"),
            Table("heights", (4, MOST_TILES), f"floors in {', '.join(QUADRANTS)}, {tiles}", high=FLOORS),
            Table("boats", (players, MOST_TILES), f"the boat of each seat, {tiles}"),
            Table("offer", (OFFERED, CONTRACT_KINDS), "the face-up contracts by their place"),
            Table("known", (REACH,), "the kinds, from 1, of the shown tiles under the pile", high=CITY_KINDS),
            Table("seats", (players, len(SEAT_FIELDS)), "each seat", high=127, fields=SEAT_FIELDS),
            Table("seat", (players,), "which seat the viewer holds"),
            Table("game", (len(GAME_FIELDS),), "the game", high=127, fields=GAME_FIELDS),
            Table("step", (len(STEPS),), f"what is decided now ({', '.join(STEPS)}); nothing when over"),
        ]
    )


@final
class TollenoObserver(Observer):
    """Tiles stand in the order of the action ids: a spot is `4 * tile + quadrant`."""

    def __init__(self, options: Options) -> None:
        super().__init__(options, layout(options.players))
        tables = self.layout
        self.open_scores: bool = options["open_scores"] == "yes"
        self.column: i64 = tables.word("column")
        self.row: i64 = tables.word("row")
        self.kind: i64 = tables.word("kind")
        self.turn: i64 = tables.word("turn")
        self.value: i64 = tables.word("value")
        self.arms: i64 = tables.word("arms")
        self.free: i64 = tables.word("free")
        self.contracts: i64 = tables.word("contracts")
        self.drops: i64 = tables.word("drops")
        self.buildings: i64 = tables.word("buildings")
        self.heights: i64 = tables.word("heights")
        self.boats: i64 = tables.word("boats")
        self.offer: i64 = tables.word("offer")
        self.known: i64 = tables.word("known")
        self.seats: i64 = tables.word("seats")
        self.seat: i64 = tables.word("seat")
        self.game: i64 = tables.word("game")
        self.step: i64 = tables.word("step")

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Tolleno)
        city = state.city
        words: i64 = (city.tiles + WORD - 1) >> 3
        self.write_new_tiles(city, out, at)
        word: i64 = 0
        while word < words:
            self.write_spots(city, word, out, at)
            word += 1
        tile: i64 = 0
        while tile < city.tiles:
            self.write_heights(city, tile, out, at)
            tile += 1
        seat: i64 = 0
        while seat < self.players:
            self.write_buildings(city, seat, viewer, words, out, at)
            seat += 1
        self.write_rest(state, viewer, out, at)

    def advance(self, state: State, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Tolleno)
        city = state.city
        self.write_new_tiles(city, out, at)
        touched = city.touched
        written: i64 = -1
        while touched != 0:
            tile = lowest(touched)
            self.write_heights(city, tile, out, at)
            if tile >> 3 != written:
                written = tile >> 3
                self.write_spots(city, written, out, at)
            touched &= touched - 1
        words: i64 = (city.tiles + WORD - 1) >> 3
        if out[at + self.seat] != MARK[viewer + 1]:
            # Seats are counted from the viewer on: with another viewer all buildings change places.
            seat: i64 = 0
            while seat < self.players:
                self.write_buildings(city, seat, viewer, words, out, at)
                seat += 1
        elif action >= FIRST_BUILD:
            # The viewer acted, and nobody builds or sails for another.
            self.write_buildings(city, viewer, viewer, words, out, at)
        self.write_rest(state, viewer, out, at)

    def write_rest(self, state: Tolleno, viewer: i64, out: vec[i64], at: i64) -> None:
        """All but the city."""
        seat: i64 = 0
        while seat < self.players:
            self.write_seat(state, seat, viewer, out, at)
            seat += 1
        out[at + self.seat] = MARK[viewer + 1]
        self.write_piles(state, out, at)
        self.write_game(state, out, at)

    def write_new_tiles(self, city: City, out: vec[i64], at: i64) -> None:
        """Tiles stay as they were laid: only those are written that the row has not yet."""
        tile: i64 = out[at + self.game] & LOW_BITS
        while tile < city.tiles:
            self.write_tile(city, tile, out, at)
            tile += 1

    def write_tile(self, city: City, tile: i64, out: vec[i64], at: i64) -> None:
        face = city.face[tile]
        cell = city.cell[tile]
        one = ONE[tile & 7]
        word: i64 = at + (tile >> 3)
        out[word + self.column] += one * (COLUMN[cell] + MIDDLE)
        out[word + self.row] += one * (ROW[cell] + MIDDLE)
        out[word + self.kind] += one * ((face >> 2) + 1)
        out[word + self.turn] += one * (face & 3)
        out[word + self.value] += one * VALUE[face >> 2]
        arms = ARMS[face]
        side: i64 = 0
        while side < 4:
            if arms & SIDE_BIT[side] != 0:
                out[word + self.arms + PLANE * side] += one
            side += 1

    def write_spots(self, city: City, word: i64, out: vec[i64], at: i64) -> None:
        """Foundations, contracts and fountains of the eight tiles that share a word."""
        shift: i64 = WORD * word
        place: i64 = at + self.free + word
        contracts: i64 = self.contracts - self.free
        drops: i64 = self.drops - self.free
        free = city.free
        contract = city.contract
        pointed = city.pointed
        quadrant: i64 = 0
        while quadrant < 4:
            out[place] = SPREAD[free[quadrant] >> shift & 255]
            out[place + contracts] = SPREAD[contract[quadrant] >> shift & 255]
            out[place + drops] = SPREAD[pointed[quadrant] >> shift & 255] + SPREAD[pointed[4 + quadrant] >> shift & 255]
            place += PLANE
            quadrant += 1

    def write_heights(self, city: City, tile: i64, out: vec[i64], at: i64) -> None:
        others = OTHERS[tile & 7]
        one = ONE[tile & 7]
        place: i64 = at + self.heights + (tile >> 3)
        height = city.height
        spot: i64 = 4 * tile
        end: i64 = spot + 4
        while spot < end:
            out[place] = out[place] & others | height[spot] * one
            place += PLANE
            spot += 1

    def write_buildings(self, city: City, seat: i64, viewer: i64, words: i64, out: vec[i64], at: i64) -> None:
        """A seat's boat and buildings: only as many words as there are tiles for."""
        place = seat_from(viewer, seat, self.players)
        write_one(out, at + self.boats + PLANE * place, words, city.boat[seat])
        first: i64 = at + self.buildings + 4 * PLANE * place
        built = city.built
        quadrant: i64 = 4 * seat
        last: i64 = quadrant + 4
        while quadrant < last:
            mask: i64 = built[quadrant]
            word: i64 = first
            end: i64 = first + words
            while word < end:
                out[word] = SPREAD[mask & 255]
                mask = mask >> 8
                word += 1
            first += PLANE
            quadrant += 1

    def write_seat(self, state: Tolleno, seat: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        word: i64 = at + self.seats + SEAT_WORDS * seat_from(viewer, seat, self.players)
        held = state.held[seat]
        row: i64 = state.placed[seat]
        over: bool = state.to_move == NOBODY
        # T-8: star tokens are face down until the end, unless the option opens them.
        if seat == viewer or over or self.open_scores:
            stars = state.stars[seat]
            row |= (stars & LOW_BITS) << 8 | (stars >> HIGH_SHIFT) << 16 | ONE[3]
        if seat == state.to_move:
            row |= ONE[4]
        if seat == state.first:
            row |= ONE[5]
        if held != NO_TILE:
            row |= ONE[6]
        board: i64 = ONE[state.boards[seat]]
        sides: i64 = 0
        fountains: i64 = 0
        if held != NO_TILE and (seat == viewer or state.shown & SIDE_BIT[seat] != 0):
            row |= ONE[7]
            board |= VALUE[held] << 32 | (held + 1) << 40
            sides = SPREAD[ARMS[4 * held]] | SPREAD[FOUNDATIONS[4 * held]] << 32
            fountains = SPREAD[ACROSS[4 * held]] | SPREAD[INSIDE[4 * held]] << 32
        out[word] = row
        out[word + 1] = board
        out[word + 2] = sides
        out[word + 3] = fountains

    def write_piles(self, state: Tolleno, out: vec[i64], at: i64) -> None:
        offer = state.offer
        row: i64 = at + self.offer
        place: i64 = 0
        while place < OFFERED:
            kind = offer[place]
            if kind < 0 or out[row + (kind >> 3)] != ONE[kind & 7]:
                write_one(out, row, OFFER_WORDS, kind)
            row += OFFER_WORDS
            place += 1
        known: i64 = at + self.known
        if state.known == 0 and out[known] == 0:
            return
        word: i64 = known
        while word < known + (REACH + WORD - 1) // WORD:
            out[word] = 0
            word += 1
        bottom: i64 = len(state.pile) - state.known
        entry: i64 = 0
        while entry < state.known:
            out[known + (entry >> 3)] += ONE[entry & 7] * (state.pile[bottom + entry] + 1)
            entry += 1

    def write_game(self, state: Tolleno, out: vec[i64], at: i64) -> None:
        first: i64 = (
            state.city.tiles
            | (len(state.pile) - state.drawn) << 8
            | (len(state.contracts) - state.revealed) << 16
            | state.round << 24
        )
        if state.last_round:
            first |= ONE[4]
        if state.extended:
            first |= ONE[5]
        second: i64 = ONE[state.initial]
        third: i64 = 0
        if state.laid != NO_TILE:
            first |= ONE[6]
            third |= (state.prolonged & 1) << 8 | (state.prolonged >> 1) << 16
        if state.first_spot >= 0:
            second |= ((state.first_spot >> 2) + 1) << 32 | (state.first_spot & 3) << 40
        if state.lifted >= 0:
            second |= ((state.lifted >> 2) + 1) << 48 | (state.lifted & 3) << 56
        if state.sailed_from != NO_TILE:
            third |= state.sailed_from + 1
        word: i64 = at + self.game
        out[word] = first
        out[word + 1] = second
        out[word + 2] = third
        step: i64 = 0
        if state.to_move != NOBODY:
            step = ONE[state.phase]
        out[at + self.step] = step


def make_observer(options: Options) -> Observer:
    return TollenoObserver(options)

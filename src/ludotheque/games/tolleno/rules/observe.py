"""The city as numbers, for learning: what a viewer knows (T-8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import same
from ludotheque.core.observer import Observer, check_row, seat_from
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY, State
from ludotheque.core.words import HIGH_SHIFT, LINE, LOW_BITS, MARK, ONE, SPREAD, WORD, clear, prefetch
from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_SAIL,
    spot_of,
)
from ludotheque.games.tolleno.rules.board import (
    ACROSS,
    ARMS,
    BOARD,
    CITY_KINDS,
    COLUMN,
    FOUNDATIONS,
    GONE,
    HAND,
    INSIDE,
    NEIGHBOUR,
    NO_CONTRACT,
    NO_TILE,
    OFFER,
    OFFERED,
    REACH,
    ROW,
    SEAT,
    TOKENS,
    VALUE,
)
from ludotheque.games.tolleno.rules.city import BUILT, CONTRACT, FREE, POINTED, SIDE_BIT, City
from ludotheque.games.tolleno.rules.layout import MIDDLE, layout
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import EXTEND, SAIL, SECOND

PLANE: Final = 8
"""Words of a row with an entry for each tile of the city."""
OFFER_WORDS: Final = 3
SEAT_WORDS: Final = 4
OTHERS: Final[vec[i64]] = vec[i64]([2**63 - 1 - LOW_BITS * 2 ** (8 * entry) for entry in range(WORD)])
"""All entries of a word but the `n`-th."""
ROUND_SHIFT: Final = 24
"""Where the round stands in the first word of the game."""
STARS_KNOWN: Final = 0x1000000
TO_MOVE: Final = 0x100000000
BEGINS: Final = 0x10000000000
HOLDS: Final = 0x1000000000000
KNOWS: Final = 0x100000000000000
"""A 1 in the fields of a seat's first word."""
LAST_ROUND: Final = 0x100000000
EXTENDED: Final = 0x10000000000
LAID: Final = 0x1000000000000
"""A 1 in the fields of the game's first word."""
TILE_WORDS: Final = 3


def _held_words() -> vec[i64]:
    """What the second to fourth word of a seat say of the tile that it holds: first of none, then of each kind."""
    words = [0] * TILE_WORDS
    for kind in range(CITY_KINDS):
        words.append(VALUE[kind] * 2**32 + (kind + 1) * 2**40)
        words.append(SPREAD[ARMS[4 * kind]] + SPREAD[FOUNDATIONS[4 * kind]] * 2**32)
        words.append(SPREAD[ACROSS[4 * kind]] + SPREAD[INSIDE[4 * kind]] * 2**32)
    return vec[i64](words)


HELD: Final[vec[i64]] = _held_words()


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

    def prefetch(self, state: State, action: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Tolleno)
        if action < FIRST_BUILD:
            word: i64 = at + (state.city.tiles >> 3)
            prefetch_planes(out, word + self.column, word + self.contracts)
            prefetch_planes(out, word + self.drops, word + self.buildings)
        else:
            # (Of a sail it is no spot: memory that is asked for in vain is not written.)
            spot = spot_of(action)
            place: i64 = at + PLANE * (spot & 3) + (spot >> 5)
            prefetch(out, place + self.free)
            prefetch(out, place + self.contracts)
            prefetch(out, place + self.heights)
            prefetch(out, place + self.buildings)
            if state.phase >= SECOND:
                # The turn may pass.
                prefetch_planes(out, at + self.buildings, at + self.heights)
                prefetch_planes(out, at + self.boats, at + self.offer)
        prefetch_planes(out, at + self.offer, at + self.words)
        prefetch(out, at + self.words - 1)

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
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
        self.write_all_buildings(city, viewer, out, at)
        self.write_rest(state, viewer, out, at)

    def advance(self, state: State, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, Tolleno)
        city = state.city
        # What to write is asked of the position, never of the row: memory may be slow to give that.
        same_turn = goes_on(state)
        if FIRST_BUILD <= action < FIRST_CONTRACT:
            self.write_floor(city, action - FIRST_BUILD, same_turn, out, at)
        elif FIRST_CONTRACT <= action < FIRST_SAIL:
            self.write_contract(spot_of(action), out, at)
            if same_turn:
                self.write_offer(state.pieces, out, at)
        elif action < FIRST_BUILD:
            self.write_tile(city, city.tiles - 1, out, at)
            self.write_fountains(city, out, at)
        elif action >= FIRST_LIFT and action != CARRY_NOTHING:
            self.write_carried(city, city.taken, out, at)
            self.write_carried(city, city.raised, out, at)
        if not same_turn:
            # Seats are counted from the viewer on: with another viewer all change places.
            self.write_all_buildings(city, viewer, out, at)
            self.write_rest(state, viewer, out, at)
            return
        if action < FIRST_BUILD:
            self.write_seat(state, viewer, viewer, out, at)
        else:
            out[at + self.seats] = self.seat_row(state, viewer, viewer)
            words: i64 = (city.tiles + WORD - 1) >> 3
            if action >= FIRST_LIFT:
                self.write_buildings(city, viewer, viewer, words, out, at)
            elif action >= FIRST_SAIL:
                write_boat(city.boat(viewer), out, at + self.boats)
        self.write_game(state, out, at)

    def write_floor(self, city: City, spot: i64, own: bool, out: vec[i64], at: i64) -> None:
        """One floor more, and no foundation any more; where it is the viewer's own, a building of its."""
        one = ONE[spot >> 2 & 7]
        place: i64 = at + PLANE * (spot & 3) + (spot >> 5)
        out[place + self.heights] += one
        out[place + self.free] &= OTHERS[spot >> 2 & 7]
        if own:
            out[place + self.buildings] |= one

    def write_contract(self, spot: i64, out: vec[i64], at: i64) -> None:
        place: i64 = at + PLANE * (spot & 3) + (spot >> 5)
        out[place + self.free] &= OTHERS[spot >> 2 & 7]
        out[place + self.contracts] |= ONE[spot >> 2 & 7]

    def write_fountains(self, city: City, out: vec[i64], at: i64) -> None:
        """T-1.3: where those of the last tile point, and those that point at it."""
        tile: i64 = city.tiles - 1
        across = ACROSS[city.face(tile)]
        beside: i64 = 8 * city.cell(tile)
        side: i64 = 0
        while side < 4:
            self.write_drops(city, tile, side, out, at)
            if across & SIDE_BIT[side] != 0:
                other = city.tile_at(NEIGHBOUR[beside + side])
                if other != NO_TILE:
                    self.write_drops(city, other, (side + 1) & 3, out, at)
            side += 1

    def write_drops(self, city: City, tile: i64, quadrant: i64, out: vec[i64], at: i64) -> None:
        place: i64 = at + self.drops + PLANE * quadrant + (tile >> 3)
        pointed: i64 = city.sets[POINTED + quadrant] >> tile & 1
        twice: i64 = city.sets[POINTED + 4 + quadrant] >> tile & 1
        out[place] = out[place] & OTHERS[tile & 7] | (pointed + twice) * ONE[tile & 7]

    def write_carried(self, city: City, spot: i64, out: vec[i64], at: i64) -> None:
        """A spot that a floor was taken from or put on; the buildings are written apart."""
        one = ONE[spot >> 2 & 7]
        others = OTHERS[spot >> 2 & 7]
        place: i64 = at + PLANE * (spot & 3) + (spot >> 5)
        free: i64 = city.sets[FREE + (spot & 3)] >> (spot >> 2) & 1
        out[place + self.free] = out[place + self.free] & others | free * one
        out[place + self.heights] = out[place + self.heights] & others | city.height(spot) * one

    def write_rest(self, state: Tolleno, viewer: i64, out: vec[i64], at: i64) -> None:
        """All but the city."""
        seat: i64 = 0
        while seat < self.players:
            self.write_seat(state, seat, viewer, out, at)
            seat += 1
        out[at + self.seat] = MARK[viewer + 1]
        self.write_offer(state.pieces, out, at)
        self.write_known(state, out, at)
        self.write_game(state, out, at)

    def write_new_tiles(self, city: City, out: vec[i64], at: i64) -> None:
        """Tiles stay as they were laid: only those are written that the row has not yet."""
        tile: i64 = out[at + self.game] & LOW_BITS
        while tile < city.tiles:
            self.write_tile(city, tile, out, at)
            tile += 1

    def write_tile(self, city: City, tile: i64, out: vec[i64], at: i64) -> None:
        face = city.face(tile)
        cell = city.cell(tile)
        one = ONE[tile & 7]
        word: i64 = at + (tile >> 3)
        out[word + self.column] += one * (COLUMN[cell] + MIDDLE)
        out[word + self.row] += one * (ROW[cell] + MIDDLE)
        out[word + self.kind] += one * ((face >> 2) + 1)
        out[word + self.turn] += one * (face & 3)
        out[word + self.value] += one * VALUE[face >> 2]
        arms = ARMS[face]
        foundations = FOUNDATIONS[face]
        side: i64 = 0
        while side < 4:
            out[word + self.arms + PLANE * side] += one * (arms >> side & 1)
            out[word + self.free + PLANE * side] += one * (foundations >> side & 1)
            side += 1

    def write_spots(self, city: City, word: i64, out: vec[i64], at: i64) -> None:
        """Foundations, contracts and fountains of the eight tiles that share a word."""
        shift: i64 = WORD * word
        place: i64 = at + self.free + word
        contracts: i64 = self.contracts - self.free
        drops: i64 = self.drops - self.free
        sets = city.sets
        spread = SPREAD
        quadrant: i64 = 0
        while quadrant < 4:
            out[place] = spread[sets[FREE + quadrant] >> shift & 255]
            out[place + contracts] = spread[sets[CONTRACT + quadrant] >> shift & 255]
            out[place + drops] = (
                spread[sets[POINTED + quadrant] >> shift & 255] + spread[sets[POINTED + 4 + quadrant] >> shift & 255]
            )
            place += PLANE
            quadrant += 1

    def write_heights(self, city: City, tile: i64, out: vec[i64], at: i64) -> None:
        others = OTHERS[tile & 7]
        one = ONE[tile & 7]
        place: i64 = at + self.heights + (tile >> 3)
        height = city.heights
        spot: i64 = 4 * tile
        end: i64 = spot + 4
        while spot < end:
            out[place] = out[place] & others | i64(height[spot]) * one
            place += PLANE
            spot += 1

    def write_all_buildings(self, city: City, viewer: i64, out: vec[i64], at: i64) -> None:
        first: i64 = 0
        if viewer > 0:
            first = viewer
        boats: i64 = at + self.boats
        seat: i64 = 0
        while seat < self.players:
            write_boat(city.boat(seat), out, boats + PLANE * seat_from(viewer, seat, self.players))
            seat += 1
        sets, spread = city.sets, SPREAD
        players, tiles = self.players, city.tiles
        word: i64 = at + self.buildings
        shift: i64 = 0
        while shift < tiles:
            seat = 0
            own: i64 = BUILT
            while seat < players:
                turn: i64 = seat - first
                place: i64 = word + 4 * PLANE * (turn + (players & turn >> 63))
                out[place] = spread[sets[own] >> shift & 255]
                out[place + PLANE] = spread[sets[own + 1] >> shift & 255]
                out[place + 2 * PLANE] = spread[sets[own + 2] >> shift & 255]
                out[place + 3 * PLANE] = spread[sets[own + 3] >> shift & 255]
                own += 4
                seat += 1
            word += 1
            shift += WORD

    def write_buildings(self, city: City, seat: i64, viewer: i64, words: i64, out: vec[i64], at: i64) -> None:
        """A seat's boat and buildings: only as many words as there are tiles for."""
        place = seat_from(viewer, seat, self.players)
        write_boat(city.boat(seat), out, at + self.boats + PLANE * place)
        sets, spread = city.sets, SPREAD
        own: i64 = BUILT + 4 * seat
        one, two, three, four = sets[own], sets[own + 1], sets[own + 2], sets[own + 3]
        word: i64 = at + self.buildings + 4 * PLANE * place
        end: i64 = word + words
        while word < end:
            out[word] = spread[one & 255]
            out[word + PLANE] = spread[two & 255]
            out[word + 2 * PLANE] = spread[three & 255]
            out[word + 3 * PLANE] = spread[four & 255]
            one = one >> 8
            two = two >> 8
            three = three >> 8
            four = four >> 8
            word += 1

    def seat_row(self, state: Tolleno, seat: i64, viewer: i64) -> i64:
        """The first word of a seat: what may change in the midst of a turn."""
        pieces = state.pieces
        own: i64 = SEAT * seat
        row: i64 = pieces[GONE + own]
        # T-8: star tokens are face down until the end, unless the option opens them.
        if seat == viewer or self.open_scores or state.to_move == NOBODY:
            stars = pieces[TOKENS + own]
            row |= (stars & LOW_BITS) << 8 | (stars >> HIGH_SHIFT) << 16 | STARS_KNOWN
        if seat == state.to_move:
            row |= TO_MOVE
        row |= BEGINS & same(seat, state.first)
        if pieces[HAND + own] != NO_TILE:
            row |= HOLDS
            if knows_tile(state, seat, viewer):
                row |= KNOWS
        return row

    def write_seat(self, state: Tolleno, seat: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        word: i64 = at + self.seats + SEAT_WORDS * seat_from(viewer, seat, self.players)
        held: i64 = state.pieces[HAND + SEAT * seat]
        if not knows_tile(state, seat, viewer):
            held = NO_TILE
        shown: i64 = TILE_WORDS * (held + 1)
        out[word] = self.seat_row(state, seat, viewer)
        out[word + 1] = ONE[state.pieces[BOARD + SEAT * seat]] | HELD[shown]
        out[word + 2] = HELD[shown + 1]
        out[word + 3] = HELD[shown + 2]

    def write_offer(self, pieces: vec[i64], out: vec[i64], at: i64) -> None:
        row: i64 = at + self.offer
        place: i64 = 0
        while place < OFFERED:
            kind = pieces[OFFER + place]
            out[row] = 0
            out[row + 1] = 0
            out[row + 2] = 0
            if kind != NO_CONTRACT:
                out[row + (kind >> 3)] = ONE[kind & 7]
            row += OFFER_WORDS
            place += 1

    def write_known(self, state: Tolleno, out: vec[i64], at: i64) -> None:
        """The shown tiles under the pile."""
        known: i64 = at + self.known
        if state.known == 0 and out[known] == 0:
            return
        clear(out, known, known + (REACH + WORD - 1) // WORD)
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
            | state.round << ROUND_SHIFT
        )
        if state.last_round:
            first |= LAST_ROUND
        if state.extended:
            first |= EXTENDED
        second: i64 = ONE[state.initial]
        third: i64 = 0
        if state.laid != NO_TILE:
            first |= LAID
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


def write_boat(tile: i64, out: vec[i64], at: i64) -> None:
    """A boat's row, all of it: to clear what has always the same length is quickest."""
    clear(out, at, at + PLANE)
    out[at + (tile >> 3 & 7)] = ONE[tile & 7] & ~(tile >> 63)


def prefetch_planes(out: vec[i64], at: i64, end: i64) -> None:
    """One word of each plane; a plane is as long as a line of memory."""
    while at < end:
        prefetch(out, at)
        at += LINE


def goes_on(state: Tolleno) -> bool:
    """Whether the seat to move is in the midst of its turn: then nothing has changed but by its own action."""
    if state.to_move == NOBODY or state.phase == EXTEND:
        return False
    # T-3.2: who cannot extend begins with the boat.
    return state.phase != SAIL or state.laid != NO_TILE


def knows_tile(state: Tolleno, seat: i64, viewer: i64) -> bool:
    """Whether a viewer knows the tile that a seat holds, if it holds one."""
    return seat == viewer or state.shown & SIDE_BIT[seat] != 0


def make_observer(options: Options) -> Observer:
    return TollenoObserver(options)

"""A planet and its pawns as numbers, for learning: what a viewer knows (G-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.observer import Layout, Observer, Table, check_row, seat_from
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY, State
from ludotheque.core.words import HIGH_SHIFT, LINE, LOW_BITS, MARK, ONE, SPREAD, WORD, clear, prefetch, write_one
from ludotheque.games.gravity_superstar.rules.actions import CARD_COUNT, CARDS, COLOUR_COUNT, COLOURS
from ludotheque.games.gravity_superstar.rules.board import (
    DIRECTIONS,
    REPLAY_SYMBOL,
    SIDE,
    TILE_COLUMNS,
    TILE_ROWS,
    Board,
)
from ludotheque.games.gravity_superstar.rules.path import BARE_REPLAY, OUT, PHASES, STAR, STAR_BITS, THING
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar

SEAT_WORDS: Final = 4
SEVENTH: Final = 0x1000000000000
EIGHTH: Final = 0x100000000000000
"""A 1 as the last but one, and as the last entry of a word."""
HELD: Final[vec[i64]] = vec[i64]([2**40 * cards.bit_count() for cards in range(2**CARD_COUNT)])
"""How many cards are in each set of cards, where the words of a seat count cards in hand and face down."""
FACE_UP: Final[vec[i64]] = vec[i64](
    [SPREAD[cards] + 2**40 * (CARD_COUNT - cards.bit_count()) for cards in range(2**CARD_COUNT)]
)
"""The cards that lie face up, and face down the rest of all: what is in hand is taken away from that."""
SEAT_FIELDS: Final = (
    *(f"holds {card}, if the viewer knows" for card in CARDS),
    "cards in hand",
    "pawn in play",
    "to move",
    *(f"{card} lies face up" for card in CARDS),
    "cards face down",
    "first of each round",
    "being robbed",
    *(f"{colour} stars" for colour in COLOURS),
    "tokens",
    "-",
    *(f"feet to the {direction}" for direction in DIRECTIONS),
)
GAME_FIELDS: Final = (
    "stars left",
    "tokens in the supply",
    "round, its low 7 bits",
    "round, the rest",
    "rounds in a row without a star",
    "this turn was replayed",
    "somebody has the points that bring on the last round",
    "the robber is just entering",
)
STEP_FIELDS: Final = (
    *(f"phase: {phase}" for phase in PHASES),
    *(f"a step to the {direction} is still ahead" for direction in DIRECTIONS),
)


def layout(players: int) -> Layout:
    width = TILE_COLUMNS[players] * SIDE
    height = TILE_ROWS[players] * SIDE
    spaces = width * height
    grid = f"by space, in {height} rows of {width}"
    return Layout(
        [
            Table("below", (spaces,), f"a platform lies south of a space, {grid}"),
            Table("right", (spaces,), f"a platform lies east of a space, {grid}"),
            Table("replay", (spaces,), f"replay symbols, covered or not, {grid}"),
            Table("doors", (len(DIRECTIONS), spaces), f"doors whose up is {', '.join(DIRECTIONS)}, {grid}"),
            Table("stars", (COLOUR_COUNT, spaces), f"stars of each colour ({', '.join(COLOURS)}), {grid}"),
            Table("open_door", (spaces,), f"the door with the marker, {grid}"),
            Table("pawns", (players, spaces), f"the pawn of each seat, {grid}"),
            Table("seats", (players, len(SEAT_FIELDS)), "each seat", high=127, fields=SEAT_FIELDS),
            Table("seat", (players,), "which seat the viewer holds"),
            Table("game", (len(GAME_FIELDS),), "the game", high=127, fields=GAME_FIELDS),
            Table("step", (len(STEP_FIELDS),), "what is decided now; nothing when over", fields=STEP_FIELDS),
        ]
    )


@final
class GravitySuperstarObserver(Observer):
    def __init__(self, options: Options) -> None:
        super().__init__(options, layout(options.players))
        tables = self.layout
        self.plane: i64 = tables.tables["below"].row // WORD
        self.below: i64 = tables.word("below")
        self.right: i64 = tables.word("right")
        self.replay: i64 = tables.word("replay")
        self.doors: i64 = tables.word("doors")
        self.stars: i64 = tables.word("stars")
        self.open_door: i64 = tables.word("open_door")
        self.pawns: i64 = tables.word("pawns")
        self.seats: i64 = tables.word("seats")
        self.seat: i64 = tables.word("seat")
        self.game: i64 = tables.word("game")
        self.step: i64 = tables.word("step")

    def begin(self, state: State, out: vec[i64], at: i64) -> None:
        super().begin(state, out, at)
        assert isinstance(state, GravitySuperstar)
        planes = self.planes_of(state.board)
        word: i64 = 0
        while word < self.stars:
            out[at + word] = planes[word]
            word += 1

    def planes_of(self, board: Board) -> vec[i64]:
        """The tables before the stars, which the board alone decides."""
        if len(board.planes) > 0:
            return board.planes
        planes = vec[i64](bytes(self.stars))
        space: i64 = 0
        while space < board.spaces:
            bit = ONE[space & 7]
            word: i64 = space >> 3
            if board.below[space]:
                planes[word + self.below] |= bit
            if board.right[space]:
                planes[word + self.right] |= bit
            if board.symbols[space] == REPLAY_SYMBOL:
                planes[word + self.replay] |= bit
            space += 1
        door: i64 = 0
        while door < len(board.ring):
            space = board.ring[door]
            planes[self.doors + self.plane * board.ups[door] + (space >> 3)] |= ONE[space & 7]
            door += 1
        board.planes = planes
        return planes

    def prefetch(self, state: State, action: i64, out: vec[i64], at: i64) -> None:
        end: i64 = at + self.words
        at += self.pawns
        while at < end:
            prefetch(out, at)
            at += LINE
        prefetch(out, end - 1)

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, GravitySuperstar)
        # Stars are only ever taken away: with as many as the row has, they are those that it has.
        if out[at + self.game] & LOW_BITS != state.stars_left:
            self.write_stars(state, out, at + self.stars)
        door = state.board.ring[state.marker]
        if out[at + self.open_door + (door >> 3)] != ONE[door & 7]:
            write_one(out, at + self.open_door, self.plane, door)
        self.write_rest(state, viewer, out, at)

    def advance(self, state: State, action: i64, viewer: i64, out: vec[i64], at: i64) -> None:
        check_row(self, state, viewer, out, at)
        assert isinstance(state, GravitySuperstar)
        collected = state.collected
        if collected < 0:
            self.write_stars(state, out, at + self.stars)
        while collected > 0:
            space: i64 = collected >> 3 & 0x1FF
            out[at + self.stars + self.plane * ((collected & 7) - STAR) + (space >> 3)] -= ONE[space & 7]
            collected = collected >> STAR_BITS
        if state.marker_moved != 0:
            write_one(out, at + self.open_door, self.plane, state.board.ring[state.marker])
        self.write_rest(state, viewer, out, at)

    def write_rest(self, state: GravitySuperstar, viewer: i64, out: vec[i64], at: i64) -> None:
        """All but the stars and the marker."""
        self.write_seats(state, viewer, out, at)
        out[at + self.seat] = MARK[viewer + 1]
        out[at + self.game] = (
            state.stars_left
            | state.supply << 8
            | (state.round & LOW_BITS) << 16
            | (state.round >> HIGH_SHIFT) << 24
            | state.dry << 32
            | state.replayed << 40
            | state.reached << 48
            | state.entering << 56
        )
        step: i64 = 0
        if state.to_move != NOBODY:
            step = ONE[state.phase]
            if state.ahead >= 0:
                step |= ONE[len(PHASES) + state.ahead]
        out[at + self.step] = step

    def write_stars(self, state: GravitySuperstar, out: vec[i64], at: i64) -> None:
        word: i64 = at
        while word < at + self.plane * COLOUR_COUNT:
            out[word] = 0
            word += 1
        things = state.things
        space: i64 = 0
        while space < len(things):
            thing: i64 = i64(things[space]) & THING
            if STAR <= thing < BARE_REPLAY:
                out[at + self.plane * (thing - STAR) + (space >> 3)] |= ONE[space & 7]
            space += 1

    def write_seats(self, state: GravitySuperstar, viewer: i64, out: vec[i64], at: i64) -> None:
        players = self.players
        plane = self.plane
        pawns: i64 = at + self.pawns
        clear(out, pawns, pawns + plane * players)
        poses = state.poses
        hands = state.hands
        ups = state.ups
        owned = state.owned
        mover = state.to_move
        seats: i64 = at + self.seats
        seat: i64 = 0
        while seat < players:
            place = seat_from(viewer, seat, players)
            row: i64 = seats + SEAT_WORDS * place
            hand = hands[seat]
            held = HELD[hand]
            second: i64 = FACE_UP[ups[seat]] - held
            if seat == viewer:
                held |= SPREAD[hand]
            pose = poses[seat]
            feet: i64 = 0
            if pose != OUT:
                held |= SEVENTH
                feet = ONE[pose & 3]
                out[pawns + plane * place + (pose >> 5)] = ONE[pose >> 2 & 7]
            if seat == mover:
                held |= EIGHTH
            if seat == state.first:
                second |= SEVENTH
            if seat == state.victim:
                second |= EIGHTH
            out[row] = held
            out[row + 1] = second
            out[row + 2] = owned[seat]
            out[row + 3] = feet
            seat += 1


def make_observer(options: Options) -> Observer:
    return GravitySuperstarObserver(options)

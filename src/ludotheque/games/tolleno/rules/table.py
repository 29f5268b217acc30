"""What lies on the table and what each seat knows of it: the data of a Tolleno state, its hash and its count."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.rng import HASH_START, hash_int
from ludotheque.core.state import NOBODY, State
from ludotheque.games.tolleno.rules.actions import ACTIONS
from ludotheque.games.tolleno.rules.board import (
    BOARD,
    BOARDS,
    GONE,
    HAND,
    NEUTRAL,
    NO_CONTRACT,
    NO_TILE,
    OFFER,
    OFFERED,
    REACH,
    SEAT,
    TOKENS,
)
from ludotheque.games.tolleno.rules.city import City
from ludotheque.games.tolleno.rules.score import Award, final_count

EXTEND: Final = 0
BUILD: Final = 1
SECOND: Final = 2
SAIL: Final = 3
LIFT: Final = 4
PUT: Final = 5
STEPS: Final = ("extend", "build", "second", "sail", "lift", "put")
"""What the seat to move decides next. T-3's step 4 is up to three choices: where to, what to carry, where to put it."""

NO_SPOT: Final = -1
NO_PIECES: Final[vec[i64]] = vec[i64]([NO_CONTRACT] * OFFERED + [0, 0, NO_TILE, 0] * len(BOARDS))


class Table(State):
    """A city, the hands, boards and piles, and how far the running turn has come."""

    def __init__(self, options: Options, origin: Table | None = None) -> None:
        super().__init__(options)
        if origin is not None:
            self.copy(origin)
            return
        players = options.players
        self.city: City = City(players)
        self.pieces: vec[i64] = NO_PIECES[: OFFERED + SEAT * players]
        """The face-up contracts, and what each seat has: from `OFFER` to `BOARD`."""
        self.phase: i64 = EXTEND
        self.laid: i64 = NO_TILE
        """The tile laid this turn, or `NO_TILE`."""
        self.prolonged: i64 = 0
        """The canals of the laid tile that it prolonged: bit 0 the vertical, bit 1 the horizontal one."""
        self.first_spot: i64 = NO_SPOT
        """T-3.3: where this turn's first floor stands."""
        self.sailed_from: i64 = NO_TILE
        self.lifted: i64 = NO_SPOT
        """T-4.3: the spot whose top floor the boat carries."""
        self.harbours: i64 = 0
        """T-4.2: the tiles where the boat may end its move."""
        self.ways: i64 = 0
        """How many extensions there are, if somebody has counted them; else 0."""
        self.shown: i64 = 0
        """The seats whose held tile all have seen (T-3.2), as bits."""
        self.first: i64 = 0
        """The seat that begins each round."""
        self.round: i64 = 1
        self.last_round: bool = False
        self.extended: bool = False
        """Whether anybody could extend the city in this round (T-3.2)."""
        self.extended_only: bool = options["perpendicular"] == "extended"
        self.pile: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        """The city pile is what follows the first `drawn` tiles. `pile` is replaced, never changed: copies share it."""
        self.known: i64 = 0
        """T-3.2: so many tiles at the bottom of the pile were shown before they went there."""
        self.contracts: vec[i64] = vec[i64]()
        self.revealed: i64 = 0
        """The contract pile is what follows the first `revealed` contracts."""
        self.initial: i64 = NEUTRAL

    def placed(self, seat: i64) -> i64:
        """The floors that have left a seat's board."""
        return self.pieces[GONE + SEAT * seat]

    def stars(self, seat: i64) -> i64:
        """The star tokens of a seat."""
        return self.pieces[TOKENS + SEAT * seat]

    def held(self, seat: i64) -> i64:
        """The kind of tile that a seat holds, or `NO_TILE`."""
        return self.pieces[HAND + SEAT * seat]

    def board(self, seat: i64) -> i64:
        return self.pieces[BOARD + SEAT * seat]

    def offered(self) -> list[int]:
        """The face-up contracts by their place."""
        return [self.pieces[OFFER + place] for place in range(OFFERED)]

    @property
    def max_actions(self) -> int:
        return ACTIONS

    @property
    def max_length(self) -> int:
        # At most 54 turns extend the city and have six choices; every round but the last has one of them, and a turn
        # without it has at most the three of the boat.
        players = self.options.players
        return REACH * 6 + ((REACH + 1) * players - REACH) * 3

    def copy(self, origin: Table) -> None:
        """Takes over all fields."""
        self.to_move = origin.to_move
        self.city = origin.city.clone()
        self.pieces = origin.pieces[:]
        self.phase = origin.phase
        self.laid = origin.laid
        self.prolonged = origin.prolonged
        self.first_spot = origin.first_spot
        self.sailed_from = origin.sailed_from
        self.lifted = origin.lifted
        self.harbours = origin.harbours
        self.ways = 0
        self.shown = origin.shown
        self.first = origin.first
        self.round = origin.round
        self.last_round = origin.last_round
        self.extended = origin.extended
        self.extended_only = origin.extended_only
        self.pile = origin.pile
        self.drawn = origin.drawn
        self.known = origin.known
        self.contracts = origin.contracts
        self.revealed = origin.revealed
        self.initial = origin.initial

    def awards(self) -> list[Award]:
        """T-6.1: the final count as if it were now, step by step; without the star tokens."""
        awards: list[Award] = []
        totals = vec[i64]([0, 0, 0, 0])
        final_count(self.city, self.pieces, self.initial, totals, awards)
        return awards

    def scores(self) -> list[int]:
        totals = vec[i64]([0, 0, 0, 0])
        final_count(self.city, self.pieces, self.initial, totals, None)
        scores: list[int] = []
        seat: i64 = 0
        while seat < self.players:
            scores.append(self.stars(seat) + totals[seat])
            seat += 1
        return scores

    def winners(self) -> list[int]:
        if self.to_move != NOBODY:
            return []
        # T-6.2: ties share.
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def hash(self) -> int:
        code: i64 = hash_int(HASH_START, self.to_move + 1)
        turn: i64 = (
            self.phase + 8 * self.prolonged + 32 * (1 if self.extended else 0) + 64 * (1 if self.last_round else 0)
        )
        code = hash_int(hash_int(code, turn), self.round * 64 + self.first * 16 + self.shown)
        code = hash_int(hash_int(code, self.laid + 1), self.first_spot + 1)
        code = hash_int(hash_int(code, self.sailed_from + 1), self.lifted + 1)
        code = hash_int(code, self.initial * 64 + self.known)
        seat: i64 = 0
        while seat < self.players:
            code = hash_int(code, (self.board(seat) * 64 + self.placed(seat)) * 128 + self.held(seat) + 1)
            code = hash_int(code, self.stars(seat))
            seat += 1
        place: i64 = 0
        while place < OFFERED:
            code = hash_int(code, self.pieces[OFFER + place] + 1)
            place += 1
        code = hash_rest(code, self.pile, self.drawn)
        code = hash_rest(code, self.contracts, self.revealed)
        return self.city.hash(code)


def hash_rest(so_far: i64, pile: vec[i64], gone: i64) -> i64:
    """Mixes in what is left of a pile."""
    place: i64 = gone
    while place < len(pile):
        so_far = hash_int(so_far, pile[place])
        place += 1
    return hash_int(so_far, place - gone)

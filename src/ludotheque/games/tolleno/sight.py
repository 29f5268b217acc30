"""Tolleno for `master`: how a game will end, by what is seen of each seat where a turn begins.

Each thing counts times a number that was found by regression on how quick games of `Gains` ended (docs/results.md).
The numbers change steadily from the beginning of a game to its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT, lowest, popcount
from ludotheque.core.linear import Linear
from ludotheque.core.options import Options
from ludotheque.core.policy import Policy, floats
from ludotheque.core.state import State
from ludotheque.games.tolleno.bot import set_up
from ludotheque.games.tolleno.gains import Gains
from ludotheque.games.tolleno.rules.board import (
    CENTRE,
    FLOOR_BOARD,
    FLOOR_STAR,
    FLOORS,
    HIGH,
    HIGH_FLOORS,
    INITIAL_STARS,
    NEUTRAL,
    STAR_19,
    STARS_20,
    TWOS,
    VALUE,
)
from ludotheque.games.tolleno.rules.city import BUILT, FREE, VALUED
from ludotheque.games.tolleno.rules.score import (
    NO_SEAT,
    board_stars,
    board_units,
    centre_floors,
    tile_winner,
)
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import EXTEND

# What is seen of a seat.
STARS: Final = 0
SAFE: Final = 1
"""Stars of tiles where nobody else can build, ..."""
OPEN: Final = 2
"""... where others still can, ..."""
SHARED: Final = 3
"""... and where others have built."""
FOUNTAIN: Final = 4
BOARD_NOW: Final = 5
BOARD_LATER: Final = 6
"""What the own board would count before it does (T-5.1), ..."""
BOARD_NEARER: Final = 7
"""... and the same by how near that is."""
LAST_FLOORS: Final = 8
INITIAL: Final = 9
INITIAL_LEAD: Final = 10
"""By how many floors it holds the initial contract."""
PLACED: Final = 11
BUILDINGS: Final = 12
TURN: Final = 13
FIRST: Final = 14
"""It began, with more stars and, at the end, one turn less to answer with."""
SEEN: Final = 15

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.958, 0.019),
    (1.099, -0.471),
    (1.009, -0.464),
    (0.513, -0.451),
    (0.967, 0.653),
    (0.908, 0.272),
    (-0.293, 0.540),
    (0.963, 0.783),
    (0.254, -1.665),
    (0.125, -0.516),
    (1.146, 0.763),
    (1.590, 1.863),
    (-0.622, -0.143),
    (5.659, -0.089),
    (-7.406, -0.244),
    (2.0, 8.0),
]
"""What each is worth at the end, and by how much more at the beginning; the last is the scale (`Linear`)."""


class TollenoSight(Gains):
    def __init__(self, players: i64, weights: list[tuple[float, float]]) -> None:
        super().__init__(players)
        self.learned = True
        self.linear: Linear = Linear(weights)
        self.seen: vec[float] = floats(SEEN * players)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Tolleno)
        return state.phase == EXTEND

    def see(self, state: Tolleno) -> None:
        """Fills `seen`, seat after seat."""
        seen = self.seen
        at: i64 = 0
        while at < SEEN * state.players:
            seen[at] = 0.0
            at += 1
        self.see_tiles(state)
        seat: i64 = 0
        while seat < state.players:
            self.see_floors(state, seat)
            seat += 1
        self.see_initial(state)
        seen[SEEN * state.first + FIRST] = 1.0
        seen[SEEN * state.to_move + TURN] = 1.0

    def see_tiles(self, state: Tolleno) -> None:
        city = state.city
        sets = city.sets
        seats = state.players
        open_tiles: i64 = sets[FREE] | sets[FREE + 1] | sets[FREE + 2] | sets[FREE + 3]
        tile: i64 = 0
        while tile < city.tiles:
            bit = BIT[tile]
            winner: i64 = NO_SEAT
            present: i64 = 0
            seat: i64 = 0
            while seat < seats:
                if city.built_by(seat) & bit != 0:
                    present += 1
                    winner = seat
                seat += 1
            thing: i64 = OPEN if open_tiles & bit != 0 else SAFE
            if present > 1:
                winner = tile_winner(city, tile)
                thing = SHARED
            if winner != NO_SEAT:
                self.seen[SEEN * winner + thing] += float(VALUE[city.face(tile) >> 2])
            tile += 1

    def see_floors(self, state: Tolleno, seat: i64) -> None:
        city = state.city
        seen = self.seen
        base: i64 = SEEN * seat
        fountains: i64 = 0
        buildings: i64 = 0
        tallest: i64 = 0
        quadrant: i64 = 0
        while quadrant < 4:
            tiles: i64 = city.sets[BUILT + 4 * seat + quadrant]
            buildings += popcount(tiles)
            while tiles != 0:
                spot: i64 = 4 * lowest(tiles) + quadrant
                height: i64 = city.height(spot)
                tallest = max(tallest, height)
                fountains += height * city.fountains(spot)
                tiles &= tiles - 1
            quadrant += 1
        placed = state.placed(seat)
        board = state.board(seat)
        stars = float(board_units(city, board, seat, self.twos(state, seat)) * board_stars(board))
        seen[base + STARS] = float(state.stars(seat))
        seen[base + FOUNTAIN] = float(fountains)
        seen[base + BUILDINGS] = float(buildings)
        seen[base + PLACED] = float(placed)
        seen[base + LAST_FLOORS] = float(
            (STAR_19 if placed >= FLOOR_STAR else 0) + (STARS_20 if placed >= FLOORS else 0)
        )
        if placed >= FLOOR_BOARD:
            seen[base + BOARD_NOW] = stars
        else:
            seen[base + BOARD_LATER] = stars
            seen[base + BOARD_NEARER] = stars * float(placed) / float(FLOOR_BOARD)
        self.counts[seat] = centre_floors(city, seat) if state.initial == CENTRE else tallest

    def twos(self, state: Tolleno, seat: i64) -> i64:
        """The value-2 tiles that the seat wins, where its board counts them."""
        if state.board(seat) != TWOS:
            return 0
        city = state.city
        won: i64 = 0
        tiles: i64 = city.built_by(seat) & city.sets[VALUED]
        while tiles != 0:
            if tile_winner(city, lowest(tiles)) == seat:
                won += 1
            tiles &= tiles - 1
        return won

    def see_initial(self, state: Tolleno) -> None:
        if state.initial == NEUTRAL:
            return
        seen = self.seen
        stars = float(INITIAL_STARS[state.initial])
        best: i64 = 0
        second: i64 = 0
        holder: i64 = NO_SEAT
        seat: i64 = 0
        while seat < state.players:
            count = self.counts[seat]
            if state.initial == HIGH:
                if count >= HIGH_FLOORS:
                    seen[SEEN * seat + INITIAL] = stars
            elif count > best:
                second = best
                best = count
                holder = seat
            else:
                if count == best:
                    holder = NO_SEAT
                second = max(second, count)
            seat += 1
        if holder != NO_SEAT:
            seen[SEEN * holder + INITIAL] = stars
            seen[SEEN * holder + INITIAL_LEAD] = float(best - second)

    def evaluate(self, state: State, points: vec[float], chances: vec[float]) -> bool:
        assert isinstance(state, Tolleno)
        left = self.left(state)
        self.see(state)
        seat: i64 = 0
        while seat < state.players:
            points[seat] = self.linear.worth(self.seen, SEEN * seat, left)
            seat += 1
        self.linear.tell_chances(self, state, points, chances, left)
        return True


def make_sight(options: Options) -> Policy:
    policy = TollenoSight(options.players, WEIGHTS)
    set_up(policy)
    policy.settings.cutoff = 0
    policy.settings.tries = 2
    return policy

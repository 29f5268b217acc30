"""Tolleno for `master`: what a floor, a contract or a voyage gains, found without a copy of the city."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotheque.core.bits import BIT, lowest
from ludotheque.core.policy import best_of
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.tolleno.bot import TollenoPolicy
from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    rank_of,
    spot_of,
)
from ludotheque.games.tolleno.rules.board import (
    CENTRE,
    CENTRE_TILES,
    COLUMN,
    FLOOR_BOARD,
    FLOORS,
    FOUNTAINS,
    FOUNTAINS_STARS,
    HIGH,
    HIGH_FLOORS,
    INITIAL_STARS,
    LINE,
    MOST_SPOTS,
    NEUTRAL,
    NO_CONTRACT,
    OFFER,
    OFFERED,
    ROW,
    TALL,
    TALL_FLOORS,
    TALL_STARS,
    TWOS,
    VALUE,
)
from ludotheque.games.tolleno.rules.city import BUILT, FREE, POINTED, SPOTS
from ludotheque.games.tolleno.rules.contract import contract_worth
from ludotheque.games.tolleno.rules.offer import offered_at, rank_of_offered
from ludotheque.games.tolleno.rules.score import (
    NO_SEAT,
    centre_floors,
    longest_line,
    tallest_building,
    tile_winner,
)
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import BUILD, EXTEND, LIFT, SAIL, SECOND

# What a gain is made of, at the end and by how much more at the beginning, in expected stars.
A_FLOOR: Final = 1.5
A_TILE: Final = 1.0
A_TILE_MORE: Final = -0.1
A_FOUNTAIN: Final = 1.0
A_FOUNTAIN_MORE: Final = 1.0
A_BUILDING: Final = 0.07
A_BUILDING_MORE: Final = 1.13
A_STAR: Final = 1.0
A_STAR_MORE: Final = 0.15
A_BOARD: Final = 0.8
"""Before the board counts."""
AN_INITIAL: Final = 0.5
TOWARDS_HIGH: Final = 0.08
"""What each floor towards the fifth is worth of it."""
OF_OTHERS: Final = 0.84
"""What others lose."""
A_VOYAGE: Final = 0.7
"""What a floor on the tile where the boat goes to would gain: it is missing elsewhere."""
NOTHING: Final = -1000.0


class Gains(TollenoPolicy):
    """Rates every action by what it gains; a playout goes on with what gains most."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.best: float = 0.0
        """What the action found last gains."""
        self.counts: vec[i64] = vec[i64]([0] * players)
        """By seat, the floors that count for the initial contract."""
        self.line: i64 = 0
        """The longest line of the seat to move."""
        self.lead_before: float = 0.0
        self.tile: float = 0.0
        self.fountain: float = 0.0
        self.building: float = 0.0
        self.star: float = 0.0

    def left(self, state: Tolleno) -> float:
        """How much of the game is left: 1 at the beginning, 0 in the last round."""
        if state.last_round:
            return 0.0
        most: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            most = max(most, state.placed(seat))
            seat += 1
        return float(FLOORS + 2 - most) / float(FLOORS + 2)

    def begin_floors(self, state: Tolleno) -> None:
        """What `floor_gain` needs to know of the whole city."""
        city = state.city
        initial = state.initial
        left = self.left(state)
        self.tile = A_TILE + left * A_TILE_MORE
        self.fountain = A_FOUNTAIN + left * A_FOUNTAIN_MORE
        self.building = A_BUILDING + left * A_BUILDING_MORE
        self.star = A_STAR + left * A_STAR_MORE
        if initial != NEUTRAL:
            seat: i64 = 0
            while seat < city.seats:
                self.counts[seat] = centre_floors(city, seat) if initial == CENTRE else tallest_building(city, seat)
                seat += 1
        if state.board(state.to_move) == LINE:
            self.line = longest_line(city, state.to_move)

    def tile_lead(self, state: Tolleno, tile: i64, seat: i64, board: float) -> float:
        winner = tile_winner(state.city, tile)
        if winner == NO_SEAT:
            return 0.0
        worth = VALUE[state.city.face(tile) >> 2]
        if winner != seat:
            return -float(worth) * self.tile * OF_OTHERS
        if worth == 2 and state.board(seat) == TWOS:
            return 2.0 * self.tile + board
        return float(worth) * self.tile

    def initial_lead(self, state: Tolleno, seat: i64, own: i64) -> float:
        """What the initial contract is worth if the seat had `own` floors that count for it."""
        stars = float(INITIAL_STARS[state.initial]) * AN_INITIAL
        if state.initial == HIGH:
            if own >= HIGH_FLOORS:
                return stars
            return stars * TOWARDS_HIGH * float(own)
        best: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                best = max(best, self.counts[other])
            other += 1
        if own > best:
            return stars
        return 0.0 if own == best else -stars * OF_OTHERS

    def floor_gain(self, state: Tolleno, seat: i64, spot: i64) -> float:
        """By how much a floor on the spot improves the seat's lead; `begin_floors` was called."""
        city = state.city
        tile: i64 = spot >> 2
        quadrant: i64 = spot & 3
        bit = BIT[tile]
        height = city.height(spot)
        board: float = 1.0 if state.placed(seat) >= FLOOR_BOARD else A_BOARD
        gain: float = -self.tile_lead(state, tile, seat, board)
        kind = state.board(seat)
        if height == 0 and kind == LINE:
            own = city.built_by(seat)
            if own & bit == 0:
                row: i64 = ROW[city.cell(tile)]
                column: i64 = COLUMN[city.cell(tile)]
                rows: i64 = 1
                columns: i64 = 1
                while own != 0:
                    cell = city.cell(lowest(own))
                    if ROW[cell] == row:
                        rows += 1
                    if COLUMN[cell] == column:
                        columns += 1
                    own &= own - 1
                if rows > self.line or columns > self.line:
                    gain += board
        city.heights[spot] = u8(height + 1)
        city.sets[BUILT + 4 * seat + quadrant] |= bit
        gain += self.tile_lead(state, tile, seat, board)
        if city.sets[POINTED + quadrant] & bit != 0:
            gain += self.fountain
            if city.sets[POINTED + 4 + quadrant] & bit != 0:
                gain += self.fountain
                if height == 0 and kind == FOUNTAINS:
                    gain += board * FOUNTAINS_STARS
        if height == 0:
            gain += self.building
        elif height == TALL_FLOORS - 1 and kind == TALL:
            gain += board * TALL_STARS
        if state.initial != NEUTRAL:
            now = self.counts[seat]
            then: i64 = now + (1 if tile < CENTRE_TILES else 0) if state.initial == CENTRE else max(now, height + 1)
            if then > now:
                gain += self.initial_lead(state, seat, then) - self.initial_lead(state, seat, now)
        city.heights[spot] = u8(height)
        if height == 0:
            city.sets[BUILT + 4 * seat + quadrant] &= ~bit
        return gain

    def best_floor(self, state: Tolleno, seat: i64) -> i64:
        """The spot of the running step where a floor gains most, or -1; sets `best`."""
        city = state.city
        best: i64 = -1
        highest: float = NOTHING
        quadrant: i64 = 0
        while quadrant < 4:
            tiles: i64 = city.sets[SPOTS + quadrant] & city.buildable(seat, quadrant)
            while tiles != 0:
                spot: i64 = 4 * lowest(tiles) + quadrant
                gain = self.floor_gain(state, seat, spot)
                if gain > highest:
                    highest = gain
                    best = spot
                tiles &= tiles - 1
            quadrant += 1
        self.best = highest
        return best

    def best_contract(self, state: Tolleno, seat: i64) -> i64:
        """The action of the contract that scores most where the running step may place one, or -1; sets `best`."""
        city = state.city
        best: i64 = -1
        highest: i64 = -1
        place: i64 = 0
        while place < OFFERED:
            kind = state.pieces[OFFER + place]
            if kind != NO_CONTRACT:
                quadrant: i64 = 0
                seen: i64 = 0
                while quadrant < 4:
                    tiles: i64 = city.sets[SPOTS + quadrant] & city.sets[FREE + quadrant] & ~seen
                    seen |= tiles
                    while tiles != 0:
                        spot: i64 = 4 * lowest(tiles) + quadrant
                        worth = contract_worth(city, seat, kind, spot)
                        if worth > highest:
                            highest = worth
                            best = FIRST_CONTRACT + MOST_SPOTS * rank_of_offered(state.pieces, kind) + spot
                        tiles &= tiles - 1
                    quadrant += 1
            place += 1
        self.best = float(highest) * self.star
        return best

    def best_second(self, state: Tolleno, seat: i64) -> i64:
        """The action that looks best in the second step; sets `best`."""
        spot: i64 = -1
        floor: float = NOTHING
        if state.placed(seat) < FLOORS:
            spot = self.best_floor(state, seat)
            floor = self.best + A_FLOOR
        contract = self.best_contract(state, seat)
        if contract >= 0 and (spot < 0 or self.best > floor):
            return contract
        self.best = floor
        return FIRST_BUILD + spot

    def best_put(self, state: Tolleno, seat: i64, tile: i64, but: i64) -> i64:
        """The quadrant of the tile where a floor gains most; sets `best`."""
        city = state.city
        bit = BIT[tile]
        best: i64 = -1
        highest: float = NOTHING
        quadrant: i64 = 0
        while quadrant < 4:
            if city.buildable(seat, quadrant) & bit != 0 and 4 * tile + quadrant != but:
                gain = self.floor_gain(state, seat, 4 * tile + quadrant)
                if gain > highest:
                    highest = gain
                    best = quadrant
            quadrant += 1
        self.best = highest
        return best

    def lift_gain(self, state: Tolleno, seat: i64, spot: i64) -> float:
        """What carrying the top floor of the spot to the boat's tile changes."""
        city = state.city
        taken, raised = city.taken, city.raised
        city.take_floor(seat, spot)
        loss = self.floor_gain(state, seat, spot)
        self.best_put(state, seat, city.boat(seat), spot)
        city.raise_floor(seat, spot)
        city.taken = taken
        city.raised = raised
        return self.best - loss

    def begin_rating(self, state: State) -> None:
        assert isinstance(state, Tolleno)
        self.begin_floors(state)
        if state.phase == EXTEND:
            self.lead_before = self.lead(state, state.to_move)

    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Tolleno)
        seat = state.to_move
        if action < FIRST_BUILD:
            return self.extension_gain(state, action)
        if action < FIRST_CONTRACT:
            return self.floor_gain(state, seat, spot_of(action)) + A_FLOOR
        if action < FIRST_SAIL:
            worth = contract_worth(state.city, seat, offered_at(state.pieces, rank_of(action)), spot_of(action))
            return float(worth) * self.star
        if action < FIRST_LIFT:
            return self.harbour_gain(state, action - FIRST_SAIL)
        if action < CARRY_NOTHING:
            return self.lift_gain(state, seat, spot_of(action))
        if action == CARRY_NOTHING:
            return 0.0
        return self.floor_gain(state, seat, 4 * state.city.boat(seat) + action - FIRST_PUT)

    def harbour_gain(self, state: Tolleno, tile: i64) -> float:
        quadrant = self.best_put(state, state.to_move, tile, -1)
        return self.best * A_VOYAGE if quadrant >= 0 and self.best > 0.0 else 0.0

    def extension_gain(self, state: Tolleno, action: i64) -> float:
        """What the tile changes at once, and the best floor and the best second step after it."""
        seat = state.to_move
        after = state.clone()
        after.apply(action)
        gain: float = self.lead(after, seat) - self.lead_before
        if after.to_move == seat and after.phase == BUILD:
            spot = self.best_floor(after, seat)
            gain += self.best
            after.apply(FIRST_BUILD + spot)
            if after.to_move == seat and after.phase == SECOND:
                self.best_second(after, seat)
                gain += self.best
        return gain

    def quick(self, state: State, rng: Rng, tries: i64) -> i64:
        """The best looking of so many random extensions; then always what looks best."""
        assert isinstance(state, Tolleno)
        seat = state.to_move
        phase = state.phase
        if phase == EXTEND:
            return best_of(self, state, rng, tries)
        self.begin_floors(state)
        if phase == BUILD:
            return FIRST_BUILD + self.best_floor(state, seat)
        if phase == SECOND:
            return self.best_second(state, seat)
        if phase == SAIL:
            best: i64 = FIRST_SAIL + lowest(state.harbours)
            highest: float = -1.0
            tiles: i64 = state.harbours
            while tiles != 0:
                tile = lowest(tiles)
                gain = self.harbour_gain(state, tile)
                if gain > highest:
                    highest = gain
                    best = FIRST_SAIL + tile
                tiles &= tiles - 1
            return best
        if phase == LIFT:
            best = CARRY_NOTHING
            highest = 0.0
            quadrant: i64 = 0
            while quadrant < 4:
                tiles = state.city.sets[SPOTS + quadrant]
                while tiles != 0:
                    spot: i64 = 4 * lowest(tiles) + quadrant
                    gain = self.lift_gain(state, seat, spot)
                    if gain > highest:
                        highest = gain
                        best = FIRST_LIFT + spot
                    tiles &= tiles - 1
                quadrant += 1
            return best
        return FIRST_PUT + self.best_put(state, seat, state.city.boat(seat), -1)

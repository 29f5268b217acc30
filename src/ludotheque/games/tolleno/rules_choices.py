"""What the seat to move may choose: every action, or one at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.board import (
    ARMS,
    BIT,
    CONTRACT_KINDS,
    COUNT4,
    FITS,
    FLOORS,
    MOST_SPOTS,
    NO_CONTRACT,
    ROTATIONS,
    nth_tile,
    popcount,
)
from ludotheque.games.tolleno.rules_city import GUARDS, SIDE_BIT
from ludotheque.games.tolleno.rules_table import (
    BUILD,
    CARRY_NOTHING,
    EXTEND,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    LIFT,
    SAIL,
    SECOND,
    Table,
)

ALL_SEATS: Final = 15


class Choices(Table):
    """The legal actions of each step."""

    def legal_actions(self) -> list[int]:
        legal: list[int] = []
        if self.to_move == NOBODY:
            return legal
        phase = self.phase
        if phase == EXTEND:
            self.list_extensions(legal)
        elif phase == BUILD:
            self.list_builds(legal)
        elif phase == SECOND:
            self.list_builds(legal)
            self.list_contracts(legal)
        elif phase == SAIL:
            tile: i64 = 0
            while tile < self.city.tiles:
                if self.harbours & BIT[tile] != 0:
                    legal.append(FIRST_SAIL + tile)
                tile += 1
        elif phase == LIFT:
            self.list_spots(legal, FIRST_LIFT, self.spots)
            legal.append(CARRY_NOTHING)
        else:
            quadrant: i64 = 0
            while quadrant < 4:
                if self.spots[quadrant] != 0:
                    legal.append(FIRST_PUT + quadrant)
                quadrant += 1
        return legal

    def list_extensions(self, legal: list[int]) -> None:
        kind = self.held[self.to_move]
        place: i64 = 0
        while place < self.city.opens:
            cell = self.city.open_cells[place]
            turns = self.turns_at(kind, cell)
            turn: i64 = 0
            while turn < 4:
                if turns & SIDE_BIT[turn] != 0:
                    legal.append(4 * cell + turn)
                turn += 1
            place += 1
        legal.sort()

    def list_builds(self, legal: list[int]) -> None:
        if self.placed[self.to_move] == FLOORS:
            return
        spots = vec[i64]([0, 0, 0, 0])
        quadrant: i64 = 0
        while quadrant < 4:
            spots[quadrant] = self.spots[quadrant] & self.city.buildable(self.to_move, quadrant)
            quadrant += 1
        self.list_spots(legal, FIRST_BUILD, spots)

    def list_contracts(self, legal: list[int]) -> None:
        spots = vec[i64]([0, 0, 0, 0])
        quadrant: i64 = 0
        while quadrant < 4:
            spots[quadrant] = self.spots[quadrant] & self.city.free[quadrant]
            quadrant += 1
        kind: i64 = 0
        while kind < CONTRACT_KINDS:
            if self.is_offered(kind):
                self.list_spots(legal, FIRST_CONTRACT + MOST_SPOTS * kind, spots)
            kind += 1

    def list_spots(self, legal: list[int], base: i64, spots: vec[i64]) -> None:
        tile: i64 = 0
        while tile < self.city.tiles:
            quadrant: i64 = 0
            while quadrant < 4:
                if spots[quadrant] & BIT[tile] != 0:
                    legal.append(base + 4 * tile + quadrant)
                quadrant += 1
            tile += 1

    def turns_at(self, kind: i64, cell: i64) -> i64:
        """T-3.1: the quarter turns with which the seat to move may lay the tile there, as bits."""
        around = self.city.around[cell]
        # A tile with an opponent's boat takes no new canal connection.
        if around >> GUARDS & ALL_SEATS & ~SIDE_BIT[self.to_move] != 0:
            return 0
        return FITS[256 * ARMS[4 * kind] + (around & 255)] & ROTATIONS[kind]

    def fits(self, kind: i64) -> bool:
        """Whether the seat to move could lay a tile of this kind anywhere."""
        place: i64 = 0
        while place < self.city.opens:
            if self.turns_at(kind, self.city.open_cells[place]) != 0:
                return True
            place += 1
        return False

    def is_offered(self, kind: i64) -> bool:
        return self.offer[0] == kind or self.offer[1] == kind or self.offer[2] == kind

    def kinds_offered(self) -> i64:
        """The number of different face-up contracts."""
        one, two, three = self.offer[0], self.offer[1], self.offer[2]
        count: i64 = 1 if one != NO_CONTRACT else 0
        if two != NO_CONTRACT and two != one:
            count += 1
        if three != NO_CONTRACT and three != one and three != two:
            count += 1
        return count

    def nth_offered(self, n: i64) -> i64:
        one, two = self.offer[0], self.offer[1]
        if one != NO_CONTRACT:
            if n == 0:
                return one
            n -= 1
        if two != NO_CONTRACT and two != one:
            if n == 0:
                return two
            n -= 1
        return self.offer[2]

    def random_action(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == EXTEND:
            return self.random_extension(rng)
        if phase <= SECOND:
            return self.random_building(rng)
        if phase == SAIL:
            return FIRST_SAIL + nth_tile(self.harbours, rng.below(popcount(self.harbours)))
        if phase == LIFT:
            spots = self.spots
            ways = popcount(spots[0]) + popcount(spots[1]) + popcount(spots[2]) + popcount(spots[3])
            chosen = rng.below(ways + 1)
            return CARRY_NOTHING if chosen == ways else FIRST_LIFT + nth_spot(spots, chosen)
        return FIRST_PUT + self.random_quadrant(rng)

    def random_extension(self, rng: Rng) -> i64:
        kind = self.held[self.to_move]
        ways: i64 = 0
        place: i64 = 0
        while place < self.city.opens:
            ways += COUNT4[self.turns_at(kind, self.city.open_cells[place])]
            place += 1
        chosen = rng.below(ways)
        place = 0
        while True:
            cell = self.city.open_cells[place]
            turns = self.turns_at(kind, cell)
            ways = COUNT4[turns]
            if chosen < ways:
                return 4 * cell + nth_tile(turns, chosen)
            chosen -= ways
            place += 1

    def random_building(self, rng: Rng) -> i64:
        """A floor or, in the second step, a contract."""
        city = self.city
        builds = vec[i64]([0, 0, 0, 0])
        free = vec[i64]([0, 0, 0, 0])
        floors: i64 = 0
        foundations: i64 = 0
        quadrant: i64 = 0
        while quadrant < 4:
            spots = self.spots[quadrant]
            builds[quadrant] = spots & city.buildable(self.to_move, quadrant)
            free[quadrant] = spots & city.free[quadrant]
            floors += popcount(builds[quadrant])
            foundations += popcount(free[quadrant])
            quadrant += 1
        if self.placed[self.to_move] == FLOORS:
            floors = 0
        kinds: i64 = self.kinds_offered() if self.phase == SECOND else 0
        chosen = rng.below(floors + kinds * foundations)
        if chosen < floors:
            return FIRST_BUILD + nth_spot(builds, chosen)
        chosen -= floors
        kind = self.nth_offered(chosen // foundations)
        return FIRST_CONTRACT + MOST_SPOTS * kind + nth_spot(free, chosen % foundations)

    def random_quadrant(self, rng: Rng) -> i64:
        ways: i64 = 0
        quadrant: i64 = 0
        while quadrant < 4:
            if self.spots[quadrant] != 0:
                ways += 1
            quadrant += 1
        chosen = rng.below(ways)
        quadrant = 0
        while True:
            if self.spots[quadrant] != 0:
                if chosen == 0:
                    return quadrant
                chosen -= 1
            quadrant += 1


def nth_spot(spots: vec[i64], n: i64) -> i64:
    """The spot of four sets that has `n` others before it, quadrant by quadrant."""
    quadrant: i64 = 0
    while True:
        ways = popcount(spots[quadrant])
        if n < ways:
            return 4 * nth_tile(spots[quadrant], n) + quadrant
        n -= ways
        quadrant += 1

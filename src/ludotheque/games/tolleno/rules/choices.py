"""What the seat to move may choose: every action, or one at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT, lowest, nth, popcount
from ludotheque.core.marks import Marks
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.core.words import WORD
from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    extension,
)
from ludotheque.games.tolleno.rules.board import (
    ARMS,
    COUNT4,
    FITS,
    FLOORS,
    GONE,
    HAND,
    MOST_SPOTS,
    ROTATIONS,
    SEAT,
)
from ludotheque.games.tolleno.rules.city import ALL_SEATS, BUILT, FREE, GUARDS, SIDE_BIT, SPOTS
from ludotheque.games.tolleno.rules.marking import mark_extensions, mark_spots, turns_at
from ludotheque.games.tolleno.rules.offer import kinds_offered, nth_offered, rank_of_offered
from ludotheque.games.tolleno.rules.table import BUILD, EXTEND, LIFT, SAIL, SECOND, Table


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
            self.list_spots(legal, FIRST_LIFT, self.city.sets[SPOTS : SPOTS + 4])
            legal.append(CARRY_NOTHING)
        else:
            quadrant: i64 = 0
            while quadrant < 4:
                if self.city.sets[SPOTS + quadrant] != 0:
                    legal.append(FIRST_PUT + quadrant)
                quadrant += 1
        return legal

    def mark_legal(self, marks: Marks) -> None:
        phase = self.phase
        if phase == EXTEND:
            self.ways = mark_extensions(marks, self.city, self.to_move, self.pieces[HAND + SEAT * self.to_move])
        elif phase <= SECOND:
            mark_building(self, marks)
        elif phase == SAIL:
            marks.add(FIRST_SAIL, self.harbours)
        elif phase == LIFT:
            quadrant: i64 = 0
            while quadrant < 4:
                tiles = self.city.sets[SPOTS + quadrant]
                while tiles != 0:
                    marks.add_one(FIRST_LIFT + 4 * lowest(tiles) + quadrant)
                    tiles &= tiles - 1
                quadrant += 1
            marks.add_one(CARRY_NOTHING)
        else:
            quadrant = 0
            while quadrant < 4:
                if self.city.sets[SPOTS + quadrant] != 0:
                    marks.add_one(FIRST_PUT + quadrant)
                quadrant += 1

    def list_extensions(self, legal: list[int]) -> None:
        kind = self.pieces[HAND + SEAT * self.to_move]
        place: i64 = 0
        while place < self.city.opens:
            cell = i64(self.city.open_cells[place])
            turns = turns_at(self.city, self.to_move, kind, cell)
            turn: i64 = 0
            while turn < 4:
                if turns & SIDE_BIT[turn] != 0:
                    legal.append(extension(self.city, cell, turn))
                turn += 1
            place += 1
        legal.sort()

    def list_builds(self, legal: list[int]) -> None:
        if self.pieces[GONE + SEAT * self.to_move] == FLOORS:
            return
        spots = vec[i64]([0, 0, 0, 0])
        quadrant: i64 = 0
        while quadrant < 4:
            spots[quadrant] = self.city.sets[SPOTS + quadrant] & self.city.buildable(self.to_move, quadrant)
            quadrant += 1
        self.list_spots(legal, FIRST_BUILD, spots)

    def list_contracts(self, legal: list[int]) -> None:
        spots = vec[i64]([0, 0, 0, 0])
        quadrant: i64 = 0
        while quadrant < 4:
            spots[quadrant] = self.city.sets[SPOTS + quadrant] & self.city.sets[FREE + quadrant]
            quadrant += 1
        kinds = kinds_offered(self.pieces)
        rank: i64 = 0
        while rank < kinds:
            self.list_spots(legal, FIRST_CONTRACT + MOST_SPOTS * rank, spots)
            rank += 1

    def list_spots(self, legal: list[int], base: i64, spots: vec[i64]) -> None:
        tiles: i64 = spots[0] | spots[1] | spots[2] | spots[3]
        while tiles != 0:
            tile = lowest(tiles)
            bit: i64 = tiles & -tiles
            quadrant: i64 = 0
            while quadrant < 4:
                if spots[quadrant] & bit != 0:
                    legal.append(base + 4 * tile + quadrant)
                quadrant += 1
            tiles &= tiles - 1

    def random_action(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == EXTEND:
            return random_extension(self, rng)
        if phase <= SECOND:
            return random_building(self, rng)
        if phase == SAIL:
            return FIRST_SAIL + nth(self.harbours, rng.below(popcount(self.harbours)))
        if phase == LIFT:
            sets = self.city.sets
            one, two, three, four = sets[SPOTS], sets[SPOTS + 1], sets[SPOTS + 2], sets[SPOTS + 3]
            ways = popcount(one) + popcount(two) + popcount(three) + popcount(four)
            chosen = rng.below(ways + 1)
            if chosen == ways:
                return CARRY_NOTHING
            return FIRST_LIFT + nth_spot(one, two, three, four, chosen)
        return FIRST_PUT + random_quadrant(self, rng)


def mark_building(state: Choices, marks: Marks) -> None:
    """Floors and, in the second step, contracts."""
    city = state.city
    seat = state.to_move
    sets = city.sets
    one, two, three, four = sets[SPOTS], sets[SPOTS + 1], sets[SPOTS + 2], sets[SPOTS + 3]
    if state.pieces[GONE + SEAT * seat] < FLOORS:
        own: i64 = BUILT + 4 * seat
        mark_spots(
            marks,
            FIRST_BUILD // WORD,
            1,
            one & (sets[FREE] | sets[own]),
            two & (sets[FREE + 1] | sets[own + 1]),
            three & (sets[FREE + 2] | sets[own + 2]),
            four & (sets[FREE + 3] | sets[own + 3]),
        )
    if state.phase == SECOND:
        kinds = kinds_offered(state.pieces)
        mark_spots(
            marks,
            FIRST_CONTRACT // WORD,
            kinds,
            one & sets[FREE],
            two & sets[FREE + 1],
            three & sets[FREE + 2],
            four & sets[FREE + 3],
        )


def random_extension(state: Choices, rng: Rng) -> i64:
    city = state.city
    ground = city.ground
    cells = city.open_cells
    opens = city.opens
    kind = state.pieces[HAND + SEAT * state.to_move]
    fits: i64 = 256 * ARMS[4 * kind]
    fitting = FITS
    counts = COUNT4
    rotations = ROTATIONS[kind]
    others: i64 = (ALL_SEATS & ~SIDE_BIT[state.to_move]) << GUARDS
    near: i64 = 0
    ways = state.ways
    place: i64 = 0
    if ways == 0:
        while place < opens:
            near = i64(ground[i64(cells[place])])
            if near & others == 0:
                ways += counts[fitting[fits + (near & 255)] & rotations]
            place += 1
    chosen = rng.below(ways)
    place = 0
    while True:
        cell = i64(cells[place])
        near = i64(ground[cell])
        if near & others == 0:
            turns: i64 = fitting[fits + (near & 255)] & rotations
            ways = counts[turns]
            if chosen < ways:
                return extension(city, cell, nth(turns, chosen))
            chosen -= ways
        place += 1


def random_building(state: Choices, rng: Rng) -> i64:
    """A floor or, in the second step, a contract."""
    city = state.city
    seat = state.to_move
    sets = city.sets
    one, two, three, four = sets[SPOTS], sets[SPOTS + 1], sets[SPOTS + 2], sets[SPOTS + 3]
    own: i64 = BUILT + 4 * seat
    floor_one: i64 = one & (sets[FREE] | sets[own])
    floor_two: i64 = two & (sets[FREE + 1] | sets[own + 1])
    floor_three: i64 = three & (sets[FREE + 2] | sets[own + 2])
    floor_four: i64 = four & (sets[FREE + 3] | sets[own + 3])
    floors: i64 = 0
    if state.pieces[GONE + SEAT * seat] < FLOORS:
        floors = popcount(floor_one) + popcount(floor_two) + popcount(floor_three) + popcount(floor_four)
    foundations: i64 = 0
    kinds: i64 = 0
    if state.phase == SECOND:
        kinds = kinds_offered(state.pieces)
        one &= sets[FREE]
        two &= sets[FREE + 1]
        three &= sets[FREE + 2]
        four &= sets[FREE + 3]
        foundations = popcount(one) + popcount(two) + popcount(three) + popcount(four)
    chosen = rng.below(floors + kinds * foundations)
    if chosen < floors:
        return FIRST_BUILD + nth_spot(floor_one, floor_two, floor_three, floor_four, chosen)
    chosen -= floors
    rank = rank_of_offered(state.pieces, nth_offered(state.pieces, chosen // foundations))
    return FIRST_CONTRACT + MOST_SPOTS * rank + nth_spot(one, two, three, four, chosen % foundations)


def random_quadrant(state: Choices, rng: Rng) -> i64:
    ways: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        if state.city.sets[SPOTS + quadrant] != 0:
            ways += 1
        quadrant += 1
    chosen = rng.below(ways)
    quadrant = 0
    while True:
        if state.city.sets[SPOTS + quadrant] != 0:
            if chosen == 0:
                return quadrant
            chosen -= 1
        quadrant += 1


def nth_spot(one: i64, two: i64, three: i64, four: i64, n: i64) -> i64:
    """The spot of four sets of tiles that has `n` others before it, quadrant by quadrant."""
    ways = popcount(one)
    if n < ways:
        return 4 * nth(one, n)
    n -= ways
    ways = popcount(two)
    if n < ways:
        return 4 * nth(two, n) + 1
    n -= ways
    ways = popcount(three)
    if n < ways:
        return 4 * nth(three, n) + 2
    return 4 * nth(four, n - ways) + 3

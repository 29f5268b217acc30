"""The city: laid tiles, canals, quays, open cells, fountains, buildings and boats, all kept up to date step by step."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ludotheque.core.bits import BIT, lowest
from ludotheque.core.rng import hash_int
from ludotheque.core.words import LINE, ONE, SMALL_LINE, WORD, prefetch, prefetch_bytes, prefetch_small
from ludotheque.games.tolleno.rules.board import (
    ACROSS,
    ARMS,
    EAST,
    FOUNDATIONS,
    HORIZONTAL,
    INSIDE,
    MOST_SPOTS,
    MOST_TILES,
    NEIGHBOUR,
    NO_CELL,
    NO_TILE,
    NORTH,
    RING,
    RING_END,
    SOUTH,
    VALUE,
    VERTICAL,
    WEST,
)

GUARDS: Final = 8
"""In `ground`: from this bit on, the seats whose boat guards an arm that opens on the cell (T-3.1)."""
ALL_SEATS: Final = 15
SIDE_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])
SEAT_BIT: Final[vec[i64]] = vec[i64]([1 * 256, 2 * 256, 4 * 256, 8 * 256])
ROOM: Final = 8
"""Cities seldom come farther: room for so many rings is there from the beginning."""

# Where the sets of tiles begin in `sets`. (A number that is computed is none that C knows: loops would box it.)
FREE: Final = 0
"""By quadrant: the tiles with a visible foundation there."""
BUILT: Final = 4
"""At `4 * seat + quadrant`: the tiles where the seat has a building there."""
SPOTS: Final = 20
"""By quadrant: the tiles that the running step may use: quays (T-3.3, T-3.4), floors or landings (T-4.3)."""
POINTED: Final = 24
"""By quadrant: the tiles where at least one fountain points at it, then those where two do."""
CONTRACT: Final = 32
"""By quadrant: the tiles with a contract there."""
ARM: Final = 36
"""By side: the tiles with an arm there."""
OPEN_ARM: Final = 40
"""By side: the tiles whose arm there opens on an empty cell."""
VALUED: Final = 44
"""The tiles of value 2, 3 and 4."""
CANAL: Final = 47
"""T-1.4: the tiles of the canal through a tile, at `2 * tile + axis`; none if it has no arm on that axis."""
NEAR: Final = 163
"""T-3.5: by tile, those in the 3x3 round it, itself included."""
NO_SETS: Final[vec[i64]] = vec[i64]([0] * 221)

NO_FACES: Final[vec[u8]] = vec[u8]([0] * MOST_TILES)
NO_CELLS: Final[vec[i16]] = vec[i16]([NO_CELL] * MOST_TILES)
NO_FLOORS: Final[vec[u8]] = vec[u8]([0] * MOST_SPOTS)
NO_GROUND: Final[vec[i16]] = vec[i16]([0] * RING_END[ROOM])


@final
class City:
    """Sets of tiles are bit masks over the order in which the tiles were laid.

    All of it is kept in few vectors and few bytes: many cities are played in turn, and are copied by searches.
    """

    def __init__(self, seats: i64, origin: City | None = None) -> None:
        if origin is not None:
            self.copy(origin)
            return
        self.seats: i64 = seats
        self.tiles: i64 = 0
        self.opens: i64 = 0
        """T-3.1: the empty cells on which a canal opens are the first `opens` of `open_cells`, in no order."""
        self.boats: i64 = 0
        """By seat, eight bits each: one more than the tile of its boat."""
        self.raised: i64 = 0
        """The spot where a floor was put last."""
        self.taken: i64 = 0
        """T-4.3: the spot from which one was taken last."""
        self.sets: vec[i64] = NO_SETS[:]
        """The sets of tiles, from `FREE` to `NEAR`."""
        self.ground: vec[i16] = NO_GROUND[:]
        """By cell, as far out as the city has come and two rings more: `~tile` where one lies; where none does, the
        sides with a neighbour, those where it has an arm, and the seats whose boat guards it."""
        self.open_cells: vec[i16] = vec[i16]()
        self.faces: vec[u8] = NO_FACES[:]
        self.cells: vec[i16] = NO_CELLS[:]
        self.heights: vec[u8] = NO_FLOORS[:]

    def copy(self, origin: City) -> None:
        self.seats = origin.seats
        self.tiles = origin.tiles
        self.opens = origin.opens
        self.boats = origin.boats
        self.raised = origin.raised
        self.taken = origin.taken
        self.sets = origin.sets[:]
        self.ground = origin.ground[:]
        self.open_cells = origin.open_cells[: origin.opens]
        self.faces = origin.faces[:]
        self.cells = origin.cells[:]
        self.heights = origin.heights[:]

    def prefetch(self, lays: bool, keeps: bool) -> None:
        """As `State.prefetch`: of all that there is by tile, as much as there are tiles. `lays`: a tile is laid;
        `keeps`: the ground stays as it is, and nobody asks for it."""
        sets = self.sets
        tiles = self.tiles
        word: i64 = 0
        end: i64 = CANAL + 2 * tiles
        while word < end:
            prefetch(sets, word)
            word += LINE
        if lays:
            word = NEAR
            end = NEAR + tiles
            while word < end:
                prefetch(sets, word)
                word += LINE
            prefetch_bytes(self.faces, tiles)
            prefetch_small(self.cells, tiles)
        else:
            heights = self.heights
            spot: i64 = 0
            while spot < 4 * tiles:
                prefetch_bytes(heights, spot)
                spot += WORD * LINE
        if keeps:
            return
        ground = self.ground
        cell: i64 = 0
        cells: i64 = len(ground)
        while cell < cells:
            prefetch_small(ground, cell)
            cell += SMALL_LINE
        prefetch_small(self.open_cells, 0)
        prefetch_small(self.open_cells, self.opens)

    def clone(self) -> City:
        return City(self.seats, self)

    def face(self, tile: i64) -> i64:
        return i64(self.faces[tile])

    def cell(self, tile: i64) -> i64:
        return i64(self.cells[tile])

    def height(self, spot: i64) -> i64:
        """The floors of the building there."""
        return i64(self.heights[spot])

    def boat(self, seat: i64) -> i64:
        """The tile of the seat's boat, or `NO_TILE`."""
        return (self.boats >> 8 * seat & 255) - 1

    def tile_at(self, cell: i64) -> i64:
        """The tile that lies there, or `NO_TILE`."""
        if cell >= len(self.ground):
            return NO_TILE
        here: i64 = i64(self.ground[cell])
        if here < 0:
            return ~here
        return NO_TILE

    def around(self, cell: i64) -> i64:
        """What lies around an empty cell, as `ground` has it."""
        if cell >= len(self.ground):
            return 0
        return i64(self.ground[cell])

    def grow(self, ring: i64) -> None:
        """Makes room for a tile at that distance from the centre, and for all that is looked up around it."""
        needed: i64 = RING_END[ring + 2]
        size: i64 = len(self.ground)
        if size >= needed:
            return
        ground = self.ground
        while size < needed:
            ground = append(ground, 0)
            size += 1
        self.ground = ground

    def lay(self, face: i64, cell: i64) -> i64:
        """Lays a tile; gives its number."""
        self.grow(RING[cell])
        tile = self.tiles
        bit = BIT[tile]
        self.tiles = tile + 1
        self.faces[tile] = u8(face)
        self.cells[tile] = i16(cell)
        self.ground[cell] = i16(~tile)
        self.close_cell(cell)
        sets = self.sets
        sets[VALUED + VALUE[face >> 2] - 2] |= bit
        arms = ARMS[face]
        foundations = FOUNDATIONS[face]
        inside = INSIDE[face]
        across = ACROSS[face]
        # Nobody can foretell what a tile shows: what it has not is added like what it has, as nothing.
        side: i64 = 0
        while side < 4:
            sets[FREE + side] |= bit * (foundations >> side & 1)
            sets[ARM + side] |= bit * (arms >> side & 1)
            self.point_at(side, bit * (inside >> side & 1))
            side += 1
        around: i64 = 8 * cell
        north, east, south, west = arms & 1, arms >> 1 & 1, arms >> 2 & 1, arms >> 3
        vertical: i64 = bit * (north | south)
        vertical |= self.canal_at(NEIGHBOUR[around], VERTICAL) * north
        vertical |= self.canal_at(NEIGHBOUR[around + 2], VERTICAL) * south
        horizontal: i64 = bit * (east | west)
        horizontal |= self.canal_at(NEIGHBOUR[around + 1], HORIZONTAL) * east
        horizontal |= self.canal_at(NEIGHBOUR[around + 3], HORIZONTAL) * west
        side = 0
        while side < 4:
            self.meet(bit, side, NEIGHBOUR[around + side], arms >> side & 1, across >> side & 1)
            side += 1
        self.join(vertical, VERTICAL)
        self.join(horizontal, HORIZONTAL)
        self.find_near(tile, cell)
        return tile

    def close_cell(self, cell: i64) -> None:
        """A tile lies there now: the cell is not open any more."""
        cells = self.open_cells
        opens = self.opens
        place: i64 = 0
        while place < opens:
            if i64(cells[place]) == cell:
                self.opens = opens - 1
                cells[place] = cells[opens - 1]
                return
            place += 1

    def open_cell(self, cell: i64) -> None:
        """A canal opens on the cell for the first time."""
        if self.opens < len(self.open_cells):
            self.open_cells[self.opens] = i16(cell)
        else:
            self.open_cells = append(self.open_cells, i16(cell))
        self.opens += 1

    def meet(self, bit: i64, side: i64, cell: i64, has_arm: i64, points: i64) -> None:
        """What a new tile, with an arm and a fountain that points across (1) or not, and the cell beyond a side mean to
        each other."""
        back: i64 = (side + 2) & 3
        before: i64 = i64(self.ground[cell])
        if before >= 0:
            self.ground[cell] = i16(before | SIDE_BIT[back] * (1 + 16 * has_arm))
            if has_arm != 0:
                self.sets[OPEN_ARM + side] |= bit
                if before & 0xF0 == 0:
                    self.open_cell(cell)
            return
        other: i64 = ~before
        if has_arm != 0:
            self.sets[OPEN_ARM + back] &= ~BIT[other]
        # T-1.3: a fountain that points across the border points at the next quadrant clockwise.
        if points != 0:
            self.point_at((side + 1) & 3, BIT[other])
        if ACROSS[self.face(other)] & SIDE_BIT[back] != 0:
            self.point_at((back + 1) & 3, bit)

    def point_at(self, quadrant: i64, bit: i64) -> None:
        """One fountain more points at this quadrant of a tile."""
        sets = self.sets
        sets[POINTED + 4 + quadrant] |= sets[POINTED + quadrant] & bit
        sets[POINTED + quadrant] |= bit

    def fountains(self, spot: i64) -> i64:
        """How many fountains point at a spot: 0, 1 or 2."""
        bit = BIT[spot >> 2]
        quadrant: i64 = spot & 3
        if self.sets[POINTED + 4 + quadrant] & bit != 0:
            return 2
        if self.sets[POINTED + quadrant] & bit != 0:
            return 1
        return 0

    def canal_at(self, cell: i64, axis: i64) -> i64:
        """The canal that runs through a cell, if a tile lies there."""
        here: i64 = i64(self.ground[cell])
        laid: i64 = here >> 63
        return self.sets[CANAL + (2 * ~here & laid) + axis] & laid

    def join(self, canal: i64, axis: i64) -> None:
        """T-1.4: its tiles have one canal now."""
        sets = self.sets
        rest: i64 = canal
        while rest != 0:
            sets[CANAL + 2 * lowest(rest) + axis] = canal
            rest &= rest - 1

    def beyond(self, tile: i64, side: i64) -> i64:
        """The tile that the arm on this side leads to, or `NO_TILE`."""
        if self.sets[ARM + side] & BIT[tile] == 0:
            return NO_TILE
        return self.tile_at(NEIGHBOUR[8 * self.cell(tile) + side])

    def find_near(self, tile: i64, cell: i64) -> None:
        bit = BIT[tile]
        ground, sets = self.ground, self.sets
        near: i64 = bit
        step: i64 = 8 * cell
        end: i64 = step + 8
        while step < end:
            here: i64 = i64(ground[NEIGHBOUR[step]])
            # All ones where a tile lies there, and nothing where none does: then nothing is added.
            laid: i64 = here >> 63
            other: i64 = ~here & laid
            near |= BIT[other] & laid
            sets[NEAR + other] |= bit & laid
            step += 1
        sets[NEAR + tile] = near

    def find_quays(self, vertical: i64, horizontal: i64) -> None:
        """T-1.5: sets `SPOTS` to those of the tiles of some vertical and some horizontal canals that are on a quay."""
        sets = self.sets
        north: i64 = vertical & sets[ARM + NORTH]
        east: i64 = horizontal & sets[ARM + EAST]
        south: i64 = vertical & sets[ARM + SOUTH]
        west: i64 = horizontal & sets[ARM + WEST]
        sets[SPOTS] = north | east
        sets[SPOTS + 1] = south | east
        sets[SPOTS + 2] = south | west
        sets[SPOTS + 3] = north | west

    def crossing(self, tiles: i64, axis: i64) -> i64:
        """The tiles of all canals of an axis that run through some of these tiles."""
        sets = self.sets
        canals: i64 = 0
        while tiles != 0:
            canals |= sets[CANAL + 2 * lowest(tiles) + axis]
            tiles &= tiles - 1
        return canals

    def buildable(self, seat: i64, quadrant: i64) -> i64:
        """T-3.3: the tiles where this quadrant is a visible foundation or a building of the seat."""
        return self.sets[FREE + quadrant] | self.sets[BUILT + 4 * seat + quadrant]

    def built_by(self, seat: i64) -> i64:
        """The tiles with a building of the seat."""
        sets = self.sets
        own: i64 = BUILT + 4 * seat
        return sets[own] | sets[own + 1] | sets[own + 2] | sets[own + 3]

    def guarded(self, seat: i64) -> i64:
        """T-4.4: the tiles with an opponent's boat."""
        others: i64 = self.boats & ~(255 * ONE[seat])
        tiles: i64 = 0
        while others != 0:
            # Of a seat without a boat, the half of one: nothing.
            tiles |= BIT[others & 255] >> 1
            others = others >> 8
        return tiles

    def raise_floor(self, seat: i64, spot: i64) -> None:
        """Puts a floor of the seat on a foundation or on a building of its own."""
        bit = BIT[spot >> 2]
        quadrant: i64 = spot & 3
        sets = self.sets
        sets[FREE + quadrant] &= ~bit
        sets[BUILT + 4 * seat + quadrant] |= bit
        self.heights[spot] += 1
        self.raised = spot

    def take_floor(self, seat: i64, spot: i64) -> None:
        """T-4.3: takes the top floor; an emptied spot is a foundation again."""
        bit = BIT[spot >> 2]
        quadrant: i64 = spot & 3
        sets = self.sets
        self.heights[spot] -= 1
        self.taken = spot
        if self.height(spot) == 0:
            sets[FREE + quadrant] |= bit
            sets[BUILT + 4 * seat + quadrant] &= ~bit

    def put_contract(self, spot: i64) -> None:
        bit = BIT[spot >> 2]
        self.sets[FREE + (spot & 3)] &= ~bit
        self.sets[CONTRACT + (spot & 3)] |= bit

    def owner(self, spot: i64) -> i64:
        """The seat whose building stands there, or -1."""
        bit = BIT[spot >> 2]
        seat: i64 = 0
        while seat < self.seats:
            if self.sets[BUILT + 4 * seat + (spot & 3)] & bit != 0:
                return seat
            seat += 1
        return -1

    def move_boat(self, seat: i64, tile: i64) -> None:
        left = self.boat(seat)
        if left != NO_TILE:
            self.guard(seat, left, False)
        self.boats += ONE[seat] * (tile - left)
        self.guard(seat, tile, True)

    def guard(self, seat: i64, tile: i64, on: bool) -> None:
        """T-3.1: marks or unmarks the empty cells beyond the tile's arms, where others may connect no tile."""
        arms = ARMS[self.face(tile)]
        seat_bit = SEAT_BIT[seat]
        wanted: i64 = 0
        if on:
            wanted = seat_bit
        ground = self.ground
        beside: i64 = 8 * self.cell(tile)
        end: i64 = beside + 4
        while beside < end:
            cell = NEIGHBOUR[beside]
            around: i64 = i64(ground[cell])
            # Nothing changes where a tile lies or the tile has no arm.
            changed: i64 = (around ^ wanted) & seat_bit & ~(around >> 63) & -(arms & 1)
            ground[cell] = i16(around ^ changed)
            arms = arms >> 1
            beside += 1

    def hash(self, so_far: i64) -> i64:
        tile: i64 = 0
        while tile < self.tiles:
            so_far = hash_int(so_far, self.face(tile) * 8192 + self.cell(tile))
            spot: i64 = 4 * tile
            while spot < 4 * tile + 4:
                has_contract: i64 = 1 if self.sets[CONTRACT + (spot & 3)] & BIT[tile] != 0 else 0
                code: i64 = 8 * self.height(spot) + 2 * (self.owner(spot) + 1) + has_contract
                so_far = hash_int(so_far, code)
                spot += 1
            tile += 1
        seat: i64 = 0
        while seat < self.seats:
            so_far = hash_int(so_far, self.boat(seat) + 1)
            seat += 1
        return so_far

"""The city: laid tiles, canals, quays, open cells, fountains, buildings and boats, all kept up to date step by step."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from ludotheque.core.bits import BIT, lowest
from ludotheque.core.rng import hash_int
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
"""In `around`: from this bit on, the seats whose boat guards an arm that opens on the cell (T-3.1)."""
ALL_SEATS: Final = 15
SIDE_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])
SEAT_BIT: Final[vec[i64]] = vec[i64]([1 * 256, 2 * 256, 4 * 256, 8 * 256])
ZEROS: Final[vec[i64]] = vec[i64]([0] * MOST_SPOTS)
NO_CELLS: Final[vec[i64]] = vec[i64]([NO_CELL] * MOST_TILES)
ROOM: Final = 8
"""Cities seldom come farther: room for so many rings is there from the beginning."""
NO_TILES: Final[vec[i16]] = vec[i16]([NO_TILE] * RING_END[ROOM])
NOTHING_AROUND: Final[vec[i16]] = vec[i16]([0] * RING_END[ROOM])


@final
class City:
    """Sets of tiles are bit masks over the order in which the tiles were laid."""

    def __init__(self, seats: i64, origin: City | None = None) -> None:
        if origin is not None:
            self.copy(origin)
            return
        self.seats: i64 = seats
        self.tiles: i64 = 0
        self.face: vec[i64] = ZEROS[:MOST_TILES]
        self.cell: vec[i64] = NO_CELLS[:]
        self.tile_at: vec[i16] = NO_TILES[:]
        """By cell, as far out as the city has come and two rings more. In few bytes: many cities are played in turn."""
        self.around: vec[i16] = NOTHING_AROUND[:]
        """By cell: the sides with a neighbour, those where it has an arm, and the seats whose boat guards it."""
        self.open_cells: vec[i64] = vec[i64]()
        self.opens: i64 = 0
        """T-3.1: the empty cells on which a canal opens are the first `opens` of `open_cells`, in no order."""
        self.canal: vec[i64] = ZEROS[: 2 * MOST_TILES]
        """T-1.4: the tiles of the canal through a tile, at `2 * tile + axis`; 0 if it has no arm on that axis."""
        self.near: vec[i64] = ZEROS[:MOST_TILES]
        """T-3.5: the tiles in the 3x3 round each tile, itself included."""
        self.arm: vec[i64] = ZEROS[:4]
        """By side: the tiles with an arm there."""
        self.open_arm: vec[i64] = ZEROS[:4]
        """By side: the tiles whose arm there opens on an empty cell."""
        self.value: vec[i64] = ZEROS[:3]
        """The tiles of value 2, 3 and 4."""
        self.free: vec[i64] = ZEROS[:4]
        """By quadrant: the tiles with a visible foundation there."""
        self.contract: vec[i64] = ZEROS[:4]
        """By quadrant: the tiles with a contract there."""
        self.pointed: vec[i64] = ZEROS[:8]
        """By quadrant: the tiles where at least one fountain points at it, then those where two do."""
        self.built: vec[i64] = ZEROS[: 4 * seats]
        """At `4 * seat + quadrant`: the tiles where the seat has a building there."""
        self.height: vec[i64] = ZEROS[:]
        self.boat: vec[i64] = vec[i64]([NO_TILE] * seats)
        """By seat: the tile of its boat."""
        self.touched: i64 = 0
        """The tiles whose spots, buildings or fountains the last action changed, a new tile included."""

    def copy(self, origin: City) -> None:
        self.seats = origin.seats
        self.tiles = origin.tiles
        self.face = origin.face[:]
        self.cell = origin.cell[:]
        self.tile_at = origin.tile_at[:]
        self.around = origin.around[:]
        self.open_cells = origin.open_cells[: origin.opens]
        self.opens = origin.opens
        self.canal = origin.canal[:]
        self.near = origin.near[:]
        self.arm = origin.arm[:]
        self.open_arm = origin.open_arm[:]
        self.value = origin.value[:]
        self.free = origin.free[:]
        self.contract = origin.contract[:]
        self.pointed = origin.pointed[:]
        self.built = origin.built[:]
        self.height = origin.height[:]
        self.boat = origin.boat[:]
        self.touched = origin.touched

    def clone(self) -> City:
        return City(self.seats, self)

    def grow(self, ring: i64) -> None:
        """Makes room for a tile at that distance from the centre, and for all that is looked up around it."""
        needed: i64 = RING_END[ring + 2]
        size: i64 = len(self.tile_at)
        if size >= needed:
            return
        tile_at, around = self.tile_at, self.around
        while size < needed:
            tile_at = append(tile_at, NO_TILE)
            around = append(around, 0)
            size += 1
        self.tile_at = tile_at
        self.around = around

    def lay(self, face: i64, cell: i64) -> i64:
        """Lays a tile; gives its number."""
        self.grow(RING[cell])
        tile = self.tiles
        bit = BIT[tile]
        self.tiles = tile + 1
        self.touched |= bit
        self.face[tile] = face
        self.cell[tile] = cell
        self.tile_at[cell] = i16(tile)
        self.value[VALUE[face >> 2] - 2] |= bit
        self.close_cell(cell)
        free, arm = self.free, self.arm
        arms = ARMS[face]
        foundations = FOUNDATIONS[face]
        inside = INSIDE[face]
        side: i64 = 0
        while side < 4:
            if foundations & 1 != 0:
                free[side] |= bit
            if inside & 1 != 0:
                self.point_at(side, bit)
            if arms & 1 != 0:
                arm[side] |= bit
            self.meet(tile, side, NEIGHBOUR[8 * cell + side], arms & 1)
            foundations = foundations >> 1
            inside = inside >> 1
            arms = arms >> 1
            side += 1
        self.join(tile, VERTICAL)
        self.join(tile, HORIZONTAL)
        self.find_near(tile, cell)
        return tile

    def close_cell(self, cell: i64) -> None:
        """A tile lies there now: the cell is not open any more."""
        cells = self.open_cells
        place: i64 = 0
        while place < self.opens:
            if cells[place] == cell:
                self.opens -= 1
                cells[place] = cells[self.opens]
                return
            place += 1

    def open_cell(self, cell: i64) -> None:
        """A canal opens on the cell for the first time."""
        if self.opens < len(self.open_cells):
            self.open_cells[self.opens] = cell
        else:
            self.open_cells = append(self.open_cells, cell)
        self.opens += 1

    def meet(self, tile: i64, side: i64, cell: i64, has_arm: i64) -> None:
        """What a new tile and the cell beyond one of its sides, with an arm there (1) or not, mean to each other."""
        bit = BIT[tile]
        back: i64 = (side + 2) & 3
        around = self.around
        before: i64 = i64(around[cell])
        around[cell] = i16(before | SIDE_BIT[back] * (1 + 16 * has_arm))
        other: i64 = i64(self.tile_at[cell])
        if other == NO_TILE:
            if has_arm != 0:
                self.open_arm[side] |= bit
                if before & 0xF0 == 0:
                    self.open_cell(cell)
            return
        if has_arm != 0:
            self.open_arm[back] &= ~BIT[other]
        # T-1.3: a fountain that points across the border points at the next quadrant clockwise.
        face = self.face
        if ACROSS[face[tile]] & SIDE_BIT[side] != 0:
            self.point_at((side + 1) & 3, BIT[other])
        if ACROSS[face[other]] & SIDE_BIT[back] != 0:
            self.point_at((back + 1) & 3, bit)

    def point_at(self, quadrant: i64, bit: i64) -> None:
        """One fountain more points at this quadrant of a tile."""
        self.touched |= bit
        self.pointed[4 + quadrant] |= self.pointed[quadrant] & bit
        self.pointed[quadrant] |= bit

    def fountains(self, spot: i64) -> i64:
        """How many fountains point at a spot: 0, 1 or 2."""
        bit = BIT[spot >> 2]
        quadrant: i64 = spot & 3
        if self.pointed[4 + quadrant] & bit != 0:
            return 2
        return 1 if self.pointed[quadrant] & bit != 0 else 0

    def join(self, tile: i64, axis: i64) -> None:
        """T-1.4: joins the tile's arms on an axis with the canals they meet."""
        bit = BIT[tile]
        if (self.arm[axis] | self.arm[axis + 2]) & bit == 0:
            return
        canals = self.canal
        canal: i64 = bit
        one = self.beyond(tile, axis)
        if one != NO_TILE:
            canal |= canals[2 * one + axis]
        other = self.beyond(tile, axis + 2)
        if other != NO_TILE:
            canal |= canals[2 * other + axis]
        rest: i64 = canal
        while rest != 0:
            canals[2 * lowest(rest) + axis] = canal
            rest &= rest - 1

    def beyond(self, tile: i64, side: i64) -> i64:
        """The tile that the arm on this side leads to, or `NO_TILE`."""
        if self.arm[side] & BIT[tile] == 0:
            return NO_TILE
        return i64(self.tile_at[NEIGHBOUR[8 * self.cell[tile] + side]])

    def find_near(self, tile: i64, cell: i64) -> None:
        bit = BIT[tile]
        tile_at, nearby = self.tile_at, self.near
        near: i64 = bit
        step: i64 = 8 * cell
        end: i64 = step + 8
        while step < end:
            other = i64(tile_at[NEIGHBOUR[step]])
            if other != NO_TILE:
                near |= BIT[other]
                nearby[other] |= bit
            step += 1
        nearby[tile] = near

    def find_quays(self, vertical: i64, horizontal: i64, spots: vec[i64]) -> None:
        """T-1.5: by quadrant, those of the tiles of some vertical and some horizontal canals where it is on a quay."""
        arm = self.arm
        north: i64 = vertical & arm[NORTH]
        east: i64 = horizontal & arm[EAST]
        south: i64 = vertical & arm[SOUTH]
        west: i64 = horizontal & arm[WEST]
        spots[0] = north | east
        spots[1] = south | east
        spots[2] = south | west
        spots[3] = north | west

    def crossing(self, tiles: i64, axis: i64) -> i64:
        """The tiles of all canals of an axis that run through some of these tiles."""
        canal = self.canal
        canals: i64 = 0
        while tiles != 0:
            canals |= canal[2 * lowest(tiles) + axis]
            tiles &= tiles - 1
        return canals

    def buildable(self, seat: i64, quadrant: i64) -> i64:
        """T-3.3: the tiles where this quadrant is a visible foundation or a building of the seat."""
        return self.free[quadrant] | self.built[4 * seat + quadrant]

    def guarded(self, seat: i64) -> i64:
        """T-4.4: the tiles with an opponent's boat."""
        tiles: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.boat[other] != NO_TILE:
                tiles |= BIT[self.boat[other]]
            other += 1
        return tiles

    def raise_floor(self, seat: i64, spot: i64) -> None:
        """Puts a floor of the seat on a foundation or on a building of its own."""
        bit = BIT[spot >> 2]
        quadrant: i64 = spot & 3
        self.touched |= bit
        self.free[quadrant] &= ~bit
        self.built[4 * seat + quadrant] |= bit
        self.height[spot] += 1

    def take_floor(self, seat: i64, spot: i64) -> None:
        """T-4.3: takes the top floor; an emptied spot is a foundation again."""
        bit = BIT[spot >> 2]
        self.touched |= bit
        self.height[spot] -= 1
        if self.height[spot] == 0:
            quadrant: i64 = spot & 3
            self.free[quadrant] |= bit
            self.built[4 * seat + quadrant] &= ~bit

    def put_contract(self, spot: i64) -> None:
        bit = BIT[spot >> 2]
        self.touched |= bit
        self.free[spot & 3] &= ~bit
        self.contract[spot & 3] |= bit

    def owner(self, spot: i64) -> i64:
        """The seat whose building stands there, or -1."""
        bit = BIT[spot >> 2]
        seat: i64 = 0
        while seat < self.seats:
            if self.built[4 * seat + (spot & 3)] & bit != 0:
                return seat
            seat += 1
        return -1

    def move_boat(self, seat: i64, tile: i64) -> None:
        left = self.boat[seat]
        if left != NO_TILE:
            self.guard(seat, left, False)
        self.boat[seat] = tile
        self.guard(seat, tile, True)

    def guard(self, seat: i64, tile: i64, on: bool) -> None:
        """T-3.1: marks or unmarks the cells beyond the tile's arms, where others may connect no tile."""
        arms = ARMS[self.face[tile]]
        seat_bit = i16(SEAT_BIT[seat])
        around = self.around
        beside: i64 = 8 * self.cell[tile]
        while arms != 0:
            if arms & 1 != 0:
                cell = NEIGHBOUR[beside]
                around[cell] = around[cell] | seat_bit if on else around[cell] & ~seat_bit
            arms = arms >> 1
            beside += 1

    def hash(self, so_far: i64) -> i64:
        tile: i64 = 0
        while tile < self.tiles:
            so_far = hash_int(so_far, self.face[tile] * 8192 + self.cell[tile])
            spot: i64 = 4 * tile
            while spot < 4 * tile + 4:
                has_contract: i64 = 1 if self.contract[spot & 3] & BIT[tile] != 0 else 0
                code: i64 = 8 * self.height[spot] + 2 * (self.owner(spot) + 1) + has_contract
                so_far = hash_int(so_far, code)
                spot += 1
            tile += 1
        seat: i64 = 0
        while seat < self.seats:
            so_far = hash_int(so_far, self.boat[seat] + 1)
            seat += 1
        return so_far

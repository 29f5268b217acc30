"""What lies on the table, and what happens when a cube leaves a space or comes to rest on one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.journal import Journal
from ludotheque.core.options import Options
from ludotheque.core.rng import HASH_START, hash_int, hash_ints
from ludotheque.core.state import State
from ludotheque.games.octocube.rules.actions import ADVANCED, GOING_ON, KIDS, MODES, PHASE_PLACE
from ludotheque.games.octocube.rules.board import (
    ABYSS_A,
    ABYSS_PLAIN,
    BARE,
    BOTTOM,
    CENTRE,
    FACES,
    GRID,
    GROUNDS,
    HOLE,
    NO_GROUND,
    OPEN_WAYS,
    POWERS,
    SEA_FLOOR,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TILE_BITS,
    TILE_MASK,
    TILE_NAMES,
)
from ludotheque.games.octocube.rules.cube import face, with_face

HOME: Final = -1
"""Where a cube is that stands in its personal area."""

NOTHING: Final = -1
"""`chosen` before the first of two targets is chosen."""


class Table(State):
    """All of a position. Stacks, cubes and boards are packed: see `board.py`.

    What everyone knows of a stack is its upper part: `known` counts those tiles. Below lies what nobody has seen.
    """

    mode: i64
    rules: i64
    """The version of the rules: O-6.6 differs."""
    open_scores: i64
    first: i64
    """The first player, with whom every round begins."""
    round: i64
    idle: i64
    """Rounds in a row in which nobody took a tile off a cube (O-4.5), or put one on a kids board (O-6.6)."""
    taken: i64
    """Whether somebody has in this round."""
    last_round: i64
    """Why this round is the last, or GOING_ON."""
    ended: i64
    phase: i64
    power: i64
    """The abyss tile whose power is being used."""
    chosen: i64
    """The first space chosen for F or H."""
    laid: i64
    """Kids: the stack that is being made of what did not fit."""
    spaces: i64
    """A mask of the spots that are spaces: holes are not."""
    occupied: i64
    """A mask of the spots with a cube."""
    stacks: vec[i64]
    known: vec[i64]
    ground: vec[i64]
    supply: vec[i64]
    """Advanced: the powers that nobody has seen yet: the first `supply_left` are the supply, the rest is in the box."""
    supply_left: i64
    cubes: vec[i64]
    at: vec[i64]
    boards: vec[i64]
    coins: vec[i64]
    points: vec[i64]
    slots: vec[i64]
    """Kids: the tile on each of the 16 spaces of each board."""
    fitting: vec[i64]
    """Kids: which tiles still fit on each board, and how; it follows from `slots`."""
    touched: i64
    """A mask of the spots whose stack or ground the last action changed."""

    def __init__(self, options: Options, origin: Table | None = None) -> None:
        """A table before the tiles are dealt, or a copy of `origin`."""
        super().__init__(options)
        if origin is not None:
            self.to_move = origin.to_move
            self.mode = origin.mode
            self.rules = origin.rules
            self.open_scores = origin.open_scores
            self.first = origin.first
            self.round = origin.round
            self.idle = origin.idle
            self.taken = origin.taken
            self.last_round = origin.last_round
            self.ended = origin.ended
            self.phase = origin.phase
            self.power = origin.power
            self.chosen = origin.chosen
            self.laid = origin.laid
            self.spaces = origin.spaces
            self.occupied = origin.occupied
            self.stacks = origin.stacks[:]
            self.known = origin.known[:]
            self.ground = origin.ground[:]
            self.supply = origin.supply[:]
            self.supply_left = origin.supply_left
            self.cubes = origin.cubes[:]
            self.at = origin.at[:]
            self.boards = origin.boards[:]
            self.coins = origin.coins[:]
            self.points = origin.points[:]
            self.slots = origin.slots[:]
            self.fitting = origin.fitting[:]
            self.touched = origin.touched
            return
        players = options.players
        self.mode = MODES.index(options.mode)
        self.rules = options.rules
        self.open_scores = 1 if self.mode != KIDS and options["open_scores"] == "yes" else 0
        self.first = 0
        self.round = 1
        self.idle = 0
        self.taken = 0
        self.last_round = GOING_ON
        self.ended = GOING_ON
        self.phase = PHASE_PLACE
        self.power = NO_GROUND
        self.chosen = NOTHING
        self.laid = 0
        self.spaces = GRID[players]
        self.occupied = 0
        self.stacks = vec[i64]([0] * SPACES)
        self.known = vec[i64]([0] * SPACES)
        self.ground = vec[i64]([NO_GROUND] * SPACES)
        self.supply = vec[i64]([])
        self.supply_left = SUPPLY[players]
        self.cubes = vec[i64]([0] * players)
        self.at = vec[i64]([HOME] * players)
        self.boards = vec[i64]([0] * players)
        self.coins = vec[i64]([0] * players)
        self.points = vec[i64]([0] * players)
        self.slots = vec[i64]([0] * (SLOTS * players if self.mode == KIDS else 0))
        self.fitting = OPEN_WAYS[:]
        self.touched = 0
        if self.mode == ADVANCED:
            self.supply = vec[i64]([ABYSS_A + 1 + power for power in range(POWERS)])
        elif players > 2:
            self.ground[CENTRE] = ABYSS_A

    def hash(self) -> int:
        mixed: i64 = HASH_START
        mixed = hash_int(mixed, self.players)
        mixed = hash_int(mixed, (self.rules - 1) * 8 + self.mode * 2 + self.open_scores)
        mixed = hash_int(mixed, self.to_move + 1)
        mixed = hash_int(mixed, self.first)
        mixed = hash_int(mixed, self.round)
        mixed = hash_int(mixed, self.idle * 2 + self.taken)
        mixed = hash_int(mixed, self.last_round * 8 + self.ended)
        mixed = hash_int(mixed, self.phase * 16 + self.power)
        mixed = hash_int(mixed, self.chosen + 1)
        mixed = hash_int(mixed, self.laid)
        mixed = hash_ints(mixed, self.stacks)
        mixed = hash_ints(mixed, self.known)
        mixed = hash_ints(mixed, self.ground)
        mixed = hash_ints(mixed, self.supply)
        mixed = hash_int(mixed, self.supply_left)
        mixed = hash_ints(mixed, self.cubes)
        for space in self.at:
            mixed = hash_int(mixed, space + 1)
        mixed = hash_ints(mixed, self.boards)
        mixed = hash_ints(mixed, self.coins)
        mixed = hash_ints(mixed, self.points)
        return hash_ints(mixed, self.slots)

    def free(self) -> i64:
        """A mask of the unoccupied spaces."""
        return self.spaces & ~self.occupied

    def top(self, seat: i64) -> i64:
        """The tile on the top face of a cube."""
        return self.cubes[seat] & TILE_MASK

    def lift(self, seat: i64, journal: Journal | None) -> None:
        """Takes a cube off its space, the tile under it included."""
        space = self.at[seat]
        self.at[seat] = HOME
        self.occupied &= ~BIT[space]
        self.uncover(space, journal)

    def put(self, seat: i64, space: i64, journal: Journal | None, foreseen: bool = True) -> None:
        self.at[seat] = space
        self.occupied |= BIT[space]
        self.attach(seat, journal, foreseen)

    def attach(self, seat: i64, journal: Journal | None, foreseen: bool) -> None:
        """O-3.3: a cube comes to rest; an untiled bottom face takes the stack's top tile.

        `foreseen` says whether that tile could be known before the action.
        """
        space = self.at[seat]
        stack = self.stacks[space]
        if stack == 0 or face(self.cubes[seat], BOTTOM) != BARE:
            return
        tile = stack & TILE_MASK
        foreseen = foreseen and self.known[space] > 0
        self.cubes[seat] = with_face(self.cubes[seat], BOTTOM, tile)
        self.remove_top(space)
        if journal is not None:
            journal.note(
                {
                    "kind": "attach",
                    "seat": seat,
                    "space": SPACE_NAMES[space],
                    "tile": TILE_NAMES[tile],
                    "face": FACES[BOTTOM],
                },
                reveals=not foreseen,
            )

    def remove_top(self, space: i64) -> None:
        self.touched |= BIT[space]
        self.stacks[space] = self.stacks[space] >> TILE_BITS
        if self.known[space] > 0:
            self.known[space] -= 1

    def uncover(self, space: i64, journal: Journal | None) -> None:
        """What a space shows when nothing covers it any more: the next tile, or that it is empty (O-3.5)."""
        if self.ground[space] != NO_GROUND:
            return
        self.touched |= BIT[space]
        stack = self.stacks[space]
        if stack == 0:
            self.empty(space, journal)
        elif self.known[space] == 0:
            self.known[space] = 1
            if journal is not None:
                journal.note(
                    {"kind": "uncover", "space": SPACE_NAMES[space], "tile": TILE_NAMES[stack & TILE_MASK]},
                    reveals=True,
                )

    def empty(self, space: i64, journal: Journal | None) -> None:
        """O-3.5: an emptied space gets an abyss tile; with none left it is a hole, or the sea floor in kids (O-6.6)."""
        self.touched |= BIT[space]
        if self.supply_left == 0:
            if self.mode == KIDS:
                self.ground[space] = SEA_FLOOR
            else:
                self.ground[space] = HOLE
                self.spaces &= ~BIT[space]
            if journal is not None:
                journal.note({"kind": GROUNDS[self.ground[space]], "space": SPACE_NAMES[space]})
            return
        self.supply_left -= 1
        if self.mode == ADVANCED:
            # O-5.1: which power comes is chance.
            self.ground[space] = self.supply[0]
            self.supply = self.supply[1:]
        else:
            self.ground[space] = ABYSS_PLAIN
        if journal is not None:
            journal.note(
                {
                    "kind": "abyss",
                    "space": SPACE_NAMES[space],
                    "abyss": GROUNDS[self.ground[space]],
                    "left": self.supply_left,
                },
                reveals=self.mode == ADVANCED,
            )

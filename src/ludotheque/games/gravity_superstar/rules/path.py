"""The way of a pawn: what it meets on each space it enters (G-5), and the marker of the open door (G-3.1)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.journal import Journal
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.core.words import ONE
from ludotheque.games.gravity_superstar.rules.actions import COLOURS, FULL_HAND, TOKEN
from ludotheque.games.gravity_superstar.rules.board import DIRECTIONS, DOOR_SYMBOL, NO_STEP, REPLAY_SYMBOL, Board

# What the seat to move decides.
ACT: Final = 0
CHOOSE_THEFT: Final = 1
CHOOSE_REPLAY: Final = 2
PHASES: Final = ("act", "theft", "replay")

OUT: Final = -1
"""The pose of a pawn that is not in play."""

# What lies on a space: nothing, a star (1 + colour), a bare replay symbol, a door; and, above these bits, a pawn.
STAR: Final = 1
BARE_REPLAY: Final = 7
DOOR: Final = 8
THING: Final = 15
PAWN: Final = 16

GOODS_BITS: Final = 8
GOODS_MASK: Final = 255
HALVES_OF_STARS: Final = 0x7F7F7F7F7F7F
"""What halves all numbers of stars at once, after a shift."""

STAR_BITS: Final = 12
FIVE_STARS: Final = 0x1000000000000

SUPPLY: Final = 18
# G-6.4: the points that bring on the last round, by number of players.
LAST_POINTS: Final = vec[i64]([0, 0, 18, 24, 18, 24, 18])


class Journey(State):
    """The board with all that lies and stands on it, and what the seats own."""

    board: Board
    expert: i64
    things: vec[i16]
    poses: vec[i64]
    hands: vec[i64]
    ups: vec[i64]
    owned: vec[i64]
    """By seat, how many of each of the goods, a byte for each: `count_of` reads one, `ONE` of `words` is one more."""
    supply: i64
    marker: i64
    stars_left: i64
    phase: i64
    victim: i64
    ahead: i64
    entering: i64
    reached: i64
    collected: i64
    """The stars that the last action collected: 12 bits each, `8 * space + star`; -1 for more than five."""
    marker_moved: i64
    """Whether the last action moved the marker."""

    def __init__(
        self,
        options: Options,
        board: Board,
        things: vec[i16],
        poses: vec[i64],
        hands: vec[i64],
        ups: vec[i64],
        owned: vec[i64],
    ) -> None:
        super().__init__(options)
        self.board = board
        self.expert = int(options.mode == "expert")
        self.things = things
        self.poses = poses
        self.hands = hands
        self.ups = ups
        self.owned = owned
        self.supply = SUPPLY
        self.marker = 0
        self.stars_left = 0
        self.phase = ACT
        self.victim = -1
        self.ahead = NO_STEP
        self.entering = 0
        self.reached = 0
        self.collected = 0
        self.marker_moved = 0

    def points(self, seat: i64) -> i64:
        """G-6.2: one a token, one a star, one more a pair of one colour."""
        owned = self.owned[seat]
        sums: i64 = owned + (owned >> 1 & HALVES_OF_STARS)
        sums += sums >> 32
        sums += sums >> 16
        return (sums + (sums >> 8)) & GOODS_MASK

    def _turn(self, quarters: i64, journal: Journal | None) -> None:
        # G-4.3, Rotation: in place, so that no space is entered but by the fall.
        seat = self.to_move
        pose = self.poses[seat]
        feet: i64 = (pose + quarters) & 3
        self.poses[seat] = (pose & ~3) | feet
        if journal is not None:
            journal.note({"kind": "turn", "seat": seat, "feet": DIRECTIONS[feet]})
        self._go_on(journal)

    def _step(self, first: i64, second: i64, drops: bool, journal: Journal | None) -> None:
        """A move of one or two steps, counted clockwise from the feet, and the fall after it."""
        pose = self.poses[self.to_move]
        feet: i64 = pose & 3
        space: i64 = pose >> 2
        self.things[space] &= i16(THING)
        self.ahead = NO_STEP if second == NO_STEP else (feet + second) & 3
        direction: i64 = (feet + first) & 3
        if journal is not None:
            # A Drop's only step is a fall through the platform.
            _note_step(journal, "fall" if drops else "step", self.to_move, self.board, space, direction)
        space = i64(self.board.through[space * 4 + direction])
        if self.things[space] != 0 and self._enter(space, feet, journal):
            return
        self._travel(space, feet, journal)

    def _go_on(self, journal: Journal | None) -> None:
        """What is left of the way, from where the pawn stands."""
        pose = self.poses[self.to_move]
        self.things[pose >> 2] &= i16(THING)
        self._travel(pose >> 2, pose & 3, journal)

    def _travel(self, space: i64, feet: i64, journal: Journal | None) -> None:
        """The step still ahead, then the fall (G-4.5), until a platform or the choice of a theft stops the pawn."""
        seat = self.to_move
        step = self.board.step
        things = self.things
        kind = "fall"
        direction: i64 = feet
        if self.ahead != NO_STEP:
            kind = "step"
            direction = self.ahead
        while True:
            below: i64 = i64(step[space * 4 + direction])
            if below < 0:
                break
            if journal is not None:
                _note_step(journal, kind, seat, self.board, space, direction)
                kind = "fall"
            direction = feet
            self.ahead = NO_STEP
            space = below
            if things[space] != 0 and self._enter(space, feet, journal):
                return
        self._stand(seat, space * 4 + feet)

    def _stand(self, seat: i64, pose: i64) -> None:
        self.poses[seat] = pose
        self.things[pose >> 2] |= i16(PAWN * (seat + 1))

    def _enter(self, space: i64, feet: i64, journal: Journal | None) -> bool:
        """G-5, on a space where something lies or stands. True: the move pauses for the choice of a theft."""
        seat = self.to_move
        here: i64 = i64(self.things[space])
        if here >= PAWN:
            if self._eject(here // PAWN - 1, space, journal):
                self._stand(seat, space * 4 + feet)
                return True
        elif here == BARE_REPLAY:
            self._take_token(space, journal)
        elif here < BARE_REPLAY:
            self._collect(here - STAR, space, journal)
        self._move_marker_from(space, journal)
        return False

    def _collect(self, colour: i64, space: i64, journal: Journal | None) -> None:
        # G-5.1
        seat = self.to_move
        self.owned[seat] += ONE[colour]
        self.stars_left -= 1
        self.collected = (
            self.collected << STAR_BITS | space * 8 | STAR + colour if 0 <= self.collected < FIVE_STARS else -1
        )
        self.things[space] = i16(uncovered(self.board, space))
        if journal is not None:
            journal.note({"kind": "star", "seat": seat, "colour": COLOURS[colour], "space": self.board.names[space]})
        self._gained(journal)

    def _take_token(self, space: i64, journal: Journal | None) -> None:
        # G-5.2
        seat = self.to_move
        if self.supply == 0:
            if journal is not None:
                journal.note({"kind": "no-token", "seat": seat, "space": self.board.names[space]})
            return
        self.supply -= 1
        self.owned[seat] += ONE[TOKEN]
        if journal is not None:
            journal.note({"kind": "token", "seat": seat, "space": self.board.names[space]})
        self._gained(journal)

    def _eject(self, victim: i64, space: i64, journal: Journal | None) -> bool:
        """G-5.4. True: there is a choice what to steal."""
        self.things[space] &= i16(THING)
        self.poses[victim] = OUT
        if journal is not None:
            name = self.board.names[space]
            journal.note({"kind": "eject", "seat": self.to_move, "victim_seat": victim, "space": name})
            if self.hands[victim] != FULL_HAND:
                journal.note({"kind": "cards-back", "seat": victim})
        self.hands[victim] = FULL_HAND
        self.ups[victim] = 0
        kinds: i64 = 0
        only: i64 = 0
        goods: i64 = 0
        owned = self.owned[victim]
        while owned != 0:
            if owned & GOODS_MASK != 0:
                kinds += 1
                only = goods
            owned = owned >> GOODS_BITS
            goods += 1
        if kinds > 1:
            self.victim = victim
            self.phase = CHOOSE_THEFT
            return True
        if kinds == 1:
            self.victim = victim
            self._steal(only, journal)
        elif journal is not None:
            journal.note({"kind": "nothing-to-steal", "seat": self.to_move, "victim_seat": victim})
        return False

    def _steal(self, goods: i64, journal: Journal | None) -> None:
        # G-5.4
        seat = self.to_move
        victim = self.victim
        self.owned[victim] -= ONE[goods]
        self.owned[seat] += ONE[goods]
        self.victim = -1
        self.phase = ACT
        if journal is not None:
            what = "token" if goods == TOKEN else COLOURS[goods]
            journal.note({"kind": "steal", "seat": seat, "victim_seat": victim, "loot": what})
        self._gained(journal)

    def _gained(self, journal: Journal | None) -> None:
        # G-6.4: tested after every gain, and true for good.
        if self.expert == 0 or self.reached:
            return
        points = self.points(self.to_move)
        if points >= LAST_POINTS[self.players]:
            self.reached = 1
            if journal is not None:
                journal.note({"kind": "last-round", "seat": self.to_move, "points": points})

    def _come_in(self, journal: Journal | None) -> None:
        """G-3.1: by the open door, the feet towards its base."""
        seat = self.to_move
        space = self.board.ring[self.marker]
        pose: i64 = space * 4 + ((self.board.ups[self.marker] + 2) & 3)
        if journal is not None:
            journal.note({"kind": "enter", "seat": seat, "space": self.board.names[space]})
        here: i64 = i64(self.things[space])
        if here >= PAWN and self._eject(here // PAWN - 1, space, journal):
            self._stand(seat, pose)
            self.entering = 1
            return
        self._move_marker_from(space, journal)
        self._stand(seat, pose)

    def _move_marker_from(self, space: i64, journal: Journal | None) -> None:
        """G-5.5, G-3.1: if the marker is on this space, it goes clockwise to the next free door."""
        ring = self.board.ring
        if ring[self.marker] != space:
            return
        doors: i64 = len(ring)
        moved: i64 = 1
        while moved < doors:
            door = (self.marker + moved) % doors
            if self.things[ring[door]] < PAWN:
                self.marker = door
                self.marker_moved = 1
                if journal is not None:
                    names = self.board.names
                    journal.note({"kind": "marker", "from_space": names[space], "space": names[ring[door]]})
                return
            moved += 1
        if journal is not None:
            journal.note({"kind": "marker-stays", "space": self.board.names[space]})


def count_of(owned: i64, goods: i64) -> i64:
    """How many of these goods are among all that a seat owns."""
    return owned >> GOODS_BITS * goods & GOODS_MASK


def uncovered(board: Board, space: i64) -> i64:
    """What a space shows without star and pawn."""
    symbol = board.symbols[space]
    if symbol == REPLAY_SYMBOL:
        return BARE_REPLAY
    return DOOR if symbol == DOOR_SYMBOL else 0


def _note_step(journal: Journal, kind: str, seat: i64, board: Board, space: i64, direction: i64) -> None:
    """Steps of one kind with nothing between them are one event."""
    entered = board.names[board.through[space * 4 + direction]]
    if board.wraps(space, direction):
        journal.note({"kind": "wrap", "seat": seat, "side": DIRECTIONS[direction]})
    elif journal.entries:
        last = journal.entries[-1].event
        if last["kind"] == kind and last["seat"] == seat:
            cast(list[str], last["spaces"]).append(entered)
            return
    journal.note({"kind": kind, "seat": seat, "spaces": [entered]})

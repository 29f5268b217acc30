"""What the seat to move may do: each phase offers a few masks, of directions, turns, faces, spaces, tiles or seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT, lowest, nth, popcount
from ludotheque.core.marks import Marks
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.core.words import SPREAD
from ludotheque.games.octocube.rules.actions import (
    ADVANCED,
    FILL,
    HERE,
    KIDS,
    LAY,
    PASS,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_FILL,
    PHASE_LAY,
    PHASE_OFFER,
    PHASE_PLACE,
    PHASE_POWER,
    PIVOT,
    PLACE,
    RETRIEVE,
    ROLL,
    SCORE,
    SPACE,
    STAY,
    USE,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_B,
    ABYSS_I,
    DISTINCT_TURNS,
    EDGE,
    NEIGHBOURS,
    ROTATIONS,
    SPACES,
    UNTURNED,
)
from ludotheque.games.octocube.rules.cube import distinct_pivots, nth_subset, pattern, tiled
from ludotheque.games.octocube.rules.kids import fills, loose_kinds, return_spaces
from ludotheque.games.octocube.rules.powers import target_base, targets, usable
from ludotheque.games.octocube.rules.table import Table

TURN_WORDS: Final = ROTATIONS // 8
"""The words of marks for the turns on a space: `PLACE` begins them."""
SUBSETS: Final[vec[i64]] = vec[i64]([sum(2**part for part in range(32) if part & ~faces == 0) for faces in range(32)])
"""The subsets of a set of five faces, as bits."""


class Choices(Table):
    """A table and what may be done at it: `legal_actions` lists it, `random_action` picks from the same masks."""

    def rolls(self, seat: i64) -> i64:
        """O-3.4: a mask of the directions in which an adjacent space is unoccupied."""
        free = self.free()
        neighbours = NEIGHBOURS
        place: i64 = 4 * self.at[seat]
        mask: i64 = 0
        direction: i64 = 0
        while direction < 4:
            space = neighbours[place + direction]
            if space >= 0 and free & BIT[space] != 0:
                mask |= BIT[direction]
            direction += 1
        return mask

    def uses(self, seat: i64) -> i64:
        """O-5.2: a mask of the directions in which a visible abyss tile lies that has a legal use."""
        if self.mode != ADVANCED:
            return 0
        free = self.free()
        place: i64 = 4 * self.at[seat]
        mask: i64 = 0
        direction: i64 = 0
        while direction < 4:
            space = NEIGHBOURS[place + direction]
            if space >= 0 and free & BIT[space] != 0 and self.has_use(seat, space):
                mask |= BIT[direction]
            direction += 1
        return mask

    def has_use(self, seat: i64, space: i64) -> bool:
        power = self.ground[space]
        return ABYSS_B <= power <= ABYSS_I and usable(self, seat, power)

    def places(self) -> i64:
        """O-3.1: the unoccupied spaces of the edge."""
        return self.free() & EDGE[self.players]

    def orientations(self, seat: i64) -> i64:
        """O-3.1: the turns of a cube that give different results."""
        faces = self.cubes[seat]
        return 1 if faces == 0 else DISTINCT_TURNS[pattern(faces)]

    def choice_base(self) -> i64:
        """Where the ids of a phase with one kind of choice begin."""
        if self.phase == PHASE_POWER:
            return target_base(self.power, self.chosen)
        if self.phase == PHASE_FILL:
            return FILL
        return LAY if self.phase == PHASE_LAY else SPACE

    def choices(self) -> i64:
        """A mask of the choices of such a phase."""
        if self.phase == PHASE_POWER:
            return targets(self, self.to_move, self.power, self.chosen)
        if self.phase == PHASE_FILL:
            return fills(self, self.to_move)
        return loose_kinds(self, self.to_move) if self.phase == PHASE_LAY else return_spaces(self)

    def legal_actions(self) -> list[int]:
        seat = self.to_move
        if seat == NOBODY:
            return []
        phase = self.phase
        if phase == PHASE_PLACE:
            return self._legal_places(seat)
        if phase == PHASE_ACT:
            return self._legal_acts(seat)
        if phase == PHASE_AGAIN:
            return [*_listed(ROLL, self.rolls(seat)), STAY]
        if phase == PHASE_OFFER:
            return [USE + HERE, STAY]
        return _listed(self.choice_base(), self.choices())

    def _legal_places(self, seat: i64) -> list[int]:
        turns = _listed(0, self.orientations(seat))
        places = [PLACE + ROTATIONS * space + turn for space in _listed(0, self.places()) for turn in turns]
        # O-6.3: with no free edge space to place on, you pass.
        return places or [PASS]

    def _legal_acts(self, seat: i64) -> list[int]:
        legal = _listed(ROLL, self.rolls(seat))
        if self.mode == KIDS:
            legal.append(RETRIEVE)
            return legal
        legal.extend(_listed(PIVOT, distinct_pivots(self.cubes[seat])))
        faces = tiled(self.cubes[seat])
        legal.extend(SCORE + subset for subset in range(64) if subset & ~faces == 0)
        legal.append(PASS)
        legal.extend(_listed(USE, self.uses(seat)))
        return legal

    def mark_legal(self, marks: Marks) -> None:
        seat = self.to_move
        phase = self.phase
        if phase == PHASE_PLACE:
            self._mark_places(seat, marks)
        elif phase == PHASE_ACT:
            self._mark_acts(seat, marks)
        elif phase == PHASE_AGAIN:
            marks.add(ROLL, self.rolls(seat))
            marks.add_one(STAY)
        elif phase == PHASE_OFFER:
            marks.add_one(USE + HERE)
            marks.add_one(STAY)
        else:
            marks.add(self.choice_base(), self.choices())

    def _mark_places(self, seat: i64, marks: Marks) -> None:
        places = self.places()
        if places == 0:
            marks.add_one(PASS)
            return
        turns = self.orientations(seat)
        first = SPREAD[turns & 255]
        second = SPREAD[turns >> 8 & 255]
        third = SPREAD[turns >> 16]
        marks.note(TURN_WORDS * lowest(places), SPACES * TURN_WORDS)
        words = marks.words
        word: i64 = marks.at
        while places != 0:
            if places & 1 != 0:
                words[word] = first
                words[word + 1] = second
                words[word + 2] = third
            places = places >> 1
            word += TURN_WORDS

    def _mark_acts(self, seat: i64, marks: Marks) -> None:
        rolls = self.rolls(seat)
        if self.mode == KIDS:
            marks.add(ROLL, rolls)
            marks.add_one(RETRIEVE)
            return
        faces = self.cubes[seat]
        with_tile = tiled(faces)
        subsets = SUBSETS[with_tile & 31]
        marks.add(ROLL, rolls | distinct_pivots(faces) << (PIVOT - ROLL) | subsets << (SCORE - ROLL))
        if with_tile & 32 != 0:
            marks.add(SCORE + 32, subsets)
        marks.add(PASS, 1 | self.uses(seat) << (USE - PASS))

    def random_action(self, rng: Rng) -> i64:
        seat = self.to_move
        phase = self.phase
        if phase == PHASE_PLACE:
            return self._random_place(seat, rng)
        if phase == PHASE_ACT:
            return self._random_act(seat, rng)
        if phase == PHASE_AGAIN:
            rolls = self.rolls(seat)
            again = rng.below(popcount(rolls) + 1)
            return STAY if again == popcount(rolls) else ROLL + nth(rolls, again)
        if phase == PHASE_OFFER:
            return STAY if rng.below(2) == 1 else USE + HERE
        choices = self.choices()
        return self.choice_base() + nth(choices, rng.below(popcount(choices)))

    def _random_place(self, seat: i64, rng: Rng) -> i64:
        places = self.places()
        if places == 0:
            return PASS
        turns = self.orientations(seat)
        turn: i64 = UNTURNED if turns == 1 else nth(turns, rng.below(popcount(turns)))
        return PLACE + ROTATIONS * nth(places, rng.below(popcount(places))) + turn

    def _random_act(self, seat: i64, rng: Rng) -> i64:
        rolls = self.rolls(seat)
        roll_count = popcount(rolls)
        if self.mode == KIDS:
            roll = rng.below(roll_count + 1)
            return RETRIEVE if roll == roll_count else ROLL + nth(rolls, roll)
        pivots = distinct_pivots(self.cubes[seat])
        pivot_count = popcount(pivots)
        faces = tiled(self.cubes[seat])
        subset_count: i64 = BIT[popcount(faces)]
        uses = self.uses(seat)
        pick = rng.below(roll_count + pivot_count + subset_count + 1 + popcount(uses))
        if pick < subset_count:
            return SCORE + nth_subset(faces, pick)
        pick -= subset_count
        if pick < roll_count:
            return ROLL + nth(rolls, pick)
        pick -= roll_count
        if pick < pivot_count:
            return PIVOT + nth(pivots, pick)
        pick -= pivot_count
        return PASS if pick == 0 else USE + nth(uses, pick - 1)


def _listed(base: i64, mask: i64) -> list[int]:
    """The ids of a mask, ascending."""
    listed: list[int] = []
    number: i64 = base
    while mask != 0:
        if mask & 1 != 0:
            listed.append(number)
        mask = mask >> 1
        number += 1
    return listed

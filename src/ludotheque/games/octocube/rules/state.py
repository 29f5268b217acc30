"""The turn (O-3), its end and the end of the game (O-4): the `State` of Octocube in all three modes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.journal import Journal
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.core.words import LINE, prefetch
from ludotheque.games.octocube.rules.actions import (
    ABYSS_PLACED,
    ACTIONS,
    ADVANCED,
    CUBE,
    ENDINGS,
    FILL,
    GOING_ON,
    HERE,
    IDLE,
    KIDS,
    LAY,
    PASS,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_OFFER,
    PHASE_PLACE,
    PHASE_POWER,
    PHASE_RETURN,
    PIVOT,
    PLACE,
    RETRIEVE,
    ROLL,
    SCORE,
    SPACE,
    STAY,
    TILE,
    TURN,
    USE,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_A,
    GROUNDS,
    IDLE_ROUNDS,
    KIDS_ROUNDS,
    NEIGHBOURS,
    PIVOT_TURNS,
    ROLL_TURNS,
    ROTATIONS,
    SPACE_NAMES,
    SPACES,
    TILE_TOTAL,
    UNTURNED,
)
from ludotheque.games.octocube.rules.choices import Choices
from ludotheque.games.octocube.rules.cube import tiled, turned
from ludotheque.games.octocube.rules.hidden import deal_anew, guess_points
from ludotheque.games.octocube.rules.journal import note_pivot, note_place, note_roll, note_score, note_seat, note_use
from ludotheque.games.octocube.rules.kids import fill, filled, give_back, lay, retrieve, turn_bare_face_down
from ludotheque.games.octocube.rules.powers import aim
from ludotheque.games.octocube.rules.score import final_scores, most, object_tiles, take, take_all
from ludotheque.games.octocube.rules.table import HOME, NOTHING

ALL_FACES: Final = 63


@final
class Octocube(Choices):
    """A position of Octocube."""

    @property
    def max_actions(self) -> int:
        return ACTIONS

    @property
    def max_length(self) -> int:
        # Kids: at most a roll, a roll again, six tiles and the returned stack a turn.
        if self.mode == KIDS:
            return KIDS_ROUNDS * self.players * 9
        # O-4.5: every tile can be taken once, with idle rounds between. A turn is at most a roll, a power, two targets.
        return (TILE_TOTAL + 1) * IDLE_ROUNDS * self.players * (4 if self.mode == ADVANCED else 2)

    def clone(self) -> Octocube:
        return Octocube(self.options, self)

    def redeal(self, viewer: i64, rng: Rng) -> Octocube:
        self.check_viewer(viewer)
        twin = self.clone()
        deal_anew(twin, rng)
        if self.to_move != NOBODY:
            guess_points(twin, viewer, rng)
        return twin

    @property
    def asks_ahead(self) -> bool:
        return True

    def prefetch(self) -> None:
        space: i64 = 0
        while space < SPACES:
            prefetch(self.stacks, space)
            prefetch(self.known, space)
            prefetch(self.ground, space)
            space += LINE
        prefetch(self.cubes, 0)
        prefetch(self.at, 0)
        prefetch(self.boards, 0)
        prefetch(self.coins, 0)
        prefetch(self.points, 0)

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        seat = self.to_move
        self.touched = 0
        if action < ROLL:
            self._place(seat, action - PLACE, journal)
        elif action < PIVOT:
            self._roll(seat, action - ROLL, journal)
        elif action < SCORE:
            self._pivot(seat, action - PIVOT, journal)
        elif action < PASS:
            self._score(seat, action - SCORE, journal)
        elif action == PASS:
            note_seat(journal, "pass", seat)
            self._end_turn(journal)
        elif action < STAY:
            self._use(seat, action - USE, journal)
        elif action == STAY:
            note_seat(journal, "stay", seat)
            self._end_turn(journal)
        elif action >= RETRIEVE:
            self._retrieve(seat, action, journal)
        elif self.phase == PHASE_RETURN:
            give_back(self, seat, action - SPACE, journal)
            self._end_turn(journal)
        else:
            self._aim(seat, action, journal)

    def _place(self, seat: i64, place: i64, journal: Journal | None) -> None:
        # O-3.1: placing is the whole turn.
        turn: i64 = place % ROTATIONS
        space: i64 = place // ROTATIONS
        if turn != UNTURNED:
            self.cubes[seat] = turned(self.cubes[seat], turn)
        if journal is not None:
            note_place(journal, self, seat, space)
        self.put(seat, space, journal)
        self._end_turn(journal)

    def _roll(self, seat: i64, direction: i64, journal: Journal | None) -> None:
        space = NEIGHBOURS[4 * self.at[seat] + direction]
        faces = turned(self.cubes[seat], ROLL_TURNS[direction])
        self.cubes[seat] = turn_bare_face_down(faces) if self.mode == KIDS else faces
        if journal is not None:
            note_roll(journal, self, seat, direction, space)
        self.lift(seat, journal)
        self.put(seat, space, journal)
        self._after_roll(seat, space, journal)

    def _after_roll(self, seat: i64, space: i64, journal: Journal | None) -> None:
        ground = self.ground[space]
        if ground == ABYSS_A and self.rolls(seat) != 0:
            # O-3.6: roll again at once, if you like.
            self.phase = PHASE_AGAIN
        elif self.mode == ADVANCED and self.has_use(seat, space):
            # O-5.2: use the power at once, if you like.
            self.phase = PHASE_OFFER
        elif self.mode == KIDS and tiled(self.cubes[seat]) == ALL_FACES:
            # O-6.2: with all six faces tiled the Retrieve follows by itself.
            if not retrieve(self, seat, journal):
                self._end_turn(journal)
        else:
            self._end_turn(journal)

    def _pivot(self, seat: i64, quarters: i64, journal: Journal | None) -> None:
        self.cubes[seat] = turned(self.cubes[seat], PIVOT_TURNS[quarters])
        if journal is not None:
            note_pivot(journal, self, seat, quarters)
        self._end_turn(journal)

    def _score(self, seat: i64, subset: i64, journal: Journal | None) -> None:
        # O-3.8: the cube goes home with the tile under it, then any of its tiles are taken.
        faces = self.cubes[seat]
        self.lift(seat, journal)
        points = take(self, seat, subset)
        self.points[seat] += points
        if subset != 0:
            self.taken = 1
        if journal is not None:
            note_score(journal, self, seat, faces, subset, points)
        self._end_turn(journal)

    def _use(self, seat: i64, direction: i64, journal: Journal | None) -> None:
        here = self.at[seat]
        space: i64 = here
        if direction != HERE:
            space = NEIGHBOURS[4 * here + direction]
        self.power = self.ground[space]
        self.chosen = NOTHING
        self.phase = PHASE_POWER
        if journal is not None:
            note_use(journal, seat, GROUNDS[self.power], SPACE_NAMES[space])

    def _aim(self, seat: i64, action: i64, journal: Journal | None) -> None:
        base: i64 = SPACE
        if action >= CUBE:
            base = CUBE
        elif action >= TILE:
            base = TILE
        elif action >= TURN:
            base = TURN
        if aim(self, seat, action - base, journal):
            return
        self._end_turn(journal)

    def _retrieve(self, seat: i64, action: i64, journal: Journal | None) -> None:
        going_on: bool
        if action == RETRIEVE:
            going_on = retrieve(self, seat, journal)
        elif action < LAY:
            going_on = fill(self, seat, (action - FILL) // 3 + 1, (action - FILL) % 3, journal)
        else:
            going_on = lay(self, seat, action - LAY + 1, journal)
        if not going_on:
            self._end_turn(journal)

    def _end_turn(self, journal: Journal | None) -> None:
        self.power = 0
        self.chosen = NOTHING
        if self.mode != KIDS and self.supply_left == 0 and self.last_round == GOING_ON:
            # O-4.1: the last abyss tile has been placed: this round is finished.
            self.last_round = ABYSS_PLACED
            if journal is not None:
                journal.note({"kind": "last-round"})
        seat = self.to_move + 1
        if seat == self.players:
            seat = 0
        self.to_move = seat
        if seat == self.first:
            self._end_round(journal)
        self.phase = PHASE_PLACE if self.to_move == NOBODY or self.at[seat] == HOME else PHASE_ACT

    def _end_round(self, journal: Journal | None) -> None:
        self.idle = 0 if self.taken != 0 else self.idle + 1
        self.taken = 0
        if self.last_round != GOING_ON:
            self.ended = self.last_round
        elif self.idle >= IDLE_ROUNDS or (self.mode == KIDS and self.round >= KIDS_ROUNDS):
            # O-4.5, O-6.6: the safety end.
            self.ended = IDLE
        else:
            self.round += 1
            return
        self.to_move = NOBODY
        if self.mode != KIDS:
            self._last_score(journal)
        if journal is not None:
            journal.note({"kind": "end", "ending": ENDINGS[self.ended]})

    def _last_score(self, journal: Journal | None) -> None:
        cubes = self.cubes[:]
        before = self.points[:]
        take_all(self)
        if journal is not None:
            for seat in range(self.players):
                if cubes[seat] != 0:
                    gained = self.points[seat] - before[seat]
                    note_score(journal, self, seat, cubes[seat], ALL_FACES, gained)

    def scores(self) -> list[int]:
        if self.mode == KIDS:
            return [int(filled(self, seat)) for seat in range(self.players)]
        if self.to_move == NOBODY:
            return final_scores(self)
        counted = self.clone()
        take_all(counted)
        return final_scores(counted)

    def winners(self) -> list[int]:
        if self.to_move != NOBODY:
            return []
        scores = self.scores()
        # O-6.5, O-6.6: full boards or else most filled spaces, which the score is. O-4.4: most points.
        best = max(scores)
        leaders = [seat for seat, score in enumerate(scores) if score == best]
        if self.mode == KIDS:
            return most([int(coins) for coins in self.coins], leaders)
        return most([int(object_tiles(board)) for board in self.boards], leaders)

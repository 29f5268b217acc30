"""The rules of Tolleno: the turn (T-3), the boat (T-4) and the end (T-6), step by step."""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.journal import Journal
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.core.words import prefetch, prefetch_object
from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    cell_of,
    rank_of,
    spot_of,
)
from ludotheque.games.tolleno.rules.board import (
    FLOOR_BOAT,
    FLOORS,
    GONE,
    HAND,
    HORIZONTAL,
    HORIZONTAL_ARM,
    NO_CONTRACT,
    NO_TILE,
    OFFER,
    OFFERED,
    PROLONGED,
    SEAT,
    TOKENS,
    VERTICAL,
    VERTICAL_ARM,
)
from ludotheque.games.tolleno.rules.boat import crossed, harbours, turns_allowed
from ludotheque.games.tolleno.rules.choices import Choices
from ludotheque.games.tolleno.rules.city import ARM, BUILT, CANAL, FREE, SIDE_BIT, SPOTS
from ludotheque.games.tolleno.rules.contract import contract_worth
from ludotheque.games.tolleno.rules.hidden import deal_anew
from ludotheque.games.tolleno.rules.journal import (
    note_build,
    note_carry,
    note_contract,
    note_draw,
    note_end,
    note_extend,
    note_lift,
    note_reveal,
    note_sail,
    note_show,
    note_skip,
)
from ludotheque.games.tolleno.rules.marking import fits
from ludotheque.games.tolleno.rules.offer import kinds_offered, offered_at
from ludotheque.games.tolleno.rules.table import BUILD, EXTEND, LIFT, NO_SPOT, PUT, SAIL, SECOND


@final
class Tolleno(Choices):
    """A turn is up to six actions of one seat; whatever leaves nothing to decide happens inside `apply`."""

    @property
    def asks_ahead(self) -> bool:
        return True

    def prefetch(self) -> None:
        prefetch_object(self.city)
        prefetch(self.pieces, 0)
        prefetch(self.pieces, 8)
        prefetch(self.pile, self.drawn)
        prefetch(self.contracts, self.revealed)

    def prefetch_more(self) -> None:
        self.city.prefetch(self.phase == EXTEND, self.phase == BUILD)

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        self.ways = 0
        if action < FIRST_BUILD:
            self.extend(cell_of(self.city, action), action & 3, journal)
        elif action < FIRST_CONTRACT:
            self.build(spot_of(action), journal)
        elif action < FIRST_SAIL:
            self.place_contract(offered_at(self.pieces, rank_of(action)), spot_of(action), journal)
        elif action < FIRST_LIFT:
            self.sail(action - FIRST_SAIL, journal)
        elif action < CARRY_NOTHING:
            self.lift(spot_of(action), journal)
        elif action == CARRY_NOTHING:
            if journal is not None:
                note_lift(journal, self.to_move, self.city, NO_SPOT)
            self.end_turn(journal)
        else:
            self.put(4 * self.city.boat(self.to_move) + action - FIRST_PUT, journal)

    def extend(self, cell: i64, turn: i64, journal: Journal | None) -> None:
        """T-3.1: lays the held tile."""
        seat = self.to_move
        face: i64 = 4 * self.held(seat) + turn
        self.pieces[HAND + SEAT * seat] = NO_TILE
        self.shown &= ~SIDE_BIT[seat]
        self.extended = True
        joins: i64 = self.city.around(cell) >> 4 & 15
        self.prolonged = PROLONGED[joins]
        tile = self.city.lay(face, cell)
        self.laid = tile
        if journal is not None:
            note_extend(journal, seat, self.city, tile, self.prolonged)
        self.find_first_quays()
        self.phase = BUILD
        if not self.can_build():
            if journal is not None:
                note_skip(journal, seat, "skip-build", "T-3.3")
            self.begin_sailing(journal)

    def find_first_quays(self) -> None:
        """T-3.3: on the quay of a canal prolonged this turn, not on a tile with an opponent's boat."""
        sets = self.city.sets
        vertical: i64 = 0
        horizontal: i64 = 0
        if self.prolonged & 1 != 0:
            vertical = sets[CANAL + 2 * self.laid]
        if self.prolonged & 2 != 0:
            horizontal = sets[CANAL + 2 * self.laid + 1]
        self.set_quays(vertical, horizontal, ~self.city.guarded(self.to_move))

    def set_quays(self, vertical: i64, horizontal: i64, allowed: i64) -> None:
        self.city.find_quays(vertical & allowed, horizontal & allowed)

    def can_build(self) -> bool:
        seat = self.to_move
        if self.placed(seat) == FLOORS:
            return False
        sets = self.city.sets
        own: i64 = BUILT + 4 * seat
        spots: i64 = sets[SPOTS] & (sets[FREE] | sets[own]) | sets[SPOTS + 1] & (sets[FREE + 1] | sets[own + 1])
        spots |= sets[SPOTS + 2] & (sets[FREE + 2] | sets[own + 2]) | sets[SPOTS + 3] & (sets[FREE + 3] | sets[own + 3])
        return spots != 0

    def can_place_contract(self) -> bool:
        if kinds_offered(self.pieces) == 0:
            return False
        sets = self.city.sets
        spots: i64 = sets[SPOTS] & sets[FREE] | sets[SPOTS + 1] & sets[FREE + 1]
        spots |= sets[SPOTS + 2] & sets[FREE + 2] | sets[SPOTS + 3] & sets[FREE + 3]
        return spots != 0

    def build(self, spot: i64, journal: Journal | None) -> None:
        """T-3.3, T-3.4: puts the next floor of the board on a spot."""
        seat = self.to_move
        self.city.raise_floor(seat, spot)
        self.pieces[GONE + SEAT * seat] += 1
        if self.placed(seat) == FLOORS:
            # T-6.1: with somebody's last floor the round is the last.
            self.last_round = True
        if journal is not None:
            note_build(journal, seat, self.city, spot, self.placed(seat))
        if self.phase == SECOND:
            self.begin_sailing(journal)
            return
        self.first_spot = spot
        self.begin_second(journal)

    def begin_second(self, journal: Journal | None) -> None:
        self.find_second_quays()
        self.phase = SECOND
        if not self.can_build() and not self.can_place_contract():
            if journal is not None:
                note_skip(journal, self.to_move, "skip-second", "T-3.4")
            self.begin_sailing(journal)

    def find_second_quays(self) -> None:
        """T-3.4: on the quay of a canal perpendicular to the first floor's, on another tile."""
        city = self.city
        tile: i64 = self.first_spot >> 2
        quadrant: i64 = self.first_spot & 3
        horizontal: i64 = 0
        vertical: i64 = 0
        if self.serves(tile, VERTICAL, VERTICAL_ARM[quadrant]):
            horizontal = city.crossing(city.sets[CANAL + 2 * tile], HORIZONTAL)
        if self.serves(tile, HORIZONTAL, HORIZONTAL_ARM[quadrant]):
            vertical = city.crossing(city.sets[CANAL + 2 * tile + 1], VERTICAL)
        self.set_quays(vertical, horizontal, ~(city.guarded(self.to_move) | BIT[tile]))

    def serves(self, tile: i64, axis: i64, side: i64) -> bool:
        """Whether the first floor touches its tile's canal of this axis and may use it (option `perpendicular`)."""
        if self.city.sets[ARM + side] & BIT[tile] == 0:
            return False
        if not self.extended_only:
            return True
        was_prolonged: bool = self.prolonged & (axis + 1) != 0
        return was_prolonged and self.city.sets[CANAL + 2 * self.laid + axis] & BIT[tile] != 0

    def place_contract(self, kind: i64, spot: i64, journal: Journal | None) -> None:
        """T-3.5: scores at once, and stays face down."""
        seat = self.to_move
        place: i64 = 0
        while self.pieces[OFFER + place] != kind:
            place += 1
        self.pieces[OFFER + place] = NO_CONTRACT
        self.city.put_contract(spot)
        stars = contract_worth(self.city, seat, kind, spot)
        self.pieces[TOKENS + SEAT * seat] += stars
        if journal is not None:
            note_contract(journal, seat, self.city, kind, spot, stars)
        self.begin_sailing(journal)

    def begin_sailing(self, journal: Journal | None) -> None:
        """T-3.6: step 4, or the end of the turn."""
        if not self.can_sail(journal):
            self.end_turn(journal)

    def can_sail(self, journal: Journal | None) -> bool:
        """T-4: whether the boat is unlocked and has a move to choose."""
        seat = self.to_move
        if self.placed(seat) < FLOOR_BOAT:
            return False
        self.find_harbours()
        if self.harbours != 0:
            self.phase = SAIL
            return True
        if journal is not None:
            # T-4.1: if no stop is legal it waits; T-4.2: if it cannot move it stays.
            waits: bool = self.city.boat(seat) == NO_TILE
            note_skip(journal, seat, "boat-waits" if waits else "boat-stays", "T-4.1" if waits else "T-4.2")
        return False

    def find_harbours(self) -> None:
        self.harbours = harbours(self.city, self.to_move, turns_allowed(self.placed(self.to_move)))

    def sail(self, tile: i64, journal: Journal | None) -> None:
        city = self.city
        seat = self.to_move
        if journal is not None:
            note_sail(journal, seat, city, tile, turns_allowed(self.placed(seat)))
        self.sailed_from = city.boat(seat)
        city.move_boat(seat, tile)
        if self.find_landings() == 0 or not self.find_cargo():
            self.end_turn(journal)
            return
        self.phase = LIFT

    def find_cargo(self) -> bool:
        """T-4.3: floors of one's own on the tiles that the boat left or crossed, not where an opponent's boat lies."""
        city = self.city
        seat = self.to_move
        way = crossed(city, self.sailed_from, city.boat(seat), turns_allowed(self.placed(seat)))
        way &= ~city.guarded(seat)
        sets = city.sets
        cargo: i64 = 0
        quadrant: i64 = 0
        while quadrant < 4:
            floors: i64 = way & sets[BUILT + 4 * seat + quadrant]
            sets[SPOTS + quadrant] = floors
            cargo |= floors
            quadrant += 1
        return cargo != 0

    def find_landings(self) -> i64:
        """T-4.3: any foundation or building of one's own on the arrival tile; says how many."""
        seat = self.to_move
        sets = self.city.sets
        boat = self.city.boat(seat)
        ways: i64 = 0
        quadrant: i64 = 0
        while quadrant < 4:
            landing: i64 = (sets[FREE + quadrant] | sets[BUILT + 4 * seat + quadrant]) >> boat & 1
            sets[SPOTS + quadrant] = BIT[boat] * landing
            ways += landing
            quadrant += 1
        return ways

    def lift(self, spot: i64, journal: Journal | None) -> None:
        """T-4.3: the boat carries the top floor of the spot; where only one place can take it, it goes there."""
        self.lifted = spot
        self.phase = PUT
        if journal is not None:
            note_lift(journal, self.to_move, self.city, spot)
        if self.find_landings() == 1:
            quadrant: i64 = 0
            while self.city.sets[SPOTS + quadrant] == 0:
                quadrant += 1
            self.put(4 * self.city.boat(self.to_move) + quadrant, journal)

    def put(self, spot: i64, journal: Journal | None) -> None:
        seat = self.to_move
        self.city.take_floor(seat, self.lifted)
        self.city.raise_floor(seat, spot)
        if journal is not None:
            note_carry(journal, seat, self.city, self.lifted, spot)
        self.end_turn(journal)

    def end_turn(self, journal: Journal | None) -> None:
        """T-3.5, T-3.6: a new contract, a new tile; then the next seat."""
        seat = self.to_move
        self.reveal_contract(journal)
        # T-3.2: who could not extend draws no tile.
        if self.laid != NO_TILE and self.drawn < len(self.pile):
            self.draw(seat)
            if journal is not None:
                note_draw(journal, seat, self.held(seat))
        self.forget_turn()
        self.begin_next_turn(journal)

    def forget_turn(self) -> None:
        self.phase = EXTEND
        self.laid = NO_TILE
        self.prolonged = 0
        self.first_spot = NO_SPOT
        self.sailed_from = NO_TILE
        self.lifted = NO_SPOT
        self.harbours = 0
        quadrant: i64 = 0
        while quadrant < 4:
            self.city.sets[SPOTS + quadrant] = 0
            quadrant += 1

    def reveal_contract(self, journal: Journal | None) -> None:
        pieces = self.pieces
        if pieces[OFFER] | pieces[OFFER + 1] | pieces[OFFER + 2] >= 0:
            # None is missing.
            return
        place: i64 = 0
        while place < OFFERED:
            if self.pieces[OFFER + place] == NO_CONTRACT and self.revealed < len(self.contracts):
                self.pieces[OFFER + place] = self.contracts[self.revealed]
                self.revealed += 1
                if journal is not None:
                    note_reveal(journal, self.pieces[OFFER + place])
            place += 1

    def draw(self, seat: i64) -> None:
        """Takes the top tile of the pile. If it was shown before it went under, all know it."""
        left: i64 = len(self.pile) - self.drawn
        if left == self.known:
            self.known -= 1
            self.shown |= SIDE_BIT[seat]
        else:
            self.shown &= ~SIDE_BIT[seat]
        self.pieces[HAND + SEAT * seat] = self.pile[self.drawn]
        self.drawn += 1

    def begin_next_turn(self, journal: Journal | None) -> None:
        """On to the next seat that has something to decide, or to the end."""
        while True:
            seat = self.to_move + 1
            if seat == self.players:
                seat = 0
            if seat == self.first:
                # T-6.1: the round is finished after a last floor; T-3.2: or when nobody could extend in it.
                if self.last_round or not self.extended:
                    self.to_move = NOBODY
                    if journal is not None:
                        note_end(journal, self.awards(), self.city, self.scores())
                    return
                self.round += 1
                self.extended = False
            self.to_move = seat
            if self.begin_turn(journal):
                return

    def begin_turn(self, journal: Journal | None) -> bool:
        """Whether the seat to move has anything to decide. T-3.2: a tile that fits nowhere is shown and replaced."""
        seat = self.to_move
        tries: i64 = len(self.pile) - self.drawn
        hand: i64 = HAND + SEAT * seat
        while self.pieces[hand] != NO_TILE:
            if fits(self.city, seat, self.pieces[hand]):
                return True
            self.shown |= SIDE_BIT[seat]
            if journal is not None:
                note_show(journal, seat, self.held(seat))
            if tries == 0:
                break
            self.pile = append(self.pile[self.drawn :], self.held(seat))
            self.drawn = 0
            self.known += 1
            self.draw(seat)
            if journal is not None:
                note_draw(journal, seat, self.held(seat))
            tries -= 1
        if journal is not None:
            note_skip(journal, seat, "skip-extend", "T-3.2")
        # Steps 1 to 3 are skipped; the boat still moves.
        return self.can_sail(journal)

    def resume(self) -> None:
        """Finds again what the running step may choose from, for a position that was put together."""
        if self.phase == BUILD:
            self.find_first_quays()
        elif self.phase == SECOND:
            self.find_second_quays()
        elif self.phase == SAIL:
            self.find_harbours()
        elif self.phase == LIFT:
            self.find_cargo()
        elif self.phase == PUT:
            self.find_landings()

    def clone(self) -> Tolleno:
        return Tolleno(self.options, self)

    def redeal(self, viewer: i64, rng: Rng) -> Tolleno:
        self.check_viewer(viewer)
        copy = self.clone()
        deal_anew(copy, viewer, rng)
        return copy

"""The rules of Gravity Superstar: turns, cards and scores. What a pawn meets on its way is in `path`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.bits import members, nth, popcount
from ludotheque.core.journal import Event, Journal
from ludotheque.core.marks import Marks
from ludotheque.core.options import Options
from ludotheque.core.rng import HASH_START, Rng, hash_int, hash_ints
from ludotheque.core.state import NOBODY
from ludotheque.core.words import ONE, SMALL_LINE, SPREAD, prefetch, prefetch_object, prefetch_small
from ludotheque.games.gravity_superstar.rules.actions import (
    ACTION_COUNT,
    ACTIONS_OF_HAND,
    ACTIONS_OF_MOVES,
    BITS,
    CARD_COUNT,
    CARD_OF_ACTION,
    CARDS,
    COMPLETE,
    DONE,
    FULL_HAND,
    GOODS,
    JOKER,
    MOVE_OF_ACTION,
    REPLAY,
    SPECIAL,
    STEAL,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules.board import (
    DROP,
    FIRST_STEP,
    MOVES,
    QUARTERS,
    SECOND_STEP,
    TURN_LEFT,
    Board,
)
from ludotheque.games.gravity_superstar.rules.path import (
    ACT,
    CHOOSE_REPLAY,
    CHOOSE_THEFT,
    GOODS_BITS,
    GOODS_MASK,
    OUT,
    STAR,
    Journey,
    count_of,
    uncovered,
)

# G-6.1: the game ends at the end of a round with so many stars left or fewer, by number of players.
LAST_STARS: Final = vec[i64]([0, 0, 4, 8, 8, 12, 12])
ACTION_WORDS: Final = 5
"""The words of marks for all actions."""
# G-6.5
DRY_ROUNDS: Final = 30


@final
class GravitySuperstar(Journey):
    """A position: whose turn it is, what is played, what is won, and the way still to go when a theft is chosen."""

    first: i64
    round: i64
    dry: i64
    round_stars: i64
    replayed: i64

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
        super().__init__(options, board, things, poses, hands, ups, owned)
        self.first = 0
        self.round = 1
        self.dry = 0
        self.round_stars = 0
        self.replayed = 0

    @property
    def max_actions(self) -> int:
        return ACTION_COUNT

    @property
    def max_length(self) -> int:
        # G-6.5 bounds the rounds. A turn has two actions, the replay decision, and no pawn can be robbed twice in it.
        return (self.board.symbol_count + 1) * DRY_ROUNDS * self.players * (self.players + 2)

    def legal_bits(self) -> i64:
        """The legal actions as bits."""
        if self.phase == ACT:
            seat = self.to_move
            moves: i64 = i64(self.board.moves[self.poses[seat]])
            return ACTIONS_OF_MOVES[moves] & ACTIONS_OF_HAND[self.hands[seat]]
        if self.phase == CHOOSE_REPLAY:
            return BITS[DONE] | BITS[REPLAY]
        bits: i64 = 0
        goods: i64 = 0
        owned = self.owned[self.victim]
        while owned != 0:
            if owned & GOODS_MASK != 0:
                bits |= BITS[STEAL + goods]
            owned = owned >> GOODS_BITS
            goods += 1
        return bits

    def legal_actions(self) -> list[int]:
        return [] if self.to_move == NOBODY else members(self.legal_bits())

    def mark_legal(self, marks: Marks) -> None:
        bits = self.legal_bits()
        words = marks.words
        word = marks.at
        words[word] = SPREAD[bits & 255]
        words[word + 1] = SPREAD[bits >> 8 & 255]
        words[word + 2] = SPREAD[bits >> 16 & 255]
        words[word + 3] = SPREAD[bits >> 24 & 255]
        words[word + 4] = SPREAD[bits >> 32]
        marks.note(0, ACTION_WORDS)

    def random_action(self, rng: Rng) -> i64:
        bits = self.legal_bits()
        return nth(bits, rng.below(popcount(bits)))

    @property
    def asks_ahead(self) -> bool:
        return True

    def prefetch(self) -> None:
        things = self.things
        prefetch_small(things, 0)
        prefetch_small(things, 32)
        prefetch_small(things, 64)
        prefetch(self.poses, 0)
        prefetch(self.hands, 0)
        prefetch(self.ups, 0)
        prefetch(self.owned, 0)
        prefetch_object(self.board)

    def prefetch_more(self) -> None:
        board = self.board
        step = board.step
        pose: i64 = 0
        poses: i64 = len(step)
        while pose < poses:
            prefetch_small(step, pose)
            pose += SMALL_LINE
        symbols = board.symbols
        space: i64 = 0
        while space < board.spaces:
            prefetch_small(symbols, space)
            space += SMALL_LINE
        prefetch(board.ring, 0)
        # After this action somebody else moves from where it stands.
        seat = self.to_move + 1
        if seat == self.players:
            seat = 0
        prefetch_small(board.moves, self.poses[seat])

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        self.collected = 0
        self.marker_moved = 0
        if action == COMPLETE:
            self._complete_hand(journal)
        elif action < STEAL:
            self._play_card(action, journal)
        elif action < DONE:
            self._steal(action - STEAL, journal)
            self._move_marker_from(self.poses[self.to_move] >> 2, journal)
            if self.entering:
                self.entering = 0
                self.phase = ACT
                return
            self._go_on(journal)
        elif action == REPLAY:
            self._spend_token(journal)
            return
        else:
            if journal is not None:
                journal.note({"kind": "done", "seat": self.to_move})
            self._end_turn(journal)
            return
        if self.phase != CHOOSE_THEFT:
            self._end_action(journal)

    def _complete_hand(self, journal: Journal | None) -> None:
        # G-4.1
        seat = self.to_move
        if journal is not None:
            journal.note({"kind": "complete", "seat": seat, "count": CARD_COUNT - popcount(self.hands[seat])})
        self.hands[seat] = FULL_HAND
        self.ups[seat] = 0
        self._go_on(journal)

    def _play_card(self, action: i64, journal: Journal | None) -> None:
        seat = self.to_move
        card = CARD_OF_ACTION[action]
        move = MOVE_OF_ACTION[action]
        if journal is not None:
            _note_card(journal, seat, action, card, move)
        hand = self.hands[seat] & ~BITS[card]
        if hand == 0:
            # G-4.6: the fifth card brings all five back before the path is resolved.
            hand = FULL_HAND
            self.ups[seat] = 0
            if journal is not None:
                journal.note({"kind": "fifth", "seat": seat})
        elif action >= SPECIAL:
            self.ups[seat] |= BITS[card]
        self.hands[seat] = hand
        if move >= TURN_LEFT:
            self._turn(QUARTERS[move], journal)
        else:
            self._step(FIRST_STEP[move], SECOND_STEP[move], move == DROP, journal)

    def _end_action(self, journal: Journal | None) -> None:
        # G-3.3: at most one replay a turn.
        if self.replayed == 0 and count_of(self.owned[self.to_move], TOKEN) > 0:
            self.phase = CHOOSE_REPLAY
        else:
            self._end_turn(journal)

    def _spend_token(self, journal: Journal | None) -> None:
        # G-3.3
        seat = self.to_move
        self.owned[seat] -= ONE[TOKEN]
        self.supply += 1
        self.replayed = 1
        self.phase = ACT
        if journal is not None:
            journal.note({"kind": "replay", "seat": seat})

    def _end_turn(self, journal: Journal | None) -> None:
        self.replayed = 0
        self.phase = ACT
        seat = self.to_move + 1
        if seat == self.players:
            seat = 0
        if seat == self.first and self._end_round(journal):
            self.to_move = NOBODY
            return
        self.to_move = seat
        self.begin_turn(journal)

    def begin_turn(self, journal: Journal | None = None) -> None:
        """G-3.1: a pawn out of play enters; that is no decision, and so no action."""
        if self.poses[self.to_move] == OUT:
            self._come_in(journal)

    def _end_round(self, journal: Journal | None) -> bool:
        self.dry = 0 if self.stars_left < self.round_stars else self.dry + 1
        self.round_stars = self.stars_left
        reason = self.end_reason()
        if reason:
            if journal is not None:
                journal.note({"kind": "end", "reason": reason})
            return True
        self.round += 1
        if journal is not None:
            journal.note({"kind": "round", "round": self.round})
        return False

    def end_reason(self) -> str:
        """Why the game ends if a round ends now; empty if it goes on."""
        if self.expert:
            # G-6.4
            if self.reached:
                return "points"
            if self.stars_left == 0:
                return "no-stars"
        elif self.stars_left <= LAST_STARS[self.players]:
            # G-6.1
            return "few-stars"
        # G-6.5
        return "dry" if self.dry >= DRY_ROUNDS else ""

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        if self.to_move != NOBODY:
            return []
        # G-6.3: most points, then fewest tokens, then shared.
        ranks = [self.points(seat) * 100 - count_of(self.owned[seat], TOKEN) for seat in range(self.players)]
        best = max(ranks)
        return [seat for seat in range(self.players) if ranks[seat] == best]

    def clone(self) -> GravitySuperstar:
        copy = GravitySuperstar(
            self.options, self.board, self.things[:], self.poses[:], self.hands[:], self.ups[:], self.owned[:]
        )
        copy.to_move = self.to_move
        copy.supply = self.supply
        copy.marker = self.marker
        copy.stars_left = self.stars_left
        copy.phase = self.phase
        copy.victim = self.victim
        copy.ahead = self.ahead
        copy.entering = self.entering
        copy.reached = self.reached
        copy.collected = self.collected
        copy.marker_moved = self.marker_moved
        copy.first = self.first
        copy.round = self.round
        copy.dry = self.dry
        copy.round_stars = self.round_stars
        copy.replayed = self.replayed
        return copy

    def redeal(self, viewer: i64, rng: Rng) -> GravitySuperstar:
        """G-7: of the cards that do not lie face up, any may be the ones that another seat played face down."""
        self.check_viewer(viewer)
        copy = self.clone()
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                copy.hands[seat] = _deal_hand(FULL_HAND & ~self.ups[seat], popcount(self.hands[seat]), rng)
            seat += 1
        return copy

    def hash(self) -> int:
        so_far = hash_int(HASH_START, self.board.hash)
        so_far = hash_things(so_far, self.things)
        so_far = hash_ints(so_far, self.poses)
        so_far = hash_ints(so_far, self.hands)
        so_far = hash_ints(so_far, self.ups)
        so_far = hash_goods(so_far, self.owned)
        so_far = hash_int(so_far, self.supply * 16 + self.marker)
        so_far = hash_int(so_far, (self.to_move + 1) * 64 + self.first * 8 + self.players)
        so_far = hash_int(so_far, self.phase * 64 + (self.victim + 1) * 8 + self.ahead + 1)
        so_far = hash_int(so_far, self.entering * 8 + self.reached * 4 + self.replayed * 2 + self.expert)
        return hash_int(hash_int(so_far, self.round), self.round_stars * 64 + self.dry)


def new_game(options: Options, board: Board, stars: list[int], marker: int, first: int) -> GravitySuperstar:
    """Nobody in play yet. `stars`: the colour on each space, or -1; `marker`: its door, as a place in the ring."""
    things = board.symbols[:]
    left: i64 = 0
    space: i64 = 0
    while space < board.spaces:
        star: i64 = stars[space]
        if star >= 0:
            things[space] = i16(STAR + star)
            left += 1
        else:
            things[space] = i16(uncovered(board, space))
        space += 1
    state = GravitySuperstar(
        options,
        board,
        things,
        vec[i64]([OUT] * options.players),
        vec[i64]([FULL_HAND] * options.players),
        vec[i64]([0] * options.players),
        vec[i64]([0] * options.players),
    )
    state.stars_left = left
    state.round_stars = left
    state.marker = marker
    state.first = first
    state.to_move = first
    return state


def hash_things(so_far: i64, things: vec[i16]) -> i64:
    """As `hash_ints`."""
    space: i64 = 0
    while space < len(things):
        so_far = hash_int(so_far, i64(things[space]))
        space += 1
    return hash_int(so_far, space)


def hash_goods(so_far: i64, owned: vec[i64]) -> i64:
    """As `hash_ints` of all numbers of goods."""
    for all_goods in owned:
        goods: i64 = 0
        while goods < GOODS:
            so_far = hash_int(so_far, count_of(all_goods, goods))
            goods += 1
    return hash_int(so_far, GOODS * len(owned))


def _deal_hand(cards: i64, count: i64, rng: Rng) -> i64:
    """`count` of these cards, all such hands alike."""
    if count == popcount(cards):
        return cards
    hand: i64 = 0
    while count > 0:
        card = nth(cards, rng.below(popcount(cards)))
        cards &= ~BITS[card]
        hand |= BITS[card]
        count -= 1
    return hand


def _note_card(journal: Journal, seat: i64, action: i64, card: i64, move: i64) -> None:
    if action < SPECIAL:
        # G-4.7: the card stays hidden from the others.
        seen: Event = {"kind": "simple", "seat": seat, "card": CARDS[card], "move": MOVES[move]}
        journal.note(seen, only=seat, others={"kind": "simple", "seat": seat, "card": "hidden", "move": MOVES[move]})
    else:
        kind = "joker" if card == JOKER else "special"
        journal.note({"kind": kind, "seat": seat, "card": CARDS[card], "move": MOVES[move]})

"""Gravity Superstar for `master`: what each pawn can win with its next action, found without making a move.

A position is worth its points and what is seen of it, each thing times a number that was found by regression on how
games of short searches ended (docs/results.md). All of them fade from the beginning of a game to its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import lowest, popcount
from ludotheque.core.linear import Linear
from ludotheque.core.options import Options
from ludotheque.core.policy import Policy, floats
from ludotheque.core.state import State
from ludotheque.games.gravity_superstar.bot import GravityPolicy, set_up
from ludotheque.games.gravity_superstar.rules.actions import (
    BITS,
    CARD_OF_ACTION,
    CARD_OF_MOVE,
    COLOUR_COUNT,
    COMPLETE,
    FIRST_SPECIAL_MOVE,
    FULL_HAND,
    JOKER,
    MOVE_OF_ACTION,
    REPLAY,
    STEAL,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules.board import (
    FIRST_STEP,
    MOVE_COUNT,
    NO_STEP,
    QUARTERS,
    SECOND_STEP,
)
from ludotheque.games.gravity_superstar.rules.path import (
    ACT,
    BARE_REPLAY,
    CHOOSE_REPLAY,
    LAST_POINTS,
    OUT,
    PAWN,
    STAR,
    THING,
    count_of,
)
from ludotheque.games.gravity_superstar.rules.state import LAST_STARS, GravitySuperstar

# What is seen of a seat.
POINTS: Final = 0
ODD: Final = 1
"""Colours of which it has an odd number of stars: one more makes a pair."""
TOKENS: Final = 2
ANY_TOKEN: Final = 3
CARDS: Final = 4
HAS_JOKER: Final = 5
LAST_CARD: Final = 6
"""G-4.6: its next card brings all five back."""
NOT_IN_PLAY: Final = 7
TURN: Final = 8
"""It is to act, ..."""
REPLAYED: Final = 9
"""... with its replay, ..."""
CHOOSES: Final = 10
"""... or to choose something else."""
NEXT: Final = 11
"""What its next action can win: the most, all moves together, and whether one meets a pawn. First for who is to act."""
LATER: Final = 14
"""The same for all others."""
TWICE: Final = 17
"""The most that the first of two actions can win, for who has a token."""
ONCE_MORE: Final = 18
"""The most that a replay can win, for who is to choose."""
SEEN: Final = 19

EJECTED: Final = 2.5
"""How good it looks to meet a pawn, ..."""
REPLAYS: Final = 0.5
"""... to spend a token, ..."""
STOLEN: Final = 2.0
"""... and to steal a star that makes and breaks no pair."""

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.962, -0.069),
    (0.161, 0.008),
    (-0.029, 0.183),
    (0.383, 1.071),
    (0.007, 0.016),
    (0.158, -0.699),
    (0.373, 0.100),
    (-1.738, 1.804),
    (0.624, 0.306),
    (-0.167, 0.583),
    (0.198, 0.801),
    (0.739, -0.422),
    (0.054, 0.114),
    (1.491, -0.112),
    (0.626, -0.264),
    (0.027, 0.106),
    (0.476, -0.169),
    (-0.025, 0.340),
    (-0.400, -0.037),
    (1.000, 6.000),
]
"""What each is worth at the end, and by how much more at the beginning; the last is the scale (`Linear`)."""


def _moves_of_hand(hand: int) -> int:
    """The moves that these cards allow, as bits."""
    if hand == 0:
        return 0
    bits = 3
    for move in range(FIRST_SPECIAL_MOVE, MOVE_COUNT):
        if hand & (BITS[CARD_OF_MOVE[move]] | BITS[JOKER]):
            bits += 2**move
    return bits


MOVES_OF_HAND: Final = vec[i64]([_moves_of_hand(hand) for hand in range(FULL_HAND + 1)])


class GravitySight(GravityPolicy):
    """Looks along every way of every pawn."""

    def __init__(self, players: i64, weights: list[tuple[float, float]]) -> None:
        super().__init__(players)
        self.learned = True
        self.linear: Linear = Linear(weights)
        self.seen: vec[float] = floats(SEEN)
        self.gains: vec[float] = floats(MOVE_COUNT)
        """By move, what it wins for the seat whose actions are rated."""
        self.hits: i64 = 0
        """The pawns that the way looked at last meets."""
        self.hand_worth: vec[float] = vec[float]([self.worth_of_hand(hand) for hand in range(FULL_HAND + 1)])

    def worth_of_hand(self, hand: i64) -> float:
        """Amid a game."""
        count = popcount(hand)
        worth: float = float(count) * self.linear.weight(CARDS, 0.5)
        if count == 1:
            worth += self.linear.weight(LAST_CARD, 0.5)
        if hand & BITS[JOKER] != 0:
            worth += self.linear.weight(HAS_JOKER, 0.5)
        return worth

    def along(self, state: GravitySuperstar, seat: i64, pose: i64, move: i64) -> float:
        """The points that a move wins on its way, thefts left out; sets `hits`."""
        things = state.things
        through = state.board.through
        step = state.board.step
        own: i64 = PAWN * (seat + 1)
        odd: i64 = 0
        gain: float = 0.0
        self.hits = 0
        space: i64 = pose >> 2
        feet: i64 = (pose + QUARTERS[move]) & 3
        first = FIRST_STEP[move]
        second = SECOND_STEP[move]
        while True:
            if first != NO_STEP:
                space = i64(through[space * 4 + ((feet + first) & 3)])
                first = NO_STEP
            elif second != NO_STEP:
                space = i64(through[space * 4 + ((feet + second) & 3)])
                second = NO_STEP
            else:
                below: i64 = i64(step[space * 4 + feet])
                if below < 0:
                    return gain
                space = below
            here: i64 = i64(things[space])
            if here == 0:
                continue
            if here >= PAWN:
                if here & ~THING != own:
                    self.hits += 1
            elif here < BARE_REPLAY:
                colour: i64 = here - STAR
                gain += 1.0
                if (count_of(state.owned[seat], colour) ^ odd >> colour) & 1 != 0:
                    gain += 1.0
                odd ^= BITS[colour]
            elif here == BARE_REPLAY and state.supply > 0:
                gain += 1.0

    def look_ahead(self, state: GravitySuperstar, seat: i64, thing: i64) -> None:
        """Sees what the seat's next action can win, as the three things from `thing` on."""
        pose = state.poses[seat]
        if pose == OUT:
            marker = state.marker
            pose = state.board.ring[marker] * 4 + ((state.board.ups[marker] + 2) & 3)
        moves: i64 = i64(state.board.moves[pose]) & MOVES_OF_HAND[state.hands[seat]]
        best: float = 0.0
        total: float = 0.0
        hits: float = 0.0
        while moves != 0:
            gain = self.along(state, seat, pose, lowest(moves))
            if gain > best:
                best = gain
            total += gain
            if self.hits > 0:
                hits = 1.0
            moves &= moves - 1
        self.seen[thing] = best
        self.seen[thing + 1] = total
        self.seen[thing + 2] = hits

    def see(self, state: GravitySuperstar, seat: i64) -> None:
        """Fills `seen` for a seat."""
        seen = self.seen
        at: i64 = 0
        while at < SEEN:
            seen[at] = 0.0
            at += 1
        owned = state.owned[seat]
        tokens = count_of(owned, TOKEN)
        points = tokens
        odd: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            stars = count_of(owned, colour)
            points += stars + (stars >> 1)
            odd += stars & 1
            colour += 1
        seen[POINTS] = float(points)
        seen[ODD] = float(odd)
        seen[TOKENS] = float(tokens)
        seen[ANY_TOKEN] = 1.0 if tokens > 0 else 0.0
        hand = state.hands[seat]
        count = popcount(hand)
        seen[CARDS] = float(count)
        seen[HAS_JOKER] = 1.0 if hand & BITS[JOKER] != 0 else 0.0
        seen[LAST_CARD] = 1.0 if count == 1 else 0.0
        seen[NOT_IN_PLAY] = 1.0 if state.poses[seat] == OUT else 0.0
        if state.to_move == seat and state.phase == ACT:
            self.look_ahead(state, seat, NEXT)
            seen[TURN] = 1.0
            if state.replayed != 0:
                seen[REPLAYED] = 1.0
            elif tokens > 0:
                seen[TWICE] = seen[NEXT]
            return
        self.look_ahead(state, seat, LATER)
        if state.to_move == seat:
            seen[CHOOSES] = 1.0
            if state.phase == CHOOSE_REPLAY:
                seen[ONCE_MORE] = seen[LATER] if seen[LATER] > 1.0 else 1.0

    def left(self, state: GravitySuperstar) -> float:
        """How much of the game is left: 1 at the beginning, 0 at the end."""
        players = state.players
        if state.expert != 0:
            best: i64 = 0
            seat: i64 = 0
            while seat < players:
                best = max(best, state.points(seat))
                seat += 1
            goal = LAST_POINTS[players]
            return 0.0 if state.reached != 0 or best > goal else float(goal - best) / float(goal)
        # Six times as many stars lie on the board at first.
        last = LAST_STARS[players]
        return float(state.stars_left - last) / float(5 * last) if state.stars_left > last else 0.0

    def evaluate(self, state: State, points: vec[float], chances: vec[float]) -> bool:
        assert isinstance(state, GravitySuperstar)
        left = self.left(state)
        seat: i64 = 0
        while seat < state.players:
            self.see(state, seat)
            points[seat] = self.linear.worth(self.seen, 0, left)
            seat += 1
        self.linear.tell_chances(self, state, points, chances, left)
        return True

    def begin_rating(self, state: State) -> None:
        assert isinstance(state, GravitySuperstar)
        if state.phase != ACT:
            return
        seat = state.to_move
        pose = state.poses[seat]
        moves: i64 = i64(state.board.moves[pose]) & MOVES_OF_HAND[state.hands[seat]]
        while moves != 0:
            move = lowest(moves)
            gain = self.along(state, seat, pose, move)
            self.gains[move] = gain + EJECTED * float(self.hits)
            moves &= moves - 1

    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, GravitySuperstar)
        seat = state.to_move
        if state.phase == ACT:
            hand = state.hands[seat]
            if action == COMPLETE:
                return self.hand_worth[FULL_HAND] - self.hand_worth[hand]
            kept: i64 = hand & ~BITS[CARD_OF_ACTION[action]]
            if kept == 0:
                kept = FULL_HAND
            return self.gains[MOVE_OF_ACTION[action]] + self.hand_worth[kept] - self.hand_worth[hand]
        if state.phase == CHOOSE_REPLAY:
            return REPLAYS if action == REPLAY else 0.0
        goods: i64 = action - STEAL
        if goods == TOKEN:
            return STOLEN
        mine = count_of(state.owned[seat], goods)
        theirs = count_of(state.owned[state.victim], goods)
        return STOLEN + float(mine & 1) + float(1 - (theirs & 1))


def make_sight(options: Options) -> Policy:
    policy = GravitySight(options.players, WEIGHTS)
    set_up(policy)
    policy.settings.cutoff = 0
    return policy

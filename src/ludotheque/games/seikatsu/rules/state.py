"""The rules of Seikatsu: turns, hands and the bag, in every mode (S-3 to S-7)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.bits import lowest, popcount
from ludotheque.core.journal import Journal
from ludotheque.core.marks import Marks
from ludotheque.core.options import Options
from ludotheque.core.rng import HASH_START, Rng, hash_int, hash_ints
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import (
    BIRD_OF,
    BLUE,
    FLOWER_OF,
    GREEN,
    KOI,
    KOI_SORT,
    KOI_TILES,
    NEIGHBOURS,
    NO_SPACE,
    NO_TILE,
    PINK,
    SPACES,
    TWINS,
    WHOLE_GARDEN,
    nth_space,
    start_spaces,
)
from ludotheque.games.seikatsu.rules.garden import Garden
from ludotheque.games.seikatsu.rules.journal import note_count, note_draw, note_place

HAND: Final = 2
"""Hand places of a seat. A hand is sorted, places without a tile last; in solo one place stands for all the koi."""

RIVAL: Final = BLUE
"""S-6.5: the solo rival holds blue and green; its flocks are kept at blue."""

SOLO_FLOCKS: Final = {"easy": PINK, "medium": NOBODY, "hard": RIVAL}
"""S-6.3: whose the flocks are."""

ACTION_IDS: Final[list[object]] = list(range((KOI + 1) * SPACES))
"""The action ids, made once: a list of these is quicker than a list of new numbers."""


@final
class Seikatsu(Garden):
    """A garden, the hands and the bag. An action is `36 * kind + space`: place a tile of that kind there."""

    def __init__(self, options: Options, origin: Seikatsu | None = None) -> None:
        """An empty table, or a copy of `origin`."""
        super().__init__(options, origin)
        if origin is None:
            self.solo: bool = options.mode == "solo"
            self.teams: bool = options.players == 4
            self.open_koi: bool = options.mode in ("solo", "tournament")
            """Whether the koi in the hands are known to all, and none is in the bag."""
            self.solo_flocks: i64 = SOLO_FLOCKS[options["level"]] if self.solo else NOBODY
            self.last: i64 = NO_SPACE
            """Where a player placed the last tile."""
            self.hands: vec[i64] = vec[i64]([NO_TILE] * (HAND * options.players))
            self.bag: vec[i64] = vec[i64]()
            """Of the first `in_bag` tiles the last is drawn next. Never changed once dealt, so that copies share it."""
            self.in_bag: i64 = 0
        else:
            self.solo = origin.solo
            self.teams = origin.teams
            self.open_koi = origin.open_koi
            self.solo_flocks = origin.solo_flocks
            self.last = origin.last
            self.hands = origin.hands[:]
            self.bag = origin.bag
            self.in_bag = origin.in_bag

    @property
    def max_actions(self) -> int:
        return len(ACTION_IDS)

    @property
    def max_length(self) -> int:
        return SPACES - len(start_spaces(self.options.players))

    def pagoda(self, seat: i64) -> i64:
        """S-2.1: the pagoda that a seat plays. S-5.1: partners sit opposite and share one."""
        return seat % 2 if self.teams else seat

    def team(self, seat: i64) -> i64:
        return self.pagoda(seat)

    def pagodas(self) -> list[int]:
        """The pagodas that score: S-2.1, and S-6.5 all three in solo."""
        return [PINK, BLUE, GREEN] if self.solo or self.players == 3 else [PINK, BLUE]

    def spaces_for(self, kind: i64) -> i64:
        """The spaces where the seat to move may place a tile of this kind."""
        if kind == NO_TILE:
            return 0
        # S-6.2: alone, a garden tile goes next to the last tile placed; on the first turn, next to any start tile.
        if self.solo and kind != KOI and self.last != NO_SPACE:
            return NEIGHBOURS[self.last] & ~self.occupied
        # S-3.1: on an empty cell next to at least one tile.
        return self.frontier

    def legal_actions(self) -> list[int]:
        if self.to_move == NOBODY:
            return []
        hand: i64 = HAND * self.to_move
        first = self.hands[hand]
        second = self.hands[hand + 1]
        first_spaces = self.spaces_for(first)
        second_spaces: i64 = 0
        if second != first:
            second_spaces = self.spaces_for(second)
        first_ways = popcount(first_spaces)
        legal = ACTION_IDS[: first_ways + popcount(second_spaces)]
        _list_actions(legal, 0, first, first_spaces)
        _list_actions(legal, first_ways, second, second_spaces)
        return cast(list[int], legal)

    def mark_legal(self, marks: Marks) -> None:
        hand: i64 = HAND * self.to_move
        first = self.hands[hand]
        second = self.hands[hand + 1]
        marks.add(first * SPACES, self.spaces_for(first))
        if second != first:
            marks.add(second * SPACES, self.spaces_for(second))

    def random_action(self, rng: Rng) -> i64:
        hand: i64 = HAND * self.to_move
        hands = self.hands
        first = hands[hand]
        second = hands[hand + 1]
        first_spaces = self.spaces_for(first)
        second_spaces: i64 = 0
        if second != first:
            second_spaces = self.spaces_for(second)
        first_ways = popcount(first_spaces)
        chosen = rng.below(first_ways + popcount(second_spaces))
        if chosen < first_ways:
            return first * SPACES + nth_space(first_spaces, chosen)
        return second * SPACES + nth_space(second_spaces, chosen - first_ways)

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        kind = action // SPACES
        space = action % SPACES
        seat = self.to_move
        if journal is not None:
            note_place(journal, self, kind, space, self.scorer_name())
        self.score_flock(kind, space)
        self.put(kind, space)
        self.last = space
        drawn = self.replace(kind)
        self.pass_turn()
        if journal is not None:
            if drawn != NO_TILE:
                note_draw(journal, seat, drawn)
            if self.to_move == NOBODY:
                for pagoda in self.pagodas():
                    note_count(journal, self, pagoda)

    def score_flock(self, kind: i64, space: i64) -> None:
        """S-3.2: the birds, before the tile lies there. S-6.3: alone they are yours, nobody's or the rival's."""
        scorer = self.solo_flocks if self.solo else self.pagoda(self.to_move)
        if scorer != NOBODY:
            self.flocks[scorer] += self.flock_points(kind, space)

    def scorer_name(self) -> str:
        """Who gets the flock points: the `seat` that places, the `rival`, or `nobody`."""
        if not self.solo or self.solo_flocks == PINK:
            return "seat"
        return "rival" if self.solo_flocks == RIVAL else "nobody"

    def replace(self, played: i64) -> i64:
        """Takes the played tile from the hand and refills it; says which tile was drawn, or `NO_TILE`."""
        hand: i64 = HAND * self.to_move
        kept = self.hands[hand]
        if kept == played:
            kept = self.hands[hand + 1]
        if self.solo and played == KOI:
            # S-6.2: no draw for a koi.
            self.set_hand(hand, kept, KOI if popcount(self.birds[KOI_SORT]) < KOI_TILES else NO_TILE)
            return NO_TILE
        # S-3.4: draw one tile if the bag is not empty.
        drawn: i64 = NO_TILE
        if self.in_bag > 0:
            self.in_bag -= 1
            drawn = self.bag[self.in_bag]
        self.set_hand(hand, kept, drawn)
        return drawn

    def set_hand(self, hand: i64, one: i64, other: i64) -> None:
        low = one if one < other else other
        hands = self.hands
        hands[hand] = low
        hands[hand + 1] = one + other - low

    def pass_turn(self) -> None:
        # S-4.1: the end, when all cells are filled.
        if self.occupied == WHOLE_GARDEN:
            self.to_move = NOBODY
        elif self.solo:
            # S-6.4: alone, the end also comes when no move exists.
            if self.spaces_for(self.hands[0]) | self.spaces_for(self.hands[1]) == 0:
                self.to_move = NOBODY
        else:
            # S-3.4: the turn passes clockwise.
            self.to_move += 1
            if self.to_move == self.players:
                self.to_move = 0

    def scores(self) -> list[int]:
        return [self.points(self.pagoda(seat)) for seat in range(self.players)]

    def rival_points(self) -> i64:
        """S-6.5: alone, the rival scores the rows of both other pagodas."""
        return self.points(BLUE) + self.points(GREEN)

    def winners(self) -> list[int]:
        if self.to_move != NOBODY:
            return []
        if self.solo:
            # S-6.5: strictly more; a tie loses.
            return [0] if self.points(PINK) > self.rival_points() else []
        scores = self.scores()
        best = max(scores)
        # S-4.2: a tie goes to the tied player who sits last; in teams, to the team of the last seat.
        last = max([seat for seat in range(self.players) if scores[seat] == best])
        return [seat for seat in range(self.players) if self.team(seat) == self.team(last)]

    def clone(self) -> Seikatsu:
        return Seikatsu(self.options, self)

    def redeal(self, viewer: i64, rng: Rng) -> Seikatsu:
        self.check_viewer(viewer)
        copy = self.clone()
        tiles = self.unseen(viewer)
        rng.shuffle(tiles)
        left: i64 = len(tiles)
        hand: i64 = 0
        while hand < HAND * self.players:
            if hand != HAND * viewer:
                first = self.hands[hand]
                second = self.hands[hand + 1]
                if self.is_secret(first):
                    left -= 1
                    first = tiles[left]
                if self.is_secret(second):
                    left -= 1
                    second = tiles[left]
                copy.set_hand(hand, first, second)
            hand += HAND
        copy.bag = tiles
        copy.in_bag = left
        return copy

    def is_secret(self, kind: i64) -> bool:
        """S-8: whether a tile in a hand is known to its holder alone. S-7.2: koi that were dealt openly are not."""
        return kind != NO_TILE and not (self.open_koi and kind == KOI)

    def unseen(self, viewer: i64) -> vec[i64]:
        """S-8: the tiles that a viewer sees neither in the garden nor in a hand, by kind, ascending."""
        first: i64 = NO_TILE
        second: i64 = NO_TILE
        if viewer >= 0:
            first = self.hands[HAND * viewer]
            second = self.hands[HAND * viewer + 1]
        tiles = vec[i64](capacity=SPACES)
        kind: i64 = 0
        while kind <= KOI:
            left = self.not_placed(kind)
            if kind == first:
                left -= 1
            if kind == second:
                left -= 1
            while left > 0:
                tiles = append(tiles, kind)
                left -= 1
            kind += 1
        return tiles

    def not_placed(self, kind: i64) -> i64:
        """How many tiles of a kind lie in the bag and in the hands; of koi that were dealt openly, in the bag: none."""
        if kind != KOI:
            return TWINS - popcount(self.birds[BIRD_OF[kind]] & self.flowers[FLOWER_OF[kind]])
        if self.open_koi:
            return 0
        return KOI_TILES - popcount(self.birds[KOI_SORT])

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.hands[HAND * seat] == kind or self.hands[HAND * seat + 1] == kind

    def hash(self) -> int:
        mixed: i64 = hash_int(HASH_START, self.players)
        mixed = hash_int(mixed, (1 if self.open_koi else 0) + (2 if self.whole_flocks else 0))
        mixed = hash_int(mixed, self.solo_flocks + 1)
        mixed = hash_int(mixed, self.to_move + 1)
        mixed = hash_int(mixed, self.last + 1)
        mixed = hash_ints(mixed, self.birds)
        mixed = hash_ints(mixed, self.flowers)
        mixed = hash_ints(mixed, self.flocks)
        mixed = hash_ints(mixed, self.hands)
        return hash_ints(mixed, self.bag[: self.in_bag])


def _list_actions(legal: list[object], at: i64, kind: i64, spaces: i64) -> None:
    """Writes the actions that place a tile of a kind into the list, from place `at` on."""
    ids = ACTION_IDS
    first: i64 = kind * SPACES
    while spaces:
        legal[at] = ids[first + lowest(spaces)]
        spaces &= spaces - 1
        at += 1

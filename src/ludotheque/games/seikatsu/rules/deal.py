"""The first position: start tiles, hands and the bag (S-2, S-6.1, S-7.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.rules.board import FLOWER_OF, KOI, KOI_TILES, NO_TILE, TWINS, start_spaces
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu

TOURNAMENT_KOI: Final = {2: (2, 2), 3: (1, 1, 2), 4: (1, 1, 1, 1)}
"""S-7.1: the koi dealt to each seat."""
GARDEN_TILES: Final[vec[i64]] = vec[i64]([kind for kind in range(KOI) for twin in range(TWINS)])
ALL_KOI: Final[vec[i64]] = vec[i64]([KOI] * KOI_TILES)


def deal(options: Options, rng: Rng) -> Seikatsu:
    state = Seikatsu(options)
    bag = GARDEN_TILES[:]
    rng.shuffle(bag)
    bag = lay_start_tiles(state, bag)
    if not state.open_koi:
        # S-2.3: then the koi join the bag.
        bag = extend(bag, ALL_KOI)
    rng.shuffle(bag)
    for seat in range(options.players):
        bag = deal_hand(state, seat, bag)
    state.bag = bag
    state.in_bag = len(bag)
    return state


def lay_start_tiles(state: Seikatsu, bag: vec[i64]) -> vec[i64]:
    """S-2.2: start tiles are drawn from the garden tiles only. Hands back the bag."""
    set_aside: list[int] = []
    for space in start_spaces(state.options.players):
        bag, kind = pop(bag)
        # S-6.1: alone, a start tile whose flower repeats is set aside and redrawn.
        while state.solo and state.flowers[FLOWER_OF[kind]]:
            set_aside.append(kind)
            bag, kind = pop(bag)
        state.put(kind, space)
    for kind in set_aside:
        bag = append(bag, kind)
    return bag


def deal_hand(state: Seikatsu, seat: int, bag: vec[i64]) -> vec[i64]:
    """Deals the hand of a seat: first koi that all may see, then tiles from the bag. Hands back the bag."""
    koi = open_koi(state, seat)
    size = hand_size(state.options, seat)
    first: i64 = KOI
    second: i64 = KOI
    if koi < 1:
        bag, first = pop(bag)
    if size < HAND:
        second = NO_TILE
    elif koi < HAND:
        bag, second = pop(bag)
    state.set_hand(HAND * seat, first, second)
    return bag


def open_koi(state: Seikatsu, seat: int) -> int:
    if state.solo:
        # S-6.1: all four koi, kept in one place of the hand.
        return 1
    return TOURNAMENT_KOI[state.options.players][seat] if state.open_koi else 0


def hand_size(options: Options, seat: int) -> int:
    """S-2.3, S-6.1: two places. S-7.2: `koi_only` leaves the hands as the koi were dealt."""
    if options.mode == "tournament" and options["tournament_hands"] == "koi_only":
        return TOURNAMENT_KOI[options.players][seat]
    return HAND

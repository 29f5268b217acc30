"""What a viewer cannot know (T-8), dealt anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.rules.board import (
    CITY_KINDS,
    HAND,
    NO_TILE,
    SEAT,
)
from ludotheque.games.tolleno.rules.choices import Choices
from ludotheque.games.tolleno.rules.city import SIDE_BIT
from ludotheque.games.tolleno.rules.marking import fits
from ludotheque.games.tolleno.rules.table import EXTEND


def deal_anew(state: Choices, viewer: i64, rng: Rng) -> None:
    """T-8: deals anew the others' held tiles and both piles, but for what all have seen (T-3.2)."""
    state.contracts = sorted_kinds(state.contracts[state.revealed :])
    rng.shuffle(state.contracts)
    state.revealed = 0
    bottom: i64 = len(state.pile) - state.known
    unseen = state.pile[state.drawn : bottom]
    seat: i64 = 0
    while seat < state.players:
        if is_hidden(state, seat, viewer):
            unseen = append(unseen, state.pieces[HAND + SEAT * seat])
        seat += 1
    unseen = sorted_kinds(unseen)
    fitting: i64 = NO_TILE
    mover = state.to_move
    if mover != NOBODY and state.phase == EXTEND and is_hidden(state, mover, viewer):
        # Who is to extend holds a tile that fits: all know that.
        place = random_fitting(state, unseen, rng)
        fitting = unseen[place]
        unseen = sorted_kinds(without(unseen, place))
    rng.shuffle(unseen)
    dealt: i64 = 0
    seat = 0
    while seat < state.players:
        if is_hidden(state, seat, viewer):
            if seat == mover and fitting != NO_TILE:
                state.pieces[HAND + SEAT * seat] = fitting
            else:
                state.pieces[HAND + SEAT * seat] = unseen[dealt]
                dealt += 1
        seat += 1
    pile = unseen[dealt:]
    while bottom < len(state.pile):
        pile = append(pile, state.pile[bottom])
        bottom += 1
    state.pile = pile
    state.drawn = 0


def is_hidden(state: Choices, seat: i64, viewer: i64) -> bool:
    """Whether the seat holds a tile that the viewer does not know."""
    return seat != viewer and state.pieces[HAND + SEAT * seat] != NO_TILE and state.shown & SIDE_BIT[seat] == 0


def random_fitting(state: Choices, kinds: vec[i64], rng: Rng) -> i64:
    """The place of one of the tiles that the seat to move could lay."""
    places = vec[i64]()
    place: i64 = 0
    while place < len(kinds):
        if fits(state.city, state.to_move, kinds[place]):
            places = append(places, place)
        place += 1
    return places[rng.below(len(places))]


def without(kinds: vec[i64], place: i64) -> vec[i64]:
    """All but one; the last moves to its place."""
    last: i64 = len(kinds) - 1
    kept = kinds[:last]
    if place < last:
        kept[place] = kinds[last]
    return kept


def sorted_kinds(kinds: vec[i64]) -> vec[i64]:
    """The same tiles or contracts in ascending order."""
    counts = vec[i64]([0] * CITY_KINDS)
    for kind in kinds:
        counts[kind] += 1
    ordered = vec[i64]()
    lowest: i64 = 0
    while lowest < CITY_KINDS:
        left = counts[lowest]
        while left > 0:
            ordered = append(ordered, lowest)
            left -= 1
        lowest += 1
    return ordered

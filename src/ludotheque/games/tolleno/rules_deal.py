"""What chance decides: the setup (T-2), and dealing anew what a viewer cannot know (T-8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.board import (
    BOARDS,
    CENTRE_CELLS,
    CENTRE_TILES,
    CITY_KINDS,
    CONTRACT_TILES,
    INITIALS,
    KIND_COUNTS,
    NEUTRAL,
    NO_TILE,
    OFFERED,
    START_STARS,
)
from ludotheque.games.tolleno.rules_choices import Choices
from ludotheque.games.tolleno.rules_city import SIDE_BIT
from ludotheque.games.tolleno.rules_table import EXTEND


def set_up(state: Choices, rng: Rng) -> None:
    """T-2: the centre, the piles, a tile, a board and stars for each seat, and who begins."""
    options = state.options
    lay_centre(state, options, rng)
    initial = options["initial"]
    state.initial = INITIALS.index(initial) if initial in INITIALS else rng.below(NEUTRAL)
    state.pile = vec[i64]([kind for kind in range(CITY_KINDS) for _ in range(KIND_COUNTS[kind])])
    rng.shuffle(state.pile)
    state.contracts = vec[i64](list(CONTRACT_TILES))
    rng.shuffle(state.contracts)
    boards = vec[i64](list(range(len(BOARDS))))
    rng.shuffle(boards)
    state.boards = boards[: state.players]
    state.first = rng.below(state.players)
    state.to_move = state.first
    stars = START_STARS[options.players]
    for seat in range(options.players):
        state.stars[(state.first + seat) % options.players] = stars[seat]
        state.held[seat] = state.pile[seat]
    state.drawn = options.players
    for place in range(OFFERED):
        state.offer[place] = state.contracts[place]
    state.revealed = OFFERED


def lay_centre(state: Choices, options: Options, rng: Rng) -> None:
    """T-2.1: faces and order at random, or as the options say; each next place clockwise is turned by a quarter."""
    order = vec[i64]([0, 1, 2, 3])
    rng.shuffle(order)
    if options["centre_order"] != "random":
        order = vec[i64]([int(digit) - 1 for digit in options["centre_order"]])
    faces = [rng.below(2) for _ in range(CENTRE_TILES)]
    if options["centre"] != "random":
        faces = ["ab".index(letter) for letter in options["centre"]]
    for place in range(CENTRE_TILES):
        tile = order[place]
        kind = CITY_KINDS + 2 * tile + faces[tile]
        state.city.lay(4 * kind + place, CENTRE_CELLS[place])


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
            unseen = append(unseen, state.held[seat])
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
                state.held[seat] = fitting
            else:
                state.held[seat] = unseen[dealt]
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
    return seat != viewer and state.held[seat] != NO_TILE and state.shown & SIDE_BIT[seat] == 0


def random_fitting(state: Choices, kinds: vec[i64], rng: Rng) -> i64:
    """The place of one of the tiles that the seat to move could lay."""
    places = vec[i64]()
    place: i64 = 0
    while place < len(kinds):
        if state.fits(kinds[place]):
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

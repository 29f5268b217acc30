"""The first position (T-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.rules.board import (
    BOARD,
    BOARDS,
    CENTRE_CELLS,
    CENTRE_TILES,
    CITY_KINDS,
    CONTRACT_TILES,
    HAND,
    INITIALS,
    KIND_COUNTS,
    NEUTRAL,
    OFFER,
    OFFERED,
    SEAT,
    START_STARS,
    TOKENS,
)
from ludotheque.games.tolleno.rules.state import Tolleno

ALL_TILES: Final[vec[i64]] = vec[i64]([kind for kind in range(CITY_KINDS) for _ in range(KIND_COUNTS[kind])])
ALL_CONTRACTS: Final[vec[i64]] = vec[i64](list(CONTRACT_TILES))
ALL_BOARDS: Final[vec[i64]] = vec[i64](list(range(len(BOARDS))))


def deal(options: Options, rng: Rng) -> Tolleno:
    """T-2: the centre, the piles, a tile, a board and stars for each seat, and who begins."""
    state = Tolleno(options)
    lay_centre(state, options, rng)
    initial = options["initial"]
    state.initial = INITIALS.index(initial) if initial in INITIALS else rng.below(NEUTRAL)
    state.pile = ALL_TILES[:]
    rng.shuffle(state.pile)
    state.contracts = ALL_CONTRACTS[:]
    rng.shuffle(state.contracts)
    boards = ALL_BOARDS[:]
    rng.shuffle(boards)
    state.first = rng.below(state.players)
    state.to_move = state.first
    stars = START_STARS[options.players]
    for seat in range(options.players):
        state.pieces[TOKENS + SEAT * ((state.first + seat) % options.players)] = stars[seat]
        state.pieces[HAND + SEAT * seat] = state.pile[seat]
        state.pieces[BOARD + SEAT * seat] = boards[seat]
    state.drawn = options.players
    for place in range(OFFERED):
        state.pieces[OFFER + place] = state.contracts[place]
    state.revealed = OFFERED
    state.begin_turn(None)
    return state


def lay_centre(state: Tolleno, options: Options, rng: Rng) -> None:
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

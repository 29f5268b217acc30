"""The first position (O-2)."""

from __future__ import annotations

from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.games.octocube.rules.actions import ADVANCED
from ludotheque.games.octocube.rules.board import CENTRE, FULL_SET, SPACES, TILE_BITS, grid_heights
from ludotheque.games.octocube.rules.hidden import deal_anew
from ludotheque.games.octocube.rules.state import Octocube


def deal(options: Options, rng: Rng) -> Octocube:
    """O-2: shuffles all tiles into the stacks and draws the first player."""
    state = Octocube(options)
    full = 0
    for space, height in enumerate(grid_heights(options.players)):
        for _ in range(height):
            state.stacks[space] = (state.stacks[space] << TILE_BITS) | FULL_SET[full]
            full += 1
    deal_anew(state, rng)
    for space in range(SPACES):
        if state.stacks[space] != 0:
            state.known[space] = 1
    if state.mode == ADVANCED and options.players > 2:
        state.ground[CENTRE] = state.supply[0]
        state.supply = state.supply[1:]
    state.first = rng.below(options.players)
    state.to_move = state.first
    return state

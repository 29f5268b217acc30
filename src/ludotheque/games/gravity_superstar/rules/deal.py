"""The first position (G-1.3, G-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.rules.actions import COLOUR_COUNT
from ludotheque.games.gravity_superstar.rules.board import (
    REPLAY_SYMBOL,
    STAR_SYMBOL,
    TILE_COLUMNS,
    TILE_ROWS,
    TILES,
    Board,
    assemble,
)
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar, new_game

STARS_A_COLOUR: Final = 13
FULL_BAG: Final[vec[i64]] = vec[i64]([colour for colour in range(COLOUR_COUNT) for _ in range(STARS_A_COLOUR)])


def random_board(players: int, rng: Rng) -> Board:
    """G-1.3: random tiles, faces and quarter turns."""
    tiles = vec[i64](range(1, TILES + 1))
    rng.shuffle(tiles)
    count = TILE_ROWS[players] * TILE_COLUMNS[players]
    chosen = [f"{tiles[place]}{'AB'[rng.below(2)]}{rng.below(4)}" for place in range(count)]
    return assemble(chosen, TILE_COLUMNS[players])


def deal(options: Options, rng: Rng) -> GravitySuperstar:
    """G-2.1, G-2.2: stars from the bag onto every symbol, the marker on a random door, a random first player."""
    board = random_board(options.players, rng)
    bag = FULL_BAG[:]
    rng.shuffle(bag)
    stars = [-1] * board.spaces
    drawn: i64 = 0
    space: i64 = 0
    while space < board.spaces:
        symbol = board.symbols[space]
        if symbol in (STAR_SYMBOL, REPLAY_SYMBOL):
            stars[space] = bag[drawn]
            drawn += 1
        space += 1
    state = new_game(options, board, stars, rng.below(len(board.ring)), rng.below(options.players))
    state.begin_turn()
    return state

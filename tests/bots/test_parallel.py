from __future__ import annotations

import pytest

from ludotheque.bots.levels import make_bot
from ludotheque.bots.parallel import ParallelBot
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from tests.cases import games

GAMES = games()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_two_processes_search_a_position_together_and_always_alike(game: Game[State]) -> None:
    options = game.options()
    state = game.deal(options, Rng(1))
    bot = make_bot("mcts:nodes=60,jobs=2", game, options)
    assert isinstance(bot, ParallelBot)
    try:
        seat = state.to_move
        first = bot.analyse(game, state, seat, seed=3)
        assert bot.nodes == first.playouts
        assert first.playouts <= 60
        assert bot.analyse(game, state.redeal(seat, Rng(9)), seat, seed=3) == first
        assert bot.choose(game, state, seat, seed=3) in state.legal_actions()
    finally:
        bot.close()

"""A bot that now and then plays at random: for matches with mistakes that can be punished. No level does."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.analysis import Analysis
from ludotheque.bots.bot import Bot, check_turn
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State


class NoisyBot(Bot):
    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot = bot
        self.slips = slips
        self.name = bot.name

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        rng = Rng(seed)
        self.visits = None
        if rng.unit() < self.slips:
            return state.redeal(seat, rng).random_action(rng)
        action = self.bot.choose(game, state, seat, seed, history)
        self.visits = self.bot.visits
        return action

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        return self.bot.analyse(game, state, seat, seed, best)

    def close(self) -> None:
        self.bot.close()

"""Ludotheque: four modern board games, played by their exact rules; an engine, bots and a table."""

from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State
from ludotheque.games import GAME_IDS, game

__version__ = "0.1.0"
__all__ = ["GAME_IDS", "NOBODY", "Game", "Rng", "State", "game"]

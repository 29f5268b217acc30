"""The configurations that every environment is tried on: each mode, for each number of players."""

from __future__ import annotations

from ludotheque.games import games

CONFIGURATIONS = [(game.id, mode.id, players) for game in games() for mode in game.modes for players in mode.players]
NAMES = [f"{game}-{mode}-{players}" for game, mode, players in CONFIGURATIONS]

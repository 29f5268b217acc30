"""Other libraries through their Python APIs, at the same work: random play, a list of legal moves and a choice each."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from ludotheque.measure import draws

OPEN_SPIEL = ("connect_four", "hex", "backgammon")
PEERS = (*(f"open_spiel {name}" for name in OPEN_SPIEL), "pettingzoo connect_four")
PACKAGES = {"open_spiel": "open_spiel", "pettingzoo": "pettingzoo"}


def peer_rate(peer: str, seconds: float) -> float:
    """Moves/s. Raises `ImportError` where the library is not installed."""
    library, _, name = peer.partition(" ")
    if library == "open_spiel":
        return _rate(_open_spiel(name), seconds)
    return _rate(_pettingzoo(), seconds)


def versions() -> dict[str, str]:
    found: dict[str, str] = {}
    for library, package in PACKAGES.items():
        try:
            found[library] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _rate(play_game: Callable[[], int], seconds: float) -> float:
    play_game()
    moves = 0
    began = now = time.process_time()
    while now - began < seconds:
        moves += play_game()
        now = time.process_time()
    return moves / (now - began)


def _open_spiel(name: str) -> Callable[[], int]:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    # Only a game with dice is asked whether they are to be rolled.
    dice = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    draw = draws()

    def play_game() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if dice and state.is_chance_node():
                _roll(state, draw() / 2**30)
                continue
            legal = state.legal_actions()
            state.apply_action(legal[draw() % len(legal)])
            moves += 1
        return moves

    return play_game


def _roll(state: Any, drawn: float) -> None:
    outcomes = state.chance_outcomes()
    chosen = outcomes[-1][0]
    for action, chance in outcomes:
        drawn -= chance
        if drawn < 0:
            chosen = action
            break
    state.apply_action(chosen)


def _pettingzoo() -> Callable[[], int]:
    env: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    draw = draws()

    def play_game() -> int:
        env.reset(seed=1)
        moves = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[draw() % len(legal)]))
            moves += 1
        return moves

    return play_game

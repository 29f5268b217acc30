"""OpenSpiel's own ISMCTS plays our games: `python examples/learn/openspiel_ismcts.py seikatsu --curve curve.csv`.

Needs the extra `openspiel`. The search is OpenSpiel's, in Python; a rollout is the engine's.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import ludotheque.envs.openspiel  # noqa: F401  # registers the games
from ludotheque import Rng


class EngineRollouts:
    """What OpenSpiel's searches ask of an evaluator, with whole random games in compiled code."""

    def __init__(self, rollouts: int, seed: int) -> None:
        self.rollouts = rollouts
        self.rng = Rng(seed)

    def evaluate(self, state: Any) -> Any:
        total = np.zeros(state.num_players())
        for _ in range(self.rollouts):
            position = state.position.clone()
            position.play_out(self.rng)
            total += position.returns()
        return total / self.rollouts

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: str, matches: int, simulations: int, seed: int = 1) -> float:
    """Plays against `random`, the seats in turn; gives the share of wins, half of a shared one."""
    loaded = pyspiel.load_game(f"ludotheque_{game}(players=2)")
    random_state = np.random.RandomState(seed)
    total = 0.0
    for match in range(matches):
        bot = ISMCTSBot(
            game=loaded,
            uct_c=1.0,
            evaluator=EngineRollouts(4, seed + match),
            max_simulations=simulations,
            random_state=random_state,
        )
        state = loaded.new_initial_state()
        state.apply_action(match % 1024)
        own = match % 2
        while not state.is_terminal():
            ours = state.current_player() == own
            state.apply_action(bot.step(state) if ours else int(random_state.choice(state.legal_actions())))
        total += (state.returns()[own] + 1) / 2
    return total / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=40, help="matches for each number of simulations")
    parser.add_argument("--simulations", type=int, nargs="+", default=[2, 8, 32], help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the share of wins by simulations")
    given = parser.parse_args()
    found = []
    for simulations in given.simulations:
        began = time.process_time()
        found.append((simulations, play(given.game, given.matches, simulations, given.seed)))
        spent = time.process_time() - began
        print(f"{simulations:>6} simulations  {found[-1][1]:.3f} of matches won  {spent:.0f} s", flush=True)
    if given.curve is not None:
        with given.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("simulations", "wins"), *found])
    sys.exit(0 if found[-1][1] > 0.5 else 1)

"""Finds what rows of Seikatsu come to in the end, the numbers of `games/seikatsu/sight.py`, from games of that policy.

python tools/seikatsu_rows.py 2        for two players; 3 for three

Each round plays games by the numbers of the round before, one action in twelve at random, and asks by which numbers the
rows that were seen tell best how far ahead each seat ended (least squares, drawn towards the numbers before).
"""

from __future__ import annotations

import sys

import numpy as np
from librt.vecs import vec

from ludotheque.core.policy import floats
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.bot import PATTERNS
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import FLOWER_POINTS
from ludotheque.games.seikatsu.sight import SeikatsuSight, row_worths, worth_places

ROUNDS = 3
GAMES = 3000
SLIPS = 1 / 12
NOTED = 0.5
DRAWN = 300.0


def played(policy: SeikatsuSight, players: int, rng: Rng) -> tuple[list[np.ndarray], list[float]]:
    """Of a game, positions as the seat to move sees them: its rows less the others', and the lead that came to them."""
    state = GAME.deal(GAME.options(players=players), rng)
    out = floats(policy.features())
    seen, movers, flocks = [], [], []
    while not state.is_over:
        mover = state.to_move
        if rng.unit() < NOTED:
            policy.describe(state, out)
            rows = np.array(out).reshape(-1, PATTERNS)
            # One's own pagoda first, then the next ones; with two players one of three is nobody's.
            others = [(other - mover) % len(rows) for other in range(players) if other != mover]
            seen.append(rows[0] - rows[others].mean(axis=0))
            movers.append(mover)
            flocks.append(list(state.flocks)[:players])
        policy.begin_rating(state)
        state.apply(state.random_action(rng) if rng.unit() < SLIPS else policy.chosen(state, rng))
    came = np.array(state.scores())
    leads = [lead(came, mover) - lead(np.array(had), mover) for mover, had in zip(movers, flocks, strict=True)]
    return seen, leads


def lead(points: np.ndarray, seat: int) -> float:
    return float(points[seat] - np.delete(points, seat).mean())


def fitted(before: np.ndarray, players: int, seed: int) -> tuple[np.ndarray, float]:
    """New numbers, and what it is worth to be next to move."""
    rng = Rng(seed)
    policy = SeikatsuSight(GAME.options(players=players))
    policy.worth = vec[float](before.tolist())
    squares = np.diag([DRAWN] * PATTERNS + [1.0])
    sums = np.zeros(PATTERNS + 1)
    for _ in range(GAMES):
        seen, leads = played(policy, players, rng)
        rows = np.hstack([np.array(seen).reshape(-1, PATTERNS), np.ones((len(seen), 1))])
        squares += rows.T @ rows
        sums += rows.T @ (np.array(leads) - rows[:, :-1] @ before)
    change = np.linalg.solve(squares, sums)
    return before + change[:-1], float(change[-1])


def main() -> None:
    players = int(sys.argv[1])
    places = worth_places()
    worth = np.array(row_worths([float(FLOWER_POINTS[top]) for top, _, _, _ in places]))
    for number in range(ROUNDS):
        told, tempo = fitted(worth, players, number)
        for _, _, _, place in places:
            worth[place] = told[place]
        print(f"round {number}: next to move {tempo:.2f}")
    for empty in range(1, 7):
        row = [round(worth[place], 1) for _, _, left, place in places if left == empty]
        print(f'    "{" ".join(f"{points:.1f}" for points in row)}",')


if __name__ == "__main__":
    main()

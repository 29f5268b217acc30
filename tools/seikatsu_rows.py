"""Finds what rows of Seikatsu come to in the end, the numbers of `games/seikatsu/sight.py`, from games of that policy.

python tools/seikatsu_rows.py 2        for two players; 3 for three; --games 50 for a quick look

Each round plays games by the numbers of the round before, one action in twelve at random, and asks by which numbers the
rows that were seen, and the shares of their flowers to come, tell best how far ahead each seat ended (least squares,
drawn towards the numbers before).
"""

from __future__ import annotations

import argparse

import numpy as np
from librt.vecs import vec

from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.bot import COUNTS, PATTERNS, pattern
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import FLOWER_POINTS, ROW_SPACES, ROWS
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.sight import SeikatsuSight, pull_places, row_pulls, row_worths, worth_places

ROUNDS = 3
GAMES = 3000
SLIPS = 1 / 12
NOTED = 0.5
DRAWN = 300.0
DRAWN_SHARES = 15.0
"""Shares to come are about a fifth: what they are worth is drawn as much less."""


def played(policy: SeikatsuSight, players: int, rng: Rng) -> tuple[list[np.ndarray], list[float]]:
    """Of a game, positions as the seat to move sees them: its rows less the others', and the lead that came to them."""
    state = GAME.deal(GAME.options(players=players), rng)
    seen, movers, flocks = [], [], []
    while not state.is_over:
        mover = state.to_move
        if rng.unit() < NOTED:
            rows = np.array([rows_of(policy, state, seat) for seat in range(players)])
            seen.append(rows[mover] - np.delete(rows, mover, axis=0).mean(axis=0))
            movers.append(mover)
            flocks.append(list(state.flocks)[:players])
        policy.begin_rating(state)
        state.apply(state.random_action(rng) if rng.unit() < SLIPS else policy.chosen(state, rng))
    came = np.array(state.scores())
    leads = [lead(came, mover) - lead(np.array(had), mover) for mover, had in zip(movers, flocks, strict=True)]
    return seen, leads


def rows_of(policy: SeikatsuSight, state: Seikatsu, pagoda: int) -> np.ndarray:
    """How many rows of each pattern there are; then, by most frequent flower and empty spaces, their shares to come."""
    rows = np.zeros(PATTERNS + COUNTS * COUNTS)
    policy.count_to_come(state)
    for spaces in list(ROW_SPACES)[ROWS * pagoda : ROWS * (pagoda + 1)]:
        shape = pattern(state, spaces)
        rows[shape] += 1
        rows[PATTERNS + shape // COUNTS**2 * COUNTS + shape % COUNTS] += policy.share_to_come(state, spaces)
    return rows


def lead(points: np.ndarray, seat: int) -> float:
    return float(points[seat] - np.delete(points, seat).mean())


def fitted(before: np.ndarray, players: int, games: int, seed: int) -> tuple[np.ndarray, float]:
    """New numbers, and what it is worth to be next to move."""
    rng = Rng(seed)
    policy = SeikatsuSight(GAME.options(players=players))
    policy.worth = vec[float](before[:PATTERNS].tolist())
    policy.pull = vec[float](before[PATTERNS:].tolist())
    squares = np.diag([DRAWN] * PATTERNS + [DRAWN_SHARES] * (len(before) - PATTERNS) + [1.0])
    sums = np.zeros(len(before) + 1)
    for _ in range(games):
        seen, leads = played(policy, players, rng)
        rows = np.hstack([np.array(seen).reshape(-1, len(before)), np.ones((len(seen), 1))])
        squares += rows.T @ rows
        sums += rows.T @ (np.array(leads) - rows[:, :-1] @ before)
    change = np.linalg.solve(squares, sums)
    return before + change[:-1], float(change[-1])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("players", type=int, choices=(2, 3))
    reader.add_argument("--games", type=int, default=GAMES, help=f"of each of the {ROUNDS} rounds; {GAMES} if not said")
    wanted = reader.parse_args()
    if wanted.games < 1:
        reader.error(f"--games is 1 or more; not {wanted.games}")
    places = [place for _, _, _, place in worth_places()]
    pulls = [PATTERNS + COUNTS * top + empty for top, empty in pull_places()]
    counted = row_worths([float(FLOWER_POINTS[top]) for top, _, _, _ in worth_places()])
    worth = np.array(counted + row_pulls([0.0] * len(pulls)))
    for number in range(ROUNDS):
        told, tempo = fitted(worth, wanted.players, wanted.games, number)
        for place in places + pulls:
            worth[place] = told[place]
        print(f"round {number}: next to move {tempo:.2f}")
    for numbers in (places, pulls):
        for empty in range(1, COUNTS):
            row = [worth[place] for place in numbers if place % COUNTS == empty]
            print(f'    "{" ".join(f"{points:.1f}" for points in row)}",')


if __name__ == "__main__":
    main()

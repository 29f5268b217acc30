"""What `python -m bench.wasm` measures, wherever Python runs: random games, playouts of the bots' real search, and how
long that search takes for a decision with the budget of `master`.

`python -m bench.playouts GAME SHARE` prints them as JSON, by the processor's time; a share of the usual amount will do
where Python is slow, and with less than a whole one no such decision is timed.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from ludotheque.bots.levels import level_of, make_bot
from ludotheque.bots.mcts import Search
from ludotheque.core.play import random_games
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as find_game

MOVES, PLAYOUTS = 150_000, 1000
"""Of random games, and of a search: a tenth of a second or so compiled."""
OPENING = 6
ROUNDS = 3
STAGES = 8
"""Of a game, from its first decision on, at which the search is asked."""

Clock = Callable[[], float]


def rates(game_id: str, share: float, clock: Clock = time.process_time) -> dict[str, float]:
    """Games/s and playouts/s: the best of a few rounds, after one to warm up."""
    game = find_game(game_id)
    games, playouts = (max(1, round(amount * share)) for amount in (MOVES / game.typical_length(), PLAYOUTS))
    start = game.deal(game.options(), Rng(3))

    def play() -> None:
        random_games(start, games, Rng(5))

    def search() -> None:
        state = opened(start.clone())
        seat = int(state.to_move)
        policy = game.policy(state.options)
        settings = policy.settings.copy()
        settings.nodes, settings.seconds = playouts, 0.0
        Search(state.redeal(seat, Rng(1)), seat, policy, settings, Rng(2)).run()

    found = {"games": games / quickest(play, clock), "playouts": playouts / quickest(search, clock)}
    return found | ({} if share < 1 else decisions(game_id, clock))


def decisions(game_id: str, clock: Clock) -> dict[str, float]:
    """Seconds for a decision, the median and the longest, at the stages of a random game for two."""
    game = find_game(game_id)
    state = game.deal(game.options(), Rng(11))
    bot = make_bot(f"mcts:steps={level_of('master', game, state.options.mode).steps}", game, state.options)
    between = max(1, game.typical_length() // STAGES)
    rng, times = Rng(12), []
    for ply in range(between * STAGES):
        if state.is_over:
            break
        if ply % between == 0:
            began = clock()
            bot.choose(game, state, int(state.to_move), seed=13)
            times.append(clock() - began)
        state.apply(state.random_action(rng))
    # The middle one by hand: a page's library has no `statistics`.
    return {"decision": sorted(times)[len(times) // 2], "longest": max(times)}


def opened(state: State) -> State:
    rng = Rng(9)
    for _ in range(OPENING):
        state.apply(state.random_action(rng))
    return state


def quickest(work: Callable[[], None], clock: Clock) -> float:
    work()
    times = []
    for _ in range(ROUNDS):
        began = clock()
        work()
        times.append(clock() - began)
    return min(times)


if __name__ == "__main__":
    print(json.dumps(rates(sys.argv[1], float(sys.argv[2]))))

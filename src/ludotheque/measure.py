"""How fast the engine is: short measurements that a benchmark repeats and takes the median of.

A second is one of the processor's, spent by this process: what else the machine does counts as little as may be.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from statistics import median

from ludotheque.core import state as state_module
from ludotheque.core.journal import SPECTATOR
from ludotheque.core.play import random_games
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State
from ludotheque.games import game as find_game

SHORTEST = 0.02
TENTHS = 10
DRAWS = 10_007
GAMES_AT_ONCE = 16


def is_compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


def start_of(game_id: str) -> State:
    """The first position of a game's default mode for two players."""
    game = find_game(game_id)
    return game.deal(game.options(players=2), Rng(1))


def draws() -> Callable[[], int]:
    """Random numbers that cost next to nothing, drawn beforehand: what is measured is the library, not the dice."""
    source = random.Random(3)
    return cycle([source.getrandbits(30) for _ in range(DRAWS)]).__next__


def api_rate(start: State, seconds: float) -> float:
    """Moves/s of random play from interpreted code: `legal_actions`, a choice, `apply`."""
    rng = Rng(2)
    draw = draws()
    nobody = NOBODY
    moves = 0
    began = now = time.process_time()
    while now - began < seconds:
        state = start.redeal(SPECTATOR, rng)
        while state.to_move != nobody:
            legal = state.legal_actions()
            state.apply(legal[draw() % len(legal)])
            moves += 1
        now = time.process_time()
    return moves / (now - began)


def inside_rate(start: State, seconds: float) -> float:
    """Moves/s of random play that stays within the engine: compiled code, where it is compiled."""
    rng = Rng(2)
    return _rate(lambda games: random_games(start, games, rng), seconds)


def clone_rate(start: State, seconds: float) -> float:
    """Copies/s, from interpreted code, of a position in mid-game."""
    state = _middle(start)
    clone = state.clone

    def copies(count: int) -> int:
        for _ in range(count):
            clone()
        return count

    return _rate(copies, seconds)


def uct_rate(start: State, seconds: float) -> float:
    """Playouts/s of tree search with random playouts to the end, on one core."""
    from ludotheque.bots.mcts import playouts

    def search(count: int) -> int:
        playouts(start, count, Rng(2))
        return count

    return _rate(search, seconds)


MEASURES: dict[str, Callable[[State, float], float]] = {
    "api": api_rate,
    "inside": inside_rate,
    "clone": clone_rate,
    "uct": uct_rate,
}


@dataclass(frozen=True)
class Tenth:
    """A tenth of the game: what an action costs there."""

    part: int
    nanoseconds: float


def cost_by_tenth(start: State, seconds: float) -> list[Tenth]:
    """What an action (choice and `apply`) costs as the game goes on: games recorded first, then timed by part."""
    rng = Rng(4)
    costs: list[list[float]] = [[] for _ in range(TENTHS)]
    until = time.process_time() + seconds
    batch = 0
    while batch < TENTHS or time.process_time() < until:
        parts: list[list[State]] = [[] for _ in range(TENTHS)]
        for _ in range(GAMES_AT_ONCE):
            line = _line(start.redeal(SPECTATOR, rng), rng)
            for step, state in enumerate(line):
                parts[step * TENTHS // len(line)].append(state)
        for turn in range(TENTHS):
            # Each part is the first of a batch, with the processor's caches cold, equally often.
            part = (batch + turn) % TENTHS
            if parts[part]:
                costs[part].append(_cost(parts[part], rng))
        batch += 1
    return [Tenth(part, median(found)) for part, found in enumerate(costs) if found]


def _line(state: State, rng: Rng) -> list[State]:
    line: list[State] = []
    while state.to_move != NOBODY:
        line.append(state.clone())
        state.apply(state.random_action(rng))
    return line


def _cost(states: list[State], rng: Rng) -> float:
    began = time.perf_counter_ns()
    for state in states:
        state.apply(state.random_action(rng))
    return (time.perf_counter_ns() - began) / len(states)


def _middle(start: State) -> State:
    line = _line(start.clone(), Rng(5))
    return line[len(line) // 2]


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """Units/s of `work(count)`, with a count that takes about `seconds`."""
    count = 1
    while True:
        began = time.process_time()
        done = work(count)
        took = time.process_time() - began
        if took >= max(seconds / 2, SHORTEST) or count >= sys.maxsize // 1024:
            return done / took
        count = int(count * min(64.0, max(2.0, 0.8 * seconds / max(took, 1e-6))))

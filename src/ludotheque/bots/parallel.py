"""Root-parallel search: several processes search the same position apart, and their counts are added up.

A position goes to the processes as the text of a redeal, so that no hidden thing leaves with it.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from ludotheque.bots.analysis import Analysis, Tried, best_first, moves_of, rank_moves
from ludotheque.bots.bot import Bot, check_best, check_turn
from ludotheque.bots.calibration import calibration_of
from ludotheque.bots.mcts import Search
from ludotheque.bots.weights import strongest_policy
from ludotheque.core.game import Game
from ludotheque.core.policy import Policy, Settings
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.interrupts import end_with_parent


class ParallelBot(Bot):
    """As `SearchBot`, in `jobs` processes that live until `close`."""

    def __init__(self, policy: Policy, settings: Settings, jobs: int, name: str = "mcts") -> None:
        self.name = name
        self.policy = policy
        self.settings = settings
        self.jobs = jobs
        self.learned = policy.learned
        self.nodes = 0
        """Playouts of all decisions so far."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=end_with_parent)

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        rng = Rng(seed)
        world = state.redeal(seat, rng)
        legal = world.legal_actions()
        self.visits = None
        if len(legal) == 1:
            return legal[0]
        moves = self._searched(game, world, seat, rng)
        self.visits = {move.action: move.visits for move in moves}
        return moves[0].action

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        check_turn(state, seat)
        check_best(best)
        rng = Rng(seed)
        world = state.redeal(seat, rng)
        tried = self._searched(game, world, seat, rng)
        return rank_moves(game, world, seat, self.name, tried, best, calibration_of(world.options, self.learned))

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def _searched(self, game: Game[State], world: State, seat: int, rng: Rng) -> list[Tried]:
        text = game.position_text(world)
        settings = self.settings.copy()
        settings.nodes = -(-settings.nodes // self.jobs)
        settings.steps = -(-settings.steps // self.jobs)
        asked = [
            self._pool.submit(
                _search, game.id, text, seat, rng.word() * 65536 + job, settings.as_numbers(), self.learned
            )
            for job in range(self.jobs)
        ]
        sums: dict[int, Tried] = {}
        for future in asked:
            done, moves = future.result()
            self.nodes += done
            for move in moves:
                if move.action in sums:
                    sums[move.action].add(move)
                else:
                    sums[move.action] = move
        return best_first(list(sums.values()))


def _search(
    game_id: str, position: str, seat: int, seed: int, numbers: dict[str, float], learned: bool
) -> tuple[int, list[Tried]]:
    """One process's share of a decision: how many playouts it made, and what it found."""
    game = find_game(game_id)
    state = game.parse_position(position)
    policy = strongest_policy(game, state.options) if learned else game.policy(state.options)
    search = Search(state, seat, policy, Settings.from_numbers(numbers), Rng(seed))
    search.run()
    return search.done, moves_of(game, search)

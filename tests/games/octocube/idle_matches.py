"""Writes fixtures that random play does not find: matches that end because nobody takes tiles any more (O-4.5, O-6.6).

`python -m tests.games.octocube.idle_matches`
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game
from ludotheque.games.octocube.rules.actions import PASS, PIVOT, ROLL
from ludotheque.games.octocube.rules.board import ABYSS_PLAIN, NEIGHBOURS, SEA_FLOOR
from ludotheque.games.octocube.rules.state import Octocube
from tests.cases import seed_of
from tests.fixtures.find import setup

FOLDER = Path(__file__).parents[2] / "fixtures" / "octocube"
LAZY_FROM = 40
LONGEST = 900


def passes(state: Octocube) -> list[int]:
    return [action for action in state.legal_actions() if action == PASS]


def rolls_over_nothing(state: Octocube) -> list[int]:
    """Kids: rolls onto spaces without a tile."""
    at = state.at[state.to_move]
    rolls = [action for action in state.legal_actions() if ROLL <= action < PIVOT]
    return [roll for roll in rolls if state.ground[NEIGHBOURS[4 * at + roll - ROLL]] in (ABYSS_PLAIN, SEA_FLOOR)]


def lazy_moves(state: State, number: int, lazy: Callable[[Octocube], list[int]]) -> list[int]:
    """Random moves at first, then idle ones wherever there are any."""
    assert isinstance(state, Octocube)
    rng = Rng(number)
    moves: list[int] = []
    while not state.is_over and len(moves) < LONGEST:
        idle = lazy(state) if len(moves) > LAZY_FROM else []
        moves.append(idle[0] if idle else int(state.random_action(rng)))
        state.apply(moves[-1])
    return moves


def write(mode: str, players: int, decided_by: str, lazy: Callable[[Octocube], list[int]]) -> None:
    octocube = game("octocube")
    options = octocube.options(mode=mode, players=players)
    for number in range(4000):
        moves = lazy_moves(octocube.setup(options, seed_of(number)), number, lazy)
        match = Match(octocube, options, seed_of(number))
        for move in moves:
            match.play(match.to_move, move)
        outcome = match.outcome()
        if outcome and (outcome["reason"], outcome["decided_by"]) == ("idle", decided_by):
            name = f"{setup(options)}-idle-{decided_by}.record"
            (FOLDER / name).write_text(write_record(match), "utf-8")
            return


if __name__ == "__main__":
    write("basic", 2, "points", passes)
    write("advanced", 3, "points", passes)
    write("kids", 2, "spaces", rolls_over_nothing)
    write("kids", 2, "coins", rolls_over_nothing)
    write("kids", 2, "shared", rolls_over_nothing)

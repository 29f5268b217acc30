"""Mining: plays a match between bots and looks for positions in which one move is clearly best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import pow as power
from typing import Final

from ludotheque.bots.counted import CountedSearch
from ludotheque.bots.levels import make_bot
from ludotheque.bots.mcts import Move
from ludotheque.core.cases import plain_cases_of
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.record import read_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.study.explain import Explained, Prospect, explain, searched
from ludotheque.study.puzzles import Puzzle, Try, puzzle_id
from ludotheque.study.reasons import reasons
from ludotheque.study.seeds import seed_of
from ludotheque.study.solved import LIMIT, QUICK_LIMIT, endings_of, explained_endings, only_best

PLAYERS: Final = "mcts:nodes=30,slips=0.1"
"""Who plays the matches: well enough for real positions, and with slips that can be punished."""
QUICK_PLAYERS: Final = "easy"
"""Who plays the many matches of which only the ends are looked at."""
EARLIEST: Final = 0.4
"""The share of a match before which no puzzle is taken: earlier much is luck, and searches are less sure."""
FEWEST: Final = 3
MOST: Final = 60
"""Legal moves of a puzzle: fewer is no choice, more cannot all be explained."""
LOOK: Final = 150
"""Playouts of the first look at a position."""
STABLE: Final = 2
"""Further searches by other seeds that must agree."""
GUESSES: Final = 3
"""Deals of what is hidden in which the answer must be best though all is open: so there is nothing to guess."""
CLEAR: Final = 0.045
"""By how much the answer is ahead of every other move in what the search values: half chances, half points."""
TRIED: Final = 0.01
"""The share of the playouts from which on a move's value is taken to be known."""
A_MATCH: Final = 6
APART: Final = 4
"""No more puzzles from a match than that, and so many moves between them."""
WHY_ENDINGS: Final = 20
TESTERS: Final = (("novice", 800, 8), ("easy", 1100, 8), ("medium", 1400, 6), ("hard", 1700, 2))
"""How difficult a puzzle is, is measured by these levels: what they are rated here, and how often they try it."""
USUAL: Final = 1400


@dataclass(frozen=True)
class Job:
    """One match: a game, its number, and the playouts of a search."""

    game: str
    number: int
    nodes: int
    solved: bool = False
    """Look only at positions that can be solved: they cost next to nothing, so many more matches can be looked at."""
    record: str = ""
    """The text of a match that was kept: that is looked at in place of one between bots."""


def options_of(game: Game[State], number: int) -> Options:
    """Every other match is the usual one for two; the others go through all modes and numbers of players."""
    cases = [options for _, options in plain_cases_of(game)]
    return cases[0] if number % 2 == 0 else cases[(number // 2) % len(cases)]


def mine(game: Game[State], job: Job) -> list[Puzzle]:
    """The puzzles of one match."""
    found: list[Puzzle] = []
    for step, state in _positions(game, job):
        if found and step - found[-1].step < APART:
            continue
        puzzle = puzzle_at(game, state, job, step)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == A_MATCH:
            break
    return found


def _positions(game: Game[State], job: Job) -> Iterator[tuple[int, State]]:
    """Of the later part of the match, with the number of moves before each."""
    states = _recorded(job.record) if job.record else _played(game, job)
    for step in range(int(EARLIEST * (len(states) - 1)), len(states) - 1):
        yield step, states[step]


def _recorded(record: str) -> list[State]:
    match = read_record(record, find_game)
    return [match.state_at(step) for step in range(len(match.line) + 1)]


def _played(game: Game[State], job: Job) -> list[State]:
    options = options_of(game, job.number)
    state = game.deal(options, Rng(seed_of("deal", game.id, job.number)))
    bots = [make_bot(QUICK_PLAYERS if job.solved else PLAYERS, game, options) for _ in range(options.players)]
    states, history = [state.clone()], list[int]()
    while not state.is_over:
        seat = int(state.to_move)
        history.append(bots[seat].choose(game, state, seat, seed_of("move", job.number, len(history)), history))
        state.apply(history[-1])
        states.append(state.clone())
    return states


def puzzle_at(game: Game[State], state: State, job: Job, step: int) -> Puzzle | None:
    """The puzzle for the seat to move, from what it knows; None if no move is clearly best."""
    seat = int(state.to_move)
    if not FEWEST <= len(state.legal_actions()) <= MOST:
        return None
    world, endings = endings_of(game, state, seat, QUICK_LIMIT if job.solved else LIMIT)
    if endings:
        answer = only_best(endings, seat)
        return None if answer is None else _told(game, world, explained_endings(game, world, seat, endings), job, step)
    return None if job.solved else _searched_puzzle(game, state, seat, job, step)


def _searched_puzzle(game: Game[State], state: State, seat: int, job: Job, step: int) -> Puzzle | None:
    answer = clear_best(searched(game, state, seat, LOOK, seed_of("look", job.number, step)))
    if answer is None:
        return None
    search: CountedSearch | None = None
    for number in range(STABLE):
        search = searched(game, state, seat, job.nodes, seed_of("deep", job.number, step, number))
        if clear_best(search) != answer:
            return None
    assert search is not None
    if not all(_holds_open(game, state, seat, answer, job, step, number) for number in range(GUESSES)):
        return None
    explained = explain(game, search, best=MOST, endings=WHY_ENDINGS, seed=seed_of("why", job.number, step))
    return _told(game, search.origin, explained, job, step)


def _told(game: Game[State], world: State, explained: Explained, job: Job, step: int) -> Puzzle:
    """With every wrong move and why it is worse. What no playout was needed for is solved."""
    position = game.position_text(world)
    best, second = explained.prospects[0], explained.prospects[1]
    why = reasons(explained, best, second)
    return Puzzle(
        id=puzzle_id(position),
        position=position,
        seat=explained.seat,
        answer=best.notation,
        task=_task(explained, best, second),
        theme="other" if not why else "deny" if why[0].kind in ("held", "less") else why[0].share,
        rating=difficulty(game, world, explained.seat, best.action),
        chance=_percent(explained, best),
        margin=round(best.margin, 1),
        line=best.line,
        nodes=job.nodes,
        seed=job.number,
        step=step,
        why=why,
        solved=explained.playouts == 0,
        tries={
            other.notation: Try(_percent(explained, other), round(other.margin, 1), reasons(explained, best, other))
            for other in explained.prospects[1:]
        },
    )


def clear_best(search: CountedSearch) -> int | None:
    """The move that was tried most and is ahead of every other that was tried enough; None if there is none."""
    ranked = search.ranked()
    if len(ranked) < 2 or ranked[0].visits == 0:
        return None
    enough = max(4, int(TRIED * int(search.done)))
    others = [_value(move) for move in ranked[1:] if move.visits >= enough]
    return int(ranked[0].action) if _value(ranked[0]) - max(others, default=1.0) >= CLEAR else None


def best_of(search: CountedSearch) -> int:
    return int(search.ranked()[0].action)


def _value(move: Move) -> float:
    return move.total / int(move.visits)


def _holds_open(game: Game[State], state: State, seat: int, answer: int, job: Job, step: int, number: int) -> bool:
    """Whether the answer is best even for who knows what is hidden, in one deal of it."""
    seed = seed_of("guess", job.number, step, number)
    world = state.redeal(seat, Rng(seed))
    return best_of(searched(game, world, seat, max(LOOK, job.nodes // 4), seed, is_open=True)) == answer


def difficulty(game: Game[State], state: State, seat: int, answer: int) -> int:
    """The rating at which the levels would be expected to find the answer as often as they do."""
    found, results = 0.5, [(USUAL, 1)]
    for level, rating, tries in TESTERS:
        bot = make_bot(level, game, state.options)
        found += sum(bot.choose(game, state, seat, seed_of("try", level, number)) == answer for number in range(tries))
        results.append((rating, tries))
    low, high = 400.0, 2400.0
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(tries / (1 + power(10, (middle - rating) / 400)) for rating, tries in results)
        low, high = (middle, high) if expected > found else (low, middle)
    return round(low)


def _percent(explained: Explained, prospect: Prospect) -> int:
    side = next(number for number, seats in enumerate(explained.sides) if explained.seat in seats)
    return round(100 * prospect.chances[side])


def _task(explained: Explained, best: Prospect, second: Prospect) -> str:
    chance, other = _percent(explained, best), _percent(explained, second)
    if chance >= 75 and chance - other >= 20:
        return "win"
    return "save" if chance <= 50 and chance - other >= 10 else "best"

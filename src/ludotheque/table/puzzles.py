"""The puzzles of a game, as messages."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.game import Game
from ludotheque.core.journal import Journal
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.study.puzzles import Puzzle, puzzles
from ludotheque.table.drawn import shown
from ludotheque.table.messages import PuzzleInfo, PuzzlePage, WrongTry
from ludotheque.table.problems import Declined

PAGES_KEPT = 64


def puzzle_list(id: str) -> list[PuzzleInfo]:
    """In the order of the file: the puzzle of a day is found by its place."""
    game = find_game(id)
    return [_info(game, puzzle) for puzzle in puzzles(game.id).values()]


@lru_cache(maxsize=PAGES_KEPT)
def puzzle_page(id: str, name: str) -> PuzzlePage:
    game = find_game(id)
    puzzle = puzzles(game.id).get(name)
    if puzzle is None:
        raise Declined("no-such-puzzle", f"{game.name} has no puzzle of that name", 404)
    state = game.parse_position(puzzle.position)
    legal = state.legal_actions()
    tries = {game.parse_action(state, notation): tried for notation, tried in puzzle.tries.items()}
    answer = game.parse_action(state, puzzle.answer)
    journal, after = Journal(), state.clone()
    after.apply(answer, journal)
    return PuzzlePage(
        game=game.id,
        info=_info(game, puzzle),
        seat=puzzle.seat,
        position=puzzle.position,
        view=shown(game, game.view(state, puzzle.seat)),
        prompt=game.prompt(state),
        legal=[game.describe(state, action) for action in legal],
        tries=[
            WrongTry(action=action, chance=tried.chance, margin=tried.margin, why=tried.why)
            for action, tried in tries.items()
        ],
        answer=answer,
        chance=puzzle.chance,
        margin=puzzle.margin,
        line=puzzle.line,
        why=puzzle.why,
        events=journal.seen_by(puzzle.seat),
        after=shown(game, game.view(after, puzzle.seat)),
    )


def _info(game: Game[State], puzzle: Puzzle) -> PuzzleInfo:
    first = puzzle.position.partition("\n")[0].split()[1:]
    options = dict(pair.split("=", 1) for pair in first)
    return PuzzleInfo(
        id=puzzle.id,
        mode=options["mode"],
        players=int(options["players"]),
        rating=puzzle.rating,
        task=puzzle.task,
        theme=puzzle.theme,
    )

"""Puzzles that are proved: what the solver says is counted again by hand, and is the same whatever is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.games import game_ids
from ludotheque.study.check import check
from ludotheque.study.mine import Job, mine, puzzle_at
from ludotheque.study.puzzles import Puzzle, line, puzzles, read
from tests.cli.runner import complaint, run

QUICK = "seikatsu"
FIRST = 10_000
EVERY = 12
"""So many of the shipped ones are counted again: each costs up to thousands of positions."""


def first_solved() -> tuple[Game[State], Puzzle]:
    game = load(QUICK)
    for number in range(FIRST, FIRST + 60):
        for puzzle in mine(game, Job(QUICK, number, 100, solved=True)):
            return game, puzzle
    raise AssertionError("no solved puzzle in 60 matches")


def worth(state: State, seat: int) -> tuple[float, float]:
    """Every way to the end, without a short cut: the part of the win of `seat`, then its lead, if all play their
    best."""
    if state.is_over:
        winners = {int(state.team(winner)) for winner in state.winners()}
        scores = state.scores()
        team = int(state.team(seat))
        others = [int(scores[other]) for other in range(state.players) if int(state.team(other)) != team]
        return (1 / len(winners) if team in winners else 0.0), int(scores[seat]) - max(others)
    found = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        found.append(worth(after, seat))
    return max(found) if int(state.team(int(state.to_move))) == int(state.team(seat)) else min(found)


SOLVED = [(id, name) for id in game_ids() for name in [one.id for one in puzzles(id).values() if one.solved][::EVERY]]


@pytest.mark.parametrize(("id", "name"), SOLVED)
def test_the_answer_of_a_solved_puzzle_is_best_by_a_plain_count_of_every_way_to_the_end(id: str, name: str) -> None:
    game, puzzle = load(id), puzzles(id)[name]
    state = game.parse_position(puzzle.position)
    values = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        values[game.action_text(state, action)] = worth(after, puzzle.seat)
    assert all(values[puzzle.answer] > value for move, value in values.items() if move != puzzle.answer)
    won, lead = values[puzzle.answer]
    assert (round(100 * won), lead) == (puzzle.chance, puzzle.margin)
    assert {move: (tried.chance, tried.margin) for move, tried in puzzle.tries.items()} == {
        move: (round(100 * won), lead) for move, (won, lead) in values.items() if move != puzzle.answer
    }


def test_what_is_solved_is_the_same_whatever_is_hidden_from_the_seat() -> None:
    game, puzzle = first_solved()
    assert puzzle.solved
    state = game.parse_position(puzzle.position)
    job = Job(QUICK, puzzle.seed, 100, solved=True)
    found = [puzzle_at(game, state.redeal(puzzle.seat, Rng(seed)), job, puzzle.step) for seed in range(3)]
    assert found == [puzzle] * 3


def test_the_check_solves_a_solved_puzzle_again() -> None:
    game, puzzle = first_solved()
    assert check(game, puzzle).agrees
    wrong = next(iter(puzzle.tries))
    [other] = read(line(puzzle).replace(f'"answer":"{puzzle.answer}"', f'"answer":"{wrong}"', 1))
    assert not check(game, other).agrees


def test_stored_matches_are_mined_too_and_each_once(tmp_path: Path) -> None:
    game = load(QUICK)
    match = Match(game, game.options(players=2), b"mine" * 8)
    rng = Rng(5)
    while not match.is_over:
        match.play(int(match.to_move), int(match.state.random_action(rng)))
    record, out = tmp_path / "match.txt", tmp_path / "found.jsonl"
    record.write_text(write_record(match), "utf-8")
    run("mine", QUICK, "--out", str(out), "--record", str(record), "--nodes", "100", "--solved")
    done = out.with_name("found.jsonl.done")
    before = done.read_text("utf-8")
    assert len(before.split()) == 1
    again = tmp_path / "again.txt"
    again.write_text(record.read_text("utf-8"), "utf-8")
    run("mine", QUICK, "--out", str(out), "--record", str(again), "--nodes", "100", "--solved")
    assert done.read_text("utf-8") == before
    assert "a match of seikatsu, not of tolleno" in complaint(
        "mine", "tolleno", "--out", str(out), "--record", str(record)
    )

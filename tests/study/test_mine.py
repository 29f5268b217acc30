"""Puzzles: what is found is clear, explained, and found again; what is shipped can be shown and solved."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.games import game_ids
from ludotheque.study.check import check
from ludotheque.study.mine import FEWEST, MOST, Job, difficulty, mine, options_of, puzzle_at
from ludotheque.study.puzzles import Puzzle, line, puzzle_id, puzzles, read, write
from ludotheque.table.puzzles import puzzle_list, puzzle_page
from ludotheque.text import words
from tests.cli.runner import complaint, run

QUICK = "gravity_superstar"


def first_puzzle() -> tuple[Game[State], Puzzle]:
    game = load(QUICK)
    for number in range(60):
        for puzzle in mine(game, Job(QUICK, number, 300)):
            return game, puzzle
    raise AssertionError("no puzzle in 60 matches")


def test_a_mined_puzzle_has_one_answer_reasons_and_is_the_same_in_every_run() -> None:
    game, puzzle = first_puzzle()
    state = game.parse_position(puzzle.position)
    assert puzzle.id == puzzle_id(puzzle.position)
    assert int(state.to_move) == puzzle.seat
    legal = {game.action_text(state, action) for action in state.legal_actions()}
    assert {puzzle.answer, *puzzle.tries} == legal
    assert puzzle.answer not in puzzle.tries
    assert puzzle.line[0] == puzzle.answer
    assert mine(game, Job(QUICK, puzzle.seed, 300))[0] == puzzle
    assert read(line(puzzle)) == [puzzle]
    assert check(game, puzzle).best in legal


def test_mining_knows_only_what_the_seat_could_know() -> None:
    """A position dealt anew for the seat gives the same answer with the same reasons."""
    game, puzzle = first_puzzle()
    job = Job(QUICK, puzzle.seed, 300)
    state = game.parse_position(puzzle.position)
    found = [puzzle_at(game, state.redeal(puzzle.seat, Rng(seed)), job, puzzle.step) for seed in range(3)]
    assert found[0] is not None
    assert found[0] == found[1] == found[2]


def test_a_puzzle_that_no_level_finds_is_difficult_and_one_that_all_find_is_easy() -> None:
    game = load("seikatsu")
    state = game.deal(options_of(game, 0), Rng(1))
    seat = int(state.to_move)
    never = difficulty(game, state, seat, -1)
    assert never > 1900
    assert all(difficulty(game, state, seat, action) <= never for action in state.legal_actions()[:2])


def test_a_run_of_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    args = ("mine", QUICK, "--out", str(out), "--nodes", "100")
    run(*args, "--matches", "2")
    done = out.with_name("found.jsonl.done")
    assert done.read_text("utf-8").split() == ["0", "1"]
    before = out.read_text("utf-8")
    run(*args, "--matches", "3")
    assert done.read_text("utf-8").split() == ["0", "1", "2"]
    assert out.read_text("utf-8").startswith(before)


def test_the_check_says_how_many_hold_and_keeps_those(tmp_path: Path) -> None:
    game, puzzle = first_puzzle()
    wrong = next(iter(puzzle.tries))
    file, kept = tmp_path / "some.jsonl", tmp_path / "kept.jsonl"
    text = line(puzzle) + line(puzzle).replace(f'"answer":"{puzzle.answer}"', f'"answer":"{wrong}"', 1)
    file.write_text(text.replace(puzzle.id, "00000000", 1), "utf-8")
    said = run("mine", QUICK, "--check", "--file", str(file), "--keep", str(kept)).out
    holds = sum(check(game, one).agrees for one in read(file.read_text("utf-8")))
    assert f"{holds} of 2 hold" in said
    assert len(read(kept.read_text("utf-8"))) == holds


def test_bad_files_are_refused_with_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="line 1 is no puzzle"):
        read('{"id": 3}')
    assert "--out FILE" in complaint("mine", QUICK)
    empty = tmp_path / "none.jsonl"
    write(empty, [])
    assert "no puzzles" in complaint("mine", QUICK, "--check", "--file", str(empty))


@pytest.mark.parametrize("id", game_ids())
def test_every_shipped_puzzle_can_be_shown_and_solved(id: str) -> None:
    for name in puzzles(id):
        check_puzzle(id, name)


def check_puzzle(id: str, name: str) -> None:
    game, puzzle = load(id), puzzles(id)[name]
    page = puzzle_page(id, name)
    legal = {move["action"] for move in page.legal}
    assert FEWEST <= len(legal) <= MOST
    assert page.answer in legal
    assert {tried["action"] for tried in page.tries} == legal - {page.answer}
    assert puzzle.id == puzzle_id(puzzle.position) == name
    assert 0 <= page.chance <= 100
    assert page.seat == int(game.parse_position(puzzle.position).to_move)
    for language in ("en", "fr"):
        assert words(language).has(f"study-task-{page.info.task}")


@pytest.mark.parametrize("id", game_ids())
def test_a_list_of_puzzles_names_each_once_with_its_difficulty(id: str) -> None:
    listed = puzzle_list(id)
    assert len({info.id for info in listed}) == len(listed) == len(puzzles(id))
    assert all(400 <= info.rating <= 2400 for info in listed)

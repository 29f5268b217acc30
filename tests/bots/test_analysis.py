from __future__ import annotations

import json
from itertools import islice

import pytest
from typer import Typer
from typer.testing import CliRunner

from ludotheque.bots.command import register
from ludotheque.bots.levels import make_bot
from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.games import game as load
from tests.cases import Case, every, plain_cases, seed_of, walk


@every(plain_cases())
def test_an_analysis_ranks_legal_moves_and_gives_a_line_that_can_be_read(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, 9), 4, None))
    analysis = make_bot("mcts:nodes=40", game, options).analyse(game, state, state.to_move, 1)
    assert {move.action for move in analysis.moves} == set(state.legal_actions())
    assert [move.visits for move in analysis.moves] == sorted((move.visits for move in analysis.moves), reverse=True)
    assert sum(move.visits for move in analysis.moves) == analysis.playouts <= 40
    best = analysis.moves[0]
    assert best.chance is not None
    assert 0 <= best.chance <= 1
    assert best.points is not None
    assert len(best.points) == options.players
    assert best.line[0] == best.notation
    assert game.parse_action(state, best.notation) == best.action
    json.dumps(analysis.as_data())


@every(plain_cases())
def test_greedy_and_random_can_be_asked_too(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, 9), 2, None))
    for spec in ("greedy", "random", "novice"):
        analysis = make_bot(spec, game, options).analyse(game, state, state.to_move, 1, best=3)
        assert 1 <= len(analysis.moves) <= 3


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()


def app() -> Typer:
    made = Typer()
    made.callback()(lambda: None)
    register(made)
    return made


def record_of(plies: int) -> str:
    game = load("seikatsu")
    match = Match(game, game.options(players=2), seed_of(1))
    for _ in range(plies):
        match.play(match.to_move, match.state.legal_actions()[0])
    return write_record(match)


def test_hint_advises_from_a_record(runner: CliRunner) -> None:
    result = runner.invoke(app(), ["hint", "-", "--bot", "mcts:nodes=50", "--best", "2"], input=record_of(3))
    assert result.exit_code == 0
    assert "Advice for seat 2 after 50 playouts" in result.output


def test_hint_gives_data_and_speaks_french(runner: CliRunner) -> None:
    arguments = ["hint", "-", "--bot", "mcts:nodes=50", "--step", "2"]
    said = json.loads(runner.invoke(app(), [*arguments, "--json"], input=record_of(3)).output)
    assert said["seat"] == 0
    assert len(said["moves"]) == 5
    assert (
        "Conseil pour la place 1" in runner.invoke(app(), [*arguments, "--language", "fr"], input=record_of(3)).output
    )


def test_hint_reads_a_position_too(runner: CliRunner) -> None:
    game = load("seikatsu")
    text = game.position_text(game.setup(game.options(players=2), seed_of(2)))
    result = runner.invoke(app(), ["hint", "-", "--game", "seikatsu", "--bot", "greedy"], input=text)
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(["-"], "no record"), (["-", "--bot", "nobody"], ""), (["missing-file"], ""), (["-", "--step", "99"], "")],
)
def test_hint_says_what_is_wrong(runner: CliRunner, arguments: list[str], text: str) -> None:
    result = runner.invoke(app(), ["hint", *arguments], input=text or record_of(2))
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_there_is_no_advice_when_the_game_is_over(runner: CliRunner) -> None:
    result = runner.invoke(app(), ["hint", "-"], input=record_of(34))
    assert result.exit_code == 2
    assert "The game is over" in result.output

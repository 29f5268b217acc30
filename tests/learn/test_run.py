"""A tiny run of `ludotheque learn`, from self-play to a network that plays: `make test-learn` has the torch for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.bots.levels import make_bot
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games import game_ids
from tests.cli.runner import run

pytest.importorskip("torch", reason="torch is too large for every test run: make test-learn installs it and runs this")


def learn(game: str, folder: Path, rounds: int) -> None:
    sizes = ["--quick", "40", "--games", "10", "--nodes", "8", "--gate", "4", "--epochs", "2", "--wide", "8"]
    ran = run("learn", game, "--rounds", str(rounds), *sizes, "--out", str(folder), "--quiet")
    assert ran.code == 0, ran


@pytest.mark.parametrize("game", game_ids())
def test_a_run_ends_with_a_network_that_plays(game: str, tmp_path: Path) -> None:
    learn(game, tmp_path, 1)
    found = load(game)
    options = found.options()
    state = found.deal(options, Rng(1))
    bot = make_bot(f"net:{tmp_path}/round-0/weights.net:nodes=20", found, options)
    assert bot.choose(found, state, state.to_move, 3) in state.legal_actions()
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")


def test_the_same_seed_gives_the_same_network_and_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    learn("seikatsu", tmp_path / "one", 1)
    learn("seikatsu", tmp_path / "two", 0)
    kept = (tmp_path / "two" / "round-0" / "weights.net").read_bytes()
    (tmp_path / "two" / "round-0" / "round.json").unlink()
    (tmp_path / "two" / "round-0" / "piece-01.npz").unlink()
    learn("seikatsu", tmp_path / "two", 1)
    assert (tmp_path / "two" / "round-0" / "weights.net").read_bytes() == kept
    for number in (0, 1):
        results = [
            json.loads((tmp_path / run / f"round-{number}" / "round.json").read_text()) for run in ("one", "two")
        ]
        assert results[0] == results[1]


def test_chances_begin_near_even_whatever_the_seed() -> None:
    """From steep ones at random, one run in a few had learned nothing after two epochs."""
    from ludotheque.learn.pieces import Piece, play_piece
    from ludotheque.learn.training import Recipe, train

    found = load("octocube")
    options = found.options(mode="advanced")
    positions = play_piece(Piece("piece-00", "octocube", options.as_dict(), first=0, games=40))[1]
    for seed in range(6):
        trained = train(found, options, positions, Recipe(epochs=1, rate=0.0, seed=seed))
        assert trained.errors[0]["chances"] == pytest.approx(0.693, abs=0.01)


def test_so_few_positions_that_there_are_ten_steps_are_enough() -> None:
    from ludotheque.learn.pieces import Piece, play_piece
    from ludotheque.learn.training import Recipe, train

    found = load("seikatsu")
    positions = play_piece(Piece("piece-00", "seikatsu", {}, first=0, games=10))[1]
    assert len(train(found, found.options(), positions, Recipe(epochs=10)).errors) == 10


def test_a_network_learns_which_actions_a_search_tries() -> None:
    from ludotheque.learn.pieces import Piece, play_piece
    from ludotheque.learn.training import Recipe, train

    found = load("gravity_superstar")
    positions = play_piece(Piece("piece-00", "gravity_superstar", {}, first=0, games=80, nodes=40))[1]
    untaught = train(found, found.options(), positions, Recipe(epochs=1, rate=0.0))
    taught = train(found, found.options(), positions, Recipe(epochs=6))
    assert untaught.part.shape.parts == taught.part.shape.parts > 0
    assert not any(untaught.part.weights[-1])
    assert taught.errors[-1]["actions"] < untaught.errors[-1]["actions"]

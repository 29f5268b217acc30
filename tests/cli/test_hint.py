"""`ludotheque hint`: advice for a record or a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli.hint import ahead_text
from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.games import game as load
from tests.cases import seed_of
from tests.cli.runner import complaint, run

BOT = ("--bot", "mcts:nodes=50")


def record_of(moves: int) -> str:
    game = load("seikatsu")
    match = Match(game, game.options(players=2), seed_of(1))
    for _ in range(moves):
        match.play(match.to_move, match.state.legal_actions()[0])
    return write_record(match)


def test_hint_advises_the_seat_to_move_of_a_record() -> None:
    ran = run("hint", "-", *BOT, "--best", "2", type=record_of(3))
    assert ran.code == 0
    assert "Advice for seat 2 after 50 playouts" in ran.out


def test_hint_gives_data_after_any_move_and_speaks_french() -> None:
    arguments = ["hint", "-", *BOT, "--at", "2"]
    said = json.loads(run(*arguments, "--json", type=record_of(3)).out)
    assert said["seat"] == 0
    assert len(said["moves"]) == 5
    assert "Conseil pour la place 1" in run(*arguments, "--lang", "fr", type=record_of(3)).out


def test_hints_read_from_the_likeliest_down_and_name_the_searchs_own_choice_where_it_is_another() -> None:
    named = 0
    for seed in range(6):
        asked = ("hint", "-", "--bot", "mcts:nodes=60", "--best", "4", "--seed", str(seed))
        found = json.loads(run(*asked, "--json", type=record_of(3)).out)["moves"]
        assert found[0]["visits"] == max(move["visits"] for move in found)
        likeliest = sorted(found, key=lambda move: -move["win"])
        shown = run(*asked, type=record_of(3)).out
        places = [shown.index(move["notation"]) for move in likeliest]
        assert places == sorted(places)
        own = f"The search itself would choose {found[0]['notation']}" in shown
        assert own == (likeliest[0] != found[0])
        named += own
    assert 0 < named < 6


def test_a_hint_that_says_why_tells_of_a_move_that_looks_better_so_far() -> None:
    told = 0
    for seed in range(6):
        asked = ("hint", "-", "--why", "60", "--seed", str(seed))
        found = json.loads(run(*asked, "--json", type=record_of(3)).out)
        side = next(number for number, seats in enumerate(found["sides"]) if found["seat"] in seats)
        chances = [line["chances"][side] for line in found["lines"]]
        said = "has the better average so far" in run(*asked, type=record_of(3)).out
        assert said == (max(chances) > chances[0] + 0.005)
        told += said
    assert 0 < told < 6


def test_hint_reads_a_position_too(tmp_path: Path) -> None:
    game = load("gravity_superstar")
    file = tmp_path / "position"
    file.write_text(game.position_text(game.setup(game.options(players=2), seed_of(2))), "utf-8")
    ran = run("hint", str(file), "--game", "gravity-superstar", "--bot", "greedy")
    assert ran.code == 0
    assert "Advice for seat" in ran.out


@pytest.mark.parametrize(
    ("arguments", "text", "message"),
    [
        (["-"], "no record", "-: line 1"),
        (["-", "--bot", "nobody"], record_of(2), "there is no bot 'nobody'"),
        (["missing-file"], "", "missing-file: cannot be read"),
        (["-", "--at", "99"], record_of(2), "the moves 0 to 2"),
        (["-", "--game", "chess"], "", "the games are gravity_superstar"),
        (["-", "--game", "seikatsu"], "no position", "a position has 7 lines"),
        (["-"], record_of(34), "The game is over"),
    ],
)
def test_hint_says_what_is_wrong(arguments: list[str], text: str, message: str) -> None:
    assert message in complaint("hint", *arguments, type=text)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("certain", "loses by 5")), ("fr", ("certain", "perd de 5"))],
)
def test_where_nothing_is_hidden_any_more_a_hint_says_what_is_certain(language: str, words: tuple[str, str]) -> None:
    ran = run("hint", "-", *BOT, "--lang", language, type=record_of(31))
    assert ran.code == 0
    assert all(word in ran.out for word in words), ran.out


def test_a_hint_tells_the_chances_of_all_seats_and_the_margin() -> None:
    told = json.loads(run("hint", "-", *BOT, "--json", type=record_of(3)).out)
    assert told["sides"] == [0, 1]
    for move in told["moves"]:
        assert sum(move["chances"]) == pytest.approx(1)
        assert move["chances"][told["seat"]] == move["win"]
        assert move["solved"] is False
        assert abs(move["margin"] - (move["scores"][told["seat"]] - move["scores"][1 - told["seat"]])) < 1e-6


def test_nothing_ahead_has_no_sign() -> None:
    assert [ahead_text(margin, 0) for margin in (-0.2, 0.0, 0.4, 1.6, -2.2)] == ["0", "0", "0", "+2", "-2"]
    assert [ahead_text(margin, 1) for margin in (-0.04, 0.0, 2.0, -1.25)] == ["0", "0", "+2", "-1.2"]

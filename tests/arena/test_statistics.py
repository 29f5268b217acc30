from __future__ import annotations

import pytest

from ludotheque.arena.play import Played
from ludotheque.arena.statistics import Rate, against, by_seat, ratings, standings, summary, wilson


def game(key: str, bots: list[str], winners: list[int], scores: list[int], sides: list[int] | None = None) -> Played:
    seats = len(bots)
    return Played(
        key,
        bots,
        scores,
        winners,
        sides or list(range(seats)),
        10,
        [5] * seats,
        [1.0] * seats,
        [0.5] * seats,
        "end",
        [],
    )


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(85, 100)
    assert low == pytest.approx(0.7672, abs=1e-4)
    assert high == pytest.approx(0.9069, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_holds_the_share_also_when_all_or_no_games_are_won() -> None:
    for games in range(1, 100):
        for wins in (0, games / 2, games):
            low, high = wilson(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0


def test_a_shared_win_counts_by_its_part() -> None:
    games = [game("0-0-0", ["a", "b"], [0, 1], [5, 5]), game("0-0-1", ["b", "a"], [1], [3, 9])]
    best = standings(games)[0]
    assert best.bot == "a"
    assert best.rate == Rate(1.5, 2)
    assert best.fair == 0.5
    assert best.thinking == pytest.approx(0.2)


def test_a_team_wins_once() -> None:
    games = [game("0-0-0", ["a", "b", "a", "b"], [0, 2], [7, 4, 7, 4], [0, 1, 0, 1])]
    assert {line.bot: line.rate for line in standings(games)} == {"a": Rate(1.0, 1), "b": Rate(0.0, 1)}


def test_a_bot_in_two_of_three_seats_has_two_thirds_as_its_even_share() -> None:
    lines = {line.bot: line for line in standings([game("0-0-0", ["a", "b", "b"], [1], [1, 2, 0])])}
    assert lines["b"].rate == Rate(1.0, 2)
    assert lines["b"].fair == pytest.approx(1 / 3)


def test_seats_and_pairs_are_counted() -> None:
    games = [game("0-0-0", ["a", "b"], [0], [2, 1]), game("0-0-1", ["b", "a"], [0], [2, 1])]
    assert [rate.share for rate in by_seat(games)] == [1.0, 0.0]
    assert against(games, "a", "b") == Rate(1.0, 2)


def test_who_wins_more_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    rated = ratings([game(f"{n}-0-0", ["a", "b"], [0], [2, 1]) for n in range(5)])
    assert rated["a"] > rated["b"]


def test_numbers_in_short() -> None:
    short = summary([4.0, 1.0, 3.0, 2.0])
    assert (short.mean, short.median, short.lowest, short.highest) == (2.5, 2.5, 1.0, 4.0)

"""A game in numbers: what is summed up is what was played, and says how sure it is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheque.core.cases import plain_cases_of
from ludotheque.games import game as load
from ludotheque.games import game_ids, room
from ludotheque.study.insights import CaseInsights, Insights, insights, mean, rate, spread, summed_up, tasks_of
from ludotheque.study.played import InsightKey, Line, Task, play
from ludotheque.text import words
from tests.cli.runner import complaint, run

BOT = "easy"


def cases() -> list[tuple[str, CaseInsights]]:
    return [(id, case) for id in game_ids() if (told := insights(id)) for case in told.cases]


def test_intervals_are_those_of_the_textbook() -> None:
    """Wilson's interval of 5 in 10 is 0.237 to 0.763; of a sample 1, 2, 3 the mean is 2 ± 1.96 / sqrt(3)."""
    assert (rate(5, 10).low, rate(5, 10).high) == pytest.approx((0.237, 0.763), abs=1e-3)
    assert rate(0, 0).high == 1.0
    assert (mean([1, 2, 3]).mean, mean([1, 2, 3]).error) == pytest.approx((2, 1.13), abs=0.01)


def test_bars_hold_every_value_once() -> None:
    values = [3, 3, 4, 9, 40, 41]
    told = spread(values)
    assert sum(bar.count for bar in told.bars) == len(values)
    for bar in told.bars:
        assert bar.count == sum(bar.least <= value <= bar.most for value in values)


@pytest.mark.parametrize("id", game_ids())
def test_a_match_is_the_same_in_every_run_and_its_shares_add_up_to_its_scores(id: str) -> None:
    game = load(id)
    for task in tasks_of(game, BOT, 2):
        line = play(game, task)
        assert line == play(game, task)
        assert sum(line.won) == pytest.approx(1)
        for place, score in enumerate(line.scores):
            assert sum(shared.points[place] for shared in line.shares) == score
        assert not game.openings or line.first.kind in game.openings


def test_openings_are_of_the_matches_whose_first_move_was_drawn_and_all_else_of_the_others() -> None:
    game = load("seikatsu")
    key = InsightKey("place", {"space": "a1"})

    def line(number: int, won: list[float]) -> Line:
        task = Task("seikatsu", "standard", 2, BOT, number)
        return Line(task, key, 10, 10, [5, 4], won, [], [])

    # Even numbers are free: the first player wins all of them. Odd ones are trials: the first wins half of them.
    lines = [line(number, [1.0, 0.0] if number % 4 != 1 else [0.0, 1.0]) for number in range(80)]
    [told] = summed_up(game, BOT, 0, lines).cases
    assert (told.matches, told.trials) == (40, 40)
    assert [one.share for one in told.won] == [1.0, 0.0]
    assert told.openings[0].won.share == 0.5


def test_a_run_of_the_command_goes_on_where_it_stopped_and_gives_the_same(tmp_path: Path) -> None:
    out, whole = tmp_path / "a.json", tmp_path / "b.json"
    args = ("insights", "seikatsu", "--bot", BOT)
    run(*args, "--matches", "2", "--out", str(out))
    before = (tmp_path / "a.json.matches").read_text("utf-8")
    run(*args, "--matches", "4", "--out", str(out))
    assert (tmp_path / "a.json.matches").read_text("utf-8").startswith(before)
    run(*args, "--matches", "4", "--out", str(whole))
    assert out.read_bytes() == whole.read_bytes()
    assert "there is no bot" in complaint("insights", "seikatsu", "--bot", "nobody", "--out", str(out))


@pytest.mark.parametrize("id", game_ids())
def test_every_game_ships_numbers_of_every_mode_and_number_of_players(id: str) -> None:
    told = insights(id)
    assert told is not None
    assert [(one.mode, one.players) for one in told.cases] == [
        (options.mode, options.players) for _, options in plain_cases_of(load(id))
    ]
    assert msgspec.json.decode(msgspec.json.encode(told), type=Insights) == told


@pytest.mark.parametrize(("id", "case"), cases())
def test_shipped_numbers_add_up_and_can_be_said_in_both_languages(id: str, case: CaseInsights) -> None:
    assert sum(one.share for one in case.won) == pytest.approx(1, abs=0.001)
    assert all(one.low <= one.share <= one.high for one in case.won)
    assert sum(bar.count for bar in case.turns.bars) == sum(bar.count for bar in case.winning.bars) == case.matches
    prefix = id.replace("_", "-")
    keys = [("share", one.key) for one in case.shares]
    keys += [("opening", one.key) for one in case.openings] + [("use", one.key) for one in case.uses]
    for language in ("en", "fr"):
        page = room(id).joinpath(f"text/{language}-web.ftl").read_text("utf-8")
        for what, key in keys:
            message = f"{prefix}-{what}-{key.kind}"
            assert words(language).has(message) or f"\n{message} = " in page

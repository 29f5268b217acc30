from __future__ import annotations

from tests.browser.axe import violations_by_day_and_night
from tests.browser.conftest import Opens
from tests.browser.ends import NAMES, random_match, shown_end


def test_among_children_the_full_board_is_the_reason_and_no_points_are_told_of(opens: Opens) -> None:
    match = next(
        one
        for one in (random_match("octocube", "kids", 2, seed) for seed in range(60))
        if (ended := one.outcome()) is not None and ended["decided_by"] == "board"
    )
    outcome = match.outcome()
    assert outcome is not None
    head = shown_end(opens(), match)
    assert f"{NAMES[outcome['winners'][0]]} filled all 16 spaces." in head
    assert "point" not in head


def test_the_count_shows_every_majority_with_the_places_that_brought_points(opens: Opens) -> None:
    match = random_match("octocube", "basic", 3, 3)
    sheet = match.game.score_sheet(match.state)
    page = opens()
    shown_end(page, match)
    assert page.locator(".count tbody tr").count() == len(sheet)
    majorities = [step for step in sheet if step["kind"] in ("colour", "object")]
    assert page.locator(".count .pill").count() == sum(points > 0 for step in majorities for points in step["points"])
    assert violations_by_day_and_night(page) == []

"""The final count as a grid of flowers: a column a pagoda, seven rows, and partners as one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations_by_day_and_night
from tests.browser.conftest import Opens
from tests.browser.ends import random_match, shown_end


@pytest.mark.parametrize(("mode", "players", "pagodas"), [("standard", 3, 3), ("solo", 1, 3)])
def test_every_pagoda_has_its_seven_rows_and_they_add_up(opens: Opens, mode: str, players: int, pagodas: int) -> None:
    match = random_match("seikatsu", mode, players, 3)
    outcome = match.outcome()
    assert outcome is not None
    page = opens()
    shown_end(page, match)
    cells = page.locator(".count tbody button")
    assert cells.count() == 7 * pagodas
    told = [text.split() for text in page.locator(".count tfoot .total").all_inner_texts()]
    totals = [int(words[-1]) for words in told]
    if mode == "standard":
        assert totals == outcome["scores"]
    else:
        assert totals == [outcome["scores"][0], outcome["rival"]]
        one, other = (int(told[1][at]) for at in (0, 2))
        assert one + other == outcome["rival"], "the rival's two pagodas are added up under one name"
    cells.nth(4).hover()
    assert page.locator(".garden [data-marked]").count() > 0
    assert violations_by_day_and_night(page) == []


def test_who_wants_no_motion_has_every_row_painted_at_once(opens: Opens) -> None:
    """An animation of no length at all can leave its first, unseen frame on the screen."""
    page = opens()
    shown_end(page, random_match("seikatsu", "standard", 2, 3))
    for cell in page.locator(".count tbody button").all():
        expect(cell).to_have_css("animation-name", "none")

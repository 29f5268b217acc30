"""The count of many tiles and buildings is five sums that open."""

from __future__ import annotations

from tests.browser.conftest import Opens
from tests.browser.ends import random_match, shown_end


def test_the_count_shows_many_steps_of_a_kind_as_one_line_that_opens(opens: Opens) -> None:
    page = opens()
    shown_end(page, random_match("tolleno", "standard", 2, 1))
    rows = page.locator("tbody tr")
    before = rows.count()
    assert before < 12
    page.locator("[data-fold]").first.click()
    assert rows.count() > before + 3

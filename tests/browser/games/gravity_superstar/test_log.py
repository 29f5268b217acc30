"""A move of many steps is one entry of the log."""

from __future__ import annotations

import re

from tests.browser.conftest import Opens
from tests.browser.hands import play_some, sit_down


def test_a_move_is_one_entry_of_the_log_that_opens_to_all_its_steps(opens: Opens) -> None:
    page = opens()
    sit_down(page, "gravity_superstar", players=3)
    play_some(page, 3)
    told = page.locator("#log-panel li.more")
    told.first.wait_for()
    assert page.locator("#log-panel p", has_text=re.compile("fell to|moved to")).count() == 0
    steps = told.last.locator("p:not(.story)").count()
    told.last.click()
    assert told.last.locator("p").count() > steps

"""A tab that is killed, again and again, at whatever it is doing: nothing that it showed as done is ever lost."""

from __future__ import annotations

import os
import random
import signal

import pytest
from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Page

from ludotheque.games import games
from tests.browser.chromium import CHEAP, launch
from tests.browser.conftest import PATIENCE, Watch, new_page
from tests.browser.folder import Folder
from tests.browser.hands import CHOICE, OVER, is_over, next_choice, open_table, play_some, ply, point, wait_for_turn

KILLS = 50
GAME = min(games(), key=lambda game: min(game.typical_lengths.values()))
WHILE_OPENING = 0.5
"""The share of kills that hit a page which is not even there yet."""
AFTER = (0, 5, 20, 60, 200, 700)
"""Milliseconds between a move's last click and the kill: its own writes, those of the bot's answer, or none."""

TELL = """() => {
  const table = document.querySelector('.table');
  const tell = () => console.log(`shown ${table.dataset.ply}`);
  new MutationObserver(tell).observe(table, { attributeFilter: ['data-ply'] });
  tell();
}"""
"""Says what is shown as done as soon as it is: it is heard even if the tab is gone a moment later."""


class Tab:
    """A tab with a match against a novice in it, and what it has ever shown of that match."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.watch = Watch()
        self.page = new_page(browser, self.watch, url)
        self._hear(self.page)
        self.begin()

    def begin(self) -> None:
        """A match."""
        open_table(self.page, GAME.id, GAME.modes[0].id)
        wait_for_turn(self.page)
        self.address = self.page.url
        self.shown = 0
        self.log: list[str] = []

    def check(self) -> None:
        """What was shown as done is there, and in the same words."""
        self.page.locator(f"{CHOICE}, {OVER}").first.wait_for()
        assert ply(self.page) >= self.shown
        if not is_over(self.page):
            log = self.page.locator("#log-panel li").all_inner_texts()
            assert set(self.log) <= set(log)
            self.log = log

    def move(self, chance: random.Random) -> None:
        """A click or a few; the last may still be under way."""
        self.page.evaluate(TELL)
        for _ in range(chance.randint(1, 4)):
            choice = next_choice(self.page, chance)
            if choice.kind != "over":
                point(self.page, choice)

    def reopen(self) -> None:
        self.page.close()
        self.page = self.page.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.watch.over(self.page)
        self._hear(self.page)
        self.page.goto(self.address, wait_until="commit")

    def _hear(self, page: Page) -> None:
        def heard(told: ConsoleMessage) -> None:
            what, _, number = told.text.partition(" ")
            if what == "shown":
                self.shown = max(self.shown, int(number))

        page.on("console", heard)


@pytest.mark.drill
@pytest.mark.long
def test_a_tab_that_is_killed_fifty_times_at_any_moment_goes_on_where_it_was(browser: Browser, folder: Folder) -> None:
    """In a browser of its own, whose tabs die as under a system that is out of memory."""
    own, chance = launch(browser.browser_type, *CHEAP), random.Random(16)
    tab = Tab(own, folder.url)
    plies = 0
    for _ in range(KILLS):
        if chance.random() < WHILE_OPENING:
            tab.page.wait_for_timeout(chance.uniform(0, 1500))
        else:
            tab.check()
            if is_over(tab.page):
                plies += tab.shown
                tab.begin()
            tab.move(chance)
            tab.page.wait_for_timeout(chance.choice(AFTER))
        kill_tabs(own)
        tab.reopen()
    tab.check()
    play_some(tab.page, 1)
    assert plies + tab.shown > KILLS / 5, "it was playing all the while"
    assert tab.watch.troubles == []
    own.close()


def kill_tabs(browser: Browser) -> None:
    """Every process that shows a page, at once, and without a word. Done when the browser knows of it: it would show a
    new page in a process that is no more."""
    session = browser.new_browser_cdp_session()
    doomed = renderers(session)
    for process in doomed:
        os.kill(process, signal.SIGKILL)
    while doomed & renderers(session):
        pass
    session.detach()


def renderers(session: CDPSession) -> set[int]:
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return {int(process["id"]) for process in processes if process["type"] == "renderer"}

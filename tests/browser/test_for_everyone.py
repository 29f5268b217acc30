"""Every screen: accessible by day and by night, in both languages, from a small phone to a wide screen.

A missing word is an error on the console, which the watch over each page finds: desktops read English, phones French.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import games
from tests.browser.axe import violations, violations_by_day_and_night
from tests.browser.chromium import DESKTOP, SMALL_PHONE
from tests.browser.conftest import Opens, Watch
from tests.browser.hands import (
    agree_to_end,
    ask_for_advice,
    new_table,
    next_choice,
    play_some,
    point,
    sit_down,
    wait_for_turn,
)
from tests.seldom import seldom

GAMES = [game.id for game in games()]

HOME = "article[data-game=tolleno] [data-do=play]:enabled"
SCREENS = {
    "shell": {
        "": HOME,
        "tables": "main ul .soft",
        "settings": "main input",
        "learn": "main li",
        "rules/chess": "main h1",
        "nowhere/at/all": "main h1",
    },
    **{
        game: {
            f"rules/{game}": "article h1",
            f"learn/{game}": ".teach",
            f"new/{game}": "[data-do=open-table]",
            f"new/{game}?with=friends": "[data-do=open-table]",
            f"new/{game}?with=screen": "[data-do=open-table]",
        }
        for game in GAMES
    },
}
"""The addresses, and what is there once the screen is."""

DEVICES = {"desktop": (DESKTOP, "en"), "phone": (SMALL_PHONE, "fr")}


@pytest.fixture(params=DEVICES)
def device(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(opens: Opens, device: str) -> Page:
    size, language = DEVICES[device]
    return opens(size=size, touch=device == "phone", language=language)


def go(page: Page, path: str, there: str) -> None:
    page.evaluate("path => (location.hash = `#/${path}`)", path)
    page.locator(there).first.wait_for()


def fits(page: Page) -> bool:
    """Nothing to scroll to on the right."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("part", ["shell", GAMES[0], *seldom(*GAMES[1:])])
def test_no_screen_has_an_accessibility_violation(page: Page, device: str, part: str) -> None:
    for path, there in SCREENS[part].items():
        go(page, path, there)
        assert page.locator("html").get_attribute("lang") == DEVICES[device][1]
        assert fits(page), path
        assert violations_by_day_and_night(page) == [], path


@pytest.mark.drill
@pytest.mark.parametrize("game", GAMES)
def test_no_moment_of_a_match_has_one(page: Page, device: str, game: str) -> None:
    """With as many players as there can be on a wide screen: their column is long and scrolls."""
    most = max(count for one in games() if one.id == game for mode in one.modes[:1] for count in mode.players)
    sit_down(page, game, players=most if device == "desktop" else 2)
    wait_for_turn(page)
    assert fits(page)
    assert violations_by_day_and_night(page) == [], "the turn begins"
    point(page, next_choice(page, random.Random(1)))
    assert violations_by_day_and_night(page) == [], "something is chosen"
    page.keyboard.press("Escape")
    play_some(page, 2, touch=device == "phone")
    agree_to_end(page)
    assert fits(page)
    assert violations_by_day_and_night(page) == [], "the end"
    page.locator("[data-do=replay]").click()
    page.locator("[data-do=scrub]").wait_for()
    assert fits(page)
    assert violations_by_day_and_night(page) == [], "the replay"
    page.locator("[data-do=scrub]").fill("1")
    page.locator("[data-do=fork]").click()
    assert violations(page) == [], "playing on from here"


def test_no_dialog_of_the_table_has_one(page: Page, device: str) -> None:
    sit_down(page, "seikatsu")
    wait_for_turn(page)
    ask_for_advice(page)
    assert violations_by_day_and_night(page) == [], "a hint"
    page.locator(".garden [data-target]:not([data-lit])").first.click(force=True)
    page.locator(".refusal").wait_for()
    assert violations_by_day_and_night(page) == [], "why not"
    page.locator("[data-do=menu]").click()
    assert violations_by_day_and_night(page) == [], "the menu"
    for inner in ("moves", "propose", "resign", "settings"):
        page.locator(f"dialog [data-do={inner}]").click()
        assert violations_by_day_and_night(page) == [], inner
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.locator("[data-do=menu]").click()
    page.keyboard.press("Escape")
    page.locator(".hint header button").click()  # On a desktop it lies where the log is.
    for inner in ("log", "chat", "side") if device == "phone" else ("chat",):
        page.locator(f"[data-do={inner}]").click()
        assert violations_by_day_and_night(page) == [], inner
        page.keyboard.press("Escape")


def test_neither_lobby_nor_curtain_nor_list_has_one(page: Page, opens: Opens, device: str) -> None:
    people: dict[str, object] = {"seats": [{"kind": "me"}, {"kind": "person"}], "visibility": "public"}
    code = new_table(page, "tolleno", start=False, **people)
    go(page, f"t/{code}", ".invite")
    assert violations_by_day_and_night(page) == [], "the lobby of its host"
    guest = opens(f"t/{code}", size=DEVICES[device][0], language=DEVICES[device][1])
    guest.locator("[data-do=sit]").wait_for()
    assert violations_by_day_and_night(guest) == [], "the lobby of a guest"
    assert fits(page)
    assert fits(guest)
    pair = [{"kind": "me", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    sit_down(page, "seikatsu", one_screen=True, seats=pair)
    page.locator("[data-do=curtain]").wait_for()
    assert violations_by_day_and_night(page) == [], "the curtain"
    for path in ("tables", ""):
        go(page, path, f"a[href='#/t/{code}']")
        assert fits(page)
        assert violations_by_day_and_night(page) == [], "a list of tables"


def test_nothing_at_an_address_is_told_as_such(page: Page, watch: Watch) -> None:
    for path in ("t/NOTABLE", "t/NOTABLE/replay"):
        go(page, path, "main a.btn")
        assert violations_by_day_and_night(page) == [], path
    watch.forgive("WebSocket")
    watch.forgive("404")


def test_the_language_changes_at_the_table_without_a_new_page(opens: Opens) -> None:
    page = opens()
    sit_down(page, "seikatsu")
    wait_for_turn(page)
    page.get_by_role("button", name="FR Français").click()
    page.locator(".prompt", has_text="À vous").wait_for()

"""Every screen: accessible, in both languages, in both themes, small enough to load."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page

from ludotheque.games import games
from tests.browser.conftest import DESKTOP, SMALL_PHONE, Opens
from tests.browser.hands import LIT, play_now, play_to_the_end, wait_for_turn
from tests.browser.site import ROOT, Site

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_FIRST_LOAD = 250_000

GAMES = [game.id for game in games()]
SCREENS = [
    "",
    "tables",
    "settings",
    "learn",
    *(f"{page}/{game}" for page in ("rules", "learn", "new") for game in GAMES),
    "new/seikatsu?with=screen",
]


def violations(page: Page) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: cd web && npm ci")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_has_an_accessibility_violation(opens: Opens, screen: str, size: tuple[int, int], dark: bool) -> None:
    page = opens(screen, size=size, dark=dark)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_an_accessibility_violation(opens: Opens, game: str, size: tuple[int, int], dark: bool) -> None:
    page = opens(size=size, dark=dark)
    play_now(page, game)
    wait_for_turn(page)
    assert violations(page) == []
    page.locator(LIT).first.click()
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_neither_has_its_end_nor_its_replay(opens: Opens, game: str, size: tuple[int, int]) -> None:
    page = opens(size=size)
    play_now(page, game)
    play_to_the_end(page)
    assert violations(page) == []
    page.locator("[data-do=replay]").click()
    page.locator("[data-do=scrub]").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_no_page_is_wider_than_a_small_phone(opens: Opens, screen: str) -> None:
    page = opens(screen, size=SMALL_PHONE, touch=True)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SMALL_PHONE[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_have_every_word_on_every_screen(opens: Opens, language: str) -> None:
    """A missing word is an error on the console, which the watch over the page finds."""
    for screen in SCREENS:
        page = opens(screen, language=language)
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == language
    page = opens(language=language)
    play_now(page, "seikatsu")
    play_to_the_end(page)


def test_the_language_changes_at_the_table_without_a_new_page(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait_for_turn(page)
    page.get_by_role("button", name="FR Français").click()
    page.locator(".prompt", has_text="À vous").wait_for()


def test_home_and_one_table_load_in_250_kilobytes(opens: Opens, site: Site) -> None:
    page = opens("settings")
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    page.on("response", lambda response: sizes.setdefault(response.url, compressed(response.body(), response.url)))
    page.context.clear_cookies()
    page.goto("about:blank")
    page.goto(site.url)
    play_now(page, "seikatsu")
    wait_for_turn(page)
    files = {url: size for url, size in sizes.items() if "/api/" not in url and url.startswith(site.url)}
    assert sum(files.values()) <= LARGEST_FIRST_LOAD, files


def compressed(body: bytes, url: str) -> int:
    return len(body) if url.endswith((".woff2", ".png")) else len(gzip.compress(body, 9))

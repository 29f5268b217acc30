"""Whole games, by each way of playing. Every page is watched by `opens`: no error, no warning, no other host."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import game as find_game
from ludotheque.games import games
from tests.browser.axe import violations
from tests.browser.chromium import PHONE
from tests.browser.conftest import Opens
from tests.browser.hands import (
    finish,
    open_table,
    play_by_keyboard,
    play_now,
    play_some,
    play_to_the_end,
    ply,
    sit_down,
    wait_for_turn,
)

GAMES = [game.id for game in games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_against_bots(opens: Opens, game: str) -> None:
    """Of its first mode; of each mode it is played without a network (test_offline.py)."""
    page = opens()
    open_table(page, game, find_game(game).modes[0].id)
    play_to_the_end(page)
    assert page.locator("tfoot td").count() >= 1, "every seat has its sum"
    expect(page.locator(".proof")).to_have_count(1)
    assert violations(page) == []


@pytest.mark.drill
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_game_of_each_solo_level(opens: Opens, level: str) -> None:
    page = opens()
    code = sit_down(page, "seikatsu", mode="solo", players=1, options={"level": level}, seats=[{"kind": "me"}])
    play_some(page, 3)
    finish(page, code)


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_running_game_is_one_click(opens: Opens, game: str) -> None:
    page = opens()
    play_now(page, game)
    wait_for_turn(page)


def test_a_whole_game_by_keyboard_only(opens: Opens) -> None:
    page = opens()
    page.locator("article[data-game=seikatsu] [data-do=solo]").focus()
    page.keyboard.press("Enter")
    play_by_keyboard(page, 1000)
    page.locator("[data-do=replay]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-do=scrub]").wait_for()


@pytest.mark.drill
@pytest.mark.parametrize("game", GAMES)
def test_several_turns_of_each_game_by_keyboard_only(opens: Opens, game: str) -> None:
    page = opens()
    sit_down(page, game)
    wait_for_turn(page)
    before = ply(page)
    play_by_keyboard(page, 12)
    assert ply(page) >= before + 12


@pytest.mark.drill
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone_by_touch_in_french(opens: Opens, game: str) -> None:
    page = opens(size=PHONE, touch=True, language="fr", ends_turns=True)
    sit_down(page, game)
    play_to_the_end(page, touch=True)
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_bots_can_be_watched(opens: Opens, game: str) -> None:
    page = opens()
    page.locator(f"article[data-game={game}] [data-do=watch]:enabled").click()
    expect(page.locator(".note", has_text="watching")).to_be_visible()
    # Bots that do not pause may be done before anybody has looked.
    expect(page.locator("#log-panel li").nth(3).or_(page.get_by_role("region", name="Result")).first).to_be_visible()
    assert page.locator("[data-lit]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_leads_to_its_end_and_on_to_its_second_part(opens: Opens, game: str) -> None:
    page = opens(f"learn/{game}")
    parts = [one for one in files(f"ludotheque.games.{game}").iterdir() if one.name.startswith("lesson")]
    scripts = [json.loads(one.read_text("utf-8")) for one in parts]
    taught = 1
    through_the_lesson(page, 8 * max(len(script["steps"]) for script in scripts))
    while page.locator("[data-do=lesson-part]").count():
        page.locator("[data-do=lesson-part]").click()
        expect(page.locator("[data-do=lesson-part], [data-do=lesson-done]")).to_have_count(0)
        through_the_lesson(page, 8 * max(len(script["steps"]) for script in scripts))
        taught += 1
    assert taught == len(scripts)


def through_the_lesson(page: Page, most: int) -> None:
    offered = page.locator(
        "[data-do=lesson-done], [data-do=lesson-next], .page [data-lit], .page [data-action]:enabled"
    )
    for _ in range(most):
        offered.first.wait_for()
        if page.locator("[data-do=lesson-done]").count():
            return
        page.locator(next(one for one in WAYS_ON if page.locator(one).count())).first.click()
    raise AssertionError(page.locator(".teach").inner_text())


WAYS_ON = ("[data-do=lesson-next]", ".page [data-lit]", ".page [data-action]:enabled")

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from ludotheque.games import games
from tests.browser.conftest import PHONE, Opens
from tests.browser.hands import keyboard_to_the_end, play_now, play_to_the_end, wait_for_turn

MODES = [(game.id, mode.id) for game in games() for mode in game.modes]
GAMES = [game.id for game in games()]
LESSONS = [game for game in GAMES if files(f"ludotheque.games.{game}").joinpath("lesson.json").is_file()]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_whole_game_of_each_mode_by_mouse_against_bots(opens: Opens, game: str, mode: str) -> None:
    page = opens(f"new/{game}")
    choices = page.locator(".rules .face")
    choices.nth([mode for id, mode in MODES if id == game].index(mode)).click()
    for slider in page.locator(".lev input[type=range]").all():
        slider.fill("1")
    page.locator("[data-do=open-table]").click()
    play_to_the_end(page)
    assert page.locator("tfoot td").count() >= 1
    assert page.locator(".proof").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_running_game_is_one_click(opens: Opens, game: str) -> None:
    page = opens()
    play_now(page, game)
    wait_for_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(opens: Opens, game: str) -> None:
    page = opens()
    button = page.locator(f"article[data-game={game}] [data-do=play]:enabled")
    button.focus()
    page.keyboard.press("Enter")
    keyboard_to_the_end(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone_by_touch(opens: Opens, game: str) -> None:
    page = opens(size=PHONE, touch=True)
    page.locator(f"article[data-game={game}] [data-do=play]:enabled").tap()
    play_to_the_end(page, touch=True)


@pytest.mark.parametrize("game", GAMES)
def test_bots_can_be_watched(opens: Opens, game: str) -> None:
    page = opens()
    page.locator(f"article[data-game={game}] [data-do=watch]:enabled").click()
    page.locator("[data-do=replay]").wait_for(timeout=240_000)


@pytest.mark.parametrize("game", LESSONS)
def test_the_guided_game_leads_to_its_end(opens: Opens, game: str) -> None:
    page = opens(f"learn/{game}")
    script = json.loads(files(f"ludotheque.games.{game}").joinpath("lesson.json").read_text("utf-8"))
    page.locator(".teach").wait_for()
    for _ in range(8 * len(script["steps"])):
        if page.locator("[data-do=lesson-done]").count():
            break
        if page.locator("[data-do=lesson-next]").count():
            page.locator("[data-do=lesson-next]").click()
        elif page.locator(".page [data-lit]").count():
            page.locator(".page [data-lit]").first.click()
        elif page.locator(".page [data-action]:enabled").count():
            page.locator(".page [data-action]:enabled").first.click()
        else:
            page.wait_for_timeout(150)
    assert page.locator("[data-do=lesson-done]").count() == 1

"""What Octocube's board adds to a table: rolling by keys, the picked Score, the turned cube."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.games import game
from tests.browser.axe import violations_by_day_and_night
from tests.browser.chromium import DESKTOP, SMALL_PHONE
from tests.browser.conftest import Opens
from tests.browser.hands import make_a_move, sit_down, wait_for_turn

SEND = """([path, body]) => fetch(`api/v1/${path}`, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
}).then((answer) => answer.json())"""
ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}


def a_cube_in_play(page: Page) -> None:
    sit_down(page, "octocube")
    wait_for_turn(page)
    page.locator(".prompt p").click()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator("[data-roll][data-lit]").first.wait_for()


def a_power_to_use(page: Page) -> str:
    """Plays on from the first place of a random match where a cube stands beside a power: the power's letter."""
    chance = random.Random(50)
    octocube = game("octocube")
    options = octocube.check_options({"mode": "advanced", "players": "2"})
    match = Match(octocube, options, bytes([50, *bytes(31)]), ["Ann", "Ben"])
    step, letter = -1, ""
    while not match.is_over:
        legal = match.state.legal_actions()
        uses = [one for one in (octocube.describe(match.state, action) for action in legal) if one["kind"] == "use"]
        if step < 0 and uses and len(uses) < len(legal) - 1:
            step, letter = match.ply, str(uses[0]["args"]["power"])
        match.play(match.to_move, chance.choice(list(legal)))
    code = page.evaluate(SEND, ["records", {"record": write_record(match)}])["code"]
    forked = page.evaluate(
        SEND, [f"tables/{code}/fork", {"step": step, "name": "Ann", "level": "novice", "deal": "same"}]
    )
    page.evaluate("code => (location.hash = `#/t/${code}`)", forked["code"])
    wait_for_turn(page)
    return letter


def open_way(page: Page) -> str:
    way = page.locator("[data-roll][data-lit]").first.get_attribute("data-roll")
    assert way
    return way


def test_an_arrow_shows_the_roll_and_the_same_arrow_rolls(opens: Opens) -> None:
    page = opens()
    a_cube_in_play(page)
    arrow = ARROWS[open_way(page)]
    page.keyboard.press(arrow)
    page.locator(".pieces > .ghost").wait_for()
    assert page.locator("[data-do=confirm]").count() == 1
    page.keyboard.press(arrow)
    page.locator("#log-panel li", has_text="You rolled").wait_for()


def test_an_arrow_to_where_no_roll_leads_says_why(opens: Opens) -> None:
    page = opens()
    a_cube_in_play(page)
    closed = page.locator("[data-roll]:not([data-lit])").first.get_attribute("data-roll")
    assert closed
    page.keyboard.press(ARROWS[closed])
    assert page.locator(".refusal").inner_text()


def test_the_net_shows_what_a_roll_would_make_of_the_cube(opens: Opens) -> None:
    page = opens()
    a_cube_in_play(page)
    before = page.locator(".net:not(.after) svg").get_attribute("aria-label")
    page.locator("[data-roll][data-lit]").first.hover()
    page.locator(".net.after:not(.empty)").wait_for()
    assert page.locator(".net.after svg").get_attribute("aria-label") != before


def test_a_score_is_counted_as_tiles_are_picked(opens: Opens) -> None:
    page = opens()
    a_cube_in_play(page)
    page.keyboard.press("s")
    picker = page.locator(".score[role=dialog]")
    picker.wait_for()
    # The button that stands out takes everything, and the prompt says what is asked now.
    assert page.locator("[data-do=score]").inner_text() == "Take all: 0 points"
    page.locator(".prompt", has_text="leave out any tile").wait_for()
    page.locator("[data-target='face:bottom']").click()
    assert page.locator("[data-do=score]").inner_text() == "Take none"
    page.locator("[data-do=score-all]").click()
    assert page.locator("[data-do=score]").inner_text() == "Take all: 0 points"
    assert re.search(r"\b0\b", picker.locator(".sum").inner_text())
    page.keyboard.press("Escape")
    assert picker.count() == 0


def test_a_cube_with_tiles_is_turned_before_it_is_placed(opens: Opens) -> None:
    page = opens()
    a_cube_in_play(page)
    page.keyboard.press("s")
    page.locator("[data-do=score-clear]").click()
    page.locator("[data-do=score]").click()
    page.locator(".prompt", has_text="Place your cube").wait_for()
    wait_for_turn(page)
    page.locator(".pieces .space[data-lit]").last.dispatch_event("click")
    page.locator(".turns [data-lit]").first.wait_for()
    # One tile: it comes to any of six places, and what is left to turn looks the same.
    assert page.locator(".turns .way").count() == 6
    page.locator(".turns .way").first.click()
    page.locator("#log-panel li", has_text="You placed").nth(1).wait_for()


def test_a_power_beside_the_cube_is_explained_and_used_by_its_button(opens: Opens) -> None:
    page = opens()
    letter = a_power_to_use(page)
    button = page.locator(".acts .powers button").first
    button.hover()
    page.locator(".tip h3", has_text=f"Use power {letter}").wait_for()
    assert page.locator(".tip .power p").inner_text()
    assert violations_by_day_and_night(page) == []
    button.click()
    page.locator(".prompt", has_text=f"Power {letter}: pick").wait_for()
    wait_for_turn(page)
    assert violations_by_day_and_night(page) == []


@pytest.mark.drill
@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desktop", "phone"])
def test_no_state_of_the_board_has_an_accessibility_violation(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size=size)
    sit_down(page, "octocube")
    wait_for_turn(page)
    assert violations_by_day_and_night(page) == []
    page.locator(".prompt p").click()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator("[data-roll][data-lit]").first.hover()
    assert violations_by_day_and_night(page) == []
    page.keyboard.press("s")
    page.locator(".score[role=dialog]").wait_for()
    assert violations_by_day_and_night(page) == []


@pytest.mark.parametrize("size", [(320, 640), (360, 640)], ids=str)
def test_on_a_small_phone_every_button_of_a_turn_is_in_sight(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size=size, touch=True)
    sit_down(page, "octocube")
    make_a_move(page)
    wait_for_turn(page)
    for target in ("act:score", "act:pass", "pivot:90", "pivot:270"):
        expect(page.locator(f".panel [data-target='{target}']")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390)], ids=str)
def test_on_a_phone_no_word_spills_out_of_a_button_of_a_turn(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size=size, touch=True)
    a_power_to_use(page)
    buttons = page.locator(".acts .b")
    assert buttons.count() == 10
    assert [one.inner_text() for one in buttons.all() if one.evaluate("it => it.scrollWidth > it.clientWidth")] == []
    if size != (320, 640):
        ways = page.locator(".acts .pad .b, .acts .pivots .b")
        tops = ways.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
        assert tops == 7 * tops[:1], "rolls and pivots share a row"


def test_on_a_phone_most_ways_to_turn_the_cube_are_in_sight(opens: Opens) -> None:
    page = opens(size=(390, 844), touch=True)
    a_cube_in_play(page)
    page.keyboard.press("s")
    page.locator("[data-do=score-clear]").click()
    page.locator("[data-do=score]").click()
    page.locator(".prompt", has_text="Place your cube").wait_for()
    wait_for_turn(page)
    page.locator(".pieces .space[data-lit]").last.dispatch_event("click")
    expect(page.locator(".turns .way")).to_have_count(6)
    expect(page.locator(".turns .way").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".panel .net").first).to_be_hidden()

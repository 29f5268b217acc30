"""A game that the client has no line for: its own drawing is the board, by mouse, by keyboard and by touch."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.chromium import PHONE
from tests.browser.conftest import Opens, Watch
from tests.browser.hands import play_by_keyboard, play_now, play_to_the_end, sit_down, wait_for_turn
from tests.browser.site import ROOT, Site

GAME = "three_in_a_row"


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on which somebody has installed one more game."""
    installed = tmp_path_factory.mktemp("installed")
    package = installed / "three_in_a_row-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: three-in-a-row\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[ludotheque.games]\n{GAME} = tests.browser.{GAME}:GAME\n")
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(installed)])
    site = Site(tmp_path_factory.mktemp("guest"), path=path)
    site.start()
    yield site
    site.stop()


def test_a_game_with_no_line_of_typescript_is_played_from_home_to_its_end(opens: Opens, guest: Site) -> None:
    page = opens(at=guest.url)
    card = page.locator(f"article[data-game={GAME}]")
    expect(card).to_contain_text("Crosses and rings: three in a row win.")
    expect(card).to_contain_text("Plain")
    play_now(page, GAME)
    play_to_the_end(page)
    assert violations(page) == []


def test_it_is_played_by_keyboard_only(opens: Opens, guest: Site) -> None:
    page = opens(at=guest.url)
    sit_down(page, GAME)
    play_by_keyboard(page, 100)
    expect(page.locator("[data-do=replay]")).to_be_visible()


def test_it_is_played_on_a_phone_by_touch(opens: Opens, guest: Site) -> None:
    page = opens(at=guest.url, size=PHONE, touch=True)
    sit_down(page, GAME)
    play_to_the_end(page, touch=True)


def test_its_targets_light_up_say_what_they_are_and_refuse_with_reason(opens: Opens, guest: Site) -> None:
    page = opens(at=guest.url)
    sit_down(page, GAME, fixed_seats=True)
    wait_for_turn(page)
    space(page, "b2").click()
    wait_for_turn(page)
    expect(page.locator("[data-lit]")).to_have_count(7)
    free = page.locator("[data-lit]").first
    name = str(free.get_attribute("data-target")).removeprefix("space:")
    expect(free).to_have_attribute("aria-label", f"{name}: put your mark on {name}")
    expect(space(page, "b2")).to_have_attribute("aria-disabled", "true")
    free.hover()
    expect(page.locator(".bubble")).to_contain_text(f"put your mark on {name}")
    space(page, "b2").click(force=True)
    expect(page.locator(".refusal")).to_contain_text("b2 is taken.")
    expect(page.locator(".refusal a")).to_have_attribute("href", re.compile("/R-1$"))


def test_its_pieces_glide_to_their_places(opens: Opens, guest: Site) -> None:
    page = opens(at=guest.url, still=False)
    sit_down(page, GAME, fixed_seats=True)
    wait_for_turn(page)
    page.evaluate(WATCH_MOTION)
    space(page, "b2").click()
    page.wait_for_function("window.moved.includes('0-0')")


WATCH_MOTION = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (given[1].composite === 'add') window.moved.push(this.getAttribute('data-piece'));
    return animate.apply(this, given);
  };
}"""


def test_nothing_of_its_drawing_runs_loads_or_styles(opens: Opens, guest: Site, watch: Watch) -> None:
    page = opens(at=guest.url)
    sit_down(page, GAME, mode="wild")
    wait_for_turn(page)
    taken = "script, style, image, foreignObject, p, [onclick], [style], [fill^=url]"
    assert page.locator(".frame").locator(taken).count() == 0
    watch.forgive("Executing inline event handler")
    expect(page.locator(".frame [data-piece]").first).to_be_visible()
    expect(page).to_have_title("● Your turn - Ludotheque")


def test_its_replay_shows_every_position(opens: Opens, guest: Site) -> None:
    page = opens(at=guest.url)
    code = sit_down(page, GAME)
    play_to_the_end(page)
    page.evaluate("code => (location.hash = `#/t/${code}/replay/0`)", code)
    page.locator("[data-do=scrub]").wait_for()
    expect(page.locator(".frame [data-target] [data-piece]")).to_have_count(0)
    page.locator("[data-do=next]").click()
    expect(page.locator(".frame [data-target] [data-piece]")).to_have_count(1)


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-target="space:{name}"]')

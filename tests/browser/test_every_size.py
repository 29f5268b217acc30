"""Every table on every screen: the board has the largest share, and what is lit can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ludotheque.games import game_ids
from tests.browser.axe import violations
from tests.browser.chromium import SIZES
from tests.browser.conftest import Opens
from tests.browser.ends import random_match, shown_end
from tests.browser.games import board as board_of
from tests.browser.games import finger
from tests.browser.hands import CHOICE, agree_to_end, play_some, sit_down

SHARE = """
(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const edge = (way, of) => Math[way](...boxes.map((box) => box[of]));
  const [left, top] = [edge('min', 'left'), edge('min', 'top')];
  const [right, bottom] = [edge('max', 'right'), edge('max', 'bottom')];
  return { left, top, right, bottom, side: Math.max(right - left, bottom - top) };
}
"""

MISSED = """
async ([lit, least]) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const fades = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 5000;
  do await frame();
  while (document.getAnimations().some(fades));
  const missed = [];
  for (const target of document.querySelectorAll(lit)) {
    const name = target.getAttribute('data-target');
    const panel = target.closest('.panel, .chips');
    if (panel) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) missed.push(`${name} is outside the screen`);
    // What a drawn figure shows beside its hit area (a shadow) may be larger, never smaller.
    if (Math.min(box.width, box.height) < least) missed.push(`${name} is ${box.width} x ${box.height}`);
    const hit = document.elementFromPoint(x, y)?.closest('[data-target]');
    if (hit !== target) missed.push(`${name} is covered by ${hit?.getAttribute('data-target')}`);
  }
  return missed;
}
"""


def look_at(page: Page, game: str, size: tuple[int, int], touch: bool) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(CHOICE).first.wait_for()
    assert missed(page, finger(game) if touch else 24) == [], f"{game} at {size}"
    board = page.evaluate(SHARE, board_of(game))
    assert board["side"] >= 0.55 * min(size), f"{game} at {size}: {board}"
    assert board["side"] >= 300, f"{game} at {size}: {board}"
    assert min(board["left"], board["top"]) >= -1, f"{game} at {size}: {board}"
    assert max(board["right"] - size[0], board["bottom"] - size[1]) <= 1, f"{game} at {size}: {board}"
    wider = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"{game} at {size} scrolls sideways"


def missed(page: Page, least: int) -> list[str]:
    return list(page.evaluate(MISSED, [".table [data-target][data-lit]", least]))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_board_has_the_largest_share_and_every_lit_target_is_hit_at_every_size(
    opens: Opens, game: str, touch: bool
) -> None:
    sizes = [size for size in SIZES if touch is (min(size) < 900 and max(size) <= 1200)]
    page = opens(size=sizes[0], touch=touch)
    sit_down(page, game, players=3)
    for size in sizes:
        look_at(page, game, size, touch)


@pytest.mark.drill
@pytest.mark.parametrize("game", game_ids())
def test_turn_end_and_replay_show_the_board_and_are_accessible_at_every_size(opens: Opens, game: str) -> None:
    page = opens(size=SIZES[0])
    sit_down(page, game)
    play_some(page, 2)
    for size in SIZES:
        resize(page, size)
        assert violations(page) == [], f"{game} at {size}: a turn"
    agree_to_end(page)
    for size in SIZES:
        resize(page, size)
        in_sight(page, game, size, "the end", ".head [data-do=replay]")
    page.locator("[data-do=replay]").click()
    page.locator("[data-do=scrub]").wait_for()
    for size in SIZES:
        resize(page, size)
        in_sight(page, game, size, "the replay", "[data-do=next]")


def test_beside_the_board_of_a_replay_its_review_can_be_asked_for_whatever_the_players_need(opens: Opens) -> None:
    page = opens(size=(1280, 800))
    shown_end(page, random_match("gravity_superstar", "standard", 3, 1))
    page.locator("[data-do=replay]").click()
    page.locator("[data-do=judge]").click()
    page.locator("[data-do=judge]").wait_for(state="detached")


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame) }")


def in_sight(page: Page, game: str, size: tuple[int, int], moment: str, button: str) -> None:
    """Before anybody scrolls: the whole board, as large as at the table, and the button that goes on."""
    board = page.evaluate(SHARE, board_of(game))
    where = f"{game} at {size}, {moment}: {board}"
    assert board["side"] >= min(300, 0.55 * min(size)), where
    assert min(board["left"], board["top"]) >= -1, where
    assert max(board["right"] - size[0], board["bottom"] - size[1]) <= 1, where
    middle = page.locator(button).evaluate(
        "one => { const { y, height } = one.getBoundingClientRect(); return y + height / 2 }"
    )
    assert 0 < middle < size[1], f"{where}: {button} at {middle}"
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, f"{where} scrolls sideways"
    assert violations(page) == [], where

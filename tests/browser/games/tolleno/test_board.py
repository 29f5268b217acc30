"""Tolleno at the table: the city is moved and zoomed, the tile is turned, and a plot offers what can be done there."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Opens
from tests.browser.hands import next_choice, point, sit_down, wait_for_turn

CELL = ".cell[data-lit]"
SPOT = ".spot[data-lit]"


def start(opens: Opens) -> Page:
    page = opens()
    sit_down(page, "tolleno")
    wait_for_turn(page)
    return page


def view_of_the_city(page: Page) -> str:
    return str(page.locator(".city").evaluate("city => city.style.transform"))


def moved_from(page: Page, view: str) -> str:
    """The view of the city once it is another."""
    page.wait_for_function("view => document.querySelector('.city').style.transform !== view", arg=view)
    return view_of_the_city(page)


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


OPEN_WATER = """
() => {
  const box = document.querySelector('.lagoon').getBoundingClientRect();
  for (let x = box.left + 20; x < box.right; x += 20)
    for (let y = box.top + 20; y < box.bottom; y += 20) {
      const top = document.elementFromPoint(x, y);
      if (top?.closest('.lagoon') && !top.closest('[data-aside], [data-target]')) return [x, y];
    }
}
"""


def open_water(page: Page) -> tuple[float, float]:
    """A point of the lagoon with nothing on it: over a lit place the wheel turns the tile instead."""
    x, y = page.evaluate(OPEN_WATER)
    return x, y


def turn_shown(page: Page) -> int:
    return int(page.locator(".turns button").evaluate_all("all => all.findIndex(one => one.matches('.on'))"))


def test_wheel_drag_buttons_and_keys_move_the_city_and_a_drag_lays_no_tile(opens: Opens) -> None:
    page = start(opens)
    box = page.locator(".lagoon").bounding_box()
    assert box is not None
    corner = (box["x"] + 30, box["y"] + box["height"] - 30)
    view = view_of_the_city(page)
    tiles = page.locator(".tile[data-target]").count()
    page.mouse.move(*middle(page.locator(CELL).first))
    page.mouse.down()
    page.mouse.move(corner[0], corner[1], steps=5)
    page.mouse.up()
    view = moved_from(page, view)
    assert page.locator(".tile[data-target]").count() == tiles
    page.mouse.move(*open_water(page))
    page.mouse.wheel(0, -300)
    view = moved_from(page, view)
    page.locator(".zoom button").first.click()
    view = moved_from(page, view)
    page.locator(CELL).first.focus()
    for key in ("-", "0"):
        page.keyboard.press(key)
        view = moved_from(page, view)
    tile = page.locator(".tile[data-target]").nth(1)
    place = tile.get_attribute("transform")
    page.keyboard.press("t")
    assert tile.get_attribute("transform") != place


def test_a_key_the_wheel_and_a_button_turn_the_tile(opens: Opens) -> None:
    page = start(opens)
    seen = {turn_shown(page)}
    page.locator("[data-do=turn-tile]").click()
    seen.add(turn_shown(page))
    page.keyboard.press("r")
    seen.add(turn_shown(page))
    assert len(seen) == 3
    for cell in page.locator(CELL).all():
        page.mouse.move(*middle(cell))
        before = turn_shown(page)
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(200)
        if turn_shown(page) != before:
            return
    raise AssertionError("nowhere did the tile turn under the wheel")


def test_a_plot_that_is_not_lit_says_why(opens: Opens) -> None:
    page = start(opens)
    page.locator(".spot").first.click(force=True)
    expect(page.locator(".refusal a")).to_have_attribute("href", "#/rules/tolleno/T-3.1")


def test_a_plot_offers_the_floor_and_the_contracts_that_may_be_built_there_with_their_worth(opens: Opens) -> None:
    page = start(opens)
    page.locator(CELL).first.click()
    page.locator(SPOT).first.click()
    page.locator(".con[data-lit]").first.wait_for()
    for plot in page.locator(SPOT).all():
        plot.focus()
        page.keyboard.press("Enter")
        if page.locator(".pop.open").count():
            break
    offered = page.locator(".pop.open [data-act]")
    # Not every contract may be built on every plot.
    assert 2 <= offered.count() <= 1 + page.locator(".con[data-lit]").count()
    assert all("+" in text for text in offered.all_inner_texts())
    page.keyboard.press("Escape")
    assert page.locator(".pop.open").count() == 0
    page.locator(".con[data-lit]").first.click()
    assert page.locator(".sign .worth").count() >= 1


def test_on_a_phone_no_free_place_lies_under_the_buttons_of_the_view(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    sit_down(page, "tolleno")
    wait_for_turn(page)
    buttons = page.locator(".zoom").bounding_box()
    assert buttons is not None
    for cell in page.locator(CELL).all():
        box = cell.bounding_box()
        assert box is not None
        beside = box["x"] + box["width"] <= buttons["x"] + 1
        assert beside or box["y"] >= buttons["y"] + buttons["height"] or box["y"] + box["height"] <= buttons["y"] + 1


def test_two_fingers_zoom_the_city_and_lay_no_tile(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    sit_down(page, "tolleno")
    wait_for_turn(page)
    box = page.locator(".lagoon").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tiles = page.locator(".tile[data-target]").count()
    session = page.context.new_cdp_session(page)
    view = view_of_the_city(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        fingers = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    moved_from(page, view)
    assert page.locator(".tile[data-target]").count() == tiles


STEP = """() => {
  const now = document.querySelector('[aria-current=step]');
  return { step: [...now.parentElement.children].indexOf(now), bar: now.getBoundingClientRect().top,
    view: document.querySelector('.city').style.transform };
}"""

OUTERMOST = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const city = middle(document.querySelector('.lagoon'));
  const away = (one) => Math.max(...middle(one).map((at, axis) => Math.abs(at - city[axis])));
  const cells = [...document.querySelectorAll('.cell[data-lit]')].sort((a, b) => away(b) - away(a));
  return middle(cells[0]);
}"""
"""Where a tile comes to lie at the very edge of what is in sight."""

QUARTERS = """() => [...document.querySelectorAll('.tile[data-lit]')].flatMap((tile) =>
  [[50, 50], [150, 50], [50, 150], [150, 150]].map(([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(tile.getScreenCTM());
    const top = document.elementFromPoint(at.x, at.y);
    return Boolean(top?.closest('[data-aside]')) || top?.closest('.tile[data-lit]') === tile;
  }))"""
"""Whether a click on each quarter of each lit tile means that tile."""


def test_the_city_stays_where_it_is_through_all_steps_of_a_turn(opens: Opens) -> None:
    page = start(opens)
    chance = random.Random(4)
    turns: list[list[str]] = []
    bars: set[float] = set()
    before = 9
    while True:
        choice = next_choice(page, chance)
        now = page.evaluate(STEP)
        if now["step"] < before:
            turns.append([])
        if len(turns) > 3:
            break
        before = now["step"]
        turns[-1].append(now["view"])
        bars.add(now["bar"])
        if now["step"] == 0:
            page.mouse.click(*page.evaluate(OUTERMOST))
        else:
            point(page, choice)
    assert [len(set(views)) for views in turns[:3]] == [1, 1, 1]
    assert all(len(views) >= 3 for views in turns[:3]), "each turn has several steps"
    assert len(bars) == 1, "the bar of the steps does not jump"


def test_the_boat_goes_to_a_tile_wherever_on_it_one_points(opens: Opens) -> None:
    page = start(opens)
    chance = random.Random(4)
    while page.evaluate(STEP)["step"] != 3:
        point(page, next_choice(page, chance))
        next_choice(page, chance)
    quarters = page.evaluate(QUARTERS)
    assert len(quarters) >= 4
    assert all(quarters)


COORDINATE = re.compile(r"-?\d+,-?\d+(?:[ns][ew])?\b|\b[XTIL][234][a-z]\b|\b[GBW]\d@")
READ = """() => [...document.querySelectorAll('body *')].flatMap((one) => [
  ...['aria-label', 'title'].map((name) => one.getAttribute(name) ?? ''),
  ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent.trim()),
])"""


def test_nothing_that_is_read_or_heard_names_a_cell(opens: Opens) -> None:
    page = opens()
    sit_down(page, "tolleno", players=4)
    chance = random.Random(3)
    for _ in range(12):
        choice = next_choice(page, chance)
        page.mouse.move(choice.x, choice.y)
        assert [text for text in page.evaluate(READ) if COORDINATE.search(text)] == []
        point(page, choice)

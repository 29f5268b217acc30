"""Every page without a board, in every language, on small screens: all of it can be read and reached."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError

from ludotheque.games import game_ids
from ludotheque.text import LANGUAGES
from tests.browser.conftest import Opens
from tests.browser.hands import new_table

SIZES = ((320, 640), (390, 844), (820, 1180))
PAGES = ("", "tables", "settings", "learn", "puzzles", "friends", *(f"new/{game}" for game in game_ids()))
LONG_NAME = "Marie-Christine de Rochefort"
LOBBY = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "person"}]

OUT_OF_REACH = """
() => {
  const found = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, svg');
  for (const one of document.querySelectorAll('button, a[href], input, select, summary')) {
    if (one.disabled || !shown(one)) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const name = `${one.localName} ${one.textContent.trim() || one.id}`;
    const box = one.getBoundingClientRect();
    if (!seen(one, box) && !one.labels?.length) found.push(`${name} is covered`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} is outside the screen`);
    for (const words of one.matches('.btn, nav a') ? texts(one) : [])
      if (words.left < box.left - 1 || words.right > box.right + 1) found.push(`${name} is wider than its button`);
  }
  for (const one of document.querySelectorAll('main h2, main b, main p')) {
    if (!shown(one)) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!texts(one).every((box) => seen(one, box))) found.push(`${one.textContent.trim()} is covered`);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
  const floor = bar?.getBoundingClientRect().top ?? innerHeight;
  for (const one of document.querySelectorAll('main button, main a, main p, main input'))
    if (shown(one) && one.getBoundingClientRect().bottom > floor + 1)
      found.push(`${one.localName} ${one.textContent.trim()} stays under the bar`);
  return found;

  /** Both ends and the middle. */
  function seen(one, { left, right, y, height }) {
    return [left + 3, (left + right) / 2, right - 3].every((x) => {
      const hit = document.elementFromPoint(x, y + height / 2);
      return hit && (one.contains(hit) || hit.contains(one));
    });
  }

  function texts(of) {
    const walker = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.closest('.visually-hidden')) continue;
      range.selectNodeContents(walker.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  }
}
"""


def out_of_reach(page: Page) -> list[str]:
    """What it is once all pictures and letters are there."""
    page.evaluate("() => document.fonts.ready")
    with suppress(TimeoutError):
        page.wait_for_function(f"() => !({OUT_OF_REACH})().length", polling=100, timeout=5_000)
    return list(page.evaluate(OUT_OF_REACH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_covers_a_button_or_is_cut_on_a_small_screen(opens: Opens, language: str) -> None:
    for size in SIZES:
        page = opens(size=size, touch=True, language=language)
        for path in PAGES:
            page.goto(f"{page.url.partition('#')[0]}#/{path}")
            page.reload()
            page.locator(f"main:visible{' article .modes span' if not path else ''}").first.wait_for()
            assert out_of_reach(page) == [], f"{path or 'home'} at {size} in {language}"
        code = new_table(page, "seikatsu", start=False, players=3, name=LONG_NAME, seats=LOBBY)
        page.evaluate("code => (location.hash = `#/t/${code}`)", code)
        page.locator(".invite").wait_for()
        assert out_of_reach(page) == [], f"the lobby at {size} in {language}"

"""Every page without a table, in every language, on small screens: all of it can be read and reached."""

from __future__ import annotations

import pytest

from ludotheque.games import game_ids
from ludotheque.text import LANGUAGES
from tests.browser.conftest import Opens

SIZES = ((320, 640), (390, 844), (820, 1180))
PAGES = ("", "tables", "settings", "learn", "puzzles", "friends", *(f"new/{game}" for game in game_ids()))

OUT_OF_REACH = """
() => {
  const found = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, svg');
  for (const one of document.querySelectorAll('button, a[href], input, select, summary')) {
    if (one.disabled || !shown(one)) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const name = `${one.localName} ${one.textContent.trim() || one.id}`;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(one.contains(hit) || hit.contains(one) || one.labels?.length)) found.push(`${name} is covered`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} is outside the screen`);
    for (const words of one.matches('.btn, nav a') ? texts(one) : [])
      if (words.left < box.left - 1 || words.right > box.right + 1) found.push(`${name} is wider than its button`);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
  const floor = bar?.getBoundingClientRect().top ?? innerHeight;
  for (const one of document.querySelectorAll('main button, main a, main p, main input'))
    if (shown(one) && one.getBoundingClientRect().bottom > floor + 1)
      found.push(`${one.localName} ${one.textContent.trim()} stays under the bar`);
  return found;

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_covers_a_button_or_is_cut_on_a_small_screen(opens: Opens, language: str) -> None:
    found = []
    for size in SIZES:
        page = opens(size=size, touch=True, language=language)
        for path in PAGES:
            page.evaluate("path => (location.hash = `#/${path}`)", path)
            page.locator(f"main:visible{' article .modes span' if not path else ''}").first.wait_for()
            page.evaluate("() => document.fonts.ready")
            found += [f"{language} {path or 'home'} at {size}: {one}" for one in page.evaluate(OUT_OF_REACH)]
    assert found == []

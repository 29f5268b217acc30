"""What axe-core finds on a page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """
async (rules) => {
  // What still fades in is not what people read.
  const fading = () => document.getAnimations().filter((one) => one.playState === 'running' && lasts(one));
  const lasts = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  do {
    await Promise.allSettled(fading().map((one) => one.finished));
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  } while (fading().length);
  const wanted = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  return (await axe.run(document, { ...wanted, resultTypes: ['violations'] })).violations;
}
"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
OTHER = {"light": "dark", "dark": "light"}


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """All rules of axe-core, its best practices included, or only some."""
    if not AXE.exists():
        pytest.fail("axe-core is not installed: cd web && npm ci")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN, rules)
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})" for one in found for node in one["nodes"]
    ]


def violations_by_day_and_night(page: Page) -> list[str]:
    """Every rule in the page's theme; in the other one those that its colours can break."""
    found = violations(page)
    theme = page.locator("html").get_attribute("data-theme") or ""
    wear(page, OTHER[theme])
    found += [f"{OTHER[theme]}: {one}" for one in violations(page, OF_COLOURS)]
    wear(page, theme)
    return found


def wear(page: Page, theme: str) -> None:
    """Changes the theme as its button does."""
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)

"""Pictures of every screen for docs/gallery.md.

python -m tests.browser.gallery               all of them
python -m tests.browser.gallery home octocube-table   those whose names begin so
The web table must be built.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

from ludotheque.games import games
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE
from tests.browser.hands import LIT, play_now, play_some, play_to_the_end, wait_for_turn
from tests.browser.site import ROOT, Site

FOLDER = ROOT / "docs" / "gallery"
QUALITY = 68
SOON = 3000

SCREENS = {
    "home": "",
    "home-dark": "",
    "home-phone": "",
    "home-french": "",
    "new-table": "new/tolleno",
    "rules": "rules/seikatsu/S-4.1",
    "learn": "learn/seikatsu",
    "settings": "settings",
}
"""The screens without a table: `dark`, `phone` and `french` in a name say how it is seen."""


class Camera:
    def __init__(self, browser: Browser, site: Site, wanted: list[str]) -> None:
        self._browser = browser
        self._site = site
        self._wanted = tuple(wanted) or ("",)

    def wants(self, name: str) -> bool:
        return name.startswith(self._wanted)

    def page(self, name: str, path: str = "") -> Page:
        phone = "phone" in name
        width, height = PHONE if phone else DESKTOP
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if "dark" in name else "light",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            locale="fr" if "french" in name else "en",
        )
        page = context.new_page()
        page.goto(f"{self._site.url}#/{path}")
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)

    def screen(self, name: str, path: str) -> None:
        page = self.page(name, path)
        self.take(page, name)
        page.context.close()

    def table(self, game: str) -> None:
        """Some moves into the game: a move before it is made, by day and by night."""
        page = self.page(game)
        play_now(page, game)
        play_some(page, 6, seconds=90)
        wait_for_turn(page)
        with suppress(Error):  # what lies behind another piece stays as it is
            page.locator(LIT).first.click(timeout=SOON)
            page.locator(LIT).nth(page.locator(LIT).count() // 2).hover(timeout=SOON)
        self.take(page, f"{game}-table")
        page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
        self.take(page, f"{game}-table-dark")
        page.context.close()

    def phone(self, game: str) -> None:
        page = self.page("phone")
        page.locator(f"article[data-game={game}] [data-do=play]:enabled").tap()
        wait_for_turn(page)
        with suppress(Error):
            page.locator(LIT).first.tap(timeout=SOON)
            page.locator(LIT).nth(page.locator(LIT).count() // 2).tap(timeout=SOON)
        self.take(page, f"{game}-phone")
        page.context.close()

    def end_and_replay(self, game: str) -> None:
        page = self.page(game)
        play_now(page, game)
        play_to_the_end(page)
        self.take(page, f"{game}-end")
        page.locator("[data-do=replay]").click()
        page.locator("[data-do=scrub]").wait_for()
        page.locator("[data-do=scrub]").fill("12")
        self.take(page, f"{game}-replay")
        page.context.close()


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        site = Site(Path(folder))
        site.start()
        found = next(filter(None, map(shutil.which, CHROMIUM)), None)
        browser = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        camera = Camera(browser, site, wanted)
        for name, path in SCREENS.items():
            if camera.wants(name):
                camera.screen(name, path)
        for game in games():
            if camera.wants(f"{game.id}-table"):
                camera.table(game.id)
            if camera.wants(f"{game.id}-phone"):
                camera.phone(game.id)
            if camera.wants(f"{game.id}-end"):
                camera.end_and_replay(game.id)
        browser.close()
        site.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

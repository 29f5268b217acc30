"""Pictures of every screen, and docs/gallery.md that shows them.

python -m tests.browser.gallery               all of them
python -m tests.browser.gallery home new-table        those whose names begin so
python -m tests.browser.gallery sizes                 every table at every size, into build/sizes
The web table must be built.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque.games import games
from tests.browser.chromium import DESKTOP, PHONE, SIZES, launch
from tests.browser.games import midgame
from tests.browser.hands import (
    CHOICE,
    ask_for_advice,
    new_table,
    next_choice,
    play_some,
    play_to_the_end,
    point,
    sit_down,
)
from tests.browser.site import ROOT, Site

FOLDER = ROOT / "docs" / "gallery"
PAGE = ROOT / "docs" / "gallery.md"
EVERY_SIZE = ROOT / "build" / "sizes"
QUALITY = 76

NAMES = {game.id: game.name for game in games()}
FIRST, *_, LAST = NAMES
HOME = f"article[data-game={LAST}] [data-do=play]:enabled"
AT_REST = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const fades = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 5000;
  do for (let frames = 0; frames < 5; frames++) await frame();
  while (document.getAnimations().some(fades));
}"""
"""Letters are there and what changes colour has changed it."""

SCREENS = {
    "home": ("Home", "", HOME),
    "home-dark": ("Home by night", "", HOME),
    "home-french": ("Home in French", "", HOME),
    "home-phone": ("Home", "", HOME),
    "new-table": ("A new table", f"new/{FIRST}", "[data-do=open-table]"),
    "new-table-phone": ("A new table", f"new/{LAST}", "[data-do=open-table]"),
    "settings": ("Settings", "settings", "main input"),
    "learn": ("Learn", "learn", "main li"),
    "not-found": ("No such page", "nowhere", "main h1"),
    **{
        f"rules-{game}": (f"{name}: the rules by clause", f"rules/{game}", "article h1") for game, name in NAMES.items()
    },
    **{f"learn-{game}": (f"{name}: a guided first game", f"learn/{game}", ".teach") for game, name in NAMES.items()},
    **{f"puzzle-{game}": (f"{name}: a puzzle", f"puzzles/{game}", ".task") for game, name in NAMES.items()},
    **{
        f"insights-{game}": (f"{name}: how it is won, in numbers", f"insights/{game}", "[data-part=order]")
        for game, name in NAMES.items()
    },
}
"""The screens without a table, each with its title, address and what is there once it is."""

TABLES = {
    **{f"{game}-table": name for game, name in NAMES.items()},
    **{f"{game}-table-dark": f"{name} by night" for game, name in NAMES.items()},
    **{f"{game}-phone": name for game, name in NAMES.items()},
    **{f"{game}-end": f"{name}: the count" for game, name in NAMES.items()},
    **{f"{game}-replay": f"{name}: the replay, its moves judged by a bot" for game, name in NAMES.items()},
    **{f"{game}-analysis": f"{name}: analysis" for game, name in NAMES.items()},
    "lobby": "A table waits for a friend",
    "curtain": "One screen: pass the device",
    "tables": "Tables",
    "hint": "A hint from a bot",
}


class Camera:
    def __init__(self, browser: Browser, site: Site, wanted: list[str]) -> None:
        self._browser = browser
        self._site = site
        self._wanted = tuple(wanted) or ("",)

    def wants(self, *names: str) -> bool:
        return any(name.startswith(self._wanted) for name in names)

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
        return page

    def take(self, page: Page, name: str) -> None:
        if not self.wants(name):
            return
        page.wait_for_load_state("networkidle")
        page.evaluate(AT_REST)
        Image.open(io.BytesIO(page.screenshot())).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)

    def screen(self, name: str, path: str, there: str) -> None:
        page = self.page(name, path)
        page.locator(there).first.wait_for()
        self.take(page, name)
        page.context.close()

    def table(self, game: str) -> None:
        """Some moves into the game: a move before it is made, by day and by night."""
        page = self.page(game)
        sit_down(page, game, players=3, seats=company(3))
        play_some(page, midgame(game))
        before_a_move(page)
        self.take(page, f"{game}-table")
        page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
        self.take(page, f"{game}-table-dark")
        page.context.close()

    def phone(self, game: str) -> None:
        page = self.page("phone")
        sit_down(page, game, seats=company(2))
        play_some(page, midgame(game) // 2, touch=True)
        before_a_move(page, touch=True)
        self.take(page, f"{game}-phone")
        page.context.close()

    def sizes(self, game: str) -> None:
        """The same position on every screen: to be looked through, not kept."""
        page = self.page(game)
        sit_down(page, game, players=3, seats=company(3))
        play_some(page, midgame(game))
        before_a_move(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(AT_REST)
            page.screenshot(path=EVERY_SIZE / f"{game}-{width}x{height}.png")
        page.context.close()

    def end_and_replay(self, game: str) -> None:
        page = self.page(game)
        sit_down(page, game, seats=company(2))
        play_to_the_end(page)
        self.take(page, f"{game}-end")
        page.locator("[data-do=replay]").click()
        scrub = page.locator("[data-do=scrub]")
        scrub.fill(str(int(scrub.get_attribute("max") or 0) * 2 // 3))
        page.locator("[data-do=judge]").click()
        page.locator(".judge .run .btn:not([data-do])").wait_for(state="detached", timeout=300_000)
        page.locator("[data-do=next-mistake], .judge ol").first.click()
        self.take(page, f"{game}-replay")
        page.context.close()

    def analysis(self, game: str) -> None:
        """Some of the engine's own moves into a game, and what it would play now."""
        page = self.page(game, "analysis")
        page.locator(f"[data-new^='{game} ']").first.click()
        for made in range(midgame(game) // 2):
            page.locator("[data-line='1'] button").click()
            page.locator("[data-move]").nth(made).wait_for()
            page.mouse.move(0, 0)  # a line that is pointed at is played on the board
            page.locator(".moves [data-action]").first.wait_for(state="attached")
        page.wait_for_timeout(4000)  # it thinks on for a while
        self.take(page, f"{game}-analysis")
        page.context.close()

    def meetings(self) -> None:
        page = self.page("lobby")
        code = new_table(
            page, "tolleno", start=False, visibility="public", seats=[*company(2), {"kind": "person"}], players=3
        )
        page.evaluate("code => (location.hash = `#/t/${code}`)", code)
        page.locator(".invite").wait_for()
        self.take(page, "lobby")
        sit_down(page, "seikatsu", seats=company(2))
        page.locator(CHOICE).first.wait_for()
        ask_for_advice(page)
        self.take(page, "hint")
        people = [{"kind": "me", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
        sit_down(page, "gravity_superstar", one_screen=True, seats=people)
        self.take(page, "curtain")
        page.evaluate("() => (location.hash = '#/tables')")
        page.locator(f"a[href='#/t/{code}']").first.wait_for()
        self.take(page, "tables")
        page.context.close()


def company(players: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(players - 1))]


def before_a_move(page: Page, touch: bool = False) -> None:
    """Chooses as far as the last click, and points at what it would be."""
    chance = random.Random(5)
    first = next_choice(page, chance)
    point(page, first, touch)
    if touch:
        return
    choice = next_choice(page, chance)
    if choice.ply == first.ply:
        page.mouse.move(choice.x, choice.y)
    page.wait_for_timeout(400)  # the preview comes from the server


def written(titles: dict[str, str]) -> str:
    """The page of all pictures: wide ones two in a row, those of phones together."""
    wide = [f"{title}<br>![{title}](gallery/{name}.webp)" for name, title in titles.items() if "phone" not in name]
    phones = [f"![{title}](gallery/{name}.webp)" for name, title in titles.items() if "phone" in name]
    wide += [""] * (len(wide) % 2)
    rows = [f"| {left} | {right} |" for left, right in zip(wide[::2], wide[1::2], strict=True)]
    head = ["# Gallery", "", "Made by `python -m tests.browser.gallery`.", "", "| | |", "|---|---|"]
    return "\n".join([*head, *rows, "", "## On a phone", "", " ".join(phones), ""])


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        site = Site(Path(folder))
        site.start()
        browser = launch(started.chromium)
        camera = Camera(browser, site, wanted)
        if wanted == ["sizes"]:
            EVERY_SIZE.mkdir(parents=True, exist_ok=True)
            for game in NAMES:
                camera.sizes(game)
            browser.close()
            site.stop()
            return 0
        for name, (_, path, there) in SCREENS.items():
            if camera.wants(name):
                camera.screen(name, path, there)
        if camera.wants("lobby", "hint", "curtain", "tables"):
            camera.meetings()
        for game in NAMES:
            if camera.wants(f"{game}-table", f"{game}-table-dark"):
                camera.table(game)
            if camera.wants(f"{game}-phone"):
                camera.phone(game)
            if camera.wants(f"{game}-analysis"):
                camera.analysis(game)
            if camera.wants(f"{game}-end", f"{game}-replay"):
                camera.end_and_replay(game)
        browser.close()
        site.stop()
    titles = {name: title for name, (title, _, _) in SCREENS.items()}
    taken = {name: title for name, title in {**TABLES, **titles}.items() if (FOLDER / f"{name}.webp").exists()}
    PAGE.write_text(written(taken), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

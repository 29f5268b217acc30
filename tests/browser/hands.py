"""How the tests play: they point at what is lit, as people do, and so need not know any game."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Error, Page

LIT = ".table [data-lit]"
OVER = "[data-do=replay]"
CURTAIN = "[data-do=curtain]"
BUTTONS = ".table .prompt .act [data-action]:enabled"

MINUTES = 60.0


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def point(page: Page, chance: random.Random, touch: bool = False) -> bool:
    """One pointing: at a lit target, else at a button of the prompt. False when there is nothing to choose now."""
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()
        return True
    if touch and page.locator("[data-do=confirm]").count():
        page.locator("[data-do=confirm]").tap()
        return True
    buttons, lit = page.locator(BUTTONS), page.locator(LIT)
    count, offered = lit.count(), buttons.count()
    if count == 0 and offered == 0:
        return False
    try:
        if count == 0 or (offered and chance.random() < 0.3):
            button = buttons.nth(chance.randrange(offered))
            button.tap(timeout=2000) if touch else button.click(timeout=2000)
        else:
            target = lit.nth(chance.randrange(count))
            target.tap(timeout=2000) if touch else target.click(timeout=2000)
    except Error:
        # The turn passed meanwhile, or the piece is behind another: choose again.
        return False
    return True


def play_to_the_end(page: Page, seed: int = 1, touch: bool = False, seconds: float = 5 * MINUTES) -> None:
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_over(page):
            return
        if not point(page, chance, touch):
            page.wait_for_timeout(40)
    raise AssertionError(f"not over after {seconds} seconds: {page.locator('.prompt').inner_text()}")


def play_some(page: Page, moves: int, seed: int = 1, seconds: float = MINUTES) -> None:
    """Points until the log has grown by `moves` own entries."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    made = 0
    while made < moves and time.monotonic() < end and not is_over(page):
        before = log_length(page)
        if not point(page, chance):
            page.wait_for_timeout(40)
            continue
        page.wait_for_timeout(60)
        made += int(log_length(page) > before)


def log_length(page: Page) -> int:
    return page.locator("#log-panel li").count()


def wait_for_turn(page: Page) -> None:
    page.locator(f"{LIT}, {BUTTONS}").first.wait_for()


def play_now(page: Page, game: str) -> None:
    """From the home page to a running game: one click."""
    page.locator(f"article[data-game={game}] [data-do=play]:enabled").click()
    page.locator(".table .prompt").wait_for()


def keyboard_to_the_end(page: Page, seed: int = 1, seconds: float = 5 * MINUTES) -> None:
    """Only keys: Tab to a lit target, arrows between targets, Enter to choose."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not is_over(page):
        if page.locator(f"{LIT}, {BUTTONS}").count() == 0:
            page.wait_for_timeout(40)
            continue
        for _ in range(chance.randint(1, 6)):
            page.keyboard.press("Tab")
            if on_choice(page):
                break
        if on_choice(page):
            page.keyboard.press("Enter")
        elif chance.random() < 0.3:
            page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    assert is_over(page)


def on_choice(page: Page) -> bool:
    return bool(
        page.evaluate(
            "() => document.activeElement?.matches('[data-lit], .prompt .act [data-action]:enabled') ?? false"
        )
    )

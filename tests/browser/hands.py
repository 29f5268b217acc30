"""How the tests play: they point at what is lit, as people do, and so need not know any game.

Nothing here waits for a time: a page is asked for its next choice, and answers when there is one.
"""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from playwright.sync_api import Page

from ludotheque.games import game as find_game
from tests.server.players import Person

LIT = ".table [data-lit]"
OVER = "[data-do=replay]"
CURTAIN = "[data-do=curtain]"
BUTTONS = ".table .prompt .act [data-action]:enabled"
CHOICE = f"{LIT}, {BUTTONS}"
BY_KEY = f"{CHOICE}, [data-do=confirm]"
"""What Enter chooses, once it has the focus."""

MINUTES = 60.0

NEXT_CHOICE = """
async ({ lit, buttons, over, curtain, seed, patience }) => {
  let state = seed;
  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const shuffled = (all) => all.map((one) => [chance(), one]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);

  /** A point of the element that nothing else covers. */
  function spot(element) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return null;
    for (let tries = 0; tries < 9; tries++) {
      const x = box.x + box.width * (tries ? 0.1 + 0.8 * chance() : 0.5);
      const y = box.y + box.height * (tries ? 0.1 + 0.8 * chance() : 0.5);
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.closest(lit) === element)) return { x, y };
    }
    return null;
  }

  function choose() {
    if (document.querySelector(over)) return { kind: 'over' };
    const ply = Number(document.querySelector('.table')?.dataset.ply ?? -1);
    const first = document.querySelector(`${curtain}, [data-do=confirm]`);
    if (first) return spot(first) && { kind: 'confirm', ply, ...spot(first) };
    const found = shuffled([...document.querySelectorAll(lit)]);
    const pressed = shuffled([...document.querySelectorAll(buttons)]);
    const all = chance() < 0.3 ? [...pressed, ...found] : [...found, ...pressed];
    for (const scroll of [false, true])
      for (const element of all) {
        if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const place = spot(element);
        if (place) return { kind: 'choice', ply, ...place };
      }
    return null;
  }

  const end = performance.now() + patience;
  for (;;) {
    const chosen = choose();
    if (chosen) return chosen;
    if (performance.now() > end) return { kind: 'late' };
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
"""


class Choice(NamedTuple):
    """Where to point next: `kind` is choice, confirm, over or late (nothing came)."""

    kind: str
    x: float = 0
    y: float = 0
    ply: int = -1


def next_choice(page: Page, chance: random.Random, seconds: float = MINUTES) -> Choice:
    wanted = {
        "lit": LIT,
        "buttons": BUTTONS,
        "over": OVER,
        "curtain": CURTAIN,
        "seed": chance.randrange(1, 2**31 - 1),
        "patience": seconds * 1000,
    }
    return Choice(**page.evaluate(NEXT_CHOICE, wanted))


def point(page: Page, choice: Choice, touch: bool = False) -> None:
    if touch:
        page.touchscreen.tap(choice.x, choice.y)
    else:
        page.mouse.click(choice.x, choice.y)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def play_to_the_end(page: Page, seed: int = 1, touch: bool = False, seconds: float = 5 * MINUTES) -> None:
    play_some(page, 10_000, seed, touch, seconds)
    assert is_over(page)


def play_some(page: Page, moves: int, seed: int = 1, touch: bool = False, seconds: float = 5 * MINUTES) -> None:
    """Makes so many moves: after them it is the player's turn again, or the match is over."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    made: set[int] = set()
    while time.monotonic() < end:
        choice = next_choice(page, chance)
        if choice.kind == "over":
            return
        assert choice.kind != "late", f"nothing to choose: {page.locator('.prompt').inner_text()}"
        if choice.kind == "choice":
            made.add(choice.ply)
            if len(made) > moves:
                return
        point(page, choice, touch)
    raise AssertionError(f"not over after {seconds} seconds: {page.locator('.prompt').inner_text()}")


def finish(page: Page, code: str, seed: int = 1) -> None:
    """The rest of the match, played as by another device of the same player: a short way to the end, for what is not
    about the way there."""
    cookies = {str(one.get("name")): str(one.get("value")) for one in page.context.cookies()}

    async def play() -> None:
        async with Person(page.url.partition("#")[0]) as person:
            person.http.cookies.update(cookies)
            async with person.sit(code) as chair:
                await chair.play_to_end(random.Random(seed))

    # Not in this thread: its event loop is Playwright's.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, play()).result()
    page.locator(OVER).wait_for()


def make_a_move(page: Page, seed: int = 1) -> None:
    """Points until something has happened; it may be another's turn then."""
    chance = random.Random(seed)
    while True:
        choice = next_choice(page, chance)
        assert choice.kind != "late", f"nothing to choose: {page.locator('.prompt').inner_text()}"
        point(page, choice)
        if page.evaluate(HAPPENED, [choice.ply, CHOICE, OVER, CURTAIN, MINUTES * 1000]):
            return


HAPPENED = """
async ([before, choice, over, curtain, patience]) => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (document.querySelector(`${over}, ${curtain}`)) return true;
    if (Number(document.querySelector('.table').dataset.ply) > before) return true;
    if (document.querySelector(choice)) return false;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error('nothing happened');
}
"""


def agree_to_end(page: Page) -> None:
    """By the menu, against bots: they never mind."""
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=propose]").click()
    page.locator("[data-do=propose-sure]").click()
    page.locator(OVER).wait_for()


def ask_for_advice(page: Page) -> None:
    """All three steps of a hint: where to look, what kind of move, the moves."""
    page.locator("[data-do=hint]").click()
    for step in (1, 2):
        page.locator(f"[data-hint-step='{step}']").wait_for()
        page.locator("[data-do=hint-more]").click()
    page.locator(".hint li").first.wait_for()


def ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def log_length(page: Page) -> int:
    return page.locator("#log-panel li").count()


def wait_for_turn(page: Page) -> None:
    page.locator(CHOICE).first.wait_for()


def play_now(page: Page, game: str) -> None:
    """From the home page to a running game, past the welcome that the first one has."""
    page.locator(f"article[data-game={game}] [data-do=play]:enabled").click()
    begin = page.locator("[data-do=begin]")
    begin.or_(page.locator(".table .prompt")).first.wait_for()
    if begin.count():
        begin.click()
    page.locator(".table .prompt").wait_for()


def open_table(page: Page, game: str, mode: str, level: int = 0) -> None:
    """From the new-table page, by clicks, to a running game of that mode: the fewest players, and bots of that level,
    novices unless it says otherwise."""
    page.evaluate("game => (location.hash = `#/new/${game}`)", game)
    modes = [one.id for one in find_game(game).modes]
    page.locator(".rules .face").nth(modes.index(mode)).click()
    fewest = page.locator(".count [role=radio]")
    if fewest.count():
        fewest.first.click()
    for slider in page.locator(".lev input[type=range]").all():
        slider.fill(str(level))
    page.locator("[data-do=open-table]").click()
    page.locator(f".table .prompt, {CURTAIN}, {OVER}").first.wait_for()


def sit_down(page: Page, game: str, **wishes: object) -> str:
    """A short way to a running game against novices, for what is not about the way there: the table's code."""
    code = new_table(page, game, **wishes)
    page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    page.locator(f".table .prompt, {CURTAIN}, {OVER}").first.wait_for()
    return code


def new_table(page: Page, game: str, **wishes: object) -> str:
    wanted = {"game": game, "name": "Ann", "start": True, **wishes}
    players = int(str(wanted.setdefault("players", 2)))
    wanted.setdefault("seats", [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(players - 1))])
    made = page.evaluate(
        """wanted => fetch('api/v1/tables', {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted),
        }).then((answer) => answer.json())""",
        wanted,
    )
    assert "code" in made, made
    return str(made["code"])


STOPS_TO_A_CHOICE = """
([choice, chance]) => {
  const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
  );
  const here = stops.indexOf(document.activeElement);
  const ways = stops.flatMap((one, at) => (one.matches(choice) ? [(at - here + stops.length) % stops.length] : []));
  const near = ways.filter((steps) => steps > 0).sort((a, b) => a - b).slice(0, 8);
  return near[Math.floor(near.length * chance)] ?? 1;
}
"""


def play_by_keyboard(page: Page, moves: int, seed: int = 1, seconds: float = 5 * MINUTES) -> None:
    """Only keys: Tab to one of the next targets that are lit, sometimes an arrow, and Enter to choose."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    made: set[int] = set()
    while time.monotonic() < end:
        choice = next_choice(page, chance)
        made.add(choice.ply)
        if choice.kind == "over" or len(made) > moves:
            return
        for _ in range(page.evaluate(STOPS_TO_A_CHOICE, [BY_KEY, chance.random()])):
            page.keyboard.press("Tab")
        if chance.random() < 0.1:
            page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if on_choice(page):
            page.keyboard.press("Enter")
    raise AssertionError(f"not over after {seconds} seconds: {page.locator('.prompt').inner_text()}")


def on_choice(page: Page) -> bool:
    return bool(page.evaluate("choice => document.activeElement?.matches(choice) ?? false", BY_KEY))

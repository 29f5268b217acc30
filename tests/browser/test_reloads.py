"""A page that is loaded again shows all of log and chat, and marks the last move."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.conftest import Opens
from tests.browser.hands import new_table
from tests.browser.site import Site
from tests.server.players import Chair, Person

RELOADS = 100
UNTOLD = ["round", "step", "fall", "wrap", "star", "token", "marker", "done", "cards-back", "turn", "enter"]
"""A move of these alone has no line in the log: a round is a heading, the others are told when a line is opened."""
PLAYERS = 6


class Told(NamedTuple):
    """What everybody at the table has been told by now."""

    ply: int
    moves: int
    said: int


class Others:
    """Everybody who moves, talks, comes and goes while the browser loads: people in a thread of their own."""

    def __init__(self, site: Site, ann: BrowserContext) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._people = [Person(site.url, f"P{seat}") for seat in range(PLAYERS)]
        for cookie in ann.cookies():
            self._people[0].http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
        self._chairs: list[Chair] = []
        self._chance = random.Random(14)

    def __enter__(self) -> Others:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._wait(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _wait(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def sit_down(self, code: str) -> None:
        self._wait(self._sit_down(code))

    async def _sit_down(self, code: str) -> None:
        for person in self._people[1:]:
            await person.join(code)
        await self._people[0].post(f"tables/{code}/start")
        self._chairs = [person.sit(code) for person in self._people]
        for chair in self._chairs:
            await chair.connect()

    async def _leave(self) -> None:
        for chair in self._chairs:
            await chair.close()
        for person in self._people:
            await person.http.aclose()

    def go_on(self) -> Told:
        """One moves, one says something, one goes and comes back."""
        self._wait(self._go_on())
        ann = self._chairs[0]
        moves = sum(any(event["kind"] not in UNTOLD for event in entry["events"]) for entry in ann.entries.values())
        return Told(ann.ply, moves, len(ann.chat))

    async def _go_on(self) -> None:
        mover = next(chair for chair in self._chairs if chair.situation()["legal"])
        await mover.play(self._chance.choice(mover.situation()["legal"])["action"])
        await self._chairs[1].ask(type="chat", text=f"at ply {mover.ply}")
        await self._chairs[-1].close()
        seat = self._chairs[-1].table["mine"][0]
        while self._chairs[0].table["seats"][seat]["online"]:
            await self._chairs[0].next()
        await self._chairs[-1].connect()
        for chair in self._chairs:
            await chair.reach(mover.ply)


ALL_AT_ONCE = """
window.WebSocket = class extends WebSocket {
  set onmessage(listener) {
    const kept = [];
    this.addEventListener('message', (event) => {
      kept.push(event);
      const kinds = new Set(kept.map((one) => JSON.parse(one.data).type));
      window.greeted = kinds.has('hello');
      if (['hello', 'entry', 'chat', 'table'].every((kind) => kinds.has(kind)))
        for (const one of kept.splice(0)) listener(one);
    });
  }
}
"""
"""The page hears nothing before a move, a line of chat and somebody's coming or going have come too; then it hears all
in one breath, when neither words nor board can have been loaded."""

SHOWN = """
async () => {
  const texts = (found) => [...document.querySelectorAll(found)].map((one) => one.innerText);
  const shown = { log: texts('#log-panel li.move'), trails: document.querySelectorAll('.trail').length };
  document.querySelector('[data-do=chat]').click();
  await new Promise(requestAnimationFrame);
  return { ...shown, chat: texts('.tabbed ol li') };
}
"""


@pytest.mark.drill
@pytest.mark.long
def test_a_hundred_reloads_show_log_chat_and_last_move_whatever_comes_meanwhile(opens: Opens, site: Site) -> None:
    page = opens()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(PLAYERS - 1))]
    code = new_table(page, "gravity_superstar", players=PLAYERS, seats=seats, start=False)
    page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    page.add_init_script(ALL_AT_ONCE)
    trails = 0
    with Others(site, page.context) as others:
        others.sit_down(code)
        for _ in range(RELOADS):
            page.reload(wait_until="commit")
            page.wait_for_function("() => window.greeted")
            told = others.go_on()
            page.locator(f'.table[data-ply="{told.ply}"] .log').wait_for()
            shown = page.evaluate(SHOWN)
            assert len(shown["log"]) == told.moves
            assert len(shown["chat"]) == told.said
            trails += bool(shown["trails"])
    assert trails > RELOADS // 2, "the last move is marked"

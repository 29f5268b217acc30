"""Measures the first load and the animations of each game, and writes docs/benchmark-web.md.

python -m tests.browser.profile
python -m tests.browser.profile --only plays --only alone      those tables, printed: watches, plays or alone

Chromium without a graphics card draws in software, so what is measured is what the page itself does: the time on the
processor that its main thread (script, style, layout, paint) uses for each frame while moves are shown, by Chromium's
own trace. A frame has 16.7 ms. Ways are measured in turns, several rounds of them: what else the machine does slows all
of them down alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Literal, get_args

from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque.bots.levels import LEVELS
from ludotheque.games import game as find_game
from ludotheque.games import games
from tests.browser.chromium import DESKTOP, PHONE, launch
from tests.browser.folder import Folder
from tests.browser.hands import open_table, play_some, sit_down, wait_for_turn
from tests.browser.site import ROOT, Site
from tests.browser.transfer import LARGEST_FIRST_LOAD, first_load

REPORT = ROOT / "docs" / "benchmark-web.md"
FRAME = 1000 / 60
MOVES = 4
SECONDS = 10
ROUNDS = 1
CATEGORIES = ["-*", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
SORTS = {
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "FireAnimationFrame", "EventDispatch"),
    "style": ("UpdateLayoutTree", "RecalculateStyles"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}

TraceEvent = dict[str, Any]
Way = Literal["watches", "plays", "alone"]


def trace(page: Page, browser: Browser, game: str, way: Way) -> list[TraceEvent]:
    """The trace of moves shown at normal speed: a spectator only sees them, a player points and chooses too. The
    strongest bot plays against him: it thinks at the server or, where there is none, in the browser itself."""
    plays = way != "watches"
    if plays:
        open_table(page, game, find_game(game).modes[0].id, level=len(LEVELS) - 1)
        wait_for_turn(page)
    else:
        sit_down(page, game, seats=[{"kind": "bot", "level": "novice"}] * 2)
        page.locator("#log-panel li, .nav").first.wait_for()
    browser.start_tracing(page=page, categories=CATEGORIES)
    if plays:
        play_some(page, MOVES)
    else:
        page.wait_for_timeout(SECONDS * 1000)
    return list(json.loads(browser.stop_tracing())["traceEvents"])


def main_thread(events: list[TraceEvent]) -> list[TraceEvent]:
    """What the page's main thread did: the one that began the most frames."""
    began = [(event["pid"], event["tid"]) for event in events if event["name"] == "BeginMainThreadFrame"]
    busiest = max(set(began), key=began.count)
    own = [event for event in events if (event["pid"], event["tid"]) == busiest and "ts" in event]
    return sorted(own, key=lambda event: (event["ts"], -event.get("dur", 0)))


def outermost(events: list[TraceEvent]) -> Iterator[TraceEvent]:
    """Without what lies inside another: so nothing counts twice."""
    end = 0
    for event in events:
        if event.get("ph") == "X" and event["ts"] >= end:
            end = event["ts"] + event.get("dur", 0)
            yield event


def frames(events: list[TraceEvent]) -> list[float]:
    """Milliseconds on the processor from the beginning of each frame to the next one's."""
    spent: list[float] = []
    begun = [event["ts"] for event in events if event["name"] == "BeginMainThreadFrame"]
    tasks = list(outermost([event for event in events if event["name"].endswith("RunTask")]))
    at = 0
    for start, end in zip(begun, [*begun[1:], float("inf")], strict=True):
        while at < len(tasks) and tasks[at]["ts"] + tasks[at].get("dur", 0) <= start:
            at += 1
        total = 0.0
        while at < len(tasks) and tasks[at]["ts"] < end:
            total += tasks[at].get("tdur", 0) / 1000
            at += 1
        spent.append(total)
    return spent


def spent_on(events: list[TraceEvent], names: tuple[str, ...]) -> float:
    return (
        sum(float(event.get("tdur", 0)) for event in outermost([one for one in events if one["name"] in names])) / 1000
    )


def part(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@dataclass
class Measured:
    """One table on one screen, all rounds together."""

    name: str
    frames: list[float] = field(default_factory=list)
    sorts: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SORTS, 0.0))

    def add(self, events: list[TraceEvent]) -> None:
        self.frames += frames(events)
        for sort, names in SORTS.items():
            self.sorts[sort] += spent_on(events, names)

    def row(self) -> str:
        spent = self.frames
        within = sum(one <= FRAME for one in spent) / len(spent)
        sorts = " | ".join(f"{total / len(spent):.1f}" for total in self.sorts.values())
        numbers = f"{median(spent):.1f} | {part(spent, 0.95):.1f} | {part(spent, 0.99):.1f} | {max(spent):.0f}"
        return f"| {self.name} | {len(spent)} | {numbers} | {within:.1%} | {sorts} |"


def profile(browser: Browser, url: str, game: str, phone: bool, way: Way) -> list[TraceEvent]:
    width, height = PHONE if phone else DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(url)
    events = main_thread(trace(page, browser, game, way))
    context.close()
    return events


def tables(browser: Browser, homes: dict[Way, str]) -> dict[Way, str]:
    """The rows of each way's table."""
    screens = [(game.id, phone) for game in games() for phone in (False, True)]
    found = {
        (way, *screen): Measured(f"{screen[0]}, {'phone' if screen[1] else 'desktop'}")
        for way in homes
        for screen in screens
    }
    for round in range(1, ROUNDS + 1):
        for screen in screens:
            for way, url in homes.items():
                found[way, *screen].add(profile(browser, url, *screen, way))
                print(f"round {round} of {ROUNDS}, {way}: {found[way, *screen].row()}", file=sys.stderr, flush=True)
    return {way: "\n".join(found[way, *screen].row() for screen in screens) for way in homes}


def loads(browser: Browser, site: Site) -> list[str]:
    lines = []
    for game in games():
        # A service worker would fetch for the page what no page then asks for.
        context = browser.new_context(reduced_motion="reduce", service_workers="block")
        sizes = first_load(context.new_page(), site.url, game.id)
        context.close()
        kinds = {"scripts": ".js", "styles": ".css", "fonts": ".woff2"}
        by_kind = [sum(size for url, size in sizes.items() if url.endswith(end)) for end in kinds.values()]
        total = sum(sizes.values())
        cells = [*by_kind, total - sum(by_kind), total]
        lines.append(f"| {game.id} | " + " | ".join(f"{size / 1000:.0f}" for size in cells) + " |")
    return lines


HEAD = """# The web table, measured

Made by `python -m tests.browser.profile` with Chromium {version} on {machine},
{cores} processors; load before the run {load:.1f} (above the number of processors other work slows this one down).

## First load
From an empty cache: the home page, then one click on "Play now" till the table is there. Kilobytes as they travel,
headers, answers of the server and its first WebSocket message included; at most {most}, which a test keeps.

| table of | scripts | styles | fonts | page, icons, answers | total |
|---|---|---|---|---|---|
{loads}

## Frames while moves are shown
At normal speed. Chromium has no graphics card here and draws in software, so its
own rate says nothing about a laptop; what is measured is the page: milliseconds on the processor that its main thread
uses from one frame to the next, by Chromium's trace (waiting for other programs does not count). At 60 frames a second
a frame has 16.7 ms. The three tables were measured in turns, {rounds} rounds together.

### A spectator of two bots: {seconds} seconds of nothing but moves

| | frames | median | 95 % | 99 % | slowest | within 16.7 ms | script | style | layout | paint |
|---|---|---|---|---|---|---|---|---|---|---|
{watched}

### A player: {moves} own moves and those of `{strongest}`, with the pointing and the choosing

| | frames | median | 95 % | 99 % | slowest | within 16.7 ms | script | style | layout | paint |
|---|---|---|---|---|---|---|---|---|---|---|
{played}

### The same in a page without a server: `{strongest}` thinks in this browser

| | frames | median | 95 % | 99 % | slowest | within 16.7 ms | script | style | layout | paint |
|---|---|---|---|---|---|---|---|---|---|---|
{alone}

The last four columns: milliseconds a frame on average.
"""


def report(browser: Browser, site: Site, homes: dict[Way, str]) -> str:
    load = os.getloadavg()[0]
    found = tables(browser, homes)
    return HEAD.format(
        version=browser.version,
        machine=platform.machine(),
        cores=os.cpu_count(),
        load=load,
        most=LARGEST_FIRST_LOAD // 1000,
        loads="\n".join(loads(browser, site)),
        moves=MOVES,
        rounds=ROUNDS,
        seconds=SECONDS,
        watched=found["watches"],
        played=found["plays"],
        alone=found["alone"],
        strongest=LEVELS[-1],
    )


def main(ways: Sequence[Way]) -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        site = Site(Path(folder), BOT_PAUSE="500")
        site.start()
        browser = launch(started.chromium)
        written = Folder(Path(folder) / "plain")
        homes: dict[Way, str] = {"watches": site.url, "plays": site.url, "alone": written.url}
        if ways:
            for way, rows in tables(browser, {way: homes[way] for way in ways}).items():
                print(f"{way}\n{rows}", flush=True)
        else:
            REPORT.write_text(report(browser, site, homes), "utf-8")
        browser.close()
        written.stop()
        site.stop()
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.browser.profile")
    parser.add_argument("--only", action="append", default=[], choices=get_args(Way))
    sys.exit(main(parser.parse_args().only))

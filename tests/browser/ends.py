"""Matches that are over, and the page that shows their ends."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.games import game

UPLOAD = """record => fetch('api/v1/records', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ record }),
}).then((answer) => answer.json())"""

NAMES = ["Robin", "Kit", "Wren"]


def random_match(name: str, mode: str, players: int, seed: int) -> Match:
    played = game(name)
    match = Match(played, played.options(mode=mode, players=players), bytes([seed, *bytes(31)]), NAMES[:players])
    chance = random.Random(seed)
    while not match.is_over:
        match.play(match.to_move, chance.choice(list(match.state.legal_actions())))
    return match


def shown_end(page: Page, match: Match) -> str:
    """The head of the end's page, to somebody who only looks on."""
    code = page.evaluate(UPLOAD, write_record(match))["code"]
    page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    page.locator(".head [data-do=replay]").wait_for()
    return " ".join(page.locator(".head p").inner_text().split())

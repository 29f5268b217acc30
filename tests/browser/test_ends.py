"""How a match ended, in words: what it means for the reader first, then a reason that is true."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.decision import decision
from ludotheque.games import games
from tests.browser.conftest import Opens
from tests.browser.ends import NAMES, random_match, shown_end
from tests.browser.hands import finish, sit_down


@pytest.mark.parametrize(
    ("name", "mode"),
    [(game.id, next(mode.id for mode in game.modes if 3 in mode.players)) for game in games()],
)
def test_who_beat_whom_by_how_much_and_what_decided_is_what_the_engine_found(
    opens: Opens, name: str, mode: str
) -> None:
    page = opens()
    for seed in range(1, 4):
        match = random_match(name, mode, 3, seed)
        outcome = match.outcome()
        assert outcome is not None
        found = decision(match.game.score_sheet(match.state), outcome)
        head = shown_end(page, match)
        if found is None:
            assert " by " not in head
            continue
        winner, second = NAMES[found["winner"]], NAMES[found["second"]]
        assert head.startswith(f"{winner} beats {second} by {found['margin']}.")
        told = re.search(r"decided it \((-?\d+) to (-?\d+)\)", head)
        assert ([int(one) for one in told.groups()] if told else []) == found["points"]


def test_alone_one_reads_won_or_lost_with_both_numbers_and_sees_two_bars(opens: Opens) -> None:
    page = opens()
    finish(page, sit_down(page, "seikatsu", mode="solo", players=1, seats=[{"kind": "me"}]))
    head = page.locator(".head p")
    expect(head).to_contain_text(re.compile(r"^\s*You (win|lose), \d+ to \d+"))
    told = [int(one) for one in re.findall(r"\d+", head.inner_text())[:2]]
    sums = [int(one) for one in page.locator(".bars .sum").all_inner_texts()]
    assert sums == sorted(told, reverse=True) or sums == told
    totals = [int(one.split()[-1]) for one in page.locator("tfoot td").all_inner_texts()]
    assert totals == told, "the count of the rival is in the table too"


def test_who_looks_on_reads_who_won_or_lost_alone(opens: Opens) -> None:
    page = opens()
    head = shown_end(page, random_match("seikatsu", "solo", 1, 3))
    assert re.match(rf"{NAMES[0]} (wins|loses), \d+ to \d+", head)


def test_the_first_words_are_about_the_reader(opens: Opens) -> None:
    page = opens()
    finish(page, sit_down(page, "seikatsu", players=3))
    expect(page.locator(".head p")).to_contain_text(re.compile(r"^\s*You (win\.|are (2nd|3rd) of 3\.)"))


def test_who_lost_reads_which_move_would_have_won_and_the_end_is_saved_as_a_picture(opens: Opens) -> None:
    for seed in range(1, 9):
        page = opens()
        code = sit_down(page, "seikatsu", mode="solo", players=1, seats=[{"kind": "me"}])
        finish(page, code, seed)
        seat, found = page.evaluate(WHAT_IF, code)
        if found:
            break
        expect(page.locator("[data-what-if]")).to_have_count(0)
    else:
        pytest.fail("no match of these could have been turned by one move")
    line = page.locator("[data-what-if]")
    expect(line).to_contain_text(re.compile(rf"With .+ on \w\d on move {found['step']}, you (c|w)ould have won"))
    pictured(page)
    line.locator("a").click()
    page.locator("[data-do=scrub]").wait_for()
    assert f"/replay/{found['step'] - 1}?viewer={seat}" in page.url


WHAT_IF = """async (code) => {
  const { mine, outcome } = await (await fetch(`api/v1/tables/${code}`)).json();
  const told = await (await fetch(`api/v1/tables/${code}/what-if?seat=${mine[0]}`)).json();
  return [mine[0], outcome.winners.includes(mine[0]) ? null : told];
}"""


def pictured(page: Page) -> None:
    page.locator("[data-do=picture]").click()
    with page.expect_download() as saved:
        page.locator("[data-do=save-svg]").click()
    svg = saved.value.path().read_text("utf-8")
    assert svg.startswith("<svg")
    assert "Seikatsu" in svg
    with page.expect_download() as saved:
        page.locator("[data-do=save-png]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")

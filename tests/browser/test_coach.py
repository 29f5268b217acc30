"""The coach at the table: hints in three steps, and "Are you sure?" before a mistake."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games import game_ids
from ludotheque.study.solved import endings_of
from tests.browser.axe import violations
from tests.browser.chromium import PHONE
from tests.browser.conftest import Opens
from tests.browser.ends import UPLOAD
from tests.browser.hands import LIT, ply, sit_down, wait_for_turn
from tests.seldom import seldom

GAME = "seikatsu"
FORK = """([code, wanted]) => fetch(`api/v1/tables/${code}/fork`, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted),
}).then((answer) => answer.json())"""


def match_with_a_mistake() -> tuple[Match, int, int, int]:
    """A finished match, a step of it from which one move is certain to win and another to lose, and these two."""
    game = load(GAME)
    for number in range(200):
        match = Match(game, game.options(players=2), bytes([number]) * 32)
        rng = Rng(number)
        while not match.is_over:
            match.play(int(match.to_move), int(match.state.random_action(rng)))
        for step in range(len(match.line) - 4, len(match.line) - 1):
            state = match.state_at(step)
            seat = int(state.to_move)
            _, endings = endings_of(game, state, seat)
            if endings and endings[0].won[seat] == 1 and endings[-1].won[seat] == 0:
                return match, step, int(endings[0].action), int(endings[-1].action)
    raise AssertionError("no mistake in 200 matches")


def before_the_mistake(page: Page, match: Match, step: int) -> None:
    code = page.evaluate(UPLOAD, write_record(match))["code"]
    seat = int(match.state_at(step).to_move)
    made = page.evaluate(FORK, [code, {"step": step, "seat": seat, "level": "novice", "deal": "same"}])
    page.evaluate("code => (location.hash = `#/t/${code}`)", made["code"])
    wait_for_turn(page)


def choose(page: Page, action: int) -> None:
    """From the list of moves."""
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=moves]").click()
    page.locator(f".moves [data-action='{action}']").click()


def test_a_hint_first_says_where_to_look_then_what_kind_of_move_then_the_moves(opens: Opens) -> None:
    page = opens()
    for game in game_ids():
        sit_down(page, game)
        wait_for_turn(page)
        before = ply(page)
        page.locator("[data-do=hint]").click()
        expect(page.locator("[data-hint-step='1']")).to_have_text(
            "The best move has to do with what is marked on the board."
        )
        expect(page.locator(".board [data-marked], .panel [data-marked]").first).to_be_attached()
        assert "%" not in page.locator(".hint").inner_text(), "no number yet, so none is explained"
        expect(page.locator(".hint [data-advice]")).to_have_count(0)
        page.locator("[data-do=hint-more]").press("Enter")
        expect(page.locator("[data-hint-step='2']")).not_to_be_empty()
        expect(page.locator(".hint [data-advice]")).to_have_count(0)
        page.locator("[data-do=hint]").click()
        expect(page.locator(".hint [data-advice]").first).to_be_visible()
        assert ply(page) == before


REACHED = """async (targets) => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isHit = (one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  return [...document.querySelectorAll(targets)].filter(isHit).map((one) => one.dataset.target ?? one.dataset.do);
}"""
"""What can be pointed at in its middle, before anything is scrolled."""


@pytest.mark.parametrize("size", [(320, 640), *seldom(PHONE, (844, 390))], ids=str)
@pytest.mark.parametrize("game", game_ids())
def test_a_hint_on_a_small_screen_covers_nothing_and_is_covered_by_nothing(
    opens: Opens, game: str, size: tuple[int, int]
) -> None:
    page = opens(size=size, touch=True)
    sit_down(page, game)
    wait_for_turn(page)
    page.evaluate("() => document.fonts.ready")
    before = set(page.evaluate(REACHED, LIT))
    assert before
    page.locator("[data-do=hint]").click()
    page.locator("[data-hint-step='1']").wait_for()
    assert set(page.evaluate(REACHED, ".hint button")) >= {"hint-more"}
    if size != (320, 640):  # a line more moves what one holds by as much, and that scrolls
        assert before <= set(page.evaluate(REACHED, LIT))
    for step in (1, 2):
        page.locator(f"[data-hint-step='{step}']").wait_for()
        page.locator("[data-do=hint-more]").click()
    first = page.locator(".hint [data-advice]").first
    first.wait_for()
    assert page.evaluate(REACHED, ".hint li:first-child button") != []
    if size != (320, 640):
        assert before <= set(page.evaluate(REACHED, LIT))
    unplayed = ply(page)
    first.tap()
    page.locator("[data-do=confirm]").tap()
    expect(page.locator(f'.table[data-ply="{unplayed}"]')).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 640), (844, 390)], ids=str)
def test_are_you_sure_moves_no_board_aside_on_a_small_screen(opens: Opens, size: tuple[int, int]) -> None:
    match, step, _, worst = match_with_a_mistake()
    page = opens(size=size, touch=True)
    page.evaluate("localStorage.ludotheque = JSON.stringify({ ...JSON.parse(localStorage.ludotheque), doubts: true })")
    page.reload()
    before_the_mistake(page, match, step)
    board = page.locator(".stage .board")
    before = board.bounding_box()
    choose(page, worst)
    page.locator("[role=alertdialog]").wait_for()
    assert board.bounding_box() == before
    assert len(page.evaluate(REACHED, "[role=alertdialog] button")) == 3


def test_a_mistake_against_bots_is_asked_about_where_that_is_wished_for_and_nothing_else_is(opens: Opens) -> None:
    match, step, best, worst = match_with_a_mistake()
    page = opens(size=PHONE, language="fr")
    page.evaluate("localStorage.ludotheque = JSON.stringify({ ...JSON.parse(localStorage.ludotheque), doubts: true })")
    page.reload()
    before_the_mistake(page, match, step)
    before = ply(page)
    doubt = page.locator("[role=alertdialog]")
    choose(page, worst)
    expect(doubt).to_contain_text("Vous êtes sûr ?")
    expect(page.locator("[data-do=doubt-think]")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(doubt).to_have_count(0)
    assert ply(page) == before
    choose(page, worst)
    page.locator("[data-do=doubt-hint]").click()
    expect(page.locator("[data-hint-step='1']")).to_be_visible()
    choose(page, best)
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)
    assert doubt.count() == 0
    before_the_mistake(page, match, step)
    before = ply(page)
    choose(page, worst)
    page.locator("[data-do=doubt-play]").click()
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)


def test_nobody_is_asked_who_did_not_wish_for_it(opens: Opens) -> None:
    match, step, _, worst = match_with_a_mistake()
    page = opens()
    before_the_mistake(page, match, step)
    before = ply(page)
    choose(page, worst)
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)
    assert page.locator("[role=alertdialog]").count() == 0

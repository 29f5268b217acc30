"""Study in a real browser: puzzles solved and failed with reasons, and an analysis with branches, lines and ghosts."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from ludotheque.games import game_ids
from ludotheque.study.puzzles import puzzles
from ludotheque.table.puzzles import puzzle_page
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Opens, Watch
from tests.seldom import seldom

WITH_PUZZLES = [id for id in game_ids() if puzzles(id)]


CUT = """() => [...document.querySelectorAll('.stage > .panel')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"""
"""What one holds, where it has not its whole height."""


def try_move(page: Page, action: int) -> None:
    """By the list of moves, as who plays by keyboard does."""
    shut = page.locator("details:not([open]) > summary")
    if shut.count():
        shut.first.click()
    page.locator(f".moves [data-action='{action}']").press("Enter")


@pytest.mark.parametrize("game", WITH_PUZZLES)
@pytest.mark.parametrize("size", [DESKTOP, *seldom(PHONE)])
def test_a_wrong_try_is_told_why_and_the_answer_solves_the_puzzle(
    opens: Opens, game: str, size: tuple[int, int]
) -> None:
    told = next(one for id in puzzles(game) if (one := puzzle_page(game, id)).tries[0]["why"])
    page = opens(f"puzzles/{game}/{told.info.id}", size=size)
    task = page.locator(".task")
    expect(task).to_have_attribute("data-state", "open")
    try_move(page, told.tries[0]["action"])
    expect(task).to_have_attribute("data-state", "wrong")
    expect(task).to_contain_text(f"{told.tries[0]['chance']}%")
    expect(task).to_contain_text("What the best move brings: ")
    try_move(page, told.answer)
    expect(task).to_have_attribute("data-state", "solved")
    kept = json.loads(page.evaluate("localStorage['ludotheque-puzzles']"))
    assert kept["rating"] < 1200
    assert kept["tried"] == {f"{game} {told.info.id}": False}
    page.locator("[data-do=next]").click()
    expect(page.locator(".task")).to_have_attribute("data-state", "open")
    assert told.info.id not in page.url


@pytest.mark.parametrize("size", [(320, 568), (844, 390), *seldom(PHONE, (1024, 768))])
def test_nothing_that_a_puzzle_or_an_analysis_holds_is_cut_on_a_small_screen(
    opens: Opens, size: tuple[int, int]
) -> None:
    page = opens(size=size)
    for game in WITH_PUZZLES:
        page.evaluate("where => (location.hash = where)", f"#/puzzles/{game}")
        expect(page.locator(f"[data-game={game}] .task")).to_have_attribute("data-state", "open")
        assert page.evaluate(CUT) == [], (game, size)
        page.evaluate("location.hash = '#/analysis'")
        page.locator(f"[data-new^='{game} ']").first.click()
        expect(page.locator("[data-line='1']")).to_be_visible()
        if size[0] < size[1]:  # Lying and low, what one holds scrolls beside the board.
            assert page.evaluate(CUT) == [], (game, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_puzzle_of_the_day_is_offered_in_both_languages(opens: Opens) -> None:
    for language, word in (("en", "Puzzle of the day"), ("fr", "Problème du jour")):
        page = opens("puzzles", language=language)
        expect(page.locator("[data-do=daily]")).to_have_count(len(WITH_PUZZLES))
        expect(page.locator("[data-do=daily]").first).to_contain_text(word)


@pytest.mark.parametrize("game", game_ids())
def test_an_analysis_shows_lines_and_ghosts_and_keeps_branches_in_a_link(opens: Opens, game: str) -> None:
    page = opens("analysis")
    page.locator(f"[data-new^='{game} ']").first.click()
    expect(page.locator("[data-line='1']")).to_be_visible()
    expect(page.locator(".ghost").first).to_be_visible()
    chances = page.locator(".sides b").all_inner_texts()
    assert abs(sum(int(text.rstrip(" %")) for text in chances) - 100) <= len(chances) - 1
    first = page.locator("[data-line='1'] button")
    first.click()
    expect(page.locator("[data-move]")).to_have_count(1)
    page.locator("[data-do=back]").click()
    expect(page.locator("[data-line='2'] button")).to_be_visible()
    made = page.locator("[data-line].made button > span").last.inner_text()
    page.locator("[data-do=engine]").uncheck()
    expect(page.locator("[data-line]")).to_have_count(0)
    played = page.locator("[data-move]").first.get_attribute("data-move")
    other = page.locator(".moves [data-action]").filter(has_not_text=made).last
    other.press("Enter")
    expect(page.locator("[data-move]")).to_have_count(2)
    added = page.locator("[data-move][aria-current=step]").get_attribute("data-move")
    page.locator("[data-do=promote]").click()
    expect(page.locator("[data-move]").first).not_to_have_attribute("data-move", played or "")
    page.locator("[data-do=comment]").fill("Well played.")
    page.locator("[data-do=comment]").press("Tab")
    page.locator("[data-do=link]").click()
    page.wait_for_url("**?s=*")
    linked = opens(page.url.partition("#/")[2])
    expect(linked.locator("[data-move]")).to_have_count(2)
    expect(linked.locator("[data-move][aria-current=step]")).to_have_attribute("data-move", added or "")
    expect(linked.locator("i", has_text="Well played.")).to_be_visible()
    linked.locator("[data-do=delete]").click()
    expect(linked.locator("[data-move]")).to_have_count(1)
    with linked.expect_download() as downloading:
        linked.locator("[data-do=save]").click()
    assert downloading.value.path().read_text("utf-8").startswith("ludotheque study 1\n")


def _playouts(route: Route) -> int:
    return int(json.loads(route.request.post_data or "{}")["nodes"])


def test_a_search_ends_when_its_position_is_left(opens: Opens) -> None:
    page = opens("analysis")
    # The first search is answered, the longer one after it never.
    hung: list[Route] = []

    def answer(route: Route) -> None:
        if _playouts(route) == 200:
            route.continue_()
        else:
            hung.append(route)

    page.route("**/study/lines", answer)
    page.locator("[data-new^='seikatsu ']").first.click()
    with page.expect_event("requestfailed", lambda request: request.url.endswith("study/lines")):
        page.locator("[data-line='1'] button").click()
    assert hung
    assert page.locator("[role=alert]").count() == 0


def test_the_list_of_lines_does_not_change_under_the_pointer(opens: Opens) -> None:
    page = opens("analysis")
    # The longer search is answered when the pointer is on a line.
    hung: list[Route] = []

    def answer(route: Route) -> None:
        if _playouts(route) == 1000:
            hung.append(route)
        else:
            route.continue_()

    page.route("**/study/lines", answer)
    page.locator("[data-new^='seikatsu ']").first.click()
    page.locator("[data-line='1'] button").hover()
    before = page.locator("[role=status]").first.inner_text()
    page.wait_for_timeout(100)
    with page.expect_response("**/study/lines"):
        hung[0].continue_()
    assert page.locator("[role=status]").first.inner_text() == before
    page.mouse.move(0, 0)
    expect(page.locator("[role=status]").first).not_to_have_text(before)


@pytest.mark.parametrize("game", game_ids())
def test_a_position_is_edited_by_hand_and_the_rules_check_it_meanwhile(opens: Opens, watch: Watch, game: str) -> None:
    watch.forgive("422")
    page = opens("analysis", language="fr")
    page.locator(f"[data-new^='{game} ']").first.click()
    expect(page.locator(".name", has_text="Joueur 1").first).to_be_visible()
    page.locator("[data-do=edit]").click()
    text = page.locator("[data-do=text]")
    expect(page.locator("[data-do=possible]")).to_contain_text("2 joueurs")
    expect(page.locator("[data-do=drawn]")).to_have_js_property("complete", True)
    assert page.locator("dl dt").count() >= 5
    whole = text.input_value()
    first, _, rest = whole.partition("\n")
    text.fill(f"{first}\nnonsense\n{rest}")
    expect(page.locator("[role=alert]")).to_be_visible()
    expect(page.locator("[data-do=possible]")).to_have_count(0)
    assert violations(page) == []
    text.fill(whole)
    expect(page.locator("[data-do=possible]")).to_be_visible()
    page.locator("[data-do=open]").click()
    expect(page.locator("[data-line='1']")).to_be_visible()


def test_a_position_with_a_mistake_in_it_is_refused_with_what_belongs_there(opens: Opens, watch: Watch) -> None:
    watch.forgive("422")
    page = opens("analysis")
    page.locator("[data-do=text]").fill("seikatsu mode=standard players=2\nnonsense")
    page.locator("[data-do=open]").click()
    expect(page.locator("[role=alert]")).to_contain_text("a position has 7 lines")


def test_every_game_is_told_in_numbers_that_can_be_saved(opens: Opens) -> None:
    page = opens("insights", size=PHONE)
    for game in game_ids():
        page.evaluate("game => (location.hash = `#/insights/${game}`)", game)
        order = page.locator(f"[data-game={game}] [data-part=order]")
        expect(order).to_be_visible()
        shares = [int(text.partition("%")[0]) for text in order.locator("td.num").all_inner_texts()]
        assert abs(sum(shares) - 100) <= len(shares) - 1
        with page.expect_download() as downloading:
            page.locator("[data-do=json]").click()
        told = json.loads(downloading.value.path().read_text("utf-8"))
        last = told["cases"][-1]
        page.locator("[data-do=case]").select_option(f"{last['mode']}-{last['players']}")
        expect(page.locator("[data-part=about]")).to_contain_text(f"{last['matches']:,} matches")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    with page.expect_download() as downloading:
        page.locator("[data-do=csv]").press("Enter")
    assert downloading.value.path().read_text("utf-8").startswith("mode,players,what,which,count,value,low,high\n")

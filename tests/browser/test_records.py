"""Replays: step by step, by a link to a move, from each side, as a file, and played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludotheque.text import LANGUAGES, words
from tests.browser.axe import violations_by_day_and_night
from tests.browser.chromium import DESKTOP, SMALL_PHONE
from tests.browser.conftest import Opens, Watch
from tests.browser.hands import finish, make_a_move, play_some, ply, sit_down, wait_for_turn
from tests.seldom import seldom

SCRUB = "[data-do=scrub]"


def to_the_replay(page: Page) -> str:
    page.locator("[data-do=replay]").click()
    page.locator(SCRUB).wait_for()
    return page.url.partition("#/t/")[2].partition("/")[0]


def test_the_end_can_be_replayed_from_any_side_and_played_on(opens: Opens) -> None:
    page = opens()
    finish(page, sit_down(page, "seikatsu"))
    to_the_replay(page)
    page.locator("[data-viewer='1']").click()
    expect(page.locator("[data-viewer='1']")).to_have_attribute("aria-checked", "true")
    page.locator(SCRUB).fill("10")
    assert "/replay/10" in page.url
    linked = opens(page.url.partition("#/")[2])
    expect(linked.locator(".prompt")).to_contain_text("Move 10")
    expect(linked.locator("[data-viewer='1']")).to_have_attribute("aria-checked", "true")
    linked.locator("[data-do=next]").click()
    expect(linked.locator(".prompt")).to_contain_text("Move 11")
    linked.keyboard.press("ArrowLeft")
    expect(linked.locator(".prompt")).to_contain_text("Move 10")
    with page.expect_download() as downloading:
        page.locator("[data-do=record]").click()
    record = downloading.value.path()
    page.locator("[data-do=fork]").click()
    page.locator("[data-do=fork-go]").click()
    page.wait_for_url(re.compile(r"#/t/\w+$"))
    wait_for_turn(page)
    assert int(page.locator(".table").get_attribute("data-ply") or 0) >= 10
    upload = opens("tables")
    upload.locator("input[type=file]").set_input_files(record)
    upload.locator(SCRUB).wait_for()
    expect(upload.locator(".prompt")).to_contain_text("Move 34")


def at_a_finished_match_of_ones_own(opens: Opens) -> Page:
    """Ann's match with two bots, played to its end; its replay."""
    page = opens()
    finish(page, sit_down(page, "seikatsu", players=3))
    to_the_replay(page)
    return page


def test_who_plays_on_from_any_move_stays_in_the_own_seat_and_reads_which(opens: Opens) -> None:
    page = at_a_finished_match_of_ones_own(opens)
    mine = page.locator("[data-fork-seat][aria-checked=true]")
    for step in ("8", "9", "10"):
        page.locator(SCRUB).fill(step)
        page.locator("[data-do=fork]").click()
        expect(mine).to_have_text("Ann")
        expect(page.locator("dialog")).to_contain_text("You play in your own seat")
        expect(page.locator("[data-deal=anew]")).to_have_attribute("aria-checked", "true")
        page.keyboard.press("Escape")
    page.locator("[data-do=fork]").click()
    own = str(mine.get_attribute("data-fork-seat"))
    page.locator("[data-do=fork-go]").click()
    page.wait_for_url(re.compile(r"#/t/\w+$"))
    wait_for_turn(page)
    named = page.locator("article.pl").nth(int(own))
    expect(named).to_contain_text("(you)")
    code = page.url.rpartition("/")[2]
    page.evaluate("() => (location.hash = '#/')")
    expect(page.locator("li, article", has=page.locator(f"a[href='#/t/{code}']"))).to_contain_text("Your turn")


def test_a_judged_move_is_tried_again_from_before_it(opens: Opens) -> None:
    page = at_a_finished_match_of_ones_own(opens)
    page.locator("[data-do=judge]").click()
    expect(page.locator(".judge .run")).to_contain_text(re.compile(r"\b(\d+) of \1\b"))
    again = page.locator("[data-do=try-again]")
    tried = 0
    while again.count() == 0:
        tried += 1
        page.locator(SCRUB).fill(str(tried))
        expect(page.locator(".judge h2")).to_be_visible()
    again.click()
    step = int(page.locator(SCRUB).input_value())
    expect(page.locator("dialog")).to_contain_text(f"before move {step}")
    page.locator("[data-do=fork-go]").click()
    page.wait_for_url(re.compile(r"#/t/\w+$"))
    wait_for_turn(page)
    assert ply(page) == step - 1, "the move is made anew, and nobody has moved before"


@pytest.mark.parametrize("size", [DESKTOP, *seldom(SMALL_PHONE)], ids=["desktop", "phone"])
def test_a_bot_judges_the_moves_of_a_finished_match(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size=size)
    sit_down(page, "seikatsu", seats=[{"kind": "bot", "level": "novice"}] * 2)
    to_the_replay(page)
    page.locator(SCRUB).fill("10")
    page.locator("[data-do=judge]").click()
    expect(page.locator(".judge li.made")).to_have_count(1)
    assert page.locator(".judge li").count() in (3, 4)
    # Novices make mistakes, and the way leads from one to the next.
    page.locator("[data-do=next-mistake]").click()
    expect(page.locator(".prompt")).to_contain_text("Mistake")
    expect(page.locator(".judge li.made")).to_contain_text("%")
    page.locator("[data-graph=chance]").click()
    expect(page.locator(".judge .run")).to_contain_text("34 of 34")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations_by_day_and_night(page) == []


def test_a_file_that_is_no_record_is_refused_in_words(opens: Opens, watch: Watch, tmp_path: Path) -> None:
    page = opens("tables")
    bad = tmp_path / "letter.txt"
    bad.write_text("Dear all,\nno moves here.\n")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_be_visible()
    watch.forgive("status of 4")


def test_a_running_match_is_replayed_from_the_own_side_only(opens: Opens) -> None:
    page = opens()
    sit_down(page, "gravity_superstar")
    play_some(page, 2)
    page.locator("[data-do=menu]").click()
    page.get_by_role("link", name="Replay so far").click()
    page.locator(SCRUB).wait_for()
    assert page.locator("[data-viewer]").count() == 2, "the own side, and a spectator's"
    assert page.locator("[data-viewer=open], [data-do=record], [data-do=fork]").count() == 0
    page.get_by_role("link", name="Back to the table").click()
    wait_for_turn(page)


@pytest.mark.drill
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_what_happened_in_the_words_of_the_command_line(opens: Opens, language: str) -> None:
    page = opens(language=language)
    sit_down(page, "tolleno", seats=[{"kind": "bot", "level": "novice"}] * 2)
    code = to_the_replay(page)
    told = page.evaluate("code => fetch(`api/v1/tables/${code}/replay?viewer=open`).then(all => all.json())", code)
    names = [seat["name"] for seat in told["table"]["seats"]]
    for step in [*told["steps"][1::9], told["steps"][-1]]:
        page.locator(SCRUB).fill(str(step["step"]))
        said = [event for event in step["events"] if not event["kind"].startswith("score-")]
        sentences = [words(language).event("tolleno", event, names, told["viewer"]) for event in said]
        expect(page.locator(".prompt p")).to_contain_text(". ".join(sentences))


def test_the_moves_of_a_replay_are_told_in_words_and_in_notation_only_for_those_who_wish(opens: Opens) -> None:
    page = opens()
    code = sit_down(page, "tolleno")
    make_a_move(page)
    replay = f"#/t/{code}/replay"
    page.evaluate("hash => (location.hash = hash)", replay)
    own = page.locator(".moves li", has_text="You placed")
    expect(own).to_have_count(1)
    expect(page.locator(".moves code")).to_have_count(0)
    page.evaluate("() => (location.hash = '#/settings')")
    page.get_by_role("switch", name="Notation").check()
    page.evaluate("hash => (location.hash = hash)", replay)
    expect(own.locator("code")).to_have_text(re.compile(r"^-?\d+,-?\d+(r\d)?$"))
    # How rivals' moves are written is not told while the match goes on.
    expect(page.locator(".moves code:empty")).to_have_count(0)

"""What a player can follow: points in the log, marks of what changed, a prompt that follows the hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opens
from tests.browser.hands import play_some, sit_down, wait_for_turn


def test_points_of_a_move_stand_in_a_column_of_their_own(opens: Opens) -> None:
    page = opens()
    sit_down(page, "seikatsu", players=3)
    play_some(page, 5)
    gains = page.locator("#log-panel .gain")
    gains.first.wait_for()
    assert all(re.fullmatch(r"\+\d+", one) for one in gains.all_inner_texts())
    assert page.locator("#log-panel p", has_text=re.compile(r"\+\d")).count() == 0


def test_what_both_rivals_did_stays_marked_in_their_colours_until_i_have_moved(opens: Opens) -> None:
    page = opens()
    sit_down(page, "seikatsu", players=3)
    play_some(page, 2)
    wait_for_turn(page)
    marks = page.locator(".garden .last")
    expect(marks).to_have_count(2)
    colours = marks.evaluate_all("all => all.map((one) => getComputedStyle(one).stroke)")
    assert len(set(colours)) == 2


def test_a_log_without_a_move_says_so(opens: Opens) -> None:
    page = opens()
    people = [{"kind": "me", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    sit_down(page, "seikatsu", one_screen=True, seats=people)
    expect(page.locator("#log-panel")).to_have_text("No moves yet.", use_inner_text=True)


def test_on_a_phone_lying_down_what_a_space_is_worth_is_not_cut(opens: Opens) -> None:
    page = opens(size=(844, 390), touch=True)
    sit_down(page, "seikatsu")
    wait_for_turn(page)
    if page.locator(".held[data-lit]").count():
        page.locator(".held[data-lit]").first.tap()
    page.locator(".garden .space[data-lit]").first.tap()
    expect(page.locator(".strip rect")).to_be_in_viewport(ratio=1)


def test_the_prompt_follows_the_hand(opens: Opens) -> None:
    page = opens()
    held = page.locator(".held[data-lit]")
    while not held.count():  # two equal tiles are no choice
        sit_down(page, "seikatsu")
        wait_for_turn(page)
    prompt = page.locator(".prompt p")
    before = prompt.inner_text()
    held.first.click()
    expect(prompt).to_contain_text("Now choose a lit space")
    page.keyboard.press("Escape")
    expect(prompt).to_have_text(before, use_inner_text=True)

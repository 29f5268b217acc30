from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Opens
from tests.browser.hands import log_length, make_a_move, play_some, ply, sit_down, wait_for_turn

NARROWEST = (320, 640)
MOVES = ".hand .move[data-lit][data-before]"


def at_the_table(page: Page) -> Page:
    sit_down(page, "gravity_superstar")
    wait_for_turn(page)
    return page


def test_pointing_at_a_move_shows_its_way_and_its_worth_before_it_is_played(opens: Opens) -> None:
    page = at_the_table(opens())
    before = log_length(page)
    for move in page.locator(MOVES).all():
        move.hover()
        expect(page.locator(".over .aim")).to_have_count(1)
        expect(page.locator(".fit .chip")).to_be_visible()
        said = move.get_attribute("aria-label") or ""
        landing = page.locator(".space.aimed").get_attribute("data-target") or ""
        assert f"to {landing.removeprefix('space:')}" in said
    assert log_length(page) == before


def test_a_step_asks_which_card_goes_face_down_and_escape_takes_it_back(opens: Opens) -> None:
    page = at_the_table(opens())
    page.locator(".simple .move[data-lit]").first.click()
    expect(page.locator(".hand[data-mode=down] .face[data-lit]")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".hand[data-mode=hand]")).to_have_count(1)
    page.locator(".simple .move[data-lit]").first.click()
    before = log_length(page)
    page.locator(".hand[data-mode=down] .face[data-lit]").first.click()
    expect(page.locator("#log-panel")).to_contain_text("face down")
    assert log_length(page) > before


def test_the_joker_offers_all_moves(opens: Opens) -> None:
    page = at_the_table(opens())
    page.locator('.hand .face[data-target="card:joker"]').click()
    assert page.locator(".hand[data-mode=joker] .move").count() == 10
    page.locator(f'{MOVES}[data-target="move:drop"]').click()
    expect(page.locator("#log-panel")).to_contain_text("the Joker as Drop")


def test_a_landing_on_the_board_leads_to_its_move(opens: Opens) -> None:
    page = at_the_table(opens())
    before = ply(page)
    page.locator(".space[data-lit]").first.click()
    gone_on = page.locator(f'.table:not([data-ply="{before}"])')
    ways = page.locator(".offer [data-lit], .hand[data-mode=down] .face[data-lit]")
    for _ in range(2):
        gone_on.or_(ways).first.wait_for()
        if gone_on.count() == 0:
            ways.first.click()
    gone_on.wait_for()


def test_nothing_is_looked_at_any_more_when_the_ways_to_a_space_are_put_away(opens: Opens) -> None:
    page = at_the_table(opens())
    offer = page.locator(".offer")
    spaces = page.locator(".space[data-lit]")
    for at in range(spaces.count()):
        spaces.nth(at).click()
        if offer.count():
            break
        page.keyboard.press("Escape")
    offer.locator("[data-lit]").last.hover()
    expect(page.locator(".over .aim")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".over .aim")).to_have_count(0)


def test_the_ways_of_rivals_begin_where_their_pawns_stood_after_a_new_load_too(opens: Opens) -> None:
    page = opens()
    sit_down(page, "gravity_superstar", players=3)
    play_some(page, 3)
    page.mouse.move(2, 2)
    trails = "all => all.map((one) => one.getAttribute('d'))"
    page.locator(".trail.dark").first.wait_for(state="attached")
    before = page.locator(".trail.dark").evaluate_all(trails)
    page.reload()
    wait_for_turn(page)
    page.locator(".trail.dark").first.wait_for(state="attached")
    assert page.locator(".trail.dark").evaluate_all(trails) == before


def test_a_line_about_a_rival_marks_the_board_and_none_of_the_own_cards_and_nothing_when_it_is_gone(
    opens: Opens,
) -> None:
    page = opens(size=(720, 900))
    sit_down(page, "gravity_superstar", players=4)
    play_some(page, 2)
    page.locator("[data-do=log]").click()
    lines = page.locator("dialog li.move", has_text="fell", has_not_text="You ")
    for line in lines.all():
        line.hover()
        page.locator(".space[data-marked]").first.wait_for(state="attached")
        assert page.locator(".hand [data-marked]").count() == 0
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    expect(page.locator("[data-marked]")).to_have_count(0)


def test_what_has_no_place_under_the_board_is_shown_beside_it_and_never_twice(opens: Opens) -> None:
    page = opens(size=(1024, 768))
    for players in (2, 4):
        sit_down(page, "gravity_superstar", players=players)
        wait_for_turn(page)
        rows = page.locator("li:has([data-goods])")
        expect(rows).to_have_count(players)
        for row in rows.all():
            wide = row.evaluate("one => one.scrollWidth - one.clientWidth")
            assert wide <= 0, row.inner_text()


def test_what_cannot_be_done_says_why_and_leads_to_the_rule(opens: Opens) -> None:
    page = at_the_table(opens())
    page.locator('.hand [data-target="choice:replay"]').click(force=True)
    expect(page.locator(".refusal a")).to_have_attribute("href", "#/rules/gravity_superstar/G-3.2")
    page.keyboard.press("Escape")
    page.locator('.hand [data-target="choice:complete"]').click(force=True)
    expect(page.locator(".refusal a")).to_have_attribute("href", "#/rules/gravity_superstar/G-4.1")
    page.keyboard.press("Escape")
    page.locator(".space:not([data-lit])").first.click(force=True)
    expect(page.locator(".refusal")).to_contain_text("you can reach the ringed spaces")
    expect(page.locator(".refusal a")).to_have_attribute("href", "#/rules/gravity_superstar/G-3.2")


def test_on_a_phone_the_first_tap_shows_the_way_and_a_second_one_plays(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    sit_down(page, "gravity_superstar")
    wait_for_turn(page)
    page.locator(MOVES).first.tap()
    expect(page.locator(".fit .chip")).to_be_visible()
    page.locator("[data-do=confirm]").tap()
    expect(page.locator(".hand [data-chosen]")).to_have_count(0)


def test_on_a_phone_stars_and_known_cards_of_all_players_are_in_sight(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    sit_down(page, "gravity_superstar")
    wait_for_turn(page)
    rows = page.locator(".gravity li:has([data-goods])")
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row.locator("[data-goods]")).to_have_count(6)
        expect(row.get_by_role("img", name="In hand")).to_be_visible()


def test_the_log_stays_at_its_last_line_when_many_lines_come_at_once(opens: Opens) -> None:
    page = at_the_table(opens())
    play_some(page, 6)
    expect(page.locator("#log-panel li").last).to_be_in_viewport()


def test_cards_that_rivals_play_face_down_never_reach_the_page(opens: Opens) -> None:
    page = opens()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    at_the_table(page)
    play_some(page, 6)
    told = [json.loads(frame) for frame in heard]
    views = [situation["view"] for message in told for situation in message.get("situations") or []]
    assert views
    for view in views:
        for seat in view["seats"]:
            if seat["seat"] != view["viewer"]:
                assert seat["hand_cards"] is None
                assert seat["face_down_cards"] is None
    own = {view["viewer"] for view in views}
    moves = [event for message in told for entry in message.get("entries") or [] for event in entry["events"]]
    assert all(move["card"] == "hidden" for move in moves if move["kind"] == "simple" and move["seat"] not in own)


def test_a_blocked_move_says_why_when_it_is_pointed_at_and_when_pressed(opens: Opens) -> None:
    page = at_the_table(opens())
    blocked = page.locator(".hand .move.off").first
    while blocked.count() == 0:
        make_a_move(page)
        wait_for_turn(page)
    blocked.hover()
    expect(blocked).to_have_attribute("title", re.compile("A ledge at [a-l][0-9]+ is in the way"))
    blocked.click(force=True)
    expect(page.locator(".refusal")).to_contain_text("is in the way: a move is made in full or not at all.")


def test_without_the_names_on_the_rim_no_sentence_uses_them(opens: Opens) -> None:
    page = at_the_table(opens())
    page.locator(MOVES).first.hover()
    # Two players have a planet of 12 by 6 spaces, named on all four sides.
    expect(page.locator(".rim")).to_have_count(2 * (12 + 6))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Names of spaces").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".rim")).to_have_count(0)
    make_a_move(page)
    wait_for_turn(page)
    for line in page.locator("#log-panel li.move").all():
        line.click()
        assert re.search(r"\b[a-l](1[0-2]|[1-9])\b", line.inner_text()) is None


WAYS_BACK = ":is([data-do=back], [data-do=cancel]):visible"


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True), (NARROWEST, True), ((844, 390), True)])
def test_an_open_choice_has_one_way_back(opens: Opens, size: tuple[int, int], touch: bool) -> None:
    page = opens(size=size, touch=touch)
    sit_down(page, "gravity_superstar")
    wait_for_turn(page)
    back = page.locator(WAYS_BACK)
    joker = page.locator(".hand .any")
    joker.click()
    expect(back).to_have_count(1)
    move = page.locator(".hand[data-mode=joker] .move[data-lit]").first
    if touch:
        move.tap()
        page.locator("[data-do=confirm]").wait_for()
    else:
        move.hover()
    expect(back).to_have_count(1)
    back.click()
    page.locator(".simple .move[data-lit]").first.click()
    page.locator(".hand[data-mode=down]").wait_for()
    expect(back).to_have_count(1)
    back.click()
    expect(joker).to_be_visible()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_the_narrowest_phone_every_button_of_the_hand_is_in_sight(opens: Opens, language: str) -> None:
    page = opens(size=NARROWEST, touch=True, language=language)
    sit_down(page, "gravity_superstar", players=3)
    wait_for_turn(page)
    for choice in (None, page.locator(".hand .any")):
        if choice:
            choice.tap()
            page.locator(".hand[data-mode=joker]").wait_for()
        for button in page.locator(".hand button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= NARROWEST[1], button.get_attribute("aria-label")


def bottom_of_the_hand(page: Page) -> float:
    return max(
        box["y"] + box["height"]
        for box in (button.bounding_box() for button in page.locator(".hand button:visible").all())
        if box is not None
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_the_narrowest_phone_the_hand_stays_in_sight_while_a_move_waits_and_beside_a_hint(
    opens: Opens, language: str
) -> None:
    page = opens(size=NARROWEST, touch=True, language=language)
    sit_down(page, "gravity_superstar", players=3, name="Maximiliane")
    wait_for_turn(page)
    for turn in page.locator(".hand [data-target^='move:turn'][data-lit]").all():
        turn.tap()
        page.locator("[data-do=confirm]").wait_for()
        assert bottom_of_the_hand(page) <= NARROWEST[1]
        page.locator("[data-do=cancel]").tap()
    page.locator("[data-do=hint]").tap()
    page.locator("[data-hint-step='1']").wait_for()
    assert bottom_of_the_hand(page) <= NARROWEST[1]


@pytest.mark.parametrize("size", [PHONE, NARROWEST])
def test_no_name_of_a_card_is_cut_on_a_phone(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size=size, touch=True, language="fr")
    sit_down(page, "gravity_superstar")
    wait_for_turn(page)
    cut = page.locator(".hand .card b").evaluate_all(
        "names => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText)"
    )
    assert cut == []


def test_on_a_phone_every_button_is_called_what_it_shows(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    sit_down(page, "gravity_superstar")
    wait_for_turn(page)
    expect(page.locator(".hand .any")).to_have_accessible_name("Any, In hand: Joker")
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080)], ids=["desktop", "large"])
def test_the_names_of_the_cards_are_whole_in_french_too(opens: Opens, size: tuple[int, int]) -> None:
    page = at_the_table(opens(size=size, language="fr"))
    cut = "names => names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent)"
    names = page.locator(".hand .card b")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(cut) == []

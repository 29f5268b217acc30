"""What the shell of a table does, whatever the game: refusals, previews, undo, chat, hints, clocks, the end."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import game_ids
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Opens
from tests.browser.hands import (
    LIT,
    agree_to_end,
    ask_for_advice,
    finish,
    make_a_move,
    new_table,
    next_choice,
    on_choice,
    play_now,
    play_some,
    ply,
    sit_down,
)
from tests.browser.hands import wait_for_turn as wait

SPACE = ".space[data-lit]"
HELD = ".held[data-lit]"
LAID = ".space .tile"


def at_a_table(opens: Opens, **wishes: object) -> Page:
    page = opens()
    sit_down(page, "seikatsu", **wishes)
    wait(page)
    return page


def choose_a_tile(page: Page) -> None:
    if page.locator(HELD).count():  # two equal tiles need no choice
        page.locator(HELD).first.click()


def two_at_a_table(opens: Opens, **wishes: object) -> tuple[Page, Page]:
    """Two browsers at one running table of Seikatsu: Ann made it, Bob came by its link."""
    ann, bob = opens(), opens()
    code = new_table(ann, "seikatsu", start=False, seats=[{"kind": "me"}, {"kind": "person"}], **wishes)
    for page in (ann, bob):
        page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    bob.locator("[data-do=sit]").click()
    ann.locator("[data-do=start]:enabled").click()
    for page in (ann, bob):
        page.locator(".garden").wait_for()
    return ann, bob


def of_both(ann: Page, bob: Page) -> tuple[Page, Page]:
    """Who is to move, and who is not."""
    ann.locator(".prompt p:has-text('Your turn'), .prompt p:has-text('Waiting')").wait_for()
    return (ann, bob) if ann.locator(LIT).count() else (bob, ann)


def test_an_illegal_click_says_why_and_leads_to_the_rule_without_naming_a_code(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait(page)
    page.locator('[data-target="space:d4"]').click(force=True)
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("pond")
    rule = refusal.locator("a")
    expect(rule).to_have_text("rule")
    expect(rule).to_have_attribute("href", "#/rules/seikatsu/S-1.2")
    page.keyboard.press("Escape")
    assert "S-" not in page.locator(".prompt").inner_text()
    rule = page.locator(".prompt a")
    expect(rule).to_have_attribute("href", "#/rules/seikatsu/S-3.1")


def test_hovering_a_place_shows_its_worth_before_the_move(opens: Opens) -> None:
    page = at_a_table(opens)
    before = ply(page)
    choose_a_tile(page)
    page.locator(SPACE).first.hover()
    expect(page.locator(".chip")).to_be_visible()
    assert ply(page) == before


def test_a_line_of_the_log_points_out_what_it_speaks_of_by_mouse_and_by_keys(opens: Opens) -> None:
    page = at_a_table(opens)
    play_some(page, 1)
    line = page.locator("#log-panel li", has_text="placed").last
    line.hover()
    expect(page.locator(".garden [data-marked]")).not_to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".garden [data-marked]")).to_have_count(0)
    page.locator("#log-panel [tabindex]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".garden [data-marked]")).not_to_have_count(0)


def test_a_step_of_the_own_turn_is_undone(opens: Opens) -> None:
    """Tolleno: the tile is laid, and nothing was shown by it."""
    page = opens()
    sit_down(page, "tolleno")
    wait(page)
    tiles = page.locator(".tile[data-target]").count()
    page.locator(".cell[data-lit]").first.click()
    expect(page.locator(".tile[data-target]")).to_have_count(tiles + 1)
    page.locator("[data-do=undo]:enabled").click()
    expect(page.locator(".tile[data-target]")).to_have_count(tiles)
    wait(page)


GAMES = game_ids()


@pytest.mark.parametrize(("game", "hand"), [*product(GAMES, ["mouse", "keys"]), (GAMES[0], "touch")])
def test_a_hint_that_is_chosen_is_shown_on_the_board_and_played_only_when_confirmed(
    opens: Opens, game: str, hand: str
) -> None:
    page = opens(size=PHONE if hand == "touch" else DESKTOP, touch=hand == "touch")
    sit_down(page, game)
    wait(page)
    before = ply(page)
    ask_for_advice(page)
    advice = page.locator(".hint li button").first
    advice.wait_for()
    if hand == "touch":
        advice.tap()
    elif hand == "mouse":
        advice.dblclick()
    else:
        advice.focus()
        page.keyboard.down("Enter")
        for _ in range(3):
            page.keyboard.down("Enter")
        page.keyboard.up("Enter")
    confirm = page.locator("[data-do=confirm]")
    expect(confirm).to_be_visible()
    assert ply(page) == before
    if hand == "keys":
        expect(confirm).to_be_focused()
        page.keyboard.press("Enter")
    else:
        confirm.click()
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)


def test_a_hint_shows_what_it_would_be_worth_before_it_is_played(opens: Opens) -> None:
    page = at_a_table(opens)
    ask_for_advice(page)
    advice = page.locator(".hint li button").first
    expect(page.locator("[data-marked]")).not_to_have_count(0)
    advice.click()
    expect(page.locator(".garden .chip")).to_be_visible()


def test_moves_can_be_chosen_from_a_list_in_words(opens: Opens) -> None:
    page = at_a_table(opens)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=moves]").click()
    page.locator(".moves [data-action]").first.click()
    expect(page.locator("#log-panel li").first).to_be_visible()


def test_a_touch_previews_first_and_plays_when_confirmed(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    sit_down(page, "seikatsu")
    wait(page)
    before = ply(page)
    if page.locator(HELD).count():  # two equal tiles need no choice
        page.locator(HELD).first.tap()
    page.locator(SPACE).first.tap()
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    assert ply(page) == before
    page.locator("[data-do=confirm]").tap()
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)


def test_who_wishes_is_asked_before_each_move_by_mouse_too(opens: Opens) -> None:
    page = opens("settings")
    page.get_by_role("switch", name=re.compile("Confirm each move")).check()
    sit_down(page, "seikatsu")
    wait(page)
    before = ply(page)
    choose_a_tile(page)
    page.locator(SPACE).first.click()
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    assert ply(page) == before
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


def test_the_table_speaks_each_event_to_screen_readers(opens: Opens) -> None:
    page = at_a_table(opens)
    make_a_move(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile("placed|Your turn|drew|turn"))


def test_sounds_are_off_until_they_are_wanted(opens: Opens) -> None:
    page = opens("settings")
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    page.evaluate("() => (window.AudioContext = class { constructor() { window.heard = true; throw new Error() } })")
    sit_down(page, "seikatsu")
    play_some(page, 1)
    assert not page.evaluate("() => 'heard' in window")


def test_moves_move_and_a_click_skips_what_moves(opens: Opens) -> None:
    page = opens(still=False)
    sit_down(page, "seikatsu")
    wait(page)
    page.evaluate(COUNT_ANIMATIONS)
    play_some(page, 1)
    assert page.evaluate("() => window.animated") > 0
    quiet = opens(still=True)
    sit_down(quiet, "seikatsu")
    wait(quiet)
    quiet.evaluate(COUNT_ANIMATIONS)
    play_some(quiet, 1)
    assert quiet.evaluate("() => window.animated") == 0, "who wants less motion has none"


COUNT_ANIMATIONS = """() => {
  window.animated = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    window.animated += 1;
    return animate.apply(this, args);
  };
}"""


def test_what_players_say_reaches_players_and_what_spectators_say_only_spectators(opens: Opens) -> None:
    ann, bob = two_at_a_table(opens)
    here = ann.url.partition("#/")[2]
    carl, dora = opens(here), opens(here)
    for page in (ann, bob, carl, dora):
        page.locator("[data-do=chat]").click()
    say(bob, "hello <b>you</b>")
    expect(ann.locator(".tabbed ol")).to_contain_text("hello <b>you</b>")
    say(carl, "she will lose")
    expect(dora.locator(".tabbed ol")).to_contain_text("she will lose")
    say(bob, "well played")
    expect(ann.locator(".tabbed ol")).to_contain_text("well played")
    for page in (ann, bob):
        expect(page.locator(".tabbed ol")).not_to_contain_text("she will lose")
    for page in (carl, dora):
        expect(page.locator(".tabbed ol")).not_to_contain_text("well played")


def say(page: Page, text: str) -> None:
    page.locator(".tabbed input").fill(text)
    page.locator(".tabbed form button").click()


def test_a_stranger_with_the_link_watches_and_can_touch_nothing(opens: Opens) -> None:
    page = at_a_table(opens)
    stranger = opens(page.url.partition("#/")[2])
    expect(stranger.locator(".note")).to_have_text("watching")
    stranger.locator(".garden").wait_for()
    assert stranger.locator(LIT).count() == 0
    assert stranger.locator(".held").count() == 0, "no hand is in the page"
    assert stranger.locator("[data-do=undo], [data-do=hint]").count() == 0
    before = stranger.locator(LAID).count()
    play_some(page, 1)
    expect(stranger.locator(LAID)).not_to_have_count(before)


def test_the_end_is_proposed_to_the_others_and_comes_when_all_agree(opens: Opens) -> None:
    mover, other = of_both(*two_at_a_table(opens))
    propose_the_end(mover)
    expect(mover.locator(".proposal")).to_contain_text("You offered")
    expect(other.locator(".proposal")).to_contain_text("would like to end")
    make_a_move(mover)
    for page in (mover, other):
        expect(page.locator(".proposal")).to_have_count(0)
    propose_the_end(mover)
    other.locator("[data-do=agree]").click()
    for page in (mover, other):
        page.locator("[data-do=replay]").wait_for()


def propose_the_end(page: Page) -> None:
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=propose]").click()
    page.locator("[data-do=propose-sure]").click()


def test_who_resigns_has_lost_and_both_can_have_a_rematch(opens: Opens) -> None:
    ann, bob = two_at_a_table(opens)
    loser, winner = of_both(ann, bob)
    loser.locator("[data-do=menu]").click()
    loser.locator("[data-do=resign]").click()
    loser.locator("[data-do=resign-sure]").click()
    expect(winner.locator(".head")).to_contain_text("You win")
    expect(loser.locator(".head")).not_to_contain_text("You win")
    old = loser.url
    winner.locator("button[data-do=rematch]").click()
    winner.wait_for_url(lambda url: url != old)
    loser.locator("[data-do=rematch]", has_text="Join").click()
    loser.wait_for_url(winner.url)
    for page in (winner, loser):
        page.locator(".garden").wait_for()


def test_since_your_last_turn_is_marked_in_the_log_of_who_comes_back(opens: Opens) -> None:
    """A table over days: one moves, goes, and finds what the others did meanwhile."""
    ann, bob = two_at_a_table(opens, pace={"kind": "days", "days": 3})
    first, second = of_both(ann, bob)
    expect(first.locator(".pl.on").get_by_role("timer")).to_have_text(re.compile("3 d 0 h|2 d 23 h"))
    make_a_move(first)
    code = first.url.rpartition("/")[2]
    first.evaluate("() => (location.hash = '#/')")
    make_a_move(second)
    mine = first.locator(f"a[href='#/t/{code}']")
    mine.wait_for()
    mine.click()
    expect(first.locator("#log-panel .since + li")).to_contain_text(re.compile("placed|drew"))


def test_a_clock_runs_for_who_is_to_move(opens: Opens) -> None:
    ann, bob = two_at_a_table(opens, pace={"kind": "live", "minutes": 5, "increment": 0})
    first, _second = of_both(ann, bob)
    running = first.locator(".pl.on [role=timer]")
    shown = running.inner_text()
    assert re.fullmatch(r"[45]:\d\d", shown)
    expect(running).not_to_have_text(shown)
    resting = first.locator(".pl:not(.on) [role=timer]")
    expect(resting).to_have_text("5:00")


def test_the_seat_goes_to_another_device_by_its_private_link(opens: Opens) -> None:
    page = at_a_table(opens)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=devices]").click()
    page.locator("[data-do=make-link]").click()
    link = page.locator("[data-do=seat-link]").input_value()
    other = opens()
    other.goto(link)
    expect(other.locator(SPACE).or_(other.locator(HELD)).first).to_be_visible()
    assert "seat" not in other.url, "the secret is gone from the address"


AT_FIRST = """() => new MutationObserver(() => {
  const button = document.querySelector('[data-do=rematch]');
  if (button) document.body.dataset.atFirst ??= String(button.disabled);
}).observe(document.body, { subtree: true, childList: true })"""


def test_a_second_click_on_the_last_end_turn_begins_no_rematch(opens: Opens) -> None:
    page = at_a_table(opens)
    page.evaluate(AT_FIRST)
    agree_to_end(page)
    expect(page.locator("body")).to_have_attribute("data-at-first", "true")
    expect(page.locator("[data-do=rematch]")).to_be_enabled()


def test_a_rematch_seats_the_same_players_again(opens: Opens) -> None:
    page = opens()
    page.locator("article[data-game=seikatsu] [data-do=solo]").click()
    wait(page)
    old = page.url
    finish(page, old.rpartition("/")[2])
    page.locator("[data-do=rematch]").click()
    page.wait_for_url(lambda url: url != old)
    wait(page)


def test_the_count_is_shown_step_by_step(opens: Opens) -> None:
    page = opens(still=False)
    sit_down(page, "seikatsu", mode="solo", players=1, seats=[{"kind": "me"}])
    page.evaluate("() => localStorage.setItem('ludotheque', JSON.stringify({ speed: 2 }))")
    page.reload()
    wait(page)
    play_some(page, 3)
    propose_the_end(page)
    expect(page.locator(".head")).to_contain_text("Counting")
    expect(page.locator(".head")).not_to_contain_text("Counting")
    page.get_by_role("button", name="Count again").click()
    expect(page.locator(".head")).to_contain_text("Counting")


def test_who_wants_no_motion_has_the_count_at_once_and_its_steps_when_asked_for(opens: Opens) -> None:
    page = opens()
    sit_down(page, "seikatsu", mode="solo", players=1, seats=[{"kind": "me"}])
    wait(page)
    propose_the_end(page)
    expect(page.locator(".head")).not_to_contain_text("Counting")
    page.get_by_role("button", name="Count again").click()
    expect(page.locator(".head")).to_contain_text("Counting")


def test_a_click_that_would_end_the_turn_for_good_waits_for_end_turn_and_can_be_undone(opens: Opens) -> None:
    page = opens(ends_turns=True)
    sit_down(page, "seikatsu")
    wait(page)
    before = ply(page)
    end = page.get_by_role("button", name="End turn")
    for undo in ("[data-do=cancel]", "[data-do=undo]:enabled"):
        choose_a_place(page)
        expect(end).to_be_visible()
        page.locator(undo).first.click()
        expect(end).to_have_count(0)
    choose_a_place(page)
    expect(end).to_be_visible()
    assert ply(page) == before
    end.click()
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)


def test_by_keys_too_the_turn_ends_only_when_asked_for_a_second_time(opens: Opens) -> None:
    page = opens(ends_turns=True)
    sit_down(page, "seikatsu")
    wait(page)
    before = ply(page)
    if page.locator(HELD).count():  # two equal tiles need no choice
        page.locator(HELD).first.press("Enter")
    page.locator(SPACE).first.focus()
    page.keyboard.down("Enter")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    assert ply(page) == before
    page.keyboard.press("Enter")
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_the_focus_stays_at_the_board_after_each_move(opens: Opens, game: str) -> None:
    page = opens(ends_turns=True)
    sit_down(page, game)
    wait(page)
    page.locator(LIT).first.focus()
    chance, looked = random.Random(14), 0
    for _ in range(6):
        before, keys = ply(page), [""]
        while (choice := next_choice(page, chance)).ply == before:
            assert choice.kind != "late"
            assert len(keys) < 1000, page.locator(".prompt").inner_text()
            keys.append("Enter" if on_choice(page) and chance.random() < 0.7 else "Tab")
            page.keyboard.press(keys[-1])
        wait(page)
        # A Tab that was pressed while the move was on its way leads away from the board, as it should.
        if keys[-1] == "Enter":
            page.wait_for_function("() => document.activeElement?.closest('.stage, .say') !== null")
            looked += 1
    assert looked > 2


def choose_a_place(page: Page) -> None:
    choose_a_tile(page)
    page.locator(SPACE).first.dblclick()


def test_who_watches_stops_the_match_for_the_own_eyes_and_goes_on_move_by_move(opens: Opens) -> None:
    """The bots do not pause: it is the page that shows one move after the other."""
    page = opens("settings")
    page.locator("[data-pace='1800']").click()
    code = new_table(page, "tolleno", seats=[{"kind": "bot", "level": "novice"}] * 2)
    page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    page.locator("[data-do=pause]").click()
    page.locator("[data-do=present]").wait_for()
    stopped = ply(page)
    for step in (1, 2):
        page.locator("[data-do=step]:enabled").click()
        expect(page.locator(f'.table[data-ply="{stopped + step}"]')).to_have_count(1)
    page.locator("[data-do=present]").click()
    expect(page.locator(f'.table[data-ply="{stopped + 2}"]')).to_have_count(0)


HARD_OF_HEARING = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); window.sockets.push(this); }
  send(text) { if (!window.deaf || !text.includes('"play"')) super.send(text); }
}
"""


def test_a_move_that_the_server_has_not_acknowledged_is_said_to_be_on_its_way(opens: Opens) -> None:
    page = opens()
    page.add_init_script(HARD_OF_HEARING)
    page.reload()
    sit_down(page, "seikatsu")
    wait(page)
    before = ply(page)
    page.evaluate("() => (window.deaf = true)")
    choose_a_place(page)
    expect(page.locator(".unsent")).to_contain_text("has not reached the server")
    assert ply(page) == before
    assert "Your turn" not in page.locator(".prompt").inner_text()
    page.evaluate("() => { window.deaf = false; for (const one of window.sockets) one.close(); }")
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)
    expect(page.locator(".unsent")).to_have_count(0)


def test_a_question_mark_shows_the_keys_but_not_to_who_writes(opens: Opens) -> None:
    page = at_a_table(opens)
    page.locator(LIT).first.focus()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys.locator("dt")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    page.locator("#log-panel input").press("?")
    expect(page.locator("#log-panel input")).to_have_value("?")
    assert keys.count() == 0

"""Two browsers at one table, and two people at one screen: what is hidden is neither in the page nor on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import game_ids
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Opens
from tests.browser.games import held
from tests.browser.hands import LIT, make_a_move, new_table, play_to_the_end, sit_down
from tests.seldom import seldom

Seat = dict[str, object]


def listen(page: Page) -> list[dict[str, object]]:
    heard: list[dict[str, object]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(str(frame)))))
    return heard


def seats_of_rivals(heard: list[dict[str, object]]) -> Iterator[Seat]:
    """What each message of a running match says of seats that are not the reader's."""
    for message in heard:
        for situation in message.get("situations") or []:  # type: ignore[attr-defined]  # a list, as the protocol says
            if situation["outcome"] is None:
                yield from (seat for seat in situation["view"]["seats"] if seat["seat"] != situation["viewer"])


def hides_tiles(seat: Seat) -> bool:
    return all(tile in ("hidden", "koi") for tile in list(seat["hand"]))  # type: ignore[call-overload]  # a list


def hides_cards(seat: Seat) -> bool:
    return seat["hand_cards"] is None and seat["face_down_cards"] is None


@pytest.mark.parametrize(
    ("game", "hides"), [("seikatsu", hides_tiles), ("gravity_superstar", hides_cards)], ids=["tiles", "cards"]
)
def test_a_friend_joins_by_the_link_and_hands_stay_hidden_in_the_page_and_on_the_wire(
    opens: Opens, game: str, hides: object
) -> None:
    host, friend = opens(f"new/{game}?with=friends"), opens()
    told = [listen(page) for page in (host, friend)]
    host.get_by_role("radio", name="2", exact=True).click()
    host.locator("[data-do=open-table]").click()
    host.locator("[data-do=link]").wait_for()
    assert host.locator("svg[aria-label='QR code of the link']").count() == 1
    friend.goto(host.locator("[data-do=link]").input_value())
    friend.locator("[data-do=sit]").first.click()
    expect(friend.locator("[data-do=ready]")).to_have_attribute("aria-pressed", "true")
    host.locator("[data-do=start]:enabled").click()
    pages = (host, friend)
    for page in pages:
        page.locator(".table .prompt").wait_for()
    for turn in range(4):
        mover = next(page for page in until_somebody_moves(pages) if page.locator(LIT).count())
        make_a_move(mover, seed=turn)
        for page in pages:
            # What happens is told as changes; the hello of a new page tells everything.
            page.reload()
            page.locator(".table .prompt").wait_for()
    assert callable(hides)
    for heard in told:
        rivals = list(seats_of_rivals(heard))
        assert len(rivals) >= 4
        assert all(hides(seat) for seat in rivals)
    if game == "seikatsu":
        for page in pages:
            held = page.locator("article.pl:not(:has-text('(you)')) .hand").get_attribute("aria-label") or ""
            assert "hidden tile" in held
            assert page.locator(".held").count() <= 4, "only the own hand"


def until_somebody_moves(pages: tuple[Page, ...]) -> tuple[Page, ...]:
    while not any(page.locator(LIT).count() for page in pages):
        pages[0].locator(f"{LIT}, .prompt p:has-text('Waiting')").first.wait_for()
    return pages


def listen_both_ways(page: Page) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """What the page hears and what it says."""
    said: list[dict[str, object]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(str(frame)))))
    return listen(page), said


def is_for_everybody(message: dict[str, object]) -> bool:
    """No seat's view, no legal move, no prompt."""
    situations: list[dict[str, object]] = message.get("situations") or []  # type: ignore[assignment]  # the protocol
    return all(
        one["outcome"] is not None or (one["viewer"], one["legal"], one["prompt"]) == (-1, [], None)
        for one in situations
    )


@pytest.mark.parametrize("size", [DESKTOP, *seldom(PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_one_screen_holds_nothing_of_the_next_hand_before_its_player_has_the_device(
    opens: Opens, game: str, size: tuple[int, int]
) -> None:
    page = opens(f"new/{game}?with=screen", size=size)
    page.get_by_role("radio", name="2", exact=True).click()
    heard, said = listen_both_ways(page)
    page.locator("[data-do=open-table]").click()
    curtain = page.locator("[data-do=curtain]")
    for turn in range(3):
        curtain.wait_for()
        expect(page.locator(".stage .board [data-target]").first).to_be_visible()
        assert is_for_everybody(heard[-1]), "the hand has not come yet"
        nothing_of_a_hand_is_in_the_page(page, game)
        nothing_leads_to_a_hand(page, said)
        before = page.content()
        curtain.click()
        page.locator(LIT).first.wait_for()
        labels = labels_of_the_hand(page, game)
        assert labels or held(game) is None
        assert not [label for label in labels if label in before], "no word of the hand was in the page's source"
        while curtain.count() == 0:
            make_a_move(page, seed=turn)
    page.reload()
    curtain.wait_for()
    assert is_for_everybody(heard[-1])
    if game == "seikatsu" and size == DESKTOP:
        play_to_the_end(page)


def nothing_of_a_hand_is_in_the_page(page: Page, game: str) -> None:
    shown = [one for one in (held(game), LIT, ".hint", "[data-action]", "[data-do=confirm]") if one]
    assert page.locator(", ".join(shown)).count() == 0
    assert "Your turn" not in page.title()
    assert "Your turn" not in page.get_by_role("log").inner_text()


def nothing_leads_to_a_hand(page: Page, said: list[dict[str, object]]) -> None:
    """Neither menu nor keys: nothing but the curtain's own button asks the server for anything."""
    asked = len(said)
    # The key that ended the turn, pressed once more.
    page.keyboard.press("Enter")
    for tool in page.locator("[data-do=hint], [data-do=undo]").all():
        assert tool.is_disabled()
    page.locator("[data-do=menu]").click()
    assert page.locator("dialog [data-do=moves], dialog [data-do=resign], dialog [data-do=propose]").count() == 0
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    for target in page.locator("[data-target]").all()[:2]:
        target.focus()
        for key in ("h", "u", "Enter", " ", "ArrowRight", "m"):
            page.keyboard.press(key)
    page.locator("[data-do=curtain]").focus()
    assert [one for one in said[asked:] if one["type"] != "ping"] == []


def labels_of_the_hand(page: Page, game: str) -> list[str]:
    """What a screen reader says of what is held."""
    hand = held(game)
    return [str(one.get_attribute("aria-label")) for one in page.locator(hand).all()] if hand else []


def test_a_replay_behind_the_curtain_shows_what_everybody_may_see(opens: Opens) -> None:
    page = opens("new/seikatsu?with=screen")
    page.get_by_role("radio", name="2", exact=True).click()
    heard = listen(page)
    page.locator("[data-do=open-table]").click()
    page.locator("[data-do=curtain]").wait_for()
    assert heard
    page.locator("[data-do=menu]").click()
    page.locator("dialog a[href$=replay]").click()
    page.locator("[data-viewer=spectator]").wait_for()
    assert page.locator("[data-viewer]").count() == 1


def test_the_name_of_who_sits_down_is_seen_by_the_others(opens: Opens) -> None:
    host = opens("new/tolleno?with=friends")
    host.locator("[data-do=open-table]").click()
    host.wait_for_url(re.compile(r"#/t/\w+"))
    friend = opens(host.url.partition("#/")[2])
    friend.get_by_role("textbox", name="Your name").fill("Zoë")
    friend.locator("[data-do=sit]").first.click()
    expect(host.locator(".seats")).to_contain_text("Zoë")
    friend.get_by_role("button", name="Leave").click()
    expect(host.locator(".seats")).not_to_contain_text("Zoë")
    host.locator("[data-do=start-bots]").click()
    host.locator(".table .prompt").wait_for()


def test_a_listed_table_is_found_by_strangers(opens: Opens) -> None:
    page = opens()
    code = sit_down(page, game_ids()[0], visibility="public")
    stranger = opens("tables")
    stranger.locator(f"a[href='#/t/{code}']").click()
    expect(stranger.locator(".note")).to_have_text("watching")


LONGEST = "Maximiliane von Hohenstein-Waldecksburg"


def test_a_long_name_beside_a_pagoda_keeps_its_beginning_and_stays_on_the_board(opens: Opens) -> None:
    page = opens()
    seats = [{"kind": "me"}, *({"kind": "person", "name": LONGEST} for _ in range(2))]
    sit_down(page, "seikatsu", one_screen=True, players=3, seats=seats)
    page.locator("[data-do=curtain]").click()
    labels = page.locator(".stage text.name.beside")
    expect(labels).to_have_count(2)
    stage = page.locator(".stage").bounding_box()
    assert stage
    for label in labels.all():
        box = label.bounding_box()
        assert box
        assert label.text_content() in ("Ann", "Maximiliane vo…", "Maximiliane v…")
        assert box["x"] >= stage["x"]
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]


MARKS = """all => all.map((one) => one.querySelector('.mark')?.style.color ?? '')"""


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("fixed", [False, *seldom(True)], ids=["drawn", "fixed"])
def test_the_colour_that_a_player_has_in_the_lobby_stays_at_the_table(opens: Opens, game: str, fixed: bool) -> None:
    page = opens()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    code = new_table(page, game, start=False, fixed_seats=fixed, seats=seats)
    page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    page.locator(".seats li").first.wait_for()
    names = page.locator(".seats li b").all_inner_texts()
    before = dict(zip(names, page.locator(".seats li").evaluate_all(MARKS), strict=True))
    page.locator("[data-do=start]").click()
    page.locator(".table .prompt").wait_for()
    cards = page.locator("article.pl")
    shown = [text.removesuffix(" (you)") for text in page.locator("article.pl .name b").all_inner_texts()]
    after = dict(zip(shown, cards.evaluate_all(MARKS), strict=True))
    assert set(after) == set(before)
    if game == "seikatsu" and not fixed:
        assert set(before.values()) == {""}, "a pagoda is drawn with the order of play: nobody has a colour before"
    else:
        assert after == before


NAMES = """() => [...document.querySelectorAll('.pl .name b')].map((name) => ({
  text: name.textContent, cut: name.scrollWidth > name.clientWidth + 1,
  beside: Math.abs(name.getBoundingClientRect().top - name.previousElementSibling.getBoundingClientRect().top) < 16,
}))"""
"""Every player's name as it is shown: whether something of it is cut off, and whether its mark stands beside it."""


def test_no_name_is_cut_by_a_status_or_a_clock(opens: Opens) -> None:
    page = opens()
    name = "Maximiliane Featherston"
    pace = {"kind": "live", "minutes": 15, "increment": 20}
    sit_down(page, "gravity_superstar", name=name, players=3, pace=pace)
    expect(page.locator("article.pl").get_by_text(f"{name} (you)", exact=True)).to_be_visible()
    assert [one for one in page.evaluate(NAMES) if one["cut"] or not one["beside"]] == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    chip = page.locator(".chip", has_text="Maxi").first
    expect(chip.get_by_role("timer")).to_be_in_viewport(ratio=1)
    for chip in page.locator("section .chip:has(.name)").all():
        assert chip.evaluate("one => one.scrollWidth <= one.clientWidth + 1")

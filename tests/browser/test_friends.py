"""Two browsers at one table, and two people at one screen: what is hidden is neither in the page nor on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.hands import LIT, make_a_move, play_to_the_end, sit_down

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
    for turn in range(6):
        mover = next(page for page in until_somebody_moves(pages) if page.locator(LIT).count())
        make_a_move(mover, seed=turn)
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


@pytest.mark.parametrize("game", ["seikatsu", "octocube", "gravity_superstar", "tolleno"])
def test_one_screen_passes_the_device_and_a_curtain_covers_hands(opens: Opens, game: str) -> None:
    page = opens(f"new/{game}?with=screen")
    page.get_by_role("radio", name="2", exact=True).click()
    page.locator("[data-do=open-table]").click()
    curtain = page.locator("[data-do=curtain]")
    for turn in range(3):
        curtain.wait_for()
        assert page.locator(".held, .hand .face").count() == 0, "no hand is in the page behind the curtain"
        assert page.locator(LIT).count() == 0
        curtain.click()
        while curtain.count() == 0:
            make_a_move(page, seed=turn)
    if game == "seikatsu":
        play_to_the_end(page)


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
    code = sit_down(page, "octocube", visibility="public")
    stranger = opens("tables")
    stranger.locator(f"a[href='#/t/{code}']").click()
    expect(stranger.locator(".note")).to_have_text("watching")

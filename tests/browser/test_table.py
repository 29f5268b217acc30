from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.text import LANGUAGES, words
from tests.browser.conftest import PHONE, Opens, Watch
from tests.browser.hands import LIT, log_length, play_now, play_some, play_to_the_end, point, wait_for_turn
from tests.browser.site import Site


def table_code(page: Page) -> str:
    page.wait_for_url(re.compile(r"#/t/\w+"))
    return page.url.rpartition("/")[2]


def test_an_illegal_click_says_why_with_its_clause(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait_for_turn(page)
    page.locator('[data-target="space:d4"]').click(force=True)
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("pond")
    expect(refusal.locator("a")).to_have_text("S-1.2")


def test_hovering_a_place_shows_its_worth_before_the_move(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait_for_turn(page)
    page.locator(LIT).first.click()
    page.locator(f".space{LIT.removeprefix('.table ')}").first.hover()
    expect(page.locator(".chip")).to_be_visible()
    assert log_length(page) == page.locator("#log-panel li").count()


def test_a_friend_joins_by_the_link_and_hands_stay_hidden_in_the_page_and_on_the_wire(opens: Opens) -> None:
    host = opens("new/seikatsu?with=friends")
    host.get_by_role("radio", name="2", exact=True).click()
    host.locator("[data-do=open-table]").click()
    code = table_code(host)
    friend = opens()
    heard: list[str] = []
    friend.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    friend.goto(host.locator("[data-do=link]").input_value())
    friend.locator("[data-do=sit]").first.click()
    expect(friend.locator("[data-do=ready]")).to_have_attribute("aria-pressed", "true")
    host.locator("[data-do=start]:enabled").click()
    for page in (host, friend):
        page.locator(".garden").wait_for()
    for _ in range(8):
        for page in (host, friend):
            if page.locator(LIT).count():
                play_some(page, 1)
        held = host.locator(".held").evaluate_all("all => all.map(one => one.dataset.target.slice(5))")
        hand_of_host = friend.locator("article.pl:not(:has-text('(you)')) .hand").get_attribute("aria-label") or ""
        assert "hidden tile" in hand_of_host or not held
    mine = [seat for frame in heard for seat in views(frame) if seat["seat"] not in own_seats(frame)]
    assert mine
    assert all(tile in ("hidden", "koi") for seat in mine for tile in seat["hand"])
    assert code in friend.url


def views(frame: str) -> list[dict[str, object]]:
    message = json.loads(frame)
    return [seat for one in message.get("situations", []) if one["outcome"] is None for seat in one["view"]["seats"]]


def own_seats(frame: str) -> list[int]:
    return [one["viewer"] for one in json.loads(frame).get("situations", [])]


def test_one_screen_passes_the_device_behind_a_curtain(opens: Opens) -> None:
    page = opens("new/seikatsu?with=screen")
    page.get_by_role("radio", name="2", exact=True).click()
    page.locator("[data-do=open-table]").click()
    for _ in range(4):
        curtain = page.locator("[data-do=curtain]")
        curtain.wait_for()
        assert page.locator(".held").count() == 0, "no hand is in the page behind the curtain"
        curtain.click()
        page.locator(".held[data-lit]").first.click()
        page.locator(".space[data-lit]").first.click()
    play_to_the_end(page)


def test_a_player_comes_back_after_the_server_was_killed(opens: Opens, watch: Watch, tmp_path_factory: object) -> None:
    site = Site(tmp_path_factory.mktemp("killed"))  # type: ignore[attr-defined]  # pytest's own factory
    site.start()
    watch._host = f"127.0.0.1:{site.port}"
    page = opens(at=site)
    play_now(page, "seikatsu")
    wait_for_turn(page)
    play_some(page, 2)
    wait_for_turn(page)
    before = page.locator(".space .tile").count()
    site.kill()
    page.locator(".offline").wait_for()
    page.locator(LIT).first.click()
    page.locator(f".space{LIT.removeprefix('.table ')}").first.click()
    site.start()
    page.locator(".offline").wait_for(state="detached", timeout=30_000)
    expect(page.locator(".space .tile")).not_to_have_count(before, timeout=20_000)
    play_to_the_end(page)
    page.close()
    site.stop()
    watch.forgive("WebSocket")
    watch.forgive("ERR_CONNECTION_REFUSED")


def test_a_refused_connection_to_no_table_is_told(opens: Opens, watch: Watch) -> None:
    page = opens("t/NOTABLE")
    expect(page.get_by_role("status")).to_contain_text("NOTABLE", timeout=20_000)
    watch.forgive("WebSocket")
    watch.forgive("404")


def test_the_end_can_be_replayed_from_any_side_and_played_on(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    play_to_the_end(page)
    page.locator("[data-do=replay]").click()
    page.locator("[data-do=scrub]").wait_for()
    page.locator("[data-viewer='1']").click()
    expect(page.locator("[data-viewer='1']")).to_have_attribute("aria-checked", "true")
    page.locator("[data-do=scrub]").fill("10")
    assert "/replay/10" in page.url
    linked = opens(page.url.partition("#/")[2])
    expect(linked.locator(".prompt")).to_contain_text("Move 10")
    with page.expect_download() as downloading:
        page.locator("[data-do=record]").click()
    record = downloading.value.path()
    page.locator("[data-do=fork]").click()
    page.locator("[data-do=fork-go]").click()
    page.wait_for_url(re.compile(r"#/t/\w+$"))
    wait_for_turn(page)
    upload = opens("tables")
    upload.locator("input[type=file]").set_input_files(record)
    upload.locator("[data-do=scrub]").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_what_happened_in_the_words_of_the_command_line(opens: Opens, language: str) -> None:
    page = opens(language=language)
    page.locator("article[data-game=seikatsu] [data-do=solo]").click()
    play_to_the_end(page)
    page.locator("[data-do=replay]").click()
    page.locator("[data-do=scrub]").wait_for()
    code = page.url.partition("#/t/")[2].partition("/")[0]
    told = page.evaluate("code => fetch(`api/v1/tables/${code}/replay?viewer=open`).then(all => all.json())", code)
    names = [seat["name"] for seat in told["table"]["seats"]]
    for step in told["steps"][1::4]:
        page.locator("[data-do=scrub]").fill(str(step["step"]))
        sentences = [words(language).event("seikatsu", event, names, told["viewer"]) for event in step["events"]]
        expect(page.locator(".prompt p")).to_contain_text(". ".join(sentences))


def test_a_rematch_seats_the_same_players_again(opens: Opens) -> None:
    page = opens()
    page.locator("article[data-game=seikatsu] [data-do=solo]").click()
    play_to_the_end(page)
    old = page.url
    page.locator("[data-do=rematch]").click()
    page.wait_for_url(lambda url: url != old)


def test_a_hint_marks_a_move_that_can_be_played_from_it(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait_for_turn(page)
    page.locator("[data-do=hint]").click()
    advice = page.locator(".hint li button").first
    advice.wait_for(timeout=60_000)
    before = page.locator(".space .tile").count()
    advice.click()
    expect(page.locator(".space .tile")).not_to_have_count(before)


def test_moves_can_be_chosen_from_a_list_in_words(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=moves]").click()
    page.locator(".moves [data-action]").first.click()
    expect(page.locator("#log-panel li").first).to_be_visible()


def test_a_touch_previews_first_and_plays_when_confirmed(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    page.locator("article[data-game=seikatsu] [data-do=play]:enabled").tap()
    wait_for_turn(page)
    before = page.locator(".space .tile").count()
    page.locator(".held[data-lit]").first.tap()
    page.locator(".space[data-lit]").first.tap()
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    assert page.locator(".space .tile").count() in (before, before + 1)  # the ghost is no tile of a space
    page.locator("[data-do=confirm]").tap()
    expect(page.locator(".space .tile")).not_to_have_count(before)


def test_what_is_said_reaches_the_other_player(opens: Opens) -> None:
    host = opens("new/seikatsu?with=friends")
    host.locator("[data-do=open-table]").click()
    code = table_code(host)
    friend = opens(f"t/{code}")
    friend.locator("[data-do=sit]").first.click()
    friend.locator(".chat input").fill("hello <b>you</b>")
    friend.locator(".chat button").click()
    expect(host.locator(".chat ol")).to_contain_text("hello <b>you</b>")


def test_the_table_speaks_each_event_to_screen_readers(opens: Opens) -> None:
    page = opens()
    play_now(page, "seikatsu")
    wait_for_turn(page)
    chance = random.Random(3)
    for _ in range(6):
        point(page, chance)
    expect(page.get_by_role("log")).to_contain_text("placed", timeout=20_000)

"""The own seat in the browser: on several devices, with hints for all or none, and held by a bot."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.test_table import of_both, two_at_a_table


def menu(page: Page, item: str) -> None:
    page.locator("[data-do=menu]").click()
    page.locator(f"[data-do={item}]").click()


def test_a_seat_goes_to_another_device_is_seen_there_and_ended(opens: Opens) -> None:
    ann, _ = two_at_a_table(opens)
    menu(ann, "devices")
    dialog = ann.locator("dialog[open]")
    expect(dialog.locator("li")).to_have_count(1)
    expect(dialog.locator("[data-do=end-device]")).to_have_count(0)
    dialog.locator("[data-do=make-link]").click()
    link = dialog.locator("[data-do=seat-link]").input_value()
    phone = opens(link.partition("#/")[2])
    expect(phone.locator("article.pl", has_text="(you)")).to_be_visible()
    ann.keyboard.press("Escape")
    menu(ann, "devices")
    expect(dialog.locator("li")).to_have_count(2)
    dialog.locator("[data-do=end-device]").last.click()
    expect(dialog.locator("li")).to_have_count(1)
    expect(phone.locator("article.pl", has_text="(you)")).to_have_count(0)


def test_hints_are_there_when_both_are_for_them(opens: Opens) -> None:
    ann, bob = two_at_a_table(opens)
    expect(ann.locator("[data-do=hint]")).to_be_disabled()
    for page in (ann, bob):
        menu(page, "hints")
        expect(page.locator("[data-do=hints]")).to_be_checked()
        page.keyboard.press("Escape")
    to_move, _ = of_both(ann, bob)
    expect(to_move.locator("[data-do=hint]")).to_be_enabled()


def test_who_left_is_played_for_by_a_bot_and_takes_the_seat_back(opens: Opens) -> None:
    ann, bob = two_at_a_table(opens)
    code = ann.url.partition("#/t/")[2]
    ann.evaluate("code => fetch(`api/v1/tables/${code}/leave`, {method: 'POST', body: '{}'})", code)
    ann.locator("[data-do=back]").click()
    expect(ann.locator("[data-do=back]")).to_have_count(0)
    expect(bob.locator("article.pl", has_text="a bot is playing")).to_have_count(0)

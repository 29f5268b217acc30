"""The first steps of somebody new: a welcome, a name asked once, rules beside the board, sounds of one's own choice."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import games
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Opens
from tests.browser.hands import sit_down, wait_for_turn

GAMES = [game.id for game in games()]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

HEARD = """() => {
  window.heard = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const voice = make.call(this);
    window.heard.push(voice);
    return voice;
  };
}"""
"""Notes every voice that a page sounds."""


def play(page: Page, game: str) -> None:
    page.locator(f"article[data-game={game}] [data-do=play]:enabled").click()


def test_the_first_game_is_offered_with_a_lesson_and_asks_for_a_name_once(opens: Opens) -> None:
    page = opens()
    first, second = games()[1:3]
    play(page, first.id)
    welcome = page.get_by_role("dialog", name=f"New to {first.name}?")
    assert violations(page) == []
    welcome.get_by_role("textbox").fill("Zoë")
    welcome.locator("[data-do=begin]").click()
    expect(page.locator("article.pl", has_text="Zoë (you)")).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/")
    play(page, second.id)
    expect(page.get_by_role("dialog", name=f"New to {second.name}?").get_by_role("textbox")).to_have_count(0)
    page.locator("[data-do=lesson]").click()
    page.locator(".teach").wait_for()
    page.goto(page.url.partition("#")[0] + "#/")
    play(page, second.id)
    page.locator(".table .prompt").wait_for()


def test_who_has_a_running_table_finds_it_first_on_a_phone(opens: Opens) -> None:
    page = opens(size=PHONE, touch=True)
    games_first = page.locator("article.game").first
    games_first.wait_for()
    code = sit_down(page, GAMES[0])
    page.goto(page.url.partition("#")[0] + "#/")
    resume = page.locator(f".mine a[href='#/t/{code}']")
    expect(resume).to_be_in_viewport(ratio=1)
    tables, games_box = resume.bounding_box(), games_first.bounding_box()
    assert tables
    assert games_box
    assert tables["y"] < games_box["y"]
    assert violations(page) == []


@SIZES
def test_the_rules_open_beside_the_board_and_the_clauses_are_behind_a_switch(
    opens: Opens, size: tuple[int, int]
) -> None:
    page = opens(size=size, touch=size == PHONE)
    sit_down(page, "seikatsu")
    wait_for_turn(page)
    table = page.url
    page.evaluate(
        """() => document.body.append(Object.assign(document.createElement('a'),
        { href: '#/rules/seikatsu', target: '_blank', id: 'rules-link', textContent: '-' }))"""
    )
    page.evaluate("document.getElementById('rules-link').click()")
    sheet = page.locator("aside.drawer")
    expect(sheet.locator("h2").first).to_have_text("Aim of the game")
    expect(sheet.locator(".part img")).to_have_count(6)
    expect(sheet.get_by_text("S-3.1")).to_have_count(0)
    assert page.url == table
    sheet.locator("[data-do=clauses]").check()
    expect(sheet.locator("a.clause", has_text="S-3.1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_show_me_leads_to_the_step_of_the_lesson(opens: Opens, game: str) -> None:
    page = opens(f"rules/{game}")
    shown = page.locator("[data-do=show-me]").nth(2)
    step = (shown.get_attribute("href") or "").partition("at=")[2]
    shown.click()
    expect(page.locator(".teach .where")).to_have_text(re.compile(r"^\d+ / \d+$"))
    assert step
    expect(page.locator(".teach .where")).not_to_have_text(re.compile("^1 /"))


def test_a_clause_that_is_linked_is_there_and_marked(opens: Opens) -> None:
    page = opens("rules/tolleno/T-3.4")
    expect(page.locator(".one.hot")).to_contain_text("T-3.4")
    expect(page.locator("[data-do=clauses]")).to_be_checked()


@pytest.mark.parametrize("game", [game.id for game in games() if len(game.modes) > 1])
def test_every_mode_has_a_picture_and_a_sentence_of_its_own(opens: Opens, game: str) -> None:
    page = opens(f"new/{game}")
    faces = page.locator(".face")
    expect(faces.first).to_be_visible()
    expect(faces.locator(".picture svg").last).to_be_attached()
    pictures = [face.locator(".picture svg").last.inner_html() for face in faces.all()]
    sentences = [face.locator("span").last.inner_text() for face in faces.all()]
    assert len(set(pictures)) == len(pictures) > 1
    assert len(set(sentences)) == len(sentences)
    assert all(re.search(r"\d|eight", sentence) for sentence in sentences)


@pytest.mark.parametrize("size", [(820, 1180), (844, 390)], ids=str)
def test_on_a_tablet_a_mode_is_told_in_lines_not_in_a_column_of_words(opens: Opens, size: tuple[int, int]) -> None:
    most_modes = max(games(), key=lambda game: len(game.modes))
    page = opens(f"new/{most_modes.id}", size=size)
    sentences = page.locator(".face span:not(.picture)")
    sentences.first.wait_for()
    for sentence in sentences.all():
        box = sentence.bounding_box()
        assert box is not None
        assert box["width"] > 2 * box["height"], sentence.inner_text()


NAMES_OF_LEVELS = """all => all.filter((one) => getComputedStyle(one).visibility === 'visible').map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const { left, right } = words.getBoundingClientRect();
  return [left, right];
})"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_names_of_the_levels_keep_apart(opens: Opens, language: str) -> None:
    page = opens(f"new/{GAMES[0]}", size=(320, 640), touch=True, language=language)
    sliders = page.locator(".level input")
    for level in range(6):
        sliders.first.fill(str(level))
        names = page.locator(".level").first.locator(".names span").evaluate_all(NAMES_OF_LEVELS)
        assert len(names) > 1
        assert all(after[0] - before[1] > 4 for before, after in pairwise(names)), level


def test_megabytes_are_written_as_the_language_writes_numbers(opens: Opens) -> None:
    page = opens("settings", language="fr")
    expect(page.locator("main")).to_contain_text(re.compile(r"Le moteur \(\d+,\d\sMo\)"))


def test_from_the_new_table_of_one_game_to_that_of_another_every_word_is_there(opens: Opens) -> None:
    """A word that is missing for a moment is an error on the console, which the watch finds."""
    *_, one, another = games()
    page = opens(f"new/{one.id}")
    page.locator("[data-do=open-table]").wait_for()
    page.evaluate("game => (location.hash = `#/new/${game}`)", another.id)
    expect(page.locator(f"[data-game={another.id}] [data-do=open-table]")).to_be_visible()


def test_a_clock_is_set_by_steps_and_said_the_same_everywhere(opens: Opens) -> None:
    host = opens("new/tolleno?with=friends")
    host.get_by_role("radio", name="With a clock").click()
    each = host.get_by_role("group", name="minutes each")
    expect(each.get_by_role("spinbutton")).to_have_value("15")
    each.get_by_role("button", name="More").click()
    expect(each.get_by_role("spinbutton")).to_have_value("20")
    each.get_by_role("button", name="Less").click()
    expect(host.locator("main")).to_contain_text("15 min + 20 s a turn")
    host.locator("[data-do=open-table]").click()
    host.locator("[data-do=link]").wait_for()
    expect(host.locator("main")).to_contain_text("15 min + 20 s a turn")


@SIZES
def test_the_invited_read_who_invites_them_give_a_name_and_sit(opens: Opens, size: tuple[int, int]) -> None:
    host = opens("new/gravity_superstar?with=friends")
    host.get_by_placeholder("Guest").fill("Maximiliane")
    host.locator("[data-do=open-table]").click()
    host.locator("[data-do=link]").wait_for()
    friend = opens(host.url.partition("#/")[2], size=size, touch=size == PHONE)
    expect(friend.locator(".prompt")).to_contain_text("Maximiliane invites you to Gravity Superstar.")
    name = friend.get_by_role("textbox", name="Your name")
    first = friend.locator("[data-do=sit]").first
    above, below = name.bounding_box(), first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    name.fill("Zoë")
    first.click()
    expect(friend.locator(".go")).to_contain_text("Waiting for the host to start")
    expect(friend.locator(".prompt")).to_contain_text("You have a seat at Maximiliane’s table.")
    expect(host.locator(".seats")).to_contain_text("Zoë")


def test_every_game_sounds_of_its_own_instrument_as_loud_as_wished(opens: Opens) -> None:
    page = opens("settings")
    expect(page.get_by_role("slider", name="Volume")).to_have_count(0)
    page.get_by_role("switch", name="Sounds").check()
    page.evaluate(HEARD)
    page.get_by_role("slider", name="Volume").fill("0.4")
    plain = page.evaluate("window.heard.map((voice) => voice.type)")
    assert plain == ["triangle"] * 6
    page.evaluate(f"location.hash = '#/learn/{GAMES[1]}'")
    page.locator(".teach").wait_for()
    page.evaluate("window.heard.length = 0; location.hash = '#/settings'")
    page.get_by_role("slider", name="Volume").fill("0.5")
    own = page.evaluate("window.heard.map((voice) => voice.type)")
    assert own
    assert own != plain
    assert '"volume":0.5' in page.evaluate("localStorage.getItem('ludotheque')")


def test_nothing_trembles_or_sounds_by_itself_where_motion_is_reduced(opens: Opens) -> None:
    page = opens("settings", size=PHONE, touch=True, still=True)
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Vibration")).not_to_be_checked()
    other = opens("settings", size=PHONE, touch=True, still=False)
    expect(other.get_by_role("switch", name="Vibration")).to_be_checked()

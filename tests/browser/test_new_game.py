"""A game of one's own, made by `ludotheque new-game` and installed: a whole match of it by mouse and by keyboard."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opens
from tests.browser.hands import play_by_keyboard, play_now, play_to_the_end, sit_down
from tests.browser.site import ROOT, Site
from tests.scaffold.workshop import Workshop

GAME = "river_of_red_gold"

pytestmark = pytest.mark.drill


@pytest.fixture(scope="module")
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    workshop.install(GAME)
    path = os.pathsep.join([str(ROOT / "src"), str(workshop.site), str(workshop.folder / GAME / "src")])
    site = Site(tmp_path_factory.mktemp("own"), path=path)
    site.start()
    yield site
    site.stop()


def test_the_scaffolded_game_is_played_by_mouse_from_home_to_its_end(opens: Opens, own_site: Site) -> None:
    page = opens(at=own_site.url)
    expect(page.locator(f"article[data-game={GAME}]")).to_contain_text("hide which column you are after")
    play_now(page, GAME)
    play_to_the_end(page)
    expect(page.locator("[data-do=replay]")).to_be_visible()


def test_the_scaffolded_game_is_played_by_keyboard_only(opens: Opens, own_site: Site) -> None:
    page = opens(at=own_site.url)
    sit_down(page, GAME)
    play_by_keyboard(page, 100)
    expect(page.locator("[data-do=replay]")).to_be_visible()


def test_the_scaffolded_game_tells_before_a_click_what_it_would_do(opens: Opens, own_site: Site) -> None:
    page = opens(at=own_site.url)
    sit_down(page, GAME)
    page.locator(".table [data-lit]").first.hover()
    expect(page.locator(".bubble")).to_have_text(re.compile(r"^\s*claim [a-d][1-4]\s*$"))

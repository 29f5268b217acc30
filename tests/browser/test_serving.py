"""How the app comes to the browser: small, from its own host, behind a proxy, as an app; and what a lost line does."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from ludotheque.games import games
from tests.browser.conftest import PATIENCE, Opens, Watch
from tests.browser.hands import (
    finish,
    make_a_move,
    new_table,
    play_now,
    play_some,
    ply,
    sit_down,
    wait_for_turn,
)
from tests.browser.proxy import Proxy, self_signed
from tests.browser.site import STATIC, Site
from tests.browser.transfer import LARGEST_FIRST_LOAD, first_load
from tests.seldom import seldom

GAMES = [game.id for game in games()]
PREFIX = "/play/games"


@pytest.mark.parametrize("game", GAMES)
def test_home_and_one_table_load_in_250_kilobytes(opens: Opens, site: Site, game: str) -> None:
    """All that travels for them, headers and the server's answers included."""
    sizes = first_load(opens("settings"), site.url, game)
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes


def test_what_lies_packed_beside_a_file_is_that_file() -> None:
    packed = sorted(STATIC.rglob("*.gz"))
    assert STATIC / "files.json.gz" in packed
    for one in packed:
        assert gzip.decompress(one.read_bytes()) == one.with_suffix("").read_bytes(), one.name


def test_the_page_can_be_installed_as_an_app(opens: Opens) -> None:
    page = opens()
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"].endswith("/manifest.webmanifest")
    told = session.send("Page.getInstallabilityErrors")
    # A browser without a history, as each of these is, installs nothing: the app itself has no fault.
    assert [one["errorId"] for one in told["installabilityErrors"] if one["errorId"] != "in-incognito"] == []
    for size in ("192", "512"):
        icon = page.request.get(f"{page.url.partition('#')[0]}icon-{size}.png")
        assert icon.ok
        assert icon.body()[16:24] == int(size).to_bytes(4, "big") * 2, "a PNG of that width and height"


@pytest.fixture(scope="module")
def below_a_prefix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("proxied"), ROOT_PATH=PREFIX, TRUSTED_PROXIES="127.0.0.1")
    site.start()
    yield site
    site.stop()


@pytest.mark.parametrize("strip", [True, False], ids=["stripped", "kept"])
@pytest.mark.parametrize("secure", [True, *seldom(False)], ids=["https", "http"])
def test_it_plays_behind_a_proxy_below_a_path_prefix(
    opens: Opens, below_a_prefix: Site, tmp_path_factory: pytest.TempPathFactory, strip: bool, secure: bool
) -> None:
    certificate = self_signed(tmp_path_factory.mktemp("tls")) if secure else None
    with Proxy(below_a_prefix.port, PREFIX, strip, certificate) as proxy:
        page = opens(at=proxy.url)
        play_now(page, "seikatsu")
        play_some(page, 2)
        (cookie,) = page.context.cookies()
        assert cookie["path"] == PREFIX + "/"
        assert cookie["secure"] == secure
        assert cookie["httpOnly"]
        page.reload()
        wait_for_turn(page)
        code = page.url.rpartition("/")[2]
        friend = opens(f"t/{code}", at=proxy.url)
        expect(friend.locator(".note")).to_have_text("watching")
        page.context.close()
        friend.context.close()


def test_a_player_comes_back_after_the_server_was_killed(
    opens: Opens, watch: Watch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = Site(tmp_path_factory.mktemp("killed"))
    site.start()
    page = opens(at=site.url)
    code = sit_down(page, "seikatsu")
    play_some(page, 2)
    before = ply(page)
    site.kill()
    page.locator(".offline").wait_for()
    place(page)
    assert ply(page) == before, "the move waits for the server"
    site.start()
    page.locator(".offline").wait_for(state="detached")
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)
    play_some(page, 2)
    finish(page, code)
    page.context.close()
    site.stop()
    watch.forgive("WebSocket")
    watch.forgive("ERR_CONNECTION_REFUSED")


def place(page: Page) -> None:
    if page.locator(".held[data-lit]").count():  # two equal tiles need no choice
        page.locator(".held[data-lit]").first.click()
    page.locator(".space[data-lit]").first.click()


def test_moves_that_come_while_the_board_is_still_loading_are_not_lost(opens: Opens) -> None:
    """A slow line: a friend has moved before the board's script is there."""
    friend, page = opens(), opens()
    pair = [{"kind": "me"}, {"kind": "person"}]
    code = new_table(friend, "seikatsu", seats=pair, fixed_seats=True, start=False)
    page.evaluate("code => (location.hash = `#/t/${code}`)", code)
    page.locator("[data-do=sit]").click()
    expect(page.locator("[data-do=ready]")).to_have_attribute("aria-pressed", "true")
    held: list[Route] = []
    told: list[str] = []
    page.route("**/assets/seikatsu-*.js", lambda route: held.append(route))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    page.reload()
    friend.evaluate("code => (location.hash = `#/t/${code}`)", code)
    friend.locator("[data-do=start]:enabled").click()
    wait_for_turn(friend)
    wait_until(page, lambda: any('"situations":[{' in frame for frame in told))
    make_a_move(friend)
    wait_until(page, lambda: any('"type":"entry"' in frame for frame in told))
    assert held
    page.unroute("**/assets/seikatsu-*.js")  # lets go what was held
    make_a_move(page)
    wait_for_turn(friend)


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(20)


def test_nothing_is_lost_while_the_line_is_down(opens: Opens, watch: Watch) -> None:
    """A tunnel: the browser is offline for a while, chooses a move, and it arrives once."""
    page = opens()
    sit_down(page, "seikatsu")
    wait_for_turn(page)
    before = ply(page)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    page.context.set_offline(True)
    page.evaluate("() => 0")
    place(page)
    page.context.set_offline(False)
    expect(page.locator(f'.table[data-ply="{before}"]')).to_have_count(0)
    wait_for_turn(page)
    watch.forgive("WebSocket")
    watch.forgive("ERR_INTERNET_DISCONNECTED")

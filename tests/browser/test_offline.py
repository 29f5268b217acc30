"""All of Ludotheque in a page: a folder of files, a network that is cut, and every game played to its end."""

from __future__ import annotations

import gzip
import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Worker, expect
from tools.wasm import build
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.games import game as find_game
from ludotheque.games import game_ids
from tests.browser.axe import violations
from tests.browser.conftest import Opens, Watch, new_page
from tests.browser.folder import Folder
from tests.browser.games import ALL_MODES
from tests.browser.hands import (
    ask_for_advice,
    next_choice,
    open_table,
    play_now,
    play_some,
    play_to_the_end,
    ply,
    point,
    wait_for_turn,
)
from tests.browser.site import Site
from tests.seldom import seldom

FIRST_LOAD = 250_000
FIRST_MATCH = 7_000_000
UNPACKED = 6_600_000
"""A first match from a web host that packs nothing."""
FOR_FEW = ("puzzle", "insights", "weights", "plain")
"""What most matches do without."""
GAME, ANOTHER = game_ids()[1:3]

FILL = """() => {
  self.add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError'); };
}"""
"""What a browser without room does: no browser can be filled in a moment."""

HURRY = """
import gc
from msgspec import structs
from ludotheque.page.home import Home

home = next(one for one in gc.get_objects() if isinstance(one, Home))
home._hall.settings = structs.replace(home._hall.settings, bot_pause=0)
"""
"""Bots do not pause: tests have seen what they play."""


@pytest.fixture(scope="module")
def cut_off(browser: Browser, written: Path) -> Iterator[tuple[Page, Watch]]:
    """A page whose host is gone since its first match: all tests that only play share it, and its engine."""
    folder, watch = Folder(written), Watch()
    page = new_page(browser, watch, folder.url, keeps=True)
    play_now(page, GAME)
    kept_on_the_page(page)
    folder.stop()
    page.goto(f"{folder.url}#/")
    page.reload()
    play_now(page, GAME)
    keeper(page).evaluate("code => self.python.runPython(code)", HURRY)
    # What was asked for as the host went is reset or has lost its socket, what is asked for after that is refused.
    for answer in ("ERR_CONNECTION_RESET", "ERR_SOCKET_NOT_CONNECTED", "ERR_CONNECTION_REFUSED"):
        watch.forgive(answer)
    yield page, watch
    page.context.close()


@pytest.fixture
def alone(cut_off: tuple[Page, Watch]) -> Iterator[Page]:
    page, watch = cut_off
    yield page
    assert watch.troubles == []


def keeper(page: Page) -> Worker:
    return next(worker for worker in page.workers if "worker-keeper" in worker.url)


def kept_on_the_page(page: Page) -> None:
    """Waits till the service worker has every file of the page."""
    page.evaluate(
        """async () => {
          const list = new URL('files.json', location.href.split('#')[0]);
          while (!(await caches.match(list))) await new Promise((resolve) => setTimeout(resolve, 50));
        }"""
    )


@pytest.mark.parametrize("played", [ALL_MODES[0], *seldom(*ALL_MODES[1:])], ids="-".join)
def test_with_the_network_cut_each_mode_is_played_by_clicks_judged_and_its_record_verified(
    alone: Page, played: tuple[str, str]
) -> None:
    open_table(alone, *played)
    wait_for_turn(alone)
    ask_for_advice(alone)
    expect(alone.locator(".hint li").first).to_be_visible()
    play_to_the_end(alone)
    assert alone.locator("tfoot td").count() >= 1, "every seat has its sum"
    expect(alone.locator(".proof")).to_have_count(1)
    assert violations(alone) == []
    alone.locator("[data-do=replay]").click()
    alone.locator("[data-do=scrub]").fill("1")
    alone.locator("[data-do=judge]").click()
    expect(alone.locator(".judge li.made")).to_have_count(1)
    with alone.expect_download() as downloading:
        alone.locator("[data-do=record]").click()
    verified = CliRunner().invoke(app, ["verify", str(downloading.value.path())])
    assert verified.exit_code == 0, verified.output


def test_the_page_comes_in_250_kilobytes_all_of_a_first_match_in_7_megabytes_and_the_next_match_in_nothing(
    opens: Opens, written: Path
) -> None:
    folder = Folder(written)
    page = opens(at=folder.url)
    page.wait_for_load_state("networkidle")
    assert not [name for name in folder.sent if name.endswith(".pack")]
    assert sum(map(packed, sent_by(folder))) <= FIRST_LOAD
    play_now(page, GAME)
    play_some(page, 1)
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    assert {name.split("-")[0] for name in folder.sent if name.endswith(".pack")} == {
        "engine/machine",
        "engine/library",
        "engine/engine",
    }
    assert sum(map(packed, sent_by(folder))) <= FIRST_MATCH
    assert sum(file.stat().st_size for file in sent_by(folder)) <= UNPACKED, "from a host that packs nothing"
    folder.sent.clear()
    page.goto(f"{folder.url}#/")
    page.reload()
    play_now(page, GAME)
    play_some(page, 1)
    assert folder.sent == []
    folder.stop()


def test_all_that_is_kept_for_matches_without_a_network_comes_in_7_megabytes(folder: Folder) -> None:
    kept = [folder.files / name.removesuffix("./") for name in json.loads((folder.files / "files.json").read_text())]
    files = [file / "index.html" if file.is_dir() else file for file in kept]
    packs = (folder.files / "engine").glob("*.pack")
    matches = [file for file in [*files, *packs] if not file.name.startswith(FOR_FEW)]
    assert sum(map(packed, matches)) <= FIRST_MATCH


def sent_by(folder: Folder) -> list[Path]:
    return [folder.files / (name or "index.html") for name in sorted(set(folder.sent))]


def packed(file: Path) -> int:
    """Bytes, as web hosts send it."""
    content = file.read_bytes()
    return len(content if file.suffix in {".woff2", ".png", ".pack"} else gzip.compress(content))


def test_a_page_says_itself_what_it_may_load_and_evaluates_nothing(folder: Folder) -> None:
    text = (folder.files / "index.html").read_text("utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    assert "script-src 'self';" in policy[1]
    assert "unsafe-eval" not in policy[1]


def test_two_tabs_of_a_match_show_the_same_and_when_one_is_killed_the_other_goes_on(
    opens: Opens, folder: Folder
) -> None:
    one = opens(at=folder.url)
    play_now(one, GAME)
    play_some(one, 1)
    two = one.context.new_page()
    two.goto(one.url)
    wait_for_turn(two)
    assert ply(two) == ply(one)
    play_some(two, 1)
    wait_for_turn(two)
    expect(one.locator(".table")).to_have_attribute("data-ply", str(ply(two)))
    one.close(run_before_unload=False)
    play_some(two, 1)


def test_a_full_storage_is_said_in_words_and_what_is_kept_can_be_saved_and_brought_to_another_browser(
    opens: Opens, folder: Folder
) -> None:
    page = opens(at=folder.url)
    play_now(page, GAME)
    wait_for_turn(page)
    before = ply(page)
    keeper(page).evaluate(FILL)
    point(page, next_choice(page, random.Random(1)))
    expect(page.get_by_text("storage is full")).to_be_visible()
    assert ply(page) == before
    page.goto(f"{folder.url}#/settings")
    with page.expect_download() as downloading:
        page.click("[data-do=save-matches]")
    other = opens("settings", at=folder.url)
    other.locator("input[type=file]").set_input_files(downloading.value.path())
    expect(other.get_by_text("One match was added")).to_be_visible()
    other.goto(f"{folder.url}#/")
    other.locator(f"li[data-game={GAME}]").get_by_role("link").click()
    play_some(other, 1)
    assert ply(other) > before


@pytest.mark.parametrize("what", ["library-*.pack", *seldom("pyodide.mjs*", "pyodide.asm.js*")])
def test_a_download_that_fails_says_so_and_goes_on_when_asked_to(
    opens: Opens, folder: Folder, watch: Watch, what: str
) -> None:
    page = opens(at=folder.url)
    page.context.route(f"**/{what}", lambda route: route.abort())
    page.click(f"[data-game={GAME}] [data-do=play]")
    page.click("[data-do=begin]")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(page.get_by_text("could not be downloaded").first).to_be_visible()
    page.context.unroute(f"**/{what}")
    again.click()
    expect(again).to_be_hidden()
    play_now(page, GAME)
    watch.forgive("ERR_FAILED")


@pytest.mark.drill
def test_where_nothing_can_be_compiled_the_reason_is_printed_and_the_page_plays_as_plain_python(
    opens: Opens, written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Folder(written).stop()
    shutil.copytree(written, tmp_path / "plain", ignore=shutil.ignore_patterns("engine"))
    folder = Folder(tmp_path / "plain")
    monkeypatch.setattr("tools.wasm.compile.find_spec", lambda name: None)
    monkeypatch.setattr(build, "OUT", folder.files / "engine")
    build.main()
    assert "ziglang is not installed" in capsys.readouterr().err
    page = opens(at=folder.url)
    open_table(page, GAME, find_game(GAME).modes[0].id)
    play_some(page, 1)
    assert keeper(page).evaluate("() => self.python.runPython('import librt.vecs; librt.vecs.__file__')").endswith("c")
    folder.stop()


STORAGE_IS_OFF = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };"
"""What some private windows do."""


@pytest.mark.parametrize(
    ("where", "what", "words"),
    [
        ("**/worker-keeper-*.js", STORAGE_IS_OFF, "keeps nothing for this page"),
        ("**/assets/index-*.js", "delete globalThis.DecompressionStream;", "too old to play without a server"),
    ],
    ids=["private", "old"],
)
def test_a_browser_that_cannot_keep_a_match_or_run_the_engine_is_told_so_before_a_match_begins(
    opens: Opens, folder: Folder, where: str, what: str, words: str
) -> None:
    page = opens("settings", at=folder.url)
    page.route(where, lambda route: route.fulfill(response=route.fetch(), body=what + route.fetch().text()))
    page.reload()
    page.evaluate("() => (location.hash = '#/')")
    page.click(f"[data-game={GAME}] [data-do=play]")
    page.click("[data-do=begin]")
    expect(page.get_by_text(words).first).to_be_visible()


def test_friends_need_a_server_and_the_page_goes_to_one(opens: Opens, folder: Folder, site: Site) -> None:
    page = opens(at=folder.url)
    page.locator(f"[data-game={GAME}]").get_by_role("link", name="With friends").click()
    expect(page.get_by_text("you need a Ludotheque server")).to_be_visible()
    page.get_by_label("Address of a Ludotheque server").fill("not an address")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("alert")).to_contain_text("is not an address")
    page.get_by_label("Address of a Ludotheque server").fill(site.url)
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(f"{site.url}**")


def test_a_page_that_cannot_start_says_why(opens: Opens, folder: Folder, watch: Watch) -> None:
    page = opens()
    nonsense = "let = ;"
    kind = "text/javascript"
    page.context.route("**/assets/index-*.js", lambda route: route.fulfill(body=nonsense, content_type=kind))
    watch.allow(folder.url)
    page.goto(folder.url)
    expect(page.get_by_text("it needs a newer browser")).to_be_visible()
    watch.forgive("")


NEVER_ASKED_FOR = """
const { serviceWorker } = navigator;
const register = serviceWorker.register.bind(serviceWorker);
serviceWorker.register = () => {
  serviceWorker.register = register;
  return new Promise(() => undefined);
};
"""
"""The page's own request for its service worker, which comes with the first load, gets nowhere."""
FORGET = """async () => {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}"""


def test_who_is_quicker_than_the_service_worker_keeps_the_whole_page_all_the_same(opens: Opens) -> None:
    page = opens("settings", keeps=True)
    page.evaluate(FORGET)
    page.add_init_script(NEVER_ASKED_FOR)
    page.reload()
    page.click("[data-do=offline]")
    expect(page.get_by_text("Everything is here")).to_be_visible()
    assert page.evaluate("() => caches.match('engine/facts/games.json').then(Boolean)")


def test_a_server_that_is_gone_leaves_a_page_that_plays_and_goes_on_with_a_match_against_bots(
    opens: Opens, tmp_path: Path, watch: Watch
) -> None:
    site = Site(tmp_path)
    site.start()
    page = opens("settings", at=site.url, keeps=True)
    page.click("[data-do=offline]")
    expect(page.get_by_text("Everything is here")).to_be_visible()
    page.goto(f"{site.url}#/")
    play_now(page, GAME)
    with page.expect_response("**/parcel"):
        play_some(page, 2)
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    begun = ply(page)
    site.stop()
    page.goto(f"{site.url}#/")
    page.reload()
    expect(page.get_by_text("no connection to the server")).to_be_visible()
    page.locator(f"li[data-game={GAME}]").get_by_role("link").click()
    wait_for_turn(page)
    assert ply(page) >= begun - 1
    play_some(page, 1)
    page.goto(f"{site.url}#/")
    play_now(page, ANOTHER)
    watch.forgive("ERR_CONNECTION_REFUSED")

"""Chromium against a real server. Every page is watched: no error or warning on the console, no other host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import CHEAP, DESKTOP, launch
from tests.browser.folder import Folder
from tests.browser.site import ROOT, STATIC, Site
from tests.patience import WAIT

Opens = Callable[..., Page]

PLAYS_AT_ONCE = """
try { localStorage.ludotheque ??= JSON.stringify({ endTurn: false }) } catch { /* kept nowhere, wanted nowhere */ }
"""
"""Where a test is not about "End turn", the last click of a turn ends it."""

PATIENCE = WAIT * 1000
"""Milliseconds that anything may take on a machine that is busy with something else."""

NO_SERVICE_WORKER = "blocked by Playwright"

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(str(item.path)).is_relative_to(ROOT / "tests" / "browser"):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the web table is not built: cd web && npm ci && npm run build")
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as started:
        browser = launch(started.chromium, *CHEAP)
        yield browser
        browser.close()


class Watch:
    """What a page did that it should not."""

    def __init__(self, *hosts: str) -> None:
        self._troubles: list[str] = []
        self._forgiven: list[str] = []
        self._hosts = set(hosts)

    @property
    def troubles(self) -> list[str]:
        return [trouble for trouble in self._troubles if not any(part in trouble for part in self._forgiven)]

    def over(self, page: Page) -> None:
        page.on("console", lambda told: self._console(told.type, told.text))
        page.on("pageerror", lambda error: self._troubles.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and NO_SERVICE_WORKER not in text:
            self._troubles.append(f"console {kind}: {text}")

    def _request(self, url: str) -> None:
        parsed = urlparse(url)
        if parsed.scheme not in ("data", "blob") and parsed.netloc not in self._hosts:
            self._troubles.append(f"request to another host: {url}")

    def allow(self, url: str) -> None:
        """Another server of the test's own."""
        self._hosts.add(urlparse(url).netloc)

    def forgive(self, part: str) -> None:
        """For what a test brings about itself: a server that is gone cannot be reached."""
        self._forgiven.append(part)


@pytest.fixture
def watch(site: Site) -> Watch:
    return Watch(urlparse(site.url).netloc)


def new_page(
    browser: Browser,
    watch: Watch,
    url: str,
    size: tuple[int, int] = DESKTOP,
    touch: bool = False,
    dark: bool = False,
    language: str = "en",
    still: bool = True,
    keeps: bool = False,
    ends_turns: bool = False,
) -> Page:
    """A page in a browser of its own: its own cookies, its own storage."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if dark else "light",
        locale=language,
        reduced_motion="reduce" if still else "no-preference",
        ignore_https_errors=True,
        # What a service worker answers no test can route: only those have one that are about it.
        service_workers="allow" if keeps else "block",
    )
    if not ends_turns:
        context.add_init_script(PLAYS_AT_ONCE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    watch.over(page)
    watch.allow(url)
    page.goto(url)
    return page


@pytest.fixture
def opens(browser: Browser, site: Site, watch: Watch) -> Iterator[Opens]:
    """Opens a page, closed behind the test: `opens("t/ABC", size=PHONE, touch=True)`; `at` is another host."""
    contexts: list[BrowserContext] = []

    def make(path: str = "", at: str = "", **wishes: Any) -> Page:
        page = new_page(browser, watch, f"{at or site.url}#/{path}", **wishes)
        contexts.append(page.context)
        return page

    yield make
    for context in contexts:
        context.close()
    assert watch.troubles == []


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place for the folder: whoever is first writes it."""
    return tmp_path_factory.mktemp("folder")


@pytest.fixture(scope="session")
def folder(written: Path) -> Iterator[Folder]:
    folder = Folder(written)
    yield folder
    folder.stop()

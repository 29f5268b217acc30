"""Chromium against a real server. Every page is watched: no error or warning on the console, no other host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import DESKTOP, launch
from tests.browser.site import ROOT, STATIC, Site

Opens = Callable[..., Page]

PATIENCE = 60_000
"""Milliseconds that anything may take on a machine that is busy with something else."""

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
        browser = launch(started)
        yield browser
        browser.close()


class Watch:
    """What a page did that it should not."""

    def __init__(self, *hosts: str) -> None:
        self.troubles: list[str] = []
        self._hosts = set(hosts)

    def over(self, page: Page) -> None:
        page.on("console", lambda told: self._console(told.type, told.text))
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(f"console {kind}: {text}")

    def _request(self, url: str) -> None:
        parsed = urlparse(url)
        if parsed.scheme not in ("data", "blob") and parsed.netloc not in self._hosts:
            self.troubles.append(f"request to another host: {url}")

    def allow(self, url: str) -> None:
        """Another server of the test's own."""
        self._hosts.add(urlparse(url).netloc)

    def forgive(self, part: str) -> None:
        """For what a test brings about itself: a server that is gone cannot be reached."""
        self.troubles = [trouble for trouble in self.troubles if part not in trouble]


@pytest.fixture
def watch(site: Site) -> Watch:
    return Watch(urlparse(site.url).netloc)


@pytest.fixture
def opens(browser: Browser, site: Site, watch: Watch) -> Iterator[Opens]:
    """Opens a page in a browser of its own (its own cookies): `opens("t/ABC", size=PHONE, touch=True)`."""
    contexts: list[BrowserContext] = []

    def make(
        path: str = "",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        dark: bool = False,
        language: str = "en",
        still: bool = True,
        at: str = "",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            ignore_https_errors=True,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch.over(page)
        watch.allow(at or site.url)
        page.goto(f"{at or site.url}#/{path}")
        return page

    yield make
    for context in contexts:
        context.close()
    assert watch.troubles == []

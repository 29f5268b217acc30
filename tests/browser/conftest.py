"""Chromium against a real server. Every page is watched: no error or warning on the console, no other host."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlparse

import pytest

from tests.browser.site import ROOT, STATIC, Site

playwright = pytest.importorskip("playwright.sync_api", reason="pip install playwright to run the browser tests")
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
DESKTOP, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (360, 740)

Opens = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(str(item.path)).is_relative_to(ROOT / "tests" / "browser"):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the web table is not built: cd web && npm ci && npm run build")
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


class Watch:
    """What a page did that it should not."""

    def __init__(self, host: str) -> None:
        self.troubles: list[str] = []
        self._host = host

    def over(self, page: Page) -> None:
        page.on("console", lambda told: self._console(told.type, told.text))
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(f"console {kind}: {text}")

    def _request(self, url: str) -> None:
        parsed = urlparse(url)
        if parsed.scheme not in ("data", "blob") and parsed.netloc != self._host:
            self.troubles.append(f"request to another host: {url}")

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
        at: Site = site,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        watch.over(page)
        page.goto(f"{at.url}#/{path}")
        return page

    yield make
    for context in contexts:
        context.close()
    assert watch.troubles == []

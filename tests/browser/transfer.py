"""What travels over the line until a new reader sits at a table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import play_now, wait_for_turn

LARGEST_FIRST_LOAD = 250_000


def first_load(page: Page, url: str, game: str) -> dict[str, int]:
    """Bytes by address from an empty cache: home, then "Play now", till the table is there."""
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def add(told: dict[str, Any], size: float) -> None:
        name = names[told["requestId"]]
        sizes[name] = sizes.get(name, 0) + round(size)

    def greeted(told: dict[str, Any]) -> None:
        """The first message is the table as it is; what follows are moves."""
        if names[told["requestId"]] not in sizes:
            add(told, len(told["response"]["payloadData"].encode()))

    session.on("Network.requestWillBeSent", lambda told: names.update({told["requestId"]: told["request"]["url"]}))
    session.on("Network.webSocketCreated", lambda told: names.update({told["requestId"]: told["url"]}))
    session.on("Network.loadingFinished", lambda told: add(told, told["encodedDataLength"]))
    session.on("Network.webSocketFrameReceived", greeted)
    page.goto(url)
    play_now(page, game)
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    session.detach()
    return sizes

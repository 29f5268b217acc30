"""Chromium for tests and pictures: the system's, else the one that `playwright install chromium` brought."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")

DESKTOP, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (360, 740)


def launch(started: Playwright) -> Browser:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    return started.chromium.launch(executable_path=found, args=["--no-sandbox"])

"""Chromium for tests and pictures: the system's, else the one that `playwright install chromium` brought."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, BrowserType

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window: it does the same with less work."""

DESKTOP, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (360, 740)
SIZES = (
    (320, 568),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (720, 900),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
)
"""Phones, tablets both ways, half a desktop, laptops, desktops: the sizes at which every table is tested and shown."""


CHEAP = ("--disable-gpu",)
"""Where there is no graphics card, to imitate one costs a fifth of all that a test does. Not for what is measured or
looked at."""


def launch(chromium: BrowserType, *args: str) -> Browser:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    return chromium.launch(executable_path=found, args=["--no-sandbox", *args])

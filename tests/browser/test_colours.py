"""Seats are told by mark as well as by colour; and the colours stay apart for people who see fewer of them."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest

from tests.browser.site import ROOT

TOKENS = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text("utf-8")

# What the three kinds of colour blindness make of linear RGB (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHT = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
JUST_APART = 8.0
"""A difference (CIE76) that is seen side by side; the marks do the rest."""

Colour = tuple[float, float, float]


def block(selector: str) -> dict[str, str]:
    found = re.search(re.escape(selector) + r" \{(.*?)\}", TOKENS, re.S)
    assert found
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", found[1]))


def linear(text: str) -> Colour:
    parts = [int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def seen(colour: Colour, sight: str) -> Colour:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in SIGHT[sight]
    )
    return red, green, blue


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, sight: str) -> float:
    a, b = lab(seen(linear(one), sight)), lab(seen(linear(other), sight))
    return dist(a, b)


def luminance(text: str) -> float:
    red, green, blue = linear(text)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


THEMES = {":root": block(":root"), ":root[data-theme='dark']": block(":root[data-theme='dark']")}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_no_two_seats_look_the_same(theme: str, sight: str) -> None:
    seats = [THEMES[theme][f"seat-{number}"] for number in range(1, 7)]
    close = [(a, b) for a, b in combinations(seats, 2) if distance(a, b, sight) < JUST_APART]
    assert close == []


@pytest.mark.parametrize("theme", THEMES)
def test_text_has_the_contrast_of_wcag_aa(theme: str) -> None:
    colours = {**THEMES[":root"], **THEMES[theme]}
    for text in ("ink", "ink-soft", "good", "bad", "focus"):
        for ground in ("paper", "surface"):
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out_from_the_surface(theme: str) -> None:
    for number in range(1, 7):
        assert contrast(THEMES[theme][f"seat-{number}"], {**THEMES[":root"], **THEMES[theme]}["surface"]) >= 3.0, number

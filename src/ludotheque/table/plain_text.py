"""Names and chat: text that shows as what it is."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Holds the parts of one sign together, as in a family; it shows nothing of its own."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs by name that show nothing."""

ALIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03bf\u03bd\u03c1\u03c4\u03c5\u03b9\u03ba01i",
    "aeopcyxljskmtbhaovptulkoll",
)
"""Small letters of other alphabets, and digits, that look like Latin ones."""


def clean_text(text: str) -> str:
    """Names and chat as plain text: no control, direction, private or blank characters, single spaces."""
    kept = "".join(
        letter if letter == JOINER or (unicodedata.category(letter)[0] != "C" and letter not in BLANKS) else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    words = " ".join(kept.split())
    return words if any(unicodedata.category(letter)[0] in "LNPS" for letter in words) else ""


def look_alike(name: str, other: str) -> bool:
    """Whether a reader may take one name for the other."""
    return _outline(name) == _outline(other)


def _outline(name: str) -> str:
    folded = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(letter for letter in folded if letter.isalnum())

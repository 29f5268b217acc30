"""The languages that everything a person reads is written in."""

from __future__ import annotations

from ludotheque.core.errors import BadOption

LANGUAGES = ("en", "fr")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {', '.join(LANGUAGES)}; not {language!r}")

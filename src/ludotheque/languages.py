"""The languages that everything a person reads is written in."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludotheque.core.errors import BadOption

LANGUAGES = ("en", "fr")
NO_LANGUAGE = ("C", "POSIX")
"""Of a terminal that is to speak none, but what programs are written in: `LC_ALL=C`."""


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {', '.join(LANGUAGES)}; not {language!r}")


def terminal_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the terminal speaks, `fr` for `LANG=fr_CA.UTF-8`; English where nothing is said or it is not spoken here."""
    said = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    if said and said[0] in NO_LANGUAGE:
        return "en"
    # `LANGUAGE=br:fr:en` says what else its owner reads, and comes first.
    wished = [*filter(None, environment.get("LANGUAGE", "").split(":")), *said[:1]]
    return next((found for found in map(_language, wished) if found in LANGUAGES), "en")


def _language(locale: str) -> str:
    return locale.replace("_", "-").replace(".", "-").partition("-")[0].lower()

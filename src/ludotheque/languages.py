"""The languages that everything a person reads is written in."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludotheque.core.errors import BadOption

LANGUAGES = ("en", "fr")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {', '.join(LANGUAGES)}; not {language!r}")


def terminal_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the terminal speaks, `fr` for `LANG=fr_CA.UTF-8`; English where nothing is said or it is not spoken here."""
    said = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    spoken = said[0].replace("_", "-").replace(".", "-").partition("-")[0].lower() if said else ""
    return spoken if spoken in LANGUAGES else "en"

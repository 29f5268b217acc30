"""What the letters of a word decide: the English article, the French elision. `lib/grammar.ts` of the client agrees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VOWELS = "aeiouàâäéèêëîïôöùûüœæ"


def vowel_first(word: str) -> bool:
    """Whether a word begins with the sound of a vowel, as far as letters tell: `Yves` does, `Yann` does not."""
    first, second = word[:1].lower(), word[1:2].lower()
    return first in VOWELS if first != "y" else second not in VOWELS


def article(word: object) -> str:
    """`{ A($thing) }`: a pearl, an amphora."""
    text = str(word)
    return f"{'an' if text and vowel_first(text) else 'a'} {text}"


def of_name(name: object) -> str:
    """`{ DE($seat) }`: de Kit, d’Ada."""
    text = str(name)
    return f"d’{text}" if text and vowel_first(text) else f"de {text}"


def place(before: object, name: object, instead: object = "") -> str:
    """`{ PLACE("on ", $space, "here") }`: where something is; `instead` where a board does not show such names."""
    return f"{before}{name}"


FUNCTIONS: dict[str, Callable[..., Any]] = {"A": article, "DE": of_name, "PLACE": place}
"""Called from the catalogues by these names."""

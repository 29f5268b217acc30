"""What a shell asks when Tab is pressed. Typer answers; here is what it does not know of bash."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager, redirect_stdout
from io import StringIO

ASKED = "_LUDOTHEQUE_COMPLETE"
"""With this variable a shell asks for completions."""


@contextmanager
def mended(env: MutableMapping[str, str] = os.environ) -> Iterator[None]:
    """Bash cuts `initial=c` into three words, and wants only what comes after the `=`."""
    if not _join_words(env):
        yield
        return
    answers = StringIO()
    try:
        with redirect_stdout(answers):
            yield
    finally:
        sys.stdout.write(re.sub(r"^[^=\n]*=", "", answers.getvalue(), flags=re.MULTILINE))


def _join_words(env: MutableMapping[str, str]) -> bool:
    """Says whether the last word was in pieces."""
    words, at = env.get("COMP_WORDS", "").split("\n"), env.get("COMP_CWORD", "")
    if not at.isdecimal() or int(at) >= len(words):
        return False
    joined: list[str] = []
    for word in words[: int(at) + 1]:
        if joined and (word == "=" or joined[-1].endswith("=")):
            joined[-1] += word
        else:
            joined.append(word)
    env.update({"COMP_WORDS": "\n".join(joined), "COMP_CWORD": str(len(joined) - 1)})
    return joined[-1] != words[int(at)]

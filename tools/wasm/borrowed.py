"""Counts of references that nothing can need, in the C that mypyc writes.

To read one number of a vector that an object holds, mypyc counts a reference to the vector, reads, and takes the
reference back. Where nothing is called in between, nobody can take the vector away meanwhile: here the number is read
without. The counts are a tenth of what a search costs in WebAssembly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

FUNCTION = re.compile(r"^[A-Za-z].*\) \{\n(?:.*\n)*?\}\n", re.MULTILINE)
COUNTED = re.compile(r"^    (?P<sort>CPy|VEC_[A-Z0-9]+)_INCREF\((?P<name>cpy_r_r\d+)\);$")
LABEL = re.compile(r"^(CPyL\d+): ;$")
GOTO = re.compile(r"\bgoto (CPyL\d+);")
NEVER = "    CPyInt32_Overflow();"
"""An index that has passed its bounds is no larger than 32 bits."""
STRANGE = re.compile(r"\breturn\b|^\}|^    if [^;{]*$|^    else|^    \} else \{|^     {5}")
"""Shapes that are not followed."""
CALL = re.compile(
    r"\b(?!(?:likely|unlikely|INT64_C|PyErr_Set\w+|PyErr_Occurred|CPy_AddTraceback|CPy_AttributeError|CPy_Unreachable)\b)"
    r"[A-Za-z_]\w*\("
)
"""Of what is called, all but what tells of an error: that takes nothing from anybody."""


def borrowed(c: str) -> str:
    """The same C without them."""
    return FUNCTION.sub(lambda found: _function(found[0]), c)


def _function(text: str) -> str:
    lines = text.split("\n")
    counts = [at for at, line in enumerate(lines) if COUNTED.match(line)]
    if not counts:
        return text
    labels = {found[1]: at for at, line in enumerate(lines) if (found := LABEL.match(line))}
    while True:
        # What lies between two others goes first; then nothing lies between those.
        spared = [(at, ends) for at in counts if (ends := _spared(lines, at, labels))]
        if not spared:
            return "\n".join(lines)
        for at, ends in spared:
            for line in (at, *ends):
                lines[line] = "    ;"
        counts = [at for at in counts if lines[at] != "    ;"]


def _spared(lines: list[str], start: int, labels: dict[str, int]) -> set[int]:
    """The lines that take the reference back, if nothing is called before any of them; else nothing."""
    counted = COUNTED.match(lines[start])
    assert counted is not None
    name = counted["name"]
    takes_back = f"    {counted['sort']}_DECREF({name});"
    mentions = re.compile(rf"(?:CREF|DecRef)\w*\({name}\)|^    {name} = ")
    # Counted once, of one value.
    if sum(bool(mentions.search(line)) and line != takes_back for line in lines) != 2:
        return set()
    found: set[int] = set()
    seen: set[int] = set()
    open_ends = [start + 1]
    while open_ends:
        at = open_ends.pop()
        if at in seen:
            continue
        seen.add(at)
        line = lines[at]
        if line == takes_back:
            found.add(at)
        elif line == NEVER:
            continue
        elif CALL.search(line) or STRANGE.search(line):
            return set()
        else:
            open_ends.extend(_next(lines, at, labels))
    return found if found == {at for at, line in enumerate(lines) if line == takes_back} else set()


def _next(lines: list[str], at: int, labels: dict[str, int]) -> Iterator[int]:
    """Where it may go on after a line. An `else` without a bracket has one line, a jump."""
    line = lines[at]
    jump = GOTO.search(line)
    if jump:
        yield labels[jump[1]]
    if line == "    } else":
        yield at + 2
    elif not line.startswith(("        goto ", "    goto ")):
        yield at + 1
    if line.startswith("    if ") and line.endswith("{"):
        yield next(later for later in range(at, len(lines)) if lines[later].startswith("    }")) + 1

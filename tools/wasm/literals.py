"""Large numbers in the C that mypyc writes for 32 bits.

A number of more than 30 bits is a Python object there, and is made an `int64_t` anew each time it is used, though it
stands in the source. Masks of 36 or 64 bits are what the engine is made of: here the number itself takes its place.
"""

from __future__ import annotations

import re

FUNCTION = re.compile(r"^[A-Za-z].*\) \{\n(?:.*\n)*?\}\n", re.MULTILINE)
LITERAL = re.compile(r"    (cpy_r_r\d+) = \(CPyTagged\)CPyStatics\[\d+\] \| 1; /\* (-?\d+) \*/\n")
CONVERTED = re.compile(
    r"(?P<object>    (?P<bits>cpy_r_r\d+) = (?P<tagged>cpy_r_r\d+) \^ 1;\n"
    r"    (?P<pointer>cpy_r_r\d+) = \(void \*\)(?P=bits);\n)"
    r"(?P<before>    cpy_r_r\d+ = )CPyLong_AsInt64\((?P=pointer)\);"
)


def as_numbers(c: str) -> str:
    """The same C, in which a literal that is converted to `int64_t` is one. What is dead then, the compiler drops."""
    return FUNCTION.sub(lambda found: _function(found[0]), c)


def _function(text: str) -> str:
    literals = {name: value for name, value in LITERAL.findall(text) if text.count(f"    {name} = ") == 1}
    if not literals:
        return text

    def number(found: re.Match[str]) -> str:
        value = literals.get(found["tagged"])
        return found[0] if value is None else f"{found['object']}{found['before']}INT64_C({value});"

    return CONVERTED.sub(number, text)

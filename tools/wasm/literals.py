"""Large numbers in the C that mypyc writes for 32 bits.

A number of more than 30 bits is a Python object there, and is made an `int64_t` anew each time it is used, though it
stands in the source. Masks of 36 or 64 bits are what the engine is made of: here the number itself takes its place.
"""

from __future__ import annotations

import re

LITERAL = r"(?P<tagged>cpy_r_r\d+) = \(CPyTagged\)CPyStatics\[\d+\] \| 1; /\* (?P<value>-?\d+) \*/\n"
TO_OBJECT = r"    (?P<bits>cpy_r_r\d+) = (?P=tagged) \^ 1;\n    (?P<object>cpy_r_r\d+) = \(void \*\)(?P=bits);\n"
TO_NUMBER = r"(?P<before>    cpy_r_r\d+ = )CPyLong_AsInt64\((?P=object)\);"
CONVERTED = re.compile(f"(?P<literal>{LITERAL}(?:.*\n){{1,8}}?{TO_OBJECT}){TO_NUMBER}")


def as_numbers(c: str) -> str:
    """The same C, in which a literal that is converted to `int64_t` is one. What is dead then, the compiler drops."""
    return CONVERTED.sub(lambda found: f"{found['literal']}{found['before']}INT64_C({found['value']});", c)

"""How many are in a set: WebAssembly has an instruction for it, and Python has not.

`ludotheque.core.bits.popcount` adds up in halves, for numbers of 60 bits; in the C that mypyc writes of it, here the
instruction does the same.
"""

from __future__ import annotations

import re

POPCOUNT = re.compile(r"^int64_t CPyDef_ludotheque___core___bits___popcount\(int64_t (cpy_r_\w+)\) \{\n", re.MULTILINE)


def with_popcount(c: str) -> str:
    """The same C; the rest of the function is never come to. Other C than the engine's stays as it is."""
    return POPCOUNT.sub(
        lambda found: f"{found[0]}    return __builtin_popcountll((uint64_t){found[1]} & UINT64_C({2**60 - 1}));\n", c
    )

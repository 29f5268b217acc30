"""Modules compiled for Pyodide's CPython."""

from __future__ import annotations

import importlib.util
import marshal
import sys
from types import CodeType

from tools.wasm import pyodide

LINE_OF_THE_ONE_BEFORE = 0x80 | 13 << 3
"""An entry of a code object's table of lines, in its last three bits for so many instructions less one; a 0 follows."""
MOST = 8


def as_bytecode(name: str, source: bytes, bare: bool = False, lines: bool = True) -> tuple[str, bytes]:
    """A module as it starts soonest, where the CPython at work here is of Pyodide's version; else as it is.

    A bare one has no docstrings, and one without `lines` tells in which function an error was, and not where in it:
    nobody reads the standard library in a page, and these are a third of it."""
    if not name.endswith(".py") or sys.version_info[:2] != pyodide.python_minor():
        return name, source
    code = compile(source, name, "exec", dont_inherit=True, optimize=2 if bare else 0)
    return f"{name}c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code if lines else without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """All of a function lies on its first line."""
    instructions = len(code.co_code) // 2
    table = (bytes((LINE_OF_THE_ONE_BEFORE | min(MOST, left) - 1, 0)) for left in range(instructions, 0, -MOST))
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"".join(table), co_consts=inner)

"""Pyodide's standard library without what serves no engine in a page."""

from __future__ import annotations

import ast
import io
import re
import zipfile
from collections.abc import Iterable
from pathlib import Path

from tools.wasm import pyodide
from tools.wasm.bytecode import as_bytecode

LEFT_OUT = (Path(__file__).parent / "left-out.txt").read_text("utf-8").split()
"""Modules and packages, unless something that is shipped imports them."""
ENCODINGS = ("__init__", "aliases", "ascii", "idna", "latin_1", "utf_8", "utf_8_sig", "raw_unicode_escape", "cp437")
OF_PYODIDE = re.compile("_?pyodide/")
"""Its own modules, which read their docstrings."""
EPOCH = (1980, 1, 1, 0, 0, 0)


def library(shipped: Iterable[str]) -> bytes:
    """As one archive, compiled and not packed again inside. `shipped` are the sources that will run there."""
    with zipfile.ZipFile(pyodide.PYODIDE / "python_stdlib.zip") as whole:
        sources = {name: whole.read(name) for name in sorted(whole.namelist()) if name.endswith(".py")}
    left_out = set(LEFT_OUT) - needed(shipped, sources)
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w") as archive:
        for name, source in sources.items():
            if is_kept(name, left_out):
                path, content = as_bytecode(name, source, bare=OF_PYODIDE.match(name) is None, lines=False)
                archive.writestr(zipfile.ZipInfo(path, EPOCH), content)
    return kept.getvalue()


def is_kept(name: str, left_out: set[str]) -> bool:
    if any(is_of(name, one) for one in left_out):
        return False
    return not name.startswith("encodings/") or Path(name).stem in ENCODINGS


def needed(shipped: Iterable[str], sources: dict[str, bytes]) -> set[str]:
    """Those of the list that are imported all the same, by what is shipped or by one another."""
    found: set[str] = set()
    waiting = {module for text in shipped for module in imported(text, deep=True)}
    while waiting:
        path = waiting.pop().replace(".", "/")
        one = next((one for one in LEFT_OUT if is_of(f"{path}.py", one)), None)
        if one is None or one in found:
            continue
        found.add(one)
        for name, source in sources.items():
            if is_of(name, one):
                waiting |= imported(source.decode(), deep=False)
    return found


def is_of(name: str, module: str) -> bool:
    """Is the file of this module, or inside this package?"""
    return name == f"{module}.py" or name.startswith(f"{module}/")


def imported(source: str, deep: bool) -> set[str]:
    """What a source imports; if not `deep`, only what it does so when it is itself imported."""
    tree = ast.parse(source)
    modules: set[str] = set()
    for node in ast.walk(tree) if deep else tree.body:
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return modules

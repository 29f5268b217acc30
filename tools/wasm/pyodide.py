"""The Pyodide that the client's lock file pins, and what it says of its CPython."""

from __future__ import annotations

import json
import re
import zipfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"


def version() -> str:
    found: str = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    return found


@cache
def python_variables() -> dict[str, int | str]:
    """How its CPython was configured: Makefile and pyconfig.h in one, as `sysconfig` has them."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        names: dict[str, dict[str, int | str]] = {}
        exec(library.read(SYSCONFIG), names)
    return names["build_time_vars"]


def python_minor() -> tuple[int, int]:
    major, minor = str(python_variables()["VERSION"]).split(".")
    return int(major), int(minor)


def module_suffix() -> str:
    return str(python_variables()["EXT_SUFFIX"])


def pyconfig() -> str:
    """Its pyconfig.h, written anew: what was found is a number there, what was not is 0."""
    found = {
        name: value
        for name, value in python_variables().items()
        if isinstance(value, int) and value and re.fullmatch(r"[A-Za-z_]\w*", name)
    }
    lines = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H"]
    lines += [f"#define {name} {value}" for name, value in sorted(found.items())]
    return "\n".join([*lines, "#endif", ""])

"""Lets mypyc write the C of the engine for a machine of 32 bits, as WebAssembly is: `python write_c.py LIST`.

Run in a copy of the project's sources: mypyc keeps what it knows beside them, and that is not the same for 64 bits.
What is compiled, and in which groups, only setup.py knows; LIST takes each module with its C files, as JSON.
"""

from __future__ import annotations

import json
import runpy
import sys
import sysconfig
from pathlib import Path

import setuptools

# mypyc asks for the size of a word when it is imported, which setup.py does.
sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4


def main() -> None:
    asked: dict[str, object] = {}
    setuptools.setup = asked.update
    runpy.run_path("setup.py")
    modules = asked["ext_modules"]
    if not isinstance(modules, list) or not modules:
        raise SystemExit("setup.py compiles nothing here, and said why")
    listed = [{"name": module.name, "sources": module.sources} for module in modules]
    Path(sys.argv[1]).write_text(json.dumps(listed), "utf-8")


if __name__ == "__main__":
    main()

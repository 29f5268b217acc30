"""Lists in NOTICE what is shipped besides our own, with its licence: `python -m tools.notice [--check]`.

The web table's packages come from its lock file, those of the server from requirements/serve.lock. `make notice` writes
the list anew; a test compares it.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOTICE = ROOT / "NOTICE"
BEGIN = "Shipped with Ludotheque, each under its own licence"
IN_THE_PAGE = (
    "@fluent/bundle",
    "@fontsource-variable/fraunces",
    "@fontsource-variable/inter",
    "clsx",
    "esm-env",
    "pyodide",
    "svelte",
    "uqr",
)
"""What ends up in the built web table. The other packages of web/package.json only build and check it."""
IN_THE_ENGINE = (
    ("CPython's standard library, in the page's engine", "PSF-2.0"),
    ("mypyc's runtime, in the compiled engine", "MIT AND PSF-2.0"),
    ("msgspec, in the page's engine", "BSD-3-Clause"),
)
LOCKED = re.compile(r"^(?P<name>[A-Za-z0-9_.-]+)(\[[^\]]*\])?==", re.MULTILINE)
LISTED = re.compile(r"^    (?P<name>[A-Za-z0-9_.-]+) +(?P<licence>\S.*)$", re.MULTILINE)
IN_A_FILE = {"resvg-py": "MIT"}
"""Packages that name their licence only in a file."""
SPDX = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}


def page_licences() -> dict[str, str]:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    return {name: packages[f"node_modules/{name}"]["license"] for name in IN_THE_PAGE}


def server_licences() -> dict[str, str]:
    """A lock file also names what only other systems or Pythons need: of what is not installed here the list keeps what
    it said, so that it is the same wherever it is written."""
    said = dict(LISTED.findall(NOTICE.read_text("utf-8")))
    found: dict[str, str] = {}
    for name, _ in LOCKED.findall((ROOT / "requirements" / "serve.lock").read_text("utf-8")):
        try:
            found[name] = IN_A_FILE.get(name) or licence(metadata.metadata(name))
        except metadata.PackageNotFoundError:
            if name in said:
                found[name] = said[name]
    return found


def licence(about: metadata.PackageMetadata) -> str:
    if "License-Expression" in about:
        return str(about["License-Expression"])
    kinds = [kind.rpartition(" :: ")[2] for kind in about.get_all("Classifier") or [] if kind.startswith("License ::")]
    named = [SPDX.get(kind, kind) for kind in kinds if kind != "OSI Approved"]
    told = str(about["License"]).strip() if "License" in about else ""
    if named:
        return " OR ".join(sorted(set(named)))
    return told if told and "\n" not in told and len(told) < 60 else "see the package"


def listed() -> str:
    parts = [
        ("In the web table", page_licences()),
        ("In the compiled engines", dict(IN_THE_ENGINE)),
        ("Installed with the server, and in the container image", server_licences()),
    ]
    lines = [f"{BEGIN} (written by `make notice`):"]
    for heading, licences in parts:
        lines += ["", f"{heading}:", ""]
        lines += [f"    {name:<52} {kind}" for name, kind in sorted(licences.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    own = NOTICE.read_text("utf-8").partition(BEGIN)[0].rstrip()
    wanted = f"{own}\n\n{listed()}"
    if "--check" not in sys.argv:
        NOTICE.write_text(wanted, "utf-8")
    elif NOTICE.read_text("utf-8") != wanted:
        sys.exit("NOTICE does not list what is shipped now: run `make notice`")


if __name__ == "__main__":
    main()

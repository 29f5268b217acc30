"""Completes the list of parts that cyclonedx-py makes from a lock file: `python -m tools.sbom FILE`; see `make sbom`.

It knows neither our version nor what is built into the web table, nor anybody's licence.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tools.notice import LISTED, NOTICE, ROOT, page_licences
from tools.release import version_here


def complete(bom: dict[str, Any], version: str) -> None:
    whole, parts = bom["metadata"]["component"], bom["components"]
    whole["version"] = version
    whole["purl"] = f"pkg:pypi/ludotheque@{version}"
    parts += page_parts()
    licences = dict(LISTED.findall(NOTICE.read_text("utf-8")))
    for part in parts:
        if "licenses" not in part and part["name"] in licences:
            # Not all of them are names that SPDX knows.
            part["licenses"] = [{"license": {"name": licences[part["name"]]}}]
    refs = sorted(part["bom-ref"] for part in parts)
    bom["dependencies"] = [*({"ref": ref} for ref in refs), {"ref": whole["bom-ref"], "dependsOn": refs}]


def page_parts() -> list[dict[str, Any]]:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    parts = []
    for name, licence in sorted(page_licences().items()):
        version = packages[f"node_modules/{name}"]["version"]
        purl = f"pkg:npm/{quote(name)}@{version}"
        part = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
        parts.append(part | {"licenses": [{"license": {"name": licence}}]})
    return parts


def main() -> None:
    file = Path(sys.argv[1])
    bom = json.loads(file.read_text("utf-8"))
    complete(bom, version_here())
    file.write_text(json.dumps(bom, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()

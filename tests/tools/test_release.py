"""A release is refused unless version, changelog and citation agree; NOTICE lists what is shipped."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from tools import notice, release, sbom


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src" / "ludotheque" / "server" / "net").mkdir(parents=True)
    (tmp_path / "src" / "ludotheque" / "__init__.py").write_text('__version__ = "0.9.0"\n', "utf-8")
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 0.9.0\n", "utf-8")
    document = {"openapi": "3.1.0", "info": {"title": "Ludotheque", "version": "0.9.0", "x-protocol": 1}}
    kept = tmp_path / "src" / "ludotheque" / "server" / "net" / "openapi.json"
    kept.write_text(json.dumps(document, indent=1), "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.9.0 (unreleased)\n- A game.\n", "utf-8")
    return tmp_path


def test_what_was_prepared_can_be_released(root: Path) -> None:
    release.prepare("1.0.0", root, "2027-01-02")
    assert release.faults("1.0.0", root) == []
    assert "## 1.0.0 (2027-01-02)" in (root / "CHANGELOG.md").read_text("utf-8")
    assert "cff-version: 1.2.0" in (root / "CITATION.cff").read_text("utf-8")
    document = json.loads((root / "src" / "ludotheque" / "server" / "net" / "openapi.json").read_text("utf-8"))
    assert (document["openapi"], document["info"]["version"]) == ("3.1.0", "1.0.0")


def test_a_version_that_is_nowhere_written_is_refused(root: Path) -> None:
    assert len(release.faults("1.0.0", root)) == 4


def test_a_version_that_is_unreleased_or_tells_nothing_is_refused(root: Path) -> None:
    assert release.faults("0.9.0", root) == ["CHANGELOG.md says that 0.9.0 is unreleased"]
    (root / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 0.9.0 (2027-01-02)\n\n## 0.8.0 (2026-01-02)\n- Old.\n", "utf-8"
    )
    assert release.faults("0.9.0", root) == ["CHANGELOG.md has nothing to say about 0.9.0"]


@pytest.mark.parametrize("version", ["0.9.0", "0.8.9", "0.9.0rc2", "0.10.0rc1"])
def test_a_version_that_is_not_newer_than_those_before_is_refused(root: Path, version: str) -> None:
    log = "# Changelog\n\n## next (unreleased)\n- A game.\n\n## 0.10.0rc1 (2026-01-02)\n- Old.\n"
    (root / "CHANGELOG.md").write_text(log, "utf-8")
    with pytest.raises(SystemExit, match=r"has 0\.10\.0rc1 already"):
        release.prepare(version, root)
    assert (root / "CHANGELOG.md").read_text("utf-8") == log
    (root / "CHANGELOG.md").write_text(log.replace("next (unreleased)", f"{version} (2026-02-02)"), "utf-8")
    assert any("has 0.10.0rc1 already" in fault for fault in release.faults(version, root))
    (root / "CHANGELOG.md").write_text(log, "utf-8")
    release.prepare("0.10.0", root)
    assert release.faults("0.10.0", root) == []


def test_the_list_of_parts_has_our_version_and_all_that_is_built_into_the_web_table() -> None:
    of_python = {"bom-ref": "line-1", "type": "library", "name": "starlette", "version": "1.0"}
    whole = {"bom-ref": "root", "name": "ludotheque"}
    bom: dict[str, Any] = {"metadata": {"component": whole}, "components": [of_python]}
    sbom.complete(bom, "1.2.3")
    assert (whole["version"], whole["purl"]) == ("1.2.3", "pkg:pypi/ludotheque@1.2.3")
    parts = {part["name"]: part for part in bom["components"]}
    assert set(parts) == {"starlette", *notice.IN_THE_PAGE}
    assert all(part["licenses"][0]["license"]["name"] for part in parts.values())
    assert parts["@fluent/bundle"]["purl"].startswith("pkg:npm/%40fluent/bundle@0.")
    (whole_needs,) = [needs for needs in bom["dependencies"] if needs["ref"] == "root"]
    assert whole_needs["dependsOn"] == sorted(part["bom-ref"] for part in parts.values())


def test_a_version_is_three_numbers(root: Path) -> None:
    assert "'v1' is no version" in release.faults("v1", root)[0]


@pytest.mark.parametrize(
    ("version", "log"),
    [
        ("v1.0.0", "## 0.9.0 (unreleased)\n- A game.\n"),
        ("1.0.0", "## 0.9.0 (unreleased)\n"),
        ("1.0.0", "## 0.9.0 (2027-01-02)\n- A game.\n"),
        ("1.0.0", ""),
    ],
)
def test_what_cannot_be_released_is_not_half_prepared(root: Path, version: str, log: str) -> None:
    (root / "CHANGELOG.md").write_text(f"# Changelog\n\n{log}", "utf-8")
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    with pytest.raises(SystemExit):
        release.prepare(version, root)
    assert {path: path.read_bytes() for path in root.rglob("*") if path.is_file()} == before


def test_here_all_that_tells_the_version_agrees() -> None:
    assert not [fault for fault in release.faults(ludotheque.__version__) if "CHANGELOG" not in fault]


def test_notice_lists_what_is_shipped_with_its_licence() -> None:
    shipped = notice.NOTICE.read_text("utf-8").partition(notice.BEGIN)[2]
    assert shipped
    missing = [line for line in notice.listed().partition(notice.BEGIN)[2].splitlines() if line not in shipped]
    assert missing == [], "run `make notice`"


def test_every_package_that_the_page_imports_is_in_the_list() -> None:
    sources = [path for path in (release.ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    imported = {
        "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
        for path in sources
        if ".test." not in path.name
        for name in re.findall(r"""(?:from|import) ['"]([@a-z][^'"]*)['"]""", path.read_text("utf-8"))
    }
    assert imported
    assert imported <= set(notice.IN_THE_PAGE)

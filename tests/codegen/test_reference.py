"""The reference page is what the docstrings say, and everything that is exported says something."""

from __future__ import annotations

import re
from pathlib import Path

import ludotheque
from ludotheque.codegen.reference import reference

PAGE = Path(__file__).parents[2] / "docs" / "reference.md"


def test_the_page_is_up_to_date() -> None:
    """Write it anew with `python -m ludotheque.codegen.reference docs/reference.md`."""
    assert PAGE.read_text("utf-8") == reference()


def test_every_part_of_a_state_is_explained() -> None:
    table = reference().partition("## `class State`")[2].partition("\n## ")[0]
    parts = re.findall(r"^\| `(.+)` \| (.*) \|$", table, re.MULTILINE)
    assert len(parts) > 20
    assert [part for part, told in parts if not told and not part.startswith("State(")] == []


def test_every_export_is_there_and_explained() -> None:
    page = reference()
    for name in ludotheque.__all__:
        found = re.search(rf"^## `(?:class )?{name}\b.*\n`[\w.]+`\. (.*)", page, re.MULTILINE)
        assert found is not None, name
        assert len(found[1]) > 10, f"{name} has no docstring"

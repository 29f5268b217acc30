"""What docs/operate.md says of settings and bounds is what they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.codegen.operate import written_into
from ludotheque.server.settings import HINTS
from ludotheque.table import bounds

PAGE = Path(__file__).parents[2] / "docs" / "operate.md"


def test_the_tables_are_up_to_date() -> None:
    """Write them anew with `python -m ludotheque.codegen.operate docs/operate.md`."""
    page = PAGE.read_text("utf-8")
    assert page == written_into(page)


def test_every_setting_and_every_bound_has_its_words() -> None:
    page = PAGE.read_text("utf-8")
    names = {*HINTS, *(name for name in vars(bounds) if name.isupper())}
    missing = [name for name in names if not re.search(rf"^\| `{name}` \| [^|]+ \| [^|]+ \|$", page, re.MULTILINE)]
    assert not missing


def test_a_page_without_a_place_for_them_is_refused() -> None:
    with pytest.raises(ValueError, match="<!-- settings -->"):
        written_into("# Running a server\n")

"""The page without a server: its own policy, and the word that it is alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.site import page

INDEX = (Path(__file__).parents[2] / "web" / "index.html").read_text("utf-8")


def test_the_page_knows_that_it_is_alone_and_what_it_may_load() -> None:
    made = page(INDEX)
    assert '<html data-home="here" lang="en">' in made
    assert made.index("Content-Security-Policy") < made.index("<script")
    assert "script-src 'self';" in made
    assert "unsafe-eval" not in made
    assert "frame-ancestors" not in made


def test_the_page_links_to_the_documents_where_they_lie_beside_it() -> None:
    assert "data-docs" not in page(INDEX)
    assert '<html data-home="here" data-docs="docs/index.html" lang="en">' in page(INDEX, docs=True)


def test_a_page_of_another_form_is_refused() -> None:
    with pytest.raises(SystemExit, match="not as tools"):
        page("<p>Hello</p>")

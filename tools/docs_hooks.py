"""What `make docs` changes in the pages that MkDocs makes: nothing is fetched from another host."""

from __future__ import annotations

from posixpath import dirname, relpath
from typing import Protocol

FOREIGN = "https://unpkg.com/iframe-worker/shim"
OWN = "javascripts/worker.js"


class Page(Protocol):
    url: str


def on_post_page(output: str, page: Page, config: object) -> str:
    return output.replace(FOREIGN, relpath(OWN, dirname(page.url) or "."))


def on_post_template(output_content: str, template_name: str, config: object) -> str:
    """The page for addresses that do not exist is no page to MkDocs."""
    return output_content.replace(FOREIGN, f"/{OWN}")

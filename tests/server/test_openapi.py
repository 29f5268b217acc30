"""The OpenAPI document that a server sends is the one that its calls make."""

from __future__ import annotations

from ludotheque.codegen.openapi import document
from ludotheque.server.net.app import OPENAPI


def test_the_openapi_document_is_that_of_the_calls() -> None:
    assert OPENAPI.read_text("utf-8") == document(), "run python -m ludotheque.codegen.openapi"

"""Who somebody is: a random token in a cookie, or the secret of a seat link. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

COOKIE = "ludotheque"
HOST_COOKIE = "__Host-" + COOKIE
"""Over HTTPS: no other site below the same domain can set one of this name."""
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_BYTES = 32
PERSON_LETTERS = 16
"""Of the hash of a token: what events and administrators call a person by."""

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE_LENGTH = 11
"""Enough that a table by link is found by its link only."""


def new_secret() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a token or link. They are random and long, so that one round is enough."""
    return hashlib.sha256(b"ludotheque token " + secret.encode("utf-8", "replace")).hexdigest()

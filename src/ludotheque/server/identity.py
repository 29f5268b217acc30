"""Who somebody is: a random token in a cookie, or the secret of a seat link. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

COOKIE = "ludotheque"
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_BYTES = 32

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE_LENGTH = 11
"""Enough that a table by link is found by its link only."""

NOBODY_TOKEN = ""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a token or link. They are random and long, so that one round is enough."""
    return hashlib.sha256(b"ludotheque token " + secret.encode("utf-8", "replace")).hexdigest()


def looks_like_token(text: str) -> bool:
    return 40 <= len(text) <= 64 and text.isascii() and all(letter.isalnum() or letter in "-_" for letter in text)


def clean_text(text: str, lines: bool = False) -> str:
    """Names and chat as plain text: no control, direction or private characters, single spaces."""
    kept = "".join(
        letter if unicodedata.category(letter)[0] not in "C" or letter == "\u200d" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())

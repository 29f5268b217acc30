"""A seed as people write it."""

from __future__ import annotations

import hashlib
import secrets

from ludotheque.core.rng import SEED_BYTES


def seed_bytes(text: str | None) -> bytes:
    """The 32 bytes of a seed: as written, made from a word, or fresh."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(text) == 2 * SEED_BYTES and set(text.lower()) <= set("0123456789abcdef"):
        return bytes.fromhex(text)
    return hashlib.sha256(b"ludotheque seed word " + text.encode("utf-8", "surrogatepass")).digest()


def seed_number(text: str | None) -> int:
    return int.from_bytes(seed_bytes(text)[:7], "little")

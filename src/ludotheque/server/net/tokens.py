"""The tokens of browsers. Each ends with a signature of this server's, so that nobody is known by a token of their own
making. Those that older releases gave have none: they count if a table knows them.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from ludotheque.server.net.identity import COOKIE, HOST_COOKIE, hashed, new_secret
from ludotheque.table.bounds import MOST_ADDRESSES
from ludotheque.table.problems import Unavailable

UNSIGNED = 43
"""Letters of a token without its signature."""
SIGNATURE_BYTES = 15


def _cookie(headers: list[str], wanted: str) -> str:
    """The value of a cookie. Ours are not quoted: to unquote those of others, which may have any number of escapes, can
    take seconds. Of several by one name a browser sends that of the longest path first."""
    for header in headers:
        for part in header.split(";"):
            name, _, value = part.partition("=")
            if value and name.strip() == wanted:
                return value.strip()
    return ""


class Tokens:
    """Gives tokens, and knows its own."""

    def __init__(self, knows: Callable[[str], Awaitable[bool]]) -> None:
        """`knows`: whether any table belongs to who has this hash."""
        self._key = b""
        self._knows = knows
        self._known: dict[str, None] = {}
        """Tokens of older releases that were looked up."""

    def use(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        secret = new_secret()
        return secret + self._signature(secret)

    def _signature(self, secret: str) -> str:
        signature = hashlib.blake2b(secret.encode(), key=self._key, digest_size=SIGNATURE_BYTES).digest()
        return base64.urlsafe_b64encode(signature).decode()

    async def token_of(self, connection: HTTPConnection) -> str:
        """The browser's token; empty without one of ours. What a neighbour could have set counts only where nothing
        else is."""
        cookies = connection.headers.getlist("cookie")
        token = _cookie(cookies, HOST_COOKIE) or _cookie(cookies, COOKIE)
        return token if await self._is_ours(token) else ""

    async def owner_of(self, connection: HTTPConnection) -> str:
        """Who asks, as a hash; empty for nobody we know."""
        token = await self.token_of(connection)
        return hashed(token) if token else ""

    async def _is_ours(self, token: str) -> bool:
        if len(token) < UNSIGNED or not token.isascii():
            return False
        secret, signature = token[:UNSIGNED], token[UNSIGNED:]
        if signature:
            return hmac.compare_digest(signature, self._signature(secret))
        if token in self._known:
            return True
        try:
            is_known = await self._knows(hashed(token))
        except Exception:
            raise Unavailable() from None
        if is_known:
            while len(self._known) >= MOST_ADDRESSES:
                del self._known[next(iter(self._known))]
            self._known[token] = None
        return is_known
